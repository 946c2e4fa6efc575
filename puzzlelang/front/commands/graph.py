"""`puzzlelang graph`: draw the reachable states, or write them for other programs."""

from __future__ import annotations

import os
from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.alarm import silence
from puzzlelang.front.commands.conflicts import check
from puzzlelang.front.commands.exit_codes import YES, gave_up
from puzzlelang.front.commands.options import (
    Parser,
    common_options,
    count,
    limit_options,
    limits_of,
    one_of,
    order_option,
    puzzle_options,
    watch_option,
    whole,
)
from puzzlelang.front.commands.puzzle_options import files_read, load, load_game, no_game
from puzzlelang.front.commands.terminal import err
from puzzlelang.search import MEMORY, STATES, TIME, Limits
from puzzlelang.text import TYPE_CHECKING, Stage, printable, replace, stage, usage_error

if TYPE_CHECKING:
    from puzzlelang.drawing import Drawing
    from puzzlelang.search import GaveUp

EXAMPLES = """\
  puzzlelang graph goat -o goat.svg
  puzzlelang graph frogs -o frogs.html       an interactive page for a browser
  puzzlelang graph goat-gdl --prune all -o goat.svg
  puzzlelang graph eight-puzzle --first 2000 -o eight.svg
  puzzlelang graph goat -o goat.dot
  puzzlelang graph frogs --path game.json -o way.html    where did I go wrong?"""

NAMED = 1000
"""Maximum number of steps with names."""

DRAWN = 20_000
"""Beyond this, files are too large for other programs; `--states` raises the limit."""


def _pruned(text: str) -> tuple[str, ...]:
    """``lost,cycles`` or ``all``"""
    from puzzlelang.drawing import PRUNED

    choose = one_of(*PRUNED, "all")
    marks = [choose(word.strip()) for word in text.split(",")]
    return PRUNED if "all" in marks else tuple(marks)


def add_options(parser: Parser) -> None:
    from puzzlelang.drawing import LAYOUTS

    puzzle_options(parser, task=True)
    parser.add_argument(
        "-o", "--output", metavar="OUT", required=True,
        help="the file to write: OUT.svg, OUT.html, OUT.dot, OUT.graphml or OUT.json",
    )  # fmt: skip
    parser.add_argument(
        "--layout", metavar="LAYOUT", type=one_of(*LAYOUTS), default="auto",
        help="for .svg and .html: depth (layers by the distance from the start), rings (the same "
        "around the start), structure (near in the graph is near in the picture), or auto",
    )  # fmt: skip
    parser.add_argument(
        "--prune", metavar="WHAT", type=_pruned, default=(),
        help="leave out, separated by commas: lost (lost states), cycles (transitions that lead no "
        "farther from the start), dead-ends (states that then lead to no goal); or all",
    )  # fmt: skip
    parser.add_argument(
        "--first", metavar="N", type=count, help="draw only the first N states, breadth-first"
    )
    parser.add_argument(
        "--corridor", metavar="K", type=whole,
        help="draw only the best solutions and the states within K steps of them; the default for "
        "more than 20,000 states, unless `--first` or `--states` is given",
    )  # fmt: skip
    parser.add_argument(
        "--path", metavar="GAME.json", default="",
        help="draw a saved game, too: where does it leave the best solutions?",
    )  # fmt: skip
    parser.flag(
        "--boards",
        "for .svg and .html of up to 80 states: show the boards of the states instead of texts; "
        "the default for up to 40 states of a puzzle that has boards",
    )
    parser.flag("--texts", "show the texts of few states, not their boards")
    parser.flag(
        "--names",
        f"for .svg and .html of at most {NAMED} steps: write the text of each step next to its "
        "line, if there is room; of two directions both texts, or that of the step from the start",
    )
    parser.flag(
        "--symmetry",
        "draw one state for each class of states that differ by interchangeable members or a turn",
    )
    order_option(parser)
    limit_options(parser)
    watch_option(parser)
    common_options(parser)


