"""The checker: names and types, ranges, forms of tables, sets, legends, requirements."""

from __future__ import annotations

from typing import Any

import pytest

from puzzlelang.core import nodes as core
from puzzlelang.core import semantics
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.core.semantics import evaluate, explain_fault
from puzzlelang.core.types import (
    BOOLEAN,
    INTEGERS,
    TEXT,
    Boolean,
    Domain,
    Members,
    Row,
    Scalar,
    SetOf,
    Type,
    describe,
    with_article,
)
from puzzlelang.model import tables
from puzzlelang.model.expression_checker import MOST_NODES
from puzzlelang.text.diagnostics import LONGEST, Diagnostic, Diagnostics, render
from puzzlelang.text.source import Source
from tests.support import checked, diagnose, each_row, rows_of

PUZZLE = """\
puzzle: Test
params:
  n: 3
  sizes: [8, 5, 3]
types:
  item:
    beast: [wolf, goat]
    plant: [cabbage]
  bank: [left, right]
  shoe: [left, heel]
  coin: [1, 2, 5]
  place: 1 .. n
sets:
  food: [goat, cabbage]
  first: [goat, plant]
  odd: those p in place where p mod 2 = 1
tables:
  weight: {wolf: 4, goat: 2, cabbage: 1}
  eats: {wolf: goat, goat: cabbage}
  likes: {wolf: [goat], goat: [cabbage, goat]}
  fare:
    left: {wolf: 3, goat: 2, cabbage: 1}
    right: {wolf: 4, goat: 3, cabbage: 2}
  guards:
    - [wolf, goat, left]
    - [beast, cabbage, right]
  toll: [5, 8, 13]
  arrow: {left: "'<'", right: "'>'"}
  price: {heel: 3, left: 4}
maps:
  room:
    text: |
      #@.A
      #b.A
    legend: |
      # = wall
      @ = start, floor
      . = floor
      A-B = door(paint)
      b = key(paint)
state:
  farmer: bank = left
  at: bank for each i in item = if i = wolf then right else left
  count_of: 0..9 for each b1 in bank, p in place = p
  load: set of item = beast
  guest: item or none = none
  lit: boolean = true
  man: room = the start
  x: 0..5 = n
define:
  home(i in item): at(i) = left
  all_home: every i in item has home(i)
transitions:
  take(i in item, p in place where p > 1):
    let:
      heavy: weight(i) > p
    when: heavy
    then:
      farmer: other(farmer)
goal: GOAL
show: <SHOW>
"""


def core_of(text: str) -> core.Puzzle:
    diagnostics = Diagnostics()
    puzzle = checked(text, diagnostics)
    assert puzzle is not None, [d.message for d in diagnostics]
    assert not list(diagnostics), [d.message for d in diagnostics]
    return puzzle


def value(expression: str) -> tuple[Any, Type]:
    """Value at the start, and type, of an expression."""
    puzzle = core_of(PUZZLE.replace("GOAL", "lit").replace("<SHOW>", f"<({expression})>"))
    assert puzzle.show is not None
    (part,) = puzzle.show.parts
    assert not isinstance(part, str)
    return evaluate(part, puzzle.starts[0]), part.type


def codes(goal: str) -> list[str]:
    found = diagnose(PUZZLE.replace("GOAL", goal).replace("<SHOW>", "<x>"))
    return [d.code for d in found]


def kind_of(expression: str) -> Type:
    return value(expression)[1]


# ── types ────────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
@each_row(("expression", "text"), rows_of("model/types.txt"))
def test_types(expression: str, text: str) -> None:
    assert describe(kind_of(expression)) == text


@pytest.mark.parametrize(
    ("noun", "text"), [("item", "an item"), ("bank", "a bank"), ("Ox", "an Ox"), ("", "a ")]
)
def test_articles(noun: str, text: str) -> None:
    assert with_article(noun) == text


def test_off_the_map_is_in_the_type() -> None:
    kind = kind_of("step(man, north)")
    assert isinstance(kind, Scalar) and kind.nowhere and not kind.optional


