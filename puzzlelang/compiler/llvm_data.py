"""Constant tables of a module of LLVM assembly, and the widths of numbers and sets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from puzzlelang.compiler.llvm_text import signed
from puzzlelang.compiler.packing import WORD
from puzzlelang.core import Interval, Places, current


def rounded(bits: int) -> int:
    """Round up to whole words."""
    return max(WORD, -(-bits // WORD) * WORD)


def bits_of(bounds: Interval) -> int:
    """Return the bits of the values between two bounds; a negative value takes a word."""
    return bounds[1].bit_length() if bounds[0] >= 0 else WORD


class Data:
    """The constant tables of a module.

    A short table is part of the code. A long one (``bound``) is outside: the code has a pointer to
    it, which is set when the code is loaded.
    """

    def __init__(self) -> None:
        self.tables: dict[str, tuple[int, Sequence[int]]] = {}
        """Name → bits of an entry, entries."""
        self._names: dict[object, str] = {}

    def name(self, key: object, entries: Callable[[], Sequence[int]], bits: int) -> str:
        table_name = self._names.get((key, bits))
        if table_name is None:
            table_name = self._names[key, bits] = f"table{len(self._names)}"
            self.tables[table_name] = bits, entries()
        return table_name

    def bound(self, name: str) -> bool:
        return len(self.tables[name][1]) > current.embedded

    def declaration(self, name: str) -> str:
        """Print the global variable of a table."""
        bits, entries = self.tables[name]
        if self.bound(name):
            return f"@{name} = internal global ptr null"
        each = min(bits, WORD)
        parts = [
            signed(entry >> WORD * place, each)
            for entry in entries
            for place in range(max(1, bits // WORD))
        ]
        elements = ", ".join(f"i{each} {part}" for part in parts)
        return f"@{name} = internal constant [{len(parts)} x i{each}] [{elements}], align 8"


def packed_bits(entries: Sequence[int]) -> bytes:
    """Pack truth values, eight in a byte."""
    return Places(bytes(entries)).mask.to_bytes(-(-len(entries) // 8), "little")


def storage(low: int, high: int) -> int:
    """Return the bits (8, 16, 32 or 64) for numbers between two bounds, with a lower one to
    spare.
    """
    for bits in (8, 16, 32):
        if -(1 << bits - 1) < low and high < 1 << bits - 1:
            return bits
    return WORD
