"""Generated clues, and candidates from Python, of puzzles that are filled in."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, product
from random import Random
from typing import Any

import pytest
import yaml

import puzzlelang as pl
from puzzlelang.answers import ToFill, load_text
from puzzlelang.constraints import ConflictSolver
from puzzlelang.generating import generate, task_of
from puzzlelang.generating.levels import Level, instances_texts, level_from, level_text
from puzzlelang.text import PuzzleError, Source
from tests.generating.puzzles import LATIN, ROOM, walks

Lines = Sequence[Sequence[int]]

NONOGRAM = """\
puzzle: Nonogram
params:
  across as list: [[1], [1], [1], [1], [1]]
  down as list: [[1], [1], [1], [1], [1]]
types:
  row: 1 .. count(across)
  column: 1 .. count(down)
choose:
  black: boolean for each r in row, c in column
rules:
  rows: every r in row has runs(those c in column where black(r, c)) = across(r)
  columns: every c in column has runs(those r in row where black(r, c)) = down(c)
show: <picture(if black(r, c) then '#' else '.' for r in row, c in column)>
generate:
  across(r in row): runs(those c in column where black(r, c))
  down(c in column): runs(those r in row where black(r, c))
"""

SUMS = """\
puzzle: Sums
params:
  across: [1, 2, 3]
  down: [1, 2, 3]
types:
  place: 1..3
choose:
  on: 1..4 for each r in place, c in place
define:
  total(r in place): across(r)
rules:
  rows: every r in place has different(on(r, c) for c in place)
  columns: every c in place has different(on(r, c) for r in place)
  across: every r in place has max(on(r, c) for c in place where c < 3) = total(r)
  down: every c in place has sum(on(r, c) for r in place) = down(c)
show: <picture(on(r, c) for r in place, c in place)>
generate:
  across(r in place): max(on(r, c) for c in place where c < 3)
  down(c in place): sum(on(r, c) for r in place)
