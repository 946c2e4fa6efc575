"""Wagons through sidings: words for the waiting wagons, the train, and each siding."""

from space import tell


def solve(wanted, sidings=1, room=6):
    def moves(state):
        coming, train, *stacks = state
        for i, stack in enumerate(stacks):
            before, after = stacks[:i], stacks[i + 1 :]
            if coming and len(stack) < room:
                yield coming[1:], train, *before, stack + coming[0], *after
            if stack:
                yield coming, train + stack[-1], *before, stack[:-1], *after

    start = ("".join(sorted(wanted)), "", *[""] * sidings)
    settings = {"wanted": ",".join(wanted), "sidings": sidings, "room": room}
    tell("siding", settings, start, moves, lambda state: state[1] == wanted)


solve("346521")
solve("312")
solve("321")
solve("346521", room=3)
solve("2413", sidings=2)
solve("45321", sidings=2, room=2)
solve("51342", sidings=2)
