"""The certificates of solve prove its claims, and all other certificates are rejected.

Proofs are checked twice, by `puzzlelang.verify` and by an independent checker
(``certificate_checker.py``). Any change makes a proof invalid.
"""

from __future__ import annotations

import copy
import gzip
import hashlib
import inspect
import io
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers.answer_fields import answer_data
from puzzlelang.answers.certificates import Certificate, certificate_data, certificate_lines
from puzzlelang.front.commands import alarm, program
from puzzlelang.front.commands.alarm import MemoryUp, Terminated, TimeUp
from puzzlelang.search.system import GaveUp, Limits
from puzzlelang.text.writing import write_lines
from puzzlelang.verify import Verdict, read_certificate
from puzzlelang.verify.certificate import embedded, proves
from puzzlelang.verify.findings import BadFile, Refused, TooLarge
from puzzlelang.verify.steps import Steps
from tests.core_builder import graph
from tests.support import MOVING, in_part, load_text, of_library
from tests.verify import certificate_checker
from tests.verify.test_steps import agree

Json = dict[str, Any]

PUZZLES = {path.stem: path for path in MOVING}
KEPT_SMALL = 400
"""Maximum size of certificates tested here; `benchmarks/certificates.py` creates all."""

LONG_TO_LOAD = {
    "bishops", "dominoes", "hanoi-bicolour", "husbands-island", "lights-out", "magic-square",
    "siding", "solitaire-chess", "spinning-switches", "tower", "wye",
}  # fmt: skip
"""Puzzles left out because they load slowly."""

MANY = 200


@cache
def loaded(name: str) -> answers.Loaded:
    what, _, instance = name.partition(" ")
    return answers.load(str(PUZZLES.get(what, what)), instance=instance)


@cache
def solved(name: str) -> tuple[str, Certificate]:
    """The answer to ``PUZZLE INSTANCE`` as JSON with its certificate, and the certificate."""
    found = loaded(name)
    answer = answers.solve(found)
    certificate = answers.certify(found, answer)
    assert isinstance(certificate, Certificate)
    mark = answers.fingerprint(found)
    return json.dumps(answer_data(answer, mark, certificate_data(certificate))), certificate


def answer_of(name: str) -> Json:
    answer: Json = json.loads(solved(name)[0])
    return answer


def verdict(name: str, answer: object, file: bytes | None = None) -> Verdict:
    """Verify an answer; status ``damaged`` means that the file is wrong rather than the claim."""
    stream = None if file is None else io.BytesIO(file)
    try:
        return answers.verify(loaded(name), answer, None, stream)
    except BadFile as problem:
        return Verdict("damaged", (str(problem),))


# ── correct answers ──────────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.later("hanoi-magnetic", "gaps", "treasure")
@of_library("name", sorted(PUZZLES.keys() - LONG_TO_LOAD), share=5)
def test_library(name: str) -> None:
    found = loaded(name)
    assert agree(found.puzzle, 20) > 1
    answer = answers.solve(found, limits=Limits(KEPT_SMALL))
    proof = answers.certify(found, answer, Limits(KEPT_SMALL))
    if not isinstance(proof, Certificate) or answer.kind == "gave-up":
        return
    data = answer_data(answer, answers.fingerprint(found), certificate_data(proof))
    came = verdict(name, json.loads(json.dumps(data)))
    assert came.holds
    assert came.notes == came.warnings == ()
    assert any("a certificate of" in text for text in came.checked)


@pytest.mark.slow
@pytest.mark.parametrize("name", certificate_checker.PUZZLES)
def test_a_stranger_checks_it(name: str, tmp_path: Path) -> None:
    """13 states, and a proof that there is no solution: the page is a sufficient specification."""
    _, certificate = solved(name)
    path = tmp_path / "proof"
    write_lines(str(path), certificate_lines(certificate))
    with path.open() as lines:
        states, below = certificate_checker.check(lines, *certificate_checker.PUZZLES[name])
    assert states == certificate.states
    given = answer_of(name)
    assert below == ((*given["cost"], given["length"]) if "cost" in given else None)


def test_the_start_may_be_a_goal() -> None:
    found = answers.load("frogs", [("left", "0"), ("right", "0")])
    answer = answers.solve(found)
    certificate = answers.certify(found, answer)
    assert isinstance(certificate, Certificate)
    assert certificate.states == 0
    data = answer_data(answer, "", certificate_data(certificate))
    assert answers.verify(found, data).checked[-1].endswith("a certificate of 0 states")


