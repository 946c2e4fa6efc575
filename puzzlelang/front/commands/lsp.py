"""`puzzlelang lsp`: a language server that editors start."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import Parser, common_options
from puzzlelang.text import usage_error

EXAMPLES = """\
  puzzlelang lsp      (started by an editor)"""


def add_options(parser: Parser) -> None:
    parser.flag("--stdio", "use standard input and output (the default)")
    common_options(parser)


def run(options: Namespace) -> int:
    try:
        from puzzlelang.editor import serve
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("pygls", "lsprotocol"):
            raise
        raise usage_error(
            "the language server needs a package that is not installed",
            "install it with `pip install 'puzzlelang[lsp]'`",
        ) from None
    serve()
    return YES
