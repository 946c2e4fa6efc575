"""Puzzles that are filled in: a complete choice, of which as much as possible is taken away."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from puzzlelang.answers import ToFill, fill
from puzzlelang.constraints import Budget, Choice, Literal, Refuted
from puzzlelang.core import Cells, Scalar
from puzzlelang.core import nodes as core
from puzzlelang.generating.candidates import Rejected
from puzzlelang.generating.draws import Draws
from puzzlelang.generating.generator import (
    Outcome,
    Producer,
    Task,
    conditions_of,
    numbers_of,
)
from puzzlelang.generating.levels import Base, Level, maps_read_back
from puzzlelang.search import Limits, go_on_after
from puzzlelang.syntax import tree
from puzzlelang.text import PuzzleError, Source, usage_error

CONFLICTS = 2_000
"""Conflicts spent on a question; a candidate with a harder one is rejected."""

NOT_KNOWN = f"not known within {CONFLICTS:,} conflicts"

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
        self._signs = self._signs_of(sorted(entry.characters - {self._blank}))

    def draw(self, draws: Draws, allows: Allows) -> tuple[str, int, int]:
        """Return the map of a candidate, its number of solutions (2 for more) and of givens.

        Try to take away each value, in a random order; ``allows`` decides. Raise :class:`Rejected`
        if a question takes too long.
        """
        choice = self._complete(draws)
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

    def _complete(self, draws: Draws) -> Givens:
        """Choose all values: places in any order, for each the first value in any order with which
        the rest can still be chosen.
        """
        choice: Givens = {}
        assumed: list[Literal] = []
        model: Choice | None = None
        places = [*range(len(self._places))]
        draws.shuffle(places)
        for place in places:
            values = [*self._places[place]]
            draws.shuffle(values)
            for value in values:
                literal = self._places[place][value]
                if model is None or not model.holds(literal):
                    model = self._solved([*assumed, literal]) or model
                if model is not None and model.holds(literal):
                    choice[place] = value
                    assumed.append(literal)
                    break
            else:
                raise Rejected("no solution")
        return choice

    def _follows(self, place: int, choice: Givens, givens: Givens) -> bool:
        """Does the value of a place follow from the givens?"""
        refuted = -self._places[place][choice[place]]
        return self._solved([*self._assumed(givens), refuted]) is None

    def _is_only(self, givens: Givens, choice: Givens) -> bool:
        return all(place in givens or self._follows(place, choice, givens) for place in choice)

    def _assumed(self, givens: Givens) -> list[Literal]:
        return [self._places[place][value] for place, value in givens.items()]

    def _solved(self, assumed: Sequence[Literal]) -> Choice | None:
        """Return a choice or None, or raise :class:`Rejected` at the limit of conflicts."""
        answer = self.puzzle.solver.solve(assumed, Budget(CONFLICTS))
        if isinstance(answer, Choice):
            return answer
        if isinstance(answer, Refuted):
            return None
        raise Rejected(NOT_KNOWN)

    # ── maps ─────────────────────────────────────────────────────────────────────────

    def _text(self, signs: Mapping[int, str]) -> str:
        """Write the map with these characters of places, and blanks at the others."""
        rows = [[*row] for row in self._rows]
        width = len(rows[0])
        for place, cell in enumerate(self._cells):
            rows[cell // width][cell % width] = signs.get(place, self._blank)
        return "".join("".join(row) + "\n" for row in rows)

    def _puzzle(self, signs: Mapping[int, str]) -> ToFill:
        return _read(self._base, {self._name: Source(self._name, self._text(signs))})

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


def _read(base: Base, maps: Mapping[str, tree.MapText]) -> ToFill:
    try:
        base.read({}, maps)
    except ToFill as puzzle:
        return puzzle
    raise AssertionError("a puzzle that is filled in has no steps")


class Givers:
    """Produces the candidates of puzzles that are filled in."""

    def __init__(self, task: Task) -> None:
        self._task, self._conditions = task, conditions_of(task)
        self._board = Board(task.base, task.recipe.take_away)
        self._numbers = numbers_of(self._board.puzzle.puzzle)

    def outcomes(self, first: int, last: int) -> Iterator[Outcome]:
        """Yield the outcomes of the candidates from ``first`` to ``last`` - 1."""
        for number in range(first, last):
            try:
                yield self._outcome(number)
            except Rejected as rejected:
                yield Outcome(number, None, str(rejected))

    def _outcome(self, number: int) -> Outcome:
        held = [False] * len(self._conditions)

        def allows(solutions: int, givens: int) -> bool:
            """Does each condition that held so far hold now?"""
            measures = {**self._numbers, "solutions": solutions, "givens": givens}
            now = [condition.holds(measures) for condition in self._conditions]
            if any(before and not after for before, after in zip(held, now, strict=True)):
                return False
            held[:] = now
            return True

        base, name = self._task.base, self._task.recipe.take_away
        text, solutions, givens = self._board.draw(Draws(self._task.seed, number), allows)
        if not all(held):
            return Outcome(number, None, self._conditions[held.index(False)].text)
        maps = {**base.other, name: text}
        level = Level(number, base.settings, maps, None, solutions=solutions, givens=givens)
        read = fill(_read(base, maps_read_back(base.parsed, level)), Limits(states=CONFLICTS))
        go_on_after(read.limit)
        if (read.unique == "only") != (solutions == 1) and not read.limit:
            raise AssertionError(f"a level is solved differently when it is read back: {level!r}")
        return Outcome(number, level)


def producer_of(task: Task) -> Producer | Givers:
    return Givers(task) if task.recipe.take_away else Producer(task)
