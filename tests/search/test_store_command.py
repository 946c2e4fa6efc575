"""`puzzlelang store`: the contents of a folder, read without the puzzle."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers.loading import load
from puzzlelang.front.commands import alarm, options
from puzzlelang.front.commands import program as cli
from puzzlelang.search import Limits
from puzzlelang.search.store.store_files import LocalFiles
from puzzlelang.text import PuzzleError, progress
from tests.answers.test_json_fields import printed
from tests.search.test_store import in_store


def made(folder: Path, *words: str) -> str:
    """Create a store by a command, or continue an existing one."""
    place = folder / "layers"
    if place.exists():
        assert cli.main([*words, "--store", str(place), "--quiet"]) in (0, 3)
    for name, data in () if place.exists() else made_anew(*words).items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_bytes(data)
    return str(place)


@cache
def made_anew(*words: str) -> dict[str, bytes]:
    """The files of a new store, cached for several tests."""
    with tempfile.TemporaryDirectory() as place:
        assert cli.main([*words, "--store", place, "--quiet"]) in (0, 3)
        files = [path for path in Path(place).rglob("*") if path.is_file()]
        return {str(path.relative_to(place)): path.read_bytes() for path in files}


def told(place: str, *words: str) -> Any:
    return json.loads(printed("store", place, "--format", "json", *words))


def contents(place: str) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in Path(place).rglob("*") if path.is_file()}


def test_a_whole_space(tmp_path: Path) -> None:
    """10 states in 8 layers, one of them a goal, as in `explore goat` and by hand."""
    place = made(tmp_path, "explore", "goat")
    before = contents(place)
    found = told(place)
    assert found["puzzle"] == "Wolf, goat and cabbage" and "damaged" not in found
    (chain,) = found["chains"]
    assert (chain["by"], chain["whole"], chain["states"]) == ("steps", True, 10)
    assert [row["states"] for row in chain["layers"]] == [1, 1, 1, 2, 2, 1, 1, 1]
    assert [row["key"] for row in chain["layers"]] == list(range(8))
    assert [row["goals"] for row in chain["layers"]] == [0] * 7 + [1]
    assert chain["bytes"] == sum(path.stat().st_size for path in Path(place).rglob("*.run"))
    assert contents(place) == before
    text = printed("store", place)
    assert "8 layers, 10 states" in text and "the search is complete" in text


@pytest.mark.slow
def test_a_search_that_goes_on(tmp_path: Path) -> None:
    place = made(tmp_path, "explore", "klotski", "--states", "2000")
    (chain,) = told(place)["chains"]
    assert not chain["whole"] and 0 < chain["states"] < 25_955
    assert "continues from here" in " ".join(printed("store", place).split())
    assert told(place, "--check")["damaged"] == []
    made(tmp_path, "explore", "klotski")
    (chain,) = told(place)["chains"]
    assert chain["whole"] and chain["states"] == 25_955


def test_steps_that_lead_into_no_layer_yet(tmp_path: Path) -> None:
    place = made(tmp_path, "solve", "bridge", "--states", "20")
    (chain,) = told(place)["chains"]
    assert not chain["whole"]
    max(Path(place).rglob("manifest-*.json")).unlink()  # as after a kill before that write
    (chain,) = told(place)["chains"]
    assert not chain["whole"]


@pytest.mark.slow
def test_by_steps_and_by_cost(tmp_path: Path) -> None:
    made(tmp_path, "explore", "bridge")
    place = made(tmp_path, "solve", "bridge")
    assert [chain["by"] for chain in told(place)["chains"]] == ["steps", "cost"]


@pytest.mark.one_of(3)
@pytest.mark.parametrize("kind", ["run", "moves"])
@pytest.mark.parametrize("harm", ["flipped", "cut", "gone"])
def test_damaged_files_are_named(kind: str, harm: str, tmp_path: Path) -> None:
    place = made(tmp_path, "solve", "bridge", "--states", "20")
    path = max(Path(place).rglob(f"*.{kind}"))
    data = path.read_bytes()
    if harm == "gone":
        path.unlink()
    else:
        path.write_bytes(data[:-1] if harm == "cut" else data[:-1] + bytes([data[-1] ^ 1]))
    assert cli.main(["store", place, "--check", "--quiet"]) == 1
    (damage,) = told(place, "--check")["damaged"]
    assert str(path) in damage
    assert cli.main(["store", place, "--quiet"]) == 0, "files are not read without `--check`"


def test_forgotten_states(tmp_path: Path) -> None:
    """The counts remain: 10 states, 20 transitions, as in `explore goat`."""
    place = made(tmp_path, "explore", "goat")
    (before,) = told(place)["chains"]
    (after,) = told(place, "--forget")["chains"]
    gone = {"bytes": 0, "forgotten": True, "dropped": 8}
    assert not before["forgotten"] and after == {**before, **gone}
    assert (after["states"], after["transitions"], after["dead_ends"]) == (10, 20, 0)
    assert not [*Path(place).rglob("*.run")] and told(place)["chains"] == [after]
    assert "only these counts are kept" in " ".join(printed("store", place).split())
    assert told(place, "--check", "--forget")["damaged"] == []
    for command in ("explore", "solve"):
        with pytest.raises(PuzzleError, match="states of this store were removed"):
            printed(command, "goat", "--store", place)
    assert told(place)["chains"] == [after]


def test_what_goes_on_is_not_forgotten(tmp_path: Path) -> None:
    place = made(tmp_path, "explore", "cannibals", "--states", "6")
    before = contents(place)
    assert "so all states stay" in " ".join(printed("store", place, "--forget").split())
    assert contents(place).keys() == before.keys()
    made(tmp_path, "explore", "cannibals")
    assert told(place)["chains"][0]["states"] == 16


def test_killed_while_it_forgets(tmp_path: Path, monkeypatch: Any) -> None:
    """The mark is written first, so states are never removed without it."""
    place = made(tmp_path, "explore", "goat")
    before = {path for path in contents(place) if path.endswith(".run")}

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(LocalFiles, "create", killed)
        assert cli.main(["store", place, "--forget", "--quiet"]) == 130
    assert before <= contents(place).keys() and not told(place)["chains"][0]["forgotten"]
    with monkeypatch.context() as patched:
        patched.setattr(LocalFiles, "remove", killed)
        assert cli.main(["store", place, "--forget", "--quiet"]) == 130
    assert before <= contents(place).keys() and told(place)["chains"][0]["forgotten"]
    told(place, "--forget")
    assert not before & contents(place).keys()


def test_a_forged_mark(tmp_path: Path) -> None:
    """An unfinished search needs its states; another store's mark is invalid."""
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    place = made(tmp_path / "a", "explore", "klotski", "--states", "2000")
    other = made(tmp_path / "b", "explore", "goat")
    told(other, "--forget")
    mark = Path(other) / "steps" / "forgotten.json"
    (Path(place) / "steps" / mark.name).write_bytes(mark.read_bytes())
    for words in (["store", place], ["explore", "klotski", "--store", place]):
        with pytest.raises(PuzzleError, match=r"forgotten\.json` is damaged"):
            printed(*words)
    mark.write_bytes(mark.read_bytes()[:-9])
    with pytest.raises(PuzzleError, match="is damaged"):
        told(other)


