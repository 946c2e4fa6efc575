"""`puzzlelang solve`: find a shortest or cheapest solution."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from puzzlelang.amounts import whole
from puzzlelang.commands.loading import load
from puzzlelang.diagnostics import Diagnostic
from puzzlelang.exit_codes import GAVE_UP, INTERRUPTED, NO, YES
from puzzlelang.options import (
    Parser,
    common_options,
    limit_options,
    limits_of,
    order_option,
    puzzle_options,
    symmetry_option,
    tier_option,
    usage_error,
)
from puzzlelang.terminal import complain, err, err_page, out, out_json, out_page, progress

if TYPE_CHECKING:
    from puzzlelang.report.answer import Answer

SUMMARY = "find a shortest or cheapest solution"

EXAMPLES = """\
  puzzlelang solve frogs
  puzzlelang solve frogs --set left=3 --set right=3 --count
  puzzlelang solve sokoban --instance levels.xsb:3
  puzzlelang solve maze --map maze=level.txt --search stack --format lines
  puzzlelang solve my-puzzle.yaml --time 30 --format json > answer.json"""

EVERY = -1
"""``--all`` without a number."""


def add_options(parser: Parser) -> None:
    puzzle_options(parser)
    order_option(parser)
    parser.add_argument(
        "--all", metavar="N", type=_most, help="list all best solutions, or at most N of them"
    )
    parser.add_argument("--count", action="store_true", help="count the best solutions")
    parser.add_argument("--view", metavar="NAME", help="another way to print (a later version)")
    symmetry_option(parser)
    tier_option(parser)
    limit_options(parser)
    common_options(parser, "text", "lines", "json", "jsonl")


def _most(text: str) -> int:
    return EVERY if text == "all" else whole(text)


def run(options: Namespace) -> int:
    from puzzlelang import pipeline
    from puzzlelang.search.strategies import promises_optimal

    loaded = load(options)
    many = options.count or options.all is not None
    if many and not promises_optimal(options.order, loaded.system.unit_cost):
        raise usage_error(
            f"`--search {options.order}` can't tell which solutions are best",
            "leave `--search` out: `--all` and `--count` look at the best solutions alone",
        )
    most = 0 if options.all is None else None if options.all == EVERY else options.all
    with progress(options) as line:
        answer = pipeline.solve(
            loaded, options.order, limits_of(options), line, count=many, most=most
        )
    print_answer(answer, options)
    return exit_code(answer)


def exit_code(answer: Answer) -> int:
    if answer.kind == "gave-up":
        interrupted = getattr(answer.outcome, "limit", "") == "interrupted"
        return INTERRUPTED if interrupted else GAVE_UP
    return YES if answer.kind == "solved" else NO


def print_answer(answer: Answer, options: Namespace) -> None:
    from puzzlelang.report import text

    if options.format == "text":
        out(text.answer_text(answer, out_page()))
    elif options.format == "lines":
        traces = answer.traces if answer.traces is not None else (answer.trace,)
        blocks = [text.bare_trace(trace) for trace in traces if trace]
        if blocks:
            out("\n\n".join(blocks))
        if answer.kind != "solved" and not options.quiet:
            err(" ".join(text.conclusion_sentences(answer)))
    else:
        import json

        from puzzlelang.report import data

        if options.format == "json":
            out_json(data.answer_data(answer))
        else:
            for row in data.answer_rows(answer):
                out(json.dumps(row, ensure_ascii=False))
    remark = getattr(answer.outcome, "remark", "")
    if not options.quiet:
        if remark:
            complain([Diagnostic("broken-promise", remark, None, severity="warning")])
        if options.format == "text":
            err(text.statistics_line(answer.statistics, err_page()))
