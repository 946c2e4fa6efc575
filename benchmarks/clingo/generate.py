"""Write the instances that were generated: two graphs to colour, and a kakuro.

``python benchmarks/clingo/generate.py`` writes the same files with every Python from 3.11.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import clingo

HERE = Path(__file__).resolve().parent
Cell = tuple[int, int]
Filling = dict[Cell, int]


def answers(model: str, facts: str, *options: str) -> list[list[clingo.Symbol]]:
    """Return the shown atoms of the answers."""
    control = clingo.Control(list(options))
    control.load(str(HERE / model))
    control.add("base", [], facts)
    control.ground([("base", [])])
    with control.solve(yield_=True) as handle:
        return [list(answer.symbols(shown=True)) for answer in handle]


def lines(facts: Iterable[str], width: int = 99) -> Iterator[str]:
    """Join facts with blanks, into lines of at most ``width`` characters."""
    line = ""
    for fact in facts:
        if line and len(line) + 1 + len(fact) > width:
            yield line
            line = ""
        line = f"{line} {fact}".strip()
    yield line


def write(name: str, about: str, facts: Iterable[str]) -> None:
    """Write a file of facts below a comment."""
    text = "\n".join([f"% {about}", "% Made by generate.py.", *lines(facts)])
    (HERE / name).write_text(text + "\n")


def graph(nodes: int, edges: int, colours: int, seed: int) -> list[str]:
    """Return facts of a random graph that can be coloured.

    Edges are drawn uniformly. If a graph has no colouring, the next one is drawn.
    """
    chance = random.Random(seed)
    pairs = [(a, b) for a in range(1, nodes + 1) for b in range(a + 1, nodes + 1)]
    while True:
        facts = [f"edge({a},{b})." for a, b in sorted(chance.sample(pairs, edges))]
        if answers("colouring.lp", " ".join(facts), "-c", f"k={colours}"):
            return facts


def runs(cells: set[Cell]) -> list[list[Cell]]:
    """Return the horizontal and vertical runs of a board."""
    every = []
    for down, right in ((0, 1), (1, 0)):
        for r, c in sorted(cells):
            if (r - down, c - right) not in cells:
                run = [(r, c)]
                while (r := r + down, c := c + right) in cells:
                    run.append((r, c))
                every.append(run)
    return every


def board(size: int, longest: int, chance: random.Random) -> set[Cell]:
    """Draw a connected board with central symmetry and runs of two to ``longest`` cells."""
    while True:
        cells = {(r, c) for r in range(1, size + 1) for c in range(1, size + 1)}
        for _ in range(400):
            long = [run for run in runs(cells) if len(run) > longest]
            if not long:
                return cells
            r, c = chance.choice(chance.choice(long))
            fewer = cells - {(r, c), (size + 1 - r, size + 1 - c)}
            if all(len(run) > 1 for run in runs(fewer)) and connected(fewer):
                cells = fewer


def connected(cells: set[Cell]) -> bool:
    """Return whether all cells can be reached from the first."""
    reached = {min(cells)}
    fresh = list(reached)
    while fresh:
        r, c = fresh.pop()
        for cell in {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} & cells - reached:
            reached.add(cell)
            fresh.append(cell)
    return reached == cells


def clues(every: list[list[Cell]], filling: Filling) -> list[str]:
    """Return a kakuro with the sums of a filling, as facts."""
    facts = []
    for k, run in enumerate(every, 1):
        facts.append(f"run({k},{sum(filling[cell] for cell in run)}).")
        facts += [f"in({k},{r},{c})." for r, c in run]
    return facts


def refill(around: dict[Cell, list[list[Cell]]], filling: Filling, chance: random.Random) -> bool:
    """Write new numbers into cells that have none; return whether there were enough.

    Extreme numbers, and numbers like those in the same runs, are preferred: sums that are very low
    or very high have few combinations.
    """
    weights = {1: 4, 2: 4, 3: 2, 4: 1, 5: 1, 6: 1, 7: 2, 8: 4, 9: 4}
    while bare := sorted(around.keys() - filling.keys()):
        choices = {}
        for cell in bare:
            taken = {filling.get(other) for run in around[cell] for other in run}
            choices[cell] = [number for number in weights if number not in taken]
        cell = min(bare, key=lambda cell: (len(choices[cell]), chance.random()))
        if not choices[cell]:
            return False
        preferred = dict(weights)
        for run in around[cell]:
            there = [filling[other] for other in run if other in filling]
            low = sum(there) < 5 * len(there) if there else chance.random() < 0.5
            for number in range(1, 5) if low else range(5, 10):
                preferred[number] *= 3
        filling[cell] = chance.choices(choices[cell], [preferred[n] for n in choices[cell]])[0]
    return True


def possible(every: list[list[Cell]], filling: Filling) -> Counter[Cell]:
    """Count the numbers that each cell has in some solution."""
    facts = " ".join(clues(every, filling))
    brave = answers("kakuro.lp", facts, "0", "--enum-mode=brave")[-1]
    return Counter((atom.arguments[0].number, atom.arguments[1].number) for atom in brave)


def kakuro(size: int, longest: int, seed: int) -> list[str]:
    """Return facts of a kakuro with one solution.

    Beginning with a random filling, an ambiguous cell and some around it are filled again. The new
    filling is kept if the cells have no more possible numbers in all.
    """
    chance = random.Random(seed)
    cells = board(size, longest, chance)
    every = runs(cells)
    around = {cell: [run for run in every if cell in run] for cell in sorted(cells)}
    filling: Filling = {}
    while not refill(around, filling, chance):
        filling.clear()
    numbers = possible(every, filling)
    while numbers.total() > len(cells):
        new = dict(filling)
        cell = chance.choice(sorted(cell for cell, count in numbers.items() if count > 1))
        near = sorted({other for run in around[cell] for other in run} - {cell})
        for other in [cell, *(other for other in near if chance.random() < 0.4)]:
            del new[other]
        if refill(around, new, chance):
            fewer = possible(every, new)
            if fewer.total() <= numbers.total():
                filling, numbers = new, fewer
    return clues(every, filling)


if __name__ == "__main__":
    write("colouring-40.lp", "A random graph of 40 nodes and 215 edges.", graph(40, 215, 5, 1))
    write("colouring-200.lp", "A random graph of 200 nodes and 460 edges.", graph(200, 460, 3, 1))
    write("kakuro-10.lp", "A kakuro of 10 rows and columns.", kakuro(10, 5, 1))
