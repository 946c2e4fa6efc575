"""Sums of distances never exceed the true distance, in any state that leads to a goal.

True distances come from a short search in this file, or from the reference semantics.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterable, Mapping

import pytest

from puzzlelang.answers.loading import load
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.pattern_selection import Collection, collections
from puzzlelang.core.thresholds import changed
from puzzlelang.engine.puzzle_searcher import PuzzleSearcher
from puzzlelang.search.distance_estimates import goal_distances
from puzzlelang.search.system import Limits, Solved
from tests.engine.test_thresholds import Space
from tests.support import load_text

State = tuple[int, ...]
Cost = tuple[int, ...]


def additions(
    system: CompiledSystem, rows: Iterable[Collection], true: Mapping[State, Cost]
) -> tuple[int, int]:
    """Compare the sums of each collection with the true costs, without the steps.

    Return the number of collections with several parts, and of sums above each of their parts.
    """
    added, more = 0, 0
    for row in rows:
        added += len(row) > 1
        tables = []
        for one in row:
            found = goal_distances(one.system)
            lines = {value: system.cost_lines(value) for value in set(found.values())}
            tables.append((one.key, {one.key_of(s): lines[d] for s, d in found.items()}))
        for slots, distance in true.items():
            state = system.state(slots)
            parts = [table[key(state)] for key, table in tables]
            total = tuple(map(sum, zip(*parts, strict=True)))
            patterns = [one.pattern for one in row]
            assert total <= distance, f"too high in {slots}: {parts} of {patterns}"
            more += total > max(parts)
    return added, more


def nearest(goal: State, before: Callable[[State], Iterable[State]]) -> dict[State, Cost]:
    """Number of steps from each state to the goal, for steps of equal cost."""
    found, waiting = {goal: (0,)}, deque([goal])
    while waiting:
        state = waiting.popleft()
        for earlier in before(state):
            if earlier not in found:
                found[earlier] = (found[state][0] + 1,)
                waiting.append(earlier)
    return found


# ── sliding tiles and discs ──────────────────────────────────────────────────────────


def slides(width: int, places: int) -> Callable[[State], Iterable[State]]:
    """Neighbours of a state: the positions of the tiles, then of the gap."""

    def beside(state: State) -> Iterable[State]:
        gap = state[-1]
        for place in range(places):
            far = abs(gap // width - place // width) + abs(gap % width - place % width)
            if far == 1:
                after = list(state)
                after[gap], after[place], after[-1] = state[place], 0, place
                yield tuple(after)

    return beside


@pytest.mark.slow
@pytest.mark.parametrize("width, places, most", [(2, 6, 40), (3, 6, 40), (4, 8, 80), (2, 8, 500)])
def test_sliding_tiles(width: int, places: int, most: int) -> None:
    goal = (*range(places), 0)
    tiles = ",".join(map(str, goal[:-1]))
    system = load("tiles", (("width", str(width)), ("tiles", tiles))).system
    true = nearest(goal, slides(width, places))
    assert len(true) == {6: 360, 8: 20160}[places]  # half of all permutations
    added, more = additions(system, collections(system, most), true)
    assert added > 0
    assert more > len(true) / 2


TWINS = """\
puzzle: Two tiles are the same
tables:
  number(p in 0..5): if p = 5 then 1 else p
state:
  on: 0..4 for each p in 0..5 = number(p)
  gap: 0..5 = 0
transitions:
  slide(p in 0..5):
    when: abs(p div 3 - gap div 3) + abs(p mod 3 - gap mod 3) = 1
    then:
      on(gap): on(p)
      on(p): 0
      gap: p
goal: every p in 1..5 has on(p) = number(p)
"""


def test_tiles_that_are_the_same() -> None:
    """Either twin may be in either place, so no pattern contains only one of them."""
    system = load_text(TWINS).system
    true = nearest((0, 1, 2, 3, 4, 1, 0), slides(3, 6))
    assert len(true) == 360
    for most in (40, 200, 1_000):
        additions(system, collections(system, most), true)


DELIVERY = """\
puzzle: Three parcels and two trucks
types:
  spot:
    place: [depot, shop, home]
    truck: [red, blue]
  parcel: [tea, rum, oil]
