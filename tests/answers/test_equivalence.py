"""Comparisons of puzzles, against a walk of pairs by the reference semantics and brute force."""

from __future__ import annotations

import json
import random
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

import puzzlelang as pl
from puzzlelang import answers
from puzzlelang.answers.equivalence import Needless, Side, Terms, compared
from puzzlelang.core import RuleFault, semantics, values
from puzzlelang.search import Limits
from tests.random_puzzles import Chance, random_puzzle
from tests.support import nightly, slow

RIVER = """
puzzle: Fox, goose and beans
types:
  item: [fox, goose, beans]
  bank: [left, right]
tables:
  eats: {fox: goose, goose: beans}
state:
  farmer: bank = left
  at: bank for each item = left
transitions:
  cross alone:
    then:
      farmer: other(farmer)
  take(i in item):
    when: at(i) = farmer
    then:
      farmer: other(farmer)
      at(i): other(farmer)
invariants:
  nobody is eaten: no a, b in item where a eats b and at(a) = at(b) and at(a) != farmer
goal: every i in item has at(i) = right
show: (<those i in item where at(i) = left>) ~~~ (<those i in item where at(i) = right>)
"""
INSIDE = """
puzzle: river
types:
  who: [man, fox, goose, beans]
state:
  over: boolean for each who = false
sets:
  load: [fox, goose, beans]
transitions:
  row:
    then: {over(man): not over(man)}
  row with(w in load):
    when: over(w) = over(man)
    then:
      over(w): not over(w)
      over(man): not over(man)
invariants:
  goose safe: over(goose) = over(man) or over(goose) != over(fox) and over(goose) != over(beans)
goal: every w in who has over(w)
"""
INVARIANT = RIVER[RIVER.index("invariants:") : RIVER.index("goal:")]


def changed(*pairs: tuple[str, str], text: str = RIVER) -> str:
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return text


COUNTED = changed(
    ("  farmer: bank = left\n", "  farmer: bank = left\n  trips: 0..20 = 0\n"),
    ("      farmer: other(farmer)\n", "      farmer: other(farmer)\n      trips: trips + 1\n"),
)
LIKE_CORN = changed(("goose", "hen"), ("beans", "corn"))

CASES: dict[str, tuple[str, str, int | None, str]] = {
    "renamed": (LIKE_CORN, "same-shape", None, ""),
    "no invariant": (changed((INVARIANT, "")), "different", 1, "cross alone: the next state would "
                     "break `nobody is eaten`"),
    "goal of one": (changed(("every i in item has at(i) = right", "at(goose) = right")),
                    "different", 1, "a goal in other, not in mine: `at(fox) = right` fails"),
    "eats reversed": (changed(("{fox: goose, goose: beans}", "{goose: fox, beans: goose}")),
                      "equivalent", None, ""),
    "one more eats": (changed(("goose: beans}", "goose: beans, beans: fox}")), "different", 1,
                      "possible in mine, not in other: take(goose)"),
    "farmer stays": (changed(("    when: at(i) = farmer\n    then:\n      farmer: other(farmer)\n",
                              "    when: at(i) = farmer\n    then:\n")), "different", 1,
                     "possible in other, not in mine: take(fox)"),
    "takes two": (changed(("take(i in item)", "take(i, j in item)"),
                          ("at(i) = farmer", "at(i) = farmer and at(j) = farmer"),
                          ("      at(i): other(farmer)\n",
                           "      at(i): other(farmer)\n      at(j): other(farmer)\n")),
                  "different", 1, "take(goose): it has no such move"),
    "counter": (COUNTED, "different", 21, "`trips` would become 21, but must be 0..20"),
    "counter that holds": (changed(("trips + 1", "(trips + 1) mod 21"), text=COUNTED),
                           "equivalent", None, ""),
    "other start": (changed(("at: bank for each item = left", "at: bank for each i in item = if i "
                             "= beans then right else left")), "different", 1, "take(fox)"),
    "one way": (changed(("when: at(i) = farmer", "when: at(i) = farmer and farmer = left")),
                "different", 2, "take(goose): `farmer = left` fails (farmer = right)"),
    "farmer inside": (INSIDE, "equivalent", None, ""),
    "estimate": (RIVER + "estimate: count(those i in item where at(i) = left)\n", "equivalent",
                 None, ""),
    "costs": (RIVER + "cost: 2 per take\n", "different", 1, "take(goose) costs 2 in other, 1 in "
              "mine"),
    "costs by state": (RIVER + "cost: 1 per state\n", "equivalent", None, ""),
    "loss for invariant": (
        changed(("invariants:\n  nobody is eaten: no ", "lose:\n  eaten: some ")), "equivalent",
        None, "",
    ),
    "two transitions": (
        changed((
            "  take(i in item):\n    when: at(i) = farmer\n",
            "  bring(i in item):\n    when: at(i) = farmer and farmer = right\n"
            "    then: {farmer: left, at(i): left}\n"
            "  take(i in item):\n    when: at(i) = farmer and farmer = left\n",
        )), "equivalent", None, "",
    ),
}  # fmt: skip
"""Another file, its verdict, the moves of a shortest difference, and a part of the sentence: the
first eleven are a course's files (half of 22 students')."""


