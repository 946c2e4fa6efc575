"""Pages that play a puzzle and its solutions, without Python."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.answers import Loaded, Step
from puzzlelang.core import is_goal
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.playable import Unplayable, playable
from puzzlelang.drawing.player import PlayerPage
from puzzlelang.drawing.solution_file import film_page


def game_page(
    loaded: Loaded, summary: str, best: Sequence[int] = (), start: Sequence[int] | None = None
) -> PlayerPage:
    """Build a page that plays a puzzle; raise :class:`Unplayable`.

    ``best``: the least cost, if it is proved. ``start``: the state in which a game begins.
    """
    return _page(loaded, summary, (), best, start)


def solution_page(
    loaded: Loaded, summary: str, traces: Sequence[Sequence[Step]], best: Sequence[int] = ()
) -> PlayerPage:
    """Build a page that plays a puzzle and shows its solutions, at least one.

    If a page can't play the puzzle, it shows the solutions and the reason.
    """
    try:
        return _page(loaded, summary, traces, best, traces[0][0].slots)
    except Unplayable as reason:
        return film_page(loaded.puzzle, summary, traces, str(reason))


def _page(
    loaded: Loaded,
    summary: str,
    traces: Sequence[Sequence[Step]],
    best: Sequence[int],
    start: Sequence[int] | None,
) -> PlayerPage:
    puzzle = loaded.puzzle
    number = 0 if start is None else puzzle.starts.index(tuple(start))
    if is_goal(puzzle, puzzle.starts[number]):  # nothing to play: take another start
        others = (n for n, one in enumerate(puzzle.starts) if not is_goal(puzzle, one))
        other = next(others, number)
        if other != number:
            number, traces, best = other, [trace for trace in traces if len(trace) > 1], ()
    game = playable(loaded, traces, best, number)
    boards = Boards(puzzle)
    pieces = (*boards.ground, *game.drawn)
    return PlayerPage(puzzle.title, summary, boards, pieces, game.shapes, game.data)
