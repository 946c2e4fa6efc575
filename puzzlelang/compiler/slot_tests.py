"""For which values of its slot a condition on one slot holds: it is tried with each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from puzzlelang.compiler import terms
from puzzlelang.compiler.ir import (
    Apply,
    Const,
    Element,
    Fault,
    Fold,
    If,
    Let,
    Node,
    Slot,
    Temp,
    Term,
)
from puzzlelang.compiler.terms import const
from puzzlelang.core import OPERATIONS, NoValue


class Open(Exception):
    """A value can't be worked out here."""


class Truths:
    """Remembers what was tried; conditions on other slots and with other temps may be equal."""

    def __init__(self) -> None:
        self._known: dict[Any, frozenset[int] | None] = {}

    def of(self, condition: Term, slot: Slot, domain: Sequence[int]) -> frozenset[int] | None:
        """The values of ``slot`` for which ``condition``, never a fault and on it alone, holds;
        None when that stays open.
        """
        key = _without_numbers(condition, slot), domain
        if key not in self._known:
            self._known[key] = _tried(condition, slot, domain)
        return self._known[key]


ANY_SLOT = Slot(0, (0, 0))


def _without_numbers(condition: Term, slot: Slot) -> Term:
    """A condition for comparing, where the numbers of its slot and temps tell nothing."""
    numbers = count()
    found = terms.substitute(condition, {slot.number: ANY_SLOT})
    return terms.refreshed(found, lambda temp: Temp(next(numbers), (0, 0)))


def _tried(condition: Term, slot: Slot, domain: Sequence[int]) -> frozenset[int] | None:
    try:
        return frozenset(here for here in domain if value(condition, {slot: here}))
    except Open:
        return None


NO_TEMPS: Mapping[Temp, Any] = {}


def value(
    term: Term,
    case: Mapping[Slot | Temp, int],
    temps: Mapping[Temp, Any] = NO_TEMPS,
    bound: Mapping[Temp, int] = NO_TEMPS,
) -> int:
    """The value of ``term`` where slots and names are as ``case`` says; of other names ``temps``
    says what they stand for.  :class:`Open` where it has none, or that can't be told here.
    """

    def of(part: Term) -> int:
        return value(part, case, temps, bound)

    match term:
        case Const(known):
            return known
        case Temp() if term in bound:
            return bound[term]
        case Slot() | Temp() if term in case:
            return case[term]
        case Temp() if isinstance(temps.get(term), Node):
            return value(temps[term], case, temps)
        case Apply("and", parts):
            return all(map(of, parts))
        case Apply("or", parts):
            return any(map(of, parts))
        case Apply(operation, arguments, maps):
            given = [*maps, *map(of, arguments)]
            try:
                return int(OPERATIONS[operation].meaning(*given))
            except NoValue:
                raise Open from None
        case If(condition, then, otherwise):
            return of(then if of(condition) else otherwise)
        case Let(temp, named, body):
            return value(body, case, temps, {**bound, temp: of(named)})
        case Element(offset, size, index, bounds):
            place = of(index)
            read = Slot(offset + place, bounds)
            if not 0 <= place < size or read not in case:
                raise Open
            return case[read]
        case Fold() | Fault() | Slot() | Temp():
            raise Open
    found = terms.rebuilt(term, [const(of(child)) for child in term.children])
    if not isinstance(found, Const):
        raise Open
    return found.value