state:
  site: spot for each parcel = depot
  at: place for each truck = depot
transitions:
  load(p in parcel, t in truck):
    when: site(p) = at(t)
    then: {site(p): t}
  unload(p in parcel, t in truck):
    when: site(p) = t
    then: {site(p): at(t)}
  drive(t in truck, to in place where to != at(t)):
    then: {at(t): to}
goal: every p in parcel has site(p) = home
"""


def handled(state: State) -> Iterable[State]:
    """States one step before or after; trucks are 3 and 4."""
    *parcels, red, blue = state
    at = {3: red, 4: blue}
    for n, spot in enumerate(parcels):
        others = [at[spot]] if spot in at else [t for t in at if at[t] == spot]
        yield from ((*state[:n], other, *state[n + 1 :]) for other in others)
    yield from ((*parcels, to, blue) for to in range(3) if to != red)
    yield from ((*parcels, red, to) for to in range(3) if to != blue)


@pytest.mark.slow
@pytest.mark.parametrize("most", [45, 300])
def test_one_pattern_pays_for_the_trucks(most: int) -> None:
    """From the start, six steps move parcels and one a truck."""
    loaded = load_text(DELIVERY)
    goals = [nearest((2, 2, 2, red, blue), handled) for red in range(3) for blue in range(3)]
    true = {state: min(found[state] for found in goals) for state in goals[0]}
    assert len(true) == 5**3 * 9 and true[0, 0, 0, 0, 0] == (7,)
    rows = collections(loaded.system, most)
    added, _ = additions(loaded.system, rows, true)
    assert added > 0
    totals = [sum(goal_distances(one.system)[one.system.starts[0]] for one in row) for row in rows]
    assert max(totals) == 7


def carries(pegs: int) -> Callable[[State], Iterable[State]]:
    """The first disc is the smallest."""

    def beside(state: State) -> Iterable[State]:
        for disc, peg in enumerate(state):
            for other in range(pegs):
                if not {peg, other} & set(state[:disc]) and other != peg:
                    yield (*state[:disc], other, *state[disc + 1 :])

    return beside


@pytest.mark.parametrize("most", [3, 9, 27])
def test_discs(most: int) -> None:
    """Each pattern pays for the moves of its own discs."""
    system = load("hanoi", (("discs", "5"),)).system
    true = nearest((2,) * 5, carries(3))
    with changed(hub_percent=100):
        added, more = additions(system, collections(system, most), true)
    assert added > 0
    assert more > 0


# ── random boards ────────────────────────────────────────────────────────────────────

MOVES = {
    "slide": "when: board(gap) = 0 and near(gap, p)\n    then:\n      board(gap): board(p)\n"
    "      board(p): 0\n      gap: p",
    "take": "when: hand = 0 and board(p) != 0\n    then:\n      hand: board(p)\n      board(p): 0",
    "put": "when: board(p) = 0\n    then:\n      board(p): hand\n      hand: 0",
    "change": "when: near(p, 0)\n    then:\n      board(p): hand\n      hand: board(p)",
    "lift": "when: hand = 0 and near(p, 1)\n    then:\n      hand: board(p)\n"
    "      board(p): board(gap)",
    "turn": "when: p < {last}\n    then:\n      board(p): board(p + 1)\n"
    "      board(p + 1): board(p)",
    "jump": "when: gap != p\n    then:\n      board(gap): board(p)\n      gap: p",
    "back": "when: gap != p\n    then:\n      board(gap): board(p)\n      board(p): 0\n"
    "      gap: 0",
    "round": "when: p = 0\n    then:\n      board(0): board(1)\n      board(1): board(2)\n"
    "      board(2): board(0)",
    "wipe": "when: near(p, 1)\n    then:\n      board(p): 0",
}  # fmt: skip
"""Effects of a move on place ``p``; some lose a value that matters."""


def some_board(seed: int) -> str:
    chance = random.Random(seed)
    places = chance.choice((4, 5))
    order = chance.sample(range(places), places)
    if chance.random() < 0.4:
        order[chance.randrange(places)] = chance.randrange(places)
    pairs = [(p, p + 1) for p in range(places - 1)] + [tuple(chance.sample(range(places), 2))]
    edges = {pair for a, b in pairs for pair in ((a, b), (b, a))}
    names = chance.sample(sorted(MOVES), chance.randrange(1, 4))
    if chance.random() < 0.6:  # make sums possible
        names = chance.choice((["slide"], ["slide"], ["take", "put"], ["slide", "take", "put"]))
    goal = chance.sample(order, places)  # two values of the goal may be equal
    asked = chance.sample(range(places), chance.randrange(2, places + 1))
    lines = [
        "puzzle: Values change places",
        f"params:\n  first: {order}",
        f"tables:\n  near(p, q in 0..{places - 1}): "
        + " or ".join(f"p = {p} and q = {q}" for p, q in sorted(edges)),
        "state:",
        f"  board: 0..{places - 1} for each p in 0..{places - 1} = first(p + 1)",
        f"  gap: 0..{places - 1} = {order.index(0) if 0 in order else 0}",
        f"  hand: 0..{places - 1} = 0",
        "transitions:",
        *(f"  {name}(p in 0..{places - 1}):\n    {MOVES[name]}" for name in names),
    ]
    if chance.random() < 0.4:
        lines += [f"cost: {chance.choice(('gap + 1', '2', 'if hand = 0 then 3 else 1'))} per move"]
    goals = " and ".join(f"board({p}) = {goal[p]}" for p in sorted(asked))
    return "\n".join([*lines, f"goal: {goals}"]).replace("{last}", str(places - 1)) + "\n"


def some_lamps(seed: int) -> str:
    """Switches of one or two lamps, and three-coloured lamps: nothing moves."""
    chance = random.Random(seed)
    count = chance.choice((4, 5))
    lines = [
        "puzzle: Lamps",
        "state:",
        f"  lamp: 0..2 for each p in 0..{count - 1} = 0",
        "transitions:",
    ]
    for number in range(count + 1):
        some = chance.sample(range(count), chance.choice((1, 1, 1, 1, 1, 2)))
        if number < count and chance.random() < 0.8:
            some = [number]
        asked = chance.choice(("", f"    when: lamp({chance.randrange(count)}) != 1\n"))
        then = "".join(
            f"      lamp({p}): (lamp({p}) + {chance.choice((1, 2))}) mod 3\n" for p in some
        )
        lines.append(f"  press{number}:\n{asked}    then:\n{then}".rstrip())
    goal = " and ".join(f"lamp({p}) = {chance.choice((1, 2))}" for p in range(count))
    return "\n".join([*lines, f"goal: {goal}"]) + "\n"


@pytest.mark.slow
@pytest.mark.later("some_board-40")
@pytest.mark.parametrize("make, count", [(some_board, 40), (some_lamps, 12)])
def test_random_boards(make: Callable[[int], str], count: int) -> None:
    added = more = 0
    for seed in range(count):
        text = make(seed)
        system = load_text(text).system
        space = Space(system.puzzle, 400)
        with changed(hub_percent=random.Random(seed).choice((20, 50, 50, 100))):
            rows = [row for most in (3, 8, 40) for row in collections(system, most)]
        true = {s: cost[:-1] for s, cost in space.distances().items()} if space.whole else {}
        try:
            its = additions(system, rows, true)
        except BaseException as error:
            error.add_note(f"board {seed}\n{text}")
            raise
        added, more = added + its[0], more + its[1]
    assert added > 10
    assert more > 200


# ── values that start in no table ────────────────────────────────────────────────────

HOLE = """\
puzzle: Nothing is where the hole is
state:
  box: {kind} for each p in 0..4 = if p = 0 then {hole} else {order}
