"""Formatter for puzzle files, in the style of the library.

Comments, line breaks and order stay. The result is parsed again and must be the same puzzle, so
formatting can't change a meaning.
"""

from __future__ import annotations

import os
import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from itertools import pairwise

from puzzlelang.editor.positions import with_plain_breaks
from puzzlelang.syntax import (
    KEYWORDS,
    PUZZLE_LIMIT,
    SECTIONS,
    List,
    Mapping,
    Node,
    Scalar,
    library,
    read_file,
    read_nodes,
    read_puzzle,
    tree,
)
from puzzlelang.text import (
    Any,
    Diagnostics,
    PuzzleError,
    Record,
    Source,
    Span,
    field,
    fields,
    is_record,
    usage_error,
)

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


Change = tuple[int, int, str]
"""Start, end and replacement text; never across a line break."""

_TOKEN = re.compile(
    r"(?P<text>'[^'\n]*'|\"[^\"\n]*\")|(?P<word>[A-Za-z_]\w*)|(?P<number>[0-9]+)"
    r"|(?P<compare><=|>=|!=|==|<|>|=)|(?P<loose>\.\.|\+|-|\*)|(?P<open>\()|(?P<close>\))|(?P<comma>,)"
)
_BLANKS = re.compile(r"[ \t]*")


def expression_changes(text: str, start: int, end: int) -> list[Change]:
    """Changes between the tokens of an expression; none if a character is unknown."""
    edits: list[Change] = []
    at, before, kind_before, unary = start, "", "", False
    while at < end:
        space = re.compile(r"\s*").match(text, at, end)
        assert space is not None
        token = _TOKEN.match(text, space.end(), end)
        if token is None:
            return edits if space.end() == end else []
        kind = token.lastgroup or ""
        if before and "\n" not in space.group():
            gap = _between(before, kind_before, unary, kind)
            if gap is None:  # the author's choice, but equal on both sides
                gap = _beside(text, token, space.group(), kind, at - len(before))
            if gap != space.group():
                edits.append((at, space.end(), gap))
        unary = token.group() == "-" and (
            kind_before in ("", "open", "comma", "compare", "loose") or before in KEYWORDS
        )
        at, before, kind_before = token.end(), token.group(), kind
    return edits


def _between(before: str, kind_before: str, unary: bool, kind: str) -> str | None:
    """Space between two tokens; None if both styles are allowed."""
    if kind_before == "open" or kind in ("close", "comma") or unary:
        return ""
    if kind == "open" and kind_before == "word" and (before not in KEYWORDS or before == "set"):
        return ""
    if kind == "loose" and kind_before in ("comma", "compare", "loose"):
        return " "
    if kind == "loose" and before not in KEYWORDS:
        return None
    if kind_before == "loose":
        return None
    return " "


def _beside(text: str, token: re.Match[str], space: str, kind: str, sign: int) -> str:
    """Space around ``..``, ``+``, ``-`` and ``*``: the same on both sides.

    ``sign`` is the start of the previous token, the operator unless ``token`` is.
    """
    if kind == "loose":
        after = text[token.end() : token.end() + 1]
        return " " if space or after.isspace() or after == "-" else ""  # `n - -k`
    return " " if space or text[max(0, sign - 1) : sign].isspace() else ""


# ── YAML ─────────────────────────────────────────────────────────────────────────────


def changes(text: str, root: Node) -> list[Change]:
    """All changes within lines, in file order."""
    return sorted(set(_of_node(text, root, ())))


def _of_node(text: str, node: Node, path: tuple[str, ...]) -> Iterator[Change]:
    if isinstance(node, Mapping):
        for key, value in node.entries:
            below = (*path, key.value if isinstance(key, Scalar) else "")
            if isinstance(key, Scalar) and not key.style and _is_expression(path, of_key=True):
                yield from expression_changes(text, key.start, key.end)
            yield from _after_key(text, key.end, value)
            yield from _of_node(text, value, below)
    elif isinstance(node, List):
        for item in node.items:
            if not node.flow:
                dash = text.rfind("-", 0, item.start)
                if text[dash + 1 : item.start].strip(" ") == "" and item.start > dash + 1:
                    yield dash + 1, item.start, " "
            yield from _of_node(text, item, path)
    elif isinstance(node, Scalar) and not node.style and _is_expression(path, of_key=False):
        yield from expression_changes(text, node.start, node.end)
    if isinstance(node, Mapping | List) and node.flow:
        yield from _in_brackets(text, node)


