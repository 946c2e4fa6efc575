"""Reader of the sections of a puzzle that is filled in: ``choose:``, ``helpers:``, ``gain:``."""

from __future__ import annotations

import re
from collections.abc import Collection

from puzzlelang.syntax import tree
from puzzlelang.syntax.expression_parser import parse
from puzzlelang.syntax.leaves import WITH_KEYS, Leaves
from puzzlelang.syntax.sections import MOST_VARIABLES
from puzzlelang.syntax.yaml_nodes import List, Mapping, Node, Scalar, items_of, locate
from puzzlelang.text import Diagnostics, WayOut, write

CHOSEN = "a type, as in `1..9 for each c in board`"
"""Form of a chosen variable, after its name."""

ONLY_WITH_CHOICE = ("helpers", "rules", "gain")

_NOT_WITH_CHOICE = {
    "state": "declare the variables under `choose:`, without initial values",
    "starts": "move its conditions to `rules:`",
    "transitions": "nothing moves: a choice is made at once; remove either section",
    "invariants": "move them to `rules:`",
    "goal": "move it to `rules:`",
    "lose": "move each of them to `rules:`, with `not` in front",
    "check": "claims about every state need `state:` and `transitions:`; remove it",
    "estimate": "a choice needs no estimate; remove it",
    "symmetry": "a choice needs no `symmetry:`; remove it",
}
"""Help for each section that describes moves."""


def read_choices(leaves: Leaves, node: Node) -> tuple[tree.Variable, ...]:
    """Read names with types."""
    variables: list[tree.Variable] = []
    if isinstance(node, Mapping) and not node.entries:
        leaves.report("no-variables", node)
    for key, value in leaves.entries(node, "variables, as in `on: 1..9 for each c in board`"):
        if len(variables) == MOST_VARIABLES:
            leaves.report("too-many-variables", key, most=MOST_VARIABLES)
            break
        name = leaves.variable_name(key, value, "")
        if name is None and re.fullmatch(WITH_KEYS, key.value):
            continue  # reported with the correct form
        if _is_other_form(leaves, value):
            continue
        declaration = leaves.parse("chosen", value, CHOSEN)
        if name and declaration:
            variables.append(tree.Variable(name, declaration))
    return tuple(variables)


def _is_other_form(leaves: Leaves, value: Node) -> bool:
    """Report ``1..3 = 1``, as under `state:`, and ``[1, 2, 3]``."""
    if isinstance(value, List):
        leaves.report("choice-of-list", value)
        return True
    if not isinstance(value, Scalar) or "=" not in value.value:
        return False
    declared = parse("decl", locate(leaves.source, value), Diagnostics())
    if declared is None or declared.initial is None:
        return False
    start = declared.initial.span
    end = leaves.source.text.rindex("=", declared.span.start, start.start)
    kept = leaves.source.text[declared.span.start : end].rstrip()
    place = leaves.source.span(declared.span.start + len(kept), start.end)
    leaves.report("choice-with-value", place, kept=kept, help=WayOut(f"write `{kept}`", ""))
    return True


def read_amounts(leaves: Leaves, node: Node) -> tuple[tree.Named, ...]:
    """Read numbers to be maximized or minimized: one, or lines with or without names."""
    amounts: list[tree.Named] = []
    if isinstance(node, Mapping) and len(node.entries) > 1:
        leaves.report("cost-is-mapping", node, help="put `- ` in front of each line")
        return ()
    for item in items_of(node):
        if _is_per_move(leaves, item):
            continue
        if isinstance(item, Mapping):
            entries = leaves.entries(item, "`red: count(those n in node where …)`")
            for key, value in entries[:1]:
                if expression := leaves.expression(value):
                    amounts.append(tree.Named(leaves.words(key), expression))
            for key, _ in entries[1:]:
                leaves.report("cost-line-without-dash", key)
        elif expression := leaves.expression(item):
            amounts.append(tree.Named(tree.Name(leaves.span(item), ""), expression))
    return tuple(amounts)


def _is_per_move(leaves: Leaves, item: Node) -> bool:
    """Report ``n per move``, a cost of moves."""
    if not isinstance(item, Scalar) or " per " not in item.value:
        return False
    if parse("cost", locate(leaves.source, item), Diagnostics()) is None:
        return False
    kept = item.value.rpartition(" per ")[0].rstrip()
    leaves.report("amount-per-move", item, help=write(kept))
    return True


def check_scope(leaves: Leaves, root: Mapping) -> None:
    """Report sections that don't go together."""
    keys = {key.value: key for key, _ in root.entries if isinstance(key, Scalar)}
    if "choose" not in keys:
        for name in ONLY_WITH_CHOICE:
            if name in keys:
                help = _without_choice(name, keys)
                leaves.report("only-with-choice", keys[name], section=name, help=help)
        return
    for name, help in _NOT_WITH_CHOICE.items():
        if name in keys:
            leaves.report("not-with-choice", keys[name], section=name, help=help)
    if "cost" in keys and "gain" in keys:
        leaves.report("cost-and-gain", keys["gain"], also=leaves.span(keys["cost"]))


def other_kind(names: Collection[str]) -> Collection[str]:
    """Return the sections that don't go together with those named."""
    if "choose" in names:
        return (*_NOT_WITH_CHOICE, *(("gain",) if "cost" in names else ()),
                *(("cost",) if "gain" in names else ()))  # fmt: skip
    if any(name in names for name in _NOT_WITH_CHOICE):
        return ("choose", *ONLY_WITH_CHOICE)
    return ()


def _without_choice(name: str, keys: dict[str, Scalar]) -> str:
    if name == "rules":
        if "transitions" not in keys:
            return "moves are written under `transitions:`"
        return "conditions on all states are written under `invariants:`"
    if name == "gain":
        return "moves have a `cost:`; the least is best"
    return "declare variables under `choose:`, or under `state:` if they change"
