"""The search for levels: candidates are drawn, rated, and kept or rejected.

The outcome of a candidate depends only on the seed and on its number, not on the other candidates
in the same search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby

from puzzlelang.answers import (
    Compiler,
    LevelWriter,
    Loaded,
    ToFill,
    lifting_compiler,
    rated,
    sharing_compiler,
    with_starts,
)
from puzzlelang.core import Draw, DrawNumbers, DrawOrder, Recipe, function, values
from puzzlelang.core import nodes as core
from puzzlelang.generating.candidates import (
    Candidate,
    Draft,
    Draws,
    Given,
    Maker,
    Map,
    Rejected,
    Starter,
    bounds_of,
    reason_of,
    refusal_of,
    value_of,
)
from puzzlelang.generating.levels import (
    Base,
    Level,
    Slots,
    base_of,
    check,
    measures_text,
    rules_alone,
)
from puzzlelang.search import Limits, Rating
from puzzlelang.syntax import parse_option
from puzzlelang.syntax import tree as syntax
from puzzlelang.text import Any, Diagnostics, PuzzleError, Record, Source, replace, usage_error

BLOCK = 64
"""Number of candidates that are rated together, and that a process takes at once."""

STATES = 200_000
"""Default limit of the states of a candidate."""

MOST_FAULTS = 64
"""Maximum number of starts of a candidate that are skipped because a rule has no value."""

MEASURES = ("bits", "cost", "length", "states")
"""Measures of ``--by``."""

ALIKE = ("drop", "keep")
"""Treatments of levels that are the same puzzle as an earlier one."""

NO_SOLUTION, IS_SOLVED = "no solution", "solved at the start"

RATED = frozenset(("solutions", "bits", "dead_ends", "states"))
"""Names in `keep:` of measures that the rating gives; the others need only the cost."""

EASIER = "less than the best so far"

Positions = dict[Any, int]
"""The positions of states in a rating."""


class Task(metaclass=Record):
    """How to generate; it can be sent to another process.

    ``keep`` are conditions added to the recipe's. ``by``: the measure that chooses the best
    of several starts. ``in_texts``: reject levels that no maps and parameters can give,
    ``in_maps``: reject levels that need more than one map. ``candidates`` replace the draws of the
    recipe. ``alike``: one of :data:`ALIKE`. ``hardest``: number of levels
    wanted with the most of ``by``, or 0; candidates with less are rejected. ``climb``: number of
    times that a candidate is changed. A process with more than ``memory`` bytes ends with a
    :class:`MemoryError`.
    """

    base: Base
    recipe: Recipe
    seed: int = 0
    keep: tuple[core.Expr, ...] = ()
    by: str = "bits"
    states: int = STATES
    in_texts: bool = False
    in_maps: bool = False
    candidates: Given | None = None
    alike: str = "drop"
    hardest: int = 0
    memory: int | None = None
    climb: int = 0

    @property
    def drawn(self) -> tuple[list[str], list[str]]:
        """Names of the parameters and of the maps that differ from level to level, or by option."""
        recipe, maps = self.recipe, self.base.maps
        drawn = [one.name for one in (*recipe.draws, *recipe.puts, *recipe.clues)]
        names = dict.fromkeys([*drawn, recipe.take_away, *self.base.other])
        parameters = [name for name in names if name and name not in maps]
        return parameters, [name for name in names if name in maps]

    def caption(self, level: Level) -> str:
        """Return the measures and parameters of a level, without clues if a look draws them."""
        drawn = {clue.name for clue in self.recipe.clues if self.base.parsed.looks}
        settings = (
            f"{name} = {' '.join(text.split())}"
            for name, text in level.settings.items() if name not in drawn
        )  # fmt: skip
        return ", ".join([measures_text(level, self.base.lines), *settings])


def task_of(loaded: Loaded | ToFill, keep: Sequence[str] = (), **options: Any) -> Task:
    """Return how the puzzle's section ``generate:`` generates; ``keep`` are further conditions.

    ``options`` are fields of :class:`Task`. Raise :class:`PuzzleError` if there is nothing to draw.
    """
    from puzzlelang.model import recipe_of

    tree, puzzle, diagnostics = loaded.tree, loaded.puzzle, Diagnostics()
    section, draws = tree.generate, options.get("candidates") is None
    if section is None and not draws:
        section = syntax.Generate(tree.title.span, (), (), None, None, None)
        tree = replace(tree, generate=section)
    if section is None:
        raise usage_error(
            "this puzzle has no section `generate:`",
            "write for example `generate: {n: 3..5}`, with a parameter `n`",
        )
    recipe = recipe_of(tree, puzzle, diagnostics, draws=draws)
    conditions = []
    for text in keep:
        condition = parse_option("--keep", text, diagnostics)
        own = replace(tree, generate=replace(section, keep=condition))
        more = recipe_of(own, puzzle, diagnostics, draws=draws) if condition is not None else None
        if more is not None and more.keep is not None:
            conditions.append(more.keep)
    diagnostics.check()
    assert recipe is not None
    task = Task(base_of(loaded), recipe, keep=tuple(conditions), **options)
    if task.climb and not (draws and _can_change(recipe, puzzle)):
        raise usage_error(
            "a climb changes items of `put:` and drawn parameters, and there are none",
            "leave `--climb` out",
        )
    return task


def _can_change(recipe: Recipe, puzzle: core.Puzzle) -> bool:
    is_drawn = any(draw.name not in puzzle.grids for draw in recipe.draws)
    return puzzle.choice is None and (bool(recipe.puts) or is_drawn)


class Outcome(metaclass=Record):
    """A candidate with its level, or with the reason of its rejection.

    ``skipped``: starts that were left out because they break an invariant, or because a rule has no
    value. ``measure``: the measure of ``--by``, if all conditions hold.
    """

    number: int
    level: Level | None
    reason: str = ""
    skipped: int = 0
    measure: Any = None


class Best:
    """The greatest measures so far; without a limit (0) every level is among the best."""

    def __init__(self, most: int = 0, measures: Iterable[Any] = ()) -> None:
        self._most, self._measures = most, sorted(measures, reverse=True)[:most]

    def has_room(self, measure: Any) -> bool:
        """Test whether a level with this measure is among the best."""
        measures = self._measures
        return len(measures) < self._most or not self._most or measure > measures[-1]

    def add(self, measure: Any) -> None:
        if self._most:
            self._measures = sorted([*self._measures, measure], reverse=True)[: self._most]


class Drawn(metaclass=Record):
    """A candidate, checked and compiled, with its starts."""

    number: int
    candidate: Candidate
    loaded: Loaded
    starts: Sequence[Slots]
    skipped: int


class Rated(metaclass=Record):
    """States of a rating from which a candidate may begin, by their positions in it."""

    rating: Rating[Any]
    positions: Sequence[int]
    skipped: int = 0


class Producer:
    """Generates the outcomes of candidates in the order of their numbers."""

    def __init__(self, task: Task) -> None:
        self._task, self.best = task, Best()
        self._limits = Limits(states=task.states, memory=task.memory)
        self._compiler = sharing_compiler()
        self._base, self._rules = task.base.read({}, {}, self._compiler), rules_alone(task.base)
        begin = task.recipe.begin
        # scrambling begins with a search, whose engines read terms
        scrambles = begin is not None and begin.kind == "scrambled"
        self._lifting = self._compiler if scrambles else lifting_compiler()
        self._maker = maker_of(task.recipe, self._base.puzzle, self._base.tree)
        self._writer = LevelWriter(self._base.tree, self._compiler)
        self._starters: dict[str, Starter] = {}
        self._last: tuple[Loaded, Sequence[Slots], Rating[Any], Positions] | None = None
        self._conditions = conditions_of(task)
        counts_states = any("states" in one.names for one in self._conditions)
        self._reaches = task.recipe.begin is not None and task.recipe.begin.kind == "reachable"
        self._apart = counts_states or task.by == "states" or self._reaches
        """Rate candidates one at a time, because their numbers of states are needed?"""
        self._together, self._most_together = 1, BLOCK
        """Number of candidates that are rated together; more while they are within the limit."""

    def outcomes(self, first: int, last: int) -> Iterator[Outcome]:
        """Yield the outcomes of the candidates from ``first`` to ``last`` - 1."""
        given = self._task.candidates
        changes = given or self._task.recipe.draws or self._task.recipe.puts
        for numbers in ([n] for n in range(first, last)) if changes else [range(first, last)]:
            if given is not None and given.at(numbers[0]) is None:
                return
            rows = [*map(self._drawn, numbers)]
            for is_drawn, group in groupby(rows, lambda row: isinstance(row, Drawn)):
                if is_drawn:
                    yield from self._outcomes([row for row in group if isinstance(row, Drawn)])
                else:
                    yield from (row for row in group if isinstance(row, Outcome))

    def _candidate(self, draws: Draws) -> Candidate:
        return self._maker.candidate(draws)

    def _drawn(self, number: int, draws: Draws | None = None) -> Drawn | Outcome:
        draws = draws or Draws(self._task.seed, number)
        try:
            given = self._task.candidates
            candidate = given.at(number) if given is not None else self._candidate(draws)
            assert candidate is not None
            loaded = self._base
            if candidate.settings or candidate.maps:
                loaded = self._read(self._rules, candidate, self._lifting)
                self._starters.clear()
            begin = self._task.recipe.begin
            starter = self._starters.setdefault("", Starter(loaded, begin, self._limits))
            return Drawn(number, candidate, loaded, starter.starts(draws), starter.broken)
        except Rejected as rejected:
            return Outcome(number, None, str(rejected))
        except PuzzleError as error:
            return Outcome(number, None, refusal_of(error))

    # ── rating ───────────────────────────────────────────────────────────────────────

    def _outcomes(self, rows: Sequence[Drawn]) -> Iterator[Outcome]:
        """Rate candidates that share a puzzle, as many together as are within the limit."""
        rest = [*rows]
        while rest:
            group, rest = rest[: self._together], rest[self._together :]
            if not self._apart:
                self._together = min(2 * self._together, self._most_together)
            for row, one in zip(group, self._rated(group), strict=True):
                yield one if isinstance(one, Outcome) else self._judged(row, one)

    def _rated(self, rows: Sequence[Drawn]) -> Iterator[Rated | Outcome]:
        starts = [*dict.fromkeys(start for row in rows for start in row.starts)]
        loaded, rating, reason, at_goal = rows[0].loaded, None, "", None
        if len(rows) == len(starts) == 1 and loaded.system.unit_cost and not self._reaches:
            at_goal = partial(self._check_cost, loaded.puzzle)
        try:
            rating, positions = self._rating(loaded, starts, at_goal)
            reason = reason_of(rating.limit, self._limits) if rating.limit else ""
        except Rejected as rejected:
            yield Outcome(rows[0].number, None, str(rejected), rows[0].skipped)
            return
        except PuzzleError as error:
            reason = refusal_of(error)
        if rating is not None and not reason:
            state = loaded.system.state
            for row in rows:
                own: Sequence[int] = [positions[state(start)] for start in row.starts]
                if self._reaches:
                    own = range(len(rating.states))
                yield Rated(rating, own, row.skipped)
        elif len(rows) > 1:
            half = self._together = self._most_together = len(rows) // 2
            yield from self._rated(rows[:half])
            yield from self._rated(rows[half:])
        elif rating is None and (good := self._good_starts(rows[0])):
            skipped = rows[0].skipped + len(starts) - len(good)
            yield from self._rated([replace(rows[0], starts=good, skipped=skipped)])
        else:
            yield Outcome(rows[0].number, None, reason, rows[0].skipped)

    def _rating(
        self,
        loaded: Loaded,
        starts: Sequence[Slots],
        at_goal: Callable[[int], object] | None = None,
    ) -> tuple[Rating[Any], Positions]:
        """Rate the states that the starts reach, or reuse the last rating."""
        if self._last is not None and self._last[0] is loaded:
            _, before, rating, positions = self._last
            state = loaded.system.state
            if starts == before or not self._apart and all(state(s) in positions for s in starts):
                return rating, positions
        rating = rated(with_starts(loaded, tuple(starts)), self._limits, at_goal)
        reason_of(rating.limit, self._limits)
        positions = {state: number for number, state in enumerate(rating.states)}
        if not rating.limit:
            self._last = loaded, starts, rating, positions
        return rating, positions

    def _check_cost(self, puzzle: core.Puzzle, cost: int) -> None:
        """Raise :class:`Rejected` if a solution of this cost can't be kept."""
        if not cost:
            raise Rejected(IS_SOLVED)
        measures = {**numbers_of(puzzle), **{line.name: cost for line in puzzle.costs}}
        for one in self._conditions:
            if one.needs_cost_only and not one.holds({**measures, "cost": cost, "length": cost}):
                raise Rejected(one.text)

    def _good_starts(self, row: Drawn) -> Sequence[Slots]:
        """Return the starts from which each rule has a value in each state; none after
        :data:`MOST_FAULTS` others.
        """
        good: list[Slots] = []
        waiting, faults = [row.starts], 0
        while waiting and faults <= MOST_FAULTS:
            starts = waiting.pop()
            try:
                self._rating(row.loaded, starts)
                good += starts
            except PuzzleError:
                faults += len(starts) == 1
                half = len(starts) // 2
                waiting += [starts[half:], starts[:half]] if half else []
        return [] if waiting else good

    # ── choosing ─────────────────────────────────────────────────────────────────────

    def _judged(self, row: Drawn, one: Rated) -> Outcome:
        """Choose the best start that meets all conditions."""
        rating, steps = one.rating, row.loaded.system.cost_and_steps
        solved = [n for n in one.positions if rating.costs[n] is not None]
        puzzling = [n for n in solved if steps(rating.costs[n])[-1]]
        if not puzzling:
            return Outcome(row.number, None, IS_SOLVED if solved else NO_SOLUTION, one.skipped)
        met = [False] * len(self._conditions)
        reason = ""
        for number in self._best_first(row.loaded, rating, puzzling):
            measures = self._measures(row.loaded, rating, number)
            holds = [condition.holds(measures) for condition in self._conditions]
            met = [*map(any, zip(met, holds, strict=True))]
            if all(holds):
                level, rejected, measure = None, EASIER, self._measure(row.loaded, rating, number)
                if self.best.has_room(measure):
                    try:
                        level, rejected = self._level(row, rating, number), ""
                    except Rejected as error:
                        rejected = str(error)
                return Outcome(row.number, level, rejected, one.skipped, measure)
            reason = reason or self._conditions[holds.index(False)].text
        if not all(met):
            reason = self._conditions[met.index(False)].text
        return Outcome(row.number, None, reason, one.skipped)

    def _best_first(
        self, loaded: Loaded, rating: Rating[Any], numbers: Iterable[int]
    ) -> Iterator[int]:
        """Order states by the measure of ``--by``, then by bits and cost, then by their values."""
        steps, by = loaded.system.cost_and_steps, self._task.by

        def key(number: int) -> tuple[Any, ...]:
            bits, cost = rating.bits[number], rating.costs[number]
            if by == "length":
                return steps(cost)[-1], bits, cost
            return (cost, bits) if by == "cost" else (bits, cost)

        for _, alike in groupby(sorted(numbers, key=key, reverse=True), key):
            states = [*alike]
            if len(states) > 1:
                states.sort(key=lambda number: loaded.system.slots(rating.states[number]))
            yield from states

    def _measure(self, loaded: Loaded, rating: Rating[Any], number: int) -> Any:
        """Return the measure of ``--by``, as :meth:`Level.measure` does."""
        *cost, length = loaded.system.cost_and_steps(rating.costs[number])
        measures = tuple(cost), length, rating.bits[number], len(rating.states)
        return dict(zip(("cost", "length", "bits", "states"), measures, strict=True))[self._task.by]

    def _measures(self, loaded: Loaded, rating: Rating[Any], number: int) -> Mapping[str, int]:
        """Return the values of measures and parameters, by the names that `keep:` gives them."""
        lines = loaded.system.cost_and_steps(rating.costs[number])
        bits, dead_ends = rating.bits[number], rating.dead_ends[number]
        assert bits is not None and dead_ends is not None
        return {
            **numbers_of(loaded.puzzle),
            **{line.name: cost for line, cost in zip(loaded.puzzle.costs, lines, strict=False)},
            "cost": lines[0], "length": lines[-1], "solutions": rating.ways[number],
            "bits": bits // 1000, "dead_ends": dead_ends // 1000, "states": len(rating.states),
        }  # fmt: skip

    def _read(self, base: Base, candidate: Candidate, compiler: Compiler) -> Loaded:
        maps = {name: Source(name, text) for name, text in candidate.maps.items()}
        return base.read(candidate.settings, maps, compiler)

    def _with_texts(self, row: Drawn) -> Loaded:
        """Read a candidate with the texts and pictures of the puzzle."""
        if row.loaded is self._base:
            return row.loaded
        try:
            return self._read(self._task.base, row.candidate, self._compiler)
        except PuzzleError as error:
            raise Rejected(refusal_of(error)) from None

    def _level(self, row: Drawn, rating: Rating[Any], number: int) -> Level:
        loaded, base, candidate = row.loaded, self._task.base, row.candidate
        slots = loaded.system.slots(rating.states[number])
        cost = loaded.system.cost_and_steps(rating.costs[number])
        bits, dead_ends = rating.bits[number], rating.dead_ends[number]
        assert bits is not None and dead_ends is not None
        settings, maps = {**base.settings, **candidate.settings}, {**base.other, **candidate.maps}
        start = None
        is_moved = loaded.puzzle.starts != (slots,)
        if is_moved:
            puzzle = self._with_texts(row).puzzle
            try:
                written = self._writer.level_of(puzzle, slots, puzzle.starts[0])
                settings, maps = dict(written.settings), dict(written.maps)
            except PuzzleError as error:
                if self._task.in_texts:
                    raise Rejected(f"not written: {error.diagnostics[0].message}") from None
                start = values.state_to_json(puzzle, slots)
        states = len(rating.states) if self._apart else None
        if self._task.in_maps:
            maps = maps or dict(base.maps)
            if len(maps) > 1 or settings != base.settings:
                raise Rejected("one map can't give this level; write a .yaml file")
        level = Level(
            row.number, settings, maps, start, cost[:-1], cost[-1], rating.ways[number], bits,
            dead_ends, states,
        )  # fmt: skip
        check(base, level, None if is_moved and start is None else slots, self._compiler)
        return level


