"""Conditions on one slot as sets of its values, found by trying each value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import partial
from itertools import compress, count

from puzzlelang.compiler import terms
from puzzlelang.compiler.ir import (
    Apply,
    Const,
    Element,
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
from puzzlelang.compiler.terms import NOTHING, const
from puzzlelang.core import OPERATIONS, NoValue, current, slid
from puzzlelang.text import Any, cast


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
        return frozenset(_satisfying(condition, slot, domain))
    except Open:  # perhaps only for all values at once
        return _tried_singly(condition, slot, domain)


def _satisfying(condition: Term, slot: Slot, values: Sequence[int]) -> list[int]:
    return Cases({slot: dict(zip(values, values, strict=True))}).where(condition, values)


def _tried_singly(condition: Term, slot: Slot, domain: Sequence[int]) -> frozenset[int] | None:
    try:
        return frozenset(here for here in domain if _satisfying(condition, slot, (here,)))
    except Open:
        return None


class Cases:
    """Evaluates terms in several cases at once.

    ``names`` has the values of slots and temps by the number of the case; ``definitions`` has terms
    of further temps.
    """

    def __init__(
        self,
        names: Mapping[Term, Mapping[int, int] | Sequence[int]],
        definitions: Mapping[Temp, Any] = NOTHING,
    ) -> None:
        self._names, self._definitions = names, definitions
        self._memo: dict[Temp, dict[int, int]] = {}

    def where(self, condition: Term, cases: Sequence[int]) -> list[int]:
        """Return the cases that satisfy ``condition``."""
        return [*compress(cases, self.column(condition, cases))]

    def column(self, term: Term, cases: Sequence[int]) -> Sequence[int]:
        """Evaluate ``term``; raise :class:`Open` if a value can't be computed here."""
        match term:
            case Const(constant):
                return [constant] * len(cases)
            case Slot() | Temp() if term in self._names:
                return [*map(self._names[term].__getitem__, cases)]
            case Temp() if isinstance(self._definitions.get(term), Node):
                own = self._memo.setdefault(term, {})
                rest = [case for case in cases if case not in own]
                own.update(zip(rest, self.column(self._definitions[term], rest), strict=True))
                return [*map(own.__getitem__, cases)]
            case Apply("and", parts):
                good = cases
                for part in parts:
                    good = self.where(part, good)
                return [*map(frozenset(good).__contains__, cases)]
            case Apply("or", parts):
                bad = cases
                for part in parts:
                    some = frozenset(self.where(part, bad))
                    bad = [case for case in bad if case not in some]
                lacking = frozenset(bad)
                return [case not in lacking for case in cases]
            case Apply(operation, arguments, maps) if arguments:
                columns = [self.column(part, cases) for part in arguments]
                try:
                    return [*map(partial(OPERATIONS[operation].meaning, *maps), *columns)]
                except NoValue:
                    raise Open from None
            case If(condition, then, otherwise):
                yes = self.where(condition, cases)
                some = frozenset(yes)
                no = [case for case in cases if case not in some]
                both = dict(zip(yes, self.column(then, yes), strict=True))
                both.update(zip(no, self.column(otherwise, no), strict=True))
                return [*map(both.__getitem__, cases)]
            case Let(temp, definition, body):
                inner = copy(self)
                own = dict(zip(cases, self.column(definition, cases), strict=True))
                inner._names = {**self._names, temp: own}
                return inner.column(body, cases)
            case Hit(table, index):  # out of range only if an earlier condition is false
                return [table.at(place) or 0 for place in self.column(index, cases)]
        entries = [*self._entries(term, cases)]
        if None in entries:
            raise Open
        return cast("list[int]", entries)

    def _entries(self, term: Term, cases: Sequence[int]) -> Iterable[int | None]:
        """Return the entry of an index in each case; None without an entry."""
        match term:
            case Look(table, index):
                return map(table.at, self.column(index, cases))
            case Element(size=size, index=index):
                rows = [self._names.get(slot) for slot in term.slots]
                return (
                    row[case] if 0 <= place < size and (row := rows[place]) is not None else None
                    for case, place in zip(cases, self.column(index, cases), strict=True)
                )
            case Pick(index, items):
                columns = [self.column(item, cases) for item in items]
                return (
                    columns[place][n] if 0 <= place < len(items) else None
                    for n, place in enumerate(self.column(index, cases))
                )
            case Slide(beyond, cell, free):
                entries = beyond.entries
                places = zip(self.column(cell, cases), self.column(free, cases), strict=True)
                return (slid(entries, a, b) if 0 <= a < len(entries) else None for a, b in places)
        return (None,)


def value(term: Term, case: Mapping[Term, int], definitions: Mapping[Temp, Any] = NOTHING) -> int:
    """Evaluate ``term`` in one case; raise :class:`Open` if the value can't be computed."""
    names = {name: (number,) for name, number in case.items()}
    return int(Cases(names, definitions).column(term, (0,))[0])


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
            for here in _satisfying(part, slots[first], values[first]):
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
