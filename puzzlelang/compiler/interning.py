"""Structural keys of expressions, and a memo of their terms.

A definition is expanded at each use, and a rule is lowered for each value of its parameters. So
equal expressions recur, with other bound names or with the same terms for their free names.
"""

from __future__ import annotations

from collections.abc import Iterable

from puzzlelang.compiler.ir import Leaves, Temp, Term
from puzzlelang.compiler.terms import refreshed
from puzzlelang.core import Boolean, ListOf, Scalar, SetOf, TextType, current
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Record

Copies = tuple[int, int]
"""A range of numbers of copies (the first excluded) for which an expression has the same term.

Unrolled folds around an expression copy its term.
"""

ANY_COPIES: Copies = (0, 1 << 62)


SIMPLE = Boolean | Scalar | SetOf
"""Types whose terms have the values of the reference semantics."""


class Shape(metaclass=Record):
    """An expression without its spans and bound names.

    Expressions with the same ``number`` have equal values if their ``free`` names have, one by one.
    ``simple``: without state, loops, and names of texts, lists and rows.
    """

    number: int
    free: tuple[core.Local, ...]
    size: int
    stateless: bool
    simple: bool


class Shapes:
    """The shapes of one puzzle's expressions."""

    def __init__(self) -> None:
        self._shapes: dict[core.Expr, Shape] = {}
        self._numbers: dict[Any, int] = {}

    def of(self, expr: core.Expr) -> Shape:
        shape = self._shapes.get(expr)
        if shape is None:
            shape = self._shapes[expr] = self._shape_of(expr)
        return shape

    def _shape_of(self, expr: core.Expr) -> Shape:
        kind = expr.type
        match expr:
            case core.Const(_, Scalar() | SetOf() | ListOf() | Boolean() | TextType(), value):
                return self._shape(("const", kind, value), ())
            case core.Const():
                return self._shape(expr, ())
            case core.Local():
                number = self._numbers.setdefault(("local", kind), len(self._numbers))
                return Shape(number, (expr,), 1, True, isinstance(kind, SIMPLE))
            case core.Read(_, _, variable, arguments):
                return self._shape(("read", variable), arguments, reads=True)
            case core.Whole(_, _, variable):
                return self._shape(("whole", variable), (), reads=True)
            case core.Lookup(_, _, table, arguments):
                return self._shape(("look", table), arguments)
            case core.Apply(_, _, operation, arguments):
                return self._shape((operation, kind), arguments)
            case core.If(_, _, condition, then, otherwise):
                return self._shape(("if", kind), (condition, then, otherwise))
            case core.Let(_, _, name, value, body, sure):
                return self._shape(("let", kind, sure), (body, value), (name,))
            case core.Fold(_, _, how, binders, where, body_):
                bound_names = tuple(name for binder in binders for name in binder.locals)
                values = tuple(
                    (len(b.locals), b.values if isinstance(b.values, range) else id(b.values))
                    for b in binders
                )
                inside = [part for part in (where, body_) if part is not None]
                head = (how, kind, values, where is None)
                return self._shape(head, inside, bound_names, loops=True)
        raise AssertionError(f"unhandled node {expr!r}")

    def _shape(
        self,
        head: Any,
        below: Iterable[core.Expr],
        bound: tuple[core.Local, ...] = (),
        *,
        reads: bool = False,
        loops: bool = False,
    ) -> Shape:
        """Build a shape. Bound names get the numbers -1, -2, …, and free names 0, 1, … in order.

        The value of a ``let`` can't mention its name, so ``bound`` may apply to all parts.
        """
        places: dict[core.Local, int] = {name: -1 - i for i, name in enumerate(bound)}
        free: list[core.Local] = []
        key: list[Any] = [head]
        size, stateless, simple = 1, not reads, not reads and not loops
        for part in map(self.of, below):
            for name in part.free:
                if name not in places:
                    places[name] = len(free)
                    free.append(name)
            key.append((part.number, *(places[name] for name in part.free)))
            size += part.size
            stateless = stateless and part.stateless
            simple = simple and part.simple
        number = self._numbers.setdefault(tuple(key), len(self._numbers))
        return Shape(number, tuple(free), size, stateless, simple)


class Memory:
    """Terms by the shapes of expressions and the terms of their free names."""

    def __init__(self, leaves: Leaves) -> None:
        self._leaves = leaves
        self._terms: dict[Any, list[tuple[Copies, Term]]] = {}
        self._size = 0

    def key(self, shape: Shape, scope: Any) -> Any:
        return (shape.number, *(scope[name] for name in shape.free))

    def find(self, key: Any, copies: int) -> tuple[Copies, Term] | None:
        for window, term in self._terms.get(key, ()):
            if window[0] < copies <= window[1]:
                return window, refreshed(term, self._anew)
        return None

    def _anew(self, temp: Temp) -> Temp:
        return self._leaves.temp(temp.bounds)

    def keep(self, key: Any, window: Copies, term: Term) -> None:
        if self._size < current.remembered:
            self._terms.setdefault(key, []).append((window, term))
            self._size += 1
