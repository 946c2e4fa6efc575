"""Proofs that a step breaks no promise: its checks hold whatever state it is taken in.

Each check is looked at alone, with what is known of a state in which the transition is possible:
its tests and its guard, and the invariants.  First by bounds; then, where it depends on few
values, by trying all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any

from puzzlelang.compiler import terms
from puzzlelang.compiler.bounds import Facts, Term
from puzzlelang.compiler.ground import Ground
from puzzlelang.compiler.slot_tests import Open, value
from puzzlelang.compiler.terms import TRUE
from puzzlelang.compiler.value_analysis import NEVER, Possible, Span, TooMuch, ends_of, span_of
from puzzlelang.core import current

PARTS = 20
"""Looking at so many parts of terms counts as much as one check."""

Values = Sequence[tuple[int, ...] | None]
"""For each slot its values, as far as they are listed."""


class Prover:
    """Proves checks of the ground transitions of one puzzle.

    ``names`` and ``domains`` are of each slot; ``left`` is how much may be tried.
    """

    def __init__(
        self, facts: Facts, names: Sequence[str], domains: Values, invariants: Sequence[Term]
    ) -> None:
        self.facts, self.names, self.domains = facts, names, domains
        self.invariants = [
            part
            for term in invariants
            if terms.weight(term, current.given) <= current.given
            for part in _conjuncts(term)
        ]
        self.left = 0

    def unproved(self, ground: Ground) -> set[tuple[str, str]]:
        """The promises that the steps of ``ground`` may break, each with its variable."""
        found: set[tuple[str, str]] = set()
        step: _Step | None = None
        for promise, slot, condition in ground.checks:
            own = promise, self.names[slot]
            if own not in found:
                step = step or _Step(self, ground)
                if not step.proves(condition):
                    found.add(own)
        return found


class _Step:
    """What is known when the steps of a ground transition are taken."""

    def __init__(self, prover: Prover, ground: Ground) -> None:
        self.prover = prover
        slots: dict[int, Sequence[int]] = {}
        for slot, known in enumerate(prover.domains):
            if known is not None:
                tests = ground.tests.get(slot)
                slots[slot] = known if tests is None else [v for v in known if v in tests]
        self.temps: dict[int, Term | Span] = dict(ground.lets)
        self.columns: dict[int, Sequence[int]] = {}
        for numbers, values in ground.loops:
            columns: Any = [values] if len(numbers) == 1 else zip(*values, strict=True)
            for number, column in zip(numbers, columns, strict=True):
                self.columns[number] = sorted(set(column))
                self.temps[number] = span_of(column)
        self.lets = {number for number, _ in ground.lets}
        self.temps.update((temp, term) for temp, term in ground.steps if temp is not None)
        given = (*_conjuncts(ground.guard), *prover.invariants)
        self.known = Possible(prover.facts, slots, self.temps, given)

    def proves(self, condition: Term) -> bool:
        if self.prover.left <= 0:
            return False
        self.prover.left -= 1
        known = self.known.assuming((), anew=True)
        try:
            if self._holds(condition, known):
                return True
        except TooMuch:
            pass
        finally:
            self.prover.left -= known.looks // PARTS
        return self._in_all_cases(condition, named=True) or self._in_all_cases(condition)

    def _holds(self, condition: Term, known: Possible) -> bool:
        """Is ``condition`` true by what is known of its parts?"""
        head = condition[0]
        if head == "temp" and condition[1] in self.temps:
            term = self.temps[condition[1]]
            return isinstance(term[0], str) and self._holds(term, known)
        if head == "const":
            return bool(condition[1])
        if head == "and":
            return all(self._holds(part, known) for part in condition[1:])
        if head == "or":
            return self._some_holds(condition[1:], known)
        if head in terms.OPPOSITE:
            return condition in known.given or compares(
                known.span(condition[1]), head, known.span(condition[2])
            )
        if head == "subset" and condition[2][0] == "const":
            mask = known.mask(condition[1])
            return mask is not None and mask & ~condition[2][1] == 0
        if head == "not" and condition[1][0] == "in" and condition[1][1][0] == "const":
            mask = known.mask(condition[1][2])
            return mask is not None and not mask >> max(0, condition[1][1][1]) & 1
        if head == "look":
            low, high, odd = known.span(condition)
            return not odd and low > 0 and high >= low
        return condition in known.given

    def _some_holds(self, parts: Sequence[Term], known: Possible) -> bool:
        """One part, where none of the others does; or they can't be false together."""
        against = [terms.negation(part) for part in parts]
        for n, part in enumerate(parts):
            inner = known.assuming((*against[:n], *against[n + 1 :]))
            if self._holds(part, inner):
                return True
        together = known.assuming(against)
        slots = frozenset().union(*(_names(term) for term in against))
        return any(
            self._holds(terms.negation(one), together)
            for one in known.given
            if one[0] in terms.OPPOSITE and not slots.isdisjoint(_names(one))
        )

    def _in_all_cases(self, condition: Term, *, named: bool = False) -> bool:
        """Try all values of what ``condition`` depends on; ``named``: of names, where there are."""
        atoms: dict[Term, Sequence[int]] = {}
        if not self._atoms(condition, named, atoms, frozenset()):
            return False
        cases = prod(map(len, atoms.values()))
        if cases > min(current.cases, self.prover.left):
            return False
        about = [part for part in self.known.given if self._is_of(part, named, atoms)]
        size = terms.weight(condition, 1000) + sum(terms.weight(part, 100) for part in about)
        self.prover.left -= 1 + cases * size // PARTS
        return all(
            self._is_true(condition, case)
            for case in _cases(atoms)
            if all(self._may_be(part, case) for part in about)
        )

    def _atoms(
        self, term: Term, named: bool, found: dict[Term, Sequence[int]], bound: frozenset[int]
    ) -> bool:
        """Add the slots and names whose values decide ``term``; False where these are many."""
        if term in found:
            return True
        head = term[0]
        if head == "slot":
            values = self.known.slots.get(term[1])
            if values is None:
                return False
            found[term] = values
        elif head == "temp" and term[1] not in bound:
            known = self.temps.get(term[1])
            if known is None:
                return False
            if term[1] in self.columns:
                found[term] = self.columns[term[1]]
            elif isinstance(known[0], int) or (named and term[1] in self.lets):
                try:
                    low, high, odd = self.known.assuming((), anew=True).span(term)
                except TooMuch:
                    return False
                if high - low > current.cases or self._is_set(known):
                    return False
                found[term] = (*sorted(odd), *range(low, high + 1))
            elif not self._atoms(known, named, found, frozenset()):
                return False
        elif head == "elem":
            if term[2] > 64:
                return False
            try:
                low, high, _ = (
                    self.known.assuming((), anew=True).span(term[3])
                    if not bound
                    else (0, 64, NEVER)
                )
            except TooMuch:
                return False
            places = range(max(0, low), min(term[2] - 1, high) + 1)
            slots = [("slot", term[1] + place) for place in places]
            if not all(self._atoms(slot, named, found, bound) for slot in slots):
                return False
        elif head in ("let", "fold"):
            own = (term[1],) if head == "let" else tuple(n for names in term[2] for n in names)
            bound = bound.union(own)
        if prod(map(len, found.values())) > current.cases:
            return False
        return all(self._atoms(part, named, found, bound) for part in terms.parts(term))

    def _is_set(self, known: Term | Span) -> bool:
        return known[0] in ("union", "difference", "with", "without", "toggle", "move", "fold")

    def _is_of(self, term: Term, named: bool, atoms: Mapping[Term, Sequence[int]]) -> bool:
        """Do ``atoms`` decide ``term``?"""
        found = dict(atoms)
        return self._atoms(term, named, found, frozenset()) and len(found) == len(atoms)

    def _may_be(self, condition: Term, case: Mapping[Term, int]) -> bool:
        try:
            return bool(value(condition, case, self.temps))
        except Open:
            return True

    def _is_true(self, condition: Term, case: Mapping[Term, int]) -> bool:
        try:
            return bool(value(condition, case, self.temps))
        except Open:
            return False


def _cases(atoms: Mapping[Term, Sequence[int]]) -> Iterator[dict[Term, int]]:
    for combination in product(*atoms.values()):
        yield dict(zip(atoms, combination, strict=True))


def compares(left: Span, operation: str, right: Span) -> bool:
    """Does each value of ``left`` compare so with each value of ``right``?  Of one that is no value
    at all nothing is asked.
    """
    first, second = ends_of(left), ends_of(right)
    if first is None or second is None:
        return True
    (low, high), (least, most) = first, second
    if operation == "=":
        return low == high == least == most
    if operation == "!=":
        return left[2].isdisjoint(right[2]) and (
            high < least or most < low or max(left[0], right[0]) > min(left[1], right[1])
        )
    if operation in ("<", "<="):
        return high < least or (operation == "<=" and high == least)
    return low > most or (operation == ">=" and low == most)


def _names(term: Term) -> frozenset[Term]:
    slots = (("slot", slot) for slot in terms.slots_of(term))
    return frozenset((*slots, *(("temp", temp) for temp in terms.temps_of(term))))


def _conjuncts(condition: Term) -> Sequence[Term]:
    if condition == TRUE:
        return ()
    return condition[1:] if condition[0] == "and" else (condition,)
