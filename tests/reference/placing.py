"""Things placed one after the other: try all placements, and count intermediate stages.

The moving forms of queens, langford and magic-square are in `tests/puzzles`.

With the argument ``all``, tours of a five by five board are counted, too (some seconds).
"""

import sys

from space import record


def tell(puzzle, settings, length, stage, onward):
    """Count the stages, none of which is reached twice, and those with all ``length`` things
    placed.
    """
    stages, full, waiting = 0, 0, [stage]
    while waiting:
        stage = waiting.pop()
        after = list(onward(stage))
        stages, full = stages + 1, full + (after == ["done"])
        waiting += after if after != ["done"] else []
    moving = puzzle if puzzle == "knights-tour" else f"tests/{puzzle}"
    record(moving, settings, states=stages, cost=length if full else None, solutions=full)
    if moving != puzzle:
        record(puzzle, settings, solutions=full)


def queens(n):
    """The free columns, sums and differences, row by row."""

    def onward(stage):
        row, columns, falling, rising = stage
        if row == n:
            yield "done"
        else:
            for c in columns:
                if row + c not in falling and row - c not in rising:
                    yield row + 1, columns - {c}, falling | {row + c}, rising | {row - c}

    return (0, frozenset(range(n)), frozenset(), frozenset()), onward


def tours(height, width, start=(1, 1), *, closed=False):
    """The knight's path so far."""

    def near(a):
        return [
            (r, c)
            for r in range(1, height + 1)
            for c in range(1, width + 1)
            if {abs(r - a[0]), abs(c - a[1])} == {1, 2}
        ]

    def onward(path):
        if len(path) < height * width:
            return [(*path, there) for there in near(path[-1]) if there not in path]
        return [] if closed and start not in near(path[-1]) else ["done"]

    return (start,), onward


def blocks(n):
    """A tuple of blocks, 0 for an empty place; the pair of n first."""

    def onward(stage):
        row, k = stage
        if k == 0:
            yield "done"
        for p in range(2 * n - k - 1):
            if k and row[p] == row[p + k + 1] == 0:
                yield (*row[:p], k, *row[p + 1 : p + k + 1], k, *row[p + k + 2 :]), k - 1

    return ((0,) * (2 * n), n), onward


def magic(n, given):
    """The cells, 0 if empty; lines are lists of cell numbers."""
    lines = [[r * n + c for c in range(n)] for r in range(n)]
    lines += [list(column) for column in zip(*lines, strict=True)]
    lines += [[i * n + i for i in range(n)], [i * n + n - 1 - i for i in range(n)]]

    def onward(cells):
        if 0 not in cells:
            yield "done"
            return
        here = cells.index(0)
        for v in {*range(1, n * n + 1)} - {*cells}:
            after = (*cells[:here], v, *cells[here + 1 :])
            full = [[after[p] for p in line] for line in lines]
            if all(0 in line or 2 * sum(line) == n * (n * n + 1) for line in full):
                yield after

    return given, onward


for n in range(1, 9):
    tell("queens", {"n": n}, n, *queens(n))
for height, width, r, c in (3, 4, 1, 1), (3, 4, 2, 1), (4, 4, 1, 1), (4, 4, 1, 2), (4, 4, 2, 2):
    settings = {"height": height, "width": width, "first_line": r, "first_column": c}
    tell("knights-tour", settings, height * width - 1, *tours(height, width, (r, c)))
if sys.argv[1:] == ["all"]:
    tell("knights-tour", {}, 24, *tours(5, 5))
settings = {"height": 3, "width": 4, "closed": "true"}
tell("knights-tour", settings, 11, *tours(3, 4, closed=True))
for n in range(2, 9):
    tell("langford", {"n": n}, n, *blocks(n))
for n, given in (
    (3, (0,) * 9),
    (3, (0, 0, 0, 0, 0, 0, 0, 0, 2)),
    (3, (5, 0, 0, 0, 0, 0, 0, 0, 0)),
    (2, (0,) * 4),
    (4, (16, 3, 2, 13, 0, 10, 0, 0, 0, 0, 7, 0, 4, 0, 0, 0)),
    (4, (16, 3, 0, 0, 0, 0, 0, 8, 0, 6, 0, 0, 0, 15, 14, 0)),
):
    settings = {"n": n, "given": ",".join(map(str, given))}
    tell("magic-square", settings, given.count(0), *magic(n, given))
