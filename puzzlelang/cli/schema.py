"""`puzzlelang schema`: the JSON Schema of puzzle files, for editors."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang.cli.exit_codes import YES
from puzzlelang.cli.options import Parser, common_options
from puzzlelang.cli.terminal import out

EXAMPLES = """\
  puzzlelang schema > puzzle.schema.json"""


def add_options(parser: Parser) -> None:
    common_options(parser)


def run(options: Namespace) -> int:
    import json

    from puzzlelang.editor import schema

    out(json.dumps(schema(), indent=2, ensure_ascii=False))
    return YES
