"""Conditions on one slot as sets of its values, found by trying each value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import compress, count

from puzzlelang.compiler import terms
from puzzlelang.compiler.ir import (
    Apply,
    Closure,
    Const,
    Element,
    Fault,
    Fold,
    Hit,
    If,
    Let,
    Look,
    Node,
    Pick,
    Slide,
    Slot,
    Temp,
    Term,
)
from puzzlelang.compiler.terms import const
from puzzlelang.core import OPERATIONS, NoValue, current, slid
from puzzlelang.text import Any, assert_never, cast


class Open(Exception):
    """A value can't be computed here."""


class Truths:
    """A memo of tabulated conditions; its keys ignore the numbers of slots and temps."""

    def __init__(self) -> None:
        self._truths: dict[Any, frozenset[int] | None] = {}
        self._last: dict[Term, tuple[Sequence[int], frozenset[int] | None]] = {}
        """By condition: the domain last used, and the answer."""

    def of(
        self, condition: Term, slot: Slot, domain: Sequence[int],
        affords: Callable[[int, Term], bool] = lambda times, term: True,
    ) -> frozenset[int] | None:  # fmt: skip
        """Return the values of ``slot`` that satisfy ``condition``; None if that can't be computed,
        or is new and not afforded.

        ``condition`` reads no other slot and can't fault.
        """
        last = self._last.get(condition)
        if last is not None and last[0] is domain:
            return last[1]
        key = _without_numbers(condition, slot), domain
        if key not in self._truths:
            if not affords(len(domain), condition):
                return None
            self._truths[key] = _tried(condition, slot, domain)
        self._last[condition] = domain, self._truths[key]
        return self._truths[key]


class Refused:
    """The values that tests exclude; ``domains`` has the values of each slot."""

    def __init__(self, domains: Sequence[tuple[int, ...] | None]) -> None:
        self._domains = domains
        self._exclusions: dict[tuple[int, frozenset[int]], frozenset[int]] = {}

    def by(self, slot: int, allowed: frozenset[int]) -> frozenset[int]:
        """Return the values of a slot that a test excludes."""
        exclusion = self._exclusions.get((slot, allowed))
        if exclusion is None:
            exclusion = frozenset(self._domains[slot] or ()) - allowed
            self._exclusions[slot, allowed] = exclusion
        return exclusion

    def nowhere(
        self, tests: Mapping[int, frozenset[int]], array: range
    ) -> tuple[frozenset[int], list[int]]:
        """Return the values excluded from every slot of an array, and the slots whose tests exclude
        no others.
        """
        if len(tests) < len(array) or not all(slot in tests for slot in array):
            return frozenset(), []
        exclusions = [self.by(slot, tests[slot]) for slot in array]
        values = exclusions[0].intersection(*exclusions[1:])
        return values, [
            slot for slot, some in zip(array, exclusions, strict=True) if some <= values
        ]


ANY_SLOT = Slot(0, (0, 0))


def _without_numbers(condition: Term, slot: Slot) -> Term:
    """Normalise the numbers of the slot and the temps, for comparing conditions."""
    numbers = count()
    normal_form = terms.substitute(condition, {slot.number: ANY_SLOT})
    return terms.refreshed(normal_form, lambda temp: Temp(next(numbers), (0, 0), False))


_TURNED = {"<": "__gt__", "<=": "__ge__", ">": "__lt__", ">=": "__le__"}
"""Comparisons with the operands swapped, as methods of the constant."""


def _tried(condition: Term, slot: Slot, domain: Sequence[int]) -> frozenset[int] | None:
    match condition:
        case Apply("=", (Slot(), Const(constant)) | (Const(constant), Slot())):
            return frozenset((constant,)) if constant in domain else frozenset()
        case Apply("!=", (Slot(), Const(constant)) | (Const(constant), Slot())):
            return frozenset(domain) - {constant}
        case Apply(operation, (Slot(), Const(constant))) if operation in _TURNED:
            return frozenset(filter(getattr(constant, _TURNED[operation]), domain))
    try:
        return frozenset(_where(condition, slot, domain, NO_COLUMNS))
    except Open:  # perhaps only for all values at once
        return _tried_singly(condition, slot, domain)


def _tried_singly(condition: Term, slot: Slot, domain: Sequence[int]) -> frozenset[int] | None:
    try:
        return frozenset(here for here in domain if value(condition, {slot: here}))
    except Open:
        return None


Columns = Mapping[Temp, Mapping[int, int]]
NO_COLUMNS: Columns = {}


def _where(condition: Term, slot: Slot, values: Sequence[int], bound: Columns) -> list[int]:
    """Return those of the values of ``slot`` that satisfy ``condition``."""
    return [*compress(values, _column(condition, slot, values, bound))]


