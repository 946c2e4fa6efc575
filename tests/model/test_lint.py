"""Conclusions of `validate` without a search: decided conditions, warnings, facts.

Decided conditions are compared with all representable states; numbers were computed by hand.
"""

from __future__ import annotations

import json
import re
from itertools import islice, product
from pathlib import Path

import pytest

from puzzlelang import answers
from puzzlelang.answers.field_table import fields_of
from puzzlelang.answers.puzzle_facts import facts_of
from puzzlelang.answers.validation import Facts, facts_text
from puzzlelang.core import nodes as core
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.core.semantics import apply, evaluate
from puzzlelang.core.types import NONE
from puzzlelang.front.commands.program import main
from puzzlelang.model.cost_bound import combinations
from puzzlelang.model.static_truth import decided
from puzzlelang.search.system import Fault
from puzzlelang.text.diagnostics import Diagnostics, PuzzleError
from tests.random_puzzles import at_random, puzzles
from tests.support import MOVING, load_text, of_library

PUZZLE = """\
puzzle: Conditions
types:
  colour: [red, green, blue]
  coin: [1, 2, 5]
state:
  n: 0..3 = 0
  m: 2..4 = 2
  c: coin = 1
  lit: boolean = false
  hue: colour or none = none
  row: 0..1 for each colour = 0
transitions:
  wait:
    then:
      n: n
goal:
  {}
"""

CONDITIONS = {
    "n < 4": True, "n <= 3": True, "n < 3": None, "n > 3": False, "n = 7": False, "n != 7": True,
    "m > 1": True, "n + m >= 2": True, "n + m < 2": False, "n - m < 1": None, "n - m < 2": True,
    "n < m": None, "n <= m + 1": True, "n > m + 1": False, "n > m": None,
    "c = 3": False, "c != 3 and c != 4": True, "c > 2 and c < 5": False, "c in 3..4": False,
    "n = 1 and n = 2": False, "n = 1 or n != 1": True, "n = 1 and m = 2": None,
    "n >= 2 and n < 2": False, "lit and not lit": False, "lit or not lit": True, "lit": None,
    "hue = none and hue = red": False, "hue = none or hue != none": True, "hue != none": None,
    "hue = red or hue = green or hue = blue or hue = none": True,
    "hue in red + green and hue = blue": False, "hue in red + green + blue": None,
    "row(red) = 0 and row(red) = 1": False, "row(red) = 0 and row(green) = 1": None,
    "row(red) in 0..1": True, "n in 0..3": True, "n in 1..3": None, "n in 4..9": False,
    "n = 1 implies n < 2": True, "n > 3 implies lit": True, "not (n > 3)": True,
    "if lit then n < 4 else n > 3": None, "(n = 1) = lit": None,
}  # fmt: skip
"""Truth of conditions according to ranges; None is undecided."""


def all_states(puzzle: core.Puzzle) -> list[tuple[int, ...]]:
    slots: list[list[int]] = []
    for variable in puzzle.variables:
        values = list(variable.domain.values) if variable.domain is not None else [0, 1]
        if getattr(variable.type, "optional", False):
            values.append(NONE)
        slots += [values] * variable.size
    return list(product(*slots))


@pytest.mark.later("c in 3..4", "row(red) = 0 and row(green) = 1")
@pytest.mark.one_of(3, 2)
@pytest.mark.parametrize("condition", CONDITIONS)
def test_a_verdict(condition: str) -> None:
    puzzle = load_text(PUZZLE.format(condition)).puzzle
    found = decided(puzzle.goal.condition)
    assert found is CONDITIONS[condition]
    truths = {bool(evaluate(puzzle.goal.condition, state, {})) for state in all_states(puzzle)}
    assert truths == ({True, False} if found is None else {found})


def test_some_conditions_depend() -> None:
    """4 * 3 * 3 * 2 * 4 * 8 states are representable."""
    puzzle = load_text(PUZZLE.format("n = 1")).puzzle
    assert len(all_states(puzzle)) == 2304
    assert len(set(CONDITIONS.values())) == 3


