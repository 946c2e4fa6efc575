"""The file of ``--output``: a picture, page or film of an answer, or its last state as a level."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from puzzlelang import answers
from puzzlelang.front.commands.puzzle_options import files_read
from puzzlelang.front.commands.terminal import err
from puzzlelang.text import printable, usage_error


def write_pictures(
    answer: answers.Answer | answers.Filled,
    summary: str,
    traces: tuple[tuple[answers.Step, ...], ...],
    options: Namespace,
    loaded: answers.Loaded | None = None,
) -> None:
    """Write the solutions to the file of ``--output``; a page also plays the puzzle."""
    import os

    from puzzlelang.drawing import FILES, solution_page
    from puzzlelang.text import writing

    if not traces:
        if not options.quiet:
            err("there is no solution, so nothing is drawn")
        return
    ending = os.path.splitext(options.output)[1].lower()
    if ending == ".html" and loaded is not None and isinstance(answer, answers.Answer):
        picture: str | bytes = solution_page(loaded, summary, traces, answer.best).whole()
    else:
        picture = FILES[ending](answer.puzzle, summary, traces)
    writing.write_whole(options.output, picture)
    if not options.quiet:
        err(f"wrote {printable(options.output)}")


def write_game(loaded: answers.Loaded, start: Sequence[int], options: Namespace) -> None:
    """Write a page that plays a puzzle to the file of ``--output``."""
    from puzzlelang.drawing import Unplayable, game_page
    from puzzlelang.text import writing

    if not options.output.lower().endswith(".html"):
        raise usage_error(
            f"`play` writes a page, not `{printable(options.output)}`", "end the name with .html"
        )
    writing.check_place(options.output, files_read(loaded, options))
    try:
        page = game_page(loaded, "", (), start).whole()
    except Unplayable as reason:
        raise usage_error(
            f"a page can't play this puzzle: {reason}",
            "`puzzlelang solve PUZZLE -o page.html` writes a page that shows its solution",
        ) from None
    writing.write_whole(options.output, page)
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
    elif is_level(options):
        levels = answers.endings(loaded.tree)
        if isinstance(loaded, answers.ToFill) or ending not in levels:
            filled = "is filled in, so it has no states to begin in"
            begins = f"begins with a level that is written to a file {' or '.join(levels)}"
            message = f"this puzzle {filled if isinstance(loaded, answers.ToFill) else begins}"
            raise usage_error(message, f"`{printable(options.output)}` can't be written")
    elif ending not in FILES:
        *others, last = FILES
        raise usage_error(
            f"`solve` draws {', '.join(others)} and {last}, not `{printable(options.output)}`",
            "end the name with one of these; for the answer as a text add `> FILE` to the command, "
            "as data `--format json > FILE`, and for the last state as a level `--last`",
        )
    writing.check_place(options.output, files_read(loaded, options))


def is_level(options: Namespace) -> bool:
    """Test whether ``--last`` and ``--output`` ask for a level."""
    return bool(options.last) and options.output.lower().endswith((".txt", ".xsb", ".yaml"))


def write_level(loaded: answers.Loaded, answer: answers.Answer, options: Namespace) -> None:
    """Write the last state of a solution as a level to the file of ``--output``."""
    from shlex import quote

    from puzzlelang.text import writing

    if not answer.trace:
        if not options.quiet:
            err("there is no solution, so no level is written")
        return
    level = answers.level_of(loaded, answer.trace[-1].slots)
    writing.write_whole(options.output, level.text())
    if not options.quiet:
        err(level_report(f"solve {quote(options.file)}", level, options.output))


def level_report(words: str, level: answers.Level, path: str) -> str:
    """Name the file and the command that reads it; ``words``: ``solve frogs``."""
    command = f"puzzlelang {words} {level.options(path)}"
    return printable(f"wrote {path}; `{command}` begins there")
