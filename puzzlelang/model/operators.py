"""Operators: arithmetic, comparing, sets, membership, choice, defaults."""

from __future__ import annotations

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    COMPASS,
    COMPOSED_TEXT,
    DIRECTIONS,
    INTEGERS,
    NONE,
    Boolean,
    Cells,
    Integers,
    ListOf,
    Row,
    Scalar,
    SetOf,
    TextType,
    TupleOf,
    Type,
    Unknown,
    domain_with,
    integer,
    join_types,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model import alternatives
from puzzlelang.model.calls import Call, operation
from puzzlelang.model.expression_checker import LARGEST_IN_SET, Checker, among, is_wide, values_of
from puzzlelang.model.hoisting import Lets, named, with_lets
from puzzlelang.model.symbols import (
    BrokenSymbol,
    DefinitionSymbol,
    Names,
    Scope,
    SetSymbol,
    TableSymbol,
    VariableSymbol,
)
from puzzlelang.model.tables import is_too_wide
from puzzlelang.syntax import tree
from puzzlelang.text import Span, WayOut, did_you_mean, replace, write


def unary(checker: Checker, node: tree.Unary, scope: Scope, want: Type | None) -> core.Expr:
    span = node.span
    if node.operator == "not":
        operand = checker.condition(node.operand, scope, node)
        return checker.apply(span, BOOLEAN, "not", operand)
    if node.operator == "-":
        return checker.apply(span, integer(0, 0), "neg", checker.number(node.operand, scope))
    group = checker.set_first(node.operand, scope, None)
    if isinstance(group.type, Scalar):
        return checker.wrong("the-of-value", node.operand, kind=group.type)
    return operation(checker, span, "the", (checker.as_set(group, node),))


def binary(checker: Checker, node: tree.Binary, scope: Scope, want: Type | None) -> core.Expr:
    operator = node.operator
    if operator == "or" and isinstance(node.left, tree.Call | tree.Name | tree.Binary):
        fallback = default(checker, node, scope, want)
        if fallback is not None:
            return fallback
    if operator in ("and", "or", "in", "not in", "=", "!="):
        wrong = alternatives.report_joined(checker, node, scope, want)
        if wrong is not None:
            return wrong
    if operator in ("and", "or"):
        left = checker.condition(node.left, scope, node)
        if isinstance(left.type, Unknown) and isinstance(
            node.right, tree.Number | tree.Name | tree.Text
        ):
            return left  # `x between 1 and 8`: one mistake, one message
        right = checker.condition(node.right, scope, node)
        return checker.connect(node.span, operator, left, right)
    if operator == "implies":
        left, right = checker.condition(node.left, scope), checker.condition(node.right, scope)
        negation = checker.apply(node.left.span, BOOLEAN, "not", left)
        return checker.connect(node.span, "or", negation, right)
    if operator in ("in", "not in"):
        inside = _member(checker, node, scope)
        return checker.apply(node.span, BOOLEAN, "not", inside) if operator == "not in" else inside
    if operator in ("=", "!=", "<", "<=", ">", ">="):
        return _compare(checker, node, scope)
    if operator == "..":
        domain = checker.constant_range(node, scope)
        return checker.set_constant(node.span, domain)
    return arithmetic(checker, node, scope, want)


