"""Three men and their three sacks in a boat for two: a state is the set on the first bank."""

from itertools import combinations

from space import tell


def puzzle(*shares):
    everything = frozenset("GJTgjt")  # a capital is a man, the small letter his sack
    worth = dict(zip("gjt", shares, strict=True))

    def honest(group):
        men = [x for x in group if x.isupper()]
        sacks = sum(worth[x] for x in group if x.islower())
        return len(men) != 1 or sacks <= worth[men[0].lower()]

    def crossings(state):
        left, boat = state
        here = left if boat == "left" else everything - left
        for pair in combinations(here, 2):
            for load in {frozenset(pair), frozenset(pair[:1]), frozenset(pair[1:])}:
                after = left ^ load
                if any(x.isupper() for x in load) and honest(load) and honest(after):
                    if honest(everything - after):
                        yield after, "right" if boat == "left" else "left"

    settings = {"shares": ",".join(map(str, shares))}
    tell("treasure", settings, (everything, "left"), crossings, lambda s: not s[0])


for shares in (800, 500, 300), (800, 500, 500), (400, 300, 200), (0, 0, 0), (9, 5, 1):
    puzzle(*shares)
