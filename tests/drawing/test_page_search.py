"""The search of a page, in Node.js, agrees with the engine on lengths and costs of solutions."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
from pathlib import Path

import pytest

import puzzlelang as pl
from puzzlelang.compiler.compiled_system import compile_puzzle
from puzzlelang.compiler.page_module import page_rules
from puzzlelang.drawing import player
from puzzlelang.text import part

NODE = shutil.which("node")

HOST = """
globalThis.postMessage = (told) => {
  if (told.id === 2) { console.log(JSON.stringify(told)); process.exit(0); }
};
const data = JSON.parse(require("fs").readFileSync(0, "utf8"));
onmessage({data: {id: 1, ask: "open", ...data}});
onmessage({data: {id: 2, ask: "hint", key: data.key}});
"""

SMALL = """
const data = JSON.parse(require("fs").readFileSync(0, "utf8")), starts = [data.key];
const order = (a, b) => { for (const n in a) if (a[n] !== b[n]) return a[n] - b[n]; return 0; };
engine()("node", {key: data.key}).then((node) => console.log(JSON.stringify({value: node.advice})));
"""


NAMES = ["goat", "frogs", "hanoi", "bridge"]


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
@pytest.mark.parametrize(
    "name, small", [*itertools.product(NAMES, (False, True)), ("rush-hour", False)]
)
def test_distances_are_those_of_the_engine(name: str, small: bool, tmp_path: Path) -> None:
    """The search in a worker, and that of few states; bridge counts minutes."""
    puzzle = pl.load(name)._loaded.puzzle
    rules = page_rules(compile_puzzle(puzzle))
    (start, *_) = rules.starts
    key = "".join(f"{word % 2**64:016x}" for word in reversed(start))
    data = {
        "wasm": player.packed(rules.binary), "costs": rules.costs, "names": rules.names,
        "limit": 100_000, "key": key, "starts": [key],
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
    told = json.loads(run.stdout)["value"]
    answer = pl.load(name).solve()
    expected = answer.cost if rules.costs else answer.length
    assert told["left"] == (list(expected) if isinstance(expected, tuple) else [expected])
    assert told["exact"] is True
