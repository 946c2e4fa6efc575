"""Reference semantics of the typed core.

Compilers are tested against it, and answers are verified with it.  It depends on nothing but the
core.  ``staging`` and ``staged_rules`` define expressions, effects and costs; this module applies
them to whole puzzles and reports faults with their context.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from puzzlelang.core import values
from puzzlelang.core.nodes import (
    Binder,
    CostLine,
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
"""Takes a state and the values of some names."""


class Step(metaclass=Record):
    """An application of a transition: the next state, and a number for each cost line."""

    transition: Transition
    arguments: tuple[Any, ...]
    state: State
    cost: tuple[int, ...]


# ── expressions ──────────────────────────────────────────────────────────────────────


def evaluate(expr: Expr, state: Sequence[int], scope: Scope = EMPTY) -> Any:
    """Evaluate ``expr``; :class:`RuleFault` if it has no value."""
    return function(expr, (), scope)(state, ())


def function(
    expr: Expr | Template,
    names: Sequence[Local],
    scope: Scope = EMPTY,
    spelling: values.Spelling = str,
) -> Function:
    """Compile ``expr`` to a function of a state and the values of ``names``.

    Other names are looked up in ``scope`` when they are read. ``spelling``: of the names of values
    in texts.
    """
    stager = RuleStager()
    stager.spelling = spelling
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
    """Yield the scope of each combination of the binders' values, the last fastest."""
    stager = RuleStager()
    inner, rounds = stager.looped(binders, {name: _outside(scope, name) for name in scope}, where)
    holds = None if where is None else running(stager.stage(where, inner))
    env: Env = [UNSET] * stager.size
    for _ in rounds.bind(state, env):
        try:
            is_match = holds is None or holds(state, env)
        except RuleFault as fault:
            raise rounds.given(fault, env) from None
        if is_match:
            yield {**scope, **rounds.values(env)}


def with_lets(transition: Transition, expr: Expr) -> Expr:
    """Wrap ``expr`` in the ``let`` definitions of ``transition``."""
    for local, value in reversed(transition.lets):
        expr = Let(value.span, expr.type, local, value, expr)
    return expr


# ── puzzles ──────────────────────────────────────────────────────────────────────────


class _Use:
    """A staged transition."""

    def __init__(self, costs: Sequence[CostLine], transition: Transition) -> None:
        stager = RuleStager()
        own = {name: bound(stager.place()) for name in transition.parameters}
        scope, places = stager.lets(transition, own)
        self.lets = [
            (local, place) for (local, _), place in zip(transition.lets, places, strict=True)
        ]
        self.guard = running(stager.stage(transition.guard, scope))
        self.write = stager.block(transition.effect, scope)
        self.costs = stager.costs(costs, transition, scope)
        self.say = None if transition.say is None else stager.template(transition.say, scope)
        self.env = stager.environment(len(own))

    def after(self, state: State, env: Env) -> State:
        writes: Writes = {}
        self.write(state, env, writes)
        return tuple(written(tuple(state), writes))

    def given(self, fault: RuleFault, env: Env) -> RuleFault:
        """Add the values of the names that were evaluated to a fault."""
        lets = {name: env[place] for name, place in self.lets if env[place] is not UNSET}
        return fault.given(lets, lets)


class _Staged:
    """A puzzle's rules, each staged on first use; ``goal`` distinguishes puzzles."""

    def __init__(self, goal: Rule, costs: Sequence[CostLine]) -> None:
        self._costs = costs
        self._functions: dict[Expr | Template, Function] = {}
        self._uses: dict[Transition, _Use] = {}

    def value(self, expr: Expr | Template, state: State, shortcut: Any = None) -> Any:
        if expr not in self._functions:
            self._functions[expr] = function(expr, (SHORTCUT,))
        return self._functions[expr](state, (shortcut,))

    def use(self, transition: Transition) -> _Use:
        if transition not in self._uses:
            self._uses[transition] = _Use(self._costs, transition)
        return self._uses[transition]


_staged_once = lru_cache(maxsize=4)(_Staged)


def _staged(puzzle: Puzzle) -> _Staged:
    """Return the staged rules, which a puzzle with other starts shares."""
    return _staged_once(puzzle.goal, puzzle.costs)


# ── transitions ──────────────────────────────────────────────────────────────────────


def apply(transition: Transition, arguments: Sequence[Any], state: State) -> State:
    """Apply ``transition`` to ``state`` without testing guard and invariants."""
    use = _Use((), transition)
    return use.after(state, use.env(arguments, state))


def steps(puzzle: Puzzle, state: State) -> Iterator[Step]:
    """Yield the steps from ``state`` in file order, the last parameter fastest.

    All keep the invariants.  If any is forced, only forced ones are yielded.  A lost state has
    none.
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
    """Yield the steps of one transition, ignoring forced transitions."""
    for arguments in rows_of(transition.binders):
        step = attempt(puzzle, transition, arguments, state)
        if isinstance(step, Step):
            yield step


def attempt(
    puzzle: Puzzle, transition: Transition, arguments: tuple[Any, ...], state: State
) -> Step | Rule | None:
    """Return the step, the invariant that it breaks, or ``None`` if the guard doesn't hold.

    Ignores losses and forced transitions.
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
    """Test whether ``state`` is a goal.  Lost states never are; the goal isn't evaluated there."""
    return not is_lost(puzzle, state) and holds(puzzle, puzzle.goal, state)


def broken_invariant(puzzle: Puzzle, state: State) -> Rule | None:
    """Return the first invariant that ``state`` breaks."""
    for rule in puzzle.invariants:
        if not holds(puzzle, rule, state):
            return rule
    return None