@pytest.mark.parametrize("name", CASES)
def test_files_of_a_course(name: str) -> None:
    text, verdict, moves, sentence = CASES[name]
    mine, other = pl.loads(RIVER, name="mine"), pl.loads(text, name="other")
    found = mine.compare(other)
    assert (found.verdict, found.difference and found.difference.moves) == (verdict, moves)
    assert sentence in found.sentence and bool(found) == (verdict != "different")
    assert found.to_json()["verdict"] == verdict
    if verdict == "different" and name != "takes two":
        assert shortest(mine, other, costs=True) == moves
    back = other.compare(mine)
    assert back.verdict == verdict and (back.difference and back.difference.moves) == moves


def test_what_is_asked_for() -> None:
    mine, corn = pl.loads(RIVER), pl.loads(LIKE_CORN)
    renamed = mine.compare(corn, rename={"hen": "goose", "corn": "beans"})
    assert (renamed.verdict, renamed.matched) == ("equivalent", "names")
    assert mine.compare(corn, rename={"hen": "beans", "corn": "goose"}).verdict != "equivalent"
    for wrong, of in (({"hem": "goose"}, "other puzzle have no `hem`"),
                      ({"hen": "gose"}, "of the puzzle have no `gose`")):  # fmt: skip
        with pytest.raises(pl.PuzzleError, match=of):
            mine.compare(corn, rename=wrong)
    dear = pl.loads(RIVER + "cost: 2 per take\n")
    assert mine.compare(dear, ignore="costs").verdict == "equivalent"
    assert mine.compare(pl.loads(INSIDE)).matched == "arguments"
    with pytest.raises(ValueError, match="not 'goals'"):
        mine.compare(dear, ignore=["goals"])
    lost = pl.loads(CASES["loss for invariant"][0])
    assert mine.compare(lost, lost=True).difference.moves == 1


def test_what_never_matters() -> None:
    counter = pl.loads(CASES["counter that holds"][0], name="other")
    found = pl.loads(RIVER, name="mine").compare(counter)
    assert found.needless == (Needless("other", "trips", True),)
    assert "other: `trips` never matters." in str(found)
    boat = changed(("  farmer: bank = left\n", "  farmer: bank = left\n  boat: bank = left\n"),
                   ("      farmer: other(farmer)\n",
                    "      farmer: other(farmer)\n      boat: other(boat)\n"))  # fmt: skip
    assert pl.loads(RIVER).compare(pl.loads(boat)).needless == (Needless("other", "boat", False),)


DOORS = """
puzzle: Doors
types: {door: 1..4}
state: {at: door = 1}
transitions:
  first: {when: at = 1, then: {at: 2}}
  second: {when: at = 1, then: {at: 3}}
  on: {when: at = 3, then: {at: 4}}
goal: at = 4
"""


