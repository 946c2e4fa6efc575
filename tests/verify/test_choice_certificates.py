"""Certificates of puzzles that are filled in: honest ones are accepted, forged ones are not.

A forged certificate has a false claim: it is derived from the proof for a stricter puzzle, in which
the claim is true. So no edit of it may be accepted.
"""

from __future__ import annotations

import copy
import io
import json
import random
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.constraints import conflict_solver
from puzzlelang.front.commands import program as cli
from puzzlelang.search import Limits
from puzzlelang.verify import BadFile, Verdict, read_choice_certificate, verify
from puzzlelang.verify.choice_claims import MOST_STEPS, proved_claims
from puzzlelang.verify.choice_proof import Propagator
from tests.support import nightly, slow
from tests.verify.test_choices import KINDS, LISTED, NONE, ONE, PAINT, QUEENS, Json, load, solve

Steps = list[list[Any]]

TOTALS = """\
puzzle: Totals
choose:
  b: boolean
  v: 0..3 for each i in 1..3
rules:
  high: sum(v(i) for i in 1..3) >= 7
  low: sum(v(i) for i in 1..3) <= 6
"""

LATIN = """\
puzzle: Latin
choose:
  v: 1..4 for each i in 1..4
rules:
  all: every a, b in 1..4 where a < b has v(a) != v(b)
  few: v(1) <= 3 and v(2) <= 3 and v(3) <= 3
  not 4: v(4) <= 3
"""

LONG = """\
puzzle: Long
choose:
  v: 1..9 for each i in 1..12
rules:
  high: max(v(i) for i in 1..12) < 3
  low: not min(v(i) for i in 1..12) <= 1
"""

EXACT = """\
puzzle: Exact
choose:
  v: 1..9 for each i in 1..12
rules:
  high: max(v(i) for i in 1..12) = 3
  low: 3 = min(v(i) for i in 1..12)
"""

RING = """\
puzzle: Ring
types:
  place: 1..18
tables:
  near(a, b in place): abs(a - b) = 1 or abs(a - b) = 17
choose:
  on: set of place
rules:
  few: count(on) <= 9
  ends: 1 in on and 10 in on
  whole: connected(on, near)
"""

ROADS = """\
puzzle: Roads
types:
  town: 1..5
choose:
  to: set of town for each a in town
define:
  joined(a, b in town): b in to(a) and a < b
rules:
  whole: connected(town, joined)
  few: sum(count(to(a)) for a in town) <= 3
"""

GAPS = """\
puzzle: Gaps
choose:
  v: 0..40 for each i in 1..3
rules:
  differ: different(v(i + 1) - v(i) for i in 1..2)
  equal: v(2) - v(1) = v(3) - v(2)
"""

FEW_GAPS = GAPS.replace("40", "15")
"""Few enough assignments to try them all; refuting an edited proof takes seconds with 40."""

ARROWS = """\
puzzle: Arrows
tables:
  near(a, b in 1..3): b = 3 and a < 2
choose:
  on: set of 1..3
rules:
  all: count(on) = 3
  whole: connected(on, near)
"""

COVER = """\
puzzle: Cover
types:
  cell: 1..12
choose:
  to: set of 1..4 for each c in cell
define:
  used: those c in cell where to(c) != none
rules:
  all: cell <= used
  last: to(12) = none
"""
"""The members before the last have 4^11 assignments that the checker would try together."""

FEW_COVER = COVER.replace("12", "2").replace("4", "2")

SAME_COVER = COVER.replace("all: cell <= used", "all: not (used != cell)")

BOUND = """
puzzle: Bound
choose:
  x: 1..6
  y: 1..6
rules:
  below: let h = x then every i in 1..6 where i > h has y != i
  above: x < y
"""

SEATS = """\
puzzle: Seats
types:
  seat: 1..4
choose:
  at: seat for each p in 1..4
  big: set of 1..40
rules:
  apart: different(at(p) for p in 1..4)
  low: at most 1 p in 1..4 where at(p) > 2
  some: at least 3 n in big where n > 20
  pair: different(at(1), at(2))
"""

CAMP = """\
puzzle: Camp
choose:
  tents: set of 1..40
  to: 1..3 for each t in 1..3
rules:
  each: every t in 1..3 has 10 * t + to(t) in tents
  few: count(tents) <= 2
"""
"""A test of a computed member reads one of 40, not all of them."""

ROUNDS = """\
puzzle: Rounds
choose:
  v: 0..3 for each i in 1..3
rules:
  more: every k in 1..3 has abs(sum(v(i) for i in 1..3 where i <= 1)) > k
"""


