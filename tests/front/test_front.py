"""The Python front agrees with the command line, from any state."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import puzzlelang as pl
from puzzlelang.core import nodes as core
from puzzlelang.core import semantics
from puzzlelang.engine import native_code
from puzzlelang.text import progress, progress_line
from tests.support import in_part, nightly, slow

KORF_1 = [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3]
"""A 15-puzzle position that breadth-first search can't solve in any memory."""

FILE = """\
puzzle: Two lamps
types:
  lamp: [red, blue]
state:
  lit: boolean for each l in lamp = false
  power: 0..3 = 3
  fuse: boolean = true
invariants:
  no lamp without a fuse: fuse or no l in lamp where lit(l)
transitions:
  press(l in lamp):
    when: power > 0
    then:
      lit(l): not lit(l)
      power: power - 1
goal: every l in lamp has lit(l)
"""
"""The fuse is constant from the file's start, but not from others."""


def test_a_puzzle() -> None:
    puzzle = pl.load("frogs", left=2, right=2)
    assert puzzle.parameters == {"left": 2, "right": 2}
    assert str(puzzle.initial) == "GG_BB"
    answer = puzzle.solve()
    assert (bool(answer), answer.cost, answer.optimal, answer.length) == (True, 8, True, 8)
    assert answer.trace[-1].state["board"] == list("BB_GG")
    assert len(answer.moves) == 8
    assert all(len(repr(thing).splitlines()) <= 2 for thing in (puzzle, answer, answer.trace[1]))
    assert len(repr(pl.load("hanoi").initial)) < 120


def test_values_have_names() -> None:
    puzzle = pl.load("goat")
    step = puzzle.solve().trace[1]
    assert step.state["at"]["goat"] == "right"
    assert step.name and "goat" in step.text
    assert puzzle.count() == 2 == len(list(puzzle.solutions()))
    assert puzzle.explore().levels == (1, 1, 1, 2, 2, 1, 1, 1)


def test_a_mistake_says_where() -> None:
    with pytest.raises(pl.PuzzleError) as error:
        pl.loads(FILE.replace("power > 0", "pover > 0"), name="lamps.yaml")
    assert "lamps.yaml:12:11" in str(error.value)
    assert "did you mean `power`?" in str(error.value)
    assert [one.code for one in pl.check("goat")] == []


@pytest.mark.parametrize("section", ["show", "say", "goal", "cost", "estimate", "lose", "look"])
def test_a_rule_without_a_value_is_a_puzzle_error(section: str, tmp_path: Path) -> None:
    """Any use of a rule that divides by zero at the start."""
    bad = "2 div k"
    puzzle = pl.loads({
        "puzzle": "Faults",
        "state": {"k": "0..2 = 0"},
        "transitions": {"up": {
            "when": "k < 2", "then": {"k": "k + 1"},
            **({"say": f"<{bad}>"} if section == "say" else {}),
        }},
        "goal": f"{bad} = 1 and k = 2" if section == "goal" else "k = 2",
        **({"show": f"<{bad}>"} if section == "show" else {}),
        **({"cost": f"({bad}) per move"} if section == "cost" else {}),
        **({"estimate": bad} if section == "estimate" else {}),
        **({"lose": f"{bad} = 7"} if section == "lose" else {}),
        **({"look": {"text": f"<{bad}>"}} if section == "look" else {}),
    })  # fmt: skip
    start = puzzle.initial
    ways: dict[str, Callable[[], object]] = {
        "str(state)": lambda: str(start), "print(puzzle)": lambda: str(puzzle),
        "svg": start.svg, "is_goal": lambda: puzzle.is_goal(start), "moves": puzzle.moves,
        "solve": lambda: str(puzzle.solve()), "ucs": lambda: str(puzzle.solve(order="ucs")),
        "astar": lambda: str(puzzle.solve(order="astar")), "count": puzzle.count,
        "solutions": lambda: [*puzzle.solutions()], "why": puzzle.why,
        "distances": puzzle.distances,
        "explore": lambda: [str(puzzle.explore()), *map(str, puzzle.explore())],
        "graph": lambda: [*puzzle.graph().edges, *map(str, puzzle.graph().nodes)],
        "verify": lambda: puzzle.verify(puzzle.solve()),
        "save": lambda: puzzle.solve().save(tmp_path / "a.svg"),
    }  # fmt: skip
    failed = {}
    for way, ask in ways.items():
        try:
            ask()
        except pl.PuzzleError as error:
            failed[way] = {diagnostic.code for diagnostic in error.diagnostics}
    expected = {
        "show": {"str(state)", "print(puzzle)", "solve", "explore", "graph"},
        "say": {"moves", "solve", "graph"}, "goal": {"is_goal", "solve", "explore", "why"},
        "cost": {"moves", "ucs", "astar"}, "estimate": {"astar"}, "lose": {"solve", "moves"},
        "look": {"svg", "save"},
    }  # fmt: skip
    assert expected[section] <= failed.keys()
    assert all(codes == {"no-value"} for codes in failed.values())


