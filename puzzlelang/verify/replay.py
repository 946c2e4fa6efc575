"""Replay of a trace with the reference semantics."""

from __future__ import annotations

from collections.abc import Mapping

from puzzlelang.core import Puzzle, Rule, State, Transition, semantics, values
from puzzlelang.text import Any, Record, Stage, stage
from puzzlelang.verify.findings import Refused, at
from puzzlelang.verify.untrusted_json import fields, json_list, json_object, numbers, same

Cost = tuple[int, ...]


class Trace(metaclass=Record):
    """A replayed trace."""

    states: tuple[State, ...]
    steps: tuple[semantics.Step, ...]
    cost: Cost

    @property
    def length(self) -> int:
        return len(self.states) - 1


def replay_trace(puzzle: Puzzle, data: object, name: str = "", *, to_goal: bool = True) -> Trace:
    """Replay a trace from the start, by default to a goal; raise :class:`Refused` at the first
    error.
    """
    entries = json_list(data, f"{name}the trace")
    if not entries:
        raise Refused(f"{name}the trace is empty: even the start is missing")
    with at(f"{name}the start"):
        states = [_start(puzzle, entries[0])]
    steps = []
    cost = [0] * (len(puzzle.costs) or 1)
    with stage(Stage.VERIFYING, name, total=len(entries) - 1) as task:
        for number, entry in enumerate(entries[1:], 1):
            task.at(number)
            with at(f"{name}step {number}"):
                step = _step(puzzle, states[-1], entry)
            states.append(step.state)
            steps.append(step)
            cost = [a + b for a, b in zip(cost, step.cost, strict=True)]
    with at(f"{name}the last state"):
        if to_goal and semantics.is_lost(puzzle, states[-1]):
            raise Refused("it is lost")
        if to_goal and not semantics.is_goal(puzzle, states[-1]):
            raise Refused("it is not a goal")
    return Trace(tuple(states), tuple(steps), tuple(cost))


def _start(puzzle: Puzzle, entry: object) -> State:
    claim = fields(entry, ["state", "shown"])
    start = puzzle.starts[0]
    if len(puzzle.starts) > 1:
        start = _claimed(puzzle, claim)
        if start not in puzzle.starts:
            text = values.quote(semantics.shown(puzzle, start))
            raise Refused(f"the puzzle does not start with {text}")
    _same_state(puzzle, claim, start, "the puzzle starts with")
    broken = semantics.broken_invariant(puzzle, start)
    if broken is not None:
        raise Refused(f"it breaks `{broken.name}`")
    return start


def _step(puzzle: Puzzle, before: State, entry: object) -> semantics.Step:
    """Return the step that ``entry`` describes, if the rules allow it."""
    claim = fields(entry, ["transition", "arguments", "said", "cost", "state", "shown"])
    if semantics.is_lost(puzzle, before):
        raise Refused("no step is possible: the previous state is lost")
    transition = _transition(puzzle, claim["transition"])
    arguments = _arguments(transition, claim["arguments"])
    call = semantics.call_text(transition, arguments)
    step = semantics.attempt(puzzle, transition, arguments, before)
    if step is None:
        raise Refused(f"{call} is not possible: its condition does not hold")
    if isinstance(step, Rule):
        raise Refused(f"{call} is not possible: it would break `{step.name}`")
    forced = None if transition.forced else _forced(puzzle, before)
    if forced is not None:
        instead = semantics.call_text(forced.transition, forced.arguments)
        raise Refused(f"{call} is not possible: {instead} is forced")
    _same_state(puzzle, claim, step.state, f"{call} gives")
    same("cost", numbers(claim), list(step.cost), f"{call} costs")
    same("said", claim["said"], semantics.said(puzzle, before, transition, arguments), "should be")
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
    raise Refused(f"there is no transition {values.quote(name)}")


def _arguments(transition: Transition, data: object) -> tuple[Any, ...]:
    parameters = transition.parameters
    args: list[Any] = []
    try:
        claim = json_object(data, "`arguments`")
        values.exactly(claim, [local.name for local in parameters])
        for local in parameters:
            args.append(values.from_json(claim[local.name], local.type))
    except ValueError as problem:
        raise Refused(f"`{transition.name}`: {problem}") from None
    rest = iter(args)
    for binder in transition.binders:
        row = tuple(next(rest) for _ in binder.locals)
        if (row if len(row) > 1 else row[0]) not in binder.values:
            names = ", ".join(local.name for local in binder.locals)
            raise Refused(
                f"{semantics.call_text(transition, args)} is not possible: `{names}` has no such "
                "value"
            )
    return tuple(args)


def _same_state(puzzle: Puzzle, given: Mapping[str, object], state: State, says: str) -> None:
    claim = _claimed(puzzle, given)
    text = semantics.shown(puzzle, state)
    if claim != state:
        raise Refused(f"the state is wrong: {says} {values.quote(text)}")
    same("shown", given["shown"], text, "the state prints as")


def _claimed(puzzle: Puzzle, given: Mapping[str, object]) -> State:
    try:
        return values.state_from_json(puzzle, given["state"])
    except ValueError as problem:
        raise Refused(f"the state: {problem}") from None
