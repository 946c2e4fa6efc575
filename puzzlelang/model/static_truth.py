"""Conditions decided by ranges: true in every state, or in no state.

States are not examined. A condition on one place (a slot of a variable, a parameter) is the set of
values that satisfy it, and a conjunction is an intersection. None means "it depends".
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from math import prod

from puzzlelang.core import COMPARISONS, NONE, OPERATIONS, Boolean, Scalar, size_of
from puzzlelang.core import nodes as core
from puzzlelang.text import Record

MOST_VALUES = 512
"""Places with more values are represented by their bounds."""

_TURNED = {"=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}


class Allowed(metaclass=Record):
    """The condition holds for ``some`` of all ``values`` of a place, identified by ``key``."""

    key: Hashable
    words: str
    values: frozenset[int]
    some: frozenset[int]

    @property
    def verdict(self) -> bool | None:
        return True if self.some == self.values else None if self.some else False


Places = Mapping[core.Local, core.Expr]
"""The values of names bound by ``Let``."""


def decided(condition: core.Expr, places: Places | None = None) -> bool | None:
    """Return True if ``condition`` holds in every state, False if in no state, otherwise None."""
    places = places or {}
    match condition:
        case core.Const():
            return bool(condition.value)
        case core.Apply(_, _, "not", (inner,)):
            verdict = decided(inner, places)
            return None if verdict is None else not verdict
        case core.Apply(_, _, "and", parts):
            return _all(parts, places)
        case core.Apply(_, _, "or", parts):
            verdicts = {decided(part, places) for part in parts}
            if True in verdicts or (one := allowed(condition, places)) and one.verdict:
                return True
            return False if verdicts == {False} else None
        case core.Let(_, _, local, value, body):
            return decided(body, {**places, local: value})
        case core.Local() if condition in places:
            return decided(places[condition], places)
    one = allowed(condition, places)
    if one is not None:
        return one.verdict
    match condition:
        case core.Fold(kind="different"):
            return _differ(condition)
        case core.Apply(_, _, operation, (left, right)) if operation in COMPARISONS:
            return _by_bounds(operation, left, right)
    return None


def opened(condition: core.Expr, places: dict[core.Local, core.Expr]) -> Iterator[core.Expr]:
    """Yield the operands of ``and``, replacing names by their conditions.

    ``places`` receives the values of all names.
    """
    match condition:
        case core.Apply(_, _, "and", parts):
            for part in parts:
                yield from opened(part, places)
        case core.Let(_, _, local, value, body):
            places[local] = value
            yield from opened(body, places)
        case core.Local() if condition in places:
            yield from opened(places[condition], places)
        case _:
            yield condition


def _all(conditions: Iterable[core.Expr], outer: Places) -> bool | None:
    places = dict(outer)
    parts = [part for condition in conditions for part in opened(condition, places)]
    verdicts = {decided(part, places) for part in parts}
    if False in verdicts or clash(parts, places) is not None:
        return False
    return True if verdicts == {True} else None


def clash(
    parts: Iterable[core.Expr], places: Places | None = None
) -> tuple[str, core.Expr, core.Expr] | None:
    """Find two conditions that exclude each other; return the place in words, and the two.

    The second leaves no value.
    """
    remaining: dict[Hashable, tuple[frozenset[int], core.Expr]] = {}
    for part in parts:
        one = allowed(part, places or {})
        if one is None or not one.some:  # impossible anyway
            continue
        before, first = remaining.get(one.key, (one.values, part))
        both = before & one.some
        if not both:
            return one.words, first, part
        remaining[one.key] = both, first
    return None


# ── conditions on one place ──────────────────────────────────────────────────────────


def allowed(condition: core.Expr, places: Places) -> Allowed | None:
    """Return the values that satisfy a condition on one place; None for other conditions."""
    match condition:
        case core.Local() if condition in places:
            return allowed(places[condition], places)
        case core.Read() | core.Local() if isinstance(condition.type, Boolean):
            place = _place(condition, places)
            return place and Allowed(*place, frozenset((0, 1)), frozenset((1,)))
        case core.Apply(_, _, "not", (inner,)):
            one = allowed(inner, places)
            return one and Allowed(one.key, one.words, one.values, one.values - one.some)
        case core.Apply(_, _, "and" | "or" as word, (first, *rest)):
            one = allowed(first, places)
            for part in rest:
                other = allowed(part, places)
                if one is None or other is None or other.key != one.key:
                    return None
                some = one.some & other.some if word == "and" else one.some | other.some
                one = Allowed(one.key, one.words, one.values, some)
            return one
        case core.Apply(_, _, "in", (operand, core.Const(_, _, int(group)))):
            return _of(
                operand,
                places,
                lambda values: frozenset(v for v in values if v >= 0 and group >> v & 1),
            )
        case core.Apply(_, _, operation, (left, right)) if operation in COMPARISONS:
            return _compared(operation, left, right, places)
        case core.Let(_, _, local, value, body):
            return allowed(body, {**places, local: value})
    return None


def _compared(operation: str, left: core.Expr, right: core.Expr, places: Places) -> Allowed | None:
    if isinstance(left, core.Const):
        left, right, operation = right, left, _TURNED[operation]
    if not isinstance(right, core.Const) or not isinstance(right.value, int):
        return None
    operand, meaning = right.value, OPERATIONS[operation].meaning
    if operation == "=":
        return _of(left, places, lambda values: values & {operand})
    if operation == "!=":
        return _of(left, places, lambda values: values - {operand})
    return _of(left, places, lambda values: frozenset(v for v in values if meaning(v, operand)))


def _of(
    asked: core.Expr, places: Places, holding: Callable[[frozenset[int]], frozenset[int]]
) -> Allowed | None:
    """Build a condition on one place; ``holding`` selects the values that satisfy it."""
    place, values = _place(asked, places), _values(asked, places)
    return None if place is None or values is None else Allowed(*place, values, holding(values))


def _place(expr: core.Expr, places: Places) -> tuple[Hashable, str] | None:
    """Return a key and the text of a slot or bound name."""
    match expr:
        case core.Local() if expr in places:
            return _place(places[expr], places)
        case core.Local(_, _, name):
            return expr, name
        case core.Read(_, _, variable, arguments):
            keys: list[Hashable] = []
            for argument in arguments:
                if isinstance(argument, core.Const):
                    keys.append(argument.value)
                elif isinstance(argument, core.Local) and argument not in places:
                    keys.append(argument)
                else:
                    return None
            return (variable, *keys), expr.span.in_one_line
    return None


def _values(expr: core.Expr, places: Places) -> frozenset[int] | None:
    """Return all values of a slot or bound name, if there are few."""
    match expr:
        case core.Local() if expr in places:
            return _values(places[expr], places)
        case core.Local(_, Scalar(_, low, high, optional, nowhere)):
            few = high - low < MOST_VALUES and not optional and not nowhere
            return frozenset(range(low, high + 1)) if few else None
        case core.Read(_, _, variable):
            kind, domain = variable.type, variable.domain
            if isinstance(kind, Boolean):
                return frozenset((0, 1))
            if (
                isinstance(kind, Scalar)
                and domain is not None
                and size_of(domain.values) < MOST_VALUES
            ):
                return frozenset(domain.values) | ({NONE} if kind.optional else set())
    return None


def _differ(fold: core.Fold) -> bool | None:
    """Decide ``different``: true of members of a set, false of more values than the range has."""
    (first, *others), body = fold.binders, fold.body
    if not others and first.locals == (body,) and len(set(first.values)) == len(first.values):
        return True
    kind = body.type if body is not None else None
    if fold.where is not None or not isinstance(kind, Scalar) or first.states:
        return None
    possible = kind.high - kind.low + 1 + kind.optional + kind.nowhere
    return False if prod(size_of(one.values) for one in fold.binders) > possible else None


def _by_bounds(operation: str, left: core.Expr, right: core.Expr) -> bool | None:
    a, b = left.type, right.type
    if not isinstance(a, Scalar) or not isinstance(b, Scalar) or a.base is not b.base:
        return None
    if a.optional or b.optional or a.nowhere or b.nowhere:
        return None
    if a.high < b.low or b.high < a.low or a.low == a.high == b.low == b.high:
        return bool(OPERATIONS[operation].meaning(a.low, b.low))
    if a.high == b.low and operation in ("<=", ">"):
        return operation == "<="
    if b.high == a.low and operation in (">=", "<"):
        return operation == ">="
    return None
