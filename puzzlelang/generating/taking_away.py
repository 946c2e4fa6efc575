"""Puzzles that are filled in: a complete choice, of which as much as possible is taken away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from puzzlelang.answers import ToFill
from puzzlelang.constraints import Budget, Choice, Literal
from puzzlelang.core import Cells, Scalar
from puzzlelang.core import nodes as core
from puzzlelang.generating.draws import Draws
from puzzlelang.generating.free_choices import CONFLICTS, Free, puzzle_of
from puzzlelang.generating.levels import Base
from puzzlelang.text import PuzzleError, Source, usage_error

Givens = dict[int, int]
"""Values of places, by the number of the place."""

Allows = Callable[[int, int], bool]
"""Decides by the number of solutions (1, or 2 for more) and the number of givens; called first with
all givens.
"""


class Board:
    """A map of given values, and the variable that has a value for each of its cells.

    Each question has only one answer, so all engines give the same candidates.
    """

    def __init__(self, base: Base, name: str) -> None:
        self._base, self._name = base, name
        entry = next(entry for entry in base.parsed.maps if entry.name.text == name)
        self._blank = "." if "." in entry.characters else " "
        self._rows = base.maps[name].splitlines()
        self._cells: Sequence[int] = ()
        self._cells = [*self._variable(self._puzzle({})).keys[0].values]
        self.puzzle = self._puzzle({})
        self._places = self._literals(self.puzzle)
        self._free = Free(self.puzzle, self._places)
        self._signs = self._signs_of(sorted(entry.characters - {self._blank}))

    def draw(self, draws: Draws, allows: Allows) -> tuple[str, int, int]:
        """Return the map of a candidate, its number of solutions (2 for more) and of givens.

        Try to take away each value, in a random order; ``allows`` decides. Raise :class:`Rejected`
        if a question takes too long.
        """
        choice = dict(enumerate(self._free.draw(draws)[0]))
        givens = {place: value for place, value in choice.items() if value in self._signs}
        unique = 1 if self._is_only(givens, choice) else 2
        allows(unique, len(givens))
        order = [*givens]
        draws.shuffle(order)
        for place in order:
            rest = {other: value for other, value in givens.items() if other != place}
            solutions = unique if unique > 1 or self._follows(place, choice, rest) else 2
            if allows(solutions, len(rest)):
                givens, unique = rest, solutions
        signs = {place: self._signs[value] for place, value in givens.items()}
        return self._text(signs), unique, len(givens)

    # ── questions ────────────────────────────────────────────────────────────────────

    def _follows(self, place: int, choice: Givens, givens: Givens) -> bool:
        """Does the value of a place follow from the givens?"""
        refuted = -self._places[place][choice[place]]
        return self._free.solved([*self._assumed(givens), refuted]) is None

    def _is_only(self, givens: Givens, choice: Givens) -> bool:
        return all(place in givens or self._follows(place, choice, givens) for place in choice)

    def _assumed(self, givens: Givens) -> list[Literal]:
        return [self._places[place][value] for place, value in givens.items()]

    # ── maps ─────────────────────────────────────────────────────────────────────────

    def _text(self, signs: Mapping[int, str]) -> str:
        """Write the map with these characters of places, and blanks at the others."""
        rows = [[*row] for row in self._rows]
        width = len(rows[0])
        for place, cell in enumerate(self._cells):
            rows[cell // width][cell % width] = signs.get(place, self._blank)
        return "".join("".join(row) + "\n" for row in rows)

    def _puzzle(self, signs: Mapping[int, str]) -> ToFill:
        return puzzle_of(self._base, {}, {self._name: Source(self._name, self._text(signs))})

    def _variable(self, puzzle: ToFill) -> core.Variable:
        """Return the only variable with a value for each of some cells of the map."""
        choice = puzzle.puzzle.choice
        assert choice is not None
        variables = [
            variable for variable in puzzle.puzzle.variables
            if variable.name not in choice.helpers and len(variable.keys) == 1
            and isinstance(variable.type, Scalar)
            and isinstance(cells := variable.keys[0].base, Cells) and cells.name == self._name
        ]  # fmt: skip
        if len(variables) == 1:
            return variables[0]
        raise usage_error(
            f"`take away: {self._name}` needs one variable with a value for each cell of this map",
            f"declare it under `choose:`, as in `on: 1..9 for each c in {self._name}`",
        )

    def _literals(self, puzzle: ToFill) -> list[dict[int, Literal]]:
        """Return the literal of each value of each place."""
        lowered, slots = puzzle.lowered, self._variable(puzzle).slots
        return [
            {value: lowered.value(slot, value) for value in lowered.options(slot)}
            for slot in range(slots.start, slots.stop)
        ]

    def _signs_of(self, signs: Sequence[str]) -> dict[int, str]:
        """Find the value that each character gives, by trying it at the first place."""
        names: dict[int, str] = {}
        for sign in signs:
            try:
                puzzle = self._puzzle({0: sign})
            except PuzzleError:
                continue  # the puzzle refuses it
            possible = [
                value for value, literal in self._literals(puzzle)[0].items()
                if isinstance(puzzle.solver.solve([literal], Budget(CONFLICTS)), Choice)
            ]  # fmt: skip
            if len(possible) == 1:
                names.setdefault(possible[0], sign)
        return names
