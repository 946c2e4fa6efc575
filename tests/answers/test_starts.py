"""Puzzles with several starts: their enumeration, and the behaviour of all commands.

Random puzzles are compared with the reference semantics in `tests/engine/test_thresholds.py`; state
counts of bundled puzzles are those of TLC (`tests/reference/starts.py`).
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from itertools import pairwise, permutations, product
from operator import mul
from pathlib import Path
from random import Random
from typing import Any

import pytest

import puzzlelang
from puzzlelang import answers
from puzzlelang.answers.answer_fields import answer_data
from puzzlelang.answers.certificates import certificate_data
from puzzlelang.answers.state_table import tree_lines
from puzzlelang.answers.survey import survey_text
from puzzlelang.answers.text_layout import Page
from puzzlelang.compiler.compiled_system import compile_puzzle
from puzzlelang.core import NONE, semantics
from puzzlelang.drawing.drawing_model import Drawing
from puzzlelang.drawing.state_graph import draw
from puzzlelang.editor import analysis
from puzzlelang.engine.puzzle_searcher import PuzzleSearcher
from puzzlelang.front import main
from puzzlelang.model import start_search
from puzzlelang.search import StateSpace, solve
from puzzlelang.search.state_space import SearchUsageError
from puzzlelang.search.strategies import ORDERS
from puzzlelang.search.system import Limits, Solved, Unsolvable
from puzzlelang.verify import verify
from tests.support import diagnose, in_part, load_text, nightly, slow

RULES = """
transitions:
  up: {when: n < 9, then: {n: n + 1}}
