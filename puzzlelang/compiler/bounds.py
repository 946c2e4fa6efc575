"""What can be said of a term before a run: its bounds, and whether it may be a fault."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from puzzlelang.core import ABSENT, BOUNDS, NOWHERE, Interval, distinct

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
            return _hull(self.slots[k] for k in range(term[1], term[1] + term[2]))
        if head == "pick":
            return _hull(self.bounds(t) for t in term[2:])
        if head == "if":
            return _hull((self.bounds(term[2]), self.bounds(term[3])))
        if head == "let":
            return self.bounds(term[3])
        if head == "fold":
            return self._fold_bounds(term)
        if head in ("count", "the"):
            return 0, LARGEST_SET
        if head == "call" and term[1] != "neighbours":
            cells = term[2][0]
            if term[1] in ("row", "col", "distance"):
                return 0, cells.height + cells.width
            return NOWHERE, max(cells.height * cells.width for cells in term[2]) - 1
        rule = BOUNDS.get(head)
        if rule is not None:
            return rule(*(self.bounds(argument) for argument in term[1:]))
        if head in CONDITIONS:
            return 0, 1
        return NOWHERE, 1 << 62

    def _fold_bounds(self, term: Term) -> Interval:
        _, kind, _, values, _, body = term
        if kind in ("every", "some"):
            return 0, 1
        if kind in ("min", "max"):
            return self.bounds(body)
        if kind == "sum":
            low, high = self.bounds(body)
            times = 1
            for some in values:
                times *= len(some)
            return min(0, low * times), max(0, high * times)
        return 0, 1 << 62

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
        if head in ("div", "mod"):
            low, high = self.bounds(term[2])
            return low <= 0 <= high or self.may_fault(term[1]) or self.may_fault(term[2])
        if head == "fold":
            _, kind, _, _, where, body = term
            parts = [part for part in (where, body) if part is not None]
            return kind in ("min", "max") or any(map(self.may_fault, parts))
        if head == "let":
            return self.may_fault(term[2]) or self.may_fault(term[3])
        if head == "call":
            return True
        if head == "with":
            return self.bounds(term[2])[0] < 0 or any(map(self.may_fault, term[1:]))
        if head in ("the", "present"):
            return True
        return any(map(self.may_fault, term[1:]))


LARGEST_SET = 4096
"""A set has at most so many members, and none is larger."""

CONDITIONS = frozenset({"and", "or", "not", "=", "!=", "<", "<=", ">", ">=", "in", "hit", "subset"})


def _hull(intervals: Any) -> Interval:
    found = list(intervals)
    return min(low for low, _ in found), max(high for _, high in found)
