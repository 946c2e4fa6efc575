"""Suggestions for values used as a set or condition (``n in 1 or 3``, ``red in board``), or instead
of another value (``wolf = right``).
"""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang import model
from puzzlelang.core import (
    DIRECTIONS,
    Base,
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
    describe,
    join_types,
    size_of,
    universe,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.symbols import ConstSymbol, Names, Scope, SetSymbol, TableSymbol
from puzzlelang.syntax import tree
from puzzlelang.text import WayOut, replace, write

MEMBER = ("in", "not in")


def is_value(node: tree.Expr, names: Names, scope: Scope) -> bool:
    """Test for a number or member, which can't be a condition."""
    if isinstance(node, tree.Name):
        return node.text not in scope and names.is_only_member(node.text)
    return isinstance(node, tree.Number)


def _terms(node: tree.Expr, operator: str) -> list[tree.Expr]:
    """Split ``a or b or c`` into ``a``, ``b`` and ``c``."""
    if isinstance(node, tree.Binary) and node.operator == operator:
        return [*_terms(node.left, operator), *_terms(node.right, operator)]
    return [node]


def report_joined(
    checker: Checker, node: tree.Binary, scope: Scope, want: Type | None
) -> core.Const | None:
    """Report values joined by `or` and `and`: ``n in 1 or 3``, ``n = (1 or 3)``, ``n: 1 or 3``.

    Returns None if the operands aren't values.
    """
    names, joins = checker.names, node.operator in ("and", "or")
    if not joins:
        right = node.right
        if not isinstance(right, tree.Binary) or right.operator not in ("and", "or"):
            return None
        values = _terms(right, right.operator)
        if not all(is_value(value, names, scope) for value in values):
            return None
        return _report(checker, node, node, right.operator, values)
    if not is_value(node.right, names, scope):
        return _report_shared(checker, node, scope)
    first, *values = _terms(node, node.operator)
    if not all(is_value(value, names, scope) for value in values):
        return None
    if is_value(first, names, scope):
        return _report_values(checker, node, want)
    if (
        isinstance(first, tree.Binary)
        and first.operator in MEMBER
        and is_value(first.right, names, scope)
    ):
        return _report(checker, node, first, node.operator, [first.right, *values])
    return None


def _report(
    checker: Checker, node: tree.Binary, compared: tree.Binary, word: str,
    values: Sequence[tree.Expr],
) -> core.Const:  # fmt: skip
    from puzzlelang.syntax import one_of

    left, negative = tree.written(compared.left), compared.operator in ("not in", "!=")
    texts = [tree.written(value) for value in values]
    suggestion = one_of(node.span.source, left, not negative, texts)
    claim, words = suggestion or ("", "")
    return checker.wrong(
        "value-joined",
        node,
        word=word,
        value=texts[-1],
        help=write(claim, node.span) if claim else words,
    )


def _report_values(checker: Checker, node: tree.Binary, want: Type | None) -> core.Const:
    from puzzlelang.syntax import joined, range_of

    help = "compare each of them, as in `x = 1 or x = 2`"
    if isinstance(want, Scalar):
        texts = [tree.written(value) for value in _terms(node, node.operator)]
        group = range_of(texts) or ("S" if texts[0].isdecimal() else joined(texts))
        help = f"a step that may take either has a parameter, `(k in {group})`, and sets it to `k`"
    return checker.wrong("values-joined", node, operator=node.operator, help=help)


def _report_shared(checker: Checker, node: tree.Binary, scope: Scope) -> core.Const | None:
    """Report ``wolf and goat = right``, meant as a comparison of each."""
    *values, last = _terms(node, node.operator)
    if not isinstance(last, tree.Binary) or last.operator not in ("=", "!=", *MEMBER):
        return None
    values.append(last.left)
    if not all(is_value(value, checker.names, scope) for value in values):
        return None
    with checker.apart():
        kinds = [checker.expression(value, scope).type for value in values]
        other = checker.set_or_value(last.right, scope, None).type
    claims = []
    for value, kind in zip(values, kinds, strict=True):
        one = replace(last, left=value)
        suggestion = asked_of(checker.names, one, kind, other, one.operator)
        right = f"{one.operator} {tree.written(one.right)}"
        claims.append(
            suggestion.texts[0]
            if isinstance(suggestion, WayOut)
            else f"{tree.written(value)} {right}"
        )
    help = write(f" {node.operator} ".join(claims), node.span)
    return checker.wrong("values-joined", values[0], operator=node.operator, help=help)


def no_set(checker: Checker, node: tree.Binary, group: core.Expr, scope: Scope) -> core.Const:
    """Report a right side of `in` that is no set: ``n in 1``, ``red in board``, ``n in (1, 3)``."""
    kind, sign = group.type, "!=" if node.operator == "not in" else "="
    left, right = tree.written(node.left), tree.written(node.right)
    want = kind.element if isinstance(kind, Row) else kind
    value = checker.expression(node.left, scope, want if isinstance(want, Scalar) else None)
    if isinstance(value.type, Unknown):
        return core.Const(node.span, value.type, 0)
    help, label = "", f"this is {describe(kind)}"
    match kind:
        case Scalar():
            help = asked_of(checker.names, node, value.type, kind, sign)
            if not help and join_types(value.type, kind) is not None:
                help, label = write(f"{left} {sign} {right}", node.span), f"{label}: one value"
        case Row(keys, element) if join_types(value.type, element) is not None:
            help = write(
                model.advice.some(right, keys, f"= {left}", denied=sign == "!="), node.span
            )
        case TupleOf() if isinstance(node.right, tree.Tuple):
            cell = model.advice.in_other_words(checker.names, node.right.span, kind, value.type)
            if isinstance(cell, WayOut):
                claim = f"{left} {sign} {cell.texts[0]}"
                return checker.wrong(
                    "in-no-set",
                    node.right,
                    operator=node.operator,
                    label=label,
                    help=write(claim, node.span),
                )
            from puzzlelang.syntax import one_of

            values = [tree.written(item) for item in node.right.items]
            claim, words = one_of(node.span.source, left, sign == "=", values) or ("", "")
            help = write(claim, node.span) if claim else words
    return checker.wrong(
        "in-no-set",
        node.right,
        operator=node.operator,
        label=label,
        help=help or model.advice.as_set(right, kind),
    )


def asked_of(names: Names, node: tree.Binary, a: Type, b: Type, sign: str) -> str:
    """Correct ``wolf = right`` or ``wolf in right`` with a variable: ``at(wolf) = right``"""
    if not isinstance(a, Scalar) or not isinstance(b, Scalar) or a.base is b.base:
        return ""
    for name in names.values:
        variable = names.variable(name)
        if variable is None or len(variable.keys) != 1:
            continue
        key, kind = variable.keys[0].base, variable.type
        for side, x, answer, y in ((node.left, a, node.right, b), (node.right, b, node.left, a)):
            if key is x.base and isinstance(kind, Scalar) and kind.base is y.base:
                left, right = f"{name}({tree.written(side)})", tree.written(answer)
                if left != right:
                    return write(f"{left} {sign} {right}", node.span)
    return ""


# ── comparisons of two types ─────────────────────────────────────────────────────────

_MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}


