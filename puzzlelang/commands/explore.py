"""`puzzlelang explore`: count the reachable states, depth by depth."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang.amounts import whole
from puzzlelang.commands.loading import load
from puzzlelang.commands.solve import exit_code
from puzzlelang.exit_codes import AT_FAULT, GAVE_UP, INTERRUPTED, YES
from puzzlelang.options import (
    Parser,
    common_options,
    limit_options,
    limits_of,
    puzzle_options,
    symmetry_option,
    tier_option,
    usage_error,
)
from puzzlelang.terminal import err, err_page, out, out_json, out_page, progress

SUMMARY = "count the reachable states, depth by depth"

EXAMPLES = """\
  puzzlelang explore frogs
  puzzlelang explore frogs --tree"""


def add_options(parser: Parser) -> None:
    puzzle_options(parser)
    parser.add_argument("--tree", action="store_true", help="print the tree of successors")
    parser.add_argument("--depth", metavar="N", type=whole, help="how deep --tree goes")
    symmetry_option(parser)
    tier_option(parser)
    limit_options(parser)
    common_options(parser, "text", "json")


def run(options: Namespace) -> int:
    from puzzlelang import pipeline
    from puzzlelang.report import data, text

    if options.depth is not None and not options.tree:
        raise usage_error("`--depth` belongs to `--tree`", "add `--tree`, or leave `--depth` out")
    if options.tree and options.format != "text":
        raise usage_error("`--tree` is text", "`puzzlelang graph -o OUT.json` gives the states")
    loaded = load(options)
    if options.tree:
        for text_line in pipeline.tree_of_successors(loaded, options.depth, options.states):
            out(text_line)
        return YES
    with progress(options) as line:
        survey = pipeline.explore(loaded, limits_of(options), line)
    if options.format == "json":
        out_json(data.survey_data(survey))
    else:
        out(text.survey_text(survey, out_page()))
        if not options.quiet:
            err(text.statistics_line(survey.space.statistics, err_page()))
    if not survey.space.complete:
        return INTERRUPTED if survey.space.limit == "interrupted" else GAVE_UP
    if survey.refuted is not None:
        return AT_FAULT
    return exit_code(survey.best) if survey.best and survey.best.kind == "gave-up" else YES