@at_random(25, puzzles(), derandomize=True, database=None)
def test_verdicts_of_random_puzzles(text: str) -> None:
    """No reachable state contradicts a decided condition."""
    try:
        loaded = load_text(text)
    except PuzzleError:
        return
    puzzle = loaded.puzzle
    rules = [*(r.condition for r in (*puzzle.invariants, *puzzle.losses)), puzzle.goal.condition]
    states = list(reachable(loaded, 200))
    for condition in rules:
        verdict = decided(condition)
        for state in states if verdict is not None else ():
            try:
                assert bool(evaluate(condition, state, {})) is verdict
            except RuleFault:
                pass
    warnings = Diagnostics()
    facts_of(loaded, warnings)
    never = {d.message.split("`")[1] for d in warnings if d.code == "never-happens"}
    for state in states:
        for number, _ in loaded.system.by_transition(loaded.system.state(state)):
            assert puzzle.transitions[number].name not in never


def reachable(loaded: answers.Loaded, most: int) -> list[tuple[int, ...]]:
    states = list(loaded.system.starts[:most])
    for state in states:  # grows
        try:
            following = loaded.system.successors(state)
        except Fault:
            return []
        states += [s for s in dict.fromkeys(following) if s not in states][: most - len(states)]
    return [loaded.system.slots(state) for state in states]


# ── facts ────────────────────────────────────────────────────────────────────────────


def facts_and_codes(text: str) -> tuple[Facts, list[str]]:
    warnings = Diagnostics()
    found = facts_of(load_text(text), warnings)
    return found, [d.code for d in warnings]


def test_numbers() -> None:
    found, codes = facts_and_codes("""\
puzzle: Facts
types:
  cup: [a, b, c]
state:
  n: 0..4 = 0
  full: boolean for each cup = false
  load: set of cup = none
  best: cup or none = none
transitions:
  turn(x, y in cup where x != y):
    when: full(x) and not full(y)
    then:
      full(x): false
      full(y): true
  up(k in 1..2):
    then:
      n: n + k
  reset:
    then:
      n: 0
      load: load + a
      best: a
goal: n = 4 and full(b)
show: <n> <load> <best>
""")
    assert codes == []
    assert found.bits == 3 + 3 * 1 + 3 + 2  # 5 values; three truth values; a set of 3; 4 values
    assert found.values == 5 * 2**3 * 2**3 * 4
    by_name = {one.name: one for one in found.transitions}
    assert by_name["turn"].combinations == 9 and by_name["turn"].instances == 6  # 3 have x = y
    assert by_name["turn"].promises == ()
    assert by_name["up"].promises == (("range", "n"),)
    assert by_name["reset"].combinations == by_name["reset"].instances == 1
    assert found.interchangeable == ()  # `a` and `b` are named
    text = facts_text(found, 80)
    assert "a state has 11 bits: at most 1,280 states" in text
    assert by_name["up"].examples == {  # 4 + 1 is outside 0..4
        ("range", "n"): "`up(1)` where `n` is 4 and all else is as at the start: "
        "`n` would become 5, but must be 0..4"
    }
    assert "may fail, if reached: `up(1)` where `n` is 4" in " ".join(text.split())


WALKS = """\
puzzle: Walks
maps:
  room:
    text: |
      #####
      #@..#
      ##LAST##
    legend: |
      # = wall
      @ = player
      . = floor
state:
  man: room = the player
transitions:
  walk(d in direction):
    when: step(man, d) not in wall
    then:
      man: step(man, d)
goal: man = last(floor)
show: <man>
"""


@pytest.mark.parametrize(
    ("last", "example"), [("#", ""), (".", "`walk(south)` where `man` is (2, 2)")]
)
def test_an_example_has_nobody_in_a_wall(last: str, example: str) -> None:
    """Examples of leaving the map start from reachable cells, here in a gap."""
    found, _ = facts_and_codes(WALKS.replace("LAST", last))
    (walk,) = found.transitions
    assert walk.promises == (("range", "man"),)
    assert [text.split(" and ")[0].split(": ")[0] for text in walk.examples.values()] == [
        text for text in [example] if text
    ]


PROMISES = """\
puzzle: Promises
state:
  n: 0..3 = 0
  m: 0..5 = 0
  lit: boolean = false
  hue: 0..2 for each k in 0..3 = 0
transitions:
  safe:
    when: n + m < 4
    then:
      n: n + m
  unsafe:
    when: lit and n + m < 5
    then:
      n: n + m
  kept away:
    when: m > 2
    then:
      n: m
  both:
    when: lit
    then:
      hue(n): 1
      hue(m mod 4): 2
  fill:
    then:
      m: min(5, m + 1)
      lit: true
invariants:
  little: m < 4 or n < 1
goal: n = 3 and hue(0) = 1
"""