transitions:
  move(p, q in 0..4):
    when: box(p) = {hole} and abs(p - q) = 1
    then:
      box(p): box(q)
      box(q): {hole}
  turn(p in 0..2):
    when: box(p) = {hole}
    then:
      box(p): box(p + 2)
      box(p + 2): {hole}
goal: every p in 0..3 has box(p) = p{least}
"""


@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize(
    "kind, hole, order, least",
    [
        ("0..3 or none", "none", "4 - p", ""),
        ("-4..-1 or none", "none", "-p", " - 4"),
        ("-5..-1", "-5", "-p", " - 4"),
        ("2..5 or none", "none", "6 - p", " + 2"),
    ],
)
def test_a_hole_that_is_none_or_below_zero(
    tier: str, kind: str, hole: str, order: str, least: str
) -> None:
    if tier == "native":
        pytest.importorskip("llvmlite")
    system = load_text(HOLE.format(kind=kind, hole=hole, order=order, least=least)).system
    space = Space(system.puzzle, 200)
    true = space.distances()
    assert additions(system, collections(system, 40), {s: d[:-1] for s, d in true.items()})[0] > 0
    with changed(rough_states=40):
        searcher = PuzzleSearcher(system, tier)
        searcher.finds_estimate = True
        for order_ in ("astar", "idastar"):
            outcome = searcher.search(order_, Limits())
            assert isinstance(outcome, Solved)
            assert system.cost_lines(outcome.cost) == true[system.puzzle.starts[0]][:-1]


BLOCKS = """
puzzle: Blocks with a hand
types:
  thing:
    block: [a, b, c, d, e, f, g, h]
    other: [table, hand]
