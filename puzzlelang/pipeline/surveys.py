"""The whole reachable space: in numbers, and as a tree of successors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from puzzlelang import semantics
from puzzlelang.compiler.terms import all_of, negation
from puzzlelang.core import nodes as core
from puzzlelang.loading import Loaded, faults_explained
from puzzlelang.pipeline.solving import NO_LIMITS, Narrator, solve_all
from puzzlelang.report.answer import Survey, Trace
from puzzlelang.system import GaveUp, Limits, Progress, Solved


def explore(loaded: Loaded, limits: Limits = NO_LIMITS, progress: Progress | None = None) -> Survey:
    """Count the reachable states; count the optimal solutions; look for a `check:` that fails."""
    with faults_explained(loaded):
        space = loaded.searcher.explore(limits, progress)
        found = Survey(loaded.puzzle, space, instance=loaded.instance, label=loaded.label)
        if not space.complete:
            return found
        best = solve_all(loaded, limits, 0, progress, told=False)
        refuted = refutation(loaded, limits, progress)
        if isinstance(refuted, GaveUp):
            space = replace(space, complete=False, limit=refuted.limit)
            return replace(found, space=space, best=best)
        return replace(found, best=best, refuted=refuted)


def refutation(
    loaded: Loaded, limits: Limits, progress: Progress | None = None
) -> tuple[core.Rule, Trace] | GaveUp | None:
    """The nearest state in which a `check:` fails; None when every state was asked."""
    system = loaded.system
    rules = [(rule, system.lower(rule.condition, {})) for rule in loaded.puzzle.checks]
    if not rules:
        return None
    refuted = negation(all_of([claim for _, claim in rules]))
    outcome = loaded.searcher.find(refuted, limits, progress)
    if isinstance(outcome, Solved):
        broken = next(r for r, claim in rules if not system.test(claim)(outcome.trace[-1]))
        return broken, Narrator(loaded).trace(outcome.trace)
    return outcome if isinstance(outcome, GaveUp) else None


def tree_of_successors(
    loaded: Loaded, deepest: int | None = None, most: int | None = None
) -> Iterator[str]:
    """The lines of ``explore --tree``."""
    from puzzlelang.report.tree import tree_lines

    system, puzzle = loaded.system, loaded.puzzle
    with faults_explained(loaded):
        yield from tree_lines(
            system.initial,
            system.successors,
            lambda state: semantics.shown(puzzle, system.slots(state)),
            deepest=deepest,
            most=most,
        )
