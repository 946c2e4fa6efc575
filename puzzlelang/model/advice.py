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
    Base,
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
    join_types,
    with_article,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.symbols import Names, Scope
from puzzlelang.syntax import fitted, tree
from puzzlelang.text import Record, Span, WayOut, filled, meant, write

MOST_LISTED = 8
"""Members listed in a message."""

BUILT_IN = ("true", "false", "none", "nowhere", *COMPASS)


def relation(names: Names, node: tree.Relation) -> str:
    """Suggest a replacement for a word used between two values in other languages."""
    left, right = tree.written(node.left), tree.written(node.right)
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
            cell = tree.written(side.arguments[0])
            return f"use a word of the legend, as in `{cell} in floor`"
    return "compare the values that it is made of"


def counted(node: tree.Binary, names: Names) -> str:
    """Correct ``count(at = right)``."""
    left, right, sign = tree.written(node.left), tree.written(node.right), node.operator
    row, operand = names.variable(left), right
    if sign in ("in", "not in") and (row is None or not row.keys):
        row, operand = names.variable(right), left
        sign, left, right = "=" if sign == "in" else "!=", right, left
    if row and len(row.keys) == 1:
        return write(f"count({some(left, row.keys, f'{sign} {operand}', 'those')})")
    if node.operator == "in" and isinstance(node.left, tree.Name) and right not in names.values:
        return write(f"count({tree.written(node.right)})")
    if isinstance(node.left, tree.Call) and len(node.left.arguments) == 1:
        variable, x = names.variable(node.left.function.text), tree.written(node.left.arguments[0])
        if variable and len(variable.keys) == 1 and x.isidentifier() and x not in names.members:
            return write(
                f"count(those {x} in {_domain(variable.keys[0])} where {tree.written(node)})"
            )
    return write(f"if {tree.written(node)} then 1 else 0")


def as_matrix(name: str, given: Sequence[tree.Expr], keys: Sequence[Domain]) -> str:
    """Suggest lists of numbers where two arguments are given to a relation of more numbers."""
    if len(given) != 2 or len(keys) < 3 or not all(isinstance(k.base, Integers) for k in keys):
        return ""
    row, place = map(tree.written, given)
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
        group, *members = map(tree.written, given)
        if name == "common":
            first, *others = reversed([group, *members])
            return write(reduce(lambda inner, one: f"common({one}, {inner})", others, first))
        if any(isinstance(node, tree.Number) for node in given):
            members.insert(0, "none")  # numbers are added, and sets joined, by the same sign
        return f"write `{name}({group}, {' + '.join(members)})`"
    arguments = ", ".join(map(tree.written, given[:wanted]))
    return f"write `{name}({arguments})`" if wanted else f"write just `{name}`"


def one_of(kind: Type) -> str:
    """Suggest ``write `left` or `right` ``, if there are few members."""
    match kind:
        case Scalar(Members(_, names), low, high) if len(names) <= MOST_LISTED:
            return f"write {_or([f'`{name}`' for name in names[low : high + 1]])}"
    return ""


def as_part(names: Names, parent: tree.Expr | None, node: tree.Expr, kind: Type) -> str:
    """Complete a value that is part of a condition: ``n = 1 or 2``"""
    text = tree.written(node)
    match parent, kind:
        case tree.Unary(), Scalar(Members() as base) if len(base.names) == 2:
            return f"{as_condition(node, kind)}; the other one of the two is `other({text})`"
        case tree.Binary(operator=word, left=tree.Binary(operator="in" | "not in") as claimed), (
            SetOf() | ListOf()
        ) if node is not claimed and word in ("and", "or"):
            claim = f"{tree.written(claimed.left)} {claimed.operator} {text}"
            each = f"{tree.written(claimed)} {word} {claim}"
            return WayOut(f"write it for each: `{each}`", claim, span=node.span)
        case tree.Binary(operator="and" | "or" as word, left=left, right=right), SetOf():
            a, b = tree.written(left), tree.written(right)
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
                claim = f"{text} {other.operator} {tree.written(other.right)}"
                if node is right:
                    claim = f"{tree.written(other.left)} {sign} {text}"
                    if sign != other.operator and _is_value(names, other.left):
                        claim = f"{text} {other.operator} {tree.written(other.right)}"
                two = (
                    (tree.written(other), claim) if node is right else (claim, tree.written(other))
                )
                return WayOut(
                    f"write it for each: `{f' {word} '.join(two)}`", claim, span=node.span
                )
            if isinstance(other, tree.Call) and text.startswith(f"{other.function.text}("):
                return f"compare each of them, as in `{text} = … {word} {tree.written(other)} = …`"
            if kind.optional and node is left and word == "or":
                choice = f"if {text} = none then {tree.written(right)} else {text}"
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
    both = f"{tree.written(other)} and {tree.written(other.left)} != {tree.written(node)}"
    return WayOut(f"write it for each: `{both}`", both, span=other.span.to(node.span))


