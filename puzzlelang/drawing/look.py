"""Looks of a puzzle as functions of a state: its boards, below one another.

A puzzle without `look:` gets default boards, from the pictures of `show:` or the types of the
state.  A picture of the author, ``<picture(look(c) for c in room)>``, already shows the essential
parts of the state; its signs are drawn as the things that the map's legend names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from math import ceil

from puzzlelang.core import (
    Apply,
    Cells,
    Domain,
    Expr,
    Fold,
    Function,
    Integers,
    Let,
    ListOf,
    Members,
    Missing,
    Puzzle,
    Row,
    RuleFault,
    Scalar,
    TextType,
    Variable,
    Whole,
    evaluate,
    function,
    given_values,
    is_about,
    pad,
    rows_of,
    show_scalar,
    table_text,
    tables_of,
    whole,
)
from puzzlelang.core import nodes as core
from puzzlelang.drawing import layouts
from puzzlelang.drawing.board import CHESS, Board, Paint, Piece
from puzzlelang.drawing.contents import Contents, Item, Source, asked
from puzzlelang.drawing.layouts import Layout
from puzzlelang.drawing.printed import PrintedPart, clue, on_paper
from puzzlelang.text import PuzzleError, Record, columns, refusal, replace, spaced

LINE_HIGH = 0.55
"""Height of a line of text."""

FEW_PLACES = 4
"""Maximum number of places drawn as areas."""


def default_looks(puzzle: Puzzle) -> tuple[core.Look, ...]:
    """Derive at least one board; none is empty."""
    pictures = tuple(_of_show(puzzle))
    if pictures:
        return pictures
    if puzzle.show is not None and not any(v.keys or v.size > 1 for v in puzzle.variables):
        if not any(isinstance(v.type, ListOf) or _base_name(v) for v in puzzle.variables):
            return (core.Look(puzzle.show.span, "text", text=puzzle.show),)
    looks = (*_of_maps(puzzle), *(_of_places(puzzle) if puzzle.choice is None else ()))
    if not looks and _has_lines(puzzle):  # lines laid out by the author
        assert puzzle.show is not None
        return (core.Look(puzzle.show.span, "text", text=puzzle.show),)
    return (*looks, *_of_rows(puzzle, looks))


def _has_lines(puzzle: Puzzle) -> bool:
    parts = puzzle.show.parts if puzzle.show is not None else ()
    return "\n" in "".join(part for part in parts if isinstance(part, str)).strip()


# ── pictures of show: ────────────────────────────────────────────────────────────────


def _of_show(puzzle: Puzzle) -> Iterator[core.Look]:
    show = puzzle.show
    if show is None:
        return
    rest: list[str | Expr] = []
    count = 0
    for part in show.parts:
        look = None if isinstance(part, str) else _picture(part)
        if look is not None and _is_large(look) and any(map(_base_name, puzzle.variables)):
            return  # evaluating the picture cell by cell would be too slow
        if look is None:
            rest.append(part)
        else:
            count += 1
            yield look
    words = [part for part in rest if not isinstance(part, str) or part.strip()]
    if count and any(not isinstance(part, str) for part in words):
        yield core.Look(show.span, "text", text=core.Template(show.span, _trimmed(rest)))


LARGE = 2_000
"""Maximum number of cells of a map that is drawn from a picture, not from types."""


def _is_large(look: core.Look) -> bool:
    return look.layout == "map" and look.places is not None and len(look.places.values) > LARGE


def _trimmed(parts: list[str | Expr]) -> tuple[str | Expr, ...]:
    first = next(n for n, part in enumerate(parts) if not isinstance(part, str) or part.strip())
    remainder = parts[first:]
    if isinstance(remainder[0], str):
        remainder[0] = remainder[0].lstrip()
    return tuple(remainder)


def _picture(part: Expr) -> core.Look | None:
    """Convert ``picture(E for c in m)`` to a look with the values of E instead of texts."""
    expr = part.arguments[0] if isinstance(part, Apply) and part.operation == "text" else part
    if not isinstance(expr, Apply) or expr.operation != "picture":
        return None
    texts, lets = expr.arguments[0], []
    while isinstance(texts, Let):
        lets.append(texts)
        texts = texts.body
    if not isinstance(texts, Fold) or texts.body is None:
        return None
    if any(binder.states is not None or len(binder.locals) > 1 for binder in texts.binders):
        return None
    body = texts.body
    for let in reversed(lets):
        body = Let(let.span, body.type, let.local, let.value, body, let.sure)
    kind = texts.binders[0].locals[0].type
    assert isinstance(kind, Scalar)
    places = Domain(kind.base, texts.binders[0].values)
    layout = "map" if isinstance(kind.base, Cells) and len(texts.binders) == 1 else "grid"
    return core.Look(part.span, layout, places, None, texts.binders, texts.where, _plain(body))


def _plain(body: Expr) -> Expr:
    if (
        isinstance(body, Apply)
        and body.operation == "text"
        and isinstance(body.arguments[0].type, Scalar)
    ):
        return body.arguments[0]
    return body


# ── types ────────────────────────────────────────────────────────────────────────────


def _of_maps(puzzle: Puzzle) -> Iterator[core.Look]:
    """A look for the first map in use."""
    for variable in puzzle.variables:
        span = variable.span
        for name in puzzle.grids:
            if _base_name(variable) == name:
                domain = _cells(variable)
                yield core.Look(span, "map", domain)
                return


def _cells(variable: Variable) -> Domain:
    for domain in (variable.domain, *variable.keys):
        if domain is not None and isinstance(domain.base, Cells):
            return whole(domain.base)
    raise AssertionError(variable.name)


def _base_name(variable: Variable) -> str:
    bases = (d.base for d in (variable.domain, *variable.keys) if d is not None)
    return next((base.name for base in bases if isinstance(base, Cells)), "")


def _of_places(puzzle: Puzzle) -> Iterator[core.Look]:
    """Areas (``banks``) for a type of few members that have counts, or things at them."""
    bases: list[object] = []
    for variable in puzzle.variables:
        domain = variable.domain
        if domain is None or not isinstance(domain.base, Members) or domain.base in bases:
            continue
        if isinstance(variable.type, Scalar) and _are_places(domain.base):
            if variable.keys or _counted(puzzle, domain.base):
                bases.append(domain.base)
                yield core.Look(variable.span, "banks", domain)


def _are_places(base: Members) -> bool:
    return 2 <= len(base.names) <= FEW_PLACES and "_" not in base.names


def _counted(puzzle: Puzzle, base: Members) -> bool:
    return any(
        [key.base for key in variable.keys] == [base]
        and variable.domain is not None
        and isinstance(variable.domain.base, Integers)
        for variable in puzzle.variables
    )


def _of_rows(puzzle: Puzzle, looks: Sequence[core.Look]) -> Iterator[core.Look]:
    """A row or a grid for each remaining variable with keys, a text for the others."""
    board_bases = {look.places.base for look in looks if look.places}
    single: list[Variable] = []
    if puzzle.choice is not None:
        for places in tables_of(puzzle):
            yield core.Look(puzzle.variables[0].span, "table", places)
    for variable in puzzle.variables:
        if puzzle.choice is not None:
            if len(variable.keys) == 1 or variable.name in puzzle.choice.helpers:
                continue
        bases = [d.base for d in (variable.domain, *variable.keys) if d is not None]
        if any(base in board_bases and not isinstance(base, Integers) for base in bases):
            continue
        if isinstance(variable.type, ListOf) and len(variable.keys) <= 1:
            if variable.keys:
                yield core.Look(variable.span, "rows", variable.keys[0], variable)
            else:
                read = core.Read(variable.span, variable.type, variable, ())
                yield core.Look(variable.span, "row", content=read)
        elif len(variable.keys) == 1:
            yield core.Look(variable.span, "row", variable.keys[0], variable)
        elif len(variable.keys) == 2:
            yield core.Look(variable.span, "grid", variable.keys[1], variable)
        else:
            single.append(variable)
    if single:
        parts: list[str | Expr] = []
        for variable in single:
            parts += [f"{'   ' * bool(parts)}{spaced(variable.name)} ", _value(variable)]
        yield core.Look(single[0].span, "text", text=core.Template(single[0].span, tuple(parts)))


def _value(variable: Variable) -> Expr:
    if variable.keys:
        return Whole(variable.span, Row(variable.keys, variable.type), variable)
    return core.Read(variable.span, variable.type, variable, ())


State = Sequence[int]
GAP = 0.5

MOST_PIECES = 1_000_000
"""Maximum number of pieces on all boards of a file, a limit of browsers and memory."""

TOO_MUCH = "too-large"


class Part(metaclass=Record, eq=False):
    """One board. ``sources`` are the things of a board that draws each independently."""

    layout: Layout
    things: Callable[[State], Iterator[Piece]]
    sources: Sequence[Source] = ()
    printed: PrintedPart | None = None
    inner: Layout | None = None
    """The layout of the places within what is printed."""
    text: core.Template | None = None
    scale: float = 1.0
    """Of a text of one line: its size."""


ENLARGED_FROM = 11.0
"""Width of a board from which on the texts below it are larger."""


def _enlarged(part: Part, widest: float) -> Part:
    """Enlarge a text of one line so that it can be read next to a wide board."""
    layout = part.layout
    scale = min(widest / ENLARGED_FROM, widest / max(1.0, layout.wide))
    if part.text is None or scale <= 1 or layout.high > LINE_HIGH:
        return part
    larger = replace(layout, wide=layout.wide * scale, high=layout.high * scale)

    def things(state: State) -> Iterator[Piece]:
        for piece in part.things(state):
            yield replace(piece, wide=larger.wide, high=larger.high)

    return replace(part, layout=larger, things=things, scale=scale)


class Boards:
    """Boards of a puzzle, created once and called for each state.

    Without `look:`, they are derived from `show:` and the types of the state.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.looks = looks_of(puzzle)
        with self._reporting():
            start = puzzle.starts[0] if puzzle.starts else given_values(puzzle)
            self.parts = [_part(puzzle, look, start) for look in self.looks]
        widest = max((p.layout.wide for p in self.parts if p.text is None), default=0.0)
        self.parts = [_enlarged(part, widest) for part in self.parts]
        high = sum(part.layout.high for part in self.parts) + GAP * (len(self.parts) - 1)
        self.wide = max(1.0, *(part.layout.wide for part in self.parts))
        self.high = max(1.0, high)
        self.ground = tuple(self._moved(lambda part: part.layout.ground))

    @contextmanager
    def _reporting(self) -> Iterator[None]:
        """Report evaluation errors as the author's mistakes."""
        try:
            yield
        except RuleFault as fault:
            within = fault.within(self.looks[0].span, "when a state is drawn")
            raise PuzzleError([within.diagnostic]) from None

    def _moved(
        self, pieces: Callable[[Part], Sequence[Piece] | Iterator[Piece]]
    ) -> Iterator[Piece]:
        """The pieces of all boards, centred below one another."""
        if len(self.parts) == 1 and self.wide == self.parts[0].layout.wide:
            yield from pieces(self.parts[0])
            return
        for n, part in enumerate(self.parts):
            move = self.mover(n)
            yield from map(move, pieces(part))

    def mover(self, number: int) -> Callable[[Piece], Piece]:
        """Return a function that moves a piece of one board to its place below the others."""
        layout = self.parts[number].layout
        left = (self.wide - layout.wide) / 2
        top = sum(part.layout.high + GAP for part in self.parts[:number])
        prefix = f"{number} " * (len(self.parts) > 1)
        return lambda p: replace(p, kind=f"{prefix}{p.kind}", x=p.x + left, y=p.y + top)

    def board(self, state: State) -> Board:
        """Draw ``state``; raise PuzzleError if an expression of a look has no value."""
        with self._reporting():
            pieces = tuple(self._moved(lambda part: part.things(state)))
        return Board(self.wide, self.high, self.ground, pieces)

    @property
    def unfilled(self) -> Board | None:
        """The puzzle before it is filled in."""
        return None if self.puzzle.choice is None else self.board(given_values(self.puzzle))

    def separate(self, state: State) -> Iterator[Board]:
        """Draw the boards of ``state`` one by one."""
        for part in self.parts:
            with self._reporting():
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


