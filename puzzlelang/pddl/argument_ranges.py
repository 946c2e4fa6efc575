"""Candidate objects of parameters and arguments: an upper bound on reachable facts.

A fixed point over columns: an argument of a predicate has the objects of the start and of the
effects of actions; a parameter has the objects in the columns of its precondition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache

from puzzlelang.pddl.s_expressions import Atom
from puzzlelang.pddl.task_tree import And, Condition, Effect, Fact, Not, Or, Task, Typed
from puzzlelang.pddl.united import number_of, plain

Objects = frozenset[str]
Ranges = Mapping[str, Objects]
"""Objects by variable."""


def conjuncts(condition: Condition) -> Iterator[Condition]:
    """Yield the parts of nested ``and``."""
    if isinstance(condition, And):
        for part in condition.parts:
            yield from conjuncts(part)
    else:
        yield condition


def negated(condition: Condition) -> Iterator[Condition]:
    """Yield conjuncts of the negation of a condition (some, perhaps not all)."""
    if isinstance(condition, Or):
        for part in condition.parts:
            yield from negated(part)
    elif isinstance(condition, Not):
        yield from conjuncts(condition.part)
    else:
        yield Not(condition)


class Candidates:
    """``columns`` of each predicate, and ``parameters`` of each action by name."""

    members: Callable[[tuple[str, ...]], Objects]

    def __init__(self, task: Task) -> None:
        self.task, domain = task, task.domain
        changing = {one.fact.predicate for action in domain.actions for one in action.effects}
        derived = {one.predicate for one in domain.derived}
        self.static = domain.predicates.keys() - changing - derived
        self.fluents = [one for one in domain.predicates if one in changing]
        self.rows: dict[str, dict[tuple[str, ...], Fact]] = {one: {} for one in domain.predicates}
        self.starts: list[dict[str, list[tuple[str, ...]]]] = []
        """Rows at the start of each problem; ``rows`` has those of all problems."""

        for problem in task.problems:
            self.starts.append({one: [] for one in domain.predicates})
            for fact in problem.init:
                row = tuple(one.text for one in fact.arguments)
                self.rows[fact.predicate][row] = fact
                self.starts[-1][fact.predicate].append(row)
        self.members = cache(lambda types: frozenset(task.members(types)))
        self._copies: dict[str, set[str]] = {}
        for name in task.members(("object",)):
            for one in (name, plain(name)):
                self._copies.setdefault(one, set()).add(name)
        everything = {
            one: [self.members(p.types) for p in predicate.parameters]
            for one, predicate in domain.predicates.items()
        }
        self.columns: dict[str, list[Objects]] = {
            one: everything[one]
            if one in derived
            else [frozenset(column) for column in zip(*rows, strict=True)]
            or [frozenset()] * len(everything[one])
            for one, rows in self.rows.items()
        }
        self.possible = {one for one, rows in self.rows.items() if rows} | derived
        self.parameters: dict[str, dict[str, Objects]] = {}
        while self._grow():
            pass

    def _grow(self) -> bool:
        """Apply all actions to the columns; return false if nothing new is possible."""
        before = {name: list(column) for name, column in self.columns.items()}
        count = len(self.possible)
        for action in self.task.domain.actions:
            conditions = [*conjuncts(action.condition)]
            ranges = self.narrowed(action.parameters, conditions, {})
            self.parameters[action.name] = ranges
            if not self.can_hold(conditions) or not all(ranges.values()):
                continue
            for effect in action.effects:
                if effect.adds:
                    self._add(effect, ranges)
        return before != self.columns or count != len(self.possible)

    def can_hold(self, conditions: Iterable[Condition]) -> bool:
        return all(one.predicate in self.possible for one in conditions if isinstance(one, Fact))

    def _add(self, effect: Effect, outer: Ranges) -> None:
        conditions = [*conjuncts(effect.condition)]
        ranges = {**outer, **self.narrowed(effect.variables, conditions, outer)}
        columns, fact = self.columns[effect.fact.predicate], effect.fact
        values = [self.objects_of(term, ranges) for term in fact.arguments]
        if all(values) and self.can_hold(conditions):
            self.possible.add(fact.predicate)
            columns[:] = [a | b for a, b in zip(columns, values, strict=True)]

    def narrowed(
        self, variables: Sequence[Typed], conditions: Sequence[Condition], outer: Ranges
    ) -> dict[str, Objects]:
        """Objects for which the facts among ``conditions`` can hold, by variable."""
        ranges = {one.name: self.members(one.types) for one in variables}
        for condition in conditions:
            if isinstance(condition, Fact):
                columns = self.columns[condition.predicate]
                for term, column in zip(condition.arguments, columns, strict=True):
                    if term.text in ranges:
                        ranges[term.text] &= column
        return ranges

    def objects_of(self, term: Atom, ranges: Ranges) -> Objects:
        """The objects of a variable, or an object: if it is not marked, that of each problem."""
        return ranges[term.text] if term.text[0] == "?" else self.copies(term.text)

    def part(self, objects: Objects, number: int) -> list[str]:
        """The objects of one problem."""
        return [one for one in objects if number_of((one,)) == number]

    def copies(self, name: str) -> Objects:
        return frozenset(self._copies[name])
