"""Clauses and sums that follow from a part of a rule, by arithmetic or a search of a graph.

A part such as ``sum(x(i) for i in S) >= 10`` is a constant and functions of few keys, each of
which is tabulated. A sum of a proof follows if, group by group, its terms exceed those functions by
amounts that add up to enough.

A letter is that a slot has a value (that a set has a member; that a condition is true), or it is
defined by earlier letters. Since each is defined once, by letters before it, every choice gives
every letter exactly one truth value.

A cut is a clause that follows from ``connected``. Suppose that it is false. Then some members are
in the set, and other members and edges are missing. If no path connects two members of the set, it
is not connected, so the clause follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod

from puzzlelang.core import (
    BOOLEAN,
    NONE,
    Apply,
    Boolean,
    Expr,
    Fold,
    Integers,
    Puzzle,
    RuleFault,
    Scalar,
    SetOf,
    Staged,
    bound_by,
    each_round,
    members,
    nodes,
    running,
    slot_names,
    values,
)
from puzzlelang.text import Any, Record
from puzzlelang.verify.findings import Refused
from puzzlelang.verify.rule_parts import (
    MOST_TRIED,
    OPPOSITES,
    Part,
    Recorder,
    Scope,
    Trial,
    is_void,
)
from puzzlelang.verify.slot_values import Key, Partial, Slots

Literal = int
Term = tuple[int, Literal]
Sum = tuple[dict[Literal, int], int]
"""Weights of literals, and the bound that their sum reaches."""

Ask = Callable[[Partial], bool]
"""Tests a literal in a state."""


class Letters:
    """The letters of one proof. Letter 1 is true."""

    def __init__(self, puzzle: Puzzle, slots: Slots) -> None:
        self.puzzle, self.slots = puzzle, slots
        self._places = {name: slot for slot, name in enumerate(slot_names(puzzle))}
        self._asks: dict[int, Ask] = {1: lambda state: True}
        self.cone: dict[int, frozenset[Key]] = {1: frozenset()}
        """Keys on which a letter depends."""
        self._false: dict[Literal, frozenset[int]] = {}
        self._sums: dict[int, Sum] = {}

    def values_without(self, literal: Literal) -> frozenset[int]:
        """Return the values of its only key for which a literal is false."""
        values_ = self._false.get(literal)
        if values_ is None:
            (key,) = self.cone[abs(literal)]
            ask, state = self.ask(literal), self.slots.partial()

            def is_false(value: int) -> bool:
                state.values[key] = value
                return not ask(state)

            values_ = frozenset(filter(is_false, self.slots.options(key)))
            self._false[literal] = values_
        return values_

    # Definitions

    def name(self, letter: int, slot: object, value: object) -> None:
        """Define a letter: the slot has a value, or as a set a member."""
        if not isinstance(slot, str) or slot not in self._places:
            raise Refused(f"there is no slot {values.quote(slot)}")
        place = self._places[slot]
        if place in self.slots.members:
            if type(value) is not int or value not in self.slots.members[place]:
                raise Refused(f"{values.quote(value)} can't be a member of `{slot}`")
            key = place, value
            self._define(letter, [], lambda state: bool(state.has(key)), key)
            return
        if value is None:
            value = NONE
        if type(value) is not int or value not in self.slots.options(place):
            raise Refused(f"`{slot}` is never {values.quote(value)}")
        if isinstance(self.slots.variables[place].type, Boolean) and value != 1:
            raise Refused(f"the letter of `{slot}` is that it is true")
        self._define(letter, [], lambda state: bool(state.has(place) == value), place)

    def define_all(self, letter: int, literals: Sequence[Literal]) -> None:
        """Define a letter: all literals are true."""
        asks = self._before(letter, literals)
        self._define(letter, literals, lambda state: all(ask(state) for ask in asks))

    def define_sum(self, letter: int, bound: int, terms: Sequence[Term]) -> None:
        """Define a letter: the weights of true literals sum to at least ``bound``."""
        literals = [literal for _, literal in terms]
        parts = [*zip((w for w, _ in terms), self._before(letter, literals), strict=True)]
        weights: dict[Literal, int] = {}
        for weight, literal in terms:
            weights[literal] = weights.get(literal, 0) + weight
        self._sums[letter] = weights, bound
        self._define(
            letter, literals, lambda state: sum(w for w, ask in parts if ask(state)) >= bound
        )

    def sum_of(self, literal: Literal) -> Sum | None:
        """Return the sum that makes a literal true, if it is defined by one."""
        definition = self._sums.get(abs(literal))
        if definition is None or literal > 0:
            return definition
        weights, bound = definition
        return {x: -w for x, w in weights.items()}, 1 - bound

    def _before(self, letter: int, literals: Sequence[Literal]) -> list[Ask]:
        for literal in literals:
            if abs(literal) not in self._asks or abs(literal) == letter:
                raise Refused(f"letter {letter} is defined by {literal}, which isn't defined yet")
        return [self.ask(literal) for literal in literals]

    def _define(self, letter: int, literals: Sequence[Literal], ask: Ask, *keys: Key) -> None:
        if letter < 2:
            raise Refused(f"{letter} can't be a letter")
        if letter in self._asks:
            raise Refused(f"letter {letter} is defined twice")
        self._asks[letter] = ask
        cone = self.cone[letter] = frozenset(keys).union(*(self.cone[abs(x)] for x in literals))
        if len(cone) == 1:  # many letters are chains of definitions
            (key,) = cone
            true = frozenset(self.slots.options(key)) - self.values_without(letter)
            self._asks[letter] = lambda state: state.has(key) in true

    # Literals

    def check_defined(self, literals: Sequence[Literal]) -> None:
        for literal in literals:
            if abs(literal) not in self._asks:
                raise Refused(f"letter {abs(literal)} is not defined")

    def ask(self, literal: Literal) -> Ask:
        ask = self._asks[abs(literal)]
        return ask if literal > 0 else lambda state: not ask(state)

    def cone_of(self, literals: Sequence[Literal]) -> frozenset[Key]:
        return frozenset().union(*(self.cone[abs(x)] for x in literals))


Number = Callable[[Any], int]
"""A number in a state."""


class Addend(metaclass=Record, eq=False):
    """A function of few keys."""

    keys: frozenset[Key]
    number: Number


Line = tuple[int, list[Addend]]
"""A constant and the addends of a number."""


def sums_of(part: Part, stager: Recorder) -> Iterator[Line]:
    """Yield numbers that a part requires to be at least 0."""
    expr = part.expr
    if isinstance(expr, Fold) and expr.kind == "some" and expr.body is not None and part.sign:
        where = expr.body
        if expr.where is not None:
            where = Apply(expr.span, BOOLEAN, "and", (expr.where, expr.body))
        count, addends = _sum(expr.binders, where, None, 1, part.scope, stager)
        yield count - 1, addends
    if not isinstance(expr, Apply) or len(expr.arguments) != 2:
        return
    operation = expr.operation if part.sign else OPPOSITES.get(expr.operation, "")
    if operation not in ("=", "<", ">", "<=", ">="):
        return
    if not _are_numbers(expr.arguments):
        return
    left, right = expr.arguments
    for a, b, operations in ((left, right, "= >= >"), (right, left, "= <= <")):
        if operation in operations.split():
            constant, addends = number_of(a, 1, part.scope, stager)
            other, subtracted = number_of(b, -1, part.scope, stager)
            strict = operation in ("<", ">")
            yield constant + other - strict, addends + subtracted


def difference_of(part: Part, stager: Recorder) -> Line | None:
    """Return a number that a part requires to be different from 0."""
    match part.expr:
        case Apply(_, _, "=" | "!=" as operation, (one, other)) if part.sign == (
            operation == "!="
        ) and _are_numbers((one, other)):
            sides = ((one, part.scope), (other, part.scope))
        case _ if part.pair is not None and _are_numbers([expr for expr, _ in part.pair]):
            sides = part.pair
        case _:
            return None
    (one, scope), (other, inner) = sides
    constant, addends = number_of(one, 1, scope, stager)
    subtracted, others = number_of(other, -1, inner, stager)
    return constant + subtracted, addends + others


def number_of(expr: Expr, factor: int, scope: Scope, stager: Recorder) -> Line:
    """Return a multiple of a number as a constant and functions of few keys."""
    match expr:
        case Apply(_, _, "+" | "-" as operation, (left, right)) if _are_numbers((left, right)):
            one, first = number_of(left, factor, scope, stager)
            two, second = number_of(right, factor if operation == "+" else -factor, scope, stager)
            return one + two, first + second
        case Apply(_, _, "neg", (inner,)) if _are_numbers((inner,)):
            return number_of(inner, -factor, scope, stager)
        case Apply(_, _, "*", (left, right)) if _are_numbers((left, right)):
            for a, b in ((left, right), (right, left)):
                staged, _ = stager.recorded(a, scope)
                if staged.known:
                    return number_of(b, factor * staged.value, scope, stager)
        case Fold(_, _, "sum", binders, where, body) if body is not None:
            return _sum(binders, where, body, factor, scope, stager)
        case Apply(_, _, "count", (Fold(_, _, "those", (binder,), where, None),)) if (
            where is not None and len({*binder.values}) == len(binder.values)
        ):
            return _sum((binder,), where, None, factor, scope, stager)
        case Apply(_, _, "count", (group,)) if isinstance(group.type, SetOf):
            rows = [stager.recorded_member(m, group, scope) for m in range(group.type.high + 1)]
            sure = sum(staged.value for staged, _ in rows if staged.known)
            return factor * sure, [
                _counted(staged, keys, None, factor, scope, stager)
                for staged, keys in rows
                if not staged.known
            ]
    staged, keys = stager.recorded(expr, scope)
    if staged.known:
        return factor * int(staged.value), []
    run = running(staged)
    return 0, [Addend(keys, lambda state: factor * int(run(state, stager.env())))]


def minus(line: Line) -> Line:
    constant, addends = line
    return -constant, [*map(_negated, addends)]


def _are_numbers(exprs: Sequence[Expr]) -> bool:
    return all(
        isinstance(expr.type, Scalar)
        and isinstance(expr.type.base, Integers)
        and not expr.type.optional
        for expr in exprs
    )


def _sum(
    binders: Any, where: Expr | None, body: Expr | None, factor: int, scope: Scope, stager: Recorder
) -> Line:
    """Return a sum over the rounds of a loop, or with no body the number of rounds."""
    constant = 0
    addends: list[Addend] = []
    for inner in each_round(binders, scope):
        if where is not None:
            staged, keys = stager.recorded(where, inner)
            if not staged.known:
                addends.append(_counted(staged, keys, body, factor, inner, stager))
                continue
            if not staged.value:
                continue
        more, others = (factor, []) if body is None else number_of(body, factor, inner, stager)
        constant += more
        addends += others
    return constant, addends


def _counted(
    where: Any, keys: frozenset[Key], body: Expr | None, factor: int, scope: Scope, stager: Recorder
) -> Addend:
    """Return an addend that is 0 unless a condition holds."""
    ask = running(where)
    if body is None:
        return Addend(keys, lambda state: factor * bool(ask(state, stager.env())))
    staged, more = stager.recorded(body, scope)
    run = running(staged)

    def number(state: Any) -> int:
        env = stager.env()
        return factor * int(run(state, env)) if ask(state, env) else 0

    return Addend(keys | more, number)


def follows(
    letters: Letters,
    line: Line,
    terms: Sequence[Term],
    bound: int,
    fixed: Mapping[Key, int],
    most: int = MOST_TRIED,
) -> bool:
    """Test whether the weights of true literals reach ``bound`` if the line is at least 0.

    ``fixed`` are keys that have a value already.
    """
    constant, addends = line
    wanted = [_weighted(letters, weight, literal) for weight, literal in terms]
    total = -constant
    groups: list[tuple[set[Key], list[Addend]]] = []
    by_keys: dict[frozenset[Key], list[Addend]] = {}
    for addend in wanted:
        by_keys.setdefault(addend.keys, []).append(addend)
    for addend in map(_negated, addends):
        for same in by_keys.get(addend.keys, ()):
            values = {*_values(letters.slots, [addend, same], fixed, most)}
            if len(values) == 1:  # a letter for this addend
                by_keys[addend.keys].remove(same)
                total += values.pop()
                break
        else:
            _join(groups, addend)
    for rest in by_keys.values():
        for addend in rest:
            _join(groups, addend)
    for _, parts in groups:
        total += min(_values(letters.slots, parts, fixed, most), default=0)
    return total >= bound


def _weighted(letters: Letters, weight: int, literal: Literal) -> Addend:
    ask = letters.ask(literal)
    return Addend(letters.cone[abs(literal)], lambda state: weight if ask(state) else 0)


def _negated(addend: Addend) -> Addend:
    number = addend.number
    return Addend(addend.keys, lambda state: -number(state))


def _values(
    slots: Slots, addends: Sequence[Addend], fixed: Mapping[Key, int], most: int
) -> Iterator[int]:
    """Yield the sum of addends for all assignments for which it has a value."""
    keys = frozenset().union(*(addend.keys for addend in addends)) - fixed.keys()
    if prod(len(slots.options(key)) for key in keys) > most:
        raise Refused(f"it takes more than {most:,} assignments to check")
    trial = Trial(slots)
    trial.state.values.update(fixed)

    def total(state: Partial) -> int | None:
        try:
            return sum(addend.number(state) for addend in addends)
        except RuleFault:  # so it breaks a part before this one
            return None

    return (x for x in trial.branches(total) if x is not None)


def _join(groups: list[tuple[set[Key], list[Addend]]], addend: Addend) -> None:
    """Add an addend to the group of its keys, and merge groups that it connects."""
    keys, members = set(addend.keys), [addend]
    for group in [group for group in groups if group[0] & keys]:
        groups.remove(group)
        keys |= group[0]
        members = group[1] + members
    groups.append((keys, members))


# ── cuts of graphs ─────────────────────────────────────────────────────────────────────


class Condition(metaclass=Record, eq=False):
    """A condition of a graph: that a member is in the set, or that an edge exists."""

    staged: Staged
    keys: frozenset[Key]


class Graph:
    """The possible members of a set, and the possible edges between them in both directions."""

    def __init__(self, part: Part, stager: Recorder) -> None:
        fold = part.expr
        assert isinstance(fold, Fold) and fold.body is not None
        group, (local,) = nodes.given_set(fold), bound_by(fold.binders)
        self.members: dict[int, Condition] = {}
        for value in fold.binders[0].values:
            condition = Condition(*stager.recorded_member(value, group, part.scope))
            if not condition.staged.known or condition.staged.value:
                self.members[value] = condition
        self.edges: dict[int, dict[int, list[Condition]]] = {one: {} for one in self.members}
        for one in self.members:
            scope = {**part.scope, local: Staged(one)}
            row, _ = stager.recorded(fold.body, scope)
            near = members(row.value) if row.known else self.members
            for other in near:
                if other in self.members and other != one:
                    edge = Condition(*stager.recorded_member(other, fold.body, scope))
                    if not edge.staged.known or edge.staged.value:
                        self.edges[one].setdefault(other, []).append(edge)
                        self.edges[other].setdefault(one, []).append(edge)


class Assumption:
    """That a clause is false: values of keys, and literals of several keys that are false."""

    def __init__(self, letters: Letters, literals: Sequence[Literal]) -> None:
        self.slots = letters.slots
        self.allowed: dict[Key, frozenset[int]] = {}
        self.others: list[tuple[Ask, frozenset[Key]]] = []
        for literal in literals:
            cone = letters.cone[abs(literal)]
            if len(cone) == 1:
                (key,) = cone
                values = letters.values_without(literal)
                self.allowed[key] = self.allowed.get(key, values) & values
            else:
                self.others.append((letters.ask(literal), cone))
        self.keys = letters.cone_of(literals)

    @property
    def contradicts_itself(self) -> bool:
        return not all(self.allowed.values())

    def options(self, key: Key) -> Sequence[int]:
        few, every = self.allowed.get(key), self.slots.options(key)
        return every if few is None else [value for value in every if value in few]

    def near(self, keys: frozenset[Key]) -> frozenset[Key]:
        """Add the keys of literals that share one."""
        return keys.union(*(cone for _, cone in self.others if cone & keys))

    def always(
        self,
        holds: Callable[[Partial], bool],
        keys: frozenset[Key] | None = None,
        most: int = MOST_TRIED,
    ) -> bool:
        """Test whether a function is true for all assignments for which the clause is false.

        With ``keys``, literals that read other keys are ignored, so more assignments count.
        """
        asks = [ask for ask, cone in self.others if keys is None or cone <= keys]

        def is_fine(state: Partial) -> bool:
            return any(ask(state) for ask in asks) or holds(state)

        return all(Trial(self.slots, most, self.options).branches(is_fine))


def separates(graph: Graph, part: Part, assumption: Assumption, stager: Recorder) -> bool:
    """Test whether a part is false for all assignments for which a clause is false."""
    env = stager.env()

    def is_sure(condition: Condition) -> bool:
        run = running(condition.staged)
        return assumption.always(
            lambda state: bool(run(state, env)), assumption.near(condition.keys)
        )

    def is_closed(*conditions: Condition) -> bool:
        """Test whether conditions are never true together."""
        runs = [running(condition.staged) for condition in conditions]
        keys = assumption.near(frozenset().union(*(condition.keys for condition in conditions)))
        return assumption.always(lambda state: not all(run(state, env) for run in runs), keys)

    if part.guards and not assumption.always(lambda state: not is_void(part.guards, state, env)):
        return False
    inside = [
        member
        for member, condition in graph.members.items()
        if (condition.staged.known or condition.keys & assumption.keys) and is_sure(condition)
    ]
    if len(inside) < 2:
        return False
    reached, waiting = {inside[0]}, [inside[0]]
    while waiting:
        one = waiting.pop()
        for other, edges in graph.edges[one].items():
            if other not in reached and not all(
                is_closed(graph.members[one], graph.members[other], edge) for edge in edges
            ):
                reached.add(other)
                waiting.append(other)
    return not reached.issuperset(inside)
