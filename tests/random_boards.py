"""Random boards: values move between computed places of arrays.

Each puzzle is generated from a seed, which names it. A counter of remaining moves bounds the
states, and the goal is the result of a random walk.
"""

from __future__ import annotations

import random
import re

from puzzlelang.core import nodes as core
from puzzlelang.core import semantics
from puzzlelang.text.diagnostics import PuzzleError
from tests.support import load_text

State = tuple[int, ...]

PARTS = (
    "board(I): board(J)\nboard(J): board(I)",
    "board(I): board(J)\nboard(J): 0",
    "board(I): board(J)\nboard(J): board(K)\nboard(K): board(I)",
    "board(I): V",
    "board(I): (board(J) + 1) mod M",
    "lit(X): not lit(X)\nat: I",
    "lit(X): at < to",
    "at: I",
    "to: board(I)",
    "at: I\nto: at",
    "bag: bag + X\nat: I",
    "bag: if X in bag then bag - X else bag + X",
    "bag: set((z + 1) mod L for z in bag)",
    "wide: wide + I * 3\nboard(I): V",
    "for each z in 0..H where C:\n  board(z): V",
    "for each z in 0..H:\n  if at = z:\n    board(z): V",
    "for each z in 0..H:\n  if at = z:\n    lit(z): true",
    "if C:\n  board(I): V\nelse:\n  board(J): V",
    "if C:\n  at: I",
    "- board(I): V\n- board(J): board(I)",
    "- board(I): V\n- board(0): 1\n- at: board(J)",
    "- board(I): board(J)\n- to: board(I)\n- lit(X): true",
)
"""Effects of a move: I, J, K are places, X one of ``lit``, V is a value, C a condition."""

CONDITIONS = (
    "at != to", "board(I) != board(J)", "board(I) > 0", "lit(X)", "X in bag", "X not in bag",
    "at < to", "count(bag) < 3", "board(at) = board(to)",
    "some z in 0..H where board(z) = at mod M",
    "I * 3 not in wide", "away(at, to) > 1", "not (lit(X) and at = 0)",
)  # fmt: skip


class _Board:
    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.places = chance.choice((2, 3, 5, 9, 12, 20, 40))
        self.values = chance.choice((2, 3, 4, self.places))
        self.lamps = chance.choice((2, 4, 10, 17))
        self.params = ""

    def place(self) -> str:
        n, chance = self.places, self.chance
        known = (str(chance.randrange(n)), f"(at + {chance.randrange(1, 9)}) mod {n}")
        open_ = ("at", "to", "at", "to", f"board(at) mod {n}", f"(to + at) mod {n}", "far(at)")
        return chance.choice((*known, *open_, *(["p"] * 3 if self.params else [])))

    def lamp(self) -> str:
        chance, n = self.chance, self.lamps
        return chance.choice((str(chance.randrange(n)), f"at mod {n}", f"board(to) mod {n}"))

    def value(self) -> str:
        m, chance = self.values, self.chance
        shapes = (f"{chance.randrange(m)}", f"board({self.place()})", f"at mod {m}")
        return chance.choice((*shapes, f"if {self.condition()} then 0 else {m - 1}"))

    def condition(self) -> str:
        return self.filled(self.chance.choice(CONDITIONS))

    def filled(self, text: str) -> str:
        made = []
        for character in text:
            match character:
                case "I" | "J" | "K":
                    made.append(self.place())
                case "X":
                    made.append(self.lamp())
                case "V":
                    made.append(self.value())
                case "C":
                    made.append(self.condition())
                case "M":
                    made.append(str(self.values))
                case "L":
                    made.append(str(self.lamps))
                case "H":
                    most = min(self.places, self.lamps)
                    made.append(str(self.chance.randrange(1, most)))
                case _:
                    made.append(character)
        return "".join(made)

    def move(self, name: str) -> str:
        chance = self.chance
        self.params = chance.choice(("", "", f"(p in 0..{self.places - 1})", "(p in 0..1)"))
        guards = [self.condition() for _ in range(chance.randrange(0, 3))]
        part = chance.choice(PARTS)
        if part.startswith("to: board") and self.values != self.places:
            part = "to: I"
        effects = self.filled(part).split("\n")
        self.params, head = "", self.params
        spent = "- left: left - 1" if part.startswith("-") else "left: left - 1"
        lines = [f"  {name}{head}:", f"    when: {' and '.join(['left > 0', *guards])}"]
        return "\n".join([*lines, "    then:", *(f"      {line}" for line in (*effects, spent))])

    def text(self, goal: str) -> str:
        chance, n, m = self.chance, self.places, self.values
        lines = [
            "puzzle: A random board",
            f"tables:\n  far(p in 0..{n - 1}): (p * {chance.randrange(2, 6)} + 1) mod {n}",
            f"define:\n  away(p, q in 0..{n - 1}): abs(p - q)",
            "state:",
            f"  board: 0..{m - 1} for each p in 0..{n - 1}"
            f" = (p * {chance.randrange(4)} + 1) mod {m}",
            f"  lit: boolean for each x in 0..{self.lamps - 1} = false",
            f"  at: 0..{n - 1} = {chance.randrange(n)}",
            f"  to: 0..{n - 1} = {chance.randrange(n)}",
            f"  bag: set of 0..{self.lamps - 1} = none",
            f"  wide: set of 0..{3 * n} = none",
            f"  left: 0..9 = {chance.randrange(2, 5)}",
            "transitions:",
            *(self.move(name) for name in ("first", "second", "third")[: chance.randrange(2, 4)]),
        ]
        if chance.random() < 0.2:
            lines += ["invariants:", f"  kept: left > 2 or {self.condition()}"]
        if chance.random() < 0.2:
            lines += [f"lose: left = 1 and {self.condition()}"]
        if chance.random() < 0.4:
            lines += [f"cost: {chance.choice(('at + 1', 'board(to)', '3', 'left'))} per move"]
        return "\n".join([*lines, f"goal: {goal}"]) + "\n"


