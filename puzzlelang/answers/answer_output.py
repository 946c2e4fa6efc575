"""Text output of answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from math import ceil

from puzzlelang.answers.answer import GAVE_UP, SOLVED, UNSOLVABLE, Answer, Step, Trace, the_start
from puzzlelang.answers.field_table import Field, Fields, ListOf
from puzzlelang.answers.text_layout import Page, duration, painted, plural, size, wrap
from puzzlelang.core import listed, ordinal, pad
from puzzlelang.core import nodes as core
from puzzlelang.search import (
    DISK,
    MEMORY,
    STATES,
    STOPPED,
    TIME,
    GaveUp,
    Solved,
    Statistics,
    Unsolvable,
    Weight,
)
from puzzlelang.text import Any, PuzzleError, columns, printable

_ESTIMATES = {None: "", "none": "no estimate found", "no help": "estimate of no help"}
"""Texts for missing estimates; others are printed by name."""


def _order_title(name: str) -> str:
    from puzzlelang.search import ORDERS

    if name == "good":
        return "one search after the other"
    return ORDERS[name].title if name in ORDERS else name


STATISTICS = Fields("statistics", "Work of the search. After a restart it covers the last run, "
                    "or, if that is ended early, the run that reached more states.", (
    Field("reached", int, "states discovered, including the initial one",
          text=lambda count: plural(count, "state") + " reached"),
    Field("expanded", int, "states whose successors were generated, counted again when reopened",
          text=lambda count: f"{count:,} expanded"),
    Field("generated", int, "successors generated, including known states",
          noun="successor"),
    Field("seconds", float, "wall-clock time of all runs, including compilation",
          lambda s: round(s.seconds, 6), text=lambda seconds: duration(seconds)),
    Field("tier", str, "tier that ran the search: `python` or `native`"),
    Field("order", str, "order of the search, as for `--search`",
          text=_order_title),
    Field("estimate", str, "kind of the derived estimate: `patterns` (distances in smaller "
          "puzzles), `landmarks` (sets of steps; each solution contains one of each set) or "
          "`assignment` (of members of a set to places); `none`: no estimate was found; `no "
          "help`: one was tried during the search and not used",
          text=lambda estimate: _ESTIMATES.get(estimate, f"by {estimate}"), optional=True),
    Field("product", bool, "true if two independent parts of the puzzle were searched and combined",
          text=lambda used: "as a product of two parts" if used else "", optional=True),
    Field("merged", ListOf(str), "types, or maps, whose members were found interchangeable; states "
          "that differ only in these members were merged",
          text=lambda types: f"{', '.join(types)} interchangeable" if types else "",
          optional=True),
    Field("peak_memory_bytes", int, "peak memory of the process",
          text=lambda count: size(count) if count else ""),
))  # fmt: skip


def answer_text(answer: Answer, page: Page, last: bool = False) -> str:
    """Format title, traces and conclusion; ``last`` prints only final states."""
    lines = [*title_lines(answer.puzzle, answer.label, page), ""]
    draw = last_lines if last else trace_lines
    if answer.traces is not None:
        for number, trace in enumerate(answer.traces, 1):
            total = "?" if answer.total is None else f"{answer.total:,}"
            heading = f"Solution {number:,} of {total}"
            lines += [page.paint("bold", heading), "", *draw(trace, page), ""]
    elif answer.trace:
        lines += [*draw(answer.trace, page), ""]
    style = {SOLVED: "good", UNSOLVABLE: "bad", GAVE_UP: "warning"}[answer.kind]
    lines += painted(style, conclusion(answer), page)
    return "\n".join(lines)


def title_lines(puzzle: core.Puzzle, label: str, page: Page) -> list[str]:
    """Return the title, followed by the instance and the parameters."""
    settings = ", ".join(f"{name} = {value}" for name, value in puzzle.settings.items())
    below = (painted("dim", text, page) for text in (printable(label), settings) if text)
    return [*painted("bold", puzzle.title, page), *chain.from_iterable(below)]


# ── traces ───────────────────────────────────────────────────────────────────────────


def trace_lines(trace: Trace, page: Page, first: int = 0) -> list[str]:
    """Return the states, numbered from ``first``, with the texts of their steps.

    Pictures are side by side.
    """
    if page.most is not None and len(trace) - 1 > page.most:
        half = page.most // 2
        left_out = plural(len(trace) - 1 - 2 * half, "step")
        note = painted("dim", f"… {left_out} left out; `--full` prints all", page)
        begin, end = trace[: half + 1], trace[-half:]
        last = trace_lines(end, page, len(trace) - half)
        return [*trace_lines(begin, page), "", *note, "", *last]
    if boards := _boards(trace, page, range(first, first + len(trace))):
        return boards
    is_drawn = any("\n" in step.shown for step in trace)
    if is_drawn and sum(len(step.shown) for step in trace) > MOST_PICTURED and len(trace) > 2:
        return list(_ends(trace, page, first))
    if is_drawn:
        captions = [f"{number} {step.said}".rstrip() for number, step in enumerate(trace, first)]
        return list(_pictures(trace, page, captions))
    return list(_rows(trace, page, first))


def last_lines(trace: Trace, page: Page) -> list[str]:
    if boards := _boards(trace[-1:], page):
        return boards
    return [f"  {line}".rstrip() for line in trace[-1].shown.split("\n")]


MOST_PICTURED = 2_000_000
"""Maximum size of a trace's pictures, in characters; above it, only the ends are drawn."""