def _after_key(text: str, end: int, value: Node) -> Iterator[Change]:
    """``key : value`` as ``key: value``"""
    colon = text.find(":", end)
    if text[end:colon].strip(" ") or value.start < colon:
        return
    if colon > end:
        yield end, colon, ""
    gap = _BLANKS.match(text, colon + 1)
    assert gap is not None
    if gap.end() == value.start and value.start < len(text) and text[value.start] not in "\n#":
        if not isinstance(value, Scalar) or not value.is_missing:
            yield colon + 1, value.start, " "


_SIGNS = re.compile(r"[ \t]*([\[\]{},])[ \t]*")


def _in_brackets(text: str, node: Mapping | List) -> Iterator[Change]:
    """``[ a,b ]`` as ``[a, b]``; in ``[B,_,B, W,_,W]`` the spaces show rows and stay."""
    inside = sorted(_parts(node), key=lambda part: part.start)
    after = {text[a.end : b.start] for a, b in pairwise(inside)}
    grouped = isinstance(node, List) and {",", ", "} <= after
    at = node.start
    for start, end in [*((part.start, part.end) for part in inside), (node.end, node.end)]:
        gap_end = start
        while at < gap_end:
            match = _SIGNS.match(text, at, gap_end)
            if match is None or "#" in text[at:gap_end]:
                break
            sign = match[1]
            yield match.start(), match.start(1), ""
            rest = text[match.end() : match.end() + 1]
            if rest != "\n" and not (sign == "," and grouped):
                yield match.end(1), match.end(), " " if sign == "," else ""
            at = match.end()
        at = max(at, end)


def _parts(node: Mapping | List) -> list[Node]:
    if isinstance(node, List):
        return node.items
    return [part for entry in node.entries for part in entry]


def _is_expression(path: tuple[str, ...], *, of_key: bool) -> bool:
    """True if the value at ``path`` (or its key: a head, a place) is an expression."""
    if not path or path[0] not in SECTIONS:
        return False
    shape = SECTIONS[path[0]].shape
    if of_key and shape in ("definitions", "tables", "views") and len(path) == 1:
        return True
    if shape == "transitions":
        if of_key:
            return len(path) == 1 or (len(path) >= 3 and path[2] == "then")
        return len(path) >= 3 and path[2] in ("let", "when", "then")
    if shape == "generate":
        return not of_key and path[1:] == ("keep",)
    return not of_key and shape in _EXPRESSIONS


_EXPRESSIONS = frozenset(
    {"expression", "conditions", "rules", "data", "tables", "state", "choices", "definitions",
     "costs", "gains", "estimates"}
)  # fmt: skip


BEFORE_COMMENT = 2
"""Spaces before a comment that can't stay in its column."""


def format_text(text: str, path: str) -> str:
    """``text`` in the house style; raises :class:`PuzzleError` if it can't be parsed."""
    source = Source(path, with_plain_breaks(text))
    parsed = _parsed(source)
    output = _formatted(source)
    again = _parsed(Source(path, output))
    assert same(parsed, again), "formatting changed the puzzle"
    return output


def _parsed(source: Source) -> tree.Puzzle:
    diagnostics = Diagnostics()
    parsed = read_puzzle(source, diagnostics)
    diagnostics.check()
    if parsed is None:
        raise PuzzleError(diagnostics)
    return parsed


def same(a: Any, b: Any) -> bool:
    """Compare two trees, ignoring positions."""
    if isinstance(a, Span | Source):
        return isinstance(b, type(a))
    if isinstance(a, tuple):
        return isinstance(b, tuple) and len(a) == len(b) and all(map(same, a, b))
    if is_record(a):
        return type(a) is type(b) and all(same(getattr(a, n), getattr(b, n)) for n in fields(a))
    return bool(a == b)


