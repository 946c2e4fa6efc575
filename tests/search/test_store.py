"""A store gives the same answers as a search in memory, for any parts, memory and interruptions."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import create_string_buffer
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from puzzlelang import answers
from puzzlelang.answers import loading
from puzzlelang.answers.loading import Loaded, load
from puzzlelang.answers.stores import stored
from puzzlelang.compiler import Packing, Unprintable
from puzzlelang.core import nodes as core
from puzzlelang.engine import model_digest
from puzzlelang.engine.kernel import block_functions
from puzzlelang.search import (
    NEVER,
    Fault,
    Limits,
    PythonSearcher,
    Request,
    Settings,
    Solutions,
    Solved,
    Space,
)
from puzzlelang.search.searcher import Kind
from puzzlelang.search.store import store_files, store_format, task_pool
from puzzlelang.search.store.state_frames import Damaged, decoded, encoded
from puzzlelang.search.store.store_format import overlapping, part_of
from puzzlelang.search.store.store_tasks import Merging, NativeSteps, Steps
from puzzlelang.syntax import Instance
from puzzlelang.text import Diagnostics, PuzzleError, Source
from tests.random_boards import some_boards
from tests.random_puzzles import at_random, puzzles
from tests.random_walks import random_walk
from tests.search.independent_reader import read_states
from tests.support import MOVED, MOVING, hears_control_c, in_part, load_text, nightly, slow

PARTS = (1, 2, 7, 64)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: Any, request: Any) -> None:
    """Don't wait for the disk, except in tests of that."""
    if "write" not in request.node.name:
        monkeypatch.setattr(os, "fsync", lambda _: None)


@contextmanager
def in_store(
    loaded: Loaded, folder: Path | str | None = None, parts: int | None = 2, **more: Any
) -> Iterator[Loaded]:
    place = tempfile.mkdtemp() if folder is None else str(folder)
    try:
        settings = Settings(place, more.pop("memory", 1), parts=parts, **more)
        with stored(loaded, settings) as found:
            yield found
    finally:
        if folder is None:
            shutil.rmtree(place)


@contextmanager
def ways_back(worth: int) -> Iterator[None]:
    """Test for steps back when earlier layers have ``worth`` times a layer's states."""
    with (
        patch.object(Steps, "worth_returns", worth),
        patch.object(NativeSteps, "worth_returns", worth),
    ):
        yield


@contextmanager
def held_below(few: int, most: int) -> Iterator[None]:
    """Hold files of layers below ``few`` states in memory, up to ``most`` bytes."""
    with (
        patch.object(Steps, "few", few),
        patch.object(NativeSteps, "few", few),
        patch.object(store_files, "MOST_HELD", most),
    ):
        yield


def said(answer: Any) -> Any:
    """An answer without its search statistics."""
    if isinstance(answer, Space):
        names = ("complete", "states", "transitions", "levels", "goal_states", "lost_states",
                 "dead_ends", "deepest")  # fmt: skip
        return [getattr(answer, name) for name in names]
    if isinstance(answer, Solutions):
        return said(answer.outcome), answer.total
    if isinstance(answer, Solved):
        return answer.trace, answer.cost, answer.optimal
    return type(answer).__name__


def asked(searcher: Any, request: Request) -> Any:
    try:
        return said(searcher.run(request))
    except Fault as fault:
        return "fault", fault.state


def requests(loaded: Loaded) -> Iterator[Request]:
    yield Request(Kind.EXPLORE)
    yield Request(Kind.COUNT)
    yield Request(Kind.SEARCH, "bfs")
    yield Request(Kind.SEARCH, "ucs")
    for rule in loaded.puzzle.losses:
        wanted = loaded.system.lower(rule.condition, {})
        yield Request(Kind.FIND, wanted=wanted)


