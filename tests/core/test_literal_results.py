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
from puzzlelang.core.staging import _TEXTS, UNSET, running
from puzzlelang.text.diagnostics import Diagnostics
from tests.support import checked, each_row

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

RESULTS = {
    # arithmetic: div rounds down, mod is never negative for a positive divisor
    "n": "7",
    "n + 5": "12",
    "n - 9": "-2",
    "n * -3": "-21",
    "-n": "-7",
    "n div 2": "3",
    "-n div 2": "-4",
    "n ^ 2": "49",
    "2 ^ (n mod 4) ^ 2": "512",
    "2 ^ 3 ^ 2": "512",
    "-n ^ 2": "-49",
    "(-n) ^ 2": "49",
    "(4 - n) ^ 3": "-27",
    "(zero mod 2) ^ (zero mod 3)": "1",
    "3 * 2 ^ 3 + 1": "25",
    "(n mod 4 - 4) ^ 3": "-1",
    "(n mod 3 - 1) ^ 100001": "0",
    "-n mod 2": "1",
    "n mod -2": "-1",
    "abs(n - 9)": "2",
    "min(n, 9, 8)": "7",
    "max(n, 9, 8)": "9",
    "2 + 3 * n": "23",
    # comparisons
    "n = 7": "true",
    "n = 8": "false",
    "7 = n": "true",
    "n != 7": "false",
    "n < 7": "false",
    "n <= 7": "true",
    "n > 6": "true",
    "n >= 8": "false",
    "wolf < goat": "true",
    "(n, boat) = (7, left)": "true",
    "(n, boat) = (7, right)": "false",
    "guest = none": "true",
    "different(n, 7)": "false",
    "different(n, zero, 3)": "true",
    "different(wolf, guest, hay)": "true",
    "different(guest, wolf, none)": "false",
    "different(man, step(man, north), step(man, west))": "false",
    # conditions short-circuit
    "lit and n = 7": "true",
    "n = 8 and 1 div zero = 1": "false",
    "lit or 1 div zero = 1": "true",
    "not lit": "false",
    "not lit implies 1 div zero = 1": "true",
    "if lit then 1 else 1 div zero": "1",
    "if n = 8 then wolf else goat": "goat",
    # sets
    "wolf in load": "true",
    "goat in load": "false",
    "guest in load": "false",
    "goat not in load": "true",
    "load + goat": "wolf, goat, hay",
    "load + (goat + wolf)": "wolf, goat, hay",
    "load - wolf": "hay",
    "load - (wolf + goat)": "hay",
    "toggle(load, wolf)": "hay",
    "toggle(load, goat)": "wolf, goat, hay",
    "toggle(load, goat + hay)": "wolf, goat",
    "common(load, wolf + goat)": "wolf",
    "common(load, load) = load": "true",
    "common(load, none + goat) = none": "true",
    "first(load)": "wolf",
    "last(load)": "hay",
    "first(common(load, none + goat), goat)": "goat",
    "first(load - wolf, goat)": "hay",
    "let k = n + 1 then k - n": "1",
    "weight(goat) or 7": "30",
    "weight(hay) or 7": "7",
    "(weight(hay) or n) = n": "true",
    "weight(hay) or tries or n": "7",
    "tries or weight(goat) or (1 div zero)": "30",
    "(mark(wolf) or zero) + (mark(hay) or zero)": "3",
    "guest or goat": "goat",
    "guest or none": "none",
    "join(mark(i) or '-' for i in item)": "33-",
    "load <= wolf + hay": "true",
    "load < wolf + hay": "false",
    "load = none": "false",
    "count(load)": "2",
    "the (load - wolf)": "hay",
    # variables and tables
    "at(goat)": "right",
    "at": "left right left",
    "reverse(seat)": "9 4 1",
    "seat(n - 5)": "4",
    "seat = reverse(seat)": "false",
    "weight(goat)": "30",
    "goat eats hay": "true",
    "hay eats goat": "false",
    "other(boat)": "right",
    "twice(n) + 1": "15",
    # loops, the last name fastest
    "every i in item has at(i) = left": "false",
    "every i in item where i != goat has at(i) = left": "true",
    "every i in item where n = 8 has 1 div zero = 1": "true",
    "some i in item where at(i) = right": "true",
    "some i in item where at(i) = right and i in load": "false",
    "no i in load where at(i) = right": "true",
    "exactly 2 i in item where at(i) = left": "true",
    "exactly n i in item where at(i) = left": "false",
    "at least 2 i in item where at(i) = left": "true",
    "at least 3 i in item where at(i) = left": "false",
    "at most 1 i in item where at(i) = left": "false",
    "at most 2 i in item where at(i) = left": "true",
    "exactly 2 i in load": "true",
    "at most n - 6 i in load": "false",
    "exactly 3 i in pile": "true",
    "exactly 2 i in pile where i = hay": "true",
    "exactly 3 p, q in 1..3 where p < q": "true",
    "at least 1 (a, b) in eats where a in load": "true",
    "at least 2 (a, b) in eats where a in load": "false",
    "every i in load has exactly 1 j in item where j in load and i != j": "true",
    "those i in item where at(i) = left": "wolf, hay",
    "those i in item where i not in load": "goat",
    "set(seat(p) mod 4 for p in 1..3)": "0, 1",
    "sum(seat(p) for p in 1..3)": "14",
    "sum(seat(p) for p in 1..3 where seat(p) > n)": "9",
    "sum(seat(p) for p in 1..3 where seat(p) > 10)": "0",
    "sum(p * q for p, q in 1..3 where p < q)": "11",
    "sum(1 for (a, b) in eats where a in load)": "1",
    "different(seat(p) for p in 1..3)": "true",
    "different(seat(p) mod 3 for p in 1..3)": "false",
    "different(seat(p) mod 3 for p in 1..3 where p > 1)": "true",
    "different(p + q for p, q in 1..2)": "false",
    "different(mark(i) for i in item)": "false",
    "different(mark(i) for i in item where i != wolf)": "true",
    "different(tries for i in item where i = wolf)": "true",
    "different(p for p in 1..3 where p > n)": "true",
    "different(seat)": "true",
    "different(at)": "false",
    "different(row4)": "false",
    "different(if lit then seat else row3)": "true",
    "different(pile)": "false",
    "different(pop(pile))": "true",
    "different(step(man, d) for d in direction)": "false",
    "min(seat(p) for p in 1..3 where p > 1)": "4",
    "max(seat(p) + n for p in 1..3)": "16",
    "sum(row4)": "13",
    "sum(seat)": "14",
    "min(reverse(seat))": "1",
    "max(if lit then seat else row3)": "9",
    "sum(if n = 8 then seat else reverse(row3))": "11",
    "join(i for i in load, '+')": "wolf+hay",
    "join(p * n for p in 1..3, ' ')": "7 14 21",
    # cells: rows and columns count from 0
    "man": "(0, 0)",
    "step(man, south)": "(1, 0)",
    "step(man, southeast)": "(1, 1)",
    "wrap(man, west)": "(0, 2)",
    "wrap(man, north)": "(1, 0)",
    "wrap(man, northwest)": "(1, 2)",
    "wrap(man, east, 7)": "(0, 1)",
    "wrap(man, west, 7)": "(0, 2)",
    "wrap(step(man, north), east) = nowhere": "true",
    "cell(yard, 1, 2)": "(1, 2)",
    "cell(yard, 2, 0) = nowhere": "true",
    "cell(yard, 0, n - n - 1) = nowhere": "true",
    "man < step(man, south)": "true",
    "step(man, east) > step(man, south)": "false",
    "first(floor)": "(0, 1)",
    "last(floor + wall)": "(1, 1)",
    "opposite(northeast)": "southwest",
    "right_of(west)": "north",
    "left_of(southeast)": "northeast",
    "step(man, east, 2)": "(0, 2)",
    "step(man, east, 3) = nowhere": "true",
    "step(man, north) = nowhere": "true",
    "step(man, north) in yard": "false",
    "row(the bed)": "1",
    "col(the bed)": "2",
    "distance(man, the bed)": "3",
    "neighbours(man)": "(0, 1), (1, 0)",
    # relations followed from member to member: the set itself is part of what it reaches
    "reach(set(wolf), eats)": "wolf, goat, hay",
    "reach(set(hay), eats)": "hay",
    "reach(east_of(c) for c in set(man))": "(0, 0), (0, 1), (0, 2)",
    "reach(guest for i in load)": "wolf, hay",
    "connected(load, eats)": "false",
    "connected(load + goat, eats)": "true",
    "connected(floor)": "true",
    "runs(load)": "1, 1",
    "runs(load + goat)": "3",
    "connected(door + wall)": "false",
    "connected(load - wolf - hay, eats)": "true",
    "shift(man, the door, the bed)": "(1, 2)",
    "shift(man, the bed, the door) = nowhere": "true",
    "slide(man, east, floor)": "(0, 1)",
    "slide(man, south, floor)": "(1, 0)",
    "slide(man, north, floor)": "(0, 0)",
    "count(floor)": "3",
    "col(east_of(man))": "1",
    # lists: places count from 1
    "pile": "hay, wolf, hay",
    "none_yet = none": "true",
    "count(pile)": "3",
    "pile(2)": "wolf",
    "element(pile, 3)": "hay",
    "element(pile, n, none)": "none",
    "first(pile)": "hay",
    "last(pop(pile))": "wolf",
    "first(none_yet, n)": "7",
    "last(none_yet, 2)": "2",
    "pop(pile)": "hay, wolf",
    "pop(none_yet) = none": "true",
    "rest(pile)": "wolf, hay",
    "push(pile, goat)": "hay, wolf, hay, goat",
    "list(n, n + 1)": "7, 8",
    "list(1, 2) + list(n)": "1, 2, 7",
    "list(n - 9) + list(n)": "-2, 7",
    "list(1, 2) = list(2, 1)": "false",
    "list(1, 2) = list(1, n - 5)": "true",
    "take(pile, 2)": "hay, wolf",
    "take(pile, n)": "hay, wolf, hay",
    "take(pile, n - 9) = none": "true",
    "drop(pile, 2)": "hay",
    "drop(pile, n - 9)": "hay, wolf, hay",
    "drop(pile, 3) = none": "true",
    "reverse(pop(pile))": "wolf, hay",
    "position(pile, hay)": "1",
    "list(n, 2) in couples": "true",
    "list(n) in couples": "false",
    "list(n, 2, 2) in couples": "false",
    "position(pile, wolf)": "2",
    "position(pile, goat)": "0",
    "goat in pile": "false",
    "elements(pile)": "wolf, hay",
    "list(seat(4 - p) for p in 1..3)": "9, 4, 1",
    "list(seat(p) for p in 1..3 where p != 2)": "1, 9",
    "list(i for i in pile)": "hay, wolf, hay",
    "those i in pile where i != wolf": "hay",
    "join(i for i in pile, '<')": "hay<wolf<hay",
    "join(pile, '+')": "hay+wolf+hay",
    # lists of lists, with any ranges of their numbers
    "pairs": "{1}, {2, 3}",
    "push(pairs, list(9, n))": "{1}, {2, 3}, {9, 7}",
    "last(push(pairs, list(n)))": "7",
    "list(n - 6) in pairs": "true",
    "list(n) in pairs": "false",
    "position(pairs, list(n - 5, 3))": "2",
    "pairs = list(list(n - 6), list(2, 3))": "true",
    "pairs + list(list(n))": "{1}, {2, 3}, {7}",
    "list(list(n - 9), list(n, 3))": "{-2}, {7, 3}",
    "if lit then pairs else list(list(n - 9))": "{1}, {2, 3}",
    "first(pairs, none) = list(n - 6)": "true",
    "list(reverse(p) for p in pairs)": "{1}, {3, 2}",
    "sum(x for p in pairs, x in p)": "6",
    # texts
    "join(load, '-')": "wolf-hay",
    "join(seat, '')": "149",
    "picture(sign(c) for c in yard)": "@.#\n..b",
    "picture(if c = man then 'M' else '.' for c in yard)": "M..\n...",
    "load": "wolf, hay",
    "lit": "true",
    "guest": "none",
}

