"""Pictures of states: pieces in the places given by the file or suggested by its types."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from puzzlelang import answers
from puzzlelang.answers import loading
from puzzlelang.core import COLOURS, SHAPES, Puzzle, semantics
from puzzlelang.drawing import Boards, game_page
from puzzlelang.drawing.board import FILLS, LINES, Board, Piece
from puzzlelang.drawing.film import film
from puzzlelang.drawing.look import default_looks
from puzzlelang.drawing.naming import mark_of, word_marks
from puzzlelang.drawing.svg_board import SQUARE, drawn
from puzzlelang.syntax.vocabulary import LAYOUTS, LOOK_KEYS
from puzzlelang.text import PuzzleError, Source, replace
from tests.support import FILLED, MOVING, TOP, of_library

RIVER = """
puzzle: Test
types:
  item: [farmer, wolf, cabbage]
  bank: [left, right]
state:
  boat: bank = left
  at: bank for each item = left
transitions:
  cross(i in item):
    when: at(i) = boat
    then: {at(i): right, boat: right}
goal: every i in item has at(i) = right
"""

ROOM = """
puzzle: Test
maps:
  room:
    text: |
      #####
      #@$.#
      #####
    legend: |
      # = wall
      @ = player
      $ = crate
      . = goal
      space = floor
state:
  man: room = the player
  crates: set of room = crate
transitions:
  push:
    when: step(man, east) in crates
    then:
      man: step(man, east)
      crates: crates - step(man, east) + step(step(man, east), east)
goal: crates = goal
"""

TILES = """
puzzle: Test
types:
  place: 1 .. 4
state:
  on: 0 .. 3 for each p in place = p - 1
transitions:
  swap(p in place where p < 4):
    then: {on(p): on(p + 1), on(p + 1): on(p)}
goal: on(1) = 3
"""


def puzzle_of(text: str, look: str = "") -> Puzzle:
    source = Source("puzzle.yaml", text.strip("\n") + "\n" + look)
    return answers.load_text(source).puzzle


def pieces(text: str, look: str = "", step: int = 0) -> list[tuple[str, str, str, float, float]]:
    """Shape, colour, text and place of each piece, after ``step`` first steps."""
    puzzle = puzzle_of(text, look)
    state = puzzle.starts[0]
    for _ in range(step):
        state = next(semantics.steps(puzzle, state)).state
    return [row(piece) for piece in Boards(puzzle).board(state).pieces]


def row(piece: Piece) -> tuple[str, str, str, float, float]:
    paint = piece.paint
    return paint.shape, paint.colour, paint.text, round(piece.x, 2), round(piece.y, 2)


# ── pictures without `look:` ─────────────────────────────────────────────────────────


def test_things_at_a_few_places_stand_on_banks() -> None:
    start, crossed = pieces(RIVER), pieces(RIVER, step=1)
    assert Counter(shape for shape, *_ in start) == {"boat": 1, "person": 1, "pill": 2}
    assert {text for *_, text, _, _ in start} == {"", "farmer", "wolf", "cabbage"}
    moved = [(a, b) for a, b in zip(start, crossed, strict=True) if a != b]
    assert {a[:3] for a, _ in moved} == {("person", "blue", "farmer"), ("boat", "brown", "")}
    assert all(b[3] > a[3] and b[4] == a[4] for a, b in moved)


def test_who_stays_has_the_same_spot() -> None:
    """Every member has a fixed spot on each bank, so no others move when one leaves."""
    puzzle = puzzle_of(RIVER)
    boards = Boards(puzzle)
    state = puzzle.starts[0]
    for step in semantics.steps(puzzle, state):
        before = {p.kind: (p.x, p.y) for p in boards.board(state).pieces}
        after = {p.kind: (p.x, p.y) for p in boards.board(step.state).pieces}
        assert sum(before[kind] != after[kind] for kind in before) == 2  # he and the boat


def test_amounts_are_so_many_things() -> None:
    text = """
