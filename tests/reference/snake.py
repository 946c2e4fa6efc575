"""The snake in the gardens next to the puzzle: its cells from the head, and the
remaining apples.
"""

from pathlib import Path

from space import count, record

FOLDER = Path(__file__).parents[2] / "puzzles" / "mazes"


def solve(name):
    rows = (FOLDER / f"{name}.txt").read_text().split()
    cells = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}
    free = {cell for cell, sign in cells.items() if sign != "#"}
    parts = sorted((sign, cell) for cell, sign in cells.items() if sign.isdigit())
    apples = frozenset(cell for cell, sign in cells.items() if sign == "o")

    def steps(state):
        snake, apples = state
        r, c = snake[0]
        for there in (r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1):
            tail = snake if there in apples else snake[:-1]
            if there in free and there not in tail:
                yield (there, *tail), apples - {there}

    start = tuple(cell for _, cell in parts), apples
    states, cost, ways = count(start, steps, lambda state: not state[1])
    found = {"states": states, "cost": cost, "solutions": ways}
    record("snake", {}, map={"garden": f"{name}.txt"}, **found)


for name in "snake", "snake-small", "snake-corridor":
    solve(name)
