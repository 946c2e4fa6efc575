"""Suggestions: replacements for expressions that don't fit.

Most are rows of ``advice.txt``, which describes its format.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from functools import cache, reduce

from puzzlelang.core import (
    COMPASS,
    DIRECTIONS,
    OPERATIONS,
    Boolean,
    Cells,
    Domain,
    Integers,
    Kind,
    ListOf,
    Members,
    Row,
    Scalar,
    SetOf,
    TextType,
    TupleOf,
    Type,
    describe,
    with_article,
)
from puzzlelang.model.symbols import Names
from puzzlelang.syntax import fitted, tree
from puzzlelang.text import Record, Span, WayOut, filled, meant, write

MOST_LISTED = 8
"""Members listed in a message."""

BUILT_IN = ("true", "false", "none", "nowhere", *COMPASS)


def relation(names: Names, node: tree.Relation) -> str:
    """Suggest a replacement for a word used between two values in other languages."""
    left, right = written(node.left), written(node.right)
    if node.name.text == "between":
        text = node.span.source.text
        end = re.compile(r"\s+and\s+(\w+)").match(text, node.span.end)
        if end:
            dots = ".." if right.isdecimal() and end[1].isdecimal() else " .. "
            span = Span(node.span.source, node.span.start, end.end())
            return write(f"{left} in {right}{dots}{end[1]}", span)
    if node.name.text in ("contains", "includes") and isinstance(node.left, tree.Name):
        variable = names.variable(left)
        if variable and variable.keys:
            return write(some(left, variable.keys, f"= {right}"), node.span)
    return advised("relations", word=node.name.text, span=node.span, left=left, right=right)


def undefined(word: str) -> str:
    """Suggest how to define a name that resembles no other."""
    if len(word) == 1:
        return f"give its values: `every {word} in S has …`, or `({word} in S)` in the head"
    return "define it under params, types, sets, tables, state or define"


def call_form(name: str, keys: Sequence[Domain]) -> str:
    """Describe a call: ``expected: `at(x)` with x in item``"""
    names = "xyzuvw"[: len(keys)]
    sets = " and ".join(f"{x} in {_domain(key)}" for x, key in zip(names, keys, strict=False))
    return f"expected: `{name}({', '.join(names)})` with {sets}"


def instead_of_text(node: tree.Binary) -> str:
    """Suggest a comparison for ``sign(c) = '.'``, since texts only print."""
    for side in (node.left, node.right):
        if isinstance(side, tree.Call) and side.function.text == "sign":
            cell = written(side.arguments[0])
            return f"use a word of the legend, as in `{cell} in floor`"
    return "compare the values that it is made of"


def counted(node: tree.Binary, names: Names) -> str:
    """Correct ``count(at = right)``."""
    left, right, sign = written(node.left), written(node.right), node.operator
    row, operand = names.variable(left), right
    if sign in ("in", "not in") and (row is None or not row.keys):
        row, operand = names.variable(right), left
        sign, left, right = "=" if sign == "in" else "!=", right, left
    if row and len(row.keys) == 1:
        return write(f"count({some(left, row.keys, f'{sign} {operand}', 'those')})")
    if node.operator == "in" and isinstance(node.left, tree.Name) and right not in names.values:
        return write(f"count({written(node.right)})")
    if isinstance(node.left, tree.Call) and len(node.left.arguments) == 1:
        variable, x = names.variable(node.left.function.text), written(node.left.arguments[0])
        if variable and len(variable.keys) == 1 and x.isidentifier() and x not in names.members:
            return write(f"count(those {x} in {_domain(variable.keys[0])} where {written(node)})")
    return write(f"if {written(node)} then 1 else 0")


def as_matrix(name: str, given: Sequence[tree.Expr], keys: Sequence[Domain]) -> str:
    """Suggest lists of numbers where two arguments are given to a relation of more numbers."""
    if len(given) != 2 or len(keys) < 3 or not all(isinstance(k.base, Integers) for k in keys):
        return ""
    row, place = map(written, given)
    return (
        f"rows of a table are a relation; write `{name} as list: …` under `tables:`, and"
        f" `{name}({row}, {place})` is the number at position {place} of row {row}"
    )


def call_without(name: str, given: Sequence[tree.Expr], wanted: int) -> str:
    """Suggest a call with fewer arguments."""
    if len(given) < wanted or not given:
        return ""
    row = OPERATIONS.get(name)
    if row is not None and row.usage and [arg.kind for arg in row.takes] == [Kind.SET] * 2:
        group, *members = map(written, given)
        if name == "common":
            first, *others = reversed([group, *members])
            return write(reduce(lambda inner, one: f"common({one}, {inner})", others, first))
        if any(isinstance(node, tree.Number) for node in given):
            members.insert(0, "none")  # numbers are added, and sets joined, by the same sign
        return f"write `{name}({group}, {' + '.join(members)})`"
    arguments = ", ".join(map(written, given[:wanted]))
    return f"write `{name}({arguments})`" if wanted else f"write just `{name}`"


def one_of(kind: Type) -> str:
    """Suggest ``write `left` or `right` ``, if there are few members."""
    match kind:
        case Scalar(Members(_, names), low, high) if len(names) <= MOST_LISTED:
            return f"write {_or([f'`{name}`' for name in names[low : high + 1]])}"
    return ""


def as_part(names: Names, parent: tree.Expr | None, node: tree.Expr, kind: Type) -> str:
    """Complete a value that is part of a condition: ``n = 1 or 2``"""
    text = written(node)
    match parent, kind:
        case tree.Unary(), Scalar(Members() as base) if len(base.names) == 2:
            return f"{as_condition(node, kind)}; the other one of the two is `other({text})`"
        case tree.Binary(operator=word, left=tree.Binary(operator="in" | "not in") as claimed), (
            SetOf() | ListOf()
        ) if node is not claimed and word in ("and", "or"):
            claim = f"{written(claimed.left)} {claimed.operator} {text}"
            each = f"{written(claimed)} {word} {claim}"
            return WayOut(f"write it for each: `{each}`", claim, span=node.span)
        case tree.Binary(operator="and" | "or" as word, left=left, right=right), SetOf():
            a, b = written(left), written(right)
            both = {"and": f"`common({a}, {b})` is what both have; "}.get(word, "")
            return f"{both}sets are joined with `+`: `{a} + {b}`"
        case tree.Binary(operator=word, left=left, right=right), Scalar():
            if word == "or" and (exclusion := _denied_of(node, left)):
                return exclusion
            other = left if node is right else right
            while isinstance(other, tree.Binary) and other.operator in ("and", "or"):
                other = other.right if node is right else other.left
            if isinstance(other, tree.Binary) and other.operator in _COMPARED:
                sign = {"in": "=", "not in": "!="}.get(other.operator, other.operator)
                claim = f"{text} {other.operator} {written(other.right)}"
                if node is right:
                    claim = f"{written(other.left)} {sign} {text}"
                    if sign != other.operator and _is_value(names, other.left):
                        claim = f"{text} {other.operator} {written(other.right)}"
                two = (written(other), claim) if node is right else (claim, written(other))
                return WayOut(
                    f"write it for each: `{f' {word} '.join(two)}`", claim, span=node.span
                )
            if isinstance(other, tree.Call) and text.startswith(f"{other.function.text}("):
                return f"compare each of them, as in `{text} = … {word} {written(other)} = …`"
            if kind.optional and node is left and word == "or":
                choice = f"if {text} = none then {written(right)} else {text}"
                words = f"`or` gives a default for a table or a variable; here write `{choice}`"
                return WayOut(words, choice, span=parent.span)
    return ""


def _is_value(names: Names, node: tree.Expr) -> bool:
    if isinstance(node, tree.Name):
        return names.is_only_member(node.text)
    return isinstance(node, tree.Number)


def _denied_of(node: tree.Expr, other: tree.Expr) -> str:
    """Correct ``n != 1 or m`` to exclude both."""
    while isinstance(other, tree.Binary) and other.operator == "or":
        other = other.right
    if (
        node is other
        or not isinstance(other, tree.Binary)
        or other.operator not in ("!=", "not in")
    ):
        return ""
    both = f"{written(other)} and {written(other.left)} != {written(node)}"
    return WayOut(f"write it for each: `{both}`", both, span=other.span.to(node.span))


_COMPARED = ("=", "!=", "<", "<=", ">", ">=", "in", "not in")


def written(node: tree.Expr | tree.Binder) -> str:
    """Return an expression as the author wrote it, in one line."""
    return node.span.in_one_line


def with_members(kind: Type) -> str:
    """Describe a type, with its members if few: ``a bank (left or right)``"""
    match kind:
        case Scalar(Members(_, names), low, high) if len(names) <= MOST_LISTED:
            return f"{describe(kind)} ({_or(names[low : high + 1])})"
    return describe(kind)


def all_members(kind: Type) -> str:
    """List the members of a type if few: ``a bank is left or right``"""
    match kind:
        case Scalar(Members() as base) | SetOf(Members() as base) if len(base.names) <= MOST_LISTED:
            return f"{with_article(base.name)} is {_or(base.names)}"
    return ""


def _or(names: Sequence[str]) -> str:
    return " or ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else names[0]


def as_condition(node: tree.Expr, kind: Type) -> str:
    """Suggest a condition instead of a value."""
    if isinstance(node, tree.Number) and node.value in (0, 1):
        return write("true" if node.value else "false")
    counted = isinstance(node, tree.Binary) and node.operator in ("+", "-", "*", "div", "mod", "^")
    text = written(node) if counted or isinstance(node, tree.Name | tree.Call) else "…"
    names = kind.base.names if isinstance(kind, Scalar) and isinstance(kind.base, Members) else ()
    if text in names:
        return f"compare something with it: `… = {text}`"
    return advised("condition", kind, text=text, first=names[:1])


def as_set(text: str, kind: Type) -> str:
    """Suggest a set instead of a value."""
    match kind:
        case Scalar(Integers()) if ends := re.fullmatch(r"(\d+)\s*-\s*(\d+)", text):
            return f"a range has two dots: `{ends[1]}..{ends[2]}`"
        case Scalar(Integers()):
            return (
                f"a range is a set: `0..{text}`" if text.isdigit() else "a range is a set: `1..3`"
            )
        case TupleOf() if text[:1] == "(":
            return write(f"set({text[1:-1].strip()})")
        case Row((key,), Scalar()):
            return f"the set of its values is `set({text}(x) for x in {_domain(key)})`"
        case Scalar(base):
            return f"the set of all of them is `{base.name}`; to test one value, write `=`"
    return ""


def _domain(key: Domain) -> str:
    """Format a set of keys as in the source."""
    if isinstance(key.base, Integers):
        return f"{key.low}..{key.high}" if key.contiguous else "…"
    return key.base.name


def as_number(text: str, kind: Type) -> str:
    """Suggest a number instead of a value."""
    return advised("number", kind, text=text)


def spelled(text: str, kind: Type | None) -> str:
    """Suggest ``list(d, c, b, a)`` for ``dcba``, as a list of one-letter members."""
    match kind:
        case ListOf(Scalar(Members(_, names))) if len(text) > 1 and set(text) <= set(names):
            return f"list({', '.join(text)})"
    return ""


def some(
    row: str, keys: Sequence[Domain], claim: str, word: str = "", *, denied: bool = False
) -> str:
    """``some x in 1..3 where board(x) = red``"""
    claim_names = set(re.findall(r"\w+", claim))
    names = [name for name in "xyzuvwabcdefgh" if name not in claim_names][: len(keys)]
    binders = ", ".join(f"{x} in {_domain(key)}" for x, key in zip(names, keys, strict=True))
    word = word or ("no" if denied else "some")
    join = "has" if word == "every" else "where"
    return f"{word} {binders} {join} {row}({', '.join(names)}) {claim}".rstrip()


def each(row: str, keys: Sequence[Domain], sign: str, value: str) -> str:
    """``every x in item has at(x) = right``; for `!=`, some or every."""
    whole = some(row, keys, f"{sign} {value}", "every")
    if sign not in ("!=", "not in"):
        return WayOut(f"for all of them: `{whole}`", whole)
    one = some(row, keys, f"{sign} {value}")
    return WayOut(f"if one of them is enough: `{one}`; for all of them: `{whole}`", one, whole)


# ── rows ─────────────────────────────────────────────────────────────────────────────

_PATTERN = r"(?P<words>[^(]*?) ?(?:\((?P<shapes>[^)]*)\))?: (?P<text>.*)"


class Rule(metaclass=Record):
    """A row of ``advice.txt``: its text applies to these words and shapes."""

    words: frozenset[str]
    shapes: tuple[str, ...] | None
    text: str

    def fits(self, word: str, kinds: Sequence[Type]) -> bool:
        if (self.words and word not in self.words) or self.shapes is None:
            return word in self.words
        *shapes, last = self.shapes
        if last != "…":
            shapes.append(last)
        enough = len(kinds) >= len(shapes) if last == "…" else len(kinds) == len(shapes)
        return enough and all(
            shape == "*" or shape in _shapes(kind)
            for shape, kind in zip(shapes, kinds, strict=False)
        )


def _shapes(kind: Type) -> tuple[str, ...]:
    match kind:
        case Boolean():
            return ("condition",)
        case Scalar(Integers()):
            return "number", "one"
        case Scalar(Cells()):
            return "cell", "one"
        case Scalar(base):
            return "member", "one", "direction" if base is DIRECTIONS else ""
        case SetOf():
            return ("set",)
        case Row():
            return ("row",)
        case ListOf():
            return ("list",)
        case TupleOf():
            return ("group",)
        case TextType():
            return ("text",)
    return ()


@cache
def rules() -> dict[str, list[Rule]]:
    sections: dict[str, list[Rule]] = {}
    rules: list[Rule] = []
    with open(os.path.join(os.path.dirname(__file__), "advice.txt"), encoding="utf-8") as file:
        for line in file:
            if line.startswith("==="):
                rules = sections.setdefault(line.strip("=\n "), [])
            elif line.strip() and not line.startswith("#"):
                row = re.fullmatch(_PATTERN, line.rstrip())
                assert row is not None, line
                shapes = None if row["shapes"] is None else tuple(row["shapes"].split())
                rules.append(Rule(frozenset(row["words"].split()), shapes, row["text"]))
    return sections


def is_known_call(name: str) -> bool:
    return any(name in rule.words for rule in rules()["call"])


def advised(
    section: str,
    *kinds: Type,
    word: str = "",
    span: Span | None = None,
    by: Callable[[str], str] = lambda name: "",
    **given: object,
) -> str:
    """Return the advice of a section for a word or for types; ``by`` calls a function."""
    for rule in rules()[section]:
        if rule.fits(word, kinds):
            sign, _, rest = rule.text.partition(" ")
            match sign:
                case "=":
                    text = filled(rest, given.__getitem__, fitted)
                    answer: str = write(text, span) if text else ""
                case "?":
                    answer = meant(rest)
                case "by":
                    answer = by(rest)
                case _:
                    answer = filled(rule.text, given.__getitem__)
            if answer:
                return answer
    return ""
