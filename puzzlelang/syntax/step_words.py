"""Reader of the section ``step:``, which names a step."""

from __future__ import annotations

import re

from puzzlelang.syntax.leaves import Leaves
from puzzlelang.syntax.yaml_nodes import Node

_WORDS = r"(?:an? )?([^\W\d_][\w' -]{0,39})(?:, *([^\W\d_][\w' -]{0,39}))?"


def step_words(leaves: Leaves, node: Node) -> tuple[str, str] | None:
    """Read ``a placement``, ``placement`` or ``try, tries``: the words for one step and several."""
    text = leaves.text(node)
    if text is None:
        return None
    match = re.fullmatch(_WORDS, text.value.strip())
    if match is None:
        help = "write a word, `step: a placement`, or two, `step: try, tries`"
        leaves.report("not-a-name", text.span, help=help)
        return None
    return match[1], match[2] or f"{match[1]}s"
