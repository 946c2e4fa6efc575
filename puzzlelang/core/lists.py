"""Operations on lists.

A list is an integer of equal-width digits (:class:`~puzzlelang.core.types.Digits`).  Each operation
takes the digits of its lists before its arguments.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from puzzlelang.core.primitives import NoValue, with_one
from puzzlelang.core.types import NONE, NOWHERE, Digits

Interval = tuple[int, int]  # the same as in core.intervals


def length(digits: Digits, row: int) -> int:
    return -(-row.bit_length() // digits.bits)


def elements(digits: Digits, row: int) -> Iterator[int]:
    """Yield the values of a list in order."""
    return (digit + digits.low - 1 for digit in digits_of(digits, row))


def digits_of(digits: Digits, row: int) -> Iterator[int]:
    """Yield the digits that encode the values of a list."""
    mask, bits = digits.mask, digits.bits
    while row:
        yield row & mask
        row >>= bits


def list_of(digits: Digits, values: Iterable[int]) -> int:
    row, shift, bits = 0, 0, digits.bits
    for value in values:
        row |= digit(digits, value) << shift
        shift += bits
    return row


def digit(digits: Digits, value: int) -> int:
    """Encode a value as a digit."""
    if not digits.low <= value <= digits.high:
        word = {NONE: "none", NOWHERE: "nowhere (off the map)"}.get(value, value)
        raise NoValue(f"{word} can't be put into this list")
    return value - digits.low + 1


def digit_at(digits: Digits, row: int, place: int) -> int:
    """Return the digit at a 1-based position, or 0 if there is no such position."""
    return (row >> (place - 1) * digits.bits) & digits.mask if place >= 1 else 0


def element(digits: Digits, row: int, place: int) -> int:
    code = digit_at(digits, row, place)
    if not row:
        raise NoValue("an empty list has no elements")
    if not code:
        raise NoValue(f"there is no {ordinal(place)} element in a list of {length(digits, row)}")
    return code + digits.low - 1


def ordinal(place: int) -> str:
    """``1st``, ``22nd``, ``13th``"""
    if place < 0 or place // 10 % 10 == 1:
        return f"{place}th"
    return f"{place}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(place % 10, 'th') }"


def push(digits: Digits, row: int, value: int) -> int:
    return row | digit(digits, value) << length(digits, row) * digits.bits


def joined(digits: Digits, first: int, second: int) -> int:
    return first | second << length(digits, first) * digits.bits


def chained(digits: Digits, rows: Iterable[int]) -> int:
    """Concatenate lists."""
    chain = shift = 0
    for row in rows:
        chain |= row << shift
        shift += length(digits, row) * digits.bits
    return chain


def take(digits: Digits, row: int, count: int) -> int:
    """Return the first ``count`` elements, or the whole list if it is shorter."""
    return row & digits.up_to(min(count, length(digits, row)))


def drop(digits: Digits, row: int, count: int) -> int:
    """Return the list without its first ``count`` elements; empty if it is shorter."""
    return row >> max(count, 0) * digits.bits


def backwards(digits: Digits, row: int) -> int:
    reverse = 0
    while row:
        reverse = reverse << digits.bits | row & digits.mask
        row >>= digits.bits
    return reverse


def place_of(digits: Digits, row: int, value: int) -> int:
    """Return the first position of ``value``, from 1, or 0."""
    return next((n for n, one in enumerate(elements(digits, row), 1) if one == value), 0)


def converted(old: Digits, new: Digits, row: int, empty: int) -> int:
    """Re-encode a list in other digits.  ``empty`` only supplies its digits."""
    return row if old == new else list_of(new, elements(old, row))


def as_set(digits: Digits, row: int) -> int:
    """Return the set of the values in a list."""
    group = 0
    for value in elements(digits, row):
        group = with_one(group, value)
    return group


def runs(digits: Digits, empty: int, group: int) -> int:
    """Return the lengths of runs of consecutive members. ``empty`` only supplies the digits."""
    lengths = []
    while group:
        group >>= (group & -group).bit_length() - 1
        lengths.append((~group & group + 1).bit_length() - 1)
        group >>= lengths[-1]
    return list_of(digits, lengths)


# ── intervals ────────────────────────────────────────────────────────────────────────


def most_of(digits: Digits, row: Interval) -> int:
    """Maximum length of a list in an interval."""
    return length(digits, row[1])


def bounds_of_joined(digits: Digits, first: Interval, second: Interval) -> Interval:
    fewest = fewest_of(digits, first) + fewest_of(digits, second)
    return between(digits, fewest, most_of(digits, first) + most_of(digits, second))


def bounds_of_chain(digits: Digits, row: Interval, fewest: int, most: int) -> Interval:
    """Bounds of the concatenation of ``fewest`` to ``most`` lists."""
    return between(digits, fewest * fewest_of(digits, row), most * most_of(digits, row))


def fewest_of(digits: Digits, row: Interval) -> int:
    return length(digits, max(0, row[0]))


def between(digits: Digits, fewest: int, most: int) -> Interval:
    """Bounds of lists with ``fewest`` to ``most`` elements."""
    least = 1 << (fewest - 1) * digits.bits if fewest > 0 else 0
    return least, digits.up_to(most)


def can_be_out_of(digits: Digits, value: Interval) -> bool:
    return value[0] < digits.low or value[1] > digits.high
