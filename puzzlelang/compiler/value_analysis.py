"""Bounds on the values of terms, given conditions: number intervals and set members.

A *span* is an interval of numbers plus a subset of {NONE, NOWHERE}. A *mask* contains every member
that a set may have. Both overapproximate: a value outside them is impossible, unless the term
faults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy

from puzzlelang.compiler import terms
from puzzlelang.compiler.constant_tables import Table
from puzzlelang.compiler.ir import (
    Apply,
    Closure,
    Const,
    Element,
    Fold,
    Hit,
    If,
    Let,
    Look,
    Pick,
    Slot,
    Temp,
    Term,
)
from puzzlelang.core import NONE, NOWHERE, OPERATIONS, REDUCTIONS, Cells, Interval, Kind, current
from puzzlelang.text import Any, Record

ODD = frozenset((NONE, NOWHERE))
NEVER = frozenset[int]()

Span = tuple[int, int, frozenset[int]]
"""Least and greatest number (reversed if there is no number), and the possible values of ODD."""


ENDLESS: Any = float("inf")
"""Upper bound of a set read as a number."""

_Rule = Callable[["Possible", "Span"], "Span"]
"""Narrows the span of a term by one condition."""


class TooMuch(Exception):
    """The limit of examined terms is reached."""


def span_of(values: Iterable[int]) -> Span:
    """Return the smallest span that contains the values."""
    all_values = list(values)
    numbers = [value for value in all_values if value not in ODD]
    odd = ODD.intersection(all_values) if len(numbers) < len(all_values) else NEVER
    return (min(numbers), max(numbers), odd) if numbers else (1, 0, odd)


def _bounded(bounds: Interval) -> Span:
    low, high = bounds
    return low, high, (ODD if low <= NONE else NEVER)


def ends_of(span: Span) -> Interval | None:
    """Return the least and greatest value, NONE and NOWHERE included; None for an empty span."""
    low, high, odd = span
    values = (*odd, low, high) if low <= high else tuple(odd)
    return (min(values), max(values)) if values else None


def _hull(spans: Iterable[Span]) -> Span:
    all_spans = list(spans)
    numbers = [span for span in all_spans if span[0] <= span[1]]
    odd = NEVER.union(*(span[2] for span in all_spans))
    if not numbers:
        return 1, 0, odd
    return min(span[0] for span in numbers), max(span[1] for span in numbers), odd


def _within(span: Span, low: int | None, high: int | None, odd: frozenset[int]) -> Span:
    least = span[0] if low is None else max(span[0], low)
    most = span[1] if high is None else min(span[1], high)
    return least, most, span[2] & odd


class Named(metaclass=Record):
    """A temp's term, with the names in scope there."""

    term: Term
    names: Names


Names = Mapping[Temp, "Span | Named"]
"""Spans or definitions of the temps bound around a term."""

NO_NAMES: Names = {}


