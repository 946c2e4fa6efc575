"""Tables: rated states, drawn levels, watched searches, compared orders."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import islice
from typing import Any, NamedTuple

from puzzlelang import answers, generating
from puzzlelang.answers import Expanded, Loaded, ToFill, Watched, loadable
from puzzlelang.front.python.bounds import Bounds, heeding, limits_of
from puzzlelang.front.python.python_state import State
from puzzlelang.front.python.results import FRAME, Answer, plain_cost
from puzzlelang.search import Rating

# ── rated states ──────────────────────────────────────────────────────────────────────


class Rated(NamedTuple):
    """A state with its cost to a goal, its number of best solutions, and the average ``bits`` and
    ``dead_ends`` of their choices (docs/generating.md); without a solution, None, 0, None and None.
    """

    state: State
    cost: int | tuple[int, ...] | None
    ways: int
    bits: float | None
    dead_ends: float | None


def rows(loaded: Loaded, rating: Rating[Any]) -> Iterator[Rated]:
    puzzle, slots, lines = loaded.puzzle, loaded.system.slots, loaded.system.cost_lines
    for state, cost, ways, bits, dead_ends in rating.rows():
        seen = State(puzzle, slots(state))
        if bits is None or dead_ends is None:
            yield Rated(seen, None, 0, None, None)
        else:
            yield Rated(seen, plain_cost(lines(cost)), ways, bits / 1000, dead_ends / 1000)


# ── drawn levels ──────────────────────────────────────────────────────────────────────


class Generated(NamedTuple):
    """A level as a :class:`Puzzle`, the ``number`` of its candidate, and its measures
    (docs/generating.md).  A puzzle that is filled in has ``solutions`` (2 for more) and perhaps
    ``givens``; its other measures are 0.
    """

    puzzle: Any
    number: int
    cost: int | tuple[int, ...]
    length: int
    solutions: int
    bits: float
    dead_ends: float
    givens: int | None


def levels(
    puzzle: Callable[[Loaded | ToFill], Any],
    loaded: Loaded | ToFill,
    count: int | None,
    tries: int,
    cores: int,
    keep: Sequence[str],
    candidates: Iterable[Mapping[str, Any]] | None,
    **options: Any,
) -> Iterator[Generated]:
    if options["by"] not in generating.MEASURES:
        raise ValueError(f"`by` must be one of {', '.join(generating.MEASURES)}")
    if options["alike"] not in generating.ALIKE:
        raise ValueError(f"`alike` must be one of {', '.join(generating.ALIKE)}")
    if candidates is not None:
        texts = (_candidate(loaded, values) for values in candidates)
        options["candidates"] = generating.Given(texts, tries)
    task = generating.task_of(loaded, keep, **options)

    def generated(level: Any) -> Generated:
        read = loadable(partial(generating.read_level, task.base, level))
        assert isinstance(read, Loaded | ToFill)
        return Generated(
            puzzle(read), level.number, plain_cost(level.cost or (0,)), level.length,
            level.solutions, level.bits / 1000, level.dead_ends / 1000, level.givens,
        )  # fmt: skip

    outcomes = generating.generate(task, tries, cores)
    levels = (outcome.level for outcome in outcomes if outcome.level is not None)
    return map(generated, islice(levels, count))


def _candidate(loaded: Loaded | ToFill, values: Mapping[str, Any]) -> Any:
    names = {True: loaded.puzzle.grids, False: loaded.puzzle.settings}
    for name in values:
        if not any(name in known for known in names.values()):
            raise ValueError(f"there is no parameter or map `{name}`")
    settings, maps = (
        {name: generating.text_of(values[name]) for name in values if name in names[is_map]}
        for is_map in (False, True)
    )
    return generating.Candidate(settings, maps)


Amount = int | tuple[int, ...]


class Expansion(NamedTuple):
    """The expansion of ``state``: ``g`` is the cost of the path to it (in ``iddfs`` its depth),
    ``h`` its estimate, ``f`` the key by which the order chooses (None without one).

    Its successors are ``new``, ``duplicate``, ``requeued`` (they waited, and got a new parent),
    ``reopened`` (they were expanded, and now cost less), ``beyond`` the bound of the round, or
    ``hopeless`` by the estimate.  ``cut`` has the text of each step that an invariant forbids, with
    its name (None if there were too many to try).  ``frontier`` are the next states in order, at
    most 100 of the ``waiting``.
    """

    number: int
    state: State
    parent: State | None
    g: Amount
    h: Amount | None
    f: Amount | None
    new: list[State]
    duplicate: list[State]
    requeued: list[State]
    reopened: list[State]
    beyond: list[State]
    hopeless: list[State]
    cut: list[tuple[str, str]] | None
    frontier: list[State]
    waiting: int
    round: int
    bound: Amount | None


class WatchedSearch(Sequence[Expansion]):
    """The expansions of a search, in order, and its ``answer``."""

    def __init__(self, watched: Watched) -> None:
        self._watched = watched

    @cached_property
    def answer(self) -> Answer:
        """The answer of the search."""
        return Answer(self._watched.answer, self._watched.loaded)

    @property
    def order(self) -> str:
        """The search order; for ``auto`` the order that was chosen."""
        return self._watched.order

    @property
    def complete(self) -> bool:
        """True if no expansion was left out."""
        return self._watched.complete

    @cached_property
    def _states(self) -> list[State]:
        return [State(self._watched.puzzle, slots) for slots in self._watched.states]

    def _row(self, row: Expanded) -> Expansion:
        named = self._states.__getitem__
        amounts = [None if v is None else plain_cost(v) for v in (row.h, row.f, row.bound)]
        kinds = (
            [*map(named, row.among(kind))]
            for kind in ("new", "duplicate", "requeued", "reopened", "beyond", "hopeless")
        )
        cuts = None if row.cuts is None else [(cut.said, cut.invariant) for cut in row.cuts]
        parent = None if row.parent is None else named(row.parent)
        first = row.number, named(row.state), parent, plain_cost(row.g), amounts[0], amounts[1]
        last = [*map(named, row.frontier)], row.waiting, row.round, amounts[2]
        return Expansion._make((*first, *kinds, cuts, *last))

    def __getitem__(self, index: Any) -> Any:
        rows = self._watched.rows[index]
        return [*map(self._row, rows)] if isinstance(index, slice) else self._row(rows)

    def __len__(self) -> int:
        return len(self._watched.rows)

    def __iter__(self) -> Iterator[Expansion]:
        return map(self._row, self._watched.rows)

    def __str__(self) -> str:
        return "\n".join(self._watched.lines())

    def __repr__(self) -> str:
        return f"<WatchedSearch by {self.order}: {len(self):,} expansions>"

    def save(self, path: str | os.PathLike[str], *others: WatchedSearch) -> None:
        """Write a page with a slider, ``a.html``; ``others`` are drawn next to this search.

        An existing file is replaced.  Raises :class:`PuzzleError` if the file can't be written.
        """
        from puzzlelang.text import write_whole

        write_whole(os.fspath(path), self._page(*others))

    def _page(self, *others: WatchedSearch) -> str:
        from puzzlelang.drawing import watch_page

        return watch_page([one._watched for one in (self, *others)])

    def _repr_html_(self) -> str:
        import html

        page = html.escape(self._page())
        return (
            f'<iframe srcdoc="{page}" width="100%" height="{2 * FRAME}" style="border:0"></iframe>'
        )


class OrderRow(NamedTuple):
    """A compared search; ``estimate`` is ``file``, ``found``, ``none`` or empty.  Without a
    solution, ``optimal`` is False, and ``cost`` and ``length`` are None.
    """

    order: str
    estimate: str
    kind: str
    optimal: bool
    cost: Amount | None
    length: int | None
    expanded: int
    generated: int
    states: int
    seconds: float


class OrderTable(list[OrderRow]):
    """Compared searches; printed as a table."""

    def _cells(self) -> list[list[str]]:
        rows = [[("" if cell is None else f"{cell:.3f}" if isinstance(cell, float) else f"{cell}")
                 for cell in row] for row in self]  # fmt: skip
        return [list(OrderRow._fields), *rows]

    def __str__(self) -> str:
        cells = self._cells()
        widths = answers.widths_of(cells)
        return "\n".join(answers.aligned(row, widths, range(len(widths))) for row in cells)

    def _repr_html_(self) -> str:
        head, *rows = self._cells()
        lines = ["".join(f"<td>{cell}</td>" for cell in row) for row in rows]
        first = "".join(f"<th>{cell}</th>" for cell in head)
        return f"<table><tr>{first}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def order_table(loaded: Loaded, orders: Iterable[str], bounds: Bounds) -> OrderTable:
    """Search once for each order and source of an estimate, each within ``bounds``."""
    table = OrderTable()
    names = [orders] if isinstance(orders, str) else [*orders]
    try:
        for contender in answers.contenders(loaded, names):
            with heeding(bounds):
                row = answers.searched(loaded, contender, limits_of(bounds))
            did = row.statistics
            assert did is not None
            if row.estimate == "none" and not contender.is_asked_for:
                continue
            table.append(OrderRow(
                row.order, row.estimate or "", row.outcome, bool(row.optimal),
                None if row.cost is None else plain_cost(row.cost), row.length,
                did.expanded, did.generated, did.reached, did.seconds,
            ))  # fmt: skip
    finally:
        loaded.searcher.finds_estimate = False
    return table
