"""Positions as editors count them: lines and columns from 0, columns in code units of an encoding
(UTF-16 unless another was negotiated).
"""

from __future__ import annotations

from puzzlelang.text import Record, Source, Span


class Position(metaclass=Record):
    """A position between two characters."""

    line: int
    column: int


class Range(metaclass=Record):
    start: Position
    end: Position


def with_plain_breaks(text: str) -> str:
    """Convert all line breaks of ``text`` to line feeds."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def units(text: str, encoding: str = "utf-16") -> int:
    """The length of a text in code units of ``encoding``."""
    if encoding == "utf-32" or text.isascii():
        return len(text)
    if encoding == "utf-8":
        return len(text.encode("utf-8", "surrogatepass"))
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def position(source: Source, offset: int, encoding: str = "utf-16") -> Position:
    line, column = source.position(offset)
    if source.text.isascii():  # don't count: a line may be the whole file
        return Position(line - 1, column - 1)
    return Position(line - 1, units(source.text[offset - column + 1 : offset], encoding))


def offset(source: Source, place: Position, encoding: str = "utf-16") -> int:
    """The offset of a position; past the end of its line or text, that end."""
    start = 0
    for _ in range(place.line):
        end = source.text.find("\n", start)
        if end < 0:
            return len(source.text)
        start = end + 1
    rest = place.column
    while rest > 0 and start < len(source.text) and source.text[start] != "\n":
        rest -= units(source.text[start], encoding)
        start += 1
    return start


def range_of(span: Span, encoding: str = "utf-16") -> Range:
    start = position(span.source, span.start, encoding)
    return Range(start, position(span.source, span.end, encoding))
