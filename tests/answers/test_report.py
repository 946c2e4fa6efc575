"""Answers as text and JSON, for hand-made answers without a search."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers import answer_output as text
from puzzlelang.answers import catalogue, text_layout, validation
from puzzlelang.answers.answer import Answer, Step, Trace, first_step, next_step
from puzzlelang.answers.answer_fields import answer_data, answer_rows
from puzzlelang.answers.state_table import tree_lines
from puzzlelang.answers.text_layout import Page
from puzzlelang.answers.validation import sarif_data
from puzzlelang.answers.verdict import VERDICT, verdict_text
from puzzlelang.core import nodes as core
from puzzlelang.core import pad, semantics
from puzzlelang.front.commands import program
from puzzlelang.search.system import GaveUp, Solved, Statistics, Unsolvable
from puzzlelang.text.diagnostics import Diagnostic, WayOut
from puzzlelang.text.records import replace
from puzzlelang.text.source import Source, columns
from puzzlelang.verify import Verdict
from tests.core_builder import Builder, frogs, wolf
from tests.printed import FROGS_TREE
from tests.support import FILLED

PLAIN = Page()
NARROW = Page(40)


# ── fitting text ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("given", "width", "lines"),
    [
        ("", 10, [""]),
        ("one two three", 80, ["one two three"]),
        ("one two three", 7, ["one two", "three"]),
        ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
        ("ab cdefghij", 4, ["ab c", "defg", "hij"]),
        ("狼と山羊", 4, ["狼と", "山羊"]),
        ("from (1, 2) to (10, 12), then", 10, ["from", "(1, 2) to", "(10, 12),", "then"]),
        ("f(1, 2) on", 5, ["f(1,", "2) on"]),
    ],
)
def test_wrap(given: str, width: int, lines: list[str]) -> None:
    assert text_layout.wrap(given, width) == lines
    assert all(columns(line) <= width for line in lines)


def test_wide_and_combining_characters_are_counted_as_they_are_drawn() -> None:
    assert columns("🐺🐐") == 4
    assert columns("e\u0301") == 1
    assert pad("狼", 4) == "狼  "


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (text_layout.plural(1, "move"), "1 move"),
        (text_layout.plural(1000, "state"), "1,000 states"),
        (text_layout.size(512), "512 bytes"),
        (text_layout.size(2_000_000_000), "2.0 GB"),
        (text_layout.size(31_000_000), "31 MB"),
        (text_layout.duration(0.004), "4 ms"),
        (text_layout.duration(59.94), "59.9 s"),
        (text_layout.duration(200), "3 min 20 s"),
    ],
)
def test_amounts(made: str, expected: str) -> None:
    assert made == expected


# ── traces ───────────────────────────────────────────────────────────────────────────


def trace(*pairs: tuple[str, str]) -> Trace:
    return tuple(Step((), shown, said=said) for said, shown in pairs)


HOPS = trace(("", "GG_BB"), ("G hops from 2 to 3", "G_GBB"), ("B hops from 4 to 2", "GBG_B"))


def test_states_and_what_was_said_stand_in_columns() -> None:
    assert text.trace_lines(HOPS, PLAIN) == [
        "  0  GG_BB",
        "  1  G_GBB  G hops from 2 to 3",
        "  2  GBG_B  B hops from 4 to 2",
    ]


def test_on_a_narrow_page_what_was_said_stands_between_the_states() -> None:
    long = trace(("", "a" * 30), ("the wolf is rowed to the other bank", "b" * 30))
    assert text.trace_lines(long, NARROW) == [
        "  0  " + "a" * 30,
        "     the wolf is rowed to the other bank",
        "  1  " + "b" * 30,
    ]


def test_long_sayings_are_wrapped_in_their_column() -> None:
    said = "the mother takes the elder of the two daughters across the river to the far bank"
    assert text.trace_lines(trace(("", "A"), (said, "B")), Page(50)) == [
        "  0  A",
        "  1  B  the mother takes the elder of the two",
        "        daughters across the river to the far bank",
    ]


def test_pictures_stand_side_by_side() -> None:
    walk = trace(("", "#####\n#@ .#"), ("walk east", "#####\n# @.#"), ("walk east", "#####\n#  @#"))
    assert text.trace_lines(walk, PLAIN) == [
        "  0             1 walk east   2 walk east",
        "  #####         #####         #####",
        "  #@ .#         # @.#         #  @#",
    ]
    assert max(map(len, text.trace_lines(walk, Page(30)))) <= 30


def test_number_columns_grow() -> None:
    many = trace(*[("go", str(n)) for n in range(12)])
    lines = text.trace_lines(many, PLAIN)
    assert lines[9].startswith("   9  ")
    assert lines[10].startswith("  10  ")


# ── conclusions ──────────────────────────────────────────────────────────────────────


def costed(*names: str) -> core.Puzzle:
    builder = Builder("Costs")
    for name in names:
        builder.cost(name, ("move", 2))
    return builder.puzzle()


UNIT = costed()
MOVES = Builder("Moves")
MOVES.cost("moves", ("move", 1))
STATISTICS = Statistics(reached=71, expanded=71, generated=180, seconds=0.004, order="bfs")


def answer(outcome: Any, puzzle: core.Puzzle = UNIT, moves: int = 8, **more: Any) -> Answer:
    steps = trace(*[("", "")] * (moves + 1)) if isinstance(outcome, Solved) else ()
    return Answer(puzzle, outcome, steps, **more)


def solved(optimal: bool = True, assuming: str = "", order: str = "bfs") -> Solved[Any]:
    return Solved((), 8, optimal, Statistics(order=order), assuming)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (answer(solved()), "Solved in 8 moves. No shorter solution exists."),
        (answer(solved(), moves=1), "Solved in 1 move. No shorter solution exists."),
        (answer(solved(), moves=0), "Solved in 0 moves: the start is the goal already."),
        (
            answer(solved(False, order="dfs")),
            "Solved in 8 moves. A shorter solution may exist: depth-first search takes the first "
            "that it finds.",
        ),
        (
            answer(solved(), total=1),
            "Solved in 8 moves. No shorter solution exists. It is the only shortest solution.",
        ),
        (
            answer(solved(), total=29760),
            "Solved in 8 moves. No shorter solution exists. There are 29,760 shortest solutions.",
        ),
        (
            answer(solved(), MOVES.puzzle(), cost=(8,)),
            "Solved in 8 moves. No shorter solution exists.",
        ),
        (
            answer(solved(), costed("cost"), 5, cost=(17,)),
            "Solved in 5 moves (cost 17). No cheaper solution exists.",
        ),
        (
            answer(solved(), costed("crossings", "noise"), 49, cost=(17, 29)),
            "Solved in 49 moves (crossings 17, noise 29). No cheaper solution exists.",
        ),
        (
            answer(Unsolvable(STATISTICS)),
            "No solution: all 71 reachable states were searched.",
        ),
        (
            answer(Unsolvable(Statistics(reached=1))),
            "No solution: the start is the only reachable state.",
        ),
        (
            answer(Unsolvable(STATISTICS, by_estimate=True)),
            "No solution: 71 states were reached, and by the estimate those that were not expanded "
            "can't lead to a goal.",
        ),
        (
            answer(Unsolvable(Statistics(reached=1), by_estimate=True)),
            "No solution: by the estimate, the start can't lead to a goal.",
        ),
        (
            answer(GaveUp("states", Statistics(reached=1_000_000)), lower_bound=(31,)),
            "Gave up after 1,000,000 states, at the limit of states. "
            "A solution, if there is one, takes at least 31 moves.",
        ),
        (
            answer(GaveUp("time", Statistics(reached=5, seconds=30.0))),
            "Gave up after 5 states, at the time limit.",
        ),
        (
            answer(GaveUp("time", Statistics(reached=5)), no_machine_code="rules of this size"),
            "Gave up after 5 states, at the time limit. It ran in Python: there is no machine code "
            "for rules of this size. An `estimate:` in the file could lead it to a goal "
            "sooner.",
        ),
        (
            answer(GaveUp("interrupted", STATISTICS), costed("noise"), lower_bound=(3,)),
            "Interrupted after 71 states. A solution, if there is one, costs at least 3 (noise).",
        ),
        (
            answer(GaveUp("states", STATISTICS), lower_bound=(3,), upper_bound=(9,)),
            "Gave up after 71 states, at the limit of states. A solution of 9 moves was found, but "
            "perhaps not the best. Every solution takes at least 3 moves.",
        ),
        (
            answer(
                GaveUp("states", STATISTICS), costed("cost"), lower_bound=(9,), upper_bound=(9,)
            ),
            "Gave up after 71 states, at the limit of states. A solution (cost 9) was found, and "
            "none is cheaper.",
        ),
    ],
)
def test_conclusions(given: Answer, words: str) -> None:
    assert " ".join(text.conclusion_sentences(given)) == words


def test_a_whole_answer() -> None:
    given = replace(answer(solved(), replace(UNIT, title="Leaping frogs")), trace=HOPS)
    assert (
        text.answer_text(given, PLAIN)
        == """\
