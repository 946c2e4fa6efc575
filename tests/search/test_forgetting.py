"""`explore --store DIR --forget` drops layers as soon as it can, and no count changes.

This holds for steps back found later, and for interruptions at any point.
"""

from __future__ import annotations

import itertools
import json
import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import puzzlelang
from puzzlelang import answers
from puzzlelang.answers.loading import Loaded, load
from puzzlelang.front.commands import program as cli
from puzzlelang.search import NEVER, Fault, Limits, Request
from puzzlelang.search.searcher import Kind
from puzzlelang.search.store import layered
from puzzlelang.search.store.layered import ForgetfulLayers
from puzzlelang.search.store.store_files import LocalFiles
from puzzlelang.search.store.store_format import checksum
from puzzlelang.search.store.store_tasks import Merging, Steps
from puzzlelang.text import PuzzleError, replace
from tests.answers.test_json_fields import printed
from tests.random_boards import some_boards
from tests.random_puzzles import at_random, puzzles
from tests.random_walks import random_walk
from tests.search.test_store import (
    PARTS,
    Calls,
    Stopped,
    held_below,
    in_store,
    no_room,
    said,
    survey,
    ways_back,
)
from tests.search.test_store_command import made, told
from tests.support import in_part, load_text, nightly, slow

WHOLE = Request(Kind.EXPLORE)