puzzle: Test
types:
  bank: [left, right]
state:
  boat: bank = left
  cannibals_at: 0 .. 3 for each b in bank = if b = left then 3 else 0
transitions:
  go: {then: {cannibals_at(left): 1, cannibals_at(right): 2, boat: right}}
goal: boat = right
"""
    start, after = pieces(text), pieces(text, step=1)
    assert [shape for shape, *_ in start].count("person") == 3
    middle = (min(p[3] for p in start) + max(p[3] for p in after)) / 2
    people = [p for p in after if p[0] == "person"]
    assert [p[3] > middle for p in people].count(True) == 2


def test_the_legend_says_what_is_on_a_map() -> None:
    puzzle = puzzle_of(ROOM)
    board = Boards(puzzle).board(puzzle.starts[0])
    ground = Counter(piece.paint.shape for piece in board.ground)
    assert ground == {"wall": 12, "floor": 3, "ring": 1}
    assert {row(piece)[:1] + row(piece)[3:] for piece in board.pieces} == {
        ("person", 1, 1), ("crate", 2, 1),
    }  # fmt: skip
    assert (board.wide, board.high) == (5, 3)


def test_a_picture_of_the_author_is_drawn_sign_by_sign() -> None:
    """A sign with two legend words is drawn as both, one on top of the other; a dot is empty."""
    said = "if c = man then '@' else if c in crates then '$' else sign(c)"
    show = f"show: <picture({said} for c in room)>\n"
    look = "look: {player: frog green}\n"
    (frog, crate, *_) = sorted(pieces(ROOM, show + look), key=lambda p: p[3])
    assert (frog, crate) == (("frog", "green", "", 1, 1), ("crate", "brown", "", 2, 1))


def test_numbers_are_tiles_in_a_row() -> None:
    assert pieces(TILES) == [("box", "gold", str(n), n, 0) for n in range(4)]


# ── `look:` ──────────────────────────────────────────────────────────────────────────


def test_looks_of_members_and_numbers() -> None:
    look = "look:\n  grid: on\n  columns: 2\n  0: nothing\n  3: disc red 'x'\n"
    assert pieces(TILES, look) == [
        ("box", "gold", "1", 1, 0), ("box", "gold", "2", 0, 1), ("disc", "red", "x", 1, 1),
    ]  # fmt: skip


@pytest.mark.parametrize("board", ["", "  row: on\n"])
def test_a_variable_that_is_laid_out_has_a_look(board: str) -> None:
    """The variable is drawn once, with its look, by default and in a layout that names it."""
    found = pieces(TILES, f"look:\n{board}  on: disc red\n")
    assert found == [("disc", "red", str(n), n, 0) for n in range(4)]
    assert pieces(TILES, f"look:\n{board}  on: nothing\n") == []


def test_a_variable_with_a_look_is_not_in_the_picture_as_well() -> None:
    said = "if c = man then '@' else if c in crates then '$' else sign(c)"
    show = f"show: <picture({said} for c in room)>\n"
    found = pieces(ROOM, show + "look:\n  man: frog green\n")
    assert sorted(found) == [("crate", "brown", "", 2, 1), ("frog", "green", "", 1, 1)]


def test_a_look_is_for_the_boards_of_its_places() -> None:
    """A place of the banks is not a place of the adjacent row, although both are numbers
    internally.
    """
    text = RIVER.replace("state:\n", "state:\n  n: 0 .. 3 for each k in 1 .. 2 = 1\n")
    look = "look:\n  the (those b in bank where b = boat): star\n"
    shapes = Counter(shape for shape, *_ in pieces(text, look, step=1))  # at bank number 1
    assert shapes == {"star": 1, "boat": 1, "person": 1, "pill": 2, "box": 2}


def test_an_expression_says_what_is_in_each_place() -> None:
    look = "look:\n  grid: on(5 - p) for p in place where p != 2\n  columns: 4\n"
    assert [(text, x) for _, _, text, x, _ in pieces(TILES, look)] == [("3", 0), ("1", 2), ("0", 3)]


def test_things_for_each_of_some() -> None:
    look = "look:\n  map: room\n  man: nothing\n  crates: nothing\n"
    look += "  those c in room where row(c) = r for r in 0..1: block\n"
    puzzle = puzzle_of(ROOM, look)
    found = Boards(puzzle).board(puzzle.starts[0]).pieces
    assert [(p.cells, p.y) for p in found] == [(tuple((x, 0) for x in range(5)), y) for y in (0, 1)]
    assert len({p.paint.colour for p in found}) == 2


def test_what_is_lower_in_the_file_is_drawn_above() -> None:
    over = "look:\n  map: room\n  crates: crate\n  man: person\n"
    under = "look:\n  map: room\n  man: person\n  crates: crate\n"
    assert [p[0] for p in pieces(ROOM, over)] == ["crate", "person"]
    assert [p[0] for p in pieces(ROOM, under)] == ["person", "crate"]


def test_a_list_is_piled_up_in_its_order() -> None:
    look = "look:\n  stacks: list(on(p) for p in place)\n  place: plate\n  0: plate\n"
    plates = sorted(Boards(puzzle_of(TILES, look)).board((2, 0, 1, 3)).pieces, key=lambda p: -p.y)
    assert [piece.paint.text for piece in plates] == ["2", "0", "1", "3"]


def test_piles_grow_upwards_and_plates_by_number() -> None:
    text = """