def same(text: str, chance: random.Random, tier: str = "python") -> None:
    """Run each request in a new folder, and all of them in one, in any order. If enabled, tests for
    steps back begin at the third layer."""
    loaded = load_text(text, tier)
    system = loaded.searcher.system
    memory = PythonSearcher(system, system.value)
    wanted = [(request, asked(memory, request)) for request in requests(loaded)]
    chance.shuffle(wanted)
    for number in range(2):
        worth = ways_back(chance.choice((0, 0, 10**9)))
        held = held_below(chance.choice((0, 9, 10**9)), chance.choice((0, 5_000, 10**9)))
        with worth, held, in_store(loaded, parts=chance.choice(PARTS)) as other:
            inner = super(type(other.searcher), other.searcher)
            for request, answer in wanted[number:]:
                assert asked(inner, request) == answer, request


MANY_STARTS = """
puzzle: Clocks
state:
  {first}
  {second}
  wound: boolean = false
transitions:
  wind: {{then: {{wound: true, hour: hour div 3}}}}
goal: wound and hour = 0
"""


@pytest.mark.slow
@pytest.mark.parametrize("first", ["hour: 0..8 = any", *slow("on: boolean = any")])
def test_the_deepest_of_many_starts(first: str) -> None:
    """There are more starts than `deepest` lists, and several lead to the same state."""
    declared = ["hour: 0..8 = any", "on: boolean = any"]
    declared.remove(first)
    same(MANY_STARTS.format(first=first, second=declared[0]), random.Random(0))


@at_random(40, puzzles())
def test_random_puzzles(text: str) -> None:
    try:
        same(text, random.Random(text))
    except PuzzleError:
        pass  # the random generator may write an invalid puzzle


@in_part("count", 1, 3, 40)
def test_random_boards(count: int) -> None:
    for seed, text in some_boards(700, count, several=True):
        same(text, random.Random(seed))


@in_part("count", 1, 6, 40)
def test_random_walks(count: int) -> None:
    for seed in range(count):
        same(random_walk(seed), random.Random(seed))


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, *nightly(8)])
def test_random_boards_by_machine_code(count: int) -> None:
    for seed, text in some_boards(900, count, several=True):
        same(text, random.Random(seed), "auto")
    for seed in range(900, 900 + count):
        same(random_walk(seed), random.Random(seed), "auto")


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["two-wolves", *slow("triangle", "solitaire-chess", "snake", "nonogram")]
)
def test_files_are_the_same_on_every_tier(name: str, tmp_path: Path) -> None:
    pytest.importorskip("llvmlite")
    files = []
    for tier in ("python", "auto"):
        with in_store(
            load(str(MOVED.get(name, name)), tier=tier), tmp_path / tier, parts=3, memory=1
        ) as other:
            asked(other.searcher, Request(Kind.EXPLORE))
            is_native = isinstance(other.searcher._pool.steps, NativeSteps)
            assert is_native is (tier == "auto")
        files.append(contents(tmp_path / tier))
    assert files[0] == files[1]


@pytest.mark.slow
@in_part("times", 100, 900, 3000)
@pytest.mark.parametrize("words", [1, 2, 5])
def test_distances_of_any_width(words: int, times: int) -> None:
    """Read and write 56 bits at once if that suffices; damaged frames included."""
    pytest.importorskip("llvmlite")
    kernel, functions = block_functions(words)
    chance, refused = random.Random(words), 0
    for _ in range(times):
        some = [chance.getrandbits(64 * words - 8)]
        while len(some) < chance.randint(1, 30):
            some.append(
                some[-1] + 1 + chance.getrandbits(chance.choice((6, 7, 14, 28, 55, 56, 57)))
            )
        some = [state for state in some if not state >> 64 * words]
        flat = array("Q", [w for s in some for w in words_of(s, words)])
        out = create_string_buffer(len(some) * words * 10 + 9)
        size = functions["store_encode"](flat.buffer_info()[0], len(some), out)
        assert out.raw[:size] == encoded(some)
        data = bytearray(out.raw[:size])
        for _ in range(2):
            frame, read = (len(some), bytes(data)), array("Q", bytes(8 * len(flat)))
            try:
                wanted: list[int] | None = decoded(frame, words)
            except Damaged:
                wanted, refused = None, refused + 1
            code = functions["store_decode"](frame[1], size, len(some), read.buffer_info()[0])
            assert (numbers(read, words) if not code else None) == wanted
            data[chance.randrange(size)] ^= 1 << chance.randrange(8)
    assert times // 15 < refused < times
    assert kernel, "it exists as long as its functions are used"


