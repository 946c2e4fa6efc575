"""Renamings of members: what becomes of values, rows and states; and who belongs to whom.

A turn of the board is a renaming of its cells and of the directions.  Where members are
interchangeable, a state is as good as any that a renaming makes of it.  In most puzzles all that
is said of a member stands in a *column* of its own: its slots in the variables that are there for
each member, whether it is in this set, whether it is the value of that slot.  Then renaming is
exchanging columns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise, permutations, product
from math import factorial, prod

from puzzlelang.core.lists import elements, list_of
from puzzlelang.core.nodes import Interchangeable, Puzzle, Turns, Variable
from puzzlelang.core.types import (
    Base,
    Digits,
    Domain,
    ListOf,
    Row,
    Scalar,
    SetOf,
    TupleOf,
    Type,
    combinations_of,
)
from puzzlelang.core.values import whole_type, whole_value
from puzzlelang.text import Any, Record


class Renaming(metaclass=Record):
    """For each type what its members are called afterwards; others keep their names."""

    names: Mapping[Base, Mapping[int, int]]

    def value(self, value: Any, kind: Type) -> Any:
        """A value of type ``kind`` under the new names."""
        match kind:
            case Scalar(base):
                return self._member(value, base)
            case SetOf(base) if base in self.names:
                return self._set(value, self.names[base])
            case ListOf(element):
                values = [self.value(one, element) for one in elements(kind.digits, value)]
                return self._list(values, kind.digits)
            case Row(keys, element):
                return self._row(value, keys, element)
            case TupleOf(items):
                return tuple(self.value(v, k) for v, k in zip(value, items, strict=True))
        return value

    def _member(self, value: int, base: Base) -> int:
        names = self.names.get(base)
        return names.get(value, value) if names else value

    def _set(self, group: int, names: Mapping[int, int]) -> int:
        after = group
        for name in names:
            after &= ~(1 << name)
        for name, new in names.items():
            after |= (group >> name & 1) << new
        return after

    def _list(self, values: Sequence[int], digits: Digits) -> int:
        """A list of ``values``; below 0 if its type has no room for one of them."""
        if all(digits.low <= value <= digits.high for value in values):
            return list_of(digits, values)
        return -1

    def _row(self, row: Sequence[Any], keys: Sequence[Domain], element: Type) -> tuple[Any, ...]:
        places = {place: n for n, place in enumerate(combinations_of(keys))}
        after = list(row)
        for place, n in places.items():
            renamed = zip(place, keys, strict=True)
            target = places[tuple(self._member(value, key.base) for value, key in renamed)]
            after[target] = self.value(row[n], element)
        return tuple(after)

    def state(self, puzzle: Puzzle, slots: Sequence[int]) -> tuple[int, ...]:
        """A state under the new names."""
        after: list[int] = []
        for variable in puzzle.variables:
            found = self.value(whole_value(variable, slots), whole_type(variable))
            after.extend(found if variable.keys else (found,))
        return tuple(after)


Symmetry = Sequence[Interchangeable | Turns]
"""Groups of members; turns of the board are renamings, too: of cells and directions."""


def renamings(symmetry: Symmetry) -> Iterator[Renaming]:
    """All renamings of interchangeable members, the one that changes nothing first."""
    for ways in product(*map(_ways, symmetry)):
        names: dict[Base, dict[int, int]] = {}
        for way in ways:
            for base, new in way.items():
                names.setdefault(base, {}).update(new)
        yield Renaming(names)


def _ways(group: Interchangeable | Turns) -> Iterator[Mapping[Base, Mapping[int, int]]]:
    if isinstance(group, Turns):
        yield from group.ways
        return
    for order in permutations(group.members):
        yield {group.base: dict(zip(group.members, order, strict=True))}


def exchanges(symmetry: Symmetry) -> Iterator[Renaming]:
    """Neighbours exchanged, and all turns: what none of these changes, no renaming does."""
    for group in symmetry:
        if isinstance(group, Turns):
            yield from map(Renaming, group.ways[1:])
        else:
            for a, b in pairwise(group.members):
                yield Renaming({group.base: {a: b, b: a}})


def count(symmetry: Symmetry) -> int:
    """How many renamings there are."""
    return prod(
        len(group.ways) if isinstance(group, Turns) else factorial(len(group.members))
        for group in symmetry
    )


def is_turned(puzzle: Puzzle) -> bool:
    """Do turns of the board count as symmetry?"""
    return any(isinstance(group, Turns) for group in puzzle.symmetry)


def representative(puzzle: Puzzle) -> Callable[[Sequence[int]], tuple[int, ...]]:
    """The plain way to one state for all that renamings make of it: the least of them."""
    ways = list(renamings(puzzle.symmetry))
    return lambda state: min(way.state(puzzle, state) for way in ways)


def count_text(symmetry: Symmetry) -> str:
    """``5,040``; a number that nobody reads is not written out."""
    number = count(symmetry)
    return f"{number:,}" if number < 10**15 else "more than 10^15"


# ── columns ──────────────────────────────────────────────────────────────────────────


class Columns(metaclass=Record):
    """All that a state says of some interchangeable ``members``, in their order.

    ``own``: the slots of each member; ``sets``: slots that hold sets in which a member is or is
    not; ``places``: slots that hold a member or another.
    """

    members: tuple[int, ...]
    own: tuple[tuple[int, ...], ...]
    sets: tuple[int, ...]
    places: tuple[int, ...]


def column_groups(puzzle: Puzzle) -> list[Columns] | None:
    """The columns of each group; None where a variable relates such members to one another or lists
    them, and where the board may be turned.
    """
    if relating(puzzle):
        return None
    groups = [group for group in puzzle.symmetry if isinstance(group, Interchangeable)]
    if len(groups) < len(puzzle.symmetry):
        return None
    return [_of_group(puzzle, group) for group in groups]


def relating(puzzle: Puzzle) -> list[Variable]:
    """The variables that keep the states from falling into columns: they relate members to others,
    or have them in an order.
    """
    return [variable for variable in puzzle.variables if _relates(puzzle, variable)]


def _relates(puzzle: Puzzle, variable: Variable) -> bool:
    places = speaking(puzzle, variable)
    return len(places) > 1 or (-1 in places and isinstance(variable.type, ListOf))


def speaking(puzzle: Puzzle, variable: Variable) -> list[int]:
    """Which keys of a variable, and its value (-1), may be interchangeable members."""
    last = len(variable.keys)
    return [
        place if place < last else -1
        for place, domain in enumerate(variable.domains)
        if any(_speaks_of(domain, group) for group in puzzle.symmetry)
    ]


def _speaks_of(domain: Domain, group: Interchangeable | Turns) -> bool:
    if isinstance(group, Turns):
        return domain.base in group.ways[0]
    return domain.base is group.base and group.members[0] in domain.values


def _of_group(puzzle: Puzzle, group: Interchangeable) -> Columns:
    own: list[list[int]] = [[] for _ in group.members]
    sets: list[int] = []
    places: list[int] = []
    for variable in puzzle.variables:
        slots = range(variable.offset, variable.offset + variable.size)
        if variable.domain is not None and _speaks_of(variable.domain, group):
            (sets if isinstance(variable.type, SetOf) else places).extend(slots)
        for place, key in enumerate(variable.keys):
            if not _speaks_of(key, group):
                continue
            for slot, values in zip(slots, combinations_of(variable.keys), strict=True):
                if values[place] in group.members:
                    own[group.members.index(values[place])].append(slot)
    return Columns(group.members, tuple(map(tuple, own)), tuple(sets), tuple(places))
