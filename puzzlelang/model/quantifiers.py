"""Binding expressions: every, some, no, exactly, those, sum, min, max, join, picture; let;
``different``.

``join`` and ``picture`` make texts, which can be printed, but not compared.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from math import prod

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    CLOSURES,
    COMPOSED_TEXT,
    LARGEST,
    MOST_STATES,
    REDUCTIONS,
    TEXT,
    Boolean,
    Cells,
    Integers,
    Kind,
    ListOf,
    Members,
    Row,
    Scalar,
    SetOf,
    Signs,
    TextType,
    Type,
    Unknown,
    integer,
    join_types,
    one_of_each,
    show,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.binding import bind, bind_where, warn_of_hidden
from puzzlelang.model.calls import Call, lazily
from puzzlelang.model.cost_bound import combinations
from puzzlelang.model.expression_checker import LARGEST_IN_SET, Checker
from puzzlelang.model.hoisting import Lets, with_lets, without_lets
from puzzlelang.model.operators import as_text, needs_context
from puzzlelang.model.parameters import is_parameters
from puzzlelang.model.symbols import Scope, TableSymbol, local
from puzzlelang.model.trace_references import NUMBERS
from puzzlelang.syntax import tree
from puzzlelang.text import Span, columns, replace, write


def quantifier(
    checker: Checker, node: tree.Quantifier, scope: Scope, want: Type | None
) -> core.Expr:
    lets: Lets = []
    binders, inner, guard = bind(checker, node.binders, scope, lets, ordered=node.kind != "those")
    where = checker.condition(node.where, inner) if node.where is not None else None
    span = node.span
    valid = where is not None and not isinstance(where.type, Unknown)
    by_name = not any(binder.states for binder in binders)  # a state is examined without its name
    if node.kind not in ("every", "those") and node.where is not None and valid and by_name:
        _warn_of_tail(checker, node, node.where)
    if node.kind == "those":
        return with_lets(lets, _those(checker, node, binders, guard, where))
    if node.count is not None:
        return _counted(checker, node, node.count, scope, lets, binders, guard, where)
    if node.kind == "every":
        assert node.has is not None
        body = checker.condition(node.has, inner)
        filter_ = checker.both(guard, where)
        return with_lets(lets, folded(checker, span, BOOLEAN, "every", binders, filter_, body))
    assert where is not None
    test = with_lets(lets, folded(checker, span, BOOLEAN, "some", binders, guard, where))
    return checker.apply(span, BOOLEAN, "not", test) if node.kind == "no" else test


def _warn_of_tail(checker: Checker, node: tree.Quantifier, where: tree.Expr) -> None:
    """Warn if the end of a quantifier doesn't mention its names.

    It extends to the right as far as possible, perhaps too far.
    """
    names = {name.text for binder in node.binders for name in binder.names}
    tail = where
    while isinstance(tail, tree.Binary) and tail.operator in ("and", "or", "implies"):
        word, tail = tail, tail.right
        if any(name.text in names for name in tree.names_in(tail)):
            continue
        text = node.binders[0].names[0].text
        begin = Span(node.span.source, node.span.start, node.span.start + len(node.kind))
        before = begin.to(word.left.span).in_one_line
        checker.report(
            "forgotten-tail",
            tail,
            kind=node.kind,
            text=text,
            before=before,
            operator=word.operator,
            also=begin,
        )
        return


_SIGNS = {"exactly": "=", "at least": ">=", "at most": "<="}


def _counted(
    checker: Checker,
    node: tree.Quantifier,
    number: tree.Expr,
    scope: Scope,
    lets: Lets,
    binders: tuple[core.Binder, ...],
    guard: core.Expr | None,
    where: core.Expr | None,
) -> core.Expr:
    """``exactly n x in S where P``: a comparison of a number of members."""
    if isinstance(number, tree.Name) and number.text in _NUMBER_WORDS and number.text not in scope:
        if checker.names.as_value(number.text) is None:
            digit = write(str(_NUMBER_WORDS.index(number.text)))
            return checker.wrong("number-in-words", number, word=number.text, help=digit)
    wanted = checker.number(number, scope)
    count = _number_of(checker, node.span, binders, guard, where)
    return with_lets(lets, checker.apply(node.span, BOOLEAN, _SIGNS[node.kind], count, wanted))


def _number_of(
    checker: Checker,
    span: Span,
    binders: tuple[core.Binder, ...],
    guard: core.Expr | None,
    where: core.Expr | None,
) -> core.Expr:
    """The size of a set, ``count(those x in S where P)``, or a sum of ones."""
    filter_ = checker.both(guard, where)
    match binders:
        case (core.Binder((core.Local(_, Scalar(base, low, high)) as member,), values, None),) if (
            not isinstance(base, Integers) or (low >= 0 and high <= LARGEST_IN_SET)
        ):
            match guard:
                case core.Apply(_, _, "in", (first, group)) if where is None and first is member:
                    pass
                case _:
                    group = folded(
                        checker, span, SetOf(base, high), "those", binders, filter_, None
                    )
            lets, group = without_lets(group)
            size = integer(0, size_of(values))
            return with_lets(lets, checker.apply(span, size, "count", group))
    return total(checker, span, "sum", binders, filter_, core.number(span, 1))


_NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def folded(
    checker: Checker,
    span: Span,
    kind: Type,
    how: str,
    binders: tuple[core.Binder, ...],
    where: core.Expr | None,
    body: core.Expr | None,
) -> core.Expr:
    for part in (where, body):
        if part is not None and isinstance(part.type, Unknown):
            return core.unknown(span)
    if not binders:
        return core.unknown(span)
    if any(not size_of(b.values) for b in binders) and how in ("every", "some"):
        return core.Const(span, BOOLEAN, int(how == "every"))
    lets: Lets = []
    bound, rounds = frozenset(core.bound_by(binders)), combinations(binders)
    where, body = (
        part if part is None else checker.invariants.named(lets, bound, part, rounds)
        for part in (where, body)
    )  # fmt: skip
    if REDUCTIONS[how].repeats:
        binders = one_of_each(binders, (where, body))
    return with_lets(lets, core.Fold(span, kind, how, binders, where, body))


def _those(checker: Checker, node: tree.Quantifier, binders: tuple[core.Binder, ...],
    guard: core.Expr | None, where: core.Expr | None,
) -> core.Expr:  # fmt: skip
    if not binders:
        return core.unknown(node.span)
    if len(binders) != 1 or len(binders[0].locals) != 1:
        return checker.wrong("those-one-name", node)
    kind = binders[0].locals[0].type
    assert isinstance(kind, Scalar)
    if binders[0].states is not None:
        name, word = node.binders[0].names[0].text, tree.written(node.binders[0].domain)
        return checker.wrong("set-of-states", node, most=LARGEST_IN_SET, name=name, word=word)
    if isinstance(kind.base, Integers) and (kind.low < 0 or kind.high > LARGEST_IN_SET):
        return checker.wrong(
            "set-of-large-numbers", node, most=LARGEST_IN_SET, low=kind.low, high=kind.high
        )
    filter_ = checker.both(guard, where)
    return folded(checker, node.span, SetOf(kind.base, kind.high), "those", binders, filter_, None)


def _images(checker: Checker, node: tree.Fold, scope: Scope) -> core.Expr:
    """``set(E for x in S)``"""
    lets: Lets = []
    binders, inner, where = bind_where(checker, node.binders, node.where, scope, lets)
    body = checker.expression(node.body, inner)
    kind, span = body.type, node.body.span
    if isinstance(kind, SetOf):
        where_ = f" where {tree.written(node.where)}" if node.where is not None else ""
        over = ", ".join(map(tree.written, node.binders))
        return checker.wrong(
            "set-of-sets", span, kind=kind, over=over, body=node.body, where=where_
        )
    if not isinstance(kind, Scalar | Unknown):
        return checker.wrong("not-a-member", span, kind=kind)
    if isinstance(kind, Unknown):
        return body
    if isinstance(kind.base, Integers) and kind.high > LARGEST_IN_SET:
        return checker.wrong("number-beyond-sets", span, most=LARGEST_IN_SET, high=kind.high)
    set_kind = SetOf(kind.base, max(kind.high, 0))
    return with_lets(lets, folded(checker, node.span, set_kind, "set", binders, where, body))


_COUNTS = ("count", "len", "size", "length")

_OTHER_FOLDS = {
    **dict.fromkeys(
        _COUNTS,
        "write `count(those x in S where …)`; how many different values there are is "
        "`count(set(… for x in S))`",
    ),
    "avg": "write `sum(… for x in S) div count(S)`",
    "average": "write `sum(… for x in S) div count(S)`",
    "mean": "write `sum(… for x in S) div count(S)`",
    "map": "write `set(… for x in S)` for the set, `picture(… for c in m)` to draw it",
}


def _listed(checker: Checker, node: tree.Fold, scope: Scope) -> core.Expr:
    """``list(E for x in S)``"""
    lets: Lets = []
    binders, inner, where = bind_where(checker, node.binders, node.where, scope, lets)
    body = checker.expression(node.body, inner)
    kind, span = body.type, node.body.span
    if isinstance(kind, Unknown):
        return body
    if not model.list_types.can_be_listed(model.list_types.without_none(kind)):
        return checker.wrong("not-in-lists", span, kind=kind)
    most = prod(size_of(binder.values) for binder in binders)
    one = ListOf(model.list_types.without_none(kind), 1)  # type: ignore[arg-type]
    if model.list_types.is_too_large(checker, node, replace(one, most=most)):
        return core.unknown(node.span)
    single = checker.apply(span, one, "push", core.Const(span, replace(one, most=0), 0), body)
    list_kind = replace(one, most=most)
    return with_lets(lets, folded(checker, node.span, list_kind, "list", binders, where, single))


def _different(checker: Checker, node: tree.Fold, scope: Scope) -> core.Expr:
    """``different(E for x in S)``"""
    if node.between is not None:
        return checker.wrong("fold-with-text", node.between, name=node.function.text)
    lets: Lets = []
    binders, inner, where = bind_where(checker, node.binders, node.where, scope, lets)
    body = checker.expression(node.body, inner)
    if not isinstance(body.type, Scalar):
        return not_compared(checker, node.body.span, body)
    return with_lets(lets, all_differ(checker, node.span, binders, where, body))


def not_compared(checker: Checker, span: Span, value: core.Expr) -> core.Expr:
    """Report a value that ``different`` can't compare."""
    if isinstance(value.type, Unknown):
        return value
    return checker.wrong("not-compared", span, kind=value.type)


