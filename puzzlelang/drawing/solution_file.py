"""Files of solutions: a page with a player, or a picture of all steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from puzzlelang.core import Puzzle
from puzzlelang.drawing.board import Board
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.player import Solution, player
from puzzlelang.drawing.strip import strip
from puzzlelang.text import Protocol, Stage, TypeVar, stage


class Step(Protocol):
    """A state of a solution, and the text of the step into it."""

    @property
    def slots(self) -> tuple[int, ...]: ...
    @property
    def said(self) -> str: ...


Trace = Sequence[Step]

Drawn = TypeVar("Drawn")
Draw = Callable[[Puzzle, str, Sequence[Trace]], Drawn]
"""Builds a file from a puzzle, a summary and the solutions."""


def page(puzzle: Puzzle, summary: str, traces: Sequence[Trace]) -> str:
    """Build a self-contained page that plays each solution."""
    boards = Boards(puzzle)
    count = len(traces)
    solutions = []
    for n, trace in enumerate(traces):
        heading = f"solution {n + 1} of {count}" if count > 1 else ""
        texts = tuple(step.said for step in trace[1:])
        solutions.append(Solution(tuple(_drawn(boards, trace)), texts, heading))
    return player(puzzle.title, summary, solutions)


def picture_of_steps(puzzle: Puzzle, summary: str, traces: Sequence[Trace]) -> str:
    """Build an SVG of all steps of the first solution."""
    return strip(*_parts(puzzle, summary, traces))


def film_of_dots(puzzle: Puzzle, summary: str, traces: Sequence[Trace]) -> bytes:
    """Build an animated GIF of the first solution."""
    from puzzlelang.drawing.dotted_file import gif

    return gif(*_parts(puzzle, summary, traces))


def picture_of_dots(puzzle: Puzzle, summary: str, traces: Sequence[Trace]) -> bytes:
    """Build a PNG of all steps of the first solution."""
    from puzzlelang.drawing.dotted_file import png

    return png(*_parts(puzzle, summary, traces))


def _parts(
    puzzle: Puzzle, summary: str, traces: Sequence[Trace]
) -> tuple[str, str, list[Board], list[str]]:
    texts = [step.said for step in traces[0][1:]]
    return puzzle.title, summary, list(_drawn(Boards(puzzle), traces[0])), texts


def _drawn(boards: Boards, trace: Trace) -> Iterator[Board]:
    with stage(Stage.DRAWING, total=len(trace)) as task:
        for n, board in enumerate(boards.several(step.slots for step in trace)):
            task.at(n)
            yield board


SOLUTIONS: Mapping[str, Draw[str]] = {
    ".html": page,
    ".svg": picture_of_steps,
}
"""Formats by suffix."""

DOTTED: Mapping[str, Draw[bytes]] = {
    ".gif": film_of_dots,
    ".png": picture_of_dots,
}
"""Formats that raise PuzzleError without Pillow."""

FILES: Mapping[str, Draw[str | bytes]] = {
    **SOLUTIONS,
    **DOTTED,
}
