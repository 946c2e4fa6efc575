"""Sudoku: the free squares in reading order, and the numbers used in each unit.

The moving form in `tests/puzzles` fills them in that order; the puzzle of the library has more
boards, for which a square with fewest numbers is next. `digits.py` has the largest one.
"""

from pathlib import Path

from models import boards
from space import record

TOP = Path(__file__).parents[2]
BOARDS = TOP / "tests/puzzles/instances"


def fill(rows, tall, wide):
    """Number of partial boards visited, of squares to fill, and of full boards."""
    size = tall * wide
    units, free = {}, []
    for i, row in enumerate(rows):
        for j, digit in enumerate(row):
            keys = ("row", i), ("column", j), ("box", i // tall, j // wide)
            sets = [units.setdefault(key, set()) for key in keys]
            if digit == ".":
                free.append(sets)
            else:
                assert all(int(digit) not in used for used in sets)
                for used in sets:
                    used.add(int(digit))

    def go(place):
        if place == len(free):
            return 1, 1
        states, full = 1, 0
        for n in set(range(1, size + 1)).difference(*free[place]):
            for used in free[place]:
                used.add(n)
            below = go(place + 1)
            states, full = states + below[0], full + below[1]
            for used in free[place]:
                used.remove(n)
        return states, full

    states, full = go(0)
    return {"states": states, "cost": len(free) if full else None, "solutions": full}


def solutions(rows, tall, wide, crosses):
    """Number of full boards."""
    size = tall * wide
    units, free = {}, []
    for i, row in enumerate(rows):
        for j, sign in enumerate(row):
            keys = [("row", i), ("column", j), ("box", i // tall, j // wide)]
            keys += [("falling",)] if crosses and i == j else []
            keys += [("rising",)] if crosses and i + j == size - 1 else []
            sets = [units.setdefault(key, set(range(1, size + 1))) for key in keys]
            if sign == ".":
                free.append(sets)
            elif any(int(sign, 36) not in rest for rest in sets):
                return 0
            else:
                for rest in sets:
                    rest.remove(int(sign, 36))

    def go(free):
        if not free:
            return 1
        sets = min(free, key=lambda sets: len(set.intersection(*sets)))
        others, total = [other for other in free if other is not sets], 0
        for n in set.intersection(*sets):
            for rest in sets:
                rest.remove(n)
            total += go(others)
            for rest in sets:
                rest.add(n)
        return total

    return go(free)


if __name__ == "__main__":
    record("tests/sudoku", {}, **fill(["1...", "..3.", ".4..", "...2"], 2, 2))
    for name, size, tall in ("fours", 4, 2), ("sixes", 6, 2), ("nines", 9, 3):
        blocks = (BOARDS / f"sudoku-{size}.txt").read_text().split("; ")[1:]
        for number, block in enumerate(blocks, 1):
            rows = block.splitlines()[2 : 2 + size]
            found = fill(rows, tall, size // tall)
            record("tests/sudoku", {}, instance=f"{name}:{number}", **found)
    for file, name, tall, wide in (
        ("4", "fours", 2, 2), ("6", "sixes", 2, 3), ("9", "nines", 3, 3), ("x", "crosses", 3, 3),
    ):  # fmt: skip
        for title, rows in boards("digits", f"sudoku-{file}").items():
            total = solutions(rows, tall, wide, name == "crosses")
            record("sudoku", {}, instance=f"{name}:{title}", solutions=total)
