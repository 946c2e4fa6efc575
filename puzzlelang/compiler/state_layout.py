"""State layout of the first tier: a tuple, or bytes if every slot fits one.

Bytes take a third of the memory, hash and compare faster, and can be searched for a value; a tuple
of a few slots is built faster.
"""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.compiler.ir import Slot
from puzzlelang.core import NONE, Boolean, Scalar, current, size_of
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Record


class Layout(metaclass=Record):
    """``kind`` is "tuple" or "bytes"; a state has ``size`` slots."""

    kind: str
    size: int

    def state(self, slots: Sequence[int]) -> Any:
        return bytes(slots) if self.kind == "bytes" else tuple(slots)

    def slots(self, state: Any) -> tuple[int, ...]:
        return tuple(map(int, state))


def choose(slots: Sequence[Slot]) -> Layout:
    """Choose the layout for states of these slots."""
    size = len(slots)
    small = all(0 <= slot.bounds[0] and slot.bounds[1] <= 255 for slot in slots)
    return Layout("bytes" if small and size > current.tuple_slots else "tuple", size)


def slot_domains(puzzle: core.Puzzle) -> tuple[tuple[int, ...] | None, ...]:
    """Return the values of each slot; None if there are many, or they are sets or lists."""
    domains: list[tuple[int, ...] | None] = []
    for variable in puzzle.variables:
        kind, domain = variable.type, variable.domain
        values: tuple[int, ...] | None = None
        if isinstance(kind, Boolean):
            values = (0, 1)
        elif (
            isinstance(kind, Scalar)
            and domain is not None
            and size_of(domain.values) <= current.slot_values
        ):
            values = ((NONE,) if kind.optional else ()) + tuple(domain.values)
        domains.extend([values] * variable.size)
    return tuple(domains)
