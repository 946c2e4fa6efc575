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
from puzzlelang.front.commands.picture_file import write_game
from puzzlelang.front.commands.puzzle_options import load, load_game, no_game
from puzzlelang.front.commands.terminal import complain
from puzzlelang.text import TYPE_CHECKING, PuzzleError, Source, Span, usage_error, writing

if TYPE_CHECKING:
    from puzzlelang.front.commands.game_table import Table
    from puzzlelang.play import Game, Scores

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
    from puzzlelang import play

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
    except answers.ToFill:
        check("play filled", options)
        raise
    write_game(loaded, game.state, options)
    return YES


def _moving_table(
    loaded: answers.Loaded, game: Game, options: Namespace, scores: Scores | None
) -> Table:
    from puzzlelang.front.commands.moving_table import MovingTable
    from puzzlelang.play import Guide

    guide = Guide(game, memory=most_memory())
    return MovingTable(options, game, guide, scores, following(loaded))


def _filling_table(puzzle: answers.ToFill, options: Namespace) -> Table:
    from puzzlelang.front.commands.filling_table import FillingTable
    from puzzlelang.play import FillingGame, refilled
    from puzzlelang.syntax import read_file

    check("play filled", options)
    if puzzle.warnings and not options.quiet:
        complain(puzzle.warnings)
    if not options.resume:
        return FillingTable(options, FillingGame(puzzle), following(puzzle))
    try:
        game = refilled(puzzle, read_file(options.resume).text)
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

    loaded, text = load_game(options, options.resume)
    try:
        return loaded, play.resumed(loaded, text)
    except ValueError as error:
        raise no_game(options.resume, error) from None


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
