"""From text to the syntax tree: binding, positions, budgets, files."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from puzzlelang.syntax import tree, yaml_nodes
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.expression_parser import (
    MOST_CHARACTERS,
    MOST_DIGITS,
    MOST_NESTED,
    TALLEST,
    parse,
    parse_value,
)
from puzzlelang.syntax.files import read_source
from puzzlelang.syntax.printer import data_text, to_text
from puzzlelang.text.diagnostics import Diagnostics, PuzzleError, render_all
from puzzlelang.text.records import fields, is_record
from puzzlelang.text.source import Source, Span
from tests.random_puzzles import at_random
from tests.support import calls, complaints, diagnose, each_row, located, parsed

PUZZLES = sorted((Path(__file__).parents[2] / "puzzles").glob("**/*.yaml"))


def shape(node: Any) -> Any:
    """A tree without its spans."""
    if isinstance(node, tuple):
        return tuple(shape(part) for part in node)
    if not is_record(node):
        return node
    names = [f for f in fields(node) if f not in ("span", "operator_span")]
    return type(node).__name__, *(shape(getattr(node, f)) for f in names)


def bound(node: Any) -> str:
    """An expression with parentheses around every compound part."""
    match node:
        case tree.Binary(_, operator, _, left, right):
            return f"({bound(left)} {operator} {bound(right)})"
        case tree.Relation(_, name, left, right):
            return f"({bound(left)} {name.text} {bound(right)})"
        case tree.Unary(_, operator, operand):
            return f"({operator} {bound(operand)})"
        case tree.If(_, condition, then, otherwise):
            return f"(if {bound(condition)} then {bound(then)} else {bound(otherwise)})"
        case tree.Quantifier(_, kind, binders, where, has):
            inside = ", ".join(to_text(b) for b in binders)
            condition = f" where {bound(where)}" if where else ""
            return f"({kind} {inside}{condition}{f' has {bound(has)}' if has else ''})"
        case tree.Call(_, function, arguments):
            return f"{function.text}({', '.join(map(bound, arguments))})"
        case tree.Tuple(_, items):
            return f"tuple({', '.join(map(bound, items))})"
    return to_text(node)


BINDING = """
a implies b implies c           | (a implies (b implies c))
a or b or c                     | ((a or b) or c)
a and b or c and d              | ((a and b) or (c and d))
a or b implies c                | ((a or b) implies c)
not a and b                     | ((not a) and b)
not a = b                       | (not (a = b))
not not a                       | (not (not a))
a = not b                       | (a = (not b))
a = not b and c                 | ((a = (not b)) and c)
a == b                          | (a = b)
a + 1 = b - 2                   | ((a + 1) = (b - 2))
a in b + c                      | (a in (b + c))
a not in b and c                | ((a not in b) and c)
wolf eats goat and b            | ((wolf eats goat) and b)
1 .. 2*n + 1                    | (1 .. ((2 * n) + 1))
a - b - c                       | ((a - b) - c)
a - (b - c)                     | (a - (b - c))
a * b div c mod d               | (((a * b) div c) mod d)
-a * b                          | ((- a) * b)
- -a                            | (- (- a))
the a + b                       | ((the a) + b)
the those x in S where P        | (the (those x in S where P))
f(a, g(b)) + 1                  | (f(a, g(b)) + 1)
(a, b) in t                     | (tuple(a, b) in t)
t(a, b)                         | t(a, b)
if a then b else c + 1          | (if a then b else (c + 1))
if a then b else if c then d else e | (if a then b else (if c then d else e))
if a then if b then c else d else e | (if a then (if b then c else d) else e)
1 + if a then b else c          | (1 + (if a then b else c))
a and every x in S has x = a and b  | (a and (every x in S has ((x = a) and b)))
every x in S where a has b or c | (every x in S where a has (b or c))
every x in S where some y in T where P has Q | (every x in S where (some y in T where P) has Q)
(every x in S has a) and b      | ((every x in S has a) and b)
no a, b in item where a eats b  | (no a, b in item where (a eats b))
some (a, b) in t, c in S where P | (some (a, b) in t, c in S where P)
not no x in S where P           | (not (no x in S where P))
count(those x in S where P) = 2 | (count((those x in S where P)) = 2)
x in (those y in S where P)     | (x in (those y in S where P))
-2 in 1..3                      | ((- 2) in (1 .. 3))
S - x + y                       | ((S - x) + y)
'a b' = "it's"                  | ('a b' = "it's")
a = none                        | (a = none)
nothing = nowhere               | (nothing = nowhere)
_ = board(there)                | (_ = board(there))
"""


@each_row("row", [r for r in BINDING.splitlines() if r], ids=lambda r: r[:30])
def test_binding(row: str) -> None:
    text, expected = (part.strip() for part in row.rsplit(" | ", 1))
    assert bound(parsed(text)) == expected


PRINTED = """
expr    | a+b*(c+d)                               | a + b * (c + d)
expr    | ((a))                                   | a
expr    | a^(b)^(c+1)                             | a ^ b ^ (c + 1)
expr    | (a^b)^c*d                               | (a ^ b) ^ c * d
expr    | (-a)^2-(b^2)                            | (-a) ^ 2 - b ^ 2
expr    | -(a^(-2))                               | -a ^ -2
expr    | -(a+b)                                  | -(a + b)
expr    | sum( weight(c) for c in S where heavy(c) ) | sum(weight(c) for c in S where heavy(c))
expr    | (exactly (2) x in S)=lit                | (exactly 2 x in S) = lit
expr    | at  least n+1 a,b in S where (P)        | at least n + 1 a, b in S where P
expr    | (at most 2 (a,b) in S where P) and Q    | (at most 2 (a, b) in S where P) and Q
expr    | not exactly (1) x in S and Q            | not exactly 1 x in S and Q
expr    | set( step(c,d) for c in S )             | set(step(c, d) for c in S)
expr    | join(a for x in S,b,c in T,', ')        | join(a for x in S, b, c in T, ', ')
expr    | join( a for x in S where P , ", " )     | join(a for x in S where P, ', ')
expr    | (if a then b else c)+1                  | (if a then b else c) + 1
expr    | a = (not b)                             | a = (not b)
expr    | every x in (those y in S where P) has Q | every x in (those y in S where P) has Q
decl    | bank=left                               | bank = left
decl    | piece for each p in place = _           | piece for each p in place = _
decl    | bank for each item , shoe = left        | bank for each item, shoe = left
decl    | paint or none = none                    | paint or none = none
decl    | set of person = none                    | set of person = none
decl    | bank=any                                | bank = any
decl    | 0..9 for each c in cell=any of 1..3     | 0 .. 9 for each c in cell = any of 1 .. 3
decl    | box = any of those b in box where b > 1 | box = any of those b in box where b > 1
decl    | 0..3 for each a, b in item = 0          | 0 .. 3 for each a, b in item = 0
head    | take  two(a,b in item where a!=b)       | take two(a, b in item where a != b)
head    | trouble(group in set of person)         | trouble(group in set of person)
head    | at((a, b) in pairs, c in x or none)     | at((a, b) in pairs, c in x or none)
head    | cross alone                             | cross alone
effect  | board( here )                           | board(here)
effect  | for each p in aboard where heavy(p)     | for each p in aboard where heavy(p)
effect  | if a=b                                  | if a = b
effect  | else if a                               | else if a
effect  | else                                    | else
cost    | 2*weight(c) per take two                | 2 * weight(c) per take two
"""


@each_row("row", [r for r in PRINTED.splitlines() if r], ids=lambda r: r[:40])
def test_printing(row: str) -> None:
    entry, text, expected = (part.strip() for part in row.split(" | "))
    node: Any = parsed(text, entry)
    assert to_text(node) == expected
    assert shape(parsed(expected, entry)) == shape(node)


# ── parse ∘ print = identity ─────────────────────────────────────────────────────────

SPAN = Source("test", "").span(0)
NAMES = st.sampled_from(["a", "b", "at", "wolf", "_", "x1"]).map(lambda t: tree.Name(SPAN, t))
SET = st.just(tree.Name(SPAN, "set"))
QUOTED = st.text("ab '<>#=", max_size=4).map(lambda t: tree.Text(SPAN, t))
DIGITS = st.integers(0, 10**MOST_DIGITS - 1).map(lambda n: tree.Number(SPAN, n))
ATOMS = st.one_of(
    NAMES,
    DIGITS,
    QUOTED,
    st.just(tree.NoneValue(SPAN)),
)
SIGNS = [*"+ - * div mod ^ .. = != < <= > >= in and or implies".split(), "not in"]


def binders(of: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    plain = st.builds(tree.Binder, st.just(SPAN), names(1), st.just(False), of)
    row = st.builds(tree.Binder, st.just(SPAN), names(2), st.just(True), of)
    return st.lists(plain | row, min_size=1, max_size=2).map(tuple)


def one(least: int, of: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """A single binder; with two names, a row."""
    row = st.just(least > 1)
    return st.tuples(st.builds(tree.Binder, st.just(SPAN), names(least), row, of))


def names(least: int) -> st.SearchStrategy[Any]:
    return st.lists(NAMES, min_size=least, max_size=3).map(tuple)


def larger(of: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    span = st.just(SPAN)
    some = st.sampled_from(["some", "no", "those"])
    number = st.sampled_from(["exactly", "at least", "at most"])
    return st.one_of(
        st.builds(tree.Unary, span, st.sampled_from(["not", "-", "the"]), of),
        st.builds(tree.Binary, span, st.sampled_from(SIGNS), span, of, of),
        st.builds(tree.Relation, span, NAMES, of, of),
        st.builds(tree.If, span, of, of, of),
        st.builds(tree.Call, span, NAMES, st.lists(of, min_size=1, max_size=3).map(tuple)),
        st.builds(tree.Tuple, span, st.lists(of, min_size=2, max_size=3).map(tuple)),
        st.builds(tree.Fold, span, NAMES, of, binders(of), st.none() | of, st.none() | QUOTED),
        st.builds(tree.Fold, span, SET, of, binders(of), st.none() | of, st.none()),
        st.builds(tree.Quantifier, span, some, binders(of), of, st.none()),
        st.builds(tree.Quantifier, span, st.just("every"), binders(of), st.none() | of, of),
        st.builds(tree.Quantifier, span, number, one(1, of), st.none() | of, st.none(), of),
        st.builds(tree.Quantifier, span, number, one(2, of), st.none() | of, st.none(), DIGITS),
    )


EXPRESSIONS = st.recursive(ATOMS, larger, max_leaves=12)


@pytest.mark.slow
@at_random(600, EXPRESSIONS)
def test_parsing_what_was_printed_gives_the_same_tree(node: tree.Expr) -> None:
    assert shape(parsed(to_text(node))) == shape(node)


@at_random(300, EXPRESSIONS)
def test_spans_nest_and_hold_their_text(node: tree.Expr) -> None:
    text = to_text(node)
    whole: Any = parsed(text)
    assert whole.span.text == text.strip()
    check_spans(whole)


def check_spans(node: Any) -> None:
    for field in fields(node):
        value = getattr(node, field)
        for child in value if isinstance(value, tuple) else (value,):
            if is_record(child) and not isinstance(child, Span):
                assert node.span.start <= child.span.start <= child.span.end <= node.span.end
                if not isinstance(child, tree.Binder | tree.Name):
                    assert shape(parsed(child.span.text)) == shape(child)
                check_spans(child)


# ── budgets ──────────────────────────────────────────────────────────────────────────


def codes(text: str, entry: str = "expr") -> list[str]:
    return [d.code for d in complaints(text, entry)]


@pytest.mark.parametrize(
    ("within", "beyond", "code"),
    [
        ("(" * MOST_NESTED + "a" + ")" * MOST_NESTED,
         "(" * (MOST_NESTED + 1) + "a" + ")" * (MOST_NESTED + 1), "too-deep"),
        ("not " * MOST_NESTED + "a", "not " * (MOST_NESTED + 1) + "a", "too-deep"),
        ("-" * MOST_NESTED + "a", "-" * (MOST_NESTED + 1) + "a", "too-deep"),
        ("if a then b else " * MOST_NESTED + "c",
         "if a then b else " * (MOST_NESTED + 1) + "c", "too-deep"),
        ("+".join(["1"] * (TALLEST + 1)), "+".join(["1"] * (TALLEST + 2)), "too-deep"),
        (" and ".join(["a"] * (TALLEST + 1)), " and ".join(["a"] * (TALLEST + 2)), "too-deep"),
        (" implies ".join(["a"] * (TALLEST + 1)),
         " implies ".join(["a"] * (TALLEST + 2)), "too-deep"),
        ("9" * MOST_DIGITS, "9" * (MOST_DIGITS + 1), "number-too-large"),
        ("a" + " " * (MOST_CHARACTERS - 1), "a" + " " * MOST_CHARACTERS, "too-long"),
    ],
)  # fmt: skip
def test_budgets_of_an_expression(within: str, beyond: str, code: str) -> None:
    parsed(within)
    assert codes(beyond) == [code]


@pytest.mark.parametrize(
    "text",
    ["(" * 4000, ")" * 4000, "not " * 1000, "1+" * 2000 + "1", "f(" * 2000, "((" * 2000 + "))" * 9,
     "every x in " * 300, "if " * 1300, "a " * 2000, "-" * 4096, "the " * 1000 + "a", "9" * 4096,
     "f(" + "a," * 2000 + "a)", "'" * 4095, "." * 4096, "some x in S where " * 200 + "P"],
    ids=lambda t: t[:12],
)  # fmt: skip
def test_hostile_texts_take_few_calls_and_raise_nothing(text: str) -> None:
    assert calls(lambda: parse("expr", located(text), Diagnostics())) < 75 * len(text)


@at_random(
    1000,
    st.text(
        st.sampled_from("abx12 ()=<>!.+-*/&|:'\"[]{}#\n\t,éß‘”∀") | st.characters(), max_size=30
    ),
)
def test_random_texts_raise_nothing(text: str) -> None:
    diagnostics = Diagnostics()
    result = parse("expr", located(text), diagnostics)
    assert (result is None) == bool(diagnostics.errors)
    render_all(diagnostics)


# ── positions ────────────────────────────────────────────────────────────────────────

STYLES = {
    "plain": "goal: x = 1 and @@ y",
    "plain, more lines": "goal: x = 1 and\n    x = 2\n\n    and @@ y",
    "plain, trailing blanks": "goal: x = 1 and   \n      @@ y   \n",
    "plain, flow": "goal: [x = 1, x @@ y]",
    "in a list": "goal:\n  - x = 1\n  -   x = 2 and @@ y",
    "single": "goal: 'x = ''it'' and @@ y'",
    "single, more lines": "goal: 'x = 1\n\n  and\n  @@ y'",
    "double": 'goal: "x = \\x31\\u0020and \\"a\\" = @@ y"',
    "double, more lines": 'goal: "x = 1 \\\n   and\n\n   x = \\t2 and @@ y"',
    "literal": "goal: |\n  x = 1\n    and x = 2\n\n  and @@ y\n",
    "literal, keep": "goal: |+\n  x = 1\n  and @@ y\n\n\n",
    "literal, indicator": "goal: |2-\n    x = 1\n  and @@ y\n",
    "literal, comment": "goal: |  # why\n  x = 1\n  and @@ y\n",
    "folded": "goal: >\n  x = 1\n  and x\n  = 2\n\n  and @@ y\n",
    "folded, more indented": "goal: >-\n  x = 1\n    and x\n  and @@ y\n",
    "key": "goal: x\ntransitions:\n  up(a in @@ b): {}",
    "key, quoted": "goal: x\ntransitions:\n  'up(a in @@ b)': {}",
    "template": "show: |\n  <x>\n   and <'a' = @@ y>\n",
    "template, double": 'show: "\\u00e9 <x> <@@ y>"',
    "windows": "goal: |\r\n  x = 1\r\n  and @@ y\r\n",
    "no end of line": "goal:\n- x = @@",
    "letters beyond ASCII": "about: größer → 𝔸\ngoal: x = 'größer 𝔸' and @@ y",
}


@each_row("style", STYLES)
def test_the_place_of_a_mistake(style: str) -> None:
    """``@@`` marks a character; the message must point at its start."""
    text = STYLES[style]
    lines = text.split("@@")[0].split("\n")
    found = [d for d in diagnose(text) if d.code == "unexpected-character"]
    assert [(d.span.line, d.span.column) for d in found if d.span] == [
        (len(lines), len(lines[-1]) + 1)
    ]


VALUES = st.text(st.sampled_from("ab=(), '\"\\<:#\t") | st.characters(categories=["L"]), min_size=1)


@pytest.mark.slow
@at_random(
    500, VALUES, st.sampled_from([None, "'", '"', "|", ">"]), st.integers(10, 30), st.booleans()
)
def test_every_character_has_its_place(value: str, style: Any, width: int, nested: bool) -> None:
    """Texts written by PyYAML in every style: each character has the right position."""
    import yaml

    data: Any = {"k": [value]} if nested else {"k": value}
    text = yaml.dump(data, default_style=style, width=width, allow_unicode=True)
    source = Source("test", text)
    scalar = next(
        s for s in scalars(yaml_nodes.compose(source, text, Diagnostics())) if s.value == value
    )
    found = yaml_nodes.locate(source, scalar)
    assert len(found.offsets) == len(value)
    assert list(found.offsets) == sorted(found.offsets)
    for c, offset in zip(value, found.offsets, strict=True):
        assert text[offset] == c or text[offset] == "\\" or c.isspace()


def scalars(node: Any) -> list[yaml_nodes.Scalar]:
    if isinstance(node, yaml_nodes.Scalar):
        return [node]
    parts = (
        node.items if isinstance(node, yaml_nodes.List) else [p for e in node.entries for p in e]
    )
    return [s for part in parts for s in scalars(part)]


# ── whole files ──────────────────────────────────────────────────────────────────────

SMALL = """\
puzzle: Up
about: |
  Go up.
