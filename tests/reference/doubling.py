"""Numbers out of 4 (write 4, write 0, halve), and numbers by adding and multiplying."""

from space import tell

LARGEST = 99999


def keys(number):
    written = [int(f"{number}{digit}") for digit in "40"]
    yield from (n for n in written if n <= LARGEST)
    if str(number)[-1] in "02468":
        yield number // 2


for target in 1972, 1, 3, 19, 2011, 73, 99999:
    tell("from-four", {"target": target, "largest": LARGEST}, 4, keys, target.__eq__)


def made(plus, times, target):
    return lambda n: [m for m in (n + plus, n * times) if m <= target]


for plus, times, target in [
    *((5, 3, n) for n in (13, 15, 24, 107, 999)),
    *((1, 2, n) for n in (100, 1000, 1023)),
    (3, 2, 1972),
    (3, 2, 1974),
]:
    settings = {"first": 1, "plus": plus, "times": times, "target": target}
    tell("numbers", settings, 1, made(plus, times, target), target.__eq__)
