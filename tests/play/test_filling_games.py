"""Games of puzzles that are filled in: on a simulated screen, line by line, saved."""

from __future__ import annotations

import json
from random import Random

import pytest

from puzzlelang.answers import Page, ToFill, load_text, loadable
from puzzlelang.core import Missing
from puzzlelang.drawing import ALL_COLOURS, terminal_boards
from puzzlelang.play import (
    FillingGame,
    FillingLines,
    FillingScreen,
    Leave,
    filling_data,
    refilled,
)
from puzzlelang.play.filling_sheet import Sheets
from puzzlelang.text import Source, columns
from puzzlelang.verify import verify

FOURS = """
puzzle: Fours
about: Each row, column and box has every number once.
maps:
  board:
    text: |
      1...
      ..2.
      .3..
      ....
    legend: |
      1-4 = given(digit)
      . = empty
types: {number: 1..4, line: 0..3}
choose:
  on: number for each c in board
rules:
  given: every c in given has on(c) = given(c)
  rows: every i in line has different(on(c) for c in board where row(c) = i)
  columns: every i in line has different(on(c) for c in board where col(c) = i)
  boxes: every i in 0..1, j in 0..1 has
    different(on(c) for c in board where row(c) div 2 = i and col(c) div 2 = j)
"""
"""A sudoku of 4 by 4 with three solutions."""

STARS = """
puzzle: Stars
maps:
  field:
    text: |
      AAB
      CAB
      CCB
    legend: |
      A-C = area(name)
choose:
  stars: set of field
rules:
  areas: every n in set(area(c) for c in area) has exactly 1 c in stars where area(c) = n
  apart: no c in stars, d in compass where step(c, d) in stars
  two in a row: at most 1 c in stars where row(c) = 1
"""

MIXED = """
puzzle: Mixed
types: {person: [ann, bob], colour: [red, green]}
choose:
  likes: set of person for each p in person
  wears: colour for each p in person
  queue: list(2) of person
helpers: {first: person or none}
rules:
  - no p in person where p in likes(p)
  - wears(ann) != wears(bob)
  - count(queue) = 2 and element(queue, 1) != element(queue, 2)
  - first = element(queue, 1)
gain: [reds: count(those p in person where wears(p) = red and p in likes(ann))]
"""


def game(text: str) -> FillingGame:
    loaded = loadable(lambda: load_text(Source("game.yaml", text)))
    assert isinstance(loaded, ToFill)
    return FillingGame(loaded)


def screen(text: str, following: str = "") -> FillingScreen:
    return FillingScreen(game(text), "Title", lambda path: f"saved {path}", following)


def shown(one: FillingScreen, width: int = 80, height: int = 24) -> list[str]:
    lines = ["".join(part for _, part in line).rstrip() for line in one.lines(width, height)]
    assert len(lines) == height and all(columns(line) <= width for line in lines)
    return lines


def press(one: FillingScreen, keys: str) -> list[str]:
    for key in keys.split():
        one.press({"space": " "}.get(key, key))
    return shown(one)


def lines(text: str) -> FillingLines:
    return FillingLines(game(text), Page(), lambda path: f"saved {path}")


def said(talk: FillingLines, line: str) -> list[str]:
    return [*talk.said(line)]


# ── the screen ───────────────────────────────────────────────────────────────────────


def test_numbers_arrows_and_undo() -> None:
    one = screen(FOURS)
    assert shown(one)[:8] == [
        "Title", "0 of 13 blanks filled in; on(0,1): open", "",
        "     0  1  2  3", "  0  1 [.] .  .", "  1  .  .  2  .", "  2  .  3  .  .",
        "  3  .  .  .  .",
    ]  # fmt: skip
    assert press(one, "4 down 3")[4:6] == ["  0  1  4  .  .", "  1  . [3! 2  ."]
    assert press(one, "u u u")[4] == "  0  1  .  .  ." and "This is the start." in shown(one)
    assert press(one, "y right right x")[4:6] == ["  0  1  4  .  .", "  1  .  .  2 [.]"]
    assert "It is given." in press(one, "left 4")
    assert one.game.filled == {**one.game.givens, 1: 3}
    assert press(one, "r")[4] == "  0  1  .  .  ."