def comparable(names: Names, node: tree.Binary, a: Type, b: Type, scope: Scope) -> str:
    """Suggest a correction for a comparison of two types."""
    left, right = tree.written(node.left), tree.written(node.right)
    sign = node.operator
    match a, b:
        case (Row(keys, element), _) if join_types(element, b) is not None:
            return model.advice.each(left, keys, sign, right)
        case (_, Row(keys, element)) if join_types(element, a) is not None:
            return model.advice.each(right, keys, _MIRRORED.get(sign, sign), left)
        case (Row(keys, Scalar(base)), SetOf(other)) if base is other and sign in MEMBER:
            return model.advice.each(left, keys, sign, right)
        case (ListOf(), TextType()) if isinstance(node.right, tree.Text):
            if fix := model.advice.spelled(node.right.value, a):
                return write(fix, node.right.span)
        case (SetOf(Integers()), Scalar(Integers())) if _terms(node.right, "+")[1:]:
            terms = map(tree.written, _terms(node.right, "+"))
            return write(f"set({', '.join(terms)})", node.right.span)
        case (SetOf(base, _), Scalar(other)) if base is other:
            return _with_member(names, node, node.left, node.right, base, scope)
        case (Scalar(base), SetOf(other, _)) if base is other:
            return _with_member(names, node, node.right, node.left, base, scope)
    return model.advice.advised(
        "comparison", a, b, span=node.span, left=left, right=right, sign=sign,
        left_members=model.advice.all_members(a), right_members=model.advice.all_members(b),
    )  # fmt: skip


