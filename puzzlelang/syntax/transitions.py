"""Reader of the ``transitions:`` section: heads, conditions, effects."""

from __future__ import annotations

import re

from puzzlelang.syntax import tree
from puzzlelang.syntax.expression_parser import mended
from puzzlelang.syntax.leaves import Leaves, normal
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.printer import to_text
from puzzlelang.syntax.vocabulary import TRANSITION_KEYS, is_name
from puzzlelang.syntax.yaml_nodes import Bad, List, Mapping, Node, Scalar
from puzzlelang.text import replace

LONGEST = 80
"""Longest line that a message rewrites."""

MOST_LINES = 20
"""Maximum number of changes that a message rewrites."""

_BETWEEN_CHANGES = re.compile(
    r"\s*(?:[,;]|\band\b)\s*(?=\w+(?:\([^()]*\))?\s*(?::=|[-+]?=(?!=)|->))"
)
"""The separator of two changes on one line."""

_SIGN = re.compile(r"=|->|[+-]{2}")
_HAS_PLACE = re.compile(r"{}|parameter|below")
"""Help that says by itself where the change goes."""

THEN = "transitions:\n  step:\n    then:\n      "
"""Text of a file before a change."""

Step = tuple[tree.Assign | tree.Loop | tree.Branch, ...]


def read_transition(leaves: Leaves, key: Scalar, node: Node) -> tree.Transition | None:
    """Read ``take(i in item):`` and the keys below it."""
    head = _head(leaves, key)
    if isinstance(node, Scalar) and not node.is_missing:
        _not_an_effect(leaves, node, "`then:` on a line below it, and below that ")
        return None
    no_then = _without_then(node)
    hint = "put the changes below `then:`, indented more" if no_then else ""
    given, keys = leaves.fields(
        node, TRANSITION_KEYS, "`when:`, `then:` and `say:`",
        {
            "let": lambda value: leaves.named(value, "names with values", leaves.expression),
            "then": lambda value: read_block(leaves, value),
        },
        hint, **_costs(key, node),
    )  # fmt: skip
    if (
        not no_then
        and isinstance(node, Mapping)
        and "then" not in keys.keys() | leaves.mistyped(node, TRANSITION_KEYS)
    ):
        leaves.report("nothing-changes", key, transition=normal(key.value))
    if head is None:
        return None
    return tree.Transition(
        leaves.span(key), head, tuple(given.get("let", ())), given.get("when", ()),
        given.get("then"), given.get("forced", False), given.get("say"),
    )  # fmt: skip


_FOR_PEOPLE = r"(?=.*\w)(?:[\w\s,.!?:/&+-]|(?<=\w)['’](?=\w))*"
_OF_PARAMETERS = r"\b(?:in|where)\b"


def _head(leaves: Leaves, key: Scalar) -> tree.Head | None:
    """Read ``take(i in item)``, where the name may be any words.

    A name with `in` or `where` must be quoted, because its parentheses may be forgotten.
    """
    name = key.value.partition("(")[0].rstrip()
    words = name.split()
    plain = "".join(words).replace("_", "a")
    for_people = not is_name(f"a{plain}") and re.fullmatch(_FOR_PEOPLE, name) is not None
    if ("in" in name or "where" in name) and re.search(_OF_PARAMETERS, name):
        for_people = key.is_quoted
    if not for_people:
        return leaves.parse("head", key)  # type: ignore[no-any-return]
    head: tree.Head | None = leaves.parse("head", key, name=len(name))
    if head is None:
        return None
    return replace(head, name=tree.Name(head.name.span, " ".join(words)))


def _costs(head: Scalar, node: Node) -> dict[str, str]:
    """Suggest a section line instead of a `cost:` inside a transition."""
    if isinstance(node, Mapping):
        for key, value in node.entries:
            if isinstance(key, Scalar) and key.value == "cost" and isinstance(value, Scalar):
                name = head.value.partition("(")[0].strip()
                line = f"cost: {value.value} per {name}"
                if len(line) <= LONGEST and "\n" not in line:
                    return {"cost": f"write `{line}` at the beginning of a line, as a section"}
    return {}


