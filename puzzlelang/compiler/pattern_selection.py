"""Selection of patterns for derived estimates.

The goal's conditions on single slots are *atoms*. If values move from slot to slot (tiles in a
box), a pattern distinguishes some values; otherwise it keeps some slots. Slots that most
transitions test (where is the gap?) are in every pattern, if all of them fit. Atoms that occur in
the same transitions share a pattern, as many as fit.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
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

ROUNDS = 20
"""Passes over all transitions to find the values of slots."""

Collection = tuple[Abstraction, ...]
"""Abstractions whose distances may be added."""


def collections(
    system: CompiledSystem, most_states: int, *, crosswise: bool = True
) -> list[Collection]:
    """Build collections of abstractions of at most about ``most_states`` states each.

    The estimate is the maximum of their sums. The list is empty if no pattern is expected to help.
    ``crosswise`` groups the atoms a second time in another way; if values move, this is always
    done.
    """
    if any(ground.loops for ground in system.grounds):
        return []
    parts = _Parts(system)
    selection: dict[frozenset[Pattern], Collection] = {}
    for across in (False, True):
        for family in parts.families:
            if across and not (crosswise or family.slots):
                continue
            for one in parts.collections(family, across, most_states):
                selection.setdefault(frozenset(abstraction.pattern for abstraction in one), one)
    return list(selection.values())


class _Atom(metaclass=Record):
    """A goal condition: ``slot`` has ``value`` (the least one, if it allows several)."""

    slot: int
    value: int


class _Family(metaclass=Record):
    """Atoms that can share a pattern; their values move among ``slots``, if there are any."""

    atoms: tuple[_Atom, ...]
    slots: frozenset[int] = frozenset()
    written: frozenset[int] = frozenset()
    """Values that rules write into the slots; no pattern owns them."""


class _Parts:
    """The properties of a puzzle that decide about patterns."""

    def __init__(self, system: CompiledSystem) -> None:
        self.system = system
        self.grounds = system.grounds
        self.domains = slot_domains(system.puzzle)
        self.counts = _value_counts(system, self.domains)
        self.variables = [v for v in system.puzzle.variables for _ in range(v.size)]
        self.near, self.causes = self._near(), self._causes()
        test_counts = Counter(slot for ground in self.grounds for slot in ground.tests)
        moving = self._moving()
        most = current.hub_percent / 100 * len(self.grounds)
        self.hubs = frozenset(
            k for k, times in test_counts.items() if times > most and k not in moving
        )
        if prod(map(self._values, self.hubs)) > current.rough_states:
            self.hubs = frozenset()  # too many for every pattern
        self.families = self._families(moving)

    def _moving(self) -> dict[int, tuple[int, ...]]:
        """Find the slots between which values move, with their domains."""
        moving_slots: dict[int, tuple[int, ...]] = {}
        for ground in self.grounds:
            for slot, term in ground.updates.items():
                domain = self.domains[slot]
                if isinstance(term, Slot) and domain and domain == self.domains[term.number]:
                    moving_slots[slot] = moving_slots[term.number] = domain
        return moving_slots

    def _near(self) -> dict[int, dict[int, int]]:
        """Count the transitions in which two slots occur together."""
        near: dict[int, dict[int, int]] = {}
        for ground in self.grounds:
            there = {*ground.updates, *ground.tests, *terms.slots_of(ground.guard)}
            for one in ground.updates:
                for other in there - {one}:
                    for a, b in ((one, other), (other, one)):
                        row = near.setdefault(a, {})
                        row[b] = row.get(b, 0) + 1
        return near

    def _causes(self) -> defaultdict[int, set[int]]:
        """Find for each slot the slots that transitions test or read when they write it."""
        causes = defaultdict[int, set[int]](set)
        for ground in self.grounds:
            read = {*ground.updates, *ground.tests, *terms.slots_of(ground.guard)}
            read.update(*map(terms.slots_of, ground.updates.values()))
            for one in ground.written:
                causes[one] |= read
        return causes

    def _families(self, moving: dict[int, tuple[int, ...]]) -> list[_Family]:
        """Group the goal's atoms: a family for each kind of moving values, and one for the rest."""
        goal = terms.conjuncts(self.system.goal_term)
        atoms = [atom for part in goal for atom in self._atom(part)]
        families = []
        others = [atom for atom in atoms if atom.slot not in self.hubs]
        for domain in dict.fromkeys(moving.values()):
            slots = frozenset(slot for slot, its in moving.items() if its == domain)
            written_values = frozenset(
                term.value
                for ground in self.grounds
                for term in _writes(ground, slots)
                if isinstance(term, Const)
            )
            own = [a for a in others if a.slot in slots and a.value not in written_values]
            if len({atom.value for atom in own}) == len(own) > 1:
                families.append(_Family(tuple(own), slots, written_values))
                others = [atom for atom in others if atom.slot not in slots]
        return [*families, _Family(tuple(others))] if others else families

    def _atom(self, part: Term) -> Iterator[_Atom]:
        """Yield the atom of a goal condition on one slot."""
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
        """Yield one additive collection, or several of one abstraction each."""
        groups = self._groups(family, crosswise, most_states)[: current.patterns]
        patterns = [[*self._patterns(family, group, most_states)] for group in groups]
        charges = self._charges(family, groups, [first for first, *_ in patterns])
        abstractions = []
        for choice, charge in zip(patterns, charges or [always] * len(groups), strict=True):
            for pattern in choice:
                with suppress(NoAbstraction):
                    abstractions.append(Abstraction(self.system, pattern, charge))
                    break
        if charges is None:
            yield from ((one,) for one in abstractions)
        elif abstractions:
            yield tuple(abstractions)

    def _groups(self, family: _Family, crosswise: bool, most_states: int) -> list[list[_Atom]]:
        """Group atoms that share a pattern.

        Each group grows by the nearest atom; ties go to the first or, if ``crosswise``, to the last
        (in a box: rows or columns).
        """
        pending = list(family.atoms)
        groups: list[list[_Atom]] = []
        while pending:
            group = [pending.pop(0)]
            beside = 1 if groups or family.slots else self._beside(group[0], family)
            if beside * self._size(family, group) > most_states:
                beside = 1
            while pending:
                slots = [atom.slot for atom in group]
                best = self._nearest(
                    slots, pending[::-1] if crosswise else pending, lambda a: a.slot
                )
                if beside * self._size(family, [*group, best]) > most_states:
                    break
                pending.remove(best)
                group.append(best)
            if self._size(family, group) <= most_states:
                groups.append(group)
        return groups

    def _beside(self, atom: _Atom, family: _Family) -> int:
        """Count the states of slots that move an atom, such as vehicles.

        No goal condition tests their variables.
        """
        goals = {self.variables[one.slot] for one in family.atoms}
        slots = self.causes[atom.slot] - self.hubs
        return prod(self._values(one) for one in slots if self.variables[one] not in goals)

    def _nearest(self, slots: Iterable[int], others: Sequence[T], slot: Callable[[T], int]) -> T:
        """Return the first with the most transitions in common with ``slots``."""
        rows = [self.near.get(one, {}) for one in slots]
        return max(others, key=lambda other: sum(row.get(slot(other), 0) for row in rows))

    def _size(self, family: _Family, group: Sequence[_Atom]) -> int:
        """Estimate the number of states of a group's pattern."""
        if family.slots:
            return prod(map(self._values, self.hubs)) * perm(len(family.slots), len(group))
        return prod(map(self._values, self.hubs | {atom.slot for atom in group}))

    def _values(self, slot: int) -> int:
        return self.counts[slot]

    def _patterns(
        self, family: _Family, group: Sequence[_Atom], most_states: int
    ) -> Iterator[Pattern]:
        """Yield patterns for a group, best first."""
        if family.slots:
            yield Pattern(self.hubs, family.slots, frozenset(atom.value for atom in group))
            return
        own = self.hubs | {atom.slot for atom in group}
        selection, size = set(own), prod(map(self._values, own))
        while True:  # slots outside the goal may be obstacles
            beside = sorted(set().union(*(self.causes[one] for one in selection)) - selection)
            fit = [slot for slot in beside if self._values(slot) * size <= most_states]
            if not fit:
                break
            best = self._nearest(selection, fit, lambda slot: slot)
            selection.add(best)
            size *= self._values(best)
        yield Pattern(frozenset(selection))
        yield Pattern(own)

    # ── additivity ───────────────────────────────────────────────────────────────────

    def _charges(
        self, family: _Family, groups: Sequence[Sequence[_Atom]], patterns: Sequence[Pattern]
    ) -> list[Charge] | None:
        """Assign each group the transitions that cost something in its pattern.

        Returns None if some transition would cost something in two patterns.
        """
        if len(groups) < 2:
            return None
        if not family.slots:
            own = [frozenset(atom.slot for atom in group) for group in groups]
            owned, all_slots = set().union(*own), []
            for slots, pattern in zip(own, patterns, strict=True):
                all_slots.append(slots | (pattern.kept - owned))
                owned |= pattern.kept
            for ownership in (all_slots, own):
                if self._is_additive(ownership):
                    return [_owner(slots) for slots in ownership]
            return None
        pins = _pinned(self.system, self.hubs, family)
        source: dict[int, int] = {}
        for ground in self.grounds:
            moving = [
                slot
                for slot in ground.written & family.slots
                if not _is_pinned(ground, slot, family, pins)
            ]
            if len(moving) > 1:
                return None
            if moving:
                source[id(ground)] = moving[0]
        return [lambda ground: source.get(id(ground), False)] * len(groups)

    def _is_additive(self, ownership: Sequence[frozenset[int]]) -> bool:
        """Does no transition write slots of two owners?"""
        return all(
            sum(not slots.isdisjoint(ground.written) for slots in ownership) < 2
            for ground in self.grounds
        )


