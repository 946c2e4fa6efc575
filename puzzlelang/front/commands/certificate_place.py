"""The file of `solve --certificate`."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.puzzle_options import files_read
from puzzlelang.syntax import ENDINGS as PUZZLE_FILES
from puzzlelang.text import printable, usage_error


def check_certificate_place(options: Namespace, loaded: answers.Loaded | answers.ToFill) -> None:
    """Report before the search if the certificate can't be written."""
    from puzzlelang.text import writing

    if options.certificate.endswith(PUZZLE_FILES):
        raise usage_error(
            f"`{printable(options.certificate)}` has the name of a puzzle file, and is not "
            "overwritten",
            "end the name of the certificate with `.gz` or `.json`",
        )
    writing.check_place(options.certificate, files_read(loaded, options))
