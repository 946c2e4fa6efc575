"""Terms that are computed once for each state, in both tiers, when almost every term is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from puzzlelang.answers.loading import load
from puzzlelang.compiler import compile_puzzle
from puzzlelang.compiler.llvm_module import ModulePrinter
from puzzlelang.compiler.state_layout import Unprintable
from puzzlelang.core.thresholds import changed
from tests.compiler import test_backends
from tests.compiler.test_backends import read
from tests.random_puzzles import for_random_puzzles
from tests.support import MOVING, of_library, slow

BIRDS = """\
puzzle: three birds on a ledge
types: {bird: [b, g, r]}
state:
  at: list(4) of 0..9 for each s in bird = list(5)
define:
  rests(s in bird, t in bird): t != s and some x in at(s) where x - 1 in at(t)
  held(s in bird): 0 in at(s) or some t in bird where rests(s, t) and 0 in at(t)
  falls: those s in bird where not held(s)
transitions:
  fall:
    forced: true
    when: falls != none and some s in bird where count(at(s)) > 1
    then:
      for each s in falls:
        at(s): list(max(0, x - 1) for x in at(s))
  grow(s in bird):
    when: not s in falls or count(at(s)) < 3
    then:
      at(s): at(s) + list(count(falls))
goal: every s in bird has count(at(s)) = 4
"""
"""``grow`` can fault, if a list is full; the set ``falls`` is used in five places."""


def both_tiers_agree(text_or_path: str | Path, most: int) -> int:
    """Compare the reference semantics with the first tier, and that with machine code."""
    puzzle = (
        load(str(text_or_path)).puzzle if isinstance(text_or_path, Path) else read(text_or_path)
    )
    if puzzle is None:
        return 0
    count = test_backends.agree(puzzle, most)
    pytest.importorskip("llvmlite")
    from tests.engine import test_native

    try:
        test_native.agree(puzzle, most)
    except Unprintable:
        pass
    return count


@pytest.mark.slow
@pytest.mark.parametrize("weight", [2, 60, *slow(12, 100)])
def test_a_set_used_in_several_places(weight: int) -> None:
    with changed(shared_weight=weight):
        assert both_tiers_agree(BIRDS, 300) > 100


STAIRS = """\
puzzle: stairs that end
types: {step: [a, b, c]}
tables: {above: {a: b, b: c}}
state: {at: step = a, n: 0..9 = 0}
define:
  next: above(at)
transitions:
  go(i in 1..3): {when: next != a and n < i, then: {at: next}}
  rest(i in 1..3): {when: n < i and next != a, then: {n: n + i}}
goal: n = 9
"""
"""``next`` faults on the last step."""


def test_a_fault_in_a_shared_term() -> None:
    with changed(shared_weight=2):
        assert both_tiers_agree(STAIRS, 20) > 3


@pytest.mark.slow
@for_random_puzzles(60)
def test_random_puzzles(text: str) -> None:
    weight = 2 + len(text) % 2 * 7
    with changed(shared_weight=weight, many_instances=2, long_instance=weight):
        both_tiers_agree(text, 40)


@pytest.mark.each_time("family-cpp")
@of_library("path", MOVING, share=12, always=["bloxorz"])
def test_library(path: Path) -> None:
    with changed(shared_weight=8):
        assert both_tiers_agree(path, 60) > 1


def test_code_of_a_shared_term_is_printed_once() -> None:
    puzzle = read(BIRDS)
    assert puzzle is not None
    text = ModulePrinter(compile_puzzle(puzzle)).module("expand").text
    printed = re.findall(r"define i32 @shared_(\d+)\(", text)
    assert printed
    assert len(printed) == len(set(printed))
    assert text.count("call i32 @shared_") > len(printed)
    with changed(shared_weight=1 << 40):
        alone = ModulePrinter(compile_puzzle(puzzle)).module("expand").text
    assert len(alone) > 2 * len(text)
