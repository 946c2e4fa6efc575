"""Lights out as linear equations: the number of presses of each lamp, modulo the
number of colours.
"""

from itertools import product
from pathlib import Path

from space import record

INSTANCES = Path(__file__).parents[2] / "puzzles/permutations/instances"


def solve(rows, modulus):
    """All solutions of the equations; a row has the coefficients and the right-hand side."""
    rows, pivots, unknowns = [list(r) for r in rows], [], len(rows[0]) - 1
    for column in range(unknowns):
        top = len(pivots)
        pivot = next((i for i in range(top, len(rows)) if rows[i][column]), None)
        if pivot is None:
            continue
        rows[top], rows[pivot] = rows[pivot], rows[top]
        inverse = pow(rows[top][column], -1, modulus)
        rows[top] = [a * inverse % modulus for a in rows[top]]
        for i, row in enumerate(rows):
            if i != top:
                rows[i] = [
                    (a - row[column] * b) % modulus for a, b in zip(row, rows[top], strict=True)
                ]
        pivots.append(column)
    if any(row[-1] for row in rows[len(pivots) :]):
        return
    free = [c for c in range(unknowns) if c not in pivots]
    for chosen in product(range(modulus), repeat=len(free)):
        values = dict(zip(free, chosen, strict=True))
        for row, column in zip(rows, pivots, strict=False):
            values[column] = (row[-1] - sum(row[c] * values[c] for c in free)) % modulus
        yield [values[c] for c in range(unknowns)]


def play(lamps, modulus):
    """Least (presses, lamps pressed), and the number of such solutions, ignoring the order."""
    rows = []
    for r, c in lamps:
        near = {(r, c), (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
        rows.append([*(int(p in near) for p in lamps), -lamps[r, c] % modulus])
    weights = sorted((sum(x), sum(map(bool, x))) for x in solve(rows, modulus))
    return (*weights[0], weights.count(weights[0])) if weights else (None, None, 0)


boards = {"": ["11111"] * 5}
for collection in "boards", "shades":
    file = {"boards": "lights-out.txt", "shades": "lights-out-shades.txt"}[collection]
    for line in (INSTANCES / file).read_text().splitlines():
        if line.startswith(";"):
            title = line[2:]
        elif line:
            boards.setdefault(f"{collection}:{title}", []).append(line)
for title, lines in boards.items():
    lamps = {(r, c): int(x) for r, line in enumerate(lines) for c, x in enumerate(line)}
    colours = 3 if title.startswith("shades") else 2
    cost, length, solutions = play(lamps, colours)
    given = {"instance": title} if title else {}
    found = {"cost": cost, "solutions": solutions} | ({"length": length} if cost else {})
    record("lights-out", {"colours": colours}, **given, **found)
