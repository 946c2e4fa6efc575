"""Solutions as one SVG: boards of all states in rows, with the texts of the steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puzzlelang.drawing.board import Board
from puzzlelang.drawing.svg_board import SQUARE, below, element, number, style, symbols
from puzzlelang.text import Record, columns, xml

WIDEST, LEAST = 1200.0, 150.0
GAP, HEAD, WORDS = 24.0, 64.0, 34.0
ROOM, FEW_ROOM = (220, 260), (440, 520)
"""Largest width and height of a board; the second if there are one or two."""

LETTER = 7.4


class _Place(metaclass=Record):
    across: int
    scale: float
    wide: float
    high: float


def strip(title: str, summary: str, boards: Sequence[Board], captions: Sequence[str]) -> str:
    """Draw the boards from the start to the last state, each above its caption."""
    grid = _place(boards)
    rows = -(-len(boards) // grid.across)
    wide = grid.across * (grid.wide + GAP) + GAP
    wide = max(wide, 2 * GAP + LETTER * 1.4 * columns(title), 2 * GAP + LETTER * columns(summary))
    high = HEAD + rows * (grid.high + WORDS + GAP) + GAP
    pieces = [piece for board in boards for piece in (*board.ground, *board.pieces)]
    inside = "".join(_frames(boards, captions, grid))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(wide)} {number(high)}" '
        f'width="{number(wide)}" height="{number(high)}" role="img">'
        f"<title>{xml(title)}</title><desc>{xml(summary)}</desc>"
        f"<style>{style(pieces)}.page{{fill:var(--b-page)}}.l{{text-anchor:start}}</style>"
        f'<defs>{symbols(pieces)}<g id="ground">{below(boards[0].ground)}</g></defs>'
        f'<rect class="page" width="{number(wide)}" height="{number(high)}"/>'
        f'<text class="t i l" x="{number(GAP)}" y="26" font-size="19">{xml(title)}</text>'
        f'<text class="t w l" x="{number(GAP)}" y="48" font-size="13">{xml(summary)}</text>'
        f"{inside}</svg>\n"
    )


def _place(boards: Sequence[Board]) -> _Place:
    """Arrange small boards side by side, wide ones in separate rows."""
    own_wide, own_high = boards[0].wide * SQUARE, boards[0].high * SQUARE
    room = FEW_ROOM if len(boards) <= 2 else ROOM
    scale = min(1.0, max(LEAST / own_wide, min(room[0] / own_wide, room[1] / own_high)))
    scale = min(scale, (WIDEST - 2 * GAP) / own_wide)
    wide = max(own_wide * scale, LEAST)
    across = max(1, min(len(boards), int((WIDEST - GAP) // (wide + GAP))))
    return _Place(across, scale, wide, own_high * scale)


def _frames(boards: Sequence[Board], captions: Sequence[str], lies: _Place) -> Iterator[str]:
    most = max(8, int(lies.wide / (LETTER * 0.9)))
    for n, (board, words) in enumerate(zip(boards, captions, strict=True)):
        x = GAP + n % lies.across * (lies.wide + GAP)
        y = HEAD + n // lies.across * (lies.high + WORDS + GAP)
        left = x + (lies.wide - board.wide * SQUARE * lies.scale) / 2
        pieces = "".join(map(element, board.pieces))
        yield (
            f'<g transform="translate({number(left)} {number(y)}) scale({lies.scale:.3f})">'
            f'<use href="#ground"/>{pieces}</g>'
        )
        for line, text in enumerate(_lines(words, most)):
            place = f'x="{number(x + lies.wide / 2)}" y="{number(y + lies.high + 14 + 15 * line)}"'
            yield f'<text class="t w" {place} font-size="12">{xml(text)}</text>'


def _lines(text: str, most: int) -> list[str]:
    """Break a text into at most two lines; cut the rest."""
    if columns(text) <= most:
        return [text]
    first, rest = "", text.split(" ")
    while rest and columns(f"{first} {rest[0]}") <= most:
        first = f"{first} {rest.pop(0)}".strip()
    second = " ".join(rest)
    if not first:
        return [f"{second[: most - 1]}…"]
    return [first, second if columns(second) <= most else f"{second[: most - 1]}…"]