def test_a_dictionary_holds_plain_values() -> None:
    with pytest.raises(TypeError, match="a section can't contain <object"):
        pl.loads({"puzzle": "T", "state": {"k": object()}})


def test_a_parameter_that_does_not_exist() -> None:
    with pytest.raises(pl.PuzzleError, match="no parameter `lefft`"):
        pl.load("frogs", lefft=2)


def test_states_from_values() -> None:
    puzzle = pl.load("frogs", left=2, right=2)
    assert puzzle.state(board="GG_BB") == puzzle.initial
    assert puzzle.state(board=list("G_GBB")) in [step.state for step in puzzle.moves()]
    with pytest.raises(ValueError, match="board"):
        puzzle.state(board="GG")
    with pytest.raises(ValueError, match="bord"):
        puzzle.state(bord="GG_BB")


def test_from_another_state() -> None:
    puzzle = pl.loads(FILE)
    assert puzzle.solve().cost == 2
    assert puzzle.solve(puzzle.state(lit={"red": True, "blue": False})).cost == 1
    assert puzzle.distance(puzzle.state(power=1)) is None
    assert puzzle.solve(puzzle.state(power=1)).kind == "unsolvable"
    dark = puzzle.state(fuse=False)  # a constant with another value
    assert puzzle.solve(dark).kind == "unsolvable"
    assert puzzle.moves(dark) == []
    with pytest.raises(pl.PuzzleError, match="no lamp without a fuse"):
        puzzle.solve(dark.changed(lit={"red": True, "blue": True}))
    assert puzzle.solve().cost == 2, "the file's own start is unchanged"


def test_a_dictionary_is_a_file() -> None:
    sections: dict[str, Any] = {
        "puzzle": "Up",
        "state": {"n": "0..9 = 0"},
        "transitions": {"up": {"when": "n < 9", "then": {"n": "n + 1"}}},
        "goal": "n = 5",
    }
    puzzle = pl.loads(sections)
    assert puzzle.solve().cost == 5
    assert puzzle.solve(puzzle.state(n=7)).kind == "unsolvable"


def test_limits_and_memory() -> None:
    answer = pl.load("tiles").solve(states=100, memory="1G")
    assert (answer.kind, answer.limit, answer.optimal, answer.cost) == (
        "gave-up", "states", False, None,
    )  # fmt: skip
    assert pl.load("tiles").solve(states="1k", time="2m").limit == "states"
    goat = pl.load("goat")
    for name, wrong in (
        ("memory", "much"), ("memory", 0), ("time", "soon"), ("time", float("nan")), ("time", -1),
        ("states", 0), ("states", 1.5), ("states", True), ("weight", 0.5), ("weight", float("nan")),
        ("estimate", "nix"), ("cores", 0),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=f"`{name}` must be "):
            goat.solve(**{name: wrong})
    for opened in (lambda: pl.load("goat", tier="natve"), lambda: pl.loads("puzzle: p", tier="")):
        with pytest.raises(ValueError, match="`tier` must be one of auto, python, native"):
            opened()
    assert "set a larger `states=` to continue" in str(pl.GaveUp("states"))
    for of_some in (goat.solutions, goat.graph):
        with pytest.raises(ValueError, match="`most` must be a whole number of at least 1, not 0"):
            [*of_some(most=0)]  # type: ignore[operator]


