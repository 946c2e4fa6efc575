"""Is a list among many constant ones: `w in word`?  Asked element by element, in a table.

The lists are the paths of a tree, and the table says for a node and an element which node is next,
so a question takes no more steps than the list has elements, however many lists there are.
"""

from __future__ import annotations

from collections.abc import Iterable

from puzzlelang.core import (
    BOOLEAN,
    INTEGERS,
    Boolean,
    Cells,
    Domain,
    Integers,
    ListOf,
    Members,
    Scalar,
    elements,
    integer,
    size_of,
    whole,
)
from puzzlelang.core import nodes as core
from puzzlelang.text import Span

LONGEST = 64
"""Lists of more elements are compared one by one."""
WIDEST = 4_096
MOST_PLACES = 1 << 22

Entries = dict[tuple[int, ...], int]


def one_of(span: Span, row: core.Expr, kind: ListOf, values: Iterable[int]) -> core.Expr | None:
    """Whether ``row`` is one of some lists of its own type; None where they are not of single
    values, or too many.
    """
    digits = kind.digits
    lists = {value: tuple(elements(digits, value)) for value in values}
    key = _key(kind)
    if isinstance(row, core.Const):
        return core.Const(span, BOOLEAN, int(row.value in lists))
    longest = max(map(len, lists.values()), default=0)
    if key is None or longest > LONGEST:
        return None
    nodes: dict[tuple[int, ...], int] = {(): 1}
    for path in lists.values():
        for end in range(1, len(path) + 1):
            nodes.setdefault(path[:end], len(nodes) + 1)
    if (len(nodes) + 1) * size_of(key.values) > MOST_PLACES:
        return None
    entries: Entries = {(nodes[path[:-1]], path[-1]): node for path, node in nodes.items() if path}
    node_key = Domain(INTEGERS, range(len(nodes) + 1))
    node_type = integer(0, len(nodes))
    following = core.Table("next", span, (node_key, key), node_type, entries, default=0)
    ends: Entries = {(nodes[path],): 1 for path in lists.values()}
    is_end = core.Table("ends", span, (node_key,), BOOLEAN, ends, default=0)

    name = row if isinstance(row, core.Local) else core.Local(row.span, row.type, "list")
    size = core.Local(span, integer(0, _most(row)), "length")
    none = core.Const(span, BOOLEAN, 0)

    def end_at(node: core.Expr) -> core.Expr:
        return core.Lookup(span, BOOLEAN, is_end, (node,))

    def number(value: int) -> core.Const:
        return core.Const(span, integer(value, value), value)

    def walk(node: core.Expr, place: int) -> core.Expr:
        """From a node on, which the first ``place`` elements lead to."""
        if place == longest:
            longer = core.Apply(span, BOOLEAN, ">", (size, number(place)))
            return core.If(span, BOOLEAN, longer, none, end_at(node)) if _most(row) > place else (
                end_at(node)
            )  # fmt: skip
        if place >= _most(row):
            return end_at(node)
        assert isinstance(row.type, ListOf)
        value = core.Apply(span, row.type.element, "element", (name, number(place + 1)))
        follow = core.Lookup(span, node_type, following, (node, value))
        bound = core.Local(span, node_type, "node")
        more = core.Let(span, BOOLEAN, bound, follow, walk(bound, place + 1))
        has = core.Apply(span, BOOLEAN, ">", (size, number(place)))
        return core.If(span, BOOLEAN, has, more, end_at(node))

    length = core.Apply(span, size.type, "length", (name,))
    body: core.Expr = core.Let(span, BOOLEAN, size, length, walk(number(1), 0))
    return body if name is row else core.Let(span, BOOLEAN, name, row, body)


def _most(row: core.Expr) -> int:
    assert isinstance(row.type, ListOf)
    return row.type.most


def _key(kind: ListOf) -> Domain | None:
    """What an element may be."""
    match kind.element:
        case Scalar(Members() | Cells() as base):
            return whole(base)
        case Scalar(Integers(), low, high) if high - low < WIDEST:
            return Domain(INTEGERS, range(low, high + 1))
        case Boolean():
            return Domain(INTEGERS, range(2))
    return None
