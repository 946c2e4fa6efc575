"""Boards: types whose members are cells, such as `pos-3-4`."""

from __future__ import annotations

import re
from itertools import pairwise, product

from puzzlelang.pddl.argument_ranges import Candidates, Objects
from puzzlelang.pddl.united import plain

LOOKS = {"clear": "floor white", "free": "floor white", "empty": "floor white", "stone": "crate"}
"""Looks of variables and types that would be drawn as something else, or not at all."""

_VERTICAL = re.compile(r"\b(?:up|down|above|below|north|south)\b")


def board_of(candidates: Candidates, cells: Objects) -> tuple[list[str | None], int] | None:
    """The cells of a board row by row (None: a hole), and the number of columns.

    The names of cells have two numbers each, and relations join neighbours.

    A relation that leads up or down shows which number is the row; otherwise it is the first one,
    or the one after `y`. None if the cells don't fill half of a rectangle.
    """
    places = {one: [*map(int, re.findall(r"\d+", one))] for one in cells}
    row = int(all(re.search(r"x\d+\D*y\d+", one) for one in cells))
    is_joined = False
    for name in sorted(candidates.static):
        for objects in candidates.rows[name]:
            ends = [places[plain(one)] for one in objects if plain(one) in places]
            for pair in pairwise(ends):
                steps = [abs(a - b) for a, b in zip(*pair, strict=False)]
                if sorted(steps) != [0, 1]:
                    return None
                is_joined = True
                if _VERTICAL.search(" ".join((name, *objects)).replace("_", "-")):
                    row = steps.index(1)
    if not is_joined or any(len(place) != 2 for place in places.values()):
        return None
    at = {(place[row], place[1 - row]): one for one, place in places.items()}
    rows, columns = (sorted({place[n] for place in at}) for n in range(2))
    sides = [range(one[0], one[-1] + 1) for one in (rows, columns)]
    count = len(sides[0]) * len(sides[1])
    if min(map(len, sides)) < 2 or len(at) < len(cells) or 2 * len(cells) < count:
        return None
    return [at.get((r, c)) for r, c in product(*sides)], len(sides[1])
