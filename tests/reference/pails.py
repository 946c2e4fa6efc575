"""Vessels of milk poured into each other, and jugs below a tap with a price for each litre."""

from itertools import permutations

from space import cheapest, count, record, tell


def poured(amounts, sizes):
    for i, j in permutations(range(len(sizes)), 2):
        both = amounts[i] + amounts[j]
        after = list(amounts)
        after[j] = min(both, sizes[j])
        after[i] = both - after[j]
        if after[i] != amounts[i]:
            yield tuple(after)


def paid(sizes):
    def moves(water):
        yield from ((0, after) for after in poured(water, sizes))
        for i, size in enumerate(sizes):
            for level in 0, size:
                if level != water[i]:
                    yield max(level - water[i], 0), (*water[:i], level, *water[i + 1 :])

    return moves


def words(*numbers):
    return ",".join(map(str, numbers))


for sizes, filled, wanted in [
    ((5, 4, 10, 10), (0, 0, 10, 10), (2, 2)),
    ((5, 4, 10, 10), (0, 0, 10, 10), (3, 3)),
    ((24, 13, 11, 5), (24, 0, 0, 0), (8, 8, 8)),
    ((8, 5, 3), (8, 0, 0), (4, 4)),
    ((16, 9, 7), (16, 0, 0), (8, 8)),
    ((6, 4, 10, 10), (0, 0, 10, 10), (3, 2)),
]:
    settings = {"sizes": words(*sizes), "filled": words(*filled), "wanted": words(*wanted)}
    tell(
        "milk",
        settings,
        filled,
        lambda milk, sizes=sizes: poured(milk, sizes),
        lambda milk, wanted=wanted: milk[: len(wanted)] == wanted,
    )

for sizes, litres in [((3, 5), 4), ((4, 9), 6), ((7, 11), 6), ((6, 10, 15), 1), ((6, 10), 3)]:
    settings = {"sizes": words(*sizes), "litres": litres}
    start, moves = (0,) * len(sizes), paid(sizes)

    def goal(water, litres=litres):
        return litres in water

    def after(water, moves=moves):
        return {state for _, state in moves(water)}

    states, steps, _ = count(start, after, goal)
    if steps is None:
        record("dear-water", settings, states=states, cost=None, solutions=0)
    else:
        drawn, length, solutions = cheapest(start, moves, goal)
        record("dear-water", settings, states=states, cost=[drawn, length], solutions=solutions)
