"""States of a planning task, on the typed tree: independent of the conversion to a puzzle.

States are sets of facts, and an action's effects take place at once: added facts win over deleted
ones (M. Fox and D. Long, "PDDL2.1", JAIR 20, 2003). Derived predicates are the least fixpoint of
their rules, in strata.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import product

from puzzlelang.pddl.task_tree import (
    Action,
    All,
    And,
    Any_,
    Condition,
    Equal,
    Fact,
    Not,
    Or,
    Task,
    Typed,
    mentioned,
)

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
    """Facts, without derived ones, and the conditions that they fulfil."""

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
