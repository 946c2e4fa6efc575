"""``reach`` and ``connected``: relations followed from member to member.

A relation is the name of a table, a variable, a definition or a function, or an expression ``E for
x in S``. Both become a fold whose body is the set of members that the relation leads to from x.
"""

from __future__ import annotations

from collections.abc import Callable

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    NONE,
    NOWHERE,
    Base,
    Boolean,
    Cells,
    Domain,
    Integers,
    ListOf,
    Scalar,
    SetOf,
    Unknown,
    count_of,
    element_type,
    set_type,
    universe,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.binding import declared_type, distinct, warn_of_hidden
from puzzlelang.model.calls import Call
from puzzlelang.model.expression_checker import LARGEST_IN_SET, Checker
from puzzlelang.model.hoisting import Lets, named, with_lets
from puzzlelang.model.operators import has_entry
from puzzlelang.model.parameters import parameter_types
from puzzlelang.model.symbols import (
    BrokenSymbol,
    DefinitionSymbol,
    Scope,
    Symbol,
    TableSymbol,
    VariableSymbol,
    local,
)
from puzzlelang.syntax import tree
from puzzlelang.text import Record, Span

_FROM, _TO = "1", "2"
"""Names of the two members of a relation, which no author can write."""

_RowOf = Callable[[core.Local], core.Expr]
"""The set of members that a relation leads to from a member."""


class _Relation(metaclass=Record):
    """A named relation: ``columns`` is 1 if a value names the members that follow, 2 for a
    condition on two members.

    ``origins`` and ``targets`` are the domains of the two members; ``None``: the whole type.
    """

    name: tree.Name
    symbol: Symbol | None
    columns: int
    origins: Domain | None = None
    targets: Domain | None = None
    words: tuple[str, str] = ("x", "y")


def named_relation(call: Call) -> core.Expr:
    """``reach(S, relation)``, ``connected(S, relation)``, ``connected(cells)``"""
    checker, lets = call.checker, Lets()
    group = call.a_set(0, call.wanted_set)
    if not isinstance(group.type, SetOf):
        return call.broken
    base = group.type.base
    if len(call.given) == 1:
        if not isinstance(base, Cells):
            return call.wrong("connected-by-what", 0, kind=group.type)
        kind = set_type(universe(base, 0))
        return _followed(
            checker, call.span, call.name, group, lets, 0,
            lambda x: checker.apply(call.span, kind, "neighbours", x),
        )  # fmt: skip
    relation = _relation(call, call.given[1])
    if relation is None:
        return call.broken
    if call.name == "connected" and relation.columns == 2:
        group = named(lets, group, "set")
    high = max((d.high for d in (relation.origins, relation.targets) if d), default=0)
    return _followed(
        checker, call.span, call.name, group, lets, high,
        lambda x: _row(call, relation, group, x, lets), relation.words[0],
    )  # fmt: skip


def expression(checker: Checker, node: tree.Fold, scope: Scope) -> core.Expr:
    """``reach(E for x in S where C)``: members that violate C lead nowhere."""
    if node.between is not None:
        return checker.wrong("fold-with-text", node.between, name=node.function.text)
    binder, *more = node.binders
    if more or binder.row or len(binder.names) > 1:
        return checker.wrong("followed-names", node, name=node.function.text)
    name = binder.names[0]
    distinct(checker, [name])
    warn_of_hidden(checker, [name], scope)
    group = checker.a_set(binder.domain, scope)
    if not isinstance(group.type, SetOf):
        return core.unknown(node.span)
    lets, base = Lets(), group.type.base

    def row(x: core.Local) -> core.Expr:
        inner = {**scope, name.text: x}
        value = _leads_to(checker, node.body, inner, base)
        if value is None or node.where is None:
            return value or core.unknown(node.span)
        where = checker.condition(node.where, inner)
        if isinstance(where.type, Unknown):
            return where
        return core.If(node.span, value.type, where, value, _nothing(node.span, base))

    return _followed(
        checker, node.span, node.function.text, group, lets, 0, row, name.text, name.span
    )