def test_a_search_that_gave_up_proves_its_bound() -> None:
    found = loaded("frogs")
    answer = answers.solve(found, limits=Limits(15))
    certificate = answers.certify(found, answer)
    assert isinstance(certificate, Certificate)
    data = answer_data(answer, "", certificate_data(certificate))
    (bound,) = data["lower_bound"]  # type: ignore[misc]
    assert certificate.below == (bound, 0)
    claim = f"that no trace costs less than [{bound}]"
    came = answers.verify(found, data)
    assert came.checked == (f"{claim}: a certificate of {certificate.states} states",)
    assert came.notes == ("whether there is a solution: the search gave up",)
    del data["certificate"]
    assert answers.verify(found, data).checked == (claim,)
    (problem,) = answers.verify(found, data | {"lower_bound": [9]}).problems
    assert problem == "`lower_bound` is [9], but a trace of cost [8] exists"
    assert answers.verify(found, data | {"lower_bound": [8]}).problems == ()
    for odd in ([], [8, 8], [-1], [True], [8.0], 8, None):
        assert answers.verify(found, data | {"lower_bound": odd}).status == "refuted"


def test_what_is_not_proved_has_no_certificate() -> None:
    found = loaded("frogs")
    answer = answers.solve(found, "dfs")
    assert answers.certify(found, answer) is None
    data = json.loads(solved("frogs")[0]) | {"optimal": False}
    (problem,) = verdict("frogs", data).problems
    assert problem == "the certificate: the answer makes no claim that it could prove"


def test_a_certificate_is_held_to_a_limit() -> None:
    found = loaded("frogs")
    answer = answers.solve(found)
    given_up = answers.certify(found, answer, Limits(21))
    assert isinstance(given_up, GaveUp)
    assert given_up.limit == "states"
    assert isinstance(answers.certify(found, answer, Limits(22)), Certificate)
    came = answers.verify(found, answer_of("frogs"), 21)
    claim = "that no trace is cheaper"
    assert came.notes == (
        f"{claim}: its certificate has 22 states; `--states 22` allows that many",
    )
    assert came.problems == () and claim not in str(came.checked)


def test_each_search_gives_the_same_certificate() -> None:
    """A certificate depends on the puzzle, not on the search."""
    _, usual = solved("dear-water")
    found = loaded("dear-water")
    for order in ("ucs", "astar", "idastar"):
        other = answers.certify(found, answers.solve(found, order))
        assert isinstance(other, Certificate)
        assert other.layers == usual.layers


PAGE = Path(__file__).parents[2] / "docs" / "certificates.md"


@pytest.mark.parametrize(
    ("kind", "start", "after", "written"),
    [
        ("list(3) of 0..3", "list(2, 0, 1)", "list(0)", [3, 1, 2]),
        ("list(3) of 5..9", "list(5, 9)", "list(6)", [1, 5]),
        ("list(2) of pet", "list(hen, cat)", "list(dog)", [3, 1]),
        ("list(2) of boolean", "list(true, false)", "list(true)", [2, 1]),
        ("list(2) of set of pet", "list(none + cat + hen, pet)", "none", [5 + 1, 7 + 1]),
        # 1 and 2 are written as 1 and 2 in two bits each, the first one lowest
        ("list(2) of list(2) of 1..2", "list(list(1, 2), list(2))", "none", [1 + 2 * 4 + 1, 2 + 1]),
    ],
)
def test_lists_are_written_as_the_page_says(
    kind: str, start: str, after: str, written: list[int]
) -> None:
    """Computed by hand from the table of docs/certificates.md."""
    queue = load_text(
        "puzzle: A queue\ntypes: {pet: [cat, dog, hen]}\n"
        f"state:\n  q: {kind} = {start}\ntransitions:\n  go:\n    then:\n      q: {after}\n"
        f"goal: q = {after}\n"
    )
    answer = answers.solve(queue)
    proof = answers.certify(queue, answer)
    assert isinstance(proof, Certificate)
    *_, state = certificate_lines(proof)
    assert json.loads(state) == [written]
    data = answer_data(answer, answers.fingerprint(queue), certificate_data(proof))
    assert answers.verify(queue, json.loads(json.dumps(data))).holds


def test_the_page_is_true(followed: Callable[[Path], None]) -> None:
    followed(PAGE)
    assert inspect.getsource(certificate_checker.check) in Path("check.py").read_text("utf-8")


# ── wrong proofs ─────────────────────────────────────────────────────────────────────

