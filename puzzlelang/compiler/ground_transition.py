"""Ground transitions: transitions for given values of their parameters.

A ground transition has *tests* (one slot against a set of values), a residual *guard*, *steps*
(names for values, checks of promises), *updates* (a term for each slot that changes), the residual
*invariants*, and a *cost*.

Its parts are evaluated on levels: one before all loops and one for each loop. A condition is on the
first level on which all its names are bound; no condition is moved across one that may fault. A
name is bound just before the first condition that uses it, at the latest at the end of its level. A
loop whose parameter must be in a set that is already known (``p in neighbours(at)``) iterates over
that set only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from itertools import pairwise

from puzzlelang.compiler import terms
from puzzlelang.compiler.ir import Apply, Const, Slot, Temp, Term, in_order
from puzzlelang.compiler.terms import TRUE, const
from puzzlelang.core import Interval, current, members
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Record, field, replace

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
        tests = {slot: allowed for slot, allowed in self.tests.items() if slot not in constants}
        other = replace(self, tests=tests)
        other.change(lambda term: terms.substitute(term, constants))
        return other

    def inlined(self) -> Ground:
        """Replace names by their terms, so that only checks remain as steps."""
        names = dict[Temp, Term]()
        for temp, term in (*self.lets, *self.steps, *self.cost_steps):
            if temp is not None:
                names[temp] = terms.substitute(term, {}, names)
        if not names:
            return self
        steps = [step for step in self.steps if step[0] is None]
        cost_steps = [step for step in self.cost_steps if step[0] is None]
        other = replace(self, lets=[], steps=steps, cost_steps=cost_steps)
        other.change(lambda term: terms.substitute(term, {}, names))
        return other

    def change(self, of: Callable[[Term], Term]) -> None:
        """Replace all terms."""
        self.guard, self.invariant = of(self.guard), of(self.invariant)
        self.lets = [(temp, of(term)) for temp, term in self.lets]
        self.steps = [(temp, of(term)) for temp, term in self.steps]
        self.checks = [(kind, slot, of(term)) for kind, slot, term in self.checks]
        self.cost_steps = [(temp, of(term)) for temp, term in self.cost_steps]
        self.updates = {slot: of(term) for slot, term in self.updates.items()}
        self.stores = [replace(s, index=of(s.index), value=of(s.value)) for s in self.stores]
        self.amounts = tuple(map(of, self.amounts))
        self.cost, self.length = of(self.cost), of(self.length)

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


# ── order of evaluation ───────────────────────────────────────────────────────────────

Item = tuple[Temp | None, Term]
"""``(n, t)`` binds n to t; ``(None, t)`` continues only if t holds."""


class Level(metaclass=Record, frozen=False):
    """One loop and the items evaluated in it.

    ``temps`` iterate over ``values``, restricted to the set ``within`` unless that is None.
    """

    temps: tuple[Temp, ...] = ()
    values: Sequence[Any] = ()
    within: Term | None = None
    items: list[Item] = field(factory=list)


def schedule(ground: Ground) -> list[Level]:
    """Return the levels of a transition; the first is outside all loops.

    Costs, effects and invariants follow after the last level.
    """
    if not ground.lets and not ground.loops:
        return [Level(items=[(None, ground.guard)] if ground.guard is not TRUE else [])]
    return _Schedule(ground).levels


class _Schedule:
    def __init__(self, ground: Ground) -> None:
        self.levels = [Level(), *(Level(temps, values) for temps, values in ground.loops)]
        self._level_of: dict[Temp, int] = {}
        self._lets = dict(ground.lets)
        self._given: set[Temp] = set()
        for depth, level in enumerate(self.levels):
            self._level_of.update(dict.fromkeys(level.temps, depth))
        for temp, term in ground.lets:
            self._level_of[temp] = self._level(term)
        conditions = self._placed(terms.conjuncts(ground.guard))
        for depth, level in enumerate(self.levels):
            for condition in conditions[depth]:
                self._give(condition, level)
                level.items.append((None, condition))
            if depth + 1 < len(self.levels):
                self._give(self.levels[depth + 1].within, level)
            for temp, _ in ground.lets:
                if self._level_of[temp] == depth:
                    self._give(temp, level)

    def _level(self, term: Term) -> int:
        """Return the first level on which all names in ``term`` are bound."""
        if len(self.levels) == 1:
            return 0
        return max((self._level_of.get(temp, 0) for temp in term.temps), default=0)

    def _placed(self, conditions: Sequence[Term]) -> list[list[Term]]:
        """Assign conditions to levels."""
        placement: list[list[Term]] = [[] for _ in self.levels]
        latest = after_fault = 0
        for condition in conditions:
            before = latest if condition.may_fault else after_fault
            depth = max(self._level(condition), before)
            if not self._restricts(condition, depth, before):
                placement[depth].append(condition)
            latest = max(latest, depth)
            if condition.may_fault:
                after_fault = depth
        return placement

    def _restricts(self, condition: Term, depth: int, before: int) -> bool:
        """Make the level's loop iterate over a set known before it, if this condition allows."""
        level = self.levels[depth]
        match condition:
            case Apply("in", (member, group)) if (member,) == level.temps and not level.within:
                pass
            case _:
                return False
        values: Sequence[Any] = level.values
        ascending = all(a < b for a, b in pairwise(values))
        small = 0 <= values[0] and values[-1] < current.set_members
        if self._level(group) < depth and before < depth and ascending and small:
            level.within = group
            return True
        return False

    def _give(self, term: Term | None, level: Level) -> None:
        """Bind the names that ``term`` uses and that are not bound yet."""
        if term is None:
            return
        missing = term.temps & self._lets.keys() - self._given
        for temp in in_order(missing):
            if temp not in self._given:
                self._give(self._lets[temp], level)
                self._given.add(temp)
                level.items.append((temp, self._lets[temp]))


def shared_terms(grounds: Iterable[Ground], others: Sequence[Term]) -> dict[Term, int]:
    """Number the terms to compute once for each state, of these transitions and conditions.

    They have no free temps and at least ``current.shared_weight`` nodes, and are printed at least
    twice if each term is printed once for each use of it.
    """
    least = max(2, current.shared_weight)  # a leaf is not computed
    uses = Counter[Term]()
    waiting = [[term for ground in grounds for term in ground.terms], others]
    while waiting:
        for term in waiting.pop():
            if term.weight >= least:
                uses[term] += 1
                if uses[term] == 1:
                    waiting.append(term.children)
    shared = [term for term, count in uses.items() if count > 1 and not term.temps]
    return {term: number for number, term in enumerate(shared)}
