"""`symmetry:`: which states are merged, which declarations are rejected, and unchanged answers.

Expected results use only the reference semantics: states are written as JSON, names are exchanged
in every way, and states that can get the same text are one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import permutations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from puzzlelang import answers
from puzzlelang.answers.answer_fields import answer_data
from puzzlelang.answers.loading import prepare
from puzzlelang.core import nodes as core
from puzzlelang.core import semantics, values
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.core.semantics import State
from puzzlelang.core.thresholds import Thresholds, changed
from puzzlelang.core.types import ListOf, Members, SetOf, Type
from puzzlelang.front.commands.program import main
from puzzlelang.model.symmetry_proof import are_interchangeable
from puzzlelang.search.strategies import ORDERS
from puzzlelang.search.system import Limits, Solved
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.instance_choice import Instance
from puzzlelang.text.diagnostics import Diagnostics, PuzzleError
from puzzlelang.text.source import Source
from puzzlelang.verify import verify
from tests.engine.test_thresholds import mix
from tests.random_puzzles import at_random, puzzles
from tests.support import checked

PUZZLES = Path(__file__).parents[2] / "puzzles"

# ── expected results by brute force ──────────────────────────────────────────────────


def exchanged(puzzle: core.Puzzle, data: Any, names: dict[str, str]) -> Any:
    """Rename members in a state as JSON; sets are lists and stay sorted."""

    def of(value: Any, kind: Type, keys: int = 0) -> Any:
        if isinstance(value, dict):
            return {names.get(k, k): of(v, kind, keys - 1) for k, v in value.items()}
        if keys:
            return [of(part, kind, keys - 1) for part in value]
        if isinstance(kind, ListOf):
            return [of(part, kind.element) for part in value]
        if isinstance(kind, SetOf):
            return sorted(names.get(part, part) for part in value)
        return names.get(value, value) if isinstance(value, str) else value

    return {v.name: of(data[v.name], v.type, len(v.keys)) for v in puzzle.variables}


def renamings(groups: Sequence[Sequence[str]]) -> Iterator[dict[str, str]]:
    members = [name for group in groups for name in group]
    for orders in product(*map(permutations, groups)):
        yield dict(zip(members, (name for order in orders for name in order), strict=True))


def orbit_of(puzzle: core.Puzzle, groups: Sequence[Sequence[str]]) -> Callable[[State], str]:
    """Map all states that differ only by names to one text."""
    ways, known = list(renamings(groups)), {}

    def orbit(state: State) -> str:
        if state not in known:
            data = values.state_to_json(puzzle, state)
            known[state] = min(json.dumps(exchanged(puzzle, data, w), sort_keys=True) for w in ways)
        return known[state]

    return orbit


class TooLarge(Exception):
    pass


def edges(puzzle: core.Puzzle, most: int) -> dict[State, list[tuple[State, tuple[int, ...]]]]:
    """All reachable states with their successors, each with its cost and a step."""
    found: dict[State, list[tuple[State, tuple[int, ...]]]] = {}
    waiting = [*puzzle.starts]
    while waiting:
        state = waiting.pop()
        if state in found:
            continue
        if len(found) == most:
            raise TooLarge
        steps = [(step.state, (*step.cost, 1)) for step in semantics.steps(puzzle, state)]
        found[state] = steps
        waiting.extend(after for after, _ in steps)
    return found


def best(puzzle: core.Puzzle, most: int, name: Callable[[State], Any]) -> tuple[int, Any, int]:
    """Number of states, least cost (with steps) and number of solutions, merging states of equal
    ``name``.

    Relaxes the edges until nothing changes.
    """
    graph = edges(puzzle, most)
    merged: dict[Any, dict[Any, tuple[int, ...]]] = {}
    for state, steps in graph.items():
        there = merged.setdefault(name(state), {})
        for after, cost in steps:
            there[name(after)] = min(cost, there.get(name(after), cost))
    goals = {name(state) for state in graph if semantics.is_goal(puzzle, state)}
    starts = {name(start) for start in puzzle.starts}
    zero = (0,) * (len(puzzle.costs or (1,)) + 1)
    least, changed = dict.fromkeys(starts, zero), True
    while changed:
        changed = False
        for state in list(least):
            for after, cost in () if state in goals else merged[state].items():
                total = tuple(a + b for a, b in zip(least[state], cost, strict=True))
                if after not in least or total < least[after]:
                    least[after], changed = total, True
    reached = [least[goal] for goal in goals if goal in least]
    if not reached:
        return len(merged), None, 0
    ways = dict.fromkeys(starts, 1)
    for state in sorted(least, key=lambda s: (least[s], least[s][-1])):
        for after, cost in () if state in goals else merged[state].items():
            if tuple(a + b for a, b in zip(least[state], cost, strict=True)) == least[after]:
                ways[after] = ways.get(after, 0) + ways[state]
    optimum = min(reached)
    total = sum(ways[g] for g in goals if g in least and least[g] == optimum)
    return len(merged), optimum, total


# ── random puzzles ───────────────────────────────────────────────────────────────────

VARIABLES = {
    "at": ("bank for each i in item", ["left", "if i = c then right else left", "any"]),
    "load": ("set of item", ["none", "those j in item where j = b", "any of a + b"]),
    "holder": ("item or none", ["none", "a", "any"]),
    "n": ("0..2", ["0", "any of 0..1"]),
    "marks": ("0..2 for each i in item", ["0", "if i = d then 2 else 1"]),
    "seen": ("boolean for each i in item, s in bank", ["false"]),
    "friends": ("set of item for each bank", ["none"]),
    "queue": ("list(2) of item", ["none", "list(a)", "list(b, c)"]),
    "packs": ("list(2) of set of item for each bank", ["none"]),
    "near": ("item or none for each i in item", ["none", "if i = a then b else none"]),
}
TRANSITIONS = [
    "go(i in item):\n    when: at(i) = left and CONDITION\n    then:\n      at(i): right",
    "back(i in item):\n    when: at(i) = right and CONDITION\n    then:\n      at(i): left",
    "take(i in item where i not in load):\n    when: CONDITION\n    then:\n      load: load + i",
    "drop(i in load):\n    then:\n      load: load - i\n      holder: i",
    "mark(i in item):\n    when: marks(i) < 2 and CONDITION\n    then:\n"
    "      marks(i): marks(i) + 1",
    "see(i, j in item where i != j):\n    when: CONDITION\n    then:\n      seen(i, at(j)): true",
    "meet(i, j in item where i != j):\n    when: CONDITION\n    then:\n"
    "      near(i): j\n      holder: j",
    "befriend(g in set of item, s in bank where count(g) = 2):\n    when: CONDITION\n"
    "    then:\n      friends(s): g",
    "turn(to(k) in bank for each k in item):\n"
    "    when: count(those k in item where to(k) != at(k)) in 1..2\n"
    "    then:\n      for each k in item:\n        at(k): to(k)",
    "point(whom(k) in item - k or none for each k in item):\n"
    "    when: (no k in item where whom(k) != none and whom(k) != holder) and count(load) < 2\n"
    "    then:\n      for each k in item:\n        near(k): whom(k)",
    "add(i in item where count(queue) < 2):\n    when: CONDITION\n    then:\n"
    "      queue: push(queue, i)",
    "pass(i in queue):\n    when: CONDITION\n    then:\n      holder: first(queue)\n"
    "      queue: rest(queue)",
    "skip(i in item):\n    when: CONDITION\n    then:\n"
    "      queue: take(list(k for k in list(i) + reverse(queue) where k != holder), 2)",
    "pack(g in set of item, s in bank where count(g) = 2 and count(packs(s)) < 2):\n"
    "    when: g not in packs(left)\n    then:\n      packs(s): push(packs(s), g)",
    "hold(k in load or none):\n    then:\n      holder: k",
    "all:\n    when: n < 2\n    then:\n      n: n + 1\n      for each i in load:\n"
    "        at(i): other(at(i))",
]
CONDITIONS = [
    "true", "weight(i) > 1", "i in load", "holder = i", "i in friends(left)", "marks(i) = 1",
    "some k in item where k != i and at(k) = at(i)", "near(i) = none",
    "every k in load has at(k) = at(i)", "count(load) < 2",
    "i in queue", "position(queue, i) = 1", "some g in packs(right) where i in g",
    "sum(weight(k) for k in item where at(k) = right) < 4", "no k in item where k likes i",
]  # fmt: skip
GOALS = [
    "every i in item has at(i) = right", "count(load) = 3", "holder != none and at(holder) = right",
    "sum(marks(i) for i in item) = 4", "n = 2", "some i in item where near(i) != none",
    "friends(left) != none and friends(left) <= load", "packs(left) = packs(right)",
    "count(queue) = 2 and (first(queue) = last(queue) or first(queue) < last(queue))",
    "count(queue) = 2 and elements(queue) <= load", "queue = list(a)",
]  # fmt: skip
COSTS = [
    "", "cost: sum(weight(i) for i in load) + 1 per move",
    "cost:\n  - heavy: sum(weight(i) for i in item where at(i) = left) per state\n"
    "  - steps: 1 per move",
]  # fmt: skip
GROUPS = [["a", "b"], ["b", "c", "d"], ["a", "b", "c", "d"], ["a", "d"]]


@st.composite
def symmetric(draw: st.DrawFn) -> tuple[str, list[list[str]]]:
    """The text of a puzzle, and a declaration of interchangeable members that may be wrong."""
    groups = draw(st.sampled_from([*([group] for group in GROUPS), [["a", "b"], ["c", "d"]]]))
    weights = draw(st.sampled_from(["1111", "1122", "2122", "2222", "1222"]))
    likes = draw(st.sampled_from(["[a, b]", "[[a, c], [b, c], [a, d], [b, d]]"]))
    chosen = draw(st.lists(st.sampled_from(TRANSITIONS), min_size=1, max_size=3, unique=True))
    lines = []
    for text in chosen:
        condition = draw(st.sampled_from(CONDITIONS)) if "(i" in text else "count(load) < 2"
        lines.append("  " + text.replace("CONDITION", condition))
    goal, cost = draw(st.sampled_from(GOALS)), draw(st.sampled_from(COSTS))
    used = " ".join([*lines, goal, cost])
    state = []
    for name, (kind, starts) in VARIABLES.items():
        if re.search(rf"\b{name}\b", used):
            start = draw(st.sampled_from(starts))
            state.append(f"  {name}: {kind} = {start}")
    table = "".join(f"    - {row}\n" for row in re.findall(r"\[\w, \w\]", likes))
    weight = ", ".join(map(": ".join, zip("abcd", weights, strict=True)))
    text = (
        "puzzle: Random\ntypes:\n  item: [a, b, c, d]\n  bank: [left, right]\ntables:\n"
        f"  weight: {{{weight}}}\n  likes:\n{table}"
        "state:\n" + "\n".join(state) + "\ntransitions:\n" + "\n".join(lines) + "\n"
        f"goal: {goal}\n{cost}\nsymmetry:\n  interchangeable: {json.dumps(groups)}\n"
    )  # fmt: skip
    return text.replace('"', ""), groups


def loaded(text: str, tier: str = "python", *, symmetry: bool = True) -> answers.Loaded | None:
    diagnostics = Diagnostics()
    parsed = read_puzzle(Source("puzzle.yaml", text), diagnostics)
    assert parsed is not None, list(diagnostics)
    puzzle = checked(text, diagnostics)
    if puzzle is None:
        assert {d.code for d in diagnostics.errors} == {"not-interchangeable"}, text
        return None
    return prepare(parsed, Instance(), diagnostics, tier, symmetry=symmetry)


MOST = 300


Made = tuple[str, list[list[str]]]


@at_random(15, symmetric())
def test_random_puzzles_keep_their_cost_and_count_orbits(made: Made) -> None:
    keep_their_cost_and_count_orbits(made)


@at_random(15, symmetric(), st.sampled_from(["least", "mixed", "mixed"]), st.integers(0, 999))
def test_so_they_do_whichever_path_is_taken(made: Made, kind: str, seed: int) -> None:
    """Merged states, and their derived estimates, at other thresholds."""
    with changed(**mix(kind, Random(seed))):
        keep_their_cost_and_count_orbits(made)


def keep_their_cost_and_count_orbits(made: Made) -> None:
    text, groups = made
    merged = loaded(text)
    assume(merged is not None)
    assert merged is not None
    puzzle = merged.puzzle
    try:
        states, optimum, solutions = best(puzzle, MOST, orbit_of(puzzle, groups))
        _, plain, _ = best(puzzle, MOST, lambda state: state)
    except TooLarge:
        assume(False)
    assert optimum == plain
    survey = answers.explore(merged)
    assert survey.space.states == states
    answer = answers.solve(merged, count=True, most=5)
    assert (answer.kind == "solved") == (optimum is not None)
    if optimum is None:
        return
    assert answer.total == solutions
    assert (*answer.cost, answer.length) == optimum
    verdict = verify(puzzle, json.loads(json.dumps(answer_data(answer))))
    assert verdict.holds, verdict
    for order in ORDERS:
        found = answers.solve(merged, order)
        told = json.loads(json.dumps(answer_data(found)))
        told["optimal"] = False  # compared above
        assert verify(puzzle, told).holds
        if isinstance(found.outcome, Solved) and found.outcome.optimal:
            assert found.cost == answer.cost


@at_random(60, symmetric())
def test_what_nobody_declared_is_proved_as_what_is_declared(made: Made) -> None:
    text, groups = made
    without, _, _ = text.partition("symmetry:")
    puzzle = checked(without, Diagnostics())
    assert puzzle is not None
    item = next(v.keys[0].base for v in puzzle.variables if v.keys) if "at:" in without else None
    assume(isinstance(item, Members))
    assert isinstance(item, Members)
    members = [tuple(map(item.names.index, group)) for group in groups]
    proved = [
        are_interchangeable(puzzle, core.Interchangeable(puzzle.goal.span, item, group))
        for group in members
    ]
    assert all(proved) == (loaded(text) is not None)


@at_random(5, symmetric(), st.sampled_from(["usual", "least"]), st.integers(0, 999))
def test_the_tiers_agree(made: Made, kind: str, seed: int) -> None:
    pytest.importorskip("llvmlite")
    values = {**mix(kind, Random(seed)), "exchanges": Thresholds.exchanges}
    with changed(**values):  # with fewer exchanges there would be no machine code
        tiers_agree(made)


def tiers_agree(made: Made) -> None:
    from puzzlelang.compiler.state_layout import Unprintable
    from puzzlelang.engine.native_search import NativeSearcher
    from puzzlelang.search import count_solutions, explore, search
    from tests.engine.test_native import outcome

    merged = loaded(made[0])
    assume(merged is not None)
    assert merged is not None
    system = merged.searcher.system
    limits = Limits()
    assume(explore(system, Limits(2000)).complete)
    try:
        native = NativeSearcher(system)
    except Unprintable:
        assert merged.searcher.merged is not None
        assert merged.searcher.merged.columns is None
        return
    assert outcome(native.explore, limits) == outcome(explore, system, limits)
    for order in ("bfs", "dfs", "ucs"):
        assert outcome(native.search, order, limits) == outcome(search, system, order, limits)
    if system.unit_cost:
        ways, plain = native.count_solutions(limits), count_solutions(system, limits)
        assert (ways.total, outcome(lambda: ways.outcome)) == (
            plain.total,
            outcome(lambda: plain.outcome),
        )


# ── the proof is right ───────────────────────────────────────────────────────────────


def blurred(text: str) -> str:
    """Remove distinctions between items from a puzzle of ``random_puzzles``; it may become
    symmetric.
    """
    head, _, rules = text.partition("transitions:")
    head = re.sub(r"weight: .*", "weight: {p: 2, q: 2, r: 3}", head)
    head = re.sub(r"next: .*", "next: {p: r, q: r}", head)
    head = head.replace("    p: [q, r]\n    q: r\n", "    p: r\n    q: r\n")
    head = head.replace("- [p, q, 1]\n    - [q, r, 2]", "- [p, r, 1]\n    - [q, r, 1]")
    head = re.sub(r"  queue: (.*) = list\(q\)", r"  queue: \1 = list(r)", head)
    rules = re.sub(r"\b[pq]\b", "r", rules).replace("rank(", "weight(")
    return f"{head}transitions:{rules}symmetry:\n  interchangeable: [p, q]\n"


def successors(puzzle: core.Puzzle, state: State) -> list[tuple[State, tuple[int, ...]]] | None:
    try:
        return sorted({(step.state, step.cost) for step in semantics.steps(puzzle, state)})
    except RuleFault:
        return None


@pytest.mark.slow
@at_random(30, puzzles())
def test_what_is_accepted_is_symmetric(text: str) -> None:
    diagnostics = Diagnostics()
    puzzle = checked(blurred(text), diagnostics)
    assume(puzzle is not None)
    assert puzzle is not None

    def renamed(state: State) -> State:
        data = values.state_to_json(puzzle, state)
        data = exchanged(puzzle, data, {"p": "q", "q": "p"})
        return values.state_from_json(puzzle, data)

    waiting, known = [*puzzle.starts, *map(renamed, puzzle.starts)], set()
    while waiting and len(known) < 25:
        state = waiting.pop(0)
        if state in known:
            continue
        known.add(state)
        here, there = successors(puzzle, state), successors(puzzle, renamed(state))
        if here is None or there is None:
            continue
        assert sorted((renamed(after), cost) for after, cost in here) == there
        for after, _ in here:
            for ask in (semantics.is_goal, semantics.is_lost):
                try:
                    assert ask(puzzle, after) == ask(puzzle, renamed(after))
                except RuleFault:
                    continue
            waiting.append(after)


EACH = """\
puzzle: All at once
types:
  item: [a, b, c]
  bank: [left, right]
