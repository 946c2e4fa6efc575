"""Loopover: letters in a tuple; a row or column is rotated by one.

`loopover.py all` visits all positions from the solved one, and prints the number at each depth.
"""

import sys

from space import count, levels, record

SIDE = 3
LOOPS = [[SIDE * r + c for c in range(SIDE)] for r in range(SIDE)]
LOOPS += [list(column) for column in zip(*LOOPS, strict=True)]


def pushes(board):
    for loop in LOOPS:
        for by in (1, -1):
            after = list(board)
            for place, from_ in zip(loop, loop[by:] + loop[:by], strict=True):
                after[place] = board[from_]
            yield tuple(after)


ORDER = tuple("ABCDEFGHI")
for text in "IHGFEDCBA", "BACDEFGHI":
    states, cost, ways = count(tuple(text), pushes, lambda board: board == ORDER)
    map_ = {} if text[0] == "I" else {"map": {"board": "loopover-odd.txt"}}
    best = {"cost": cost, "solutions": ways} if ways else {}
    record("loopover", {}, **map_, states=states, **best)
if sys.argv[1:] == ["all"]:
    print(levels(ORDER, pushes))
