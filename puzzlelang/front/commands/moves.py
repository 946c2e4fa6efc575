"""`puzzlelang moves`: list the moves of a state, and the reasons why others are not possible."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import Parser, common_options, puzzle_options
from puzzlelang.front.commands.puzzle_options import load
from puzzlelang.front.commands.terminal import out_answer

EXAMPLES = """\
  puzzlelang moves goat
  puzzlelang moves goat --all
  puzzlelang moves goat --start '{"at": {"farmer": "right", "goat": "right"}}'"""


def add_options(parser: Parser) -> None:
    puzzle_options(parser, start=True, task=True)
    parser.flag("--all", "also list the steps that are not possible, each with the reason")
    common_options(parser, "text", "json")
    parser.set_defaults(tier="python")


def run(options: Namespace) -> int:
    loaded = load(options)
    moves = answers.moves_of(loaded, loaded.puzzle.starts[0], all_steps=bool(options.all))
    out_answer(options, answers.MOVES, moves, answers.moves_text)
    return YES
