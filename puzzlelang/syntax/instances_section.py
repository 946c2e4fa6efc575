"""Readers of ``instances:`` (named parameters and maps, here or in files) and of ``expect:``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from puzzlelang.syntax import tree
from puzzlelang.syntax.expression_parser import parse_data
from puzzlelang.syntax.leaves import Leaves
from puzzlelang.syntax.vocabulary import COLLECTION_KEYS, EXPECTATIONS, SAID_KEYS, Section, is_name
from puzzlelang.syntax.yaml_nodes import List, Mapping, Node, Scalar, good, items_of, locate
from puzzlelang.text import did_you_mean

CLAIMS = frozenset(
    name for name, key in EXPECTATIONS.items()
    if key.shape in ("number", "cost", "truth") and name != "slow"
)  # fmt: skip
"""Keys of ``expect:`` that one word of a line can give."""


MOST_INSTANCES = 1_024


def read_instances(leaves: Leaves, node: Node) -> tuple[tree.Instance | tree.Collection, ...]:
    instances: list[tree.Instance | tree.Collection] = []
    for key, value in leaves.entries(node, "instances, as `small:` with `with: {n: 3}` below"):
        if len(instances) == MOST_INSTANCES:
            leaves.report("too-many-instances", key, most=MOST_INSTANCES)
            break
        name = _name(leaves, key)
        if not isinstance(value, Mapping):
            leaves.entries(value, "`with:`, `map:` or `file:`")  # reports it
        elif {"file", "line"}.intersection(value.names):
            collection = _collection(leaves, name, key, value)
            if collection:
                instances.append(collection)
        else:
            expectation = read_expectation(leaves, value, SAID_KEYS)
            if name:
                instances.append(tree.Instance(name, expectation))
    return tuple(instances)


def _name(leaves: Leaves, key: Scalar) -> tree.Name | None:
    """Read a name that may have hyphens, like the name of a file."""
    if key.value[:1] != "-" and is_name(key.value.replace("-", "_")):
        return tree.Name(leaves.span(key), key.value)
    return leaves.name(key, "the name of an instance: a word of letters, digits, `-` and `_`")


def _collection(
    leaves: Leaves, name: tree.Name | None, key: Scalar, node: Mapping
) -> tree.Collection | None:
    given, keys = leaves.fields(
        node, COLLECTION_KEYS, "`file:` and `map:`",
        {
            "file": leaves.path,
            "map": partial(_map_name, leaves),
            "line": lambda value: leaves.names(value, "a name for each word of a line"),
            "with": partial(read_settings, leaves),
        },
    )  # fmt: skip
    _check_keys(leaves, key, keys, leaves.mistyped(node, COLLECTION_KEYS))
    path, map_, line = given.get("file"), given.get("map"), given.get("line", ())
    if name is None or path is None or (map_ is None) == (not line):
        return None
    settings, slow = given.get("with", ()), given.get("slow", False)
    return tree.Collection(name, path, map_, line, settings, slow)


def _map_name(leaves: Leaves, node: Node) -> tree.Name | None:
    scalar = leaves.scalar(node, "the name of a map")
    return leaves.name(scalar) if scalar else None


def _check_keys(leaves: Leaves, key: Scalar, seen: dict[str, Scalar], mistyped: set[str]) -> None:
    if "file" not in seen.keys() | mistyped:
        leaves.report("collection-without-file", key)
    if "map" in seen and "line" in seen:
        leaves.report("map-and-line", seen["line"], also=leaves.span(seen["map"]))
    elif not {"map", "line"} & (seen.keys() | mistyped):
        leaves.report("collection-of-what", key)


# ── names of a collection ────────────────────────────────────────────────────────────


def check_instances(leaves: Leaves, puzzle: tree.Puzzle) -> None:
    """Report words of collections that are not parameters, maps or keys of ``expect:``."""
    maps = {entry.name.text: entry for entry in puzzle.maps}
    parameters = {entry.name.text for entry in puzzle.parameters}
    for entry in puzzle.instances:
        if isinstance(entry, tree.Instance):
            continue
        for name in [entry.map] if entry.map else entry.line:
            if name.text in maps:
                _one_text(leaves, name, maps[name.text])
            elif entry.map:
                help = did_you_mean(name.text, maps) or _listed("its maps are", maps)
                leaves.report("unknown-map", name.span, name=name.text, help=help)
            elif name.text not in parameters | CLAIMS | {"title", "_"}:
                words = sorted({*maps, *parameters, *CLAIMS, "title"})
                leaves.report(
                    "no-word-of-line",
                    name.span,
                    name=name.text,
                    help=did_you_mean(name.text, words) or _listed("there are", words),
                )
        _each_once(leaves, entry)


def _listed(words: str, names: Iterable[str]) -> str:
    listing = ", ".join(names)
    return f"{words} {listing}" if listing else "it has none"


def _one_text(leaves: Leaves, name: tree.Name, entry: tree.Map) -> None:
    if entry.header:
        leaves.report("map-with-header", name.span, name=name.text, also=entry.header[0].span)


def _each_once(leaves: Leaves, entry: tree.Collection) -> None:
    first: dict[str, tree.Name] = {}
    for name in entry.line:
        earlier = first.setdefault(name.text, name)
        if earlier is not name and name.text != "_":
            leaves.report("word-twice", name.span, name=name.text, also=earlier.span)


# ── claims ─────────────────────────────────────────────────────────────────────────────


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
    hints = _parameters(leaves, [name for name in node.names[:100] if name not in keys])
    given, places = leaves.fields(
        node, keys, "`cost: 7`, `states: 10` …",
        {"with": partial(read_settings, leaves), "map": partial(_paths, leaves)}, **hints,
    )  # fmt: skip
    search = given.get("search")
    claims = tuple(
        (tree.Name(leaves.span(places[name]), name), getattr(claim, "value", claim))
        for name, claim in given.items()
        if name not in _ABOUT and claim is not None
    )
    return tree.Expectation(
        leaves.span(node), given.get("with", ()), given.get("map", ()),
        search.value if search else None, claims, given.get("instance"),
        given.get("slow", False), given.get("symmetry", True),
    )  # fmt: skip


_ABOUT = frozenset(("with", "map", "search", "instance", "slow", "symmetry"))
"""Keys of ``expect:`` that are no claims."""


def _parameters(leaves: Leaves, unknown: list[str]) -> dict[str, str]:
    """Hints for parameters, which belong below `with:`."""
    if not unknown:
        return {}
    from puzzlelang.syntax.surroundings import is_parameter

    return {
        name: f"it is a parameter: write `with: {{{name}: …}}`"
        for name in unknown
        if is_parameter(leaves.source, name)
    }


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
    return tuple(leaves.named(node, what, leaves.path))