puzzle: Test
types:
  disc: 1 .. 3
  peg: [a, b]
state:
  on: peg for each disc = a
transitions:
  go(d in disc): {then: {on(d): b}}
goal: on(3) = b
"""
    puzzle = puzzle_of(text, "look:\n  stacks: peg\n")
    boards = Boards(puzzle)
    plates = sorted(boards.board(puzzle.starts[0]).pieces, key=lambda p: p.y)
    assert [p.paint.text for p in plates] == ["1", "2", "3"]
    assert [a.wide < b.wide for a, b in pairwise(plates)] == [True, True]
    gone = next(semantics.steps(puzzle, puzzle.starts[0])).state
    lowest = max(p.y for p in plates)
    by_text = {p.paint.text: p for p in boards.board(gone).pieces}
    assert by_text["1"].y == lowest and by_text["2"].y < lowest


def test_vessels_are_filled_to_their_numbers() -> None:
    text = """
puzzle: Test
types:
  jug: 1 .. 2
params:
  sizes: [8, 4]
state:
  water: 0 .. 8 for each j in jug = 2 * j
transitions:
  empty(j in jug): {then: {water(j): 0}}
goal: water(1) = 0
"""
    puzzle = puzzle_of(text, "look:\n  vessels: water\n  size: sizes\n")
    board = Boards(puzzle).board(puzzle.starts[0])
    jugs = [p for p in board.ground if p.paint.shape == "vessel"]
    assert jugs[0].high == 2 * jugs[1].high
    (a, b) = board.pieces
    assert (a.high, b.high) == (jugs[0].high * 2 / 8, jugs[1].high * 4 / 4)
    assert a.y + a.high == jugs[0].y + jugs[0].high
    labels = [p.paint.text for p in board.ground if p.paint.shape == "label"]
    assert labels == ["1", "holds 8", "2", "holds 4"]


def test_names_have_no_underscores() -> None:
    """Names of members, places and variables, but their marks are found by the name itself."""
    text = """
puzzle: Test
types:
  bank: [west_bank, east_bank]
  item: [black_wolf, goat]
state:
  at: bank for each i in item = west_bank
  so_far: 0 .. 3 = 0
transitions:
  go: {then: {at(goat): east_bank, so_far: 1}}
