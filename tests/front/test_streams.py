"""Standard streams that are full or closed: exit codes 0 and 1 require a complete answer.

Each run is a separate process, since Python flushes its buffers at exit.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from puzzlelang.front.commands import program, registry

pytestmark = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")

TOP = Path(__file__).parents[2]
STUCK = "puzzle: Stuck\nstate:\n  a: 0..1 = 0\ntransitions: {t: {then: {a: 0}}}\ngoal: a = 1\n"
LINE = (
    "puzzle: A line\nparams: {n: 2}\nstate: {a: 0..4 = 0}\n"
    "transitions: {go: {when: a < n, then: {a: a + 1}}}\ngoal: a = n\ngenerate: {n: 2..4}\n"
)

RUNS: Mapping[str, int] = {
    "solve frogs": 0,
    "solve frogs --format json": 0,
    "solve stuck.yaml": 1,
    "solve stuck.yaml --format json": 1,
    "solve tiles --states 10": 3,
    "validate frogs": 0,
    "validate wrong.yaml": 2,
    "explain range-left": 0,
    "docs language#lists": 0,
    "explore frogs": 0,
    "explore frogs -o out.csv": 0,
    "graph frogs -o out.svg": 0,
    "generate line.yaml --count 1": 0,
    "play frogs --lines": 0,
    "play frogs -o page.html": 0,
    "verify frogs answer.json": 0,
    "verify frogs refused.json": 1,
    "verify frogs answer.json --rename B=B": 0,
    "compare frogs frogs": 0,
    "compare frogs goat": 1,
    "moves frogs --all": 0,
    "grade frogs line.yaml -o graded.json": 0,
    "store layers": 0,
    "export frogs --pddl task": 0,
    "list river": 0,
    "new fresh": 0,
    "format frogs": 0,
    "format --check loose.yaml": 1,
    "schema": 0,
    "completion --help": 0,
    "lsp --help": 0,
    "--version": 0,
    "solve --no-such-option": 2,
}
"""Commands, with their exit codes if everything can be written."""

SILENT = (
    "explore frogs -o out.csv",
    "graph frogs -o out.svg",
    "export frogs --pddl task",
    "play frogs -o page.html",
    "validate wrong.yaml",
    "solve --no-such-option",
)
"""Commands that print nothing on standard output."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("streams")
    (place / "stuck.yaml").write_text(STUCK)
    (place / "line.yaml").write_text(LINE)
    (place / "loose.yaml").write_text(STUCK.replace(": 0..1", ":   0..1"))
    (place / "wrong.yaml").write_text(STUCK.replace("a = 1", "b = 1"))
    assert sh("explore frogs --store layers", "", place).returncode == 0
    answer = sh("solve frogs --format json", "", place).stdout
    (place / "answer.json").write_bytes(answer)
    (place / "refused.json").write_bytes(answer.replace(b'"GG_BB"', b'"G_GBB"'))
    return place


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(TOP), "PYTHONUNBUFFERED": "", **more}


def sh(
    command: str, redirection: str, folder: Path, **more: str
) -> subprocess.CompletedProcess[bytes]:
    (folder / "fresh.yaml").unlink(missing_ok=True)
    shutil.rmtree(folder / "task", ignore_errors=True)
    line = f"{sys.executable} -m puzzlelang {command} {redirection}"
    return subprocess.run(
        ["bash", "-c", line], cwd=folder, env=environment(**more), capture_output=True, check=False
    )


def test_all_commands_are_tried() -> None:
    assert set(registry.COMMANDS) <= {command.split()[0] for command in RUNS}


@pytest.mark.slow
@pytest.mark.one_of(5, 4)
@pytest.mark.parametrize("command", RUNS)
def test_what_can_be_written_is_told_with_its_code(folder: Path, command: str) -> None:
    done = sh(command, "", folder)
    assert done.returncode == RUNS[command], done.stderr
    assert (done.stdout == b"") == (command in SILENT)


@pytest.mark.later(
    "compare frogs frogs->/dev/full-", "explore frogs->/dev/full-", "solve frogs->/dev/full-"
)
@pytest.mark.one_of(9, 4)
@pytest.mark.parametrize(
    ("redirection", "unbuffered"), [(">/dev/full", ""), (">/dev/full 2>/dev/full", "1")]
)
@pytest.mark.parametrize("command", [*RUNS])
def test_an_answer_that_is_not_written_is_none(
    folder: Path, command: str, redirection: str, unbuffered: str
) -> None:
    """On a full disk, an unwritten answer proves nothing."""
    done = sh(command, redirection, folder, PYTHONUNBUFFERED=unbuffered)
    expected = RUNS[command] if command in SILENT else 2
    assert done.returncode == expected
    assert b"Traceback" not in done.stderr
    if expected == 2 and command not in SILENT and redirection == ">/dev/full":
        assert done.stderr.endswith(b"The answer can't be written: No space left on device.\n")


CLOSED = ("2>&-", ">&-", ">&- 2>&-", ">&- 2>/dev/full")


@pytest.mark.later(
    "explore frogs -o out.csv-2>/dev/full",
    "solve frogs-2>/dev/full",
    "solve stuck.yaml->&- 2>&-",
    "validate frogs-2>/dev/full",
)
@pytest.mark.one_of(5, 2)
@pytest.mark.parametrize(
    ("command", "redirection"),
    [*((command, "2>/dev/full") for command in RUNS),
     *((command, closed) for command in ("solve stuck.yaml", "validate wrong.yaml", "list river")
       for closed in CLOSED)],
)  # fmt: skip
def test_messages_and_closed_streams_change_no_code(
    folder: Path, command: str, redirection: str
) -> None:
    """Messages are not part of the answer, and a closed stream is not needed."""
    assert sh(command, redirection, folder).returncode == RUNS[command]


