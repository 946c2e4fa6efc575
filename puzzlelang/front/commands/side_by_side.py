"""``solve --compare``: compare searches, each in a separate process for separate time and memory.
A comparison of a single order searches in this process; the others run such commands.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence

from puzzlelang import answers
from puzzlelang.front.commands.conflicts import check
from puzzlelang.front.commands.exit_codes import AT_FAULT, BUG, GAVE_UP, NO, YES, gave_up
from puzzlelang.front.commands.options import limits_of, searches_apart
from puzzlelang.front.commands.puzzle_options import load
from puzzlelang.front.commands.terminal import err, is_terminal, out_answer
from puzzlelang.search import ENDINGS, ORDERS, STOPPED, limit_of
from puzzlelang.text import TYPE_CHECKING, replace, usage_error

if TYPE_CHECKING:
    from puzzlelang.answers import Comparison, Contender, Loaded, Searched

EVERY = 0.1
"""Seconds between two polls of a process, so that Ctrl-C works on every system."""

PATIENCE = 2.0
"""Seconds that a search has to report its results when everything ends."""


class Contradiction(Exception):
    """Two searches can't both be right."""


def compare(options: Namespace) -> int:
    """Run the comparison.  Exit codes are as for ``solve``: 0 if an order found a solution, 1 if
    one proved that none exists, 2 if one reached a rule without a value, 3 if all reached limits.
    """
    from puzzlelang.search import WEIGHT

    check("compare", options)

    loaded = load(options)
    if searches_apart(options):
        comparison, code = _all_apart(loaded, options)
    else:
        (contender, *_) = answers.contenders(loaded, options.compare, options.estimate or "file")
        weight = options.weight or WEIGHT
        row = answers.searched(loaded, contender, limits_of(options), weight)
        limit = row.limit if row.limit in STOPPED else ""
        comparison, code = answers.comparison_of(loaded, [row], limit=limit or ""), YES
    out_answer(options, answers.COMPARISON, comparison, answers.comparison_text)
    if comparison.contradiction:
        raise Contradiction(comparison.contradiction)
    return code or _exit_code(comparison)


def _exit_code(comparison: Comparison) -> int:
    outcomes = {one.outcome for one in comparison.searches}
    if comparison.limit:
        return gave_up(comparison.limit)
    if answers.FAULT in outcomes:
        return AT_FAULT
    if answers.SOLVED in outcomes:
        return YES
    return NO if answers.UNSOLVABLE in outcomes else GAVE_UP


def _all_apart(loaded: Loaded, options: Namespace) -> tuple[Comparison, int]:
    """Run all searches until an interruption.  Also return the exit code if one hit a bug."""
    rows: list[Searched] = []
    left_out: list[str] = []
    mark, limit, code = answers.fingerprint(loaded), "", YES
    contenders = answers.contenders(loaded, options.compare, options.estimate or "")
    answers.needs_goal(loaded)
    try:
        for contender in contenders:
            if left_out and contender.estimate == "found" and not contender.is_asked_for:
                left_out.append(contender.order)
                continue
            row, failure = _apart(contender, options, mark)
            if row is None:
                code = failure
            elif row.estimate == "none" and not contender.is_asked_for:
                left_out.append(contender.order)
            else:
                rows.append(row)
            if row is not None and row.limit in STOPPED:
                limit = row.limit or ""
                break
    except _Stopped as stopped:
        limit = stopped.limit
        rows += stopped.rows
    return answers.comparison_of(loaded, rows, left_out, limit), code


class _Stopped(Exception):
    """A signal ended a search and cancels the following ones."""

    def __init__(self, limit: str, rows: Sequence[Searched]) -> None:
        super().__init__(limit)
        self.limit, self.rows = limit, rows


def _apart(contender: Contender, options: Namespace, mark: str) -> tuple[Searched | None, int]:
    """Run a search in a separate process; return its row, or its exit code if it has none."""
    from puzzlelang.front.commands.own_process import started

    if not options.quiet and is_terminal(2):
        whose = f" ({contender.estimate})" if contender.estimate else ""
        err(f"Searching by {contender.order}{whose} …")
    with started([*_words(contender, options)], kept=True) as run:
        try:
            while not run.is_over(EVERY):
                pass
        except ENDINGS as ending:
            limit = limit_of(ending)
            if not run.is_over(PATIENCE / 4):  # a terminal interrupts both
                run.process.terminate()
                run.is_over(PATIENCE)
            row = _row(contender, run.printed(), run.process.poll() or 0, mark)
            rows = [] if row is None else [replace(row, limit=row.limit and limit)]
            raise _Stopped(limit, rows) from None
        row = _row(contender, run.printed(), run.code, mark)
        return row, run.code
    raise AssertionError("a search that neither ended nor was ended")


def _row(contender: Contender, printed: bytes, code: int, mark: str) -> Searched | None:
    """The row of a search, from its output or its exit code; None after a bug of ours."""
    try:
        data = json.loads(printed)
        if "diagnostics" in data:  # a fault, or a mistake in the file
            raise ValueError
    except ValueError:
        ends = {AT_FAULT: (answers.FAULT, None), BUG: ("", None)}
        outcome, limit = ends.get(code, (answers.GAVE_UP, answers.KILLED))
        if not outcome:
            return None
        return answers.Searched(
            order=contender.order, outcome=outcome, estimate=contender.estimate or None, limit=limit
        )
    if data.get("fingerprint", mark) != mark:
        raise usage_error(
            "a file of the puzzle has changed since the comparison began", "run it again"
        )
    if "searches" not in data:  # it reached a limit before the search
        data = {"searches": [{
            "order": contender.order, "outcome": data["outcome"], "limit": data["limit"],
            "statistics": data["statistics"],
        }]}  # fmt: skip
    return answers.searched_of(data["searches"][0])


def _words(contender: Contender, options: Namespace) -> Iterator[str]:
    """The command line of one search."""
    yield from ("solve", f"--compare={contender.order}", "--format=json", "--quiet")
    for name, value in options.settings:
        yield f"--set={name}={value}"
    for name, path in options.maps:
        yield f"--map={name}={path}"
    values = {
        "estimate": contender.estimate, "instance": options.instance, "tier": options.tier,
        "time": options.time, "memory": options.memory,
        "states": options.states, "start": options.begin,
        "weight": options.weight if ORDERS[contender.order].weighted else None,
    }  # fmt: skip
    yield from (f"--{name}={value}" for name, value in values.items() if value)
    if options.no_symmetry:
        yield "--no-symmetry"
    if options.progress or (is_terminal(2) and not options.quiet):
        yield f"--progress={options.progress or 'lines'}"
    yield from ("--", options.file)
