"""Boards: types whose members are cells, such as `pos-3-4`.

As a map, their relations are steps, and sets of cells are characters.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
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


# ── maps ─────────────────────────────────────────────────────────────────────────────

DIRECTIONS = {(-1, 0): "north", (0, 1): "east", (1, 0): "south", (0, -1): "west"}

CHARACTERS = "o*@$+x%&=~"

Place = tuple[int, int]
Rows = Sequence[tuple[str, ...]]


class Steps:
    """A relation between cells on a line, and perhaps an object for each direction.

    ``cells`` are those that occur in it. ``ways`` has the directions by object, or by number.
    """

    def __init__(self, rows: Rows, places: Mapping[str, Place]) -> None:
        self.columns = [n for n, one in enumerate(rows[0]) if one in places]
        self.others = [n for n, one in enumerate(rows[0]) if one not in places]
        self.cells = {one: places[one] for row in rows for one in row if one in places}
        self.ways: dict[object, Place] = {}
        self._fits = len(self.columns) > 1 and len(self.others) < 2
        self._fits &= all(row[n] in places for row in rows for n in self.columns)
        if self._fits:
            for row in rows:
                (a, b), (c, d) = (places[row[n]] for n in self.columns[:2])
                key = row[self.others[0]] if self.others else (c - a, d - b)
                self.ways.setdefault(key, (c - a, d - b))

    @property
    def is_single(self) -> bool:
        """True if each cell has at most one next cell."""
        return len(self.columns) == 2 and not self.others and len(self.ways) == 1

    def has_exactly(self, rows: Rows) -> bool:
        """True if the relation has all such steps between its cells, and no others."""
        if not self._fits or not {*self.ways.values()} <= DIRECTIONS.keys():
            return False
        at = {place: name for name, place in self.cells.items()}
        steps = set()
        for key, (down, right) in self.ways.items():
            for row, column in at:
                line = [at.get((row + k * down, column + k * right), "") for k in range(3)]
                ends = dict(zip(self.columns, line, strict=False))
                ends |= dict.fromkeys(self.others, str(key))
                if all(ends.values()):
                    steps.add(tuple(ends[n] for n in sorted(ends)))
        return steps == {*rows}

    def condition(self, words: Sequence[str], way: str) -> str:
        """The condition that ``words`` are a row; ``way`` is the table of directions."""
        first, *rest = (words[n] for n in self.columns)
        names = [DIRECTIONS[one] for one in DIRECTIONS if one in self.ways.values()]

        def line(direction: str) -> str:
            ends = (f", {k}" if k > 1 else "" for k in range(1, len(rest) + 1))
            steps = (f"step({first}, {direction}{end})" for end in ends)
            return " and ".join(f"{a} = {b}" for a, b in zip(rest, steps, strict=True))

        if self.others:
            return line(f"{way}({words[self.others[0]]})")
        if len(names) == 4 and len(rest) == 1:
            return f"{rest[0]} in neighbours({first})"
        if len(names) == 1:
            return line(names[0])
        every = "direction" if len(names) == 4 else " + ".join(names)
        return f"some way in {every} where {line('way')}"


def drawn(
    cells: Sequence[str | None], columns: int, sets: Mapping[str, Collection[str]], floor: str,
    wall: str,
) -> list[str] | None:  # fmt: skip
    """The rows and the legend of a map, or None if its cells are of too many kinds.

    ``sets`` has the members by word. Cells in no set are ``floor``; if that is one of the sets,
    they are ``wall``. The most common kind of floor is a dot, of other cells `#`.
    """
    other = wall if floor in sets else floor
    kinds = [tuple(word for word in sets if cell in sets[word]) or (other,) for cell in cells]
    signs: dict[tuple[str, ...], str] = {}
    free = iter(CHARACTERS)
    for kind, _ in Counter(kinds).most_common():
        usual = "." if floor in kind or floor not in sets and wall not in kind else "#"
        signs[kind] = next(free, "") if usual in signs.values() else usual
    if not all(signs.values()):
        return None
    text = "".join(signs[kind] for kind in kinds)
    rows = (text[n : n + columns] for n in range(0, len(text), columns))
    legend = (f"{sign} = {', '.join(kind)}" for kind, sign in signs.items())
    parts = "  text: |", *(f"    {row}" for row in rows), "  legend: |"
    return [*parts, *(f"    {one}" for one in legend)]
