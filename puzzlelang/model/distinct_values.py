"""Calls of ``different`` with values, a row or a list."""

from __future__ import annotations

from collections.abc import Callable

from puzzlelang import model
from puzzlelang.core import BOOLEAN, ListOf, Row, Scalar, SetOf, Type, integer, join_types
from puzzlelang.core import nodes as core
from puzzlelang.model.calls import Call
from puzzlelang.model.choices import is_parameters
from puzzlelang.model.operators import needs_context


def different(call: Call, over_row: Callable[..., core.Expr]) -> core.Expr:
    """``different(a, b, c)``, ``different(row)``, ``different(list)``"""
    if len(call.given) == 1:
        return _elements(call, over_row)
    values = _values(call)
    kind: Type = values[0].type
    for place, value in enumerate(values):
        if not isinstance(value.type, Scalar):
            return model.quantifiers.not_compared(call.checker, call.given[place].span, value)
        both = join_types(kind, value.type)
        if both is None:
            return call.wrong("values-differ", place, kind=value.type, kind2=kind)
        kind = both
    return call.apply(BOOLEAN, "different", *values)


def _values(call: Call) -> list[core.Expr]:
    """Check the arguments, words and `none` after those whose type they must have."""
    want: Type | None = None
    values: dict[int, core.Expr] = {}
    names = call.checker.names
    for place in sorted(range(len(call.given)), key=lambda n: needs_context(call.given[n], names)):
        values[place] = call.expression(place, want)
        if want is None and isinstance(values[place].type, Scalar):
            want = values[place].type
    return [values[place] for place in range(len(call.given))]


def _elements(call: Call, over_row: Callable[..., core.Expr]) -> core.Expr:
    checker, span = call.checker, call.span
    argument = call.value(0)

    def folded(binders: tuple[core.Binder, ...], body: core.Expr) -> core.Expr:
        return model.quantifiers.all_differ(checker, span, binders, None, body)

    match argument.type:
        case Row(_, Scalar()) if is_parameters(argument):
            return call.apply(BOOLEAN, "different", *core.parts(argument))
        case Row(_, Scalar()):
            return over_row(call, argument, folded)
        case ListOf(Scalar()) as kind:
            place = core.Local(span, integer(1, kind.most), "it")
            binder, there, it = model.list_types.elements_at(checker, span, argument, place)
            return model.quantifiers.all_differ(checker, span, (binder,), there, it)
        case SetOf():
            text = model.advice.written(call.given[0])
            return call.wrong("members-always-differ", 0, text=text)
        case Scalar() as kind:
            return call.wrong("one-value-differs", 0, kind=kind)
    return model.quantifiers.not_compared(checker, call.given[0].span, argument)
