"""Rare entries of params, types, sets and tables: ``as list`` in a name, and data files."""

from __future__ import annotations

import re
from itertools import starmap

from puzzlelang.syntax import tree
from puzzlelang.syntax.expression_parser import parse
from puzzlelang.syntax.leaves import Leaves
from puzzlelang.syntax.sections import DATA_KEYS
from puzzlelang.syntax.yaml_nodes import List, Mapping, Node, Scalar, good, locate
from puzzlelang.text import write

_AS_LIST = re.compile(
    r"(?P<name>\w+)\s+(?P<words>as\s+lists?)(?:\s+of\s+(?P<element>\S.*))?", re.DOTALL
)


def name_as_list(leaves: Leaves, key: Scalar) -> tuple[tree.Name, tree.Listed | None] | None:
    """Read ``clue as list`` or ``word as list of letter``."""
    match = _AS_LIST.fullmatch(key.value)
    if match is None:
        name = leaves.name(key)
        return (name, None) if name else None
    text = locate(leaves.source, key)
    name = tree.Name(text.span(*match.span("name")), match["name"])
    words = text.span(*match.span("words"))
    if match["words"].endswith("s"):
        leaves.report("as-lists", words, help=write("as list"))
        return None
    element = None
    if match["element"] is not None:
        element = parse("expr", text.part(*match.span("element")), leaves.diagnostics)
        if element is None:
            return None
    return (name, tree.Listed(words, element)) if leaves.is_name(name) else None


def data_file(leaves: Leaves, node: Mapping) -> tree.DataFile | None:
    """Read ``{file: roads.csv, columns: from to}``."""
    path = comment = None
    columns: tuple[tree.Text, ...] | None = ()
    for section, _, value in leaves.sections(node, DATA_KEYS, "`file: words.txt`"):
        match section.name:
            case "file":
                path = leaves.text(value, "a path")
            case "columns":
                columns = _columns(leaves, value)
            case "comment":
                comment = leaves.text(value)
    if path is None or columns is None:
        return None
    return tree.DataFile(leaves.span(node), path, columns, comment)


def _columns(leaves: Leaves, node: Node) -> tuple[tree.Text, ...] | None:
    """Read names of columns: words separated by blanks, or a list of any texts."""
    if isinstance(node, List):
        names = good(map(leaves.text, node.items))
        return names if len(names) == len(node.items) else None
    scalar = leaves.scalar(node, "names of columns")
    words = locate(leaves.source, scalar).words() if scalar else ()
    return tuple(starmap(tree.Text, words)) if scalar else None
