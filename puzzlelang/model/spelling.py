"""Membership of a list in many constant lists (`w in word`), tested with a trie.

A table maps a node and an element to the next node. The number of steps depends on the length of
the lists, not on their number.
"""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core import BOOLEAN, INTEGERS, Domain, ListOf, integer, most_of
from puzzlelang.core import nodes as core
from puzzlelang.text import Span

LONGEST = 64
"""Longer lists are compared one by one."""
WIDEST = 4_096
MOST_PLACES = 1 << 22

NO_NODE, END, ROOT = range(3)
"""Nodes: a dead end; the end of a list, which also follows itself; the root."""


def one_of(span: Span, row: core.Expr, kind: ListOf, values: Sequence[int]) -> core.Expr | None:
    """Test whether ``row`` is one of ``values``, which are lists of its type.

    None if the lists are too long or too many, or their elements too large.
    """
    if isinstance(row, core.Const):
        return core.Const(span, BOOLEAN, int(row.value in values))
    assert isinstance(row.type, ListOf)
    digits = kind.digits
    longest, widest = most_of(digits, (0, max(values, default=0))), digits.high - digits.low + 1
    if widest > WIDEST or longest > LONGEST:
        return None
    following: dict[tuple[int, ...], int] = {(END, 0): END}
    nodes, mask, bits = ROOT + 1, digits.mask, digits.bits
    for value in values:
        node = ROOT
        while value:
            step = node, value & mask
            node = following.setdefault(step, nodes)
            nodes = max(nodes, node + 1)
            value >>= bits
        following[node, 0] = END
    if nodes * (widest + 1) > MOST_PLACES:
        return None
    keys = Domain(INTEGERS, range(nodes)), Domain(INTEGERS, range(widest + 1))
    kind_of_node = integer(0, nodes - 1)
    table = core.Table("next", span, keys, kind_of_node, following, default=NO_NODE)

    def number(value: int) -> core.Const:
        return core.number(span, value)

    name = core.Local(row.span, row.type, "list")
    position: core.Expr = number(ROOT)
    for place in range(1, min(longest, row.type.most) + 2):  # one more, to reject longer lists
        digit: core.Expr = number(0)
        if place <= row.type.most:
            digit = core.Apply(span, integer(0, widest), "digit", (name, number(place)))
        position = core.Lookup(span, kind_of_node, table, (position, digit))
    there = core.Apply(span, BOOLEAN, "=", (position, number(END)))
    return core.Let(span, BOOLEAN, name, row, there)