Leaping frogs

  0  GG_BB
  1  G_GBB  G hops from 2 to 3
  2  GBG_B  B hops from 4 to 2

Solved in 2 moves. No shorter solution exists."""
    )


def test_several_solutions_and_parameters() -> None:
    puzzle = replace(UNIT, title="Leaping frogs", settings={"left": "3", "right": "1"})
    given = replace(answer(solved(), puzzle, total=4), trace=HOPS, traces=(HOPS[:1], HOPS[:2]))
    assert text.answer_text(given, PLAIN).split("\n")[:8] == [
        "Leaping frogs",
        "left = 3, right = 1",
        "",
        "Solution 1 of 4",
        "",
        "  0  GG_BB",
        "",
        "Solution 2 of 4",
    ]


def test_colours_only_where_the_page_has_them() -> None:
    given = replace(answer(solved()), trace=HOPS)
    assert "\x1b" not in text.answer_text(given, PLAIN)
    assert "\x1b[32mSolved" in text.answer_text(given, Page(colours=True))


def test_statistics() -> None:
    line = "71 states reached, 71 expanded, 180 successors, 4 ms, breadth-first"
    assert text.statistics_line(STATISTICS, PLAIN) == line
    large = replace(STATISTICS, peak_memory_bytes=2_100_000_000)
    assert text.statistics_line(large, PLAIN) == line.replace("4 ms", "4 ms, 2.1 GB")


# ── the tree of successors ───────────────────────────────────────────────────────────


def frog_successors(state: str) -> list[str]:
    """The listing of the assignment, in Python."""
    i = state.index("_")
    found = []
    for piece, steps in (("G", (-1, -2)), ("B", (1, 2))):
        for j in (i + step for step in steps):
            if 0 <= j < len(state) and state[j] == piece:
                stones = list(state)
                stones[i], stones[j] = stones[j], stones[i]
                found.append("".join(stones))
    return found


def test_the_tree_is_that_of_the_assignment() -> None:
    assert "\n".join(tree_lines(["GG_BB"], frog_successors, str)) == FROGS_TREE


def test_a_tree_names_its_arrows() -> None:
    lines = [*answers.tree_of_successors(answers.load("goat"), 1, names=True)]
    assert lines[0].startswith("state (farmer, wolf, goat, cabbage) ~~~ () has ")
    assert lines[1].startswith("  the farmer takes the goat to the right bank: state (wolf")
    plain = [*answers.tree_of_successors(answers.load("goat"), 1)]
    assert [line.partition(": ")[2] for line in lines[1:]] == [*map(str.strip, plain[1:])]


def test_a_tree_of_a_cycle_ends() -> None:
    ring = {"a": ["b", "a"], "b": ["a"]}
    assert list(tree_lines(["a"], ring.__getitem__, str)) == [
        "state a has 2 transitions, leading to:",
        "  state b has 1 transitions, leading to:",
        "    state a (above)",
        "  state a (above)",
    ]


def test_a_tree_is_cut_at_a_depth_and_at_a_number_of_lines() -> None:
    def binary(number: int) -> list[int]:
        return [2 * number, 2 * number + 1]

    assert list(tree_lines([1], binary, str, deepest=1)) == [
        "state 1 has 2 transitions, leading to:",
        "  state 2 has 2 transitions, …",
        "  state 3 has 2 transitions, …",
    ]
    cut = list(tree_lines([1], binary, str, most=4))
    assert len(cut) == 5
    assert cut[-1] == "… and more: 4 lines were printed"


def numbered(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"^ +(\d+)  ", text, re.MULTILINE)]


@pytest.mark.parametrize("name", ["counter", "picture"])
def test_a_long_answer_is_cut_in_the_middle(name: str) -> None:
    text = (
        "puzzle: Long\nstate: {n: 0..1000 = 0}\ntransitions:\n"
        "  up: {when: n < 1000, then: {n: n + 1}}\ngoal: n = 450\n"
    )
    if name == "picture":
        text += "show: |\n  <n>\n  <n>\n"
    answer = answers.solve(answers.load_text(Source("x.yaml", text)))
    whole = answers.answer_text(answer, Page(width=20))
    cut = answers.answer_text(answer, Page(width=20, most=200))
    assert "left out" not in whole and "250 steps left out" in " ".join(cut.split())
    if name == "counter":
        assert numbered(whole) == [*range(451)]
        assert numbered(cut) == [*range(101), *range(351, 451)]
    assert len(cut.splitlines()) < len(whole.splitlines()) / 2
    assert answers.answer_text(answer, Page(width=20, most=450)) == whole


# ── JSON ─────────────────────────────────────────────────────────────────────────────


def frogs_answer() -> Answer:
    puzzle = frogs(1)
    told = [first_step(puzzle, puzzle.starts[0])]
    while not semantics.is_goal(puzzle, told[-1].slots):
        step = next(iter(semantics.steps(puzzle, told[-1].slots)))
        told.append(next_step(puzzle, told[-1].slots, step))
    return Answer(puzzle, Solved((), 3, True, STATISTICS), tuple(told), (3,))


def test_answer_data_is_the_contract() -> None:
    data = json.loads(json.dumps(answer_data(frogs_answer())))
    assert data["puzzle"] == "Leaping frogs"
    assert (data["outcome"], data["optimal"], data["cost"], data["length"]) == (
        "solved", True, [3], 3,
    )  # fmt: skip
    assert data["trace"][0] == {"state": {"board": ["G", "_", "B"]}, "shown": "G_B"}
    assert data["trace"][1] == {
        "transition": "hop",
        "arguments": {"here": 1, "there": 2},
        "said": "G hops from 1 to 2",
        "cost": [1],
        "state": {"board": ["_", "G", "B"]},
        "shown": "_GB",
    }
    assert data["solutions"] == {"listed": 1}
    assert set(data["statistics"]) == {
        "reached", "expanded", "generated", "seconds", "tier", "order", "peak_memory_bytes",
    }  # fmt: skip


def test_the_number_of_solutions_stands_only_where_somebody_asked() -> None:
    plain = frogs_answer()
    counted = replace(plain, total=10**40)
    listed = replace(plain, total=2, traces=(plain.trace, plain.trace))
    assert answer_data(counted)["solutions"] == {"listed": 1, "total": 10**40}
    solutions: Any = answer_data(listed)["solutions"]
    assert (solutions["listed"], solutions["total"], len(solutions["list"])) == (2, 2, 2)
    rows = list(answer_rows(listed))
    assert [row["solution"] for row in rows] == [1, 2]
    assert rows[0]["trace"] == answer_data(plain)["trace"]


def test_answers_without_a_solution() -> None:
    no = answer_data(answer(Unsolvable(STATISTICS), wolf()))
    assert no["outcome"] == "unsolvable"
    assert "trace" not in no
    assert no["solutions"] == {"listed": 0}
    tired = answer_data(answer(GaveUp("time", STATISTICS), lower_bound=(4,)))
    assert (tired["outcome"], tired["limit"], tired["lower_bound"]) == ("gave-up", "time", [4])
    assert tired["bounds"] == {"lower": [4], "upper": None}
    assert [row["outcome"] for row in answer_rows(answer(Unsolvable(STATISTICS)))] == ["unsolvable"]


# ── validation, verdicts, the library ────────────────────────────────────────────────

SOURCE = Source("odd dir/p.yaml", "puzzle: P\ngoal: 1 = 1\nexpect: {cost: 8}\n")
BROKEN = Diagnostic("unknown-name", "there is no `x`", SOURCE.span(16, 21), "here", "say y")
RESULT = validation.Result("cost", 8, 9, False, SOURCE.span(31, 35))
HELD = validation.Result("states", 23, 23, True, SOURCE.span(0, 1))


def test_validation_text() -> None:
    fine = validation.Validation("p.yaml", (), (HELD,))
    assert validation.validation_text(fine, PLAIN) == "p.yaml: ok, 1 expectation holds"
    empty = validation.Validation("p.yaml", (), ())
    assert validation.validation_text(empty, PLAIN) == "p.yaml: ok, no expectations"
    failed = validation.Validation("p.yaml", (), (HELD, RESULT))
    assert not failed.holds
    assert (
        validation.validation_text(failed, PLAIN)
        == """\
