"""Functions of LLVM assembly as code of WebAssembly: statements, nested blocks and loops."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import puzzlelang.compiler.wasm_text as wasm
from puzzlelang.compiler.llvm_reader import POINTER, Exit, Instruction
from puzzlelang.compiler.packing import WORD, Unprintable
from puzzlelang.compiler.wasm_locals import shared
from puzzlelang.compiler.wasm_words import WordTranslator

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