def run(options: Namespace) -> int:
    from puzzlelang.drawing import (
        CAPTIONED,
        FORMATS,
        PICTURES,
        SMOOTH,
        draw,
        draw_corridor,
        with_path,
    )
    from puzzlelang.search import GaveUp
    from puzzlelang.text import writing

    ending = _ending(options)
    loaded, states = _with_game(options) if options.path else (load(options), [])
    writing.check_place(options.output, [*files_read(loaded, options), options.path])
    limits = limits_of(options)
    if options.corridor is not None:
        check("corridor", options)
        drawing = _corridor(loaded, limits, options, states)
    elif limits.states is None and options.first is None:
        few = Limits(DRAWN, limits.seconds, limits.memory)
        drawing = draw(loaded, few, options.order, None, options.prune, options.symmetry)
        if isinstance(drawing, GaveUp) and drawing.limit == STATES and _may_be_narrow(options):
            narrow = draw_corridor(loaded, limits, None, states) if loaded.puzzle.has_goal else None
            drawing = drawing if narrow is None else narrow
    else:
        drawing = draw(
            loaded, limits, options.order, options.first, options.prune, options.symmetry
        )
    if isinstance(drawing, GaveUp):
        silence()
        more = f", `--{drawing.limit}` allows more" * (drawing.limit in (STATES, TIME, MEMORY))
        err(f"Gave up at {drawing.statistics.reached:,} states (limit: {drawing.limit}); nothing "
            f"is written. `--first N` draws the first N{more}.")  # fmt: skip
        return gave_up(drawing.limit)
    if options.names:
        drawing = _with_names(drawing)
    draw_picture = PICTURES.get(ending)
    if states:
        drawing = with_path(drawing, states)
    if options.boards or (draw_picture and not options.texts and len(drawing.nodes) <= CAPTIONED):
        drawing = _with_boards(drawing, options.boards)
    with stage(Stage.DRAWING, options.output):
        text = draw_picture(drawing, options.layout) if draw_picture else FORMATS[ending](drawing)
    writing.write_whole(options.output, text)
    silence()
    if not options.quiet:
        _report(options.output, drawing)
        if ending == ".html" and len(drawing.nodes) > SMOOTH:
            err(
                f"A page of more than {SMOOTH:,} states may be slow; `--first {SMOOTH}` draws less."
            )
    return YES


def _ending(options: Namespace) -> str:
    """The suffix of the output, which the other options allow."""
    from puzzlelang.drawing import FORMATS, PICTURES

    ending: str = os.path.splitext(options.output)[1].lower()
    if ending not in FORMATS and ending not in PICTURES:
        endings = ", ".join((*PICTURES, *FORMATS))
        advice = (
            "write OUT.dot, and then `dot -Tpdf OUT.dot > OUT.pdf` (Graphviz)"
            if ending in (".png", ".pdf")
            else "end the name with one of these"
        )
        raise usage_error(f"`graph` writes {endings}, not `{options.output}`", advice)
    if ending not in PICTURES:
        check("graph", options, ending)
    return ending


def _may_be_narrow(options: Namespace) -> bool:
    """True if no option needs the whole space."""
    return options.order == "auto" and not options.prune and not options.symmetry


def _with_game(options: Namespace) -> tuple[answers.Loaded, list[tuple[int, ...]]]:
    """Load the puzzle of a saved game, and the states of the game."""
    from puzzlelang.play import resumed

    check("path", options)
    loaded, text = load_game(options, options.path)
    try:
        return loaded, resumed(loaded, text).states
    except ValueError as error:
        raise no_game(options.path, error) from None


def _corridor(
    loaded: answers.Loaded, limits: Limits, options: Namespace, states: list[tuple[int, ...]]
) -> Drawing | GaveUp:
    from puzzlelang.drawing import draw_corridor

    drawing = draw_corridor(loaded, limits, options.corridor, states)
    if drawing is None:
        raise usage_error(
            "there is no solution, so there is no corridor",
            "`--first N` draws the first N states",
        )
    return drawing


def _with_boards(drawing: Drawing, asked: bool) -> Drawing:
    """The same with boards in its nodes; an error if they were asked for and don't fit."""
    from puzzlelang.drawing import FEW, stills

    if len(drawing.nodes) > FEW:
        raise usage_error(
            f"boards fit into the nodes of at most {FEW} states, but there are "
            f"{len(drawing.nodes):,}",
            f"draw fewer (`--first {FEW}`), or leave `--boards` out",
        )
    boards = stills(drawing.puzzle, [node.slots for node in drawing.nodes])
    if boards is None and asked:
        raise usage_error(
            "the states of this puzzle have no boards, only texts",
            "leave `--boards` out, or add `look:` to the puzzle",
        )
    return replace(drawing, boards=boards)


def _with_names(drawing: Drawing) -> Drawing:
    """The same with names of all steps."""
    if len(drawing.edges) > NAMED:
        raise usage_error(
            f"names fit next to at most {NAMED} steps, but there are {len(drawing.edges):,}",
            "draw fewer states (`--first 100`), or leave `--names` out",
        )
    return replace(drawing, named=True)


def _report(path: str, drawing: Drawing) -> None:
    """Report the file written, on one line."""
    nodes = answers.plural(len(drawing.nodes), "state")
    edges = answers.plural(len(drawing.edges), "transition")
    left_out = ""
    if drawing.pruned:
        left_out = f" (of {answers.plural(drawing.total, 'state')})"
    if not drawing.whole:
        left_out += "; there are more states than these"
    if drawing.corridor:
        left_out = f": {drawing.marked}" + "; there are more states" * (not drawing.whole)
    if drawing.merged:
        left_out += ", up to symmetry"
    err(f"wrote {printable(path)}: {nodes}, {edges}{left_out}")