goal: n = 9
"""


def starts(state: str, more: str = "", rules: str = RULES) -> list[tuple[int, ...]]:
    return list(load_text(f"puzzle: Test\n{more}\nstate:\n{state}\n{rules}").puzzle.starts)


# ── enumeration ──────────────────────────────────────────────────────────────────────


def test_all_values_of_a_type_in_order_the_last_slot_fastest() -> None:
    found = starts(
        "  n: 0..9 = any of 7..8\n  lit: boolean for each k in 1..2 = any\n  m: 0..3 = 2"
    )
    assert found == [
        (7, 0, 0, 2), (7, 0, 1, 2), (7, 1, 0, 2), (7, 1, 1, 2),
        (8, 0, 0, 2), (8, 0, 1, 2), (8, 1, 0, 2), (8, 1, 1, 2),
    ]  # fmt: skip


def test_members_none_sets_and_lists() -> None:
    types = "types: {item: [p, q, r]}"
    optional = f"puzzle: T\n{types}\nstate:\n  n: 0..9 = 0\n  m: item or none = any\n{RULES}"
    puzzle = load_text(optional).puzzle
    shown = [semantics.shown(puzzle, start) for start in puzzle.starts]
    assert shown == ["n=0 m=none", "n=0 m=p", "n=0 m=q", "n=0 m=r"]
    assert starts("  n: 0..9 = 0\n  m: item or none = any of q + r", types) == [(0, 1), (0, 2)]
    assert starts("  n: 0..9 = 0\n  m: set of item = any", types) == [(0, k) for k in range(8)]
    sets = starts("  n: 0..9 = 0\n  m: set of item = any of p + r", types)
    assert sets == [(0, 0b000), (0, 0b001), (0, 0b100), (0, 0b101)]
    assert len(starts("  n: 0..9 = 0\n  m: list(3) of item = any", types)) == 1 + 3 + 9 + 27
    assert len(starts("  n: 0..9 = 0\n  m: list(2) of item = any of p + r", types)) == 1 + 2 + 4


def test_what_depends_on_keys_and_on_what_was_chosen_before() -> None:
    state = "  n: 0..9 = any of 1..2\n  m: 0..9 = 3 * start(n)\n  k: 0..9 for each j in 1..2 = {}"
    assert starts(state.format("any of 0..j - 1")) == [
        (1, 3, 0, 0), (1, 3, 0, 1), (2, 6, 0, 0), (2, 6, 0, 1),
    ]  # fmt: skip
    assert starts(state.format("any of j..start(n)")) == [(2, 6, 1, 2), (2, 6, 2, 2)]
    assert starts(state.format("start(m) + j")) == [(1, 3, 4, 5), (2, 6, 7, 8)]


def test_a_condition_picks_some_of_them() -> None:
    state = "  n: 0..9 = any\n  m: 0..9 = any\n"
    assert starts(state, "starts: n + m = 2") == [(0, 2), (1, 1), (2, 0)]
    both = "define: {apart: abs(n - m) > 8}\nstarts:\n  - apart\n  - n < m"
    assert starts(state, both) == [(0, 9)]
    assert starts("  n: 0..9 = 4", "starts: n = 4") == [(4,)]


def test_a_start_with_one_value_is_known_to_rules() -> None:
    text = "puzzle: T\nstate:\n  n: 0..9 = 3\n  m: 0..1 = any\n  k: 0..9 = any\nstarts: k = 5\n"
    rules = RULES.replace("goal: n = 9", "goal: n = start(n) + start(k)")
    loaded = load_text(text + rules)
    assert answers.solve(loaded).length == 5
    (error,) = diagnose(text + RULES.replace("n = 9", "n = start(m)"))
    assert error.code == "several-starts"


def test_many_combinations_are_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start_search, "MOST_WORK", start_search.MOST_WORK // 50)
    (error,) = diagnose(
        "puzzle: T\nstate:\n  n: 0..9 = 0\n  m: 0..99999 for each k in 1..9 = any\n" + RULES
    )
    assert error.code == "too-large"
    nine = "  n: 0..9 = 0\n  m: 0..9 for each k in 1..9 = any\n"
    wanted = "starts: sum(m(k) * m(k) for k in 1..9) = 724\n"
    (error,) = diagnose(f"puzzle: T\n{wanted}state:\n{nine}{RULES}")
    assert error.code == "no-start"  # 9 * 9 * 9 - 724 isn't a sum of 81 - 64, 81 - 49, …
    monkeypatch.setattr(start_search, "MOST_CONFLICTS", 0)
    wanted = "starts: sum(m(k) * m(k) for k in 1..9) = 305\n"
    (error,) = diagnose(f"puzzle: T\n{wanted}state:\n{nine}{RULES}")
    assert error.code == "too-large" and "too long to find" in error.message
    monkeypatch.setattr(start_search, "MOST_STARTS", 99)
    (error,) = diagnose("puzzle: T\nstate:\n  n: 0..99 = any\n" + RULES)
    assert error.code == "too-large" and "too many states" in error.message
    assert starts(nine, "starts: n = 0 and every k in 1..9 has m(k) = 3") == [(0, *[3] * 9)]


# ── slots are tried in another order than starts are listed ──────────────────────────


@pytest.mark.slow
def test_colourings_are_found_slot_by_slot() -> None:
    """A path of n nodes has 3 * 2 ** (n - 1) colourings with three colours, out of 3 ** n."""
    path = "types: {node: 1..12, colour: [r, g, b]}\nstarts: "
    state = "  n: 0..9 = 0\n  paint: colour for each k in node = any"
    for condition in (
        "every k in 1..11 has paint(k) != paint(k + 1)",
        "no k in 1..11 where paint(k) = paint(k + 1)",
        "no j, k in node where k = j + 1 and paint(j) = paint(k)",
    ):
        found = starts(state, path + condition)
        assert len(found) == 3 * 2**11 and found == sorted({*found})
        assert all(a != b for start in found for a, b in pairwise(start[1:]))


def test_dice_with_twelve_letters() -> None:
    """Each word takes a face of each die, and each die has four letters; computed by
    brute force.
    """
    letters, words = "ACDEGINOPRST", "CAT SON POD RIG PEG TAP DIN APE".split()
    table = f"tables: {{word as list of letter: [{', '.join(words)}]}}\n"
    text = (
        f"types: {{letter: [{', '.join(letters)}], die: 1..3}}\n{table}starts:\n"
        "  - on(C) = 1 and on(A) = 2\n"
        "  - every w in 1..8, x, y in word(w) where x < y has on(x) != on(y)\n"
        "  - every d in die has count(those l in letter where on(l) = d) = 4\n"
    )
    found = starts("  n: 0..9 = 0\n  on: die for each l in letter = any", text)
    fitting = []
    for rest in product((1, 2, 3), repeat=10):
        on = dict(zip("CA" + letters[2:], (1, 2, *rest), strict=True))
        if all(len({on[x] for x in word}) == 3 for word in words):
            if all([*on.values()].count(die) == 4 for die in (1, 2, 3)):
                fitting.append((0, *(on[letter] for letter in letters)))
    assert found == fitting and len(found) == 1


def test_a_fault_counts_unless_another_condition_excludes_it() -> None:
    state = "  n: 0..9 = any of 0..3\n  m: 0..9 = any of 0..1"
    assert starts(state, "starts: [10 div n = 5, n != 0]") == [(2, 0), (2, 1)]
    assert starts(state, "starts: [m = 1, 10 div n = 5, n != 0]") == [(2, 1)]
    (error,) = diagnose(f"puzzle: T\nstate:\n{state}\nstarts: [10 div n = 5, m = 1]\n{RULES}")
    assert error.code == "no-value"


def test_conditions_that_conflict_are_marked() -> None:
    """n < m < 3, m != 2 and n > 0 conflict; any three of them have a state."""
    state = "  n: 0..9 = any of 0..3\n  m: 0..9 = any of 0..3"
    wanted = "starts: [n + m < 9, n > 0, n < m and m != 2, m * m < 99, m < 3]"
    (error,) = diagnose(f"puzzle: T\nstate:\n{state}\n{wanted}\n{RULES}")
    assert error.code == "no-start" and error.span is not None
    marked = [error.span.text, *(span.text for span, _ in error.related)]
    assert marked == ["n > 0", "n < m", "m != 2", "m < 3"]


NONE_MEETS = f"""puzzle: T
state:
  n: 0..9 = any of 0..3
  m: 0..9 = any of 0..3