@pytest.mark.later(
    "format frogs",
    "solve frogs",
    "solve stuck.yaml --format json",
    "store layers",
    "verify frogs refused.json",
)
@pytest.mark.one_of(3, 2)
@pytest.mark.parametrize("command", [c for c in RUNS if c not in SILENT])
def test_nobody_reads_on(folder: Path, command: str) -> None:
    """The reader is gone before the first line; nothing is reported."""
    (folder / "fresh.yaml").unlink(missing_ok=True)
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "puzzlelang", *command.split(), *["--quiet"][command[0] == "-" :]],
        cwd=folder, env=environment(), stdout=writing, stderr=subprocess.PIPE, check=False,
    )  # fmt: skip
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.later("new fresh", "validate wrong.yaml", "verify frogs refused.json")
@pytest.mark.one_of(3)
@pytest.mark.parametrize(
    "command",
    [*(c for c in RUNS if c.startswith(("verify", "graph", "explain", "list", "new", "format"))),
     "solve frogs --tier native", "solve stuck.yaml --tier native --format json", "explore frogs",
     "validate wrong.yaml", "solve tiles --states 10"],
)  # fmt: skip
def test_nothing_is_left_open(folder: Path, command: str, tmp_path: Path) -> None:
    """Development mode warns of unclosed files, among other things."""
    (folder / "fresh.yaml").unlink(missing_ok=True)
    more = {"PYTHONDEVMODE": "1", "PYTHONWARNINGS": "error", "PUZZLELANG_CACHE": str(tmp_path)}
    done = sh(command, "", folder, **more)
    assert done.returncode == RUNS.get(command, RUNS.get(command.partition(" --tier")[0]))
    assert b"Warning" not in done.stderr and b"Traceback" not in done.stderr
    assert bool(list(tmp_path.rglob("*.code"))) == ("native" in command), (
        "the cache keeps machine code"
    )


def test_head_is_quiet(folder: Path) -> None:
    done = sh("list --quiet", "| head -2; echo ${PIPESTATUS[0]}", folder)
    assert done.stderr == b""
    assert done.stdout.count(b"\n") == 3
    done = sh("explore hanoi --tree --depth 14", "2>&1 | head -2; echo ${PIPESTATUS[0]}", folder)
    assert done.stdout.splitlines()[2:] == [b"141"]


def test_no_other_file_gets_the_number_of_a_closed_stream(folder: Path) -> None:
    """A file opened while standard error is closed contains nothing else."""
    program = """
import os, sys
from puzzlelang.__main__ import main
from puzzlelang.front.commands import program as cli
def run(began):
    with open("written", "w") as file:
        os.write(2, b"LLVM says something")
        file.write("whole")
    return 0
cli.main = run
sys.exit(main())
"""
    (folder / "program.py").write_text(program)
    line = f"{sys.executable} program.py 2>&- >&- <&-"
    done = subprocess.run(["bash", "-c", line], cwd=folder, env=environment(), check=False)
    assert done.returncode == 0
    assert (folder / "written").read_text() == "whole"


@pytest.mark.later("-raise MemoryError", "1-import no_such_module", "1-raise RuntimeError")
@pytest.mark.parametrize(
    "mishap",
    ["raise MemoryError", "raise RuntimeError", "raise SystemExit('why')", "raise GeneratorExit",
     "import no_such_module"],
)  # fmt: skip
@pytest.mark.one_of(3)
@pytest.mark.parametrize("debug", ["", "1"])
def test_what_nobody_foresaw_is_no_proof(mishap: str, debug: str, tmp_path: Path) -> None:
    """Raise inside the program and outside its error handling."""
    for where in ("cli.main", "cli.run"):
        (tmp_path / "program.py").write_text(
            "import sys\n"
            "from puzzlelang.__main__ import main\n"
            "from puzzlelang.front.commands import program as cli\n"
            "def fail(*given, **more):\n"
            f"    {mishap}\n"
            f"{where} = fail\n"
            "sys.exit(main())\n"
        )
        line = f"{sys.executable} program.py 2>/dev/full"
        done = subprocess.run(
            ["bash", "-c", line], cwd=tmp_path, env=environment(PUZZLELANG_DEBUG=debug), check=False
        )
        assert done.returncode in (3, 70)


def test_what_the_system_does_not_allow_is_no_proof(tmp_path: Path) -> None:
    """Report any other system error in the system's words."""
    (tmp_path / "program.py").write_text(
        "import sys\nfrom puzzlelang.front.commands import program as cli\n"
        "def fail(*given): raise OSError(24, 'Too many open files')\n"
        "cli.run = fail\nfrom puzzlelang.__main__ import main\nsys.exit(main())\n"
    )
    done = subprocess.run(
        [sys.executable, "program.py"], cwd=tmp_path, env=environment(), capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr == "The system does not allow it: [Errno 24] Too many open files.\n"


def test_a_removed_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command reports it in one message, instead of failing in its own way."""
    told = "--help", "--version", "--no-such-option"
    lines = [line for line in RUNS if not set(told) & set(line.split())]
    lines += ["completion bash", "lsp", "solve frogs --watch", "solve frogs --compare"]
    assert {line.split()[0] for line in lines} == set(registry.COMMANDS)
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    for line in lines:
        assert program.main(line.split()) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.splitlines()) == ("", [
            "error[usage]: the folder in which this command runs has been removed",
            " = help: `cd` to a folder that exists",
        ])  # fmt: skip
