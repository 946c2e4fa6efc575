"""Actions of a task as transitions of a puzzle.

All effects take place at once: their conditions read the state before, and additions win over
deletions, also if two parameters are the same object. A line that deletes a fact therefore includes
the conditions of all additions.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial

from puzzlelang.pddl.argument_ranges import Objects, conjuncts
from puzzlelang.pddl.condition_writer import (
    FALSE,
    TRUE,
    ConditionWriter,
    Scope,
    Text,
    all_of,
    any_of,
    negate,
)
from puzzlelang.pddl.grouping import COUNTED, ActionChanges, Variable, keys_of, replaced
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
from puzzlelang.pddl.united import Parts, alike, plain
from puzzlelang.text import Record, replace

# ── parameters that follow from the others and the state ──────────────────────────────

MAYBE = 3
"""Rank of a variable that may have another value; slow as one of several keys of a variable."""

PARTIAL = 4
"""Rank of a table without a value for some keys; only a key that is given itself needs it."""


class Given(metaclass=Record):
    """The fact of a precondition that gives a parameter, and the place of its argument."""

    fact: Fact
    place: int


def given_parameters(
    writer: ConditionWriter, action: Action, facts: Sequence[Fact], ranges: Mapping[str, Objects]
) -> dict[str, Given]:
    """Choose facts that give parameters, in an order in which they can be read.

    `(at ?t ?from)` gives ``?from`` if a variable holds the place of each truck; `(in-city ?a ?c)`
    gives ``?c`` if each place is in one city. A transition reads such a value instead of trying
    all of them.
    A parameter stays if a relation joins it to another one, and neither follows from the other:
    the rows of the relation bind both.
    """
    names = [one.name for one in action.parameters]
    joined = set[str]()
    ranked: list[tuple[int, str, Given]] = []
    for fact in facts:
        terms = [one.text for one in fact.arguments]
        own = {term for term in terms if term in ranges}
        functions = [n for n in (0, 1) if writer.function(fact.predicate, n)]
        if fact.predicate in writer.candidates.static and len(own) > 1 and not functions:
            joined |= own
        for place, name in enumerate(terms):
            rank = _rank(writer, fact, place, ranges)
            if rank is not None and name in ranges and terms.count(name) == 1:
                ranked.append((rank, name, Given(fact, place)))
    changed = (*facts, *(effect.fact for effect in action.effects))
    places = [(writer.grouping.of.get(fact.predicate), fact.arguments) for fact in changed]
    several = [terms for one, terms in places if isinstance(one, Variable) and len(one.keys) > 1]
    spread = {term.text for terms in several for term in terms}
    chosen: dict[str, Given] = {}
    needs: dict[str, set[str]] = {}
    read = set[object]()
    for rank, name, one in sorted(ranked, key=lambda row: row[0]):
        keys = {term.text for term in one.fact.arguments if term.text in ranges} - {name}
        below = keys.union(*(needs.get(key, ()) for key in keys))
        loose = rank == PARTIAL and keys.isdisjoint(chosen) or rank == MAYBE and name in spread
        source = _source(writer, one.fact)
        if name in joined or name in chosen or name in below or source in read or loose:
            continue
        chosen[name], needs[name] = one, below
        read.add(source)
        for other in needs.values():
            other |= below if name in other else set()
    order = sorted(chosen, key=lambda one: (len(needs[one] & chosen.keys()), names.index(one)))
    return {name: chosen[name] for name in order}


def _rank(
    writer: ConditionWriter, fact: Fact, place: int, ranges: Mapping[str, Objects]
) -> int | None:
    """Lower if a fact gives the argument in all states, and more simply; None if it doesn't."""
    function = writer.function(fact.predicate, place)
    if function is not None:
        key = fact.arguments[1 - place]
        if place and ranges.get(key.text, {key.text}) <= function.keys():
            return 0
        return PARTIAL
    variable = writer.grouping.of.get(fact.predicate)
    if not isinstance(variable, Variable) or not variable.values:
        return None
    if dict(variable.parts)[fact.predicate][place] != COUNTED:
        return None
    if variable.keys and not place:
        return None  # the predicate is about this argument: `robot-at ?robot ?tile`
    reach = ranges.get(fact.arguments[place].text, frozenset())
    sets = zip(variable.parts, (writer.sets.sets[key] for key in variable.values), strict=True)
    if any(part[0] != fact.predicate and not one.isdisjoint(reach) for part, one in sets):
        return None
    if variable.total and len(variable.parts) == 1:
        return 2 if variable.keys else 1
    return MAYBE