LATE = """
puzzle: A square with a slide
state: {a: 0..5 = 0, b: 0..5 = 0}
transitions:
  right: {when: a < 5, then: {a: a + 1}}
  left: {when: a > 0, then: {a: a - 1}}
  up: {when: b < 5, then: {b: b + 1}}
  down: {when: b > 0, then: {b: b - 1}}
  slide: {when: a = 5 and b = 2, then: {a: 0, b: 1}}
goal: false
"""
"""Five of the 11 layers are dropped before the search reaches the slide back into the second."""


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: Any) -> None:
    """Drop layers however small, and don't wait for the disk."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
    monkeypatch.setattr(layered, "LEAST_DROPPED", 0)


def counts(loaded: Loaded) -> Any:
    """Counts of `explore`, or "fault"."""
    try:
        return said(loaded.searcher.run(WHOLE))[:-1]
    except Fault:
        return "fault"


def layers_there(folder: Path) -> list[str]:
    return sorted({path.parent.name for path in folder.rglob("*.run")})


@contextmanager
def watched() -> Iterator[list[set[str]]]:
    """Record which layers have their states on disk each time a layer is created."""
    found, run = list[set[str]](), Merging.run

    def noted(self: Any, *given: Any) -> Any:
        found.append({path.parent.name for path in Path(self.place.folder).rglob("*.run")})
        return run(self, *given)

    with patch.object(Merging, "run", noted):
        yield found


@contextmanager
def restoring() -> Iterator[list[int]]:
    """Record the numbers of the layers that are recomputed."""
    found, restore = list[int](), ForgetfulLayers._restore

    def noted(self: Any, layer: Any) -> None:
        found.append(layer.number)
        restore(self, layer)

    with patch.object(ForgetfulLayers, "_restore", noted):
        yield found


@pytest.mark.slow
@pytest.mark.parametrize("tier", ["python", "auto"])
@pytest.mark.parametrize(("name", "most"), [("hanoi", 2), ("triangle", 2), ("two-wolves", 2)])
def test_old_layers_go(name: str, most: int, tier: str, tmp_path: Path) -> None:
    """If steps can be undone, or pegs decrease, two layers remain next to the new one. The first
    task of a stage sees no file of the new layer."""
    loaded = load(name, tier=tier)
    with in_store(loaded) as other:
        wanted = counts(other)
    few = patch.object(Steps, "few", 0)
    with few, watched() as there, in_store(loaded, tmp_path / "s", 1, forgets=True) as other:
        assert counts(other) == wanted
        assert counts(other) == wanted, "from the counted layers"
    if tier == "python":
        assert max(map(len, there)) == most
    assert layers_there(tmp_path) == []


@pytest.mark.slow
def test_all_that_is_said_of_a_space() -> None:
    """Compare the whole survey except the deepest states and the solutions."""
    for name in ("goat", "frogs", "hanoi", "triangle"):
        loaded = load(name)
        one = survey(loaded)
        with in_store(loaded, forgets=True) as other:
            two = survey(other)
        for field in ("deepest", "cost", "solutions"):
            one.pop(field), two.pop(field)
        assert one == two


def test_what_has_no_goal_in_any_state_has_no_solution(tmp_path: Path) -> None:
    text = printed("explore", "dominoes", "--store", str(tmp_path / "s"), "--forget")
    assert "no solution" in text.lower()


@pytest.mark.slow
@pytest.mark.parametrize("tier", ["python", "auto"])
@pytest.mark.parametrize("parts", [PARTS[0], PARTS[2], *slow(PARTS[1])])
def test_layers_that_are_needed_again_are_made_again(tier: str, parts: int, tmp_path: Path) -> None:
    """Mutation: comparing a layer without the dropped ones counts states twice."""
    loaded = load_text(LATE, tier)
    with in_store(loaded, parts=parts) as other:
        wanted = counts(other)
    with restoring() as again, in_store(loaded, tmp_path / "s", parts, forgets=True) as other:
        assert counts(other) == wanted and wanted[1] == 36
    assert again == [0, 1, 2, 3, 4]


def random_slides(seed: int) -> str:
    chance = random.Random(seed)
    rules = ""
    for number in range(chance.randint(0, 2)):
        a, b, c, d = (chance.randrange(6) for _ in range(4))
        rules += f"  slide{number}: {{when: a = {a} and b = {b}, then: {{a: {c}, b: {d}}}}}\n"
    slide = LATE.index("  slide")
    head, tail = LATE[:slide], LATE[LATE.index("goal") :]
    lost = chance.choice(("", "lose:\n  there: a = 3 and b = 2\n", "lose:\n  deep: a + b = 9\n"))
    return head.replace("a: 0..5 = 0", f"a: 0..5 = {chance.randrange(6)}") + rules + tail + lost


@in_part("count", 5, 15, 200)
def test_random_slides(count: int) -> None:
    met = 0
    for seed in range(count):
        loaded = load_text(random_slides(seed), "python" if seed % 5 else "auto")
        parts = PARTS[seed % 3]
        with in_store(loaded, parts=parts) as other:
            wanted = counts(other)
        with restoring() as again, in_store(loaded, parts=parts, forgets=True) as other:
            assert counts(other) == wanted, seed
        met += bool(again)
    assert met > count // 8


def forgotten_alike(text: str, chance: random.Random) -> None:
    loaded = load_text(text, "python")
    with in_store(loaded) as other:
        wanted = counts(other)
    held = held_below(chance.choice((0, 9, 10**9)), chance.choice((0, 5_000, 10**9)))
    with held, in_store(loaded, parts=chance.choice(PARTS), forgets=True) as other:
        assert counts(other) == wanted


@pytest.mark.slow
@at_random(30, puzzles())
def test_random_puzzles(text: str) -> None:
    try:
        forgotten_alike(text, random.Random(text))
    except PuzzleError:
        pass  # the random generator may write an invalid puzzle


@pytest.mark.slow
@in_part("count", 1, 3, 40)
def test_random_walks_and_boards(count: int) -> None:
    texts = [random_walk(seed) for seed in range(count)]
    texts += [text for _, text in some_boards(300, count, several=True)]
    for text in texts:
        forgotten_alike(text, random.Random(text))


# ── interruptions ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("text", ["late", "two-wolves"])
@pytest.mark.parametrize("few", [0, Steps.few])
@in_part("each", 197, 71, 7)
def test_stopped_at_any_write_and_resumed(
    text: str, few: int, each: int, tmp_path: Path, monkeypatch: Any
) -> None:
    """Stop at any system call, including those that remove or recompute layers."""
    monkeypatch.setattr(Steps, "few", few)
    loaded = load_text(LATE, "python") if text == "late" else load(text, tier="python")
    with in_store(loaded, tmp_path / "whole") as other:
        wanted = counts(other)
    calls = Calls(monkeypatch)
    with in_store(loaded, tmp_path / "counted", forgets=True) as other:
        assert counts(other) == wanted
    for step in range(1, calls.count, each):
        folder = tmp_path / f"at{step}"
        calls.count, calls.last = 0, step
        with pytest.raises(Stopped), in_store(loaded, folder, forgets=True) as other:
            counts(other)
        calls.last = NEVER
        with in_store(loaded, folder, forgets=True) as other:
            assert counts(other) == wanted
        assert not list(folder.rglob("part-*"))
        shutil.rmtree(folder)


@pytest.mark.parametrize("few", [0, Steps.few])
def test_the_mark_comes_first(few: int, tmp_path: Path, monkeypatch: Any) -> None:
    """The mark is written before any state is removed."""
    loaded, create = load_text(LATE, "python"), LocalFiles.create
    monkeypatch.setattr(Steps, "few", few)

    def stopped(self: Any, files: dict[str, str]) -> None:
        create(self, {name: text for name, text in files.items() if "dropped" not in name})
        if any("dropped" in name for name in files):
            raise Stopped

    with (
        patch.object(LocalFiles, "create", stopped), pytest.raises(Stopped),
        in_store(loaded, tmp_path / "s", 1, forgets=True) as other,
    ):  # fmt: skip
        counts(other)
    assert len(layers_there(tmp_path)) == len([*tmp_path.rglob("manifest-*.json")]) > 2


@pytest.mark.slow
@pytest.mark.parametrize("few", [0, Steps.few])
@in_part("each", 139, 47, 17)
def test_a_disk_that_is_full_at_any_write(
    few: int, each: int, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(Steps, "few", few)
    loaded = load_text(LATE, "python")
    with in_store(loaded, tmp_path / "whole") as other:
        wanted = counts(other)
    calls = Calls(monkeypatch, ("fsync", "link", "mkdir", "open", "write"), full=True)
    with in_store(loaded, tmp_path / "counted", forgets=True) as other:
        counts(other)
    for step in range(1, calls.count, each):
        folder = tmp_path / f"at{step}"
        calls.count, calls.last = 0, step
        try:
            with in_store(loaded, folder, forgets=True) as other:
                assert counts(other) == wanted, "an unsynchronised folder is harmless"
        except PuzzleError as error:
            assert "No space left" in error.diagnostics[0].message
        calls.last = NEVER
        with in_store(loaded, folder, forgets=True) as other:
            assert counts(other) == wanted


def test_stopped_while_layers_are_made_again_the_states_of_a_finished_one_stay(
    tmp_path: Path,
) -> None:
    loaded, made = load_text(LATE, "python"), ForgetfulLayers._restore

    def stopped(self: Any, layer: Any) -> None:
        if layer.number == 3:
            raise Stopped
        made(self, layer)

    few = patch.object(Steps, "few", 0)
    with (
        few, patch.object(ForgetfulLayers, "_restore", stopped), pytest.raises(Stopped),
        in_store(loaded, tmp_path / "s", forgets=True) as other,
    ):  # fmt: skip
        counts(other)
    with restoring() as again, in_store(loaded, tmp_path / "s", forgets=True) as other:
        assert counts(other)[1] == 36
    assert again == [3, 4]


def test_with_and_without_in_turns(tmp_path: Path) -> None:
    """A store started without `--forget` can continue with it, but not the other way round."""
    loaded, place = load_text(LATE, "python"), tmp_path / "s"
    with in_store(loaded, place) as other:
        answers.explore(other, Limits(states=15))
    assert len(layers_there(place)) == 6
    with in_store(loaded, place, forgets=True) as other:
        answers.explore(other, Limits(states=25))
    (chain,) = told(str(place))["chains"]
    assert 0 < chain["dropped"] < len(chain["layers"])
    with in_store(loaded, place) as other, pytest.raises(PuzzleError, match="were removed"):
        counts(other)
    with in_store(loaded, place, forgets=True) as other:
        assert counts(other)[1] == 36


@pytest.mark.slow
def test_a_store_that_was_made_again_is_whole_for_all(tmp_path: Path) -> None:
    """Afterwards no layer is dropped, so a trace can be found."""
    loaded, place = load_text(LATE, "python"), tmp_path / "s"
    with in_store(loaded, place) as other:
        wanted = said(other.searcher.run(WHOLE))
    with ways_back(0), in_store(loaded, tmp_path / "t", forgets=True) as other:
        answers.explore(other, Limits(states=34))
    (chain,) = told(str(tmp_path / "t"))["chains"]
    assert chain["dropped"] == 0 and chain["states"] == 35
    assert told(str(tmp_path / "t"), "--check")["damaged"] == []
    with in_store(loaded, tmp_path / "t") as other:
        assert said(other.searcher.run(WHOLE)) == wanted


# ── messages ─────────────────────────────────────────────────────────────────────────


def partly(folder: Path) -> str:
    """Create an unfinished store with some layers dropped."""
    return made(folder, "explore", "klotski", "--forget", "--states", "2000")


def test_a_store_says_it(tmp_path: Path) -> None:
    place = partly(tmp_path)
    (chain,) = told(place)["chains"]
    there = sum(path.stat().st_size for path in Path(place).rglob("*.run"))
    assert chain["dropped"] > 20 and not chain["forgotten"] and not chain["whole"]
    assert chain["bytes"] == there
    assert "first layers only the counts are kept" in " ".join(printed("store", place).split())
    assert told(place, "--check")["damaged"] == []
    assert told(place, "--forget")["chains"] == [chain], "an unfinished search is kept"
    assert cli.main(["explore", "klotski", "--store", place, "--forget", "--quiet"]) == 0
    (chain,) = told(place)["chains"]
    assert chain["forgotten"] and chain["dropped"] == len(chain["layers"])
    assert (chain["states"], chain["bytes"]) == (25_955, 0)


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [["explore"], ["solve"],
     *slow(["explore", "-o", "OUT"], ["explore", "-o", "OUT", "--layer", "3"],
           ["explore", "--state", "{}"], ["solve", "--count"])],
)  # fmt: skip
def test_whoever_asks_for_states_is_told_that_they_are_gone(
    words: list[str], tmp_path: Path
) -> None:
    place = partly(tmp_path)
    before = {str(path) for path in Path(place).rglob("*")}
    out = tmp_path / "out.csv"
    command, *more = [str(out) if word == "OUT" else word for word in words]
    with pytest.raises(PuzzleError, match="states of this store were removed"):
        printed(command, "klotski", "--store", place, *more)
    assert {str(path) for path in Path(place).rglob("*")} == before


def test_damage_of_what_is_left_is_named(tmp_path: Path) -> None:
    place = partly(tmp_path)
    path = max(Path(place).rglob("*.run"))
    path.write_bytes(path.read_bytes()[:-1])
    (damage,) = told(place, "--check")["damaged"]
    assert str(path) in damage


@pytest.mark.slow
def test_nothing_else_goes(tmp_path: Path) -> None:
    """Remove only files named in a manifest of this store, or with names like its own."""
    place = Path(partly(tmp_path))
    steps = place / "steps"
    (steps / "layer-000000").mkdir(exist_ok=True)
    mine = [place / "mine.txt", steps / "mine.run", steps / "layer-000000" / "mine.run",
            steps / "dropped-mine.json"]  # fmt: skip
    for path in mine:
        path.write_text("mine")
    assert cli.main(["explore", "klotski", "--store", str(place), "--forget", "--quiet"]) == 0
    assert [path.read_text() for path in mine] == ["mine"] * 4


def forged(path: Path, **change: Any) -> None:
    data = json.loads(path.read_text())["data"] | change
    check = checksum(json.dumps(data, sort_keys=True).encode()).hex()
    path.write_text(json.dumps({"check": check, "data": data}, sort_keys=True))


@pytest.mark.parametrize(
    "change",
    [{"before": "0" * 32}, {"files": []}, {"files": 7},
     {"files": [["../../../out/part-0000.0000000000000000.run", 1, "0" * 32, 1]]},
     {"files": [["layer-000001/part-0000.0000000000000000.run", 10**18, "0" * 32, 10**18]]}],
)  # fmt: skip
def test_a_forged_mark_is_refused(change: dict[str, Any], tmp_path: Path) -> None:
    loaded, place = load_text(LATE, "python"), tmp_path / "s"
    with in_store(loaded, place, 1, forgets=True) as other:
        answers.explore(other, Limits(states=32))
    (last,) = place.rglob("dropped-*.json")
    path = last if "before" in change else place / "steps" / "restored-000001.json"
    forged(path, **change)
    for forgets in (False, True):
        with (
            pytest.raises(PuzzleError, match=f"{path.name}` is damaged"),
            in_store(loaded, place, 1, forgets=forgets) as other,
        ):
            counts(other)


def test_a_layer_that_never_went_is_not_made_again(tmp_path: Path) -> None:
    loaded, place = load_text(LATE, "python"), tmp_path / "s"
    with in_store(loaded, place, 1) as other:
        answers.explore(other, Limits(states=15))
    manifest = json.loads((place / "steps" / "manifest-000001.json").read_text())
    path = place / "steps" / "restored-000001.json"
    path.write_text('{"data": {}}')
    forged(path, files=manifest["data"]["files"], before=manifest["check"])
    with pytest.raises(PuzzleError, match=r"restored-000001\.json` is damaged"):
        told(str(place))


@pytest.mark.slow
def test_a_mark_of_what_was_not_expanded_is_refused(tmp_path: Path) -> None:
    loaded, place = load_text(LATE, "python"), tmp_path / "s"
    with in_store(loaded, place, 1, forgets=True) as other:
        answers.explore(other, Limits(states=15))
    (mark,) = place.rglob("dropped-*.json")
    mark.rename(mark.with_name("dropped-000900.json"))
    with (
        pytest.raises(PuzzleError, match=r"dropped-000900\.json` is damaged"),
        in_store(loaded, place, 1, forgets=True) as other,
    ):
        counts(other)


def test_layers_that_come_out_otherwise_are_refused(tmp_path: Path) -> None:
    """The manifest was forged, or the program no longer computes the same layer."""
    loaded, starts = load_text(LATE, "python"), ForgetfulLayers._starts

    def other_starts(self: Any, parts: int) -> Any:
        files, goals, faults = starts(self, parts)
        return [replace(file, check="0" * 32) for file in files], goals, faults

    with in_store(loaded, tmp_path / "s", 1, forgets=True) as other:
        answers.explore(other, Limits(states=15))
    with (
        patch.object(ForgetfulLayers, "_starts", other_starts),
        pytest.raises(PuzzleError, match="its states are not the successors"),
        in_store(loaded, tmp_path / "s", 1, forgets=True) as other,
    ):
        counts(other)


@pytest.mark.parametrize(
    "other",
    [["-o", "x.csv"], ["--full"], ["--why"], ["--tree"], ["--state", "{}"]],
)
def test_what_does_not_go_together(other: list[str], tmp_path: Path) -> None:
    with pytest.raises(PuzzleError, match="can't be combined"):
        printed("explore", "goat", "--store", str(tmp_path / "s"), "--forget", *other)
    with pytest.raises(PuzzleError, match="removes states from a store"):
        printed("explore", "goat", "--forget")
    assert not (tmp_path / "s").exists()


def test_checks_ask_for_states(tmp_path: Path) -> None:
    loaded = load_text(LATE + "check:\n  small: a < 6\n")
    with (
        in_store(loaded, forgets=True) as other,
        pytest.raises(PuzzleError, match="`check:` needs"),
    ):
        answers.explore(other)


def test_in_python(tmp_path: Path) -> None:
    puzzle = puzzlelang.load("hanoi")
    with pytest.raises(ValueError, match="`forget` need a `store`"):
        puzzle.explore(forget=True)
    whole = puzzle.explore()
    space = puzzle.explore(store=tmp_path / "s", forget=True)
    assert (space.states, space.levels) == (whole.states, whole.levels)
    assert layers_there(tmp_path) == []
    with pytest.raises(PuzzleError, match="were removed"):
        list(itertools.islice(space, 1))


@pytest.mark.parametrize("name", [*slow("eight-puzzle"), *nightly("pancakes", "klotski")])
def test_larger_spaces(name: str, tmp_path: Path) -> None:
    loaded = load(name)
    wanted = said(loaded.searcher.run(WHOLE))[:-1]
    for cores in (1, 2):
        folder = tmp_path / str(cores)
        with in_store(loaded, folder, None, memory=10**9, cores=cores, forgets=True) as other:
            assert counts(other) == wanted
        assert layers_there(folder) == []


@pytest.mark.slow
def test_a_limit_of_the_disk_counts_what_is_left(tmp_path: Path) -> None:
    """Dropped files don't count towards the limit."""
    loaded = load("hanoi", [("discs", "6")])
    with in_store(loaded, tmp_path / "whole", 1) as other:
        states = counts(other)[1]
    size = sum(path.stat().st_size for path in (tmp_path / "whole").rglob("*.run"))
    few = patch.object(Steps, "few", 0)
    with few, in_store(loaded, tmp_path / "s", 1, disk=size // 2) as other:
        assert other.searcher.run(WHOLE).limit == "disk"
    with few, in_store(loaded, tmp_path / "t", 1, disk=size // 2, forgets=True) as other:
        assert counts(other)[1] == states


def test_full_disk_is_no_fault_of_the_states(tmp_path: Path, monkeypatch: Any) -> None:
    loaded = load_text(LATE, "python")
    with in_store(loaded, tmp_path / "s", forgets=True) as other:
        monkeypatch.setattr("puzzlelang.search.store.store_format.Writer.put", no_room)
        with pytest.raises(PuzzleError, match="No space left"):
            counts(other)