_COMPARED = ("=", "!=", "<", "<=", ">", ">=", "in", "not in")


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
    text = tree.written(node) if counted or isinstance(node, tree.Name | tree.Call) else "…"
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


# ── members, cells, conditions and single values ──────────────────────────────────────


def for_each_key(kind: Type, node: tree.Expr, scope: Scope) -> str:
    """Suggest ``at(r)`` for ``neighbours(at)`` if each robot has an `at`."""
    if not isinstance(kind, Row) or not isinstance(node, tree.Name) or len(kind.keys) != 1:
        return ""
    base, text = kind.keys[0].base, tree.written(node)
    if names := bound_names(scope, base):
        return write(f"{text}({names[-1]})")
    return call_form(text, kind.keys)


def bound_names(scope: Scope, base: Base) -> list[str]:
    """List the names in scope that are bound to one member of a type."""
    return [
        name for name, bound in scope.items()
        if isinstance(bound.type, Scalar) and bound.type.base is base and name.isidentifier()
    ]  # fmt: skip


def fact(
    call: Span,
    name: str,
    given: Sequence[tree.Expr],
    last: Type | None,
    asked: core.Variable | None,
) -> str:
    """Correct facts of other languages, ``at(wolf, left)``, ``not at(wolf, left)``."""
    if asked is None or isinstance(last, Boolean) or last is None:
        return ""
    if join_types(asked.type, last) is None:
        return ""
    *keys, value = map(tree.written, given)
    left, text = f"{name}({', '.join(keys)})" if keys else name, call.source.text
    if text[call.end :].startswith(":"):
        return ""  # the target of an assignment
    negation = re.search(r"\bnot +$", text[text.rfind("\n", 0, call.start) + 1 : call.start])
    if negation is None:
        return write(f"{left} = {value}", call)
    begin = call.start - len(negation[0])
    return write(f"{left} != {value}", Span(call.source, begin, call.end))


def cell_with(name: str, argument: tree.Expr, given: Type, call: Span, names: Names) -> str:
    """Correct ``the home(r)``: the cell at which a legend word has this value."""
    table = names.table(name)
    element = table.function.element if table and table.from_legend and table.function else None
    if not isinstance(given, Scalar) or not isinstance(element, Scalar):
        return ""
    if given.base is not element.base:
        return ""
    value = tree.written(argument)
    c = next(x for x in ("c", "d", "x", "y") if x not in re.findall(r"\w+", value))
    cells = f"(those {c} in {name} where {name}({c}) = {value})"
    has_the = call.source.text[: call.start].endswith("the ")
    fix = cells if has_the else f"the {cells}"
    return WayOut(f"`{name}` takes a cell; the cell itself is `the {cells}`", fix, span=call)


def in_other_words(names: Names, at: Span, given: Type, wanted: Type | None) -> str:
    """Correct ``'wolf'`` for a member, ``(1, 4)`` for a cell or a set of numbers."""
    if isinstance(wanted, ListOf):
        wanted = wanted.element
    base = wanted.base if isinstance(wanted, Scalar | SetOf) else None
    match given, base:
        case TextType(), _:
            word = at.text.strip("'\"")
            owners = [owner for owner, _ in names.members.get(word, ())]
            if (
                base in owners
                or (wanted is None and owners)
                or (base is DIRECTIONS and word in COMPASS)
            ):
                return WayOut(f"a member is written without quotes: `{word}`", word, span=at)
        case TupleOf((Scalar(Integers()), Scalar(Integers()))), Cells():
            row, column = _two(at.text)
            return write(f"cell({base.name}, {row}, {column})", at) if column else ""
        case TupleOf(items), _ if isinstance(wanted, SetOf):
            if all(isinstance(one, Scalar) and one.base is base for one in items):
                return write(f"set({at.text.strip('()')})", at)
    return ""


