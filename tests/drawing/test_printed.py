"""Printed puzzles: borders, cages, clues and given values, in pictures and in a terminal."""

from __future__ import annotations

import random
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import product
from pathlib import Path

import pytest

from puzzlelang import answers
from puzzlelang.core import Missing, Puzzle, given_values, semantics
from puzzlelang.core.value_tables import Unfilled
from puzzlelang.drawing import ALL_COLOURS, SOLUTIONS, Boards, sign_board, terminal_boards
from puzzlelang.drawing.board import Board, Piece
from puzzlelang.drawing.printed import INSET, _borders, _cages
from puzzlelang.drawing.terminal_print import BOXES
from puzzlelang.text import Source, replace
from tests.support import each_row

PAGE = Path(__file__).parents[2] / "docs" / "language-more.md"


def solved(text: str) -> tuple[Puzzle, tuple[int, ...]]:
    """The puzzle, laid out by its choice, and the choice."""
    with pytest.raises(answers.ToFill) as loaded:
        answers.load_text(Source("puzzle.yaml", text.strip("\n") + "\n"))
    choice = answers.fill(loaded.value).choice
    assert choice is not None
    return replace(loaded.value.puzzle, starts=(choice.slots,)), choice.slots


def small_sudoku() -> str:
    match = re.search(r"```yaml small-sudoku\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert match
    return match[1]


def texts(board: Board, shape: str) -> dict[tuple[float, float], str]:
    return {(p.x, p.y): p.paint.text for p in board.pieces if p.paint.shape == shape}


def shapes(pieces: Iterable[Piece]) -> Counter[str]:
    return Counter(piece.paint.shape for piece in pieces)


# ── edges, against their definition ──────────────────────────────────────────────────


def areas(seed: int) -> tuple[Mapping[tuple[int, int], object], tuple[int, int]]:
    chance = random.Random(seed)
    wide, high = chance.randint(1, 6), chance.randint(1, 6)
    cells = product(range(wide), range(high))
    return {cell: chance.randint(1, 3) for cell in cells if chance.random() < 0.9}, (wide, high)


@each_row("seed", range(30))
def test_borders_are_between_different_values(seed: int) -> None:
    values, (wide, high) = areas(seed)
    drawn: Counter[tuple[float, float]] = Counter()
    for x, y, w, h in _borders(values, None, (wide, high)):
        for n in range(int(w or h)):
            drawn[(x + n + 0.5, y) if w else (x, y + n + 0.5)] += 1
    across = {
        (x + 0.5, float(y)) for x, y in product(range(wide), range(high + 1))
        if values.get((x, y - 1)) != values.get((x, y))
    }  # fmt: skip
    down = {
        (float(x), y + 0.5) for x, y in product(range(wide + 1), range(high))
        if values.get((x - 1, y)) != values.get((x, y))
    }  # fmt: skip
    assert drawn == Counter(across | down)


@each_row("seed", range(30))
def test_cages_are_closed_and_inside_of_their_cells(seed: int) -> None:
    """Two runs end at each corner, and one passes each side that separates values."""
    values, size = areas(seed)
    ends: Counter[tuple[float, float]] = Counter()
    runs = [tuple(round(n, 3) for n in run) for run in _cages(values, size)]
    for x, y, w, h in runs:
        ends[round(x, 3), round(y, 3)] += 1
        ends[round(x + w, 3), round(y + h, 3)] += 1
    assert set(ends.values()) <= {2, 4}  # 4: cages that meet at a corner
    for (x, y), own in values.items():
        for right, down in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            a, b = x + 0.5 + right * (0.5 - INSET), y + 0.5 + down * (0.5 - INSET)
            near = [
                run for run in runs
                if abs(run[0] - a) < 0.01 and not run[2] and run[1] < b < run[1] + run[3]
                or abs(run[1] - b) < 0.01 and not run[3] and run[0] < a < run[0] + run[2]
            ]  # fmt: skip
            assert len(near) == (own != values.get((x + right, y + down)))


# ── values that are given ────────────────────────────────────────────────────────────


def test_given_values_are_printed_and_others_written() -> None:
    puzzle, choice = solved(small_sudoku())
    rows = ["1...", "..3.", ".4..", "...2"]
    given = {(x, y): c for y, row in enumerate(rows) for x, c in enumerate(row) if c != "."}
    boards = Boards(puzzle)
    unfilled, board = boards.unfilled, boards.board(choice)
    assert unfilled is not None
    assert texts(unfilled, "print") == texts(board, "print") == given
    assert not texts(unfilled, "pen") and len(texts(board, "pen")) == 12
    assert shapes(board.ground) == {"square": 16}
    assert shapes(unfilled.pieces)["border"] == shapes(board.pieces)["border"] == 6


GIVEN = """
puzzle: Test
types:
  name: [a, b, c]
choose:
  at: 1..4 for each name
  marked: boolean for each name
  pair: 1..2 for each i in 1..2
rules:
  - at(b) = 2
  - not marked(c) and at(a) != 2
  - every n in name where n != a has n = b or at(n) = 4
  - every i in 1..2 has pair(i) = pair(3 - i)
  - pair(1) > 1 or at(a) = 1
  - every i in 1..2 has pair(i) in 1..2
"""


def test_rules_of_one_value_give_it() -> None:
    puzzle, _ = solved(GIVEN)
    names = [f"{v.name} {n}" for v in puzzle.variables for n in range(v.size)]
    values = {names[slot]: value for slot, value in given_values(puzzle).values.items()}
    assert values == {"at 1": 2, "marked 2": 0, "at 2": 4}


@pytest.mark.parametrize(
    "question",
    [lambda s: s | 4, lambda s: 4 - s, lambda s: s == 0, bool, len, list, hash, int,
     lambda s: s.bit_count(), lambda s: s & s, lambda s: s & 6, lambda s: s >> 1 & 1],
)  # fmt: skip
def test_an_open_set_tells_only_what_is_not_in_it(question: Callable[[object], object]) -> None:
    group = Unfilled({}, 1, {0: 0b110})[0]
    assert group & 0b1001 == 0b1001 & group == 0 and not group >> 3 & 1
    with pytest.raises(Missing):
        question(group)


TENTS = """
puzzle: Test
maps:
  camp:
    text: |
      T.1
    legend: |
      T = tree
      . = grass
      0-9 = clue(number)
choose:
  tents: set of grass
helpers:
  to: direction for each t in tree
rules:
  - count(tents) = 1
  - to(first(tree)) = east
show: <picture(if c in tents then 'A' else sign(c) for c in camp)>
look:
  clue: outside
"""


def test_signs_that_are_not_chosen_are_printed() -> None:
    puzzle, choice = solved(TENTS)
    boards = Boards(puzzle)
    assert boards.unfilled is not None
    signs = {(0, 0): "T", (2, 0): "1"}
    assert texts(boards.unfilled, "print") == texts(boards.board(choice), "print") == signs
    assert texts(boards.board(choice), "pen") == {(1, 0): "A"}
    drawn = solved(TENTS.replace("look:", "look:\n  map: camp"))
    assert shapes(Boards(drawn[0]).board(drawn[1]).pieces) == {"disc": 1, "print": 1}  # no helper


# ── parts of a board ─────────────────────────────────────────────────────────────────

RIM = """
puzzle: Test
maps:
  town:
    text: |
      ::2:
      1..:
      :..:
      ::::
    legend: |
      1-9 = clue(number)
      . = lot
      : = rim
choose:
  inside: set of lot
rules:
  - inside = lot
look:
  map: town
  rim: outside
  clue: outside
  borders: inside
"""


def test_a_rim_has_texts_and_no_squares() -> None:
    puzzle, choice = solved(RIM)
    boards = Boards(puzzle)
    board = boards.board(choice)
    assert (board.wide, board.high) == (3, 3)  # the right and lower rim is cut off
    assert texts(board, "print") == {(2, 0): "2", (0, 1): "1"}
    assert {(p.x, p.y) for p in board.ground} == {(1, 1), (2, 1), (1, 2), (2, 2)}
    borders = {(p.x, p.y, p.wide, p.high) for p in board.pieces if p.paint.shape == "border"}
    assert borders == {(1, 1, 2, 0), (1, 3, 2, 0), (1, 1, 0, 2), (3, 1, 0, 2)}
    assert boards.unfilled is not None and not shapes(boards.unfilled.pieces)["border"]
    assert "disc" not in shapes(board.pieces)  # the set is its border


CLUES = """
puzzle: Test
params:
  across as list: [[1, 1], [2]]
choose:
  black: boolean for each r in 1..2, c in 1..3
rules:
  - every r in 1..2, c in 1..3 has black(r, c) = (r = 2 and c > 1 or r = 1 and c != 2)
look:
  grid: black
  true: wall
  beside: across
  above: 10 * c for c in 1..3
"""


TEXTS = """
puzzle: Texts
maps:
  board:
    text: |
      .>#:
    legend: |
      . = cell
      > = above
      # = black
      : = size
choose:
  on: 1..2 for each c in cell
look:
  map: board
  on: nothing
  cell: floor 'x'
  above: outside '>'
  black: wall 'y'
  size: outside
"""


def test_texts_of_floors_walls_and_rims() -> None:
    """Words of a legend may have the names of options."""
    puzzle, choice = solved(TEXTS)
    board = Boards(puzzle).board(choice)
    assert texts(board, "print") == {(0.0, 0.0): "x", (1.0, 0.0): ">", (2.0, 0.0): "y"}
    dark = {p.paint.text for p in board.pieces if p.paint.colour == "dark"}
    assert dark == {"y"} and board.wide == 3


@pytest.mark.parametrize("look", ["disc", "red", "disc red", "red 'o'", "ring red 'o'"])
def test_a_legend_word_with_the_name_of_an_option(look: str) -> None:
    puzzle, _ = solved(TEXTS.replace("outside '>'", look))
    assert "above" in puzzle.looks[0].marks


def test_an_option_is_an_expression_if_its_value_has_a_name() -> None:
    params = "params: {red as list: [1, 1, 1, 1]}\nchoose"
    puzzle, _ = solved(TEXTS.replace("outside '>'", "red").replace("choose", params))
    assert "above" in puzzle.looks[0].details


def test_false_is_outside_of_a_border() -> None:
    text = CLUES.replace("  true: wall", "  borders: black(r, c) for r in 1..2, c in 1..3")
    puzzle, choice = solved(text)
    board = Boards(puzzle).board(choice)
    long = sum(p.wide + p.high for p in board.pieces if p.paint.shape == "border")
    assert long == 4 + 8  # a square, and three of them in an L


def test_clues_are_beside_and_above_the_squares() -> None:
    puzzle, choice = solved(CLUES)
    board = Boards(puzzle).board(choice)
    left = min(piece.x for piece in board.ground)
    top = min(piece.y for piece in board.ground)
    rows = {(p.y - top, p.paint.text) for p in board.pieces if p.paint.shape == "beside"}
    assert {(round(y, 6), text) for y, text in rows} == {(0, "1"), (1, "2")}
    assert all(p.x + p.wide <= left + 1e-9 for p in board.pieces if p.paint.shape == "beside")
    columns = {round(x - left, 6): text for (x, _), text in texts(board, "above").items()}
    assert columns == {0: "10", 1: "20", 2: "30"}
    assert all(0 <= p.x and p.x + p.wide <= board.wide + 1e-9 for p in board.pieces)
    assert shapes(board.pieces)["solid"] == 4


CORNERS = """
puzzle: Test
maps:
  board:
    text: |
      #AA
      .BB
    legend: |
      # = black
      A-B = cage(name)
      . = white
choose:
  on: 5..6 for each c in cage
rules:
  - different(on(c) for c in cage where row(c) = 0)
look:
  map: board
  black: wall
  cages: cage
  note: list(0, 12) for c in board where c in black
"""


def test_numbers_on_both_sides_of_a_diagonal() -> None:
    puzzle, choice = solved(CORNERS)
    board = Boards(puzzle).board(choice)
    (split,) = (piece for piece in board.pieces if piece.paint.shape == "split")
    assert (split.x, split.y, split.paint.text, split.paint.colour) == (0, 0, "\\12", "dark")
    assert shapes(board.pieces)["cage"] == 8
    assert not texts(board, "print") and len(texts(board, "pen")) == 4


LINES = """
puzzle: Test
maps:
  board:
    text: |
      2.2
    legend: |
      0-9 = island(number)
      . = sea
choose:
  ways: set of compass for each c in sea
  bridges: 0..2 for each c in island, d in direction
rules:
  - every c in sea has ways(c) = east + west + northeast
  - every c in island, d in direction has bridges(c, d) =
    (if d = (if col(c) = 0 then east else west) then 2 else 0)
look:
  map: board
  ways: line red
  bridges: line
"""


def test_lines_lead_in_their_directions() -> None:
    board = Boards(solved(LINES)[0]).board(solved(LINES)[1])
    lines = {piece.x: piece for piece in board.pieces if piece.paint.shape == "line"}
    assert Counter(lines[0].cells) == {(1, 0): 2} and Counter(lines[2].cells) == {(-1, 0): 2}
    assert Counter(lines[1].cells) == {(1, 0): 1, (-1, 0): 1}
    assert [bool(lines[x].paint.text) for x in range(3)] == [True, False, True]
    assert lines[1].paint.colour == "red"


def test_a_puzzle_that_moves_has_borders_too() -> None:
    text = RIM.replace("choose:\n  inside: set of lot", "state:\n  inside: set of lot = none")
    text = text.replace("rules:\n  - inside = lot", "transitions:\n  all:\n    then: {inside: lot}")
    puzzle = answers.load_text(Source("puzzle.yaml", text + "goal: inside = lot\n")).puzzle
    boards, start = Boards(puzzle), puzzle.starts[0]
    (step,) = semantics.steps(puzzle, start)
    assert not shapes(boards.board(start).pieces)["border"]
    assert shapes(boards.board(step.state).pieces)["border"] == 4
    assert shapes(boards.ground) == {"floor": 4} and boards.unfilled is None


# ── files ────────────────────────────────────────────────────────────────────────────


def test_files_show_the_puzzle_and_its_solution() -> None:
    puzzle, choice = solved(small_sudoku())
    step = answers.first_step(puzzle, choice)
    described = replace(puzzle, about="Fill each <row>\nwith 1 to 4.")
    page = SOLUTIONS[".html"](described, "", [(step,)])
    picture = SOLUTIONS[".svg"](puzzle, "", [(step,)])
    assert '"start": "the puzzle"' in page.replace('":"', '": "')
    assert '<p id="task">Fill each &lt;row&gt; with 1 to 4.</p>' in page
    assert '<p id="task">' not in SOLUTIONS[".html"](puzzle, "", [(step,)])
    captions = re.findall(r">(the \w+)</text>", picture)
    assert captions == ["the puzzle", "the solution"]
    assert picture.count('class="t print"') == 2 * 4 and picture.count('class="t pen"') == 12


def test_a_puzzle_begins_empty_if_nothing_is_printed() -> None:
    puzzle, choice = solved(CLUES.split("look:")[0] + "look:\n  grid: black\n")
    empty = Boards(replace(puzzle, choice=replace(puzzle.choice, rules=()))).unfilled
    assert empty is not None and empty.ground and not empty.pieces
    step = answers.first_step(puzzle, choice)
    assert SOLUTIONS[".svg"](puzzle, "", [(step,)]).count("the puzzle") == 1


@each_row("name, pieces", [
    ("agatha", [("text", "killer …")]),
    ("zebra", [("lines", text) for text in ("1  norwegian", "2", "3  milk", "4", "5")]),
    ("magic-square", []),
])  # fmt: skip
def test_open_values_are_not_told(name: str, pieces: list[tuple[str, str]]) -> None:
    with pytest.raises(answers.ToFill) as loaded:
        answers.load(name)
    unfilled = Boards(loaded.value.puzzle).unfilled
    assert unfilled is not None
    assert [(piece.paint.shape, piece.paint.text) for piece in unfilled.pieces] == pieces


# ── a terminal ───────────────────────────────────────────────────────────────────────


def screen(text: str, scale: int) -> str:
    puzzle, choice = solved(text)
    boards = terminal_boards(puzzle, ALL_COLOURS)
    assert boards is not None
    lines = boards.lines(choice, scale)
    assert {len("".join(text for _, text in line)) for line in lines} == {boards.size(scale)[0]}
    return "\n".join("".join(text for _, text in line).rstrip() for line in lines)


def test_a_small_board_in_a_terminal() -> None:
    """The page has the large one."""
    assert screen(small_sudoku(), 1).split() == "1 3 2 4 4 2 3 1 2 4 1 3 3 1 4 2".split()


def test_rims_lines_cages_and_clues_in_a_terminal() -> None:
    rim = ["          2", "    ┏━━━┯━━━┓", "  1 ┃   │   ┃", "    ┠───┼───┨"]
    assert screen(RIM, 2).splitlines()[1:5] == rim
    assert screen(LINES, 2).splitlines() == ["┌───┬───┬───┐", "│ 2══━━━══2 │", "└───┴───┴───┘"]
    assert screen(CORNERS, 2).splitlines()[:2] == [
        "      ┌───────────┐", "  \\12 │  5     6  │"
    ]  # fmt: skip
    assert screen(CLUES, 2).splitlines() == ["     10 20 30", "1 1", "  2"]


def test_boxes_have_their_names() -> None:
    """The names of Unicode tell the weights of the arms."""
    ways = {"UP": "0", "DOWN": "1", "LEFT": "2", "RIGHT": "3", "VERTICAL": "01", "HORIZONTAL": "23"}
    for n, sign in enumerate(BOXES[1:], 1):
        arms = [n // 27, n // 9 % 3, n // 3 % 3, n % 3]
        name = unicodedata.name(sign).removeprefix("BOX DRAWINGS ")
        weights = set(re.findall("LIGHT|HEAVY", name))
        for part in name.split(" AND "):
            weight = re.search("LIGHT|HEAVY", part) or re.search("LIGHT|HEAVY", name)
            assert weight
            for word in set(part.split()) & ways.keys():
                for way in map(int, ways[word]):
                    assert arms[way] == 1 + (weight[0] == "HEAVY"), name
        assert weights == {("LIGHT", "HEAVY")[arm - 1] for arm in arms if arm}


# ── texts without `show:` ────────────────────────────────────────────────────────────


TABLE = """
puzzle: Test
types:
  thing:
    nation: [english, welsh]
    pet: [dog, cat]
choose:
  at: 1..2 for each thing
  floors: 3..4 for each h in 1..2
  total: 0..9
  board: boolean for each a, b in 1..2
rules:
  - at(english) = 2 and at(welsh) = 1 and at(dog) = 2 and at(cat) = 1 and total = 7
  - floors(1) = 3 and floors(2) = 4
  - every a, b in 1..2 has board(a, b) = (a = b)
"""


def test_choices_without_show_are_tables_and_boards() -> None:
    puzzle, choice = solved(TABLE)
    assert answers.first_step(puzzle, choice).shown.split("\n\n") == [
        "total=7",
        "true   false\nfalse  true",
        "   floors\n1  3       welsh    cat\n2  4       english  dog",
    ]


def test_a_drawn_level_has_printed_signs() -> None:
    """Signs of a map that is filled in: numbers in bold on white squares, as on the board."""
    loaded = answers.loadable(lambda: answers.load("sudoku"))
    puzzle = loaded.puzzle
    for sign, texts in (("5", ["5"]), (".", [])):
        board = sign_board(puzzle, "board", sign)
        assert [piece.paint.shape for piece in board.ground] == ["square"]
        assert [(p.paint.shape, p.paint.text) for p in board.pieces] == [
            ("print", text) for text in texts
        ]
