"""Sliding blocks: a state is the set of all blocks, each a shape with its upper left corner."""

import re
from pathlib import Path

from space import count, record

BOXES = Path(__file__).parents[2] / "puzzles" / "sliding" / "instances" / "boxes.txt"


def normal(cells):
    row, column = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - row, c - column) for r, c in cells), row, column


def cells(block):
    shape, row, column = block
    return {(row + r, column + c) for r, c in shape}


def solve(title, text):
    square = {(r, c): x for r, row in enumerate(text.split()) for c, x in enumerate(row)}
    box = {cell for cell, letter in square.items() if letter != "#"}
    target = normal([cell for cell, letter in square.items() if letter in "*" or letter.isupper()])
    letters = {x.lower() for x in square.values() if x.isalpha()}
    start = frozenset(normal([k for k in square if square[k].lower() == x]) for x in letters)

    def slides(state):
        taken = {cell: block for block in state for cell in cells(block)}
        for block in state:
            shape, row, column = block
            for r, c in (row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1):
                moved = (shape, r, c)
                if all(k in box and taken.get(k, block) == block for k in cells(moved)):
                    yield state - {block} | {moved}

    states, moves, solutions = count(start, slides, lambda state: target in state)
    record("klotski", {}, instance=title, states=states, cost=moves, solutions=solutions)


for title, text in re.findall(r"; (.+)\n\n((?:[#.*\w]+\n)+)", BOXES.read_text()):
    solve(f"boxes:{title}", text)
