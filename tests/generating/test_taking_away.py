"""Generated puzzles that are filled in: one solution each, and none with a given less."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from puzzlelang.answers import ToFill, load_text
from puzzlelang.constraints import ConflictSolver
from puzzlelang.front.commands import program
from puzzlelang.generating import generate, task_of
from puzzlelang.text import PuzzleError, Source
from tests.generating.puzzles import LATIN, MINIMAL


def puzzle(text: str) -> ToFill:
    with pytest.raises(ToFill) as raised:
        load_text(Source("square.yaml", text))
    return raised.value


def maps(text: str, tries: int) -> list[str]:
    """The kept maps, as one text each."""
    task = task_of(puzzle(text))
    return [o.level.maps["board"] for o in generate(task, tries) if o.level is not None]


def solutions(board: str) -> int:
    """Count the Latin squares of order 4 that agree with a board, by trying rows."""
    rows = [[*row] for row in board.split()]

    def count(above: list[tuple[str, ...]]) -> int:
        if len(above) == 4:
            return 1
        given = rows[len(above)]
        return sum(
            count([*above, row])
            for row in product("1234", repeat=4)
            if len({*row}) == 4
            and all(g in (".", value) for g, value in zip(given, row, strict=True))
            and all(value not in column for value, *column in zip(row, *above, strict=True))
        )

    return count([])


def with_one_less(board: str) -> Iterator[str]:
    for at, sign in enumerate(board):
        if sign.isdigit():
            yield f"{board[:at]}.{board[at + 1 :]}"


@pytest.mark.slow
def test_minimal_givens() -> None:
    boards = maps(LATIN + MINIMAL, 12)
    assert len(boards) == len({*boards}) == 12
    for board in boards:
        assert solutions(board) == 1
        assert all(solutions(other) > 1 for other in with_one_less(board))


def test_each_condition_that_held_still_holds() -> None:
    kept = "generate: {take away: board, keep: solutions = 1 and givens >= 8}\n"
    assert {sum(map(str.isdigit, board)) for board in maps(LATIN + kept, 5)} == {8}
    several = "generate: {take away: board, keep: givens = 2}\n"
    assert {sum(map(str.isdigit, board)) for board in maps(LATIN + several, 5)} == {2}


@pytest.mark.slow
def test_our_engine_makes_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("clingo")
    boards = maps(LATIN + MINIMAL, 5)
    assert not isinstance(puzzle(LATIN).solver, ConflictSolver)
    monkeypatch.setattr("puzzlelang.constraints.new_solver", ConflictSolver, raising=False)
    assert isinstance(puzzle(LATIN).solver, ConflictSolver)
    assert maps(LATIN + MINIMAL, 5) == boards


def test_a_variable_for_the_map_is_needed() -> None:
    other = LATIN.replace("  on:", "  too: 1..4 for each c in board\n  on:") + MINIMAL
    with pytest.raises(PuzzleError, match="needs one variable"):
        maps(other, 1)


@pytest.mark.slow
def test_the_command(tmp_path: Path) -> None:
    file, journal = tmp_path / "square.yaml", tmp_path / "levels.jsonl"
    file.write_text(LATIN + MINIMAL)
    command = ["generate", str(file), "--count", "2", "--cores", "2"]
    assert program.main([*command, "-o", str(journal)]) == 0
    _, *levels, _ = map(json.loads, journal.read_text().splitlines())
    assert [level["solutions"] for level in levels] == [1, 1]
    assert [level["maps"]["board"] for level in levels] == maps(LATIN + MINIMAL, 2)
