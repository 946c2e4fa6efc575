"""Searching for certificates, and writing them into answers or files.

docs/certificates.md describes the format; ``puzzlelang.verify`` reads it with independent code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from puzzlelang.answers.answer import Answer, shown
from puzzlelang.answers.field_table import Json
from puzzlelang.answers.loading import Loaded, NoStart, ToFill, faults_explained
from puzzlelang.compiler import CompiledSystem, compile_puzzle
from puzzlelang.core import NONE, ListOf, SetOf, Type, digits_of, in_one_line, members, slot_names
from puzzlelang.core import nodes as core
from puzzlelang.search import ENDINGS, STATES, GaveUp, Limits, Solved
from puzzlelang.text import Any, Record, replace

VERSION = 1


class Certificate(metaclass=Record):
    """States by least cost: all, or only those cheaper than ``below``.

    A cost has a number for each cost line, and the number of steps. ``layers`` and their states
    are in ascending order; a state has an integer for each slot.
    """

    puzzle: core.Puzzle
    fingerprint: str
    below: tuple[int, ...] | None
    layers: tuple[tuple[tuple[int, ...], Sequence[Sequence[int]]], ...]

    @property
    def states(self) -> int:
        return sum(len(states) for _, states in self.layers)


def certificate_data(certificate: Certificate) -> Json:
    """Return the form embedded in an answer."""
    row = _row(certificate.puzzle)
    return _claim(certificate) | {
        "layers": [
            {"bound": list(bound), "states": [row(state) for state in states]}
            for bound, states in certificate.layers
        ]
    }


def certificate_lines(certificate: Certificate) -> Iterator[str]:
    """Yield the lines of a file: the head, then each layer, then its states."""
    puzzle, layers = certificate.puzzle, len(certificate.layers)
    yield head_line(puzzle, certificate.fingerprint, _claim(certificate) | {"layers": layers})
    row = _row(puzzle)
    plain = all(_is_plain(variable) for variable in puzzle.variables)
    for bound, states in certificate.layers:
        yield json_line({"bound": list(bound), "states": len(states)})
        for state in states:
            yield f"[{','.join(map(str, map(int, state)))}]\n" if plain else json_line(row(state))


def head_line(puzzle: core.Puzzle, fingerprint: str, claim: Mapping[str, object]) -> str:
    """Return the first line of a file."""
    settings = dict(puzzle.settings)
    head = {"certificate": VERSION, "puzzle": puzzle.title, "parameters": settings}
    return json_line({**head, "fingerprint": fingerprint, **claim})


def json_line(data: object) -> str:
    import json

    return json.dumps(data, separators=(",", ":")) + "\n"


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
    """Return a converter of states to JSON: none is null, sets and lists are lists."""
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


# ── searching ────────────────────────────────────────────────────────────────────────

EMBEDDED = 1_000
"""Maximum number of states of an embedded certificate."""

LONGEST_STATE = 200
"""Maximum length of a state in a message."""

IN_PASSING = 0.2
"""Seconds for an embedded certificate after the time limit."""

MOST_CERTIFIED = 1_000_000
"""Default maximum number of states."""


def fingerprint(loaded: Loaded | NoStart | ToFill) -> str:
    """Return a digest of a puzzle with its parameters, maps and data."""
    from hashlib import sha256

    puzzle = loaded.puzzle
    parts = [loaded.source.text]
    parts += [f"{name}={value}" for name, value in puzzle.settings.items()]
    parts += ["\n".join((name, *grid.rows)) for name, grid in puzzle.grids.items()]
    parts += [source.text for source in loaded.tree.files]
    text = "\0".join(parts)
    return f"sha256:{sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()}"


def page_key(loaded: Loaded | NoStart | ToFill) -> str:
    """Return the first 16 digits of a fingerprint, for links and kept games of pages."""
    return fingerprint(loaded).partition(":")[2][:16]


def _provable(answer: Answer) -> bool:
    """Test whether a set of states can prove the answer's claim."""
    outcome = answer.outcome
    if isinstance(outcome, GaveUp):
        return answer.lower_bound is not None
    return not isinstance(outcome, Solved) or outcome.optimal or outcome.is_least


class Disproved(metaclass=Record):
    """The claim relied on the author's estimate and is false; ``remark`` explains the excess."""

    remark: str


def certify(
    loaded: Loaded, answer: Answer, limits: Limits | None = None
) -> Certificate | Disproved | GaveUp | None:
    """Return a certificate for the claim of ``answer``, the limit it exceeds, or its disproof.

    Return None without a provable claim. The states are those of the puzzle as written, even if
    the answer was found with symmetry.
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
        below = system.least(outcome.cost) if outcome.is_least else outcome.cost
        bound = system.cost_and_steps(below)
    elif isinstance(outcome, GaveUp):  # the bound covers the cost lines, not the steps
        below = system.without_steps(outcome.lower_bound)
        bound = (*system.cost_lines(below), 0)
    with faults_explained(loaded):
        groups = cheaper(system, below, limits or Limits(MOST_CERTIFIED))
    if isinstance(groups, GaveUp):
        return groups
    if system.has_estimate:
        goal = next((cost for cost, states in groups if any(map(system.is_goal, states))), None)
        if goal is not None:
            return Disproved(_remark(loaded, system, goal))
    layers = tuple((system.cost_and_steps(cost), sorted(states)) for cost, states in groups)
    return Certificate(loaded.puzzle, fingerprint(loaded), bound, layers)


def _remark(loaded: Loaded, system: CompiledSystem, cost: int) -> str:
    """Describe where the estimate exceeds the remaining cost, if a goal costs ``cost``."""
    from puzzlelang.search import overestimated

    excess = None
    with faults_explained(loaded):
        outcome = loaded.searcher.search("ucs", Limits())
        if isinstance(outcome, Solved):
            excess = overestimated(system, outcome)
    where = "somewhere"
    if excess is not None:
        _, state, reached = excess
        says, left = (_amount(system, n) for n in (system.estimate(state), cost - reached))
        there = in_one_line(shown(loaded.puzzle, system.slots(state)), LONGEST_STATE)
        where = f"in the state {there}: it is {says}, but the remaining cost is {left}"
    return f"`estimate` is too high {where}; a solution costs {_amount(system, cost)}"


def _amount(system: CompiledSystem, cost: int) -> str:
    lines = system.cost_lines(cost)
    return f"{lines[0]:,}" if len(lines) == 1 else str([*lines])


def without_claim(answer: Answer, remark: str) -> Answer:
    """Return ``answer`` without its disproved claim of optimality."""
    if not isinstance(answer.outcome, Solved):
        return answer
    outcome = replace(answer.outcome, optimal=False, assuming="", remark=remark)
    return replace(answer, outcome=outcome)


def embedded(loaded: Loaded, answer: Answer) -> Certificate | None:
    """Return a certificate that is small and cheap enough to embed, or None."""
    late = isinstance(answer.outcome, GaveUp) and answer.outcome.limit != STATES
    limits = Limits(min(EMBEDDED, 10 * answer.statistics.reached), IN_PASSING if late else None)
    try:
        certificate = certify(loaded, answer, limits)
    except ENDINGS:  # the certificate is optional
        return None
    return None if isinstance(certificate, GaveUp | Disproved) else certificate
