"""What a puzzle file expects of itself, and what it gives."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from puzzlelang import semantics
from puzzlelang.core.texts import listed
from puzzlelang.diagnostics import Diagnostics
from puzzlelang.loading import Loaded, Pairs, faults_explained, prepare
from puzzlelang.report.validation import Result
from puzzlelang.search import SearchUsageError, order_named, search
from puzzlelang.search.counting import count_solutions
from puzzlelang.search.explore import explore
from puzzlelang.search.solutions import Solutions
from puzzlelang.syntax import tree
from puzzlelang.system import GaveUp, Limits, Outcome, Solved, Space, Unsolvable

Made = TypeVar("Made")


@dataclass(slots=True)
class Expectations:
    """The expectations of a file; each variant of the puzzle is made once."""

    parsed: tree.Puzzle
    limits: Limits
    diagnostics: Diagnostics
    made: dict[tuple[Pairs, Pairs], Loaded] = field(default_factory=dict)

    def prepared(self, settings: Pairs, maps: Pairs) -> Loaded:
        key = settings, maps
        if key not in self.made:
            folder = os.path.dirname(self.parsed.source.name)
            self.made[key] = prepare(self.parsed, settings, maps, folder, self.diagnostics)
        return self.made[key]

    def results(self, expectation: tree.Expectation) -> Iterator[Result]:
        settings = tuple((name.text, value.value) for name, value in expectation.settings)
        maps = tuple((name.text, path.value) for name, path in expectation.maps)
        loaded = self.prepared(settings, maps)
        try:
            order = order_named(expectation.search or "auto")
        except SearchUsageError as error:
            self.diagnostics.report("unknown-order", expectation.span, str(error))
            return
        found = _Found(loaded, order, self.limits)
        suffix = "".join(f" with {name} = {value}" for name, value in (*settings, *maps))
        for name, value in expectation.values:
            expected: Any = list(value) if isinstance(value, tuple) else value
            result = found.value(name.text, expected)
            known = not isinstance(result, _Unknown)
            holds = known and result == expected
            yield Result(name.text + suffix, expected, result, holds, name.span, known)


class _Found:
    """What a puzzle gives, each search made when it is first needed."""

    def __init__(self, loaded: Loaded, order: str, limits: Limits) -> None:
        self.loaded, self.order, self.limits = loaded, order, limits

    @cached_property
    def outcome(self) -> Outcome[Any]:
        outcome = search(self.loaded.system, self.order, self.limits)
        return _uninterrupted(outcome, outcome)

    @cached_property
    def space(self) -> Space:
        space = explore(self.loaded.system, self.limits)
        return _uninterrupted(space, space)

    @cached_property
    def solutions(self) -> Solutions[Any]:
        solutions = count_solutions(self.loaded.system, self.limits)
        return _uninterrupted(solutions, solutions.outcome)

    def value(self, name: str, expected: object) -> object:
        """What came out for one key of `expect:`, as JSON; a text that says why nothing did."""
        puzzle = self.loaded.puzzle
        with faults_explained(self.loaded):
            match name:
                case "start":
                    return semantics.shown(puzzle, puzzle.initial)
                case "states" | "transitions" | "levels":
                    return self._of_space(name)
                case "solutions":
                    outcome = self.solutions.outcome
                    solved = isinstance(outcome, Solved)
                    return self.solutions.total if solved else _why_none(outcome)
                case "unsolvable":
                    return self._unsolvable()
                case _:
                    return self._of_answer(name, expected)

    def _unsolvable(self) -> object:
        if "space" in self.__dict__ and self.space.complete:  # looked through it anyway
            return self.space.goal_states == 0
        outcome = self.outcome
        gave_up = isinstance(outcome, GaveUp)
        return _why_none(outcome) if gave_up else isinstance(outcome, Unsolvable)

    def _of_space(self, name: str) -> object:
        space = self.space
        if not space.complete:
            return _Unknown(f"not known: the search gave up after {space.states:,} states")
        value = getattr(space, name)
        return list(value) if isinstance(value, tuple) else value

    def _of_answer(self, name: str, expected: object) -> object:
        outcome = self.outcome
        if not isinstance(outcome, Solved):
            return _why_none(outcome)
        match name:
            case "cost":
                cost = self.loaded.system.cost_lines(outcome.cost)
                alone = len(cost) == 1 and not isinstance(expected, list)
                return cost[0] if alone else list(cost)
            case "length":
                return len(outcome.trace) - 1
            case "finish":
                return self._shown(outcome.trace[-1])
            case "trace":
                return listed(map(self._shown, outcome.trace))
        raise AssertionError(f"unhandled expectation {name!r}")

    def _shown(self, state: Any) -> str:
        return semantics.shown(self.loaded.puzzle, self.loaded.system.slots(state))


def _uninterrupted(found: Made, end: Outcome[Any] | Space) -> Made:
    """``found``; a search that was interrupted ends the whole validation."""
    if getattr(end, "limit", "") == "interrupted":
        raise KeyboardInterrupt
    return found


class _Unknown(str):
    """Words in the place of a value that the search gave up on."""


def _why_none(outcome: Outcome[Any]) -> str:
    states = outcome.statistics.reached
    if isinstance(outcome, Unsolvable):
        return f"no solution: all {states:,} states were looked at"
    return _Unknown(f"not known: the search gave up after {states:,} states")
