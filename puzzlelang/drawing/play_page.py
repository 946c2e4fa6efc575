"""The data of a page that plays a puzzle that moves, without Python."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from puzzlelang import __version__
from puzzlelang.answers import Loaded, Step, counts_moves, page_key
from puzzlelang.compiler import WORD, PageRules, Unprintable, page_rules
from puzzlelang.core import (
    UNKNOWN,
    Function,
    Integers,
    Puzzle,
    Scalar,
    direction_of,
    function,
    has_direction,
)
from puzzlelang.core import nodes as core
from puzzlelang.drawing.board import Piece
from puzzlelang.drawing.board_tables import (
    ANY,
    MOST_CASES,
    MOST_READS,
    Field,
    Known,
    LazyState,
    Rows,
    TablePiece,
    TooManyCases,
    Untabled,
    cases,
    rows_of_cases,
    tables,
)
from puzzlelang.drawing.film import placed
from puzzlelang.drawing.look import Boards, looks_of, text_line
from puzzlelang.drawing.player import packed
from puzzlelang.drawing.svg_board import SQUARE, WORDS
from puzzlelang.text import Any, Record, plain, spaced

# ── the data of a page ───────────────────────────────────────────────────────────────

Data = dict[str, Any]

Text = str | list[Any]
"""A text, or parts of one: texts, and tables of fields, rows and their texts."""

MOST_ROWS = 60_000
"""Maximum number of rows of a page."""

MOST_SHOWN = 100
"""Maximum number of rows for a state in words; otherwise its pieces are named."""

MOST_EXPLORED = 25_000
"""Maximum number of states of a puzzle that its page explores at once when it opens."""

MOST_OCCURRING = 1_000
"""Maximum number of states listed for a board that can't be tabulated for any state."""

FEW_READS = 60_000
"""Maximum number of slots read for the board of such a puzzle, which is tabulated twice."""

MOST_STARTS = 1_000

MOST_MOVES = 20_000
"""Maximum number of ground transitions."""


class Unplayable(Exception):
    """A page can't play a puzzle; the message is the reason, for people."""


class Playable(metaclass=Record, eq=False):
    """``data`` of a page, the pieces that its shapes need, and the numbers of the shapes."""

    data: Data
    drawn: tuple[Piece, ...]
    shapes: Mapping[str, int]


def playable(
    loaded: Loaded, traces: Sequence[Sequence[Step]], best: Sequence[int] = (), start: int = 0
) -> Playable:
    """Build the data of a page; raise :class:`Unplayable`.

    ``best``: the least cost, if it is proved. ``start``: the number of the start in which a game
    begins.
    """
    puzzle = loaded.puzzle
    try:
        rules = page_rules(loaded.system, spelled, MOST_EXPLORED)
    except Unprintable as reason:
        raise Unplayable(f"its rules can't be run in a page: {reason}") from None
    if len(puzzle.starts) > MOST_STARTS:
        raise Unplayable(f"it has {len(puzzle.starts):,} starts, too many for a page")
    if len(rules.grounds) > MOST_MOVES:
        raise Unplayable("it has too many different moves")
    states = rules.states
    is_small = states is not None
    if states is not None and len(states) > MOST_OCCURRING:
        states = None
    most = MOST_READS if states is None else FEW_READS
    writer, pieces, lines = _tabulated(rules, puzzle, states, most)
    data: Data = {
        "title": plain(puzzle.title),
        "about": plain(" ".join(puzzle.about.split())),
        "unit": _units(puzzle),
        "wasm": packed(rules.binary),
        "costs": rules.costs,
        **({"small": True} if is_small else {}),
        "starts": [*map(_key, rules.starts)],
        "pieces": pieces,
        "lines": lines,
        "show": writer.shown(),
        "names": rules.names,
        "keys": _keys(rules),
        "start": start,
        "solutions": [*_solutions(rules, puzzle, traces)],
        "best": list(best) or None,
        "fingerprint": page_key(loaded),
        "version": __version__,
        "slots": [list(field) for field in writer.fields],
    }
    return Playable(data, tuple(writer.drawn), writer.shapes)


def _tabulated(
    rules: PageRules, puzzle: Puzzle, states: Sequence[int] | None, most_reads: int
) -> tuple[Writer, list[Any], list[Any]]:
    """Tabulate a board, for any state or for ``states``: its pieces and its lines."""
    boards, state = Boards(puzzle), LazyState(puzzle, rules.packing.fields, states, most_reads)
    writer = Writer(puzzle, state)
    try:
        pieces = [writer.piece(one) for one in tables(boards, state)]
        lines = [*writer.lines(boards)]
    except Untabled as reason:
        raise Unplayable(str(reason)) from None
    writer.check_size()
    return writer, pieces, lines


