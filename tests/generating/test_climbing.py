"""Climbs: changes of one item or parameter that make no level worse."""

from __future__ import annotations

from typing import Any

import pytest

from puzzlelang.generating.candidates import Draws
from puzzlelang.generating.generator import Climber, Outcome, task_of
from puzzlelang.generating.runs import Counts, generate
from puzzlelang.text import PuzzleError
from tests.generating.puzzles import HALL, JUGS, ROOM, SLIDE, walks
from tests.generating.test_generator import cell
from tests.support import load_text

WALLS = ROOM + "generate: {room: 4 x 4 in '#', put: [3..9 of '#', 1 of @, 1 of a]}\n"


def climber(text: str, climb: int, **options: Any) -> Climber:
    return Climber(task_of(load_text(text), climb=climb, **options))


def test_a_longer_climb_is_no_worse() -> None:
    best = []
    for climb in (0, 5, 20):
        rows = [*climber(WALLS, climb, by="cost").outcomes(0, 6)]
        best.append([row.level.length if row.level else 0 for row in rows])
        for row in rows:
            if row.level is not None:
                room = row.level.maps["room"].splitlines()
                ways = walks(room, cell(room, "@"))
                assert ways == (row.level.length, row.level.solutions)
    assert all(a <= b <= c for a, b, c in zip(*best, strict=True))
    assert sum(best[2]) > sum(best[0])


def test_a_climb_depends_on_its_number_only() -> None:
    whole = [*climber(JUGS, 6).outcomes(0, 8)]
    assert [*climber(JUGS, 6).outcomes(3, 8)] == whole[3:]


def test_one_item_or_parameter_is_changed() -> None:
    one = climber(WALLS, 1)
    draws, counts = Draws(1, 1), set()
    before = one._maker.draft(draws)
    for _ in range(300):
        after = one._change(before, draws)
        a, b = (drawn.candidate.maps["room"] for drawn in (before, after))
        assert sum(x != y for x, y in zip(a, b, strict=True)) <= 2
        assert a == before.candidate.maps["room"], "a draft stays"
        room = b.splitlines()
        inside = "".join(row[1:-1] for row in room[1:-1])
        assert inside.count("@") == inside.count("a") == 1 and 3 <= inside.count("#") <= 9
        counts.add(inside.count("#"))
        before = after
    assert counts == {*range(3, 10)}


def test_numbers_stay_in_their_bounds() -> None:
    one = climber(JUGS, 1)
    draws, lists = Draws(1, 1), set()
    before = one._maker.draft(draws)
    for _ in range(300):
        after = one._change(before, draws)
        sizes, old = after.values["sizes"], before.values["sizes"]
        assert sizes == sorted(sizes, reverse=True) and len({*sizes} & {*old}) >= 1
        assert sizes[0] <= 9 and 2 <= sizes[-1] and 1 <= after.values["litres"] <= sizes[0]
        lists.add(tuple(sizes))
        before = after
    assert len(lists) == 28, "two of 2..9"


def test_changes_are_tries() -> None:
    counts = Counts()
    rows: list[Outcome] = [*generate(task_of(load_text(JUGS), climb=4), 24, counts=counts)]
    assert len(rows) == counts.tried == 4


def test_nothing_to_change() -> None:
    with pytest.raises(PuzzleError, match="there are none"):
        climber(SLIDE, 1)
    assert climber(HALL, 1)
