"""Generated levels against independent solutions; outcomes don't depend on how they are rated."""

from __future__ import annotations

import json
from typing import Any

import pytest

from puzzlelang.answers import load
from puzzlelang.compiler import are_equal
from puzzlelang.generating import Task, generate, task_of
from puzzlelang.generating.candidates import Draws
from puzzlelang.generating.generator import Climber, Outcome, Producer
from puzzlelang.generating.levels import Level, base_of, level_from, rules_alone
from puzzlelang.generating.runs import Counts
from puzzlelang.text import PuzzleError, replace
from tests.generating.puzzles import HALL, JUGS, MAZE, ROOM, SLIDE, pours, walks
from tests.support import load_text


def task(text: str, *keep: str, **options: Any) -> Task:
    return task_of(load_text(text), keep, **options)


def outcomes(text: str, tries: int, *keep: str, **options: Any) -> list[Outcome]:
    return [*generate(task(text, *keep, **options), tries)]


def kept(text: str, tries: int, *keep: str, **options: Any) -> list[Level]:
    rows = outcomes(text, tries, *keep, **options)
    return [row.level for row in rows if row.level is not None]


def cell(rows: list[str], sign: str) -> tuple[int, int]:
    return next((r, row.index(sign)) for r, row in enumerate(rows) if sign in row)


@pytest.mark.slow
def test_mazes_are_solved_as_by_an_independent_search() -> None:
    levels = kept(MAZE, 30)
    assert len(levels) > 10
    for level in levels:
        rows = level.maps["room"].splitlines()
        assert walks(rows, cell(rows, "@")) == (level.length, level.solutions)
        assert level.cost == (level.length,) and level.length >= 10


@pytest.mark.slow
def test_what_is_rejected_has_no_such_solution() -> None:
    producer = Producer(task(JUGS))
    for row in outcomes(JUGS, 50):
        drawn = producer._drawn(row.number)
        assert not isinstance(drawn, Outcome)
        sizes = [int(word) for word in drawn.candidate.settings["sizes"].strip("[]").split(",")]
        best = pours(sizes, int(drawn.candidate.settings["litres"]))
        if row.level is not None:
            assert best == (row.level.length, row.level.solutions)
            assert best[0] >= 4 and best[1] == 1
        else:
            expected = (
                "no solution" if best is None
                else "cost >= 4" if best[0] < 4
                else "solutions = 1" if best[1] != 1
                else "the same as an earlier one"
            )  # fmt: skip
            assert row.reason == expected


@pytest.mark.slow
def test_of_all_starts_the_farthest_is_chosen() -> None:
    levels = kept(HALL, 12, by="cost")
    assert len(levels) > 8
    for level in levels:
        rows = level.maps["room"].splitlines()
        floors = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != "#"]
        lengths = [best[0] for one in floors if (best := walks(rows, one))]
        assert level.length == max(lengths)


def test_walls_are_left_out_as_starts() -> None:
    rows = outcomes(HALL, 6)
    levels = [row.level for row in rows]
    assert any(levels)
    assert all(row.skipped == 0 for row in rows if row.level), "one invariant about one variable"
    text = HALL.replace("invariants:", "invariants:\n  open: man not in exit or man not in wall")
    assert [row.level for row in outcomes(text, 6)] == levels


@pytest.mark.slow
def test_scrambled_starts_are_rated_once_with_the_same_answers(monkeypatch: Any) -> None:
    whole = task(SLIDE)
    together = [*Producer(whole).outcomes(0, 32)]
    assert sum(row.level is not None for row in together) > 25
    apart = Producer(whole)
    monkeypatch.setattr(apart, "_rating", _without_memory(apart))
    assert together == [row for n in range(32) for row in apart.outcomes(n, n + 1)]
    single = [*Producer(task(SLIDE, "states > 0")).outcomes(0, 32)]
    assert [row.level and row.level.bits for row in single] == [
        row.level and row.level.bits for row in together
    ]
    assert {row.level.states for row in single if row.level} == {360}  # 6! / 2


def _without_memory(producer: Producer) -> Any:
    rate = producer._rating

    def forgetful(*arguments: Any) -> Any:
        producer._last = None
        return rate(*arguments)

    return forgetful


