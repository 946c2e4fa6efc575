"""Tables with an expression for each key: ``size(k in car): count(cells(k))``."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core import (
    NONE,
    NOWHERE,
    Boolean,
    Domain,
    Integers,
    ListOf,
    Scalar,
    SetOf,
    TextType,
    Type,
    Unknown,
    count_of,
    members,
    show_scalar,
    whole,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.cost_bound import combinations, work
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.head_parameters import bind_parameters
from puzzlelang.model.symbols import BrokenSymbol, Symbol, TableSymbol
from puzzlelang.model.tables import rows_table
from puzzlelang.syntax import tree
from puzzlelang.text import Any

MOST_ENTRIES = 1 << 18
"""Entries allowed in a computed table."""

Entries = dict[tuple[int, ...], Any]


def computed_table(checker: Checker, entry: tree.Definition) -> Symbol:
    """Compute the values once, by the reference semantics."""
    before = checker.diagnostics.error_count
    for parameter in entry.head.parameters:
        if parameter.type.kind != "one":
            return checker.broken("key-not-single", parameter.type)
    binders, scope, guard = bind_parameters(checker, entry.head)
    value = checker.set_or_value(entry.body, scope, None)
    if checker.diagnostics.error_count > before or isinstance(value.type, Unknown):
        return BrokenSymbol()
    keys = _keys(checker, entry, binders)
    if keys is None or not _can_be_held(checker, entry, value.type):
        return BrokenSymbol()
    entries = _worked_out(checker, entry, binders, guard, value)
    return BrokenSymbol() if entries is None else _symbol(entry, keys, value.type, entries)


def _keys(
    checker: Checker, entry: tree.Definition, binders: Sequence[core.Binder]
) -> list[Domain] | None:
    """Return the keys: all members of a type, or the range of numbers in the head."""
    keys: list[Domain] = []
    for binder in binders:
        rows = binder.values if len(binder.locals) > 1 else [(value,) for value in binder.values]
        columns = zip(*rows, strict=True) if rows else [(0,)] * len(binder.locals)
        for name, column in zip(binder.locals, columns, strict=True):
            if not isinstance(name.type, Scalar):
                checker.wrong("key-of-no-member", name, kind=name.type)
                return None
            base = name.type.base
            values = range(min(column), max(column) + 1)
            keys.append(Domain(base, values) if isinstance(base, Integers) else whole(base))
    if not keys:  # an empty set was reported
        return None
    if (size := count_of(keys)) > MOST_ENTRIES:
        checker.wrong("table-too-large", entry.head, size=size, most=MOST_ENTRIES)
        return None
    return keys


def _can_be_held(checker: Checker, entry: tree.Definition, kind: Type) -> bool:
    if isinstance(kind, Scalar | Boolean | SetOf | ListOf | TextType):
        return True
    checker.wrong("not-held-by-table", entry.body, kind=kind)
    return False


def _worked_out(
    checker: Checker,
    entry: tree.Definition,
    binders: Sequence[core.Binder],
    guard: core.Expr | None,
    value: core.Expr,
) -> Entries | None:
    from puzzlelang.core import RuleFault, bound_by, function, rows_of

    span, name = entry.head.span, entry.head.name.text
    count = combinations(binders) * (work(guard) + work(value))
    if not checker.budget.constant(entry.body.span, count, f" for `{name}`"):
        return None
    entries: Entries = {}
    names = bound_by(binders)
    holds = None if guard is None else function(guard, names)
    entry_of = function(value, names)
    for key in rows_of(binders):
        scope = dict(zip(names, key, strict=True))
        try:
            if holds is None or holds((), key):
                entries[key] = entry_of((), key)
        except RuleFault as fault:
            checker.diagnostics.add(fault.given(scope, scope).diagnostic)
            return None
        except LookupError:
            checker.wrong("table-reads-state", entry.body)
            return None
        if entries.get(key) in (NONE, NOWHERE):
            word = "none" if entries[key] == NONE else "nowhere"
            checker.wrong(
                "table-gives-none", entry.body, word=word, keys=_bindings(scope), also=span
            )
            return None
    return entries


def _bindings(scope: dict[core.Local, int]) -> str:
    """Format ``k = red, c = (0, 1)``."""
    return ", ".join(
        f"{name.name} = {show_scalar(value, name.type.base)}"
        for name, value in scope.items()
        if isinstance(name.type, Scalar)
    )


def _symbol(
    entry: tree.Definition, keys: list[Domain], kind: Type, entries: Entries
) -> TableSymbol:
    """Build the symbol: booleans over several keys form a relation, sets have no gaps."""
    name, span = entry.head.name.text, entry.head.name.span
    if isinstance(kind, Boolean):
        entries = {key: int(value) for key, value in entries.items()}
        if len(keys) > 1:
            rows = tuple(key for key, value in entries.items() if value)
            return TableSymbol(name, tuple(keys), rows, None, rows_table(entry.name, keys, rows))
    default = 0 if isinstance(kind, SetOf | ListOf) else None
    entry_values = list(entries.values())
    last: Domain | None = None
    rows = ()
    if isinstance(kind, Scalar):
        kind = Scalar(kind.base, min(entry_values, default=0), max(entry_values, default=0))
        rows = tuple((*key, value) for key, value in entries.items())
        last = _values(kind)
    elif isinstance(kind, SetOf):
        rows = tuple((*key, v) for key, group in entries.items() for v in members(group))
        last = _values(Scalar(kind.base, 0, kind.high))
    function = core.Table(name, span, tuple(keys), kind, entries, default)
    columns = (*keys, last)
    return TableSymbol(name, columns, rows, function, rows_table(entry.name, columns, rows))


def _values(kind: Scalar) -> Domain:
    if isinstance(kind.base, Integers):
        return Domain(kind.base, range(kind.low, kind.high + 1))
    return whole(kind.base)
