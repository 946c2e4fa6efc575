"""Theseus and the Minotaur in the mazes next to the puzzle; places are complex numbers."""

from pathlib import Path

from space import count, record

FOLDER = Path(__file__).parents[2] / "puzzles" / "mazes"


def solve(name):
    text = (FOLDER / f"{name}.txt").read_text().splitlines()
    signs = {complex(c, r): x for r, row in enumerate(text) for c, x in enumerate(row)}
    hero, beast, out = (next(z for z in signs if signs[z] == x) for x in "TM?")

    def chase(beast, hero):
        for _ in range(2):
            for way in (hero - beast).real, 1j * (hero - beast).imag:
                way = way and way / abs(way)
                if way and signs[beast + way] not in "+-|":
                    beast += 2 * way
                    break
        return beast

    def moves(state):
        hero, beast = state
        for way in (0, 1, -1, 1j, -1j) if hero != beast else ():
            if not way or signs[hero + way] not in "+-|":
                there = hero + 2 * way
                yield there, beast if there == out else chase(beast, there)

    found = count((hero, beast), moves, lambda s: s[0] == out != s[1])
    found = dict(zip(("states", "cost", "solutions"), found, strict=True))
    record("theseus", {}, map={"maze": f"{name}.txt"}, **found)


for maze in "theseus", "theseus-small", "theseus-large", "theseus-bare":
    solve(maze)