starts: [n + m < 9, n > 0, n < m and m != 2, m * m < 99, m < 3]
{RULES}"""
CONFLICT = ["n > 0", "n < m", "m != 2", "m < 3"]


@pytest.mark.parametrize("words", ["solve", "solve --count", "solve --all", "solve --good"])
def test_no_start_is_no_solution(words: str, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "none.yaml"
    file.write_text(NONE_MEETS)
    command, *more = words.split()
    assert main([command, str(file), *more]) == 1
    told = " ".join(capsys.readouterr().out.split())
    conditions = ", ".join(f"`{condition}`" for condition in CONFLICT)
    assert "No solution: no state meets `starts:`." in told
    assert f"These conditions conflict: {conditions}." in told


@pytest.mark.parametrize("command", ["solve", "explore"])
def test_no_start_in_json(command: str, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "none.yaml"
    file.write_text(NONE_MEETS)
    assert main([command, str(file), "--format", "json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["starts"], data["conflict"]) == (0, CONFLICT)
    if command == "solve":
        assert data["outcome"] == "unsolvable"
    else:
        assert (data["complete"], data["states"], data["levels"]) == (True, 0, [])


def test_no_start_leaves_nothing_to_look_at_closely(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "none.yaml"
    file.write_text(NONE_MEETS)
    assert main(["explore", str(file), "--why", "--full"]) == 1
    out, err = capsys.readouterr()
    assert "No solution: no state meets `starts:`." in out
    assert err == "there are no states, so `--full` and `--why` print nothing more\n"
    file.write_text(NONE_MEETS.replace("goal: n = 9", ""))
    assert main(["explore", str(file)]) == 1
    out, err = capsys.readouterr()
    assert "No states: no state meets `starts:`." in out and not err
    assert main(["solve", str(file)]) == 2
    assert "error[no-goal]" in capsys.readouterr().err


def test_no_start_in_python() -> None:
    puzzle = puzzlelang.loads(NONE_MEETS)
    answer = puzzle.solve()
    assert (answer.kind, answer.to_json()["starts"], puzzle.starts) == ("unsolvable", 0, ())
    assert (puzzle.count(), [*puzzle.solutions()], [*puzzle.explore()]) == (0, [], [])
    assert pickle.loads(pickle.dumps(puzzle)) == puzzle
    assert [one.code for one in puzzle.diagnostics] == ["no-start"]
    for ask in (puzzle.graph, puzzle.moves, lambda: puzzle.verify(answer), lambda: puzzle.initial):
        with pytest.raises(puzzlelang.PuzzleError, match="no state meets"):
            ask()


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ("", 2),
        ("expect: {cost: 3}", 2),
        ("expect: {unsolvable: true}", 2),
        ("expect: {starts: 3}", 2),
        ("expect: {starts: 0}", 0),
        ("expect: {starts: 0, unsolvable: true, states: 0, levels: []}", 0),
        ("expect: {starts: 0, states: 1}", 1),
        ("expect: [{starts: 0}, {cost: 3}]", 2),
        ("expect: {starts: 0, slow: true}", 0),
    ],
)
@pytest.mark.parametrize("deep", [[], ["--deep"]])
def test_validate_reports_no_start_unless_expected(
    more: str, code: int, deep: list[str], tmp_path: Path, capsys: Any
) -> None:
    file = tmp_path / "none.yaml"
    file.write_text(NONE_MEETS + more)
    assert main(["validate", str(file), *deep]) == code
    reported = "error[no-start]" in capsys.readouterr().err
    assert reported == (code == 2)
    found = [one.code for one in analysis.diagnostics(file.read_text(), str(file))]
    if "starts: 0" not in more:
        assert found == ["no-start"]
    elif code == 0:
        assert not found


def test_an_instance_without_a_start_may_be_expected(tmp_path: Path) -> None:
    file = tmp_path / "some.yaml"
    text = NONE_MEETS.replace("m < 3]", "m < k]").replace("state:", "params: {k: 4}\nstate:")
    for claim, code in (("starts: 0", 0), ("unsolvable: true", 2), ("", 2)):
        inside = f"{{with: {{k: 3}}, {claim}}}" if claim else "{with: {k: 3}}"
        file.write_text(f"{text}instances:\n  small: {inside}\n")
        assert main(["validate", str(file)]) == code, claim


@pytest.mark.parametrize(
    "words",
    ["play", "graph -o g.svg", "verify", "explore --tree", "solve --compare", "solve --view x",
     "solve --certificate c.gz", "solve --start {}"],
)  # fmt: skip
def test_what_needs_a_start_reports_that_there_is_none(
    words: str, tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "none.yaml").write_text(NONE_MEETS)
    main(["solve", "none.yaml", "--format", "json"])
    (tmp_path / "answer.json").write_text(capsys.readouterr().out)
    command, *more = words.split()
    answer = ["answer.json"] if command == "verify" else []
    assert main([command, "none.yaml", *answer, *more]) == 2
    assert "error[no-start]" in capsys.readouterr().err


def test_other_mistakes_are_reported_with_a_conflict() -> None:
    found = [one.code for one in diagnose(NONE_MEETS.replace("goal: n = 9", "goal: n = blue"))]
    assert "no-start" in found and len(found) == 2


def test_start_of_a_variable_has_a_value_without_any_start() -> None:
    rule = "goal: n = 9 and at(start(m)) = 0"
    state = "  m: 1..3 = any\n  n: 0..9 = 0\n  at: 0..1 for each k in 1..3 = 0"
    text = f"puzzle: T\nstate:\n{state}\nstarts: m > 5\n{RULES}".replace("goal: n = 9", rule)
    assert [one.code for one in diagnose(text)] == ["no-start"]


def test_invariants_that_exclude_the_only_start_are_an_error() -> None:
    text = f"puzzle: T\nstate: {{n: 0..9 = 0}}\ninvariants: {{some: n > 0}}\n{RULES}"
    assert [one.code for one in diagnose(text)] == ["start-broken"]


def test_sets_and_lists_stay_in_their_order() -> None:
    """Lists by length, then element by element; sets in the order of binary counting."""
    types = "types: {item: [p, q, r]}\n"
    state = "  n: 0..9 = any of 0..1\n  m: list(2) of item = any\n  s: set of item = any of p + r"
    lists = [(), *product(range(3), repeat=1), *product(range(3), repeat=2)]
    sets = [(), (0,), (2,), (0, 2)]
    every = product(range(2), lists, sets)
    expected = [(n, m, s) for n, m, s in every if len(m) != n and (n == 0 or 2 in s)]
    puzzle = load_text(
        f"puzzle: T\n{types}state:\n{state}\nstarts: [count(m) != n, n = 0 or r in s]\n{RULES}"
    ).puzzle
    found = [semantics.shown(puzzle, start) for start in puzzle.starts]
    wanted = []
    for n, m, s in expected:
        inside = ", ".join("pqr"[k] for k in m), ", ".join("pqr"[k] for k in s)
        wanted.append(f"n={n} m={inside[0]} s={inside[1]}")
    assert [" ".join(text.split()) for text in found] == [" ".join(text.split()) for text in wanted]


CONDITIONS = (
    ("a + b(1) = {0}", "a + b[1] == {0}"),
    ("every k in 1..3 has b(k) != {0}", "all(b[k] != {0} for k in b)"),
    ("no j, k in 1..3 where j < k and b(j) = b(k)", "len(set(b.values())) == 3"),
    ("every k in 1..2 has b(k) <= b(k + 1)", "all(b[k] <= b[k + 1] for k in (1, 2))"),
    ("sum(b(k) for k in 1..3) >= {0}", "sum(b.values()) >= {0}"),
    ("count(those k in 1..3 where b(k) = a) = {1}", "[*b.values()].count(a) == {1}"),
    ("d >= {1} or lit(2)", "d >= {1} or lit[2]"),
    ("lit(1) implies e = {0}", "not lit[1] or e == {0}"),
    ("some k in 1..2 where lit(k)", "any(lit.values())"),
    ("every k in 1..3, j in 1..2 where k + j = 3 has lit(j) or b(k) > 0",
     "all(lit[j] or b[k] > 0 for k in b for j in lit if k + j == 3)"),
    ("6 div b({2}) > {0}", "6 // b[{2}] > {0}"),
    ("c = none or c != {0}", "c is None or c != {0}"),
    ("b(if lit(1) then 1 else 2) = {1}", "b[1 if lit[1] else 2] == {1}"),
    ("e mod (d + 1) = 0", "e % (d + 1) == 0"),
)  # fmt: skip
"""Conditions in a puzzle, and in Python."""

MANY = """  a: 0..2 = any
  b: 0..3 for each k in 1..3 = any of 0..{0}
  d: 0..9 = any of {1}..2 + start(a)
  lit: boolean for each k in 1..2 = any
  e: 0..9 = start(d) + start(a)
  c: 0..2 or none = any
  f: 0..9 for each k in 1..2 = any of k..start(d)
