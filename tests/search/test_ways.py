"""Solutions counted in columns on disk, of any width, with any memory."""

from __future__ import annotations

import os
import random
from math import comb
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers.loading import load
from puzzlelang.search import NEVER, Limits, PythonSearcher, Request
from puzzlelang.search.searcher import Kind
from puzzlelang.search.store import layered, state_frames, store_format, store_tasks
from puzzlelang.search.store.layered import Layers
from puzzlelang.search.store.state_frames import (
    Damaged,
    column_frames,
    encoded,
    with_column,
    with_ways,
)
from puzzlelang.search.store.store_tasks import NativeSums, Sums
from puzzlelang.text import PuzzleError
from tests.random_boards import some_boards
from tests.random_walks import random_walk
from tests.search.test_store import Calls, Stopped, asked, contents, held_below, in_store, same
from tests.support import load_text, nightly, slow

COUNT = Request(Kind.COUNT)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: Any, request: Any) -> None:
    if "write" not in request.node.name:
        monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture
def narrow(monkeypatch: Any) -> None:
    """Use frames of three states, so a few kilobytes hold many tables."""
    for module in (state_frames, store_tasks, store_tasks):
        monkeypatch.setattr(module, "COLUMN", 3)


def grid(size: int, cost: str = "") -> str:
    return f"""
puzzle: Right and up
state: {{a: 0..{size} = 0, b: 0..{size} = 0}}
transitions:
  right: {{when: a < {size}, then: {{a: a + 1}}}}
  up: {{when: b < {size}, then: {{b: b + 1}}}}
{cost}goal: a = {size} and b = {size}
"""


COSTS = "cost: 3 per right\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tier", "size", "cost"),
    [("auto", 34, ""), *slow(("python", 34, ""), ("auto", 70, "")),
     *nightly(("python", 34, COSTS))],
)  # fmt: skip
def test_numbers_of_more_than_one_word(tier: str, size: int, cost: str, narrow: None) -> None:
    """There are (2n over n) paths from corner to corner: 2 words for 34, 3 for 70."""
    with in_store(load_text(grid(size, cost), tier)) as other:
        assert answers.solve(other, count=True).total == comb(2 * size, size)


@pytest.mark.parametrize("tier", ["python", "auto"])
@pytest.mark.parametrize("cost", ["", "cost: 2 per right\n"])
def test_a_state_that_two_rules_lead_to_is_one_way(tier: str, cost: str) -> None:
    """Two rules lead from (0, 0) to (1, 1), but solutions are sequences of states."""
    text = grid(1).replace("up: {when: b < 1, then: {b: b + 1}}", "both: {then: {a: 1, b: 1}}")
    text = text.replace("right: {when: a < 1, then: {a: a + 1}}", "right: {then: {a: 1, b: 1}}")
    text = text.replace("goal:", f"{cost}goal:")
    with in_store(load_text(text, tier)) as other:
        assert answers.solve(other, count=True).total == 1


def kept(monkeypatch: Any, found: dict[str, bytes]) -> None:
    """Copy files of path counts before they are removed."""
    drop = Layers.drop

    def copied(self: Any, marks: Any) -> None:
        for file in marks.files if marks.kind == store_format.WAYS else ():
            path = Path(self.chain.files.path(file.name))
            found[f"{path.parent.name}/{path.name.split('.')[0]}"] = path.read_bytes()
        drop(self, marks)

    monkeypatch.setattr(Layers, "drop", copied)


@pytest.mark.slow
@pytest.mark.later("grid", "triangle")
@pytest.mark.parametrize("name", ["triangle", "two-wolves", "hanoi", "grid"])
def test_files_are_the_same_on_every_tier(name: str, narrow: None, monkeypatch: Any) -> None:
    """The same for any memory."""
    pytest.importorskip("llvmlite")
    files: list[dict[str, bytes]] = []
    for tier, memory in (("python", 1), ("auto", 1), ("auto", 10**9)):
        found: dict[str, bytes] = {}
        loaded = load_text(grid(34), tier) if name == "grid" else load(name, tier=tier)
        with monkeypatch.context() as patched, in_store(loaded, parts=3, memory=memory) as other:
            patched.setattr(type(other.searcher._pool.steps), "few", 0)
            kept(patched, found)
            asked(other.searcher, COUNT)
        files.append(found)
    assert files[0] and files[0] == files[1] == files[2]


@pytest.mark.slow
@pytest.mark.later("1-auto")
@pytest.mark.parametrize("tier", ["python", "auto"])
@pytest.mark.parametrize("count", [1, *nightly(4)])
def test_random_puzzles_in_narrow_frames(tier: str, count: int, narrow: None) -> None:
    texts = [random_walk(seed) for seed in range(3000, 3000 + count)]
    for text in [*texts, *(text for _, text in some_boards(3000, count, several=True))]:
        same(text, random.Random(text), tier)


@pytest.mark.slow
@pytest.mark.parametrize(("tier", "sums"), [("python", Sums), ("auto", NativeSums)])
def test_no_table_is_larger_than_the_memory_holds(
    tier: str, sums: Any, narrow: None, monkeypatch: Any
) -> None:
    if sums is NativeSums:
        pytest.importorskip("llvmlite")
    table, known, numbers = sums.table, [], []

    def noted(self: Any, wanted: Any) -> Any:
        rows = list(wanted)
        known.append((sum(frame[0] for _, frame in rows), self.most_targets))
        return table(self, rows)

    def summed(self: Any, states: Any) -> Any:
        numbers.append((len(states), self.most_states))
        return zeros(self, states)

    zeros = sums.zeros
    monkeypatch.setattr(sums, "table", noted)
    monkeypatch.setattr(sums, "zeros", summed)
    with in_store(load("triangle", tier=tier), parts=1) as other:
        assert answers.solve(other, count=True).total == 29_760, "known-results.md"
    assert all(held <= max(3, most) for held, most in known)
    assert len(known) > len(numbers), "more than one table for the same states"


