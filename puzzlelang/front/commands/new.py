"""`puzzlelang new`: create a new puzzle file."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import Parser, common_options
from puzzlelang.front.commands.terminal import err, out

EXAMPLES = """\
  puzzlelang new tower
  puzzlelang new my-frogs --like frogs"""


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "name", metavar="NAME", help="the name of the file to write; NAME.yaml must not exist yet"
    )
    parser.add_argument("--like", metavar="PUZZLE", help="copy this puzzle: a name or a path")
    common_options(parser)


def run(options: Namespace) -> int:
    from puzzlelang.front.commands.new_file import create

    puzzle, *maps = create(options.name, options.like)
    out(f"wrote {', '.join([puzzle, *maps])}")
    if not options.quiet:
        err(f"Try `puzzlelang solve {puzzle}`, and then change it.")
    return YES
