"""Expressions as text, in the house style; parsing the text gives the same tree again."""

from __future__ import annotations

import re

from puzzlelang.syntax import lalr, tree
from puzzlelang.syntax.vocabulary import KEYWORDS, RESERVED
from puzzlelang.text import Span, WayOut

IMPLIES, OR, AND, NOT, COMPARE, RANGE, SUM, PRODUCT, PREFIX, POWER, ATOM = range(11)
"""Precedence levels of ``grammar/expression.lark``."""

_RUNGS = {
    "implies": (IMPLIES, OR, IMPLIES), "or": (OR, OR, AND), "and": (AND, AND, NOT),
    "..": (RANGE, SUM, SUM), "+": (SUM, SUM, PRODUCT), "-": (SUM, SUM, PRODUCT),
    "*": (PRODUCT, PRODUCT, PREFIX), "div": (PRODUCT, PRODUCT, PREFIX),
    "mod": (PRODUCT, PRODUCT, PREFIX), "^": (POWER, ATOM, PREFIX),
}  # fmt: skip
"""Precedence of an operator, and the minimum precedences of its operands."""

_COMPARISON = (COMPARE, RANGE, RANGE)

Printable = (
    tree.Expr | tree.Binder | tree.TypeExpr | tree.Declaration | tree.Parameter | tree.Head
    | tree.AnyOf | tree.Place | tree.ForEachKey | tree.IfKey | tree.ElseKey | tree.CostTerm
)  # fmt: skip


def data_text(data: tree.Data) -> str:
    """A parameter's value as written, with brackets around a list."""
    if isinstance(data, tree.DataList):
        return f"[{', '.join(map(data_text, data.items))}]"
    return data.span.text


def to_text(node: Printable) -> str:
    """The text of ``node`` on one line."""
    match node:
        case tree.Binder(_, names, row, domain):
            return _binder(names, row, _closed(domain))
        case tree.TypeExpr(_, _, _, most, element) if most is not None and element is not None:
            return f"list({to_text(most)}) of {to_text(element)}"
        case tree.TypeExpr(_, kind, domain):
            text = _closed(domain)
            return {"one": text, "optional": f"{text} or none", "set": f"set of {text}"}[kind]
        case tree.AnyOf(_, choices):
            return f"any of {to_text(choices)}" if choices else "any"
        case tree.Declaration(_, type_, each, initial):
            binders = f" for each {_listed(each)}" if each else ""
            start = f" = {to_text(initial)}" if initial is not None else ""
            return f"{to_text(type_)}{binders}{start}"
        case tree.Parameter(_, (name,), _, type_, each, key) if each and key:
            return f"{name.text}({key.text}) in {to_text(type_)} for each {to_text(each)}"
        case tree.Parameter(_, names, row, type_, _, _):
            return _binder(names, row, to_text(type_))
        case tree.Head(_, name, parameters, where):
            inside = _listed(parameters) + _where(where)
            return f"{name.text}({inside})" if parameters else name.text
        case tree.Place(_, name, arguments):
            return f"{name.text}({_listed(arguments)})" if arguments else name.text
        case tree.ForEachKey(_, binders, where):
            return f"for each {_listed(binders)}{_where(where)}"
        case tree.IfKey(_, condition):
            return f"if {to_text(condition)}"
        case tree.ElseKey(_, condition):
            return f"else if {to_text(condition)}" if condition else "else"
        case tree.CostTerm(_, amount, per, quoted):
            return f"{to_text(amount)} per " + (f"'{per.text}'" if quoted else per.text)
        case _:
            return _print(node)[0]


def _listed(nodes: tuple[Printable, ...]) -> str:
    return ", ".join(map(to_text, nodes))


def _where(condition: tree.Expr | None) -> str:
    return f" where {to_text(condition)}" if condition else ""


def _binder(names: tuple[tree.Name, ...], row: bool, domain: str) -> str:
    text = ", ".join(name.text for name in names)
    if not text:
        return domain
    return f"({text}) in {domain}" if row else f"{text} in {domain}"


def _closed(node: tree.Expr) -> str:
    """The domain of a binder, in parentheses if it could absorb the text after it."""
    return _operand(node, RANGE, closed=True)


def _operand(node: tree.Expr, rung: int, closed: bool) -> str:
    text, own, is_tail = _print(node)
    return f"({text})" if own < rung or (closed and is_tail) else text


