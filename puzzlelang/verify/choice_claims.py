"""Verify an answer to a puzzle that is filled in.

The choice and each listed one are checked by the reference semantics. Claims about all choices
(no choice, no other, no better one, their number) are checked by trying all assignments of a small
puzzle, or by a certificate.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product

from puzzlelang.core import (
    Choice,
    ListOf,
    Puzzle,
    Rule,
    RuleFault,
    State,
    elements,
    semantics,
    values,
)
from puzzlelang.text import IO, Record, Stage, stage
from puzzlelang.verify.certificate import VERSION, Certificate, lines_of, unpacked
from puzzlelang.verify.choice_proof import Premises, Proof, Rules
from puzzlelang.verify.claims import Asked, Claims
from puzzlelang.verify.findings import (
    BadFile,
    Findings,
    Refused,
    at,
    count,
    fields,
    get,
    json_list,
    json_object,
    numbers,
    same,
    so_far,
    whole_number,
    word,
)
from puzzlelang.verify.slot_values import number_of_values, values_of

MOST_TRIED = 100_000
"""Default limit on the number of assignments that are tried; ``--states`` overrides it."""

ORDERS = ("only", "first", "several", "unknown")


class Everything(metaclass=Record):
    """All choices of a small puzzle, without helpers, in the order of the file.

    Of a puzzle with `cost:` or `gain:`, ``keys`` has only the best ones, and ``amounts`` their
    values.
    """

    keys: tuple[tuple[object, ...], ...]
    amounts: tuple[int, ...] = ()


class ChoiceClaims(Claims):
    """The claims of an answer to a puzzle that is filled in."""

    size = "steps"

    def __init__(
        self, puzzle: Puzzle, given: Mapping[str, object], asked: Asked, findings: Findings
    ) -> None:
        super().__init__(puzzle, given, asked, findings)
        assert puzzle.choice is not None
        self.choice: Choice = puzzle.choice
        self.best = "best " if self.choice.lines else ""
        self.fixed: dict[int, str] = {}  # texts of given values by slot

    # ── outcomes ─────────────────────────────────────────────────────────────────────

    def solved(self) -> None:
        given, findings = self.given, self.findings
        for name in ("conflict", "minimal"):
            if name in given:
                raise Refused(f"the outcome is solved, but there is `{name}`")
        state = self._replayed(get(given, "choice"), "the choice")
        findings.checked.append("the choice: it satisfies all rules")
        order, optimal = self._word("order", ORDERS), self._flag("optimal")
        with findings.part():
            amounts = self._amounts(state)
            listed = self._listed(amounts)
            total = self._total(listed)
            self._check_order(order, state, listed, total)
            more = self._flag("more")
            if optimal and not self.choice.lines:
                raise Refused("`optimal` is true, but the puzzle has no `cost:` or `gain:`")
            if self.choice.lines and not optimal and (order != "unknown" or total is not None):
                raise Refused("the best choices are counted, but `optimal` is not true")
            exact = None if more else 1 if order == "only" else total
            self._about_all(state, amounts, listed, exact, optimal)

    def unsolvable(self) -> None:
        given = self.given
        for name in ("choice", "order", "amounts", "optimal", "more"):
            if given.get(name):
                raise Refused(f"the outcome is unsolvable, but there is `{name}`")
        if "total" in given:
            same("total", whole_number(given, "total"), 0, "an unsolvable puzzle has", "choices")
        if given.get("list"):
            raise Refused("the outcome is unsolvable, but choices are listed")
        conflict = self._conflict()
        claim = "that no choice satisfies the rules"
        premises = {("none", 0): Premises()}
        rules = [(n, rule) for n, rule in enumerate(self.choice.rules, 1) if rule.name in conflict]
        if self._flag("minimal"):
            for number, rule in rules:
                others = tuple(other for _, other in rules if other is not rule)
                premises["needed", number] = Premises(needed=others)
        proofs = self._proofs(premises)
        if proofs is None:
            return
        proof = proofs.get(("none", 0))
        if proof is not None:
            self.findings.checked.append(f"{claim}: {_certificate_of(proof)}")
            names = {self.choice.rules[index].name for index in proof.rules}
            of_rules = not {*conflict} & {*self.fixed.values()}
            if conflict and of_rules and names <= {*conflict} and len(proofs) == len(premises):
                self.findings.checked.append("that these rules conflict")
                self.findings.checked += ["that each of them is needed"] * self._flag("minimal")
                return
        elif (everything := self._everything()) is not None:
            if everything.keys:
                raise Refused("a choice satisfies the rules")
            self.findings.checked.append(f"{claim}: all assignments were tried")
        else:
            self._note(claim)
        if conflict:
            with self.findings.part("conflict"):
                self._check_conflict(conflict, self._flag("minimal"))

    def gave_up(self) -> None:
        for name in ("choice", "order", "amounts", "optimal", "list", "conflict", "minimal"):
            if self.given.get(name):
                raise Refused(f"the outcome is gave-up, but there is `{name}`")
        self.findings.notes.append("whether there is a choice: the search gave up")
        self._proofs({})

    def unfinished(self) -> None:
        """Check a saved game: its values, and that they break no rule."""
        from puzzlelang.verify.unfinished_filling import check_filling  # only saved games need it

        for name in ("choice", "order", "optimal", "total", "list", "conflict", "minimal"):
            if self.given.get(name):
                raise Refused(f"the outcome is unfinished, but there is `{name}`")
        filled = json_object(get(self.given, "filled"), "`filled`")
        marks = json_object(self.given.get("marks", {}), "`marks`")
        progress, broken = check_filling(self.puzzle, filled, marks)
        if broken:
            names = ", ".join(f"`{name}`" for name in broken)
            raise Refused(f"unfinished: {progress}, but a rule is broken: {names}")
        self.findings.checked.append(f"unfinished: {progress}, no rule broken so far")

    # ── given values ─────────────────────────────────────────────────────────────────

    def beginning(self) -> None:
        """Find the slots of given values such as ``queen(1) = 3``."""
        if "given" not in self.given:
            return
        slots = {
            values.slot_text(variable, slot): slot
            for variable in self.puzzle.variables
            for slot in range(variable.slots.start, variable.slots.stop)
        }
        for item in json_list(self.given["given"], "`given`"):
            slot = slots.get(item.partition(" = ")[0]) if isinstance(item, str) else None
            if slot is None or slot in self.fixed:
                raise Refused(f"`given`: {values.quote(item)} is no value, or a second one")
            self.fixed[slot] = str(item)

    def _fixed_text(self, slot: int, value: int) -> str:
        variable = next(v for v in self.puzzle.variables if slot < v.slots.stop)
        return f"{values.slot_text(variable, slot)} = {values.show(value, variable.type)}"

    # ── choices ──────────────────────────────────────────────────────────────────────

    def _replayed(self, data: object, name: str) -> State:
        """Return a choice that satisfies all rules and prints as claimed."""
        with at(name):
            content = fields(data, ["state", "shown"])
            try:
                state = values.state_from_json(self.puzzle, content["state"])
            except ValueError as problem:
                raise Refused(str(problem)) from None
            self._check_given(state)
            for rule in self.choice.rules:
                if not semantics.holds(self.puzzle, rule, state):
                    raise Refused(f"it breaks the rule `{rule.name}`")
            same("shown", content["shown"], semantics.shown(self.puzzle, state), "it prints as")
        return state

    def _check_given(self, state: State) -> None:
        for slot, text in self.fixed.items():
            if self._fixed_text(slot, state[slot]) != text:
                raise Refused(f"it lacks the given value {text}")

    def _costs(self, state: State) -> tuple[int, ...]:
        return tuple(semantics.evaluate(line, state) for _, line in self.choice.lines)

    def _amounts(self, state: State) -> tuple[int, ...]:
        with at("amounts"):
            amounts = self._costs(state)
        claimed = numbers(self.given, "amounts") if "amounts" in self.given else []
        same("amounts", claimed, list(amounts), "the choice has")
        if amounts:
            self.findings.checked.append(f"its amounts {word(list(amounts))}")
        return amounts

    def key(self, state: State) -> tuple[object, ...]:
        """Return the place of a choice in the order of the file; helpers don't matter."""
        key: list[object] = []
        for variable in self.puzzle.variables:
            if variable.name in self.choice.helpers:
                continue
            for value in state[variable.slots]:
                if isinstance(variable.type, ListOf):
                    row = tuple(elements(variable.type.digits, value))
                    key.append((len(row), row))
                else:
                    key.append(value)
        return tuple(key)

    def _listed(self, amounts: tuple[int, ...]) -> list[State] | None:
        if "list" not in self.given:
            return None
        entries = json_list(self.given["list"], "`list`")
        states: list[State] = []
        with stage(Stage.VERIFYING, "list", total=len(entries)) as task:
            for number, entry in enumerate(entries, 1):
                task.at(number - 1)
                name = f"choice {number} of the list"
                state = self._replayed(entry, name)
                if amounts and self._costs(state) != amounts:
                    raise Refused(
                        f"{name}: its amounts are {word(list(self._costs(state)))}, but those of "
                        f"the choice are {word(list(amounts))}"
                    )
                if states and not self.key(states[-1]) < self.key(state):
                    equal = self.key(states[-1]) == self.key(state)
                    raise Refused(
                        f"{name}: it {'is the same as' if equal else 'should precede'} the one "
                        "before it"
                    )
                states.append(state)
        listed = count(len(states), "listed choice")
        self.findings.checked.append(f"{listed}, all different and in order")
        return states

    def _total(self, listed: list[State] | None) -> int | None:
        if "total" not in self.given:
            if listed is not None:
                raise Refused("choices are listed without `total`")
            return None
        total = whole_number(self.given, "total")
        if total < max(1, len(listed or ())):
            least = f"{len(listed)} are listed" if listed else "there is a choice"
            raise Refused(f"`total` is {values.quote(total)}, but {least}")
        return total

    def _check_order(
        self, order: str, state: State, listed: list[State] | None, total: int | None
    ) -> None:
        more = self._flag("more")
        several = total is not None and (total > 1 or more)
        if order == "only" and several:
            raise Refused("`order` is only, but there are more choices")
        if order in ("first", "several") and total == 1 and not more:
            raise Refused(f"`order` is {order}, but `total` is 1")
        if listed and order in ("only", "first") and self.key(listed[0]) != self.key(state):
            raise Refused(f"`order` is {order}, but another choice is the first of the list")

    # ── claims about all choices ─────────────────────────────────────────────────────

    def _about_all(
        self,
        state: State,
        amounts: tuple[int, ...],
        listed: list[State] | None,
        exact: int | None,
        optimal: bool,
    ) -> None:
        """Check that no choice is better, and claims about the order and the number."""
        order, total = self._word("order", ORDERS), self.given.get("total")
        is_complete = exact == 1 or (listed is not None and exact == len(listed))
        proofs = self._proofs(self._premises(state, amounts, listed, is_complete, optimal))
        if proofs is None:
            return
        claims: list[str] = []
        if optimal:
            best = [proofs.get(("better", line)) for line in range(1, len(amounts) + 1)]
            if proofs and None not in best:
                steps = sum(proof.steps for proof in best if proof)
                self.findings.checked.append(
                    f"that no choice is better: {count(len(best), 'proof')} of "
                    f"{count(steps, 'step')}"
                )
            else:
                claims.append("that no choice is better")
        other = proofs.get(("other", 0))
        if other is not None and not claims:
            what = "no other" if exact == 1 else "none but the listed ones"
            self.findings.checked.append(f"that there is {what}: {_certificate_of(other)}")
        elif exact == 1:
            claims.append(f"that there is no other {self.best}choice")
        elif exact is not None:
            claims.append(f"the number of {self.best}choices")
        elif total is not None:
            claims.append(f"that there are so many {self.best}choices")
        if order == "first" and (other is None or listed is None):
            claims.append("that it is the first in the order of the file")
        if order == "several" and (listed is None or len(listed) < 2):
            if not self._has_other(proofs, state, amounts):
                claims.append(f"that there is another {self.best}choice")
        if not claims:
            return
        everything = self._everything()
        if everything is None:
            for claim in claims:
                self._note(claim)
            return
        self._against(everything, state, amounts, exact, optimal)
        if order in ("only", "first") and everything.amounts == amounts:
            for number, (key, one) in enumerate(
                zip(everything.keys, listed or (), strict=False), 1
            ):
                if key != self.key(one):
                    raise Refused(f"the list skips a choice before number {number}")
        self.findings.checked += claims

    def _has_other(
        self, proofs: Mapping[Claim, Proved], state: State, amounts: tuple[int, ...]
    ) -> bool:
        """Check the other choice of a certificate, if there is one."""
        if ("several", 0) not in proofs:
            return False
        other = proofs["several", 0].witness
        with at("the certificate: another choice"):
            self._check_given(other)
            same("amounts", list(self._costs(other)), list(amounts), "it has")
            if self.key(other) == self.key(state):
                raise Refused("it is that of the answer")
        self.findings.checked.append("that there is another: the certificate has it")
        return True

    def _premises(
        self,
        state: State,
        amounts: tuple[int, ...],
        listed: list[State] | None,
        is_complete: bool,
        optimal: bool,
    ) -> dict[Claim, Premises]:
        """Return the claims that a certificate may prove, with the assumptions of each proof."""
        premises: dict[Claim, Premises] = {}
        if optimal:
            step = 1 if self.choice.greatest else -1
            for line in range(1, len(amounts) + 1):
                better = (*amounts[: line - 1], amounts[line - 1] + step)
                premises["better", line] = Premises(better)
        if is_complete:
            premises["other", 0] = Premises(amounts, tuple(listed or (state,)))
        if self.given["order"] == "several":
            premises["several", 0] = Premises(needed=tuple(self.choice.rules))
        return premises

    def _proofs(self, premises: Mapping[Claim, Premises]) -> dict[Claim, Proved] | None:
        """Check the certificate, if any; return None if it is wrong, which is recorded."""
        data = self.given.get("certificate")
        if data is None and self.asked.certificate is None:
            return {}
        with self.findings.part("the certificate"):
            certificate = self._certificate(data)
            if certificate is None:
                return {}
            if not premises:
                raise Refused("the answer makes no claim that it could prove")
            most = self.asked.most or MOST_STEPS
            return proved_claims(self.puzzle, certificate, premises, most)
        return None

    def _against(
        self,
        everything: Everything,
        state: State,
        amounts: tuple[int, ...],
        exact: int | None,
        optimal: bool,
    ) -> None:
        order, number = self._word("order", ORDERS), len(everything.keys)
        is_best = everything.amounts == amounts
        if optimal and not is_best:
            raise Refused(
                f"the choice is not a best one: another has {word(list(everything.amounts))}"
            )
        if not is_best:  # nothing is claimed about choices as good as this one
            return
        if exact is not None and number != exact:
            if order == "only":
                raise Refused(f"`order` is only, but there are {number:,} {self.best}choices")
            same("total", exact, number, "there are", f"{self.best}choices")
        if "total" in self.given and number < whole_number(self.given, "total"):
            raise Refused(f"there are only {number:,} {self.best}choices")
        if order in ("first", "several") and number == 1:
            raise Refused(f"`order` is {order}, but there is no other {self.best}choice")
        if order == "first" and everything.keys[0] != self.key(state):
            raise Refused("`order` is first, but another choice precedes it")

    def _conflict(self) -> list[str]:
        if "conflict" not in self.given:
            if self._flag("minimal"):
                raise Refused("`minimal` is true, but there is no `conflict`")
            return []
        names: list[str] = []
        own = {rule.name for rule in self.choice.rules} | set(self.fixed.values())
        for item in json_list(self.given["conflict"], "`conflict`"):
            if not isinstance(item, str) or item not in own:
                raise Refused(f"`conflict`: there is no rule {values.quote(item)}")
            names.append(item)
        return names

    def _check_conflict(self, names: Sequence[str], minimal: bool) -> None:
        """Check that these rules conflict, and, if ``minimal``, that all of them are needed."""
        claims = ["that these rules conflict"]
        claims += ["that each of them is needed"] * minimal
        if self._assignments({}) is None:
            for claim in claims:
                self._note(f"{claim}, {', '.join(names)}")
            return
        rules = [rule for rule in self.choice.rules if rule.name in names]
        broken_alone: set[str] = set()
        fixed = [(slot, text) for slot, text in self.fixed.items() if text in names]
        for state in self._tried({}):
            broken = [rule.name for rule in rules if not self._met(rule.name, state)]
            broken += [text for slot, text in fixed if self._fixed_text(slot, state[slot]) != text]
            if not broken:
                raise Refused("a choice satisfies all of them")
            if len(broken) == 1:
                broken_alone.add(broken[0])
        for name in names:
            if minimal and name not in broken_alone:
                raise Refused(f"`minimal` is true, but the others conflict without `{name}`")
        self.findings.checked += claims

    def _met(self, name: str, state: State) -> bool:
        """Test whether a rule is true; one without a value is not."""
        try:
            return all(
                semantics.holds(self.puzzle, rule, state)
                for rule in self.choice.rules
                if rule.name == name
            )
        except RuleFault:
            return False

    # ── all assignments ──────────────────────────────────────────────────────────────

    def _everything(self) -> Everything | None:
        """Try all assignments; None if there are too many, or a rule has no value for one."""
        try:
            return self._all_choices
        except RuleFault as fault:
            self.findings.notes.append(
                f"claims about all choices: the puzzle's own rules fail: {fault.message}"
            )
            return None

    @cached_property
    def _all_choices(self) -> Everything | None:
        if self._assignments(self.fixed) is None:
            return None
        sign = 1 if self.choice.greatest else -1
        best: tuple[int, ...] | None = None
        keys: set[tuple[object, ...]] = set()
        for state in self._tried(self.fixed):
            if not all(semantics.holds(self.puzzle, rule, state) for rule in self.choice.rules):
                continue
            goodness = tuple(sign * amount for amount in self._costs(state))
            if best is None or goodness > best:
                best = goodness
                keys.clear()
            if goodness == best:
                keys.add(self.key(state))
        amounts = tuple(sign * amount for amount in best or ())
        return Everything(tuple(sorted(keys)), amounts)

    def _limit(self) -> int:
        return self.asked.most or MOST_TRIED

    def _assignments(self, fixed: Mapping[int, str]) -> int | None:
        """Return the number of assignments with ``fixed`` values; None if there are too many."""
        number = 1
        for variable in self.puzzle.variables:
            few = number_of_values(variable)
            for slot in range(variable.slots.start, variable.slots.stop):
                number *= self._limit() + 1 if few is None else 1 if slot in fixed else few
                if number > self._limit():
                    return None
        return number

    def _tried(self, fixed: Mapping[int, str]) -> Iterator[State]:
        options = [
            [
                value
                for value in values_of(variable)
                if slot not in fixed or fixed[slot] == self._fixed_text(slot, value)
            ]
            for variable in self.puzzle.variables
            for slot in range(variable.slots.start, variable.slots.stop)
        ]
        tried = 0
        with (
            so_far(lambda: f"{tried:,} assignments"),
            stage(Stage.VERIFYING, total=self._assignments(fixed) or 0) as task,
        ):
            for state in product(*options):
                task.at(tried)
                tried += 1
                yield state

    # ── fields ───────────────────────────────────────────────────────────────────────

    def _note(self, claim: str) -> None:
        if any(note.startswith("claims about all choices:") for note in self.findings.notes):
            return
        limit = count(self._limit(), "assignment")
        self.findings.notes.append(f"{claim}: there are more than {limit} to try{self.withheld}")

    def _flag(self, name: str) -> bool:
        flag = self.given.get(name, False)
        if not isinstance(flag, bool):
            raise Refused(f"`{name}` is {values.quote(flag)}, not true or false")
        return flag

    def _word(self, name: str, words: Sequence[str]) -> str:
        given = get(self.given, name)
        for one in words:
            if given == one:
                return one
        *most, last = words
        raise Refused(f"`{name}` is {values.quote(given)}, not {', '.join(most)} or {last}")


