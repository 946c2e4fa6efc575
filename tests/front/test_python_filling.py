"""The Python front of puzzles that are filled in."""

from __future__ import annotations

import pickle
import threading
from typing import Any

import pytest

import puzzlelang as pl

QUEENS = """\
puzzle: Queens
params:
  n: 6
types:
  line: 1 .. n
choose:
  queen: line for each r in line
rules:
  columns: different(queen(r) for r in line)
  up: different(queen(r) + r for r in line)
  down: different(queen(r) - r for r in line)
show: <queen>
"""

VALUES = """\
puzzle: A value of each kind
types:
  person: [ann, bob]
maps:
  board:
    text: |
      #..
    legend: |
      # = wall
      . = floor
choose:
  age: 3..4 or none for each p in person
  place: board
  tired: boolean
  seen: set of person
  order: list(2) of person
rules:
  - place in floor
  - age(ann) != 4
"""

GAIN = f"{VALUES}gain: [pairs: count(seen), count(order)]\n"


def queens(**values: Any) -> pl.Puzzle:
    return pl.loads(QUEENS, **values)


def test_a_choice() -> None:
    """Six queens have 4 solutions (OEIS A000170)."""
    puzzle = queens()
    answer = puzzle.solve()
    assert repr(answer) == "<Answer to 'Queens': The first of several choices.>"
    assert (bool(answer), answer.kind, answer.order, answer.optimal) == (
        True, "solved", "first", True
    )  # fmt: skip
    assert (answer.cost, answer.gain, answer.length, answer.moves) == (None, None, None, [])
    assert answer.choice is not None
    assert answer.choice["queen"] == [2, 4, 6, 1, 3, 5]
    assert str(answer.choice) == "2 4 6 1 3 5"
    assert [step.state for step in answer] == [answer.choice]
    assert str(answer).splitlines()[-1] == "The first of several choices."
    assert puzzle.is_filled_in
    assert (puzzle.starts, puzzle.diagnostics, puzzle.variables) == ((), (), ("queen",))


def test_all_choices() -> None:
    puzzle = queens()
    found = [answer.choice and answer.choice["queen"] for answer in puzzle.solutions()]
    assert found == [[2, 4, 6, 1, 3, 5], [3, 6, 2, 5, 1, 4], [4, 1, 5, 2, 6, 3], [5, 3, 1, 6, 4, 2]]
    assert puzzle.count() == 4
    assert [answer.order for answer in puzzle.solutions(most=2)] == ["first", "several"]
    assert [answer.order for answer in queens(n=1).solutions()] == ["only"]


@pytest.mark.parametrize(
    "given",
    [{1: 3}, "3.....", " 3 . . . . . ", [3, None, None, None, None, None], (3, *"....."), {"1": 3}],
)
def test_given_values(given: object) -> None:
    puzzle = queens()
    answer = puzzle.choose({"queen": given})
    assert answer.order == "only"
    assert answer.choice is not None and answer.choice["queen"] == [3, 6, 2, 5, 1, 4]
    assert puzzle.solve({"queen": given}) == answer
    assert puzzle.count({"queen": given}) == 1
    assert puzzle.count() == 4, "given values hold for one question"
    assert puzzle.choose(answer.choice) == answer


def test_no_choice() -> None:
    answer = queens(n=3).solve()
    assert (bool(answer), answer.kind, answer.choice, answer.order) == (
        False, "unsolvable", None, ""
    )  # fmt: skip
    assert answer.conflict == ("columns", "up", "down")
    answer = queens().choose({"queen": {1: 1, 2: 2}})
    assert answer.conflict == ("queen(1) = 1", "queen(2) = 2", "down")
    assert "`queen(1) = 1`" in str(answer)
    assert queens(n=3).count() == 0
    assert list(queens(n=3).solutions()) == []


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"quen": {1: 1}}, "there is no variable `quen`; did you mean `queen`?"),
        ({"queen": {7: 1}}, "`queen`: there is no `7`, only 1, 2, 3, 4, 5, 6"),
        ({"queen": {1: 7}}, "`queen`: 7 is not a number (1..6)"),
        ({"queen": 3}, "`queen`: 3 is not a dictionary or a list of 6 values"),
        ({"queen": "12"}, "`queen`: '12' is not a dictionary or a list of 6 values"),
    ],
)
def test_mistakes_in_given_values(given: Any, error: str) -> None:
    with pytest.raises(ValueError) as caught:
        queens().choose(given)
    assert str(caught.value) == error


@pytest.mark.each_time("given8", "given4")
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"place": [0, 1]},
        {"age": {"bob": None}},
        {"age": {"ann": 3}, "tired": True},
        {"seen": {"ann", "bob"}},
        {"seen": []},
        {"order": ["ann"]},
        {"order": []},
        {"order": ["bob", "bob"], "tired": False, "place": [0, 2]},
    ],
)
def test_given_values_of_each_kind(given: dict[str, Any]) -> None:
    """Given values select from the listed choices."""
    puzzle = pl.loads(VALUES)
    everything = [answer.choice for answer in puzzle.solutions()]
    wanted = [choice for choice in everything if choice is not None and agrees(choice, given)]
    assert wanted
    assert [answer.choice for answer in puzzle.solutions(given)] == wanted
    assert puzzle.count(given) == len(wanted)


def agrees(choice: pl.State, given: dict[str, Any]) -> bool:
    for name, value in given.items():
        own = choice[name]
        if isinstance(value, dict):
            if any(own[key] != one for key, one in value.items()):
                return False
        elif (set(own) if isinstance(value, set) else own) != value:
            return False
    return True


