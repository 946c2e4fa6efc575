"""Layout by structure: distances in the picture approximate distances in the graph.

The stress of a picture is the weighted sum of (length in the picture - distance in the graph)². It
is reduced pair by pair, with decreasing steps (Zheng, Pawar and Goodman 2018, "Graph drawing by
stochastic gradient descent"). In a small graph all pairs count; in a large one, pairs with a few
pivots, weighted by neighbourhood (Ortmann, Klimenta and Brandes 2016, "A sparse stress model").
With only + - * /, square roots and a random generator of this module, the picture is the same on
every machine.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator
from itertools import islice
from math import sqrt

from puzzlelang.drawing.placing import Point, inner
from puzzlelang.text import current_task

WHOLE = 420
"""Maximum number of nodes for which all pairs count."""

SECOND = 12
"""In a large graph, pairs at distance 2 that count per node."""

MOST_TRIED = 100
"""Candidates for such pairs per neighbour: in a star, all nodes are at distance 2."""

COOLING = 0.7
FINE = 0.02
"""Factor of the step size per round, and final step size."""


class Dice:
    """Pseudorandom numbers, the same on every machine (linear congruential)."""

    def __init__(self) -> None:
        self.state = 0x9E3779B97F4A7C15

    def below(self, most: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & (1 << 64) - 1
        return (self.state >> 33) * most >> 31

    def part(self) -> float:
        return self.below(1 << 30) / (1 << 30)


def distances(start: int, joined: list[list[int]]) -> array[int]:
    """Undirected distances from ``start``."""
    depths = array("i", [-1]) * len(joined)
    depths[start] = 0
    level, depth = [start], 0
    while level:
        depth += 1
        following = []
        for node in level:
            for other in joined[node]:
                if depths[other] < 0:
                    depths[other] = depth
                    following.append(other)
        level = following
    return depths


def layout(joined: list[list[int]]) -> list[Point]:
    """Positions for a connected graph, with lines of length about 1."""
    count = len(joined)
    if count < 3:
        return [(float(n), 0.0) for n in range(count)]
    dice = Dice()
    if count <= WHOLE:
        tables = [distances(node, joined) for node in range(count)]
        x, y = _first(tables[: 40 * count : max(count // 40, 1)], count, dice)
        pairs = [
            (a, b, float(d), w, w)
            for a in range(count)
            for b in range(a + 1, count)
            for d in (tables[a][b],)
            for w in (1 / (d * d),)
        ]
    else:
        pivots, tables = _pivots(joined, min(60, 30 + 90_000 // count))
        x, y = _first(tables[:30], count, dice)
        pairs = _sparse(joined, pivots, tables)
    _relax(pairs, x, y, dice)
    return list(zip(x, y, strict=True))


def _pivots(joined: list[list[int]], most: int) -> tuple[list[int], list[array[int]]]:
    """Choose nodes, each the farthest from those before, and compute the distances from them."""
    pivots, tables = [0], [distances(0, joined)]
    nearest = array("i", tables[0])
    while len(pivots) < most:
        pivot = max(range(len(joined)), key=nearest.__getitem__)
        pivots.append(pivot)
        tables.append(distances(pivot, joined))
        for node, far in enumerate(tables[-1]):
            if far < nearest[node]:
                nearest[node] = far
    return pivots, tables


Pair = tuple[int, int, float, float, float]
"""Two nodes, their distance, and the weights of their movements."""


def _sparse(joined: list[list[int]], pivots: list[int], tables: list[array[int]]) -> list[Pair]:
    count = len(joined)
    pairs: list[Pair] = [
        (a, b, 1.0, 1.0, 1.0) for a in range(count) for b in sorted(set(joined[a])) if a < b
    ]
    pairs.extend((a, c, 2.0, 0.25, 0.25) for a, c in _second(joined))
    regions = _regions(count, tables)
    number_of = {pivot: number for number, pivot in enumerate(pivots)}
    for number, pivot in enumerate(pivots):
        table, near = tables[number], regions[number]
        for node in range(count):
            far = table[node]
            if far < 2 or (node in number_of and number_of[node] < number):
                continue
            weight = near[min(far // 2, len(near) - 1)] / (far * far)
            back = 0.0
            if node in number_of:
                other = regions[number_of[node]]
                back = other[min(far // 2, len(other) - 1)] / (far * far)
            pairs.append((node, pivot, float(far), weight, back))
    return pairs


def _second(joined: list[list[int]]) -> Iterator[tuple[int, int]]:
    """Pairs at distance 2: for each node, the first few with a higher number."""
    adjacency = [sorted(set(others)) for others in joined]
    for a, others in enumerate(adjacency):
        near = set(others)
        second: set[int] = set()
        for b in others:
            begin = bisect_right(adjacency[b], a)
            following = islice(adjacency[b], begin, begin + MOST_TRIED)
            second.update(islice((c for c in following if c not in near), SECOND))
        for c in sorted(second)[:SECOND]:
            yield a, c


def _regions(count: int, tables: list[array[int]]) -> list[list[int]]:
    """For each pivot, the number of nodes within each distance, among those closest to it."""
    members: list[list[int]] = [[] for _ in tables]
    for node in range(count):
        nearest = min(range(len(tables)), key=lambda p: tables[p][node])
        members[nearest].append(tables[nearest][node])
    regions = []
    for within in members:
        sums = [0] * (max(within, default=0) + 1)
        for distance in within:
            sums[distance] += 1
        for distance in range(1, len(sums)):
            sums[distance] += sums[distance - 1]
        regions.append(sums)
    return regions


def _first(tables: list[array[int]], count: int, dice: Dice) -> tuple[list[float], list[float]]:
    """Unfolded initial positions: two principal axes of the distances to pivots."""
    rows = []
    for table in tables:
        squares = [float(d * d) for d in table]
        mean = sum(squares) / count
        rows.append([square - mean for square in squares])
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    rows = [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]
    products = [[inner(r, s) for s in rows] for r in rows]
    first = _main_axis(products, [], dice)
    coordinates = []
    for axis in (first, _main_axis(products, [first], dice)):
        values = [inner(axis, column) for column in zip(*rows, strict=True)]
        span = max(values) - min(values) or 1.0
        farthest = max(tables[0])
        coordinates.append([v / span * farthest + dice.part() * 0.2 for v in values])
    return coordinates[0], coordinates[1]


def _main_axis(products: list[list[float]], before: list[list[float]], dice: Dice) -> list[float]:
    """Principal axis orthogonal to those ``before``, by power iteration."""
    axis = [dice.part() - 0.5 for _ in products]
    for _ in range(60):
        for other in before:
            along = inner(axis, other)
            axis = [a - along * b for a, b in zip(axis, other, strict=True)]
        following = [inner(row, axis) for row in products]
        length = sqrt(sum(a * a for a in following))
        if length == 0:
            break
        axis = [a / length for a in following]
    return axis


def _rounds(step: float, last: float) -> int:
    rounds = 0
    while step > last:
        step *= COOLING
        rounds += 1
    return rounds


def _relax(pairs: list[Pair], x: list[float], y: list[float], dice: Dice) -> None:
    """Move the nodes of each pair towards their distance, with decreasing steps."""
    if not pairs:
        return
    weights = [w for pair in pairs for w in pair[3:] if w > 0]
    step, last = 1 / min(weights), FINE / max(weights)
    for index in range(len(pairs) - 1, 0, -1):
        other = dice.below(index + 1)
        pairs[index], pairs[other] = pairs[other], pairs[index]
    # columns in the order of access, for locality: they are traversed dozens of times
    columns = [
        array(kind, column) for kind, column in zip("iiddd", zip(*pairs, strict=True), strict=True)
    ]
    backwards, task = False, current_task()
    total = _rounds(step, last)
    for done in range(total):
        task.report(done=done, total=total)
        sequences = map(reversed, columns) if backwards else columns
        for a, b, distance, weight, back in zip(*sequences, strict=True):
            dx, dy = x[a] - x[b], y[a] - y[b]
            length = sqrt(dx * dx + dy * dy)
            if length < 1e-9:
                dx, length = 1e-6, 1e-6
            shift = (length - distance) / (2 * length)
            mine = step * weight
            if mine > 1:
                mine = 1.0
            x[a] -= mine * shift * dx
            y[a] -= mine * shift * dy
            if back:
                its = step * back
                if its > 1:
                    its = 1.0
                x[b] += its * shift * dx
                y[b] += its * shift * dy
        step *= COOLING
        backwards = not backwards
