"""Hover text for the word at the cursor: kind, type, values."""

from __future__ import annotations

from puzzlelang.editor import language_words
from puzzlelang.editor.analysis import Analysis
from puzzlelang.editor.key_paths import key_at, where
from puzzlelang.editor.occurrences import Symbol
from puzzlelang.syntax import tree
from puzzlelang.text import Span


def hover(analysis: Analysis, offset: int) -> tuple[str, Span] | None:
    """Markdown about the word at an offset, and its span."""
    occurrence = analysis.occurrence_at(offset)
    if occurrence is not None:
        symbol = occurrence.symbol
        code = f"```puzzlelang\n{_declaration(symbol)}\n```"
        return f"{code}\n{symbol.description or symbol.kind}", occurrence.span
    source = analysis.source
    span = language_words.word_at(source, offset)
    section = key_at(source.text, offset)
    if section is not None:
        return f"`{section.name}:` {section.doc}", span
    meaning = language_words.meaning(span.text)
    parts = analysis.expressions
    inside = meaning and any(start <= span.start and span.end <= end for start, end in parts)
    in_keep = meaning and where(source.text, offset).path == ("generate", "keep")
    return (meaning, span) if inside or in_keep else None


def _declaration(symbol: Symbol) -> str:
    span = symbol.declared
    if symbol.kind == "member":
        return f"{symbol.name}: a member of {symbol.owner}"
    if isinstance(symbol.node, tree.Parameter | tree.Binder):
        return symbol.node.span.in_one_line
    first = span.source.line(span.line)[span.column - 1 :]
    return first.partition(" #")[0].rstrip()
