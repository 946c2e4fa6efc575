"""Sokoban: fewest pushes, then fewest steps; the levels are those beside the puzzle."""

from pathlib import Path

from space import cheapest, count, record


def solve(level):
    text = (Path(__file__).parents[2] / "puzzles" / "boxes" / f"{level}.txt").read_text()
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

    states, _, _ = count(start, lambda s: [after for _, after in moves(s)], is_goal)
    pushes, length, ways = cheapest(start, moves, is_goal)
    found = {"states": states, "cost": [pushes, length], "length": length, "solutions": ways}
    record("sokoban", {}, map={"room": f"{level}.txt"}, **found)


solve("microban-1")
solve("microban-2")
