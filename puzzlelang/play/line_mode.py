"""Playing line by line, for pipes and screen readers.

Subclasses have the commands of one kind of game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain

from puzzlelang.answers import Page, wrap
from puzzlelang.play.game import Line
from puzzlelang.text import Protocol, did_you_mean, printable

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


class History(Protocol):
    """Changes of a game, earlier and undone ones."""

    def undo(self) -> bool: ...

    def redo(self) -> bool: ...

    def restart(self) -> None: ...


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
        self, game: History, page: Page, save: Callable[[str], str], following: str = ""
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
