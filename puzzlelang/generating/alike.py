"""Levels that are the same puzzle: their state spaces are isomorphic.

Equal measures and equal signatures only propose a pair. A pair is alike if a one-to-one map between
the states is found and verified: it keeps the start, goals, lost states, and the costs of steps.
The search refines colours of states until they are stable, then gives pairs of states of one colour
a new one. It never revises a pair, and its work is limited; if it fails, both levels stay.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from puzzlelang.answers import sharing_compiler
from puzzlelang.generating.candidates import GAMMA, WORD, mix
from puzzlelang.generating.levels import Base, Level, read_level
from puzzlelang.text import Any, Record

WORK = 16_000_000
"""Maximum number of steps that are visited to colour a space, and to compare it."""

MOST_CACHED = 50_000
"""Maximum number of states of all cached spaces."""

Steps = list[list[tuple[int, int]]]
"""For each state, its neighbours, each with an odd number that stands for the cost."""


class Space(metaclass=Record):
    """The states that a level reaches, numbered from its start.

    ``labels`` tell depths, goals and lost states. ``costs`` are the different costs of steps, in
    ascending order. Of several steps to the same state, ``onward`` has one of the least cost, and
    ``back`` its reverse.
    """

    labels: list[int]
    costs: tuple[Any, ...]
    onward: Steps
    back: Steps


def space_of(system: Any) -> Space:
    """Explore all states from the only start; an earlier search proved that they are few."""
    expand, zero = system.expand, system.zero
    states, depths = [*system.starts], [0]
    number = {states[0]: 0}
    labels, rows = list[int](), list[dict[int, Any]]()
    for index, state in enumerate(states):
        labels.append(4 * depths[index] + 2 * system.is_goal(state) + system.is_lost(state))
        targets: dict[int, Any] = {}
        for successor, cost in expand(state, zero):
            target = number.setdefault(successor, len(states))
            if target == len(states):
                states.append(successor)
                depths.append(depths[index] + 1)
            if target != index and (target not in targets or cost < targets[target]):
                targets[target] = cost
        rows.append(targets)
    costs = sorted({cost for row in rows for cost in row.values()})
    odd = {cost: 2 * index + 1 for index, cost in enumerate(costs)}
    onward = [[(target, odd[cost]) for target, cost in row.items()] for row in rows]
    back: Steps = [[] for _ in rows]
    for source, steps in enumerate(onward):
        for target, weight in steps:
            back[target].append((source, weight))
    return Space(labels, tuple(map(system.cost_and_steps, costs)), onward, back)


class WorkExceeded(Exception):
    """More than :data:`WORK` steps were visited."""


class Colouring:
    """Colours of states: numbers of 64 bits that isomorphic spaces share.

    Different states may share a colour by chance; the map is verified.
    """

    def __init__(self, space: Space) -> None:
        self.space, self.work = space, 0
        self.colours = [*map(mix, space.labels)]
        self.classes: dict[int, set[int]] = {}
        for state, colour in enumerate(self.colours):
            self.classes.setdefault(colour, set()).add(state)
        self._log: list[tuple[int, int]] = []
        self._refine(range(len(self.colours)))

    @property
    def signature(self) -> tuple[Any, ...]:
        sizes = sum(mix(colour ^ len(states)) for colour, states in self.classes.items())
        return len(self.colours), self.space.costs, sizes & WORD

    def part(self, state: int) -> Mapping[int, int]:
        """Give a state a new colour and refine; return the sizes of all changed classes."""
        self._log.clear()
        self._recolour({state: mix(self.colours[state] ^ GAMMA)})
        self._refine([state])
        new = (self.colours[state] for state, _ in self._log)
        return {colour: len(self.classes[colour]) for colour in new}

    def undo(self) -> None:
        """Undo the last :meth:`part`."""
        for state, colour in reversed(self._log):
            self._move(state, colour)

    def _refine(self, changed: Iterable[int]) -> None:
        """Refine the neighbours of ``changed``, and of those that change, until all are stable.

        The result depends on steps and colours, never on the order of states.
        """
        onward, back, colours = self.space.onward, self.space.back, self.colours
        before = 0
        while before < len(self.classes):
            before = len(self.classes)
            near = {n for state in changed for steps in (onward, back) for n, _ in steps[state]}
            following = {}
            for state in near:
                if len(self.classes[colours[state]]) > 1:
                    ahead = sum([colours[other] * weight for other, weight in onward[state]])
                    behind = sum([colours[other] * weight for other, weight in back[state]])
                    following[state] = mix(colours[state] + 3 * ahead + GAMMA * behind & WORD)
                    self.work += len(onward[state]) + len(back[state])
            if self.work > WORK:
                raise WorkExceeded
            self._recolour(following)
            changed = following

    def _recolour(self, new: Mapping[int, int]) -> None:
        for state, colour in new.items():
            self._log.append((state, self.colours[state]))
            self._move(state, colour)

    def _move(self, state: int, colour: int) -> None:
        old = self.classes[self.colours[state]]
        old.discard(state)
        if not old:
            del self.classes[self.colours[state]]
        self.classes.setdefault(colour, set()).add(state)
        self.colours[state] = colour


def are_alike(a: Colouring, b: Colouring) -> bool:
    """Search for a map between two spaces and verify it; False if none is found.

    Both colourings are refined further. Raise :class:`WorkExceeded` at the limit.
    """
    if a.signature != b.signature:
        return False
    for state, colour in enumerate(a.colours):
        if len(a.classes[colour]) == 1:
            continue
        others = sorted(b.classes.get(colour, ()))
        sizes = a.part(state)
        if not any(_follows(b, other, sizes) for other in others):
            return False
    try:
        image = [next(iter(b.classes[colour])) for colour in a.colours]
    except KeyError:
        return False
    return len({*image}) == len(image) and _is_kept(a.space, b.space, image)


def _follows(colouring: Colouring, state: int, sizes: Mapping[int, int]) -> bool:
    """Part a state if classes of these sizes result."""
    if colouring.part(state) == sizes:
        return True
    colouring.undo()
    return False


def _is_kept(a: Space, b: Space, image: list[int]) -> bool:
    """Verify that a one-to-one map keeps labels and steps; label 0 is the start's alone."""
    return all(
        a.labels[state] == b.labels[other]
        and {(image[target], weight) for target, weight in a.onward[state]} == {*b.onward[other]}
        for state, other in enumerate(image)
    )


