"""Analysis of a puzzle file during editing, finished or not: tree, names, types, diagnostics."""

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
    """Results of :func:`analyse` for one text, as plain data.

    ``occurrences`` are the names with their symbols, in file order; ``expressions`` are the start
    and end offsets of everything that has a type.
    """

    source: Source
    tree: tree.Puzzle | None
    diagnostics: list[Diagnostic]
    occurrences: list[Occurrence]
    expressions: frozenset[tuple[int, int]] = frozenset()
    complete: bool = True
    """False while the text has only been parsed, so types and values are unknown."""

    @property
    def has_errors(self) -> bool:
        return any(found.severity == "error" for found in self.diagnostics)

    def occurrence_at(self, offset: int) -> Occurrence | None:
        """Return the name that contains or touches an offset."""
        for found in self.occurrences:
            if found.span.start <= offset <= found.span.end:
                return found
        return None


def analyse(text: str, path: str) -> Analysis:
    """Parse and check ``text`` as the puzzle file ``path``; the paths of its maps are relative to
    it.
    """
    *_, found = in_steps(text, path)
    return found


def in_steps(text: str, path: str) -> Iterator[Analysis]:
    """Yield the analysis in steps, because the checker may evaluate constants and read maps.

    The first has syntax errors and names, the second adds types, and the last adds warnings and the
    errors of variants.
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
    # names have types even in a file with syntax errors, but messages of the checker may only
    # follow from the part that could not be parsed
    puzzle = None
    apart = Diagnostics() if diagnostics.error_count else diagnostics
    try:
        before = apart.error_count
        whole = with_data(parsed, apart)
        if apart.error_count == before:
            puzzle = check(whole, {}, maps_of(parsed), apart, watcher)
    except PuzzleError as error:
        for found in error.diagnostics:
            diagnostics.add(found)
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
    """Return the messages that `puzzlelang validate` prints before it searches."""
    return analyse(text, path).diagnostics


def place_of(diagnostic: Diagnostic, analysis: Analysis) -> Span:
    """Return the span at which the editor shows a message.

    A message about a map or data file is shown at the path of that file, and a message without a
    position in the first line.
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
    """Join a message, its reason and its help, each on a line."""
    parts = [diagnostic.message, diagnostic.label, diagnostic.help]
    return "\n".join(part for part in parts if part)
