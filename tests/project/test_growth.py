"""Growth of each pass with its input, at two sizes, in function calls and characters read.

``benchmarks/growth.py`` measures the same in seconds.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, SupportsIndex
from unittest.mock import patch

import pytest

from puzzlelang import answers
from puzzlelang.answers import loading, text_layout
from puzzlelang.compiler.compiled_system import compile_puzzle
from puzzlelang.drawing import contents, film, picture, stress
from puzzlelang.drawing import draw as draw_space
from puzzlelang.drawing.drawing_model import Drawing, Link
from puzzlelang.drawing.layers import Layers, untangle
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.picture import Router
from puzzlelang.drawing.svg import svg
from puzzlelang.editor import formatting
from puzzlelang.editor.positions import position
from puzzlelang.model import rule_warnings
from puzzlelang.model.puzzle_checker import check
from puzzlelang.syntax.data_files import with_data
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.files import read_below
from puzzlelang.syntax.habits import Row
from puzzlelang.syntax.instance_choice import Instance
from puzzlelang.syntax.lalr import Table
from puzzlelang.text.diagnostics import Diagnostic, Diagnostics, PuzzleError, render, render_all
from puzzlelang.text.source import Source, columns
from tests.support import calls


def grows(work: Callable[[int], int], size: int, times: int = 4) -> float:
    """Growth of the work divided by the growth of the input: 1 is linear."""
    return work(size * times) / work(size) / times


# ── reading ──────────────────────────────────────────────────────────────────────────


class Counted(str):
    """A text that counts the characters searched or copied."""

    looked = 0

    def _look(self, count: int) -> None:
        Counted.looked += count

    def find(self, sub: str, start: Any = 0, end: Any = None) -> int:
        found = super().find(sub, start, end)
        last = len(self) if end is None else min(end, len(self))
        self._look((last if found < 0 else found) - start)
        return found

    def rfind(self, sub: str, start: Any = 0, end: Any = None) -> int:
        found = super().rfind(sub, start, end)
        last = len(self) if end is None else min(end, len(self))
        self._look(last - (start if found < 0 else found))
        return found

    def __getitem__(self, key: SupportsIndex | slice) -> str:
        found = super().__getitem__(key)
        self._look(len(found))
        return found


def reading(text: str) -> int:
    """Calls made and characters read by parsing a text and rendering its diagnostics."""
    Counted.looked = 0

    def read() -> None:
        diagnostics = Diagnostics()
        read_puzzle(Source("x.yaml", Counted(text)), diagnostics)
        render_all(diagnostics)

    return calls(read) + Counted.looked


ONE_LINE = [
    "&a x",
    "*a",
    "!!t x",
    "!t",
    "x",
    "'x'",
    "[x]",
    "{x: y}",
    "x(",
    "x)",
    "{x}",
    "x: ",
    "{x: }",
]


@pytest.mark.later("x)", "{x: }", "[x]")
@pytest.mark.one_of(3)
@pytest.mark.parametrize("entry", ONE_LINE)
def test_no_node_looks_at_the_rest_of_its_line(entry: str) -> None:
    def work(n: int) -> int:
        return reading(f"tables: {{t: [{', '.join([entry] * n)}, {'y' * 30 * n}]}}\n")

    assert grows(work, 400) < 1.2


LINES = {
    "anchors": "k{}: &a x\n",
    "cut blocks": "k{}: |\n     x\n   x\n",
    "comments with hidden characters": "k{}: |\n  \u202e # \u202e\n",
    "missing values": "k{}:\n",
    "comments after values": "about{}: x #1\n",
    "broken lines": "k{}: x\n y: z\n",
    "one section that comes again": "goal: x = 1\n",
    "unknown sections": "goall{}: x\n",
}


@pytest.mark.slow
@pytest.mark.each_time("one section that comes again")
@pytest.mark.one_of(3)
@pytest.mark.parametrize("line", [*LINES.values()], ids=list(LINES))
def test_no_line_looks_at_the_whole_file(line: str) -> None:
    def work(n: int) -> int:
        return reading("goal: x = 1\n" + "".join(line.format(i) for i in range(n)))

    assert grows(work, 250) < 1.2


def test_no_part_of_a_template_looks_at_the_rest_of_it() -> None:
    assert grows(lambda n: reading("show: |\n  " + "n is <n > or " * n + "\n"), 250) < 1.2


def test_what_may_come_next_is_tried_once_for_each_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """All open parentheses expect the same word."""
    tried: list[str] = []
    accepts = Table.accepts

    def counted(self: Table, states: list[int], terminal: str) -> bool:
        tried.append(terminal)
        return accepts(self, states, terminal)

    monkeypatch.setattr(Table, "accepts", counted)
    reading(f"goal: {'(' * 3000}\n")
    assert len(tried) == len(set(tried))


@pytest.mark.slow
@pytest.mark.parametrize("line", ["n = 3 4 5", "n += 1", "lit && x", "garé = 3", "(n = 1"])
def test_messages_that_are_not_printed_need_no_advice(line: str) -> None:
    """For 80 mistakes the same is printed as for 20, except their number."""

    def said(n: int) -> list[Diagnostic]:
        diagnostics = Diagnostics()
        lines = "".join(f"  - {line}\n" for _ in range(n))
        read_puzzle(Source("x.yaml", f"{COUNTER.partition('goal:')[0]}goal:\n{lines}"), diagnostics)
        return list(diagnostics)

    few, many = said(20), said(80)
    assert (len(few), len(many)) == (20, 80)
    assert [render(d) for d in many[:20]] == [render(d) for d in few]
    with patch.object(Row, "match", side_effect=Row.match, autospec=True) as asked:
        said(20)
        first = asked.call_count
        said(80)
        assert asked.call_count == 2 * first


def test_of_mistakes_in_any_order_the_first_in_the_file_get_advice() -> None:
    source = Source("x.yaml", "\n" * 100)
    diagnostics = Diagnostics()
    for place in range(99, 49, -1):
        assert diagnostics.advises(source.span(place, place))
        diagnostics.report("syntax", source.span(place, place), "wrong")
    assert diagnostics.advises(source.span(60, 60))
    assert not diagnostics.advises(source.span(70, 70))
    assert not Diagnostics(diagnostics).advises(source.span(70, 70))


# ── drawing ──────────────────────────────────────────────────────────────────────────


def drawn(name: str, **settings: str) -> Drawing:
    found = draw_space(answers.load(name, list(settings.items())))
    assert isinstance(found, Drawing)
    return found


@pytest.mark.slow
def test_no_state_of_a_picture_looks_at_all_states() -> None:
    """The tower of Hanoi in layers: 729 states take as many calls each as 243."""

    def work(discs: int) -> float:
        drawing = drawn("hanoi", discs=str(discs))
        return calls(lambda: svg(drawing, "depth")) / len(drawing.nodes)

    assert work(6) / work(5) < 1.15


def test_a_page_draws_each_piece_of_its_boards_once() -> None:
    """Lamps switched on one after the other: n boards with up to n pieces."""

    def work(n: int) -> int:
        text = COUNTER.replace("n: 0..9 = 0", f"lit: boolean for each p in 1..{n} = false")
        text = text.replace("n < 8", "not lit(1)").replace("n: n + 1", "lit(1): true")
        puzzle = loaded(text.replace("goal: n = 9", f"goal: lit({n})")).puzzle
        states = [(1,) * k + (0,) * (n - k) for k in range(n + 1)]
        with (
            patch.object(contents, "paint", side_effect=contents.paint) as painted,
            patch.object(film, "drawn", side_effect=film.drawn) as drawn,
        ):
            shown = list(Boards(puzzle).several(states))
            assert len(film.film(shown).frames) == n + 1
        assert len(shown[-1].pieces) == n
        return painted.call_count + drawn.call_count

    assert grows(work, 10) < 1.2


def test_lines_within_a_layer_do_not_search_it() -> None:
    """A wheel: all nodes except the hub are in one layer, each joined to the next."""

    class Row(list[int]):
        searched = 0

        def index(self, *sought: Any) -> int:
            found = super().index(*sought)
            Row.searched += found
            return found

    count = 50
    depths = [0, *[1] * count]
    pairs = [*((0, k) for k in range(1, count + 1)), *((k, k + 1) for k in range(1, count))]
    placed = Layers.of(depths, pairs)
    placed.order = [Row(layer) for layer in placed.order]
    lines = [Link(a, b, True, True, 0, ("",), ("",)) for a, b in pairs]
    at = [float(k) for k in range(count + 1)]
    points = [(float(k), float(depth)) for k, depth in enumerate(depths)]
    ones = [1.0] * (count + 1)
    routes = Router(placed, at, [0.0, 9.0], [1.0, 1.0], ones, ones, points, 9.0).routes(lines)
    assert [route.kind for route in routes] == ["curve"] * count + ["line"] * (count - 1)
    assert Row.searched <= len(pairs)


def test_the_leaves_of_a_star_do_not_look_at_each_other() -> None:
    class Row(list[int]):
        looked = 0

        def __iter__(self) -> Iterator[int]:
            for one in super().__iter__():
                Row.looked += 1
                yield one

        def __getitem__(self, key: Any) -> Any:
            found = super().__getitem__(key)
            Row.looked += len(found) if isinstance(key, slice) else 1
            return found

    def work(n: int) -> int:
        star = [Row(range(1, n + 1)), *(Row([0]) for _ in range(n))]
        Row.looked = 0
        return calls(lambda: list(stress._second(star))) + Row.looked  # type: ignore[arg-type]

    assert grows(work, 300) < 1.2


def test_those_two_lines_away_are_the_first_by_number() -> None:
    """Compare with a direct search in random sparse graphs."""
    random = Random(7)
    for _ in range(20):
        count = random.randrange(2, 40)
        pairs = {tuple(sorted(random.sample(range(count), 2))) for _ in range(2 * count)}
        joined: list[list[int]] = [[] for _ in range(count)]
        for a, b in pairs:
            joined[a].append(b)
            joined[b].append(a)
        expected = []
        for a in range(count):
            apart = [c for c in range(a + 1, count) if c not in joined[a]]
            second = [c for c in apart if set(joined[a]) & set(joined[c])]
            expected += [(a, c) for c in second[: stress.SECOND]]
        assert list(stress._second(joined)) == expected


def test_untangling_takes_no_longer_for_each_of_many_lines() -> None:
    """All lines between two layers: for each pair, crossing or not is fixed, so none
    can be saved.
    """

    def work(side: int) -> float:
        pairs = list(product(range(side), range(side, 2 * side)))
        placed = Layers.of([0] * side + [1] * side, pairs)
        return calls(lambda: untangle(placed)) / len(pairs)

    assert work(32) / work(8) < 2  # grows with the logarithm


def test_words_beside_lines_touch_the_dots_that_are_there() -> None:
    random = Random(8)
    for _ in range(50):
        dots = [(random.uniform(0, 200), random.uniform(0, 200)) for _ in range(200)]
        index = picture._Dots(dots)
        for _ in range(20):
            middle = random.uniform(0, 200), random.uniform(0, 200)
            size = random.uniform(5, 80), picture.HEIGHT - 1
            by_hand = any(picture._overlap(middle, size, dot, (6.0, 0.0)) for dot in dots)
            assert index.touch(middle, size) == by_hand


def test_words_look_at_the_dots_nearby() -> None:
    def work(n: int) -> int:
        index = picture._Dots((0.0, 20.0 * k) for k in range(n))
        return calls(lambda: [index.touch((50.0, 20.0 * k), (100.0, 14.0)) for k in range(n)])

    assert grows(work, 100) < 1.3


# ── checking and exploring ───────────────────────────────────────────────────────────

COUNTER = """\
puzzle: Counter
state:
  n: 0..9 = 0