error[expectation-broken]: `cost` is expected to be 8
 --> odd dir/p.yaml:3:10
  |
3 | expect: {cost: 8}
  |          ^^^^ it is 9"""
    )


def test_the_cost_of_no_solution(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "p.yaml"
    path.write_text("puzzle: P\nstate: {n: 0..2 = 0}\ntransitions: {up: {then: {n: 1}}}\n"
                    "goal: n = 2\nexpect: {cost: 8}\n")  # fmt: skip
    assert program.main(["validate", str(path)]) == 1
    assert "there is no solution: all 2 states were searched" in capsys.readouterr().err


def test_texts_of_several_lines_are_compared_line_by_line() -> None:
    span = SOURCE.span(0, 6)
    longer = validation.Result("trace", "a\nb", "a\nb\nc", False, span)
    other = validation.Result("start", "a\nb", "a\nx", False, span)
    messages = validation.Validation("p.yaml", (), (longer, other)).messages
    assert [(m.message, m.label) for m in messages] == [
        ("`trace` is expected to have `nothing more` in line 3", "it has `c`"),
        ("`start` is expected to have `b` in line 2", "it has `x`"),
    ]


def test_validation_data() -> None:
    data: Any = validation.VALIDATIONS.data(
        [validation.Validation("p.yaml", (BROKEN,), (HELD, RESULT))]
    )
    (file,) = data["files"]
    assert file["diagnostics"][0] == {
        "code": "unknown-name", "severity": "error", "message": "there is no `x`",
        "file": "odd dir/p.yaml", "line": 2, "column": 7, "end_line": 2, "end_column": 12,
        "help": "say y", "label": "here",
    }  # fmt: skip
    assert file["expect"][1] == {"name": "cost", "expected": 8, "found": 9, "holds": False}


def test_sarif() -> None:
    nowhere = Diagnostic("usage", "no", None, severity="warning")
    source = Source("map.txt", "ab\ncd\n")
    two = Diagnostic(
        "twice", "`b` is given twice", source.span(1, 2), "again", "leave one out",
        related=((source.span(3, 5), "first here"),),
    )  # fmt: skip
    found = [validation.Validation("p.yaml", (BROKEN, nowhere, two), (RESULT,))]
    rules = {"twice": ("In short.", "A paragraph\nof two lines.\n\nMore.")}
    data: Any = sarif_data(found, "1.2.3", rules)
    (run,) = data["runs"]
    known = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in known] == [
        "expectation-broken",
        "twice",
        "unknown-name",
        "usage",
    ]
    assert known[1]["shortDescription"] == {"text": "In short."}
    assert known[1]["fullDescription"] == {"text": "A paragraph of two lines."}
    assert known[1]["help"]["markdown"].endswith("More.")
    first, second, third, fourth = run["results"]
    place = first["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "odd%20dir/p.yaml"
    assert place["region"] == {"startLine": 2, "startColumn": 7, "endLine": 2, "endColumn": 12}
    assert (first["level"], second["level"]) == ("error", "warning")
    assert "region" not in second["locations"][0]["physicalLocation"]
    assert third["message"]["text"] == "`b` is given twice: again\nhelp: leave one out"
    (related,) = third["relatedLocations"]
    assert related["message"] == {"text": "first here"} and related["id"] == 1
    assert related["physicalLocation"]["region"]["startLine"] == 2
    assert fourth["ruleId"] == "expectation-broken"
    for result in run["results"]:
        assert known[result["ruleIndex"]]["id"] == result["ruleId"]


def test_fixes() -> None:
    """A fix with an exact text is data, too; other advice is only text."""
    source = Source("p.yaml", "goal: a=>b\n")
    help = WayOut("write `implies`, or `>=`", "implies", ">=")
    found = Diagnostic("wrong-operator", "no sign", source.span(7, 9), help=help)
    data: Any = validation.DIAGNOSTIC.data(validation.InFile("p.yaml", found))
    place = {"line": 1, "column": 8, "end_line": 1, "end_column": 10}
    assert data["fixes"] == [{**place, "text": " implies "}, {**place, "text": ">="}]
    one = validation.Validation("p.yaml", (found,), ())
    (run,) = sarif_data([one], "1.2.3")["runs"]  # type: ignore[misc]
    (first, second) = run["results"][0]["fixes"]
    assert (first["description"], second["description"]) == (
        {"text": "write `implies`"}, {"text": "write `>=`"}
    )  # fmt: skip
    (change,) = second["artifactChanges"]
    assert change["artifactLocation"] == {"uri": "p.yaml"}
    assert change["replacements"] == [{
        "deletedRegion": {"startLine": 1, "startColumn": 8, "endLine": 1, "endColumn": 10},
        "insertedContent": {"text": ">="},
    }]  # fmt: skip


def test_verdicts() -> None:
    wrong = Verdict("refuted", ("step 3: no\x1b",), ("the start",), ("optimality",))
    assert (
        verdict_text(wrong, PLAIN)
        == """\
