"""Work in the loops of a transition.

Above a limit, a transition loops over its parameters in each state; combinations that no row of a
table allows don't count. Parts that depend on fewer parameters are computed before the other loops
(``compiler.ground_transition``), unless they can fault. Parts that each round of a loop computes
again are reported, with a name that avoids this.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, count
from operator import mul

from puzzlelang.core import (
    BOOLEAN,
    Part,
    binders_of,
    decided,
    guard_parts,
    is_total,
    most_members,
    names_in,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.cost_bound import (
    MOST_WORK,
    Given,
    combinations,
    work,
    work_of_block,
    work_of_transition,
)
from puzzlelang.model.hoisting import Invariants
from puzzlelang.syntax import tree
from puzzlelang.text import Record, Source, Span, replace

# ── the bound, as compiled ────────────────────────────────────────────────────────────

Constants = Mapping[core.Local, int]
NOTHING: Constants = {}

MOST_IN_SET = 4096
"""Bound on the values of a loop over the members of a set (``thresholds.set_members``)."""

LOOPED = 20_000
"""Transitions with more combinations of parameters loop over them.

The compiler's limit (``thresholds.instances``) affects no answer; this one decides which puzzles
are rejected.
"""


def scheduled_work(transition: core.Transition) -> int:
    """Bound the operations of a transition in one state, over all values of its parameters.

    Above the limit, parts computed before the loops count once.
    """
    count = work_of_transition(transition)
    if count <= MOST_WORK:
        return count
    return _Loops(transition).work()


class _Loops:
    """Levels of the loops over parameters; if ``looped``, one for each.

    Otherwise each combination is a transition with one level. There, too, a loop of the guard
    disappears if it only decides which parameter is meant.
    """

    def __init__(self, transition: core.Transition) -> None:
        self.transition = transition
        self._binders = binders_of(transition.binders)
        self._rounds_in_all = combinations(transition.binders)
        if self._rounds_in_all > LOOPED:
            from puzzlelang.core import possible_rows

            rows = possible_rows(transition, LOOPED)
            self._rounds_in_all = self._rounds_in_all if rows is None else len(rows)
        self.looped = self._rounds_in_all > LOOPED
        self._level_of: dict[core.Local, int] = {}
        self._deepest = len(transition.binders)
        for depth, binder in enumerate(transition.binders, 1):
            self._level_of.update(dict.fromkeys(binder.locals, depth))
        self._total = 0

    def work(self) -> int:
        for local, value in self.transition.lets:
            level = self._level(value) if is_total(value, self._binders) else self._deepest
            self._level_of[local] = level
        parts = list(guard_parts(self.transition.guard))
        self._times = self._rounds(parts)
        for local, value in self.transition.lets:
            self._add(value, self._level_of[local])
        for part, level, _ in self._placed(parts):
            self._add(part.condition, level, part.scope)
        once = work_of_block(self.transition.effect, self._earlier(self._deepest))
        return self._total + self._times[self._deepest] * once

    def _placed(self, parts: Iterable[Part]) -> Iterator[tuple[Part, int, int]]:
        """Yield the level of each part, and the earliest level possible."""
        latest = after_fault = 0
        for part in parts:
            sure = is_total(part.condition, self._binders)
            least = after_fault if sure else latest
            level = max(self._level(part.condition, part.scope), least)
            latest = max(latest, level)
            after_fault = after_fault if sure else level
            yield part, level, least

    def _rounds(self, parts: Iterable[Part]) -> list[int]:
        """Count the rounds of each level.

        If a parameter must be in a set that is known before its loop, the loop runs over that set.
        """
        binders = self.transition.binders
        most = [size_of(binder.values) for binder in binders]
        if not self.looped:
            return [1] * self._deepest + [self._rounds_in_all]
        for part, level, least in self._placed(parts):
            match part.condition:
                case core.Apply(_, _, "in", (member, group)) if least < level:
                    own = decided(member, part.scope)
                    first, values = binders[level - 1].locals[0], binders[level - 1].values
                    inside = own is first and 0 <= min(values) and max(values) < MOST_IN_SET
                    if inside and self._level(group, part.scope) < level:
                        most[level - 1] = min(most[level - 1], most_members(group))
        return list(accumulate(most, mul, initial=1))

    def _add(self, expr: core.Expr, level: int, constants: Constants = NOTHING) -> None:
        self._total += self._times[level] * work(expr, self._earlier(level, constants))

    def _level(self, expr: core.Expr, constants: Constants = NOTHING) -> int:
        """Return the depth at which all names in ``expr`` are bound.

        It is too large for names bound by neither a parameter nor a `let`.
        """
        names = names_in(expr, constants)
        return max((self._level_of.get(name, self._deepest + 1) for name in names), default=0)

    def _earlier(self, level: int, constants: Constants = NOTHING) -> Given:
        """Return the work of parts known before ``level``: computed there, and read here."""

        def given(expr: core.Expr) -> int | None:
            if isinstance(expr, core.Const | core.Local):
                return None
            decision = decided(expr, constants)
            if decision is not expr:
                return work(decision, given)
            own = self._level(expr, constants)
            if not self.looped or own >= level or not is_total(expr, self._binders):
                return None
            self._add(expr, own, constants)
            return 1

        return given


# ── repeated parts ────────────────────────────────────────────────────────────────────

LEAST_WORK = 12
"""Smaller parts don't need a name."""