def all_differ(checker: Checker, span: Span, binders: tuple[core.Binder, ...],
    where: core.Expr | None, body: core.Expr,
) -> core.Expr:  # fmt: skip
    """``different`` of ``body`` over the binders."""
    return folded(checker, span, BOOLEAN, "different", binders, where, body)


_REWRITTEN = {
    "all": "every {names}{where} has {body}",
    "any": "some {names} where {condition}",
    "tuple": "list({body} for {names}{where})",
    "array": "list({body} for {names}{where})",
    "frozenset": "set({body} for {names}{where})",
    **dict.fromkeys(
        ("distinct", "all_different", "alldifferent", "alldiff", "unique"),
        "different({body} for {names}{where})",
    ),
}
"""Translations of folds from other languages."""


def _rewritten(node: tree.Fold) -> str:
    """Translate ``all(at(i) = right for i in item)``."""
    name, body = node.function.text.lower(), tree.written(node.body)
    names = ", ".join(map(tree.written, node.binders))
    where = tree.written(node.where) if node.where is not None else ""
    template, (first, *more) = _REWRITTEN.get(name, ""), node.binders
    if name in _COUNTS:
        if more or len(first.names) > 1:
            return ""
        if body == first.names[0].text:
            template = (
                "count(those {names}{where})"
                if where
                else f"count({first.domain.span.in_one_line})"
            )
        elif _is_condition(node.body):
            template = "count(those {names} where {condition})"
    if len(names) + len(body) + len(where) > 60:
        return ""
    condition = f"{where} and {body}" if where else body
    text = template.format(
        names=names, body=body, where=f" where {where}" if where else "", condition=condition
    )
    end = _DENIED.match(node.span.source.text, node.span.end) if name == "any" else None
    if text and end:
        span = Span(node.span.source, node.span.start, end.end())
        return write(f"no{text.removeprefix('some')}", span)
    return write(text, node.span) if text else ""


