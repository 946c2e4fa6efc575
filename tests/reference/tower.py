"""Two baskets on a pulley: a state is the set of people and things in the tower."""

from itertools import chain, combinations

from space import tell

PEOPLE = {"queen", "daughter", "son"}


def subsets(things):
    sizes = range(len(things) + 1)
    return map(set, chain.from_iterable(combinations(sorted(things), n) for n in sizes))


def puzzle(pounds, at_most):
    weigh = dict(zip(("queen", "daughter", "son", "weight"), pounds, strict=True))
    everything = frozenset(weigh)

    def swings(tower):
        ground = everything - tower
        if not tower & PEOPLE:
            return
        # without people on the ground, the weight stays in its basket
        for up in subsets(ground) if ground & PEOPLE else [set(ground)]:
            for down in subsets(tower):
                sinks = sum(weigh[x] for x in down) - sum(weigh[x] for x in up)
                if sinks > 0 and (sinks <= at_most or not (up | down) & PEOPLE):
                    yield tower - down | up

    settings = {"pounds": ",".join(map(str, pounds)), "at_most": at_most}
    tell("tower", settings, everything, swings, lambda tower: not tower & PEOPLE)


puzzle((195, 105, 90, 75), 15)
puzzle((195, 165, 90, 75), 15)  # as printed by Carroll's biographer
puzzle((78, 42, 36, 30), 6)
puzzle((195, 105, 90, 75), 30)
puzzle((120, 110, 100, 90), 30)
puzzle((195, 105, 90, 75), 14)