def test_pencil_marks() -> None:
    one = screen(FOURS)
    assert press(one, "m 4 2")[4] == "  0   1 [24]  .   ."
    assert "on(0,1): open, marked 2, 4; pencil marks" in shown(one)[1]
    assert press(one, "4")[4] == "  0  1 [2] .  ."
    assert press(one, "u u")[4] == "  0  1 [4] .  ."
    assert press(one, "m 2")[4] == "  0  1 [2] .  ." and not one.game.marks
    assert "It has a value; . clears it." in press(one, "m 3")


def test_a_broken_rule_has_its_name_and_its_cells_are_red() -> None:
    one = screen(FOURS)
    rows = press(one, "1 right")
    assert rows[4] == "  0  1! 1![.] ."
    assert "Broken: `rows` with on(0,0) = 1 and on(0,1) = 1." in rows
    assert "Broken: `boxes` with on(0,0) = 1 and on(0,1) = 1." in rows
    assert "There is no solution any more." in rows and "columns" not in "\n".join(rows)
    red = [part for line in one.lines(80, 24) for style, part in line if style == "bad"]
    assert red[:2] == [" 1!", " 1!"]
    assert "Conflict: `rows` with on(0,0) = 1 and on(0,1) = 1." in press(one, "?")


def test_a_hint_forces_its_value_and_enter_writes_it() -> None:
    one = screen(FOURS)
    seen: set[str] = set()
    for _ in range(20):
        if one.game.is_solved:
            break
        (text,) = [row for row in press(one, "?") if row.startswith("Hint: ")]
        seen.add(text.partition(", ")[0])
        if "nothing follows" not in text:
            press(one, "enter")
        else:  # any value that some solution has
            blank, option = min({*(one.game.deductions.extended(one.game.filled) or {}).items()}
                                - {*one.game.filled.items()})  # fmt: skip
            one.game.write(blank, option)
    assert len(seen) > 5 and any(text.startswith("Hint: on(") for text in seen)
    assert "Solved: all rules hold." in shown(one)


def test_what_follows_and_a_solution() -> None:
    one = screen(FOURS)
    assert one.game.open == 13
    forced = one.game.deductions.forced(one.game.filled)
    press(one, "f")
    assert one.game.filled == forced and "Nothing follows." in press(one, "f")
    assert "Solved: all rules hold." in press(one, "v")
    assert press(one, "u u")[1].startswith("0 of 13 blanks")


def test_sets_are_in_out_or_open() -> None:
    one = screen(STARS)
    assert press(one, "space right space space down")[3:7] == [
        "      0   1   2", "  0  A#  A-  B.", "  1  C. [A.] B.", "  2  C.  C.  B.",
    ]  # fmt: skip
    assert "1 of 9" not in press(one, "1")[1] and one.game.said(4) == "(1, 1) in stars"
    assert "Broken: `areas` with (0, 0) in stars and (1, 1) in stars." in shown(one)
    assert "Broken: `apart` with (0, 0) in stars and (1, 1) in stars." in shown(one)
    press(one, ". up x down down")
    assert "Solved: all rules hold." in press(one, "left space right right up space")
    assert one.game.open == 6, "open members are out"


def test_tables_lists_and_helpers() -> None:
    one = screen(MIXED, "next")
    rows = shown(one)
    assert rows[3:18] == [
        "  likes", "       ann  bob", "  ann    - [  .]", "  bob    .    -", "", "  wears",
        "  ann  .", "  bob  .", "", "  queue", "  1  .", "  2  .", "", "", "",
    ]  # fmt: skip
    assert not any(blank.variable.name == "first" for blank in one.game.blanks)
    rows = press(one, "tab 1 down down 1")
    assert any("> 1  red" in row for row in rows)
    rows = press(one, "v")
    assert "Solved: all rules hold. reds: 1. No choice is better." in rows
    assert "n plays next." in rows
    press(one, "u up up up up right 0 v")
    assert "Solved: all rules hold. reds: 0. The best: reds: 1." in shown(one)
    with pytest.raises(Leave):
        one.press("q")