_DENIED = re.compile(r"\s*(?:=\s*false|!=\s*true)\b")


def _is_condition(node: tree.Expr) -> bool:
    match node:
        case tree.Binary(_, operator):
            return operator not in ("+", "-", "*", "div", "mod", "^", "..")
        case tree.Unary(_, operator):
            return operator == "not"
    return isinstance(node, tree.Relation | tree.Quantifier)


# ── texts ─────────────────────────────────────────────────────────────────────────────


def join(call: Call) -> core.Expr:
    """``join(S)``, ``join(S, ', ')``: the members of a set, the values of a row."""
    what = call.value(0)
    between: core.Expr = core.Const(call.span, TEXT, "")
    if len(call.given) > 1:
        between = call.expression(1)
    if not isinstance(what.type, SetOf | ListOf | Row | Unknown):
        return call.wrong("join-of-value", 0, kind=what.type)
    if not isinstance(between.type, TextType | Unknown):
        return call.wrong("join-with-no-text", 1, kind=between.type)
    return call.apply(COMPOSED_TEXT, "join", what, between)


def joined(checker: Checker, node: tree.Fold, scope: Scope) -> core.Expr:
    """``join(E for x in S where C, ', ')``: the separator is empty if omitted."""
    lets: Lets = []
    binders, inner, where = bind_where(checker, node.binders, node.where, scope, lets)
    body = _printed(checker, node.body, inner)
    span = node.between.span if node.between is not None else node.span
    between = core.Const(span, TEXT, node.between.value if node.between is not None else "")
    texts = _texts(checker, node.span, binders, where, body)
    return with_lets(lets, checker.apply(node.span, COMPOSED_TEXT, "join", texts, between))


