"""Seven cubes in a box of two by two by two; places are the corners of a cube."""

from itertools import product

from space import count, levels, record

CORNERS = list(product((0, 1), repeat=3))  # layer, row, column
SOLVED = "12345670"


def slides(cubes):
    gap = cubes.index("0")
    for corner, cube in zip(CORNERS, cubes, strict=True):
        if sum(abs(a - b) for a, b in zip(corner, CORNERS[gap], strict=True)) == 1:
            yield cubes.translate({ord("0"): cube, ord(cube): "0"})


def listed(cubes):
    return {"scramble": ",".join(cubes)}


record("varikon", listed(SOLVED), levels=levels(SOLVED, slides))
for start in "06754321", "05674321", "75643210", "12345760":
    states, cost, solutions = count(start, slides, lambda s: s == SOLVED)
    record("varikon", listed(start), states=states, cost=cost, solutions=solutions)
