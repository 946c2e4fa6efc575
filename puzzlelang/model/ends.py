"""``first`` and ``last``: of a list, and of a set in the order of its type."""

from __future__ import annotations

from collections.abc import Callable

from puzzlelang.core import BOOLEAN, ListOf, Scalar, SetOf, Type, Unknown, integer, universe
from puzzlelang.core import nodes as core
from puzzlelang.model.calls import Call
from puzzlelang.model.hoisting import Lets, named, with_lets, without_lets
from puzzlelang.model.list_functions import or_else, with_length_of
from puzzlelang.model.list_types import element_at


def first(call: Call) -> core.Expr:
    """``first(l)``, ``first(l, default)``; of a set, too"""
    return _at_end(call, "lowest", lambda size: core.number(call.span, 1))


def last(call: Call) -> core.Expr:
    """``last(l)``, ``last(l, default)``; of a set, too"""
    return _at_end(call, "highest", lambda size: size)


def _at_end(call: Call, of_set: str, place: Callable[[core.Expr], core.Expr]) -> core.Expr:
    """``of_set``: the operation that is the same of a set; ``place``: where it is in a list."""

    def there(row: core.Expr, size: core.Expr, lets: Lets) -> core.Expr:
        found = element_at(call.checker, call.span, row, place(size))
        return _or_default(call, size, integer(0, 0), found)

    row = call.value(0)
    if isinstance(row.type, SetOf):
        kind = row.type
        lets, group = without_lets(row)
        group = named(lets, group, "set")
        member = Scalar(kind.base, 0, universe(kind.base, kind.high).high)
        found = call.apply(member, of_set, group)
        return with_lets(lets, _or_default(call, group, kind, found))
    if not isinstance(row.type, ListOf | Unknown):
        return call.wrong("no-first", 0, kind=row.type)
    return with_length_of(call, row, there)


def _or_default(call: Call, what: core.Expr, kind: Type, found: core.Expr) -> core.Expr:
    """``found``, or the second argument where ``what``, of this ``kind``, is nothing."""
    if not call.given[1:]:
        return found
    some = call.apply(BOOLEAN, "!=", what, core.Const(call.span, kind, 0))
    return or_else(call, some, found, 1)