state:
  at: bank for each i in item = if i = a then right else left
transitions:
  turn(to(k) in bank for each k in item):
    when: {}
    then:
      for each k in item:
        at(k): to(k)
goal: every k in item has at(k) = right
symmetry:
  interchangeable: item
"""


BY_HAND = "(if k = {} then to(a) else if k = {} then to(b) else to(c))"


@pytest.mark.parametrize(
    ("condition", "accepted"),
    [
        ("count(those k in item where to(k) != at(k)) = 1", True),
        (f"every k in item has {BY_HAND.format('a', 'b')} = left", True),
        ("to(a) = left", False),
        (f"every k in item has {BY_HAND.format('b', 'a')} = left", False),
        ("some k in item where to(other_of(k)) = left", False),
        ("some k, l in item where k != l and to(k) = to(l)", True),
    ],
)  # fmt: skip
def test_parameters_for_each_change_places(condition: str, accepted: bool) -> None:
    """When members are renamed, their parameters are exchanged."""
    table = "tables:\n  other_of: {a: b, b: a, c: a}\n"
    text = table + EACH.format(condition)
    diagnostics = Diagnostics()
    checked(text, diagnostics)
    assert ([d.code for d in diagnostics.errors] == []) == accepted
    assert {d.code for d in diagnostics.errors} <= {"not-interchangeable"}


LISTED = """\
puzzle: Names in a list
types:
  card: [a, b, c]
  box: [left, right]
