"""First answers of `solve --good` and of `lama-first`: `python benchmarks/good.py [NAME...]`.

Each problem exists as a puzzle and in PDDL.  A row: CPU seconds of the whole process until the
first solution, and its length, for ours and for the first iteration of LAMA in Fast Downward; and
the length of our best solution after `--time` seconds.  The bar: ours takes at most twice the
planner's time, or a second.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import processes
from contenders import HERE, Downward
from pddl_problems import problem

FREE = 1.0
"""Seconds that our first solution may always take; above it, twice the planner's."""


@dataclass(frozen=True)
class Twice:
    """A problem as a puzzle, and in PDDL for a domain in `pddl/`."""

    puzzle: str
    domain: str
    pddl: str
    beside: str = ""
    """A file of `puzzles/` that the puzzle reads."""


def towers(names: list[str], chance: random.Random) -> list[list[str]]:
    """Place blocks in random order, each on the table or on the one before; towers bottom up."""
    mixed = chance.sample(names, len(names))
    piles: list[list[str]] = []
    for name in mixed:
        if piles and chance.random() < 1 - 1 / (1 + len(names) ** 0.5):
            piles[-1].append(name)
        else:
            piles.append([name])
    return piles


def blocks(count: int, seed: int) -> Twice:
    chance = random.Random(seed)
    names = [f"b{n}" for n in range(1, count + 1)]
    start, goal_piles = towers(names, chance), towers(names, chance)
    below = {x: y for pile in start for y, x in pairwise(["table", *pile])}
    pairs = [(x, y) for pile in goal_piles for y, x in pairwise(pile)]
    puzzle = f"""\
puzzle: Blocks with a hand
types:
  thing:
    block: [{", ".join(names)}]
    other: [table, hand]
tables:
  begin: {{{", ".join(f"{x}: {y}" for x, y in below.items())}}}
  wanted: [{", ".join(f"[{x}, {y}]" for x, y in pairs)}]
state:
  on: thing for each b in block = begin(b)
define:
  clear(x in thing): no c in block where on(c) = x
transitions:
  lift(b in block):
    when: on(b) != hand and clear(b) and clear(hand)
    then: {{on(b): hand}}
  put(b in block, there in block + table where there != b):
    when: on(b) = hand and (there = table or clear(there))
    then: {{on(b): there}}
goal: every (a, b) in wanted has on(a) = b
"""
    init = ["hand-empty"]
    for pile in start:
        init += [f"on-table {pile[0]}", f"clear {pile[-1]}"]
        init += [f"on {x} {y}" for y, x in pairwise(pile)]
    goal = [f"on {x} {y}" for x, y in pairs]
    return Twice(puzzle, "blocks", problem("blocks", {"block": names}, init, goal))


def logistics(packages: int, towns: int, planes: int, seed: int) -> Twice:
    """Two places in each town, one of them the airport, and a truck."""
    chance = random.Random(seed)
    cities = [f"city{n}" for n in range(1, towns + 1)]
    airports, offices = ([f"{kind}{n}" for n in range(1, towns + 1)] for kind in ("air", "off"))
    trucks = [f"truck{n}" for n in range(1, towns + 1)]
    fleet = [f"plane{n}" for n in range(1, planes + 1)]
    parcels = [f"parcel{n}" for n in range(1, packages + 1)]
    places = airports + offices
    city = dict(zip(places, cities + cities, strict=True))
    begin = {parcel: chance.choice(places) for parcel in parcels}
    targets = {parcel: chance.choice(places) for parcel in parcels}
    parked = dict(zip(trucks, offices, strict=True)) | {it: chance.choice(airports) for it in fleet}

    def row(pairs: dict[str, str]) -> str:
        return f"{{{', '.join(f'{x}: {y}' for x, y in pairs.items())}}}"

    puzzle = f"""\
puzzle: Logistics
types:
  spot:
    place:
      airport: [{", ".join(airports)}]
      office: [{", ".join(offices)}]
    vehicle:
      truck: [{", ".join(trucks)}]
      plane: [{", ".join(fleet)}]
  parcel: [{", ".join(parcels)}]
  town: [{", ".join(cities)}]
tables:
  city: {row(city)}
  begin: {row(begin)}
  parked: {row(parked)}
  wanted: {row(targets)}
state:
  site: spot for each p in parcel = begin(p)
  at: place for each v in vehicle = parked(v)
transitions:
  load(p in parcel, v in vehicle):
    when: site(p) = at(v)
    then: {{site(p): v}}
  unload(p in parcel, v in vehicle):
    when: site(p) = v
    then: {{site(p): at(v)}}
  drive(t in truck, to in place):
    when: to != at(t) and city(to) = city(at(t))
    then: {{at(t): to}}
  fly(a in plane, to in airport):
    when: to != at(a)
    then: {{at(a): to}}
goal: every p in parcel has site(p) = wanted(p)
"""
    objects = {
        "airport": airports, "office": offices, "truck": trucks, "plane": fleet,
        "parcel": parcels, "town": cities,
    }  # fmt: skip
    init = [f"in-town {place} {town}" for place, town in city.items()]
    init += [f"at {x} {y}" for x, y in (begin | parked).items()]
    goal = [f"at {x} {y}" for x, y in targets.items()]
    return Twice(puzzle, "logistics", problem("logistics", objects, init, goal))


