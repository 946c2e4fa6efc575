"""Conversion: the same states, costs and plans as the task, in a readable file."""

from __future__ import annotations

from pathlib import Path

import pytest

import puzzlelang as pl
from puzzlelang.front.commands import program as cli
from puzzlelang.model.advice import BUILT_IN
from puzzlelang.model.functions import FUNCTIONS
from puzzlelang.pddl.puzzle_writer import Conversion, convert_files
from puzzlelang.pddl.words import TAKEN
from puzzlelang.syntax import KEYWORDS
from puzzlelang.text import PuzzleError, Source
from tests.pddl.executor import Executor

BLOCKS = """\
(define (domain blocks)
  (:requirements :strips :typing)
  (:types block)
  (:predicates (on ?x - block ?y - block) (ontable ?x - block) (clear ?x - block) (handempty)
               (holding ?x - block))
  (:action pick-up :parameters (?x - block)
    :precondition (and (clear ?x) (ontable ?x) (handempty))
    :effect (and (not (ontable ?x)) (not (clear ?x)) (not (handempty)) (holding ?x)))
  (:action put-down :parameters (?x - block)
    :precondition (holding ?x)
    :effect (and (not (holding ?x)) (clear ?x) (handempty) (ontable ?x)))
  (:action stack :parameters (?x - block ?y - block)
    :precondition (and (holding ?x) (clear ?y))
    :effect (and (not (holding ?x)) (not (clear ?y)) (clear ?x) (handempty) (on ?x ?y)))
  (:action unstack :parameters (?x - block ?y - block)
    :precondition (and (on ?x ?y) (clear ?x) (handempty))
    :effect (and (holding ?x) (clear ?y) (not (clear ?x)) (not (handempty)) (not (on ?x ?y)))))
"""

FOUR = """\
(define (problem four) (:domain blocks)
  (:objects d b a c - block)
  (:init (clear c) (clear a) (clear b) (clear d) (ontable c) (ontable a) (ontable b) (ontable d)
         (handempty))
  (:goal (and (on d c) (on c b) (on b a))))
"""
TWO = """\
(define (problem two) (:domain blocks)
  (:objects a b - block)
  (:init (on a b) (clear a) (ontable b) (handempty))
  (:goal (on b a)))
"""


def conversion(domain: str, problem: str, maps: bool = False) -> Conversion:
    sources = Source("domain.pddl", domain), Source("problem.pddl", problem)
    return convert_files(*sources, maps=maps)


def task(*, actions: str, predicates: str, init: str = "", goal: str = "(done)", more: str = ""):  # type: ignore[no-untyped-def]
    """Convert a task over the objects a, b and c, and load it."""
    domain = (
        f"(define (domain d) (:predicates {predicates} (done)) {more} {actions}\n"
        "(:action end :parameters () :precondition (and (done)) :effect (done)))"
    )
    problem = f"(define (problem p) (:domain d) (:objects a b c) (:init {init}) (:goal {goal}))"
    text = conversion(domain, problem).source.text
    return pl.loads(text)


def test_blocks() -> None:
    """125 states: the orders of four blocks in towers, with at most one in the hand (73 + 52)."""
    text = conversion(BLOCKS, FOUR).source.text
    assert "\n  clear(x in block): holding != x and no y in block where on(y) = x\n" in text
    assert "\n  handempty: holding = none\n" in text
    state = text[text.index("state:") : text.index("define:")].split("\n")
    assert state[1:3] == [
        "  on: block or none for each block = none",
        "  holding: block or none = none",
    ]
    puzzle = pl.loads(text)
    assert puzzle.explore().states == 125
    assert puzzle.solve().cost == 6  # by Fast Downward, A* with lmcut


def test_a_definition_needs_one_fact_at_the_start() -> None:
    """`clear` with an extra fact at the start is no definition: the puzzle has a variable."""
    two = FOUR.replace("(ontable c)", "(on c d)")
    text = conversion(BLOCKS, two).source.text
    assert "clear: boolean for each" in text
    assert pl.loads(text).solve().cost == 6  # `d` is clear although `c` is on it


