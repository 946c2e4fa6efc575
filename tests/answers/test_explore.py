"""Detailed surveys of whole spaces, compared with the reference semantics and published numbers."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from puzzlelang import answers, drawing
from puzzlelang.answers import space_analysis
from puzzlelang.answers import space_analysis as reasoning
from puzzlelang.answers.answer import Step
from puzzlelang.answers.answer_output import state_lines
from puzzlelang.answers.conjuncts import conjuncts, measures, plain_conjuncts
from puzzlelang.answers.field_table import fields_of
from puzzlelang.answers.survey import (
    SURVEY,
    Impossible,
    Measured,
    Reasons,
    Survey,
    Uses,
    survey_text,
)
from puzzlelang.answers.text_layout import Page
from puzzlelang.core import nodes as core
from puzzlelang.core import semantics
from puzzlelang.drawing.formats import graph_json
from puzzlelang.engine import puzzle_searcher, tiers
from puzzlelang.front.commands import explore as command
from puzzlelang.front.commands import program
from puzzlelang.front.commands.alarm import MemoryUp, Terminated, TimeUp, alarm
from puzzlelang.search.strong_components import Graph, components, leading_to
from puzzlelang.search.system import GaveUp, Limits, Solved
from puzzlelang.search.watch import LARGE, growing
from puzzlelang.text.records import replace
from tests.support import impatient, load_text, of_library, slow

HERE = Path(__file__).parents[1]


def reasons_of(survey: Survey) -> Reasons:
    assert survey.reasons is not None
    return survey.reasons


def uses_of(survey: Survey) -> Uses:
    assert survey.uses is not None
    return survey.uses


def close_look(what: str, *settings: tuple[str, str], **more: Any) -> Survey:
    return answers.explore(answers.load(what, settings), full=True, why=True, **more)


# ── the page ─────────────────────────────────────────────────────────────────────────


def test_a_survey_as_people_read_it() -> None:
    survey = answers.explore(answers.load("frogs"))
    assert (
        survey_text(survey, Page(width=40))
        == """\
Leaping frogs
left = 2, right = 2

23 states, 28 transitions, 1 goal state,
4 dead ends.
Solved in 8 moves. No shorter solution
exists. There are 2 shortest solutions.
The deepest state is 8 moves from the
start:
  BB_GG

depth  new states
    0           1  ████▊
    1           4  ███████████████████
    2           2  █████████▌
    3           3  ██████████████▎
    4           4  ███████████████████
    5           4  ███████████████████
    6           2  █████████▌
    7           2  █████████▌
    8           1  ████▊"""
    )


WHY = """\
Missionaries and cannibals
missionaries = 4, cannibals = 4, boat = 2

11 states, 22 transitions, 0 goal states, 0 dead ends.
No solution: all 11 reachable states were searched.
The 2 deepest states are 6 moves from the start:
  (4, 1) ~~~ (0, 3), the boat left
  (3, 3) ~~~ (1, 1), the boat left

states  first after  part of the goal
     0            -  missionaries_at(right) = missionaries
     1            5  cannibals_at(right) = cannibals

`missionaries_at(right) = missionaries` never holds. `missionaries_at(right)` is
always between 0 and 2, at least 2 off.

1 state comes nearest, with 1 of 2 parts met:
  (4, 0) ~~~ (0, 4), the boat right
    5 moves from the start; not met: `missionaries_at(right) = missionaries`

steps cut  by it alone  invariant
       17           17  nobody is eaten