def _member(checker: Checker, node: tree.Binary, scope: Scope) -> core.Expr:
    """``left in right``, where right is a range, a relation or any set."""
    span, left, right = node.span, node.left, node.right
    if wrong := alternatives.none_among(checker, node):
        return wrong
    if isinstance(right, tree.Binary) and right.operator == "..":
        value = checker.number(left, scope, or_none=True)
        low, high = checker.number(right.left, scope), checker.number(right.right, scope)
        return between(checker, span, value, low, high)
    if isinstance(left, tree.Tuple):
        return _row_in(checker, span, left, right, scope)
    symbol = None
    if isinstance(right, tree.Name) and right.text not in scope:
        symbol = checker.names.as_set(right.text)
    if isinstance(symbol, SetSymbol) and isinstance(symbol.domain.base, Integers):
        domain = symbol.domain
        value = checker.number(left, scope, or_none=True)
        if size_of(domain.values) and domain.contiguous:
            low = checker.constant(right.span, integer(0, 0), domain.low)
            high = checker.constant(right.span, integer(0, 0), domain.high)
            return between(checker, span, value, low, high)
        if is_wide(domain):
            return among(span, value, domain)
    vague = needs_context(left, checker.names) or _is_unknown(left, checker, scope)
    first = None if vague else checker.expression(left, scope)
    kind = first.type if first else None
    want_set = SetOf(kind.base, kind.high) if isinstance(kind, Scalar) else None
    group = checker.set_first(right, scope, want_set)
    numbers = values_of(group) if first else None
    if numbers is not None and is_wide(numbers):
        return among(span, checker.number(left, scope, or_none=True), numbers)
    group = checker.listed(group, right)
    many = model.list_functions.constant_lists(group)
    if many is not None or isinstance(group.type, ListOf):
        element = many[0] if many is not None else group.type.element  # type: ignore[union-attr]
        value = first or checker.expression(left, scope, element)
        return model.list_functions.holds(checker, span, value, group)
    if not isinstance(group.type, SetOf | Unknown):
        return alternatives.no_set(checker, node, group, scope)
    want = Scalar(group.type.base, 0, group.type.high) if isinstance(group.type, SetOf) else None
    value = first or checker.expression(left, scope, want)
    if isinstance(value.type, Unknown) or isinstance(group.type, Unknown):
        return core.unknown(span)
    if isinstance(value.type, SetOf) and value.type.base is group.type.base:
        help = model.advice.all_or_some(node)
        return checker.wrong("set-in-set", span, kind=value.type, group=group.type, help=help)
    if not isinstance(value.type, Scalar) or value.type.base is not group.type.base:
        help = model.advice.in_other_words(checker.names, left.span, value.type, want)
        if isinstance(value.type, Row):
            help = alternatives.comparable(checker.names, node, value.type, group.type, scope)
        return _different(checker, span, value.type, group.type, help)
    if alternatives.is_value(left, checker.names, scope) and alternatives.is_whole(symbol):
        checker.report("member-of-its-type", span, left=left, right=right)
    return checker.apply(span, BOOLEAN, "in", value, group)


def between(
    checker: Checker, span: Span, value: core.Expr, low: core.Expr, high: core.Expr
) -> core.Expr:
    if isinstance(value, core.Const | core.Local):
        above = checker.apply(span, BOOLEAN, ">=", value, low)
        below = checker.apply(span, BOOLEAN, "<=", value, high)
        return checker.connect(span, "and", above, below)
    name = core.Local(value.span, value.type, "it")
    inner = between(checker, span, name, low, high)
    if isinstance(inner.type, Unknown) or isinstance(value.type, Unknown):
        return core.unknown(span)
    return core.Let(span, BOOLEAN, name, value, inner)


def _row_in(
    checker: Checker, span: Span, left: tree.Tuple, right: tree.Expr, scope: Scope
) -> core.Expr:
    symbol = None
    if isinstance(right, tree.Name):
        symbol = checker.names.as_value(right.text)
    if isinstance(symbol, BrokenSymbol):
        return core.unknown(span)
    if not isinstance(symbol, TableSymbol) or symbol.relation is None:
        with checker.apart():
            group, kind = (
                checker.set_first(right, scope, None),
                checker.expression(left, scope).type,
            )
        base = group.type.base if isinstance(group.type, SetOf) else None
        one = Scalar(base, 0, 0) if base else None
        help = model.advice.in_other_words(checker.names, left.span, kind, one)
        return checker.wrong("row-in-no-table", right, help=help)
    assert isinstance(right, tree.Name)
    keys = symbol.relation.keys
    if is_too_wide(checker, left, symbol.relation):
        return core.unknown(span)
    arguments = checker.arguments(span, right.text, left.items, keys, scope)
    if arguments is None:
        return core.unknown(span)
    return core.Lookup(span, BOOLEAN, symbol.relation, arguments)