def test_a_slide_stays_on_the_map() -> None:
    kind = kind_of("slide(man, north, floor)")
    assert isinstance(kind, Scalar) and not kind.nowhere
    kind = kind_of("slide(step(man, north), north, floor)")
    assert isinstance(kind, Scalar) and kind.nowhere


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        ("join(i for i in item)", "wolfgoatcabbage"),
        ("join(i for i in load, ', ')", "wolf, goat"),
        ("join(i for i in item where i not in load, ', ')", "cabbage"),
        ("join(weight(i) * p for i in load, p in odd, '+')", "4+12+2+6"),
        ("join(load)", "wolfgoat"),
        (
            "picture(if c in wall then '#' else if c = man then '@' else '.' for c in room)",
            "#@..\n#...",
        ),
        ("picture(door(c) for c in room where c in door)", "   a\n   a"),
        ("picture(c in wall for c in room)", "true  false false false\ntrue  false false false"),
        ("picture(p * y for y in 1..2, p in place)", "123\n246"),
        ("picture(p * y for y in 9..10, p in place)", " 9 18 27\n10 20 30"),
        ("picture(i for b1 in bank, i in item where at(i) = b1)", "        goat    cabbage\nwolf"),
        ("picture(x for p in place, q in 1..p)", "3\n33\n333"),
        ("picture(if x > p then '-' else toll(p) for p, q in place)", "-  -  -\n-  -  -\n13 13 13"),
        ("picture(guest for p, q in 1..2)", "none    none\nnone    none"),
        ("picture(if guest = none then '.' else 'o' for p, q in 1..2)", "..\n.."),
    ],
)
def test_texts(expression: str, text: str) -> None:
    assert value(expression)[0] == text


def test_variables() -> None:
    puzzle = core_of(PUZZLE.replace("GOAL", "lit").replace("<SHOW>", "<x>"))
    farmer, at, count_of, load, guest, lit, man, x = puzzle.variables
    assert [v.offset for v in puzzle.variables] == [0, 1, 4, 10, 11, 12, 13, 14]
    assert isinstance(farmer.type, Scalar) and farmer.domain is not None
    assert isinstance(farmer.domain.base, Members) and list(farmer.domain.values) == [0, 1]
    assert [len(key.values) for key in at.keys] == [3]
    assert [len(key.values) for key in count_of.keys] == [2, 3]
    assert isinstance(load.type, SetOf)
    assert isinstance(guest.type, Scalar) and guest.type.optional
    assert lit.type == BOOLEAN and lit.domain is None
    assert isinstance(man.type, Scalar)
    assert x.domain == Domain(INTEGERS, range(6))
    assert puzzle.starts[0][:10] == (0, 1, 0, 0, 1, 2, 3, 1, 2, 3)
    assert puzzle.starts[0][10:] == (0b011, puzzle.starts[0][11], 1, 1, 3)


def test_a_transition_tries_its_parameters_in_order() -> None:
    puzzle = core_of(PUZZLE.replace("GOAL", "lit").replace("<SHOW>", "<x>"))
    (take,) = puzzle.transitions
    assert [list(binder.values) for binder in take.binders] == [[0, 1, 2], [1, 2, 3]]
    assert [bound.name for bound, _ in take.lets] == ["heavy"]


# ── forms of tables ──────────────────────────────────────────────────────────────────


@pytest.mark.slow
@each_row(
    ("expression", "wanted"),
    [
        ("weight(goat)", 2),
        ("eats(goat)", 2),
        ("wolf eats goat", True),
        ("goat eats wolf", False),
        ("likes(goat)", 0b110),
        ("likes(cabbage)", 0),
        ("goat likes goat", True),
        ("fare(right, goat)", 3),
        ("(right, goat, 3) in fare", True),
        ("(right, goat, 2) in fare", False),
        ("guards(wolf, goat)", 0),
        ("guards(goat, cabbage)", 1),
        ("(wolf, cabbage, right) in guards", True),
        ("guards(wolf, cabbage, left)", False),
        ("count(those i in item where some (who, whom, to) in guards where whom = i)", 2),
        ("toll(2)", 8),
        ("sum(toll)", 26),
        ("sizes(3)", 3),
        ("count(sizes)", 3),
        ("arrow(right)", ">"),
        ("price(left)", 4),
        ("reverse(toll)", (13, 8, 5)),
    ],
)
def test_tables(expression: str, wanted: Any) -> None:
    assert value(expression)[0] == wanted


