"""Starts of a candidate: the key ``begin:``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain, combinations, islice, product
from math import comb, prod

from puzzlelang.answers import Loaded, faults_explained, solve
from puzzlelang.core import Begin, Boolean, ListOf, SetOf, elements, list_of
from puzzlelang.core import nodes as core
from puzzlelang.generating.candidates import Draws, Rejected
from puzzlelang.search import MEMORY, STATES, Fault, Limits, go_on_after
from puzzlelang.text import Any

Slots = tuple[int, ...]
Condition = Callable[[Any], bool]

MOST_TESTED = 1_000_000
"""Maximum number of combinations of values for ``any``."""


class Starter:
    """Draws the starts of candidates that share a puzzle."""

    def __init__(self, loaded: Loaded, begin: Begin | None, limits: Limits) -> None:
        self._loaded, self._begin, self._limits = loaded, begin, limits
        self._first = loaded.puzzle.starts[0]
        self._variables = [
            variable for name in (begin.variables if begin else ())
            for variable in loaded.puzzle.variables if variable.name == name
        ]  # fmt: skip
        self.broken = 0
        """Number of combinations that break an invariant."""

    def starts(self, draws: Draws) -> Sequence[Slots]:
        """Return the starts of a candidate, or raise :class:`Rejected`."""
        begin = self._begin
        if begin is None or begin.kind == "reachable":
            return self._loaded.puzzle.starts
        if begin.kind == "any":
            return self._combinations
        scrambled = begin.kind == "scrambled"
        start = self._scrambled(begin.steps, draws) if scrambled else self._shuffled(draws)
        conditions = [self._loaded.system.keeps_invariants]
        if next(self._kept([[start]], [slice(None)], conditions), None) is None:
            raise Rejected("breaks an invariant")
        return [start]

    def _kept(
        self,
        options: Iterable[Iterable[Slots]],
        places: Sequence[slice],
        conditions: Sequence[Condition],
    ) -> Iterator[Slots]:
        """Yield the starts with each combination of values at ``places`` that meets all conditions.

        A condition without a value is not met.
        """
        start, state_of = [*self._first], self._loaded.system.state
        for values in product(*options):
            for place, slots in zip(places, values, strict=True):
                start[place] = slots
            state = state_of(start)
            try:
                for holds in conditions:
                    if not holds(state):
                        break
                else:
                    yield tuple(start)
            except Fault:
                continue

    # ── any ──────────────────────────────────────────────────────────────────────────

    @cached_property
    def _combinations(self) -> Sequence[Slots]:
        """Combine the values of the variables that keep the invariants."""
        options = [*map(self._options, self._variables)]
        total = prod(map(len, options))
        _check_count(total)
        conditions = (
            [self._loaded.system.keeps_invariants] if self._loaded.puzzle.invariants else []
        )
        places = [variable.slots for variable in self._variables]
        most = self._limits.states
        starts = [*islice(self._kept(options, places, conditions), most and most + 1)]
        if most is not None and len(starts) > most:
            raise Rejected(reason_of(STATES, self._limits))
        self.broken = total - len(starts)
        if not starts:
            raise Rejected("breaks an invariant")
        return starts

    def _options(self, variable: core.Variable) -> list[Slots]:
        """List the values of a variable that keep the invariants that read no other variable."""
        values = [_values(variable, value) for value in self._first[variable.slots]]
        _check_count(prod(count for count, _ in values))
        own = [
            self._loaded.system.condition(rule.condition) for rule in self._loaded.puzzle.invariants
            if all(read.variable == variable for read in core.reads(rule.condition))
        ]  # fmt: skip
        slots = product(*(each for _, each in values))
        if not own:
            return [*slots]
        return [start[variable.slots] for start in self._kept([slots], [variable.slots], own)]

    # ── one start ────────────────────────────────────────────────────────────────────

    def _shuffled(self, draws: Draws) -> Slots:
        """Shuffle the values of a variable; lists keep their lengths."""
        (variable,) = self._variables
        kind, start = variable.type, [*self._first]
        values = start[variable.slots]
        if isinstance(kind, ListOf):
            lists = [[*elements(kind.digits, value)] for value in values]
            items = [*chain.from_iterable(lists)]
            draws.shuffle(items)
            rest = iter(items)
            values = [list_of(kind.digits, islice(rest, len(one))) for one in lists]
        else:
            draws.shuffle(values)
        start[variable.slots] = values
        return tuple(start)

    def _scrambled(self, steps: int, draws: Draws) -> Slots:
        """Take random steps from the start; if it is no goal, from a nearest goal."""
        system = self._loaded.system
        state = system.state(self._goal)
        with faults_explained(self._loaded):
            for _ in range(steps):
                successors: Sequence[Any] = system.successors(state)
                if not successors:
                    break
                state = successors[draws.below(len(successors))]
        return system.slots(state)

    @cached_property
    def _goal(self) -> Slots:
        order = "bfs" if self._loaded.system.unit_cost else "ucs"
        answer = solve(self._loaded, order, self._limits)
        if answer.limit:
            raise Rejected(reason_of(answer.limit, self._limits))
        if not answer.trace:
            raise Rejected("no goal to scramble from")
        return answer.trace[-1].slots


def _values(variable: core.Variable, value: int) -> tuple[int, Iterable[int]]:
    """Return the values of a slot, with their number; sets have as many members as ``value``."""
    if isinstance(variable.type, Boolean):
        return 2, (0, 1)
    if isinstance(variable.type, ListOf) or variable.domain is None:
        raise Rejected(f"{variable.name} has lists, which can't begin with any value")
    values = variable.domain.values
    if not isinstance(variable.type, SetOf):
        return len(values), values
    size = value.bit_count()
    sets = (sum(1 << member for member in some) for some in combinations(values, size))
    return comb(len(values), size), sets


def _check_count(count: int) -> None:
    if count > MOST_TESTED:
        raise Rejected(f"more than {MOST_TESTED:,} combinations")


def reason_of(limit: str, limits: Limits) -> str:
    """Return why a candidate is rejected; raise the exception of a limit that ends the program."""
    go_on_after(limit)
    if limit == MEMORY:
        raise MemoryError
    return f"more than {limits.states or 0:,} states" if limit == STATES else f"limit: {limit}"
