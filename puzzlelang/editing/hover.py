"""What an editor shows of the word under the pointer: what it is, its type, its values."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core import nodes as core
from puzzlelang.core.types import Cells, Domain, Integers, Members, Unknown, describe
from puzzlelang.editing import words
from puzzlelang.editing.analysis import Analysis
from puzzlelang.editing.occurrences import Occurrence, Symbol
from puzzlelang.editing.paths import key_at
from puzzlelang.model.advice import with_members
from puzzlelang.model.symbols import ConstSymbol, SetSymbol, TableSymbol, VariableSymbol
from puzzlelang.source import Span
from puzzlelang.syntax import tree

MOST_SHOWN = 12
"""More values than this are counted."""


def hover(analysis: Analysis, offset: int) -> tuple[str, Span] | None:
    """A text in Markdown, and the place that it is about."""
    found = analysis.occurrence_at(offset)
    if found is not None:
        return _of_symbol(analysis, found), found.span
    source = analysis.source
    span = words.word_at(source, offset)
    section = key_at(source.text, offset)
    if section is not None:
        return f"`{section.name}:` {section.doc}", span
    known = words.meaning(span.text)
    return (known, span) if known and _is_in_expression(analysis, span) else None


def _is_in_expression(analysis: Analysis, span: Span) -> bool:
    return any(start <= span.start and span.end <= end for start, end in analysis.watcher.types)


def _of_symbol(analysis: Analysis, found: Occurrence) -> str:
    symbol = found.symbol
    code = f"```puzzlelang\n{_declaration(symbol)}\n```"
    told = _told(analysis, symbol, found.span)
    return f"{code}\n{told}" if told else code


def _declaration(symbol: Symbol) -> str:
    """The line that says what a name is, as it stands in the file."""
    span = symbol.declared
    if symbol.kind == "member":
        return f"{symbol.name}: a member of {symbol.owner}"
    if isinstance(symbol.node, tree.Parameter | tree.Binder):
        return " ".join(symbol.node.span.text.split())
    first = span.source.line(span.line)[span.column - 1 :]
    return first.partition(" #")[0].rstrip()


def _told(analysis: Analysis, symbol: Symbol, span: Span) -> str:
    if symbol.kind in ("transition", "instance", "view", "line of the cost"):
        return symbol.kind
    if symbol.kind == "member":
        return _of_member(analysis, symbol)
    if symbol.is_local:
        return f"{symbol.kind}{_typed(analysis, symbol)}"
    names = analysis.watcher.names
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
        return f"{symbol.kind}{_type_at(analysis, symbol.node.body.span)}"
    return symbol.kind


_SETS = ("type", "set", "group", "map", "word of a legend", "type of letters")


def _typed(analysis: Analysis, symbol: Symbol) -> str:
    """The type of a bound name, as it was seen where the name is used."""
    for one in analysis.occurrences:
        if one.symbol is symbol and (text := _type_at(analysis, one.span)):
            return text
    return ""


def _type_at(analysis: Analysis, span: Span) -> str:
    kind = analysis.watcher.types.get((span.start, span.end))
    return "" if kind is None or isinstance(kind, Unknown) else f": {with_members(kind)}"


def _of_member(analysis: Analysis, symbol: Symbol) -> str:
    names = analysis.watcher.names
    known = names.members.get(symbol.name, []) if names is not None else []
    for base, value in known:
        if base.name == symbol.owner and isinstance(base, Members):
            return f"member {value + 1} of {len(base.names)}"
    return "member"


def _of_variable(variable: core.Variable) -> str:
    kind = "true or false" if variable.domain is None else describe(variable.type)
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
        if len(values) == base.height * base.width:
            return f"{base.height} × {base.width} cells"
        return f"{len(values):,} cell{'s' * (len(values) != 1)} of {base.name}"
    if isinstance(base, Members):
        return _listed([base.names[value] for value in values[:MOST_SHOWN]], len(values))
    if not len(values):
        return "nothing"
    if domain.contiguous:
        return f"{domain.low}..{domain.high}"
    return _listed([str(value) for value in values[:MOST_SHOWN]], len(values))


def _listed(shown: Sequence[str], count: int) -> str:
    more = f" … ({count:,} in all)" if count > len(shown) else ""
    return ", ".join(shown) + more
