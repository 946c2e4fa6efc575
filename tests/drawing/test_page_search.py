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

SMALL = """
const data = JSON.parse(require("fs").readFileSync(0, "utf8")), starts = [data.key];
const order = (a, b) => { for (const n in a) if (a[n] !== b[n]) return a[n] - b[n]; return 0; };
engine()("hint", {key: data.key}).then((value) => console.log(JSON.stringify({value})));
"""


NAMES = ["goat", "frogs", "hanoi", "bridge"]


def first_hint(name: str, small: bool, tmp_path: Path) -> Any:
    """The message with the hint for the start, and whether the whole space was explored before."""
    puzzle = pl.load(name)._loaded.puzzle
    rules = page_rules(compile_puzzle(puzzle))
    (start, *_) = rules.starts
    key = "".join(f"{word % 2**64:016x}" for word in reversed(start))
    data = {
        "wasm": player.packed(rules.binary), "costs": rules.costs, "names": rules.names,
        "limit": 2_000_000, "key": key, "starts": [key],
    }  # fmt: skip
    own, search = (
        part(player.__file__, one) for one in ("rules.js", "small.js" if small else "search.js")
    )
    text = f"const engine = () => {{{own}{search}}};{SMALL}" if small else f"{own}{search}{HOST}"
    program = tmp_path / "program.js"
    program.write_text(f"var onmessage;\n{text}")
    run = subprocess.run(
        [str(NODE), program], input=json.dumps(data), capture_output=True, text=True, timeout=60
    )
    assert run.stderr == ""
    return json.loads(run.stdout)


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


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
def test_the_first_hint_does_not_wait_for_all_states(tmp_path: Path) -> None:
    """933,120 states: (the corners' 3**4) x (6! / 2) x (2**5); tests/reference/pyraminx.py."""
    told = first_hint("pyraminx", False, tmp_path)
    assert not told["explored"]
    assert not told["value"]["dead"] and told["value"]["move"] >= 0
