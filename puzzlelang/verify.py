"""Is an answer right?  Replays it by the meaning of the rules alone.

Shares nothing with the compiler, the searches or the reports: an answer that this page
accepts does not rest on their being right.  That no trace is cheaper, or that there is none
at all, it proves by a plain search of its own as long as the puzzle is small enough.

An answer is what ``solve --format json`` prints, but it may come from anywhere, so nothing
about it is taken for granted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import prod
from typing import Any

from puzzlelang import semantics
from puzzlelang.core import values
from puzzlelang.core.nodes import Puzzle, Rule, Transition
from puzzlelang.core.symmetry import count, count_text, representative
from puzzlelang.semantics import RuleFault, State

MOST_STATES = 20_000
"""The plain search looks at no more states than this, unless it is told to."""

MOST_TRIES = 250
"""Where a state has more steps to try than this, it looks at so many fewer states."""

MOST_RENAMINGS = 720
"""Solutions up to symmetry are counted where no more renamings than this make a state another."""

Cost = tuple[int, ...]

Same = Callable[[State], State]
"""One state for all that count as the same."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of an answer.

    ``status`` is "verified", "refuted" (``problems`` say why) or "unchecked": the answer
    claims nothing, or only something that was too large to prove.  ``checked`` names what was
    found to be so, ``notes`` what was left open, and why.
    """

    status: str
    problems: tuple[str, ...] = ()
    checked: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        return self.status == "verified"


class _Refused(Exception):
    """Something in the answer is wrong; the text says what."""


@dataclass(slots=True)
class _Findings:
    problems: list[str] = field(default_factory=list)
    checked: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @contextmanager
    def part(self, name: str = "") -> Iterator[None]:
        """A part of the check that ends at its first problem; the other parts go on."""
        try:
            with _at(name):
                yield
        except _Refused as problem:
            self.problems.append(str(problem))

    def verdict(self) -> Verdict:
        status = "refuted" if self.problems else "verified" if self.checked else "unchecked"
        return Verdict(status, tuple(self.problems), tuple(self.checked), tuple(self.notes))


@contextmanager
def _at(name: str) -> Iterator[None]:
    """Problems inside are told with their place, ``name``, in front."""
    try:
        yield
    except _Refused as problem:
        raise _Refused(f"{name}: {problem}" if name else str(problem)) from None
    except RuleFault as fault:
        text = f"the puzzle's own rules fail here: {fault.message}"
        raise _Refused(f"{name}: {text}" if name else text) from None


def verify(puzzle: Puzzle, answer: object, limit: int = MOST_STATES) -> Verdict:
    """Replay ``answer``; searching states, up to ``limit`` of them, only to prove a claim."""
    findings = _Findings()
    with findings.part():
        given = _object(answer, "the answer")
        _same_puzzle(puzzle, given)
        outcome = _get(given, "outcome")
        if outcome == "solved":
            _solved(puzzle, given, limit, findings)
        elif outcome == "unsolvable":
            _unsolvable(puzzle, given, limit, findings)
        elif outcome == "gave-up":
            findings.notes.append("whether there is a solution: the search gave up")
        else:
            raise _Refused(
                f"`outcome` is {values.quote(outcome)}, not solved, unsolvable or gave-up"
            )
    return findings.verdict()


def parse_answer(text: str) -> object:
    """The JSON value in ``text``; :class:`ValueError` in words when there is none."""
    try:
        return json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_twins)
    except RecursionError:
        raise ValueError("the answer is nested too deeply") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise ValueError(f"the answer is not JSON: {error.msg} at {place}") from None
    except _Refused as problem:
        raise ValueError(str(problem)) from None
    except ValueError:  # Python refuses to read thousands of digits
        raise ValueError("the answer has a number of too many digits") from None


def _no_constant(name: str) -> object:
    raise _Refused(f"the answer is not JSON: there is no number {name}")


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twin = next(name for name in names if names.count(name) > 1)
        raise _Refused(f"the answer has {values.quote(twin)} twice in one object")
    return found


# ── the claims of an answer ──────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class _Trace:
    """A trace that was replayed."""

    states: tuple[State, ...]
    cost: Cost

    @property
    def length(self) -> int:
        return len(self.states) - 1


def _same_puzzle(puzzle: Puzzle, given: Mapping[str, object]) -> None:
    if _get(given, "puzzle") != puzzle.title:
        raise _Refused(
            f"the answer is to the puzzle {values.quote(given['puzzle'])}, not to "
            f"{values.quote(puzzle.title)}"
        )
    if given.get("parameters", puzzle.settings) != puzzle.settings:
        settings = ", ".join(f"{name}={value}" for name, value in puzzle.settings.items())
        raise _Refused(f"the answer is to other parameters than {settings or 'none'}")


def _solved(puzzle: Puzzle, given: Mapping[str, object], limit: int, findings: _Findings) -> None:
    optimal = _get(given, "optimal")
    if not isinstance(optimal, bool):
        raise _Refused(f"`optimal` is {values.quote(optimal)}, not true or false")
    trace = _replay(puzzle, _get(given, "trace"))
    findings.checked.append(f"the trace of {_count(trace.length, 'step')}")
    with findings.part():
        _same("length", _number(given, "length"), trace.length, "the trace has")
        _same("cost", _costs(given), list(trace.cost), "the steps add up to")
        findings.checked.append(f"its cost {list(trace.cost)}")
    total = None
    merged = _up_to_symmetry(puzzle, given)
    few = merged and count(puzzle.symmetry) <= MOST_RENAMINGS
    same: Same = representative(puzzle) if few else tuple
    if "solutions" in given:
        with findings.part("solutions"):
            total = _solutions(puzzle, given["solutions"], trace, same, findings)
    if optimal or (total is not None and not merged):
        with findings.part():
            counted = None if merged else total
            _against_search(puzzle, trace, optimal, counted, limit, findings)
    if total is not None and merged:
        with findings.part():
            _against_merged_search(puzzle, total, limit, same, findings)


def _up_to_symmetry(puzzle: Puzzle, given: Mapping[str, object]) -> bool:
    """Are solutions that a renaming makes equal counted as one?"""
    claimed = given.get("symmetry", False)
    if not isinstance(claimed, bool):
        raise _Refused(f"`symmetry` is {values.quote(claimed)}, not true or false")
    if claimed and not puzzle.symmetry:
        raise _Refused("the answer counts up to symmetry, and the puzzle has no `symmetry:`")
    return claimed


def _against_merged_search(
    puzzle: Puzzle, total: int, limit: int, same: Same, findings: _Findings
) -> None:
    """Are there as many solutions up to symmetry as the answer says?"""
    claim, ways = "the number of solutions up to symmetry", count(puzzle.symmetry)
    if ways > MOST_RENAMINGS:
        findings.notes.append(
            f"{claim}: there are {count_text(puzzle.symmetry)} ways to rename the members"
        )
        return
    best = _search(puzzle, max(1, limit // ways), claim, findings, same)
    if best is not None:
        _same("total", total, best.total, "up to symmetry the solutions are", "solutions")
        findings.checked.append(claim)


def _solutions(
    puzzle: Puzzle, data: object, trace: _Trace, same: Same, findings: _Findings
) -> int | None:
    """The traces in ``solutions.list``; the total that is claimed."""
    given = _object(data, "it")
    traces = [trace]
    if "list" in given:
        listed = _list(given["list"], "`list`")
        traces = [_replay(puzzle, data, f"number {i}, ") for i, data in enumerate(listed, 1)]
    _same("listed", _number(given, "listed"), len(traces), "there are")
    first: dict[tuple[State, ...], int] = {}
    for number, other in enumerate(traces, 1):
        if (other.cost, other.length) != (trace.cost, trace.length):
            raise _Refused(
                f"number {number} costs {list(other.cost)} in {_count(other.length, 'step')}, and "
                f"the trace costs {list(trace.cost)} in {_count(trace.length, 'step')}"
            )
        earlier = first.setdefault(tuple(map(same, other.states)), number)
        if earlier != number:
            raise _Refused(f"number {number} is the same as number {earlier}")
    if "list" in given:
        findings.checked.append(f"{_count(len(traces), 'listed solution')}, all different")
    if "total" not in given:
        return None
    total = _number(given, "total")
    if total < len(traces):
        raise _Refused(f"`total` is {values.quote(total)}, and {len(traces)} are listed")
    return total


def _against_search(
    puzzle: Puzzle, trace: _Trace, optimal: bool, total: int | None, limit: int, findings: _Findings
) -> None:
    """Is there nothing cheaper, and are there as many solutions as the answer says?"""
    claims = ["that no trace is cheaper"] * optimal
    claims += ["the number of solutions"] * (total is not None)
    best = _search(puzzle, limit, " and ".join(claims), findings)
    if best is None:
        return
    assert best.cost is not None, "the trace leads to a goal"
    if optimal and trace.cost > best.cost:
        raise _Refused(f"the answer is not optimal: a trace of cost {list(best.cost)} exists")
    if optimal and trace.length > best.length:
        raise _Refused(
            f"the answer is not optimal: {_count(best.length, 'step')} would do at this cost"
        )
    if total is not None:
        _same("total", total, best.total, "the solutions are", "solutions")
    findings.checked += claims


def _unsolvable(
    puzzle: Puzzle, given: Mapping[str, object], limit: int, findings: _Findings
) -> None:
    if given.get("trace"):
        raise _Refused("the answer says unsolvable, and it has a trace")
    solutions = _object(given.get("solutions", {}), "`solutions`")
    for name in solutions:
        if name != "list":
            _same(name, _number(solutions, name), 0, "an unsolvable puzzle has", "solutions")
        elif solutions["list"] != []:
            raise _Refused("the answer says unsolvable, and it lists solutions")
    best = _search(puzzle, limit, "that there is no solution", findings)
    if best is None:
        return
    if best.cost is not None:
        raise _Refused(
            f"the puzzle has a solution: {_count(best.length, 'step')} at cost {list(best.cost)}"
        )
    findings.checked.append(f"all of its {_count(best.states, 'state')}: none is a goal")


# ── replaying a trace ────────────────────────────────────────────────────────────────


def _replay(puzzle: Puzzle, data: object, name: str = "") -> _Trace:
    """A trace from the start to a goal; refused at the first thing that is not so."""
    entries = _list(data, f"{name}the trace")
    if not entries:
        raise _Refused(f"{name}the trace is empty: not even the start is there")
    with _at(f"{name}the start"):
        states = [_start(puzzle, entries[0])]
    cost = [0] * (len(puzzle.costs) or 1)
    for number, entry in enumerate(entries[1:], 1):
        with _at(f"{name}step {number}"):
            step = _step(puzzle, states[-1], entry)
        states.append(step.state)
        cost = [a + b for a, b in zip(cost, step.cost, strict=True)]
    with _at(f"{name}the last state"):
        if semantics.is_lost(puzzle, states[-1]):
            raise _Refused("play is lost there")
        if not semantics.is_goal(puzzle, states[-1]):
            raise _Refused("it is no goal")
    return _Trace(tuple(states), tuple(cost))


def _start(puzzle: Puzzle, entry: object) -> State:
    given = _fields(entry, ["state", "shown"])
    _same_state(puzzle, given, puzzle.initial, "the puzzle starts with")
    broken = semantics.broken_invariant(puzzle, puzzle.initial)
    if broken is not None:
        raise _Refused(f"it breaks `{broken.name}`")
    return puzzle.initial


def _step(puzzle: Puzzle, before: State, entry: object) -> semantics.Step:
    """The step that ``entry`` tells, when the rules allow it and everything it says is so."""
    given = _fields(entry, ["transition", "arguments", "said", "cost", "state", "shown"])
    if semantics.is_lost(puzzle, before):
        raise _Refused("play was over in the state before: it is lost")
    transition = _transition(puzzle, given["transition"])
    arguments = _arguments(transition, given["arguments"])
    call = semantics.call_text(transition, arguments)
    step = semantics.attempt(puzzle, transition, arguments, before)
    if step is None:
        raise _Refused(f"{call} is not possible: its condition does not hold")
    if isinstance(step, Rule):
        raise _Refused(f"{call} is not possible: it would break `{step.name}`")
    forced = None if transition.forced else _forced(puzzle, before)
    if forced is not None:
        instead = semantics.call_text(forced.transition, forced.arguments)
        raise _Refused(f"{call} is not possible: {instead} is forced")
    _same_state(puzzle, given, step.state, f"{call} gives")
    _same("cost", _costs(given), list(step.cost), f"{call} costs")
    _same("said", given["said"], semantics.said(puzzle, before, transition, arguments), "it is")
    return step


def _forced(puzzle: Puzzle, state: State) -> semantics.Step | None:
    for transition in puzzle.transitions:
        if transition.forced:
            for step in semantics.steps_of(puzzle, transition, state):
                return step
    return None


def _transition(puzzle: Puzzle, name: object) -> Transition:
    for transition in puzzle.transitions:
        if transition.name == name:
            return transition
    raise _Refused(f"there is no transition {values.quote(name)}")


def _arguments(transition: Transition, data: object) -> tuple[Any, ...]:
    """One value for each parameter, all of them among those that it runs over."""
    parameters = transition.parameters
    found: list[Any] = []
    try:
        given = _object(data, "`arguments`")
        values.exactly(given, [local.name for local in parameters])
        for local in parameters:
            found.append(values.from_json(given[local.name], local.type))
    except ValueError as problem:
        raise _Refused(f"`{transition.name}`: {problem}") from None
    rest = iter(found)
    for binder in transition.binders:
        row = tuple(next(rest) for _ in binder.locals)
        if (row if len(row) > 1 else row[0]) not in binder.values:
            names = ", ".join(local.name for local in binder.locals)
            raise _Refused(
                f"{semantics.call_text(transition, found)} is not possible: `{names}` has no such "
                "value"
            )
    return tuple(found)


def _same_state(puzzle: Puzzle, given: Mapping[str, object], state: State, says: str) -> None:
    try:
        claimed = values.state_from_json(puzzle, given["state"])
    except ValueError as problem:
        raise _Refused(f"the state: {problem}") from None
    text = semantics.shown(puzzle, state)
    if claimed != state:
        raise _Refused(f"the state is not the one that {says}: {values.quote(text)}")
    _same("shown", given["shown"], text, "the state prints as")


# ── the plain search ─────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Best:
    """What a whole search found: the least cost of a goal (None: there is no goal).

    ``length`` is the least number of steps at that cost, ``total`` the number of traces that
    have both (different when their states are), ``states`` how many states were met.
    """

    cost: Cost | None
    length: int
    total: int
    states: int


def cheapest(puzzle: Puzzle, limit: int = MOST_STATES, same: Same = tuple) -> Best | None:
    """The least cost of a goal, or None when more than ``limit`` states would be needed.

    The limit is lower where a state has very many steps to try (:data:`MOST_TRIES`).
    Cheapest states come first.  A step counts as one more, last cost line, so that no step is
    free: a state is left only when all cheapest ways to it are counted.  ``same`` gives one
    state for all that count as the same.
    """
    limit = _affordable(puzzle, limit)
    zero = (0,) * (len(puzzle.costs) or 1) + (0,)
    initial = same(puzzle.initial)
    least = {initial: zero}
    ways = {initial: 1}
    queue = [(zero, initial)]
    found: Cost | None = None
    total = 0
    while queue and (found is None or queue[0][0] <= found):
        cost, state = heappop(queue)
        if cost > least[state]:
            continue
        if semantics.is_goal(puzzle, state):
            found = cost
            total += ways[state]
            continue
        for after, reached in _reached(puzzle, state, cost, same).items():
            if after not in least or reached < least[after]:
                least[after], ways[after] = reached, ways[state]
                heappush(queue, (reached, after))
            elif reached == least[after]:
                ways[after] += ways[state]
        if len(least) > limit:
            return None
    if found is None:
        return Best(None, 0, 0, len(least))
    return Best(found[:-1], found[-1], total, len(least))


def _affordable(puzzle: Puzzle, limit: int) -> int:
    """``limit`` states, or fewer where each has very many steps to try."""
    tries = sum(prod(len(b.values) for b in t.binders) for t in puzzle.transitions)
    return limit if tries <= MOST_TRIES else limit * MOST_TRIES // tries


def _reached(puzzle: Puzzle, state: State, cost: Cost, same: Same) -> dict[State, Cost]:
    """The states after ``state``, each at the least cost."""
    found: dict[State, Cost] = {}
    for step in semantics.steps(puzzle, state):
        reached = tuple(a + b for a, b in zip(cost, (*step.cost, 1), strict=True))
        after = same(step.state)
        if after not in found or reached < found[after]:
            found[after] = reached
    return found


def _search(
    puzzle: Puzzle, limit: int, claim: str, findings: _Findings, same: Same = tuple
) -> Best | None:
    """What :func:`cheapest` finds; None, with a note, where it does not come to an end."""
    try:
        best = cheapest(puzzle, limit, same)
    except RuleFault as fault:
        findings.notes.append(f"{claim}: the puzzle's own rules fail: {fault.message}")
        return None
    if best is None:
        most = _count(_affordable(puzzle, limit), "state")
        findings.notes.append(f"{claim}: that takes more than {most}")
    return best


# ── JSON that may be anything ────────────────────────────────────────────────────────


def _object(data: object, name: str) -> Mapping[str, object]:
    if isinstance(data, dict):
        return data
    raise _Refused(f"{name} is {values.quote(data)}, not an object")


def _list(data: object, name: str) -> list[object]:
    if isinstance(data, list):
        return data
    raise _Refused(f"{name} is {values.quote(data)}, not a list")


def _fields(data: object, names: list[str]) -> Mapping[str, object]:
    """An object with these keys and no others."""
    given = _object(data, "it")
    try:
        values.exactly(given, names)
    except ValueError as problem:
        raise _Refused(str(problem)) from None
    return given


def _get(given: Mapping[str, object], name: str) -> object:
    if name in given:
        return given[name]
    raise _Refused(f"the answer has no `{name}`")


def _number(given: Mapping[str, object], name: str) -> int:
    data = _get(given, name)
    if type(data) is int:
        return data
    raise _Refused(f"`{name}` is {values.quote(data)}, not a whole number")


def _costs(given: Mapping[str, object]) -> list[int]:
    costs: list[int] = []
    for item in _list(_get(given, "cost"), "`cost`"):
        if type(item) is not int:
            raise _Refused(f"`cost` has {values.quote(item)} in it, not a whole number")
        costs.append(item)
    return costs


def _same(name: str, claimed: object, found: object, says: str, unit: str = "") -> None:
    if claimed == found:
        return
    raise _Refused(f"`{name}` is {_word(claimed)}, and {says} {_word(found)} {unit}".rstrip())


def _word(data: object) -> str:
    """As a message shows it; a list of costs in full."""
    if isinstance(data, list) and len(data) <= 8:
        return f"[{', '.join(values.quote(item) for item in data)}]"
    return values.quote(data)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
