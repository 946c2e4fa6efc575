"""`puzzlelang play`: play a puzzle in the terminal, or line by line."""

from __future__ import annotations

import os
import re
from argparse import Namespace
from contextlib import suppress
from shlex import quote

from puzzlelang import answers, play
from puzzlelang.front.commands.answer_files import level_report, write_game
from puzzlelang.front.commands.conflicts import check
from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import (
    Parser,
    most_memory,
    plain_option,
    puzzle_options,
    whole,
)
from puzzlelang.front.commands.puzzle_options import load, load_game, no_game
from puzzlelang.front.commands.terminal import (
    asked,
    complain,
    end_progress,
    out,
    out_page,
    pictured_page,
)
from puzzlelang.text import (
    TYPE_CHECKING,
    Protocol,
    PuzzleError,
    Source,
    Span,
    printable,
    usage_error,
    writing,
)

if TYPE_CHECKING:
    from puzzlelang.play import FillingGame, Game, Guide, LineMode, Scores, Screen

EXAMPLES = """\
  puzzlelang play frogs
  puzzlelang play sokoban --instance microban:1
  puzzlelang play sudoku
  puzzlelang play rush-hour -o page.html         a page to send to a friend
  puzzlelang play hanoi --resume hanoi.json
  echo '2 ? q' | puzzlelang play frogs --lines"""


def add_options(parser: Parser) -> None:
    puzzle_options(parser, task=True)
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
    parser.add_argument(
        "-o", "--output", metavar="PAGE.html", default="",
        help="write a page on which anyone can play the puzzle, without installing anything",
    )  # fmt: skip
    plain_option(parser)
    parser.flag("--quiet", "print no progress or warnings")
    parser.set_defaults(tier="auto")


def run(options: Namespace) -> int:
    _check(options)
    if options.output:
        return _write_page(options)
    scores = _scores(options.scores)
    while True:
        try:
            loaded, game = _resumed(options) if options.resume else _new_game(options)
        except answers.ToFill as puzzle:
            table = _filling_table(puzzle, options)
        else:
            table = _moving_table(loaded, game, options, scores)
        try:
            table.play()
            return YES
        except play.Leave as leave:
            if not leave.following:
                return YES
            options.instance, options.resume, options.start = table.following, "", None
        finally:
            table.close()


def _write_page(options: Namespace) -> int:
    try:
        loaded, game = _new_game(options)
    except answers.ToFill as puzzle:
        check("play filled", options)
        write_game(puzzle, None, options)
    else:
        write_game(loaded, game.state, options)
    return YES


def _moving_table(
    loaded: answers.Loaded, game: Game, options: Namespace, scores: Scores | None
) -> Table:
    guide = play.Guide(game, memory=most_memory())
    return MovingTable(options, game, guide, scores, following(loaded))


def _filling_table(puzzle: answers.ToFill, options: Namespace) -> Table:
    from puzzlelang.syntax import read_file

    check("play filled", options)
    if puzzle.warnings and not options.quiet:
        complain(puzzle.warnings)
    if not options.resume:
        return FillingTable(options, play.FillingGame(puzzle), following(puzzle))
    try:
        game = play.refilled(puzzle, read_file(options.resume).text)
    except ValueError as error:
        raise no_game(options.resume, error) from None
    return FillingTable(options, game, following(puzzle))


def _check(options: Namespace) -> None:
    paths = [options.file, options.resume, *(path for _, path in options.maps)]
    check("play", options)
    if "-" in paths or re.fullmatch(r"(?:[\w-]+=)?-(?::.*)?", options.instance):
        raise usage_error(
            "`play` reads what you type from standard input, so nothing else can be `-`",
            "write it to a file, and name that",
        )


def _new_game(options: Namespace) -> tuple[answers.Loaded, Game]:
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
    loaded, text = load_game(options, options.resume)
    try:
        return loaded, play.resumed(loaded, text)
    except ValueError as error:
        raise no_game(options.resume, error) from None


def _scores(path: str) -> Scores | None:
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


