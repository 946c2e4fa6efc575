"""Planning tasks: ground transitions as facts and operators.

A *fact*: a slot has a value, or a set has or lacks a member. An *operator* is a ground transition
for known values of some slots, with the facts it needs and the facts it makes true. Conditions that
facts can't express are omitted, and unknown effects are added, so every trace of the puzzle is also
one of the operators (C. Bäckström and B. Nebel, "Complexity results for SAS+ planning",
Computational Intelligence 11, 1995, for tasks of this kind).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.text import Record, replace

Facts = tuple[int, ...]
"""Numbers of facts, as a conjunction."""


class Mapped(metaclass=Record):
    """A new value that depends on the value of one slot."""

    slot: int
    values: Mapping[int, int]


Change = int | Mapped | tuple[int, int]
"""A slot's new value, or the members that a set loses and gains: ``(removed, added)``."""


class Operator(metaclass=Record):
    """A ground transition as facts.

    After it, the facts in ``makes`` may hold. For each pair in ``also``, the second facts may hold
    if the first held before. ``changes`` has the new values of the slots it writes, or is None if
    facts don't determine them.
    """

    ground: int
    needs: Facts
    makes: Facts
    also: tuple[tuple[Facts, Facts], ...]
    changes: Mapping[int, Change] | None


class Others(metaclass=Record):
    """Makes ``but[k]``, unless that is None, true if any of ``facts`` but the k-th is true."""

    facts: Facts
    but: Sequence[int | None]


class Task(metaclass=Record):
    """A planning task.

    An axiom makes a fact true if all of some facts are. :meth:`facts` gives the facts of a state;
    axioms and ``others`` derive the rest.
    """

    size: int
    operators: Sequence[Operator]
    axioms: Sequence[tuple[Facts, int]]
    others: Sequence[Others]
    goal: Facts | None
    """None if no state is a goal."""
    values: Mapping[int, Mapping[int, int]]
    """By slot: the fact for each value."""
    bits: Mapping[int, Sequence[tuple[int, int]]]
    """By slot of a set: for each member, the facts that it is absent and present."""

    def facts(self, slots: Sequence[int]) -> list[int]:
        """Return the facts of a state, given by its slots."""
        true_facts = [facts[slots[slot]] for slot, facts in self.values.items()]
        for slot, pairs in self.bits.items():
            value = slots[slot]
            true_facts += [pair[value >> bit & 1] for bit, pair in enumerate(pairs)]
        return true_facts

    def by_axioms(self) -> Task:
        """Replace ``others`` by axioms with facts for runs of values at either end."""
        size, axioms = self.size, list[tuple[Facts, int]]()
        for one in self.others:
            for facts, but in (one.facts, one.but), (one.facts[::-1], one.but[::-1]):
                so_far = facts[0]
                for fact, other in zip(facts[1:], but[1:], strict=True):
                    if other is not None:
                        axioms.append(((so_far,), other))
                    axioms += [((so_far,), size), ((fact,), size)]
                    so_far, size = size, size + 1
        return replace(self, size=size, axioms=(*axioms, *self.axioms), others=())

    def after(self, slots: Sequence[int], operator: Operator) -> tuple[int, ...] | None:
        """Apply an operator to slots; None if facts don't determine the result."""
        if operator.changes is None:
            return None
        successor = list(slots)
        for slot, change in operator.changes.items():
            match change:
                case int():
                    successor[slot] = change
                case Mapped(other, values):
                    if slots[other] not in values:
                        return None
                    successor[slot] = values[slots[other]]
                case losses, gains:
                    successor[slot] = successor[slot] & ~losses | gains
        return tuple(successor)
