"""Families of inputs of `growth.py`: a task of any size for each."""

from __future__ import annotations

import io
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from puzzlelang.answers.loading import Loaded, checked, parse, prepare
from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.core import nodes as core
from puzzlelang.drawing import draw as draw_space
from puzzlelang.drawing import formats
from puzzlelang.drawing.drawing_model import Drawing
from puzzlelang.editor import analysis, completions, formatting, server
from puzzlelang.front.commands import program
from puzzlelang.model.puzzle_checker import check
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.instance_choice import Instance
from puzzlelang.text.diagnostics import Diagnostics, PuzzleError, render_all
from puzzlelang.text.source import Source

Task = Callable[[], Any]
Text = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Family:
    """``make(n)`` returns the task to measure, with a fresh input of size n."""

    part: str
    name: str
    make: Callable[[int], Task]
    first: int
    most: int
    factor: int = 2

    def sizes(self) -> Iterator[int]:
        size = self.first
        while size <= self.most:
            yield size
            size *= self.factor


FAMILIES: list[Family] = []


def measure(
    part: str, make: Callable[[int], Task], name: str, first: int, most: int, factor: int = 2
) -> None:
    FAMILIES.append(Family(part, name, make, first, most, factor))


@contextmanager
def folder() -> Iterator[None]:
    """Temporary folder for the files of commands, and their current directory."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as place:
        os.chdir(place)
        os.environ["PUZZLELANG_CACHE"] = ""
        try:
            yield
        finally:
            os.chdir(before)


# ── tasks ────────────────────────────────────────────────────────────────────────────


def reading(text: Text) -> Callable[[int], Task]:
    """Read a text and report its mistakes."""

    def make(n: int) -> Task:
        content = text(n)

        def task() -> None:
            diagnostics = Diagnostics()
            read_puzzle(Source("x.yaml", content), diagnostics)
            render_all(diagnostics)

        return task

    return make


def checking(text: Text, *, fine: bool = True) -> Callable[[int], Task]:
    def make(n: int) -> Task:
        diagnostics = Diagnostics()
        parsed = read_puzzle(Source("x.yaml", text(n)), diagnostics)
        assert parsed is not None
        sys.setrecursionlimit(5000)

        def task() -> None:
            check(parsed, {}, {}, diagnostics)
            render_all(diagnostics)
            assert fine == (not diagnostics.error_count)

        return task

    return make


def typed(text: str) -> core.Puzzle:
    diagnostics = Diagnostics()
    return checked(parse(Source("x.yaml", text), diagnostics), Instance(), diagnostics)


def grounding(text: Text) -> Callable[[int], Task]:
    def make(n: int) -> Task:
        puzzle = typed(text(n))
        return lambda: compile_puzzle(puzzle)

    return make


def planning(text: Text) -> Callable[[int], Task]:
    """Compile successor functions, and everything else before a search."""

    def make(n: int) -> Task:
        system = CompiledSystem(typed(text(n)))

        def task() -> None:
            _ = system.successors, system.is_goal, system.is_lost

        return task

    return make


def loaded(text: str) -> Loaded:
    diagnostics = Diagnostics()
    source = Source("x.yaml", text)
    return prepare(parse(source, diagnostics), Instance(), diagnostics, "python")


def drawing(text: Text) -> Callable[[int], Task]:
    """Compute the graph, without a picture."""

    def make(n: int) -> Task:
        ready = loaded(text(n))
        return lambda: draw_space(ready)

    return make


@cache
def drawn(text: str) -> Drawing:
    picture = draw_space(loaded(text))
    assert isinstance(picture, Drawing)
    return picture


def picturing(text: Text, ending: str, layout: str = "auto") -> Callable[[int], Task]:
    def make(n: int) -> Task:
        graph = drawn(text(n))
        if ending in formats.PICTURES:
            return lambda: formats.PICTURES[ending](graph, layout)
        return lambda: formats.FORMATS[ending](graph)

    return make


def command(text: Text, *words: str) -> Callable[[int], Task]:
    """Run a command line; ``FILE`` stands for the puzzle."""

    def make(n: int) -> Task:
        content = text(n)
        path = Path("x.yaml")
        if not path.exists() or path.read_text() != content:
            path.write_text(content)
        return lambda: run(*(str(path) if word == "FILE" else word for word in words))

    return make


def run(*words: str) -> str:
    out = io.StringIO()
    with redirect_stdout(out), redirect_stderr(io.StringIO()):
        try:
            program.run(words)
        except PuzzleError as error:
            render_all(error.diagnostics)
    return out.getvalue()


def verifying(text: Text, *words: str) -> Callable[[int], Task]:
    def make(n: int) -> Task:
        Path("x.yaml").write_text(text(n))
        more = ("--certificate", "proof.gz") if "--certificate" in words else ()
        Path("answer.json").write_text(
            run("solve", "x.yaml", "--format", "json", "--tier", "python", *more)
        )
        return lambda: run("verify", "x.yaml", "answer.json", *more)

    return make


# ── puzzles ──────────────────────────────────────────────────────────────────────────

BASE = {
    "puzzle": "Small",
    "types": "\n  item: [wolf, goat]\n  bank: [left, right]",
    "state": "\n  at: bank for each item = left\n  n: 0..9 = 0",
    "transitions": "\n  cross(i in item):\n    then:\n      at(i): other(at(i))",
    "goal": "every i in item has at(i) = right",
}


def small(**sections: str) -> str:
    """A correct puzzle with some sections replaced."""
    return "".join(f"{key}: {value}\n" for key, value in {**BASE, **sections}.items())


def rows(n: int, row: str) -> str:
    """Repeat ``row`` n times on separate lines, ``{i}`` counted from 0."""
    return "".join("\n" + row.replace("{j}", str(i + 1)).replace("{i}", str(i)) for i in range(n))


def many(n: int, item: str, between: str = ", ") -> str:
    return between.join(item.replace("{i}", str(i)) for i in range(n))


def counter(n: int) -> str:
    """A chain of n states."""
    return small(
        state=f"\n  n: 0..{n} = 0",
        transitions="\n  up:\n    then:\n      n: n + 1\n    when: n < " + str(n)
        + "\n    say: from <n> to <n + 1>",
        goal=f"n = {n}",
        show="it is <n>",
    )  # fmt: skip


def plane(n: int) -> str:
    """About n states in a square, with edges in all directions."""
    side = max(int(n**0.5), 2) - 1
    move = "\n  {name}:\n    when: {when}\n    then:\n      {then}"
    moves = (("right", f"x < {side}", "x: x + 1"), ("left", "x > 0", "x: x - 1"),
             ("up", f"y < {side}", "y: y + 1"), ("down", "y > 0", "y: y - 1"))  # fmt: skip
    return small(
        state=f"\n  x: 0..{side} = 0\n  y: 0..{side} = 0",
        transitions="".join(move.format(name=a, when=b, then=c) for a, b, c in moves),
        goal=f"x = {side} and y = {side}",
        show="<x>/<y>",
    )


def star(n: int) -> str:
    """A state with n successors."""
    return small(
        state=f"\n  n: 0..{n} = 0",
        transitions=f"\n  go(k in 1..{n}):\n    when: n = 0\n    then:\n      n: k",
        goal=f"n = {n}",
    )


def binary(n: int) -> str:
    """A tree with n states."""
    return small(
        state=f"\n  n: 1..{n} = 1",
        transitions=f"\n  go(k in 0..1):\n    when: 2 * n + k <= {n}\n    then:\n      n: 2 * n + k",
        goal=f"n = {n}",
    )


def bipartite(n: int) -> str:
    """n transitions between two layers of states."""
    side = max(int(n**0.5), 1)
    return small(
        state=f"\n  n: 0..{2 * side} = 0",
        transitions=f"\n  begin(k in 1..{side}):\n    when: n = 0\n    then:\n      n: k"
        f"\n  go(k in {side + 1}..{2 * side}):\n    when: n > 0 and n <= {side}\n    then:\n      n: k",
        goal=f"n = {2 * side}",
    )


def hanoi(n: int) -> str:
    """The tower of Hanoi with n states, a power of 3."""
    discs = next(k for k in range(1, 20) if 3**k >= n)
    return (
        f"puzzle: Hanoi\ntypes:\n  disc: 1..{discs}\n  peg: [left, middle, right]\n"
        "state:\n  on: peg for each disc = left\n"
        "define:\n  top(d in disc, p in peg): every s in disc where s < d has on(s) != p\n"
        "transitions:\n  carry(d in disc, p in peg):\n"
        "    when: on(d) != p and top(d, on(d)) and top(d, p)\n    then:\n      on(d): p\n"
        "    say: disc <d> goes to the <p> peg\n"
        "goal: every d in disc has on(d) = right\n"
        "show: (<those d in disc where on(d) = left>) (<those d in disc where on(d) = middle>)"
        " (<those d in disc where on(d) = right>)\n"
    )


def room(n: int) -> str:
    """A map of about n cells, empty except for its walls; the path is from corner to corner."""
    side = max(int(n**0.5), 4)
    inside = "\n".join("      #" + "." * (side - 2) + "#" for _ in range(side - 4))
    wall = "      " + "#" * side
    return (
        f"puzzle: Room\nmaps:\n  field:\n    text: |\n{wall}\n      #@{'.' * (side - 3)}#\n"
        + (inside + "\n" if inside else "")
        + f"      #{'.' * (side - 3)}?#\n{wall}\n"
        "    legend: |\n      # = wall\n      . = floor\n      @ = start\n      ? = target\n"
        "state:\n  at: field = the start\ntransitions:\n  go(d in direction):\n    let:\n"
        "      ahead: step(at, d)\n    when: ahead in field and ahead not in wall\n    then:\n"
        "      at: ahead\n    say: go <d>\ngoal: at in target\nshow: (<row(at)>, <col(at)>)\n"
    )


def slot_tests(n: int, sign: str) -> str:
    """n transitions that compare the same variable with different numbers."""
    return small(
        state=f"\n  n: 0..{n} = 0",
        transitions=rows(n, f"  t{{i}}:\n    when: n {sign} {{i}}\n    then:\n      n: {{i}}"),
        goal=f"n = {n}",
    )


def legend(n: int) -> str:
    """A map of n characters, each with a different word."""
    signs = [chr(0x410 + i) for i in range(n)]
    text = "".join(signs)
    return (
        f"puzzle: Legend\nmaps:\n  m:\n    text: |\n      {text}\n    legend: |\n"
        + "".join(f"      {c} = word{i}\n" for i, c in enumerate(signs))
        + "state:\n  at: m = the word0\ntransitions:\n  go(d in direction):\n"
        "    when: step(at, d) in m\n    then:\n      at: step(at, d)\n"
        f"goal: at in word{n - 1}\n"
    )


# ── reading ──────────────────────────────────────────────────────────────────────────


def read(name: str, text: Text, first: int = 500, most: int = 1 << 20) -> None:
    measure("reading", reading(text), name, first, most)


def _mean(sign: str) -> Text:
    """n nodes, followed by as much text in the same line."""
    return lambda n: f"goal: [{many(n, sign)}, {'y' * 30 * n}]\n"


for _sign in ("&a{i} x", "*a", "!!t x", "x", "(", "'it''s'", "[x]", "\u00e9"):
    read(f"entries `{_sign}` before a long line's end", _mean(_sign), 1000, 16_000)
read(
    "keys of a mapping in one line",
    lambda n: f"tables: {{t: {{{many(n, 'k{i}: v')}}}}}\n",
    500,
    20_000,
)
read("keys below one another", lambda n: "tables:\n  t:" + rows(n, "    k{i}: v"), 500, 20_000)
read("keys that come twice", lambda n: "tables:\n  t:" + rows(n, "    k: v"), 500, 20_000)
read("unknown sections", lambda n: "goal: x" + rows(n, "k{i}: v"), 500, 20_000)
read("unknown sections near known ones", lambda n: "goal: x" + rows(n, "goall{i}: v"), 500, 20_000)
read("tags below one another", lambda n: "goal:" + rows(n, "  - !t x{i}"), 500, 40_000)
read("aliases in one plain line", lambda n: "goal: x\nabout: " + "&a " * n, 4000, 300_000)
read("mistakes of syntax", lambda n: "goal:" + rows(n, "  - x{i} = = 2"), 500, 40_000)
read(
    "colons in values",
    lambda n: "goal:" + rows(n, "  - x{i}: every i in item: at(i) = 2"),
    500,
    20_000,
)
read("texts with comments behind", lambda n: "goal:" + rows(n, "  - x{i} #1"), 500, 40_000)
read("comments", lambda n: "# a comment, quite long, of words\n" * n + small(), 4000, 32_000)
read(
    "comments with hidden characters", lambda n: "# a \u202e comment\n" * n + small(), 2000, 50_000
)
read("hidden characters", lambda n: "goal:" + rows(n, "  - x\u200b{i}"), 500, 40_000)
read("blank lines", lambda n: small() + "\n" * n, 60_000, 1_000_000)
read("tabs", lambda n: "goal:\n" + "\t- x\n" * n, 500, 100_000)
read("tabs in one line", lambda n: "goal: x" + "\tx" * n, 10_000, 400_000)
read("curly quotes", lambda n: "goal:" + rows(n, "  - “x{i}”"), 500, 40_000)
read(
    "one text over many lines",
    lambda n: "about:" + rows(n, "  word and word and word"),
    2000,
    40_000,
)
read(
    "one quoted text over many lines",
    lambda n: 'about: "' + rows(n, "  word and word and word") + '"',
    2000,
    40_000,
)
read("escapes in one quoted text", lambda n: 'about: "' + "\\x41" * n + '"', 4000, 200_000)
read("apostrophes in one quoted text", lambda n: "about: '" + "''" * n + "'", 8000, 400_000)
read(
    "a block of many lines",
    lambda n: "about: |" + rows(n, "  word and word and word"),
    2000,
    40_000,
)
read(
    "a folded block of many lines",
    lambda n: "about: >" + rows(n, "  word and word and word"),
    2000,
    40_000,
)
read("a long show template", lambda n: "show: |" + rows(n, "  n is <n> and <n>"), 500, 32_000)
read("a long show template in one line", lambda n: "show: " + "n is <n> " * n, 500, 64_000)
read("blocks with cut lines", lambda n: rows(n, "k{i}: |\n     x\n   x"), 500, 20_000)
read("broken lines", lambda n: "goal:" + rows(n, "  - x{i}\n y"), 500, 40_000)
read("quotes that are never closed", lambda n: "goal:" + rows(n, "  - 'x{i}"), 500, 40_000)
read("brackets that are never closed", lambda n: "goal:" + rows(n, "  - [x{i}"), 64, 40_000)
read("sections with a mistake of YAML each", lambda n: rows(n, "k{i}: @x"), 500, 40_000)
read(
    "transitions",
    lambda n: small(transitions=rows(n, "  t{i}:\n    when: n < 9\n    then:\n      n: n + 1")),
    64,
    1000,
)
read(
    "sums of a hundred terms",
    lambda n: "goal:" + rows(n, "  - " + " + ".join(["x"] * 90) + " = 9"),
    32,
    2000,
)
read(
    "expressions in parentheses",
    lambda n: "goal:" + rows(n, "  - " + "(" * 40 + "x" + ")" * 40),
    64,
    8000,
)
read(
    "alternatives that begin alike",
    lambda n: "goal:" + rows(n, "  - x in {" + "y, " * 30 + "}"),
    64,
    8000,
)
ALPHABETS = {
    "letters": "a", "accents": "é", "digits": "1", "signs": "∩", "parentheses": "(",
    "closed parentheses": ")", "brackets": "[", "braces": "{", "commas": "a,", "calls": "a(",
    "blanks": "a ",
}  # fmt: skip


def _long_lines(unit: str) -> Text:
    """n lines of 3,900 characters, each with a mistake at its end."""
    line = "  - x = " + (unit * 3900)[:3900] + " = = 1"
    return lambda n: "goal:" + "".join(f"\n{line}" for _ in range(n)) + "\n"


for _name, _unit in ALPHABETS.items():
    read(f"long lines of {_name}", _long_lines(_unit), 8, 256)
read("`if`s within one another", lambda n: f"goal: {many(n, 'if a then b else ', '')}c\n", 16, 256)
read("lines of nested `if`s", lambda n: "goal:" + rows(n, "  - " + "if a then b else " * 40 + "c = = 1"), 32, 2000)  # fmt: skip
read("mistakes with suggestions", lambda n: "goal:" + rows(n, "  - x{i} && y"), 500, 40_000)
read("a map in the file", lambda n: room(n), 10_000, 900_000)
read(
    "instances",
    lambda n: small(params="\n  k: 1", instances=rows(n, "  i{i}: {with: {k: 2}}")),
    250,
    6000,
)


# ── checking ─────────────────────────────────────────────────────────────────────────


def checks(name: str, text: Text, first: int = 250, most: int = 20_000) -> None:
    measure("checking", checking(text), name, first, most)


SECTIONS: list[tuple[str, Text, int, int]] = [
    ("types", lambda n: small(types=BASE["types"] + rows(n, "  t{i}: [a{i}, b{i}]")), 250, 10_000),
    ("members of a type", lambda n: small(types=BASE["types"] + f"\n  t: [{many(n, 'm{i}')}]"), 250, 4000),
    ("sets", lambda n: small(sets=rows(n, "  s{i}: [wolf, goat]")), 250, 10_000),
    ("rows of a table", lambda n: small(tables="\n  t:" + rows(n, "    - [{i}, wolf, goat]")), 250, 10_000),
    ("entries of a table", lambda n: small(tables="\n  t:" + rows(n, "    {i}: {j}")), 250, 20_000),
    ("entries of a computed table", lambda n: small(tables=f"\n  t(i in 0..{n}): i * i"), 500, 60_000),
    ("computed tables", lambda n: small(tables=rows(n, "  t{i}(j in item): rank(j)")), 250, 10_000),
    ("tables", lambda n: small(tables=rows(n, "  t{i}: {wolf: goat}")), 250, 10_000),
    ("values of a parameter", lambda n: small(params=f"\n  k: [{many(n, '{i}')}]"), 500, 30_000),
    ("definitions", lambda n: small(define=rows(n, "  d{i}(x in 0..9): x + {i}")), 250, 10_000),
    ("variables", lambda n: small(state=BASE["state"] + rows(n, "  v{i}: 0..9 = 0")), 64, 1000),
    ("places of an array", lambda n: small(state=BASE["state"] + f"\n  v: 0..9 for each p in 0..{n} = 0"), 1000, 60_000),
    ("transitions", lambda n: small(transitions=rows(n, "  t{i}:\n    when: n = {i} mod 10\n    then:\n      n: {i} mod 10")), 64, 1000),
    ("changes of a transition", lambda n: small(state=BASE["state"] + rows(n, "  v{i}: 0..9 = 0"), transitions="\n  t:\n    then:" + rows(n, "      v{i}: 9 - v{i}")), 64, 1000),
    ("values of transitions' parameters", lambda n: small(transitions=f"\n  t(k in 0..{n}):\n    when: n = k mod 10\n    then:\n      n: (k + 1) mod 10"), 500, 16_000),
    ("conditions of a goal", lambda n: small(goal=rows(n, "  - n != {i}")), 250, 10_000),
    ("conditions of a goal on many places", lambda n: small(state=f"\n  v: 0..9 for each p in 0..{n} = 0", transitions="\n  t:\n    then:\n      v(0): 1", goal=rows(n, "  - v({i}) = 0")), 250, 8000),
    ("invariants", lambda n: small(invariants=rows(n, "  r{i}: n != {i} + 1")), 250, 10_000),
    ("invariants for every member", lambda n: small(types=BASE["types"] + f"\n  t: 1..{n}", state=BASE["state"] + "\n  v: 0..9 for each t = 0", invariants="\n  r: every i in t has v(i) <= 9"), 250, 8000),
    ("lost conditions", lambda n: small(lose=rows(n, "  - n = {j} + 9")), 250, 10_000),
    ("checks", lambda n: small(check=rows(n, "  r{i}: n != {i} + 9")), 250, 10_000),
    ("requirements", lambda n: small(require=rows(n, "  r{i}: {i} >= 0")), 250, 10_000),
    ("views", lambda n: small(views=rows(n, "  v{i}: n is {i}")), 250, 10_000),
    ("cost lines", lambda n: small(cost=rows(n, "  - c{i}: 1 per move")), 8, 2000),
    ("cells of a map", room, 2000, 256_000),
    ("long expressions", lambda n: small(goal=rows(n, "  - " + " + ".join(["n"] * 90) + " > 9")), 16, 500),
    ("a set of many", lambda n: small(types=BASE["types"] + f"\n  t: 1..{n}", state=BASE["state"] + "\n  s: set of t = none", transitions="\n  add(k in t):\n    when: k not in s\n    then:\n      s: s + k", goal="count(s) > 3"), 250, 4000),
    ("pairs of members", lambda n: small(types=BASE["types"] + f"\n  t: 1..{max(int(n**.5), 1)}", state="\n  v: 0..9 for each t = 0", transitions="\n  add(k, l in t):\n    when: v(k) < v(l)\n    then:\n      v(k): v(l)", goal="every a, b in t has v(a) = v(b)"), 256, 16_000),
    ("tests of one variable", lambda n: slot_tests(n, "="), 64, 1000),
    ("tests of one variable, !=", lambda n: slot_tests(n, "!="), 64, 1000),
    ("tests of one variable, <", lambda n: slot_tests(n, "<"), 64, 1000),
    ("groups", lambda n: small(types=BASE["types"] + "\n  t:" + rows(n, "    g{i}: [a{i}, b{i}]")), 250, 2000),
    ("legend", legend, 8, 90),
    ("places that one index chooses", lambda n: small(state=f"\n  p: 0..{n} = 0\n  v: 0..9 for each q in 0..{n} = 0", transitions=f"\n  go:\n    when: p < {n}\n    then:\n      p: p + 1\n      v(p): 1", goal=f"v({n}) = 1"), 250, 8000),
]  # fmt: skip

for _name, _text, _first, _most in SECTIONS:
    checks(_name, _text, _first, _most)


def wrongly(name: str, text: Text, first: int = 250, most: int = 20_000) -> None:
    measure("mistakes", checking(text, fine=False), name, first, most)


wrongly("unknown names", lambda n: small(goal=rows(n, "  - nn{i} = 1")))
wrongly(
    "unknown names near many known ones",
    lambda n: small(sets=rows(n, "  sett{i}: [wolf]"), goal=rows(n, "  - sett{i}x = 1")),
    most=10_000,
)
wrongly("words of other types", lambda n: small(goal=rows(n, "  - n = wolf")))
wrongly(
    "names that come twice",
    lambda n: small(
        sets=rows(n, "  item: [wolf]"), types=BASE["types"] + rows(n, "  t{i}: [wolf]")
    ),
    most=10_000,
)
wrongly(
    "definitions in a circle",
    lambda n: small(define=rows(n, "  d{i}: d{j}") + f"\n  d{n}: d0"),
    256,
    4000,
)
wrongly(
    "table entries of the wrong type",
    lambda n: small(
        tables="\n  t:" + rows(n, "    {i}: wolf") + "\n    wolf: goat" + rows(n, "    x{i}: 1")
    ),
    most=10_000,
)
wrongly(
    "wrong effects",
    lambda n: small(transitions=rows(n, "  t{i}:\n    then:\n      m: n + 1\n      n: wolf")),
    64,
    1000,
)
wrongly(
    "unknown characters of a map",
    lambda n: room(n).replace("@.", "@%" * 1).replace("#.", "#!"),
    2000,
    128_000,
)


# ── grounding and planning ───────────────────────────────────────────────────────────

LATER = {
    "tests of one variable", "tests of one variable, !=", "tests of one variable, <", "groups",
    "entries of a table", "entries of a computed table", "variables",
    "places of an array", "transitions", "changes of a transition",
    "values of transitions' parameters", "conditions of a goal", "conditions of a goal on many places",
    "invariants", "invariants for every member", "lost conditions", "cost lines", "cells of a map",
    "long expressions", "a set of many", "pairs of members", "places that one index chooses",
}  # fmt: skip

for _part, _make in (("grounding", grounding), ("planning", planning)):
    for _name, _text, _first, _most in SECTIONS:
        if _name in LATER:
            measure(_part, _make(_text), _name, min(_first, 250), _most)


# ── drawing ──────────────────────────────────────────────────────────────────────────

SPACES: list[tuple[str, Text, int, int, int]] = [
    ("a chain", counter, 256, 16_384, 2),
    ("a plane", plane, 256, 16_384, 4),
    ("a star", star, 256, 16_384, 2),
    ("a tree", binary, 256, 16_384, 2),
    ("all pairs of two layers", bipartite, 1024, 262_144, 4),
    ("the tower of Hanoi", hanoi, 243, 19_683, 3),
]

for _name, _text, _first, _most, _factor in SPACES:
    _sizes = _first, _most, _factor
    measure("drawing", drawing(_text), f"{_name}, the graph alone", *_sizes)
    for _ending in formats.FORMATS:
        measure("drawing", picturing(_text, _ending), f"{_name}, {_ending}", *_sizes)
    for _layout in ("depth", "rings"):
        measure(
            "drawing", picturing(_text, ".svg", _layout), f"{_name}, .svg by {_layout}", *_sizes
        )
    # small graphs use all pairs, and small pages try all layouts
    _more = 27 if _factor == 3 else 16
    _structure, _page = picturing(_text, ".svg", "structure"), picturing(_text, ".html")
    measure("drawing", _structure, f"{_name}, .svg by structure", 3 * _first, _most, _factor)
    measure("drawing", _page, f"{_name}, .html", _more * _first, _most, _factor)


# ── output and traces ────────────────────────────────────────────────────────────────

TIER = ("--tier", "python")

for _format in ("text", "json", "jsonl", "lines"):
    measure(
        "printing",
        command(counter, "solve", "FILE", "--format", _format, *TIER),
        f"a long trace, solve --format {_format}",
        1000,
        256_000,
    )
measure("printing", command(room, "solve", "FILE", *TIER), "a map, solve", 2000, 256_000)


def diamonds(n: int) -> str:
    """n solutions of three moves."""
    return small(
        state=f"\n  a: 0..{n} = 0\n  done: 0..1 = 0",
        transitions=f"\n  go(k in 1..{n}):\n    when: a = 0\n    then:\n      a: k"
        "\n  end:\n    when: a > 0 and done = 0\n    then:\n      done: 1"
        "\n  leave:\n    when: done = 1 and a > 0\n    then:\n      a: 0",
        goal="done = 1 and a = 0",
    )


for _format in ("text", "json", "jsonl"):
    measure(
        "printing",
        command(diamonds, "solve", "FILE", "--all", "--format", _format, *TIER),
        f"many solutions, solve --all --format {_format}",
        250,
        16_000,
    )
measure(
    "printing",
    command(diamonds, "solve", "FILE", "--count", *TIER),
    "many solutions, solve --count",
    250,
    16_000,
)

for _more in ((), ("--format", "json"), ("--full",), ("--why",), ("--tree",)):
    _said = " ".join(("explore", *_more))
    for _name, _text in (("a chain", counter), ("a plane", plane), ("a star", star)):
        if _more == ("--tree",) and _name != "a star":
            continue  # a tree has a leaf for each path, and lines are indented by their depth
        measure(
            "printing",
            command(_text, "explore", "FILE", *_more, *TIER),
            f"{_name}, {_said}",
            1024,
            262_144,
        )


def invariants(n: int) -> str:
    """n rules over a few states, and no solution."""
    return small(
        invariants=rows(n, "  r{i}: n != {i} + 1"),
        check=rows(n, "  c{i}: n != {i} + 9"),
        goal="n = 9",
    )


def lettered(n: int) -> str:
    """n transitions over a few states."""
    return small(
        transitions=rows(n, "  t{i}:\n    when: n = {i} mod 9\n    then:\n      n: {i} mod 9 + 1"),
        goal="n = 9",
    )


def params(n: int) -> str:
    return small(params="\n  k: 1", instances=rows(n, "  i{i}: {with: {k: 2}}"))


def expectations(n: int) -> str:
    return small(params="\n  k: 1", expect=rows(n, "  - {with: {k: {i}}, cost: 2}"))


for _more in ((), ("--full",), ("--why",)):
    _said = " ".join(("explore", *_more))
    measure(
        "printing",
        command(invariants, "explore", "FILE", *_more, *TIER),
        f"rules, {_said}",
        64,
        2000,
    )
    measure(
        "printing",
        command(lettered, "explore", "FILE", *_more, *TIER),
        f"transitions, {_said}",
        64,
        1000,
    )
for _more in ((), ("--format", "json"), ("--deep",)):
    _said = " ".join(("validate", *_more))
    measure(
        "printing",
        command(invariants, "validate", "FILE", *_more, *TIER),
        f"rules, {_said}",
        64,
        2000,
    )
    measure(
        "printing",
        command(lettered, "validate", "FILE", *_more, *TIER),
        f"transitions, {_said}",
        64,
        1000,
    )
    measure(
        "printing",
        command(params, "validate", "FILE", *_more, *TIER),
        f"instances, {_said}",
        64,
        6000,
    )
measure(
    "printing", command(expectations, "validate", "FILE", *TIER), "expectations, validate", 16, 500
)
measure(
    "printing",
    command(
        lambda n: small(goal=rows(n, "  - nn{i} = 1")), "validate", "FILE", "--format", "sarif"
    ),
    "mistakes, validate --format sarif",
    64,
    10_000,
)
measure("printing", command(params, "list", "FILE"), "instances, list", 64, 6000)


def wide(n: int) -> str:
    """A few states of n places."""
    return small(
        state=f"\n  p: 0..50 = 0\n  v: 0..9 for each q in 0..{n} = 0",
        transitions="\n  go:\n    when: p < 50\n    then:\n      p: p + 1\n      v(p): 1",
        goal="p = 50",
    )


def viewed(n: int) -> str:
    """A chain of n states with a view of it."""
    return counter(n) + "views:\n  list(k in trace): now <n>\n"


def signed(n: int) -> str:
    """A room with a view that checks for each cell whether the trace has visited it."""
    view = "<those c in field where (some k in trace where at = c)>"
    return room(n) + f"views:\n  picture: {view}\n"


def leveled(n: int) -> Task:
    """A file of n levels; the last is solved."""
    Path("levels.txt").write_text("#####\n#@$.#\n#####\n\n" * n)
    return lambda: run("solve", "sokoban", "--instance", f"levels.txt:{n}", *TIER)


for _format in ("text", "json"):
    _words = ("solve", "FILE", "--format", _format, *TIER)
    measure(
        "printing",
        command(wide, *_words),
        f"places of a state, solve --format {_format}",
        250,
        32_000,
    )
_words = ("explore", "FILE", "--full", *TIER)
measure("printing", command(wide, *_words), "places of a state, explore --full", 250, 32_000)


def named(n: int) -> str:
    """n variables; each step changes one."""
    return small(
        state=BASE["state"] + rows(n, "  v{i}: 0..9 = 0"),
        transitions="\n  t:\n    when: v0 < 9\n    then:\n      v0: v0 + 1",
        show="<v0>",
        goal="v0 = 9",
    )


for _name, _text, _most in (
    ("variables", named, 1000),
    ("tests of one variable", lambda n: slot_tests(n, "="), 1000),
):
    measure("printing", command(_text, "validate", "FILE", *TIER), f"{_name}, validate", 64, _most)
_words = ("solve", "FILE", "--view", "list", *TIER)
measure("printing", command(viewed, *_words), "a view of a long trace", 500, 64_000)
_words = ("solve", "FILE", "--view", "picture", *TIER)
measure("printing", command(signed, *_words), "a view of a map", 500, 64_000)


def lamps(n: int) -> str:
    """n lamps on a board, switched on one after the other: n pictures with up to n pieces."""
    return small(
        state=f"\n  p: 0..{n} = 0\n  lit: boolean for each q in 1..{n} = false",
        transitions=f"\n  go:\n    when: p < {n}\n    then:\n      p: p + 1\n      lit(p + 1): true",
        goal=f"p = {n}",
    )


for _ending in (".html", ".svg"):
    _words = ("solve", "FILE", "-o", f"x{_ending}", *TIER)
    measure("printing", command(counter, *_words), f"a page of many steps, {_ending}", 250, 8000)
    measure("printing", command(room, *_words), f"steps on a large map, {_ending}", 500, 32_000)
measure("printing", leveled, "levels of a file", 250, 32_000)
measure("verifying", verifying(wide), "places of a state", 250, 32_000)
measure("verifying", verifying(counter), "a long trace", 1000, 64_000)
measure(
    "verifying",
    verifying(counter, "--certificate"),
    "a long trace with its certificate",
    1000,
    64_000,
)
measure(
    "verifying", verifying(plane, "--certificate"), "a plane with its certificate", 1024, 65_536
)
measure("verifying", verifying(plane), "a plane", 1024, 65_536)


# ── editing ──────────────────────────────────────────────────────────────────────────

EDITED: list[tuple[str, Text, int, int]] = [
    *((name, text, first, most) for name, text, first, most in SECTIONS
      if name in ("types", "entries of a table", "definitions", "transitions", "invariants", "cells of a map", "members of a type", "long expressions", "conditions of a goal")),
    ("comments", lambda n: small(goal=rows(n, "  - n != {i}    # why")), 250, 10_000),
    ("entries in one line", lambda n: small(params=f"\n  k: [{many(n, '{i}')}]"), 500, 30_000),
    ("instances", params, 64, 6000),
]  # fmt: skip


def _position(text: str) -> int:
    return text.rindex("goal:") + 6


for _name, _text, _first, _most in EDITED:
    measure(
        "editing",
        lambda n, t=_text: (lambda text: lambda: formatting.format_text(text, "x.yaml"))(t(n)),
        f"{_name}, format",
        _first,
        _most,
    )
    measure(
        "editing",
        lambda n, t=_text: (lambda text: lambda: analysis.analyse(text, "x.yaml"))(t(n)),
        f"{_name}, analysis",
        _first,
        _most,
    )
    measure(
        "editing",
        lambda n, t=_text: (lambda text: lambda: server.symbols(Source("x.yaml", text)))(t(n)),
        f"{_name}, outline",
        _first,
        _most,
    )
    measure(
        "editing",
        lambda n, t=_text: (
            lambda text: (lambda known: lambda: completions.complete(known, _position(text)))(
                analysis.analyse(text, "x.yaml")
            )
        )(t(n)),
        f"{_name}, completion",
        _first,
        _most,
    )