def _without_then(node: Node) -> bool:
    """Detect variables in the place of `then:`, which are reported as unknown keys."""
    if not isinstance(node, Mapping):
        return False
    keys = node.names
    unknown = [key for key in keys if key not in TRANSITION_KEYS]
    if "then" in keys:
        return False
    from puzzlelang.syntax.vocabulary import key_meant

    return any(key_meant(key, TRANSITION_KEYS) is None for key in unknown)


def read_block(leaves: Leaves, node: Node) -> tree.Block | None:
    """Read the block below ``then:``, ``for each`` or ``if``."""
    if node.is_missing:
        leaves.missing(node)
        return None
    span = leaves.span(node)
    if isinstance(node, Mapping):
        return tree.Block(span, (_step(leaves, node),))
    if isinstance(node, List):
        steps = []
        for item in node.items:
            if isinstance(item, Mapping):
                steps.append(_step(leaves, item))
            else:
                _not_an_effect(leaves, item)
        return tree.Block(span, tuple(steps))
    _not_an_effect(leaves, node)
    return None


def _not_an_effect(leaves: Leaves, node: Node, first: str = "") -> None:
    """Report a node that is not a change; ``first`` is help text to put before the changes."""
    if isinstance(node, Bad):
        return

    def entry(line: str) -> str:
        """Rewrite a change without a colon; empty if it isn't recognized."""
        from puzzlelang.syntax import habits
        from puzzlelang.syntax.surroundings import Line

        text = " ".join(line.split()).rstrip(";")
        located = LocatedText(leaves.source, text, range(node.start, node.start + len(text)))
        fix = habits.way_out(Line(located), "changes").removeprefix("write ")
        change = re.fullmatch("`([^`]*?): ([^`]*)`", fix)
        if not change:
            return fix
        place = mended("effect", change[1], THEN) or change[1]
        return f"`{place}: {mended('expr', change[2], f'{THEN}{place}: ') or change[2]}`"

    help = f"write {first}each variable with a colon and its new value: `farmer: right`"
    if isinstance(node, Scalar):
        lines = leaves.source.text[node.start : node.end].split("\n")
        if len(lines) == 1:
            parts = _BETWEEN_CHANGES.split(lines[0])
            lines = parts if _SIGN.search(parts[0]) else lines
        entries = [entry(line) for line in lines[:MOST_LINES]] if len(lines) <= MOST_LINES else []
        if entries and all(entries):
            help = f"write {first}{', '.join(entries)}"
            many = help.count("`") > (4 if first else 2)
            if not _HAS_PLACE.search(help.removeprefix(f"write {first}")) and (many or not first):
                help += f", {'each ' if many else ''}on a separate line"
    leaves.report("no-change", node, help=help)


def _step(leaves: Leaves, node: Mapping) -> Step:
    effects: list[tree.Assign | tree.Loop | tree.Branch] = []
    places: dict[str, Scalar] = {}
    for key, value in leaves.entries(node, "variables with new values", repeated=True):
        effect = leaves.parse("effect", key)
        match effect:
            case tree.Place():
                text = to_text(effect)
                first = places.setdefault(text, key)
                if first is not key:
                    leaves.twice(key, first)
                    continue
                expression = leaves.expression(value)
                if expression:
                    effects.append(tree.Assign(effect, expression))
            case tree.ForEachKey():
                body = read_block(leaves, value)
                if body:
                    effects.append(tree.Loop(effect, body))
            case tree.IfKey(span, condition):
                body = read_block(leaves, value) or tree.Block(span, ())
                effects.append(tree.Branch(span, ((condition, body),)))
            case tree.ElseKey(span, condition):
                body = read_block(leaves, value) or tree.Block(span, ())
                last = effects[-1] if effects else None
                if isinstance(last, tree.Branch) and last.arms[-1][0] is not None:
                    arms = (*last.arms, (condition, body))
                    effects[-1] = tree.Branch(last.span, arms)
                else:
                    help = "put it directly below the `if …:` and its changes"
                    leaves.report("else-without-if", span, help=help)
    return tuple(effects)
