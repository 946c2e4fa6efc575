"""Levels drawn as the section ``generate:`` says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from puzzlelang import generating
from puzzlelang.answers import Loaded, ToFill, loadable
from puzzlelang.front.python.results import plain_cost


class Generated(NamedTuple):
    """A level as a :class:`Puzzle`, the ``number`` of its candidate, and its measures
    (docs/generating.md).  A puzzle that is filled in has ``solutions`` (2 for more) and perhaps
    ``givens``; its other measures are 0.
    """

    puzzle: Any
    number: int
    cost: int | tuple[int, ...]
    length: int
    solutions: int
    bits: float
    dead_ends: float
    givens: int | None


def levels(
    puzzle: Callable[[Loaded | ToFill], Any],
    loaded: Loaded | ToFill,
    count: int | None,
    tries: int,
    cores: int,
    keep: Sequence[str],
    candidates: Iterable[Mapping[str, Any]] | None,
    **options: Any,
) -> Iterator[Generated]:
    if options["by"] not in generating.MEASURES:
        raise ValueError(f"`by` must be one of {', '.join(generating.MEASURES)}")
    if options["alike"] not in generating.ALIKE:
        raise ValueError(f"`alike` must be one of {', '.join(generating.ALIKE)}")
    if candidates is not None:
        texts = (_candidate(loaded, values) for values in candidates)
        options["candidates"] = generating.Given(texts, tries)
    task = generating.task_of(loaded, keep, **options)

    def generated(level: Any) -> Generated:
        read = loadable(partial(generating.read_level, task.base, level))
        assert isinstance(read, Loaded | ToFill)
        return Generated(
            puzzle(read), level.number, plain_cost(level.cost or (0,)), level.length,
            level.solutions, level.bits / 1000, level.dead_ends / 1000, level.givens,
        )  # fmt: skip

    outcomes = generating.generate(task, tries, cores)
    levels = (outcome.level for outcome in outcomes if outcome.level is not None)
    return map(generated, islice(levels, count))


def _candidate(loaded: Loaded | ToFill, values: Mapping[str, Any]) -> Any:
    names = {True: loaded.puzzle.grids, False: loaded.puzzle.settings}
    for name in values:
        if not any(name in known for known in names.values()):
            raise ValueError(f"there is no parameter or map `{name}`")
    settings, maps = (
        {name: generating.text_of(values[name]) for name in values if name in names[is_map]}
        for is_map in (False, True)
    )
    return generating.Candidate(settings, maps)
