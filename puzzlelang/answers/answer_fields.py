"""The fields of an answer in JSON: the contract that scripts and courses rely on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puzzlelang.answers.answer import Answer, Trace, start_of
from puzzlelang.answers.answer_output import STATISTICS
from puzzlelang.answers.field_table import (
    Field,
    Fields,
    Json,
    ListOf,
    OrNull,
    Type,
    Value,
    Word,
    document,
    optional,
    unless_empty,
)
from puzzlelang.core import nodes as core
from puzzlelang.core import values
from puzzlelang.text import Any, Record, replace


def _if_led(name: str, type: Type, doc: str, value: Value) -> Field:
    """A field of a step that a transition led to."""
    return optional(name, type, doc, lambda s: value(s) if s.transition else None)


STEP = Fields("step", "A state of a trace, with the transition that led to it.", (
    _if_led("transition", str, "the name of the transition; the start has none",
            lambda s: s.transition.name),
    _if_led("arguments", dict, "the values of its parameters, by their names",
            lambda s: arguments_data(s.transition, s.arguments)),
    _if_led("said", str, "what its `say:` says", lambda s: s.said),
    _if_led("cost", ListOf(int), "what it costs, a number for each cost line", lambda s: s.cost),
    Field("state", dict, "the value of each variable, by its name"),
    Field("shown", str, "the state as `show:` prints it"),
))  # fmt: skip

TRACE = ListOf(STEP)

PUZZLE: Field = Field("puzzle", str, "the title of the puzzle", lambda a: a.puzzle.title)
INSTANCE = unless_empty("instance", str, "the name of the instance")
PARAMETERS: Field = Field("parameters", dict, "the values of the parameters, by their names",
                   lambda a: dict(a.puzzle.settings))  # fmt: skip
FINGERPRINT = Field("fingerprint", str, "tells one version of a puzzle, with parameters and maps, "
                    "from another")  # fmt: skip
STARTS = optional("starts", int, "in how many states it may begin, if there are several",
                  lambda a: len(a.puzzle.starts) if len(a.puzzle.starts) > 1 else None)  # fmt: skip
SYMMETRY = unless_empty("symmetry", bool, "true if numbers of states and solutions are up to "
                        "symmetry", lambda a: bool(a.puzzle.symmetry))  # fmt: skip


def _if_solved(name: str, type: Type, doc: str, value: Value) -> Field:
    return optional(name, type, doc, lambda a: value(a) if a.kind == "solved" else None)


START = _if_solved(
    "start", int, "which of several starts the trace begins in, from 1", lambda a: a.start or None
)


OUTCOME = Field("outcome", Word(("solved", "unsolvable", "gave-up")), "how the search ended",
                lambda a: a.kind)  # fmt: skip
OPTIMAL = _if_solved(
    "optimal", bool, "whether it is proved that no solution is cheaper",
    lambda a: a.outcome.optimal,
)  # fmt: skip
BOUND_FACTOR = _if_solved(
    "bound_factor", float, "the cost is at most this many times the optimum, if that was proved",
    lambda a: a.outcome.factor and a.outcome.factor.number,
)  # fmt: skip
COST = _if_solved(
    "cost", ListOf(int), "what it costs, a number for each cost line", lambda a: a.cost
)

BOUNDS = Fields("bounds", "Between what costs the best solution lies; null is not known.", (
    Field("lower", OrNull(ListOf(int)), "no solution costs less", lambda a: a.lower_bound),
    Field("upper", OrNull(ListOf(int)), "the cost of a known solution", lambda a: a.upper_bound),
))  # fmt: skip

SOLUTIONS = Fields("solutions", "The best solutions.", (
    Field("listed", int, "the number listed here", lambda a: len(a.listed)),
    optional("total", int, "the total number, if they were counted"),
    optional("list", ListOf(TRACE), "with `--all`: all that are listed", lambda a: a.traces),
))  # fmt: skip

ANSWER = document("answer", "What `solve --format json` prints.", (
    PUZZLE, INSTANCE, PARAMETERS,
    unless_empty(FINGERPRINT.name, FINGERPRINT.type, FINGERPRINT.doc),
    SYMMETRY, STARTS, OUTCOME, OPTIMAL, BOUND_FACTOR,
    _if_solved("assuming", str, "what the claim that it is optimal rests on",
               lambda a: a.outcome.assuming or None),
    _if_solved("remark", str, "the promise of the file that the answer disproves",
               lambda a: a.outcome.remark or None),
    COST,
    _if_solved("length", int, "the number of transitions", lambda a: a.length),
    START,
    _if_solved("trace", TRACE, "the states from the start to the goal",
               lambda a: a.trace),
    unless_empty("limit", str, "the limit at which the search gave up"),
    optional("lower_bound", ListOf(int), "the lower bound, where one is known"),
    optional("bounds", BOUNDS, "if the search gave up: what is known of the best solution",
             lambda a: a if a.limit else None),
    Field("solutions", SOLUTIONS, "how many solutions are known, and with `--all` which",
          lambda a: a),
    optional("certificate", dict, "the proof, or how many states it has and its digest "
             "([certificates](certificates.md))"),
    Field("statistics", STATISTICS, "what the search did"),
))  # fmt: skip

SOLUTION = document(
    "solution", "A line of `solve --format jsonl`; without a solution it is one answer.", (
        PUZZLE, INSTANCE, PARAMETERS, SYMMETRY, STARTS, OUTCOME, OPTIMAL, BOUND_FACTOR, COST,
        Field("solution", int, "its number, from 1"),
        Field("length", int, "the number of transitions", lambda s: len(s.trace) - 1),
        START,
        Field("trace", TRACE, "the states from the start to the goal; with `--last` the goal alone",
              lambda s: s.trace[-1:] if s.last else s.trace),
    ),
)  # fmt: skip


class Numbered(metaclass=Record):
    """One of the solutions of an answer; all but its trace and its number is the answer's."""

    answer: Answer
    solution: int
    trace: Trace
    last: bool = False
    """Is only the last state asked for?"""

    @property
    def start(self) -> int:
        return start_of(self.answer.puzzle, self.trace)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.answer, name)


