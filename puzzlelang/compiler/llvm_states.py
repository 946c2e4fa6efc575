"""States as LLVM assembly: successors, and projections to other packings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.compiler.cost_keys import Keys
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Const, Slot, Term
from puzzlelang.compiler.llvm_data import Data
from puzzlelang.compiler.llvm_text import signed
from puzzlelang.compiler.llvm_values import ValuePrinter
from puzzlelang.compiler.packing import WORD, Field, Packing
from puzzlelang.core import current


class StatePrinter(ValuePrinter):
    """Prints whole states and single fields."""

    def __init__(self, packing: Packing, data: Data, keys: Keys, arrays: dict[int, int]) -> None:
        super().__init__(packing, data)
        self.keys = keys
        self.arrays = arrays
        """The variable's size, by its offset."""

    def projection(self, slots: Sequence[Term], packing: Packing) -> None:
        """Write the state whose slots are these terms, packed as ``packing``."""
        self.here = "begin"
        words = [signed(1 << WORD - 1, WORD)] + ["0"] * (packing.words - 1)
        for field, term in zip(packing.fields, slots, strict=True):
            bits = self.op(f"shl i64 {self._new(field, term)}, {field.shift}")
            words[field.word] = self.op(f"or i64 {words[field.word]}, {bits}")
        for place, word in enumerate(words):
            self.do(f"store i64 {word}, ptr {self._address('%out', place)}")
        self.do("ret i32 0")

    def changed(self, ground: Ground) -> dict[int, str]:
        """Compute the words that a transition changes."""
        parts: dict[int, list[tuple[Field, str]]] = {}
        words: dict[int, str] = {}
        for slot, term in ground.updates.items():
            field = self.packing.fields[slot]
            if field.bits > WORD:
                width = WORD * field.words
                whole = self.value(term, width)
                for place in range(field.words):
                    part = self.op(f"lshr i{width} {whole}, {WORD * place}")
                    words[field.word + place] = self.op(f"trunc i{width} {part} to i64")
            else:
                parts.setdefault(field.word, []).append((field, self._new(field, term)))
        for word, changes in parts.items():
            mask = sum(field.mask << field.shift for field, _ in changes)
            value = self.op(f"and i64 {self.word(word)}, {signed(~mask, 64)}")
            for field, bits in changes:
                if field.shift and bits.lstrip("-").isdigit():
                    bits = signed(int(bits) << field.shift, 64)
                elif field.shift:
                    bits = self.op(f"shl i64 {bits}, {field.shift}")
                value = self.op(f"or i64 {value}, {bits}")
            words[word] = value
        return words

    def _write(self, address: str, changed: Mapping[int, str]) -> None:
        """Write a state: the changed words, and the others copied from the state before."""
        place, count = 0, self.packing.words
        while place < count:
            end = min((word for word in changed if word >= place), default=count)
            if end - place >= max(1, current.copied_words):
                before, after = self._address("%s", place), self._address(address, place)
                self.copy(after, before, (end - place) * WORD // 8)
                place = end
            else:
                value = changed.get(place) or self.word(place)
                self.do(f"store i64 {value}, ptr {self._address(address, place)}")
                place += 1

    def _new(self, field: Field, term: Term) -> str:
        match term:
            case Const(value):
                return signed(field.encode(value), 64)
            case Slot(slot):
                other = self.packing.fields[slot]
                if (other.low, other.optional) == (field.low, field.optional):
                    return self.kept(slot)
        return self.encoded(field, self.value(term, WORD))

    def _store(self, state: str, offset: int, index: Term, term: Term) -> None:
        """Write a field whose position depends on the state."""
        field = self.packing.fields[offset]
        size = self.arrays[offset]
        if field.bits > WORD:
            address, _ = self.place(offset, size, self.value(index), state)
            self.do(f"store i{WORD * field.words} {self.value(term)}, ptr {address}, align 8")
            return
        bits = self._new(field, term)
        address, shift = self.place(offset, size, self.value(index), state)
        mask = self.op(f"shl i64 {signed(field.mask, 64)}, {shift}")
        stays = self.op(f"xor i64 {mask}, -1")
        before = self.op(f"load i64, ptr {address}")
        rest = self.op(f"and i64 {before}, {stays}")
        content = self.op(f"shl i64 {bits}, {shift}")
        self.do(f"store i64 {self.op(f'or i64 {rest}, {content}')}, ptr {address}")
