"""The fields of an answer in JSON, a stable interface for scripts and courses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puzzlelang.answers.answer import GAVE_UP, OUTCOMES, SOLVED, Answer, Trace, start_of
from puzzlelang.answers.answer_output import STATISTICS, conflict
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
    return optional(name, type, doc, lambda s: value(s) if s.transition else None)


STEP = Fields("step", "A state of a trace, and the transition into it.", (
    _if_led("transition", str, "name of the transition; missing for the start",
            lambda s: s.transition.name),
    _if_led("arguments", dict, "values of its parameters, by name",
            lambda s: arguments_data(s.transition, s.arguments)),
    _if_led("said", str, "text of its `say:`", lambda s: s.said),
    _if_led("cost", ListOf(int), "cost, a number for each cost line", lambda s: s.cost),
    Field("state", dict, "value of each variable, by name"),
    Field("shown", str, "the state, printed by `show:`"),
))  # fmt: skip

TRACE = ListOf(STEP)

PUZZLE: Field = Field("puzzle", str, "title of the puzzle", lambda a: a.puzzle.title)
INSTANCE = unless_empty("instance", str, "name of the instance")
PARAMETERS: Field = Field("parameters", dict, "values of the parameters, by name",
                   lambda a: dict(a.puzzle.settings))  # fmt: skip
FINGERPRINT = Field("fingerprint", str, "identifies this version of the puzzle, with its "
                    "parameters and maps")  # fmt: skip
STARTS = optional("starts", int, "number of initial states, unless it is one",
                  lambda a: n if (n := len(a.puzzle.starts)) != 1 else None)  # fmt: skip
CONFLICT = unless_empty("conflict", ListOf(str), "conditions of `starts:` that conflict, if no "
                        "state meets them", lambda a: conflict(a.puzzle))  # fmt: skip
SYMMETRY = unless_empty("symmetry", bool, "true if numbers of states and solutions are up to "
                        "symmetry", lambda a: bool(a.puzzle.symmetry))  # fmt: skip


def _if_solved(name: str, type: Type, doc: str, value: Value) -> Field:
    return optional(name, type, doc, lambda a: value(a) if a.is_solved else None)


START = _if_solved(
    "start",
    int,
    "number of the initial state of the trace, from 1, if there are several",
    lambda a: a.start or None,
)


OUTCOME = Field("outcome", Word(OUTCOMES), "result of the search",
                lambda a: a.kind)  # fmt: skip
OPTIMAL = _if_solved(
    "optimal", bool, "true if it is proved that no solution is cheaper",
    lambda a: a.outcome.optimal,
)  # fmt: skip
PROVED = _if_solved(
    "proved", Word(("cost",)), "`cost`: proved that no solution costs less (of several cost lines, "
    "in the first), but a better one may cost as much",
    lambda a: "cost" if a.outcome.is_least else None,
)  # fmt: skip
BOUND_FACTOR = _if_solved(
    "bound_factor", float, "proved factor: the cost is at most this many times the optimum",
    lambda a: a.outcome.factor and a.outcome.factor.number,
)  # fmt: skip
COST = _if_solved("cost", ListOf(int), "cost, a number for each cost line", lambda a: a.cost)

BOUNDS = Fields("bounds", "Bounds on the cost of a best solution; null if unknown.", (
    Field("lower", OrNull(ListOf(int)), "no solution costs less", lambda a: a.lower_bound),
    Field("upper", OrNull(ListOf(int)), "cost of a known solution", lambda a: a.upper_bound),
))  # fmt: skip

SOLUTIONS = Fields("solutions", "The best solutions.", (
    Field("listed", int, "number of solutions listed here", lambda a: len(a.listed)),
    optional("total", int, "total number, if counted"),
    optional("list", ListOf(TRACE), "with `--all`: the listed solutions", lambda a: a.traces),
))  # fmt: skip

ANSWER = document("answer", "Output of `solve --format json`.", (
    PUZZLE, INSTANCE, PARAMETERS,
    unless_empty(FINGERPRINT.name, FINGERPRINT.type, FINGERPRINT.doc),
    SYMMETRY, STARTS, CONFLICT, OUTCOME, OPTIMAL, PROVED, BOUND_FACTOR,
    _if_solved("assuming", str, "assumption behind the claim of optimality",
               lambda a: a.outcome.assuming or None),
    _if_solved("remark", str, "promise of the file that this answer disproves",
               lambda a: a.outcome.remark or None),
    COST,
    _if_solved("length", int, "number of transitions", lambda a: a.length),
    START,
    _if_solved("trace", TRACE, "states from the start to the goal",
               lambda a: a.trace),
    unless_empty("limit", str, "limit that ended the search"),
    optional("lower_bound", ListOf(int), "lower bound on the cost, if known"),
    optional("bounds", BOUNDS, "bounds on the cost of a best solution, if the search gave up",
             lambda a: a if a.limit else None),
    Field("solutions", SOLUTIONS, "number of known solutions; with `--all` also a list",
          lambda a: a),
    optional("certificate", dict, "the proof, or its number of states and its digest "
             "([certificates](certificates.md))"),
    Field("statistics", STATISTICS, "work of the search"),
))  # fmt: skip

SOLUTION = document(
    "solution", "A line of `solve --format jsonl`. Without a solution, the only line is an "
                "answer.", (
        PUZZLE, INSTANCE, PARAMETERS, SYMMETRY, STARTS, OUTCOME, OPTIMAL, PROVED, BOUND_FACTOR,
        COST,
        Field("solution", int, "number of this solution, from 1"),
        Field("length", int, "number of transitions", lambda s: len(s.trace) - 1),
        START,
        Field("trace", TRACE, "states from the start to the goal; with `--last` only the goal",
              lambda s: s.trace[-1:] if s.last else s.trace),
    ),
)  # fmt: skip


class Numbered(metaclass=Record):
    """One of the solutions of an answer, which supplies all other attributes."""

    answer: Answer
    solution: int
    trace: Trace
    last: bool = False
    """True if only the last state is requested."""

    @property
    def start(self) -> int:
        return start_of(self.answer.puzzle, self.trace)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.answer, name)


NOTHING_SEARCHED = document(
    "nothing-searched", "Output of `solve` and `explore` if a limit ends them before they "
                        "search.",
    (
        Field("outcome", Word((GAVE_UP,)), "result of the command", lambda s: GAVE_UP),
        Field("limit", str, "limit that ended it"),
        Field("statistics", STATISTICS, "work done so far"),
    ),
)  # fmt: skip


class SavedGame(metaclass=Record):
    """The path of a player; ``optimal``: it is proved that none is cheaper."""

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


UNFINISHED = "unfinished"

GAME = document("game", "A game saved by `play`. `verify` checks it like an answer.", (
    PUZZLE, INSTANCE, PARAMETERS, FINGERPRINT, STARTS,
    Field("outcome", Word((SOLVED, UNFINISHED)), "`solved` if it ends in a goal",
          lambda g: SOLVED if g.solved else UNFINISHED),
    Field("optimal", bool, "true if it is solved and known to be cheapest"),
    Field("cost", ListOf(int), "cost, a number for each cost line"),
    Field("length", int, "number of transitions", lambda g: len(g.trace) - 1),
    unless_empty("start", int, "number of the initial state of the trace, from 1, if there are "
                 "several"),
    Field("trace", TRACE, "states from the start to the last one"),
))  # fmt: skip


def arguments_data(transition: core.Transition, arguments: Sequence[object]) -> Json:
    return {
        local.name: values.to_json(value, local.type)
        for local, value in zip(transition.parameters, arguments, strict=True)
    }


def answer_data(answer: Answer, fingerprint: str = "", certificate: Json | None = None) -> Json:
    """Return the object of ``solve --format json``; ``certificate`` is embedded or referenced."""
    return ANSWER.data(replace(answer, fingerprint=fingerprint, certificate=certificate))


def answer_rows(answer: Answer, first: int = 1, last: bool = False) -> Iterator[Json]:
    """Yield the objects of ``solve --format jsonl``: the solutions, or one answer without any.

    ``first`` is the number of the first solution; ``last`` keeps only last states.
    """
    if not answer.is_solved:
        yield ANSWER.data(answer)
        return
    for number, trace in enumerate(answer.traces or (answer.trace,), first):
        yield SOLUTION.data(Numbered(answer, number, trace, last))
