"""Lists as people write them: with commas alone, in braces, with blanks or bars between."""

from __future__ import annotations

import re

from puzzlelang.syntax.expression_parser import MOST_CHARACTERS
from puzzlelang.syntax.leaves import Leaves
from puzzlelang.syntax.yaml_nodes import List, Mapping, Scalar
from puzzlelang.text import write


def is_list_otherwise(leaves: Leaves, node: List | Mapping) -> bool:
    """``{left, right}``, ``{wolf = 1, goat = 2}``, ``[wolf: 1, goat: 2]``: reported"""
    if isinstance(node, List):
        pairs = [
            item.entries[0] for item in node.items if isinstance(item, Mapping) and item.entries
        ]
        texts = [
            f"{key.value}: {value.value}" for key, value in pairs
            if isinstance(key, Scalar) and isinstance(value, Scalar)
        ]  # fmt: skip
        if not node.flow or not texts or len(texts) != len(node.items):
            return False
        leaves.report("pairs-in-brackets", node, help=write(f"{{{', '.join(texts)}}}"))
        return True
    texts = node.members
    if not node.flow or len(texts) != len(node.entries) or not texts:
        return False
    from puzzlelang.syntax.line_habits import are_entries, entries

    if all(map(are_entries, texts)):
        leaves.report("pairs-in-brackets", node, help=write(f"{{{entries(', '.join(texts))}}}"))
        return True
    leaves.report("list-in-braces", node, help=write(f"[{', '.join(texts)}]"))
    return True


_MAY_BE_LIST = r"(?:[\w()-]*[\s,;|=][\w\s,;|=>→()-]*$|\s*\w+\s*(?:->|=>|→))"
"""Most values are one word, and nobody asks what else they may be."""


def is_bare_list(leaves: Leaves, node: Scalar, members: bool) -> bool:
    """``bank: left, right``: reported, since a list was meant"""
    if len(node.value) > MOST_CHARACTERS or not re.match(_MAY_BE_LIST, node.value):
        return False
    from puzzlelang.syntax.line_habits import told

    signs = re.search("[;|]", node.value)
    said = {
        "members": members,
        "flow": node.in_flow,
        "closed": node.style in ("|", ">") or (node.in_flow and not signs),
    }
    found = told("lists", node.value, *(word for word, so in said.items() if so))
    if found is not None:
        leaves.diagnostics.report(found.code, leaves.span(node), found.message, help=found.help)
    return found is not None
