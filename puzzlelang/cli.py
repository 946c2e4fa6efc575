"""The command line: runs a command, prints what it found, says with a number how it ended.

The only file that prints.  Results go to standard output, everything else to standard error.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TextIO

from puzzlelang import __version__
from puzzlelang.alarm import TimeUp, alarm
from puzzlelang.diagnostics import Diagnostic, PuzzleError, printable, render_all
from puzzlelang.options import limits_of, open_streams, usage_error, width_of
from puzzlelang.report.layout import Page
from puzzlelang.system import Limits, Statistics

if TYPE_CHECKING:
    from argparse import Namespace

    from puzzlelang.pipeline import Loaded
    from puzzlelang.report.answer import Answer
    from puzzlelang.report.validation import Validation

YES, NO, AT_FAULT, GAVE_UP, BUG, INTERRUPTED = 0, 1, 2, 3, 70, 130
"""Exit codes.  NO is said only when it is proved."""


# ── the terminal ─────────────────────────────────────────────────────────────────────


def out(text: str) -> None:
    sys.stdout.write(text + "\n")


def err(text: str) -> None:
    sys.stderr.write(text + "\n")


def page(stream: TextIO) -> Page:
    """How wide ``stream`` is, and whether it takes colours and block characters."""
    terminal = stream.isatty()
    colours = terminal and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    blocks = (stream.encoding or "").lower().replace("-", "") == "utf8"
    return Page(width_of(2 if stream is sys.stderr else 1), colours, blocks)


def complain(diagnostics: Sequence[Diagnostic]) -> None:
    """Messages to standard error."""
    text, paper = render_all(diagnostics), page(sys.stderr)
    for severity, style in (("error", "bad"), ("warning", "warning")):
        text = "\n".join(
            paper.paint(style, line) if line.startswith(f"{severity}[") else line
            for line in text.split("\n")
        )
    err(text)


class ProgressLine:
    """One line on a terminal that says how far a search is, from its second second on."""

    def __init__(self) -> None:
        self.drawn = False

    def __call__(self, statistics: Statistics, frontier: int, depth: object) -> None:
        if statistics.seconds < 1:
            return
        rate = statistics.reached / statistics.seconds
        parts = [f"{statistics.reached:,} states", f"{frontier:,} waiting"]
        if isinstance(depth, int) and statistics.order in ("bfs", "dfs", "iddfs"):
            parts.append(f"depth {depth:,}")
        parts += [f"{rate:,.0f} states/s", f"{statistics.seconds:.0f} s"]
        self.draw(", ".join(parts))

    def draw(self, text: str) -> None:
        sys.stderr.write("\r" + text[: page(sys.stderr).width - 1] + "\x1b[K")
        sys.stderr.flush()
        self.drawn = True

    def clear(self) -> None:
        if self.drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


@contextmanager
def progress(options: Namespace) -> Iterator[ProgressLine | None]:
    """A progress line where there is a terminal to draw it on."""
    if options.quiet or not sys.stderr.isatty():
        yield None
        return
    line = ProgressLine()
    try:
        yield line
    finally:
        line.clear()


def out_json(data: dict[str, object]) -> None:
    from puzzlelang.report.data import json_text

    out(json_text(data))


# ── commands ─────────────────────────────────────────────────────────────────────────


def load(options: Namespace) -> Loaded:
    """The puzzle that the options name; warnings are told at once."""
    from puzzlelang import pipeline

    given = options.settings, options.maps, options.instance, options.tier
    loaded = pipeline.load(options.file, *given)
    warnings = [] if options.quiet else list(loaded.diagnostics)
    if warnings:
        complain(warnings)
    return loaded


def solve(options: Namespace) -> int:
    from puzzlelang import pipeline
    from puzzlelang.options import EVERY
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
        out(text.answer_text(answer, page(sys.stdout)))
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
            err(text.statistics_line(answer.statistics, page(sys.stderr)))


def validate(options: Namespace) -> int:
    from puzzlelang import library, pipeline
    from puzzlelang.report import validation

    files: list[str] = []
    for name in options.files:
        inside = library.files_in(name) if os.path.isdir(name) else [name]
        if not inside:
            complain([Diagnostic("no-files", f"there is no *.yaml file in `{name}`", None)])
            return AT_FAULT
        files += inside
    chosen = limits_of(options)
    if options.states is None and options.time is None:
        chosen = Limits(pipeline.EXPECTED_STATES, None, chosen.memory)
    found: list[Validation] = []
    interrupted = False
    for file in files:
        try:
            one = pipeline.validate(file, options.deep, options.slow, chosen, options.tier)
        except KeyboardInterrupt:
            err(f"Interrupted; {len(found)} of {len(files)} files were looked at.")
            interrupted = True
            break
        found.append(one)
        if options.format == "text":
            if one.holds:
                out(validation.validation_text(one, page(sys.stdout)))
            if one.messages and not (one.holds and options.quiet):
                complain(one.messages)
    if options.format == "json":
        out_json(validation.validation_data(found))
    elif options.format == "sarif":
        out_json(validation.sarif_data(found, __version__))
    if interrupted:
        return INTERRUPTED
    if not all(one.holds for one in found):
        return AT_FAULT
    return GAVE_UP if any(one.gave_up for one in found) else YES


def explore(options: Namespace) -> int:
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
        out(text.survey_text(survey, page(sys.stdout)))
        if not options.quiet:
            err(text.statistics_line(survey.space.statistics, page(sys.stderr)))
    if not survey.space.complete:
        return INTERRUPTED if survey.space.limit == "interrupted" else GAVE_UP
    if survey.refuted is not None:
        return AT_FAULT
    return exit_code(survey.best) if survey.best and survey.best.kind == "gave-up" else YES


def graph(options: Namespace) -> int:
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


DRAWN = 20_000
"""More states than this make a file that no program draws; `--states` raises it."""


def verify(options: Namespace) -> int:
    from puzzlelang import pipeline
    from puzzlelang.report.verdict import verdict_data, verdict_text

    loaded = load(options)
    verdict = pipeline.verify_file(loaded, options.answer, options.states)
    if options.format == "json":
        out_json(verdict_data(verdict))
    else:
        out(verdict_text(verdict, page(sys.stdout)))
    return {"verified": YES, "refuted": NO}.get(verdict.status, GAVE_UP)


def list_library(options: Namespace) -> int:
    from puzzlelang import catalogue
    from puzzlelang.report.listing import entry_text, listing_data, listing_text

    whole = options.format == "json"
    kind, entries = catalogue.select(options.what, options.difficulty, whole=whole)
    if whole:
        out_json(listing_data(entries))
    elif kind == "puzzle":
        out(entry_text(entries[0], page(sys.stdout)))
    else:
        out(listing_text(entries, page(sys.stdout), summaries=kind == "family"))
        if not options.quiet:
            err("`puzzlelang list NAME` says more about a puzzle, or about a family of them.")
    return YES


def new(options: Namespace) -> int:
    from puzzlelang.new import create

    puzzle, *maps = create(options.name, options.like)
    out(f"wrote {', '.join([puzzle, *maps])}")
    if not options.quiet:
        err(f"Try `puzzlelang solve {puzzle}`, and then change it.")
    return YES


RUN: dict[str, Any] = {
    "solve": solve,
    "validate": validate,
    "explore": explore,
    "graph": graph,
    "verify": verify,
    "list": list_library,
    "new": new,
}


# ── the program ──────────────────────────────────────────────────────────────────────


def run(arguments: Sequence[str]) -> int:
    from puzzlelang import options

    if not arguments:
        err(options.help_text())
        return AT_FAULT
    if arguments[0] in ("-h", "--help", "help"):
        out(options.help_text())
        return YES
    if arguments[0] in ("-V", "--version"):
        out(f"puzzlelang {__version__}")
        return YES
    command, *rest = arguments
    try:
        parsed = options.parse(command, rest)
    except SystemExit:  # argparse has printed its help
        return YES
    with alarm(getattr(parsed, "time", None)):
        return int(RUN[command](parsed))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code."""
    gc.set_threshold(200_000)  # reading a puzzle makes much that stays and little garbage
    open_streams()
    code = BUG
    try:
        code = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except PuzzleError as error:
        complain(error.diagnostics)
        code = AT_FAULT
    except KeyboardInterrupt:
        err("Interrupted.")
        code = INTERRUPTED
    except TimeUp:
        err("Gave up: the time was over before there was an answer.")
        code = GAVE_UP
    except MemoryError:
        err("Gave up: there is no more memory. `--memory SIZE` ends a search in time.")
        code = GAVE_UP
    except BrokenPipeError:  # nobody reads on, as with `| head`
        code = YES if code == BUG else code
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:  # a full disk, say
        err(f"The answer can't be written: {error.strerror}.")
        code = AT_FAULT
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except Exception as error:
        if os.environ.get("PUZZLELANG_DEBUG"):
            raise
        report_bug(error)
    return code


def report_bug(error: Exception) -> None:
    err(
        f"puzzlelang {__version__}: internal error: {type(error).__name__}: "
        f"{printable(str(error))[:500]}\n"
        "This is a mistake of puzzlelang, not of your puzzle. Please report it with the puzzle\n"
        "and the command, as README.md says; PUZZLELANG_DEBUG=1 shows where it happened."
    )