transitions:
  up:
    when: n < 8
    then:
      n: n + 1
goal: n = 9
"""


def rules(section: str, n: int, condition: str) -> str:
    lines = "".join(f"  r{i}: {condition.format(i)}\n" for i in range(n))
    return f"{COUNTER}{section}:\n{lines}"


def loaded(text: str) -> answers.Loaded:
    diagnostics = Diagnostics()
    parsed = read_puzzle(Source("x.yaml", text), diagnostics)
    assert parsed is not None
    return answers.prepare(parsed, Instance(), diagnostics, "python")


def test_lines_of_lose_are_counted_not_their_sets() -> None:
    """Seventy lines have 2 ** 70 subsets, of which two occur."""
    survey = answers.explore(loaded(rules("lose", 70, "n = 8 and {} >= 0")), full=True)
    assert survey.uses is not None
    assert [use.states for use in survey.uses.losses] == [1] * 70


@pytest.mark.slow
@pytest.mark.parametrize(
    "section, condition", [("invariants", "n != 9 - 0 * {}"), ("lose", "n = 9 + 0 * {}")]
)
def test_rules_that_do_nothing_are_not_left_out_one_by_one(section: str, condition: str) -> None:
    def work(n: int) -> int:
        ready = loaded(rules(section, n, condition))
        return calls(lambda: answers.explore(ready, why=True))

    assert grows(work, 20) < 1.3


@pytest.mark.slow
def test_no_rule_sorts_the_mistakes_of_all() -> None:
    def work(n: int) -> int:
        steps = "".join(f"  t{i}:\n    then:\n      m: n + 1\n      n: none\n" for i in range(n))
        text = COUNTER.replace("goal:", f"{steps}goal:")

        def check_all() -> None:
            with pytest.raises(PuzzleError):
                loaded(text)

        return calls(check_all)

    assert grows(work, 100) < 1.1


@pytest.mark.slow
@pytest.mark.parametrize("sign", ["=", "!=", "<", ">="])
def test_a_comparison_with_a_number_is_not_tried_with_each_value(sign: str) -> None:
    """n transitions that each test one variable with n values."""

    def work(n: int) -> int:
        rules = "".join(
            f"  t{i}:\n    when: n {sign} {i}\n    then:\n      n: 0\n" for i in range(n)
        )
        text = COUNTER.replace("0..9", f"0..{n}").replace("goal:", f"{rules}goal:")
        parsed = read_puzzle(Source("x.yaml", text), Diagnostics())
        puzzle = None if parsed is None else check(parsed, {}, {}, Diagnostics())
        assert parsed is not None and puzzle is not None
        warn = Diagnostics()
        is_same = sign in ("=", "!=")
        checked = calls(lambda: rule_warnings.lint(parsed, puzzle, warn)) if is_same else 0
        return checked + calls(lambda: compile_puzzle(puzzle))

    assert grows(work, 60) < 1.1


@pytest.mark.slow
def test_no_variable_looks_through_the_whole_tree() -> None:
    def work(n: int) -> int:
        state = "".join(f"  v{i}: 0..9 = 0\n" for i in range(n))
        changes = "".join(f"      v{i}: 9 - v{i}\n" for i in range(n))
        text = COUNTER.replace("state:\n", f"state:\n{state}").replace(
            "n + 1\n", f"n + 1\n{changes}"
        )
        parsed = read_puzzle(Source("x.yaml", text), Diagnostics())
        assert parsed is not None and len(parsed.variables) == n + 1
        return calls(lambda: rule_warnings.look(parsed, lambda *words, **texts: None))

    assert grows(work, 30) < 1.1


def test_a_state_on_many_traces_is_expanded_once_for_all() -> None:
    """n solutions begin in the same state, which has n successors."""

    def expanded(n: int) -> int:
        ready = loaded(
            COUNTER.replace("0..9", f"0..{n + 1}")
            .replace("  up:\n    when: n < 8", f"  go(k in 1..{n}):\n    when: n = 0")
            .replace("n: n + 1", f"n: k\n  end:\n    when: n > 0\n    then:\n      n: {n + 1}")
            .replace("n = 9", f"n = {n + 1}")
        )
        count = 0
        plain = ready.system.steps

        def steps(state: Any) -> list[Any]:
            nonlocal count
            found = plain(state)
            count += len(found)
            return found

        ready.system.derived["steps"] = steps
        assert answers.solve(ready, most=None).total == n
        return count

    assert expanded(100) == 200


@pytest.mark.slow
@pytest.mark.later("graph -o x.svg")
@pytest.mark.parametrize("command", ["solve --count", "explore", "graph -o x.svg"])
def test_a_number_may_have_more_digits_than_python_likes(command: str, tmp_path: Path) -> None:
    """2,200 choices of two ways: 2 ** 2200 solutions, a number of 663 digits; Python's limit is set
    to 640.
    """
    text = COUNTER.replace("0..9", "0..2200").replace("n < 8", "k = 0").replace("n = 9", "n = 2200")
    text = text.replace("state:\n", "state:\n  k: 0..2 = 0\n").replace("up:", "split(j in 1..2):")
    text = text.replace(
        "n: n + 1",
        "k: j\n  join:\n    when: k > 0 and n < 2200\n    then:\n      k: 0\n      n: n + 1",
    )
    (tmp_path / "x.yaml").write_text(text)
    name, *words = command.split()
    done = subprocess.run(
        [sys.executable, "-m", "puzzlelang", name, "x.yaml", *words],
        env={**os.environ, "PYTHONINTMAXSTRDIGITS": "640", "PUZZLELANG_CACHE": ""},
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    printed = (tmp_path / "x.svg").read_text() if name == "graph" else done.stdout
    assert f"{2**2200:,}".replace(",", "") in re.sub(r"[,\s]|</text>.*?>", "", printed)


# ── editing ──────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
def test_no_line_that_is_laid_out_looks_at_the_changes_of_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Row(list[Any]):
        looked = 0

        def __iter__(self) -> Iterator[Any]:
            for one in super().__iter__():
                Row.looked += 1
                yield one

    def work(n: int) -> int:
        Row.looked = 0
        lines = "".join(f"  - n  !=  {i}+1\n" for i in range(n))
        text = COUNTER.replace("goal: n = 9", f"goal:\n{lines}")
        return calls(lambda: formatting.format_text(text, "x.yaml")) + Row.looked

    plain = formatting.changes
    monkeypatch.setattr(formatting, "changes", lambda *those: Row(plain(*those)))
    assert grows(work, 100) < 1.1


def test_no_comment_looks_at_all_entries_above() -> None:
    def work(n: int) -> int:
        lines = "".join(f"# why\n  - n != {i}\n" for i in range(n))
        text = COUNTER.replace("goal: n = 9", f"goal:\n{lines}")
        return calls(lambda: formatting.format_text(text, "x.yaml"))

    assert grows(work, 100) < 1.1


def test_places_for_an_editor_do_not_look_at_their_line() -> None:
    source = Source("x.yaml", Counted("y" * 100_000))
    Counted.looked = 0
    assert position(source, 70_000).column == 70_000
    assert Counted.looked == 0
    assert position(Source("x.yaml", "\n\U0001f600y"), 3).column == 3


def test_a_word_that_is_cut_is_not_measured_again_for_each_line() -> None:
    measured = 0

    def counted(text: str) -> int:
        nonlocal measured
        measured += len(text)
        return columns(text)

    def work(size: int) -> int:
        nonlocal measured
        measured = 0
        with patch.object(text_layout, "columns", counted):
            assert len(text_layout.wrap("é" * 80 * size, 80)) == size
        return measured

    assert grows(work, 20) < 1.1


# ── files named by many entries ──────────────────────────────────────────────────────

BESIDE = """puzzle: Test
types: {k: 1..3}
%s:
%sstate:
  n: 0..3 = 0
