"""Plans are checked on the PDDL files: verdicts, places, costs."""

from __future__ import annotations

from pathlib import Path

import pytest

from puzzlelang.front.commands import program
from tests.pddl.test_reading import DOMAIN, PROBLEM

MOVES = """\
(define (domain moves)
  (:requirements :adl :action-costs :derived-predicates)
  (:types place)
  (:predicates (at ?p - place) (road ?a ?b - place) (wet ?p - place) (reach ?p - place) (swap))
  (:functions (total-cost) - number (length ?a ?b - place) - number)
  (:derived (reach ?p - place)
    (or (at ?p) (exists (?q - place) (and (reach ?q) (road ?q ?p)))))
  (:action go
    :parameters (?a ?b - place)
    :precondition (and (at ?a) (or (road ?a ?b) (swap)) (not (= ?a ?b))
                       (forall (?p - place) (not (wet ?p))))
    :effect (and (not (at ?a)) (at ?b) (increase (total-cost) (length ?a ?b))))
  (:action jump
    :parameters (?b - place)
    :precondition (reach ?b)
    :effect (and (forall (?p - place) (when (at ?p) (not (at ?p)))) (at ?b) (wet ?b)
                 (increase (total-cost) 1))))
"""

TRIP = """\
(define (problem trip) (:domain moves)
  (:objects x y z - place)
  (:init (at x) (road x y) (road y z)
    (= (total-cost) 0) (= (length x y) 5) (= (length y z) 2))
  (:goal (at z))
  (:metric minimize (total-cost)))
"""

DONE = "Verified. checked: 2 steps checked: the goal checked: cost 7"
PLANS = {
    "(go x y)\n(go y z)\n": DONE,
    "; a comment\n0.000: (GO X Y) [1]\n(go y z) ; cost 2\n; cost = 7 (general cost)\n": DONE,
    "(jump z)": "Verified. checked: 1 step checked: the goal checked: cost 1",
    "(go x y)\n; cost = 5": "`(at z)` does not hold, part of the goal (problem.pddl:5:10)",
    "(go x y)\n(go y z)\n; cost = 3": "the plan claims cost 3 (plan:3:1), but its cost is 7",
    "\n(go y z)": "(plan:2:1): its precondition `(at y)` does not hold (domain.pddl:10:24)",
    "(go x z)": "its precondition `(or (road x z) (swap))` does not hold (domain.pddl:10:32)",
    "(go x x)": "its precondition `(or (road x x) (swap))` does not hold",
    "(jump x)\n(go x y)": "`(go x y)` (plan:2:1): its precondition `(not (wet x))` does not hold",
    "(went x y)": "there is no action `went`",
    "(go x yy)": "there is no object `yy`",
    "(go x)": "`go` needs 2 objects: `(go ?a ?b)`",
    "": "after the plan, `(at z)` does not hold",
}  # fmt: skip


def verify(
    folder: Path, capsys: pytest.CaptureFixture[str], plan: str, *more: str,
    domain: str = MOVES, problem: str = TRIP,
) -> tuple[int, str]:  # fmt: skip
    for name, text in (("domain.pddl", domain), ("problem.pddl", problem), ("plan", plan)):
        (folder / name).write_text(text)
    code = program.main(["verify", "domain.pddl", "problem.pddl", "plan", *more])
    output = capsys.readouterr()
    return code, " ".join((output.out + output.err).split())


@pytest.mark.parametrize("plan", PLANS)
def test_verdicts(
    plan: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "300")
    expected = PLANS[plan]
    code, text = verify(tmp_path, capsys, plan)
    assert expected in text
    assert code == (0 if expected.startswith("Verified") else 1)


def test_effects_at_once_and_costs_by_length(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    code, text = verify(tmp_path, capsys, "(press main)", domain=DOMAIN, problem=PROBLEM)
    assert code == 0 and "cost 3" in text
    without = PROBLEM.replace("(:metric minimize (total-cost))", "")
    code, text = verify(tmp_path, capsys, "(press main)", domain=DOMAIN, problem=without)
    assert code == 0 and "cost 1" in text


@pytest.mark.parametrize("plan", ["go x y", "(go x y) (go y z)", "(go (x) y)", "()", "(go x y"])
def test_malformed_plans(
    plan: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    code, text = verify(tmp_path, capsys, f"(go x y)\n{plan}\n")
    assert code == 2 and text.count("error[") == 1
    assert "this is not a step of a plan" in text and "plan:2:1" in text


def test_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert verify(tmp_path, capsys, "(jump z)", "--states", "3")[0] == 2
    assert '"status": "verified"' in verify(tmp_path, capsys, "(jump z)", "--format", "json")[1]
    assert program.main(["verify", "domain.pddl", "problem.pddl"]) == 2
    assert program.main(["verify", "goat", "answer.json", "plan"]) == 2
    assert "one argument too many" in capsys.readouterr().err
