"""Keys and doors in the houses next to the puzzle: keys held are a word of small letters."""

from pathlib import Path

from space import count, record

FOLDER = Path(__file__).parents[2] / "puzzles" / "mazes"


def solve(name):
    rows = (FOLDER / f"{name}.txt").read_text().split()
    house = {(r, c): x for r, row in enumerate(rows) for c, x in enumerate(row) if x != "#"}
    wanted = sum(x.islower() for x in house.values())

    def steps(state):
        (r, c), had = state
        for to in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
            x = house.get(to)
            if x and (not x.isupper() or x.lower() in had):
                yield to, "".join(sorted({*had, x})) if x.islower() else had

    start = next(cell for cell, x in house.items() if x == "@")
    found = count((start, ""), steps, lambda state: len(state[1]) == wanted)
    found = dict(zip(("states", "cost", "solutions"), found, strict=True))
    record("keys", {}, map={"house": f"{name}.txt"}, **found)


for house in "keys", "keys-small", "keys-two", "keys-locked":
    solve(house)
