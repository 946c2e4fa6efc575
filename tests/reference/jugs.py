"""Pouring water between jugs, with or without a tap."""

from space import tell


def pourings(sizes, tap):
    def successors(water):
        for i, have in enumerate(water):
            for j, size in enumerate(sizes):
                if i != j:
                    amount = min(have, size - water[j])
                    after = list(water)
                    after[i], after[j] = have - amount, water[j] + amount
                    yield tuple(after)
            for level in (0, sizes[i]) if tap else ():
                yield (*water[:i], level, *water[i + 1 :])

    return successors


for sizes, filled, tap, litres, jugs in [
    ((8, 5, 3), (8, 0, 0), False, 4, 2),
    ((3, 5), (0, 0), True, 4, 1),
    ((12, 7, 5), (12, 0, 0), False, 6, 2),
    ((6, 10, 15), (0, 0, 0), True, 1, 1),
    ((6, 10), (0, 0), True, 3, 1),
]:
    settings = {"sizes": sizes, "filled": filled, "tap": tap, "litres": litres, "in_jugs": jugs}
    settings = {k: str(v).lower().strip("()").replace(" ", "") for k, v in settings.items()}

    def goal(water, litres=litres, jugs=jugs):
        return water.count(litres) >= jugs

    tell("jugs", settings, filled, pourings(sizes, tap), goal)
