"""Pages that play a puzzle and its solutions, without Python."""

from __future__ import annotations

from collections.abc import Sequence
from string import Template

from puzzlelang.answers import Loaded, Step
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.playable import Unplayable, playable
from puzzlelang.drawing.player import headline, program, view_of
from puzzlelang.drawing.solution_file import page
from puzzlelang.drawing.svg_board import below, definitions, style
from puzzlelang.text import page_data, part, policy, xml


def game_page(
    loaded: Loaded, summary: str, best: Sequence[int] = (), start: Sequence[int] | None = None
) -> str:
    """Build a self-contained page that plays a puzzle; raise :class:`Unplayable`.

    ``best``: the least cost, if it is proved. ``start``: the state in which a game begins.
    """
    return _page(loaded, summary, (), best, start)


def solution_page(
    loaded: Loaded, summary: str, traces: Sequence[Sequence[Step]], best: Sequence[int] = ()
) -> str:
    """Build a page that plays a puzzle and shows its solutions, at least one.

    If a page can't play the puzzle, it shows the solutions and the reason.
    """
    try:
        return _page(loaded, summary, traces, best, traces[0][0].slots)
    except Unplayable as reason:
        return page(loaded.puzzle, summary, traces, str(reason))


def _page(
    loaded: Loaded,
    summary: str,
    traces: Sequence[Sequence[Step]],
    best: Sequence[int],
    start: Sequence[int] | None,
) -> str:
    puzzle = loaded.puzzle
    number = 0 if start is None else puzzle.starts.index(tuple(start))
    game = playable(loaded, traces, best, number)
    boards = Boards(puzzle)
    pieces = (*boards.ground, *game.drawn)
    rules = style(pieces) + part(__file__, "player.css")
    code = program(plays=True)
    return Template(part(__file__, "player.html")).substitute(
        policy=policy(rules, code, plays=True), rules=rules, program=code, head="",
        title=xml(puzzle.title), summary=headline(summary), view=view_of(boards),
        ground=below(boards.ground), shapes=definitions(pieces, game.shapes),
        data=page_data(game.data),
    )  # fmt: skip