DELIVERY = """\
(define (domain delivery)
  (:types truck parcel place)
  (:predicates (at ?x - (either truck parcel) ?p - place) (in ?x - parcel ?t - truck))
  (:action drive :parameters (?t - truck ?from ?to - place)
    :precondition (at ?t ?from) :effect (and (not (at ?t ?from)) (at ?t ?to)))
  (:action load :parameters (?x - parcel ?t - truck ?p - place)
    :precondition (and (at ?x ?p) (at ?t ?p)) :effect (and (not (at ?x ?p)) (in ?x ?t)))
  (:action unload :parameters (?x - parcel ?t - truck ?p - place)
    :precondition (and (in ?x ?t) (at ?t ?p)) :effect (and (not (in ?x ?t)) (at ?x ?p))))
"""
ONE_TRUCK = """\
(define (problem one) (:domain delivery)
  (:objects t - truck a b c d - parcel m n - place)
  (:init (at t m) (at a m) (at b m) (at c n) (at d m))
  (:goal (and (at a n) (at b n) (at c n) (at d n))))
"""


@pytest.mark.slow
def test_predicates_are_split_by_class() -> None:
    """`at` of trucks and `at` of parcels are two variables, unless an action mixes them."""
    text = conversion(DELIVERY, ONE_TRUCK).source.text
    assert "\n  at_parcel: place + truck for each p in parcel = first_at_parcel(p)\n" in text
    assert "\n  at_truck: place = " not in text  # it has a key
    assert "\n  at_truck: place for each truck = m\n" in text
    assert "\ngoal: every p in parcel has at_parcel(p) = n\n" in text
    puzzle = pl.loads(text)
    assert puzzle.solve().cost == 7  # 3 parcels: load, drive, unload
    assert puzzle.explore().states == 2 * 3**4
    mixing = (
        "(:action swap :parameters (?x ?y - (either truck parcel) ?p ?q - place) :precondition "
        "(and (at ?x ?p) (at ?y ?q)) :effect (and (not (at ?x ?p)) (not (at ?y ?q)) (at ?x ?q) "
        "(at ?y ?p))))"
    )
    mixed = DELIVERY.rstrip()[:-1] + mixing
    text = conversion(mixed, ONE_TRUCK).source.text
    assert "at_truck" not in text
    assert pl.loads(text).solve().cost == Executor(mixed, ONE_TRUCK).optimum()[0]


def test_parameters_that_a_variable_gives() -> None:
    """They are read, under `let:` if twice; a relation's rows still bind their columns."""
    van = ONE_TRUCK.replace(" t ", " van ")
    text = conversion(DELIVERY, van).source.text
    steps = text[text.index("transitions:") : text.index("goal:")]
    assert steps.split("\n")[1:-2] == [
        "  drive(t in truck, to in place):",
        "    then:",
        "      at_truck(t): to",
        "  load(x in parcel, t in truck):",
        "    when: at_parcel(x) = at_truck(t)",
        "    then:",
        "      at_parcel(x): t",
        "  unload(x in parcel):",
        "    let:",
        "      t: at_parcel(x)",
        "    when: t in truck",
        "    then:",
        "      at_parcel(x): at_truck(t)",
    ]
    road = DELIVERY.replace("(:predicates", "(:predicates (road ?p ?q - place)")
    road = road.replace("(at ?t ?from) :effect", "(and (at ?t ?from) (road ?from ?to)) :effect")
    two = van.replace("(at a m)", "(road m n) (road n m) (road m m) (at a m)")
    text = conversion(road, two).source.text
    assert "\n  drive(t in truck, (from, to) in road):\n" in text
    one_way = two.replace("(road m m)", "")
    text = conversion(road, one_way).source.text
    assert "\n  road:\n    m: n\n    n: m\n" in text
    assert "\n  drive(t in truck):\n    then:\n      at_truck(t): road(at_truck(t))\n" in text


