"""Conditions of guards that are tested before the transitions are examined one by one.

They can't fault, and nothing before them in the guard can. So testing them early neither hides nor
creates a fault.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import count

from puzzlelang.compiler import terms
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Apply, Const, Slot, Temp, Term
from puzzlelang.compiler.terms import TRUE
from puzzlelang.core import NONE, current
from puzzlelang.text import Record, replace

Tests = tuple[tuple[int, frozenset[int]], ...]


class Shared(metaclass=Record):
    """A condition shared by the guards of all transitions before ``end``.

    ``keys`` identify its parts.
    """

    condition: Term
    keys: frozenset[Term]
    end: int


class Guards:
    """``domains`` has the values of each slot; None if there are too many to tabulate."""

    def __init__(self, domains: Sequence[tuple[int, ...] | None]) -> None:
        self._domains = domains
        self._known: dict[int, tuple[Ground, dict[Term, Term]]] = {}
        self._known_own: dict[Term, Term] = {}

    def tested(self, ground: Ground) -> tuple[Ground, Tests]:
        """Split a transition into its tests and the rest.

        A transition's own tests are on slots with few values. A comparison of another slot with one
        value becomes a test, too.
        """
        if not any(map(self._one_value, terms.conjuncts(ground.guard))):
            return ground, tuple(ground.tests.items())
        values: dict[int, int] = {}
        keys: set[Term] = set()
        for key, part in self._leading(ground).items():
            test = self._one_value(part)
            if test is not None and values.setdefault(*test) == test[1]:
                keys.add(key)
        tests = [*ground.tests.items(), *((k, frozenset((v,))) for k, v in values.items())]
        return self._without(ground, keys), tuple(tests)

    def shared(self, grounds: Sequence[Ground], start: int) -> Shared:
        """Find the conditions shared by the longest run of transitions from ``start`` on."""
        best = Shared(TRUE, frozenset(), start)
        if len(grounds) - start < current.shared_by:
            return best
        ends: dict[Term, int] = {}
        for key in self._leading(grounds[start]):
            end = start + 1
            while end < len(grounds) and key in self._leading(grounds[end]):
                end += 1
            ends[key] = end
        last = max(ends.values(), default=start)
        if last - start < current.shared_by:
            return best
        keys = [key for key, end in ends.items() if end == last]
        parts = self._leading(grounds[start])
        return Shared(terms.all_of([parts[key] for key in keys]), frozenset(keys), last)

    def without(self, ground: Ground, shared: Shared) -> Ground:
        """Remove the shared conditions from a guard."""
        return self._without(ground, shared.keys)

    def _without(self, ground: Ground, keys: Collection[Term]) -> Ground:
        if not keys:
            return ground
        parts = self._leading(ground)
        excess = {parts[key] for key in keys}
        rest = [part for part in terms.conjuncts(ground.guard) if part not in excess]
        return replace(ground, guard=terms.all_of(rest))

    def _leading(self, ground: Ground) -> dict[Term, Term]:
        """Return the conditions that may be tested early, in order, by a key that is equal for
        equal conditions.

        A table lookup may rely on the conditions before it (``terms.hit``). Guards that share the
        lookup share these, too.
        """
        entry = self._known.get(id(ground))
        if entry is None:
            leading: dict[Term, Term] = {}
            for part in terms.conjuncts(ground.guard):
                if part.may_fault:
                    break
                if not part.temps:
                    leading[self._own(part)] = part
            entry = self._known[id(ground)] = ground, leading
        return entry[1]

    def _own(self, part: Term) -> Term:
        """Renumber the temps that a part binds, so equal parts become identical."""
        if not part.binds:
            return part
        canonical = self._known_own.get(part)
        if canonical is None:
            numbers = count()
            canonical = terms.refreshed(
                part, lambda temp: Temp(-1 - next(numbers), temp.bounds, False)
            )
            self._known_own[part] = canonical
        return canonical

    def _one_value(self, part: Term) -> tuple[int, int] | None:
        """Match a comparison of a many-valued slot with a possible value: slot and value."""
        match part:
            case Apply("=", (Slot(slot, (low, high)), Const(value))):
                if self._domains[slot] is None and NONE < low <= value <= high < 1 << 62:
                    return slot, value
        return None
