"""Sokoban: does a solution in letters (`lurd`, capitals push) solve a room, and where does it go?

    python sokoban.py ROOM LETTERS

Prints the room with `o` on every cell that held a crate, and `+` on the man's other cells.
"""

import sys
from pathlib import Path

WAYS = {"u": (-1, 0), "r": (0, 1), "d": (1, 0), "l": (0, -1)}


def replay(text, letters):
    """Are all crates on goals at the end? Also returns the picture."""
    cells = {(r, c): s for r, row in enumerate(text.splitlines()) for c, s in enumerate(row)}
    man = next(cell for cell, sign in cells.items() if sign in "@+")
    crates = {cell for cell, sign in cells.items() if sign in "$*"}
    goals = {cell for cell, sign in cells.items() if sign in ".*+"}
    trod, held = {man}, set(crates)
    for letter in letters:
        down, right = WAYS[letter.lower()]
        ahead = man[0] + down, man[1] + right
        beyond = ahead[0] + down, ahead[1] + right
        assert cells[ahead] != "#" and (ahead in crates) == letter.isupper()
        if ahead in crates:
            assert cells[beyond] != "#" and beyond not in crates
            crates = crates - {ahead} | {beyond}
        man = ahead
        trod.add(man)
        held |= crates
    for cell in trod:
        cells[cell] = "+"
    for cell in held:
        cells[cell] = "o"
    rows = [""] * (max(r for r, _ in cells) + 1)
    for (r, _), sign in sorted(cells.items()):
        rows[r] += sign
    return crates == goals, "\n".join(row.rstrip() for row in rows)


if __name__ == "__main__":
    solved, picture = replay(Path(sys.argv[1]).read_text(), sys.argv[2])
    print(picture)
    sys.exit(not solved)