Not verified: the answer is wrong.
  wrong: step 3: no\\u001b
  checked: the start
  not checked: optimality"""
    )
    assert VERDICT.data(wrong)["status"] == "refuted"
    assert verdict_text(Verdict("verified"), PLAIN) == "Verified."


def entries() -> list[catalogue.Entry]:
    known = catalogue.Variant({}, {"cost": [8, 33], "states": 1234567})
    other = catalogue.Variant({"with": {"n": "5"}}, {"states": 5, "trace": "a"}, slow=True)
    none = catalogue.Variant({}, {"unsolvable": True, "levels": [1, 2]})
    levels = tuple(
        catalogue.Choice(f"cards:{n}", f"Card {n}", catalogue.Variant({}, {"length": n}))
        for n in range(1, 15)
    )
    cards = catalogue.Collection("cards", "cards.txt", "a line each: board length", levels)
    return [
        catalogue.Entry("crates", "Crates in a storehouse that is rather long",
                      about="Push. Pull.\n", family="boxes", difficulty="hard",
                      known=(other, known)),
        catalogue.Entry("goat", "Wolf, goat and cabbage", about="Cross.", family="river",
                      source="Alcuin", difficulty="easy", known=(none,),
                      parameters=(catalogue.Named("n", "1", "how many"), catalogue.Named("m", "2")),
                      maps=(catalogue.Named("room", ""),),
                      instances=(catalogue.Choice("small", "", other), cards)),
        catalogue.Entry("new", "Nothing is known", family="river"),
    ]  # fmt: skip


def test_listing() -> None:
    assert (
        catalogue.listing_text(entries(), PLAIN)
        == """\
                                                     states  optimum  difficulty
