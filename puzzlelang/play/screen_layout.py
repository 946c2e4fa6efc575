"""Layout of a screen of any size."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.answers import wrap
from puzzlelang.play.game import Line
from puzzlelang.play.state_view import View, width_of
from puzzlelang.text import Record, columns

BESIDE = 30
"""Columns for a list of moves next to the board."""

FEW = 4
"""Lines for a list of moves below a tall board."""


USUAL = 8
"""Assumed length of a list of moves, so that its position is stable."""


class Texts(metaclass=Record):
    """Content of a screen.

    ``moves``: numbers and texts; ``cursor``: the selected one. ``shift``: lines and columns by
    which the player scrolled away from the last change.
    """

    title: str
    place: str
    board: View
    messages: list[tuple[str, str]]
    moves: list[tuple[str, str]]
    cursor: int
    keys: str
    shift: tuple[int, int] = (0, 0)


class Laid(metaclass=Record):
    """Lines of a screen. ``board``: line and column where the board begins, negative if scrolled.

    ``moves``: index of a move by the line of its text, which begins in column ``left``.
    """

    lines: list[Line]
    board: tuple[int, int]
    moves: dict[int, int]
    left: int


def rooms(width: int, height: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Columns and lines for a board above a list of moves, and next to it."""
    head, foot, message_lines = 3, 1, 2
    above = max(1, width - 2), max(1, height - head - foot - message_lines - FEW - 1)
    return above, (max(1, width - 4 - BESIDE), max(1, height - head - foot - message_lines))


def laid_out(texts: Texts, width: int, height: int) -> Laid:
    """Lay out title, board, messages, the moves below or next to a tall board, and the keys.

    Anything that doesn't fit is cut.
    """
    head = [*_wrapped([("bold", texts.title), ("dim", texts.place)], width), []]
    foot: list[Line] = [[("dim", texts.keys)]]
    messages = _wrapped(texts.messages, width)
    room = max(1, height - len(head) - len(foot) - len(messages) - bool(messages))
    lines = texts.board.lines
    across = width_of(lines) + 2
    menu, left, row = _list(texts, width), 0, len(head)
    tall = len(lines) + 1 + max(len(texts.moves), USUAL) > room
    if tall and across + 2 + BESIDE <= width and texts.moves:
        left, menu = across + 2, _list(texts, width - across - 2)
        rows = _window(menu, texts.cursor, room)
        board, top, side = _part(texts, across, room)
        longest = max(len(board), len(rows))
        body = [
            [*left, ("", " " * (across + 2 - width_of([left]))), *right]
            for left, right in zip(_filled(board, longest), _filled(rows, longest), strict=True)
        ]
    else:
        below = min(len(menu), max(min(FEW, room // 2), room - len(lines) - 1)) if menu else 0
        board, top, side = _part(texts, width, room - below - bool(below))
        rows, row = _window(menu, texts.cursor, below), row + len(board) + bool(below)
        body = [*board, *[[]] * bool(below), *rows]
    lines = [*head, *body, *[[]] * bool(messages), *messages]
    lines = lines[: max(0, height - 1)]
    lines += [[]] * (height - 1 - len(lines))
    shown = [_clipped(line, width) for line in [*lines, *foot]][:height]
    number = {id(line): index for index, line in enumerate(menu)}
    moves = {row + n: number[id(line)] for n, line in enumerate(rows) if id(line) in number}
    return Laid(shown, (len(head) - top, 2 - side), moves, left)


def _list(texts: Texts, width: int) -> list[Line]:
    digits = max((len(number) for number, _ in texts.moves), default=0)
    rows: list[Line] = []
    for place, (number, text) in enumerate(texts.moves):
        is_selected = place == texts.cursor
        style = "bold" if is_selected else ""
        room = max(1, width - digits - 4)
        words = text if columns(text) <= room else _prefix(text, room - 1) + "…"
        rows.append([(style, f"{'>' if is_selected else ' '} {number:>{digits}}  {words}")])
    return rows


def _window(rows: list[Line], cursor: int, room: int) -> list[Line]:
    if len(rows) <= room:
        return rows
    first = max(0, min(cursor - room // 2, len(rows) - room))
    window = rows[first : first + room]
    if room >= 3:
        above, below = first, len(rows) - first - room
        if above:
            window[0] = [("dim", f"  … {above + 1} more")]
        if below:
            window[-1] = [("dim", f"  … {below + 1} more")]
    return window


def _part(texts: Texts, width: int, room: int) -> tuple[list[Line], int, int]:
    """The board, or the part that fits with its position below; its first line and column."""
    lines, focus = texts.board.lines, texts.board.focus or (0, 0, 0, 0)
    wide, high = width_of(lines), len(lines)
    columns_, room = max(1, width - 2), max(1, room)
    if wide <= columns_ and high <= room:
        return [[("", "  "), *line] for line in lines], 0, 0
    room -= room > 1
    top = _first(focus[0], focus[1], high, room, texts.shift[0])
    left = _first(focus[2], focus[3], wide, columns_, texts.shift[1])
    rows = [_clipped(_without(line, left), columns_) for line in lines[top : top + room]]
    place = [f"lines {top + 1}-{top + room} of {high}"] * (high > room)
    place += [f"columns {left + 1}-{left + columns_} of {wide}"] * (wide > columns_)
    shown = [[("", "  "), *line] for line in rows]
    return [*shown, [("dim", f"  {', '.join(place)} (H J K L)")]], top, left


def _first(begin: int, end: int, whole: int, room: int, shift: int) -> int:
    """Scroll position: ``begin`` to ``end`` is in the middle half, so scrolling is rare."""
    half = max(1, room // 2)
    place = (begin + end) // 2 // half * half - room // 4
    return max(0, min(place + shift, whole - room))


def _without(line: Line, count: int) -> Line:
    segments: Line = []
    for style, text in line:
        while count > 0 and text:
            count -= columns(text[0])
            text = text[1:]
        if text:
            segments.append((style, text))
    return segments


def _filled(rows: list[Line], tall: int) -> list[Line]:
    return [*rows, *[[]] * (tall - len(rows))]


def _wrapped(parts: Sequence[tuple[str, str]], width: int) -> list[Line]:
    return [[(style, line)] for style, text in parts if text for line in wrap(text, width)]


def _clipped(line: Line, width: int) -> Line:
    segments: Line = []
    for style, text in line:
        wide = columns(text)
        if wide > width:
            segments.append((style, _prefix(text, width)))
            break
        segments.append((style, text))
        width -= wide
    return segments


def _prefix(text: str, width: int) -> str:
    used = 0
    for place, character in enumerate(text):
        used += columns(character)
        if used > width:
            return text[:place]
    return text
