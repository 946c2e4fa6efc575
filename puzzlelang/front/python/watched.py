"""Watched searches and compared orders, as tables."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from puzzlelang import answers
from puzzlelang.answers import Expanded, Loaded, Watched
from puzzlelang.front.python.bounds import Bounds, heeding, limits_of
from puzzlelang.front.python.python_state import State
from puzzlelang.front.python.results import FRAME, Answer, plain_cost

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