def following(loaded: answers.Loaded | answers.ToFill) -> str:
    """The instance after the current one; empty after the last."""
    from puzzlelang.syntax import choose, declared

    with suppress(PuzzleError):
        names = [instance.name for instance in declared(loaded.tree)]
        if not loaded.instance:
            return next(iter(names[_repeats_start(loaded) :]), "")
        if loaded.instance in names:
            return next(iter(names[names.index(loaded.instance) + 1 :]), "")
        path, _, number = loaded.instance.rpartition(":")
        if path and number.isdecimal():
            return choose(loaded.tree, f"{path}:{int(number) + 1}").name
    return ""


def _repeats_start(loaded: answers.Loaded | answers.ToFill) -> bool:
    """True if the first instance only names the map of the puzzle file, as many do."""
    from puzzlelang.syntax import declared

    first = next(declared(loaded.tree), None)
    if first is None or first.values or not first.maps:
        return False
    grids = loaded.puzzle.grids
    return all(
        [row.rstrip() for row in _lines_of(text)] == [row.rstrip() for row in grids[name].rows]
        for name, text in first.maps.items()
    )


def _lines_of(text: Source | tuple[Span, ...]) -> list[str]:
    return [span.text for span in text] if isinstance(text, tuple) else text.text.splitlines()


# ── games on a screen or line by line ─────────────────────────────────────────────────


class Table(Protocol):
    """Plays a game; subclasses know one kind of games."""

    options: Namespace
    loaded: answers.Loaded | answers.ToFill
    following: str
    """The next instance."""
    problem: str = ""
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

    def lines(self) -> LineMode: ...

    def data(self) -> dict[str, object]:
        """Return the game as JSON."""

    def parting(self) -> str:
        """Return a line for the end of the session."""

    def note(self) -> None:
        """Note a change of the game."""
        return

    def close(self) -> None:
        """Release what the game holds."""
        return


def one_line(error: PuzzleError) -> str:
    """Return message and help on one line."""
    diagnostic = error.diagnostics[0]
    return printable("; ".join(filter(None, (diagnostic.message, diagnostic.help))))


class FillingTable(Table):
    """Plays a game that is filled in."""

    def __init__(self, options: Namespace, game: FillingGame, following: str) -> None:
        self.options, self.loaded, self.following = options, game.loaded, following
        self.game = game

    def screen(self, suggested: str) -> Screen:
        boards = pictured_page(self.game.loaded, self.options).boards
        title = printable(self.title)
        return play.FillingScreen(self.game, title, self.save, self.following, suggested, boards)

    def lines(self) -> LineMode:
        return play.FillingLines(self.game, out_page(), self.save, self.following)

    def data(self) -> dict[str, object]:
        return play.filling_data(self.game)

    def parting(self) -> str:
        return f"{self.loaded.puzzle.title}: {self.game.ending or self.game.score}"


class MovingTable(Table):
    """Plays a game that moves; writes scores."""

    def __init__(
        self, options: Namespace, game: Game, guide: Guide, scores: Scores | None, following: str
    ) -> None:
        self.options, self.loaded, self.following = options, game.loaded, following
        self.game, self.guide, self.scores = game, guide, scores
        self.page = pictured_page(game.loaded, options)
        self.entered = game.is_solved

    def screen(self, suggested: str) -> Screen:
        title, starts = self.title, self.loaded.puzzle.starts
        if len(starts) > 1 and self.game.states[0] in starts:
            number = starts.index(self.game.states[0]) + 1
            title += f" (start {number:,} of {len(starts):,})"
        return play.MovingScreen(
            self.game, self.guide, printable(title), self.save, self.following, suggested,
            self.page.boards, self.save_level,
        )  # fmt: skip

    def lines(self) -> LineMode:
        return play.MovingLines(
            self.game, self.guide, self.page, self.save, self.following, self.save_level
        )

    def data(self) -> dict[str, object]:
        best = self.guide.hint(self.game.states[0])
        optimal = best.kind == "optimal" and best.cost == self.game.cost
        return play.game_data(self.game, optimal)

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
        return play.sentences.parting(self.game, self.guide)

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