def test_plans_have_parameters_that_a_variable_gives(tmp_path: Path) -> None:
    plan = tmp_path / "plan"
    pair = files(tmp_path, DELIVERY, ONE_TRUCK)
    assert cli.main(["solve", *pair, "--plan", str(plan), "--quiet"]) == 0
    assert sorted(plan.read_text().split("\n")[:-2]) == [
        "(drive t m n)", "(load a t m)", "(load b t m)", "(load d t m)", "(unload a t n)",
        "(unload b t n)", "(unload d t n)",
    ]  # fmt: skip
    executor = Executor(DELIVERY, ONE_TRUCK)
    assert executor.replay(plan.read_text().splitlines()[:-1]) == 7


PAINTERS = """\
(define (domain d) (:types robot tile paint)
  (:predicates (at ?r - robot ?t - tile) (painted ?t - tile ?p - paint) (clear ?t - tile))
  (:action move :parameters (?r - robot ?a ?b - tile)
    :precondition (and (at ?r ?a) (clear ?b))
    :effect (and (not (at ?r ?a)) (at ?r ?b) (clear ?a) (not (clear ?b))))
  (:action paint :parameters (?r - robot ?a ?b - tile ?p - paint)
    :precondition (and (at ?r ?a) (clear ?b))
    :effect (and (painted ?b ?p) (not (clear ?b)))))
"""
TILES = """\
(define (problem p) (:domain d) (:objects r s - robot a b c d e - tile w - paint)
  (:init (at r a) (at s b) (clear c) (clear d) (clear e))
  (:goal (and (painted a w) (painted b w) (painted c w))))
"""


@pytest.mark.slow
def test_places_of_things() -> None:
    """A variable has the place of a thing, unless each place has exactly one fact."""
    text = conversion(PAINTERS, TILES).source.text
    assert "\n  at: robot + paint or none for each t in tile = first_at(t) or none\n" in text
    assert "\n  clear(t in tile): at(t) = none\n" in text
    assert pl.loads(text).solve().cost == Executor(PAINTERS, TILES).optimum()[0]
    wall = TILES.replace("(clear e)", "")
    text = conversion(PAINTERS, wall).source.text
    assert "\n  at: tile for each x in robot = first_at(x)\n" in text
    assert "\n  clear: boolean for each t in tile = t in c + d\n" in text
    assert "\n  painted: paint or none for each tile = none\n" in text
    cost, states = Executor(PAINTERS, wall).optimum()
    assert (pl.loads(text).solve().cost, pl.loads(text).explore().states) == (cost, states)


def test_short_conditions() -> None:
    """`exists` of a value, and a goal for all objects but one."""
    goal = "(and (painted a w) (painted b w) (painted c w) (painted d w) (exists (?t) (at r ?t)))"
    text = conversion(PAINTERS, TILES.replace(TILES[TILES.index("(and (painted") : -3], goal))
    assert "\n  - every t in tile where t != e has at(t) = w\n" in text.source.text
    puzzle = task(
        predicates="(p ?x) (link ?x ?y)",
        init="(p a) (p b) (link a b) (link b c)",
        actions="(:action go :parameters (?x) :precondition () :effect "
        "(when (exists (?y) (link ?x ?y)) (not (p ?x))))",
        goal="(not (p a))",
    )
    assert puzzle.explore().states == 4  # `link` has no value for `c`
    rule = "(:action stop :parameters (?r - robot) :precondition (exists (?t - tile) (at ?r ?t)) "
    rule += ":effect (forall (?t - tile) (not (at ?r ?t))))"
    text = conversion(PAINTERS.rstrip()[:-1] + rule + ")", TILES.replace("(clear e)", ""))
    assert "\n  stop(x in robot):\n    when: at(x) != none\n" in text.source.text


