"""Reader of the ``expect:`` section: claims about the solution."""

from __future__ import annotations

from puzzlelang.syntax import tree
from puzzlelang.syntax.expression_parser import parse_data
from puzzlelang.syntax.leaves import Leaves
from puzzlelang.syntax.sections import EXPECTATIONS, Section
from puzzlelang.syntax.yaml_nodes import List, Mapping, Node, Scalar, good, items_of, locate

Settings = tuple[tuple[tree.Name, tree.Data], ...]


def read_expectations(leaves: Leaves, node: Node) -> tuple[tree.Expectation, ...]:
    """Read one entry, or a list of entries."""
    expectations = []
    for item in items_of(node):
        if isinstance(item, Mapping):
            expectations.append(read_expectation(leaves, item))
        else:
            leaves.entries(item, "`cost: 7`, `states: 10` …")  # reports it
    return tuple(expectations)


def read_expectation(
    leaves: Leaves, node: Mapping, keys: dict[str, Section] = EXPECTATIONS
) -> tree.Expectation:
    settings: Settings = ()
    maps: tuple[tuple[tree.Name, tree.Text], ...] = ()
    search: str | None = None
    instance: tree.Text | None = None
    slow, symmetry = False, True
    values: list[tuple[tree.Name, tree.Claim]] = []
    hints = _parameters(leaves, [name for name in node.names[:100] if name not in keys])
    for section, key, value in leaves.sections(node, keys, "`cost: 7`, `states: 10` …", **hints):
        match section.name:
            case "with":
                settings = read_settings(leaves, value)
            case "map":
                maps = _paths(leaves, value)
            case "search":
                text = leaves.text(value)
                search = text.value if text else None
            case "instance":
                instance = leaves.text(value)
            case "slow":
                slow = leaves.truth(value)
            case "symmetry":
                symmetry = leaves.truth(value)
            case name:
                claim = _claim(leaves, section.shape, value)
                if claim is not None:
                    values.append((tree.Name(leaves.span(key), name), claim))
    return tree.Expectation(
        leaves.span(node), settings, maps, search, tuple(values), instance, slow, symmetry
    )


def _parameters(leaves: Leaves, unknown: list[str]) -> dict[str, str]:
    """Hints for parameters, which belong below `with:`."""
    if not unknown:
        return {}
    from puzzlelang.syntax.surrounding_text import is_parameter

    return {
        name: f"it is a parameter: write `with: {{{name}: …}}`"
        for name in unknown
        if is_parameter(leaves.source, name)
    }


def _claim(leaves: Leaves, shape: str, node: Node) -> tree.Claim | None:
    if shape == "text":
        text = leaves.text(node)
        return text.value if text else None
    if shape == "truth":
        return leaves.truth(node)
    if shape == "numbers" or (shape == "cost" and isinstance(node, List)):
        return leaves.numbers(node)
    return leaves.number(node)


def read_settings(leaves: Leaves, node: Node) -> Settings:
    """Read ``{n: 3}``: parameters with values, as after ``--set`` or below ``params:``."""
    return tuple(leaves.named(node, "names with values", lambda value: _data(leaves, value)))


def _data(leaves: Leaves, node: Node) -> tree.Data | None:
    if isinstance(node, List):
        items = [_data(leaves, item) for item in node.items]
        return tree.DataList(leaves.span(node), good(items))
    if isinstance(node, Scalar) and ("," in node.value or "[" in node.value):
        return parse_data(locate(leaves.source, node), leaves.diagnostics)
    return leaves.expression(node)


def _paths(leaves: Leaves, node: Node) -> tuple[tuple[tree.Name, tree.Text], ...]:
    """Read ``{maze: level-2.txt}``."""
    what = "names of maps with files"
    return tuple(leaves.named(node, what, lambda value: leaves.text(value, "a path")))