def random_board(seed: int, *, several: bool = False) -> str:
    """Generate a puzzle; raises ``PuzzleError`` if its moves are invalid at the start."""
    text = _Board(random.Random(seed)).text("false and at = 0 or at > 100")
    if several:
        text = with_starts(text, random.Random(seed + 1))
    puzzle = load_text(text).puzzle
    return text.replace("false and at = 0 or at > 100", _goal(puzzle, random.Random(-seed)))


def _goal(puzzle: core.Puzzle, chance: random.Random) -> str:
    """A goal from the values of some slots after a random walk; sometimes an unreachable one."""
    state, values = puzzle.starts[0], dict[str, int]()
    for _ in range(chance.randrange(1, 5)):
        try:
            steps = list(semantics.steps(puzzle, state))
        except semantics.RuleFault:
            break
        if not steps:
            break
        state = chance.choice(steps).state
    for variable in puzzle.variables:
        for place in range(variable.size):
            slot = variable.offset + place
            if variable.name in ("board", "at", "to", "lit"):
                name = variable.name if variable.size == 1 else f"{variable.name}({place})"
                values[name] = int(state[slot])
    some = chance.sample(sorted(values), min(len(values), chance.randrange(1, 6)))
    if chance.random() < 0.4:
        some = sorted(values)  # the whole state, or nearly
    parts = []
    for name in some:
        if name.startswith("lit"):
            parts.append(name if values[name] else f"not {name}")
        else:
            parts.append(f"{name} = {values[name]}")
    return " and ".join(parts)


def with_starts(text: str, chance: random.Random) -> str:
    """Give the puzzle several starts."""
    small = "any of 0..1"
    choices = {
        "at": ("any", small, "any of those z in 0..1 where z != 3"),
        "to": ("any", small, "start(at)", "any of 0..start(at)", "0"),
        "left": ("any of 2..3", "any of 1..2", "2"),
        "lit": ("x = 0 and start(at) = 1", "any", "false"),
        "bag": ("any of 0..1", "none"),
        "board": ("any of 0..p mod 2", "p mod 2"),
    }
    for name in chance.sample(sorted(choices), chance.randrange(1, 4)):
        value = chance.choice(choices[name])
        text = re.sub(rf"^(  {name}: [^=]*) = .*$", rf"\1 = {value}", text, count=1, flags=re.M)
    if chance.random() < 0.5:
        wanted = ("at != to", "left > 1", "not lit(0)", "at <= to and board(0) < 2")
        text = text.replace("transitions:\n", f"starts: {chance.choice(wanted)}\ntransitions:\n")
    return text


def some_boards(first: int, count: int, *, several: bool = False) -> list[tuple[int, str]]:
    """``count`` valid puzzles with their seeds."""
    found: list[tuple[int, str]] = []
    seed = first
    while len(found) < count:
        try:
            found.append((seed, random_board(seed, several=several)))
        except PuzzleError:
            pass
        seed += 1
    return found
