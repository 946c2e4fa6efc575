"""Lists as people write them: with commas alone, in braces, with blanks or bars between."""

from __future__ import annotations

import re
from collections.abc import Iterable

from puzzlelang.syntax.expression_parser import MOST_CHARACTERS
from puzzlelang.syntax.leaves import Leaves
from puzzlelang.syntax.reserved_words import RESERVED
from puzzlelang.syntax.yaml_nodes import List, Mapping, Scalar
from puzzlelang.text import write


def is_list_otherwise(leaves: Leaves, node: List | Mapping) -> bool:
    """``{left, right}``, ``{wolf = 1, goat = 2}``, ``[wolf: 1, goat: 2]``: reported"""
    if isinstance(node, List):
        pairs = [item.entries[0] for item in node.items if isinstance(item, Mapping)]
        texts = [
            f"{key.value}: {value.value}" for key, value in pairs
            if isinstance(key, Scalar) and isinstance(value, Scalar)
        ]  # fmt: skip
        if not node.flow or not texts or len(texts) != len(node.items):
            return False
        leaves.report("shape", node, _IN_BRACES, write(f"{{{', '.join(texts)}}}"))
        return True
    texts = [key.value for key, _ in node.entries if isinstance(key, Scalar)]
    missing = [isinstance(value, Scalar) and value.is_missing for _, value in node.entries]
    if not node.flow or not all(missing) or len(texts) != len(missing) or not texts:
        return False
    if all(map(_PAIR.fullmatch, texts)):
        leaves.report("shape", node, _IN_BRACES, write(f"{{{_entries(texts)}}}"))
        return True
    leaves.report("shape", node, "a list stands in square brackets",
                  write(f"[{', '.join(texts)}]"))  # fmt: skip
    return True


_IN_BRACES = "a value for each key is written in braces, with colons"
_PAIR = re.compile(r"(\w++)(?: ?(?:=|->|=>|→) ?| )(-?\w++)")


def _entries(texts: Iterable[str]) -> str:
    return ", ".join(_PAIR.sub(r"\1: \2", text) for text in texts)


_RANGE = re.compile(r"(-?\w+)\s+(?:to|through|until)\s+(-?\w+)")
_COMMAS = re.compile(r"(?:(?:enum|list|tuple|array)?\s*\()?-?\w+(\s*[,;|]\s*-?\w+)+\)?")
_BLANKS = re.compile(r"\w+(\s+\w+)+")
_ARROWS = re.compile(r"(\w+)\s*(?:->|=>|→)\s*(\w+)(?:\s|$)")
_DASHES = re.compile(r"-[A-Za-z_]\w*(\s+-[A-Za-z_]\w*)+")


def is_bare_list(leaves: Leaves, node: Scalar, members: bool) -> bool:
    """``bank: left, right``: reported, since a list was meant"""
    if len(node.value) > MOST_CHARACTERS:
        return False
    words = re.findall(r"-?\w+", node.value.partition("(")[2] or node.value)
    if node.in_flow and re.fullmatch(r"-?\d+(\s+-?\d+)+", node.value):
        message = "commas separate the values of a list"
        leaves.report("shape", node, message, write(", ".join(words)))
        return True
    texts = [text.strip() for text in node.value.strip("() ").split(",")]
    if not members and not node.in_flow and len(texts) > 1 and all(map(_PAIR.fullmatch, texts)):
        leaves.report("shape", node, _IN_BRACES, write(f"{{{_entries(texts)}}}"))
        return True
    if node.in_flow and members and _BLANKS.fullmatch(node.value):
        joined = "_".join(words)
        leaves.report("name", node, f"`{' '.join(words)}` is not a name",
                      f"join the words, `{joined}`, or write commas between them")  # fmt: skip
        return True
    if node.style in ("|", ">") or (node.in_flow and not re.search("[;|]", node.value)):
        return False
    if members and _DASHES.fullmatch(node.value):
        leaves.report("shape", node, "each `-` of a list has a blank behind it",
                      f"write `- {words[0][1:]}`")  # fmt: skip
        return True
    if found := _ARROWS.match(node.value):
        leaves.report("shape", node, "an entry has a colon",
                      f"write `{found[1]}: {found[2]}`, one a line")  # fmt: skip
        return True
    if found := _RANGE.fullmatch(node.value):
        leaves.report("shape", node, "a range has two dots", write(f"{found[1]} .. {found[2]}"))
        return True
    if _COMMAS.fullmatch(node.value) and (members or "(" not in node.value):
        message = "a list stands in square brackets"
        if re.search("[;|]", node.value):
            message += ", with commas between"
    elif members and _BLANKS.fullmatch(node.value) and not RESERVED.intersection(words):
        message = "a list stands in square brackets, with commas between"
    else:
        return False
    leaves.report("shape", node, message, write(f"[{', '.join(words)}]"))
    return True
