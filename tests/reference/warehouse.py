"""Robots in a warehouse: try every simultaneous move of all robots."""

from itertools import combinations, product
from pathlib import Path

from space import count, record

FOLDER = Path(__file__).parents[2] / "puzzles" / "robots"

THREE = """a...Bc
.#.##.
......
.##.#.
....#.
C..b.A"""


def solve(text):
    cells = {(r, c): x for r, row in enumerate(text.split()) for c, x in enumerate(row) if x != "#"}
    place = {x: cell for cell, x in cells.items() if x != "."}
    letters = sorted(x for x in place if x.islower())
    around = {
        (r, c): [x for x in ((r, c), (r, c + 1), (r, c - 1), (r + 1, c), (r - 1, c)) if x in cells]
        for r, c in cells
    }
    target = tuple(place[x.upper()] for x in letters)

    def steps(at):
        for to in product(*(around[cell] for cell in at)):
            if len(set(to)) < len(to):
                continue
            pairs = zip(at, to, strict=True)
            if all(p != (q[1], q[0]) for p, q in combinations(pairs, 2)):
                yield to

    return count(tuple(place[x] for x in letters), steps, lambda at: at == target)


for map_, text in ({}, THREE), ({"hall": "warehouse-six.txt"}, None):
    text = text or (FOLDER / map_["hall"]).read_text()
    states, cost, ways = solve(text)
    record(
        "warehouse", {}, **({"map": map_} if map_ else {}), states=states, cost=cost, solutions=ways
    )
