"""Playing line by line, for pipes and screen readers.

Subclasses have the commands of one kind of game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from types import MappingProxyType

from puzzlelang.answers import Page, hanging, wrap
from puzzlelang.core import direction, has_direction
from puzzlelang.play import sentences
from puzzlelang.play.filling_game import FillingGame
from puzzlelang.play.filling_sheet import Sheets
from puzzlelang.play.game import Game, History, Line, Move, StateView, moves_towards
from puzzlelang.play.hints import Guide
from puzzlelang.text import Any, PuzzleError, did_you_mean, printable

SHORT = {
    "u": "undo", "r": "redo", "?": "hint", "s": "solve", "h": "help", "q": "quit", "n": "next",
    "exit": "quit", "b": "undo", "back": "undo", "y": "redo", "z": "undo",
}  # fmt: skip


class Leave(Exception):
    """Leave the game, or (``following``) continue with the next instance."""

    def __init__(self, following: bool = False) -> None:
        self.following = following


class Refusal(Exception):
    """A change that is not possible."""

    def __init__(self, text: str, style: str = "") -> None:
        self.text, self.style = text, style


NO_UNDO, NO_REDO = "This is the start.", "There is nothing to redo."


class LineMode:
    """A dialogue about one game; :meth:`said` answers a line.

    ``save`` writes the game to a path and returns a report.
    """

    short: Mapping[str, str] = SHORT
    words: Iterable[str] = ()
    """Commands without a short form."""
    help: str
    shows: str
    """The command that only shows the state."""

    def __init__(
        self, game: History[Any], page: Page, save: Callable[[str], str], following: str = ""
    ) -> None:
        self._history, self.page = game, page
        self._writers, self._following = {"save": save}, following

    # ── parts of a kind of game ──────────────────────────────────────────────────────

    def opening(self) -> Iterator[str]:
        """Lines at the start of a game."""
        raise NotImplementedError

    def _change(self, name: str) -> str | None:
        """Make the change of a word, and describe it; None if the word is another command.

        Raise :class:`Refusal` if it is not possible.
        """
        match name:
            case self.shows:
                return ""
            case "undo" if not self._history.undo():
                raise Refusal(NO_UNDO)
            case "redo" if not self._history.redo():
                raise Refusal(NO_REDO)
            case "restart":
                self._history.restart()
        return "" if name in ("undo", "redo", "restart") else None

    def _answer(self, name: str) -> Iterator[str] | None:
        """Lines for a command that changes nothing; None if it is unknown."""
        raise NotImplementedError

    def _state(self) -> Iterator[str]:
        raise NotImplementedError

    def _split(self, line: str) -> list[str]:
        return line.split()

    # ── commands ─────────────────────────────────────────────────────────────────────

    def said(self, line: str) -> Iterator[str]:
        """Answer a line; raise :class:`Leave` to end the dialogue."""
        words = self._split(line)
        name, *path = line.strip().split(maxsplit=1) or [""]
        if name in self._writers:
            yield self._writers[name](*path) if path else f"Which file? Write `{name} FILE`."
            return
        changed = False
        for word in words or [self.shows]:
            name = self.short.get(word.casefold(), word.casefold())
            try:
                report = self._change(name)
            except Refusal as refusal:
                yield from self._page(refusal.style, refusal.text)
                break
            if report is None:
                yield from self._answer(name) or self._shared(name)
                continue
            changed = True
            if report and len(words) > 1:
                yield report
        if changed:
            yield from self._state()

    def _shared(self, name: str) -> Iterator[str]:
        """Answer a command that all kinds of games have."""
        match name:
            case "help":
                yield self.help
            case "quit":
                raise Leave
            case "next":
                if self._following:
                    raise Leave(True)
                yield "There is no next level."
            case _:
                words = [*self.short.values(), *self.words, "restart", *self._writers]
                help = did_you_mean(name, words) or "`h` lists the commands."
                yield from self._page(
                    "warning", f"Unknown command `{printable(name[:40])}`: {help}"
                )

    # ── output ───────────────────────────────────────────────────────────────────────

    def _board(self, lines: Iterable[Line]) -> Iterator[str]:
        for segments in lines:
            yield "  " + "".join(
                self.page.paint(style, text) if style else text for style, text in segments
            )

    def _page(self, style: str, *texts: str) -> Iterator[str]:
        for line in chain.from_iterable(wrap(text, self.page.width) for text in texts if text):
            yield self.page.paint(style, line) if style else line


# ── puzzles that move ─────────────────────────────────────────────────────────────────

SOON = 0.3
"""Seconds to wait for a hint before a state is shown."""

ARROWS = ("up", "left", "down", "right")

TALL = 16
"""Maximum number of lines of a board."""

PATIENT = 1.0
"""Seconds to wait for a requested hint."""

MOVING_HELP = """\
1, 2, …          make this move; or several moves in a row: 2 1 3
up, down, left, right, north … or < ^ v > or w a s d
                 the move in this direction