TWO_PRICES = """
puzzle: Two prices
state: {at: 1..2 = 1}
transitions:
  go(n in 1..1): {when: at = 1, then: {at: 2}}
goal: at = 2
"""


def test_parallel_moves_count_once() -> None:
    """Of moves with one label to one state, the cheapest counts, in either order."""
    one = TWO_PRICES + "cost: 1 per go\n"
    two = one.replace("  go(", "  walk(n in 1..1): {when: at = 1, then: {at: 2}}\n  go(")
    for go, walk in ((1, 3), (3, 1)):
        costs = f"cost:\n  - total:\n    - {go} per go\n    - {walk} per walk\n"
        both = two.replace("cost: 1 per go\n", costs)
        found = pl.loads(one).compare(pl.loads(both), ignore="names")
        assert (found.verdict, found.needless) == ("equivalent", ())
    dear = both.replace("- 1 per", "- 2 per")
    assert pl.loads(one).compare(pl.loads(dear), ignore="names").difference.kind == "cost"


def test_moves_that_look_alike() -> None:
    """Without names, two moves from 1 have the same label, so pairs of states are not enough."""
    mine, other = (
        pl.loads(DOORS),
        pl.loads(changed(("first:", "zero:"), ("on:", "go:"), text=DOORS)),
    )
    assert mine.compare(other).verdict == "equivalent"
    one_door = changed(("then: {at: 2}", "then: {at: 3}"), ("on:", "go:"), text=DOORS)
    found = mine.compare(pl.loads(one_door), ignore="names")
    assert found.verdict == "different" and found.difference.moves == 2
    turned = pl.loads(
        changed(("then: {at: 2}", "then: {at: 0}"), ("then: {at: 3}", "then: {at: 2}"),
                ("then: {at: 0}", "then: {at: 3}"), text=DOORS)
    )  # fmt: skip
    assert mine.compare(turned, ignore="names").verdict == "equivalent"
    starts = DOORS.replace("door = 1}", "door = any}\nstarts: [at in 1..2]")
    same = pl.loads(starts.replace("1..2", "1..3"))
    assert pl.loads(starts).compare(pl.loads(starts)).verdict == "equivalent"
    assert pl.loads(starts).compare(same).difference.moves == 1


# ── an independent walk, and brute force ─────────────────────────────────────────────


def label_of(step: semantics.Step) -> Any:
    words = zip(step.arguments, step.transition.parameters, strict=True)
    return step.transition.name, *(str(values.to_json(v, p.type)) for v, p in words)


class Walked:
    """A puzzle by the reference semantics: kind of a state, and its steps by label."""

    def __init__(self, puzzle: pl.Puzzle, costs: bool = True) -> None:
        self.puzzle, self.costs = puzzle._loaded.puzzle, costs
        self.starts = [s for s in self.puzzle.starts if self.kind(s) != "lost"]
        self.known: dict[Any, Any] = {}

    def kind(self, state: Any) -> str:
        try:
            if semantics.is_lost(self.puzzle, state):
                return "lost"
            return "goal" if semantics.is_goal(self.puzzle, state) else ""
        except RuleFault:
            return "fault"

    def steps(self, state: Any) -> list[tuple[Any, Any, Any]] | None:
        if state not in self.known:
            try:
                self.known[state] = [
                    (label_of(step), step.state, step.cost if self.costs else ())
                    for step in semantics.steps(self.puzzle, state)
                    if not semantics.is_lost(self.puzzle, step.state)
                ]
            except RuleFault:
                self.known[state] = None
        return self.known[state]  # type: ignore[no-any-return]


