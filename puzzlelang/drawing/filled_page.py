"""Pages on which a puzzle is filled in, without Python.

A filling is a number. Each blank has a field, which is 0 while it is open and else 1 more than the
number of its option, and after it a bit for each option that is noted with a pencil. Blanks that a
rule makes equal are one blank of the page: see :func:`puzzlelang.answers.twins`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from functools import partial
from math import ceil
from typing import NoReturn

from puzzlelang import __version__
from puzzlelang.answers import (
    Blank,
    Deductions,
    Filling,
    Step,
    ToFill,
    numbered,
    page_key,
    problem_data,
    sheets_of,
    twins,
)
from puzzlelang.core import Cells, ListOf, Missing, Puzzle, SetOf, Variable, show_scalar
from puzzlelang.drawing.board import Board, Paint, Piece
from puzzlelang.drawing.board_tables import (
    Bits,
    Field,
    LazyState,
    TablePiece,
    Untabled,
    tables,
)
from puzzlelang.drawing.look import GAP, Boards, looks_of
from puzzlelang.drawing.play_page import Data, Unplayable, Writer, spelled
from puzzlelang.drawing.player import PlayerPage
from puzzlelang.drawing.svg_board import SQUARE
from puzzlelang.text import Any, Record, columns, plain, replace, spaced

# ── blanks of the page ───────────────────────────────────────────────────────────────


class PageBlank(metaclass=Record, eq=False):
    """A blank of the page: the first of its twins, its lowest bit, and the given option."""

    number: int
    blank: Blank
    low: int
    given: int | None

    @property
    def bits(self) -> int:
        return len(self.blank.options).bit_length()


def page_blanks(deductions: Deductions, leaders: Sequence[int]) -> list[PageBlank]:
    """The blanks of the page, in order."""
    given = {leaders[number]: option for number, option in deductions.givens.items()}
    found: list[PageBlank] = []
    low = 0
    for number, blank in enumerate(deductions.blanks):
        if leaders[number] == number:
            found.append(PageBlank(number, blank, low, given.get(number)))
            low += found[-1].bits + len(blank.options)
    return found


def key_of(blanks: Sequence[PageBlank], filling: Filling) -> str:
    """A filling as the page writes it: hexadecimal digits."""
    total = sum(filling[one.number] + 1 << one.low for one in blanks if one.number in filling)
    return f"{total:x}"


class LazyFilling(LazyState):
    """A state of which the filling decides; open values are missing, open members are out."""

    def __init__(
        self, deductions: Deductions, leaders: Sequence[int], blanks: Sequence[PageBlank]
    ) -> None:
        super().__init__(deductions.loaded.puzzle, ())
        by_leader = {one.number: one for one in blanks}
        self._parts: dict[int, list[tuple[PageBlank, Sequence[int]]]] = {}
        """For each slot, its blanks, and their shares of the value of the slot."""
        for number, (slot, shares) in enumerate(deductions.values):
            self._parts.setdefault(slot, []).append((by_leader[leaders[number]], shares))

    def reader(self, slot: int, variable: Variable) -> Callable[[], Any]:
        parts = self._parts.get(slot)
        if parts is None:  # a helper
            return partial(_missing, slot)
        match variable.type:
            case SetOf():
                members = {shares[1].bit_length() - 1: one for one, shares in parts}
                bits = Bits(lambda n: n in members and self._is_in(members[n]), max(members) + 1)
                return lambda: bits
            case ListOf(digits=digits, most=most):
                listed = Bits(
                    lambda n: self._share(*parts[n // digits.bits]) >> n & 1, digits.bits * most
                )
                return lambda: listed
        one, shares = parts[0]
        return partial(self._value, slot, one, shares)

    def _value(self, slot: int, one: PageBlank, shares: Sequence[int]) -> int:
        option = self._option(one)
        return shares[option] if option >= 0 else _missing(slot)

    def _option(self, one: PageBlank) -> int:
        if one.given is not None:
            return one.given
        return self.raw((one.low, one.bits), range(len(one.blank.options) + 1)) - 1

    def _is_in(self, one: PageBlank) -> int:
        """Whether a member is in; open or out makes no difference."""
        return one.given if one.given is not None else self.raw((one.low + 1, 1), (0, 1))

    def _share(self, one: PageBlank, shares: Sequence[int]) -> int:
        option = self._option(one)
        return 0 if option < 0 else shares[option]


def _missing(slot: int) -> NoReturn:
    raise Missing(slot)


# ── words ────────────────────────────────────────────────────────────────────────────


def name_of(blank: Blank, is_only: bool) -> str:
    """The name of a blank for people; ``is_only``: no other variable has blanks."""
    places = ", ".join(spelled(show_scalar(value, base)) for base, value in blank.places)
    on_map = any(isinstance(base, Cells) for base, _ in blank.places)
    name = spaced(blank.variable.name)
    return plain(places if is_only and on_map else f"{name} {places}".strip())


# ── a table of blanks below the board ────────────────────────────────────────────────

LETTER, HEAD = 0.26, 0.7
"""Width of a letter, and height of a line of names."""


def sheet_pieces(
    puzzle: Puzzle, blanks: Sequence[PageBlank], all_blanks: Sequence[Blank], top: float
) -> tuple[float, float, list[Piece], list[TablePiece]]:
    """Arrange blanks that no board shows: width, lower edge, names and frames, and values."""
    by_number = {one.number: one for one in blanks}
    given = {one.number: one.given for one in blanks if one.given is not None}
    ground: list[Piece] = []
    values: list[TablePiece] = []
    wide, y = 1.0, top
    sheets = sheets_of(puzzle, all_blanks, given, by_number)
    for sheet in sheets:
        texts = [text for cell in by_number.values() for text in cell.blank.options]
        each = max(1.0, max(map(columns, (*texts, *sheet.heads)), default=1) * LETTER + 0.2)
        left = max(map(columns, sheet.names), default=0) * LETTER + 0.3 if any(sheet.names) else 0.0
        if len(sheets) > 1 or not left and not sheet.heads:
            title = spaced(sheet.title)
            ground.append(_name(title, 0.0, y, max(1.0, columns(title) * LETTER), HEAD))
            y += HEAD
        for n, head in enumerate(sheet.heads):
            ground.append(_name(spaced(head), left + each * n, y, each, HEAD))
        y += HEAD * bool(sheet.heads)
        # a long column without a head is broken into several
        row_wide = left + each * max(map(len, sheet.rows))
        across = 1 if sheet.heads else max(1, round((len(sheet.rows) / row_wide) ** 0.5))
        high = ceil(len(sheet.rows) / across)
        for index, (name, row) in enumerate(zip(sheet.names, sheet.rows, strict=True)):
            begin, line = index // high * (row_wide + GAP), y + index % high
            if name:
                ground.append(_name(spaced(name), begin, line, left, 1.0))
            for n, cell in enumerate(row):
                for k, number in enumerate(cell.blanks):
                    part = each / len(cell.blanks)
                    place = begin + left + each * n + part * k, line
                    ground.append(Piece("frame", Paint("track", ""), *place, part - 0.08, 0.92))
                    values += _values(by_number[number], *place, part - 0.08)
        wide = max(wide, across * (row_wide + GAP) - GAP)
        y += high + GAP
    return wide, y - GAP, ground, values


def _name(text: str, x: float, y: float, wide: float, high: float) -> Piece:
    return Piece("name", Paint("label", "", text), x, y, wide, high)


def _values(one: PageBlank, x: float, y: float, wide: float) -> Iterator[TablePiece]:
    options = range(len(one.blank.options)) if one.given is None else (one.given,)
    for option in options:
        shape = "pen" if one.given is None else "print"
        text = spaced(one.blank.options[option])
        piece = Piece("value", Paint(shape, "", text), x, y, wide, 0.92)
        field: Field = (one.low, one.bits)
        yield TablePiece((piece,), ((field,), ((option + 1,),)))


# ── the page ─────────────────────────────────────────────────────────────────────────


def filled_page(
    loaded: ToFill,
    summary: str,
    choices: Sequence[Step] = (),
    best: Sequence[int] = (),
) -> PlayerPage:
    """Build a page on which a puzzle is filled in, and its choices are shown.

    ``best``: amounts of a best choice, if they are proved. Raise :class:`Unplayable`.
    """
    puzzle, deductions = loaded.puzzle, Deductions(loaded)
    assert puzzle.choice is not None
    if not deductions.sound:
        raise Unplayable("a rule may have no value")
    leaders = twins(deductions)
    blanks = page_blanks(deductions, leaders)
    writer = Writer(puzzle, LazyFilling(deductions, leaders, blanks))
    board, found, lines, corner = _arranged(writer, deductions, blanks)
    marked = _marked(found, blanks)
    pieces = [writer.piece(one) for one in found]
    writer.check_size()
    given = {one.number: one.given for one in blanks if one.given is not None}
    names, options = _names(blanks, marked)
    data: Data = {
        "title": plain(puzzle.title),
        "about": plain(" ".join(puzzle.about.split())),
        "problem": problem_data(deductions, leaders),
        "blanks": names,
        "options": options,
        "corner": corner,
        "starts": [key_of(blanks, given)],
        "start": 0,
        "pieces": pieces,
        "lines": lines,
        "show": None,
        "solutions": [*_solutions(deductions, leaders, choices)],
        "rules": [plain(rule.name) for rule in puzzle.choice.rules],
        "unit": [plain(name) for name, _ in puzzle.choice.lines],
        "greatest": puzzle.choice.greatest,
        "best": list(best) or None,
        "fingerprint": page_key(loaded),
        "version": __version__,
        "slots": [list(field) for field in writer.fields],
    }
    return PlayerPage(
        puzzle.title, summary, board, (*board.ground, *writer.drawn), writer.shapes, data
    )


def _arranged(
    writer: Writer, deductions: Deductions, blanks: Sequence[PageBlank]
) -> tuple[Board | Boards, list[TablePiece], list[Any], list[float] | None]:
    """Draw the looks that can be drawn for any filling, and below them the other blanks.

    Return also the place of the first square of the map, which the names of blanks refer to.
    """
    puzzle, state = deductions.loaded.puzzle, writer.state
    looks = tuple(look for look in looks_of(puzzle) if look.layout != "table")
    boards = Boards(replace(puzzle, looks=looks)) if looks else None
    found: list[TablePiece] = []
    lines: list[Any] = []
    if boards is not None:
        try:
            found, lines = tables(boards, state), [*writer.lines(boards, leaves_out=True)]
        except Untabled:
            boards = None
    drawn = {field[0] for one in found for field, _ in _alone(one)}
    missing = [one for one in blanks if one.given is None and not {one.low, one.low + 1} & drawn]
    names = {one.blank.variable.name for one in missing}
    listed = [
        one
        for one in blanks
        if one in missing or one.given is not None and one.blank.variable.name in names
    ]
    board: Board | Boards = boards or Board(1.0, 1.0, (), ())
    corner = None if boards is None else _corner(boards, blanks)
    if not missing:
        return board, found, lines, corner
    is_empty = boards is None or not (found or lines or boards.ground)
    top = 0.0 if is_empty else board.high + GAP
    wide, high, ground, values = sheet_pieces(puzzle, listed, deductions.blanks, top)
    whole = Board(max(wide, board.wide), high, (*board.ground, *ground), ())
    return whole, [*found, *values], lines, corner


def _corner(boards: Boards, blanks: Sequence[PageBlank]) -> list[float] | None:
    """The place of the first square of the map of all blanks; None if there is no such board."""
    bases = {base for one in blanks for base, _ in one.blank.places if isinstance(base, Cells)}
    for number, (look, part) in enumerate(zip(boards.looks, boards.parts, strict=True)):
        if part.printed and look.layout == "map" and look.places and bases == {look.places.base}:
            square = Piece("square", Paint("square", ""), 0.0, 0.0)
            first = boards.mover(number)(part.printed.moved(square))
            return [first.x * SQUARE, first.y * SQUARE]
    return None


def _marked(found: Iterable[TablePiece], blanks: Sequence[PageBlank]) -> set[str]:
    """The variables whose members that are in, or true values, have pictures, and others none."""
    drawn = {one for piece in found for one in _alone(piece)}
    return {
        one.blank.variable.name
        for one in blanks
        if one.blank.options in (("out", "in"), ("false", "true"))
        if ((one.low, one.bits), 1) not in drawn
        if not drawn.isdisjoint([((one.low, one.bits), 2), ((one.low + 1, 1), 1)])
    }


def _names(
    blanks: Sequence[PageBlank], marked: Container[str]
) -> tuple[list[Any], list[list[str]]]:
    """Name, number of its list of options, and whether it is given, for each blank; the lists.

    ``marked``: variables whose values are marked in the picture, or crossed out.
    """

    def texts(one: PageBlank) -> tuple[str, ...]:
        is_marked = one.blank.variable.name in marked
        return ("crossed out", "marked") if is_marked else one.blank.options

    options: dict[tuple[str, ...], int] = {}
    is_only = len({one.blank.variable.name for one in blanks}) == 1
    names = [
        [
            name_of(one.blank, is_only),
            options.setdefault(texts(one), len(options)),
            one.given is not None,
        ]
        for one in blanks
    ]
    return names, [[plain(spelled(text)) for text in one] for one in options]


def _alone(one: TablePiece) -> Iterator[tuple[Field, int]]:
    """Fields and their values that alone, with all others open, draw a piece."""
    fields, rows = one.rows
    for row in rows:
        filled = [each for each in zip(fields, row, strict=True) if each[1] > 0]
        if len(filled) == 1:
            yield filled[0]


def _solutions(
    deductions: Deductions, leaders: Sequence[int], choices: Sequence[Step]
) -> Iterator[list[Any]]:
    """Heading, moves and number of the start of each choice."""
    firsts = numbered(deductions, leaders)
    for n, choice in enumerate(choices, 1):
        heading = f"solution {n} of {len(choices)}" if len(choices) > 1 else ""
        filling = deductions.filling(choice.slots)
        moves = [
            first + filling[number]
            for number, first in firsts.items()
            if filling[number] != deductions.blanks[number].usual
        ]
        yield [heading, moves, 0]
