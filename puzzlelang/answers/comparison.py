"""Comparing searches of one puzzle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from puzzlelang.answers.answer import FAULT, GAVE_UP, NO_LIMITS, OUTCOMES, SOLVED, UNSOLVABLE
from puzzlelang.answers.answer_fields import (
    FINGERPRINT,
    INSTANCE,
    PARAMETERS,
    PUZZLE,
    STARTS,
    SYMMETRY,
)
from puzzlelang.answers.answer_output import STATISTICS, counts_moves, title_lines, up_to_symmetry
from puzzlelang.answers.certificates import fingerprint
from puzzlelang.answers.field_table import (
    Field,
    Json,
    ListOf,
    Reported,
    Word,
    document,
    fields_of,
    row,
    unless_empty,
)
from puzzlelang.answers.loading import Loaded, faults_explained
from puzzlelang.answers.solving import answer_of, needs_goal
from puzzlelang.answers.text_layout import (
    Page,
    aligned,
    duration,
    hanging,
    limit_words,
    plural,
    size,
    widths_of,
    wrap,
)
from puzzlelang.core import pad
from puzzlelang.search import (
    ORDERS,
    STOPPED,
    WEIGHT,
    GaveUp,
    Limits,
    Solved,
    Statistics,
    Weight,
    order_named,
)
from puzzlelang.text import TYPE_CHECKING, Any, Record, replace

if TYPE_CHECKING:
    from puzzlelang.core import nodes as core


class Contender(metaclass=Record):
    """A compared search; ``estimate`` is its source ("file" or "found"), empty if unused.

    A search that was not requested by name (``is_asked_for``) has a row only if it has an
    estimate.
    """

    order: str
    estimate: str = ""
    is_asked_for: bool = True


def contenders(
    loaded: Loaded, orders: Sequence[str] = (), estimate: str = ""
) -> tuple[Contender, ...]:
    """Return the searches to compare, each once; without ``orders``, all useful ones.

    An order with an estimate is tried with the file's, if any, and with the derived one, unless
    ``estimate`` selects one.
    """
    own = loaded.system.has_estimate
    ranked = sorted((row.compared, name) for name, row in ORDERS.items() if row.compared)
    usual = [name for _, name in ranked if name != "ucs" or not loaded.system.unit_cost]
    estimates = (estimate,) if estimate else ("file", "found") if own else ("found",)
    searches: list[Contender] = []
    for order in dict.fromkeys(map(order_named, orders or usual)):
        sources = estimates if ORDERS[order].estimated else ("",)
        searches += [Contender(order, whose, bool(orders)) for whose in sources]
    return tuple(searches)


KILLED = "killed"
"""Limit of a search whose process the operating system killed."""


class Searched(metaclass=Reported, called="searched"):
    """Result of one of the compared searches, which runs in a separate process."""

    order: str = row("order of the search, as for `--search`")
    outcome: str = row(
        "result; `fault` means that a rule has no value in some state",
        type=Word((*OUTCOMES, FAULT)),
    )
    estimate: str | None = row(
        "source of the estimate; missing if the order uses none",
        type=Word(("file", "found", "none")), default=None, optional=True,
    )  # fmt: skip
    optimal: bool | None = row(
        "true if it is proved that no solution is cheaper", default=None, optional=True
    )
    assuming: str | None = row(
        "assumption behind the claim of optimality", default=None, optional=True
    )
    remark: str | None = row(
        "promise of the file that this answer disproves", default=None, optional=True
    )
    bound_factor: float | None = row(
        "proved factor: the cost is at most this many times the optimum",
        default=None,
        optional=True,
    )
    cost: tuple[int, ...] | None = row(
        "cost of the solution, a number for each cost line", default=None, optional=True
    )
    length: int | None = row("number of transitions of the solution", default=None, optional=True)
    limit: str | None = row(
        "limit that ended it; `killed` if the system did", default=None, optional=True
    )
    cpu_seconds: float | None = row(
        "CPU time of the search, including its compilation and estimates",
        default=None,
        optional=True,
    )
    statistics: Statistics | None = row(
        "work of the search; missing if its process could not report it",
        type=STATISTICS, default=None, optional=True,
    )  # fmt: skip

    @property
    def name(self) -> str:
        """The order with the source of its estimate: ``astar (found)``."""
        return self.order + (f" ({self.estimate})" if self.estimate not in (None, "none") else "")

    @property
    def is_proved(self) -> bool:
        """True if it proves optimality without assumptions."""
        return bool(self.optimal and not self.assuming)


def searched(
    loaded: Loaded, contender: Contender, limits: Limits = NO_LIMITS, weight: Weight = WEIGHT
) -> Searched:
    """Run one search in this process; raise :class:`PuzzleError` at a fault."""
    from time import process_time

    needs_goal(loaded)
    searcher = loaded.searcher
    searcher.finds_estimate = contender.estimate == "found"
    before = process_time()
    with faults_explained(loaded):
        outcome = searcher.search(contender.order, limits, None, weight)
    answer = answer_of(loaded, outcome)
    estimate = contender.estimate or None
    if answer.statistics.estimate == "none":
        estimate = "none"
    summary = Searched(
        order=contender.order,
        outcome=answer.kind,
        estimate=estimate,
        cpu_seconds=round(process_time() - before, 6),
        statistics=answer.statistics,
    )
    if isinstance(outcome, GaveUp):
        return replace(summary, limit=outcome.limit)
    if not isinstance(outcome, Solved):
        return summary
    return replace(
        summary,
        optimal=outcome.optimal,
        assuming=outcome.assuming or None,
        remark=outcome.remark or None,
        bound_factor=float(outcome.factor.number) if outcome.factor else None,
        cost=tuple(loaded.system.cost_lines(outcome.cost)),
        length=answer.length,
    )


def searched_of(data: Json) -> Searched:
    """Convert the JSON report of another process."""
    fields = {
        name: data[name] for name in (r.name for r in fields_of(Searched).rows) if name in data
    }
    if "cost" in fields:
        fields["cost"] = tuple(fields["cost"])  # type: ignore[arg-type]
    if "statistics" in fields:
        fields["statistics"] = Statistics(**fields["statistics"])  # type: ignore[arg-type]
    return Searched(**fields)  # type: ignore[arg-type]


class Comparison(metaclass=Record):
    """The completed searches of a puzzle; ``limit``: the interruption that ended them all.

    ``contradiction``: contradicting results, a bug in puzzlelang.
    """

    loaded: Loaded
    searches: tuple[Searched, ...]
    left_out: tuple[str, ...]
    limit: str

    def __getattr__(self, name: str) -> Any:
        return getattr(self.loaded, name)

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.loaded)

    @property
    def contradiction(self) -> str:
        return next(_contradictions(self.searches), "")


def comparison_of(
    loaded: Loaded,
    searches: Iterable[Searched],
    left_out: Sequence[str] = (),
    limit: str = "",
) -> Comparison:
    """Collect the results of the searches. ``left_out``: orders without an estimate."""
    rows = tuple(searches)
    least = min((one.cost for one in rows if one.cost is not None), default=None)
    rows = tuple(_disproved(one, least) for one in rows)
    return Comparison(loaded, rows, tuple(left_out), limit)


TOO_HIGH = "`estimate` is too high somewhere: another order found a cheaper solution"


def _disproved(one: Searched, least: tuple[int, ...] | None) -> Searched:
    """Remove a claim that depends on a promise, if another search costs less."""
    if one.optimal and one.assuming and one.cost is not None and least is not None:
        if least < one.cost:
            remark = one.remark or TOO_HIGH
            return replace(one, optimal=False, assuming=None, remark=remark)
    return one


def _contradictions(rows: Sequence[Searched]) -> Iterator[str]:
    solved = [one for one in rows if one.cost is not None]
    for best in solved:
        for other in solved:
            if best.is_proved and (other.cost or ()) < (best.cost or ()):
                yield (
                    f"{best.name} claims that no solution costs less than {_amount(best)}, "
                    f"but {other.name} found one of {_amount(other)}"
                )
    for none in rows:
        if none.outcome == UNSOLVABLE and solved:
            yield f"{none.name} claims that there is no solution, but {solved[0].name} found one"


def _amount(one: Searched) -> str:
    return ", ".join(f"{part:,}" for part in one.cost or ())


# ── document and text ────────────────────────────────────────────────────────────────────

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
Cells = list[tuple[str, str]]
"""A row of the table: column heads with cells; unknown values are empty."""


def comparison_text(comparison: Comparison, page: Page) -> str:
    """Format title, searches and notes; if the table is too wide, without a table."""
    rows = [_cells(one, comparison.puzzle) for one in comparison.searches]
    table = [[head for head, _ in row] for row in rows[:1]]
    table += [[cell or NOTHING for _, cell in row] for row in rows]
    widths = widths_of(table)
    lines = [*title_lines(comparison.puzzle, comparison.label, page), ""]
    if not rows:
        lines.append("No search has finished.")
    elif sum(widths) + 2 * (len(widths) - 1) <= page.width:
        *numbers, last = range(len(widths))
        lines.append(page.paint("dim", aligned(table[0], widths, (0, last))))
        for one, row in zip(comparison.searches, table[1:], strict=True):
            start = aligned(row[:-1], widths[:-1], (0,))
            start = pad(start, sum(widths[:-1]) + 2 * len(numbers))
            lines.append(start + page.paint(_style(one), row[-1]))
    else:
        for one, cells in zip(comparison.searches, rows, strict=True):
            lines += _lines(one, cells, page)
    notes = list(_notes(comparison))
    return "\n".join([*lines, "", *(line for text in notes for line in wrap(text, page.width))])


def _lines(one: Searched, cells: Cells, page: Page) -> Iterator[str]:
    """Yield a search outside a table: the result, then the work."""
    _, expanded, states, *took = [cell for _, cell in cells[:5]]
    cost = [f"cost {cell}" if head == "cost" else f"{cell} {head}"
            for head, cell in cells[5:-1] if cell]  # fmt: skip
    conclusion = ", ".join([cells[-1][1], *cost])
    yield from (
        page.paint(_style(one), line) for line in hanging(f"{one.name}: ", conclusion, page.width)
    )
    if one.statistics is not None:
        words = ", ".join(filter(None, (f"{expanded} expanded", f"{states} states", *took)))
        yield from (f"  {line}" for line in wrap(words, page.width - 2))


def _cells(one: Searched, puzzle: core.Puzzle) -> Cells:
    did, cost = one.statistics, _amount(one)
    return [
        ("order", one.name),
        ("expanded", f"{did.expanded:,}" if did else ""),
        ("states", f"{did.reached:,}" if did else ""),
        ("CPU time", duration(one.cpu_seconds) if one.cpu_seconds is not None else ""),
        ("memory", size(did.peak_memory_bytes) if did and did.peak_memory_bytes else ""),
        (puzzle.step[1] or "moves", f"{one.length:,}" if one.length is not None else ""),
        *([] if counts_moves(puzzle) else [("cost", cost)]),
        ("result", _result(one)),
    ]


def _result(one: Searched) -> str:
    if one.outcome == SOLVED:
        if one.optimal:
            return "best, if *" if one.assuming else "best"
        return f"≤ {one.bound_factor:g} × best" if one.bound_factor else "a solution"
    if one.outcome == UNSOLVABLE:
        return "no solution"
    if one.outcome == FAULT:
        return "a fault"
    if one.limit in (*STOPPED, KILLED):
        return f"{one.limit}"
    return limit_words(one.limit or "")


def _style(one: Searched) -> str:
    styles = {SOLVED: "good" if one.optimal else "dim", GAVE_UP: "warning"}
    return styles.get(one.outcome, "bad")


def _notes(comparison: Comparison) -> Iterator[str]:
    """Yield conclusions, and explanations of the numbers."""
    rows = comparison.searches
    better = "shorter" if counts_moves(comparison.puzzle) else "cheaper"
    if comparison.contradiction:
        yield f"This can't be: {comparison.contradiction}."
    elif best := next((one for one in rows if one.is_proved and one.length is not None), None):
        yield f"No solution is {better} than that of {best.name}."
    elif any(one.outcome == UNSOLVABLE for one in rows):
        yield "There is no solution."
    elif any(one.cost is not None for one in rows):
        yield f"Perhaps there is a {better} solution: no order has proved its own to be the best."
    elif rows:
        yield "No order has found a solution."
    if assumed := next((one.assuming for one in rows if one.optimal and one.assuming), None):
        yield f"* if {assumed}."
    yield from dict.fromkeys(f"{one.name}: {one.remark}." for one in rows if one.remark)
    if comparison.left_out:
        names = ", ".join(comparison.left_out)
        yield f"No estimate was found from the rules, so {names} can't run."
    if without := [one.name for one in rows if one.estimate == "none"]:
        yield f"No estimate was found from the rules: {', '.join(without)} ran without one."
    if up_to_symmetry(comparison.puzzle):
        yield "States that differ only in interchangeable members count as one."
    tiers: dict[str, list[str]] = {}
    for one in rows:
        if one.statistics is not None and one.statistics.tier:
            tiers.setdefault(one.statistics.tier, []).append(one.name)
    if len(tiers) > 1:
        yield (
            f"In machine code: {', '.join(tiers['native'])}; the others in Python, which takes "
            f"more time for the same number of states (`--tier python` compares like with like)."
        )
    if comparison.limit:
        yield f"{comparison.limit.capitalize()} after {plural(len(rows), 'search', 'searches')}."