@pytest.mark.slow
@pytest.mark.parametrize("words", [1, 2, 3])
def test_machine_code_does_what_python_does_to_states(words: int) -> None:
    """Compare frames, sorting, removal and parts with Python's functions on integers."""
    pytest.importorskip("llvmlite")
    _, functions = block_functions(words)
    chance = random.Random(words)
    for count in (1, 2, 300):
        for bits in (5, 64 * words):
            some = [chance.getrandbits(bits) | 1 for _ in range(count)]
            flat = array("Q", [w for s in some for w in words_of(s, words)])
            other = array("Q", bytes(len(flat) * 8))
            at = [each.buffer_info()[0] for each in (flat, other)]
            kept = functions["store_sort"](*at, count)
            assert numbers(flat[: kept * words], words) == sorted(set(some))
            out = create_string_buffer(count * words * 10 + 9)
            size = functions["store_encode"](at[0], kept, out)
            assert out.raw[:size] == encoded(sorted(set(some)))
            assert functions["store_decode"](out.raw[:size], size, kept, at[1]) == 0
            assert other[: kept * words] == flat[: kept * words]
            assert functions["store_decode"](out.raw[:size], size, kept + 1, at[1]) == -1
            for parts in PARTS:
                ends = array("Q", bytes(8 * parts + 8))
                near = chance.choice((0, 3, 16, 20))
                functions["store_spread"](at[0], kept, near, parts, ends.buffer_info()[0], at[1])
                start = 0
                for part in range(parts):
                    own = numbers(other[start * words : ends[part] * words], words)
                    assert all(part_of(state, words, near, parts) == part for state in own)
                    start = ends[part]
                assert start == kept


def words_of(state: int, words: int) -> list[int]:
    return [state >> 64 * n & (1 << 64) - 1 for n in range(words - 1, -1, -1)]


def numbers(flat: Any, words: int) -> list[int]:
    rows = [flat[n : n + words] for n in range(0, len(flat), words)]
    return [sum(w << 64 * (words - 1 - n) for n, w in enumerate(row)) for row in rows]


NAMES = "frogs bridge goat-gdl two-wolves milk jugs hanoi".split()
LARGER = "family-noise family triangle canoe guarini".split()


def survey(loaded: Loaded) -> Any:
    data = answers.SURVEY.data(answers.explore(loaded))
    data.pop("statistics")
    return data


@pytest.mark.slow
@pytest.mark.later("bridge", "milk")
@pytest.mark.parametrize("name", [*NAMES, *nightly(LARGER[0]), *slow(*LARGER[1:])])
def test_the_library_is_explored_and_solved_alike(name: str) -> None:
    loaded = load(name)
    for parts in (1, 7):
        with in_store(loaded, parts=parts) as other:
            assert survey(other) == survey(loaded)
            for order in ("bfs", "ucs"):
                one, two = answers.solve(loaded, order), answers.solve(other, order)
                assert (one.trace, one.cost) == (two.trace, two.cost)
            one, two = answers.solve(loaded, count=True), answers.solve(other, count=True)
            assert (one.trace, one.total) == (two.trace, two.total)


def read_by(name: str, folder: Path, **settings: Any) -> tuple[Any, list[list[int]], list[bool]]:
    """Explore a puzzle. Returns the answer, the layers that each layer was compared with, and for
    each step the layers from which a step back was found."""
    loaded, compared = load(name, **settings), []
    run = Merging.run

    def noted(self: Any, steps: Any, look: Any) -> Any:
        if self.part == 0:
            compared.append([layer.number for layer in self.earlier])
        return run(self, steps, look)

    worth = ways_back(1)
    with worth, patch.object(Merging, "run", noted), in_store(loaded, folder) as other:
        found = survey(other)
        (chain,) = other.searcher._store._chains.values()
        returns = [expanded.tally.returns for expanded in chain.expanded]
    assert found == survey(loaded)
    return found, compared, returns