PROOFS = ("frogs", "dear-water", "dear-water even", "goat-gdl", "hourglasses", "maze")
"""One cost for each step; two cost lines; no solution; lost states; `none`; forced steps."""

Change = Callable[[Json, Random], None]


def layer_of(proof: Json, random: Random) -> Json:
    layer: Json = random.choice(proof["layers"])
    return layer


def leaves(data: Any) -> Iterator[tuple[Any, Any]]:
    """Containers and keys of all numbers and texts in ``data``."""
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, item in items:
        if isinstance(item, dict | list):
            yield from leaves(item)
        else:
            yield data, key


def drop_a_state(proof: Json, random: Random) -> None:
    layer = layer_of(proof, random)
    layer["states"].remove(random.choice(layer["states"]))
    proof["states"] -= 1


def drop_a_layer(proof: Json, random: Random) -> None:
    layer = layer_of(proof, random)
    proof["layers"].remove(layer)
    proof["states"] -= len(layer["states"])


def cut_the_end(proof: Json, random: Random) -> None:
    kept = random.randrange(len(proof["layers"]))
    del proof["layers"][kept:]
    proof["states"] = sum(len(layer["states"]) for layer in proof["layers"])


def double_a_state(proof: Json, random: Random) -> None:
    state = random.choice(layer_of(proof, random)["states"])
    layer = layer_of(proof, random)
    layer["states"].append(copy.deepcopy(state))
    if random.random() < 0.5:
        layer["states"].sort(key=str)
    proof["states"] += 1


def move_a_state(proof: Json, random: Random) -> None:
    """This changes the state's bound, up or down."""
    layer, other = layer_of(proof, random), layer_of(proof, random)
    state = random.choice(layer["states"])
    layer["states"].remove(state)
    other["states"].append(state)
    other["states"].sort(key=str)
    proof["layers"] = [layer for layer in proof["layers"] if layer["states"]]


def change_a_slot(proof: Json, random: Random) -> None:
    state = random.choice(layer_of(proof, random)["states"])
    place = random.randrange(len(state))
    state[place] = random.choice([0, 1, 2, 3, 4, 5, 6, 9, None])


def change_a_bound(proof: Json, random: Random) -> None:
    bound = layer_of(proof, random)["bound"]
    bound[random.randrange(len(bound))] += random.choice([-2, -1, 1, 2])


def change_all_bounds(proof: Json, random: Random) -> None:
    place = random.randrange(len(proof["layers"][0]["bound"]))
    by = random.choice([-1, 1, 2])
    for layer in proof["layers"][random.randrange(len(proof["layers"])) :]:
        layer["bound"][place] += by


def swap_states(proof: Json, random: Random) -> None:
    states = layer_of(proof, random)["states"]
    a, b = random.randrange(len(states)), random.randrange(len(states))
    states[a], states[b] = states[b], states[a]


def swap_layers(proof: Json, random: Random) -> None:
    layers = proof["layers"]
    a, b = random.randrange(len(layers)), random.randrange(len(layers))
    layers[a]["states"], layers[b]["states"] = layers[b]["states"], layers[a]["states"]


def split_a_layer(proof: Json, random: Random) -> None:
    place = random.randrange(len(proof["layers"]))
    layer = proof["layers"][place]
    cut = random.randrange(len(layer["states"]) + 1)
    proof["layers"][place : place + 1] = [
        layer | {"states": layer["states"][:cut]}, layer | {"states": layer["states"][cut:]},
    ]  # fmt: skip


def another_claim(proof: Json, random: Random) -> None:
    below = proof["below"]
    if below is None or random.random() < 0.2:
        proof["below"] = random.choice([None, [1], [9, 9], [9, 8, 9], 8, "8", []])
    else:
        below[random.randrange(len(below))] += random.choice([-1, 1, 100])


def another_count(proof: Json, random: Random) -> None:
    proof["states"] += random.choice([-1, 1, 10**9, -(10**30)])


def other_slots(proof: Json, random: Random) -> None:
    slots = proof["slots"]
    place = random.randrange(len(slots))
    slots[place] = random.choice(["x", None, 1, slots[0] + " ", [], slots[place - 1] * 2])


def another_kind(proof: Json, random: Random) -> None:
    """Replace a number or text by a value of another type: True or 1.0 for 1, a
    text, a list, null.
    """
    place, key = random.choice(list(leaves(proof)))
    old = place[key]
    like = [bool(old), float(old)] if isinstance(old, int) else []
    place[key] = random.choice([*like, str(old), [old], {"": old}, None, [[]]])


