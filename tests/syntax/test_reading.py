"""Any input gives a puzzle, or a message and exit code 2."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from puzzlelang.front.commands import program
from puzzlelang.syntax import files, library
from puzzlelang.text.diagnostics import PuzzleError

TOP = Path(__file__).parents[2]

READERS = (
    "solve BAD", "validate BAD", "explore BAD", "graph BAD -o out.svg", "format BAD",
    "format --write BAD", "list BAD", "new fresh --like BAD", "verify BAD answer.json",
    "verify frogs BAD", "verify frogs answer.json --certificate BAD", "solve maze --map maze=BAD",
    "solve sokoban --instance BAD:1",
)  # fmt: skip
"""All inputs, with the commands that read them."""

FROM_INPUT = (
    "solve -", "validate -", "explore -", "graph - -o out.svg", "format -", "verify - answer.json",
    "verify frogs -", "solve maze --map maze=-", "solve sokoban --instance -",
)  # fmt: skip


@pytest.fixture
def folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a-folder.yaml").mkdir()
    os.mkfifo(tmp_path / "pipe.yaml")
    (tmp_path / "nowhere.yaml").symlink_to("gone.yaml")
    (tmp_path / "round.yaml").symlink_to("round.yaml")
    (tmp_path / "latin.yaml").write_bytes("puzzle: Frösche\n".encode("latin-1"))
    (tmp_path / "utf16.yaml").write_bytes("puzzle: Frogs\n".encode("utf-16"))
    (tmp_path / "binary.yaml").write_bytes(b"puzzle: a\0b\n")
    (tmp_path / "denied.yaml").write_text("puzzle: Not for you\n")
    assert program.main("solve frogs --format json --certificate proof.gz --quiet".split()) == 0
    (tmp_path / "answer.json").write_text(capsys.readouterr().out)
    opened = os.open

    def denied(path: object, *given: object, **more: object) -> int:
        if path == "denied.yaml":  # the user of the tests may be allowed to read it
            raise PermissionError(13, "Permission denied", path)
        return opened(path, *given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "open", denied)
    return tmp_path


@pytest.mark.one_of(15, 3)
@pytest.mark.parametrize(
    "bad",
    ["a-folder.yaml", "pipe.yaml", "/dev/zero", "/dev/stdin", "/proc/self/mem", "nowhere.yaml",
     "round.yaml", "latin.yaml", "utf16.yaml", "binary.yaml", "denied.yaml", "gone/away.yaml",
     "answer.json/below.yaml", "x" * 5000 + ".yaml", "a\0b.yaml", "\udcff.yaml"],
)  # fmt: skip
@pytest.mark.parametrize("command", [*READERS])
def test_what_is_no_text_is_refused(
    folder: Path, bad: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(folder.iterdir())
    code = program.main([word.replace("BAD", bad) for word in command.split(" ")])
    out, err = capsys.readouterr()
    if command.endswith("--certificate BAD") and code == 1:  # readable, but proves nothing
        assert bad in ("latin.yaml", "utf16.yaml", "binary.yaml")
        assert out.startswith("Not verified")
        return
    assert (code, out) == (2, ""), err
    assert err.startswith("error["), err
    assert "internal error" not in err and "does not allow" not in err
    assert sorted(folder.iterdir()) == before


def run(command: str, redirection: str, folder: Path) -> subprocess.CompletedProcess[str]:
    line = f"{sys.executable} -m puzzlelang {command} {redirection}"
    environment = {**os.environ, "PYTHONPATH": str(TOP)}
    return subprocess.run(
        ["bash", "-c", line], cwd=folder, env=environment, capture_output=True, text=True,
        timeout=60, check=False,
    )  # fmt: skip


@pytest.mark.later("solve -", "verify frogs -")
@pytest.mark.one_of(3)
@pytest.mark.parametrize("command", FROM_INPUT)
def test_a_closed_standard_input(folder: Path, command: str) -> None:
    done = run(command, "<&-", folder)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "error[unreadable]: standard input is closed\n"
        " = help: name a file instead of `-`\n"
    )  # fmt: skip


@pytest.mark.slow
def test_a_closed_standard_input_is_no_matter_to_others(folder: Path) -> None:
    done = run("solve frogs --quiet --format lines", "<&-", folder)
    assert (done.returncode, done.stdout.split()[-1], done.stderr) == (0, "BB_GG", "")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("redirection", "words"),
    [("</dev/null", "this file is empty"), ("0>/dev/null", "cannot be read"),
     ("<latin.yaml", "not written in UTF-8: see line 1"), ("</dev/zero", "is larger than 1 MiB"),
     ("<binary.yaml", "is not a text file")],
)  # fmt: skip
def test_a_standard_input_that_is_no_puzzle(folder: Path, redirection: str, words: str) -> None:
    done = run("solve -", redirection, folder)
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr


@pytest.mark.slow
def test_a_terminal_at_its_end(folder: Path) -> None:
    """Ctrl-D on an empty line."""
    ours, theirs = pty.openpty()
    os.write(ours, b"\x04")
    environment = {**os.environ, "PYTHONPATH": str(TOP)}
    done = subprocess.run(
        [sys.executable, "-m", "puzzlelang", "solve", "-"], stdin=theirs, env=environment,
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    os.close(ours)
    os.close(theirs)
    assert (done.returncode, done.stdout) == (2, "")
    assert "this file is empty" in done.stderr


def test_half_of_an_input_is_not_taken_for_the_whole() -> None:
    """A non-blocking read gets the available part, and then nothing yet."""
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    os.write(writing, b"puzzle: Half\n")
    with os.fdopen(reading, "rb") as stream, pytest.raises(PuzzleError) as refused:
        files.read_stream(stream, "standard input")
    os.close(writing)
    assert "part of it has not arrived yet" in str(refused.value.diagnostics[0].message)


def test_a_folder_that_can_not_be_read_is_not_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise `validate folder` would accept files without reading them."""
    (tmp_path / "below").mkdir()
    scanned = os.scandir

    def denied(path: str) -> object:
        if path.endswith("below"):
            raise PermissionError(13, "Permission denied", path)
        return scanned(path)

    monkeypatch.setattr(os, "scandir", denied)
    with pytest.raises(PuzzleError) as refused:
        library.files_in(str(tmp_path))
    assert "can't be read: Permission denied" in refused.value.diagnostics[0].message