def _certificate_of(proof: Proved) -> str:
    return f"a certificate of {count(proof.steps, 'step')}"


# ── certificates ───────────────────────────────────────────────────────────────────────


FIRST_LINE = ["certificate", "puzzle", "parameters", "fingerprint", "proofs"]

MOST_STEPS = 1_000_000
"""Maximum number of steps of a proof, unless ``--states`` allows more."""

Claim = tuple[str, int]
"""``none``, ``other``, ``better`` with the number of a line, ``several``, or ``needed`` with the
number of a rule."""


class Proved(metaclass=Record):
    """A proof that was checked: its steps, the indices of the rules that it uses, or a choice."""

    steps: int
    rules: frozenset[int]
    witness: State = ()


def read_choice_certificate(stream: IO[bytes], digest: str = "") -> Certificate:
    """Read a certificate of a puzzle that is filled in; its proofs are read lazily.

    ``digest``: the expected digest of the uncompressed text, if the answer has one. Raises
    :class:`BadFile`.
    """
    lines = lines_of(unpacked(stream), digest)
    try:
        head = fields(next(lines, None), FIRST_LINE)
    except Refused as problem:
        raise BadFile(str(problem)) from None
    if type(head["certificate"]) is not int or head["certificate"] != VERSION:
        raise BadFile(f"it is not version {VERSION}, which this program reads")

    def check_rest() -> None:
        for _ in lines:
            pass

    return Certificate(head, ((line, lines) for line in lines), check_rest)