def _followed(
    checker: Checker,
    span: Span,
    how: str,
    group: core.Expr,
    lets: Lets,
    high: int,
    row_of: _RowOf,
    word: str = "x",
    place: Span | None = None,
) -> core.Expr:
    """Build the fold. If the members are numbers, they go up to ``high`` at least."""
    assert isinstance(group.type, SetOf)
    base, least = group.type.base, max(group.type.high, high)
    high = least
    while True:
        domain = universe(base, high)
        x = checker.runs(tree.Name(place or span, word), element_type(domain))
        row = row_of(x)
        if not isinstance(row.type, SetOf):
            return core.unknown(span)
        most = row.type.high
        if how == "connected" or not isinstance(base, Integers) or most <= high == least:
            break
        if most > LARGEST_IN_SET:
            key = "number-beyond-sets" if high == least else "leads-to-more"
            return checker.wrong(key, row.span, most=LARGEST_IN_SET, high=most)
        if most <= high:  # then the numbers up to `most` lead to no others
            high = least = max(least, most)
        else:
            high = min(LARGEST_IN_SET, max(most, 2 * high))
    row = checker.invariants.named(lets, frozenset((x,)), row)
    kind = BOOLEAN if how == "connected" else set_type(domain)
    inside = core.Apply(span, BOOLEAN, "in", (x, group))
    binder = core.Binder((x,), domain.values)
    return with_lets(lets, core.Fold(span, kind, how, (binder,), inside, row))


# ── the set that a relation leads to ─────────────────────────────────────────────────


def _nothing(span: Span, base: Base) -> core.Const:
    return core.Const(span, SetOf(base, 0), 0)


def _leads_to(checker: Checker, node: tree.Expr, scope: Scope, base: Base) -> core.Expr | None:
    """Check an expression for a member of ``base``, a set or a list of such, or none."""
    with checker.apart() as reports:
        value = checker.expression(node, scope, Scalar(base, 0, 0))
    if reports.errors:  # `if … then S else none` needs a set
        value = checker.expression(node, scope, SetOf(base, 0))
    else:
        for report in reports:
            checker.diagnostics.add(report)
    return _as_set(checker, value, node.span, base)


def _as_set(checker: Checker, value: core.Expr, span: Span, base: Base) -> core.Expr | None:
    """Convert a value to the set of the members that it names; ``None`` after a mistake."""
    kind = value.type
    if isinstance(kind, ListOf):
        value = model.list_types.elements(checker, value, span)
        kind = value.type
    if isinstance(kind, Unknown):
        return None
    if not isinstance(kind, Scalar | SetOf) or kind.base is not base:
        wanted = element_type(universe(base, 0))
        checker.wrong("leads-to-other-type", span, kind=kind, wanted=wanted)
        return None
    if isinstance(kind, SetOf):
        return value
    if isinstance(value, core.Const) and value.value in (NONE, NOWHERE):
        return _nothing(span, base)
    lets, there = Lets(), None
    value = named(lets, value, "it")
    for possible, missing in ((kind.optional, NONE), (kind.nowhere, NOWHERE)):
        if possible:
            nothing = core.Const(
                span, Scalar(base, 0, 0, missing == NONE, missing == NOWHERE), missing
            )
            there = checker.both(there, checker.apply(span, BOOLEAN, "!=", value, nothing))
    set_kind = SetOf(base, max(0, kind.high))
    one = checker.apply(span, set_kind, "with", _nothing(span, base), value)
    if there is None:
        return with_lets(lets, one)
    return with_lets(lets, core.If(span, set_kind, there, one, _nothing(span, base)))


# ── relations by name ────────────────────────────────────────────────────────────────


def _relation(call: Call, node: tree.Expr) -> _Relation | None:
    """Look a relation up; report anything else."""
    checker = call.checker
    if not isinstance(node, tree.Name) or node.text in call.scope:
        call.wrong("no-relation", 1, name=call.name, label="this is not the name of one")
        return None
    symbol = checker.names.as_value(node.text)
    relation: _Relation | None = None
    label = f"it is {checker.names.what(node.text)}"
    match symbol:
        case BrokenSymbol():
            return None
        case TableSymbol(function=core.Table(keys=(_,))):
            relation = _Relation(node, symbol, 1)
        case TableSymbol(relation=core.Table(), columns=(_, to)):
            relation = _Relation(node, symbol, 2, None, to)
        case TableSymbol(columns=columns):
            label = f"this has {len(columns)} columns"
        case VariableSymbol(variable):
            if len(variable.keys) == 1:
                relation = _Relation(node, symbol, 1, variable.keys[0])
            elif len(variable.keys) == 2:
                relation = _Relation(node, symbol, 2, *variable.keys)
        case DefinitionSymbol(definition):
            relation = _defined(checker, node, definition)
            count = len(parameter_types(checker, definition.head))
            label = f"this has {count or 'no'} parameters"
        case None if node.text in checker.functions:
            relation = _Relation(node, None, 1)
        case None if not checker.names.is_declared(node.text):
            model.unknown_names.report_unknown(checker, node, call.scope)
            return None
    if relation is None:
        call.wrong("no-relation", 1, name=call.name, label=label)
    return relation


