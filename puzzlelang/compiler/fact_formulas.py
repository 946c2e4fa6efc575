"""Rules as formulas of facts, exactly: for export to planners.

A *fact* is a value of a slot, or a member of a set. Terms become formulas by trying the values of
one slot after another; equal terms share their formula, so a sum costs its partial sums, not all
combinations. Unlike :mod:`planning_task`, nothing is left out: what facts can't express is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product, zip_longest
from math import prod

from puzzlelang.compiler import terms
from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import (
    FAULT,
    Apply,
    Closure,
    Const,
    Element,
    Fault,
    Fold,
    If,
    Let,
    Look,
    Pick,
    Slide,
    Slot,
    Temp,
    Term,
)
from puzzlelang.compiler.state_layout import slot_domains
from puzzlelang.compiler.terms import FALSE, TRUE, const
from puzzlelang.core import (
    ANY,
    OPERATIONS,
    REDUCTIONS,
    Boolean,
    Kind,
    ListOf,
    Scalar,
    SetOf,
    changed,
    list_of,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Record

MOST_ACTIONS = 40_000
MOST_WORK = 400_000
EACH = 64
"""Maximum number of terms for which values are tried; ``EACH`` nodes of one count as one more."""
MOST_TRIED = 4_096
"""Maximum number of values of a slot, and of cases of an unrolled fold."""


class NotFacts(Exception):
    """The rules can't be written as facts; the text is the reason."""


class Fact(metaclass=Record):
    """A slot has a value; of a truth value or a set: it is true, or has the member ``value``."""

    slot: int
    value: int
    holds: bool = True


class Joined:
    """``and`` or ``or`` of formulas, compared by identity: equal ones are one object."""

    __slots__ = ("opposite", "parts", "word")
    opposite: Formula | None

    def __init__(self, word: str, parts: tuple[Formula, ...]) -> None:
        self.word, self.parts, self.opposite = word, parts, None


Formula = bool | Fact | Joined


def negated(formula: Formula) -> Formula:
    if isinstance(formula, Fact):
        return Fact(formula.slot, formula.value, not formula.holds)
    if not isinstance(formula, Joined):
        return not formula
    if formula.opposite is None:
        join = disjunction if formula.word == "and" else conjunction
        formula.opposite = opposite = join(map(negated, formula.parts))
        if isinstance(opposite, Joined):
            opposite.opposite = formula
    return formula.opposite


def conjunction(parts: Iterable[Formula]) -> Formula:
    return _joined("and", parts, True)


def disjunction(parts: Iterable[Formula]) -> Formula:
    return _joined("or", parts, False)


def _joined(word: str, parts: Iterable[Formula], neutral: bool) -> Formula:
    found: dict[Formula, None] = {}
    for part in parts:
        if part is (not neutral) or (isinstance(part, Fact) and negated(part) in found):
            return not neutral
        if part is not neutral:
            inner = part.parts if isinstance(part, Joined) and part.word == word else (part,)
            found.update(dict.fromkeys(inner))
    if len(found) < 2:
        return next(iter(found), neutral)
    key = word, frozenset(found)
    if key not in _JOINED:
        _JOINED[key] = Joined(word, tuple(found))
    return _JOINED[key]


_JOINED: dict[tuple[str, frozenset[Formula]], Joined] = {}
"""The formulas of the latest puzzle. Without an entry, formulas only share less."""


class Effect(metaclass=Record):
    """After the action, ``fact`` holds, or doesn't, if ``condition`` held before it."""

    condition: Formula
    fact: Fact


class Action(metaclass=Record):
    """A ground transition, for one of its costs."""

    ground: Ground
    needs: Formula
    effects: Sequence[Effect]
    cost: int