"""


def combinations(most: int, least: int) -> Iterator[dict[str, Any]]:
    for a, *b in product(range(3), *[range(most + 1)] * 3):
        for d, *lit in product(range(least, a + 3), (False, True), (False, True)):
            for c, *f in product((None, 0, 1, 2), range(1, d + 1), range(2, d + 1)):
                yield {
                    "a": a, "b": dict(enumerate(b, 1)), "d": d, "lit": dict(enumerate(lit, 1)),
                    "e": d + a, "c": c, "f": f,
                }  # fmt: skip


def by_product(most: int, least: int, conditions: list[str]) -> list[tuple[int, ...]] | None:
    """Combinations that meet the conditions; None if a condition fails that no other
    one excludes.
    """
    found = []
    compiled = [compile(text, text, "eval") for text in conditions]
    for values in combinations(most, least):
        faulty = False
        for code in compiled:
            try:
                if not eval(code, dict(values)):
                    break
            except ZeroDivisionError:
                faulty = True
        else:
            if faulty:
                return None
            v = values
            c = NONE if v["c"] is None else v["c"]
            lit = map(int, v["lit"].values())
            found.append((v["a"], *v["b"].values(), v["d"], *lit, v["e"], c, *v["f"]))
    return found


@pytest.mark.parametrize("number", [*range(8), *slow(*range(8, 80)), *nightly(*range(80, 1000))])
def test_they_are_those_of_the_product(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if number % 2:
        monkeypatch.setattr(start_search, "MOST_FRUITLESS", -1)
    random = Random(number)
    most, least = random.randint(1, 2), random.randint(1, 2)
    chosen = random.sample(CONDITIONS, random.randint(1, 5))
    numbers = [random.randint(0, 4), random.randint(0, 2), random.randint(1, 3)]
    texts = [ours.format(*numbers) for ours, _ in chosen]
    expected = by_product(most, least, [theirs.format(*numbers) for _, theirs in chosen])
    wanted = "".join(f"  - {text}\n" for text in texts)
    rules = "transitions: {stay: {then: {a: a}}}\ngoal: a = 2\n"
    state = MANY.format(most, least)
    text = f"puzzle: T\nstate:\n{state}starts:\n{wanted}{rules}"
    if expected is None or not expected:
        (error,) = [one for one in diagnose(text) if one.severity == "error"]
        assert error.code == ("no-value" if expected is None else "no-start"), text
    else:
        assert list(load_text(text).puzzle.starts) == expected, text


# ── published numbers ────────────────────────────────────────────────────────────────


@pytest.mark.later("life-settings3-65536-65536-native", "life-settings3-65536-65536-python")
@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize(
    ("name", "settings", "begin", "states"),
    [
        ("coffee-can", (("beans", "100"),), 101, 5_150),
        ("cat", (), 48, 48),
        ("cat", (("boxes", "5"),), 30, 30),
        ("life", (), 65_536, 65_536),
        pytest.param("coffee-can", (("beans", "1000"),), 1_001, 501_500, marks=pytest.mark.slow),
    ],
)
def test_states_as_tlc_counts_them(
    name: str, settings: Any, begin: int, states: int, tier: str
) -> None:
    if tier == "native":
        pytest.importorskip("llvmlite")
    loaded = answers.load(name, settings, tier=tier)
    space = loaded.searcher.explore(Limits())
    assert (len(loaded.puzzle.starts), space.states, space.levels[0]) == (begin, states, begin)


# ── answers ──────────────────────────────────────────────────────────────────────────

CAN = "coffee-can"


def solved() -> tuple[answers.Loaded, dict[str, Any]]:
    loaded = answers.load(CAN, [("beans", "5")])
    answer = answers.solve(loaded, count=True)
    proof = answers.certify(loaded, answer)
    assert proof is not None
    data = answer_data(answer, answers.fingerprint(loaded), certificate_data(proof))  # type: ignore[arg-type]
    return loaded, json.loads(json.dumps(data))


def test_an_answer_says_which_start(capsys: pytest.CaptureFixture[str]) -> None:
    _, data = solved()
    assert (data["starts"], data["start"], data["length"]) == (6, 2, 4)
    assert data["trace"][0]["state"] == {"white": 1, "black": 4, "odd": True}
    assert main(["solve", CAN, "--set", "beans=5"]) == 0
    assert "Solved in 4 moves from the 2nd of 6 starts. No shorter" in capsys.readouterr().out
    assert main(["solve", "frogs", "--format", "json"]) == 0
    assert '"start' not in capsys.readouterr().out


def test_verify_knows_them_all() -> None:
    loaded, data = solved()
    assert verify(loaded.puzzle, data).holds
    for name, value in (("starts", 5), ("start", 3)):
        wrong = {**data, name: value}
        assert not verify(loaded.puzzle, wrong).holds, name
    elsewhere = copy.deepcopy(data)
    elsewhere["trace"] = elsewhere["trace"][1:]
    elsewhere |= {"cost": [3], "length": 3}
    assert not verify(loaded.puzzle, elsewhere).holds, (
        "the trace begins outside the puzzle's starts"
    )
    for place in range(6):  # a proof without one of the starts
        less = copy.deepcopy(data)
        layer = less["certificate"]["layers"][0]
        assert layer["bound"] == [0, 0] and len(layer["states"]) == 6
        del layer["states"][place]
        less["certificate"]["states"] -= 1
        assert not verify(loaded.puzzle, less).holds, place


def test_no_solution_from_any_start_is_proved() -> None:
    loaded = load_text(
        "puzzle: T\nstate:\n  n: 0..9 = any of 0..3\n"
        "transitions: {two: {when: n < 6, then: {n: n + 2}}}\ngoal: n = 9\n"
    )
    answer = answers.solve(loaded)
    assert (answer.kind, answer.statistics.reached) == ("unsolvable", 8)
    proof = answers.certify(loaded, answer)
    data = json.loads(json.dumps(answer_data(answer, "", certificate_data(proof))))  # type: ignore[arg-type]
    assert len(data["certificate"]["layers"][0]["states"]) == 4
    assert verify(loaded.puzzle, data).holds


def test_all_solutions_from_all_starts() -> None:
    text = (
        "puzzle: T\nstate:\n  n: 0..9 = any of 5..7\n  m: 0..1 = any\n"
        "transitions:\n  up: {when: n < 9, then: {n: n + 1}}\n"
        "  skip: {when: n < 8, then: {n: n + 2}}\ngoal: n = 9\n"
    )
    for tier in ("python", "native"):
        loaded = load_text(text, tier)
        loaded.searcher.tiers.lenient = True
        found = loaded.searcher.all_solutions(Limits())
        assert (found.total, [t[0][:2] for t in map(list, found.traces)]) == (2, [(7, 0), (7, 1)])
        assert loaded.searcher.count_solutions(Limits()).total == 2


def test_a_picture_has_several_roots() -> None:
    drawing = draw(answers.load(CAN, [("beans", "3")]))
    assert isinstance(drawing, Drawing)
    assert drawing.starts == [0, 1, 2, 3]
    assert (drawing.solutions, len(drawing.nodes)) == (2, 9)
    assert [node.solution for node in drawing.nodes[:4]] == [False, True, False, True]


def test_trees_have_several_roots() -> None:
    lines = list(tree_lines([1, 2], lambda n: [n + 2] if n < 3 else [], str))
    assert [line.split(" has")[0] for line in lines] == [
        "state 1", "  state 3", "state 2", "  state 4",
    ]  # fmt: skip


# ── mistaking one start for all ──────────────────────────────────────────────────────

TWO = """
puzzle: Two alike
types: {item: [a, b]}
state:
  at: 0..3 for each item = any of 0..1
  done: boolean = false