def relation(checker: Checker, node: tree.Relation, scope: Scope, want: Type | None) -> core.Expr:
    name = node.name
    symbol = checker.names.as_value(name.text)
    if isinstance(symbol, BrokenSymbol):
        return core.unknown(node.span)
    if isinstance(symbol, TableSymbol) and symbol.relation is not None:
        if len(symbol.relation.keys) == 2:
            pair = tree.Tuple(node.span, (node.left, node.right))
            return _row_in(checker, node.span, pair, name, scope)
        columns = len(symbol.relation.keys)
        return checker.wrong("relation-of-many", name, columns=columns)
    if name.text in ("be", "are"):
        return checker.wrong("no-relation-word", name)
    if not checker.diagnostics.advises(name.span):
        return checker.wrong("unknown-relation", name)
    tables = list(filter(checker.names.table, checker.names.values))
    left, right = tree.written(node.left), tree.written(node.right)
    help = did_you_mean(name.text, [*tables, "and", "or", "div", "mod", "in", "implies"])
    if isinstance(symbol, VariableSymbol) and len(symbol.variable.keys) == 1:
        help = write(f"{name.text}({left}) = {right}", node.span)
    elif isinstance(node.left, tree.Name) and left in tables:
        help = write(f"{name.text} {left} {right}", node.span)
    elif name.text in checker.names.members and not symbol:
        help = (
            "values one after another are a table: `first: {wolf: left, goat: right}`, and"
            " `first(x)` here"
        )
    elif isinstance(symbol, DefinitionSymbol):
        help = write(f"{name.text}({left}, {right})", node.span)
    elif suggestion := model.advice.relation(checker.names, node):
        help = suggestion
    elif not help and tables:
        help = f"the tables are {', '.join(tables[: model.advice.MOST_LISTED])}"
    return checker.wrong("unknown-relation", name, help=help)


def _pair(
    checker: Checker, left: tree.Expr, right: tree.Expr, scope: Scope
) -> tuple[core.Expr, core.Expr]:
    """Check two expressions of one type; each may resolve the other's words."""
    unknown = _is_unknown(left, checker, scope) and not needs_context(right, checker.names)
    if unknown or needs_context(left, checker.names):
        second = checker.expression(right, scope)
        return checker.expression(left, scope, second.type), second
    first = checker.expression(left, scope)
    want = first.type
    return first, checker.expression(right, scope, want)


def _compare(checker: Checker, node: tree.Binary, scope: Scope) -> core.Expr:
    left, right = _pair(checker, node.left, node.right, scope)
    if isinstance(left.type, SetOf) or isinstance(right.type, SetOf):
        left, right = checker.listed(left, node.left), checker.listed(right, node.right)
    a, b = left.type, right.type
    span, operator = node.span, node.operator
    if isinstance(a, Unknown) or isinstance(b, Unknown):
        return core.unknown(span)
    if join_types(a, b) is None:
        names = checker.names
        help = model.advice.compared(names, node, a, b)
        help = help or model.advice.value_of_row(names, left, node.left.span)
        help = help or model.advice.value_of_row(names, right, node.right.span)
        help = help or alternatives.asked_of(names, node, a, b, operator)
        help = help or alternatives.comparable(names, node, a, b, scope)
        return _different(checker, span, a, b, help)
    if COMPOSED_TEXT in (a, b):
        return checker.wrong(
            "only-prints", node.operator_span, help=model.advice.instead_of_text(node)
        )
    if operator in ("=", "!="):
        never_none = isinstance(a, Scalar) and a.nowhere and not a.optional
        if never_none and isinstance(node.right, tree.NoneValue):
            checker.report("none-for-nowhere", node.right, help=write("nowhere"))
        return operation(checker, span, operator, (left, right))
    if isinstance(a, SetOf):
        if operator in ("<=", ">="):
            pair = (left, right) if operator == "<=" else (right, left)
            return checker.apply(span, BOOLEAN, "subset", *pair)
        pair = (left, right) if operator == "<" else (right, left)
        inside = checker.apply(span, BOOLEAN, "subset", *pair)
        unequal = checker.apply(span, BOOLEAN, "!=", left, right)
        return checker.connect(span, "and", inside, unequal)
    if not isinstance(a, Scalar):
        return checker.wrong(
            "no-order",
            node.operator_span,
            operator=operator,
            kind=a,
            condition=isinstance(a, Boolean),
        )
    if isinstance(a.base, Cells):
        left, right = (model.map_functions.place_of_cell(checker, one) for one in (left, right))
    return checker.apply(span, BOOLEAN, operator,
        checker.present(left, node.left.span), checker.present(right, node.right.span),
    )  # fmt: skip