class Possible:
    """Facts about a step: the values of its slots, the definitions of its temps, and the conditions
    ``given``.
    """

    def __init__(
        self,
        slots: Mapping[int, Sequence[int]],
        temps: Mapping[Temp, Term | Span],
        given: Sequence[Term] = (),
    ) -> None:
        self.slots, self.temps = slots, temps
        self.given: tuple[Term, ...] = ()
        self._left = [current.looks]
        self._about: dict[Term, tuple[_Rule, ...]] = {}
        self._busy: set[Term] = set()
        self._add(given)

    def assuming(self, conditions: Sequence[Term], *, anew: bool = False) -> Possible:
        """Return a copy that also assumes ``conditions``, with a fresh limit if ``anew``."""
        inner = copy(self)
        inner._about = dict(self._about)
        inner._busy = set(self._busy)
        if anew:
            inner._left = [current.looks]
        inner._add(conditions)
        return inner

    def _add(self, conditions: Sequence[Term]) -> None:
        self.given = (*self.given, *conditions)
        for condition in conditions:
            self._learn(condition, {})

    @property
    def looks(self) -> int:
        """Number of terms examined."""
        return current.looks - self._left[0]

    def _look(self) -> None:
        self._left[0] -= 1
        if self._left[0] < 0:
            raise TooMuch

    # ── learning from conditions ─────────────────────────────────────────────────────

    def _learn(self, condition: Term, named: Mapping[Temp, Term]) -> None:
        match condition:
            case Temp() if condition not in named:
                definition = self.temps.get(condition)
                if definition is not None and not isinstance(definition, tuple):
                    self._learn(definition, {})
            case Apply("and", parts):
                for part in parts:
                    self._learn(part, named)
            case Let(temp, value, body):
                self._learn(body, {**named, temp: value})
            case Apply("in", (member, group)):
                self._note(member, named, _among(group))
            case Apply(operation, (left, right)) if operation in terms.OPPOSITE:
                self._compare(left, operation, right, named)
                self._compare(right, _FLIPPED[operation], left, named)
            case Hit(table, place) | Look(table, place):
                if len(table.entries) <= current.looked_through:
                    true = [n for n in range(len(table.entries)) if table.at(n)]
                    self._shifted(place, named, min(true, default=1), max(true, default=0))

    def _compare(self, term: Term, operation: str, other: Term, named: Mapping[Temp, Term]) -> None:
        match other, _moved(term):
            case Const(value), (inner, by):
                self._compare(inner, operation, terms.const(value - by), named)
        if not other.temps <= self.temps.keys() - named.keys():
            return
        self._note(term, named, lambda facts, span: _compared(span, operation, facts.span(other)))

    def _shifted(self, place: Term, named: Mapping[Temp, Term], low: int, high: int) -> None:
        self._note(place, named, lambda _, span: _within(span, low, high, NEVER))
        match _moved(place):
            case (inner, by):
                self._shifted(inner, named, low - by, high - by)

    def _note(self, term: Term, named: Mapping[Temp, Term], rule: _Rule) -> None:
        while isinstance(term, Temp) and term in named:
            term = named[term]
        if not isinstance(term, Const) and term.temps <= self.temps.keys() - named.keys():
            self._about[term] = (*self._about.get(term, ()), rule)

    # ── numbers ──────────────────────────────────────────────────────────────────────

    def span(self, term: Term, names: Names = NO_NAMES) -> Span:
        self._look()
        bounds = self._span(term, names)
        rules = self._about.get(term)
        if rules and term not in self._busy and not (names and term.temps & names.keys()):
            self._busy.add(term)
            for rule in rules:
                bounds = rule(self, bounds)
            self._busy.discard(term)
        return bounds

    def _span(self, term: Term, names: Names) -> Span:
        match term:
            case Const(value):
                return span_of((value,))
            case Slot():
                return self._slot(term)
            case Temp():
                return self._temp(term, names)
            case Let(temp, value, body):
                return self.span(body, {**names, temp: Named(value, names)})
            case If():
                return self._choice(term, names)
            case Look(table, index):
                return self._entries(table, self.span(index, names))
            case Element(index=index):
                low, high, _ = self.span(index, names)
                return _hull(map(self._slot, term.slots[max(low, 0) : max(high + 1, 0)]))
            case Pick(index, items):
                low, high, _ = self.span(index, names)
                some = items[max(low, 0) : max(high + 1, 0)]
                return _hull(self.span(item, names) for item in some)
            case Fold(kind, groups, values, _, body) if REDUCTIONS[kind].chooses:
                inner = dict(names)
                for group, rows in zip(groups, values, strict=True):
                    columns = [rows] if len(group) == 1 else zip(*rows, strict=True)
                    inner.update(zip(group, map(span_of, columns), strict=False))
                return self.span(body, inner)
            case Fold(kind) if REDUCTIONS[kind].gives.kind is Kind.SET:
                return 0, ENDLESS, NEVER
            case Closure("reach"):
                return 0, ENDLESS, NEVER
            case Apply():
                return self._result(term, names)
        return (0, 1, NEVER) if isinstance(term, Hit) else _bounded(term.bounds)

    def _slot(self, slot: Slot) -> Span:
        values = self.slots.get(slot.number)
        return _bounded(slot.bounds) if values is None else span_of(values)

    def _temp(self, temp: Temp, names: Names) -> Span:
        match names.get(temp) or self.temps.get(temp):
            case None:
                return _bounded(temp.bounds)
            case Named(term, inner):
                return self.span(term, inner)
            case (low, high, odd):
                return low, high, odd
            case definition:
                return self.span(definition)

    def _choice(self, term: If, names: Names) -> Span:
        then, otherwise = term.then, term.otherwise
        if names or (isinstance(then, Const) and isinstance(otherwise, Const)):
            return _hull((self.span(then, names), self.span(otherwise, names)))
        branches = []
        for test, part in ((term.condition, then), (terms.negation(term.condition), otherwise)):
            branches.append(self.assuming((test,)).span(part))
        return _hull(branches)

    def _entries(self, table: Table, place: Span) -> Span:
        low, high = max(place[0], 0), min(place[1], len(table.entries) - 1)
        if high - low > current.looked_through:
            return table.low, table.high, (ODD if table.low <= NONE else NEVER)
        entries = (table.at(n) for n in range(low, high + 1))
        return span_of(entry for entry in entries if entry is not None)

    def _result(self, term: Apply, names: Names) -> Span:
        operation, arguments = term.operation, term.arguments
        if operation == "present":
            return _within(self.span(arguments[0], names), None, None, frozenset((NOWHERE,)))
        if operation in ("count", "the", "lowest", "highest"):
            mask = self.mask(arguments[0], names)
            if mask is not None and operation == "count":
                return 0, mask.bit_count(), NEVER
            if mask is not None:
                return (mask & -mask).bit_length() - 1, mask.bit_length() - 1, NEVER
        if operation in ("step", "shift"):
            maps = [cells for cells in term.maps if isinstance(cells, Cells)]
            return 0, max(cells.size for cells in maps) - 1, ODD
        row = OPERATIONS[operation]
        if row.gives.kind is Kind.CONDITION:
            return 0, 1, NEVER
        if row.gives.kind is Kind.SET:
            return 0, ENDLESS, NEVER
        if row.maps or isinstance(row.bounds, tuple):
            return _bounded(term.bounds)
        # Bounds of the arguments. NONE and NOWHERE are numbers far below all others.
        ends = [ends_of(self.span(part, names)) for part in arguments]
        if None in ends:
            return 1, 0, NEVER  # no value: a fault
        return _bounded(row.bounds(*ends))

    # ── sets ─────────────────────────────────────────────────────────────────────────

    def mask(self, term: Term, names: Names = NO_NAMES) -> int | None:
        """Return every member that the set may have, or None if it can't be bounded."""
        self._look()
        match term:
            case Const(value):
                return value
            case Slot():
                return term.bounds[1]
            case Temp():
                match names.get(term) or self.temps.get(term):
                    case Named(value, inner):
                        return self.mask(value, inner)
                    case None | tuple():
                        return None
                    case definition:
                        return self.mask(definition)
            case Let(temp, value, body):
                return self.mask(body, {**names, temp: Named(value, names)})
            case If(_, then, otherwise):
                return self._union((then, otherwise), names)
            case Element():
                return self._union(term.slots, names)
            case Pick(_, items):
                return self._union(items, names)
            case Look(table) if len(table.entries) <= current.looked_through:
                entries = [table.at(n) for n in range(len(table.entries))]
                return _all_of(entry for entry in entries if entry is not None)
            case Closure("reach", size=size):
                return (1 << size) - 1
            case Fold("those", _, (values,)):
                return _all_of(1 << value for value in values if value >= 0)
            case Apply():
                return self._mask_of_result(term, names)
        return None

    def _mask_of_result(self, term: Apply, names: Names) -> int | None:
        match term:
            case Apply("move", (group, Const(by))):
                mask = self.mask(group, names)
                return None if mask is None else OPERATIONS["move"].meaning(mask, by)

        def at_most(kind: Kind, argument: Term) -> int:
            bound_of = self.mask if kind is Kind.SET else self._member
            bits = bound_of(argument, names)
            return -1 if bits is None else bits

        members = terms.members_at_most(term, at_most)
        return None if members < 0 else members

    def _union(self, parts: Iterable[Term], names: Names) -> int | None:
        total = 0
        for part in parts:
            mask = self.mask(part, names)
            if mask is None:
                return None
            total |= mask
        return total

    def _member(self, term: Term, names: Names) -> int | None:
        """Return the possible values of ``term`` as a mask. A set's member is never NONE or
        NOWHERE.
        """
        if isinstance(term, Slot) and term.number in self.slots:
            return _all_of(1 << value for value in self.slots[term.number] if value >= 0)
        low, high, _ = self.span(term, names)
        if low > high:
            return 0
        return (1 << high + 1) - (1 << low) if 0 <= low and high < 1 << 20 else None


