"""Questions that are answered the same way by every engine."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.constraints.problem import (
    UNLIMITED,
    Budget,
    Choice,
    Literal,
    Refuted,
    Solver,
    Unknown,
)
from puzzlelang.text import Record

PARTS = 8
"""Number of parts of a core that are removed as a whole. clingo's cores may have many literals that
are not necessary."""


class Core(metaclass=Record):
    """Assumed literals that no choice satisfies together; minimal, if that is proved."""

    literals: tuple[Literal, ...]
    minimal: bool


def smallest_core(
    solver: Solver, assumed: Sequence[Literal], budget: Budget = UNLIMITED
) -> Core | Choice | Unknown:
    """Return a core that is refuted no longer when any of its literals is removed.

    Literals are removed from the last to the first, at first several at once. If the budget ends,
    the core may be larger than necessary; each question counts as a conflict at least.
    """
    start = solver.conflicts
    answer = solver.solve(assumed, budget)
    if not isinstance(answer, Refuted):
        return answer
    core = in_order(assumed, answer)
    minimal, questions = True, 0
    size = len(core) // PARTS or 1
    parts = [core[first : first + size] for first in range(0, len(core), size)]
    while parts:
        part = [x for x in parts.pop() if x in core]
        smaller = [x for x in core if x not in part]
        if not part:
            continue
        questions += 1
        left = remaining(budget, max(questions, solver.conflicts - start))
        trial: Choice | Refuted | Unknown = Unknown()
        if left.conflicts != 0:
            trial = solver.solve(smaller, left)
        if isinstance(trial, Refuted):
            core = in_order(smaller, trial)
        elif len(part) > 1:
            parts += part[: len(part) // 2], part[len(part) // 2 :]
        elif isinstance(trial, Unknown):
            minimal = False
    return Core(tuple(core), minimal)


def in_order(assumed: Sequence[Literal], answer: Refuted) -> list[Literal]:
    core = set(answer.core)
    return [x for x in dict.fromkeys(assumed) if x in core]


def remaining(budget: Budget, conflicts: int) -> Budget:
    """Return a budget reduced by some conflicts."""
    if budget.conflicts is None:
        return budget
    return Budget(max(0, budget.conflicts - conflicts), budget.stop)
