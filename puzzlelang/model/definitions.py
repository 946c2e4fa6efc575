"""Definitions: expanded at each use, with the types of the arguments."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang import model
from puzzlelang.core import ListOf, Scalar, SetOf, Type, Unknown, describe, join_types
from puzzlelang.core import nodes as core
from puzzlelang.model import advice
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.parameters import parameter_types
from puzzlelang.model.symbols import DefinitionSymbol, Scope
from puzzlelang.model.trace_references import carried, definition_scope
from puzzlelang.syntax import tree
from puzzlelang.text import Diagnostic, Span, write

NEVER_OF_ARGUMENTS = frozenset(
    {"unknown-name", "circular", "too-deep", "only-in-views", "which-state", "no-trace"}
)
"""Mistakes in a definition that other arguments can't fix."""


def written_out(
    checker: Checker,
    definition: tree.Definition,
    given: Sequence[tree.Expr],
    node: tree.Expr,
    scope: Scope,
) -> core.Expr:
    """Expand ``definition`` at ``node`` with the arguments ``given``."""
    head = definition.head
    name = head.name.text
    if name in checker.calls:
        return _circular(checker, head.name, node)
    parameters = parameter_types(checker, head)
    if len(parameters) != len(given):
        names = ", ".join(parameter for parameter, _ in parameters)
        if len(given) == len(parameters) + 1:
            row = written_out(checker, definition, given[:-1], node, scope)
            if isinstance(row.type, ListOf):
                return _element_of(checker, name, given, node)
        return checker.wrong(
            "argument-count",
            node,
            name=name,
            wanted=len(parameters),
            given=len(given) or "none",
            label=f"expected: `{name}({names})`" if parameters else f"write just `{name}`",
            help=advice.call_without(name, given, len(parameters)) if parameters else "",
        )
    inner = carried(scope, node.span)
    lets: list[tuple[core.Local, core.Expr]] = []
    for (parameter, kind), argument in zip(parameters, given, strict=True):
        take = checker.a_set if isinstance(kind, SetOf) else checker.expression
        value = take(argument, scope, kind)
        if join_types(kind, value.type) is None:
            return checker.wrong(
                "argument-of-other-type", argument, name=name, kind=value.type, wanted=kind,
                help=model.advice.in_other_words(
                    checker.names, argument.span, value.type, kind
                ),
            )  # fmt: skip
        if not isinstance(value, core.Const | core.Local):
            bound = core.Local(argument.span, value.type, parameter)
            lets.append((bound, value))
            value = bound
        inner[parameter] = value
    body = _body(checker, definition, node, inner, list(zip(parameters, given, strict=True)))
    for bound, value in reversed(lets):
        body = core.Let(node.span, body.type, bound, value, body)
    return body


def _element_of(
    checker: Checker, name: str, given: Sequence[tree.Expr], node: tree.Expr
) -> core.Expr:
    """Report ``drawn(c, 2)`` if ``drawn(c)`` is a list."""
    *arguments, place = (tree.written(argument) for argument in given)
    row = f"{name}({', '.join(arguments)})" if arguments else name
    help = write(f"element({row}, {place})", node.span)
    return checker.wrong("element-of-definition", node, name=name, help=help)


def _circular(checker: Checker, name: tree.Name, node: tree.Expr) -> core.Expr:
    if name.text in checker.circular:
        return core.unknown(node.span)
    checker.circular.update(checker.calls)
    circle = [*checker.calls[checker.calls.index(name.text) :], name.text]
    return checker.wrong("definition-circular", name, label=" uses ".join(f"`{n}`" for n in circle))


_Given = Sequence[tuple[tuple[str, Type], tree.Expr]]
"""Each parameter's name and declared type, with its argument."""


def _body(
    checker: Checker, definition: tree.Definition, node: tree.Expr, inner: Scope, given: _Given
) -> core.Expr:
    """Check the body with its parameters bound.

    Mistakes caused by these arguments are reported at the call, others in the definition.
    """
    if checker.inside_call or not given:
        return _checked(checker, definition, inner)
    checker.inside_call = True
    with checker.apart() as reports:
        body = _checked(checker, definition, inner)
    checker.inside_call = False
    blamed = [error for error in reports.errors if _may_be_of_arguments(checker, error)]
    for diagnostic in reports:
        if diagnostic not in blamed:
            checker.diagnostics.add(diagnostic)
    if not blamed:
        return body
    with checker.apart() as own:
        try_definition(checker, definition)
    for diagnostic in own:
        checker.diagnostics.add(diagnostic)
    if not own.errors:
        _tell_at_call(checker, definition.head.name.text, node, inner, given, blamed[0])
    return core.unknown(node.span)


def _checked(checker: Checker, definition: tree.Definition, inner: Scope) -> core.Expr:
    checker.calls.append(definition.head.name.text)
    body = checker.expression(definition.body, inner)
    checker.calls.pop()
    return body


def try_definition(checker: Checker, definition: tree.Definition) -> None:
    """Check a definition by itself, with the declared types of its parameters.

    This reports mistakes even if nothing uses the definition.
    """
    span = definition.head.span
    scope = definition_scope(checker, span)
    for name, kind in parameter_types(checker, definition.head):
        unknown = isinstance(kind, Unknown)
        scope[name] = core.unknown(span) if unknown else core.Local(span, kind, name)
    before, checker.inside_call = checker.inside_call, False
    if definition.head.name.text not in checker.calls:
        _checked(checker, definition, scope)
    checker.inside_call = before


def _may_be_of_arguments(checker: Checker, error: Diagnostic) -> bool:
    """Test whether ``error`` is in a definition and other arguments might fix it."""
    if error.code in NEVER_OF_ARGUMENTS or checker.is_full or error.span is None:
        return False
    names = checker.names
    symbols = (names.as_value(name) for name in names.definitions)
    bodies = [s.definition.body.span for s in symbols if isinstance(s, DefinitionSymbol)]
    return any(_within(error.span, body) for body in bodies)


def _within(span: Span, outer: Span) -> bool:
    return span.source is outer.source and outer.start <= span.start and span.end <= outer.end


def _tell_at_call(
    checker: Checker, name: str, node: tree.Expr, inner: Scope, given: _Given, error: Diagnostic
) -> None:
    odd = next(
        (
            (kind, inner[parameter], argument)
            for (parameter, kind), argument in given
            if join_types(kind, inner[parameter].type) != kind
        ),
        None,
    )
    assert error.span is not None
    why = f"{error.message}: {error.label}" if error.label else error.message
    label, help, span = "", "", node.span
    if odd is not None:
        kind, value, argument = odd
        span = argument.span
        label = f"this is {_kind_text(value)}; `{name}` is defined for {describe(kind)}"
        help = f"give it {describe(kind)}, or change `{name}`"
    checker.wrong(
        "wrong-argument", span, name=name, label=label, help=help, related=((error.span, why),)
    )


def _kind_text(value: core.Expr) -> str:
    kind = value.type
    if isinstance(value, core.Const) and isinstance(kind, Scalar) and kind.low > kind.high:
        return "none"
    return describe(kind)