def _different(checker: Checker, span: Span, a: Type, b: Type, help: str = "") -> core.Const:
    return checker.wrong("different-types", span, kind=a, kind2=b, help=help)


def choice(checker: Checker, node: tree.If, scope: Scope, want: Type | None) -> core.Expr:
    condition = checker.condition(node.condition, scope)
    if want is None and _vague(node.then, checker.names) > _vague(node.otherwise, checker.names):
        otherwise = checker.expression(node.otherwise, scope, want)
        then = checker.expression(node.then, scope, otherwise.type)
    else:
        then = checker.expression(node.then, scope, want)
        otherwise = checker.expression(node.otherwise, scope, want or then.type)
    alike = as_one_type(checker, then, otherwise)
    if alike is None:
        return checker.wrong("branches-differ", node, kind=then.type, kind2=otherwise.type)
    kind, then, otherwise = alike
    if isinstance(condition, core.Const) and not isinstance(condition.type, Unknown):
        return then if condition.value else otherwise
    return core.If(node.span, kind, condition, then, otherwise)


def as_one_type(
    checker: Checker, then: core.Expr, otherwise: core.Expr
) -> tuple[Type, core.Expr, core.Expr] | None:
    """Convert both values to one type if possible; next to a text, to text."""
    kind = join_types(then.type, otherwise.type)
    if kind is None and any(isinstance(side.type, TextType) for side in (then, otherwise)):
        kind = COMPOSED_TEXT
        then, otherwise = as_text(then), as_text(otherwise)
    if isinstance(kind, ListOf):
        then, otherwise = (model.list_types.fitted(checker, s, kind) for s in (then, otherwise))
    return None if kind is None else (kind, then, otherwise)


def as_text(value: core.Expr) -> core.Expr:
    """Convert a value to its printed text."""
    if isinstance(value.type, TextType | Unknown):
        return value
    return core.Apply(value.span, COMPOSED_TEXT, "text", (value,))


def _vague(node: tree.Expr, names: Names) -> int:
    """Rank how much an expression's type depends on its neighbour: `none` most, then words."""
    match node:
        case tree.NoneValue():
            return 2
        case tree.If(_, _, then, otherwise):
            return min(_vague(then, names), _vague(otherwise, names))
    return int(needs_context(node, names))


def _is_unknown(node: tree.Expr, checker: Checker, scope: Scope) -> bool:
    """Test for an undefined name; its neighbour's type suggests candidates."""
    if not isinstance(node, tree.Name) or node.text in scope:
        return False
    names, text = checker.names, node.text
    return not (names.as_value(text) or names.as_set(text) or text in names.members)


