"""What the operations on lists mean.

A list is a number of equal digits, see :class:`~puzzlelang.core.types.Digits`; each operation takes
those of its lists before its arguments.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from puzzlelang.core.primitives import NoValue, with_one
from puzzlelang.core.types import NONE, NOWHERE, Digits

Interval = tuple[int, int]  # see core.intervals, which imports none of this


def length(digits: Digits, row: int) -> int:
    return -(-row.bit_length() // digits.bits)


def elements(digits: Digits, row: int) -> Iterator[int]:
    """The values in a list, in order."""
    return (digit + digits.low - 1 for digit in digits_of(digits, row))


def digits_of(digits: Digits, row: int) -> Iterator[int]:
    """The digits that stand for the values in a list."""
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
    """What stands for a value in a list."""
    if not digits.low <= value <= digits.high:
        shown = {NONE: "none", NOWHERE: "nowhere (off the map)"}.get(value, value)
        raise NoValue(f"{shown} can't be put into this list")
    return value - digits.low + 1


def digit_at(digits: Digits, row: int, place: int) -> int:
    """What stands for the value at a place; 0 where there is none."""
    return (row >> (place - 1) * digits.bits) & digits.mask if place >= 1 else 0


def element(digits: Digits, row: int, place: int) -> int:
    found = digit_at(digits, row, place)
    if not row:
        raise NoValue("an empty list has no elements")
    if not found:
        raise NoValue(f"there is no {ordinal(place)} element in a list of {length(digits, row)}")
    return found + digits.low - 1


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
    """Lists one after the other."""
    made = shift = 0
    for row in rows:
        made |= row << shift
        shift += length(digits, row) * digits.bits
    return made


def take(digits: Digits, row: int, count: int) -> int:
    """The first ones; all where there are no more."""
    return row & digits.up_to(min(count, length(digits, row)))


def drop(digits: Digits, row: int, count: int) -> int:
    """All but the first ones; none where there are no more."""
    return row >> max(count, 0) * digits.bits


def backwards(digits: Digits, row: int) -> int:
    found = 0
    while row:
        found = found << digits.bits | row & digits.mask
        row >>= digits.bits
    return found


def place_of(digits: Digits, row: int, value: int) -> int:
    """The first place at which a value stands, from 1; 0 where it doesn't."""
    return next((n for n, one in enumerate(elements(digits, row), 1) if one == value), 0)


def converted(old: Digits, new: Digits, row: int, empty: int) -> int:
    """The same values where others could stand; ``empty`` is there for its digits."""
    return row if old == new else list_of(new, elements(old, row))


def as_set(digits: Digits, row: int) -> int:
    """The set of the values in a list."""
    group = 0
    for value in elements(digits, row):
        group = with_one(group, value)
    return group


# ── what is known in advance ─────────────────────────────────────────────────────────


def most_of(digits: Digits, row: Interval) -> int:
    """The greatest length of a list in an interval."""
    return length(digits, row[1])


def bounds_of_joined(digits: Digits, first: Interval, second: Interval) -> Interval:
    fewest = fewest_of(digits, first) + fewest_of(digits, second)
    return between(digits, fewest, most_of(digits, first) + most_of(digits, second))


def bounds_of_chain(digits: Digits, row: Interval, fewest: int, most: int) -> Interval:
    """Of so many lists."""
    return between(digits, fewest * fewest_of(digits, row), most * most_of(digits, row))


def fewest_of(digits: Digits, row: Interval) -> int:
    return length(digits, max(0, row[0]))


def between(digits: Digits, fewest: int, most: int) -> Interval:
    """All lists with so many elements."""
    least = 1 << (fewest - 1) * digits.bits if fewest > 0 else 0
    return least, digits.up_to(most)


def can_be_out_of(digits: Digits, value: Interval) -> bool:
    return value[0] < digits.low or value[1] > digits.high