def shortest(mine: pl.Puzzle, other: pl.Puzzle, costs: bool) -> int | None:
    """Moves of a shortest difference, or None; a label leads to one state.

    Of several starts, each is compared with the start that differs last.
    """
    one, two = Walked(mine, costs), Walked(other, costs)
    if not one.starts or not two.starts:
        return None if one.starts == two.starts else 0
    table = {(s, t): distance(one, two, s, t) for s in one.starts for t in two.starts}
    lasting = [
        max((table[pair] for pair in table if pair[n] == start), key=lambda d: (d is None, d or 0))
        for n, side in enumerate((one, two)) for start in side.starts
    ]  # fmt: skip
    return min((moves for moves in lasting if moves is not None), default=None)


def distance(one: Walked, two: Walked, s: Any, t: Any) -> int | None:
    layer = {(s, t)}
    seen, moves = set(layer), 0
    while layer:
        if any(one.kind(s) != two.kind(t) for s, t in layer):
            return moves
        following, differ = set(), False
        for s, t in layer:
            own, others = one.steps(s), two.steps(t)
            if own is None or others is None:
                differ |= own is not others
                continue
            left, right = (
                {label: (after, cost) for label, after, cost in x} for x in (own, others)
            )
            differ |= left.keys() != right.keys() or any(left[x][1] != right[x][1] for x in left)
            following |= {(left[x][0], right[x][0]) for x in left.keys() & right.keys()}
        moves += 1
        if differ:
            return moves
        layer = following - seen
        seen |= layer
    return None


def bisimilar(mine: pl.Puzzle, other: pl.Puzzle, most: int, arguments: bool = True) -> bool | None:
    """Brute force without names: the greatest relation of all states; None for too many.

    ``arguments``: steps with different arguments differ.
    """
    sides, states = (Walked(mine), Walked(other)), list[tuple[int, Any]]()
    for number, side in enumerate(sides):
        found = dict.fromkeys(side.starts)
        waiting = list(found)
        for state in waiting:
            for _, after, _ in side.steps(state) or ():
                if after not in found:
                    found[after] = None
                    waiting.append(after)
            if len(found) > most:
                return None
        states += [(number, state) for state in found]
    rows = {}
    for number, state in states:
        steps = sides[number].steps(state)
        rows[number, state] = steps and [
            (x[1:] if arguments else (), (number, s), trimmed(c)) for x, s, c in steps
        ]
    by_label = defaultdict[Any, list[Any]](list)
    for z, row in rows.items():
        for label, after, cost in row or ():
            by_label[z, label].append((after, cost))
    kinds = {(n, s): (sides[n].kind(s), rows[n, s] is None) for n, s in states}
    related = {(a, b) for a in states for b in states if kinds[a] == kinds[b]}

    def answered(a: Any, b: Any) -> bool:
        """Every label and kind of successor has the same least cost from both."""
        for label, target, _ in rows[a] or ():
            costs = [
                min((c for s, c in by_label[z, label] if (s, target) in related), default=None)
                for z in (a, b)
            ]
            if costs[0] != costs[1]:
                return False
        return True

    while bad := {(a, b) for a, b in related if not (answered(a, b) and answered(b, a))}:
        related -= bad
    starts = [[(n, s) for s in sides[n].starts] for n in (0, 1)]
    return all(any((a, b) in related for b in starts[1]) for a in starts[0]) and all(
        any((a, b) in related for a in starts[0]) for b in starts[1]
    )


def trimmed(cost: tuple[int, ...]) -> tuple[int, ...]:
    while cost and not cost[-1]:
        cost = cost[:-1]
    return cost


def mutant(text: str, chance: random.Random) -> str:
    """Change a number or a word below the declarations, or rename all items."""
    if chance.random() < 0.3:
        for old, new in (("p", "ape"), ("q", "bee"), ("r", "cat")):
            text = re.sub(rf"(?<![\w']){old}\b(?!\()", new, text)
        return text
    at = text.index("transitions:")
    words = [*re.finditer(r"\b([0-3]|p|q|r|left|right|lit|and|or)\b", text[at:])]
    word = chance.choice(words)
    others = {"and": "or", "or": "and", "left": "right", "right": "left", "lit": "not lit"}
    items = [x for x in "pqr" if x != word[0]]
    new = others.get(word[0]) or chance.choice(items if word[0] in "pqr" else [*"0123"])
    return text[: at + word.start()] + new + text[at + word.end() :]


