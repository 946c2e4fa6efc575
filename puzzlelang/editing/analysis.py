"""A file as it stands in an editor, finished or not: its tree, its meaning, what is wrong."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field, replace
from functools import cached_property

from puzzlelang.diagnostics import Diagnostic, Diagnostics, PuzzleError
from puzzlelang.editing.occurrences import Occurrence, occurrences_of
from puzzlelang.instances import OUTSIDE_MAP
from puzzlelang.model.check import check
from puzzlelang.model.symbols import Watcher
from puzzlelang.source import Source, Span
from puzzlelang.syntax import tree
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.files import read_below

FRAMES = 5_000
"""Calls in one another that the checker may need, as when a puzzle is loaded."""


@dataclass
class Analysis:
    """All that is known of a text; made by :func:`analyse`."""

    source: Source
    tree: tree.Puzzle | None
    watcher: Watcher
    diagnostics: list[Diagnostic] = field(default_factory=list)

    @cached_property
    def occurrences(self) -> list[Occurrence]:
        """Where names stand, and what each of them stands for, in the order of the file."""
        return occurrences_of(self.tree, self.watcher) if self.tree is not None else []

    @property
    def has_errors(self) -> bool:
        return any(found.severity == "error" for found in self.diagnostics)

    def occurrence_at(self, offset: int) -> Occurrence | None:
        """The name at an offset, or the one that ends there."""
        for found in self.occurrences:
            if found.span.start <= offset <= found.span.end:
                return found
        return None


def analyse(text: str, path: str) -> Analysis:
    """Read and check ``text`` as the puzzle file ``path``, beside which its maps are looked for."""
    source = Source(path, text.replace("\r\n", "\n").replace("\r", "\n"))
    diagnostics = Diagnostics()
    watcher = Watcher()
    sys.setrecursionlimit(max(sys.getrecursionlimit(), FRAMES))
    parsed = read_puzzle(source, diagnostics)
    if parsed is not None:
        # names have types in a file with errors, too; but what follows from a part that could
        # not be read is no news
        apart = Diagnostics() if diagnostics.errors else diagnostics
        try:
            check(parsed, {}, _maps(parsed), apart, watcher)
        except PuzzleError as error:
            for found in error.diagnostics:
                diagnostics.add(found)
    return Analysis(source, parsed, watcher, list(diagnostics))


def diagnostics(text: str, path: str) -> list[Diagnostic]:
    """What `puzzlelang validate` would say of a file before it searches."""
    return analyse(text, path).diagnostics


def _maps(parsed: tree.Puzzle) -> dict[str, tree.MapText]:
    found: dict[str, tree.MapText] = {}
    for entry in parsed.maps:
        if entry.path is not None:
            try:
                found[entry.name.text] = read_below(parsed.source, entry.path, OUTSIDE_MAP)
            except PuzzleError as error:  # told where the file is named
                span = entry.path.span
                raise PuzzleError([replace(d, span=span) for d in error.diagnostics]) from None
    return found


def place_of(diagnostic: Diagnostic, analysis: Analysis) -> Span:
    """Where a message stands in the file at hand: that of a map where its file is named, and what
    has no place in the first line.
    """
    source, span = analysis.source, diagnostic.span
    if span is not None and span.source is source:
        return span
    for entry in analysis.tree.maps if analysis.tree is not None else ():
        if span is not None and entry.path is not None:
            if span.source.name.endswith(entry.path.value):
                return entry.path.span
    end = source.text.find("\n")
    return source.span(0, end if end >= 0 else len(source.text))


def message_of(diagnostic: Diagnostic) -> str:
    """A message in full: what is wrong, why, and the way out."""
    parts = [diagnostic.message, diagnostic.label, diagnostic.help]
    return "\n".join(part for part in parts if part)


_SUGGESTION = re.compile(r"(?:did you mean|write) `([^`…]+)`\??$")


def correction(diagnostic: Diagnostic) -> str | None:
    """The text that a message proposes in the place that it is about, if it is one word for
    another.
    """
    found = _SUGGESTION.match(diagnostic.help)
    span = diagnostic.span
    if found is None or span is None or diagnostic.code not in _OF_WORDS:
        return None
    return found[1] if span.text.isidentifier() and found[1].isidentifier() else None


_OF_WORDS = ("unknown-name", "unknown-key", "unknown-parameter", "unknown-relation",
             "reserved-word", "unexpected-word")  # fmt: skip
