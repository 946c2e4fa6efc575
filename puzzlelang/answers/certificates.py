"""The proof that goes with an answer."""

from __future__ import annotations

from puzzlelang.answers.answer import Answer, shown
from puzzlelang.answers.loading import Loaded, NoStart, faults_explained
from puzzlelang.compiler import CompiledSystem, compile_puzzle
from puzzlelang.core import in_one_line
from puzzlelang.search import ENDINGS, GaveUp, Limits, Solved
from puzzlelang.text import TYPE_CHECKING, Record, replace

if TYPE_CHECKING:
    from puzzlelang.answers.certificate_output import Certificate

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
    from puzzlelang.answers.certificate_output import Certificate
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
    late = isinstance(answer.outcome, GaveUp) and answer.outcome.limit != "states"
    limits = Limits(min(EMBEDDED, 10 * answer.statistics.reached), IN_PASSING if late else None)
    try:
        found = certify(loaded, answer, limits)
    except ENDINGS:  # an answer is as good without
        return None
    return None if isinstance(found, GaveUp | Disproved) else found