Without `nobody is eaten` there is a solution of 13 moves."""
"""The numbers are those of `tests/reference/spaces/look.py`."""


@pytest.mark.slow
def test_why_as_people_read_it() -> None:
    four = ("missionaries", "4"), ("cannibals", "4")
    survey = answers.explore(answers.load("cannibals", four), why=True)
    assert survey_text(survey, Page()) == WHY


@pytest.mark.later("20", "80")
@pytest.mark.parametrize("width", [20, 33, 80])
def test_a_page_is_as_wide_as_it_is(width: int) -> None:
    four = ("missionaries", "4"), ("cannibals", "4")
    for survey in (close_look("cannibals", *four), close_look("goat-gdl"), close_look("frogs")):
        assert max(map(len, survey_text(survey, Page(width)).split("\n"))) <= width


def test_a_survey_without_block_characters_and_cut_short() -> None:
    survey = answers.explore(answers.load("frogs"), Limits(states=10))
    shown = survey_text(survey, Page(blocks=False))
    assert shown.isascii()
    assert "at the limit of states. There may be more states than these." in shown.replace(
        "\n", " "
    )
    assert "deepest" not in shown
    assert SURVEY.data(survey)["limit"] == "states"


def test_pictures_stand_side_by_side_and_lines_below_one_another() -> None:
    pictures = [Step((), shown) for shown in ("ab\ncd", "e\nf", "gh")]
    assert list(state_lines(pictures, Page())) == ["  ab   e    gh", "  cd   f"]
    assert list(state_lines(pictures, Page(10))) == ["  ab   e", "  cd   f", "", "  gh"]
    lines = [Step((), shown) for shown in ("one two three", "four")]
    assert list(state_lines(lines, Page(12))) == [
        "  one two", "    three", "  four",
    ]  # fmt: skip


# ── published numbers ────────────────────────────────────────────────────────────────


def reference() -> Iterator[dict[str, Any]]:
    script = HERE / "reference" / "spaces" / "look.py"
    run = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)
    yield from map(json.loads, run.stdout.splitlines())


@pytest.mark.slow
@pytest.mark.parametrize(
    "told", list(reference()), ids=lambda told: f"{told['puzzle']} {list(told['with'].values())}"
)
def test_a_close_look_agrees_with_an_independent_program(told: dict[str, Any]) -> None:
    settings = [(name, str(value)) for name, value in told["with"].items()]
    survey = close_look(told["puzzle"], *settings)
    uses, reasons = survey.uses, survey.reasons
    assert uses is not None
    assert uses.shape is not None
    assert reasons is not None
    assert uses.states == told["states"]
    assert sum(use.possible for use in uses.transitions) == told["possible"]
    assert sum(use.taken for use in uses.transitions) == told["taken"]
    assert sum(use.alone for use in uses.invariants) == told["possible"] - told["taken"]
    assert [part.states for part in reasons.parts] == told["met"]
    assert [part.depth for part in reasons.parts] == told["first"]
    shape = uses.shape
    assert (shape.components, shape.largest) == (told["components"], told["largest"])
    assert (shape.terminal, shape.hopeful) == (told["terminal"], told["hopeful"])
    if survey.space.goal_states:
        assert (reasons.met, reasons.without) == (told["nearest"], [])
    else:
        unmet = [len(told["met"]) - len(near.unmet) for near in reasons.near]
        assert (set(unmet), reasons.nearest) == ({told["most met"]}, told["nearest"])
        assert [(w.outcome, w.length) for w in reasons.without] == [("solved", told["without"])]


# ── by the reference semantics ───────────────────────────────────────────────────────


def steps_of(puzzle: core.Puzzle) -> dict[Any, list[semantics.Step]]:
    """Each reachable state with its steps, breadth first."""
    waiting, found = [puzzle.starts[0]], {}
    known = set(waiting)
    for state in waiting:
        found[state] = list(semantics.steps(puzzle, state))
        for step in found[state]:
            if step.state not in known:
                known.add(step.state)
                waiting.append(step.state)
    return found


def states_of(puzzle: core.Puzzle) -> list[Any]:
    return list(steps_of(puzzle))


def combinations(transition: core.Transition) -> Iterator[tuple[Any, ...]]:
    for values in product(*(binder.values for binder in transition.binders)):
        yield tuple(
            one
            for binder, value in zip(transition.binders, values, strict=True)
            for one in (value if len(binder.locals) > 1 else (value,))
        )


def makes_a_difference(transition: core.Transition, place: int, state: Any) -> bool:
    """Is there a step that only this condition of `when:` prevents?"""
    parts = [
        semantics.function(semantics.with_lets(transition, part.condition), transition.parameters)
        for part in plain_conjuncts(transition.guard)
    ]
    for arguments in combinations(transition):
        try:
            if all(
                part(state, arguments) != (number == place) for number, part in enumerate(parts)
            ):
                return True
        except semantics.RuleFault:
            return True
    return False


@pytest.mark.slow
@of_library(
    "name",
    ["maze", "theseus", "goat-gdl", "bloxorz", "explorers", "jugs", "lamps", "spinning-switches"],
)
def test_what_rules_do_is_what_the_plain_meaning_says(name: str) -> None:
    puzzle = answers.load(name).puzzle
    following = steps_of(puzzle)
    states = list(following)
    survey = close_look(name)
    edges = {(s, step.state) for s, steps in following.items() for step in steps}
    assert uses_of(survey).edges == len(edges)
    free = replace(puzzle, invariants=())
    possible = [0] * len(puzzle.transitions)
    broken, alone = [0] * len(puzzle.invariants), [0] * len(puzzle.invariants)
    for state in states:
        if semantics.is_lost(puzzle, state):
            continue
        forced = any(step.transition.forced for step in following[state])
        for transition in puzzle.transitions:
            if forced and not transition.forced:
                continue
            if puzzle.invariants:
                made = list(semantics.steps_of(free, transition, state))
            else:
                made = [step for step in following[state] if step.transition is transition]
            for step in made:
                possible[transition.index] += 1
                fails = [not semantics.holds(puzzle, r, step.state) for r in puzzle.invariants]
                for place, failing in enumerate(fails):
                    broken[place] += failing
                    alone[place] += failing and sum(fails) == 1
    assert [use.possible for use in uses_of(survey).transitions] == possible
    assert [use.cut for use in uses_of(survey).invariants] == broken
    assert [use.alone for use in uses_of(survey).invariants] == alone
    lost = [sum(semantics.holds(puzzle, rule, s) for s in states) for rule in puzzle.losses]
    assert [use.states for use in uses_of(survey).losses] == lost
    for transition, use in zip(puzzle.transitions, uses_of(survey).transitions, strict=True):
        parts = plain_conjuncts(transition.guard)
        here = [s for s in states if not semantics.is_lost(puzzle, s)]
        idle = {
            part.text
            for place, part in enumerate(parts)
            if not any(makes_a_difference(transition, place, state) for state in here)
        }
        if isinstance(transition.guard, core.Const):
            idle = set()
        assert set(use.idle) == idle, transition.name


GOALS = {
    "every i in item has at(i) = right": ["at(p) = right", "at(q) = right"],
    "no i in item where at(i) = left": ["at(p) != left", "at(q) != left"],
    "n > 2 and (n < 4 and at(p) = right)": ["n > 2", "n < 4", "at(p) = right"],
    "not (n = 1 or n = 2)": ["n != 1", "n != 2"],
    "on_the(right) = item": ["p in on_the(right)", "q in on_the(right)"],
    "on_the(right) = none + q": ["q in on_the(right)", "nothing else in on_the(right)"],
    "on_the(left) = none": ["on_the(left) = none"],
    "at = reverse(start(at))": ["at(p) = left", "at(q) = left"],
    "some i in item where at(i) = right": ["some i in item where at(i) = right"],
    "both": ["at(p) = right", "at(q) = right", "n = 3"],
}  # fmt: skip

SMALL = """\
puzzle: Small
types:
  item: [p, q]
  bank: [left, right]
