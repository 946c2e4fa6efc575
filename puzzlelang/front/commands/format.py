"""`puzzlelang format`: print a puzzle file in the house style."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang.front.commands.conflicts import check
from puzzlelang.front.commands.exit_codes import AT_FAULT, NO, YES
from puzzlelang.front.commands.options import Parser, common_options, files_argument
from puzzlelang.front.commands.puzzle_options import at_work, files_named
from puzzlelang.front.commands.terminal import complain, err, out
from puzzlelang.text import PuzzleError, Stage, printable, usage_error

EXAMPLES = """\
  puzzlelang format my-puzzle.yaml
  puzzlelang format --write my-puzzle.yaml
  puzzlelang format --check puzzles/
  puzzlelang format - < my-puzzle.yaml"""


def add_options(parser: Parser) -> None:
    files_argument(parser)
    parser.flag("--write", "rewrite the files")
    parser.flag("--check", "report which files would change; change none")
    common_options(parser)


def run(options: Namespace) -> int:
    from puzzlelang.editor import format_file
    from puzzlelang.text import write_whole

    check("format", options)
    files = files_named(options)
    if options.write and "-" in files:
        raise usage_error("standard input can't be written to", "leave `--write` out")
    if len(files) > 1 and not (options.write or options.check):
        raise usage_error("only one file can be printed", "`--write` changes the files themselves")
    code = YES
    for number, name in enumerate(files):
        try:
            with at_work(Stage.FORMATTING, number, files):
                formatted = format_file(name, to_write=options.write)
        except PuzzleError as error:
            complain(error.diagnostics)  # the file is unchanged; continue with the others
            code = AT_FAULT
            continue
        if options.check:
            if formatted.changed:
                out(f"{printable(formatted.path)}: not in the house style")
                code = code or NO
        elif not options.write:
            out(formatted.text.removesuffix("\n"))
        elif formatted.changed:
            write_whole(formatted.path, formatted.text)
            if not options.quiet:
                err(f"{printable(formatted.path)}: changed")
    return code
