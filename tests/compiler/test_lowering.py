"""Shortcuts of lowering against the long way."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from puzzlelang.answers import load
from puzzlelang.compiler import compile_puzzle, have_same_rules, lower, slot_tests
from puzzlelang.search import Limits, walk


@pytest.mark.parametrize("name", ["rush-hour", "sokoban", "ricochet", "solitaire"])
def test_constants_are_those_of_terms(name: str, monkeypatch: Any) -> None:
    puzzle = load(name).puzzle
    systems = []
    for times in (0, 1 << 60):
        monkeypatch.setattr(lower, "WORTH_STAGING", times)
        systems.append(compile_puzzle(puzzle))
    assert have_same_rules(*systems, range(systems[0].layout.size))
    staged, terms = ([run for _, run in one.lowering._functions.values()] for one in systems)
    assert not any(terms) and (any(staged) or name != "rush-hour")


@pytest.mark.parametrize("name", ["keys", "goat"])
def test_loops_over_sets_skip_only_values_without_effect(name: str, monkeypatch: Any) -> None:
    puzzle = load(name).puzzle
    short = compile_puzzle(puzzle)
    monkeypatch.setattr(lower.Lowering, "_within_domain", lambda self, fold: fold)
    long = compile_puzzle(puzzle)
    rows = [[*islice(walk(system, Limits()), 300)] for system in (short, long)]
    assert rows[0] == rows[1]
    if name == "keys":
        short.expand, long.expand  # noqa: B018  # they build the code
        assert short.size != long.size


@pytest.mark.parametrize("name", ["keys", "sokoban", "maze"])
def test_values_are_tried_together_as_singly(name: str, monkeypatch: Any) -> None:
    calls = []

    def compared(condition: Any, slot: Any, values: Any) -> list[int]:
        together = satisfying(condition, slot, values)
        singly = [one for one in values if satisfying(condition, slot, (one,))]
        assert together == singly
        calls.append(condition)
        return together

    satisfying = slot_tests._satisfying
    monkeypatch.setattr(slot_tests, "_satisfying", compared)
    compile_puzzle(load(name).puzzle)
    assert calls