def picture(checker: Checker, node: tree.Fold, scope: Scope) -> core.Expr:
    """``picture(E for c in m)``, ``picture(E for r in R, c in C)``: blank if ``where`` fails."""
    binders, inner, guard = bind(checker, node.binders, scope)
    where = checker.condition(node.where, inner) if node.where is not None else None
    body = _printed(checker, node.body, inner)
    if isinstance(body.type, Unknown) or not binders:
        return core.unknown(node.span)
    across = _across(checker, node, binders, guard)
    if across is None or node.between is not None:
        if across is not None and node.between is not None:
            checker.wrong("picture-with-text", node.between)
        return core.unknown(node.span)
    width = _width(body)
    condition = checker.both(guard, where)
    if condition is not None:
        empty = core.Const(body.span, TEXT, "")
        body = core.If(body.span, COMPOSED_TEXT, condition, body, empty)
    texts = _texts(checker, node.span, binders, None, body)
    wide = core.number_as_stored(node.span, width)
    return checker.apply(node.span, COMPOSED_TEXT, "picture", texts, across, wide)


def _across(
    checker: Checker, node: tree.Fold, binders: tuple[core.Binder, ...], guard: core.Expr | None
) -> core.Expr | None:
    """Return the width of the picture in places; None if there is a mistake (reported)."""
    first, span = binders[0], node.binders[0].domain.span.to(node.binders[-1].domain.span)
    if any(len(binder.locals) > 1 for binder in binders) or len(binders) > 2:
        checker.wrong("picture-over-many", span)
        return None
    if len(binders) == 2:
        states = binders[1].states
        if states is not None:
            last = core.Apply(span, NUMBERS, "last", (states,))
            one = core.number(span, 1)
            return core.Apply(span, NUMBERS, "+", (last, one))
        return core.number_as_stored(span, len(binders[1].values))
    kind = first.locals[0].type
    base = kind.base if isinstance(kind, Scalar) else None
    if not isinstance(base, Cells):
        checker.wrong("picture-over-no-map", span, kind=kind)
        return None
    if guard is not None or size_of(first.values) != base.size:
        name = node.binders[0].names[0].text
        some = tree.written(node.binders[0].domain)
        checker.wrong(
            "picture-of-some-cells", span, body=node.body, name=name, base=base.name, some=some
        )
        return None
    return core.number_as_stored(span, base.width)


