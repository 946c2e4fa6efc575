"""The file of ``--output``: a picture, page or film of an answer."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.puzzle_options import files_read
from puzzlelang.front.commands.terminal import err
from puzzlelang.text import printable, usage_error


def write_pictures(
    answer: answers.Answer | answers.Filled,
    summary: str,
    traces: tuple[tuple[answers.Step, ...], ...],
    options: Namespace,
) -> None:
    """Write a picture of the solutions to the file of ``--output``."""
    import os

    from puzzlelang.drawing import FILES
    from puzzlelang.text import writing

    if not traces:
        if not options.quiet:
            err("there is no solution, so nothing is drawn")
        return
    draw = FILES[os.path.splitext(options.output)[1].lower()]
    writing.write_whole(options.output, draw(answer.puzzle, summary, traces))
    if not options.quiet:
        err(f"wrote {printable(options.output)}")


def check_output(loaded: answers.Loaded | answers.ToFill, options: Namespace) -> None:
    """Report before the search if the picture can't be written."""
    import os

    from puzzlelang.drawing import DOTTED, FILES, needs_pillow
    from puzzlelang.text import writing

    ending = os.path.splitext(options.output)[1].lower()
    if ending in DOTTED:
        needs_pillow()
    elif ending not in FILES:
        *others, last = FILES
        raise usage_error(
            f"`solve` draws {', '.join(others)} and {last}, not `{printable(options.output)}`",
            "end the name with one of these; for the answer as a text add `> FILE` to the command, "
            "and as data `--format json > FILE`",
        )
    writing.check_place(options.output, files_read(loaded, options))
