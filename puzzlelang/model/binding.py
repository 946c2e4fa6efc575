"""Binding of names: ``x in S`` in heads, quantifiers and ``for each``.

A binder iterates over constant values. If ``S`` depends on the state, these are all possible
members, and the guard tests membership.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    INTEGERS,
    UNKNOWN,
    Boolean,
    Domain,
    Integers,
    ListOf,
    Places,
    Scalar,
    SetOf,
    Type,
    Unknown,
    current,
    element_type,
    integer,
    members,
    set_type,
    size_of,
    universe,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import LARGEST_IN_SET, Checker, values_of
from puzzlelang.model.hoisting import Lets
from puzzlelang.model.operators import between
from puzzlelang.model.symbols import BooleanSymbol, BrokenSymbol, Scope, SetSymbol
from puzzlelang.model.trace_references import enter, means_states
from puzzlelang.syntax import tree
from puzzlelang.text import Span, write

Bound = tuple[tuple[core.Binder, ...], dict[str, core.Expr], core.Expr | None]
"""Core binders, the scope inside, and the condition on the names, if any."""


def bind(
    checker: Checker,
    binders: Sequence[tree.Binder],
    scope: Scope,
    lets: Lets | None = None,
    *,
    ordered: bool = True,
) -> Bound:
    """Bind the names of a quantifier, fold or ``for each``; later sets may use earlier names.

    The elements of a list are visited in order; if not ``ordered``, each of its values once.

    A computed set gets a name in ``lets``, if passed. Otherwise it would be computed for each
    possible member.
    """
    core_binders: list[core.Binder] = []
    inner = dict(scope)
    guard: core.Expr | None = None
    names = [name for binder in binders for name in binder.names]
    distinct(checker, names)
    warn_of_hidden(checker, names, scope)
    for binder in binders:
        before = [name for one in core_binders for name in one.locals]
        first = guard is None
        one, condition = bind_one(
            checker, binder.names, binder.row, binder.domain, inner, lets, before, first, ordered
        )
        core_binders.extend(one)
        guard = checker.both(guard, condition)
    return tuple(core_binders), inner, guard


def bind_where(
    checker: Checker,
    binders: Sequence[tree.Binder],
    where: tree.Expr | None,
    scope: Scope,
    lets: Lets | None = None,
) -> Bound:
    """Bind names with an additional condition."""
    core_binders, inner, guard = bind(checker, binders, scope, lets)
    if where is not None:
        guard = checker.both(guard, checker.condition(where, inner))
    return core_binders, inner, guard


def bind_one(
    checker: Checker,
    names: tuple[tree.Name, ...],
    row: bool,
    domain: tree.Expr,
    inner: dict[str, core.Expr],
    lets: Lets | None = None,
    before: Collection[core.Local] = (),
    first: bool = False,
    ordered: bool = False,
) -> tuple[list[core.Binder], core.Expr | None]:
    """Bind ``names``, adding them to ``inner``; those of a row together."""
    if row:
        return _bind_row(checker, names, domain, inner), None
    if means_states(domain, checker.names, inner):
        assert isinstance(domain, tree.Name)
        return enter(checker, names, domain, inner), None
    constant, group = domain_of(checker, domain, inner, ordered=ordered)
    if lets is not None and group is not None and not isinstance(group, Boolean):
        group = _once(checker, lets, before, group, first=first)
    kind: Type = UNKNOWN if constant is None else element_type(constant)
    if isinstance(group, Boolean):
        kind, group = BOOLEAN, None
    if group is not None and isinstance(group.type, ListOf):
        return _bind_places(checker, names, group, inner)
    core_binders = []
    guard: core.Expr | None = None
    for name in names:
        if constant is None:
            inner[name.text] = core.unknown(name.span)
            continue
        bound = checker.runs(name, kind)
        inner[name.text] = bound
        core_binders.append(core.Binder((bound,), constant.values))
        if group is not None:
            guard = checker.both(guard, inside_of(checker, domain.span, bound, group))
    return core_binders, guard


def inside_of(checker: Checker, span: Span, value: core.Expr, group: core.Expr) -> core.Expr:
    """Test membership in a set that :func:`domain_of` returned."""
    if isinstance(group, core.Apply) and group.operation == "range":
        return between(checker, span, value, *group.arguments)
    return checker.apply(span, BOOLEAN, "in", value, group)


def _bind_places(
    checker: Checker, names: tuple[tree.Name, ...], row: core.Expr, inner: dict[str, core.Expr]
) -> tuple[list[core.Binder], core.Expr | None]:
    """Bind ``names`` to the elements of a list; hidden names run over its places."""
    assert isinstance(row.type, ListOf)
    core_binders = []
    guard: core.Expr | None = None
    for name in names:
        place = checker.runs(name, integer(1, row.type.most))
        binder, there, inner[name.text] = model.list_types.elements_at(
            checker, name.span, row, place
        )
        core_binders.append(binder)
        guard = checker.both(guard, there)
    return core_binders, guard


def _once(
    checker: Checker, lets: Lets, bound: Collection[core.Local], group: core.Expr, *, first: bool
) -> core.Expr:
    """Name the set, or the ends of the range, if that saves work."""
    if isinstance(group, core.Apply) and group.operation == "range":
        low, high = group.arguments
        low = checker.invariants.set_named(lets, bound, low, first=first)
        high = checker.invariants.set_named(lets, bound, high, first=False)
        return core.Apply(group.span, group.type, "range", (low, high))
    return checker.invariants.set_named(lets, bound, group, first=first)


def _bind_row(
    checker: Checker, names: tuple[tree.Name, ...], domain: tree.Expr, inner: dict[str, core.Expr]
) -> list[core.Binder]:
    table = checker.names.table(domain.text) if isinstance(domain, tree.Name) else None
    columns = table.columns if table else ()
    if table is None or len(columns) != len(names) or None in columns:
        names_text = ", ".join(n.text for n in names)
        if columns:
            label = f"this has rows of {len(columns)}"
            help = f"its rows have {len(columns)} columns: write as many names"
        else:
            label, at = "this is not one", domain.span.in_one_line
            help = f"for every pair write `{names_text} in {at}`, without the parentheses"
        symbol = checker.names.as_value(domain.text) if isinstance(domain, tree.Name) else None
        if not isinstance(symbol, BrokenSymbol):  # otherwise already reported
            checker.wrong("not-rows", domain, names=names_text, label=label, help=help)
        for name in names:
            inner[name.text] = core.unknown(name.span)
        return []
    locals_ = []
    for name, column in zip(names, columns, strict=True):
        assert column is not None
        bound = checker.runs(name, element_type(column))
        inner[name.text] = bound
        locals_.append(bound)
    values = tuple(table.rows) if len(names) > 1 else tuple(r[0] for r in table.rows)
    return [core.Binder(tuple(locals_), values)]


def domain_of(
    checker: Checker, node: tree.Expr, scope: Scope, *, ordered: bool = False
) -> tuple[Domain | None, core.Expr | Boolean | None]:
    """Return the values of ``x in node``, and the set if it depends on the state.

    A list is the set of its elements or, if ``ordered``, the list itself without a domain.
    ``boolean`` gives ``(0, 1)`` and the type Boolean.
    """
    if isinstance(node, tree.Name) and node.text not in scope:
        symbol = checker.names.as_set(node.text)
        if isinstance(symbol, SetSymbol):
            return symbol.domain, None
        if isinstance(symbol, BooleanSymbol):
            return Domain(INTEGERS, range(2)), Boolean()
    if isinstance(node, tree.Binary) and node.operator == "..":
        return _range_domain(checker, node, scope)
    expr = checker.set_first(node, scope, None)
    values = values_of(expr)
    if values is not None:
        return values, None
    if isinstance(expr.type, ListOf):
        if ordered:
            return None, expr
        expr = model.list_types.elements(checker, expr)
    group = checker.as_set(expr, node)
    kind = group.type
    if isinstance(kind, Unknown) or not isinstance(kind, SetOf):
        return None, None
    if isinstance(group, core.Const) or not _depends(checker, group):
        mask = checker.evaluate(group)
        return (None, None) if mask is None else (_from_mask(kind, mask), None)
    return universe(kind.base, kind.high), group


def _range_domain(
    checker: Checker, node: tree.Binary, scope: Scope
) -> tuple[Domain | None, core.Expr | None]:
    low, high = checker.number(node.left, scope), checker.number(node.right, scope)
    if not isinstance(low.type, Scalar) or not isinstance(high.type, Scalar):
        return None, None
    if not _depends(checker, low) and not _depends(checker, high):
        ends = checker.evaluate(low), checker.evaluate(high)
        return (
            (None, None) if None in ends else (Domain(INTEGERS, range(ends[0], ends[1] + 1)), None)
        )
    values = range(low.type.low, high.type.high + 1)
    if size_of(values) > LARGEST_IN_SET:
        checker.wrong("range-too-wide", node, count=size_of(values), most=LARGEST_IN_SET)
        return None, None
    both = core.Apply(node.span, UNKNOWN, "range", (low, high))
    return Domain(INTEGERS, values), both


def _from_mask(kind: SetOf, mask: int) -> Domain:
    values = members(mask) if mask.bit_length() <= current.large_set else Places.of_mask(mask)
    if values and size_of(values) == values[-1] - values[0] + 1:
        return Domain(kind.base, range(values[0], values[-1] + 1))
    return Domain(kind.base, values if isinstance(values, Places) else tuple(values))


def _depends(checker: Checker, expr: core.Expr) -> bool:
    """Test whether the value depends on the state or on a name bound outside."""
    about = checker.invariants.about(expr)
    return about.reads or bool(about.free)


def constant_domain(
    checker: Checker, node: tree.Expr, what: str, scope: Scope | None = None
) -> Domain | None:
    """Return the domain of ``node``; report a set that is empty or depends on the state."""
    domain, group = domain_of(checker, node, scope or {})
    if group is not None and not isinstance(group, Boolean):
        checker.wrong("domain-reads-state", node, what=what)
        return None
    if domain is not None and not size_of(domain.values):
        is_range = isinstance(node, tree.Binary) and node.operator == ".."
        checker.wrong("empty-set", node, what=what, range=is_range)
        return None
    return domain


def declared_type(
    checker: Checker, node: tree.TypeExpr, scope: Scope | None = None
) -> tuple[Type, Domain | None]:
    """Return a declared type: ``0..3``, ``paint or none``, ``set of person``, a list."""
    if node.kind == "one" and _is_boolean(checker, node.domain):
        return BOOLEAN, None
    if node.kind == "optional" and _is_boolean(checker, node.domain):
        checker.wrong("boolean-or-none", node)
        return UNKNOWN, None
    if node.element is not None:
        return _list_type(checker, node, node.element, scope)
    match node.domain:
        case tree.Call(_, tree.Name(_, "set"), (only,)):
            checker.wrong("set-type", node, help=write(f"set of {only.span.in_one_line}"))
            return UNKNOWN, None
        case tree.Binary(_, "or", _, _, tree.NoneValue()):
            text = node.span.in_one_line.removeprefix("(").removesuffix(")")
            checker.wrong("type-in-parentheses", node, help=write(text))
            return UNKNOWN, None
    domain = constant_domain(checker, node.domain, "a type", scope)
    if domain is None:
        return UNKNOWN, None
    if node.kind == "set":
        if isinstance(checker.set_constant(node.domain.span, domain).type, Unknown):
            return UNKNOWN, None
        return set_type(domain), domain
    return (Scalar(domain.base, domain.low, domain.high, optional=node.kind == "optional"), domain)


def _list_type(
    checker: Checker, node: tree.TypeExpr, inner: tree.TypeExpr, scope: Scope | None
) -> tuple[Type, Domain | None]:
    """``list(8) of card``"""
    element, domain = declared_type(checker, inner, scope)
    assert node.most is not None
    most = checker.number(node.most, scope or {})
    length = None if isinstance(most.type, Unknown) else checker.evaluate(most)
    if length is None or isinstance(element, Unknown):
        return UNKNOWN, None
    if not 1 <= length <= model.list_types.LONGEST:
        checker.wrong("list-length", node.most, most=model.list_types.LONGEST, length=length)
    elif not model.list_types.can_be_listed(element):
        checker.wrong("not-in-lists", inner, kind=element)
    elif domain is not None and isinstance(domain.base, Integers) and not domain.contiguous:
        checker.wrong("list-of-odd-numbers", inner, low=domain.low, high=domain.high)
    elif domain is not None and _is_part(element, domain):
        checker.wrong("list-of-part", inner, domain=inner.domain, base=domain.base.name)
    elif not model.list_types.is_too_large(checker, node.most, ListOf(element, length)):  # type: ignore[arg-type]
        truths = Domain(INTEGERS, range(2))  # None would mean a boolean
        return ListOf(element, length), domain or truths  # type: ignore[arg-type]
    return UNKNOWN, None


def _is_part(kind: Type, domain: Domain) -> bool:
    """Test whether a set or list of this type can hold more than the members of ``domain``."""
    match kind:
        case SetOf(base, high):
            return size_of(domain.values) < size_of(universe(base, high).values)
        case ListOf(Scalar(Integers())):
            return False  # its digits cover exactly the range
        case ListOf(Scalar(base)):
            return size_of(domain.values) < size_of(universe(base, 0).values)
        case ListOf(element):
            return _is_part(element, domain)
    return False


def _is_boolean(checker: Checker, node: tree.Expr) -> bool:
    if not isinstance(node, tree.Name):
        return False
    return isinstance(checker.names.as_set(node.text), BooleanSymbol)


def distinct(checker: Checker, names: Iterable[tree.Name], key: str = "bound-twice") -> None:
    """Report names that occur twice."""
    first: dict[str, tree.Name] = {}
    for name in names:
        before = first.setdefault(name.text, name)
        if before is not name:
            checker.wrong(key, name, also=before.span)


def warn_of_hidden(checker: Checker, names: Iterable[tree.Name], scope: Scope) -> None:
    """Warn about bound names that hide another one or a declaration."""
    for name in names:
        hidden, place = checker.names.hidden(name.text)
        if name.text in scope:
            hidden, place = "another name around it", scope[name.text].span
        if hidden:
            related = ((place, "this is hidden"),) if place and place.text == name.text else ()
            member = checker.names.is_only_member(name.text) and name.text not in scope
            quoted = f"choose another name, or write `'{name.text}'` where the member is meant"
            help = quoted if member else ""
            checker.report("bound-name-hides", name, hidden=hidden, related=related, help=help)