source: nobody
state:
  x: 0..3 = 0
transitions:
  up:
    when: x < 3
    then:
      - x: x + 1
      - if x = 3:
          x: 0
        else if x = 2:
          x: 1
        else:
          for each i in 1..3 where i = x:
            x: i
    say: up to <x + 1>
invariants: x < 4
cost:
  - first steps: [1 per up, 2 * x per state]
  - 1 per move
estimate: 3 - x
goal: [x = 3, x != 2]
expect:
  - {with: {n: 3, sizes: [8, 5]}, map: {room: a.txt}, search: dfs, cost: [1, 2], unsolvable: true}
  - start: |
      0
    levels: [1, 2]
"""


def small() -> tree.Puzzle:
    diagnostics = Diagnostics()
    puzzle = read_puzzle(Source("up.yaml", SMALL), diagnostics)
    assert not list(diagnostics)
    assert puzzle is not None
    return puzzle


def test_a_file_and_its_tree() -> None:
    puzzle = small()
    assert (puzzle.title.value, puzzle.about and puzzle.about.value) == ("Up", "Go up.")
    assert puzzle.origin is not None
    assert puzzle.origin.value == "nobody"
    (up,) = puzzle.transitions
    assert up.then is not None
    assign, branch = up.then.steps[0][0], up.then.steps[1][0]
    assert isinstance(assign, tree.Assign)
    assert isinstance(branch, tree.Branch)
    conditions = [condition and to_text(condition) for condition, _ in branch.arms]
    assert conditions == ["x = 3", "x = 2", None]
    loop = branch.arms[2][1].steps[0][0]
    assert isinstance(loop, tree.Loop)
    assert up.say is not None
    assert [p if isinstance(p, str) else to_text(p) for p in up.say.parts] == ["up to ", "x + 1"]
    assert [rule.name.text for rule in puzzle.invariants] == ["x < 4"]
    assert [(c.name and c.name.text, len(c.terms)) for c in puzzle.costs] == [
        ("first steps", 2), (None, 1),
    ]  # fmt: skip
    assert [named.name.text for named in puzzle.estimates] == [""]
    assert len(puzzle.goal) == 2


def test_expectations() -> None:
    first, second = small().expectations
    assert [(n.text, data_text(d)) for n, d in first.settings] == [("n", "3"), ("sizes", "[8, 5]")]
    assert [(n.text, t.value) for n, t in first.maps] == [("room", "a.txt")]
    assert first.search == "dfs"
    assert [(n.text, v) for n, v in first.values] == [("cost", (1, 2)), ("unsolvable", True)]
    assert [(n.text, v) for n, v in second.values] == [("start", "0"), ("levels", (1, 2))]


def test_a_map_and_its_legend() -> None:
    text = """\
