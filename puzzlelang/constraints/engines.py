"""Choosing an engine."""

from __future__ import annotations

import sys
from importlib.machinery import PathFinder

from puzzlelang.constraints.problem import Problem, Solver


def clingo_available() -> bool:
    """Tell if clingo is installed, without importing it, which takes longer."""
    return "clingo" in sys.modules or PathFinder.find_spec("clingo") is not None


def new_solver(problem: Problem) -> Solver:
    """Return clingo with a problem, or the engine in Python if clingo is missing."""
    if clingo_available():
        from puzzlelang.constraints.clingo_solver import ClingoSolver

        return ClingoSolver(problem)
    from puzzlelang.constraints.conflict_solver import ConflictSolver

    return ConflictSolver(problem)
