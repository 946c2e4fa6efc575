"""Constant lists as sets of their values."""

from __future__ import annotations

from puzzlelang.core import BOOLEAN, INTEGERS, Domain, Integers, Row, Scalar, domain_with, size_of
from puzzlelang.core import nodes as core
from puzzlelang.text import Span

LARGEST_IN_SET = 4095
"""Largest number in a set; the smallest is 0."""

LONGEST_TABLE = 65_536
"""Entries allowed in a table that tests whether a number is in a list."""


def values_of(expr: core.Expr) -> Domain | None:
    """Return the distinct values of a constant list, ordered; None for anything else.

    A list is numbered from 1; a table with other keys might mean its keys.
    """
    if not isinstance(expr, core.Const) or not isinstance(expr.type, Row):
        return None
    keys, element = expr.type.keys, expr.type.element
    if len(keys) != 1 or keys[0].base is not INTEGERS or not isinstance(element, Scalar):
        return None
    size = size_of(keys[0].values)
    if size and (keys[0].low, keys[0].high) != (1, size):
        return None
    return domain_with(element.base, expr.value)


def is_wide(domain: Domain) -> bool:
    """Test for numbers that can't be in a set."""
    if not isinstance(domain.base, Integers) or not size_of(domain.values):
        return False
    return domain.low < 0 or domain.high > LARGEST_IN_SET


def among(span: Span, value: core.Expr, numbers: Domain) -> core.Expr:
    """Test whether ``value`` is one of ``numbers``, of any size."""
    if isinstance(value, core.Const):
        return core.Const(span, BOOLEAN, int(value.value in numbers.values))
    if numbers.high - numbers.low < LONGEST_TABLE:
        members = set(numbers.values)
        every = range(numbers.low, numbers.high + 1)
        entries: dict[tuple[int, ...], int] = {(n,): int(n in members) for n in every}
        key = Domain(INTEGERS, every)
        table = core.Table("in", span, (key,), BOOLEAN, entries, default=0)
        return core.Lookup(span, BOOLEAN, table, (value,))
    name = core.Local(value.span, value.type, "it")
    each = (core.number(span, number) for number in numbers.values)
    equal = tuple(core.Apply(span, BOOLEAN, "=", (name, number)) for number in each)
    return core.Let(span, BOOLEAN, name, value, core.Apply(span, BOOLEAN, "or", equal))