def _column(term: Term, slot: Slot, values: Sequence[int], bound: Columns) -> Sequence[int]:
    """Evaluate ``term`` for each of different values of ``slot``; ``bound`` has values of names.

    Raise :class:`Open` if one can't be computed here.
    """
    match term:
        case Const(constant):
            return [constant] * len(values)
        case Slot() if term is slot:
            return values
        case Temp() if term in bound:
            return [*map(bound[term].__getitem__, values)]
        case Apply("and", parts):
            good = values
            for part in parts:
                good = _where(part, slot, good, bound)
            return [*map(frozenset(good).__contains__, values)]
        case Apply("or", parts):
            bad = values
            for part in parts:
                met = frozenset(_where(part, slot, bad, bound))
                bad = [here for here in bad if here not in met]
            lacking = frozenset(bad)
            return [here not in lacking for here in values]
        case Apply(operation, arguments, maps) if arguments:
            columns = [_column(part, slot, values, bound) for part in arguments]
            try:
                return [*map(partial(OPERATIONS[operation].meaning, *maps), *columns)]
            except NoValue:
                raise Open from None
        case If(condition, then, otherwise):
            yes = _where(condition, slot, values, bound)
            met = frozenset(yes)
            no = [here for here in values if here not in met]
            both = dict(zip(yes, _column(then, slot, yes, bound), strict=True))
            both.update(zip(no, _column(otherwise, slot, no, bound), strict=True))
            return [*map(both.__getitem__, values)]
        case Let(temp, definition, body):
            own = dict(zip(values, _column(definition, slot, values, bound), strict=True))
            return _column(body, slot, values, {**bound, temp: own})
        case Look(table, index):
            entries = [*map(table.at, _column(index, slot, values, bound))]
            if None not in entries:
                return cast("list[int]", entries)
        case Hit(table, index):
            return [table.at(place) or 0 for place in _column(index, slot, values, bound)]
    raise Open


Row = dict[int, Const]
"""Values of slots."""


def table_rows(
    condition: Term, slots: Sequence[Slot], values: Mapping[int, Sequence[int]]
) -> list[Row] | None:
    """Return the combinations of ``values`` of the slots that satisfy ``condition``, in order.

    None if there are many, or if ``condition`` may fault for some of them.
    """
    rows: list[Row] = []
    left = current.join_cases

    def add(part: Term, row: Row) -> None:
        nonlocal left
        if isinstance(part, Const):
            rows.extend([row] * part.value)
            return
        if not part.reads:
            raise Open
        first, *rest = terms.slots_of(part)
        left -= len(values[first])
        if left < 0 or len(rows) > current.joins:
            raise Open
        if not rest:
            for here in _where(part, slots[first], values[first], NO_COLUMNS):
                rows.append({**row, first: const(here)})
            return
        for here in values[first]:
            given = {first: const(here)}
            add(terms.substitute(part, given), {**row, **given})

    try:
        add(condition, {})
    except Open:
        return None
    return rows


NO_TEMPS: Mapping[Temp, Any] = {}


def value(
    term: Term,
    case: dict[Slot | Temp, int],
    temps: Mapping[Temp, Any] = NO_TEMPS,
    bound: Mapping[Temp, int] = NO_TEMPS,
) -> int:
    """Evaluate ``term`` with the values of slots and names in ``case``, and add those of other
    names, which ``temps`` defines. Raises :class:`Open` if a value can't be computed.
    """

    def of(part: Term) -> int:
        return value(part, case, temps, bound)

    match term:
        case Const(constant):
            return constant
        case Temp() if term in bound:
            return bound[term]
        case Slot() | Temp() if term in case:
            return case[term]
        case Temp() if isinstance(temps.get(term), Node):
            return case.setdefault(term, value(temps[term], case, temps))
        case Apply("and", parts):
            return all(map(of, parts))
        case Apply("or", parts):
            return any(map(of, parts))
        case Apply(operation, arguments, maps):
            operands = [*maps, *map(of, arguments)]
            try:
                return int(OPERATIONS[operation].meaning(*operands))
            except NoValue:
                raise Open from None
        case If(condition, then, otherwise):
            return of(then if of(condition) else otherwise)
        case Let(temp, definition, body):
            return value(body, case, temps, {**bound, temp: of(definition)})
        case Look(table, index):
            entry = table.at(of(index))
            if entry is not None:
                return entry
        case Hit(table, index):  # out of range only if an earlier condition is false
            return table.at(of(index)) or 0
        case Element(offset, size, index, bounds):
            place = of(index)
            slot = Slot(offset + place, bounds)
            if 0 <= place < size and slot in case:
                return case[slot]
        case Pick(index, items):
            place, values = of(index), list(map(of, items))
            if 0 <= place < len(values):
                return values[place]
        case Slide(beyond, cell, free):
            place = of(cell)
            if 0 <= place < len(beyond.entries):
                return slid(beyond.entries, place, of(free))
        case Closure() | Fold() | Fault() | Slot() | Temp():
            pass
        case _:
            assert_never(term)
    raise Open
