"""Actions of a task as transitions of a puzzle.

All effects take place at once: their conditions read the state before, and additions win over
deletions, also if two parameters are the same object. A line that deletes a fact therefore includes
the conditions of all additions.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from puzzlelang.pddl.argument_ranges import Objects, conjuncts
from puzzlelang.pddl.condition_writer import (
    COMPARED,
    FALSE,
    TRUE,
    ConditionWriter,
    Scope,
    Text,
    all_of,
    any_of,
    keys_of,
    negate,
)
from puzzlelang.pddl.grouping import Variable
from puzzlelang.pddl.invariants import COUNTED, ActionChanges, replaced
from puzzlelang.pddl.s_expressions import Atom, wrong
from puzzlelang.pddl.task_tree import (
    Action,
    Condition,
    Cost,
    Effect,
    Equal,
    Fact,
    Not,
    Number,
    Sum,
)
from puzzlelang.text import Record, Span

Block = dict[str, "str | Block"]
"""Lines under ``then:``: a place with its new value, or a head with the lines below it."""


class WrittenAction(metaclass=Record, eq=False):
    """A transition. ``places``: for each parameter of the action, the transition's argument."""

    action: Action
    name: str
    head: str
    when: Sequence[str]
    block: Block
    places: tuple[int, ...]
    scope: Scope


