"""Where things stand on a screen of any size."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.answers import wrap
from puzzlelang.play.game import Line
from puzzlelang.text import columns, record

BESIDE = 30
"""Columns that a list of moves needs beside the board."""

FEW = 4
"""Lines that a list of moves gets below a tall board."""


USUAL = 8
"""Moves that a list is thought to have, so that it stands still."""


@record
class Texts:
    """What is to be shown: ``moves`` are numbers and words, ``cursor`` the one that is marked."""

    title: str
    place: str
    board: list[Line]
    messages: list[tuple[str, str]]
    moves: list[tuple[str, str]]
    cursor: int
    keys: str


def laid_out(texts: Texts, width: int, height: int) -> list[Line]:
    """Title, board, what is said, the moves below or beside a tall board, the keys; what has no
    room is cut.
    """
    head = [*_wrapped([("bold", texts.title), ("dim", texts.place)], width), []]
    foot: list[Line] = [[("dim", texts.keys)]]
    said = _wrapped(texts.messages, width)
    room = max(1, height - len(head) - len(foot) - len(said) - bool(said))
    board = [[("", "  "), *line] for line in texts.board]
    across = max((_width(line) for line in board), default=0)
    tall = len(texts.board) + 1 + max(len(texts.moves), USUAL) > room
    if tall and across + 2 + BESIDE <= width and texts.moves:
        rows = _window(_list(texts, width - across - 2), texts.cursor, room)
        board = _clipped_rows(board, room)
        longest = max(len(board), len(rows))
        body = [
            [*left, ("", " " * (across + 2 - _width(left))), *right]
            for left, right in zip(_filled(board, longest), _filled(rows, longest), strict=True)
        ]
    else:
        listed = _list(texts, width)
        below = min(len(listed), max(min(FEW, room // 2), room - len(board) - 1)) if listed else 0
        board = _clipped_rows(board, room - below - bool(below))
        body = [*board, *[[]] * bool(below), *_window(listed, texts.cursor, below)]
    lines = [*head, *body, *[[]] * bool(said), *said]
    lines = lines[: max(0, height - 1)]
    lines += [[]] * (height - 1 - len(lines))
    return [_clipped(line, width) for line in [*lines, *foot]][:height]


def _list(texts: Texts, width: int) -> list[Line]:
    digits = max((len(number) for number, _ in texts.moves), default=0)
    found: list[Line] = []
    for place, (number, said) in enumerate(texts.moves):
        marked = place == texts.cursor
        style = "bold" if marked else ""
        room = max(1, width - digits - 4)
        words = said if columns(said) <= room else _prefix(said, room - 1) + "…"
        found.append([(style, f"{'>' if marked else ' '} {number:>{digits}}  {words}")])
    return found


def _window(rows: list[Line], cursor: int, room: int) -> list[Line]:
    """So many of the rows, with that of the cursor among them."""
    if len(rows) <= room:
        return rows
    first = max(0, min(cursor - room // 2, len(rows) - room))
    shown = rows[first : first + room]
    if room >= 3:
        above, below = first, len(rows) - first - room
        if above:
            shown[0] = [("dim", f"  … {above + 1} more")]
        if below:
            shown[-1] = [("dim", f"  … {below + 1} more")]
    return shown


def _clipped_rows(rows: list[Line], room: int) -> list[Line]:
    if len(rows) <= room:
        return rows
    room = max(1, room)
    return [*rows[: room - 1], [("dim", f"  … {len(rows) - room + 1} more lines")]]


def _filled(rows: list[Line], tall: int) -> list[Line]:
    return [*rows, *[[]] * (tall - len(rows))]


def _wrapped(parts: Sequence[tuple[str, str]], width: int) -> list[Line]:
    return [[(style, line)] for style, text in parts if text for line in wrap(text, width)]


def _width(line: Line) -> int:
    return sum(columns(text) for _, text in line)


def _clipped(line: Line, width: int) -> Line:
    """As much of a line as the screen is wide."""
    found: Line = []
    for style, text in line:
        wide = columns(text)
        if wide > width:
            found.append((style, _prefix(text, width)))
            break
        found.append((style, text))
        width -= wide
    return found


def _prefix(text: str, width: int) -> str:
    used = 0
    for place, character in enumerate(text):
        used += columns(character)
        if used > width:
            return text[:place]
    return text