def sign_board(puzzle: Puzzle, name: str, sign: str) -> Board:
    """Draw a cell of the map ``name`` with the things that its legend names for a sign."""
    grid = puzzle.grids[name]
    own = (
        look.marks for look in looks_of(puzzle)
        if look.places is not None and isinstance(look.places.base, Cells)
        and look.places.base.name == name
    )  # fmt: skip
    look = core.Look(grid.spans[0], "map", marks=next(own, {}))
    ground = layouts.ground_of(grid, sign, look.marks, drawn=True)
    items = Contents(replace(puzzle, grids={name: grid}), look, [0]).sign(sign, core.Mark())
    layout = layouts.squares(1, 1, ground, lambda _: (0, 0))
    pieces = [*layout.pieces([((0,), item) for item in items])]
    if puzzle.choice is not None:
        ground, pieces = [*map(on_paper, ground)], [*map(clue, pieces)]
    return Board(1.0, 1.0, tuple(ground), tuple(pieces))


def looks_of(puzzle: Puzzle) -> tuple[core.Look, ...]:
    """The boards of the file, or default ones, with the marks for all boards."""
    global_looks = [look for look in puzzle.looks if not look.layout]
    marks = {name: mark for look in reversed(global_looks) for name, mark in look.marks.items()}
    things = tuple(thing for look in global_looks for thing in look.things)
    details = {name: what for look in reversed(global_looks) for name, what in look.details.items()}
    boards = tuple(look for look in puzzle.looks if look.layout) or default_looks(puzzle)
    if not global_looks:
        return boards
    return tuple(_with_looks(look, marks, things, details) for look in boards)


