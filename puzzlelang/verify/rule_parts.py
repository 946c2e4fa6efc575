"""Parts of the rules of a puzzle that is filled in: conditions that read few slots.

The parts are those of ``and``, ``every``, ``if`` and the last condition of ``or``, one for each
round of a loop. A choice satisfies a rule exactly if it satisfies all parts. The reference
semantics decides each part; a proof names none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from puzzlelang.core import (
    UNSET,
    Apply,
    Binder,
    Boolean,
    Env,
    Expr,
    Fold,
    If,
    Local,
    RuleFault,
    RuleStager,
    Run,
    Staged,
    Variable,
    Whole,
    bound,
    bound_by,
    nodes,
    rows_of,
    running,
)
from puzzlelang.text import Any, Record
from puzzlelang.verify.findings import Refused

MOST_TRIED = 1 << 16
"""Maximum number of assignments that are tried for one step of a proof."""

MOST_PARTS = 1_000_000
UNROLLED = 100_000

Scope = Mapping[Local, Staged]


class Unassigned(Exception):
    """A slot was read that has no value yet."""

    def __init__(self, slot: int) -> None:
        super().__init__(slot)
        self.slot = slot


class Partial:
    """A state of which some slots have a value."""

    __slots__ = ("values",)

    def __init__(self) -> None:
        self.values: dict[int, int] = {}

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self[slot] for slot in range(place.start, place.stop)]
        value = self.values.get(place)
        if value is None:
            raise Unassigned(place)
        return value


class Recorder(RuleStager):
    """Stages expressions, and collects the slots that they may read."""

    def __init__(self) -> None:
        super().__init__(UNROLLED)
        self.slots: set[int] = set()
        self._env: Env = []

    def slot(self, span: Any, variable: Variable, arguments: Any, scope: Scope) -> Staged:
        staged = super().slot(span, variable, arguments, scope)
        if staged.known:
            self.slots.add(staged.value)
        else:
            self.slots.update(range(variable.slots.start, variable.slots.stop))
        return staged

    def _stage(self, expr: Expr, scope: Scope) -> Staged:
        if isinstance(expr, Whole):
            self.slots.update(range(expr.variable.slots.start, expr.variable.slots.stop))
        return super()._stage(expr, scope)

    def recorded(self, expr: Expr, scope: Scope) -> tuple[Staged, frozenset[int]]:
        """Stage an expression, and return the slots that it may read."""
        self.slots = set()
        staged = self.stage(expr, scope)
        return staged, frozenset(self.slots)

    def env(self) -> Env:
        if len(self._env) < self.size:
            self._env = [UNSET] * self.size
        return self._env


class Guard(metaclass=Record, eq=False):
    """A condition that makes a part void if it is ``truth``."""

    staged: Staged
    truth: bool
    slots: frozenset[int]


class Part(metaclass=Record, eq=False):
    """A condition that is required to be ``sign``, unless a guard makes it void."""

    guards: tuple[Guard, ...]
    expr: Expr
    sign: bool
    scope: Scope
    staged: Staged
    slots: frozenset[int]
    """Slots that the condition or a guard may read."""

    @property
    def total(self) -> bool:
        """True if it has a value in all states."""
        return self.staged.total and all(guard.staged.total for guard in self.guards)

    def is_void(self, state: Any, env: Env) -> bool:
        return any(bool(running(guard.staged)(state, env)) == guard.truth for guard in self.guards)

    def holds(self, state: Any, env: Env) -> bool:
        if self.is_void(state, env):
            return True
        return bool(running(self.staged)(state, env)) == self.sign


def parts_of(stager: Recorder, condition: Expr) -> Iterator[Part]:
    """Yield the parts of a rule."""
    for count, part in enumerate(_parts(stager, condition, True, {}, ())):
        if count == MOST_PARTS:
            raise Refused(f"a rule has more than {MOST_PARTS:,} parts")
        yield part


def _parts(
    stager: Recorder, expr: Expr, sign: bool, scope: Scope, guards: tuple[Guard, ...]
) -> Iterator[Part]:
    match expr:
        case Apply(_, _, "not", (inner,)):
            yield from _parts(stager, inner, not sign, scope, guards)
        case Apply(_, _, "and" | "or" as operation, arguments):
            if (operation == "and") == sign:
                for argument in arguments:
                    yield from _parts(stager, argument, sign, scope, guards)
            else:
                *first, last = arguments
                yield from _guarded(stager, first, sign, last, sign, scope, guards)
        case If(_, Boolean(), ask, then, otherwise):
            yield from _guarded(stager, [ask], False, then, sign, scope, guards)
            yield from _guarded(stager, [ask], True, otherwise, sign, scope, guards)
        case Fold(_, _, "every" | "some" as kind, binders, where, body) if (
            body is not None and (kind == "every") == sign
        ):
            conditions = [] if where is None else [*nodes.conjuncts(where)]
            for round_ in _rounds(stager, binders, conditions, scope):
                yield from _guarded(stager, conditions, False, body, sign, round_, guards)
        case _:
            staged, slots = stager.recorded(expr, scope)
            if staged.known and bool(staged.value) == sign and not guards:
                return
            slots = slots.union(*(guard.slots for guard in guards))
            yield Part(guards, expr, sign, scope, staged, slots)


def _rounds(
    stager: Recorder, binders: Sequence[Binder], conditions: list[Expr], scope: Scope
) -> Iterator[Scope]:
    """Yield the names of each round; leading conditions that read no slot are tested and removed.

    Compiling such a condition once is faster than staging it in each round.
    """
    names = bound_by(binders)
    places = [stager.place() for _ in names]
    inner = {**scope, **dict(zip(names, map(bound, places), strict=True))}
    tests: list[Run] = []
    while conditions and not any(nodes.reads(conditions[0])):
        tests.append(running(stager.stage(conditions.pop(0), inner)))
    env = stager.env()
    for row in rows_of(binders):
        for place, value in zip(places, row, strict=True):
            env[place] = value
        if all(test((), env) for test in tests):
            yield {**scope, **dict(zip(names, map(Staged, row), strict=True))}


def _guarded(
    stager: Recorder,
    conditions: Iterable[Expr],
    truth: bool,
    expr: Expr,
    sign: bool,
    scope: Scope,
    guards: tuple[Guard, ...],
) -> Iterator[Part]:
    """Yield the parts of an expression, void if one of the conditions is ``truth``."""
    for condition in conditions:
        staged, slots = stager.recorded(condition, scope)
        if staged.known:
            if bool(staged.value) == truth:
                return
        else:
            guards = (*guards, Guard(staged, truth, slots))
    yield from _parts(stager, expr, sign, scope, guards)


# ── trying assignments ───────────────────────────────────────────────────────────────

Options = Callable[[int], Sequence[int]]
"""Returns the values of a slot that are tried."""


class Trial:
    """Tries assignments of the slots that functions read, up to a limit."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.state = Partial()
        self.left = MOST_TRIED

    def branches(self, ask: Callable[[Partial], Any]) -> Iterator[Any]:
        """Yield the value of a function for each assignment of the slots that it reads.

        During each step of the iteration ``state`` has the assignment.
        """
        self.left -= 1
        if self.left < 0:
            raise Refused(f"it takes more than {MOST_TRIED:,} assignments to check")
        try:
            value = ask(self.state)
        except Unassigned as unassigned:
            slot = unassigned.slot
        else:
            yield value
            return
        values = self.state.values
        for option in self.options(slot):
            values[slot] = option
            yield from self.branches(ask)
        del values[slot]


def has_values(part: Part, earlier: Sequence[Part], env: Env, options: Options) -> bool:
    """Test whether a part has a value for all assignments that satisfy the parts before it."""
    if part.total:
        return True
    few: list[Part] | None = None

    def is_excluded(other: Part, state: Partial) -> bool:
        if not other.slots <= state.values.keys():
            return False
        try:
            return not other.holds(state, env)
        except RuleFault:  # so it breaks a part before that one
            return True

    def is_fine(state: Partial) -> bool:
        nonlocal few
        try:
            part.holds(state, env)
        except RuleFault:
            if few is None:
                few = [other for other in earlier if other.slots <= part.slots]
            return any(is_excluded(other, state) for other in few)
        return True

    return all(Trial(options).branches(is_fine))
