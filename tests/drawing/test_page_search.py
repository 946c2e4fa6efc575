"""The search of a page, in Node.js, agrees with the engine on lengths and costs of solutions."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import puzzlelang as pl
from puzzlelang.compiler.compiled_system import compile_puzzle
from puzzlelang.compiler.page_module import page_rules
from puzzlelang.drawing import player
from puzzlelang.text import part

NODE = shutil.which("node")

HOST = """
let explored = false;
globalThis.postMessage = (told) => {
  explored ||= Boolean(told.explored);
  if (told.id === 2) { console.log(JSON.stringify({...told, explored})); process.exit(0); }
};
const data = JSON.parse(require("fs").readFileSync(0, "utf8"));
onmessage({data: {id: 1, ask: "open", ...data}});
onmessage({data: {id: 2, ask: "hint", key: data.key}});
"""

ALL = """
globalThis.postMessage = (told) => {
  if (told.id !== 2 || !told.value) return;
  console.log(JSON.stringify(told));
  process.exit(0);
};
const data = JSON.parse(require("fs").readFileSync(0, "utf8"));
onmessage({data: {id: 1, ask: "open", ...data}});
setInterval(() => onmessage({data: {id: 2, ask: "best", key: data.key}}), 10);
"""

SMALL = """
const data = JSON.parse(require("fs").readFileSync(0, "utf8")), starts = [data.key];
const order = (a, b) => { for (const n in a) if (a[n] !== b[n]) return a[n] - b[n]; return 0; };
engine()("hint", {key: data.key}).then((value) => console.log(JSON.stringify({value})));
"""


NAMES = ["goat", "frogs", "hanoi", "bridge"]


def first_hint(name: str, small: bool, tmp_path: Path) -> Any:
    """The message with the hint for the start, and whether the whole space was explored before."""
    search, host = ("small.js", SMALL) if small else ("search.js", HOST)
    return told_of(pl.load(name), search, host, tmp_path)


def told_of(loaded: pl.Puzzle, search: str, host: str, tmp_path: Path) -> Any:
    """What the page's search says to a host."""
    puzzle = loaded._loaded.puzzle
    rules = page_rules(compile_puzzle(puzzle))
    (start, *_) = rules.starts
    key = "".join(f"{word % 2**64:016x}" for word in reversed(start))
    data = {
        "wasm": player.packed(rules.binary), "costs": rules.costs, "names": rules.names,
        "limit": 2_000_000, "key": key, "starts": [key],
    }  # fmt: skip
    own, code = (part(player.__file__, one) for one in ("rules.js", search))
    text = f"const engine = () => {{{own}{code}}};{host}" if host is SMALL else own + code + host
    program = tmp_path / "program.js"
    program.write_text(f"var onmessage;\n{text}")
    run = subprocess.run(
        [str(NODE), program], input=json.dumps(data), capture_output=True, text=True, timeout=60
    )
    assert run.stderr == ""
    return json.loads(run.stdout)


@pytest.mark.slow
@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
@pytest.mark.parametrize(
    "name, small", [*itertools.product(NAMES, (False, True)), ("rush-hour", False)]
)
def test_distances_are_those_of_the_engine(name: str, small: bool, tmp_path: Path) -> None:
    """The search in a worker, and that of few states; bridge counts minutes."""
    told = first_hint(name, small, tmp_path)["value"]
    answer = pl.load(name).solve()
    expected = answer.cost if name == "bridge" else answer.length
    assert told["left"] == (list(expected) if isinstance(expected, tuple) else [expected])
    assert told["exact"] is True


@pytest.mark.slow
@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
def test_the_first_hint_does_not_wait_for_all_states(tmp_path: Path) -> None:
    """933,120 states: (the corners' 3**4) x (6! / 2) x (2**5); tests/reference/pyraminx.py."""
    told = first_hint("pyraminx", False, tmp_path)
    assert not told["explored"]
    assert not told["value"]["dead"] and told["value"]["move"] >= 0


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
@pytest.mark.parametrize(
    ("name", "left", "ways"),
    [
        ("frogs", [8], 2), ("bridge", [17], 2), ("rush-hour", [8], 61), ("sokoban", [8, 33], 1),
        ("hanoi", [7], 1), ("goat", [7], 2),
    ],
)  # fmt: skip
def test_the_best_ways_are_counted(name: str, left: list[int], ways: int, tmp_path: Path) -> None:
    """Numbers are those of `expect:`, which tests/reference computes in other programs."""
    told = told_of(pl.load(name), "search.js", ALL, tmp_path)["value"]
    assert (told["left"], told["ways"]) == (left, ways)


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
def test_parallel_moves_are_one_way(tmp_path: Path) -> None:
    """Two solutions differ if they pass through different states; a level without one is dead."""
    text = """
puzzle: T
state: {n: 0..3 = 0}
transitions:
  up(twice in boolean): {when: n < 3, then: {n: n + 1}}
goal: n = GOAL
"""
    one = told_of(pl.loads(text.replace("GOAL", "2")), "search.js", ALL, tmp_path)["value"]
    assert (one["left"], one["ways"]) == ([2], 1)
    none = told_of(pl.loads(text.replace("GOAL", "3 and n < 3")), "search.js", ALL, tmp_path)
    assert none["value"] == {"dead": True}