state:
  queue: list(3) of card = none
  open: boolean for each box = true
transitions:
  add(x in card):
    when: count(queue) < 3
    then:
      queue: push(queue, x)
  shut(k in box):
    when: open(k)
    then:
      open(k): false
      queue: list(x for x in queue where x in queue)
goal: false
symmetry:
  interchangeable: NAMES
"""


@pytest.mark.parametrize(
    ("names", "states"),
    [
        # up to renaming, lists of n cards are partitions of n places: 1, 1, 2 and 5 (Bell); and of
        # two boxes 0, 1 or 2 are open
        ("card", (1 + 1 + 2 + 5) * 4),
        ("box", (1 + 3 + 9 + 27) * 3),
        ("[card, box]", (1 + 1 + 2 + 5) * 3),
    ],
)
def test_members_in_lists(names: str, states: int) -> None:
    found = loaded(LISTED.replace("NAMES", names))
    assert found is not None, "the declaration was rejected"
    assert answers.explore(found).space.states == states


# ── published numbers ────────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "merged", "plain"),
    [
        # states, cost, solutions: Solving River-Crossing Puzzles with R, and tests/reference
        ("river/two-wolves", (18, 7, 4), (22, 7, 4)),
        ("river/family", (52, 17, 2), (76, 17, 8)),
    ],
)
def test_known_numbers(name: str, merged: tuple[int, ...], plain: tuple[int, ...]) -> None:
    for symmetry, wanted in ((True, merged), (False, plain)):
        puzzle = answers.load(str(PUZZLES / f"{name}.yaml"), symmetry=symmetry)
        survey = answers.explore(puzzle)
        assert survey.best is not None
        assert (survey.space.states, *survey.best.cost, survey.best.total) == wanted
        answer = answers.solve(puzzle, most=None)
        told = json.loads(json.dumps(answer_data(answer)))
        assert told.get("symmetry", False) == symmetry
        verdict = verify(puzzle.puzzle, told)
        assert verdict.holds
        assert verdict.notes == ()


@cache
def without_symmetry(text: str) -> tuple[int, Any, Any]:
    """The number of racks with sorted tubes, and the kind and cost of the answer."""
    plain = answers.load_text(Source("plain.yaml", text))
    racks = {tuple(sorted(state)) for state in edges(plain.puzzle, 20_000)}
    answer = answers.solve(plain)
    return len(racks), answer.kind, answer.cost


@pytest.mark.slow
@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize("file", ["water-sort", "ball-sort"])
@pytest.mark.parametrize("rack", ["ab./ba.", "abc./cab.", "ab../ba../ab..", "aabb./abab."])
def test_tubes_are_interchangeable_cells(file: str, rack: str, tier: str) -> None:
    """Expected: the racks that plain states become with their tubes sorted."""
    if tier == "native":
        pytest.importorskip("llvmlite")
    text, *_ = (PUZZLES / f"stacks/{file}.yaml").read_text().partition("\ninstances:")
    text = re.sub(r"(?m)^(generate|expect):.*\n(?:[ #].*\n|\n)*", "", f"{text}\n")
    rows = "".join(f"      {row}\n" for row in rack.split("/"))
    text = re.sub(r"    file: sort.txt.*\n", lambda _: f"    text: |\n{rows}", text)
    declared = Source("merged.yaml", f"{text}symmetry: {{interchangeable: tube}}\n")
    merged = answers.load_text(declared, tier=tier)
    racks, *expected = without_symmetry(text)
    assert answers.explore(merged).space.states == racks
    answer = answers.solve(merged)
    assert [answer.kind, answer.cost] == expected
    told = json.loads(json.dumps(answer_data(answer)))
    assert verify(merged.puzzle, told).holds


# ── canonical states ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("size", range(2, 10))
def test_the_network_sorts(size: int) -> None:
    """A network that sorts zeros and ones sorts everything (Knuth 5.3.4, the
    zero-one principle).
    """
    from puzzlelang.compiler.llvm_symmetry import network

    exchanges = list(network(size))
    for bits in product((0, 1), repeat=size):
        row = list(bits)
        for a, b in exchanges:
            row[a], row[b] = min(row[a], row[b]), max(row[a], row[b])
        assert row == sorted(bits)


WIDE = """\
puzzle: Wide columns
types:
  item: [a, b, c, d, e, f, g]
  bank: [left, right]