def needs_context(node: tree.Expr, names: Names) -> bool:
    """Test for a word (or a choice of words) whose type depends on its neighbour."""
    match node:
        case tree.NoneValue():
            return True
        case tree.Name(_, text):
            word = text in names.members or text in ("nowhere", *COMPASS)
            return word and not names.is_declared(text)
        case tree.Text(_, text):
            return text in names.members
        case tree.If(_, _, then, otherwise):
            return needs_context(then, names) and needs_context(otherwise, names)
    return False


# ── arithmetic ─────────────────────────────────────────────────────────────────────────


def arithmetic(checker: Checker, node: tree.Binary, scope: Scope, want: Type | None) -> core.Expr:
    operator = node.operator
    wanted_set = want if isinstance(want, SetOf) else None
    wants_set = wanted_set is not None
    expected: Type | None = want if isinstance(want, SetOf | ListOf) else None
    if operator == "-" and (wants_set or not _is_number(checker, node.left, scope)):
        left = checker.set_first(node.left, scope, expected)
    else:
        if isinstance(want, SetOf) and operator == "+" and isinstance(node.left, tree.Name):
            expected = Scalar(want.base, 0, want.high)
        left = checker.set_or_value(node.left, scope, expected)
    if operator in ("+", "-"):
        left = checker.listed(left, node.left)
    if operator == "+" and isinstance(left.type, ListOf):
        right = model.list_types.a_list(checker, node.right, scope, left.type)
        return operation(checker, node.span, "joined", (left, right))
    if operator == "+" and isinstance(want, SetOf):
        left = _as_set_of_one(checker, left, want)
    if isinstance(left.type, SetOf) and operator in ("+", "-"):
        return _set_arithmetic(checker, node, left, scope)
    if isinstance(left.type, Unknown):
        checker.expression(node.right, scope)
        return left
    if isinstance(left.type, Scalar) and isinstance(left.type.base, Cells):
        if not wants_set and (cell := _next_cell(checker, node, scope, left.type)):
            return checker.wrong("not-a-number", node.left, kind=left.type, help=cell)
    if operator == "+" and isinstance(left.type, Scalar) and left.type.base is not INTEGERS:
        return _sum_of_members(checker, node, left, scope)
    if wanted_set and isinstance(left.type, TupleOf):
        empty = core.Const(left.span, SetOf(wanted_set.base, 0), 0)
        return changed_set(checker, node, "+", empty, left, node.left.span)
    first = checker.as_number(left, node.left.span)
    if wants_set:
        right = checker.set_first(node.right, scope, None)
    else:
        right = checker.expression(node.right, scope, integer(0, 0))
    right = checker.listed(right, node.right)
    if operator == "+" and isinstance(right.type, SetOf) and right.type.base is INTEGERS:
        return changed_set(checker, node, "+", right, first, node.left.span)
    second = checker.as_number(right, node.right.span)
    name = "power" if operator == "^" else operator
    return operation(checker, node.span, name, (first, second))


def _is_number(checker: Checker, node: tree.Expr, scope: Scope) -> bool:
    """Test for a numeric variable; its type may have the same name."""
    if not isinstance(node, tree.Name) or node.text in scope:
        return False
    variable = checker.names.variable(node.text)
    kind = variable.type if variable else None
    return isinstance(kind, Scalar) and isinstance(kind.base, Integers)


def _sum_of_members(
    checker: Checker, node: tree.Binary, left: core.Expr, scope: Scope
) -> core.Expr:
    """Check ``east + west``: members and cells are not numbers, so the sum is a set."""
    assert isinstance(left.type, Scalar)
    if isinstance(node.right, tree.NoneValue):
        return _as_set_of_one(checker, left, SetOf(left.type.base, 0))
    right = checker.set_or_value(node.right, scope, replace(left.type, optional=False))
    right = checker.listed(right, node.right)
    kind = right.type
    if isinstance(kind, Unknown):
        return right
    same = isinstance(kind, Scalar | SetOf) and kind.base is left.type.base
    if same or isinstance(kind, TupleOf | TextType):
        group = _as_set_of_one(checker, left, SetOf(left.type.base, 0))
        return changed_set(checker, node, "+", group, right, node.right.span)
    return checker.as_number(left, node.left.span)