state:
  at: bank for each item = left
  n: 0..4 = 0
define:
  on_the(b in bank): those i in item where at(i) = b
  both: (every i in item has at(i) = right) and n = 3
transitions:
  go(i in item): {then: {at(i): other(at(i))}}
  add: {when: n < 4, then: {n: n + 1}}
goal: GOAL
"""


@pytest.mark.parametrize("goal", list(GOALS))
def test_the_parts_of_a_goal_hold_together_where_it_holds(goal: str) -> None:
    puzzle = load_text(SMALL.replace("GOAL", goal)).puzzle
    parts = conjuncts(puzzle.goal.condition)
    assert [part.text for part in parts] == GOALS[goal]
    for state in states_of(puzzle):
        both = all(semantics.evaluate(part.condition, state) for part in parts)
        assert both == semantics.holds(puzzle, puzzle.goal, state)


def test_a_goal_of_many_parts_is_taken_apart_as_far_as_there_is_room() -> None:
    text = SMALL.replace("[p, q]", "1..70").replace("n = 3", "n = 2").replace("GOAL", "both")
    texts = [part.text for part in conjuncts(load_text(text).puzzle.goal.condition)]
    assert texts == ["every i in item has at(i) = right", "n = 2"]


def test_what_a_goal_compares() -> None:
    def told(goal: str) -> list[tuple[str, int]] | None:
        condition = load_text(SMALL.replace("GOAL", goal)).puzzle.goal.condition
        (part,) = conjuncts(condition)
        found = measures(part)
        return None if found is None else [(m.number.text, m.wanted) for m in found]

    assert told("2 * n = 7") == [("2 * n", 7)]
    assert told("7 < 2 * n") == [("2 * n", 7)]
    assert told("some i in item where n + rank(i) > 9") == [
        ("n + 1", 9), ("n + 2", 9),
    ]  # fmt: skip
    assert told("at(p) = at(q)") is None
    assert told("some i in item where at(i) = right") is None


SAME = """\
puzzle: Several transitions to the same state
state:
  n: 0..3 = 0
  done: boolean = false
transitions:
  add(k in 1..3):
    when: not done
    then:
      n: min(3, n + k)
  next:
    when: not done and n < 3
    then: {n: n + 1}
  stop:
    when: n = 3
    then: {done: true}
goal: done
"""


def test_distinct_edges() -> None:
    """Count distinct edges.

    From n < 3 to each greater one; from 3 to itself (three times) and to the end, which leads to
    itself: 3 + 2 + 1 + 2 + 1 edges of 4 + 4 + 4 + 4 + 1 transitions.
    """
    survey = answers.explore(load_text(SAME), full=True)
    data = SURVEY.data(survey)
    assert (data["states"], data["transitions"], data["rules"]["edges"]) == (5, 17, 9)
    text = " ".join(survey_text(survey, Page()).split())
    sentence = "The 17 transitions are 9 distinct edges: some of them lead from the same state to"
    assert f"{sentence} the same state." in text
    drawn = json.loads(graph_json(drawing.draw(load_text(SAME))))["edges"]
    assert (len(drawn), len({(edge["from"], edge["to"]) for edge in drawn})) == (17, 9)


def test_all_edges_are_distinct() -> None:
    survey = answers.explore(answers.load("frogs"), full=True)
    assert SURVEY.data(survey)["rules"]["edges"] == survey.space.transitions == 28
    assert "distinct" not in survey_text(survey, Page())


# ── components ───────────────────────────────────────────────────────────────────────


def test_components_of_random_graphs() -> None:
    """Compare with sets of mutually reachable nodes, by Warshall's algorithm."""
    for seed in range(300):
        chance = random.Random(seed)
        nodes = range(chance.randint(1, 9))
        leads = [[chance.choice(nodes) for _ in range(chance.choice([0, 1, 1, 2]))] for _ in nodes]
        reach = [[i == j or j in leads[i] for j in nodes] for i in nodes]
        for k, i, j in product(nodes, repeat=3):
            reach[i][j] |= reach[i][k] and reach[k][j]
        groups = {frozenset(j for j in nodes if reach[i][j] and reach[j][i]) for i in nodes}
        starts = [sum(map(len, leads[:i])) for i in range(len(nodes) + 1)]
        graph = Graph(starts, [target for targets in leads for target in targets])
        found = components(graph)
        assert sorted(found.sizes) == sorted(map(len, groups))
        assert found.terminal == sum(all(j in g for i in g for j in leads[i]) for g in groups)
        assert found.cyclic == sum(len(g) > 1 or any(i in leads[i] for i in g) for g in groups)
        assert all(found.of[j] <= found.of[i] for i in nodes for j in leads[i])
        wanted = [chance.random() < 0.2 for _ in nodes]
        hopeful = sum(any(reach[i][j] and wanted[j] for j in nodes) for i in nodes)
        assert leading_to(graph, found, wanted) == hopeful


