"""Plans: the questions that lead to the ground transitions which apply in a state.

``dispatch.py`` makes them; both tiers print them.
"""

from __future__ import annotations

from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Term
from puzzlelang.text import Record


class Try(metaclass=Record):
    """Ask ``tests`` (slot, values), then the rest of the transition's guard."""

    ground: Ground
    tests: tuple[tuple[int, frozenset[int]], ...]


class Sequence_(metaclass=Record):
    """One plan after the other."""

    plans: tuple[Plan, ...]


class When(metaclass=Record):
    """A plan for the states in which a slot has one of some values."""

    slot: int
    values: frozenset[int]
    plan: Plan


class Given(metaclass=Record):
    """A plan for the states in which a condition holds that is never a fault."""

    condition: Term
    plan: Plan


class Switch(metaclass=Record):
    """A plan for each value of a slot; values without one have nothing to do."""

    slot: int
    plans: tuple[tuple[tuple[int, ...], Plan], ...]


class Where(metaclass=Record):
    """A plan for each place (from 0) of the only ``value`` among ``size`` slots from ``offset``

    ``otherwise`` is for states in which it stands in several places; where it stands in none,
    there is nothing to do.
    """

    offset: int
    size: int
    value: int
    plans: tuple[tuple[tuple[int, ...], Plan], ...]
    otherwise: Plan


class Lacks(metaclass=Record):
    """``plan`` where none of ``size`` slots from ``offset`` is ``value``, or ``otherwise``."""

    offset: int
    size: int
    value: int
    plan: Plan
    otherwise: Plan


class Masks(metaclass=Record):
    """The transitions that some slots leave: those whose bits are set in what ``tables`` have for
    the values of all of these slots.

    A table is a slot and a mask for each value; bit i stands for ``plans[i]``.
    """

    tables: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
    plans: tuple[Try, ...]


Plan = Try | Sequence_ | When | Given | Switch | Where | Lacks | Masks