def maker_of(recipe: Recipe, puzzle: core.Puzzle, parsed: syntax.Puzzle) -> Maker:
    signs = {entry.name.text: entry.characters for entry in parsed.maps}
    return Maker(recipe, {name: grid.rows for name, grid in puzzle.grids.items()}, signs)


class Condition:
    """A condition of `keep:`, with the names that it reads."""

    def __init__(self, expr: core.Expr) -> None:
        self.text = " ".join(expr.span.text.split())
        names = {part.name: part for part in core.walk(expr) if isinstance(part, core.Local)}
        self.names, self._function = [*names], function(expr, [*names.values()])
        self.needs_cost_only = RATED.isdisjoint(names)

    def holds(self, measures: Mapping[str, int]) -> bool:
        return bool(self._function((), [measures[name] for name in self.names]))


def conditions_of(task: Task) -> list[Condition]:
    """Return the conditions; those that need only the cost come first."""
    wholes = (task.recipe.keep, *task.keep)
    parts = (part for one in wholes if one is not None for part in core.conjuncts(one))
    return sorted(map(Condition, parts), key=lambda one: not one.needs_cost_only)


def numbers_of(puzzle: core.Puzzle) -> dict[str, int]:
    """Return the parameters that are numbers."""
    settings = puzzle.settings.items()
    return {name: int(text) for name, text in settings if text.lstrip("-").isdecimal()}


