"""Puzzles from other starts answer alike, whether compiled code is shared or compiled again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume

import puzzlelang
from puzzlelang import answers
from puzzlelang.answers.loading import load_text as load_whole
from puzzlelang.answers.solving import TraceRenderer
from puzzlelang.core.thresholds import changed
from puzzlelang.search.system import Fault, Limits
from puzzlelang.text.diagnostics import PuzzleError
from puzzlelang.text.records import replace
from puzzlelang.text.source import Source
from tests.random_boards import some_boards
from tests.random_puzzles import at_random, puzzles
from tests.support import MOVING, nightly, of_library, slow

LIMITS = Limits(states=2_000)

Starts = tuple[tuple[int, ...], ...]


def visited(loaded: answers.Loaded, count: int) -> list[tuple[int, ...]]:
    """States of random walks from the first start, which end where no step goes on."""
    chance, system = Random(loaded.puzzle.title), loaded.system
    found: dict[Any, None] = {}
    for length in range(count):
        state = system.starts[0]
        for _ in range(length * length + length):
            with suppress(Fault):
                state = chance.choice(system.successors(state) or [state])
        found[state] = None
    return [system.slots(state) for state in found]


def compiled_again(loaded: answers.Loaded, starts: Starts) -> answers.Loaded:
    puzzle = replace(loaded.puzzle, starts=starts)
    return answers.recompiled(*replace(loaded, puzzle=puzzle).recipe)


def answered(loaded: answers.Loaded, order: str = "auto") -> Any:
    """Everything that an answer and a count claim, or the message of a fault."""
    try:
        answer = answers.solve(loaded, order, LIMITS)
        count = answers.solve(loaded, order, LIMITS, count=True)
    except PuzzleError as error:
        return str(error)
    trace = [(step.slots, step.shown, step.said) for step in answer.trace]
    numbers = answer.statistics.reached, answer.statistics.expanded, answer.start
    bounds = answer.lower_bound, answer.upper_bound, answer.limit
    return answer.kind, answer.cost, trace, numbers, bounds, count.kind, count.cost, count.total


def agree(loaded: answers.Loaded, each: Sequence[Starts]) -> None:
    """Two rounds: in the second, all that the starts share is at hand."""
    again = [answered(compiled_again(loaded, starts)) for starts in each]
    for _ in range(2):
        assert [answered(answers.with_starts(loaded, starts)) for starts in each] == again


def check(load: Callable[[bool], answers.Loaded], count: int) -> None:
    """Compare with symmetry, perhaps one that the search finds, and without."""
    for symmetry, thresholds in ((True, {"members_from": 30, "members_share": 1}), (False, {})):
        loaded = load(symmetry)
        if not loaded.puzzle.has_goal:
            return
        states = visited(loaded, count)
        with changed(**thresholds):
            agree(loaded, [*((state,) for state in states), tuple(states)])


@pytest.mark.slow
@of_library("path", MOVING, share=30, always=["family", "two-wolves", "sokoban"])
def test_the_library_agrees(path: Path) -> None:
    check(lambda symmetry: answers.load(str(path), tier="python", symmetry=symmetry), 3)


@pytest.mark.slow
@of_library("path", MOVING, share=50)
def test_the_library_agrees_in_machine_code(path: Path) -> None:
    pytest.importorskip("llvmlite")
    check(lambda symmetry: answers.load(str(path), tier="native", symmetry=symmetry), 3)


def of_text(text: str, tier: str = "auto") -> Callable[[bool], answers.Loaded]:
    return lambda symmetry: load_whole(Source("puzzle.yaml", text), tier=tier, symmetry=symmetry)


@at_random(12, puzzles())
def test_random_puzzles_agree(text: str) -> None:
    try:
        check(of_text(text), 4)
    except PuzzleError:  # some random puzzles have mistakes
        assume(False)


@pytest.mark.parametrize("count", [*slow(1), *nightly(20)])
def test_random_boards_that_are_turned_agree(count: int) -> None:
    for _, text in some_boards(0, count):
        check(of_text(text), 2)


def test_machine_code_is_shared() -> None:
    pytest.importorskip("llvmlite")
    loaded = answers.load("goat", tier="native")
    elsewhere = [answers.with_starts(loaded, (state,)) for state in visited(loaded, 3)]
    codes = []
    for one in elsewhere:
        answers.solve(one)
        rules = one.searcher.tiers.shared.rules
        assert rules is not None
        codes.append(rules._codes)
    assert all(code is codes[0] and len(code) == 1 for code in codes)


def test_loaded_machine_code_is_used_soon() -> None:
    pytest.importorskip("llvmlite")
    loaded = answers.load("goat")
    start = loaded.puzzle.starts
    with changed(loaded_code_ms=0, first_tier_ms=1 << 40, first_budget=1):
        assert answers.solve(answers.with_starts(loaded, start)).statistics.tier == "python"
        loaded.searcher.tiers.tier = "native"
        answers.solve(loaded)
        loaded.searcher.tiers.tier = "auto"
        assert answers.solve(answers.with_starts(loaded, start)).statistics.tier == "native"


def test_starts_alike_are_tested_for_each_start() -> None:
    searcher = answers.load("two-wolves").searcher
    assert searcher.merged is not None
    for after in searcher.merged.true.successors(searcher.merged.true.starts[0]):
        other = searcher.from_starts([searcher.true.slots(after)]).merged
        assert other is not None
        assert other.true.starts == [after] and other.starts == [other.canonical(after)]


def test_a_count_in_python_has_no_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzlelang.load("goat")
    monkeypatch.setattr(TraceRenderer, "trace", None)
    assert puzzle.count() == 2
    assert (
        puzzle.count(
            {"at": {"farmer": "right", "wolf": "left", "goat": "right", "cabbage": "left"}}
        )
        == 2
    )
