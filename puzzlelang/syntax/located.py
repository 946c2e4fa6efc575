"""A text from a file, with the source position of each character."""

from __future__ import annotations

import os
import re
from array import array
from collections.abc import Iterator, Sequence

from puzzlelang.text import Messages, Source, Span


class LocatedText:
    """``text``, and the offset in ``source`` of each of its characters.

    The two differ wherever YAML joins lines, drops indentation or replaces an escape.  If there are
    escapes, ``ends`` has the offsets after the characters.  The position of an empty text is
    ``start``.
    """

    __slots__ = ("ends", "offsets", "source", "start", "text")

    def __init__(
        self,
        source: Source,
        text: str,
        offsets: Sequence[int],
        start: int = 0,
        ends: Sequence[int] | None = None,
    ) -> None:
        self.source, self.text, self.offsets, self.start = source, text, offsets, start
        self.ends = ends

    def span(self, start: int, end: int) -> Span:
        """Span of the characters ``start`` to ``end``; an empty one may follow the last."""
        if start < end:
            return Span(self.source, self.offsets[start], self._behind(end - 1))
        if start < len(self.offsets):
            at = self.offsets[start]
        elif self.offsets:
            at = self._behind(-1)
        else:
            at = self.start
        return Span(self.source, at, at)

    def _behind(self, index: int) -> int:
        return self.ends[index] if self.ends is not None else self.offsets[index] + 1

    @property
    def inner(self) -> tuple[int, int]:
        """Start and end of the text without surrounding blanks."""
        return len(self.text) - len(self.text.lstrip()), len(self.text.rstrip())

    @property
    def trimmed(self) -> Span:
        """Span of the text without surrounding blanks."""
        return self.span(*self.inner)

    def words(self) -> Iterator[tuple[Span, str]]:
        """Words separated by blanks or commas, each with its span."""
        for word in re.finditer(r"[^\s,]+", self.text):
            yield self.span(*word.span()), word.group()

    def part(self, start: int, end: int) -> LocatedText:
        return LocatedText(
            self.source,
            self.text[start:end],
            self.offsets[start:end],
            self.span(start, start).start,
            self.ends and self.ends[start:end],
        )


Places = tuple[Sequence[int], Sequence[int] | None]
"""Offsets at which characters begin, and at which they end unless that is one further."""


def places(raw: str, value: str, style: str, start: int) -> Places | None:
    """Offsets of the characters of ``value``, which YAML has as ``raw`` from ``start`` on.

    None if ``raw`` means another text.
    """
    if raw == value:
        return range(start, start + len(raw)), None
    if style == '"':
        return _quoted(raw, value, start, _ESCAPE)
    if style == "'":
        return _quoted(raw, value, start, _TWO_QUOTES)
    if style == "|":
        offsets = _literal(raw, value, start)
    else:
        offsets = _flowing(raw, value, start, raw.find("\n") if style else 0)
    return None if offsets is None else (offsets, None)


_BLANK = frozenset(" \t\r\n\x85\u2028\u2029")
"""Characters at which YAML joins lines; other blanks, such as U+00A0, are ordinary characters."""


def _flowing(raw: str, value: str, start: int, at: int) -> Sequence[int] | None:
    """Plain and folded texts: white space differs, the rest does not."""
    offsets = array("q")
    for c in value:
        if c in _BLANK:
            if at >= len(raw) or raw[at] not in _BLANK:
                return None
        else:
            while at < len(raw) and raw[at] in _BLANK:
                at += 1
            if at >= len(raw) or raw[at] != c:
                return None
        offsets.append(start + at)
        at += 1
    return offsets


def _literal(raw: str, value: str, start: int) -> Sequence[int] | None:
    """A block after ``|``: every line loses the same indentation."""
    rows = value.split("\n")
    lines: list[tuple[int, str]] = []
    at = raw.find("\n") + 1
    for line in raw[at:].split("\n"):
        lines.append((at, line.rstrip("\r")))
        at += len(line) + 1
    pair = next(((r, line) for r, (_, line) in zip(rows, lines, strict=False) if r.strip()), None)
    indent = len(pair[1]) - len(pair[0]) if pair else 0
    offsets = array("q")
    for i, row in enumerate(rows):
        if i >= len(lines):
            return offsets if not row and i == len(rows) - 1 else None
        begin, line = lines[i]
        if line[indent:] != row or line[:indent].strip(" "):
            return None
        offsets.extend(range(start + begin + indent, start + begin + indent + len(row)))
        if i < len(rows) - 1:
            offsets.append(start + begin + len(line))
    return offsets


_TWO_QUOTES = r"''"
_ESCAPE = r"(?s)\\(?:x..|u....|U.{8}|(?:\r?\n[ \t]*)+|.)"
_BLANKS = r"[ \t]*+(?:\r?\n[ \t]*+)*+"


def _quoted(raw: str, value: str, start: int, escaped: str) -> Places | None:
    """Offsets in a quoted text, where an escape is one character and a line break is a blank.

    An escaped break is nothing.  Of several breaks, each but the first is a character.
    """
    at, end = 1, len(raw) - 1
    if raw[at:end] == value:
        return range(start + at, start + end), None
    offsets = array("q")
    ends = array("q")
    escape, blanks = re.compile(escaped), re.compile(_BLANKS)
    while at < end:
        match = escape.match(raw, at, end) or blanks.match(raw, at, end)
        after, count = at + 1, 1
        if match and match[0].isspace() and "\n" not in match[0]:  # blanks within a line
            offsets.extend(range(start + at, start + match.end()))
            ends.extend(range(start + at + 1, start + match.end() + 1))
            at = match.end()
            continue
        if match and match[0]:
            after, breaks = match.end(), match[0].count("\n")
            count = max(breaks - 1, 0 if breaks and raw[at] == "\\" else 1)
        offsets.extend([start + at] * count)
        ends.extend([start + after] * count)
        at = after
    return (offsets, ends) if len(offsets) == len(value) else None


# ── messages about the sections of a file: the rows of ``messages.txt`` ───────────────

MESSAGES = Messages(os.path.join(os.path.dirname(__file__), "messages.txt"))
