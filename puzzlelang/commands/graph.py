"""`puzzlelang graph`: write the reachable states as a graph."""

from __future__ import annotations

import os
from argparse import Namespace

from puzzlelang.commands.loading import load
from puzzlelang.exit_codes import GAVE_UP, INTERRUPTED, YES
from puzzlelang.options import (
    Parser,
    common_options,
    limit_options,
    limits_of,
    order_option,
    puzzle_options,
    usage_error,
)
from puzzlelang.system import Limits
from puzzlelang.terminal import err

SUMMARY = "write the reachable states as a graph"

EXAMPLES = """\
  puzzlelang graph goat -o goat.dot && dot -Tsvg goat.dot > goat.svg
  puzzlelang graph goat -o goat.graphml"""

DRAWN = 20_000
"""More states than this make a file that no program draws; `--states` raises it."""


def add_options(parser: Parser) -> None:
    puzzle_options(parser)
    order_option(parser)
    parser.add_argument(
        "-o", "--output", metavar="OUT", required=True, help="OUT.dot, OUT.graphml or OUT.json"
    )
    limit_options(parser)
    common_options(parser)


def run(options: Namespace) -> int:
    from puzzlelang import pipeline, writing
    from puzzlelang.report.graph import FORMATS
    from puzzlelang.report.layout import plural
    from puzzlelang.system import GaveUp

    ending = os.path.splitext(options.output)[1].lower()
    if ending not in FORMATS:
        endings = ", ".join(FORMATS)
        advice = (
            "write OUT.dot, and then `dot -Tsvg OUT.dot > OUT.svg` (Graphviz)"
            if ending in (".svg", ".png", ".pdf", ".html")
            else "end the name with one of these"
        )
        raise usage_error(f"this version writes {endings}, not `{options.output}`", advice)
    loaded = load(options)
    chosen = limits_of(options)
    if chosen.states is None:
        chosen = Limits(DRAWN, chosen.seconds, chosen.memory)
    drawing = pipeline.draw(loaded, chosen, options.order)
    if isinstance(drawing, GaveUp):
        err(f"Gave up at {drawing.statistics.reached:,} states (limit: {drawing.limit}); "
            f"nothing was written. `--states N` draws more.")  # fmt: skip
        return INTERRUPTED if drawing.limit == "interrupted" else GAVE_UP
    writing.write_whole(options.output, FORMATS[ending](drawing))
    if not options.quiet:
        nodes, edges = plural(len(drawing.nodes), "state"), plural(len(drawing.edges), "transition")
        err(f"wrote {options.output}: {nodes}, {edges}")
    return YES
