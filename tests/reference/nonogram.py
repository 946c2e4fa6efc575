"""Nonograms: rows are words of `#` and `.`; every row with the right runs is tried.

The moving form in `tests/puzzles` draws them one by one.
"""

from itertools import groupby, product

from space import count, record


def runs(squares):
    return [len([*same]) for sign, same in groupby(squares) if sign == "#"]


def solve(across, down, moving=False, **instance):
    lines = [[w for w in product("#.", repeat=len(down)) if runs(w) == clue] for clue in across]

    def columns(rows):
        return [runs(row[c] for row in rows) for c in range(len(down))]

    def fits(found, clue):
        return len(found) <= len(clue) and all(a <= b for a, b in zip(found, clue, strict=False))

    def draw(rows):
        for line in lines[len(rows)] if len(rows) < len(across) else ():
            if all(map(fits, columns((*rows, line)), down)):
                yield *rows, line

    states, cost, solutions = count((), draw, lambda rows: columns(rows) == down)
    if moving:
        record("tests/nonogram", {}, states=states, cost=cost, solutions=solutions)
    record("nonogram", {}, solutions=solutions, **instance)


CAT = [[2], [4], [6], [8], [2, 2], [2, 2], [2, 3]], [[1], [5], [6], [4], [4], [6], [5], [1, 1]]
solve(*CAT, moving=True)
TEN = [
    [[5, 1, 1], [4, 1], [3, 3], [3], [4], [1], [6], [2, 2], [8], [2, 4]],
    [[2, 1, 3], [4, 3], [5, 1], [3, 1, 2], [1, 1, 1, 2], [1, 4], [4], [3, 1, 1], [1, 1],
     [1, 1, 2]],
]  # fmt: skip
solve(*TEN, instance="ten")