def _as_set_of_one(checker: Checker, value: core.Expr, want: SetOf) -> core.Expr:
    """Make a set of ``wolf`` in ``wolf + goat`` if one is expected; ``1 + 2`` remains 3."""
    kind = value.type
    if not isinstance(kind, Scalar) or kind.base is not want.base or kind.base is INTEGERS:
        return value
    empty = core.Const(value.span, SetOf(kind.base, 0), 0)
    return operation(checker, value.span, "with", (empty, value))


def _set_arithmetic(
    checker: Checker, node: tree.Binary, left: core.Expr, scope: Scope
) -> core.Expr:
    assert isinstance(left.type, SetOf)
    if isinstance(node.right, tree.NoneValue):  # the empty set
        return left
    right = checker.set_or_value(node.right, scope, Scalar(left.type.base, 0, left.type.high))
    right = checker.listed(right, node.right)
    return changed_set(checker, node, node.operator, left, right, node.right.span)


TOGGLE = "toggle"
_CHANGES = {
    "+": ("union", "with", "added to"),
    "-": ("difference", "without", "taken from"),
    TOGGLE: (TOGGLE, TOGGLE, "toggled in"),
}
"""Operations on a set and another set, or one value; words for messages."""


def toggled(call: Call) -> core.Expr:
    """Check ``toggle(lit, l)``: remove ``l`` if present, otherwise add it; ``l`` may be a set."""
    group = call.a_set(0, call.wanted_set)
    if not isinstance(group.type, SetOf):
        return call.broken
    second = call.given[1]
    other = call.checker.listed(call.value(1, group.type), second)
    return changed_set(call.checker, call.node, TOGGLE, group, other, second.span)


def set_literal(call: Call) -> core.Expr:
    """Check ``set(1, n + 1)``, ``set(wolf, goat)``: a set of values and of members of sets."""
    wanted = call.wanted_set
    group: core.Expr | None = None
    for place, argument in enumerate(call.given):
        if isinstance(argument, tree.NoneValue) and len(call.given) > 1:
            return call.wrong("none-in-set", place)
        one = Scalar(wanted.base, 0, wanted.high) if wanted else None
        value = call.checker.listed(call.value(place, one), argument)
        if isinstance(value.type, Unknown):
            return value
        if not isinstance(value.type, Scalar | SetOf):
            names, kind = call.checker.names, value.type
            help = model.advice.in_other_words(names, argument.span, kind, wanted)
            return call.wrong("not-in-sets", place, kind=kind, help=help)
        if group is None:
            group = core.Const(call.span, SetOf(value.type.base, 0), 0)
        group = changed_set(call.checker, call.node, "+", group, value, argument.span)
        if not isinstance(group.type, SetOf):
            return group
        wanted = group.type
    assert group is not None, "a call has an argument"
    return group


def changed_set(
    checker: Checker, node: tree.Expr, how: str, group: core.Expr, other: core.Expr, at: Span
) -> core.Expr:
    """Add, remove or toggle ``other``, a set or one value with the span ``at``."""
    assert isinstance(group.type, SetOf)
    kind, base = other.type, group.type.base
    with_set, with_value, words = _CHANGES[how]
    if isinstance(kind, Unknown):
        return other
    if not isinstance(kind, SetOf | Scalar) or kind.base is not base:
        return checker.wrong(
            "not-of-the-set",
            at,
            words=words,
            kind=kind,
            group=group.type,
            number=isinstance(kind, Scalar) and isinstance(kind.base, Integers),
            help=model.advice.in_other_words(checker.names, at, kind, group.type)
            or model.advice.value_of_cell(checker.names, at, kind, base),
        )
    if isinstance(kind, SetOf):
        return operation(checker, node.span, with_set, (group, other))
    if kind.high > LARGEST_IN_SET and isinstance(base, Integers):
        return checker.wrong("number-beyond-sets", at, most=LARGEST_IN_SET, high=kind.high)
    if how == TOGGLE:
        empty = core.Const(at, SetOf(base, 0), 0)
        other = operation(checker, at, "with", (empty, other))
    return operation(checker, node.span, with_value, (group, other))


