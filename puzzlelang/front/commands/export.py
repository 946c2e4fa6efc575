"""`puzzlelang export`: write a puzzle as a planning task in PDDL."""

from __future__ import annotations

import os
from argparse import Namespace

from puzzlelang.front.commands.alarm import silence
from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import Parser, common_options, puzzle_options
from puzzlelang.front.commands.puzzle_options import load
from puzzlelang.front.commands.terminal import err
from puzzlelang.text import printable, usage_error, write_new

EXAMPLES = """\
  puzzlelang export frogs --pddl frogs-pddl
  puzzlelang export rush-hour --instance 5 --pddl traffic"""


def add_options(parser: Parser) -> None:
    puzzle_options(parser, start=True)
    parser.add_argument(
        "--pddl", metavar="DIR", required=True,
        help="the folder for domain.pddl and problem.pddl; files are not overwritten",
    )  # fmt: skip
    common_options(parser)


def run(options: Namespace) -> int:
    from puzzlelang import pddl

    loaded = load(options)
    texts = pddl.export(loaded.puzzle)
    try:
        os.makedirs(options.pddl, exist_ok=True)
    except OSError as error:
        message = f"`{options.pddl}` can't be created: {error.strerror}"
        raise usage_error(message, "choose another folder") from None
    names = (os.path.join(options.pddl, name) for name in ("domain.pddl", "problem.pddl"))
    files = dict(zip(names, texts, strict=True))
    write_new(files)
    silence()
    if not options.quiet:
        err(f"wrote {' and '.join(map(printable, files))}")
    return YES
