"""Invariance of tables and values under renaming of members."""

from __future__ import annotations

from puzzlelang.core import (
    BOOLEAN,
    NONE,
    NOWHERE,
    ListOf,
    Renaming,
    Row,
    Scalar,
    SetOf,
    TupleOf,
    Type,
    call,
    show,
    show_scalar,
)
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Span

Arguments = tuple[int, ...]


def unlike(table: core.Table, keys: Type, renaming: Renaming) -> tuple[Arguments, Arguments] | None:
    """Return arguments and renamed arguments whose entries differ by more than names.

    Only existing entries are checked: a renaming is a permutation, so it can't create one.
    """
    for arguments, entry in table.entries.items():
        other: Arguments = renaming.value(arguments, keys)
        image = renaming.value(entry, table.element)
        if table.entries.get(other, table.default) != image:
            return arguments, other
    return None


def entry_text(table: core.Table, arguments: Arguments) -> str:
    """Describe an entry: ``weight(wolf1) is 3``"""
    words = [show_scalar(v, key.base) for v, key in zip(arguments, table.keys, strict=True)]
    entry = table.entries.get(arguments, table.default)
    if table.element == BOOLEAN and len(words) == 2:
        return f"`{words[0]} {table.name} {words[1]}` {'holds' if entry else 'does not hold'}"
    if table.element == BOOLEAN and table.default is not None:
        return f"`({', '.join(words)})` is {'one of' if entry else 'not among'} its rows"
    text = call(table.name, words)
    if table.name.startswith("start("):
        text = f"start({call(table.name[6:-1], words)})"
    return f"`{text}` {'has no value' if entry is None else 'is ' + _shown(entry, table.element)}"


def _shown(value: Any, kind: Type) -> str:
    return show(value, kind) or "the empty set"


def row_text(row: tuple[Any, ...], kind: TupleOf) -> str:
    """Format a value that a name runs over, or the values of several names."""
    return show(row, kind) if len(row) > 1 else show(row[0], kind.items[0])


def is_nothing(expr: core.Expr) -> bool:
    """Test for ``none``, ``nowhere``, the empty set and the empty list."""
    if not isinstance(expr, core.Const):
        return False
    return expr.value in (NONE, NOWHERE) or (
        isinstance(expr.type, SetOf | ListOf) and expr.value == 0
    )


def same_shape(a: Type, b: Type) -> bool:
    """Test whether a renaming changes values of both types in the same way."""
    match a, b:
        case (Scalar(x), Scalar(y)) | (SetOf(x), SetOf(y)):
            return x is y
        case ListOf(x), ListOf(y):
            return a.digits == b.digits and same_shape(x, y)
        case Row(), Row():
            keys = zip(a.keys, b.keys, strict=False)
            same = all(x.base is y.base and list(x.values) == list(y.values) for x, y in keys)
            return same and len(a.keys) == len(b.keys) and same_shape(a.element, b.element)
        case TupleOf(), TupleOf():
            pairs = zip(a.items, b.items, strict=False)
            return len(a.items) == len(b.items) and all(same_shape(x, y) for x, y in pairs)
    return type(a) is type(b)


def lies_in(span: Span, other: Span) -> bool:
    return span.source is other.source and other.start <= span.start <= other.end
