"""What can be said of an operation's result before the search: its least and greatest value.

Interval arithmetic, exact for each operation on its own.  A compiler leaves out the check
of a range that is proved here.
"""

from __future__ import annotations

from collections.abc import Callable

Interval = tuple[int, int]


def _times(a: Interval, b: Interval) -> Interval:
    products = [x * y for x in a for y in b]
    return min(products), max(products)


def _div(a: Interval, b: Interval) -> Interval:
    divisors = [d for d in (b[0], b[1], -1, 1) if d != 0 and b[0] <= d <= b[1]]
    quotients = [x // d for x in a for d in divisors]
    return (min(quotients), max(quotients)) if quotients else (0, 0)


def _mod(a: Interval, b: Interval) -> Interval:
    if 0 <= a[0] and a[1] < b[0]:
        return a
    return min(0, b[0] + 1), max(0, b[1] - 1)


def _abs(a: Interval) -> Interval:
    low = 0 if a[0] <= 0 <= a[1] else min(abs(a[0]), abs(a[1]))
    return low, max(abs(a[0]), abs(a[1]))


BOUNDS: dict[str, Callable[..., Interval]] = {
    "+": lambda a, b: (a[0] + b[0], a[1] + b[1]),
    "-": lambda a, b: (a[0] - b[1], a[1] - b[0]),
    "*": _times,
    "div": _div,
    "mod": _mod,
    "neg": lambda a: (-a[1], -a[0]),
    "abs": _abs,
    "min": lambda *all: (min(a[0] for a in all), min(a[1] for a in all)),
    "max": lambda *all: (max(a[0] for a in all), max(a[1] for a in all)),
}
"""For each operation on whole numbers, the interval of its result from its arguments'."""