state:
  at: bank for each item = left
  marks: 0..3000 for each i in item, k in 1..6 = 0
  holder: item or none = none
  seen: set of item for each k in 1..6 = none
  n: 0..2 = 0
transitions:
  mark(i in item, k in 1..6 where n < 2):
    then:
      n: n + 1
      marks(i, k): marks(i, k) + 1
      holder: i
      seen(k): seen(k) + i
goal: every i in item has at(i) = right
symmetry:
  interchangeable: item
"""


def test_wide_columns_in_machine_code() -> None:
    pytest.importorskip("llvmlite")
    from puzzlelang.engine.native_search import NativeSearcher
    from puzzlelang.search import explore
    from tests.engine.test_native import outcome

    merged = loaded(WIDE)
    assert merged is not None
    system = merged.searcher.system
    found = explore(system)
    assert found.states == 1 + 6 + (6 * 7 // 2 + 6 * 6)  # two marks: on one item, on two
    assert outcome(NativeSearcher(system).explore) == outcome(lambda: found)


START = """\
puzzle: They start apart
types:
  item: [a, b]
  place: 1..6
state:
  at: place for each i in item = if i = a then 1 else 6
transitions:
  go(i in item, p in 1..3):
    when: at(i) = p
    then:
      at(i): p + 1
  back(i in item, p in 5..6):
    when: at(i) = p
    then:
      at(i): p - 1