starts: at(b) = 0
transitions:
  on(i in item):
    when: at(i) in 1..2
    then: {at(i): at(i) + 1}
  finish(i in item):
    when: at(i) = 3
    then: {done: true}
goal: done
symmetry:
  interchangeable: [a, b]
"""


@pytest.mark.parametrize("tier", ["python", "native"])
def test_symmetry_asks_all_starts(tier: str) -> None:
    """Renaming leaves the first start unchanged, but not the second, and only the second leads on.

    An estimate from reachable states says nothing about canonical states.
    """
    if tier == "native":
        pytest.importorskip("llvmlite")
    loaded = load_text(TWO)
    assert [start[:2] for start in loaded.puzzle.starts] == [(0, 0), (1, 0)]
    searcher = PuzzleSearcher(compile_puzzle(loaded.puzzle), tier)
    searcher.finds_estimate = searcher.tiers.lenient = True
    for order in ORDERS:
        found = searcher.search(order, Limits())
        assert isinstance(found, Solved), order
        assert found.trace[0][:2] == (1, 0), "a true start"
        assert len(found.trace) == 4
    assert searcher.explore(Limits()).states == 5
    symmetric = load_text(TWO.replace("starts: at(b) = 0\n", ""))
    merged = PuzzleSearcher(compile_puzzle(symmetric.puzzle), tier)
    assert merged.merged is not None
    assert (len(merged.merged.starts), merged.merged.starts_alike) == (3, True)
    assert searcher.merged is not None
    assert not searcher.merged.starts_alike


FAR = """
puzzle: Steps
state:
  n: 0..9 = 0
  step: 1..4 = any