"""


def puzzle(text: str) -> ToFill:
    with pytest.raises(ToFill) as raised:
        load_text(Source("clues.yaml", text))
    return raised.value


def levels(text: str, tries: int) -> list[Level]:
    outcomes = generate(task_of(puzzle(text)), tries)
    return [outcome.level for outcome in outcomes if outcome.level is not None]


def columns(rows: Sequence[Sequence[Any]]) -> list[tuple[Any, ...]]:
    return [*zip(*rows, strict=True)]


def runs(line: Sequence[object]) -> list[int]:
    return [len([*same]) for black, same in groupby(line) if black]


def pictures(across: Lines, down: Lines) -> int:
    """Count the pictures with these clues row by row, like `tests/reference/nonogram.py`."""
    lines = [[w for w in product((0, 1), repeat=len(down)) if runs(w) == row] for row in across]

    def count(above: list[tuple[int, ...]]) -> int:
        if len(above) == len(across):
            return all(
                runs(column) == own for column, own in zip(columns(above), down, strict=True)
            )
        return sum(
            count([*above, line])
            for line in lines[len(above)]
            if all(
                runs(column) <= [*own, 9] and sum(column) <= sum(own)
                for column, own in zip(columns([*above, line]), down, strict=True)
            )
        )

    return count([])


def clues(level: Level) -> tuple[Lines, Lines]:
    across, down = (yaml.safe_load(level.settings[name]) for name in ("across", "down"))
    return across, down


@pytest.mark.slow
def test_clues_of_random_pictures() -> None:
    drawn = levels(NONOGRAM, 40)
    counts = [min(2, pictures(*clues(level))) for level in drawn]
    assert [level.solutions for level in drawn] == counts
    assert {*counts} == {1, 2}
    share = sum(sum(map(sum, clues(level)[0])) for level in drawn) / (25 * len(drawn))
    assert 0.45 < share < 0.55
    unique = levels(NONOGRAM + "  keep: solutions = 1\n", 40)
    assert unique == [level for level in drawn if level.solutions == 1]


@pytest.mark.slow
def test_choices_meet_the_rules_without_clues() -> None:
    squares = [
        (rows[:3], rows[3:6], rows[6:])
        for rows in product(range(1, 5), repeat=9)
        if all(len({*rows[i : i + 3]}) == len({*rows[i // 3 :: 3]}) == 3 for i in (0, 3, 6))
    ]

    def clues(square: Lines) -> tuple[Sequence[int], Sequence[int]]:
        return [max(row[:2]) for row in square], [sum(column) for column in columns(square)]

    every = [clues(square) for square in squares]
    drawn = levels(SUMS, 30)
    assert len(drawn) > 20
    for level in drawn:
        own = tuple(yaml.safe_load(level.settings[name]) for name in ("across", "down"))
        assert level.solutions == min(2, every.count(own))


def test_our_engine_makes_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("clingo")
    both = [levels(text, 8) for text in (NONOGRAM, SUMS)]
    monkeypatch.setattr("puzzlelang.constraints.new_solver", ConflictSolver, raising=False)
    assert [levels(text, 8) for text in (NONOGRAM, SUMS)] == both


def test_levels_are_written() -> None:
    one, several = (
        next(level for level in levels(NONOGRAM, 40) if level.solutions == n) for n in (1, 2)
    )
    assert level_from(one.data()) == one
    assert level_text(one, []).startswith(f"; {one.number}: 1 solution\nacross = [")
    assert "several solutions" in level_text(several, [])
    text = instances_texts([one, several], "x.yaml")["x.yaml"]
    assert text.count("solutions: 1") == 1 and "cost" not in text
    read = pl.loads(NONOGRAM + text, instance=f"level-{one.number}").solve()
    assert read.order == "only"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("aslant(r in row): 1", "there is no parameter `aslant`"),
        ("across(r in row): row", "clues are numbers"),
        ("size: 2 or 3\n  across(r in row): 1", "nothing else is drawn"),
        ("size(r in row): 1", "clues are a list"),
    ],
)
def test_refused(line: str, message: str) -> None:
    section = NONOGRAM.index("generate:")
    text = NONOGRAM[:section].replace("params:", "params:\n  size: 3") + f"generate:\n  {line}\n"
    with pytest.raises(PuzzleError) as raised:
        task_of(puzzle(text))
    assert message in raised.value.diagnostics[0].message


def test_parameters_and_items_are_drawn() -> None:
    text = LATIN + "generate: {put: 5 of 1 or 2 or 3 or 4, keep: solutions = 1}\n"
    task = task_of(puzzle(text))
    outcomes = [*generate(task, 60)]
    assert {outcome.reason for outcome in outcomes} >= {"no solution", "solutions = 1"}


# ── candidates from Python ───────────────────────────────────────────────────────────


def drawn(size: int, seed: int) -> dict[str, object]:
    random = Random(seed)
    rows = [[random.random() < 0.5 for _ in range(size)] for _ in range(size)]
    return {
        "across": [*map(runs, rows)],
        "down": [runs(column) for column in zip(*rows, strict=True)],
    }


def test_candidates_of_a_nonogram() -> None:
    nonogram = pl.loads(NONOGRAM)
    pictures_ = [drawn(6, seed) for seed in range(40)]
    found = [*nonogram.generate(None, candidates=iter(pictures_), keep="solutions = 1")]
    unique = [n for n, one in enumerate(pictures_) if pictures(*one.values()) == 1]  # type: ignore[arg-type]
    assert [level.number for level in found] == unique
    assert found[0].puzzle.solve().order == "only"
    again = nonogram.generate(None, candidates=pictures_, keep="solutions = 1", cores=2)
    assert [level.number for level in again] == unique


def test_candidates_of_a_maze() -> None:
    random = Random(1)
    rooms = []
    for _ in range(12):
        cells = random.sample(["@", "a", *"#" * 3, *" " * 7], 12)
        rows = ["".join(cells[i : i + 4]) for i in (0, 4, 8)]
        rooms.append(["######", *(f"#{row}#" for row in rows), "######"])
    given = ({"room": "\n".join(rows) + "\n"} for rows in rooms)
    found = {level.number: level for level in pl.loads(ROOM).generate(None, candidates=given)}
    for number, rows in enumerate(rooms):
        (start,) = [(r, row.index("@")) for r, row in enumerate(rows) if "@" in row]
        measures = walks(rows, start)
        level = found.get(number)
        assert measures == (None if level is None else (level.cost, level.solutions))


def test_candidates_are_taken_as_needed() -> None:
    taken: list[int] = []

    def endless() -> object:
        while True:
            taken.append(len(taken))
            yield drawn(5, taken[-1])

    found = [*pl.loads(NONOGRAM).generate(3, candidates=endless())]  # type: ignore[arg-type]
    assert len(found) == 3 and len(taken) < 10
    with pytest.raises(ValueError, match="no parameter or map `wide`"):
        [*pl.loads(NONOGRAM).generate(candidates=[{"wide": 3}])]
