"""Bishops that exchange places, square by square along their rays."""

from pathlib import Path

from space import count, record

BOARDS = Path(__file__).parents[2] / "puzzles/knights/instances/bishops.txt"


def game(lines, turns):
    squares = {(r, c) for r, line in enumerate(lines) for c, x in enumerate(line) if x != "#"}
    rays = {(r, c): [] for r, c in squares}
    for r, c in squares:
        for down, right in (1, 1), (1, -1), (-1, 1), (-1, -1):
            ray, n = [], 1
            while (r + n * down, c + n * right) in squares:
                ray.append((r + n * down, c + n * right))
                n += 1
            rays[r, c].append(ray)

    def attacks(bishops, others):
        for bishop in bishops:
            for ray in rays[bishop]:
                for square in ray:
                    if square in others:
                        return True
                    if square in bishops:
                        break
        return False

    def moves(state):
        sides, turn = state[:2], state[2]
        for side in [turn] if turns else [0, 1]:
            own, theirs = sides[side], sides[1 - side]
            for bishop in own:
                for ray in rays[bishop]:
                    for there in ray:
                        if there in own or there in theirs:
                            break
                        moved = own - {bishop} | {there}
                        if not attacks(moved, theirs):
                            after = (moved, theirs) if side == 0 else (theirs, moved)
                            yield (*after, 1 - turn if turns else turn)

    return moves


def side(lines, letter):
    return frozenset(
        (r, c) for r, line in enumerate(lines) for c, x in enumerate(line) if x == letter
    )


boards = {"": ["W...B"] * 4}
for line in BOARDS.read_text().splitlines():
    if line.startswith(";"):
        title = line[2:]
    elif line:
        boards.setdefault(title, []).append(line)
for title, turns in ("", True), ("one colour", False), ("one colour", True), ("two and two", True):
    lines = boards[title]
    white, black = side(lines, "W"), side(lines, "B")
    states, cost, solutions = count(
        (white, black, 0), game(lines, turns), lambda s, w=white, b=black: s[:2] == (b, w)
    )
    given = {"instance": f"boards:{title}"} if title else {}
    settings = {"turns": str(turns).lower()}
    record("bishops", settings, **given, states=states, cost=cost, solutions=solutions)
