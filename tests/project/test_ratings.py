"""Collections in a published order: their lengths from elsewhere, and the correlations."""

from __future__ import annotations

from pathlib import Path

import pytest

import puzzlelang
from tests.support import in_part

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
CARDS = BENCHMARKS / "boards" / "rush-hour.txt"
TILT = BENCHMARKS / "puzzles" / "tilt.yaml"


def lines(file: Path) -> list[list[str]]:
    rows = map(str.split, file.read_text(encoding="utf-8").splitlines())
    return [row for row in rows if row[0] != "#"]


@pytest.mark.slow
@in_part("numbers", [1, 7, 20], range(2, 41, 4), range(1, 41))
def test_rush_hour_has_the_published_lengths(numbers: list[int]) -> None:
    """norush lists the lengths (benchmarks/boards/rush-hour.txt)."""
    published = lines(CARDS)
    assert len(published) == 40
    for number in numbers:
        puzzle = puzzlelang.load("rush-hour", instance=f"{CARDS}:{number}", tier="python")
        assert puzzle.solve().cost == int(published[number - 1][1]), number


DIRECTIONS = {"north": -7, "east": 1, "south": 7, "west": -1}


def tilted(board: str, step: int) -> str | None:
    """Move sliders one cell at a time; None if a blue one falls into the hole."""
    cells = list(board)
    moved = True
    while moved:
        moved = False
        for at, piece in enumerate(cells):
            if piece in "gb" and cells[at + step] in ".o":
                if cells[at + step] == ".":
                    cells[at + step] = piece
                elif piece == "b":
                    return None
                cells[at], moved = ".", True
    return "".join(cells)


def least(board: str) -> int:
    """Tilts until no green slider is left, breadth-first."""
    layer, seen = {board}, {board}
    for depth in range(1000):
        if any("g" not in one for one in layer):
            return depth
        after = {tilted(one, step) for one in layer for step in DIRECTIONS.values()}
        layer = {one for one in after if one and one not in seen}
        seen |= layer
    raise AssertionError("no solution")


def framed(word: str) -> str:
    rows = [word[start : start + 5] for start in range(0, 25, 5)]
    return "#".join(["#" * 7, *(f"{row}#" for row in rows), "#" * 7])


@pytest.mark.slow
@in_part("numbers", [1, 9, 19], range(2, 41, 4), range(1, 41))
def test_tilt_is_what_a_simulation_says(numbers: list[int]) -> None:
    words = lines(BENCHMARKS / "puzzles" / "tilt.txt")
    assert len(words) == 40
    for number in numbers:
        puzzle = puzzlelang.load(TILT, instance=f"cards:{number}", tier="python")
        assert puzzle.solve().cost == least(framed(words[number - 1][0])), number


def test_spearman(monkeypatch: pytest.MonkeyPatch) -> None:
    """IQ and hours of television, the example of Wikipedia; and ties, by hand."""
    monkeypatch.syspath_prepend(BENCHMARKS)
    from ratings import spearman, two

    iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110]
    hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17]
    assert spearman(iq, hours) == pytest.approx(-29 / 165)
    assert spearman([1, 2, 3, 4], [5, 5, 7, 7]) == pytest.approx(2 / 5**0.5)
    assert [two(x) for x in (0.918, -0.03, -0.001, 1.0)] == [".92", "−.03", ".00", "1.00"]
