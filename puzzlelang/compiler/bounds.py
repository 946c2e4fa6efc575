"""What can be said of a term before a run: its bounds, and whether it may be a fault."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from puzzlelang.core import (
    ABSENT,
    OPERATIONS,
    REDUCTIONS,
    Interval,
    Kind,
    distinct,
    hull,
)

Term = tuple[Any, ...]
"""See ``puzzlelang.compiler.terms``."""


class Table:
    """A constant table; entry None is a fault.  Two tables are the same when they are one.

    A table of bytes has ABSENT for None.
    """

    __slots__ = ("entries", "high", "low", "partial")

    def __init__(self, entries: Sequence[Any]) -> None:
        self.entries = entries
        if isinstance(entries, bytes):
            there = distinct(entries)
            self.partial = ABSENT in there
            there = [value for value in there if value != ABSENT] or [0]
            self.low, self.high = there[0], there[-1]
            return
        known = [entry for entry in entries if entry is not None]
        self.partial = len(known) < len(entries)
        self.low = min(known, default=0)
        self.high = max(known, default=0)

    def at(self, place: int) -> int | None:
        """An entry; None also beyond the ends."""
        if not 0 <= place < len(self.entries):
            return None
        entry: int | None = self.entries[place]
        absent = self.partial and entry == ABSENT and isinstance(self.entries, bytes)
        return None if absent else entry


class Facts:
    """What is known of slots and temps: their least and greatest values."""

    def __init__(self, slots: tuple[Interval, ...]) -> None:
        self.slots = slots
        self.temps: dict[int, Interval] = {}

    def temp(self, bounds: Interval) -> Term:
        """A new temp whose value lies in ``bounds``."""
        number = len(self.temps)
        self.temps[number] = bounds
        return ("temp", number)

    def bounds(self, term: Term) -> Interval:
        """Least and greatest value of ``term``, as far as can be seen."""
        head = term[0]
        if head == "const":
            return term[1], term[1]
        if head == "fault":
            return 0, 0
        if head == "slot":
            return self.slots[term[1]]
        if head == "temp":
            return self.temps[term[1]]
        if head == "look":
            return term[1].low, term[1].high
        if head == "slide":
            return 0, len(term[1].entries) - 1
        if head == "elem":
            return hull(*self.slots[term[1] : term[1] + term[2]])
        if head == "pick":
            return hull(*map(self.bounds, term[2:]))
        if head == "if":
            return hull(self.bounds(term[2]), self.bounds(term[3]))
        if head == "let":
            return self.bounds(term[3])
        if head == "fold":
            return self._fold_bounds(term)
        if head == "hit":
            return 0, 1
        if head == "call":
            name, maps, arguments = term[1], term[2], term[3:]
        else:
            name, maps, arguments = head, (), term[1:]
        return OPERATIONS[name].bounds_of(maps, map(self.bounds, arguments))

    def _fold_bounds(self, term: Term) -> Interval:
        _, kind, _, values, where, body = term
        reduction, most = REDUCTIONS[kind], prod(map(len, values))
        if isinstance(reduction.bounds, tuple):
            return reduction.bounds
        return reduction.bounds(self.bounds(body), most if where is None else 0, most)

    def may_fault(self, term: Term) -> bool:
        """Can evaluating ``term`` be a fault in some state?"""
        head = term[0]
        if head in ("const", "slot", "temp"):
            return False
        if head == "fault":
            return True
        if head == "look":
            low, high = self.bounds(term[2])
            inside = low >= 0 and high < len(term[1].entries) and not term[1].partial
            return not inside or self.may_fault(term[2])
        if head in ("elem", "pick"):
            index = term[3] if head == "elem" else term[1]
            size = term[2] if head == "elem" else len(term) - 2
            low, high = self.bounds(index)
            rest = () if head == "elem" else term[2:]
            return low < 0 or high >= size or any(map(self.may_fault, (index, *rest)))
        if head in ("hit", "slide"):
            return any(map(self.may_fault, term[2:]))
        if head == "fold":
            _, kind, _, _, where, body = term
            parts = [part for part in (where, body) if part is not None]
            return REDUCTIONS[kind].lacks_of_nothing or any(map(self.may_fault, parts))
        if head == "let":
            return self.may_fault(term[2]) or self.may_fault(term[3])
        if head == "if":
            return any(map(self.may_fault, term[1:]))
        if head == "call":
            name, maps, arguments = term[1], term[2], term[3:]
        else:
            name, maps, arguments = head, (), term[1:]
        lacks = OPERATIONS[name].may_lack_value(maps, map(self.bounds, arguments))
        return lacks or any(map(self.may_fault, arguments))


CONDITIONS = frozenset(
    {"hit", *(name for name, known in OPERATIONS.items() if known.gives is Kind.CONDITION)}
)