def test_reachable_states_are_those_of_the_whole_component() -> None:
    (level,) = kept(SLIDE.replace("scrambled 40", "any reachable"), 1, by="cost")
    assert level.length == 21 and level.states == 360  # A151944: 2 x 3 sliding puzzle
    assert len(kept(SLIDE.replace("scrambled 40", "any reachable"), 5)) == 1, "all are the same"


def test_a_limit_rejects_candidates_alone_or_together() -> None:
    assert {row.reason for row in outcomes(SLIDE, 10, states=359)} == {"more than 359 states"}
    assert any(row.level for row in outcomes(SLIDE, 3, states=360))
    halls = outcomes(HALL, 12, states=17)
    assert any(row.reason == "more than 17 states" for row in halls)


def test_starts_without_a_value_are_left_out() -> None:
    text = HALL.replace(
        "  walk(d", "  fall:\n    when: 1 div (col(man) - 1) = 7\n    then: {man: man}\n  walk(d"
    )
    text = text.replace(
        "step(man, d) not in wall", "step(man, d) not in wall and col(step(man, d)) > 1"
    )
    rows = outcomes(text, 6)
    assert any(row.level is not None for row in rows)
    assert all(row.skipped in range(1, 6) for row in rows if row.level is not None)


@pytest.mark.slow
def test_parameters_may_be_named_in_a_condition() -> None:
    levels = kept(JUGS, 60, "litres = 3 and bits >= 2 and length < 99")
    assert levels and all(level.settings["litres"] == "3" for level in levels)


@pytest.mark.slow
def test_an_earlier_run_is_continued() -> None:
    whole = outcomes(MAZE, 20)
    counts, levels = Counts(), []
    for row in generate(task(MAZE), 8, counts=counts):
        levels += [row.level] if row.level else []
    rest = [*generate(task(MAZE), 20, counts=counts, levels=levels)]
    assert rest == whole[8:] and counts.tried == 20
    assert counts.kept + sum(counts.rejected.values()) == 20


@pytest.mark.slow
def test_levels_survive_json() -> None:
    for text in (MAZE, HALL, JUGS):
        for level in kept(text, 5):
            assert level_from(json.loads(json.dumps(level.data()))) == level


@pytest.mark.slow
@pytest.mark.parametrize(("generate_", "reason"), [
    ("{room: 199 x 199 in '#', put: [1 of @, 1 of a], begin: any man}", "more than 100 states"),
    ("{room: 60 x 60 in '#', put: [2 of @, 1 of a]}", "refused"),
    ("{room: 2 x 2, put: [1 of @, 1 of a], keep: cost < 0}", "cost < 0"),
])  # fmt: skip
def test_hostile_recipes_end_with_reasons(generate_: str, reason: str) -> None:
    for row in outcomes(ROOM + f"generate: {generate_}\n", 3, states=100):
        assert row.reason.startswith(reason)


def test_refusals_with_different_numbers_are_one_reason() -> None:
    section = "generate: {room: 2 x 2, put: [2..4 of @], begin: any man}\n"
    reasons = {row.reason for row in outcomes(ROOM + section, 20)}
    assert len(reasons) == 1 and "…" in reasons.pop()
    text = JUGS.replace("types:", "require: {at most 4 litres: litres < 5}\ntypes:", 1)
    assert "refused: not met: at most 4 litres" in {row.reason for row in outcomes(text, 20)}


@pytest.mark.each_time("text2-length")
@pytest.mark.parametrize(("text", "by"), [(HALL, "cost"), (JUGS, "bits"), (SLIDE, "length")])
def test_the_hardest_are_those_of_all_levels(text: str, by: str) -> None:
    every = [row.level for row in outcomes(text, 20, by=by) if row.level]
    every.sort(key=lambda level: level.measure(by), reverse=True)
    rows = outcomes(text, 20, by=by, hardest=2)
    best = [row.level for row in rows if row.level]
    assert 2 < len(best) < len(every), "some were among the best for a while"
    best.sort(key=lambda level: level.measure(by), reverse=True)
    assert best[:2] == every[:2]
    assert text != HALL or rows == [*generate(task(text, by=by, hardest=2), 20, cores=2)]