class Kept:
    """The kept levels, by their measures."""

    def __init__(self, base: Base) -> None:
        self._base, self._compiler = base, sharing_compiler()
        self._levels: dict[tuple[Any, ...], list[Level]] = {}
        self._signatures: dict[int, tuple[Any, ...]] = {}
        self._spaces: dict[int, Space] = {}

    def add(self, level: Level) -> None:
        self._levels.setdefault(_measures(level), []).append(level)

    def alike(self, level: Level) -> Level | None:
        """Return the first kept level that is proved alike; None for puzzles that are filled in."""
        if not level.cost:
            return None
        for other in self._levels.get(_measures(level), ()):
            if self._signature(level) == self._signature(other):
                try:
                    if are_alike(*(Colouring(self._space(one)) for one in (level, other))):
                        return other
                except WorkExceeded:
                    continue
        return None

    def _signature(self, level: Level) -> tuple[Any, ...]:
        """Return a signature; a unique one if the space takes too much work."""
        if level.number not in self._signatures:
            try:
                own = Colouring(self._space(level)).signature
            except WorkExceeded:
                own = (level.number,)
            self._signatures[level.number] = own
        return self._signatures[level.number]

    def _space(self, level: Level) -> Space:
        space = self._spaces.get(level.number)
        if space is None:
            space = space_of(read_level(self._base, level, self._compiler).system)
            if sum(len(one.labels) for one in self._spaces.values()) > MOST_CACHED:
                self._spaces.clear()
            self._spaces[level.number] = space
        return space


def _measures(level: Level) -> tuple[Any, ...]:
    """Return measures that alike levels share; the states reached by other starts may differ."""
    return level.cost, level.length, level.solutions, level.bits, level.dead_ends
