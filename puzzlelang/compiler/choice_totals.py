"""Expressions that have a value whatever is chosen, proved from types.

A condition without a fault may be tested before others; a loop then skips rounds early.
"""

from __future__ import annotations

from collections.abc import Collection

from puzzlelang.core import (
    LARGEST,
    NONE,
    OPERATIONS,
    Apply,
    Const,
    Domain,
    Expr,
    Fold,
    If,
    Local,
    Lookup,
    Read,
    Whole,
    interval_of,
    nodes,
)


def is_total(expr: Expr, unsure: Collection[Local]) -> bool:
    """Test whether an expression provably has a value; the names ``unsure`` may have none."""
    match expr:
        case Const() | Whole():
            return True
        case Local():
            return expr not in unsure
        case Read(_, _, variable, arguments):
            if not all(map(_is_key, arguments, variable.keys)):
                return False
        case Lookup(_, _, table, arguments):
            if table.default is None or not all(map(_is_on_map, arguments)):
                return False
        case Apply(_, _, operation, arguments):
            row = OPERATIONS[operation]
            if row.may_lack_value([argument.type for argument in arguments]):
                return False
            if row.is_arithmetic and not all(map(_is_number, (expr, *arguments))):
                return False
        case Fold(_, _, kind):
            if kind not in ("every", "some"):
                return False
        case If():
            pass
        case _:
            return False
    return all(is_total(part, unsure) for part in nodes.parts(expr))


def _is_key(argument: Expr, key: Domain) -> bool:
    low, high = interval_of(argument.type)
    return bool(key.values) and key.contiguous and key.low <= low and high <= key.high


def _is_on_map(argument: Expr) -> bool:
    return interval_of(argument.type)[0] >= NONE


def _is_number(expr: Expr) -> bool:
    low, high = interval_of(expr.type)
    return -LARGEST <= low and high <= LARGEST