def test_promises_are_proved_or_left_open_with_an_example() -> None:
    """The condition of `safe` limits ``n + m`` to 3, which bounds of single slots can't show."""
    found, codes = facts_and_codes(PROMISES)
    assert codes == []
    promises = {one.name: (one.promises, one.examples) for one in found.transitions}
    assert promises["safe"] == promises["fill"] == ((), {})
    (range_left,) = promises["unsafe"][1].values()
    assert promises["unsafe"][0] == (("range", "n"),)
    assert range_left.startswith("`unsafe` where") and "`n` would become 4" in range_left
    assert "`m` is 4" in promises["kept away"][1]["range", "n"]
    assert "gets two different values at once" in promises["both"][1]["collide", "hue"]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["unsafe", "kept away", "both"])
def test_an_example_is_one(name: str) -> None:
    """The state in an example breaks the promise when used as the start."""
    found, _ = facts_and_codes(PROMISES)
    (example,) = next(one.examples for one in found.transitions if one.name == name).values()
    where, message = example.partition(" where ")[2].rsplit(": ", 1)
    values = dict(re.findall(r"`([\w()]+)` is (\w+)", where))
    text = PROMISES
    for place, value in values.items():
        if "(" not in place:
            text = re.sub(rf"(?m)^(  {place}: .* = )\w+$", rf"\g<1>{value}", text)
    warnings = Diagnostics()
    facts_of(load_text(text), warnings)
    assert message in [d.message for d in warnings.errors]


def test_an_example_leaves_what_nothing_changes_as_it_is() -> None:
    """``m`` is always 1: `up` can't fail with another value, and `never` can't happen."""
    found, _ = facts_and_codes("""\
puzzle: Fixed
state:
  n: 0..3 = 0
  m: 0..3 = 1
transitions:
  up:
    then:
      n: n + m
  never:
    when: m = 3 and n > 0
    then:
      n: n + 3
goal: n = 3
""")
    up, never = found.transitions
    (example,) = up.examples.values()
    assert example.startswith("`up` where `n` is 3 and all else is as at the start: `n` would")
    assert (never.promises, never.examples) == ((), {})


def test_no_example_is_a_state_that_can_not_be() -> None:
    """The invariant excludes the states where `up` would leave the range, but that is too hard to
    prove.
    """
    found, _ = facts_and_codes("""\
puzzle: Kept
state:
  n: 0..3 = 0
  m: 0..3 = 0
invariants:
  never full: n < 3 or m = 1
transitions:
  up:
    when: m != 1
    then:
      n: n + 1
goal: n = 2
""")
    (up,) = found.transitions
    assert (up.promises, up.examples) == ((("range", "n"),), {})


def test_many_combinations_are_told() -> None:
    found, _ = facts_and_codes("""\
puzzle: Many
state:
  n: 0..300 = 0
transitions:
  jump(here, there in 1..300):
    when: n = here mod 7 + there
    then:
      n: here
goal: n = 250
""")
    (jump,) = found.transitions
    assert jump.instances is None and jump.combinations == 90_000
    assert (
        "`jump` has 90,000 combinations, bound one by one in each state: here over 300 values"
        in " ".join(facts_text(found, 80).split())
    )


def test_members_that_nobody_tells_apart() -> None:
    text = """\
puzzle: Wolves
types:
  animal: [grey, black, white, goat]
  bank: [left, right]
state:
  at: bank for each animal = left
transitions:
  take(a in animal):
    then:
      at(a): other(at(a))
goal: every a in animal has at(a) = right and at(goat) = right
"""
    found, _ = facts_and_codes(text)
    assert found.interchangeable == (("grey", "black", "white"),)
    assert "`grey`, `black`, `white` are interchangeable" in facts_text(found, 200)
    said = text + "symmetry:\n  interchangeable: [grey, black, white]\n"
    assert load_text(said).puzzle.symmetry  # the suggestion is accepted
    assert facts_and_codes(said)[0].interchangeable == ()


