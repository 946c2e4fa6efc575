"""Lower bound by assigning members of sets to their goal positions.

If each operator that changes a set takes one member out and puts one in, it *moves* a member.
Backward along a trace, each member required by the goal was there before or was moved, so it
descends from a different member of the state, and no move is paid for twice.  The minimum-cost
assignment, with the least cost of moving for each pair, is therefore a lower bound (H. W. Kuhn,
"The Hungarian method for the assignment problem", Naval Research Logistics Quarterly 2, 1955; for
boxes that are pushed: A. Junghanns and J. Schaeffer, Artificial Intelligence 129, 2001).  If no
member can reach some position, there is no solution.  Other preconditions are ignored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush

from puzzlelang.compiler import Task
from puzzlelang.core import members
from puzzlelang.text import Record

Moves = Mapping[tuple[int, int], int]
"""Least cost of moving a member from bit to bit."""

NEVER = 1 << 90
"""Exceeds the cost of all moves together."""


class Moved(metaclass=Record):
    """A set's slot and, for each member of the goal, the cost of reaching it from each bit."""

    slot: int
    costs: Sequence[Sequence[int]]


class Assignments:
    """Sets of a task whose members move to goal positions."""

    kind = "assignment"

    def __init__(self, task: Task, prices: Sequence[int], useful: Sequence[bool]) -> None:
        """``prices``: least cost of each operator.  Operators that are not ``useful`` never apply
        or never help to reach the goal.
        """
        self.sets = [*_sets(task, prices, useful)]
        self._slots = {one.slot for one in self.sets}
        overlap = any(len(self._slots & (each.changes or {}).keys()) > 1 for each in task.operators)
        self._total = max if overlap else sum
        """Maximum, if some operator moves members of two sets: it is paid for once."""
        self.effort = sum(8 * len(one.costs) ** 2 for one in self.sets)
        """Time of an estimate, in rows of a task."""

    def given(self, slots: Sequence[int]) -> tuple[int, ...]:
        """Values of the moving sets."""
        return tuple(slots[one.slot] for one in self.sets)

    def of(self, given: tuple[int, ...]) -> int | None:
        """Lower bound on the cost of a goal; ``None`` if unreachable."""
        totals = [
            least(one.costs, [*members(some)]) for one, some in zip(self.sets, given, strict=True)
        ]
        return None if max(totals) >= NEVER else self._total(totals)


def _sets(task: Task, prices: Sequence[int], useful: Sequence[bool]) -> Iterator[Moved]:
    targets = set(task.goal or ())
    for slot, pairs in task.bits.items():
        places = [bit for bit, (_, fact) in enumerate(pairs) if fact in targets]
        moves = _moves(task, prices, useful, slot) if places else None
        if moves:
            yield Moved(slot, [_to(place, moves, len(pairs)) for place in places])


def _moves(task: Task, prices: Sequence[int], useful: Sequence[bool], slot: int) -> Moves | None:
    """Least cost of each move; ``None`` if the set changes in another way."""
    pairs, costs = task.bits[slot], dict[tuple[int, int], int]()
    own = {fact for pair in pairs for fact in pair}
    for operator, price, is_useful in zip(task.operators, prices, useful, strict=True):
        if not is_useful:
            continue
        if operator.changes is None or slot not in operator.changes:
            if own.intersection(operator.makes):
                return None
            continue
        match operator.changes[slot]:
            case int(gone), int(come) if gone.bit_count() == 1 == come.bit_count():
                before, after = gone.bit_length() - 1, come.bit_length() - 1
                if pairs[before][1] not in operator.needs:
                    return None  # the member may be missing, so the set may grow
                costs[before, after] = min(price, costs.get((before, after), price))
            case (0, 0):
                pass
            case _:
                return None
    return costs


def _to(place: int, moves: Moves, size: int) -> list[int]:
    """Least cost of reaching ``place`` from each bit (Dijkstra)."""
    back: dict[int, list[tuple[int, int]]] = {}
    for (before, after), price in moves.items():
        back.setdefault(after, []).append((before, price))
    costs, waiting = [NEVER] * size, [(0, place)]
    while waiting:
        cost, bit = heappop(waiting)
        if costs[bit] == NEVER:
            costs[bit] = cost
            for before, price in back.get(bit, ()):
                if costs[before] == NEVER:
                    heappush(waiting, (cost + price, before))
    return costs


def least(costs: Sequence[Sequence[int]], given: Sequence[int]) -> int:
    """Minimum sum of a cost from each row, in distinct columns among ``given``.

    ``NEVER`` or more if impossible.
    """
    columns = len(given)
    if columns < len(costs):
        return NEVER
    own = [0] * (len(costs) + 1)
    prices, row_of, way = [0] * (columns + 1), [0] * (columns + 1), [0] * (columns + 1)
    for number, row in enumerate(costs, 1):
        row_of[0], column = number, 0
        far, in_tree = [NEVER * NEVER] * (columns + 1), [False] * (columns + 1)
        while row_of[column]:
            in_tree[column] = True
            row_number, nearest, step = row_of[column], 0, NEVER * NEVER
            row = costs[row_number - 1]
            for other in range(1, columns + 1):
                if not in_tree[other]:
                    cost = row[given[other - 1]] - own[row_number] - prices[other]
                    if cost < far[other]:
                        far[other], way[other] = cost, column
                    if far[other] < step:
                        nearest, step = other, far[other]
            for other in range(columns + 1):
                if in_tree[other]:
                    own[row_of[other]] += step
                    prices[other] -= step
                else:
                    far[other] -= step
            column = nearest
        while column:
            row_of[column] = row_of[way[column]]
            column = way[column]
    return -prices[0]
