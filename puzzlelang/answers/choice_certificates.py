"""Certificates of puzzles that are filled in: proofs that there is no choice, or no other one.

The engine in Python solves each question again and reports its learned clauses.
docs/certificates.md describes the format; ``puzzlelang.verify`` checks it with independent code.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from time import monotonic

from puzzlelang.answers.answer import UNSOLVABLE
from puzzlelang.answers.certificates import fingerprint, head_line, json_line
from puzzlelang.answers.filling import ONLY, SEVERAL, Filled
from puzzlelang.answers.loading import ToFill
from puzzlelang.constraints import TRUE, Budget, Literal, Problem, Refuted, Sum, Term
from puzzlelang.core import NONE, SetOf, State, slot_names, values
from puzzlelang.core import nodes as core
from puzzlelang.search import Limits
from puzzlelang.text import Any, Record

Row = list[object]


class NoProof(Exception):
    """No certificate is possible; the message has the reason."""


class Proof(metaclass=Record):
    """Steps that refute a claim's opposite. ``claim`` is "none", "other" or "better".

    The only step of two claims is a choice: a rule of a conflict is "needed" if one satisfies the
    other rules; there are "several" choices if another is as good as that of the answer.
    """

    claim: str
    line: int
    steps: tuple[Row, ...]


class ChoiceCertificate(metaclass=Record):
    """The proofs of an answer."""

    puzzle: core.Puzzle
    fingerprint: str
    proofs: tuple[Proof, ...]

    @property
    def steps(self) -> int:
        return sum(len(proof.steps) for proof in self.proofs)


def certify_choice(loaded: ToFill, answer: Filled, limits: Limits) -> ChoiceCertificate:
    """Return proofs for the claims of an answer; raise :class:`NoProof` if a claim has no proof."""
    proofs = []
    start = monotonic()

    def is_over() -> bool:
        return limits.seconds is not None and monotonic() - start >= limits.seconds

    budget = Budget(limits.states, is_over)
    for claim, line, rules, most, listed in _claims(loaded.choice, answer):
        steps = tuple(_Proof(loaded, rules, most, listed).steps(budget))
        if (steps[-1][0] == "choice") != (claim == "several"):
            raise NoProof("the claim is wrong")
        proofs.append(Proof(claim, line, steps))
    if answer.kind == UNSOLVABLE and answer.minimal:
        proofs += _witnesses(loaded, answer, budget)
    if not proofs:
        raise NoProof("the answer claims nothing about all choices that a proof could show")
    return ChoiceCertificate(loaded.puzzle, fingerprint(loaded), tuple(proofs))


def choice_certificate_lines(certificate: ChoiceCertificate) -> Iterator[str]:
    """Yield the lines of a file: the head, then each proof and its steps."""
    count = {"proofs": len(certificate.proofs)}
    yield head_line(certificate.puzzle, certificate.fingerprint, count)
    for proof in certificate.proofs:
        yield json_line({"claim": proof.claim, "line": proof.line, "steps": len(proof.steps)})
        yield from map(json_line, proof.steps)


Question = tuple[str, int, Sequence[core.Rule], tuple[int, ...], tuple[State, ...]]
"""Claim, number of the line, rules, limits of the amounts, excluded choices."""


def _claims(choice: core.Choice, answer: Filled) -> Iterator[Question]:
    if answer.kind == UNSOLVABLE:
        rules = [rule for rule in choice.rules if not answer.core or rule.name in answer.core]
        yield "none", 0, rules, (), ()
    if answer.choice is None:
        return
    amounts, step = answer.amounts, 1 if choice.greatest else -1
    if answer.optimal:
        for line in range(1, len(amounts) + 1):
            most = (*amounts[: line - 1], amounts[line - 1] + step)
            yield "better", line, choice.rules, most, ()
    listed = [answer.choice] if answer.unique == ONLY else answer.listed or ()
    if answer.unique == ONLY or (listed and not answer.more and answer.total == len(listed)):
        yield "other", 0, choice.rules, amounts, tuple(step.slots for step in listed)
    if answer.unique == SEVERAL and len(answer.listed or ()) < 2:
        yield "several", 0, choice.rules, amounts, (answer.choice.slots,)


def _witnesses(loaded: ToFill, answer: Filled, budget: Budget) -> Iterator[Proof]:
    """Yield for each rule of a conflict a choice that satisfies the others."""
    from puzzlelang.compiler import LoweredChoice
    from puzzlelang.constraints import Choice, new_solver

    puzzle, rules = loaded.puzzle, loaded.choice.rules
    for number, rule in enumerate(rules, 1):
        if rule.name in answer.core:
            others = [r for r in rules if r.name in answer.core and r is not rule]
            lowered = LoweredChoice(puzzle.variables, others)
            choice = new_solver(lowered.problem).solve((), budget)
            if not isinstance(choice, Choice):
                raise NoProof("the engine gave up")
            state = values.state_to_json(puzzle, lowered.slots.state(choice))
            yield Proof("needed", number, (["choice", state],))


class _Listener:
    """Adds learned clauses and cuts to the steps of a proof.

    ``rules`` are the numbers of the rules of the connections, ``conditions`` when they hold.
    """

    def __init__(
        self, steps: list[Row], rules: Sequence[int], conditions: Sequence[Literal]
    ) -> None:
        self.steps, self.rules, self.conditions = steps, rules, conditions
        self._learned: dict[int, tuple[int, Sequence[Literal]]] = {}
        """The step of a learned clause, by its identity; it stays alive, so no other gets that."""

    def learn(self, clause: Sequence[Literal]) -> None:
        self.steps.append(["learn", list(clause)])
        self._learned[id(clause)] = len(self.steps), clause

    def forget(self, clauses: Sequence[Sequence[Literal]]) -> None:
        learned = [
            self._learned[id(clause)][0] for clause in clauses if id(clause) in self._learned
        ]
        if learned:
            self.steps.append(["forget", learned])

    def cut(
        self, connection: int, left: Literal, right: Literal, separator: tuple[Literal, ...]
    ) -> None:
        clause = (-self.conditions[connection], -left, -right, *separator)
        plain = [x for x in dict.fromkeys(clause) if x != -TRUE]
        self.steps.append(["cut", self.rules[connection], plain])

    def block(self, clause: tuple[Literal, ...]) -> None:
        raise AssertionError("a proof has a single question")


class _Proof:
    """One question, lowered, and its proof."""

    def __init__(
        self,
        loaded: ToFill,
        rules: Sequence[core.Rule],
        most: tuple[int, ...],
        listed: tuple[State, ...],
    ) -> None:
        from puzzlelang.compiler import LoweredChoice

        self.puzzle, self.most, self.listed = loaded.puzzle, most, listed
        self.choice = loaded.choice
        self.numbers = [self.choice.rules.index(rule) + 1 for rule in rules]
        lines = loaded.minimized[: len(most)]
        self.lowered = LoweredChoice(self.puzzle.variables, rules, lines, loaded.helpers)
        self.problem: Problem = self.lowered.problem

    def steps(self, budget: Budget) -> Iterator[Row]:
        from puzzlelang.constraints import Choice, ConflictSolver

        problem = self.problem
        steps = [*self._letters()]
        if len(steps) + len(problem.defined) != problem.atoms:
            raise NoProof("proofs with hidden letters are not supported")
        definitions, clauses, sums = self._parted()
        steps += definitions
        parts: dict[object, Any] = {row[1]: row[2] for row in definitions if row[0] == "all"}
        for rule in range(len(self.numbers) + 1):
            number = self.numbers[rule - 1] if rule else 0
            fillers = _Fillers(self.literals)
            for one in sums[rule]:
                steps.append(["sum", number, one.bound, _pairs(one.terms)])
                fillers.add(one, len(steps))
            for clause in clauses[rule]:
                full = fillers.of(clause)
                if full:
                    steps.append(["count", clause, full])
                else:
                    steps += (["clause", number, one] for one in _simpler(clause, parts))
        for number, state in enumerate(self.listed, 1):
            block = [*self._block(state)]
            steps.append(["block", number, block])
            problem.clause(*block)
        for number, (most, (terms, constant)) in enumerate(
            zip(self.most, problem.lines, strict=True), 1
        ):
            bound = constant - most * (-1 if self.choice.greatest else 1)
            less = [(-w, x) for w, x in terms]
            steps.append(["line", number, bound, _pairs(less)])
            problem.at_least(less, bound)
        problem.lines.clear()
        rules = [
            self.numbers[bisect_right(self.lowered.ends, index, key=lambda end: end[2]) - 1]
            for index in range(len(problem.connections))
        ]
        listener = _Listener(steps, rules, [one.condition for one in problem.connections])
        answer = ConflictSolver(problem, listener).solve((), budget)
        if isinstance(answer, Choice):
            steps = [
                ["choice", values.state_to_json(self.puzzle, self.lowered.slots.state(answer))]
            ]
        elif not isinstance(answer, Refuted):
            raise NoProof("the engine gave up")
        yield from steps

    def _letters(self) -> Iterator[Row]:
        """Yield the letters of slots, and collect the literals of their values."""
        lowered = self.lowered
        variables = [v for v in self.puzzle.variables for _ in range(v.size)]
        self.literals: list[list[Literal]] = []
        for slot, (name, variable) in enumerate(
            zip(slot_names(self.puzzle), variables, strict=True)
        ):
            options = lowered.slots.options(slot)
            if not options:
                raise NoProof(f"proofs about lists, such as `{variable.name}`, are not supported")
            literals = [lowered.slots.value(slot, value) for value in options]
            self.literals.append([] if isinstance(variable.type, SetOf) else literals)
            for value, literal in zip(options, literals, strict=True):
                if literal > TRUE:
                    yield ["letter", literal, name, None if value == NONE else value]

    def _parted(self) -> tuple[list[Row], list[list[list[Literal]]], list[list[Sum]]]:
        """Return the definitions in order, and by rule the other clauses and sums."""
        problem, ends = self.problem, self.lowered.ends
        definitions: dict[int, Row] = {}
        sums: list[list[Sum]] = [[] for _ in ends]
        for index, one in enumerate(problem.sums):
            if one.defines is None:
                sums[bisect_right(ends, index, key=lambda end: end[1])].append(one)
            else:
                definitions[one.defines] = ["least", one.defines, one.bound, _pairs(one.terms)]
        clauses: list[list[list[Literal]]] = [[] for _ in ends]
        for index, clause in enumerate(problem.clauses):
            letter = abs(clause[0]) if clause else TRUE
            if letter == TRUE or letter not in problem.defined or letter in definitions:
                clauses[bisect_right(ends, index, key=lambda end: end[0])].append([*clause])
            elif clause[0] > 0:  # the last clause of a conjunction
                definitions[letter] = ["all", letter, [-x for x in clause[1:]]]
        return [definitions[letter] for letter in sorted(definitions)], clauses, sums

    def _block(self, state: State) -> Iterator[Literal]:
        """Yield the negation of a choice, without helpers."""
        for variable in self.puzzle.variables:
            if variable.name in self.choice.helpers:
                continue
            for slot in range(variable.slots.start, variable.slots.stop):
                for literal in self.lowered.slots.literals(slot, state[slot]):
                    if literal != TRUE:
                        yield -literal


class _Fillers:
    """The sums of a rule that allow one literal.

    Suppose that n slots have one value each. If n - 1 sums cover all their literals except a
    clause's, and each allows one, then the clause holds.
    """

    def __init__(self, literals: Sequence[Sequence[Literal]]) -> None:
        self._slots = {x: slot for slot, row in enumerate(literals) for x in row if abs(x) != TRUE}
        self._literals = literals
        self._groups: dict[int, set[Literal]] = {}
        self._with: dict[Literal, list[int]] = {}

    def add(self, one: Sum, step: int) -> None:
        """Add a sum, if it allows only one of its literals."""
        if all(abs(w) == 1 for w, _ in one.terms):
            group = {x if w < 0 else -x for w, x in one.terms}
            if one.bound - sum(w > 0 for w, _ in one.terms) == -1:
                self._groups[step] = group
                for x in group:
                    self._with.setdefault(x, []).append(step)

    def of(self, clause: Sequence[Literal]) -> list[int]:
        """Return the steps of sums from which a clause follows by counting."""
        if not self._groups or not all(x in self._slots for x in clause):
            return []
        slots = {self._slots[x] for x in clause}
        rest = {x for slot in slots for x in self._literals[slot]}.difference(clause)
        if len(slots) < len(clause) or len(slots) < 3:
            return []
        steps: list[int] = []
        while rest:
            x = min(rest)
            step = next((s for s in self._with.get(x, ()) if self._groups[s] <= rest), None)
            if step is None or len(steps) == len(slots) - 1:
                return []
            steps.append(step)
            rest -= self._groups[step]
        return steps


def _simpler(clause: list[Literal], parts: Mapping[object, Any]) -> Iterator[list[Literal]]:
    """Yield clauses that imply one of a single literal, each following from less, and that one."""
    if len(clause) == 1:
        for x in parts.get(clause[0], ()):
            yield from _simpler([x], parts)
        if -clause[0] in parts:
            yield [-x for x in parts[-clause[0]]]
    yield clause


def _pairs(terms: Sequence[Term]) -> list[list[int]]:
    return [[weight, x] for weight, x in terms]
