"""What several tests share."""

from __future__ import annotations

import signal
from collections.abc import Mapping
from typing import Any

import pytest

from puzzlelang import patience, pipeline
from puzzlelang.core import nodes as core
from puzzlelang.diagnostics import Diagnostic, Diagnostics, PuzzleError
from puzzlelang.model.check import check
from puzzlelang.pipeline.deep import look_deep
from puzzlelang.pipeline.facts import facts_of
from puzzlelang.pipeline.views import choose
from puzzlelang.source import Source
from puzzlelang.syntax import tree
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.expressions import parse, parse_value
from puzzlelang.syntax.located import LocatedText
from puzzlelang.system import Limits
from puzzlelang.thresholds import current

Texts = Mapping[str, str]


def checked(
    text: str, diagnostics: Diagnostics, settings: Texts | None = None, maps: Texts | None = None
) -> core.Puzzle | None:
    """The typed core of a puzzle; maps that stand in files are given as texts."""
    parsed = read_puzzle(Source("puzzle.yaml", text), diagnostics)
    if diagnostics.errors or parsed is None:
        return None
    values: dict[str, tree.Data] = {}
    for name, value in (settings or {}).items():
        data = parse_value(value, name, diagnostics)
        if data is not None:
            values[name] = data
    if diagnostics.errors:
        return None
    sources = {name: Source(f"{name}.txt", rows) for name, rows in (maps or {}).items()}
    return check(parsed, values, sources, diagnostics)


def diagnose(
    text: str,
    *,
    settings: Texts | None = None,
    maps: Texts | None = None,
    solve: bool = False,
    view: str = "",
    validate: bool = False,
    deep: bool = False,
) -> list[Diagnostic]:
    """Everything that is said about a puzzle file: read, checked, compiled, perhaps solved; and
    about one of its views; by ``validate``, and by ``validate --deep``.
    """
    diagnostics = Diagnostics()
    puzzle = checked(text, diagnostics, settings, maps)
    assert (puzzle is None) == bool(diagnostics.errors), "told if and only if it is wrong"
    if puzzle is not None:
        try:
            loaded = _loaded(text, puzzle, diagnostics)
            if solve:
                pipeline.solve(loaded)
            if view:
                list(choose(loaded, view).texts(pipeline.solve(loaded, keep=True)))
            if validate or deep:
                facts_of(loaded, diagnostics)
            if deep:
                look_deep(loaded, Limits(10_000), diagnostics)
        except PuzzleError as error:
            for diagnostic in error.diagnostics:
                diagnostics.add(diagnostic)
    return list(diagnostics)


def _loaded(text: str, puzzle: core.Puzzle, diagnostics: Diagnostics) -> pipeline.Loaded:
    from puzzlelang.compiler.system import compile_puzzle
    from puzzlelang.tiers import Searcher

    source = Source("puzzle.yaml", text)
    parsed = read_puzzle(source, Diagnostics())
    assert parsed is not None
    system = compile_puzzle(puzzle)
    return pipeline.Loaded(source, parsed, puzzle, diagnostics, system, Searcher(system))


def load_text(text: str) -> pipeline.Loaded:
    """A puzzle that is ready to be searched, or :class:`PuzzleError`."""
    diagnostics = Diagnostics()
    puzzle = checked(text, diagnostics)
    diagnostics.check()
    assert puzzle is not None
    return _loaded(text, puzzle, diagnostics)


def solve_text(text: str, **options: Any) -> Any:
    """The answer to a puzzle, or :class:`PuzzleError`; options as of :func:`pipeline.solve`."""
    return pipeline.solve(load_text(text), **options)


def located(text: str) -> LocatedText:
    return LocatedText(Source("test", text), text, range(len(text)))


def parsed(text: str, entry: str = "expr") -> object:
    """The tree of a text that is right."""
    diagnostics = Diagnostics()
    tree = parse(entry, located(text), diagnostics)
    assert not list(diagnostics), list(diagnostics)
    return tree


def complaints(text: str, entry: str = "expr") -> list[Diagnostic]:
    """What is said about a text that is wrong."""
    diagnostics = Diagnostics()
    assert parse(entry, located(text), diagnostics) is None
    return list(diagnostics)


def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it costs, a search goes on as machine code from its first look on."""
    monkeypatch.setattr(current, "first_tier_ms", 0)
    monkeypatch.setattr(patience.Patience, "pays", lambda *_: True)


def hears_control_c() -> None:
    """A program that a script runs in the background is deaf to it, and so are its children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
