"""Lists: literals and their functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from puzzlelang.core import (
    BOOLEAN,
    OPERATIONS,
    UNKNOWN,
    Kind,
    ListOf,
    Row,
    Type,
    Unknown,
    integer,
    interval_of,
    join_types,
    list_of,
    maps_of,
)
from puzzlelang.core import elements as values_in
from puzzlelang.core import nodes as core
from puzzlelang.model.calls import Call
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.hoisting import Lets, named, with_lets, without_lets
from puzzlelang.model.list_types import (
    a_list,
    can_be_listed,
    element_at,
    elements,
    fitted,
    has_same_digits,
    is_too_large,
    length,
    without_none,
)
from puzzlelang.text import Span, replace


def literal(call: Call) -> core.Expr:
    """``list(a, b, c)``"""
    checker, want = call.checker, call.want
    inner = want.element if isinstance(want, ListOf) else None
    found = [call.expression(place, inner) for place in range(len(call.given))]
    element: Type = without_none(found[0].type)
    for place, value in enumerate(found):
        if isinstance(value.type, Unknown):
            return call.broken
        if not can_be_listed(without_none(value.type)):
            return call.wrong("not-in-lists", place, kind=value.type)
        both = join_types(element, without_none(value.type))
        if both is None:
            return call.wrong("elements-differ", place, kind=value.type, kind2=element)
        element = both
    kind = ListOf(element, len(found))  # type: ignore[arg-type]
    if is_too_large(checker, call.node, kind):
        return call.broken
    if isinstance(element, ListOf):
        found = [fitted(checker, value, element) for value in found]
    if all(isinstance(value, core.Const) and can_be_listed(value.type) for value in found):
        values = [value.value for value in found if isinstance(value, core.Const)]
        return core.Const(call.span, kind, list_of(kind.digits, values))
    made: core.Expr = core.Const(call.span, replace(kind, most=0), 0)
    for number, value in enumerate(found, 1):
        made = checker.apply(value.span, replace(kind, most=number), "push", made, value)
    return made


def joined(checker: ExpressionChecker, span: Span, left: core.Expr, right: core.Expr) -> core.Expr:
    """``l + m``"""
    kind = join_types(left.type, right.type)
    if not isinstance(kind, ListOf):
        return checker.wrong("different-types", span, kind=left.type, kind2=right.type)
    assert isinstance(left.type, ListOf) and isinstance(right.type, ListOf)
    made = replace(kind, most=left.type.most + right.type.most)
    if is_too_large(checker, span, made):
        return core.unknown(span)
    sides = [fitted(checker, side, kind) for side in (left, right)]
    return checker.apply(span, made, "joined", *sides)


def holds(checker: ExpressionChecker, span: Span, value: core.Expr, row: core.Expr) -> core.Expr:
    """``x in l``"""
    many = constant_lists(row)
    if many is not None and isinstance(value.type, ListOf):
        return _one_of(checker, span, value, *many)
    if isinstance(value.type, Unknown):
        return core.unknown(span)
    if not isinstance(row.type, ListOf):
        return checker.wrong("different-types", span, kind=value.type, kind2=row.type)
    if join_types(value.type, row.type.element) is None:
        return checker.wrong("different-types", span, kind=value.type, kind2=row.type)
    most = row.type.most
    if isinstance(value.type, ListOf):
        row, value, _ = _alike(checker, row, value)
    place = checker.apply(span, integer(0, most), "position", row, value)
    return checker.apply(span, BOOLEAN, "!=", place, core.number(span, 0))


def constant_lists(found: core.Expr) -> tuple[ListOf, tuple[int, ...]] | None:
    """The type and the values of a constant table, or list, of lists."""
    match found:
        case core.Const(type=Row(_, ListOf() as kind), value=values):
            return kind, tuple(values)
        case core.Const(type=ListOf(ListOf() as kind) as outer, value=value):
            return kind, tuple(values_in(outer.digits, value))
    return None


def _one_of(
    checker: ExpressionChecker, span: Span, value: core.Expr, kind: ListOf, values: Sequence[int]
) -> core.Expr:
    """``w in word``: is a list one of many constant ones?"""
    both = join_types(value.type, kind)
    if not isinstance(both, ListOf):
        return checker.wrong("different-types", span, kind=value.type, kind2=kind)
    from puzzlelang.model.spelling import one_of

    value = fitted(checker, value, both)
    if not has_same_digits(kind, both):
        rows = [fitted(checker, core.Const(span, kind, one), both) for one in values]
        values = [row.value for row in rows if isinstance(row, core.Const)]
    found = one_of(span, value, both, values)
    if found is not None:
        return found
    equal = [
        checker.apply(span, BOOLEAN, "=", value, core.Const(span, both, one)) for one in values
    ]
    return checker.connect(span, "or", *equal)


def by_row(call: Call) -> core.Expr:
    """A call of an operation of which its row says all."""
    checker, name, span = call.checker, call.name, call.span
    operation = OPERATIONS[name]
    row = a_list(checker, call.given[0], call.scope, call.want)
    kind = row.type
    if not isinstance(kind, ListOf):
        return call.broken
    given = [row]
    for place, wanted in enumerate(operation.takes[1:], 1):
        if wanted is Kind.NUMBER:
            given.append(call.number(place))
            continue
        value = call.expression(place, kind.element)
        if not isinstance(value.type, Unknown) and join_types(kind.element, value.type) is None:
            from puzzlelang.model import meant_members

            names, at = call.checker.names, call.given[place].span
            return call.wrong(
                "not-of-the-list", place, kind=value.type, wanted=kind,
                help=meant_members.in_other_words(names, at, value.type, kind),
            )  # fmt: skip
        given.append(value)
    if name == "push" or isinstance(kind.element, ListOf) and Kind.MEMBER in operation.takes:
        *given, kind = _alike(checker, *given)
    if name == "push":
        kind = replace(kind, most=kind.most + 1)
        if is_too_large(checker, span, kind):
            return call.broken
    types = [value.type for value in given]
    if any(isinstance(one, Unknown) for one in types):
        return call.broken
    if operation.gives is Kind.SET:
        return elements(checker, row, span)
    made: Type = kind
    if operation.gives is Kind.NUMBER:
        made = integer(*operation.bounds_of(maps_of(operation, types), map(interval_of, types)))
    elif operation.gives is Kind.MEMBER:
        made = kind.element
    return call.apply(made, name, *given)


def _alike(
    checker: ExpressionChecker, row: core.Expr, value: core.Expr
) -> tuple[core.Expr, core.Expr, ListOf]:
    """A list and a value as an element of it, with the type of lists that hold both."""
    kind = row.type
    assert isinstance(kind, ListOf)
    both = without_none(join_types(kind.element, value.type) or UNKNOWN)  # perhaps a wider range
    if isinstance(both, Unknown):
        return row, value, kind
    kind = replace(kind, element=both)
    if isinstance(both, ListOf):
        value = fitted(checker, value, both)
    return fitted(checker, row, kind), value, kind


def nth(call: Call) -> core.Expr:
    """``element(l, n)``, ``element(l, n, default)``"""

    def there(row: core.Expr, size: core.Expr, lets: Lets) -> core.Expr:
        place = named(lets, call.number(1), "place")
        found = element_at(call.checker, call.span, row, place)
        if not call.given[2:]:
            return found
        from_1 = call.apply(BOOLEAN, "<=", core.number(call.span, 1), place)
        inside = call.apply(BOOLEAN, "<=", place, size)
        both = call.checker.connect(from_1.span, "and", from_1, inside)
        return or_else(call, both, found, 2)

    return _with_length(call, None, there)


def or_else(call: Call, condition: core.Expr, value: core.Expr, place: int) -> core.Expr:
    """``value`` where there is one, else the argument at ``place``."""
    other = call.expression(place, value.type)
    kind = join_types(value.type, other.type)
    if kind is None:
        return call.wrong("different-types", place, kind=other.type, kind2=value.type)
    if isinstance(kind, ListOf):
        value, other = (fitted(call.checker, one, kind) for one in (value, other))
    return core.If(value.span, kind, condition, value, other)


def pop(call: Call) -> core.Expr:
    """``pop(l)``: without its last element; of an empty list there is none."""

    def without(row: core.Expr, size: core.Expr, lets: Lets) -> core.Expr:
        less = call.apply(integer(0, 0), "-", size, core.number(call.span, 1))
        return call.apply(row.type, "take", row, less)

    return _with_length(call, call.want, without)


def rest(call: Call) -> core.Expr:
    """``rest(l)``: without its first element."""
    row = a_list(call.checker, call.given[0], call.scope, call.want)
    if not isinstance(row.type, ListOf):
        return row
    return call.apply(row.type, "drop", row, core.number(call.span, 1))


Made = Callable[[core.Expr, core.Expr, Lets], core.Expr]
"""What is made of a list and its length."""


def _with_length(call: Call, want: Type | None, made: Made) -> core.Expr:
    return with_length_of(call, a_list(call.checker, call.given[0], call.scope, want), made)


def with_length_of(call: Call, row: core.Expr, made: Made) -> core.Expr:
    """The list is evaluated once."""
    if not isinstance(row.type, ListOf):
        return row
    lets, row = without_lets(row)
    row = named(lets, row, "list")
    return with_lets(lets, made(row, length(call.checker, call.span, row), lets))
