"""Advice for lazy searches: relaxed plans, and the landmarks that a state lacks.

In a relaxed plan, facts never cease to hold.  The cost of a fact is the sum over its operator's
preconditions (B. Bonet and H. Geffner, "Planning as heuristic search", Artificial Intelligence 129,
2001); going backward from the goal by the cheapest operators yields a plan, whose length is the
estimate (J. Hoffmann and B. Nebel, "The FF planning system", JAIR 14, 2001; E. Keyder and
H. Geffner, ECAI 2008, for this choice of operators).  It is inadmissible.  Without a relaxed plan,
there is no solution.

A fact's landmarks are itself and those common to all operators that make it, where an operator has
all landmarks of its needs; without deletions, the greatest solution of these equations is exact
(E. Keyder, S. Richter and M. Helmert, "Sound and complete landmarks for and/or graphs", ECAI 2010).
The count of a state is the number of landmarks that its trace has not reached yet, or must reach
again (S. Richter and M. Westphal, "The LAMA planner", JAIR 39, 2010).  It is inadmissible.
"""

from __future__ import annotations

import ctypes
from array import array
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count

from puzzlelang.compiler import CompiledSystem, MergedSystem, Task, Unprintable, task_of
from puzzlelang.engine.kernel import POINTER, U64, Loops, fields_of, in_one_list, set_pointers
from puzzlelang.search import Advice, View
from puzzlelang.text import Any, Record

MOST = 16_383
"""Maximum cost of a fact."""

NONE = 0xFFFFFFFF

ONE = 1 << 31
"""Marks the number of a fact, instead of a row, that makes another fact by itself."""


class Relaxed(metaclass=Record):
    """Length of a relaxed plan, and its operators that apply at once."""

    length: int
    helpful: Sequence[int]


class RelaxedPlans:
    """Relaxed plans of one task."""

    def __init__(self, task: Task) -> None:
        self._task = task
        rows: list[tuple[Sequence[int], Sequence[int], int, int]] = []
        for group, operator in enumerate(task.operators):
            rows.append((operator.needs, operator.makes, 1, group))
            for needs, makes in operator.also:
                conditions = tuple(dict.fromkeys((*operator.needs, *needs)))
                rows.append((conditions, makes, 1, group))
        rows += [(needs, (fact,), 0, NONE) for needs, fact in task.axioms]
        rows.sort(key=lambda row: len(row[0]) == 1)
        self.rows = rows
        """Rows with a single precondition are last."""
        self.leads: list[list[tuple[int, int, int]]] = [[] for _ in range(task.size)]
        """For each fact: the facts it makes by itself, by which row, at what price."""
        self.asks: list[list[int]] = [[] for _ in range(task.size)]
        """For each fact: rows that need others, too."""
        for number, row in enumerate(rows):
            if len(row[0]) == 1:
                self.leads[row[0][0]] += [(effect, number, row[2]) for effect in row[1]]
            else:
                for fact in row[0]:
                    self.asks[fact].append(number)
        self.others = {
            fact: (place, number)
            for number, one in enumerate(task.others)
            for place, fact in enumerate(one.facts)
        }
        """For each fact of ``Others``: its position there, and their index."""
        self.goal = tuple(dict.fromkeys(task.goal or ()))

    def of(self, facts: Sequence[int]) -> Relaxed | None:
        """Relaxed plan from the facts of a state, or ``None``."""
        if self._task.goal is None:
            return None
        costs, by = [NONE] * self._task.size, [NONE] * self._task.size
        missing = set(self.goal)
        waiting: list[tuple[int, int, int]] = []
        order = count()

        def put(fact: int, cost: int, operator: int) -> None:
            if cost < costs[fact]:
                costs[fact], by[fact] = cost, operator
                heappush(waiting, (cost, next(order), fact))

        for fact in facts:
            put(fact, 0, NONE)
        left, totals = [len(row[0]) for row in self.rows], [row[2] for row in self.rows]
        for operator, (needs, makes, price, _) in enumerate(self.rows):
            if not needs:
                for fact in makes:
                    put(fact, price, operator)
        first = [NONE] * len(self._task.others)
        while waiting and missing:
            cost, _, fact = heappop(waiting)
            if costs[fact] != cost:
                continue  # superseded by a lower cost
            missing.discard(fact)
            for effect, row, price in self.leads[fact]:
                put(effect, min(cost + price, MOST), row)
            if fact in self.others:
                place, number = self.others[fact]
                but, was = self._task.others[number].but, first[number]
                first[number] = place if was == NONE else ONE
                for k in range(len(but)) if was == NONE else () if was == ONE else (was,):
                    other = but[k]
                    if k != place and other is not None:
                        put(other, cost, ONE | fact)
            for operator in self.asks[fact]:
                totals[operator] = min(totals[operator] + cost, MOST)
                left[operator] -= 1
                if not left[operator]:
                    for effect in self.rows[operator][1]:
                        put(effect, totals[operator], operator)
        return None if missing else self._plan(costs, by)

    def _plan(self, costs: list[int], by: list[int]) -> Relaxed:
        stack = [*self.goal]
        needed, operators, helpful = set(stack), set[int](), list[int]()
        while stack:
            number = by[stack.pop()]
            if number == NONE:
                continue
            row = self.rows[number] if number < ONE else ((number - ONE,), (), 0, NONE)
            needs, group = row[0], row[3]
            if group != NONE and group not in operators:
                operators.add(group)
                if not any(costs[fact] for fact in needs):
                    helpful.append(group)
            for fact in needs:
                if fact not in needed:
                    needed.add(fact)
                    stack.append(fact)
        return Relaxed(len(operators), helpful)


