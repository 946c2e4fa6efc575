"""Turning some of the numbers: TopSpin (part of a ring) and squares of four on a board.

With the argument ``all`` every board of nine numbers is visited, and the number at each depth is
printed.
"""

import sys

from space import count, levels, record


def listed(numbers):
    return ",".join(map(str, numbers))


def turnstile(k):
    def turned(ring):
        for p in range(len(ring)):
            pushed = ring[p:] + ring[:p]  # shift the track by p, reverse the first k, shift back
            pushed = pushed[k - 1 :: -1] + pushed[k:]
            yield pushed[len(ring) - p :] + pushed[: len(ring) - p]

    return turned


def ordered(ring):
    first = ring.index(1)
    return list(ring[first:] + ring[:first]) == sorted(ring)


for ring, k in (
    ((2, 1, 3, 4, 5, 6, 7, 8), 4),
    ((3, 1, 4, 5, 2, 7, 6), 3),
    ((6, 5, 4, 3, 2, 1), 2),
    ((2, 1, 3, 4, 5, 6, 7), 4),
    ((2, 1, 3, 4, 5, 6), 3),
    ((1, 2, 3, 4, 6, 5), 4),
    ((3, 1, 4, 5, 2), 5),
):
    states, cost, solutions = count(ring, turnstile(k), ordered)
    record(
        "topspin",
        {"ring": listed(ring), "turnstile": k},
        states=states,
        cost=cost,
        solutions=solutions,
    )
record(
    "topspin",
    {"ring": "1,2,3,4,5,6", "turnstile": 2},
    levels=levels((1, 2, 3, 4, 5, 6), turnstile(2)),
)


def squares(height, width):
    def turned(board):
        for corner in range((height - 1) * width):
            if (corner + 1) % width:
                ring = [corner, corner + 1, corner + 1 + width, corner + width]
                for way in 1, -1:
                    after = list(board)
                    for i in range(4):
                        after[ring[(i + way) % 4]] = board[ring[i]]
                    yield tuple(after)

    return turned


def shortest(start, goal, turned):
    """Number of moves and of solutions, by bidirectional search."""
    ways, sides, lengths = [{start: 1}, {goal: 1}], [{start}, {goal}], [0, 0]
    while not ways[0].keys() & ways[1]:
        side = len(sides[0]) > len(sides[1])
        after = {}
        for state, n in ways[side].items():
            for successor in {*turned(state)} - sides[side]:
                after[successor] = after.get(successor, 0) + n
        sides[side] |= after.keys()
        ways[side], lengths[side] = after, lengths[side] + 1
    return sum(lengths), sum(n * ways[1][s] for s, n in ways[0].items() if s in ways[1])


def board(height, width, numbers):
    return {"height": height, "width": width, "scramble": listed(numbers)}


NINE = tuple(range(1, 10))
if sys.argv[1:] == ["all"]:
    print(levels(NINE, squares(3, 3)))
for scramble in (7, 4, 1, 8, 5, 2, 9, 6, 3), (2, 1, 3, 4, 5, 6, 7, 8, 9):
    cost, solutions = shortest(scramble, NINE, squares(3, 3))
    record("rotations", board(3, 3, scramble), cost=cost, solutions=solutions)
record("rotations", board(2, 3, NINE[:6]), levels=levels(NINE[:6], squares(2, 3)))
for height, width, scramble in (
    (2, 3, (1, 2, 3, 4, 6, 5)),
    (3, 2, (3, 4, 5, 6, 1, 2)),
    (2, 2, (2, 1, 3, 4)),
):
    goal = NINE[: height * width]
    states, cost, solutions = count(scramble, squares(height, width), lambda s, g=goal: s == g)
    record(
        "rotations", board(height, width, scramble), states=states, cost=cost, solutions=solutions
    )
