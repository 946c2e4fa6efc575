"""How far a goal is where nothing that once held ever ceases to hold.

Every fact gets the cost of making it true, the sum of what its operator needs (B. Bonet and H.
Geffner, "Planning as heuristic search", Artificial Intelligence 129, 2001); going back from the
goal by the cheapest operators gives a plan, whose length is the estimate (J. Hoffmann and B.
Nebel, "The FF planning system", JAIR 14, 2001; E. Keyder and H. Geffner, ECAI 2008, for this choice
of operators).  It may be too high.  Where there is no such plan, there is no solution.
"""

from __future__ import annotations

import ctypes
import os
from array import array
from collections.abc import Sequence
from functools import cache
from heapq import heappop, heappush
from itertools import count

from puzzlelang.compiler import Task, Unprintable
from puzzlelang.engine.native_code import Code, object_code
from puzzlelang.engine.translation import Job
from puzzlelang.text import Any, Record

MOST = 16_383
"""No fact costs more."""

NONE = 0xFFFFFFFF


class Relaxed(metaclass=Record):
    """A relaxed plan: how many operators it has, and those of them that apply first."""

    length: int
    helpful: Sequence[int]


class RelaxedPlans:
    """The relaxed plans of one task."""

    def __init__(self, task: Task) -> None:
        self._task = task
        rows: list[tuple[Sequence[int], Sequence[int], int, int]] = []
        for group, operator in enumerate(task.operators):
            rows.append((operator.needs, operator.makes, 1, group))
            for needs, makes in operator.also:
                both = tuple(dict.fromkeys((*operator.needs, *needs)))
                rows.append((both, makes, 1, group))
        rows += [(needs, (fact,), 0, NONE) for needs, fact in task.axioms]
        self.rows = rows
        asks: list[list[int]] = [[] for _ in range(task.size)]
        for number, row in enumerate(rows):
            for fact in row[0]:
                asks[fact].append(number)
        self.asks = asks

    def of(self, facts: Sequence[int]) -> Relaxed | None:
        """From the facts of a state; None where there is none."""
        costs, by = [NONE] * self._task.size, [NONE] * self._task.size
        waiting: list[tuple[int, int, int]] = []
        number = count()

        def put(fact: int, cost: int, operator: int) -> None:
            if cost < costs[fact]:
                costs[fact], by[fact] = cost, operator
                heappush(waiting, (cost, next(number), fact))

        for fact in facts:
            put(fact, 0, NONE)
        left, totals = [len(row[0]) for row in self.rows], [row[2] for row in self.rows]
        for operator, (needs, makes, price, _) in enumerate(self.rows):
            if not needs:
                for fact in makes:
                    put(fact, price, operator)
        while waiting:
            cost, _, fact = heappop(waiting)
            if costs[fact] != cost:
                continue  # it was made for less meanwhile
            for operator in self.asks[fact]:
                totals[operator] = min(totals[operator] + cost, MOST)
                left[operator] -= 1
                if not left[operator]:
                    for made in self.rows[operator][1]:
                        put(made, totals[operator], operator)
        return self._plan(costs, by, totals)

    def _plan(self, costs: list[int], by: list[int], totals: list[int]) -> Relaxed | None:
        goal = self._task.goal
        if goal is None or any(costs[fact] == NONE for fact in goal):
            return None
        stack = [*dict.fromkeys(goal)]
        seen, used, helpful = set(stack), set[int](), list[int]()
        while stack:
            number = by[stack.pop()]
            if number == NONE:
                continue
            needs, _, price, group = self.rows[number]
            if group != NONE and group not in used:
                used.add(group)
                if totals[number] == price:
                    helpful.append(group)
            for fact in needs:
                if fact not in seen:
                    seen.add(fact)
                    stack.append(fact)
        return Relaxed(len(used), helpful)


@cache
def _code() -> Code:
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "relaxed_plan.ll")
    with open(path, encoding="utf-8") as file:
        return Code(object_code(Job(file.read())), ("relaxed_plan",))


NUMBERS = "facts operators goals most"
TABLES = "asks_start asks makes_start makes needs_start needs prices groups goal"
WORK = "costs by left totals marks stack head tail queue next used"


class _Tables(ctypes.Structure):
    """The same as ``Relaxed`` in ``relaxed_plan.c``."""

    _fields_ = [
        *((name, ctypes.c_uint64) for name in NUMBERS.split()),
        *((name, ctypes.c_void_p) for name in TABLES.split()),
        ("count", ctypes.c_uint64),
        *((name, ctypes.c_void_p) for name in WORK.split()),
    ]


class NativeRelaxedPlans(RelaxedPlans):
    """The same by machine code.  ``Unprintable`` where there is none."""

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        rows = self.rows
        kinds = ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_void_p
        self._run = ctypes.CFUNCTYPE(ctypes.c_int64, *kinds)(_code().addresses["relaxed_plan"])
        goal = tuple(dict.fromkeys(task.goal or ()))
        needs, makes = [row[0] for row in rows], [row[1] for row in rows]
        puts = task.size + sum(map(len, makes))
        tables: dict[str, Any] = {
            **in_one_list("asks", self.asks), **in_one_list("makes", makes),
            **in_one_list("needs", needs),
            "prices": [row[2] for row in rows], "groups": [row[3] for row in rows], "goal": goal,
        }  # fmt: skip
        sizes = {"left": len(rows), "totals": len(rows), "used": len(rows), "head": MOST + 1,
                 "tail": MOST + 1, "queue": puts, "next": puts}  # fmt: skip
        for name in WORK.split():
            tables[name] = bytes(4 * sizes.get(name, task.size))
        self._kept = {name: array("I", table or (0,)) for name, table in tables.items()}
        self._helpful = array("I", bytes(4 * len(task.operators) + 4))
        self._tables = _Tables(task.size, len(rows), len(goal), MOST)
        for name, table in self._kept.items():
            setattr(self._tables, name, table.buffer_info()[0])
        self._pointers = ctypes.addressof(self._tables), self._helpful.buffer_info()[0]

    def of(self, facts: Sequence[int]) -> Relaxed | None:
        if self._task.goal is None:
            return None
        tables, helpful = self._pointers
        given = array("I", facts)
        length = self._run(tables, given.buffer_info()[0], len(given), helpful)
        if length < 0:
            return None
        return Relaxed(length, self._helpful[1 : 1 + self._helpful[0]])


def in_one_list(name: str, lists: Sequence[Sequence[int]]) -> dict[str, list[int]]:
    """Lists one behind the other, and where each begins."""
    starts = [0]
    for row in lists:
        starts.append(starts[-1] + len(row))
    return {f"{name}_start": starts, name: [item for row in lists for item in row]}


def relaxed_plans(task: Task, tier: str = "auto") -> RelaxedPlans:
    """By machine code where there is some."""
    if tier != "python":
        try:
            return NativeRelaxedPlans(task)
        except Unprintable:
            pass
    return RelaxedPlans(task)
