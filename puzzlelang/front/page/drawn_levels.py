"""Levels that are drawn on the page: maps with their legends, and a file with another map."""

from __future__ import annotations

import re
from collections.abc import Sequence

from puzzlelang.answers import Loaded, ToFill
from puzzlelang.core import nodes as core
from puzzlelang.drawing import board_svg, sign_board
from puzzlelang.syntax import choose, data_text, tree
from puzzlelang.text import Any, plain, refusal, spaced

MOST_CELLS = 1_600
"""Maximum number of cells of a map that is drawn on the page."""


def drawable(parsed: tree.Puzzle) -> list[tree.Map]:
    """Return the maps without a line of numbers before the rows, which a drawing would not keep."""
    return [entry for entry in parsed.maps if not entry.header]


def maps_of(loaded: Loaded | ToFill) -> list[dict[str, Any]]:
    """Return name, rows and legend of each map that can be drawn.

    A line of the legend is ``only`` if a rule speaks of `the` cell of a word.
    """
    found = []
    for entry in drawable(loaded.tree):
        grid = loaded.puzzle.grids[entry.name.text]
        if len(grid.rows) * len(grid.rows[0]) <= MOST_CELLS:
            legend = [_line(loaded.puzzle, entry, line) for line in entry.legend]
            found.append({"name": grid.name, "rows": list(grid.rows), "legend": legend})
    return found


def _line(puzzle: core.Puzzle, entry: tree.Map, line: tree.LegendLine) -> dict[str, Any]:
    name, text = entry.name.text, entry.name.span.source.text
    names = [word.name.text for word in line.words]
    words = ", ".join(map(spaced, names))
    pictures = {
        sign: board_svg(sign_board(puzzle, name, sign), words, 0) for sign in line.characters
    }
    only = any(re.search(rf"\bthe {re.escape(one)}\b", text) for one in names)
    return {"words": plain(words), "signs": pictures, "only": only}


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


def values_of(parsed: tree.Puzzle, instance: str) -> dict[str, str]:
    """Return the values that an instance gives to parameters, as text."""
    chosen = choose(parsed, instance, files=False)
    return {name: data_text(value) for name, value in chosen.values.items()}