goal: at(goat) = east_bank
"""
    puzzle = puzzle_of(text)
    board = Boards(puzzle).board(puzzle.starts[0])
    words = {p.paint.text for p in (*board.ground, *board.pieces) if p.paint.text}
    assert words == {"west bank", "east bank", "black wolf", "goat", "so far 0"}
    assert ("pill", "black", "black wolf") in [row(p)[:3] for p in board.pieces]
    game = game_page(answers.load_text(Source("test", text)), "").data
    assert "west_bank" not in str((game["names"]["kinds"], game["lines"], game["show"]))


def test_only_names_of_values_lose_their_underscores() -> None:
    """A letter that is still hidden is an underscore on a board and in a page's texts."""
    text = """
puzzle: Test
types:
  letter: [c, _, t]
  cat: [tabby_cat, black_cat]
state:
  word: list(3) of letter = list(c, _, t)
  own: cat = tabby_cat
  all: set of cat = tabby_cat + black_cat
transitions:
  guess:
    say: 'c_t: <join((if own = tabby_cat then "a_b" else "b_c") for i in 1 .. 2, "-")> <own>'
    then: {own: black_cat}
goal: own = black_cat
look:
  text: "c_t <join(word, '')> <own> <all>"
"""
    loaded = answers.load_text(Source("test", text))
    board = Boards(loaded.puzzle).board(loaded.puzzle.starts[0])
    (shown,) = [p.paint.text for p in board.pieces]
    assert shown == "c_t c_t tabby cat tabby cat, black cat"
    data = game_page(loaded, "").data
    assert "".join(map(str, data["lines"][0][4])).startswith("c_t c_t ")
    assert "black cat" in str(data["lines"]) and "black_cat" not in str(data["names"])
    assert "c_t: " in str(data["names"]) and "a_b" in str(data["names"])


@pytest.mark.parametrize(("places", "scale"), [(11, 1.0), (16, 16 / 11), (30, 30 / 11)])
def test_a_text_below_a_wide_board_is_larger(places: int, scale: float) -> None:
    text = f"""
puzzle: Test
types:
  place: 1 .. {places}
state:
  at: place = 1
transitions:
  go: {{when: at < {places}, then: {{at: at + 1}}}}
goal: at = {places}
look:
  - row: place
    at: disc red
  - text: <at>
"""
    puzzle = puzzle_of(text)
    board = Boards(puzzle).board(puzzle.starts[0])
    (words,) = (p for p in board.pieces if p.paint.shape == "text")
    assert words.high == pytest.approx(0.55 * scale)
    assert float(re.findall(r'font-size="([0-9.]+)"', drawn(words))[0]) == round(15 * scale, 1)
    (line,) = game_page(answers.load_text(Source("test", text)), "").data["lines"]
    assert line[3] == round(15 * scale, 1)


def test_areas_are_not_flat() -> None:
    """Three areas for eight things with names have one column, two areas for six discs two."""
    family = replace(answers.load("family-cpp").puzzle, looks=())
    for puzzle, across in ((family, 1), (answers.load("cannibals").puzzle, 2)):
        board = Boards(puzzle).board(puzzle.starts[0])
        people = [p for p in board.pieces if p.paint.shape in ("person", "disc")]
        assert len({p.x for p in people}) == across


def test_a_game_begins_before_a_goal() -> None:
    """The first start that is no goal, if the chosen one is a goal."""
    loaded = answers.load("cat")
    puzzle = loaded.puzzle
    goal = next(one for one in puzzle.starts if semantics.is_goal(puzzle, one))
    data = game_page(loaded, "", (0,), goal).data
    goals = [semantics.is_goal(puzzle, one) for one in puzzle.starts]
    assert data["start"] == goals.index(False)
    assert not data["best"]


def test_a_fault_in_a_look_has_its_place() -> None:
    look = "look:\n  row: 6 div on(p) for p in place\n"
    puzzle = puzzle_of(TILES, look)
    with pytest.raises(PuzzleError) as caught:
        Boards(puzzle).board(puzzle.starts[0])
    assert "6 div on(p)" in str(caught.value)