def estimates(puzzle: Puzzle, state: State) -> tuple[int, ...]:
    """The author's lower bound on the remaining cost of each line; 0 without an estimate and in
    lost states.
    """
    if is_lost(puzzle, state):
        return tuple(0 for _ in puzzle.costs)
    return tuple(
        0 if line.estimate is None else _value(puzzle, puzzle.goal.span, line.estimate, state)
        for line in puzzle.costs
    )


def holds(puzzle: Puzzle, rule: Rule, state: State) -> bool:
    """Test whether the condition of ``rule`` holds in ``state``."""
    return bool(_value(puzzle, rule.span, rule.condition, state))


def amount(puzzle: Puzzle, line: Expr, state: State) -> int:
    """Return the value of a line of `cost:` or `gain:` for a choice."""
    return int(_value(puzzle, line.span, line, state))


def _value(
    puzzle: Puzzle, span: Span, expr: Expr | Template, state: State, shortcut: Any = None
) -> Any:
    """Evaluate ``expr`` at ``span``; a fault is reported with the state."""
    try:
        return _staged(puzzle).value(expr, state, shortcut)
    except RuleFault as fault:
        word = "state" if puzzle.choice is None else "choice"
        label = f"in the {word} {_brief(puzzle, state)}"
        raise fault.seen_from(()).within(span, label) from None


# ── texts ────────────────────────────────────────────────────────────────────────────


def shown(puzzle: Puzzle, state: State, shortcut: Any = None) -> str:
    """Format ``state`` with ``show:``, or list all variables with their values; those of a puzzle
    that is filled in are boards and tables, without helpers.
    """
    if puzzle.show is not None:
        text: str = _value(puzzle, puzzle.show.span, puzzle.show, state, shortcut)
        return text
    if puzzle.choice is not None:
        from puzzlelang.core.value_tables import filled_text

        return filled_text(puzzle, state)
    return _all_variables(puzzle, state)


def _all_variables(puzzle: Puzzle, state: State) -> str:
    return " ".join(
        f"{variable.name}="
        + values.show(values.whole_value(variable, state), values.whole_type(variable))
        for variable in puzzle.variables
    )


def said(puzzle: Puzzle, state: State, transition: Transition, arguments: Sequence[Any]) -> str:
    """Describe a step: its ``say:`` in the state before it, or ``name(arguments)``."""
    use = _staged(puzzle).use(transition)
    if use.say is None:
        return call_text(transition, arguments)
    env = use.env(arguments, state)
    try:
        text: str = use.say(state, env)
    except RuleFault as fault:
        raise _in_step(puzzle, transition, arguments, state, use.given(fault, env)) from None
    return text


MOST_READS = 8
"""Slots that a text may read if it is remembered."""


class _Noted:
    """A state that notes the slots that are read."""

    def __init__(self, state: State) -> None:
        self._state, self.slots = state, dict[int, None]()

    def __getitem__(self, place: int | slice) -> Any:
        slots = range(len(self._state))[place]
        self.slots.update(dict.fromkeys(slots if isinstance(slots, range) else (slots,)))
        return self._state[place]


def sayings(puzzle: Puzzle) -> Callable[[State, int, tuple[Any, ...]], str]:
    """Return :func:`said` for the index of a transition, with a memory.

    A text is made once for all states with the same values in the slots that it reads. Values read
    so far decide which slot is next, so the texts are the leaves of a tree.
    """
    root: dict[Any, Any] = {}

    def text_of(state: State, index: int, arguments: tuple[Any, ...]) -> str:
        node = root.get((index, arguments))
        while node.__class__ is tuple:
            slot, texts = node
            node = texts.get(state[slot])
        return node or remember(state, index, arguments)

    def remember(state: State, index: int, arguments: tuple[Any, ...]) -> str:
        transition, noted, texts = puzzle.transitions[index], _Noted(state), root
        key: Any = (index, arguments)
        try:
            text = said(puzzle, noted, transition, arguments)  # type: ignore[arg-type]
        except RuleFault:
            return said(puzzle, state, transition, arguments)
        if len(noted.slots) <= MOST_READS:
            for slot in noted.slots:
                _, texts = texts.setdefault(key, (slot, {}))
                key = state[slot]
            texts[key] = text
        return text

    return text_of


def call_text(transition: Transition, arguments: Sequence[Any]) -> str:
    """``hop(2, 3)``; with a parameter for each member of a type, ``drive(red: 3, blue: 2)``; a set
    among several arguments is in braces: ``weigh({1, 2}, {3})``
    """
    prefixes = {
        local: f"{values.show_scalar(member, key.base)}: "
        for key, parameters in transition.each
        for member, local in zip(key.values, parameters, strict=True)
    }
    texts = []
    for local, value in zip(transition.parameters, arguments, strict=True):
        text = values.show_argument(value, local.type)
        if isinstance(local.type, SetOf) and len(arguments) > 1:
            text = f"{{{text}}}"
        texts.append(prefixes.get(local, "") + text)
    return values.call(transition.name, texts)


# ── context of faults ────────────────────────────────────────────────────────────────

LONGEST_STATE = 200
"""Maximum number of characters of a state in a message."""


def _in_step(
    puzzle: Puzzle, transition: Transition, arguments: Sequence[Any], state: State, fault: RuleFault
) -> RuleFault:
    call = call_text(transition, arguments)
    return fault.within(
        transition.span, f"in the step {call} from the state {_brief(puzzle, state)}"
    )


def _brief(puzzle: Puzzle, state: State) -> str:
    """Format ``state`` on one line, even if ``show:`` is at fault."""
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
    """Find the fault that a search met while expanding ``state``, with its context.

    Repeats the search's evaluations on the state and its successors, then the report's.
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
