"""Constant tables of a puzzle; equal ones are shared."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from puzzlelang.core import (
    ABSENT,
    Letters,
    Places,
    TextType,
    combinations_of,
    count_of,
    current,
    distinct,
    members,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.text import Any


class Table:
    """A constant table, compared by identity.

    An entry None is a fault; a table of bytes has ABSENT instead.
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
        present = [entry for entry in entries if entry is not None]
        self.partial = len(present) < len(entries)
        self.low = min(present, default=0)
        self.high = max(present, default=0)

    def at(self, place: int) -> int | None:
        """Return an entry; None out of range."""
        if not 0 <= place < len(self.entries):
            return None
        entry: int | None = self.entries[place]
        absent = self.partial and entry == ABSENT and isinstance(self.entries, bytes)
        return None if absent else entry

    def lacks(self, low: int, high: int) -> bool:
        """May an entry in this range be missing?"""
        if not self.partial or high - low >= current.looked_through:
            return self.partial
        absent = ABSENT if isinstance(self.entries, bytes) else None
        return absent in self.entries[low : high + 1]


class Tables:
    """The tables of one puzzle's terms, and numbers for its texts."""

    def __init__(self) -> None:
        self._tables: dict[Any, Table] = {}
        self.texts: dict[str, int] = {}

    def text(self, text: str) -> int:
        """Return the number of a text; conditions can only compare texts for equality."""
        return self.texts.setdefault(text, len(self.texts))

    def get(self, key: Any, entries: Callable[[], Sequence[Any]]) -> Table:
        """Return the table of ``key``; ``entries`` computes it on first use."""
        table = self._tables.get(key)
        if table is None:
            table = self._tables[key] = self.of(entries())
        return table

    def of(self, entries: Sequence[Any]) -> Table:
        """Return the table with these entries."""
        table = self._tables.get(entries)
        if table is None:
            table = self._tables[entries] = Table(entries)
        return table

    def flat(self, table: core.Table) -> Table:
        """Return a puzzle's table, indexed by the combination of its arguments."""

        if isinstance(table.entries, Letters) and table.keys[0].low == 0:
            codes = table.entries.codes[: size_of(table.keys[0].values)]
            return self.get(table, lambda: codes)

        def entries() -> tuple[Any, ...]:
            sparse = _sparse(table)
            if sparse is not None:
                return sparse
            keys = combinations_of(table.keys)
            flat_entries = (table.entries.get(key, table.default) for key in keys)
            if isinstance(table.element, TextType):
                return tuple(None if entry is None else self.text(entry) for entry in flat_entries)
            return tuple(None if entry is None else int(entry) for entry in flat_entries)

        return self.get(table, entries)

    def bits(self, mask: int, size: int) -> Table:
        """Return a set as a table of 0 and 1."""
        return self.get(
            ("bits", mask, size),
            lambda: Places.of_mask(mask & (1 << size) - 1).flags.ljust(size, b"\0")[:size],
        )


def _sparse(table: core.Table) -> tuple[Any, ...] | None:
    """Compute the entries of a sparse table of numbers without visiting all combinations."""
    entries, keys = table.entries, table.keys
    size = count_of(keys)
    if not isinstance(entries, dict) or 4 * len(entries) >= size:
        return None
    if isinstance(table.element, TextType) or not all(key.contiguous for key in keys):
        return None
    flat_entries: list[Any] = [None if table.default is None else int(table.default)] * size
    ranges = [(key.low, size_of(key.values)) for key in keys]
    for arguments, entry in entries.items():
        place = 0
        for (low, count), value in zip(ranges, arguments):  # noqa: B905  # it doubles the time
            if not 0 <= value - low < count:
                break
            place = place * count + value - low
        else:
            flat_entries[place] = None if entry is None else int(entry)
    return tuple(flat_entries)


def in_both_directions(sets: Sequence[int]) -> tuple[int, ...]:
    """Add to each member of a relation those that it leads to the member from."""
    both = list(sets)
    for number, group in enumerate(sets):
        for member in members(group):
            both[member] |= 1 << number
    return tuple(both)