transitions:
  go: {when: n < 9, then: {n: n + step}}
goal: n = 9
"""


def test_what_nothing_changes_may_differ_from_start_to_start(
    capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    path = tmp_path / "far.yaml"
    path.write_text(FAR)
    main(["validate", str(path)])
    told = capsys.readouterr()
    assert "never-changes" not in told.err
    assert "would become 1" in told.out, "not proved: steps of two from 8"
    loaded = load_text(FAR.replace("when: n < 9", "when: n + step <= 9"))
    answer = answers.solve(loaded)
    assert (answer.length, answer.start) == (3, 3)  # 3 + 3 + 3


# ── a search from Python ─────────────────────────────────────────────────────────────


@in_part("orders", ("bfs", "astar"), tuple(ORDERS))
def test_a_state_space_with_several_starts(orders: tuple[str, ...]) -> None:
    def after(n: int) -> list[int]:
        return [2 * n, n - 3] if 0 < n < 100 else []

    for order in orders:
        found = solve(starts=[50, 9, 7, 7], successors=after, goal=lambda n: n == 11, order=order)
        assert isinstance(found, Solved)
        assert found.trace[0] in (50, 9, 7)
        if ORDERS[order].promises:
            assert found.trace == (7, 14, 11)
    space = StateSpace(starts=[[1], [2]], successors=lambda s: [[s[0] * 2]] if s[0] < 8 else [])
    assert space.explore().levels == (2, 1, 1)
    assert isinstance(space.solve(lambda s: s == [3]), Unsolvable)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({}, "give `initial`, or `starts`"),
        ({"initial": 1, "starts": [2]}, "give `initial`, or `starts`"),
        ({"starts": []}, "`starts` is empty"),
        ({"starts": 5}, "`starts` must be a list of initial states, not"),
        ({"starts": [2, -1], "invariant": lambda n: n > 0}, "state -1 breaks the invariant"),
    ],
)
def test_wrong_starts_are_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(SearchUsageError, match=words):
        StateSpace(successors=lambda n: [n + 1], **given)


LAMPS = """\
puzzle: Lamps
types:
  lamp: [a, b, c]
