"""The meaning of the typed core, by the book.

Every compiler is tested against this page, and an answer is verified with it.  It knows the
core and nothing of how the core was made or of how a search goes on.  What expressions, effects and
costs mean is said in ``staging`` and ``staged_rules``; here is what a puzzle makes of them, and how
a fault is reported with all that led to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from puzzlelang.core import values
from puzzlelang.core.nodes import (
    Binder,
    Expr,
    Let,
    Local,
    Puzzle,
    Rule,
    Template,
    Transition,
    rows_of,
)
from puzzlelang.core.rule_faults import RuleFault as RuleFault
from puzzlelang.core.staged_rules import RuleStager, Writes, written
from puzzlelang.core.staging import SHORTCUT as SHORTCUT
from puzzlelang.core.staging import UNSET, Env, Staged, bound, running
from puzzlelang.core.text_blocks import in_one_line
from puzzlelang.core.types import SetOf
from puzzlelang.text import Any, Record, Span

State = tuple[int, ...]
Scope = Mapping[Local, Any]
EMPTY: Scope = {}

Function = Callable[[Sequence[int], Sequence[Any]], Any]
"""Of a state and the values of some names."""


class Step(metaclass=Record):
    """One use of a transition: what it leads to, and a number for each cost line."""

    transition: Transition
    arguments: tuple[Any, ...]
    state: State
    cost: tuple[int, ...]


# ── expressions ──────────────────────────────────────────────────────────────────────


def evaluate(expr: Expr, state: Sequence[int], scope: Scope = EMPTY) -> Any:
    """The value of ``expr``; :class:`RuleFault` when it has none."""
    return function(expr, (), scope)(state, ())


def function(expr: Expr | Template, names: Sequence[Local], scope: Scope = EMPTY) -> Function:
    """What ``expr`` means, for other values of ``names`` each time.

    What it asks of other names stands in ``scope``, and is looked for when it asks.
    """
    stager = RuleStager()
    inner = {name: _outside(scope, name) for name in scope}
    places = [stager.place() for _ in names]
    inner |= zip(names, map(bound, places), strict=True)
    if isinstance(expr, Template):
        run = stager.template(expr, inner)
    else:
        run = running(stager.stage(expr, inner))
    env = stager.environment(len(places))
    return lambda state, given: run(state, env(given, state))


def _outside(scope: Scope, name: Local) -> Staged:
    return Staged(run=lambda s, e: scope[name])


def bindings(
    binders: Sequence[Binder], where: Expr | None, state: Sequence[int], scope: Scope
) -> Iterator[Scope]:
    """The scope of each combination of the binders' values, the last fastest."""
    stager = RuleStager()
    inner, rounds = stager.looped(binders, {name: _outside(scope, name) for name in scope}, where)
    holds = None if where is None else running(stager.stage(where, inner))
    env: Env = [UNSET] * stager.size
    for _ in rounds.bind(state, env):
        try:
            chosen = holds is None or holds(state, env)
        except RuleFault as fault:
            raise rounds.given(fault, env) from None
        if chosen:
            yield {**scope, **rounds.values(env)}


def with_lets(transition: Transition, expr: Expr) -> Expr:
    """``expr`` where it can ask for the names of ``transition``."""
    for local, value in reversed(transition.lets):
        expr = Let(value.span, expr.type, local, value, expr)
    return expr


# ── what a puzzle makes of them ──────────────────────────────────────────────────────


class _Use:
    """A transition: what it asks, writes, costs and says, for arguments and a state each time."""

    def __init__(self, puzzle: Puzzle | None, transition: Transition) -> None:
        stager = RuleStager()
        own = {name: bound(stager.place()) for name in transition.parameters}
        scope, places = stager.lets(transition, own)
        self.lets = [
            (local, place) for (local, _), place in zip(transition.lets, places, strict=True)
        ]
        self.guard = running(stager.stage(transition.guard, scope))
        self.write = stager.block(transition.effect, scope)
        self.costs = stager.costs(puzzle.costs if puzzle else (), transition, scope)
        self.say = None if transition.say is None else stager.template(transition.say, scope)
        self.env = stager.environment(len(own))

    def after(self, state: State, env: Env) -> State:
        writes: Writes = {}
        self.write(state, env, writes)
        return tuple(written(tuple(state), writes))

    def given(self, fault: RuleFault, env: Env) -> RuleFault:
        """The fault with the names that were asked for."""
        found = {name: env[place] for name, place in self.lets if env[place] is not UNSET}
        return fault.given(found, found)


