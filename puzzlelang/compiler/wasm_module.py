"""A puzzle's rules as a module of WebAssembly, for pages that run without Python.

The module imports nothing. It exports the functions of its LLVM assembly
(:mod:`puzzlelang.compiler.llvm_module`), with addresses of 32 bits, ``memory``, and ``heap``, the
first address that it does not use itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from puzzlelang.compiler.llvm_module import Module
from puzzlelang.compiler.llvm_reader import POINTER, Function, read_assembly
from puzzlelang.compiler.packing import WORD
from puzzlelang.compiler.wasm_code import FunctionTranslator
from puzzlelang.compiler.wasm_text import AFTER_SCRATCH, I32, I64, signed, unsigned

PAGE = 1 << 16

MOST_PAGES = 4096
"""Default maximum of memory, in pages of 64 kB: 256 MB."""

TYPES, FUNCTIONS, MEMORY, GLOBALS, EXPORTS, CODE, DATA = 1, 3, 5, 6, 7, 10, 11
"""Numbers of the sections of a module."""


def wasm_module(module: Module, most_pages: int = MOST_PAGES, room: int = 0) -> bytes:
    """Translate a module; raise :class:`Unprintable` if it can't be translated.

    ``room``: number of bytes from the heap on that its memory has at first.
    """
    tables, functions = read_assembly(module.text)
    functions = [function for function in functions if function.name != "bind"]
    bound = iter(module.bound)
    data, addresses = bytearray(), dict[str, int]()
    for name, table in tables.items():
        bits, entries = next(bound) if table.entries is None else table
        addresses[name] = AFTER_SCRATCH + len(data)
        data += _encoded(bits, entries or ())
    numbers = {function.name: number for number, function in enumerate(functions)}
    end = AFTER_SCRATCH + len(data)
    codes = []
    for function in functions:
        translator = FunctionTranslator(function, addresses, numbers, end)
        codes.append(translator.translated())
        end += translator.size
    types = [*dict.fromkeys(map(_type, functions))]
    end += -end % (WORD // 8)
    pages = (end + room) // PAGE + 1
    exports = [_name(function.name) + b"\0" + unsigned(numbers[function.name])
               for function in functions]  # fmt: skip
    exports += [_name("memory") + b"\2\0", _name("heap") + b"\3\0"]
    limits = b"\1" + unsigned(pages) + unsigned(max(pages, most_pages))
    heap = bytes([I32, 0, 0x41]) + signed(end) + b"\x0b"
    sections = [
        (TYPES, _row(types)),
        (FUNCTIONS, _row(unsigned(types.index(_type(function))) for function in functions)),
        (MEMORY, _row([limits])),
        (GLOBALS, _row([heap])),
        (EXPORTS, _row(exports)),
        (CODE, _row(codes)),
    ]
    if data:
        place = b"\0\x41" + signed(AFTER_SCRATCH) + b"\x0b"
        sections.append((DATA, _row([place + unsigned(len(data)) + data])))
    parts = (bytes([number]) + unsigned(len(body)) + body for number, body in sections)
    return b"\0asm\1\0\0\0" + b"".join(parts)


def _encoded(bits: int, entries: Sequence[int]) -> bytes:
    """Encode the entries of a table, up to a multiple of 8 bytes."""
    size, mask = bits // 8, (1 << bits) - 1
    encoded = b"".join((entry & mask).to_bytes(size, "little") for entry in entries)
    return encoded + bytes(-len(encoded) % (WORD // 8))


def _type(function: Function) -> bytes:
    results = [] if not function.result else [I64 if function.result > POINTER else I32]
    arguments = bytes([I32]) * len(function.parameters)
    return b"\x60" + unsigned(len(arguments)) + arguments + bytes([len(results), *results])


def _row(parts: Iterable[bytes]) -> bytes:
    items = [*parts]
    return unsigned(len(items)) + b"".join(items)


def _name(text: str) -> bytes:
    encoded = text.encode()
    return unsigned(len(encoded)) + encoded
