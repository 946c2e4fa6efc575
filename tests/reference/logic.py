"""Puzzles of logic: all cases are tried, or a model for clingo has all answers."""

from itertools import product

from models import answers, tell


def agatha():
    """Killers for whom some hatred and some wealth meet all clues; 0 is Agatha, 1 the butler."""
    everyone = range(3)
    subsets = [{p for p in everyone if n >> p & 1} for n in range(8)]
    killers = set()
    for hates in product(subsets, repeat=3):
        if hates[0] != {0, 2} or hates[2] & hates[0] or not hates[0] <= hates[1]:
            continue
        if any(len(one) == 3 for one in hates):
            continue
        for wealth in product(range(3), repeat=3):
            if all(p in hates[1] for p in everyone if wealth[p] <= wealth[0]):
                killers |= {k for k in everyone if 0 in hates[k] and wealth[k] <= wealth[0]}
    return killers


def colourings(edges, colours):
    pairs = [*zip(edges[::2], edges[1::2], strict=True)]
    ways = product(range(colours), repeat=max(edges))
    return sum(all(way[a - 1] != way[b - 1] for a, b in pairs) for way in ways)


assert agatha() == {0}
tell("agatha", 1)
islanders = [*product((False, True), repeat=3)]
tell("knights-knaves", sum(a == (not any(k)) and b == (sum(k) == 1) for k in islanders
                           for a, b, _ in [k]))  # fmt: skip
tell("mumble", sum(any(a == (said != a) and b == said and c == (not b) for said in (False, True))
                   for a, b, c in islanders))  # fmt: skip
total, _ = answers("", "", "zebra")
tell("zebra", total)
PETERSEN = [1, 2, 2, 3, 3, 4, 4, 5, 5, 1, 1, 6, 2, 7, 3, 8, 4, 9, 5, 10, 6, 8, 8, 10, 10, 7, 7, 9,
            9, 6]  # fmt: skip
for colours in 2, 3, 4:
    tell("colouring", colourings(PETERSEN, colours), {"colours": colours})
AUSTRALIA = [1, 2, 1, 3, 2, 3, 2, 4, 3, 4, 3, 5, 3, 6, 4, 5, 5, 6]
tell("colouring", colourings(AUSTRALIA, 3), instance="australia")