def test_what_is_no_store(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    for place in (tmp_path, tmp_path / "mine.txt", tmp_path / "nowhere"):
        with pytest.raises(PuzzleError, match=r"is not a store|can.t be read"):
            printed("store", str(place), "--check")
    assert os.listdir(tmp_path) == ["mine.txt"]


@pytest.mark.parametrize(
    ("change", "said"),
    [({"format": 99}, "has format 99"), ({"digest": "xy"}, "damaged"), ({"words": 0}, "damaged"),
     ({"words": 10**18}, "damaged"), ({"puzzle": ["\x1b[2J"]}, "damaged")],
)  # fmt: skip
def test_a_forged_head(change: dict[str, Any], said: str, tmp_path: Path) -> None:
    place = made(tmp_path, "explore", "goat")
    path = Path(place) / "store.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    with pytest.raises(PuzzleError, match=said):
        printed("store", place)


def test_a_title_can_do_nothing(tmp_path: Path) -> None:
    place = made(tmp_path, "explore", "goat")
    path = Path(place) / "store.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "puzzle": "\x1b[2J<b>"}))
    assert "\x1b" not in printed("store", place)


def test_nothing_is_made_in_a_store_that_was_begun(tmp_path: Path) -> None:
    """Create no folder for a search by cost that wasn't requested, and follow no link."""
    place = made(tmp_path, "explore", "goat")
    assert not (Path(place) / "cost").exists()
    told(place, "--check")
    assert not (Path(place) / "cost").exists()
    (tmp_path / "elsewhere").mkdir()
    (Path(place) / "cost").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(PuzzleError, match="is a link"):
        printed("store", place)


def rows(*words: str, folder: Path) -> set[str]:
    """Rows of a table of states, without their numbers."""
    out = folder / "out.csv"
    assert cli.main(["explore", *words, "-o", str(out), "--quiet"]) == 0
    lines = out.read_text().splitlines()
    assert [line.partition(",")[0] for line in lines[1:]] == [*map(str, range(len(lines) - 1))]
    return {line.partition(",")[2] for line in lines}


@pytest.mark.later("frogs", "milk", "two-wolves")
@pytest.mark.parametrize("name", ["goat", "two-wolves", "frogs", "milk"])
def test_the_states_of_a_store_as_a_table(name: str, tmp_path: Path) -> None:
    """The rows equal those from memory, or of one depth; missing layers are computed first."""
    wanted = rows(name, folder=tmp_path)
    place = str(tmp_path / "layers")
    head = next(row for row in wanted if row.startswith("depth"))
    layer = rows(name, "--store", place, "--layer", "2", folder=tmp_path)
    assert layer == {row for row in wanted if row.startswith("2,")} | {head}
    assert rows(name, "--store", place, folder=tmp_path) == wanted
    out = tmp_path / "none.csv"
    with pytest.raises(PuzzleError, match="there is no layer 999: the deepest"):
        printed("explore", name, "--store", place, "--layer", "999", "-o", str(out))
    assert not out.exists()
    with pytest.raises(PuzzleError, match="chooses which states of a store"):
        printed("explore", name, "--layer", "2", "-o", str(out))


@pytest.mark.slow
@pytest.mark.parametrize("command", ["explore", "solve"])
def test_a_limit_of_the_disk_is_said(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = str(tmp_path / "layers")
    assert cli.main([command, "klotski", "--store", place, "--disk", "9k"]) == 3
    found = capsys.readouterr()
    assert "at the limit of the disk" in found.out and "with more `--disk`" in found.err
    with pytest.raises(PuzzleError, match="limits the size of `--store`"):
        printed(command, "klotski", "--disk", "9k")


@pytest.mark.slow
@pytest.mark.parametrize("command", ["explore", "solve"])
def test_how_to_go_on(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any
) -> None:
    """After the limit of `--memory`, continue with `--store`; in a store, with the same words."""
    monkeypatch.setattr(alarm, "MORE", 1e9)  # the search notices its limit first
    tiles = [command, "eight-puzzle", "--tier", "python"]
    assert cli.main([*tiles, "--memory", "1k"]) == 3
    told = capsys.readouterr().err
    assert "keeps the states on disk" in told and "needs `--memory 100M`" in told
    with monkeypatch.context() as patch:  # the default limit
        patch.setattr(options, "most_memory", lambda: 1_000)
        assert cli.main(tiles) == 3
        told = capsys.readouterr().err
        assert "keeps the states on disk, which has more room.\n" in told
    for other in (["--states", "50"], ["--memory", "1k", "--quiet"],
                  ["--memory", "1k", "--format", "json"]):  # fmt: skip
        assert cli.main([*tiles, *other]) == 3
        assert "--store" not in capsys.readouterr().err
    if command == "solve":
        assert cli.main([*tiles, "--memory", "1k", "--search", "dfs"]) == 3
        assert "--store" not in capsys.readouterr().err
    place = str(tmp_path / "layers")
    assert cli.main([*tiles, "--states", "50", "--store", place]) == 3
    assert f"results so far are in `{place}`; the same command" in capsys.readouterr().err


def test_progress_says_what_the_next_layer_takes(tmp_path: Path, monkeypatch: Any) -> None:
    """Estimate from the growth of layers: 1, 2, 4, 10 for the tiles from a corner, so about 10 ×
    (2.5 + 0.5)."""
    monkeypatch.setattr(progress, "EVERY", 0)
    monkeypatch.setattr(progress, "SHARE", 0)
    loaded = load("tiles", [("tiles", ",".join(map(str, range(16))))])

    def reports(states: int) -> list[Any]:
        found: list[Any] = []
        with progress.reporting(found.append), in_store(loaded, tmp_path / "s", 1) as other:
            answers.explore(other, Limits(states=states))
        return [one for one in found if one.depth is not None]

    assert all(one.states_before == 0 and one.depth < 4 for one in reports(7))
    again = reports(18)
    assert {one.states_before for one in again} == {17} and {one.depth for one in again} <= {3, 4}
    assert again[0].coming == 30 and again[0].depth == 3 and again[0].rate is None
    assert all(one.disk for one in again)


def test_the_memory_of_a_store_ends_nothing_soon(tmp_path: Path, monkeypatch: Any) -> None:
    """Parts take about as much memory as requested, some more; the limit is at twice as much."""
    asked: list[Any] = []

    @contextmanager
    def noted(seconds: Any, memory: Any) -> Iterator[None]:
        asked.append(memory)
        yield

    monkeypatch.setattr(cli, "alarm", noted)
    assert cli.main(["explore", "goat", "--memory", "30G", "--quiet"]) == 0
    made(tmp_path, "explore", "goat", "--memory", "30G")
    assert asked == [30 * 10**9, 60 * 10**9]
