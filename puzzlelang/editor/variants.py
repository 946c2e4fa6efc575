"""Errors in the variants that a file declares in `expect:` and `instances:`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import islice

from puzzlelang.model import check
from puzzlelang.syntax import OUTSIDE_MAP, Instance, choose, declared, paths, read_below, tree
from puzzlelang.text import Diagnostics, PuzzleError, Span, replace

MOST_CHECKED = 20
"""Maximum entries of `expect:` checked during editing, and instances; `validate` checks all."""


def report_variants(parsed: tree.Puzzle, diagnostics: Diagnostics) -> None:
    """Report the errors of variants that `validate` finds before it searches, each once."""
    collector = Diagnostics()
    for claim in parsed.expectations[:MOST_CHECKED]:
        with _reported(collector, claim.instance.span if claim.instance else claim.span):
            variant = _changed(parsed, claim)
            if variant != Instance():
                _check(parsed, claim, variant, collector)
    for span, instance in islice(_instances(parsed, collector), MOST_CHECKED):
        with _reported(collector, span):
            assert instance.expectation is not None
            _check(parsed, instance.expectation, instance, collector)
    keys = {(one.code, one.message, one.span) for one in diagnostics}
    for one in collector:
        key = one.code, one.message, one.span
        if key not in keys:
            keys.add(key)
            diagnostics.add(one)


def _instances(parsed: tree.Puzzle, diagnostics: Diagnostics) -> Iterator[tuple[Span, Instance]]:
    """Yield each instance with its span; report an unreadable file at its path."""
    for entry in parsed.instances:
        file = entry.path.span if isinstance(entry, tree.Collection) else entry.name.span
        with _reported(diagnostics, file):
            for instance in declared(replace(parsed, instances=(entry,))):
                assert instance.expectation is not None
                yield instance.expectation.span, instance


@contextmanager
def _reported(diagnostics: Diagnostics, span: Span | None) -> Iterator[None]:
    try:
        yield
    except PuzzleError as error:
        for one in error.diagnostics:
            diagnostics.add(replace(one, span=one.span or span))


def _changed(parsed: tree.Puzzle, claim: tree.Expectation) -> Instance:
    name = claim.instance
    base = choose(parsed, name.value, files=False) if name is not None else Instance()
    values = {**base.values, **{name.text: data for name, data in claim.settings}}
    return replace(base, values=values, maps={**base.maps, **paths(parsed, claim)})


def _check(
    parsed: tree.Puzzle, claim: tree.Expectation, instance: Instance, diagnostics: Diagnostics
) -> None:
    own, span = Diagnostics(), claim.span
    puzzle = check(parsed, instance.values, maps_of(parsed, instance.maps), own)
    if puzzle is not None and puzzle.conflict is not None and not claim.expects_no_start:
        own.add(puzzle.conflict)
    for one in own:
        at = one.span or span
        inside = at.source is span.source and span.start <= at.start <= span.end
        related = one.related if inside else (*one.related, (span, "in this variant"))
        diagnostics.add(replace(one, span=at, related=related))


def maps_of(
    parsed: tree.Puzzle, given: Mapping[str, tree.MapText] | None = None
) -> dict[str, tree.MapText]:
    """Read all maps in files, except those that are ``given``."""
    texts = dict(given or {})
    for entry in parsed.maps:
        if entry.path is not None and entry.name.text not in texts:
            try:
                texts[entry.name.text] = read_below(parsed.source, entry.path, OUTSIDE_MAP)
            except PuzzleError as error:  # report it at the path
                span = entry.path.span
                raise PuzzleError([replace(d, span=span) for d in error.diagnostics]) from None
    return texts
