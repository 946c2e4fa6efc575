"""Check a proof about all choices of a puzzle that is filled in.

A proof is a list of steps that ends with the empty clause:

- *letters*: a slot has a value; or a definition by earlier letters (:class:`Letters`);
- *clauses and sums of a rule*: each follows from one part of the rule, which is checked by trying
  the assignments of the slots that it reads, or for sums by arithmetic; or a clause *cuts* a set
  that must be connected;
- *premises*: the amounts of better choices, or that a choice differs from all in the answer;
- *learned clauses*: each follows from the steps before it by unit propagation; some are dropped
  later, which can only weaken what follows.

So if a choice satisfied the rules and the premises, it would satisfy all clauses, the empty one
included.

A clause follows by reverse unit propagation (E. Goldberg and Y. Novikov, "Verification of proofs of
unsatisfiability for CNF formulas", 2003) if assuming its negation leads to a conflict.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations

from puzzlelang.core import Fold, Puzzle, Rule, RuleFault, State
from puzzlelang.text import Record
from puzzlelang.verify import linear_parts
from puzzlelang.verify.findings import Refused, at, count, json_list, word
from puzzlelang.verify.linear_parts import Assumption, Graph, Letters, Literal, Term, separates
from puzzlelang.verify.rule_parts import (
    MOST_IN_ALL,
    MOST_TRIED,
    Part,
    Recorder,
    RuleValues,
    Trial,
    is_void,
    parts_of,
)
from puzzlelang.verify.slot_values import Key, Partial, Slots

FEW_TRIED = 1 << 9
"""Number of assignments that are tried for all parts of a rule before more are for one."""


class Premises(metaclass=Record):
    """Assumptions of a proof besides the rules.

    ``most``: for some of the lines, from the first on, the largest amount that counts (of a
    `gain:`, the smallest). ``listed``: choices that are excluded, whatever their helpers.
    ``needed``: instead of a proof there is a choice that satisfies these rules.
    """

    most: tuple[int, ...] = ()
    listed: tuple[State, ...] = ()
    needed: tuple[Rule, ...] | None = None


class Rules:
    """The parts of the rules of a puzzle, by key."""

    def __init__(self, puzzle: Puzzle) -> None:
        assert puzzle.choice is not None
        self.puzzle, self.choice, self.slots = puzzle, puzzle.choice, Slots(puzzle)
        self.stager = Recorder(self.slots)
        self._parts: list[list[Part]] = []
        self._by_key: list[dict[Key, list[int]]] = []
        self._last: list[int] = []
        """For each rule, the number of the last part that a step followed from."""
        self._graphs: dict[Part, Graph] = {}
        self._lines: dict[Part, list[linear_parts.Line]] = {}
        values = RuleValues(self.stager)
        for rule in self.choice.rules:
            by_key: dict[Key, list[int]] = {}
            parts: list[Part] = []
            with at(f"the rule `{rule.name}`"):
                for part in parts_of(self.stager, rule.condition):
                    values.check(part)
                    for key in part.keys:
                        by_key.setdefault(key, []).append(len(parts))
                    parts.append(part)
            self._parts.append(parts)
            self._by_key.append(by_key)
            self._last.append(0)
        for name, line in self.choice.lines:
            staged, keys = self.stager.recorded(line, {})
            with at(f"`{name}`"):
                values.check(Part((), line, True, {}, staged, keys, ((line, {}, ()),)))

    def graphs(self, rule: int) -> Iterator[tuple[Part, Graph]]:
        """Yield the parts of a rule that require a set to be connected."""
        for part in self._parts[rule]:
            if part.sign and isinstance(part.expr, Fold) and part.expr.kind == "connected":
                if part not in self._graphs:
                    self._graphs[part] = Graph(part, self.stager)
                yield part, self._graphs[part]

    def lines(self, part: Part) -> list[linear_parts.Line]:
        """Return numbers that a part requires to be at least 0."""
        lines = self._lines.get(part)
        if lines is None:
            lines = self._lines[part] = [*linear_parts.sums_of(part, self.stager)]
        return lines

    def follows(self, rule: int, keys: frozenset[Key], test: Callable[[Part, int], bool]) -> None:
        """Find a part of a rule that passes a test, with few assignments and then with many.

        Parts that read all ``keys`` are tried first. Among them, the last successful part and the
        next one precede, because steps usually follow the order of the parts. Raises
        :class:`Refused`.
        """
        parts, by_key, last = self._parts[rule], self._by_key[rule], self._last[rule]
        least: Sequence[int] = range(len(parts))
        if keys:
            least = min((by_key.get(key, []) for key in keys), key=len)
        near = range(last, last + 2)
        likely = [number for number in least if keys <= parts[number].keys]
        likely.sort(key=lambda number: number not in near)
        others = sorted({*range(len(parts))}.difference(likely))
        self.slots.tried = 0
        problem = f"it does not follow from a part of the rule `{self.choice.rules[rule].name}`"
        for numbers in (likely, others):
            for most in (FEW_TRIED, MOST_TRIED):
                hard: list[int] = []
                for number in numbers:
                    if self.slots.tried > MOST_IN_ALL:
                        raise Refused(f"it takes more than {MOST_IN_ALL:,} assignments to check")
                    try:
                        if test(parts[number], most):
                            self._last[rule] = number
                            return
                    except Refused as refusal:
                        problem = str(refusal)
                        hard.append(number)
                numbers = hard
        raise Refused(problem)


class Proof:
    """The steps of one proof."""

    def __init__(self, rules: Rules, premises: Premises) -> None:
        self.rules, self.premises = rules, premises
        self.letters = Letters(rules.puzzle, rules.slots)
        self.propagator = Propagator()
        self.sums: dict[int, tuple[list[Literal], frozenset[Key]]] = {}
        """Literals of which at most one is true, by the number of the step."""
        self._learned: dict[int, list[Literal]] = {}
        """Learned clauses, as the propagator keeps them, by the number of the step."""
        self._pairs: set[tuple[int, Literal, Literal]] = set()
        self._kinds: dict[str, tuple[int, Callable[..., None]]] = {
            "letter": (3, self._letter),
            "all": (2, self._all),
            "least": (3, self._least),
            "clause": (2, self._clause),
            "cut": (2, self._cut),
            "sum": (3, self._sum),
            "count": (2, self._count),
            "line": (3, self._line),
            "block": (2, self._block),
            "learn": (1, self._learn),
            "forget": (1, self._forget),
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
        number, row = self._rule(rule), _literals(literals)
        self.letters.check_defined(row)
        if not self.propagator.follows(row):
            self._check_clause(number, row)
        self.propagator.add(row)

    def _check_clause(self, rule: int, literals: Sequence[Literal]) -> None:
        self.letters.check_defined(literals)
        assumption = Assumption(self.letters, literals)
        if assumption.contradicts_itself:
            return
        if rule < 0:
            if assumption.always(lambda state: False):
                return
            raise Refused("the clause does not follow from the values of its slots")
        terms = [(1, x) for x in literals]

        def follows(part: Part, most: int) -> bool:
            try:
                if self._sum_of(part, terms, 1, most) or self._is_difference(part, literals, most):
                    return True
            except Refused:
                pass
            return self._is_implied(assumption, part, most)

        self.rules.follows(rule, assumption.keys, follows)

    def _is_implied(self, assumption: Assumption, part: Part, most: int) -> bool:
        """Test whether a part is false for all assignments for which a clause is false."""
        env = self.rules.stager.env()

        def is_false(state: Partial) -> bool:
            try:
                return not part.holds(state, env)
            except RuleFault:  # so it breaks a part before this one
                return True

        return assumption.always(is_false, most=most)

    def _is_difference(self, part: Part, literals: Sequence[Literal], most: int) -> bool:
        """Test whether a part and a clause are that a sum isn't a certain number.

        The clause has two literals: the sum is more, or less.
        """
        if len(literals) != 2 or part.guards:
            return False
        first, second = map(self.letters.sum_of, literals)
        if first is None or second is None:
            return False
        (weights, more), (opposite, less) = first, second
        if less != 2 - more or opposite != {x: -w for x, w in weights.items()}:
            return False
        difference = linear_parts.difference_of(part, self.rules.stager)
        if difference is None:
            return False
        value, terms = more - 1, [(w, x) for x, w in weights.items()]
        contrary = [(-w, x) for w, x in terms]
        return any(
            linear_parts.follows(self.letters, line, terms, value, {}, most)
            and linear_parts.follows(self.letters, minus, contrary, -value, {}, most)
            for line, minus in permutations((difference, linear_parts.minus(difference)))
        )

    def _cut(self, rule: object, literals: object) -> None:
        """Check a clause that follows from a set that is required to be connected."""
        number, row = self._rule(rule), _literals(literals)
        self.letters.check_defined(row)
        assumption = Assumption(self.letters, row)
        for part, graph in self.rules.graphs(number) if number >= 0 else ():
            if assumption.contradicts_itself or separates(
                graph, part, assumption, self.rules.stager
            ):
                self.propagator.add(row)
                return
        raise Refused("the clause cuts no set that is required to be connected")

    def _sum(self, rule: object, bound: object, terms: object) -> None:
        place, limit, row = self._rule(rule), _integer(bound), _terms(terms)
        literals = [x for _, x in row]
        self.letters.check_defined(literals)
        one = at_most_one(row, limit)
        try:
            self._check_sum(place, row, limit)
        except Refused:
            if one is None or place < 0:
                raise
            for a, b in combinations(one, 2):
                pair = (place, min(a, b), max(a, b))
                if pair not in self._pairs:
                    self._check_clause(place, [-a, -b])
                    self._pairs.add(pair)
        if one is not None:
            self.sums[self.number] = one, self.letters.cone_of(literals)
        self.propagator.add_sum(row, limit)

    def _check_sum(self, rule: int, terms: Sequence[Term], bound: int) -> None:
        letters = self.letters
        if rule < 0:
            if linear_parts.follows(letters, (0, []), terms, bound, {}):
                return
            raise Refused("the sum does not follow from the values of its slots")
        self.rules.follows(
            rule,
            letters.cone_of([x for _, x in terms]),
            lambda part, most: self._sum_of(part, terms, bound, most),
        )

    def _sum_of(self, part: Part, terms: Sequence[Term], bound: int, most: int) -> bool:
        """Test whether a sum follows from a part by arithmetic."""
        problem: Refused | None = None
        for line in self.rules.lines(part):
            try:
                if self._line_implies(part, line, terms, bound, most):
                    return True
            except Refused as refusal:
                problem = refusal
        if problem is not None:
            raise problem
        return False

    def _line_implies(
        self, part: Part, line: linear_parts.Line, terms: Sequence[Term], bound: int, most: int
    ) -> bool:
        trial, env = Trial(self.rules.slots, most), self.rules.stager.env()
        for void in trial.branches(lambda state: is_void(part.guards, state, env)):
            fixed = trial.state.values
            needed = (0, []) if void else line
            if not linear_parts.follows(self.letters, needed, terms, bound, fixed, most):
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
            open_values = set(letters.slots.options(slot))
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
        if not linear_parts.follows(self.letters, line, row, limit, {}):
            raise Refused(f"the sum does not follow from line {place + 1}")
        self.propagator.add_sum(row, limit)

    def _block(self, number: object, literals: object) -> None:
        """Check that a clause is false only for a choice of the answer, up to helpers."""
        place, row = _integer(number) - 1, _literals(literals)
        if not 0 <= place < len(self.premises.listed):
            raise Refused(f"the answer has no choice {place + 1}")
        state, letters = self.premises.listed[place], self.letters
        letters.check_defined(row)
        slots = letters.slots
        chosen = {
            key
            for slot, variable in enumerate(slots.variables)
            if variable.name not in self.rules.choice.helpers
            for key in slots.keys(slot)
        }
        values: dict[Key, set[int]] = {}
        for literal in row:
            cone = letters.cone[abs(literal)]
            if len(cone) != 1 or not cone <= chosen:
                raise Refused("a block has only letters of chosen slots, not of helpers")
            (key,) = cone
            values.setdefault(key, set(slots.options(key)))
            values[key] &= letters.values_without(literal)
        for key in chosen:
            own = state[key[0]] >> key[1] & 1 if isinstance(key, tuple) else state[key]
            if values.get(key, set(slots.options(key))) != {own}:
                raise Refused(f"the block is not exactly choice {place + 1} of the answer")
        self.propagator.add(row)

    # Learned clauses

    def _learn(self, literals: object) -> None:
        row = _literals(literals)
        self.letters.check_defined(row)
        if not self.propagator.follows(row):
            raise Refused("the learned clause does not follow")
        self._learned[self.number] = self.propagator.add(row)

    def _forget(self, steps: object) -> None:
        """Drop learned clauses that no later step needs; what followed from them still holds."""
        forgotten = []
        for number in _literals(steps):
            if number not in self._learned:
                raise Refused(f"step {number} is not a learned clause")
            forgotten.append(self._learned.pop(number))
        self.propagator.drop(forgotten)

    # Parts of steps

    def _rule(self, rule: object) -> int:
        number = _integer(rule)
        if not 0 <= number <= len(self.rules.choice.rules):
            raise Refused(f"there is no rule {number}")
        if number:
            self.used.add(number - 1)
        return number - 1


def at_most_one(terms: Sequence[Term], bound: int) -> list[Literal] | None:
    """Return the literals of a sum that allows at most one of them."""
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


# ── unit propagation ───────────────────────────────────────────────────────────────────


class Propagator:
    """Clauses and sums, and the literals that follow from them."""

    def __init__(self) -> None:
        self.refuted = False
        self._true: set[Literal] = {1}
        self._trail: list[Literal] = [1]
        self._head = 0
        self._watches: dict[Literal, list[list[Literal]]] = {}
        self._terms: list[list[Term]] = []
        self._slack: list[int] = []
        self._uses: dict[Literal, list[tuple[int, int]]] = {}
        """The sums in which a literal counts, with its weight."""

    def add(self, literals: Sequence[Literal]) -> list[Literal]:
        """Add a clause; return it as it is kept, for ``drop``."""
        clause = list(dict.fromkeys(literals))
        true = self._true
        if self.refuted or any(x in true or -x in clause for x in clause):
            return clause
        clause = [x for x in clause if -x not in true]  # literals of level 0 stay true
        if len(clause) < 2:
            self.refuted = not clause or not self._assign_and_propagate(clause)
        else:
            for x in clause[:2]:
                self._watches.setdefault(x, []).append(clause)
        return clause

    def drop(self, clauses: Sequence[list[Literal]]) -> None:
        """Forget clauses, but not what they implied."""
        dropped = {*map(id, clauses)}
        for x in {x for clause in clauses for x in clause[:2]}:
            watching = self._watches.get(x, ())
            self._watches[x] = [clause for clause in watching if id(clause) not in dropped]

    def add_sum(self, terms: Sequence[Term], bound: int) -> None:
        """Add a sum: the weights of true literals are at least ``bound``."""
        if self.refuted:
            return
        weights: dict[Literal, int] = {}
        for weight, x in terms:
            if weight < 0:
                weight, x, bound = -weight, -x, bound - weight
            both = min(weight, weights.get(-x, 0))
            if both:  # one of the two is true
                weights[-x] -= both
                weight -= both
                bound -= both
            weights[x] = weights.get(x, 0) + weight
        row = sorted(((w, x) for x, w in weights.items() if w), key=lambda term: -term[0])
        number = len(self._terms)
        self._terms.append(row)
        settled = set(self._trail[: self._head])
        self._slack.append(sum(w for w, x in row if -x not in settled) - bound)
        for weight, x in row:
            self._uses.setdefault(x, []).append((number, weight))
        if self._slack[number] < 0:
            self.refuted = True
        else:
            self.refuted = not self._assign_and_propagate(self._implied(number))

    def follows(self, literals: Sequence[Literal]) -> bool:
        """Test whether a clause follows by unit propagation."""
        if self.refuted:
            return True
        start = len(self._trail)
        conflict = False
        for x in literals:
            if x in self._true:
                conflict = True
                break
            if -x not in self._true:
                self._assign(-x)
        conflict = conflict or not self._propagate()
        for x in self._trail[start : self._head]:
            for number, weight in self._uses.get(-x, ()):
                self._slack[number] += weight
        self._true.difference_update(self._trail[start:])
        del self._trail[start:]
        self._head = start
        return conflict

    def _assign(self, literal: Literal) -> None:
        self._true.add(literal)
        self._trail.append(literal)

    def _assign_and_propagate(self, literals: Sequence[Literal]) -> bool:
        for x in literals:
            if -x in self._true:
                return False
            if x not in self._true:
                self._assign(x)
        return self._propagate()

    def _implied(self, number: int) -> list[Literal]:
        """Return open literals without which a sum can't reach its bound."""
        slack, true = self._slack[number], self._true
        implied: list[Literal] = []
        for weight, x in self._terms[number]:
            if weight <= slack:
                break
            if x not in true and -x not in true:
                implied.append(x)
        return implied

    def _propagate(self) -> bool:
        """Assign all implied literals; return false after a conflict."""
        trail, true = self._trail, self._true
        while self._head < len(trail):
            literal = trail[self._head]
            self._head += 1
            broken = False
            for number, weight in self._uses.get(-literal, ()):
                self._slack[number] -= weight
                broken = broken or self._slack[number] < 0
            if broken or not self._visit(-literal):
                return False
            for number, _ in self._uses.get(-literal, ()):
                for x in self._implied(number):
                    if -x in true:
                        return False
                    if x not in true:
                        self._assign(x)
        return True

    def _visit(self, false: Literal) -> bool:
        """Find other literals to watch in the clauses that watch one that is false now."""
        watching, true = self._watches.get(false), self._true
        if not watching:
            return True
        kept: list[list[Literal]] = []
        self._watches[false] = kept
        for index, clause in enumerate(watching):
            if clause[0] == false:
                clause[0], clause[1] = clause[1], false
            other = clause[0]
            if other in true:
                kept.append(clause)
                continue
            for place in range(2, len(clause)):
                x = clause[place]
                if -x not in true:
                    clause[1], clause[place] = x, false
                    self._watches.setdefault(x, []).append(clause)
                    break
            else:
                kept.append(clause)
                if -other in true:
                    kept += watching[index + 1 :]
                    return False
                self._assign(other)
        return True