@pytest.mark.parametrize(
    "goal",
    [
        "weight(x) = 3",
        "weight(wolf, goat) = 3",
        "fare(wolf, left) = 3",
        "toll(farmer) = 3",
        "price(right) = 3",
        "price(heel, heel) = 3",
    ],
)
def test_tables_asked_wrongly(goal: str) -> None:
    told = codes(goal)
    assert told and set(told) <= {"wrong-type", "argument-count", "ambiguous-word"}


# ── sets and legends ─────────────────────────────────────────────────────────────────


@pytest.mark.slow
@each_row(
    ("expression", "wanted"),
    [
        ("beast", 0b011),
        ("food", 0b110),
        ("first", 0b110),
        ("odd", 0b1010),
        ("coin", 0b100110),
        ("food - beast", 0b100),
        ("load + cabbage", 0b111),
        ("none + wolf", None),
        ("wolf + cabbage", 0b101),
        ("goat + plant", 0b110),
        ("(wolf + goat) + cabbage - goat", 0b101),
        ("north + south", 0b10001),
        ("the key + the start", 0b100010),
        ("toggle(wolf + goat, goat)", 0b001),
        ("those d in east + west where step(man, d) in floor", 0b100),
        ("set(other(at(i)) for i in item)", 0b11),
        ("set(step(c, d) for c in start, d in south + east)", 0b100100),
        ("those i in item where weight(i) > 1", 0b011),
        ("wall", 0b10001),
        ("floor", 0b1000110),
        ("door", 0b10001000),
        ("door(the (door - the (those c1 in door where row(c1) = 1)))", 0),
        ("key(the key)", 1),
        ("the key = the (those c1 in room where row(c1) = 1 and col(c1) = 1)", True),
        ("rows(room) * 10 + columns(room)", 24),
    ],
)
def test_sets(expression: str, wanted: Any) -> None:
    if wanted is None:  # `none` needs a type
        assert codes(f"count({expression}) = 1") == ["none-of-what"]
    else:
        assert value(expression)[0] == wanted


def test_a_set_of_one_where_a_set_is_wanted() -> None:
    text = PUZZLE.replace("load: set of item = beast", "load: set of item = none + goat")
    assert core_of(text.replace("GOAL", "lit").replace("<SHOW>", "<x>")).starts[0][10] == 0b010
    assert codes("load = none + wolf") == []


# ── words of several types ───────────────────────────────────────────────────────────


def test_what_stands_beside_a_word_settles_it() -> None:
    assert codes("farmer = left and left = farmer and left in bank") == ["never-matters"]
    assert codes("price(left) = 4 and at(wolf) = (if lit then left else right)") == []
    assert codes("left = left") == ["ambiguous-word", "ambiguous-word"]
    assert codes("(if lit then left else left) = farmer") == []


# ── definitions ──────────────────────────────────────────────────────────────────────


def test_definitions_are_written_out() -> None:
    assert value("all_home") == (False, Boolean())
    assert codes("home(step(man, north)) = lit") == ["wrong-type"]


def test_circles_are_told_once() -> None:
    text = PUZZLE.replace("  all_home:", "  one: two\n  two: three\n  three: one\n  all_home:")
    found = diagnose(text.replace("GOAL", "one and two and three").replace("<SHOW>", "<x>"))
    assert [d.code for d in found] == ["circular"]


