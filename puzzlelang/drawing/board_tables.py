"""Boards of a puzzle as tables, for pages that draw any state without Python.

A piece is drawn if the fields that it reads have the values of one of its rows. What a thing reads
is found by :mod:`puzzlelang.drawing.lazy_state`, so the tables are exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import ceil

from puzzlelang.core import ListOf, SetOf
from puzzlelang.drawing.board import Piece
from puzzlelang.drawing.contents import Item, Row
from puzzlelang.drawing.layouts import SHARED, Layout, Pile
from puzzlelang.drawing.lazy_state import (
    ANY,
    Known,
    LazyState,
    Rows,
    TooManyCases,
    cases,
    rows_of_cases,
)
from puzzlelang.drawing.look import Boards, Part
from puzzlelang.drawing.printed import PrintedPart
from puzzlelang.text import Any, Record, replace

MOST_COMPARED = 10_000
"""Pairs of rows compared to prove that two pieces are never drawn together."""


class Untabled(Exception):
    """A board can't be tabulated; the message names the reason for people."""


class TablePiece(metaclass=Record, eq=False):
    """A piece, and the rows of values with which it is drawn.

    ``pile``: things in one place are moved aside; see :class:`puzzlelang.drawing.layouts.Pile`.
    """

    pieces: tuple[Piece, ...]
    """The piece; if things share a square, also how it looks among up to 4, 9 … of them."""
    rows: Rows
    pile: tuple[int, Pile] | None = None

    @property
    def piece(self) -> Piece:
        return self.pieces[0]


def tables(boards: Boards, state: LazyState) -> list[TablePiece]:
    """Tabulate all boards of a puzzle except texts; raise :class:`Untabled`."""
    found: list[TablePiece] = []
    for number, part in enumerate(boards.parts):
        if part.text is not None:
            continue
        try:
            own = _of_sources(part, state) if part.sources else _of_whole(part, state)
        except TooManyCases:
            raise Untabled("a piece of its board depends on too much of the state") from None
        move = boards.mover(number)
        for one in own:
            pile = one.pile and (one.pile[0] + LANES * number, one.pile[1])
            found.append(replace(one, pieces=tuple(map(move, one.pieces)), pile=pile))
    return found


LANES = 1 << 20
"""More than the piles of a board."""


def _of_whole(part: Part, state: LazyState) -> list[TablePiece]:
    """Tabulate a board as a whole, from all fields it reads."""
    return _tabulated(cases(lambda s: list(part.things(s)), state), state)


def _tabulated(
    drawn: Sequence[tuple[Known, list[Piece] | None]], state: LazyState
) -> list[TablePiece]:
    """The pieces of all cases, in order."""
    by_place: dict[tuple[int, Piece], list[Known]] = {}
    for known, pieces in drawn:
        for n, piece in enumerate(pieces or ()):
            by_place.setdefault((n, piece), []).append(known)
    return [
        TablePiece((piece,), rows_of_cases(own, state.values))
        for (_, piece), own in sorted(by_place.items(), key=lambda one: one[0][0])
    ]


class Thing(metaclass=Record, eq=False):
    """An item at its places, and the rows of values with which it is there."""

    places: tuple[int, ...]
    item: Item
    rows: Rows
    pile: Pile | None


Placed = tuple[tuple[int, ...], Item]


def _of_sources(part: Part, state: LazyState) -> list[TablePiece]:
    """Tabulate a board thing by thing."""
    layout = part.inner
    assert layout is not None
    things: list[Thing] = []
    for source in part.sources:
        for row in source.rows:
            for one in (row.parts and row.parts()) or [row]:
                things += _of_row(one, layout, state)
    order = layout.order
    if order is not None:
        things.sort(key=lambda one: order((one.places, one.item)))
    shared = _shared(things)
    pieces = []
    for thing in things:
        pile, most = thing.pile, 1
        if pile is SHARED:
            most = shared[thing.places[0]]
            pile = pile if most > 1 else None
        first = next(layout.pieces([(thing.places, thing.item)]))
        looks = [first]
        for side in range(2, ceil(most**0.5) + 1):
            looks.append(replace(first, wide=1 / side, high=1 / side))
        own = None if pile is None else (2 * thing.places[0] + pile.lane, pile)
        pieces.append(TablePiece(tuple(looks), thing.rows, own))
    return pieces if part.printed is None else _printed(part, part.printed, pieces, state)


