"""Jealous husbands with an island in the river: a state is a place for each person.

A person is a number: husbands are 0 2 4 …, and each wife has the next number. Places 0 and 2 are
the banks, 1 is the island.
"""

from itertools import combinations

from space import tell


def calm(group):
    men = any(p % 2 == 0 for p in group)
    return not men or all(p % 2 == 0 or p - 1 in group for p in group)


def puzzle(couples, direct):
    def crossings(state):
        boat, places = state
        here = [p for p, place in enumerate(places) if place == boat]
        for n in 1, 2:
            for crew in combinations(here, n):
                for shore in {0, 1, 2} - {boat}:
                    if calm(crew) and (direct or 1 in (boat, shore)):
                        after = [shore if p in crew else place for p, place in enumerate(places)]
                        if all(calm({p for p, x in enumerate(after) if x == y}) for y in range(3)):
                            yield shore, tuple(after)

    start = 0, (0,) * (2 * couples)
    settings = {"couples": couples, "direct": str(direct).lower()}
    tell("husbands-island", settings, start, crossings, lambda s: set(s[1]) == {2})


for couples in 1, 2, 3, 4:
    for direct in False, True:
        puzzle(couples, direct)
