"""Pages on which anyone plays a puzzle, or fills it in, and watches its solutions."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.answers import Loaded, Step, ToFill
from puzzlelang.core import is_goal
from puzzlelang.drawing.filled_page import filled_page
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.play_page import Unplayable, playable
from puzzlelang.drawing.player import PlayerPage
from puzzlelang.drawing.solution_file import film_page
from puzzlelang.text import replace


def game_page(
    loaded: Loaded | ToFill,
    summary: str,
    best: Sequence[int] = (),
    start: Sequence[int] | None = None,
) -> PlayerPage:
    """Build a page that plays a puzzle; raise :class:`Unplayable`.

    ``best``: the best cost or amounts, if they are proved. ``start``: the state in which a game
    begins.
    """
    if isinstance(loaded, ToFill):
        return filled_page(loaded, summary, (), best)
    return _page(loaded, summary, (), best, start)


def solution_page(
    loaded: Loaded | ToFill,
    summary: str,
    traces: Sequence[Sequence[Step]],
    best: Sequence[int] = (),
) -> PlayerPage:
    """Build a page that plays a puzzle and shows its solutions, at least one.

    A choice of a puzzle that is filled in is a trace of one step. If a page can't play the puzzle,
    it shows the solutions and the reason.
    """
    try:
        if isinstance(loaded, ToFill):
            return filled_page(loaded, summary, [choice for (choice,) in traces], best)
        return _page(loaded, summary, traces, best, traces[0][0].slots)
    except Unplayable as reason:
        puzzle = loaded.puzzle
        if isinstance(loaded, ToFill):  # its board is laid out by a state
            puzzle = replace(puzzle, starts=(traces[0][0].slots,))
        return film_page(puzzle, summary, traces, str(reason))


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
