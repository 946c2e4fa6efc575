"""Files of thin layers held in memory: any state of the disk continues to the same files."""

from __future__ import annotations

import os
import pickle
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.answers.loading import load
from puzzlelang.search import NEVER, Limits, Request
from puzzlelang.search.searcher import Kind
from puzzlelang.search.store import store_files
from puzzlelang.search.store.store_files import TOGETHER, HeldFiles, LocalFiles
from puzzlelang.search.store.store_tasks import Steps
from puzzlelang.text import PuzzleError
from tests.search.test_store import Calls, Stopped, asked, contents, in_store, no_room, requests
from tests.support import in_part

EXPLORE = Request(Kind.EXPLORE)


@pytest.fixture
def synced(monkeypatch: Any) -> list[int]:
    """Record the files that are synchronised."""
    found = list[int]()
    monkeypatch.setattr(os, "fsync", found.append)
    return found


@pytest.mark.slow
def test_thin_layers_are_written_down_at_once(tmp_path: Path, synced: list[int]) -> None:
    """The bytes equal those written layer by layer; states and moves precede their manifests."""
    loaded, seen = load("frogs", tier="python"), []
    link = os.link

    def seeing(source: str, target: str) -> None:
        seen.append(sum(1 for _ in tmp_path.glob("held/steps/*/part-*")))
        link(source, target)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "link", seeing)
        with in_store(loaded, tmp_path / "held", 1) as other:
            found = asked(other.searcher, EXPLORE)
    del synced[:]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Steps, "few", 0)
        with in_store(loaded, tmp_path / "direct", 1) as other:
            assert asked(other.searcher, EXPLORE) == found
    assert contents(tmp_path / "held") == contents(tmp_path / "direct")
    layers = len(contents(tmp_path / "held"))
    assert layers == len(found[3]) > 8
    assert seen[1:] == [2 * layers] * (2 * layers), "manifests are written after all states"


@pytest.mark.slow
@pytest.mark.later("1073741824-0.0")
@pytest.mark.parametrize(("most", "longest"), [(0, 1e9), (1 << 30, 0.0), (300, 1e9)])
def test_held_for_a_while(
    most: int, longest: float, tmp_path: Path, monkeypatch: Any, synced: list[int]
) -> None:
    """Write on any trigger: each kind of request in one folder, then continue there."""
    monkeypatch.setattr(store_files, "MOST_HELD", most)
    monkeypatch.setattr(store_files, "LONGEST_HELD", longest)
    loaded, memory = load("two-wolves", tier="python"), []
    for request in requests(loaded):
        with in_store(loaded, tmp_path / "own") as other:
            memory.append(asked(other.searcher, request))
    for number, request in enumerate(requests(loaded)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Steps, "few", (0, 3, 1 << 20)[number % 3])
            with in_store(loaded, tmp_path / "one") as other:
                assert asked(other.searcher, request) == memory[number]
    assert contents(tmp_path / "one") == contents(tmp_path / "own")


@pytest.mark.slow
def test_thin_and_wide_layers_take_turns(tmp_path: Path, monkeypatch: Any) -> None:
    """Wide layers are written directly, after all held files."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
    monkeypatch.setattr(Steps, "few", 100)
    loaded = load("triangle", tier="python")
    with in_store(loaded, tmp_path / "cut") as other:
        request = Request(Kind.EXPLORE, limits=Limits(states=1_500))
        assert other.searcher.run(request).limit == "states"
        chain = other.searcher._store.chain("steps")
        assert chain.place.held is None and chain.layers[-1].count > 100
    with in_store(loaded, tmp_path / "cut") as other:
        assert other.searcher.run(EXPLORE).states == 3_016
        assert other.searcher._store.chain("steps").place.held is not None
    with in_store(loaded, tmp_path / "whole") as other:
        other.searcher.run(EXPLORE)
    assert contents(tmp_path / "cut") == contents(tmp_path / "whole")


@in_part("each", 23, 7, 1)
def test_killed_while_it_is_written_down(tmp_path: Path, each: int, monkeypatch: Any) -> None:
    """Kill the process at any system call: files named in manifests exist, and the same command
    continues, also with earlier layers on disk and replaced files to be removed."""
    loaded, calls = load("two-wolves", tier="python"), Calls(monkeypatch)
    monkeypatch.setattr(store_files, "MOST_HELD", 2000)
    with in_store(loaded, tmp_path / "whole") as other:
        wanted = asked(other.searcher, EXPLORE)
    total, written = calls.count, set()
    for step in range(1, total, each):
        folder = tmp_path / f"at{step}"
        calls.count, calls.last = 0, step
        with pytest.raises(Stopped), in_store(loaded, folder) as other:
            asked(other.searcher, EXPLORE)
        calls.last = NEVER
        with in_store(loaded, folder) as other:
            chain = other.searcher._store.chain("steps")
            written.add(len(chain.layers))
            assert not [found for each in chain.checked() for found in each]
            assert asked(other.searcher, EXPLORE) == wanted
        assert contents(folder) == contents(tmp_path / "whole")
    assert len(written) > 3


@pytest.mark.parametrize("most", [2000, 10**9])
def test_a_full_disk_while_it_is_written_down(most: int, tmp_path: Path, monkeypatch: Any) -> None:
    """Report a full disk, midway or at the end; the same searcher continues once there is room."""
    loaded = load("two-wolves", tier="python")
    with in_store(loaded, tmp_path / "s") as other:
        monkeypatch.setattr(store_files, "MOST_HELD", most)
        monkeypatch.setattr(LocalFiles, "put_all", no_room)
        with pytest.raises(PuzzleError) as caught:
            other.searcher.run(EXPLORE)
        assert "No space left on device" in caught.value.diagnostics[0].message
        assert not list((tmp_path / "s").rglob("part-*"))
        monkeypatch.undo()
        assert other.searcher.run(EXPLORE).states == 18


def test_many_files_are_all_there_or_none(tmp_path: Path, monkeypatch: Any) -> None:
    files = LocalFiles(str(tmp_path))
    many = {f"layer-{n % 3:06}/part-{n:04}": bytes((n % 256,)) * n for n in range(3 * TOGETHER + 1)}
    files.put_all(many)
    assert {name: (tmp_path / name).read_bytes() for name in many} == many
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(FileExistsError):
        files.put_all({"layer-000001/new": b"", "layer-000000/part-0000": b"x"})
    assert (tmp_path / "layer-000000/part-0000").read_bytes() == b""
    assert sorted(tmp_path.rglob("*")) == before


def test_what_is_held_goes_to_no_other_process(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="in one process only"):
        pickle.dumps(HeldFiles(LocalFiles(str(tmp_path))))
