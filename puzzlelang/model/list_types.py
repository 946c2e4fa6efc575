"""Types of lists: limits, conversion to a common type, elements."""

from __future__ import annotations

from puzzlelang.core import (
    BOOLEAN,
    Boolean,
    Integers,
    ListOf,
    NoValue,
    Scalar,
    SetOf,
    Type,
    Unknown,
    converted,
    integer,
    list_of,
)
from puzzlelang.core import elements as values_in
from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import LARGEST_IN_SET, Checker
from puzzlelang.model.hoisting import named, with_lets, without_lets
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree
from puzzlelang.text import Located, Span, replace

LONGEST = 4096
"""Elements allowed in a list."""

LARGEST = 1 << 18
"""Bits allowed for a list and its contents."""


def is_too_large(checker: Checker, at: Located | Span, kind: ListOf) -> bool:
    """Report a list that can have too many elements, or elements that are too large."""
    if kind.most > LONGEST:
        checker.wrong("list-too-long", at, most=kind.most, limit=LONGEST)
        return True
    bits = kind.most * kind.digits.bits
    if bits > LARGEST:
        checker.wrong("list-too-large", at, bits=bits, limit=LARGEST)
        return True
    return False


def without_none(kind: Type) -> Type:
    """Return the type of such values in a list, where `none` and `nowhere` are faults."""
    return replace(kind, optional=False, nowhere=False) if isinstance(kind, Scalar) else kind


def can_be_listed(kind: Type) -> bool:
    match kind:
        case Scalar(_, _, _, optional, nowhere):
            return not optional and not nowhere
    return isinstance(kind, Boolean | SetOf | ListOf)


def fitted(checker: Checker, value: core.Expr, want: ListOf) -> core.Expr:
    """Convert a list to the elements of ``want``; lists of numbers may need other digits."""
    kind = value.type
    if not isinstance(kind, ListOf):
        return value
    if isinstance(kind.element, ListOf) and isinstance(value, core.Const):
        return _fitted_inside(checker, value, kind, want)
    if has_same_digits(kind, want):
        return value
    if isinstance(kind.element, ListOf):
        return _each_fitted(checker, value, kind, want)
    wide = ListOf(want.element, kind.most)
    if not isinstance(value, core.Const):
        empty = core.Const(value.span, replace(wide, most=0), 0)
        return checker.apply(value.span, wide, "converted", value, empty)
    try:
        return core.Const(value.span, wide, converted(kind.digits, want.digits, value.value, 0))
    except NoValue:
        return value  # its type rules out the assignment


def has_same_digits(a: Type, b: Type) -> bool:
    """Test whether equal lists of both types, and lists in them, are equal numbers."""
    if not isinstance(a, ListOf) or not isinstance(b, ListOf):
        return True
    return a.digits == b.digits and has_same_digits(a.element, b.element)


def _each_fitted(checker: Checker, value: core.Expr, kind: ListOf, want: ListOf) -> core.Expr:
    """Rebuild a list of lists from its converted elements."""
    lets, value = without_lets(value)
    value = named(lets, value, "list")
    span = value.span
    place = core.Local(span, integer(1, kind.most), "it")
    binder, there, one = elements_at(checker, span, value, place)
    assert isinstance(want.element, ListOf)
    inner = fitted(checker, one, want.element)
    single = replace(want, most=1)
    empty = core.Const(span, replace(want, most=0), 0)
    body = checker.apply(span, single, "push", empty, inner)
    wide = replace(want, most=kind.most)
    return with_lets(lets, core.Fold(span, wide, "list", (binder,), there, body))


def _fitted_inside(checker: Checker, value: core.Const, kind: ListOf, want: ListOf) -> core.Expr:
    """Convert the lists in a constant list of lists."""
    if not isinstance(kind.element, ListOf) or not isinstance(want.element, ListOf):
        return value
    inner = ListOf(want.element.element, max(kind.element.most, want.element.most))
    rows: list[int] = []
    for one in values_in(kind.digits, value.value):
        row = fitted(checker, core.Const(value.span, kind.element, one), inner)
        assert isinstance(row, core.Const), "a constant stays one"
        rows.append(row.value)
    wide = ListOf(inner, kind.most)
    return core.Const(value.span, wide, list_of(wide.digits, rows))


def a_list(checker: Checker, node: tree.Expr, scope: Scope, want: Type | None = None) -> core.Expr:
    """Check an expression that must be a list."""
    value = checker.expression(node, scope, want)
    if isinstance(value.type, ListOf | Unknown):
        return value
    return checker.wrong("list-expected", node, kind=value.type)


def length(checker: Checker, span: Span, row: core.Expr) -> core.Expr:
    assert isinstance(row.type, ListOf)
    return checker.apply(span, integer(0, row.type.most), "length", row)


def element_at(checker: Checker, span: Span, row: core.Expr, place: core.Expr) -> core.Expr:
    """The element at a place."""
    assert isinstance(row.type, ListOf)
    return checker.apply(span, row.type.element, "element", row, place)


def elements_at(
    checker: Checker, span: Span, row: core.Expr, place: core.Local
) -> tuple[core.Binder, core.Expr, core.Expr]:
    """Return a binder over a list's places, a test for an element at ``place``, and the element."""
    assert isinstance(row.type, ListOf)
    binder = core.Binder((place,), range(1, row.type.most + 1))
    there = checker.apply(row.span, BOOLEAN, "<=", place, length(checker, row.span, row))
    return binder, there, element_at(checker, span, row, place)


def elements(checker: Checker, row: core.Expr, span: Span | None = None) -> core.Expr:
    """Return the set of a list's values; ``span`` is the place of use."""
    assert isinstance(row.type, ListOf)
    element = row.type.element
    if not isinstance(element, Scalar):
        return checker.wrong("set-of-elements", row, kind=row.type)
    if isinstance(element.base, Integers) and element.high > LARGEST_IN_SET:
        return checker.wrong("number-beyond-sets", row, most=LARGEST_IN_SET, high=element.high)
    kind = SetOf(element.base, max(0, element.high))
    return checker.apply(span or row.span, kind, "elements", row)
