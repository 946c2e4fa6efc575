"""A coffee can, a cat in boxes, the Game of Life: models with several initial states.

The state counts equal TLC's for CoffeeCan, Moving_Cat_Puzzle and GameOfLife in the examples of
TLA+: 5,150 (100 beans), 501,500 (1,000), 48 and 30 (six and five boxes), 65,536.
"""

from itertools import product

from space import record


def reach(starts, successors):
    """All reachable states, with their distances from the nearest start."""
    depth = dict.fromkeys(starts, 0)
    for state in (waiting := list(depth)):
        for after in successors(state):
            if after not in depth:
                depth[after] = depth[state] + 1
                waiting.append(after)
    return depth


def takes(can):
    white, black = can
    if white > 1:
        yield white - 2, black + 1
    if black > 1 or (white and black):
        yield white, black - 1


for beans in (100, 1000):
    depth = reach([(white, beans - white) for white in range(beans + 1)], takes)
    record("coffee-can", {"beans": beans}, states=len(depth), cost=depth[1, 0])


def nights(boxes):
    def successors(state):
        cat, opened, step = state
        if 2 <= opened + step < boxes:
            opened += step
        else:
            step = -step
        for box in (cat - 1, cat + 1):
            if 1 <= box <= boxes:
                yield box, opened, step

    return successors


for boxes in (5, 6):
    starts = product(range(1, boxes + 1), range(2, boxes), (-1, 1))
    record("cat", {"boxes": boxes}, states=len(reach(starts, nights(boxes))))


def tick(field):
    alive = {divmod(n, 4) for n, lit in enumerate(field) if lit}
    near = {
        (r, c): sum((r + i, c + j) in alive for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)
        for r in range(4)
        for c in range(4)
    }
    yield tuple(int(n == 3 or (n == 2 and cell in alive)) for cell, n in near.items())


record("life", {}, states=len(reach(product((0, 1), repeat=16), tick)))
