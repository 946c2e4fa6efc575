"""The steps that a proof is checked with, against the plain meaning of the rules.

The library is compared in ``test_certificates.py``.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from random_puzzles import puzzles
from test_backends import read

from puzzlelang import semantics
from puzzlelang.core import nodes as core
from puzzlelang.pipeline import load
from puzzlelang.thresholds import current
from puzzlelang.verify import steps


def said(ask: Any) -> Any:
    try:
        return ask()
    except semantics.RuleFault:
        return "fault"


def agree(puzzle: core.Puzzle, most: int, *, plain: bool = False) -> int:
    """Walk up to ``most`` states and compare what follows each; the number of states."""
    quick = steps.Steps(puzzle)
    assert quick.plain == plain
    waiting, known = [puzzle.initial], {puzzle.initial}
    for place, slots in enumerate(waiting):
        if place == most:
            return place
        key = quick.key(slots)
        assert quick.slots(key) == slots
        expected = said(
            lambda slots=slots: sorted(
                (step.state, (*step.cost, 1)) for step in semantics.steps(puzzle, slots)
            )
        )
        found = said(lambda key=key: sorted((quick.slots(s), c) for s, c in quick.after(key)))
        assert found == expected, f"in the state {slots}"
        goal = said(lambda slots=slots: semantics.is_goal(puzzle, slots))
        assert said(lambda key=key: quick.is_goal(key)) == goal
        for after, _ in () if expected == "fault" else expected:
            if after not in known:
                known.add(after)
                waiting.append(after)
    return len(waiting)


@pytest.fixture(autouse=True)
def by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not compared by the program itself: then a difference would be found before us."""
    monkeypatch.setattr(steps, "COMPARED_FIRST", 0)


@pytest.mark.parametrize("name", ["frogs", "goat", "hanoi", "maze", "dear-water", "bloxorz"])
def test_loops_that_stay_loops(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a puzzle too large to be written out."""
    monkeypatch.setattr(current, "unrolled", 1)
    monkeypatch.setattr(steps, "MOST_BOUND", 1)
    assert agree(load(name).puzzle, 60) > 1


def test_a_puzzle_too_large_for_closures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "MOST_NODES", 10)
    assert agree(load("frogs").puzzle, 60, plain=True) == 23


@settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
        HealthCheck.filter_too_much,
        HealthCheck.function_scoped_fixture,
    ],
)
@given(puzzles())
def test_random_puzzles(text: str) -> None:
    puzzle = read(text)
    assume(puzzle is not None)
    assert puzzle is not None
    agree(puzzle, 40)


def test_it_compares_itself_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """A difference between the two readings is a mistake of ours, and told at once."""
    monkeypatch.setattr(steps, "COMPARED_FIRST", 1)
    quick = steps.Steps(load("frogs").puzzle)
    quick._groups = []
    with pytest.raises(AssertionError, match="two readings"):
        quick.after(quick.initial)
