"""Many conditions asked of one state at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from puzzlelang.compiler import CompiledSystem, Term, terms
from puzzlelang.search import Fault


def asked(system: CompiledSystem, conditions: Sequence[Term]) -> Callable[[Any], int]:
    """A function of a state: a bit for each of the conditions that holds there.

    One that has no value, because another that stands before it fails, does not hold.
    """
    open_ = {k for k, term in enumerate(conditions) if system.facts.may_fault(term)}
    sure = [k for k in range(len(conditions)) if k not in open_]
    together = system.value(_sum([_bit(conditions[k], k) for k in sure]))
    apart = [(1 << k, system.value(_bit(conditions[k], 0))) for k in sorted(open_)]
    if not apart:
        return together

    def ask(state: Any) -> int:
        found: int = together(state)
        for bit, holds in apart:
            try:
                if holds(state):
                    found |= bit
            except Fault:
                pass
        return found

    return ask


def _bit(condition: Term, place: int) -> Term:
    return terms.choice(condition, terms.const(1 << place), terms.FALSE)


def _sum(parts: list[Term]) -> Term:
    """A sum as a tree that is no deeper than it must be."""
    if len(parts) <= 2:
        return terms.operate("+", *parts) if len(parts) == 2 else (parts or [terms.FALSE])[0]
    half = len(parts) // 2
    return terms.operate("+", _sum(parts[:half]), _sum(parts[half:]))