@pytest.mark.slow
def test_the_budget_of_written_out_definitions() -> None:
    chain = "".join(f"  f{k}: f{k - 1} and f{k - 1}\n" for k in range(1, 40))
    text = PUZZLE.replace("  all_home:", "  f0: lit\n" + chain + "  all_home:")
    found = diagnose(text.replace("GOAL", "f39").replace("<SHOW>", "<x>"))
    assert [d.code for d in found] == ["too-large"]
    assert f"{MOST_NODES:,}" in found[0].message


# ── ranges that are certainly left ───────────────────────────────────────────────────


@pytest.mark.slow
@each_row(
    ("effect", "told"),
    [
        ("x: 6", ["out-of-range"]),
        ("x: x + 6", ["out-of-range"]),
        ("x: x - 6", ["out-of-range"]),
        ("x: none", ["out-of-range"]),
        ("x: x + 1", []),  # only sometimes: reported when it happens
        ("guest: none", []),
        ("guest: wolf", []),
        ("farmer: none", ["out-of-range"]),
        ("lit: x = 1", []),
        ("lit: x", ["not-a-condition"]),
        ("load: none", []),
        ("load: wolf", ["wrong-type"]),
        ("farmer: wolf", ["wrong-type"]),
        ("farmer: heel", ["wrong-type"]),
        ("man: step(man, north)", []),
        ("man: wall", ["wrong-type"]),
        ("at(wolf): left", []),
        ("at(farmer): left", ["wrong-type"]),
        ("at: left", ["argument-count"]),
        ("count_of(left, 4): 1", []),  # a lookup: reported when it happens
        ("weight(wolf): 3", ["not-a-variable"]),
        ("n: 3", ["not-a-variable"]),
    ],
)
def test_effects(effect: str, told: list[str]) -> None:
    text = PUZZLE.replace("farmer: other(farmer)", effect).replace("    when: heavy\n", "")
    found = diagnose(text.replace("GOAL", "lit").replace("<SHOW>", "<x>"))
    assert [d.code for d in found] == told


# ── numbers that may be none ─────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.parametrize(
    ("use", "value"), [("m + 1", 3), ("-m", -2), ("abs(m)", 2), ("min(m, 1)", 1), ("m - 2", 0)]
)
def test_what_may_be_none_counts_while_it_is_there(use: str, value: int) -> None:
    text = PUZZLE.replace("  x: 0..5 = n\n", "  x: 0..5 = n\n  m: 0..3 or none = START\n")
    text = text.replace("GOAL", f"{use} = {value}").replace("<SHOW>", "<x>")
    puzzle = core_of(text.replace("START", "2"))
    assert evaluate(puzzle.goal.condition, puzzle.starts[0]) is True
    puzzle = core_of(text.replace("START", "none"))
    with pytest.raises(RuleFault, match="none"):
        evaluate(puzzle.goal.condition, puzzle.starts[0])


def test_none_is_in_no_range() -> None:
    text = PUZZLE.replace("  x: 0..5 = n\n", "  x: 0..5 = n\n  m: 0..3 or none = none\n")
    puzzle = core_of(text.replace("GOAL", "m in 0..3 or m in coin").replace("<SHOW>", "<x>"))
    assert evaluate(puzzle.goal.condition, puzzle.starts[0]) is False


# ── warnings ─────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.parametrize(
    ("goal", "told"),
    [
        ("no i in item where at(i) = right and lit", ["forgotten-tail"]),
        ("no i in item where at(i) = right implies lit", ["forgotten-tail"]),
        ("some i in item where at(i) = right and x = 1 or lit", ["forgotten-tail"]),
        ("no i in item where lit and at(i) = right", []),
        ("(no i in item where at(i) = right) and lit", []),
        ("no i in item where lit", []),
        ("no i in item where home(i) and (lit or at(i) = right)", []),
        ("every i in item has home(i) and lit", []),
        ("some wolf in bank where wolf = farmer", ["hides"]),
        ("some i in item where some i in item where home(i)", ["hides"]),
        ("some count in place where count = 1", []),
    ],
)
def test_warnings(goal: str, told: list[str]) -> None:
    assert codes(goal) == told


