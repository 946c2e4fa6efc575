"""From the name of a file to a puzzle that can be searched: read, check, compile."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from puzzlelang import library, semantics
from puzzlelang.compiler.system import CompiledSystem, compile_puzzle
from puzzlelang.core import nodes as core
from puzzlelang.diagnostics import Diagnostic, Diagnostics, PuzzleError
from puzzlelang.model.check import check
from puzzlelang.source import Source, Span
from puzzlelang.syntax import tree
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.expressions import parse_value
from puzzlelang.syntax.files import MAP_LIMIT, PUZZLE_LIMIT, read_source, read_stream
from puzzlelang.system import Fault

Pairs = Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Loaded:
    """A puzzle that is ready to be searched, and what there was to say about it on the way."""

    source: Source
    tree: tree.Puzzle
    puzzle: core.Puzzle
    diagnostics: Diagnostics
    system: CompiledSystem


def load(what: str, settings: Pairs = (), maps: Pairs = ()) -> Loaded:
    """The puzzle that a path, ``-`` or a name of the library means.

    ``settings`` are values of parameters as text, ``maps`` paths of files (``-`` for standard
    input) by the name of the map.  Raises :class:`PuzzleError` with all that is wrong.
    """
    diagnostics = Diagnostics()
    parsed = parse(read_puzzle_file(what), diagnostics)
    return prepare(parsed, settings, maps, None, diagnostics)


def read_puzzle_file(what: str) -> Source:
    return read_file(what if what == "-" else library.find(what), PUZZLE_LIMIT)


def read_file(path: str, limit: int = MAP_LIMIT) -> Source:
    """The text of a file; ``-`` is standard input."""
    if path == "-":
        return read_stream(sys.stdin.buffer, "standard input", limit)
    return read_source(path, limit)


def parse(source: Source, diagnostics: Diagnostics) -> tree.Puzzle:
    parsed = read_puzzle(source, diagnostics)
    diagnostics.check()
    assert parsed is not None
    return parsed


def prepare(
    parsed: tree.Puzzle, settings: Pairs, maps: Pairs, folder: str | None, diagnostics: Diagnostics
) -> Loaded:
    """Fill in parameters and maps, check, compile.

    ``folder``: the puzzle itself names ``maps``, which lie there; None: who runs the program.
    """
    values: dict[str, tree.Data] = {}
    for name, text in settings:
        data = parse_value(text, name, diagnostics)
        if data is not None:
            values[name] = data
    diagnostics.check()
    sources = _map_sources(parsed, dict(maps), folder)
    sys.setrecursionlimit(max(sys.getrecursionlimit(), FRAMES))
    puzzle = check(parsed, values, sources, diagnostics)
    diagnostics.check()
    assert puzzle is not None
    return Loaded(parsed.source, parsed, puzzle, diagnostics, compile_puzzle(puzzle))


FRAMES = 5_000
"""Calls in one another that the stages may need: the depth of expressions is limited, too."""


def _map_sources(
    parsed: tree.Puzzle, given: Mapping[str, str], folder: str | None
) -> dict[str, Source]:
    """The texts of the maps that are given and of those that the puzzle says stand in files.

    Who runs the program may name any file; a puzzle names files beside it or below.
    """
    beside = os.path.dirname(parsed.source.name)
    sources = {
        name: read_file(path) if folder is None else _read_below(folder, path, parsed.title.span)
        for name, path in given.items()
    }
    for entry in parsed.maps:
        name = entry.name.text
        if entry.path is not None and name not in sources:
            sources[name] = _read_below(beside, entry.path.value, entry.path.span)
    return sources


def _read_below(folder: str, path: str, span: Span) -> Source:
    """A file that a puzzle names: never one outside of the puzzle's own folder."""
    place = os.path.join(folder, path)
    home = os.path.realpath(folder or ".")
    if os.path.commonpath([home, os.path.realpath(place)]) != home:
        raise PuzzleError(
            [
                Diagnostic(
                    "outside", f"`{path}` is not in the puzzle's folder", span,
                    label="a puzzle reads no file from elsewhere",
                    help="put the map beside the puzzle, or name it yourself: `--map NAME=PATH`",
                )
            ]
        )  # fmt: skip
    return read_file(place)


@contextmanager
def faults_explained(loaded: Loaded) -> Iterator[None]:
    """Tell a rule that has no value as a mistake of the file: which, where, in what state."""
    try:
        yield
    except semantics.RuleFault as fault:
        raise PuzzleError([fault.diagnostic]) from fault
    except Fault as fault:
        state = fault.state
        slots = loaded.puzzle.initial if state is None else loaded.system.slots(state)
        found = semantics.explain_fault(loaded.puzzle, slots)
        if found is None:
            raise AssertionError(f"a fault that can't be found again: {fault!r}") from fault
        raise PuzzleError([found.diagnostic]) from fault