def _ends(trace: Trace, page: Page, start: int) -> Iterator[str]:
    """Yield a trace of large pictures: first and last picture, and the steps as text."""
    digits = len(str(start + len(trace) - 1))
    margin = 2 + digits + 2
    yield from (f"  {line}".rstrip() for line in trace[0].shown.split("\n"))
    yield ""
    for number, step in enumerate(trace[1:], start + 1):
        first, *rest = wrap(step.said, max(8, page.width - margin)) if step.said else [""]
        yield f"  {page.paint('dim', f'{number:>{digits}}')}  {first}".rstrip()
        yield from (" " * margin + line for line in rest)
    yield ""
    yield from last_lines(trace, page)


def state_lines(steps: Sequence[Step], page: Page) -> Iterator[str]:
    """Yield states line by line, or pictures side by side."""
    if boards := _boards(steps, page):
        yield from boards
        return
    room = max(8, page.width - 2)
    if not any("\n" in step.shown for step in steps):
        for step in steps:
            first, *rest = wrap(step.shown, room if columns(step.shown) <= room else room - 2)
            yield f"  {first}"
            yield from (f"    {line}" for line in rest)
        return
    yield from _pictures(steps, page)


def bare_trace(trace: Trace) -> str:
    """Return the states only, as in ``expect: trace``."""
    return listed(step.shown for step in trace)


def _rows(trace: Trace, page: Page, start: int) -> Iterator[str]:
    """Yield a line for each state with the text of its step, which precedes it on a narrow page."""
    digits = len(str(start + len(trace) - 1))
    margin = 2 + digits + 2
    state_width = max(columns(step.shown) for step in trace)
    text_width = max(columns(step.said) for step in trace)
    column = margin + state_width + 2
    room = page.width - column
    wide = room >= min(text_width, 40)
    for number, step in enumerate(trace, start):
        left = f"  {page.paint('dim', f'{number:>{digits}}')}  "
        if wide:
            first, *rest = wrap(step.said, room) if step.said else [""]
            yield f"{left}{pad(step.shown, state_width)}  {first}".rstrip()
            yield from (" " * column + line for line in rest)
            continue
        if step.said:
            between = wrap(step.said, max(8, page.width - margin))
            yield from (" " * margin + page.paint("dim", line) for line in between)
        yield f"{left}{step.shown}".rstrip()


# ── pictures ─────────────────────────────────────────────────────────────────────────

CAPTION = 20
"""Width of captions above narrower pictures."""

GAP = 3
"""Columns between pictures."""

