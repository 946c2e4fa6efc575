"""Terms: the expressions of ground transitions, folded as they are built.

A term is a nested tuple ``(head, …)``, so terms compare, hash and serve as keys:

=======================  ============================================================
``("const", v)``         a number, a truth value (0 or 1) or a set (a bit mask)
``("slot", k)``          slot k of the state
``("temp", n)``          a name bound by ``let``, ``fold`` or a loop
``("elem", o, n, i)``    slot o + i; a fault unless 0 <= i < n
``("pick", i, t, …)``    the i-th of the terms that follow; a fault when there is none
``("look", T, i)``       entry i of the constant table T; a fault when there is none
``("hit", T, i)``        the same where i is known to be a place of T; an entry is 0 or 1
``("if", c, a, b)``      a choice
``("let", n, v, b)``     b, where temp n is v
``("fold", …)``          kind, temps, values, where, body: see :func:`fold`
``("call", name, m, …)`` an operation of ``core.builtins`` on maps (their Cells are m)
``("slide", T, c, s)``   from place c on to T[c], its entry, and so on, as long as that is in set s
``("fault",)``           no value
``("and", …)`` and so on the operations of ``core.builtins``, by name
=======================  ============================================================

The functions of this module build terms and fold what is known; none of them may turn a
term that would be a fault into one that is not, or the other way round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from puzzlelang.compiler.bounds import Facts, Table, Term
from puzzlelang.core import OPERATIONS, NoValue, current, slid

TRUE: Term = ("const", 1)
FALSE: Term = ("const", 0)
FAULT: Term = ("fault",)


def const(value: Any) -> Term:
    return ("const", int(value))


# ── building ─────────────────────────────────────────────────────────────────────────


def all_of(conditions: Iterator[Term] | list[Term] | tuple[Term, ...]) -> Term:
    """The conjunction, in order; what stands behind a false part is never reached."""
    parts: list[Term] = []
    for condition in conditions:
        if condition == TRUE:
            continue
        if condition[0] == "and":
            parts.extend(condition[1:])
        else:
            parts.append(condition)
        if parts[-1] == FALSE:
            break
    if not parts:
        return TRUE
    return parts[0] if len(parts) == 1 else ("and", *parts)


def any_of(conditions: Iterator[Term] | list[Term] | tuple[Term, ...]) -> Term:
    parts: list[Term] = []
    for condition in conditions:
        if condition == FALSE:
            continue
        if condition[0] == "or":
            parts.extend(condition[1:])
        else:
            parts.append(condition)
        if parts[-1] == TRUE:
            break
    if not parts:
        return FALSE
    return parts[0] if len(parts) == 1 else ("or", *parts)


OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


def negation(condition: Term) -> Term:
    head = condition[0]
    if head == "const":
        return const(not condition[1])
    if head == "not":
        return condition[1]  # type: ignore[no-any-return]
    if head in OPPOSITE:
        return (OPPOSITE[head], *condition[1:])
    if head == "and":
        return any_of([negation(part) for part in condition[1:]])
    if head == "or":
        return all_of([negation(part) for part in condition[1:]])
    return ("not", condition)


def choice(condition: Term, then: Term, otherwise: Term) -> Term:
    if condition[0] == "const":
        return then if condition[1] else otherwise
    if then == otherwise and then[0] in ("const", "slot", "temp"):
        # The condition is still looked at: it may be a fault.
        return then if condition[0] in ("slot", "temp") else ("if", condition, then, otherwise)
    return ("if", condition, then, otherwise)


def operate(head: str, *arguments: Term) -> Term:
    """Any other operation of ``core.builtins``; done at once on constants."""
    if head == "and":
        return all_of(arguments)
    if head == "or":
        return any_of(arguments)
    if head == "not":
        return negation(arguments[0])
    if all(a[0] == "const" for a in arguments):
        try:
            return const(OPERATIONS[head].meaning(*(a[1] for a in arguments)))
        except NoValue:
            return FAULT
    if len(arguments) == 2:
        a, b = arguments
        if head == "+" and b == FALSE:
            return a
        if head in ("+", "union", "toggle") and a == FALSE:
            return b
        if head in ("-", "difference", "union", "toggle", "move") and b == FALSE:
            return a
        if head == "*" and b == TRUE:
            return a
        if head == "*" and a == TRUE:
            return b
        if a == b and head in ("=", "<=", ">=") and a[0] in ("slot", "temp"):
            return TRUE
        if a == b and head in ("!=", "<", ">") and a[0] in ("slot", "temp"):
            return FALSE
    return (head, *arguments)


def look(table: Table, index: Term) -> Term:
    if index[0] == "const":
        entry = table.at(index[1])
        return FAULT if entry is None else const(entry)
    return ("look", table, index)


def hit(table: Table, index: Term) -> Term:
    if index[0] != "const":
        return ("hit", table, index)
    place = index[1]  # outside the table only where what stands before is false already
    return const(table.entries[place]) if 0 <= place < len(table.entries) else FALSE


def element(offset: int, size: int, index: Term) -> Term:
    if index[0] == "const":
        return ("slot", offset + index[1]) if 0 <= index[1] < size else FAULT
    return ("elem", offset, size, index)


def pick(index: Term, items: tuple[Term, ...]) -> Term:
    if index[0] == "const":
        return items[index[1]] if 0 <= index[1] < len(items) else FAULT
    return ("pick", index, *items)


def let(facts: Facts, value: Term, body: Callable[[Term], Term]) -> Term:
    """``body`` of ``value``, which is worked out once."""
    if value[0] in ("const", "slot", "temp"):
        return body(value)
    temp = facts.temp(facts.bounds(value))
    inner = body(temp)
    return (
        inner
        if inner[0] == "const" and not facts.may_fault(value)
        else ("let", temp[1], value, inner)
    )


def let_by_need(facts: Facts, value: Term, body: Callable[[Term], Term]) -> Term:
    """``body`` of ``value``; one that may be a fault is worked out only where it is asked for."""
    found = let(facts, value, body)
    if found[0] != "let" or found[2] is not value or not facts.may_fault(value):
        return found
    if needs(found[3], found[1]):
        return found
    return replace_temp(found[3], found[1], value)


def needs(term: Term, number: int) -> bool:
    """Is temp ``number`` always asked for where ``term`` is worked out?"""
    head = term[0]
    if head == "temp":
        return bool(term[1] == number)
    if head in ("and", "or"):
        return needs(term[1], number)
    if head == "if":
        return needs(term[1], number) or all(needs(part, number) for part in term[2:])
    if head == "fold":
        first = term[4] if term[4] is not None else term[5]
        return all(map(len, term[3])) and needs(first, number)
    return any(needs(part, number) for part in parts(term))


def slide(beyond: Table, cell: Term, free: Term) -> Term:
    """``cell`` is known to be a place of ``beyond``, except where nobody asks."""
    if cell[0] == "const":
        if not 0 <= cell[1] < len(beyond.entries):
            return FAULT
        if free[0] == "const":
            return const(slid(beyond.entries, cell[1], free[1]))
    return ("slide", beyond, cell, free)


def call(maps: tuple[Any, ...], name: str, *arguments: Term) -> Term:
    if all(a[0] == "const" for a in arguments):
        try:
            return const(OPERATIONS[name].meaning(*maps, *(a[1] for a in arguments)))
        except NoValue:
            return FAULT
    return ("call", name, maps, *arguments)


# ── walking ──────────────────────────────────────────────────────────────────────────


def parts(term: Term) -> tuple[Term, ...]:
    """The terms right below ``term``."""
    start = _START.get(term[0], 1)
    if start is None:
        return tuple(part for part in term[4:] if part is not None)
    return term[start:]


def conjuncts(condition: Term) -> Sequence[Term]:
    """The conditions that a guard is made of, in order."""
    if condition == TRUE:
        return ()
    return condition[1:] if condition[0] == "and" else (condition,)


def weight(term: Term, most: int) -> int:
    """How many parts ``term`` has; more than ``most`` are not counted to the end."""
    count, stack = 0, [term]
    while stack and count <= most:
        count += 1
        stack.extend(parts(stack.pop()))
    return count


def is_short(term: Term) -> bool:
    """Is ``term`` so small that writing it twice is cheaper than naming it?"""
    return weight(term, current.short) <= current.short


def slots_of(term: Term) -> frozenset[int]:
    """The slots that the value of ``term`` may depend on."""
    found: set[int] = set()
    stack = [term]
    while stack:
        top = stack.pop()
        if top[0] == "slot":
            found.add(top[1])
        elif top[0] == "elem":
            found.update(range(top[1], top[1] + top[2]))
        stack.extend(parts(top))
    return frozenset(found)


def temps_of(term: Term) -> set[int]:
    """The temps that ``term`` reads and does not bind itself."""
    found: set[int] = set()
    stack = [term]
    while stack:
        top = stack.pop()
        head = top[0]
        if head == "temp":
            found.add(top[1])
        elif head == "let":
            found |= temps_of(top[3]) - {top[1]}
            stack.append(top[2])
        elif head == "fold":
            inner = {number for part in parts(top) for number in temps_of(part)}
            found |= inner.difference(*top[2])
        else:
            stack.extend(parts(top))
    return found


def substitute(
    term: Term, slots: Mapping[int, Term], temps: Mapping[int, Term] | None = None
) -> Term:
    """``term`` with some slots and temps replaced, folded anew where that changes it."""
    head = term[0]
    if head in ("const", "fault"):
        return term
    if head == "slot":
        return slots.get(term[1], term)
    if head == "temp":
        return temps.get(term[1], term) if temps else term
    if head == "let":
        return _substitute_let(term, slots, temps or {})
    if head == "fold":
        where, body = (p if p is None else substitute(p, slots, temps) for p in term[4:])
        return term if where is term[4] and body is term[5] else (*term[:4], where, body)
    start = FIRST_PART.get(head, 1)
    before = term[start:]
    after = [substitute(part, slots, temps) for part in before]
    if head == "elem":
        _, offset, size, index = term
        if any(offset <= k < offset + size for k in slots):
            row = tuple(slots.get(k, ("slot", k)) for k in range(offset, offset + size))
            return pick(after[0], row)
        return term if after[0] is index else element(offset, size, after[0])
    if all(a is b for a, b in zip(after, before, strict=True)):
        return term
    return rebuilt(term, after)


FIRST_PART = {"elem": 3, "look": 2, "hit": 2, "slide": 2, "call": 3}
"""Where the parts of a term begin, if not right behind its head."""

_START: dict[str, int | None] = {
    **FIRST_PART, "let": 2, "fold": None,
    **dict.fromkeys(("const", "slot", "temp", "fault"), 1 << 30),
}  # fmt: skip
"""The same of all terms: of one without parts, behind its end."""


def rebuilt(term: Term, after: list[Term]) -> Term:
    """``term``, not one that binds a name or reads the state, with other parts."""
    head = term[0]
    if head == "look":
        return look(term[1], *after)
    if head == "hit":
        return hit(term[1], *after)
    if head == "slide":
        return slide(term[1], *after)
    if head == "pick":
        return pick(after[0], tuple(after[1:]))
    if head == "call":
        return call(term[2], term[1], *after)
    if head == "if":
        return choice(*after)
    return operate(head, *after)


def _substitute_let(term: Term, slots: Mapping[int, Term], temps: Mapping[int, Term]) -> Term:
    """The name is gone when its value has become simple."""
    _, number, before, inside = term
    value = substitute(before, slots, temps)
    if value[0] in ("const", "slot", "temp"):
        return substitute(inside, slots, {**temps, number: value})
    body = substitute(inside, slots, temps)
    return term if value is before and body is inside else ("let", number, value, body)


def replace_temp(term: Term, number: int, value: Term) -> Term:
    """``term`` with one temp replaced, folded anew."""
    return substitute(term, {}, {number: value})