# ── climbing ──────────────────────────────────────────────────────────────────────────


class Climber(Producer):
    """Changes each candidate ``climb`` times, and keeps changes that are no worse.

    A candidate that is rejected is worse than all others.
    """

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        self._best: Draft | None = None
        self._changed: Draft | None = None

    def outcomes(self, first: int, last: int) -> Iterator[Outcome]:
        for number in range(first, last):
            draws = Draws(self._task.seed, number)
            self._best = None
            best = self._try(number, draws)
            self._best = self._changed
            for _ in range(self._task.climb):
                outcome = self._try(number, draws)
                if (
                    best.measure is None
                    or outcome.measure is not None
                    and outcome.measure >= best.measure
                ):
                    best, self._best = outcome, self._changed
            yield best

    def _try(self, number: int, draws: Draws) -> Outcome:
        row = self._drawn(number, draws)
        return row if isinstance(row, Outcome) else next(self._outcomes([row]))

    def _candidate(self, draws: Draws) -> Candidate:
        self._changed = None
        if self._best is None:
            self._changed = self._maker.draft(draws)
        else:
            self._changed = self._change(self._best, draws)
        return self._changed.candidate

    def _change(self, draft: Draft, draws: Draws) -> Draft:
        """Change an item of ``put`` or a parameter."""
        maps = {name: _copy(drawn) for name, drawn in draft.maps.items()}
        items = [(drawn, n) for drawn in maps.values() for n in range(len(drawn.items))]
        counts = [sum(one is put for one, _ in maps[put.name].items)
                  for put in self._task.recipe.puts]  # fmt: skip
        more = [put for put, count in zip(self._task.recipe.puts, counts, strict=True)
                if count < put.most]  # fmt: skip
        parameters = [*draft.values]
        choice = draws.below(len(items) + len(more) + len(parameters))
        if choice >= len(items) + len(more):
            name = parameters[choice - len(items) - len(more)]
            return Draft(self._values(draft.values, name, draws), maps)
        if choice >= len(items):
            put = more[choice - len(items)]
            self._maker.put(put, 1, maps[put.name], draws)
            return Draft(draft.values, maps)
        drawn, number = items[choice]
        put, cells = drawn.items.pop(number)
        for row, column in cells:
            drawn.cells[row][column] = drawn.floor
        if counts[self._task.recipe.puts.index(put)] == put.least or draws.below(2):
            self._maker.put(put, 1, drawn, draws)
        return Draft(draft.values, maps)

    def _values(self, old: dict[str, Any], name: str, draws: Draws) -> dict[str, Any]:
        """Change a parameter, and draw those again that are out of their new bounds."""
        values = dict[str, Any]()
        for draw in self._task.recipe.draws:
            if draw.name in old:
                value = old[draw.name]
                if draw.name == name:
                    value = _near(draw, value, values, draws)
                elif isinstance(draw, DrawNumbers) and not _fits(draw, value, values):
                    value = value_of(draw, values, draws)
                values[draw.name] = value
        return values


def _near(draw: Draw, value: Any, values: dict[str, Any], draws: Draws) -> Any:
    """Change one number of a list; draw other values again."""
    if isinstance(draw, DrawOrder):
        one, other = draws.below(len(value)), draws.below(len(value))
        items = [*value]
        items[one], items[other] = items[other], items[one]
        return items
    if not isinstance(draw, DrawNumbers) or draw.count is None:
        return value_of(draw, values, draws)
    low, high = bounds_of(draw, values)
    others = high - low + 1 - len(value)
    if others < 1:
        raise Rejected(f"too few numbers for {draw.name}")
    numbers, number = [*value], low + draws.below(others)
    for taken in sorted(value):
        number += taken <= number
    numbers[draws.below(len(numbers))] = number
    return sorted(numbers, reverse=draw.order == "falling") if draw.order else numbers


def _fits(draw: DrawNumbers, value: Any, values: dict[str, Any]) -> bool:
    low, high = bounds_of(draw, values)
    return all(low <= number <= high for number in (value if draw.count else [value]))


def _copy(drawn: Map) -> Map:
    copy = Map(drawn.cells, drawn.floor)
    copy.items = [*drawn.items]
    return copy
