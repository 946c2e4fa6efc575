"""The pocket cube by its 24 stickers; the corner down, back, left is fixed.

With the argument ``all`` every position is visited (some minutes, 2 GB).
"""

import sys
from itertools import product

from space import levels, record

FACES = {"U": (0, 1, 0), "R": (1, 0, 0), "F": (0, 0, 1)}
FACES |= {"D": (0, -1, 0), "L": (-1, 0, 0), "B": (0, 0, -1)}
CORNERS = ("URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DRB", "DBL")  # faces clockwise, U or D first
CLOCKWISE = {
    "U": lambda x, y, z: (-z, y, x),
    "R": lambda x, y, z: (x, z, -y),
    "F": lambda x, y, z: (y, -x, z),
}


def place(corner):
    return tuple(map(sum, zip(*(FACES[f] for f in corner), strict=True)))


STICKERS = [(place(c), FACES[f]) for c in CORNERS for f in c]
TURNS = []  # for each turn and place: the old place of the sticker
for face, quarters in product("URF", (1, 2, 3)):
    layer = {s for s in STICKERS if sum(a * b for a, b in zip(s[0], FACES[face], strict=True)) > 0}
    goes = {s: s for s in STICKERS}
    for _ in range(quarters):
        turned = {s: tuple(CLOCKWISE[face](*v) for v in goes[s]) for s in layer}
        goes |= turned
    TURNS.append([next(i for i, s in enumerate(STICKERS) if goes[s] == t) for t in STICKERS])


def turns(stickers):
    return ["".join([stickers[i] for i in turn]) for turn in TURNS]


def stickers(pieces, twists):
    """A piece twisted by n shows its first colour on the n-th face of its place."""
    given = [c[-n:] + c[:-n] for c, n in zip((*pieces, "DBL"), (*twists, 0), strict=True)]
    return "".join(given)


SOLVED = "".join(CORNERS)
PIECES = ("DFR", "UFL", "DLF", "ULB", "UBR", "DRB", "URF")  # solved, then F R' U F2
TWISTS = (1, 2, 2, 0, 2, 1, 1)
if sys.argv[1:] == ["all"]:
    print(levels(SOLVED, turns))
layer, reached, length = {stickers(PIECES, TWISTS): 1}, set(), 0
while SOLVED not in layer:
    reached |= layer.keys()
    after = {}
    for state, ways in layer.items():
        for successor in {*turns(state)} - reached:
            after[successor] = after.get(successor, 0) + ways
    layer, length = after, length + 1
record("cube", {}, cost=length, solutions=layer[SOLVED])
