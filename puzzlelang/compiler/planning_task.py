"""What the ground transitions of a puzzle ask and change, fact by fact: a planning task.

A *fact* is that a slot has a value, or that a set has a member, or has it not.  An *operator* is a
ground transition where the values of some slots are known: the facts that it needs, and those that
it makes true.  What can't be said in facts is left out of what an operator needs, and added to what
it makes: whoever reaches all that an operator needs may do less than the operator says, never more.
So whatever trace the puzzle has, the operators have, too (C. Bäckström and B. Nebel, "Complexity
results for SAS+ planning", Computational Intelligence 11, 1995, for tasks of this kind).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.text import Record, replace

Facts = tuple[int, ...]
"""Numbers of facts, all of which hold."""


class Mapped(metaclass=Record):
    """What the value of a slot stands for."""

    slot: int
    values: Mapping[int, int]


Change = int | Mapped | tuple[int, int]
"""The new value of a slot, or how a set changes: ``(members out, members in)``."""


class Operator(metaclass=Record):
    """``needs``: facts; ``makes``: facts that may hold after it, and ``also`` the second of two
    where the first hold, too.  ``changes``: of each slot that it writes; None where the facts do
    not say it.
    """

    ground: int
    needs: Facts
    makes: Facts
    also: tuple[tuple[Facts, Facts], ...]
    changes: Mapping[int, Change] | None


class Others(metaclass=Record):
    """``but[k]``, if it is not None, holds where one of ``facts`` does that is not the k-th."""

    facts: Facts
    but: Sequence[int | None]


class Task(metaclass=Record):
    """``axioms``: a fact that holds where all of some facts do.  Every fact of a state is found by
    :meth:`facts`; other facts are those that axioms and ``others`` make true.
    """

    size: int
    operators: Sequence[Operator]
    axioms: Sequence[tuple[Facts, int]]
    others: Sequence[Others]
    goal: Facts | None
    """None: in no state."""
    values: Mapping[int, Mapping[int, int]]
    """Of a slot: the fact of each value."""
    bits: Mapping[int, Sequence[tuple[int, int]]]
    """Of a slot with a set: the facts that a member is out, and in."""

    def facts(self, slots: Sequence[int]) -> list[int]:
        """The facts of a state, by its slots."""
        found = [facts[slots[slot]] for slot, facts in self.values.items()]
        for slot, pairs in self.bits.items():
            value = slots[slot]
            found += [pair[value >> bit & 1] for bit, pair in enumerate(pairs)]
        return found

    def by_axioms(self) -> Task:
        """The same without ``others``: that one of the first facts holds is a fact of its own, and
        that one of the last does.
        """
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
        """The slots after an operator, where its facts say them all."""
        if operator.changes is None:
            return None
        found = list(slots)
        for slot, change in operator.changes.items():
            match change:
                case int():
                    found[slot] = change
                case Mapped(other, values):
                    if slots[other] not in values:
                        return None
                    found[slot] = values[slots[other]]
                case gone, come:
                    found[slot] = found[slot] & ~gone | come
        return tuple(found)