def _defined(checker: Checker, name: tree.Name, definition: tree.Definition) -> _Relation | None:
    """A definition of one or two single parameters."""
    domains: list[Domain | None] = []
    words: list[str] = []
    for parameter in definition.head.parameters:
        if parameter.row or parameter.each or parameter.type.kind != "one":
            return None
        domain = declared_type(checker, parameter.type)[1]
        domains += [domain] * len(parameter.names)
        words += [one.text for one in parameter.names]
    if len(words) not in (1, 2):
        return None
    first, second = words[0], words[-1]
    to = domains[1] if len(words) == 2 else None
    return _Relation(
        name, DefinitionSymbol(definition), len(words), domains[0], to, (first, second)
    )


def _row(call: Call, relation: _Relation, group: core.Expr, x: core.Local, lets: Lets) -> core.Expr:
    """The set of members that a named relation leads to from x."""
    checker, name = call.checker, relation.name
    assert isinstance(group.type, SetOf) and isinstance(x.type, Scalar)
    base, span = group.type.base, name.span
    for domain in (relation.origins, relation.targets):
        if domain is not None and domain.base is not base:
            return checker.wrong(
                "relation-of-other-type", name, name=name.text, kind=element_type(domain),
                kind2=group.type,
            )  # fmt: skip
    row: core.Expr | None
    if relation.columns == 2:
        row = _condition_row(call, relation, group, x, lets)
    else:
        ask = tree.Call(span, name, (tree.Name(span, _FROM),))
        value = checker.expression(ask, {**call.scope, _FROM: x})
        row = _as_set(checker, value, span, base)
        tabled = isinstance(relation.symbol, TableSymbol)
        if row is not None and tabled and isinstance(value, core.Lookup):
            row = _with_entry(checker, value, row)
    if row is None or isinstance(row.type, Unknown):
        return core.unknown(span)
    if relation.origins is None or set(relation.origins.values) >= set(range(x.type.high + 1)):
        return row
    inside = checker.apply(span, BOOLEAN, "in", x, checker.set_constant(span, relation.origins))
    return core.If(span, row.type, inside, row, _nothing(span, base))


def _with_entry(checker: Checker, value: core.Lookup, row: core.Expr) -> core.Expr:
    """Lead nowhere from a member without an entry."""
    table = value.table
    key = table.keys[0]
    whole = universe(key.base, key.high).values
    if table.default is not None:
        return row
    if len(table.entries) == count_of(table.keys) and len(key.values) == len(whole):
        return row
    assert isinstance(row.type, SetOf)
    has = has_entry(checker, value.span, table, value.arguments)
    return core.If(value.span, row.type, has, row, _nothing(value.span, row.type.base))


def _condition_row(
    call: Call, relation: _Relation, group: core.Expr, x: core.Local, lets: Lets
) -> core.Expr | None:
    """The members y that satisfy a condition on x and y.

    ``connected`` needs only those y in the set. A condition that doesn't depend on the state covers
    all y, so that the relation becomes a constant table.
    """
    checker, name = call.checker, relation.name
    span = name.span
    assert isinstance(x.type, Scalar)
    targets = relation.targets or universe(x.type.base, x.type.high)
    y = local(tree.Name(span, relation.words[1]), element_type(targets))
    checker.invariants.values.add(y)
    ask = tree.Call(span, name, (tree.Name(span, _FROM), tree.Name(span, _TO)))
    condition = checker.expression(ask, {**call.scope, _FROM: x, _TO: y}, BOOLEAN)
    if isinstance(condition.type, Unknown):
        return None
    if not isinstance(condition.type, Boolean):
        checker.wrong("relation-no-condition", name, name=name.text, kind=condition.type)
        return None
    condition = checker.invariants.named(lets, frozenset((x, y)), condition)
    about = checker.invariants.about(condition)
    constant = isinstance(relation.symbol, TableSymbol) or (about.sure and not about.reads)
    if call.name == "connected" and not constant:
        condition = checker.connect(
            span, "and", checker.apply(span, BOOLEAN, "in", y, group), condition
        )
    binder = core.Binder((y,), targets.values)
    return core.Fold(span, set_type(targets), "those", (binder,), condition, None)