class _Staged:
    """A puzzle's rules, each staged when it is first asked for."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._functions: dict[Expr | Template, Function] = {}
        self._uses: dict[Transition, _Use] = {}

    def value(self, expr: Expr | Template, state: State, shortcut: Any = None) -> Any:
        if expr not in self._functions:
            self._functions[expr] = function(expr, (SHORTCUT,))
        return self._functions[expr](state, (shortcut,))

    def use(self, transition: Transition) -> _Use:
        if transition not in self._uses:
            self._uses[transition] = _Use(self._puzzle, transition)
        return self._uses[transition]


_staged = lru_cache(maxsize=4)(_Staged)


# ── transitions ──────────────────────────────────────────────────────────────────────


def apply(transition: Transition, arguments: Sequence[Any], state: State) -> State:
    """The state that ``transition`` makes of ``state``; guard and invariants are not asked."""
    use = _Use(None, transition)
    return use.after(state, use.env(arguments, state))


def steps(puzzle: Puzzle, state: State) -> Iterator[Step]:
    """What can follow ``state``, in the order of the file, the last parameter fastest.

    Only steps to states that keep the invariants; while a forced transition gives one, only
    forced transitions do.  Nothing follows a lost state.
    """
    if is_lost(puzzle, state):
        return
    forced = False
    for transition in puzzle.transitions:
        if transition.forced:
            for step in steps_of(puzzle, transition, state):
                forced = True
                yield step
    if forced:
        return
    for transition in puzzle.transitions:
        if not transition.forced:
            yield from steps_of(puzzle, transition, state)


def steps_of(puzzle: Puzzle, transition: Transition, state: State) -> Iterator[Step]:
    """The steps of one transition, whatever others do."""
    for arguments in rows_of(transition.binders):
        step = attempt(puzzle, transition, arguments, state)
        if isinstance(step, Step):
            yield step


def attempt(
    puzzle: Puzzle, transition: Transition, arguments: tuple[Any, ...], state: State
) -> Step | Rule | None:
    """The step, or the invariant that forbids it, or None when its guard does not hold.

    Whether ``state`` is lost and whether something else is forced is not asked.
    """
    use = _staged(puzzle).use(transition)
    env = use.env(arguments, state)
    try:
        if not use.guard(state, env):
            return None
        after = use.after(state, env)
        broken = broken_invariant(puzzle, after)
        if broken is not None:
            return broken
        return Step(transition, arguments, after, use.costs(after, env))
    except RuleFault as fault:
        raise _in_step(puzzle, transition, arguments, state, use.given(fault, env)) from None


# ── states ───────────────────────────────────────────────────────────────────────────


def is_lost(puzzle: Puzzle, state: State) -> bool:
    return any(holds(puzzle, rule, state) for rule in puzzle.losses)


def is_goal(puzzle: Puzzle, state: State) -> bool:
    """Is ``state`` a goal?  A lost state is none, and the goal is not asked of it."""
    return not is_lost(puzzle, state) and holds(puzzle, puzzle.goal, state)


def broken_invariant(puzzle: Puzzle, state: State) -> Rule | None:
    """The first invariant that does not hold in ``state``."""
    for rule in puzzle.invariants:
        if not holds(puzzle, rule, state):
            return rule
    return None


def estimates(puzzle: Puzzle, state: State) -> tuple[int, ...]:
    """For each cost line the author's lower bound on what will be added; 0 for a line without
    one, and in lost states.
    """
    if is_lost(puzzle, state):
        return tuple(0 for _ in puzzle.costs)
    return tuple(
        0 if line.estimate is None else _value(puzzle, puzzle.goal.span, line.estimate, state)
        for line in puzzle.costs
    )


def holds(puzzle: Puzzle, rule: Rule, state: State) -> bool:
    """Does the condition of ``rule`` hold in ``state``?"""
    return bool(_value(puzzle, rule.span, rule.condition, state))


def _value(
    puzzle: Puzzle, span: Span, expr: Expr | Template, state: State, shortcut: Any = None
) -> Any:
    """The value of ``expr``, which stands at ``span``; a fault says in which state it is one."""
    try:
        return _staged(puzzle).value(expr, state, shortcut)
    except RuleFault as fault:
        label = f"in the state {_brief(puzzle, state)}"
        raise fault.seen_from(()).within(span, label) from None


# ── texts ────────────────────────────────────────────────────────────────────────────


def shown(puzzle: Puzzle, state: State, shortcut: Any = None) -> str:
    """``state`` as ``show:`` says, or all variables with their values."""
    if puzzle.show is not None:
        text: str = _value(puzzle, puzzle.show.span, puzzle.show, state, shortcut)
        return text
    return _all_variables(puzzle, state)  # a puzzle with one map: here it will be drawn


def _all_variables(puzzle: Puzzle, state: State) -> str:
    return " ".join(
        f"{variable.name}="
        + values.show(values.whole_value(variable, state), values.whole_type(variable))
        for variable in puzzle.variables
    )


def said(puzzle: Puzzle, state: State, transition: Transition, arguments: Sequence[Any]) -> str:
    """A step in words: its ``say:`` in the state that is left, or ``name(arguments)``."""
    use = _staged(puzzle).use(transition)
    if use.say is None:
        return call_text(transition, arguments)
    env = use.env(arguments, state)
    try:
        text: str = use.say(state, env)
    except RuleFault as fault:
        raise _in_step(puzzle, transition, arguments, state, use.given(fault, env)) from None
    return text


def call_text(transition: Transition, arguments: Sequence[Any]) -> str:
    """``hop(2, 3)``; with a parameter for each of some members, ``drive(red: 3, blue: 2)``; beside
    others, a set is in braces: ``weigh({1, 2}, {3})``
    """
    whose = {
        local: f"{values.show_scalar(member, key.base)}: "
        for key, parameters in transition.each
        for member, local in zip(key.values, parameters, strict=True)
    }
    shown = []
    for local, value in zip(transition.parameters, arguments, strict=True):
        text = values.show_argument(value, local.type)
        if isinstance(local.type, SetOf) and len(arguments) > 1:
            text = f"{{{text}}}"
        shown.append(whose.get(local, "") + text)
    return values.call(transition.name, shown)


# ── faults in their surroundings ─────────────────────────────────────────────────────

LONGEST_STATE = 200
"""Characters of a state in a message."""


def _in_step(
    puzzle: Puzzle, transition: Transition, arguments: Sequence[Any], state: State, fault: RuleFault
) -> RuleFault:
    call = call_text(transition, arguments)
    return fault.within(
        transition.span, f"in the step {call} from the state {_brief(puzzle, state)}"
    )


def _brief(puzzle: Puzzle, state: State) -> str:
    """``state`` on one line of a message, even when it is ``show:`` that is at fault."""
    try:
        text = (
            _staged(puzzle).value(puzzle.show, state)
            if puzzle.show
            else _all_variables(puzzle, state)
        )
    except RuleFault:
        text = _all_variables(puzzle, state)
    return in_one_line(text, LONGEST_STATE)


def explain_fault(puzzle: Puzzle, state: State) -> RuleFault | None:
    """The fault that a search met when it worked on ``state``, with all that led to it.

    Replays everything that may be asked about the state and about those that follow it: first
    what a search asks of the state itself, then of those that follow, then what only a report does.
    """
    try:
        is_goal(puzzle, state)
        following = list(steps(puzzle, state))
        _ask(puzzle, state)
        for step in following:
            _ask(puzzle, step.state)
        _tell(puzzle, state)
        for step in following:
            said(puzzle, state, step.transition, step.arguments)
            _tell(puzzle, step.state)
    except RuleFault as fault:
        return fault
    return None


def _ask(puzzle: Puzzle, state: State) -> None:
    is_goal(puzzle, state)
    estimates(puzzle, state)
    broken_invariant(puzzle, state)


def _tell(puzzle: Puzzle, state: State) -> None:
    for rule in puzzle.checks:
        holds(puzzle, rule, state)
    if puzzle.show is not None:
        shown(puzzle, state)