RACK = """\
puzzle: Discs
maps:
  rack:
    text: |
      ab.
      ba.
    legend: |
      a-b = colour(hue)
      . = air
sets:
  tube: those c in rack where row(c) = 1
state:
  tubes: list(2) of hue for each t in tube = list(colour(c) for c in rack where col(c) = col(t) and c in colour)
transitions:
  put(here, there in tube where here != there):
    when: tubes(here) != none and count(tubes(there)) < 2
    then:
      tubes(here): pop(tubes(here))
      tubes(there): push(tubes(there), last(tubes(here)))
goal: every t in tube has count(elements(tubes(t))) <= 1
generate: {begin: shuffled tubes}
"""  # noqa: E501


@pytest.mark.each_time("text2-1")
@pytest.mark.parametrize(("text", "most"), [(HALL, 3), (MAZE, 4), (RACK, 1), (SLIDE, 1)])
def test_shared_systems_give_the_same_levels(text: str, most: int, monkeypatch: Any) -> None:
    from puzzlelang.compiler import CompiledSystem, shared_systems

    compiled = []

    class Counted(CompiledSystem):
        def __init__(self, *arguments: Any) -> None:
            compiled.append(arguments)
            super().__init__(*arguments)

    monkeypatch.setattr(shared_systems, "CompiledSystem", Counted)
    monkeypatch.setattr(shared_systems, "compile_puzzle", Counted)
    shared = outcomes(text, 12, alike="keep")
    levels, count = sum(row.level is not None for row in shared), len(compiled)
    assert count <= most + levels, "levels are read again"
    monkeypatch.setattr(shared_systems, "are_equal", lambda *_: False)
    monkeypatch.setattr(shared_systems._Shared, "system_of", lambda *_: None)
    compiled.clear()
    assert outcomes(text, 12, alike="keep") == shared
    assert levels and len(compiled) > count


@pytest.mark.slow
@pytest.mark.parametrize(("text", "keep"), [
    (JUGS, ("cost >= 6",)), (MAZE, ("states > 9",)), (SLIDE, ("solutions = 1", "length < 9")),
])  # fmt: skip
def test_costs_that_are_not_kept_end_the_rating(
    text: str, keep: tuple[str, ...], monkeypatch: Any
) -> None:
    early = [row for n in range(12) for row in Producer(task(text, *keep)).outcomes(n, n + 1)]
    assert [*Producer(task(text, *keep)).outcomes(0, 12)] == early, "some are rated together"
    ended: list[int] = []
    monkeypatch.setattr(Producer, "_check_cost", lambda self, puzzle, cost: ended.append(cost))
    assert [*Producer(task(text, *keep)).outcomes(0, 12)] == early
    reasons = {row.reason for row in early}
    assert ended and "" in reasons and len(reasons) > 1


@pytest.mark.parametrize("name", ["maze", "sokoban", "ricochet", "goat", "hourglasses", "keys"])
def test_puzzles_without_texts_have_the_same_rules(name: str) -> None:
    base = base_of(load(name))
    rules = rules_alone(base)
    assert not rules.parsed.views and rules.parsed.show is None
    whole = replace(base, parsed=replace(base.parsed, estimates=()))
    assert are_equal(rules.read({}, {}).puzzle, whole.read({}, {}).puzzle)


PAIRS = """\
puzzle: Pairs
types:
  place: 1 .. 6
state:
  on: place for each p in place = p
transitions:
  swap:
    then:
      on(1): on(2)
      on(2): on(1)
goal: on(1) < on(2)
generate: {begin: shuffled on}
"""


def test_few_ratings_exceed_the_limit_of_states(monkeypatch: Any) -> None:
    """Each candidate has two states; how many are rated together changes no outcome."""
    sizes = []

    def rating(self: Producer, loaded: Any, starts: Any, *more: Any) -> Any:
        sizes.append(len(starts))
        return rate(self, loaded, starts, *more)

    rate = Producer._rating
    monkeypatch.setattr(Producer, "_rating", rating)
    limited = outcomes(PAIRS, 64, states=12)
    assert sum(2 * size > 12 for size in sizes) == 1 and len(sizes) < 24
    assert limited == outcomes(PAIRS, 64) and any(row.level for row in limited)


# ── climbs ────────────────────────────────────────────────────────────────────────────


WALLS = ROOM + "generate: {room: 4 x 4 in '#', put: [3..9 of '#', 1 of @, 1 of a]}\n"


def climber(text: str, climb: int, **options: Any) -> Climber:
    return Climber(task_of(load_text(text), climb=climb, **options))


@pytest.mark.slow
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


@pytest.mark.slow
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