MOST_BOARDS = 500
MOST_CHARACTERS = 1_000_000
"""Maximum size of all boards; above it, states are text."""

WIDE, HIGH, LOW = 60, 14, 8
"""Preferred maximum of columns and lines of a board, and of lines if there are several."""

FEW, MANY = 12, 40
"""Up to the first number boards are large, above the second as small as possible."""


def _pictures(steps: Sequence[Step], page: Page, captions: Sequence[str] = ()) -> Iterator[str]:
    """Yield states of several lines side by side, each below its caption."""
    pictures = [step.shown.split("\n") for step in steps]
    wide = max(columns(line) for picture in pictures for line in picture)
    padded = [[pad(line, wide) for line in picture] for picture in pictures]
    for line in _side_by_side(padded, wide, captions, page, as_boards=False):
        yield line.rstrip()


def _boards(steps: Sequence[Step], page: Page, numbers: Sequence[int] = ()) -> list[str] | None:
    """Return states as boards, captioned with ``numbers`` and the texts of their steps.

    None if the page has no boards, or they are too large.
    """
    boards = page.boards
    if boards is None or len(steps) > MOST_BOARDS:
        return None
    room = max(8, page.width - 2)
    few, many = len(steps) <= FEW, len(steps) > MANY
    try:
        scale = boards.scale(room, MOST_CHARACTERS, 2) if boards.is_printed and not many else 0
        usual = 3 if few else 1 if many else 2
        scale = scale or boards.scale(min(room, WIDE), HIGH if few else LOW, usual)
        scale = scale or boards.scale(room, MOST_CHARACTERS, 1)
        if not scale:
            return None
        wide, high = boards.size(scale)
        if wide * high * len(steps) > MOST_CHARACTERS:
            return None
        pictures = [boards.lines(step.slots, scale) for step in steps]
    except PuzzleError:  # the look has no value there, but the answer is still useful
        return None
    wide = max(max(map(_width, one)) for one in pictures)
    if wide > room:
        return None
    painted_ones = [
        [
            "".join(page.paint(style, text) if style else text for style, text in line)
            + " " * (wide - _width(line))
            for line in one
        ]
        for one in pictures
    ]
    captions = [f"{n} {step.said}".rstrip() for n, step in zip(numbers, steps, strict=False)]
    return list(_side_by_side(painted_ones, wide, captions, page, as_boards=True))


def _width(line: Sequence[tuple[str, str]]) -> int:
    return sum(columns(text) for _, text in line)