def storehouse(columns: int, rows: int, holes: str = "") -> str:
    """A room with a stone, a player and a goal; `c1-2` is in column 1 and row 2."""
    cells = [(x, y) for y in range(rows) for x in range(columns) if f"c{x}-{y}" != holes]
    ways = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
    names = " ".join(f"c{x}-{y}" for x, y in cells)
    steps = " ".join(
        f"(next c{x}-{y} c{x + a}-{y + b} {way})"
        for x, y in cells for way, (a, b) in ways.items() if (x + a, y + b) in cells
    )  # fmt: skip
    clear = " ".join(f"(clear c{x}-{y})" for x, y in cells if (x, y) not in [(0, 0), (1, 0)])
    return (
        f"(define (problem p) (:domain d) (:objects {names} - cell s - stone up down left right - "
        f"way) (:init {steps} {clear} (man c0-0) (at s c1-0) (aim c2-0)) (:goal (at s c2-0)))"
    )


STOREHOUSE = """\
(define (domain d)
  (:types cell stone way)
  (:predicates (next ?a ?b - cell ?w - way) (man ?a - cell) (at ?s - stone ?a - cell)
    (clear ?a - cell) (aim ?a - cell))
  (:action walk :parameters (?a ?b - cell ?w - way)
    :precondition (and (man ?a) (next ?a ?b ?w) (clear ?b))
    :effect (and (not (man ?a)) (man ?b) (clear ?a) (not (clear ?b))))
  (:action push :parameters (?s - stone ?a ?b ?c - cell ?w - way)
    :precondition (and (man ?a) (next ?a ?b ?w) (next ?b ?c ?w) (at ?s ?b) (clear ?c) (aim ?c))
    :effect (and (not (man ?a)) (man ?b) (clear ?a) (not (clear ?c)) (not (at ?s ?b)) (at ?s ?c))))
"""


def test_boards() -> None:
    """Cells with two numbers are a map, if relations have all steps in some directions."""
    text = conversion(STOREHOUSE, storehouse(3, 2)).source.text
    assert "\n  cell_: [c0_0, c1_0, c2_0, c0_1, c1_1, c2_1]\n" in text, "cells keep their names"
    text = conversion(STOREHOUSE, storehouse(3, 2), maps=True).source.text
    assert "\nmaps:\n  cell_:\n    text: |\n      ..o\n      ...\n    legend: |\n" in text
    assert "\n      . = floor\n      o = aim\n" in text
    assert "\n  next(c, x in cell_, w in way): x = step(c, way_(w))\n" in text
    assert text.endswith(
        "\nlook:\n  grid: cell_\n  stone: crate\n  set(x for x in aim): ring gold\n"
    )
    assert "\n  at: cell_ for each stone = cell(cell_, 0, 1)\n" in text
    assert pl.loads(text).solve().cost == 1
    text = conversion(STOREHOUSE, storehouse(3, 2, holes="c1-1"), maps=True).source.text
    assert "\n  board:\n    text: |\n      ..o\n      .#.\n    legend: |\n" in text
    assert "\n      . = cell_\n      o = cell_, aim\n      # = wall\n" in text
    one_way = storehouse(3, 2).replace("(next c0-0 c1-0 right)", "")
    text = conversion(STOREHOUSE, one_way, maps=True).source.text
    assert "\n  cell_: [c0_0, c1_0, c2_0, c0_1, c1_1, c2_1]\n" in text
    assert "\n  grid: cell_\n  columns: 3\n" in text and "maps:" not in text
    far = storehouse(3, 2).replace("(next c0-0 c1-0 right)", "(next c0-0 c2-0 right)")
    assert "look:" not in conversion(STOREHOUSE, far, maps=True).source.text


PEGS = """\
(define (domain pegs) (:types hole)
  (:predicates (in-line ?x ?y ?z - hole) (occupied ?h - hole) (free ?h - hole))
  (:action jump :parameters (?from ?over ?to - hole)
    :precondition (and (in-line ?from ?over ?to) (occupied ?from) (occupied ?over) (free ?to))
    :effect (and (not (occupied ?from)) (not (occupied ?over)) (not (free ?to))
                 (free ?from) (free ?over) (occupied ?to))))
"""


