"""Files of planning tasks with one mistake: one message, at its place."""

from __future__ import annotations

import pytest

from puzzlelang.text import PuzzleError
from tests.pddl.test_reading import DOMAIN, PROBLEM, task

MISTAKES = [
    ("problem", "(:goal (and (lit a)))", "(:goal (and (lit a))",
     "1:2 define", "this parenthesis is not closed"),
    ("problem", "(:metric minimize (total-cost)))", "(:metric minimize (total-cost))))",
     "6:35 )", "there is no open parenthesis to close here"),
    ("domain", "(define (domain Lamps)", "lamps (define (domain Lamps)",
     "1:1 lamps", "`lamps` is outside all parentheses"),
    ("domain", DOMAIN, "; nothing\n",
     "1:1 ;", "there is no `(define …)` in this file"),
    ("problem", "(total-cost)))", "(total-cost)))\n(define (problem x))",
     "7:2 define", "a second definition begins here"),
    ("domain", "(define (domain Lamps)", "(defin (domain Lamps)",
     "1:2 defin", "a definition begins with `(define (domain NAME)` or `(define (problem NAME)`"),
    ("domain", "(define (domain Lamps)", "(define (domian Lamps)",
     "1:10 domian", "`(domain NAME)` or `(problem NAME)` must follow `define`"),
    ("domain", DOMAIN, PROBLEM,
     "1:10 problem", "a domain is expected here, but this file is a problem"),
    ("problem", PROBLEM, DOMAIN,
     "1:10 domain", "a problem is expected here, but this file is a domain"),
    ("domain", "(:constants main - switch)", "(:constant main - switch)",
     "5:4 :constant", "a domain has no section `:constant`"),
    ("domain", ":parameters (?s - switch)", ":parameter (?s - switch)",
     "10:5 :parameter", "an action has no part `:parameter`"),
    ("domain", ":parameters (?s - switch)", ":parameters ?s",
     "10:17 ?s", "a list of parameters in parentheses is expected here"),
    ("domain", "(:action press ; one switch", "(:action (press)",
     "9:13 press", "the name of an action is expected here"),
    ("domain", ":precondition (and", ":precondition (and (not) ",
     "11:25 not", "a part is missing here"),
    ("problem", "(:domain lamps)", "(:domain lamps) (:domain lamps)",
     "2:20 :domain", "`:domain` occurs twice"),
    ("problem", "(:goal (and (lit a)))", "",
     "1:2 define", "this problem has no goal"),
    ("domain", ":adl", ":adll",
     "2:18 :adll", "there is no requirement `:adll`"),
    ("domain", "(:action press", "(:durative-action press",
     "9:4 :durative-action", "an action with a duration can't be converted"),
    ("problem", "(:metric minimize", "(:metric maximize",
     "6:12 maximize", "a metric to maximize can't be converted"),
    ("problem", "(:goal (and (lit a)))", "(:goal (preference p1 (lit a)))",
     "5:11 preference", "a preference can't be converted"),
    ("problem", "(:init (wired main a)", "(:init (at 5 (lit a)) (wired main a)",
     "4:11 at", "a fact that becomes true at a time can't be converted"),
    ("problem", "(= (effort main) 3)", "(= (effort main) 3.5)",
     "4:61 3.5", "a whole number of 0 or more is expected here"),
    ("problem", "(= (effort main) 3)", "(= (effort main) -3)",
     "4:61 -3", "a whole number of 0 or more is expected here"),
    ("problem", "(= (effort main) 3)", "(= (effort main) 3) (= (effort main) 4)",
     "4:68 effort", "`effort` has two values"),
    ("problem", "A b - lamp", "A b a - lamp",
     "3:17 a", "there are two objects `a`"),
    ("domain", "lamp switch - thing", "lamp switch - thing thing - lamp",
     "3:11 lamp", "the type `lamp` is above itself"),
    ("domain", "room - object", "room -",
     "4:16 -", "a type is missing after `-`"),
    ("domain", "(lit ?x - lamp)", "(lit ?x - lmp)",
     "6:26 lmp", "there is no type `lmp`"),
    ("domain", "(not (broken ?s))", "(not (brokn ?s))",
     "11:30 brokn", "there is no predicate `brokn`"),
    ("domain", "(total-cost) (effort ?s)", "(total-cost) (efort ?s)",
     "13:42 efort", "there is no function `efort`"),
    ("domain", "(not (broken ?s))", "(not (broken ?t))",
     "11:37 ?t", "nothing binds the variable `?t`"),
    ("problem", "(wired main a)", "(wired maim a)",
     "4:17 maim", "there is no object `maim`"),
    ("domain", "(lit ?x - lamp)", "(lit x - lamp)",
     "6:21 x", "a variable is expected here, but `x` doesn't begin with `?`"),
    ("problem", "(wired main a)", "(wired main ?a)",
     "4:22 ?a", "a fact of a problem can't have the variable `?a`"),
    ("problem", "(wired main a)", "(wired main a b)",
     "4:11 wired", "`wired` has 2 arguments, not 3"),
    ("problem", "(wired main a)", "(wired a main)",
     "4:17 a", "`a` is `lamp`, but `wired` needs `switch` here"),
    ("domain", "(broken ?s))))", "(dark))))",
     "14:19 dark", "an action can't change `dark`, because rules derive it"),
    ("problem", "(:init (wired main a)", "(:init (dark) (wired main a)",
     "4:11 dark", "`dark` can't be set at the start, because rules derive it"),
    ("domain", "(broken ?s))))", "(or (broken ?s)))))",
     "14:19 or", "`or` can't be an effect"),
    ("domain", "(broken ?s))))", "(= ?s main))))",
     "14:19 =", "an effect can't make two objects equal"),
    ("domain", "(:action press ; one switch", "(:action press ; one switch\n    :parameters ()",
     "11:5 :parameters", "`:parameters` occurs twice"),
    ("domain", "(:derived (dark) ", "(:derived dark ",
     "8:13 dark", "a predicate in parentheses is expected here"),
    ("domain", "(lit ?l)))", "(lit)))",
     "12:59 lit", "`lit` has 1 argument, not 0"),
    ("problem", "(lit a)))", "(lit a) (imply (lit b))))",
     "5:24 imply", "a part is missing here"),
]  # fmt: skip
"""File, text and its replacement; line, column and text of the mistake; message."""


@pytest.mark.parametrize(("file", "old", "new", "place", "message"), MISTAKES)
def test_one_message_at_its_place(file: str, old: str, new: str, place: str, message: str) -> None:
    texts = {"domain": DOMAIN, "problem": PROBLEM}
    assert texts[file].count(old) == 1
    with pytest.raises(PuzzleError) as caught:
        task(**{**texts, file: texts[file].replace(old, new)})
    (found,) = caught.value.diagnostics
    assert found.span is not None and found.help
    span = found.span
    assert f"{span.line}:{span.column} {span.text}" == place
    assert found.message == message
    other = "empty-file" if message.startswith("there is no `(define") else "pddl"
    code = "pddl-unsupported" if message.endswith("can't be converted") else other
    assert found.code == code
