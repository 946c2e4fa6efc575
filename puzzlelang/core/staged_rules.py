"""Effects and costs of transitions as closures, like ``staging`` for expressions.

Writes are collected by slot, with the line they come from.  The effects of one step all read the
state before it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from puzzlelang.core import values
from puzzlelang.core.nodes import (
    Assign,
    Block,
    Branch,
    CostLine,
    Effect,
    Expr,
    Loop,
    Template,
    Transition,
    Variable,
)
from puzzlelang.core.rule_faults import RuleFault, check_number, fault
from puzzlelang.core.staging import (
    LEFT,
    MOST_PLACES,
    TRUE,
    Env,
    Run,
    Scope,
    Staged,
    Stager,
    running,
)
from puzzlelang.core.text_blocks import assembled
from puzzlelang.core.types import (
    NONE,
    NOWHERE,
    Boolean,
    Domain,
    ListOf,
    Scalar,
    SetOf,
    describe,
    size_of,
)
from puzzlelang.text import Any, Diagnostic, Span, assert_never

Written = tuple[int, Assign]
"""A new value and the assignment that writes it."""

Writes = dict[int, Written]
"""Written values by slot."""

Write = Callable[[Any, Env, Writes], None]


class RuleStager(Stager):
    """Stages effects, costs, ``let`` definitions and templates."""

    def lets(self, transition: Transition, scope: Scope) -> tuple[Scope, tuple[int, ...]]:
        """Bind the lets of a transition, evaluated lazily in the state before the step; also return
        the places to unset before each use.
        """
        places = []
        for local, expr in transition.lets:
            value = self.stage(expr, scope)
            if self.exact or not value.known:
                find = running(value)
                in_left = Staged(run=partial(_in_left, find), total=value.total)
                place, value = self.by_need(in_left, scope)
                places.append(place)
            scope = {**scope, local: value}
        return scope, tuple(places)

    def template(self, template: Template, scope: Scope) -> Run:
        """Stage ``template``: its texts with the values of its expressions."""
        pieces = [self._piece(part, scope) for part in template.parts]
        return lambda s, e: assembled(piece(s, e) for piece in pieces)

    def _piece(self, part: str | Expr, scope: Scope) -> Callable[[Any, Env], tuple[bool, str]]:
        if isinstance(part, str):
            return lambda s, e: (True, part)
        value, kind = running(self.stage(part, scope)), values.renamed(part.type, self.spelling)
        return lambda s, e: (False, values.show(value(s, e), kind))

    # ── effects ──────────────────────────────────────────────────────────────────────

    def block(self, block: Block, scope: Scope) -> Write:
        """Stage the steps of ``block``, one after the other."""
        steps = [_together([write for effect in step for write in self._effect(effect, scope)])
                 for step in block.steps]  # fmt: skip
        if len(steps) == 1 and not self.exact:
            return steps[0]

        def write(s: Any, e: Env, writes: Writes) -> None:
            block_writes: Writes = {}
            now: Writes = {}
            for step in steps:
                s, now = written(s, now), {}
                step(s, e, now)
                block_writes.update(now)
            _merge(writes, block_writes)

        return write

    def _effect(self, effect: Effect, scope: Scope) -> list[Write]:
        self.spend()
        match effect:
            case Assign():
                return [self._assign(effect, scope)]
            case Branch(_, arms):
                return self._branch(arms, scope)
            case Loop(_, binders, where, body):
                rounds = self.rounds(binders, scope)
                if rounds is None:
                    return [self._loop(effect, scope)]
                return [w for inner in rounds for w in self._branch(((where, body),), inner)]
        assert_never(effect)

    def _assign(self, assign: Assign, scope: Scope) -> Write:
        staged = self.slot(assign.span, assign.variable, assign.arguments, scope)
        ask = find = running(self.stage(assign.value, scope))
        if isinstance(assign.variable.type, Boolean):
            find = lambda s, e: int(ask(s, e))  # noqa: E731
        place, where = staged.value, staged.run
        fits = fitting(assign.variable)

        def write(s: Any, e: Env, writes: Writes) -> None:
            slot = place if where is None else where(s, e)
            value = find(s, e)
            if not fits(value):
                raise _out_of_range(assign, slot, value)
            line = (value, assign)
            first = writes.setdefault(slot, line)
            if first is not line and first[0] != value:
                raise _conflict(slot, first, line)

        return write

    def _loop(self, loop: Loop, scope: Scope) -> Write:
        inner, rounds = self.looped(loop.binders, scope)
        ask = running(TRUE if loop.where is None else self.stage(loop.where, inner))
        body = self.block(loop.body, inner)

        def write(s: Any, e: Env, writes: Writes) -> None:
            for _ in rounds.bind(s, e):
                round_writes: Writes = {}
                try:
                    if ask(s, e):
                        body(s, e, round_writes)
                except RuleFault as fault:
                    raise rounds.given(fault, e) from None
                _merge(writes, round_writes)

        return write

    def _branch(self, arms: Sequence[tuple[Expr | None, Block]], scope: Scope) -> list[Write]:
        branches: list[tuple[Run | None, Write]] = []
        for condition, body in arms:
            staged = TRUE if condition is None else self.stage(condition, scope)
            if not staged.known or staged.value:
                branches.append((staged.run, self.block(body, scope)))
            if staged.known and staged.value:
                break
        if not branches or branches[0][0] is None:
            return [write for _, write in branches]

        def write(s: Any, e: Env, writes: Writes) -> None:
            for condition, body in branches:
                if condition is None or condition(s, e):
                    body(s, e, writes)
                    return

        return [write]

    # ── costs ────────────────────────────────────────────────────────────────────────

    def costs(
        self, lines: Sequence[CostLine], transition: Transition, scope: Scope, *more: int
    ) -> Run:
        """Stage a number for each line (a single 1 without lines), followed by ``more``; runs in
        the state after the step.
        """
        sums = []
        for line in lines:
            constant, amounts = 0, []
            for term in line.terms:
                if term.per == "transition" and term.transition is not transition:
                    continue
                amount = self.stage(term.amount, {} if term.per == "state" else scope)
                if amount.known and amount.value >= 0:
                    constant += amount.value
                else:
                    amounts.append(_amount(term.amount.span, running(amount), term.per == "state"))
            sums.append((constant, amounts))
        if not any(amounts for _, amounts in sums):
            cost = (*(constant for constant, _ in sums), *more) if lines else (1, *more)
            return lambda s, e: cost
        return lambda s, e: (
            *[k + sum([ask(s, e) for ask in amounts]) for k, amounts in sums],
            *more,
        )


def _in_left(find: Run, s: Any, e: Env) -> Any:
    return find(e[LEFT], e)


def _amount(span: Span, find: Run, entered: bool) -> Run:
    def amount(s: Any, e: Env) -> int:
        value: int = find(s if entered else e[LEFT], e)
        if value < 0:
            check_number(span, value)
            raise fault("negative-cost", span, f"the cost `{span.text}` is {value}",
                "a cost can't be negative", "add a number that keeps it at 0 or above")  # fmt: skip
        return value

    return amount


# ── writes ───────────────────────────────────────────────────────────────────────────


def _together(writers: Sequence[Write]) -> Write:
    if len(writers) == 1:
        return writers[0]

    def write(s: Any, e: Env, writes: Writes) -> None:
        for writer in writers:
            writer(s, e, writes)

    return write


def _merge(writes: Writes, more: Writes) -> None:
    for slot, line in more.items():
        first = writes.setdefault(slot, line)
        if first[0] != line[0]:
            raise _conflict(slot, first, line)


def _conflict(slot: int, first: Written, second: Written) -> RuleFault:
    variable, kind = second[1].variable, second[1].variable.type
    old, new = values.show(first[0], kind), values.show(second[0], kind)
    return RuleFault(Diagnostic(
        "write-conflict",
        f"`{values.slot_text(variable, slot)}` gets two different values at once",
        second[1].span, f"this makes it {new or 'the empty set'}",
        "changes under one `then:` happen at once; in a list, with `- ` before "
        "each line, they happen in order",
        related=((first[1].span, f"this makes it {old or 'the empty set'}"),),
    ))  # fmt: skip


def written(state: Any, writes: Writes) -> Any:
    """Apply ``writes`` to a state, in the same representation."""
    if not writes:
        return state
    after: Any = bytearray(state) if type(state) is bytes else list(state)
    for slot, (value, _) in writes.items():
        after[slot] = value
    return bytes(after) if type(state) is bytes else tuple(after)


def fitting(variable: Variable) -> Callable[[int], bool]:
    """Return a test of whether ``variable`` may have a value."""
    match variable:
        case Variable(type=Boolean()):
            return frozenset((0, 1)).__contains__
        case Variable(type=Scalar(optional=optional), domain=Domain(values=usual)) if (
            size_of(usual) <= MOST_PLACES
        ):
            return frozenset((*usual, *((NONE,) * optional))).__contains__
        case Variable(type=SetOf(), domain=Domain() as domain):
            outside = ~domain.mask
            return lambda value: value >= 0 and not value & outside
    return lambda value: values.fits(value, variable)


def _out_of_range(assign: Assign, slot: int, value: int) -> RuleFault:
    """A range is a promise: a value outside it is a mistake in the puzzle."""
    variable = assign.variable
    name, text = values.slot_text(variable, slot), values.show(value, variable.type)
    if value == NOWHERE:
        return fault("nowhere", assign.span, f"`{name}` would become nowhere (off the map)",
            "this sets it", "test in `when:` whether the cell is on the map")  # fmt: skip
    match variable.type:
        case ListOf() as kind:
            allowed = f"{describe(kind)}, {kind.most} at most"
        case Scalar(optional=optional) if variable.domain is not None:
            allowed = values.show_domain(variable.domain, optional)
        case _:
            assert variable.domain is not None, "a truth value is always in range"
            allowed = f"a set of {values.show_domain(variable.domain, optional=False)}"
    return fault("range-left", assign.span,
        f"`{name}` would become {text}, but must be {allowed}", "this sets it",
        "widen the range under `state:`, or exclude this step in `when:`",
    )  # fmt: skip
