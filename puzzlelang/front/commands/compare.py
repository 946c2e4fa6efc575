"""`puzzlelang compare`: are two puzzles the same, and if not, where do they differ first?"""

from __future__ import annotations

from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.exit_codes import NO, YES, gave_up
from puzzlelang.front.commands.options import (
    Parser,
    common_options,
    ignore_option,
    limit_options,
    limits_of,
    puzzle_options,
    rename_option,
    renames_of,
    tier_option,
)
from puzzlelang.front.commands.puzzle_options import load
from puzzlelang.front.commands.terminal import out_answer
from puzzlelang.text import usage_error

EXAMPLES = """\
  puzzlelang compare goat goat-gdl
  puzzlelang compare mine.yaml theirs.yaml --rename hen=goose,corn=beans
  puzzlelang compare mine.yaml theirs.yaml --ignore costs,names --format json"""


def add_options(parser: Parser) -> None:
    puzzle_options(parser)
    parser.add_argument("other", metavar="OTHER", help="the puzzle that is compared with FILE")
    rename_option(parser, "OTHER", "FILE")
    ignore_option(parser)
    parser.flag("--lost", "compare lost states, too; otherwise moves into them count as impossible")
    limit_options(parser)
    common_options(parser, "text", "json")
    tier_option(parser)


def run(options: Namespace) -> int:
    if options.file == options.other == "-":
        raise usage_error("standard input can be read once: only one `-` is possible")
    mine = load(options)
    other = load(Namespace(**{**vars(options), "file": options.other}))
    terms = answers.Terms(
        renames_of(options),
        "costs" not in options.ignore,
        "names" not in options.ignore,
        options.lost,
    )
    equivalence = answers.compare(mine, other, terms, limits_of(options))
    out_answer(options, answers.EQUIVALENCE, equivalence, answers.equivalence_text)
    if equivalence.limit:
        return gave_up(equivalence.limit)
    return NO if equivalence.verdict == answers.DIFFERENT else YES