def test_components_go_as_deep_as_there_is_memory() -> None:
    length = 100_000
    chain = Graph(range(length + 1), [*range(1, length), 0])
    assert components(chain).sizes == [length]


# ── why there is no solution ─────────────────────────────────────────────────────────

DOORS = """\
puzzle: A hall with two doors
types:
  door: [red, blue]
state:
  hall: 0..3 = 0
  open: set of door = none
transitions:
  open it(d in door):
    when: d not in open
    then: {open: open + d}
  walk:
    when: hall < 3
    then: {hall: hall + 1}
  fly:
    when: hall = 3 and hall = 2
    then: {hall: 0}
invariants:
  one door at most: count(open) < 2
  not red and far: not (red in open and hall > 1)
  not that full: count(open) < 5
lose:
  blue and far: blue in open and hall = 3
  nowhere: hall < 0
goal: GOAL
check:
  a door is shut: count(open) < 2
  near: hall < 3
show: <hall> (<open>)
"""


def why(goal: str, **more: Any) -> tuple[Survey, str]:
    survey = answers.explore(load_text(DOORS.replace("GOAL", goal)), full=True, why=True, **more)
    return survey, survey_text(survey, Page(100))


def test_why_with_losses_and_conflicts() -> None:
    survey, text = why("open = door and hall = 3")
    assert [goal.part.text for goal in reasons_of(survey).parts] == [
        "red in open", "blue in open", "hall = 3", "not lost (blue and far)", "not lost (nowhere)",
    ]  # fmt: skip
    # no door open: the hall is 0 to 3; the red one: 0 or 1; the blue one: 0 to 3, and 3 is lost
    parts = [(part.states, part.depth) for part in reasons_of(survey).parts]
    assert parts == [(2, 1), (4, 1), (2, 3), (9, 0), (10, 0)]
    assert reasons_of(survey).conflicts == [(0, 1), (0, 2)]
    for sentence in (
        "10 states, 13 transitions, 0 goal states, 1 dead end, 1 lost state.",
        "`red in open` and `blue in open` are never met together.",
        "`fly` never fires: no state meets its conditions.",
        "The invariant `not that full` never cuts a step.",
        "`nowhere` never holds.",
        "Without `one door at most` there is no solution either.",
    ):
        assert sentence in text, sentence


def test_rules_that_only_together_stand_in_the_way() -> None:
    survey, text = why("open = door and hall = 3")
    *alone, together = reasons_of(survey).without
    assert [tried.outcome for tried in alone] == ["unsolvable"] * 5
    assert together.rules == ("one door at most", "not red and far", "blue and far")
    assert (together.outcome, together.length) == ("solved", 5)
    words = "Without `one door at most`, `not red and far` and `blue and far` together there is a"
    assert f"{words} solution of 5 moves." in " ".join(text.split())


def test_one_rule_that_stands_in_the_way() -> None:
    survey, text = why("red in open and hall = 3")
    assert reasons_of(survey).conflicts == [(0, 1)]
    outcomes = {w.rules: (w.outcome, w.length) for w in reasons_of(survey).without}
    assert outcomes["not red and far",] == ("solved", 4)
    assert outcomes["one door at most",] == ("unsolvable", None)
    assert "Without `not red and far` there is a solution of 4 moves." in text


def test_the_nearest_states_of_a_goal_that_is_one_comparison() -> None:
    survey, text = why("2 * hall = 7")
    (part,) = reasons_of(survey).parts[:1]
    assert part.measured is not None
    assert fields_of(Measured).data(part.measured) == {
        "of": "2 * hall", "least": 0, "most": 6, "off": 1,
    }  # fmt: skip
    assert "`2 * hall` is always between 0 and 6, at least 1 off." in text


def test_a_conflict_of_three_parts() -> None:
    """Any two of three lamps can burn, but never all three."""
    survey = answers.explore(
        load_text(
            """\
puzzle: Three lamps
types:
  lamp: [a, b, c]
state:
  lit: set of lamp = none
transitions:
  light(l in lamp): {when: l not in lit, then: {lit: lit + l}}
invariants:
  two at most: count(lit) < 3
goal: every l in lamp has l in lit
""",
        ),
        why=True,
    )
    assert reasons_of(survey).conflicts == [(0, 1, 2)]
    assert [near.unmet for near in reasons_of(survey).near] == [(2,), (1,), (0,)]
    assert [len(near.trace) - 1 for near in reasons_of(survey).near] == [2, 2, 2]


def test_a_rule_that_keeps_others_from_going_wrong() -> None:
    text = DOORS.replace("when: hall < 3\n    then", "then").replace(
        "  not that full: count(open) < 5", "  inside: hall < 3"
    )
    text = text.replace("hall: 0..3", "hall: 0..4").replace("GOAL", "hall = 3 and open = door")
    survey = answers.explore(load_text(text), why=True)
    outcomes = {w.rules: w.outcome for w in reasons_of(survey).without}
    assert outcomes["inside",] == "fault"