def test_the_picture_is_next_to_the_board_if_there_is_room() -> None:
    one = game(FOURS)
    boards = terminal_boards(one.loaded.puzzle, ALL_COLOURS)
    assert boards is not None
    seen = FillingScreen(one, "Title", lambda path: "", boards=boards)
    press(seen, "4")
    rows = shown(seen, 60, 24)
    assert rows[4].startswith("  0  1 [4] .  .     │") and "│ 1 │ 4 │" in rows[4]
    assert "│" not in "".join(shown(seen, 24, 24)) and "│" in "".join(shown(seen, 60, 24))
    assert "│" not in "".join(press(seen, "b")) and "│" in "".join(press(seen, "b"))


def test_a_filling_is_a_state() -> None:
    one = game(MIXED)
    whole = one.deductions.extended({})
    assert whole is not None
    state = one.deductions.state(whole)
    helpers = [v for v in one.loaded.puzzle.variables if v.name == "first"]
    chosen = [n for n in range(len(state)) if n not in range(*helpers[0].slots.indices(len(state)))]
    complete = one.deductions.complete(whole)
    assert complete is not None and [state[n] for n in chosen] == [complete[n] for n in chosen]
    with pytest.raises(Missing):
        one.deductions.state({})[chosen[0]]


def test_help_has_the_rules() -> None:
    one = screen(FOURS)
    rows = press(one, "i")
    assert any("pencil marks" in row for row in rows)
    assert "  Each row, column and box has every number once. Rules: given, rows, columns," in rows


@pytest.mark.each_time("text0")
@pytest.mark.parametrize("text", [FOURS, STARS, MIXED])
def test_any_keys_in_windows_of_any_size(text: str) -> None:
    numbers, one = Random(0), screen(text)
    keys = [*"0123456789.xmfvury?iHJKL", " ", "enter", "tab", "backtab", "pgup", "pgdn", "esc"]
    keys += ["up", "down", "left", "right", "w", "s", "o", "click 7 5", "backspace", "é"]
    for _ in range(300):
        one.press(numbers.choice(keys))
        for size in ((numbers.randint(1, 100), numbers.randint(1, 40)), (80, 24)):
            shown(one, *size)


# ── lines ────────────────────────────────────────────────────────────────────────────


def test_a_dialogue() -> None:
    talk = lines(FOURS)
    assert [*talk.opening()][-2:] == [
        "0 of 13 blanks filled in",
        "`on(0,1) = 4` writes a value, ? for a hint, h for help, q to leave.",
    ]
    assert said(talk, "on(0, 1) = 4")[2] == "  0  1  4  .  ."
    assert said(talk, "on((0,2))=3 on(0,3) = 2")[:2] == ["on(0,2) = 3", "on(0,3) = 2"]
    assert said(talk, "on(0,3)") == ["on(0,3) = 2. Options: 1, 2, 3, 4."]
    assert said(talk, "on(0,3) =")[2] == "  0  1  4  3  ."
    assert "`9` is no value of it: it may be 1, 2, 3, 4." in said(talk, "on(0,3) = 9")
    assert said(talk, "on(0,3) ~ 2")[2] == "  0  1  4  3  2"
    assert said(talk, "on(0,0) = 2") == ["on(0,0) = 1 (given)."]
    assert said(talk, "no(0,3) = 2")[0].startswith("There is no blank `no(0,3)`")
    assert "3 of 13 blanks filled in" in said(talk, "u u")
    assert said(talk, "foo")[0].startswith("Unknown command `foo`")
    assert said(talk, "save x.json") == ["saved x.json"]
    with pytest.raises(Leave):
        said(talk, "q")