def test_what_is_found_may_be_declared() -> None:
    """All suggested symmetries of bundled puzzles are accepted.

    tests/compiler/test_symmetry.py proves accepted symmetries state by state.
    """
    told = 0
    for path in MOVING:
        text = path.read_text()
        if path.parent.name not in ("hanoi", "stacks") or "\nmaps:" in text:
            continue
        for group in facts_of(answers.load(str(path)), Diagnostics()).interchangeable:
            load_text(f"{text}\nsymmetry:\n  interchangeable: [{', '.join(group)}]\n")
            told += 1
    assert told


@pytest.mark.one_of(3)
@of_library("path", MOVING, share=3)
def test_no_false_alarm_in_the_library(path: Path) -> None:
    warnings = Diagnostics()
    facts_of(answers.load(str(path)), warnings)
    assert [d.message for d in warnings] == []


# ── ordered lists of effects ─────────────────────────────────────────────────────────

IN_ORDER = """\
puzzle: Lists
params:
  here: 1
types:
  cup: [x, y]
state:
  a: 0..3 = 0
  b: 0..3 = 1
  c: 0..3 = 2
  at: 0..3 for each i in 1..3 = i
  lit: boolean for each k in cup = false
  t: 0..3 = 0
transitions:
  go(i, j in 1..3, k in cup):
    let:
      was: a
    when: lit(k) or a + b + c + i + j > 0
    then:
{}
  see:
    when: a = b
    then:
      c: a
goal: a = 3 and at(1) = 3 and lit(x)
"""

RIGHT = [
    "t: a / a: b / b: t",  # saves the old value, and nothing else reads `t`
    "c: a / a: b / b: c / c: 0",  # through `c`, which is cleared
    "t: a / a: b / b: c / c: t",  # a correct rotation
    "t: a / a: b / b: c / c: a",  # the old `a` is saved
    "a: b / b: c / c: a + 0",
    "a: b / b: was",  # a `let:` reads the state before the step
    "a: a + b / b: a - b / a: a - b",  # a swap of numbers
    "a: b / b: a + 1 - a",
    "a: 0 / if c = 1: {a: 2} / b: a",
    "a: 0 / if c = 1: {a: 2}",  # a default first
    "for each n in 1..3: {at(n): 0} / at(i): 3",
    "at(i): 0 / at(j): 1",  # usually two different places
    "at(i): at(j) / at(j): at(here)",
    "at(here): 1 / at(1): 2",  # two places for most parameters
    "a: (a + 1) mod 4 / a: (a + 1) mod 4",
    "a: 0 / at(1): sum(at(n) for n in 1..a) / a: 1",
    "at(1): 0 / b: max(at) / at(1): 1",
    "at(i): b / b: at(j)",  # swaps if i and j differ, which is unknown
    "a: b / for each n in 1..3 where n = a: {b: n} / b: c",
    "c: at(1) / at(i): 0 / at(1): c",  # if i is 1, this restores it
    "c: at(1) / at(here + 1): 0 / at(1): c",  # as with another parameter
    "a: a / b: b",
    "a: 1 / b: a / a: 2",
]

ROUND = [
    "a: b / b: c / c: a",
    "c: a / a: b / b: c",
    "at(1): at(2) / at(2): at(3) / at(3): at(1)",
    "at(i): at(j) / at(j): a / a: at(i)",
    "a: b / b: c / c: at(1) / at(1): a",
    "a: b / lit(k): true / b: c / c: a",
    "for each n in 1..3: [a: b, b: c, c: a]",
]
"""Rotations that lose the first place's value, although something reads it."""

WRONG = [
    "a: b / b: a",
    "a: b / c: 1 / b: a",
    "at(i): at(j) / at(j): at(i)",
    "at(1): at(2) / at(3): 0 / at(2): at(1)",
    "a: b / c: a / b: c",
    "a: at(i) / at(i): a",
    "lit(k): lit(x) / lit(x): lit(k)",
    "a: b / if c = 1: {b: a}",
    "for each n in 1..3: [a: b, b: a]",
    "a: 1 / a: 2",
    "at(i): 1 / b: c / at(i): 2",
    "a: a + 1 / if c = 1: {b: 1} / a: 0",
]