def test_a_mistake_inside_silences_the_tail() -> None:
    assert codes("no i in item where at(j) = right and lit") == ["unknown-name"]


# ── parameters, maps, requirements ───────────────────────────────────────────────────

SMALL = """\
puzzle: Small
params:
  n: 3
  list: [1, 2]
maps:
  room:
    file: room.txt
    header: height width
    legend: |
      @ = start
      . = floor
require:
  as high as it says: rows(room) = height
  n is small: n <= 5
state:
  man: room = the start
transitions:
  stay:
    then:
      man: man
goal: n = count(list)
"""


@pytest.mark.parametrize(
    ("settings", "maps", "told"),
    [
        ({}, {"room": "1 2\n@.\n"}, []),
        ({"n": "4"}, {"room": "1 2\n@.\n"}, []),
        ({"list": "7"}, {"room": "1 2\n@.\n"}, []),
        ({"n": "6"}, {"room": "1 2\n@.\n"}, ["requirement"]),
        ({"m": "6"}, {"room": "1 2\n@.\n"}, ["unknown-parameter"]),
        ({"n": "1,2"}, {"room": "1 2\n@.\n"}, ["wrong-type"]),
        ({}, {"room": "1 2\n@.\n", "rome": "@"}, ["unknown-map"]),
        ({}, {"room": "2 2\n@.\n"}, ["requirement"]),
        ({}, {"room": "0 2\n"}, ["empty-map"]),
        ({}, {"room": "1\n@.\n"}, ["bad-header"]),
        ({}, {"room": "1 2\n@x\n"}, ["unknown-character"]),
        ({}, {"room": "1 2\n@.\n.\n"}, ["ragged-map"]),
    ],
)
def test_instances(settings: dict[str, str], maps: dict[str, str], told: list[str]) -> None:
    assert [d.code for d in diagnose(SMALL, settings=settings, maps=maps)] == told


def test_an_unknown_map_is_told_by_name() -> None:
    found = diagnose(SMALL, maps={"room": "1 2\n@.\n", "rooms": "@"})
    assert [(d.code, d.help) for d in found] == [("unknown-map", "did you mean `room`?")]


def test_a_requirement_names_the_values_that_break_it() -> None:
    (found,) = diagnose(SMALL, settings={"n": "6"}, maps={"room": "1 2\n@.\n"})
    assert found.message == "not met: n is small"
    assert found.label == "this does not hold when n = 6"


# ── faults during checking have positions ────────────────────────────────────────────


def test_a_fault_at_the_start_keeps_its_places() -> None:
    text = PUZZLE.replace("GOAL", "lit").replace("<SHOW>", "<x>")
    text += "invariants:\n  sound: 6 div (x - n) = 1\n"
    (found,) = diagnose(text)
    assert found.code == "no-value"
    assert [label for _, label in found.related] and "in the state 3" in found.related[-1][1]


# ── messages ─────────────────────────────────────────────────────────────────────────


def test_no_part_of_a_message_is_endless() -> None:
    span = Source("x", "abc").span(0, 1)
    long = "x" * 10_000
    text = render(Diagnostic("code", long, span, long, long))
    assert len(text) < 4 * LONGEST


def test_a_row_is_described_with_its_element() -> None:
    row = Row((Domain(INTEGERS, range(3)),), TEXT)
    assert describe(row) == "a whole row (a text for each 0..2)"


def test_explained_faults_are_those_of_the_goal() -> None:
    puzzle = core_of(PUZZLE.replace("GOAL", "6 div (x - 3) = 1").replace("<SHOW>", "<x>"))
    fault = explain_fault(puzzle, puzzle.starts[0])
    assert fault is not None and fault.code == "no-value"


# ── a variable with the name of its type ─────────────────────────────────────────────

