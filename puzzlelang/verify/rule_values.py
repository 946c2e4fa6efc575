"""Check that the rules of a puzzle that is filled in have a value for each choice.

If a rule has no value for some choice, the puzzle is wrong, and no claim about all choices is
proved. An expression of few keys is evaluated for all their values; of others, the parts are
checked.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from puzzlelang.core import (
    LARGEST,
    OPERATIONS,
    REDUCTIONS,
    Apply,
    Expr,
    Fold,
    If,
    Let,
    RuleFault,
    Staged,
    bound_by,
    interval_of,
    nodes,
    running,
)
from puzzlelang.verify.findings import Refused
from puzzlelang.verify.rule_parts import (
    Guard,
    Guards,
    Named,
    Part,
    Recorder,
    Scope,
    Trial,
    is_void,
    rounds,
)
from puzzlelang.verify.slot_values import Key, Partial

FEW = 1 << 10
"""Maximum number of assignments for which an expression is evaluated as a whole."""


class RuleValues:
    """Checks the parts of rules in order."""

    def __init__(self, stager: Recorder) -> None:
        self.stager = stager
        self.earlier: list[Part] = []
        """Parts that were checked before."""
        self._guards: set[Guard] = set()

    def check(self, part: Part) -> None:
        """Check that a part has a value for all assignments that satisfy those before it."""
        for number, guard in enumerate(part.guards):
            if guard not in self._guards:
                self._guards.add(guard)
                self._check(guard.expr, guard.scope, part.guards[:number])
        for expr, scope, guards in part.values:
            self._check(expr, scope, guards)
        self.earlier.append(part)

    def _check(self, expr: Expr, scope: Scope, guards: Guards) -> None:
        staged, keys = self.stager.recorded(expr, scope, by_member=False)
        if staged.total:  # constants are
            return
        keys = keys.union(*(guard.keys for guard in guards))
        if prod(map(len, map(self.stager.slots.options, keys))) > FEW and not _is_leaf(expr):
            self._check_inside(expr, scope, guards)
        elif not self._has_value(staged, keys, guards):
            raise Refused("it may have no value, and the rules before it don't exclude that")

    def _check_inside(self, expr: Expr, scope: Scope, guards: Guards) -> None:
        match expr:
            case Apply(_, _, "and" | "or" as operation, arguments):
                self._check_in_turn(arguments, operation == "or", scope, guards)
            case If(_, _, ask, then, otherwise):
                self._check(ask, scope, guards)
                for branch, truth in ((then, False), (otherwise, True)):
                    self._check(branch, scope, (*guards, self._guard(ask, truth, scope)))
            case Let(_, _, local, value, body):
                self._check(value, scope, guards)
                named = Named(self.stager, value, scope)
                self._check(body, {**scope, local: named}, guards)
            case Fold(_, _, kind, binders, where, body):
                conditions = [] if where is None else [*nodes.conjuncts(where)]
                is_graph = kind in ("connected", "reach")
                if is_graph:  # whose only condition is that a member is in this set
                    self._check(nodes.given_set(expr), scope, guards)
                    conditions = conditions if kind == "connected" else []
                for inner in rounds(self.stager, binders, conditions, scope):
                    rest = self._check_in_turn(conditions, False, inner, guards, is_graph)
                    if body is not None and rest is not None:
                        self._check(body, inner, rest)
            case _:
                for part in nodes.parts(expr):
                    self._check(part, scope, guards)

    def _check_in_turn(
        self,
        conditions: Iterable[Expr],
        truth: bool,
        scope: Scope,
        guards: Guards,
        are_checked: bool = False,
    ) -> Guards | None:
        """Check conditions that are evaluated until one of them is ``truth``.

        Return the guards that none is; None if one is in all states.
        """
        for condition in conditions:
            if not are_checked:
                self._check(condition, scope, guards)
            guard = self._guard(condition, truth, scope)
            if not guard.staged.known:
                guards = (*guards, guard)
            elif bool(guard.staged.value) == truth:
                return None
        return guards

    def _guard(self, condition: Expr, truth: bool, scope: Scope) -> Guard:
        staged, keys = self.stager.recorded(condition, scope)
        return Guard(staged, truth, keys, condition, scope)

    def _has_value(self, staged: Staged, keys: frozenset[Key], guards: Guards) -> bool:
        env, run = self.stager.env(), running(staged)
        few: list[Part] | None = None

        def is_excluded(other: Part, state: Partial) -> bool:
            if not other.keys <= state.values.keys():
                return False
            try:
                return not other.holds(state, env)
            except RuleFault:  # so it breaks a part before that one
                return True

        def is_fine(state: Partial) -> bool:
            nonlocal few
            try:
                if not is_void(guards, state, env):
                    run(state, env)
            except RuleFault:
                if few is None:
                    few = [other for other in self.earlier if other.keys <= keys]
                return any(is_excluded(other, state) for other in few)
            return True

        return all(Trial(self.stager.slots).branches(is_fine))


def _is_leaf(expr: Expr) -> bool:
    """Test whether an expression may lack a value although its parts have one."""
    match expr:
        case Apply(_, _, operation, arguments):
            row = OPERATIONS.get(operation)
            if row is None or row.may_lack_value([argument.type for argument in arguments]):
                return True
            return row.is_arithmetic and not all(map(_is_small, (expr, *arguments)))
        case Fold(_, _, kind, binders, where, body):
            if REDUCTIONS[kind].lacks_of_nothing:
                return where is not None or not all(binder.values for binder in binders)
            if kind == "sum":
                return body is None or not (_is_small(expr) and _is_small(body))
            if kind in ("those", "set"):
                return interval_of((body or bound_by(binders)[0]).type)[0] < 0
            return kind not in ("every", "some", "different", "connected", "reach", "list")
        case If() | Let():
            return False
    return True


def _is_small(expr: Expr) -> bool:
    """Test whether a number is within bounds, and never none."""
    low, high = interval_of(expr.type)
    return -LARGEST <= low and high <= LARGEST
