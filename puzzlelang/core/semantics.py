"""The meaning of the typed core, by the book: plain, slow and simple.

Every compiler is tested against this page, and an answer is verified with it.  It knows the
core and nothing of how the core was made or of how a search goes on.

An expression means a value in a *state* (one whole number a slot) and a *scope* (what each
:class:`~puzzlelang.core.nodes.Local` is bound to).  Where it has no value, a :class:`RuleFault`
says why in an author's words: the rule is wrong, the search is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product
from typing import Any

from puzzlelang.core import values
from puzzlelang.core.nodes import (
    Apply,
    Assign,
    At,
    Binder,
    Block,
    Branch,
    Const,
    CostLine,
    Effect,
    Expr,
    Fold,
    If,
    Let,
    Local,
    Lookup,
    Loop,
    Puzzle,
    Read,
    Rule,
    Template,
    Transition,
    Variable,
    Whole,
)
from puzzlelang.core.operations import OPERATIONS, REDUCTIONS, Kind, maps_of
from puzzlelang.core.primitives import NoValue
from puzzlelang.core.rule_faults import RuleFault as RuleFault
from puzzlelang.core.rule_faults import is_said
from puzzlelang.core.text_blocks import assembled, picture
from puzzlelang.core.types import LARGEST, NONE, NOWHERE, UNKNOWN, Domain, Scalar
from puzzlelang.text import Diagnostic, Source, Span, record

State = tuple[int, ...]
Scope = Mapping[Local, Any]
EMPTY: Scope = {}


def _fault(code: str, span: Span, message: str, label: str = "", help: str = "") -> RuleFault:
    return RuleFault(Diagnostic(code, message, span, label, help))


@record
class Step:
    """One use of a transition: what it leads to, and a number for each cost line."""

    transition: Transition
    arguments: tuple[Any, ...]
    state: State
    cost: tuple[int, ...]


# ── expressions ──────────────────────────────────────────────────────────────────────


class _Later:
    """The value of a ``let``: found when first needed, once, in the state of its scope."""

    __slots__ = ("_expr", "_found", "_scope", "_state", "_value")

    def __init__(self, expr: Expr, state: Sequence[int], scope: Scope) -> None:
        self._expr, self._state, self._scope = expr, state, scope
        self._found = False
        self._value: Any = None

    def value(self) -> Any:
        if not self._found:
            try:
                self._value = evaluate(self._expr, self._state, self._scope)
            except RuleFault as fault:  # what is bound where it is used is none of its names
                raise fault.seen_from(self._scope) from None
            self._found = True
        return self._value

    def is_found(self) -> bool:
        return self._found


def evaluate(expr: Expr, state: Sequence[int], scope: Scope = EMPTY) -> Any:
    """The value of ``expr``; :class:`RuleFault` when it has none."""
    return _MEANINGS[type(expr)](expr, state, scope)


def _of_const(expr: Const, state: Sequence[int], scope: Scope) -> Any:
    return expr.value


def _of_local(expr: Local, state: Sequence[int], scope: Scope) -> Any:
    value = scope[expr]
    return value.value() if type(value) is _Later else value


def _of_operation(expr: Apply, state: Sequence[int], scope: Scope) -> Any:
    if expr.operation == "and":
        return all(evaluate(argument, state, scope) for argument in expr.arguments)
    if expr.operation == "or":
        return any(evaluate(argument, state, scope) for argument in expr.arguments)
    return _apply(expr, [evaluate(a, state, scope) for a in expr.arguments])


def _of_variable(expr: Read, state: Sequence[int], scope: Scope) -> Any:
    if not expr.arguments:
        return state[expr.variable.offset]
    return state[_slot(expr.span, expr.variable, expr.arguments, state, scope)]


def _of_whole(expr: Whole, state: Sequence[int], scope: Scope) -> Any:
    start = expr.variable.offset
    return tuple(state[start : start + expr.variable.size])


def _of_choice(expr: If, state: Sequence[int], scope: Scope) -> Any:
    chosen = expr.then if evaluate(expr.condition, state, scope) else expr.otherwise
    return evaluate(chosen, state, scope)


def _of_let(expr: Let, state: Sequence[int], scope: Scope) -> Any:
    later = _Later(expr.value, state, scope)
    try:
        return evaluate(expr.body, state, {**scope, expr.local: later})
    except RuleFault as fault:
        if is_said(expr) and later.is_found():
            raise fault.given((expr.local,), {expr.local: later.value()}) from None
        raise


def _of_moment(expr: At, state: Sequence[int], scope: Scope) -> Any:
    return evaluate(expr.read, scope[expr.states][evaluate(expr.number, state, scope)], scope)


def _apply(expr: Apply, arguments: list[Any]) -> Any:
    match expr.operation:
        case "text":
            return values.show(arguments[0], expr.arguments[0].type)
        case "join":
            return values.join(arguments[0], expr.arguments[0].type, arguments[1])
        case "picture":
            return picture(*arguments)
        case "said":
            return arguments[0].said(arguments[1])
    row = OPERATIONS[expr.operation]
    if row.is_arithmetic and (NONE in arguments or NOWHERE in arguments):
        for operand, value in zip(expr.arguments, arguments, strict=True):
            _number(operand.span, value)
    try:
        if row.maps:
            arguments = [*maps_of(row, [argument.type for argument in expr.arguments]), *arguments]
        value = row.meaning(*arguments)
    except NoValue as why:
        message, label = str(why), "this has no value"
        raise _fault("no-value", expr.span, message, label, row.way_out) from None
    return _bounded(expr.span, value) if row.is_arithmetic else value


def _number(span: Span, value: int) -> None:
    if value in (NONE, NOWHERE):
        word = "none" if value == NONE else "nowhere"
        raise _fault("no-value", span, f"`{span.text}` is {word}, and here a number is expected",
            f"this is {word}")  # fmt: skip


def _bounded(span: Span, value: int) -> int:
    if abs(value) > LARGEST:
        raise _fault(
            "too-large", span, f"`{span.text}` grows beyond {LARGEST}", "this number is too large"
        )
    return value


def _slot(
    span: Span, variable: Variable, arguments: tuple[Expr, ...], state: Sequence[int], scope: Scope
) -> int:
    """The slot of ``variable`` at ``arguments``."""
    slot = 0
    for argument, key in zip(arguments, variable.keys, strict=True):
        value = evaluate(argument, state, scope)
        if value not in key.values:
            raise _off_domain(span, f"`{variable.name}`", argument.span, value, key)
        slot = slot * len(key.values) + key.values.index(value)
    return variable.offset + slot


def _off_domain(span: Span, name: str, place: Span, value: int, key: Domain) -> RuleFault:
    word = values.show_scalar(value, key.base)
    where = "off the map" if value == NOWHERE else f"there is no {name} for {word}"
    return _fault(
        "nowhere" if value == NOWHERE else "off-domain", place,
        f"`{span.text}`: {where}", f"this is {word}",
        f"{name} is there for {values.show_domain(key)}",
    )  # fmt: skip


def _lookup(expr: Lookup, state: Sequence[int], scope: Scope) -> Any:
    table = expr.table
    found = []
    for argument, key in zip(expr.arguments, table.keys, strict=True):
        value = evaluate(argument, state, scope)
        if value == NOWHERE:
            raise _off_domain(expr.span, f"`{table.name}`", argument.span, value, key)
        found.append(value)
    entry = table.entries.get(tuple(found), table.default)
    if entry is None:
        words = [
            values.show_scalar(value, key.base)
            for value, key in zip(found, table.keys, strict=True)
        ]
        raise _fault("no-entry", expr.span,
            f"the table `{table.name}` has no entry for {', '.join(words)}",
            "looked up here",
            f"add an entry, or let a condition in front of it rule {', '.join(words)} out",
        )  # fmt: skip
    return entry


def bindings(
    binders: Sequence[Binder], where: Expr | None, state: Sequence[int], scope: Scope,
    wanted: Expr | None = None,
) -> Iterator[Scope]:  # fmt: skip
    """The scope of each combination of the binders' values, the last fastest.

    Where ``wanted`` does not hold of a value, nobody wants to know of it.
    """
    if all(binder.states is None and len(binder.locals) == 1 for binder in binders):
        names = [binder.locals[0] for binder in binders]
        for combination in product(*(binder.values for binder in binders)):
            inner = {**scope, **dict(zip(names, combination, strict=True))}
            if where is None or _of_names(where, names, state, inner):
                yield inner
        return
    choices = (_values(binder, (where, wanted), scope, len(binders)) for binder in binders)
    for combination in product(*choices):
        inner = dict(scope)
        for binder, value in zip(binders, combination, strict=True):
            inner.update(_bind(binder, value))
        if where is None or _of_names(where, bound_by(binders), state, inner):
            yield inner


def bound_by(binders: Sequence[Binder]) -> list[Local]:
    return [name for binder in binders for name in binder.locals]


def _of_names(expr: Expr, names: Sequence[Local], state: Sequence[int], scope: Scope) -> Any:
    """The value of ``expr``; a fault says what ``names``, which are bound just here, are."""
    try:
        return evaluate(expr, state, scope)
    except RuleFault as fault:
        raise fault.given(names, scope) from None


def _values(
    binder: Binder, conditions: tuple[Expr | None, ...], scope: Scope, count: int
) -> Sequence[Any]:
    """The values of a binder; the numbers of states that can be of use, when it is the only one."""
    if binder.states is None:
        return binder.values
    states = scope[binder.states]
    numbers: Sequence[int] = range(len(states))
    return states.chosen(binder.locals[0], conditions, scope) if count == 1 else numbers


def _bind(binder: Binder, value: Any) -> Iterator[tuple[Local, Any]]:
    row = value if len(binder.locals) > 1 else (value,)
    return zip(binder.locals, row, strict=True)


SHORTCUT = Local(Span(Source("", ""), 0, 0), UNKNOWN, "shortcut")
"""Where a scope may have a function that gives the texts of a large fold, or None."""


def _fold(expr: Fold, state: Sequence[int], scope: Scope) -> Any:
    reduction = REDUCTIONS[expr.kind]
    if reduction.takes is Kind.TEXT and SHORTCUT in scope:
        texts = scope[SHORTCUT](expr, state, scope)
        if texts is not None:
            return texts
    wanted = expr.body if reduction.ends_at else None
    bound = bindings(expr.binders, expr.where, state, scope, wanted)
    try:
        value = reduction.meaning(_bodies(expr, reduction.takes, bound, state))
    except NoValue as why:
        message, label = str(why), "no value is left to choose from"
        raise _fault("no-value", expr.span, message, label, reduction.way_out) from None
    return _bounded(expr.span, value) if reduction.gives is Kind.NUMBER else value


_MEANINGS: dict[type, Callable[[Any, Sequence[int], Scope], Any]] = {
    Const: _of_const, Local: _of_local, Apply: _of_operation, Read: _of_variable,
    Whole: _of_whole, Lookup: _lookup, If: _of_choice, Fold: _fold, Let: _of_let, At: _of_moment,
}  # fmt: skip


def _bodies(fold: Fold, kind: Kind, bound: Iterator[Scope], state: Sequence[int]) -> Iterator[Any]:
    """What the body of ``fold`` means in each scope, if that is a value that it can take in."""
    names = bound_by(fold.binders)
    body, span = (names[0], fold.span) if fold.body is None else (fold.body, fold.body.span)
    for inner in bound:
        try:
            value = evaluate(body, state, inner)
            if kind is Kind.NUMBER:
                _number(span, value)
            elif kind is Kind.MEMBER:
                _member(span, value)
        except RuleFault as fault:
            raise fault.given(names, inner) from None
        yield value


def _member(span: Span, value: int) -> None:
    """Refuse a ``value`` that no set can hold."""
    row = OPERATIONS["with"]
    try:
        row.meaning(0, value)
    except NoValue as why:
        raise _fault("no-value", span, str(why), "this has no value", row.way_out) from None


# ── effects ──────────────────────────────────────────────────────────────────────────

_Writes = dict[int, tuple[int, Assign]]
"""For each slot that is written, its new value and the line that gives it."""


def apply(transition: Transition, arguments: Sequence[Any], state: State) -> State:
    """The state that ``transition`` makes of ``state``; guard and invariants are not asked."""
    return _after(transition.effect, state, transition_scope(transition, arguments, state))


def _after(block: Block, state: State, scope: Scope) -> State:
    after = list(state)
    for slot, (value, _) in _run(block, state, scope).items():
        after[slot] = value
    return tuple(after)


def _run(block: Block, state: State, scope: Scope) -> _Writes:
    """What the steps of ``block`` write, one after the other."""
    written: _Writes = {}
    for step in block.steps:
        together: _Writes = {}
        for effect in step:
            for writes in _writes(effect, state, scope):
                _merge(together, writes)
        after = list(state)
        for slot, (value, _) in together.items():
            after[slot] = value
        state = tuple(after)
        written.update(together)
    return written


def _writes(effect: Effect, state: State, scope: Scope) -> Iterator[_Writes]:
    """What ``effect`` writes when it reads ``state``: at once with its neighbours."""
    match effect:
        case Assign(span, variable, arguments, expr):
            slot = _slot(span, variable, arguments, state, scope)
            value = evaluate(expr, state, scope)
            _check_range(effect, slot, value)
            yield {slot: (int(value), effect)}
        case Loop(_, binders, where, body):
            for inner in bindings(binders, where, state, scope):
                try:
                    yield _run(body, state, inner)
                except RuleFault as fault:
                    raise fault.given(bound_by(binders), inner) from None
        case Branch(_, arms):
            for condition, body in arms:
                if condition is None or evaluate(condition, state, scope):
                    yield _run(body, state, scope)
                    return


def _merge(together: _Writes, writes: _Writes) -> None:
    for slot, (value, effect) in writes.items():
        if slot in together and together[slot][0] != value:
            first, earlier = together[slot]
            variable, kind = effect.variable, effect.variable.type
            old, new = values.show(first, kind), values.show(value, kind)
            raise RuleFault(Diagnostic(
                "write-conflict",
                f"`{slot_text(variable, slot)}` gets two different values at once",
                effect.span, f"this makes it {new or 'the empty set'}",
                "what stands under one `then:` happens at once; as a list, with `- ` before "
                "each line, it happens in order",
                related=((earlier.span, f"this makes it {old or 'the empty set'}"),),
            ))  # fmt: skip
        together[slot] = (value, effect)


def _check_range(assign: Assign, slot: int, value: int) -> None:
    """A range is a promise: a value outside it is a mistake in the puzzle."""
    variable = assign.variable
    if values.fits(value, variable):
        return
    name, shown = slot_text(variable, slot), values.show(value, variable.type)
    if value == NOWHERE:
        raise _fault("nowhere", assign.span, f"`{name}` would become nowhere (off the map)",
            "this sets it", "ask in `when:` whether the cell is on the map")  # fmt: skip
    optional = isinstance(variable.type, Scalar) and variable.type.optional
    assert variable.domain is not None, "a truth value is always in range"
    allowed = values.show_domain(variable.domain, optional)
    if not isinstance(variable.type, Scalar):
        allowed = f"a set of {allowed}"
    raise _fault("range-left", assign.span,
        f"`{name}` would become {shown}, and it may be {allowed}", "this sets it",
        "widen the range under `state:`, or let `when:` keep this step from happening",
    )  # fmt: skip


def slot_text(variable: Variable, slot: int) -> str:
    """``litres(1)``: the slot as an author writes it."""
    rest = slot - variable.offset
    arguments: list[int] = []
    for key in reversed(variable.keys):
        rest, place = divmod(rest, len(key.values))
        arguments.insert(0, key.values[place])
    return values.slot_name(variable, arguments)


# ── transitions ──────────────────────────────────────────────────────────────────────


def transition_scope(
    transition: Transition, arguments: Sequence[Any], state: Sequence[int]
) -> Scope:
    """Parameters and lets of ``transition``; a let reads the state that is left."""
    scope: dict[Local, Any] = dict(zip(transition.parameters, arguments, strict=True))
    for local, expr in transition.lets:
        scope[local] = _Later(expr, state, dict(scope))
    return scope


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
    for combination in product(*(binder.values for binder in transition.binders)):
        arguments: list[Any] = []
        for binder, value in zip(transition.binders, combination, strict=True):
            arguments.extend(bound for _, bound in _bind(binder, value))
        step = attempt(puzzle, transition, tuple(arguments), state)
        if isinstance(step, Step):
            yield step


def attempt(
    puzzle: Puzzle, transition: Transition, arguments: tuple[Any, ...], state: State
) -> Step | Rule | None:
    """The step, or the invariant that forbids it, or None when its guard does not hold.

    Whether ``state`` is lost and whether something else is forced is not asked.
    """
    with _in_transition(puzzle, transition, arguments, state) as scope:
        if not evaluate(transition.guard, state, scope):
            return None
        after = _after(transition.effect, state, scope)
        broken = broken_invariant(puzzle, after)
        if broken is not None:
            return broken
        return Step(transition, arguments, after, _costs(puzzle, transition, scope, state, after))


def _costs(
    puzzle: Puzzle, transition: Transition, scope: Scope, state: State, after: State
) -> tuple[int, ...]:
    if not puzzle.costs:
        return (1,)
    return tuple(_line(line, transition, scope, state, after) for line in puzzle.costs)


def _line(
    line: CostLine, transition: Transition, scope: Scope, state: State, after: State
) -> int:  # fmt: skip
    total = 0
    for term in line.terms:
        match term.per:
            case "move":
                amount = evaluate(term.amount, state, scope)
            case "transition":
                used = term.transition is transition
                amount = evaluate(term.amount, state, scope) if used else 0
            case "state":
                amount = evaluate(term.amount, after)
            case _:
                raise AssertionError(f"unhandled cost per {term.per!r}")
        span = term.amount.span
        _number(span, amount)
        if amount < 0:
            raise _fault("negative-cost", span, f"the cost `{span.text}` is {amount}",
                "a cost is never negative", "add a number that keeps it at 0 or above")  # fmt: skip
        total += amount
    return total


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
    """For each cost line what the author says will at least be added; 0 for a line without, and
    where play is over.
    """
    if is_lost(puzzle, state):
        return tuple(0 for _ in puzzle.costs)
    with _in_state(puzzle, puzzle.goal.span, state):
        return tuple(
            0 if line.estimate is None else evaluate(line.estimate, state) for line in puzzle.costs
        )


def holds(puzzle: Puzzle, rule: Rule, state: State) -> bool:
    """Does the condition of ``rule`` hold in ``state``?"""
    with _in_state(puzzle, rule.span, state):
        return bool(evaluate(rule.condition, state))


# ── texts ────────────────────────────────────────────────────────────────────────────


def render(template: Template, state: Sequence[int], scope: Scope = EMPTY) -> str:
    """The text of ``template`` with the values of its expressions."""
    return assembled(
        (True, part) if isinstance(part, str)
        else (False, values.show(evaluate(part, state, scope), part.type))
        for part in template.parts
    )  # fmt: skip


def shown(puzzle: Puzzle, state: State, scope: Scope = EMPTY) -> str:
    """``state`` as ``show:`` says, or all variables with their values."""
    if puzzle.show is not None:
        with _in_state(puzzle, puzzle.show.span, state):
            return render(puzzle.show, state, scope)
    return _all_variables(puzzle, state)  # a puzzle with one map: here it will be drawn


def _all_variables(puzzle: Puzzle, state: State) -> str:
    return " ".join(
        f"{variable.name}="
        + values.show(values.whole_value(variable, state), values.whole_type(variable))
        for variable in puzzle.variables
    )


def said(puzzle: Puzzle, state: State, transition: Transition, arguments: Sequence[Any]) -> str:
    """A step in words: its ``say:`` in the state that is left, or ``name(arguments)``."""
    if transition.say is not None:
        with _in_transition(puzzle, transition, arguments, state) as scope:
            return render(transition.say, state, scope)
    return call_text(transition, arguments)


def call_text(transition: Transition, arguments: Sequence[Any]) -> str:
    """``hop(2, 3)``"""
    pairs = zip(transition.parameters, arguments, strict=True)
    return values.call(transition.name, [values.show(value, local.type) for local, value in pairs])


# ── faults in their surroundings ─────────────────────────────────────────────────────

LONGEST_STATE = 200
"""Characters of a state in a message."""


@contextmanager
def _in_state(puzzle: Puzzle, span: Span, state: State) -> Iterator[None]:
    try:
        yield
    except RuleFault as fault:
        label = f"in the state {_brief(puzzle, state)}"
        raise fault.seen_from(EMPTY).within(span, label) from None


@contextmanager
def _in_transition(
    puzzle: Puzzle, transition: Transition, arguments: Sequence[Any], state: State
) -> Iterator[Scope]:
    scope = transition_scope(transition, arguments, state)
    try:
        yield scope
    except RuleFault as fault:
        found = {name: scope[name] for name, _ in transition.lets if scope[name].is_found()}
        fault = fault.given(found, {name: later.value() for name, later in found.items()})
        call = call_text(transition, arguments)
        label = f"in the step {call} from the state {_brief(puzzle, state)}"
        raise fault.within(transition.span, label) from None


def _brief(puzzle: Puzzle, state: State) -> str:
    """``state`` on one line of a message, even when it is ``show:`` that is at fault."""
    try:
        text = render(puzzle.show, state) if puzzle.show else _all_variables(puzzle, state)
    except RuleFault:
        text = _all_variables(puzzle, state)
    text = " / ".join(text.splitlines())
    return text if len(text) <= LONGEST_STATE else text[:LONGEST_STATE] + "…"


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
