"""Files of solutions: a page with a player, an animation (GIF), or a picture of all steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from io import BytesIO

from puzzlelang.core import Puzzle
from puzzlelang.drawing.board import Board
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.player import PlayerPage, Solution, player
from puzzlelang.drawing.raster import dots, needs_pillow
from puzzlelang.drawing.strip import strip
from puzzlelang.drawing.svg_board import SQUARE, below, element, number, symbols
from puzzlelang.text import (
    TYPE_CHECKING,
    Protocol,
    Stage,
    TypeVar,
    columns,
    plain,
    refusal,
    stage,
    xml,
)

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

BORDER, WORDS, LETTER_WIDTH = 12.0, 30.0, 8.0


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
    high = boards[0].high * SQUARE + 2 * BORDER + WORDS
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
        f'<text class="t i" x="{number(wide / 2)}" y="{number(high - WORDS / 2 - 4)}" '
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
