"""Derived estimates are never too high, and their uses are correct."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from puzzlelang.answers.loading import load
from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.compiler.pattern_selection import collections
from puzzlelang.search import search
from puzzlelang.search.distance_estimates import estimate_by, goal_distances
from puzzlelang.search.searcher import PythonSearcher, Request
from puzzlelang.search.system import Fault, GaveUp, Limits, Solved, Unsolvable
from puzzlelang.search.watch import REPLACED, ended
from tests.compiler.test_backends import read
from tests.random_puzzles import at_random, puzzles

TOP = Path(__file__).parents[2]
FEW = Limits(states=2_000)


def distances(system: CompiledSystem) -> dict[Any, int]:
    return goal_distances(system)


def estimate_of(system: CompiledSystem, most_states: int) -> Any:
    rows = [
        [(one.key, {one.key_of(s): d for s, d in distances(one.system).items()}) for one in row]
        for row in collections(system, most_states)
    ]
    return estimate_by(rows, 0) if rows else None


def walk(system: CompiledSystem, most: int) -> Iterator[Any]:
    waiting, known = [*system.starts], {*system.starts}
    for state in waiting:
        yield state
        for successor in system.successors(state):
            if successor not in known and len(known) < most:
                known.add(successor)
                waiting.append(successor)


def never_too_high(system: CompiledSystem, most_states: int) -> int:
    """Compare estimates with true distances; return the number of states."""
    estimate = estimate_of(system, most_states)
    if estimate is None:
        return 0
    true = distances(system)
    compared = 0
    for state in walk(system, 20_000):
        bound, distance = estimate(state), true.get(state)
        assert distance is None or (bound is not None and bound <= distance)
        compared += 1
    return compared


SMALL = {
    "eight-puzzle": {"width": "3", "tiles": "3,1,2,4,0,5"},
    "tiles": {"width": "3", "tiles": "3,4,5,0,1,2"},
    "frogs": {"left": "3", "right": "3"},
}
"""Settings that make the whole space small."""


@pytest.mark.slow
@pytest.mark.one_of(3)
@pytest.mark.parametrize("most_states", [200, 1_000])
@pytest.mark.parametrize(
    "name", ["family", "frogs", "goat", "hanoi", "pancakes", "tiles", "two-wolves"]
)
def test_an_estimate_is_never_above_the_true_distance(name: str, most_states: int) -> None:
    loaded = load(name, tuple(SMALL.get(name, {}).items()))
    assert never_too_high(loaded.system, most_states) >= 10


@pytest.mark.slow
@pytest.mark.parametrize("order", ["astar", "idastar"])
@pytest.mark.parametrize("name", ["tiles", "hanoi"])
def test_a_guided_search_from_anywhere_is_as_cheap_as_a_plain_one(name: str, order: str) -> None:
    """Mutation: distances of an abstraction doubled."""
    system = load(name, tuple(SMALL.get(name, {}).items())).system
    found = collections(system, 40)
    assert found
    states = list(walk(system, 2_000))
    for state in states[:: max(1, len(states) // 40)]:
        there = copy(system)
        there.starts = [state]
        plain = search(there, "ucs")
        outcome = PythonSearcher(there).run(Request(order=order, collections=found))
        assert isinstance(plain, Solved)
        assert isinstance(outcome, Solved)
        assert (outcome.cost, outcome.optimal) == (plain.cost, True)


ASKED = (
    "n = 3", "k = 2", "k = -1", "lit", "bank = right", "who = r", "maybe = q", "m = none", "m = 0",
    "grid(p) = 2", "grid(q) = 0", "grid(r) = 0", "board(1) = r", "board(2) = q", "board(3) = p",
    "on(p, left)", "on(q, right)",
)  # fmt: skip
"""Goals for which an estimate can be derived; most random ones have none."""


@pytest.mark.slow
@at_random(25, puzzles(), st.lists(st.sampled_from(ASKED), min_size=1, max_size=3, unique=True))
def test_random_puzzles_cost_the_same(text: str, asked: list[str]) -> None:
    puzzle = read(f"{text.rpartition('goal:')[0]}goal: {' and '.join(asked)}\n")
    assume(puzzle is not None)
    assert puzzle is not None
    system = compile_puzzle(puzzle)
    found = collections(system, 500)
    assume(found)
    try:
        plain = search(system, "ucs", FEW)
    except Fault:
        assume(False)
    assume(not isinstance(plain, GaveUp))
    for order in ("astar", "idastar"):
        request = Request(order=order, limits=FEW, collections=found)
        outcome = PythonSearcher(system).run(request)
        if isinstance(plain, Unsolvable):
            assert isinstance(outcome, Unsolvable)
        else:
            assert isinstance(plain, Solved)
            assert isinstance(outcome, Solved)
            assert (outcome.cost, outcome.optimal, outcome.assuming) == (plain.cost, True, "")


@pytest.mark.slow
def test_distances_add_up_where_values_move() -> None:
    """Rows of the 15-puzzle, and columns across them: each tile is in one abstraction of each
    collection.
    """
    system = load("tiles").system
    both = collections(system, 60_000)
    assert len(both) == 2
    for row in both:
        values = [value for one in row for value in one.pattern.values]
        assert sorted(values) == list(range(1, 16))
    assert sorted(both[0][0].pattern.values) == [1, 2, 3]
    assert sorted(both[1][0].pattern.values) == [1, 5, 9]


def test_turning_a_face_moves_several_corners_so_nothing_is_added() -> None:
    assert all(len(row) == 1 for row in collections(load("cube").system, 1_000))


SUM = """\
puzzle: A sum
state:
  a: 0 .. 40 = 0
  b: 0 .. 40 = 0
