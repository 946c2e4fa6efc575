"""Symmetries: renamings of members, and their effect on values, rows and states.

A turn of the board renames its cells and the directions.  Interchangeable members make a state
equivalent to all its renamings.  In most puzzles, all data about a member forms a *column*: its
slots in variables keyed by members, a bit in each set, and whether it is the value of a slot.
Renaming then exchanges columns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise, permutations, product
from math import factorial, prod

from puzzlelang.core.lists import elements, list_of
from puzzlelang.core.nodes import Interchangeable, Puzzle, Turns, Variable
from puzzlelang.core.types import (
    COMPASS_STEPS,
    DIRECTIONS,
    Base,
    Cells,
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
    """New names of members by type; types without an entry are unchanged."""

    names: Mapping[Base, Mapping[int, int]]

    def value(self, value: Any, kind: Type) -> Any:
        """Rename a value of type ``kind``."""
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
        """Encode a list, or return -1 if its type has no room for a value."""
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
        """Rename a state."""
        after: list[int] = []
        for variable in puzzle.variables:
            image = self.value(whole_value(variable, slots), whole_type(variable))
            after.extend(image if variable.keys else (image,))
        return tuple(after)


Symmetry = Sequence[Interchangeable | Turns]
"""Groups of interchangeable members, and turns as renamings of cells and directions."""


def renamings(symmetry: Symmetry) -> Iterator[Renaming]:
    """Yield all renamings, the identity first."""
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
    """Yield exchanges of neighbouring members, and all turns.  They generate all renamings."""
    for group in symmetry:
        if isinstance(group, Turns):
            yield from map(Renaming, group.ways[1:])
        else:
            for a, b in pairwise(group.members):
                yield Renaming({group.base: {a: b, b: a}})


def count(symmetry: Symmetry) -> int:
    """Number of renamings."""
    return prod(
        len(group.ways) if isinstance(group, Turns) else factorial(len(group.members))
        for group in symmetry
    )


def is_turned(puzzle: Puzzle) -> bool:
    """Test whether the symmetry has turns of the board."""
    return any(isinstance(group, Turns) for group in puzzle.symmetry)


def representative(puzzle: Puzzle) -> Callable[[Sequence[int]], tuple[int, ...]]:
    """Return a function from a state to the least of its renamings, by enumeration."""
    ways = list(renamings(puzzle.symmetry))
    return lambda state: min(way.state(puzzle, state) for way in ways)


def count_text(symmetry: Symmetry) -> str:
    """Format the number of renamings: ``5,040``, or ``more than 10^15``."""
    number = count(symmetry)
    return f"{number:,}" if number < 10**15 else "more than 10^15"


# ── columns ──────────────────────────────────────────────────────────────────────────


class Columns(metaclass=Record):
    """The slots of a state that concern some interchangeable ``members``, in their order.

    ``own``: the slots of each member; ``sets``: slots with sets that may contain members;
    ``places``: slots whose value may be a member.
    """

    members: tuple[int, ...]
    own: tuple[tuple[int, ...], ...]
    sets: tuple[int, ...]
    places: tuple[int, ...]


def column_groups(puzzle: Puzzle) -> list[Columns] | None:
    """The columns of each group; ``None`` if a variable relates or lists such members, or if the
    symmetry has turns.
    """
    if relating(puzzle):
        return None
    groups = [group for group in puzzle.symmetry if isinstance(group, Interchangeable)]
    if len(groups) < len(puzzle.symmetry):
        return None
    return [_of_group(puzzle, group) for group in groups]


def relating(puzzle: Puzzle) -> list[Variable]:
    """Variables that prevent a split into columns: they relate members to others, or order them."""
    return [variable for variable in puzzle.variables if _relates(puzzle, variable)]


def _relates(puzzle: Puzzle, variable: Variable) -> bool:
    places = speaking(puzzle, variable)
    return len(places) > 1 or (-1 in places and isinstance(variable.type, ListOf))


def speaking(puzzle: Puzzle, variable: Variable) -> list[int]:
    """The keys of a variable that may be interchangeable members; -1 is its value."""
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


# ── turns ─────────────────────────────────────────────────────────────────────────────


class Turn(metaclass=Record):
    """A rotation or reflection of all maps; ``said`` is its name for users.

    ``swaps`` transposes rows and columns first.  Then ``down`` flips the map top to bottom and
    ``right`` left to right.
    """

    said: str
    swaps: bool
    down: bool
    right: bool

    def cell(self, cells: Cells, cell: int) -> int:
        """Return the image of a cell.  Only square maps can be transposed."""
        row, column = divmod(cell, cells.width)
        if self.swaps:
            row, column = column, row
        row = cells.height - 1 - row if self.down else row
        return row * cells.width + (cells.width - 1 - column if self.right else column)

    def direction(self, direction: int) -> int:
        down, right = COMPASS_STEPS[direction]
        if self.swaps:
            down, right = right, down
        return COMPASS_STEPS.index((-down if self.down else down, -right if self.right else right))

    def names(self, maps: Sequence[Cells]) -> Mapping[Base, Mapping[int, int]]:
        """Map each cell and direction to its image."""
        images: dict[Base, Mapping[int, int]] = {
            cells: {cell: self.cell(cells, cell) for cell in range(cells.size)} for cells in maps
        }
        images[DIRECTIONS] = {d: self.direction(d) for d in range(len(COMPASS_STEPS))}
        return images


AS_IT_IS = Turn("as it is", False, False, False)

TURNS = (
    Turn("mirrored left to right", False, False, True),
    Turn("mirrored top to bottom", False, True, False),
    Turn("turned by a half", False, True, True),
    Turn("turned by a quarter to the right", True, False, True),
    Turn("turned by a quarter to the left", True, True, False),
    Turn("mirrored along the diagonal from the top left", True, False, False),
    Turn("mirrored along the diagonal from the top right", True, True, True),
)
"""All turns except :data:`AS_IT_IS`."""


def turns_of(maps: Sequence[Cells]) -> list[Turn]:
    """Return the turns that keep the shape of all maps, without :data:`AS_IT_IS`."""
    square = all(cells.height == cells.width for cells in maps)
    return [turn for turn in TURNS if square or not turn.swaps]
