"""Plans: decision trees over the ground transitions that apply in a state.

``dispatch.py`` builds them; both tiers print them.
"""

from __future__ import annotations

from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Term
from puzzlelang.text import Record


class Try(metaclass=Record):
    """Test ``tests`` (slot, values), then the rest of the transition's guard."""

    ground: Ground
    tests: tuple[tuple[int, frozenset[int]], ...]


class Sequence_(metaclass=Record):
    """Plans, one after the other."""

    plans: tuple[Plan, ...]


class When(metaclass=Record):
    """A plan for states in which a slot has one of some values."""

    slot: int
    values: frozenset[int]
    plan: Plan


class Given(metaclass=Record):
    """A plan for states that satisfy a condition that can't fault."""

    condition: Term
    plan: Plan


class Switch(metaclass=Record):
    """A plan for each value of a slot; nothing for the other values."""

    slot: int
    plans: tuple[tuple[tuple[int, ...], Plan], ...]


class Where(metaclass=Record):
    """A plan for each position (from 0) of the only ``value`` among ``size`` slots from ``offset``
    on.

    ``otherwise`` is for states with several positions; without any, nothing applies.
    """

    offset: int
    size: int
    value: int
    plans: tuple[tuple[tuple[int, ...], Plan], ...]
    otherwise: Plan


class Lacks(metaclass=Record):
    """``plan`` if none of ``size`` slots from ``offset`` on is ``value``; else ``otherwise``."""

    offset: int
    size: int
    value: int
    plan: Plan
    otherwise: Plan


class Masks(metaclass=Record):
    """The transitions allowed by all of some slots.

    A table has a slot and a mask for each of its values; bit i represents ``plans[i]``. Those apply
    whose bits are set in the masks of all tables.
    """

    tables: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
    plans: tuple[Try, ...]


Plan = Try | Sequence_ | When | Given | Switch | Where | Lacks | Masks
