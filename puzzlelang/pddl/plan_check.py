"""Checking of plans on the typed tree, independent of the conversion to a puzzle.

A plan has a line for each action, ``(move a b)``, perhaps with the times that some planners write
(``0.000: (move a b) [1]``). A comment ``; cost = 3`` is a claim.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import product

from puzzlelang.pddl.s_expressions import wrong
from puzzlelang.pddl.task_tree import (
    Action,
    All,
    And,
    Any_,
    Condition,
    Cost,
    Equal,
    Fact,
    Not,
    Number,
    Or,
    Problem,
    Task,
    Typed,
    mentioned,
)
from puzzlelang.text import TYPE_CHECKING, Source, Span, did_you_mean

if TYPE_CHECKING:
    from puzzlelang.verify import Findings, Refused, Verdict

# ── states of a task ──────────────────────────────────────────────────────────────────

GroundFact = tuple[str, ...]
"""A predicate and its objects."""

Values = Mapping[str, str]
"""Objects by variable."""


class Rules:
    """The derived predicates of a task, in strata."""

    def __init__(self, task: Task) -> None:
        self.members = cache(task.members)
        levels = {rule.predicate: 0 for rule in task.domain.derived}
        for _ in levels:  # a path has at most as many negations
            for rule in task.domain.derived:
                for name, negative in mentioned(rule.condition):
                    if name in levels:
                        least = levels[name] + negative
                        levels[rule.predicate] = max(levels[rule.predicate], least)
        self.levels = levels
        self.strata = [
            [rule for rule in task.domain.derived if levels[rule.predicate] == level]
            for level in sorted({*levels.values()})
        ]

    def bindings(self, variables: Sequence[Typed]) -> Iterator[dict[str, str]]:
        """Yield all values of variables."""
        names = [one.name for one in variables]
        for objects in product(*(self.members(one.types) for one in variables)):
            yield dict(zip(names, objects, strict=True))


class Replay:
    """States along a plan, from the start of a task."""

    def __init__(self, task: Task) -> None:
        facts = frozenset(ground(one, {}) for one in task.problem.init)
        self.rules = Rules(task)
        self.state = State(self.rules, facts)

    def step(self, action: Action, values: Values, given: Iterable[tuple[str, Fact]]) -> Values:
        """Apply an action; return the values of all parameters. Of each ``given`` one, its fact is
        true for just one object.
        """
        values = dict(values)
        for name, fact in given:
            wanted = ground(fact, values)
            values[name] = next(
                has[wanted.index(name)]
                for has in self.state.facts
                if len(has) == len(wanted)
                and all(a in (b, name) for a, b in zip(wanted, has, strict=True))
            )
        self.state = self.state.after(action, values)
        return values


class State:
    """Facts, without derived ones, and the conditions that they fulfil.

    The effects of an action take place at once; added facts win over deleted ones (M. Fox and D.
    Long, "PDDL2.1", JAIR 20, 2003). Derived predicates are the least fixpoint of their rules.
    """

    def __init__(self, rules: Rules, facts: frozenset[GroundFact]) -> None:
        self._rules, self.facts = rules, facts

    @cached_property
    def _all(self) -> set[GroundFact]:
        self.__dict__["_all"] = facts = set(self.facts)  # read while it grows
        for stratum in self._rules.strata:
            size = -1
            while size < len(facts):
                size = len(facts)
                for rule in stratum:
                    names = [one.name for one in rule.parameters]
                    for values in self._rules.bindings(rule.parameters):
                        key = (rule.predicate, *(values[name] for name in names))
                        if key not in facts and self.holds(rule.condition, values):
                            facts.add(key)
        return facts

    def holds(self, condition: Condition, values: Values) -> bool:
        return self.broken(condition, values) is None

    def broken(self, condition: Condition, values: Values) -> tuple[Condition, Values] | None:
        """Return a part of a condition that doesn't hold, with its values; None if all hold."""
        match condition:
            case And(parts):
                return next((b for part in parts if (b := self.broken(part, values))), None)
            case Or(parts):
                holds = any(self.holds(part, values) for part in parts)
            case Not(part):
                holds = not self.holds(part, values)
            case All(variables, part):
                every = ({**values, **own} for own in self._rules.bindings(variables))
                return next((b for both in every if (b := self.broken(part, both))), None)
            case Any_(variables, part):
                every = ({**values, **own} for own in self._rules.bindings(variables))
                holds = any(self.holds(part, both) for both in every)
            case Equal(left, right):
                holds = values.get(left.text, left.text) == values.get(right.text, right.text)
            case Fact(name):
                facts = self._all if name in self._rules.levels else self.facts
                holds = ground(condition, values) in facts
        return None if holds else (condition, values)

    def after(self, action: Action, values: Values) -> State:
        gains, losses = set[GroundFact](), set[GroundFact]()
        for effect in action.effects:
            for own in self._rules.bindings(effect.variables):
                both = {**values, **own}
                if self.holds(effect.condition, both):
                    (gains if effect.adds else losses).add(ground(effect.fact, both))
        return State(self._rules, self.facts - losses | gains)