def _with_member(
    names: Names, node: tree.Binary, group: tree.Expr, member: tree.Expr, base: Base, scope: Scope
) -> str:  # fmt: skip
    """Correct ``load = wolf`` and ``item = wolf``."""
    one, many, sign = tree.written(member), tree.written(group), node.operator
    one = member.value if isinstance(member, tree.Text) else one
    if sign not in ("=", "!="):
        return write(f"set({one})", member.span)
    symbol = names.as_set(many) if isinstance(group, tree.Name) else None
    if not is_whole(symbol):
        claim = f"{one} {'in' if sign == '=' else 'not in'} {many}"
        return WayOut(f"to test membership in a set, write `{claim}`", claim, span=node.span)
    if bound := model.advice.bound_names(scope, base):
        return WayOut(f"write `{bound[-1]}` instead of `{many}`", bound[-1], span=group.span)
    for name in names.values:
        variable = names.variable(name)
        kind = variable.type if variable and not variable.keys else None
        if isinstance(kind, Scalar) and kind.base is base:
            words = f"`{many}` is all of them; did you mean `{name} {sign} {one}`?"
            return WayOut(words, name, span=group.span)
    return model.advice.named_each(group, names) or (
        f"`{many}` is all of them; give one a name, as in `some x in {many} where x {sign} {one}`"
    )


def is_whole(symbol: object) -> bool:
    """Test for a type, or another set of all its members."""
    if not isinstance(symbol, SetSymbol):
        return False
    domain = symbol.domain
    return size_of(domain.values) == size_of(universe(domain.base, domain.high).values)


def none_among(checker: Checker, node: tree.Binary) -> core.Const | None:
    """Report ``x in set(3, none)``: `none` needs a separate comparison."""
    group = node.right
    if not isinstance(group, tree.Call) or group.function.text != "set":
        return None
    nothing = [one for one in group.arguments if isinstance(one, tree.NoneValue)]
    values = [tree.written(one) for one in group.arguments if one not in nothing]
    if not nothing or not values:
        return None
    left, is_in = tree.written(node.left), node.operator == "in"
    sign, word = ("=", "or") if is_in else ("!=", "and")
    claim = f"{left} {node.operator} set({', '.join(values)})"
    if len(values) == 1:
        claim = f"{left} {sign} {values[0]}"
    help = write(f"{claim} {word} {left} {sign} none", node.span)
    return checker.wrong("none-in-set", nothing[0], help=help)


# ── new values that do not fit ───────────────────────────────────────────────────────