def pegs(*rows: str) -> str:
    """A problem: `o` is a peg, `.` an empty hole; the goal is a peg in the first hole."""
    signs = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}
    names = {place: f"pos-{place[0]}-{place[1]}" for place in signs if signs[place] != " "}
    lines = []
    for r, c in names:
        for a, b in (0, 1), (1, 0), (0, -1), (-1, 0):
            ends = [names.get((r + k * a, c + k * b), "") for k in range(3)]
            lines += [f"(in-line {' '.join(ends)})"] if all(ends) else []
    kinds = {"o": "occupied", ".": "free"}
    facts = (f"({kinds[signs[place]]} {name})" for place, name in names.items())
    objects, goal = " ".join(names.values()), f"(occupied {next(iter(names.values()))})"
    return (
        f"(define (problem cross) (:domain pegs) (:objects {objects} - hole) "
        f"(:init {' '.join(lines)} {' '.join(facts)}) (:goal {goal}))"
    )


def test_a_board_with_corners_cut_off() -> None:
    problem = pegs(" ... ", "oo...", ".oo..", "..o..", " ... ")
    text = conversion(PEGS, problem, maps=True).source.text
    assert "\n      #...#\n      oo...\n      .oo..\n      ..o..\n      #...#\n" in text
    assert "some way in direction where x = step(h, way) and y = step(h, way, 2)\n" in text
    cost, states = Executor(PEGS, problem).optimum()
    assert (pl.loads(text).solve().cost, pl.loads(text).explore().states) == (cost, states)


def test_effects_are_simultaneous() -> None:
    """Both conditions read the state before; a list of effects would lose one swap."""
    puzzle = task(
        predicates="(p ?x) (q ?x)",
        init="(p a) (q b)",
        actions="(:action swap :parameters () :precondition () :effect (forall (?x) (and "
        "(when (p ?x) (and (not (p ?x)) (q ?x))) (when (q ?x) (and (not (q ?x)) (p ?x))))))",
        goal="(and (q a) (p b) (not (p a)) (not (q b)))",
    )
    assert puzzle.solve().cost == 1
    assert puzzle.explore().states == 2


@pytest.mark.parametrize("order", ["(p ?x) (not (p ?y))", "(not (p ?y)) (p ?x)"])
def test_additions_win(order: str) -> None:
    puzzle = task(
        predicates="(p ?x)",
        init="(p a)",
        actions=f"(:action go :parameters (?x ?y) :precondition (p ?y) :effect (and {order}))",
        goal="(and (p a) (p b))",
    )
    assert puzzle.solve().kind == "unsolvable"
    assert puzzle.explore().states == 3


def test_additions_with_conditions_win() -> None:
    puzzle = task(
        predicates="(p ?x) (q ?x)",
        init="(p a) (q a) (p b)",
        actions="(:action go :parameters (?x) :precondition () :effect (and (not (p ?x)) "
        "(forall (?y) (when (q ?y) (p ?y)))))",
        goal="(and (not (p b)) (p a))",
    )
    assert puzzle.solve().cost == 1
    assert puzzle.explore().states == 2  # `p(a)` can't be deleted


def test_deleting_what_is_not_true_changes_nothing() -> None:
    puzzle = task(
        predicates="(at ?x)",
        init="(at a)",
        actions="(:action go :parameters (?x ?y) :precondition (at ?x) :effect (and (at ?y) "
        "(not (at ?x))))\n(:action drop :parameters (?x) :precondition () :effect (not (at ?x)))",
        goal="(at b)",
    )
    assert puzzle.explore().states == 4


def test_derived_predicates_and_quantifiers() -> None:
    puzzle = task(
        predicates="(p ?x) (q ?x) (some-p) (all-p)",
        init="(q a)",
        more="(:derived (some-p) (exists (?x) (p ?x))) (:derived (all-p) (forall (?x) (p ?x)))",
        actions="(:action add :parameters (?x) :precondition (or (some-p) (q ?x)) :effect (p ?x))",
        goal="(all-p)",
    )
    assert puzzle.solve().cost == 3
    assert puzzle.explore().states == 5