@pytest.mark.slow
@pytest.mark.parametrize("tier", ["python", "auto"])
def test_earlier_layers_that_are_left_out(tier: str, tmp_path: Path) -> None:
    """Each jump removes a peg, so no layer needs comparison. A disc can be moved back, so each
    layer is compared with two. A frog can't jump back."""
    _, compared, _ = read_by("triangle", tmp_path / "pegs", tier=tier)
    assert compared == [[]] * 13
    _, compared, returns = read_by("hanoi", tmp_path / "discs", tier=tier)
    assert all(len(layers) == 2 for layers in compared[4:]) and returns == [False] * 4 + [True] * 5
    _, compared, returns = read_by("frogs", tmp_path / "frogs", tier=tier)
    assert not any(returns[:-1]), "the last one has no successors"


ONE_WAY = """
puzzle: A path with a slide
state: {n: 0..9 = 0}
transitions:
  on: {when: n < 9, then: {n: n + 1}}
  back: {when: n > 0, then: {n: n - 1}}
  slide: {when: n = 7, then: {n: 1}}
goal: false
"""


@pytest.mark.parametrize("tier", ["python", "auto"])
def test_one_step_without_a_way_back(tier: str) -> None:
    """The step from 7 to 1 can't be undone, unlike the ones to 6 and 8; and 1 is an old state."""
    request = Request(Kind.EXPLORE, limits=Limits(states=100))  # so a cycle can't run for ever
    with ways_back(0), in_store(load_text(ONE_WAY, tier)) as other:
        assert other.searcher.run(request).levels == (1,) * 10


@pytest.mark.slow
def test_published_numbers() -> None:
    """Pancakes: 5 need 7 flips at most (OEIS A058986); peg triangle: 29,760 solutions
    (known-results).
    """
    with in_store(load("pancakes", [("stack", "1,2,3,4,5")])) as other:
        assert answers.explore(other).space.states == 120
    with in_store(load("triangle"), parts=7) as other:
        answer = answers.solve(other, count=True)
        assert (answer.total, len(answer.trace) - 1) == (29_760, 13)


# ── interruptions ────────────────────────────────────────────────────────────────────


class Stopped(BaseException):
    """The simulated end of a process."""


CALLS = ("fsync", "link", "unlink", "mkdir", "rmdir", "open", "write")


class Calls:
    """Counts system calls, and ends the process at call number ``last``; with ``full``, only that
    call fails, because the disk is full."""

    def __init__(self, patch: Any, names: Sequence[str] = CALLS, full: bool = False) -> None:
        self.count, self.last, self._full = 0, NEVER, full
        for name in names:
            patch.setattr(os, name, self.counting(getattr(os, name)))

    def counting(self, real: Any) -> Any:
        def call(*arguments: Any, **more: Any) -> Any:
            self.count += 1
            if self._full and self.count == self.last:
                no_room()
            if not self._full and self.count >= self.last:
                raise Stopped
            return real(*arguments, **more)

        return call


def no_room(*_: Any) -> None:
    raise OSError(28, "No space left on device")


def contents(folder: Path) -> dict[str, bytes]:
    """Files of layers by name, without the suffix of the attempt."""
    return {
        f"{path.parent.parent.name}/{path.parent.name}/{path.name.split('.')[0]}": path.read_bytes()
        for path in sorted(folder.rglob("*.run"))
    }


@pytest.mark.slow
@pytest.mark.later("69-0")
@pytest.mark.parametrize("few", [0, Steps.few])
@in_part("each", 69, 23)
def test_stopped_at_any_write_and_resumed(
    tmp_path: Path, each: int, few: int, monkeypatch: Any
) -> None:
    """Stop at any system call; the same command then produces the same files."""
    monkeypatch.setattr(Steps, "few", few)
    loaded = load("two-wolves", tier="python")
    with in_store(loaded, tmp_path / "whole") as other:
        wanted = asked(other.searcher, Request(Kind.EXPLORE))
    files = contents(tmp_path / "whole")
    calls = Calls(monkeypatch)
    with in_store(loaded, tmp_path / "counted") as other:
        asked(other.searcher, Request(Kind.EXPLORE))
    total = calls.count
    for step in range(1, total, each):
        folder = tmp_path / f"at{step}"
        calls.count, calls.last = 0, step
        with pytest.raises(Stopped), in_store(loaded, folder) as other:
            asked(other.searcher, Request(Kind.EXPLORE))
        calls.last = NEVER
        with in_store(loaded, folder) as other:
            assert asked(other.searcher, Request(Kind.EXPLORE)) == wanted
        assert contents(folder) == files
        assert not list(folder.rglob("*.moves")) and not list(folder.rglob("*.marks"))