LONG_NAME = 60
"""Characters of an expression repeated in a message."""

NAME = "fixed"
"""The proposed name; it gets a number if the file uses it."""


class Repeated(metaclass=Record):
    """A part of a transition that depends on fewer loops than surround it.

    ``span``: its text in the entry with the loops; for a definition's whole body, the name or the
    call. ``rounds``: the maximum evaluations in one state, for all values of the parameters;
    ``once``: the same with a name outside the loops. ``name``: an unused name, or empty if no place
    for one is known; its definition belongs before the loop ``before``, or under `let:`.
    """

    expr: core.Expr
    span: Span
    rounds: int
    once: int
    name: str = ""
    before: Span | None = None

    @property
    def work(self) -> int:
        """Steps of one evaluation."""
        return work(self.expr)

    @property
    def definition(self) -> str | None:
        """The text that defines the name."""
        value = self.span.in_one_line
        if not self.name:
            return None
        return f"let {self.name} = {value} then" if self.before else f"{self.name}: {value}"


def dearest_repetition(parsed: tree.Puzzle, transition: core.Transition) -> Repeated | None:
    """Find the part whose repetition takes the most steps.

    Each round of the innermost loop must compute it, and not do more other work. None if only its
    schedule keeps a transition within the limit, since that computes other parts once, too.
    """
    if work_of_transition(transition) > MOST_WORK:
        return None
    walk = _Walk(parsed, transition)
    candidates = (part for part in walk.parts() if part.dominates and part.saved > 0)
    part = max(candidates, key=lambda part: part.saved, default=None)
    return walk.named(part) if part is not None else None


def name_that_helps(parsed: tree.Puzzle, transition: core.Transition) -> str:
    """Find an expression for `let:` that brings a transition within its limit; otherwise empty."""
    times = combinations(transition.binders)
    walk = _Walk(parsed, transition)
    for part in sorted(walk.parts(), key=lambda part: part.work, reverse=True):
        rest = work_of_transition(transition, lambda e, own=part.expr: 1 if e is own else None)  # type: ignore[misc]
        if rest + times * part.work <= MOST_WORK and not _is_shell(part.expr):
            named = walk.named(part)
            text = named.span.in_one_line
            if named.name and not named.before and len(text) <= LONG_NAME:
                return text
    return ""


class _Loop(metaclass=Record):
    """A loop. ``span`` is None in effects; ``each`` is the work of a round; ``names`` are bound
    here.
    """

    span: Span | None
    rounds: int
    each: int
    names: frozenset[str]


class _Entry(metaclass=Record):
    """The text around an expression: a transition, or a definition that ``user`` uses.

    ``depth``: the number of loops around that use, which is inside ``within``.
    """

    node: tree.Transition | tree.Definition
    text: Span
    depth: int = 0
    user: _Entry | None = None
    within: Span | None = None
    in_let: bool = False