def test_some_members_of_a_variable() -> None:
    goat = pl.load("goat")
    there = goat.state(at={"goat": "right"})
    assert there["at"] == {"farmer": "left", "wolf": "left", "goat": "right", "cabbage": "left"}
    assert there.changed(at={"goat": "left"}) == goat.initial
    with pytest.raises(ValueError, match='unexpected key "goad"; did you mean `goat`\\?'):
        goat.state(at={"goad": "right"})


def test_what_is_no_state_or_answer() -> None:
    goat = pl.load("goat")
    for method in (goat.solve, goat.moves, goat.is_goal):
        with pytest.raises(TypeError, match="a state must be a dictionary from names"):
            method(5)  # type: ignore[operator]
    for method in (goat.answer, goat.verify):
        with pytest.raises(TypeError, match="an answer must be a dictionary"):
            method("solved")


def test_a_stop_before_the_search(tmp_path: Path) -> None:
    """Every method ends like a limit, without any other exception."""
    frogs, stop = pl.load("frogs"), threading.Event()
    stop.set()
    assert frogs.solve(stop=stop).limit == frogs.explore(stop=stop).limit == "interrupted"
    for asked in (
        lambda: frogs.count(stop=stop),
        lambda: [*frogs.solutions(stop=stop)],
        lambda: frogs.graph(stop=stop),
        lambda: frogs.explore(store=tmp_path / "s", stop=stop),
        lambda: frogs.solve(store=tmp_path / "s", stop=stop),
    ):
        with pytest.raises(pl.GaveUp) as ended:
            asked()
        assert ended.value.limit == "interrupted"


@in_part("times", 1, 3)
def test_one_puzzle_in_several_threads(times: int) -> None:
    """Threads share a puzzle's code and may each need it first.

    181,440 states, 31 moves: OEIS A089473; 40 solutions: tests/reference/tiles.py.
    """
    for _ in range(times):
        puzzle = pl.load("eight-puzzle")
        asked = [puzzle.explore, puzzle.count, puzzle.explore, puzzle.solve, puzzle.explore]
        with ThreadPoolExecutor(len(asked)) as threads:
            explored, count, again, answer, third = (
                one.result() for one in [threads.submit(a) for a in asked]
            )
        assert explored.states == again.states == third.states == 181_440
        assert (count, answer.length) == (40, 31)


def test_errors_cross_processes() -> None:
    with pytest.raises(pl.PuzzleError) as refused:
        pl.loads(
            "puzzle: p\nstate:\n  x: 0..3 = 0\ntransitions:\n  a: {then: {x: y}}\ngoal: x = 3\n"
        )
    again = pickle.loads(pickle.dumps(refused.value))
    assert str(again) == str(refused.value) and type(again) is pl.PuzzleError
    assert [d.code for d in again.diagnostics] == ["unknown-name"]


def test_what_came_of_checks() -> None:
    text = (
        "puzzle: p\nstate:\n  x: 0..3 = 0\ntransitions:\n  up: {when: x < 3, then: {x: x + 1}}\n"
        "check:\n  small: x < 2\n  whole: x >= 0\n"
    )
    checks = pl.loads(text).explore().checks
    assert [step.state["x"] for step in checks["small"]] == [0, 1, 2]
    assert checks["whole"] == () and len(checks) == 2


def test_what_is_not_proved_is_not_optimal() -> None:
    answer = pl.load("jugs").solve(order="dfs")
    assert answer and not answer.optimal
    assert answer.cost >= pl.load("jugs").distance(answer.trace[0].state)  # type: ignore[operator]