def command(*words: str, **more: Any) -> Any:
    return [sys.executable, "-m", "puzzlelang", *words]


@pytest.mark.slow
@pytest.mark.parametrize("pauses", [(2.0,), *nightly(((1.5, 2.5),))])
def test_killed_with_its_processes_and_resumed(tmp_path: Path, pauses: tuple[float, ...]) -> None:
    words = ("explore", "eight-puzzle", "--store", str(tmp_path / "s"), "--cores", "2",
             "--memory", "200M", "--format", "json")  # fmt: skip
    for pause in pauses:
        run = subprocess.Popen(command(*words), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        time.sleep(pause)
        run.send_signal(signal.SIGKILL)
        run.communicate()
    done = subprocess.run(command(*words), capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert '"states": 181440' in done.stdout


@pytest.mark.slow
@pytest.mark.each_time("2-130-Interrupted after -1")
@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
@pytest.mark.parametrize("cores", ["1", "2"])
@pytest.mark.parametrize(
    ("number", "code", "words"),
    [(signal.SIGINT, 130, "Interrupted after "), (signal.SIGTERM, 143, "Terminated after ")],
)
def test_a_signal_ends_it_with_what_is_known(
    number: int, code: int, words: str, cores: str, tmp_path: Path
) -> None:
    """Send a signal after some finished layers; the same command continues."""
    folder = tmp_path / "s"
    again = command(
        "explore", "eight-puzzle", "--store", str(folder), "--tier", "python", "--cores", cores
    )
    run = subprocess.Popen(
        again, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hears_control_c
    )
    while run.poll() is None and not (folder / "steps" / "manifest-000012.json").exists():
        time.sleep(0.02)
    run.send_signal(number)
    out, err = run.communicate()
    assert run.returncode == code and words in out, err
    assert "the same command continues" in err and "Traceback" not in err
    with in_store(load("eight-puzzle"), folder) as other:
        assert other.searcher.run(Request(Kind.EXPLORE)).states == 181_440


# ── damaged files ────────────────────────────────────────────────────────────────────


@in_part("each", 9, 4, 1)
def test_damaged_files_are_refused(tmp_path: Path, each: int) -> None:
    loaded = load("two-wolves", tier="python")
    whole = tmp_path / "whole"
    with in_store(loaded, whole) as other:
        wanted = asked(other.searcher, Request(Kind.SEARCH, "bfs"))
    chance, refused = random.Random(3), 0
    paths = [path for path in sorted(whole.rglob("*")) if path.is_file() and path.name != "lock"]
    for path in paths[::each]:
        for change in ("flip", "cut", "empty", "swap", "gone"):
            folder = tmp_path / "broken"
            shutil.copytree(whole, folder)
            broken = folder / path.relative_to(whole)
            data = bytearray(path.read_bytes())
            if change == "flip":
                data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
            elif change == "cut":
                del data[chance.randrange(len(data)) :]
            elif change == "empty":
                data.clear()
            elif change == "swap":
                others = [p for p in paths if p.suffix == path.suffix and p != path]
                data[:] = chance.choice(others or paths).read_bytes()
            broken.write_bytes(data)
            if change == "gone":
                broken.unlink()
            try:
                with in_store(loaded, folder) as other:
                    assert asked(other.searcher, Request(Kind.SEARCH, "bfs")) == wanted
            except PuzzleError as error:
                (diagnostic,) = error.diagnostics
                assert "damaged" in diagnostic.message or "store" in diagnostic.message
                refused += 1
            shutil.rmtree(folder)
    assert refused > len(paths[::each]), "most of them are read"


@pytest.mark.parametrize("tier", ["python", "auto"])
def test_a_frame_with_another_number_of_states(tier: str, tmp_path: Path) -> None:
    """The frame's checksum is correct; the file's is only tested at the end."""
    loaded = load("two-wolves", tier=tier)
    with in_store(loaded, tmp_path / "whole", parts=1) as other:
        asked(other.searcher, Request(Kind.EXPLORE))
    for path in sorted((tmp_path / "whole").rglob("*.run"))[:-1]:  # the last one is empty
        folder = tmp_path / path.parent.name
        shutil.copytree(tmp_path / "whole", folder)
        data = bytearray(path.read_bytes())
        data[91] -= 1  # the low byte of its first number
        (folder / path.relative_to(tmp_path / "whole")).write_bytes(data)
        with in_store(loaded, folder) as other:
            for request in (Request(Kind.EXPLORE), Request(Kind.COUNT)):
                try:
                    asked(other.searcher, request)
                except PuzzleError as error:
                    assert "is damaged" in error.diagnostics[0].message


@pytest.mark.parametrize(
    "change",
    [
        {"files": [["../../../out/part-0000.0000000000000000.run", 1, "0" * 32, 1]]},
        {"files": [["layer-000000/part-0000.0000000000000000.run", 10**18, "0" * 32, 10**18]]},
        {"files": []},
        {"files": 7},
        {"key": "9" * 10_000},
        {"goals": -1},
    ],
)
def test_a_hostile_manifest_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    import json

    loaded = load("frogs")
    with in_store(loaded, tmp_path / "s") as other:
        asked(other.searcher, Request(Kind.EXPLORE))
    path = tmp_path / "s" / "steps" / "manifest-000000.json"
    data = json.loads(path.read_text())["data"] | change
    check = store_format.checksum(json.dumps(data, sort_keys=True).encode()).hex()
    path.write_text(json.dumps({"check": check, "data": data}, sort_keys=True))
    with pytest.raises(PuzzleError), in_store(loaded, tmp_path / "s") as other:
        asked(other.searcher, Request(Kind.EXPLORE))


def test_nothing_is_written_behind_a_link(tmp_path: Path) -> None:
    loaded, out = load("frogs"), tmp_path / "out"
    out.mkdir()
    for name in ("steps", "steps/moves-000000"):
        folder = tmp_path / name.replace("/", "-")
        (folder / name).parent.mkdir(parents=True)
        with in_store(loaded, folder / "other"):
            shutil.copy(folder / "other" / "store.json", folder)
        shutil.rmtree(folder / "other")
        (folder / name).symlink_to(out)
        with pytest.raises(PuzzleError), in_store(loaded, folder) as other:
            asked(other.searcher, Request(Kind.EXPLORE))
        assert not list(out.iterdir())


# ── owner of a folder ────────────────────────────────────────────────────────────────


def refusal(loaded: Loaded, folder: Path) -> str:
    with pytest.raises(PuzzleError) as caught, in_store(loaded, folder):
        pass
    (diagnostic,) = caught.value.diagnostics
    return str(diagnostic.message)


def test_other_puzzles_are_refused_and_other_texts_are_not(tmp_path: Path) -> None:
    text = "puzzle: A\nstate: {n: 0..3 = 0}\ntransitions:\n  up: {when: n < 3, then: {n: n + 1}}\n"
    with in_store(load_text(text + "goal: n = 3\n"), tmp_path / "s"):
        pass
    same = text.replace("puzzle: A", "# a comment\npuzzle: B") + "goal: n = 3\n"
    with in_store(load_text(same), tmp_path / "s"):
        pass
    for other in ("goal: n = 2\n", "goal: n = 3\ncost: 2 per move\n"):
        assert "another puzzle" in refusal(load_text(text + other), tmp_path / "s")
    assert "another puzzle" in refusal(load("frogs", [("left", "3")]), tmp_path / "s")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    assert "not empty" in refusal(load("frogs"), tmp_path / "mine")
    assert (tmp_path / "mine" / "letter.txt").read_text() == "dear"


RULES = """\
puzzle: Rules
types:
  item: [p, q, r, s]
sets:
  few: [p, q]
tables:
  weight: {p: 1, q: 2, r: 3, s: 4}
maps:
  field:
    text: |
      ............
      ............
      .#..........
      ............
    legend: |
      . = floor
      # = wall
state:
  at: field = the (those c in floor where row(c) = 0 and col(c) = 0)
  on: boolean for each i in item = false
  n: 0..9 = 0
transitions:
  go(c in floor):
    when: c in neighbours(at)
    then: {at: c}
  turn(i in few):
    then: {on(i): not on(i)}
  add(k in 1..3):
    when: n + k <= 9
    then: {n: n + k}
goal: every i in few has on(i) and n = weight(q)
"""


@cache
def of_rules() -> Loaded:
    return load_text(RULES, "python")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (".#..........", "..#........."),
        (".#..........", "..........#."),
        (".#..........", "............"),
        ("few: [p, q]", "few: [q, r]"),
        ("few: [p, q]", "few: [p, r]"),
        ("q: 2", "q: 3"),
        ("k in 1..3", "k in 1..2"),
        ("n: 0..9 = 0", "n: 0..9 = 1"),
        ("n + k <= 9", "n + k < 9"),
        ("neighbours(at)", "neighbours(at) and not c = at"),
        ("goal: every", "invariants:\n  rule: n < 9\ngoal: every"),
        ("goal: every", "lose:\n  rule: n = 9\ngoal: every"),
        ("then: {at: c}", "then: {at: c}\n    forced: true"),
    ],
)
def test_other_rules_are_another_puzzle(tmp_path: Path, old: str, new: str) -> None:
    """Change walls, sets, tables, ranges or conditions: another space, although states look the
    same.
    """
    assert old in RULES
    with in_store(of_rules(), tmp_path / "s"):
        pass
    assert "another puzzle" in refusal(
        load_text(RULES.replace(old, new, 1), "python"), tmp_path / "s"
    )