def compared(names: Names, node: tree.Binary, a: Type, b: Type) -> str:
    """Correct a side of ``bag = 'saw'`` or ``man = (1, 4)``."""
    for side, kind, other, target in ((node.right, b, node.left, a), (node.left, a, node.right, b)):
        fix = in_other_words(names, side.span, kind, target)
        if isinstance(fix, WayOut) and isinstance(target, SetOf) and isinstance(kind, TextType):
            word = "not in" if node.operator == "!=" else "in"
            return write(f"{fix.texts[0]} {word} {tree.written(other)}", node.span)
        if fix:
            return fix
    return ""


def _two(text: str) -> tuple[str, str]:
    """Split ``(row(c), 1)`` into two values; return empty texts on failure."""
    parts = re.fullmatch(r"\(\s*((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)", text)
    return (parts[1].strip(), parts[2].strip()) if parts else ("", "")


def value_of_row(names: Names, expr: core.Expr, at: Span) -> str:
    """Suggest ``price(t)`` for ``price(t, 1)``, which tests whether `price(t)` is 1."""
    if not isinstance(expr, core.Lookup) or not isinstance(expr.type, Boolean):
        return ""
    row = re.fullmatch(r"(\w+\(.+),([^(),]+|\w+\([^()]*\))\)", at.text, re.DOTALL)
    table = names.table(row[1].partition("(")[0]) if row else None
    if row is None or table is None or table.function is None:
        return ""
    value, last = f"{' '.join(row[1].split())})", row[2].strip()
    words = f"`{value}` is its value; with `{last}`, it tests whether that is the value"
    return WayOut(words, value, span=at)


def value_of_cell(names: Names, at: Span, kind: Type, base: Base) -> str:
    """Explain ``keys + key``: a legend word's set of cells instead of its value at a cell."""
    name = at.text
    table = names.table(name)
    element = table.function.element if table and table.function else None
    if isinstance(kind, SetOf) and isinstance(element, Scalar) and element.base is base:
        return f"`{name}` is the set of its cells; what is there in a cell c is `{name}(c)`"
    return ""


def one_at_a_time(name: str, node: tree.Expr, names: Names) -> str:
    """Correct ``weight(load)`` and ``at(item)``: a set instead of one member."""
    group = tree.written(node)
    return named_each(node, names) or (
        f"it takes one at a time: `every x in {group} has {name}(x) = …`, or"
        f" `sum({name}(x) for x in {group})`"
    )


def named_each(node: tree.Expr, names: Names) -> str:
    """Correct ``for each item = if item = fox …``: a type instead of one of its members."""
    group, text, end = tree.written(node), node.span.source.text, node.span.end
    begin = text.rfind("\n", 0, node.span.start) + 1
    loop = re.compile(rf"for each (?:(\w+) in )?(?P<all>{re.escape(group)}(?= *=)[^\n]*)").search(
        text, begin, end
    )
    if loop is None or not isinstance(node, tree.Name):
        return ""
    if loop[1]:
        return WayOut(f"write `{loop[1]}` instead of `{group}`", loop[1], span=node.span)
    existing = set(names.every_name())
    x = next((x for x in (group[0], "x", "y") if x not in existing), "x1")
    claim = f"{x} in {group}{loop['all'][len(group) : node.span.start - loop.start('all')]}{x}"
    rest = text[end:].partition("\n")[0].partition(" #")[0].rstrip()
    span = Span(node.span.source, loop.start("all"), end + len(rest))
    return WayOut(f"give each of them a name: `for each {claim}{rest}`", claim + rest, span=span)


def all_or_some(node: tree.Binary) -> str:
    """Offer both readings of ``gold in left`` for two sets: all members, or some."""
    left, right = tree.written(node.left), tree.written(node.right)
    all_, some = f"{left} <= {right}", f"common({left}, {right}) != none"
    if node.operator == "in":
        words = f"if all of it must be in there, write `{all_}`; if any of it, `{some}`"
        return WayOut(words, all_, some, span=node.span)
    none, some = f"common({left}, {right}) = none", f"not {all_}"
    words = f"if none of it may be in there, write `{none}`; if not all of it, `{some}`"
    return WayOut(words, none, some, span=node.span)
