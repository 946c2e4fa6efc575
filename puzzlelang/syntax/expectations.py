"""The ``expect:`` section: what the author knows of the solution."""

from __future__ import annotations

from puzzlelang.syntax import tree
from puzzlelang.syntax.leaves import Leaves
from puzzlelang.syntax.nodes import List, Mapping, Node, Scalar
from puzzlelang.syntax.sections import EXPECTATIONS

Value = int | bool | str | tuple[int, ...]


def read_expectations(leaves: Leaves, node: Node) -> tuple[tree.Expectation, ...]:
    """One entry, or a list of them"""
    found = []
    for item in node.items if isinstance(node, List) else [node]:
        if isinstance(item, Mapping):
            found.append(_expectation(leaves, item))
        else:
            leaves.entries(item, "`cost: 7`, `states: 10` …")  # says so
    return tuple(found)


def _expectation(leaves: Leaves, node: Mapping) -> tree.Expectation:
    settings: tuple[tuple[tree.Name, tree.Text], ...] = ()
    maps: tuple[tuple[tree.Name, tree.Text], ...] = ()
    search: str | None = None
    values: list[tuple[tree.Name, Value]] = []
    for section, key, value in leaves.known(node, EXPECTATIONS, "what is known"):
        found: Value | None
        match section.name, section.shape:
            case "with", _:
                settings = _settings(leaves, value)
            case "map", _:
                maps = _settings(leaves, value)
            case "search", _:
                text = leaves.text(value)
                search = text.value if text else None
            case _, shape:
                if shape == "text":
                    text = leaves.text(value)
                    found = text.value if text else None
                elif shape == "truth":
                    found = leaves.truth(value)
                elif shape == "numbers" or (shape == "cost" and isinstance(value, List)):
                    found = leaves.numbers(value)
                else:
                    found = leaves.number(value)
                if found is not None:
                    values.append((tree.Name(leaves.span(key), section.name), found))
    return tree.Expectation(leaves.span(node), settings, maps, search, tuple(values))


def _settings(leaves: Leaves, node: Node) -> tuple[tuple[tree.Name, tree.Text], ...]:
    """``{n: 3}``: a name and a text, as after ``--set``; a list has commas between its items."""
    found = []
    for key, value in leaves.entries(node, "names with values"):
        name = leaves.name(key)
        if isinstance(value, List):
            texts = [leaves.text(item) for item in value.items if isinstance(item, Scalar)]
            joined = ", ".join(text.value for text in texts if text)
            text: tree.Text | None = tree.Text(leaves.span(value), joined)
        else:
            text = leaves.text(value)
        if name and text:
            found.append((name, text))
    return tuple(found)
