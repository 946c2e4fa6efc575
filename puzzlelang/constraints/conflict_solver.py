"""An engine in plain Python for constraint problems: conflict-driven search with clause learning.

The search is that of MiniSat (Eén and Sörensson, An Extensible SAT-solver, 2003): each conflict
gives a clause up to its first unique implication point, literals that the others imply are dropped,
and atoms of recent conflicts are decided first.

Each temporary clause contains the negation of a *guard*, an extra atom that is assumed. Clauses
learned from temporary ones contain it, too, so they are easy to remove after the question.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Generator, Iterator, Sequence
from heapq import heappop, heappush

from puzzlelang.constraints.cuts import Graph
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
    in_order,
    remaining,
    simplified,
)
from puzzlelang.constraints.propagation import Assignment, Clause
from puzzlelang.text import Protocol

# ── search ────────────────────────────────────────────────────────────────────────────

RESTART = 50
"""Conflicts before the first restart, and unit of the Luby sequence."""
KEEP = 500
"""Learned clauses before the worse half is deleted; the limit grows by a tenth each time."""
POLL = 64
"""Decisions and conflicts between two polls of the budget's ``stop``."""
LONGEST_PAUSE = 8
"""Decisions and conflicts between two looks for cuts, if the looks find none."""
DEEPEST = 200
"""Number of reasons that are followed from a literal to show that it is implied."""
DECAY = 0.95
UNDECIDED = -2
"""Status of a search that only propagates; that of other limits is -1."""


class Listener(Protocol):
    """Gets the steps of a proof in order.

    Each learned clause follows by unit propagation from the clauses and sums of the problem and
    from earlier steps. A block is the negation of a choice, for ``choices`` only. Blocks, and
    clauses learned after one, hold until the next question: a certificate needs its own engine.
    """

    def learn(self, clause: Sequence[Literal]) -> None:
        """Take a learned clause, which changes later. The empty one refutes the problem."""

    def forget(self, clauses: Sequence[Sequence[Literal]]) -> None:
        """Take learned clauses, and perhaps cuts, that play no further part; the same objects."""

    def cut(
        self, connection: int, left: Literal, right: Literal, separator: tuple[Literal, ...]
    ) -> None:
        """Take a cut: not the condition, not ``left``, not ``right``, or one of the separator."""

    def block(self, clause: tuple[Literal, ...]) -> None:
        """Take the negation of a choice, over the chosen atoms."""


