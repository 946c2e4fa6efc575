"""Canonical states as LLVM assembly: columns sorted in place.

A member's column (its slots and set bits) becomes one number, the first part most significant. A
sorting network orders the numbers of interchangeable members without branches.

A turned board has the least of all renamed states. A renaming moves the bits of a state; bits with
the same distance, source word and target word move together. A renamed state often takes fewer
moves from another one, so each is derived from the cheapest one available. Values that are renamed
themselves (where is the man?) are looked up in a table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from puzzlelang.compiler.llvm_text import Assembly, signed
from puzzlelang.compiler.merged_system import moves
from puzzlelang.compiler.state_layout import WORD, Field, Packing, Unprintable
from puzzlelang.core import Columns, ListOf, Renaming, SetOf, Type, current, renamings
from puzzlelang.core import nodes as core
from puzzlelang.text import Record

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


MOST_WORDS = 16
"""Maximum words of a state; puzzles with larger states stay on the first tier."""

MOST_MOVES = 3_000
"""Maximum moves of all renamings; puzzles that need more stay on the first tier."""

Move = tuple[int, int, int]
"""Source word, target word, and distance to the left."""


class Way(metaclass=Record):
    """The derivation of a renamed state.

    ``moves`` has the bits of each move. ``values`` maps a written slot to the slot read and the
    table that renames its bits.
    """

    moves: Mapping[Move, int]
    values: Mapping[int, tuple[int, tuple[int, ...]]]

    @property
    def price(self) -> int:
        return len(self.moves) + 2 * len(self.values)


class LeastPrinter(Assembly):
    """Prints ``canonical(s)``, which replaces a packed state by its canonical representative."""

    def __init__(self, puzzle: core.Puzzle, packing: Packing) -> None:
        super().__init__()
        self.puzzle, self.packing = puzzle, packing
        self.tables: dict[tuple[int, ...], str] = {}

    def function(self) -> str:
        words = range(self.packing.words)
        if len(words) > MOST_WORDS:
            raise Unprintable("turns of a board of this size")
        addresses = [self.op(f"getelementptr i64, ptr %s, i64 {word}") for word in words]
        images = [[self.op(f"load i64, ptr {address}") for address in addresses]]
        for begin, way in self._ways():
            images.append(self._image(images[begin], way))
        for address, word in zip(addresses, self._least(images), strict=True):
            self.do(f"store i64 {word}, ptr {address}")
        body = "\n".join(self.lines)
        return "".join(
            f"{name} = internal constant [{len(table)} x i64] "
            f"[{', '.join(f'i64 {entry}' for entry in table)}]\n"
            for table, name in self.tables.items()
        ) + (
            f"define internal void @canonical(ptr noalias %s) nounwind {{\n{body}\n  ret void\n}}\n"
        )

    # ── derivations ──────────────────────────────────────────────────────────────────

    def _ways(self) -> Iterator[tuple[int, Way]]:
        """Yield, for each renaming but the first, the number of an earlier one and the derivation
        from it.
        """
        waiting = list(renamings(self.puzzle.symmetry))
        ready = [waiting.pop(0)]
        cheapest = [(0, self._way(one, ready[0])) for one in waiting]
        budget = MOST_MOVES
        while waiting:
            place = min(range(len(waiting)), key=lambda n: (cheapest[n][1].price, n))
            derivation = cheapest.pop(place)
            yield derivation
            budget -= derivation[1].price
            if budget < 0:
                raise Unprintable("turns of a board with this number of cells")
            ready.append(waiting.pop(place))
            for n, one in enumerate(waiting):
                way = self._way(one, ready[-1])
                if way.price < cheapest[n][1].price:
                    cheapest[n] = len(ready) - 1, way

    def _way(self, wanted: Renaming, origin: Renaming) -> Way:
        """Derive the state renamed by ``wanted`` from the one renamed by ``origin``."""
        names = {
            base: {origin.names[base][old]: new for old, new in mapping.items()}
            for base, mapping in wanted.names.items()
        }
        between = Renaming(names)
        transfer = moves(self.puzzle, between)
        shifts: dict[Move, int] = {}
        values: dict[int, tuple[int, tuple[int, ...]]] = {}
        self._move(shifts, (0, WORD - 1), (0, WORD - 1))
        for slot, source in enumerate(transfer.sources):
            old, new = self.packing.fields[source], self.packing.fields[slot]
            kind = transfer.kinds.get(slot)
            if kind is None or isinstance(kind, SetOf):
                to = names[kind.base] if isinstance(kind, SetOf) else {}
                for bit in range(old.bits):
                    if kind is None or old.members >> bit & 1:
                        other = to.get(bit, bit)
                        self._move(shifts, _bit(old, bit), _bit(new, other))
            elif isinstance(kind, ListOf):
                raise Unprintable("turns of a board with lists")
            else:
                values[slot] = source, self._table(old, between, kind)
        return Way(shifts, values)

    @staticmethod
    def _move(shifts: dict[Move, int], old: tuple[int, int], new: tuple[int, int]) -> None:
        move = old[0], new[0], new[1] - old[1]
        shifts[move] = shifts.get(move, 0) | 1 << old[1]

    def _table(self, field: Field, renaming: Renaming, kind: Type) -> tuple[int, ...]:
        """Tabulate the renaming of a field's bits; bits that represent no value give 0."""
        size = 1 << field.bits
        table = []
        for bits in range(size):
            value = renaming.value(field.decode(bits), kind)
            code = field.encode(value)
            table.append(code if 0 <= code < size else 0)
        return tuple(table)

    # ── states ───────────────────────────────────────────────────────────────────────

    def _image(self, words: Sequence[str], way: Way) -> list[str]:
        after = [""] * len(words)
        for (source, target, distance), mask in way.moves.items():
            part = words[source]
            if mask != (1 << WORD) - 1:
                part = self.op(f"and i64 {part}, {signed(mask, WORD)}")
            if distance:
                shift = "shl" if distance > 0 else "lshr"
                part = self.op(f"{shift} i64 {part}, {abs(distance)}")
            after[target] = self._both(after[target], part)
        for slot, (source, table) in way.values.items():
            old, new = self.packing.fields[source], self.packing.fields[slot]
            part = words[old.word]
            part = self.op(f"lshr i64 {part}, {old.shift}") if old.shift else part
            part = self.op(f"and i64 {part}, {signed(old.mask, WORD)}")
            name = self.tables.setdefault(table, f"@turned_{len(self.tables)}")
            place = self.op(f"getelementptr i64, ptr {name}, i64 {part}")
            part = self.op(f"load i64, ptr {place}")
            part = self.op(f"shl i64 {part}, {new.shift}") if new.shift else part
            after[new.word] = self._both(after[new.word], part)
        return [word or "0" for word in after]

    def _both(self, a: str, b: str) -> str:
        return self.op(f"or i64 {a}, {b}") if a else b

    def _least(self, images: Sequence[Sequence[str]]) -> list[str]:
        """Print the least image; the last word is most significant."""
        width = WORD * len(images[0])
        wholes = [self._joined(image, width) for image in images]
        least = wholes[0]
        for whole in wholes[1:]:
            pair = [f"i{width} {least}", f"i{width} {whole}"]
            least = self.call(f"llvm.umin.i{width}", f"i{width}", pair)
        if width == WORD:
            return [least]
        words = []
        for at in range(0, width, WORD):
            part = self.op(f"lshr i{width} {least}, {at}") if at else least
            words.append(self.op(f"trunc i{width} {part} to i64"))
        return words

    def _joined(self, words: Sequence[str], width: int) -> str:
        if width == WORD:
            return words[0]
        whole = ""
        for number, word in enumerate(words):
            part = self.op(f"zext i64 {word} to i{width}")
            part = self.op(f"shl i{width} {part}, {WORD * number}") if number else part
            whole = self.op(f"or i{width} {whole}, {part}") if whole else part
        return whole


def _bit(field: Field, bit: int) -> tuple[int, int]:
    """Return word and shift of a bit of a field."""
    words, place = divmod(field.shift + bit, WORD)
    return field.word + words, place
