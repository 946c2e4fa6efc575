"""Choosing problems against brute force by the reference semantics.

Conditions are read as guards of transitions, which have no value anywhere else.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import combinations, islice, product
from typing import Any

import pytest

from puzzlelang.compiler import LoweredChoice, TooLargeToChoose
from puzzlelang.constraints.conflict_solver import ConflictSolver
from puzzlelang.constraints.problem import Best, Choice, Refuted, Solver
from puzzlelang.core import nodes as core
from puzzlelang.core.lists import list_of
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.core.semantics import function
from puzzlelang.core.thresholds import changed
from puzzlelang.core.types import BOOLEAN, NONE, Boolean, Domain, ListOf, Scalar, SetOf, Type
from puzzlelang.text.diagnostics import PuzzleError
from tests.random_puzzles import HEAD, Chance, condition, number
from tests.support import in_part, load_text

ENGINES = ["puzzlelang", "clingo"]


def engine(name: str, lowered: LoweredChoice) -> Solver:
    if name == "puzzlelang":
        return ConflictSolver(lowered.problem)
    pytest.importorskip("clingo")
    from puzzlelang.constraints.clingo_solver import ClingoSolver

    return ClingoSolver(lowered.problem)


class Puzzle:
    """Variables, rules and cost lines, from a text of conditions."""

    def __init__(self, head: str, rules: Sequence[str], lines: Sequence[str] = ()) -> None:
        text = head + "transitions:\n"
        for index, rule in enumerate(rules):
            text += f"  r{index}:\n    when: {rule}\n    then: {{moot: true}}\n"
        text = text.replace("state:\n", "state:\n  moot: boolean = false\n")
        if lines:
            text += "cost:\n" + "".join(f"  - {line} per state\n" for line in lines)
        puzzle = load_text(text + "goal: moot\n").puzzle
        self.start = puzzle.starts[0]
        self.variables = [v for v in puzzle.variables if v.name != "moot"]
        self.rules = [core.Rule(t.name, t.guard.span, guarded(t)) for t in puzzle.transitions]
        self.lines = [line.terms[0].amount for line in puzzle.costs]

    def lower(self, helpers: Sequence[core.Variable] = (), assumed: bool = False) -> LoweredChoice:
        return LoweredChoice(self.variables, self.rules, self.lines, helpers, assumed)


def guarded(transition: core.Transition) -> core.Expr:
    expr = transition.guard
    for local, value in reversed(transition.lets):
        expr = core.Let(value.span, expr.type, local, value, expr)
    return expr


# ── brute force ──────────────────────────────────────────────────────────────────────


def values_of(kind: Type, domain: Domain | None) -> list[int]:
    """Return all values of a slot, in the order of answers."""
    match kind:
        case Boolean():
            return [0, 1]
        case Scalar(low=low, high=high, optional=optional):
            values = list(range(low, high + 1)) if domain is None else list(domain.values)
            return [NONE] * optional + values
        case SetOf(_, high):
            members: Sequence[int] = range(high + 1) if domain is None else domain.values
            masks = [0]
            for member in members:
                masks += [mask | 1 << member for mask in masks]
            return masks
        case ListOf(element, most):
            inner = values_of(element, domain if isinstance(element, Scalar) else None)
            return [
                list_of(kind.digits, row)
                for size in range(most + 1)
                for row in product(inner, repeat=size)
            ]
    raise AssertionError(kind)


def mentioned(puzzle: Puzzle) -> list[core.Variable]:
    exprs = [*(rule.condition for rule in puzzle.rules), *puzzle.lines]
    used = {read.variable for expr in exprs for read in core.reads(expr)}
    return [variable for variable in puzzle.variables if variable in used]


class Answers:
    """What is true of a puzzle by definition: choices, the first fault, and costs.

    Variables that no expression mentions keep their initial value.
    """

    def __init__(self, puzzle: Puzzle, most: int) -> None:
        self.used = mentioned(puzzle)
        options: list[list[int]] = [[value] for value in puzzle.start]
        self.size = 1
        for variable in self.used:
            own = values_of(variable.type, variable.domain)
            for slot in range(variable.slots.start, variable.slots.stop):
                options[slot] = own
                self.size *= len(own)
        self.choices: set[tuple[int, ...]] = set()
        self.costs: list[tuple[int, ...]] = []
        self.faults = [0] * len(puzzle.rules)
        self.line_faults = [0] * len(puzzle.lines)
        if self.size > most:
            return
        rules = [function(rule.condition, ()) for rule in puzzle.rules]
        lines = [function(line, ()) for line in puzzle.lines]
        for state in product(*options):
            for index, rule in enumerate(rules):
                try:
                    if not rule(state, ()):
                        break
                except RuleFault:
                    self.faults[index] += 1
                    break
            else:
                self.choices.add(self.seen(state))
                costs = []
                for index, line in enumerate(lines):
                    try:
                        costs.append(line(state, ()))
                    except RuleFault:
                        self.line_faults[index] += 1
                if len(costs) == len(lines):
                    self.costs.append(tuple(costs))

    def seen(self, state: Sequence[int]) -> tuple[int, ...]:
        return tuple(value for variable in self.used for value in state[variable.slots])


def check(puzzle: Puzzle, answers: Answers, name: str, assumed: bool) -> None:
    """Compare the answers of an engine with brute force."""
    helpers = [variable for variable in puzzle.variables if variable not in answers.used]
    lowered = puzzle.lower(helpers, assumed)
    solver = engine(name, lowered)
    rules = [rule.holds for rule in lowered.rules]
    choices = []
    for choice in solver.choices(rules):
        assert isinstance(choice, Choice)
        choices.append(answers.seen(lowered.slots.state(choice)))
    assert len(choices) == len(set(choices))
    assert set(choices) == answers.choices
    first = next(solver.choices(rules, ordered=True), None)
    if answers.choices:
        assert isinstance(first, Choice)
        order = [key(puzzle, answers, seen) for seen in answers.choices]
        assert key(puzzle, answers, answers.seen(lowered.slots.state(first))) == min(order)
    if assumed:
        for index, rule in enumerate(lowered.rules):
            fault = solver.solve([*rules[:index], rule.faults])
            assert isinstance(fault, Choice) == bool(answers.faults[index])
            assert isinstance(fault, Choice | Refuted)
    for index, literal in enumerate(lowered.line_faults):
        fault = solver.solve([*rules, literal])
        assert isinstance(fault, Choice) == bool(answers.line_faults[index])
    if puzzle.lines and answers.choices and not any(answers.line_faults):
        *_, best = solver.best(rules)
        assert isinstance(best, Best)
        assert best.costs == min(answers.costs)


def key(puzzle: Puzzle, answers: Answers, seen: Sequence[int]) -> list[Any]:
    """Return the order of a choice among all."""
    order: list[Any] = []
    slots = iter(seen)
    for variable in answers.used:
        ranks = {v: i for i, v in enumerate(values_of(variable.type, variable.domain))}
        order += [ranks[value] for value in islice(slots, variable.size)]
    return order


# ── random puzzles ───────────────────────────────────────────────────────────────────


def random_puzzle(seed: int) -> Puzzle | None:
    chance = Chance(random.Random(seed))
    rules = [condition(chance, 1 + chance.upto(2), {}) for _ in range(1 + chance.upto(2))]
    lines = [number(chance, 1, {}) for _ in range(chance.upto(1))]
    try:
        return Puzzle(HEAD, rules, lines)
    except PuzzleError:
        return None


@pytest.mark.later("10-puzzlelang")
@pytest.mark.parametrize("name", ENGINES)
@in_part("count", 10, 80, 6000)
def test_random_puzzles(name: str, count: int) -> None:
    tried = faulty = 0
    for seed in range(count):
        puzzle = random_puzzle(seed)
        if puzzle is None or (answers := Answers(puzzle, 2000)).size > 2000:
            continue
        for assumed in (False, True):
            with suppress(TooLargeToChoose):
                check(puzzle, answers, name, assumed)
                tried += 1
                faulty += any(answers.faults)
    assert tried > count / 4
    assert faulty > tried / 20


CONDITIONS = """\
abs(-(n + k)) mod 3 = n
-(n + k) * (n - k) > 2 or m in set(n, n + 1)
(if lit then n + k else n * 2) - 1 = grid(p)
sum(grid(i) for i in item where i in load) = 2
sum(grid(i) - 1 for i in item where lit) != k
sum(grid(i) + 2 for i in item where i in load) = 5
min(grid(i) for i in item where i in load) = 1
max(grid(i) for i in item where i in load or i = who) < n
n + k + grid(p) != 2 and n + grid(q) > k
(n + k > grid(p) + grid(q) or lit) and n + k in 1..2
every i, j in 1..3 where i < j has board(i) != board(j)
every i, j in item where i < j has grid(i) != grid(j) or lit
every i, j in item where i < j and grid(i) = 1 has grid(j) != 1
every i in item where weight(i) > n has grid(i) not in set(n, k + 2)
every i, j in item where i in load and (next(i) = j) has grid(j) > 0
some i, j in item where i in load and i next j and grid(j) > n
some i, j in item where weight(i) = 3 and next(j) = who
every i in item where i != r has (let g = grid(i) + n then g * g < 5 and g != 2)
count(those i in item where (let g = grid(i) + n then g * g < 5 and g != 1)) = 2
lit or count(those i in item where next(who) = i and i < p) = 0
every i in item has every j in item where i != j has grid(i) + grid(j) < 3 + n
who in likes(p) or next(who) in load
(if lit then next(who) else p) in load
(lit and next(who) = q) or who = r
board(n + 1) = board(grid(p) + 1) and n < 3
on(who, bank) and not on(who, other(bank))
step(at, east) in field and door(step(at, east)) = a
slide(at, if lit then east else south, those c in field where row(c) = grid(p)) = at
who likes maybe or (who, maybe, n) in far
(maybe next who) or lit
board(m) = q
m + n > 2
the load = who or lit
last(load, q) = who and first(load, r) != who
toggle(load, who) = (likes(p) + maybe)
set(next(i) for i in item where i in load) = load
count(load) = n and load <= likes(p) + r
queue = list(who, p) or count(queue) = n
position(queue, who) = 2 and last(queue) = p
push(queue, who) = reverse(push(queue, p)) or drop(queue, n) = list(q)
runs(load) = list(n)
runs(load) = list(1, 1) or runs(those i in item where grid(i) = k) = none
runs(set(n, k + 2, 5)) = list(n, k)
first(runs(load), 0) = n and count(runs(load + who)) = 2
every i in queue has i in load
last(queue, p) = q
(lit = on(p, left)) = (n < 2 and who != q)
n mod k = 1 or n div k = 2
"""


@pytest.mark.later(
    "(lit = on(p, left)) = (n < 2 and who != q)",
    "board(n + 1) = board(grid(p) + 1) and n < 3",
    "every i in queue has i in load",
    "sum(grid(i) - 1 for i in item where lit) != k",
)
@pytest.mark.one_of(2, 2)
@pytest.mark.parametrize("text", CONDITIONS.splitlines())
def test_conditions(text: str) -> None:
    puzzle = Puzzle(HEAD, [text], ["n"] if "n" in text else [])
    answers = Answers(puzzle, 10**5)
    assert answers.choices
    for assumed in (False, True):
        check(puzzle, answers, "clingo", assumed)


# ── tables of pairs ──────────────────────────────────────────────────────────────────

PAIRS = """\
puzzle: Pairs
types: {mark: [red, green, blue]}
tables: {gap: {1: 3, 2: 1, 5: 4}, far: [[0, 1], [2, 5], [4, 4]], cost: {red: 2, blue: 1}}
state:
  x: 0..5 = 0
  y: -1..4 or none = 0
  lit: boolean = false
  own: mark for each i in 1..3 = red
