"""Engines: the choice of one, and questions that all of them answer the same way."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import PathFinder

from puzzlelang.constraints.problem import (
    UNLIMITED,
    Budget,
    Choice,
    Literal,
    Problem,
    Refuted,
    Solver,
    Unknown,
    in_order,
    remaining,
    simplified,
    total_range,
)
from puzzlelang.text import Record, replace

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

    If the budget ends, it may be larger than necessary.
    """
    start = solver.conflicts
    answer = solver.solve(assumed, budget)
    if not isinstance(answer, Refuted):
        return answer
    left = remaining(budget, solver.conflicts - start)
    return shorter_core(solver, in_order(assumed, answer), left)


def shorter_core(
    solver: Solver, core: Sequence[Literal], budget: Budget, effort: int | None = None
) -> Core:
    """Remove literals from a core, first those that are unnecessary by propagation alone.

    The ``effort`` is the greatest product of literals and atoms for which all others are tried.
    """
    start = solver.conflicts
    shorter = _without(solver, core, replace(budget, propagates=True))
    if effort is not None and len(shorter.literals) * solver.problem.atoms > effort:
        return shorter
    return _without(solver, shorter.literals, remaining(budget, solver.conflicts - start))


def _without(solver: Solver, literals: Sequence[Literal], budget: Budget) -> Core:
    """Return a core of which each literal is necessary within the budget.

    Literals are removed from the last to the first, at first several at once. Each question counts
    as a conflict at least.
    """
    core = tuple(literals)
    start, minimal, questions = solver.conflicts, True, 0
    size = len(core) // PARTS or 1
    parts = [core[first : first + size] for first in range(0, len(core), size)]
    while parts:
        part = parts.pop()
        part = tuple(x for x in part if x in core)
        smaller = tuple(x for x in core if x not in part)
        if not part:
            continue
        left = remaining(budget, max(questions := questions + 1, solver.conflicts - start))
        if left.conflicts == 0:
            return Core(core, False)
        trial = solver.solve(smaller, left)
        if isinstance(trial, Refuted):
            core = tuple(in_order(smaller, trial))
        elif len(part) > 1:
            parts += part[: len(part) // 2], part[len(part) // 2 :]
        elif isinstance(trial, Unknown):
            minimal = False
    return Core(core, minimal)


# ── choosing an engine ────────────────────────────────────────────────────────────────

LIMIT = 2**30
"""Greatest range of a sum in clingo, whose weights have 32 bits."""


def clingo_available() -> bool:
    """Tell if clingo is installed, without importing it, which takes longer."""
    return "clingo" in sys.modules or PathFinder.find_spec("clingo") is not None


def new_solver(problem: Problem) -> Solver:
    """Return clingo with a problem; the engine in Python if clingo is missing or a sum is large."""
    if clingo_available() and not has_large_sums(problem):
        from puzzlelang.constraints.clingo_solver import ClingoSolver

        return ClingoSolver(problem)
    from puzzlelang.constraints.conflict_solver import ConflictSolver

    return ConflictSolver(problem)


def has_large_sums(problem: Problem) -> bool:
    """Test whether a sum or a line of costs exceeds the numbers of clingo."""
    terms = [one.terms for one in problem.sums]
    terms += [simplified(line, 0)[0] for line, _ in problem.lines]
    return any(high - low > LIMIT for low, high in map(total_range, terms))
