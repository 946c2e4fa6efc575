"""Parameters of a transition, view, computed table or definition.

``way(r) in direction for each r in robot`` declares a parameter for each robot. All of them are
bound, and ``way`` is a row from which a member selects one: ``way(r)`` expands to ``if r = ann then
way(ann) else way(ben)``. Unrolling the loops over members, as always, then removes the choice.

`crew in set of person where count(crew) in 1..4` runs over the subsets of one to four members. The
condition would reject all others, in every state and without a fault.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb

from puzzlelang.core import (
    BOOLEAN,
    NONE,
    OPERATIONS,
    UNKNOWN,
    Boolean,
    Domain,
    Row,
    Scalar,
    Type,
    Unknown,
    element_type,
    set_type,
    show_domain,
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
from puzzlelang.model.cost_bound import work
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree
from puzzlelang.text import Record, Span

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


# ── choices among parameters ────────────────────────────────────────────────────────────


def is_parameters(expr: core.Expr | None) -> bool:
    """Test for a row of parameters: ``way`` without a member."""
    return isinstance(expr, core.Apply) and expr.operation == "tuple" and isinstance(expr.type, Row)


def chosen(checker: Checker, span: Span, name: str, row: core.Expr, member: core.Expr) -> core.Expr:
    """Select a parameter of ``row`` by ``member``, whose type is that of the key."""
    assert isinstance(row, core.Apply) and isinstance(row.type, Row)
    (key,), options = row.type.keys, dict(zip(row.type.keys[0].values, row.arguments, strict=True))
    if isinstance(member.type, Unknown):
        return member
    if isinstance(member, core.Const):
        if member.value in options:
            return options[member.value]
        word = show_scalar(member.value, key.base)
        checker.wrong("no-such-parameter", member, name=name, word=word, keys=show_domain(key))
        return core.unknown(span)
    kind = member.type
    assert isinstance(kind, Scalar)
    inside = key.contiguous and key.low <= kind.low and kind.high <= key.high
    if not inside or kind.optional or kind.nowhere:  # other members have no parameter: a fault
        entries: dict[tuple[int, ...], int] = {(value,): value for value in key.values}
        table = core.Table(name, span, (key,), element_type(key), entries)
        member = core.Lookup(member.span, element_type(key), table, (member,))
    selector = member if isinstance(member, core.Local) else None
    if selector is None:
        selector = core.Local(member.span, member.type, "it")
        checker.invariants.values.add(selector)
    *others, last = key.values
    result = options[last]
    for value in reversed(others):
        one = core.constant(span, key.base, value)
        condition = core.Apply(span, BOOLEAN, "=", (selector, one))
        result = core.If(span, row.type.element, condition, options[value], result)
    return result if selector is member else core.Let(span, result.type, selector, member, result)


def parameters_for_each(scope: Scope) -> tuple[tuple[Domain, tuple[core.Local, ...]], ...]:
    """Return the keys and parameters of each ``for each`` in the scope of a transition."""
    groups = []
    for row in scope.values():
        if is_parameters(row) and isinstance(row, core.Apply) and isinstance(row.type, Row):
            options = tuple(one for one in row.arguments if isinstance(one, core.Local))
            groups.append((row.type.keys[0], options))
    return tuple(groups)


def choice(expr: core.Expr) -> tuple[core.Expr, tuple[core.Expr, ...], tuple[int, ...]] | None:
    """Match a choice among parameters.

    Returns the deciding name, the parameters, and the members that select all but the last.
    """
    by: core.Expr | None = None
    options: list[core.Expr] = []
    members: list[int] = []
    while True:
        match expr:
            case core.If(
                _, _, core.Apply(_, _, "=", (core.Local() as selector, core.Const(_, _, member))),
                core.Local() as one, rest,
            ) if by in (None, selector):  # fmt: skip
                by, expr = selector, rest
                options.append(one)
                members.append(member)
            case core.Local() if by is not None:
                return by, (*options, expr), tuple(members)
            case _:
                return None


# ── subsets ────────────────────────────────────────────────────────────────────────────


MOST_SUBSETS = 8_192
"""Subsets allowed for one parameter: for example, all subsets of 13 values."""


def subsets(
    checker: Checker,
    parameter: tree.Parameter | tree.TypeExpr,
    bound: core.Local,
    domain: Domain,
    where: core.Expr | None,
) -> Sequence[int]:
    """Return the subsets of ``domain`` that ``where`` may admit as ``bound``, ordered by mask.

    So small ones of early members come first. Too many are an error, and none is returned.
    """
    if where is not None and isinstance(where.type, Unknown):
        return ()
    sizes = _sizes(checker, bound, size_of(domain.values), where)
    total = 0
    for size in sizes:
        total += comb(size_of(domain.values), size)
        if total > MOST_SUBSETS:
            few = where is not None and len(sizes) <= size_of(domain.values)
            _too_many(checker, parameter.span, bound, size_of(domain.values), few=few)
            return ()
    return _of_sizes(domain, sizes)


def _too_many(checker: Checker, span: Span, bound: core.Local, size: int, *, few: bool) -> None:
    what = "subsets of these sizes" if few else "subsets"
    checker.wrong(
        "too-many-subsets", span, size=size, what=what, most=MOST_SUBSETS, bound=bound.name
    )


def _of_sizes(domain: Domain, sizes: Sequence[int]) -> Sequence[int]:
    """Return the subsets of these sizes, ordered by mask."""
    count = size_of(domain.values)
    masks: list[int] = []
    for size in sizes:
        left_out = size > count - size
        for some in combinations(domain.values, min(size, count - size)):
            mask = sum(1 << value for value in some)
            masks.append(domain.mask & ~mask if left_out else mask)
    return tuple(sorted(masks))


def _sizes(
    checker: Checker, bound: core.Local, largest: int, where: core.Expr | None
) -> Sequence[int]:
    """Return the sizes of ``bound`` that the first conditions of ``where`` allow.

    A condition after one that can fault decides nothing: the fault comes first.
    """
    sizes: Sequence[int] = range(largest + 1)
    for part in () if where is None else core.conjuncts(where):
        names = _counted(part)
        if names is None:
            break
        if names != {bound}:
            continue
        if not checker.budget.constant(part.span, work(part) * len(sizes)):
            break
        sizes = [n for n in sizes if _holds(part, bound, n)]
    return sizes


def _counted(
    expr: core.Expr, named: frozenset[core.Local] = frozenset()
) -> frozenset[core.Local] | None:
    """Return the names whose sizes decide ``expr``; ``named`` have known values.

    None if anything else matters, or ``expr`` can fault.
    """
    match expr:
        case core.Const():
            return frozenset()
        case core.Local():
            return frozenset() if expr in named else None
        case core.Apply(_, _, "count", (core.Local() as bound,)):
            return frozenset((bound,))
        case core.Apply(_, _, operation, arguments) if _is_sure(operation, arguments):
            return _all_counted(_counted(argument, named) for argument in arguments)
        case core.Let(_, _, local, value, body):
            parts = (_counted(value, named), _counted(body, named | {local}))
            return _all_counted(parts)
    return None


def _all_counted(groups: Iterable[frozenset[core.Local] | None]) -> frozenset[core.Local] | None:
    every: frozenset[core.Local] = frozenset()
    for names in groups:
        if names is None:
            return None
        every |= names
    return every


def _is_sure(operation: str, arguments: Iterable[core.Expr]) -> bool:
    """Test that the operation has a value for all arguments."""
    row = OPERATIONS.get(operation)
    return row is not None and not row.may_lack_value([one.type for one in arguments])


def _holds(condition: core.Expr, bound: core.Local, size: int) -> bool:
    """Evaluate ``condition`` for a set of ``size`` members."""
    from puzzlelang.core import evaluate

    return bool(evaluate(condition, (), {bound: (1 << size) - 1}))