def checked_file(path: Path, more: str = "") -> core.Puzzle:
    """Read and check a file, with ``more`` at its end, without compiling it."""
    diagnostics = Diagnostics()
    parsed = loading.read_whole(Source(str(path), path.read_text("utf-8") + more), diagnostics)
    return loading.checked(parsed, Instance(), diagnostics)


@pytest.mark.parametrize("each", [*slow(16), *nightly(1)])
def test_each_puzzle_of_the_library_has_a_digest_of_its_own(each: int) -> None:
    found = {}
    for path in MOVING[::each]:
        try:
            found[path] = model_digest(puzzle := checked_file(path), Packing.of(puzzle))
        except Unprintable:
            continue
        again = checked_file(path, "# seen\n")
        assert model_digest(again, Packing.of(again)) == found[path]
    assert len(set(found.values())) == len(found) > 90 // each


def test_two_at_once(tmp_path: Path) -> None:
    with in_store(load("frogs"), tmp_path / "s"):
        assert "in use by process" in refusal(load("frogs"), tmp_path / "s")
    with in_store(load("frogs"), tmp_path / "s"):
        pass


def test_a_later_format_is_refused(tmp_path: Path, monkeypatch: Any) -> None:
    with in_store(load("frogs"), tmp_path / "s"):
        pass
    path = tmp_path / "s" / "store.json"
    path.write_text(path.read_text().replace('"format": 2', '"format": 3'))
    assert "format 3" in refusal(load("frogs"), tmp_path / "s")


