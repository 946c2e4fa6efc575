"""Bloxorz on the levels next to the puzzle: a corner, and an extent in three dimensions."""

from pathlib import Path

from space import count, record

FOLDER = Path(__file__).parents[2] / "puzzles" / "robots"


def solve(name):
    rows = (FOLDER / f"bloxorz-{name}.txt").read_text().split()
    tiles = {(r, c): x for r, row in enumerate(rows) for c, x in enumerate(row) if x != "-"}
    place = {x: cell for cell, x in tiles.items()}

    def tips(block):  # corner of the least row and column; extent in rows, in columns, in height
        row, column, deep, wide, high = block
        for after in (
            (row - high, column, high, wide, deep),
            (row + deep, column, high, wide, deep),
            (row, column - high, deep, high, wide),
            (row, column + wide, deep, high, wide),
        ):
            r, c, down, right, up = after
            below = [tiles.get((r + i, c + j)) for i in range(down) for j in range(right)]
            if None not in below and not (up == 2 and below == ["t"]):
                yield after

    found = count((*place["S"], 1, 1, 2), tips, lambda block: block == (*place["T"], 1, 1, 2))
    found = dict(zip(("states", "cost", "solutions"), found, strict=True))
    record("bloxorz", {}, map={"level": f"bloxorz-{name}.txt"}, **found)


for level in 1, 3, 4, 6, "short":
    solve(level)