def _value_counts(system: CompiledSystem, domains: Sequence[tuple[int, ...] | None]) -> list[int]:
    """Count the values that each slot may take; more than any pattern has if there are many.

    A step may write a value if each slot that it tests may have a value that it accepts.
    """
    starts = [*map(system.slots, system.starts)]
    values = [{start[slot] for start in starts} for slot in range(len(domains))]
    for _ in range(ROUNDS):
        grows = False
        for ground in system.grounds:
            if any(values[slot].isdisjoint(allowed) for slot, allowed in ground.tests.items()):
                continue
            for slot in ground.written:
                term = ground.updates.get(slot)
                if isinstance(term, Const):
                    new: Set[int] = {term.value}
                elif isinstance(term, Slot):
                    new = values[term.number]
                else:
                    new = {*(domains[slot] or ())}
                if not new <= values[slot]:
                    values[slot] |= new
                    grows = True
        if not grows:
            break
    else:
        values = [{*(domain or ())} for domain in domains]
    return [
        1 << 62 if domain is None else len(own) for domain, own in zip(domains, values, strict=True)
    ]


def _owner(slots: frozenset[int]) -> Charge:
    return lambda ground: not slots.isdisjoint(ground.written)


Pin = tuple[int, int, int]
"""``(hub, value, slot)``: while the hub has that value, no pattern owns the content of the slot."""


