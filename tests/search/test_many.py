"""The program that compares puzzles in stores with memory: faults, and differences it must see."""

from __future__ import annotations

import os
import random
import sys
from itertools import count
from typing import Any

import pytest

from tests.search import many
from tests.support import load_text

FAULTY = """\
puzzle: A number too many
state:
  n: 0..9 = 0
transitions:
  on:
    then: {n: n + 1}
goal: n = 20
"""


def test_a_puzzle_in_stores_is_as_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Faults are compared as well."""
    monkeypatch.setattr(many, "PARTS", (1, 2))
    monkeypatch.setattr(os, "fsync", lambda _: None)
    loaded = load_text(FAULTY, "python")
    assert many.is_small(loaded)
    assert [*many.differences(loaded, random.Random(1))] == []


def test_what_differs_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    monkeypatch.setattr(many, "PARTS", (2,))
    monkeypatch.setattr(many, "asked", lambda searcher, request: next(numbers))
    assert len([*many.differences(load_text(FAULTY, "python"), random.Random(1))]) > 1


def test_large_spaces_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "MOST_STATES", 3)
    assert not many.is_small(load_text(FAULTY.replace("n + 1", "(n + 1) mod 10"), "python"))
    found: list[Any] = [name for name, _ in many.randoms(0, 2)]
    assert len(found) == 2


def test_puzzles_of_the_library_by_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(many, "PARTS", (2,))
    command = ["many", "--library", "coins", "goat", "--most"]
    monkeypatch.setattr(sys, "argv", [*command, "12"])
    assert many.main() == 0 and "1 puzzles, to goat: 0 with differences" in capsys.readouterr().out
