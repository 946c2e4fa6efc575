"""Descriptions of symbols from the results of the checker: kind, type, values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from puzzlelang.core import (
    Boolean,
    Cells,
    Domain,
    Integers,
    ListOf,
    Members,
    Unknown,
    describe,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.editor.occurrences import Occurrence, Symbol
from puzzlelang.model import (
    ConstSymbol,
    SetSymbol,
    TableSymbol,
    VariableSymbol,
    Watcher,
    with_members,
)
from puzzlelang.syntax import tree
from puzzlelang.text import Span

MOST_SHOWN = 12
"""Maximum number of values listed; of more, the number is given."""


def tell(occurrences: Iterable[Occurrence], watcher: Watcher) -> None:
    """Set the description of each symbol."""
    places: dict[int, list[Span]] = {}
    symbols: dict[int, Symbol] = {}
    for one in occurrences:
        symbols[id(one.symbol)] = one.symbol
        places.setdefault(id(one.symbol), []).append(one.span)
    for key, symbol in symbols.items():
        symbol.told = _told(watcher, symbol, places[key])


def _told(watcher: Watcher, symbol: Symbol, places: Iterable[Span]) -> str:
    if symbol.kind in ("transition", "instance", "view", "line of the cost"):
        return symbol.kind
    if symbol.kind == "member":
        return _of_member(watcher, symbol)
    if symbol.is_local:
        types = filter(None, (_type_at(watcher, span) for span in places))
        return f"{symbol.kind}{next(types, '')}"  # the type recorded at a use
    names = watcher.names
    meaning = None
    if names is not None:
        space = names.sets if symbol.kind in _SETS else names.values
        entry = space.get(symbol.name) or names.values.get(symbol.name)
        meaning = entry.symbol if entry is not None else None
    match meaning:
        case VariableSymbol(variable):
            return f"{symbol.kind}: {_of_variable(variable)}"
        case SetSymbol(_, domain):
            return f"{symbol.kind}: {values_text(domain)}"
        case ConstSymbol(value):
            return f"{symbol.kind}: {with_members(value.type)}"
        case TableSymbol():
            return f"{symbol.kind}: {_of_table(meaning)}"
    if isinstance(symbol.node, tree.Definition):
        return f"{symbol.kind}{_type_at(watcher, symbol.node.body.span)}"
    return symbol.kind


_SETS = ("type", "set", "group", "map", "word of a legend", "type of letters")


def _type_at(watcher: Watcher, span: Span) -> str:
    kind = watcher.types.get((span.start, span.end))
    return "" if kind is None or isinstance(kind, Unknown) else f": {with_members(kind)}"


def _of_member(watcher: Watcher, symbol: Symbol) -> str:
    names = watcher.names
    candidates = names.members.get(symbol.name, []) if names is not None else []
    for base, value in candidates:
        if base.name == symbol.owner and isinstance(base, Members):
            return f"member {value + 1} of {len(base.names)}"
    return "member"


def _of_variable(variable: core.Variable) -> str:
    kind = "true or false" if isinstance(variable.type, Boolean) else describe(variable.type)
    if isinstance(variable.type, ListOf):
        kind += f", {variable.type.most} at most"
    if variable.domain is not None and not isinstance(variable.domain.base, Integers):
        kind += f" ({values_text(variable.domain)})"
    keys = ", ".join(f"{key.base.name} ({values_text(key)})" for key in variable.keys)
    return f"{kind}, for each {keys}" if keys else kind


def _of_table(table: TableSymbol) -> str:
    if table.function is not None:
        keys = ", ".join(key.base.name for key in table.function.keys)
        return f"{describe(table.function.element)} for each {keys}"
    columns = ", ".join(column.base.name for column in table.columns if column is not None)
    return f"a relation of {columns}, {len(table.rows):,} rows"


def values_text(domain: Domain) -> str:
    """``left, right``; ``1..9``; ``24 cells``"""
    base, values = domain.base, domain.values
    if isinstance(base, Cells):
        if size_of(values) == base.size:
            return f"{base.height} × {base.width} cells"
        return f"{size_of(values):,} cell{'s' * (size_of(values) != 1)} of {base.name}"
    if isinstance(base, Members):
        return _listed([base.names[value] for value in values[:MOST_SHOWN]], size_of(values))
    if not size_of(values):
        return "nothing"
    if domain.contiguous:
        return f"{domain.low}..{domain.high}"
    return _listed([str(value) for value in values[:MOST_SHOWN]], size_of(values))


def _listed(shown: Sequence[str], count: int) -> str:
    more = f" … ({count:,} in all)" if count > len(shown) else ""
    return ", ".join(shown) + more
