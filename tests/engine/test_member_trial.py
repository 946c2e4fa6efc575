"""Merging interchangeable members automatically gives the answer of the plain search."""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from functools import partial
from typing import Any

import pytest

from puzzlelang.answers import load_text as load_whole
from puzzlelang.answers import recompiled, solve, with_starts
from puzzlelang.answers.answer_output import conclusion_sentences
from puzzlelang.answers.loading import interchangeable
from puzzlelang.compiler import MergedSystem
from puzzlelang.core.thresholds import changed
from puzzlelang.engine.member_trial import shortest
from puzzlelang.search import PythonSearcher, Request
from puzzlelang.search.system import Limits, Solved, Unsolvable
from puzzlelang.text import Source
from tests.compiler.test_dispatch import GRIPPER
from tests.engine import test_way_choice
from tests.engine.test_way_choice import agreeing
from tests.support import TOP, counted, in_part, load_text

MANY = int(os.environ.get("PUZZLELANG_RANDOM", "0"))

ALIKE = (
    "lit", "not lit", "at(q) < p", "at(q) != p", "n < 4", "q in seen", "q not in seen",
    "count(those y in piece where at(y) = p) < 2", "some x in piece where x in seen",
    "every x in piece has at(x) != p or x = q", "p in near(at(q))",
)  # fmt: skip
UNLIKE = ("q != a", "at(a) < 2", "a in seen")
EFFECTS = (
    "lit: not lit",
    "seen: seen + q",
    "seen: seen - q",
    "n: (n + 1) mod 5",
    "n: min(n + 1, 5)",
)
GOALS = (
    "every q in piece has at(q) = G", "count(those q in piece where at(q) = G) >= 2", "lit",
    "seen = piece", "some q in piece where at(q) = G", "count(seen) = 1", "n = 3",
)  # fmt: skip


def some_puzzle(seed: int) -> str:
    """Generate pieces that walk by rules that rarely name one of them.

    There are lost states, invariants, faults (`n` ends at 5), separate starts, and goals with `or`
    and counts.
    """
    chance = random.Random(seed)
    size, pieces = chance.randint(2, 4), "abcd"[: chance.choice((2, 3, 3, 4))]
    place = lambda: chance.randint(1, size)  # noqa: E731
    near = {one: sorted({one % size + 1, place()} - {one}) for one in range(1, size + 1)}
    start = chance.choice(("1", f"any of 1..{size}", "begin(q)"))
    own = "{" + ", ".join(f"{one}: {place()}" for one in pieces) + "}"
    lines = [
        "puzzle: Walks", f"types: {{place: 1..{size}, piece: [{', '.join(pieces)}]}}",
        "tables:", f"  near: {near}",
        f"  begin: {own}", "state:",
        f"  at: place for each q in piece = {start}",
        "  lit: boolean = false", "  seen: set of piece = none", "  n: 0..5 = 0", "transitions:",
    ]  # fmt: skip
    for number in range(chance.randint(1, 3)):
        guard = chance.sample(ALIKE, chance.choice((0, 0, 1, 1, 2)))
        if chance.random() < 0.15:
            guard.append(chance.choice(UNLIKE))
        effects = {"at(q)": "at(q): p"} if number == 0 or chance.random() < 0.5 else {}
        for line in chance.sample(EFFECTS, chance.choice((0, 1)) if effects else 1):
            effects[line.split(":")[0]] = line
        if chance.random() < 0.05:
            effects["n"] = "n: n + 1"
        lines += [f"  move{number}(q in piece, p in place):"]
        lines += [f"    when: {' and '.join(guard)}"] if guard else []
        lines += ["    then:", *(f"      {line}" for line in effects.values())]
    claims = chance.sample(GOALS, chance.choice((1, 1, 2)))
    if chance.random() < 0.3:
        lost = chance.choice(GOALS).replace("G", str(place()))
        lines.append(f"lose: {lost} and {'not ' * chance.randint(0, 1)}lit")
    if chance.random() < 0.3:
        lines.append(
            f"invariants: not (lit and count(those q in piece where at(q) = {place()}) = 1)"
        )
    goal = chance.choice((" and ", " and ", " or ")).join(claims)
    text = "\n".join([*lines, f"goal: {goal.replace('G', str(place()))}"]) + "\n"
    return text if seed % 3 else with_cells(text, pieces)


