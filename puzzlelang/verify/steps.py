"""What follows a state, fast enough for a million states, and by no code of the compiler.

A transition becomes a *use* for each value of its parameters that its condition does not rule out
in advance (``ready.py``).  Whatever goes wrong in a state, and a state now and then to be sure, is
left to the plain evaluator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import Any

from puzzlelang.core import (
    NONE,
    NOWHERE,
    Boolean,
    Local,
    NoValue,
    Puzzle,
    Scalar,
    SetOf,
    Transition,
    Variable,
    current,
    semantics,
    values,
)
from puzzlelang.text import record, replace
from puzzlelang.verify.staged import TRUE, UNSET, Env, Ready, Run, Scope, TooMuch, Trouble, running
from puzzlelang.verify.staged_effects import Effects, Write, Writes, written
from puzzlelang.verify.staging import Maker

COMPARED_FIRST, COMPARED_EACH = 20, 5_000
"""So many states at the start, and then each of so many, are looked at twice."""

Key = Any
"""A state: bytes where each slot fits one, else a tuple."""

Cost = tuple[int, ...]


@record
class Use:
    """A transition with its arguments: when, what it writes, what it costs (and 1, for a step).

    ``bind`` runs over its arguments instead, where there are too many.
    """

    guard: tuple[Run, ...]
    write: Write
    costs: Run
    lets: tuple[int, ...]
    bind: Callable[[Env], Iterator[None]] | None = None


Table = dict[int, list[Use]]


class Steps:
    """The steps of one puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._in_bytes = len(puzzle.initial) > 0 and all(map(_fits_byte, puzzle.variables))
        self.initial = self.key(puzzle.initial)
        self.unit: Cost = (0,) * (len(puzzle.costs) or 1) + (1,)
        self.zero: Cost = (0,) * len(self.unit)
        self.plain = False
        self.tries = sum(prod(len(b.values) for b in t.binders) for t in puzzle.transitions)
        """How many steps there are to try in a state, at most."""
        self._looked = 0
        try:
            self._prepare()
        except TooMuch:
            self.plain = True

    def key(self, slots: Sequence[int]) -> Key:
        return bytes(slots) if self._in_bytes else tuple(slots)

    def slots(self, key: Key) -> tuple[int, ...]:
        return tuple(key)

    # ── what is asked ────────────────────────────────────────────────────────────────

    def after(self, key: Key) -> list[tuple[Key, Cost]]:
        """The states that can follow, each with the cost of the step: its lines, and a 1."""
        self._looked += 1
        if self.plain:
            return self._plainly(key)
        try:
            found = self._after(key)
        except (Trouble, NoValue, LookupError, ValueError, OverflowError):
            return self._plainly(key)
        if self._looked <= COMPARED_FIRST or not self._looked % COMPARED_EACH:
            assert sorted(found) == sorted(self._plainly(key)), "two readings of the rules differ"
        return found

    def is_goal(self, key: Key) -> bool:
        if not self.plain:
            try:
                return not self._lost(key) and bool(self._goal(key, self._env))
            except (Trouble, NoValue, LookupError, ValueError, OverflowError):
                pass
        return semantics.is_goal(self.puzzle, self.slots(key))

    def is_kept(self, key: Key) -> bool:
        """Does it keep the invariants?"""
        return semantics.broken_invariant(self.puzzle, self.slots(key)) is None

    def _plainly(self, key: Key) -> list[tuple[Key, Cost]]:
        found = semantics.steps(self.puzzle, self.slots(key))
        return [(self.key(step.state), (*step.cost, 1)) for step in found]

    def _lost(self, key: Key) -> bool:
        env = self._env
        return any(lost(key, env) for lost in self._losses)

    def _after(self, key: Key) -> list[tuple[Key, Cost]]:
        if self._losses and self._lost(key):
            return []
        found: list[tuple[Key, Cost]] = []
        for tables, rest in self._groups:
            for slot, table in tables:
                for use in table.get(key[slot], ()):
                    self._use(use, key, found)
            for use in rest:
                self._use(use, key, found)
            if found:  # something is forced
                break
        return found

    def _use(self, use: Use, key: Key, found: list[tuple[Key, Cost]]) -> None:
        if use.bind is None:
            self._try(use, key, found)
            return
        for _ in use.bind(self._env):
            self._try(use, key, found)

    def _try(self, use: Use, key: Key, found: list[tuple[Key, Cost]]) -> None:
        env = self._env
        for number in use.lets:
            env[number] = UNSET
        env[0] = key
        for condition in use.guard:
            if not condition(key, env):
                return
        writes: Writes = {}
        use.write(key, env, writes)
        after = written(key, writes)
        for kept in self._invariants:
            if not kept(after, env):
                return
        found.append((after, use.costs(after, env)))

    # ── what is prepared ─────────────────────────────────────────────────────────────

    def _prepare(self) -> None:
        puzzle = self.puzzle
        self._maker = Maker(current.closures, current.gone_through)
        ready = self._maker.ready
        self._goal = running(ready(puzzle.goal.condition, {}))
        self._losses = [running(ready(rule.condition, {})) for rule in puzzle.losses]
        invariants = [ready(rule.condition, {}) for rule in puzzle.invariants]
        self._invariants = [running(kept) for kept in invariants if kept is not TRUE]
        self._groups: list[tuple[list[tuple[int, Table]], list[Use]]] = []
        tries = 0
        for forced in (True, False):
            chosen = [t for t in puzzle.transitions if t.forced == forced]
            if chosen or not forced:
                uses = [use for t in chosen for use in self._uses_of(t)]
                self._groups.append(_by_test(uses))
                tries += len(uses)
        self.tries = tries
        self._env: Env = [UNSET] * self._maker.names

    def _uses_of(self, transition: Transition) -> list[tuple[Ready, Use]]:
        maker = self._maker
        left, work = maker.left // 2, maker.work // 2
        maker.left, maker.work = left, work  # the other half is for the rest
        try:
            found = list(self._uses(transition, 0, {}))
        except TooMuch:
            maker.left, maker.work = left, work
        else:
            maker.left, maker.work = maker.left + left, maker.work + work
            return found
        scope, bind = maker.looped(transition.binders, {})
        return [
            (guard, replace(use, bind=bind)) for guard, use in self._use_with(transition, scope)
        ]

    def _uses(
        self, transition: Transition, bound: int, scope: Scope
    ) -> Iterator[tuple[Ready, Use]]:
        """Binds one parameter after the other, as long as the condition may still hold."""
        if bound < len(transition.binders):
            binder = transition.binders[bound]
            if len(binder.values) > current.bound:
                raise TooMuch
            for inner in self._maker.each([binder], scope):
                if self._may_hold(transition, bound + 1, inner):
                    yield from self._uses(transition, bound + 1, inner)
            return
        yield from self._use_with(transition, scope)

    def _use_with(self, transition: Transition, scope: Scope) -> Iterator[tuple[Ready, Use]]:
        inner, lets = self._lets(transition, scope)
        guard = self._maker.ready(transition.guard, inner)
        if guard.known and not guard.value:
            return
        conditions = guard.parts or (guard,)
        write = Effects(self._maker).block(transition.effect, inner)
        costs = self._costs(transition, inner)
        runs = tuple(running(part) for part in conditions if part is not TRUE)
        yield guard, Use(runs, write, costs, lets)

    def _may_hold(self, transition: Transition, bound: int, scope: Scope) -> bool:
        if bound == len(transition.binders):
            return True
        inner = dict(scope)
        for binder in transition.binders[bound:]:
            inner.update((local, _OPEN) for local in binder.locals)
        for local, _ in transition.lets:
            inner[local] = _OPEN
        guard = self._maker.ready(transition.guard, inner)
        return not guard.known or bool(guard.value)

    def _lets(self, transition: Transition, scope: Scope) -> tuple[Scope, tuple[int, ...]]:
        """Names of a transition: worked out when first needed, in the state that is left."""
        inner: dict[Local, Ready] = dict(scope)
        numbers: list[int] = []
        for local, expr in transition.lets:
            value = self._maker.ready(expr, inner)
            if not value.known:
                number = self._maker.name()
                numbers.append(number)
                value = Ready(run=_once(number, running(value)), total=value.total)
            inner[local] = value
        return inner, tuple(numbers)

    def _costs(self, transition: Transition, scope: Scope) -> Run:
        """A number for each cost line and a 1: asked in the state after, the one left is known."""
        if not self.puzzle.costs:
            one = (1, 1)
            return lambda s, e: one
        lines: list[list[Run]] = []
        settled: list[int] = []
        for line in self.puzzle.costs:
            asks: list[Run] = []
            known = 0
            for term in line.terms:
                if term.per == "transition" and term.transition is not transition:
                    continue
                amount = self._maker.ready(term.amount, {} if term.per == "state" else scope)
                if amount.known and _is_amount(amount.value):
                    known += amount.value
                else:
                    asks.append(_amount(running(amount), before=term.per != "state"))
            lines.append(asks)
            settled.append(known)
        if not any(lines):
            known_cost = (*settled, 1)
            return lambda s, e: known_cost
        both = list(zip(settled, lines, strict=True))
        return lambda s, e: (*[known + sum(ask(s, e) for ask in asks) for known, asks in both], 1)


