"""A game on a whole screen: keys in, lines out; the caller owns the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from puzzlelang.answers import Pictures, hanging, wrap
from puzzlelang.play import directions, sentences
from puzzlelang.play.game import Game, Line, Move, Slots
from puzzlelang.play.hints import Guide
from puzzlelang.play.line_mode import Leave
from puzzlelang.play.screen_layout import Texts, laid_out, rooms
from puzzlelang.play.state_view import StateView, View
from puzzlelang.text import PuzzleError

SPEEDS = (2.0, 1.4, 1.0, 0.7, 0.5, 0.3, 0.15, 0.08)
"""Seconds per step."""


class Film:
    """Moves from a state, one after the other.

    ``worth``: a text about their quality. ``goes_on``: the player may continue from any step.
    """

    def __init__(
        self, start: Slots, moves: tuple[Move, ...], worth: str, *, goes_on: bool = False
    ) -> None:
        self._start, self._moves, self._worth, self.goes_on = start, moves, worth, goes_on
        self._at, self._runs, self._speed, self._due = 0, True, 3, 0.0

    @property
    def state(self) -> Slots:
        return self._moves[self._at - 1].after if self._at else self._start

    @property
    def before(self) -> Slots:
        """The state before the current one; at the start, its successor."""
        return self._moves[self._at - 2].after if self._at > 1 else (
            self._start if self._at else self._moves[0].after)  # fmt: skip

    @property
    def seen(self) -> tuple[Move, ...]:
        """Moves up to the current state."""
        return self._moves[: self._at]

    @property
    def said(self) -> str:
        return self._moves[self._at - 1].said if self._at else ""

    @property
    def place(self) -> str:
        return f"step {self._at} of {len(self._moves)} ({self._worth})"

    @property
    def keys(self) -> str:
        more = "  Enter play from here" if self.goes_on else ""
        pause = "pause" if self._runs else "resume"
        return f"Space {pause}  ← →  + -  Esc back{more}"

    def tick(self, now: float) -> None:
        if self._runs and not self._due:
            self._due = now + SPEEDS[self._speed]
        if self._runs and now >= self._due:
            self._go(1)
            self._due = now + SPEEDS[self._speed]

    def press(self, key: str) -> None:
        match key:
            case " ":
                self._runs = not self._runs and self._at < len(self._moves)
                self._due = 0.0
            case "left" | "up":
                self._stop(-1)
            case "right" | "down":
                self._stop(1)
            case "R":
                self._stop(-len(self._moves))
            case "end":
                self._stop(len(self._moves))
            case "+" | "-":
                faster = self._speed + (1 if key == "+" else -1)
                self._speed = max(0, min(faster, len(SPEEDS) - 1))

    def _stop(self, count: int) -> None:
        self._runs = False
        self._go(count)

    def _go(self, count: int) -> None:
        self._at = max(0, min(self._at + count, len(self._moves)))
        if self._at == len(self._moves):
            self._runs = False


HELP = """\
1 … 28      make the move with this number
arrows      the move in this direction, where moves have one; otherwise through the list
Tab, j, k   through the list; Enter or Space makes the move
u, r        take a move back, make it again (Backspace, y)
?           a hint: a good next move
s           watch a solution from here
p           watch your own moves again
R           back to the start
w           write the game to a file
b           states as boards, or as texts
H J K L     scroll a board that is larger than the window
n           the next instance
Esc         stop a search, close this page
q           leave"""

KEYS = "? hint  u undo  r redo  s solution  h help  q quit"
FEW_KEYS = "? hint u undo s solve h help q quit"

OTHER_KEYS = {
    "backspace": "u", "y": "r", "j": "tab", "k": "backtab",
    "h": "help", "f1": "help", "home": "R",
}  # fmt: skip


SHIFTS = {"H": (0, -8), "L": (0, 8), "K": (-4, 0), "J": (4, 0)}
"""Keys to scroll the view, with lines and columns."""


class Screen:
    """Content of the screen, and the effects of keys.

    ``save`` writes the game to a path and returns a report; ``suggested``: a default name for the
    file.
    """

    def __init__(
        self,
        game: Game,
        guide: Guide,
        title: str,
        save: Callable[[str], str],
        following: str = "",
        suggested: str = "game.json",
        boards: Pictures | None = None,
    ) -> None:
        self.game, self.guide, self._title = game, guide, title
        self._save, self._following, self._suggested = save, following, suggested
        self._view = StateView(game, boards)
        self._shift = 0, 0
        self._film: Film | None = None
        self._helps = False
        self._typed: str | None = None
        """Name of a file while the player types it."""
        self._digits, self._cursor = "", 0
        self._chosen: tuple[Move, ...] | None = None
        """Candidates for an arrow key."""
        self._piece: tuple[object, ...] | None = None
        """The piece that moved last."""
        self._note: tuple[str, str] = ("", "")
        self._asks = self._waits = False
        """A hint was requested here; a solution was."""
        self._steers = any(directions.has_direction(t) for t in game.loaded.puzzle.transitions)
        self._arrived()

    # ── output ───────────────────────────────────────────────────────────────────────

    def lines(self, width: int, height: int) -> list[Line]:
        """The screen, from its top."""
        title, shift, film = self._title, self._shift, self._film
        if self._helps:
            help = View(self._help(width - 2))
            texts = Texts(title, "", help, [], [], -1, "any key: back", shift)
        elif film is not None:
            board = self._view.view(film.state, film.before, *rooms(width, height))
            texts = Texts(title, film.place, board, [("bold", film.said)], [], -1, film.keys, shift)
        else:
            score, messages = sentences.score(self.game, self.guide), self._messages()
            board = self._view.view(self.game.state, self._before, *rooms(width, height))
            moves = [(str(move.number), move.said) for move in self._listed]
            keys = KEYS if len(KEYS) <= width else FEW_KEYS
            keys = keys if self._typed is None else "Enter: write, Esc: cancel"
            texts = Texts(title, score, board, messages, moves, self._cursor, keys, shift)
        return laid_out(texts, width, height)

    @property
    def _before(self) -> Slots:
        """The previous state; at the start, a successor."""
        states, moves = self.game.states, self.game.moves
        return states[-2] if len(states) > 1 else moves[0].after if moves else states[0]

    def _help(self, width: int) -> list[Line]:
        rows = (row.split("  ", 1) for row in HELP.splitlines())
        keys = (hanging(f"{key:<12}", text.strip(), width) for key, text in rows)
        about = wrap(" ".join(self.game.loaded.puzzle.about.split()), width)
        return [[("", line)] for line in (*chain.from_iterable(keys), "", *about)]

    def _messages(self) -> list[tuple[str, str]]:
        if self._typed is not None:
            return [("bold", f"Write the game to: {self._typed}█")]
        game, guide = self.game, self.guide
        messages = [
            ("good", sentences.ending(game, guide)),
            ("bad", sentences.warning(game, guide)),
            self._note,
        ]
        if game.is_solved and self._following:
            messages.append(("", f"n plays {self._following}."))
        if self._chosen is not None:
            messages.append(("bold", "Which one?"))
        if self._digits:
            messages.append(("bold", f"{self._digits}…"))
        if self._asks or self._waits:
            hint = guide.hint(game.state)
            text = sentences.hint_text(game, guide, hint)
            messages.append(("bold", text + (" (Esc stops)" if hint.kind == "looking" else "")))
        return [(style, text) for style, text in messages if text]

    @property
    def _listed(self) -> tuple[Move, ...]:
        return self.game.moves if self._chosen is None else self._chosen

    @property
    def is_moving(self) -> bool:
        """True if the screen may change without a key."""
        return self._film is not None or self.guide.is_looking or self._waits

    def tick(self, now: float) -> None:
        """Advance a film, and show results of a search."""
        if self._film is not None:
            self._film.tick(now)
        self._begin_film()
        if self._asks and self._chosen is None and not self._digits:
            hint = self.guide.hint(self.game.state)
            if hint.move is not None and self._cursor == 0:
                self._cursor = hint.move.number - 1

    def _begin_film(self) -> None:
        """Show the requested solution as soon as it is known."""
        if self._waits and self.guide.hint(self.game.state).kind != "looking":
            self._waits = False
            way = self.guide.way(self.game.state)
            self._asks = not way
            if way:
                optimal = self.guide.hint(self.game.state).kind == "optimal"
                worth = "a best solution" if optimal else "perhaps not a best solution"
                self._film = Film(self.game.state, way, worth, goes_on=True)

    # ── keys ─────────────────────────────────────────────────────────────────────────

    def press(self, key: str) -> None:
        """Handle a key; raise :class:`Leave` if it ends the game."""
        if self._typed is not None:
            self._type(key)
            return
        key = OTHER_KEYS.get(key, key)
        if key in SHIFTS and (self._helps or self._film is not None or not self._digits):
            down, right = SHIFTS[key]
            self._shift = self._shift[0] + down, self._shift[1] + right
        elif self._helps:
            self._helps, self._shift = False, (0, 0)
        elif self._film is not None:
            self._watch(key)
        else:
            self._play(key)

    def _play(self, key: str) -> None:
        if key.isascii() and key.isdigit():
            self._number(key)
            return
        enters = key in ("enter", " ") and self._digits
        digits, self._digits, self._note = self._digits, "", ("", "")
        match key:
            case "up" | "down" | "left" | "right" if self._steers:
                self._steer(key)
            case "up" | "backtab":
                self._go(-1)
            case "down" | "tab":
                self._go(1)
            case "pgup" | "pgdn":
                self._go(-10 if key == "pgup" else 10, around=False)
            case "enter" | " " if enters:
                self._make([move for move in self._listed if str(move.number) == digits])
            case "enter" | " ":
                self._make(self._listed[self._cursor : self._cursor + 1])
            case "u" | "r":
                undoes = key == "u"
                if self.game.undo() if undoes else self.game.redo():
                    self._arrived()
                else:
                    text = "This is the start." if undoes else "There is nothing to redo."
                    self._note = "dim", text
            case "R":
                self.game.restart()
                self._arrived()
            case "?":
                self._asks = True
                self.guide.look(self.game.state, at_length=True)
            case "s":
                self._waits = not self.game.is_solved
                self.guide.look(self.game.state, at_length=True)
                self._begin_film()
            case _:
                self._other(key)

    def _other(self, key: str) -> None:
        match key:
            case "p" if self.game.made:
                self._film = Film(self.game.states[0], tuple(self.game.made), "your moves")
            case "p":
                self._note = "dim", "No moves have been made yet."
            case "w":
                self._typed = self._suggested
            case "b" if self._view.has_boards:
                self._view.plain = not self._view.plain
            case "n" if self._following:
                raise Leave(True)
            case "n":
                self._note = "dim", "There is no next instance."
            case "help":
                self._helps = True
            case "esc":
                self._chosen, self._asks, self._waits, self._cursor = None, False, False, 0
                self.guide.cancel()
            case "q":
                raise Leave
            case _ if len(key) == 1 and key.isprintable():
                self._note = "dim", f"{key} does nothing; h shows the keys."

    def _number(self, digit: str) -> None:
        """Make a move as soon as no other number begins with these digits."""
        digits = self._digits + digit
        candidates = [move for move in self._listed if str(move.number).startswith(digits)]
        self._digits, self._note = "", ("", "")
        if not candidates:
            self._note = "warning", f"There is no move {digits}."
        elif len(candidates) == 1 and str(candidates[0].number) == digits:
            self._make(candidates)
        else:
            self._digits = digits

    def _steer(self, key: str) -> None:
        """Make the move in a direction; if there are several, that of the piece that moved last."""
        meant = directions.meant(self.game.moves, key)
        if self._chosen is not None and list(self._chosen) == meant:
            self._go(1)
            return
        self._chosen, self._cursor = None, 0
        same = [move for move in meant if directions.piece_of(move) == self._piece]
        if len(meant) == 1 or len(same) == 1:
            self._make(same or meant)
        elif meant:
            self._chosen = tuple(meant)
        else:
            self._note = "dim", f"No move goes {key} here."

    def _go(self, count: int, around: bool = True) -> None:
        if self._listed:
            last = len(self._listed) - 1
            place = self._cursor + count
            self._cursor = place % (last + 1) if around else max(0, min(place, last))

    def _make(self, moves: Sequence[Move]) -> None:
        if not moves:
            self._note = "dim", "No move is possible here."
            return
        try:
            self.game.play(moves[0])
        except PuzzleError as error:
            self._note = "bad", error.diagnostics[0].message
            return
        if directions.of_move(moves[0]):
            self._piece = directions.piece_of(moves[0])
        self._arrived()

    def _arrived(self) -> None:
        self._digits, self._cursor, self._chosen = "", 0, None
        self._asks = self._waits = False
        self._note, self._shift = ("", ""), (0, 0)
        self.guide.look(self.game.state)

    def _watch(self, key: str) -> None:
        assert self._film is not None
        if key == "enter" and self._film.goes_on:
            for move in self._film.seen:
                self._make([m for m in self.game.moves if m == move])
            self._film = None
        elif key in ("esc", "q", "s", "p"):
            self._film = None
        else:
            self._film.press(key)

    def _type(self, key: str) -> None:
        assert self._typed is not None
        match key:
            case "enter":
                path, self._typed = self._typed.strip(), None
                if path:
                    self._note = "", self._save(path)
            case "esc":
                self._typed = None
            case "backspace":
                self._typed = self._typed[:-1]
            case _ if len(key) == 1 and key.isprintable():
                self._typed += key
