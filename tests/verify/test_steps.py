"""Steps used to check proofs, compared with the reference semantics.

``test_certificates.py`` compares the bundled puzzles.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import assume

from puzzlelang.answers import load
from puzzlelang.core import nodes as core
from puzzlelang.core import semantics
from puzzlelang.core.thresholds import changed, current
from puzzlelang.verify import steps
from tests.compiler.test_backends import read
from tests.random_puzzles import for_random_puzzles


def said(ask: Any) -> Any:
    try:
        return ask()
    except semantics.RuleFault:
        return "fault"


def agree(puzzle: core.Puzzle, most: int, *, plain: bool = False) -> int:
    """Compare the successors of up to ``most`` states; return their number."""
    quick = steps.Steps(puzzle)
    assert quick.plain == plain
    waiting = list(puzzle.starts[:most])
    known = set(waiting)
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
    """Disable the program's own comparison, which would find differences first."""
    monkeypatch.setattr(steps, "COMPARED_FIRST", 0)


@pytest.mark.parametrize("name", ["frogs", "goat", "hanoi", "maze", "dear-water", "bloxorz"])
def test_loops_that_stay_loops(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a puzzle too large to unroll."""
    monkeypatch.setattr(current, "unrolled", 1)
    monkeypatch.setattr(current, "bound", 1)
    monkeypatch.setattr(current, "uses", 1)
    assert agree(load(name).puzzle, 60) > 1


@pytest.mark.slow
def test_what_a_parameter_decides_in_advance_takes_no_closure() -> None:
    """Most crews of three of six couples are not calm; a crew determines that by itself."""
    quick = steps.Steps(load("husbands", (("couples", "6"), ("boat", "3"))).puzzle)
    uses = [use for _, rest, _, _ in quick._groups for use in rest]
    for tables, _, _, others in quick._groups:
        uses += [use for _, table in tables for row in table.values() for use in row]
        assert others == []
    crews = [set(crew) for size in (1, 2, 3) for crew in combinations(range(12), size)]
    calm = [
        crew
        for crew in crews
        if not any(p >= 6 and p - 6 not in crew and min(crew) < 6 for p in crew)
    ]
    assert len(uses) == len(calm) < len(crews) / 2


def test_a_transition_too_large_for_closures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(current, "closures", 10)
    assert all(others for _, _, _, others in steps.Steps(load("frogs").puzzle)._groups[1:])
    assert agree(load("frogs").puzzle, 60) == 23


def test_a_puzzle_too_large_for_closures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(current, "closures", 1)
    assert agree(load("frogs").puzzle, 60, plain=True) == 23


@for_random_puzzles(60)
def test_random_puzzles(text: str) -> None:
    puzzle = read(text)
    assume(puzzle is not None)
    assert puzzle is not None
    agree(puzzle, 40)
    with changed(bound=0, uses=0, unrolled=0, large_set=1):
        agree(puzzle, 10)


def test_it_compares_itself_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """A difference between the two evaluators is our mistake, and raises an error."""
    monkeypatch.setattr(steps, "COMPARED_FIRST", 1)
    quick = steps.Steps(load("frogs").puzzle)
    quick._groups = []
    with pytest.raises(AssertionError, match="two readings"):
        quick.after(quick.starts[0])
