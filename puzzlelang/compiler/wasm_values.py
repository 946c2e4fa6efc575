"""Values of LLVM assembly as code of WebAssembly.

A value of up to 32 bits is an i32, whose bits above its own are 0, and one of 64 bits is an i64. A
wider value is several i64, the lowest word first (:mod:`puzzlelang.compiler.wasm_words`). A value
that is used once, in its own block, is computed where it is used; others have locals.
"""

from __future__ import annotations

from collections.abc import Mapping

import puzzlelang.compiler.wasm_text as wasm
from puzzlelang.compiler.llvm_reader import BINARY, POINTER, Function, Instruction
from puzzlelang.compiler.packing import WORD, Unprintable
from puzzlelang.compiler.wasm_flow import Flow


def _is_near(definition: Instruction) -> bool:
    """Is it an address at a constant distance, which is computed at each use?"""
    return definition.op == "getelementptr" and definition.operands[1].isdigit()


class ValueTranslator(wasm.Code):
    """Translates values of up to 64 bits.

    ``addresses`` are those of tables. ``frame`` is the first free address for arrays of the
    function, which take ``size`` bytes.
    """

    def __init__(
        self, function: Function, addresses: Mapping[str, int], functions: Mapping[str, int],
        frame: int,
    ) -> None:  # fmt: skip
        super().__init__(len(function.parameters))
        self._function, self._addresses, self._functions = function, addresses, functions
        self._flow = Flow(function.blocks)
        self._locals: dict[str, tuple[int, ...]] = {
            name: (place,) for place, name in enumerate(function.parameters)
        }
        self._bits = dict.fromkeys(function.parameters, POINTER)
        self._arrays: dict[str, int] = {}
        self._definitions: dict[str, Instruction] = {}
        self._analyse()
        self.size = 0
        for instruction in self._definitions.values():
            if instruction.op == "alloca":
                if instruction.name in self._in_memory:
                    self._arrays[instruction.name] = frame + self.size
                    self.size += int(instruction.detail)
                else:
                    self._locals[instruction.name] = self._new(instruction.bits)

    # ── which values are computed where ──────────────────────────────────────────────

    def _analyse(self) -> None:
        uses: dict[str, int] = {}
        blocks: dict[str, set[str]] = {}
        home: dict[str, str] = {}
        kept: set[str] = set()
        """Values that wide instructions use, which evaluate their operands several times."""
        addresses: set[str] = set()
        """Values that are used otherwise than as the address of a load or store."""

        def use(value: str, label: str) -> None:
            uses[value] = uses.get(value, 0) + 1
            blocks.setdefault(value, set()).add(label)

        for label in self._flow.order:
            block = self._flow.blocks[label]
            for phi in block.phis:
                self._define(phi, label, home)
                for value, source in zip(phi.operands, phi.labels, strict=True):
                    if source in self._flow.number:
                        use(value, source)
            for instruction in block.instructions:
                self._define(instruction, label, home)
                for value in instruction.operands:
                    use(value, label)
                if instruction.op not in ("load", "store"):
                    addresses.update(instruction.operands)
            if block.exit.value:
                use(block.exit.value, label)
        for instruction in self._definitions.values():
            if self._is_wide(instruction):
                kept.update(instruction.operands)
        near = [definition for definition in self._definitions.values() if _is_near(definition)]
        for definition in reversed(near):
            if definition.name in uses:
                use_of_base = blocks.setdefault(definition.operands[0], set())
                use_of_base |= blocks[definition.name]
        self._in_memory = {
            name for name, definition in self._definitions.items()
            if definition.op == "alloca" and (name in addresses or not definition.bits)
        }  # fmt: skip
        self._unused = {
            name for name, definition in self._definitions.items()
            if name not in uses and (definition.op == "phi" or self._is_pure(definition))
        }  # fmt: skip
        self._inline = {
            name for name, definition in self._definitions.items()
            if uses.get(name) == 1 and blocks[name] == {home[name]} and name not in kept
            and definition.bits <= WORD and self._is_pure(definition)
        }  # fmt: skip
        self._inline |= {definition.name for definition in near}

    def _define(self, instruction: Instruction, label: str, home: dict[str, str]) -> None:
        if instruction.name:
            self._definitions[instruction.name] = instruction
            home[instruction.name] = label
            is_test = instruction.op == "icmp"
            self._bits[instruction.name] = 1 if is_test else instruction.bits

    def _is_wide(self, instruction: Instruction) -> bool:
        before = instruction.detail if instruction.op == "trunc" else 0
        return instruction.bits > WORD or isinstance(before, int) and before > WORD

    def _is_pure(self, instruction: Instruction) -> bool:
        """Can it be computed later in its block?"""
        match instruction.op:
            case "load":
                return self._is_constant(instruction.operands[0])
            case "call":
                return str(instruction.detail).startswith("llvm.")
            case "phi" | "alloca" | "store":
                return False
        return True

    def _is_constant(self, address: str) -> bool:
        """Is the content of an address constant during a call?"""
        definition = self._definitions.get(address)
        if definition is not None and definition.op == "getelementptr":
            return self._is_constant(definition.operands[0])
        return self._table(address) is not None or address in self._function.readonly

    def _push(self, value: str, bits: int) -> None:
        """Push a value of up to 64 bits."""
        if value in self._inline:
            self._compute(self._definitions[value])
        elif value in self._arrays:
            self._number(self._arrays[value], wasm.I32)
        elif value.startswith("%"):
            self._get(self._locals[value][0])
        elif value in self._addresses:
            self._number(self._addresses[value], wasm.I32)
        else:
            number = wasm.constant(value)
            own = min(bits, POINTER) if bits < WORD else WORD
            self._number(number & (1 << own) - 1, wasm.type_of(bits))

    def _word(self, value: str, place: int) -> None:
        """Push one word of a value, whose words above its own are 0."""
        if value.startswith("%"):
            places = self._locals[value]
            if place < len(places):
                self._get(places[place])
            else:
                self._number(0, wasm.I64)
        else:
            number = wasm.constant(value)
            self._number(number >> WORD * place, wasm.I64)

    def _address(self, value: str) -> int:
        """Push the base of an address and return the distance from it."""
        table, definition = self._table(value), self._definitions.get(value)
        if table is not None:
            self._number(0, wasm.I32)
            return table
        if definition is not None and definition.op == "getelementptr" and value in self._inline:
            base, index = definition.operands
            if index.isdigit():
                return self._address(base) + int(index) * int(definition.detail)
            table = self._table(base)
            if table is not None:
                self._scaled(definition)
                return table
        self._push(value, POINTER)
        return 0

    def _table(self, value: str) -> int | None:
        """Return the address of a table if the value is a table or a pointer to one."""
        definition = self._definitions.get(value)
        if definition is not None and definition.op == "load":
            value = definition.operands[0]
        return self._addresses.get(value)

    def _variable(self, address: str) -> tuple[int, ...]:
        """Return the locals that stand for an address, if any."""
        definition = self._definitions.get(address)
        return (
            self._locals.get(address, ())
            if definition is not None and definition.op == "alloca"
            else ()
        )

    def _scaled(self, definition: Instruction) -> None:
        """Push the index of an address, in bytes."""
        index, factor = definition.operands[1], int(definition.detail)
        inner = self._inlined(index, "mul")
        if inner is not None and inner.operands[1].isdigit():
            index, factor = inner.operands[0], factor * int(inner.operands[1])
        self._push(index, WORD)
        self._emit(wasm.WRAP)
        if factor > 1:
            self._number(factor, wasm.I32)
            self._emit(wasm.COMPUTE["mul"] - wasm.SHORTER)

    def _inlined(self, value: str, op: str) -> Instruction | None:
        """Return the definition of a value that is computed where it is used, by ``op``."""
        definition = self._definitions[value] if value in self._inline else None
        return definition if definition is not None and definition.op == op else None

    def _compute(self, definition: Instruction) -> None:
        """Push the value of an instruction without wide operands."""
        op, bits, operands = definition.op, definition.bits, definition.operands
        kind = wasm.type_of(bits)
        if op in BINARY:
            self._binary(definition)
        elif op == "icmp":
            self._compare(definition)
        elif op == "select":
            self._push(operands[1], bits)
            self._push(operands[2], bits)
            self._push(operands[0], 1)
            self._emit(wasm.SELECT)
        elif op == "trunc":
            self._push(operands[0], int(definition.detail))
            if definition.detail == WORD:
                self._emit(wasm.WRAP)
            self._mask(bits)
        elif op == "zext":
            self._push(operands[0], int(definition.detail))
            if kind == wasm.I64:
                self._emit(wasm.EXTEND)
        elif op == "sext":
            self._push_signed(operands[0], int(definition.detail))
            if kind == wasm.I64:
                self._emit(wasm.EXTEND_SIGNED)
            else:
                self._mask(bits)
        elif op == "load":
            self._load(definition)
        elif op == "getelementptr":
            self._push(operands[0], POINTER)
            self._scaled(definition)
            self._emit(wasm.COMPUTE["add"] - wasm.SHORTER)
        elif op == "call" and str(definition.detail).startswith("llvm."):
            self._intrinsic(str(definition.detail).split(".")[1], definition)
        elif op == "call":
            for value in operands:
                self._push(value, POINTER)
            self._emit(wasm.CALL, wasm.unsigned(self._functions[str(definition.detail)]))
        else:
            raise Unprintable(f"the instruction {op}")

    def _push_signed(self, value: str, bits: int) -> None:
        """Push a number of up to 32 bits with its sign."""
        if bits == 1:
            self._number(0, wasm.I32)
        self._push(value, bits)
        if bits in wasm.SIGNED:
            self._emit(wasm.SIGNED[bits])
        elif bits == 1:
            self._emit(wasm.COMPUTE["sub"] - wasm.SHORTER)

    def _binary(self, definition: Instruction) -> None:
        op, bits, (a, b) = definition.op, definition.bits, definition.operands
        if bits == 1 and op == "xor" and b == "true":
            self._push(a, bits)
            self._emit(wasm.IS_ZERO[wasm.I32])
            return
        if op in ("sdiv", "srem", "ashr") and bits < POINTER:
            raise Unprintable(f"the instruction {op} i{bits}")
        while op == "or" and b.isdigit() and (inner := self._inlined(a, op)) is not None:
            if not inner.operands[1].isdigit():
                break
            a, b = inner.operands[0], str(int(b) | int(inner.operands[1]))
        self._push(a, bits)
        if b == "0" and op in wasm.NEUTRAL:
            return
        self._push(b, bits)
        self._emit(wasm.COMPUTE[op] - (wasm.SHORTER if bits < WORD else 0))
        if op in wasm.OVERFLOWING and bits < WORD:
            self._mask(bits)

    def _compare(self, definition: Instruction) -> None:
        predicate, bits = str(definition.detail), definition.bits
        first, second = definition.operands
        if second in ("0", "false") and predicate in ("eq", "ne"):
            if (inner := self._inlined(first, "zext")) is not None and inner.detail == 1:
                first, bits = inner.operands[0], 1
            if predicate == "eq" or bits == 1:
                self._push(first, bits)
                if predicate == "eq":
                    self._emit(wasm.IS_ZERO[wasm.type_of(bits)])
                return
        kind = wasm.type_of(bits)
        for value in definition.operands:
            if predicate.startswith("s") and bits < POINTER:
                self._push_signed(value, bits)
            else:
                self._push(value, bits)
        self._emit(wasm.COMPARE[predicate] - (wasm.SHORTER_COMPARE if kind == wasm.I32 else 0))

    def _load(self, definition: Instruction) -> None:
        address = definition.operands[0]
        if address in self._addresses:
            self._number(self._addresses[address], wasm.I32)
        elif own := self._variable(address):
            self._get(own[0])
        else:
            distance = self._address(address)
            self._emit(wasm.LOADS[max(8, definition.bits)], 0, wasm.unsigned(distance))

    def _intrinsic(self, name: str, definition: Instruction) -> None:
        if definition.bits != WORD:
            raise Unprintable(f"{name} of {definition.bits} bits")
        if name in wasm.COUNT:
            self._push(definition.operands[0], WORD)
            self._emit(wasm.COUNT[name])
        elif name == "abs":
            number = self._temporary(wasm.I64)
            self._push(definition.operands[0], WORD)
            self._emit(wasm.TEE, wasm.unsigned(number))
            for op in ("xor", "sub"):
                self._get(number)
                self._number(WORD - 1, wasm.I64)
                self._emit(wasm.COMPUTE["ashr"], wasm.COMPUTE[op])
        elif name in wasm.EXTREMES:
            a, b = self._temporary(wasm.I64), self._temporary(wasm.I64)
            for value, place in zip(definition.operands, (a, b), strict=True):
                self._push(value, WORD)
                self._emit(wasm.TEE, wasm.unsigned(place))
            self._get(a)
            self._get(b)
            self._emit(wasm.COMPARE[wasm.EXTREMES[name]], wasm.SELECT)
        else:
            raise Unprintable(f"the function {name}")