transitions:
  up: {then: {n: n + 1}}
goal: n = 2
"""


def entries(section: str, entry: str, count: int) -> str:
    return BESIDE % (
        section,
        "".join(f"  t{i}: {entry}\n".replace("@", str(i)) for i in range(count)),
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "entry",
    [
        "{file: a.csv, columns: [c1]}",
        "{file: a.csv, columns: [c@]}",
        "{file: b.txt}",
        "{file: b.txt, comment: x}",
        "{file: long.txt}",  # refused, once
        "{file: ragged.csv}",
        "{file: absent.csv}",
    ],
)
def test_a_data_file_is_read_once_for_all_that_name_it(entry: str, tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text(
        "\n".join([",".join(f"c{i}" for i in range(40)), *[",".join(["1"] * 40)] * 40, ""])
    )
    (tmp_path / "b.txt").write_text("1\n" * 40)
    (tmp_path / "long.txt").write_text("1\n" * 70_000)
    (tmp_path / "ragged.csv").write_text("a,b\n" + "1,2\n" * 400 + "1\n")
    path = str(tmp_path / "x.yaml")

    def work(count: int) -> int:
        diagnostics = Diagnostics()
        parsed = read_puzzle(Source(path, entries("tables", entry, count)), diagnostics)
        assert parsed is not None
        return calls(lambda: with_data(parsed, diagnostics))

    one, many = work(1), work(33)
    words = 40 if entry.startswith(("{file: a.csv, columns: [c@]", "{file: b.txt")) else 0
    assert (many - one) / 32 < 60 + 20 * words, (one, many)


def test_a_map_file_is_read_once_for_all_maps_that_name_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "m.txt").write_text("a\n")
    read = []

    def counted(*given: Any) -> Source:
        read.append(given)
        return read_below(*given)

    monkeypatch.setattr(loading, "read_below", counted)
    text = entries("maps", "{file: m.txt, legend: @}", 30)
    text = re.sub(r"legend: (\d+)}", r'legend: "a = a\1"}', text)
    (tmp_path / "x.yaml").write_text(
        re.sub(
            r'\{file: m.txt, legend: "(.*)"\}', r"\n    file: m.txt\n    legend: |\n      \1", text
        )
    )
    loading.load(str(tmp_path / "x.yaml"))
    assert len(read) == 1
