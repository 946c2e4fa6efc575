"""Towers of Hanoi on more pegs, on a ring and on a row of pegs: each peg is a pile of discs."""

from space import tell


def carries(ways):
    def successors(piles):
        for here, there in ways:
            if piles[here] and (not piles[there] or piles[here][-1] < piles[there][-1]):
                after = list(piles)
                after[here], after[there] = piles[here][:-1], (*piles[there], piles[here][-1])
                yield tuple(after)

    return successors


def tower(puzzle, settings, discs, pegs, target, ways):
    whole = tuple(range(discs, 0, -1))
    start = tuple(() if p else whole for p in range(pegs))
    tell(puzzle, settings, start, carries(ways), lambda piles: piles[target] == whole)


for discs, pegs in [*((n, 4) for n in range(1, 7)), (6, 5), (2, 2), (5, 3)]:
    ways = [(a, b) for a in range(pegs) for b in range(pegs) if a != b]
    tower("hanoi-four-pegs", {"cheeses": discs, "stools": pegs}, discs, pegs, pegs - 1, ways)

ring = [(0, 1), (1, 2), (2, 0)]
row = [(0, 1), (1, 2), (2, 1), (1, 0)]
for discs in range(1, 7):
    for peg, name in (1, "middle"), (2, "right"):
        tower("hanoi-cyclic", {"discs": discs, "target": name}, discs, 3, peg, ring)
        tower("hanoi-linear", {"discs": discs, "target": name}, discs, 3, peg, row)