def no_number(proof: Json, random: Random) -> None:
    place, key = random.choice(list(leaves(proof)))
    odd = [float("nan"), float("inf"), 10**400, -(10**400), 1 << 63, -(1 << 40), -1, 256, 0.5]
    place[key] = random.choice(odd)


def another_key(proof: Json, random: Random) -> None:
    target = random.choice([proof, layer_of(proof, random)])
    if random.random() < 0.5:
        target[random.choice(["bound", "more", "", "Layers"])] = []
    else:
        del target[random.choice(list(target))]


CHANGES: tuple[Change, ...] = (
    drop_a_state, drop_a_layer, cut_the_end, double_a_state, move_a_state, change_a_slot,
    change_a_bound, change_all_bounds, swap_states, swap_layers, split_a_layer, another_claim,
    another_count, other_slots, another_kind, no_number, another_key,
)  # fmt: skip


@cache
def steps_of(name: str) -> Steps:
    return Steps(loaded(name).puzzle)


def is_proof(name: str, proof: object) -> bool:
    given = answer_of(name)
    below = (*given["cost"], given["length"]) if "cost" in given else None
    try:
        proves(steps_of(name), embedded(proof), below)
    except (Refused, TooLarge) as problem:
        assert str(problem)
        return False
    return True


@pytest.mark.each_time(
    "another_kind-60", "another_key-60", "double_a_state-60", "split_a_layer-60", "another_count-60"
)
@in_part("many", 60, MANY)
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_changed_proofs(change: Change, many: int) -> None:
    """Try ``many`` changes of each kind. Each claim has exactly one proof, so all
    must be rejected.
    """
    random = Random(change.__name__)
    done = 0
    while done < many:
        name = random.choice(PROOFS)
        right = answer_of(name)["certificate"]
        proof = copy.deepcopy(right)
        change(proof, random)
        if json.dumps(proof) == json.dumps(right):
            continue
        assert not is_proof(name, proof), (name, proof)
        done += 1


@pytest.mark.parametrize("name", PROOFS)
def test_the_unchanged_proofs_are_accepted(name: str) -> None:
    assert is_proof(name, answer_of(name)["certificate"])
    assert verdict(name, answer_of(name)).notes == ()


def test_a_proof_that_says_too_little() -> None:
    """There is no goal below 7: true, but weaker than an answer of 8 steps."""
    short = answer_of("frogs")["certificate"]
    short["layers"].pop()
    short["states"] -= 2
    short["below"] = [7, 7]
    (problem,) = verdict("frogs", answer_of("frogs") | {"certificate": short}).problems
    assert problem == (
        "the certificate: it proves another claim, that no goal is cheaper than [7, 7]; the answer "
        "claims that none is cheaper than [8, 8]"
    )


MESSAGES: list[tuple[Change, str]] = [
    (lambda proof, random: proof["layers"][0]["states"][0].reverse(), "state is not the start"),
    (lambda proof, random: proof["layers"][3]["states"].pop() and another_count_by(proof, -1),
     'the state "_GBGB" is missing, but is reached at [3, 3]'),
    (lambda proof, random: proof["layers"][3]["states"][0].pop(), "state 1: it is a list of 4"),
    (lambda proof, random: proof["layers"][3]["states"].reverse(), "state 2: it is out of order"),
    (lambda proof, random: proof["layers"][3].update(bound=[2, 1]), "not above the previous one"),
    (lambda proof, random: proof["layers"][3].update(bound=[3]), "expected: 1 cost line and the"),
    (lambda proof, random: proof["layers"][1]["states"][0].__setitem__(0, 3), "`board` has 3,"),
    (lambda proof, random: proof.update(states=23), "it has 22 states but declares 23"),
]  # fmt: skip


def another_count_by(proof: Json, by: int) -> None:
    proof["states"] += by


@pytest.mark.parametrize("change, message", MESSAGES, ids=[case[1] for case in MESSAGES])
def test_messages(change: Change, message: str) -> None:
    answer = answer_of("frogs")
    change(answer["certificate"], Random(0))
    (problem,) = verdict("frogs", answer).problems
    assert problem.startswith("the certificate: ")
    assert message in problem


