"""Read and check each bundled puzzle once in a test process: trees and typed cores never change.

Other texts, and puzzles with messages, are read and checked each time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

from puzzlelang.answers import loading
from puzzlelang.core.thresholds import current
from puzzlelang.syntax import tree
from puzzlelang.text.diagnostics import Diagnostics
from puzzlelang.text.source import Source
from tests.support import LIBRARY, MOVED


@cache
def _texts() -> frozenset[str]:
    return frozenset(path.read_text("utf-8") for path in (*LIBRARY, *MOVED.values()))


@contextmanager
def read_once() -> Iterator[None]:
    """Share trees and cores of bundled puzzles inside this context."""
    read, check = loading.read_puzzle, loading.check
    trees: dict[tuple[str, str], tree.Puzzle] = {}
    cores: dict[object, Any] = {}
    shared: set[int] = set()  # identities of the trees above

    def read_shared(source: Source, diagnostics: Diagnostics) -> tree.Puzzle | None:
        if source.text not in _texts():
            return read(source, diagnostics)
        key = source.name, source.text
        if key not in trees:
            parsed = read(source, diagnostics)
            if parsed is None or list(diagnostics):
                return parsed
            trees[key] = parsed
            shared.add(id(parsed))
        return trees[key]

    def check_shared(
        parsed: tree.Puzzle,
        values: Mapping[str, tree.Data],
        maps: Mapping[str, tree.MapText],
        diagnostics: Diagnostics,
    ) -> Any:
        if id(parsed) not in shared or list(diagnostics):
            return check(parsed, values, maps, diagnostics)
        key = (
            id(parsed), tuple(values.items()), tuple(maps.items()), tuple(vars(current).items()),
        )  # fmt: skip
        if key not in cores:
            puzzle = check(parsed, values, maps, diagnostics)
            if list(diagnostics):
                return puzzle
            cores[key] = puzzle
        return cores[key]

    loading.read_puzzle, loading.check = read_shared, check_shared
    try:
        yield
    finally:
        loading.read_puzzle, loading.check = read, check
