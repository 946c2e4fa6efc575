"""The file of ``--output``: a picture, page or film of an answer."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.terminal import err
from puzzlelang.text import printable


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
