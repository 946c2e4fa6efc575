"""Suggestions of members, cells, conditions and single values."""

from __future__ import annotations

import re
from collections.abc import Sequence

from puzzlelang.core import (
    COMPASS,
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
    join_types,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.advice import call_form, written
from puzzlelang.model.symbols import Names, Scope
from puzzlelang.syntax import tree
from puzzlelang.text import Span, WayOut, write


def for_each_key(kind: Type, node: tree.Expr, scope: Scope) -> str:
    """Suggest ``at(r)`` for ``neighbours(at)`` if each robot has an `at`."""
    if not isinstance(kind, Row) or not isinstance(node, tree.Name) or len(kind.keys) != 1:
        return ""
    base, text = kind.keys[0].base, written(node)
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
    *keys, value = map(written, given)
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
    value = written(argument)
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
            return write(f"{fix.texts[0]} {word} {written(other)}", node.span)
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
    group = written(node)
    return named_each(node, names) or (
        f"it takes one at a time: `every x in {group} has {name}(x) = …`, or"
        f" `sum({name}(x) for x in {group})`"
    )


def named_each(node: tree.Expr, names: Names) -> str:
    """Correct ``for each item = if item = fox …``: a type instead of one of its members."""
    group, text, end = written(node), node.span.source.text, node.span.end
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
    left, right = written(node.left), written(node.right)
    all_, some = f"{left} <= {right}", f"common({left}, {right}) != none"
    if node.operator == "in":
        words = f"if all of it must be in there, write `{all_}`; if any of it, `{some}`"
        return WayOut(words, all_, some, span=node.span)
    none, some = f"common({left}, {right}) = none", f"not {all_}"
    words = f"if none of it may be in there, write `{none}`; if not all of it, `{some}`"
    return WayOut(words, none, some, span=node.span)
