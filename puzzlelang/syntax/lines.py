"""Replacements on one line, for values that were written as separate entries."""

from __future__ import annotations

import re

from puzzlelang.syntax.yaml_nodes import Mapping, Node, Scalar
from puzzlelang.text import Source, WayOut, line_after, line_before, write

DECLARATION = "`type = initial value`"
"""Form of a variable's declaration, after its name."""


def joins(word: str, key: Node) -> str:
    """Keyword that replaces the colon after ``every i in item``."""
    filtered = isinstance(key, Scalar) and " where " in key.value
    return {"every": "has", "if": "then"}.get(word, "and" if filtered else "where")


def claim_as_one(word: str, key: Node, value: Node) -> str:
    """Rewrite ``every i in item: at(i) = right`` with a keyword instead of the colon."""
    subject = key.value if isinstance(key, Scalar) else ""
    join = joins(word, key)
    rest = value.value if isinstance(value, Scalar) else ""
    if word == "if" or not rest or len(subject) + len(rest) > 100:
        return f"after `{word} …` write `{join}` instead of the colon"
    return f"write `{subject.strip()} {join} {rest.strip()}`"


def said_in_name(name: str, claim: str) -> str:
    """Condition meant by ``never: n = 3`` or ``if n = 1: m = 0``, where the name is a part of it.

    Empty if the name is only a name.
    """
    if not name.startswith(("never", "not", "forbidden", "if ", "for")):
        return ""
    if name in ("never", "not", "forbidden"):
        return f"not ({claim})"
    if condition := re.fullmatch(r"if ([^\n]*[=<>(][^\n]*)", name):
        return f"({condition[1]}) implies ({claim})"
    each = re.fullmatch(r"for ?(?:all|each|every) (\w+(?: ?, ?\w+)* in [^\n]+)", name)
    return f"every {each[1]} has {claim}" if each else ""


def as_line(node: Mapping, what: str) -> str:
    """Suggest one line instead of the entries of ``node``, where ``what`` is expected."""
    pairs = {k.value: v.value for k, v in node.entries
             if isinstance(k, Scalar) and isinstance(v, Scalar)}  # fmt: skip
    if what == DECLARATION:
        kind = pairs.get("type", pairs.get("domain", pairs.get("range")))
        start = pairs.get("start", pairs.get("initial", pairs.get("value", pairs.get("init"))))
        if kind or start:
            return f"write both on one line: `{kind or 'bank'} = {start or 'left'}`"
        return (
            "a variable is one line, `at: bank for each item = left`; if the values differ,"
            " `for each i in item` and an expression with `i`"
        )
    if what == "an expression" and len(pairs) == len(node.entries) and pairs:
        key, value = next(iter(pairs.items()))
        if whole := said_in_name(key, value):
            return write(whole)
        if re.search(r"[=<>]|\b(in|has|where|not)\b", value):
            return f"conditions have no names here: write `- {value}`"
        return f"a condition has an equals sign: `{'- ' * (len(pairs) > 1)}{key} = {value}`"
    return "a colon followed by a blank makes an entry; put a text with one in quotes"


def help_for_missing(source: Source, at: int, line: str, block: bool) -> str:
    """Suggest a value for the key ``line``, which ends at ``at``; ``block``: it may need ``|``."""
    from puzzlelang.syntax.surrounding_text import indent

    text = source.text
    if line_after(text, at).strip()[:1] == "#":
        return "a blank and `#` start a comment; put the value in quotes"
    end = text.find("\n", at) + 1
    below = line_after(text, end) if end else ""
    if block and below.lstrip()[:1] == "#" and indent(below) > indent(line_before(text, at)):
        words = f"write `{line} |`: without it, the lines that begin with `#` are comments"
        return WayOut(words, " |", span=source.span(at, at))
    return "write the value after the colon, or below it, indented more"
