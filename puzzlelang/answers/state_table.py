"""All reachable states, listed: as CSV with a column for each slot, or as a tree of successors."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from itertools import repeat

from puzzlelang.answers.loading import Loaded, faults_explained
from puzzlelang.answers.solving import rule_step
from puzzlelang.core import ListOf, SetOf, Type, semantics, slot_names, values
from puzzlelang.core import nodes as core
from puzzlelang.search import Limits, Rating, StoredSearcher, collector_paused, rate, walk
from puzzlelang.text import Any, Record, TypeVar, printable

FIRST = ("id", "depth", "goal", "lost", "dead_end")
"""The first columns; they match the fields of a node in JSON."""

MEASURES = ("ways", "bits", "dead_ends")
"""The columns of a rating after those of the cost."""


def rated(
    loaded: Loaded, limits: Limits, at_goal: Callable[[int], object] | None = None
) -> Rating[Any]:
    """Rate all reachable states, not up to symmetry; see :func:`puzzlelang.search.rate`."""
    system = loaded.system
    with faults_explained(loaded):
        return rate(system, None if system.unit_cost else system.first_line, limits, at_goal)


class Table(metaclass=Record, frozen=False):
    """A table and the counts so far; ``limit`` is the limit that left states out.

    With a store, ``depth`` selects a layer. ``rates``: add columns with the rating of each state.
    """

    loaded: Loaded
    limits: Limits
    depth: int | None = None
    rates: bool = False
    states: int = 0
    goal_states: int = 0
    dead_ends: int = 0
    limit: str = ""

    def lines(self) -> Iterator[str]:
        """Yield the heading, then each state as soon as breadth-first search reaches it."""
        puzzle, system = self.loaded.puzzle, self.loaded.searcher.system
        first = [*FIRST]
        ratings: Iterator[list[str]] = repeat([])
        rating: Rating[Any] | None = None
        if self.rates:
            system = self.loaded.system
            first += [*_cost_columns(puzzle), *MEASURES]
            rating = rated(self.loaded, self.limits)
            self.limit = rating.limit
            ratings = self._ratings(rating)
        yield ",".join(map(_quoted, [*first, *_slot_columns(puzzle, first)])) + "\n"
        kinds = [v.type for v in puzzle.variables for _ in range(v.size)]
        by_type: dict[Type, Callable[[int], str]] = {kind: _writer(kind) for kind in kinds}
        writers = [by_type[kind] for kind in kinds]
        with faults_explained(self.loaded), collector_paused():
            states: Iterator[tuple[Any, int, object]]
            if rating is None:
                states = walked_states(self.loaded, self.limits, self.depth)
            elif rating.limit:
                states = walk(system, self.limits)
            else:
                states = rating.walked()
            while True:
                try:
                    state, depth, following = next(states)
                except StopIteration as end:
                    self.limit = end.value or self.limit
                    return
                goal = bool(system.is_goal(state))
                lost = bool(system.is_lost(state))
                dead_end = not (goal or lost or following)
                slots = system.slots(state)
                cells = [write(value) for write, value in zip(writers, slots, strict=True)]
                flags = (_truth(goal), _truth(lost), _truth(dead_end))
                row = [str(self.states), str(depth), *flags, *next(ratings), *cells]
                yield ",".join(row) + "\n"
                self.states += 1
                self.goal_states += goal
                self.dead_ends += dead_end

    def _ratings(self, rating: Rating[Any]) -> Iterator[list[str]]:
        """Yield the cells of each state's rating; empty without a solution, or after a limit."""
        lines = self.loaded.system.cost_lines
        nothing = [""] * (len(lines(0)) + len(MEASURES))
        for _, cost, ways, bits, dead_ends in rating.rows():
            if bits is None or dead_ends is None:
                yield nothing
            else:
                numbers = [*lines(cost), ways, bits / 1000, dead_ends / 1000]
                yield [*map(str, numbers)]
        yield from repeat(nothing)


def walked_states(
    loaded: Loaded, limits: Limits, depth: int | None = None
) -> Generator[tuple[Any, int, Sequence[Any]], None, str]:
    """Walk the states (:func:`puzzlelang.search.walk`), or list the states of a store.

    ``depth`` selects a layer of the store.
    """
    searcher = loaded.searcher
    if isinstance(searcher, StoredSearcher):
        return searcher.listed(limits, depth)
    return walk(searcher.system, limits)


