"""Boards: types whose members are cells, such as `pos-3-4`."""

from __future__ import annotations

import re

from puzzlelang.pddl.argument_ranges import Candidates, Objects
from puzzlelang.pddl.united import plain

LOOKS = {"clear": "floor white", "free": "floor white", "empty": "floor white", "stone": "crate"}
"""Looks of variables and types that would be drawn as something else, or not at all."""

_VERTICAL = re.compile(r"\b(?:up|down|above|below|north|south)\b")


def board_of(candidates: Candidates, cells: Objects) -> tuple[list[str], int] | None:
    """The cells of a board row by row, and the number of columns.

    The names of cells have two numbers each, and relations join neighbours.

    A relation that leads up or down shows which number is the row; otherwise it is the first one,
    or the one after `y`. None if the cells don't fill a rectangle.
    """
    places = {one: [*map(int, re.findall(r"\d+", one))] for one in cells}
    row = int(all(re.search(r"x\d+\D*y\d+", one) for one in cells))
    is_joined = False
    for name in sorted(candidates.static):
        for objects in candidates.rows[name]:
            ends = [places[plain(one)] for one in objects if plain(one) in places]
            if len(ends) == 2:
                steps = [abs(a - b) for a, b in zip(*ends, strict=False)]
                if sorted(steps) != [0, 1]:
                    return None
                is_joined = True
                if _VERTICAL.search(" ".join((name, *objects)).replace("_", "-")):
                    row = steps.index(1)
    if not is_joined or any(len(place) != 2 for place in places.values()):
        return None
    columns = len({place[1 - row] for place in places.values()})
    rows = len({place[row] for place in places.values()})
    if min(rows, columns) < 2 or len({*map(tuple, places.values())}) < rows * columns:
        return None
    return sorted(cells, key=lambda one: (places[one][row], places[one][1 - row])), columns
