"""Calls of functions of the language; operations typed by their signatures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    DIRECTIONS,
    LARGEST,
    NOWHERE,
    OPERATIONS,
    UNKNOWN,
    Cells,
    Domain,
    Kind,
    ListOf,
    Scalar,
    Scheme,
    SetOf,
    Type,
    Unknown,
    describe,
    integer,
    interval_of,
    join_types,
    maps_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Record, Span, replace


def lazily(module: str, name: str) -> Callable[..., core.Expr]:
    """Return a function whose module is imported on first use."""

    def meaning(*given: Any) -> core.Expr:
        node: core.Expr = getattr(getattr(model, module), name)(*given)
        return node

    return meaning


class Call(metaclass=Record, eq=False):
    """A call, ``count(S)``, with its bound names and the expected type ``want``.

    The methods return the core node of the argument at a place.
    """

    checker: Checker
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
        """The expected type, if it is a set."""
        return self.want if isinstance(self.want, SetOf) else None

    @property
    def broken(self) -> core.Const:
        """A replacement for a call with a reported mistake."""
        return core.unknown(self.span)

    def value(self, place: int, want: Type | None = None) -> core.Expr:
        """Check any argument; names of types are sets here."""
        return self.checker.set_first(self.given[place], self.scope, want)

    def expression(self, place: int, want: Type | None = None) -> core.Expr:
        return self.checker.expression(self.given[place], self.scope, want)

    def number(self, place: int) -> core.Expr:
        return self.checker.number(self.given[place], self.scope)

    def a_set(self, place: int, want: Type | None = None) -> core.Expr:
        return self.checker.a_set(self.given[place], self.scope, want)

    def arguments(self, keys: Sequence[Domain]) -> tuple[core.Expr, ...] | None:
        """Check one argument for each of ``keys``; None after a mistake."""
        return self.checker.arguments(self.span, self.name, self.given, keys, self.scope)

    def apply(self, kind: Type, operation: str, *arguments: core.Expr) -> core.Expr:
        return self.checker.apply(self.span, kind, operation, *arguments)

    def wrong(self, key: str, place: int | None = None, **given: Any) -> core.Const:
        """Report a mistake of an argument, or of the whole call."""
        return self.checker.wrong(key, self.node if place is None else self.given[place], **given)


# ── operations ───────────────────────────────────────────────────────────────────────


class Variables:
    """Types and lengths of the variables of a signature."""

    def __init__(self) -> None:
        self.types: dict[str, Type] = {}
        self.lengths: dict[str, int] = {}

    def unify(self, scheme: Scheme, kind: Type) -> bool:
        """Widen the variables of a scheme to hold a type; False if nothing holds both."""
        match scheme.kind, kind:
            case Kind.SET, SetOf(base, high):
                kind = Scalar(base, 0, high)
            case Kind.LIST, ListOf(element, most):
                name, kind = str(scheme.length[0]), element
                self.lengths[name] = max(most, self.lengths.get(name, 0))
            case ((Kind.MEMBER | Kind.CELL), _):
                pass
            case ((Kind.SET | Kind.LIST), _):
                return False
            case _:
                return True
        if isinstance(scheme.of, Scheme):
            return self.unify(scheme.of, kind)
        both = join_types(self.types.get(scheme.of, UNKNOWN), kind)
        if both is not None:
            self.types[scheme.of] = both
        return both is not None

    def type_of(self, scheme: Scheme, low: int, high: int) -> Type:
        """The type of a scheme; if it is a number, in these bounds."""
        if isinstance(scheme.of, Scheme):
            kind = self.type_of(scheme.of, low, high)
        else:
            kind = self.types.get(scheme.of, UNKNOWN)
        match scheme.kind, kind:
            case Kind.NUMBER, _:
                return integer(low, high)
            case Kind.CONDITION, _:
                return BOOLEAN
            case Kind.DIRECTION, _:
                return Scalar(DIRECTIONS, low, high)
            case Kind.CELL, Scalar(Cells() as base):
                return Scalar(base, 0, base.size - 1, nowhere=low <= NOWHERE)
            case Kind.SET, Scalar(base, _, most):
                return SetOf(base, max(0, most))
            case Kind.LIST, _:
                most = sum(n if isinstance(n, int) else self.lengths[n] for n in scheme.length)
                if not model.list_types.can_be_listed(kind):
                    kind = model.list_types.without_none(kind)
                return ListOf(kind, most)  # type: ignore[arg-type]
        return kind


def operation(
    checker: Checker, span: Span, name: str, given: Sequence[core.Expr], places: Sequence[Span] = ()
) -> core.Expr:
    """An operation on arguments at ``places``, typed by its signature."""
    row, types = OPERATIONS[name], [value.type for value in given]
    if any(isinstance(kind, Unknown) for kind in types):
        return core.unknown(span)
    for signature in ((*row.takes, row.gives), *row.overloads):
        variables, (*takes, gives) = Variables(), signature
        fits = list(map(variables.unify, takes, types))
        if all(fits):
            break
    else:
        place = fits.index(False)
        return _conflict(checker, span, places[place] if places else span, name, types, place)
    if sum(isinstance(kind, ListOf) for kind in types) + (gives.kind is Kind.LIST) > 1:
        targets = [variables.type_of(scheme, 0, 0) for scheme in takes]
        given = list(map(partial(model.list_types.fitted, checker), given, targets))
        types = [value.type for value in given]
    bounds = row.bounds_of(maps_of(row, types), map(interval_of, types))
    kind = variables.type_of(gives, *bounds)
    if isinstance(kind, SetOf) and row.reach is not None:
        highest = [max(0, one.high) for one in types if isinstance(one, SetOf | Scalar)]
        reach = row.reach(*maps_of(row, types), *(((2 << high) - 1, 0) for high in highest))
        kind = SetOf(kind.base, max(0, reach.bit_length() - 1))
    if isinstance(kind, ListOf):
        kind = _shared(kind, types)
        if model.list_types.is_too_large(checker, span, kind):
            return core.unknown(span)
    value = checker.apply(span, kind, name, *given)
    if isinstance(value.type, Scalar) and max(-value.type.low, value.type.high) > LARGEST:
        most = max(-value.type.low, value.type.high)
        return checker.wrong("grows-too-large", value, most=most, limit=LARGEST)
    return value


def _shared(kind: ListOf, types: Sequence[Type]) -> ListOf:
    """``kind`` with the objects of an equal type: digests of stores distinguish shared types."""
    for one in types:
        if isinstance(one, ListOf) and one.element == kind.element:
            return one if one == kind else replace(kind, element=one.element)
    return kind


def _conflict(
    checker: Checker, span: Span, at: Span, name: str, types: Sequence[Type], place: int
) -> core.Const:
    """Report the argument at a place, whose type conflicts with those before it."""
    row, first, kind = OPERATIONS[name], types[0], types[place]
    pairs = zip(row.takes, types, strict=False)
    cells = [describe(one) for scheme, one in pairs if scheme.kind is Kind.CELL]
    match row.takes[place].kind, first:
        case Kind.CELL, _ if row.overloads:
            return checker.wrong("cells-of-three-maps", span, name=name, label=", ".join(cells))
        case Kind.CELL, _:
            return checker.wrong("cells-of-two-maps", span, label=" and ".join(cells))
        case Kind.SET, Scalar(Cells() as base):
            return checker.wrong("set-of-other-map", at, map=base.name, kind=kind, name=name)
        case Kind.MEMBER, ListOf():
            help = model.advice.in_other_words(checker.names, at, kind, first)
            return checker.wrong("not-of-the-list", at, kind=kind, wanted=first, help=help)
        case Kind.LIST, _ if place == 0:
            return checker.wrong("list-expected", at, kind=kind)
    return checker.wrong("different-types", span, kind=first, kind2=kind)