class FactRules(metaclass=Record):
    """A puzzle as facts.

    No action is possible in a state where ``lost`` holds. Where ``must`` holds, only actions of
    forced transitions are possible.
    """

    domains: Sequence[Sequence[int]]
    """By slot: its values, or the members of a set; (1,) for a truth value."""
    start: Sequence[Fact]
    """The facts that hold at the start, in the order of the slots."""
    actions: Sequence[Action]
    goal: Formula
    lost: Formula
    must: Formula
    changing: frozenset[int]
    has_costs: bool


def fact_rules(puzzle: core.Puzzle) -> FactRules:
    """Write the rules of a puzzle with one start as facts; raise :class:`NotFacts` if impossible.

    Promises that the search would check are assumed to hold.
    """
    _JOINED.clear()
    for transition in puzzle.transitions:
        count = 1
        for binder in transition.binders:
            count *= size_of(binder.values)
        if count > MOST_ACTIONS:
            raise NotFacts(f"`{transition.name}` has {count:,} combinations of parameters")
    with changed(
        instances=ANY, instance_terms=ANY, many_instances=ANY, written_out=MOST_TRIED,
        copies=1 << 16, slot_values=MOST_TRIED,
    ):  # fmt: skip
        return _Rules(compile_puzzle(puzzle)).rules()


class _Rules:
    def __init__(self, system: CompiledSystem) -> None:
        self._system, self._puzzle = system, system.puzzle
        if len(system.grounds) > MOST_ACTIONS:
            raise NotFacts(f"it has {len(system.grounds):,} ground transitions")
        self._start = system.slots(system.starts[0])
        written = {slot for ground in system.grounds for slot in ground.written}
        self._constants = {
            slot: const(value) for slot, value in enumerate(self._start) if slot not in written
        }
        self._facts = _Facts(system.puzzle)

    def rules(self) -> FactRules:
        system, facts = self._system, self._facts
        grounds = [ground.inlined() for ground in system.grounds]
        lost = self._formula(system.lost_term)
        needs = [self._needs(ground) for ground in grounds]
        forced = [
            one for ground, one in zip(grounds, needs, strict=True) if ground.transition.forced
        ]
        must = disjunction(forced)
        actions = [
            action
            for ground, need in zip(grounds, needs, strict=True)
            for action in self._actions(ground, need)
        ]
        goal = self._formula(self._system.lower(self._puzzle.goal.condition, {}))
        changing = frozenset(range(len(self._start))) - self._constants.keys()
        start = [fact for slot in sorted(changing) for fact in facts.at(slot, self._start[slot])]
        return FactRules(
            facts.domains, start, actions, goal, lost, must, changing, not system.unit_cost
        )

    def _formula(self, term: Term, within: Mapping[int, frozenset[int]] = {}) -> Formula:
        return self._facts.formula(terms.substitute(term, self._constants), within)

    def _needs(self, ground: Ground) -> Formula:
        """Return the condition of a ground transition, with its regressed invariants."""
        tests = [
            self._facts.among(slot, allowed) if slot not in self._constants
            else self._start[slot] in allowed
            for slot, allowed in sorted(ground.tests.items())
        ]  # fmt: skip
        if False in tests:
            return False
        parts = [self._formula(part, ground.tests) for part in (ground.guard, ground.invariant)]
        return conjunction([*tests, *parts])

    def _actions(self, ground: Ground, needs: Formula) -> Iterator[Action]:
        if needs is False:
            return
        facts, effects = self._facts, list[Effect]()
        for slot in sorted(ground.written):
            term = terms.substitute(ground.after(slot), self._constants)
            effects += facts.effects(slot, term, ground.tests)
        if not effects:
            return
        amount = ground.amounts[0] if ground.amounts else TRUE
        amount = terms.substitute(amount, self._constants)
        for cost, condition in facts.cases(amount, ground.tests).items():
            both = conjunction((needs, condition))
            if both is not False:
                yield Action(ground, both, effects, cost)


