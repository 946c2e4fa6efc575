"""For which values of its slot a condition on one slot holds: it is tried with each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from puzzlelang.compiler import terms
from puzzlelang.compiler.bounds import Term
from puzzlelang.compiler.terms import const
from puzzlelang.core import OPERATIONS, NoValue


class Open(Exception):
    """A value can't be worked out here."""


class Truths:
    """Remembers what was tried; conditions on other slots and with other temps may be equal."""

    def __init__(self) -> None:
        self._known: dict[Any, frozenset[int] | None] = {}

    def of(self, condition: Term, domain: Sequence[int]) -> frozenset[int] | None:
        """The values of the slot for which ``condition``, never a fault, holds; None when that
        stays open.
        """
        key = _without_numbers(condition, {}), domain
        if key not in self._known:
            self._known[key] = _tried(condition, domain)
        return self._known[key]


def _without_numbers(term: Term, names: dict[int, int]) -> Any:
    """``term`` for comparing, where the numbers of its slot and temps tell nothing."""
    head = term[0]
    if head == "slot":
        return head
    if head == "temp":
        return head, names[term[1]]
    if head in ("const", "fault"):
        return term
    if head == "elem":  # all its slots are the one
        return head, _without_numbers(term[3], names)
    if head == "let":
        inner = {**names, term[1]: len(names)}
        return head, _without_numbers(term[2], names), _without_numbers(term[3], inner)
    if head == "fold":
        inner = dict(names)
        for number in (n for numbers in term[2] for n in numbers):
            inner[number] = len(inner)
        below = (p if p is None else _without_numbers(p, inner) for p in term[4:])
        return head, term[1], tuple(map(len, term[2])), term[3], *below
    start = terms.FIRST_PART.get(head, 1)
    return (*term[:start], *(_without_numbers(part, names) for part in term[start:]))


def _tried(condition: Term, domain: Sequence[int]) -> frozenset[int] | None:
    (slot,) = terms.slots_of(condition)
    place: Term = ("slot", slot)
    try:
        return frozenset(here for here in domain if value(condition, {place: here}))
    except Open:
        return None


NO_TEMPS: Mapping[int, Any] = {}


def value(
    term: Term,
    case: Mapping[Term, int],
    temps: Mapping[int, Any] = NO_TEMPS,
    bound: Mapping[int, int] = NO_TEMPS,
) -> int:
    """The value of ``term`` where slots and names are as ``case`` says; of other names ``temps``
    says what they stand for.  :class:`Open` where it has none, or that can't be told here.
    """
    head = term[0]
    if head == "const":
        return term[1]  # type: ignore[no-any-return]
    if head == "temp" and term[1] in bound:
        return bound[term[1]]
    if head in ("slot", "temp") and term in case:
        return case[term]
    if head == "temp" and isinstance(temps.get(term[1], (0,))[0], str):
        return value(temps[term[1]], case, temps)
    if head == "and":
        return all(value(part, case, temps, bound) for part in term[1:])
    if head == "or":
        return any(value(part, case, temps, bound) for part in term[1:])
    if head == "if":
        chosen = term[2] if value(term[1], case, temps, bound) else term[3]
        return value(chosen, case, temps, bound)
    if head == "let":
        inner = {**bound, term[1]: value(term[2], case, temps, bound)}
        return value(term[3], case, temps, inner)
    if head in ("fold", "fault", "slot", "temp"):
        raise Open
    given = [value(part, case, temps, bound) for part in terms.parts(term)]
    if head == "elem":
        place: Term = ("slot", term[1] + given[0])
        if not 0 <= given[0] < term[2] or place not in case:
            raise Open
        return case[place]
    if head in OPERATIONS and not OPERATIONS[head].maps:
        try:
            return OPERATIONS[head].meaning(*given)  # type: ignore[no-any-return]
        except NoValue:
            raise Open from None
    found = terms.rebuilt(term, [const(one) for one in given])
    if found[0] != "const":
        raise Open
    return found[1]  # type: ignore[no-any-return]