def with_cells(text: str, pieces: str) -> str:
    """The same puzzle with cells of a map in place of the pieces."""
    legend = "".join(f"\n      {one} = {one}" for one in pieces)
    text = text.replace(f", piece: [{', '.join(pieces)}]}}", (
        f"}}\nmaps:\n  piece:\n    text: |\n      {pieces}\n    legend: |{legend}"
    ))  # fmt: skip
    begin = re.search(r"  begin: {(.*)}\n", text)
    assert begin is not None
    values = [pair.split(": ") for pair in begin[1].split(", ")]
    rows = "".join(f"if q = the {one} then {place} else " for one, place in values)
    text = text.replace(begin[0], f"  begin(q in piece): {rows}1\n")
    for wrong in UNLIKE:
        text = text.replace(wrong, re.sub(r"\ba\b", "the a", wrong))
    return text


def outcome(loaded: Any, order: str, tier: str, merges: bool = True) -> Any:
    alike = partial(interchangeable, loaded.puzzle) if merges else None
    return test_way_choice.outcome(loaded, order, tier, alike)


def compare(seed: int, tiers: tuple[str, ...], seen: Counter[Any]) -> None:
    loaded, chance = load_text(some_puzzle(seed)), random.Random(seed)
    values = {
        "members_from": chance.choice((0, 0, 2, 10)), "members_again": chance.choice((2, 3)),
        "members_share": 1, "tried_from": chance.choice((5, 100, 10**6)), "factored_terms": 0,
    }  # fmt: skip
    alike = partial(interchangeable, loaded.puzzle)
    for plain, chosen in agreeing(loaded, "bfs", tiers, values, seen, alike):
        if isinstance(plain, Solved):
            assert (chosen.trace, chosen.cost) == (plain.trace, plain.cost)
            assert chosen.optimal
        elif isinstance(plain, Unsolvable):
            assert chosen.statistics.reached <= plain.statistics.reached
        seen[type(chosen).__name__, bool(chosen.statistics.merged)] += 1


def compare_all(seeds: range, tiers: tuple[str, ...]) -> Counter[Any]:
    return counted(seeds, some_puzzle, lambda seed, seen: compare(seed, tiers, seen))


