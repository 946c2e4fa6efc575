"""Layout by depth: a layer for each distance from the start, few crossings, short lines.

After Sugiyama: sweeps sort each layer by the mean position of the neighbours; more sweeps move each
node as close to its neighbours as the order and the widths allow. A line across layers gets a bend
in each of them. There is only arithmetic and stable sorting, so a graph gives the same picture on
every machine.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise

from puzzlelang.text import Record, field

SWEEPS, PATIENCE = 40, 6
PLACINGS = 24
THIN = 3
"""Maximum number of bends per node; beyond it, lines get none."""


class Layers(metaclass=Record, frozen=False):
    """Nodes and bends, numbered after them, in layers and with their neighbours."""

    depths: list[int]
    order: list[list[int]]
    up: list[list[int]]
    down: list[list[int]]
    beside: list[list[int]]
    count: int
    bends: dict[int, list[int]] = field(factory=dict)

    @classmethod
    def of(cls, depths: Sequence[int], lines: Sequence[tuple[int, int]]) -> Layers:
        """Build layers; ``lines`` join two nodes each, at any depths."""
        count = len(depths)
        bend_count = sum(max(abs(depths[a] - depths[b]) - 1, 0) for a, b in lines)
        layers = cls(list(depths), [], _lists(count), _lists(count), _lists(count), count)
        for number, (a, b) in enumerate(lines):
            if depths[a] > depths[b]:
                a, b = b, a
            if depths[a] == depths[b]:
                layers.beside[a].append(b)
                layers.beside[b].append(a)
                continue
            if depths[b] - depths[a] > 1:
                if bend_count > THIN * count + 100:
                    continue
                layers.bends[number] = layers._bent(a, b)
                path = [a, *layers.bends[number], b]
            else:
                path = [a, b]
            for upper, lower in pairwise(path):
                layers.down[upper].append(lower)
                layers.up[lower].append(upper)
        layers.order = [[] for _ in range(max(depths) + 1)]
        for item, depth in enumerate(layers.depths):
            layers.order[depth].append(item)
        return layers

    def indices(self) -> list[int]:
        """Index of each node and bend in its layer."""
        places = [0] * len(self.depths)
        for layer in self.order:
            for index, item in enumerate(layer):
                places[item] = index
        return places

    def _bent(self, a: int, b: int) -> list[int]:
        bends = []
        for depth in range(self.depths[a] + 1, self.depths[b]):
            bends.append(len(self.depths))
            self.depths.append(depth)
            for lists in (self.up, self.down, self.beside):
                lists.append([])
        return bends


def _lists(count: int) -> list[list[int]]:
    return [[] for _ in range(count)]


# ── order ────────────────────────────────────────────────────────────────────────────


def untangle(layers: Layers) -> None:
    """Sort the layers to reduce crossings."""
    best, least = [list(layer) for layer in layers.order], crossings(layers)
    stale_sweeps = 0
    for sweep in range(SWEEPS):
        if not least or stale_sweeps == PATIENCE:
            break
        _sweep(layers, upwards=bool(sweep % 2))
        if len(layers.depths) <= 400:
            _swap_neighbours(layers)
        now = crossings(layers)
        stale_sweeps += 1
        if now < least:
            best, least, stale_sweeps = [list(layer) for layer in layers.order], now, 0
    layers.order = best


def _sweep(layers: Layers, *, upwards: bool) -> None:
    places = [0.0] * len(layers.depths)
    for layer in layers.order:
        _spread(layer, places)
    sequence = layers.order[::-1] if upwards else layers.order
    towards = layers.down if upwards else layers.up
    for layer in sequence:
        targets = {}
        for item in layer:
            near = [places[other] for other in towards[item]]
            beside = [places[other] for other in layers.beside[item]]
            weight = len(near) + 0.5 * len(beside)
            total = sum(near) + 0.5 * sum(beside)
            targets[item] = total / weight if weight else places[item]
        layer.sort(key=targets.__getitem__)
        _spread(layer, places)


def _spread(layer: Sequence[int], places: list[float]) -> None:
    """Assign positions between 0 and 1, comparable between layers."""
    for index, item in enumerate(layer):
        places[item] = (index + 0.5) / len(layer)


def _swap_neighbours(layers: Layers) -> None:
    places = layers.indices()
    for _ in range(8):
        better = False
        for layer in layers.order:
            for index in range(len(layer) - 1):
                a, b = layer[index], layer[index + 1]
                now = then = 0
                for towards in (layers.up, layers.down):
                    of_a = [places[o] for o in towards[a]]
                    of_b = sorted(places[o] for o in towards[b])
                    now += sum(bisect_left(of_b, x) for x in of_a)
                    then += sum(len(of_b) - bisect_right(of_b, x) for x in of_a)
                if then < now:
                    layer[index], layer[index + 1] = b, a
                    places[a], places[b] = index + 1, index
                    better = True
        if not better:
            break


def crossings(layers: Layers) -> int:
    """Count crossings of lines between adjacent layers, with a Fenwick tree."""
    places = layers.indices()
    total = 0
    for layer, below in pairwise(layers.order):
        tree = [0] * (len(below) + 1)
        earlier = 0
        for item in layer:
            targets = sorted(places[other] for other in layers.down[item])
            for place in targets:
                index, at_most = place + 1, 0
                while index:
                    at_most += tree[index]
                    index &= index - 1
                total += earlier - at_most
            for place in targets:
                index = place + 1
                while index < len(tree):
                    tree[index] += 1
                    index += index & -index
            earlier += len(targets)
    return total


# ── places ───────────────────────────────────────────────────────────────────────────


def places(
    layers: Layers,
    widths: Sequence[float],
    gap: float,
    heavy: set[tuple[int, int]],
    stretch: Sequence[float] | None = None,
) -> list[float]:
    """Coordinates of nodes and bends in their layers: close to their neighbours, without overlap.

    ``widths``: widths of the nodes; bends have none, and smaller gaps. ``heavy``: lines (upper,
    lower) that are straightened first. ``stretch``: a factor for the distances in each layer.
    """
    wide = [*widths, *[0.0] * (len(layers.depths) - layers.count)]

    def room(a: int, b: int) -> float:
        thin = (a >= layers.count) + (b >= layers.count)
        return (wide[a] + wide[b]) / 2 + (gap, gap * 0.75, gap * 0.5)[thin]

    factors = stretch or [1.0] * len(layers.order)
    rooms = [
        [room(a, b) * factor for a, b in pairwise(layer)]
        for layer, factor in zip(layers.order, factors, strict=True)
    ]
    at = [0.0] * len(layers.depths)
    for layer, apart in zip(layers.order, rooms, strict=True):
        packed = list(accumulate(apart, initial=-sum(apart) / 2))
        _put(layer, apart, packed, [1.0] * len(layer), at)
    neighbours = _weighted(layers, heavy)
    for placing in range(PLACINGS):
        both = placing >= PLACINGS // 3
        downwards = not placing % 2
        for index in range(len(layers.order))[:: 1 if downwards else -1]:
            layer = layers.order[index]
            targets, weights = [], []
            for item in layer:
                ups, downs = neighbours[item]
                near = ups + downs if both else ups if downwards else downs
                weight = sum(w for _, w in near)
                total = sum(at[other] * w for other, w in near)
                targets.append(total / weight if weight else at[item])
                weights.append(weight or 0.1)
            _put(layer, rooms[index], targets, weights, at)
    return at


def _weighted(
    layers: Layers, heavy: set[tuple[int, int]]
) -> list[tuple[list[tuple[int, float]], list[tuple[int, float]]]]:
    def weight(upper: int, lower: int) -> float:
        bends = (upper >= layers.count) + (lower >= layers.count)
        return (1.0, 2.0, 8.0)[bends] * (6.0 if (upper, lower) in heavy else 1.0)

    return [
        (
            [(other, weight(other, item)) for other in layers.up[item]],
            [(other, weight(item, other)) for other in layers.down[item]],
        )
        for item in range(len(layers.depths))
    ]


def _put(
    layer: Sequence[int],
    apart: Sequence[float],
    wanted: Sequence[float],
    weights: Sequence[float],
    at: list[float],
) -> None:
    """Fit coordinates to ``wanted`` by weighted least squares, at least ``apart``.

    Without the distances this is isotonic regression, solved by pooling adjacent violators.
    """
    offset = 0.0
    pools: list[tuple[float, float, int]] = []  # sum of weights, mean, count
    offsets = []
    for index, (want, weight) in enumerate(zip(wanted, weights, strict=True)):
        if index:
            offset += apart[index - 1]
        offsets.append(offset)
        pool = (weight, want - offset, 1)
        while pools and pools[-1][1] > pool[1]:
            before = pools.pop()
            both = before[0] + pool[0]
            mean = (before[0] * before[1] + pool[0] * pool[1]) / both
            pool = (both, mean, before[2] + pool[2])
        pools.append(pool)
    index = 0
    for _, mean, many in pools:
        for _ in range(many):
            at[layer[index]] = mean + offsets[index]
            index += 1
