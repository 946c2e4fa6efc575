"""A short fuzzing run in each run of the tests, and all earlier finds.

``PUZZLELANG_FUZZ=60`` tries each target for that many seconds instead.
"""

from __future__ import annotations

import os
import random
import sys
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import strategies as st

from puzzlelang.answers.loading import FRAMES
from tests.random_puzzles import at_random
from tests.support import in_part

from . import run
from .promise import MOST_BYTES, Broken, TooMuchWork, check_text, work_counted
from .strategies import by_grammar, files, well_typed
from .targets import TARGETS

sys.setrecursionlimit(max(sys.getrecursionlimit(), FRAMES))  # or hypothesis warns of a change

SECONDS = float(os.environ.get("PUZZLELANG_FUZZ", "0"))
MANY = int(20 * SECONDS)
FINDS = Path(__file__).parent / "finds"
FOUND = sorted(path for path in FINDS.glob("*/*") if path.is_file())


@pytest.mark.parametrize("path", FOUND, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_was_found_stays_mended(path: Path) -> None:
    with work_counted():
        TARGETS[path.parent.name].run(path.read_bytes())


PLAIN = """\
puzzle: Long lines
about: A text.
state:
  n: 0..3 = 0
transitions:
  go:
    then:
      n: min(3, n + 1)
    say: one more
goal: n = 3
"""
MAP = "maps:\n  yard:\n    text: |\n      #.\n    legend: |\n      # = wall\n      . = floor\n"
WIDE = 60_000

LONG_LINES = {
    "blanks in a legend": ("loader", PLAIN + MAP + "      o = x" + " " * WIDE + "y\n"),
    "blanks in a key": ("editing", PLAIN.replace("say", "s" + " " * WIDE + "ay")),
    "blanks in quotes": ("loader", PLAIN.replace("n = 3", '"n' + " " * (3 * WIDE) + '\\x07"')),
    "names with commas": ("editing", PLAIN.replace("goal: ", "goal: " + "x, " * (WIDE // 3))),
    "blanks before a sum": ("editing", PLAIN.replace("A text", "A" + " " * WIDE + "text")),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", LONG_LINES)
def test_long_lines_take_no_square_of_their_length(name: str) -> None:
    """Each once took minutes; the limit is ten seconds, and they take a fraction of one."""
    target, text = LONG_LINES[name]
    assert run.failure(TARGETS[target].run, text.encode()) is None


@pytest.mark.each_time("certificate-40")
@in_part("share", 40, 8, 1)
@pytest.mark.parametrize("name", TARGETS)
def test_mutants_keep_the_promise(name: str, share: int, tmp_path: Path) -> None:
    target, chance = TARGETS[name], random.Random(1)
    if SECONDS:
        assert run.fuzz(name, SECONDS, chance.randrange(10**6), tmp_path) == 0
    seeds = target.seeds()
    for _ in range(-(-target.few // share)):
        mutant = target.mutate(chance, chance.choice(seeds), seeds)
        with work_counted():
            target.run(mutant)


@pytest.mark.later("survey", "map", "solver")
@pytest.mark.parametrize("name", TARGETS)
def test_good_files_keep_it(name: str) -> None:
    for seed in islice(TARGETS[name].seeds(), 2):
        TARGETS[name].run(seed)


@at_random(360, st.one_of(well_typed(), st.deferred(lambda: by_grammar())), many=MANY)
def test_expressions(text: str) -> None:
    TARGETS["expression"].run(text.encode())


@at_random(360, files(), many=MANY)
def test_files(text: str) -> None:
    data = text.encode("utf-8", "surrogatepass")
    TARGETS["loader"].run(data)
    TARGETS["editing"].run(data)


# ── the fuzzing itself can fail ──────────────────────────────────────────────────────


def test_a_broken_promise_is_noticed(tmp_path: Path) -> None:
    def bad(data: bytes) -> None:
        if b"w" in data and b"\n" in data:
            raise KeyError("w")

    data = b"one two\nthree four\nfive"
    found = run.failure(bad, data)
    assert found is not None and found[0].startswith("KeyError")
    assert run.failure(bad, b"three") is None
    small = run.smallest(data, lambda less: run.failure(bad, less) is not None)
    assert sorted(small) == sorted(b"w\n")


def test_long_words_and_long_work_are_noticed() -> None:
    with pytest.raises(Broken):
        check_text("x" * (MOST_BYTES + 1))
    with pytest.raises(Broken):
        check_text("\x1b[2J")
    with pytest.raises(TooMuchWork), work_counted(1000):
        for number in range(2000):
            abs(number)
    failed = run.failure(lambda data: [None for _ in iter(int, 1)] and None, b"", seconds=0.05)
    assert failed is not None and failed[0].startswith("Hangs")
