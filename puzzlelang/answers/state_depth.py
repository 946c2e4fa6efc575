"""The distance of a state from the start, its layer in a store."""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.answers.answer import the_start
from puzzlelang.answers.answer_fields import INSTANCE, PARAMETERS, PUZZLE, SYMMETRY
from puzzlelang.answers.answer_output import (
    STATISTICS,
    from_start,
    gave_up,
    title_lines,
    up_to_symmetry,
)
from puzzlelang.answers.field_table import Field, OrNull, document, unless_empty
from puzzlelang.answers.loading import Loaded
from puzzlelang.answers.text_layout import Page, painted, wrap
from puzzlelang.compiler import MergedSystem
from puzzlelang.core import nodes as core
from puzzlelang.core import values
from puzzlelang.search import Limits, Statistics, StoredSearcher
from puzzlelang.text import Any, Record


class StateDepth(metaclass=Record):
    """The distance of a state; None if it is unreachable, or ``limit`` ended the search first."""

    puzzle: core.Puzzle
    slots: tuple[int, ...]
    depth: int | None
    limit: str
    statistics: Statistics
    instance: str = ""
    label: str = ""


DEPTH = document("depth", "Output of `explore --state --format json`.", (
    PUZZLE, INSTANCE, PARAMETERS, SYMMETRY,
    Field("state", dict, "value of each variable of the given state",
          lambda distance: values.state_to_json(distance.puzzle, distance.slots)),
    Field("depth", OrNull(int), "distance from the start in steps; null if the state is "
          "unreachable, or was not found within the limit"),
    Field("statistics", STATISTICS, "work of the search"),
    unless_empty("limit", str, "limit that ended the search before the state was found"),
))  # fmt: skip


def depth_of(loaded: Loaded, slots: tuple[int, ...], limits: Limits) -> StateDepth:
    """Find the depth of a state; the searcher, on a store, runs as far as needed."""
    searcher: Any = loaded.searcher
    assert isinstance(searcher, StoredSearcher)
    system: Any = searcher.system
    state = system.state(slots)
    if isinstance(system, MergedSystem):
        state = system.canonical(state)
    depth, limit, statistics = searcher.depth(state, limits)
    more = loaded.instance, loaded.label
    return StateDepth(loaded.puzzle, slots, depth, limit, statistics, *more)


def depth_text(distance: StateDepth, page: Page) -> str:
    lines = [*title_lines(distance.puzzle, distance.label, page), ""]
    return "\n".join([*lines, *_sentence(distance, page)])


def _sentence(distance: StateDepth, page: Page) -> Iterator[str]:
    if distance.depth is not None:
        sentence = f"The state is {from_start(distance.puzzle, distance.depth)}"
    elif distance.limit:
        yield from painted("warning", gave_up(distance.limit, distance.statistics), page)
        sentence = "The state is not among those that were found"
    else:
        sentence = f"The state can't be reached from {the_start(distance.puzzle)}"
    yield from wrap(f"{sentence}{up_to_symmetry(distance.puzzle)}.", page.width)