state:
  on: boolean for each l in lamp = any
transitions:
  press(l in lamp): {then: {on(l): not on(l)}}
goal: no l in lamp where on(l)
"""


def test_more_starts_than_states_may_be_reached() -> None:
    """No state is examined then, so the parts of the goal are not reported."""
    loaded = load_text(LAMPS)
    found = answers.explore(loaded, Limits(states=3), full=True, why=True)
    assert found.space.limit == "states" and found.reasons is not None
    assert not found.reasons.near and not any(part.states for part in found.reasons.parts)


def test_what_was_not_expanded_may_lead_to_nothing_new() -> None:
    """The last of the frogs' 23 states are reached before they are expanded."""
    found = answers.explore(answers.load("frogs"), Limits(states=22))
    assert (found.space.states, found.space.complete) == (23, False)
    assert "may be more states than these" in " ".join(survey_text(found, Page()).split())


# ── the constraint engine ────────────────────────────────────────────────────────────


ENGINE = """  b: 0..{0} for each k in 1..2 = any
  s: set of 0..3 = any of 1..2
  c: 0..1 or none = any
  e: 0..2 or none = any of 1..2
  g: 0..9 for each k in 1..2 = 3 * k
  l: list(2) of 1..2 = any
  lit: boolean = any
  d: 0..9 = any of {1}..2 + start(b(1))
  f: 0..9 = start(d) + start(b(2))
"""

