"""Rolling dice on the boards next to the puzzle: a die is a word of its six faces."""

from pathlib import Path

from space import count, record

FOLDER = Path(__file__).parents[2] / "puzzles" / "mazes"
# top, north, east, south, west, bottom: the old position of the face in each position
TIPS = {(-1, 0): (3, 0, 2, 5, 4, 1), (1, 0): (1, 5, 2, 0, 4, 3),
        (0, 1): (4, 1, 0, 3, 5, 2), (0, -1): (2, 1, 5, 3, 0, 4)}  # fmt: skip


def solve(name, finish, die="635421"):
    rows = (FOLDER / f"{name}.txt").read_text().split()
    start = next((r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x in "SO")
    asked = {"G": str(finish), "O": str(finish), "*": "123456", "#": "", "S": ""}

    def tips(state):
        (r, c), die, _ = state
        for (down, right), faces in TIPS.items():
            a, b = r + down, c + right
            if 0 <= a < len(rows) and 0 <= b < len(rows[a]):
                x = rows[a][b]
                if die[0] in asked.get(x, x):
                    yield (a, b), "".join(die[face] for face in faces), x in "GO"

    found = count((start, die, False), tips, lambda state: state[2])
    found = dict(zip(("states", "cost", "solutions"), found, strict=True))
    record("rolling-die", {"finish": finish}, map={"board": f"{name}.txt"}, **found)


solve("rolling-die", 5)
for number in range(1, 7):
    solve("rolling-die-small", number)
solve("rolling-die-large", 1)
