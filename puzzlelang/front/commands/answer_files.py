"""Files of answers: pictures, pages and films, levels, plans, certificates."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence

from puzzlelang import answers
from puzzlelang.front.commands.puzzle_options import files_read
from puzzlelang.front.commands.terminal import err
from puzzlelang.syntax import ENDINGS as PUZZLE_FILES
from puzzlelang.text import Stage, printable, stage, usage_error, writing


def write_file(path: str, content: str | bytes, options: Namespace) -> None:
    writing.write_whole(path, content)
    if not options.quiet:
        err(f"wrote {printable(path)}")


def write_pictures(
    answer: answers.Answer | answers.Filled,
    summary: str,
    traces: tuple[tuple[answers.Step, ...], ...],
    options: Namespace,
    loaded: answers.Loaded | answers.ToFill | None = None,
) -> None:
    """Write the solutions to the file of ``--output``; a page also plays the puzzle."""
    import os

    from puzzlelang.drawing import FILES, solution_page

    if not traces:
        if not options.quiet:
            err("there is no solution, so nothing is drawn")
        return
    ending = os.path.splitext(options.output)[1].lower()
    if ending == ".html" and loaded is not None:
        picture: str | bytes = solution_page(loaded, summary, traces, answer.best).whole()
    else:
        picture = FILES[ending](answer.puzzle, summary, traces)
    write_file(options.output, picture, options)


def write_game(
    loaded: answers.Loaded | answers.ToFill, start: Sequence[int] | None, options: Namespace
) -> None:
    """Write a page that plays a puzzle to the file of ``--output``."""
    from puzzlelang.drawing import Unplayable, game_page

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
    write_file(options.output, page, options)


def check_output(loaded: answers.Loaded | answers.ToFill, options: Namespace) -> None:
    """Report before the search if the picture can't be written."""
    import os

    from puzzlelang.drawing import DOTTED, FILES, needs_pillow

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


# ── certificates ──────────────────────────────────────────────────────────────────────


def check_certificate_place(options: Namespace, loaded: answers.Loaded | answers.ToFill) -> None:
    """Report before the search if the certificate can't be written."""
    if options.certificate.endswith(PUZZLE_FILES):
        raise usage_error(
            f"`{printable(options.certificate)}` has the name of a puzzle file, and is not "
            "overwritten",
            "end the name of the certificate with `.gz` or `.json`",
        )
    writing.check_place(options.certificate, files_read(loaded, options))


def write_certificate(lines: Iterator[str], size: str, options: Namespace) -> str:
    """Write the certificate, of this ``size``, and return its digest."""
    with stage(Stage.WRITING, options.certificate):
        digest = writing.write_lines(options.certificate, lines)
    if not options.quiet:
        err(f"wrote {printable(options.certificate)}: a certificate of {size}")
    return digest


# ── plans ─────────────────────────────────────────────────────────────────────────────


def check_plan(options: Namespace) -> None:
    """Refuse ``--plan`` before a search that could not write it."""
    if getattr(options, "conversion", None) is None:
        help = (
            "name a domain and a problem: `puzzlelang solve DOMAIN.pddl PROBLEM.pddl --plan PLAN`"
        )
        raise usage_error("only the solution of a planning task is a plan", help)
    writing.check_place(options.plan, (options.file, options.problem))


def write_plan(answer: answers.Answer, options: Namespace) -> None:
    if not answer.is_solved:
        return
    steps = [
        (step.transition.name, answers.arguments_data(step.transition, step.arguments))
        for step in answer.trace
        if step.transition is not None
    ]
    calls = [(name, [*map(str, values.values())]) for name, values in steps]
    cost = answer.cost[0] if options.conversion.task.problem.metric else len(calls)
    write_file(options.plan, options.conversion.plan_text(calls, cost), options)
