"""States in which a rule breaks a promise: examples for promises that are not proved.

The start is reachable, so a fault there is a mistake. Other states are constructed: the start with
other values in the slots that a step depends on. They may be unreachable, but no slot has a cell
(such as a wall) that it never has in the first states of a search.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, product
from math import prod

from puzzlelang.compiler import CompiledSystem, Ground, Prover, Values, terms
from puzzlelang.core import (
    Cells,
    RuleFault,
    Scalar,
    attempt,
    broken_invariant,
    call_text,
    explain_fault,
    is_lost,
    show,
    slot_text,
)
from puzzlelang.core import nodes as core
from puzzlelang.model import combinations, work, work_of_template, work_of_transition
from puzzlelang.search import Fault
from puzzlelang.text import Diagnostic, Record

MOST_STEPS = 4_000
"""Maximum number of steps tried at the start, and for one rule in constructed states."""

MOST_OPERATIONS = 1_000_000
"""Budget at the start, and for one rule, in operations of the cost bound."""

FEW_RULES = 3
"""Number of rules above which each gets a smaller budget."""

MOST_PROVING = 10_000
"""Budget for proving the promises of one rule, in checks and parts of them."""

MOST_STATES = 400
"""Maximum number of states constructed for one step."""

MOST_SEEN = 1_000
"""Maximum number of states expanded at the start."""

State = tuple[int, ...]

CODES = {
    "range": {"range-left", "nowhere"},
    "place": {"off-domain", "nowhere"},
    "collide": {"write-conflict"},
}
"""Faults that break each kind of promise."""


def fault_at_start(puzzle: core.Puzzle) -> Diagnostic | None:
    """Return a fault that every search meets in its first step, or None."""
    steps = sum(combinations(t.binders) for t in puzzle.transitions)
    printing = work_of_template(puzzle.show) + sum(work(rule.condition) for rule in puzzle.checks)
    printing += sum(work(line.estimate) for line in puzzle.costs)
    printing += sum(work_of_template(transition.say) for transition in puzzle.transitions)
    operations = sum(map(work_of_transition, puzzle.transitions))
    operations += (steps + 1) * (_work_of_rules(puzzle) + printing)
    if steps > MOST_STEPS or operations > MOST_OPERATIONS:
        return None
    most = min(MOST_STEPS // max(1, steps), MOST_OPERATIONS // max(1, operations))
    for start in puzzle.starts[: max(1, most)]:
        fault = explain_fault(puzzle, start)
        if fault is not None:
            return fault.diagnostic
    return None


def _work_of_rules(puzzle: core.Puzzle) -> int:
    rules = (*puzzle.invariants, *puzzle.losses, puzzle.goal)
    return sum(work(rule.condition) for rule in rules)


class Promises(metaclass=Record):
    """The remaining open promises of a rule: kind (a key of CODES) and variable.

    ``examples`` describe how some of ``unproved`` are broken.
    """

    unproved: frozenset[tuple[str, str]]
    examples: Mapping[tuple[str, str], str]


class FirstStates:
    """The first states of a breadth-first search, and the cells of variables in them."""

    def __init__(self, system: CompiledSystem) -> None:
        self._system = system
        self._slots = frozenset(
            slot
            for variable in system.puzzle.variables
            if isinstance(variable.type, Scalar) and isinstance(variable.type.base, Cells)
            for slot in range(variable.offset, variable.offset + variable.size)
        )

    def are_in(self, state: State, slots: Sequence[int]) -> bool:
        """Test whether each cell in ``slots`` was seen in its slot."""
        return all(state[slot] in self._seen[slot] for slot in self._slots.intersection(slots))

    @cached_property
    def _seen(self) -> Mapping[int, set[int]]:
        return {slot: {row[slot] for row in self.rows} for slot in self._slots}

    @cached_property
    def rows(self) -> list[State]:
        system = self._system
        effort = 1 + sum(map(work_of_transition, system.puzzle.transitions))
        budget = min(MOST_SEEN, MOST_OPERATIONS // effort)
        states = [*system.starts]
        reached = set(states)
        for state in states:
            budget -= 1
            if budget < 0:
                break
            try:
                after = system.successors(state)
            except Fault:  # reported by a search that reaches this state
                continue
            new = [one for one in dict.fromkeys(after) if one not in reached]
            reached.update(new)
            states.extend(new)
        return [system.slots(state) for state in states]


def try_promises(
    puzzle: core.Puzzle,
    grounds: Sequence[Ground],
    domains: Values,
    prover: Prover,
    seen: FirstStates,
) -> Promises:
    """Try the promises of rules that ``prover`` leaves open, in constructed states.

    ``domains`` are the :func:`possible_values` of the slots. If few slots matter, all combinations
    of their values are tried, which is a proof.
    """
    unproved: set[tuple[str, str]] = set()
    examples: dict[tuple[str, str], str] = {}
    prover.left = MOST_PROVING // max(1, len(puzzle.transitions) // FEW_RULES)
    owned = [prover.unproved(ground) for ground in grounds]
    promises = set(chain.from_iterable(owned))
    if not promises:
        return Promises(frozenset(), examples)
    attempts, most = 0, MOST_STEPS
    for transition in {ground.transition for ground in grounds}:  # all of the same transition
        each = work_of_transition(transition) // max(1, combinations(transition.binders))
        most = min(most, MOST_OPERATIONS // (each + _work_of_rules(puzzle) + 1))
    most //= max(1, len(puzzle.transitions) // FEW_RULES)
    for ground, own in zip(grounds, owned, strict=True):
        if not own or own <= examples.keys():
            continue
        if any(allowed.isdisjoint(domains[k] or allowed) for k, allowed in ground.tests.items()):
            continue  # disabled by a variable that never changes
        arguments = ground.instance
        if arguments is None or attempts > most:
            unproved |= own
            continue
        slots, states, whole = _constructed(puzzle, ground, domains)
        for state in states:
            attempts += 1
            if attempts > most:
                whole = False
                break
            fault = _fault(puzzle, ground.transition, arguments, state)
            if fault is None:
                continue
            whole = False
            place = _promise(fault, promises)
            if place is None or place in examples or not seen.are_in(state, slots):
                continue
            if _may_be(puzzle, state):
                call = call_text(ground.transition, arguments)
                examples[place] = f"`{call}` {_where(puzzle, state, slots)}: {fault.message}"
        if not whole:
            unproved |= own
    return Promises(frozenset(unproved | examples.keys()), examples)


def _may_be(puzzle: core.Puzzle, state: State) -> bool:
    """Test whether the state satisfies the invariants and is not lost."""
    try:
        return broken_invariant(puzzle, state) is None and not is_lost(puzzle, state)
    except RuleFault:
        return False


def _fault(
    puzzle: core.Puzzle, transition: core.Transition, arguments: tuple[int, ...], state: State
) -> Diagnostic | None:
    try:
        attempt(puzzle, transition, arguments, state)
    except RuleFault as fault:
        return fault.diagnostic
    return None


def _promise(fault: Diagnostic, wanted: set[tuple[str, str]]) -> tuple[str, str] | None:
    """Return the promise broken by a fault; the message begins with the place."""
    name = fault.message.lstrip("`").split("`")[0].split("(")[0]
    for promise, codes in CODES.items():
        if fault.code in codes and (promise, name) in wanted:
            return promise, name
    return None


def _constructed(
    puzzle: core.Puzzle, ground: Ground, domains: Sequence[tuple[int, ...] | None]
) -> tuple[list[int], Iterator[State], bool]:
    """Construct states: the start with other values in the slots that a step depends on.

    Return these slots, the states, and whether no other slots matter.
    """
    operands = [term for _, term in (*ground.steps, *ground.lets)]
    operands += [term for one in ground.stores for term in one.terms]
    operands += [*ground.updates.values(), ground.guard]
    order = dict.fromkeys(slot for term in operands for slot in terms.slots_of(term))
    order |= dict.fromkeys(ground.tests)
    base = list(puzzle.starts[0])
    for slot, allowed in ground.tests.items():
        if base[slot] not in allowed:
            base[slot] = min(allowed)
    slots: list[int] = []
    values: list[Sequence[int]] = []
    order = dict.fromkeys(slot for slot in order if len(domains[slot] or ()) != 1)
    for slot in order:
        some = sorted(ground.tests.get(slot, domains[slot] or ()))
        if some and prod(map(len, values)) * len(some) <= MOST_STATES:
            slots.append(slot)
            values.append(some)

    def states() -> Iterator[State]:
        for combination in product(*values):
            state = list(base)
            for slot, value in zip(slots, combination, strict=True):
                state[slot] = value
            yield tuple(state)

    fixed = [k for k in ground.tests if k not in slots and base[k] != puzzle.starts[0][k]]
    return sorted([*slots, *fixed]), states(), len(slots) == len(order)


def _where(puzzle: core.Puzzle, state: State, slots: Sequence[int]) -> str:
    """``where `n` is 3 and all else as at the start``"""
    parts = []
    for variable in puzzle.variables:
        for slot in slots:
            if variable.offset <= slot < variable.offset + variable.size:
                value = show(state[slot], variable.type)
                parts.append(f"`{slot_text(variable, slot)}` is {value}")
    start = "the start" if len(puzzle.starts) == 1 else "the first start"
    rest = "" if len(slots) == len(state) else f" and all else is as at {start}"
    return f"where {', '.join(parts)}{rest}" if parts else f"from {start}"
