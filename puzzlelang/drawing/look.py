"""Looks of a puzzle as functions of a state: its boards, below one another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from puzzlelang.core import (
    Cells,
    Integers,
    ListOf,
    Puzzle,
    Row,
    RuleFault,
    Scalar,
    TextType,
    bound_by,
    evaluate,
    function,
    is_about,
    rows_of,
    show_scalar,
)
from puzzlelang.core import nodes as core
from puzzlelang.drawing import layouts
from puzzlelang.drawing.board import Board, Paint, Piece
from puzzlelang.drawing.contents import Contents, Item, Source
from puzzlelang.drawing.default_looks import default_looks
from puzzlelang.drawing.layouts import Layout
from puzzlelang.text import PuzzleError, Record, columns, refusal, replace

State = Sequence[int]
GAP = 0.5

MOST_PIECES = 1_000_000
"""Maximum number of pieces on all boards of a file, a limit of browsers and memory."""

TOO_MUCH = "too-large"


class _Part(metaclass=Record, eq=False):
    layout: Layout
    things: Callable[[State], Iterator[Piece]]


class Boards:
    """Boards of a puzzle, created once and called for each state.

    Without `look:`, they are derived from `show:` and the types of the state.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.looks = looks_of(puzzle)
        with self._told():
            self._parts = [_part(puzzle, look) for look in self.looks]
        high = sum(part.layout.high for part in self._parts) + GAP * (len(self._parts) - 1)
        self.wide = max(1.0, *(part.layout.wide for part in self._parts))
        self.high = max(1.0, high)
        self.ground = tuple(self._moved(lambda part: part.layout.ground))

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Report evaluation errors as the author's mistakes."""
        try:
            yield
        except RuleFault as fault:
            within = fault.within(self.looks[0].span, "when a state is drawn")
            raise PuzzleError([within.diagnostic]) from None

    def _moved(
        self, pieces: Callable[[_Part], Sequence[Piece] | Iterator[Piece]]
    ) -> Iterator[Piece]:
        """The pieces of all boards, centred below one another."""
        if len(self._parts) == 1 and self.wide == self._parts[0].layout.wide:
            yield from pieces(self._parts[0])
            return
        top = 0.0
        for n, part in enumerate(self._parts):
            left = (self.wide - part.layout.wide) / 2
            for piece in pieces(part):
                kind = f"{n} {piece.kind}" if len(self._parts) > 1 else piece.kind
                yield replace(piece, kind=kind, x=piece.x + left, y=piece.y + top)
            top += part.layout.high + GAP

    def board(self, state: State) -> Board:
        """Draw ``state``; raise PuzzleError if an expression of a look has no value."""
        with self._told():
            pieces = tuple(self._moved(lambda part: part.things(state)))
        return Board(self.wide, self.high, self.ground, pieces)

    def separate(self, state: State) -> Iterator[Board]:
        """Draw the boards of ``state`` one by one."""
        for part in self._parts:
            with self._told():
                pieces = tuple(part.things(state))
            layout = part.layout
            yield Board(layout.wide, layout.high, layout.ground, pieces)

    def several(self, states: Iterable[State]) -> Iterator[Board]:
        """Draw states that are shown together; raise PuzzleError if they have too many pieces."""
        pieces = 0
        for state in states:
            board = self.board(state)
            pieces += len(board.pieces)
            if pieces > MOST_PIECES:
                message = f"too much to draw: more than {MOST_PIECES:,} pieces in all"
                help = "let `look:` draw less of a state, or draw a shorter solution"
                raise refusal(TOO_MUCH, message, help)
            yield board


def looks_of(puzzle: Puzzle) -> tuple[core.Look, ...]:
    """The boards of the file, or default ones, with the marks for all boards."""
    global_looks = [look for look in puzzle.looks if not look.layout]
    marks = {name: mark for look in reversed(global_looks) for name, mark in look.marks.items()}
    things = tuple(thing for look in global_looks for thing in look.things)
    boards = tuple(look for look in puzzle.looks if look.layout) or default_looks(puzzle)
    if not global_looks:
        return boards
    return tuple(_with_looks(look, marks, things) for look in boards)


def _with_looks(
    look: core.Look, marks: Mapping[str, core.Mark], things: Sequence[core.Drawn]
) -> core.Look:
    """Add the marks and things for all boards to one board.

    A map with a thing for a variable is drawn from the state, because the author's picture would
    show that variable again.
    """
    marks, places = {**marks, **look.marks}, look.places
    if places is None:
        return replace(look, marks=marks)
    here = tuple(thing for thing in things if is_about(thing.what.type, places.base))
    board = replace(look, marks=marks, things=look.things + here)
    if look.layout == "map" and here:
        return replace(board, binders=(), where=None, content=None)
    return board


def _part(puzzle: Puzzle, look: core.Look) -> _Part:
    if look.layout == "text":
        return _text(puzzle, look)
    places = _places(look)
    contents = Contents(puzzle, look, places)
    sources = contents.sources()
    layout = _layout(puzzle, look, places, sources)

    def things(state: State) -> Iterator[Piece]:
        items: list[tuple[tuple[int, ...], Item]] = []
        for source in sources:
            items += source.things(state)
        return layout.pieces(items)

    return _Part(layout, things)


