"""Values of variables as tables and boards of text, for puzzles that are filled in.

Before a puzzle is filled in, only some slots have values.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from puzzlelang.core.nodes import Puzzle, Variable
from puzzlelang.core.text_blocks import pad
from puzzlelang.core.types import (
    Cells,
    Domain,
    Members,
    Scalar,
    SetOf,
    combinations_of,
)
from puzzlelang.core.values import show, show_scalar, whole_type, whole_value
from puzzlelang.text import Any, columns

# ── states with open values ───────────────────────────────────────────────────────────


class Missing(Exception):
    """A slot without a value is read."""

    def __init__(self, slot: int) -> None:
        super().__init__(slot)
        self.slot = slot


class OpenSet:
    """A set of which only the possible members are known: other things are not in it.

    Every other question raises :class:`Missing`.
    """

    def __init__(self, slot: int, possible: int) -> None:
        self._slot, self._possible = slot, possible

    def __rshift__(self, member: int) -> int:
        return self & 1 << member

    def __and__(self, members: int) -> int:
        if not isinstance(members, int) or members & self._possible:
            raise Missing(self._slot)
        return 0

    __rand__ = __and__

    def _missing(self, *_: object) -> Any:
        raise Missing(self._slot)

    __or__ = __ror__ = __xor__ = __rxor__ = __sub__ = __rsub__ = __invert__ = _missing
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = __bool__ = _missing
    __int__ = __index__ = __iter__ = __len__ = __getattr__ = _missing


class Unfilled(Sequence[int]):
    """A state with values in some slots; reading another one raises :class:`Missing`, or gives an
    :class:`OpenSet` with the members in ``possible``.
    """

    def __init__(
        self, values: Mapping[int, int], size: int, possible: Mapping[int, int] | None = None
    ) -> None:
        self.values, self._size, self._possible = values, size, possible or {}

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, slot: Any) -> Any:
        if isinstance(slot, slice):
            return tuple(self[n] for n in range(*slot.indices(self._size)))
        if slot in self.values:
            return self.values[slot]
        if slot in self._possible:
            return OpenSet(slot, self._possible[slot])
        raise Missing(slot)


WIDEST = 60
"""Columns of a table with a single line of values; a wider one has a line for each of them."""


def filled_text(puzzle: Puzzle, state: Sequence[int]) -> str:
    """List all chosen values: a line of single ones, boards for maps and pairs, and a table for
    each other type of keys.
    """
    assert puzzle.choice is not None
    chosen = list(_chosen(puzzle))
    alone = [v for v in chosen if not _is_board(v) and len(v.keys) != 1]
    values = (show(whole_value(v, tuple(state)), whole_type(v)) for v in alone)
    line = " ".join(f"{v.name}={value}" for v, value in zip(alone, values, strict=True))
    blocks = [line] if alone else []
    blocks += (_aligned(list(_board(v, state))) for v in chosen if _is_board(v))
    blocks += (table_text(puzzle, places, state) for places in tables_of(puzzle))
    return "\n\n".join(blocks)


def tables_of(puzzle: Puzzle) -> list[Domain]:
    """The places of each table: keys of variables, or values if several things have the same."""
    tables: list[Domain] = []
    for variable in _chosen(puzzle):
        if len(variable.keys) == 1 and not _is_board(variable):
            places, domain = variable.keys[0], variable.domain
            if domain is not None and _is_placed(variable, domain):
                places = domain
            if not any(_is_in(places, table) for table in tables):
                tables.append(places)
    return tables


def _chosen(puzzle: Puzzle) -> Iterator[Variable]:
    assert puzzle.choice is not None
    helpers = puzzle.choice.helpers
    return (variable for variable in puzzle.variables if variable.name not in helpers)


def _is_in(keys: Domain, places: Domain) -> bool:
    return keys.base is places.base and set(keys.values) <= set(places.values)


def _is_board(variable: Variable) -> bool:
    if len(variable.keys) == 2:
        return True
    domains = variable.keys or (variable.domain,)
    is_scalar = bool(variable.keys) or isinstance(variable.type, SetOf)
    return is_scalar and domains[0] is not None and isinstance(domains[0].base, Cells)


def _board(variable: Variable, state: Sequence[int]) -> Iterator[list[str]]:
    if len(variable.keys) == 2:
        texts = [_text(variable, state, n) for n in range(variable.size)]
        wide = len(variable.keys[1].values)
        yield from (texts[n : n + wide] for n in range(0, len(texts), wide))
        return
    domain = variable.keys[0] if variable.keys else variable.domain
    assert domain is not None and isinstance(domain.base, Cells)
    if variable.keys:
        cells = {cell: _text(variable, state, n) for n, cell in enumerate(domain.values)}
    else:
        chosen = state[variable.offset]
        cells = {cell: "*" if chosen >> cell & 1 else "." for cell in domain.values}
    for y in range(domain.base.height):
        row = range(y * domain.base.width, (y + 1) * domain.base.width)
        yield [cells.get(cell, "") for cell in row]


def _text(variable: Variable, state: Sequence[int], n: int) -> str:
    """The value in one slot, or nothing if it is missing."""
    try:
        return show(state[variable.offset + n], variable.type)
    except Missing:
        return ""


def table_text(puzzle: Puzzle, places: Domain, state: Sequence[int]) -> str:
    """A line for each place, and a column for each variable with values for them.

    Variables whose values are places come last: things at one place are side by side. A single
    column is a line.
    """
    head = [places.base.name if isinstance(places.base, Members) else ""]
    rows = [[show_scalar(value, places.base)] for value in places.values]
    for variable in _chosen(puzzle):
        if len(variable.keys) == 1 and _is_in(variable.keys[0], places):
            head.append(variable.name)
            keys = list(variable.keys[0].values)
            for row, place in zip(rows, places.values, strict=True):
                row.append(_text(variable, state, keys.index(place)) if place in keys else "")
    for variable in _chosen(puzzle):
        if _is_placed(variable, places):
            for row, things in zip(rows, _things(variable, places, state), strict=True):
                row += things
    if not any(head[1:]):
        return _aligned(rows)
    if len(head) == max(map(len, rows)) == 2:
        line = _aligned(list(map(list, zip(head, *rows, strict=True))))
        if columns(line.split("\n")[0]) <= WIDEST:
            return line
    return _aligned([head, *rows])


def _is_placed(variable: Variable, places: Domain) -> bool:
    """Test whether members are at these places, several at each."""
    domain, keys = variable.domain, variable.keys
    return (
        isinstance(variable.type, Scalar)
        and domain is not None
        and _is_in(domain, places)
        and len(keys) == 1
        and isinstance(keys[0].base, Members)
        and len(keys[0].values) >= 2 * len(places.values)
    )


def _things(variable: Variable, places: Domain, state: Sequence[int]) -> list[list[str]]:
    """The keys that each place is the value of."""
    things: dict[str, list[str]] = {show_scalar(value, places.base): [] for value in places.values}
    for n, (key,) in enumerate(combinations_of(variable.keys)):
        place = _text(variable, state, n)
        if place in things:
            things[place].append(show_scalar(key, variable.keys[0].base))
    return list(things.values())


def _aligned(rows: Iterator[list[str]] | list[list[str]]) -> str:
    lines = list(rows)
    most = max(map(len, lines), default=0)
    lines = [[*row, *[""] * (most - len(row))] for row in lines]
    wide = [max(map(columns, column)) for column in zip(*lines, strict=True)]
    gap = "  " if max(wide, default=0) > 2 else " "
    texts = (gap.join(map(pad, row, wide)).rstrip() for row in lines)
    return "\n".join(texts)