@pytest.mark.slow
@in_part("part", 3, 2, 1)
def test_the_answer_is_that_of_the_plain_search(part: int) -> None:
    seen = compare_all(range(300 // part), ("python",))
    assert seen["Solved", True] > 24 // part, "a fair share"
    assert seen["Solved", False] and seen["Unsolvable", False] and seen["fault"]
    assert seen["Unsolvable", True]


@in_part("part", 4, 1)
def test_the_same_in_machine_code(part: int) -> None:
    pytest.importorskip("llvmlite")
    seen = compare_all(range(1000, 1000 + 24 // part), ("python", "native"))
    assert seen["Solved", True]


def marked(system: Any, searcher: Any) -> list[set[Any]]:
    marks: list[list[list[Any]]] = []
    request = Request(order="bfs", limits=Limits(states=20_000), shortest=marks.append)
    outcome = searcher.run(request)
    if marks:
        return [set(states) for states in marks[-1]]
    solved = isinstance(outcome, Solved)
    return [set(it) for it in shortest(system, len(outcome.trace) - 1)] if solved else []


def load_rack(*rows: str) -> Any:
    """Load water-sort with another rack."""
    text, *_ = (TOP / "puzzles/stacks/water-sort.yaml").read_text().partition("\ninstances:")
    lines = "".join(f"      {row}\n" for row in rows)
    text = re.sub(r"    file: sort.txt.*\n", lambda _: f"    text: |\n{lines}", text)
    return load_whole(Source("rack.yaml", f"{text}\n"))


@pytest.mark.slow
@pytest.mark.parametrize("merges", (False, True))
def test_marked_states_are_those_of_all_shortest_traces(merges: bool) -> None:
    """Expected: the traces that `--all` lists."""
    pytest.importorskip("llvmlite")
    from puzzlelang.engine.native_search import NativeSearcher

    lengths = []
    for seed in range(3):
        water = [*"rrrgggbbb"]
        random.Random(seed).shuffle(water)
        loaded = load_rack(*("".join(water[n::3]) + ".." for n in range(3)))
        system: Any = loaded.system
        if merges:
            system = MergedSystem(system, interchangeable(loaded.puzzle))
        solutions = PythonSearcher(system).all_solutions(most=20_000)
        assert solutions.total <= 20_000
        *expected, _ = map(set, zip(*solutions.traces, strict=True))
        for searcher in (PythonSearcher(system), NativeSearcher(system)):
            assert marked(system, searcher) == expected, f"seed {seed}"
        lengths.append(len(expected))
    assert max(lengths) > 5


@pytest.mark.skipif(not MANY, reason="set PUZZLELANG_RANDOM to a number of puzzles")
def test_many() -> None:
    assert compare_all(range(10_000, 10_000 + MANY), ("python",))["Solved", True]


SIX = GRIPPER.format(balls="b1, b2, b3, b4, b5, b6")


def test_a_robot_with_six_balls() -> None:
    """17 steps: the competition's problem with 2n balls takes 6n - 1 (strips-gripper-x-2)."""
    loaded = load_text(SIX)
    plain = outcome(loaded, "auto", "python")
    with changed(members_from=100, members_share=1):
        merged = outcome(loaded, "auto", "python")
        alone = outcome(loaded, "auto", "python", merges=False)
    assert merged.statistics.merged == ["ball"] and plain.statistics.merged is None
    assert merged.statistics.reached < 60 < 1000 < plain.statistics.reached
    assert merged.trace == plain.trace == alone.trace
    assert merged.cost == plain.cost == 17
    assert alone.statistics.merged is None


def test_where_all_merged_states_are_too_many_the_plain_search_goes_on() -> None:
    loaded = load_text(SIX)
    plain = outcome(loaded, "auto", "python")
    with changed(members_from=100, members_share=50):
        again = outcome(loaded, "auto", "python")
    assert again.statistics.merged is None
    assert (again.trace, again.statistics.reached) == (plain.trace, plain.statistics.reached)


def test_deeper_merged_states_are_searched_to_the_end() -> None:
    """56 states are more than a tenth of 500, but a tenth is deeper than the plain search."""
    with changed(members_from=500, members_share=10):
        merged = outcome(load_text(SIX), "auto", "python")
    assert merged.statistics.merged == ["ball"] and merged.cost == 17


STUCK = "rbg.", "rbr.", "bgb.", "grg."


def test_no_solution_up_to_symmetry() -> None:
    """Expected: the racks that this test reaches, with their tubes sorted."""
    high = len(STUCK)
    start = tuple(
        "".join(row[n] for row in reversed(STUCK)).strip(".") for n in range(len(STUCK[0]))
    )
    racks, waiting = {tuple(sorted(start))}, [start]
    while waiting:
        tubes = waiting.pop()
        for i, here in enumerate(tubes):
            for j, there in enumerate(tubes):
                if i != j and here and len(there) < high and there[-1:] in ("", here[-1]):
                    run = min(len(here) - len(here.rstrip(here[-1])), high - len(there))
                    after = [*tubes]
                    after[i], after[j] = here[:-run], there + here[-run:]
                    if (rack := tuple(sorted(after))) not in racks:
                        racks.add(rack)
                        waiting.append(rack)
    loaded = load_rack(*STUCK)
    with changed(members_from=1, members_share=1):
        answer = solve(loaded)
    assert isinstance(answer.outcome, Unsolvable) and answer.statistics.merged == ["rack"]
    assert answer.statistics.reached == len(racks)
    assert f"all {len(racks)} reachable states up to symmetry" in "".join(
        conclusion_sentences(answer)
    )


@pytest.mark.slow
def test_puzzles_are_loaded_so_and_without_symmetry_they_are_not() -> None:
    loaded = [load_whole(Source("gripper.yaml", SIX), symmetry=it) for it in (True, False)]
    elsewhere = [with_starts(it, it.puzzle.starts) for it in loaded]
    again = [recompiled(*it.recipe) for it in loaded]
    with changed(members_from=100, members_share=1):
        for merging, plain in (loaded, elsewhere, again):
            assert solve(merging).statistics.merged == ["ball"]
            assert solve(plain).statistics.merged is None
            traces = [[step.slots for step in solve(it).trace] for it in (merging, plain)]
            assert traces[0] == traces[1] and len(traces[0]) == 18
