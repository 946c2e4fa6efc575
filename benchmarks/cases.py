"""Puzzles to compare, and their input for each contender.

To explore a whole space, contenders look for a solution that does not exist (or is the deepest
state), so that every program does the same work: reach all states, and test each one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pddl_problems
from random_maze import written

HERE = Path(__file__).resolve().parent
BUILD = HERE / "build"
BOARDS = HERE / "boards"
KORF = HERE.parent / "puzzles" / "sliding" / "instances" / "korf100.txt"

PYTHON, NATIVE, CPP = "our Python tier", "our native tier", "C++ by hand"
SPIN, RUMUR, DOWNWARD = "SPIN", "Rumur", "Fast Downward"


@dataclass(frozen=True)
class Case:
    """A puzzle in one size.

    ``states`` and ``transitions`` are known from outside; without a source they come from the C++
    program, and if they are 0 the contenders must agree.  ``left_out``: contenders that do not
    take part, with reasons; ``slow``: contenders only on request.
    """

    name: str
    ours: tuple[str, ...]
    cpp: tuple[str, ...]
    model: str = ""
    constants: Mapping[str, object] = field(default_factory=dict)
    pddl: Callable[[], str] | None = None
    heuristic: str = "blind()"
    states: int = 0
    transitions: int = 0
    cost: int | None = None
    left_out: Mapping[str, str] = field(default_factory=dict)
    slow: Mapping[str, str] = field(default_factory=dict)
    maze: tuple[int, int, bool] | None = None
    kind: str = "space"
    quick: bool = False

    def file(self) -> str:
        """Map of a maze, generated on demand."""
        return str(written(BUILD, *self.maze)) if self.maze else ""


BREADTH_FIRST = ("--search", "bfs")


def frogs(team: int, states: int, quick: bool = False) -> Case:
    return Case(
        name=f"frogs, {team} a side",
        ours=("frogs", "--set", f"left={team}", "--set", f"right={team}", *BREADTH_FIRST),
        cpp=("frogs", str(team), str(team)),
        model="frogs",
        constants={"LEFT": team, "RIGHT": team},
        pddl=partial(pddl_problems.frogs, team, team),
        states=states,
        cost=team * team + 2 * team,
        quick=quick,
    )


def tiles(name: str, height: int, width: int, states: int, quick: bool = False) -> Case:
    """In order except for the last two tiles: unsolvable, by parity."""
    count = height * width
    start = [*range(count - 2), count - 1, count - 2]
    listed = ",".join(map(str, start))
    return Case(
        name=name,
        ours=("tiles", "--set", f"width={width}", "--set", f"tiles={listed}", *BREADTH_FIRST),
        cpp=("tiles", str(width), *map(str, start)),
        model="tiles",
        constants={"HEIGHT": height, "WIDTH": width},
        pddl=partial(pddl_problems.tiles, width, *start),
        states=states,
        quick=quick,
    )


def cube() -> Case:
    """One corner is twisted: unsolvable, by the sum of the twists."""
    pieces = "pieces=URF,UFL,ULB,UBR,DFR,DLF,DRB"
    turned = ("--set", pieces, "--set", "twists=1,0,0,0,0,0,0")
    return Case(
        name="pocket cube, 9 turns",
        ours=("cube", *turned, *BREADTH_FIRST),
        cpp=("cube",),
        model="cube",
        pddl=pddl_problems.cube,
        states=3_674_160,
        transitions=9 * 3_674_160,
    )


def jugs(*sizes: int, states: int = 0) -> Case:
    """A litre in each of four jugs is impossible: after a move some jug is full or empty."""
    listed = ",".join(map(str, sizes))
    settings = (f"sizes={listed}", "filled=0,0,0,0", "tap=true", "litres=1", "in_jugs=4")
    return Case(
        name=f"jugs of {listed.replace(',', ', ')}",
        ours=("jugs", *(word for one in settings for word in ("--set", one)), *BREADTH_FIRST),
        cpp=("jugs", "1", "4", *map(str, sizes)),
        model="jugs",
        constants={"LITRES": 1, **{f"SIZE{n}": size for n, size in enumerate(sizes)}},
        pddl=partial(pddl_problems.jugs, 1, *sizes),
        states=states,
    )


def solitaire(
    board: str,
    kept: str,
    states: int,
    left_out: Mapping[str, str] | None = None,
    slow: Mapping[str, str] | None = None,
) -> Case:
    """Search for an unreachable end."""
    path = BOARDS / f"{board}.txt"
    return Case(
        name=f"peg solitaire, {board}",
        ours=("solitaire", "--map", f"board={path}", *BREADTH_FIRST),
        cpp=("solitaire", kept, str(path)),
        model="solitaire",
        constants={"BOARD": path},
        pddl=partial(pddl_problems.solitaire, path),
        states=states,
        left_out=left_out or {},
        slow=slow or {},
        quick=states < 1000,
    )


def maze(
    side: int, colours: int = 4, locked: bool = True, states: int = 0, quick: bool = False
) -> Case:
    """To a target behind two doors that are never open together, or to the opposite corner."""
    plan = (colours, side, locked)
    name = f"{'' if locked else 'way through a '}maze of {side} × {side}, {colours} colours"
    reasons = {RUMUR: "has no constant tables"}
    if side > 100:
        reasons[DOWNWARD] = "grounds in Python: minutes and gigabytes for 1000 × 1000"
    if side * side * colours > 10**8:
        reasons[PYTHON] = "hours"
    return Case(
        name=name,
        ours=("maze", "--map", "maze=MAZE", *BREADTH_FIRST),
        cpp=("maze", "MAZE"),
        model="maze",
        pddl=lambda: pddl_problems.maze(written(BUILD, *plan)),
        states=states,
        maze=plan,
        left_out=reasons if locked else {**reasons, SPIN: "walks depth-first: no shortest way"},
        quick=quick,
    )


def fifteen(number: int, quick: bool = False) -> Case:
    """A position of Korf's hundred, with the least number of moves that he published (1985)."""
    for line in KORF.read_text().splitlines():
        words = line.split()
        if words and words[0] == str(number):
            moves, start = int(words[1]), [int(word) for word in words[2:]]
    whole = "keeps whole spaces in memory, and this one has 16!/2 states"
    return Case(
        name=f"15-puzzle, Korf's {number}, {moves} moves",
        ours=("tiles", "--instance", f"korf:{number}"),
        cpp=("fifteen", *map(str, start)),
        model="tiles",
        pddl=partial(pddl_problems.tiles, 4, *start),
        heuristic="ipdb()",
        cost=moves,
        left_out={SPIN: whole, RUMUR: whole},
        kind="way",
        quick=quick,
    )


