"""Levels drawn as the section ``generate:`` says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from puzzlelang import generating
from puzzlelang.answers import Loaded
from puzzlelang.front.python.results import plain_cost


class Generated(NamedTuple):
    """A level as a :class:`Puzzle`, the ``number`` of its candidate, and its measures
    (docs/generating.md).
    """

    puzzle: Any
    number: int
    cost: int | tuple[int, ...]
    length: int
    solutions: int
    bits: float
    dead_ends: float


def levels(
    puzzle: Callable[[Loaded], Any],
    loaded: Loaded,
    count: int | None,
    tries: int,
    cores: int,
    keep: Sequence[str],
    **options: Any,
) -> Iterator[Generated]:
    if options["by"] not in generating.MEASURES:
        raise ValueError(f"`by` must be one of {', '.join(generating.MEASURES)}")
    task = generating.task_of(loaded, keep, **options)

    def generated(level: Any) -> Generated:
        return Generated(
            puzzle(generating.read_level(task.base, level)), level.number, plain_cost(level.cost),
            level.length, level.solutions, level.bits / 1000, level.dead_ends / 1000,
        )  # fmt: skip

    outcomes = generating.generate(task, tries, cores)
    levels = (outcome.level for outcome in outcomes if outcome.level is not None)
    return map(generated, islice(levels, count))
