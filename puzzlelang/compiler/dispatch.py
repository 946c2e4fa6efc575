"""Planning of decision trees that find the transitions that apply in a state.

Many guards test the same slot (where is the blank?) or search an array for the same value (which
stone is free?). A *plan* tests this once and continues with the remaining transitions, in their
order. This is the successor generator of planners (M. Helmert, "The Fast Downward Planning System",
JAIR 26, 2006, section 5.3.1), adapted to preserve the order.

A transition that remains for several outcomes of a test is copied, up to a multiple of the input.
Beyond this, transitions are tested in turn.

A condition on several slots that neighbours share is tested once as well, unless it or a part of a
guard before it can fault.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import count

from puzzlelang.compiler import terms
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Apply, Const, Slot, Temp, Term
from puzzlelang.compiler.slot_tests import Refused
from puzzlelang.compiler.terms import TRUE
from puzzlelang.core import NONE, current
from puzzlelang.text import Record, replace

# ── plans ─────────────────────────────────────────────────────────────────────────────


class Try(metaclass=Record):
    """Test ``tests`` (slot, values), then the rest of the transition's guard."""

    ground: Ground
    tests: tuple[tuple[int, frozenset[int]], ...]


class Sequence_(metaclass=Record):
    """Plans, one after the other."""

    plans: tuple[Plan, ...]


class When(metaclass=Record):
    """A plan for states in which a slot has one of some values."""

    slot: int
    values: frozenset[int]
    plan: Plan


class Given(metaclass=Record):
    """A plan for states that satisfy a condition that can't fault."""

    condition: Term
    plan: Plan


class Switch(metaclass=Record):
    """A plan for each value of a slot; nothing for the other values."""

    slot: int
    plans: tuple[tuple[tuple[int, ...], Plan], ...]


class Where(metaclass=Record):
    """A plan for each position (from 0) of the only ``value`` among ``size`` slots from ``offset``
    on.

    ``otherwise`` is for states with several positions; without any, nothing applies.
    """

    offset: int
    size: int
    value: int
    plans: tuple[tuple[tuple[int, ...], Plan], ...]
    otherwise: Plan


class Lacks(metaclass=Record):
    """``plan`` if none of ``size`` slots from ``offset`` on is ``value``; else ``otherwise``."""

    offset: int
    size: int
    value: int
    plan: Plan
    otherwise: Plan


Plan = Try | Sequence_ | When | Given | Switch | Where | Lacks


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
        self._leading_parts: dict[int, tuple[Ground, dict[Term, Term]]] = {}
        self._canonical: dict[Term, Term] = {}

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
        entry = self._leading_parts.get(id(ground))
        if entry is None:
            leading: dict[Term, Term] = {}
            for part in terms.conjuncts(ground.guard):
                if part.may_fault:
                    break
                if not part.temps:
                    leading[self._own(part)] = part
            entry = self._leading_parts[id(ground)] = ground, leading
        return entry[1]

    def _own(self, part: Term) -> Term:
        """Renumber the temps that a part binds, so equal parts become identical."""
        if not part.binds:
            return part
        canonical = self._canonical.get(part)
        if canonical is None:
            numbers = count()
            canonical = terms.refreshed(
                part, lambda temp: Temp(-1 - next(numbers), temp.bounds, False)
            )
            self._canonical[part] = canonical
        return canonical

    def _one_value(self, part: Term) -> tuple[int, int] | None:
        """Match a comparison of a many-valued slot with a possible value: slot and value."""
        match part:
            case Apply("=", (Slot(slot, (low, high)), Const(value))):
                if self._domains[slot] is None and NONE < low <= value <= high < 1 << 62:
                    return slot, value
        return None