RENAMED = {"ape": "p", "bee": "q", "cat": "r"}


def check_random(seed: int, most: int) -> str:
    numbers = random.Random(seed)
    text = random_puzzle(Chance(numbers))
    other_text = mutant(text, numbers)
    try:
        mine, other = pl.loads(text, tier="python"), pl.loads(other_text, tier="python")
        sizes = [one.explore(states=most) for one in (mine, other)]
    except pl.PuzzleError:
        return "no puzzle"
    if not all(size.complete for size in sizes):
        return "large"
    terms = Terms(RENAMED if "ape" in other_text else {})
    try:
        result = compared(mine._loaded, other._loaded, terms, Limits())
    except pl.PuzzleError as error:  # no move has an item
        assert "have no" in str(error)
        return "no such word"
    if terms.rename:
        assert (result.verdict, result.matched) == ("equivalent", "names")
        return "renamed"
    alike = None if sizes[0].states + sizes[1].states > 24 else bisimilar(mine, other, 24)
    by_names = shortest(mine, other, costs=True)
    if result.verdict == "different":
        assert result.difference is not None and result.difference.moves == by_names
        assert answers.compare(mine._loaded, other._loaded, terms, Limits()).sentence
        assert not alike
    elif result.matched == "names":
        assert by_names is None and result.verdict == "equivalent"
    elif result.verdict == "same-shape":
        assert not alike and bisimilar(mine, other, 24, arguments=False) in (True, None)
    else:
        assert by_names is not None and alike in (True, None)
    return f"{result.verdict} {result.matched}"


@pytest.mark.parametrize(
    ("seed", "result"),
    [
        (18, "equivalent names"),
        (19, "different names"),
        (20, "renamed"),
        (22, "equivalent names"),
        *slow((485, "same-shape nothing")),
    ],
)
def test_random_puzzles_and_their_mutants(seed: int, result: str) -> None:
    assert check_random(seed, 60) == result


def both_tiers(mine: str, other: str) -> str:
    """Compare on both tiers; return the verdict, which must agree with all else."""
    found = [
        pl.loads(mine, tier=tier).compare(pl.loads(other, tier=tier)).to_json()
        for tier in ("python", "native")
    ]
    assert found[0] == found[1]
    return f"{found[0]['verdict']} {found[0]['matched']}"


@pytest.mark.parametrize("name", ["one way", "costs", "counter", *slow(*CASES)])
def test_machine_code_finds_the_same(name: str) -> None:
    both_tiers(RIVER, CASES[name][0])


@pytest.mark.parametrize("count", [*slow(6), *nightly(16)])
def test_machine_code_finds_the_same_in_random_puzzles(count: int) -> None:
    found = set()
    for seed in (19, *range(100, 100 + count)):
        numbers = random.Random(seed)
        text = random_puzzle(Chance(numbers))
        try:
            if pl.loads(text).explore(states=500).complete:
                found.add(both_tiers(text, mutant(text, numbers)))
        except pl.PuzzleError:
            continue
    assert {"different names", "equivalent names"} <= found


@pytest.mark.parametrize("name", ["bridge", *slow("klotski", "sokoban", "frogs", "hanoi")])
def test_machine_code_walks_the_library(name: str) -> None:
    """States of several words, several costs, losses, faults; the switch after few pairs."""
    found = [
        pl.load(name, tier=tier).compare(pl.load(name, tier=tier), states=5_000).to_json()
        for tier in ("python", "native", "auto")
    ]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("most", [*slow(10), *nightly(1_000)])
def test_more_random_puzzles(most: int) -> None:
    found = [check_random(19, 100)]  # the two differ
    seed = 1_000
    while len(found) < most:
        outcome = check_random(seed, 100)
        seed += 1
        if " " not in outcome or outcome.split()[0] in ("different", "equivalent", "same-shape"):
            found.append(outcome)
    assert {"different names", "equivalent names", "renamed"} <= {*found}