OF_ENGINE = (
    "b(1) + b(2) {2} {0}",
    "every k in 1..1 has b(k) <= b(k + 1)",
    "no j, k in 1..2 where j < k and b(j) = b(k)",
    "different(b(k) for k in 1..2)",
    "at most {1} k in s where k > {1}",
    "count(s) {2} {1}",
    "{1} in s or lit",
    "c = none or b(1) != c",
    "c != e",
    "e in s",
    "count(l) {2} {1}",
    "every x in l has x in s",
    "l = [] or l[1] {2} {1}",
    "some k in 1..2 where g(k) = b(k) * 3",
    "6 div b(1) {2} {0}",
    "6 mod b(2) = 0 or lit",
    "lit implies 6 div count(s) > {1}",
    "f + d {2} {0} + {1}",
    "10 div d > {1}",
    "sum(b(k) for k in s) {2} {0}",
)


@pytest.mark.later("7")
@pytest.mark.parametrize("number", [*range(8), *slow(*range(8, 50)), *nightly(*range(50, 300))])
def test_the_engine_finds_the_starts_of_the_product(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both report the same starts in the same order, or the same mistakes."""
    random = Random(number)
    most, least = random.randint(1, 2), random.randint(1, 2)
    wanted = ""
    for condition in random.sample(OF_ENGINE, random.randint(3, 6)):
        numbers = random.randint(1, 4), random.randint(0, 3), random.choice("=<>")
        wanted += f"  - {condition.format(*numbers)}\n"
    lines = ENGINE.format(most, least).splitlines(keepends=True)
    *free, d, f = lines
    random.shuffle(free)
    state = "".join([*free, d, f])
    if random.random() < 0.5 and "d" not in wanted.replace("and", "") and "f" not in wanted:
        state = "".join(free)
    text = f"puzzle: T\nstate:\n{state}starts:\n{wanted}"
    text += "transitions: {stay: {then: {lit: lit}}}\ngoal: lit\n"

    def answer() -> Any:
        try:
            return load_text(text).puzzle.starts
        except puzzlelang.PuzzleError as error:
            return str(error)

    by_product = answer()
    monkeypatch.setattr(start_search, "MOST_FRUITLESS", -1)
    assert answer() == by_product, text


def test_the_engine_finds_starts_among_many() -> None:
    """Permutations of 12 in which 1 to 4 are first, with a large weighted sum."""
    condition = (
        "starts:\n"
        "  - every j, k in 1..12 where j < k has m(j) != m(k)\n"
        "  - sum(m(k) for k in 1..4) = 10\n  - sum(k * m(k) for k in 1..12) >= 646\n"
    )
    found = starts("  n: 0..9 = 0\n  m: 1..12 for each k in 1..12 = any", condition)
    lasts = [(last, sum(map(mul, last, range(5, 13)))) for last in permutations(range(5, 13))]
    least = 646 - sum(k * k for k in range(1, 5))  # the first four add at most this
    lasts = [(last, weight) for last, weight in lasts if weight >= least]
    expected = [
        (0, *first, *last)
        for first in permutations(range(1, 5)) for last, weight in lasts
        if sum(map(mul, first, range(1, 5))) + weight >= 646
    ]  # fmt: skip
    assert found == expected and len(found) > 80
