"""`puzzlelang validate`: check puzzle files and their expectations."""

from __future__ import annotations

from argparse import Namespace
from time import monotonic

from puzzlelang import __version__, answers
from puzzlelang.front.commands.alarm import silence
from puzzlelang.front.commands.exit_codes import AT_FAULT, GAVE_UP, YES, gave_up
from puzzlelang.front.commands.options import (
    Parser,
    common_options,
    files_argument,
    limit_options,
    limits_of,
    tier_option,
    watch_option,
)
from puzzlelang.front.commands.puzzle_options import at_work, files_named
from puzzlelang.front.commands.terminal import complain, err, out, out_json, out_page
from puzzlelang.search import ENDINGS, STOPPED, Limits, limit_of
from puzzlelang.text import Stage, unrung

EXAMPLES = """\
  puzzlelang validate my-puzzle.yaml
  puzzlelang validate puzzles/ --format json"""


def add_options(parser: Parser) -> None:
    files_argument(parser)
    parser.flag(
        "--deep",
        "also search all states: check `check:` and `estimate:`, find transitions that never fire",
    )
    parser.flag("--slow", "also check expectations marked `slow`")
    tier_option(parser)
    limit_options(parser)
    watch_option(parser)
    common_options(parser, "text", "json", "sarif")


def run(options: Namespace) -> int:
    files = files_named(options)
    chosen = limits_of(options)
    if options.states is None and options.time is None:
        chosen = Limits(answers.EXPECTED_STATES, None, chosen.memory)
    found: list[answers.Validation] = []
    ended, started = "", monotonic()
    for number, file in enumerate(files):
        left = chosen.left(started)
        ended = left.met() if number else ""
        try:
            if not ended:
                with at_work(Stage.VALIDATING, number, files):
                    one = answers.validate(file, options.deep, options.slow, left, options.tier)
        except ENDINGS as ending:
            ended = limit_of(ending)
        if ended:
            break
        found.append(one)
        _tell(one, options, alone=len(files) == 1)
    silence()
    if ended:
        words = ended.capitalize() if ended in STOPPED else f"Gave up at the {ended} limit"
        err(f"{words}; {len(found)} of {len(files)} files were checked.")
    if options.format == "json":
        out_json(answers.VALIDATIONS.data(found))
    elif options.format == "sarif":
        from puzzlelang.text import explanations

        rules = {code: (e.summary, e.body) for code, e in explanations.entries().items()}
        out_json(answers.sarif_data(found, __version__, rules))
    if ended:
        return gave_up(ended)
    if not all(one.holds for one in found):
        return AT_FAULT
    return GAVE_UP if any(one.gave_up for one in found) else YES


@unrung
def _tell(one: answers.Validation, options: Namespace, alone: bool) -> None:
    """Print the result of a file, unless all results are printed at the end."""
    if options.format != "text":
        return
    if one.holds:
        out(answers.validation_text(one, out_page(), facts=alone and not options.quiet))
    if one.messages and not (one.holds and options.quiet):
        complain(one.messages)
