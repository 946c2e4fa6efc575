"""`puzzlelang play` for a puzzle that is filled in."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang.front.commands.game_table import Table
from puzzlelang.front.commands.terminal import out_page, pictured_page
from puzzlelang.play import FillingGame, FillingLines, FillingScreen, filling_data
from puzzlelang.text import printable


class FillingTable(Table):
    """Plays a game that is filled in."""

    def __init__(self, options: Namespace, game: FillingGame, following: str) -> None:
        super().__init__(options, game.loaded, following)
        self.game = game

    def screen(self, suggested: str) -> FillingScreen:
        boards = pictured_page(self.game.loaded, self.options).boards
        title = printable(self.title)
        return FillingScreen(self.game, title, self.save, self.following, suggested, boards)

    def lines(self) -> FillingLines:
        return FillingLines(self.game, out_page(), self.save, self.following)

    def data(self) -> dict[str, object]:
        return filling_data(self.game)

    def parting(self) -> str:
        return f"{self.loaded.puzzle.title}: {self.game.ending or self.game.score}"
