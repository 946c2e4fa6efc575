"""Climbing: candidates that are changed step by step, while they become no worse."""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.core import Draw, DrawNumbers, DrawOrder
from puzzlelang.generating.candidates import (
    Candidate,
    Draft,
    Draws,
    Map,
    Rejected,
    bounds_of,
    value_of,
)
from puzzlelang.generating.generator import Outcome, Producer, Task
from puzzlelang.text import Any


class Climber(Producer):
    """Changes each candidate ``climb`` times, and keeps changes that are no worse.

    A candidate that is rejected is worse than all others.
    """

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        self._best: Draft | None = None
        self._changed: Draft | None = None

    def outcomes(self, first: int, last: int) -> Iterator[Outcome]:
        for number in range(first, last):
            draws = Draws(self._task.seed, number)
            self._best = None
            best = self._try(number, draws)
            self._best = self._changed
            for _ in range(self._task.climb):
                outcome = self._try(number, draws)
                if (
                    best.measure is None
                    or outcome.measure is not None
                    and outcome.measure >= best.measure
                ):
                    best, self._best = outcome, self._changed
            yield best

    def _try(self, number: int, draws: Draws) -> Outcome:
        row = self._drawn(number, draws)
        return row if isinstance(row, Outcome) else next(self._outcomes([row]))

    def _candidate(self, draws: Draws) -> Candidate:
        self._changed = None
        if self._best is None:
            self._changed = self._maker.draft(draws)
        else:
            self._changed = self._change(self._best, draws)
        return self._changed.candidate

    def _change(self, draft: Draft, draws: Draws) -> Draft:
        """Change an item of ``put`` or a parameter."""
        maps = {name: _copy(drawn) for name, drawn in draft.maps.items()}
        items = [(drawn, n) for drawn in maps.values() for n in range(len(drawn.items))]
        counts = [sum(one is put for one, _ in maps[put.name].items)
                  for put in self._task.recipe.puts]  # fmt: skip
        more = [put for put, count in zip(self._task.recipe.puts, counts, strict=True)
                if count < put.most]  # fmt: skip
        parameters = [*draft.values]
        choice = draws.below(len(items) + len(more) + len(parameters))
        if choice >= len(items) + len(more):
            name = parameters[choice - len(items) - len(more)]
            return Draft(self._values(draft.values, name, draws), maps)
        if choice >= len(items):
            put = more[choice - len(items)]
            self._maker.put(put, 1, maps[put.name], draws)
            return Draft(draft.values, maps)
        drawn, number = items[choice]
        put, cells = drawn.items.pop(number)
        for row, column in cells:
            drawn.cells[row][column] = drawn.floor
        if counts[self._task.recipe.puts.index(put)] == put.least or draws.below(2):
            self._maker.put(put, 1, drawn, draws)
        return Draft(draft.values, maps)

    def _values(self, old: dict[str, Any], name: str, draws: Draws) -> dict[str, Any]:
        """Change a parameter, and draw those again that are out of their new bounds."""
        values = dict[str, Any]()
        for draw in self._task.recipe.draws:
            if draw.name in old:
                value = old[draw.name]
                if draw.name == name:
                    value = _near(draw, value, values, draws)
                elif isinstance(draw, DrawNumbers) and not _fits(draw, value, values):
                    value = value_of(draw, values, draws)
                values[draw.name] = value
        return values


def _near(draw: Draw, value: Any, values: dict[str, Any], draws: Draws) -> Any:
    """Change one number of a list; draw other values again."""
    if isinstance(draw, DrawOrder):
        one, other = draws.below(len(value)), draws.below(len(value))
        items = [*value]
        items[one], items[other] = items[other], items[one]
        return items
    if not isinstance(draw, DrawNumbers) or draw.count is None:
        return value_of(draw, values, draws)
    low, high = bounds_of(draw, values)
    others = high - low + 1 - len(value)
    if others < 1:
        raise Rejected(f"too few numbers for {draw.name}")
    numbers, number = [*value], low + draws.below(others)
    for taken in sorted(value):
        number += taken <= number
    numbers[draws.below(len(numbers))] = number
    return sorted(numbers, reverse=draw.order == "falling") if draw.order else numbers


def _fits(draw: DrawNumbers, value: Any, values: dict[str, Any]) -> bool:
    low, high = bounds_of(draw, values)
    return all(low <= number <= high for number in (value if draw.count else [value]))


def _copy(drawn: Map) -> Map:
    copy = Map(drawn.cells, drawn.floor)
    copy.items = [*drawn.items]
    return copy