def _with_looks(
    look: core.Look,
    marks: Mapping[str, core.Mark],
    things: Sequence[core.Drawn],
    details: Mapping[str, core.Drawn],
) -> core.Look:
    """Add the marks, things and details for all boards to one board.

    A map with a thing for a variable is drawn from the state, because the author's picture would
    show that variable again.
    """
    marks, places = {**marks, **look.marks}, look.places
    if look.layout not in ("map", "grid"):
        details = {name: drawn for name, drawn in details.items() if name == "names"}
    look = replace(look, marks=marks, details={**details, **look.details})
    if places is None:
        return look
    here = tuple(thing for thing in things if is_about(thing.what.type, places.base))
    board = replace(look, things=look.things + here)
    if look.layout == "map" and any(thing.mark.shape != "outside" for thing in here):
        return replace(board, binders=(), where=None, content=None)
    return board


def _part(puzzle: Puzzle, look: core.Look, start: State) -> Part:
    if look.layout == "text":
        assert look.text is not None
        part = _text(_filled_in(look.text), start)
        return replace(part, text=look.text)
    if look.layout == "table":
        places = look.places
        assert places is not None
        return _text(lambda state: _table(puzzle, places, state), start)
    values = _places(look)
    contents = Contents(puzzle, look, values)
    sources = contents.sources()
    layout = _layout(puzzle, look, values, sources, start)
    if look.layout in ("map", "grid") and _is_chess(look):
        layout = replace(layout, ground=tuple(map(layouts.chequered, layout.ground)))

    def things(state: State) -> Iterator[Piece]:
        items: list[tuple[tuple[int, ...], Item]] = []
        for source in sources:
            items += source.things(state)
        return layout.pieces(items)

    part = Part(layout, things, sources, None, layout)
    if look.layout not in ("map", "grid"):
        return part
    printed = PrintedPart(puzzle, look, values, layout, things, start)
    return Part(printed.layout, printed.pieces, sources, printed, layout)


