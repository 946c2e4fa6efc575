"""Source texts and spans."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from itertools import chain

from puzzlelang.text.records import Record

NEAR = 5_000
"""Maximum number of characters returned around a position; a line may be a whole file."""


def line_after(text: str, at: int) -> str:
    """The rest of the line from ``at``, at most :data:`NEAR` characters."""
    end = text.find("\n", at, at + NEAR)
    return text[at : end if end >= 0 else at + NEAR]


def line_before(text: str, at: int) -> str:
    """The beginning of the line up to ``at``, at most :data:`NEAR` characters."""
    least = max(at - NEAR, 0)
    start = text.rfind("\n", least, at)
    return text[start + 1 if start >= 0 else least : at]


class Source:
    """A text with a name: a puzzle file, a map, standard input, a value from the command line."""

    __slots__ = ("_starts", "name", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self._starts: array[int] | None = None

    def _line_starts(self) -> array[int]:
        if self._starts is None:
            ends = (newline.end() for newline in re.finditer("\n", self.text))
            self._starts = array("q", chain((0,), ends))
        return self._starts

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both from 1."""
        starts = self._line_starts()
        line = bisect_right(starts, offset)
        return line, offset - starts[line - 1] + 1

    def line(self, number: int) -> str:
        """Line ``number`` (from 1) without its line break."""
        starts = self._line_starts()
        begin, text = starts[number - 1], self.text
        if number == len(starts):
            return text[begin:]
        return text[begin : starts[number] - 1].removesuffix("\r")

    def lines(self) -> Iterator[Span]:
        """Yield the lines without their line breaks."""
        start = 0
        for text in self.text.split("\n"):
            yield Span(self, start, start + len(text))
            start += len(text) + 1

    def span(self, start: int, end: int | None = None) -> Span:
        return Span(self, start, start if end is None else end)

    def __repr__(self) -> str:
        return f"Source({self.name!r})"


class Span(metaclass=Record):
    """The characters ``start`` to ``end`` (exclusive) of a source."""

    source: Source
    start: int
    end: int

    @property
    def line(self) -> int:
        return self.source.position(self.start)[0]

    @property
    def column(self) -> int:
        return self.source.position(self.start)[1]

    @property
    def text(self) -> str:
        return self.source.text[self.start : self.end]

    @property
    def in_one_line(self) -> str:
        """Text with each run of white space replaced by a space."""
        return " ".join(self.text.split())

    def __contains__(self, other: Span) -> bool:
        """True if ``other`` is within this span."""
        return other.source is self.source and self.start <= other.start <= other.end <= self.end

    def parts(self, pattern: str) -> list[Span]:
        """The matches of a regular expression, in order."""
        return [
            Span(self.source, self.start + match.start(), self.start + match.end())
            for match in re.finditer(pattern, self.text)
        ]

    def to(self, other: Span) -> Span:
        """The span from the start of this one to the end of ``other``."""
        return Span(self.source, self.start, other.end)


def columns(text: str) -> int:
    """The number of terminal columns of ``text`` (one line)."""
    if text.isascii():
        return len(text)
    from unicodedata import category, east_asian_width

    count = 0
    for character in text:
        # combining marks, and Korean vowels and final consonants, take no columns
        if category(character) in ("Mn", "Me") or character in "\u200b\u200d":
            continue
        if not "\u1160" <= character <= "\u11ff":
            count += 2 if east_asian_width(character) in "WF" else 1
    return count
