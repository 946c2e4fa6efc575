"""The pyraminx without tips: a sticker is a piece (its vertices) and a face (the opposite vertex).

With the argument ``all`` every position is visited, and the number at each depth is printed.
"""

import sys
from itertools import permutations

from space import count, levels, record

AT = {"U": (0, 0, 1), "L": (-1, -1, 0), "R": (1, -1, 0), "B": (0, 1, 0)}  # seen from the front, -y
FACES = {"R": "UB U UL B BL L", "B": "UL U UR L LR R", "L": "UR U UB R RB B", "U": "L LR R LB B RB"}
STICKERS = [(frozenset(piece), face) for face in FACES for piece in FACES[face].split()]


def determinant(v, *others):
    (a, b, c), (d, e, f), (g, h, i) = (
        [p - q for p, q in zip(AT[o], AT[v], strict=True)] for o in others
    )
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


TURNS = {}  # for each vertex, direction and place: the old place of the sticker
for v in AT:
    clockwise = next(p for p in permutations(set(AT) - {v}) if determinant(v, *p) > 0)
    for n in 1, 2:
        comes = {v: v} | {clockwise[(k + n) % 3]: clockwise[k] for k in range(3)}
        TURNS[v, n] = [
            STICKERS.index((frozenset(map(comes.get, p)), comes[f]) if v in p else (p, f))
            for p, f in STICKERS
        ]
SOLVED = "".join("ryg"["BRL".index(face)] if face != "U" else "b" for _, face in STICKERS)


def turned(stickers, vertices="ULRB"):
    return ["".join([stickers[i] for i in turn]) for (v, _), turn in TURNS.items() if v in vertices]


def scrambled(turns):
    stickers = SOLVED
    for v, n in turns:
        stickers = "".join([stickers[i] for i in TURNS[v, n]])
    return stickers


def shortest(start):
    layer, reached, length = {start: 1}, set(), 0
    while SOLVED not in layer:
        reached |= layer.keys()
        after = {}
        for state, ways in layer.items():
            for successor in {*turned(state)} - reached:
                after[successor] = after.get(successor, 0) + ways
        layer, length = after, length + 1
    return length, layer[SOLVED]


def listed(stickers, **settings):
    return {"scramble": ",".join(stickers), **settings}


if sys.argv[1:] == ["all"]:
    print(levels(SOLVED, turned))
for turns in "UlRbLur", "ULRBUL":  # a small letter turns back
    start = scrambled([(v.upper(), 1 + v.islower()) for v in turns])
    length, solutions = shortest(start)
    record("pyraminx", listed(start), cost=length, solutions=solutions)
record("pyraminx", listed(SOLVED, turning="U,L"), levels=levels(SOLVED, lambda s: turned(s, "UL")))
flipped = "yyryyyyrrrrr" + SOLVED[12:]
states, cost, _ = count(flipped, lambda s: turned(s, "UL"), lambda s: s == SOLVED)
record("pyraminx", listed(flipped, turning="U,L"), states=states, cost=cost)
