"""Joining the parameters of a transition over the rows of tables.

The conditions of a guard that read no state are tested as soon as their parameters are bound; one
that asks for a row of a table supplies the values. A condition after one that may fault is left
alone, because it must not hide the fault.
"""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core.guard_conditions import guard_parts
from puzzlelang.core.nodes import Expr, Let, Local, Lookup, Transition, reads, walk
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.core.semantics import Function, function
from puzzlelang.core.totality import binders_of, is_total
from puzzlelang.core.types import size_of

Values = tuple[int, ...]

MOST_TRIES = 200_000
"""Maximum number of values tried to find the rows of a transition."""


def possible_rows(transition: Transition, most: int) -> list[Values] | None:
    """Return the combinations of parameters that the static conditions leave, in order, with a
    value for each name.

    Any other combination fails the guard in all states. None if there are more than ``most``, if
    finding them takes too long, or without static conditions.
    """
    if any(size_of(binder.values) > MOST_TRIES for binder in transition.binders):
        return None
    levels = _levels(transition)
    if not any(level.tables or level.tests for level in levels):
        return None
    rows: list[Values] = [()]
    left = MOST_TRIES
    for level in levels:
        longer: list[Values] = []
        for row in rows:
            positions = level.positions(row)
            left -= 1 + len(positions)
            if left < 0:
                return None
            longer += filter(level.allows, [row + level.values[k] for k in positions])
        rows = longer
    return rows if len(rows) <= most else None


class _Level:
    """A binder with the static conditions that it decides."""

    def __init__(self, values: list[Values], start: int) -> None:
        self.values, self.start = values, start
        self.end = start + len(values[0]) if values else start
        self.tables: list[tuple[tuple[int, ...], dict[Values, list[int]]]] = []
        """For each table, the places of its arguments bound before, and the possible positions
        in ``values`` by their values."""
        self.tests: list[Function] = []

    def join(self, lookup: Lookup, places: Sequence[int]) -> None:
        """Use the rows of a table whose arguments are the parameters at ``places``."""
        before = tuple(n for n, place in enumerate(places) if place < self.start)
        own = [(n, place - self.start) for n, place in enumerate(places) if place >= self.start]
        positions: dict[Values, list[int]] = {}
        for position, row in enumerate(self.values):
            positions.setdefault(tuple(row[place] for _, place in own), []).append(position)
        found: dict[Values, list[int]] = {}
        for entry, holds in lookup.table.entries.items():
            if holds:
                here = positions.get(tuple(entry[n] for n, _ in own), ())
                found.setdefault(tuple(entry[n] for n in before), []).extend(here)
        for some in found.values():
            some.sort()
        self.tables.append((tuple(places[n] for n in before), found))

    def positions(self, row: Values) -> Sequence[int]:
        """Return the positions of the values that the tables have next to ``row``, in order."""
        columns = [rows.get(tuple(row[k] for k in places), ()) for places, rows in self.tables]
        if not columns:
            return range(len(self.values))
        first, *others = sorted(columns, key=len)
        return [k for k in first if all(k in other for other in others)]

    def allows(self, row: Values) -> bool:
        try:
            return all(test((), row) for test in self.tests)
        except RuleFault:  # only the last one may fault
            return True


def _levels(transition: Transition) -> list[_Level]:
    levels: list[_Level] = []
    level_of: dict[Local, _Level] = {}
    loops = binders_of(transition.binders)
    for binder in transition.binders:
        values = [(v,) if len(binder.locals) == 1 else tuple(v) for v in binder.values]
        levels.append(_Level(values, len(level_of)))
        level_of.update(dict.fromkeys(binder.locals, levels[-1]))
    names = transition.parameters
    for part in guard_parts(transition.guard):
        condition = _with_lets(part.condition, transition.lets)
        used = [level_of[node] for node in walk(condition) if node in level_of]
        if used and not any(reads(condition)):
            level = max(used, key=levels.index)
            match condition:
                case Lookup(_, _, table, arguments) if table.default == 0 and all(
                    one in level_of for one in arguments
                ):
                    level.join(condition, [names.index(one) for one in arguments])
                case _:
                    level.tests.append(function(condition, names[: level.end], part.scope))
        if not is_total(condition, loops):
            break
    return levels


def _with_lets(condition: Expr, lets: Sequence[tuple[Local, Expr]]) -> Expr:
    for local, value in reversed(lets):
        if any(node is local for node in walk(condition)):
            condition = Let(condition.span, condition.type, local, value, condition)
    return condition