boxes
  crates  Crates in a storehouse that is rather…  1,234,567    8, 33  hard
river
  goat    Wolf, goat and cabbage                                none  easy
  new     Nothing is known"""
    )


def test_choices_and_gains_are_listed() -> None:
    known = catalogue.Variant({}, {"gain": 32, "solutions": 2})
    filled = catalogue.Entry("knights", "Knights", known=(known,), is_filled=True)
    moving = replace(filled, name="moving", is_filled=False)
    rows = catalogue.listing_text([filled, moving], PLAIN).splitlines()
    assert [row.split() for row in rows if "knights" in row or "moving" in row] == [
        ["knights", "Knights", "2", "choices", "32"], ["moving", "Knights", "32"]
    ]  # fmt: skip


@pytest.mark.slow
def test_the_list_knows_which_puzzles_are_filled_in() -> None:
    _, entries = catalogue.select("")
    assert {entry.name for entry in entries if entry.is_filled} == {path.stem for path in FILLED}
    assert catalogue.select("queens")[1][0].is_filled


@pytest.mark.parametrize("width", [20, 30, 40, 50, 60, 70, 80, 120])
def test_a_listing_is_as_wide_as_its_page(width: int) -> None:
    lines = catalogue.listing_text(entries(), replace(PLAIN, width=width)).splitlines()
    assert max(map(len, lines)) <= max(width, 22)
    head = next((line.split() for line in lines[:1] if "difficulty" in line), [])
    assert head == ["states", "optimum", "difficulty"][3 - len(head) :]
    assert len(head) == {20: 0, 30: 0, 40: 1, 50: 2, 60: 3}.get(width, 3)


def test_a_listing_with_summaries() -> None:
    text = catalogue.listing_text(entries()[:1], replace(PLAIN, width=40), summaries=True)
    assert text.splitlines()[-1] == " " * 10 + "Push."


def test_the_page_of_a_puzzle() -> None:
    crates, goat, _ = entries()
    assert (
        catalogue.entry_text(goat, PLAIN)
        == """\
