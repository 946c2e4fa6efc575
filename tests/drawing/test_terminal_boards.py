"""Boards in a terminal: characters, colours, sizes."""

from __future__ import annotations

import re
from math import pi

import pytest

from puzzlelang import answers
from puzzlelang.core import COLOURS, SHAPES, Puzzle
from puzzlelang.drawing import ALL_COLOURS, FEW_COLOURS, MANY_COLOURS, terminal_boards
from puzzlelang.drawing.board import FILLS, Board, Paint, Piece
from puzzlelang.drawing.outlines import covers, polygons
from puzzlelang.drawing.terminal_board import (
    FLOORS,
    LARGEST,
    SIGNS,
    TONES,
    Dots,
    TerminalBoards,
    _Part,
    written_in,
)
from puzzlelang.text import Source, columns, replace
from tests.support import MOVING, nightly


def puzzle_of(name: str) -> Puzzle:
    return answers.load(name).puzzle


def boards_of(name: str, colours: int = ALL_COLOURS) -> TerminalBoards:
    found = terminal_boards(puzzle_of(name), colours)
    assert found is not None
    return found


def characters(name: str, scale: int) -> list[str]:
    boards, puzzle = boards_of(name), puzzle_of(name)
    return ["".join(text for _, text in line) for line in boards.lines(puzzle.starts[0], scale)]


# ── shapes ───────────────────────────────────────────────────────────────────────────


def area(shape: str) -> float:
    """Area of a shape, by counting points on a grid of 80 by 80."""
    side = 80
    inside = sum(
        covers(shape, (x + 0.5) * 100 / side, (y + 0.5) * 100 / side)
        for x in range(side) for y in range(side)
    )  # fmt: skip
    return inside / side**2 * 10_000


@pytest.mark.slow
def test_areas_of_shapes() -> None:
    """Circles of radius 42 and 28, a card of 64 by 92 with corners of radius 6."""
    assert area("disc") == pytest.approx(pi * 42**2, rel=0.01)
    assert area("ring") == pytest.approx(pi * (42**2 - 28**2), rel=0.02)
    assert area("card") == pytest.approx(64 * 92 - (4 - pi) * 6**2, rel=0.02)
    assert area("pawn") < area("rook") < area("crate")


def test_holes_and_parts_of_shapes() -> None:
    assert covers("ring", 50, 15) and not covers("ring", 50, 50)
    assert covers("key", 20, 32) and not covers("key", 32, 32)
    assert covers("boat", 70, 40) and covers("boat", 40, 40) and not covers("boat", 51, 30)
    assert covers("frog", 20, 22) and not covers("frog", 50, 22)  # between its eyes


def test_paths() -> None:
    assert polygons("M10 20h5v5l-5 0zm1 1l2 0 0 2") == (
        ((10, 20), (15, 20), (15, 25), (10, 25)), ((11, 21), (13, 21), (13, 23)),
    )  # fmt: skip
    (smooth,) = polygons("M0 0C0 10 10 10 10 0S20-10 20 0")
    assert min(y for _, y in smooth) == pytest.approx(-7.5) == -max(y for _, y in smooth)
    for path in FILLS.values():
        assert all(
            -1 <= number <= 101 for line in polygons(path) for point in line for number in point
        )


# ── characters ───────────────────────────────────────────────────────────────────────


def test_quarters() -> None:
    dots = Dots(3, 1, "page")
    dots.fill(0, 0, 1, 1, "red")
    dots.fill(2, 1, 4, 2, "red")
    dots.fill(5, 0, 6, 2, "red")
    (line,) = dots.lines(lambda ink, back: f"{ink} on {back}")
    assert line == [("red on page", "▘"), ("page on red", "▀▌")]


def test_words_are_covered_by_what_is_drawn_over_them() -> None:
    dots = Dots(4, 1, "page")
    dots.write(0, 0, "abcdef", "ink")
    dots.fill(2, 0, 4, 2, "red")
    (line,) = dots.lines(lambda ink, back: f"{ink} on {back}")
    assert line == [("ink on page", "a"), ("red on red", " "), ("ink on page", "cd")]


def test_sokoban_on_single_lines() -> None:
    assert characters("sokoban", 1) == [
        "            ", "    ()      ", "            ", "  ✓ ☻       ", "      []    ",
        "            ", "            ",
    ]  # fmt: skip


@pytest.mark.slow
def test_frogs_look_out() -> None:
    """Two eyes for each of four frogs, and nothing in the gap."""
    for scale in (2, 3, 4):
        rows = characters("frogs", scale)
        assert "".join(rows).count("•") == 8
        gap = [row[2 * 2 * scale : 3 * 2 * scale] for row in rows]
        assert set("".join(gap)) == {" "}


def test_discs_stand_on_one_another() -> None:
    """Each disc is wider than the one above it."""
    boards, puzzle = boards_of("hanoi"), puzzle_of("hanoi")
    blue, orange, green = ("blue", "orange", "green")
    style = written_in(ALL_COLOURS)
    widths = {}
    for line in boards.lines(puzzle.starts[0], 2):
        for colour in (blue, orange, green):
            plate = [
                text for how, text in line if how.endswith(style("ink", colour).split(";", 5)[5])
            ]
            if plate:
                widths[colour] = columns("".join(plate))
    assert list(widths) == [blue, orange, green]
    assert widths[blue] < widths[orange] < widths[green]


