"""`puzzlelang list`: browse the bundled puzzles."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import Parser, common_options
from puzzlelang.front.commands.terminal import err, out, out_json, out_page

EXAMPLES = """\
  puzzlelang list
  puzzlelang list river
  puzzlelang list sokoban
  puzzlelang list --difficulty easy"""


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "what", metavar="NAME", nargs="?", default="",
        help="a puzzle (a name or a path), or a family such as river or hanoi/",
    )  # fmt: skip
    parser.add_argument("--difficulty", metavar="WORD", default="", help="easy, medium or hard")
    common_options(parser, "text", "json")


def run(options: Namespace) -> int:
    from puzzlelang.answers import catalogue

    whole = options.format == "json"
    kind, entries = catalogue.select(options.what, options.difficulty, whole=whole)
    if whole:
        out_json(answers.LISTING.data(entries))
    elif kind == "puzzle":
        out(answers.entry_text(entries[0], out_page()))
    else:
        out(answers.listing_text(entries, out_page(), summaries=kind == "family"))
        if not options.quiet:
            err("`puzzlelang list NAME` shows more about a puzzle or a family.")
    return YES