def test_a_goal_among_the_states() -> None:
    """A larger claim than the answer's: the set contains the goal, which is noticed."""
    answer = answer_of("frogs")
    proof = answer["certificate"]
    proof["layers"].append({"bound": [8, 8], "states": [[1, 1, 2, 0, 0]]})
    proof["below"], proof["states"] = [9, 9], 23
    with pytest.raises(Refused, match=r'the state "BB_GG" is a goal, at \[8, 8\] or more'):
        proves(steps_of("frogs"), embedded(proof), (9, 9))


def test_a_dearer_way_does_not_count() -> None:
    """The forger omits a cheaper path to b; everything else in the proof is right."""
    steps = Steps(graph([("a", "b", 1), ("a", "c", 3), ("c", "b", 1), ("b", "z", 1)], "a", "z"))
    layers = [
        {"bound": [0, 0], "states": [[0]]},
        {"bound": [3, 1], "states": [[2]]},
        {"bound": [4, 2], "states": [[1]]},
    ]
    assert (steps.starts[0], len(steps.after(steps.key([0])))) == (steps.key([0]), 2)
    forged = {"below": [5, 3], "slots": ["at"], "states": 3, "layers": layers}
    with pytest.raises(Refused, match=r"has the bound \[4, 2\], but is reached at \[1, 1\]"):
        proves(steps, embedded(forged), (5, 3))
    right = {"below": [2, 2], "slots": ["at"], "states": 2}
    first = {"bound": [0, 0], "states": [[0]]}
    for way, good in (([1, 1], True), ([1, 2], False), ([0, 2], False), ([1, 0], False)):
        proof = right | {"layers": [first, {"bound": way, "states": [[1]]}]}
        try:
            proves(steps, embedded(proof), (2, 2))
        except Refused:
            assert not good
        else:
            assert good


def distances(edges: list[tuple[str, str, int]]) -> dict[str, tuple[int, int]]:
    """The least cost of each place from a, with the fewest steps at that cost (Bellman, Ford)."""
    found = {"a": (0, 0)}
    for _ in range(6):
        for start, end, cost in edges:
            if start in found:
                reached = (found[start][0] + cost, found[start][1] + 1)
                found[end] = min(reached, found.get(end, reached))
    return found


def proof_of(bounds: dict[str, tuple[int, int]], names: list[str], below: Any) -> Json:
    layers: dict[tuple[int, int], list[list[int]]] = {}
    for name, bound in sorted(bounds.items()):
        layers.setdefault(bound, []).append([names.index(name)])
    return {
        "below": None if below is None else list(below),
        "slots": ["at"],
        "states": len(bounds),
        "layers": [{"bound": list(b), "states": states} for b, states in sorted(layers.items())],
    }


def test_only_what_is_true_is_proved() -> None:
    """Random graphs, claims and proofs: exactly the right proof is accepted."""
    random = Random("graphs")
    accepted = 0
    for _ in range(150):
        pairs = [(a, b) for a in "abcde" for b in "abcdez" if a != b and random.random() < 0.4]
        edges = [(a, b, random.randrange(3)) for a, b in dict.fromkeys([("a", "b"), *pairs])]
        steps = Steps(graph(edges, "a", "z"))
        names = sorted({"z", *(end for edge in edges for end in edge[:2])})
        least = distances(edges)
        goal = least.get("z")
        for below in (goal, (goal[0], goal[1] + 1) if goal else (3, 3), None):
            right = {p: d for p, d in least.items() if below is None or d < below}
            for _ in range(4):
                bounds = dict(right)
                if random.random() < 0.7:
                    place = random.choice(names)
                    bounds[place] = random.choice(
                        [*least.values(), (random.randrange(5), random.randrange(4))]
                    )
                    if random.random() < 0.4:
                        del bounds[place]
                try:
                    proves(steps, embedded(proof_of(bounds, names, below)), below)
                except Refused:
                    assert bounds != right or "z" in bounds
                else:
                    assert bounds == right
                    assert goal is None or (below is not None and below <= goal)
                    accepted += 1
    assert accepted > 300


# ── wrong answers ────────────────────────────────────────────────────────────────────


def another_puzzle(answer: Json, random: Random) -> None:
    other = random.choice([*PUZZLES])
    answer["puzzle"] = loaded(other).puzzle.title


def other_parameters(answer: Json, random: Random) -> None:
    settings = answer["parameters"]
    name = random.choice([*settings, "more"])
    settings[name] = random.choice([random.randrange(99), str(random.randrange(3, 99)), None])


def another_instance(answer: Json, random: Random) -> None:
    answer["instance"] = random.choice(["big", "even:2", 3, True, ["even"], "EVEN"])


