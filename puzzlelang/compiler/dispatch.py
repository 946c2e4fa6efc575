"""Finds the ground transitions that apply in a state without asking each of them.

Many guards test the same slot (where is the blank?) or look for the same value in an array
(which stone is free?).  A *plan* asks that question once and goes on with the transitions that
the answer leaves, in their order.  This is the successor generator of planners (M. Helmert,
"The Fast Downward Planning System", JAIR 26, 2006, section 5.3.1), made to keep the order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from puzzlelang.compiler.ground import Ground

FEW = 3
"""So few transitions are asked one after the other."""

MOST_COPIES = 4
"""A plan may hold so many times as many transitions as there are."""


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
    return _plan(tries, domains, arrays, MOST_COPIES * len(tries))


def _plan(
    tries: list[Try],
    domains: Sequence[tuple[int, ...] | None],
    arrays: Sequence[tuple[int, int]],
    budget: int,
) -> Plan:
    if len(tries) <= FEW:
        return Sequence_(tuple(tries))
    asked = _asked(tries)
    slot = max(asked, key=lambda k: (asked[k], -k), default=None)
    if slot is not None and asked[slot] == len(tries) and domains[slot] is not None:
        return _switch(tries, slot, domains, arrays, budget)
    found = _sought(tries, arrays)
    if found is not None:
        return _where(tries, found, domains, arrays, budget)
    if slot is not None and 2 * asked[slot] >= len(tries):
        domain = domains[slot]
        copies = (len(tries) - asked[slot]) * len(domain or ())
        if domain is not None and asked[slot] + copies <= min(budget, 3 * len(tries)):
            return _switch(tries, slot, domains, arrays, budget)
    return _runs(tries, domains, arrays, budget)


def _asked(tries: Sequence[Try]) -> dict[int, int]:
    """How many transitions test each slot."""
    asked: dict[int, int] = {}
    for one in tries:
        for slot, _ in one.tests:
            asked[slot] = asked.get(slot, 0) + 1
    return asked


def _switch(
    tries: Sequence[Try],
    slot: int,
    domains: Sequence[tuple[int, ...] | None],
    arrays: Sequence[tuple[int, int]],
    budget: int,
) -> Plan:
    groups: dict[tuple[int, ...], list[int]] = {}
    for value in domains[slot] or ():
        kept = tuple(i for i, one in enumerate(tries) if value in _allowed(one, slot, value))
        groups.setdefault(kept, []).append(value)
    plans = []
    for kept, values in groups.items():
        if kept:
            rest = [_without(tries[i], slot) for i in kept]
            plans.append((tuple(values), _plan(rest, domains, arrays, budget)))
    return Switch(slot, tuple(plans))


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


def _where(
    tries: Sequence[Try],
    sought: tuple[int, int, int],
    domains: Sequence[tuple[int, ...] | None],
    arrays: Sequence[tuple[int, int]],
    budget: int,
) -> Plan:
    offset, size, value = sought
    groups: dict[int, list[Try]] = {}
    for one in tries:
        place = _place(one, offset, size, value)
        assert place is not None
        groups.setdefault(place, []).append(_without(one, offset + place))
    rest = [array for array in arrays if array != (offset, size)]
    plans = tuple(
        ((place,), _plan(group, domains, rest, budget)) for place, group in sorted(groups.items())
    )
    return Where(offset, size, value, plans, _runs(list(tries), domains, (), budget))


def _runs(
    tries: list[Try],
    domains: Sequence[tuple[int, ...] | None],
    arrays: Sequence[tuple[int, int]],
    budget: int,
) -> Plan:
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
            plans.append(When(slot, values, _plan(inner, domains, arrays, budget)))
        else:
            plans.append(tries[start])
        start = end
    return Sequence_(tuple(plans))
