"""Check that a packed word is a state.

A store's files may come from anyone, and machine code trusts its states.  In a state each field has
a possible value, all other bits have fixed values, and the invariants hold: rules omit checks
that these imply.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from puzzlelang.compiler import Packing
from puzzlelang.core import Boolean, Domain, ListOf, Scalar, SetOf, size_of
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Record

WORD, ALL = 64, (1 << 64) - 1

MOST_TABLE = 1 << 16
"""Maximum bits of a table, for a field with gaps between its values."""

WIDEST_DIGIT = 60
"""Maximum bits of a list element for machine code."""

Kept = range | frozenset[int]
"""Possible contents of a field, as stored."""


class Unchecked(Exception):
    """Machine code can't check some variable."""


class Row(metaclass=Record):
    """A field: position and possible contents.

    A list has ``places`` digits (otherwise 0), ``values`` are the digits of an element, and
    ``inner`` describes elements that are lists.
    """

    word: int
    shift: int
    bits: int
    places: int
    values: Kept
    inner: Digits | None = None

    def kept(self, words: Sequence[int]) -> int:
        size = self.bits * max(1, self.places)
        number = sum(words[self.word + n] << WORD * n for n in range(max(1, -(-size // WORD))))
        return number >> self.shift & (1 << size) - 1

    def fits(self, words: Sequence[int]) -> bool:
        content = self.kept(words)
        if not self.places:
            return content in self.values
        return Digits(self.bits, self.values, self.inner).fit(content)

    @property
    def greatest(self) -> int:
        return self.values[-1] if isinstance(self.values, range) else max(self.values)

    @property
    def is_free(self) -> bool:
        """Is every bit pattern allowed?"""
        return not self.places and self.values == range(1 << self.bits)


class Digits(metaclass=Record):
    """Elements of a list: bits, possible digits, and ``inner`` lists."""

    bits: int
    values: Kept
    inner: Digits | None = None

    def fit(self, row: int) -> bool:
        mask = (1 << self.bits) - 1
        while row:
            digit, row = row & mask, row >> self.bits
            if digit not in self.values or self.inner and not self.inner.fit(digit - 1):
                return False
        return True


class Checks:
    """Checks of a puzzle's packed states, except for invariants."""

    def __init__(self, puzzle: core.Puzzle, packing: Packing) -> None:
        self.words = packing.words
        self.unused = [ALL] * packing.words
        self.rows: list[Row] = []
        for variable in puzzle.variables:
            for slot in range(variable.offset, variable.offset + variable.size):
                field = packing.fields[slot]
                used_bits = field.used << field.shift
                for place in range(field.words):
                    self.unused[field.word + place] &= ~(used_bits >> WORD * place)
                row = _row(variable, field)
                if row is not None and not row.is_free:
                    self.rows.append(row)

    def fits(self, packed: int) -> bool:
        if packed >> WORD * self.words:
            return False
        words = [packed >> WORD * n & ALL for n in range(self.words - 1, -1, -1)]
        expected = 1 << WORD - 1
        for word, unused in zip(words, self.unused, strict=True):
            if word & unused != expected:
                return False
            expected = 0
        return all(row.fits(words) for row in self.rows)

    def table(self) -> tuple[array[int], int, int]:
        """``rows``, ``quick`` and ``slow`` of ``store_check``.

        Raise ``Unchecked`` if machine code can't do it.
        """
        sides: dict[tuple[int, int], list[Row]] = {}
        slow = []
        for number, row in enumerate(sorted(self.rows, key=lambda row: (row.word, row.shift))):
            if row.places or not isinstance(row.values, range) or row.shift + row.bits >= WORD:
                slow.append(row)
            else:
                sides.setdefault((row.word, number % 2), []).append(row)
        quick = [_quick(word, side) for (word, _), side in sides.items()]
        words = [*self.unused, *(n for row in quick for n in row)]
        tables: list[int] = []
        start = len(words) + 6 * len(slow)
        for row in slow:
            if row.inner or row.bits > WIDEST_DIGIT and row.places or row.greatest > ALL:
                raise Unchecked
            place = 0
            if not isinstance(row.values, range):
                if row.greatest >= MOST_TABLE:
                    raise Unchecked
                place = start + len(tables)
                bits = sum(1 << value for value in row.values)
                size = row.greatest // WORD + 1
                tables += [bits >> WORD * n & ALL for n in range(size)]
            words += [row.word, row.shift, row.bits, row.places, row.greatest, place]
        return array("Q", [*words, *tables]), len(quick), len(slow)


def _quick(word: int, rows: Sequence[Row]) -> tuple[int, int, int, int]:
    mask = sum((1 << row.bits) - 1 << row.shift for row in rows)
    above = sum(1 << row.shift + row.bits for row in rows)
    highest = sum(row.greatest << row.shift for row in rows)
    return word, mask, highest | above, above


# ── contents of a variable ───────────────────────────────────────────────────────────


def _row(variable: core.Variable, field: Any) -> Row | None:
    """``None`` if all numbers of its bits are valid; unused bits are checked separately."""
    kind, domain = variable.type, variable.domain
    if isinstance(kind, Boolean) or domain is None:
        return None
    if isinstance(kind, SetOf):
        return None if domain.mask else Row(field.word, field.shift, 1, 0, range(1))
    if isinstance(kind, ListOf):
        if not kind.most:
            return Row(field.word, field.shift, 1, 0, range(1))
        digits = _digits(kind, domain)
        return Row(field.word, field.shift, digits.bits, kind.most, digits.values, digits.inner)
    values: Kept = range(1)
    if size_of(domain.values):
        optional = isinstance(kind, Scalar) and kind.optional
        values = _kept(domain, domain.low - optional, optional)
    return Row(field.word, field.shift, field.bits, 0, values)


def _kept(domain: Domain, low: int, none: bool) -> Kept:
    """Values of a domain minus ``low``, and 0 for ``none``."""
    first = domain.low - low - none
    if domain.contiguous and first in (0, 1):
        return range(first, domain.high - low + 1)
    return frozenset(value - low for value in domain.values) | ({0} if none else set())


def _digits(kind: ListOf, domain: Domain | None) -> Digits:
    """``domain``: that of the elements, except sets and lists."""
    digits = kind.digits
    values: Kept = range(1, digits.high - digits.low + 2)
    if isinstance(kind.element, Scalar) and domain is not None and size_of(domain.values):
        values = _kept(domain, digits.low - 1, False)
    inner = _digits(kind.element, None) if isinstance(kind.element, ListOf) else None
    return Digits(digits.bits, values, inner)
