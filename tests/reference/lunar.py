"""Lunar lockout: fly up to the nearest neighbour in line; the file of cards has their costs."""

from pathlib import Path

from space import count, record

FOLDER = Path(__file__).parents[2] / "puzzles" / "robots"


def flights(at):
    for i, (r, c) in enumerate(at):
        row = [x for k, (a, x) in enumerate(at) if a == r and k != i]
        column = [a for k, (a, x) in enumerate(at) if x == c and k != i]
        landings = set()
        if any(x < c for x in row):
            landings.add((r, max(x for x in row if x < c) + 1))
        if any(x > c for x in row):
            landings.add((r, min(x for x in row if x > c) - 1))
        if any(a < r for a in column):
            landings.add((max(a for a in column if a < r) + 1, c))
        if any(a > r for a in column):
            landings.add((min(a for a in column if a > r) - 1, c))
        for place in landings - {(r, c)}:
            yield (*at[:i], place, *at[i + 1 :])


def solve(board):
    place = {x: divmod(n, 5) for n, x in enumerate(board) if x != "."}
    start = (place.pop("r"), *place.values())
    return count(start, flights, lambda at: at[0] == (2, 2))


for line in (FOLDER / "instances" / "lunar-lockout.txt").read_text().splitlines():
    if not line.startswith("#"):
        board, claimed = line.split()
        states, cost, ways = solve(board)
        assert cost == int(claimed), line
for name in "lunar-lockout", "lunar-lockout-short":
    states, cost, ways = solve((FOLDER / f"{name}.txt").read_text().replace("\n", ""))
    found = {"states": states, "cost": cost, "solutions": ways}
    record("lunar-lockout", {}, map={"board": f"{name}.txt"}, **found)