class ActionWriter:
    def __init__(self, conditions: ConditionWriter) -> None:
        self.conditions, self.sets = conditions, conditions.sets
        self.candidates, self.grouping = conditions.candidates, conditions.grouping
        self.keys: dict[str, str] = {}
        """Sets of the present action's parameters."""

        self.functions: dict[str, None] = {}
        """Functions that are tables, in order of their first use."""

    def written(self, action: Action) -> WrittenAction | None:
        """Write a transition; None if the action is never possible."""
        candidates = self.candidates
        conditions = [*conjuncts(action.condition)]
        ranges = candidates.parameters[action.name]
        if not all(ranges.values()) or not candidates.can_hold(conditions):
            return None
        heads, scope, rows, where = self._parameters(action, conditions, ranges)
        when: list[Text] = []
        for one in conditions:
            if not any(one is row for row in rows):
                text = self.conditions.condition(one, scope)
                if text == FALSE:
                    return None
                fixed = isinstance(one, Not) and isinstance(one.part, Equal)
                if isinstance(one, Fact) and one.predicate in candidates.static:
                    fixed = True
                (where if fixed and action.parameters else when).append(text)
        name = action.name
        if any(part in ("in", "where") for part in name.split("-")):
            name = name.replace("-", "_")
        places = tuple(heads.index(one.name) for one in action.parameters)
        head = self._head(name, heads, scope, rows, all_of(where))
        texts = [one.text for one in dict.fromkeys(when) if one != TRUE]
        return WrittenAction(
            action, name, head, texts, self._block(action, conditions, scope), places, scope
        )

    # ── the head ─────────────────────────────────────────────────────────────────────

    def _parameters(
        self, action: Action, conditions: Sequence[Condition], ranges: dict[str, Objects]
    ) -> tuple[list[str], Scope, list[Fact], list[Text]]:
        """Choose sets, and relations whose rows bind several parameters at once."""
        names = [one.name for one in action.parameters]
        rows: list[Fact] = []
        for fact in sorted(conditions, key=lambda one: self._share(one, ranges)):
            if isinstance(fact, Fact) and self._share(fact, ranges) < 1:
                terms = {term.text for term in fact.arguments}
                if not any(terms & {t.text for t in row.arguments} for row in rows):
                    rows.append(fact)
        column = {
            term.text: objects
            for row in rows
            for term, objects in zip(
                row.arguments, self.candidates.columns[row.predicate], strict=True
            )
        }
        scope, where = Scope({}, {}), []
        for one in action.parameters:
            word = self.conditions.words.variable(one.name, scope.words.values())
            most = self.candidates.members(one.types)
            if one.name in column:
                scope = scope.plus(one.name, word, column[one.name])
                where.append(self.conditions.member_of(one, scope))
            else:
                key = self.sets.least(ranges[one.name], most, "_or_".join(one.types))
                self.keys[one.name] = key
                scope = scope.plus(one.name, word, self.sets.sets[key])
        heads: list[str] = []
        for name in names:
            row = next((row for row in rows if name in [t.text for t in row.arguments]), None)
            for other in [t.text for t in row.arguments] if row else [name]:
                if other not in heads:
                    heads.append(other)
        return heads, scope, rows, where

    def _share(self, one: Condition, ranges: dict[str, Objects]) -> float:
        """Return the share of combinations of parameters that are rows of a relation; 1 if none."""
        if not isinstance(one, Fact) or one.predicate not in self.candidates.static:
            return 1
        terms = [term.text for term in one.arguments]
        if len(terms) < 2 or len(set(terms)) < len(terms) or not set(terms) <= ranges.keys():
            return 1
        share = float(len(self.candidates.rows[one.predicate]))
        for term in terms:
            share /= len(ranges[term])
        return min(share, 0.999)

    def _head(
        self, name: str, heads: Sequence[str], scope: Scope, rows: Sequence[Fact], where: Text
    ) -> str:
        parts: list[str] = []
        before = ""
        for one in heads:
            word = scope.words[one]
            row = next((row for row in rows if one in [t.text for t in row.arguments]), None)
            if row is not None:
                if row.arguments[0].text == one:
                    words = ", ".join(scope.words[t.text] for t in row.arguments)
                    self.conditions.tables[row.predicate] = None
                    parts.append(f"({words}) in {self.conditions.predicate(row.predicate)}")
                before = ""
                continue
            named = self.conditions.set_name(self.keys[one])
            if named == before:
                parts[-1] = parts[-1].replace(f" in {named}", f", {word} in {named}")
            else:
                parts.append(f"{word} in {named}")
            before = named
        only = "" if where == TRUE else f" where {where.text}"
        return f"{name}({', '.join(parts)}{only})" if parts else name

    # ── effects ──────────────────────────────────────────────────────────────────────

    def _block(self, action: Action, given: Sequence[Condition], scope: Scope) -> Block:
        block: Block = {}
        changes = ActionChanges(action, self.candidates)
        effects = [*zip(action.effects, changes.changes, strict=True)]
        for effect, change in effects:
            place = self.grouping.of.get(effect.fact.predicate)
            if not isinstance(place, Variable):
                continue
            bound = self.conditions.bound(effect.variables, conjuncts(effect.condition), scope)
            if bound is None:
                continue
            heads, inner = bound
            guard, slot = self.conditions.slot(effect.fact, inner)
            conditions = [guard, self.conditions.condition(effect.condition, inner)]
            adds = [one for one, _ in effects if one.adds and self._same(place, one)]
            if effect.adds:
                value = self._value(place, effect.fact, inner)
            elif place.values:
                orders = dict(place.parts)
                if replaced(change, changes.changes, orders):
                    continue
                known = any(
                    _is_same(effect.fact, one) for one in (*given, *conjuncts(effect.condition))
                )
                if not known:
                    conditions.append(self.conditions.fact(effect.fact, inner))
                conditions += [
                    negate(self._adds(one, effect, place, scope, inner, changes.different))
                    for one in adds
                ]
                value = "none"
            else:
                again = any_of(
                    [
                        self._adds(one, effect, place, scope, inner, changes.different)
                        for one in adds
                    ]
                )
                if again == TRUE:
                    continue
                value = again.text
            test = all_of(conditions)
            if test != FALSE:
                _put(_inner(block, heads, test), slot, value, effect.adds)
        return block

    def _same(self, place: Variable, effect: Effect) -> bool:
        return self.grouping.of.get(effect.fact.predicate) is place

    def _value(self, place: Variable, fact: Fact, scope: Scope) -> str:
        if not place.values:
            return "true"
        order = dict(place.parts)[fact.predicate]
        return self.conditions.term(fact.arguments[order.index(COUNTED)], scope)

    def _adds(
        self, add: Effect, delete: Effect, place: Variable, outer: Scope, scope: Scope,
        different: Collection[frozenset[str]],
    ) -> Text:  # fmt: skip
        """Return the condition under which ``add`` changes the place of ``delete``.

        ``different`` has pairs of parameters that are never equal.
        """
        orders = dict(place.parts)
        mine = keys_of(delete.fact, orders[delete.fact.predicate])
        its = keys_of(add.fact, orders[add.fact.predicate])
        own = {one.name for one in add.variables}
        local = own | {one.name for one in delete.variables}
        for a, b in zip(its, mine, strict=True):
            pair = frozenset((a.text, b.text))
            if pair in different and not pair & local:
                return FALSE
        inner = Scope({**scope.words, **outer.words}, {**scope.ranges, **outer.ranges})
        chosen: dict[str, Atom] = {}
        for a, b in zip(its, mine, strict=True):
            if a.text in own:
                chosen.setdefault(a.text, b)
        tests: list[Text] = []
        rest = [one for one in add.variables if one.name not in chosen]
        for one in add.variables:
            if one.name in chosen:
                b = chosen[one.name]
                reach = self.conditions.range(b, scope)
                inner = inner.plus(one.name, self.conditions.term(b, scope), reach)
                tests.append(self.conditions.member_of(one, inner))
        bound = self.conditions.bound(rest, conjuncts(add.condition), inner)
        if bound is None:
            return FALSE
        heads, inner = bound
        tests += [self.conditions.equal(a, inner, b, scope) for a, b in zip(its, mine, strict=True)]
        tests.append(self.conditions.condition(add.condition, inner))
        return self.conditions.some(heads, all_of(tests))

    # ── costs ────────────────────────────────────────────────────────────────────────

    def cost(self, one: WrittenAction) -> str:
        return self._cost(one.action.cost, one).text if one.action.cost is not None else "0"

    def _cost(self, cost: Cost, one: WrittenAction) -> Text:
        match cost:
            case Number(value):
                return Text(COMPARED, str(value))
            case Sum(operator, parts):
                texts = [self._cost(part, one).text for part in parts]
                return Text(COMPARED, f"({f' {operator} '.join(texts)})")
            case Fact(name, arguments, span):
                return self._function(name, arguments, span, one)

    def _function(
        self, name: str, arguments: tuple[Atom, ...], span: Span, one: WrittenAction
    ) -> Text:
        values = self.candidates.task.problem.values
        if not any(key[0] == name for key in values):
            raise wrong("value-missing", span)
        if not arguments:
            return Text(COMPARED, str(values[(name,)]))
        self.functions[name] = None
        words = ", ".join(self.conditions.term(term, one.scope) for term in arguments)
        return Text(COMPARED, f"{self.conditions.names[f'f {name}']}({words})")


def _is_same(fact: Fact, other: Condition) -> bool:
    return (
        isinstance(other, Fact)
        and fact.predicate == other.predicate
        and [one.text for one in fact.arguments] == [one.text for one in other.arguments]
    )


def _inner(block: Block, heads: Iterable[tuple[str, str]], test: Text) -> Block:
    """The block below ``for each`` and ``if``; created if there is none yet."""
    keys = [f"for each {word} in {name}" for word, name in heads]
    if keys and test != TRUE:
        keys[-1] += f" where {test.text}"
    elif test != TRUE:
        keys = [f"if {test.text}"]
    for key in keys:
        found = block.setdefault(key, {})
        assert isinstance(found, dict)
        block = found
    return block


def _put(block: Block, slot: str, value: str, wins: bool) -> None:
    if wins or slot not in block:
        block[slot] = value
