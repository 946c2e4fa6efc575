#!/usr/bin/env python3
"""Measure how fast `play` answers keys and hints, for each bundled puzzle that moves.

    python benchmarks/play.py [NAME…]

Plays a random game on a screen of 80 by 24, with the hint thread at work as for a player.  ``key``:
the slowest of the keys that make, undo or look for a move, with the lines shown then.  ``first``:
from the start of the game to its first hint (20 s at most); ``hint``: the slowest later hint, each
in a state just reached; ``open``: number of hints that take more than a second.
"""

from __future__ import annotations

import random
import sys
from functools import partial
from time import perf_counter

from puzzlelang import answers
from puzzlelang.play import Game, Guide, MovingScreen
from puzzlelang.syntax import library

KEYS, HINTS, PATIENCE, LONGEST = 60, 12, 1.0, 20.0


def measured(name: str) -> tuple[float, float, float, int, bool]:
    puzzle = answers.load(name)
    chance, game = random.Random(1), Game(puzzle)
    began = perf_counter()
    guide = Guide(game)
    screen = MovingScreen(game, guide, name, lambda path: "")
    key = 0.0
    for _ in range(KEYS):
        pressed = chance.choice(["move", "move", "move", "u", "r", "tab"])
        if pressed == "move" and game.moves:
            pressed = "".join(str(chance.choice(game.moves).number))
        clock = perf_counter()
        for one in [pressed] if not pressed.isdecimal() else [*pressed, "enter"][: len(pressed)]:
            screen.press(one)
        screen.tick(0.0)
        screen.lines(80, 24)
        key = max(key, perf_counter() - clock)
    guide.look(game.state, at_length=True)
    guide.wait(game.state, LONGEST)
    first = perf_counter() - began
    slowest, unknown = 0.0, 0
    for _ in range(HINTS):
        for _ in range(3):
            if game.moves:
                game.play(chance.choice(game.moves))
            else:
                game.restart()
        clock = perf_counter()
        guide.look(game.state, at_length=True)
        if guide.wait(game.state, PATIENCE).kind in ("looking", "unknown"):
            unknown += 1
        slowest = max(slowest, perf_counter() - clock)
    knows = guide.knows_all
    guide.close()
    return key, first, slowest, unknown, knows


def main() -> None:
    rows = []
    print(f"{'puzzle':20} {'key':>8} {'first':>9} {'hint':>9} {'open':>5}  all distances")
    for name in sys.argv[1:] or list(library.names()):
        if isinstance(answers.loadable(partial(answers.load, name)), answers.ToFill):
            continue  # see filling_moves.py
        key, first, hint, unknown, knows = measured(name)
        rows.append((key, first, hint, unknown))
        print(
            f"{name:20} {1000 * key:5.1f} ms {1000 * first:6.0f} ms {1000 * hint:6.1f} ms "
            f"{unknown:5}  {'yes' if knows else 'no'}",
            flush=True,
        )
    for what, place, most in (("key", 0, 0.05), ("first hint", 1, 0.1), ("hint", 2, 0.1)):
        few = sum(row[place] <= most for row in rows)
        print(f"{what} within {1000 * most:.0f} ms: {few} of {len(rows)}")
    print(f"hints that were open after {PATIENCE:.0f} s: {sum(row[3] for row in rows)}")


if __name__ == "__main__":
    main()
