"""`puzzlelang play`: play a puzzle in the terminal, or line by line."""

from __future__ import annotations

import os
import re
from argparse import Namespace
from contextlib import suppress

from puzzlelang import answers
from puzzlelang.front.commands.conflicts import check
from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import (
    Parser,
    most_memory,
    plain_option,
    puzzle_options,
    whole,
)
from puzzlelang.front.commands.puzzle_options import load
from puzzlelang.front.commands.terminal import asked, end_progress, out, out_page, pictured_page
from puzzlelang.text import TYPE_CHECKING, PuzzleError, printable, usage_error, writing

if TYPE_CHECKING:
    from puzzlelang.play import Game, Guide, Scores

EXAMPLES = """\
  puzzlelang play frogs
  puzzlelang play sokoban --instance microban:1
  puzzlelang play hanoi --resume hanoi.json
  echo '2 ? q' | puzzlelang play frogs --lines"""


def add_options(parser: Parser) -> None:
    puzzle_options(parser)
    parser.add_argument(
        "--resume", metavar="GAME.json", default="",
        help="continue a saved game, or from the last step of an answer",
    )  # fmt: skip
    parser.add_argument(
        "--start", metavar="N", type=whole, default=None,
        help="begin in the Nth of several starts (default: the first)",
    )  # fmt: skip
    parser.add_argument(
        "--scores",
        metavar="SCORES.json",
        default="",
        help="keep the best result of each puzzle and instance in this file",
    )
    parser.flag(
        "--lines", "read lines and answer with lines, as in a pipe; also for screen readers"
    )
    plain_option(parser)
    parser.flag("--quiet", "print no progress or warnings")
    parser.set_defaults(tier="auto")


def run(options: Namespace) -> int:
    from puzzlelang import play

    _check(options)
    scores = _scores(options.scores)
    while True:
        loaded, game = _resumed(options) if options.resume else _begun(options)
        guide = play.Guide(game, memory=most_memory())
        table = _Table(options, game, guide, scores, following(loaded))
        try:
            table.play()
            return YES
        except play.Leave as leave:
            if not leave.following:
                return YES
            options.instance, options.resume, options.start = table.following, "", None
        finally:
            guide.close()


def _check(options: Namespace) -> None:
    paths = [options.file, options.resume, *(path for _, path in options.maps)]
    check("play", options)
    if "-" in paths or re.fullmatch(r"(?:[\w-]+=)?-(?::.*)?", options.instance):
        raise usage_error(
            "`play` reads what you type from standard input, so nothing else can be `-`",
            "write it to a file, and name that",
        )


def _begun(options: Namespace) -> tuple[answers.Loaded, Game]:
    from puzzlelang import play

    loaded = load(options, reads=True)
    starts = loaded.puzzle.starts
    number = 1 if options.start is None else options.start
    if not 1 <= number <= len(starts):
        count = answers.plural(len(starts), "start")
        raise usage_error(
            f"there is no start {number:,}: this puzzle has {count}",
            "leave `--start` out"
            if len(starts) == 1
            else f"they are numbered from 1 to {len(starts):,}",
        )
    return loaded, play.Game(loaded, starts[number - 1])


def _resumed(options: Namespace) -> tuple[answers.Loaded, Game]:
    """The saved game, with its instance and parameters; options override them."""
    from puzzlelang import play
    from puzzlelang.syntax import read_file

    text = read_file(options.resume).text
    instance, settings = answers.saved_variant(text)
    both = {
        "instance": options.instance or instance,
        "settings": [*{**settings, **dict(options.settings)}.items()],
    }
    try:
        loaded = load(Namespace(**{**vars(options), **both}), reads=True)
    except PuzzleError:
        loaded = load(options, reads=True)  # a game of another puzzle is reported below
    try:
        return loaded, play.resumed(loaded, text)
    except ValueError as error:
        raise usage_error(
            f"`{options.resume}` is not a game of this puzzle: {error}",
            "`save FILE` writes one while you play; an answer of `solve --format json` is one, too",
        ) from None