def _formatted(source: Source) -> str:
    text = source.text
    root = read_nodes(source, Diagnostics()).root
    assert isinstance(root, Mapping), "a puzzle has sections"
    layout = layout_of(text, root)
    inside = changes(text, root)
    comments = comment_indents(layout)
    lines = [_line(layout, number, inside, comments) for number in range(len(layout.starts))]
    heads = {layout.line_of(key.start): key.value for key, _ in root.entries
             if isinstance(key, Scalar)}  # fmt: skip
    return "\n".join(_with_blank_lines(layout, lines, heads)) + "\n"


def _line(layout: Layout, number: int, inside: list[Change], comments: dict[int, int]) -> str:
    line = layout.line(number)
    if number in layout.blocks:
        shift, text_begins = layout.blocks[number]
        if not line.strip(BLANKS) and len(line) <= text_begins:
            return ""
        return " " * shift + line if shift >= 0 else line[-shift:]
    if not line.strip(BLANKS):
        return ""
    start = layout.starts[number]
    if number in comments:
        return " " * comments[number] + line.strip(BLANKS)
    indent = layout.indent_of(number)
    target = layout.indents.get(number, indent + layout.shifts.get(number, 0))
    comment = comment_of(layout, number)
    end = start + len(line) if comment is None else comment
    content = " " * max(0, target) + _changed(layout.text, start + indent, end, inside).strip(
        BLANKS
    )
    if comment is None:
        return content
    column = comment - start
    if column <= len(content):
        column = len(content) + BEFORE_COMMENT
    return (
        content
        + " " * (column - len(content))
        + layout.text[comment : start + len(line)].rstrip(BLANKS)
    )


def _changed(text: str, start: int, end: int, inside: list[Change]) -> str:
    parts = []
    at = start
    for place in range(bisect_left(inside, (start,)), bisect_left(inside, (end + 1,))):
        begin, stop, other = inside[place]
        if at <= begin and stop <= end:
            parts += [text[at:begin], other]
            at = stop
    return "".join([*parts, text[at:end]])


def _with_blank_lines(layout: Layout, lines: list[str], heads: dict[int, str]) -> list[str]:
    """One blank line before each section outside the head; never two, and none at the ends."""
    output: list[str] = []
    inside = layout.inside_scalars()
    comments_begin = 0  # start of the comments directly above
    previous = ""
    for number, line in enumerate(lines):
        in_block = number in layout.blocks or number in inside
        if not line and not in_block:
            if output and output[-1]:
                output.append("")
            comments_begin = len(output)
            continue
        if number in heads:
            together = previous in HEAD and heads[number] in HEAD
            if output and previous and not together and comments_begin > 0:
                if output[comments_begin - 1]:
                    output.insert(comments_begin, "")
            previous = heads[number]
        output.append(line)
        if not (line.startswith("#") and not in_block):
            comments_begin = len(output)
    while output and not output[-1] and (len(lines) - 1) not in layout.blocks:
        output.pop()
    return output


# ── files ──────────────────────────────────────────────────────────────────────────────


class Formatted(metaclass=Record):
    """A file with its text in the house style."""

    path: str
    text: str
    changed: bool


def format_file(what: str, *, to_write: bool = False) -> Formatted:
    """Format a path, ``-`` or a puzzle of the library.

    ``to_write`` rejects the library's puzzles, since the caller overwrites the file.
    """
    if to_write and not os.path.exists(what) and library.path_of(what) != what:
        help = f"`puzzlelang new NAME --like {what}` makes your own copy"
        message = f"`{what}` is a bundled puzzle, and is not changed"
        raise usage_error(message, help)
    source = read_file(what if what == "-" else library.path_of(what), PUZZLE_LIMIT)
    text = format_text(source.text, source.name)
    return Formatted(source.name, text, text != source.text)