MOST_THINGS = 3
"""Maximum number of things in a line of a table; for more, each place has two lines."""


def _table(puzzle: Puzzle, places: Domain, state: State) -> str:
    """The table of a filled-in puzzle; wide lines are broken in the middle, for narrow pages."""
    text = spaced(table_text(puzzle, places, state))
    keyed = [v for v in puzzle.variables if len(v.keys) == 1]
    many = (v for v in keyed if v.domain and v.domain.base is places.base)
    most = max((v.size // len(places.values) for v in many), default=0)
    if most <= MOST_THINGS or any(v.keys[0].base is places.base for v in keyed):
        return text
    first = 1 + ceil(most / 2)  # with the place
    lines = [re.split(" {2,}", line) for line in text.split("\n")]
    halves = [line[:first] for line in lines], [["", *line[first:]] for line in lines]
    return "\n".join(line for pair in zip(*map(_aligned, halves), strict=True) for line in pair)


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    wide = [max(map(columns, column)) for column in zip_longest(*rows, fillvalue="")]
    return ["  ".join(map(pad, row, wide)).rstrip() for row in rows]


def _filled_in(template: core.Template) -> Callable[[State], str]:
    """Fill in a template, with dots for missing values."""
    parts = [replace(template, parts=(part,)) for part in template.parts]
    whole, *each = (function(one, (), spelling=spaced) for one in (template, *parts))

    def filled(part: Function, state: State) -> str:
        try:
            return str(part(state, ()))
        except Missing:
            return "…"

    def text_of(state: State) -> str:
        try:
            return str(whole(state, ()))
        except Missing:
            return "".join(filled(part, state) for part in each)

    return text_of


def _is_chess(look: core.Look) -> bool:
    marks = (*look.marks.values(), *(thing.mark for thing in look.things))
    return any(mark.shape in CHESS for mark in marks)


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
    puzzle: Puzzle,
    look: core.Look,
    places: Sequence[object],
    sources: Sequence[Source],
    start: State,
) -> Layout:
    most = sum(source.most for source in sources)
    wide = max((source.wide for source in sources), default=1.0)
    labels = [_label(look, place) for place in places]
    count = len(places) if look.content is None or look.binders else most
    match look.layout:
        case "map":
            assert look.places is not None and isinstance(look.places.base, Cells)
            grid = puzzle.grids[look.places.base.name]
            cells = [cell for cell in places if isinstance(cell, int)]
            return layouts.map_of(grid, cells, look.marks, look.content is not None)
        case "grid":
            across = min(count, look.columns or _across(look, count)) or 1
            return layouts.grid(count, across, _blank(look, start))
        case "row":
            return layouts.grid(count, max(1, count))
        case "rows":
            return layouts.rows(labels or [""], most, wide)
        case "stacks":
            heaped = look.content is None
            sizes = _sizes(look, puzzle)
            return layouts.stacks(labels or [""], most, sizes, wide, heaped)
        case "fans":
            return layouts.fans(labels or [""], most)
        case "banks":
            boats = sum(_is_boat(source, start) for source in sources)
            ashore = [source for source in sources if not _is_boat(source, start)]
            each = all(source.kinds for source in ashore)
            own = [kind for source in ashore for kind in source.kinds] if each else []
            return layouts.banks(labels, max(1, most - boats), wide, boats, own)
        case "vessels":
            return layouts.vessels(labels, _capacities(look, places, start), look.size is not None)
    raise AssertionError(look.layout)


def _blank(look: core.Look, start: State) -> set[int]:
    """Places that are blank in a picture of the start, and so not part of the board."""
    if look.content is None or not isinstance(look.content.type, TextType) or look.where:
        return set()
    texts = asked(look.content, look.binders, None)(start)
    return {n for n, text in texts if not text.strip()}


def _label(look: core.Look, place: object) -> str:
    base = look.places.base if look.places is not None else Integers()
    return (
        spaced(show_scalar(place, base))
        if isinstance(place, int) and not isinstance(base, Cells)
        else ""
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


def _is_boat(source: Source, start: State) -> bool:
    return any(item.paint.shape == "boat" for _, item in source.things(start))


def _capacities(look: core.Look, places: Sequence[object], start: State) -> list[int]:
    """Capacity of each vessel; without `size:`, the maximum of the type."""
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


def _text(text_of: Callable[[State], str], start: State) -> Part:
    """A text with its size at the start; in several lines, characters are aligned in columns."""

    def lines_of(state: State) -> list[str]:
        try:
            return text_of(state).rstrip("\n").split("\n")
        except Missing:
            return []

    lines = lines_of(start)
    wide = max(max(map(columns, lines), default=1) * 0.26, 4.0)
    layout = Layout(wide, LINE_HIGH * len(lines), (), lambda placed: iter(()))

    def things(state: State) -> Iterator[Piece]:
        for n, line in enumerate(lines_of(state)):
            if line.strip():
                yield text_line(layout, n, line.rstrip())

    return Part(layout, things)


def text_line(layout: Layout, number: int, text: str = "", scale: float = 1.0) -> Piece:
    """A line of a board that is a text."""
    high = LINE_HIGH * scale
    shape = "lines" if layout.high > high else "text"
    return Piece(shape, Paint(shape, "", text), 0.0, high * number, layout.wide, high)
