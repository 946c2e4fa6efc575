"""Levels that are drawn on the page: maps with their legends, and a file with another map."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence

from puzzlelang.answers import Loaded, ToFill
from puzzlelang.core import nodes as core
from puzzlelang.drawing import board_svg, sign_board
from puzzlelang.syntax import choose, data_text, read_puzzle, tree
from puzzlelang.text import Any, Diagnostics, Source, plain, refusal, spaced

MOST = 40
"""Maximum number of rows, and of columns, of a map that is drawn on the page."""


def drawable(parsed: tree.Puzzle) -> list[tree.Map]:
    """Return the maps without a line of numbers before the rows, which a drawing would not keep."""
    return [entry for entry in parsed.maps if not entry.header]


def maps_of(loaded: Loaded | ToFill) -> list[dict[str, Any]]:
    """Return name, rows and legend of each map that can be drawn.

    A line of the legend is ``only`` if a rule speaks of `the` cell of a word.
    """
    single = {
        node.operand.text for node in tree.walk(loaded.tree)
        if isinstance(node, tree.Unary) and node.operator == "the"
        and isinstance(node.operand, tree.Name)
    }  # fmt: skip
    found = []
    for entry in drawable(loaded.tree):
        grid = loaded.puzzle.grids[entry.name.text]
        if max(len(grid.rows), len(grid.rows[0])) <= MOST:
            legend = [_line(loaded.puzzle, grid.name, line, single) for line in entry.legend]
            found.append({"name": grid.name, "rows": list(grid.rows), "legend": legend})
    return found


def _line(
    puzzle: core.Puzzle, name: str, line: tree.LegendLine, single: Container[str]
) -> dict[str, Any]:
    names = [word.name.text for word in line.words]
    words = ", ".join(map(spaced, names))
    pictures = {
        sign: board_svg(sign_board(puzzle, name, sign), words, 0) for sign in line.characters
    }
    return {"words": plain(words), "signs": pictures, "only": any(one in single for one in names)}


# ── the file with another map ────────────────────────────────────────────────────────


def redrawn(parsed: tree.Puzzle, name: str, rows: Sequence[str]) -> str:
    """Return the text of the file with these rows in the map ``name``, as `text:`.

    Raise :class:`PuzzleError` if they would not be read as they are.
    """
    (entry,) = (one for one in drawable(parsed) if one.name.text == name)
    skipped = [text.value for text in (entry.comment, entry.preface) if text is not None]
    for number, row in enumerate(rows, 1):
        if row.startswith((*skipped,)):
            message = f"row {number} would be read as a comment"
            raise refusal(
                "bad-level", message, f"draw something else than `{row[:2]}` at its start"
            )
    if not rows[-1].strip():
        help = "draw something in it, or take it away"
        raise refusal("bad-level", "the last row is empty, and would not be read", help)
    return _with_rows(parsed.source.text, entry, rows)


def _with_rows(text: str, entry: tree.Map, rows: Sequence[str]) -> str:
    """Replace the rows of `text:`, or the path of `file:`, by rows."""
    if entry.rows is not None:
        first = entry.rows[0].start
        begin, end = text.rindex("\n", 0, first) + 1, entry.rows[-1].end
        head, inset = text[:begin], first - begin
    else:
        assert entry.path is not None
        begin, end = text.rindex("\n", 0, entry.path.span.start) + 1, entry.path.span.end
        place = len(text[begin:]) - len(text[begin:].lstrip(" "))
        line = text.find("\n", end)
        line = len(text) if line < 0 else line
        head, inset, end = f"{text[: begin + place]}text: |{text[end:line]}\n", place + 2, line
    if rows[0].startswith(" "):  # else YAML takes these blanks for the inset of the block
        key = re.search(r"(?m)^( *)[^\n]*(\|)[-+0-9]*(?=[^\n|]*\n[ \n]*\Z)", head)
        if key is not None:
            steps = inset - len(key[1])
            head = f"{head[: key.start(2)]}|{steps}{head[key.end() :]}"
    lines = "\n".join(" " * inset + row for row in rows)
    return f"{head}{lines}{text[end:]}"


def with_values(parsed: tree.Puzzle, instance: str, settings: Mapping[str, str]) -> tree.Puzzle:
    """Return the file with the values of an instance, and then of ``settings``, as parameters."""
    values = dict(settings)
    if instance:
        chosen = choose(parsed, instance, files=False).values
        values = {name: data_text(value) for name, value in chosen.items()} | values
    source, text = parsed.source, parsed.source.text
    given = [one for one in parsed.parameters if one.name.text in values]
    if not given:
        return parsed
    for one in sorted(given, key=lambda one: one.data.span.start, reverse=True):
        begin, end = one.data.span.start, _end(one.data, text)
        text = f"{text[:begin]}{values[one.name.text]}{text[end:]}"
    diagnostics = Diagnostics()
    read = read_puzzle(Source(source.name, text), diagnostics)
    diagnostics.check()
    assert read is not None
    return read


def _end(data: tree.Data, text: str) -> int:
    """Return where a value ends; the span of a list ends with its first line."""
    last, brackets = data, 0
    while isinstance(last, tree.DataList) and last.items:
        last, brackets = last.items[-1], brackets + 1
    end = last.span.end
    for _ in range(brackets if text[data.span.start] == "[" else 0):
        closed = re.compile(r"(?:[\s,]|#[^\n]*)*\]").match(text, end)
        end = closed.end() if closed else end
    return end
