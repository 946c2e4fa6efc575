"""Checking the expectations of a puzzle file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property, partial
from time import monotonic

from puzzlelang.answers.loading import (
    Loaded,
    NoStart,
    ToFill,
    checked,
    faults_explained,
    loadable,
    prepare,
)
from puzzlelang.answers.validation import Result
from puzzlelang.core import listed, semantics
from puzzlelang.search import (
    ENDINGS,
    GaveUp,
    Limits,
    Outcome,
    Solved,
    Space,
    Unsolvable,
    go_on_after,
    limit_of,
)
from puzzlelang.syntax import Instance, choose, data_text, declared, paths, tree
from puzzlelang.text import (
    TYPE_CHECKING,
    Any,
    Diagnostics,
    PuzzleError,
    Record,
    current_task,
    field,
    replace,
)

if TYPE_CHECKING:
    from puzzlelang.answers.filling import Filled
    from puzzlelang.search import Solutions

OF_SPACE = {
    "states": "states", "transitions": "transitions", "levels": "levels", "goals": "goal_states",
    "lost": "lost_states", "dead_ends": "dead_ends", "depth": "depth",
}  # fmt: skip
"""Keys about the whole space, with the attributes of :class:`Space` for comparison."""

COUNTED = frozenset(OF_SPACE) - {"depth"} | {"solutions"}
"""Keys that symmetry reduction affects."""


_WITHOUT_GOAL = frozenset(OF_SPACE) - {"goals"} | {"start", "starts"}
"""Keys for puzzles with or without a goal."""


MOST_UNCLAIMED = 1_000
"""Maximum number of instances checked without a claim; a collection may have 100,000."""

DEFAULT = ("",)
"""Key in ``variants`` of the puzzle without changes."""


class Expectations(metaclass=Record, frozen=False):
    """The expectations of a file, and its claims about instances.

    Each variant of the puzzle is prepared once. ``slow`` includes expectations marked `slow`;
    otherwise ``left_out`` counts them. All share ``limits``: after the time or memory limit, the
    rest are unknown, and their variants are not prepared.
    """

    parsed: tree.Puzzle
    limits: Limits
    diagnostics: Diagnostics
    slow: bool = False
    tier: str = "auto"
    left_out: int = 0
    instances_left_out: int = 0
    ended: str = ""
    """The limit that left out an instance without claims."""
    started: float = field(factory=monotonic)
    variants: dict[tuple[tuple[str, ...], bool], Loaded | NoStart | ToFill] = field(factory=dict)

    def all(self) -> Iterator[Result]:
        task = current_task()
        instances = list(self._instances())
        total = len(self.parsed.expectations) + len(instances)
        for number, expectation in enumerate(self.parsed.expectations):
            task.report(done=number, total=total)
            if self._wanted(expectation):
                instance_name = expectation.instance.value if expectation.instance else ""
                words, ask = _words(expectation, instance_name), partial(self.results, expectation)
                yield from self._within_limits(expectation, words, ask)
        for number, instance in enumerate(instances, len(self.parsed.expectations)):
            task.report(done=number, total=total, what=instance.name)
            claims = instance.expectation
            assert claims is not None
            if self._wanted(claims):
                words, ask = f" of {instance.name}", partial(self._of_instance, instance)
                yield from self._within_limits(claims, words, ask)

    def _instances(self) -> Iterator[Instance]:
        """Yield the instances to check: at most :data:`MOST_UNCLAIMED` without a claim."""
        unclaimed = 0
        for instance in declared(self.parsed, self.diagnostics):
            unclaimed += instance.expectation is None or not instance.expectation.values
            if unclaimed > MOST_UNCLAIMED and not self.slow:
                unclaimed -= 1
                self.instances_left_out += 1
            else:
                yield instance

    @property
    def left(self) -> Limits:
        return self.limits.left(self.started)

    def _within_limits(
        self, claimed: tree.Expectation, suffix: str, ask: Callable[[], Iterator[Result]]
    ) -> Iterator[Result]:
        """Yield the results of ``ask``; after a limit, the remaining claims are unknown."""
        count, limit = 0, self.left.met()
        try:
            for result in () if limit else ask():
                yield result
                count += 1
        except ENDINGS as ending:
            limit = limit_of(ending)
            go_on_after(limit)
        if not limit:
            return
        if not claimed.values:
            self.ended = limit
        why = _Unknown(f"not known: the {limit} limit came first")
        for name, value in claimed.values[count:]:
            yield Result(name.text + suffix, value, why, False, name.span, False)

    def default(self, expected: bool) -> Loaded | ToFill | None:
        """Load the puzzle as written in the file.

        If something is ``expected``, return None without a start: `expect:` reports or expects
        that.
        """
        loaded = self._prepared(DEFAULT, Instance())
        if not isinstance(loaded, NoStart):
            return loaded
        if not expected:
            raise loaded
        return None

    def possible_default(self) -> Loaded | ToFill | None:
        """Load the same, or return None: with `require:`, only instances may be valid."""
        messages = Diagnostics()
        try:
            loaded = loadable(partial(prepare, self.parsed, Instance(), messages, self.tier))
        except PuzzleError:
            return None
        if isinstance(loaded, NoStart):
            return None
        for warning in messages:
            self.diagnostics.add(warning)
        self.variants[DEFAULT, True] = loaded
        return loaded

    def results(self, expectation: tree.Expectation) -> Iterator[Result]:
        reference = expectation.instance
        base = self._named(reference) if reference else Instance()
        values = {name.text: data for name, data in expectation.settings}
        maps = paths(self.parsed, expectation)
        variant = replace(base, values={**base.values, **values}, maps={**base.maps, **maps})
        names = (base.name, *_changes(expectation))
        loaded = self._prepared(names, variant, symmetry=expectation.symmetry)
        yield from self._held(loaded, expectation, _words(expectation, base.name))

    def _of_instance(self, instance: Instance) -> Iterator[Result]:
        """Check the claims about an instance; without claims, check that it is valid."""
        claims = instance.expectation
        assert claims is not None
        diagnostics = Diagnostics()
        with _naming(instance):
            if claims.values:
                inputs = self.parsed, instance, diagnostics, self.tier
                loaded = loadable(partial(prepare, *inputs, symmetry=claims.symmetry))
                yield from self._held(loaded, claims, f" of {instance.name}")
            else:
                puzzle = checked(self.parsed, instance, diagnostics)
                if puzzle.conflict is not None:
                    raise PuzzleError([puzzle.conflict])
        for warning in diagnostics:
            self.diagnostics.add(warning)

    def _held(
        self, loaded: Loaded | NoStart | ToFill, expectation: tree.Expectation, suffix: str
    ) -> Iterator[Result]:
        from puzzlelang.search import SearchUsageError, order_named

        try:
            order = order_named(expectation.search or "auto")
        except SearchUsageError as error:
            self.diagnostics.report("unknown-order", expectation.span, str(error))
            return
        outcomes: _Outcomes | _NothingFound | _Choices
        if isinstance(loaded, ToFill):
            outcomes = _Choices(loaded, lambda: self.left)
        elif isinstance(loaded, NoStart):
            if not expectation.expects_no_start:
                raise loaded
            outcomes = _NothingFound(loaded)
        else:
            loaded.searcher.tiers.lenient = True
            outcomes = _Outcomes(loaded, order, lambda: self.left)
        for name, value in expectation.values:
            expected: Any = list(value) if isinstance(value, tuple) else value
            result = outcomes.value(name.text, expected)
            decided = not isinstance(result, _Unknown)
            holds = decided and result == expected
            merged = bool(loaded.puzzle.symmetry) and name.text in COUNTED
            way = outcomes.way_to_dead_end() if name.text == "dead_ends" and not holds else None
            yield Result(
                name.text + suffix, expected, result, holds, name.span, decided, merged, way
            )

    def _wanted(self, expectation: tree.Expectation) -> bool:
        if expectation.slow and not self.slow:
            self.left_out += len(expectation.values)
            return False
        return True

    def _named(self, name: tree.Text) -> Instance:
        try:
            return choose(self.parsed, name.value, files=False)
        except PuzzleError as error:
            raise PuzzleError(
                d if d.span else replace(d, span=name.span) for d in error.diagnostics
            ) from None

    def _prepared(
        self, names: tuple[str, ...], instance: Instance, *, symmetry: bool = True
    ) -> Loaded | NoStart | ToFill:
        key = names, symmetry
        if key not in self.variants:
            inputs = self.parsed, instance, self.diagnostics, self.tier
            self.variants[key] = loadable(partial(prepare, *inputs, symmetry=symmetry))
        return self.variants[key]


def _changes(expectation: tree.Expectation) -> list[str]:
    changes = [f"{name.text} = {data_text(data)}" for name, data in expectation.settings]
    return changes + [f"{name.text} = {path.value}" for name, path in expectation.maps]


def _words(expectation: tree.Expectation, instance: str) -> str:
    """Name the variant of the puzzle that an entry of `expect:` is about."""
    of = f" of {instance}" if instance else ""
    changes = "".join(f" with {change}" for change in _changes(expectation))
    return of + changes + " without symmetry" * (not expectation.symmetry)


@contextmanager
def _naming(instance: Instance) -> Iterator[None]:
    """Add the instance to errors located elsewhere, such as in `require:`."""
    try:
        yield
    except PuzzleError as error:
        assert instance.expectation is not None
        place = instance.expectation.span
        raise PuzzleError(
            d if d.span is None or (
                d.span.source is place.source and place.start <= d.span.start <= place.end
            )
            else replace(d, related=(*d.related, (place, "in this instance")))
            for d in error.diagnostics
        ) from None  # fmt: skip


class _Outcomes:
    """Results of a puzzle; each search runs when first needed.

    An interruption ends the whole validation.
    """

    def __init__(self, loaded: Loaded, order: str, limits: Callable[[], Limits]) -> None:
        """``limits`` returns the limits of a search that starts now."""
        self.loaded, self.order, self.limits = loaded, order, limits

    @cached_property
    def outcome(self) -> Outcome[Any]:
        outcome = self.loaded.searcher.search(self.order, self.limits())
        go_on_after(outcome.limit)
        return outcome

    @cached_property
    def space(self) -> Space:
        space = self.loaded.searcher.explore(self.limits())
        go_on_after(space.limit)
        return space

    @cached_property
    def solutions(self) -> Solutions[Any]:
        solutions = self.loaded.searcher.count_solutions(self.limits())
        go_on_after(solutions.limit)
        return solutions

    def value(self, name: str, expected: object) -> object:
        """Return the result for a key of `expect:` as JSON, or the reason why it is missing."""
        puzzle = self.loaded.puzzle
        if not puzzle.has_goal and name not in _WITHOUT_GOAL:
            return "nothing: there is no goal"
        with faults_explained(self.loaded):
            match name:
                case "starts":
                    return len(puzzle.starts)
                case "start" if len(puzzle.starts) == 1:
                    return semantics.shown(puzzle, puzzle.starts[0])
                case _ if name in OF_SPACE:
                    return self._of_space(OF_SPACE[name])
                case "solutions":
                    outcome = self.solutions.outcome
                    solved = isinstance(outcome, Solved)
                    return self.solutions.total if solved else _why_none(outcome)
                case "unsolvable":
                    return self._unsolvable()
                case _:
                    return self._of_answer(name, expected)

    def _unsolvable(self) -> object:
        # the whole space was explored for another key
        if "space" in self.__dict__ and self.space.complete:
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

    def way_to_dead_end(self) -> tuple[str, ...] | None:
        """Return the steps of a shortest path to a dead end, if found within the limits."""
        from puzzlelang.answers.surveys import way_to_dead_end

        with faults_explained(self.loaded):
            trace = way_to_dead_end(self.loaded, self.space, self.limits())
        if isinstance(trace, GaveUp):
            go_on_after(trace.limit)
            return None
        return tuple(step.said for step in trace[1:]) if trace else None

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
            case "start":
                return self._shown(outcome.trace[0])
            case "finish":
                return self._shown(outcome.trace[-1])
            case "trace":
                return listed(map(self._shown, outcome.trace))
            case "gain" | "choice":
                return "nothing: this puzzle moves; only puzzles with `choose:` have it"
        raise AssertionError(f"unhandled expectation {name!r}")

    def _shown(self, state: Any) -> str:
        return semantics.shown(self.loaded.puzzle, self.loaded.system.slots(state))


class _NothingFound:
    """Results of a puzzle without a start."""

    def __init__(self, none: NoStart) -> None:
        self.puzzle = none.puzzle

    def value(self, name: str, expected: object) -> object:
        """See :class:`_Outcomes`."""
        if not self.puzzle.has_goal and name not in _WITHOUT_GOAL:
            return "nothing: there is no goal"
        from puzzlelang.answers.answer_output import no_start

        defaults = {**dict.fromkeys(OF_SPACE, 0), "levels": [], "starts": 0, "unsolvable": True}
        return defaults.get(name, f"no solution: {no_start(self.puzzle)}")

    def way_to_dead_end(self) -> None:
        """Return None: no state, no dead end."""


class _Choices:
    """Results of a puzzle that is filled in."""

    def __init__(self, loaded: ToFill, limits: Callable[[], Limits]) -> None:
        self.loaded, self.limits = loaded, limits

    @cached_property
    def answer(self) -> Filled:
        from puzzlelang.answers.filling import fill

        answer = fill(self.loaded, self.limits())
        go_on_after(answer.limit)
        return answer

    @cached_property
    def counted(self) -> Filled:
        from puzzlelang.answers.filling import fill

        answer = fill(self.loaded, self.limits(), count=True)
        go_on_after(answer.limit)
        return answer

    def value(self, name: str, expected: object) -> object:
        """See :class:`_Outcomes`."""
        gave_up = _Unknown("not known: the search gave up")
        match name:
            case "solutions" if expected == 1:
                unique = self.answer.unique
                if unique == "unknown" or self.answer.limit:
                    return gave_up
                if not self.answer.is_solved:
                    return self._none("0")
                return 1 if unique == "only" else "several choices"
            case "solutions":
                return gave_up if self.counted.limit else self.counted.total
            case "unsolvable":
                kind = self.answer.kind
                return gave_up if kind == "gave-up" else kind == "unsolvable"
            case "cost" | "gain":
                if self.answer.limit:
                    return gave_up
                choice, amounts = self.loaded.choice, list(self.answer.amounts)
                if not choice.lines or choice.greatest != (name == "gain"):
                    return f"nothing: this puzzle has no `{name}:`"
                if not amounts:
                    return self._none()
                return amounts[0] if isinstance(expected, int) and len(amounts) == 1 else amounts
            case "choice":
                step = self.answer.choice
                return self._none() if step is None else step.shown
        return "nothing: this puzzle is filled in, so there are no steps"

    def _none(self, count: str = "nothing") -> str:
        from puzzlelang.answers.filled_output import filled_sentences

        sentence = " ".join(filled_sentences(self.answer)).removesuffix(".")
        return f"{count}: {sentence[0].lower()}{sentence[1:]}"

    def way_to_dead_end(self) -> None:
        """Return None: there are no states."""


class _Unknown(str):
    """The reason why a value is unknown."""


def _why_none(outcome: Outcome[Any]) -> str:
    states = outcome.statistics.reached
    if isinstance(outcome, Unsolvable):
        return f"no solution: all {states:,} states were searched"
    return _Unknown(f"not known: the search gave up after {states:,} states")
