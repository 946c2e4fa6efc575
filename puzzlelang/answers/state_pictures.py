"""States as boards side by side, each below the text of its step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from puzzlelang.answers.answer import Step
from puzzlelang.answers.text_layout import Page, wrap
from puzzlelang.core import pad
from puzzlelang.text import PuzzleError, columns

MOST_BOARDS = 500
MOST_CHARACTERS = 1_000_000
"""Maximum size of all boards; above it, states are text."""

WIDE, HIGH, LOW = 60, 14, 8
"""Preferred maximum of columns and lines of a board, and of lines if there are several."""

FEW, MANY = 12, 40
"""Up to the first number boards are large, above the second as small as possible."""

CAPTION = 20
"""Width of captions above narrower boards."""

GAP = 3


def board_lines(steps: Sequence[Step], page: Page, numbers: Sequence[int] = ()) -> list[str] | None:
    """Return the boards, captioned with ``numbers``; None if the page has none, or they are too
    large.
    """
    boards = page.boards
    if boards is None or len(steps) > MOST_BOARDS:
        return None
    room = max(8, page.width - 2)
    few, many = len(steps) <= FEW, len(steps) > MANY
    try:
        scale = boards.scale(room, MOST_CHARACTERS, 2) if boards.is_printed and not many else 0
        usual = 3 if few else 1 if many else 2
        scale = scale or boards.scale(min(room, WIDE), HIGH if few else LOW, usual)
        scale = scale or boards.scale(room, MOST_CHARACTERS, 1)
        if not scale:
            return None
        wide, high = boards.size(scale)
        if wide * high * len(steps) > MOST_CHARACTERS:
            return None
        pictures = [boards.lines(step.slots, scale) for step in steps]
    except PuzzleError:  # the look has no value there, but the answer is still useful
        return None
    wide = max(max(map(_width, one)) for one in pictures)
    if wide > room:
        return None
    painted = [
        [
            "".join(page.paint(style, text) if style else text for style, text in line)
            + " " * (wide - _width(line))
            for line in one
        ]
        for one in pictures
    ]
    captions = [f"{n} {step.said}".rstrip() for n, step in zip(numbers, steps, strict=False)]
    return list(_beside(painted, captions, wide, room, page))


def _width(line: Sequence[tuple[str, str]]) -> int:
    return sum(columns(text) for _, text in line)


def _beside(
    boards: Sequence[list[str]], captions: Sequence[str], wide: int, room: int, page: Page
) -> Iterator[str]:
    """Yield rows of boards, as even as the page allows."""
    longest = max(map(columns, captions), default=0)
    width = max(wide, min(longest, CAPTION, room))
    across = max(1, (room + GAP) // (width + GAP))
    across = ceil(len(boards) / ceil(len(boards) / across))
    for first in range(0, len(boards), across):
        if first:
            yield ""
        row = boards[first : first + across]
        heads = [wrap(text, width) for text in captions[first : first + across]]
        tallest = max(map(len, heads), default=0)
        for n in range(tallest):  # captions are aligned at the bottom
            words = [
                head[n - tallest + len(head)] if n >= tallest - len(head) else "" for head in heads
            ]
            line = (" " * GAP).join(pad(text, width) for text in words)
            yield page.paint("dim", f"  {line}".rstrip())
        left = " " * (width - wide + GAP)
        for n in range(max(map(len, row))):
            parts = [board[n] if n < len(board) else " " * wide for board in row]
            yield "  " + left.join(parts)
