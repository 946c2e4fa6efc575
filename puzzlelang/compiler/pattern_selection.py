"""Which abstractions of a puzzle are likely to tell how far its goals are.

What the goal asks of single slots are its *atoms*: a slot has a value.  Where values move from
slot to slot (tiles in a box), a pattern tells some of the values apart; elsewhere it keeps some
slots.  Slots that most transitions ask for (where is the gap?) are in every pattern, if all of them
fit into one.  Atoms that transitions bring together share a pattern, as many as fit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from math import perm, prod

from puzzlelang.compiler import terms
from puzzlelang.compiler.abstraction import Abstraction, Charge, NoAbstraction, Pattern, always
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Const, Slot, Term
from puzzlelang.compiler.slot_tests import Truths
from puzzlelang.compiler.state_layout import slot_domains
from puzzlelang.core import current
from puzzlelang.text import Record, TypeVar

T = TypeVar("T")

Collection = tuple[Abstraction, ...]
"""Abstractions whose distances may be added."""


def collections(
    system: CompiledSystem, most_states: int, *, crosswise: bool = True
) -> list[Collection]:
    """Collections of abstractions with about so many states each at most; the best bound is the
    greatest of their sums.  None at all where nothing is known to help.

    ``crosswise``: divide what the goal asks for a second time, in another way; where values move
    from slot to slot that is done in any case.
    """
    if any(ground.loops for ground in system.grounds):
        return []
    parts = _Parts(system)
    found: dict[frozenset[Pattern], Collection] = {}
    for across in (False, True):
        for family in parts.families:
            if across and not (crosswise or family.slots):
                continue
            for one in parts.collections(family, across, most_states):
                found.setdefault(frozenset(made.pattern for made in one), one)
    return list(found.values())


class _Atom(metaclass=Record):
    """``slot`` shall have ``value`` (or one of some values, of which it is the least)."""

    slot: int
    value: int


class _Family(metaclass=Record):
    """Atoms that can share a pattern: ``slots`` between which their values move, or none."""

    atoms: tuple[_Atom, ...]
    slots: frozenset[int] = frozenset()
    written: frozenset[int] = frozenset()
    """Values that rules write into the slots: no pattern owns them."""


class _Parts:
    """What a puzzle is made of, as far as patterns want to know."""

    def __init__(self, system: CompiledSystem) -> None:
        self.system = system
        self.grounds = system.grounds
        self.domains = slot_domains(system.puzzle)
        self.near = self._near()
        asked = Counter(slot for ground in self.grounds for slot in ground.tests)
        moving = self._moving()
        most = current.hub_percent / 100 * len(self.grounds)
        self.hubs = frozenset(k for k, times in asked.items() if times > most and k not in moving)
        if prod(map(self._values, self.hubs)) > current.rough_states:
            self.hubs = frozenset()  # too many for every pattern
        self.families = self._families(moving)

    def _moving(self) -> dict[int, tuple[int, ...]]:
        """The slots between which values move, each with the values that it may have."""
        found: dict[int, tuple[int, ...]] = {}
        for ground in self.grounds:
            for slot, term in ground.updates.items():
                domain = self.domains[slot]
                if isinstance(term, Slot) and domain and domain == self.domains[term.number]:
                    found[slot] = found[term.number] = domain
        return found

    def _near(self) -> dict[int, dict[int, int]]:
        """How many transitions bring two slots together."""
        near: dict[int, dict[int, int]] = {}
        for ground in self.grounds:
            there = {*ground.updates, *ground.tests, *terms.slots_of(ground.guard)}
            for one in ground.updates:
                for other in there - {one}:
                    for a, b in ((one, other), (other, one)):
                        row = near.setdefault(a, {})
                        row[b] = row.get(b, 0) + 1
        return near

    def _families(self, moving: dict[int, tuple[int, ...]]) -> list[_Family]:
        """The atoms of the goal: those of one kind of moving values together, and the others."""
        goal = terms.conjuncts(self.system.goal_term)
        atoms = [atom for part in goal for atom in self._atom(part)]
        families = []
        others = [atom for atom in atoms if atom.slot not in self.hubs]
        for domain in dict.fromkeys(moving.values()):
            slots = frozenset(slot for slot, its in moving.items() if its == domain)
            written = frozenset(
                term.value
                for ground in self.grounds
                for term in _writes(ground, slots)
                if isinstance(term, Const)
            )
            own = [a for a in others if a.slot in slots and a.value not in written]
            if len({atom.value for atom in own}) == len(own) > 1:
                families.append(_Family(tuple(own), slots, written))
                others = [atom for atom in others if atom.slot not in slots]
        return [*families, _Family(tuple(others))] if others else families

    def _atom(self, part: Term) -> Iterator[_Atom]:
        """A condition of the goal, if it asks for one slot."""
        slot = terms.only_slot(part)
        if slot is None or part.may_fault:
            return
        domain = self.domains[slot]
        values = domain and Truths().of(part, self.system.leaves.slots[slot], domain)
        if values:
            yield _Atom(slot, min(values))

    # ── collections ──────────────────────────────────────────────────────────────────

    def collections(
        self, family: _Family, crosswise: bool, most_states: int
    ) -> Iterator[Collection]:
        """One additive collection, or several of one abstraction each."""
        groups = self._groups(family, crosswise, most_states)[: current.patterns]
        charges = self._charges(family, groups)
        made = []
        for group, charge in zip(groups, charges or [always] * len(groups), strict=True):
            for pattern in self._patterns(family, group, most_states):
                with suppress(NoAbstraction):
                    made.append(Abstraction(self.system, pattern, charge))
                    break
        if charges is None:
            yield from ((one,) for one in made)
        elif made:
            yield tuple(made)

    def _groups(self, family: _Family, crosswise: bool, most_states: int) -> list[list[_Atom]]:
        """Atoms that share a pattern: each group grows by what is nearest to it; of equals by
        the first, or ``crosswise`` by the last (in a box: rows, or columns).
        """
        left = list(family.atoms)
        groups: list[list[_Atom]] = []
        while left:
            group = [left.pop(0)]
            while left:
                slots = [atom.slot for atom in group]
                best = self._nearest(slots, left[::-1] if crosswise else left, lambda a: a.slot)
                if self._size(family, [*group, best]) > most_states:
                    break
                left.remove(best)
                group.append(best)
            if self._size(family, group) <= most_states:
                groups.append(group)
        return groups

    def _nearest(self, slots: Iterable[int], others: Sequence[T], slot: Callable[[T], int]) -> T:
        """The one that most transitions bring together with ``slots``; of equals the first."""
        rows = [self.near.get(one, {}) for one in slots]
        return max(others, key=lambda other: sum(row.get(slot(other), 0) for row in rows))

    def _size(self, family: _Family, group: Sequence[_Atom]) -> int:
        """About how many states the pattern of a group has."""
        if family.slots:
            return prod(map(self._values, self.hubs)) * perm(len(family.slots), len(group))
        return prod(map(self._values, self.hubs | {atom.slot for atom in group}))

    def _values(self, slot: int) -> int:
        domain = self.domains[slot]
        return 1 << 62 if domain is None else len(domain)

    def _patterns(
        self, family: _Family, group: Sequence[_Atom], most_states: int
    ) -> Iterator[Pattern]:
        """Patterns for a group, the best first."""
        if family.slots:
            yield Pattern(self.hubs, family.slots, frozenset(atom.value for atom in group))
            return
        own = self.hubs | {atom.slot for atom in group}
        kept, size = set(own), prod(map(self._values, own))
        while True:  # what the goal does not ask for may be in the way
            beside = sorted({slot for one in kept for slot in self.near.get(one, {})} - kept)
            fit = [slot for slot in beside if self._values(slot) * size <= most_states]
            if not fit:
                break
            best = self._nearest(kept, fit, lambda slot: slot)
            kept.add(best)
            size *= self._values(best)
        yield Pattern(frozenset(kept))
        yield Pattern(own)

    # ── adding up ────────────────────────────────────────────────────────────────────

    def _charges(self, family: _Family, groups: Sequence[Sequence[_Atom]]) -> list[Charge] | None:
        """What costs something in the pattern of each group, so that no transition costs
        something in two; None where that is impossible.
        """
        if len(groups) < 2:
            return None
        if not family.slots:
            owned = [frozenset(atom.slot for atom in group) for group in groups]
            for ground in self.grounds:
                if sum(not slots.isdisjoint(ground.written) for slots in owned) > 1:
                    return None
            return [_owner(slots) for slots in owned]
        pinned = _pinned(self.system, self.hubs, family)
        source: dict[int, int] = {}
        for ground in self.grounds:
            moved = [
                slot
                for slot in ground.written & family.slots
                if not _is_pinned(ground, slot, family, pinned)
            ]
            if len(moved) > 1:
                return None
            if moved:
                source[id(ground)] = moved[0]
        return [lambda ground: source.get(id(ground), False)] * len(groups)


def _owner(slots: frozenset[int]) -> Charge:
    return lambda ground: not slots.isdisjoint(ground.written)


Pin = tuple[int, int, int]
"""``(hub, value, slot)``: while the hub has that value, no pattern owns what is in the slot."""


def _pinned(system: CompiledSystem, hubs: frozenset[int], family: _Family) -> set[Pin]:
    """What always holds, because it holds in all starts and each transition keeps it."""
    pins = {
        (hub, term.value, slot)
        for ground in system.grounds
        for hub in hubs & ground.updates.keys()
        for term in [ground.updates[hub]]
        if isinstance(term, Const)
        for slot in family.slots & ground.updates.keys()
        if _gives_up(ground, slot, family)
    }
    starts = [*map(system.slots, system.starts)] if pins else []
    pins = {
        (hub, value, slot)
        for hub, value, slot in pins
        if all(start[hub] != value or start[slot] in family.written for start in starts)
    }
    while True:
        kept = {pin for pin in pins if all(_keeps(g, pin, family, pins) for g in system.grounds)}
        if kept == pins:
            return pins
        pins = kept


def _writes(ground: Ground, slots: frozenset[int]) -> Iterator[Term]:
    """The values that a transition writes into some of the slots."""
    yield from (term for slot, term in ground.updates.items() if slot in slots)
    yield from (store.value for store in ground.stores if not slots.isdisjoint(store.slots))


def _gives_up(ground: Ground, slot: int, family: _Family) -> bool:
    """Is what is in ``slot`` after the transition what no pattern owns?"""
    term = ground.after(slot)
    return isinstance(term, Const) and term.value in family.written


def _keeps(ground: Ground, pin: Pin, family: _Family, pins: set[Pin]) -> bool:
    hub, value, slot = pin
    written = ground.written
    if hub in written:
        after = ground.after(hub)
        if isinstance(after, Const) and after.value != value:
            return True
        if slot in written:
            return _gives_up(ground, slot, family)
        return _is_pinned(ground, slot, family, pins)
    if value not in ground.tests.get(hub, (value,)) or slot not in written:
        return True
    return _gives_up(ground, slot, family)


def _is_pinned(ground: Ground, slot: int, family: _Family, pins: set[Pin]) -> bool:
    """Is it known that no pattern owns what is in ``slot`` before the transition?"""
    allowed = ground.tests.get(slot)
    if allowed is not None and allowed <= family.written:
        return True
    return any(
        len(values) == 1 and (hub, min(values), slot) in pins
        for hub, values in ground.tests.items()
    )
