"""Verification of terms between compiler passes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from puzzlelang.compiler.ground_transition import Ground, Level
from puzzlelang.compiler.ir import (
    Closure,
    Element,
    Fold,
    Hit,
    Let,
    Pick,
    Slide,
    Slot,
    Temp,
    Term,
    nodes,
)


class BadTerm(Exception):
    """A pass has built an invalid term."""


def check_ground(ground: Ground, slots: Sequence[Slot]) -> None:
    """Check that a transition binds each temp once, before it is read, and that its terms are
    valid.
    """
    checker = _Checker(slots)
    for temps, _ in ground.loops:
        checker.bind(temps)
    for temp, term in ground.lets:
        checker.term(term)
        checker.bind([temp])
    checker.term(ground.guard)
    checker.steps(ground.steps)
    for slot, term in ground.updates.items():
        checker.need(0 <= slot < len(slots), term)
        checker.term(term)
    for store in ground.stores:
        checker.need(set(store.slots) <= set(range(len(slots))), store.value)
        checker.need(ground.updates.keys().isdisjoint(store.slots), store.value)
        checker.term(store.index)
        checker.term(store.value)
    checker.term(ground.invariant)
    checker.steps(ground.cost_steps)
    for term in (*ground.amounts, ground.cost, ground.length, *ground.arguments):
        checker.term(term)


def check_levels(ground: Ground, levels: Sequence[Level], slots: Sequence[Slot]) -> None:
    """Check a transition's levels: every temp is bound before it is read."""
    checker = _Checker(slots)
    for level in levels:
        if level.within is not None:
            checker.term(level.within)
        checker.bind(level.temps)
        checker.steps(level.items)
    checker.need({temp for temp, _ in ground.lets} <= checker.bound, ground)


def check_term(term: Term, slots: Sequence[Slot]) -> None:
    """Check a term without free temps."""
    _Checker(slots).term(term)


class _Checker:
    def __init__(self, slots: Sequence[Slot]) -> None:
        self.slots = slots
        self.bound: set[Temp] = set()
        """All temps bound so far, in any scope."""
        self._terms: set[Term] = set()

    def need(self, holds: bool, what: object) -> None:
        if not holds:
            raise BadTerm(repr(what))

    def bind(self, temps: Iterable[Temp]) -> None:
        for temp in temps:
            self.need(temp not in self.bound, temp)
            self.bound.add(temp)

    def steps(self, steps: Iterable[tuple[Temp | None, Term]]) -> None:
        for temp, term in steps:
            self.term(term)
            if temp is not None:
                self.bind([temp])

    def term(self, term: Term) -> None:
        """Check that the temps it reads are bound, and that it binds none a second time."""
        self.need(term.temps <= self.bound, term)
        for part in nodes(term):
            if part not in self._terms:
                self._terms.add(part)
                self._node(part)

    def _node(self, node: Term) -> None:
        low, high = node.bounds
        self.need(low <= high, node)
        match node:
            case Slot(number):
                self.need(number < len(self.slots) and self.slots[number] is node, node)
            case Element(offset, size):
                self.need(0 < size and 0 <= offset <= len(self.slots) - size, node)
                self.need(node.slots == tuple(self.slots[offset : offset + size]), node)
            case Pick(_, items):
                self.need(bool(items), node)
            case Hit(table):
                self.need({0, 1}.issuperset(table.entries), node)
            case Slide(beyond):
                self.need(bool(beyond.entries) and not beyond.partial, node)
            case Let(temp) | Closure(temp=temp):
                self.bind([temp])
            case Fold(_, groups, values):
                self.need(len(groups) == len(values) > 0, node)
                self.bind(node.bound)