def sokoban(room: str) -> Twice:
    """A room in the common notation."""
    rows = (HERE / "puzzles" / room).read_text(encoding="utf-8").splitlines()
    model = (HERE / "puzzles" / "pushes.yaml").read_text(encoding="utf-8")
    cells = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row)}
    inside, edge = set[tuple[int, int]](), [at for at, mark in cells.items() if mark in "@+"]
    while edge:  # cells enclosed by walls
        x, y = edge.pop()
        if (x, y) not in inside and cells.get((x, y), "#") != "#":
            inside.add((x, y))
            edge += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    places = {at: f"p{at[0]}-{at[1]}" for at in sorted(inside)}
    init = [
        f"towards {places[x, y]} {places[x + dx, y + dy]} {way}"
        for x, y in places
        for way, (dx, dy) in {"e": (1, 0), "w": (-1, 0), "s": (0, 1), "n": (0, -1)}.items()
        if (x + dx, y + dy) in places
    ]
    crates = [at for at in places if cells[at] in "$*"]
    init += [f"man {place}" for at, place in places.items() if cells[at] in "@+"]
    init += [f"crate {places[at]}" for at in crates]
    init += [f"free {place}" for at, place in places.items() if at not in crates]
    goal = [f"crate {place}" for at, place in places.items() if cells[at] in ".*+"]
    objects = {"place": [*places.values()], "way": [*"eswn"]}
    pddl = problem("sokoban", objects, init, goal, least="total-cost")
    return Twice(model.replace("xsokoban-1.txt", room), "sokoban", pddl, room)


PROBLEMS: dict[str, Callable[[], Twice]] = {
    "blocks-30": lambda: blocks(30, 1),
    "blocks-30-again": lambda: blocks(30, 2),
    "blocks-50": lambda: blocks(50, 1),
    "blocks-50-again": lambda: blocks(50, 2),
    "logistics": lambda: logistics(15, 5, 2, 1),
    "logistics-again": lambda: logistics(15, 5, 2, 2),
    "logistics-34": lambda: logistics(34, 9, 2, 1),
    "logistics-40": lambda: logistics(40, 10, 2, 1),
    "logistics-60": lambda: logistics(60, 15, 3, 1),
    "xsokoban-1": lambda: sokoban("xsokoban-1.txt"),
}


def first_of_ours(puzzle: Path, seconds: float) -> tuple[float, int, int]:
    """CPU seconds until the first solution, its cost, and the cost of the last."""
    command = [sys.executable, "-m", "puzzlelang", "solve", str(puzzle), "--good"]
    command += ["--time", f"{seconds:.0f}", "--format", "jsonl"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        lines = iter(process.stdout)
        first = json.loads(next(lines))
        used = cpu_of(process.pid)
        best = [first, *map(json.loads, lines)][-1]
    return used, sum(first["cost"]), sum(best["cost"])


def cpu_of(process: int) -> float:
    """CPU seconds of a running process (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def first_of_the_planner(
    driver: str, domain: Path, problem: Path, seconds: float
) -> tuple[float, int]:
    words = (sys.executable, driver, "--alias", "lama-first", domain, problem)
    with tempfile.TemporaryDirectory() as folder:
        run = processes.run(words, Path(folder), seconds=seconds)
    cost = re.search(r"Plan cost: (\d+)", run.output)
    assert cost, run.output[-2000:]
    return run.cpu, int(cost[1])


def row(name: str, driver: str, seconds: float) -> str:
    twice = PROBLEMS[name]()
    with tempfile.TemporaryDirectory() as folder:
        puzzle, pddl = Path(folder) / "puzzle.yaml", Path(folder) / "problem.pddl"
        puzzle.write_text(twice.puzzle, encoding="utf-8")
        pddl.write_text(twice.pddl, encoding="utf-8")
        if twice.beside:
            shutil.copy(HERE / "puzzles" / twice.beside, folder)
        first_of_ours(puzzle, seconds)  # to cache machine code: the planner is compiled, too
        used, length, best = first_of_ours(puzzle, seconds)
        domain = HERE / "pddl" / f"{twice.domain}.pddl"
        its, its_length = first_of_the_planner(driver, domain, pddl, seconds=120)
    missed = "missed" if used > max(FREE, 2 * its) else ""
    cells = (
        f"{used:.2f} | {length} | {best} | {its:.2f} | {its_length} | {used / its:.2f} | {missed}"
    )
    return f"| {name} | {cells} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PROBLEMS))
    parser.add_argument("--time", type=float, default=10, help="seconds for ours (default: 10)")
    parser.add_argument("--fast-downward", default="", metavar="PATH", help="its fast-downward.py")
    options = parser.parse_args()
    planner = Downward(options.fast_downward)
    if planner.missing():
        sys.exit(f"Fast Downward is missing: {planner.missing()}")
    columns = "problem", "first", "cost", "best", "lama-first", "its cost", "ratio", "bar"
    print(f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}")
    for name in options.names or PROBLEMS:
        print(row(name, planner.driver, options.time), flush=True)


if __name__ == "__main__":
    main()