"""

NUMBERS = {
    0: "x|x|(if y = none then -1 else y)|cost(own(i))|(if lit then 1 else 4)|i|2|j",
    1: "abs(#)|gap(#)|- #|(let g = # then g * g - g)|cost(own(i))",
    2: "# + #|# - #|# * #|# mod #|# div #|max(#, #)|(if ? then # else #)",
}
TRUTHS = {
    1: "# = #|# != #|# < #|# >= #|# in set(#, 3)|(#, #) in far|own(i) = own(j)|lit|y = none",
    2: "not ?|(? and ?)|(? or ?)|(if ? then ? else ?)|(let h = # then h < 1 or h = #)",
}


def two_slots(chance: random.Random, text: str, depth: int) -> str:
    """Replace ``#`` by numbers and ``?`` by conditions."""
    while match := re.search("[#?]", text):
        kinds = NUMBERS if match[0] == "#" else TRUTHS
        level = min(depth, max(kinds)) if chance.random() < 0.8 else min(kinds)
        part = chance.choice(kinds[max(level, min(kinds))].split("|"))
        text = text[: match.start()] + part + text[match.end() :]
        depth -= chance.random() < 0.6
    return text


@pytest.mark.parametrize("name", ENGINES)
@in_part("count", 10, 60, 4000)
def test_tables_of_pairs(name: str, count: int) -> None:
    """Conditions on two slots with and without tables, against brute force."""
    tried = faulty = smaller = 0
    for seed in range(count):
        chance = random.Random(seed)
        rules = [
            f"every i in 1..3, j in 1..2 where i != j has {two_slots(chance, '?', 3)}",
            re.sub(r"\bj\b", "1", two_slots(chance, "count(those i in 1..3 where ?) != 2", 3)),
        ]
        try:
            puzzle = Puzzle(PAIRS, rules[: chance.choice((1, 2))])
        except PuzzleError:
            continue
        answers = Answers(puzzle, 2000)
        small = answers.size <= 2000
        for assumed in (False, True):
            sizes = []
            for most in (0, chance.choice((10, 4096))):
                with changed(pair_cases=most):
                    if small:
                        check(puzzle, answers, name, assumed)
                    sizes.append(len(puzzle.lower([], assumed).problem.clauses))
                tried += small
                faulty += small and any(answers.faults)
            smaller += sizes[0] != sizes[1]
    assert tried > count / 4
    assert faulty > tried / 20
    assert smaller > tried / 20


