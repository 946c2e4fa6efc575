"""The bundled puzzles in Python compiled to WebAssembly: one JSON line for the system and for each.

That Python is a 32-bit one without threads, timers, `resource`, `/proc` and llvmlite. Each puzzle
is loaded, its `expect:` is checked within a limit of states, and the output of `solve` is recorded
unless it gave up. ``python library.py NAME…`` does the same on other systems.
"""

from __future__ import annotations

import contextlib
import io
import json
import platform
import sys
import traceback
from time import monotonic
from typing import Any

from puzzlelang import answers
from puzzlelang.answers import loading
from puzzlelang.front.commands.program import main
from puzzlelang.search.system import Limits
from puzzlelang.syntax import library

STATES, SECONDS = 10_000, 4.0
"""Limits for each claim of `expect:`, and for each puzzle."""


def told(path: str) -> Any:
    """Exit code and JSON of `solve`, without time and memory.

    None if it gave up, since the progress then depends on speed, and for choices in any order.
    """
    output = io.StringIO()
    asked = ["solve", path, "--tier", "python", "--format", "json"]
    asked += ["--states", str(STATES), "--time", str(SECONDS)]
    with contextlib.redirect_stdout(output):
        code = main(asked)
    data = json.loads(output.getvalue())
    if data["outcome"] == "gave-up" or "order" in data:
        return None
    data["statistics"].update(seconds=0, peak_memory_bytes=0)
    return code, data


def puzzle(path: str) -> dict[str, Any]:
    started = monotonic()
    loading.loadable(lambda: answers.load(path, tier="python"))
    loaded = monotonic()
    found = answers.validate(path, limits=Limits(states=STATES, seconds=SECONDS), tier="python")
    return {
        "loading": round(loaded - started, 2),
        "wrong": [r.name for r in found.results if r.known and not r.holds],
        "held": sum(r.known for r in found.results),
        "open": sum(not r.known for r in found.results),
        "solved": told(path),
        "seconds": round(monotonic() - started, 2),
    }


def run(names: list[str]) -> None:
    version = platform.python_version()
    print(json.dumps({"python": version, "system": sys.platform, "most": sys.maxsize}))
    for name in names or library.names():
        try:
            found = puzzle(library.names().get(name, name))
        except BaseException:
            found = {"error": traceback.format_exc()}
        print(json.dumps({"puzzle": name, **found}), flush=True)


run([*globals().get("names", sys.argv[1:])])
