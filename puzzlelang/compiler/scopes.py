"""Scopes: terms for the bound names of an expression, and the values of binders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.compiler.ir import Term
from puzzlelang.compiler.terms import const
from puzzlelang.core import NONE, Boolean, Domain, ListOf, Scalar, SetOf, interval_of, size_of
from puzzlelang.core import nodes as core

Scope = Mapping[core.Local, Term]


def slot_bounds(variable: core.Variable) -> tuple[int, int]:
    """Return the declared least and greatest value of a slot of ``variable``."""
    kind, domain = variable.type, variable.domain
    if isinstance(kind, Boolean) or domain is None:
        return 0, 1
    if isinstance(kind, SetOf):
        return 0, domain.mask
    if isinstance(kind, ListOf):
        return interval_of(kind)
    low = NONE if isinstance(kind, Scalar) and kind.optional else domain.low
    return low, domain.high


def is_within(key: Domain, value: Term) -> bool:
    """Do bounds prove that ``value`` is in ``key``?"""
    low, high = value.bounds
    return size_of(key.values) > 0 and key.contiguous and key.low <= low and high <= key.high


def combinations(binders: Sequence[core.Binder], scope: Scope) -> list[dict[core.Local, Term]]:
    """Return a scope for each combination of the binders' values, the last binder varying
    fastest.
    """
    scopes = [dict(scope)]
    for binder in binders:
        scopes = [
            {**outer, **values}
            for outer in scopes
            for values in binder_values(binder)
        ]  # fmt: skip
    return scopes


def binder_values(binder: core.Binder) -> list[dict[core.Local, Term]]:
    if len(binder.locals) == 1:
        name = binder.locals[0]
        return [{name: const(value)} for value in binder.values]
    return [
        {name: const(value) for name, value in zip(binder.locals, row, strict=True)}
        for row in binder.values
    ]
