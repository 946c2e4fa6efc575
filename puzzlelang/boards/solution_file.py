"""A solution as a file to look at: a page that plays it, or a picture of all its steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

from puzzlelang.boards.board import Board
from puzzlelang.boards.look import Boards
from puzzlelang.boards.player import Solution, player
from puzzlelang.boards.strip import strip
from puzzlelang.core import Puzzle
from puzzlelang.text import Stage, stage


class Step(Protocol):
    """A state of a solution, and what was said of the step into it"""

    @property
    def slots(self) -> tuple[int, ...]: ...
    @property
    def said(self) -> str: ...


Trace = Sequence[Step]


def page(puzzle: Puzzle, summary: str, traces: Sequence[Trace]) -> str:
    """A page that needs nothing else and plays each of the solutions."""
    boards = Boards(puzzle)
    count = len(traces)
    found = []
    for n, trace in enumerate(traces):
        heading = f"solution {n + 1} of {count}" if count > 1 else ""
        said = tuple(step.said for step in trace[1:])
        found.append(Solution(tuple(_drawn(boards, trace)), said, heading))
    return player(puzzle.title, summary, found)


def picture(puzzle: Puzzle, summary: str, traces: Sequence[Trace]) -> str:
    """An SVG of all steps of the first solution."""
    boards = Boards(puzzle)
    said = [step.said for step in traces[0][1:]]
    return strip(puzzle.title, summary, list(_drawn(boards, traces[0])), said)


def _drawn(boards: Boards, trace: Trace) -> Iterator[Board]:
    with stage(Stage.DRAWING, total=len(trace)) as task:
        for n, board in enumerate(boards.several(step.slots for step in trace)):
            task.at(n)
            yield board


SOLUTIONS: Mapping[str, Callable[[Puzzle, str, Sequence[Trace]], str]] = {
    ".html": page,
    ".svg": picture,
}
"""What a solution can be written to, by the ending of the name."""