def plan(
    grounds: Sequence[Ground],
    domains: Sequence[tuple[int, ...] | None],
    arrays: Sequence[tuple[int, int]],
    *,
    lacking: bool = False,
) -> Plan:
    """Plan ground transitions, preserving their order.

    ``arrays`` are the (offset, size) of variables that can be searched for a value. ``lacking``
    allows tests that a value is absent from an array, which are faster than testing each slot.
    """
    guards = Guards(domains)
    tries = [Try(*guards.tested(ground)) for ground in grounds]
    weight = _weight(tries)
    room = min(current.plan_room + current.plan_copies * weight, current.plan_terms - weight)
    return _Planner(domains, arrays, guards, lacking=lacking).plan(tries, (), max(room, 0))


def in_turn(grounds: Iterable[Ground]) -> Plan:
    """Plan to test each transition: the shortest plan, and the fastest for few states."""
    return Sequence_(tuple(Try(ground, tuple(ground.tests.items())) for ground in grounds))


def _weight(tries: Iterable[Try]) -> int:
    return sum(one.ground.weight + len(one.tests) for one in tries)


class _Planner:
    """Builds plans whose growth is bounded by ``room``.

    The subplans of a test share the remaining room in proportion to their weights. So a plan is
    linear in its input, and no part uses up the room of another.
    """

    def __init__(
        self,
        domains: Sequence[tuple[int, ...] | None],
        arrays: Sequence[tuple[int, int]],
        guards: Guards,
        *,
        lacking: bool,
    ) -> None:
        self.domains = domains
        self._guards = guards
        self._arrays = arrays if lacking else ()
        self._depth = 0
        self._refused_by = Refused(domains)
        self.array_of = {
            slot: (offset, size) for offset, size in arrays for slot in range(offset, offset + size)
        }

    def plan(self, tries: list[Try], asked_for: tuple[int, ...] | None, room: int) -> Plan:
        """``asked_for`` has the offsets of arrays already searched for a value; None forbids
        searches.
        """
        if len(tries) <= current.few_tries or self._depth == current.plan_depth:
            return self._in_turn(tries)
        self._depth += 1
        subplan = self._question(tries, asked_for, room)
        self._depth -= 1
        return subplan

    def _in_turn(self, tries: Iterable[Try]) -> Plan:
        return Sequence_(tuple(map(self._alone, tries)))

    def _question(self, tries: list[Try], asked_for: tuple[int, ...] | None, room: int) -> Plan:
        absence_plan = self._lacks(tries, asked_for, room)
        if absence_plan is not None:
            return absence_plan
        test_counts = _asked(tries)
        slot = max(test_counts, key=lambda k: (test_counts[k], -k), default=None)
        if asked_for is not None and (slot is None or test_counts[slot] < len(tries)):
            weight = _weight(tries)
            target = self._sought(tries, asked_for) if weight <= room else None
            if target is not None:
                return self._where(tries, target, asked_for, room - weight)
        if slot is not None and 2 * test_counts[slot] >= len(tries):
            groups = _groups(tries, slot, self.domains[slot], 3 * len(tries))
            if groups:
                weights = [_weight(group) for _, group in groups]
                rest = room - sum(weights) + _weight(tries)
                if rest < 0:
                    return self._in_turn(tries)
                return self._switch(slot, groups, weights, asked_for, rest)
        return self._runs(tries, asked_for, room)

    def _switch(
        self,
        slot: int,
        groups: Sequence[tuple[tuple[int, ...], list[Try]]],
        weights: Sequence[int],
        asked_for: tuple[int, ...] | None,
        room: int,
    ) -> Plan:
        shares = _shares(room, weights)
        return Switch(
            slot,
            tuple(
                (values, self.plan(group, asked_for, share))
                for (values, group), share in zip(groups, shares, strict=True)
            ),
        )

    def _where(
        self, tries: list[Try], sought: tuple[int, int, int], asked_for: tuple[int, ...], room: int
    ) -> Plan:
        offset, size, value = sought
        groups: dict[int, list[Try]] = {}
        for one in tries:
            place = _place(one, offset, size, value)
            groups.setdefault(place, []).append(_without(one, offset + place))
        rest = (*asked_for, offset)
        shares = _shares(room, [_weight(tries), *map(_weight, groups.values())])
        otherwise = self._runs(tries, None, shares[0])
        plans = [
            ((place,), self.plan(group, rest, share))
            for (place, group), share in zip(groups.items(), shares[1:], strict=True)
        ]
        plans.sort(key=lambda one: one[0])
        return Where(offset, size, value, tuple(plans), otherwise)

    def _sought(
        self, tries: Sequence[Try], asked_for: tuple[int, ...]
    ) -> tuple[int, int, int] | None:
        """Find an array and a value that every transition requires in exactly one of its slots."""
        candidates: dict[tuple[int, int, int], None] | None = None
        for one in tries:
            here: dict[tuple[int, int, int], int] = {}
            for slot, allowed in one.tests:
                array = self.array_of.get(slot)
                if array is not None and len(allowed) == 1 and array[0] not in asked_for:
                    key = (*array, min(allowed))
                    here[key] = here.get(key, 0) + 1
            once = {key: None for key, count in here.items() if count == 1}
            candidates = (
                once if candidates is None else {key: None for key in candidates if key in once}
            )
            if not candidates:
                return None
        return min(candidates) if candidates else None

    def _lacked(self, tries: Sequence[Try]) -> tuple[int, int, int] | None:
        """Find an array and a value whose absence replaces at least two tests per transition."""
        total_savings: dict[tuple[int, int, int], int] = {}
        for one in tries:
            for offset, size in self._arrays:
                if len(one.tests) >= size:
                    array_tests = [test for test in one.tests if offset <= test[0] < offset + size]
                    if len(array_tests) == size:
                        for value in self._refused(array_tests):
                            key = offset, size, value
                            total_savings[key] = total_savings.get(key, 0) + self._savings(
                                array_tests, value
                            )
        best = max(total_savings, key=lambda key: (total_savings[key], key), default=None)
        return best if best is not None and total_savings[best] >= 2 * len(tries) else None

    def _refused(self, tests: Sequence[tuple[int, frozenset[int]]]) -> frozenset[int]:
        """Return the values that the tests of all these slots exclude."""
        first, *rest = (self._refused_by.by(slot, allowed) for slot, allowed in tests)
        return first.intersection(*rest)

    def _savings(self, tests: Sequence[tuple[int, frozenset[int]]], value: int) -> int:
        """Count the ``tests`` that exclude only ``value``."""
        return sum(len(allowed) + 1 == len(self.domains[slot] or ()) for slot, allowed in tests)

    def _lacks(self, tries: list[Try], asked_for: tuple[int, ...] | None, room: int) -> Plan | None:
        """Test that a value is absent from an array, if this saves enough tests and there is
        room.
        """
        absence = self._lacked(tries)
        if absence is None:
            return None
        offset, size, value = absence
        array = range(offset, offset + size)
        without: list[Try] = []
        others: list[Try] = []
        for one in tries:
            array_tests = [test for test in one.tests if test[0] in array]
            if len(array_tests) == size and value in self._refused(array_tests):
                rest = (t for t in one.tests if t[0] not in array or not self._savings([t], value))
                without.append(Try(one.ground, tuple(rest)))
            else:
                without.append(one)
                others.append(one)
        weights = [_weight(without), _weight(others)]
        rest_ = room - sum(weights) + _weight(tries)
        if rest_ < 0:
            return None
        shares = _shares(rest_, weights)
        return Lacks(
            *absence,
            self.plan(without, asked_for, shares[0]),
            self.plan(others, asked_for, shares[1]),
        )

    def _runs(self, tries: list[Try], asked_for: tuple[int, ...] | None, room: int) -> Plan:
        """Let neighbours share their most common test, or conditions of their guards."""
        plans: list[Plan] = []
        grounds = [one.ground for one in tries]
        tests = [frozenset(one.tests) for one in tries]
        start = 0
        while start < len(tries):
            end, slot, values = start + 1, 0, frozenset[int]()
            for test in tries[start].tests:
                last = start + 1
                while last < len(tests) and test in tests[last]:
                    last += 1
                if last > end:
                    end, (slot, values) = last, test
            shared_conditions = self._guards.shared(grounds, start)
            if shared_conditions.end > end:
                end = shared_conditions.end
                rest = [
                    Try(self._guards.without(one.ground, shared_conditions), one.tests)
                    for one in tries[start:end]
                ]
                share = room * len(rest) // len(tries)
                plans.append(Given(shared_conditions.condition, self.plan(rest, asked_for, share)))
            elif end - start > 1:
                some = tries[start:end]
                share = room * len(some) // len(tries)
                subplan = self._lacks(some, asked_for, share)
                if subplan is None:
                    inner = [_without(one, slot) for one in some]
                    subplan = When(slot, values, self.plan(inner, asked_for, share))
                plans.append(subplan)
            else:
                plans.append(self._alone(tries[start]))
            start = end
        return Sequence_(tuple(plans))

    def _alone(self, one: Try) -> Plan:
        """Plan a transition that shares no test.

        If its tests exclude the same values from all slots of an array, absence from the array is
        tested, even if some of these tests were made before.
        """
        for offset, size in self._arrays:
            if len(one.tests) < current.lacked:
                continue
            tested_slots = {slot for slot, _ in one.tests}
            array = range(offset, offset + size)
            absent_values, no_more = self._refused_by.nowhere(one.ground.tests, array)
            covered_slots = tested_slots.intersection(no_more)
            if absent_values and len(covered_slots) >= current.lacked * len(absent_values):
                subplan: Plan = Try(
                    one.ground, tuple(t for t in one.tests if t[0] not in covered_slots)
                )
                for value in sorted(absent_values):
                    subplan = Lacks(offset, size, value, subplan, Sequence_(()))
                return subplan
        return one


