"""Outline of a file: its sections, and the names in each."""

from __future__ import annotations

from puzzlelang.syntax import SECTIONS, List, Mapping, Node, Scalar, read_nodes
from puzzlelang.text import Diagnostics, Record, Source, Span

LEAVES = ("text", "template", "conditions", "expectations", "symmetry")
"""Shapes of sections without names chosen by the author."""


class Entry(metaclass=Record):
    """A section or a name in it; ``whole`` spans the entry, ``name`` only its name."""

    text: str
    section: str
    name: Span
    whole: Span
    below: tuple[Entry, ...] = ()


def symbols(source: Source) -> list[Entry]:
    """The outline, as far as the file can be parsed."""
    root = read_nodes(source, Diagnostics()).root
    if not isinstance(root, Mapping):
        return []
    entries = []
    for key, value in root.entries:
        if isinstance(key, Scalar) and key.value in SECTIONS:
            items = value.items if isinstance(value, List) else [value]
            below = tuple(
                _entry(source, key.value, name, inner, ())
                for item in items if isinstance(item, Mapping)
                for name, inner in item.entries if isinstance(name, Scalar) and name.value
            ) if SECTIONS[key.value].shape not in LEAVES else ()  # fmt: skip
            entries.append(_entry(source, key.value, key, value, below))
    return entries


def _entry(
    source: Source, section: str, key: Scalar, value: Node, below: tuple[Entry, ...]
) -> Entry:
    end = max(key.end, _end(source, value))
    name = source.span(key.start, key.end)
    return Entry(" ".join(key.value.split()), section, name, source.span(key.start, end), below)


def _end(source: Source, node: Node) -> int:
    """End of a node without trailing blank lines and comments."""
    text = source.text[node.start : node.end]
    if not isinstance(node, Scalar):
        lines = text.split("\n")
        while lines and (not lines[-1].strip() or lines[-1].lstrip().startswith("#")):
            lines.pop()
        text = "\n".join(lines)
    return node.start + len(text.rstrip())
