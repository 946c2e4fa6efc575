"""Print the levels that `generate` draws for each of `names` as lines of JSON, after a line about
the system.  Run by CPython with names of puzzles, and by `run.mjs`.
"""

import json
import sys

from puzzlelang.answers import ToFill, load
from puzzlelang.generating import generate, task_of

names = globals().get("names") or sys.argv[1:]
print(json.dumps({"system": sys.platform, "python": sys.version.split()[0]}))
for name in names:
    try:
        loaded = load(name)
    except ToFill as puzzle:
        loaded = puzzle
    outcomes = [*generate(task_of(loaded, seed=7), 6)]
    rows = [outcome.level.data() if outcome.level else outcome.reason for outcome in outcomes]
    print(json.dumps({"puzzle": name, "levels": rows}))