def in_order(lines: str) -> str:
    found = "".join(f"      - {line}\n" for line in lines.split(" / ")).rstrip()
    found = re.sub(r": \{(.*)\}", r":\n          \1", found)
    within = re.search(r"\[(.*)\]", found)
    rows = within[1].split(", ") if within else []
    inner = "".join(f"\n          - {row}" for row in rows)
    return IN_ORDER.format(found.replace(f"[{', '.join(rows)}]", inner) if within else found)


@pytest.mark.one_of(3)
@pytest.mark.parametrize("lines", [*RIGHT, *WRONG, *ROUND])
def test_a_list_that_was_meant_to_happen_at_once(lines: str) -> None:
    _, codes = facts_and_codes(in_order(lines))
    assert codes.count("in-order") == (lines not in RIGHT)


@pytest.mark.parametrize("lines", ROUND)
def test_a_value_that_a_rotation_loses(lines: str) -> None:
    """The result doesn't depend on the first place's value, unlike a simultaneous assignment."""
    step = load_text(in_order(lines)).puzzle.transitions[0]
    at_once = load_text(in_order(lines).replace("- ", "  ")).puzzle.transitions[0]
    first = {"a": 0, "c": 2, "at(1)": 3, "at(i)": 4}[lines.split("[")[-1].split(":")[0]]
    state, arguments = (0, 1, 2, 2, 1, 0, 0, 1, 0), (2, 3, 1)
    others = [(*state[:first], value, *state[first + 1 :]) for value in range(3)]
    assert len({apply(step, arguments, other) for other in others}) == 1
    if "for each" not in lines:
        assert len({apply(at_once, arguments, other) for other in others}) == 3


@pytest.mark.slow
@pytest.mark.each_time("a: b / b: a")
@pytest.mark.one_of(3)
@pytest.mark.parametrize("lines", [*WRONG])
def test_what_is_warned_of_does_nothing(lines: str) -> None:
    """Without the reported line, every state has the same successor."""
    text, warnings = in_order(lines), Diagnostics()
    with_it = load_text(text).puzzle
    facts_of(load_text(text), warnings)
    (line,) = {d.span.line for d in warnings if d.code == "in-order"}
    rows = text.splitlines(keepends=True)
    taken_out = rows[line - 1].replace(rows[line - 1].strip().removeprefix("- "), "c: c")
    without = load_text("".join([*rows[: line - 1], taken_out, *rows[line:]])).puzzle
    compared = 0
    states = product(range(2), range(4), range(1, 3), *[range(3)] * 3, *[range(2)] * 2, range(1))
    for state in islice(states, None, None, 5):
        for arguments in ((1, 2, 0), (3, 3, 1), (2, 3, 1)):
            try:
                expected = apply(with_it.transitions[0], arguments, state)
            except RuleFault:  # the range of an unused value
                continue
            assert apply(without.transitions[0], arguments, state) == expected
            compared += 1
    assert compared


# ── transitions possible at the start ────────────────────────────────────────────────

BLOCKED = """\
puzzle: Blocked
state:
  a: 0..3 = 0
  b: 0..3 = 1
transitions:
  up:
    when: a > 0 and b < 3
    then:
      b: b + 1
  down(k in 1..2):
    when: b >= k
    then:
      b: b - k
  aside(k in 1..2):
    when: b > 0 and a = k and b > 2
    then:
      a: 0
  back(k in 1..2):
    when: a = k
    then:
      a: 1
  free:
    then:
      a: 1
invariants:
  b stays up: b > 0
goal: b = 3
"""


def test_what_the_start_does_not_allow() -> None:
    """By hand: ``a`` is 0, so `up`, `aside` and `back` fail at it; 1 - 1 is not above 0."""
    found, codes = facts_and_codes(BLOCKED)
    assert [(one.name, one.fails, one.breaks) for one in found.blocked] == [
        ("up", "a > 0", None), ("down", None, "b stays up"), ("aside", "a = k", None),
        ("back", "a = k", None),
    ]  # fmt: skip
    assert codes == []
    assert (
        "not possible at the start: `up` (`a > 0` fails), `down` (breaks `b stays up`), "
        "`aside` (`a = k` fails) and 1 more" in facts_text(found, 300)
    )
    told = json.loads(json.dumps(fields_of(Facts).data(found)))["not_possible_at_start"]
    assert told[1:] == [
        {"transition": "down", "fails_at_start": None, "breaks": "b stays up"},
        {"transition": "aside", "fails_at_start": "a = k", "breaks": None},
        {"transition": "back", "fails_at_start": "a = k", "breaks": None},
    ]


