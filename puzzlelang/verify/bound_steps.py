"""Steps of a transition with many parameter combinations: parameters are bound one by one.

A condition is tested as soon as all its names are bound, unless an earlier condition may fault.  If
it fails, no later parameter is bound.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from puzzlelang.core import (
    UNSET,
    Apply,
    CostLine,
    Env,
    Local,
    Part,
    RuleStager,
    Run,
    Staged,
    Transition,
    Write,
    bound,
    decided,
    guard_parts,
    most_members,
    names_in,
    running,
    size_of,
)


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
            staged = stager.stage(part.condition, {**inner, **_constants(part.known)})
            least = after_fault if staged.total else latest
            level = max(_level(names_in(part.condition, part.known), level_of), least)
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


def _constants(known: Mapping[Local, int]) -> dict[Local, Staged]:
    return {name: Staged(value) for name, value in known.items()}


def _most_of(part: Part, local: Local) -> int | None:
    """Maximum number of values of a parameter that satisfy a condition; ``None``: unknown."""
    match part.condition:
        case Apply(_, _, "in", (member, group)) if decided(member, part.known) is local:
            return most_members(group)
    return None