def another_outcome(answer: Json, random: Random) -> None:
    others = {"solved", "unsolvable", "gave-up", "Solved", ""} - {answer["outcome"]}
    answer["outcome"] = random.choice([*sorted(others), None, True, 1, ["solved"]])
    if answer["outcome"] == "gave-up":  # the result must still be a claim
        answer.pop("trace", None)
        answer["lower_bound"] = random.choice([[99], [99, 0], [-1], "8", None])


def another_cost(answer: Json, random: Random) -> None:
    if "cost" not in answer:
        answer["trace"] = [{"state": {}, "shown": ""}]
        return
    which = random.choice(["cost", "length"])
    by = random.choice([-1, 1, 2, 100])
    if which == "cost":
        answer["cost"][random.randrange(len(answer["cost"]))] += by
    else:
        answer["length"] += by


def another_step(answer: Json, random: Random) -> None:
    if "trace" not in answer:
        answer["solutions"] = {"listed": 1}
        return
    place, key = random.choice(list(leaves(answer["trace"])))
    place[key] = random.choice([0, 1, 2, 3, "", "G", "B", None, True, 10**400, float("nan")])


def other_steps(answer: Json, random: Random) -> None:
    """Omit, duplicate or reorder steps, and adapt length and cost."""
    if "trace" not in answer:
        answer["solutions"] = {"listed": 0, "list": [[]]}
        return
    trace = answer["trace"]
    a, b = sorted((random.randrange(len(trace)), random.randrange(len(trace))))
    kind = random.randrange(3)
    if kind == 0:
        trace[a], trace[b] = trace[b], trace[a]
    elif kind == 1:
        del trace[a : b + 1]
    else:
        trace.insert(a, trace[b])
    answer["length"] = len(trace) - 1
    answer["cost"] = [
        sum(step["cost"][line] for step in trace if "cost" in step)
        for line in range(len(answer["cost"]))
    ]