@pytest.mark.slow
def test_queens_by_pairs_need_few_letters() -> None:
    rule = "every a, b in line where a < b has"
    text = f"{rule} queen(a) != queen(b) and abs(queen(a) - queen(b)) != b - a"
    puzzle = Puzzle(QUEENS.format(8), [text])
    assert len(solutions(puzzle, "puzzlelang", False)) == 92
    assert puzzle.lower().problem.atoms == 8 * 8 + 1


# ── puzzles ──────────────────────────────────────────────────────────────────────────

SUDOKU = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EVIL = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def sudoku(grid: str) -> Puzzle:
    givens = [f"    - [{i // 9}, {i % 9}, {c}]\n" for i, c in enumerate(grid) if c != "."]
    head = "puzzle: Sudoku\ntypes: {line: 0..8}\ntables:\n  given:\n" + "".join(givens)
    return Puzzle(
        head + "state:\n  on: 1..9 for each line, line = 1\n",
        [
            "every (r, c, v) in given has on(r, c) = v",
            "every r, c, d in line where c < d has on(r, c) != on(r, d)",
            "every r, c, d in line where c < d has on(c, r) != on(d, r)",
            "every r, c, d, e in line where r div 3 = d div 3 and c div 3 = e div 3"
            " and r < d and c != e has on(r, c) != on(d, e)",
        ],
    )