# ── the parts ────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.parametrize("words", [1, 2, 5])
def test_frames_are_read_as_they_were_written(words: int) -> None:
    chance = random.Random(words)
    for count in (1, 2, 1000):
        states = sorted({chance.getrandbits(64 * words) for _ in range(count)})
        assert decoded((len(states), encoded(states)), words) == states
        for near, parts in product((0, 5, 20), PARTS):
            for state in states[:50]:
                part = part_of(state, words, near, parts)
                assert 0 <= part < parts
                for others in PARTS:
                    assert part_of(state, words, near, others) in overlapping(part, parts, others)


@pytest.mark.slow
def test_a_task_that_ran_twice_counts_once(tmp_path: Path, monkeypatch: Any) -> None:
    loaded = load("triangle")
    run = task_pool.ProcessPool.run

    def twice(self: Any, tasks: Any, look: Any) -> Any:
        run(self, list(reversed(tasks)), look)
        return run(self, tasks, look)

    with in_store(loaded, tmp_path / "once") as other:
        wanted = survey(other)
    monkeypatch.setattr(task_pool.ProcessPool, "run", twice)
    with in_store(loaded, tmp_path / "twice") as other:
        assert survey(other) == wanted
    monkeypatch.undo()
    with in_store(loaded, tmp_path / "twice") as other:
        assert survey(other) == wanted
    assert contents(tmp_path / "once") == contents(tmp_path / "twice")