Wolf, goat and cabbage
goat, in river, easy

Cross.

Source: Alcuin

Parameters (--set NAME=VALUE)
  n = 1  how many
  m = 2

Maps (--map NAME=FILE)
  room  in the puzzle's file

Instances (--instance NAME)
  small  n = 5: 5 states, slow
  cards  14 levels in cards.txt, a line each: board length
    cards:1   Card 1; 1 move
    cards:2   Card 2; 2 moves
    cards:3   Card 3; 3 moves
    cards:4   Card 4; 4 moves
    cards:5   Card 5; 5 moves
    cards:6   Card 6; 6 moves
    cards:7   Card 7; 7 moves
    cards:8   Card 8; 8 moves
    cards:9   Card 9; 9 moves
    cards:10  Card 10; 10 moves
    cards:11  Card 11; 11 moves
    cards:12  Card 12; 12 moves
    … and 2 more

Known
  no solution"""
    )
    assert catalogue.entry_text(crates, PLAIN).endswith(
        "\nKnown\n  n = 5: 5 states, slow\n  cost [8, 33], 1,234,567 states"
    )


def test_the_data_of_a_listing() -> None:
    crates, goat, new = catalogue.LISTING.data(entries())["puzzles"]  # type: ignore[misc,attr-defined]
    assert (crates["cost"], crates["states"], crates["unsolvable"]) == ([8, 33], 1234567, False)
    assert goat["unsolvable"] is True
    assert goat["maps"] == [{"name": "room", "file": None}]
    assert len(goat["instances"][1]["levels"]) == 14
    assert goat["instances"][0] == {
        "name": "small", "title": "", "with": {"n": "5"}, "known": {"states": 5, "trace": "a"},
        "slow": True,
    }  # fmt: skip
    assert (new["name"], new["states"], new["known"]) == ("new", None, [])


# ── names of steps, and the last state ───────────────────────────────────────────────

PLACING = """\
puzzle: Stones
STEP
state:
  stones: 0..9 = 0
