"""Canonical states as LLVM assembly: columns sorted in place.

A member's column (its slots and set bits) becomes one number, the first part most significant. A
sorting network orders the numbers of interchangeable members without branches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puzzlelang.compiler.llvm_text import Assembly, signed
from puzzlelang.compiler.packing import WORD, Packing, Unprintable
from puzzlelang.core import Columns, current

MOST_BITS = 8 * WORD
"""Maximum width of a column; puzzles with wider columns stay on the first tier."""


class CanonicalPrinter(Assembly):
    """Prints ``canonical(s)``, which replaces a packed state by its canonical representative."""

    def __init__(self, packing: Packing) -> None:
        super().__init__()
        self.packing = packing
        self.words: dict[int, str] = {}

    def function(self, groups: Sequence[Columns]) -> str:
        for group in groups:
            self._group(group)
        for word, value in self.words.items():
            self.do(f"store i64 {value}, ptr {self._address(word)}")
        body = "\n".join(self.lines)
        return (
            f"define internal void @canonical(ptr noalias %s) nounwind {{\n{body}\n  ret void\n}}\n"
        )

    def _address(self, word: int) -> str:
        return self.op(f"getelementptr i64, ptr %s, i64 {word}")

    def _word(self, word: int) -> str:
        if word not in self.words:
            self.words[word] = self.op(f"load i64, ptr {self._address(word)}")
        return self.words[word]

    def _bits(self, word: int, shift: int, bits: int) -> str:
        content = self._word(word)
        content = self.op(f"lshr i64 {content}, {shift}") if shift else content
        return self.op(f"and i64 {content}, {signed((1 << bits) - 1, WORD)}")

    # ── columns ──────────────────────────────────────────────────────────────────────

    def _group(self, group: Columns) -> None:
        fields = self.packing.fields
        sizes = [fields[slot].bits for slot in group.own[0]]
        sizes += [1] * (len(group.sets) + len(group.places))
        if not sizes:
            return
        if sum(sizes) > MOST_BITS or max(sizes) > WORD:
            raise Unprintable("interchangeable members with this number of slots")
        exchanges = list(network(len(group.members)))
        if len(exchanges) > current.exchanges:
            raise Unprintable(f"{len(group.members)} interchangeable members")
        width = -(-sum(sizes) // WORD) * WORD
        columns = [
            self._column(list(self._parts(group, place)), sizes, width)
            for place in range(len(group.members))
        ]
        for a, b in exchanges:
            pair = [f"i{width} {columns[a]}", f"i{width} {columns[b]}"]
            low, high = (
                self.call(f"llvm.{way}.i{width}", f"i{width}", pair) for way in ("umin", "umax")
            )
            columns[a], columns[b] = low, high
        self._write(group, [self._taken_apart(column, sizes, width) for column in columns])

    def _parts(self, group: Columns, place: int) -> Iterator[str]:
        """Yield the fields of a member's column."""
        member = group.members[place]
        for slot in group.own[place]:
            field = self.packing.fields[slot]
            yield self._bits(field.word, field.shift, field.bits)
        for slot in group.sets:
            yield self._bits(*self._bit(slot, member), 1)
        for slot in group.places:
            field = self.packing.fields[slot]
            bits = self._bits(field.word, field.shift, field.bits)
            there = self.op(f"icmp eq i64 {bits}, {field.encode(member)}")
            yield self.op(f"zext i1 {there} to i64")

    def _bit(self, slot: int, member: int) -> tuple[int, int]:
        """Return word and shift of a member's bit in a set."""
        field = self.packing.fields[slot]
        words, shift = divmod(field.shift + member, WORD)
        return field.word + words, shift

    def _column(self, parts: Sequence[str], sizes: Sequence[int], width: int) -> str:
        total = "0"
        for part, bits in zip(parts, sizes, strict=True):
            wide = part if width == WORD else self.op(f"zext i64 {part} to i{width}")
            if total != "0":
                high_part = self.op(f"shl i{width} {total}, {bits}") if bits < width else "0"
                wide = self.op(f"or i{width} {high_part}, {wide}")
            total = wide
        return total

    def _taken_apart(self, column: str, sizes: Sequence[int], width: int) -> list[str]:
        parts = []
        at = sum(sizes)
        for bits in sizes:
            at -= bits
            part = self.op(f"lshr i{width} {column}, {at}") if at else column
            part = part if width == WORD else self.op(f"trunc i{width} {part} to i64")
            parts.append(self.op(f"and i64 {part}, {signed((1 << bits) - 1, WORD)}"))
        return parts

    # ── writing the state ────────────────────────────────────────────────────────────

    def _write(self, group: Columns, columns: Sequence[Sequence[str]]) -> None:
        size = len(group.own[0])
        for place, member in enumerate(group.members):
            parts = columns[place]
            for slot, part in zip(group.own[place], parts, strict=False):
                field = self.packing.fields[slot]
                self._put(field.word, field.shift, field.bits, part)
            for slot, part in zip(group.sets, parts[size:], strict=False):
                self._put(*self._bit(slot, member), 1, part)
        for number, slot in enumerate(group.places, size + len(group.sets)):
            field = self.packing.fields[slot]
            bits = self._bits(field.word, field.shift, field.bits)
            for member, parts in zip(group.members, columns, strict=True):
                here = self.op(f"icmp ne i64 {parts[number]}, 0")
                bits = self.op(f"select i1 {here}, i64 {field.encode(member)}, i64 {bits}")
            self._put(field.word, field.shift, field.bits, bits)

    def _put(self, word: int, shift: int, bits: int, part: str) -> None:
        """Replace some bits of a word."""
        stays = signed(~((1 << bits) - 1 << shift), WORD)
        rest = self.op(f"and i64 {self._word(word)}, {stays}")
        content = self.op(f"shl i64 {part}, {shift}") if shift else part
        self.words[word] = self.op(f"or i64 {rest}, {content}")


def network(size: int) -> Iterator[tuple[int, int]]:
    """Yield the pairs that a sorting network compares and exchanges.

    Batcher's merge exchange (Knuth, The Art of Computer Programming 3, 5.2.2, algorithm M).
    """
    top = 1 << (size - 1).bit_length() - 1
    p = top
    while p:
        q, r, distance = top, 0, p
        while True:
            for i in range(size - distance):
                if i & p == r:
                    yield i, i + distance
            if q == p:
                break
            distance, q, r = q - p, q // 2, p
        p //= 2
