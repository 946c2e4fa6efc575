"""Searches side by side: their fields, and their table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puzzlelang.answers.answer_fields import (
    FINGERPRINT,
    INSTANCE,
    PARAMETERS,
    PUZZLE,
    STARTS,
    SYMMETRY,
)
from puzzlelang.answers.answer_output import counts_moves, title_lines, up_to_symmetry
from puzzlelang.answers.comparing import Comparison, Searched
from puzzlelang.answers.field_table import Field, ListOf, document, unless_empty
from puzzlelang.answers.text_layout import Page, duration, hanging, plural, size, wrap
from puzzlelang.core import pad
from puzzlelang.search import STOPPED
from puzzlelang.text import columns

COMPARISON = document("comparison", "Output of `solve --compare --format json`.", (
    PUZZLE, INSTANCE, PARAMETERS, FINGERPRINT, SYMMETRY, STARTS,
    Field("searches", ListOf(Searched), "the searches that ended, in the order of the printed "
          "table"),
    Field("left_out", ListOf(str), "orders without a row, because no estimate was found for them"),
    unless_empty("limit", str, "interruption that ended the whole comparison"),
    unless_empty("contradiction", str, "contradiction between the results, which is a bug in "
                 "puzzlelang"),
))  # fmt: skip

NOTHING = "–"
"""What stands in a cell where nothing is known."""


def comparison_text(found: Comparison, page: Page) -> str:
    """The title, a row for each search, and what is to be known of them.  Where the page is too
    narrow for a table, each search has lines of its own.
    """
    heads = ["order", "expanded", "states", "CPU time", "memory", found.puzzle.step[1] or "moves"]
    if not counts_moves(found.puzzle):
        heads.append("cost")
    heads.append("result")
    rows = [_cells(one, len(heads)) for one in found.searches]
    widths = [max(map(columns, column)) for column in zip(heads, *rows, strict=True)]
    lines = [*title_lines(found.puzzle, found.label, page), ""]
    if not rows:
        lines.append("No search came to an end.")
    elif sum(widths) + GAP * (len(widths) - 1) <= page.width:
        lines.append(page.paint("dim", _aligned(heads, widths)))
        for one, row in zip(found.searches, rows, strict=True):
            start = _aligned([*row[:-1], ""], widths)
            lines.append(f"{pad(start, sum(widths[:-1]) + GAP * (len(widths) - 1))}"
                         f"{page.paint(_style(one), row[-1])}")  # fmt: skip
    else:
        for one, row in zip(found.searches, rows, strict=True):
            lines += _lines(one, heads, row, page)
    notes = list(_notes(found))
    return "\n".join([*lines, "", *(line for text in notes for line in wrap(text, page.width))])


def _lines(one: Searched, heads: Sequence[str], row: Sequence[str], page: Page) -> Iterator[str]:
    """A row of the table that has no room: how it ended, and below what it took."""
    _, expanded, states, *took = row[: heads.index("memory") + 1]
    found = zip(heads[len(took) + 3 : -1], row[len(took) + 3 : -1], strict=True)
    ended = [row[-1], *(_of_head(head, cell) for head, cell in found if cell != NOTHING)]
    yield from (
        page.paint(_style(one), line)
        for line in hanging(f"{one.name}: ", ", ".join(ended), page.width)
    )
    if one.statistics is not None:
        parts = (f"{expanded} expanded", f"{states} states", *took)
        words = ", ".join(part for part in parts if part != NOTHING)
        yield from (f"  {line}" for line in wrap(words, page.width - 2))


def _of_head(head: str, cell: str) -> str:
    return f"cost {cell}" if head == "cost" else f"{cell} {head}"


GAP = 2
"""Blanks between columns."""


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Numbers to the right, the first and the last column to the left."""
    last = len(cells) - 1
    parts = [
        pad(cell, width) if place in (0, last) else " " * (width - columns(cell)) + cell
        for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return (" " * GAP).join(parts).rstrip()


def _cells(one: Searched, count: int) -> list[str]:
    did = one.statistics
    cells = [
        one.name,
        f"{did.expanded:,}" if did else NOTHING,
        f"{did.reached:,}" if did else NOTHING,
        duration(one.cpu_seconds) if one.cpu_seconds is not None else NOTHING,
        size(did.peak_memory_bytes) if did and did.peak_memory_bytes else NOTHING,
        f"{one.length:,}" if one.length is not None else NOTHING,
        ", ".join(f"{part:,}" for part in one.cost) if one.cost is not None else NOTHING,
    ]
    return [*cells[: count - 1], _result(one)]


def _result(one: Searched) -> str:
    if one.outcome == "solved":
        if one.optimal:
            return "best, if *" if one.assuming else "best"
        return f"≤ {one.bound_factor:g} × best" if one.bound_factor else "a solution"
    if one.outcome == "unsolvable":
        return "no solution"
    if one.outcome == "fault":
        return "a fault"
    if one.limit in (*STOPPED, "killed"):
        return f"{one.limit}"
    return "limit of states" if one.limit == "states" else f"{one.limit} limit"


def _style(one: Searched) -> str:
    styles = {"solved": "good" if one.optimal else "dim", "gave-up": "warning"}
    return styles.get(one.outcome, "bad")


def _notes(found: Comparison) -> Iterator[str]:
    """What holds for the puzzle, and what is to be known of the numbers."""
    rows = found.searches
    better = "shorter" if counts_moves(found.puzzle) else "cheaper"
    if found.contradiction:
        yield f"This can't be: {found.contradiction}."
    elif best := next((one for one in rows if one.is_proved and one.length is not None), None):
        yield f"No solution is {better} than that of {best.name}."
    elif any(one.outcome == "unsolvable" for one in rows):
        yield "There is no solution."
    elif any(one.cost is not None for one in rows):
        yield f"Perhaps there is a {better} solution: no order has proved its own to be the best."
    elif rows:
        yield "No order has come to a solution."
    if assumed := next((one.assuming for one in rows if one.optimal and one.assuming), None):
        yield f"* if {assumed}."
    yield from dict.fromkeys(f"{one.name}: {one.remark}." for one in rows if one.remark)
    if found.left_out:
        names = ", ".join(found.left_out)
        yield f"No estimate was found from the rules, so there is nothing for {names} to go by."
    if without := [one.name for one in rows if one.estimate == "none"]:
        yield f"No estimate was found from the rules: {', '.join(without)} went without."
    if up_to_symmetry(found.puzzle):
        yield "States that differ in interchangeable members alone count as one."
    tiers: dict[str, list[str]] = {}
    for one in rows:
        if one.statistics is not None and one.statistics.tier:
            tiers.setdefault(one.statistics.tier, []).append(one.name)
    if len(tiers) > 1:
        yield (
            f"In machine code: {', '.join(tiers['native'])}; the others in Python, which takes "
            f"more time for the same number of states (`--tier python` compares like with like)."
        )
    if found.limit:
        yield f"{found.limit.capitalize()} after {plural(len(rows), 'search', 'searches')}."