def _places(look: core.Look) -> list[object]:
    """Value of each place; pairs of values in a grid over two names."""
    if look.binders:
        rows = list(rows_of(look.binders))
        return [row[0] for row in rows] if len(look.binders) == 1 else [*rows]
    if look.variable is not None and len(look.variable.keys) == 2:
        first, second = look.variable.keys
        return [(a, b) for a in first.values for b in second.values]
    return list(look.places.values) if look.places is not None else []


def _layout(
    puzzle: Puzzle, look: core.Look, places: Sequence[object], sources: Sequence[Source]
) -> Layout:
    most = sum(source.most for source in sources)
    wide = max((source.wide for source in sources), default=1.0)
    labels = [_label(look, place) for place in places]
    count = len(places) if look.content is None or look.binders else most
    match look.layout:
        case "map":
            assert look.places is not None and isinstance(look.places.base, Cells)
            grid = puzzle.grids[look.places.base.name]
            return layouts.map_of(grid, look.marks, look.content is not None)
        case "grid":
            across = min(count, look.columns or _across(look, count)) or 1
            return layouts.grid(count, across, _blank(puzzle, look))
        case "row":
            return layouts.grid(count, max(1, count))
        case "rows":
            return layouts.rows(labels or [""], most, wide)
        case "stacks":
            heaped = look.content is None
            sizes = _sizes(look, puzzle)
            return layouts.stacks(labels or [""], most, sizes, wide, heaped)
        case "banks":
            boats = sum(_is_boat(source, puzzle) for source in sources)
            ashore = [source for source in sources if not _is_boat(source, puzzle)]
            each = all(source.kinds for source in ashore)
            own = [kind for source in ashore for kind in source.kinds] if each else []
            return layouts.banks(labels, max(1, most - boats), wide, boats, own)
        case "vessels":
            return layouts.vessels(labels, _capacities(puzzle, look, places))
    raise AssertionError(look.layout)


def _blank(puzzle: Puzzle, look: core.Look) -> set[int]:
    """Places that are blank in a picture of the start, and so not part of the board."""
    if look.content is None or not isinstance(look.content.type, TextType) or look.where:
        return set()
    text_of = function(look.content, bound_by(look.binders))
    rows = enumerate(rows_of(look.binders))
    return {n for n, row in rows if not text_of(puzzle.starts[0], row).strip()}


def _label(look: core.Look, place: object) -> str:
    base = look.places.base if look.places is not None else Integers()
    return (
        show_scalar(place, base) if isinstance(place, int) and not isinstance(base, Cells) else ""
    )


def _across(look: core.Look, count: int) -> int:
    if len(look.binders) == 2:
        return len(look.binders[1].values)
    if look.variable is not None and len(look.variable.keys) == 2:
        return len(look.variable.keys[1].values)
    if look.places is not None and isinstance(look.places.base, Cells):
        return look.places.base.width
    root = round(count**0.5)
    return root if root * root == count else count


def _sizes(look: core.Look, puzzle: Puzzle) -> int:
    """Largest number of a stacked thing, if things are numbers."""
    if look.content is not None:
        kind = look.content.type
        kind = kind.element if isinstance(kind, ListOf) else kind
        flat = any(mark.shape == "plate" for mark in look.marks.values())
        return kind.high if flat and isinstance(kind, Scalar) else 0
    largest = 0
    for variable in puzzle.variables:
        if variable.domain is not None and look.places is not None and variable.keys:
            if variable.domain.base is look.places.base:
                if isinstance(variable.keys[0].base, Integers):
                    largest = max(largest, variable.keys[0].high)
    return largest


def _is_boat(source: Source, puzzle: Puzzle) -> bool:
    return any(item.paint.shape == "boat" for _, item in source.things(puzzle.starts[0]))


def _capacities(puzzle: Puzzle, look: core.Look, places: Sequence[object]) -> list[int]:
    """Capacity of each vessel; without `size:`, the maximum of the type."""
    start = puzzle.starts[0]
    if look.size is None:
        kind = (
            look.variable.type if look.variable is not None else look.content and look.content.type
        )
        most = kind.high if isinstance(kind, Scalar) else 1
        return [most] * len(places)
    if look.binders:
        size = function(look.size, [name for binder in look.binders for name in binder.locals])
        return [size(start, row) for row in rows_of(look.binders)]
    capacity = evaluate(look.size, start)
    return list(capacity) if isinstance(look.size.type, Row) else [capacity] * len(places)


def _text(puzzle: Puzzle, look: core.Look) -> _Part:
    """A text with its size at the start; in several lines, characters are aligned in columns."""
    assert look.text is not None
    text_of = function(look.text, ())
    lines = text_of(puzzle.starts[0], ()).rstrip("\n").split("\n")
    shape = "lines" if len(lines) > 1 else "text"
    wide = max(max(map(columns, lines), default=1) * 0.26, 4.0)
    high = 0.55 * len(lines)

    def things(state: State) -> Iterator[Piece]:
        for n, line in enumerate(text_of(state, ()).rstrip("\n").split("\n")):
            if line.strip():
                yield Piece(shape, Paint(shape, "", line.rstrip()), 0.0, 0.55 * n, wide, 0.55)

    return _Part(Layout(wide, high, (), lambda placed: iter(())), things)
