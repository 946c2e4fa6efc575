"""Layout of a file by lines: indentation, comments, blank lines within text."""

from __future__ import annotations

import re
from bisect import bisect_right

from puzzlelang.syntax import SECTIONS, List, Mapping, Node, Scalar
from puzzlelang.text import Record, field

STEP = 2
BLANKS = " \t"
"""Blanks of YAML; a no-break space is text."""

HEAD = {name for name, section in SECTIONS.items() if section.shape == "text"}
"""Sections at the top of a file, with no blank lines between them."""


class Layout(metaclass=Record, frozen=False):
    """Lines of a text, numbered from 0, with their new indentation."""

    text: str
    starts: list[int] = field(factory=list)
    indents: dict[int, int] = field(factory=dict)
    """Indentation of lines that begin a node."""
    shifts: dict[int, int] = field(factory=dict)
    """Columns by which continuation lines of a value move."""
    blocks: dict[int, tuple[int, int]] = field(factory=dict)
    """Lines of a block scalar (``|``), where every blank counts: columns to move, and the column of
    the text.
    """
    scalars: list[tuple[int, int]] = field(factory=list)

    def line_of(self, offset: int) -> int:
        return bisect_right(self.starts, offset) - 1

    def last_line(self, start: int, end: int) -> int:
        return self.line_of(max(start, end - 1))

    def written(self, first: int, last: int) -> list[int]:
        """Lines of a range that are not blank."""
        return [n for n in range(first, last + 1) if self.line(n).strip(BLANKS)]

    def line(self, number: int) -> str:
        end = self.starts[number + 1] - 1 if number + 1 < len(self.starts) else len(self.text)
        return self.text[self.starts[number] : end]

    def inside_scalars(self) -> set[int]:
        """Continuation lines of scalars, where a blank line is a line break of the text."""
        return {
            number
            for start, end in self.scalars
            for number in range(self.line_of(start) + 1, self.last_line(start, end) + 1)
        }

    def column(self, offset: int) -> int:
        return offset - self.starts[self.line_of(offset)]

    def begins_line(self, offset: int) -> bool:
        return not self.text[self.starts[self.line_of(offset)] : offset].strip(" ")

    def indent_of(self, number: int) -> int:
        line = self.line(number)
        return len(line) - len(line.lstrip(" "))


def layout_of(text: str, root: Node) -> Layout:
    layout = Layout(text)
    layout.starts = [0, *(newline.end() for newline in re.finditer("\n", text))]
    _place(layout, root, 0)
    layout.scalars.sort()
    return layout


def _place(layout: Layout, node: Node, indent: int) -> None:
    """Indent a block mapping or list that belongs at ``indent``."""
    if isinstance(node, Mapping) and not node.flow:
        for key, value in node.entries:
            _begin(layout, key.start, indent)
            if isinstance(key, Scalar):
                layout.scalars.append((key.start, key.end))
            _place_value(layout, value, indent, indent + STEP, key.start)
    elif isinstance(node, List) and not node.flow:
        for item in node.items:
            dash = layout.text.rfind("-", 0, item.start + 1)
            _begin(layout, dash, indent)
            if isinstance(item, Scalar) or getattr(item, "flow", False):
                _place_value(layout, item, indent, indent + STEP, dash)
            else:
                _place(layout, item, indent + STEP)
    else:
        _place_value(layout, node, indent, indent, node.start)


def _begin(layout: Layout, offset: int, indent: int) -> None:
    if layout.begins_line(offset):
        layout.indents[layout.line_of(offset)] = indent


def _place_value(layout: Layout, value: Node, indent: int, inner: int, owner: int) -> None:
    """Indent the value after a key or dash that belongs at ``indent``."""
    if isinstance(value, Mapping | List):
        if not value.flow:
            _place(layout, value, inner)
            return
        _scalars_in(layout, value)
        _move(layout, value.start, value.end, inner)
        return
    if not isinstance(value, Scalar) or value.is_missing:
        return
    if value.style in ("|", ">"):
        _move_block(layout, value, indent, inner, owner)
        return
    layout.scalars.append((value.start, value.end))
    _move(layout, value.start, value.end, inner)


def _scalars_in(layout: Layout, node: Node) -> None:
    if isinstance(node, List):
        for item in node.items:
            _scalars_in(layout, item)
    elif isinstance(node, Mapping):
        for entry in node.entries:
            for part in entry:
                _scalars_in(layout, part)
    elif isinstance(node, Scalar):
        layout.scalars.append((node.start, node.end))


def _move(layout: Layout, start: int, end: int, inner: int) -> None:
    """Shift continuation lines of a value until the leftmost is at ``inner``."""
    first = layout.line_of(start) + (not layout.begins_line(start))
    lines = layout.written(first, layout.last_line(start, end))
    if lines:
        least = min(layout.indent_of(n) for n in lines)
        for number in lines:
            layout.shifts[number] = inner - least


def _move_block(layout: Layout, value: Scalar, indent: int, inner: int, owner: int) -> None:
    first = layout.line_of(value.start)
    last = layout.last_line(value.start, value.end)
    header = layout.text[value.start : layout.starts[first] + len(layout.line(first))]
    digit = re.match(r"[|>][+-]?([1-9])", header)
    lines = layout.written(first + 1, last)
    layout.scalars.append((value.start, value.start + len(header.split(" ")[0])))
    if not lines:
        return
    old = layout.indent_of(lines[0])
    if digit:
        parent = layout.column(owner)
        shift, old = indent - parent, parent + int(digit[1])
    else:
        shift = inner - old
    for number in range(first + 1, lines[-1] + 1):
        layout.blocks[number] = shift, old
    # trailing blank lines are part of a block with `|+`
    if header[1:3].strip("123456789")[:1] == "+":
        for number in range(lines[-1] + 1, last + 1):
            layout.blocks[number] = shift, old


# ── comments ─────────────────────────────────────────────────────────────────────────


def comment_of(layout: Layout, number: int) -> int | None:
    """Offset of the comment of a line."""
    if number in layout.blocks:
        return None
    start = layout.starts[number]
    line = layout.line(number)
    for match in re.finditer(r"(?:^|(?<=[ \t]))#", line):
        at = start + match.start()
        i = bisect_right(layout.scalars, (at, len(layout.text) + 1)) - 1
        if i < 0 or layout.scalars[i][1] <= at:
            return at
    return None


def comment_indents(layout: Layout) -> dict[int, int]:
    """Indentation of lines that contain only a comment.

    A comment follows the next entry, or the entry above if it was aligned only with that.
    """
    indents: dict[int, int] = {}
    comments = [n for n in range(len(layout.starts)) if layout.line(n).lstrip().startswith("#")
                and n not in layout.blocks and n not in layout.shifts]  # fmt: skip
    entries, index = sorted(layout.indents), 0
    above_at: dict[int, int] = {}  # by indentation: the nearest entry and its parents
    for number in comments:
        own = layout.indent_of(number)
        while index < len(entries) and entries[index] <= number:
            indent = layout.indent_of(entries[index])
            while above_at and next(reversed(above_at)) >= indent:
                above_at.popitem()
            above_at[indent] = entries[index]
            index += 1
        below = entries[index] if index < len(entries) else None
        above = above_at.get(own)  # same indentation, same parents
        if below is not None and (layout.indent_of(below) == own or above is None):
            indents[number] = layout.indents[below]
        elif above is not None:
            indents[number] = layout.indents[above]
        else:
            indents[number] = 0
    return indents