def _print(node: tree.Expr) -> tuple[str, int, bool]:
    """The text, its precedence, and whether it ends in a greedy form (``if``, ``every`` …)."""
    match node:
        case tree.Number(_, value):
            return str(value), ATOM, False
        case tree.Text(_, value):
            quote = '"' if "'" in value else "'"
            return f"{quote}{value}{quote}", ATOM, False
        case tree.Name(_, text):  # a keyword here is a member
            return f"'{text}'" if text in RESERVED else text, ATOM, False
        case tree.NoneValue():
            return "none", ATOM, False
        case tree.Call(_, function, arguments):
            return f"{function.text}({_listed(arguments)})", ATOM, False
        case tree.Fold(_, function, body, binders, where, between):
            inside = f"{to_text(body)} for {_listed(binders)}{_where(where)}"
            after = f", {to_text(between)}" if between is not None else ""
            return f"{function.text}({inside}{after})", ATOM, False
        case tree.Tuple(_, items):
            return f"({_listed(items)})", ATOM, False
        case tree.Unary(_, operator, operand):
            rung = NOT if operator == "not" else PREFIX
            text, own, is_tail = _print(operand)
            text = f"({text})" if own < rung else text
            return f"{operator}{'' if operator == '-' else ' '}{text}", rung, is_tail
        case tree.Binary(_, operator, _, left, right):
            own, left_rung, right_rung = _RUNGS.get(operator, _COMPARISON)
            return _infix(operator, own, left, left_rung, right, right_rung)
        case tree.Relation(_, name, left, right):
            return _infix(name.text, COMPARE, left, RANGE, right, RANGE)
        case tree.If(_, condition, then, otherwise):
            text = f"if {to_text(condition)} then {to_text(then)} else {to_text(otherwise)}"
            return text, ATOM, True
        case tree.Let(_, name, value, body):
            return f"let {name.text} = {to_text(value)} then {to_text(body)}", ATOM, True
        case tree.Quantifier(_, kind, binders, condition, has, count):
            number = f" {_operand(count, SUM, closed=True)}" if count else ""
            text = f"{kind}{number} {_listed(binders)}{_where(condition)}"
            if count is not None and condition is None:
                return text, COMPARE, False
            return f"{text} has {to_text(has)}" if has else text, ATOM, True
    raise AssertionError(f"unhandled node {node!r}")


def _infix(
    operator: str, own: int, left: tree.Expr, left_rung: int, right: tree.Expr, right_rung: int
) -> tuple[str, int, bool]:
    before = _operand(left, left_rung, closed=True)
    after, rung, is_tail = _print(right)
    if rung < right_rung:
        after, is_tail = f"({after})", False
    return f"{before} {operator} {after}", own, is_tail


# ── texts inserted between others ────────────────────────────────────────────────────

_NEIGHBOURS = {
    **_RUNGS, ".": _RUNGS[".."], "not": (NOT, RANGE, NOT), "the": (PREFIX, ATOM, PREFIX),
    **dict.fromkeys(("in", "=", "!=", "<", "<=", ">", ">="), _COMPARISON),
}  # fmt: skip
"""The precedences of :data:`_RUNGS`, for a token before or after an operand."""

_BEFORE = re.compile(r"(?:\w+|[<>!]?=|[^\s\w])$")
_AFTER = re.compile(
    r"[^\S\n]*(\n\s*(?=(?:and|or|implies|in|div|mod)\b|[*/+=<>!^]|not in\b))?(\w+|[<>!]?=|\S)?"
)
_BEGINS_VALUE = re.compile(r"(?:^|\n)\s*(?:- )+$|[|>][-+]?\s*\n\s*$")
"""Matches the sign of a list or of a block, which is not an operator."""

_ENDS_VALUE = ("", "`", ")", "}", "]", ",", "then", "else", "for")
"""Tokens at which a greedy `if …` or `every …` ends."""

_NEAR = 80
"""Characters of a file that are read on each side of a position."""

_GREEDY = frozenset(("if", "every", "some", "no", "exactly", "at least", "at most", "those", "let"))
_NO_PARTS = frozenset(("for", "each", "per", "of", "has", "where", "then", "else", ","))
"""Tokens that no expression contains outside its parentheses and greedy forms."""


def fitted(before: str, text: str, after: str) -> str:
    """``text``, in parentheses if the operators next to it would split it."""
    precedence = None if re.fullmatch(r"\w+", text) else _held(text)
    if precedence is None:
        return text
    rung, is_greedy = precedence
    left, right = _token_before(before), _token_after(after)
    minimum = max(_neighbour(left)[2], _neighbour(right)[1])
    loose = rung < minimum or (is_greedy and right not in _ENDS_VALUE)
    return f"({text})" if loose else text


def _held(text: str) -> tuple[int, bool] | None:
    """Precedence of an expression, and whether it ends in a greedy form; None for other texts."""
    tokens, strange = lalr.table().tokens(text)
    rung, depth, operand = ATOM, 0, False
    for token in tokens[:-1]:
        depth += (token.kind == "LPAR") - (token.kind == "RPAR")
        if depth == 0:
            if token.text in _GREEDY:
                return rung, True
            is_operator = token.text in _NEIGHBOURS or (operand and token.kind == "NAME")
            if is_operator and (operand or token.text == "not"):
                rung = min(rung, _neighbour(token.text)[0])
            operand = not is_operator
            if token.text in _NO_PARTS:
                return None
    return None if strange is not None or not operand else (rung, False)


def _token_before(text: str) -> str:
    match = None if _BEGINS_VALUE.search(text) else _BEFORE.search(text.rstrip())
    return match[0] if match else ""


def _token_after(text: str) -> str:
    match = _AFTER.match(text)
    return match[2] or "" if match else ""


def _neighbour(token: str) -> tuple[int, int, int]:
    is_name = token.isidentifier() and token not in KEYWORDS
    return _COMPARISON if is_name else _NEIGHBOURS.get(token, (IMPLIES, IMPLIES, IMPLIES))


def in_place(help: str, at: Span | None) -> str:
    """Add parentheses to the texts of ``help`` that need them at their position."""
    span = (help.span or at) if isinstance(help, WayOut) else None
    if span is None or not isinstance(help, WayOut):
        return help
    text, words = span.source.text, str(help)
    before, after = text[max(0, span.start - _NEAR) : span.start], text[span.end : span.end + _NEAR]
    texts = [fitted(before, one, after) for one in help.texts]
    for old, new in zip(help.texts, texts, strict=True):
        words = words.replace(f"`{old}`", f"`{new}`")
    return WayOut(words, *texts, span=help.span)
