"""`--start`: the same rules from a given state."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.answers.loading import load
from puzzlelang.core import values
from puzzlelang.front.commands import program as cli
from puzzlelang.search import Limits, walk
from puzzlelang.text import PuzzleError
from tests.answers.test_json_fields import printed
from tests.support import slow

HALF = '{"at": {"farmer": "right", "wolf": "right", "goat": "right"}}'


def data(*words: str) -> dict[str, Any]:
    told = json.loads(printed(*words, "--format", "json"))
    assert isinstance(told, dict)
    return told


def distances(name: str) -> dict[str, int | None]:
    """Distance of each reachable state from the nearest goal, by backward search."""
    loaded = load(name, tier="python")
    system: Any = loaded.searcher.system
    known = {state: following for state, _, following in walk(system, Limits())}
    found = {state: 0 for state in known if system.is_goal(state)}
    frontier = list(found)
    while frontier:
        frontier = [
            before for before, following in known.items()
            if before not in found and not set(frontier).isdisjoint(following)
        ]  # fmt: skip
        found |= dict.fromkeys(frontier, max(found.values()) + 1)
    return {
        json.dumps(values.state_to_json(loaded.puzzle, system.slots(state))): found.get(state)
        for state in known
    }


@pytest.mark.slow
@pytest.mark.parametrize("name", ["goat", "milk", *slow("two-wolves", "frogs")])
@pytest.mark.parametrize("tier", ["python", "auto"])
def test_from_any_state(name: str, tier: str, capsys: Any) -> None:
    wanted = distances(name)
    for state in random.Random(name).sample(sorted(wanted), min(6, len(wanted))):
        code = cli.main(["solve", name, "--tier", tier, "--format", "json", "--start", state])
        told = json.loads(capsys.readouterr().out)
        cost = None if code else told["cost"][0]
        assert (code, cost) == (int(wanted[state] is None), wanted[state]), state
        if code == 0:
            assert told["trace"][0]["state"] == json.loads(state)


def test_what_is_left_out_is_as_at_the_start() -> None:
    told = data("solve", "goat", "--start", '{"at": {"farmer": "right", "goat": "right"}}')
    sides = {"farmer": "right", "wolf": "left", "goat": "right", "cabbage": "left"}
    assert (told["trace"][0]["state"], told["cost"]) == ({"at": sides}, [6])


def test_the_number_of_one_of_several_starts(tmp_path: Path) -> None:
    file = tmp_path / "clock.yaml"
    file.write_text(
        "puzzle: Clock\nstate: {hour: 0..8 = any}\n"
        "transitions: {wind: {then: {hour: hour div 2}}}\ngoal: hour = 0\n"
    )
    costs = [data("solve", str(file), "--start", str(n))["cost"][0] for n in range(1, 10)]
    assert costs == [0, 1, 2, 2, 3, 3, 3, 3, 4]
    for number in ("0", "10", "-1"):
        with pytest.raises(PuzzleError, match="this puzzle has 9 starts"):
            printed("solve", str(file), f"--start={number}")


def test_an_answer_is_checked_from_its_start(tmp_path: Path) -> None:
    answer, proof = tmp_path / "answer.json", tmp_path / "proof.gz"
    words = ("--start", HALF)
    answer.write_text(
        printed("solve", "goat", *words, "--format", "json", "--certificate", str(proof))
    )
    assert data("verify", "goat", str(answer), *words)["status"] == "verified"
    certified = ("--certificate", str(proof))
    assert data("verify", "goat", str(answer), *words, *certified)["status"] == "verified"
    assert cli.main(["verify", "goat", str(answer)]) == 1
    assert cli.main(["verify", "goat", str(answer), *certified]) == 1


@pytest.mark.slow
def test_whole_spaces_and_orders_side_by_side() -> None:
    assert data("explore", "goat", "--start", HALF)["levels"][0] == 1
    rows = data("solve", "goat", "--compare=bfs,ucs", "--start", HALF)["searches"]
    assert [row["cost"] for row in rows] == [[4], [4]]


def test_a_store_is_of_one_start(tmp_path: Path) -> None:
    words = ("--store", str(tmp_path / "half"), "--start", HALF)
    in_memory = data("solve", "goat", "--start", HALF)
    assert data("solve", "goat", *words)["trace"] == in_memory["trace"]
    with pytest.raises(PuzzleError, match="maps or starts of this one"):
        printed("solve", "goat", *words[:2])


def test_the_next_command_has_it_too(capsys: Any) -> None:
    state = next(state for state, cost in distances("frogs").items() if cost is None)
    assert cli.main(["solve", "frogs", "--start", state]) == 1
    said = " ".join(capsys.readouterr().err.split())
    assert f"explore frogs --start '{state}' --why" in said


@pytest.mark.slow
@pytest.mark.parametrize("command", ["solve", "explore"])
@pytest.mark.parametrize(
    "state", [" ", "[]", "{", "1.0", "true", '{"x": 1}', '{"at": 7}', '{"at": {"goat": "up"}}']
)
def test_what_is_no_state(command: str, state: str) -> None:
    with pytest.raises(PuzzleError, match="`--start` is not a state of this puzzle"):
        printed(command, "goat", f"--start={state}")


@pytest.mark.parametrize(
    ("state", "marked"),
    [
        ('{"at": {"goat": "right"}, "x": 1}', '"x"'),
        ('{"at": {"goat": "up"}}', '"at"'),
        ('{"at": {"goat" "right"}}', '"'),
        ("7", "7"),
    ],
)
def test_a_mistake_is_shown_in_the_text_of_the_option(state: str, marked: str) -> None:
    with pytest.raises(PuzzleError) as error:
        printed("solve", "goat", f"--start={state}")
    (found,) = error.value.diagnostics
    assert found.span is not None
    assert (found.span.source.name, found.span.text) == ("--start", marked)
    assert f"--start:1:{found.span.start + 1}" in str(error.value)


def test_a_start_that_breaks_an_invariant() -> None:
    """The help does not suggest correcting the file, which is right."""
    with pytest.raises(PuzzleError, match="breaks the invariant") as error:
        printed("solve", "goat", "--start", '{"at": {"farmer": "right"}}')
    (found,) = error.value.diagnostics
    assert "under `state:`" not in found.help and "begin in another state" in found.help