def _side_by_side(
    pictures: Sequence[list[str]], wide: int, captions: Sequence[str], page: Page, as_boards: bool
) -> Iterator[str]:
    """Yield rows of pictures ``wide`` columns wide, below their captions.

    Rows of boards are as even as the page allows, with captions next to the boards.
    """
    room = max(8, page.width - 2)
    longest = max(map(columns, captions), default=0)
    width = max(wide, min(longest, CAPTION, room))
    across = max(1, (room + GAP) // (width + GAP))
    if as_boards:
        across = ceil(len(pictures) / ceil(len(pictures) / across))
    for first in range(0, len(pictures), across):
        if first:
            yield ""
        row = pictures[first : first + across]
        heads = [wrap(text, width) for text in captions[first : first + across]]
        tallest = max(map(len, heads), default=0)
        for n in range(tallest):
            places = [n - (tallest - len(head)) * as_boards for head in heads]
            words = [
                head[at] if 0 <= at < len(head) else ""
                for head, at in zip(heads, places, strict=True)
            ]
            line = (" " * GAP).join(pad(text, width) for text in words)
            yield page.paint("dim", f"  {line}".rstrip())
        between = " " * (width - wide + GAP)
        for n in range(max(map(len, row))):
            parts = [picture[n] if n < len(picture) else " " * wide for picture in row]
            yield "  " + between.join(parts)


# ── conclusions ──────────────────────────────────────────────────────────────────────


def conclusion(answer: Answer) -> str:
    """Return ``Solved in 8 moves. No shorter solution exists.``"""
    return " ".join(conclusion_sentences(answer))


def conclusion_sentences(answer: Answer) -> Iterator[str]:
    """Yield ``Solved in 8 moves.``, ``No shorter solution exists.``"""
    match answer.outcome:
        case Unsolvable() if not answer.puzzle.starts:
            yield f"No solution: {no_start(answer.puzzle)}"
        case Solved() as solved:
            yield from _solved(answer, solved)
        case Unsolvable(statistics=statistics, by_estimate=by_estimate):
            up_to = " up to symmetry" if statistics.merged else up_to_symmetry(answer.puzzle)
            if by_estimate and statistics.reached == 1 == len(answer.puzzle.starts):
                yield "No solution: by the estimate, the start can't lead to a goal."
            elif by_estimate:
                states = plural(statistics.reached, "state")
                yield (
                    f"No solution: {states}{up_to} were reached, and by the estimate those that "
                    "were not expanded can't lead to a goal."
                )
            elif statistics.reached == 1 == len(answer.puzzle.starts):
                yield f"No solution: the start is the only reachable state{up_to}."
            else:
                states = plural(statistics.reached, "reachable state")
                yield f"No solution: all {states}{up_to} were searched."
        case GaveUp(limit=limit, statistics=statistics):
            yield gave_up(limit, statistics)
            yield from _bounds(answer)
            if answer.no_machine_code:
                yield f"It ran in Python: there is no machine code for {answer.no_machine_code}."
                if all(line.estimate is None for line in answer.puzzle.costs):
                    yield "An `estimate:` in the file could lead it to a goal sooner."


def no_start(puzzle: core.Puzzle) -> str:
    """Return ``no state meets `starts:`. These conditions conflict: `n < m`, `m = 0`.``"""
    texts = [f"`{printable(text)}`" for text in conflict(puzzle)]
    if len(texts) == 1:
        return f"no state meets `starts:`. Its condition {texts[0]} never holds."
    return f"no state meets `starts:`. These conditions conflict: {', '.join(texts)}."


def conflict(puzzle: core.Puzzle) -> list[str]:
    """Return the conditions of `starts:` that conflict."""
    diagnostic = puzzle.conflict
    if diagnostic is None or diagnostic.span is None:
        return []
    return [
        " ".join(s.text.split())
        for s in (diagnostic.span, *(span for span, _ in diagnostic.related))
    ]


def from_start(puzzle: core.Puzzle, moves: int) -> str:
    """Return ``8 moves from the start``."""
    return f"{plural(moves, *puzzle.step)} from {the_start(puzzle)}"


def solved_in(answer: Answer) -> str:
    """Return ``Solved in 8 moves``."""
    puzzle = answer.puzzle
    return f"Solved in {plural(answer.length, *puzzle.step)}{costs_text(puzzle, answer.cost)}"


def _bounds(answer: Answer) -> Iterator[str]:
    puzzle, low, high = answer.puzzle, answer.lower_bound, answer.upper_bound
    if high is not None:
        if counts_moves(puzzle):
            solution, better = f"A solution of {plural(high[0], *puzzle.step)}", "shorter"
        else:
            solution, better = f"A solution{costs_text(puzzle, high)}", "cheaper"
        if low is not None and low >= high:
            yield f"{solution} was found, and none is {better}."
        else:
            yield f"{solution} was found, but perhaps not the best."
    if low is not None and any(low) and (high is None or low < high):
        some = "Every solution" if high is not None else "A solution, if there is one,"
        yield f"{some} {_at_least(puzzle, low)}."


def _solved(answer: Answer, solved: Solved[Any]) -> Iterator[str]:
    puzzle = answer.puzzle
    better = "shorter" if counts_moves(puzzle) else "cheaper"
    which = f"the {ordinal(answer.start)} of {len(puzzle.starts):,} starts"
    if answer.length == 0:
        start = f"{which} is a goal" if answer.start else "the start is the goal"
        if len(puzzle.starts) > 1 and not answer.start:
            start = "a start is a goal"
        yield f"Solved in 0 {puzzle.step[1]}: {start} already."
        yield from _how_many(answer)
        return
    where = f" from {which}" if answer.start else ""
    yield f"{solved_in(answer)}{where}."
    if solved.optimal and solved.assuming:
        yield f"No {better} solution exists, if {solved.assuming}."
    elif solved.optimal:
        yield f"No {better} solution exists."
    elif solved.factor is not None:
        condition = f", if {solved.assuming}" if solved.assuming else ""
        if solved.is_least:
            line = _of_line(puzzle.costs[0])
            yield f"No solution costs less{line}{condition}, but a better one may cost as much."
        else:
            yield f"A {better} solution may exist; {_within(puzzle, solved.factor)}{condition}."
    elif solved.remark or answer.statistics.order == "good":  # the remark is reported separately
        yield f"A {better} solution may exist."
    else:
        order = _order_title(answer.statistics.order)
        yield f"A {better} solution may exist: {order} search takes the first that it finds."
    yield from _how_many(answer)


def _how_many(answer: Answer) -> Iterator[str]:
    if answer.total is not None:
        best = "shortest" if counts_moves(answer.puzzle) else "cheapest"
        up_to = up_to_symmetry(answer.puzzle)
        yield (
            f"It is the only {best} solution{up_to}."
            if answer.total == 1
            else f"There are {answer.total:,} {best} solutions{up_to}."
        )


def _within(puzzle: core.Puzzle, weight: Weight) -> str:
    factor = -(-100 * weight.over // weight.under) / 100  # rounded up
    factor = int(factor) if factor == int(factor) else factor
    if counts_moves(puzzle):
        return f"this one takes at most {factor} times as many {puzzle.step[1]} as the shortest"
    return f"this one costs at most {factor} times the least{_of_line(puzzle.costs[0])}"


def up_to_symmetry(puzzle: core.Puzzle) -> str:
    """Return the suffix of numbers that are up to symmetry."""
    return " up to symmetry" if puzzle.symmetry else ""


def counts_moves(puzzle: core.Puzzle) -> bool:
    """Test whether the cost is exactly the number of moves."""
    if puzzle.unit_cost:
        return True
    terms = [term for line in puzzle.costs for term in line.terms]
    if len(puzzle.costs) != 1 or len(terms) != 1 or terms[0].per != "move":
        return False
    amount = terms[0].amount
    return isinstance(amount, core.Const) and amount.value == 1


def costs_text(puzzle: core.Puzzle, cost: tuple[int, ...]) -> str:
    """Return `` (pushes 8, steps 33)``; empty if the cost is the number of moves."""
    if counts_moves(puzzle):
        return ""
    names = [f"{n}:" if n[-1:].isdigit() else n for n in (line.name for line in puzzle.costs)]
    pairs = zip(names, cost, strict=True)
    return " (" + ", ".join(f"{name} {value:,}" for name, value in pairs) + ")"


def _at_least(puzzle: core.Puzzle, bound: tuple[int, ...]) -> str:
    if counts_moves(puzzle):
        return f"takes at least {plural(bound[0], *puzzle.step)}"
    return f"costs at least {bound[0]:,}" + _of_line(puzzle.costs[0])


def _of_line(line: core.CostLine) -> str:
    return f" ({line.name})" if line.name not in ("", "cost") else ""


def gave_up(limit: str, statistics: Statistics) -> str:
    states = plural(statistics.reached, "state")
    if limit in STOPPED:
        return f"{limit.capitalize()} after {states}."
    reason = {
        TIME: "at the time limit",
        MEMORY: f"at the memory limit (with {size(statistics.peak_memory_bytes)})",
        STATES: "at the limit of states",
        DISK: "at the limit of the disk",
    }.get(limit, f"at the limit `{limit}`")
    return f"Gave up after {states}, {reason}."


_LINE = "reached expanded generated seconds peak_memory_bytes order product estimate merged"


def statistics_line(statistics: Statistics, page: Page) -> str:
    """Summarize the work of the search."""
    parts = filter(None, STATISTICS.texts(statistics, _LINE))
    return "\n".join(painted("dim", ", ".join(parts), page))
