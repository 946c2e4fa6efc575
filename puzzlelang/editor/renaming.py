"""Declarations and uses of a name, and renaming."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator

from puzzlelang.editor.analysis import Analysis, analyse, files_of
from puzzlelang.editor.meanings import meaning
from puzzlelang.editor.occurrences import Symbol
from puzzlelang.syntax import RESERVED, is_name, levels, name_advice, tree
from puzzlelang.text import PuzzleError, Span, refusal


def definition(analysis: Analysis, offset: int) -> Span | None:
    """The declaration of the name at an offset."""
    occurrence = analysis.occurrence_at(offset)
    return occurrence.symbol.declared if occurrence is not None else None


def file_at(analysis: Analysis, offset: int) -> tuple[str, Span] | None:
    """Path of the file (map, data, collection) named at an offset, and its span."""
    if analysis.tree is None:
        return None
    instances = [getattr(entry, "path", None) for entry in analysis.tree.instances]
    for path in (*files_of(analysis.tree), *instances):
        if path is not None and path.span.start <= offset <= path.span.end:
            return os.path.join(os.path.dirname(analysis.source.name), path.value), path.span
    return None


def references(analysis: Analysis, offset: int) -> list[Span]:
    """All occurrences of the name at an offset."""
    occurrence = analysis.occurrence_at(offset)
    same = occurrence.symbol if occurrence is not None else None
    return [one.span for one in analysis.occurrences if one.symbol is same]


def rename(analysis: Analysis, offset: int, name: str) -> list[Span]:
    """The spans to change; raises :class:`PuzzleError` if a meaning would change.

    The changed file is analysed, and every name must resolve to the same declaration as before.
    """
    occurrence = analysis.occurrence_at(offset)
    if occurrence is None:
        raise _refused("this is not a name of this puzzle")
    if analysis.has_errors:
        raise _refused("names can't be renamed in a file with errors: correct them first")
    symbol = occurrence.symbol
    name = " ".join(name.split())
    _check_name(symbol, name)
    _stands_nowhere_else(analysis, symbol)
    spans = references(analysis, offset)
    changed = analyse(replaced(analysis.source.text, spans, name), analysis.source.name)
    old_codes = Counter(d.code for d in analysis.diagnostics)
    codes = Counter(d.code for d in changed.diagnostics)
    for news in changed.diagnostics:
        if codes[news.code] > old_codes[news.code]:  # more of that kind than before
            raise _refused(f"with `{name}` the puzzle would have a mistake: {news.message}")
    if _shape(changed) != _shape(analysis, spans, name):
        raise _refused(f"`{name}` already has another meaning in some places")
    return spans


# ── uses that can't be renamed ───────────────────────────────────────────────────────


def _stands_nowhere_else(analysis: Analysis, symbol: Symbol) -> None:
    """Refuse a symbol that also occurs in printed states or in files of instances."""
    parsed = analysis.tree
    assert parsed is not None
    if symbol.is_local:
        return
    if symbol.kind == "member" or (symbol.kind == "variable" and parsed.show is None):
        for key in _printed(parsed, symbol.name):
            raise _refused(
                f"`{symbol.name}` is part of a printed text (`{key.text}:` in line "
                f"{key.span.line}): remove that, rename, and write it again"
            )
    for span in _in_collections(parsed, symbol.name):
        raise _refused(
            f"`{symbol.name}` is also in `{span.source.name}` (line {span.line}), and that file "
            "would not be changed"
        )


def _printed(parsed: tree.Puzzle, name: str) -> Iterator[tree.Name]:
    """Keys of expectations whose text (a printed state) contains the name as a word."""
    instances = (e.expectation for e in parsed.instances if isinstance(e, tree.Instance))
    for expectation in (*parsed.expectations, *instances):
        for key, claim in expectation.values:
            if isinstance(claim, str) and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", claim):
                yield key


def _in_collections(parsed: tree.Puzzle, name: str) -> Iterator[Span]:
    for entry in parsed.instances:
        if isinstance(entry, tree.Collection):
            try:
                instances = levels(parsed, entry)
            except PuzzleError:  # reported elsewhere
                continue
            for level in instances:
                for _, data in level.settings:
                    yield from (one.span for one in tree.names_in(data) if one.text == name
                                and one.span.source is not parsed.source)  # fmt: skip


# ── the new name ─────────────────────────────────────────────────────────────────────


def _check_name(symbol: Symbol, name: str) -> None:
    if symbol.kind in ("transition", "line of the cost"):
        words = name.split()
        good = all(is_name(word) and word not in ("in", "where") for word in words)
        if not good or not name:
            raise _refused(f"`{name}` can't be a name here: use words of letters, digits and `_`")
        if symbol.kind == "transition" and name in ("move", "state"):
            raise _refused(f"`per {name}` in `cost:` means something else")
        return
    if name in RESERVED:
        raise _refused(f"`{name}` is a word of the language")
    if meaning(name) and symbol.kind not in ("instance", "view"):
        raise _refused(f"`{name}` is built in, and would be hidden")
    if symbol.kind == "instance" and is_name(name.replace("-", "_")):
        return
    if not is_name(name):
        raise _refused(f"`{name}` is not a name: {name_advice(name)}")


def replaced(text: str, spans: list[Span], name: str) -> str:
    """Replace ``spans`` of ``text`` by ``name``."""
    for span in sorted(spans, key=lambda span: -span.start):
        text = text[: span.start] + name + text[span.end :]
    return text


def _shape(
    analysis: Analysis, spans: list[Span] | None = None, name: str = ""
) -> list[tuple[int, int]]:
    """Offsets of each name and of its declaration, shifted by a renaming."""
    changed = sorted((span.start, len(name) - (span.end - span.start)) for span in spans or ())

    def moved(offset: int) -> int:
        return offset + sum(more for start, more in changed if start < offset)

    return [(moved(o.span.start), moved(o.symbol.declared.start)) for o in analysis.occurrences]


def _refused(message: str) -> PuzzleError:
    return refusal("rename", message)
