"""The puzzle of a request, loaded once for successive requests."""

from __future__ import annotations

import os
from collections.abc import Mapping

from puzzlelang.answers import Loaded, NoStart, ToFill, load_text, loadable
from puzzlelang.play import FillingGame
from puzzlelang.syntax import PUZZLE_LIMIT, library
from puzzlelang.text import Any, Record, Source, refusal, usage_error

Asked = Mapping[str, Any]
"""A request: ``ask`` selects its kind; other keys are arguments."""

HOME = "puzzle"
"""The folder of puzzles that are not bundled, below the working folder; it is empty."""

MEMORY = 512 << 20
"""Default memory limit of a search, in bytes."""


def path_of(asked: Asked) -> str:
    """Return the path of a text; only bundled puzzles have maps next to them."""
    name = str(asked.get("name", ""))
    path = library.names().get(name)
    return path or os.path.join(HOME, "puzzle.yaml")


class _Key(metaclass=Record):
    path: str
    text: str
    instance: str
    settings: tuple[tuple[str, str], ...]


class Hand:
    """The puzzle loaded last, and its game."""

    def __init__(self) -> None:
        self._key: _Key | None = None
        self._puzzle: Loaded | ToFill | None = None
        self._filling: FillingGame | None = None

    def puzzle(self, asked: Asked) -> Loaded | ToFill:
        """Return the puzzle of a request; raise :class:`PuzzleError` with all its mistakes."""
        settings = tuple((str(k), str(v)) for k, v in asked.get("settings", {}).items())
        text = str(asked["text"])
        if len(text) > PUZZLE_LIMIT:
            raise refusal("too-large", "the file is too large")
        key = _Key(path_of(asked), text, str(asked.get("instance", "")), settings)
        if key != self._key or self._puzzle is None:
            self._key = self._filling = None
            source = Source(key.path, key.text)
            puzzle = loadable(lambda: load_text(source, key.settings, (), key.instance, "python"))
            if isinstance(puzzle, NoStart):
                raise puzzle
            self._puzzle, self._key = puzzle, key
        return self._puzzle

    def loaded(self, asked: Asked) -> Loaded:
        """Return the puzzle of a request, which moves."""
        puzzle = self.puzzle(asked)
        if isinstance(puzzle, ToFill):
            raise puzzle
        return puzzle

    def filling(self, asked: Asked) -> FillingGame:
        """Return the game of a puzzle that is filled in."""
        puzzle = self.puzzle(asked)
        if not isinstance(puzzle, ToFill):
            raise usage_error("this puzzle is not filled in: it moves")
        if self._filling is None:
            self._filling = FillingGame(puzzle)
        return self._filling