# ── checks ───────────────────────────────────────────────────────────────────────────


@pytest.mark.each_time("python")
@pytest.mark.parametrize("tier", ["python", "native"])
def test_each_check_has_an_answer(tier: str) -> None:
    if tier == "native":
        pytest.importorskip("llvmlite")
    survey = answers.explore(load_text(DOORS.replace("GOAL", "hall = 3"), tier))
    claims = [(claim.rule.name, len(claim.trace) - 1) for claim in survey.claims]
    assert claims == [("a door is shut", -1), ("near", 3)]
    assert survey.refuted is not None
    assert survey.refuted.rule.name == "near"
    text = survey_text(survey, Page())
    assert text.endswith(
        "The check `near` fails 3 moves from the start, and nowhere nearer:\n\n"
        "  0  0 ()\n  1  1 ()  walk\n  2  2 ()  walk\n  3  3 ()  walk"
    )
    data = SURVEY.data(survey)
    assert [claim["holds"] for claim in data["checks"]] == [True, False]  # type: ignore[index, attr-defined]


def test_checks_that_hold_are_said_to() -> None:
    text = DOORS.replace("GOAL", "hall = 3").replace("near: hall < 3", "near: hall < 9")
    survey = answers.explore(load_text(text))
    assert survey_text(survey, Page()).endswith("The 2 checks hold in every reachable state.")


def test_a_check_that_is_not_decided_leaves_the_space_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(puzzle_searcher.PuzzleSearcher, "find", lambda *_: GaveUp("time"))
    survey = answers.explore(load_text(DOORS.replace("GOAL", "hall = 3")))
    assert (survey.space.complete, survey.undecided, survey.limit) == (True, "time", "time")
    text = " ".join(survey_text(survey, Page()).split())
    assert "Whether every `check:` holds is not decided" in text
    assert "more states than" not in text


# ── limits ───────────────────────────────────────────────────────────────────────────


def test_a_look_that_ends_at_a_limit_says_so() -> None:
    survey = close_look("frogs", limits=Limits(states=10))
    assert (survey.limit, uses_of(survey).limit) == ("states", "states")
    assert uses_of(survey).states < 23
    text = " ".join(survey_text(survey, Page()).split())
    assert "The analysis gave up at the limit of states" in text
    assert reasons_of(survey).without == []


@pytest.mark.parametrize("moment", [1, 7, 15])
def test_a_look_that_is_interrupted(monkeypatch: pytest.MonkeyPatch, moment: int) -> None:
    calls = iter(range(100))
    note = space_analysis._Walk.note

    def interrupted(self: Any, state: Any, place: int) -> None:
        if next(calls) == moment:
            raise KeyboardInterrupt
        note(self, state, place)

    monkeypatch.setattr(space_analysis._Walk, "note", interrupted)
    survey = close_look("frogs")
    assert (survey.limit, uses_of(survey).states) == ("interrupted", moment)
    assert survey_text(survey, Page())
    assert SURVEY.data(survey)["limit"] == "interrupted"


def test_time_that_passed_is_not_there_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlelang.search.system.monotonic", lambda: 107.5)
    assert Limits(5, 10.0, 6).left(100.0) == Limits(5, 2.5, 6)
    assert Limits(seconds=3.0).left(100.0).seconds == 0.0
    assert Limits(states=3).left(100.0) == Limits(states=3)


@pytest.mark.later("set")
@pytest.mark.parametrize("kind", [dict, set])
def test_the_growth_of_what_was_reached_is_foreseen(kind: type) -> None:
    held: Any = kind()
    put: Callable[[int], object] = held.add if kind is set else lambda n: held.__setitem__(n, None)
    foreseen = 0
    for number in range(200_000):
        before = sys.getsizeof(held)
        if number > LARGE:
            foreseen = growing(held, 1)
        put(number)
        after = sys.getsizeof(held)
        if number > LARGE:
            assert (after > before) == bool(foreseen), number
            assert after - before <= foreseen <= 2 * after
    assert growing(held, 10**9) > 0


@pytest.mark.parametrize(
    ("ended", "limit"),
    [
        (TimeUp, "time"), (MemoryUp, "memory"), (MemoryError, "memory"),
        (KeyboardInterrupt, "interrupted"), (Terminated, "terminated"),
    ],
)  # fmt: skip
def test_what_ends_the_making_of_machine_code(
    monkeypatch: pytest.MonkeyPatch, ended: type, limit: str
) -> None:
    def late(self: Any, request: Any) -> Any:
        raise ended

    impatient(monkeypatch)
    monkeypatch.setattr(tiers.TieredSearcher, "_native_for", late)
    eight = answers.load("eight-puzzle")
    answer = answers.solve(eight, "bfs", limits=Limits(seconds=60.0))
    assert isinstance(answer.outcome, GaveUp)
    assert (answer.outcome.limit, answer.statistics.reached > 0) == (limit, True)
    counted = answers.solve(eight, count=True, limits=Limits(seconds=60.0))
    assert (counted.kind, counted.total) == ("gave-up", None)
    space = eight.searcher.explore(Limits(seconds=60.0))
    assert (space.complete, space.limit) == (False, limit)


