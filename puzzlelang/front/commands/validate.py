"""`puzzlelang validate`: check puzzle files and their expectations."""

from __future__ import annotations

from argparse import Namespace
from time import monotonic

from puzzlelang import __version__, answers
from puzzlelang.front.commands.alarm import silence
from puzzlelang.front.commands.exit_codes import AT_FAULT, GAVE_UP, NO, YES, gave_up
from puzzlelang.front.commands.options import (
    Parser,
    common_options,
    files_argument,
    limit_options,
    limits_of,
    tier_option,
    watch_option,
)
from puzzlelang.front.commands.puzzle_options import at_work, files_named, planning_task
from puzzlelang.front.commands.terminal import complain, err, out, out_json, out_page
from puzzlelang.search import ENDINGS, STOPPED, Limits, limit_of
from puzzlelang.text import PuzzleError, Stage, replace, unrung

EXAMPLES = """\
  puzzlelang validate my-puzzle.yaml
  puzzlelang validate puzzles/ --format json
  puzzlelang validate theirs.yaml --expect mine.yaml"""


def add_options(parser: Parser) -> None:
    files_argument(parser)
    parser.flag(
        "--deep",
        "also search all states: check `check:` and `estimate:`, find transitions that never fire",
    )
    parser.add_argument(
        "--expect", metavar="OTHER", default="",
        help="check the expectations of another file instead of the file's own",
    )  # fmt: skip
    parser.flag("--slow", "also check expectations marked `slow`")
    tier_option(parser)
    limit_options(parser)
    watch_option(parser)
    common_options(parser, "text", "json", "sarif")


def run(options: Namespace) -> int:
    files = _paired(files_named(options))
    limits = limits_of(options)
    if options.states is None and options.time is None:
        limits = Limits(answers.EXPECTED_STATES, None, limits.memory)
    validations: list[answers.Validation] = []
    limit, started = "", monotonic()
    for number, (file, problem) in enumerate(files):
        rest = limits.left(started)
        limit = rest.met() if number else ""
        try:
            if not limit:
                with at_work(Stage.VALIDATING, number, [name for name, _ in files]):
                    one = _validated(file, problem, rest, options)
        except ENDINGS as ending:
            limit = limit_of(ending)
        if limit:
            break
        validations.append(one)
        _tell(one, options, alone=len(files) == 1)
    silence()
    if limit:
        words = limit.capitalize() if limit in STOPPED else f"Gave up at the {limit} limit"
        err(f"{words}; {len(validations)} of {len(files)} files were checked.")
    if options.format == "json":
        out_json(answers.VALIDATIONS.data(validations))
    elif options.format == "sarif":
        from puzzlelang.text import explanations

        rules = {code: (e.summary, e.body) for code, e in explanations.entries().items()}
        out_json(answers.sarif_data(validations, __version__, rules))
    if limit:
        return gave_up(limit)
    if not all(one.holds for one in validations):
        return AT_FAULT if any(one.is_broken for one in validations) else NO
    return GAVE_UP if any(one.gave_up for one in validations) else YES


def _paired(files: list[str]) -> list[tuple[str, str]]:
    """Pair each planning domain with the problem after it; other files have none."""
    pairs: list[tuple[str, str]] = []
    for file in files:
        before = pairs[-1] if pairs else ("", "")
        if file.endswith(".pddl") and before[0].endswith(".pddl") and not before[1]:
            pairs[-1] = before[0], file
        else:
            pairs.append((file, ""))
    return pairs


def _validated(file: str, problem: str, rest: Limits, options: Namespace) -> answers.Validation:
    words = options.deep, options.slow, rest, options.tier, options.expect
    try:
        task = planning_task(file, problem)
    except PuzzleError as error:
        return answers.Validation(problem or file, error.diagnostics, ())
    if task is None:
        return answers.validate(file, *words)
    one = answers.validate(task.source, *words)
    errors = [message for message in one.diagnostics if message.severity == "error"]
    return replace(one, diagnostics=task.placed(errors))


@unrung
def _tell(one: answers.Validation, options: Namespace, alone: bool) -> None:
    """Print the result of a file, unless all results are printed at the end."""
    if options.format != "text":
        return
    if one.holds:
        out(answers.validation_text(one, out_page(), facts=alone and not options.quiet))
    if one.messages and not (one.holds and options.quiet):
        complain(one.messages)
