"""The tree of successors as text, the way a recursive listing prints it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TypeVar

State = TypeVar("State", bound=Hashable)

_LARGEST = 10_000


def tree_lines(
    start: State,
    successors: Callable[[State], Sequence[State]],
    shown: Callable[[State], str],
    *,
    deepest: int | None = None,
    most: int | None = None,
) -> Iterator[str]:
    """A line for each node below ``start``, children two blanks further in.

    The space is a graph and this is a tree: a state is printed wherever it is reached.  One
    that stands above itself is printed as ``(above)`` and not followed, so the tree ends;
    ``deepest`` and ``most`` (lines) end it sooner, and a line of dots says so.
    """
    most = _LARGEST if most is None else most
    path: dict[State, None] = {}
    stack: list[tuple[State, int]] = [(start, 0)]
    printed = 0
    while stack:
        if printed == most:
            yield f"… and more: {printed:,} lines were printed"
            return
        state, level = stack.pop()
        while len(path) > level:
            path.popitem()
        head = "  " * level + "state " + shown(state).replace("\n", " / ")
        printed += 1
        if state in path:
            yield f"{head} (above)"
            continue
        after = successors(state)
        count = f"{head} has {len(after)} transitions"
        if not after:
            yield count
        elif deepest is not None and level >= deepest:
            yield f"{count}, …"
        else:
            yield f"{count}, leading to:"
            path[state] = None
            stack.extend((successor, level + 1) for successor in reversed(after))
