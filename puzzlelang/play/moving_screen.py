"""The whole screen of a puzzle that moves: boards, a list of moves, films of solutions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from os.path import splitext

from puzzlelang.answers import Pictures, endings
from puzzlelang.core import has_direction
from puzzlelang.play import sentences
from puzzlelang.play.game import Game, Move, Slots, StateView, moves_towards, piece_of, way_of
from puzzlelang.play.hints import Guide
from puzzlelang.play.screen import WHY, Screen, Texts, rooms
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
            case "r":
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
arrows      the move in this direction, where moves have one; otherwise through the list
w a s d     like arrows; h j k l, too
1 … 28      make the move with this number
Tab         through the list; Enter or Space makes the marked move
click       a move, or a piece and then its place
u, y        take a move back (z, Backspace), make it again
r           back to the start; u returns
?           a hint: a good next move
v           watch a solution from here
p           watch your own moves again
e           explain why other moves are not possible
o           write the game to a file
x           write this state to a file, as a level
b           states as boards, or as texts
H J K L     scroll a board that is larger than the window
n           the next level
Esc         stop a search, close this page
q           leave"""


class MovingScreen(Screen):
    """The screen of a game that moves."""

    keys = "? hint  u undo  y redo  r restart  v solution  e why  i keys  q quit"
    few_keys = "? hint u undo v solve i keys q quit"
    help = HELP

    def __init__(
        self,
        game: Game,
        guide: Guide,
        title: str,
        save: Callable[[str], str],
        following: str = "",
        suggested: str = "game.json",
        boards: Pictures | None = None,
        save_level: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(game, title, game.loaded.puzzle.about, save, following, suggested)
        self.game, self.guide = game, guide
        self._view = StateView(game, boards)
        self._save_level = save_level
        self._film: Film | None = None
        self._cursor = 0
        self._chosen: tuple[Move, ...] | None = None
        """Candidates for an arrow key."""
        self._piece: tuple[object, ...] | None = None
        """The piece that moved last."""
        self._rooms = rooms(80, 24)
        self._asks = self._waits = False
        """A hint was requested here; a solution was."""
        self._steers = any(has_direction(t) for t in game.loaded.puzzle.transitions)
        self._arrived()

    # ── output ───────────────────────────────────────────────────────────────────────

    def _texts(self, width: int, height: int) -> Texts:
        title, shift, film = self._title, self._shift, self._film
        if film is not None:
            board = self._view.view(film.state, film.before, *rooms(width, height))
            return Texts(title, film.place, board, [("bold", film.said)], [], -1, film.keys, shift)
        score, messages = sentences.score(self.game, self.guide), self._messages()
        self._rooms = rooms(width, height)
        marked = self._marked
        board = self._view.view(
            self.game.state, self._before, *self._rooms,
            other=None if marked is None else marked.after,
        )  # fmt: skip
        moves = [(str(move.number), move.said) for move in self._listed]
        keys = self._keys(width)
        return Texts(title, score, board, messages, moves, self._cursor, keys, shift)

    @property
    def _marked(self) -> Move | None:
        """The move to show on the board: not the first one where arrows make moves."""
        is_chosen = self._cursor or self._asks or self._chosen is not None
        return (
            self._listed[self._cursor] if self._listed and (is_chosen or not self._steers) else None
        )

    @property
    def is_begun(self) -> bool:
        return bool(self.game.history) and not self.game.is_solved

    @property
    def _before(self) -> Slots:
        """The previous state; at the start, a successor."""
        states, moves = self.game.states, self.game.moves
        return states[-2] if len(states) > 1 else moves[0].after if moves else states[0]

    def _messages(self) -> list[tuple[str, str]]:
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

    def _act(self, key: str) -> None:
        if self._film is not None:
            self._watch(key)
        else:
            self._play(key)

    def _play(self, key: str) -> None:
        if key.isascii() and key.isdigit():
            number = self._number(key, [str(move.number) for move in self._listed], "move")
            if number is not None:
                self._make(self._listed[number : number + 1])
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
            case "?":
                self._asks = True
                self.guide.look(self.game.state, at_length=True)
            case "v":
                self._waits = not self.game.is_solved
                self.guide.look(self.game.state, at_length=True)
                self._begin_film()
            case _:
                self._other(key)

    def _other(self, key: str) -> None:
        match key:
            case "p" if self.game.history:
                self._film = Film(self.game.states[0], tuple(self.game.history), "your moves")
            case "p":
                self._note = "dim", "No moves have been made yet."
            case "x" if self._save_level is not None:
                stem, ending = splitext(self._suggested)[0], endings(self.game.loaded.tree)[0]
                self._typed = f"{stem}{ending}"
                self._writer = "Write this state as a level to", self._save_level
            case "e":
                self._typed, self._writer = "", (WHY, self._explain)
            case "b" if self._view.has_boards:
                self._view.plain = not self._view.plain
            case "esc":
                self._chosen, self._asks, self._waits, self._cursor = None, False, False, 0
                self.guide.cancel()
            case _:
                self._shared(key)

    def _explain(self, move: str) -> str:
        self._sheet = sentences.reasons(self.game, move)
        return ""

    def _chose(self, index: int) -> None:
        if self._film is None:
            self._make(self._listed[index : index + 1])

    def _click(self, row: int, column: int) -> None:
        """Make the only move that changes this place, or offer those that do."""
        at = self.game.state
        meant = tuple(
            move for move in self._listed * (self._film is None)
            if (row, column) in self._view.changed(at, move.after, *self._rooms)
        )  # fmt: skip
        if len(meant) == 1:
            self._make(meant)
        else:
            self._chosen, self._cursor = meant or None, 0

    def _steer(self, key: str) -> None:
        """Make the move in a direction; if there are several, that of the piece that moved last."""
        meant = moves_towards(self.game.moves, key)
        if self._chosen is not None and list(self._chosen) == meant:
            self._go(1)
            return
        self._chosen, self._cursor = None, 0
        same = [move for move in meant if piece_of(move) == self._piece]
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
        if way_of(moves[0]):
            self._piece = piece_of(moves[0])
        self._arrived()

    def _arrived(self) -> None:
        super()._arrived()
        self._cursor, self._chosen = 0, None
        self._asks = self._waits = False
        self.guide.look(self.game.state)

    def _watch(self, key: str) -> None:
        assert self._film is not None
        if key == "enter" and self._film.goes_on:
            for move in self._film.seen:
                self._make([m for m in self.game.moves if m == move])
            self._film = None
        elif key in ("esc", "q", "v", "p"):
            self._film = None
        else:
            self._film.press(key)