def spelled(name: str) -> str:
    """The name of a value in the moves of a page, whose script names cells in the same way."""
    cell = re.fullmatch(r"\((\d+), (\d+)\)", name)
    return f"column {int(cell[2]) + 1}, row {int(cell[1]) + 1}" if cell else spaced(name)


def _key(words: Sequence[int]) -> str:
    """A state as a page writes it: hexadecimal digits, the last word first."""
    return "".join(f"{word % (1 << WORD):016x}" for word in reversed(words))


def _units(puzzle: Puzzle) -> list[list[str]]:
    """Singular and plural of the counted steps, or of each cost line."""
    if counts_moves(puzzle):
        return [list(map(plain, puzzle.step))]
    return [[plain(line.name or "cost")] * 2 for line in puzzle.costs]


def _solutions(
    rules: PageRules, puzzle: Puzzle, traces: Sequence[Sequence[Step]]
) -> Iterator[list[Any]]:
    """Heading, moves and number of the start of each solution."""
    for n, trace in enumerate(traces, 1):
        heading = f"solution {n} of {len(traces)}" if len(traces) > 1 else ""
        yield [heading, _moves(rules, trace), puzzle.starts.index(trace[0].slots)]


def _moves(rules: PageRules, trace: Sequence[Step]) -> list[list[int]]:
    """The moves of a trace: ground transition and round."""
    moves = []
    for before, step in pairwise(trace):
        assert step.transition is not None
        number = rules.move(step.transition.index, step.arguments, before.slots)
        moves.append([number & (1 << 32) - 1, number >> 32])
    return moves


def _keys(rules: PageRules) -> dict[str, list[int]] | None:
    """Ground transitions by direction, if each has its own."""
    by_direction: dict[str, list[int]] = {}
    for number, ground in enumerate(rules.grounds):
        if has_direction(ground.transition):
            if ground.loops:
                return None
            way = direction_of(ground.transition, rules.arguments(number))
            by_direction.setdefault(way, []).append(number)
    return {way: by_direction[way] for way in by_direction if way} or None


class Writer:
    """Writes pieces and texts, and numbers their fields, shapes and kinds."""

    def __init__(self, puzzle: Puzzle, state: LazyState) -> None:
        self.puzzle, self.state = puzzle, state
        self.fields: dict[Field, int] = {}
        self.shapes: dict[str, int] = {}
        self.drawn: list[Piece] = []
        self.rows = 0
        self._kinds: dict[str, int] = {}

    def piece(self, one: TablePiece) -> list[Any]:
        shapes = []
        for piece in one.pieces:
            shapes.append(placed(piece, self.shapes)[2])
        self.drawn += one.pieces
        kind = self._kinds.setdefault(one.piece.kind, len(self._kinds))
        place = [_tenths(one.piece.x * SQUARE), _tenths(one.piece.y * SQUARE)]
        is_shared = one.pile is not None and not one.pile[1].across
        row = [
            *place,
            shapes if is_shared else shapes[0],
            caption(one.piece),
            *self._table(one.rows),
            kind,
        ]
        if one.pile is not None:
            number, pile = one.pile
            steps = [_tenths(pile.right * SQUARE), _tenths(pile.down * SQUARE)]
            row.append([number, pile.across, *steps])
        return row

    def check_size(self) -> None:
        if self.rows > MOST_ROWS:
            raise Unplayable("its board has too many different pieces")

    def _table(self, rows: Rows) -> list[Any]:
        self.rows += len(rows[1])
        numbers = [self.fields.setdefault(field, len(self.fields)) for field in rows[0]]
        return [numbers, list(map(list, rows[1]))]

    def text(self, template: core.Template, most: int = MOST_CASES) -> Text:
        """Tabulate a template part by part; raise :class:`TooManyCases`."""
        parts: list[Any] = []
        for part in template.parts:
            for expr, names, row in [(part, (), ())] if isinstance(part, str) else _split(part):
                if isinstance(expr, str):
                    parts.append(plain(expr))
                    continue
                number = self._number(expr)
                if number is not None:
                    parts.append(number)
                    continue
                one = core.Template(template.span, (expr,))
                parts += self._table_of(function(one, names, spelling=spaced), row, most)
        return parts

    def _number(self, expr: core.Expr) -> list[Any] | None:
        """A number of the state: its field, and the number whose raw value is 0."""
        match expr:
            case core.Read(_, Scalar(Integers(), optional=False), variable, ()) if (
                self.state.places
            ):
                place = self.state.places[variable.offset]
                field = place.word * WORD + place.shift, place.bits
                return [[self.fields.setdefault(field, len(self.fields))], place.decode(0)]
        return None

    def _table_of(self, run: Function, row: Sequence[Any], most: int) -> list[Any]:
        """A text, or a table of texts by the fields that they depend on."""
        by_text: dict[str, list[Known]] = {}
        for known, text in cases(lambda state: _line(run(state, row) or ""), self.state, most):
            by_text.setdefault(text or "", []).append(known)
        if len(by_text) == 1:
            return [*by_text]
        tables = [(rows_of_cases(own, self.state.values), text) for text, own in by_text.items()]
        fields = sorted({field for (own, _), _ in tables for field in own})
        rows = [
            (tuple(dict(zip(own, one, strict=True)).get(field, ANY) for field in fields), text)
            for (own, every), text in tables for one in every
        ]  # fmt: skip
        table = self._table((tuple(fields), tuple(row for row, _ in rows)))
        return [[*table, [text for _, text in rows]]]

    def lines(self, boards: Boards, leaves_out: bool = False) -> Iterator[list[Any]]:
        """The texts on a board: position, class, font size and text of each line.

        ``leaves_out``: without those that depend on too much of the state.
        """
        for number, part in enumerate(boards.parts):
            if part.text is None:
                continue
            try:
                texts = _lines_of(self.text(part.text))
            except TooManyCases:
                if leaves_out:
                    continue
                raise Untabled("a text on its board depends on too much of the state") from None
            for n, text in enumerate(texts):
                sample = boards.mover(number)(text_line(part.layout, n, "", part.scale))
                kind, size = WORDS[sample.paint.shape]
                left = 0.0 if sample.paint.shape == "lines" else sample.wide * SQUARE / 2
                x, y = sample.x * SQUARE + left, (sample.y + sample.high / 2) * SQUARE
                yield [_tenths(x), _tenths(y), f"t {kind}", _tenths(size * part.scale), text]

    def shown(self) -> Text | None:
        """The whole state in words; None if the lines and pieces of the board tell as much."""
        show = self.puzzle.show
        if show is None or any(look.text is show for look in looks_of(self.puzzle)):
            return None
        before = self.rows
        try:
            text = self.text(show, MOST_SHOWN)
        except TooManyCases:
            return None
        return text if self.rows - before <= MOST_SHOWN else None