def test_gain() -> None:
    answer = pl.loads(GAIN).choose({"age": {"ann": 4}})
    assert answer.conflict == ("age(ann) = 4", "age(ann) != 4")
    answer = pl.loads(GAIN).solve()
    assert (answer.gain, answer.cost, answer.optimal) == ((2, 2), None, True)
    assert repr(answer).startswith("<Answer to 'A value of each kind': pairs: 2, gain 2: 2. No ch")
    least = pl.loads(GAIN.replace("gain: [pairs: ", "cost: [")).solve()
    assert (least.gain, least.cost) == (None, (0, 0))
    assert pl.loads(GAIN).choose({"seen": ["ann"]}).gain == (1, 2)


def test_faults() -> None:
    text = QUEENS.replace("show:", "  odd: 6 div (queen(1) - queen(2) - 2) > 0\nshow:")
    with pytest.raises(pl.PuzzleError, match="a division by zero"):
        pl.loads(text).solve()
    answer = pl.loads(text).choose({"queen": {1: 3, 2: 6}})
    assert answer.kind == "unsolvable", "the fault is excluded by the given values"


@pytest.mark.parametrize(
    "ask",
    [
        lambda p: p.explore(),
        lambda p: p.graph(),
        lambda p: p.moves(),
        lambda p: p.why(),
        lambda p: p.distances(),
        lambda p: p.initial,
        lambda p: p.state(queen="246135"),
        lambda p: p.is_goal({"queen": "246135"}),
    ],
)
def test_there_are_no_steps(ask: Any) -> None:
    with pytest.raises(pl.PuzzleError, match="this puzzle is filled in, so there are no steps"):
        ask(queens())


@pytest.mark.parametrize(
    "options", [{"order": "bfs"}, {"store": "x"}, {"weight": 3}, {"estimate": "found"}]
)
def test_options_of_searches(options: Any) -> None:
    with pytest.raises(ValueError, match="is for puzzles that move; this one is filled in"):
        queens().solve(**options)


def test_a_puzzle_with_moves_is_not_filled_in() -> None:
    frogs = pl.load("frogs")
    assert not frogs.is_filled_in
    assert (frogs.solve().choice, frogs.solve().order, frogs.solve().conflict) == (None, "bfs", ())
    with pytest.raises(pl.PuzzleError, match="this puzzle has moves"):
        frogs.choose()


def test_json_and_pickle() -> None:
    puzzle = queens()
    answer = puzzle.solve()
    assert pickle.loads(pickle.dumps(answer)) == answer
    again = pickle.loads(pickle.dumps(puzzle))
    assert again == puzzle and again.solve() == answer
    document = answer.to_json()
    assert puzzle.answer(document) == answer
    assert puzzle.verify(answer).holds and puzzle.verify(document).holds
    document["choice"]["state"]["queen"][0] = 4
    assert puzzle.verify(document).problems == ("the choice: it breaks the rule `columns`",)
    with pytest.raises(ValueError, match="the choice breaks the rule `columns`"):
        puzzle.answer(document)


def test_json_has_given_values() -> None:
    """Six queens have 4 solutions, one of them with 3 in the first row, none with 1 there."""
    puzzle = queens()
    document = puzzle.choose({"queen": {1: 3}}).to_json()
    assert document["given"] == ["queen(1) = 3"]
    assert puzzle.answer(document).to_json()["given"] == document["given"]
    assert "that there is no other choice" in puzzle.verify(document).checked
    assert "given" not in puzzle.solve().to_json()

    def problems(**changes: Any) -> tuple[str, ...]:
        return puzzle.verify({**document, **changes}).problems

    assert problems(given=[]) == ("`order` is only, but there are 4 choices",)
    lacks = "the choice: it lacks the given value queen(1) = 4"
    assert problems(given=["queen(1) = 4"]) == (lacks,)
    twice = ["queen(1) = 3", "queen(1) = 3"]
    assert problems(given=twice) == ('`given`: "queen(1) = 3" is no value, or a second one',)

    puzzle = queens(n=5)  # `verify` tries all choices
    document = puzzle.choose({"queen": {1: 1, 2: 2}}).to_json()
    assert "that each of them is needed" in puzzle.verify(document).checked
    assert problems(conflict=["down"]) == ("conflict: a choice satisfies all of them",)
    conflict = [*document["conflict"], "up"]
    verdict = "conflict: `minimal` is true, but the others conflict without `up`"
    assert problems(conflict=conflict) == (verdict,)


def test_limits() -> None:
    stop = threading.Event()
    stop.set()
    assert queens().solve(stop=stop).limit == "interrupted"
    with pytest.raises(pl.GaveUp):
        queens(n=20).count(states=1)
    reports: list[object] = []
    queens().solve(progress=reports.append)
    assert reports


def test_pictures(tmp_path: Any) -> None:
    answer = queens().solve()
    assert answer._repr_html_().startswith("<iframe srcdoc=")
    answer.save(tmp_path / "queens.html")
    assert '"blanks":' in (tmp_path / "queens.html").read_text()
    assert queens()._repr_html_().startswith("<iframe srcdoc=")
    assert answer.choice is not None and answer.choice._repr_svg_().startswith("<svg")
    answer.save(tmp_path / "queens.svg")
    assert (tmp_path / "queens.svg").read_text().startswith("<svg")
    none = queens(n=3).solve()
    assert none._repr_html_().startswith("<p>No choice satisfies the rules.")
    with pytest.raises(ValueError, match="no choice to draw"):
        none.save(tmp_path / "none.svg")
