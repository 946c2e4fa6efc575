"""Successors of a state, independent of the compiler and fast enough for a million states.

A transition becomes a *use* for each parameter combination that its guard doesn't rule out
statically.  A use runs the closures of ``core``, with loops unrolled and names replaced by their
values.  The oracle takes over at a fault, and checks a sample of the states.

Parameters of a transition with many combinations are bound one by one. A condition is tested as
soon as all its names are bound, unless an earlier condition may fault; if it fails, no later
parameter is bound.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import prod

from puzzlelang.core import (
    TRUE,
    UNSET,
    Apply,
    Binder,
    Boolean,
    CostLine,
    Env,
    Local,
    Part,
    Puzzle,
    RuleFault,
    RuleStager,
    Run,
    Scalar,
    SetOf,
    Staged,
    Step,
    TooMuch,
    Transition,
    Variable,
    Write,
    Writes,
    bound,
    bound_by,
    current,
    decided,
    each_round,
    guard_parts,
    most_members,
    names_in,
    running,
    semantics,
    size_of,
    written,
)
from puzzlelang.text import Any, Record


class BoundSteps:
    """A transition with its conditions by level, its effects and its costs."""

    def __init__(
        self, transition: Transition, costs: Sequence[CostLine], stager: RuleStager
    ) -> None:
        self._binders = transition.binders
        depth = len(self._binders)
        level_of: dict[Local, int] = {}
        scope: dict[Local, Staged] = {}
        self._places: list[tuple[int, int]] = []
        for level, binder in enumerate(self._binders, 1):
            first = stager.size
            for local in binder.locals:
                level_of[local] = level
                scope[local] = bound(stager.place())
            self._places.append((first, stager.size))
        inner, self.lets = stager.lets(transition, scope)
        for local, value in transition.lets:
            level_of[local] = _level(names_in(value, {}), level_of)
        self._conditions: list[list[Run]] = [[] for _ in range(depth + 1)]
        survivors = [size_of(binder.values) for binder in self._binders]
        latest = after_fault = 0
        for part in guard_parts(transition.guard):
            staged = stager.stage(part.condition, {**inner, **_constants(part.scope)})
            least = after_fault if staged.total else latest
            level = max(_level(names_in(part.condition, part.scope), level_of), least)
            latest = max(latest, level)
            after_fault = after_fault if staged.total else level
            self._conditions[level].append(running(staged))
            if least < level:
                most = _most_of(part, self._binders[level - 1].locals[0])
                survivors[level - 1] = min(survivors[level - 1], most or survivors[level - 1])
        self.tries = 0
        """Maximum number of values bound in one state."""
        rounds = 1
        for binder, count in zip(self._binders, survivors, strict=True):
            self.tries += rounds * size_of(binder.values)
            rounds *= count
        self.write: Write = stager.block(transition.effect, inner)
        self.costs: Run = stager.costs(costs, transition, inner, 1)

    def bind(self, state: object, env: Env) -> Iterator[None]:
        """Bind the parameters to each combination that satisfies the guard."""
        for place in self.lets:
            env[place] = UNSET
        return self._bind(0, state, env)

    def _bind(self, level: int, state: object, env: Env) -> Iterator[None]:
        for condition in self._conditions[level]:
            if not condition(state, env):
                return
        if level == len(self._binders):
            yield
            return
        first, end = self._places[level]
        for value in self._binders[level].values:
            env[first:end] = (value,) if end == first + 1 else value
            for place in self.lets:
                env[place] = UNSET
            yield from self._bind(level + 1, state, env)


def _level(names: set[Local], level_of: Mapping[Local, int]) -> int:
    return max((level_of[name] for name in names), default=0)


def _constants(scope: Mapping[Local, int]) -> dict[Local, Staged]:
    return {name: Staged(value) for name, value in scope.items()}


def _most_of(part: Part, local: Local) -> int | None:
    """Maximum number of values of a parameter that satisfy a condition; ``None``: unknown."""
    match part.condition:
        case Apply(_, _, "in", (member, group)) if decided(member, part.scope) is local:
            return most_members(group)
    return None


COMPARED_FIRST, COMPARED_EACH = 20, 5_000
"""The oracle checks this many states at the beginning, then one in ``COMPARED_EACH``."""

Scope = Mapping[Local, Staged]

Key = Any
"""A state: bytes if each slot fits a byte, otherwise a tuple."""

Cost = tuple[int, ...]


class Use(metaclass=Record):
    """A transition with its arguments: guard, effects, costs (followed by 1, for the step)."""

    guard: tuple[Run, ...]
    write: Write
    costs: Run
    lets: tuple[int, ...]


Table = dict[int, list[Use]]

Group = tuple[list[tuple[int, Table]], list[Use], list[BoundSteps], list[Transition]]
"""Uses by the value of a slot; other uses; transitions with too many uses; transitions left to the
oracle."""


class Steps:
    """The steps of a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._in_bytes = len(puzzle.starts[0]) > 0 and all(map(_fits_byte, puzzle.variables))
        self.starts = [*map(self.key, puzzle.starts)]
        self.unit: Cost = (0,) * (len(puzzle.costs) or 1) + (1,)
        self.zero: Cost = (0,) * len(self.unit)
        self.plain = False
        self.tries = sum(prod(size_of(b.values) for b in t.binders) for t in puzzle.transitions)
        """Maximum number of steps to try in a state."""
        self._looked = 0
        self._stager = RuleStager(current.unrolled, current.closures, current.gone_through)
        try:
            self._prepare()
        except TooMuch:
            self.plain = True

    def key(self, slots: Sequence[int]) -> Key:
        return bytes(slots) if self._in_bytes else tuple(slots)

    def slots(self, key: Key) -> tuple[int, ...]:
        return tuple(key)

    # ── queries ──────────────────────────────────────────────────────────────────────

    def after(self, key: Key) -> list[tuple[Key, Cost]]:
        """Return the successors, each with the cost of the step: its cost lines, then 1."""
        self._looked += 1
        if self.plain:
            return self._plainly(key)
        try:
            successors = self._after(key)
        except RuleFault:
            return self._plainly(key)
        if self._looked <= COMPARED_FIRST or not self._looked % COMPARED_EACH:
            assert sorted(successors) == sorted(self._plainly(key)), (
                "two readings of the rules differ"
            )
        return successors

    def is_goal(self, key: Key) -> bool:
        if not self.plain:
            try:
                return not self._lost(key) and bool(self._goal(key, self._env))
            except RuleFault:
                pass
        return semantics.is_goal(self.puzzle, self.slots(key))

    def is_kept(self, key: Key) -> bool:
        """Test whether a state satisfies the invariants."""
        return semantics.broken_invariant(self.puzzle, self.slots(key)) is None

    def _plainly(self, key: Key) -> list[tuple[Key, Cost]]:
        return self._as_pairs(semantics.steps(self.puzzle, self.slots(key)))

    def _as_pairs(self, steps: Iterable[Step]) -> list[tuple[Key, Cost]]:
        return [(self.key(step.state), (*step.cost, 1)) for step in steps]

    def _lost(self, key: Key) -> bool:
        env = self._env
        return any(lost(key, env) for lost in self._losses)

    def _after(self, key: Key) -> list[tuple[Key, Cost]]:
        if self._losses and self._lost(key):
            return []
        successors: list[tuple[Key, Cost]] = []
        for tables, rest, several, others in self._groups:
            for slot, table in tables:
                for use in table.get(key[slot], ()):
                    self._try(use, key, successors)
            for use in rest:
                self._try(use, key, successors)
            for one in several:
                self._env[0] = key
                for _ in one.bind(key, self._env):
                    self._write(one, key, successors)
            for transition in others:
                successors += self._as_pairs(
                    semantics.steps_of(self.puzzle, transition, self.slots(key))
                )
            if successors:  # a forced step excludes others
                break
        return successors

    def _try(self, use: Use, key: Key, successors: list[tuple[Key, Cost]]) -> None:
        env = self._env
        for place in use.lets:
            env[place] = UNSET
        env[0] = key
        for condition in use.guard:
            if not condition(key, env):
                return
        self._write(use, key, successors)

    def _write(self, use: Use | BoundSteps, key: Key, successors: list[tuple[Key, Cost]]) -> None:
        env = self._env
        writes: Writes = {}
        use.write(key, env, writes)
        after = written(key, writes)
        for invariant in self._invariants:
            if not invariant(after, env):
                return
        successors.append((after, use.costs(after, env)))

    # ── preparation ──────────────────────────────────────────────────────────────────

    def _prepare(self) -> None:
        puzzle, stage = self.puzzle, self._stager.stage
        self._goal = running(stage(puzzle.goal.condition, {}))
        self._losses = [running(stage(rule.condition, {})) for rule in puzzle.losses]
        invariants = [stage(rule.condition, {}) for rule in puzzle.invariants]
        self._invariants = [running(invariant) for invariant in invariants if invariant is not TRUE]
        self._groups: list[Group] = []
        tries = 0
        for forced in (True, False):
            uses: list[tuple[Staged, Use]] = []
            several: list[BoundSteps] = []
            others: list[Transition] = []
            for transition in puzzle.transitions:
                if transition.forced == forced:
                    own_uses = self._uses_of(transition)
                    one = self._bound_steps(transition) if own_uses is None else None
                    uses += own_uses or ()
                    several += [one] if one else ()
                    others += [transition] * (own_uses is None and one is None)
            self._groups.append((*_by_test(uses), several, others))
            tries += len(uses) + sum(prod(size_of(b.values) for b in t.binders) for t in others)
            tries += sum(one.tries for one in several)
        self.tries = tries
        self._env: Env = [UNSET] * self._stager.size

    def _uses_of(self, transition: Transition) -> list[tuple[Staged, Use]] | None:
        """Return the uses of a transition; ``None`` if there are too many."""
        stager = self._stager
        if prod(size_of(binder.values) for binder in transition.binders) > current.uses:
            return None
        left, work = stager.left // 2, stager.work // 2
        stager.left, stager.work = left, work  # reserve half for other transitions
        try:
            uses = list(self._uses(transition, transition.binders, {}))
        except TooMuch:
            stager.left, stager.work = left, work
            return None
        stager.left, stager.work = stager.left + left, stager.work + work
        return uses

    def _bound_steps(self, transition: Transition) -> BoundSteps | None:
        """Bind parameters one by one; return ``None`` if this takes too many closures, too."""
        stager = self._stager
        left, work = stager.left, stager.work
        try:
            return BoundSteps(transition, self.puzzle.costs, stager)
        except TooMuch:
            stager.left, stager.work = left, work
            return None

    def _uses(
        self, transition: Transition, binders: Sequence[Binder], scope: Scope
    ) -> Iterator[tuple[Staged, Use]]:
        """Bind one parameter after the other while the guard may still hold."""
        if not binders:
            yield from self._bound(transition, scope)
            return
        first, *others = binders
        if size_of(first.values) > current.bound:
            raise TooMuch
        later = (*bound_by(others), *(local for local, _ in transition.lets))
        for inner in each_round([first], scope):
            if others:
                guard = self._stager.stage(
                    transition.guard, {**inner, **dict.fromkeys(later, _OPEN)}
                )
                if guard.known and not guard.value:
                    continue
            yield from self._uses(transition, others, inner)

    def _bound(self, transition: Transition, scope: Scope) -> Iterator[tuple[Staged, Use]]:
        stager = self._stager
        inner, lets = stager.lets(transition, scope)
        guard = stager.stage(transition.guard, inner)
        if guard.known and not guard.value:
            return
        runs = tuple(running(part) for part in guard.parts or (guard,) if part is not TRUE)
        write = stager.block(transition.effect, inner)
        yield guard, Use(runs, write, stager.costs(self.puzzle.costs, transition, inner, 1), lets)


def _open(s: Any, e: Env) -> Any:
    raise AssertionError("asked for a name that is not bound yet")


_OPEN = Staged(run=_open)


def _fits_byte(variable: Variable) -> bool:
    domain = variable.domain
    match variable.type:
        case Boolean():
            return True
        case Scalar(optional=False) if domain is not None and size_of(domain.values):
            return domain.low >= 0 and domain.high <= 255
        case SetOf() if domain is not None:
            return domain.mask <= 255
    return False


def _by_test(uses: Sequence[tuple[Staged, Use]]) -> tuple[list[tuple[int, Table]], list[Use]]:
    """Index uses by a slot that must have a certain value, so that few are tried in each state."""
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
