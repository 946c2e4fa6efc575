"""Doors and buttons, breadth-first; the argument is a map file (default: one next to
the puzzle).
"""

import sys
from pathlib import Path

from space import tell

path = Path(
    sys.argv[1] if sys.argv[1:] else Path(__file__).parents[2] / "puzzles" / "mazes" / "maze.txt"
)
_, *lines = path.read_text().split("\n")
rows = [line for line in lines if line and not line.startswith("//")]
maze = {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row)}


def successors(state):
    colour, (r, c) = state
    here = maze[r, c]
    if here.islower() and here != colour or here == "^" != colour:
        return [(here, (r, c))]
    steps = (r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)
    return [
        (colour, cell)
        for cell in steps
        if maze.get(cell, "#") != "#"
        and not (maze[cell].isupper() and maze[cell].lower() != colour)
    ]


start = ("^", next(cell for cell in maze if maze[cell] == "@"))
tell("maze", {}, start, successors, lambda s: maze[s[1]] == "?")
