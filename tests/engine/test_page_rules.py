"""The module of a page agrees with the first tier: successors, moves, costs, goal and lost."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume

from puzzlelang.answers.loading import load
from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.compiler.page_module import PageRules, page_rules
from puzzlelang.core.thresholds import changed
from tests.compiler.test_backends import read
from tests.random_puzzles import at_random, puzzles
from tests.support import MOVING, of_library

pytest.importorskip("wasmtime", reason="wasmtime runs WebAssembly in Python")

from tests.engine.test_native import asked, is_small
from tests.engine.test_wasm import Instance

WALKS = 200
"""States of a puzzle that are compared."""


class Page:
    """The functions of a page, called one by one."""

    def __init__(self, system: CompiledSystem) -> None:
        self.system = system
        self.rules: PageRules = page_rules(system)
        room = 8 * (self.rules.words + self.rules.record * (self.rules.most + 1))
        self.instance = Instance(self.rules.binary, room)
        self.out = self.instance.heap + 8 * self.rules.words

    def call(self, name: str, state: Any, *more: int) -> int:
        words = self.rules.packing.pack(self.system.slots(state))
        self.instance.write(self.instance.heap, words)
        return self.instance.call(name, self.instance.heap, *more)

    def steps(self, state: Any) -> Any:
        """Steps as in ``CompiledSystem.steps``, with their cost lines."""
        rules = self.rules
        count = self.call("moves", state, self.out)
        if count < 0:
            return "fault"
        assert count <= rules.most
        found = []
        for place in range(count):
            record = self.instance.words(self.out + 8 * rules.record * place, rules.record)
            after, move = rules.packing.unpack(record[: rules.words]), record[-1]
            ground = rules.grounds[move & 0xFFFFFFFF]
            found.append((ground.transition.index, rules.arguments(move), self.system.state(after),
                          record[rules.words : -1] or (1,)))  # fmt: skip
        return found


def plain_steps(system: CompiledSystem, state: Any) -> Any:
    steps = asked(system.steps, state)
    if steps == "fault":
        return steps
    return [(index, given, after, system.cost_lines(cost)) for index, given, after, cost in steps]


def agree(system: CompiledSystem, most: int = WALKS) -> int:
    """Compare random reachable states; return their number."""
    page, chance = Page(system), random.Random(1)
    states = [*system.starts[:3]]
    reached = set(states)
    for place, state in enumerate(states):
        if place == most:
            return place
        steps = page.steps(state)
        assert steps == plain_steps(system, state)
        for name, test in (("goal", system.is_goal), ("lost", system.is_lost)):
            truth = asked(test, state)
            assert page.call(name, state) == (-1 if truth == "fault" else int(truth))
        after = [one[2] for one in steps if one[2] not in reached] if steps != "fault" else []
        new = chance.sample([*dict.fromkeys(after)], min(2, len({*after})))
        reached.update(new)
        states += new
    return len(states)


ALWAYS = ("bloxorz", "keys", "ricochet", "bishops", "solitaire-chess", "family-noise")


@of_library("path", MOVING, share=6, always=ALWAYS)
def test_library(path: Path) -> None:
    assert agree(compile_puzzle(load(str(path)).puzzle)) > 1


@of_library("path", MOVING, share=6)
def test_loops_over_parameters(path: Path) -> None:
    """A page has loops where a transition has many instances."""
    with changed(instances=0):
        assert agree(compile_puzzle(load(str(path)).puzzle), 50) > 1


@at_random(500, puzzles())
def test_random_puzzles(text: str) -> None:
    puzzle = read(text)
    assume(puzzle is not None)
    assert puzzle is not None
    assume(is_small(puzzle))
    agree(compile_puzzle(puzzle), 40)