NOTHING_SEARCHED = document(
    "nothing-searched", "What `solve` and `explore` print if a limit ends them before they search.",
    (
        Field("outcome", Word(("gave-up",)), "how the command ended", lambda s: "gave-up"),
        Field("limit", str, "the limit that ended it"),
        Field("statistics", STATISTICS, "what was done so far"),
    ),
)  # fmt: skip


class SavedGame(metaclass=Record):
    """The way of somebody who plays; ``optimal``: it is known that none is cheaper."""

    puzzle: core.Puzzle
    trace: Trace
    cost: tuple[int, ...]
    solved: bool
    optimal: bool
    instance: str
    fingerprint: str

    @property
    def start(self) -> int:
        return start_of(self.puzzle, self.trace)


GAME = document("game", "What `play` saves; `verify` checks it as it checks an answer.", (
    PUZZLE, INSTANCE, PARAMETERS, FINGERPRINT, STARTS,
    Field("outcome", Word(("solved", "unfinished")), "whether it leads to a goal",
          lambda g: "solved" if g.solved else "unfinished"),
    Field("optimal", bool, "whether it is solved, and known that no solution is cheaper"),
    Field("cost", ListOf(int), "what it costs, a number for each cost line"),
    Field("length", int, "the number of transitions", lambda g: len(g.trace) - 1),
    unless_empty("start", int, "which of several starts it begins in, from 1"),
    Field("trace", TRACE, "the states from the start to the last one"),
))  # fmt: skip


def arguments_data(transition: core.Transition, arguments: Sequence[object]) -> Json:
    return {
        local.name: values.to_json(value, local.type)
        for local, value in zip(transition.parameters, arguments, strict=True)
    }


def answer_data(answer: Answer, fingerprint: str = "", certificate: Json | None = None) -> Json:
    """``solve --format json``; ``certificate``: the one that goes with it, or where it is."""
    return ANSWER.data(replace(answer, fingerprint=fingerprint, certificate=certificate))


def answer_rows(answer: Answer, first: int = 1, last: bool = False) -> Iterator[Json]:
    """``solve --format jsonl``: an object for each solution, or the one that says why none.
    ``first``: the number of the first; ``last``: of each the last state alone.
    """
    if answer.kind != "solved":
        yield ANSWER.data(answer)
        return
    for number, trace in enumerate(answer.traces or (answer.trace,), first):
        yield SOLUTION.data(Numbered(answer, number, trace, last))
