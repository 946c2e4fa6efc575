"""A puzzle's rules as a module of WebAssembly, for pages that run without Python.

The module imports nothing. It exports the functions of its LLVM assembly
(:mod:`puzzlelang.compiler.llvm_module`), with addresses of 32 bits, ``memory``, and ``heap``, the
first address that it does not use itself.

Sharing locals halves the compressed size of many modules. A backward pass computes which locals are
live after each instruction. Then each local gets the first place of its type that no local has
whose value is needed when it is written. Chaitin et al., Register Allocation via Coloring (1981).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import puzzlelang.compiler.wasm_text as wasm
from puzzlelang.compiler.llvm_module import Module
from puzzlelang.compiler.llvm_text import POINTER, Exit, Function, Instruction, read_assembly
from puzzlelang.compiler.state_layout import WORD, Unprintable
from puzzlelang.compiler.wasm_text import AFTER_SCRATCH, I32, I64, signed, unsigned
from puzzlelang.compiler.wasm_values import WordTranslator

# ── shared locals ─────────────────────────────────────────────────────────────────────

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


Context = tuple[str, str, "Context"] | None
"""Blocks and loops around an instruction, the innermost first."""


class FunctionTranslator(WordTranslator):
    """Translates one function."""

    def _instructions(self, label: str) -> None:
        for definition in self._flow.blocks[label].instructions:
            if (
                definition.op == "alloca"
                or definition.name in self._inline
                or definition.name in self._unused
            ):
                continue
            if definition.op == "store":
                self._store(definition)
            elif not definition.name:
                self._call(definition)
            elif self._is_wide(definition):
                self._compute_wide(definition)
            else:
                self._compute(definition)
                self._locals[definition.name] = self._new(self._bits[definition.name])
                self._set(self._locals[definition.name][0])

    def _store(self, definition: Instruction) -> None:
        value, address = definition.operands
        if variable := self._variable(address):
            for place, own in enumerate(variable):
                self._part(value, definition.bits, place)
                self._set(own)
            return
        distance = self._address(address)
        if definition.bits <= WORD:
            self._push(value, definition.bits)
            self._emit(wasm.STORES[definition.bits], 0, wasm.unsigned(distance))
            return
        base = self._temporary(wasm.I32)
        self._set(base)
        for place in range(wasm.words_of(definition.bits)):
            self._get(base)
            self._word(value, place)
            self._emit(wasm.STORES[WORD], 0, wasm.unsigned(distance + 8 * place))

    def _part(self, value: str, bits: int, place: int) -> None:
        """Push a value, or one word of it if it has several."""
        if bits > WORD:
            self._word(value, place)
        else:
            self._push(value, bits)

    def _call(self, definition: Instruction) -> None:
        name = str(definition.detail)
        if name.startswith("llvm.memcpy"):
            for value in definition.operands[:2]:
                self._push(value, POINTER)
            self._number(int(definition.operands[2]), wasm.I32)
            self._emit(wasm.COPY)
            return
        for value in definition.operands:
            self._push(value, POINTER)
        self._emit(wasm.CALL, wasm.unsigned(self._functions[name]))

    # ── structure ────────────────────────────────────────────────────────────────────

    def translated(self) -> bytes:
        """Return the function's locals and code, its blocks nested as the flow requires."""
        self._remaining: list[Callable[[], None]] = [partial(self._tree, self._flow.entry, None)]
        """The rest of the work, the next step last; a stack, because rules can be nested deeply."""
        while self._remaining:
            self._remaining.pop()()
        self._emit(wasm.UNREACHABLE, wasm.END)
        self.code, self.types = shared(self.code, self.types, self._parameters)
        return self.finished()

    def _tree(self, label: str, context: Context, *before: int) -> None:
        """Write a block and the blocks it dominates."""
        self._emit(*before)
        if label in self._flow.loops:
            self._emit(wasm.LOOP, wasm.NONE)
            self._remaining.append(partial(self._emit, wasm.END))
            context = ("loop", label, context)
        for merge in self._flow.inside[label]:
            self._remaining.append(partial(self._tree, merge, context, wasm.END))
            self._emit(wasm.BLOCK, wasm.NONE)
            context = ("block", merge, context)
        self._instructions(label)
        exit_ = self._flow.blocks[label].exit
        if exit_.op == "ret":
            self._return(exit_.value)
        elif exit_.op == "switch":
            self._switch(label, exit_, context)
        elif exit_.value:
            self._branch(label, exit_, context)
        else:
            self._go_on(label, exit_.targets[0], context)

    def _return(self, value: str) -> None:
        if value:
            self._push(value, self._function.result)
        self._emit(wasm.RETURN)

    def _go_on(self, label: str, target: str, context: Context) -> None:
        self._copies(label, target)
        self._enter(label, target, context)

    def _enter(self, label: str, target: str, context: Context) -> None:
        if target in self._flow.results:
            self._return(self._flow.results[target])
        elif self._flow.is_branch(label, target):
            self._emit(wasm.BRANCH, wasm.unsigned(self._depth(label, target, context)))
        else:
            self._remaining.append(partial(self._tree, target, context))

    def _branch(self, label: str, exit_: Exit, context: Context) -> None:
        self._push(exit_.value, 1)
        yes, no = exit_.targets
        for target, other, test in ((yes, no, b""), (no, yes, bytes([wasm.IS_ZERO[wasm.I32]]))):
            if self._is_plain(label, target):
                depth = self._depth(label, target, context)
                self._emit(test, wasm.BRANCH_IF, wasm.unsigned(depth))
                self._go_on(label, other, context)
                return
        self._emit(wasm.IF, wasm.NONE)
        inner = ("if", "", context)
        self._remaining += [
            partial(self._emit, wasm.END),
            partial(self._arm, label, no, inner),
            partial(self._emit, wasm.ELSE),
            partial(self._arm, label, yes, inner),
        ]

    def _arm(self, label: str, target: str, context: Context) -> None:
        self._copies(label, target)
        self._enter(label, target, context)

    def _is_plain(self, label: str, target: str) -> bool:
        """Is a jump a branch that copies nothing?"""
        if target in self._flow.results or not self._flow.is_branch(label, target):
            return False
        return all(phi.name in self._unused for phi in self._flow.blocks[target].phis)

    def _depth(self, label: str, target: str, context: Context) -> int:
        kind = "loop" if self._flow.is_back(label, target) else "block"
        depth = 0
        while context is not None:
            if context[:2] == (kind, target):
                return depth
            context = context[2]
            depth += 1
        raise AssertionError(f"{target} is not around {label}")

    def _copies(self, label: str, target: str) -> None:
        """Copy the values that the phis of the next block take from this one, all at once."""
        if target in self._flow.results:
            return
        writes: list[int] = []
        for phi in self._flow.blocks[target].phis:
            if phi.name in self._unused:
                continue
            value = phi.operands[phi.labels.index(label)]
            if phi.name not in self._locals:
                self._locals[phi.name] = self._new(phi.bits)
            for place, target_local in enumerate(self._locals[phi.name]):
                self._part(value, phi.bits, place)
                writes.append(target_local)
        for place in reversed(writes):
            self._set(place)

    def _switch(self, label: str, exit_: Exit, context: Context) -> None:
        *targets, other = exit_.targets
        if any(self._flow.blocks[target].phis for target in exit_.targets):
            raise Unprintable("a switch to a phi")
        depths = {target: self._depth(label, target, context) for target in {*exit_.targets}}
        cases = dict(zip(exit_.cases, targets, strict=True))
        low, high = min(cases), max(cases)
        self._push(exit_.value, WORD)
        number = self._temporary(wasm.I64)
        if high - low < 4 * len(cases) + 64:
            if low:
                self._number(low, wasm.I64)
                self._emit(wasm.COMPUTE["sub"])
            self._emit(wasm.TEE, wasm.unsigned(number))
            self._number(high - low, wasm.I64)
            self._emit(wasm.COMPARE["ugt"], wasm.BRANCH_IF, wasm.unsigned(depths[other]))
            self._get(number)
            self._emit(wasm.WRAP, wasm.BRANCH_TABLE, wasm.unsigned(high - low + 1))
            for value in range(low, high + 1):
                self._emit(wasm.unsigned(depths[cases.get(value, other)]))
            self._emit(wasm.unsigned(depths[other]))
            return
        self._set(number)
        for value, target in cases.items():
            self._get(number)
            self._number(value, wasm.I64)
            self._emit(wasm.COMPARE["eq"], wasm.BRANCH_IF, wasm.unsigned(depths[target]))
        self._emit(wasm.BRANCH, wasm.unsigned(depths[other]))


# ── modules ───────────────────────────────────────────────────────────────────────────

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
