"""A stranger's file ends soon, in little memory, with one message.

Each run takes a part of ``hostile_cases``; ``PUZZLELANG_HOSTILE=1`` runs all (some 3,300, in four
minutes), ``python tests/project/hostile_runner.py --whole`` runs them in separate processes. Run
times are not asserted here (see ``benchmarks/hostile.py``), only termination.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from tests.project.hostile_cases import FAMILIES, Case, cases, places
from tests.project.hostile_runner import MEGABYTES, Run, Runner
from tests.support import nightly, slow

ALL = bool(os.environ.get("PUZZLELANG_HOSTILE"))
PARTS = 4

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is measured as on Linux")


def first_of_some_families() -> Iterator[Case]:
    return (next(cases([make])) for make in FAMILIES[::6])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "each"), [(0, None), *slow((0, 60)), *nightly(*((part, 40) for part in range(PARTS)))]
)
def test_nothing_happens(part: int, each: int | None) -> None:
    each = 1 if ALL else each
    some = islice(cases(), part * each, None, PARTS * each) if each else first_of_some_families()
    with Runner() as runner:
        broken: dict[str, list[str]] = {}
        for case in some:
            run = runner.run(case)
            found = list(run.promises())
            if found:
                broken[case.name] = found
    assert not broken


@pytest.mark.slow
def test_there_are_thousands_and_their_names_differ() -> None:
    names = [case.name for case in cases()]
    assert len(names) == len(set(names)) >= 2_000


def test_what_is_broken_is_seen() -> None:
    """Test the judge: an answer for a wrong file, a crash, a leaked secret."""
    case = next(cases())
    assert not case.right

    def judged(code: int, out: bytes = b"", err: bytes = b"error\n", megabytes: float = 1) -> str:
        return "; ".join(Run(case, code, 0, megabytes, out, err, ()).promises())

    assert judged(2) == ""
    assert judged(0) == "exit code 0"
    assert judged(-11) == "ended by SIGSEGV"
    assert judged(2, out=b"an answer") == "an answer in addition to an error"
    assert judged(2, err=b"") == "no message"
    assert judged(2, err=b"e" * 5_000) == "messages of 5,000 bytes"
    assert "Traceback" in judged(2, err=b"Traceback (most recent call last):")
    assert "the-secret" in judged(2, err=b"error: the-secret-of-the-neighbour-4711")
    assert "x1b" in judged(2, err=b"error: \x1b[31m")
    assert judged(2, megabytes=MEGABYTES + 1) == f"{MEGABYTES + 1} MB"


@pytest.mark.slow
def test_what_is_told_and_made_is_seen() -> None:
    """A line of an outside file in a message; a new file."""
    case = next(case for case in cases([places]) if case.name.endswith("-map '../secret.txt'"))
    with Runner() as runner:
        assert runner.run(case).seen == ()
        spied = runner.run(case.asking("solve", "puzzle.yaml", "--map", "room=../secret.txt"))
        drawn = runner.run(case.asking("graph", "frogs", "-o", "x.svg"))
    assert spied.code == 2
    assert "the-secret" in " ".join(spied.promises())
    assert drawn.code == 0
    assert {"made 'puzzle/x.svg'", "did os.rename"} <= set(drawn.seen)


@pytest.mark.slow
def test_what_a_process_opens_and_begins_is_seen(tmp_path: Path) -> None:
    """Test the hook of every copied process on forbidden actions."""
    (tmp_path / "secret.txt").write_text("x")
    (tmp_path / "puzzle").mkdir()
    (tmp_path / "puzzle/own.txt").write_text("x")
    log = tmp_path / "log"
    program = (
        "import os, sys\n"
        "from tests.project.hostile_runner import _watch\n"
        f"os.chdir({str(tmp_path / 'puzzle')!r})\n"
        f"_watch({str(tmp_path)!r}, ['--map', 'm=../named'], "
        f"os.open({str(log)!r}, os.O_WRONLY | os.O_CREAT))\n"
        "open('own.txt').close()\n"
        "open('../secret.txt').close()\n"
        "os.system('true')\n"
    )
    environment = {**os.environ, "PUZZLELANG_CACHE": str(tmp_path / "cache")}
    folder = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", program], cwd=folder, env=environment, check=True)
    assert log.read_text() == "opened '../secret.txt'\ndid os.system\n"
