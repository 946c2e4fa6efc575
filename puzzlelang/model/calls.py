"""A call of a function of the language, while its meaning is looked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from puzzlelang import model
from puzzlelang.core import Domain, SetOf, Type
from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Record, Span


def lazily(module: str, name: str) -> Callable[..., core.Expr]:
    """A function of a module that is imported when a puzzle needs it."""

    def meaning(*given: Any) -> core.Expr:
        found: core.Expr = getattr(getattr(model, module), name)(*given)
        return found

    return meaning


class Call(metaclass=Record, eq=False):
    """``count(S)``, where ``scope`` has the bound names and a value of type ``want`` would fit.

    The functions give the core node of the argument at a place.
    """

    checker: ExpressionChecker
    node: tree.Call
    scope: Scope
    want: Type | None

    @property
    def name(self) -> str:
        return self.node.function.text

    @property
    def span(self) -> Span:
        return self.node.span

    @property
    def given(self) -> tuple[tree.Expr, ...]:
        return self.node.arguments

    @property
    def wanted_set(self) -> SetOf | None:
        """The type of the set that would fit."""
        return self.want if isinstance(self.want, SetOf) else None

    @property
    def broken(self) -> core.Const:
        """What stands for a call in which a mistake was reported."""
        return core.unknown(self.span)

    def value(self, place: int, want: Type | None = None) -> core.Expr:
        """Anything; names of types are sets here."""
        return self.checker.set_first(self.given[place], self.scope, want)

    def expression(self, place: int, want: Type | None = None) -> core.Expr:
        return self.checker.expression(self.given[place], self.scope, want)

    def number(self, place: int) -> core.Expr:
        return self.checker.number(self.given[place], self.scope)

    def a_set(self, place: int, want: Type | None = None) -> core.Expr:
        return self.checker.a_set(self.given[place], self.scope, want)

    def arguments(self, keys: Sequence[Domain]) -> tuple[core.Expr, ...] | None:
        """All of them, one for each of ``keys``; None when one is wrong."""
        return self.checker.arguments(self.span, self.name, self.given, keys, self.scope)

    def apply(self, kind: Type, operation: str, *arguments: core.Expr) -> core.Expr:
        """The whole call as an operation."""
        return self.checker.apply(self.span, kind, operation, *arguments)

    def wrong(self, key: str, place: int | None = None, **given: Any) -> core.Const:
        """Report a mistake of an argument, or of the whole call."""
        return self.checker.wrong(key, self.node if place is None else self.given[place], **given)