goal: every i in item has at(i) = 4
cost: 1 per go
symmetry:
  interchangeable: [b, a]
"""


@pytest.mark.slow
@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize("order", ["ucs", "astar", "greedy", "idastar"])
def test_estimates_that_are_found_know_of_renaming(order: str, tier: str) -> None:
    """An abstraction covers states reachable from the true start; a renamed state may be outside
    it.
    """
    pytest.importorskip("llvmlite")
    for text in (START, START.replace("then 1 else 6", "then 6 else 1")):
        merged = loaded(text, tier)
        assert merged is not None
        merged.searcher.tiers.lenient = True
        answer = answers.solve(merged, order)
        assert (answer.cost, answer.length) == ((3,), 5)  # three steps up, two free steps down


def test_a_fault_is_explained_up_to_renaming() -> None:
    text = """\
puzzle: Faults
types:
  item: [a, b, c]
state:
  load: set of item = none
  n: 0..2 = 0
transitions:
  take(i in item where i not in load):
    then:
      load: load + i
      n: n + 1
goal: n = 5
symmetry:
  interchangeable: item
show: <load>
"""
    merged = loaded(text)
    assert merged is not None
    with pytest.raises(PuzzleError) as caught:
        answers.solve(merged)
    (found,) = caught.value.diagnostics
    assert found.code == "range-left"
    assert "from the state b, c" in found.related[0][1]


# ── messages ─────────────────────────────────────────────────────────────────────────


Say = Callable[..., str]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Run a command and return its output on one line."""

    def run(*arguments: str) -> str:
        main(list(arguments))
        found = capsys.readouterr()
        return " ".join((found.out + found.err).split())

    return run


