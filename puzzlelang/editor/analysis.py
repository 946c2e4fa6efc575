"""Analysis of a puzzle file during editing: tree, names, types, diagnostics."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from puzzlelang.editor.meanings import tell
from puzzlelang.editor.occurrences import Occurrence, occurrences_of
from puzzlelang.editor.positions import with_plain_breaks
from puzzlelang.editor.variants import maps_of, report_variants
from puzzlelang.model import Watcher, check, lint
from puzzlelang.syntax import read_puzzle, tree, with_data
from puzzlelang.text import Diagnostic, Diagnostics, PuzzleError, Record, Source, Span

FRAMES = 5_000
"""Recursion limit for the checker, the same as for loading a puzzle."""


class Analysis(metaclass=Record, frozen=False):
    """Results of :func:`analyse`, as plain data.

    ``occurrences`` are the names with their symbols, in file order; ``expressions`` the offsets of
    everything that has a type.
    """

    source: Source
    tree: tree.Puzzle | None
    diagnostics: list[Diagnostic]
    occurrences: list[Occurrence]
    expressions: frozenset[tuple[int, int]] = frozenset()
    complete: bool = True
    """False while the text is only parsed, so types and values are unknown."""

    @property
    def has_errors(self) -> bool:
        return any(diagnostic.severity == "error" for diagnostic in self.diagnostics)

    def occurrence_at(self, offset: int) -> Occurrence | None:
        """The name that contains or touches an offset."""
        for occurrence in self.occurrences:
            if occurrence.span.start <= offset <= occurrence.span.end:
                return occurrence
        return None


def analyse(text: str, path: str) -> Analysis:
    """Parse and check ``text`` as the puzzle file ``path``; paths of maps are relative to it."""
    *_, analysis = in_steps(text, path)
    return analysis


def in_steps(text: str, path: str) -> Iterator[Analysis]:
    """Yield analyses with more and more results, because the checker may be slow (constants, maps).

    First syntax errors and names, then types, last warnings and the errors of variants.
    """
    source = Source(path, with_plain_breaks(text))
    diagnostics = Diagnostics()
    watcher = Watcher()
    sys.setrecursionlimit(max(sys.getrecursionlimit(), FRAMES))
    parsed = read_puzzle(source, diagnostics)
    if parsed is None:
        yield Analysis(source, None, list(diagnostics), [])
        return
    names = occurrences_of(parsed, watcher)
    yield Analysis(source, parsed, list(diagnostics), names, complete=False)
    # check despite syntax errors, for the types of names; drop the messages, which may only
    # follow from the unreadable part
    puzzle = None
    apart = Diagnostics() if diagnostics.error_count else diagnostics
    try:
        before = apart.error_count
        whole = with_data(parsed, apart)
        if apart.error_count == before:
            puzzle = check(whole, {}, maps_of(parsed), apart, watcher)
    except PuzzleError as error:
        for diagnostic in error.diagnostics:
            diagnostics.add(diagnostic)
    names = occurrences_of(parsed, watcher)
    tell(names, watcher)
    yield Analysis(source, parsed, list(diagnostics), names, frozenset(watcher.types))
    if puzzle is not None and not diagnostics.error_count:
        if puzzle.conflict is None:
            lint(whole, puzzle, diagnostics)
        elif not any(claim.expects_no_start for claim in whole.expectations):
            diagnostics.add(puzzle.conflict)
        report_variants(whole, diagnostics)
        yield Analysis(source, parsed, list(diagnostics), names, frozenset(watcher.types))


def diagnostics(text: str, path: str) -> list[Diagnostic]:
    """The messages of `puzzlelang validate` before it searches."""
    return analyse(text, path).diagnostics


def place_of(diagnostic: Diagnostic, analysis: Analysis) -> Span:
    """The span at which the editor shows a message.

    For a message about a map or data file, that is the path of the file; without a position, the
    first line.
    """
    source, span = analysis.source, diagnostic.span
    if span is not None and span.source is source:
        return span
    for path in paths(analysis.tree) if analysis.tree is not None else ():
        if span is not None and span.source.name.endswith(path.value):
            return path.span
    end = source.text.find("\n")
    return source.span(0, end if end >= 0 else len(source.text))


def paths(parsed: tree.Puzzle) -> Iterator[tree.Text]:
    """Yield the paths of the maps and data files that a puzzle reads."""
    yield from (entry.path for entry in parsed.maps if entry.path is not None)
    yield from parsed.data_paths


def message_of(diagnostic: Diagnostic) -> str:
    """A message with its reason and help, a line each."""
    parts = [diagnostic.message, diagnostic.label, diagnostic.help]
    return "\n".join(part for part in parts if part)