def _next_cell(checker: Checker, node: tree.Binary, scope: Scope, cell: Type) -> str:
    """Correct ``man + d``, ``man - 2 * d``, ``man + (0, 1)`` to the intended cell."""
    if not isinstance(cell, Scalar) or not isinstance(cell.base, Cells):
        return ""
    left, way, times = tree.written(node.left), node.right, ""
    if isinstance(way, tree.Tuple) and len(way.items) == 2:
        row, col = (f"{node.operator} {tree.written(by)}" for by in way.items)
        return write(f"cell({cell.base.name}, row({left}) {row}, col({left}) {col})", node.span)
    if isinstance(way, tree.Binary) and way.operator == "*":
        first, second = way.left, way.right
        way, count = (second, first) if isinstance(first, tree.Number) else (first, second)
        times = f", {tree.written(count)}"
    with checker.apart():
        kind = checker.expression(way, scope).type
    if not isinstance(kind, Scalar) or kind.base is not DIRECTIONS:
        return ""
    direction = tree.written(way) if node.operator == "+" else f"opposite({tree.written(way)})"
    return write(f"step({left}, {direction}{times})", node.span)


# ── defaults: ``weight(x) or 0`` for missing table entries and for ``none`` ───────────

LARGEST_OF_KEYS = 1 << 20
"""Largest key for which a table's keys are tested as a set."""


_CLAIMS = ("=", "!=", "<", "<=", ">", ">=", "in", "not in", "and", "implies")
"""Operators that make conditions."""


def default(
    checker: Checker, node: tree.Binary, scope: Scope, want: Type | None
) -> core.Expr | None:
    """Check ``one(x) or two(x) or 0``, the first existing value; return None for a condition."""
    first, *others = _values(node)
    table = _table_of(checker, first, scope)
    if table is None and not _may_be_none(checker, first, scope):
        return None
    open_ = isinstance(node.right, tree.Binary | tree.Relation | tree.If | tree.Let)
    between_ = node.span.source.text[node.operator_span.end : node.right.span.start]
    if open_ and "(" not in between_:
        if table is None:
            return None  # more likely `x = 1 or y = 1` was meant
        left, right = tree.written(node.left), tree.written(node.right)
        first, whole = node.right, f"{left} or ({right})"
        while isinstance(first, tree.Binary | tree.Relation):
            first = first.left
        rest = Span(node.span.source, first.span.end, node.right.span.end).in_one_line
        early = f"({left} or {tree.written(first)}) {rest}"
        is_claim = isinstance(node.right, tree.Relation) or (
            isinstance(node.right, tree.Binary) and node.right.operator in _CLAIMS
        )
        ways = (early,) if is_claim and not isinstance(table.element, Boolean) else (early, whole)
        ways = ways if rest else (whole,)
        words = f"write {', or '.join(f'`{way}`' for way in ways)}"
        checker.wrong("default-open", node.right, help=WayOut(words, *ways, span=node.span))
        return core.unknown(node.span)
    options = [_asked(checker, first, scope, want)]
    want = options[0][2].type
    options += [_asked(checker, other, scope, want) for other in others[:-1]]
    fallback = checker.set_or_value(others[-1], scope, want)  # the last one may be none
    if isinstance(want, SetOf):
        fallback = checker.listed(fallback, others[-1])
    for lets, has, value in reversed(options):
        if isinstance(value.type, Unknown) or isinstance(fallback.type, Unknown):
            return core.unknown(node.span)
        alike = as_one_type(checker, value, fallback)
        if alike is None:
            return checker.wrong("different-types", node, kind=value.type, kind2=fallback.type)
        kind, value, fallback = alike
        if isinstance(has, core.Const):
            fallback = value if has.value else fallback
        else:
            fallback = with_lets(lets, core.If(node.span, kind, has, value, fallback))
    return fallback