def test_a_full_disk_is_said_in_words(tmp_path: Path, monkeypatch: Any) -> None:
    with in_store(load("frogs"), tmp_path / "s") as other:
        monkeypatch.setattr(store_format.Writer, "put", no_room)
        with pytest.raises(PuzzleError) as caught:
            other.searcher.run(Request(Kind.EXPLORE))
        assert "No space left" in caught.value.diagnostics[0].message
        monkeypatch.undo()
    with in_store(load("frogs"), tmp_path / "s") as other:
        assert survey(other) == survey(load("frogs"))


@pytest.mark.later("51-0")
@pytest.mark.parametrize("few", [0, Steps.few])
@in_part("each", 51, 17)
def test_a_disk_that_is_full_at_any_write(
    tmp_path: Path, each: int, few: int, monkeypatch: Any
) -> None:
    """Report the full disk; the same command continues from there."""
    loaded = load("two-wolves", tier="python")
    with in_store(loaded, tmp_path / "whole") as other:
        wanted = asked(other.searcher, Request(Kind.EXPLORE))
    calls = Calls(monkeypatch, ("fsync", "link", "mkdir", "open", "write"), full=True)
    for name in ("_write", "finish"):
        real = getattr(store_format.Writer, name)
        monkeypatch.setattr(store_format.Writer, name, calls.counting(real))
    monkeypatch.setattr(Steps, "few", few)
    with in_store(loaded, tmp_path / "counted") as other:
        asked(other.searcher, Request(Kind.EXPLORE))
    total, met = calls.count, 0
    for step in range(1, total, each):
        folder = tmp_path / f"at{step}"
        calls.count, calls.last = 0, step
        try:
            with in_store(loaded, folder) as other:
                found = asked(other.searcher, Request(Kind.EXPLORE))
            assert found == wanted, "an unsynchronised folder is harmless"
        except PuzzleError as error:
            assert "No space left" in error.diagnostics[0].message
            met += 1
        calls.last = NEVER
        with in_store(loaded, folder) as other:
            assert asked(other.searcher, Request(Kind.EXPLORE)) == wanted
        assert contents(folder) == contents(tmp_path / "whole")
    assert met > total // each // 2


@pytest.mark.later("1")
@pytest.mark.parametrize("cores", [1, 2])
def test_a_limit_of_the_disk(cores: int, tmp_path: Path) -> None:
    """A search stops before its files exceed the limit, and continues with a higher one."""
    loaded, folder, ended = load("eight-puzzle"), tmp_path / "s", 0
    for disk in (100_000, 400_000, 10**9):
        with in_store(loaded, folder, 2, memory=10**9, cores=cores, disk=disk) as other:
            space = other.searcher.run(Request(Kind.EXPLORE))
        assert sum(path.stat().st_size for path in folder.rglob("part-*")) <= disk
        assert space.limit == ("disk" if disk < 10**9 else "")
        assert ended < space.states
        ended = space.states
    assert ended == 181_440


@pytest.mark.later("eight-puzzle-181440")
@pytest.mark.parametrize(("name", "states"), [("two-wolves", 18), ("eight-puzzle", 181_440)])
def test_somebody_else_reads_the_files(name: str, states: int, tmp_path: Path) -> None:
    loaded = load(name)
    with in_store(loaded, tmp_path / "s") as other:
        asked(other.searcher, Request(Kind.EXPLORE))
        model: Any = other.searcher.model
    found = {model.decode(s) for path in (tmp_path / "s").rglob("*.run") for s in read_states(path)}
    assert len(found) == states, "two interchangeable wolves and half of all boards: see the files"
    assert set(loaded.system.starts) <= found
