"""Certificates: searching for one, and writing it down in an answer or in a file of its own.

docs/certificates.md describes them; ``puzzlelang.verify`` reads them, and shares nothing with this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from puzzlelang.answers.answer import Answer, shown
from puzzlelang.answers.field_table import Json
from puzzlelang.answers.loading import Loaded, NoStart, faults_explained
from puzzlelang.compiler import CompiledSystem, compile_puzzle
from puzzlelang.core import NONE, ListOf, SetOf, Type, digits_of, in_one_line, members, slot_names
from puzzlelang.core import nodes as core
from puzzlelang.search import ENDINGS, STATES, GaveUp, Limits, Solved
from puzzlelang.text import Any, Record, replace

VERSION = 1


class Certificate(metaclass=Record):
    """States by their least cost, all that cost less than ``below`` (None: all there are).

    A cost is a number a cost line and the number of steps.  ``layers`` are in ascending order, and
    so are the states of each, as whole numbers a slot.
    """

    puzzle: core.Puzzle
    fingerprint: str
    below: tuple[int, ...] | None
    layers: tuple[tuple[tuple[int, ...], Sequence[Sequence[int]]], ...]

    @property
    def states(self) -> int:
        return sum(len(states) for _, states in self.layers)


def certificate_data(certificate: Certificate) -> Json:
    """As it stands in an answer."""
    row = _row(certificate.puzzle)
    return _claim(certificate) | {
        "layers": [
            {"bound": list(bound), "states": [row(state) for state in states]}
            for bound, states in certificate.layers
        ]
    }


def certificate_lines(certificate: Certificate) -> Iterator[str]:
    """As it stands in a file: what it is, then each layer and its states, a line each."""
    import json

    def text(data: object) -> str:
        return json.dumps(data, separators=(",", ":")) + "\n"

    puzzle = certificate.puzzle
    head: Json = {
        "certificate": VERSION,
        "puzzle": puzzle.title,
        "parameters": dict(puzzle.settings),
        "fingerprint": certificate.fingerprint,
    }
    yield text(head | _claim(certificate) | {"layers": len(certificate.layers)})
    row = _row(puzzle)
    plain = all(_is_plain(variable) for variable in puzzle.variables)
    for bound, states in certificate.layers:
        yield text({"bound": list(bound), "states": len(states)})
        for state in states:
            yield f"[{','.join(map(str, map(int, state)))}]\n" if plain else text(row(state))


def _claim(certificate: Certificate) -> Json:
    below = certificate.below
    return {
        "below": None if below is None else list(below),
        "slots": slot_names(certificate.puzzle),
        "states": certificate.states,
    }


def _is_plain(variable: core.Variable) -> bool:
    return not isinstance(variable.type, SetOf | ListOf) and not getattr(
        variable.type, "optional", False
    )


def _row(puzzle: core.Puzzle) -> Callable[[Sequence[int]], list[Any]]:
    """How a state is written: null for none, a set as the list of its members, a list as the list
    of its digits.
    """
    kinds = [v.type for v in puzzle.variables for _ in range(v.size)]

    def written(value: int, kind: Type) -> object:
        match kind:
            case SetOf():
                return members(value)
            case ListOf():
                return list(digits_of(kind.digits, value))
        return None if value == NONE else int(value)

    def row(state: Sequence[int]) -> list[Any]:
        return list(map(written, state, kinds))

    return row


# ── searching for one ───────────────────────────────────────────────────────────────────

EMBEDDED = 1_000
"""A proof of no more states goes into the answer itself."""

LONGEST_STATE = 200
"""Characters of a state in a message."""

IN_PASSING = 0.2
"""Seconds for it where the time is over."""

MOST_CERTIFIED = 1_000_000
"""A proof of more states is not written, unless a higher limit is asked for."""


def fingerprint(loaded: Loaded | NoStart) -> str:
    """What tells one version of a puzzle, with its parameters, maps and data, from another."""
    from hashlib import sha256

    puzzle = loaded.puzzle
    parts = [loaded.source.text]
    parts += [f"{name}={value}" for name, value in puzzle.settings.items()]
    parts += ["\n".join((name, *grid.rows)) for name, grid in puzzle.grids.items()]
    parts += [source.text for source in loaded.tree.files]
    text = "\0".join(parts)
    return f"sha256:{sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()}"


def _provable(answer: Answer) -> bool:
    """Does the answer claim something that a set of states can prove?"""
    outcome = answer.outcome
    if isinstance(outcome, GaveUp):
        return answer.lower_bound is not None
    return not isinstance(outcome, Solved) or outcome.optimal


class Disproved(metaclass=Record):
    """The claim rests on the author's estimate and is wrong: ``remark`` says what is too high."""

    remark: str


