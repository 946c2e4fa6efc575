"""For which values of its slot a condition on one slot holds: it is tried with each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from puzzlelang.compiler import terms
from puzzlelang.compiler.facts import Term
from puzzlelang.compiler.terms import const
from puzzlelang.core.builtins import OPERATIONS, NoValue


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
    try:
        return frozenset(value for value in domain if _value(condition, value, {}))
    except Open:
        return None


def _value(term: Term, here: int, temps: dict[int, int]) -> int:
    """The value of ``term`` where its slot is ``here``."""
    head = term[0]
    if head == "const":
        return term[1]  # type: ignore[no-any-return]
    if head == "slot":
        return here
    if head == "temp":
        return temps[term[1]]
    if head == "and":
        return all(_value(part, here, temps) for part in term[1:])
    if head == "or":
        return any(_value(part, here, temps) for part in term[1:])
    if head == "if":
        return _value(term[2] if _value(term[1], here, temps) else term[3], here, temps)
    if head == "let":
        return _value(term[3], here, {**temps, term[1]: _value(term[2], here, temps)})
    if head in ("fold", "fault"):
        raise Open
    given = [_value(part, here, temps) for part in terms.parts(term)]
    if head == "elem":
        return here
    if head in OPERATIONS and not OPERATIONS[head].maps:
        try:
            return OPERATIONS[head].meaning(*given)  # type: ignore[no-any-return]
        except NoValue:
            raise Open from None
    found = terms.rebuilt(term, [const(value) for value in given])
    if found[0] != "const":
        raise Open
    return found[1]  # type: ignore[no-any-return]
