"""Layouts of states.

A state of the first tier is a tuple, or bytes if every slot fits one. Bytes take a third of the
memory, hash and compare faster, and can be searched for a value; a tuple of a few slots is built
faster.

A state of machine code has bit fields in words of 64 bits. A slot's field is as wide as its
declared values need. Fields don't cross words, except that a set of more than 64 values occupies
whole words. The highest bit of the first word is always 1, so a state is never all zeros.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from puzzlelang.compiler.ir import Slot
from puzzlelang.core import NONE, Boolean, ListOf, Scalar, SetOf, current, interval_of, size_of
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Record


class Layout(metaclass=Record):
    """``kind`` is "tuple" or "bytes"; a state has ``size`` slots."""

    kind: str
    size: int

    def state(self, slots: Sequence[int]) -> Any:
        return bytes(slots) if self.kind == "bytes" else tuple(slots)

    def slots(self, state: Any) -> tuple[int, ...]:
        return tuple(map(int, state))


def choose(slots: Sequence[Slot]) -> Layout:
    """Choose the layout for states of these slots."""
    size = len(slots)
    small = all(0 <= slot.bounds[0] and slot.bounds[1] <= 255 for slot in slots)
    return Layout("bytes" if small and size > current.tuple_slots else "tuple", size)


def slot_bounds(variable: core.Variable) -> tuple[int, int]:
    """Return the declared least and greatest value of a slot of ``variable``."""
    kind, domain = variable.type, variable.domain
    if isinstance(kind, Boolean) or domain is None:
        return 0, 1
    if isinstance(kind, SetOf):
        return 0, domain.mask
    if isinstance(kind, ListOf):
        return interval_of(kind)
    low = NONE if isinstance(kind, Scalar) and kind.optional else domain.low
    return low, domain.high


def slot_domains(puzzle: core.Puzzle) -> tuple[tuple[int, ...] | None, ...]:
    """Return the values of each slot; None if there are many, or they are sets or lists."""
    domains: list[tuple[int, ...] | None] = []
    for variable in puzzle.variables:
        kind, domain = variable.type, variable.domain
        values: tuple[int, ...] | None = None
        if isinstance(kind, Boolean):
            values = (0, 1)
        elif (
            isinstance(kind, Scalar)
            and domain is not None
            and size_of(domain.values) <= current.slot_values
        ):
            values = ((NONE,) if kind.optional else ()) + tuple(domain.values)
        domains.extend([values] * variable.size)
    return tuple(domains)


# ── bit fields in words ───────────────────────────────────────────────────────────────

WORD = 64

MOST_MEASURES = 8


class Unprintable(Exception):
    """Something has no machine code; the message names it for users."""


class TooLarge(Unprintable):
    """A number during a search is too large for machine code."""


class Field(metaclass=Record):
    """Position and width of a slot.

    A value v is stored as v - low or, if ``optional``, as v - low + 1, with 0 for none.
    """

    word: int
    shift: int
    bits: int
    low: int
    optional: bool = False
    members: int = 0
    """Mask of a set's possible members, or of a list's bits."""

    @property
    def used(self) -> int:
        """The bits of the field that can be set."""
        return self.members or self.mask

    @property
    def mask(self) -> int:
        """The field's bits, shifted to the bottom of a word."""
        return (1 << self.bits) - 1

    @property
    def words(self) -> int:
        """The number of words that the field occupies."""
        return max(1, -(-self.bits // WORD))

    def encode(self, value: int) -> int:
        if self.optional:
            return 0 if value == NONE else value - self.low + 1
        return value - self.low

    def decode(self, kept: int) -> int:
        if self.optional:
            return NONE if kept == 0 else kept - 1 + self.low
        return kept + self.low


class Packing(metaclass=Record):
    """The fields of all slots; they use ``bits`` bits in ``words`` words."""

    fields: tuple[Field, ...]
    words: int
    bits: int

    @staticmethod
    def of(puzzle: core.Puzzle) -> Packing:
        return packing(puzzle)

    @property
    def runs(self) -> tuple[tuple[int, int, int], ...]:
        """The bits that can differ between states, as runs: word, lowest bit, length."""
        bit_runs: list[tuple[int, int, int]] = []
        for field in self.fields:
            bits = field.used << field.shift
            while bits:
                low = (bits & -bits).bit_length() - 1
                size = ((bits >> low) + 1 & ~(bits >> low)).bit_length() - 1
                size = min(size, WORD - low % WORD)
                word, start = field.word + low // WORD, low % WORD
                if bit_runs and bit_runs[-1][0] == word and sum(bit_runs[-1][1:]) == start:
                    bit_runs[-1] = word, bit_runs[-1][1], bit_runs[-1][2] + size
                else:
                    bit_runs.append((word, start, size))
                bits &= ~((1 << size) - 1 << low)
        return tuple(bit_runs)

    @property
    def is_small(self) -> bool:
        """Are all fields in the lowest 32 bits?"""
        return self.words == 1 and all(field.shift + field.bits <= 32 for field in self.fields)

    def pack(self, slots: Sequence[int]) -> tuple[int, ...]:
        """Pack the slots of a state into words."""
        words = [1 << WORD - 1] + [0] * (self.words - 1)
        for field, value in zip(self.fields, slots, strict=True):
            bits = field.encode(value) << field.shift
            for place in range(field.words):
                words[field.word + place] |= bits >> WORD * place & (1 << WORD) - 1
        return tuple(words)

    def unpack(self, words: Sequence[int]) -> tuple[int, ...]:
        """Unpack the slots of a state."""
        slots = []
        for field in self.fields:
            bits = 0
            for place in range(field.words):
                bits |= words[field.word + place] << WORD * place
            slots.append(field.decode(bits >> field.shift & field.mask))
        return tuple(slots)


def packing(puzzle: core.Puzzle) -> Packing:
    """Lay out a puzzle's slots, variable by variable.

    An array is in one word if it fits. Otherwise each word holds the same number of its fields, so
    an element's position follows from its index.
    """
    fields: list[Field] = []
    word = offset = 0
    for variable in puzzle.variables:
        low, bits, optional, members = _shape(variable)
        if bits > WORD:
            word, offset = (word + 1 if offset or word == 0 else word), 0
            for _ in range(variable.size):
                fields.append(Field(word, 0, bits, low, optional, members))
                word += fields[-1].words
            continue
        each = fields_of(bits)
        if offset + bits * variable.size > _capacity(word) and (offset or bits > _capacity(word)):
            word, offset = word + 1, 0
        for place in range(variable.size):
            if place and place % each == 0:
                word, offset = word + 1, 0
            fields.append(Field(word, offset, bits, low, optional, members))
            offset += bits
    total = sum(field.bits for field in fields)
    return Packing(tuple(fields), max(1, word + (offset > 0)), total)


def measures(puzzle: core.Puzzle, packed: Packing) -> tuple[tuple[int, int], ...]:
    """Return quantities that may rise or fall with each step.

    Each is a mask of the state's bits, its first word most significant, and the shift of a number
    in it, or -1 if the bits are counted (members, truth values).
    """
    return tuple(islice(_measures(puzzle, packed), MOST_MEASURES))


def _measures(puzzle: core.Puzzle, packed: Packing) -> Iterator[tuple[int, int]]:
    fields = iter(packed.fields)
    for variable in puzzle.variables:
        own, mask = list(islice(fields, variable.size)), 0
        for field in own:
            for place in range(field.words):
                bits = field.used << field.shift >> WORD * place & (1 << WORD) - 1
                mask |= bits << WORD * (packed.words - 1 - field.word - place)
        if isinstance(variable.type, SetOf) or own[0].bits == 1:
            yield mask, -1
        elif len(own) == 1 and not isinstance(variable.type, ListOf):
            yield mask, (mask & -mask).bit_length() - 1


def _capacity(word: int) -> int:
    return current.word_bits + (word > 0)


def fields_of(bits: int) -> int:
    """Return the number of ``bits``-bit fields that an array over several words has in each."""
    return current.word_bits // bits or 1


def _shape(variable: core.Variable) -> tuple[int, int, bool, int]:
    """Return the least value, the bits, whether it may be none, and the members that a set may
    have.
    """
    kind, domain = variable.type, variable.domain
    if isinstance(kind, Boolean) or domain is None:
        return 0, 1, False, 0
    if isinstance(kind, SetOf):
        return 0, max(1, domain.mask.bit_length()), False, domain.mask
    if isinstance(kind, ListOf):
        return 0, max(1, kind.digits.bits * kind.most), False, kind.digits.up_to(kind.most)
    optional = isinstance(kind, Scalar) and kind.optional
    if not size_of(domain.values):
        return 0, 1, optional, 0
    largest = domain.high - domain.low + optional
    if largest >= 1 << 62:
        raise Unprintable("a variable of more than 62 bits")
    return domain.low, max(1, largest.bit_length()), optional, 0