def _scores(path: str) -> Scores | None:
    from puzzlelang import play
    from puzzlelang.syntax import read_file

    if not path:
        return None
    writing.check_place(path)
    try:
        return play.Scores(read_file(path).text if os.path.exists(path) else "")
    except ValueError as error:
        raise usage_error(
            f"`{path}`: {error}", "choose another name; it is not overwritten"
        ) from None


def following(loaded: answers.Loaded) -> str:
    """The instance after the current one; empty after the last."""
    from puzzlelang.syntax import choose, declared

    with suppress(PuzzleError):
        names = [instance.name for instance in declared(loaded.tree)]
        if not loaded.instance:
            return next(iter(names), "")
        if loaded.instance in names:
            return next(iter(names[names.index(loaded.instance) + 1 :]), "")
        path, _, number = loaded.instance.rpartition(":")
        if path and number.isdecimal():
            return choose(loaded.tree, f"{path}:{int(number) + 1}").name
    return ""


class _Table:
    """Input and output of a game; writes games and scores."""

    def __init__(
        self, options: Namespace, game: Game, guide: Guide, scores: Scores | None, following: str
    ) -> None:
        self.options, self.game, self.guide = options, game, guide
        self.scores, self.following = scores, following
        self.entered = game.is_solved
        self.problem = ""
        """The reason why the last result was not entered."""

    def play(self) -> None:
        from puzzlelang.front.commands import whole_screen

        end_progress()
        if self.options.lines or not whole_screen.is_possible():
            self._line_by_line()
        else:
            self._on_the_screen()

    def _on_the_screen(self) -> None:
        from puzzlelang.front.commands import whole_screen
        from puzzlelang.play import Screen, sentences

        loaded = self.game.loaded
        name = os.path.splitext(os.path.basename(self.options.file))[0]
        instance = f": {loaded.label}" if loaded.label else ""
        if len(starts := loaded.puzzle.starts) > 1 and self.game.states[0] in starts:
            number = starts.index(self.game.states[0]) + 1
            instance += f" (start {number:,} of {len(starts):,})"
        screen = Screen(
            self.game, self.guide, printable(loaded.puzzle.title + instance), self.save,
            self.following, f"{name}.json", pictured_page(loaded, self.options).boards,
        )  # fmt: skip
        try:
            whole_screen.run(screen, out_page(), self.note)
        finally:  # the text that remains on the terminal
            page = out_page()
            if self.problem:
                out(self.problem)
            out("\n".join(answers.wrap(sentences.parting(self.game, self.guide), page.width)))

    def _line_by_line(self) -> None:
        from puzzlelang.play import LineMode

        loaded = self.game.loaded
        page = pictured_page(loaded, self.options)
        for line in answers.title_lines(loaded.puzzle, loaded.label, page):
            out(line)
        talk = LineMode(self.game, self.guide, page, self.save, self.following)
        for line in talk.opening():
            out(line)
        while line := asked("> "):
            for answer in talk.said(line):
                out(answer)
            self.note()
            if self.problem:
                out(self.problem)
                self.problem = ""

    def note(self) -> None:
        """Enter a result once; a failed write does not end the game."""
        if self.scores is None or not self.game.is_solved:
            self.entered = False
            return
        if not self.entered and self.scores.enter(self.game):
            try:
                writing.write_whole(self.options.scores, self.scores.text)
            except PuzzleError as error:
                self.problem = _said(error)
        self.entered = True

    def save(self, path: str) -> str:
        """Write the game, and return a report of success or failure."""
        from puzzlelang.play import game_data

        best = self.guide.hint(self.game.states[0])
        optimal = best.kind == "optimal" and best.cost == self.game.cost
        text = answers.json_text(game_data(self.game, optimal)) + "\n"
        try:
            writing.write_new({path: text})
        except PuzzleError as error:
            return _said(error)
        return f"wrote {printable(path)}"


def _said(error: PuzzleError) -> str:
    """Message and help on one line."""
    diagnostic = error.diagnostics[0]
    return printable("; ".join(filter(None, (diagnostic.message, diagnostic.help))))