maps:
  room:
    text: |2
          ##
      #@ A

      #
    header: a b
    comment: //
    legend: |
      # = wall
      A-C = door(paint)
      space = floor
      = = sign
      @ = player, floor
"""
    puzzle = read_puzzle(Source("map.yaml", text), Diagnostics())
    assert puzzle is not None
    (room,) = puzzle.maps
    assert room.rows is not None
    assert [row.text for row in room.rows] == ["    ##", "#@ A", "", "#"]
    assert [(row.line, row.column) for row in room.rows] == [(4, 7), (5, 7), (6, 1), (7, 7)]
    assert [(entry.characters, [w.span.text for w in entry.words]) for entry in room.legend] == [
        ("#", ["wall"]), ("ABC", ["door(paint)"]), (" ", ["floor"]), ("=", ["sign"]),
        ("@", ["player", "floor"]),
    ]  # fmt: skip
    assert [name.text for name in room.header] == ["a", "b"]
    assert room.comment is not None
    assert room.comment.value == "//"


@pytest.mark.slow
@pytest.mark.one_of(3)
@pytest.mark.parametrize("path", PUZZLES, ids=lambda p: p.stem)
def test_the_library_is_read_without_a_word(path: Path) -> None:
    found = Diagnostics()
    assert read_puzzle(Source(path.name, path.read_text("utf-8")), found) is not None
    assert list(found) == []


def test_reading_goes_on_after_a_mistake() -> None:
    text = SMALL.replace("x < 3\n", "x && 3\n").replace("x = 3,", "x == 3 =,")
    text = text.replace("source: nobody", "sorce: 'nobody") + "'\n"
    assert len(diagnose(text)) >= 1
    text = SMALL.replace("x < 3\n", "x && 3\n").replace("x = 3,", "x == 3 =,")
    assert [d.code for d in diagnose(text)] == ["wrong-operator", "chained-comparison"]


@at_random(200, st.data())
def test_damaged_files_raise_nothing(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        until = min(len(text), at + data.draw(st.integers(0, 12)))
        sign = data.draw(
            st.text(st.sampled_from("\n\t :-#|>[]{}&*!'\"%@`,?=()<a \x00\u00a0"), max_size=3)
        )
        text = text[:at] + sign + text[until:]
    found = diagnose(text)
    for d in found:
        assert d.span is None or 0 <= d.span.start <= d.span.end <= len(text)
    render_all(found)


TEXTS = [SMALL] + [path.read_text("utf-8") for path in PUZZLES]


@pytest.mark.later("entries")
@pytest.mark.parametrize(
    ("within", "beyond"),
    [
        ("a: " + "[" * 63 + "]" * 63, "a: " + "[" * 64 + "]" * 64),
        ("- " * 64 + "a", "- " * 65 + "a"),
        ("a:\n" + "- 1\n" * 49_990, "a:\n" + "- 1\n" * 50_001),
    ],
    ids=["flow", "block", "entries"],
)
def test_budgets_of_a_file(within: str, beyond: str) -> None:
    assert "too-large" not in [d.code for d in diagnose(within)]
    assert "too-large" in [d.code for d in diagnose(beyond)]


@pytest.mark.slow
@pytest.mark.one_of(4, 2)
@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, "{a: " * 50_000, "- " * 100_000, "a: &a [*a, *a]\n" * 1000, "? " * 50_000,
     "a" * 500_000, "'" + "a\n" * 100_000, "|\n" + " \n" * 100_000, "!" * 100_000,
     "".join(" " * i + "a:\n" for i in range(300)), "a:\n" * 50_000, "a: |\n" * 20_000,
     "<<: {}\n" * 1000, '"' + "\\n" * 100_000],
    ids=lambda t: repr(t[:8]),
)  # fmt: skip
def test_hostile_files_end_soon_and_raise_nothing(text: str) -> None:
    assert calls(lambda: diagnose(text)) < 125 * len(text)


# ── values from the command line ─────────────────────────────────────────────────────


def test_values_from_the_command_line() -> None:
    def value(text: str) -> Any:
        return parse_value(text, "n", Diagnostics())

    assert shape(value("5")) == ("Number", 5)
    assert shape(value("true")) == ("Name", "true")
    assert shape(value("-1")) == ("Unary", "-", ("Number", 1))
    assert shape(value("8, 5,3")) == ("DataList", (("Number", 8), ("Number", 5), ("Number", 3)))
    diagnostics = Diagnostics()
    assert parse_value("5 &", "n", diagnostics) is None
    one = parse_value("[8]", "n", Diagnostics())
    assert isinstance(one, tree.DataList)
    several = parse_value(" [8, 5,3] ", "n", Diagnostics())
    assert isinstance(several, tree.DataList)
    assert [(i.value, i.span.column) for i in several.items] == [(8, 3), (5, 6), (3, 8)]
    (found,) = diagnostics
    assert found.span is not None
    assert (found.span.source.name, found.span.column) == ("--set n", 3)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("[[1], [2, 3]]", "[[1], [2, 3]]"),
        ("[ [1 ,2],[] , [ cold ]]", "[[1, 2], [], [cold]]"),
        ("[[[1], []], [[2]]]", "[[[1], []], [[2]]]"),
        ("[1 , n + 1]", "[1, n + 1]"),
        ("[true, none, 12]", "[true, none, 12]"),
    ],
)
def test_lists_of_lists_from_the_command_line(text: str, printed: str) -> None:
    diagnostics = Diagnostics()
    data = parse_value(text, "clues", diagnostics)
    assert not [*diagnostics] and data is not None
    assert data_text(data) == printed
    assert data.span.text.strip() == text.strip()


@pytest.mark.parametrize("text", ["[[1], 2]", "[[1] 2]", "[[1]", "[[1]]]", "[[1], []", "[[1],]"])
def test_mistakes_in_lists_from_the_command_line(text: str) -> None:
    diagnostics = Diagnostics()
    assert parse_value(text, "clues", diagnostics) is None
    assert diagnostics.error_count


# ── files ────────────────────────────────────────────────────────────────────────────


def refused(path: str, limit: int = 1000) -> str:
    with pytest.raises(PuzzleError) as caught:
        read_source(path, limit)
    (found,) = caught.value.diagnostics
    return found.code


def test_files(tmp_path: Path) -> None:
    def file(name: str, data: bytes) -> str:
        (tmp_path / name).write_bytes(data)
        return str(tmp_path / name)

    assert read_source(file("a", b"\xef\xbb\xbfa\r\nb\rc\n")).text == "a\nb\nc\n"
    assert read_source(file("full", b"x" * 1000), 1000).text == "x" * 1000
    assert refused(file("large", b"x" * 1001)) == "too-large"
    assert refused(file("zero", b"a\0b")) == "encoding"
    assert refused(file("utf16", "größe".encode("utf-16"))) == "encoding"
    assert refused(file("latin", "größe".encode("latin-1"))) == "encoding"
    assert refused(str(tmp_path)) == "not-a-file"
    assert refused(str(tmp_path / "none")) == "no-such-file"
    assert refused("a\0b") == "unreadable"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_pipes_and_devices_are_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refused(str(tmp_path / "pipe")) == "not-a-file"
    assert refused("/dev/zero") == "not-a-file"


def test_a_file_with_a_name_that_is_nearly_right(tmp_path: Path) -> None:
    (tmp_path / "frogs.yaml").write_text("puzzle: Frogs")
    with pytest.raises(PuzzleError) as caught:
        read_source(str(tmp_path / "forgs.yaml"))
    assert re.search(r"did you mean `.*frogs\.yaml`", caught.value.diagnostics[0].help)


def test_a_byte_order_mark_in_the_text_of_a_file() -> None:
    assert [d.code for d in diagnose("\ufeff" + SMALL)] == []


def test_a_parenthesis_may_be_written_as_an_escape() -> None:
    """The value of a text counts, not its spelling in the file."""
    text = (
        "puzzle: Pairs\ntypes:\n  item: [p, q, r]\ntables:\n  likes: {p: q, q: r}\n"
        "state:\n  n: 0..1 = 0\ntransitions:\n  go:\n"
        '    when: "some \\x28a, b) in likes where a = p"\n    then:\n      n: 1\ngoal: n = 1\n'
    )
    assert diagnose(text) == []
