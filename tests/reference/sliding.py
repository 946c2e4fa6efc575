"""Sliding tiles in small boxes, from the finished box outwards: the farthest positions."""

from space import count, record


def slides(width, tiles):
    gap = tiles.index(0)
    for other in range(len(tiles)):
        rows, columns = abs(other // width - gap // width), abs(other % width - gap % width)
        if rows + columns == 1:
            moved = list(tiles)
            moved[gap], moved[other] = moved[other], 0
            yield tuple(moved)


def farthest(width, size):
    layer = reached = {tuple(range(size))}
    while layer:
        last, layer = layer, {t for s in layer for t in slides(width, s)} - reached
        reached = reached | layer
    return min(last)


def solve(width, tiles):
    ordered = tuple(range(len(tiles)))
    found = count(tiles, lambda s: slides(width, s), lambda s: s == ordered)
    settings = {"width": width, "tiles": ",".join(map(str, tiles))}
    names = ("states", "cost", "solutions")
    record("tiles", settings, **dict(zip(names, found, strict=True)))


for width, size in (2, 4), (3, 6), (4, 8):
    solve(width, farthest(width, size))
solve(3, (0, 1, 2, 3, 5, 4))
