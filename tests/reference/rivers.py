"""Two models in which being in the boat is a place."""

from space import tell

# the Ruby program: four beings at bank 1, in the boat or at bank 2; rules only on banks
BEANS, FOX, GOOSE, MAN = range(4)


def valid(at):
    bad = ((FOX, GOOSE), (GOOSE, BEANS))
    return not any(at[a] == at[b] != at[MAN] and at[a] != "boat" for a, b in bad)


def rows(at):
    if at[MAN] == "boat":
        moves = [{i: bank for i in range(4) if at[i] == "boat"} for bank in (1, 2)]
    else:
        moves = [{MAN: "boat", i: "boat"} for i in range(4) if at[i] == at[MAN]]
    for move in moves:
        yield tuple(move.get(i, at[i]) for i in range(4))


tell("goat-boat", {}, (1,) * 4, lambda s: filter(valid, rows(s)), lambda s: s == (2,) * 4)

# the C++ listing: cabbage, goat and wolf, each at shore 1, on its way or at shore 2; no farmer


def moves(actors):
    for i, place in enumerate(actors):
        for to in {"1": "~", "~": "12", "2": "~"}[place]:
            after = (*actors[:i], to, *actors[i + 1 :])
            cabbage, goat, wolf = after
            eaten = goat == wolf and cabbage == "~" or goat == cabbage and wolf == "~"
            if after.count("~") <= 1 and not eaten:
                yield after


tell("goat-cpp", {}, tuple("111"), moves, lambda s: s == tuple("222"))
