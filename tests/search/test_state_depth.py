"""Distance of a state from the start, looked up in the layers of a store."""

from __future__ import annotations

import json
import os
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers import answer_reading
from puzzlelang.answers.loading import Loaded, load
from puzzlelang.compiler import MergedSystem
from puzzlelang.core import values
from puzzlelang.front.commands import program as cli
from puzzlelang.search import Fault, Limits, walk
from puzzlelang.search.store import state_frames, store_tasks
from puzzlelang.search.store.state_frames import first_in
from puzzlelang.text import PuzzleError
from tests.answers.test_json_fields import printed
from tests.random_walks import random_walk
from tests.search.test_store import in_store
from tests.support import in_part, load_text, slow

NO_LIMITS = Limits()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: Any) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)


def depths(loaded: Loaded) -> dict[tuple[int, ...], int]:
    """Compute the depths by a search in memory."""
    system: Any = loaded.searcher.system
    return {system.slots(state): depth for state, depth, _ in walk(system, NO_LIMITS)}


def found(loaded: Loaded, slots: tuple[int, ...]) -> int | None:
    return answers.depth_of(loaded, slots, NO_LIMITS).depth


@pytest.mark.slow
@pytest.mark.parametrize("parts", [1, 7])
@pytest.mark.parametrize("name", ["two-wolves", "hanoi", *slow("triangle", "family", "milk")])
def test_each_state_of_the_library(name: str, parts: int, monkeypatch: Any) -> None:
    """Use frames of three states, so a part has many frames."""
    for module in (state_frames, store_tasks):
        monkeypatch.setattr(module, "FRAME", 3)
    loaded = load(name)
    wanted = depths(loaded)
    chance = random.Random(name)
    some = chance.sample(sorted(wanted), min(40, len(wanted)))
    with in_store(loaded, parts=parts) as other:
        assert {slots: found(other, slots) for slots in some} == {s: wanted[s] for s in some}


@pytest.mark.parametrize("words", [1, 2, 5])
def test_the_first_state_of_a_frame(words: int) -> None:
    chance = random.Random(words)
    for bits in (1, 7, 8, 64 * words):
        states = sorted({chance.getrandbits(bits) for _ in range(9)})
        frame = len(states), state_frames.encoded(states)
        assert first_in(frame, words) == states[0]


@pytest.mark.slow
@in_part("count", 3, 20, 80)
def test_states_of_random_walks(count: int) -> None:
    """Include states with one value of another state; some of these are unreachable."""
    for seed in range(count):
        loaded, chance = load_text(random_walk(seed), "python"), random.Random(seed)
        try:
            wanted = depths(loaded)
        except Fault:
            continue  # the space ends at a fault
        known = sorted(wanted)
        with in_store(loaded, parts=3) as other:
            for _ in range(20):
                slots, more = list(chance.choice(known)), chance.choice(known)
                place = chance.randrange(len(slots))
                slots[place] = more[place]
                assert found(other, tuple(slots)) == wanted.get(tuple(slots))


def test_a_state_of_members_that_are_alike() -> None:
    """All renamings of a state have the same depth."""
    loaded = load("two-wolves")
    system: Any = loaded.searcher.system
    assert isinstance(system, MergedSystem)
    true = {system.true.slots(state) for state, _, _ in walk(system.true, NO_LIMITS)}
    wanted = depths(loaded)
    assert len(true) == 22 and len(wanted) == 18, "known-results.md"
    with in_store(loaded) as other:
        for slots in sorted(true):
            canonical = system.slots(system.canonical(system.true.state(slots)))
            assert found(other, slots) == wanted[canonical]


@cache
def of_klotski() -> tuple[Loaded, dict[tuple[int, ...], int]]:
    loaded = load("klotski")
    return loaded, depths(loaded)


@pytest.mark.slow
def test_a_search_that_goes_on(tmp_path: Path) -> None:
    loaded, wanted = of_klotski()
    last = max(wanted, key=lambda slots: wanted[slots])
    with in_store(loaded, tmp_path / "s") as other:
        first = answers.depth_of(other, last, Limits(states=2000))
        assert (first.depth, first.limit) == (None, "states")
        found_now = answers.depth_of(other, last, NO_LIMITS)
        assert (found_now.depth, found_now.limit) == (wanted[last], "")


# ── the command ──────────────────────────────────────────────────────────────────────


