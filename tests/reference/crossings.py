"""Farmer puzzles: the farmer rows with some of his things; unattended, some eat others.

A state is (the farmer's bank, the things on the left bank).
"""

from itertools import combinations, product

from space import tell


def crossings(things, eats, room):
    def safe(bank):
        return not any((a, b) in eats for a in bank for b in bank)

    def rows(state):
        farmer, left = state
        here = left if farmer == "left" else things - left
        for n in range(room + 1):
            for load in combinations(sorted(here), n):
                kept = left - set(load) if farmer == "left" else left | set(load)
                yield ("right" if farmer == "left" else "left", kept)

    def alone(state):
        return state[1] if state[0] == "right" else things - state[1]

    start = ("left", things)
    goal = ("right", frozenset())
    return start, rows, lambda s: safe(alone(s)), goal


def story(puzzle, things, eats, room, **more):
    start, rows, valid, goal = crossings(frozenset(things), eats, room)
    tell(puzzle, {}, start, lambda s: filter(valid, rows(s)), goal.__eq__, **more)


def wolves_in_numbers():
    """Interchangeable wolves: a state has the numbers on the left bank."""
    most = (2, 1, 1, 1)  # wolves, dog, goat, grain

    def harmless(bank):
        wolves, dog, goat, grain = bank
        return not (wolves and dog or wolves and goat or dog and goat or goat and grain)

    def rows(state):
        farmer, left = state
        right = tuple(m - n for m, n in zip(most, left, strict=True))
        here = left if farmer == "left" else right
        for load in product(*(range(n + 1) for n in here)):
            if sum(load) > 2:
                continue
            away = tuple(n - k for n, k in zip(here, load, strict=True))
            kept = (
                away if farmer == "left" else tuple(n + k for n, k in zip(left, load, strict=True))
            )
            if harmless(away):
                yield ("right" if farmer == "left" else "left", kept)

    goal = ("right", (0, 0, 0, 0))
    tell("two-wolves", {}, ("left", most), rows, goal.__eq__)


story("goat", "wgc", {("w", "g"), ("g", "c")}, 1)
story("lettuce", "fcskl", {("f", "c"), ("c", "s"), ("s", "k"), ("k", "l")}, 2)
wolves = {(w, p) for w in "wv" for p in "dg"} | {("d", "g"), ("g", "b")}
story("two-wolves", "wvdgb", wolves, 2, symmetry=False)
wolves_in_numbers()

# the general game: a bad state is entered and terminal, like the goal
start, rows, valid, goal = crossings(frozenset("wgc"), {("w", "g"), ("g", "c")}, 1)
tell("goat-gdl", {}, start, lambda s: valid(s) and s != goal and rows(s) or (), goal.__eq__)