def test_time_counts_from_the_start_of_the_process(capsys: pytest.CaptureFixture[str]) -> None:
    """Python's start used up the five seconds, but the files are still read."""
    command_line = ["explore", "frogs", "--time", "5", "--format", "json"]
    assert program.main(command_line, began=monotonic() - 100.0) == 3
    data = json.loads(capsys.readouterr().out)
    assert (data["limit"], data.get("states", 0) < 23) == ("time", True)
    assert program.main(command_line, began=monotonic() + 100.0) == 0


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs POSIX signals")
@pytest.mark.parametrize(
    ("limits", "ended"), [((None, 1), MemoryUp), ((-1.0, 1 << 60), TimeUp), ((-1.0, None), TimeUp)]
)
def test_what_looks_at_no_limit(limits: tuple[Any, Any], ended: type[BaseException]) -> None:
    with pytest.raises(ended), alarm(*limits):
        sleep(20)


@pytest.mark.parametrize(
    ("ended", "limit", "code"),
    [
        (TimeUp, "time", 3), (MemoryUp, "memory", 3), (MemoryError, "memory", 3),
        (KeyboardInterrupt, "interrupted", 130), (Terminated, "terminated", 143),
    ],
)  # fmt: skip
def test_scripts_are_told_what_ended_the_reading(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    ended: type,
    limit: str,
    code: int,
) -> None:
    def load(options: Any, *needs: object) -> Any:
        raise ended

    monkeypatch.setattr(command, "load_any", load)
    assert program.main(["explore", "frogs", "--format", "json"]) == code
    data = json.loads(capsys.readouterr().out)
    assert (data["outcome"], data["limit"]) == ("gave-up", limit)
    numbers = data["statistics"]
    assert (numbers["reached"], numbers["expanded"], numbers["generated"]) == (0, 0, 0)
    assert numbers["seconds"] > 0 and numbers["peak_memory_bytes"] > 1 << 20


@pytest.mark.later("native")
@pytest.mark.parametrize("tier", ["python", "native"])
def test_bounds_hold_the_best_between_them(tier: str) -> None:
    """Seventeen minutes: Rote, *Crossing the Bridge at Night* (2002)."""
    if tier == "native":
        pytest.importorskip("llvmlite")
    bridge = answers.load("bridge", tier=tier)
    known = []
    for states in range(1, 40):
        outcome = bridge.searcher.search("ucs", Limits(states=states))
        if isinstance(outcome, Solved):
            break
        assert isinstance(outcome, GaveUp)
        answer = answers.solve(bridge, limits=Limits(states=states))
        assert answer.lower_bound is not None
        assert answer.lower_bound[0] <= 17
        if answer.upper_bound is not None:
            assert answer.upper_bound[0] >= 17
            known.append(answer.upper_bound[0])
    assert known == sorted(known, reverse=True)
    assert known


@pytest.mark.slow
@pytest.mark.parametrize("name", ["frogs", "knights-swap", *slow("eight-puzzle")])
def test_the_deepest_states_are_the_same_on_both_tiers(name: str) -> None:
    pytest.importorskip("llvmlite")
    found = []
    for tier in ("python", "native"):
        space = answers.load(name, tier=tier).searcher.explore(Limits())
        assert len(space.deepest) == min(3, space.levels[-1])
        found.append(space.deepest)
    assert found[0] == found[1]


# ── dead ends ────────────────────────────────────────────────────────────────────────

FORKS = """\
puzzle: Philosophers
types:
  seat: 0..2
  mood: [thinking, hungry, one_fork, eating]
state:
  mood: mood for each s in seat = thinking
  fork: seat or none for each f in seat = none
transitions:
  get hungry(s in seat): {when: mood(s) = thinking, then: {mood(s): hungry}}
  take left(s in seat):
    when: mood(s) = hungry and fork(s) = none
    then: {mood(s): one_fork, fork(s): s}
  take right(s in seat):
    let: {r: (s + 1) mod 3}
    when: mood(s) = one_fork and fork(r) = none
    then: {mood(s): eating, fork(r): s}
  put back(s in seat):
    let: {r: (s + 1) mod 3}
    when: mood(s) = eating
    then: {mood(s): thinking, fork(s): none, fork(r): none}
show: <mood>
"""
"""All get hungry and take the left fork: the only dead end, after six steps."""


@pytest.mark.parametrize("tier", ["python", "native"])
def test_explore_prints_the_way_to_a_dead_end(tier: str) -> None:
    survey = answers.explore(load_text(FORKS, tier))
    assert [step.shown for step in survey.dead_end][-1] == "one_fork one_fork one_fork"
    assert len(survey.dead_end) == 7
    assert "The nearest dead end is 6 moves from the start:" in survey_text(survey, Page())
    assert len(SURVEY.data(survey)["dead_end"]) == 7
    start = load_text(FORKS.replace("when: mood(s) = thinking", "when: false"), tier)
    assert "The start is a dead end." in survey_text(answers.explore(start), Page())


