"""A mistake in a declaration is reported once; its uses report nothing."""

from __future__ import annotations

from tests.support import diagnose, each_row

PUZZLE = """\
puzzle: Follow-ups
types:
  jug: [a, b]
{tables}
state:
  held: 0..3 for each jug = 0
  {variable}
define:
  fine: held(a)
  {definition}
transitions:
  take(d in jug):
    when: {use} and held(d) < 3
    then:
      held(d): held(d) + 1
  put(d in jug):
    let:
      asked: {use}
    when: asked
    then:
      held(d): 2
goal: {use}
check: {use}
"""

UNKNOWN = "w: held(c)"
NO_SET = "w: those k in jugs where true"
USES = {
    # definitions with several mistakes
    "w(j in jug): held(j) + x": ["w(a) = 1"],
    "w(j in jug): held(j) = a": ["w(a)"],
    "w(j in jug): held(j, a)": ["w(a) = 2"],
    "w(j in jugs): held(a)": ["w(a) = 2", "w(1) = 2"],
    "w(s in set of jugg): count(s)": ["w(jug) = 1"],
    "w(s in set of jug): count(s) and 1": ["w(jug)"],
    "w(s in 1..x): s": ["w(2) = 1"],
    "w: none": ["w = held(a)", "a in w"],
    "w: w + 1": ["w = 1"],
    "w: if held(a) = 1 then a else 2": ["w = a"],
    "w: list(j for j in jug where held(j))": ["a in w", "count(w) = 1", "first(w) = a"],
    "w: set(held for j in jug)": ["count(w) = 1", "common(w, jug) = w"],
    "w: count(held(a) = 1)": ["min(w, 2) = 1", "sum(w for j in jug) = 1"],
    NO_SET: [
        "every x in w has held(x) = 1", "some x, y in w where held(x) = held(y)", "(the w) = a",
        "w - a = none", "other(first(w)) = a", "rank(first(w)) = 1",
    ],
    UNKNOWN: [
        "held(w) = 1", "w in 1..3", "1 in w..3", "w = none", "w or w = 1", "not w", "w implies w",
        "(if w then 1 else 2) = 2", "(w or 2) = 2", "list(w, 1) = list(1)", "list(1, 2) in w",
        "push(list(1), w) = list(1)", "element(list(1, 2), w) = 1", "(w, 1) = (1, 2)",
        "reverse(w) = held", "start(w) = 1",
    ],
}  # fmt: skip
VARIABLES = {
    "w: 0..3 for each jugg = 0": "w(a) = 1",
    "w: 0..x = 0": "w = 1",
    "w: jug = c": "w = a",
    "w: set of jugg = none": "a in w",
    "w: list(3) of jugg = none": "a in w and first(w) = a",
}
TABLES = {
    "tables: {w: {a: 1, c: 2}}": "w(a) = 1",
    "tables: {w(j in jugg): 1}": "w(a) = 1",
    "tables: {w: [[a, b], [a, c]]}": "a w b and (a, b) in w and some (x, y) in w where x = y",
    "params: {w: c + 1}": "w = 1",
    "sets: {w: [a, c]}": "a in w",
}


@each_row(
    ("section", "declared", "use"),
    [
        *(("definition", wrong, use) for wrong, uses in USES.items() for use in uses),
        *(("variable", wrong, use) for wrong, use in VARIABLES.items()),
        *(("tables", wrong, use) for wrong, use in TABLES.items()),
    ],
)
def test_one_mistake_is_one_message(section: str, declared: str, use: str) -> None:
    parts = {"tables": "", "variable": "", "definition": "", section: declared}
    errors = [d for d in diagnose(PUZZLE.format(**parts, use=use)) if d.severity == "error"]
    assert len(errors) == 1, [error.message for error in errors]
