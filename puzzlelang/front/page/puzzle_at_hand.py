"""The puzzle that a question is about: read, checked and compiled once for questions in a row."""

from __future__ import annotations

import os
from collections.abc import Mapping

from puzzlelang.answers import Loaded, load_text
from puzzlelang.play import Game, Guide
from puzzlelang.syntax import PUZZLE_LIMIT, library
from puzzlelang.text import Any, Record, Source, refusal, usage_error

Asked = Mapping[str, Any]
"""A question: ``ask``, what it is about, and values."""

HOME = "puzzle"
"""The folder of a puzzle that is none of the library, below the working folder: it is empty."""

MOST_STATES, BRIEFLY = 100_000, 20_000
"""States of which all distances are kept, and that a search may reach of which nobody asked:
Python in a browser is four times as slow as elsewhere.
"""

MEMORY = 512 << 20
"""Bytes that the states of a search may take, where the page says nothing."""


def path_of(asked: Asked) -> str:
    """Where a text stands: a puzzle of the library has its maps beside it, others have nothing."""
    name = str(asked.get("name", ""))
    known = library.names().get(name)
    return known or os.path.join(HOME, "puzzle.yaml")


class _Key(metaclass=Record):
    """What makes a puzzle: its text, where it stands, its instance and parameters"""

    path: str
    text: str
    instance: str
    settings: tuple[tuple[str, str], ...]


class Hand:
    """What was loaded last, and the game in it."""

    def __init__(self) -> None:
        self._key: _Key | None = None
        self._loaded: Loaded | None = None
        self._game: Game | None = None
        self._guide: Guide | None = None

    def loaded(self, asked: Asked) -> Loaded:
        """The puzzle of a question; :class:`PuzzleError` with all that is wrong."""
        settings = tuple((str(k), str(v)) for k, v in asked.get("settings", {}).items())
        text = str(asked["text"])
        if len(text) > PUZZLE_LIMIT:
            raise refusal("too-large", "the file is too large")
        key = _Key(path_of(asked), text, str(asked.get("instance", "")), settings)
        if key != self._key or self._loaded is None:
            self._key = self._game = self._guide = None
            source = Source(key.path, key.text)
            self._loaded = load_text(source, key.settings, (), key.instance, "python")
            self._key = key
        return self._loaded

    def game(self, asked: Asked, moves: str = "moves") -> Game:
        """The game in which the moves of a question, by their numbers, were made."""
        loaded = self.loaded(asked)
        if self._game is None:
            self._game = Game(loaded)
        game, wanted = self._game, [int(number) for number in asked.get(moves, ())]
        made = [move.number for move in game.made]
        while made != wanted[: len(made)]:
            made.pop()
            game.undo()
        for number in wanted[len(made) :]:
            fitting = [move for move in game.moves if move.number == number]
            if not fitting:
                raise usage_error("a move of this game is not possible here")
            game.play(fitting[0])
        return game

    def guide(self, asked: Asked) -> Guide:
        """Who knows the way in this game; it looks while somebody waits."""
        game = self.game(asked)
        if self._guide is None:
            memory = int(asked.get("memory", MEMORY))
            self._guide = Guide(
                game, most=MOST_STATES, briefly=BRIEFLY, memory=memory, background=False
            )
        return self._guide