def test_costs_count_only_with_a_metric() -> None:
    domain = BLOCKS.replace("(:action pick-up", "(:functions (total-cost))\n(:action pick-up", 1)
    domain = domain.replace("(holding ?x)))\n", "(holding ?x) (increase (total-cost) 5)))\n", 1)
    assert pl.loads(conversion(domain, FOUR).source.text).solve().cost == 6
    paid = FOUR.rstrip(")\n") + "))) (:metric minimize (total-cost)))"
    assert pl.loads(conversion(domain, paid).source.text).solve().cost == 15


def test_functions_are_no_names() -> None:
    assert {*FUNCTIONS, *KEYWORDS, *BUILT_IN} - {"nowhere"} <= TAKEN


def test_names_that_clash() -> None:
    domain = BLOCKS.replace("clear", "first-in").replace("holding", "holding_a")
    problem = FOUR.replace("clear", "first-in").replace("d b a c", "d b on c-1 c_1 in a")
    problem = problem.replace(" c)", " c-1)").replace("(on c", "(on c-1")
    converted = conversion(domain, problem)
    assert pl.loads(converted.source.text).solve().cost == 6
    assert sorted(converted.objects.values()) == sorted(["d", "b", "on", "c-1", "c_1", "in", "a"])


def files(folder: Path, domain: str = BLOCKS, problem: str = FOUR) -> list[str]:
    (folder / "domain.pddl").write_text(domain)
    (folder / "four.pddl").write_text(problem)
    return [str(folder / "domain.pddl"), str(folder / "four.pddl")]


def test_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pair, plan = files(tmp_path), tmp_path / "plan"
    assert cli.main(["solve", *pair, "--plan", str(plan), "--quiet"]) == 0
    assert plan.read_text() == (
        "(pick-up b)\n(stack b a)\n(pick-up c)\n(stack c b)\n(pick-up d)\n(stack d c)\n"
        "; cost = 6 (unit cost)\n"
    )
    assert cli.main(["validate", *pair]) == 0
    assert "ok, no expectations" in capsys.readouterr().out
    assert cli.main(["explore", *pair[::-1]]) == 0  # either order
    assert "125 states" in capsys.readouterr().out
    assert pl.load(pair[0], problem=pair[1]).solve().cost == 6