@pytest.mark.later("python")
@pytest.mark.parametrize("tier", ["python", "native"])
def test_another_thread_may_end_it(tier: str) -> None:
    """Two threads search; only one is stopped."""
    if tier == "native":
        pytest.importorskip("llvmlite")
    stop, told = threading.Event(), threading.Event()
    large = pl.load("tiles", tiles=KORF_1, tier=tier)
    answers: list[pl.Answer] = []

    def search() -> None:
        answers.append(large.solve(order="bfs", stop=stop, progress=lambda *_: told.set()))

    thread = threading.Thread(target=search)
    thread.start()
    assert told.wait(60), "the search has begun"
    assert pl.load("frogs", tier=tier).solve().cost == 8
    assert thread.is_alive()
    stop.set()
    thread.join(60)
    assert [(answer.kind, answer.limit) for answer in answers] == [("gave-up", "interrupted")]


def test_verify_and_graph() -> None:
    puzzle = pl.load("goat")
    answer = puzzle.solve()
    assert puzzle.verify(answer).holds
    forged = answer.to_json()
    forged["cost"] = 6
    assert not puzzle.verify(forged).holds
    graph = puzzle.graph()
    assert (len(graph), len(graph.edges)) == (10, 20)
    assert len({graph.nodes[source] for source, *_ in graph.edges}) == 10


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    ["keys", "bridge", "eight-puzzle", *slow("inglenook", "hourglasses"), *nightly("warehouse")],
)
def test_edges_have_the_texts_and_costs_of_the_reference_semantics(name: str) -> None:
    """Texts are remembered by the values that they read."""
    graph = pl.load(name).graph(300)
    puzzle = graph._loaded.puzzle
    numbers = {state.slots: number for number, state in enumerate(graph.nodes)}
    assert [(source, target, text, (cost,) if isinstance(cost, int) else cost)
            for source, target, text, cost in graph.edges] == [
        (number, numbers[step.state],
         semantics.said(puzzle, slots, step.transition, step.arguments), step.cost or (1,))
        for slots, number in numbers.items() for step in semantics.steps(puzzle, slots)
        if step.state in numbers
    ]  # fmt: skip


def test_networkx_has_the_attributes_that_are_documented() -> None:
    networkx = pytest.importorskip("networkx")
    graph = pl.load("goat").graph()
    made = graph.to_networkx()
    words = re.findall(r"``(\w+)``", pl.Graph.to_networkx.__doc__ or "")
    assert isinstance(made, networkx.MultiDiGraph)
    assert words == ["text", "cost", "goal", "lost", "depth"]
    assert all([*said] == words[:2] for _, _, said in made.edges(data=True))
    assert all([*said] == words[2:] for _, said in made.nodes(data=True))
    assert [one for one, said in made.nodes(data=True) if said["depth"] == 0] == [graph.nodes[0]]
    assert sum(said["goal"] for _, said in made.nodes(data=True)) == 1
    assert (len(made), made.number_of_edges()) == (10, 20)


# ── from any state, the same as by definition ────────────────────────────────────────


def by_definition(puzzle: core.Puzzle, start: tuple[int, ...]) -> int | None:
    """Number of steps to the nearest goal, breadth first by the reference semantics."""
    depths, waiting = {start: 0}, deque([start])
    while waiting:
        state = waiting.popleft()
        if semantics.is_goal(puzzle, state):
            return depths[state]
        for step in semantics.steps(puzzle, state):
            if step.state not in depths:
                depths[step.state] = depths[state] + 1
                waiting.append(step.state)
    return None


SMALL = ("goat", "frogs", "jugs", "hanoi")
LARGER = ("lights-out", "husbands")


@pytest.mark.slow
@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize("name", [*SMALL, *slow(*LARGER), *nightly("ball-sort")])
def test_distances_from_anywhere(name: str, tier: str) -> None:
    if tier == "native":
        pytest.importorskip("llvmlite")
    puzzle = pl.load(name, tier=tier)
    space = puzzle.explore(states=300)
    states = [puzzle.initial, *space.deepest]
    answer = puzzle.solve(states=100_000)
    states += [step.state for step in answer.trace[1::3]]
    for state in states[:6]:
        found = puzzle.solve(state)
        assert found.length == by_definition(puzzle._loaded.puzzle, state.slots), state