def proved_claims(
    puzzle: Puzzle, certificate: Certificate, premises: Mapping[Claim, Premises], most: int
) -> dict[Claim, Proved]:
    """Check the proofs of a certificate, and return their claims.

    ``premises`` are the assumptions of each claim of the answer. Raises :class:`Refused` if a proof
    fails or proves none of the claims, :class:`BadFile` for a damaged file.
    """
    try:
        claims = _claims(puzzle, certificate, premises, most)
    except BadFile:
        raise
    except Refused:
        certificate.check_rest()
        raise
    certificate.check_rest()
    return claims


def _claims(
    puzzle: Puzzle, certificate: Certificate, premises: Mapping[Claim, Premises], most: int
) -> dict[Claim, Proved]:
    size = whole_number(certificate.head, "proofs")
    claims: dict[Claim, Proved] = {}
    rules: Rules | None = None
    for line, lines in certificate.layers:
        number = len(claims) + 1
        if number > size:
            raise BadFile(f"it has more than the {count(size, 'proof')} it declares")
        with at(f"proof {number}"):
            head = fields(line, ["claim", "line", "steps"])
            claim = _claim(head, premises)
            if claim in claims:
                raise Refused("it proves the same claim as an earlier one")
            steps = whole_number(head, "steps")
            if steps > most:
                raise Refused(f"it has {word(steps)} steps; `--states {steps}` allows that many")
            needed = premises[claim].needed
            if needed is not None:
                same("steps", steps, 1, "of this claim there is")
                with at("step 1"):
                    witness = _witness(puzzle, needed, next(iter(lines), None))
                claims[claim] = Proved(1, frozenset(), witness)
                continue
            rules = rules or Rules(puzzle)
            claims[claim] = _proved(rules, premises[claim], steps, iter(lines))
    if len(claims) < size:
        raise BadFile(f"it is cut short after {len(claims)} of {count(size, 'proof')}")
    return claims


