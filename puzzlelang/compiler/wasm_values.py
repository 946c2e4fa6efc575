"""Values of LLVM assembly as code of WebAssembly.

A value of up to 32 bits is an i32, whose bits above its own are 0, and one of 64 bits is an i64. A
wider value is several i64, the lowest word first. A value that is used once, in its own block, is
computed where it is used; others have locals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import puzzlelang.compiler.wasm_text as wasm
from puzzlelang.compiler.llvm_text import BINARY, POINTER, Function, Instruction
from puzzlelang.compiler.state_layout import WORD, Unprintable
from puzzlelang.compiler.wasm_text import Flow


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


# ── numbers of several words ──────────────────────────────────────────────────────────

MOST_SHIFTED = (wasm.AFTER_SCRATCH - wasm.SCRATCH) // 8 // 2 * WORD - WORD
"""Maximum bits of a number that is shifted by a variable distance."""


class WordTranslator(ValueTranslator):
    """Translates instructions that read or give numbers of more than 64 bits."""

    def _compute_wide(self, definition: Instruction) -> None:
        """Compute an instruction that reads or gives a wide number, into its locals."""
        op, operands = definition.op, definition.operands
        bits = self._bits[definition.name]
        targets = self._locals[definition.name] = self._new(bits)
        words = range(wasm.words_of(definition.bits))
        if op in ("and", "or", "xor"):
            for place in words:
                for value in operands:
                    self._word(value, place)
                self._emit(wasm.COMPUTE[op])
                self._set(targets[place])
        elif op in ("add", "sub"):
            self._add_wide(op, operands, targets)
        elif op in ("shl", "lshr"):
            if operands[1].startswith("%"):
                self._shift(op, operands, targets)
            else:
                self._shift_by(op, operands[0], int(operands[1]), targets)
        elif op == "icmp":
            self._compare_wide(str(definition.detail), operands, len(words))
            self._set(targets[0])
        elif op == "select":
            for place in words:
                self._word(operands[1], place)
                self._word(operands[2], place)
                self._push(operands[0], 1)
                self._emit(wasm.SELECT)
                self._set(targets[place])
        elif op == "trunc":
            for place, target in enumerate(targets):
                self._word(operands[0], place)
                if bits < WORD:
                    self._emit(wasm.WRAP)
                    self._mask(bits)
                self._set(target)
        elif op == "zext":
            self._extend(operands[0], int(definition.detail), targets)
        elif op == "load":
            self._load_wide(operands[0], targets)
        elif op == "call":
            self._intrinsic_wide(str(definition.detail).split(".")[1], operands, targets)
        else:
            raise Unprintable(f"the instruction {op} i{definition.bits}")

    def _extend(self, value: str, bits: int, targets: Sequence[int]) -> None:
        for place, target in enumerate(targets):
            if bits > WORD:
                self._word(value, place)
            elif place:
                self._number(0, wasm.I64)
            else:
                self._push(value, bits)
                if bits < WORD:
                    self._emit(wasm.EXTEND)
            self._set(target)

    def _load_wide(self, address: str, targets: Sequence[int]) -> None:
        if variable := self._variable(address):
            for own, target in zip(variable, targets, strict=True):
                self._get(own)
                self._set(target)
            return
        distance, base = self._address(address), self._temporary(wasm.I32)
        self._set(base)
        for place, target in enumerate(targets):
            self._get(base)
            self._emit(wasm.LOADS[WORD], 0, wasm.unsigned(distance + 8 * place))
            self._set(target)

    def _add_wide(self, op: str, operands: Sequence[str], targets: Sequence[int]) -> None:
        """Add or subtract word by word, with the carry in a local."""
        carry, part = self._temporary(wasm.I64), self._temporary(wasm.I64)
        for place, target in enumerate(targets):
            for value in operands:
                self._word(value, place)
            self._emit(wasm.COMPUTE[op])
            if not place:
                self._set(target)
            else:
                self._emit(wasm.TEE, wasm.unsigned(part))
                self._get(carry)
                self._emit(wasm.COMPUTE[op])
                self._set(target)
            if target == targets[-1]:
                break
            if op == "add":
                self._get(part if place else target)
                self._word(operands[0], place)
                self._emit(wasm.COMPARE["ult"])
                if place:
                    self._get(target)
                    self._get(carry)
            else:
                self._word(operands[0], place)
                self._word(operands[1], place)
                self._emit(wasm.COMPARE["ult"])
                if place:
                    self._get(part)
                    self._get(carry)
            if place:
                self._emit(wasm.COMPARE["ult"], wasm.COMPUTE["or"] - wasm.SHORTER)
            self._emit(wasm.EXTEND)
            self._set(carry)

    def _shift_by(self, op: str, value: str, distance: int, targets: Sequence[int]) -> None:
        words, bits = divmod(distance, WORD)
        back = {"shl": "lshr", "lshr": "shl"}[op]
        step = -1 if op == "shl" else 1
        for place, target in enumerate(targets):
            near = place + step * words
            parts = [(near, op, bits)]
            if bits:
                parts.append((near + step, back, WORD - bits))
            parts = [part for part in parts if 0 <= part[0] < len(targets)]
            for number, (source, own, far) in enumerate(parts):
                self._word(value, source)
                self._number(far, wasm.I64)
                self._emit(wasm.COMPUTE[own])
                if number:
                    self._emit(wasm.COMPUTE["or"])
            if not parts:
                self._number(0, wasm.I64)
            self._set(target)

    def _shift(self, op: str, operands: Sequence[str], targets: Sequence[int]) -> None:
        """Shift by a variable distance: write the words next to zeros, and read at the distance.

        A shift to the left by n of a number of w bits reads w - n bits above the zeros below it.
        """
        size = len(targets)
        if size * WORD > MOST_SHIFTED:
            raise Unprintable(f"shifts of {size * WORD} bits")
        is_left = op == "shl"
        for place in range(2 * size + 1):
            self._number(wasm.SCRATCH, wasm.I32)
            own = place - size if is_left else place
            if 0 <= own < size:
                self._word(operands[0], own)
            else:
                self._number(0, wasm.I64)
            self._emit(wasm.STORES[WORD], 0, wasm.unsigned(8 * place))
        distance, base = self._temporary(wasm.I64), self._temporary(wasm.I32)
        if is_left:
            self._number(size * WORD, wasm.I64)
        self._word(operands[1], 0)
        if is_left:
            self._emit(wasm.COMPUTE["sub"])
        self._emit(wasm.TEE, wasm.unsigned(distance), wasm.WRAP)
        self._number(3, wasm.I32)
        self._emit(wasm.COMPUTE["lshr"] - wasm.SHORTER)
        self._set(base)
        self._get(distance)
        self._number(7, wasm.I64)
        self._emit(wasm.COMPUTE["and"])
        self._set(distance)
        for place, target in enumerate(targets):
            self._get(base)
            self._emit(wasm.LOADS[WORD], 0, wasm.unsigned(wasm.SCRATCH + 8 * place))
            self._get(distance)
            self._emit(wasm.COMPUTE["lshr"])
            self._get(base)
            self._emit(wasm.LOADS[WORD], 0, wasm.unsigned(wasm.SCRATCH + 8 * place + 8))
            self._number(1, wasm.I64)  # in two steps, because a shift by 64 would be one by 0
            self._emit(wasm.COMPUTE["shl"])
            self._number(WORD - 1, wasm.I64)
            self._get(distance)
            self._emit(wasm.COMPUTE["sub"], wasm.COMPUTE["shl"], wasm.COMPUTE["or"])
            self._set(target)

    def _compare_wide(self, predicate: str, operands: Sequence[str], size: int) -> None:
        """Push the result of a comparison."""
        if predicate in ("eq", "ne"):
            for place in range(size):
                for value in operands:
                    self._word(value, place)
                self._emit(wasm.COMPUTE["xor"])
                if place:
                    self._emit(wasm.COMPUTE["or"])
            self._emit(wasm.IS_ZERO[wasm.I64])
            if predicate == "ne":
                self._emit(wasm.IS_ZERO[wasm.I32])
            return
        a, b = operands if predicate in ("ult", "uge") else operands[::-1]
        self._less(lambda place: self._word(a, place), lambda place: self._word(b, place), size)
        if predicate in ("uge", "ule"):
            self._emit(wasm.IS_ZERO[wasm.I32])
        elif predicate not in ("ult", "ugt"):
            raise Unprintable(f"the comparison {predicate} of {size * WORD} bits")

    def _less(self, a: Callable[[int], None], b: Callable[[int], None], size: int) -> None:
        """Push whether a is less than b, from their words."""
        for place in range(size):
            a(place)
            b(place)
            self._emit(wasm.COMPARE["ult"])
            if place:
                less = self._temporary(wasm.I32)
                self._emit(wasm.SET, wasm.unsigned(less))
                a(place)
                b(place)
                self._emit(wasm.COMPARE["eq"], wasm.COMPUTE["and"] - wasm.SHORTER)
                self._get(less)
                self._emit(wasm.COMPUTE["or"] - wasm.SHORTER)

    def _intrinsic_wide(self, name: str, operands: Sequence[str], targets: Sequence[int]) -> None:
        size = len(targets)
        if name in ("umin", "umax"):
            a, b = operands if name == "umin" else operands[::-1]
            self._less(lambda place: self._word(a, place), lambda place: self._word(b, place), size)
            is_less = self._temporary(wasm.I32)
            self._set(is_less)
            for place, target in enumerate(targets):
                self._word(operands[0], place)
                self._word(operands[1], place)
                self._get(is_less)
                self._emit(wasm.SELECT)
                self._set(target)
            return
        value = operands[0]
        if name == "ctpop":
            for place in range(size):
                self._word(value, place)
                self._emit(wasm.COUNT[name])
                if place:
                    self._emit(wasm.COMPUTE["add"])
        elif name in ("cttz", "ctlz"):
            order = range(size) if name == "cttz" else range(size - 1, -1, -1)
            self._number(size * WORD, wasm.I64)
            self._set(targets[0])
            for steps, place in reversed([*enumerate(order)]):
                self._word(value, place)
                self._emit(wasm.COUNT[name])
                self._number(steps * WORD, wasm.I64)
                self._emit(wasm.COMPUTE["add"])
                self._get(targets[0])
                self._word(value, place)
                self._number(0, wasm.I64)
                self._emit(wasm.COMPARE["ne"], wasm.SELECT)
                self._set(targets[0])
            self._get(targets[0])
        else:
            raise Unprintable(f"{name} of {size * WORD} bits")
        self._set(targets[0])
        for target in targets[1:]:
            self._number(0, wasm.I64)
            self._set(target)