@pytest.mark.parametrize("places", ["p for p in 1..0", "place", "on(p) for p in place where p > 9"])
@pytest.mark.parametrize("layout", ["grid", "row", "rows", "stacks", "banks", "vessels"])
def test_a_board_with_nothing_on_it(layout: str, places: str) -> None:
    board = Boards(puzzle_of(TILES, f"look: {{{layout}: {places}}}")).board((0, 1, 2, 3))
    assert board.wide >= 1 and board.high >= 1


# ── the library ──────────────────────────────────────────────────────────────────────


@pytest.mark.one_of(3)
@of_library("path", MOVING, share=3)
def test_every_puzzle_is_drawn(path: Path) -> None:
    """Each piece is on the board in each state near the start, with and without `look:`."""
    puzzle = answers.load(str(path)).puzzle
    for looks in {puzzle.looks, ()}:
        boards = Boards(replace(puzzle, looks=looks))
        states = [puzzle.starts[0]]
        states += [step.state for step in semantics.steps(puzzle, states[0])][:5]
        for state in states:
            all_on(boards.board(state))


def all_on(board: Board) -> None:
    """Each piece is on the board; the text of a value may be a little lower, below a note."""
    assert board.ground or board.pieces
    for piece in (*board.ground, *board.pieces):
        lower = 0.1 * (piece.paint.shape == "pen")
        aside = {"boat": 1.2, "card": 0.15}.get(
            piece.paint.shape, 0.0
        )  # a card is narrower than its box
        assert -0.01 - aside <= piece.x
        assert piece.x + piece.wide <= board.wide + 1.3, piece
        assert -0.01 <= piece.y and piece.y + piece.high <= board.high + 0.01 + lower, piece


@pytest.mark.slow
@of_library("path", FILLED, share=8)
def test_every_choice_is_drawn(path: Path) -> None:
    filled = loading.loadable(lambda: answers.load(str(path)))
    assert isinstance(filled, answers.ToFill)
    chosen = answers.fill(filled).choice
    assert chosen is not None
    all_on(Boards(replace(filled.puzzle, starts=(chosen.slots,))).board(chosen.slots))


@pytest.mark.slow
@pytest.mark.one_of(3)
@of_library("path", MOVING, share=4)
def test_the_state_changes_what_is_drawn(path: Path) -> None:
    """In every puzzle some step is visible; in nearly all puzzles every first step is."""
    puzzle = answers.load(str(path)).puzzle
    boards = Boards(puzzle)
    start = boards.board(puzzle.starts[-1]).pieces
    after = [boards.board(step.state).pieces for step in semantics.steps(puzzle, puzzle.starts[0])]
    assert not after or any(found != start for found in after)


# ── words and shapes ─────────────────────────────────────────────────────────────────


def test_known_words_have_shapes_and_colours_that_there_are() -> None:
    for word, mark in word_marks().items():
        assert mark.shape is not None or mark.colour is not None, word
        assert mark.shape in (None, *SHAPES) and mark.colour in (None, *COLOURS), word


@pytest.mark.parametrize(
    "name, shape",
    [("walls", "wall"), ("cannibals_at", "person"), ("daughter2", "person"), ("grey_wolf", None),
     ("ladies", "person"), ("xyzzy", None)],
)  # fmt: skip
def test_names_are_known_by_their_words(name: str, shape: str | None) -> None:
    assert mark_of(name).shape == shape


def test_the_page_names_each_layout_shape_and_colour() -> None:
    page = (TOP / "docs" / "language-more.md").read_text(encoding="utf-8")
    section = page.split("\n## Look\n")[1].split("\n## ")[0]
    named = set(re.findall(r"`(\w+)`", section.split("The shapes are")[1]))
    assert named == {*SHAPES, *COLOURS}
    keys = re.findall(r"(?m)^\| `(\w+):", section)
    assert keys[: len(LAYOUTS)] == list(LAYOUTS)
    assert LOOK_KEYS.keys() <= set(re.findall(r"`(\w+):", section))