tables:
  begin: {a: g, b: table, c: table, d: h, e: table, f: table, g: e, h: f}
  wanted: [[d, f], [f, e], [e, h], [h, c], [c, a], [a, g], [g, b]]
state:
  on: thing for each x in block = begin(x)
define:
  clear(x in thing): no y in block where on(y) = x
transitions:
  lift(x in block): {when: on(x) != hand and clear(x) and clear(hand), then: {on(x): hand}}
  put(x in block, there in block + table where there != x):
    when: on(x) = hand and (there = table or clear(there))
    then: {on(x): there}
goal: every (x, y) in wanted has on(x) = y
"""


def test_what_every_transition_asks_for_is_a_goal_too() -> None:
    """BLOCKS-8-0 of the International Planning Competition 2000; its best plan has 18 steps.

    Each of its transitions tests all slots. Breadth-first search expands 482,118 states.
    """
    outcome = PuzzleSearcher(load_text(BLOCKS).system, "python").search("astar")
    assert isinstance(outcome, Solved) and outcome.optimal and outcome.cost == 18
    assert outcome.statistics.expanded < 1_000


PARCELS = """
puzzle: Parcels
types:
  parcel: [p, q, r]
  spot:
    place: [a, b, c, d]
    van: [v, w]
tables:
  begin: {p: a, q: b, r: d}
state:
  site: spot for each x in parcel = begin(x)
  stop: place for each y in van = if y = v then a else c
transitions:
  drive(y in van, there in place where there != stop(y)): {then: {stop(y): there}}
  load(x in parcel, y in van): {when: site(x) = stop(y), then: {site(x): y}}
  unload(x in parcel, y in van): {when: site(x) = y, then: {site(x): stop(y)}}
goal: site(p) = d and site(q) = d and site(r) = b
"""


def test_a_value_that_depends_on_what_is_forgotten() -> None:
    """A parcel is unloaded where the van is: a pattern without the van has a transition for each
    place.
    """
    system = load_text(PARCELS).system
    assert collections(system, 40), "a single parcel has patterns"
    plain, found = (PuzzleSearcher(system, "python").search(order) for order in ("bfs", "astar"))
    assert isinstance(plain, Solved) and isinstance(found, Solved)
    assert plain.cost == found.cost and found.optimal
    assert found.statistics.expanded < plain.statistics.expanded
