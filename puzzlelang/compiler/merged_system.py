"""States merged up to renaming: each is replaced by a canonical representative.

If the state of a member is a column (``puzzlelang.core.symmetry``), the canonical state has the
columns of interchangeable members sorted. Otherwise it is the least of all renamed (or turned)
states.

The search visits canonical states only. They represent all their renamings, because the rules don't
distinguish the members. :meth:`MergedSystem.unmerged` turns a trace of canonical states into one of
the puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain, pairwise
from operator import itemgetter

from puzzlelang.compiler.compiled_system import CompiledSystem, shared
from puzzlelang.compiler.state_layout import Layout
from puzzlelang.core import (
    Columns,
    Renaming,
    Scalar,
    SetOf,
    Type,
    column_groups,
    combinations_of,
    current,
    exchanges,
    is_turned,
    renamings,
    speaking,
)
from puzzlelang.core import nodes as core
from puzzlelang.search import Fault, NoState
from puzzlelang.text import Any, Record, Self, replace

Canonical = Callable[[Any], Any]
"""Maps a state to its canonical representative."""


class MergedSystem(CompiledSystem):
    """A compiled puzzle whose successors are canonical states."""

    def __init__(self, system: CompiledSystem, groups: Sequence[core.Interchangeable] = ()) -> None:
        """``groups`` replaces the groups that the puzzle declares."""
        # Share everything lowered; functions of true states are built again.
        own_functions = ("successors", "expand", "steps")
        vars(self).update(vars(system))
        self.derived = {k: v for k, v in system.derived.items() if k not in own_functions}
        if groups:
            self.puzzle = replace(self.puzzle, symmetry=tuple(groups))
        self.columns = column_groups(self.puzzle)
        self.canonical = canonical_form(self.puzzle, self.layout)
        self._start_from(system)

    def _start_from(self, true: CompiledSystem) -> None:
        self.true = true
        self._true_starts: dict[Any, Any] = {}
        for start in true.starts:
            self._true_starts.setdefault(self.canonical(start), start)
        self.starts = [*self._true_starts]
        self._following: dict[tuple[Any, Any], Any] = {}

    def from_starts(self, starts: Sequence[Sequence[int]]) -> Self:
        other = super().from_starts(starts)
        other._start_from(self.true.from_starts(starts))
        return other

    @property
    def size(self) -> int:
        return self.true.size

    @property
    def starts_alike(self) -> bool:
        """Do all renamings preserve the set of starts?"""
        starts = frozenset(self.puzzle.starts)
        return all(
            way.state(self.puzzle, start) in starts
            for way in exchanges(self.puzzle.symmetry)
            for start in starts
        )

    @shared
    def successors(self) -> Callable[[Any], list[Any]]:
        """The canonical successors, one for each ground transition that applies."""
        successors, canonical = self.true.successors, self.canonical
        return lambda state: list(map(canonical, successors(state)))

    @shared
    def expand(self) -> Callable[[Any, int], list[tuple[Any, int]]]:
        """The same, with the cost of the trace to each."""
        expand, canonical = self.true.expand, self.canonical
        return lambda state, cost: [(canonical(s), total) for s, total in expand(state, cost)]

    def unmerged(self, trace: Sequence[Any]) -> tuple[Any, ...]:
        """Return a trace of the puzzle that equals ``trace`` up to renaming, at the same cost.

        It begins with the first start that ``trace[0]`` represents.
        """
        states = [self._true_starts[trace[0]]]
        for _, target in pairwise(trace):
            step = states[-1], target
            if step not in self._following:
                self._following[step] = self._first(*step)
            states.append(self._following[step])
        return tuple(states)

    def _first(self, state: Any, wanted: Any) -> Any:
        """Return the first of the cheapest successors of a true state that ``wanted``
        represents.
        """
        try:
            following = self.true.expand(state, 0)
        except Fault as fault:
            fault.state = state if fault.state is None else fault.state
            raise
        like = [(after, cost) for after, cost in following if self.canonical(after) == wanted]
        if not like:
            raise NoState("no transition makes a step between canonical states")
        return min(like, key=itemgetter(1))[0]


def canonical_form(puzzle: core.Puzzle, layout: Layout) -> Canonical:
    """Return the function that computes canonical states."""
    groups = column_groups(puzzle)
    if groups is None:
        relevant = [v for v in puzzle.variables if speaking(puzzle, v)]
        slots = [v.offset + place for v in relevant for place in range(v.size)]
        return _remembered(slots, _least(puzzle, layout), layout)
    canonical, *more = [_sorted(group, layout) for group in groups]
    for other in more:
        canonical = _after(canonical, other)
    return canonical


def _after(first: Canonical, second: Canonical) -> Canonical:
    return lambda state: second(first(state))


# ── sorted columns ───────────────────────────────────────────────────────────────────


def _sorted(group: Columns, layout: Layout) -> Canonical:
    slots = [*chain.from_iterable(group.own), *group.sets, *group.places]
    if not slots:  # the state doesn't mention the members
        return lambda state: state
    return _remembered(slots, _whole_columns(group, layout), layout)


def _whole_columns(group: Columns, layout: Layout) -> Canonical:
    pairs = tuple(zip(group.members, group.own, strict=True))
    sets, places, make_state = group.sets, group.places, layout.state
    size, all_of_them = len(group.own[0]), sum(1 << member for member in group.members)

    def canonical(state: Any) -> Any:
        columns = [
            (
                *[state[slot] for slot in own],
                *[state[slot] >> member & 1 for slot in sets],
                *[state[slot] == member for slot in places],
            )
            for member, own in pairs
        ]
        ascending = sorted(columns)
        if ascending == columns:
            return state
        after = list(state)
        for slot in sets:
            after[slot] &= ~all_of_them
        for (member, own), column in zip(pairs, ascending, strict=True):
            for slot, value in zip(own, column, strict=False):
                after[slot] = value
            for slot, there in zip(sets, column[size:], strict=False):
                after[slot] |= there << member
            for slot, there in zip(places, column[size + len(sets) :], strict=True):
                if there:
                    after[slot] = member
        return make_state(after)

    return canonical


def _remembered(slots: Sequence[int], canonical: Canonical, layout: Layout) -> Canonical:
    """Memoise ``canonical``, which reads and changes only ``slots``."""
    get: Callable[[Any], Any] = itemgetter(*slots)
    if len(slots) == 1:
        get = itemgetter(slice(slots[0], slots[0] + 1))
    images: dict[Any, Any] = {}
    make_state = layout.state

    def remembered(state: Any) -> Any:
        part = get(state)
        image = images.get(part)
        if image is None:
            if len(images) >= current.canonical_states:
                images.clear()
            image = images[part] = get(canonical(state))
        if image == part:
            return state
        after = list(state)
        for slot, value in zip(slots, image, strict=True):
            after[slot] = value
        return make_state(after)

    return remembered


# ── least renamed state ──────────────────────────────────────────────────────────────


def _least(puzzle: core.Puzzle, layout: Layout) -> Canonical:
    """Take the least of all renamed states.

    For turned boards, the last slot is most significant, as in machine code.
    """
    _, *others = [renamed(puzzle, layout, way) for way in renamings(puzzle.symmetry)]
    if is_turned(puzzle):
        return lambda state: min([state, *[way(state) for way in others]], key=_backwards)
    return lambda state: min([state, *[way(state) for way in others]])


_backwards = itemgetter(slice(None, None, -1))


# ── renamed states ────────────────────────────────────────────────────────────────────

CHUNK = 8
"""Number of bits of a set that are renamed by one table lookup."""


class Moves(metaclass=Record):
    """A renaming of states.

    Slot k of a renamed state is slot ``sources[k]`` of the state, its value renamed as one of the
    type ``kinds[k]``, or unchanged if k is not in ``kinds``.
    """

    sources: tuple[int, ...]
    kinds: Mapping[int, Type]


def moves(puzzle: core.Puzzle, renaming: Renaming) -> Moves:
    sources: list[int] = []
    kinds: dict[int, Type] = {}
    for variable in puzzle.variables:
        start = variable.offset
        places = list(combinations_of(variable.keys))
        numbers = {place: n for n, place in enumerate(places)}
        own = [0] * len(places)
        for n, place in enumerate(places):
            pairs = zip(place, variable.keys, strict=True)
            target = tuple(renaming.value(v, Scalar(k.base, 0, 0)) for v, k in pairs)
            own[numbers[target]] = start + n
        sources.extend(own)
        if variable.domain is not None and variable.domain.base in renaming.names:
            kinds.update(dict.fromkeys(range(start, start + variable.size), variable.type))
    return Moves(tuple(sources), kinds)


def renamed(puzzle: core.Puzzle, layout: Layout, renaming: Renaming) -> Callable[[Any], Any]:
    """Return the function that renames a state."""
    transfer = moves(puzzle, renaming)
    by_type: dict[Type, Callable[[int], int]] = {}
    changes = [
        (slot, by_type.setdefault(kind, _change(renaming, kind)))
        for slot, kind in transfer.kinds.items()
    ]
    make_state = layout.state
    if len(transfer.sources) == 1:
        ((_, change),) = changes or [(0, int)]
        return lambda state: make_state((change(state[0]),))
    get = itemgetter(*transfer.sources)

    def renamed_state(state: Any) -> Any:
        after = [*get(state)]
        for slot, change in changes:
            after[slot] = change(after[slot])
        return make_state(after)

    return renamed_state


def _change(renaming: Renaming, kind: Type) -> Callable[[int], int]:
    if not isinstance(kind, SetOf):
        return lambda value: int(renaming.value(value, kind))
    names = renaming.names[kind.base]
    tables: list[list[int]] = []
    for start in range(0, kind.high + 1, CHUNK):
        table = [0]
        for member in range(start, start + CHUNK):
            table += [group | 1 << names.get(member, member) for group in table]
        tables.append(table)

    def change(group: int) -> int:
        after = 0
        for table in tables:
            after |= table[group & (1 << CHUNK) - 1]
            group >>= CHUNK
        return after

    return change