def proofs(puzzle: answers.ToFill, **how: Any) -> tuple[Json, list[tuple[Json, Steps]]]:
    """Return an answer, and the heads and steps of its proofs."""
    answer = answers.fill(puzzle, **how)
    certificate = answers.certify_choice(puzzle, answer, Limits())
    lines = [json.loads(line) for line in answers.choice_certificate_lines(certificate)][1:]
    parts: list[tuple[Json, Steps]] = []
    while lines:
        head = lines.pop(0)
        parts.append((head, lines[: head["steps"]]))
        del lines[: head["steps"]]
    return json.loads(json.dumps(answers.FILLED.data(answer))), parts


def text_of(puzzle: answers.ToFill, parts: list[tuple[Json, Steps]]) -> str:
    head = {
        "certificate": 1,
        "puzzle": puzzle.puzzle.title,
        "parameters": dict(puzzle.puzzle.settings),
        "fingerprint": answers.fingerprint(puzzle),
        "proofs": len(parts),
    }
    rows: list[object] = [head]
    for claim, steps in parts:
        rows += [claim | {"steps": len(steps)}, *steps]
    return "".join(json.dumps(row) + "\n" for row in rows)


def check(puzzle: answers.ToFill, answer: Json, parts: list[tuple[Json, Steps]]) -> Verdict:
    text = text_of(puzzle, parts).encode()
    return verify(
        puzzle.puzzle,
        answer,
        1,  # no assignments are tried
        certificate=lambda digest: read_choice_certificate(io.BytesIO(text), digest),
    )