def _printed(checker: Checker, node: tree.Expr, scope: Scope) -> core.Expr:
    return as_text(checker.set_or_value(node, scope, None))


def _texts(
    checker: Checker,
    span: Span,
    binders: tuple[core.Binder, ...],
    where: core.Expr | None,
    body: core.Expr,
) -> core.Expr:
    """Build the texts of a fold, in order; loop-invariant parts are computed once."""
    if not binders or any(isinstance(e.type, Unknown) for e in (where, body) if e is not None):
        return core.unknown(span)
    lets: Lets = []
    bound = frozenset(core.bound_by(binders))
    body = checker.invariants.named(lets, bound, body)
    return with_lets(lets, core.Fold(span, Row((), COMPOSED_TEXT), "texts", binders, where, body))


def _width(expr: core.Expr) -> int:
    """Return the width of the widest value of ``expr``; 0 if only the values show it.

    A fixed width aligns all states of a puzzle. Missing values (none, nowhere) are ignored; for
    them, authors write `if x = none then '.' else x`.
    """
    match expr:
        case core.Const(_, kind, value):
            return 0 if isinstance(kind, Unknown) else columns(show(value, kind))
        case core.If(_, _, _, then, otherwise):
            return max(_width(then), _width(otherwise))
        case core.Let(_, _, _, _, body):
            return _width(body)
        case core.Apply(_, _, "text", (value,)):
            return _width(value)
        case core.Lookup(_, TextType(), table, _):
            entries = table.entries
            texts = entries.signs if isinstance(entries, Signs) else entries.values()
            return max(map(columns, (*texts, table.default or "")), default=0)
    return _width_of(expr.type)


def _width_of(kind: Type) -> int:
    match kind:
        case Boolean():
            return len("false")
        case Scalar(_, low, high) if low > high:  # only none
            return 0
        case Scalar(Integers(), low, high) if high >= MOST_STATES // 2:
            return 0  # the index of a state: only the answer bounds it
        case Scalar(Integers(), low, high):
            return max(len(str(low)), len(str(high)))
        case Scalar(Members(_, names), low, high):
            return max(map(columns, names[low : high + 1]), default=0)
        case Scalar(Cells(_, height, width)):
            return len(f"({height - 1}, {width - 1})")
    return 0


# ── folds ─────────────────────────────────────────────────────────────────────────────


def fold(checker: Checker, node: tree.Fold, scope: Scope, want: Type | None) -> core.Expr:
    name = node.function
    if name.text in ("sum", "join", "different"):
        _warn_of_repeats(checker, node, scope)
    if name.text in _FOLDS_OF_ANY:
        return _FOLDS_OF_ANY[name.text](checker, node, scope)
    reduction = REDUCTIONS.get(name.text)
    if reduction is None or reduction.takes.kind is not Kind.NUMBER:
        return checker.wrong(
            "unknown-fold",
            name,
            name=name.text,
            folds=_FOLDS,
            help=_rewritten(node) or _OTHER_FOLDS.get(name.text.lower(), ""),
        )
    if node.between is not None:
        return checker.wrong("fold-with-text", node.between, name=name.text)
    lets: Lets = []
    binders, inner, where = bind_where(checker, node.binders, node.where, scope, lets)
    body = checker.number(node.body, inner)
    return with_lets(lets, total(checker, node.span, name.text, binders, where, body))


