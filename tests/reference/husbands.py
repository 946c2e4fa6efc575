"""Jealous husbands: no wife is with other men without her husband, on a bank or in the boat.

A person is a number: husbands are 0 2 4 …, and each wife has the next number.
"""

from itertools import combinations

from space import tell


def calm(group):
    men = any(p % 2 == 0 for p in group)
    return not men or all(p % 2 == 0 or p - 1 in group for p in group)


def puzzle(couples, boat):
    everybody = frozenset(range(2 * couples))

    def crossings(state):
        here, there, left = state  # the boat is at `here`, which may be the left bank
        for n in range(1, boat + 1):
            for crew in map(frozenset, combinations(here, n)):
                if calm(crew) and calm(here - crew) and calm(there | crew):
                    yield there | crew, here - crew, not left

    start = (everybody, frozenset(), True)
    settings = {"couples": couples, "boat": boat}
    tell("husbands", settings, start, crossings, lambda s: not (s[1] or s[2]))


for numbers in (
    (1, 1),
    (2, 2),
    (3, 2),
    (3, 3),
    (4, 2),
    (4, 3),
    (5, 3),
    (4, 4),
    (6, 3),
    (6, 4),
    (7, 4),
    (8, 4),
):
    puzzle(*numbers)
