"""Set-up abandons hopeless attempts early, and its shortcuts change no result."""

from __future__ import annotations

import gc
import random
from itertools import islice
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers.loading import load
from puzzlelang.compiler import (
    compile_puzzle,
    constant_tables,
    grounding,
    have_same_rules,
    lower,
    slot_tests,
)
from puzzlelang.compiler.constant_tables import Tables
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.core import nodes as core
from puzzlelang.core.thresholds import changed, current
from puzzlelang.core.types import INTEGERS, Domain, integer
from puzzlelang.search import Limits, walk
from puzzlelang.text.source import Source, Span
from tests.support import load_text

PAIRS = """\
puzzle: Pairs
state:
  n: 0..9 = 0
  seen: set of 0..29 = none
transitions:
  join(a in 0..29, b in 0..29 where {where}):
    when: a not in seen and count(seen) < b
    then: {{seen: seen + a, n: (n + a * b) mod 10}}
goal: n = 7
"""


def made(text: str, most: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, bool]:
    """Number of instances created, and whether the transition loops in the end."""
    count, instance = [0], grounding.Grounding._instance

    def counted(*given: object) -> object:
        count[0] += 1
        return instance(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(grounding.Grounding, "_instance", counted)
    with changed(instance_terms=most):
        (*_, last) = load_text(text).system.grounds
    return count[0], bool(last.loops)


@pytest.mark.slow
def test_instances_with_too_many_terms_are_given_up_early(monkeypatch: pytest.MonkeyPatch) -> None:
    text = PAIRS.format(where="a != b")
    all_, loops = made(text, current.instance_terms, monkeypatch)
    assert all_ == 30 * 30 and not loops
    weight = sum(ground.weight for ground in load_text(text).system.grounds)
    early, loops = made(text, weight // 3, monkeypatch)
    assert loops and early < all_ // 4


@pytest.mark.slow
def test_ever_fewer_instances_are_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """In ordered pairs the first values have the most partners: extrapolating them would exceed the
    limit.
    """
    text = PAIRS.format(where="a < b")
    weight = sum(ground.weight for ground in load_text(text).system.grounds)
    all_, loops = made(text, weight, monkeypatch)
    assert all_ == 30 * 29 // 2 and not loops
    assert made(text, weight - 1, monkeypatch)[1]


def test_tables_with_few_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    chance, span = random.Random(3), Span(Source("", ""), 0, 0)
    seen = set()
    for _ in range(200):
        keys = tuple(
            Domain(INTEGERS, chance.choice((range(low, low + 6), (low, low + 2, low + 3))))
            for low in chance.choices(range(-2, 3), k=chance.choice((1, 2, 3)))
        )
        entries = {
            tuple(chance.randint(-4, 9) for _ in keys): chance.choice((None, 0, 1, 5, True))
            for _ in range(chance.choice((0, 1, 5, 30)))
        }
        default = chance.choice((None, 0, 3))
        table = core.Table("t", span, keys, integer(0, 9), entries, default)
        with monkeypatch.context() as patched:
            patched.setattr(constant_tables, "_sparse", lambda table: None)
            plain = Tables().flat(table).entries
        assert Tables().flat(table).entries == plain
        seen.add(constant_tables._sparse(table) is None)
    assert seen == {False, True}


def test_the_collector_waits_while_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    states: list[bool] = []
    transitions = grounding.Grounding.transitions

    def noted(self: grounding.Grounding) -> list[Ground]:
        states.append(gc.isenabled())
        return transitions(self)

    monkeypatch.setattr(grounding.Grounding, "transitions", noted)
    load("goat")
    assert states == [False] and gc.isenabled()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rush-hour", "sokoban", "ricochet", "solitaire"])
def test_constants_are_those_of_terms(name: str, monkeypatch: Any) -> None:
    puzzle = load(name).puzzle
    systems = []
    for times in (0, 1 << 60):
        monkeypatch.setattr(lower, "WORTH_STAGING", times)
        systems.append(compile_puzzle(puzzle))
    assert have_same_rules(*systems, range(systems[0].layout.size))
    staged, terms = ([run for _, run in one.lowering._functions.values()] for one in systems)
    assert not any(terms) and (any(staged) or name != "rush-hour")


@pytest.mark.parametrize("name", ["keys", "goat"])
def test_loops_over_sets_skip_only_values_without_effect(name: str, monkeypatch: Any) -> None:
    puzzle = load(name).puzzle
    short = compile_puzzle(puzzle)
    monkeypatch.setattr(lower.Lowering, "_within_domain", lambda self, fold: fold)
    long = compile_puzzle(puzzle)
    rows = [[*islice(walk(system, Limits()), 300)] for system in (short, long)]
    assert rows[0] == rows[1]
    if name == "keys":
        short.expand, long.expand  # noqa: B018  # they build the code
        assert short.size != long.size


@pytest.mark.slow
@pytest.mark.parametrize("name", ["keys", "sokoban", "maze"])
def test_values_are_tried_together_as_singly(name: str, monkeypatch: Any) -> None:
    calls = []

    def compared(condition: Any, slot: Any, values: Any) -> list[int]:
        together = satisfying(condition, slot, values)
        singly = [one for one in values if satisfying(condition, slot, (one,))]
        assert together == singly
        calls.append(condition)
        return together

    satisfying = slot_tests._satisfying
    monkeypatch.setattr(slot_tests, "_satisfying", compared)
    compile_puzzle(load(name).puzzle)
    assert calls


@pytest.mark.slow
@pytest.mark.parametrize("name", ["eight-puzzle", "bloxorz", "spinning-switches"])
def test_the_first_states_have_the_same_successors(name: str) -> None:
    """Two listings of the same states: one of all transitions, one that begins with few."""
    whole = answers.load(name).system
    states = [*whole.starts]
    for state in states:
        states += [s for s in whole.successors(state) if s not in states]
        if len(states) > 120:
            break
    with changed(late_from=0, late_share=1):
        late = answers.load(name).system
        for state in states:
            assert late.successors(state) == whole.successors(state)
            assert late.expand(state, 7) == whole.expand(state, 7)


def test_all_transitions_are_compiled_when_few_do_not_suffice() -> None:
    with changed(late_from=0, late_share=2):
        system = answers.load("eight-puzzle").system
        state = system.starts[0]
        following = system.successors(state)
        few = system.size
        for _ in range(len(system.grounds)):
            assert system.successors(state) == following
        assert 0 < 4 * few < system.size and system.building > 0
