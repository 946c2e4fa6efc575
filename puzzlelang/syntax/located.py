"""A text taken out of a file that still knows where each of its characters stood."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.source import Source, Span


class LocatedText:
    """``text``, and for each of its characters the offset in ``source``.

    The two differ wherever YAML joins lines, drops an indentation or replaces an escape.
    An empty text stands at ``start``.
    """

    __slots__ = ("offsets", "source", "start", "text")

    def __init__(self, source: Source, text: str, offsets: Sequence[int], start: int = 0) -> None:
        self.source, self.text, self.offsets, self.start = source, text, offsets, start

    def span(self, start: int, end: int) -> Span:
        """The place of the characters ``start`` to ``end``; an empty one may be after the last."""
        if start < end:
            return Span(self.source, self.offsets[start], self.offsets[end - 1] + 1)
        if start < len(self.offsets):
            at = self.offsets[start]
        elif self.offsets:
            at = self.offsets[-1] + 1
        else:
            at = self.start
        return Span(self.source, at, at)

    def part(self, start: int, end: int) -> LocatedText:
        return LocatedText(
            self.source,
            self.text[start:end],
            self.offsets[start:end],
            self.span(start, start).start,
        )
