"""Reasons why a step is not possible in a state, by the reference semantics."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import chain, islice

from puzzlelang.answers.answer import shown
from puzzlelang.answers.answer_fields import INSTANCE, PARAMETERS, PUZZLE, arguments_data
from puzzlelang.answers.conjuncts import BOUND, Conjunct, parts_of_conjunct, written
from puzzlelang.answers.field_table import (
    Field,
    ListOf,
    Reported,
    Word,
    document,
    row,
    unless_empty,
)
from puzzlelang.answers.loading import Loaded, faults_explained
from puzzlelang.answers.text_layout import Page, hanging, plural
from puzzlelang.core import RuleFault, evaluate, rows_of, semantics, values, with_lets
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Record, nearest, printable

Slots = tuple[int, ...]

REASONS = ("possible", "loss", "condition", "invariant", "forced", "lost", "fault")

MOST_READ, LONGEST_READ = 6, 60
"""Maximum number of values in a reason, and of characters of a row among them."""

MOST_TRIED = 100_000
"""Maximum number of parameter values that are compared with words."""

MOST_LISTED = 1_000
"""Maximum number of steps that are listed with `--all`."""


class Move(metaclass=Reported, called="move"):
    """A transition with values for its parameters, and whether a state allows it."""

    transition: str = row("name of the transition")
    arguments: dict[str, Any] = row("values of its parameters, by name")
    call: str = row("both in one text, such as `take(fox)`")
    reason: str = row(
        "`possible`; `loss`: possible, and the next state is lost; `condition`: a part of its "
        "`when:` fails; `invariant`: the next state would break it; `forced`: only forced steps "
        "are possible; `lost`: the state is lost; `fault`: a rule has no value",
        type=Word(REASONS),
    )
    rule: str | None = row(
        "name of the invariant, of the line of `lose:`, or of the forced transition",
        default=None, optional=True,
    )  # fmt: skip
    condition: str | None = row(
        "condition that fails, or that causes the loss; the message of a fault",
        default=None, optional=True,
    )  # fmt: skip
    values: tuple[str, ...] | None = row(
        "values that it reads, such as `farmer = left`: of the next state for an invariant or a "
        "loss", type=ListOf(str), default=None, optional=True,
    )  # fmt: skip
    said: str | None = row("text of its `say:`, if it is possible", default=None, optional=True)
    cost: tuple[int, ...] | None = row(
        "cost, a number for each cost line, if it is possible",
        type=ListOf(int), default=None, optional=True,
    )  # fmt: skip
    shown: str | None = row(
        "the next state, printed by `show:`, if it is possible", default=None, optional=True
    )

    @property
    def is_possible(self) -> bool:
        return self.reason in ("possible", "loss")

    @property
    def why(self) -> str:
        """The reason without the name of the step."""
        text, fails = f"`{self.condition}`", "fails"
        if self.condition and (
            inner := re.fullmatch(r"not (\((?:[^()]|\([^()]*\))*\))", self.condition)
        ):
            text, fails = f"`{inner[1][1:-1]}`", "holds"
        more = f" ({', '.join(self.values)})" if self.values else ""
        match self.reason:
            case "condition":
                return f"{text} {fails}{more}"
            case "invariant":
                return f"the next state would break `{self.rule}`: {text} {fails} there{more}"
            case "loss":
                return f"the next state is lost, by `{self.rule}`{more}"
            case "forced":
                return f"only forced steps are possible here, such as `{self.rule}`"
            case "lost":
                return f"the state is lost, by `{self.rule}`{more}"
            case "fault":
                return f"a rule has no value: {self.condition}"
        return "it is possible"

    def __str__(self) -> str:
        if self.is_possible:
            lost = f", but {self.why}" if self.reason == "loss" else ""
            return f"{self.call} is possible{lost}."
        return f"{self.call} is not possible: {self.why}."


def why_not(
    puzzle: core.Puzzle, state: Slots, transition: core.Transition, arguments: Sequence[Any]
) -> Move:
    """Find out whether ``state`` allows a step, and if not, name the first obstacle.

    Of several conditions that fail, it names the first in the order of the file.
    """
    arguments = tuple(arguments)
    move = (transition.name, arguments_data(transition, arguments),
            semantics.call_text(transition, arguments))  # fmt: skip
    try:
        if lost := lost_by(puzzle, state):
            return Move(*move, "lost", lost.name, values=_values_of(lost.condition, state))
        step = semantics.attempt(puzzle, transition, arguments, state)
        if step is None:
            return Move(*move, "condition", None, *failing(guard_for(transition, arguments), state))
        if isinstance(step, core.Rule):
            after = semantics.apply(transition, arguments, state)
            whole = Conjunct(written(step.condition), step.condition)
            return Move(*move, "invariant", step.name, *failing(whole, after))
        if not transition.forced and (forced := _forced(puzzle, state)):
            return Move(*move, "forced", semantics.call_text(forced.transition, forced.arguments))
        said = semantics.said(puzzle, state, transition, arguments)
        result = said, step.cost, shown(puzzle, step.state)
        if lost := lost_by(puzzle, step.state):
            return Move(
                *move, "loss", lost.name, None, _values_of(lost.condition, step.state), *result
            )
        return Move(*move, "possible", None, None, None, *result)
    except RuleFault as fault:
        return Move(*move, "fault", None, fault.diagnostic.message)


def lost_by(puzzle: core.Puzzle, state: Slots) -> core.Rule | None:
    return next((rule for rule in puzzle.losses if semantics.holds(puzzle, rule, state)), None)


def _forced(puzzle: core.Puzzle, state: Slots) -> semantics.Step | None:
    forced = (transition for transition in puzzle.transitions if transition.forced)
    steps = (semantics.steps_of(puzzle, transition, state) for transition in forced)
    return next(chain.from_iterable(steps), None)


# ── conditions ───────────────────────────────────────────────────────────────────────


def guard_for(transition: core.Transition, arguments: Sequence[Any]) -> Conjunct:
    """Return the condition of a transition for these values of its parameters."""
    guard = with_lets(transition, transition.guard)
    texts = []
    for local, value in zip(transition.parameters, arguments, strict=True):
        constant = core.Const(guard.span, local.type, value)
        guard = core.Let(guard.span, guard.type, local, constant, guard, sure=True)
        texts.append(f"{local.name} = {values.show(value, local.type)}")
    return Conjunct(written(transition.guard), guard, tuple(texts))


def failing(whole: Conjunct, state: Slots) -> tuple[str, tuple[str, ...] | None]:
    """Return the first part that does not hold, of a condition that does not hold.

    It comes with the values of the names of loops and of all names in it, unless its text has them,
    and the values that it reads, such as ``at(fox) = right``; None without any.
    """
    parts = parts_of_conjunct(whole)
    part = next((part for part in parts if not evaluate(part.condition, state)), whole)
    text, names = part.worded
    own = [name for name in names if name not in whole.values]
    return text, _values_of(part.condition, state, own, text if text == part.claim else "")


def _values_of(
    condition: core.Expr, state: Slots, own: Sequence[str] = (), text: str = ""
) -> tuple[str, ...] | None:
    """Return ``own`` values, and those that a condition reads or names in its text."""
    names = frozenset(re.findall(r"\w+", text))
    texts = dict.fromkeys((*own, *_read(condition, state, {}, names)))
    return tuple(islice(texts, MOST_READ)) or None


def _read(
    expr: core.Expr, state: Slots, scope: Mapping[core.Local, Any], names: Set[str]
) -> Iterator[str]:
    match expr:
        case core.Let(_, _, local, value, body):
            bound = _value(value, state, scope)
            if any(part is local for part in core.walk(body)):
                if local.name in names and bound is not BOUND:
                    yield f"{local.name} = {_shown(bound, local.type)}"
                yield from _read(value, state, scope, names)
            yield from _read(body, state, {**scope, local: bound}, names)
            return
        case core.Fold(_, _, _, binders):
            scope = {**scope, **dict.fromkeys(core.bound_by(binders), BOUND)}
        case core.Read(_, _, variable, arguments):
            keys = [_value(argument, state, scope) for argument in arguments]
            value = _value(expr, state, scope)
            if value is not BOUND:
                yield f"{values.slot_name(variable, keys)} = {_shown(value, expr.type)}"
            elif BOUND in keys:
                yield from _whole(variable, state)
        case core.Whole(_, _, variable):
            yield from _whole(variable, state)
    for part in core.parts(expr):
        yield from _read(part, state, scope, names)


def _value(expr: core.Expr, state: Slots, scope: Mapping[core.Local, Any]) -> Any:
    """Return the value of ``expr``, or BOUND if it has none or depends on the name of a loop."""
    if any(scope.get(part) is BOUND for part in core.walk(expr) if isinstance(part, core.Local)):
        return BOUND
    try:
        return evaluate(expr, state, scope)
    except (RuleFault, LookupError):
        return BOUND


def _whole(variable: core.Variable, state: Slots) -> Iterator[str]:
    text = _shown(values.whole_value(variable, state), values.whole_type(variable))
    if len(text) <= LONGEST_READ:
        yield f"{variable.name} = {text}"


def _shown(value: Any, kind: Any) -> str:
    return values.show(value, kind) or "none"


# ── the step that is meant ───────────────────────────────────────────────────────────


def steps_named(puzzle: core.Puzzle, text: str) -> list[tuple[core.Transition, tuple[Any, ...]]]:
    """Return the steps that ``take``, ``take fox`` or ``take(fox)`` may mean.

    Values may be left out at the end, or all of it.  :class:`ValueError` if there is none.
    """
    words = _words(text)
    names = {t.name: _words(t.name) for t in puzzle.transitions}
    meant = [
        t for t in puzzle.transitions if not words or words[: len(names[t.name])] == names[t.name]
    ]
    if not meant:
        raise ValueError(_unknown(text, list(names)))
    steps = []
    for transition in meant:
        given = words[len(names[transition.name]) :]
        for arguments in islice(rows_of(transition.binders), MOST_TRIED):
            call = semantics.call_text(transition, arguments)[len(transition.name) :]
            if _words(call)[: len(given)] == given:
                steps.append((transition, arguments))
    if not steps:
        raise ValueError(f"there is no step `{printable(text)}`: the values do not fit")
    return steps


def _words(text: str) -> list[str]:
    for mark in "(){},":
        text = text.replace(mark, " ")
    return text.casefold().split()


def step_given(
    puzzle: core.Puzzle, name: str, given: Mapping[str, Any]
) -> tuple[core.Transition, tuple[Any, ...]]:
    """Return the step of a transition with values as in JSON; :class:`ValueError` without one."""
    named = [t for t in puzzle.transitions if t.name == name]
    if not named:
        raise ValueError(_unknown(name, [t.name for t in puzzle.transitions]))
    (transition,) = named
    names = [local.name for local in transition.parameters]
    if given.keys() != {*names}:
        raise ValueError(
            f"`{name}` has {plural(len(names), 'parameter')} ({', '.join(names) or 'none'}), "
            f"not {', '.join(map(str, given)) or 'none'}"
        )
    arguments = []
    for local in transition.parameters:
        try:
            arguments.append(values.from_json(given[local.name], local.type))
        except ValueError as error:
            raise ValueError(f"`{local.name}`: {error}") from None
    if not _is_row(transition, tuple(arguments)):
        raise ValueError(f"`{name}` has no step with these values")
    return transition, tuple(arguments)


def _is_row(transition: core.Transition, arguments: tuple[Any, ...]) -> bool:
    rest = [*arguments]
    for binder in transition.binders:
        taken, rest = rest[: len(binder.locals)], rest[len(binder.locals) :]
        if (tuple(taken) if len(taken) > 1 else taken[0]) not in binder.values:
            return False
    return True


def _unknown(name: str, names: Sequence[str]) -> str:
    near = nearest(name, names)
    hint = f"did you mean `{near}`?" if near else f"there are {', '.join(names)}"
    return f"there is no transition `{printable(name)}`; {hint}"


# ── all moves of a state ─────────────────────────────────────────────────────────────


class StateMoves(metaclass=Record):
    """The moves of a state; with the others up to a limit, ``left_out`` if there are more."""

    loaded: Loaded
    state: dict[str, object]
    shown: str
    goal: bool
    moves: tuple[Move, ...]
    left_out: bool = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.loaded, name)


MOVES = document("moves", "Output of `moves --format json`.", (
    PUZZLE, INSTANCE, PARAMETERS,
    Field("state", dict, "value of each variable, by name"),
    Field("shown", str, "the state, printed by `show:`"),
    Field("goal", bool, "true for a goal"),
    Field("moves", ListOf(Move), "the moves in the order of the file; with `--all` also the "
          "steps that are not possible"),
    unless_empty("left_out", bool, f"true if there are more than the {MOST_LISTED:,} steps that "
                 "are listed"),
))  # fmt: skip


def moves_of(loaded: Loaded, state: Slots, *, all_steps: bool = False) -> StateMoves:
    """List the moves of a state, with ``all_steps`` also those that it does not allow."""
    puzzle = loaded.puzzle
    with faults_explained(loaded):
        if all_steps:
            steps = ((t, row) for t in puzzle.transitions for row in rows_of(t.binders))
        else:
            steps = ((s.transition, s.arguments) for s in semantics.steps(puzzle, state))
        listed = tuple(why_not(puzzle, state, *step) for step in islice(steps, MOST_LISTED))
        about = values.state_to_json(puzzle, state), shown(puzzle, state)
        goal = semantics.is_goal(puzzle, state)
        return StateMoves(loaded, *about, goal, listed, next(steps, None) is not None)


def moves_text(moves: StateMoves, page: Page) -> str:
    """Format the state, its moves, and the other steps with the reasons."""
    lines = [*map(printable, moves.shown.split("\n")), ""]
    if not any(move.is_possible for move in moves.moves):
        lines.append("No move is possible.")
    number = 0
    for move in moves.moves:
        if move.is_possible:
            number += 1
            said = "" if move.said == move.call else f": {move.said}"
            lost = f"; {move.why}" if move.reason == "loss" else ""
            lines += hanging(f"{number:>3}  ", printable(move.call + said + lost), page.width)
        else:
            text = hanging("  –  ", printable(f"{move.call}: {move.why}"), page.width)
            lines += (page.paint("dim", line) for line in text)
    if moves.left_out:
        lines.append(f"There are more than these {MOST_LISTED:,} steps.")
    return "\n".join(lines)
