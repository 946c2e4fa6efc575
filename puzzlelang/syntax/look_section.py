"""Reader of a board of ``look:``: its layout, its options, and the look of each thing."""

from __future__ import annotations

import re

from puzzlelang.syntax import tree
from puzzlelang.syntax.leaves import Leaves
from puzzlelang.syntax.sections import LAYOUTS, LOOK_KEYS
from puzzlelang.syntax.yaml_nodes import Node, Scalar, good, items_of, locate

_WORD = r"(?P<text>'[^']*'|\"[^\"]*\")|\S+"
_LOOK = r"(?!not\b)[a-z]+(\s+[a-z]+\s*$|(\s+[a-z]+)?\s+('[^']*'|\"[^\"]*\")\s*$)"
"""A look that isn't an expression: two words, or a text after words."""

MOST_THINGS = 60


def read_looks(leaves: Leaves, node: Node) -> tuple[tree.Look, ...]:
    """Read one board, or a list of boards."""
    return good(_look(leaves, board) for board in items_of(node))


def _look(leaves: Leaves, node: Node) -> tree.Look | None:
    """Read a board, or, without a layout, looks for other boards; None if it has a mistake."""
    entries = leaves.entries(node, "a board, as `map: room` and below it `man: person blue`")
    if not entries:
        return None
    (key, value), *rest = entries
    layout = places = text = None
    if key.value in LAYOUTS and not key.is_quoted:
        layout = tree.Text(leaves.span(key), key.value)
        if key.value == "text":
            text = leaves.template(value)
        else:
            places = leaves.parse("thing", value, "a set of places")
        if places is None and text is None:
            return None
    else:
        rest = entries
    if len(rest) > MOST_THINGS:
        leaves.report("too-many-things", rest[MOST_THINGS][0], most=MOST_THINGS)
        return None
    options, things = [], []
    for name, look in rest:
        if name.value in LAYOUTS and not name.is_quoted:
            leaves.report("layout-not-first" if layout is None else "second-layout", name)
        elif name.value in LOOK_KEYS and not (name.is_quoted or _is_look(look)):
            option = leaves.parse("thing", look, "an expression")
            if option is not None:
                options.append((tree.Text(leaves.span(name), name.value), option))
        elif (drawing := _drawn(leaves, name, look)) is not None:
            things.append(drawing)
    span = leaves.span(key).to(leaves.span(entries[-1][1]))
    return tree.Look(span, layout, places, text, tuple(options), tuple(things))


def _is_look(value: Node) -> bool:
    """Recognise `above: disc 'x'`, the look of a legend word with the name of an option."""
    return isinstance(value, Scalar) and re.match(_LOOK, value.value) is not None


def _drawn(leaves: Leaves, key: Scalar, value: Node) -> tree.Drawn | None:
    """Read ``crates: crate brown 'W'``."""
    if key.is_quoted:  # a text on the board
        at = leaves.span(key)
        thing = tree.Thing(at, tree.Text(at, key.value), (), None)
    else:
        thing = leaves.parse("thing", key, "a thing")
    scalar = leaves.scalar(value, "words for its look: `crate brown`")
    if thing is None or scalar is None:
        return None
    located = locate(leaves.source, scalar)
    words: list[tree.Text] = []
    text: tree.Text | None = None
    for word in re.finditer(_WORD, located.text):
        span = located.span(word.start(), word.end())
        if word["text"] is None:
            words.append(tree.Text(span, word[0]))
        elif text is None:
            text = tree.Text(span, word[0][1:-1])
        else:
            leaves.report("second-text", span)
    return tree.Drawn(thing, tuple(words), text)
