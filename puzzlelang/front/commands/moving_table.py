"""`puzzlelang play` for a puzzle that moves."""

from __future__ import annotations

from argparse import Namespace
from shlex import quote

from puzzlelang import answers
from puzzlelang.front.commands.game_table import Table, one_line
from puzzlelang.front.commands.picture_file import level_report
from puzzlelang.front.commands.terminal import pictured_page
from puzzlelang.play import Game, Guide, MovingLines, MovingScreen, Scores, game_data, sentences
from puzzlelang.text import PuzzleError, printable, writing


class MovingTable(Table):
    """Plays a game that moves; writes scores."""

    def __init__(
        self, options: Namespace, game: Game, guide: Guide, scores: Scores | None, following: str
    ) -> None:
        super().__init__(options, game.loaded, following)
        self.game, self.guide, self.scores = game, guide, scores
        self.page = pictured_page(game.loaded, options)
        self.entered = game.is_solved

    def screen(self, suggested: str) -> MovingScreen:
        title, starts = self.title, self.loaded.puzzle.starts
        if len(starts) > 1 and self.game.states[0] in starts:
            number = starts.index(self.game.states[0]) + 1
            title += f" (start {number:,} of {len(starts):,})"
        return MovingScreen(
            self.game, self.guide, printable(title), self.save, self.following, suggested,
            self.page.boards, self.save_level,
        )  # fmt: skip

    def lines(self) -> MovingLines:
        return MovingLines(
            self.game, self.guide, self.page, self.save, self.following, self.save_level
        )

    def data(self) -> dict[str, object]:
        best = self.guide.hint(self.game.states[0])
        optimal = best.kind == "optimal" and best.cost == self.game.cost
        return game_data(self.game, optimal)

    def save(self, path: str) -> str:
        report = super().save(path)
        if not report.startswith("wrote "):
            return report
        command = f"puzzlelang graph {quote(self.options.file)} --path {quote(path)} -o way.html"
        return f"{report}; `{printable(command)}` draws it"

    def save_level(self, path: str) -> str:
        """Write the state as a level, and return a report of success or failure."""
        try:
            level = answers.level_of(self.game.loaded, self.game.state)
            writing.write_new({path: level.text()})
        except PuzzleError as error:
            return one_line(error)
        return level_report(f"play {quote(self.options.file)}", level, path)

    def parting(self) -> str:
        return sentences.parting(self.game, self.guide)

    def note(self) -> None:
        """Enter a result once; a failed write does not end the game."""
        if self.scores is None or not self.game.is_solved:
            self.entered = False
            return
        if not self.entered and self.scores.enter(self.game):
            try:
                writing.write_whole(self.options.scores, self.scores.text)
            except PuzzleError as error:
                self.problem = one_line(error)
        self.entered = True

    def close(self) -> None:
        self.guide.close()