QUEENS = "puzzle: Queens\ntypes: {{line: 1..{}}}\nstate:\n  queen: line for each line = 1\n"


def queens(size: int) -> Puzzle:
    less = "every r, s in line where r < s has"
    return Puzzle(
        QUEENS.format(size),
        [
            f"{less} queen(r) != queen(s)",
            f"{less} queen(r) + r != queen(s) + s",
            f"{less} queen(r) - r != queen(s) - s",
        ],
    )


def magic(size: int) -> Puzzle:
    total = size * (size * size + 1) // 2
    return Puzzle(
        f"puzzle: Magic\ntypes: {{line: 1..{size}}}\n"
        f"state:\n  on: 1..{size * size} for each line, line = 1\n",
        [
            "every a, b, c, d in line where a < c or a = c and b < d has on(a, b) != on(c, d)",
            f"every r in line has sum(on(r, c) for c in line) = {total}",
            f"every r in line has sum(on(c, r) for c in line) = {total}",
            f"sum(on(c, c) for c in line) = {total}",
            f"sum(on(c, {size + 1} - c) for c in line) = {total}",
        ],
    )


def money() -> Puzzle:
    return Puzzle(
        "puzzle: Money\ntypes: {letter: [S, E, N, D, M, O, R, Y]}\n"
        "state:\n  v: 0..9 for each letter = 0\n",
        [
            "every a, b in letter where a < b has v(a) != v(b)",
            "v(S) != 0 and v(M) != 0",
            "1000 * (v(S) + v(M)) + 100 * (v(E) + v(O)) + 10 * (v(N) + v(R)) + v(D) + v(E)"
            " = 10000 * v(M) + 1000 * v(O) + 100 * v(N) + 10 * v(E) + v(Y)",
        ],
    )


