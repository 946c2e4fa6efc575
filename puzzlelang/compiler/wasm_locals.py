"""Share the locals of a function of WebAssembly, which halves the compressed size of many modules.

A backward pass computes which locals are live after each instruction. Then each local gets the
first place of its type that no local has whose value is needed when it is written. Chaitin et al.,
Register Allocation via Coloring (1981).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

import puzzlelang.compiler.wasm_text as wasm

LEB = rb"[\x80-\xff]*[\x00-\x7f]"

TOKEN = re.compile(
    rb"(?s)[\x02-\x04].|[\x0c\x0d\x10\x20-\x22\x41\x42]" + LEB
    + rb"|[\x28-\x3e]" + LEB + LEB + rb"|\xfc...|."
)  # fmt: skip
"""An instruction; the numbers of a branch table follow."""

Bits = int
"""A set of locals."""


def shared(code: bytearray, types: Sequence[int], parameters: int) -> tuple[bytearray, list[int]]:
    """Return a function's code with fewer locals, and their types.

    ``types``: types of the locals after the parameters, which are i32.
    """
    rows = [*_instructions(code)]
    after, entry = _live(rows)
    kept: list[int] = []
    """Instructions, without pairs that only keep a value until the next one."""
    for at, (op, local, text) in enumerate(rows):
        if op == wasm.GET and kept and rows[kept[-1]][:2] == (wasm.SET, local):
            kept.pop()
            if not after[at] >> local & 1:
                continue
            rows[at] = wasm.TEE, local, text
        kept.append(at)
    types = [*[wasm.I32] * parameters, *types]
    first = entry | (1 << parameters) - 1
    apart = [first if first >> local & 1 else 0 for local in range(len(types))]
    order = dict.fromkeys(range(parameters))
    for op, local, _ in map(rows.__getitem__, kept):
        if op in LOCALS:
            order[local] = None
    for at in kept:
        if rows[at][0] in (wasm.SET, wasm.TEE):
            apart[rows[at][1]] |= after[at]
    places = _places(order, types, apart)
    used = [*dict.fromkeys(places.values())]
    used[parameters:] = sorted(used[parameters:])
    numbers = {place: number for number, place in enumerate(used)}
    out = bytearray()
    for op, number, text in map(rows.__getitem__, kept):
        is_local = op in LOCALS
        out += bytes([op]) + wasm.unsigned(numbers[places[number]]) if is_local else text
    return out, [kind for kind, _ in used[parameters:]]


LOCALS = (wasm.GET, wasm.SET, wasm.TEE)


def _places(
    order: Iterable[int], types: Sequence[int], apart: Sequence[Bits]
) -> dict[int, tuple[int, int]]:
    """Return the type and number of each local's place."""
    taken: dict[int, list[tuple[Bits, Bits]]] = {wasm.I32: [], wasm.I64: []}
    """By type and place: its locals, and the locals that must be elsewhere."""
    places: dict[int, tuple[int, int]] = {}
    for local in order:
        rows, own = taken[types[local]], 1 << local
        place = 0
        while place < len(rows) and (rows[place][0] & apart[local] or rows[place][1] & own):
            place += 1
        inside, outside = rows.pop(place) if place < len(rows) else (0, 0)
        rows.insert(place, (inside | own, outside | apart[local]))
        places[local] = types[local], place
    return places


def _instructions(code: bytearray) -> Iterator[tuple[int, int, bytes]]:
    """Yield opcode, number and code of each instruction."""
    at = 0
    while at < len(code):
        found = TOKEN.match(code, at)
        assert found is not None
        end = found.end()
        if code[at] == wasm.BRANCH_TABLE:
            end, count = _unsigned(code, end)
            for _ in range(count + 1):
                end, _ = _unsigned(code, end)
        number = _unsigned(code, at + 1)[1] if end > at + 1 else 0
        yield code[at], number, bytes(code[at:end])
        at = end


def _unsigned(code: bytes | bytearray, at: int) -> tuple[int, int]:
    """Decode a number; return the place after it, too."""
    number = shift = 0
    while code[at] > 127:
        number |= (code[at] & 127) << shift
        at, shift = at + 1, shift + 7
    return at + 1, number | code[at] << shift


def _live(rows: Sequence[tuple[int, int, bytes]]) -> tuple[list[Bits], Bits]:
    """Return the locals in use after each instruction, and at the beginning.

    Branches back to loops need passes until nothing changes: one more than loops are nested.
    """
    opens: list[int] = []
    heads: dict[int, Bits] = {}
    """Locals in use at the begin of each loop, by its end."""
    for at, (op, _, _) in enumerate(rows):
        if op in (wasm.BLOCK, wasm.LOOP, wasm.IF):
            opens.append(op)
        elif op == wasm.END and opens and opens.pop() == wasm.LOOP:
            heads[at] = 0
    after = [0] * len(rows)
    while True:
        known, live = {**heads}, 0
        around: list[tuple[Bits, Bits, int]] = []
        """Locals in use where a branch to the block leads, and where its `if` leads otherwise."""
        for at in range(len(rows) - 1, -1, -1):
            op, number, text = rows[at]
            after[at] = live
            match op:
                case wasm.END:
                    around.append((heads.get(at, live), live, at))
                case wasm.ELSE:
                    label, _, end = around[-1]
                    around[-1], live = (label, live, end), label
                case wasm.IF:
                    live |= around.pop()[1]
                case wasm.LOOP:
                    heads[around.pop()[2]] = live
                case wasm.BLOCK:
                    around.pop()
                case wasm.BRANCH:
                    live = around[-1 - number][0]
                case wasm.BRANCH_IF:
                    live |= around[-1 - number][0]
                case wasm.BRANCH_TABLE:
                    live, place = 0, 1
                    place, _ = _unsigned(text, place)
                    while place < len(text):
                        place, target = _unsigned(text, place)
                        live |= around[-1 - target][0]
                case wasm.RETURN | wasm.UNREACHABLE:
                    live = 0
                case wasm.GET:
                    live |= 1 << number
                case wasm.SET | wasm.TEE:
                    live &= ~(1 << number)
        if known == heads:
            return after, live
