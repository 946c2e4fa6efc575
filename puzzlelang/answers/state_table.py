"""All reachable states as a table in CSV: a row for each, a column for each slot."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence

from puzzlelang.answers.loading import Loaded, faults_explained
from puzzlelang.core import ListOf, SetOf, Type, slot_names, values
from puzzlelang.core import nodes as core
from puzzlelang.search import Limits, StoredSearcher, collector_paused, walk
from puzzlelang.text import Any, Record

FIRST = ("id", "depth", "goal", "lost", "dead_end")
"""The columns before those of the state; they are the fields of a node in JSON."""


class Table(metaclass=Record, frozen=False):
    """What :meth:`lines` has found so far; ``limit``: what left states out.

    ``loaded`` may be searched in a store: ``depth`` chooses a layer of it.
    """

    loaded: Loaded
    limits: Limits
    depth: int | None = None
    states: int = 0
    goal_states: int = 0
    dead_ends: int = 0
    limit: str = ""

    def lines(self) -> Iterator[str]:
        """The heading and a line for each state, breadth-first, each as soon as it is reached."""
        puzzle, system = self.loaded.puzzle, self.loaded.searcher.system
        yield ",".join(map(_quoted, [*FIRST, *_slot_columns(puzzle)])) + "\n"
        kinds = [v.type for v in puzzle.variables for _ in range(v.size)]
        written: dict[Type, Callable[[int], str]] = {kind: _writer(kind) for kind in kinds}
        writers = [written[kind] for kind in kinds]
        with faults_explained(self.loaded), collector_paused():
            walked = walked_states(self.loaded, self.limits, self.depth)
            while True:
                try:
                    state, depth, following = next(walked)
                except StopIteration as end:
                    self.limit = end.value
                    return
                goal = bool(system.is_goal(state))
                lost = bool(system.is_lost(state))
                dead_end = not (goal or lost or following)
                slots = system.slots(state)
                cells = [write(value) for write, value in zip(writers, slots, strict=True)]
                flags = (_truth(goal), _truth(lost), _truth(dead_end))
                yield ",".join([str(self.states), str(depth), *flags, *cells]) + "\n"
                self.states += 1
                self.goal_states += goal
                self.dead_ends += dead_end


def walked_states(
    loaded: Loaded, limits: Limits, depth: int | None = None
) -> Generator[tuple[Any, int, Sequence[Any]], None, str]:
    """See :func:`puzzlelang.search.walk`; those of a store are there already, and ``depth`` chooses
    a layer of it.
    """
    searcher = loaded.searcher
    if isinstance(searcher, StoredSearcher):
        return searcher.listed(limits, depth)
    return walk(searcher.system, limits)


def _slot_columns(puzzle: core.Puzzle) -> Iterator[str]:
    """``board(3)``; a variable that has the name of one of the first columns gets a ``_``."""
    taken = {*FIRST, *(variable.name for variable in puzzle.variables)}
    for name in slot_names(puzzle):
        if name in FIRST:
            while name in taken:
                name += "_"
            taken.add(name)
        yield name


MOST_KEPT = 10_000
"""Texts of values that are kept for each type."""


def _writer(kind: Type) -> Callable[[int], str]:
    """What writes a value: as in JSON, but for the quotes of a name, and nothing for none."""
    known: dict[int, str] = {}
    most = 0 if isinstance(kind, SetOf | ListOf) else MOST_KEPT

    def write(value: int) -> str:
        text = known.get(value)
        if text is None:
            text = _cell(values.to_json(value, kind))
            if len(known) < most:
                known[value] = text
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
    """As RFC 4180 has it; a text that is empty, or has blanks around it, keeps them in quotes."""
    if text and text == text.strip() and not any(mark in text for mark in ',"\n\r'):
        return text
    return '"' + text.replace('"', '""') + '"'
