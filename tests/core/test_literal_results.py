"""Values of expressions, written by hand from docs/language.md; none was computed.

The oracle and `verify` share one implementation of the core, so comparing them can't show that it
is right. Each row is evaluated both as by the oracle and unrolled as by `verify`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from puzzlelang.answers.viewing import States, printed
from puzzlelang.core import nodes as core
from puzzlelang.core import semantics, values
from puzzlelang.core.operations import OPERATIONS, REDUCTIONS
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.core.staged_rules import RuleStager
from puzzlelang.core.staging import UNSET, running
from puzzlelang.text.diagnostics import Diagnostics
from tests.support import checked, each_row, rows_of

PUZZLE = """
puzzle: Literal results
types:
  item: [wolf, goat, hay]
  bank: [left, right]
tables:
  weight: {wolf: 40, goat: 30}                  # and none for hay
  eats: [[wolf, goat], [goat, hay]]
  row4: [5, 1, 5, 2]
  row3: [5, 1, 5]
  couples as list: [[7, 2], [1]]
maps:
  yard:                                         # two rows of three cells
    text: |
      @.#
      ..b
    legend: |
      @ = door
      . = floor
      # = wall
      b = bed
state:
  n: 0..20 = 7
  zero: 0..20 = 0
  boat: bank = left
  lit: boolean = true
  guest: item or none = none
  tries: 0..9 or none = none
  load: set of item = wolf + hay
  at: bank for each i in item = if i = goat then right else left
  seat: 0..9 for each p in 1..3 = p * p
  mark: 0..9 or none for each i in item = if i = hay then none else 3
  man: yard = the door
  pile: list(4) of item = list(hay, wolf, hay)
  none_yet: list(2) of 0..9 = none
  pairs: list(3) of list(2) of 0..9 = list(list(1), list(2, 3))
define:
  twice(k in 0..20): k + k
  east_of(c in yard): step(c, east)
transitions:
  add(k in 1..2):
    then: {n: n + k}
    say: plus <k>
goal: n = 10
views:
  v: <VIEW>
show: <SHOW>
"""

RESULTS = dict(rows_of("core/literal_results.txt"))

FAULTS = {text: told for text, *told in rows_of("core/literal_faults.txt")}

VIEWS = {  # the trace is n = 7, 8, 10, by add(1) and add(2)
    "count(trace)": "3",
    "n": "10",
    "join(n for k in trace, ' ')": "7 8 10",
    "join(after(n) for k in trace, ' ')": "8 10 10",
    "join(before(n) for k in trace, ' ')": "7 7 8",
    "join(said for k in trace where k > 0, ', ')": "plus 1, plus 2",
    "sum(k for k in trace where n >= 8)": "3",
    "join(seat for k in trace where k = 1, ' ')": "1 4 9",
    "join(sum(seat) for k in trace, ' ')": "14 14 14",
    "some k in trace where n = 8 and seat(n - 7) = 1": "true",
}


@cache
def puzzle(show: str = "n", view: str = "n") -> core.Puzzle:
    diagnostics = Diagnostics()
    text = PUZZLE.replace("<SHOW>", f"<({show})>").replace("<VIEW>", f"<{view}>")
    found = checked(text, diagnostics)
    assert found is not None, list(diagnostics)
    return found


@cache
def expressions() -> tuple[core.Puzzle, dict[str, core.Expr]]:
    """All rows in one puzzle, which is checked once."""
    texts = [*RESULTS, *FAULTS]
    found = puzzle(show=")><(".join(texts))
    assert found.show is not None
    parts = [part for part in found.show.parts if not isinstance(part, str)]
    return found, dict(zip(texts, parts, strict=True))


def expression(text: str) -> tuple[core.Puzzle, core.Expr]:
    found, parts = expressions()
    return found, parts[text]


def written_out(expr: core.Expr, state: tuple[int, ...]) -> Any:
    """Evaluate as `verify` does."""
    stager = RuleStager(300)
    run = running(stager.stage(expr, {}))
    return run(state, [UNSET] * stager.size)


@each_row("text", RESULTS)
def test_value(text: str) -> None:
    found, expr = expression(text)
    for value in (semantics.evaluate(expr, found.starts[0]), written_out(expr, found.starts[0])):
        assert values.show(value, expr.type) == RESULTS[text]


@each_row("text", FAULTS)
def test_fault(text: str) -> None:
    code, message = FAULTS[text]
    found, expr = expression(text)
    for reading in (semantics.evaluate, written_out):
        with pytest.raises(RuleFault) as fault:
            reading(expr, found.starts[0])
        assert fault.value.code == code
        assert message in fault.value.message


@pytest.mark.parametrize("text", VIEWS)
def test_of_states(text: str) -> None:
    found = puzzle(view=text)
    states = [(n, *found.starts[0][1:]) for n in (7, 8, 10)]
    trace = States(states, tuple, ["", "plus 1", "plus 2"])
    assert list(printed(found, found.views[0], trace, None)) == [VIEWS[text]]


OTHER_SECTIONS = """  defined: TEXT
transitions:
  add:
    when: CONDITION
    then:
      n: if CONDITION then 1 else n
    say: <(TEXT)>
invariants: CONDITION
lose: not (CONDITION)
check: CONDITION
goal: CONDITION
cost: (if CONDITION then 1 else 2) per move
estimate: if CONDITION then 0 else 1
views:
  v: <(TEXT)> <join(1 for k in trace where CONDITION)>
"""
"""Expressions outside `show:`, both standalone and as part of a condition."""


@pytest.mark.slow
@pytest.mark.one_of(3, 3)
@pytest.mark.parametrize("text", RESULTS)
def test_every_section_understands_it(text: str) -> None:
    head = PUZZLE[: PUZZLE.index("transitions:")]
    prints = text.startswith(("join", "picture"))  # texts can't be compared
    condition = "n = 7" if prints else f"({text}) = ({text})"
    sections = OTHER_SECTIONS.replace("TEXT", text).replace("CONDITION", condition)
    diagnostics = Diagnostics()
    assert checked(head + sections, diagnostics), list(diagnostics)


def test_each_node_and_each_operation_has_a_row() -> None:
    met = [one for text in (*RESULTS, *FAULTS) for one in core.walk(expression(text)[1])]
    for text in VIEWS:
        (template,) = puzzle(view=text).views[0].template.parts
        assert not isinstance(template, str)
        met += core.walk(template)
    assert {type(one) for one in met} == set(core.Expr.__args__)
    operations = {one.operation for one in met if isinstance(one, core.Apply)}
    assert operations == (OPERATIONS.keys() | values.TEXTS.keys()) - {"move"}, (
        "the compiler generates `move`"
    )
    assert {one.kind for one in met if isinstance(one, core.Fold)} == REDUCTIONS.keys()
