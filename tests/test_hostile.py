"""A stranger's file does no harm: it ends soon, in little memory, with one message.

A part of ``hostile_cases`` is run each time; ``PUZZLELANG_HOSTILE=1`` runs all of them (some
3,300, in four minutes), ``python tests/hostile_runner.py --whole`` in processes of their own.
Time is not asserted here (see ``benchmarks/hostile.py``), only that there is an end to it.
"""

from __future__ import annotations

import os
import sys
from itertools import islice

import pytest
from hostile_cases import cases
from hostile_runner import MEGABYTES, Run, Runner

EACH = 1 if os.environ.get("PUZZLELANG_HOSTILE") else 40
PARTS = 4

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is measured as Linux does")


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_happens(part: int) -> None:
    with Runner() as runner:
        broken: dict[str, list[str]] = {}
        for case in islice(cases(), part * EACH, None, PARTS * EACH):
            run = runner.run(case)
            found = list(run.promises())
            if found:
                broken[case.name] = found
    assert not broken


def test_there_are_thousands_and_their_names_differ() -> None:
    names = [case.name for case in cases()]
    assert len(names) == len(set(names)) >= 2_000


def test_what_is_broken_is_seen() -> None:
    """The judge itself: an answer to a file that is wrong, a crash, a secret told."""
    case = next(cases())
    assert not case.right

    def judged(code: int, out: bytes = b"", err: bytes = b"error\n", megabytes: float = 1) -> str:
        return "; ".join(Run(case, code, 0, megabytes, out, err, ()).promises())

    assert judged(2) == ""
    assert judged(0) == "exit code 0"
    assert judged(-11) == "ended by SIGSEGV"
    assert judged(2, out=b"an answer") == "an answer beside an error"
    assert judged(2, err=b"") == "no message"
    assert judged(2, err=b"e" * 5_000) == "messages of 5,000 bytes"
    assert "Traceback" in judged(2, err=b"Traceback (most recent call last):")
    assert "the-secret" in judged(2, err=b"error: the-secret-of-the-neighbour-4711")
    assert "x1b" in judged(2, err=b"error: \x1b[31m")
    assert judged(2, megabytes=MEGABYTES + 1) == f"{MEGABYTES + 1} MB"


def test_what_a_process_does_is_seen(tmp_path: object) -> None:
    """A case that reads a file beside its folder is caught doing it."""
    case = next(case for case in cases() if case.name.endswith("-map '../secret.txt'"))
    with Runner() as runner:
        assert runner.run(case).seen == ()
        spied = runner.run(case.asking("solve", "puzzle.yaml", "--map", "room=../secret.txt"))
    assert spied.code == 2
    assert "the-secret" in " ".join(spied.promises())