# ── interruptions ────────────────────────────────────────────────────────────────────


def test_stopped_at_any_write_while_it_counts(tmp_path: Path, monkeypatch: Any) -> None:
    """The same command counts again; the last attempt leaves no file."""
    loaded = load("two-wolves", tier="python")
    wanted = asked(PythonSearcher(loaded.system, loaded.system.value), COUNT)
    calls = Calls(monkeypatch)
    with in_store(loaded, tmp_path / "whole") as other:
        asked(other.searcher, Request(Kind.EXPLORE))
    files = contents(tmp_path / "whole")
    calls.count = 0
    with in_store(loaded, tmp_path / "whole") as other:
        assert asked(other.searcher, COUNT) == wanted
    for step in range(1, calls.count, 11):
        calls.count, calls.last = 0, step
        with pytest.raises(Stopped), in_store(loaded, tmp_path / "whole") as other:
            asked(other.searcher, COUNT)
        calls.last = NEVER
        with in_store(loaded, tmp_path / "whole") as other:
            assert asked(other.searcher, COUNT) == wanted
        assert contents(tmp_path / "whole") == files
        left = [*(tmp_path / "whole").rglob("*.ways"), *(tmp_path / "whole").rglob("*.marks")]
        assert not left


@pytest.mark.parametrize("harm", ["flipped", "gone", *slow("cut", "swapped")])
def test_a_column_that_is_damaged_meanwhile(harm: str, tmp_path: Path, monkeypatch: Any) -> None:
    leading = Layers.leading

    def harmed(self: Any, layer: Any, *later: Any) -> Any:
        found = leading(self, layer, *later)
        path = Path(self.chain.files.path(max(found.files, key=lambda file: file.count).name))
        data = path.read_bytes()
        if harm == "gone":
            path.unlink()
        elif harm == "swapped":
            path.write_bytes(Path(self.chain.files.path(later[0].files[0].name)).read_bytes())
        else:
            path.write_bytes(data[:-1] if harm == "cut" else data[:-1] + bytes([data[-1] ^ 1]))
        return found

    monkeypatch.setattr(Layers, "leading", harmed)
    with (
        held_below(0, 0),
        in_store(load("triangle"), tmp_path / "s") as other,
        pytest.raises(PuzzleError) as caught,
    ):
        other.searcher.run(COUNT)
    assert "is damaged" in caught.value.diagnostics[0].message
    monkeypatch.undo()
    with in_store(load("triangle"), tmp_path / "s") as other:
        assert answers.solve(other, count=True).total == 29_760, "known-results.md"


def test_a_limit_of_the_disk_while_it_counts(tmp_path: Path) -> None:
    """Columns count towards the limit, too."""
    loaded = load("triangle")
    with in_store(loaded, tmp_path / "s") as other:
        other.searcher.run(Request(Kind.EXPLORE))
        (chain,) = other.searcher._store._chains.values()
        size = chain.bytes_on_disk()
    with in_store(loaded, tmp_path / "s", disk=size + 2000) as other:
        assert other.searcher.run(COUNT).outcome.limit == "disk"
    with in_store(loaded, tmp_path / "s", disk=10 * size) as other:
        assert other.searcher.run(COUNT).total == 29_760, "known-results.md"


def test_a_limit_of_time_while_it_counts(tmp_path: Path, monkeypatch: Any) -> None:
    loaded = load("triangle")
    with in_store(loaded, tmp_path / "s") as other:
        other.searcher.run(Request(Kind.EXPLORE))

    def forever(self: Any, layer: Any, *later: Any) -> Any:
        while True:
            self.look()

    with monkeypatch.context() as patched, in_store(loaded, tmp_path / "s") as other:
        patched.setattr(Layers, "leading", forever)
        found = other.searcher.run(Request(Kind.COUNT, limits=Limits(seconds=0.1)))
        assert found.outcome.limit == "time"
    assert not [*(tmp_path / "s").rglob("*.ways")]


def test_numbers_that_are_too_wide_are_refused(monkeypatch: Any) -> None:
    monkeypatch.setattr(layered, "MOST_WIDTH", 1)
    with in_store(load_text(grid(34))) as other, pytest.raises(PuzzleError, match="64 bits"):
        other.searcher.run(COUNT)


# ── columns ──────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.parametrize("words", [1, 3])
def test_columns_are_read_as_they_were_written(words: int) -> None:
    chance = random.Random(words)
    for count, bits in ((1, 1), (50, 64), (9000, 65), (70, 700)):
        states = sorted({chance.getrandbits(64 * words) for _ in range(count)})
        numbers = [chance.getrandbits(bits) | 1 for _ in states]
        frames = list(column_frames(states, numbers))
        assert [*with_ways(frames, words)] == [*zip(states, numbers, strict=True)]
        assert all(frame[0] <= store_tasks.COLUMN for frame in frames)


@pytest.mark.parametrize("column", [b"", bytes(7), bytes(9), bytes(24)])
def test_a_column_of_another_length(column: bytes) -> None:
    frame = with_column((2, encoded([5, 9])), column)
    with pytest.raises(Damaged):
        [*with_ways([frame], 1)]