def _printed(
    part: Part, printed: PrintedPart, inside: Sequence[TablePiece], state: LazyState
) -> list[TablePiece]:
    """Add the printed parts of a board; the whole is tabulated if they depend on its pieces."""
    inside = [_each(one, printed.of_place) for one in inside]
    candidates = [one.piece for one in inside]
    texts, dark = printed.texts([]), printed.dark([])
    signs = printed.signs(dark)
    lines = [p for p in candidates if p.paint.shape == "line"]
    apart = {(p.x, p.y) for p in (*signs, *lines)}
    if printed.dark(candidates) != dark or apart & (printed.texts(candidates) - texts):
        return _of_whole(part, state)
    signs = [sign for sign in signs if (sign.x, sign.y) not in texts]
    texts |= {(sign.x, sign.y) for sign in signs}
    around = [
        _tabulated(cases(lambda s: printed.around(s, dark)[n], state), state)  # noqa: B023
        for n in range(2)
    ]
    fixed = [TablePiece((sign,), ALWAYS) for sign in signs]
    inside = [_each(one, lambda piece: printed.among(piece, texts)) for one in inside]
    below, above = around
    return [_each(one, printed.moved) for one in (*below, *fixed, *inside, *above)]


def _each(one: TablePiece, change: Callable[[Piece], Piece]) -> TablePiece:
    return replace(one, pieces=tuple(map(change, one.pieces)))


ALWAYS: Rows = ((), ((),))


def _shared(things: Sequence[Thing]) -> dict[int, int]:
    """Maximum number of things that share a square, by place."""
    by_place: dict[int, list[Rows]] = {}
    for thing in things:
        if thing.pile is SHARED:
            by_place.setdefault(thing.places[0], []).append(thing.rows)
    return {
        place: 1 if all(_exclude(a, b) for a, b in combinations(every, 2)) else len(every)
        for place, every in by_place.items()
    }


def _exclude(a: Rows, b: Rows) -> bool:
    """Prove that no state has a row of both."""
    both = [(n, b[0].index(field)) for n, field in enumerate(a[0]) if field in b[0]]
    if not both or len(a[1]) * len(b[1]) > MOST_COMPARED:
        return False
    return all(
        any(ANY not in (one[n], other[m]) and one[n] != other[m] for n, m in both)
        for one in a[1] for other in b[1]
    )  # fmt: skip


def _of_row(row: Row, layout: Layout, state: LazyState) -> Iterator[Thing]:
    for element in _elements(row):
        drawn: dict[tuple[int, tuple[int, ...], Item], list[Known]] = {}
        for known, placed in cases(lambda s: _things(row, element, s), state):  # noqa: B023
            for n, (places, item) in enumerate(placed or ()):
                drawn.setdefault((n, places, item), []).append(known)
        for (_, places, item), own in sorted(drawn.items(), key=lambda one: one[0][0]):
            pile = layout.pile(item)
            if pile is SHARED and len(places) != 1:
                pile = None
            if row.in_turn:
                pile, places = Pile(round(layout.wide), 1.0, 1.0), (0,)
            yield Thing(places, item, rows_of_cases(own, state.values), pile)


def _elements(row: Row) -> Sequence[int]:
    """Possible members of a set, or positions in a list; 0 for any other value."""
    match row.kind:
        case SetOf(_, high):
            return range(high + 1)
        case ListOf(_, most):
            return range(most)
    return (0,)


def _things(row: Row, element: int, state: Any) -> list[Placed]:
    value: Any = row.read(state)
    match row.kind:
        case _ if value is None:
            return []
        case SetOf():
            value = int(value & 1 << element)
        case ListOf() as kind:
            value = int(value >> element * kind.digits.bits & kind.digits.mask)
    return [] if row.kind is not None and not value else list(row.things(value))
