"""Requirements for every text, whoever wrote it: it is accepted, or rejected with diagnostics.

A diagnostic has a known code and a place in the text, and is short enough to read.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from types import FrameType
from typing import Any

from puzzlelang.text import explanations
from puzzlelang.text.diagnostics import Diagnostic, PuzzleError, render_all
from puzzlelang.text.source import Span

MOST_BYTES = 4096
"""All messages about a file fit on a screen or two."""

MOST_CALLS = 20_000_000
"""Function calls, ours and Python's, that a file may take; bundled files take up to 300,000."""


class Broken(AssertionError):
    """A requirement was violated."""


class TooMuchWork(BaseException):
    """More calls than any file should take; none of our handlers may swallow it."""


@cache
def codes() -> frozenset[str]:
    return frozenset(explanations.entries())


def hold(condition: bool, what: str) -> None:
    if not condition:
        raise Broken(what)


def check_messages(diagnostics: Iterable[Diagnostic]) -> None:
    """Require codes known to `explain`, valid places, printable words, and few of them."""
    found = list(diagnostics)
    for diagnostic in found:
        hold(diagnostic.code in codes(), f"no explanation of `{diagnostic.code}`")
        hold(diagnostic.severity in ("error", "warning"), f"severity {diagnostic.severity!r}")
        hold(bool(diagnostic.message), f"`{diagnostic.code}` without a message")
        for span in (diagnostic.span, *(span for span, _ in diagnostic.related)):
            if span is not None:
                check_place(span)
    check_text(render_all(found))


def check_place(span: Span) -> None:
    """Require a line and column inside the file, or at its end."""
    text = span.source.text
    hold(0 <= span.start <= span.end <= len(text), f"a place outside of the file: {span!r}")
    line = span.source.line(span.line)
    hold(1 <= span.column <= len(line) + 1, f"column {span.column} of a line of {len(line)}")


def printable(text: str) -> int:
    """Number of bytes of a text for a file or terminal."""
    try:
        return len(text.encode("utf-8"))
    except UnicodeEncodeError as error:
        raise Broken(f"words that can't be printed: {error}") from None


def check_text(text: str) -> None:
    """Require a short text that suits any terminal."""
    size = printable(text)
    hold(size <= MOST_BYTES, f"{size} bytes of words")
    strange = [c for c in text if not c.isprintable() and c != "\n"]
    hold(not strange, f"words with control characters: {strange[:5]}")


@contextmanager
def refused_in_words() -> Iterator[None]:
    """Accept a :class:`PuzzleError` whose diagnostics meet the requirements."""
    try:
        yield
    except PuzzleError as error:
        hold(bool(error.diagnostics), "an error without diagnostics")
        check_messages(error.diagnostics)


@contextmanager
def work_counted(most: int = MOST_CALLS) -> Iterator[None]:
    """Raise :class:`TooMuchWork` after ``most`` calls, a limit that is the same on any machine."""
    left = most

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal left
        if event in ("call", "c_call"):
            left -= 1
            if left < 0:
                sys.setprofile(None)
                raise TooMuchWork(f"more than {most:,} calls")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(before)
