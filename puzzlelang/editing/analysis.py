"""A file as it stands in an editor, finished or not: its tree, its meaning, what is wrong."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
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
from puzzlelang.syntax.nodes import Node

FRAMES = 5_000
"""Calls in one another that the checker may need, as when a puzzle is loaded."""


@dataclass
class Analysis:
    """All that is known of a text; made by :func:`analyse`."""

    source: Source
    tree: tree.Puzzle | None
    watcher: Watcher
    diagnostics: list[Diagnostic] = field(default_factory=list)
    nodes: Node | None = None

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
    return {
        entry.name.text: read_below(parsed.source, entry.path, OUTSIDE_MAP)
        for entry in parsed.maps
        if entry.path is not None
    }


def place_of(diagnostic: Diagnostic, source: Source) -> Span:
    """Where a message stands in the file at hand: at its beginning if it has no place there."""
    span = diagnostic.span
    if span is not None and span.source is source:
        return span
    return source.span(0, max(0, source.text.find("\n")))
