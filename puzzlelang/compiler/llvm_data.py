"""The constant tables of a module of LLVM assembly, and how wide numbers and sets are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from puzzlelang.compiler.llvm_text import signed
from puzzlelang.compiler.packing import WORD
from puzzlelang.core import Interval, Places, current


def rounded(bits: int) -> int:
    """``bits`` in whole words."""
    return max(WORD, -(-bits // WORD) * WORD)


def bits_of(bounds: Interval) -> int:
    """How many bits the values between two bounds take; a negative one fits a word."""
    return bounds[1].bit_length() if bounds[0] >= 0 else WORD


class Data:
    """The constant tables of a module.

    A short one becomes a part of the code.  A long one (``bound``) stays outside: the code has
    a pointer to it, which is set when the code is loaded.
    """

    def __init__(self) -> None:
        self.tables: dict[str, tuple[int, Sequence[int]]] = {}
        """Name → bits of an entry, entries."""
        self._known: dict[object, str] = {}

    def name(self, key: object, entries: Callable[[], Sequence[int]], bits: int) -> str:
        known = self._known.get((key, bits))
        if known is None:
            known = self._known[key, bits] = f"table{len(self._known)}"
            self.tables[known] = bits, entries()
        return known

    def bound(self, name: str) -> bool:
        return len(self.tables[name][1]) > current.embedded

    def declaration(self, name: str) -> str:
        """The global variable for a table."""
        bits, entries = self.tables[name]
        if self.bound(name):
            return f"@{name} = internal global ptr null"
        each = min(bits, WORD)
        parts = [
            signed(entry >> WORD * place, each)
            for entry in entries
            for place in range(max(1, bits // WORD))
        ]
        listed = ", ".join(f"i{each} {part}" for part in parts)
        return f"@{name} = internal constant [{len(parts)} x i{each}] [{listed}], align 8"


def packed_bits(entries: Sequence[int]) -> bytes:
    """Truth values, eight in a byte."""
    return Places(bytes(entries)).mask.to_bytes(-(-len(entries) // 8), "little")


def storage(low: int, high: int) -> int:
    """8, 16, 32 or 64: the bits that hold numbers between two bounds, and one less than all."""
    for bits in (8, 16, 32):
        if -(1 << bits - 1) < low and high < 1 << bits - 1:
            return bits
    return WORD
