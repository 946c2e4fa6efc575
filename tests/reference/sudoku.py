"""Sudoku: the free squares in reading order, and the numbers used in each unit."""

from pathlib import Path

from space import record

BOARDS = Path(__file__).parents[2] / "puzzles/placing/instances"


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


if __name__ == "__main__":
    record("sudoku", {}, **fill(["1...", "..3.", ".4..", "...2"], 2, 2))
    for name, size, tall in ("fours", 4, 2), ("sixes", 6, 2), ("nines", 9, 3):
        blocks = (BOARDS / f"sudoku-{size}.txt").read_text().split("; ")[1:]
        for number, block in enumerate(blocks, 1):
            rows = block.splitlines()[2 : 2 + size]
            record("sudoku", {}, instance=f"{name}:{number}", **fill(rows, tall, size // tall))
