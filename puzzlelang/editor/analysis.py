"""A file as it stands in an editor, finished or not: its tree, its meaning, what is wrong."""

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
"""Calls in one another that the checker may need, as when a puzzle is loaded."""


class Analysis(metaclass=Record, frozen=False):
    """All that is known of a text, as plain data; made by :func:`analyse`.

    ``occurrences`` are where names stand, and what each of them stands for, in the order of the
    file; ``expressions`` the places of what has a type.
    """

    source: Source
    tree: tree.Puzzle | None
    diagnostics: list[Diagnostic]
    occurrences: list[Occurrence]
    expressions: frozenset[tuple[int, int]] = frozenset()
    complete: bool = True
    """Not while the text has been read only, and nothing is known yet of types and values."""

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
    *_, found = in_steps(text, path)
    return found


def in_steps(text: str, path: str) -> Iterator[Analysis]:
    """The same, and before it what is known when the text has been read: its mistakes of syntax
    and its names; then types; last the warnings and the mistakes of variants.  The checker may take
    longer, as it works out constants and reads maps.
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
    # names have types in a file with errors, too; but what follows from a part that could
    # not be read is no news
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
    """What `puzzlelang validate` would say of a file before it searches."""
    return analyse(text, path).diagnostics


def place_of(diagnostic: Diagnostic, analysis: Analysis) -> Span:
    """Where a message stands in the file at hand: that of a map or of data where its file is named,
    and what has no place in the first line.
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
    """Where the puzzle names other files that it consists of."""
    yield from (entry.path for entry in parsed.maps if entry.path is not None)
    yield from parsed.data_paths


def message_of(diagnostic: Diagnostic) -> str:
    """A message in full: what is wrong, why, and the way out."""
    parts = [diagnostic.message, diagnostic.label, diagnostic.help]
    return "\n".join(part for part in parts if part)