def test_new(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = files(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert cli.main(["new", "mine", "--from", *pair]) == 0
    assert pl.load("mine.yaml").solve().cost == 6
    text = Path("mine.yaml").read_text()
    assert cli.main(["new", "mine", "--from", *pair]) == 2  # never overwritten
    assert Path("mine.yaml").read_text() == text
    capsys.readouterr()
    Path("two.pddl").write_text(TWO)
    assert cli.main(["new", "both", "--from", *pair, "two.pddl"]) == 0
    assert (
        Path("both.yaml")
        .read_text()
        .startswith(
            "# Converted from domain.pddl, four.pddl and two.pddl:\n"
            "#     puzzlelang solve both.yaml --instance two\n"
        )
    )
    assert [pl.load("both.yaml", instance=one).solve().cost for one in ("four", "two")] == [6, 4]
    capsys.readouterr()
    assert cli.main(["new", "other", "--from", pair[0]]) == 2
    assert "a domain needs a problem" in capsys.readouterr().err
    assert cli.main(["new", "other", "--from", "goat", pair[1]]) == 2
    wrong = FOUR.replace("(on b a)", "(on b x)")
    assert cli.main(["new", "other", "--from", *files(tmp_path, problem=wrong)]) == 2
    assert "four.pddl:5:" in capsys.readouterr().err
    assert not Path("other.yaml").exists()


def test_several_problems() -> None:
    """Sets, tables, starts and goals that differ have the problem as a key."""
    sources = [Source(f"{n}.pddl", text) for n, text in enumerate((BLOCKS, FOUR, TWO))]
    text = convert_files(*sources).source.text
    assert "\nparams:\n  problem: four\n" in text
    assert "\n  problems: [four, two]\n  any_block: [d, b, a, c]\n" in text
    assert "\nsets:\n  block: block_of(problem)\n" in text
    assert "\n  block_of:\n    four: [d, b, a, c]\n    two: [a, b]\n" in text
    assert "\n  first_on:\n    two: {a: b}\n" in text
    assert "= first_on(problem, x) or none\n" in text
    assert (
        "\ngoal:\n  - on(b) = a\n  - problem = four implies on(d) = c and on(c) = b\n"
        "\ninstances:\n  four: {with: {problem: four}}\n  two: {with: {problem: two}}\n"
    ) in text
    for name, problem in ("four", FOUR), ("two", TWO):
        cost, states = Executor(BLOCKS, problem).optimum()
        puzzle = pl.loads(text, instance=name)
        assert (puzzle.solve().cost, puzzle.explore().states) == (cost, states)
    rooms = storehouse(3, 2), storehouse(3, 2).replace("(aim c2-0)", "(aim c2-0) (aim c1-1)")
    sources = [Source(f"{n}.pddl", text) for n, text in enumerate((STOREHOUSE, *rooms))]
    text = convert_files(*sources).source.text
    assert "\n  problems: [_1, _2]\n" in text  # the problems have one name, so that of the file
    assert text.count("_of:\n") == 1, "only the aims differ"
    assert "\n  columns: 3\n" in text


def test_several_problems_of_one_map() -> None:
    """The map is that of all problems; their starts and aims have the problem as a key."""
    other = storehouse(3, 2).replace("(man c0-0)", "(man c0-1)").replace("(aim c2-0)", "(aim c1-1)")
    problems = storehouse(3, 2), other.replace("(clear c0-1)", "(clear c0-0)")
    sources = [Source(f"{n}.pddl", text) for n, text in enumerate((STOREHOUSE, *problems))]
    text = convert_files(*sources, maps=True).source.text
    assert "\n      ...\n      ...\n    legend:" in text
    assert '\n  aim_of:\n    _1: ["cell(cell_, 0, 2)"]\n    _2: ["cell(cell_, 1, 1)"]\n' in text
    for name, problem in zip(("_1", "_2"), problems, strict=True):
        cost, states = Executor(STOREHOUSE, problem).optimum()
        puzzle = pl.loads(text, instance=name)
        assert (puzzle.solve().cost, puzzle.explore().states) == (cost, states)


def test_problems_that_are_not_alike() -> None:
    """One message, with the problem that needs its own file."""
    costs = BLOCKS.replace("(:action pick-up", "(:functions (total-cost))\n(:action pick-up", 1)
    paid = TWO.rstrip()[:-1] + "(:metric minimize (total-cost)))"
    sources = [Source(f"{n}.pddl", text) for n, text in enumerate((costs, FOUR, paid))]
    with pytest.raises(PuzzleError, match="compare plans in different ways"):
        convert_files(*sources)
    none = TWO[: TWO.index("(:objects")] + "(:goal (handempty)))"
    sources = [Source(f"{n}.pddl", text) for n, text in enumerate((BLOCKS, FOUR, none))]
    with pytest.raises(PuzzleError, match="this problem has no `block`") as caught:
        convert_files(*sources)
    assert "--from DOMAIN 2.pddl" in str(caught.value)


def test_refusals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pair = files(tmp_path)
    assert cli.main(["solve", pair[0]]) == 2
    assert "a domain needs a problem" in capsys.readouterr().err
    assert cli.main(["solve", "goat", pair[1]]) == 2
    assert "one argument too many" in capsys.readouterr().err
    assert cli.main(["solve", "goat", "--plan", str(tmp_path / "plan")]) == 2
    assert "only the solution of a planning task" in capsys.readouterr().err


def test_recursive_rules() -> None:
    rule = "(:derived (above ?x ?y) (exists (?z) (and (on ?x ?z) (above ?z ?y))))"
    domain = f"(define (domain d) (:predicates (on ?x ?y) (above ?x ?y)) {rule})"
    problem = "(define (problem p) (:domain d) (:objects a) (:goal (above a a)))"
    with pytest.raises(PuzzleError, match="depend on themselves") as caught:
        conversion(domain, problem)
    (one,) = caught.value.diagnostics
    assert one.span is not None and one.span.text == "(above ?x ?y)"
