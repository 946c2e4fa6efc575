"""Three explorers and three natives, some of whom can row, as numbers of four kinds of people.

The puzzle distinguishes people, so paths are counted with the people who make them.
"""

from itertools import product
from math import comb, prod

from space import record


def puzzle(names, rowers, boat):
    # explorers who can row, explorers who can't, natives who can row, natives who can't
    everybody = (rowers[0], 3 - rowers[0], rowers[1], 3 - rowers[1])

    def safe(a, b, c, d):
        return a + b in (0, *range(c + d, 4))

    def crossings(state):
        here, there, left = state
        for crew in product(*(range(n + 1) for n in here)):
            if crew[0] + crew[2] and sum(crew) <= boat:
                after = tuple(n - k for n, k in zip(here, crew, strict=True))
                beyond = tuple(n + k for n, k in zip(there, crew, strict=True))
                if safe(*after) and safe(*beyond):
                    yield prod(map(comb, here, crew)), (beyond, after, not left)

    start = (everybody, (0, 0, 0, 0), True)
    ways, layer, reached, length, best = {start: 1}, [start], {start}, 0, (None, 0)
    while layer:
        arrived = [s for s in layer if not s[2] and sum(s[1]) == 0]
        if arrived and best[0] is None:
            best = length, sum(ways[s] for s in arrived)
        after = {}
        for state in layer:
            for choices, successor in crossings(state):
                if successor not in reached:
                    after[successor] = after.get(successor, 0) + choices * ways[state]
        reached |= set(after)
        layer, ways, length = list(after), after, length + 1
    # number of states with names for each state of numbers
    states = sum(prod(map(comb, everybody, here)) for here, _, _ in reached)
    settings = {"rowers": names, "boat": boat}
    record("explorers", settings, states=states, cost=best[0], solutions=best[1])


puzzle("Abel,Burton,Cook,Xan", (3, 1), 2)
puzzle("Abel,Xan", (1, 1), 2)
puzzle("Abel,Burton,Cook,Xan,Yam,Zoe", (3, 3), 2)
puzzle("Abel,Burton,Cook,Xan", (3, 1), 3)
puzzle("Abel,Burton,Cook", (3, 0), 2)
