"""Search for the initial states that meet `starts:`.

Slots are assigned one by one. `every` and `no` over constants become a condition for each round.
Conditions are tested as soon as all their slots have values, so the slots of conditions with the
fewest open slots come first. The result is sorted into file order. If many steps find no state,
the constraint engine chooses the slots before the first whose options depend on others.

A fault counts only if no other condition excludes the state, so faults don't depend on the order of
slots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush
from itertools import product

from puzzlelang.core import (
    ListOf,
    Part,
    RuleFault,
    RuleStager,
    Staged,
    bound_by,
    elements,
    guard_parts,
    rows_of,
    running,
    size_of,
    value_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.cost_bound import work
from puzzlelang.text import Any, Record

State = tuple[int, ...]

MOST_STARTS = 500_000
MOST_VALUES = 1 << 22
"""Values in all starts together; this many take about 40 MB."""

MOST_WORK = 10_000_000
"""Steps of the search: about two seconds."""

MOST_FRUITLESS = 200_000
"""Steps without another state before the constraint engine takes over: about 40 ms."""

MOST_CONFLICTS = 200_000
"""Conflicts of the constraint engine."""

MOST_ROUNDS = 4_096
MOST_PARTS = 20_000
"""Conditions with more parts are tested as a whole."""

STAGING = 100
"""Steps to build a test."""

FEW_ROUNDS = 256
"""Loops with more rounds are assumed to read all slots of their variables."""


class TooManyStarts(Exception):
    """The puzzle has too many initial states."""


class TooMuchWork(Exception):
    """The search takes too many steps."""


class Slots(metaclass=Record, eq=False):
    """Neighbouring slots from ``offset`` on, with their initial values.

    ``options`` computes them in ``work`` steps. ``depends``: on the values of earlier slots;
    otherwise they are always the same.
    """

    offset: int
    size: int
    options: Callable[[State], Sequence[Sequence[int]]]
    depends: bool
    work: int = 0


class Condition(metaclass=Record, eq=False):
    """A part of `starts:` that reads these slots."""

    holds: Callable[[Sequence[int]], bool]
    slots: frozenset[int]
    work: int
    part: Part


Choose = Callable[[int, Sequence[Condition]], Iterable[Sequence[int]]]
"""Returns the values of the slots of the first few parts that meet conditions."""


class Budget:
    """The steps left, and how many of them may pass without another state."""

    def __init__(self, left: int, patience: int | None = None) -> None:
        self.left = left
        self.patience = left if patience is None else patience
        self.renew()

    def spend(self, steps: int) -> None:
        self.left -= steps
        if self.left < self.least:
            raise TooMuchWork

    def renew(self) -> None:
        """Allow as many fruitless steps as at the start."""
        self.least = max(0, self.left - self.patience)


# ── conditions ───────────────────────────────────────────────────────────────────────


def conditions_of(wanted: Iterable[core.Expr], budget: Budget) -> list[Condition] | None:
    """Return the parts of conditions that read a variable; None if another part is false."""
    tests: list[Condition] = []
    for condition in wanted:
        for part in _parts(condition):
            budget.spend(STAGING)
            stager = RuleStager()
            scope = {name: Staged(value) for name, value in part.scope.items()}
            staged = stager.stage(part.condition, scope)
            if staged.known and not staged.value:
                return None
            if not staged.known:
                slots = frozenset(_slots_read(part.condition, part.scope, budget))
                test, steps = _test(stager, staged, part), work(part.condition)
                tests.append(Condition(test, slots, steps, part))
    return tests


def _parts(condition: core.Expr) -> list[Part]:
    parts: list[Part] = []
    for part in _written_out(condition):
        parts.append(part)
        if len(parts) > MOST_PARTS:
            return [Part(condition, {})]
    return parts


def _written_out(condition: core.Expr) -> Iterator[Part]:
    if isinstance(condition, core.Let) and not any(core.reads(condition.value)):
        for part in _written_out(condition.body):
            named = core.Let(
                condition.span, part.condition.type, condition.local, condition.value,
                part.condition, condition.sure,
            )  # fmt: skip
            yield Part(named, part.scope)
    else:
        yield from guard_parts(condition, most=MOST_ROUNDS)


def _test(stager: RuleStager, staged: Staged, part: Part) -> Callable[[Sequence[int]], bool]:
    run, environment, part_values = running(staged), stager.environment(0), part.scope

    def holds(state: Sequence[int]) -> bool:
        try:
            return bool(run(state, environment((), state)))
        except RuleFault as fault:
            raise fault.given(part_values, part_values) from None

    return holds


def _slots_read(expr: core.Expr, scope: Mapping[core.Local, int], budget: Budget) -> set[int]:
    """Return the slots that ``expr`` may read, with constants in ``scope``."""
    budget.spend(5)
    match expr:
        case core.Whole(_, _, variable):
            return _slots_at(variable, [None] * len(variable.keys), budget)
        case core.Read(_, _, variable, arguments):
            slots = _slots_at(variable, [_constant(one, scope) for one in arguments], budget)
            return slots.union(*(_slots_read(one, scope, budget) for one in arguments))
        case core.Let(_, _, local, value, body):
            own = _constant(value, scope)
            inner = scope if own is None else {**scope, local: own}
            return _slots_read(value, scope, budget) | _slots_read(body, inner, budget)
        case core.Fold(_, _, _, binders) if _few(binders):
            names = bound_by(binders)
            rounds = ({**scope, **dict(zip(names, row, strict=True))} for row in rows_of(binders))
            below = core.parts(expr)
            return set().union(*(_slots_read(p, inner, budget) for inner in rounds for p in below))
    return set().union(*(_slots_read(one, scope, budget) for one in core.parts(expr)))


def _slots_at(variable: core.Variable, keys: Sequence[int | None], budget: Budget) -> set[int]:
    """Return the slots of a variable at these keys; None is an open key."""
    places = {0}
    for key, domain in zip(keys, variable.keys, strict=True):
        size = size_of(domain.values)
        indices = range(size)
        if key is not None:
            if key not in domain.values:
                return set()
            place = domain.values.index(key)
            indices = range(place, place + 1)
        places = {before * size + n for before in places for n in indices}
        budget.spend(len(places))
    return {variable.offset + place for place in places}


def _few(binders: Sequence[core.Binder]) -> bool:
    count = 1
    for binder in binders:
        count *= size_of(binder.values) if binder.states is None else FEW_ROUNDS + 1
    return count <= FEW_ROUNDS


def _constant(expr: core.Expr, scope: Mapping[core.Local, int]) -> int | None:
    """Evaluate an argument that reads no state; return None if it is open."""
    value = value_of(expr, scope)
    if value is not None or isinstance(expr, core.Local | core.Read):
        return value
    staged = RuleStager().stage(expr, {name: Staged(value) for name, value in scope.items()})
    return staged.value if staged.known and isinstance(staged.value, int) else None


# ── order of slots ───────────────────────────────────────────────────────────────────


def _order(free: Sequence[int], conditions: Sequence[Condition], prior: set[int]) -> list[int]:
    """Order ``free`` so that conditions can be tested early."""
    open_slots = {slot: n for n, slot in enumerate(free)}
    reads = [sorted(c.slots & open_slots.keys()) for c in conditions if c.slots <= prior | {*free}]
    if not any(0 < len(slots) < len(free) for slots in reads):
        return [*free]
    remaining = [len(slots) for slots in reads]
    readers: dict[int, list[int]] = {}
    for number, slots in enumerate(reads):
        for slot in slots:
            readers.setdefault(slot, []).append(number)
    queue = [(count, number) for number, count in enumerate(remaining) if count]
    heapify(queue)
    order: list[int] = []
    while queue:
        count, number = heappop(queue)
        if count != remaining[number]:
            continue  # an old entry
        for slot in reads[number]:
            if slot in open_slots:
                del open_slots[slot]
                order.append(slot)
                for other in readers[slot]:
                    remaining[other] -= 1
                    if remaining[other]:
                        heappush(queue, (remaining[other], other))
    return [*order, *open_slots]


class _Level(metaclass=Record, eq=False):
    """Slots assigned together, and the conditions tested then.

    ``begins`` are slots whose options are computed first. ``rows`` are the values of the slots,
    instead of the product of their options.
    """

    slots: tuple[int, ...]
    tests: tuple[Condition, ...]
    begins: Slots | None = None
    rows: Iterable[Sequence[int]] | None = None


def _levels(
    parts: Sequence[Slots],
    conditions: Sequence[Condition],
    budget: Budget,
    choose: Choose | None = None,
) -> list[_Level]:
    """Divide the slots into levels; slots with dependent options follow all earlier slots."""
    waiting = [condition for condition in conditions if condition.slots]
    assigned: set[int] = set()
    levels = [_Level((), tuple(c for c in conditions if not c.slots))]
    if choose is not None:
        count = next((n for n, part in enumerate(parts) if part.depends), len(parts))
        chosen = range(sum(part.size for part in parts[:count]))
        assigned.update(chosen)
        rows = choose(count, [c for c in waiting if c.slots <= assigned])
        levels.append(_Level((*chosen,), (), None, rows))
        waiting = [c for c in waiting if not c.slots <= assigned]
        parts = parts[count:]

    def add(free: Sequence[int], begins: Slots | None) -> None:
        nonlocal waiting
        budget.spend(sum(len(condition.slots) for condition in waiting))
        chunk: list[int] = []
        unmet = {id(c): len(c.slots - assigned) for c in waiting}
        reading: dict[int, list[Condition]] = {}
        for condition in waiting:
            for slot in condition.slots:
                reading.setdefault(slot, []).append(condition)
        for slot in _order(free, waiting, assigned):
            chunk.append(slot)
            ready = []
            for condition in reading.get(slot, ()):
                unmet[id(condition)] -= 1
                if not unmet[id(condition)]:
                    ready.append(condition)
            if ready:
                levels.append(_Level((*chunk,), (*ready,), begins))
                chunk, begins = [], None
        if chunk:
            levels.append(_Level((*chunk,), (), begins))
        assigned.update(free)
        waiting = [c for c in waiting if unmet[id(c)]]

    run: list[int] = []
    for part in parts:
        own = range(part.offset, part.offset + part.size)
        if part.depends:
            add(run, None)
            add(own, part)
            run = []
        else:
            run.extend(own)
    add(run, None)
    return levels


# ── the search ───────────────────────────────────────────────────────────────────────


def search(
    parts: Sequence[Slots],
    conditions: Sequence[Condition],
    budget: Budget,
    lists: Mapping[int, ListOf],
    most: int | None = None,
    choose: Choose | None = None,
) -> list[State]:
    """Return all combinations that meet the conditions, the last slot fastest, or ``most`` of them.

    ``lists`` are slots with several initial lists. ``choose`` replaces the search of the first
    slots. Raises the fault of a condition, and :class:`TooManyStarts` or :class:`TooMuchWork`.
    """
    size = sum(part.size for part in parts)
    state = [0] * size
    options: list[Sequence[int]] = [()] * size
    for part in parts:
        if not part.depends:
            options[part.offset : part.offset + part.size] = part.options(())
    levels = _levels(parts, conditions, budget, choose)
    starts: list[State] = []
    stack: list[tuple[Iterator[Sequence[int]], RuleFault | None]] = []
    fault: RuleFault | None = None
    while True:
        if len(stack) == len(levels):
            if fault is not None:
                raise fault
            budget.spend(1 + size // 8)
            starts.append(tuple(state))
            budget.renew()
            if len(starts) == most:
                return starts
            if len(starts) > MOST_STARTS or len(starts) * size > MOST_VALUES:
                raise TooManyStarts
        else:
            level = levels[len(stack)]
            begins = level.begins
            if begins is not None:
                budget.spend(begins.work)
                options[begins.offset : begins.offset + begins.size] = begins.options(
                    tuple(state[: begins.offset])
                )
            rows = level.rows or product(*(options[slot] for slot in level.slots))
            stack.append((iter(rows), fault))
        while stack:
            values, fault = stack[-1]
            level = levels[len(stack) - 1]
            combination = next(values, None)
            if combination is None:
                stack.pop()
                continue
            for slot, value in zip(level.slots, combination, strict=True):
                state[slot] = value
            budget.spend(1 + len(combination) // 8)
            holds, fault = _all_hold(level.tests, state, fault, budget)
            if holds:
                break
        else:
            break
    return _in_order(starts, lists)


def _all_hold(
    tests: Sequence[Condition], state: Sequence[int], fault: RuleFault | None, budget: Budget
) -> tuple[bool, RuleFault | None]:
    """Check that no test fails; also return the first fault."""
    for test in tests:
        budget.spend(test.work)
        try:
            if not test.holds(state):
                return False, fault
        except RuleFault as failed:
            fault = fault or failed
    return True, fault


def _in_order(states: list[State], lists: Mapping[int, ListOf]) -> list[State]:
    """Sort by the values of the slots; shorter lists come first."""
    if not lists:
        states.sort()
        return states

    def rank(state: State) -> tuple[Any, ...]:
        return tuple(
            _list_rank(lists[n], value) if n in lists else value for n, value in enumerate(state)
        )

    return sorted(states, key=rank)


def _list_rank(kind: ListOf, row: int) -> tuple[int, ...]:
    values = [*elements(kind.digits, row)]
    return (len(values), *values)
