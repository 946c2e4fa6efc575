"""How the first tier holds a state: a tuple, or bytes where every slot fits one.

Bytes take a third of the memory, hash and compare faster, and can be searched for a value;
a tuple of a few slots is made faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from puzzlelang.compiler.terms import Facts

FEW_SLOTS = 6
"""Up to so many slots a tuple is smaller and faster than bytes."""


@dataclass(frozen=True, slots=True)
class Layout:
    """``kind`` is "tuple" or "bytes"; a state has ``size`` slots."""

    kind: str
    size: int

    def state(self, slots: Sequence[int]) -> Any:
        return bytes(slots) if self.kind == "bytes" else tuple(slots)

    def slots(self, state: Any) -> tuple[int, ...]:
        return tuple(map(int, state))


def choose(facts: Facts) -> Layout:
    """The layout for states whose slots have these bounds."""
    size = len(facts.slots)
    small = all(0 <= low and high <= 255 for low, high in facts.slots)
    return Layout("bytes" if small and size > FEW_SLOTS else "tuple", size)
