"""Lists under ``then:`` meant to happen at once: lines without effect, lost changes.

A list happens in order. Each value is traced back to the state before the list. A write to a place
that may equal another makes the value there unknown, so it isn't reported.

At once, the lines `a: b`, `b: c`, `c: a` would rotate values. In order, the last line reads the
value that the first has written, so the old value of `a` is lost. A swap of `b` and `c` through `a`
looks the same: nothing is reported if the rules never read the old value of `a`, or if the list
saves or clears it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import chain

from puzzlelang.core import nodes as core
from puzzlelang.text import Record, Span, field

# ── rotations ─────────────────────────────────────────────────────────────────────────

Place = tuple[core.Variable, tuple[str, ...], bool]
"""A variable, the text of its arguments, and True if all of them are constants."""


class Rotation(metaclass=Record):
    """First and last line, and the text of the places between."""

    first: core.Assign
    last: core.Assign
    places: tuple[str, ...]


class _Copy(metaclass=Record):
    line: core.Assign
    source: Place
    time: int
    was_read: bool
    """True if an earlier line read the old value."""


class Reads:
    """Places that the rules of a puzzle may read before writing them."""

    def __init__(self, puzzle: core.Puzzle) -> None:
        self.puzzle = puzzle

    def __contains__(self, place: Place) -> bool:
        variable, _, fixed = place
        same = [other for other in self._all if other[0] is variable]
        return place in same or any(not (fixed and other[2]) for other in same)

    @cached_property
    def _all(self) -> frozenset[Place]:
        puzzle = self.puzzle
        rules = (*puzzle.invariants, *puzzle.losses, puzzle.goal)
        conditions = [rule.condition for rule in rules]
        conditions += [term.amount for line in puzzle.costs for term in line.terms]
        for transition in puzzle.transitions:
            conditions += [transition.guard, *(value for _, value in transition.lets)]
        places = set(chain.from_iterable(map(_reads, conditions)))
        for transition in puzzle.transitions:
            places.update(_exposed(transition.effect, frozenset()))
        return frozenset(places)


def rotations(block: core.Block, reads: Reads) -> Iterator[Rotation]:
    """Yield the rotations of one list, without nested lists."""
    copies: dict[Place, _Copy] = {}
    seen: set[Place] = set()
    candidates: dict[Place, Rotation] = {}
    for time, step in enumerate(block.steps):
        for effect in step:
            for place in _written(effect):
                candidates.pop(place, None)  # cleared later, so the loss is intended
        line = step[0]
        if len(step) == 1 and isinstance(line, core.Assign) and isinstance(line.value, core.Read):
            place, source = place_of(line), place_of(line.value)
            round_ = _round(copies, place, source)
            if round_ is not None and source in reads:
                candidates[source] = Rotation(copies[source].line, line, round_)
            copies[place] = _Copy(line, source, time, place in seen)
        else:
            gone = {place[0] for effect in step for place in _written(effect)}
            copies = {place: copy for place, copy in copies.items() if place[0] not in gone}
        for effect in step:
            seen.update(_exposed_by(effect, frozenset()))
    yield from candidates.values()


def _round(copies: dict[Place, _Copy], last: Place, first: Place) -> tuple[str, ...] | None:
    """Return the places between two, each assigned the value of the next, in this order."""
    between: list[str] = []
    place, time = first, -1
    while place in copies and copies[place].time > time:
        copy = copies[place]
        if place == first and copy.was_read:
            return None
        if copy.source == last:
            return tuple(between) if between else None
        place, time = copy.source, copy.time
        between.append(as_written(place))
    return None


def place_of(node: core.Assign | core.Read) -> Place:
    fixed = all(isinstance(argument, core.Const) for argument in node.arguments)
    return node.variable, tuple(argument.span.in_one_line for argument in node.arguments), fixed


def as_written(place: Place) -> str:
    variable, arguments, _ = place
    return f"{variable.name}({', '.join(arguments)})" if arguments else variable.name


def _reads(expr: core.Expr) -> Iterator[Place]:
    for read in core.reads(expr):
        yield place_of(read) if isinstance(read, core.Read) else (read.variable, (), False)


def _written(effect: core.Effect) -> Iterator[Place]:
    if isinstance(effect, core.Assign):
        yield place_of(effect)
    for below in chain.from_iterable(map(core.effects, core.blocks(effect))):
        if isinstance(below, core.Assign):
            yield place_of(below)


def _exposed(block: core.Block, written: frozenset[Place]) -> Iterator[Place]:
    """Yield places that a list reads in the state before it."""
    for step in block.steps:
        for effect in step:
            yield from _exposed_by(effect, written)
        written |= {place_of(effect) for effect in step if isinstance(effect, core.Assign)}


def _exposed_by(effect: core.Effect, written: frozenset[Place]) -> Iterator[Place]:
    for expr in core.expressions(effect):
        yield from (place for place in _reads(expr) if place not in written)
    for block in core.blocks(effect):
        yield from _exposed(block, written)


# ── lines without effect ──────────────────────────────────────────────────────────────

MOST_LINES = 100
"""Lists with more lines are not examined."""

Warn = Callable[..., None]
"""Takes a key of ``messages.txt``, the place, and values for the placeholders."""


def look(effect: core.Block, fixed: bool, reads: Reads, warn: Warn) -> None:
    """Report such lines of ``effect`` through ``warn``.

    ``fixed``: no parameter and no map decides which places are equal. ``reads``: all reads of the
    puzzle.
    """
    _Order(fixed, reads, warn).block(effect, {})


class _Write(metaclass=Record):
    """A write to a place; None means unknown."""

    place: tuple[int, ...] | None
    arguments: tuple[core.Expr, ...]
    value: int | None
    span: Span


_Log = dict[core.Variable, tuple[_Write, ...]]
"""All writes so far, by variable."""


class _Order(metaclass=Record, frozen=False):
    fixed: bool
    reads: Reads
    warn: Warn
    _numbers: dict[object, int] = field(factory=dict)
    """Value numbers of expressions in the state before; equal expressions share one."""

    def block(self, block: core.Block, before: _Log) -> None:
        if len(block.steps) > MOST_LINES:
            return
        for rotation in rotations(block, self.reads):
            self._lost_rotation(rotation)
        log = dict(before)
        waiting: dict[tuple[core.Variable, tuple[int, ...]], core.Assign] = {}
        for step in block.steps:
            whole = chain.from_iterable(map(_all_of, step))
            exprs = chain.from_iterable(map(core.expressions, whole))
            read = {one.variable for expr in exprs for one in core.reads(expr)}
            waiting = {key: line for key, line in waiting.items() if key[0] not in read}
            writes: list[tuple[core.Variable, _Write]] = []
            fresh = {}
            for effect in step:
                if isinstance(effect, core.Assign):
                    write = self._assign(effect, log)
                    key = effect.variable, write.place or ()
                    if key in waiting:
                        self._lost(waiting[key], effect)
                    fresh[key] = effect
                    writes.append((effect.variable, write))
                else:
                    for inner in core.blocks(effect):
                        self.block(inner, log)
                    unknown = _Write(None, (), None, effect.span)
                    inside = (one for one in _all_of(effect) if isinstance(one, core.Assign))
                    writes += ((one.variable, unknown) for one in inside)
            waiting |= fresh
            for variable, write in writes:
                log[variable] = (*log.get(variable, ()), write)

    def _assign(self, line: core.Assign, log: _Log) -> _Write:
        place, value = self._place(line.arguments, log), self._value(line.value, log)
        old = self._number("read", line.variable, *place)
        if (
            value == old == self._now(line.variable, line.arguments, place, log)
            and self._value(line.value, {}) != old
        ):
            self._no_change(line, log)
        return _Write(place, line.arguments, value, line.span)

    # ── warnings ─────────────────────────────────────────────────────────────────────

    def _no_change(self, line: core.Assign, log: _Log) -> None:
        new, name = line.value.span.in_one_line, as_written(place_of(line))
        variables = (read.variable for read in core.reads(line.value))
        changed = (log[variable][-1].span for variable in variables if variable in log)
        self.warn("line-changes-nothing", line, new=new, name=name, also=next(changed, None))

    def _lost(self, earlier: core.Assign, later: core.Assign) -> None:
        self.warn("change-lost", earlier, name=as_written(place_of(earlier)), also=later.span)

    def _lost_rotation(self, cycle: Rotation) -> None:
        first, last = as_written(place_of(cycle.first)), as_written(place_of(cycle.last))
        new = cycle.first.value.span.in_one_line
        others = [f"`{name}`" for name in (first, *cycle.places)]
        also = cycle.first.span
        self.warn(
            "rotation-lost", cycle.last, last=last, new=new, first=first, others=others, also=also
        )

    # ── values in the state before ───────────────────────────────────────────────────

    def _number(self, *key: object) -> int:
        return self._numbers.setdefault(key, len(self._numbers))

    def _unknown(self) -> int:
        return self._number("unknown", len(self._numbers))

    def _place(self, arguments: tuple[core.Expr, ...], log: _Log) -> tuple[int, ...]:
        return tuple(self._value(argument, log) for argument in arguments)

    def _value(self, expr: core.Expr, log: _Log) -> int:
        match expr:
            case core.Const(span, _, value):  # so parameters of equal value stay distinct
                return self._number("constant", value, span.in_one_line)
            case core.Local():
                return self._number(expr)
            case core.Read(_, _, variable, arguments):
                return self._now(variable, arguments, self._place(arguments, log), log)
            case core.Lookup(_, _, table, arguments):
                return self._number(table, *self._place(arguments, log))
            case core.Apply(_, _, operation, arguments):
                return self._number("apply", operation, *self._place(arguments, log))
            case core.If(_, _, condition, then, otherwise):
                return self._number("if", *self._place((condition, then, otherwise), log))
        return self._unknown()

    def _now(
        self,
        variable: core.Variable,
        arguments: tuple[core.Expr, ...],
        place: tuple[int, ...],
        log: _Log,
    ) -> int:
        """Return the value number of a place after all writes."""
        value = self._number("read", variable, *place)
        for write in log.get(variable, ()):
            if write.place == place and write.value is not None:
                value = write.value
            elif write.value != value and not self._apart(arguments, write.arguments):
                value = self._unknown()
        return value

    def _apart(self, some: tuple[core.Expr, ...], others: tuple[core.Expr, ...]) -> bool:
        """Test whether these are certainly different places."""
        return self.fixed and any(
            isinstance(a, core.Const) and isinstance(b, core.Const) and a.value != b.value
            for a, b in zip(some, others, strict=False)
        )


def _all_of(effect: core.Effect) -> Iterator[core.Effect]:
    """Yield an effect and all effects in it."""
    yield effect
    yield from chain.from_iterable(map(core.effects, core.blocks(effect)))
