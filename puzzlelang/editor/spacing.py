"""House style within lines: spaces in expressions, in brackets, after keys and dashes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from puzzlelang.syntax import KEYWORDS, SECTIONS, List, Mapping, Node, Scalar

Change = tuple[int, int, str]
"""Start, end and replacement text; never across a line break."""

_TOKEN = re.compile(
    r"(?P<text>'[^'\n]*'|\"[^\"\n]*\")|(?P<word>[A-Za-z_]\w*)|(?P<number>[0-9]+)"
    r"|(?P<compare><=|>=|!=|==|<|>|=)|(?P<loose>\.\.|\+|-|\*)|(?P<open>\()|(?P<close>\))|(?P<comma>,)"
)
_BLANKS = re.compile(r"[ \t]*")


def expression_changes(text: str, start: int, end: int) -> list[Change]:
    """Changes between the tokens of an expression; none if a character is unknown."""
    edits: list[Change] = []
    at, before, kind_before, unary = start, "", "", False
    while at < end:
        space = re.compile(r"\s*").match(text, at, end)
        assert space is not None
        token = _TOKEN.match(text, space.end(), end)
        if token is None:
            return edits if space.end() == end else []
        kind = token.lastgroup or ""
        if before and "\n" not in space.group():
            gap = _between(before, kind_before, unary, kind)
            if gap is None:  # the author's choice, but equal on both sides
                gap = _beside(text, token, space.group(), kind, at - len(before))
            if gap != space.group():
                edits.append((at, space.end(), gap))
        unary = token.group() == "-" and (
            kind_before in ("", "open", "comma", "compare", "loose") or before in KEYWORDS
        )
        at, before, kind_before = token.end(), token.group(), kind
    return edits


def _between(before: str, kind_before: str, unary: bool, kind: str) -> str | None:
    """Space between two tokens; None if both styles are allowed."""
    if kind_before == "open" or kind in ("close", "comma") or unary:
        return ""
    if kind == "open" and kind_before == "word" and (before not in KEYWORDS or before == "set"):
        return ""
    if kind == "loose" and kind_before in ("comma", "compare", "loose"):
        return " "
    if kind == "loose" and before not in KEYWORDS:
        return None
    if kind_before == "loose":
        return None
    return " "


def _beside(text: str, token: re.Match[str], space: str, kind: str, sign: int) -> str:
    """Space around ``..``, ``+``, ``-`` and ``*``: the same on both sides.

    ``sign`` is the start of the previous token, the operator unless ``token`` is.
    """
    if kind == "loose":
        after = text[token.end() : token.end() + 1]
        return " " if space or after.isspace() or after == "-" else ""  # `n - -k`
    return " " if space or text[max(0, sign - 1) : sign].isspace() else ""


# ── YAML ─────────────────────────────────────────────────────────────────────────────


def changes(text: str, root: Node) -> list[Change]:
    """All changes within lines, in file order."""
    return sorted(set(_of_node(text, root, ())))


def _of_node(text: str, node: Node, path: tuple[str, ...]) -> Iterator[Change]:
    if isinstance(node, Mapping):
        for key, value in node.entries:
            below = (*path, key.value if isinstance(key, Scalar) else "")
            if isinstance(key, Scalar) and not key.style and _is_expression(path, of_key=True):
                yield from expression_changes(text, key.start, key.end)
            yield from _after_key(text, key.end, value)
            yield from _of_node(text, value, below)
    elif isinstance(node, List):
        for item in node.items:
            if not node.flow:
                dash = text.rfind("-", 0, item.start)
                if text[dash + 1 : item.start].strip(" ") == "" and item.start > dash + 1:
                    yield dash + 1, item.start, " "
            yield from _of_node(text, item, path)
    elif isinstance(node, Scalar) and not node.style and _is_expression(path, of_key=False):
        yield from expression_changes(text, node.start, node.end)
    if isinstance(node, Mapping | List) and node.flow:
        yield from _in_brackets(text, node)


def _after_key(text: str, end: int, value: Node) -> Iterator[Change]:
    """``key : value`` as ``key: value``"""
    colon = text.find(":", end)
    if text[end:colon].strip(" ") or value.start < colon:
        return
    if colon > end:
        yield end, colon, ""
    gap = _BLANKS.match(text, colon + 1)
    assert gap is not None
    if gap.end() == value.start and value.start < len(text) and text[value.start] not in "\n#":
        if not isinstance(value, Scalar) or not value.is_missing:
            yield colon + 1, value.start, " "


_SIGNS = re.compile(r"[ \t]*([\[\]{},])[ \t]*")


def _in_brackets(text: str, node: Mapping | List) -> Iterator[Change]:
    """``[ a,b ]`` as ``[a, b]``; in ``[B,_,B, W,_,W]`` the spaces show rows and stay."""
    inside = sorted(_parts(node), key=lambda part: part.start)
    after = {text[a.end : b.start] for a, b in pairwise(inside)}
    grouped = isinstance(node, List) and {",", ", "} <= after
    at = node.start
    for start, end in [*((part.start, part.end) for part in inside), (node.end, node.end)]:
        gap_end = start
        while at < gap_end:
            match = _SIGNS.match(text, at, gap_end)
            if match is None or "#" in text[at:gap_end]:
                break
            sign = match[1]
            yield match.start(), match.start(1), ""
            rest = text[match.end() : match.end() + 1]
            if rest != "\n" and not (sign == "," and grouped):
                yield match.end(1), match.end(), " " if sign == "," else ""
            at = match.end()
        at = max(at, end)


def _parts(node: Mapping | List) -> list[Node]:
    if isinstance(node, List):
        return node.items
    return [part for entry in node.entries for part in entry]


def _is_expression(path: tuple[str, ...], *, of_key: bool) -> bool:
    """True if the value at ``path`` (or its key: a head, a place) is an expression."""
    if not path or path[0] not in SECTIONS:
        return False
    shape = SECTIONS[path[0]].shape
    if of_key and shape in ("definitions", "tables", "views") and len(path) == 1:
        return True
    if shape == "transitions":
        if of_key:
            return len(path) == 1 or (len(path) >= 3 and path[2] == "then")
        return len(path) >= 3 and path[2] in ("let", "when", "then")
    return not of_key and shape in _EXPRESSIONS


_EXPRESSIONS = frozenset(
    {"expression", "conditions", "rules", "data", "tables", "state", "definitions", "costs",
     "estimates"}
)  # fmt: skip
