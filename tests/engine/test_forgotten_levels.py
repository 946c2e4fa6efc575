"""Forgetting levels that can't recur changes no number of an exhaustive walk."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import strategies as st

from puzzlelang.answers.loading import load
from puzzlelang.compiler.compiled_system import compile_puzzle
from puzzlelang.core import nodes as core
from puzzlelang.core.thresholds import changed
from puzzlelang.search import count_solutions, explore
from puzzlelang.search.system import Limits, Solved
from tests.random_puzzles import at_random
from tests.support import in_part, load_text

pytest.importorskip("llvmlite")

from puzzlelang.engine import kernel_run
from puzzlelang.engine.native_search import NativeSearcher
from tests.engine.test_native import outcome

MANY = int(os.environ.get("PUZZLELANG_RANDOM", "0"))
NO_INDEX = 0
"""Disables the bitmap index, which would replace the table."""


@pytest.fixture
def walks(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Record, for each run, the states reached and the states forgotten."""
    found: list[tuple[int, int]] = []
    close = kernel_run.Run.close

    def closed(self: Any) -> None:
        if not self._closed:
            found.append((self.search.count, self.search.forgotten))
        close(self)

    monkeypatch.setattr(kernel_run.Run, "close", closed)
    return found


def explored(puzzle: core.Puzzle, least: int, states: int = 10_000_000) -> Any:
    """Explore with levels forgotten from ``least`` states on.

    A walk that forgets too much may never end, so ``states`` limits it.
    """
    with changed(apart_from=least, index_bits=NO_INDEX, first_budget=7):
        return outcome(NativeSearcher(compile_puzzle(puzzle)).explore, Limits(states=states))


def by_python(puzzle: core.Puzzle, states: int | None = None) -> Any:
    return outcome(explore, compile_puzzle(puzzle), Limits(states=states))


@pytest.mark.slow
@pytest.mark.later("english:pyramid")
@pytest.mark.parametrize("instance", ["english:plus", "english:fireplace", "english:pyramid"])
def test_pegs(instance: str, walks: list[tuple[int, int]]) -> None:
    puzzle = load("solitaire", instance=instance).puzzle
    assert explored(puzzle, 0) == explored(puzzle, 1 << 40) == by_python(puzzle)
    (states, forgotten), (all_states, none) = walks
    assert states == all_states and none == 0
    assert 0 < states - forgotten < 30, "only the last level is kept"


@pytest.mark.slow
def test_from_so_many_states_on(walks: list[tuple[int, int]]) -> None:
    puzzle = load("solitaire", instance="english:fireplace").puzzle
    assert explored(puzzle, 719) == explored(puzzle, 500)
    assert [forgotten > 0 for _, forgotten in walks] == [False, True]


@pytest.mark.slow
@pytest.mark.parametrize("states", [1, 20, 300])
def test_a_limit_of_states(states: int) -> None:
    puzzle = load("solitaire", instance="english:pyramid").puzzle
    assert explored(puzzle, 0, states) == explored(puzzle, 1 << 40, states)


ROUND = """\
puzzle: Round
state:
  left: set of 0..5 = none + 0 + 1 + 2 + 3 + 4 + 5
transitions:
  take(i in 0..5):
    when: i in left
    then: {left: left - i}
  again:
    when: left = none
    then: {left: none + 0 + 1 + 2 + 3 + 4}
goal: false
"""


def test_a_level_that_comes_again(walks: list[tuple[int, int]]) -> None:
    """The empty set is followed by larger sets, so the walk restarts and forgets nothing.

    Mutation: TANGLED is GOING_ON.
    """
    puzzle = load_text(ROUND).puzzle
    assert explored(puzzle, 0) == by_python(puzzle)
    assert [forgotten > 0 for _, forgotten in walks] == [True, False]
    assert walks[1][0] == 2**6


TWO = """\
puzzle: Two
state:
  left: set of 0..3 = none + 0 + 1 + 2 + 3
  gone: set of 0..3 = none
  n: 0..2 = 0
transitions:
  take(i in 0..3):
    when: i in left
    then: {left: left - i, n: (n + i) mod 3}
  stay:
    when: n = 1
    then: {n: 2, gone: gone + 1}
goal: false
"""


def test_where_some_steps_leave_a_count_alone(walks: list[tuple[int, int]]) -> None:
    puzzle = load_text(TWO).puzzle
    assert explored(puzzle, 0) == by_python(puzzle)


STEPS = (
    "left: left - i", "left: left - i", "left: left - i, more: more + i mod 3",
    "more: more + i mod 3", "left: left - i, n: (n + 1) mod 3", "left: left + (i + 1) mod 6",
    "n: (n + 1) mod 3, more: more + i mod 3", "left: none + 0 + 2 + 4",
    "left: left - i - (i + 1) mod 6",
)  # fmt: skip
WHENS = (
    "i in left", "i in left", "i in left and (i + 1) mod 6 in left", "i not in left",
    "i mod 3 not in more", "i mod 3 not in more and i in left", "left = none", "n = i",
    "i in left and n != 2",
)  # fmt: skip


GOALS = "n = 2 and left = none", "count(left) < 4", "left = none or n = 1 and 2 in more"


def random_sets(seed: int, goal: str = GOALS[0]) -> str:
    chance = random.Random(seed)
    rules = "".join(
        f"  step{number}(i in 0..5):\n    when: {chance.choice(WHENS)}\n"
        f"    then: {{{chance.choice(STEPS)}}}\n"
        for number in range(chance.randint(1, 3))
    )
    return (
        "puzzle: Sets\nstate:\n  left: set of 0..5 = none + 0 + 1 + 3 + 4 + 5\n"
        "  more: set of 0..2 = none\n  n: 0..2 = 0\n"
        f"transitions:\n{rules}goal: {goal}\n"
    )


@at_random(45, st.integers(0, 1 << 30))
def test_random_sets(seed: int) -> None:
    puzzle = load_text(random_sets(seed)).puzzle
    assert explored(puzzle, 0) == by_python(puzzle)


@pytest.mark.slow
@pytest.mark.parametrize("least", [0, 1 << 40])
@in_part("count", 16, 40)
def test_solutions_are_counted_on_the_way(
    least: int, count: int, walks: list[tuple[int, int]]
) -> None:
    """Also with forgotten levels and a restarted walk."""
    seen: Counter[bool] = Counter()
    for seed in range(count):
        system = compile_puzzle(load_text(random_sets(seed, goal=GOALS[seed % 3])).puzzle)
        with changed(apart_from=least, index_bits=NO_INDEX, first_budget=7):
            space = NativeSearcher(system).explore(counts=True)
        wanted = count_solutions(system)
        solved = isinstance(wanted.outcome, Solved)
        assert (space.solutions is not None) == solved
        if isinstance(wanted.outcome, Solved):
            assert space.solutions == (wanted.outcome.cost, wanted.total)
            seen[wanted.total > 1] += 1
    assert seen[True] > count // 13
    assert len(walks) == count or least == 0, "nothing is forgotten, so no search restarts"
    assert any(forgotten for _, forgotten in walks) == (least == 0)


@pytest.mark.skipif(not MANY, reason="on demand")
def test_many_random_sets(walks: list[tuple[int, int]]) -> None:
    for seed in range(MANY):
        puzzle = load_text(random_sets(seed)).puzzle
        assert explored(puzzle, 0) == by_python(puzzle), seed
    assert sum(forgotten > 0 for _, forgotten in walks) > MANY // 4
    assert len(walks) > MANY, "some searches restart"