@pytest.mark.slow
def test_numbers_say_that_they_are_up_to_symmetry(say: Say) -> None:
    assert "2 shortest solutions up to symmetry." in say("solve", "family", "--count")
    plainly = say("solve", "family", "--count", "--no-symmetry")
    assert "There are 8 shortest solutions." in plainly
    assert "0 dead ends up to symmetry." in say("explore", "two-wolves")
    assert json.loads(say("explore", "two-wolves", "--format", "json"))["symmetry"] is True
    plain = json.loads(say("explore", "two-wolves", "--format", "json", "--no-symmetry"))
    assert "symmetry" not in plain
    assert plain["states"] == 22


def test_an_expectation_that_fails_says_so(say: Say, tmp_path: Path) -> None:
    path = tmp_path / "wolves.yaml"
    text = (PUZZLES / "river" / "two-wolves.yaml").read_text()
    path.write_text(text.replace("states: 18", "states: 22"))
    assert "it is 18 up to symmetry" in say("validate", str(path))


@pytest.mark.later("claim0-there are 8")
@pytest.mark.parametrize(
    ("claim", "problem"),
    [
        ({"symmetry": False}, "there are 8"),
        ({"symmetry": 1}, "`symmetry` is 1, not true or false"),
        ({"solutions": {"listed": 1, "total": 3}}, "up to symmetry there are 2"),
    ],
)
def test_wrong_claims_are_refused(claim: dict[str, object], problem: str) -> None:
    family = answers.load(str(PUZZLES / "river" / "family.yaml"))
    told = json.loads(json.dumps(answer_data(answers.solve(family, count=True))))
    verdict = verify(family.puzzle, told | claim)
    assert problem in " ".join(verdict.problems)
    without = answers.load(str(PUZZLES / "river" / "family.yaml"), symmetry=False)
    assert "has no `symmetry:`" in " ".join(verify(without.puzzle, told).problems)


@pytest.mark.slow
def test_solutions_that_differ_by_names_are_listed_once() -> None:
    family = answers.load(str(PUZZLES / "river" / "family.yaml"))
    plain = answers.load(str(PUZZLES / "river" / "family.yaml"), symmetry=False)
    told = json.loads(json.dumps(answer_data(answers.solve(plain, most=None))))
    problems = verify(family.puzzle, told | {"symmetry": True}).problems
    assert any("is the same as number" in problem for problem in problems)