transitions:
  put: {when: stones < 3, then: {stones: stones + 1}}
goal: stones = GOAL
show: |
  <stones>
  --
"""


def told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], step: str, goal: int, *more: str
) -> str:
    path = tmp_path / "stones.yaml"
    path.write_text(PLACING.replace("STEP", step).replace("GOAL", str(goal)))
    command, *options = more or ("solve",)
    assert program.main([command, str(path), "--quiet", *options]) in (0, 1, 3)
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("step", "one", "three"),
    [("", "1 move", "3 moves"), ("step: a placement", "1 placement", "3 placements"),
     ("step: an attempt", "1 attempt", "3 attempts"), ("step: stone", "1 stone", "3 stones"),
     ("step: a try, tries", "1 try", "3 tries"), ("step: 'anchor'", "1 anchor", "3 anchors")],
)  # fmt: skip
def test_a_step_has_the_name_that_the_author_gives(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], step: str, one: str, three: str
) -> None:
    many = three.split()[1]
    assert f"Solved in {one}. No" in told(tmp_path, capsys, step, 1)
    assert f"Solved in {three}. No" in told(tmp_path, capsys, step, 3)
    assert f"Solved in 0 {many}:" in told(tmp_path, capsys, step, 0)
    assert f"The deepest state is {three} from" in told(tmp_path, capsys, step, 1, "explore")
    assert f"{three} from the start" in told(tmp_path, capsys, step, 9, "explore", "--why")
    few = told(tmp_path, capsys, step, 3, "solve", "--states", "2")
    assert f"takes at least {one}" in few or f"takes at least 2 {many}" in few


@pytest.mark.parametrize("step", ["5 steps", "a, b, c", "''", "x: y"])
def test_what_no_step_is_called_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], step: str
) -> None:
    path = tmp_path / "stones.yaml"
    path.write_text(PLACING.replace("STEP", f"step: {step}").replace("GOAL", "1"))
    assert program.main(["solve", str(path)]) == 2
    assert "stones.yaml:2:" in capsys.readouterr().err


def test_the_last_state_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(tmp_path, capsys, "", 3, "solve", "--last") == (
        "Stones 3 -- Solved in 3 moves. No shorter solution exists."
    )
    assert told(tmp_path, capsys, "", 3, "solve", "--last", "--format", "lines") == "3 --"
    found = told(tmp_path, capsys, "", 3, "solve", "--last", "--all")
    assert found.startswith("Stones Solution 1 of 1 3 -- Solved in 3 moves.")
    path = str(tmp_path / "stones.yaml")
    for other in (("--format", "json"), ("--view", "states")):
        assert program.main(["solve", path, "--last", *other]) == 2
        assert "`--last`" in capsys.readouterr().err
    rows = told(tmp_path, capsys, "", 3, "solve", "--last", "--all", "--format", "jsonl")
    row = json.loads(rows)
    assert (row["length"], [step["shown"] for step in row["trace"]]) == (3, ["3\n--"])


def test_solutions_of_no_move_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two of three starts are goals."""
    path = tmp_path / "two.yaml"
    path.write_text(
        "puzzle: Two\nstate: {n: 0..2 = any}\n"
        "transitions: {up: {when: n < 2, then: {n: n + 1}}}\ngoal: n > 0\n"
    )
    start = "Solved in 0 moves: the 2nd of 3 starts is a goal already."
    for option in ("--count", "--all"):
        assert program.main(["solve", str(path), option, "--quiet"]) == 0
        text = " ".join(capsys.readouterr().out.split())
        assert text.endswith(f"{start} There are 2 shortest solutions.")
    path.write_text(path.read_text().replace("n > 0", "n = 1"))
    assert program.main(["solve", str(path), "--count", "--quiet"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert text.endswith(f"{start} It is the only shortest solution.")
    assert program.main(["solve", str(path), "--all", "--last", "--format", "jsonl"]) == 0
    assert [json.loads(line)["start"] for line in capsys.readouterr().out.splitlines()] == [2]