class _Facts:
    """Formulas of terms, with a memo."""

    def __init__(self, puzzle: core.Puzzle) -> None:
        self.domains: list[Sequence[int]] = []
        self._sets = dict[int, range]()
        """By slot of a set: the numbers of slots that stand for its members."""
        self._members = dict[int, Fact]()
        self._truths = set[int]()
        self._memo: dict[tuple[Term, tuple[Any, ...]], dict[int, Formula]] = {}
        self._within: Mapping[int, frozenset[int]] = {}
        self._plainly = dict[Term, Term]()
        self._bitwise = dict[Term, Sequence[Term]]()
        self._left = MOST_WORK
        known = slot_domains(puzzle)
        for variable in puzzle.variables:
            for slot in range(variable.offset, variable.offset + variable.size):
                self._declare(variable, slot, known[slot], len(known))

    def _declare(
        self, variable: core.Variable, slot: int, known: Sequence[int] | None, size: int
    ) -> None:
        match variable.type:
            case Boolean():
                self._truths.add(slot)
                known = (1,)
            case SetOf(_, high):
                first = size + len(self._members)
                self._sets[slot] = range(first, first + high + 1)
                self._members.update((first + k, Fact(slot, k)) for k in range(high + 1))
                possible = set(variable.domain.values) if variable.domain else range(high + 1)
                known = [k for k in range(high + 1) if k in possible]
            case ListOf():
                known = _lists(variable)
        if known is None:
            raise NotFacts(f"`{variable.name}` has more than {MOST_TRIED:,} values")
        self.domains.append(known)

    def at(self, slot: int, value: int) -> list[Fact]:
        """Return the facts of a slot's value."""
        if slot in self._sets:
            return [Fact(slot, k) for k in self.domains[slot] if value >> k & 1]
        return [Fact(slot, value)] if value or slot not in self._truths else []

    def among(self, slot: int, allowed: Iterable[int]) -> Formula:
        """Return the formula that a slot's value is one of some."""
        if slot in self._truths:
            return conjunction(Fact(slot, 1, not value) for value in (1, 0) if value not in allowed)
        domain = self.domains[slot]
        yes = [value for value in domain if value in allowed]
        no = [value for value in domain if value not in allowed]
        if not yes or (len(no) > 1 and len(yes) <= len(no)) or len(yes) == 1:
            return disjunction(Fact(slot, value) for value in yes)
        return conjunction(Fact(slot, value, False) for value in no)

    # ── formulas ─────────────────────────────────────────────────────────────────────

    def formula(self, condition: Term, within: Mapping[int, frozenset[int]]) -> Formula:
        return self.cases(condition, within).get(1, False)

    def cases(self, term: Term, within: Mapping[int, frozenset[int]]) -> dict[int, Formula]:
        """Return for each value of a term the condition under which it has it; ``within`` has the
        possible values of some slots.
        """
        self._within = within
        return self._cases(self._plain(term))

    def _values(self, slot: int) -> Iterable[int]:
        if slot in self._members or slot in self._truths:
            return (0, 1)
        allowed = self._within.get(slot)
        return self.domains[slot] if allowed is None else sorted(allowed)

    def _among(self, slot: int, allowed: Sequence[int]) -> Formula:
        member = self._members.get(slot)
        if member is None:
            return self.among(slot, allowed)
        if len({*allowed}) != 1:
            return bool(allowed)
        return member if allowed[0] else negated(member)

    def _cases(self, term: Term) -> dict[int, Formula]:
        key = term, tuple((k, some) for k, some in self._within.items() if term.reads >> k & 1)
        if key not in self._memo:
            self._left -= 1 + term.weight // EACH
            if self._left < 0:
                raise NotFacts("its rules combine too many values")
            cases = self._tried(term)
            self._memo[key] = {value: one for value, one in cases.items() if one is not False}
        return self._memo[key]

    def _tried(self, term: Term) -> dict[int, Formula]:
        match term:
            case Const(value):
                return {value: True}
            case Fault():
                return {}
            case Slot(slot):
                return {value: self._among(slot, (value,)) for value in self._values(slot)}
            case Apply("and" | "or" as word, parts):
                join = conjunction if word == "and" else disjunction
                yes = join(self._cases(part).get(1, False) for part in parts)
                return {1: yes, 0: negated(yes)}
            case Apply("not", (part,)):
                return {1 - value: one for value, one in self._cases(part).items()}
            case If(condition, then, otherwise):
                yes = self._cases(condition).get(1, False)
                rows = dict[int, list[Formula]]()
                for test, branch in (yes, then), (negated(yes), otherwise):
                    if test is not False:
                        for value, one in self._cases(branch).items():
                            rows.setdefault(value, []).append(conjunction((test, one)))
                return {value: disjunction(row) for value, row in rows.items()}
        if not term.reads:  # a part of it has no value
            return {}
        slot = _first_slot(term)
        results = dict[int, dict[Formula, list[int]]]()
        for value in self._values(slot):
            for result, one in self._cases(terms.substitute(term, {slot: const(value)})).items():
                results.setdefault(result, {}).setdefault(one, []).append(value)
        return {
            result: disjunction(
                conjunction((self._among(slot, some), one)) for one, some in row.items()
            )
            for result, row in results.items()
        }

    # ── effects ──────────────────────────────────────────────────────────────────────

    def effects(
        self, slot: int, term: Term, within: Mapping[int, frozenset[int]]
    ) -> Iterator[Effect]:
        """Yield the effects of assigning the value of ``term`` to a slot."""
        self._within = within
        if slot in self._sets:
            own = self._sets[slot]
            bits = [*self._bits(term), *[FALSE] * len(own)]
            for number, bit in zip(own, bits, strict=False):
                yield from self._truth(self._members[number], number, bit)
        elif slot in self._truths:
            yield from self._truth(Fact(slot, 1), slot, self._plain(term))
        else:
            yield from self._value(slot, self._cases(self._plain(term)))

    def _truth(self, fact: Fact, own: int, term: Term) -> Iterator[Effect]:
        """Yield the effects of a truth value: set it where it was false, clear it where true."""
        before, after = (terms.substitute(term, {own: const(value)}) for value in (0, 1))
        gains = self._cases(before).get(1, False)
        losses = self._cases(after).get(0, False)
        if before is not after:
            gains, losses = conjunction((negated(fact), gains)), conjunction((fact, losses))
            if isinstance(after, Const) and after.value:
                gains = self._cases(before).get(1, False)
            if isinstance(before, Const) and not before.value:
                losses = self._cases(after).get(0, False)
        if gains is not False:
            yield Effect(gains, fact)
        if losses is not False:
            yield Effect(losses, Fact(fact.slot, fact.value, False))

    def _value(self, slot: int, cases: Mapping[int, Formula]) -> Iterator[Effect]:
        before, domain = [*self._values(slot)], set(self.domains[slot])
        for value, condition in cases.items():
            if value not in domain:  # a broken promise
                continue
            options: Sequence[Formula] = [condition]
            if isinstance(condition, Joined) and condition.word == "or":
                if all(_pinned(part, slot) is not None for part in condition.parts):
                    options = condition.parts
            for option in options:
                pinned = _pinned(option, slot)
                if pinned == value:
                    continue
                if before != [value]:
                    yield Effect(option, Fact(slot, value))
                for other in before if pinned is None else (pinned,):
                    if other != value:
                        yield Effect(option, Fact(slot, other, False))

    # ── terms without sets ───────────────────────────────────────────────────────────

    def _plain(self, term: Term) -> Term:
        """Rewrite a term to read members of sets as slots of their own, without names."""
        if isinstance(term, Slot | Const | Fault):
            return term
        if term not in self._plainly:
            self._plainly[term] = self._rewritten(term)
        return self._plainly[term]

    def _rewritten(self, term: Term) -> Term:
        match term:
            case Let(temp, value, body):
                return self._plain(terms.replace_temp(body, temp, value))
            case Apply("in", (member, group)):
                member, bits = self._plain(member), self._bits(group)
                tests = (terms.operate("=", member, const(k)) for k in range(len(bits)))
                return terms.any_of(terms.all_of(pair) for pair in zip(tests, bits, strict=True))
            case Apply("count", (group,)):
                total: Term = FALSE
                for bit in self._bits(group):
                    total = terms.operate("+", total, terms.choice(bit, TRUE, FALSE))
                return total
            case Apply("subset", (some, group)):
                pairs = _pairs(self._bits(some), self._bits(group))
                return terms.all_of(terms.any_of((terms.negation(a), b)) for a, b in pairs)
            case Apply("=" | "!=" as word, (left, right)) if self._is_set(left) or self._is_set(
                right
            ):
                pairs = _pairs(self._bits(left), self._bits(right))
                same = terms.all_of(terms.negation(_differ(a, b)) for a, b in pairs)
                return same if word == "=" else terms.negation(same)
            case Apply("the" | "lowest" | "highest" as word, (group,)):
                found: Term = FAULT
                numbered = [*enumerate(self._bits(group))]
                for k, bit in numbered if word == "highest" else numbered[::-1]:
                    found = terms.choice(bit, const(k), found)
                return found
            case Slide(beyond, cell, free):
                bits = self._bits(free)

                def end(here: int, left: int) -> Term:
                    ahead = beyond.entries[here]
                    if not 0 <= ahead < len(bits) or not left:
                        return const(here)
                    return terms.choice(bits[ahead], end(ahead, left - 1), const(here))

                cells = range(len(beyond.entries))
                return terms.pick(self._plain(cell), tuple(end(here, len(cells)) for here in cells))
            case Closure():
                raise NotFacts("`reach` and `connected` follow any number of steps")
            case Fold():
                found = FAULT
                for number, where in _rounds(term):
                    found = terms.choice(self._plain(where), const(number), found)
                return found
        return terms.with_children(term, self._plain)

    def _is_set(self, term: Term) -> bool:
        match term:
            case Slot(slot) | Element(slot):
                return slot in self._sets
            case Apply(word):
                return OPERATIONS[word].gives.kind is Kind.SET
            case If(_, some, other):
                return self._is_set(some) or self._is_set(other)
            case Let(body=some):
                return self._is_set(some)
            case Pick(_, items):
                return any(map(self._is_set, items))
        return False

    def _bits(self, term: Term) -> Sequence[Term]:
        """Return a condition for each possible member of a set."""
        if term not in self._bitwise:
            self._bitwise[term] = self._split(term)
        return self._bitwise[term]

    def _split(self, term: Term) -> Sequence[Term]:
        match term:
            case Const(mask):
                return [const(mask >> k & 1) for k in range(mask.bit_length())]
            case Slot(slot) if slot in self._sets:
                return [Slot(number, (0, 1)) for number in self._sets[slot]]
            case Apply("union" | "common" | "difference" | "toggle" as word, (some, other)):
                join = _BITWISE[word]
                return [join(a, b) for a, b in _pairs(self._bits(some), self._bits(other))]
            case Apply("with" | "without" as word, (group, member)):
                member, join = self._plain(member), _BITWISE[word]
                one = [
                    terms.operate("=", member, const(k))
                    for k in range(max(0, member.bounds[1]) + 1)
                ]
                return [join(a, b) for a, b in _pairs(self._bits(group), one)]
            case Apply("move", (group, Const(far))):
                return [*[FALSE] * far, *self._bits(group)[max(0, -far) :]]
            case If(condition, then, otherwise):
                test = self._plain(condition)
                pairs = _pairs(self._bits(then), self._bits(otherwise))
                return [terms.choice(test, a, b) for a, b in pairs]
            case Let(temp, value, body):
                return self._bits(terms.replace_temp(body, temp, value))
            case Element(index=index):
                return self._picked(index, term.slots)
            case Pick(index, items):
                return self._picked(index, items)
            case Look(table, index):
                return self._picked(
                    index, [const(table.at(k) or 0) for k in range(len(table.entries))]
                )
        raise NotFacts(f"sets are computed by `{getattr(term, 'operation', 'reach')}`")

    def _picked(self, index: Term, items: Sequence[Term]) -> Sequence[Term]:
        rows, where = [self._bits(item) for item in items], self._plain(index)
        columns = zip_longest(*rows, fillvalue=FALSE)
        return [terms.pick(where, column) for column in columns]


