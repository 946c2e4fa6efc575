"""Landmarks: facts that every solution makes true, counted for a lazy search.

A fact's landmarks are itself and those common to all operators that make it, where an operator has
all landmarks of its needs; without deletions, the greatest solution of these equations is exact
(E. Keyder, S. Richter and M. Helmert, "Sound and complete landmarks for and/or graphs", ECAI 2010).
The count of a state is the number of landmarks that its trace has not reached yet, or must reach
again (S. Richter and M. Westphal, "The LAMA planner", JAIR 39, 2010). It is inadmissible.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from puzzlelang.compiler import Task


class FactLandmarks:
    """Landmarks of a task, from the facts of the starts; sets of facts are bit masks."""

    def __init__(self, task: Task, starts: Sequence[Sequence[int]]) -> None:
        task = task.by_axioms()
        rows = [*_rows(task)]
        first = {fact for facts in starts for fact in facts}
        of = _landmarks(task.size, rows, first)
        every = _union(of, task.goal or ())
        self._values = [
            (slot, {value: 1 << fact for value, fact in facts.items() if every >> fact & 1})
            for slot, facts in task.values.items()
        ]
        self._values = [(slot, values) for slot, values in self._values if values]
        pairs = {
            slot: [
                (bit, (1 << absent & every, 1 << present & every))
                for bit, (absent, present) in enumerate(both)
                if (1 << absent | 1 << present) & every
            ]
            for slot, both in task.bits.items()
        }
        self._bits = [(slot, bits) for slot, bits in pairs.items() if bits]
        self._all = 0
        for _, values in self._values:
            self._all |= sum(values.values())
        for _, bits in self._bits:
            self._all |= sum(absent | present for _, (absent, present) in bits)
        self.new = self._all & ~_mask(first)
        """Landmarks that don't hold in the starts, by their facts."""
        self._goal = _mask(task.goal or ()) & self._all
        makers: dict[int, list[int]] = {}
        for needs, makes in rows:
            own = _union(of, needs)
            for fact in makes:
                if self._all >> fact & 1 and fact not in first and not own >> fact & 1:
                    makers.setdefault(fact, []).append(_mask(needs))
        self._before: list[tuple[int, int]] = []
        """Landmarks, each with the landmarks that must hold in the state before it first does."""
        for fact, masks in makers.items():
            common = self._all
            for mask in masks:
                common &= mask
            if common:
                self._before.append((1 << fact, common))

    def held(self, slots: Sequence[int]) -> int:
        """Landmarks that hold in a state."""
        held = 0
        for slot, values in self._values:
            held |= values.get(slots[slot], 0)
        for slot, bits in self._bits:
            value = slots[slot]
            for bit, pair in bits:
                held |= pair[value >> bit & 1]
        return held

    def missing(self, held: int, reached: int) -> int:
        """Number of landmarks that a solution from a state still makes true: ``held`` hold in it,
        and ``reached`` did in it or on the way to it."""
        again = self._goal
        for landmark, common in self._before:
            if not reached & landmark:
                again |= common
        return (self._all & ~reached | again & ~held).bit_count()


def _rows(task: Task) -> Iterator[tuple[Sequence[int], Sequence[int]]]:
    for operator in task.operators:
        yield operator.needs, operator.makes
        for needs, makes in operator.also:
            yield (*operator.needs, *needs), makes
    for needs, fact in task.axioms:
        yield needs, (fact,)


def _landmarks(
    size: int, rows: Sequence[tuple[Sequence[int], Sequence[int]]], first: set[int]
) -> list[int | None]:
    """Landmarks of each fact; None if it can't be reached."""
    of: list[int | None] = [None] * size
    users: list[list[int]] = [[] for _ in range(size)]
    for number, (needs, _) in enumerate(rows):
        for fact in needs:
            users[fact].append(number)
    for fact in first:
        of[fact] = 0
    waiting = deque(range(len(rows)))
    is_waiting = bytearray(b"\1") * len(rows)
    while waiting:
        number = waiting.popleft()
        is_waiting[number] = 0
        needs, makes = rows[number]
        own = 0
        for fact in needs:
            one = of[fact]
            if one is None:
                break
            own |= one
        else:
            for fact in makes:
                old = of[fact]
                new = own | 1 << fact if old is None else old & (own | 1 << fact)
                if new != old:
                    of[fact] = new
                    for user in users[fact]:
                        if not is_waiting[user]:
                            is_waiting[user] = 1
                            waiting.append(user)
    return of


def _union(of: Sequence[int | None], facts: Sequence[int]) -> int:
    union = 0
    for fact in facts:
        union |= of[fact] or 0
    return union


def _mask(facts: Sequence[int] | set[int]) -> int:
    mask = 0
    for fact in facts:
        mask |= 1 << fact
    return mask
