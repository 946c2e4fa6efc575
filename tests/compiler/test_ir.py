"""The compiler's terms, and the output of its passes."""

from __future__ import annotations

import gc
import sys
import threading
from pathlib import Path

import pytest
from hypothesis import assume

from puzzlelang import answers
from puzzlelang.compiler import ir, terms
from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.compiler.constant_tables import Table
from puzzlelang.compiler.dispatch import (
    Given,
    Lacks,
    Plan,
    Sequence_,
    Switch,
    Try,
    When,
    Where,
    plan,
)
from puzzlelang.compiler.ground_transition import Ground, schedule
from puzzlelang.compiler.ir import (
    FAULT,
    Apply,
    Const,
    Element,
    Fold,
    Hit,
    Let,
    Look,
    Pick,
    Slide,
    Slot,
    Temp,
    Term,
)
from puzzlelang.compiler.slot_tests import value
from puzzlelang.compiler.terms import TRUE, const
from puzzlelang.core.operations import OPERATIONS
from puzzlelang.core.thresholds import changed
from puzzlelang.text import replace
from tests.compiler import test_backends
from tests.compiler.check_ir import BadTerm, check_ground, check_levels, check_term
from tests.random_puzzles import for_random_puzzles
from tests.support import MOVING, of_library

SLOTS = (Slot(0, (0, 3)), Slot(1, (0, 3)), Slot(2, (-2, 5)))
A, B, C = SLOTS
T = Temp(0, (0, 3), False)
TABLE = Table((1, 0, 1, 1))


def tries(plan: Plan) -> list[Ground]:
    """Transitions in the order of a plan."""
    match plan:
        case Try(ground):
            return [ground]
        case When(_, _, inner) | Given(_, inner):
            return tries(inner)
        case Lacks(plan=inner, otherwise=other):
            return tries(inner) + tries(other)
        case Switch(_, plans):
            return [ground for _, inner in plans for ground in tries(inner)]
        case Where(plans=plans, otherwise=other):
            return tries(other) + [ground for _, inner in plans for ground in tries(inner)]
        case Sequence_(plans):
            return [ground for inner in plans for ground in tries(inner)]


def check(system: CompiledSystem) -> None:
    """Check the rules after grounding, planning and scheduling."""
    slots = system.leaves.slots
    for term in (system.goal_term, system.lost_term, *system.estimates()):
        check_term(term, slots)
    for ground in system.grounds:
        check_ground(ground, slots)
    for ground in tries(plan(system.grounds, system._domains(), system._arrays(), lacking=True)):
        check_ground(ground, slots)
        check_levels(ground, schedule(ground), slots)


@pytest.mark.each_time("tower")
@of_library("path", MOVING, share=3)
def test_what_the_passes_make_of_the_library(path: Path) -> None:
    check(answers.load(str(path)).system)


@for_random_puzzles(40)
def test_what_the_passes_make_of_random_puzzles(text: str) -> None:
    puzzle = test_backends.read(text)
    assume(puzzle is not None)
    assert puzzle is not None
    check(compile_puzzle(puzzle))
    with changed(instances=0, short=2, few_places=0, written_out=2):
        check(compile_puzzle(puzzle))


# ── nodes ────────────────────────────────────────────────────────────────────────────


def test_equal_nodes_are_one() -> None:
    assert Apply("+", (A, const(1)), ()) is terms.operate("+", Slot(0, (0, 3)), const(1))
    assert Apply("+", (A, B), ()) is not Apply("+", (B, A), ())
    assert Slot(0, (0, 3)) is not Slot(0, (0, 4))
    assert const(True) is TRUE is const(1)


def test_threads_share_the_nodes() -> None:
    """Threads that make equal nodes simultaneously get one object; otherwise comparisons would
    fail.
    """
    made: list[list[Term]] = [[], []]
    together = threading.Barrier(2)

    def make(into: list[Term]) -> None:
        for number in range(2_000):
            if number % 50 == 0:
                together.wait()
            into.append(Apply("+", (Slot(number, (0, 9)), Const(10_000 + number)), ()))

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=make, args=(into,)) for into in made]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert all(a is b for a, b in zip(*made, strict=True))


