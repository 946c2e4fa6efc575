"""The library in Python compiled to WebAssembly (a Python of 32 bits, without threads, timers,
`resource`, `/proc` and llvmlite): a line of JSON for the system and one for each puzzle.

Each is loaded, its `expect:` is held against what is found among some states, and what `solve`
prints is told where that took no longer.  Elsewhere it does the same: ``python library.py NAME…``.
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
from puzzlelang.front.commands.program import main
from puzzlelang.search.system import Limits
from puzzlelang.syntax import library

STATES, SECONDS = 10_000, 4.0
"""So much is tried of each claim of `expect:`, and of each puzzle."""


def told(path: str) -> Any:
    """What `solve` says: its exit code, and what it prints but for time and memory; None where it
    gave up, since how far it comes is as fast as it is.
    """
    output = io.StringIO()
    asked = ["solve", path, "--tier", "python", "--format", "json"]
    asked += ["--states", str(STATES), "--time", str(SECONDS)]
    with contextlib.redirect_stdout(output):
        code = main(asked)
    data = json.loads(output.getvalue())
    if data["outcome"] == "gave-up":
        return None
    data["statistics"].update(seconds=0, peak_memory_bytes=0)
    return code, data


def puzzle(path: str) -> dict[str, Any]:
    started = monotonic()
    answers.load(path, tier="python")
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