def by_hand(loaded: answers.Loaded) -> tuple[int, int, int, int | None, int | None]:
    """Numbers of goals, lost states and dead ends, and depths of the first dead end
    and final goal.
    """
    puzzle, depth = loaded.puzzle, dict.fromkeys(loaded.puzzle.starts, 0)
    goals = lost = dead_ends = 0
    ends: dict[bool, int] = {}
    for state in (waiting := [*depth]):
        following = [step.state for step in semantics.steps(puzzle, state)]
        for after in following:
            if after not in depth:
                depth[after] = depth[state] + 1
                waiting.append(after)
        goal, over = semantics.is_goal(puzzle, state), semantics.is_lost(puzzle, state)
        goals, lost = goals + goal, lost + over
        if not following and not over:
            dead_ends += not goal
            ends.setdefault(goal, depth[state])
    return goals, lost, dead_ends, ends.get(False), ends.get(True)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["frogs", "pegs-on-a-line", "wolves-two"])
def test_dead_ends_by_hand(name: str) -> None:
    pytest.importorskip("llvmlite")
    text = WAYS_TO_END.get(name)
    for tier in ("python", "native"):
        there = load_text(text) if text else answers.load(name)
        there = replace(there, searcher=puzzle_searcher.PuzzleSearcher(there.system, tier))
        survey = answers.explore(there, full=True)
        space = survey.space
        depths = [len(t) - 1 if t else None for t in (survey.dead_end, survey.final_goal)]
        counts = [space.goal_states, space.lost_states, space.dead_ends]
        expected = by_hand(there)
        assert depths == [*expected[3:]]
        assert counts == [*expected[:3]] or there.puzzle.symmetry
        if survey.dead_end:
            assert not list(semantics.steps(there.puzzle, survey.dead_end[-1].slots))


WAYS_TO_END = {
    "pegs-on-a-line": """\
puzzle: Pegs on a line
types: {hole: 1..7}
state: {pegs: "set of hole = set(1, 2, 3, 5, 6)"}
transitions:
  jump(a, b, c in hole where abs(a - c) = 2 and 2 * b = a + c):
    when: a in pegs and b in pegs and c not in pegs
    then: {pegs: pegs - a - b + c}
goal: count(pegs) <= 2
lose: 7 in pegs and 2 not in pegs
""",
    "wolves-two": """\
puzzle: Who stays
types: {one: [a, b, c]}
state: {left: "set of one = none", tired: "boolean for each one = false"}
transitions:
  go(i in one): {when: i not in left and not tired(i), then: {left: left + i}}
  tire(i in one): {when: not tired(i), then: {tired(i): true}}
goal: count(left) = 3
symmetry: {interchangeable: one}
""",
}


def test_closed_components_are_no_dead_ends() -> None:
    """A state with a step to itself isn't a dead end, even without other steps."""
    text = (
        "puzzle: Round\nstate: {n: 0..4 = 0}\ntransitions:\n"
        "  up: {when: n in 0..1, then: {n: n + 1}}\n"
        "  away: {when: n = 0, then: {n: 3}}\n"
        "  stay: {when: n = 2, then: {n: 2}}\n"
        "  swap: {when: n in 3..4, then: {n: 7 - n}}\n"
    )
    page = survey_text(answers.explore(load_text(text), full=True), Page(200))
    assert "0 dead ends" in page
    assert "2 of them are closed: no transition leaves them." in page
    page = survey_text(answers.explore(load_text(text + "goal: n = 4\n"), full=True), Page(200))
    assert "2 of them are closed: no transition leaves them, and 1 of these has no goal." in page
    page = survey_text(answers.explore(load_text(text + "goal: n = 0\n"), full=True), Page(200))
    assert "2 of them are closed: no transition leaves them, and they have no goal." in page
    one = text.replace("  stay", "  # stay").replace("n in 0..1", "n = 3")
    page = survey_text(answers.explore(load_text(one + "goal: n = 0\n"), full=True), Page(200))
    assert "1 of them is closed: no transition leaves it, and it has no goal." in page


def test_expectations_of_the_whole_space(tmp_path: Path) -> None:
    path = tmp_path / "forks.yaml"
    path.write_text(FORKS + "expect: {dead_ends: 1, lost: 0, depth: 6, states: 45}\n")
    assert answers.validate(str(path)).holds
    path.write_text(FORKS + "expect: {dead_ends: 0}\n")
    (message,) = answers.validate(str(path)).messages
    assert message.help == (
        "a shortest path to one: get hungry(0); get hungry(1); get hungry(2); "
        "take left(0); take left(1); take left(2)"
    )
    line = WAYS_TO_END["pegs-on-a-line"]
    goals, lost, dead_ends, *_ = by_hand(load_text(line))
    path.write_text(f"{line}expect: {{goals: {goals}, lost: {lost}, dead_ends: {dead_ends}}}\n")
    assert goals and lost and dead_ends
    assert answers.validate(str(path)).holds


def test_searches_without_a_rule_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasoning, "MOST_STATES_WITHOUT", 3)
    survey, text = why("red in open and hall = 3")
    outcomes = {w.rules: w.outcome for w in reasons_of(survey).without}
    assert outcomes == {
        ("one door at most",): "gave-up",
        ("not red and far",): "gave-up",
        ("not that full",): "unsolvable",  # it never cuts a step by itself, so no search is needed
        ("blue and far",): "gave-up",
        ("nowhere",): "unsolvable",
    }
    assert (
        "Without `one door at most` it is not decided whether there is a solution: 4 states were "
        "reached, and no solution."
    ) in " ".join(text.split())