def test_a_start_that_allows_nothing() -> None:
    stuck = BLOCKED.replace("  free:\n    then:\n      a: 1\n", "")
    assert facts_and_codes(stuck)[1] == ["stuck-at-start"]
    assert facts_and_codes(stuck.replace("b = 3", "b = 1"))[1] == ["goal-at-start"]
    lost = facts_and_codes(f"{stuck}lose:\n  low: b < 2\n")
    assert (lost[0].blocked, lost[1]) == ((), [])  # a lost state ends for that reason


@pytest.mark.later("tait")
@pytest.mark.one_of(3)
@of_library("path", MOVING[::4])
def test_the_engine_agrees_on_what_the_start_allows(path: Path) -> None:
    loaded = answers.load(str(path))
    blocked = {one.name for one in facts_of(loaded, Diagnostics()).blocked}
    taken = {
        loaded.puzzle.transitions[n].name
        for start in loaded.puzzle.starts
        for n, _ in loaded.system.by_transition(loaded.system.state(start))
    }
    assert not blocked & taken
    if sum(combinations(t.binders) for t in loaded.puzzle.transitions) < 100:
        forced = any(t.forced for t in loaded.puzzle.transitions)
        assert forced or blocked | taken == {t.name for t in loaded.puzzle.transitions}


@pytest.mark.slow
def test_a_large_rule_is_not_tried_at_the_start() -> None:
    """Expensive transitions are skipped without a message; no step count is asserted."""
    text = BLOCKED.replace("back(k in 1..2)", "back(k in 1..3000)")
    found, codes = facts_and_codes(text.replace("a = k\n    then:\n      a: 1", "a = k - 2\n"
        "    then:\n      a: 1"))  # fmt: skip
    assert [one.name for one in found.blocked] == ["up", "down", "aside"]
    assert "stuck-at-start" not in codes


# ── the command ──────────────────────────────────────────────────────────────────────

STAIR = """\
puzzle: Stair
params:
  most: 3
  locked: true
state:
  n: 0..9 = 0
transitions:
  up:
    when: n < most
    then:
      n: n + 1
  jump:
    when: not locked
    then:
      n: 3
goal: n = most
cost: 1 per move
estimate: most - n
"""


def test_facts_of_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "stair.yaml"
    path.write_text(STAIR)
    assert main(["validate", str(path)]) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert first.endswith("stair.yaml: ok, no expectations")
    assert rest[0] == "  a state has 4 bits: at most 10 states"
    assert main(["validate", "--quiet", str(path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert main(["validate", str(path), str(path)]) == 0  # with many files, one line each
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_facts_in_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "stair.yaml"
    path.write_text(STAIR)
    assert main(["validate", "--deep", str(path), "--format", "json"]) == 0
    (file,) = json.loads(capsys.readouterr().out)["files"]
    assert file["facts"]["bits"] == 4 and file["facts"]["values"] == 10
    assert [t["name"] for t in file["facts"]["transitions"]] == ["up", "jump"]
    assert file["notes"] == ["with these parameters and maps `jump` never happens"]
    assert file["diagnostics"] == []


def test_looking_deep_gives_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "stair.yaml"
    path.write_text(STAIR.replace("estimate: most - n", "estimate: 9 - n"))
    assert main(["validate", "--deep", "--states", "2", str(path)]) == 0
    out = capsys.readouterr().out
    assert "the estimate was not compared with distances: gave up at the limit of states" in out
    assert "not decided whether `jump` can happen" in out
    assert main(["validate", "--deep", str(path)]) == 0  # a warning is not an error
    assert "it is 9, but the remaining cost is 3" in capsys.readouterr().err


def test_a_warning_is_printed_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "stair.yaml"
    path.write_text(STAIR.replace("goal: n = most", "goal: n = 0"))
    assert main(["validate", str(path)]) == 0
    found = capsys.readouterr()
    assert (found.out + found.err).count("goal-at-start") == 1
