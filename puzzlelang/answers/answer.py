"""Answers as data: traces, texts and costs."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from puzzlelang.core import nodes as core
from puzzlelang.core import semantics, values
from puzzlelang.search import GaveUp, Limits, Outcome, Solved, Statistics, Unsolvable
from puzzlelang.text import Any, Record

OUTCOMES = SOLVED, UNSOLVABLE, GAVE_UP = "solved", "unsolvable", "gave-up"
"""Names of the outcomes of a search."""

FAULT = "fault"
"""Name of the outcome of a search that stopped at a fault."""

NO_LIMITS: Limits = Limits()


class Step(metaclass=Record):
    """A state of a trace in ``puzzle``, and the transition that led to it, if any."""

    slots: tuple[int, ...]
    shown: str
    transition: core.Transition | None = None
    arguments: tuple[Any, ...] = ()
    said: str = ""
    cost: tuple[int, ...] = ()
    puzzle: core.Puzzle | None = None

    @property
    def state(self) -> dict[str, object]:
        """The value of each variable, as in JSON."""
        assert self.puzzle is not None
        return values.state_to_json(self.puzzle, self.slots)


Trace = tuple[Step, ...]


class Answer(metaclass=Record):
    """The result of a search of ``puzzle``.

    ``cost`` and the bounds have one number per cost line; unknown bounds are None. ``total``
    counts the optimal solutions, ``traces`` lists them, each None unless requested. ``discovered``
    are the states that the search reached, in its own form and order. ``label`` is ``instance``
    with its title. ``fingerprint`` and ``certificate`` are for JSON. ``no_machine_code`` names the
    construct that forced a search that gave up to run in Python.
    """

    puzzle: core.Puzzle
    outcome: Outcome[Any]
    trace: Trace = ()
    cost: tuple[int, ...] = ()
    lower_bound: tuple[int, ...] | None = None
    upper_bound: tuple[int, ...] | None = None
    total: int | None = None
    traces: tuple[Trace, ...] | None = None
    instance: str = ""
    label: str = ""
    discovered: Collection[Any] | None = None
    fingerprint: str = ""
    certificate: dict[str, object] | None = None
    no_machine_code: str = ""

    @property
    def statistics(self) -> Statistics:
        return self.outcome.statistics

    @property
    def kind(self) -> str:
        """One of :data:`OUTCOMES`."""
        match self.outcome:
            case Solved():
                return SOLVED
            case Unsolvable():
                return UNSOLVABLE
            case GaveUp():
                return GAVE_UP
        raise AssertionError(f"unhandled outcome {self.outcome!r}")

    @property
    def is_solved(self) -> bool:
        return self.kind == SOLVED

    @property
    def is_unsolvable(self) -> bool:
        return self.kind == UNSOLVABLE

    @property
    def length(self) -> int:
        """Number of transitions; -1 without a solution."""
        states = self.trace or (self.outcome.trace if isinstance(self.outcome, Solved) else ())
        # a count without a trace: each step costs 1
        if isinstance(self.outcome, Solved) and not states:
            return int(self.outcome.cost)
        return len(states) - 1

    @property
    def start(self) -> int:
        """Number of the start, from 1; 0 if the puzzle has a single start."""
        return start_of(self.puzzle, self.trace)

    @property
    def limit(self) -> str:
        """The limit at which the search gave up, or an empty text."""
        return self.outcome.limit if isinstance(self.outcome, GaveUp) else ""

    @property
    def best(self) -> tuple[int, ...]:
        """The least cost, if it is proved; otherwise empty."""
        outcome = self.outcome
        return self.cost if isinstance(outcome, Solved) and outcome.optimal else ()

    @property
    def listed(self) -> tuple[Trace, ...]:
        """The solutions, with all their steps."""
        return self.traces if self.traces is not None else (self.trace,) * bool(self.trace)


def first_step(puzzle: core.Puzzle, slots: Sequence[int]) -> Step:
    """Return the first step of a trace."""
    return Step(tuple(slots), shown(puzzle, tuple(slots)), puzzle=puzzle)


def next_step(puzzle: core.Puzzle, slots: Sequence[int], step: semantics.Step) -> Step:
    """Return a ``step`` from ``slots``, with its `show:` and `say:` texts."""
    transition, arguments, after = step.transition, step.arguments, step.state
    text = semantics.said(puzzle, tuple(slots), transition, arguments)
    return Step(after, shown(puzzle, after), transition, arguments, text, step.cost, puzzle)


def start_of(puzzle: core.Puzzle, trace: Trace) -> int:
    """Return the number of a trace's start, from 1; 0 if the puzzle has a single start."""
    if len(puzzle.starts) == 1 or not trace:
        return 0
    return puzzle.starts.index(trace[0].slots) + 1


def the_start(puzzle: core.Puzzle) -> str:
    """Name the origin of distances: "the start" or "the nearest start"."""
    return "the start" if len(puzzle.starts) == 1 else "the nearest start"


LARGE = 256
"""Number of cells from which a map counts as large."""


def shown(puzzle: core.Puzzle, slots: tuple[int, ...]) -> str:
    if any(len(grid.rows) * len(grid.rows[0]) >= LARGE for grid in puzzle.grids.values()):
        from puzzlelang.answers import viewing

        return viewing.shown(puzzle, slots)
    return semantics.shown(puzzle, slots)


def total_cost(puzzle: core.Puzzle, trace: Trace) -> tuple[int, ...]:
    """Sum the costs of the steps, by cost line."""
    lines = range(max(1, len(puzzle.costs)))
    return tuple(sum(step.cost[line] for step in trace[1:]) for line in lines)