def _moved(term: Term) -> tuple[Term, int] | None:
    """Split ``inner + by`` or ``inner - by`` into the inner term and the signed number."""
    match term:
        case Apply("+", (inner, Const(by))):
            return inner, by
        case Apply("-", (inner, Const(by))):
            return inner, -by
    return None


def _among(group: Term) -> _Rule:
    """Narrow a span to the members of ``group``, as far as they can be bounded."""

    def inside(facts: Possible, span: Span) -> Span:
        mask = facts.mask(group) if group.temps <= facts.temps.keys() else None
        if mask is None:
            return _within(span, 0, None, NEVER)
        return _within(span, (mask & -mask).bit_length() - 1, mask.bit_length() - 1, NEVER)

    return inside


def _all_of(masks: Iterable[int]) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total


_FLIPPED = {"=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}


def _compared(span: Span, operation: str, other: Span) -> Span:
    """Narrow ``span`` to values that compare true with some value of ``other``."""
    low, high, odd = other
    none = low > high
    if operation == "=":
        return _within(span, 1 if none else low, 0 if none else high, odd)
    if operation == "!=":
        if none and len(odd) == 1:
            return span[0], span[1], span[2] - odd
        if not odd and low == high:
            return span[0] + (span[0] == low), span[1] - (span[1] == low), span[2]
        return span
    if operation in ("<", "<="):
        if none:
            return (1, 0, span[2]) if odd else span
        return _within(span, None, high - (operation == "<"), ODD)
    if odd or none:
        return span
    return _within(span, low + (operation == ">"), None, ODD if low <= NONE else NEVER)
