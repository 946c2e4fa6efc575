"""Rotations in a list under ``then:``: `a: b`, `b: c`, `c: a`.

At once, the lines would rotate values. In order, the last line reads the value that the first has
written, so the old value of the first place is lost. A swap of `b` and `c` through `a` looks the
same: nothing is reported if the rules never read the old value of `a`, or if the list saves or
clears it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import chain

from puzzlelang.core import nodes as core
from puzzlelang.text import Record

Place = tuple[core.Variable, tuple[str, ...], bool]
"""A variable, the text of its arguments, and True if all of them are constants."""


class Rotation(metaclass=Record):
    """First and last line, and the text of the places between."""

    first: core.Assign
    last: core.Assign
    places: tuple[str, ...]


class _Copy(metaclass=Record):
    line: core.Assign
    source: Place
    time: int
    was_read: bool
    """True if an earlier line read the old value."""


class Reads:
    """Places that the rules of a puzzle may read before writing them."""

    def __init__(self, puzzle: core.Puzzle) -> None:
        self.puzzle = puzzle

    def __contains__(self, place: Place) -> bool:
        variable, _, fixed = place
        same = [other for other in self._all if other[0] is variable]
        return place in same or any(not (fixed and other[2]) for other in same)

    @cached_property
    def _all(self) -> frozenset[Place]:
        puzzle = self.puzzle
        rules = (*puzzle.invariants, *puzzle.losses, puzzle.goal)
        conditions = [rule.condition for rule in rules]
        conditions += [term.amount for line in puzzle.costs for term in line.terms]
        for transition in puzzle.transitions:
            conditions += [transition.guard, *(value for _, value in transition.lets)]
        places = set(chain.from_iterable(map(_reads, conditions)))
        for transition in puzzle.transitions:
            places.update(_exposed(transition.effect, frozenset()))
        return frozenset(places)


def rotations(block: core.Block, reads: Reads) -> Iterator[Rotation]:
    """Yield the rotations of one list, without nested lists."""
    copies: dict[Place, _Copy] = {}
    seen: set[Place] = set()
    candidates: dict[Place, Rotation] = {}
    for time, step in enumerate(block.steps):
        for effect in step:
            for place in _written(effect):
                candidates.pop(place, None)  # cleared later, so the loss is intended
        line = step[0]
        if len(step) == 1 and isinstance(line, core.Assign) and isinstance(line.value, core.Read):
            place, source = place_of(line), place_of(line.value)
            round_ = _round(copies, place, source)
            if round_ is not None and source in reads:
                candidates[source] = Rotation(copies[source].line, line, round_)
            copies[place] = _Copy(line, source, time, place in seen)
        else:
            gone = {place[0] for effect in step for place in _written(effect)}
            copies = {place: copy for place, copy in copies.items() if place[0] not in gone}
        for effect in step:
            seen.update(_exposed_by(effect, frozenset()))
    yield from candidates.values()


def _round(copies: dict[Place, _Copy], last: Place, first: Place) -> tuple[str, ...] | None:
    """Return the places between two, each assigned the value of the next, in this order."""
    between: list[str] = []
    place, time = first, -1
    while place in copies and copies[place].time > time:
        copy = copies[place]
        if place == first and copy.was_read:
            return None
        if copy.source == last:
            return tuple(between) if between else None
        place, time = copy.source, copy.time
        between.append(as_written(place))
    return None


def place_of(node: core.Assign | core.Read) -> Place:
    fixed = all(isinstance(argument, core.Const) for argument in node.arguments)
    return node.variable, tuple(argument.span.in_one_line for argument in node.arguments), fixed


def as_written(place: Place) -> str:
    variable, arguments, _ = place
    return f"{variable.name}({', '.join(arguments)})" if arguments else variable.name


def _reads(expr: core.Expr) -> Iterator[Place]:
    for read in core.reads(expr):
        yield place_of(read) if isinstance(read, core.Read) else (read.variable, (), False)


def _written(effect: core.Effect) -> Iterator[Place]:
    if isinstance(effect, core.Assign):
        yield place_of(effect)
    for below in chain.from_iterable(map(core.effects, core.blocks(effect))):
        if isinstance(below, core.Assign):
            yield place_of(below)


def _exposed(block: core.Block, written: frozenset[Place]) -> Iterator[Place]:
    """Yield places that a list reads in the state before it."""
    for step in block.steps:
        for effect in step:
            yield from _exposed_by(effect, written)
        written |= {place_of(effect) for effect in step if isinstance(effect, core.Assign)}


def _exposed_by(effect: core.Effect, written: frozenset[Place]) -> Iterator[Place]:
    for expr in core.expressions(effect):
        yield from (place for place in _reads(expr) if place not in written)
    for block in core.blocks(effect):
        yield from _exposed(block, written)
