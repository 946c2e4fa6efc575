"""Report values listed twice in a set: they count once, which is rarely intended."""

from __future__ import annotations

from collections.abc import Iterable

from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Span, WayOut

Written = tuple[Any, tree.Data]
"""The set that an entry belongs to, and the entry."""


def as_list(name: tree.Name) -> WayOut:
    """Suggest a list, for repeated or ordered values."""
    text = f"{name.text} as list"
    words = f"write it once; where values may repeat, or have an order, write `{text}:`"
    return WayOut(words, text, span=name.span)


def once_each(checker: ExpressionChecker, written: Iterable[Written], why: str, help: str) -> bool:
    """Report entries that repeat an earlier one of their set; False if there are some.

    Equal values may be written differently: a parameter that is 1 and a 1, or a group and one of
    its members.
    """
    first: dict[Any, Span] = {}
    fine = True
    for group, node in written:
        text = node.span.in_one_line
        before = first.setdefault((group, text.replace(" ", "")), node.span)
        if before is not node.span:
            fine = False
            checker.wrong("listed-twice", node, text=text, why=why, help=help, also=before)
    return fine