transitions:
  one:
    then:
      a: (a + 1) mod 41
  other:
    then:
      b: (b + 2) mod 41
goal: a + b = 41
"""


@pytest.mark.slow
@pytest.mark.parametrize("at", [1, 5, 20])
def test_a_search_may_be_left_while_distances_are_made(at: int) -> None:
    """Waiting states are those of all abstractions; all will be expanded, and none counts as a
    state of the puzzle.
    """
    system = load("tiles", instance="korf:79").searcher.system
    found = collections(system, 2_000)
    assert sum(map(len, found)) > 2
    search = PythonSearcher(system).begin(Request(order="astar", collections=found))
    begun, *seen = islice(search, 1 + at)
    assert begun.expanded == 0
    outcome = ended(search, REPLACED)
    assert isinstance(outcome, GaveUp) and outcome.limit == REPLACED
    assert outcome.statistics.expanded == 0
    numbers = [(one.expanded, one.waiting, one.walks_through) for one in seen]
    expanded, waiting, walks = map(list, zip(*numbers, strict=True))
    assert all(walks) and expanded == sorted(expanded)
    assert waiting[0] == sum(map(len, found))
    assert at == 1 or waiting[1] == expanded[1] * (waiting[0] - 1) > 1_000


@pytest.mark.slow
@pytest.mark.parametrize("own", ["", "cost: 1 per move\nestimate: abs(41 - a - b) div 3\n"])
@pytest.mark.parametrize("order", ["astar", "idastar", "greedy", "wastar"])
def test_where_no_estimate_is_found_none_is_used(own: str, order: str, tmp_path: Path) -> None:
    """On both tiers; with the author's estimate the answer would depend on an assumption."""
    path = tmp_path / "sum.yaml"
    path.write_text(SUM + own)
    found = []
    for tier in ("python", "native"):
        loaded = load(str(path), tier=tier)
        assert collections(loaded.system, 40) == []
        loaded.searcher.finds_estimate = True
        outcome = loaded.searcher.search(order, Limits())
        assert isinstance(outcome, Solved)
        assert outcome.assuming == ""
        found.append((outcome.cost, outcome.trace, outcome.statistics.expanded))
    assert found[0] == found[1]
