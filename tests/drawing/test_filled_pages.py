"""Pages on which a puzzle is filled in: pictures, moves and solutions in their data."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.answers import (
    Deductions,
    ToFill,
    deductions,
    fill,
    load,
    load_text,
    loadable,
    twins,
)
from puzzlelang.drawing import Unplayable, game_page, solution_page
from puzzlelang.drawing.filled_page import key_of, page_blanks
from puzzlelang.drawing.look import Boards, looks_of
from puzzlelang.drawing.svg_board import drawn
from puzzlelang.front.commands import program as cli
from puzzlelang.text import Source, plain, replace, spaced
from tests.drawing.player_pages import data_of
from tests.drawing.test_tables import Drawn, Page
from tests.support import FILLED

Filling = Mapping[int, int]
"""Options of blanks."""

QUICK = "agatha hashi kakuro nonogram queens round-trip slitherlink sudoku zebra".split()
"""A text, twins, sums, members of a set, places of values, edges, borders, givens and a table."""

ALL = [
    pytest.param(path, id=path.stem, marks=[] if path.stem in QUICK else [pytest.mark.slow])
    for path in FILLED
]

SHEETS = {"agatha", "langford", "zebra"}
"""Puzzles of which no board shows the blanks, so a table does."""

FAULTY = {"dominosa", "langford"}
"""Puzzles without a picture of some values that break rules."""


def loaded_as(name: str | Path) -> ToFill:
    loaded = loadable(lambda: load(str(name)))
    assert isinstance(loaded, ToFill)
    return loaded


def of_text(text: str) -> ToFill:
    loaded = loadable(lambda: load_text(Source("puzzle.yaml", text)))
    assert isinstance(loaded, ToFill)
    return loaded


class Game:
    """A puzzle, some of its choices, and its page."""

    def __init__(self, path: Path) -> None:
        self.name, self.loaded = path.stem, loaded_as(path)
        self.deductions = Deductions(self.loaded)
        self.choices = fill(self.loaded, most=2).steps
        self.page = solution_page(self.loaded, "", [(choice,) for choice in self.choices])
        self.drawing = Page(self.page)
        self.leaders = twins(self.deductions)
        self.blanks = page_blanks(self.deductions, self.leaders)
        self.chance = random.Random(self.name)

    def fillings(self) -> Iterator[Filling]:
        """Givens, choices, random values that may break any rule, and parts of all these.

        Twins have equal values.
        """
        whole = [self.deductions.filling(choice.slots) for choice in self.choices]
        if self.name not in FAULTY:
            whole += [self.random_filling() for _ in range(2)]
        yield self.part_of(whole[0], 0)
        for filling in whole:
            yield filling
            yield self.part_of(filling, 0.5)

    def random_filling(self) -> Filling:
        chosen = {one.number: self.chance.randrange(len(one.blank.options)) for one in self.blanks}
        chosen |= {one.number: one.given for one in self.blanks if one.given is not None}
        return {number: chosen[leader] for number, leader in enumerate(self.leaders)}

    def part_of(self, filling: Filling, share: float) -> Filling:
        kept = {
            one.number
            for one in self.blanks
            if one.given is not None or self.chance.random() < share
        }
        return {n: option for n, option in filling.items() if self.leaders[n] in kept}

    @cached_property
    def boards(self) -> Boards:
        looks = looks_of(self.loaded.puzzle)
        shown = tuple(look for look in looks if look.layout != "table")
        return Boards(replace(self.loaded.puzzle, looks=shown))

    def compare(self, filling: Filling) -> None:
        """Compare the page's picture of a filling with the board of its state."""
        number = int(key_of(self.blanks, filling), 16)
        own = [*self.drawing.pieces(number)]
        texts = (self.drawing.text(line[4], number).rstrip() for line in self.page.data["lines"])
        if self.name in SHEETS:
            values = [re.sub("<.*?>", "", shape) for _, _, shape in own]
            assert sorted(values) == sorted(
                spaced(self.deductions.blanks[number].options[option])
                for number, option in filling.items()
            )
            return
        expected, lines = [], []
        for piece in self.boards.board(self.deductions.state(filling)).pieces:
            if piece.paint.shape in ("text", "lines"):
                lines.append(piece.paint.text)
            else:
                expected.append((piece.x * 40, piece.y * 40, drawn(piece)))
        assert [text for text in texts if text] == lines
        assert edges_of(own) == edges_of(expected)
        own, expected = ([one for one in all if not edge(one)] for all in (own, expected))
        assert [one[2] for one in own] == [one[2] for one in expected]
        for (x, y, _), (left, top, _) in zip(own, expected, strict=True):
            assert abs(x - left) < 0.25 and abs(y - top) < 0.25


def edge(piece: Drawn) -> re.Match[str] | None:
    return re.search(r'class="border".* width="(\d+)" height="(\d+)"', piece[2])