def _rounds(fold: Fold) -> list[tuple[int, Term]]:
    """Return the values of a least or greatest number, and the condition of each, the best last."""
    reduction = REDUCTIONS[fold.kind]
    rows = [*product(*fold.values)] if prod(map(len, fold.values)) <= MOST_TRIED else []
    rounds = []
    for row in rows:
        values = (v for one in row for v in (one if isinstance(one, tuple) else (one,)))
        names = dict(zip(fold.bound, map(const, values), strict=True))
        body = terms.substitute(fold.body, {}, names)
        if not reduction.chooses or not isinstance(body, Const):
            break
        rounds.append((body.value, terms.substitute(fold.where, {}, names)))
    if not rounds or len(rounds) < len(rows):
        raise NotFacts(f"a loop (`{fold.kind}`) can't be written out")
    sign = 1 if reduction.meaning((0, 1)) else -1
    return sorted(rounds, key=lambda one: sign * one[0])


def _pairs(some: Sequence[Term], other: Sequence[Term]) -> Iterator[tuple[Term, Term]]:
    return zip_longest(some, other, fillvalue=FALSE)


def _differ(a: Term, b: Term) -> Term:
    if isinstance(a, Const):
        return terms.negation(b) if a.value else b
    if isinstance(b, Const):
        return terms.negation(a) if b.value else a
    return terms.any_of(
        (terms.all_of((a, terms.negation(b))), terms.all_of((terms.negation(a), b)))
    )


