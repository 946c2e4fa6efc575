"""Implementations of operations: arithmetic, sets as bit masks, cells of maps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from puzzlelang.core.cell_sets import Places
from puzzlelang.core.thresholds import current
from puzzlelang.core.types import COMPASS_STEPS, NONE, NOWHERE, Cells


class NoValue(Exception):
    """An operation has no value for its arguments; the message explains why to the author."""


def div(a: int, b: int) -> int:
    if b == 0:
        raise NoValue(f"{a} div 0: a division by zero")
    return a // b


def mod(a: int, b: int) -> int:
    if b == 0:
        raise NoValue(f"{a} mod 0: a division by zero")
    return a % b


MOST_POWER_BITS = 128
"""Powers of more bits are too large anyway; their exponent is cut."""


def power(a: int, k: int) -> int:
    if k < 0:
        raise NoValue(f"{a} ^ {k}: an exponent is 0 or more")
    most = MOST_POWER_BITS // max(1, a.bit_length() - 1)
    return int(a ** (k if k <= most or abs(a) < 2 else most + (k - most) % 2))


class Wide(int):
    """A large set with a byte for each bit, for frequent lookups: shifting the integer would copy
    all of it each time.
    """

    flags: bytes

    @classmethod
    def of(cls, group: int) -> int:
        """Return the set as a ``Wide`` if it is large."""
        if group.bit_length() <= current.large_set:
            return group
        wide = cls(group)
        wide.flags = Places.of_mask(group).flags
        return wide


def is_in(value: int, group: int) -> bool:
    if value < 0:
        return False
    if type(group) is Wide:
        return value < len(group.flags) and group.flags[value] == 1
    return bool(group >> value & 1)


def are_different(values: Iterable[int]) -> bool:
    """Test whether no value occurs twice."""
    listed = list(values)
    return len(set(listed)) == len(listed)


def with_one(group: int, value: int) -> int:
    if value < 0:
        raise NoValue(f"{_odd(value)} can't be put into a set")
    return group | 1 << value


def without_one(group: int, value: int) -> int:
    return group & ~(1 << value) if value >= 0 else group


def _odd(value: int) -> str:
    return {NONE: "none", NOWHERE: "nowhere (off the map)"}.get(value, f"the number {value}")


def present(value: int) -> int:
    if value == NONE:
        raise NoValue("this is none, but a value is expected here")
    return value


def only_one(group: int) -> int:
    if group == 0 or group & (group - 1):
        content = "is empty" if group == 0 else f"has {group.bit_count()} members"
        raise NoValue(f"`the` needs a set of exactly one member, and this one {content}")
    return group.bit_length() - 1


def lowest(group: int) -> int:
    if group == 0:
        raise NoValue("the empty set has no first member")
    return (group & -group).bit_length() - 1


def highest(group: int) -> int:
    if group == 0:
        raise NoValue("the empty set has no last member")
    return group.bit_length() - 1


def members(group: int) -> list[int]:
    """The members of a set in ascending order."""
    if group.bit_length() > current.large_set:
        return list(Places.of_mask(group))
    values = []
    while group:
        lowest = group & -group
        values.append(lowest.bit_length() - 1)
        group ^= lowest
    return values


def set_of(values: Sequence[int]) -> int:
    """The set of some non-negative numbers."""
    if max(values, default=0) < current.large_set:
        group = 0
        for value in values:
            group |= 1 << value
        return group
    flags = bytearray(max(values) + 1)
    for value in values:
        flags[value] = 1
    return Wide.of(Places(bytes(flags)).mask)


def step(cells: Cells, cell: int, direction: int, count: int = 1) -> int:
    if cell == NOWHERE or direction < 0:
        return NOWHERE
    if cell < 0:
        raise NoValue("a step from none")
    down, right = COMPASS_STEPS[direction]
    row = cell // cells.width + count * down
    column = cell % cells.width + count * right
    if 0 <= row < cells.height and 0 <= column < cells.width:
        return row * cells.width + column
    return NOWHERE


def wrap(cells: Cells, cell: int, direction: int, count: int = 1) -> int:
    if cell == NOWHERE or direction < 0:
        return NOWHERE
    if cell < 0:
        raise NoValue("a step from none")
    down, right = COMPASS_STEPS[direction]
    row = (cell // cells.width + count * down) % cells.height
    return row * cells.width + (cell % cells.width + count * right) % cells.width


def on_map(cell: int) -> int:
    if cell < 0:
        raise NoValue(f"{_odd(cell)} has no row or column")
    return cell


def distance(cells: Cells, a: int, b: int) -> int:
    width = cells.width
    a, b = on_map(a), on_map(b)
    return abs(a // width - b // width) + abs(a % width - b % width)


def neighbours(cells: Cells, cell: int) -> int:
    group = 0
    for direction in (0, 2, 4, 6):
        neighbour = step(cells, cell, direction)
        if neighbour >= 0:
            group |= 1 << neighbour
    return group


def shift(of_cell: Cells, of_a: Cells, of_b: Cells, cell: int, a: int, b: int) -> int:
    """Move ``cell`` by the offset from ``a`` to ``b``.  If ``cell`` and ``a`` are on the same map,
    the result is on the map of ``b``, otherwise on that of ``cell``.
    """
    places = (cell, a, b)
    if NONE in places:
        raise NoValue("none has no row or column")
    if NOWHERE in places:
        return NOWHERE
    row = cell // of_cell.width + b // of_b.width - a // of_a.width
    column = cell % of_cell.width + b % of_b.width - a % of_a.width
    cells = of_b if of_cell is of_a else of_cell
    if 0 <= row < cells.height and 0 <= column < cells.width:
        return row * cells.width + column
    return NOWHERE


def slide(cells: Cells, cell: int, direction: int, free: int) -> int:
    beyond = step(cells, cell, direction)
    while is_in(beyond, free):
        cell, beyond = beyond, step(cells, beyond, direction)
    return cell


def slid(beyond: Sequence[int], cell: int, free: int) -> int:
    """Compute ``slide`` with ``beyond[cell]`` as the next cell in the direction."""
    following = beyond[cell]
    while following >= 0 and free >> following & 1:
        cell, following = following, beyond[following]
    return cell


Following = Callable[[int], int]
"""The set of members that a relation leads to from a member."""


def reached(start: int, following: Following) -> int:
    """The members that ``following`` leads to from those of ``start``, in any number of steps."""
    group, waiting = int(start), members(start)
    while waiting:
        new = following(waiting.pop()) & ~group
        group |= new
        waiting += members(new)
    return group


def is_connected(group: int, following: Following) -> bool:
    """Test whether ``following``, in both directions, joins all members of ``group`` within it."""
    parts: list[int] = []
    for member in members(group):
        joined, apart = following(member) & group | 1 << member, []
        for part in parts:
            if part & joined:
                joined |= part
            else:
                apart.append(part)
        parts = [*apart, joined]
    return len(parts) <= 1


CLOSURES: Mapping[str, Callable[[int, Following], int]] = {
    "reach": reached,
    "connected": is_connected,
}
"""Folds that follow a relation from member to member."""


def moved(group: int, by: int) -> int:
    return group << by if by >= 0 else group >> -by
