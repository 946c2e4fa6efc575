"""Finds the ground transitions that apply in a state without asking each of them.

Many guards test the same slot (where is the blank?) or look for the same value in an array
(which stone is free?).  A *plan* asks that question once and goes on with the transitions that
the answer leaves, in their order.  This is the successor generator of planners (M. Helmert,
"The Fast Downward Planning System", JAIR 26, 2006, section 5.3.1), made to keep the order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from puzzlelang.compiler.ground import Ground

FEW = 3
"""So few transitions are asked one after the other."""

LIGHT = 40_000
"""A plan writes transitions down several times only as long as it has fewer terms than this."""


@dataclass(frozen=True, slots=True)
class Try:
    """Ask ``tests`` (slot, values), then the rest of the transition's guard."""

    ground: Ground
    tests: tuple[tuple[int, frozenset[int]], ...]


@dataclass(frozen=True, slots=True)
class Sequence_:
    """One plan after the other."""

    plans: tuple[Plan, ...]


@dataclass(frozen=True, slots=True)
class When:
    """A plan for the states in which a slot has one of some values."""

    slot: int
    values: frozenset[int]
    plan: Plan


@dataclass(frozen=True, slots=True)
class Switch:
    """A plan for each value of a slot; values without one have nothing to do."""

    slot: int
    plans: tuple[tuple[tuple[int, ...], Plan], ...]


@dataclass(frozen=True, slots=True)
class Where:
    """A plan for each place (from 0) of the only ``value`` among ``size`` slots from ``offset``

    ``otherwise`` is for states in which it stands in several places; where it stands in none,
    there is nothing to do.
    """

    offset: int
    size: int
    value: int
    plans: tuple[tuple[tuple[int, ...], Plan], ...]
    otherwise: Plan


Plan = Try | Sequence_ | When | Switch | Where


def plan(
    grounds: Sequence[Ground],
    domains: Sequence[tuple[int, ...] | None],
    arrays: Sequence[tuple[int, int]],
) -> Plan:
    """The plan for some ground transitions, which keeps their order.

    ``arrays`` are the (offset, size) of variables in which a value can be looked for.
    """
    tries = [Try(ground, tuple(ground.tests.items())) for ground in grounds]
    return _Planner(domains, LIGHT - _weight(tries)).plan(tries, arrays)


def _weight(tries: Iterable[Try]) -> int:
    return sum(one.ground.weight for one in tries)


class _Planner:
    """``room``: so many more terms may still be written."""

    def __init__(self, domains: Sequence[tuple[int, ...] | None], room: int) -> None:
        self.domains = domains
        self.room = room

    def plan(self, tries: list[Try], arrays: Sequence[tuple[int, int]]) -> Plan:
        if len(tries) <= FEW:
            return Sequence_(tuple(tries))
        asked = _asked(tries)
        slot = max(asked, key=lambda k: (asked[k], -k), default=None)
        if slot is None or asked[slot] < len(tries):
            found = _sought(tries, arrays)
            if found is not None and self._may_add(_weight(tries)):
                return self._where(tries, found, arrays)
        if slot is not None and 2 * asked[slot] >= len(tries):
            groups = _groups(tries, slot, self.domains[slot] or ())
            copies = sum(map(len, groups)) - len(tries)
            more = sum(_weight(tries[i] for i in kept) for kept in groups) - _weight(tries)
            if groups and copies <= 2 * len(tries) and self._may_add(more):
                return self._switch(tries, slot, groups, arrays)
        return self._runs(tries, arrays)

    def _may_add(self, weight: int) -> bool:
        if weight > max(self.room, 0):
            return False
        self.room -= max(weight, 0)
        return True

    def _switch(
        self,
        tries: list[Try],
        slot: int,
        groups: dict[tuple[int, ...], list[int]],
        arrays: Sequence[tuple[int, int]],
    ) -> Plan:
        plans = []
        for kept, values in groups.items():
            if kept:
                rest = [_without(tries[i], slot) for i in kept]
                plans.append((tuple(values), self.plan(rest, arrays)))
        return Switch(slot, tuple(plans))

    def _where(
        self, tries: list[Try], sought: tuple[int, int, int], arrays: Sequence[tuple[int, int]]
    ) -> Plan:
        offset, size, value = sought
        groups: dict[int, list[Try]] = {}
        for one in tries:
            place = _place(one, offset, size, value)
            assert place is not None
            groups.setdefault(place, []).append(_without(one, offset + place))
        rest = [array for array in arrays if array != (offset, size)]
        plans = tuple(((place,), self.plan(group, rest)) for place, group in sorted(groups.items()))
        return Where(offset, size, value, plans, self._runs(tries, ()))

    def _runs(self, tries: list[Try], arrays: Sequence[tuple[int, int]]) -> Plan:
        """Neighbours that begin with the same test share it."""
        plans: list[Plan] = []
        start = 0
        while start < len(tries):
            first = tries[start].tests[:1]
            end = start + 1
            while first and end < len(tries) and first[0] in tries[end].tests:
                end += 1
            if end - start > 1:
                slot, values = first[0]
                inner = [_without(one, slot) for one in tries[start:end]]
                plans.append(When(slot, values, self.plan(inner, arrays)))
            else:
                plans.append(tries[start])
            start = end
        return Sequence_(tuple(plans))


def _asked(tries: Sequence[Try]) -> dict[int, int]:
    """How many transitions test each slot."""
    asked: dict[int, int] = {}
    for one in tries:
        for slot, _ in one.tests:
            asked[slot] = asked.get(slot, 0) + 1
    return asked


def _groups(
    tries: Sequence[Try], slot: int, domain: Sequence[int]
) -> dict[tuple[int, ...], list[int]]:
    """Which transitions each value of a slot leaves, by their places; values that leave the
    same are together.
    """
    groups: dict[tuple[int, ...], list[int]] = {}
    for value in domain:
        kept = tuple(i for i, one in enumerate(tries) if value in _allowed(one, slot, value))
        groups.setdefault(kept, []).append(value)
    return groups


def _allowed(one: Try, slot: int, value: int) -> frozenset[int]:
    """What ``one`` wants of ``slot``; ``value`` when it wants nothing."""
    return next((allowed for k, allowed in one.tests if k == slot), frozenset((value,)))


def _without(one: Try, slot: int) -> Try:
    return Try(one.ground, tuple(test for test in one.tests if test[0] != slot))


def _sought(tries: Sequence[Try], arrays: Sequence[tuple[int, int]]) -> tuple[int, int, int] | None:
    """An array and a value for which every transition tests exactly one place."""
    for offset, size in arrays:
        values: dict[int, int] = {}
        for one in tries:
            here = {
                min(allowed)
                for slot, allowed in one.tests
                if offset <= slot < offset + size and len(allowed) == 1
            }
            for value in here:
                values[value] = values.get(value, 0) + 1
        for value, count in values.items():
            if count == len(tries) and all(
                _place(one, offset, size, value) is not None for one in tries
            ):
                return offset, size, value
    return None


def _place(one: Try, offset: int, size: int, value: int) -> int | None:
    """The one place where ``one`` wants ``value``; None when there is none or several."""
    wanted, array = frozenset((value,)), range(offset, offset + size)
    places = [k - offset for k, allowed in one.tests if k in array and allowed == wanted]
    return places[0] if len(places) == 1 else None
