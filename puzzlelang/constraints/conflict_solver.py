"""An engine in plain Python for constraint problems.

Each temporary clause contains the negation of a *guard*, an extra atom that is assumed. Clauses
learned from temporary ones contain it, too, so they are easy to remove after the question.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from puzzlelang.constraints.problem import (
    UNLIMITED,
    Best,
    Budget,
    Choice,
    Literal,
    Problem,
    Refuted,
    Tally,
    Term,
    Unknown,
    simplified,
)
from puzzlelang.constraints.propagation import Clause
from puzzlelang.constraints.questions import in_order, remaining
from puzzlelang.constraints.search import Listener, Search


class ConflictSolver(Search):
    """The engine ``Solver`` in plain Python, for one problem."""

    name = "puzzlelang"
    version = "1"

    def __init__(self, problem: Problem, listener: Listener | None = None) -> None:
        super().__init__(problem, listener)
        self._question = 0
        self._assumed: Sequence[Literal] = ()
        """Assumptions of the last answer; those in common with the next stay in the trail."""
        self._temporary = False
        """True if there are clauses with a guard."""
        self._sums = len(self._state.terms)
        phase = self._state.phase
        for terms, _ in reversed(problem.lines):
            for weight, atom in simplified(terms, 0)[0]:
                phase[atom] = -atom if weight > 0 else atom

    # Questions

    def solve(
        self, assumed: Sequence[Literal] = (), budget: Budget = UNLIMITED
    ) -> Choice | Refuted | Unknown:
        self._begin()
        return self._answer(assumed, budget)

    def choices(
        self,
        assumed: Sequence[Literal] = (),
        budget: Budget = UNLIMITED,
        ordered: bool = False,
    ) -> Generator[Choice | Unknown, None, None]:
        question = self._begin(blocks=True)
        self._state.backtrack(0)
        self._assumed = ()
        guard, chosen, start = self._guards[0], self.problem.chosen, self.conflicts
        value = self._state.value
        try:
            while True:
                left = remaining(budget, self.conflicts - start)
                status = self._search([guard, *assumed], left, chosen if ordered else ())
                if not status:
                    return
                if status < 0:
                    yield Unknown()
                    return
                choice = self._choice()
                block = [-x if value[x] > 0 else x for x in dict.fromkeys(chosen)]
                if self.listener:
                    self.listener.block(tuple(block))
                self._temporary = True
                short = [*self._without_implied([-guard, *block]), -guard]
                if len(short) <= len(block):
                    self._record(short)
                clause = self._insert(short, self._exclusions)
                self._settle(clause)
                self._drop_wider(clause)
                yield choice
                self._check(question)
        finally:
            self._release(question)

    def count(
        self, tally: Tally, assumed: Sequence[Literal] = (), budget: Budget = UNLIMITED
    ) -> None:
        tally.take(self.choices(assumed, budget))

    def best(
        self, assumed: Sequence[Literal] = (), budget: Budget = UNLIMITED
    ) -> Iterator[Best | Refuted | Unknown]:
        question, start = self._begin(), self.conflicts
        hold, *guards = self._guards
        best: Best | None = None
        try:
            answer = self._answer(assumed, budget)
            if not isinstance(answer, Choice):
                yield answer
                return
            best = Best(answer, self.problem.costs(answer), False)
            yield best
            self._check(question)
            for index, (guard, (terms, constant)) in enumerate(
                zip(guards, self.problem.lines, strict=True)
            ):
                while True:
                    self._bound(terms, best.costs[index] - 1 - constant, guard)
                    left = remaining(budget, self.conflicts - start)
                    answer = self._answer([hold, guard, *assumed], left)
                    if isinstance(answer, Unknown):
                        yield answer
                        return
                    if isinstance(answer, Refuted):
                        break
                    best = Best(answer, self.problem.costs(answer), False)
                    yield best
                    self._check(question)
                self._bound(terms, best.costs[index] - constant, hold)
            yield Best(best.choice, best.costs, True)
        finally:
            self._release(question)

    def forced(
        self,
        asked: Sequence[Literal],
        assumed: Sequence[Literal] = (),
        budget: Budget = UNLIMITED,
    ) -> frozenset[Literal] | Refuted | Unknown:
        question, start = self._begin(), self.conflicts
        state, guard = self._state, self._guards[0]
        try:
            answer = self._answer(assumed, budget)
            if not isinstance(answer, Choice):
                return answer
            atoms = dict.fromkeys(abs(x) for x in asked)
            literals = [x if answer.holds(x) else -x for x in atoms]
            while True:
                state.backtrack(len(assumed))
                open_literals = [x for x in literals if state.value[x] <= 0]
                if not open_literals:
                    return frozenset(literals)
                for x in open_literals:
                    state.phase[abs(x)] = -x
                self._temporary = True
                self._settle(self._insert([*(-x for x in open_literals), -guard], self._exclusions))
                left = remaining(budget, self.conflicts - start)
                answer = self._answer([*assumed, guard], left)
                if isinstance(answer, Unknown):
                    return answer
                if isinstance(answer, Refuted):
                    return frozenset(literals)
                literals = [x for x in literals if answer.holds(x)]
        finally:
            self._release(question)

    # Parts of questions

    def _begin(self, blocks: bool = False) -> int:
        self._release(self._question)
        self._question += 1
        self._blocks = blocks
        return self._question

    def _release(self, question: int) -> None:
        """Remove temporary clauses and sums, and clauses learned from them."""
        state = self._state
        if question != self._question or not self._temporary:
            return
        self._temporary = False
        state.backtrack(0)
        for guard in self._guards:
            state.assert_unit(-guard)
            for x in state.implied[guard]:
                state.implied[-x].remove(-guard)
            state.implied[guard] = []
        self._rebuild()
        state.forget(self._guards, self._sums)

    def _drop_wider(self, clause: Clause) -> None:
        """Remove exclusions that the last one implies.

        A choice usually differs from the one before in its last decisions. So the exclusions form
        a stack that is hardly deeper than the decisions, however many choices there are.
        """
        stack = self._exclusions
        if stack and stack[-1][1] is clause:
            stack.pop()
        while stack and set(clause).issubset(stack[-1][1]):
            self._state.detach(stack.pop()[1])
        if len(clause) > 2:
            stack.append((0, clause))

    def _check(self, question: int) -> None:
        if question != self._question:
            raise RuntimeError("another question was asked during the iteration")

    def _answer(self, assumed: Sequence[Literal], budget: Budget) -> Choice | Refuted | Unknown:
        last, self._assumed = self._assumed, ()
        pairs = enumerate(zip(assumed, last, strict=False))
        same = min(len(assumed), len(last))
        self._state.backtrack(next((place for place, (x, y) in pairs if x != y), same))
        status = self._search(assumed, budget)
        self._assumed = () if status == -1 else assumed
        if status > 0:
            return self._choice()
        return Refuted(tuple(in_order(assumed, Refuted(self._core)))) if not status else Unknown()

    def _choice(self) -> Choice:
        return Choice(bytes([0, *(x > 0 for x in self._state.value[1 : self._state.atoms + 1])]))

    def _bound(self, terms: Sequence[Term], most: int, guard: Literal) -> None:
        """Require a total of at most ``most`` while the guard is assumed."""
        self._state.backtrack(0)
        self._temporary = True
        self._state.add_sum([(-w, x) for w, x in terms], -most, guard)
