"""The module of a page agrees with the first tier: successors, moves, costs, goal and lost."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume

from puzzlelang.answers.loading import load
from puzzlelang.compiler import page_module
from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.compiler.page_module import PageRules, page_rules
from puzzlelang.core.semantics import said
from puzzlelang.core.thresholds import changed
from puzzlelang.core.types import NONE, NOWHERE
from tests.compiler.test_backends import read
from tests.random_puzzles import at_random, puzzles
from tests.support import MOVING, TOP, of_library

pytest.importorskip("wasmtime", reason="wasmtime runs WebAssembly in Python")

from tests.engine.test_native import WIDE, WIDE_SETS, asked, is_small, some_set
from tests.engine.test_wasm import Instance

WALKS = 200
"""States of a puzzle that are compared."""

ROOM = 4096
"""Words of arguments and of values in texts."""

WORDS = (1 << 64) - 1


class Page:
    """The functions of a page, called one by one."""

    def __init__(self, system: CompiledSystem) -> None:
        self.system = system
        self.rules: PageRules = page_rules(system)
        room = 8 * (self.rules.words + self.rules.record * (self.rules.most + 1) + ROOM)
        self.instance = Instance(self.rules.binary, room)
        self.out = self.instance.heap + 8 * self.rules.words
        self.names = json.loads(json.dumps(self.rules.names))
        """As the page reads them."""

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
            index, arguments = self.names["moves"][move & 0xFFFFFFFF][0], rules.arguments(move)
            assert rules.move(index, arguments, self.system.slots(state)) == move
            found.append((index, arguments, self.system.state(after),
                          record[rules.words : -1] or (1,), self.text(state, move)))  # fmt: skip
        return found

    def text(self, state: Any, move: int) -> str | None:
        """The name of a move, as the page computes it; None if it has none."""
        number, *own = self.names["moves"][move & 0xFFFFFFFF]
        entry, rest = self.names["transitions"][number], move >> 32
        arguments = [*map(int, own)]
        for rows in reversed(entry["loops"] if not own and "loops" in entry else ()):
            rest, place = divmod(rest, len(rows))
            arguments = [*map(int, rows[place]), *arguments]
        values = list(arguments)
        if entry["values"]:
            given = self.out + 8 * self.rules.record * (self.rules.most + 1)
            out = given + 8 * len(arguments)
            self.instance.write(given, [value & WORDS for value in arguments])
            if self.call(f"say_{number}", state, given, out) < 0:
                return None
            words = self.instance.words(out, entry["values"])
            values += [word - (word >> 63 << 64) for word in words]
        return self._text(entry["pieces"], values)

    def _text(self, pieces: Any, values: list[int]) -> str:
        return "".join(self._piece(piece, values) for piece in pieces)

    def _piece(self, piece: Any, values: list[int]) -> str:
        match piece:
            case str():
                return piece
            case ["value", n, kind]:
                return self._show(values[n], kind)
            case ["if", n, then, otherwise]:
                return self._text(then if values[n] else otherwise, values)
            case ["join", separator, parts]:
                shown = [own for n, own in parts if n is None or values[n]]
                return str(separator).join(self._text(own, values) for own in shown)
            case [_, n, words, separator, kind, *rest]:
                number = sum((values[n + k] & WORDS) << 64 * k for k in range(words))
                texts, place = [], 0
                while number:
                    if rest:
                        bits, low = rest
                        texts.append(self._show((number & (1 << bits) - 1) + low - 1, kind))
                        number >>= bits
                    else:
                        texts += [self._show(place, kind)] if number & 1 else []
                        place, number = place + 1, number >> 1
                return str(separator).join(texts)
        raise AssertionError(piece)

    def _show(self, value: int, kind: int | None) -> str:
        if value in (NONE, NOWHERE):
            return "none" if value == NONE else "nowhere"
        match None if kind is None else self.names["kinds"][kind]:
            case None:
                return str(value)
            case {"width": width}:
                return str(divmod(value, width))
            case texts:
                return str(texts[value])


def plain_steps(system: CompiledSystem, state: Any) -> Any:
    steps = asked(system.steps, state)
    if steps == "fault":
        return steps
    puzzle, slots = system.puzzle, system.slots(state)
    return [
        (index, given, after, system.cost_lines(cost),
         asked(said, puzzle, slots, puzzle.transitions[index], given))
        for index, given, after, cost in steps
    ]  # fmt: skip


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


ALWAYS = ("bloxorz", "keys", "ricochet", "bishops", "solitaire-chess", "family-noise", "goat-gdl")


@pytest.mark.each_time("knights-tour", "bishops")
@of_library("path", MOVING, share=8, always=ALWAYS)
def test_library(path: Path) -> None:
    assert agree(compile_puzzle(load(str(path)).puzzle)) > 1


@pytest.mark.each_time("triangle-runs", "coins", "toast")
@of_library("path", MOVING, share=6)
def test_loops_over_parameters(path: Path) -> None:
    """A page has loops where a transition has many instances."""
    with changed(instances=0):
        assert agree(compile_puzzle(load(str(path)).puzzle), 50) > 1


def test_wide_lists_and_sets() -> None:
    puzzle = read(WIDE)
    assert puzzle is not None
    assert agree(compile_puzzle(puzzle), 300) > 50


@pytest.mark.parametrize("size", [66, 129, 513])
def test_sets_of_many_values(size: int) -> None:
    chance = random.Random(size)
    text = WIDE_SETS.replace("SIZE", str(size)).replace("MEMBER", "to * 2").replace("IN", "in")
    text = text.replace("TESTED", some_set(chance, 2)).replace("BUILT", some_set(chance, 1))
    puzzle = read(text)
    assert puzzle is not None
    with changed(whole_set=0):
        assert agree(compile_puzzle(puzzle), 40) >= 2


def test_long_rules_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loops replace copies where that is shorter."""
    system = compile_puzzle(load(str(TOP / "puzzles" / "sliding" / "klotski.yaml")).puzzle)
    copies = page_rules(system)
    monkeypatch.setattr(page_module, "LONG", 0)
    loops = page_rules(system)
    assert len(loops.binary) < len(copies.binary)
    assert not any(ground.loops for ground in copies.grounds)
    assert any(ground.loops for ground in loops.grounds)
    assert agree(system, 40) == 40


def test_a_text_without_a_template_is_the_name() -> None:
    text = """\
puzzle: Row
state:
  on: boolean for each i in 1..2 = false
transitions:
  turn(i in 1..2):
    then:
      on(i): not on(i)
    say: <on>
goal: on(1) and on(2)
"""
    puzzle = read(text)
    assert puzzle is not None
    page = Page(compile_puzzle(puzzle))
    assert [step[-1] for step in page.steps(page.system.starts[0])] == ["turn", "turn"]


@at_random(500, puzzles())
def test_random_puzzles(text: str) -> None:
    puzzle = read(text)
    assume(puzzle is not None)
    assert puzzle is not None
    system = compile_puzzle(puzzle)
    assume(is_small(system))
    agree(system, 40)
