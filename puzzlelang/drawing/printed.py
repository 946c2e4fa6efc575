"""Printed parts of a board: borders between places, cages, numbers in corners, and clues."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby, product

from puzzlelang.core import (
    Boolean,
    Cells,
    ListOf,
    Missing,
    OpenSet,
    Row,
    SetOf,
    Type,
    combinations_of,
    elements,
    function,
    given_values,
    members,
    rows_of,
    show,
)
from puzzlelang.core import nodes as core
from puzzlelang.drawing.board import SMALL, Paint, Piece
from puzzlelang.drawing.contents import State, asked, readers_of, values_of
from puzzlelang.drawing.layouts import Layout
from puzzlelang.text import Any, columns, replace

Place = tuple[int, int]
Values = Mapping[Place, object]

INSET = 0.09
"""Distance of a cage from the borders of its places."""

BELOW_NOTES = 0.09
"""Distance of other texts from the middle of their places, if there are notes."""

BESIDE_NOTES = 0.68
"""Size of things in their places, if there are notes."""

CLUE = 0.58
"""Room of a clue next to the board, of at most two characters."""


Things = Callable[[State], Iterator[Piece]]

Dark = Container[tuple[float, float]]
"""Black squares."""

PrintedPieces = Callable[[State, Dark], Iterator[Piece]]


class PrintedPart:
    """A board with the parts of a printed puzzle.

    If the puzzle is filled in, squares are white, with thin lines around, and values that the rules
    give away are printed; others are written by hand.
    """

    def __init__(
        self,
        puzzle: core.Puzzle,
        look: core.Look,
        places: Sequence[object],
        layout: Layout,
        things: Things,
        start: State,
    ) -> None:
        self._things, self._is_filled = things, puzzle.choice is not None
        size = wide, high = round(layout.wide), round(layout.high)
        on_map = look.layout == "map"
        at = {
            place: (n % wide, n // wide)
            for number, place in enumerate(places)
            if isinstance(n := place if on_map else number, int)
        }
        outside = {at[place]: text for place, text in _outside(look, start) if place in at}
        self._outside = outside.keys()
        self._printing = Printing(look, at, size)
        reads_legend = on_map and look.content is None
        self.signs = _signs(puzzle, look, self._outside) if reads_legend else {}
        self.signs |= {place: text for place, text in outside.items() if text}
        ground = [p for p in layout.ground if (p.x, p.y) not in self._outside]
        flat = [p for p in ground if p.paint.text and p.paint.shape in ("floor", "wall")]
        self.signs |= {(int(p.x), int(p.y)): p.paint.text for p in flat}
        ground = [replace(p, paint=replace(p.paint, text="")) if p in flat else p for p in ground]
        self._ground = list(map(on_paper, ground)) if self._is_filled else ground
        self._given: set[tuple[str, float, float]] = set()
        if self._is_filled:
            self._given = {(piece.kind, piece.x, piece.y) for piece in things(given_values(puzzle))}
        left, top = self._printing.margins(start)
        used = [(int(p.x), int(p.y)) for p in (*ground, *things(start))] + list(self.signs)
        if self._outside and used and not (left or top):  # an empty rim is cut off
            sides = ((-min(side), max(side) + 1) for side in zip(*used, strict=True))
            (left, wide), (top, high) = sides
        self._shift = left, top
        below = tuple(map(self.moved, self._ground))
        self.layout = Layout(wide + left, high + top, below, layout.pieces)

    def pieces(self, state: State) -> Iterator[Piece]:
        inside = list(map(self.of_place, self._things(state)))
        texts, dark = self.texts(inside), self.dark(inside)
        below, above = self.around(state, dark)
        signs = [self.sign(place, dark) for place in self.signs if place not in texts]
        texts |= self.signs.keys()
        inside = [self.among(piece, texts) for piece in inside]
        return map(self.moved, (*below, *signs, *inside, *above))

    def texts(self, inside: Sequence[Piece]) -> set[tuple[float, float]]:
        """Places with a text."""
        return {(p.x // 1, p.y // 1) for p in (*self._ground, *inside) if p.paint.text}

    def dark(self, inside: Sequence[Piece]) -> set[tuple[float, float]]:
        return {(p.x, p.y) for p in (*self._ground, *inside) if p.paint.shape in ("solid", "wall")}

    def sign(self, place: Place, dark: Dark) -> Piece:
        """The sign of the map at a place."""
        return Piece(
            "sign", Paint("print", "dark" if place in dark else "", self.signs[place]), *place
        )

    def among(self, piece: Piece, texts: Collection[tuple[float, float]]) -> Piece:
        """A piece of a place, next to the texts there."""
        shape = piece.paint.shape
        if shape == "line" and (piece.x, piece.y) in texts:  # it ends at the text
            return replace(piece, paint=replace(piece.paint, text="…"))
        if self._printing.has_notes and shape in ("pen", "print"):
            return replace(piece, y=piece.y + BELOW_NOTES)
        if self._printing.has_notes and shape in SMALL:
            left, side = (1 - BESIDE_NOTES) / 2, BESIDE_NOTES
            top = 0.97 - BESIDE_NOTES
            return replace(piece, x=piece.x + left, y=piece.y + top, wide=side, high=side)
        return piece

    def around(self, state: State, dark: Dark) -> tuple[list[Piece], list[Piece]]:
        """Pieces below and above those of the places."""
        parts = list(self._printing.pieces(state, dark))
        below = [piece for piece in parts if self.is_below(piece)]
        return below, [piece for piece in parts if not self.is_below(piece)]

    def is_below(self, piece: Piece) -> bool:
        return piece.paint.shape in ("cage", "corner") and not piece.paint.colour

    @property
    def parts(self) -> Iterator[PrintedPieces]:
        """Functions for the printed pieces, each of which reads few values of a state."""
        return self._printing.parts()

    def moved(self, piece: Piece) -> Piece:
        """A piece next to the clues."""
        left, top = self._shift
        return replace(piece, x=piece.x + left, y=piece.y + top) if left or top else piece

    def of_place(self, piece: Piece) -> Piece:
        """A piece of a place as it is printed there."""
        paint, place = piece.paint, (piece.x, piece.y)
        is_given = paint.shape == "pen" and (piece.kind, *place) in self._given
        if is_given or (place in self._outside and paint.text):
            return replace(piece, paint=Paint("print", "", paint.text))
        return on_paper(piece) if self._is_filled else piece


def clue(piece: Piece) -> Piece:
    """Print a value that the file gives; others are written by hand."""
    is_value = piece.paint.shape == "pen"
    return replace(piece, paint=Paint("print", "", piece.paint.text)) if is_value else piece


def on_paper(piece: Piece) -> Piece:
    """A white square instead of a floor, and a black one instead of a wall."""
    paint = piece.paint
    if paint.shape == "wall" or (paint.shape == "floor" and not paint.colour):
        return replace(piece, paint=Paint("solid" if paint.shape == "wall" else "square", ""))
    return piece


def _outside(look: core.Look, start: State) -> Iterator[tuple[object, str]]:
    """Places that are not part of the board, with their texts in the look."""
    for thing in look.things:
        if thing.mark.shape == "outside":
            for place, value in _reader(thing)(start):
                places = values_of(value, thing.what.type) if thing.binders else (place,)
                yield from ((place, thing.mark.text or "") for place in places)


def _signs(puzzle: core.Puzzle, look: core.Look, outside: Collection[Place]) -> dict[Place, str]:
    """Numbers of the legend, and other signs with a value outside of the board."""
    assert look.places is not None and isinstance(look.places.base, Cells)
    grid = puzzle.grids[look.places.base.name]
    signs = {}
    for y, row in enumerate(grid.rows):
        for x, sign in enumerate(row):
            words = [word for word in grid.legend.get(sign, ()) if word.endswith("()")]
            is_number = puzzle.choice is not None and sign.isdigit()
            if words and (is_number or (x, y) in outside):
                if not any(word.removesuffix("()") in look.marks for word in words):
                    signs[x, y] = sign
    return signs


class Printing:
    """Printed parts of a board of ``size``; ``at`` maps the places to their positions."""

    def __init__(self, look: core.Look, at: Mapping[object, Place], size: Place) -> None:
        self._at, self._size = at, size
        self._details = look.details
        self._read = {name: _reader(drawn) for name, drawn in look.details.items()}
        self.has_notes = "note" in self._read
        self._kinds = {name: _kind(drawn) for name, drawn in look.details.items()}

    def margins(self, state: State) -> tuple[float, float]:
        """Width of the clues next to the board, and height of those above it."""
        wide = max((sum(map(_width, row)) for row in self._clues("beside", state)), default=0.0)
        high = max((len(row) for row in self._clues("above", state)), default=0) * CLUE
        return (wide + 0.2 if wide else 0.0), (high + 0.1 if high else 0.0)

    def pieces(self, state: State, dark: Dark) -> Iterator[Piece]:
        """The pieces in ``state``, drawn above the places."""
        for part in (self._cages, self._borders, *self._notes(), self._all_clues):
            yield from part(state, dark)

    def parts(self) -> Iterator[PrintedPieces]:
        """The same pieces part by part, with a border for each side of a place."""
        yield self._cages
        yield from self._sides()
        yield from self._notes()
        yield self._all_clues

    def _cages(self, state: State, _: Dark) -> Iterator[Piece]:
        for x, y, wide, high in _cages(self._values("cages", state), self._size):
            yield Piece("cage", Paint("cage", ""), x, y, wide, high)

    def _borders(self, state: State, _: Dark) -> Iterator[Piece]:
        if "borders" in self._read:
            values = self._values("borders", state)
            for x, y, wide, high in _borders(values, self._beyond, self._size):
                yield Piece("border", Paint("border", ""), x, y, wide, high)

    @property
    def _beyond(self) -> object:
        """The value of all other places, for borders."""
        return False if isinstance(self._kinds["borders"], SetOf | Boolean) else None

    def _sides(self) -> Iterator[PrintedPieces]:
        """Functions for a border each, one square long."""
        if "borders" not in self._details:
            return
        each = self._each("borders")
        wide, high = self._size

        def side(
            a: Place, b: Place, x: int, y: int, size: Place, state: State, _: Dark
        ) -> Iterator[Piece]:
            values = [read(state) if (read := each.get(one)) else None for one in (a, b)]
            first, second = (self._beyond if value is None else value for value in values)
            if first != second:
                yield Piece("border", Paint("border", ""), x, y, *size)

        for x, y in product(range(wide + 1), range(high + 1)):
            if y < high:
                yield partial(side, (x - 1, y), (x, y), x, y, (0, 1))
            if x < wide:
                yield partial(side, (x, y - 1), (x, y), x, y, (1, 0))

    def _notes(self) -> Iterator[PrintedPieces]:
        """Functions for a note each."""
        if not self.has_notes:
            return
        kind = self._kinds["note"]

        def note(
            place: Place, read: Callable[[State], object], state: State, dark: Dark
        ) -> Iterator[Piece]:
            value = read(state)
            words = [] if value is None else _words(value, kind)
            if any(words):
                shape, colour = (
                    "corner" if len(words) < 2 else "split",
                    "dark" if place in dark else "",
                )
                yield Piece("note", Paint(shape, colour, "\\".join(words)), *place)

        for place, read in self._each("note").items():
            yield partial(note, place, read)

    def _all_clues(self, state: State, _: Dark) -> Iterator[Piece]:
        left, top = -0.1, -0.05
        for y, row in enumerate(self._clues("beside", state)):
            x = left - sum(map(_width, row))
            for text in row:
                yield Piece("clue", Paint("beside", "", text), x, y, _width(text))
                x += _width(text)
        for x, row in enumerate(self._clues("above", state)):
            for n, text in enumerate(row):
                place = top - CLUE * (len(row) - n)
                yield Piece("clue", Paint("above", "", text), x, place, 1.0, CLUE)

    def _each(self, name: str) -> dict[Place, Callable[[State], object]]:
        """Functions for the value at each place, or None."""
        drawn = self._details[name]
        if drawn.binders:
            readers = readers_of(drawn.what, drawn.binders, drawn.where)
            keys = [row[0] if len(row) == 1 else row for row in rows_of(drawn.binders)]
            return {
                self._at[key]: read
                for key, read in zip(keys, readers, strict=True)
                if key in self._at
            }

        (read_whole,) = readers_of(drawn.what, (), None)

        def member(key: Any, state: State) -> object:
            value = read_whole(state)
            return None if value is None or not value >> key & 1 else True

        def element(key: object, state: State) -> object:
            return dict(self._read[name](state)).get(key)

        is_set = isinstance(drawn.what.type, SetOf)
        return {
            place: partial(member if is_set else element, key) for key, place in self._at.items()
        }

    def _values(self, name: str, state: State) -> Values:
        if name not in self._read:
            return {}
        return {self._at[key]: v for key, v in self._read[name](state) if key in self._at}

    def _clues(self, name: str, state: State) -> list[list[str]]:
        if name not in self._read:
            return []
        kind, most = self._kinds[name], self._size[name == "beside"]
        rows = [_words(value, kind) for _, value in self._read[name](state)]
        return [[text for text in row if text] for row in rows[:most]]


def _width(text: str) -> float:
    return max(CLUE, 0.26 * columns(text) + 0.1)


def _kind(drawn: core.Drawn) -> Type:
    """The type of each value."""
    kind = drawn.what.type
    if drawn.binders:
        return kind
    return kind.element if isinstance(kind, Row | ListOf) else kind


Reader = Callable[[State], Iterator[tuple[object, object]]]
"""A function from a state to places (or numbers of rows) and values, without missing ones."""


def _reader(drawn: core.Drawn) -> Reader:
    if drawn.binders:
        rows = list(rows_of(drawn.binders))
        keys = [row[0] if len(row) == 1 else row for row in rows]
        values = asked(drawn.what, drawn.binders, drawn.where)
        return lambda state: ((keys[n], value) for n, value in values(state))
    kind, value_of = drawn.what.type, function(drawn.what, ())

    def read(state: State) -> Iterator[tuple[object, object]]:
        try:
            value = value_of(state, ())
        except Missing:
            return
        if isinstance(value, OpenSet):
            return
        match kind:
            case Row(keys):
                places = combinations_of(keys)
                yield from zip((p[0] if len(p) == 1 else p for p in places), value, strict=True)
            case SetOf():
                yield from ((member, True) for member in members(value))
            case ListOf():
                yield from enumerate(elements(kind.digits, value))

    return read


def _words(value: object, kind: Type) -> list[str]:
    """Texts of a value, one for each element of a list; 0 among several is empty."""
    if isinstance(kind, ListOf):
        numbers = list(elements(kind.digits, value))  # type: ignore[arg-type]
        return [show(n, kind.element) if n or len(numbers) < 2 else "" for n in numbers]
    return [show(value, kind)]


At = Callable[[int, int], object]
"""The value at a position along a run of edges, and across it."""

Run = tuple[float, float, float, float]
"""Position, width and height, one of which is 0."""


def _borders(values: Values, default: object, size: Place) -> Iterator[Run]:
    """Runs of edges between different values; ``default`` is the value of all other places."""
    for at, long, deep, upright in _directions(values, default, size):
        for b in range(deep + 1):
            start = 0
            for is_edge, run in groupby(range(long), lambda a: at(a, b - 1) != at(a, b)):  # noqa: B023
                length = len(list(run))
                if is_edge:
                    yield (b, start, 0, length) if upright else (start, b, length, 0)
                start += length


def _cages(values: Values, size: Place) -> Iterator[Run]:
    """Runs of edges inside of each area of equal values."""
    for at, long, deep, upright in _directions(values, None, size):
        for b, side in product(range(deep), (-1, 1)):
            level = b + (1 - INSET if side == 1 else INSET)
            begin = 0.0
            for a in range(long):
                own = at(a, b)
                if own is None or own == at(a, b + side):
                    continue
                before, after = (_corner(at, a, b, side, step) for step in (-1, 1))
                if before is not None:
                    begin = a + INSET * before
                if after is not None:
                    length = a + 1 - INSET * after - begin
                    yield (level, begin, 0, length) if upright else (begin, level, length, 0)


def _corner(at: At, a: int, b: int, side: int, step: int) -> int | None:
    """Shape of the end of an edge: 1 for an outer corner, -1 for an inner one, None for none."""
    own = at(a, b)
    if own != at(a + step, b):
        return 1
    return -1 if own == at(a + step, b + side) else None


def _directions(
    values: Values, default: object, size: Place
) -> Iterator[tuple[At, int, int, bool]]:
    wide, high = size
    yield lambda a, b: values.get((a, b), default), wide, high, False
    yield lambda a, b: values.get((b, a), default), high, wide, True
