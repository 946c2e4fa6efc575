"""Dominoes on a board: count the coverings of the bare squares recursively."""

from functools import cache
from pathlib import Path

from space import record

BOARDS = Path(__file__).parents[2] / "puzzles/placing/instances/dominoes.txt"
CUT = ["#.......", *["........"] * 6, ".......#"]


@cache
def ways(bare):
    if not bare:
        return 1
    r, c = first = min(bare)
    return sum(
        ways(bare - {first, second}) for second in ((r, c + 1), (r + 1, c)) if second in bare
    )


boards = {"": CUT}
for line in BOARDS.read_text().splitlines():
    if line.startswith(";"):
        title = line[2:]
    elif line:
        boards.setdefault(title, []).append(line)
for title, lines in boards.items():
    squares = frozenset(
        (r, c) for r, line in enumerate(lines) for c, x in enumerate(line) if x == "."
    )
    ways.cache_clear()
    solutions = ways(squares)
    record(
        "dominoes",
        {},
        **({"instance": f"boards:{title}"} if title else {}),
        states=ways.cache_info().currsize,
        cost=len(squares) // 2 if solutions else None,
        solutions=solutions,
    )