def ground(fact: Fact, values: Values) -> GroundFact:
    """Return a fact with the values of its variables."""
    return (fact.predicate, *(values.get(one.text, one.text) for one in fact.arguments))


_STEP = re.compile(r"\s*(?:[\d.]+\s*:\s*)?\(([^();]*)\)\s*(?:\[[\d.]+\]\s*)?")
_CLAIM = re.compile(r";\s*cost\s*=\s*(\d+)", re.IGNORECASE)


def check_plan(task: Task, plan: Source) -> Verdict:
    """Replay a plan: its steps, the goal and its claimed cost.

    Raises :class:`PuzzleError` if a line is no step, or a cost has no value.
    """
    from puzzlelang.verify import Findings

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


def _refusal(reason: str) -> Refused:
    from puzzlelang.verify import Refused  # the page replays plans, but checks none

    return Refused(reason)


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
                raise _refusal(f"{place}: its precondition `{text}` does not hold ({where})")
            cost += self._cost(action, values)
            self._states.step(action, values, ())
        self._findings.checked.append(f"{len(steps):,} step{'s' * (len(steps) != 1)}")
        broken = self._states.state.broken(problem.goal, {})
        if broken is not None:
            text, where = _quoted(*broken, problem)
            raise _refusal(f"after the plan, `{text}` does not hold, part of the goal ({where})")
        self._findings.checked.append("the goal")
        if claim is not None and claim[1] != cost:
            claimed = f"the plan claims cost {claim[1]:,} ({_place(claim[0])})"
            raise _refusal(f"{claimed}, but its cost is {cost:,}")
        self._findings.checked.append(f"cost {cost:,}")

    def _action(self, words: Sequence[str], place: str) -> tuple[Action, dict[str, str]]:
        name, *objects = words
        action = self._actions.get(name)
        if action is None:
            near = did_you_mean(name, self._actions)
            raise _refusal(f"{place}: there is no action `{name}`" + f"; {near}" * bool(near))
        parameters = action.parameters
        if len(objects) != len(parameters):
            wanted = " ".join((name, *(one.name for one in parameters)))
            raise _refusal(f"{place}: `{name}` needs {len(parameters)} objects: `({wanted})`")
        declared = self._task.problem.objects
        for one, parameter in zip(objects, parameters, strict=True):
            if one not in declared:
                near = did_you_mean(one, declared)
                raise _refusal(f"{place}: there is no object `{one}`" + f"; {near}" * bool(near))
            if one not in self._states.rules.members(parameter.types):
                types = " or ".join(parameter.types)
                raise _refusal(f"{place}: `{one}` is not a {types}, as `{parameter.name}` must be")
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
