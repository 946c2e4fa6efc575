"""What is listed twice in a set: it would count once, which is hardly intended."""

from __future__ import annotations

from collections.abc import Iterable

from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Span, WayOut

Written = tuple[Any, tree.Data]
"""In which set something is written, and what."""


def as_list(name: tree.Name) -> WayOut:
    """The way out for what may repeat, or has an order."""
    text = f"{name.text} as list"
    words = f"write it once; where values may repeat, or have an order, write `{text}:`"
    return WayOut(words, text, span=name.span)


def once_each(checker: ExpressionChecker, written: Iterable[Written], why: str, help: str) -> bool:
    """Report what is written as something before it in the same set is; was there none?

    What only comes to the same is another matter: a parameter that is 1 beside a 1, a group's
    name beside one of its members.
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
