"""Renaming of states: the source of each slot and the renaming of its value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import itemgetter

from puzzlelang.compiler.state_layout import Layout
from puzzlelang.core import Renaming, Scalar, SetOf, Type, combinations_of
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Record

CHUNK = 8
"""Number of bits of a set that are renamed by one table lookup."""


class Moves(metaclass=Record):
    """A renaming of states.

    Slot k of a renamed state is slot ``sources[k]`` of the state, its value renamed as one of the
    type ``kinds[k]``, or unchanged if k is not in ``kinds``.
    """

    sources: tuple[int, ...]
    kinds: Mapping[int, Type]


def moves(puzzle: core.Puzzle, renaming: Renaming) -> Moves:
    sources: list[int] = []
    kinds: dict[int, Type] = {}
    for variable in puzzle.variables:
        start = variable.offset
        places = list(combinations_of(variable.keys))
        numbers = {place: n for n, place in enumerate(places)}
        own = [0] * len(places)
        for n, place in enumerate(places):
            pairs = zip(place, variable.keys, strict=True)
            target = tuple(renaming.value(v, Scalar(k.base, 0, 0)) for v, k in pairs)
            own[numbers[target]] = start + n
        sources.extend(own)
        if variable.domain is not None and variable.domain.base in renaming.names:
            kinds.update(dict.fromkeys(range(start, start + variable.size), variable.type))
    return Moves(tuple(sources), kinds)


def renamed(puzzle: core.Puzzle, layout: Layout, renaming: Renaming) -> Callable[[Any], Any]:
    """Return the function that renames a state."""
    transfer = moves(puzzle, renaming)
    by_type: dict[Type, Callable[[int], int]] = {}
    changes = [
        (slot, by_type.setdefault(kind, _change(renaming, kind)))
        for slot, kind in transfer.kinds.items()
    ]
    make_state = layout.state
    if len(transfer.sources) == 1:
        ((_, change),) = changes or [(0, int)]
        return lambda state: make_state((change(state[0]),))
    get = itemgetter(*transfer.sources)

    def renamed_state(state: Any) -> Any:
        after = [*get(state)]
        for slot, change in changes:
            after[slot] = change(after[slot])
        return make_state(after)

    return renamed_state


def _change(renaming: Renaming, kind: Type) -> Callable[[int], int]:
    if not isinstance(kind, SetOf):
        return lambda value: int(renaming.value(value, kind))
    names = renaming.names[kind.base]
    tables: list[list[int]] = []
    for start in range(0, kind.high + 1, CHUNK):
        table = [0]
        for member in range(start, start + CHUNK):
            table += [group | 1 << names.get(member, member) for group in table]
        tables.append(table)

    def change(group: int) -> int:
        after = 0
        for table in tables:
            after |= table[group & (1 << CHUNK) - 1]
            group >>= CHUNK
        return after

    return change
