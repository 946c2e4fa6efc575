"""Solutions as .png and .gif: correct pixels, identical on every run."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest

import puzzlelang as pl
from puzzlelang.core import COLOURS, SHAPES
from puzzlelang.drawing import DOTTED, Boards, board_svg
from puzzlelang.drawing.board import Board, Paint, Piece
from puzzlelang.text import PuzzleError
from tests.support import MOVING, of_library

Image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")

TOP = Path(__file__).parents[2]


def picture(name: str, ending: str):  # type: ignore[no-untyped-def]
    puzzle = pl.load(name)
    answer = puzzle.solve()
    data = DOTTED[ending](puzzle._loaded.puzzle, "", answer._answer.listed)
    return Image.open(BytesIO(data))


def rgb(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[n : n + 2], 16) for n in (1, 3, 5))


def dots_of(*pieces: Piece, wide: float = 1, high: float = 1):  # type: ignore[no-untyped-def]
    from puzzlelang.drawing.raster import dots

    return dots(board_svg(Board(wide, high, (), pieces), ""), 1)


OTHERS = {"nothing", "outside", "line", "floor", "wall", "ring"}


@pytest.mark.parametrize("shape", sorted(SHAPES.keys() - OTHERS))
def test_each_shape_has_its_colour(shape: str) -> None:
    """It fills most of the centre of a picture with a margin of 8 around a square of 40."""
    cells = ((0, 0),) if shape == "block" else ()
    image = dots_of(Piece("one", Paint(shape, "red"), 0, 0, cells=cells))
    assert image.size == (56, 56)
    near = [image.getpixel((x, y)) for x in range(18, 38) for y in range(18, 38)]
    assert near.count(rgb(COLOURS["red"])) > len(near) / 5
    assert image.getpixel((2, 2)) == (255, 255, 255)


def test_a_ring_is_open() -> None:
    image = dots_of(Piece("one", Paint("ring", "blue"), 0, 0))
    assert image.getpixel((28, 28)) == (255, 255, 255)
    assert image.getpixel((28, 14)) == rgb(COLOURS["blue"])


def test_areas() -> None:
    """A disc covers pi times the square of its radius: 42 of 104 parts of 36 pixels."""
    image = dots_of(Piece("one", Paint("disc", "gold"), 0, 0))
    covered = sum(image.getpixel((x, y)) != (255, 255, 255) for x in range(56) for y in range(56))
    assert covered == pytest.approx(3.1416 * (42 * 36 / 104 + 0.5) ** 2, rel=0.08)


def test_a_later_piece_covers_an_earlier_one() -> None:
    below, above = Piece("a", Paint("box", "red"), 0, 0), Piece("b", Paint("box", "blue"), 0, 0)
    assert dots_of(below, above).getpixel((20, 20)) == rgb(COLOURS["blue"])


@pytest.mark.parametrize("text", ["A", "é", "Ж", "λ", "→"])
def test_words_have_their_characters(text: str) -> None:
    """Not the box that replaces a character missing in a font."""
    shown, other = (
        dots_of(Piece("a", Paint("box", "white", sign), 0, 0)).tobytes()
        for sign in (text, "\u4e00")
    )
    assert shown != other


def test_a_film_has_a_frame_for_each_state() -> None:
    image = picture("hanoi", ".gif")
    assert image.n_frames == 8 and image.info["loop"] == 0
    seen = set()
    for n in range(image.n_frames):
        image.seek(n)
        seen.add(hashlib.sha256(image.convert("RGB").tobytes()).hexdigest())
    assert len(seen) == 8


def test_a_picture_has_all_steps() -> None:
    image = picture("frogs", ".png")
    assert image.mode == "RGB" and image.width > image.height > 100
    greens = sum(
        count for count, colour in image.getcolors(1 << 24) if colour == rgb(COLOURS["green"])
    )
    brown = sum(
        count for count, colour in image.getcolors(1 << 24) if colour == rgb(COLOURS["brown"])
    )
    assert greens == pytest.approx(brown, rel=0.02)  # two frogs of each in each state


@pytest.mark.slow
def test_the_same_dots_each_time(tmp_path: Path) -> None:
    """In separate processes with different hash seeds."""
    found = []
    for seed in ("1", "2"):
        for ending in (".png", ".gif"):
            path = tmp_path / f"{seed}{ending}"
            subprocess.run(
                [sys.executable, "-m", "puzzlelang", "solve", "goat", "--quiet", "-o", str(path)],
                env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(
                    [str(TOP), *filter(None, sys.path)])},
                check=True, capture_output=True,
            )  # fmt: skip
            found.append(path.read_bytes())
    assert found[:2] == found[2:]


def test_dots_that_others_have_seen() -> None:
    """Compare the digest drawn by the version of Pillow in requirements-dev.txt, on each system."""
    import PIL

    if f"pillow=={PIL.__version__} " not in (TOP / "requirements-dev.txt").read_text():
        pytest.skip(f"Pillow {PIL.__version__} differs from requirements-dev.txt")
    image = picture("sokoban", ".png")
    digest = hashlib.sha256(repr(image.size).encode() + image.tobytes()).hexdigest()
    assert digest == "a8a83ebb2613032417f1438967c2a4362212eeeea27a682f6fd666e6df96841e"


@pytest.mark.each_time("frogs", "bridge", "bloxorz")
@of_library("path", MOVING, share=8)
def test_the_whole_library_becomes_dots(path: Path) -> None:
    from puzzlelang.drawing.raster import dots

    puzzle = pl.load(path)._loaded.puzzle
    board = Boards(puzzle).board(puzzle.starts[0])
    image = dots(board_svg(board, ""), 0.5)
    assert len(image.getcolors(1 << 24)) > 1


def test_too_much() -> None:
    with pytest.raises(PuzzleError, match="too much to draw"):
        dots_of(wide=200, high=2000)
