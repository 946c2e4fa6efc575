"""Separators: why some members of a graph aren't connected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Neighbours = Sequence[Sequence[int]]


def separators(
    neighbours: Neighbours, inside: Sequence[bool]
) -> Iterator[tuple[int, int, list[int]]]:
    """Yield two members inside, and those that separate them, for each component but the first.

    The separator is minimal: the neighbours of the component that the other member can reach.
    """
    component = [-1] * len(inside)
    starts = []
    for start, true in enumerate(inside):
        if true and component[start] < 0:
            starts.append(start)
            for i in reach(start, neighbours, inside):
                component[i] = start
    for start in starts[1:]:
        part = [i for i, other in enumerate(component) if other == start]
        border = {j for i in part for j in neighbours[i]}.difference(part)
        allowed = [i not in border for i in range(len(inside))]
        beyond = reach(starts[0], neighbours, allowed)
        between = border.intersection(j for i in beyond for j in neighbours[i])
        yield starts[0], start, sorted(between)


def reach(start: int, neighbours: Neighbours, allowed: Sequence[bool]) -> list[int]:
    """Return the allowed members that are connected to ``start``."""
    reached = [start]
    seen = {start}
    for i in reached:
        for j in neighbours[i]:
            if allowed[j] and j not in seen:
                seen.add(j)
                reached.append(j)
    return reached
