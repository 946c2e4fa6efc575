"""Candidates of puzzles that are filled in: a choice is drawn and given values or clues follow from
it; or parameters and maps are drawn. Each is proved to have one solution, or several.
"""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.answers import ToFill, fill
from puzzlelang.core import RuleFault, bound_by, function, rows_of, values
from puzzlelang.generating.candidates import Candidate, Rejected, refusal_of, text_of
from puzzlelang.generating.climbing import Climber
from puzzlelang.generating.draws import Draws
from puzzlelang.generating.free_choices import CONFLICTS, NOT_KNOWN, Free, puzzle_of
from puzzlelang.generating.generator import (
    NO_SOLUTION,
    Best,
    Outcome,
    Producer,
    Task,
    conditions_of,
    maker_of,
    numbers_of,
)
from puzzlelang.generating.levels import Level, maps_read_back
from puzzlelang.generating.taking_away import Board
from puzzlelang.search import Limits, go_on_after
from puzzlelang.text import PuzzleError, replace


class Clues:
    """Parameters computed from a random choice, which meets all rules but those of the clues."""

    def __init__(self, puzzle: ToFill, of_clues: frozenset[int]) -> None:
        core, choice = puzzle.puzzle, puzzle.puzzle.choice
        assert choice is not None
        rules = tuple(rule for n, rule in enumerate(choice.rules) if n not in of_clues)
        free = ToFill((), puzzle.tree, replace(core, choice=replace(choice, rules=rules, lines=())))
        self._lowered = free.lowered
        size = max(variable.slots.stop for variable in core.variables)
        parts = (part for slot in range(size) for part in self._lowered.parts(slot))
        self._free = Free(free, [dict(zip(*part, strict=True)) for part in parts])
        self._clues = []
        for clue in choice.clues:
            names = bound_by(clue.binders)
            where = function(clue.where, names) if clue.where is not None else None
            keys = [key for key in rows_of(clue.binders) if where is None or where((), key)]
            self._clues.append((clue.name, clue.body.type, function(clue.body, names), keys))

    def candidate(self, draws: Draws) -> Candidate:
        state = self._lowered.state(self._free.draw(draws)[1])
        try:
            return Candidate({
                name: text_of([values.to_json(value(state, key), kind) for key in keys])
                for name, kind, value, keys in self._clues
            }, {})  # fmt: skip
        except RuleFault as fault:
            raise PuzzleError([fault.diagnostic]) from fault


class Chooser:
    """Produces the candidates of puzzles that are filled in."""

    def __init__(self, task: Task) -> None:
        self._task, self._conditions, self.best = task, conditions_of(task), Best()
        recipe, base = task.recipe, task.base
        puzzle = puzzle_of(base, {}, {})
        self._base = replace(base, parsed=replace(base.parsed, generate=None))
        self._maker = maker_of(recipe, puzzle.puzzle, base.parsed)
        self._clues = Clues(puzzle, recipe.of_clues) if recipe.clues else None
        self._board = Board(self._base, recipe.take_away) if recipe.take_away else None
        self._numbers = numbers_of(puzzle.puzzle)

    def outcomes(self, first: int, last: int) -> Iterator[Outcome]:
        """Yield the outcomes of the candidates from ``first`` to ``last`` - 1."""
        given = self._task.candidates
        for number in range(first, last):
            if given is not None and given.at(number) is None:
                return
            outcome = self._taken_away if self._board is not None else self._filled
            try:
                yield outcome(number, Draws(self._task.seed, number))
            except Rejected as rejected:
                yield Outcome(number, None, str(rejected))
            except PuzzleError as error:
                yield Outcome(number, None, refusal_of(error))

    def _filled(self, number: int, draws: Draws) -> Outcome:
        given, base = self._task.candidates, self._base
        if given is not None:
            candidate = given.at(number)
            assert candidate is not None
        else:
            candidate = (self._clues or self._maker).candidate(draws)
        settings, maps = {**base.settings, **candidate.settings}, {**base.other, **candidate.maps}
        puzzle, solutions = self._solved(Level(number, settings, maps, None))
        measures = {**numbers_of(puzzle.puzzle), "solutions": solutions}
        for condition in self._conditions:
            if not condition.holds(measures):
                return Outcome(number, None, condition.text)
        return Outcome(number, Level(number, settings, maps, None, solutions=solutions))

    def _solved(self, level: Level) -> tuple[ToFill, int]:
        """Read a level from its texts; return its number of solutions, 2 for more."""
        maps = maps_read_back(self._base, level)
        puzzle = puzzle_of(self._base, level.settings, maps)
        answer = fill(puzzle, Limits(states=CONFLICTS))
        go_on_after(answer.limit)
        if answer.limit or answer.unique == "unknown":
            raise Rejected(NOT_KNOWN)
        if not answer.is_solved:
            raise Rejected(NO_SOLUTION)
        return puzzle, 1 if answer.unique == "only" else 2

    def _taken_away(self, number: int, draws: Draws) -> Outcome:
        held = [False] * len(self._conditions)

        def allows(solutions: int, givens: int) -> bool:
            """Does each condition that held so far hold now?"""
            measures = {**self._numbers, "solutions": solutions, "givens": givens}
            now = [condition.holds(measures) for condition in self._conditions]
            if any(before and not after for before, after in zip(held, now, strict=True)):
                return False
            held[:] = now
            return True

        assert self._board is not None
        base, name = self._task.base, self._task.recipe.take_away
        text, solutions, givens = self._board.draw(draws, allows)
        if not all(held):
            return Outcome(number, None, self._conditions[held.index(False)].text)
        maps = {**base.other, name: text}
        level = Level(number, base.settings, maps, None, solutions=solutions, givens=givens)
        if self._solved(level)[1] != solutions:
            raise AssertionError(f"a level is solved differently when it is read back: {level!r}")
        return Outcome(number, level)


def producer_of(task: Task) -> Producer | Chooser:
    if task.base.is_filled_in:
        return Chooser(task)
    return Climber(task) if task.climb else Producer(task)
