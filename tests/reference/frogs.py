"""Leaping frogs: a frog moves ahead to the empty stone, next to it or over one frog."""

from space import tell


def successors(stones):
    gap = stones.index("_")
    for frog, behind in (("G", -1), ("B", 1)):
        for far in (1, 2):
            here = gap + behind * far
            if 0 <= here < len(stones) and stones[here] == frog:
                after = list(stones)
                after[gap], after[here] = frog, "_"
                yield "".join(after)


for left, right in [(n, n) for n in range(1, 9)] + [(1, 3), (3, 1), (3, 5)]:
    start = "G" * left + "_" + "B" * right
    settings = {"left": left, "right": right}
    tell("frogs", settings, start, successors, lambda s, end=start[::-1]: s == end)
