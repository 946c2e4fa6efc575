"""Knights that exchange places, by complex numbers; a position is a row of characters."""

from pathlib import Path

from space import count, record

BOARDS = Path(__file__).parents[2] / "puzzles/knights/instances/knights.txt"
LEAPS = {complex(a * x, b * y) for a, b in ((1, 2), (2, 1)) for x in (1, -1) for y in (1, -1)}


def game(lines, *, turns=False):
    width = len(lines[0])
    places = {complex(i % width, i // width): i for i, x in enumerate("".join(lines)) if x != "#"}
    near = {
        i: [places[p + leap] for leap in LEAPS if p + leap in places] for p, i in places.items()
    }

    def leaps(state):
        board, side = state
        for i, piece in enumerate(board):
            if piece in "WB" and (not turns or piece == side):
                for j in near[i]:
                    if board[j] == ".":
                        after = list(board)
                        after[i], after[j] = ".", piece
                        yield "".join(after), ("BW"["WB".index(side)] if turns else side)

    return leaps


def listed(board):
    return ",".join(board.replace(".", "_"))


START = "B.B...W.W"
for end, turns in (
    ("W.W...B.B", False),
    ("W.W...B.B", True),
    ("W.B...W.B", False),
    ("B.W...W.B", False),
):
    leaps = game([START[i : i + 3] for i in (0, 3, 6)], turns=turns)
    states, cost, solutions = count((START, "W"), leaps, lambda s, e=end: s[0] == e)
    record(
        "guarini",
        {"end_at": listed(end), "turns": str(turns).lower()},
        states=states,
        cost=cost,
        solutions=solutions,
    )
boards = {"": ["WWW", "...", "...", "BBB"]}
for line in BOARDS.read_text().splitlines():
    if line.startswith(";"):
        title = line[2:]
    elif line:
        boards.setdefault(title, []).append(line)
for title, lines in boards.items():
    start = "".join(lines)
    end = start.translate({ord("W"): "B", ord("B"): "W"})
    states, cost, solutions = count((start, "W"), game(lines), lambda s, e=end: s[0] == e)
    given = {"instance": f"boards:{title}"} if title else {}
    record("knights-swap", {}, **given, states=states, cost=cost, solutions=solutions)
