"""Construction of folded terms, and traversals.

No function may hide a fault or create one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from puzzlelang.compiler.constant_tables import Table
from puzzlelang.compiler.ir import (
    FAULT,
    SIMPLE,
    SURE,
    Apply,
    Closure,
    Const,
    Element,
    Fault,
    Fold,
    Hit,
    If,
    Leaves,
    Let,
    Look,
    Pick,
    Slide,
    Slot,
    Temp,
    Term,
)
from puzzlelang.core import (
    CLOSURES,
    OPERATIONS,
    Frame,
    Interval,
    Kind,
    NoValue,
    current,
    members,
    slid,
)
from puzzlelang.text import Any, assert_never

_SMALL: dict[int, Const] = {}
"""Cache of common constants."""


def const(value: int) -> Const:
    term = _SMALL.get(value)
    if term is None:
        term = Const(int(value))
        if -4 <= value < 256:
            _SMALL[term.value] = term
    return term


TRUE, FALSE = const(True), const(False)


# ── building ─────────────────────────────────────────────────────────────────────────


def all_of(conditions: Iterable[Term]) -> Term:
    """Return the conjunction, in order; parts after a false one are dropped."""
    return _connected("and", conditions, TRUE, FALSE)


def any_of(conditions: Iterable[Term]) -> Term:
    return _connected("or", conditions, FALSE, TRUE)


def _connected(word: str, conditions: Iterable[Term], neutral: Term, last: Term) -> Term:
    parts: list[Term] = []
    for condition in conditions:
        if condition is neutral:
            continue
        if isinstance(condition, Apply) and condition.operation == word:
            parts.extend(condition.arguments)
        else:
            parts.append(condition)
        if parts[-1] is last:
            break
    if not parts:
        return neutral
    return parts[0] if len(parts) == 1 else Apply(word, tuple(parts), ())


OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


def is_comparison(condition: Term) -> bool:
    return isinstance(condition, Apply) and condition.operation in OPPOSITE


def negation(condition: Term) -> Term:
    match condition:
        case Const(value):
            return const(not value)
        case Apply("not", (inner,)):
            return inner
        case Apply("and", parts):
            return any_of([negation(part) for part in parts])
        case Apply("or", parts):
            return all_of([negation(part) for part in parts])
        case Apply(operation, arguments) if operation in OPPOSITE:
            return Apply(OPPOSITE[operation], arguments, ())
    return Apply("not", (condition,), ())


def choice(condition: Term, then: Term, otherwise: Term) -> Term:
    if isinstance(condition, Const):
        return then if condition.value else otherwise
    if then is otherwise and isinstance(then, SIMPLE) and isinstance(condition, SURE):
        return then  # otherwise the condition stays, as it may fault
    return If(condition, then, otherwise)


def operate(operation: str, *arguments: Term) -> Term:
    """Apply an operation without maps; constants are folded."""
    if operation == "and":
        return all_of(arguments)
    if operation == "or":
        return any_of(arguments)
    if operation == "not":
        return negation(arguments[0])
    folding = _folded(operation, arguments)
    return Apply(operation, arguments, ()) if folding is None else folding


def _folded(operation: str, arguments: tuple[Term, ...]) -> Term | None:
    """Fold an operation, or return None."""
    match arguments:
        case (Const(), Const()) | (Const(),):
            return _worked_out(operation, (), arguments)
        case (a, b):
            row = OPERATIONS[operation]
            if row.neutral is not None:
                if b is const(row.neutral):
                    return a
                if row.commutes and a is const(row.neutral):
                    return b
            if a is b and isinstance(a, SURE):
                if operation in ("=", "<=", ">="):
                    return TRUE
                if operation in ("!=", "<", ">"):
                    return FALSE
            return None
    return _worked_out(operation, (), arguments)


def _worked_out(operation: str, maps: Sequence[Frame], arguments: Iterable[Term]) -> Term | None:
    """Evaluate an operation if all arguments are constant."""
    values = []
    for argument in arguments:
        if not isinstance(argument, Const):
            return None
        values.append(argument.value)
    try:
        return const(OPERATIONS[operation].meaning(*maps, *values))
    except NoValue:
        return FAULT


def call(maps: tuple[Frame, ...], operation: str, *arguments: Term) -> Term:
    """Apply an operation on cells of maps, or on lists of digits."""
    folding = _worked_out(operation, maps, arguments)
    return Apply(operation, arguments, maps) if folding is None else folding


def look(table: Table, index: Term) -> Term:
    if isinstance(index, Const):
        entry = table.at(index.value)
        return FAULT if entry is None else const(entry)
    return Look(table, index)


def hit(table: Table, index: Term) -> Term:
    if not isinstance(index, Const):
        return Hit(table, index)
    place = index.value  # out of range only if an earlier condition is false
    return const(table.entries[place]) if 0 <= place < len(table.entries) else FALSE


def element(offset: int, size: int, index: Term, bounds: Interval) -> Term:
    """Return one of ``size`` slots from ``offset`` on, which all have these bounds."""
    if isinstance(index, Const):
        return Slot(offset + index.value, bounds) if 0 <= index.value < size else FAULT
    return Element(offset, size, index, bounds)


def pick(index: Term, items: tuple[Term, ...]) -> Term:
    if isinstance(index, Const):
        return items[index.value] if 0 <= index.value < len(items) else FAULT
    return Pick(index, items)


def let(leaves: Leaves, value: Term, body: Callable[[Term], Term]) -> Term:
    """Bind ``value`` in ``body``, so it is computed once."""
    if isinstance(value, SIMPLE) and not value.may_fault:
        return body(value)
    temp = leaves.temp(value.bounds)
    inner = body(temp)
    return inner if isinstance(inner, Const) and not value.may_fault else Let(temp, value, inner)


def let_by_need(leaves: Leaves, value: Term, body: Callable[[Term], Term]) -> Term:
    """Like :func:`let`, but inline a value that may fault unless ``body`` always needs it."""
    term = let(leaves, value, body)
    match term:
        case Let(temp, same, inner) if same is value and value.may_fault and not needs(inner, temp):
            return replace_temp(inner, temp, value)
    return term


def needs(term: Term, temp: Temp) -> bool:
    """Does evaluating ``term`` always evaluate ``temp``?"""
    if temp not in term.temps:
        return False
    match term:
        case Apply("and" | "or", (first, *_)):
            return needs(first, temp)
        case If(condition, then, otherwise):
            return needs(condition, temp) or (needs(then, temp) and needs(otherwise, temp))
        case Fold(_, _, values, where, body):
            return all(map(len, values)) and needs(body if where is TRUE else where, temp)
        case Closure(begin=begin):
            return needs(begin, temp)
    return term is temp or any(needs(child, temp) for child in term.children)


def closure(kind: str, temp: Temp, size: int, begin: Term, body: Term) -> Term:
    """Follow a relation; a constant relation from a constant set gives a constant."""
    match begin, body:
        case Const(start), Look(table, index) if index is temp and not table.partial:
            return const(CLOSURES[kind](start, lambda member: table.entries[member]))
    return Closure(kind, temp, size, begin, body)


def slide(beyond: Table, cell: Term, free: Term) -> Term:
    """Slide from ``cell``, which is in range whenever the term is evaluated."""
    if isinstance(cell, Const):
        if not 0 <= cell.value < len(beyond.entries):
            return FAULT
        if isinstance(free, Const):
            return const(slid(beyond.entries, cell.value, free.value))
    return Slide(beyond, cell, free)


def members_at_most(term: Apply, of: Callable[[Kind, Term], int]) -> int:
    """Return a mask of the members that an operation's result may have, or a negative number if
    unbounded.

    ``of`` returns such a mask for an argument: members of a set, or values of a number.
    """
    row, reaches = OPERATIONS[term.operation], []
    if row.reach is None:
        return -1
    for scheme, argument in zip(row.takes, term.arguments, strict=True):
        kind = scheme.kind
        if not isinstance(argument, Const):
            reaches.append((of(kind, argument), 0))
        elif kind is Kind.SET:
            reaches.append((argument.value, argument.value))
        else:
            reaches.append((1 << argument.value,) * 2 if argument.value >= 0 else (0, 0))
    return row.reach(*term.maps, *reaches)


# ── walking ──────────────────────────────────────────────────────────────────────────


def conjuncts(condition: Term) -> tuple[Term, ...]:
    """Split a conjunction into its conditions, in order."""
    match condition:
        case Apply("and", parts):
            return parts
        case Const(1):
            return ()
    return (condition,)


def is_short(term: Term) -> bool:
    """Is writing ``term`` twice cheaper than naming it?"""
    return term.weight <= current.short


def only_slot(term: Term) -> int | None:
    """Return the slot that ``term`` depends on, if there is exactly one."""
    reads = term.reads
    return reads.bit_length() - 1 if reads and reads & (reads - 1) == 0 else None


def slots_of(term: Term) -> list[int]:
    """Return the slots that ``term`` may depend on, in ascending order."""
    return members(term.reads)


def rebuilt(term: Term, children: Sequence[Term]) -> Term:
    """Rebuild ``term`` with other children, and fold it."""
    match term:
        case Apply(operation, _, maps):
            return call(maps, operation, *children) if maps else operate(operation, *children)
        case If():
            condition, then, otherwise = children
            return choice(condition, then, otherwise)
        case Look(table):
            return look(table, *children)
        case Hit(table):
            return hit(table, *children)
        case Let(temp):
            value, body = children
            if isinstance(value, SIMPLE):
                return replace_temp(body, temp, value)
            return Let(temp, value, body)
        case Element(offset, size, _, bounds):
            (index,) = children
            return element(offset, size, index, bounds)
        case Pick():
            index, *items = children
            return pick(index, tuple(items))
        case Fold(kind, groups, values, maps=maps):
            where, body = children
            return Fold(kind, groups, values, where, body, maps)
        case Closure(kind, temp, size):
            begin, body = children
            return closure(kind, temp, size, begin, body)
        case Slide(beyond):
            return slide(beyond, *children)
        case Const() | Slot() | Temp() | Fault():
            return term
    assert_never(term)


def with_children(term: Term, change: Callable[[Term], Term]) -> Term:
    """Rebuild ``term`` with changed children; return ``term`` itself if none changed."""
    before = term.children
    after = [change(child) for child in before]
    for old, new in zip(before, after, strict=True):
        if old is not new:
            return rebuilt(term, after)
    return term


NOTHING: Mapping[Any, Any] = {}


def substitute(term: Term, slots: Mapping[int, Term], temps: Mapping[Temp, Term] = NOTHING) -> Term:
    """Replace slots and temps, and fold the terms that change."""
    if not term.reads and temps.keys().isdisjoint(term.temps):
        return term
    return _Substitution(slots, temps).inside(term)


class _Substitution:
    def __init__(self, slots: Mapping[int, Term], temps: Mapping[Temp, Term]) -> None:
        self.slots, self.temps = slots, temps
        self.changed = 0
        for slot in slots:
            self.changed |= 1 << slot
        self.memo: dict[Term, Term] = {}

    def inside(self, term: Term) -> Term:
        if not term.reads & self.changed and self.temps.keys().isdisjoint(term.temps):
            return term
        replacement = self.memo.get(term)
        if replacement is None:
            replacement = self.memo[term] = self._replaced(term)
        return replacement

    def _replaced(self, term: Term) -> Term:
        match term:
            case Slot(number):
                return self.slots[number]
            case Temp():
                return self.temps[term]
            case Element(offset, size, index) if (1 << size) - 1 << offset & self.changed:
                row = tuple(self.slots.get(slot.number, slot) for slot in term.slots)
                return pick(self.inside(index), row)
        return with_children(term, self.inside)


def replace_temp(term: Term, temp: Temp, value: Term) -> Term:
    """Replace one temp, and fold."""
    return substitute(term, {}, {temp: value})


def refreshed(
    term: Term, new: Callable[[Temp], Temp], names: Mapping[Temp, Term] = NOTHING
) -> Term:
    """Rename the temps that ``term`` binds, so each is bound in one place only."""
    if not term.binds:
        return substitute(term, {}, names)
    match term:
        case Let(before, value, body):
            temp = new(before)
            value = refreshed(value, new, names)
            return Let(temp, value, refreshed(body, new, {**names, before: temp}))
        case Fold(kind, groups, values, where, body, maps):
            inner = {temp: new(temp) for temp in term.bound}
            groups = tuple(tuple(inner[temp] for temp in group) for group in groups)
            names = {**names, **inner}
            where, body = refreshed(where, new, names), refreshed(body, new, names)
            return Fold(kind, groups, values, where, body, maps)
        case Closure(kind, before, size, begin, body):
            temp = new(before)
            begin = refreshed(begin, new, names)
            return closure(kind, temp, size, begin, refreshed(body, new, {**names, before: temp}))
    return with_children(term, lambda child: refreshed(child, new, names))


def occurrences(term: Term, sought: Term, memo: dict[Term, int]) -> int:
    """Count ``sought`` in ``term`` as a tree; ``memo`` memoises the counts."""
    if term is sought:
        return 1
    count = memo.get(term)
    if count is None:
        count = memo[term] = sum(occurrences(child, sought, memo) for child in term.children)
    return count


def replace_term(term: Term, sought: Term, value: Term, memo: dict[Term, Term]) -> Term:
    """Replace ``sought`` by ``value`` everywhere in ``term``; ``memo`` is the memo."""
    if term is sought:
        return value
    replacement = memo.get(term)
    if replacement is None:
        replacement = memo[term] = with_children(
            term, lambda child: replace_term(child, sought, value, memo)
        )
    return replacement
