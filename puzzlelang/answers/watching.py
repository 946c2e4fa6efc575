"""Searches that are watched: a row for each expansion, as data, JSON and text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from operator import methodcaller

from puzzlelang.answers.answer import NO_LIMITS, Answer
from puzzlelang.answers.answer_fields import arguments_data
from puzzlelang.answers.field_table import Field, ListOf, OrNull, document, optional, unless_empty
from puzzlelang.answers.field_table import Fields as Table
from puzzlelang.answers.loading import Loaded, faults_explained
from puzzlelang.answers.solving import solve
from puzzlelang.answers.text_layout import plural
from puzzlelang.core import nodes as core
from puzzlelang.core import semantics, values
from puzzlelang.search import (
    EVENTS,
    MOST_RECORDS,
    ORDERS,
    WEIGHT,
    Expansion,
    Limits,
    Recorder,
    Weight,
    order_for,
)
from puzzlelang.text import Any, Record

TRIED = 1_000_000
"""Maximum number of ground transitions that are tried again to name the invariants they break."""


class Cut(metaclass=Record):
    """A step that is impossible because the next state would break an invariant."""

    transition: core.Transition
    arguments: tuple[Any, ...]
    said: str
    invariant: str


class Expanded(metaclass=Record):
    """A row of a watched search: an expansion, its amounts as numbers for each cost line, and cuts.

    ``f`` is the key by which the order chooses, None if it uses none.  ``cuts`` is None if there
    were too many transitions to try.
    """

    watched: Watched
    expansion: Expansion
    g: tuple[int, ...]
    h: tuple[int, ...] | None
    f: tuple[int, ...] | None
    bound: tuple[int, ...] | None
    cuts: tuple[Cut, ...] | None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.expansion, name)

    def among(self, kind: str) -> list[int]:
        """Numbers of the successors of a kind of :data:`puzzlelang.search.EVENTS`."""
        return [state for event, state in self.events if event == kind]

    @property
    def shown(self) -> str:
        return self.watched.shown(self.expansion.state)


class Watched:
    """An answer, and the first expansions of its search."""

    def __init__(self, loaded: Loaded, answer: Answer, recorder: Recorder, weight: Weight) -> None:
        self.loaded, self.answer, self.order = loaded, answer, recorder.order
        self.puzzle, self._system, self._weight = loaded.puzzle, recorder.system, weight
        self._expansions = recorder.expansions
        slots = loaded.searcher.system.slots
        self.states: list[tuple[int, ...]] = [tuple(slots(state)) for state in recorder.numbers]

    def shown(self, number: int) -> str:
        return semantics.shown(self.puzzle, self.states[number])

    @property
    def complete(self) -> bool:
        """True if all expansions are in :attr:`rows`."""
        return len(self._expansions) >= self.answer.statistics.expanded

    @cached_property
    def rows(self) -> tuple[Expanded, ...]:
        """The expansions, in order."""
        return tuple(map(self._row, self._expansions))

    def discovered(self, row: Expanded) -> range:
        """Return the numbers of the states that a row discovers; the first has the starts, too."""
        after = self._expansions[row.number :][:1]
        last = after[0].first if after else len(self.states)
        return range(row.first * (row.number > 1), last)

    def _row(self, one: Expansion) -> Expanded:
        key = ORDERS[self.order].key
        lines: Callable[[Any], tuple[int, ...]] = self._system.cost_lines
        if key == "steps":
            lines = lambda cost: (cost,)  # noqa: E731
        g = lines(one.g)
        h = None if one.h is None else (one.h,) if key == "advice" else lines(one.h)
        bound = None if one.bound is None else lines(one.bound)
        return Expanded(self, one, g, h, self._key(g, h), bound, self._cuts(one.state))

    def _key(self, g: tuple[int, ...], h: tuple[int, ...] | None) -> tuple[int, ...] | None:
        order = ORDERS[self.order]
        if order.key in ("", "advice"):
            return None
        if order.key in ("cost", "steps") or h is None:
            return g
        if order.key == "estimate":
            return h
        over, under = (self._weight.over, self._weight.under) if order.weighted else (1, 1)
        return tuple((under * a + over * b) // under for a, b in zip(g, h, strict=True))

    @cached_property
    def _tries(self) -> bool:
        """True if the transitions are few enough to be tried again in all expanded states."""
        grounds = len(self.loaded.system.grounds)
        return grounds * len(self._expansions) <= TRIED

    def _cuts(self, number: int) -> tuple[Cut, ...] | None:
        puzzle, state = self.puzzle, self.states[number]
        if not puzzle.invariants:
            return ()
        if not self._tries:
            return None
        forced = any(s.transition.forced for s in islice(semantics.steps(puzzle, state), 1))
        cuts = []
        for transition in puzzle.transitions:
            if forced and not transition.forced:
                continue
            for arguments in core.rows_of(transition.binders):
                rule = semantics.attempt(puzzle, transition, arguments, state)
                if isinstance(rule, core.Rule):
                    said = semantics.said(puzzle, state, transition, arguments)
                    cuts.append(Cut(transition, arguments, said, rule.name))
        return tuple(cuts)

    def lines(self) -> Iterator[str]:
        """Yield a line of text for each row, and one for the states that wait."""
        latest = 0
        for row in self.rows:
            if row.round != latest or (row.number == 1 and row.bound is not None):
                latest = row.round
                yield f"round {latest + 1}, up to {_amount(row.bound)}"
            keys = zip("ghf", (row.g, row.h, row.f), strict=True)
            key = " ".join(f"{name} {_amount(value)}" for name, value in keys if value is not None)
            counts = [f"{len(row.among(kind)):,} {kind}" for kind in EVENTS if row.among(kind)]
            if row.cuts:
                counts.append(f"{plural(len(row.cuts), 'step')} cut by {_names(row.cuts)}")
            said = ", ".join(counts) or "no successor"
            shown = " / ".join(row.shown.splitlines())
            yield f"{row.number:>5}  {shown}  {key}: {said}; {row.waiting:,} waiting"


def _names(cuts: Sequence[Cut]) -> str:
    return ", ".join(dict.fromkeys(f"`{cut.invariant}`" for cut in cuts))


def _amount(lines: Sequence[int] | None) -> str:
    return "∞" if lines is None else "+".join(map(str, lines))


def watch(
    loaded: Loaded,
    order: str = "auto",
    limits: Limits = NO_LIMITS,
    *,
    weight: Weight = WEIGHT,
    most: int = MOST_RECORDS,
    shown: int | None = 100,
) -> Watched:
    """Search for a goal on the first tier, and keep the first ``most`` expansions.

    ``auto`` is the order that `solve` begins with.  A row lists at most ``shown`` states of the
    frontier (None: all).  Raise :class:`PuzzleError` if there is no goal.
    """
    order = order_for(loaded.searcher.system, order)
    recorder = Recorder(most, shown)
    answer = solve(loaded, order, limits, weight=weight, record=recorder)
    with faults_explained(loaded):
        return Watched(loaded, answer, recorder, weight)


CUT_STEP = Table("cut", "An impossible step: the next state would break an invariant.", (
    Field("transition", str, "name", lambda c: c.transition.name),
    Field("arguments", dict, "values of its parameters, by name",
          lambda c: arguments_data(c.transition, c.arguments)),
    Field("said", str, "text of its `say:`"),
    Field("invariant", str, "name of the invariant"),
))  # fmt: skip

SEEN_STATE = Table("seen", "A state that a row discovered.", (
    Field("id", int, "number, from 0, in the order of discovery", lambda s: s[1]),
    Field("shown", str, "the state, printed by `show:`", lambda s: s[0].shown(s[1])),
    Field("state", dict, "value of each variable, by name",
          lambda s: values.state_to_json(s[0].puzzle, s[0].states[s[1]])),
))  # fmt: skip

KINDS = (
    ("new", "successors that were not known, in this round"),
    ("duplicate", "successors that were known"),
    ("requeued", "waiting successors that got a new parent (in `preorder` the latest)"),
    ("reopened", "expanded successors that were reached at lower cost"),
    ("beyond", "successors above the bound of the round"),
    ("hopeless", "successors from which the estimate excludes goals"),
)

EXPANSION = document("expansion", "A line of `solve --watch-search OUT.jsonl`.", (
    Field("order", str, "search order", lambda e: e.watched.order),
    Field("number", int, "number of the expansion, from 1"),
    Field("state", int, "`id` of the expanded state"),
    Field("parent", OrNull(int), "`id` of its parent; null for a start"),
    Field("g", ListOf(int), "cost of the path to it, a number for each cost line; in `iddfs` its "
          "depth", lambda e: e.g),
    Field("h", OrNull(ListOf(int)), "its estimate; null without one"),
    Field("f", OrNull(ListOf(int)), "the key by which the order chooses; null if it has none"),
    *(unless_empty(kind, ListOf(int), f"`id`s of the {doc}", methodcaller("among", kind))
      for kind, doc in KINDS),
    unless_empty("cut", ListOf(CUT_STEP), "steps that an invariant forbids", lambda e: e.cuts),
    Field("frontier", ListOf(int), "`id`s of the next states in order, at most 100"),
    Field("waiting", int, "number of states in the frontier"),
    optional("round", int, "number of the round, from 0",
             lambda e: None if e.bound is None else e.round),
    optional("bound", ListOf(int), "bound of the round"),
    Field("discovered", ListOf(SEEN_STATE), "states that appear in no earlier line", lambda e: [
        (e.watched, n) for n in e.watched.discovered(e)
    ]),
))  # fmt: skip
