"""Ground rules of clingo for a problem. The rules are written into a backend."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from puzzlelang.constraints.problem import TRUE, Literal, Problem, Term, simplified
from puzzlelang.text import Any

TYPE_CHECKING = False
if TYPE_CHECKING:
    from clingo.backend import Backend

Weighted = tuple[Literal, int]
"""A literal and its positive weight, in the order of clingo."""


class Writer:
    """Writes a problem as rules. Each atom is free; constraints have no head."""

    def __init__(self, backend: Backend, problem: Problem) -> None:
        self.backend = backend
        self.problem = problem
        self.atoms = problem.atoms

    def write(self) -> None:
        problem, backend = self.problem, self.backend
        heads: set[int] = {TRUE}
        backend.add_rule([TRUE])
        self.forbid([[-x for x in clause] for clause in problem.clauses])
        for rule in problem.sums:
            letter = rule.defines
            if letter is None:
                self.rule([], [(-weight, x) for weight, x in rule.terms], 1 - rule.bound)
            elif letter in heads or letter <= max((abs(x) for _, x in rule.terms), default=1):
                # It is free, so a second letter for the same sum equals it.
                same = self.define(rule.terms, rule.bound)
                backend.add_rule([], [same, -letter])
                backend.add_rule([], [-same, letter])
            else:
                heads.add(letter)
                self.rule([letter], rule.terms, rule.bound)
        free = [atom for atom in range(1, problem.atoms + 1) if atom not in heads]
        if free:
            backend.add_rule(free, [], True)
        if problem.chosen:
            backend.add_project(problem.chosen)
        for priority, (terms, _) in enumerate(reversed(problem.lines)):
            pure, _ = simplified(terms, 0)
            parts = [(x, weight) if weight > 0 else (-x, -weight) for weight, x in pure]
            backend.add_minimize(priority, parts)

    def forbid(self, bodies: Sequence[Sequence[Literal]]) -> None:
        """Forbid that all literals of a body are true, in half the time of ``add_rule``."""
        from clingo import _internal

        clingo: Any = _internal
        add = partial(clingo._lib.clingo_backend_rule, self.backend._rep, False, [], 0)
        clingo._handle_error(all(map(add, bodies, map(len, bodies))))

    def rule(self, heads: Sequence[int], terms: Iterable[Term], bound: int) -> None:
        """Make the head true if the sum reaches the bound; without a head, forbid that."""
        parts: list[Weighted] = []
        for weight, literal in terms:
            if weight < 0:
                bound -= weight
                parts.append((-literal, -weight))
            else:
                parts.append((literal, weight))
        total = sum(weight for _, weight in parts)
        self.backend.add_weight_rule(heads, max(0, min(bound, total + 1)), parts)

    def define(self, terms: Iterable[Term], bound: int) -> Literal:
        """Return a new letter, true exactly if the sum reaches the bound.

        One rule is enough for both directions: an atom is true only by its rules.
        """
        self.atoms += 1
        self.rule([self.atoms], terms, bound)
        return self.atoms
