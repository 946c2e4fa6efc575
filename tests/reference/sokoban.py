"""Sokoban: fewest pushes, then fewest steps; the levels next to the puzzle."""

import re
from pathlib import Path

from space import cheapest, count, record

BOXES = Path(__file__).parents[2] / "puzzles" / "boxes"


def solve(text, whole, **where):
    cells = {(r, c): x for r, row in enumerate(text.split("\n")) for c, x in enumerate(row)}
    walls, goals = ({k for k in cells if cells[k] in s} for s in ("#", ".*+"))
    crates = frozenset(k for k in cells if cells[k] in "$*")
    start = (next(k for k in cells if cells[k] in "@+"), crates)

    def moves(state):
        (r, c), crates = state
        for dr, dc in (-1, 0), (0, 1), (1, 0), (0, -1):
            to, beyond = (r + dr, c + dc), (r + 2 * dr, c + 2 * dc)
            if to in crates and beyond not in walls | crates:
                yield 1, (to, crates - {to} | {beyond})
            elif to not in walls | crates:
                yield 0, (to, crates)

    def is_goal(state):
        return state[1] == goals

    found = {}
    if whole:
        found["states"], _, _ = count(start, lambda s: [after for _, after in moves(s)], is_goal)
    pushes, length, ways = cheapest(start, moves, is_goal)
    found |= {"cost": [pushes, length], "length": length, "solutions": ways}
    record("sokoban", {}, **where, **found)


for level in "microban-1.txt", "microban-2.txt":
    solve((BOXES / level).read_text(), whole=True, map={"room": level})
collection = (BOXES / "instances" / "microban.xsb").read_text()
levels = dict(re.findall(r"; (\d+)\n\n((?:[ #@$.*+]+\n)+)", collection))
for number in "3", "8", "9", "10", "12", "14", "15":
    solve(levels[number], whole=False, instance=f"microban:{number}")
