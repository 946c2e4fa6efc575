"""Random puzzles from other states than their start: the front agrees with the reference semantics.

Compiled code is shared by all starts; merged starts, products and estimates are derived for each.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import assume
from hypothesis import strategies as st

import puzzlelang as pl
from puzzlelang.core import nodes as core
from puzzlelang.core import semantics
from puzzlelang.text import replace
from tests.compiler.test_symmetry import blurred
from tests.engine.test_thresholds import Space
from tests.random_puzzles import at_random, puzzles

MOST = 1_500
"""Number of states explored by the reference semantics from one start."""


def read(text: str, tier: str) -> pl.Puzzle | None:
    """Load a puzzle; None if its initial values are invalid. Other tests cover the errors."""
    try:
        return pl.loads(text, tier=tier)
    except pl.PuzzleError:
        return None


def elsewhere(puzzle: core.Puzzle, chance: random.Random) -> tuple[int, ...] | None:
    """A state some random steps away, with a few variables from earlier states; it may be
    unreachable.
    """
    seen = [*puzzle.starts[:1]]
    for _ in range(4):
        try:
            seen += [step.state for step in semantics.steps(puzzle, seen[-1])][:4]
        except semantics.RuleFault:
            break
    mixed = tuple(chance.choice(seen)[place] for place in range(len(seen[0])))
    try:
        return None if semantics.broken_invariant(puzzle, mixed) else mixed
    except semantics.RuleFault:
        return None


def compare(text: str, tier: str, seed: int) -> None:
    puzzle = read(text, tier)
    assume(puzzle is not None)
    assert puzzle is not None
    own = puzzle._loaded.puzzle
    chance = random.Random(seed)
    compared = 0
    for _ in range(4 if tier == "python" else 1):
        slots = elsewhere(own, chance)
        if slots is None:
            continue
        try:
            space = Space(replace(own, starts=(slots,)), MOST)
        except semantics.RuleFault:  # a fault in the goal
            continue
        if not space.whole:
            continue
        expected = space.distances().get(slots)
        start = pl.State(own, slots)
        for order, estimate in (("auto", "auto"), ("ucs", "auto"), ("astar", "found")):
            try:
                answer = puzzle.solve(start, order=order, estimate=estimate)
            except pl.PuzzleError as error:
                assert "there is no machine code for" in str(error)
                break
            assert answer.kind == ("unsolvable" if expected is None else "solved"), (order, slots)
            if expected is not None:
                cost = answer._answer.cost
                assert cost == expected[:-1] or not any((*cost, *expected)), (order, slots)
                assert answer.trace[0].state == start
                assert puzzle.verify(answer).status != "refuted"
        else:
            assert own.symmetry or puzzle.explore(start).states == len(space.steps)
            compared += 1
    assume(compared)


@pytest.mark.slow
@at_random(40, puzzles(), st.integers(0, 999))
def test_random_puzzles(text: str, seed: int) -> None:
    compare(text, "python", seed)


@pytest.mark.slow
@at_random(12, puzzles(), st.integers(0, 999))
def test_random_puzzles_in_machine_code(text: str, seed: int) -> None:
    pytest.importorskip("llvmlite")
    compare(text, "native", seed)


@pytest.mark.slow
@at_random(15, puzzles(), st.integers(0, 999))
def test_symmetric_puzzles(text: str, seed: int) -> None:
    """Members that are interchangeable from the file's start, and maybe not from this one."""
    compare(blurred(text), "python", seed)
