"""Ricochet robots on the boards next to the puzzle: a ray for each square and side."""

from pathlib import Path

from space import cheapest, count, record

FOLDER = Path(__file__).parents[2] / "puzzles" / "robots"


def solve(name, whole=True):
    text = (FOLDER / f"{name}.txt").read_text().splitlines()
    find = {x: (r, c) for r, row in enumerate(text) for c, x in enumerate(row)}
    robots = sorted(x for x in find if x.islower())
    targets = {robots.index(x.lower()): find[x] for x in find if x.isupper()}
    rays = {}
    for r in range(1, len(text), 2):
        for c in range(1, len(text[0]), 2):
            for down, right in (-1, 0), (0, 1), (1, 0), (0, -1):
                ray, a, b = [], r, c
                while text[a + down][b + right] == " ":
                    a, b = a + 2 * down, b + 2 * right
                    ray.append((a, b))
                rays.setdefault((r, c), []).append(ray)

    def runs(at):
        for i, here in enumerate(at):
            for ray in rays[here]:
                free = [k for k, square in enumerate(ray) if square in at]
                reached = ray[: free[0] if free else len(ray)]
                if reached:
                    yield (*at[:i], reached[-1], *at[i + 1 :])

    def is_goal(at):
        return all(at[i] == square for i, square in targets.items())

    start = tuple(find[x] for x in robots)
    if whole:
        found = dict(zip(("states", "cost", "solutions"), count(start, runs, is_goal), strict=True))
    else:
        least, _, ways = cheapest(start, lambda at: ((1, to) for to in runs(at)), is_goal)
        found = {"cost": least, "solutions": ways}
    record("ricochet", {}, map={"board": f"{name}.txt"}, **found)


solve("ricochet", whole=False)
for board in "ricochet-1", "ricochet-2", "ricochet-alone":
    solve(board)
