"""Load machine code without LLVM, which takes a tenth of a second and 45 MB.

This handles what LLVM emits for x86-64 Linux: ELF objects of the large code model, in which each
address has 64 bits (*System V ABI, AMD64 supplement*, chapter 4).  LLVM loads the rest.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from struct import error, iter_unpack, pack_into, unpack_from

from puzzlelang.text import PAGE, code_memory

IDENT, RELOCATABLE_X86_64 = b"\x7fELF\2\1\1", (1, 62)
"""Start of a little-endian ELF file of 64 bits, and its type and machine."""

SYMBOLS, RELOCATIONS, ZEROS, UNWINDING = 2, 4, 8, 0x70000001
"""Types of sections.  Tables for unwinding serve exceptions, which this code never raises."""

KNOWN = {0, 1, SYMBOLS, 3, RELOCATIONS, ZEROS, UNWINDING}

WRITABLE, ALLOCATED = 1, 2
"""Flags of sections."""

ADDRESS = 1
"""Type of a relocation to an address of 64 bits, the only one handled."""

SECTION, SYMBOL, RELOCATION = "<2I4Q2I2Q", "<I2BH2Q", "<2Qq"


class Unloadable(Exception):
    """An object, or a machine, that needs LLVM."""


class LoadedObject:
    """Machine code in memory; the ``addresses`` of its symbols are valid while it lives.

    Raise :class:`Unloadable`.  ``symbols``: addresses of functions that it calls, besides those of
    the C library.
    """

    def __init__(self, content: bytes, symbols: Mapping[str, int]) -> None:
        self.addresses: dict[str, int] = {}
        try:
            self._load(content, symbols)
        except (error, LookupError, ValueError, OSError, OverflowError, AttributeError) as reason:
            raise Unloadable from reason

    def _load(self, content: bytes, symbols: Mapping[str, int]) -> None:
        if content[:7] != IDENT or unpack_from("<HH", content, 16) != RELOCATABLE_X86_64:
            raise Unloadable
        (table,), (each, count) = unpack_from("<Q", content, 40), unpack_from("<HH", content, 58)
        sections = [unpack_from(SECTION, content, table + each * n) for n in range(count)]
        if not {section[1] for section in sections} <= KNOWN:
            raise Unloadable
        places, fixed, end = _places(sections)
        room = code_memory(end)
        if room is None:
            raise Unloadable
        self._memory, seal = room
        first = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
        for number, place in places.items():
            _, kind, _, _, start, size, *_ = sections[number]
            if kind != ZEROS:
                self._memory[place : place + size] = content[start : start + size]
        starts = {number: first + place for number, place in places.items()}
        by_table = {
            number: self._symbols(content, sections, section, starts, symbols)
            for number, section in enumerate(sections)
            if section[1] == SYMBOLS
        }
        for _, kind, _, _, start, size, link, target, *_ in sections:
            if kind == RELOCATIONS and target in places:
                for offset, info, addend in iter_unpack(RELOCATION, content[start : start + size]):
                    if info & 0xFFFFFFFF != ADDRESS or offset + 8 > sections[target][5]:
                        raise Unloadable
                    value = by_table[link][info >> 32] + addend
                    pack_into("<Q", self._memory, places[target] + offset, value)
        seal(fixed)

    def _symbols(
        self, content: bytes, sections: Sequence[Sequence[int]], table: Sequence[int],
        starts: Mapping[int, int], symbols: Mapping[str, int],
    ) -> list[int]:  # fmt: skip
        """Addresses of a table's symbols; 0 in sections that are not loaded."""
        names, values = sections[table[6]][4], []
        for at, _, _, section, value, _ in iter_unpack(
            SYMBOL, content[table[4] : table[4] + table[5]]
        ):
            name = content[names + at : content.index(0, names + at)].decode()
            if section in starts:
                value = self.addresses[name] = starts[section] + value
            elif section == 0 and name:
                value = symbols.get(name) or _of_process(name)
            values.append(value)
        return values


def _places(sections: Sequence[Sequence[int]]) -> tuple[dict[int, int], int, int]:
    """Offset of each section in memory, the end of the read-only sections, and the end of all.

    No page has both writable and other sections.
    """
    places: dict[int, int] = {}
    end = fixed = 0
    for writable in (0, WRITABLE):
        for number, (_, kind, flags, _, _, size, _, _, align, _) in enumerate(sections):
            if flags & ALLOCATED and flags & WRITABLE == writable and kind != UNWINDING:
                places[number] = end = -(-end // max(1, align)) * max(1, align)
                end += size
        if not writable:
            fixed = end = -(-end // PAGE) * PAGE
    return places, fixed, end


def _of_process(name: str) -> int:
    function = getattr(ctypes.pythonapi, name)
    return ctypes.cast(function, ctypes.c_void_p).value or 0
