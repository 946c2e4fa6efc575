"""`puzzlelang solve`: find a shortest or cheapest solution."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.alarm import silence, undisturbed
from puzzlelang.front.commands.answer_files import (
    check_certificate_place,
    check_output,
    check_plan,
    is_level,
    write_certificate,
    write_level,
    write_pictures,
    write_plan,
)
from puzzlelang.front.commands.conflicts import check
from puzzlelang.front.commands.exit_codes import GAVE_UP, NO, YES, gave_up
from puzzlelang.front.commands.options import (
    Parser,
    common_options,
    compare_option,
    limit_options,
    limits_of,
    one_of,
    order_option,
    plain_option,
    puzzle_options,
    puzzle_words,
    store_option,
    symmetry_option,
    tier_option,
    watch_option,
    weight,
    whole,
)
from puzzlelang.front.commands.puzzle_options import (
    files_read,
    load,
    load_any,
    searchable,
    tell_how_to_go_on,
    tell_warnings,
)
from puzzlelang.front.commands.terminal import (
    complain,
    err,
    err_page,
    is_answered,
    is_terminal,
    out,
    out_json,
    out_rows,
    pictured_page,
    tell_more,
)
from puzzlelang.search import ENDINGS, STATES, STOPPED, WEIGHT, GaveUp, limit_of
from puzzlelang.text import Diagnostic, Stage, printable, replace, stage, usage_error

EXAMPLES = """\
  puzzlelang solve frogs
  puzzlelang solve frogs --set left=3 --set right=3 --count
  puzzlelang solve sudoku                        is it the only choice?
  puzzlelang solve sokoban --instance levels.xsb:3
  puzzlelang solve klotski -o klotski.html       a page to play and to watch
  puzzlelang solve sokoban --last -o level.xsb   the last state as a map
  puzzlelang solve frogs --compare               orders, side by side
  puzzlelang solve goat --watch-search goat.html   a page that shows the search
  puzzlelang solve maze --map maze=level.txt --search stack --view map
  puzzlelang solve my-puzzle.yaml --time 30 --format json > answer.json
  puzzlelang solve klotski --format json --certificate proof.gz > answer.json"""

Proof = dict[str, object] | None

MOST_STEPS = 200
"""Maximum number of steps that are printed on a terminal."""

EVERY = -1
"""``--all`` without a number."""


def add_options(parser: Parser) -> None:
    puzzle_options(parser, start=True, task=True)
    order_option(parser)
    parser.add_argument(
        "--estimate", metavar="WHOSE", type=one_of("file", "found"),
        help="the estimate of A* and its variants: file (the puzzle's `estimate:`; if it has none, "
        "a derived one) or found (always derived from the rules, and proved)",
    )  # fmt: skip
    parser.add_argument(
        "--weight", metavar="W", type=weight,
        help="weight of the estimate for `--search wastar`: the cost is at most W times the least"
        " (default: 2)",
    )  # fmt: skip
    parser.add_argument(
        "--all", metavar="[N]", type=lambda text: EVERY if text == "all" else whole(text),
        help="list all best solutions, or at most N of them",
    )  # fmt: skip
    parser.flag("--count", "count the best solutions")
    parser.flag(
        "--good", "find a good solution soon, and better ones until a limit, Ctrl-C, or the best"
    )
    compare_option(parser)
    parser.flag("--full", "print all steps, even of more than 200 on a terminal")
    parser.flag("--last", "print only the last state of a solution")
    parser.add_argument(
        "--view", metavar="NAME",
        help="print the solution with this view of the puzzle, and nothing else",
    )  # fmt: skip
    parser.add_argument(
        "--certificate", metavar="CERT", default="",
        help="write a proof that no solution is cheaper, or that there is none (or no "
        "other, if the puzzle is filled in), for `verify` "
        "(compressed: CERT.gz)",
    )  # fmt: skip
    parser.add_argument(
        "-o", "--output", metavar="OUT", default="",
        help="draw the solution: OUT.html (a page to play the puzzle, and to watch the solution), "
        "OUT.svg or OUT.png (a picture of all steps), or OUT.gif (a film); .png and .gif need "
        "Pillow; with `--last`, OUT.txt "
        "or OUT.xsb (the last state as a map, for `--map`) or OUT.yaml (as parameters)",
    )  # fmt: skip
    parser.add_argument(
        "--watch-search", metavar="OUT", default="",
        help="write each expansion of the search, with g, h, f and the frontier, the first 10,000: "
        "OUT.html (a page with a slider; with `--compare bfs,dfs` side by side), OUT.jsonl, or - "
        "for text",
    )  # fmt: skip
    parser.add_argument(
        "--plan", metavar="PLAN", default="",
        help="write the plan of a planning task, in the format of the planning competitions",
    )  # fmt: skip
    plain_option(parser)
    symmetry_option(parser)
    store_option(parser)
    tier_option(parser)
    limit_options(parser)
    watch_option(parser)
    common_options(parser, "text", "lines", "json", "jsonl")


def run(options: Namespace) -> int:
    if options.watch_search:
        return _watch_search(options)
    if options.compare is not None:
        from puzzlelang.front.commands.side_by_side import compare

        return compare(options)
    check("solve", options)
    try:
        loaded = load_any(options, options.certificate, options.view)
    except answers.ToFill as puzzle:
        return _fill(puzzle, options)
    if isinstance(loaded, answers.NoStart):
        return _tell_without_start(loaded, options)
    loaded.searcher.finds_estimate = options.estimate == "found"
    check("best solutions", options, loaded)
    _check_files(loaded, options)
    view = chosen_view(loaded, options) if options.view is not None else None
    improvements = _Improvements(options)
    if options.good:
        check("good", options, view)
        answer = answers.good_solution(loaded, limits_of(options), improvements)
    else:
        with searchable(loaded, options, view) as searched:
            answer = answers.solve(
                searched, options.order, limits_of(options),
                count=options.count or options.all is not None, most=_most(options),
                keep=view is not None and view.asks_for_discovered is not None,
                weight=options.weight or WEIGHT,
            )  # fmt: skip
    _write_solution(answer, options, loaded)
    if view is not None:
        silence(answer.limit)
        with stage(Stage.WRITING):
            print_view(view, answer, options)
        return exit_code(answer)
    answer, proof, proof_code = _proof(loaded, answer, options)
    mark = answers.fingerprint(loaded) if options.format == "json" else ""
    silence(answer.limit)
    try:
        with stage(Stage.WRITING):
            print_answer(answer, options, mark, proof, improvements.rows + 1)
    except ENDINGS as ending:
        if is_answered():
            raise
        silence()
        answer = answers.cut_short(loaded, answer, limit_of(ending))
        print_answer(answer, options, mark, proof, improvements.rows + 1)
    tell_how_to_go_on(options, answer.limit, view)
    if options.output and is_level(options):
        write_level(loaded, answer, options)
    return max(exit_code(answer), proof_code)


def _most(options: Namespace) -> int | None:
    """The number of solutions to list; None: all."""
    return 0 if options.all is None else None if options.all == EVERY else options.all


def _check_files(loaded: answers.Loaded, options: Namespace) -> None:
    if options.certificate:
        check_certificate_place(options, loaded)
        check("certificate", options, loaded)
    if options.output:
        check_output(loaded, options)
    if options.plan:
        check_plan(options)


def _write_solution(answer: answers.Answer, options: Namespace, loaded: answers.Loaded) -> None:
    """Write the pictures and the plan."""
    if options.output and not is_level(options):
        _draw(answer, options, loaded)
    if options.plan:
        write_plan(answer, options)


def _tell_without_start(none: answers.NoStart, options: Namespace) -> int:
    most = 0 if options.all is None else None
    answer = answers.solve(none, options.order, count=options.count, most=most)
    if options.output:
        _draw(answer, options)
    print_answer(answer, options, answers.fingerprint(none))
    return exit_code(answer)


class _Improvements:
    """Print each improved solution, and count the printed ones."""

    def __init__(self, options: Namespace) -> None:
        self._options, self.rows = options, 0

    def __call__(self, answer: answers.Answer) -> None:
        if self._options.format == "jsonl":
            with undisturbed():  # a signal must not separate counting and printing
                self.rows += 1
                rows = answers.answer_rows(answer, self.rows, self._options.last)
                out_rows(rows, more=True)
        elif not self._options.quiet:
            err(f"{answers.solved_in(answer)}. Looking for a better one …")


def _draw(answer: answers.Answer, options: Namespace, loaded: answers.Loaded | None = None) -> None:
    write_pictures(answer, answers.conclusion(answer), answer.listed, options, loaded)


def _proof(
    loaded: answers.Loaded, answer: answers.Answer, options: Namespace
) -> tuple[answers.Answer, Proof, int]:
    """Write the certificate if requested.

    Return the answer without claims that the proof refutes, the answer's field about the
    certificate, and the exit code if no certificate could be written.
    """
    if not options.certificate and options.format != "json":
        return answer, None, YES
    if not options.certificate:
        small = answers.embedded(loaded, answer)
        return answer, answers.certificate_data(small) if small else None, YES
    limits = limits_of(options)
    states = options.states or answers.MOST_CERTIFIED
    proof: answers.Certificate | answers.Disproved | GaveUp | None
    if isinstance(answer.outcome, GaveUp) and answer.outcome.limit in STOPPED:
        proof = answer.outcome  # the user ended the command
    else:
        proof = answers.certify(loaded, answer, replace(limits, states=states))
    if isinstance(proof, answers.Disproved):
        answer = answers.without_claim(answer, proof.remark)
        proof = None
    if proof is None or isinstance(proof, GaveUp):
        complain([_no_certificate(answer, proof, states)])
        return answer, None, gave_up(proof.limit if proof is not None else "")
    lines = answers.certificate_lines(proof)
    digest = write_certificate(lines, f"{proof.states:,} states", options)
    return answer, {"states": proof.states, "digest": digest}, YES


def _no_certificate(answer: answers.Answer, outcome: GaveUp | None, states: int) -> Diagnostic:
    if getattr(answer.outcome, "remark", ""):
        why = "the search relied on `estimate`, which is too high"
        help = "correct the estimate, or search without it: `--search ucs`"
    elif outcome is None:
        why, help = "a search that gave up without a bound proves nothing", ""
    elif outcome.limit == STATES:
        why, help = f"it takes more than {states:,} states", "`--states N` allows more"
    else:
        why, help = (
            f"the search for it gave up at {outcome.statistics.reached:,} states ({outcome.limit})",
            "",
        )
    message = f"no certificate is written: {why}"
    return Diagnostic("no-certificate", message, None, help=help, severity="warning")


def chosen_view(loaded: answers.Loaded, options: Namespace) -> answers.Chosen:
    """The view that ``--view`` names, if it is compatible with the other options."""
    check("view", options)
    view = answers.choose(loaded, options.view)
    if view.asks_for_discovered is not None:
        check("view of discovered states", options, view.asks_for_discovered)
    return view


def exit_code(answer: answers.Answer) -> int:
    if answer.limit:
        return gave_up(answer.limit)
    return YES if answer.is_solved else NO


def print_view(view: answers.Chosen, answer: answers.Answer, options: Namespace) -> None:
    """The view to standard output, everything else to standard error."""
    for block in view.texts(answer):
        out(block)
    if not options.quiet:
        if not answer.is_solved:
            err(answers.conclusion(answer))
        tell_more(answer)
        err(answers.statistics_line(answer.statistics, err_page()))


def print_answer(
    answer: answers.Answer, options: Namespace, mark: str = "", proof: Proof = None, first: int = 1
) -> None:
    if options.format == "text":
        paper = pictured_page(answer, options)
        if is_terminal(1) and not options.full:
            paper = replace(paper, most=MOST_STEPS)
        out(answers.answer_text(answer, paper, options.last))
    elif options.format == "lines":
        traces = answer.traces if answer.traces is not None else (answer.trace,)
        first = -1 if options.last else 0
        blocks = [answers.bare_trace(trace[first:]) for trace in traces if trace]
        if blocks:
            out("\n\n".join(blocks))
        if not answer.is_solved and not options.quiet:
            err(answers.conclusion(answer))
    else:
        if options.format == "json":
            out_json(answers.answer_data(answer, mark, proof))
        else:
            out_rows(answers.answer_rows(answer, first, options.last))
    if not options.quiet:
        tell_more(answer)
        if options.format == "text" and answer.puzzle.starts:
            if answer.is_unsolvable:
                err(f"`puzzlelang explore {puzzle_words(options)} --why` shows how close it comes.")
            err(answers.statistics_line(answer.statistics, err_page()))


# ── a puzzle that is filled in ────────────────────────────────────────────────────────


def _fill(puzzle: answers.ToFill, options: Namespace) -> int:
    """Fill the puzzle in, print the answer, and return the exit code."""
    check("filled", options)
    if options.output:
        check_output(puzzle, options)
    tell_warnings(puzzle.warnings, options)
    if options.certificate:
        check_certificate_place(options, puzzle)
    answer = answers.fill(puzzle, limits_of(options), count=options.count, most=_most(options))
    if options.format == "json":
        answer = replace(answer, fingerprint=answers.fingerprint(puzzle))
    proof_code = YES
    if options.certificate:
        answer, proof_code = _certified(puzzle, answer, options)
    silence(answer.limit)
    if answer.steps:  # pictures are laid out by a state
        laid_out = replace(answer.puzzle, starts=(answer.steps[0].slots,))
        answer = replace(answer, puzzle=laid_out)
    if options.output:
        summary = " ".join(answers.filled_sentences(answer))
        choices = tuple((step,) for step in answer.steps)
        write_pictures(answer, summary, choices, options, puzzle)
    with stage(Stage.WRITING):
        _print(answer, options)
    if answer.limit:
        return gave_up(answer.limit)
    return max(YES if answer.is_solved else NO, proof_code)


def _certified(
    puzzle: answers.ToFill, answer: answers.Filled, options: Namespace
) -> tuple[answers.Filled, int]:
    """Write the certificate; return the answer with its digest, and the exit code."""
    try:
        certificate = answers.certify_choice(puzzle, answer, limits_of(options))
    except answers.NoProof as reason:
        message = f"no certificate is written: {reason}"
        complain([Diagnostic("no-certificate", message, None, severity="warning")])
        return answer, GAVE_UP
    lines = answers.choice_certificate_lines(certificate)
    digest = write_certificate(lines, f"{certificate.steps:,} steps", options)
    return replace(answer, certificate={"steps": certificate.steps, "digest": digest}), YES


def _print(answer: answers.Filled, options: Namespace) -> None:
    if options.format == "json":
        out_json(answers.FILLED.data(answer))
    elif options.format == "jsonl":
        out_rows(answers.filled_rows(answer))
    elif options.format == "lines":
        if answer.steps:
            out("\n\n".join(step.shown for step in answer.steps))
        if not answer.is_solved and not options.quiet:
            err(" ".join(answers.filled_sentences(answer)))
    else:
        out(answers.filled_text(answer, pictured_page(answer, options)))
        if not options.quiet:
            err(answers.work_line(answer, err_page()))


# ── `--watch-search`: how a search sees the states ────────────────────────────────────

WATCHED = (".html", ".jsonl")


def _watch_search(options: Namespace) -> int:
    """Search once for each order of ``--compare``, or of ``--search``, and write the expansions."""
    import os

    from puzzlelang.text import writing

    path, orders = options.watch_search, options.compare or (options.order,)
    check("watched", options)
    ending = os.path.splitext(path)[1].lower()
    if path != "-" and ending not in WATCHED:
        raise usage_error(
            f"`--watch-search` writes {', '.join(WATCHED)}, not `{path}`",
            "end the name with one of these, or write `--watch-search -` for text",
        )
    loaded = load(options)
    if path != "-":
        writing.check_place(path, files_read(loaded, options))
    loaded.searcher.finds_estimate = options.estimate == "found"
    limits, weight = limits_of(options), options.weight or WEIGHT
    searches = [answers.watch(loaded, order, limits, weight=weight) for order in orders]
    limit = next((one.answer.limit for one in searches if one.answer.limit), "")
    silence(limit)
    if path == "-":
        for one in searches:
            out("\n".join([f"{one.order}:"] * (len(searches) > 1) + [*one.lines()]))
    else:
        with stage(Stage.WRITING, path):
            writing.write_whole(path, _expansions(ending, searches))
    for one in searches:
        said = f"{one.answer.statistics.expanded:,} expanded"
        if not one.complete:
            said += f", the first {len(one.rows):,} {'printed' if path == '-' else 'written'}"
        out(f"{one.order}: {answers.conclusion(one.answer)} ({said})")
    if not options.quiet and path != "-":
        err(f"wrote {printable(path)}")
    if limit:
        return gave_up(limit)
    return YES if searches[-1].answer.is_solved else NO


def _expansions(ending: str, searches: list[answers.Watched]) -> str:
    if ending == ".html":
        from puzzlelang.drawing import watch_page

        return watch_page(searches)
    import json

    rows = (answers.EXPANSION.data(row) for one in searches for row in one.rows)
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
