"""The Japanese family, one crossing a step, with children distinguished or interchangeable."""

from itertools import combinations

from space import tell

EVERYONE = frozenset("mfdespPT")  # mother, father, two daughters d e, two sons s p, police, thief
DRIVERS = set("mfP")


def calm(group):
    daughter, son = group & set("de"), group & set("sp")
    return not (
        ("f" in group and daughter and "m" not in group)
        or ("m" in group and son and "f" not in group)
        or ("T" in group and group & set("mfdesp") and "P" not in group)
    )


def crossings(state):
    left, raft_left = state
    for n in (1, 2):
        for riders in map(set, combinations(sorted(left if raft_left else EVERYONE - left), n)):
            after = left - riders if raft_left else left | riders
            if DRIVERS & riders and calm(riders) and calm(after) and calm(EVERYONE - after):
                yield after, not raft_left


goal = (frozenset(), False)
tell("family", {}, (EVERYONE, True), crossings, lambda s: s == goal, symmetry=False)


def alike(state):
    """Interchangeable children: of two, put the first one on the left."""
    left, raft_left = state
    for one, other in ("de", "sp"):
        if other in left and one not in left:
            left = left - {other} | {one}
    return left, raft_left


tell("family", {}, (EVERYONE, True), lambda s: map(alike, crossings(s)), lambda s: s == goal)