def _without(a: Term, b: Term) -> Term:
    return terms.all_of((a, terms.negation(b)))


_BITWISE: Mapping[str, Callable[[Term, Term], Term]] = {
    "union": lambda a, b: terms.any_of((a, b)),
    "with": lambda a, b: terms.any_of((a, b)),
    "common": lambda a, b: terms.all_of((a, b)),
    "difference": _without,
    "without": _without,
    "toggle": _differ,
}


def _first_slot(term: Term) -> int:
    """Return the slot that is read first: an index before its row, a sum from the left."""
    while not isinstance(term, Slot):
        if isinstance(term, Temp | Closure | Fold):
            raise NotFacts("a rule is computed in a loop")
        if isinstance(term, Element) and not term.index.reads:
            return term.offset
        term = next(child for child in term.children if child.reads)
    return term.number


def _pinned(formula: Formula, slot: int) -> int | None:
    """Return the value of ``slot`` that a conjunction requires."""
    parts = formula.parts if isinstance(formula, Joined) and formula.word == "and" else (formula,)
    for part in parts:
        if isinstance(part, Fact) and part.slot == slot and part.holds:
            return part.value
    return None


def _lists(variable: core.Variable) -> list[int] | None:
    """Return the values of a list; None if they are many, or lists or sets."""
    kind = variable.type
    assert isinstance(kind, ListOf)
    match kind.element:
        case Boolean():
            possible: Sequence[int] = (0, 1)
        case Scalar(low=low, high=high):
            possible = variable.domain.values if variable.domain else range(low, high + 1)
        case _:
            return None
    if sum(size_of(possible) ** n for n in range(kind.most + 1)) > MOST_TRIED:
        return None
    rows = (row for n in range(kind.most + 1) for row in product(possible, repeat=n))
    return [list_of(kind.digits, row) for row in rows]
