"""Unit propagation over clauses and sums, for checking that a clause follows.

A clause follows by reverse unit propagation (E. Goldberg and Y. Novikov, "Verification of proofs of
unsatisfiability for CNF formulas", 2003) if assuming its negation leads to a conflict.
"""

from __future__ import annotations

from collections.abc import Sequence

Literal = int
Term = tuple[int, Literal]


class Propagator:
    """Clauses and sums, and the literals that follow from them."""

    def __init__(self) -> None:
        self.refuted = False
        self._true: set[Literal] = {1}
        self._trail: list[Literal] = [1]
        self._head = 0
        self._watches: dict[Literal, list[list[Literal]]] = {}
        self._terms: list[list[Term]] = []
        self._slack: list[int] = []
        self._uses: dict[Literal, list[tuple[int, int]]] = {}
        """The sums in which a literal counts, with its weight."""

    def add(self, literals: Sequence[Literal]) -> None:
        """Add a clause."""
        if self.refuted:
            return
        clause = list(dict.fromkeys(literals))
        true = self._true
        if any(x in true or -x in clause for x in clause):
            return
        clause = [x for x in clause if -x not in true]  # literals of level 0 stay true
        if len(clause) < 2:
            self.refuted = not clause or not self._assign_and_propagate(clause)
            return
        for x in clause[:2]:
            self._watches.setdefault(x, []).append(clause)

    def add_sum(self, terms: Sequence[Term], bound: int) -> None:
        """Add a sum: the weights of true literals are at least ``bound``."""
        if self.refuted:
            return
        weights: dict[Literal, int] = {}
        for weight, x in terms:
            if weight < 0:
                weight, x, bound = -weight, -x, bound - weight
            both = min(weight, weights.get(-x, 0))
            if both:  # one of the two is true
                weights[-x] -= both
                weight -= both
                bound -= both
            weights[x] = weights.get(x, 0) + weight
        row = sorted(((w, x) for x, w in weights.items() if w), key=lambda term: -term[0])
        number = len(self._terms)
        self._terms.append(row)
        settled = set(self._trail[: self._head])
        self._slack.append(sum(w for w, x in row if -x not in settled) - bound)
        for weight, x in row:
            self._uses.setdefault(x, []).append((number, weight))
        if self._slack[number] < 0:
            self.refuted = True
        else:
            self.refuted = not self._assign_and_propagate(self._implied(number))

    def follows(self, literals: Sequence[Literal]) -> bool:
        """Test whether a clause follows by unit propagation."""
        if self.refuted:
            return True
        start = len(self._trail)
        conflict = False
        for x in literals:
            if x in self._true:
                conflict = True
                break
            if -x not in self._true:
                self._assign(-x)
        conflict = conflict or not self._propagate()
        for x in self._trail[start : self._head]:
            for number, weight in self._uses.get(-x, ()):
                self._slack[number] += weight
        self._true.difference_update(self._trail[start:])
        del self._trail[start:]
        self._head = start
        return conflict

    def _assign(self, literal: Literal) -> None:
        self._true.add(literal)
        self._trail.append(literal)

    def _assign_and_propagate(self, literals: Sequence[Literal]) -> bool:
        for x in literals:
            if -x in self._true:
                return False
            if x not in self._true:
                self._assign(x)
        return self._propagate()

    def _implied(self, number: int) -> list[Literal]:
        """Return open literals without which a sum can't reach its bound."""
        slack, true = self._slack[number], self._true
        implied: list[Literal] = []
        for weight, x in self._terms[number]:
            if weight <= slack:
                break
            if x not in true and -x not in true:
                implied.append(x)
        return implied

    def _propagate(self) -> bool:
        """Assign all implied literals; return false after a conflict."""
        trail, true = self._trail, self._true
        while self._head < len(trail):
            literal = trail[self._head]
            self._head += 1
            broken = False
            for number, weight in self._uses.get(-literal, ()):
                self._slack[number] -= weight
                broken = broken or self._slack[number] < 0
            if broken or not self._visit(-literal):
                return False
            for number, _ in self._uses.get(-literal, ()):
                for x in self._implied(number):
                    if -x in true:
                        return False
                    if x not in true:
                        self._assign(x)
        return True

    def _visit(self, false: Literal) -> bool:
        """Find other literals to watch in the clauses that watch one that is false now."""
        watching, true = self._watches.get(false), self._true
        if not watching:
            return True
        kept: list[list[Literal]] = []
        self._watches[false] = kept
        for index, clause in enumerate(watching):
            if clause[0] == false:
                clause[0], clause[1] = clause[1], false
            other = clause[0]
            if other in true:
                kept.append(clause)
                continue
            for place in range(2, len(clause)):
                x = clause[place]
                if -x not in true:
                    clause[1], clause[place] = x, false
                    self._watches.setdefault(x, []).append(clause)
                    break
            else:
                kept.append(clause)
                if -other in true:
                    kept += watching[index + 1 :]
                    return False
                self._assign(other)
        return True
