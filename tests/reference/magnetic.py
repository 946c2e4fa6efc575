"""The magnetic tower of Hanoi: piles of (disc, its upper side, its lower side)."""

from itertools import permutations

from space import tell


def turned(disc):
    size, upper, lower = disc
    return size, lower, upper


def carries(piles):
    for i, j in permutations(range(3), 2):
        here, there = piles[i], piles[j]
        if here:
            disc = turned(here[-1])
            if not there or (there[-1][0] > disc[0] and there[-1][1] != disc[2]):
                after = list(piles)
                after[i], after[j] = here[:-1], (*there, disc)
                yield tuple(after)


for discs in range(1, 7):
    tower = tuple((size, "red", "blue") for size in range(discs, 0, -1))
    tell("hanoi-magnetic", {"discs": discs}, (tower, (), ()), carries, lambda p: not p[0] + p[1])
