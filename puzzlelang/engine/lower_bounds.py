"""Lower bounds on the cost of a goal, from the operators of a task.

**Assignment.**  If each operator that changes a set takes one member out and puts one in, it
*moves* a member.  Backward along a trace, each member required by the goal was there before or was
moved, so it descends from a different member of the state, and no move is paid for twice.  The
minimum-cost assignment, with the least cost of moving for each pair, is therefore a lower bound
(H. W. Kuhn, "The Hungarian method for the assignment problem", Naval Research Logistics Quarterly
2, 1955; for boxes that are pushed: A. Junghanns and J. Schaeffer, Artificial Intelligence 129,
2001).  If no member can reach some position, there is no solution.  Other preconditions are
ignored.

**Landmark cuts.**  A fact costs the price of its cheapest operator plus the cost of this operator's
most expensive precondition.  Search backward from the goal through operators of price zero, and
forward from a state through all others, by their most expensive preconditions.  The operators
between are a *landmark*: every solution contains one.  Add the lowest of their prices to the bound,
subtract it from each, and repeat until the goal costs nothing (M. Helmert and C. Domshlak,
"Landmarks, critical paths and abstractions: what's the difference anyway?", ICAPS 2009).  No
operator is charged more than its price, so the sum is a lower bound.  Conditional effects are
charged to their operator.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import heappop, heappush

from puzzlelang.compiler import Task, Unprintable, applicable
from puzzlelang.core import members
from puzzlelang.engine.kernel import POINTER, U64, Loops, fields_of, in_one_list, set_pointers
from puzzlelang.text import Any, Protocol, Record


class Estimates(Protocol):
    """Lower bounds of one ``kind``; each takes as long as ``effort`` rows of a task."""

    kind: str
    effort: int

    def given(self, slots: Sequence[int]) -> Any:
        """Key of a state: the values that matter."""

    def of(self, given: Any) -> int | None:
        """Lower bound for a key; ``None`` if no goal is reachable."""


# ── assignment ────────────────────────────────────────────────────────────────────────

Moves = Mapping[tuple[int, int], int]
"""Least cost of moving a member from bit to bit."""

NO_MOVE = 1 << 90
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
        return None if max(totals) >= NO_MOVE else self._total(totals)


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
    costs, waiting = [NO_MOVE] * size, [(0, place)]
    while waiting:
        cost, bit = heappop(waiting)
        if costs[bit] == NO_MOVE:
            costs[bit] = cost
            for before, price in back.get(bit, ()):
                if costs[before] == NO_MOVE:
                    heappush(waiting, (cost + price, before))
    return costs


def least(costs: Sequence[Sequence[int]], given: Sequence[int]) -> int:
    """Minimum sum of a cost from each row, in distinct columns among ``given``.

    ``NO_MOVE`` or more if impossible.
    """
    columns = len(given)
    if columns < len(costs):
        return NO_MOVE
    own = [0] * (len(costs) + 1)
    prices, row_of, way = [0] * (columns + 1), [0] * (columns + 1), [0] * (columns + 1)
    for number, row in enumerate(costs, 1):
        row_of[0], column = number, 0
        far, in_tree = [NO_MOVE * NO_MOVE] * (columns + 1), [False] * (columns + 1)
        while row_of[column]:
            in_tree[column] = True
            row_number, nearest, step = row_of[column], 0, NO_MOVE * NO_MOVE
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


# ── landmark cuts ─────────────────────────────────────────────────────────────────────

NEVER = (1 << 63) - 1
"""Cost of an unreachable fact."""

FREE, BEFORE, BEYOND, GOAL = range(4)

Row = tuple[Sequence[int], Sequence[int], int]
"""Preconditions, effects, and the group that pays (0: free)."""


class LandmarkCuts:
    """Landmarks of a task, without unreachable and irrelevant facts and operators."""

    kind = "landmarks"

    def __init__(self, task: Task, prices: Sequence[int], starts: Iterable[Sequence[int]]) -> None:
        """``prices``: least cost of each operator.  ``starts``: slots of the states from which all
        others are reached.
        """
        self._task = task
        self.prices = [0, *prices]
        always, goal = task.size, task.size + 1
        rows: list[Row] = []
        for group, operator in enumerate(task.operators, 1):
            rows.append((operator.needs, operator.makes, group))
            rows += [((*operator.needs, *needs), makes, group) for needs, makes in operator.also]
        rows += [(needs, (fact,), 0) for needs, fact in task.axioms]
        if task.goal is not None:
            rows.append((task.goal, (goal,), 0))
        rows = [(tuple(dict.fromkeys(needs)) or (always,), makes, g) for needs, makes, g in rows]
        reachable = {always}.union(*map(task.facts, starts))
        rows = applicable(rows, reachable)
        rows = _relevant(rows, goal)
        named = (fact for needs, makes, _ in rows for fact in (*needs, *makes))
        facts = sorted({goal, always, *named})
        self.facts = {fact: number for number, fact in enumerate(facts)}
        self.rows: list[Row] = [
            ([self.facts[f] for f in needs], [self.facts[f] for f in makes], group)
            for needs, makes, group in rows
        ]
        self.effort = len(self.rows)
        self._always = array("I", [self.facts[always]]).tobytes()
        slots = (*task.values, *task.bits)
        self._given = [(slot, _FactsOf(self, slot)) for slot in slots if self._is_asked(slot)]
        self.asks: list[list[int]] = [[] for _ in facts]
        self.makers: list[list[int]] = [[] for _ in facts]
        self.owns: list[list[int]] = [[] for _ in self.prices]
        for number, (needs, makes, group) in enumerate(self.rows):
            for fact in needs:
                self.asks[fact].append(number)
            for fact in makes:
                self.makers[fact].append(number)
            if group:
                self.owns[group].append(number)

    def _is_asked(self, slot: int) -> bool:
        task = self._task
        facts = task.values[slot].values() if slot in task.values else sum(task.bits[slot], ())
        return any(fact in self.facts for fact in facts)

    def given(self, slots: Sequence[int]) -> bytes:
        """Relevant facts of a state, encoded for machine code."""
        facts = [facts_by_value[slots[slot]] for slot, facts_by_value in self._given]
        return b"".join((self._always, *facts))

    def facts_of(self, slot: int, value: int) -> bytes:
        """Relevant facts of one slot."""
        facts = (self.facts[fact] for fact in self._facts_of(slot, value) if fact in self.facts)
        return array("I", facts).tobytes()

    def _facts_of(self, slot: int, value: int) -> list[int]:
        task = self._task
        if slot in task.values:
            return [task.values[slot][value]]
        return [pair[value >> bit & 1] for bit, pair in enumerate(task.bits[slot])]

    def of(self, given: bytes) -> int | None:
        """Lower bound on the cost of a goal; ``None`` if unreachable."""
        return _Cut(self, array("I", given)).total()


class _FactsOf(dict[int, bytes]):
    def __init__(self, cuts: LandmarkCuts, slot: int) -> None:
        self._cuts, self._slot = cuts, slot

    def __missing__(self, value: int) -> bytes:
        facts = self[value] = self._cuts.facts_of(self._slot, value)
        return facts


def _relevant(rows: Sequence[Row], goal: int) -> list[Row]:
    """Rows relevant to the goal, with their relevant effects."""
    makers: dict[int, list[int]] = {}
    for number, (_, makes, _) in enumerate(rows):
        for fact in makes:
            makers.setdefault(fact, []).append(number)
    required, waiting = {goal}, [goal]
    while waiting:
        for number in makers.get(waiting.pop(), ()):
            for fact in rows[number][0]:
                if fact not in required:
                    required.add(fact)
                    waiting.append(fact)
    relevant: list[Row] = []
    for needs, makes, group in rows:
        effects = [fact for fact in dict.fromkeys(makes) if fact in required and fact not in needs]
        if effects:
            relevant.append((needs, effects, group))
    return relevant


class _Cut:
    """Cut of a state, step by step as in ``landmark_cut.c``."""

    def __init__(self, cuts: LandmarkCuts, given: Sequence[int]) -> None:
        self._cuts, self._given = cuts, given
        self._goal = len(cuts.facts) - 1
        self._costs = [NEVER] * len(cuts.facts)
        self._now = [*cuts.prices]
        self._left = [len(needs) for needs, _, _ in cuts.rows]
        self._support, self._supported = [0] * len(cuts.rows), [0] * len(cuts.rows)
        self._waiting: list[tuple[int, int]] = []
        self._zones: list[int] = []

    def total(self) -> int | None:
        for fact in self._given:
            self._put(fact, 0)
        self._explore()
        if self._costs[self._goal] == NEVER:
            return None
        total = 0
        while self._costs[self._goal]:
            landmark = self._cut(self._goals())
            least = min(self._now[group] for group in landmark)
            total += least
            for group in landmark:
                self._now[group] -= least
                for row in self._cuts.owns[group]:
                    if not self._left[row]:
                        self._make(row)
            self._explore_again()
        return total

    def _put(self, fact: int, cost: int) -> None:
        if cost < self._costs[fact]:
            self._costs[fact] = cost
            heappush(self._waiting, (cost, fact))

    def _taken(self) -> Iterable[int]:
        while self._waiting:
            cost, fact = heappop(self._waiting)
            if self._costs[fact] == cost:
                while self._waiting and self._waiting[0] == (cost, fact):
                    heappop(self._waiting)
                yield fact

    def _make(self, row: int) -> None:
        _, makes, group = self._cuts.rows[row]
        for fact in makes:
            self._put(fact, self._supported[row] + self._now[group])

    def _explore(self) -> None:
        for fact in self._taken():
            for row in self._cuts.asks[fact]:
                self._left[row] -= 1
                if not self._left[row]:
                    self._support[row], self._supported[row] = fact, self._costs[fact]
                    self._make(row)

    def _explore_again(self) -> None:
        costs = self._costs
        for fact in self._taken():
            for row in self._cuts.asks[fact]:
                if self._left[row] or self._support[row] != fact:
                    continue
                if self._supported[row] <= costs[fact]:
                    continue
                dearest = max((fact, *self._cuts.rows[row][0]), key=costs.__getitem__)
                self._support[row] = dearest
                if self._supported[row] != costs[dearest]:
                    self._supported[row] = costs[dearest]
                    self._make(row)

    def _goals(self) -> list[int]:
        """Facts from which the goal costs nothing more."""
        self._zones = [FREE] * len(self._costs)
        self._zones[self._goal] = GOAL
        stack, goals = [self._goal], []
        while stack:
            goals.append(stack.pop())
            for row in self._cuts.makers[goals[-1]]:
                if self._left[row] or self._now[self._cuts.rows[row][2]]:
                    continue
                if self._zones[self._support[row]] != GOAL:
                    self._zones[self._support[row]] = GOAL
                    stack.append(self._support[row])
        return goals

    def _cut(self, goals: Iterable[int]) -> Iterable[int]:
        """Groups of the rows that lead from before the cut to the goals."""
        groups: dict[int, None] = {}
        for fact in goals:
            for row in self._cuts.makers[fact]:
                group = self._cuts.rows[row][2]
                if self._left[row] or group in groups:
                    continue
                if self._comes_after_nothing(self._support[row]):
                    groups[group] = None
        return groups

    def _comes_after_nothing(self, sought: int) -> bool:
        """Is a fact reachable from facts of cost zero, without rows that make a goal?

        Searched backward, because few rows lead to the fact.  Facts of cost zero are given, or made
        from such facts by rows of price zero.  No such row makes a goal, or the goal would cost
        nothing and the computation would be over.
        """
        zones, costs = self._zones, self._costs
        if zones[sought] == FREE and not costs[sought]:
            zones[sought] = BEFORE
        if zones[sought] != FREE:
            return zones[sought] == BEFORE
        zones[sought] = BEYOND
        waiting = [sought]
        for fact in waiting:
            for row in self._cuts.makers[fact]:
                before = self._support[row]
                if self._left[row] or zones[before] > BEFORE or self._makes_goals(row):
                    continue
                if zones[before] == BEFORE or not costs[before]:
                    for other in waiting:
                        zones[other] = FREE
                    zones[sought] = BEFORE
                    return True
                zones[before] = BEYOND
                waiting.append(before)
        return False

    def _makes_goals(self, row: int) -> bool:
        return any(self._zones[fact] == GOAL for fact in self._cuts.rows[row][1])


LOOPS = Loops(
    "landmark_cut",
    {"landmark_cut": (ctypes.c_int64, POINTER, ctypes.c_char_p, U64)},
    is_good=False,
)

TABLES = (
    "asks_start asks makers_start makers needs_start needs makes_start makes owns_start owns "
    "groups_of left support heap places zones stack cut used prices costs supported now"
)
LONG = "prices costs supported now".split()


class _Tables(ctypes.Structure):
    """Mirror of ``Cuts`` in ``landmark_cut.c``."""

    _fields_ = [
        *fields_of(U64, "facts rows groups"),
        *fields_of(POINTER, TABLES),
        ("waiting", U64),
    ]


class NativeLandmarkCuts(LandmarkCuts):
    """Landmark cuts in machine code.  Raise ``Unprintable`` if unavailable."""

    def __init__(self, cuts: LandmarkCuts) -> None:
        self.__dict__ |= cuts.__dict__
        self._run = LOOPS.functions["landmark_cut"]
        rows, facts, groups = self.rows, len(self.facts), len(self.prices)
        tables: dict[str, Any] = {
            **in_one_list("asks", self.asks), **in_one_list("makers", self.makers),
            **in_one_list("needs", [row[0] for row in rows]),
            **in_one_list("makes", [row[1] for row in rows]),
            **in_one_list("owns", self.owns),
            "groups_of": [row[2] for row in rows], "prices": self.prices,
        }  # fmt: skip
        sizes = {"left": len(rows), "support": len(rows), "supported": len(rows),
                 "now": groups, "cut": groups, "used": groups}  # fmt: skip
        self._kept = {}
        for name in TABLES.split():
            code = "q" if name in LONG else "I"
            empty = bytes(array(code).itemsize * (sizes.get(name, facts) + 1))
            self._kept[name] = array(code, tables.get(name, empty) or (0,))
        self._tables = _Tables(facts, len(rows), groups)
        set_pointers(self._tables, self._kept)
        self._pointer = ctypes.addressof(self._tables)

    def of(self, given: bytes) -> int | None:
        bound: int = self._run(self._pointer, given, len(given) // 4)
        return None if bound < 0 else bound


def by_machine_code(cuts: LandmarkCuts, tier: str) -> LandmarkCuts:
    """Use machine code if available."""
    if tier != "python":
        try:
            return NativeLandmarkCuts(cuts)
        except Unprintable:
            pass
    return cuts
