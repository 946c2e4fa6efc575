"""`puzzlelang explore`: count the reachable states, depth by depth."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.alarm import silence
from puzzlelang.front.commands.conflicts import check
from puzzlelang.front.commands.exit_codes import NO, YES, gave_up
from puzzlelang.front.commands.options import (
    Parser,
    common_options,
    limit_options,
    limits_of,
    plain_option,
    puzzle_options,
    store_option,
    symmetry_option,
    tier_option,
    watch_option,
    whole,
)
from puzzlelang.front.commands.puzzle_options import (
    files_read,
    load_any,
    searchable,
    state_given,
    tell_how_to_go_on,
)
from puzzlelang.front.commands.terminal import (
    err,
    err_page,
    out,
    out_answer,
    out_at_once,
    out_json,
    pictured_page,
)
from puzzlelang.search import STATES
from puzzlelang.text import Stage, printable, stage, usage_error

EXAMPLES = """\
  puzzlelang explore frogs
  puzzlelang explore frogs --tree
  puzzlelang explore goat --full
  puzzlelang explore goat -o states.csv
  puzzlelang explore rush-hour --rate -o states.csv
  puzzlelang explore tiles --store layers --memory 2G
  puzzlelang explore tiles --store layers --forget --disk 50G
  puzzlelang explore cube --store cube.layers --layer 11 -o farthest.csv
  puzzlelang explore goat --store layers --state '{"at": {"goat": "right"}}'
  puzzlelang explore cannibals --set cannibals=4 --set missionaries=4 --why"""


def add_options(parser: Parser) -> None:
    puzzle_options(parser, start=True, task=True)
    parser.flag(
        "--full",
        "also print strongly connected components, a path to a dead end, and rule effects",
    )
    parser.flag(
        "--why",
        "if there is no solution: how close the states come to the goal, and which rules stop them",
    )
    parser.flag("--tree", "print the tree of successors instead")
    parser.flag("--names", "with `--tree`: print the text of the step to each state")
    parser.add_argument("--depth", metavar="N", type=whole, help="print N levels of the tree")
    parser.add_argument(
        "-o", "--output", metavar="OUT", default="",
        help="write a table of all states instead: OUT.csv or OUT.csv.gz",
    )  # fmt: skip
    parser.flag(
        "--rate",
        "with `-o`: add the cost to the goal, the number of solutions, and the bits and dead ends "
        "of their choices",
    )
    plain_option(parser)
    symmetry_option(parser)
    store_option(parser)
    parser.add_argument(
        "--layer",
        metavar="N",
        type=whole,
        help="with `--store` and `-o`: write only the states of depth N",
    )
    parser.add_argument(
        "--state",
        metavar="JSON",
        help="with `--store`: print the distance of a state from the start; JSON as printed by "
        "`solve`, or only the variables that differ from the start",
    )
    parser.flag(
        "--forget",
        "with `--store`: keep only the counts, and delete states as soon as possible",
    )
    tier_option(parser)
    limit_options(parser)
    watch_option(parser)
    common_options(parser, "text", "json")


def run(options: Namespace) -> int:
    check("explore", options)
    if options.output:
        _check_output(options)
    check("layers", options)
    loaded = load_any(options, options.tree, options.output, options.state)
    if isinstance(loaded, answers.NoStart):
        return _tell_without_start(loaded, options)
    if options.state is not None:
        return _tell_depth(loaded, options)
    if options.output:
        with searchable(loaded, options) as loaded:
            return _write_table(loaded, options)
    if options.tree and not options.store:
        text_line = ""
        for text_line in answers.tree_of_successors(
            loaded, options.depth, options.states, options.names
        ):
            out(text_line)
        return gave_up(STATES) if text_line.startswith(answers.MORE) else YES
    with searchable(loaded, options) as loaded:
        text = _Text(options)
        survey = answers.explore(
            loaded, limits_of(options), full=options.full, why=options.why, report=text.begin
        )
    silence(survey.limit)
    if options.format == "json":
        out_json(answers.SURVEY.data(survey))
    else:
        text.end(survey)
        if not options.quiet:
            err(answers.statistics_line(survey.space.statistics, err_page()))
    if survey.refuted is not None:
        return NO
    if survey.limit:
        tell_how_to_go_on(options, survey.limit)
        return gave_up(survey.limit)
    return YES


def _tell_without_start(none: answers.NoStart, options: Namespace) -> int:
    survey = answers.explore(none)
    if options.format == "json":
        out_json(answers.SURVEY.data(survey))
    else:
        _Text(options).end(survey)
        if (options.full or options.why) and not options.quiet:
            err("there are no states, so `--full` and `--why` print nothing more")
    return NO


class _Text:
    """The survey as text, of which most is printed before the searches without some rules."""

    def __init__(self, options: Namespace) -> None:
        self._options, self._has_begun = options, False

    def begin(self, survey: answers.Survey) -> None:
        if self._options.format == "text":
            out_at_once("\n".join(answers.survey_lines(survey, self._page(survey))))
            self._has_begun = True

    def end(self, survey: answers.Survey) -> None:
        page = self._page(survey)
        first = [] if self._has_begun else answers.survey_lines(survey, page)
        out("\n".join([*first, *answers.without_lines(survey, page)]))

    def _page(self, survey: answers.Survey) -> answers.Page:
        return pictured_page(survey, self._options)


def _tell_depth(loaded: answers.Loaded, options: Namespace) -> int:
    slots = state_given(loaded, "--state", options.state, answers.state_in)
    with searchable(loaded, options) as loaded:
        distance = answers.depth_of(loaded, slots, limits_of(options))
    out_answer(options, answers.DEPTH, distance, answers.depth_text)
    if distance.limit:
        tell_how_to_go_on(options, distance.limit)
        return gave_up(distance.limit)
    return YES if distance.depth is not None else NO


def _check_output(options: Namespace) -> None:
    if not options.output.lower().endswith((".csv", ".csv.gz")):
        raise usage_error(
            f"`explore` writes .csv or .csv.gz, not `{printable(options.output)}`",
            "for pictures, GraphML and JSON, use `puzzlelang graph -o OUT`",
        )
    check("table", options)


def _write_table(loaded: answers.Loaded, options: Namespace) -> int:
    from puzzlelang.text import writing

    writing.check_place(options.output, files_read(loaded, options))
    table = answers.Table(loaded, limits_of(options), options.layer, options.rate)
    with stage(Stage.WRITING, options.output):
        writing.write_lines(options.output, table.lines())
    silence()
    if not options.quiet or table.limit:
        counts = [answers.plural(table.states, "state")]
        if loaded.puzzle.has_goal:
            counts.append(answers.plural(table.goal_states, "goal state"))
        counts.append(answers.plural(table.dead_ends, "dead end"))
        more = (
            f"; there may be more states than these (limit: {table.limit})" if table.limit else ""
        )
        err(f"wrote {printable(options.output)}: {', '.join(counts)}{more}")
    return gave_up(table.limit) if table.limit else YES