def edges_of(pieces: Iterable[Drawn]) -> set[tuple[int, int, bool]]:
    """The edges of squares: a board joins those in a line, a page only if all are always there."""
    found = set()
    for x, y, shape in pieces:
        if size := edge((x, y, shape)):
            wide, high = map(int, size.groups())
            across = wide > high
            for n in range(max(wide, high) // 40):
                found.add((round(x + 40 * n * across), round(y + 40 * n * (not across)), across))
    return found


def after(data: Mapping[str, Any], key: str, moves: Sequence[int]) -> str:
    """Make moves as the script of the page does."""
    state = int(key, 16)
    numbers, low = [], 0
    for _, of, is_given in data["blanks"]:
        count = len(data["options"][of])
        if not is_given:
            numbers += [(low, count.bit_length(), option) for option in range(count)]
        low += count.bit_length() + count
    for move in moves:
        low, bits, option = numbers[move]
        old = state >> low & (1 << bits) - 1
        state ^= (old ^ (0 if old == option + 1 else option + 1)) << low
    return f"{state:x}"


@pytest.mark.each_time("slitherlink", "round-trip", "kakuro", "nonogram")
@pytest.mark.parametrize("path", ALL)
def test_a_page_draws_the_boards_and_has_the_choices(path: Path) -> None:
    game = Game(path)
    assert game.page.kind == "blanks"
    for filling in game.fillings():
        game.compare(filling)
    data = game.page.data
    assert len(data["solutions"]) == len(game.choices) > 0
    for choice, (_, moves, start) in zip(game.choices, data["solutions"], strict=True):
        filling = game.deductions.filling(choice.slots)
        usual = {one.number for one in game.blanks if filling[one.number] == one.blank.usual}
        usual -= game.deductions.givens.keys()  # open ones count as these
        filled = {n: option for n, option in filling.items() if n not in usual}
        assert after(data, data["starts"][start], moves) == key_of(game.blanks, filled)


@pytest.mark.slow
def test_a_picture_without_a_piece_is_noticed() -> None:
    game = Game(next(path for path in FILLED if path.stem == "hashi"))
    piece = next(row for row in game.page.data["pieces"] if row[5] == [[2]])
    piece[5] = [[1]]
    with pytest.raises(AssertionError):
        for filling in game.fillings():
            game.compare(filling)


@pytest.mark.slow
def test_twins_are_one_blank() -> None:
    """Hashi's bridges are at both of their ends, and a link of round-trip is in two cells."""
    for name, count in (("hashi", 38), ("round-trip", 40), ("masyu", 200)):
        assert len(game_page(loaded_as(name), "").data["blanks"]) == count


GIVEN = {
    "battleships": 14, "dominosa": 0, "queens-completion": 2, "sudoku": 30, "tents": 0, "zebra": 2,
}  # fmt: skip
"""Numbers of values that a file states; more of them follow from its counts and clues."""


@pytest.mark.parametrize("name", GIVEN)
def test_values_that_follow_are_not_given(name: str) -> None:
    given = Deductions(loaded_as(name)).givens
    assert len(given) == GIVEN[name]


def test_rules_of_many_rounds_are_not_split(monkeypatch: pytest.MonkeyPatch) -> None:
    """What follows from a clue in another cell is given then, but not what follows from a count."""
    monkeypatch.setattr(deductions, "MOST_ROUNDS", 0)
    given = Deductions(loaded_as("battleships")).givens
    assert 14 < len(given) < 57
    assert not Deductions(loaded_as("tents")).givens


def test_parts_of_ships_show_their_signs() -> None:
    page = game_page(loaded_as("battleships"), "")
    signs = {(p.x * 40, p.y * 40): p.paint.text for p in page.board.ground if p.paint.text}
    signs = {place: sign for place, sign in signs.items() if sign in "<>^vmo"}
    assert "".join(signs.values()) == "^<mv<m>>^oo^"
    assert signs.keys().isdisjoint((x, y) for x, y, *_ in page.data["pieces"])


# ── the kinds of pages ───────────────────────────────────────────────────────────────

PAIR = """\
puzzle: Pair
choose:
  x: 0..3
  y: 0..3
rules:
  less: x < y
"""

GUARDED = PAIR + "  some: x > 0\n  whole: 6 div x > y\n"
"""`6 div 0` has no value, but no choice that satisfies the rules before it has this 0."""


def test_names_and_values_of_a_small_puzzle() -> None:
    data = game_page(of_text(PAIR), "").data
    assert data["blanks"] == [["x", 0, False], ["y", 0, False]]
    assert data["options"] == [["0", "1", "2", "3"]]
    assert (data["starts"], data["solutions"], data["best"]) == (["0"], [], None)


def test_a_gain_has_amounts() -> None:
    data = game_page(of_text(PAIR + "gain: x + y\n"), "", (5,)).data
    assert (data["unit"], data["greatest"], data["best"]) == (["gain"], True, [5])


def test_the_commands_write_pages(tmp_path: Path) -> None:
    puzzle, page = tmp_path / "pair.yaml", tmp_path / "page.html"
    puzzle.write_text(PAIR)
    for command, count in (("solve", 1), ("solve --all", 6), ("play", 0)):
        assert cli.main([*command.split(), str(puzzle), "-o", str(page), "--quiet"]) == 0
        data = data_of(page.read_text("utf-8"))
        assert "blanks" in data and len(data["solutions"]) == count
        page.unlink()


def test_a_page_that_cannot_judge_is_a_film(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a proof that all rules have values, the page shows the solution and the reason."""
    loaded = of_text(GUARDED)
    choices = [(choice,) for choice in fill(loaded, most=1).steps]
    assert solution_page(loaded, "", choices).kind == "blanks"
    monkeypatch.setattr(deductions, "CONFLICTS", 0)
    page = solution_page(loaded, "", choices)
    assert page.kind == "film" and page.data["still"] == plain("a rule may have no value")
    with pytest.raises(Unplayable, match="a rule may have no value"):
        game_page(loaded, "")
