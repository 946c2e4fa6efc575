"""States in a terminal: boards if it can show them, otherwise the text of `show:`."""

from __future__ import annotations

from collections.abc import Iterable

from puzzlelang.answers import Pictures
from puzzlelang.play.game import Game, Line, Slots
from puzzlelang.text import PuzzleError, Record, columns

Region = tuple[int, int, int, int]
"""Lines and columns, each as a half-open range."""


class View(metaclass=Record):
    """Lines of a state, and the region to show if they don't all fit."""

    lines: list[Line]
    focus: Region | None = None


class StateView:
    """States of a game as lines; ``plain`` selects texts instead of boards."""

    def __init__(self, game: Game, boards: Pictures | None) -> None:
        self._game, self._boards = game, boards
        self.plain = False
        self._shown: Slots | None = None
        self._focus: Region | None = None

    @property
    def has_boards(self) -> bool:
        return self._boards is not None

    def lines(
        self, slots: Slots, *rooms: tuple[int, int], other: Slots | None = None
    ) -> list[Line]:
        """The largest board that fits in one of these rooms (columns, lines).

        Return a text if there are no boards, or only the text fits.  Pieces that ``other`` does not
        have in these places are lit; in a text, characters.
        """
        if self._boards is None or self.plain:
            return self._text(slots, other)
        try:
            scale = max(self._boards.scale(*room) for room in rooms)
            if not scale:
                text = self._text(slots, other)
                if _fits(text, rooms):
                    return text
            return self._boards.lines(slots, scale or 1, other)
        except PuzzleError:  # an expression of a look has no value: show the text
            return self._text(slots, other)

    def _text(self, slots: Slots, other: Slots | None) -> list[Line]:
        lines = self._game.drawn(slots)
        spots = set() if other is None else _differences(self._game.drawn(other), lines)
        return [
            [("7" if (row, place) in spots else style, sign)
             for place, (style, sign) in enumerate(_characters(line))] if spots else line
            for row, line in enumerate(lines)
        ]  # fmt: skip

    def changed(self, slots: Slots, after: Slots, *rooms: tuple[int, int]) -> set[tuple[int, int]]:
        """Lines and columns of the pieces that a move changes, before and after it."""
        pairs = (slots, after), (after, slots)
        return set().union(*(
            _differences(self.lines(one, *rooms), self.lines(one, *rooms, other=other))
            for one, other in pairs
        ))  # fmt: skip

    def view(
        self, slots: Slots, before: Slots, *rooms: tuple[int, int], other: Slots | None = None
    ) -> View:
        """The state, and the region that changed since ``before`` if it doesn't fit in the rooms.

        Without a change, the region of the last one.
        """
        lines = self.lines(slots, *rooms, other=other)
        if _fits(lines, rooms):
            return View(lines)
        if slots != self._shown:
            region = _changes(self.lines(before, *rooms), self.lines(slots, *rooms))
            self._shown, self._focus = slots, region or self._focus
        return View(lines, self._focus)


def _fits(lines: list[Line], rooms: Iterable[tuple[int, int]]) -> bool:
    return any(width_of(lines) <= wide and len(lines) <= high for wide, high in rooms)


def width_of(lines: list[Line]) -> int:
    """Columns of the widest line."""
    return max((sum(columns(text) for _, text in line) for line in lines), default=0)


def _changes(before: list[Line], now: list[Line]) -> Region | None:
    """The smallest region with all differences."""
    differences = _differences(before, now)
    if not differences:
        return None
    rows, places = zip(*differences, strict=True)
    return min(rows), max(rows) + 1, min(places), max(places) + 1


def _differences(before: list[Line], now: list[Line]) -> set[tuple[int, int]]:
    return {
        (row, column)
        for row, (old, new) in enumerate(zip(before, now, strict=False)) if old != new
        for column, (a, b) in enumerate(zip(_characters(old), _characters(new), strict=False))
        if a != b
    }  # fmt: skip


def _characters(line: Line) -> list[tuple[str, str]]:
    return [(style, character) for style, text in line for character in text]
