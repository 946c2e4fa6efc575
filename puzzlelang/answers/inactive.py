"""Transitions that are disabled at the start or always, and why; variables that never change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice

from puzzlelang.answers.conjuncts import plain_conjuncts
from puzzlelang.answers.validation import Blocked
from puzzlelang.core import RuleFault, Step, attempt, function, is_lost, rows_of, with_lets
from puzzlelang.core import nodes as core
from puzzlelang.model import combinations, work, work_of_transition

MOST_TRIED = 2_000
"""Maximum number of parameter values tried for a transition."""

MOST_OPERATIONS = 500_000
"""Budget for trying all transitions at the start, in operations of the cost bound."""


def blocked_at_start(puzzle: core.Puzzle) -> tuple[tuple[Blocked, ...], bool]:
    """Return the transitions disabled in every start, and whether those are all transitions.

    Forced transitions don't hide others here. Transitions that are too expensive or fault are
    skipped, as are lost starts.
    """
    disabled: list[Blocked] = []
    budget = MOST_OPERATIONS
    overhead = sum(work(rule.condition) for rule in (*puzzle.invariants, *puzzle.losses))
    overhead += sum(work(term.amount) for line in puzzle.costs for term in line.terms)
    try:
        if overhead * len(puzzle.starts) > budget:
            return (), False
        starts = [start for start in puzzle.starts if not is_lost(puzzle, start)]
        if not starts:
            return (), False
    except RuleFault:
        return (), False
    for transition in puzzle.transitions:
        count = combinations(transition.binders) * len(starts)
        budget -= work_of_transition(transition) * len(starts) + count * overhead
        if budget < 0 or count > MOST_TRIED:
            break
        blocked = _blocked(puzzle, transition, starts)
        if blocked is not None:
            disabled.append(blocked)
    return tuple(disabled), 0 < len(disabled) == len(puzzle.transitions)


def _blocked(
    puzzle: core.Puzzle, transition: core.Transition, starts: Sequence[tuple[int, ...]]
) -> Blocked | None:
    """Return why ``transition`` is disabled in all starts; None if it is enabled or faults."""
    breaks: core.Rule | None = None
    for start in starts:
        for arguments in rows_of(transition.binders):
            try:
                attempted = attempt(puzzle, transition, arguments, start)
            except RuleFault:
                return None
            if isinstance(attempted, Step):
                return None
            breaks = breaks or attempted
    if breaks is not None:
        return Blocked(transition.name, None, breaks.name)
    return Blocked(transition.name, first_failing(transition, starts[0]), None)


def first_failing(transition: core.Transition, state: Sequence[int]) -> str | None:
    """Return the last condition that any parameter values reach before ``transition`` fails.

    Return None if a condition faults or the transition is enabled.
    """
    parts = plain_conjuncts(transition.guard)
    names = transition.parameters
    holds = [function(with_lets(transition, part.condition), names) for part in parts]
    furthest = -1
    for arguments in islice(rows_of(transition.binders), MOST_TRIED):
        try:
            failing = (n for n, part in enumerate(holds) if not part(state, arguments))
            furthest = max(furthest, next(failing, len(parts)))
        except RuleFault:
            return None
    return parts[furthest].text if 0 <= furthest < len(parts) else None


def unchanged(puzzle: core.Puzzle) -> tuple[str, ...]:
    """Return the variables that no transition assigns."""
    assigned = set(chain.from_iterable(changes(t.effect) for t in puzzle.transitions))
    return tuple(variable.name for variable in puzzle.variables if variable.name not in assigned)


def same_for_ever(puzzle: core.Puzzle) -> tuple[str, ...]:
    """Return the unchanged variables with the same value in all starts."""
    names = set(unchanged(puzzle))
    first = puzzle.starts[0]
    return tuple(
        variable.name
        for variable in puzzle.variables
        if variable.name in names
        if all(start[variable.slots] == first[variable.slots] for start in puzzle.starts)
    )


def changes(block: core.Block) -> Iterator[str]:
    """Yield the variables that the effects assign."""
    for effect in chain.from_iterable(block.steps):
        match effect:
            case core.Assign():
                yield effect.variable.name
            case core.Loop():
                yield from changes(effect.body)
            case core.Branch():
                for _, body in effect.arms:
                    yield from changes(body)