def test_the_public_names() -> None:
    """Adding or removing a name is a decision."""
    assert sorted(pl.__all__) == [
        "Answer", "Diagnostic", "GaveUp", "Graph", "Puzzle", "PuzzleError", "Space", "State",
        "Step", "__version__", "check", "load", "loads",
    ]  # fmt: skip
    for name in pl.__all__:
        assert getattr(pl, name) is not None
    assert (Path(pl.__file__).parent / "py.typed").exists()


def test_completion_is_offered_the_public_names() -> None:
    """Offered before first use, without the package's own imports."""
    command = "import puzzlelang as pl; print(*[name for name in dir(pl) if name[0] != '_'])"
    printed = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True)
    assert printed.stdout.split() == [name for name in pl.__all__ if name != "__version__"]


# ── answers as data ──────────────────────────────────────────────────────────────────


@pytest.mark.later("ball-sort")
@pytest.mark.parametrize("name", ["goat", "jugs", "cat", "ball-sort"])
def test_answers_are_written_and_read(name: str) -> None:
    puzzle = pl.load(name)
    answer = puzzle.solve()
    text = json.dumps(answer.to_json())
    again = puzzle.answer(json.loads(text))
    assert again == answer and again.to_json()["trace"] == answer.to_json()["trace"]
    assert puzzle.verify(json.loads(text)).holds
    assert again.moves == answer.moves


def test_an_answer_from_elsewhere_is_read_and_checked() -> None:
    puzzle = pl.loads(FILE)
    half = puzzle.state(lit={"red": True, "blue": False})
    answer = puzzle.solve(half)
    data = answer.to_json()
    assert puzzle.answer(data) == answer
    assert puzzle.verify(answer).holds
    assert puzzle.verify(data, start=half).holds
    assert puzzle.verify(data).status == "refuted", "the trace begins in another state"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"outcome": "won"}, "not 'won'"),
        ({"format": 2}, "the answer has 2"),
        ({"statistics": 5}, "`statistics` is not an object"),
        ({"trace": 5}, "trace"),
        ({"trace": []}, "empty"),
        ({"trace": [{"state": {"lit": {"red": True}}, "shown": ""}]}, "`power` is missing"),
    ],
)
def test_what_is_no_answer(change: dict[str, Any], message: str) -> None:
    puzzle = pl.loads(FILE)
    with pytest.raises(ValueError, match=message):
        puzzle.answer({**puzzle.solve().to_json(), **change})


def discovered(puzzle: pl.Puzzle) -> list[pl.State]:
    """All states breadth first, by `moves`."""
    found = dict.fromkeys(puzzle.starts)
    waiting = deque(found)
    while waiting:
        state = waiting.popleft()
        if not any(semantics.is_lost(puzzle._loaded.puzzle, s) for s in [state.slots]):
            for step in puzzle.moves(state):
                if step.state not in found:
                    found[step.state] = None
                    waiting.append(step.state)
    return [*found]