def test_the_refinement_finds_what_the_walk_finds() -> None:
    """Both methods, on the cases: the same number of moves."""
    from puzzlelang.answers.equivalence import Space
    from puzzlelang.search import Watch

    for text, _, moves, _ in CASES.values():
        puzzles = pl.loads(RIVER)._loaded, pl.loads(text)._loaded
        codes: dict[Any, int] = {}
        named = frozenset({"cross alone", "take"})
        sides = [Side(one, Terms(), {}, named, codes) for one in puzzles]
        space = Space(sides, Watch("bfs", Limits()))
        if space.refine(counts=False):
            found = space.difference()
            walked = shortest(*(pl.loads(one) for one in (RIVER, text)), costs=True)
            if moves is not None and "take(i, j" not in text:
                assert found.moves == moves == walked
        else:
            assert moves is None


def test_a_limit() -> None:
    puzzle = pl.load("eight-puzzle")
    found = puzzle.compare(puzzle, states=1_000)
    assert (found.verdict, found.limit, bool(found)) == ("unknown", "states", False)
    assert "gave up at the limit of" in str(found)


# ── answers of another puzzle ────────────────────────────────────────────────────────


def verified(text: str, answer: Any, rename: dict[str, str], folder: Path) -> tuple[str, str]:
    path = folder / "answer.json"
    path.write_text(json.dumps(answer), encoding="utf-8")
    verdict = answers.verify_file(pl.loads(text)._loaded, str(path), rename=rename)
    return verdict.status, " ".join(verdict.problems)


def test_an_answer_of_a_renamed_puzzle(tmp_path: Path) -> None:
    rename = {"hen": "goose", "corn": "beans"}
    answer = pl.loads(LIKE_CORN).solve().to_json()
    assert verified(RIVER, answer, rename, tmp_path) == ("verified", "")
    assert verified(INSIDE, answer, rename, tmp_path) == ("verified", "")
    swapped = {"hen": "beans", "corn": "goose"}
    status, problem = verified(RIVER, answer, swapped, tmp_path)
    assert status == "refuted" and problem.startswith("step 1, `take(beans)`, is not possible in ")
    wrong = {**answer, "cost": [6]}
    assert verified(RIVER, wrong, rename, tmp_path)[0] == "refuted"
    for wrong_words, message in (
        ({"hen": "gose"}, "have no `gose`"), ({"hem": "goose"}, "no step of this answer has `hem`")
    ):  # fmt: skip
        with pytest.raises(pl.PuzzleError, match=message):
            verified(RIVER, answer, wrong_words, tmp_path)
    short = {**answer, "trace": answer["trace"][:-1]}
    assert verified(RIVER, short, rename, tmp_path)[0] == "refuted"


def test_a_proof_of_a_renamed_puzzle(tmp_path: Path) -> None:
    never = changed(("at(i) = right", "at(i) = right and farmer = left"))
    answer = pl.loads(changed(("goose", "hen"), text=never)).solve().to_json()
    assert answer["outcome"] == "unsolvable"
    assert verified(never, answer, {"hen": "goose"}, tmp_path) == ("verified", "")
    assert verified(RIVER, answer, {"hen": "goose"}, tmp_path)[0] == "refuted"


@pytest.mark.parametrize(
    "more",
    [{"trace": 1}, {"trace": []}, {"trace": [1, {}]}, {"trace": [{}, {"arguments": [3]}]},
     {"outcome": "gave-up"}, {"outcome": ["x"]},
     {"trace": [{}, {"transition": {}, "arguments": {"i": {"a": [None]}}}]}],
)  # fmt: skip
def test_a_strange_answer_of_another_puzzle(more: Any, tmp_path: Path) -> None:
    answer = {**pl.loads(RIVER).solve().to_json(), **more}
    try:
        assert verified(RIVER, answer, {"hen": "goose"}, tmp_path)[0] == "refuted"
    except pl.PuzzleError as error:
        assert "--rename" in str(error) or "trace" in str(error)