def _pinned(system: CompiledSystem, hubs: frozenset[int], family: _Family) -> set[Pin]:
    """Find pins that hold in all starts and that every transition preserves."""
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
        stable = {pin for pin in pins if all(_keeps(g, pin, family, pins) for g in system.grounds)}
        if stable == pins:
            return pins
        pins = stable


def _writes(ground: Ground, slots: frozenset[int]) -> Iterator[Term]:
    """Yield the values that a transition writes into some of the slots."""
    yield from (term for slot, term in ground.updates.items() if slot in slots)
    yield from (store.value for store in ground.stores if not slots.isdisjoint(store.slots))


def _gives_up(ground: Ground, slot: int, family: _Family) -> bool:
    """Does the transition leave a value in ``slot`` that no pattern owns?"""
    term = ground.after(slot)
    return isinstance(term, Const) and term.value in family.written


def _keeps(ground: Ground, pin: Pin, family: _Family, pins: set[Pin]) -> bool:
    hub, value, slot = pin
    targets = ground.written
    if hub in targets:
        after = ground.after(hub)
        if isinstance(after, Const) and after.value != value:
            return True
        if slot in targets:
            return _gives_up(ground, slot, family)
        return _is_pinned(ground, slot, family, pins)
    if value not in ground.tests.get(hub, (value,)) or slot not in targets:
        return True
    return _gives_up(ground, slot, family)


def _is_pinned(ground: Ground, slot: int, family: _Family, pins: set[Pin]) -> bool:
    """Is it proved that no pattern owns the content of ``slot`` before the transition?"""
    allowed = ground.tests.get(slot)
    if allowed is not None and allowed <= family.written:
        return True
    return any(
        len(values) == 1 and (hub, min(values), slot) in pins
        for hub, values in ground.tests.items()
    )
