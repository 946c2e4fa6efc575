"""Sliding on the ponds next to the puzzle: the end of a slide is found in a line of text."""

import re
from pathlib import Path

from space import count, record

FOLDER = Path(__file__).parents[2] / "puzzles" / "robots"


def solve(name):
    rows = (FOLDER / f"{name}.txt").read_text().split()
    columns = ["".join(column) for column in zip(*rows, strict=True)]

    def ends(line, at):
        """Ends of slides in a row or column: on snow, before a rock, or at the edge."""
        for ahead, sign in (line[at + 1 :], 1), (line[:at][::-1], -1):
            yield at + sign * re.match("[^#:]*:?", ahead).end()

    def slides(here):
        r, c = here
        return {(r, x) for x in ends(rows[r], c)} | {(x, c) for x in ends(columns[c], r)}

    place = {x: (r, c) for r, row in enumerate(rows) for c, x in enumerate(row)}
    found = count(place["@"], slides, lambda here: here == place["?"])
    found = dict(zip(("states", "cost", "solutions"), found, strict=True))
    record("ice", {}, map={"pond": f"{name}.txt"}, **found)


for pond in "ice", "ice-small", "ice-large", "ice-bare":
    solve(pond)
