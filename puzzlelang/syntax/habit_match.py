"""A text with a mistake, and the match of a habit's pattern in it."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cached_property

from puzzlelang.syntax import surrounding_text
from puzzlelang.syntax.located import LocatedText

MARK = "¦"
"""Marks the mistake in a pattern: the token at which the parser stopped."""

LONGEST = 60
"""Longest text that a message quotes."""

MOST_READ = 500
"""Longest text that patterns search completely; in a longer one, only near the mistake."""

NEAR = 120
"""Characters searched on each side of the mistake in a longer text."""


class Line:
    """A text with a mistake, the position of the mistake, and flags of the reader."""

    entry = ""
    most = 1 << 40
    """Longest text for a pattern that must match all of it, in characters."""

    def __init__(self, text: LocatedText, flags: Collection[str] = (), mark: int = 0) -> None:
        self.text, self.flags, self.mark = text, flags, mark
        self.bounds = 0, len(text.text)

    @cached_property
    def marked(self) -> str:
        """The text with :data:`MARK` at the mistake."""
        text = self.text.text
        return f"{text[: self.mark]}{MARK}{text[self.mark :]}"

    @cached_property
    def keys(self) -> list[str]:
        """The keys that the text belongs to, innermost first."""
        return surrounding_text.keys_around(self.text)

    @property
    def clause(self) -> int:
        """Start of the clause with the mistake."""
        return self.bounds[0]

    def parts(self) -> dict[str, tuple[int, int]]:
        """Spans that a row may underline or replace without a pattern."""
        return {"all": self.bounds, "here": (self.mark, self.mark)}


class Capture:
    """The match of a pattern: texts and spans of its groups."""

    def __init__(
        self, place: Line, match: re.Match[str] | None = None, mark: int = 1 << 40
    ) -> None:
        self.place, text = place, place.text.text
        self.spans = place.parts()
        if match is not None:
            for name, group in (("found", 0), *match.re.groupindex.items()):
                start, end = match.span(group)
                if start >= 0:
                    self.spans[name] = start - (start > mark), end - (end > mark)
        self.words = {
            name: text[start:end] if name.endswith("_") else text[start:end].strip()
            for name, (start, end) in self.spans.items()
        }
        start, end = self.spans.get("found") or self.spans.get("token", place.bounds)
        self.words |= {"left": text[:start].strip(), "right": text[end:].strip()}

    def __getitem__(self, group: str) -> str:
        if group == "key" and group not in self.words:  # the innermost key above the text
            return next(iter(self.place.keys), "")
        return self.words.get(group, "")


def find(place: Line, kind: str, pattern: re.Pattern[str]) -> Capture | None:
    """Match ``pattern`` if the match covers the position at which the parser stopped.

    In a text longer than ``place.most``, only a pattern of kind ``part`` can match, near this
    position.
    """
    text, at = place.text.text, place.mark
    begin, end = place.bounds
    if kind == "clause":
        begin = place.clause
    if kind == "part":
        return _near(place, pattern)
    if end - begin > place.most:
        return None
    if kind == "line":
        match = pattern.fullmatch(" ".join(text.split()))
        if match is None:
            return None
        capture = Capture(place)
        capture.spans["at"] = capture.spans["all"]
        capture.words |= {name: (group or "").strip() for name, group in match.groupdict().items()}
        return capture
    mark = 1 << 40
    if MARK in pattern.pattern:
        text, mark = place.marked, at
        end = max(end, at) + 1
    match = pattern.fullmatch(text, begin, end)
    return None if match is None else Capture(place, match, mark)


def _near(place: Line, pattern: re.Pattern[str]) -> Capture | None:
    """Match ``pattern`` around the mistake.

    In a long text, the pattern sees :data:`NEAR` characters on each side. A match that touches an
    end of this window may be incomplete and doesn't count.
    """
    text, at, marked = place.text.text, place.mark, MARK in pattern.pattern
    if marked:
        text = place.marked
    begin, end = 0, len(text)
    if end > MOST_READ:
        begin, end = max(0, at - NEAR), min(end, at + NEAR)
    for match in pattern.finditer(text, begin, end):
        if match.start() > at:
            break
        cut = (match.start() == begin > 0) or (match.end() == end < len(text))
        if at <= match.end() - marked and not cut:
            return Capture(place, match, at if marked else 1 << 40)
    return None