LOOPS = Loops(
    "relaxed_plan",
    {"relaxed_plan": (ctypes.c_int64, POINTER, POINTER, U64, POINTER)},
    is_good=False,
)

NUMBERS = "facts counted all_groups goals most free_rows lists"
TABLES = (
    "leads_start leads asks_start asks makes_start makes needs_start needs counts"
    " prices groups free goal list place but_start but"
)
WORK = "costs by left totals marks stack head tail queue next used first"


class _Tables(ctypes.Structure):
    """Mirror of ``Relaxed`` in ``relaxed_plan.c``."""

    _fields_ = [
        *fields_of(U64, NUMBERS),
        *fields_of(POINTER, TABLES),
        *fields_of(U64, "count highest"),
        *fields_of(POINTER, WORK),
    ]


class NativeRelaxedPlans(RelaxedPlans):
    """Relaxed plans in machine code.  Raise ``Unprintable`` if unavailable."""

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        rows = self.rows
        self._run = LOOPS.functions["relaxed_plan"]
        needs, makes = [row[0] for row in rows], [row[1] for row in rows]
        free = [number for number, row in enumerate(rows) if not row[0]]
        counted = sum(len(row) != 1 for row in needs)
        puts = task.size + sum(map(len, makes)) + 2 * sum(len(one.but) for one in task.others)
        leads = in_one_list("leads", self.leads)
        leads["leads"] = [number for lead in leads["leads"] for number in lead]
        tables: dict[str, Any] = {
            **leads, **in_one_list("asks", self.asks), **in_one_list("makes", makes),
            **in_one_list("needs", needs), "counts": [*map(len, needs[:counted])], "free": free,
            "prices": [row[2] for row in rows], "groups": [row[3] for row in rows],
            "goal": self.goal, **in_one_list("but", [one.but for one in task.others]),
            "list": [NONE] * task.size, "place": [0] * task.size,
        }  # fmt: skip
        tables["but"] = [NONE if fact is None else fact for fact in tables["but"]]
        for fact, (place, number) in self.others.items():
            tables["list"][fact], tables["place"][fact] = number, place
        sizes = {
            "left": counted, "totals": counted, "used": len(task.operators), "head": MOST + 1,
            "tail": MOST + 1, "queue": puts, "next": puts, "first": len(task.others),
        }  # fmt: skip
        for name in WORK.split():
            tables[name] = bytes(4 * sizes.get(name, task.size))
        tables["head"] = [NONE] * (MOST + 1)
        self._kept = {name: array("I", table or (0,)) for name, table in tables.items()}
        self._helpful = array("I", bytes(4 * len(task.operators) + 4))
        self._tables = _Tables(
            task.size,
            counted,
            len(task.operators),
            len(self.goal),
            MOST,
            len(free),
            len(task.others),
        )
        set_pointers(self._tables, self._kept)
        self._pointers = ctypes.addressof(self._tables), self._helpful.buffer_info()[0]

    def of(self, facts: Sequence[int]) -> Relaxed | None:
        if self._task.goal is None:
            return None
        tables, helpful = self._pointers
        numbers = array("I", facts)
        length = self._run(tables, numbers.buffer_info()[0], len(numbers), helpful)
        if length < 0:
            return None
        return Relaxed(length, self._helpful[1 : 1 + self._helpful[0]])


def relaxed_plans(task: Task, tier: str = "auto") -> RelaxedPlans:
    """Use machine code if available."""
    if tier != "python":
        try:
            return NativeRelaxedPlans(task)
        except Unprintable:
            pass
    return RelaxedPlans(task)


# ── landmarks ─────────────────────────────────────────────────────────────────────────


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


# ── a system with advice ──────────────────────────────────────────────────────────────


class AdvisedSystem(View):
    """``system``, possibly merged, with ``advise``."""

    has_estimate = False

    def __init__(self, system: CompiledSystem, task: Task, plans: RelaxedPlans) -> None:
        super().__init__(system)
        self._task, self._plans = task, plans
        self._stands_for = system.canonical if isinstance(system, MergedSystem) else None

    def advise(self, state: Any) -> Advice | None:
        """Length of a relaxed plan, and the states its first operators lead to; or ``None``."""
        system, task = self.system, self._task
        slots = system.slots(state)
        plan = self._plans.of(task.facts(slots))
        if plan is None:
            return None
        preferred = set()
        for number in plan.helpful:
            successor_slots = task.after(slots, task.operators[number])
            if successor_slots is not None:
                successor = system.state(successor_slots)
                preferred.add(
                    successor if self._stands_for is None else self._stands_for(successor)
                )
        return plan.length, preferred

    def landmarks(self) -> tuple[Callable[[Any], int], Callable[[int, int], int]]:
        """Return a function for the landmarks that hold in a state, and their count."""
        slots, facts = self.system.slots, self._task.facts
        landmarks = FactLandmarks(self._task, [facts(slots(start)) for start in self.starts])
        return lambda state: landmarks.held(slots(state)), landmarks.missing


def advised(system: CompiledSystem, tier: str) -> Any:
    """Add advice to ``system``, unless facts can't express its rules."""
    if isinstance(system, MergedSystem):
        task = task_of(system.true)  # a renamed state need not be reachable
    else:
        task = task_of(system)
        task = task and task.within_reach(map(system.slots, system.starts))
    return system if task is None else AdvisedSystem(system, task, relaxed_plans(task, tier))
