"""Interval arithmetic: the minimum and maximum of an operation's result, before the search.

Each rule is exact for a single operation.  The table of operations assigns the rules.  NONE and
NOWHERE are numbers far below all others.
"""

from __future__ import annotations

from puzzlelang.core.primitives import power
from puzzlelang.core.types import NONE, NOWHERE, Boolean, ListOf, Scalar, Type

Interval = tuple[int, int]

ANYTHING: Interval = (NOWHERE, 1 << 62)
"""Interval of any value; sets are unbounded numbers."""

TRUTH: Interval = (0, 1)


def interval_of(kind: Type) -> Interval:
    """Interval of the values of a type."""
    if isinstance(kind, Boolean):
        return TRUTH
    if isinstance(kind, ListOf):
        return 0, kind.digits.up_to(kind.most)
    if not isinstance(kind, Scalar):
        return ANYTHING
    low = NOWHERE if kind.nowhere else NONE if kind.optional else kind.low
    return low, max(low, kind.high)


def hull(*intervals: Interval) -> Interval:
    return min(low for low, _ in intervals), max(high for _, high in intervals)


def plus(a: Interval, b: Interval) -> Interval:
    return a[0] + b[0], a[1] + b[1]


def minus(a: Interval, b: Interval) -> Interval:
    return a[0] - b[1], a[1] - b[0]


def times(a: Interval, b: Interval) -> Interval:
    products = [x * y for x in a for y in b]
    return min(products), max(products)


def quotient(a: Interval, b: Interval) -> Interval:
    divisors = [d for d in (b[0], b[1], -1, 1) if d != 0 and b[0] <= d <= b[1]]
    quotients = [x // d for x in a for d in divisors]
    return (min(quotients), max(quotients)) if quotients else (0, 0)


def powers(a: Interval, k: Interval) -> Interval:
    low, high = max(k[0], 0), k[1]
    if high < 0:
        return 0, 0
    bases = [x for x in (*a, -1, 0, 1) if a[0] <= x <= a[1]]
    exponents = [e for e in (low, low + 1, high - 1, high) if low <= e <= high]
    results = [power(x, e) for x in bases for e in exponents]
    return min(results), max(results)


def remainder(a: Interval, b: Interval) -> Interval:
    if 0 <= a[0] and a[1] < b[0]:
        return a
    return min(0, b[0] + 1), max(0, b[1] - 1)


def negative(a: Interval) -> Interval:
    return -a[1], -a[0]


def size(a: Interval) -> Interval:
    low = 0 if a[0] <= 0 <= a[1] else min(abs(a[0]), abs(a[1]))
    return low, max(abs(a[0]), abs(a[1]))


def least(*all: Interval) -> Interval:
    return min(a[0] for a in all), min(a[1] for a in all)


def greatest(*all: Interval) -> Interval:
    return max(a[0] for a in all), max(a[1] for a in all)


def total(body: Interval, fewest: int, most: int) -> Interval:
    """Bounds of the sum of ``fewest`` to ``most`` values."""
    low, high = body
    return low * (most if low < 0 else fewest), high * (most if high > 0 else fewest)
