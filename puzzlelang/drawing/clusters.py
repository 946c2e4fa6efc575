"""Groups of states, drawn as circles on a page with too many states to read.

A group is a connected component within a band of distances from the start. So the groups show where
a space splits and where its parts join.
"""

from __future__ import annotations

from collections import Counter

from puzzlelang.drawing.drawing_model import Drawing, Link

BANDS = 24
"""Maximum number of bands."""

MOST = 200
"""Approximate maximum of groups; the smallest of each band are merged beyond it."""


def clusters(drawing: Drawing, lines: list[Link]) -> list[int]:
    """Compute the group of each node, numbered in the order of their first nodes."""
    depths = [node.depth for node in drawing.nodes]
    bands = min(BANDS, drawing.depth + 1)
    band = [depth * bands // (drawing.depth + 1) for depth in depths]
    homes = list(range(len(depths)))

    def home(node: int) -> int:
        while homes[node] != node:
            homes[node] = node = homes[homes[node]]
        return node

    for link in lines:
        if band[link.a] == band[link.b]:
            ends = home(link.a), home(link.b)
            homes[max(ends)] = min(ends)
    roots = [home(node) for node in range(len(depths))]
    sizes = Counter(roots)
    if len(sizes) > MOST:
        alone: list[set[int]] = [set() for _ in range(bands)]
        for node in sorted(sizes, key=lambda node: (-sizes[node], node)):
            if len(alone[band[node]]) < MOST // bands:
                alone[band[node]].add(node)
        roots = [node if node in alone[band[node]] else -1 - band[node] for node in roots]
    numbers = {node: number for number, node in enumerate(dict.fromkeys(roots))}
    return [numbers[node] for node in roots]