def _source(writer: ConditionWriter, fact: Fact) -> object:
    """The text that reads a fact: a variable with its keys, or the fact itself."""
    variable = writer.grouping.of.get(fact.predicate)
    if not isinstance(variable, Variable):
        return fact
    keys = keys_of(fact.arguments, dict(variable.parts)[fact.predicate])
    return (variable, *(one.text for one in keys))


Block = dict[str, "str | Block"]
"""Lines under ``then:``: a place with its new value, or a head with the lines below it."""


class WrittenAction(metaclass=Record, eq=False):
    """A transition. ``heads`` are the parameters of the action that are its arguments."""

    action: Action
    name: str
    heads: Sequence[str]
    given: Mapping[str, Given]
    head: str
    lets: dict[str, str]
    when: Sequence[str]
    block: Block
    cost: str


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
        facts = [one for one in conditions if isinstance(one, Fact)]
        for parameter in action.parameters:
            types = parameter.types
            most, own = candidates.members(types), ranges[parameter.name]
            self.keys[parameter.name] = self.sets.least(own, most, "_or_".join(types))
        reach = {name: self.sets.sets[self.keys[name]] for name in ranges}
        given = given_parameters(self.conditions, action, facts, reach)
        heads, scope, rows, where = self._parameters(action, conditions, ranges, given)
        when: list[Text] = []
        reads: dict[str, str] = {}
        for name, other in given.items():
            read = self.conditions.reading(other.fact, other.place, scope)
            assert read is not None
            word, key = scope.words[name], self.keys[name]
            named = partial(self.conditions.set_name, key)
            guard = self.conditions.has(read, word, self.sets.sets[key], named)
            scope = scope.plus(name, word, read.values & self.sets.sets[key])
            reads[word] = read.text
            when += (read.guard, guard)
        done = {id(one) for one in (*rows, *(other.fact for other in given.values()))}
        for one in conditions:
            if id(one) not in done:
                text = self.conditions.condition(one, scope)
                fixed = heads and self._is_fixed(one, given)
                (where if fixed else when).append(text)
        if FALSE in when or FALSE in where:
            return None
        name = action.name
        if any(part in ("in", "where") for part in name.split("-")):
            name = name.replace("-", "_")
        head = self._head(name, heads, scope, rows, all_of(where))
        texts = [one.text for one in dict.fromkeys(when) if one != TRUE]
        block = self._block(action, scope)
        cost = "0" if action.cost is None else self._cost(action.cost, scope)
        written = WrittenAction(action, name, heads, given, head, {}, texts, block, cost)
        for word, expression in reversed(reads.items()):
            written = _with_read(written, word, expression)
        return written

    def _is_fixed(self, one: Condition, given: Collection[str]) -> bool:
        """True if a condition depends only on arguments of the transition."""
        if isinstance(one, Not) and isinstance(one.part, Equal):
            return not {one.part.left.text, one.part.right.text} & {*given}
        if not isinstance(one, Fact) or one.predicate not in self.candidates.static:
            return False
        return not any(term.text in given for term in one.arguments)

    # ── the head ─────────────────────────────────────────────────────────────────────

    def _parameters(
        self, action: Action, conditions: Sequence[Condition], ranges: Mapping[str, Objects],
        given: Collection[str],
    ) -> tuple[list[str], Scope, list[Fact], list[Text]]:  # fmt: skip
        """Choose sets, and relations whose rows bind several parameters at once."""
        names = [one.name for one in action.parameters if one.name not in given]
        ranges = {name: ranges[name] for name in names}
        rows: list[Fact] = []
        for fact in sorted(conditions, key=lambda one: self._share(one, ranges)):
            if isinstance(fact, Fact) and self._share(fact, ranges) < 1:
                own = {term.text for term in fact.arguments}
                if not any(own & {t.text for t in row.arguments} for row in rows):
                    rows.append(fact)
        column, together = dict[str, Objects](), dict[str, list[str]]()
        for row in rows:
            terms = [term.text for term in row.arguments]
            column |= zip(terms, self.candidates.columns[row.predicate], strict=True)
            together |= dict.fromkeys(terms, terms)
        scope, where = Scope({}, {}), []
        for one in action.parameters:
            word = self.conditions.words.variable(one.name, scope.words.values())
            if one.name in column:
                scope = scope.plus(one.name, word, column[one.name])
                where.append(self.conditions.member_of(one, scope))
            else:
                scope = scope.plus(one.name, word, self.sets.sets[self.keys[one.name]])
        heads = dict.fromkeys(other for name in names for other in together.get(name, [name]))
        return [*heads], scope, rows, where

    def _share(self, one: Condition, ranges: Mapping[str, Objects]) -> float:
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
                    parts.append(f"({words}) in {self.conditions.table(row.predicate)}")
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

    def _block(self, action: Action, scope: Scope) -> Block:
        block: Block = {}
        changes = ActionChanges(action, self.candidates)
        for effect, change in zip(action.effects, changes.changes, strict=True):
            place = self.grouping.of.get(effect.fact.predicate)
            if not isinstance(place, Variable):
                continue
            bound = self.conditions.bound(effect.variables, conjuncts(effect.condition), scope)
            if bound is None:
                continue
            heads, inner = bound
            guard, slot = self.conditions.slot(effect.fact, inner)
            conditions = [guard, self.conditions.condition(effect.condition, inner)]
            orders, again = dict(place.parts), list[Text]()
            if not effect.adds:
                if place.values and replaced(change, changes.changes, orders):
                    continue
                if place.values and change.fact not in change.given:
                    conditions.append(self.conditions.fact(effect.fact, inner))
                for one in action.effects:
                    if one.adds and self.grouping.of.get(one.fact.predicate) is place:
                        again.append(
                            self._adds(one, effect, place, scope, inner, changes.different)
                        )
            value = "true"
            if effect.adds and place.values:
                counted = orders[effect.fact.predicate].index(COUNTED)
                value = self.conditions.term(effect.fact.arguments[counted], inner)
            elif place.values:
                conditions += map(negate, again)
                value = "none"
            elif not effect.adds:
                value = any_of(again).text  # `true` changes nothing
            test = all_of(conditions)
            if test != FALSE and (effect.adds or value != TRUE.text):
                lines = _inner(block, heads, test)
                if effect.adds or slot not in lines:
                    lines[slot] = value
        return block

    def _adds(
        self, add: Effect, delete: Effect, place: Variable, outer: Scope, scope: Scope,
        different: Collection[frozenset[str]],
    ) -> Text:  # fmt: skip
        """Return the condition under which ``add`` changes the place of ``delete``.

        ``different`` has pairs of parameters that are never equal.
        """
        orders = dict(place.parts)
        mine = keys_of(delete.fact.arguments, orders[delete.fact.predicate])
        its = keys_of(add.fact.arguments, orders[add.fact.predicate])
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

    def _cost(self, cost: Cost, scope: Scope) -> str:
        match cost:
            case Number(value):
                return str(value)
            case Sum(operator, parts):
                return f"({f' {operator} '.join(self._cost(part, scope) for part in parts)})"
            case Fact(name, arguments, span):
                rows = self.function_rows(name)
                if not all(rows):
                    raise wrong("value-missing", span)
                if alike(rows) and not arguments:
                    return rows[0][0][0]
                self.functions[name] = None
                words = [self.conditions.term(term, scope) for term in arguments]
                return self.conditions.call(self.conditions.names[f"f {name}"], rows, words)

    def function_rows(self, name: str) -> Parts:
        """The objects and the value of each entry of a function, by problem."""
        return [
            [
                (*map(plain, key), str(value))
                for (function, *key), value in one.values.items()
                if function == name
            ]
            for one in self.candidates.task.problems
        ]


