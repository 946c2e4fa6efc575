"""Ground transitions: transitions for given values of their parameters.

A ground transition has *tests* (one slot against a set of values), a residual *guard*, *steps*
(names for values, checks of promises), *updates* (a term for each slot that changes), the residual
*invariants*, and a *cost*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set

from puzzlelang.compiler import terms
from puzzlelang.compiler.ir import Const, Slot, Temp, Term
from puzzlelang.compiler.terms import TRUE, const
from puzzlelang.core import Interval, members
from puzzlelang.core import nodes as core
from puzzlelang.text import Record, field, replace

Loops = tuple[tuple[tuple[Temp, ...], Sequence[object]], ...]
"""Temps with their values, the outermost loop first."""


class Store(metaclass=Record):
    """A write of ``value`` to slot ``offset + index``, one of ``slots``."""

    offset: int
    index: Term
    value: Term
    slots: range
    bounds: Interval
    """Bounds of the slots."""

    def choice(self, slot: int) -> Term:
        """Return the new value of one of the slots."""
        here = terms.operate("=", self.index, const(slot - self.offset))
        return terms.choice(here, self.value, Slot(slot, self.bounds))

    @property
    def terms(self) -> tuple[Term, Term]:
        return self.index, self.value


Promise = tuple[str, int, bool]
"""A check made during the search.

Its kind (a value is in "range", an index is a "place", two writes don't "collide"), the first slot
of the variable, and whether the check always fails.
"""


class Ground(metaclass=Record, frozen=False):
    """One ground transition; see the module."""

    transition: core.Transition
    arguments: tuple[Term, ...]
    loops: Loops = ()
    tests: dict[int, frozenset[int]] = field(factory=dict)
    guard: Term = TRUE
    lets: list[tuple[Temp, Term]] = field(factory=list)
    """``(n, t)`` names t, after the tests."""
    steps: list[tuple[Temp | None, Term]] = field(factory=list)
    """``(n, t)`` names t; ``(None, t)`` is a fault unless t holds."""
    updates: dict[int, Term] = field(factory=dict)
    stores: list[Store] = field(factory=list)
    """Writes to positions that the state decides. Their slots are disjoint, also from
    ``updates``.
    """
    invariant: Term = TRUE
    cost_steps: list[tuple[Temp | None, Term]] = field(factory=list)
    """Like ``steps``, for amounts that may be negative or fault. Every search evaluates them after
    the invariant.
    """
    amounts: tuple[Term, ...] = ()
    """The cost of each line."""
    cost: Term = TRUE
    """The cost as one number: the lines, most significant first, then 1 transition."""
    length: Term = TRUE
    """The last part of the cost: the length added to a trace (abstractions count only some
    transitions).
    """
    open: frozenset[Promise] = frozenset()
    """The promises that ``steps`` check; the others are proved."""
    checks: Sequence[tuple[str, int, Term]] = ()
    """The same, with the condition of each check."""
    weight: int = 0
    """Number of terms."""
    number: int = 0
    """Position among the ground transitions of the puzzle."""

    @property
    def instance(self) -> tuple[int, ...] | None:
        """The values of the parameters; None if the transition loops over them."""
        values = [term.value for term in self.arguments if isinstance(term, Const)]
        return tuple(values) if len(values) == len(self.arguments) else None

    @property
    def written(self) -> Set[int]:
        """The slots that it may write."""
        if not self.stores:
            return self.updates.keys()
        return self.updates.keys() | {slot for store in self.stores for slot in store.slots}

    @property
    def terms(self) -> Iterator[Term]:
        """Yield the terms of all parts."""
        yield self.guard
        yield from (term for _, term in (*self.lets, *self.steps, *self.cost_steps))
        yield from self.updates.values()
        yield from (term for store in self.stores for term in store.terms)
        yield from (self.invariant, *self.amounts)

    def where(self, constants: Mapping[int, Term]) -> Ground:
        """Substitute known values of slots; the tests must allow these values."""

        def of(term: Term) -> Term:
            return terms.substitute(term, constants)

        return replace(
            self._each(of),
            tests={slot: allowed for slot, allowed in self.tests.items() if slot not in constants},
            lets=[(temp, of(term)) for temp, term in self.lets],
            steps=[(temp, of(term)) for temp, term in self.steps],
            cost_steps=[(temp, of(term)) for temp, term in self.cost_steps],
        )

    def inlined(self) -> Ground:
        """Replace names by their terms, so that only checks remain as steps."""
        names = dict[Temp, Term]()

        def of(term: Term) -> Term:
            return terms.substitute(term, {}, names)

        def checks(steps: Sequence[tuple[Temp | None, Term]]) -> list[tuple[Temp | None, Term]]:
            rest: list[tuple[Temp | None, Term]] = []
            for temp, term in steps:
                if temp is None:
                    rest.append((None, of(term)))
                else:
                    names[temp] = of(term)
            return rest

        checks(self.lets)
        steps, cost_steps = checks(self.steps), checks(self.cost_steps)
        if not names:
            return self
        return replace(self._each(of), lets=[], steps=steps, cost_steps=cost_steps)

    def _each(self, of: Callable[[Term], Term]) -> Ground:
        """Apply ``of`` to all terms outside lets and steps."""
        return replace(
            self,
            guard=of(self.guard),
            updates={slot: of(term) for slot, term in self.updates.items()},
            stores=[replace(s, index=of(s.index), value=of(s.value)) for s in self.stores],
            invariant=of(self.invariant),
            amounts=tuple(map(of, self.amounts)),
        )

    def after(self, slot: int) -> Term:
        """Return the new value of a slot that the transition may write."""
        for store in self.stores:
            if slot in store.slots:
                return store.choice(slot)
        return self.updates[slot]


class Applicable:
    """A selection, by their tests, of the ground transitions that may apply in a state."""

    def __init__(self, grounds: Sequence[Ground]) -> None:
        self._grounds = grounds
        flags: dict[tuple[int, frozenset[int]], bytearray] = {}
        for number, ground in enumerate(grounds):
            for test in ground.tests.items():
                if test not in flags:
                    flags[test] = bytearray(len(grounds) // 8 + 1)
                flags[test][number >> 3] |= 1 << (number & 7)
        self._masks = [(*test, int.from_bytes(one, "little")) for test, one in flags.items()]
        """The slot and the values of each test, and the transitions that have it."""

    def within(self, slots: Sequence[int]) -> list[Ground]:
        """Ground transitions without a failing test, in order."""
        failing = 0
        for slot, allowed, mask in self._masks:
            if slots[slot] not in allowed:
                failing |= mask
        return [self._grounds[n] for n in members(~failing & (1 << len(self._grounds)) - 1)]
