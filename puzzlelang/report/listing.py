"""The puzzles of the library, one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from puzzlelang.report.data import Json
from puzzlelang.report.layout import Page, columns, pad, wrap


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle by the name that commands know it by."""

    name: str
    title: str
    about: str

    @property
    def summary(self) -> str:
        """The first sentence or line of ``about``."""
        paragraph = " ".join(self.about.split("\n\n")[0].split())
        for end in (". ", "? ", "! "):
            paragraph = paragraph.split(end)[0] + end.strip() if end in paragraph else paragraph
        return paragraph


def listing_text(entries: Sequence[Entry], page: Page) -> str:
    """Name and title, the summary below."""
    width = max((columns(entry.name) for entry in entries), default=0)
    lines = []
    for entry in entries:
        first, *rest = wrap(entry.title, max(12, page.width - width - 2))
        lines.append(f"{page.paint('bold', pad(entry.name, width))}  {first}")
        lines += [" " * (width + 2) + line for line in rest]
        if entry.summary:
            for line in wrap(entry.summary, max(12, page.width - width - 2)):
                lines.append(" " * (width + 2) + page.paint("dim", line))
    return "\n".join(lines)


def listing_data(entries: Sequence[Entry]) -> Json:
    """``list --format json``."""
    return {
        "puzzles": [
            {"name": entry.name, "title": entry.title, "about": entry.about} for entry in entries
        ]
    }
