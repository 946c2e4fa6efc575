"""Several agents that move simultaneously: their steps in answers and in `validate`."""

from __future__ import annotations

import pytest

from puzzlelang import answers
from puzzlelang.answers.puzzle_facts import facts_of
from puzzlelang.answers.validation import facts_text
from puzzlelang.compiler import llvm_module
from puzzlelang.core import call_text
from puzzlelang.search.system import Limits
from puzzlelang.text.diagnostics import Diagnostics
from tests.support import load_text

ROBOTS = """\
puzzle: Robots
maps:
  hall:
    text: |
      ab
      ..
    legend: |
      a-b = home(robot)
      . = floor
      # = wall
state:
  at: hall for each r in robot = the (those c in home where home(c) = r)
transitions:
  drive(far in 1..2, to(r) in neighbours(at(r)) for each r in robot):
    when: to(a) != to(b)
    then:
      for each r in robot:
        at(r): to(r)
  crash(to(r) in wall for each r in robot):
    then:
      at(a): to(a)
goal: row(at(a)) = 1
"""


def test_a_step_says_whose_each_parameter_is() -> None:
    drive, crash = load_text(ROBOTS.replace("in wall", "in floor")).puzzle.transitions
    assert call_text(drive, (2, 0, 3)) == "drive(2, a: (0, 0), b: (1, 1))"
    assert call_text(crash, (2, 3)) == "crash(a: (1, 0), b: (1, 1))"


def test_what_never_happens_on_this_map_is_said() -> None:
    text = ROBOTS.replace("to(r) in wall", "to(r) in floor").replace(
        "    then:\n      at(a): to(a)", "    when: to(a) in wall\n    then:\n      at(a): to(a)"
    )
    facts = facts_text(facts_of(load_text(text), Diagnostics()), 200)
    assert "with these parameters and maps `crash` never happens" in facts
    assert "`drive` never happens" not in facts


def test_a_search_that_gave_up_knows_why_it_ran_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    text = ROBOTS.replace("to(r) in wall", "to(r) in floor").replace(
        "row(at(a)) = 1", "at(a) = at(b)"
    )
    loaded = load_text(text)
    assert answers.solve(loaded, limits=Limits(states=2)).no_machine_code == ""
    monkeypatch.setattr(llvm_module, "MOST_SUCCESSORS", 1)
    loaded.searcher.tiers.shared.refusal = "rules of this size"
    found = answers.solve(loaded, limits=Limits(states=2))
    assert found.limit == "states" and found.no_machine_code == "rules of this size"


WEIGHED = """\
puzzle: Test
types: {coin: 1..3}
state:
  left: set of coin = none
  right: set of coin = none
transitions:
  weigh(a, b in set of coin): {then: {left: a, right: b}}
  lift(a in set of coin): {then: {left: a}}
goal: count(left) = 1 and count(right) = 2
"""


def test_a_step_says_where_each_set_ends() -> None:
    weigh, lift = load_text(WEIGHED).puzzle.transitions
    assert call_text(weigh, (0b0010, 0b1100)) == "weigh({1}, {2, 3})"
    assert call_text(weigh, (0b0110, 0b1000)) == "weigh({1, 2}, {3})"
    assert call_text(weigh, (0, 0)) == "weigh({}, {})"
    assert call_text(lift, (0b0110,)) == "lift(1, 2)"
