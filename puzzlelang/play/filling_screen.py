"""The whole screen of a puzzle that is filled in: a cursor on a sheet, and the options there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest

from puzzlelang.answers import Hint, Pictures
from puzzlelang.play.filling_game import IN_OR_OUT, FillingGame
from puzzlelang.play.filling_sheet import Sheets
from puzzlelang.play.game import Line, View, width_of
from puzzlelang.play.screen import Screen, Texts, rooms
from puzzlelang.text import PuzzleError

GAP = 4
"""Columns between the sheets and the picture."""

HELP = """\
arrows      to another cell (also w a s d, h j k l, click); Tab: next blank
0 … 28      write this number, or the option with this number
Space       write the next option (Enter, too); after the last one, clear the cell
. x         clear the cell (Delete, too)
m           pencil marks: numbers add and remove marks, until m is pressed again
f           fill in all that follows
?           a hint: a value that must be, and why; Enter writes it
v           fill in a solution
u, y        take a change back (z, Backspace), make it again
r           back to the start; u returns
o           write the game to a file
b           hide or show the picture, next to a board that leaves room for it
H J K L     scroll a board that is larger than the window
n           the next level
Esc         close a hint, close this page
q           leave"""


class FillingScreen(Screen):
    """The screen of a game that is filled in."""

    keys = "? hint  f what follows  m marks  u undo  y redo  v solution  i keys  q quit"
    few_keys = "? hint f follows u undo i keys q quit"
    help = HELP

    def __init__(
        self,
        game: FillingGame,
        title: str,
        save: Callable[[str], str],
        following: str = "",
        suggested: str = "game.json",
        boards: Pictures | None = None,
    ) -> None:
        rules = ", ".join(rule.name for rule in game.loaded.choice.rules)
        about = f"{game.loaded.puzzle.about} Rules: {rules}."
        super().__init__(game, title, about, save, following, suggested)
        self.game, self._sheets = game, Sheets(game)
        order = self._sheets.order
        self._cursor = next((blank for blank in order if blank not in game.givens), order[0])
        self._boards: Pictures | None = boards
        self._hidden: Pictures | None = None
        self._marks = False
        """Numbers are pencil marks."""
        self._hint: Hint | None = None

    # ── output ───────────────────────────────────────────────────────────────────────

    def _texts(self, width: int, height: int) -> Texts:
        game, blank = self.game, self._cursor
        labels, options = game.labels[blank], game.blanks[blank].options
        plain = labels in (options, IN_OR_OUT)
        listed = [] if plain else [*zip(labels, options, strict=True)]
        place = f"{game.score}; {game.said(blank)}" + "; pencil marks" * self._marks
        reason = self._hint.reason if self._hint is not None else None
        board = self._pictured(self._sheets.view(blank, reason), *rooms(width, height)[0])
        messages = [
            ("good", game.ending),
            *(("bad", text) for text in game.warnings),
            self._note,
            ("bold", f"{self._digits}…" * bool(self._digits)),
        ]
        if game.is_solved and self._following:
            messages.append(("", f"n plays {self._following}."))
        messages = [(style, text) for style, text in messages if text]
        at, keys = game.filled.get(blank, -1), self._keys(width)
        return Texts(self._title, place, board, messages, listed, at, keys, self._shift)

    def _pictured(self, sheets: View, width: int, height: int) -> View:
        """Add the picture of the puzzle on the right, if there is room."""
        left = width_of(sheets.lines) + GAP
        scale = self._boards.scale(width - left, height) if self._boards is not None else 0
        if not scale or self._boards is None:
            return sheets
        try:
            picture = self._boards.lines(self.game.deductions.state(self.game.filled), scale)
        except PuzzleError:  # an expression of a look has no value
            return sheets
        nothing: Line = []
        lines = [
            [*line, ("", " " * (left - width_of([line]))), *part]
            for line, part in zip_longest(sheets.lines, picture, fillvalue=nothing)
        ]
        return View(lines, sheets.focus)

    # ── keys ─────────────────────────────────────────────────────────────────────────

    def _act(self, key: str) -> None:
        game, blank = self.game, self._cursor
        if key.isascii() and key.isdigit():
            option = self._number(key, game.labels[blank], "option")
            if option is not None:
                self._write(option)
            return
        digits, self._digits, self._note = self._digits, "", ("", "")
        hint, self._hint = self._hint, None
        match key:
            case "up" | "down" | "left" | "right":
                self._go(self._sheets.neighbour(blank, key))
            case "tab" | "backtab" | "pgup" | "pgdn":
                count = {"tab": 1, "backtab": -1, "pgup": -10, "pgdn": 10}[key]
                self._go(self._sheets.step(blank, count))
            case "enter" | " " if digits:
                if digits in game.labels[blank]:
                    self._write(game.labels[blank].index(digits))
            case "enter" if hint is not None:
                self._go(hint.blank)
                self._write(hint.option, marks=False)
            case "enter" | " ":
                self._write(self._next_option())
            case "." | "x" | "delete":
                self._write(None)
            case "b":
                self._boards, self._hidden = self._hidden, self._boards
            case "m":
                self._marks = not self._marks
            case "f":
                self._arrived(game.follow())
            case "v":
                self._arrived(game.solve())
            case "?":
                text, self._hint = game.hint()
                self._note = "bold", text
                if self._hint is not None:
                    self._go(self._hint.blank)
            case "esc":
                pass
            case _:
                self._shared(key)

    @property
    def is_begun(self) -> bool:
        return self.game.own > 0 and not self.game.is_solved

    def _chose(self, index: int) -> None:
        self._write(index)

    def _click(self, row: int, column: int) -> None:
        for blank in self._sheets.order:
            top, bottom, left, right = self._sheets.view(blank).focus or (0, 0, 0, 0)
            if top <= row < bottom and left <= column < right:
                self._go(blank)

    def _next_option(self) -> int | None:
        """The first option of an open blank, the one after another, or none after the last.

        In and true come before out and false.
        """
        blank = self._cursor
        order = [*range(len(self.game.labels[blank]))]
        if self.game.labels[blank] == IN_OR_OUT:
            order.reverse()
        at = self.game.filled.get(blank)
        following = order if at is None else order[order.index(at) + 1 :]
        return following[0] if following else None

    def _write(self, option: int | None, marks: bool = True) -> None:
        if self._marks and marks and option is not None:
            if not self.game.mark(self._cursor, option):
                self._note = "dim", "It has a value; . clears it."
        elif self.game.write(self._cursor, option):
            self._arrived()
        else:
            self._note = "dim", "It is given."

    def _go(self, blank: int) -> None:
        self._cursor, self._shift = blank, (0, 0)

    def _arrived(self, note: str = "") -> None:
        super()._arrived()
        self._hint, self._note = None, ("", note)
