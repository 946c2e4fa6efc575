"""Input and output of a game: a whole screen or lines, and the file that it is saved to."""

from __future__ import annotations

import os
from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.terminal import asked, end_progress, out, out_page
from puzzlelang.text import TYPE_CHECKING, PuzzleError, printable, writing

if TYPE_CHECKING:
    from puzzlelang.play import LineMode, Screen


class Table:
    """Plays a game; subclasses know one kind of games."""

    def __init__(
        self, options: Namespace, loaded: answers.Loaded | answers.ToFill, following: str
    ) -> None:
        self.options, self.loaded, self.following = options, loaded, following
        self.problem = ""
        """The reason why the last result was not entered."""

    def play(self) -> None:
        from puzzlelang.front.commands import whole_screen

        end_progress()
        if self.options.lines or not whole_screen.is_possible():
            self._line_by_line()
            return
        name = os.path.splitext(os.path.basename(self.options.file))[0]
        try:
            whole_screen.run(self.screen(f"{name}.json"), out_page(), self.note)
        finally:  # the text that remains on the terminal
            page = out_page()
            if self.problem:
                out(self.problem)
            out("\n".join(answers.wrap(self.parting(), page.width)))

    def _line_by_line(self) -> None:
        talk = self.lines()
        for line in answers.title_lines(self.loaded.puzzle, self.loaded.label, talk.page):
            out(line)
        for line in talk.opening():
            out(line)
        while line := asked("> "):
            for answer in talk.said(line):
                out(answer)
            self.note()
            if self.problem:
                out(self.problem)
                self.problem = ""

    @property
    def title(self) -> str:
        label = self.loaded.label
        return self.loaded.puzzle.title + (f": {label}" if label else "")

    def save(self, path: str) -> str:
        """Write the game, and return a report of success or failure."""
        try:
            writing.write_new({path: answers.json_text(self.data()) + "\n"})
        except PuzzleError as error:
            return one_line(error)
        return f"wrote {printable(path)}"

    # ── parts of a kind of game ──────────────────────────────────────────────────────

    def screen(self, suggested: str) -> Screen:
        """Return the screen; ``suggested`` is a name for a saved game."""
        raise NotImplementedError

    def lines(self) -> LineMode:
        raise NotImplementedError

    def data(self) -> dict[str, object]:
        """Return the game as JSON."""
        raise NotImplementedError

    def parting(self) -> str:
        """Return a line for the end of the session."""
        raise NotImplementedError

    def note(self) -> None:
        """Note a change of the game."""

    def close(self) -> None:
        """Release what the game holds."""


def one_line(error: PuzzleError) -> str:
    """Return message and help on one line."""
    diagnostic = error.diagnostics[0]
    return printable("; ".join(filter(None, (diagnostic.message, diagnostic.help))))
