"""Fitting text to a terminal: widths, wrapping, colour."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import chain

from puzzlelang.core import pad
from puzzlelang.search import STATES, STOPPED
from puzzlelang.text import Protocol, Record, columns

_COLOURS = {"bold": "1", "dim": "2", "good": "32", "bad": "31", "warning": "33"}


class Pictures(Protocol):
    """Boards of a puzzle's states, in several sizes; ``is_printed``: of one that is filled in."""

    is_printed: bool

    def scale(self, wide: int, high: int, usual: int = ...) -> int:
        """Return the largest size that fits, at most ``usual``; 0 if none."""

    def size(self, scale: int) -> tuple[int, int]:
        """Return columns and lines."""

    def lines(
        self, state: Sequence[int], scale: int, other: Sequence[int] | None = None
    ) -> list[list[tuple[str, str]]]:
        """Return lines of equal width, each as styles with texts; ``other`` marks differences."""


class Page(metaclass=Record):
    """The output's columns, colours, block characters, and boards, if supported.

    Solutions of more than ``most`` steps are cut in the middle.
    """

    width: int = 80
    colours: bool = False
    blocks: bool = True
    boards: Pictures | None = None
    most: int | None = None

    def paint(self, style: str, text: str) -> str:
        """Format ``text`` in bold, dim, good, bad or warning, or in a board's colours.

        Without colours, return it unchanged.
        """
        if not self.colours or not text:
            return text
        return f"\x1b[{_COLOURS.get(style, style)}m{text}\x1b[0m"


_WORD = r"\S*\(\d+, \d+\)\S*|\S+"
"""Units that are not broken across lines: a word, or a cell with adjacent text."""


def wrap(text: str, width: int) -> list[str]:
    """Break ``text`` into lines of at most ``width`` columns, at blanks if possible."""
    lines: list[str] = []
    line = ""
    whole = re.findall(_WORD, text) if "(" in text else text.split()
    words = (w.split() if columns(w) > width else [w] for w in whole)
    for word in chain.from_iterable(words):
        long = columns(word)
        while long > width:  # a word longer than a line is cut
            room = width - columns(line) - 1 if line else width
            cut = _prefix(word, room)
            if not cut:
                lines.append(line)
                line = ""
                continue
            lines.append(f"{line} {cut}" if line else cut)
            line, word, long = "", word[len(cut) :], long - columns(cut)
        if not line:
            line = word
        elif columns(line) + 1 + columns(word) <= width:
            line += f" {word}"
        else:
            lines.append(line)
            line = word
    if line or not lines:
        lines.append(line)
    return lines


def hanging(
    first: str, text: str, width: int, least: int = 12, margin: int | None = None
) -> list[str]:
    """Wrap ``text`` after ``first``; further lines align with it, or with ``margin``."""
    margin = columns(first) if margin is None else margin
    rows = wrap(text, max(least, width - margin))
    return [(" " * margin if n else first) + row for n, row in enumerate(rows)]


def _prefix(word: str, width: int) -> str:
    """Return the longest prefix that fits, at least one character on an empty line."""
    count = 0
    for index, character in enumerate(word):
        count += columns(character)
        if count > width:
            return word[: max(index, 1)] if width >= 1 else ""
    return word


def plural(count: int, noun: str, nouns: str = "") -> str:
    """Format ``1 move``, ``8 moves``, ``1,000 states``."""
    return f"{count:,} {noun if count == 1 else nouns or noun + 's'}"


def aligned(cells: Sequence[str], widths: Sequence[int], left: Collection[int]) -> str:
    """Format a line of a table: columns ``left`` are aligned left, others right."""
    pairs = enumerate(zip(cells, widths, strict=True))
    return "  ".join(
        pad(cell, width) if place in left else " " * (width - columns(cell)) + cell
        for place, (cell, width) in pairs
    ).rstrip()


def widths_of(rows: Sequence[Sequence[str]]) -> list[int]:
    return [max(map(columns, column)) for column in zip(*rows, strict=True)]


def listed_words(words: Sequence[str]) -> str:
    """Format ``a, b and c``."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def bar(eighths: int, whole: int, blocks: bool) -> str:
    """Draw a bar ``eighths / whole`` columns long, at least the shortest one."""
    if not blocks:
        return "#" * max(1, round(eighths / whole))
    full, rest = divmod(max(1, round(8 * eighths / whole)), 8)
    return "█" * full + (" ▏▎▍▌▋▊▉"[rest] if rest else "")


def size(count: int) -> str:
    """Format a number of bytes: ``2.0 GB``, ``31 MB``."""
    for unit, value in (("GB", 10**9), ("MB", 10**6), ("kB", 10**3)):
        if count >= value:
            number = count / value
            return f"{number:.0f} {unit}" if number >= 10 else f"{number:.1f} {unit}"
    return f"{count} bytes"


def duration(seconds: float) -> str:
    """Format ``4 ms``, ``1.2 s``, ``3 min 20 s``."""
    if seconds < 1:
        return f"{seconds * 1000:.0f} ms"
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s"


def gave_up_words(limit: str) -> str:
    """Format ``gave up at the time limit``, ``was interrupted``."""
    if limit in STOPPED:
        return f"was {limit}"
    return f"gave up at the {limit_words(limit)}"


def limit_words(limit: str) -> str:
    """Format ``time limit``, ``limit of states``."""
    return "limit of states" if limit == STATES else f"{limit} limit"


def painted(style: str, sentence: str, page: Page) -> list[str]:
    return [page.paint(style, line) for line in wrap(sentence, page.width)]
