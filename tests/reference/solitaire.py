"""Peg solitaire on the boards next to the puzzle: a board is the text of its rows."""

import re
from pathlib import Path

from space import count, record

BOARDS = Path(__file__).parents[2] / "puzzles" / "pegs" / "instances" / "english.txt"
JUMPS = ("oo.", "..o"), (".oo", "o..")


def jumps(rows):
    for turned in False, True:
        lines = [*zip(*rows, strict=True)] if turned else rows
        for number, line in enumerate(map("".join, lines)):
            for before, after in JUMPS:
                for at in range(len(line) - 2):
                    if line[at : at + 3] == before:
                        changed = list(map("".join, lines))
                        changed[number] = line[:at] + after + line[at + 3 :]
                        yield tuple(map("".join, zip(*changed, strict=True)) if turned else changed)


def solve(title, text):
    start = tuple(text.translate(str.maketrans("x*", ".o")).split())
    end = tuple(text.translate(str.maketrans("ox*", ".oo")).split())
    states, moves, solutions = count(start, jumps, lambda rows: rows == end)
    record("solitaire", {}, instance=title, states=states, cost=moves, solutions=solutions)


for title, text in re.findall(r"; (.+)\n\n((?:[#.ox*]+\n)+)", BOARDS.read_text()):
    if text.count("o") + text.count("*") <= 11:
        solve(f"english:{title}", text)
