"""The 8-puzzle, breadth-first."""

from space import count, levels, record

SOLVED = "123456780"


def slides(tiles):
    gap = tiles.index("0")
    row, column = divmod(gap, 3)
    for r, c in (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column):
        if 0 <= r < 3 and 0 <= c < 3:
            tile = tiles[3 * r + c]
            yield tiles.translate({ord("0"): tile, ord(tile): "0"})


def listed(tiles):
    return {"scramble": ",".join(tiles)}


record("eight-puzzle", listed(SOLVED), levels=levels(SOLVED, slides))
for start in "867254301", "647850321":
    states, moves, solutions = count(start, slides, lambda s: s == SOLVED)
    record("eight-puzzle", listed(start), states=states, cost=moves, solutions=solutions)
