"""Proof from types that an expression has a value in every state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from puzzlelang.core.intervals import interval_of
from puzzlelang.core.nodes import (
    Apply,
    At,
    Binder,
    Expr,
    Fold,
    Lookup,
    Read,
    bound_by,
    parts,
)
from puzzlelang.core.operations import OPERATIONS, REDUCTIONS, Kind
from puzzlelang.core.types import LARGEST, Domain, Scalar, count_of, size_of

Loops = Mapping[Expr, Binder]
"""The binders of names. Other names are bounded by their types only."""

MOST_VALUES = 4096
"""Loops with more values are bounded by their types, too."""


def is_total(expr: Expr, loops: Loops | None = None) -> bool:
    """Test whether ``expr`` can't fault, provided its free names have values."""
    if isinstance(expr, Fold):
        loops = {**(loops or {}), **binders_of(expr.binders)}
    return is_step_total(expr, loops) and all(is_total(part, loops) for part in parts(expr))


def is_step_total(expr: Expr, loops: Loops | None = None) -> bool:
    """Test whether ``expr`` has a value whenever its parts have one."""
    match expr:
        case Read(_, _, variable, arguments):
            return _are_within(arguments, variable.keys, loops or {})
        case At(_, _, _, _, read):
            return is_step_total(read, loops)
        case Lookup(_, _, table, arguments):
            if table.default is not None:
                return not any(map(_may_be_nowhere, arguments))
            full = len(table.entries) == count_of(table.keys)
            return full and _are_within(arguments, table.keys, loops or {})
        case Apply(_, _, operation, arguments):
            row = OPERATIONS.get(operation)
            if row is None or row.may_lack_value([one.type for one in arguments]):
                return False
            return not row.is_arithmetic or all(map(is_number, (*arguments, expr)))
        case Fold(_, _, how, binders, where, body):
            reduction = REDUCTIONS[how]
            if reduction.lacks_of_nothing and (
                where is not None or not all(map(_has_values, binders))
            ):
                return False
            if reduction.takes.kind is Kind.NUMBER:
                return all(map(is_number, (body, expr)))
            if reduction.gives.kind is Kind.SET and body is not None:
                return interval_of(body.type)[0] >= 0
            return reduction.takes.kind is not Kind.TEXT
    return True


def binders_of(binders: Iterable[Binder]) -> dict[Expr, Binder]:
    """Map the names of loops to their binders."""
    return {local: binder for binder in binders for local in binder.locals}


def _has_values(binder: Binder) -> bool:
    return binder.states is None and size_of(binder.values) > 0


def _are_within(arguments: Sequence[Expr], keys: Sequence[Domain], loops: Loops) -> bool:
    return all(
        _is_within(argument, key) or _takes_only(argument, key, loops.get(argument))
        for argument, key in zip(arguments, keys, strict=True)
    )


def _takes_only(name: Expr, key: Domain, binder: Binder | None) -> bool:
    if binder is None or max(size_of(binder.values), size_of(key.values)) > MOST_VALUES:
        return False
    place = bound_by((binder,)).index(name)
    rows = (row if len(binder.locals) > 1 else (row,) for row in binder.values)
    return {row[place] for row in rows} <= set(key.values)


def _is_within(argument: Expr, key: Domain) -> bool:
    kind = argument.type
    if not isinstance(kind, Scalar) or kind.optional or kind.nowhere:
        return False
    if not size_of(key.values) or not key.contiguous:
        return False
    return key.low <= kind.low and kind.high <= key.high


def _may_be_nowhere(expr: Expr) -> bool:
    return not isinstance(expr.type, Scalar) or expr.type.nowhere


def is_number(expr: Expr | None) -> bool:
    """Test whether the values are numbers of the permitted size, never ``none``."""
    if expr is None or not isinstance(expr.type, Scalar):
        return False
    return -LARGEST <= interval_of(expr.type)[0] and expr.type.high <= LARGEST
