"""Lists in tables and parameters, and membership of a list in a table."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pytest

from puzzlelang import answers
from puzzlelang.core import ListOf, integer
from puzzlelang.core import nodes as core
from puzzlelang.model.list_functions import one_of
from puzzlelang.text import PuzzleError, Source, Span
from tests import support
from tests.support import each_row, rows_of

PUZZLE = """puzzle: Lists
{params}types:
  colour: [red, green, blue]
  letter: [a, b, c]
tables:
{tables}
state:
  n: 0..1 = 0
transitions:
  go: {{then: {{n: 1}}}}
goal: n = 1
show: {show}
"""


def shown(
    tables: str, show: str, params: str = "", settings: tuple[tuple[str, str], ...] = ()
) -> str:
    text = PUZZLE.format(tables=tables, show=show, params=params)
    if settings:
        Path("puzzle.yaml").write_text(text)
        return answers.solve(answers.load("puzzle.yaml", settings)).trace[0].shown
    return str(support.solve_text(text).trace[0].shown)


@each_row("entry, value, text", rows_of("model/list_tables.txt"))
def test_values(entry: str, value: str, text: str) -> None:
    assert shown(f"  {entry}", f"<{value}>") == text


def test_none_is_a_word_of_its_letters() -> None:
    puzzle = PUZZLE.replace("[a, b, c]", "[e, n, o, t]").replace("n: 0..1", "x: 0..1")
    puzzle = puzzle.replace("{{n: 1}}", "{{x: 1}}").replace("goal: n", "goal: x")
    text = puzzle.format(
        tables="  word as list of letter: [none, tone]", params="", show="<word(1)>"
    )
    assert support.solve_text(text).trace[0].shown == "n, o, n, e"


def test_what_is_no_list_is_in_no_table_of_lists() -> None:
    for value in ("3", "red", "true", "list(red)", "list(list(1))"):
        with pytest.raises(PuzzleError) as caught:
            shown("  clue as list: [[1], [2, 1]]", f"<{value} in clue>")
        assert [d.code for d in caught.value.diagnostics] == ["wrong-type"]


def test_a_parameter_is_a_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    params = "params:\n  order as list: [3, 1, 1]\n  name as list of letter: cab\n"
    unused = "  clue as list: {red: [1]}"
    show = "<order> <count(order)> <order(1)> <join(name)>"
    assert shown(unused, show, params) == "3, 1, 1 3 3 cab"
    settings = (("order", "2,5"), ("name", "abba"))
    assert shown(unused, show, params, settings) == "2, 5 2 2 abba"
    assert shown(unused, show, params, (("order", "7"),)) == "7 1 7 cab"
    for wrong in (("order", "red"), ("name", "abd"), ("name", "3")):
        with pytest.raises(PuzzleError):
            shown(unused, show, params, (wrong,))


# ── membership ───────────────────────────────────────────────────────────────────────

COUNTING = """puzzle: How many of them
tables:
  known as list{of}: {known}
  asked as list{of}: {asked}
types:
  letter: [a, b, c]
state:
  n: 1..{most} = 1
  found: 0..{most} = 0
transitions:
  next:
    when: n < {most}
    then:
      found: if take(asked(n), {keep}) in known then found + 1 else found
      n: n + 1
goal: n = {most}
show: <found>
"""


@pytest.mark.later("python")
@pytest.mark.parametrize("tier", ["python", "native"])
def test_one_of_many(tier: str) -> None:
    """Compare counts with Python's lists."""
    rng = random.Random(9)
    for round in range(12):
        letters = round % 2 == 1
        values = "abc" if letters else (1, 2, 3)

        def some(
            count: int, most: int, values: str | tuple[int, ...] = values
        ) -> list[list[str | int]]:
            sizes = [rng.randrange(most + 1) for _ in range(count)]
            return [[rng.choice(values) for _ in range(size)] for size in sizes]

        known, asked = some(rng.randrange(1, 40), 3), some(30, 6)
        keep = rng.randrange(1, 7)
        text = COUNTING.format(
            of=" of letter" if letters else " of 0..3" if rng.random() < 0.5 else "",
            known=str(known).replace("'", ""), asked=str(asked).replace("'", ""),
            most=len(asked), keep=keep,
        )  # fmt: skip
        if not any(known) or not any(asked):
            continue
        answer = answers.solve(support.load_text(text, tier))
        wanted = sum(row[:keep] in known for row in asked[:-1])
        assert answer.trace[-1].shown == str(wanted), text


def test_nodes_with_the_same_continuations_are_one() -> None:
    """All 81 lists of four values: a node for each length, and the dead end."""
    kind = ListOf(integer(0, 2), 6)
    values = [sum(digit + 1 << 2 * n for n, digit in enumerate(row))
              for row in itertools.product(range(3), repeat=4)]  # fmt: skip
    span = Span(Source("", ""), 0, 0)
    test = one_of(span, core.Local(span, kind, "row"), kind, values)
    assert isinstance(test, core.Let) and isinstance(test.body, core.Apply)
    lookup = test.body.arguments[0]
    assert isinstance(lookup, core.Lookup) and len(lookup.table.keys[0].values) == 6


def test_lists_of_lists_and_of_truths() -> None:
    """Lists too wide for table keys are compared one by one."""
    for last in (3, 5000):
        deep = f"  deep as list: [[[1, 2], [{last}]], [[]]]"
        asked = f"<list(list(1, n + 2), list({last})) in deep> <list(list(n + 1)) in deep>"
        assert shown(deep, asked) == "true false"
    flags = "  flags as list: [[true], [false, true]]"
    assert shown(flags, "<list(n = 0) in flags> <list(n = 1) in flags>") == "true false"


def test_lists_of_lists_below_with(tmp_path: Path) -> None:
    """They are written and nested as under `params:`."""
    path = tmp_path / "runs.yaml"
    text = (
        "puzzle: Runs\nparams:\n  runs as list: [[1, 2], [3]]\n  one as list: [1, 2]\n"
        "state:\n  n: 0..9 = 0\ntransitions:\n  add:\n    then:\n"
        "      n: sum(runs(2)) + one(1)\ngoal: n = 9\n"
        "instances:\n  two: {with: {runs: [[1], [3, 5]]}, cost: 1}\n"
        "expect:\n  - {with: {runs: [[], [8]]}, cost: 1}\n"
    )
    path.write_text(text)
    assert answers.validate(str(path)).holds
    path.write_text(text.replace("[[], [8]]", "[8]"))
    (message,) = answers.validate(str(path)).messages
    assert message.message == "the parameter `runs` is a list of lists"
    path.write_text(text.replace("runs: [[], [8]]", "one: [[8]]"))
    (message,) = answers.validate(str(path)).messages
    assert message.message == "the parameter `one` is a list of single values"
