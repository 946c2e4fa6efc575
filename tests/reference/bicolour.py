"""Two towers of two colours: piles of (size, colour); a disc may be on one of equal size."""

from space import tell


def successors(pegs):
    for i, here in enumerate(pegs):
        for j, there in enumerate(pegs):
            if i != j and here and (not there or here[-1][0] <= there[-1][0]):
                after = list(pegs)
                after[i], after[j] = here[:-1], (*there, here[-1])
                yield tuple(after)


for sizes in 1, 2, 3, 4:
    largest_first = range(sizes, 0, -1)
    one = tuple((s, (sizes - s) % 2) for s in largest_first)
    two = tuple((s, 1 - colour) for s, colour in one)
    black, white = (tuple((s, colour) for s in largest_first) for colour in (0, 1))
    goal = white, (), black
    tell("hanoi-bicolour", {"sizes": sizes}, (one, (), two), successors, lambda s, g=goal: s == g)
