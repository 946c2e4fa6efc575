"""Semantic tokens, inlay hints for inferred types, and the position of code lenses."""

from __future__ import annotations

import re

from puzzlelang.editor.analysis import Analysis
from puzzlelang.editor.occurrences import Symbol
from puzzlelang.editor.positions import range_of
from puzzlelang.syntax import tree
from puzzlelang.text import Record, Source, Span

SORTS = {
    "param": "variable", "number of a map's header": "variable", "variable": "variable",
    "type": "type", "set": "type", "group": "type", "map": "type", "word of a legend": "type",
    "type of letters": "type", "member": "enumMember", "table": "property",
    "definition": "function", "transition": "method", "view": "function",
    "line of the cost": "property", "instance": "namespace",
    "bound name": "parameter", "let": "parameter", "parameter": "parameter",
    "parameter of a transition": "parameter",
}  # fmt: skip
"""Token type of each kind of symbol, from the types that colour themes support."""

TYPES = tuple(dict.fromkeys(SORTS.values()))
MODIFIERS = ("declaration", "readonly")

_CONSTANT = ("param", "number of a map's header", "table")


class Token(metaclass=Record):
    """A name; ``sort`` is an index in `TYPES`, ``modifiers`` bits in the order of `MODIFIERS`."""

    span: Span
    sort: int
    modifiers: int


def tokens(analysis: Analysis) -> list[Token]:
    """The names of a puzzle in file order, within lines and without overlaps."""
    names: list[Token] = []
    for one in analysis.occurrences:
        symbol, span = one.symbol, one.span
        if "\n" in span.text or span.start == span.end or span.source is not analysis.source:
            continue
        if names and span.start < names[-1].span.end:
            continue
        declared = span == symbol.declared
        modifiers = int(declared) | int(symbol.kind in _CONSTANT) << 1
        names.append(Token(span, TYPES.index(SORTS[symbol.kind]), modifiers))
    return names


def numbers(tokens: list[Token], encoding: str) -> list[int]:
    """Encode tokens for the protocol: five numbers each, positions relative to the previous one."""
    deltas: list[int] = []
    line = column = 0
    for token in tokens:
        place = range_of(token.span, encoding)
        same = place.start.line == line
        deltas += [place.start.line - line, place.start.column - (column if same else 0)]
        deltas += [place.end.column - place.start.column, token.sort, token.modifiers]
        line, column = place.start.line, place.start.column
    return deltas


class Hint(metaclass=Record):
    """Text shown after an offset of the file, without being part of it."""

    offset: int
    text: str


def hints(analysis: Analysis) -> list[Hint]:
    """Inferred types of definitions, tables and `let` names, in file order."""
    inlays = []
    for symbol in {id(one.symbol): one.symbol for one in analysis.occurrences}.values():
        type_ = symbol.description.partition(": ")[2]
        if type_ and symbol.kind in ("definition", "table", "let"):
            words = re.sub(r"^(an?|the) | \([^()]* or [^()]*\)$", "", type_)
            inlays.append(Hint(_end_of_head(symbol), f": {words}"))
    return sorted(inlays, key=lambda hint: hint.offset)


def _end_of_head(symbol: Symbol) -> int:
    head = getattr(symbol.node, "head", None)
    return head.span.end if isinstance(head, tree.Head) else symbol.declared.end


def title(source: Source) -> Span:
    """The span of the key `puzzle:`, or the start of the file."""
    match = re.search(r"(?m)^puzzle(?=\s*:)", source.text)
    return source.span(*match.span()) if match else source.span(0, 0)
