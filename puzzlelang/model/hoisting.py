"""Let-bindings that the checker adds to compute a part once."""

from __future__ import annotations

from collections.abc import Collection

from puzzlelang.core import Row, TupleOf, is_step_total, parts
from puzzlelang.core import nodes as core
from puzzlelang.model.cost_bound import combinations
from puzzlelang.text import Record, replace

COPIED, COPIED_IN_ALL = 96, 4096
"""Rounds of a loop, and of nested loops, up to which the compiler unrolls them.

Its own limits (``thresholds.written_out``) affect no answer; these affect the bound on work.
"""

Lets = list[tuple[core.Local, core.Expr, bool]]
"""Names and their values, which may use earlier names; True for values that can't fault."""


def with_lets(lets: Lets, body: core.Expr) -> core.Expr:
    for bound, value, sure in reversed(lets):
        body = core.Let(body.span, body.type, bound, value, body, sure)
    return body


def named(lets: Lets, value: core.Expr, name: str) -> core.Expr:
    """Bind ``value`` to a name, for two uses."""
    if isinstance(value, core.Const | core.Local | core.Read):
        return value
    local = core.Local(value.span, value.type, name)
    lets.append((local, value, False))
    return local


def without_lets(expr: core.Expr) -> tuple[Lets, core.Expr]:
    """Split ``expr`` into its leading lets and the body."""
    lets: Lets = []
    while isinstance(expr, core.Let):
        lets.append((expr.local, expr.value, expr.sure))
        expr = expr.body
    return lets, expr


class About(metaclass=Record):
    """Facts about an expression: its free names; the rounds of its longest nest of loops, 0 without
    loops; whether it reads the state, can't fault."""

    free: frozenset[core.Local]
    loops: int
    reads: bool
    sure: bool


class Invariants:
    """Moves loop-invariant parts out of a loop, into names.

    Only parts that are always needed or can't fault are moved. A name for others would save
    nothing, since they may have to be evaluated in place.
    """

    def __init__(self) -> None:
        self._cache: dict[core.Expr, About] = {}
        self.values: set[core.Local] = set()
        """Names bound to values; others may stand for a fault."""

    def about(self, expr: core.Expr) -> About:
        if expr not in self._cache:
            self._cache[expr] = self._about(expr)
        return self._cache[expr]

    def _about(self, expr: core.Expr) -> About:
        if isinstance(expr, core.Local):
            return About(frozenset((expr,)), 0, False, expr in self.values)
        below = [self.about(part) for part in parts(expr)]
        bound: tuple[core.Local, ...] = ()
        loops = max((part.loops for part in below), default=0)
        if isinstance(expr, core.Let):
            bound = (expr.local,)
        elif isinstance(expr, core.Fold):
            bound = core.bound_by(expr.binders)
            loops = max(1, max(loops, 1) * combinations(expr.binders))
        return About(
            frozenset[core.Local]().union(*(part.free for part in below)).difference(bound),
            loops,
            isinstance(expr, core.Read | core.Whole) or any(part.reads for part in below),
            is_step_total(expr) and all(part.sure for part in below),
        )

    def set_named(
        self, lets: Lets, bound: Collection[core.Local], expr: core.Expr, *, first: bool
    ) -> core.Expr:
        """Return a set to iterate over, or its name; ``first``: evaluated before anything else."""
        about = self.about(expr)
        if not about.loops or not about.free.isdisjoint(bound) or not (first or about.sure):
            return expr
        return self._name(lets, expr, about.sure)

    def named(
        self, lets: Lets, bound: frozenset[core.Local], expr: core.Expr, rounds: int = 0
    ) -> core.Expr:
        """Name the parts of ``expr`` with loops that don't depend on ``bound``.

        If there are few ``rounds``, the compiler copies parts that read the state and shares them.
        """
        about = self.about(expr)
        if not about.loops:
            return expr
        one = not isinstance(expr.type, Row | TupleOf)
        looped = rounds > COPIED or rounds * about.loops > COPIED_IN_ALL
        if one and about.sure and (looped or not about.reads) and about.free.isdisjoint(bound):
            return self._name(lets, expr, True)

        def inside(part: core.Expr) -> core.Expr:
            return self.named(lets, bound, part, rounds)

        match expr:
            case core.Read() | core.Lookup() | core.Apply():
                return replace(expr, arguments=tuple(map(inside, expr.arguments)))
            case core.If(span, kind):
                return core.If(span, kind, *map(inside, parts(expr)))
            case core.Let(span, kind, name, value, body, sure):
                rest = self.named(lets, bound | {name}, body, rounds)
                return core.Let(span, kind, name, inside(value), rest, sure)
        return expr  # a fold names its own parts

    def _name(self, lets: Lets, expr: core.Expr, sure: bool) -> core.Expr:
        name = core.Local(expr.span, expr.type, expr.span.text)
        lets.append((name, expr, sure))
        if sure:
            self.values.add(name)
        return name
