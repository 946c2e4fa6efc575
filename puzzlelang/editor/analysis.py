"""Analysis of a puzzle file during editing: tree, names, types, diagnostics, descriptions."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice

from puzzlelang.core import (
    Boolean,
    Cells,
    Domain,
    Integers,
    ListOf,
    Members,
    Unknown,
    describe,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.editor.occurrences import Occurrence, Symbol, occurrences_of
from puzzlelang.editor.positions import with_plain_breaks
from puzzlelang.model import (
    ConstSymbol,
    SetSymbol,
    TableSymbol,
    VariableSymbol,
    Watcher,
    check,
    lint,
    with_members,
)
from puzzlelang.syntax import (
    OUTSIDE_MAP,
    Instance,
    choose,
    declared,
    paths,
    read_below,
    read_puzzle,
    tree,
    with_data,
)
from puzzlelang.text import Diagnostic, Diagnostics, PuzzleError, Record, Source, Span, replace

# ── variants that a file declares in `expect:` and `instances:` ───────────────────────

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


MOST_SHOWN = 12
"""Maximum number of values listed; of more, the number is given."""


def tell(occurrences: Iterable[Occurrence], watcher: Watcher) -> None:
    """Set the description of each symbol."""
    places: dict[int, list[Span]] = {}
    symbols: dict[int, Symbol] = {}
    for one in occurrences:
        symbols[id(one.symbol)] = one.symbol
        places.setdefault(id(one.symbol), []).append(one.span)
    for key, symbol in symbols.items():
        symbol.description = _description(watcher, symbol, places[key])


def _description(watcher: Watcher, symbol: Symbol, places: Iterable[Span]) -> str:
    if symbol.kind in ("transition", "instance", "view", "line of the cost"):
        return symbol.kind
    if symbol.kind == "member":
        return _of_member(watcher, symbol)
    if symbol.is_local:
        types = filter(None, (_type_at(watcher, span) for span in places))
        return f"{symbol.kind}{next(types, '')}"  # the type recorded at a use
    names = watcher.names
    meaning = None
    if names is not None:
        space = names.sets if symbol.kind in _SETS else names.values
        entry = space.get(symbol.name) or names.values.get(symbol.name)
        meaning = entry.symbol if entry is not None else None
    match meaning:
        case VariableSymbol(variable):
            return f"{symbol.kind}: {_of_variable(variable)}"
        case SetSymbol(_, domain):
            return f"{symbol.kind}: {values_text(domain)}"
        case ConstSymbol(value):
            return f"{symbol.kind}: {with_members(value.type)}"
        case TableSymbol():
            return f"{symbol.kind}: {_of_table(meaning)}"
    if isinstance(symbol.node, tree.Definition):
        return f"{symbol.kind}{_type_at(watcher, symbol.node.body.span)}"
    return symbol.kind


_SETS = ("type", "set", "group", "map", "word of a legend", "type of letters")


def _type_at(watcher: Watcher, span: Span) -> str:
    kind = watcher.types.get((span.start, span.end))
    return "" if kind is None or isinstance(kind, Unknown) else f": {with_members(kind)}"


def _of_member(watcher: Watcher, symbol: Symbol) -> str:
    names = watcher.names
    candidates = names.members.get(symbol.name, []) if names is not None else []
    for base, value in candidates:
        if base.name == symbol.owner and isinstance(base, Members):
            return f"member {value + 1} of {len(base.names)}"
    return "member"


def _of_variable(variable: core.Variable) -> str:
    kind = "true or false" if isinstance(variable.type, Boolean) else describe(variable.type)
    if isinstance(variable.type, ListOf):
        kind += f", {variable.type.most} at most"
    if variable.domain is not None and not isinstance(variable.domain.base, Integers):
        kind += f" ({values_text(variable.domain)})"
    keys = ", ".join(f"{key.base.name} ({values_text(key)})" for key in variable.keys)
    return f"{kind}, for each {keys}" if keys else kind


def _of_table(table: TableSymbol) -> str:
    if table.function is not None:
        keys = ", ".join(key.base.name for key in table.function.keys)
        return f"{describe(table.function.element)} for each {keys}"
    columns = ", ".join(column.base.name for column in table.columns if column is not None)
    return f"a relation of {columns}, {len(table.rows):,} rows"


def values_text(domain: Domain) -> str:
    """``left, right``; ``1..9``; ``24 cells``"""
    base, values = domain.base, domain.values
    if isinstance(base, Cells):
        if size_of(values) == base.size:
            return f"{base.height} × {base.width} cells"
        return f"{size_of(values):,} cell{'s' * (size_of(values) != 1)} of {base.name}"
    if isinstance(base, Members):
        return _listed([base.names[value] for value in values[:MOST_SHOWN]], size_of(values))
    if not size_of(values):
        return "nothing"
    if domain.contiguous:
        return f"{domain.low}..{domain.high}"
    return _listed([str(value) for value in values[:MOST_SHOWN]], size_of(values))


def _listed(shown: Sequence[str], count: int) -> str:
    more = f" … ({count:,} in all)" if count > len(shown) else ""
    return ", ".join(shown) + more


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


def is_task(path: str) -> bool:
    """Is this a part of a planning task in PDDL, by its name?"""
    return path.lower().endswith(".pddl")


def analyse(text: str, path: str) -> Analysis:
    """Parse and check ``text`` as the puzzle file ``path``; paths of maps are relative to it."""
    *_, analysis = in_steps(text, path)
    return analysis


def in_steps(text: str, path: str) -> Iterator[Analysis]:
    """Yield analyses with more and more results, because the checker may be slow (constants, maps).

    First syntax errors and names, then types, last warnings and the errors of variants.
    """
    source = Source(path, with_plain_breaks(text))
    if is_task(path):
        from puzzlelang.pddl import diagnose

        yield Analysis(source, None, [*diagnose(source)], [])
        return
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
    for path in files_of(analysis.tree) if analysis.tree is not None else ():
        if span is not None and span.source.name.endswith(path.value):
            return path.span
    end = source.text.find("\n")
    return source.span(0, end if end >= 0 else len(source.text))


def files_of(parsed: tree.Puzzle) -> Iterator[tree.Text]:
    """Yield the paths of the maps and data files that a puzzle reads."""
    yield from (entry.path for entry in parsed.maps if entry.path is not None)
    yield from parsed.data_paths


def message_of(diagnostic: Diagnostic) -> str:
    """A message with its reason and help, a line each."""
    parts = [diagnostic.message, diagnostic.label, diagnostic.help]
    return "\n".join(part for part in parts if part)
