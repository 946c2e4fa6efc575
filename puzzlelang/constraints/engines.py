"""Choosing an engine."""

from __future__ import annotations

import sys
from importlib.machinery import PathFinder

from puzzlelang.constraints.problem import Problem, Solver, simplified, total_range

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
