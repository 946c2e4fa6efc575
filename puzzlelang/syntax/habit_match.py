"""A pattern of a habit, and what it finds around the place where the parser got stuck."""

from __future__ import annotations

import re

from puzzlelang.syntax.parser_state import MARK, Place

LONGEST = 60
"""Longer texts are not written out in a message."""

MOST_READ = 500
"""A pattern for a whole text is tried if the text has at most so many characters."""

NEAR = 120
"""Characters on each side of the mistake that are searched in a longer text."""


class Found:
    """What a pattern found: the texts of its groups, and where they stand."""

    def __init__(
        self, place: Place, match: re.Match[str] | None = None, mark: int = 1 << 40
    ) -> None:
        text = place.text.text
        self.spans = {
            "all": place.text.inner, "token": (place.token.start, place.token.end),
            "first": (place.tokens[0].start, place.tokens[0].end),
            "here": (place.token.start, place.token.start),
        }  # fmt: skip
        if place.before is not None:
            self.spans["before"] = place.before.start, place.before.end
            self.spans["both"] = place.before.start, place.token.end
        if match is not None:
            for name, group in (("found", 0), *match.re.groupindex.items()):
                start, end = match.span(group)
                if start >= 0:
                    self.spans[name] = start - (start > mark), end - (end > mark)
        self.words = {
            name: text[start:end] if name.endswith("_") else text[start:end].strip()
            for name, (start, end) in self.spans.items()
        }
        start, end = self.spans.get("found", self.spans["token"])
        self.words |= {"left": text[:start].strip(), "right": text[end:].strip()}

    def __getitem__(self, group: str) -> str:
        return self.words.get(group, "")


def find(place: Place, kind: str, pattern: re.Pattern[str]) -> Found | None:
    """What ``pattern`` finds in the text, if the place where the parser got stuck is in it.

    Nothing in a text that is longer than :data:`MOST_READ`, except near this place.
    """
    text, at = place.text.text, place.token.start
    begin, end = place.text.inner
    if kind == "clause":
        begin = place.clause if place.clause < len(text) else begin
    if kind == "part":
        return _near(place, pattern)
    if end - begin > MOST_READ:
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


def _near(place: Place, pattern: re.Pattern[str]) -> Found | None:
    """What ``pattern`` finds around the place.  In a long text it sees :data:`NEAR` characters on
    each side, and a match that reaches the end of these may be incomplete, so it does not count.
    """
    text, at, marked = place.text.text, place.token.start, MARK in pattern.pattern
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
