"""What takes no part: transitions that are never possible, variables that nothing changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice, product

from puzzlelang.core import nodes as core
from puzzlelang.pipeline.conjuncts import plain_conjuncts
from puzzlelang.semantics import RuleFault, evaluate, transition_scope

MOST_TRIED = 2_000
"""Of so many values of a transition's parameters it is asked which condition fails."""


def first_failing(transition: core.Transition, state: Sequence[int]) -> str | None:
    """The condition at which ``transition`` fails in ``state``, whatever its parameters are.

    It is the last that any of their values comes to; None where that can't be told.
    """
    parts = plain_conjuncts(transition.guard)
    furthest = -1
    combinations = product(*(binder.values for binder in transition.binders))
    for values in islice(combinations, MOST_TRIED):
        arguments = [
            one
            for binder, value in zip(transition.binders, values, strict=True)
            for one in (value if len(binder.locals) > 1 else (value,))
        ]
        scope = transition_scope(transition, arguments, state)
        try:
            failing = (
                n for n, part in enumerate(parts) if not evaluate(part.condition, state, scope)
            )
            furthest = max(furthest, next(failing, len(parts)))
        except RuleFault:
            return None
    return parts[furthest].text if 0 <= furthest < len(parts) else None


def unchanged(puzzle: core.Puzzle) -> tuple[str, ...]:
    """The variables that no transition gives a value."""
    changed = set(chain.from_iterable(changes(t.effect) for t in puzzle.transitions))
    return tuple(variable.name for variable in puzzle.variables if variable.name not in changed)


def changes(block: core.Block) -> Iterator[str]:
    """The variables that effects give a value."""
    for effect in chain.from_iterable(block.steps):
        match effect:
            case core.Assign():
                yield effect.variable.name
            case core.Loop():
                yield from changes(effect.body)
            case core.Branch():
                for _, body in effect.arms:
                    yield from changes(body)