def _inner(block: Block, heads: Iterable[tuple[str, str]], test: Text) -> Block:
    """The block below ``for each`` and ``if``; created if there is none yet."""
    keys = [f"for each {word} in {name}" for word, name in heads]
    if keys and test != TRUE:
        keys[-1] += f" where {test.text}"
    elif test != TRUE:
        keys = [f"if {test.text}"]
    for key in keys:
        inner = block.setdefault(key, {})
        assert isinstance(inner, dict)
        block = inner
    return block


def _with_read(one: WrittenAction, word: str, read: str) -> WrittenAction:
    """Put an expression for a word, or under ``let:`` if it is long and occurs twice."""
    whole = re.compile(rf"\b{word}\b")
    texts = [*_texts(one.block), *one.when, *one.lets.values(), one.cost]
    count = sum(len(whole.findall(text)) for text in texts)
    if count and " or " in read or count > 1 and "(" in read:
        return replace(one, lets={word: read, **one.lets})

    def put(text: str) -> str:
        return whole.sub(read, text)

    def changed(block: Block) -> Block:
        return {
            put(key): put(value) if isinstance(value, str) else changed(value)
            for key, value in block.items()
        }

    lets = {key: put(value) for key, value in one.lets.items()}
    when, block = [*map(put, one.when)], changed(one.block)
    return replace(one, lets=lets, when=when, block=block, cost=put(one.cost))


def _texts(block: Block) -> Iterator[str]:
    for key, value in block.items():
        yield key
        yield from [value] if isinstance(value, str) else _texts(value)
