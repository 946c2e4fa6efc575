"""Certificates of puzzles that are filled in: a head, then proofs, each a line and its steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from puzzlelang.core import Puzzle, Rule, semantics, values
from puzzlelang.text import IO, Record, Stage, stage
from puzzlelang.verify.certificate import Certificate
from puzzlelang.verify.certificate_file import VERSION, lines_of, unpacked
from puzzlelang.verify.choice_proof import Premises, Proof, Rules
from puzzlelang.verify.findings import BadFile, Refused, at, count, so_far
from puzzlelang.verify.untrusted_json import fields, json_list, same, whole_number, word

FIRST_LINE = ["certificate", "puzzle", "parameters", "fingerprint", "proofs"]

MOST_STEPS = 1_000_000
"""Maximum number of steps of a proof, unless ``--states`` allows more."""

Claim = tuple[str, int]
"""``none``, ``other``, ``better`` with the number of a line, or ``needed`` with that of a rule."""


class Proved(metaclass=Record):
    """A proof that was checked: its steps, and the indices of the rules that it uses."""

    steps: int
    rules: frozenset[int]


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
                    _check_witness(puzzle, needed, next(iter(lines), None))
                claims[claim] = Proved(1, frozenset())
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


def _check_witness(puzzle: Puzzle, rules: Sequence[Rule], step: object) -> None:
    """Check that a choice satisfies some rules."""
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
