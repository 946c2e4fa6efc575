"""A partial assignment, with unit propagation of clauses and sums.

Lists indexed by literals have an entry for each sign: a negative literal counts from the end.
Clauses have two watched literals, the first two (Moskewicz et al., Chaff, 2001); clauses of two
literals are lists of implications. A sum is kept as positive weights of which the total must reach
a bound, with the *slack* that the literals not yet false leave above the bound.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappush

from puzzlelang.constraints.problem import TRUE, Literal, Problem, Term, simplified

Clause = list[Literal]
Reason = Literal | Clause | tuple[int] | None
"""The true literal of an implication, a clause, the index of a sum, or nothing for decisions."""

WIDEST_PAIRS = 64
"""Largest "at most one" that becomes implications, one for each pair."""


class Assignment:
    """Values of atoms in the order of assignment, with their reasons."""

    def __init__(self, problem: Problem, extra: int) -> None:
        self.atoms = problem.atoms
        self.size = size = problem.atoms + extra
        both = 2 * size + 1
        self.value = [0] * both
        """1 if the literal is true, -1 if it is false, 0 if neither."""
        self.reason: list[Reason] = [None] * both
        self.place = [0] * both
        """Index in the trail of a true literal."""
        self.trail: list[Literal] = []
        self.limits: list[int] = []
        """Index in the trail of the decision of each level."""
        self.head = self.summed = self.cut = 0
        """Number of literals of the trail that were propagated by clauses, by sums, and by cuts."""
        self.implied: list[list[Literal]] = [[] for _ in range(both)]
        """For each literal, the literals that follow from it."""
        self.watches: list[list[Clause]] = [[] for _ in range(both)]
        self.clauses: list[Clause] = []
        self.terms: list[list[Term]] = []
        """For each sum, its weights and literals, largest weight first."""
        self.bounds: list[int] = []
        self.slack: list[int] = []
        self.uses: list[list[tuple[int, int]]] = [[] for _ in range(both)]
        """For each literal, the sums in which it counts, with its weight."""
        self.phase = [-atom for atom in range(size + 1)]
        self.activity = [0.0] * (size + 1)
        self.queued = [True] * (size + 1)
        """For each atom, whether the heap has an entry of its present activity."""
        self.heap: list[tuple[float, int]] = []
        self.refuted = False
        """True if the constraints contradict each other without any decision."""
        self.assert_unit(TRUE)
        for clause in problem.clauses:
            self.add(clause)
        for rule in problem.sums:
            terms, bound = simplified(rule.terms, rule.bound)
            if rule.defines is None:
                self.add_sum(terms, bound)
            else:
                self.add_sum(terms, bound, rule.defines)
                self.add_sum([(-w, x) for w, x in terms], 1 - bound, -rule.defines)
        self.implied = [list(dict.fromkeys(row)) for row in self.implied]
        # Before the first conflict, prefer atoms that imply much.
        for table in (self.implied, self.uses):
            for atom in range(1, size + 1):
                self.activity[atom] += 0.001 * (len(table[atom]) + len(table[-atom]))
        self.rebuild_heap()

    def assert_unit(self, literal: Literal) -> None:
        """Make a literal true without a reason; only on level 0."""
        value = self.value[literal]
        if value < 0:
            self.refuted = True
        elif not value:
            self.push(literal, None)

    def push(self, literal: Literal, reason: Reason) -> None:
        self.value[literal] = 1
        self.value[-literal] = -1
        self.reason[literal] = reason
        self.place[literal] = len(self.trail)
        self.trail.append(literal)

    def add(self, literals: tuple[Literal, ...]) -> None:
        """Add a clause of the problem, on level 0."""
        clause = list(dict.fromkeys(literals))
        value = self.value
        if any(value[x] > 0 or -x in clause for x in clause):
            return
        clause = [x for x in clause if not value[x]]
        if not clause:
            self.refuted = True
        elif len(clause) == 1:
            self.push(clause[0], None)
        else:
            if len(clause) > 2:
                self.clauses.append(clause)
            self.attach(clause)

    def attach(self, clause: Clause) -> None:
        first, second = clause[0], clause[1]
        if len(clause) == 2:
            self.implied[-first].append(second)
            self.implied[-second].append(first)
        else:
            self.watches[first].append(clause)
            self.watches[second].append(clause)

    def detach(self, clause: Clause) -> None:
        """Stop watching a clause of more than two literals that implies none at present."""
        for x in clause[:2]:
            row = self.watches[x]
            row[:] = [other for other in row if other is not clause]

    def add_sum(
        self, terms: tuple[Term, ...] | list[Term], bound: int, condition: Literal | None = None
    ) -> None:
        """Require a total of at least ``bound``, if the condition is true; only on level 0.

        A conditional sum counts the negated condition with the weight of the whole bound.
        """
        parts = [(w, x) if w > 0 else (-w, -x) for w, x in terms]
        bound -= sum(w for w, _ in terms if w < 0)
        if bound <= 0:
            return
        if condition is not None:
            # simplified: an order literal may be condition and term at once
            merged, bound = simplified([*parts, (bound, -condition)], bound)
            self.add_sum(merged, bound)
            return
        # A weight above the bound counts as the bound: this implies the same literals.
        parts = sorted(((min(w, bound), x) for w, x in parts), key=lambda term: -term[0])
        most = sum(w for w, _ in parts)
        if most < bound:
            self.refuted = True
        elif parts[-1][0] == bound:
            self.add(tuple(x for _, x in parts))
        elif most - bound < parts[-1][0]:
            for _, x in parts:
                self.assert_unit(x)
        elif parts[0][0] == 1 and most - bound == 1 and len(parts) <= WIDEST_PAIRS:
            literals = [x for _, x in parts]
            for index, x in enumerate(literals):
                self.implied[-x] += literals[:index] + literals[index + 1 :]
        else:
            self.store_sum(parts, bound, most)

    def store_sum(self, parts: list[Term], bound: int, most: int) -> None:
        index = len(self.terms)
        self.terms.append(parts)
        self.bounds.append(bound)
        left = most - bound
        for weight, x in parts:
            if self.value[x] < 0 and self.place[-x] < self.summed:
                left -= weight
        self.slack.append(left)
        for weight, x in parts:
            self.uses[x].append((index, weight))
            if weight > left and not self.value[x]:
                self.push(x, (index,))
        self.refuted = self.refuted or left < 0

    def propagate(self) -> Clause | None:
        """Assign implied literals; return a clause of false literals if there is a conflict."""
        while True:
            conflict = self._propagate_clauses()
            if conflict is not None:
                return conflict
            if not self.terms:
                self.summed = self.head
            if self.summed == self.head:
                return None
            number = self._propagate_sums()
            if number is not None:
                return self.explain_sum(number, 0, len(self.trail))

    def _propagate_clauses(self) -> Clause | None:
        """Propagate all clauses; return one that is false."""
        trail, append, value, place = self.trail, self.trail.append, self.value, self.place
        implied, watches, reason = self.implied, self.watches, self.reason
        head, count = self.head, len(trail)
        while head < count:
            literal = trail[head]
            head += 1
            for x in implied[literal]:
                if value[x] < 1:
                    if value[x]:
                        self.head = head
                        return [x, -literal]
                    value[x] = 1
                    value[-x] = -1
                    reason[x] = literal
                    place[x] = count
                    count += 1
                    append(x)
            false = -literal
            watching = watches[false]
            if not watching:
                continue
            kept: list[Clause] = []
            watches[false] = kept
            keep, rest = kept.append, iter(watching)
            for clause in rest:
                other = clause[0]
                if other == false:
                    other = clause[0] = clause[1]
                    clause[1] = false
                if value[other] > 0:
                    keep(clause)
                    continue
                for index in range(2, len(clause)):
                    x = clause[index]
                    if value[x] >= 0:
                        clause[1] = x
                        clause[index] = false
                        watches[x].append(clause)
                        break
                else:
                    keep(clause)
                    if value[other]:
                        kept.extend(rest)
                        self.head = head
                        return clause
                    value[other] = 1
                    value[-other] = -1
                    reason[other] = clause
                    place[other] = count
                    count += 1
                    append(other)
        self.head = head
        return None

    def _propagate_sums(self) -> int | None:
        """Propagate sums until a literal follows; return a sum that can't reach its bound."""
        trail, value, slack, terms, uses = self.trail, self.value, self.slack, self.terms, self.uses
        summed, count, broken = self.summed, len(trail), None
        while summed < count and broken is None:
            literal = trail[summed]
            summed += 1
            for number, weight in uses[-literal]:
                left = slack[number] = slack[number] - weight
                row = terms[number]
                if left < row[0][0]:
                    if left < 0:
                        broken = number
                        continue
                    for weight, x in row:
                        if weight <= left:
                            break
                        if not value[x]:
                            self.push(x, (number,))
            if len(trail) > count:
                break
        self.summed = summed
        return broken

    def explain_sum(self, number: int, implied: Literal, before: int) -> Clause:
        """Return a clause that follows from the sum: ``implied``, or enough false literals.

        Only literals assigned before the index ``before`` of the trail are used.
        """
        row = self.terms[number]
        value, place = self.value, self.place
        clause = [implied] if implied else []
        left = sum(weight for weight, x in row if x != implied) - self.bounds[number]
        for weight, x in row:
            if value[x] < 0 and place[-x] < before:
                clause.append(x)
                left -= weight
                if left < 0:
                    break
        return clause

    def clause_of(self, literal: Literal) -> Clause:
        """Return the clause that implied a literal, which isn't a decision."""
        reason = self.reason[literal]
        if type(reason) is int:
            return [literal, -reason]
        if type(reason) is tuple:
            reason = self.explain_sum(reason[0], literal, self.place[literal])
            self.reason[literal] = reason
        return reason  # type: ignore[return-value]

    def backtrack(self, level: int) -> None:
        """Undo all decisions above a level."""
        if len(self.limits) <= level:
            return
        limit = self.limits[level]
        del self.limits[level:]
        trail, value, phase, queued = self.trail, self.value, self.phase, self.queued
        activity, heap, slack, uses = self.activity, self.heap, self.slack, self.uses
        for literal in trail[limit : self.summed]:
            for number, weight in uses[-literal]:
                slack[number] += weight
        for literal in trail[limit:]:
            value[literal] = value[-literal] = 0
            atom = abs(literal)
            phase[atom] = literal
            if not queued[atom]:
                queued[atom] = True
                heappush(heap, (-activity[atom], atom))
        del trail[limit:]
        self.head = min(self.head, limit)
        self.summed = min(self.summed, limit)
        self.cut = min(self.cut, limit)

    def forget(self, atoms: Sequence[int], sums: int) -> None:
        """Make atoms that no clause uses unassigned, and remove the sums from an index on."""
        while len(self.terms) > sums:
            for _, x in self.terms.pop():
                self.uses[x].pop()
            self.bounds.pop()
            self.slack.pop()
        trail = [x for x in self.trail if abs(x) not in atoms]
        for atom in atoms:
            self.value[atom] = self.value[-atom] = 0
        self.head -= len(self.trail) - len(trail)
        self.summed -= len(self.trail) - len(trail)
        self.cut = 0
        self.trail[:] = trail
        for index, x in enumerate(trail):
            self.place[x] = index

    def rebuild_heap(self) -> None:
        activity, value = self.activity, self.value
        self.heap = [
            (-activity[atom], atom) for atom in range(1, self.atoms + 1) if not value[atom]
        ]
        heapify(self.heap)
        self.queued = [not x for x in value[: self.size + 1]]
