"""Boards of peg solitaire, for programs that need every jump listed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

AROUND = ((-1, 0), (0, 1), (1, 0), (0, -1))


@dataclass(frozen=True)
class Board:
    """Holes are numbered row by row; a jump goes from the first over the second into the third."""

    holes: tuple[tuple[int, int], ...]
    start: tuple[bool, ...]
    goal: tuple[bool, ...]
    jumps: tuple[tuple[int, int, int], ...]


def read_board(path: Path) -> Board:
    signs = {
        (r, c): sign
        for r, row in enumerate(path.read_text().split())
        for c, sign in enumerate(row)
        if sign != "#"
    }
    number = {hole: n for n, hole in enumerate(signs)}
    lines = (
        tuple(number.get((r + far * down, c + far * right)) for far in range(3))
        for r, c in signs
        for down, right in AROUND
    )
    return Board(
        tuple(signs),
        tuple(sign in "o*" for sign in signs.values()),
        tuple(sign in "x*" for sign in signs.values()),
        tuple(line for line in lines if None not in line),  # type: ignore[misc]
    )
