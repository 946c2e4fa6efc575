"""The Chinese rings: a number whose lowest bit is the first ring."""

from space import tell


def turns(rings, together):
    def successors(bits):
        yield bits ^ 1
        lowest = bits & -bits  # the first ring on the bar; the next one is loose
        if lowest and lowest << 1 < 1 << rings:
            yield bits ^ lowest << 1
        if together and rings > 1 and bits & 3 in (0, 3):
            yield bits ^ 3

    return successors


for rings in (*range(1, 9), 16):
    for word, together in ("false", False), ("true", True):
        settings = {"rings": rings, "together": word}
        tell("chinese-rings", settings, (1 << rings) - 1, turns(rings, together), lambda b: b == 0)
