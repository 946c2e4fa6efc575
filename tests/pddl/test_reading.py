"""Reading PDDL: the tree, and one message with an exact place for each mistake."""

from __future__ import annotations

import pytest

from puzzlelang.pddl.puzzle_writer import convert
from puzzlelang.pddl.task_reader import kind_of, read_task
from puzzlelang.pddl.task_tree import And, Any_, Fact, Not, Number
from puzzlelang.text import PuzzleError, Source

DOMAIN = """\
(define (domain Lamps)
  (:requirements :adl :action-costs)
  (:types lamp switch - thing
          room - object)
  (:constants main - switch)
  (:predicates (lit ?x - lamp) (wired ?s - switch ?l - lamp) (broken ?t - thing) (dark))
  (:functions (total-cost) - number (effort ?s - switch) - number)
  (:derived (dark) (not (exists (?x - lamp) (lit ?x))))
  (:action press ; one switch
    :parameters (?s - switch)
    :precondition (and (not (broken ?s)) (dark))
    :effect (and (forall (?l - lamp) (when (wired ?s ?l) (lit ?l)))
                 (increase (total-cost) (effort ?s))
                 (broken ?s))))
"""

PROBLEM = """\
(define (problem two)
  (:domain lamps)
  (:objects A b - lamp)
  (:init (wired main a) (= (total-cost) 0) (= (effort main) 3))
  (:goal (and (lit a)))
  (:metric minimize (total-cost)))
"""


def task(domain: str = DOMAIN, problem: str = PROBLEM):  # type: ignore[no-untyped-def]
    return read_task(Source("d.pddl", domain), Source("p.pddl", problem))


def test_the_tree_of_a_task() -> None:
    whole = task()
    domain, problem = whole.domain, whole.problem
    assert domain.types["lamp"] == {"lamp", "thing"} and "object" not in domain.types
    assert whole.members(("thing",)) == ["main", "a", "b"]
    assert whole.members(("object",)) == ["main", "a", "b"]
    assert whole.members(("lamp", "room")) == ["a", "b"]
    (press,) = domain.actions
    assert [(one.name, one.types) for one in press.parameters] == [("?s", ("switch",))]
    match press.condition:
        case And((Not(Fact("broken", (term,))), Fact("dark", ()))):
            assert (term.text, term.span.line, term.span.column) == ("?s", 11, 37)
        case _:
            pytest.fail(str(press.condition))
    lit, broken = press.effects
    assert [one.name for one in lit.variables] == ["?l"] and lit.adds and broken.adds
    assert isinstance(press.cost, Fact) and press.cost.predicate == "effort"
    match domain.derived[0].condition:
        case Not(Any_((variable,), Fact("lit", _))):
            assert variable.types == ("lamp",)
        case _:
            pytest.fail(str(domain.derived))
    assert problem.values == {("total-cost",): 0, ("effort", "main"): 3}
    assert [one.predicate for one in problem.init] == ["wired"] and problem.metric
    changed = task(DOMAIN.replace("(effort ?s))\n", "3)\n")).domain.actions[0].cost
    assert isinstance(changed, Number) and changed.value == 3


def test_loose_forms_of_published_domains() -> None:
    """Logistics of 2000 declares two equal names, Zenotravel of 2002 leaves out a space."""
    loose = DOMAIN.replace("(wired ?s - switch ?l - lamp)", "(wired ?x - switch ?x - lamp)")
    loose = loose.replace("(not (broken ?s))", "(not (broken?s))").replace(
        "(wired ?s ?l)", "(wired?s?l)"
    )
    assert len(loose) == len(DOMAIN) - 3
    assert convert(task(loose), "x").source.text == convert(task(), "x").source.text
    with pytest.raises(PuzzleError, match="two variables `\\?x`"):
        task(DOMAIN.replace("(?l - lamp)", "(?x - lamp ?x - lamp)"))


def test_the_kind_of_a_file() -> None:
    assert kind_of(Source("d", DOMAIN)) == "domain"
    assert kind_of(Source("p", PROBLEM)) == "problem"
    assert kind_of(Source("x", "puzzle: x")) == ""


def test_a_mistake_in_each_section_has_a_message() -> None:
    wrong = PROBLEM.replace("wired main a", "wired main c").replace("lit a", "lid a")
    with pytest.raises(PuzzleError) as caught:
        task(problem=wrong)
    places = [(one.span.line, one.span.text) for one in caught.value.diagnostics if one.span]
    assert places == [(4, "c"), (5, "lid")]
