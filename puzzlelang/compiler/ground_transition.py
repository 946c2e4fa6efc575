"""A ground transition: a rule for some values of its parameters.

It is: *tests*, each of one slot against the values that it may have; a residual *guard*; *steps*
that name values and check promises; *updates*, a term for each slot that changes; what is left to
ask of the *invariants*; its *cost*.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set

from puzzlelang.compiler import terms
from puzzlelang.compiler.ir import Const, Slot, Temp, Term
from puzzlelang.compiler.terms import TRUE, const
from puzzlelang.core import Interval
from puzzlelang.core import nodes as core
from puzzlelang.text import Record, field, replace

Loops = tuple[tuple[tuple[Temp, ...], Sequence[object]], ...]
"""Temps, and the values that they run over, from the outermost loop on."""


class Store(metaclass=Record):
    """Slot ``offset + index``, which is one of ``slots``, becomes ``value``."""

    offset: int
    index: Term
    value: Term
    slots: range
    bounds: Interval
    """Those of the slots."""

    def choice(self, slot: int) -> Term:
        """What one of the slots becomes."""
        here = terms.operate("=", self.index, const(slot - self.offset))
        return terms.choice(here, self.value, Slot(slot, self.bounds))

    @property
    def terms(self) -> tuple[Term, Term]:
        return self.index, self.value


Promise = tuple[str, int, bool]
"""What is left to check when a transition runs: that a value fits its "range", that an index is a
"place", that two writes do not "collide"; of which slot (the first of the variable), and whether
the check fails in any case."""


class Ground(metaclass=Record, frozen=False):
    """One way to go on; see the module."""

    transition: core.Transition
    arguments: tuple[Term, ...]
    loops: Loops = ()
    tests: dict[int, frozenset[int]] = field(factory=dict)
    guard: Term = TRUE
    lets: list[tuple[Temp, Term]] = field(factory=list)
    """``(n, t)``: n is t, from after the tests on."""
    steps: list[tuple[Temp | None, Term]] = field(factory=list)
    """``(n, t)``: n is t.  ``(None, t)``: a fault unless t holds."""
    updates: dict[int, Term] = field(factory=dict)
    stores: list[Store] = field(factory=list)
    """Writes whose place the state decides.  None of their slots is in ``updates``, and none is
    in two of them."""
    invariant: Term = TRUE
    cost_steps: list[tuple[Temp | None, Term]] = field(factory=list)
    """Like ``steps``, for amounts that may be negative or a fault.  Every search evaluates them
    after the invariant."""
    amounts: tuple[Term, ...] = ()
    """The cost, line by line."""
    cost: Term = TRUE
    """All of it in one number: the lines from the most weighty on, then 1 transition."""
    length: Term = TRUE
    """The last part of it: by how much the transition makes a trace longer (abstractions count
    some transitions alone)."""
    open: frozenset[Promise] = frozenset()
    """The promises that ``steps`` check: what is not among them was proved."""
    checks: Sequence[tuple[str, int, Term]] = ()
    """The same with the condition of each check."""
    weight: int = 0
    """How many terms all of this is."""

    @property
    def instance(self) -> tuple[int, ...] | None:
        """The values of its parameters; None where it loops over them."""
        found = [term.value for term in self.arguments if isinstance(term, Const)]
        return tuple(found) if len(found) == len(self.arguments) else None

    @property
    def written(self) -> Set[int]:
        """The slots that it may write."""
        if not self.stores:
            return self.updates.keys()
        return self.updates.keys() | {slot for store in self.stores for slot in store.slots}

    def where(self, known: Mapping[int, Term]) -> Ground:
        """The same where some slots, whose values its tests allow, have known values."""

        def of(term: Term) -> Term:
            return terms.substitute(term, known)

        return replace(
            self._each(of),
            tests={slot: allowed for slot, allowed in self.tests.items() if slot not in known},
            lets=[(temp, of(term)) for temp, term in self.lets],
            steps=[(temp, of(term)) for temp, term in self.steps],
            cost_steps=[(temp, of(term)) for temp, term in self.cost_steps],
        )

    def inlined(self) -> Ground:
        """The same with what each name stands for in its place: the steps are checks alone."""
        names = dict[Temp, Term]()

        def of(term: Term) -> Term:
            return terms.substitute(term, {}, names)

        def checks(steps: Sequence[tuple[Temp | None, Term]]) -> list[tuple[Temp | None, Term]]:
            left: list[tuple[Temp | None, Term]] = []
            for temp, term in steps:
                if temp is None:
                    left.append((None, of(term)))
                else:
                    names[temp] = of(term)
            return left

        checks(self.lets)
        steps, cost_steps = checks(self.steps), checks(self.cost_steps)
        if not names:
            return self
        return replace(self._each(of), lets=[], steps=steps, cost_steps=cost_steps)

    def _each(self, of: Callable[[Term], Term]) -> Ground:
        """``of`` of all terms but those of lets and steps."""
        return replace(
            self,
            guard=of(self.guard),
            updates={slot: of(term) for slot, term in self.updates.items()},
            stores=[replace(s, index=of(s.index), value=of(s.value)) for s in self.stores],
            invariant=of(self.invariant),
            amounts=tuple(map(of, self.amounts)),
        )

    def after(self, slot: int) -> Term:
        """The value of a slot that it may write in the state after, however it is written."""
        for store in self.stores:
            if slot in store.slots:
                return store.choice(slot)
        return self.updates[slot]