Loops = tuple[_Loop, ...]
NO_LOOPS: Loops = ()


class _Part(metaclass=Record):
    """A part ``expr`` that depends on the first ``depth`` of the ``loops`` around it."""

    expr: core.Expr
    depth: int
    loops: Loops
    entry: _Entry
    counts: Sequence[int]
    """For each number of outer loops, their rounds together."""
    work: int
    certain: bool

    @property
    def saved(self) -> int:
        return (self.counts[-1] - self.counts[self.depth]) * self.work

    @property
    def dominates(self) -> bool:
        return self.certain and 2 * self.work >= self.loops[-1].each


class _Walk:
    def __init__(self, parsed: tree.Puzzle, transition: core.Transition) -> None:
        self.definitions = parsed.definitions
        self.transition = transition
        node = parsed.transitions[transition.index]
        self.entry = _Entry(node, _extent(node))
        self.starts = [definition.body.span.start for definition in self.definitions]
        self.about = Invariants().about
        self._depth_of = dict.fromkeys(transition.parameters, 0)
        self._certain: set[core.Expr] = set()
        """Parts that each round of their innermost loop computes."""

    def parts(self) -> Iterator[_Part]:
        for local, value in self.transition.lets:
            yield from self._expression(value, NO_LOOPS, replace(self.entry, in_let=True))
            self._depth_of[local] = 0
        yield from self._expression(self.transition.guard, NO_LOOPS, self.entry)
        yield from self._block(self.transition.effect, NO_LOOPS)

    def _block(self, block: core.Block, loops: Loops) -> Iterator[_Part]:
        for step in block.steps:
            for effect in step:
                inner, certain = loops, core.expressions(effect)
                if isinstance(effect, core.Loop):
                    each = work(effect.where) + work_of_block(effect.body)
                    inner = self._inside(loops, None, effect.binders, each)
                    if effect.where is None:
                        certain = tuple(_first_asked(effect.body))
                elif not isinstance(effect, core.Branch):
                    certain = ()
                for expr in certain:
                    self._certain.update(_always(expr))
                for expr in core.expressions(effect):
                    yield from self._expression(expr, inner, self.entry)
                for below in core.blocks(effect):
                    yield from self._block(below, inner)

    def _inside(
        self, loops: Loops, span: Span | None, binders: Sequence[core.Binder], each: int
    ) -> Loops:
        bound = core.bound_by(binders)
        self._depth_of.update(dict.fromkeys(bound, len(loops) + 1))
        names = frozenset(local.name for local in bound)
        return *loops, _Loop(span, combinations(binders), each, names)

    def _expression(self, expr: core.Expr, loops: Loops, entry: _Entry) -> Iterator[_Part]:
        if isinstance(expr, core.Const | core.Local | core.Whole):
            return
        about = self.about(expr)
        if not loops and not about.loops:
            return
        entry = self._entered(expr, loops, entry)
        depth = max((self._depth_of.get(name, len(loops)) for name in about.free), default=0)
        if depth < len(loops) and work(expr) >= LEAST_WORK:
            rounds = (loop.rounds for loop in loops)
            counts = list(accumulate(rounds, mul, initial=combinations(self.transition.binders)))
            yield _Part(expr, depth, loops, entry, counts, work(expr), expr in self._certain)
        if expr.span in entry.text:
            entry = replace(entry, within=expr.span)
        inner, parts = loops, core.parts(expr)
        match expr:
            case core.Apply(_, _, "in", (member, core.Fold(_, _, "those", binders, where, None))):
                # a test for one member doesn't build the set
                self._depth_of.update(dict.fromkeys(core.bound_by(binders), len(loops)))
                parts = (member,) if where is None else (member, where)
            case core.Fold(span, _, _, binders, where, body):
                inner = self._inside(loops, span, binders, work(where) + work(body))
                self._certain.update(_always(where or body))
            case core.Let(_, _, local):
                self._depth_of[local] = len(loops)
        for part in parts:
            yield from self._expression(part, inner, entry)

    def _entered(self, expr: core.Expr, loops: Loops, entry: _Entry) -> _Entry:
        """Return the entry with the text of ``expr``."""
        if expr.span not in entry.text:
            place = bisect(self.starts, expr.span.start) - 1
            if place >= 0 and expr.span in self.definitions[place].body.span:
                definition = self.definitions[place]
                return _Entry(definition, definition.body.span, len(loops), entry)
        return entry

    def named(self, part: _Part) -> Repeated:
        """Return the part with a name, if there is a place for one."""
        expr, loops, entry, counts = part.expr, part.loops, part.entry, part.counts
        span, words = expr.span, _words(expr.span).difference(_bound_in(expr))
        node, user = entry.node, entry.user
        if isinstance(node, tree.Definition) and user is not None and span == entry.text:
            entry, span = user, _use(node, user) or span
            words = _words(span)
        repetition = Repeated(expr, span, counts[-1], counts[part.depth])
        outside = loops[max(part.depth, entry.depth) :]
        if span not in entry.text or any(words & loop.names for loop in outside):
            return repetition
        name = _unused_name(span.source)
        if len(outside) == len(loops) and entry.node is self.entry.node and not entry.in_let:
            return replace(repetition, name=name)
        if not outside or outside[0].span is None or outside[0].span not in entry.text:
            return repetition
        once = counts[len(loops) - len(outside)]
        return replace(repetition, once=once, name=name, before=outside[0].span)