ROOMS = """\
puzzle: Test
types: {room: [hall, den, attic], level: 1..3}
tables: {next: {hall: den, den: attic, attic: hall}}
state:
  room: room = hall
  level: level = 2
  seen: set of room = none
transitions:
  go: {then: {room: next(room), seen: seen + room}}
goal: room = attic
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("seen + room", "den"), ("room + seen", "den"), ("room + attic", "den, attic"),
        ("seen = none + room", "false"), ("rank(room)", "2"), ("if room = den then 1 else 0", "1"),
        ("level + 1", "3"), ("level - 1", "1"), ("set(r for r in room)", "hall, den, attic"),
        ("count(room)", "3"), ("those r in room where r != room", "hall, attic"),
        ("room - attic", "hall, den"), ("count(room - seen)", "3"), ("den in room", "true"),
        ("first(room)", "hall"), ("join(room)", "halldenattic"), ("room", "den"),
    ],
)  # fmt: skip
def test_where_a_variable_has_the_name_of_its_type(text: str, value: str) -> None:
    """It is the variable where a value is possible, and the type where only a set is."""
    puzzle = checked(f"{ROOMS}show: <{text}>\n", Diagnostics())
    assert puzzle is not None
    state = (1, *puzzle.starts[0][1:])
    assert semantics.shown(puzzle, state) == value


def test_a_direction_where_one_is_expected() -> None:
    """Also if a type of the file has a member of that name."""
    text = """\
puzzle: Test
types: {side: [north, south]}
state: {facing: direction = east, bank: side = north}
transitions:
  turn: {then: {facing: south, bank: south}}
goal: facing = south
show: <rank(facing)>, <rank(bank)>
"""
    puzzle = checked(text, Diagnostics())
    assert puzzle is not None
    (turned,) = semantics.steps(puzzle, puzzle.starts[0])
    assert semantics.shown(puzzle, turned.state) == "5, 2"


def test_no_member_added_to_a_set() -> None:
    puzzle = checked(
        f"{ROOMS}show: <seen + none>|<room + none>|<seen + none + room>\n", Diagnostics()
    )
    assert puzzle is not None
    assert semantics.shown(puzzle, (1, *puzzle.starts[0][1:])) == "|den|den"


def test_a_line_of_cost_without_a_name() -> None:
    text = "puzzle: T\nstate: {x: 0..9 = 0}\ntransitions:\n  up: {then: {x: x + 1}}\ngoal: x = 9\n"
    puzzle = checked(
        f"{text}cost:\n  - - 1 per up\n    - x per up\n  - 1 per move\n", Diagnostics()
    )
    assert puzzle is not None
    assert [len(line.terms) for line in puzzle.costs] == [2, 1]


@pytest.mark.parametrize(
    ("read", "is_refused"), [("door(at) = colour", False), ("near(at, at)", True)]
)
def test_tables_of_cells_are_as_large_as_the_map(
    read: str, is_refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A map may have more cells than a table of pairs may have rows."""
    monkeypatch.setattr(tables, "MOST_PLACES", 3)
    text = """\
puzzle: Doors
maps:
  maze:
    text: |
      @AB.
    legend: |
      @ = start
      A-B = door(paint)
      . = floor
TABLE
state: {at: maze = the start, colour: paint or none = none}
transitions:
  go(c in door): {when: at != c, then: {at: c}}
goal: at in door and READ
"""
    table = "tables:\n  near(c in maze, d in maze): step(c, east) = d" if is_refused else ""
    text = text.replace("TABLE", table).replace("READ", read)
    diagnostics = Diagnostics()
    checked(text, diagnostics)
    assert [found.code for found in diagnostics] == ["too-large"] * is_refused


def test_a_computed_table_with_an_empty_set_of_keys() -> None:
    text = """\
puzzle: Nobody is near
types: {place: [a, b, c]}
tables:
  heap: {a: [b], b: []}
  near(x, y in heap(b)): x = y
state: {at: place = a}
transitions:
  go(y in place): {when: not at near y, then: {at: y}}
goal: at = b
"""
    diagnostics = Diagnostics()
    checked(text, diagnostics)
    assert not [one for one in diagnostics if one.severity == "error"]