def test_the_command_says_it(tmp_path: Path) -> None:
    """Look up the states of a shortest solution, 7 steps according to known-results.md."""
    place = str(tmp_path / "layers")
    solved = json.loads(printed("solve", "goat", "--format", "json"))
    words = ("explore", "goat", "--store", place, "--state")
    for depth, step in enumerate(solved["trace"]):
        told = json.loads(printed(*words, json.dumps(step["state"]), "--format", "json"))
        assert (told["state"], told["depth"]) == (step["state"], depth)
    assert "The state is 7 " in printed(*words, json.dumps(solved["trace"][-1]["state"]))
    assert "The state is 0 " in printed(*words, "{}"), "omitted variables keep their initial values"


def test_what_is_left_out_is_as_at_the_start(tmp_path: Path) -> None:
    words = ("explore", "goat", "--store", str(tmp_path / "s"), "--format", "json", "--state")
    told = json.loads(printed(*words, '{"at": {"farmer": "right", "goat": "right"}}'))
    sides = {"farmer": "right", "wolf": "left", "goat": "right", "cabbage": "left"}
    assert (told["state"], told["depth"]) == ({"at": sides}, 1)


def test_a_message_shows_how_a_state_is_written(tmp_path: Path, monkeypatch: Any) -> None:
    words = ("--store", str(tmp_path / "s"), "--state", "{")
    with pytest.raises(PuzzleError) as error:
        printed("explore", "goat", *words)
    (said,) = error.value.diagnostics
    example = said.help.partition("start is ")[2]
    assert json.loads(example)["at"]["goat"] == "left"
    monkeypatch.setattr(answer_reading, "LONGEST_START", 20)
    with pytest.raises(PuzzleError) as error:
        printed("explore", "goat", *words)
    (said,) = error.value.diagnostics
    assert "{" not in said.help, "it would be too long"


def test_a_state_that_cannot_be_reached(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    loaded = load("frogs")
    row = values.state_to_json(loaded.puzzle, loaded.puzzle.starts[0])
    ((name, board),) = row.items()
    assert isinstance(board, list)
    words = ["explore", "frogs", "--store", str(tmp_path / "s"), "--state"]
    state = json.dumps({name: [board[0]] * len(board)})
    assert cli.main([*words, state]) == 1
    assert "can't be reached" in capsys.readouterr().out
    assert cli.main([*words, state, "--format", "json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["depth"] is None and "limit" not in told


def test_a_limit_leaves_it_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    loaded, wanted = of_klotski()
    last = max(wanted, key=lambda slots: wanted[slots])
    state = json.dumps(values.state_to_json(loaded.puzzle, last))
    words = ["explore", "klotski", "--store", str(tmp_path / "s"), "--state", state]
    assert cli.main([*words, "--states", "2000"]) == 3
    said = capsys.readouterr()
    assert "not among those that were found" in " ".join(said.out.split())
    assert "the same command continues" in said.err
    assert cli.main([*words, "--states", "2000", "--format", "json"]) == 3
    told = json.loads(capsys.readouterr().out)
    assert (told["depth"], told["limit"]) == (None, "states")


@pytest.mark.parametrize(
    "state",
    [" ", "7", "[]", "{", '{"x": 1}', '{"board": 7}', "{}{}", '{"board": null}', "[" * 9999],
)
def test_what_is_no_state(state: str, tmp_path: Path) -> None:
    with pytest.raises(PuzzleError, match="not a state of this puzzle"):
        printed("explore", "frogs", "--store", str(tmp_path / "s"), "--state", state)


@pytest.mark.parametrize("other", [["--tree"], ["--full"], ["--why"], ["-o", "x.csv"]])
def test_what_does_not_go_together(other: list[str], tmp_path: Path) -> None:
    words = ["explore", "frogs", "--state", "{}"]
    with pytest.raises(PuzzleError, match="`--state` needs a store"):
        printed(*words)
    with pytest.raises(PuzzleError, match="can't be combined"):
        printed(*words, "--store", str(tmp_path / "s"), *other)


def test_a_store_without_its_states(tmp_path: Path) -> None:
    place = str(tmp_path / "s")
    printed("explore", "goat", "--store", place)
    printed("store", place, "--forget")
    with pytest.raises(PuzzleError, match="states of this store were removed"):
        printed("explore", "goat", "--store", place, "--state", "{}")