u, undo          take a move back            y, redo     make it again
?, hint          a good next move            solve       show the solution from here (s, if
                                                         moves have no directions)
restart          back to the start           replay      show your moves again
why              why other moves are not possible; why take fox: about one move
moves            show state and moves        look        look for a best solution, however long
save FILE        write the game, for --resume and `puzzlelang verify`
level FILE       write this state as a level, for --map and --set
next             the next level              h, help     this page
q, quit          leave"""


class MovingLines(LineMode):
    """A dialogue about a game that moves."""

    short = MappingProxyType({**SHORT, "watch": "solve", "m": "moves"})
    words = ("moves", "replay", "look", "why")
    help, shows = MOVING_HELP, "moves"

    def __init__(
        self,
        game: Game,
        guide: Guide,
        page: Page,
        save: Callable[[str], str],
        following: str = "",
        save_level: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(game, page, save, following)
        if save_level is not None:
            self._writers["level"] = save_level
        self.game, self.guide = game, guide
        if any(has_direction(t) for t in game.loaded.puzzle.transitions):
            self.short = MappingProxyType({**self.short, **dict(zip("wasd", ARROWS, strict=True))})
        self._view = StateView(game, page.boards)

    def opening(self) -> Iterator[str]:
        """Lines at the start of a game."""
        yield from self._state()
        yield self.page.paint("dim", "A number, ? for a hint, u to undo, h for help, q to leave.")

    def said(self, line: str) -> Iterator[str]:
        """Answer a line; the words after `why` are a move."""
        name, _, move = line.strip().partition(" ")
        return self._why(move) if name.casefold() == "why" else super().said(line)

    def _why(self, text: str) -> Iterator[str]:
        for style, reason in sentences.reasons(self.game, text):
            yield from self._page(style, reason)

    def _change(self, name: str) -> str | None:
        move = self._moved(name)
        if isinstance(move, Move):
            try:
                self.game.play(move)
            except PuzzleError as error:  # an expression of the rules has no value
                raise Refusal(error.diagnostics[0].message, "bad") from None
            return move.said
        if move:
            raise Refusal(move, "warning")
        return super()._change(name)

    # ── words ────────────────────────────────────────────────────────────────────────

    def _moved(self, word: str) -> Move | str:
        """The move for a word, or an error message; empty if the word is not a move."""
        moves = self.game.moves
        if re.fullmatch(r"[0-9]{1,9}", word):
            if 1 <= int(word) <= len(moves):
                return moves[int(word) - 1]
            if not moves:
                return "No move is possible here."
            return f"There is no move {int(word)}, only 1 to {len(moves)}."
        if not direction(word):
            return ""
        meant = moves_towards(moves, word)
        if len(meant) == 1:
            return meant[0]
        if not meant:
            return f"No move goes {word} here."
        return "Which one? " + ", ".join(f"{move.number} ({move.said})" for move in meant)

    def _answer(self, name: str) -> Iterator[str] | None:
        match name:
            case "hint":
                return self._hint()
            case "look":
                self.guide.look(self.game.state, at_length=True)
                return self._solution(None)
            case "solve":
                return self._solution(PATIENT)
            case "replay":
                return self._steps(self.game.history)
        return None

    def _hint(self) -> Iterator[str]:
        self.guide.look(self.game.state)
        hint = self.guide.wait(self.game.state, PATIENT)
        text = sentences.hint_text(self.game, self.guide, hint)
        if hint.kind == "looking":
            text += " `look` waits for it."
        elif hint.kind == "unknown" and not self.guide.no_goal:
            text += " `look` searches for one without a time limit."
        yield from self._page("", text)

    def _solution(self, seconds: float | None) -> Iterator[str]:
        self.guide.look(self.game.state, at_length=True)
        hint = self.guide.wait(self.game.state, seconds)
        while seconds is None and self.guide.is_looking and hint.kind == "good":
            hint = self.guide.wait_for_best(self.game.state)
        way = self.guide.way(self.game.state)
        if way:
            yield from self._steps(way)
            worth = "No better solution exists from here." if hint.kind == "optimal" else (
                "There may be a better solution.")  # fmt: skip
            yield from self._page("good", worth)
        else:
            yield from self._hint()

    def _steps(self, moves: Sequence[Move]) -> Iterator[str]:
        if not moves:
            yield "No moves have been made yet."
        for number, move in enumerate(moves, 1):
            yield from hanging(f"{number}  ", move.said, self.page.width)
            yield from self._drawn(move.after)

    # ── output ───────────────────────────────────────────────────────────────────────

    def _state(self) -> Iterator[str]:
        game, guide = self.game, self.guide
        guide.look(game.state)
        guide.wait(game.state, SOON)
        yield ""
        yield from self._drawn(game.state)
        yield from self._page("dim", sentences.score(game, guide))
        yield from self._page("good", sentences.ending(game, guide))
        if game.is_solved and self._following:
            yield f"`next` plays {self._following}."
        yield from self._page("bad", sentences.warning(game, guide))
        width = len(str(len(game.moves)))
        for move in game.moves:
            yield from hanging(f"  {move.number:>{width}}  ", move.said, self.page.width)

    def _drawn(self, state: tuple[int, ...]) -> Iterator[str]:
        return self._board(self._view.lines(state, (self.page.width - 2, TALL)))


# ── puzzles that are filled in ────────────────────────────────────────────────────────

FILLING_HELP = """\
on(0,2) = 5      write a value; several in a row, too
on(0,2) =        clear it
on(0,2) ~ 5      add or remove a pencil mark
on(0,2)          show a value and the options
f, follow        fill in all that follows     ?, hint     a value that must be, and why
u, undo          take a change back           r, redo     make it again
restart          back to the start            s, solve    fill in a solution
show             show the board               blanks      list all blanks
save FILE        write the game, for --resume and `puzzlelang verify`
next             the next instance            h, help     this page
q, quit          leave"""


class FillingLines(LineMode):
    """A dialogue about a game that is filled in."""

    short = MappingProxyType({**SHORT, "f": "follow"})
    words = ("show", "blanks")
    help, shows = FILLING_HELP, "show"

    def __init__(
        self, game: FillingGame, page: Page, save: Callable[[str], str], following: str = ""
    ) -> None:
        super().__init__(game, page, save, following)
        self.game, self._sheets = game, Sheets(game)
        self._names = {_plain(blank.name): n for n, blank in enumerate(game.blanks)}

    def opening(self) -> Iterator[str]:
        yield from self._state()
        example = next((n for n in self._sheets.order if n not in self.game.givens), 0)
        blank = self.game.blanks[example]
        text = f"`{blank.name} = {blank.options[-1]}` writes a value, ? for a hint, h for help"
        yield from self._page("dim", f"{text}, q to leave.")

    def _split(self, line: str) -> list[str]:
        return re.sub(r"\s*([=~,(])\s*|\s+(?=\))", r"\1", line).split()

    def _change(self, name: str) -> str | None:
        parts = re.fullmatch(r"(.+?)([=~])(.*)", name)
        if parts is None:
            if name not in ("follow", "solve"):
                return super()._change(name)
            problem = self.game.follow() if name == "follow" else self.game.solve()
            if problem:
                raise Refusal(problem)
            return self.game.score
        blank, sign = self._blank(parts[1]), parts[2]
        options = self.game.blanks[blank].options
        plain, text = [_plain(option) for option in options], _plain(parts[3])
        labels = self.game.labels[blank]
        if text in plain:
            option = plain.index(text)
        elif text in labels:
            option = labels.index(text)
        elif text in ("", "."):
            option = None
        else:
            help = did_you_mean(text, plain) or f"it may be {', '.join(options)}."
            raise Refusal(f"`{printable(text[:40])}` is no value of it: {help}", "warning")
        if option is not None and sign == "~":
            if not self.game.mark(blank, option):
                raise Refusal(f"{self.game.said(blank)}: clear it first.")
        elif not self.game.write(blank, option):
            raise Refusal(f"{self.game.said(blank)}.")
        return self.game.said(blank)

    def _blank(self, name: str) -> int:
        number = self._names.get(_plain(name))
        if number is None:
            help = did_you_mean(name, self._names) or "`blanks` lists their names."
            raise Refusal(f"There is no blank `{printable(name[:40])}`: {help}", "warning")
        return number

    def _answer(self, name: str) -> Iterator[str] | None:
        game = self.game
        if name == "hint":
            return self._page("bold", game.hint()[0])
        if name == "blanks":
            return self._page("", *map(game.said, self._sheets.order))
        if _plain(name) in self._names:
            blank = self._names[_plain(name)]
            options = ", ".join(game.blanks[blank].options)
            return self._page("", f"{game.said(blank)}. Options: {options}.")
        return None

    def _state(self) -> Iterator[str]:
        game = self.game
        yield ""
        yield from map(str.rstrip, self._board(self._sheets.view(None).lines))
        yield from self._page("dim", game.score)
        yield from self._page("good", game.ending)
        if game.is_solved and self._following:
            yield f"`next` plays {self._following}."
        yield from self._page("bad", *game.warnings)


def _plain(text: str) -> str:
    """Return a name or value without inner brackets: ``on((0, 2))`` is ``on(0,2)``."""
    head, bracket, rest = text.casefold().partition("(")
    return head + bracket + re.sub(r"[()\s]", "", rest)
