"""`puzzlelang verify`: replay an answer and check every claim that it makes."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.conflicts import check
from puzzlelang.front.commands.exit_codes import GAVE_UP, NO, YES, gave_up
from puzzlelang.front.commands.options import (
    Parser,
    common_options,
    count,
    patience_options,
    puzzle_options,
    rename_option,
    renames_of,
)
from puzzlelang.front.commands.puzzle_options import load, tell_warnings
from puzzlelang.front.commands.terminal import out_answer
from puzzlelang.text import usage_error

EXAMPLES = """\
  puzzlelang solve frogs --format json > answer.json
  puzzlelang verify frogs answer.json
  puzzlelang solve klotski --format json --certificate proof.gz > answer.json
  puzzlelang verify klotski answer.json --certificate proof.gz
  puzzlelang verify mine.yaml answer-of-other.json --rename hen=goose
  echo 'rrd' | puzzlelang verify sokoban - --view moves
  puzzlelang verify domain.pddl problem.pddl sas_plan"""

OF_ANSWERS = (
    "--set", "--map", "--instance", "--start", "--view", "--states", "--certificate", "--rename",
    "--time", "--memory",
)  # fmt: skip
"""Options that concern puzzles and their answers, not plans."""


def add_options(parser: Parser) -> None:
    puzzle_options(parser, start=True)
    parser.add_argument(
        "answer",
        metavar="ANSWER.json",
        help="the output of `solve --format json`, - for standard input, or the link of a game "
        "solved in a page, in quotes",
    )
    parser.add_argument(
        "plan",
        metavar="PLAN",
        nargs="?",
        default="",
        help="after a planning domain and its problem, DOMAIN.pddl PROBLEM.pddl: the plan of a "
        "planner, with an action on each line",
    )
    parser.add_argument(
        "--view", metavar="NAME", default="",
        help="the answer is a solution as this view of the puzzle prints it, such as `uRRdL`",
    )  # fmt: skip
    parser.add_argument(
        "--states", metavar="N", type=count,
        help="search at most N states to prove a claim (default: 100k; 1M with a certificate)",
    )  # fmt: skip
    parser.add_argument(
        "--certificate", metavar="CERT", default="",
        help="the proof that `solve --certificate` wrote with the answer",
    )  # fmt: skip
    rename_option(parser, "another puzzle, whose answer is checked", "FILE")
    patience_options(parser, "limits, at which the check stops, incomplete (exit code 3)")
    common_options(parser, "text", "json")


def run(options: Namespace) -> int:
    if options.plan or options.file.endswith(".pddl"):
        return _verify_plan(options)
    loaded: answers.Loaded | answers.ToFill
    try:
        loaded = load(options, reads=True)
    except answers.ToFill as puzzle:
        check("verify filled", options)
        loaded = puzzle
        tell_warnings(puzzle.warnings, options)
    check("verify", options)
    is_link = answers.is_link(options.answer)
    if is_link:
        check("verify link", options)
    if options.view or is_link:
        verdict = answers.verify_solution(loaded, options.answer, options.view, options.states)
    else:
        verdict = answers.verify_file(
            loaded, options.answer, options.states, options.certificate, renames_of(options)
        )
    out_answer(options, answers.VERDICT, verdict, answers.verdict_text)
    if verdict.status == "refuted":
        return NO
    if verdict.ended:
        return gave_up(verdict.ended)
    return YES if verdict.holds and not verdict.notes else GAVE_UP


def _verify_plan(options: Namespace) -> int:
    from puzzlelang import pddl
    from puzzlelang.syntax import read_file

    if not options.file.endswith(".pddl"):
        help = "only `verify DOMAIN.pddl PROBLEM.pddl PLAN` has three files"
        raise usage_error(f"`{options.plan}` is one argument too many", help)
    if not options.plan:
        help = "name three files: `puzzlelang verify DOMAIN.pddl PROBLEM.pddl PLAN`"
        raise usage_error("the plan is missing", help)
    for name in OF_ANSWERS:
        if name in options.given:
            raise usage_error(f"`{name}` can't be combined with a plan", "leave the option out")
    task = pddl.read_task(read_file(options.file), read_file(options.answer))
    verdict = pddl.check_plan(task, read_file(options.plan))
    out_answer(options, answers.VERDICT, verdict, answers.verdict_text)
    return YES if verdict.holds else NO
