"""Places as editors count them: lines and columns from 0, columns in UTF-16 units."""

from __future__ import annotations

from dataclasses import dataclass

from puzzlelang.source import Source, Span


@dataclass(frozen=True, slots=True, order=True)
class Position:
    """A place between two characters."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Range:
    start: Position
    end: Position


@dataclass(frozen=True, slots=True)
class Edit:
    """Another text for a part of a file."""

    range: Range
    text: str


def units(text: str) -> int:
    """The length of a text in UTF-16 units: characters beyond the first 65,536 are two."""
    return len(text) + sum(c > "\uffff" for c in text)


def position(source: Source, offset: int) -> Position:
    line, column = source.position(offset)
    return Position(line - 1, units(source.line(line)[: column - 1]))


def offset(source: Source, place: Position) -> int:
    """The character at a place; the end of the line, or of the text, when that is shorter."""
    start = 0
    for _ in range(place.line):
        end = source.text.find("\n", start)
        if end < 0:
            return len(source.text)
        start = end + 1
    left = place.column
    while left > 0 and start < len(source.text) and source.text[start] != "\n":
        left -= units(source.text[start])
        start += 1
    return start


def range_of(span: Span) -> Range:
    return Range(position(span.source, span.start), position(span.source, span.end))


def whole_range(source: Source) -> Range:
    return Range(Position(0, 0), position(source, len(source.text)))