@pytest.mark.slow
@pytest.mark.parametrize("scale", range(1, LARGEST + 1))
def test_each_shape_is_seen_in_each_size(scale: int) -> None:
    """Something is drawn, and square shapes all look different."""
    seen: dict[str, str] = {}
    for shape in SHAPES.keys() - {"nothing", "outside", "line", "block"}:
        piece = Piece("one", Paint(shape, "red"), 0, 0)
        part = _Part(Board(1, 1, (), (piece,)), scale, False)
        part.draw([piece])
        empty = _Part(Board(1, 1, (), ()), scale, False)
        shown, nothing = (
            repr(list(one.lines(lambda ink, back: f"{ink} on {back}"))) for one in (part, empty)
        )
        assert shown != nothing, shape
        if shape in FILLS:
            assert seen.setdefault(shown, shape) == shape
    assert SIGNS.keys() == FILLS.keys()


# ── colours ──────────────────────────────────────────────────────────────────────────


def test_each_colour_has_a_number_everywhere() -> None:
    assert COLOURS.keys() <= TONES.keys() and len(FLOORS) == len(COLOURS) + 1
    for numbers in zip(*(TONES[name] for name in (*COLOURS, "lit")), strict=True):
        assert len(set(numbers)) == len(COLOURS) + 1  # all look different


def test_how_terminals_are_asked_for_colours() -> None:
    """ECMA-48's 38 and 48 with xterm's colours, and the sixteen older colours."""
    assert written_in(ALL_COLOURS)("white", "red") == "38;2;247;245;239;48;2;207;63;46"
    assert written_in(MANY_COLOURS)("white", "red") == "38;5;255;48;5;160"
    assert written_in(FEW_COLOURS)("white", "red") == "97;41"
    assert written_in(FEW_COLOURS)("red", "gold") == "31;103"


# ── sizes ────────────────────────────────────────────────────────────────────────────


@pytest.mark.each_time("16777216-5")
@pytest.mark.parametrize("each", [5, *nightly(1)])
@pytest.mark.parametrize("colours", [FEW_COLOURS, MANY_COLOURS, ALL_COLOURS])
def test_all_lines_of_the_library_are_as_wide_as_they_say(colours: int, each: int) -> None:
    drawn = 0
    for path in MOVING[::each]:
        puzzle = answers.load(str(path)).puzzle
        boards = terminal_boards(puzzle, colours)
        if boards is None:
            continue
        drawn += 1
        for scale in boards.scales[:2]:
            wide, high = boards.size(scale)
            lines = boards.lines(puzzle.starts[0], scale)
            assert len(lines) == high, path
            assert {sum(columns(text) for _, text in line) for line in lines} == {wide}, path
    assert drawn >= 75 // each  # the others print as text: numbers, sets


def test_a_size_that_has_room() -> None:
    boards = boards_of("sokoban")
    assert [boards.size(scale) for scale in (1, 2, 3)] == [(12, 7), (24, 14), (36, 21)]
    assert boards.scale(80, 24) == 3 and boards.scale(80, 24, 2) == 2
    assert boards.scale(36, 20) == 2 and boards.scale(23, 20) == 1 and boards.scale(11, 20) == 0


def test_words_decide_about_the_size() -> None:
    """`caterpillar` doesn't fit on a one-line piece, and is cut only if no size fits it."""
    boards = boards_of("lettuce")
    assert boards.scale(80, 20, 1) == 2
    wide, high = boards.size(2)
    assert boards.scale(wide - 1, high) == 1


@pytest.mark.parametrize("name", ["numbers", "cube"])
def test_what_has_no_board(name: str) -> None:
    """A number, and a text in several lines by the author."""
    assert terminal_boards(replace(puzzle_of(name), looks=()), ALL_COLOURS) is None
    assert terminal_boards(puzzle_of(name), ALL_COLOURS) is not None


def test_cards_hang_down() -> None:
    """The upper line of each covered card has its name, in red for diamonds and hearts."""
    boards, puzzle = boards_of("freecell"), puzzle_of("freecell")
    assert boards.scale(80, 40, 1) == 2  # a line for each card
    style = written_in(ALL_COLOURS)
    lines = list(boards.lines(puzzle.starts[0], 2))
    texts = ["".join(text for _, text in line).split() for line in lines]
    rows = [["A♥", "3♦", "2♣"], ["2♠", "A♣", "3♠"], ["2♦", "3♣", "A♦"], ["3♥", "2♥", "A♠"]]
    first = texts.index(rows[0])
    assert texts[first : first + 4] == rows
    red = {text.strip() for line in lines for one, text in line if one == style("red", "white")}
    assert {"A♥", "3♦"} <= red and not any("♠" in text for text in red)


@pytest.mark.slow
@pytest.mark.parametrize("shape", ["pill", "disc", "label", "text", "person", "water"])
def test_hostile_words(shape: str) -> None:
    """Words from any source print nothing that a terminal interprets."""
    piece = Piece("one", Paint(shape, "red", "\x1b]0;t\x07\x9b31m\u202e\n"), 0, 0, 9, 1)
    for scale in range(1, LARGEST + 1):
        part = _Part(Board(9, 1, (), (piece,)), scale, shape == "text")
        part.draw([piece])
        text = "".join(text for line in part.lines(lambda ink, back: ink) for _, text in line)
        assert not re.search(r"[\x00-\x1f\x7f-\x9f\u202a-\u202e]", text)


def test_a_map_that_nobody_could_see_is_not_drawn() -> None:
    wide = "\n      ".join(["@" + "." * 200, *["." * 201] * 59])
    text = f"""
puzzle: Test
maps:
  room:
    text: |
      {wide}
    legend: |
      @ = player
      . = floor
state:
  man: room = the player
transitions:
  go:
    when: col(man) < 200
    then:
      man: step(man, east)
goal: col(man) = 5
"""
    puzzle = answers.load_text(Source("p.yaml", text)).puzzle
    assert terminal_boards(puzzle, ALL_COLOURS) is None
