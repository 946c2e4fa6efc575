"""Numbers of more than 64 bits as words of WebAssembly, the lowest one first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import puzzlelang.compiler.wasm_text as wasm
from puzzlelang.compiler.llvm_reader import Instruction
from puzzlelang.compiler.packing import WORD, Unprintable
from puzzlelang.compiler.wasm_values import ValueTranslator

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
