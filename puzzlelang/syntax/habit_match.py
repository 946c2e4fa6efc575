"""A pattern of a habit, and what it finds around the place where the parser got stuck."""

from __future__ import annotations

import re

from puzzlelang.syntax.parser_state import Place

LONGEST = 60
"""Longer texts are not written out in a message."""

MARK = "¦"
"""Stands in a pattern for the place where the parser got stuck."""


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
    """What ``pattern`` finds in the text, if the place where the parser got stuck is in it."""
    text, at = place.text.text, place.token.start
    mark = 1 << 40
    if kind == "line":
        match = pattern.fullmatch(" ".join(text.split()))
        if match is None:
            return None
        found = Found(place)
        found.spans["at"] = found.spans["all"]
        found.words |= {name: (group or "").strip() for name, group in match.groupdict().items()}
        return found
    begin, end = place.text.inner
    if kind == "clause":
        begin = place.clause if place.clause < len(text) else begin
    if MARK in pattern.pattern:
        text, mark = f"{text[:at]}{MARK}{text[at:]}", at
        end = max(end, at) + 1
    if kind != "part":
        match = pattern.fullmatch(text, begin, end)
        return None if match is None else Found(place, match, mark)
    for match in pattern.finditer(text):
        if match.start() <= at <= match.end() - (mark == at):
            return Found(place, match, mark)
    return None