def zebra() -> Puzzle:
    kinds = {
        "colour": "red green ivory yellow blue",
        "nation": "english spanish ukrainian norwegian japanese",
        "drink": "coffee tea milk juice water",
        "smoke": "gold kools chester lucky parliament",
        "pet": "dog snails fox horse zebra",
    }
    head = "puzzle: Zebra\ntypes:\n" + "".join(
        f"  {kind}: [{', '.join(words.split())}]\n" for kind, words in kinds.items()
    )
    head += "state:\n" + "".join(f"  of_{kind}: 1..5 for each {kind} = 1\n" for kind in kinds)
    return Puzzle(
        head,
        [
            *(
                f"every a, b in {kind} where a < b has of_{kind}(a) != of_{kind}(b)"
                for kind in kinds
            ),
            "of_nation(english) = of_colour(red)",
            "of_nation(spanish) = of_pet(dog)",
            "of_drink(coffee) = of_colour(green)",
            "of_nation(ukrainian) = of_drink(tea)",
            "of_colour(green) = of_colour(ivory) + 1",
            "of_smoke(gold) = of_pet(snails)",
            "of_smoke(kools) = of_colour(yellow)",
            "of_drink(milk) = 3",
            "of_nation(norwegian) = 1",
            "abs(of_smoke(chester) - of_pet(fox)) = 1",
            "abs(of_smoke(kools) - of_pet(horse)) = 1",
            "of_smoke(lucky) = of_drink(juice)",
            "of_nation(japanese) = of_smoke(parliament)",
            "abs(of_nation(norwegian) - of_colour(blue)) = 1",
        ],
    )


def solutions(puzzle: Puzzle, name: str, assumed: bool, most: int = 1000) -> list[tuple[int, ...]]:
    lowered = puzzle.lower([], assumed)
    rules = [function(rule.condition, ()) for rule in puzzle.rules]
    states = []
    literals = [rule.holds for rule in lowered.rules]
    for choice in islice(engine(name, lowered).choices(literals), most):
        assert isinstance(choice, Choice)
        state = lowered.slots.state(choice)
        assert all(rule(state, ()) for rule in rules)
        states.append(state)
    return states


@pytest.mark.slow
@pytest.mark.parametrize("assumed", [False, True])
@pytest.mark.parametrize("name", ENGINES)
@pytest.mark.parametrize(
    ("puzzle", "count"),
    [
        (lambda: sudoku(SUDOKU), 1),
        (lambda: sudoku(EVIL), 1),
        (lambda: sudoku(SUDOKU.replace("53", "35", 1)), 0),
        (lambda: queens(6), 4),
        (lambda: queens(8), 92),
        (lambda: magic(3), 8),
        (money, 1),
        (zebra, 1),
    ],
    ids=["sudoku", "evil", "broken", "queens-6", "queens-8", "magic", "money", "zebra"],
)
def test_well_known_puzzles(puzzle: Any, count: int, name: str, assumed: bool) -> None:
    found = solutions(puzzle(), name, assumed)
    assert len(found) == len(set(found)) == count


def test_money() -> None:
    (state,) = solutions(money(), "puzzlelang", False)
    assert state[1:] == (9, 5, 6, 7, 1, 0, 8, 2)


