"""Check a proof about all choices of a puzzle that is filled in.

A proof is a list of steps that ends with the empty clause:

- *letters*: a slot has a value; or a definition by earlier letters (:class:`Letters`);
- *clauses and sums of a rule*: each follows from one part of the rule, which is checked by trying
  the assignments of the slots that it reads, or for sums by arithmetic;
- *premises*: the amounts of better choices, or that a choice is none of those in the answer;
- *learned clauses*: each follows from the steps before it by unit propagation.

So if a choice satisfied the rules and the premises, it would satisfy all clauses, the empty one
included.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from puzzlelang.core import Puzzle, Rule, RuleFault, State
from puzzlelang.text import Record
from puzzlelang.verify import linear_parts
from puzzlelang.verify.choice_letters import Letters, Literal, Term
from puzzlelang.verify.findings import Refused, at, count
from puzzlelang.verify.rule_parts import Part, Partial, Recorder, Trial, has_values, parts_of
from puzzlelang.verify.unit_propagation import Propagator
from puzzlelang.verify.untrusted_json import json_list, word


class Premises(metaclass=Record):
    """Assumptions of a proof besides the rules.

    ``most``: for some of the lines, from the first on, the largest amount that counts (of a
    `gain:`, the smallest). ``listed``: choices that don't count, nor do those that differ from them
    only in helpers. ``needed``: instead of a proof there is a choice that satisfies these rules.
    """

    most: tuple[int, ...] = ()
    listed: tuple[State, ...] = ()
    needed: tuple[Rule, ...] | None = None


class Rules:
    """The parts of the rules of a puzzle, by slot."""

    def __init__(self, puzzle: Puzzle) -> None:
        assert puzzle.choice is not None
        self.puzzle, self.choice = puzzle, puzzle.choice
        self.stager = Recorder()
        self.values = Letters(puzzle)
        self._parts: list[list[Part]] = []
        self._by_slot: list[dict[int, list[Part]]] = []
        for rule in self.choice.rules:
            with at(f"the rule `{rule.name}`"):
                parts = list(parts_of(self.stager, rule.condition))
            by_slot: dict[int, list[Part]] = {}
            for part in parts:
                for slot in part.slots:
                    by_slot.setdefault(slot, []).append(part)
            self._parts.append(parts)
            self._by_slot.append(by_slot)
        earlier: list[Part] = []
        for rule, parts in zip(self.choice.rules, self._parts, strict=True):
            with at(f"the rule `{rule.name}`"):
                for part in parts:
                    self._check_value(part, earlier)
                    earlier.append(part)
        for name, line in self.choice.lines:
            staged, slots = self.stager.recorded(line, {})
            part = Part((), line, True, {}, staged, slots)
            with at(f"`{name}`"):
                self._check_value(part, earlier)

    def _check_value(self, part: Part, earlier: Sequence[Part]) -> None:
        """Check that a part has a value for all assignments that satisfy those before it.

        A choice for which a rule has no value is a mistake in the puzzle, not one that breaks the
        rules. So nothing is proved about all choices unless there is none.
        """
        if not has_values(part, earlier, self.stager.env(), self.values.options):
            raise Refused("it may have no value, and the rules before it don't exclude that")

    def about(self, rule: int, slots: frozenset[int]) -> Iterator[Part]:
        """Yield the parts of a rule: those that read all of some slots first, then the others."""
        by_slot = self._by_slot[rule]
        least: Sequence[Part] = self._parts[rule]
        if slots:
            least = min((by_slot.get(slot, []) for slot in slots), key=len)
        seen: set[int] = set()
        for part in least:
            if slots <= part.slots:
                seen.add(id(part))
                yield part
        for part in self._parts[rule]:
            if id(part) not in seen:
                yield part


class Proof:
    """The steps of one proof."""

    def __init__(self, rules: Rules, premises: Premises) -> None:
        self.rules, self.premises = rules, premises
        self.letters = Letters(rules.puzzle)
        self.propagator = Propagator()
        self.sums: dict[int, tuple[list[Literal], frozenset[int]]] = {}
        """Literals of which at most one is true, by the number of the step."""
        self._pairs: set[tuple[int, Literal, Literal]] = set()
        self._kinds: dict[str, tuple[int, Callable[..., None]]] = {
            "letter": (3, self._letter),
            "all": (2, self._all),
            "least": (3, self._least),
            "clause": (2, self._clause),
            "sum": (3, self._sum),
            "count": (2, self._count),
            "line": (3, self._line),
            "block": (2, self._block),
            "learn": (1, self._learn),
        }
        self.number = 0
        self.used: set[int] = set()
        """Indices of the rules from which a clause or sum follows."""

    def step(self, data: object) -> None:
        """Check a step; raise :class:`Refused` if it doesn't follow."""
        self.number += 1
        row = json_list(data, "it")
        name = row[0] if row else None
        if not isinstance(name, str) or name not in self._kinds:
            raise Refused(f"{word(name)} is no kind of step")
        size, read = self._kinds[name]
        if len(row) != size + 1:
            raise Refused(f"`{name}` has {count(len(row) - 1, 'part')} instead of {size}")
        try:
            read(*row[1:])
        except RecursionError:
            raise Refused("its definitions are nested too deeply") from None

    def close(self) -> None:
        if not self.propagator.refuted:
            raise Refused("it does not end with the empty clause")

    # Letters

    def _letter(self, letter: object, slot: object, value: object) -> None:
        self.letters.name(_integer(letter), slot, value)

    def _all(self, letter: object, literals: object) -> None:
        own, row = _integer(letter), _literals(literals)
        self.letters.define_all(own, row)
        for x in row:
            self.propagator.add([-own, x])
        self.propagator.add([own, *(-x for x in row)])

    def _least(self, letter: object, bound: object, terms: object) -> None:
        own, limit, row = _integer(letter), _integer(bound), _terms(terms)
        self.letters.define_sum(own, limit, row)
        most = sum(w for w, _ in row if w > 0)
        least = sum(w for w, _ in row if w < 0)
        if not least < limit <= most:
            raise Refused(f"the sum of letter {own} is always or never at least {limit}")
        self.propagator.add_sum([*row, (limit - least, -own)], limit)
        above = most - limit + 1
        self.propagator.add_sum([*((-w, x) for w, x in row), (above, own)], 1 - limit)

    # Steps that follow from rules

    def _clause(self, rule: object, literals: object) -> None:
        row = _literals(literals)
        self._check_clause(self._rule(rule), row)
        self.propagator.add(row)

    def _check_clause(self, rule: int, literals: Sequence[Literal]) -> None:
        letters = self.letters
        letters.check_defined(literals)
        slots = letters.cone_of(literals)
        if rule < 0:
            if self._is_implied(literals, None):
                return
            raise Refused("the clause does not follow from the values of its slots")
        problem = ""
        for part in self.rules.about(rule, slots):
            try:
                if self._is_implied(literals, part):
                    return
            except Refused as refusal:
                problem = str(refusal)
        name = self.rules.choice.rules[rule].name
        raise Refused(problem or f"the clause does not follow from a part of the rule `{name}`")

    def _is_implied(self, literals: Sequence[Literal], part: Part | None) -> bool:
        """Test whether a part is false for all assignments for which a clause is false."""
        letters, env = self.letters, self.rules.stager.env()
        allowed: dict[int, frozenset[int]] = {}
        others = []
        for literal in literals:
            cone = letters.cone[abs(literal)]
            if len(cone) == 1:
                (slot,) = cone
                values = letters.values_without(literal)
                allowed[slot] = allowed[slot] & values if slot in allowed else values
            else:
                others.append(letters.ask(literal))
        if not all(allowed.values()):
            return True

        def options(slot: int) -> Sequence[int]:
            few = allowed.get(slot)
            every = letters.options(slot)
            return every if few is None else [value for value in every if value in few]

        def is_excluded(state: Partial) -> bool:
            if any(ask(state) for ask in others):
                return True
            if part is None:
                return False
            try:
                return not part.holds(state, env)
            except RuleFault:  # so it breaks a part before this one
                return True

        return all(Trial(options).branches(is_excluded))

    def _sum(self, rule: object, bound: object, terms: object) -> None:
        place, limit, row = self._rule(rule), _integer(bound), _terms(terms)
        literals = [x for _, x in row]
        self.letters.check_defined(literals)
        one = at_most_one(row, limit)
        if one is not None and place >= 0:
            for a, b in combinations(one, 2):
                pair = (place, min(a, b), max(a, b))
                if pair not in self._pairs:
                    self._check_clause(place, [-a, -b])
                    self._pairs.add(pair)
        else:
            self._check_sum(place, row, limit)
        if one is not None:
            self.sums[self.number] = one, self.letters.cone_of(literals)
        self.propagator.add_sum(row, limit)

    def _check_sum(self, rule: int, terms: Sequence[Term], bound: int) -> None:
        letters, stager = self.letters, self.rules.stager
        if rule < 0:
            if linear_parts.follows(letters, (0, []), terms, bound, Partial()):
                return
            raise Refused("the sum does not follow from the values of its slots")
        problem = ""
        for part in self.rules.about(rule, letters.cone_of([x for _, x in terms])):
            for line in linear_parts.sums_of(part, stager):
                try:
                    if self._sum_follows(part, line, terms, bound):
                        return
                except Refused as refusal:
                    problem = str(refusal)
        name = self.rules.choice.rules[rule].name
        raise Refused(problem or f"the sum does not follow from a part of the rule `{name}`")

    def _sum_follows(
        self, part: Part, line: linear_parts.Line, terms: Sequence[Term], bound: int
    ) -> bool:
        trial, env = Trial(self.letters.options), self.rules.stager.env()
        for void in trial.branches(lambda state: part.is_void(state, env)):
            needed = (0, []) if void else line
            if not linear_parts.follows(self.letters, needed, terms, bound, trial.state):
                return False
        return True

    def _count(self, literals: object, steps: object) -> None:
        """Check a clause by counting.

        Each of n slots has a value; each value makes a literal true, of the clause or of fewer than
        n sums, each of which allows one. So a literal of the clause is true.
        """
        row, numbers = _literals(literals), set(_literals(steps))
        letters = self.letters
        letters.check_defined(row)
        covering = list(row)
        for number in numbers:
            if number not in self.sums:
                raise Refused(f"step {number} is not a sum that allows one literal")
            covering += self.sums[number][0]
        slots = letters.cone_of(row)
        if len(numbers) >= len(slots):
            raise Refused("there are as many sums as slots")
        for slot in slots:
            open_values = set(letters.options(slot))
            for literal in covering:
                if letters.cone[abs(literal)] == {slot}:
                    open_values &= letters.values_without(literal)
            if open_values:
                raise Refused("a value of a slot makes none of the literals true")
        self.propagator.add(row)

    # Premises

    def _line(self, index: object, bound: object, terms: object) -> None:
        """Check the sum that a line of `cost:` or `gain:` is as good as required."""
        place, limit, row = _integer(index) - 1, _integer(bound), _terms(terms)
        if not 0 <= place < len(self.premises.most):
            raise Refused(f"nothing is assumed about line {place + 1}")
        self.letters.check_defined([x for _, x in row])
        most, choice = self.premises.most[place], self.rules.choice
        sign = 1 if choice.greatest else -1
        constant, addends = linear_parts.number_of(
            choice.lines[place][1], sign, {}, self.rules.stager
        )
        line = constant - sign * most, addends
        if not linear_parts.follows(self.letters, line, row, limit, Partial()):
            raise Refused(f"the sum does not follow from line {place + 1}")
        self.propagator.add_sum(row, limit)

    def _block(self, number: object, literals: object) -> None:
        """Check that a clause is false only for a choice of the answer, up to helpers."""
        place, row = _integer(number) - 1, _literals(literals)
        if not 0 <= place < len(self.premises.listed):
            raise Refused(f"the answer has no choice {place + 1}")
        state, letters = self.premises.listed[place], self.letters
        letters.check_defined(row)
        chosen = {
            slot
            for slot, variable in enumerate(letters.variables)
            if variable.name not in self.rules.choice.helpers
        }
        values: dict[int, set[int]] = {}
        for literal in row:
            cone = letters.cone[abs(literal)]
            if len(cone) != 1 or not cone <= chosen:
                raise Refused("a block has only letters of chosen slots, not of helpers")
            (slot,) = cone
            values.setdefault(slot, set(letters.options(slot)))
            values[slot] &= letters.values_without(literal)
        for slot in chosen:
            if values.get(slot, set(letters.options(slot))) != {state[slot]}:
                raise Refused(f"the block is not exactly choice {place + 1} of the answer")
        self.propagator.add(row)

    # Learned clauses

    def _learn(self, literals: object) -> None:
        row = _literals(literals)
        self.letters.check_defined(row)
        if not self.propagator.follows(row):
            raise Refused("the learned clause does not follow")
        self.propagator.add(row)

    # Parts of steps

    def _rule(self, rule: object) -> int:
        number = _integer(rule)
        if not 0 <= number <= len(self.rules.choice.rules):
            raise Refused(f"there is no rule {number}")
        if number:
            self.used.add(number - 1)
        return number - 1


def at_most_one(terms: Sequence[Term], bound: int) -> list[Literal] | None:
    """Return the literals if a sum says that at most one of them is true."""
    literals: list[Literal] = []
    for weight, x in terms:
        if abs(weight) != 1:
            return None
        literals.append(x if weight < 0 else -x)
        bound -= weight > 0
    return literals if bound == -1 and len(set(map(abs, literals))) == len(terms) else None


def _integer(data: object) -> int:
    if type(data) is int:
        return data
    raise Refused(f"{word(data)} is not a whole number")


def _literals(data: object) -> list[Literal]:
    literals = []
    for item in json_list(data, "a part of a step"):
        if type(item) is not int or not item:
            raise Refused(f"{word(item)} is no literal")
        literals.append(item)
    return literals


def _terms(data: object) -> list[Term]:
    terms = []
    for item in json_list(data, "a part of a step"):
        pair = json_list(item, "a term")
        if len(pair) != 2 or not all(type(part) is int and part for part in pair):
            raise Refused(f"{word(item)} is not a weight and a literal")
        terms.append((_integer(pair[0]), _integer(pair[1])))
    return terms
