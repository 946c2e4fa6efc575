"""Nonograms: rows are words of `#` and `.`; every row with the right runs is tried."""

from itertools import groupby, product

from space import tell


def runs(squares):
    return [len([*same]) for sign, same in groupby(squares) if sign == "#"]


def solve(name, across, down):
    lines = [[w for w in product("#.", repeat=len(down)) if runs(w) == clue] for clue in across]

    def columns(rows):
        return [runs(row[c] for row in rows) for c in range(len(down))]

    def fits(found, clue):
        return len(found) <= len(clue) and all(a <= b for a, b in zip(found, clue, strict=False))

    def draw(rows):
        for line in lines[len(rows)] if len(rows) < len(across) else ():
            if all(map(fits, columns((*rows, line)), down)):
                yield *rows, line

    tell("nonogram", {}, (), draw, lambda rows: columns(rows) == down, **name)


CAT = [[2], [4], [6], [8], [2, 2], [2, 2], [2, 3]], [[1], [5], [6], [4], [4], [6], [5], [1, 1]]
solve({}, *CAT)