def unfit(names: Names, variable: core.Variable, node: tree.Expr, given: Type) -> str:
    """Suggest a correction for a new value of another type than its variable."""
    kind, name = variable.type, variable.name
    text = node.span.in_one_line if isinstance(node, tree.Name | tree.Call) else "…"
    member = model.advice.in_other_words(names, node.span, given, kind)
    if isinstance(member, WayOut) and isinstance(kind, SetOf) and member.texts[0][:4] != "set(":
        one = f"{name if name in names.values else 'none'} + {member.texts[0]}"
        return WayOut(f"a set with it is `{one}`", one, span=node.span)
    if member:
        return member
    if isinstance(node, tree.Text) and isinstance(kind, Scalar):
        return model.advice.one_of(kind)
    match kind, given:
        case ListOf(), SetOf():
            return _table_of_lists(names, node)
        case ListOf(), TextType() if isinstance(node, tree.Text):
            fix = model.advice.spelled(node.value, kind)
            return write(fix) if fix else ""
        case SetOf(base), Scalar(Integers()) if isinstance(node, tree.Number) and not isinstance(
            base, Integers
        ):
            return write("none") if node.value == 0 else "a set holds members, not their number"
        case SetOf(), Scalar():
            if isinstance(node, tree.Binary) and node.operator == "+" and given.base is kind.base:
                return write(f"set({', '.join(map(tree.written, _terms(node, '+')))})")
            if isinstance(node, tree.Number | tree.Binary):
                text = tree.written(node)
                if isinstance(node, tree.Binary) and node.operator != "+":
                    text = f"({text})"
            one = f"{name if name in names.values else 'none'} + {text}"
            if text == "0":
                words = f"a set with it is `{one}`, one with no members is `none`"
                return WayOut(words, one, "none", span=node.span)
            return f"a set with it is `{one}`"
        case Scalar(), SetOf():
            only = f"the only member of a set is `the {text}`"
            if not _is_written_out(node, names):
                return only
            return (
                "a step that may take each of them has a parameter,"
                f" `(k in {tree.written(node)})`, and sets it to `k`; {only}"
            )
        case _, Boolean() if (
            isinstance(node, tree.Binary) and node.operator == "=" and _is_of(variable, node.left)
        ):
            return write(tree.written(node.right), node.span)
        case SetOf(), Boolean() if isinstance(node, tree.Binary) and node.operator == "!=":
            both = f"{tree.written(node.left)}, {tree.written(node.right)}"
            return write(f"toggle({both})", node.span)
        case Scalar(Cells()), Scalar(base) if base is DIRECTIONS:
            cell = name if not variable.keys else f"{name}(…)"
            step = f"step({cell}, {text})"
            return f"the next cell that way is `{step}`" if "…" in step else write(step)
        case Scalar(Integers()), _:
            return model.advice.as_number(tree.written(node), given)
    return model.advice.one_of(kind)


def _table_of_lists(names: Names, node: tree.Expr) -> str:
    """Correct ``begin(p)``, whose table was read as sets instead of lists."""
    name = node.function if isinstance(node, tree.Call) else node
    if isinstance(name, tree.Name) and isinstance(
        names.as_value(name.text), TableSymbol | ConstSymbol
    ):
        text = name.text
        return (
            f"`{text}` holds sets; if it should hold lists, call it `{text} as list:` where it is"
            " declared"
        )
    members = _terms(node, "+")
    if all(isinstance(one, tree.Name | tree.Number) for one in members):
        return write(f"list({', '.join(map(tree.written, members))})")
    return f"the members in their order are `list(x for x in {tree.written(node)})`"


def _is_written_out(node: tree.Expr, names: Names) -> bool:
    """Test for a set that a parameter can range over: a type, a range or a sum of members."""
    match node:
        case tree.Name(_, text):
            return text in names.sets
        case tree.Binary(_, operator):
            return operator in ("..", "+")
    return False


def _is_of(variable: core.Variable, node: tree.Expr) -> bool:
    match node:
        case tree.Name(_, text):
            return text == variable.name
        case tree.Call(_, function):
            return function.text == variable.name
    return False


def counted_down(variable: core.Variable, node: tree.Expr) -> str:
    """Correct ``trips: -1`` to `trips: trips - 1`."""
    kind = variable.type
    if not isinstance(node, tree.Unary) or node.operator != "-" or variable.keys:
        return ""
    if not isinstance(kind, Scalar) or not isinstance(kind.base, Integers):
        return ""
    less = f"{variable.name} - {tree.written(node.operand)}"
    return WayOut(f"to remove something, write `{less}`", less)
