"""Formatter for puzzle files, in the style of the library.

Comments, line breaks and order stay. The result is parsed again and must be the same puzzle, so
formatting can't change a meaning.
"""

from __future__ import annotations

from bisect import bisect_left

from puzzlelang.editor.line_layout import (
    BLANKS,
    HEAD,
    Layout,
    comment_indents,
    comment_of,
    layout_of,
)
from puzzlelang.editor.positions import with_plain_breaks
from puzzlelang.editor.spacing import Change, changes
from puzzlelang.syntax import Mapping, Scalar, read_nodes, read_puzzle, tree
from puzzlelang.text import Any, Diagnostics, PuzzleError, Source, Span, fields, is_record

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
