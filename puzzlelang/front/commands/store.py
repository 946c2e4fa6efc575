"""`puzzlelang store`: report on a folder created by `--store`."""

from __future__ import annotations

from argparse import Namespace
from functools import partial

from puzzlelang import answers
from puzzlelang.front.commands.exit_codes import NO, YES
from puzzlelang.front.commands.options import Parser, common_options
from puzzlelang.front.commands.terminal import out_answer

EXAMPLES = """\
  puzzlelang explore klotski --store klotski.layers
  puzzlelang store klotski.layers
  puzzlelang store klotski.layers --check --format json
  puzzlelang store klotski.layers --forget"""


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "folder", metavar="DIR|URL", help="a folder or s3://BUCKET/PREFIX created by `--store`"
    )
    parser.flag("--check", "read every file, and list damaged ones (exit code 1)")
    parser.flag("--forget", "remove the states of finished searches, and keep the counts")
    common_options(parser, "text", "json")


def run(options: Namespace) -> int:
    summary = answers.read_store(options.folder, options.check, options.forget)
    out_answer(options, answers.STORE, summary, partial(answers.store_text, forget=options.forget))
    return NO if summary.damaged else YES