def _is_shell(expr: core.Expr) -> bool:
    """Test for a comparison or choice that leaves nearly all work to one part."""
    if isinstance(expr, core.If) or (isinstance(expr, core.Apply) and expr.type == BOOLEAN):
        return max(map(work, core.parts(expr)), default=0) + LEAST_WORK > work(expr)
    return False


def _first_asked(block: core.Block) -> Iterator[core.Expr]:
    """Yield expressions that the effects of a block always compute."""
    for step in block.steps:
        for effect in step:
            if isinstance(effect, core.Assign):
                yield from core.expressions(effect)
            else:
                yield from core.expressions(effect)[:1]


def _always(expr: core.Expr | None) -> Iterator[core.Expr]:
    """Yield parts of ``expr`` that are always computed with it, outside its loops."""
    if expr is None:
        return
    yield expr
    match expr:
        case core.Apply(_, _, "and" | "or", (first, *_)) | core.If(_, _, first):
            yield from _always(first)
        case core.Let(_, _, local, value, body):
            parts = list(_always(body))
            yield from parts
            if local in parts:
                yield from _always(value)
        case core.Fold():
            return
        case _:
            for part in core.parts(expr):
                yield from _always(part)


def _extent(node: tree.Transition) -> Span:
    """Return the text of a transition from its first expression to the last."""
    spans = [name.span for name in tree.names_in((node.lets, node.when, node.then))]
    spans += [when.span for when in node.when]
    spans += [value.span for _, value in node.lets]
    for assign in tree.walk(node.then):
        if isinstance(assign, tree.Assign):
            spans.append(assign.value.span)
    return Span(spans[0].source, min(s.start for s in spans), max(s.end for s in spans))


def _use(definition: tree.Definition, user: _Entry) -> Span | None:
    """Return the text that uses a definition, if all relevant uses are alike."""
    name, uses = definition.head.name.text, dict[str, Span]()
    for one in tree.walk(user.node):
        match one:
            case tree.Name(span, text) if not definition.head.parameters:
                pass
            case tree.Call(span, tree.Name(_, text)) | tree.Relation(span, tree.Name(_, text)):
                pass
            case _:
                continue
        if text == name and (user.within is None or span in user.within):
            uses.setdefault(span.in_one_line, span)
    return next(iter(uses.values())) if len(uses) == 1 else None


def _words(span: Span) -> set[str]:
    return set(re.findall(r"\w+", span.text))


def _bound_in(expr: core.Expr) -> set[str]:
    folds = (part for part in core.walk(expr) if isinstance(part, core.Fold))
    return {local.name for fold in folds for local in core.bound_by(fold.binders)}


def _unused_name(source: Source) -> str:
    words = set(re.findall(r"\w+", source.text))
    names = (f"{NAME}{number or ''}" for number in count())
    return next(name for name in names if name not in words)
