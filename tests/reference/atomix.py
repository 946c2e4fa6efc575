"""Atomix: a state is the laboratory as text; an atom slides along its row or column."""

from pathlib import Path

from space import count, record

FILE = Path(__file__).parents[2] / "puzzles" / "boxes" / "instances" / "laboratories.txt"
WIDTH = 8


def slides(lab):
    for here, atom in enumerate(lab):
        if atom.isalpha():
            for step in -WIDTH, 1, WIDTH, -1:
                there = here
                while lab[there + step] == ".":
                    there += step
                if there != here:
                    moved = [*lab]
                    moved[here], moved[there] = ".", atom
                    yield "".join(moved)


def built(molecule):
    parts = [(i // 3 * WIDTH + i % 3, x) for i, x in enumerate(molecule) if x != "."]

    def is_goal(lab):
        places = range(len(lab) - parts[-1][0])
        return any(all(lab[at + off] == atom for off, atom in parts) for at in places)

    return is_goal


def solve(lab, molecule, title):
    states, moves, solutions = count(lab, slides, built(molecule))
    found = {"states": states, "cost": moves, "solutions": solutions}
    record("atomix", {}, instance=f"laboratories:{title}", **found)


for line in FILE.read_text().splitlines():
    if not line.startswith("# "):
        solve(*line.split(maxsplit=2))