WIDE = """\
puzzle: Very wide where no rule cuts
state: {a: 0..2000 = 0, b: 0..2000 = 0}
transitions:
  right: {when: a < 2000, then: {a: a + 1}}
  down: {when: b < 2000, then: {b: b + 1}}
invariants:
  near: a + b <= 30
goal: a + b = 4000
"""


@pytest.mark.slow
def test_a_search_without_a_rule_is_as_long_as_the_puzzle_is_large() -> None:
    """With the rule there are 496 states, so the search without it covers only
    10,000 of 4 million.
    """
    told: list[str] = []
    survey = answers.explore(
        load_text(WIDE), why=True,
        report=lambda before: told.append(survey_text(before, Page())),
    )  # fmt: skip
    assert survey.space.states == 31 * 32 // 2 and survey.reasons is not None
    (without,) = reasons_of(survey).without
    assert without.outcome == "gave-up" and 10_000 < without.states <= 10_200
    text = survey_text(survey, Page())
    assert text.startswith(told[0]) and "Without" not in told[0]
    assert f"{without.states:,} states were reached" in " ".join(text.split())
    wider = WIDE.replace("<= 30", "<= 60")
    survey = answers.explore(load_text(wider), why=True)
    assert 20 * 61 * 62 // 2 < (reasons_of(survey).without[0].states or 0) < 20 * 61 * 62 // 2 + 400


def test_what_is_known_before_long_searches_is_printed_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Interrupting a search without a rule loses no earlier output."""
    path = tmp_path / "wide.yaml"
    path.write_text(WIDE)

    def interrupted(*_: Any) -> Any:
        assert "1 state meets" not in (shown := capsys.readouterr().out)
        assert "near" in shown and "a + b = 4000" in shown
        raise KeyboardInterrupt

    monkeypatch.setattr(reasoning, "_left_out", interrupted)
    assert program.main(["explore", str(path), "--why"]) != 0
    assert "The searches without a rule" in capsys.readouterr().out


CONCRETE = {
    "every i in item where i != goat has at(i) = weight(i)": ["at(wolf) = 3", "at(hen) = 1"],
    "no i in item where at(i) = n": ["at(wolf) != n", "at(goat) != n", "at(hen) != n"],
    "every i in item has light(i)": [
        "at(wolf) + 3 <= 3 - n", "at(goat) + 2 <= 3 - n", "at(hen) + 1 <= 3 - n"
    ],
    "every i in item has sure(i, 2)": ["at(wolf) = 2", "n = 2", "at(hen) = 2"],
    "every i in item has i in load or n > 2 * (weight(i) - 1)": [
        "wolf in load or n > 4", "goat in load or n > 2", "hen in load or n > 0"
    ],
    "no i, j in item where i != j and at(i) > at(j) and rank(i) < rank(j) - 1": [],
    "every i in item has count(those j in item where at(j) > weight(i)) = 0": [
        f"count(those j in item where at(j) > {n}) = 0" for n in (3, 2, 1)
    ],
}  # fmt: skip
"""Goals, and their parts in terms of the members' values: weights 3, 2 and 1."""


@pytest.mark.parametrize("goal", CONCRETE)
def test_parts_are_told_with_the_values_of_their_names(goal: str) -> None:
    loaded = load_text(f"""\
puzzle: Concrete
types:
  item: [wolf, goat, hen]
tables:
  weight: {{wolf: 3, goat: 2, hen: 1}}
state:
  at: 0..3 for each item = 0
  n: 0..3 = 0
  load: set of item = none
define:
  light(i in item): at(i) + weight(i) <= 3 - n
  sure(x in item, k in 0..3): if x = goat then n = k else at(x) = k
transitions:
  up(i in item):
    when: at(i) < 1
    then:
      at(i): at(i) + 1
goal: {goal}
""")
    survey = answers.explore(loaded, why=True)
    found = [goal.part.text for goal in reasons_of(survey).parts]
    assert " for i = " not in " ".join(found)
    assert not CONCRETE[goal] or found == CONCRETE[goal]


INACTIVE = """\
puzzle: Inactive
types:
  item: [wolf, goat]
state:
  at: 0..3 for each item = 0
  key: 0..1 = 0
  n: 0..3 = 0
transitions:
  up:
    when: n < 2
    then:
      n: n + 1
  open(i in item):
    when:
      - at(i) = 0
      - n < 3 and key = 1
    then:
      at(i): 1
goal: at(wolf) = 1
"""


def test_what_takes_no_part_is_told() -> None:
    survey = answers.explore(load_text(INACTIVE), why=True)
    assert reasons_of(survey).impossible == [Impossible("open", "key = 1")]
    assert reasons_of(survey).unchanged == ("key",)
    text = " ".join(survey_text(survey, Page(width=80)).split())
    assert "`open` is never possible; at the start it fails at `key = 1`." in text
    assert "No transition changes `key`." in text
    data = SURVEY.data(survey)["why"]
    assert data["never_possible"] == [{"transition": "open", "fails_at_start": "key = 1"}]
    assert data["never_changed"] == ["key"]
    active = answers.explore(
        load_text(INACTIVE.replace("key: 0..1 = 0", "key: 0..1 = 1")), why=True
    )
    assert active.reasons is not None
    assert active.reasons.impossible == []