Fold = Callable[[Checker, tree.Fold, Scope], core.Expr]

_FOLDS_OF_ANY: Mapping[str, Fold] = {
    "set": _images,
    "list": _listed,
    "different": _different,
    "join": joined,
    "picture": picture,
    **dict.fromkeys(CLOSURES, lazily("reachability", "expression")),
}
"""Folds over anything, not only numbers."""

_FOLDS = [
    *(name for name, row in REDUCTIONS.items() if row.takes.kind is Kind.NUMBER), *_FOLDS_OF_ANY,
]  # fmt: skip


def _warn_of_repeats(checker: Checker, node: tree.Fold, scope: Scope) -> None:
    """Warn about a sum over a list with equal values, which count once."""
    for binder in node.binders:
        word = binder.domain
        if not isinstance(word, tree.Name) or word.text in scope:
            continue
        symbol = checker.names.as_set(word.text)
        if not isinstance(symbol, TableSymbol) or symbol.function is None or symbol.from_legend:
            continue
        entries = tuple(symbol.function.entries.values())
        if len(symbol.function.keys) > 1 or len(set(entries)) == len(entries):
            continue
        i, table = "j" if binder.names[0].text == "i" else "i", word.text
        checker.report("value-twice-in-fold", word, given=table, i=i)


def total(checker: Checker, span: Span, how: str, binders: tuple[core.Binder, ...],
    where: core.Expr | None, body: core.Expr,
) -> core.Expr:  # fmt: skip
    """``sum``, ``min`` or ``max`` of ``body`` over the binders, with the range of the result."""
    if not isinstance(body.type, Scalar) or not binders:
        return core.unknown(span)
    most = prod(size_of(binder.values) for binder in binders)
    fewest = most if where is None else 0
    low, high = REDUCTIONS[how].bounds_of((body.type.low, body.type.high), fewest, most)
    if any(binder.states for binder in binders):
        low, high = max(low, -LARGEST), min(high, LARGEST)
    if max(-low, high) > LARGEST:
        return checker.wrong("sum-too-large", span, highest=max(-low, high), most=LARGEST)
    return folded(checker, span, integer(low, high), how, binders, where, body)


def let(checker: Checker, node: tree.Let, scope: Scope, want: Type | None) -> core.Expr:
    """Check a let; E is evaluated once, at its first use."""
    warn_of_hidden(checker, (node.name,), scope)
    value = checker.set_or_value(node.value, scope, None)
    bound: core.Expr = value
    if not isinstance(value, core.Const):
        bound = local(node.name, value.type)
    body = checker.expression(node.body, {**scope, node.name.text: bound}, want)
    if not isinstance(bound, core.Local) or isinstance(body, core.Const):
        return body
    return core.Let(node.span, body.type, bound, value, body)


# ── different values ───────────────────────────────────────────────────────────────────


def different(call: Call, over_row: Callable[..., core.Expr]) -> core.Expr:
    """``different(a, b, c)``, ``different(row)``, ``different(list)``"""
    if len(call.given) == 1:
        return _elements(call, over_row)
    values = _values(call)
    kind: Type = values[0].type
    for place, value in enumerate(values):
        if not isinstance(value.type, Scalar):
            return not_compared(call.checker, call.given[place].span, value)
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
        return all_differ(checker, span, binders, None, body)

    match argument.type:
        case Row(_, Scalar()) if is_parameters(argument):
            return call.apply(BOOLEAN, "different", *core.parts(argument))
        case Row(_, Scalar()):
            return over_row(call, argument, folded)
        case ListOf(Scalar()) as kind:
            place = core.Local(span, integer(1, kind.most), "it")
            binder, there, it = model.list_types.elements_at(checker, span, argument, place)
            return all_differ(checker, span, (binder,), there, it)
        case SetOf():
            text = tree.written(call.given[0])
            return call.wrong("members-always-differ", 0, text=text)
        case Scalar() as kind:
            return call.wrong("one-value-differs", 0, kind=kind)
    return not_compared(checker, call.given[0].span, argument)
