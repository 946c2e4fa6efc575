"""Sums that follow from a part of a rule by arithmetic.

A part such as ``sum(x(i) for i in S) >= 10`` is a constant and functions of few keys, each of
which is tabulated. A sum of a proof follows if, group by group, its terms exceed those functions by
amounts that add up to enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod

from puzzlelang.core import (
    BOOLEAN,
    Apply,
    Expr,
    Fold,
    Integers,
    RuleFault,
    Scalar,
    SetOf,
    each_round,
    running,
)
from puzzlelang.text import Any, Record
from puzzlelang.verify.choice_letters import Letters, Literal, Term
from puzzlelang.verify.findings import Refused
from puzzlelang.verify.rule_parts import MOST_TRIED, Part, Recorder, Scope, Trial
from puzzlelang.verify.slot_values import Key, Partial, Slots

Number = Callable[[Any], int]
"""A number in a state."""

OPPOSITES = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


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
    for _, members in groups:
        total += min(_values(letters.slots, members, fixed, most), default=0)
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
