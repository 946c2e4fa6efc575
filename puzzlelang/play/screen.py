"""A game on a whole screen: keys in, lines out; the caller owns the terminal.

Subclasses have the content and the keys of one kind of game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from puzzlelang.answers import hanging, wrap
from puzzlelang.play.game import Line
from puzzlelang.play.line_mode import NO_REDO, NO_UNDO, History, Leave
from puzzlelang.play.screen_layout import Laid, Texts, laid_out
from puzzlelang.play.state_view import View
from puzzlelang.text import replace

OTHER_KEYS = {
    "w": "up", "a": "left", "s": "down", "d": "right",
    "k": "up", "h": "left", "j": "down", "l": "right",
    "backspace": "u", "z": "u", "home": "r", "f1": "i",
}  # fmt: skip
"""Second names of keys, as on the pages. Capitals that don't scroll are read as small letters."""

WHY = "Why not? A move, such as `take fox`, or only Enter"
NEW_KEYS = "w and s are arrow keys now: o writes the game to a file, v shows the solution."

SHIFTS = {"H": (0, -8), "L": (0, 8), "K": (-4, 0), "J": (4, 0)}
"""Keys to scroll the view, with lines and columns."""


class Screen:
    """Content of the screen, and the effects of keys.

    ``save`` writes the game to a path and returns a report; ``suggested``: a default name for the
    file; ``about``: a description of the puzzle.
    """

    keys: str
    few_keys: str
    help: str

    def __init__(
        self,
        game: History,
        title: str,
        about: str,
        save: Callable[[str], str],
        following: str = "",
        suggested: str = "game.json",
    ) -> None:
        self._history, self._title, self._about = game, title, about
        self._save, self._following, self._suggested = save, following, suggested
        self._shift = 0, 0
        self._sheet: list[tuple[str, str]] | None = None
        """Styles and texts of a page that covers the game."""
        self._told = self._leaves = False
        """The new keys were announced; `q` or `n` was pressed once."""
        self._laid = Laid([], (0, 0), {}, 0)
        self._typed: str | None = None
        """Name of a file while the player types it."""
        self._writer = "Write the game to", save
        """Words before that name, and the function that writes the file."""
        self._digits = ""
        self._note: tuple[str, str] = ("", "")

    # ── parts of a kind of game ──────────────────────────────────────────────────────

    def _texts(self, width: int, height: int) -> Texts:
        raise NotImplementedError

    def _act(self, key: str) -> None:
        """Handle a key that is not for the help page or the name of a file."""
        raise NotImplementedError

    def _click(self, row: int, column: int) -> None:
        """Handle a click on this line and column of the board."""

    @property
    def is_begun(self) -> bool:
        """True if leaving would lose a game that is neither new nor solved."""
        raise NotImplementedError

    def _arrived(self) -> None:
        """Reset what belonged to the state before."""
        self._digits, self._note, self._shift = "", ("", ""), (0, 0)

    @property
    def is_moving(self) -> bool:
        """True if the screen may change without a key."""
        return False

    def tick(self, now: float) -> None:
        """Update what changes without a key."""

    # ── output ───────────────────────────────────────────────────────────────────────

    def lines(self, width: int, height: int) -> list[Line]:
        """The screen, from its top."""
        if self._sheet is not None:
            rows = chain.from_iterable(self._rows(*row, width - 2) for row in self._sheet)
            view = View([*rows])
            texts = Texts(self._title, "", view, [], [], -1, "any key: back", self._shift)
        else:
            texts = self._texts(width, height)
        if self._typed is not None:
            texts = replace(texts, messages=[("bold", f"{self._writer[0]}: {self._typed}█")])
        self._laid = laid_out(texts, width, height)
        return self._laid.lines

    def _rows(self, style: str, text: str, width: int) -> Iterator[Line]:
        """Lines of a text; one that begins with a key and two spaces hangs below it."""
        key, gap, rest = text.partition("  ")
        lines = hanging(f"{key:<12}", rest.strip(), width) if gap else wrap(text, width)
        yield from ([(style, line)] for line in [*lines] or [""])

    def _keys(self, width: int) -> str:
        if self._typed is not None:
            return "Enter: done, Esc: cancel"
        return self.keys if len(self.keys) <= width else self.few_keys

    # ── keys ─────────────────────────────────────────────────────────────────────────

    def press(self, key: str) -> None:
        """Handle a key; raise :class:`Leave` if it ends the game."""
        if self._typed is not None:
            self._type(key)
            return
        typed = key if key in SHIFTS else key.lower()
        key = OTHER_KEYS.get(typed, typed)
        if key not in ("q", "n"):
            self._leaves = False
        if key in SHIFTS and not self._digits:
            down, right = SHIFTS[key]
            self._shift = self._shift[0] + down, self._shift[1] + right
        elif self._sheet is not None:
            self._sheet, self._shift = None, (0, 0)
        elif key.startswith("click "):
            self._clicked(*map(int, key.split()[1:]))
        else:
            self._act(key)
        if typed in ("w", "s") and not self._told:
            self._told, self._note = True, self._note if self._note[1] else ("dim", NEW_KEYS)

    def _clicked(self, column: int, row: int) -> None:
        """Handle a click on the screen: the text of a move is like its number."""
        laid = self._laid
        if row in laid.moves and column >= laid.left:
            self._chose(laid.moves[row])
        else:
            self._click(row - laid.board[0], column - laid.board[1])

    def _chose(self, index: int) -> None:
        """Handle a click on a row of the list."""

    def _shared(self, key: str) -> None:
        """Handle a key that all kinds of games have."""
        match key:
            case "u" | "y":
                undoes = key == "u"
                if self._history.undo() if undoes else self._history.redo():
                    self._arrived()
                else:
                    self._note = "dim", NO_UNDO if undoes else NO_REDO
            case "r":
                self._history.restart()
                self._arrived()
            case "o":
                self._typed, self._writer = self._suggested, ("Write the game to", self._save)
            case "n" if not self._following:
                self._note = "dim", "There is no next level."
            case "n" | "q" if self.is_begun and not self._leaves:
                self._leaves = True
                self._note = "bold", f"{key} once more leaves this game; o writes it to a file."
            case "n" | "q":
                raise Leave(key == "n")
            case "i":
                about = " ".join(self._about.split())
                self._sheet = [("", row) for row in (*self.help.splitlines(), "", about)]
            case _ if len(key) == 1 and key.isprintable():
                self._note = "dim", f"{key} does nothing; i shows the keys."

    def _number(self, digit: str, labels: Sequence[str], noun: str) -> int | None:
        """Return the index of a label as soon as no other begins with the typed digits."""
        digits = self._digits + digit
        candidates = [n for n, label in enumerate(labels) if label.startswith(digits)]
        self._digits, self._note = "", ("", "")
        if not candidates:
            self._note = "warning", f"There is no {noun} {digits}."
        elif len(candidates) == 1 and labels[candidates[0]] == digits:
            return candidates[0]
        else:
            self._digits = digits
        return None

    def _type(self, key: str) -> None:
        assert self._typed is not None
        match key:
            case "enter":
                path, self._typed = self._typed.strip(), None
                if path or self._writer[0] == WHY:
                    self._note = "", self._writer[1](path)
            case "esc":
                self._typed = None
            case "backspace":
                self._typed = self._typed[:-1]
            case _ if len(key) == 1 and key.isprintable():
                self._typed += key