def test_words_of_other_values() -> None:
    talk = lines(MIXED)
    assert "bob" in said(talk, "queue(1) = Bob likes(ann,bob)=in wears(ann) = green")[0]
    assert said(talk, "f")[-1].endswith("filled in") or talk.game.is_solved
    blanks = said(talk, "blanks")
    assert "wears(bob) = red" in blanks and "bob in likes(ann)" in blanks


def test_no_solution_at_all() -> None:
    talk = lines("puzzle: None\nchoose: {n: 1..3}\nrules: [high: n != 1, low: n < 2]\n")
    assert [*talk.opening()][-2] == "It has no solution."
    assert said(talk, "?") == ["Conflict: `high` and `low`."]
    assert said(talk, "f") == said(talk, "s") == ["There is no solution any more."]


# ── what is kept ─────────────────────────────────────────────────────────────────────


def test_a_saved_game_is_restored() -> None:
    one = game(FOURS)
    one.write(1, 3)
    one.mark(2, 0)
    text = json.dumps(filling_data(one))
    again = refilled(one.loaded, text)
    assert (again.filled, again.marks) == (one.filled, one.marks)
    assert again.undo() and again.filled == again.givens
    for key, wrong in (("filled", {"on(9,9)": "1"}), ("filled", {"on(0,1)": "7"}), ("filled", [])):
        with pytest.raises(ValueError, match=r"blank|object"):
            refilled(one.loaded, json.dumps({**json.loads(text), key: wrong}))
    with pytest.raises(ValueError, match="no filled"):
        refilled(one.loaded, "{}")


UNFINISHED = [
    (FOURS, [], "3 of 16 blanks filled in, no rule broken so far"),
    (FOURS, ["on(0,1) = 4", "on(3,3) ~ 2"], "4 of 16 blanks filled in, no rule broken so far"),
    (FOURS, ["on(0,1) = 1"], "4 of 16 blanks filled in, but a rule is broken: `rows`, `boxes`"),
    (STARS, ["stars(0,0) = in"], "1 of 9 blanks filled in, no rule broken so far"),
    (
        STARS,
        ["stars(1,1) = in", "stars(1,2) = in"],
        "2 of 9 blanks filled in, but a rule is broken: `apart`",
    ),
    (MIXED, ["queue(1) = bob"], "3 of 8 blanks filled in, no rule broken so far"),
    (
        MIXED,
        ["wears(ann) = red", "wears(bob) = red"],
        "4 of 8 blanks filled in, but a rule is broken: `wears(ann) != wears(bob)`",
    ),
]


@pytest.mark.parametrize(("text", "moves", "verdict"), UNFINISHED)
def test_an_unfinished_game_is_verified(text: str, moves: list[str], verdict: str) -> None:
    talk = lines(text)
    for move in moves:
        said(talk, move)
    one = verify(talk.game.loaded.puzzle, json.loads(json.dumps(filling_data(talk.game))))
    broken = " but " in verdict
    assert (one.problems if broken else one.checked) == (f"unfinished: {verdict}",)
    assert one.status == ("refuted" if broken else "verified") and not one.notes


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("filled", {"on(9,9)": "1"}),
        ("filled", {"on(0,1)": "5"}),
        ("filled", {"on(0,1)": 1}),
        ("filled", []),
        ("marks", {"on(0,1)": ["7"]}),
        ("marks", {"on": []}),
        ("optimal", True),
        ("order", "only"),
    ],
)
def test_an_edited_game_is_refused(key: str, wrong: object) -> None:
    one = game(FOURS)
    verdict = verify(one.loaded.puzzle, {**filling_data(one), key: wrong})
    assert verdict.status == "refuted" and not verdict.checked


def test_sheets_hold_each_blank_once() -> None:
    for text in (FOURS, STARS, MIXED):
        one = game(text)
        sheets = Sheets(one)
        assert sorted(sheets.order) == [*range(len(one.blanks))]
        start = sheets.order[0]
        assert sheets.step(start, len(sheets.order)) == start
        for blank in sheets.order:
            for key, back in (("up", "down"), ("left", "right")):
                there = sheets.neighbour(blank, key)
                assert there == blank or sheets.neighbour(there, back) in sheets.order