def _asked(tries: Sequence[Try]) -> dict[int, int]:
    """Count the transitions that test each slot."""
    counts: dict[int, int] = {}
    for one in tries:
        for slot, _ in one.tests:
            counts[slot] = counts.get(slot, 0) + 1
    return counts


def _groups(
    tries: Sequence[Try], slot: int, domain: Sequence[int] | None, most: int
) -> list[tuple[tuple[int, ...], list[Try]]]:
    """Group transitions by the values of a slot that allow them.

    Values that allow the same transitions share a group. The list is empty if the groups would have
    more than ``most`` transitions, or if the slot has too many values (``domain`` is None) and some
    transition doesn't test it.
    """
    places_of: dict[frozenset[int] | None, list[int]] = {}
    for place, one in enumerate(tries):
        for k, values in one.tests:
            if k == slot:
                places_of.setdefault(values, []).append(place)
                break
        else:
            places_of.setdefault(None, []).append(place)
    anyway = places_of.pop(None, [])
    if domain is None:
        if anyway:
            return []
        domain = sorted(frozenset[int]().union(*(allowed or () for allowed in places_of)))
    kinds: dict[int, list[int]] = {}
    for kind, allowed in enumerate(places_of):
        for value in allowed or ():
            kinds.setdefault(value, []).append(kind)
    alike: dict[tuple[int, ...], list[int]] = {}
    for value in domain:
        alike.setdefault(tuple(kinds.get(value, ())), []).append(value)
    lists = list(places_of.values())
    if sum(len(anyway) + sum(len(lists[k]) for k in group_kinds) for group_kinds in alike) > most:
        return []
    rest = [_without(one, slot) for one in tries]
    groups = []
    for group_kinds, same in alike.items():
        places = sorted([*anyway, *(place for k in group_kinds for place in lists[k])])
        if places:
            groups.append((tuple(same), [rest[place] for place in places]))
    return groups


def _shares(room: int, weights: Sequence[int]) -> list[int]:
    total = max(1, sum(weights))
    return [room * weight // total for weight in weights]


def _without(one: Try, slot: int) -> Try:
    return Try(one.ground, tuple([test for test in one.tests if test[0] != slot]))


def _place(one: Try, offset: int, size: int, value: int) -> int:
    """Return the only position where ``one`` requires ``value``."""
    only_value, array = frozenset((value,)), range(offset, offset + size)
    (place,) = (k - offset for k, allowed in one.tests if k in array and allowed == only_value)
    return place
