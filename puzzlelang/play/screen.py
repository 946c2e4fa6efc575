"""A game on a whole screen: keys in, lines out; the caller owns the terminal.

Subclasses have the content and the keys of one kind of game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from puzzlelang.answers import hanging, wrap
from puzzlelang.play.game import Line
from puzzlelang.play.line_mode import NO_REDO, NO_UNDO, History, Leave
from puzzlelang.play.screen_layout import Texts, laid_out
from puzzlelang.play.state_view import View
from puzzlelang.text import replace

OTHER_KEYS = {
    "backspace": "u", "y": "r", "j": "tab", "k": "backtab",
    "h": "help", "f1": "help", "home": "R",
}  # fmt: skip


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
        self._helps = False
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
        if self._helps:
            help = View(self._help(width - 2))
            texts = Texts(self._title, "", help, [], [], -1, "any key: back", self._shift)
        else:
            texts = self._texts(width, height)
        if self._typed is not None:
            texts = replace(texts, messages=[("bold", f"{self._writer[0]}: {self._typed}█")])
        return laid_out(texts, width, height)

    def _help(self, width: int) -> list[Line]:
        rows = (row.split("  ", 1) for row in self.help.splitlines())
        keys = (hanging(f"{key:<12}", text.strip(), width) for key, text in rows)
        about = wrap(" ".join(self._about.split()), width)
        return [[("", line)] for line in (*chain.from_iterable(keys), "", *about)]

    def _keys(self, width: int) -> str:
        if self._typed is not None:
            return "Enter: write, Esc: cancel"
        return self.keys if len(self.keys) <= width else self.few_keys

    # ── keys ─────────────────────────────────────────────────────────────────────────

    def press(self, key: str) -> None:
        """Handle a key; raise :class:`Leave` if it ends the game."""
        if self._typed is not None:
            self._type(key)
            return
        key = OTHER_KEYS.get(key, key)
        if key in SHIFTS and not self._digits:
            down, right = SHIFTS[key]
            self._shift = self._shift[0] + down, self._shift[1] + right
        elif self._helps:
            self._helps, self._shift = False, (0, 0)
        else:
            self._act(key)

    def _shared(self, key: str) -> None:
        """Handle a key that all kinds of games have."""
        match key:
            case "u" | "r":
                undoes = key == "u"
                if self._history.undo() if undoes else self._history.redo():
                    self._arrived()
                else:
                    self._note = "dim", NO_UNDO if undoes else NO_REDO
            case "R":
                self._history.restart()
                self._arrived()
            case "w":
                self._typed, self._writer = self._suggested, ("Write the game to", self._save)
            case "n" if self._following:
                raise Leave(True)
            case "n":
                self._note = "dim", "There is no next instance."
            case "help":
                self._helps = True
            case "q":
                raise Leave
            case _ if len(key) == 1 and key.isprintable():
                self._note = "dim", f"{key} does nothing; h shows the keys."

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
                if path:
                    self._note = "", self._writer[1](path)
            case "esc":
                self._typed = None
            case "backspace":
                self._typed = self._typed[:-1]
            case _ if len(key) == 1 and key.isprintable():
                self._typed += key
