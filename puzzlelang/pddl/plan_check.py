"""Checking of plans on the typed tree, independent of the conversion to a puzzle.

A plan has a line for each action, ``(move a b)``, perhaps with the times that some planners write
(``0.000: (move a b) [1]``). A comment ``; cost = 3`` is a claim.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from puzzlelang.pddl.replay import Replay, Values, ground
from puzzlelang.pddl.s_expressions import wrong
from puzzlelang.pddl.task_tree import (
    Action,
    Any_,
    Condition,
    Cost,
    Fact,
    Number,
    Problem,
    Task,
)
from puzzlelang.text import Source, Span, did_you_mean
from puzzlelang.verify import Findings, Refused, Verdict

_STEP = re.compile(r"\s*(?:[\d.]+\s*:\s*)?\(([^();]*)\)\s*(?:\[[\d.]+\]\s*)?")
_CLAIM = re.compile(r";\s*cost\s*=\s*(\d+)", re.IGNORECASE)


def check_plan(task: Task, plan: Source) -> Verdict:
    """Replay a plan: its steps, the goal and its claimed cost.

    Raises :class:`PuzzleError` if a line is no step, or a cost has no value.
    """
    findings = Findings()
    steps, claim = _read(plan)
    with findings.part():
        _Check(task, findings).run(steps, claim)
    return findings.verdict()


Step = tuple[Span, list[str]]


def _read(plan: Source) -> tuple[list[Step], tuple[Span, int] | None]:
    steps, claim = list[Step](), None
    for line in plan.lines():
        text, _, comment = line.text.partition(";")
        if comment and (match := _CLAIM.match(f";{comment}")):
            claim = line, int(match[1])
        if not text.strip():
            continue
        match = _STEP.fullmatch(text)
        if match is None or not match[1].strip():
            (words,) = line.parts(r"\S(?:[^;]*[^;\s])?")[:1]
            raise wrong("plan-step", words)
        steps.append((plan.span(line.start + match.start(1) - 1, line.start + match.end(1) + 1),
                      match[1].lower().split()))  # fmt: skip
    return steps, claim


class _Check:
    def __init__(self, task: Task, findings: Findings) -> None:
        self._task, self._findings = task, findings
        self._states = Replay(task)
        self._actions = {action.name: action for action in task.domain.actions}

    def run(self, steps: Sequence[Step], claim: tuple[Span, int] | None) -> None:
        problem, cost = self._task.problem, 0
        for number, (span, words) in enumerate(steps, 1):
            place = f"step {number}, `{span.in_one_line}` ({_place(span)})"
            action, values = self._action(words, place)
            broken = self._states.state.broken(action.condition, values)
            if broken is not None:
                text, where = _quoted(*broken, action)
                raise Refused(f"{place}: its precondition `{text}` does not hold ({where})")
            cost += self._cost(action, values)
            self._states.step(action, values, ())
        self._findings.checked.append(f"{len(steps):,} step{'s' * (len(steps) != 1)}")
        broken = self._states.state.broken(problem.goal, {})
        if broken is not None:
            text, where = _quoted(*broken, problem)
            raise Refused(f"after the plan, `{text}` does not hold, part of the goal ({where})")
        self._findings.checked.append("the goal")
        if claim is not None and claim[1] != cost:
            claimed = f"the plan claims cost {claim[1]:,} ({_place(claim[0])})"
            raise Refused(f"{claimed}, but its cost is {cost:,}")
        self._findings.checked.append(f"cost {cost:,}")

    def _action(self, words: Sequence[str], place: str) -> tuple[Action, dict[str, str]]:
        name, *objects = words
        action = self._actions.get(name)
        if action is None:
            near = did_you_mean(name, self._actions)
            raise Refused(f"{place}: there is no action `{name}`" + f"; {near}" * bool(near))
        parameters = action.parameters
        if len(objects) != len(parameters):
            wanted = " ".join((name, *(one.name for one in parameters)))
            raise Refused(f"{place}: `{name}` needs {len(parameters)} objects: `({wanted})`")
        declared = self._task.problem.objects
        for one, parameter in zip(objects, parameters, strict=True):
            if one not in declared:
                near = did_you_mean(one, declared)
                raise Refused(f"{place}: there is no object `{one}`" + f"; {near}" * bool(near))
            if one not in self._states.rules.members(parameter.types):
                types = " or ".join(parameter.types)
                raise Refused(f"{place}: `{one}` is not a {types}, as `{parameter.name}` must be")
        return action, {p.name: one for p, one in zip(parameters, objects, strict=True)}

    def _cost(self, action: Action, values: Values) -> int:
        if not self._task.problem.metric:
            return 1
        return 0 if action.cost is None else self._amount(action.cost, values)

    def _amount(self, cost: Cost, values: Values) -> int:
        if isinstance(cost, Number):
            return cost.value
        if isinstance(cost, Fact):
            key = ground(cost, values)
            if key not in self._task.problem.values:
                raise wrong("value-missing", cost.span)
            return self._task.problem.values[key]
        total, *amounts = (self._amount(part, values) for part in cost.parts)
        for amount in amounts:
            match cost.operator:
                case "+":
                    total += amount
                case "-":
                    total -= amount
                case _:
                    total *= amount
        return total


def _quoted(condition: Condition, values: Values, of: Action | Problem) -> tuple[str, str]:
    """Return the text of a condition, with the values of its variables, and its position."""
    span = condition.span or of.span
    own = {one.name for one in condition.variables} if isinstance(condition, Any_) else ()
    shown = {name: value for name, value in values.items() if name not in own}
    text = re.sub(r"\?[^\s()]+", lambda one: shown.get(one[0].lower(), one[0]), span.in_one_line)
    return text, _place(span)


def _place(span: Span) -> str:
    return f"{span.source.name}:{span.line}:{span.column}"