def certify(
    loaded: Loaded,
    answer: Answer,
    limits: Limits | None = None,
) -> Certificate | Disproved | GaveUp | None:
    """The states that prove what ``answer`` claims, the limit that they pass, what disproves the
    claim, or None if there is nothing to prove.

    They are those of the puzzle as it is written, in whatever way the answer was found.
    """
    from puzzlelang.answers.certificates import Certificate
    from puzzlelang.search import cheaper

    if not _provable(answer):
        return None
    system, outcome = loaded.system, answer.outcome
    if type(system) is not CompiledSystem:  # it merges states
        system = compile_puzzle(loaded.puzzle)
    below: int | None = None
    bound: tuple[int, ...] | None = None
    if isinstance(outcome, Solved):
        below = outcome.cost
        bound = system.cost_and_steps(outcome.cost)
    elif isinstance(outcome, GaveUp):  # a bound on the lines alone
        below = system.without_steps(outcome.lower_bound)
        bound = (*system.cost_lines(below), 0)
    with faults_explained(loaded):
        found = cheaper(system, below, limits or Limits(MOST_CERTIFIED))
    if isinstance(found, GaveUp):
        return found
    if system.has_estimate:
        goal = next((cost for cost, states in found if any(map(system.is_goal, states))), None)
        if goal is not None:
            return Disproved(_remark(loaded, system, goal))
    layers = tuple((system.cost_and_steps(cost), sorted(states)) for cost, states in found)
    return Certificate(loaded.puzzle, fingerprint(loaded), bound, layers)


def _remark(loaded: Loaded, system: CompiledSystem, cost: int) -> str:
    """Where the estimate of the file is above the rest of a trace to a goal of this cost."""
    from puzzlelang.search import overestimated

    found = None
    with faults_explained(loaded):
        outcome = loaded.searcher.search("ucs", Limits())
        if isinstance(outcome, Solved):
            found = overestimated(system, outcome)
    where = "somewhere"
    if found is not None:
        _, state, reached = found
        says, left = (_amount(system, n) for n in (system.estimate(state), cost - reached))
        there = in_one_line(shown(loaded.puzzle, system.slots(state)), LONGEST_STATE)
        where = f"in the state {there}: it says {says}, and {left} would do"
    return f"`estimate` is too high {where}; a solution costs {_amount(system, cost)}"


def _amount(system: CompiledSystem, cost: int) -> str:
    lines = system.cost_lines(cost)
    return f"{lines[0]:,}" if len(lines) == 1 else str([*lines])


def without_claim(answer: Answer, remark: str) -> Answer:
    """``answer`` where its claim to be the best was disproved."""
    if not isinstance(answer.outcome, Solved):
        return answer
    outcome = replace(answer.outcome, optimal=False, assuming="", remark=remark)
    return replace(answer, outcome=outcome)


def embedded(loaded: Loaded, answer: Answer) -> Certificate | None:
    """A certificate small enough to stand in the answer, and to be made in passing."""
    late = isinstance(answer.outcome, GaveUp) and answer.outcome.limit != STATES
    limits = Limits(min(EMBEDDED, 10 * answer.statistics.reached), IN_PASSING if late else None)
    try:
        found = certify(loaded, answer, limits)
    except ENDINGS:  # an answer is as good without
        return None
    return None if isinstance(found, GaveUp | Disproved) else found
