"""Each operation of the typed core, said once: what it means on values.

``meaning`` takes the arguments' values, in order; an operation on cells (``maps`` of its first
arguments are cells) takes their maps before them, each as a
:class:`~puzzlelang.core.types.Cells`.  An operation that has no value for some arguments raises
:class:`NoValue`, and ``partial`` says that it can.
``and`` and ``or`` are here for their names: they look at no argument more than they need.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from puzzlelang.core.cell_sets import Places
from puzzlelang.core.thresholds import current
from puzzlelang.core.types import COMPASS_STEPS, NONE, NOWHERE, Cells, Scalar, Type
from puzzlelang.text import record


class NoValue(Exception):
    """An operation has no value for its arguments; the text says why, in an author's words."""


@record
class Operation:
    """What an operation means, and whether it can lack a value."""

    meaning: Callable[..., Any]
    partial: bool = False
    maps: int = 0


def _div(a: int, b: int) -> int:
    if b == 0:
        raise NoValue(f"{a} div 0: a division by zero")
    return a // b


def _mod(a: int, b: int) -> int:
    if b == 0:
        raise NoValue(f"{a} mod 0: a division by zero")
    return a % b


class Wide(int):
    """A large set that many values will be looked up in: as a number it would be moved as a whole
    each time.
    """

    flags: bytes

    @classmethod
    def of(cls, group: int) -> int:
        """The same set; itself when it is small."""
        if group.bit_length() <= current.large_set:
            return group
        made = cls(group)
        made.flags = Places.of_mask(group).flags
        return made


def _in(value: int, group: int) -> bool:
    if value < 0:
        return False
    if type(group) is Wide:
        return value < len(group.flags) and group.flags[value] == 1
    return bool(group >> value & 1)


def _with(group: int, value: int) -> int:
    if value < 0:
        raise NoValue(f"{_odd(value)} can't be put into a set")
    return group | 1 << value


def _without(group: int, value: int) -> int:
    return group & ~(1 << value) if value >= 0 else group


def _odd(value: int) -> str:
    return {NONE: "none", NOWHERE: "nowhere (off the map)"}.get(value, f"the number {value}")


def _present(value: int) -> int:
    if value == NONE:
        raise NoValue("this is none, and a value is expected here")
    return value


def _the(group: int) -> int:
    if group == 0 or group & (group - 1):
        found = "is nothing" if group == 0 else f"are {group.bit_count()} members"
        raise NoValue(f"`the` wants a set of exactly one, and there {found} in it")
    return group.bit_length() - 1


def members(group: int) -> list[int]:
    """The values in a set, in ascending order."""
    if group.bit_length() > current.large_set:
        return list(Places.of_mask(group))
    found = []
    while group:
        lowest = group & -group
        found.append(lowest.bit_length() - 1)
        group ^= lowest
    return found


def set_of(values: Sequence[int]) -> int:
    """The set of some numbers, none of them below 0."""
    if max(values, default=0) < current.large_set:
        group = 0
        for value in values:
            group |= 1 << value
        return group
    flags = bytearray(max(values) + 1)
    for value in values:
        flags[value] = 1
    return Wide.of(Places(bytes(flags)).mask)


def _step(cells: Cells, cell: int, direction: int, count: int = 1) -> int:
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


def _on_map(cell: int) -> int:
    if cell < 0:
        raise NoValue(f"{_odd(cell)} has no row or column")
    return cell


def _distance(cells: Cells, a: int, b: int) -> int:
    width = cells.width
    a, b = _on_map(a), _on_map(b)
    return abs(a // width - b // width) + abs(a % width - b % width)


def _neighbours(cells: Cells, cell: int) -> int:
    found = 0
    for direction in (0, 2, 4, 6):
        beside = _step(cells, cell, direction)
        if beside >= 0:
            found |= 1 << beside
    return found


def _shift(of_cell: Cells, of_a: Cells, of_b: Cells, cell: int, a: int, b: int) -> int:
    """The result lies on the map of ``b`` when ``cell`` and ``a`` share one, else on that of
    ``cell``.
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


def _slide(cells: Cells, cell: int, direction: int, free: int) -> int:
    beyond = _step(cells, cell, direction)
    while _in(beyond, free):
        cell, beyond = beyond, _step(cells, beyond, direction)
    return cell


def slid(beyond: Sequence[int], cell: int, free: int) -> int:
    """What ``slide`` means where the next cell in its direction is ``beyond[cell]``."""
    following = beyond[cell]
    while following >= 0 and free >> following & 1:
        cell, following = following, beyond[following]
    return cell


def _moved(group: int, by: int) -> int:
    return group << by if by >= 0 else group >> -by


OPERATIONS: dict[str, Operation] = {
    "and": Operation(lambda *conditions: all(conditions)),
    "or": Operation(lambda *conditions: any(conditions)),
    "not": Operation(lambda a: not a),
    "+": Operation(lambda a, b: a + b),
    "-": Operation(lambda a, b: a - b),
    "*": Operation(lambda a, b: a * b),
    "div": Operation(_div, partial=True),  # rounds down, as mod is never negative for b > 0
    "mod": Operation(_mod, partial=True),
    "neg": Operation(lambda a: -a),
    "abs": Operation(abs),
    "min": Operation(min),
    "max": Operation(max),
    "=": Operation(lambda a, b: a == b),
    "!=": Operation(lambda a, b: a != b),
    "<": Operation(lambda a, b: a < b),
    "<=": Operation(lambda a, b: a <= b),
    ">": Operation(lambda a, b: a > b),
    ">=": Operation(lambda a, b: a >= b),
    "in": Operation(_in),
    "with": Operation(_with, partial=True),
    "without": Operation(_without),
    "union": Operation(lambda a, b: a | b),
    "difference": Operation(lambda a, b: a & ~b),
    "toggle": Operation(lambda a, b: a ^ b),  # what is in one of two sets, and not in both
    "move": Operation(_moved),  # a set with each of its values greater by a number
    "subset": Operation(lambda a, b: a & ~b == 0),
    "count": Operation(int.bit_count),
    "the": Operation(_the, partial=True),
    "present": Operation(_present, partial=True),  # what may be none, where it must not be
    "reverse": Operation(lambda row: row[::-1]),
    "tuple": Operation(lambda *items: items),
    "step": Operation(_step, partial=True, maps=1),
    "row": Operation(lambda cells, c: _on_map(c) // cells.width, partial=True, maps=1),
    "col": Operation(lambda cells, c: _on_map(c) % cells.width, partial=True, maps=1),
    "distance": Operation(_distance, partial=True, maps=1),
    "neighbours": Operation(_neighbours, partial=True, maps=1),
    "shift": Operation(_shift, partial=True, maps=3),
    "slide": Operation(_slide, partial=True, maps=1),
    "numbers": Operation(lambda states: (1 << len(states)) - 1),  # of the states of a trace
    "last": Operation(lambda states: len(states) - 1),
}
"""``text`` (a value as it prints), ``join`` (a set or row, and what stands between) and
``picture`` (texts, how many a line, how wide) make texts; they need the types of their arguments
and are with the printing of values.  ``said`` (a trace, a number) is the step to that state."""


def maps_of(operation: Operation, types: Sequence[Type]) -> list[Cells]:
    """The maps that ``operation`` takes before arguments of these types."""
    maps = []
    for kind in types[: operation.maps]:
        assert isinstance(kind, Scalar)
        assert isinstance(kind.base, Cells)
        maps.append(kind.base)
    return maps
