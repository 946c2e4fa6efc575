"""Buttons on a spinning table: a state is the set of possible rows of switches."""

from itertools import product

from space import tell


def pushes(switches):
    def successors(possible):
        for pushed in product((False, True), repeat=switches):
            after = set()
            for row in possible:
                row = tuple(on != push for on, push in zip(row, pushed, strict=True))
                if not all(row):  # the bell is silent
                    after |= {row[turn:] + row[:turn] for turn in range(switches)}
            yield frozenset(after)

    return successors


for switches in 1, 2, 3, 4:
    dark = frozenset(row for row in product((False, True), repeat=switches) if not all(row))
    tell("spinning-switches", {"switches": switches}, dark, pushes(switches), lambda s: not s)
