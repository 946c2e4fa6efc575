"""Undefined and defined symbols of 64-bit object files: ELF, Mach-O and COFF.

Sources: elf(5), <mach-o/nlist.h> and section "COFF Symbol Table" of the PE format.
"""

from __future__ import annotations

from collections.abc import Iterator
from struct import calcsize, unpack_from

Symbol = tuple[str, bool]
"""A symbol's C name, and whether the file defines it."""


def format_of(content: bytes) -> str:
    if content.startswith(b"\x7fELF\x02\x01"):
        return "ELF"
    if content.startswith(b"\xcf\xfa\xed\xfe"):
        return "Mach-O"
    return "COFF"


def asked_for(content: bytes) -> set[str]:
    return {name for name, there in symbols(content) if not there}


def defined(content: bytes) -> set[str]:
    return {name for name, there in symbols(content) if there}


def symbols(content: bytes) -> Iterator[Symbol]:
    """List all exported and imported names."""
    return {"ELF": _elf, "Mach-O": _mach_o, "COFF": _coff}[format_of(content)](content)


def _text(content: bytes, start: int) -> str:
    return content[start : content.index(b"\0", start)].decode()


def _elf(content: bytes) -> Iterator[Symbol]:
    (sections,) = unpack_from("<Q", content, 0x28)
    size, count = unpack_from("<HH", content, 0x3A)
    headers = [unpack_from("<IIQQQQIIQQ", content, sections + size * n) for n in range(count)]
    for _, kind, _, _, offset, length, link, _, _, each in headers:
        if kind != 2:  # SHT_SYMTAB
            continue
        names = headers[link][4]
        for place in range(offset + each, offset + length, each):
            name, info, _, section = unpack_from("<IBBH", content, place)
            if info >> 4:  # STB_LOCAL is 0
                yield _text(content, names + name), section != 0


def _mach_o(content: bytes) -> Iterator[Symbol]:
    (commands,) = unpack_from("<I", content, 16)
    place = 32
    for _ in range(commands):
        command, length = unpack_from("<II", content, place)
        if command == 2:  # LC_SYMTAB
            first, count, names = unpack_from("<III", content, place + 8)
            for number in range(count):
                name, kind, _, _, _ = unpack_from("<IBBHQ", content, first + 16 * number)
                if kind & 1:  # N_EXT
                    yield _text(content, names + name).removeprefix("_"), kind & 0xE != 0
        place += length


def _coff(content: bytes) -> Iterator[Symbol]:
    first, count = unpack_from("<II", content, 8)
    form = "<8sIhHBB"
    size = calcsize(form)
    names, number = first + size * count, 0
    while number < count:
        name, _, section, _, kind, more = unpack_from(form, content, first + size * number)
        if kind == 2:  # IMAGE_SYM_CLASS_EXTERNAL
            far = name[:4] == b"\0\0\0\0"
            at = unpack_from("<I", name, 4)[0] if far else 0
            text = _text(content, names + at) if far else name.rstrip(b"\0").decode()
            yield text, section != 0
        number += 1 + more
