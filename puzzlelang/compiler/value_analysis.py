"""What a term can be where some conditions hold: between which numbers, with which members.

A *span* is the least and the greatest number, and which of NONE and NOWHERE it may be; a *mask*
has every member that a set may have.  Both may be too wide, never too narrow: what lies outside
can't be, unless the term has no value at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from typing import Any

from puzzlelang.compiler import terms
from puzzlelang.compiler.bounds import CONDITIONS, Facts, Table, Term
from puzzlelang.core import NONE, NOWHERE, OPERATIONS, Interval, Kind, current

ODD = frozenset((NONE, NOWHERE))
NEVER = frozenset[int]()

Span = tuple[int, int, frozenset[int]]
"""Least and greatest number (crossed where it is none), and what of ODD it may be."""


ENDLESS: Any = float("inf")
"""A set as a number may be as large as can be."""

_Rule = Callable[["Possible", "Span"], "Span"]
"""What a condition leaves of a span."""


class TooMuch(Exception):
    """It takes too long to find out."""


def span_of(values: Iterable[int]) -> Span:
    """The span of some values."""
    found = list(values)
    numbers = [value for value in found if value not in ODD]
    odd = ODD.intersection(found) if len(numbers) < len(found) else NEVER
    return (min(numbers), max(numbers), odd) if numbers else (1, 0, odd)


def _bounded(bounds: Interval) -> Span:
    low, high = bounds
    return low, high, (ODD if low <= NONE else NEVER)


def ends_of(span: Span) -> Interval | None:
    """The least and the greatest value, NONE and NOWHERE included; None where there is none."""
    low, high, odd = span
    values = (*odd, low, high) if low <= high else tuple(odd)
    return (min(values), max(values)) if values else None


def _hull(spans: Iterable[Span]) -> Span:
    found = list(spans)
    numbers = [span for span in found if span[0] <= span[1]]
    odd = NEVER.union(*(span[2] for span in found))
    if not numbers:
        return 1, 0, odd
    return min(span[0] for span in numbers), max(span[1] for span in numbers), odd


def _within(span: Span, low: int | None, high: int | None, odd: frozenset[int]) -> Span:
    least = span[0] if low is None else max(span[0], low)
    most = span[1] if high is None else min(span[1], high)
    return least, most, span[2] & odd


Names = Mapping[int, Any]
"""Of temps that are bound around a term: their span, or their term and the names around that."""

NO_NAMES: Names = {}


class Possible:
    """What is known of a step: its slots' values, what its temps stand for, what is ``given``."""

    def __init__(
        self,
        facts: Facts,
        slots: Mapping[int, Sequence[int]],
        temps: Mapping[int, Term | Span],
        given: Sequence[Term] = (),
    ) -> None:
        self.facts, self.slots, self.temps = facts, slots, temps
        self.given: tuple[Term, ...] = ()
        self._left = [current.looks]
        self._about: dict[Term, tuple[_Rule, ...]] = {}
        self._busy: set[Term] = set()
        self._add(given)

    def assuming(self, conditions: Sequence[Term], *, anew: bool = False) -> Possible:
        """The same where these hold, too; ``anew``: for a question of its own."""
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
        """How many terms have been looked at."""
        return current.looks - self._left[0]

    def _look(self) -> None:
        self._left[0] -= 1
        if self._left[0] < 0:
            raise TooMuch

    # ── what conditions say ──────────────────────────────────────────────────────────

    def _learn(self, condition: Term, named: Mapping[int, Term]) -> None:
        head = condition[0]
        if head == "temp" and condition[1] not in named:
            known = self.temps.get(condition[1])
            if known is not None and isinstance(known[0], str):
                self._learn(known, {})
        elif head == "and":
            for part in condition[1:]:
                self._learn(part, named)
        elif head == "let":
            self._learn(condition[3], {**named, condition[1]: condition[2]})
        elif head in terms.OPPOSITE:
            _, left, right = condition
            self._compare(left, head, right, named)
            self._compare(right, _FLIPPED[head], left, named)
        elif head == "in":
            self._note(condition[1], named, _among(condition[2]))
        elif head in ("hit", "look") and len(condition[1].entries) <= current.looked_through:
            _, table, place = condition
            true = [n for n in range(len(table.entries)) if table.at(n)]
            self._shifted(place, named, min(true, default=1), max(true, default=0))

    def _compare(self, term: Term, operation: str, other: Term, named: Mapping[int, Term]) -> None:
        if other[0] == "const" and term[0] in ("+", "-") and term[2][0] == "const":
            moved = other[1] - term[2][1] * (1 if term[0] == "+" else -1)
            self._compare(term[1], operation, terms.const(moved), named)
        if not terms.temps_of(other) <= self.temps.keys() - named.keys():
            return
        self._note(term, named, lambda known, span: _compared(span, operation, known.span(other)))

    def _shifted(self, place: Term, named: Mapping[int, Term], low: int, high: int) -> None:
        self._note(place, named, lambda _, span: _within(span, low, high, NEVER))
        if place[0] in ("+", "-") and place[2][0] == "const":
            by = place[2][1] * (1 if place[0] == "+" else -1)
            self._shifted(place[1], named, low - by, high - by)

    def _note(self, term: Term, named: Mapping[int, Term], rule: _Rule) -> None:
        while term[0] == "temp" and term[1] in named:
            term = named[term[1]]
        if term[0] != "const" and terms.temps_of(term) <= self.temps.keys() - named.keys():
            self._about[term] = (*self._about.get(term, ()), rule)

    # ── numbers ──────────────────────────────────────────────────────────────────────

    def span(self, term: Term, names: Names = NO_NAMES) -> Span:
        self._look()
        found = self._span(term, names)
        rules = self._about.get(term)
        if rules and term not in self._busy and not (names and terms.temps_of(term) & names.keys()):
            self._busy.add(term)
            for rule in rules:
                found = rule(self, found)
            self._busy.discard(term)
        return found

    def _span(self, term: Term, names: Names) -> Span:
        head = term[0]
        if head == "const":
            return span_of(term[1:])
        if head == "slot":
            return self._slot(term[1])
        if head == "temp":
            return self._temp(term, names)
        if head == "let":
            return self.span(term[3], {**names, term[1]: (term[2], names)})
        if head == "if":
            return self._choice(term, names)
        if head == "look":
            return self._entries(term[1], self.span(term[2], names))
        if head == "elem":
            low, high, _ = self.span(term[3], names)
            first, last = max(low, 0), min(high, term[2] - 1)
            return _hull(self._slot(term[1] + k) for k in range(first, last + 1))
        if head == "pick":
            low, high, _ = self.span(term[1], names)
            return _hull(self.span(part, names) for part in term[2:][max(low, 0) : high + 1])
        if head == "present":
            return _within(self.span(term[1], names), None, None, frozenset((NOWHERE,)))
        if head in ("count", "the"):
            mask = self.mask(term[1], names)
            if mask is not None and head == "count":
                return 0, mask.bit_count(), NEVER
            if mask is not None:
                return (mask & -mask).bit_length() - 1, mask.bit_length() - 1, NEVER
        if head == "fold" and term[1] in ("min", "max"):
            inner = dict(names)
            for numbers, values in zip(term[2], term[3], strict=True):
                columns = [values] if len(numbers) == 1 else zip(*values, strict=True)
                inner.update(zip(numbers, map(span_of, columns), strict=False))
            return self.span(term[5], inner)
        if head == "call" and term[1] in ("step", "shift"):
            return 0, max(cells.height * cells.width for cells in term[2]) - 1, ODD
        if head == "fold" and term[1] in ("those", "set") or term[:2] == ("call", "neighbours"):
            return 0, ENDLESS, NEVER
        return self._worked_out(term, names)

    def _slot(self, slot: int) -> Span:
        if slot in self.slots:
            return span_of(self.slots[slot])
        return _bounded(self.facts.slots[slot])

    def _temp(self, term: Term, names: Names) -> Span:
        known = names[term[1]] if term[1] in names else self.temps.get(term[1])
        if known is None:
            return _bounded(self.facts.bounds(term))
        if isinstance(known[0], int):
            return known
        if term[1] in names:
            return self.span(*known)
        return self.span(known)

    def _choice(self, term: Term, names: Names) -> Span:
        _, condition, then, otherwise = term
        if names or then[0] == otherwise[0] == "const":
            return _hull((self.span(then, names), self.span(otherwise, names)))
        found = []
        for test, part in ((condition, then), (terms.negation(condition), otherwise)):
            found.append(self.assuming((test,)).span(part))
        return _hull(found)

    def _entries(self, table: Table, place: Span) -> Span:
        low, high = max(place[0], 0), min(place[1], len(table.entries) - 1)
        if high - low > current.looked_through:
            return table.low, table.high, (ODD if table.low <= NONE else NEVER)
        entries = (table.at(n) for n in range(low, high + 1))
        return span_of(entry for entry in entries if entry is not None)

    def _worked_out(self, term: Term, names: Names) -> Span:
        """By the bounds of its parts; NONE and NOWHERE are numbers far below all others."""
        head = term[0]
        if head in CONDITIONS:
            return 0, 1, NEVER
        known = OPERATIONS.get(head)
        if known is None or known.maps:  # `slide` is a term of its own
            return _bounded(self.facts.bounds(term))
        if known.gives is Kind.SET:
            return 0, ENDLESS, NEVER
        if isinstance(known.bounds, tuple):
            return _bounded(known.bounds)
        ends = [ends_of(self.span(part, names)) for part in term[1:]]
        if None in ends:
            return 1, 0, NEVER  # there is no value: a fault
        return _bounded(known.bounds(*ends))

    # ── sets ─────────────────────────────────────────────────────────────────────────

    def mask(self, term: Term, names: Names = NO_NAMES) -> int | None:
        """All members that a set may have; None when that can't be told."""
        self._look()
        head = term[0]
        if head == "const":
            return term[1]  # type: ignore[no-any-return]
        if head == "slot":
            return self.facts.slots[term[1]][1]
        if head == "temp":
            known = names[term[1]] if term[1] in names else self.temps.get(term[1])
            if known is None or isinstance(known[0], int):
                return None
            return self.mask(*known) if term[1] in names else self.mask(known)
        if head == "let":
            return self.mask(term[3], {**names, term[1]: (term[2], names)})
        if head == "if":
            return self._union(term[2:], names)
        if head in ("union", "toggle"):
            return self._union(term[1:], names)
        if head == "difference":
            mask = self.mask(term[1], names)
            taken = term[2][1] if term[2][0] == "const" else 0
            return None if mask is None else mask & ~taken
        if head == "without":
            mask = self.mask(term[1], names)
            taken = 1 << term[2][1] if term[2][0] == "const" and term[2][1] >= 0 else 0
            return None if mask is None else mask & ~taken
        if head == "with":
            mask, member = self.mask(term[1], names), self._member(term[2], names)
            return None if mask is None or member is None else mask | member
        if head == "move" and term[2][0] == "const":
            mask, by = self.mask(term[1], names), term[2][1]
            return None if mask is None else mask << by if by >= 0 else mask >> -by
        if head in ("elem", "pick"):
            slots = [("slot", term[1] + k) for k in range(term[2])] if head == "elem" else term[2:]
            return self._union(slots, names)
        if head == "look" and len(term[1].entries) <= current.looked_through:
            entries = [term[1].at(n) for n in range(len(term[1].entries))]
            return _all_of(entry for entry in entries if entry is not None)
        if head == "fold" and term[1] == "those":
            return _all_of(1 << value for value in term[3][0] if value >= 0)
        if head == "call" and term[1] == "neighbours":
            return int((1 << term[2][0].height * term[2][0].width) - 1)
        return None

    def _union(self, parts: Iterable[Term], names: Names) -> int | None:
        total = 0
        for part in parts:
            mask = self.mask(part, names)
            if mask is None:
                return None
            total |= mask
        return total

    def _member(self, term: Term, names: Names) -> int | None:
        """The values of ``term``, which is put into a set: never NONE or NOWHERE."""
        if term[0] == "slot" and term[1] in self.slots:
            return _all_of(1 << value for value in self.slots[term[1]] if value >= 0)
        low, high, _ = self.span(term, names)
        if low > high:
            return 0
        return (1 << high + 1) - (1 << low) if 0 <= low and high < 1 << 20 else None


def _among(group: Term) -> _Rule:
    """What is left of a span where it is in ``group``, as far as that can be told."""

    def inside(known: Possible, span: Span) -> Span:
        mask = known.mask(group) if terms.temps_of(group) <= known.temps.keys() else None
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
    """What is left of ``span`` where it compares so with some value of ``other``."""
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
