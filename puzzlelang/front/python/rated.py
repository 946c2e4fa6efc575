"""Ratings of states as rows of a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from puzzlelang.answers import Loaded
from puzzlelang.front.python.python_state import State
from puzzlelang.front.python.results import plain_cost
from puzzlelang.search import Rating


class Rated(NamedTuple):
    """A state with its cost to a goal, its number of best solutions, and the average ``bits`` and
    ``dead_ends`` of their choices (docs/generating.md); without a solution, None, 0, None and None.
    """

    state: State
    cost: int | tuple[int, ...] | None
    ways: int
    bits: float | None
    dead_ends: float | None


def rows(loaded: Loaded, rating: Rating[Any]) -> Iterator[Rated]:
    puzzle, slots, lines = loaded.puzzle, loaded.system.slots, loaded.system.cost_lines
    for state, cost, ways, bits, dead_ends in rating.rows():
        seen = State(puzzle, slots(state))
        if bits is None or dead_ends is None:
            yield Rated(seen, None, 0, None, None)
        else:
            yield Rated(seen, plain_cost(lines(cost)), ways, bits / 1000, dead_ends / 1000)