def _claim(head: Mapping[str, object], premises: Mapping[Claim, Premises]) -> Claim:
    line = whole_number(head, "line")
    for claim in premises:
        if head["claim"] == claim[0]:
            if line == claim[1]:
                return claim
    raise Refused(f"the answer does not claim what it proves, {word(head['claim'])}")


def _witness(puzzle: Puzzle, rules: Sequence[Rule], step: object) -> State:
    """Return a choice that satisfies some rules."""
    row = json_list(step, "it")
    if len(row) != 2 or row[0] != "choice":
        raise Refused("it is not a choice")
    try:
        state = values.state_from_json(puzzle, row[1])
    except ValueError as problem:
        raise Refused(str(problem)) from None
    for rule in rules:
        if not semantics.holds(puzzle, rule, state):
            raise Refused(f"the choice breaks the rule `{rule.name}`")
    return state


def _proved(rules: Rules, premises: Premises, size: int, lines: Iterator[object]) -> Proved:
    proof = Proof(rules, premises)
    with (
        so_far(lambda: f"{proof.number:,} of {count(size, 'step')}"),
        stage(Stage.VERIFYING, total=size) as task,
    ):
        for number in range(size):
            task.at(number)
            step = next(lines, lines)
            if step is lines:
                raise BadFile(f"it is cut short after {number} of {count(size, 'step')}")
            with at(f"step {number + 1}"):
                proof.step(step)
    proof.close()
    return Proved(size, frozenset(proof.used))
