"""The engine of pages that are filled in, in Node.js, against Python's and against brute force."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from puzzlelang.answers import Deductions, ToFill, load, loadable
from puzzlelang.answers.filled_problem import problem_data
from puzzlelang.constraints import TRUE, Choice, Literal, Problem, Refuted
from puzzlelang.constraints.problem import Connection
from puzzlelang.drawing import player
from puzzlelang.text import part
from tests.constraints.brute_force import Reference, random_problem
from tests.support import FILLED, in_part

NODE = shutil.which("node")
pytestmark = pytest.mark.skipif(NODE is None, reason="Node.js is not installed")

HOST = """
const {program, tasks} = JSON.parse(require("fs").readFileSync(0, "utf8")), told = [];
const run = async () => {
  for (const {problem, questions} of tasks) {
    let hear;
    const worker = new Function("postMessage", `let onmessage; ${program}; return onmessage;`);
    const tell = worker((message) => message.beat || hear(message));
    const answers = [];
    for (const question of [{ask: "open", problem, key: "0"}, ...questions]) {
      answers.push(await new Promise((resolve) => {
        hear = resolve;
        tell({data: {id: 1, ...question}});
      }));
    }
    told.push(answers.map(({value, error}) => error ? {error} : {value}).slice(1));
  }
  console.log(JSON.stringify(told));
};
run();
"""

Filling = Mapping[int, int]
Task = tuple[Mapping[str, Any], list[dict[str, Any]]]
"""A problem, and questions about it."""


def answers_of(tasks: Iterable[Task]) -> list[list[Any]]:
    """Start an engine for each problem, and return what it answers."""
    rows = [{"problem": data, "questions": questions} for data, questions in tasks]
    program = part(player.__file__, "fill.js")
    assert "TIME = 1500" in program
    program = program.replace("TIME = 1500", "TIME = 60000")  # other limits count, also here
    run = subprocess.run(
        [str(NODE), "-e", HOST],
        input=json.dumps({"program": program, "tasks": rows}),
        capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert run.stderr == ""
    told = json.loads(run.stdout)
    assert not [one for row in told for one in row if "error" in one]
    return [[one["value"] for one in row] for row in told]


def key_of(blanks: Sequence[Sequence[Literal]], filling: Filling) -> str:
    """Write a filling as a number; pencil marks, which mean nothing, in every third blank."""
    number = at = 0
    for blank, options in enumerate(blanks):
        number |= (filling.get(blank, -1) + 1) << at
        at += len(options).bit_length()
        if blank % 3 == 0:
            number |= ((1 << len(options)) - 1) << at
        at += len(options)
    return f"{number:x}"


def questions_about(
    blanks: Sequence[Sequence[Literal]], *fillings: Filling
) -> list[dict[str, Any]]:
    keys = [key_of(blanks, filling) for filling in fillings]
    asked = [{"ask": ask, "key": key} for key in keys for ask in ("node", "hint")]
    return [*asked, {"ask": "back", "keys": keys}]


# ── bundled puzzles ───────────────────────────────────────────────────────────────────

QUICK = "agatha colouring slitherlink zebra".split()

UNKNOWN = {"magic-hexagon"}
"""Puzzles that are too hard for the limits of a page."""


def deductions_of(name: str) -> Deductions:
    puzzle = loadable(lambda: load(name))
    assert isinstance(puzzle, ToFill)
    return Deductions(puzzle)


def fillings_of(deductions: Deductions, chance: random.Random) -> list[Filling]:
    """Return the givens, parts of a solution, all of it, and parts with one wrong value."""
    givens = dict(deductions.givens)
    whole = deductions.extended(givens) or {}
    found: list[Filling] = [givens]
    for share in (0.2, 0.5, 0.9):
        some = {n: option for n, option in whole.items() if chance.random() < share}
        found.append({**some, **givens})
        free = [n for n, blank in enumerate(deductions.blanks) if len(blank.options) > 1]
        wrong = chance.choice([n for n in free if n not in givens])
        options = len(deductions.blanks[wrong].options)
        other = (whole.get(wrong, 0) + chance.randrange(1, options)) % options
        found.append({**some, **givens, wrong: other})
    return [*found, whole]


class Puzzle:
    """A puzzle and its answers by the engine of pages."""

    def __init__(self, name: str) -> None:
        self.name, self.deductions = name, deductions_of(name)
        self.data = problem_data(self.deductions, range(len(self.deductions.blanks)))
        self.fillings = fillings_of(self.deductions, random.Random(name))
        self.task: Task = self.data, questions_about(self.data["blanks"], *self.fillings)
        self.alone = dict(self.deductions._alone)
        self.rules = dict(self.data["rules"])

    def assumed(self, filling: Filling) -> list[Literal]:
        return [self.data["blanks"][blank][option] for blank, option in filling.items()]

    def compare(self, answers: Sequence[Any], seen: Counter[str]) -> None:
        for place, filling in enumerate(self.fillings):
            self.compare_node(filling, answers[2 * place], seen)
            self.compare_hint(filling, answers[2 * place + 1], seen)
        known = [self.deductions.solvable(filling) for filling in self.fillings]
        if None not in known and self.name not in UNKNOWN:
            before = [*reversed(known[:-1])]
            assert answers[-1] == (before.index(True) + 1 if True in before else 0)

    def compare_node(self, filling: Filling, node: Any, seen: Counter[str]) -> None:
        solvable, state = self.deductions.solvable(filling), self.deductions.complete(filling)
        assert node["goal"] == (state is not None)
        if node["dead"] or self.name not in UNKNOWN:
            assert node["dead"] == (solvable is False), (self.name, filling)
        assert node["dead"] or not node["broken"]
        if node["goal"]:
            assert state is not None
            answer = self.deductions.loaded.solver.solve(
                self.assumed(self.deductions.filling(state))
            )
            assert isinstance(answer, Choice)
            costs = self.deductions.loaded.lowered.problem.costs(answer)
            assert node["amounts"] == [*costs]
        for rule, blanks in node["broken"]:
            kept = {blank: filling[blank] for blank in blanks}
            assert isinstance(self.alone[rule].solve(self.assumed(kept)), Refuted)
            seen["broken"] += 1
        names = {rule for rule, _ in node["broken"]}
        assert names >= {name for one in self.deductions.broken(filling) for name in one.rules}
        seen["dead" if node["dead"] else "goal" if node["goal"] else "open"] += 1

    def compare_hint(self, filling: Filling, hint: Any, seen: Counter[str]) -> None:
        if hint is None:
            assert self.name in UNKNOWN
            seen["unknown"] += 1
            return
        forced = self.deductions.forced(filling)
        if "none" in hint:
            assert forced is None or {*forced} <= {*filling}
            seen["none"] += 1
            return
        denied = []
        if "dead" in hint:
            assert self.deductions.solvable(filling) is False
        else:
            blank, option = hint["blank"], hint["option"]
            assert blank not in filling
            assert forced is None or forced[blank] == option
            denied = [-self.data["blanks"][blank][option]]
        kept = self.assumed({blank: filling[blank] for blank in hint["blanks"]})
        reason = [*kept, *(self.rules[rule] for rule in hint["rules"]), *denied]
        assert isinstance(self.deductions.loaded.checker.solve(reason), Refuted)
        seen["literals"] += len(reason)
        seen["conflict" if "dead" in hint else "hint"] += 1


def compare(names: Iterable[str]) -> Counter[str]:
    puzzles, seen = [Puzzle(name) for name in names], Counter[str]()
    for puzzle, answers in zip(puzzles, answers_of(one.task for one in puzzles), strict=True):
        puzzle.compare(answers, seen)
    return seen


@pytest.mark.slow
@in_part("names", QUICK, [path.stem for path in FILLED])
def test_answers_about_bundled_puzzles_are_those_of_python(names: list[str]) -> None:
    seen = compare(names)
    assert min(seen[kind] for kind in "broken dead goal open conflict hint".split()) > 0


# ── random problems ───────────────────────────────────────────────────────────────────


class RandomPuzzle:
    """A random problem, of which some constraints belong to rules, and its choices by brute force.

    Blanks are atoms, false or true.
    """

    def __init__(self, seed: int) -> None:
        self.chance = chance = random.Random(seed)
        plain = random_problem(chance, 5, huge=False)
        self.problem = problem = Problem()
        problem.atoms, problem.lines = plain.atoms, plain.lines
        self.rules = [problem.atom() for _ in range(2)]
        owners = [*self.rules, 0]
        for clause in plain.clauses:
            owner = chance.choice(owners)
            problem.clauses.append((-owner, *clause) if owner else clause)
        for total in plain.sums:
            owner = 0 if total.defines else chance.choice(owners)
            if owner:
                missing = total.bound - sum(min(0, weight) for weight, _ in total.terms)
                problem.at_least([*total.terms, (missing, -owner)], total.bound)
            else:
                problem.sums.append(total)
        for one in plain.connections:
            owner = chance.choice(self.rules) if one.condition == TRUE else one.condition
            problem.connections.append(Connection(owner, one.members, one.neighbours))
        self.reference = Reference(problem)
        atoms = range(2, plain.atoms + 1)
        self.blanks = [[-x, x] for x in chance.sample(atoms, chance.randint(1, len(atoms)))]
        self.usual = [chance.choice((-1, 0, 1)) for _ in self.blanks]
        self.lists = chance.random() < 0.5
        self.fillings = [self.filling() for _ in range(6)]

    def filling(self) -> Filling:
        share, numbers = self.chance.random(), range(len(self.blanks))
        return {n: self.chance.randrange(2) for n in numbers if self.chance.random() < share}

    @property
    def task(self) -> Task:
        problem = self.problem
        data = {
            "atoms": problem.atoms,
            "clauses": problem.clauses,
            "sums": [
                [[part for term in one.terms for part in term], one.bound, one.defines or 0]
                for one in problem.sums
            ],
            "connections": [
                [one.condition, one.members, one.neighbours] for one in problem.connections
            ],
            "rules": [[str(x), x] for x in self.rules],
            "blanks": self.blanks,
            "usual": self.usual,
            "lines": [
                [[part for term in terms for part in term], constant]
                for terms, constant in problem.lines
            ],
            "lists": self.lists,
        }  # fmt: skip
        return data, questions_about(self.blanks, *self.fillings)

    def assumed(self, filling: Filling) -> list[Literal]:
        return [self.blanks[blank][option] for blank, option in filling.items()]

    def refutes(self, literals: Sequence[Literal]) -> bool:
        return self.reference.refutes(literals)

    def compare(self, answers: Sequence[Any], seen: Counter[str]) -> None:
        for place, filling in enumerate(self.fillings):
            self.compare_node(filling, answers[2 * place], seen)
            self.compare_hint(filling, answers[2 * place + 1], seen)
        dead = [self.refutes([*self.rules, *self.assumed(one)]) for one in self.fillings[:-1]]
        assert answers[-1] == (dead[::-1].index(False) + 1 if False in dead else 0)

    def compare_node(self, filling: Filling, node: Any, seen: Counter[str]) -> None:
        blanks = self.assumed(filling)
        dead = self.refutes([*self.rules, *blanks])
        assert node["dead"] == dead
        broken = [str(rule) for rule in self.rules if self.refutes([rule, *blanks])]
        if not dead or (self.lists and self.refutes(blanks)):
            broken = []
        assert [name for name, _ in node["broken"]] == broken
        for name, needed in node["broken"]:
            kept = self.assumed({blank: filling[blank] for blank in needed})
            assert self.refutes([int(name), *kept])
            # with blanks that contradict each other, a rule could do with fewer
            assert self.refutes(kept) or all(
                not self.refutes([int(name), *kept[:n], *kept[n + 1 :]]) for n in range(len(kept))
            )
        whole = {n: filling.get(n, usual) for n, usual in enumerate(self.usual)}
        ends = (
            []
            if -1 in whole.values()
            else self.reference.under([*self.rules, *self.assumed(whole)])
        )
        assert node["goal"] == bool(ends)
        assert not ends or tuple(node["amounts"]) in {*map(self.reference.costs, ends)}
        seen.update({"dead": dead, "broken": bool(broken), "goal": bool(ends)})

    def compare_hint(self, filling: Filling, hint: Any, seen: Counter[str]) -> None:
        choices = self.reference.under([*self.rules, *self.assumed(filling)])
        forced = {
            (n, option)
            for n, row in enumerate(self.blanks)
            for option, x in enumerate(row)
            if n not in filling and all(choice.holds(x) for choice in choices)
        }  # fmt: skip
        assert ("dead" in hint) == (not choices)
        assert ("none" in hint) == (bool(choices) and not forced)
        seen.update({"none": "none" in hint, "hint": "blank" in hint})
        if "none" in hint:
            return
        reason = [*map(int, hint["rules"])]
        reason += self.assumed({blank: filling[blank] for blank in hint["blanks"]})
        if choices:
            assert (hint["blank"], hint["option"]) in forced
            reason.append(-self.blanks[hint["blank"]][hint["option"]])
        assert self.reference.is_minimal(reason)


@pytest.mark.slow
@in_part("count", 60, 200)
def test_answers_about_random_problems_are_those_of_brute_force(count: int) -> None:
    puzzles, seen = [RandomPuzzle(seed) for seed in range(count)], Counter[str]()
    for puzzle, answers in zip(puzzles, answers_of(one.task for one in puzzles), strict=True):
        puzzle.compare(answers, seen)
    assert min(seen[kind] for kind in "dead broken goal none hint".split()) > 10, seen