ANSWERS: tuple[Change, ...] = (
    another_puzzle, other_parameters, another_instance, another_outcome, another_cost,
    another_step, other_steps,
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.later("another_puzzle")
@pytest.mark.parametrize("change", ANSWERS, ids=lambda change: change.__name__)
def test_changed_answers(change: Change) -> None:
    random = Random(change.__name__)
    done = 0
    while done < MANY:
        name = random.choice(PROOFS)
        answer = answer_of(name)
        change(answer, random)
        if json.dumps(answer) == solved(name)[0]:
            continue
        came = verdict(name, answer)
        assert came.status == "refuted", (name, answer)
        assert all(came.problems)
        done += 1


def test_another_version_of_the_file_is_told() -> None:
    """The claim is checked against this file and holds, so there is only a warning."""
    answer = answer_of("frogs") | {"fingerprint": "sha256:0"}
    came = verdict("frogs", answer)
    assert came.holds
    assert came.warnings == (
        "the answer is for another version of the file; it is checked against this one",
    )


def test_a_fingerprint_knows_parameters_maps_and_text(tmp_path: Path) -> None:
    marks = [
        answers.fingerprint(found)
        for found in (
            loaded("frogs"),
            answers.load("frogs", [("left", "3")]),
            loaded("dear-water"),
            loaded("dear-water even"),
            loaded("sokoban microban:2"),
            loaded("sokoban microban:3"),
        )
    ]
    assert len(set(marks)) == len(marks)
    path = tmp_path / "frogs.yaml"
    path.write_text(loaded("frogs").source.text + "# a remark\n")
    assert answers.fingerprint(answers.load(str(path))) not in marks


# ── separate files ───────────────────────────────────────────────────────────────────


@cache
def file_of(name: str) -> tuple[bytes, str]:
    """The certificate file, and the answer with its digest."""
    lines = "".join(certificate_lines(solved(name)[1])).encode()
    digest = f"sha256:{hashlib.sha256(lines).hexdigest()}"
    answer = answer_of(name) | {"certificate": {"states": lines.count(b"["), "digest": digest}}
    return lines, json.dumps(answer)


def with_file(name: str, data: bytes, *, digest: bool = True) -> Verdict:
    answer = json.loads(file_of(name)[1])
    if not digest:
        del answer["certificate"]
    return verdict(name, answer, data)


@pytest.mark.slow
@pytest.mark.parametrize("name", PROOFS)
@pytest.mark.parametrize("digest", [True, False])
def test_a_file_is_read(name: str, digest: bool) -> None:
    data, _ = file_of(name)
    for file in (data, gzip.compress(data)):
        came = with_file(name, file, digest=digest)
        assert came.problems == came.notes == ()
        assert "a certificate of" in came.checked[-1]


def test_a_proof_that_is_not_at_hand_is_asked_for() -> None:
    answer = json.loads(file_of("frogs")[1])
    assert verdict("frogs", answer).notes == ()  # small enough to be proved without
    came = answers.verify(loaded("frogs"), answer, 5)
    assert came.notes == (
        "that no trace is cheaper: this needs more than 5 states; to check its certificate, "
        "add `--certificate FILE`",
    )


def damaged(data: bytes, kind: str, random: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    a, b = random.randrange(len(lines)), random.randrange(len(lines))
    at = random.randrange(len(data))
    match kind:
        case "cut":
            return data[:at]
        case "flip":
            return data[:at] + bytes([data[at] ^ 1 << random.randrange(8)]) + data[at + 1 :]
        case "insert":
            return data[:at] + random.randbytes(random.randrange(1, 4)) + data[at:]
        case "remove":
            return data[:at] + data[at + random.randrange(1, 9) :]
        case "lines left out":
            del lines[min(a, b) : max(a, b) + 1]
        case "a line twice":
            lines.insert(a, lines[b])
        case "lines swapped":
            lines[a], lines[b] = lines[b], lines[a]
        case "a number changed":
            digits = [i for i in range(len(data)) if data[i : i + 1].isdigit()]
            at = random.choice(digits)
            return data[:at] + str(random.randrange(10)).encode() + data[at + 1 :]
    return b"".join(lines)


KINDS = ("cut", "flip", "insert", "remove", "lines left out", "a line twice", "lines swapped",
         "a number changed")  # fmt: skip


def meaning(data: bytes) -> list[Any] | None:
    try:
        return [json.loads(line) for line in data.decode("ascii").splitlines()]
    except ValueError:
        return None


@pytest.mark.later("lines left out")
@pytest.mark.one_of(4, 2)
@pytest.mark.parametrize("kind", KINDS)
def test_damaged_files(kind: str) -> None:
    """With the digest in the answer, the file is always at fault.

    Without it, a file that states something else proves nothing, and a truncated file is invalid.
    """
    random = Random(kind)
    done = 0
    while done < MANY:
        name = random.choice(PROOFS)
        data, _ = file_of(name)
        file = damaged(data, kind, random)
        if file == data:
            continue
        done += 1
        assert with_file(name, file).status == "damaged", file
        came = with_file(name, file, digest=False)
        same = str(meaning(file)) == str(meaning(data))  # True is not 1 here
        assert same or came.status in ("refuted", "damaged"), file
        assert kind != "cut" or came.status == "damaged", file


def test_the_digest_tells_one_file_from_another() -> None:
    """Another blank changes the digest but not the proof."""
    data, _ = file_of("frogs")
    file = data.replace(b",", b", ", 1)
    (problem,) = with_file("frogs", file).problems
    assert problem == ("the certificate: it was not written with this answer: its digest differs")
    assert with_file("frogs", file, digest=False).holds


def test_damaged_packed_files() -> None:
    random = Random("packed")
    data, _ = file_of("hourglasses")
    packed = gzip.compress(data, mtime=0)
    for kind in ("cut", "flip", "insert", "remove"):
        for _ in range(MANY // 4):
            file = damaged(packed, kind, random)
            came = with_file("hourglasses", file, digest=False)
            try:
                same = gzip.decompress(file) == data
            except Exception:  # any failure: not the file
                same = False
            assert same or came.status == "damaged"


def test_a_file_that_is_no_certificate() -> None:
    for file in (
        b"",
        b"\n",
        b"{}\n",
        b"[" * 100_000,
        b"[]\n",
        b"\x1f\x8b",
        b"\x1f\x8b" * 99,
        b"\0",
    ):
        came = with_file("frogs", file, digest=False)
        assert came.status == "damaged"
        assert came.problems[0].startswith("the certificate: ")


def test_a_file_may_not_be_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlelang.verify.certificate.LONGEST_TEXT", 500)
    data, _ = file_of("frogs")
    (problem,) = with_file("frogs", data, digest=False).problems
    assert problem.startswith("the certificate: ")
    assert "it is longer than" in problem
    monkeypatch.setattr("puzzlelang.verify.certificate.LONGEST_LINE", 100)
    (problem,) = with_file("frogs", data, digest=False).problems
    assert problem == "the certificate: line 1 does not end, or is too long"


def test_a_certificate_of_another_puzzle() -> None:
    for other in ("dear-water", "maze"):
        for digest in (True, False):
            assert with_file("frogs", file_of(other)[0], digest=digest).status == "damaged"


def test_a_whole_file_that_proves_too_little_refutes() -> None:
    """The file lacks the last layer, and its head agrees: a valid file, but no proof."""
    data = file_of("frogs")[0].splitlines(keepends=True)
    last = max(number for number, line in enumerate(data) if b"bound" in line)
    head = json.loads(data[0])
    head |= {"states": head["states"] - (len(data) - last - 1), "layers": head["layers"] - 1}
    less = json.dumps(head).encode() + b"\n" + b"".join(data[1:last])
    came = with_file("frogs", less, digest=False)
    assert came.status == "refuted" and "is missing" in came.problems[0]
    assert with_file("frogs", less).status == "damaged", "the certificate belongs to another answer"


def test_a_file_that_never_ends_is_left() -> None:
    """A bomb: the head gives a number of states, and more follow."""

    class Endless(io.RawIOBase):
        def __init__(self) -> None:
            self.lines = iter(file_of("frogs")[0].splitlines(keepends=True)[:2])
            self.given = 0

        def read(self, size: int = -1) -> bytes:
            return b"{"

        def seek(self, *_: Any) -> int:
            return 0

        def readline(self, size: int | None = -1) -> bytes:
            self.given += 1
            return next(self.lines, b"[0,0,2,1,%d]\n" % self.given)

    endless: Any = Endless()
    certificate = read_certificate(endless)
    with pytest.raises(Refused):
        proves(steps_of("frogs"), certificate, (8, 8))
    assert endless.given < 100


# ── ended from outside ───────────────────────────────────────────────────────────────


@pytest.mark.each_time(
    "file-TimeUp-3-time-the time ran out", "search-Terminated-143-terminated-it was terminated"
)
@pytest.mark.parametrize(
    ("ending", "code", "limit", "words"),
    [(TimeUp, 3, "time", "the time ran out"), (MemoryUp, 3, "memory", "the memory was used up"),
     (MemoryError, 3, "memory", "the memory was used up"),
     (KeyboardInterrupt, 130, "interrupted", "it was interrupted"),
     (Terminated, 143, "terminated", "it was terminated")],
)  # fmt: skip
@pytest.mark.parametrize("proof", ["file", "search"])
def test_a_check_that_is_ended_says_what_it_has_checked(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    ending: type[BaseException],
    code: int,
    limit: str,
    words: str,
    proof: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert program.main("solve frogs --format json --certificate proof.gz --quiet".split()) == 0
    given = json.loads(capsys.readouterr().out)
    if proof == "search":
        del given["certificate"]
    Path("answer.json").write_text(json.dumps(given))
    after = Steps.after
    looked: list[object] = []

    def ended(self: Steps, state: Any) -> Any:
        looked.append(state)
        if len(looked) == 10:
            raise ending
        return after(self, state)

    command = [
        "verify",
        "frogs",
        "answer.json",
        *["--certificate", "proof.gz"][: 2 * (proof == "file")],
    ]
    for form in ("text", "json"):
        looked.clear()
        monkeypatch.setattr(Steps, "after", ended)
        assert program.main([*command, "--format", form]) == code
        out = capsys.readouterr().out
        if form == "text":
            assert out.startswith("Verified in part.\n  checked: the trace of 8 steps\n")
            assert f"not checked: the rest: {words} after " in " ".join(out.split())
            assert ("states of the certificate" in " ".join(out.split())) == (proof == "file")
        else:
            told = json.loads(out)
            assert (told["status"], told["limit"]) == ("verified", limit)


@pytest.mark.parametrize("option", ["--time=0.001", "--memory=1M"])
def test_verify_has_limits(
    option: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The alarm rings at once with an option, and never without."""
    monkeypatch.setattr(alarm, "GRACE", 1e-4)
    monkeypatch.setattr(alarm, "OFTEN", 1e-4)
    frogs = ["frogs", "--set", "left=7", "--set", "right=7"]
    assert program.main(["solve", *frogs, "--format", "json"]) == 0
    path = tmp_path / "answer.json"
    path.write_text(capsys.readouterr().out)
    assert program.main(["verify", *frogs, str(path), option]) == 3
    assert program.main(["verify", *frogs, str(path)]) == 0