class Search:
    """The state of an engine, and the search that its questions share."""

    def __init__(self, problem: Problem, listener: Listener | None = None) -> None:
        self.problem = problem
        self.listener = listener
        self.conflicts = 0
        self._state = state = Assignment(problem, 1 + len(problem.lines))
        self._guards = range(problem.atoms + 1, state.size + 1)
        """An atom for temporary clauses, and one for the bound of each line."""
        self._blocks = False
        """True if the guard stands for blocks, which the listener gets."""
        self._graphs = [Graph(connection) for connection in problem.connections]
        self._learned: list[tuple[int, Clause]] = []
        """Each learned clause after its number of levels (Audemard and Simon, Glucose, 2009)."""
        self._exclusions: list[tuple[int, Clause]] = []
        """Clauses that exclude earlier choices of the question, kept like learned ones."""
        self._limit = KEEP
        self._step = 1.0
        """Increase of the activity of an atom in a conflict."""
        self._seen = [0] * (2 * state.size + 1)
        self._pointer = 0
        """Index of the first atom of the order that may be unassigned."""
        self._core: tuple[Literal, ...] = ()

    def _search(self, assumed: Sequence[Literal], budget: Budget, order: Sequence[int] = ()) -> int:
        """Continue until a choice (1), a refutation (0, with its core), or a limit (negative).

        Atoms of ``order`` are decided first, in order, as false. Then the first choice is the
        least: a literal is true only if it follows from earlier atoms that are as low as possible.
        After a restart, any choice is made smaller instead: only atoms before the index
        ``reach`` are decided in order, and it grows with each choice.
        """
        state, start = self._state, self.conflicts
        value, limits, trail = state.value, state.limits, state.trail
        stop, steps, restarts, next_restart = budget.stop, 0, 1, start + RESTART
        look, pause, reach, self._pointer = 0, 1, len(order), 0
        while not state.refuted:
            conflict = state.propagate()
            assumes = len(limits) < len(assumed)
            if conflict is None and self._graphs and not assumes and steps >= look:
                conflict = self._cut()
                pause = 1 if conflict else min(2 * pause, LONGEST_PAUSE)
                look = steps + pause
            if conflict is not None:
                implies = conflict and not value[conflict[0]]
                if not limits and not implies:
                    break
                steps += 1
                polled = stop and not steps % POLL and stop()
                if polled or self.conflicts - start == budget.conflicts:
                    return -1
                self.conflicts, self._pointer = self.conflicts + 1, 0
                (self._settle if implies else self._learn)(conflict)
                if self.conflicts >= next_restart:
                    next_restart = self.conflicts + RESTART * luby(restarts := restarts + 1)
                    self._restart()
                    if restarts == 2:
                        reach = 0
                continue
            literal = self._assumption(assumed)
            if value[literal] < 0:
                self._core = self._final(literal)
                self._record([-x for x in self._core])
                return 0
            if not literal:
                if assumes and self._graphs:
                    continue  # look for cuts now: that is slow, so not for each assumption
                if budget.propagates:
                    return UNDECIDED
                literal = self._decision(order, reach)
                if not literal:
                    if self._graphs and state.cut < len(trail):
                        look = steps
                    elif not (reach := self._smaller(order, reach, len(assumed))):
                        return 1
                    continue
                steps += 1
                if stop and not steps % POLL and stop():
                    return -1
            limits.append(len(trail))
            state.push(literal, None)
        state.refuted, self._core = True, ()
        self._record(())
        return 0

    def _assumption(self, assumed: Sequence[Literal]) -> Literal:
        """Return an assumption that isn't true, or 0 if all are."""
        state = self._state
        for literal in assumed[len(state.limits) :]:
            if state.value[literal] <= 0:
                return literal
            state.limits.append(len(state.trail))
        return 0

    def _decision(self, order: Sequence[int], reach: int) -> Literal:
        """Return a literal to decide, or 0 if all atoms are assigned."""
        state = self._state
        value, queued, heap = state.value, state.queued, state.heap
        for index in range(self._pointer, reach):
            if not value[order[index]]:
                self._pointer = index
                return -order[index]
        self._pointer = reach
        while heap:
            atom = heappop(heap)[1]
            queued[atom] = False
            if not value[atom]:
                return state.phase[atom]
        return 0

    def _smaller(self, order: Sequence[int], reach: int, level: int) -> int:
        """Undo a choice where it may not be the least; return the new reach, or 0 if it is.

        The reach then ends with the first true atom that does not follow from those before it.
        """
        state = self._state
        value, place, limits = state.value, state.place, state.limits
        last = max((place[x if value[x] > 0 else -x] for x in order[:reach]), default=-1)
        level = max(level, bisect_right(limits, last))
        for index in range(reach, len(order)):
            atom = order[index]
            if value[atom] > 0 and bisect_right(limits, place[atom]) > level:
                state.backtrack(level)
                return index + 1
        return 0

    def _learn(self, conflict: Clause) -> None:
        """Learn a clause from a conflict, backtrack, and assign the literal that it implies."""
        state = self._state
        place = state.place
        limits, trail = state.limits, state.trail
        level = bisect_right(limits, max([place[-x] for x in conflict], default=-1))
        state.backtrack(level)
        if not level:
            state.refuted = True
            return
        bottom, start = limits[0], limits[-1]
        seen = self._seen
        clause: Clause = [0]
        marked: list[Literal] = []
        pending, index, rest = 0, len(trail), conflict
        while True:
            for x in rest:
                if not seen[x]:
                    where = place[-x]
                    if where >= bottom:
                        seen[x] = seen[-x] = 1
                        marked.append(x)
                        if where >= start:
                            pending += 1
                        else:
                            clause.append(x)
            index -= 1
            while not seen[trail[index]]:
                index -= 1
            pending -= 1
            if not pending:
                break
            rest = state.clause_of(trail[index])
        clause[0] = -trail[index]
        self._bump(marked)
        for x in marked:
            seen[x] = seen[-x] = 0
        clause = [clause[0], *self._without_implied(clause)]
        self._record(clause)
        if len(clause) == 1:
            state.backtrack(0)
            state.push(clause[0], None)
            return
        second = max(range(1, len(clause)), key=lambda i: place[-clause[i]])
        clause[1], clause[second] = clause[second], clause[1]
        levels = len({bisect_right(limits, place[-x]) for x in clause})
        state.backtrack(bisect_right(limits, place[-clause[1]]))
        if len(clause) > 2:
            self._learned.append((levels, clause))
        state.attach(clause)
        state.push(clause[0], -clause[1] if len(clause) == 2 else clause)

    def _without_implied(self, clause: Clause) -> Clause:
        """Return the clause without its first literal and without literals that others imply.

        All literals are false. A literal is implied if its reasons lead to others of the clause
        (Sörensson and Biere, Minimizing Learned Clauses, 2009).
        """
        seen, reason = self._seen, self._state.reason
        for x in clause:
            seen[x] = seen[-x] = 1
        marked = list(clause)
        kept = [x for x in clause[1:] if reason[-x] is None or not self._implied(-x, marked, 0)]
        for x in marked:
            seen[x] = seen[-x] = 0
        return kept

    def _implied(self, literal: Literal, marked: list[Literal], depth: int) -> bool:
        """Tell if the reasons of a true literal lead to marked ones; mark what was examined.

        Marks are 1 for literals that are implied, and 2 for others.
        """
        state, seen = self._state, self._seen
        place, reason, bottom = state.place, state.reason, state.limits[0]
        for y in state.clause_of(literal):
            if seen[y] == 1 or place[-y] < bottom or y == literal:
                continue
            if (
                seen[y]
                or depth == DEEPEST
                or reason[-y] is None
                or not self._implied(-y, marked, depth + 1)
            ):
                mark = 2
                break
        else:
            mark = 1
        if not seen[literal]:
            seen[literal] = seen[-literal] = mark
            marked.append(literal)
        return mark == 1

    def _bump(self, literals: Sequence[Literal]) -> None:
        """Raise the activity of atoms of a conflict, relative to that of all others."""
        state = self._state
        activity, heap, atoms, step = state.activity, state.heap, state.atoms, self._step
        for x in literals:
            atom = abs(x)
            if atom <= atoms:
                activity[atom] += step
                heappush(heap, (-activity[atom], atom))
                state.queued[atom] = True
        self._step = step / DECAY
        if self._step > 1e100:
            state.activity = [value / self._step for value in activity]
            self._step = 1.0
            state.rebuild_heap()

    def _final(self, literal: Literal) -> tuple[Literal, ...]:
        """Return the assumptions that refute an assumption, and that one."""
        state = self._state
        bottom = state.limits[0] if state.limits else len(state.trail)
        core, reached = [literal], {-literal}
        for x in reversed(state.trail[bottom:]):
            if x in reached:
                if state.reason[x] is None:
                    core.append(x)
                else:
                    reached.update(-y for y in state.clause_of(x) if y != x)
        return tuple(core)

    def _cut(self) -> Clause | None:
        """Add a cut that is false or implies a literal, its first; return it if there is one."""
        state = self._state
        new = state.trail[state.cut :]
        for index, graph in enumerate(self._graphs):
            cut = None if graph.literals.isdisjoint(new) else graph.cut(state.value)
            if cut:
                left, right, separator = cut
                if self.listener:
                    self.listener.cut(index, left, right, tuple(separator))
                return self._insert([-graph.condition, -left, -right, *separator], self._learned)
        state.cut = len(state.trail)
        return None

    def _insert(self, literals: Clause, pairs: list[tuple[int, Clause]]) -> Clause:
        """Add a clause with at most one literal that isn't false; put the latest literals first."""
        state = self._state
        value, place = state.value, state.place
        bottom = state.limits[0] if state.limits else len(state.trail)
        clause = [x for x in dict.fromkeys(literals) if value[x] >= 0 or place[-x] >= bottom]
        clause.sort(key=lambda x: place[-x] if value[x] else len(place), reverse=True)
        if len(clause) > 1:
            if len(clause) > 2:
                pairs.append((0, clause))
            state.attach(clause)
        return clause

    def _settle(self, clause: Clause) -> None:
        """Backtrack until an inserted clause isn't false, and assign the literal that it implies.

        Only as many levels as necessary are undone: most of the trail serves the next choice, too.
        """
        state = self._state
        value, limits = state.value, state.limits
        if not clause:
            state.refuted = True
        elif len(clause) == 1:
            state.backtrack(0)
            state.assert_unit(clause[0])
        else:
            if value[clause[0]] < 0:
                state.backtrack(bisect_right(limits, state.place[-clause[0]]) - 1)
            if value[clause[1]] < 0 and not value[clause[0]]:
                state.push(clause[0], clause)

    def _restart(self) -> None:
        state = self._state
        state.backtrack(0)
        if len(state.heap) > 8 * state.size:
            state.rebuild_heap()
        if len(self._learned) > self._limit:
            self._learned.sort(key=lambda pair: pair[0])
            good = sum(1 for levels, _ in self._learned if levels < 3)
            kept = max(good, len(self._learned) // 2)
            if self.listener:
                self.listener.forget([clause for _, clause in self._learned[kept:]])
            del self._learned[kept:]
            self._limit = max(self._limit + self._limit // 10, good + KEEP // 2)
            self._rebuild()

    def _rebuild(self) -> None:
        """Remove clauses that are true on level 0, and literals that are false."""
        state = self._state
        if state.refuted or state.propagate() is not None:
            state.refuted = True
            return
        value = state.value
        state.watches = [[] for _ in state.watches]
        clauses = [(0, clause) for clause in state.clauses]
        for pairs in (clauses, self._learned, self._exclusions):
            kept = []
            for pair in pairs:
                clause = pair[1]
                if any(value[x] > 0 for x in clause):
                    continue
                clause[:] = [x for x in clause if not value[x]]
                state.attach(clause)
                if len(clause) > 2:
                    kept.append(pair)
            pairs[:] = kept
        state.clauses = [clause for _, clause in clauses]

    def _record(self, clause: Sequence[Literal]) -> None:
        """Report a learned clause to the listener, without the guard of blocks."""
        if not self.listener:
            return
        plain = [x for x in clause if -x not in self._guards]
        if len(plain) == len(clause):
            self.listener.learn(clause)
        elif self._blocks:
            self.listener.learn(plain)


def luby(index: int) -> int:
    """Return a member of the sequence 1 1 2 1 1 2 4 … (Luby, Sinclair and Zuckerman, 1993)."""
    while index & (index + 1):
        index -= (1 << (index.bit_length() - 1)) - 1
    return (index + 1) // 2


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
