"""Lisp's nested lists, with the position of each word."""

from __future__ import annotations

import os
import re

from puzzlelang.text import Any, Messages, PuzzleError, Source, Span

MESSAGES = Messages(os.path.join(os.path.dirname(__file__), "messages.txt"))

DEEPEST = 200
"""Maximum depth of parentheses."""

_TOKEN = re.compile(r"[()]|\?*(?:[^\s();?]+|\?(?!\w))+|;[^\n]*")
"""A variable may follow a word without a space: published domains have ``(aircraft?a)``."""


class Atom:
    """A word. ``text`` is in lower case, because PDDL ignores case."""

    __slots__ = ("end", "source", "start", "text")

    def __init__(self, source: Source, start: int, end: int, text: str) -> None:
        self.source, self.start, self.end, self.text = source, start, end, text

    @property
    def span(self) -> Span:
        return Span(self.source, self.start, self.end)


class Group:
    """Words and groups between parentheses."""

    __slots__ = ("end", "items", "source", "start")

    def __init__(self, source: Source, start: int) -> None:
        self.source, self.start, self.end = source, start, start + 1
        self.items: list[Atom | Group] = []

    @property
    def span(self) -> Span:
        return Span(self.source, self.start, self.end)

    @property
    def head(self) -> str:
        """The first word, or an empty text."""
        first = self.items[0] if self.items else None
        return first.text if isinstance(first, Atom) else ""

    @property
    def place(self) -> Span:
        """The first word, or the opening parenthesis: a short position for messages."""
        first = self.items[0] if self.items else None
        return (
            first.span if isinstance(first, Atom) else Span(self.source, self.start, self.start + 1)
        )


def wrong(key: str, at: Atom | Group | Span, **given: Any) -> PuzzleError:
    """Create the error of a row of ``messages.txt``."""
    if isinstance(at, Group):
        at = at.place
    return PuzzleError([MESSAGES.diagnostic(key, at, **given)])


def read_groups(source: Source) -> list[Group]:
    """Read all outermost groups of a text; raise :class:`PuzzleError` at the first mistake."""
    text, groups = source.text, list[Group]()
    open_groups: list[Group] = []
    for match in _TOKEN.finditer(text):
        token, start, end = match[0], match.start(), match.end()
        if token == "(":
            group = Group(source, start)
            if len(open_groups) >= DEEPEST:
                raise wrong("too-nested", group, most=DEEPEST)
            (open_groups[-1].items if open_groups else groups).append(group)
            open_groups.append(group)
        elif token == ")":
            if not open_groups:
                raise wrong("parenthesis-too-many", source.span(start, end))
            open_groups.pop().end = end
        elif token[0] != ";":
            if not open_groups:
                raise wrong("outside-parentheses", source.span(start, end))
            open_groups[-1].items.append(Atom(source, start, end, token.lower()))
    if open_groups:
        raise wrong("parenthesis-open", _unclosed(open_groups))
    return groups


def _unclosed(open_groups: list[Group]) -> Group:
    """Find the group that probably lacks its parenthesis.

    In a group of sections, a section inside another one is the sign: the outer one isn't closed.
    """
    for group in open_groups:
        for item in group.items[1:]:
            if isinstance(item, Group) and item.head in _SECTIONS and group.head in _SECTIONS:
                return group
    return open_groups[-1]


_SECTIONS = frozenset(
    ":requirements :types :constants :predicates :functions :action :derived :durative-action "
    ":domain :objects :init :goal :metric :constraints".split()
)


def read_group(source: Source) -> Group:
    """Read a text with one outermost group, ``(define …)``."""
    groups = [one for one in read_groups(source) if one.head != "in-package"]
    if not groups:
        raise wrong("empty-pddl", source.span(0, 1))
    if len(groups) > 1:
        raise wrong("second-definition", groups[1], also=groups[0].place)
    return groups[0]
