"""Solitaire chess; a position is the set of (column, row, piece)."""

from pathlib import Path

from space import count, record

BOARDS = Path(__file__).parents[2] / "puzzles/knights/instances/solitaire-chess.txt"
ROOK, BISHOP = ((1, 0), (0, 1), (-1, 0), (0, -1)), ((1, 1), (-1, 1), (-1, -1), (1, -1))
LEAPS = tuple((x * a, y * b) for a, b in ((1, 2), (2, 1)) for x in (1, -1) for y in (1, -1))
WAYS = {  # the directions of each piece, and whether it moves any distance
    "k": (ROOK + BISHOP, False),
    "q": (ROOK + BISHOP, True),
    "r": (ROOK, True),
    "b": (BISHOP, True),
    "n": (LEAPS, False),
    "p": (((1, -1), (-1, -1)), False),
}


def captures(position):
    at = {(x, y): piece for x, y, piece in position}
    for (x, y), piece in at.items():
        ways, far = WAYS[piece]
        for right, down in ways:
            for n in range(1, 4 if far else 2):
                there = x + n * right, y + n * down
                if there in at:
                    if at[there] != "k":
                        rest = position - {(x, y, piece), (*there, at[there])}
                        yield rest | {(*there, piece)}
                    break


def find(rows):
    start = frozenset(
        (x, y, piece) for y, row in enumerate(rows) for x, piece in enumerate(row) if piece != "."
    )
    return count(start, captures, lambda position: len(position) == 1)


def tell(rows, **which):
    states, cost, solutions = find(rows)
    record("solitaire-chess", {}, **which, states=states, cost=cost, solutions=solutions)


tell(("k..q", "np..", "p.r.", ".bb."))
blocks = BOARDS.read_text().split("; ")[2:]
for number, block in enumerate(blocks, 1):
    tell(block.split("\n")[2:6], instance=f"boards:{number}")