@pytest.mark.parametrize("name", ["frogs", "goat", "cannibals", "jugs", "hanoi"])
def test_a_space_is_its_states(name: str) -> None:
    puzzle = pl.load(name, symmetry=False)
    space, states = puzzle.explore(), discovered(puzzle)
    assert [*space] == states == [*space] and len(space) == len(states)
    assert states[sum(space.levels[:-1]) :][: len(space.deepest)] == [*space.deepest]
    start = states[len(states) // 2]
    elsewhere = puzzle.explore(start)
    assert next(iter(elsewhere)) == start and set(elsewhere) <= set(states)
    part = puzzle.explore(states=len(states) // 2)
    assert not part.complete and [*part] == states[: part.states]


def test_spaces_are_compared_and_pickled(tmp_path: Path) -> None:
    puzzle = pl.load("frogs")
    space = puzzle.explore()
    assert space == puzzle.explore() != pl.load("frogs", left=3).explore()
    assert len({space, puzzle.explore()}) == 1
    there = puzzle.state(board="G_GBB")
    kept = puzzle.explore(there, store=tmp_path / "kept")
    assert {*kept} == {*puzzle.explore(there)} and next(iter(kept)) == there
    for one in (space, puzzle.explore(there), kept):
        again = pickle.loads(pickle.dumps(one))
        assert again == one and [*again] == [*one]
    merged = pl.load("blocks").explore()
    assert len([*merged]) == merged.states


def test_pickles() -> None:
    puzzle = pl.load("frogs", left=2, right=2)
    answer = puzzle.solve()
    for thing in (puzzle, puzzle.initial, answer, answer.trace[3], puzzle.moves()):
        assert pickle.loads(pickle.dumps(thing)) == thing
    again = pickle.loads(pickle.dumps((puzzle, answer)))
    assert again[0].solve() == again[1]
    assert again[1].to_json() == answer.to_json()
    assert puzzle != pl.load("frogs", left=1)


def test_a_line_of_progress(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress_line, "FIRST", 0)
    monkeypatch.setattr(progress_line, "REDRAWN", 0)
    monkeypatch.setattr(progress, "EVERY", 0)
    assert pl.load("frogs", left=4, right=4).solve(progress=True).cost == 24
    shown = capsys.readouterr()
    assert "searching" in shown.err and not shown.out
    assert not shown.err.rpartition("\r")[2].strip(), "it is removed at the end"
    pl.load("frogs").solve(progress=False)
    assert not capsys.readouterr().err


def test_what_is_given_up_is_not_told_as_a_number() -> None:
    puzzle = pl.load("tiles")
    for ask in (puzzle.count, lambda **how: list(puzzle.solutions(**how)), puzzle.graph):
        with pytest.raises(pl.GaveUp) as error:
            ask(states=100)
        assert error.value.limit == "states"
    with pytest.raises(pl.GaveUp):
        puzzle.distance(puzzle.initial, states=100)
    with pytest.raises(pl.GaveUp):
        puzzle.distances(most=100)
    assert not puzzle.explore(states=100).complete
    with pytest.raises(TypeError, match="'state'; the options are time, memory"):
        puzzle.count(state=100)  # type: ignore[call-arg]


def test_distances_are_those_of_each_state() -> None:
    puzzle = pl.load("jugs")
    known = puzzle.distances()
    assert len(known) == puzzle.explore().states
    for state, cost in list(known.items())[::5]:
        assert puzzle.distance(state) == cost


def test_states_as_dictionaries() -> None:
    puzzle = pl.load("goat")
    state = puzzle.solve().trace[3].state
    values = json.loads(json.dumps(dict(state)))
    assert puzzle.solve(values) == puzzle.solve(state)
    assert state == values and puzzle.state(values) == state
    assert list(state) == list(state.keys()) == list(puzzle.variables)
    assert dict(zip(state, state.values(), strict=True)) == values
    assert state.changed(at={**state["at"], "goat": "left"})["at"]["goat"] == "left"
    other = pl.load("frogs").initial
    with pytest.raises(ValueError, match='unexpected key "board"'):
        puzzle.solve(other)


def test_instances() -> None:
    names = pl.load("blocks").instances
    costs = {name: pl.load("blocks", instance=name).solve().cost for name in names[:2]}
    assert all(isinstance(cost, int) for cost in costs.values())
    assert pl.load("blocks", instance=names[0]).instance == names[0]


def test_instances_can_be_looped_over(tmp_path: Path) -> None:
    """The levels of a collection, by the names that `load` accepts."""
    path = tmp_path / "jugs.yaml"
    (tmp_path / "many.txt").write_text("3\n5\n")
    path.write_text(
        "puzzle: Count\nparams: {most: 2}\nstate: {n: 0..9 = 0}\n"
        "transitions: {up: {when: n < 9, then: {n: n + 1}}}\ngoal: n = most\n"
        "instances:\n  seven: {with: {most: 7}}\n  many: {file: many.txt, line: most}\n"
    )
    names = pl.load(path).instances
    assert names == ("seven", "many:1", "many:2")
    costs = [pl.load(path, instance=name).solve().cost for name in names]
    assert costs == [7, 3, 5]
    (tmp_path / "many.txt").unlink()
    with pytest.raises(pl.PuzzleError, match=r"many\.txt"):
        assert pl.load(path).instances


def test_several_starts() -> None:
    puzzle = pl.load("cat")
    assert len(puzzle.starts) > 1
    assert puzzle.solve().trace[0].state in puzzle.starts
    alone = puzzle.solve(puzzle.starts[0])
    assert alone.trace[0].state == puzzle.starts[0]
    assert puzzle.explore(puzzle.starts[0]).states <= puzzle.explore().states


def ways_to_ask(puzzle: pl.Puzzle, folder: Path) -> dict[str, pl.Answer]:
    """Answers to a puzzle with several starts, by every method."""
    written = puzzle.solve().to_json()
    return {
        "solve": puzzle.solve(),
        "a store": puzzle.solve(store=folder / "store"),
        "an order": puzzle.solve(order="astar", estimate="found"),
        "read again": puzzle.answer(json.loads(json.dumps(written))),
        "pickled": pickle.loads(pickle.dumps(puzzle.solve())),
        **{f"solution {n}": one for n, one in enumerate(puzzle.solutions(), 1)},
        **{f"from {start!r}": puzzle.solve(start) for start in puzzle.starts},
    }


STEPS = """\
puzzle: Steps
state: {n: "0..3 = any of set(0, 1)"}
transitions: {up: {when: n < 3, then: {n: n + 1}}}
goal: n = GOAL
"""


@pytest.mark.parametrize("goal", ["3", "3 + n"])
def test_answers_of_several_starts_are_verified(goal: str, tmp_path: Path) -> None:
    puzzle = pl.loads(STEPS.replace("GOAL", goal))
    for way, answer in ways_to_ask(puzzle, tmp_path).items():
        verdict = puzzle.verify(answer)
        assert verdict.status == "verified" and not verdict.notes, (way, verdict)
    if goal == "3":
        steps = {way: answer.length for way, answer in ways_to_ask(puzzle, tmp_path).items()}
        assert steps.pop("from State(n=0)") == 3 and {*steps.values()} == {2}


def test_an_answer_from_one_start_is_no_answer_from_all() -> None:
    """From 0 it takes three steps, from 1 two; the JSON doesn't state that only 0 was searched."""
    puzzle = pl.loads(STEPS.replace("GOAL", "3"))
    data = puzzle.solve(puzzle.starts[0]).to_json()
    assert puzzle.verify(data).status == "refuted"
    assert puzzle.verify(data, start=puzzle.starts[0]).holds
    forged = {**puzzle.solve().to_json(), "start": 1}
    assert puzzle.verify(puzzle.solve()).holds and not puzzle.verify(forged).holds


def test_no_solution_from_elsewhere_is_verified() -> None:
    puzzle = pl.loads(STEPS.replace("GOAL", "2"))
    answer = puzzle.solve({"n": 3})
    assert (answer.kind, puzzle.verify(answer).status) == ("unsolvable", "verified")
    assert puzzle.verify(answer.to_json()).status == "refuted", (
        "one exists from the file's own starts"
    )


def test_an_answer_to_another_puzzle_is_refuted() -> None:
    verdict = pl.load("frogs").verify(pl.load("goat").solve())
    assert verdict.status == "refuted" and "the answer is for the puzzle" in verdict.problems[0]


@pytest.mark.slow
def test_answers_up_to_symmetry_are_verified_without_it() -> None:
    merged, apart = pl.load("two-wolves"), pl.load("two-wolves", symmetry=False)
    for answer in (merged.solve(), apart.solve(), *merged.solutions(most=2)):
        assert merged.verify(answer).holds and apart.verify(answer).holds
        assert apart.verify(answer.to_json()).holds
    assert apart.explore().states > merged.explore().states


def test_machine_code_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same rules from another state have the same code."""
    pytest.importorskip("llvmlite")
    made: list[object] = []
    original = native_code.cached_code

    def known(job: Any) -> bytes | None:
        code = original(job)
        made.extend([job] * (code is None))
        return code

    monkeypatch.setattr(native_code, "cached_code", known)
    monkeypatch.setenv("PUZZLELANG_CACHE", str(tmp_path))
    puzzle = pl.load("tiles", tier="native")
    puzzle.solve(states=10_000)
    assert made
    before = len(made)
    puzzle.solve(puzzle.moves()[0].state, states=10_000)
    assert len(made) == before


# ── stores ───────────────────────────────────────────────────────────────────────────


@pytest.mark.later("auto")
@pytest.mark.parametrize("tier", ["python", "auto"])
def test_a_store(tier: str, tmp_path: Path) -> None:
    """The answers equal those in memory, from any start; a search continues where it stopped."""
    puzzle = pl.load("frogs", left=4, right=4, tier=tier)
    begun = puzzle.explore(states=50, store=tmp_path / "all")
    assert not begun.complete and (tmp_path / "all" / "store.json").is_file()
    whole, plain = puzzle.explore(store=tmp_path / "all", memory="100M"), puzzle.explore()
    assert whole.states == plain.states > 100 and whole.levels == plain.levels
    answer = puzzle.solve()
    assert puzzle.solve(store=str(tmp_path / "all")).trace == answer.trace
    assert puzzle.count(store=tmp_path / "all") == puzzle.count()
    other = answer.trace[3].state
    there = puzzle.solve(other, store=tmp_path / "other")
    assert there.trace == puzzle.solve(other).trace and there.length == answer.length - 3
    assert puzzle.verify(there, other).holds
    with pytest.raises(pl.PuzzleError, match="belongs to another puzzle"):
        puzzle.solve(other, store=tmp_path / "all")
    with pytest.raises(ValueError, match="without an estimate"):
        puzzle.solve(store=tmp_path / "all", estimate="found")
    with pytest.raises(pl.PuzzleError, match="breadth-first"):
        puzzle.solve(store=tmp_path / "all", order="astar")


@pytest.mark.slow
def test_what_goes_with_a_store(tmp_path: Path) -> None:
    puzzle, place = pl.load("klotski"), tmp_path / "all"
    assert puzzle.explore(store=place, disk="9k").limit == "disk"
    assert sum(path.stat().st_size for path in place.rglob("part-*")) <= 9000
    assert puzzle.explore(store=place, disk=None, cores=2).states == 25_955
    assert puzzle.count(store=place, cores=2) == puzzle.count()
    wrong: tuple[dict[str, Any], ...] = (
        {"cores": 2}, {"disk": 1000}, {"workers": "local:2"},
        {"store": place, "workers": "local:0"},
        {"store": place, "workers": "host:1"}, {"store": place, "workers": "local:2", "cores": 2},
        {"store": place, "disk": "much"},
    )  # fmt: skip
    for more in wrong:
        for ask in (puzzle.explore, puzzle.count, puzzle.solve):
            with pytest.raises(ValueError):
                ask(**more)


@pytest.mark.slow
def test_workers_of_a_store(tmp_path: Path) -> None:
    pytest.importorskip("distributed", reason="`pip install 'puzzlelang[cluster]'`")
    puzzle = pl.load("klotski")
    assert puzzle.explore(store=tmp_path / "all", workers="local:2").states == 25_955


def test_a_store_in_a_bucket() -> None:
    pytest.importorskip("fsspec", reason="`pip install 'puzzlelang[cloud]'`")
    puzzle = pl.load("frogs", left=4, right=4)
    for _ in range(2):
        assert puzzle.solve(store="memory://front/frogs").trace == puzzle.solve().trace
    with pytest.raises(pl.PuzzleError, match="not a place for a store"):
        puzzle.solve(store=Path("s3://bucket/frogs"))


def test_a_store_of_a_puzzle_with_an_estimate(tmp_path: Path) -> None:
    """`auto` is A* in memory and breadth-first in a store."""
    puzzle = pl.load("eight-puzzle")
    assert puzzle.solve(states=500, store=tmp_path / "all").kind == "gave-up"
