"""Ways out where one is meant of several: of a whole row, of a set, of the cells of a word."""

from __future__ import annotations

import re

from puzzlelang.core import Base, Row, Scalar, SetOf, Type
from puzzlelang.model.advice import call_form, written
from puzzlelang.model.symbols import Names, Scope
from puzzlelang.syntax import tree
from puzzlelang.text import Span, WayOut, write


def for_each_key(kind: Type, node: tree.Expr, scope: Scope) -> str:
    """``neighbours(at)``, where there is one `at` for each robot: ``at(r)``"""
    if not isinstance(kind, Row) or not isinstance(node, tree.Name) or len(kind.keys) != 1:
        return ""
    base, text = kind.keys[0].base, written(node)
    names = [
        name for name, bound in scope.items()
        if isinstance(bound.type, Scalar) and bound.type.base is base and name.isidentifier()
    ]  # fmt: skip
    if names:
        return write(f"{text}({names[-1]})")
    return call_form(text, kind.keys)


def cell_with(name: str, argument: tree.Expr, given: Type, call: Span, names: Names) -> str:
    """``the home(r)``: of a word of a legend, the cell is asked for by what is there."""
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
    return WayOut(f"`{name}` is asked of a cell; the cell itself is `the {cells}`", fix, span=call)


def value_of_cell(names: Names, at: Span, kind: Type, base: Base) -> str:
    """``keys + key``: the cells of a word of a legend, where what is there on one is meant"""
    name = at.text
    table = names.table(name)
    element = table.function.element if table and table.function else None
    if isinstance(kind, SetOf) and isinstance(element, Scalar) and element.base is base:
        return f"`{name}` is the set of its cells; what is there in a cell c is `{name}(c)`"
    return ""


def one_at_a_time(name: str, node: tree.Expr, names: Names) -> str:
    """``weight(load)``, ``at(item)``: what takes one member is given a set of them."""
    group = written(node)
    return named_each(node, names) or (
        f"it takes one at a time: `every x in {group} has {name}(x) = …`, or"
        f" `sum({name}(x) for x in {group})`"
    )


def named_each(node: tree.Expr, names: Names) -> str:
    """``for each item = if item = fox …``: a type where one of its members is meant"""
    group, text, end = written(node), node.span.source.text, node.span.end
    begin = text.rfind("\n", 0, node.span.start) + 1
    found = re.compile(rf"for each (?:(\w+) in )?(?P<all>{re.escape(group)}(?= *=)[^\n]*)").search(
        text, begin, end
    )
    if found is None or not isinstance(node, tree.Name):
        return ""
    if found[1]:
        return write(found[1], node.span)
    known = set(names.known())
    x = next((x for x in (group[0], "x", "y") if x not in known), "x1")
    claim = f"{x} in {group}{found['all'][len(group) : node.span.start - found.start('all')]}{x}"
    span = Span(node.span.source, found.start("all"), end)
    rest = text[end:].partition("\n")[0].partition(" #")[0].rstrip()
    return WayOut(f"give each of them a name: `for each {claim}{rest}`", claim, span=span)