@pytest.mark.parametrize("kind", ["+", "sum"])
def test_none_is_no_number(kind: str) -> None:
    """The checker requires a value before; the reference semantics and this stage don't rely on
    it.
    """
    puzzle = Puzzle(HEAD, ["max(0, sum(n for z in item where z in load)) > 1", "m = 2"])
    (read,) = core.reads(puzzle.rules[1].condition)
    expr = puzzle.rules[0].condition
    fold = next(part for part in core.walk(expr) if isinstance(part, core.Fold))
    two = core.number(expr.span, 2)
    amount: core.Expr = core.Fold(fold.span, fold.type, "sum", fold.binders, fold.where, read)
    if kind == "+":
        amount = core.Apply(expr.span, fold.type, "+", (read, two))
    puzzle.rules = [core.Rule("r", expr.span, core.Apply(expr.span, BOOLEAN, ">", (amount, two)))]
    answers = Answers(puzzle, 10**4)
    assert answers.choices
    assert answers.faults[0]
    for assumed in (False, True):
        check(puzzle, answers, "clingo", assumed)


@pytest.mark.parametrize("default", [None, 0, 2, 4])
def test_sparse_tables(default: int | None) -> None:
    head = (
        "puzzle: Sparse\ntypes: {place: 0..4}\n"
        "tables:\n  gap(i, j in place where i = j + 3): i\n"
        "state:\n  x: place = 0\n  y: place = 0\n  z: place = 0\n"
    )
    puzzle = Puzzle(head, ["gap(x, y) > z"])
    condition_ = puzzle.rules[0].condition
    lookup = next(part for part in core.walk(condition_) if isinstance(part, core.Lookup))
    old = lookup.table
    table = core.Table(old.name, old.span, old.keys, old.element, old.entries, default)
    changed = core.Lookup(lookup.span, lookup.type, table, lookup.arguments)
    (more,) = [read for read in core.reads(condition_) if read.variable.name == "z"]
    greater = core.Apply(lookup.span, BOOLEAN, ">", (changed, more))
    puzzle.rules = [core.Rule("r", lookup.span, greater)]
    answers = Answers(puzzle, 1000)
    assert answers.choices
    assert bool(answers.faults[0]) == (default is None)
    for assumed in (False, True):
        check(puzzle, answers, "clingo", assumed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_inequalities_of_some_pairs(seed: int) -> None:
    """Cliques become sums, and other pairs stay pairs."""
    chance = random.Random(seed)
    pairs = [pair for pair in combinations(range(6), 2) if chance.random() < 0.75]
    puzzle = Puzzle(
        "puzzle: Colours\ntypes: {node: 0..5, paint: [red, green, blue, white]}\ntables:\n  edge:\n"
        + "".join(f"    - [{a}, {b}]\n" for a, b in pairs)
        + "state:\n  colour: paint for each node = red\n",
        ["every (a, b) in edge has colour(a) != colour(b)"],
    )
    expected = {
        row for row in product(range(4), repeat=6) if all(row[a] != row[b] for a, b in pairs)
    }
    for assumed in (False, True):
        assert {state[1:] for state in solutions(puzzle, "clingo", assumed, 10**4)} == expected


LARGE = "puzzle: Large\ntypes: {line: 0..8}\nstate:\n  x: 0..999 = 0\n  y: 0..999 = 0\n"


@pytest.mark.parametrize(
    ("rule", "count"),
    [("x * y = 6", 10**6), ("x mod max(1, y) = 5", 999 * 1000), ("x div (y + 1) = 7", 10**6)],
)
def test_large_tables_are_refused(rule: str, count: int) -> None:
    puzzle = Puzzle(LARGE, [rule])
    with pytest.raises(TooLargeToChoose) as refusal:
        puzzle.lower()
    assert refusal.value.count == count
    assert refusal.value.span is puzzle.rules[0].span


def test_large_domains_are_refused() -> None:
    puzzle = Puzzle(LARGE.replace("x: 0..999", "x: 0..999999"), ["x = y"])
    with pytest.raises(TooLargeToChoose):
        puzzle.lower()


def test_large_problems_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlelang.compiler.choice_values.MOST_LITERALS", 20_000)
    money().lower()
    with pytest.raises(TooLargeToChoose):
        magic(6).lower()


@pytest.mark.slow
def test_sums_of_large_numbers_need_no_table() -> None:
    puzzle = Puzzle(
        LARGE.replace("999", "399"),
        ["3 * x + 7 * y = 2990", "x - y > 0 and x + y < 600", "y != x - 320"],
    )
    (first, second) = (solutions(puzzle, "clingo", assumed) for assumed in (False, True))
    expected = {
        (x, y)
        for x, y in product(range(400), repeat=2)
        if 3 * x + 7 * y == 2990 and x > y and x + y < 600 and y != x - 320
    }
    assert {state[1:] for state in first} == {state[1:] for state in second} == expected


def test_lowering_is_deterministic() -> None:
    one, other = (queens(6).lower([], True).problem for _ in range(2))
    assert one.clauses == other.clauses
    assert one.sums == other.sums
    assert one.chosen == other.chosen


# ── folds that the language doesn't have yet ─────────────────────────────────────────

GRAPH = """\
puzzle: Graph
types: {node: [a, b, c, d]}
tables:
  near:
    a: b
    b: c
    d: [c, a]
  odd: {a: 1, b: 2, c: 3, d: 1}
state:
  group: set of node = none
  more: set of node = none
  ask: boolean = false
  level: 0..2 for each node = 0
  first: node or none = none
  extra: node = a
"""

Meaning = Callable[[Sequence[int]], Any]


def different(values: str) -> tuple[core.Expr, Meaning]:
    """Return `different(values)`, made from `set(values)`, and its definition."""
    rule = Puzzle(GRAPH, [f"0 in set({values})"]).rules[0].condition
    expr = next(part for part in core.walk(rule) if isinstance(part, core.Fold))
    names = core.bound_by(expr.binders)
    assert expr.body is not None
    value = function(expr.body, names)
    where = (lambda state, row: True) if expr.where is None else function(expr.where, names)

    def meaning(state: Sequence[int]) -> bool:
        rows = [row for row in core.rows_of(expr.binders) if where(state, row)]
        values = [value(state, row) for row in rows]
        return len(set(values)) == len(values)

    return core.Fold(expr.span, BOOLEAN, "different", *expr_parts(expr)), meaning


def expr_parts(fold: core.Fold) -> tuple[tuple[core.Binder, ...], core.Expr | None, core.Expr]:
    assert fold.body is not None
    return fold.binders, fold.where, fold.body


def closure(kind: str, group: str, relation: str) -> tuple[core.Expr, Meaning]:
    """Return `connected(group, relation)` or the set `reach(…)`, and its definition."""
    text = f"some x in {group} where (those y in node where {relation}) <= more"
    expr = Puzzle(GRAPH, [text]).rules[0].condition
    assert isinstance(expr, core.Fold) and isinstance(expr.body, core.Apply)
    assert isinstance(expr.where, core.Apply)
    row, given = expr.body.arguments[0], expr.where.arguments[1]
    begin, following = function(given, ()), function(row, core.bound_by(expr.binders))

    def reached(state: Sequence[int]) -> int:
        near = {x: following(state, (x,)) for x in range(4)}
        group = begin(state, ())
        for _ in range(4):
            group |= sum(
                1 << y
                for y in range(4)
                if any(group >> x & 1 and near[x] >> y & 1 for x in range(4)) and not group >> y & 1
            )
        return int(group)

    def is_connected(state: Sequence[int]) -> bool:
        near = {x: following(state, (x,)) for x in range(4)}
        rest = {x for x in range(4) if begin(state, ()) >> x & 1}
        part = {min(rest)} if rest else set()
        for _ in range(4):
            part |= {y for y in rest for x in part if near[x] >> y & 1 or near[y] >> x & 1}
        return part == rest

    is_set = kind == "reach"
    made = core.Fold(
        expr.span, given.type if is_set else BOOLEAN, kind, expr.binders, expr.where, row
    )
    return made, reached if is_set else is_connected


FOLDS: dict[str, Callable[[], tuple[core.Expr, Meaning]]] = {
    "all": lambda: different("level(x) for x in node where x <= c"),
    "some": lambda: different("level(x) for x in node where x in group"),
    "fault": lambda: different("level(x) + odd(x) for x in node where x in group"),
    "sums": lambda: different("level(x) + level(extra) for x in node where x < d"),
    "none": lambda: different("rank(x) for x in node where x in group and ask"),
    "row": lambda: closure("connected", "group", "x near y"),
    "part": lambda: closure("connected", "(group - extra)", "x near y and y in more"),
    "levels": lambda: closure("connected", "group", "x != y and level(x) = level(y)"),
    "odd": lambda: closure("connected", "group", "x near y and odd(x) < 3"),
    "from": lambda: closure("reach", "group", "x near y"),
    "through": lambda: closure("reach", "(group - extra)", "x near y and y in more"),
}

FORMS: dict[str, tuple[Callable[..., core.Expr], Callable[..., bool]]] = {
    "alone": (lambda x, ask: x, lambda x, ask: x),
    "not": (lambda x, ask: core.Apply(x.span, BOOLEAN, "not", (x,)), lambda x, ask: not x),
    "or": (lambda x, ask: core.Apply(x.span, BOOLEAN, "or", (ask, x)), lambda x, ask: ask or x),
    "equal": (
        lambda x, ask: core.Apply(x.span, BOOLEAN, "=", (x, ask)), lambda x, ask: x == ask
    ),
}  # fmt: skip


@pytest.mark.later(
    "fault-or-puzzlelang",
    "levels-alone-puzzlelang",
    "levels-equal-puzzlelang",
    "levels-or-clingo",
    "part-alone-clingo",
    "part-equal-clingo",
    "part-not-puzzlelang",
    "some-alone-puzzlelang",
    "some-equal-puzzlelang",
    "some-or-clingo",
    "sums-not-puzzlelang",
    "through-alone-puzzlelang",
    "through-equal-puzzlelang",
)
@pytest.mark.one_of(3, 2)
@pytest.mark.parametrize("name", ["clingo", "puzzlelang"])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("fold", FOLDS)
def test_folds(fold: str, form: str, name: str) -> None:
    expr, meaning = FOLDS[fold]()
    puzzle = Puzzle(GRAPH, ["ask"])
    ask = puzzle.rules[0].condition
    if isinstance(expr.type, SetOf):
        extra = next(variable for variable in puzzle.variables if variable.name == "extra")
        read = core.Read(expr.span, extra.type, extra, ())
        expr = core.Apply(expr.span, BOOLEAN, "in", (read, expr))
        inner = meaning
        meaning = lambda state: bool(inner(state) >> state[extra.offset] & 1)  # noqa: E731
    make, combine = FORMS[form]
    used = {read.variable.name for read in core.reads(expr)} | {"ask"}
    rule = core.Rule("r", expr.span, make(expr, ask))
    helpers = [variable for variable in puzzle.variables if variable.name not in used]
    expected, faults = set(), 0
    options = [[value] for value in puzzle.start]
    for variable in puzzle.variables:
        if variable.name in used:
            for slot in range(variable.slots.start, variable.slots.stop):
                options[slot] = values_of(variable.type, variable.domain)
    (asked,) = (variable.offset for variable in puzzle.variables if variable.name == "ask")
    kept = [slot for slot, own in enumerate(options) if len(own) > 1]
    for state in product(*options):
        if form == "or" and state[asked]:
            expected.add(tuple(state[slot] for slot in kept))
            continue
        try:
            if combine(meaning(state), bool(state[asked])):
                expected.add(tuple(state[slot] for slot in kept))
        except RuleFault:
            faults += 1
    for assumed in (False, True):
        lowered = LoweredChoice(puzzle.variables, [rule], (), helpers, assumed)
        solver = engine(name, lowered)
        literals = [rule.holds for rule in lowered.rules]
        choices = []
        for choice in solver.choices(literals):
            assert isinstance(choice, Choice)
            state = lowered.slots.state(choice)
            choices.append(tuple(state[slot] for slot in kept))
        assert len(choices) == len(set(choices))
        assert set(choices) == expected
        if assumed:
            fault = solver.solve([lowered.rules[0].faults])
            assert isinstance(fault, Choice) == bool(faults)
