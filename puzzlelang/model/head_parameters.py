"""Parameters of a transition, view, computed table or definition.

``way(r) in direction for each r in robot`` declares a parameter for each robot. All of them are
bound, and ``way`` is a row from which a member selects one.
"""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core import (
    BOOLEAN,
    NONE,
    UNKNOWN,
    Boolean,
    Domain,
    Row,
    Scalar,
    Type,
    Unknown,
    element_type,
    set_type,
    show_scalar,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.binding import (
    Bound,
    bind_one,
    constant_domain,
    declared_type,
    distinct,
    domain_of,
    inside_of,
    warn_of_hidden,
)
from puzzlelang.model.choices import chosen
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree
from puzzlelang.text import Record

MOST_AGENTS = 12
"""Members allowed in ``for each`` of a parameter."""

MOST_VALUES = 8_192
"""Values allowed for a parameter that may be none."""


def parameter_types(checker: Checker, head: tree.Head) -> list[tuple[str, Type]]:
    """Return names and types of a definition's parameters.

    An argument must be of the right kind, but may be outside the set: ``free(step(c, d))`` works at
    the edge of a map.
    """
    types: list[tuple[str, Type]] = []
    _check_names(checker, head)
    for parameter in head.parameters:
        if parameter.row or parameter.each:
            checker.wrong("parameter-for-each" if parameter.each else "row-parameter", parameter)
            types.extend((name.text, UNKNOWN) for name in parameter.names)
            continue
        kind, _ = declared_type(checker, parameter.type)
        types.extend((name.text, kind) for name in parameter.names)
    return types


def bind_parameters(
    checker: Checker, head: tree.Head, scope: Scope | None = None, *, each: bool = False
) -> Bound:
    """Bind the parameters of a head, each with all its values.

    ``scope`` is that of a view; ``each`` allows ``for each``.
    """
    core_binders: list[core.Binder] = []
    inner: dict[str, core.Expr] = dict(scope or {})
    guard: core.Expr | None = None
    sets: list[tuple[int, tree.Parameter, core.Local, Domain]] = []
    _check_names(checker, head)
    for parameter in head.parameters:
        condition = None
        if parameter.each is not None:
            condition = _bind_each(checker, parameter, inner, core_binders, allowed=each)
        elif parameter.type.kind == "one":
            binders, condition = bind_one(
                checker, parameter.names, parameter.row, parameter.type.domain, inner
            )
            core_binders.extend(binders)
        elif parameter.type.kind == "optional":
            choice = _choice(checker, parameter.type, inner, constant=scope is not None)
            for name in parameter.names:
                bound = inner[name.text] = checker.runs(name, choice.type)
                core_binders.append(core.Binder((bound,), choice.values))
                condition = checker.both(condition, choice.admits(checker, bound))
        else:
            domain = constant_domain(checker, parameter.type.domain, "a parameter", inner)
            for name in parameter.names:
                inner[name.text] = core.unknown(name.span)
                if domain is not None:
                    bound = inner[name.text] = checker.runs(name, set_type(domain))
                    sets.append((len(core_binders), parameter, bound, domain))
                    core_binders.append(core.Binder((bound,), ()))
        guard = checker.both(guard, condition)
    if head.where is not None:
        guard = checker.both(guard, checker.condition(head.where, inner))
    for place, parameter, bound, domain in sets:
        from puzzlelang.model.choices import subsets

        values = subsets(checker, parameter, bound, domain, guard)
        core_binders[place] = core.Binder((bound,), values)
    return tuple(core_binders), inner, guard


def _check_names(checker: Checker, head: tree.Head) -> None:
    names = [name for parameter in head.parameters for name in parameter.names]
    distinct(checker, names)
    warn_of_hidden(checker, names, {})


class _Choice(metaclass=Record):
    """Values of a parameter: all ``values``, or the members of ``group`` among them."""

    type: Type
    values: Sequence[int]
    group: core.Expr | None = None

    def admits(self, checker: Checker, bound: core.Expr) -> core.Expr | None:
        """Return the condition that a value must meet."""
        if self.group is None:
            return None
        span = self.group.span
        inside = inside_of(checker, span, bound, self.group)
        if not isinstance(self.type, Scalar) or not self.type.optional:
            return inside
        nothing = core.Const(span, Scalar(self.type.base, 0, 0, True), NONE)
        return checker.connect(
            span, "or", checker.apply(span, BOOLEAN, "=", bound, nothing), inside
        )


_BROKEN = _Choice(UNKNOWN, ())


def _choice(
    checker: Checker, kind: tree.TypeExpr, scope: Scope, *, constant: bool = False
) -> _Choice:
    """Find the values of ``x in kind``; unless ``constant``, they may depend on the state."""
    if kind.kind == "set":
        domain = constant_domain(checker, kind.domain, "a parameter", scope)
        if domain is None:
            return _BROKEN
        from puzzlelang.model.choices import subsets

        bound = core.Local(kind.span, set_type(domain), kind.span.text)
        return _Choice(bound.type, subsets(checker, kind, bound, domain, None))
    optional = kind.kind == "optional"
    if optional and constant:
        domain, group = constant_domain(checker, kind.domain, "a parameter", scope), None
    else:
        domain, group = domain_of(checker, kind.domain, scope)
    if domain is None:
        return _BROKEN
    if optional and size_of(domain.values) > MOST_VALUES:
        checker.wrong("parameter-too-wide", kind, count=size_of(domain.values), most=MOST_VALUES)
        return _BROKEN
    if isinstance(group, Boolean):
        if optional:
            checker.wrong("boolean-or-none", kind)
            return _BROKEN
        return _Choice(BOOLEAN, domain.values)
    one = element_type(domain)
    if not optional:
        return _Choice(one, domain.values, group)
    return _Choice(Scalar(one.base, one.low, one.high, True), (NONE, *domain.values), group)


# ── a parameter for each of some members ─────────────────────────────────────────────


def _bind_each(
    checker: Checker,
    parameter: tree.Parameter,
    inner: dict[str, core.Expr],
    binders: list[core.Binder],
    *,
    allowed: bool,
) -> core.Expr | None:
    """Bind ``way(r) in direction for each r in robot``; return the condition on all of them."""
    (name,), each = parameter.names, parameter.each
    assert each is not None
    (key_name,) = each.names
    inner[name.text] = core.unknown(name.span)
    if not allowed:
        checker.wrong("parameter-for-each", parameter)
        return None
    warn_of_hidden(checker, each.names, inner)
    key = constant_domain(checker, each.domain, "the domain of a parameter", inner)
    if key is None:
        return None
    if size_of(key.values) > MOST_AGENTS:
        checker.wrong(
            "too-many-parameters", each.domain, count=size_of(key.values), most=MOST_AGENTS
        )
        return None
    member = checker.runs(key_name, element_type(key))
    choice = _choice(checker, parameter.type, {**inner, key_name.text: member})
    if isinstance(choice.type, Unknown):
        return None
    options = []
    for value in key.values:
        text = f"{name.text}({show_scalar(value, key.base)})"
        options.append(checker.runs(tree.Name(name.span, text), choice.type))
        binders.append(core.Binder((options[-1],), choice.values))
    row = core.Apply(name.span, Row((key,), choice.type), "tuple", tuple(options))
    inner[name.text] = row
    condition = choice.admits(checker, chosen(checker, name.span, name.text, row, member))
    if condition is None or isinstance(condition, core.Const):
        return condition
    binder = core.Binder((member,), key.values)
    return core.Fold(parameter.span, BOOLEAN, "every", (binder,), None, condition)