def _open(s: Any, e: Env) -> Any:
    raise AssertionError("asked for a name that is not bound yet")


_OPEN = Ready(run=_open)


def _once(number: int, found: Run) -> Run:
    def get(s: Any, e: Env) -> Any:
        if e[number] is UNSET:
            e[number] = found(e[0], e)
        return e[number]

    return get


def _is_amount(value: int) -> bool:
    return value >= 0 and value not in (NONE, NOWHERE)


def _amount(ask: Run, before: bool) -> Run:
    def amount(s: Any, e: Env) -> int:
        found: int = ask(e[0] if before else s, e)
        if not _is_amount(found):
            raise Trouble
        return found

    return amount


def _fits_byte(variable: Variable) -> bool:
    domain = variable.domain
    match variable.type:
        case Boolean():
            return True
        case Scalar(optional=False) if domain is not None and len(domain.values):
            return domain.low >= 0 and domain.high <= 255
        case SetOf() if domain is not None:
            return values.mask(domain) <= 255
    return False


def _by_test(
    uses: Sequence[tuple[Ready, Use]],
) -> tuple[list[tuple[int, Table]], list[Use]]:
    """Uses by a slot that must have some value, so that few are asked in each state."""
    tests: list[dict[int, int]] = []
    often: dict[int, int] = {}
    for guard, _ in uses:
        own: dict[int, int] = {}
        for part in guard.parts or (guard,):
            if part.test is not None:
                own.setdefault(*part.test)
            if not part.total:
                break
        tests.append(own)
        for slot in own:
            often[slot] = often.get(slot, 0) + 1
    tables: dict[int, Table] = {}
    rest: list[Use] = []
    for (_, use), own in zip(uses, tests, strict=True):
        if own:
            slot = max(own, key=lambda slot: (often[slot], -slot))
            tables.setdefault(slot, {}).setdefault(own[slot], []).append(use)
        else:
            rest.append(use)
    return list(tables.items()), rest