@pytest.fixture(autouse=True)
def _many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--states 1` would allow a proof of one step."""
    monkeypatch.setattr(
        "puzzlelang.verify.choice_claims.proved_claims",
        lambda puzzle, certificate, premises, most: proved_claims(
            puzzle, certificate, premises, MOST_STEPS
        ),
    )


# ── honest certificates ──────────────────────────────────────────────────────────────

HONEST = [
    (QUEENS, {"n": "3"}, {}, "that no choice satisfies the rules"),
    (QUEENS, {"n": "6"}, LISTED, "none but the listed ones"),
    (PAINT, {}, {}, "that no choice is better: 2 proofs"),
    (PAINT, {}, LISTED, "none but the listed ones"),
    (PAINT.replace("cost:", "gain:"), {}, LISTED, "that no choice is better: 2 proofs"),
    (KINDS, {}, LISTED, "none but the listed ones"),
    (ONE, {}, {}, "that there is no other"),
    (NONE, {}, {}, "that no choice satisfies the rules"),
    (TOTALS, {}, {}, "that no choice satisfies the rules"),
    (LATIN, {}, {}, "that no choice satisfies the rules"),
    (LONG, {}, {}, "that there is no other"),
    (LONG.replace("<= 1", "<= 2"), {}, {}, "that no choice satisfies the rules"),
    (EXACT, {}, {}, "that there is no other"),
    (
        EXACT.replace("= 3", ">= 8").replace("3 = min", "7 >= max"),
        {},
        {},
        "that no choice satisfies the rules",
    ),
    (RING, {}, {}, "that no choice satisfies the rules"),
    (RING.replace("<= 9", "<= 10"), {}, LISTED, "none but the listed ones"),
    (ROADS, {}, {}, "that no choice satisfies the rules"),
    (GAPS, {}, {}, "that no choice satisfies the rules"),
    (SEATS, {}, {}, "that no choice satisfies the rules"),
    (COVER, {}, {}, "that no choice satisfies the rules"),
    (SAME_COVER, {}, {}, "that no choice satisfies the rules"),
    (FEW_GAPS, {}, {}, "that no choice satisfies the rules"),
    (CAMP, {}, {}, "that no choice satisfies the rules"),
    (ROUNDS, {}, {}, "that no choice satisfies the rules"),
    (BOUND, {}, {}, "that no choice satisfies the rules"),
]


@pytest.mark.later("15", "10", "12", "17", "21")
@pytest.mark.parametrize("number", range(len(HONEST)))
def test_honest_certificates(number: int) -> None:
    text, settings, how, claim = HONEST[number]
    puzzle = load(text, *settings.items())
    verdict = check(puzzle, *proofs(puzzle, **how))
    assert verdict.status == "verified", verdict.problems
    assert claim in " ".join(verdict.checked)


WORDS = (
    "sum(v(i) for i in idx) {c} {k}",
    "every a, b in idx where a < b has v(a) != v(b)",
    "count(those i in idx where v(i) = {s}) {c} {t}",
    "b or v(0) = {s}",
    "if b then v(0) > {t} else v(1) = {t}",
    "v(2) in s",
    "not (v(0) in s) or b",
    "abs(v({i}) - v({j})) = {t}",
    "some i in idx where v(i) = {s}",
    "no i in idx where v(i) = {s} and b",
    "every i in idx where v(i) > {t} has v(i) != v(0) or b",
    "v(0) * v(1) {c} {k}",
    "m = none or m = v({i})",
    "let x = v(0) + v(1) then x {c} {s} or b",
    "count(s) {c} {t}",
    "sum(v(i) for i in idx where i > 0) - v(0) {c} {t}",
    "max(v(i) for i in idx) {c} {s}",
    "not (v(0) = v(1) and v(2) = {t})",
    "(v(0) + v(1) = {s}) = b",
    "sum(v(i) for i in idx where v(i) != {s}) {c} {k}",
    "every i in idx where i > 0 has v(i) >= v(i - 1)",
    "different(v(i) for i in idx)",
    "different(v(i) for i in idx where i in s)",
    "different(v(i) + i for i in idx)",
    "different(v(0), v(1), {s})",
    "exactly {t} i in idx where v(i) > {t}",
    "at least {t} i in s where v(i) = {s} or b",
    "at most 1 i in idx where v(i) {c} {s}",
    "connected(s, near)",
    "connected(those i in idx where v(i) {c} {s}, near)",
    "connected(s, linked) or b",
    "count(those i in idx where v(i) = {s}) = count(s)",
    "s <= set({t}, v(2))",
    "s = set({t}, v(2)) or b",
    "s != those i in idx where v(i) {c} {t}",
    "v({i}) * v({j}) mod 3 {c} {t}",
    "v(0) = v(1) or different(v(0), v(1), {s})",
    "if v({i}) = v({j}) then v({i}) > {t} else v({j}) != {s}",
    "let group = those i in idx where v(i) > {t} then some i in idx where i in group and i in s",
)


def random_rules(r: random.Random) -> list[str]:
    return [
        r.choice(WORDS).format(
            c=r.choice(["=", "<=", ">=", "<", ">", "!="]), k=r.randrange(2, 9), s=r.randrange(4),
            t=r.randrange(3), i=r.randrange(3), j=r.randrange(3),
        )
        for _ in range(r.randrange(3, 7))
    ]  # fmt: skip


def puzzle_of(rules: list[str], line: str = "") -> str:
    named = "".join(f"  r{number}: {rule}\n" for number, rule in enumerate(rules))
    return f"""\
puzzle: Random
types:
  idx: 0..2
tables:
  near(i, j in idx): j - i = 1
define:
  linked(i, j in idx): v(i) < v(j)
choose:
  v: 0..3 for each i in idx
  b: boolean
  s: set of 0..2
helpers:
  m: 0..3 or none
rules:
{named}{line}"""


LINES = ("", "", "cost:\n  - sum(v(i) for i in idx)\n  - count(s)\n", "gain:\n  - v(0) - v(1)\n")


@pytest.mark.parametrize("seed", [*range(8), *slow(*range(8, 40))])
def test_random_certificates(seed: int) -> None:
    """Each proof is accepted for its puzzle; for a puzzle with fewer rules, only if it is true."""
    r = random.Random(seed)
    rules, line = random_rules(r), r.choice(LINES)
    puzzle = load(puzzle_of(rules, line))
    how: Json = LISTED if r.random() < 0.5 else {}
    if answers.fill(puzzle, count=True).total not in range(20):
        return
    try:
        answer, parts = proofs(puzzle, **how)
    except answers.NoProof:
        return
    verdict = check(puzzle, answer, parts)
    assert verdict.status == "verified", verdict.problems
    parts = [(head, steps) for head, steps in parts if head["claim"] != "needed"]
    for place in range(len(rules)):
        weaker = load(puzzle_of([*rules[:place], "b or not b", *rules[place + 1 :]], line))
        for name in ("conflict", "minimal"):
            answer.pop(name, None)
        if check(weaker, answer, parts).status == "verified":
            truth = verify(weaker.puzzle, answer)
            assert truth.problems == ()


# ── forged certificates ──────────────────────────────────────────────────────────────


def edits(steps: Steps) -> Iterator[Steps]:
    """Yield a proof with one step dropped, edited or added, in many ways."""
    for place, step in enumerate(steps):
        before, after = steps[:place], steps[place + 1 :]
        yield [*before, *after]
        yield [*before, step, step, *after]
        yield [*before, ["learn", []], step, *after]
        yield [*before, ["clause", 1, []], step, *after]
        kind, *parts = step
        if kind in ("clause", "cut", "count", "learn", "block", "all"):
            literals = parts[0] if kind in ("learn", "count") else parts[1]
            for other in ("clause", "cut", "learn"):
                row = [literals] if other == "learn" else [0, literals]
                yield [*before, [other, *row], *after]
            for index in range(len(literals)):
                for new in ([], [-literals[index]]):
                    changed = copy.deepcopy(step)
                    row = changed[1] if kind in ("learn", "count") else changed[2]
                    row[index : index + 1] = new
                    yield [*before, changed, *after]
        if kind in ("clause", "cut", "sum"):
            for rule in range(4):
                yield [*before, [kind, rule, *parts[1:]], *after]
        if kind in ("sum", "line", "least"):
            for more in (1, 2, 5):
                yield [*before, [kind, parts[0], parts[1] + more, parts[2]], *after]
            for index in range(len(parts[2])):
                changed = copy.deepcopy(step)
                changed[3][index][0] += 1
                yield [*before, changed, *after]
                changed = copy.deepcopy(step)
                del changed[3][index]
                yield [*before, changed, *after]
        if kind == "count":
            for index in range(len(parts[1])):
                changed = copy.deepcopy(step)
                changed[2][index] += 1
                yield [*before, changed, *after]
        if kind == "letter":
            changed = copy.deepcopy(step)
            changed[3] = 1 - parts[2] if type(parts[2]) is int else 1
            yield [*before, changed, *after]


def some(steps: Steps, most: int) -> Iterator[Steps]:
    """Yield a sample of edited proofs, the same each time; all of them may not fit into memory."""
    count = sum(1 for _ in edits(steps))
    chosen = {*random.Random(0).sample(range(count), min(most, count))}
    return (forged for number, forged in enumerate(edits(steps)) if number in chosen)


FALSE_CLAIMS = [
    (NONE, ("x != 8", "x != 7"), {}),
    (NONE, ("x + y = 17", "x + y >= 15"), {}),
    (NONE, ("x < y", "x <= y + 1"), {}),
    (LATIN, ("v(4) <= 3", "v(4) <= 4"), {}),
    (LATIN, ("has v(a) != v(b)", "has v(a) != v(b) or a + b = 3"), {}),
    (LATIN, ("v: 1..4", "v: 0..4"), {}),
    (LONG, ("< 3", "< 4"), {}),
    (LONG, ("not min", "not max"), {}),
    (QUEENS.replace("n: 5", "n: 3"), ("!= b - a", "!= b - a + 1"), {}),
    (ONE, ("x < y", "x <= y + 1"), {}),
    (ONE, ("x + y = 17", "x + y >= 16"), {}),
    (TOTALS, ("high: sum", "high: b or sum"), {}),
    (TOTALS, (">= 7", ">= 6"), {}),
    (TOTALS, ("  low: ", "  low: every i in 1..3 has i < 4 or "), {}),
    (TOTALS, ("  low: ", "  low: every i in 1..3 has if i < 4 then b or not b else "), {}),
    (KINDS, ("not on", "on or not on"), LISTED),
    (KINDS, ("few: set of 1..4", "few: set of 1..5"), LISTED),
    (EXACT, ("3 = min", "3 >= min"), {}),
    (EXACT, ("= 3", ">= 3"), {}),
    (RING, ("<= 9", "<= 10"), {}),
    (RING, ("= 17", "= 9"), {}),
    (RING, ("10 in on", "11 in on or 9 in on"), {}),
    (RING, ("connected(on, near)", "count(on) < 3 or connected(on, near)"), {}),
    (RING, ("connected(on, near)", "connected(on + 2, near) or 2 in on"), {}),
    (ROADS, ("<= 3", "<= 4"), {}),
    (ROADS, ("town: 1..5", "town: 1..4"), {}),
    (ROADS, ("b in to(a) and a < b", "b in to(a) or a + 1 = b"), {}),
    (ROADS, ("connected(town, joined)", "connected(1..4, joined)"), {}),
    (ARROWS, ("a < 2", "a < 3"), {}),
    (FEW_GAPS, ("v(i + 1) - v(i)", "v(i + 1) - v(i) + i"), {}),
    (FEW_GAPS, ("v(i + 1) - v(i)", "v(i + 1) + v(i)"), {}),
    (FEW_GAPS, ("differ: ", "differ: v(1) = 15 or "), {}),
    (FEW_COVER, ("cell <= used", "cell <= used + 2"), {}),
    (FEW_COVER, ("cell <= used", "used <= cell"), {}),
    (FEW_COVER, ("cell <= used", "1 in to(1) or cell <= used"), {}),
    (CAMP, ("<= 2", "<= 3"), {}),
    (CAMP, ("10 * t", "10"), {}),
    (CAMP, ("in tents", "in tents or t = 3"), {}),
    (CAMP, (" in tents", " in (if t = 3 then 1..40 else tents)"), {}),
    (ROUNDS, ("i <= 1", "i <= k"), {}),
    (BOUND, ("i > h", "i > h + 1"), {}),
    (SEATS, ("at most 1", "at most 2"), {}),
    (SEATS, ("at(p) > 2", "at(p) > 3"), {}),
    (SEATS, ("apart: ", "apart: at(4) = 1 or "), {}),
    (SEATS, ("different(at(p) for p in 1..4)", "different(at(p) for p in 1..3)"), {}),
    (SEATS, ("for p in 1..4)", "for p in 1..4 where p in big)"), {}),
]


@pytest.mark.later("5-18", "5-24", "5-42", "5-6")
@pytest.mark.one_of(3, 2)
@pytest.mark.parametrize("number", range(len(FALSE_CLAIMS)))
@pytest.mark.parametrize("most", [5, *nightly(100)])
def test_forged_certificates(number: int, most: int) -> None:
    text, (old, new), how = FALSE_CLAIMS[number]
    strict, loose = load(text), load(text.replace(old, new))
    answer, [(head, steps), *_] = proofs(strict, **how)
    for name in ("conflict", "minimal"):
        answer.pop(name, None)
    assert check(strict, answer, [(head, steps)]).holds
    truth = answers.fill(loose, count=answer["outcome"] == "solved")
    assert truth.kind == "solved", "the claim is false"
    assert truth.total != answer.get("total", 1)
    for forged in [steps, *some(steps, most)]:
        assert check(loose, answer, [(head, forged)]).status == "refuted"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("colours", "amounts"), [("green red green red", [2, 2]), ("green red blue red", [1, 2])]
)
def test_a_bound_that_is_too_low(colours: str, amounts: list[int]) -> None:
    """A choice that isn't a best one, with the proof that the best one is."""
    puzzle = load(PAINT)
    answer, parts = proofs(puzzle)
    answer["choice"] = solve(puzzle)["choice"] | {
        "state": {"paint": dict(zip("pqrs", colours.split(), strict=True)), "spare": 1},
        "shown": f"paint={colours} spare=1",
    }
    answer["amounts"], answer["order"] = amounts, "unknown"
    for place, (head, steps) in enumerate(parts):
        for forged in [steps, *some(steps, 30)]:
            changed = [*parts]
            changed[place] = head, forged
            assert check(puzzle, answer, changed).status == "refuted"


def test_a_bound_of_one_line() -> None:
    text = PAINT[: PAINT.index("  - reds")]
    puzzle = load(text)
    answer, parts = proofs(puzzle)
    assert check(puzzle, answer, parts).holds
    colours = "green red blue red"
    answer["choice"] = {
        "state": {"paint": dict(zip("pqrs", colours.split(), strict=True)), "spare": 1},
        "shown": f"paint={colours} spare=1",
    }
    answer["amounts"], answer["order"] = [1], "unknown"
    assert check(puzzle, answer, parts).status == "refuted"


@pytest.mark.parametrize("seed", range(30))
def test_unit_propagation(seed: int) -> None:
    """A clause that follows is implied; the order of earlier questions doesn't matter."""
    r, atoms = random.Random(seed), range(2, 8)

    def literals(size: int) -> list[int]:
        return [x * r.choice((1, -1)) for x in r.sample(atoms, size)]

    propagator = Propagator()
    models = [{1, *row} for row in product(*((x, -x) for x in atoms))]
    for _ in range(12):
        if r.random() < 0.6:
            clause = literals(r.randrange(2, 4))
            propagator.add(clause)
            models = [m for m in models if any(x in m for x in clause)]
        else:
            terms = [(r.choice((-2, -1, 1, 2)), x) for x in literals(r.randrange(2, 5))]
            bound = r.randrange(-2, 2)
            propagator.add_sum(terms, bound)
            models = [m for m in models if sum(w for w, x in terms if x in m) >= bound]
        questions = [literals(r.randrange(1, 4)) for _ in range(20)]
        verdicts = [propagator.follows(clause) for clause in questions]
        for clause, follows in zip(questions, verdicts, strict=True):
            assert not follows or all(any(x in m for x in clause) for m in models)
        again = [propagator.follows(clause) for clause in reversed(questions)]
        assert again == verdicts[::-1]
        assert not propagator.refuted or not models


def test_forgotten_clauses() -> None:
    """They imply nothing any more, but what they implied holds."""
    propagator = Propagator()
    clauses = [propagator.add(row) for row in ([2, 3], [-2, 4], [-5, 2], [6, 7])]
    propagator.add([-3])
    propagator.drop([clauses[0], clauses[3]])
    assert propagator.follows([2])
    assert propagator.follows([4])
    assert not propagator.follows([6, 7])
    propagator.add([-7, 6])
    assert not propagator.follows([6])


@pytest.mark.parametrize("size", ["5", *slow("6")])
def test_proofs_that_forget(size: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conflict_solver, "RESTART", 1)
    monkeypatch.setattr(conflict_solver, "KEEP", 2)
    puzzle = load(QUEENS, ("n", size))
    answer, parts = proofs(puzzle, **LISTED)
    assert check(puzzle, answer, parts).status == "verified"
    head, steps = parts[-1]
    places = [place for place, step in enumerate(steps) if step[0] == "forget"]
    assert places
    for place in places:
        before, [kind, numbers], after = steps[:place], steps[place], steps[place + 1 :]
        parts[-1] = head, [*before, [kind, numbers[1:]], *after]
        assert check(puzzle, answer, parts).status == "verified", "fewer are forgotten"
        parts[-1] = head, [*before, [kind, [*numbers, numbers[0]]], *after]
        assert "not a learned clause" in " ".join(check(puzzle, answer, parts).problems)


def test_false_steps_try_few_assignments(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part is false for all but the last of 512 assignments."""
    monkeypatch.setattr("puzzlelang.verify.choice_proof.MOST_IN_ALL", 2000)
    puzzle = load(
        "puzzle: Parts\nchoose: {v: boolean for each i in 1..9}\nrules:\n"
        "  - every a in 1..40 has a * min(if v(i) then 1 else 0 for i in 1..9) > 0\n"
    )
    answer = json.loads(json.dumps(answers.FILLED.data(answers.fill(puzzle))))
    verdict = check(puzzle, answer, [({"claim": "other", "line": 0}, [["clause", 1, []]])])
    assert "takes more than 2,000 assignments" in " ".join(verdict.problems)


def test_blocks() -> None:
    """A block is exactly a choice of the answer, on chosen variables."""
    text = PAINT[: PAINT.index("cost:")].replace("spare >= 1", "paint(p) = red and paint(q) = blue")
    puzzle = load(text)
    answer, [(head, steps)] = proofs(puzzle, **LISTED)
    assert check(puzzle, answer, [(head, steps)]).holds
    (first, *_) = blocks = [step for step in steps if step[0] == "block"]
    assert len(blocks) == answer["total"] > 2
    place = steps.index(first)
    letters = {(step[2], step[3]): step[1] for step in steps if step[0] == "letter"}
    helper = letters["spare", 1]
    for literals in (
        [*first[2], helper],
        [*first[2], -helper],
        [helper],
        first[2][1:],
        [*first[2], letters["paint(p)", 0]],
        [],
    ):
        forged = [*steps[:place], ["block", 1, literals], *steps[place + 1 :]]
        problem = "of helpers" if helper in map(abs, literals) else f"step {place + 1}: the block"
        assert problem in " ".join(check(puzzle, answer, [(head, forged)]).problems)
    for number in (0, -1, 2, len(blocks) + 1, True, None):
        forged = [*steps[:place], ["block", number, first[2]], *steps[place + 1 :]]
        assert check(puzzle, answer, [(head, forged)]).status == "refuted"
    answer["list"].pop()
    answer["total"] -= 1
    assert "no choice" in " ".join(check(puzzle, answer, [(head, steps)]).problems)


BAD_STEPS: list[tuple[list[Any], str]] = [
    (["letter", 2, "x", 0], "defined twice"),
    (["letter", 1, "x", 0], "can't be a letter"),
    (["letter", -99, "x", 0], "can't be a letter"),
    (["letter", 99, "z", 0], "no slot"),
    (["letter", 99, "x", 10], "never 10"),
    (["letter", 99, "x", None], "never"),
    (["letter", 99, "x", True], "never true"),
    (["letter", "a", "x", 1], "whole number"),
    (["all", 2, [3, 4]], "defined twice"),
    (["all", 99, [99, 3]], "isn't defined yet"),
    (["all", 99, [98]], "isn't defined yet"),
    (["least", 99, 1, [[1, 98], [1, 2]]], "isn't defined yet"),
    (["least", 2, 1, [[1, 3], [1, 4]]], "defined twice"),
    (["least", 99, 3, [[1, 3], [1, 4]]], "always or never"),
    (["least", 99, 0, [[1, 3], [1, 4]]], "always or never"),
    (["clause", 1, [99]], "not defined"),
    (["clause", 5, [2]], "no rule 5"),
    (["clause", -1, [2]], "no rule -1"),
    (["clause", True, [2]], "whole number"),
    (["clause", 2, [0]], "literal"),
    (["clause", 2, [2.0]], "literal"),
    (["clause", 2, "2"], "not a list"),
    (["clause", 2], "1 part instead of 2"),
    (["clause", 0, [2]], "does not follow"),
    (["clause", 2, [2]], "does not follow"),
    (["sum", 2, 1, [[1, 2]]], "does not follow"),
    (["sum", 0, 1, [[1, 2], [1, 3]]], "does not follow"),
    (["sum", 2, 1, [[0, 2]]], "weight"),
    (["sum", 2, 1, [[1, 2, 3]]], "weight"),
    (["cut", 0, [2]], "cuts no set"),
    (["cut", 2, [2]], "cuts no set"),
    (["cut", 5, [2]], "no rule 5"),
    (["cut", 2, [99]], "not defined"),
    (["count", [2, 3], [1]], "allows one"),
    (["count", [2, 3], []], "makes none"),
    (["line", 1, 0, []], "nothing is assumed"),
    (["block", 1, [2]], "no choice 1"),
    (["learn", [2]], "does not follow"),
    (["learn", [99]], "not defined"),
    (["forget", [1]], "not a learned clause"),
    (["forget", [999]], "not a learned clause"),
    (["forget", 1], "not a list"),
    (["guess", [2]], "no kind of step"),
    ([], "no kind of step"),
    ([["clause"], 2], "no kind of step"),
]


@pytest.mark.parametrize("number", range(len(BAD_STEPS)))
def test_bad_steps(number: int) -> None:
    step, problem = BAD_STEPS[number]
    puzzle = load(NONE)
    answer, [(head, steps), *_] = proofs(puzzle)
    place = next(i for i, other in enumerate(steps) if other[0] == "clause")
    forged = [*steps[:place], step, *steps[place:]]
    verdict = check(puzzle, answer, [(head, forged)])
    assert problem in " ".join(verdict.problems)


def test_counting_needs_fewer_sums_than_slots() -> None:
    """That v(1) isn't 4 doesn't follow, though one sum allows only one 4."""
    puzzle, loose = load(LATIN), load(LATIN.replace("v(4) <= 3", "v(4) <= 4"))
    answer, [(head, steps), *_] = proofs(puzzle)
    letters = {(step[2], step[3]): step[1] for step in steps if step[0] == "letter"}
    last = letters["v(1)", 4]
    number = next(
        number
        for number, step in enumerate(steps, 1)
        if step[0] == "sum" and step[1] == 1 and [-1, last] in step[3]
    )
    for slot in range(1, 5):
        clause = [letters[f"v({slot})", value] for value in (1, 2, 3)]
        forged = [*steps[:number], ["count", clause, [number]], *steps[number:]]
        assert "as many sums" in " ".join(check(loose, answer, [(head, forged)]).problems)


def test_needed_rules() -> None:
    """For each rule of a minimal conflict there is a choice that satisfies the others."""
    puzzle = load(NONE)
    answer, [main, *needed] = proofs(puzzle)
    assert answer["conflict"] == ["sum", "order", "odd"]
    assert [head["line"] for head, _ in needed] == [2, 3, 4]
    verdict = check(puzzle, answer, [main, *needed])
    assert (verdict.problems, verdict.notes) == ((), ())
    assert "that each of them is needed" in verdict.checked
    assert check(puzzle, answer, [main, *needed[1:]]).notes != ()
    (head, [[_, state]]), *others = needed
    for steps in (
        [["choice", {"x": 8, "y": 9}]],
        [["choice", {"x": 7, "y": 10}]],
        [["choice", {"x": 7}]],
        [["choice", state], ["choice", state]],
        [["learn", []]],
        [],
        others[0][1],
    ):
        assert check(puzzle, answer, [main, (head, steps), *others]).status == "refuted"
    for line in (0, 1, 3, 5):
        forged = [main, (head | {"line": line}, [["choice", state]]), *others]
        assert check(puzzle, answer, forged).status == "refuted"


def test_another_choice() -> None:
    """It satisfies the rules, is as good, and differs in more than helpers."""
    puzzle = load(
        "puzzle: Pairs\nchoose:\n  x: 0..3\n  y: 0..3\nhelpers:\n  h: 0..1\n"
        "rules:\n  apart: x != y\ngain:\n  - most: x + y\n"
    )
    answer, [better, (head, [[_, state]])] = proofs(puzzle)
    assert (answer["order"], head["claim"]) == ("several", "several")
    verdict = check(puzzle, answer, [better, (head, [["choice", state]])])
    assert (verdict.problems, verdict.notes) == ((), ())
    assert "that there is another: the certificate has it" in verdict.checked
    assert check(puzzle, answer, [better]).notes != ()
    own = answer["choice"]["state"]
    for change, problem in (
        (own | {"h": 1 - own["h"]}, "that of the answer"),
        ({"x": 1, "y": 3, "h": 0}, "it has"),
        ({"x": 3, "y": 3, "h": 0}, "breaks the rule `apart`"),
        ({"x": 3, "y": 2}, "h"),
    ):
        verdict = check(puzzle, answer, [better, (head, [["choice", change]])])
        assert problem in " ".join(verdict.problems)
        assert verdict.status == "refuted"
    fixed = answer | {"given": [f"x = {own['x']}"]}
    problems = check(puzzle, fixed, [better, (head, [["choice", state]])]).problems
    assert "lacks the given value" in " ".join(problems)
    only = answer | {"order": "unknown"}
    assert check(puzzle, only, [better, (head, [["choice", state]])]).status == "refuted"


def test_claims_of_proofs() -> None:
    puzzle = load(NONE)
    answer, [(head, steps), *_] = proofs(puzzle)
    answer.pop("conflict")
    answer.pop("minimal")
    for change in ({"claim": "other"}, {"claim": "better", "line": 1}, {"line": 1}, {"line": "0"}):
        assert check(puzzle, answer, [(head | change, steps)]).status == "refuted"
    assert "same claim" in " ".join(check(puzzle, answer, [(head, steps)] * 2).problems)
    assert "empty clause" in " ".join(check(puzzle, answer, [(head, [])]).problems)
    assert check(puzzle, answer, []).status == "unchecked"
    for name in ("puzzle", "fingerprint", "proofs", "certificate"):
        text = text_of(puzzle, [(head, steps)])
        first, _, rest = text.partition("\n")
        damaged = json.loads(first) | {name: 9}
        stream = io.BytesIO(f"{json.dumps(damaged)}\n{rest}".encode())
        with pytest.raises(BadFile):
            verify(
                puzzle.puzzle, answer, fingerprint=answers.fingerprint(puzzle),
                certificate=partial(read_choice_certificate, stream),
            )  # fmt: skip


FAULT = """\
puzzle: Fault
tables:
  t: {1: 5}
choose:
  x: 1..2
  y: 1..2
rules:
  first: {FIRST}
  second: t(x) > 5
"""


@pytest.mark.parametrize("first", ["x = 1", "x + y = 2", "y = 2"])
@pytest.mark.parametrize(
    "second", ["t(x) > 5", "set(1) <= those i in 1..2 where i > 1 and t(x) = 5"]
)
def test_rules_without_a_value(first: str, second: str) -> None:
    """A rule may lack a value only where one before it, about the same slots, is false."""
    text = FAULT.replace("t(x) > 5", second)
    strict = load(text.replace("{FIRST}", "x = 1"))
    answer, [*parts, _] = proofs(strict)
    answer.pop("conflict")
    answer.pop("minimal")
    puzzle = load(text.replace("{FIRST}", first))
    verdict = check(puzzle, answer, parts)
    if first == "x = 1":
        assert verdict.status == "verified"
    else:
        assert verdict.status == "refuted"
    assert ("may have no value" in " ".join(verdict.problems)) == (first != "x = 1")


def test_rules_in_another_order() -> None:
    """The second rule excludes no assignment for which the first has no value."""
    text = FAULT.replace("{FIRST}", "x = 1")
    *start, first, second = text.splitlines()
    puzzle = load("\n".join([*start, second, first]))
    answer, [*parts, _] = proofs(load(text))
    answer.pop("conflict")
    answer.pop("minimal")
    assert "may have no value" in " ".join(check(puzzle, answer, parts).problems)


def test_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The exit code is 0 if all is verified, 1 for a wrong claim, 2 for a damaged file."""

    def run(*arguments: str) -> tuple[int, str]:
        try:
            code = cli.main([*arguments])
        except SystemExit as ending:
            code = int(str(ending.code))
        return code, capsys.readouterr().out

    file, proof, answer = (str(tmp_path / name) for name in ("one.yaml", "proof.gz", "answer.json"))
    Path(file).write_text(ONE)
    code, solved = run("solve", file, "--format", "json", "--certificate", proof)
    assert code == 0
    Path(answer).write_text(solved)
    code, verdict = run("verify", file, answer, "--certificate", proof)
    assert (code, verdict.splitlines()[0]) == (0, "Verified.")
    assert "that there is no other: a certificate of" in verdict
    assert run("verify", file, answer, "--states", "9")[0] == 3
    Path(answer).write_text(solved.replace('"x": 8', '"x": 9'))
    assert run("verify", file, answer, "--certificate", proof)[0] == 1
    Path(answer).write_text(solved)
    packed = Path(proof).read_bytes()
    for damaged in (packed[:-9], packed[9:], packed[:60] + b"x" + packed[61:], b"", b"[]\n"):
        Path(proof).write_bytes(damaged)
        assert run("verify", file, answer, "--certificate", proof)[0] == 2
    for option in (["--view", "map"], ["--start", "{}"]):
        assert run("verify", file, answer, *option)[0] == 2