FAULTS = {
    "n div zero": ("no-value", "7 div 0: a division by zero"),
    "2 ^ (zero - 1)": ("no-value", "2 ^ -1: an exponent is 0 or more"),
    "n mod zero": ("no-value", "7 mod 0: a division by zero"),
    "n = 7 and n div zero = 1": ("no-value", "a division by zero"),
    "n + tries": ("no-value", "this is none, but a value is expected here"),
    "sum(mark)": ("no-value", "this is none, but a value is expected here"),
    "min(mark)": ("no-value", "this is none, but a value is expected here"),
    "sum(tries for p in 1..3)": ("no-value", "this is none, but a value is expected here"),
    "the load": ("no-value", "exactly one member, and this one has 2 members"),
    "the (load - wolf - hay)": ("no-value", "exactly one member, and this one is empty"),
    "connected(the (load - i - hay) for i in load)": ("no-value", "and this one is empty"),
    "load + guest": ("no-value", "none can't be put into a set"),
    "weight(the (load - wolf))": ("no-entry", "the table `weight` has no entry for hay"),
    "seat(n)": ("off-domain", "there is no `seat` for 7"),
    "at(guest)": ("off-domain", "there is no `at` for none"),
    "min(seat(p) for p in 1..3 where p > n)": ("no-value", "the min of nothing is undefined"),
    "max(seat(p) for p in 1..3 where p > n)": ("no-value", "the max of nothing is undefined"),
    "set(seat(p) - 5 for p in 1..3)": ("no-value", "the number -4 can't be put into a set"),
    "different(n, zero, n div zero)": ("no-value", "7 div 0: a division by zero"),
    "different(weight(i) for i in item)": ("no-entry", "the table `weight` has no entry for hay"),
    "pile(n)": ("no-value", "there is no 7th element in a list of 3"),
    "pile(n - 7)": ("no-value", "there is no 0th element in a list of 3"),
    "last(none_yet)": ("no-value", "an empty list has no elements"),
    "set(k - 8 for k in list(n))": ("no-value", "the number -1 can't be put into a set"),
    "row(step(man, north))": ("no-value", "nowhere (off the map) has no row or column"),
    "distance(man, step(man, north))": ("no-value", "nowhere (off the map) has no row"),
    "those i in item where weight(i) > 9": ("no-entry", "the table `weight` has no entry for hay"),
}

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


def expression(text: str) -> tuple[core.Puzzle, core.Expr]:
    found = puzzle(text)
    assert found.show is not None
    (part,) = found.show.parts
    assert not isinstance(part, str)
    return found, part


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
    assert operations == (OPERATIONS.keys() | _TEXTS.keys()) - {"move"}, (
        "the compiler generates `move`"
    )
    assert {one.kind for one in met if isinstance(one, core.Fold)} == REDUCTIONS.keys()
