"""Compiled expressions of choosing problems, the names in scope, and the order of conditions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from puzzlelang.compiler.choice_operations import Outcome
from puzzlelang.compiler.choice_values import Guard
from puzzlelang.constraints import Literal
from puzzlelang.core import (
    Apply,
    At,
    Binder,
    Env,
    Expr,
    Fold,
    Local,
    Read,
    Staged,
    Whole,
    is_total,
    nodes,
)
from puzzlelang.text import Record

Define = Callable[[Env], Outcome]
Require = Callable[[Env, Guard], None]


class Code(metaclass=Record, eq=False):
    """A compiled expression.

    ``define`` returns its value and the literal of its fault. ``require``, for conditions only,
    makes it true without a fault, unless the guard holds.
    """

    define: Define
    require: Require


Item = tuple[Literal, Literal, Code]
"""A part of a condition: when it counts, when that has no value, and the part itself."""


class Names(metaclass=Record):
    """Names in scope: constants, and names that depend on chosen variables."""

    constant: dict[Local, Staged]
    chosen: dict[Local, Code]

    def depends(self, expr: Expr) -> bool:
        """Test whether an expression depends on a chosen variable."""
        return any(
            isinstance(part, Read | Whole | At) or (isinstance(part, Local) and part in self.chosen)
            for part in nodes.walk(expr)
        )

    def is_total(self, expr: Expr) -> bool:
        """Test whether an expression provably has a value, whatever is chosen."""
        return is_total(expr) and self.chosen.keys().isdisjoint(nodes.walk(expr))


NO_NAMES = Names({}, {})


def negated(define: Define) -> Define:
    def opposite(e: Env) -> Outcome:
        value, fault = define(e)
        return -value, fault

    return opposite


def is_split(expr: Expr, sign: bool) -> bool:
    """Test whether the parts of a condition are required one by one."""
    match expr:
        case Apply(_, _, "and" | "or" as operation):
            return (operation == "and") == sign
        case Apply(_, _, "not" | "different") | Fold():
            return True
    return False


def ordered(conditions: Sequence[Expr], names: Names) -> list[Expr]:
    """Return the parts of a conjunction or disjunction, constants first if no fault is hidden."""
    sure: list[Expr] = []
    for condition in conditions:
        if not names.is_total(condition):
            break
        sure.append(condition)
    return [*sorted(sure, key=names.depends), *conditions[len(sure) :]]


def grouped(expr: Apply, names: Names) -> list[Expr]:
    """Return the parts of a disjunction or negated conjunction: constants, and one for the rest."""
    parts = ordered(expr.arguments, names)
    count = next(i for i, part in enumerate(parts) if names.depends(part))
    if not 0 < count < len(parts) - 1:
        return parts
    return [*parts[:count], Apply(expr.span, expr.type, expr.operation, tuple(parts[count:]))]


def level_of(condition: Expr, binders: Sequence[Binder]) -> int:
    """Return the number of the last binder whose names a condition uses."""
    used = {part for part in nodes.walk(condition) if isinstance(part, Local)}
    levels = [i for i, binder in enumerate(binders) if used & set(binder.locals)]
    return max(levels, default=0)