Split = tuple[str | core.Expr, tuple[core.Local, ...], tuple[Any, ...]]
"""A part of a text: constant, or an expression with the values of its names."""


def _split(expr: core.Expr) -> list[Split]:
    """Divide a list of texts into its elements, which depend on less of the state."""
    match expr:
        case core.Apply(_, _, "text", (core.Apply(_, _, "join") as joined,)):
            return _split(joined)
        case core.Apply(_, _, "join", (core.Fold() as fold, core.Const(_, _, str(between)))) if (
            fold.where is None and fold.body is not None and fold.kind in ("list", "texts", "row")
        ):
            names = core.bound_by(fold.binders)
            parts: list[Split] = [(fold.body, names, row) for row in core.rows_of(fold.binders)]
            spaces: list[Split] = [(between, (), ())] * len(parts)
            return [part for pair in zip(parts, spaces, strict=True) for part in pair][:-1]
        case core.Apply(_, _, "join", (core.Whole(span, _, variable), core.Const() as between)):
            keys = [
                core.Binder((core.Local(span, UNKNOWN, ""),), key.values) for key in variable.keys
            ]
            each = core.Read(span, variable.type, variable, core.bound_by(keys))
            fold = core.Fold(span, expr.type, "row", tuple(keys), None, each)
            return _split(core.Apply(span, expr.type, "join", (fold, between)))
    return [(expr, (), ())]


def _line(text: str) -> str:
    """Make a text safe for a page; raise :class:`TooManyCases` if it has several lines."""
    if "\n" in text:
        raise TooManyCases
    return plain(text)


def _lines_of(text: Text) -> list[Text]:
    """Split a text at the ends of lines, which are in its constant parts."""
    lines: list[list[Any]] = [[]]
    for part in text:
        if not isinstance(part, str):
            lines[-1].append(part)
            continue
        first, *rest = part.split("\n")
        lines[-1].append(first)
        lines += [[line] for line in rest]
    return [line for line in lines if any(line)]


def caption(piece: Piece) -> str:
    """Name a piece for people: its text, or the word for it in the file or the picture."""
    if piece.paint.text.strip():
        return plain(piece.paint.text)
    words = [word for word in piece.kind.split() if word.isalpha() and word != "here"]
    return plain(words[-1] if words else piece.paint.shape)


def _tenths(length: float) -> float:
    tenths = round(length, 1)
    return int(tenths) if tenths == int(tenths) else tenths
