"""The dialogue about a puzzle that is filled in: ``on(0,2) = 5``, ``f``, ``?``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from types import MappingProxyType

from puzzlelang.answers import Page
from puzzlelang.play.filling_game import FillingGame
from puzzlelang.play.filling_sheet import Sheets
from puzzlelang.play.line_mode import SHORT, LineMode, Refusal
from puzzlelang.text import did_you_mean, printable

HELP = """\
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
    help, shows = HELP, "show"

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
