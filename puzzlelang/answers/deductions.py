"""Deductions from a partial filling: forced values, broken rules and their reasons.

A filling gives the number of an option for some numbers of blanks. The engines are created once for
each puzzle, and every question assumes the filling. A question that exceeds its budget has no
answer: nothing follows then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, reduce
from itertools import product
from math import prod
from operator import or_

from puzzlelang.answers.filling import is_free_of_faults
from puzzlelang.answers.loading import ToFill
from puzzlelang.core import (
    INTEGERS,
    Apply,
    Base,
    Boolean,
    Cells,
    Expr,
    Fold,
    ListOf,
    Rule,
    Scalar,
    SetOf,
    Unfilled,
    Variable,
    bound_by,
    combinations_of,
    nodes,
    rows_of,
    semantics,
    show_scalar,
    size_of,
    values,
)
from puzzlelang.text import TYPE_CHECKING, Record, replace

if TYPE_CHECKING:
    from puzzlelang.compiler import LoweredChoice
    from puzzlelang.constraints import Budget, Choice, Core, Literal, Solver

Filling = Mapping[int, int]
"""Number of an option by number of the blank."""

Place = tuple[Base, int]
"""A member or cell of a type."""

CONFLICTS = 2_000
"""Conflicts spent on a question about a filling."""

TO_BREAK, TO_TRY = 200, 20
"""Conflicts spent on the question which rules are broken, and on each rule: it is asked after each
wrong value."""

PROVED = 1_000
"""Effort for the proof that a reason is minimal: its literals times the atoms of the problem."""

TO_HINT = 300
"""Conflicts spent on the reasons that are compared for a hint."""

TO_SHORTEN = 40
"""Conflicts and questions spent on making one of them minimal."""

HINTED, SHORTENED, LOOSE = 20, 3, 3
"""Maximum number of forced blanks whose reasons are compared for a hint, and of reasons that are
minimised; maximum ratio of the literals of such a reason to those of the shortest."""

ASSUMED = 2_000
"""Filled blanks that are assumed for the reasons of a hint, over all of them."""

MOST_KEPT = 64
"""Fillings whose consequences are kept."""


MOST_ROUNDS = 10_000
"""Rounds of a rule that are lowered one by one."""


class Blank(metaclass=Record):
    """A place to fill in: a value, a member that is in a set or not, or an element of a list.

    ``places`` are its keys, and then the member or the number of the element; ``name`` consists of
    the variable and the places: ``on(0,2)``. ``usual`` is the option that counts if it stays open
    at the end: out, false, or no element.
    """

    name: str
    variable: Variable
    places: tuple[Place, ...]
    options: tuple[str, ...]
    usual: int | None

    def said(self, option: int) -> str:
        """Return ``on(0,2) = 4``, ``a not in hand`` or ``lit``."""
        match self.variable.type:
            case Boolean():
                return self.name if option else f"not {self.name}"
            case SetOf():
                *keys, (base, member) = self.places
                word = "in" if option else "not in"
                group = values.blank_name(self.variable.name, keys)
                return f"{show_scalar(member, base)} {word} {group}"
        return f"{self.name} = {self.options[option]}"


class Reason(metaclass=Record):
    """Rules by name, and filled blanks, that together leave no choice; minimal, if proved."""

    rules: tuple[str, ...]
    blanks: tuple[int, ...]
    minimal: bool


class Hint(metaclass=Record):
    """An option that a blank must have, and why."""

    blank: int
    option: int
    reason: Reason


class Deductions:
    """Questions about fillings of one puzzle; raise :class:`PuzzleError` for a faulty rule."""

    def __init__(self, loaded: ToFill) -> None:
        self.loaded, self.rules = loaded, loaded.choice.rules
        self.sound = is_free_of_faults(loaded, CONFLICTS)
        """True if each rule has a value for each choice that satisfies those before it."""
        lowered = loaded.lowered
        blanks: list[Blank] = []
        self.literals: list[Sequence[Literal]] = []
        """For each blank, the literal of each option."""
        self.values: list[tuple[int, Sequence[int]]] = []
        """For each blank, its slot and the addend of each option to the slot's value."""
        for variable in loaded.puzzle.variables:
            if variable.name not in loaded.choice.helpers:
                for keys, slot in zip(
                    combinations_of(variable.keys),
                    range(variable.slots.start, variable.slots.stop),
                    strict=True,
                ):
                    members = lowered.slots.options(slot)
                    for number, (options, literals) in enumerate(lowered.slots.parts(slot)):
                        blanks.append(_blank(variable, keys, members, number, options))
                        self.literals.append(literals)
                        self.values.append((slot, _shares(variable, members, number, options)))
        self.blanks = tuple(blanks)
        self._size = max((one.slots.stop for one in loaded.puzzle.variables), default=0)
        self._conclusions: list[tuple[Filling, Filling]] = []
        """Fillings and the options they force, the latest last."""
        self._answers: dict[Solver, object] = {}
        """The last core of a rule alone, or a choice that satisfies it."""

    @cached_property
    def givens(self) -> Filling:
        """Return the blanks whose values the rules state, and those with a single option.

        A value that follows from a count, or from a clue in another cell, is not given: it is for
        people to find.
        """
        from puzzlelang.constraints import TRUE

        places = {
            x: (number, option)
            for number, row in enumerate(self.literals)
            for option, x in enumerate(row)
        }
        first, *each = _facts(self.loaded.lowered)
        givens = dict(self._options_among([TRUE, *first]))
        for rule, facts in zip(self.rules, each, strict=True):
            if places.keys().isdisjoint(facts):
                continue
            stated = [*_stated(rule)]
            parts = self.loaded.changed(rules=tuple(part for part, _ in stated), lines=())
            _, *each_part = _facts(parts.lowered)
            for (_, cells), own in zip(stated, each_part, strict=True):
                for number, option in (places[x] for x in own if x in places):
                    if not cells or cells.issuperset(_cells(self.blanks[number].places)):
                        givens[number] = option
        return givens

    def state(self, filling: Filling) -> Unfilled:
        """Return a state with the filled values; open members are out."""
        values: dict[int, int] = {}
        for blank, option in filling.items():
            slot, shares = self.values[blank]
            values[slot] = values.get(slot, 0) + shares[option]
        return Unfilled(values, self._size)

    def filling(self, state: Sequence[int]) -> Filling:
        """Return the options of all blanks in a state."""
        found: dict[int, int] = {}
        for number, (slot, shares) in enumerate(self.values):
            value = state[slot]
            if isinstance(self.blanks[number].variable.type, SetOf | ListOf):
                value &= reduce(or_, shares)
            found[number] = shares.index(value)
        return found

    # ── questions ────────────────────────────────────────────────────────────────────

    def solvable(self, filling: Filling) -> bool | None:
        """Tell if a choice extends a filling; None if that is not known."""
        from puzzlelang.constraints import Choice, Refuted

        for given, forced in reversed(self._conclusions):
            if given.items() <= filling.items():
                if any(forced.get(blank, option) != option for blank, option in filling.items()):
                    return False
                if filling.items() <= forced.items():
                    return True
        answer = self.loaded.solver.solve(self._assumed(filling), self._budget())
        if isinstance(answer, Refuted):
            return False if self.sound else None
        return True if isinstance(answer, Choice) else None

    def forced(self, filling: Filling) -> Filling | None:
        """Return the options that all choices share which extend a filling.

        None if they are not known, or there is no choice.
        """
        for given, forced in reversed(self._conclusions):
            if given.items() <= filling.items() <= forced.items():
                return forced
        if not self.sound:
            return None
        asked = {abs(x) for literals in self.literals for x in literals}
        answer = self.loaded.solver.forced(sorted(asked), self._assumed(filling), self._budget())
        if not isinstance(answer, frozenset):
            return None
        forced = dict(self._options_among(answer))
        self._conclusions = [*self._conclusions[-MOST_KEPT:], (dict(filling), forced)]
        return forced

    def broken(self, filling: Filling) -> list[Reason]:
        """Return for each rule that no choice can satisfy with a filling what breaks it."""
        if self.solvable(filling) or not self.sound:
            return []
        from puzzlelang.constraints import Core, Refuted, shorter_core

        blanks = self._filled(filling)
        left, reasons = TO_BREAK, []
        for name, solver in self._alone:
            core: object = self._answers.get(solver)
            if not _applies(core, blanks):
                start = solver.conflicts
                core = solver.solve([*blanks], self._budget(min(TO_TRY, left)))
                if isinstance(core, Refuted):
                    core = shorter_core(solver, core.core, self._budget(TO_SHORTEN), PROVED)
                left -= solver.conflicts - start
                self._answers[solver] = core
            if isinstance(core, Core):
                if not name:
                    return []
                reasons.append(replace(_reason(core, {}, blanks), rules=(name,)))
        return reasons

    def conflict(self, filling: Filling) -> Reason | None:
        """Return the smallest set found of rules and filled blanks that leave no choice."""
        from puzzlelang.constraints import Core, smallest_core

        if not self.sound:
            return None
        blanks, rules = self._filled(filling), self.holding
        core = smallest_core(self.loaded.checker, [*blanks, *rules], self._budget())
        return _reason(core, rules, blanks) if isinstance(core, Core) else None

    def hint(self, filling: Filling) -> Hint | None:
        """Return an open blank that is forced, with the smallest reason found."""
        from puzzlelang.constraints import Core, Refuted, shorter_core

        forced = self.forced(filling) or {}
        targets = [one for one in forced.items() if one[0] not in filling]
        if not targets:
            return None
        blanks, rules, checker = self._filled(filling), self.holding, self._checker
        most = max(SHORTENED, min(HINTED, ASSUMED // (1 + len(filling))))
        end = checker.conflicts + TO_HINT
        hints: list[tuple[tuple[int, int], Core]] = []
        for target in targets[:: max(1, -(-len(targets) // most))]:
            denied = -self.literals[target[0]][target[1]]
            budget = self._budget(end - checker.conflicts)
            answer = checker.solve([*blanks, *rules, denied], budget)
            if isinstance(answer, Refuted):
                needed = {*answer.core}
                literals = tuple(x for x in (denied, *blanks, *rules) if x in needed)
                hints.append((target, Core(literals, False)))
        if not hints:
            return Hint(*targets[0], Reason((), (), False))
        hints.sort(key=_size)
        best, budget = hints[0], self._budget(TO_SHORTEN)
        for target, core in hints[:SHORTENED]:
            if len(core.literals) <= LOOSE * _size(best):
                shorter = target, shorter_core(checker, core.literals, budget, PROVED)
                best = min(shorter, best, key=_size)
        target, core = best
        return Hint(*target, _reason(core, rules, blanks))

    def complete(self, filling: Filling) -> tuple[int, ...] | None:
        """Return the state of a finished filling that satisfies all rules.

        Blanks that stay open count as usual; None if there are others.
        """
        from puzzlelang.constraints import Choice

        whole = dict(filling)
        for number, blank in enumerate(self.blanks):
            usual = whole.setdefault(number, -1 if blank.usual is None else blank.usual)
            if usual < 0:
                return None
        answer = self.loaded.solver.solve(self._assumed(whole), self._budget())
        if not isinstance(answer, Choice):
            return None
        state = self.loaded.lowered.slots.state(answer)
        puzzle = self.loaded.puzzle
        assert all(semantics.holds(puzzle, rule, state) for rule in self.rules)
        return state

    def extended(self, filling: Filling) -> Filling | None:
        """Return a filling of all blanks that satisfies the rules; a good one, with amounts."""
        from puzzlelang.constraints import Best, Choice

        choice: Choice | None = None
        solver, assumed = self.loaded.solver, self._assumed(filling)
        if self.loaded.lowered.problem.lines:
            for better in solver.best(assumed, self._budget()):
                if isinstance(better, Best):
                    choice = better.choice
        else:
            answer = solver.solve(assumed, self._budget())
            choice = answer if isinstance(answer, Choice) else None
        if choice is None:
            return None
        return self._filling_of(choice)

    @cached_property
    def best(self) -> tuple[int, ...] | None:
        """The amounts of a best choice, if they are proved."""
        from puzzlelang.constraints import Best

        sign = -1 if self.loaded.choice.greatest else 1
        for better in self.loaded.solver.best((), self._budget()):
            if isinstance(better, Best) and better.proved:
                return tuple(sign * cost for cost in better.costs)
        return None

    # ── literals ─────────────────────────────────────────────────────────────────────

    @cached_property
    def _alone(self) -> Sequence[tuple[str, Solver]]:
        """The engine in Python for each rule, which is faster without the others.

        Lists have one without a rule, too: no rule is broken if an element follows their end.
        """
        from puzzlelang.constraints import ConflictSolver

        variables = self.loaded.puzzle.variables
        lists = any(isinstance(variable.type, ListOf) for variable in variables)
        alone: list[tuple[str, Solver]] = []
        for rules in [*[()] * lists, *((rule,) for rule in self.rules)]:
            one = self.loaded.changed(rules=rules, lines=())
            name = "".join(rule.name for rule in rules)
            alone.append((name, ConflictSolver(one.lowered.problem)))
        return alone

    @cached_property
    def _checker(self) -> Solver:
        """The engine in Python for all rules: it can propagate without making decisions."""
        from puzzlelang.constraints import ConflictSolver

        return ConflictSolver(self.loaded.defined.problem)

    @cached_property
    def holding(self) -> Mapping[Literal, str]:
        """Names of rules, by the literal whose assumption requires the rule."""
        codes = self.loaded.defined.rules
        return {code.holds: rule.name for rule, code in zip(self.rules, codes, strict=True)}

    def _filled(self, filling: Filling) -> Mapping[Literal, int]:
        """Return filled blanks by the literal of their option."""
        return {self.literals[blank][option]: blank for blank, option in filling.items()}

    def _filling_of(self, choice: Choice) -> Filling:
        return {
            number: next(place for place, x in enumerate(literals) if choice.holds(x))
            for number, literals in enumerate(self.literals)
        }

    def _assumed(self, filling: Filling) -> list[Literal]:
        return [self.literals[blank][option] for blank, option in filling.items()]

    def _options_among(self, literals: Iterable[Literal]) -> Iterator[tuple[int, int]]:
        true = {*literals}
        for number, options in enumerate(self.literals):
            for option, literal in enumerate(options):
                if literal in true:
                    yield number, option

    def _budget(self, conflicts: int = CONFLICTS) -> Budget:
        from puzzlelang.constraints import Budget

        return Budget(max(0, conflicts))


def _blank(
    variable: Variable,
    keys: tuple[int, ...],
    members: Sequence[int],
    number: int,
    options: Sequence[int],
) -> Blank:
    places = [(key.base, value) for key, value in zip(variable.keys, keys, strict=True)]
    usual: int | None = 0
    match variable.type:
        case Boolean():
            texts = ["false", "true"]
        case SetOf(base):
            texts = ["out", "in"]
            places.append((base, members[number]))
        case ListOf(element, digits=digits):
            shift = digits.low - 1
            texts = ["nothing", *(values.show(code + shift, element) for code in options[1:])]
            places.append((INTEGERS, number + 1))
        case Scalar(base):
            texts, usual = [show_scalar(value, base) for value in options], None
        case kind:
            raise AssertionError(f"`{variable.name}` can't be a {kind!r}")
    return Blank(
        values.blank_name(variable.name, places), variable, tuple(places), tuple(texts), usual
    )


def _shares(
    variable: Variable, members: Sequence[int], number: int, options: Sequence[int]
) -> Sequence[int]:
    """Return for each option its share of the value of a slot, such as the bit of a member."""
    match variable.type:
        case SetOf():
            return 0, 1 << members[number]
        case ListOf(digits=digits):
            return [code << digits.bits * number for code in options]
    return options


def _facts(lowered: LoweredChoice) -> Iterator[list[Literal]]:
    """Yield literals that clauses of one literal require: of no rule first, then of each rule."""
    start, clauses = 0, lowered.problem.clauses
    for end, _, _ in lowered.ends:
        yield [clause[0] for clause in clauses[start:end] if len(clause) == 1]
        start = end


def _stated(rule: Rule) -> Iterator[tuple[Rule, frozenset[Place]]]:
    """Split a rule into its conditions for each round of its ``every``, with the cells of these.

    Conditions that count chosen values are omitted. A rule of too many rounds isn't split.
    """
    match rule.condition:
        case Fold(span, kind, "every", binders, where, body) if body is not None and (
            prod(size_of(one.values) for one in binders) <= MOST_ROUNDS
        ):
            names = bound_by(binders)
            for row in product(*(binder.values for binder in binders)):
                rounds = [
                    replace(one, values=(value,)) for one, value in zip(binders, row, strict=True)
                ]
                cells = _cells(
                    (name.type.base, value)
                    for name, value in zip(names, next(rows_of(rounds)), strict=True)
                    if isinstance(name.type, Scalar)
                )
                for part in nodes.conjuncts(body):
                    if not _counts(part):
                        condition = Fold(span, kind, "every", tuple(rounds), where, part)
                        yield replace(rule, condition=condition), cells
        case condition:
            for part in nodes.conjuncts(condition):
                if not _counts(part):
                    yield replace(rule, condition=part), frozenset()


def _cells(places: Iterable[Place]) -> frozenset[Place]:
    """Return the places that are cells of a map."""
    return frozenset(place for place in places if isinstance(place[0], Cells))


def _counts(condition: Expr) -> bool:
    """Test whether a condition is about a number of chosen values, or their sum."""
    return any(
        any(nodes.reads(part))
        for part in nodes.walk(condition)
        if (isinstance(part, Apply) and part.operation == "count")
        or (isinstance(part, Fold) and part.kind == "sum")
    )


def _reason(core: Core, rules: Mapping[Literal, str], blanks: Mapping[Literal, int]) -> Reason:
    kept = {*core.literals}
    return Reason(
        tuple(name for literal, name in rules.items() if literal in kept),
        tuple(blank for literal, blank in blanks.items() if literal in kept),
        core.minimal,
    )


def _applies(answer: object, blanks: Mapping[Literal, int]) -> bool:
    """Test whether an earlier answer is right for other blanks, too."""
    from puzzlelang.constraints import Choice, Core

    if isinstance(answer, Core):
        return all(literal in blanks for literal in answer.literals)
    return isinstance(answer, Choice) and all(map(answer.holds, blanks))


def _size(hint: tuple[object, Core]) -> int:
    return len(hint[1].literals)
