"""Random choices that the rules allow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from puzzlelang.answers import ToFill
from puzzlelang.constraints import TRUE, Budget, Choice, Literal, Refuted
from puzzlelang.generating.candidates import Rejected
from puzzlelang.generating.draws import Draws
from puzzlelang.generating.levels import Base
from puzzlelang.syntax import tree

CONFLICTS = 2_000
"""Conflicts spent on a question; a candidate with a harder one is rejected."""

NOT_KNOWN = f"not known within {CONFLICTS:,} conflicts"


class Free:
    """A puzzle whose places are filled at random. Each has a literal for each of its values.

    Each question has only one answer, so all engines give the same values.
    """

    def __init__(self, puzzle: ToFill, places: Sequence[Mapping[int, Literal]]) -> None:
        self._solver, self._places = puzzle.solver, places
        problem = puzzle.lowered.problem
        self._atoms = problem.atoms
        self._is_any = not (problem.clauses or problem.sums or problem.connections)
        """Are all atoms independent?"""
        choice = puzzle.puzzle.choice
        assert choice is not None
        self._all_chosen = not choice.helpers

    def draw(self, draws: Draws) -> tuple[list[int], Choice]:
        """Choose all values: places in any order, for each the first value in any order with which
        the rest can still be chosen.
        """
        order = [*range(len(self._places))]
        draws.shuffle(order)
        if self._is_any:
            return self._any(order, draws)
        values, assumed = [0] * len(order), list[Literal]()
        model = self.solved(())
        if model is None:
            raise Rejected("no solution")
        is_only = False
        for place in order:
            options = [*self._places[place]]
            draws.shuffle(options)
            refuted = 0
            for value in options:
                literal = self._places[place][value]
                if not model.holds(literal):
                    other = None if is_only else self.solved([*assumed, literal])
                    if other is None:
                        refuted += 1
                        continue
                    model = other
                values[place] = value
                assumed.append(literal)
                break
            if refuted and refuted == len(options) - 1 and self._all_chosen and not is_only:
                is_only = self._is_only(assumed)  # rarely true earlier
        return values, model

    def _any(self, order: Sequence[int], draws: Draws) -> tuple[list[int], Choice]:
        """Choose all values without a question: the first one can always be chosen."""
        values, atoms = [0] * len(order), bytearray(self._atoms + 1)
        atoms[TRUE] = True
        for place in order:
            options = [*self._places[place]]
            draws.shuffle(options)
            values[place] = options[0]
            literal = self._places[place][options[0]]
            atoms[abs(literal)] = literal > 0
        return values, Choice(bytes(atoms))

    def solved(self, assumed: Sequence[Literal]) -> Choice | None:
        """Return a choice or None, or raise :class:`Rejected` at the limit of conflicts."""
        answer = self._solver.solve(assumed, Budget(CONFLICTS))
        if isinstance(answer, Choice):
            return answer
        if isinstance(answer, Refuted):
            return None
        raise Rejected(NOT_KNOWN)

    def _is_only(self, assumed: Sequence[Literal]) -> bool:
        """Is there only one choice? False if that is not known."""
        return len([*islice(self._solver.choices(assumed, Budget(CONFLICTS)), 2)]) == 1


def puzzle_of(base: Base, settings: Mapping[str, str], maps: Mapping[str, tree.MapText]) -> ToFill:
    """Check a candidate of a puzzle that is filled in."""
    try:
        base.read(settings, maps)
    except ToFill as puzzle:
        return puzzle
    raise AssertionError("a puzzle that is filled in has no steps")
