"""Costs of puzzles in Python: any type with ``<``; among equals, the fewest transitions."""

from __future__ import annotations

from collections.abc import Callable

from puzzlelang.search.argument_checks import SearchUsageError, shown
from puzzlelang.search.system import State, TransitionSystem
from puzzlelang.text import Any


class Ordered:
    """A cost whose type defines ``<`` but not ``==``."""

    __slots__ = ("value",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, value: Any) -> None:
        self.value = value

    def __lt__(self, other: Ordered) -> bool:
        return bool(self.value < other.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ordered) and not (self < other or other < self)

    def __rmul__(self, factor: int) -> Ordered:
        return Ordered(factor * self.value)


class Prices:
    """Converts costs of the author to costs of the engine.

    The engine compares pairs (cost, number of transitions), to find a shortest trace of least cost.
    """

    def __init__(self, cost: Callable[[Any, Any], Any] | None, initial: Any) -> None:
        self.cost = cost
        self._initial = initial
        self._accepted: set[type] = set()
        kind: Any = type(initial)
        self._wrapped = cost is not None and kind.__eq__ is object.__eq__
        self.zero: Any = 0 if cost is None else (self._ordered(initial), 0)

    def entered(self, before: Any, state: Any) -> Any:
        """The cost of a trace that enters ``state``."""
        assert self.cost is not None
        previous, length = before
        value = self.cost(previous.value if self._wrapped else previous, state)
        if type(value) not in self._accepted:
            self._accept(value, state)
        return (self._ordered(value), length + 1)

    def plus(self, cost: Any, estimate: Any) -> Any:
        if self.cost is None:
            return cost + estimate
        value, length = cost
        if self._wrapped:
            return (Ordered(value.value + estimate), length)
        if isinstance(value, tuple):
            return (tuple(map(_sum, value, estimate)), length)
        return (value + estimate, length)

    def plain(self, cost: Any) -> Any:
        """A cost in the author's type."""
        if self.cost is None:
            return cost
        return cost[0].value if self._wrapped else cost[0]

    def check(self, state: Any) -> None:
        """Check that the cost of a first step to ``state`` can be computed and compared."""
        if self.cost is not None:
            self._accept(self.cost(self._initial, state), state)

    def check_estimate(self, estimate: Any) -> None:
        try:
            self.plus(self.zero, estimate) < self.zero  # noqa: B015
        except TypeError as error:
            raise SearchUsageError(
                "`estimate` must return a value that can be added to a cost, "
                f"such as {self._initial!r}, not {shown(estimate)}"
            ) from error

    def _ordered(self, value: Any) -> Any:
        return Ordered(value) if self._wrapped else value

    def _accept(self, value: Any, state: Any) -> None:
        try:
            value < self._initial, self._initial < value  # noqa: B018
        except TypeError as error:
            raise SearchUsageError(
                f"`cost` returned {shown(value)} on entering the state {state!r}; it must return "
                f"a value comparable by < with {self._initial!r}"
            ) from error
        self._accepted.add(type(value))


def _sum(value: Any, more: Any) -> Any:
    return value + more


def too_high(
    system: TransitionSystem[State], place: int, state: State, cost: Any, total: Any
) -> str:
    """The remark on an estimate that exceeds the remaining cost of a trace.

    ``state`` is at index ``place`` and reached at ``cost``; the trace costs ``total``.
    """
    where = "at the start" if place == 0 else f"after {place:,} transition{'s' * (place > 1)}"
    excess = "it is above the cost of the rest of this trace"
    if isinstance(total, int):  # other types may have no subtraction
        lines = getattr(system, "cost_lines", lambda amount: (amount,))
        claim, rest = (_amount(lines(n)) for n in (system.estimate(state), total - cost))
        excess = f"it is {claim}, but the rest of this trace costs {rest}"
    return f"`estimate` is too high: {where} {excess}, so a cheaper one may exist"


def _amount(lines: tuple[int, ...]) -> str:
    return f"{lines[0]:,}" if len(lines) == 1 else str([*lines])