def _values(node: tree.Expr) -> list[tree.Expr]:
    """List the operands of ``or``."""
    if isinstance(node, tree.Binary) and node.operator == "or":
        return [*_values(node.left), node.right]
    return [node]


def _table_of(checker: Checker, node: tree.Expr, scope: Scope) -> core.Table | None:
    """Return the table that ``node`` reads; None if its entries are booleans."""
    if not isinstance(node, tree.Call) or node.function.text in scope:
        return None
    symbol = checker.names.table(node.function.text)
    table = symbol.function if symbol else None
    if table is None or len(node.arguments) != len(table.keys):
        return None
    return None if isinstance(table.element, Boolean) else table


def _may_be_none(checker: Checker, node: tree.Expr, scope: Scope) -> bool:
    """Test for a variable or bound name that may be none."""
    match node:
        case tree.Name(text=name) | tree.Call(function=tree.Name(text=name)):
            bound = scope.get(name)
            if bound is not None:
                return isinstance(bound.type, Scalar) and bound.type.optional
            symbol = checker.names.as_value(name)
            arguments = len(node.arguments) if isinstance(node, tree.Call) else 0
            if isinstance(symbol, VariableSymbol):
                variable = symbol.variable
                return variable.optional and len(variable.keys) == arguments
    return False


def _asked(
    checker: Checker, node: tree.Expr, scope: Scope, want: Type | None
) -> tuple[Lets, core.Expr, core.Expr]:
    """Return names for parts used twice, a test that a value exists, and the value."""
    lets: Lets = []
    table = _table_of(checker, node, scope)
    if table is not None and isinstance(node, tree.Call):
        keys = checker.arguments(node.span, table.name, node.arguments, table.keys, scope)
        if keys is None:
            return lets, core.unknown(node.span), core.unknown(node.span)
        keys = tuple(named(lets, key, "key") for key in keys)
        lookup: core.Expr = core.Lookup(node.span, table.element, table, keys)
        return lets, has_entry(checker, node.span, table, keys), lookup
    value = checker.set_or_value(node, scope, want)
    if _may_be_none(checker, node, scope):
        value = named(lets, value, "value")
        nothing = core.Const(node.span, Scalar(value.type.base, 0, 0, optional=True), NONE)  # type: ignore[union-attr]
        has = checker.apply(node.span, BOOLEAN, "!=", value, nothing)
        return lets, has, checker.present(value, node.span)
    if isinstance(want, SetOf):
        value = checker.listed(value, node)
    return lets, core.Const(node.span, BOOLEAN, 1), value


def has_entry(
    checker: Checker, span: Span, table: core.Table, keys: tuple[core.Expr, ...]
) -> core.Expr:
    """Test whether the table has an entry for ``keys``; nowhere has none."""
    if all(isinstance(key, core.Const) for key in keys):
        values = tuple(key.value for key in keys if isinstance(key, core.Const))
        return core.Const(span, BOOLEAN, int(values in table.entries))
    if len(keys) == 1 and table.keys[0].low >= 0 and table.keys[0].high <= LARGEST_OF_KEYS:
        those = domain_with(table.keys[0].base, (key for (key,) in table.entries))
        return checker.apply(span, BOOLEAN, "in", keys[0], checker.set_constant(span, those))
    entries = dict.fromkeys(table.entries, 1)
    there = core.Table(table.name, table.span, table.keys, BOOLEAN, entries, 0)
    return core.Lookup(span, BOOLEAN, there, keys)