def test_every_shape_is_drawn() -> None:
    own = {"nothing", "outside", "line", "wall", "floor", "box", "block", "pill", "plate"}
    assert set(SHAPES) == own | set(FILLS)
    assert set(LINES) < set(FILLS)
    assert all(len(path) <= 220 for path in (*FILLS.values(), *LINES.values()))


# ── films ────────────────────────────────────────────────────────────────────────────


def played(boards: Sequence[Board]) -> list[list[tuple[int, int, str]]]:
    """Rebuild the frames of a film from its changes."""
    made = film(boards)
    shown: dict[int, tuple[int, int, int]] = {}
    frames = []
    for changes in made.frames:
        for number, *rest in changes:
            if not rest:
                del shown[number]
            else:
                picture = rest[2] if len(rest) == 3 else shown[number][2]
                shown[number] = (rest[0], rest[1], picture)
        frames.append(sorted((x, y, made.pictures[picture]) for x, y, picture in shown.values()))
    return frames


FILMED = "frogs goat hanoi klotski sokoban jugs ball-sort lights-out rush-hour cannibals theseus"


@pytest.mark.later("klotski", "rush-hour")
@pytest.mark.parametrize("name", FILMED.split())
def test_a_film_shows_each_board(name: str) -> None:
    """Each frame has the pieces of its board, however pieces are matched between boards."""
    puzzle = answers.load(name).puzzle
    boards, chosen = Boards(puzzle), random.Random(7)
    state, walk = puzzle.starts[0], []
    for _ in range(40):
        walk.append(boards.board(state))
        steps = [step.state for step in semantics.steps(puzzle, state)]
        if not steps:
            break
        state = chosen.choice(steps)
    assert played(walk) == [
        sorted((round(p.x * SQUARE * 10), round(p.y * SQUARE * 10), drawn(p)) for p in board.pieces)
        for board in walk
    ]


def test_one_piece_glides() -> None:
    """Each step of the frogs moves one piece and changes nothing else."""
    puzzle = answers.load("frogs").puzzle
    boards = Boards(puzzle)
    first, *after = [
        puzzle.starts[0],
        *(s.state for s in semantics.steps(puzzle, puzzle.starts[0])),
    ]
    for state in after:
        changes = film([boards.board(first), boards.board(state)]).frames[1]
        assert len(changes) == 1 and len(changes[0]) == 3


CRATES = """\
puzzle: Crates
maps:
  hall:
    text: |
      $....$....
    legend: |
      $ = crate
      . = floor
state:
  at: set of hall = crate
transitions:
  wait: {then: {at: at}}
goal: false
"""


def test_the_nearest_of_those_that_look_alike_moves() -> None:
    puzzle = puzzle_of(CRATES)
    boards = [Boards(puzzle).board((1 << one | 1 << other,)) for one, other in ((0, 5), (4, 9))]
    found = film(boards)
    places = {change[0]: change[1] for change in found.frames[1]}
    first, second = sorted(places)
    assert places[second] < places[first], "the crate at 5 goes to 4"


@pytest.mark.one_of(3)
@of_library("path", MOVING, share=4)
def test_defaults_are_never_empty(path: Path) -> None:
    assert default_looks(replace(answers.load(str(path)).puzzle, looks=()))


def test_blocks_stand_on_one_another() -> None:
    puzzle = answers.load("blocks").puzzle
    board = Boards(puzzle).board(puzzle.starts[0])
    places = {piece.paint.text: (piece.x // 1, piece.y // 1) for piece in board.pieces}
    assert places == {"A": (0, 2), "B": (1, 2), "C": (0, 1)}


def test_the_mutilated_chessboard_lacks_two_corners() -> None:
    board = Boards(answers.load("dominoes").puzzle)
    squares = {(piece.x, piece.y) for piece in board.ground}
    assert len(squares) == 62 and not {(0, 0), (7, 7)} & squares
