"""Reader of data: names with values, under params, types, sets and tables."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import starmap

from puzzlelang.syntax import tree
from puzzlelang.syntax.expression_parser import MOST_CHARACTERS, parse
from puzzlelang.syntax.leaves import Leaves
from puzzlelang.syntax.vocabulary import DATA_KEYS, RESERVED
from puzzlelang.syntax.yaml_nodes import Bad, List, Mapping, Node, Scalar, good, locate
from puzzlelang.text import WayOut, write


def names_with_data(members: bool) -> Callable[[Leaves, Node], tuple[tree.Named, ...]]:
    """Create a reader of names with data; with ``members``, `none` is not allowed."""

    def read(leaves: Leaves, node: Node) -> tuple[tree.Named, ...]:
        entries = leaves.entries(node, "names with values")
        return good(named(leaves, *entry, members) for entry in entries)

    return read


def named(leaves: Leaves, key: Scalar, value: Node, members: bool) -> tree.Named | None:
    name, listed = None, None
    if members or "as" not in key.value.split():
        name = leaves.name(key)
    else:
        name, listed = name_as_list(leaves, key) or (None, None)
    data = data_of(leaves, value, members)
    return tree.Named(name, data, listed) if name and data else None


def data_of(leaves: Leaves, node: Node, members: bool) -> tree.Data | None:
    if isinstance(node, List | Mapping) and _is_list_otherwise(leaves, node):
        return None
    if isinstance(node, List):
        items: tuple[tree.Data, ...] = good(data_of(leaves, item, members) for item in node.items)
        return tree.DataList(leaves.span(node), items)
    if isinstance(node, Mapping):
        if _is_file(node):
            file = data_file(leaves, node)
            leaves.data_paths += [file.path] if file else []
            return file
        entries = []
        for key, value in leaves.entries(node, "names with values"):
            left = leaves.name(key) if members else _cell(leaves, key, False)
            right = data_of(leaves, value, members)
            if left and right:
                entries.append((left, right))
        return tree.DataMap(leaves.span(node), tuple(entries))
    if isinstance(node, Bad):
        return None
    return _cell(leaves, node, members)


def _is_file(node: Mapping) -> bool:
    """Detect ``{file: words.txt}``; a member `file` must be quoted if it is the first key."""
    key = node.entries[0][0] if node.entries else None
    return isinstance(key, Scalar) and key.value == "file" and not key.style


def _cell(leaves: Leaves, node: Scalar, members: bool) -> tree.Expr | None:
    text = node.value
    if _is_bare_list(leaves, node, members):
        return None
    if text in RESERVED and (text != "none" or node.is_quoted):
        return tree.Name(leaves.span(node), text)  # a keyword as a member
    if text == "none" and members:
        help = WayOut('put a member with this name in quotes: `"none"`', '"none"')
        leaves.report("none-as-member", node, help=help)
        return None
    if text and not any(c.isalnum() or c.isspace() or c in "_'\"()" for c in text):
        hint = f"a text needs two kinds of quotes, as YAML removes the outer ones: `\"'{text}'\"`"
        leaves.report("sign-as-value", node, text=text, help=hint)
        return None
    return leaves.expression(node)


# ── ``as list`` in a name, and data files ─────────────────────────────────────────────

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
    given, _ = leaves.fields(
        node, DATA_KEYS, "`file: words.txt`",
        {"file": leaves.path, "columns": partial(_columns, leaves)},
    )  # fmt: skip
    path, columns = given.get("file"), given.get("columns", ())
    if path is None or columns is None:
        return None
    return tree.DataFile(leaves.span(node), path, columns, given.get("comment"))


def _columns(leaves: Leaves, node: Node) -> tuple[tree.Text, ...] | None:
    """Read names of columns: words separated by blanks, or a list of any texts."""
    if isinstance(node, List):
        names = good(map(leaves.text, node.items))
        return names if len(names) == len(node.items) else None
    scalar = leaves.scalar(node, "names of columns")
    words = locate(leaves.source, scalar).words() if scalar else ()
    return tuple(starmap(tree.Text, words)) if scalar else None


# ── lists in other notations: bare commas, braces, bars ───────────────────────────────


def _is_list_otherwise(leaves: Leaves, node: List | Mapping) -> bool:
    """Report ``{left, right}``, ``{wolf = 1, goat = 2}`` and ``[wolf: 1, goat: 2]``."""
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
    from puzzlelang.syntax.value_lists import are_entries, entries

    if all(map(are_entries, texts)):
        leaves.report("pairs-in-brackets", node, help=write(f"{{{entries(', '.join(texts))}}}"))
        return True
    leaves.report("list-in-braces", node, help=write(f"[{', '.join(texts)}]"))
    return True


_MAY_BE_LIST = r"(?:[\w()-]*[\s,;|=][\w\s,;|=>→()-]*$|\s*\w+\s*(?:->|=>|→))"
"""Filters out single words, which most values are, before the search for a list."""


def _is_bare_list(leaves: Leaves, node: Scalar, members: bool) -> bool:
    """Report ``bank: left, right``, which is meant as a list."""
    if len(node.value) > MOST_CHARACTERS or not re.match(_MAY_BE_LIST, node.value):
        return False
    from puzzlelang.syntax import habits
    from puzzlelang.syntax.surroundings import Line

    signs = re.search("[;|]", node.value)
    flags = ["members"] * members + ["flow"] * node.in_flow
    if node.style in ("|", ">") or (node.in_flow and not signs):
        flags.append("closed")
    line = Line(locate(leaves.source, node), flags)
    return habits.report(line, "lists", leaves.diagnostics, leaves.span(node))