def test_a_name_has_one_value_in_a_case(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many terms read the name: here 2 ** 12, if expanded."""
    asked: list[int] = []
    plus = OPERATIONS["+"]

    def meaning(a: int, b: int) -> int:
        asked.append(a)
        return a + b

    monkeypatch.setitem(OPERATIONS, "+", replace(plus, meaning=meaning))
    slot = Slot(0, (0, 9))
    names = [Temp(number, (0, 1 << 20), False) for number in range(12)]
    before = [slot, *names]
    twice = {name: Apply("+", (one, one), ()) for name, one in zip(names, before, strict=False)}
    assert value(names[-1], {slot: 3}, twice) == 3 << 12
    assert len(asked) == 12


@pytest.mark.slow
def test_nobody_holds_a_node_but_those_who_use_it() -> None:
    gc.collect()
    before = len(ir._NODES)
    made: Term = terms.operate("+", A, const(1_234_567))
    for number in range(50):
        made = terms.operate("*", made, const(7_654_321 + number))
    assert len(ir._NODES) >= before + 100
    del made
    assert len(ir._NODES) == before
    again = terms.operate("+", A, const(1_234_567))
    assert again is Apply("+", (A, const(1_234_567)), ())


def test_what_is_known_of_a_node() -> None:
    row = Element(0, 2, C, (0, 3))
    named = Let(T, row, terms.operate("+", T, A))
    assert row.may_fault and named.may_fault and not A.may_fault
    assert (row.reads, named.reads, T.reads) == (0b111, 0b111, 0)
    assert (T.temps, named.temps, named.body.temps) == ({T}, frozenset(), {T})
    assert named.binds and not row.binds
    assert (named.bounds, row.bounds) == ((0, 6), (0, 3))
    assert named.weight == 6
    summed = Fold("sum", ((T,),), (range(4),), TRUE, terms.operate("*", T, C), ())
    assert (summed.bounds, summed.temps, summed.weight) == ((-24, 60), frozenset(), 4)
    assert not summed.may_fault
    assert Fold("min", ((T,),), (range(4),), TRUE, T, ()).may_fault
    assert Look(TABLE, C).may_fault and not Look(TABLE, A).may_fault
    assert Apply("div", (A, B), ()).may_fault and not Apply("div", (A, const(2)), ()).may_fault


@pytest.mark.parametrize(
    "term",
    [
        A, T, FAULT, const(3), Element(0, 2, C, (0, 3)), Pick(A, (B, C)), Look(TABLE, A),
        Hit(TABLE, A), terms.choice(terms.operate("=", A, B), A, C),
        Let(T, Element(0, 2, C, (0, 3)), terms.operate("+", T, T)), Slide(TABLE, A, B),
        Fold("some", ((T,),), (range(4),), TRUE, terms.operate("=", T, A), ()),
        terms.operate("min", A, B, C), terms.operate("with", B, A),
    ],
)  # fmt: skip
def test_a_node_is_rebuilt_from_its_children(term: Term) -> None:
    assert terms.rebuilt(term, term.children) is term
    renamed = terms.substitute(term, {0: const(1), 1: const(2), 2: const(0)})
    assert not renamed.reads
    check_term(renamed, SLOTS) if not term.temps else None


def test_a_rebuilt_node_is_folded_anew() -> None:
    term = terms.choice(terms.operate("=", A, B), terms.operate("+", C, B), FAULT)
    assert terms.substitute(term, {0: const(1), 1: const(1)}) is terms.operate("+", C, const(1))
    assert terms.substitute(term, {0: const(1), 1: const(2)}) is FAULT
    row = Element(0, 2, C, (0, 3))
    assert terms.substitute(row, {1: const(3)}) is Pick(C, (A, const(3)))
    assert terms.substitute(row, {2: const(1)}) is B
    assert terms.substitute(row, {2: const(2)}) is FAULT
    named = Let(T, row, terms.operate("+", T, A))
    assert terms.substitute(named, {2: const(1)}) is terms.operate("+", B, A)


def test_temps_are_refreshed_where_they_are_bound() -> None:
    inner = Let(T, Element(0, 2, C, (0, 3)), terms.operate("+", T, A))
    fresh = terms.refreshed(inner, lambda temp: Temp(temp.number + 7, temp.bounds, False))
    assert isinstance(fresh, Let)
    assert fresh.temp is Temp(7, (0, 3), False) and fresh.body.temps == {fresh.temp}
    assert terms.refreshed(T, lambda temp: Temp(9, (0, 0), False)) is T


@pytest.mark.parametrize(
    "term",
    [
        T,
        Slot(3, (0, 1)),
        Slot(0, (0, 9)),
        Element(1, 3, A, (0, 3)),
        Element(1, 2, A, (0, 3)),
        Pick(A, (B, Apply("+", (T, A), ()))),
        Hit(Table((0, 2)), A),
        Slide(Table((1, None)), A, B),
        Apply("+", (Let(T, A, T), Let(T, B, T)), ()),
        Apply("+", (Let(T, A, T), T), ()),
        Fold("sum", ((T,), (T,)), (range(2), range(2)), TRUE, T, ()),
        Fold("sum", ((T,),), (range(2), range(2)), TRUE, T, ()),
    ],
)
def test_the_check_finds(term: Term) -> None:
    with pytest.raises(BadTerm):
        check_term(term, SLOTS)


def test_the_check_finds_what_is_read_too_early() -> None:
    system = answers.load(str(MOVING[0])).system
    ground = system.grounds[0]
    number = Temp(99_999, (0, 3), False)
    for steps in ([(None, Apply("=", (number, const(1)), ()))], [(number, TRUE), (number, TRUE)]):
        ground.steps, kept = steps, ground.steps
        with pytest.raises(BadTerm):
            check_ground(ground, system.leaves.slots)
        ground.steps = kept
    check_ground(ground, system.leaves.slots)
    assert isinstance(const(3), Const)
