"""Peg solitaire on a triangle: jumps, and moves of several jumps by one peg."""

from itertools import permutations

from space import cheapest, count, record, tell


def board(height):
    """All jumps, as three adjacent holes in a line."""
    holes = [(row, place) for row in range(height) for place in range(row + 1)]
    beside = {(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)}
    lines = []
    for a, b, c in permutations(holes, 3):
        way = (b[0] - a[0], b[1] - a[1])
        if way in beside and way == (c[0] - b[0], c[1] - b[1]):
            lines.append(tuple(1 << holes.index(h) for h in (a, b, c)))
    return (1 << len(holes)) - 1, lines


def single(pegs):
    return pegs & (pegs - 1) == 0


def jumps(pegs, lines):
    for here, over, there in lines:
        if pegs & (here | over) == here | over and not pegs & there:
            yield here, there, pegs ^ here ^ over ^ there


def solitaire(height, empty):
    full, lines = board(height)
    start = full ^ 1 << (empty - 1)
    settings = {"height": height, "empty": empty}
    tell("triangle", settings, start, lambda s: [j[2] for j in jumps(s, lines)], single)


def runs(height, empty):
    full, lines = board(height)
    start = (full ^ 1 << (empty - 1), 0)

    def moves(state):
        for here, there, after in jumps(state[0], lines):
            yield int(here != state[1]), (after, there)

    def done(state):
        return single(state[0])

    settings = {"height": height, "empty": empty}
    states, length, _ = count(start, lambda s: [after for _, after in moves(s)], done)
    if length is None:
        record("triangle-runs", settings, states=states, cost=None)
    else:
        cost, length, ways = cheapest(start, moves, done)
        record("triangle-runs", settings, states=states, cost=cost, length=length, solutions=ways)


for empty in 1, 2, 4, 5:
    solitaire(5, empty)
    runs(5, empty)
for empty in 1, 2, 5:
    solitaire(4, empty)
    runs(4, empty)
solitaire(3, 2)
