"""A text that is wrong, and what the pattern of a habit finds in it."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cached_property

from puzzlelang.syntax import surrounding_text
from puzzlelang.syntax.located import LocatedText

MARK = "¦"
"""Stands in a pattern for the place of the mistake: the token at which the parser stopped."""

LONGEST = 60
"""Longer texts are not written out in a message."""

MOST_READ = 500
"""Of a longer text, only what is near the mistake is searched."""

NEAR = 120
"""Characters on each side of the mistake that are searched in a longer text."""


class Line:
    """A text that is wrong, the place of the mistake, and flags of its reader."""

    entry = ""
    most = 1 << 40
    """A pattern for all of a text is tried if it has at most so many characters."""

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
        """The keys that the text belongs to, the innermost first."""
        return surrounding_text.keys_around(self.text)

    @property
    def clause(self) -> int:
        """Where the clause with the mistake begins."""
        return self.bounds[0]

    def parts(self) -> dict[str, tuple[int, int]]:
        """What a row may underline or replace without a pattern."""
        return {"all": self.bounds, "here": (self.mark, self.mark)}


class Found:
    """What a pattern found: the texts of its groups, and where they stand."""

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
        if group == "key" and group not in self.words:  # the innermost that it belongs to
            return next(iter(self.place.keys), "")
        return self.words.get(group, "")


def find(place: Line, kind: str, pattern: re.Pattern[str]) -> Found | None:
    """What ``pattern`` finds in the text, if the place where the parser got stuck is in it.

    Nothing in a text that is longer than :data:`MOST_READ`, except near this place.
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
        found = Found(place)
        found.spans["at"] = found.spans["all"]
        found.words |= {name: (group or "").strip() for name, group in match.groupdict().items()}
        return found
    mark = 1 << 40
    if MARK in pattern.pattern:
        text, mark = place.marked, at
        end = max(end, at) + 1
    match = pattern.fullmatch(text, begin, end)
    return None if match is None else Found(place, match, mark)


def _near(place: Line, pattern: re.Pattern[str]) -> Found | None:
    """What ``pattern`` finds around the place.  In a long text it sees :data:`NEAR` characters on
    each side, and a match that reaches the end of these may be incomplete, so it does not count.
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
            return Found(place, match, at if marked else 1 << 40)
    return None