def _cost_columns(puzzle: core.Puzzle) -> list[str]:
    """Return a column for each line of ``cost:``."""
    if len(puzzle.costs) < 2:
        return ["cost"]
    return [f"cost_{line.name or number}" for number, line in enumerate(puzzle.costs, 1)]


def _slot_columns(puzzle: core.Puzzle, first: Sequence[str]) -> Iterator[str]:
    """Yield names such as ``board(3)``; append ``_`` to variables named like a first column."""
    names = {*first, *(variable.name for variable in puzzle.variables)}
    for name in slot_names(puzzle):
        if name in first:
            while name in names:
                name += "_"
            names.add(name)
        yield name


MOST_KEPT = 10_000
"""Maximum number of cached texts for each type."""


def _writer(kind: Type) -> Callable[[int], str]:
    """Return a formatter of values as in JSON; names are unquoted, none is empty."""
    memo: dict[int, str] = {}
    most = 0 if isinstance(kind, SetOf | ListOf) else MOST_KEPT

    def write(value: int) -> str:
        text = memo.get(value)
        if text is None:
            text = _cell(values.to_json(value, kind))
            if len(memo) < most:
                memo[value] = text
        return text

    return write


def _cell(data: object) -> str:
    match data:
        case None:
            return ""
        case bool():
            return _truth(data)
        case str():
            return _quoted(data)
        case int():
            return str(data)
    import json

    return _quoted(json.dumps(data, ensure_ascii=False))


def _truth(value: bool) -> str:
    return "true" if value else "false"


def _quoted(text: str) -> str:
    """Quote as in RFC 4180; also quote empty texts and texts with blanks around them."""
    if text and text == text.strip() and not any(mark in text for mark in ',"\n\r'):
        return text
    return '"' + text.replace('"', '""') + '"'


# ── the tree of successors ────────────────────────────────────────────────────────────

State = TypeVar("State", bound=Hashable)


def tree_of_successors(
    loaded: Loaded, deepest: int | None = None, most: int | None = None, names: bool = False
) -> Iterator[str]:
    """Yield the lines of ``explore --tree``; ``names``: with the text of the step to each state."""
    system, puzzle = loaded.system, loaded.puzzle

    def said(state: Any) -> list[str]:
        slots = system.slots(state)
        steps = [rule_step(system, step) for step in system.steps(state)]
        return [semantics.said(puzzle, slots, s.transition, s.arguments) for s in steps]

    with faults_explained(loaded):
        yield from tree_lines(
            system.starts,
            system.successors,
            lambda state: semantics.shown(puzzle, system.slots(state)),
            said if names else None,
            deepest=deepest,
            most=most,
        )


_LARGEST = 10_000
MORE = "… and more"
"""Beginning of the last line of a truncated tree."""


def tree_lines(
    starts: Sequence[State],
    successors: Callable[[State], Sequence[State]],
    shown: Callable[[State], str],
    said: Callable[[State], Sequence[str]] | None = None,
    *,
    deepest: int | None = None,
    most: int | None = None,
) -> Iterator[str]:
    """Yield a line for each node below ``starts``; children are indented by two more blanks.

    The space is a graph, so the tree repeats states. A state that is its own ancestor is marked
    ``(above)`` and not followed, so the tree is finite. ``deepest`` and ``most`` (lines) truncate
    it, with a line of dots. ``said`` has a text for each successor, which precedes it.
    """
    most = _LARGEST if most is None else most
    path: dict[State, None] = {}
    stack: list[tuple[State, int, str]] = [(start, 0, "") for start in reversed(starts)]
    line_count = 0
    while stack:
        if line_count == most:
            yield f"{MORE}: {line_count:,} lines were printed"
            return
        state, level, step = stack.pop()
        while len(path) > level:
            path.popitem()
        arrow = f"{printable(step)}: " if step else ""
        head = f"{'  ' * level}{arrow}state " + shown(state).replace("\n", " / ")
        line_count += 1
        if state in path:
            yield f"{head} (above)"
            continue
        after = successors(state)
        count = f"{head} has {len(after)} transitions"
        if not after:
            yield count
        elif deepest is not None and level >= deepest:
            yield f"{count}, …"
        else:
            yield f"{count}, leading to:"
            path[state] = None
            texts = said(state) if said else [""] * len(after)
            children = [*zip(after, texts, strict=True)]
            stack.extend((child, level + 1, text) for child, text in reversed(children))
