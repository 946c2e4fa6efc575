"""Candidates of puzzles that are filled in: a choice is drawn and given values or clues follow from
it; or parameters and maps are drawn. Each is proved to have one solution, or several.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from puzzlelang.answers import ToFill, fill
from puzzlelang.constraints import TRUE, Budget, Choice, Literal, Refuted
from puzzlelang.core import Cells, RuleFault, Scalar, bound_by, function, rows_of, values
from puzzlelang.core import nodes as core
from puzzlelang.generating.candidates import Candidate, Draws, Rejected, refusal_of, text_of
from puzzlelang.generating.generator import (
    NO_SOLUTION,
    Best,
    Climber,
    Outcome,
    Producer,
    Task,
    conditions_of,
    maker_of,
    numbers_of,
)
from puzzlelang.generating.levels import Base, Level, maps_read_back
from puzzlelang.search import Limits, go_on_after
from puzzlelang.syntax import tree
from puzzlelang.text import PuzzleError, Source, replace, usage_error


class Clues:
    """Parameters computed from a random choice, which meets all rules but those of the clues."""

    def __init__(self, puzzle: ToFill, of_clues: frozenset[int]) -> None:
        rules = tuple(rule for n, rule in enumerate(puzzle.choice.rules) if n not in of_clues)
        free = puzzle.changed(rules=rules, lines=())
        self._lowered = free.lowered
        size = max(variable.slots.stop for variable in puzzle.puzzle.variables)
        parts = (part for slot in range(size) for part in self._lowered.slots.parts(slot))
        self._free = Free(free, [dict(zip(*part, strict=True)) for part in parts])
        self._clues = []
        for clue in puzzle.choice.clues:
            names = bound_by(clue.binders)
            where = function(clue.where, names) if clue.where is not None else None
            keys = [key for key in rows_of(clue.binders) if where is None or where((), key)]
            self._clues.append((clue.name, clue.body.type, function(clue.body, names), keys))

    def candidate(self, draws: Draws) -> Candidate:
        state = self._lowered.slots.state(self._free.draw(draws)[1])
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


# ── taking away ────────────────────────────────────────────────────────────────────────


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
        variables = [
            variable for variable in puzzle.puzzle.variables
            if variable.name not in puzzle.choice.helpers and len(variable.keys) == 1
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
            {value: lowered.slots.value(slot, value) for value in lowered.slots.options(slot)}
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


# ── free choices ───────────────────────────────────────────────────────────────────────


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
        self._all_chosen = not puzzle.choice.helpers

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