ALL_PEGS = 187_636_299
TOO_LARGE = {
    PYTHON: "about half an hour, and 20 GB (110 bytes a state)",
    SPIN: "about 22 GB, at the rate of the diamond",
}
TOO_LONG = {
    RUMUR: "about half an hour, and 7 GB, at the rate of the diamond; with --slow",
    DOWNWARD: "about 11 minutes, and 8 GB, at the rate of the diamond; with --slow",
}

NO_SEARCH = {DOWNWARD: "sees without a search that the end is out of reach"}

SMALLEST = frogs(3, 72, quick=True)
"""The time of a contender for this counts as its overhead."""

WARMING = frogs(2, 23)
"""Run once to put the kernel, but nothing else measured, into the cache."""

CASES = (
    frogs(14, 377_219),
    tiles("8-puzzle", 3, 3, 181_440, quick=True),  # 9!/2
    tiles("2 × 5 tiles", 2, 5, 1_814_400),  # 10!/2
    cube(),
    jugs(97, 101, 103, 107, states=8_479_872),
    solitaire("plus", "table", 153, NO_SEARCH),  # tests/reference/solitaire.py
    solitaire("diamond", "table", 9_172_387),
    solitaire("english", "bits", ALL_PEGS, TOO_LARGE, TOO_LONG),  # a published number
    maze(100, states=37_320, quick=True),
    maze(1000, states=3_705_716),
    maze(4000, 25, False, 294_895_739),  # 400 million colours × cells
    fifteen(79, quick=True),
    fifteen(12),
    fifteen(9),
)

GROWTH = (
    *(frogs(team, 0) for team in (8, 10, 12, 14, 16)),
    *(tiles(f"{h} × {w} tiles", h, w, 0) for h, w in ((2, 3), (2, 4), (3, 3), (2, 5), (3, 4))),
    *(jugs(*sizes) for sizes in ((23, 29, 31, 37), (47, 53, 59, 61), (97, 101, 103, 107))),
    *(maze(side) for side in (250, 500, 1000, 2000)),
)
