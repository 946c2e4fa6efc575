"""Files of solutions: a page with a player, an animation (GIF), or a picture of all steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from io import BytesIO

from puzzlelang.core import Puzzle
from puzzlelang.drawing.board import Board
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.player import PlayerPage, Solution, player
from puzzlelang.drawing.raster import dots, needs_pillow
from puzzlelang.drawing.svg_board import SQUARE, below, element, number, style, symbols
from puzzlelang.text import (
    TYPE_CHECKING,
    Protocol,
    Record,
    Stage,
    TypeVar,
    columns,
    plain,
    refusal,
    stage,
    xml,
)

# ── all boards of a solution as one SVG ──────────────────────────────────────────────

_WIDEST, _LEAST = 1200.0, 150.0
_GAP, _HEAD, _WORDS = 24.0, 64.0, 34.0
ROOM, FEW_ROOM = (220, 260), (440, 520)
"""Largest width and height of a board; the second if there are one or two."""

_LETTER = 7.4


class _Place(metaclass=Record):
    across: int
    scale: float
    wide: float
    high: float


def strip(title: str, summary: str, boards: Sequence[Board], captions: Sequence[str]) -> str:
    """Draw the boards from the start to the last state, each above its caption."""
    grid = _place(boards)
    rows = -(-len(boards) // grid.across)
    wide = grid.across * (grid.wide + _GAP) + _GAP
    wide = max(
        wide, 2 * _GAP + _LETTER * 1.4 * columns(title), 2 * _GAP + _LETTER * columns(summary)
    )
    high = _HEAD + rows * (grid.high + _WORDS + _GAP) + _GAP
    pieces = [piece for board in boards for piece in (*board.ground, *board.pieces)]
    inside = "".join(_frames(boards, captions, grid))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(wide)} {number(high)}" '
        f'width="{number(wide)}" height="{number(high)}" role="img">'
        f"<title>{xml(title)}</title><desc>{xml(summary)}</desc>"
        f"<style>{style(pieces)}.page{{fill:var(--b-page)}}.l{{text-anchor:start}}</style>"
        f'<defs>{symbols(pieces)}<g id="ground">{below(boards[0].ground)}</g></defs>'
        f'<rect class="page" width="{number(wide)}" height="{number(high)}"/>'
        f'<text class="t i l" x="{number(_GAP)}" y="26" font-size="19">{xml(title)}</text>'
        f'<text class="t w l" x="{number(_GAP)}" y="48" font-size="13">{xml(summary)}</text>'
        f"{inside}</svg>\n"
    )


def _place(boards: Sequence[Board]) -> _Place:
    """Arrange small boards side by side, wide ones in separate rows."""
    own_wide, own_high = boards[0].wide * SQUARE, boards[0].high * SQUARE
    room = FEW_ROOM if len(boards) <= 2 else ROOM
    scale = min(1.0, max(_LEAST / own_wide, min(room[0] / own_wide, room[1] / own_high)))
    scale = min(scale, (_WIDEST - 2 * _GAP) / own_wide)
    wide = max(own_wide * scale, _LEAST)
    across = max(1, min(len(boards), int((_WIDEST - _GAP) // (wide + _GAP))))
    return _Place(across, scale, wide, own_high * scale)


def _frames(boards: Sequence[Board], captions: Sequence[str], lies: _Place) -> Iterator[str]:
    most = max(8, int(lies.wide / (_LETTER * 0.9)))
    for n, (board, words) in enumerate(zip(boards, captions, strict=True)):
        x = _GAP + n % lies.across * (lies.wide + _GAP)
        y = _HEAD + n // lies.across * (lies.high + _WORDS + _GAP)
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


if TYPE_CHECKING:
    from PIL.Image import Image

SCALE, SIDE = 2, 640.0
"""Scale of a picture with few dots; maximum of the longer side of a film."""

FEW_DOTS = 3_000_000

MOST_FRAMES = 2_000

STEP, REST = 800, 2_000
"""Milliseconds per frame; the second is for the first and the last one."""

SAMPLE = 12
"""Number of frames from which the palette is computed."""

BORDER, CAPTION, LETTER_WIDTH = 12.0, 30.0, 8.0


def png(title: str, summary: str, boards: Sequence[Board], captions: Sequence[str]) -> bytes:
    needs_pillow()
    text = strip(title, summary, boards, captions)
    image = dots(text, 1)
    if image.width * image.height * SCALE**2 <= FEW_DOTS * SCALE:
        image = dots(text, SCALE)
    return _written(image, "PNG", optimize=True)


def gif(title: str, summary: str, boards: Sequence[Board], captions: Sequence[str]) -> bytes:
    needs_pillow()
    if len(boards) > MOST_FRAMES:
        message = f"too much to draw: more than {MOST_FRAMES:,} steps"
        help = "write .html, which plays solutions of any length"
        raise refusal("too-large", message, help)
    longest = max(map(columns, captions), default=0)
    wide = max(boards[0].wide * SQUARE, min(longest * LETTER_WIDTH, 360.0)) + 2 * BORDER
    high = boards[0].high * SQUARE + 2 * BORDER + CAPTION
    zoom = min(1.5, SIDE / max(wide, high))
    words = [title, *captions[1:]]
    frames = [
        dots(_frame(board, text, wide, high), zoom)
        for board, text in zip(boards, words, strict=True)
    ]
    first, *rest = _few_colours(frames)
    stays = [REST, *[STEP] * (len(frames) - 2), REST][: len(frames)]
    return _written(first, "GIF", save_all=True, append_images=rest, duration=stays, loop=0)


def _frame(board: Board, words: str, wide: float, high: float) -> str:
    left = (wide - board.wide * SQUARE) / 2
    room = int((wide - 2 * BORDER) / LETTER_WIDTH)
    text = words if columns(words) <= room else f"{words[: room - 1]}…"
    return (
        f'<svg viewBox="0 0 {number(wide)} {number(high)}">'
        f"<defs>{symbols((*board.ground, *board.pieces))}</defs>"
        f'<g transform="translate({number(left)} {number(BORDER)})">'
        f"{below(board.ground)}{''.join(map(element, board.pieces))}</g>"
        f'<text class="t i" x="{number(wide / 2)}" y="{number(high - CAPTION / 2 - 4)}" '
        f'font-size="13">{xml(text)}</text></svg>'
    )


def _few_colours(frames: Sequence[Image]) -> list[Image]:
    """Quantize all frames to one palette, without dithering, which would flicker."""
    from PIL.Image import Dither, Quantize, new

    samples = frames[:: max(1, len(frames) // SAMPLE)]
    wide, high = frames[0].size
    sheet = new("RGB", (wide, high * len(samples)))
    for n, frame in enumerate(samples):
        sheet.paste(frame, (0, n * high))
    palette = sheet.quantize(256, Quantize.MEDIANCUT, dither=Dither.NONE)
    return [frame.quantize(palette=palette, dither=Dither.NONE) for frame in frames]


def _written(image: Image, kind: str, **how: object) -> bytes:
    file = BytesIO()
    image.save(file, kind, **how)
    return file.getvalue()


class Step(Protocol):
    """A state of a solution, and the text of the step into it."""

    @property
    def slots(self) -> tuple[int, ...]: ...
    @property
    def said(self) -> str: ...


Trace = Sequence[Step]

Drawn = TypeVar("Drawn")
Draw = Callable[[Puzzle, str, Sequence[Trace]], Drawn]
"""Builds a file from a puzzle, a summary and the solutions."""


def page(puzzle: Puzzle, summary: str, traces: Sequence[Trace]) -> str:
    """Build a self-contained page that shows each solution."""
    return film_page(puzzle, summary, traces).whole()


def film_page(puzzle: Puzzle, summary: str, traces: Sequence[Trace], still: str = "") -> PlayerPage:
    """Build the parts of a page that shows each solution.

    ``still``: the reason why it can't play the puzzle. If the puzzle is filled in, the page shows
    its description, because its board may be empty at first.
    """
    boards = Boards(puzzle)
    count = len(traces)
    solutions = []
    for n, trace in enumerate(traces):
        heading = f"solution {n + 1} of {count}" if count > 1 else ""
        frames = tuple(_drawn(boards, trace))
        start, *texts = _said(puzzle, trace, len(frames))
        solutions.append(Solution(frames, tuple(texts), heading, start))
    task = "" if puzzle.choice is None else plain(" ".join(puzzle.about.split()))
    return player(puzzle.title, summary, solutions, still, task)


def picture_of_steps(puzzle: Puzzle, summary: str, traces: Sequence[Trace]) -> str:
    """Build an SVG of all steps of the first solution."""
    return strip(*_parts(puzzle, summary, traces))


def film_of_dots(puzzle: Puzzle, summary: str, traces: Sequence[Trace]) -> bytes:
    """Build an animated GIF of the first solution."""
    return gif(*_parts(puzzle, summary, traces))


def picture_of_dots(puzzle: Puzzle, summary: str, traces: Sequence[Trace]) -> bytes:
    """Build a PNG of all steps of the first solution."""
    return png(*_parts(puzzle, summary, traces))


def _parts(
    puzzle: Puzzle, summary: str, traces: Sequence[Trace]
) -> tuple[str, str, list[Board], list[str]]:
    frames = list(_drawn(Boards(puzzle), traces[0]))
    texts = list(_said(puzzle, traces[0], len(frames)))
    if puzzle.choice is None:
        texts[1:] = [f"{n}. {text}" for n, text in enumerate(texts[1:], 1)]
    return puzzle.title, summary, frames, texts


def _said(puzzle: Puzzle, trace: Trace, count: int) -> Iterator[str]:
    """Texts of ``count`` boards."""
    if puzzle.choice is None:
        yield "the start"
        yield from (step.said for step in trace[1:])
    else:
        yield from ("the puzzle", "the solution")[-count:]


def _drawn(boards: Boards, trace: Trace) -> Iterator[Board]:
    unfilled = boards.unfilled
    if unfilled is not None:
        yield unfilled
    with stage(Stage.DRAWING, total=len(trace)) as task:
        for n, board in enumerate(boards.several(step.slots for step in trace)):
            task.at(n)
            yield board


SOLUTIONS: Mapping[str, Draw[str]] = {
    ".html": page,
    ".svg": picture_of_steps,
}
"""Formats by suffix."""

DOTTED: Mapping[str, Draw[bytes]] = {
    ".gif": film_of_dots,
    ".png": picture_of_dots,
}
"""Formats that raise PuzzleError without Pillow."""

FILES: Mapping[str, Draw[str | bytes]] = {
    **SOLUTIONS,
    **DOTTED,
}
