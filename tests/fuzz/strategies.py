"""Expressions and files for hypothesis, which minimises failures.

Expressions come from the grammar (any words it allows) and from `random_puzzles` (well typed).
Files have the sections of the language in any order. Their bodies have the right shapes over the
names of a small world, with occasional nodes of the wrong kind and odd values.
"""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st
from hypothesis.extra.lark import from_lark

from puzzlelang.core import COLOURS, SHAPES
from puzzlelang.syntax.build_table import GRAMMAR, lark_parser
from puzzlelang.syntax.vocabulary import (
    COLLECTION_KEYS,
    EXPECTATIONS,
    GENERATE_KEYS,
    LOOK_KEYS,
    MAP_KEYS,
    RESERVED,
    SAID_KEYS,
    SECTIONS,
    SYMMETRY_KEYS,
    TRANSITION_KEYS,
    Section,
)
from tests.random_puzzles import HEAD, chances, expression

from .mutator import SECTION

NAMES = (
    "n k lit bank who maybe m load odd at grid board on item side place weight next likes far both "
    "fans above apart field floor wall door key heavy twice careful lovers p q r left right a b "
    "count sum min max abs rank other start row col step slide shift neighbours distance toggle "
    "join picture set direction north boolean nowhere trace discovered before said i j x"
).split()

ODD_NUMBERS = (
    "0", "1", "2", "3", "7", "63", "64", "100", "4095", "4096", "65536", "549755813887",
    "549755813888", "9999999999999999999", "99999999999999999999",
)  # fmt: skip


# ── expressions ──────────────────────────────────────────────────────────────────────


@cache
def by_grammar() -> st.SearchStrategy[str]:
    """Expressions that match the grammar, with any meaning; blanks separate the keywords."""
    words = {word.upper(): st.just(f" {word} ") for word in RESERVED - {"each", "of", "per"}}
    explicit = words | {
        "NAME": st.sampled_from(NAMES).map(" {} ".format),
        "NUMBER": st.sampled_from(ODD_NUMBERS),
        "STRING": st.sampled_from(("' '", "''", '", "', "'é'")),
    }
    return from_lark(lark_parser(GRAMMAR.read_text("utf-8")), start="expr", explicit=explicit)


@st.composite
def well_typed(draw: st.DrawFn) -> str:
    """A well-typed expression in the world of `random_puzzles`."""
    kind = draw(st.sampled_from(("number", "item", "group", "condition")))
    return expression(chances(draw), kind, draw(st.integers(0, 4)), {})


def expressions() -> st.SearchStrategy[str]:
    return st.one_of(well_typed(), well_typed(), by_grammar())


# ── nodes of YAML ────────────────────────────────────────────────────────────────────

Node = object
"""A literal text; a list of nodes; or pairs in a :class:`Keys`."""


class Keys(list[tuple[str, object]]):
    """A mapping, perhaps with duplicate keys."""


ODD_TEXTS = (
    "", "~", "null", "true", "yes", "1", "-1", "0", "1.5", "1e9", "none", "x", "x y", "''", '""',
    "' '",
    "[]", "{}", "[[]]", "{a: {b: c}}", "[a, b]", "{a, b}", "- a", "|", ">", "!!str x", "&a x",
    "*a", "? x",
    "'\\u202e'", '"\\u202e"', '"\\0"', "a: b", "a:", ": a", "# c", "@", "`", "%",
    "99999999999999999999",
    "1 .. 99999999", "set of item", "item or none", "<n>", "<", ">", "<<n>>", "é", "２",
)  # fmt: skip

odd: st.SearchStrategy[Node] = st.one_of(
    st.sampled_from(ODD_TEXTS),
    st.lists(st.sampled_from(ODD_TEXTS), max_size=3),
    st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(ODD_TEXTS)), max_size=3).map(Keys),
    st.text(max_size=12),
)


def emit(node: Node, indent: int = 0) -> str:
    """Write ``node`` after a colon or a dash; the text of a block includes its ``|``."""
    pad = " " * indent
    if isinstance(node, Keys):
        if not node:
            return " {}"
        return "".join(f"\n{pad}{key}:{emit(value, indent + 2)}" for key, value in node)
    if isinstance(node, list):
        if not node:
            return " []"
        return "".join(f"\n{pad}-{emit(item, indent + 2)}" for item in node)
    text = str(node)
    if text.startswith("|\n"):
        return " |" + "".join(f"\n{pad}{line}" for line in text[2:].split("\n"))
    return f" {text}"


# ── bodies by their shape ────────────────────────────────────────────────────────────

HEADS = ("go", "push(i in item)", "try it(i, o in item where i != o)", "f(j in 0..2)",
"f(x in 0..9)",
         "g(i in load)", "h(c in field)", "s(s in set of item)", "(a, b) in next")  # fmt: skip

TYPES = ("[p, q, r]", "[left, right]", "1..4", "1 .. n", "[x]", "[p, q]", "0..63", "[]", "field")

DECLARED = (
    "0..3 = 1", "boolean = false", "side = left", "item or none = none", "set of item = none",
    "item for each j in place = p", "0..2 for each i in item = rank(i)", "field = the floor",
    "-2..2 = 0", "boolean for each item, side = false", "set of place = 1", "0..n = 0", "item = x",
)  # fmt: skip


def names() -> st.SearchStrategy[str]:
    return st.sampled_from(NAMES)


def templates() -> st.SearchStrategy[str]:
    part = st.one_of(st.sampled_from((" ", "to ", "é", "|", "/")), expressions().map("<{}>".format))
    return st.lists(part, min_size=1, max_size=3).map("".join)


def blocks(lines: tuple[str, ...]) -> st.SearchStrategy[str]:
    rows = st.lists(st.sampled_from(lines), min_size=1, max_size=4)
    return rows.map(lambda found: "|\n" + "\n".join(found))


def mapping(
    keys: st.SearchStrategy[str], values: st.SearchStrategy[Node], least: int = 0
) -> st.SearchStrategy[Node]:
    return st.lists(st.tuples(keys, values), min_size=least, max_size=3).map(Keys)


def keyed(table: dict[str, Section]) -> st.SearchStrategy[Node]:
    """A mapping with keys of a table, each with a body of the right shape."""
    pair = st.sampled_from(sorted(table)).flatmap(
        lambda name: st.tuples(st.just(name), body(table[name].shape))
    )
    return st.lists(pair, max_size=5).map(Keys)


FOR = ("p in place", "c in room", "i in load where n > 1", "r, c in 0..2", "b in bank, p in place")

PLACES = ("n", "k", "lit", "bank", "who", "load", "at", "grid(p)", "board(1)", "on(p, left)", "x",
          "for each e in item where e in load", "if lit", "else", "else if lit")  # fmt: skip


def effects() -> st.SearchStrategy[Node]:
    values = st.one_of(expressions(), mapping(st.sampled_from(PLACES), expressions()))
    step = mapping(st.sampled_from(PLACES), values, least=1)
    return st.one_of(step, st.lists(step, min_size=1, max_size=2))


PHRASES = (
    "3..5", "falling 2 of 1..n", "1 or x", "shuffled", "shuffled 0..3", "maze 3 x 5 in '#'",
    "4 x 4",
    "2 of a", "1..2 of '#' or .", "aa in row 1", "any n, at", "any reachable", "scrambled 3",
    "shuffled at", "n > 1 and cost >= 2", "room", "any of", "3 x", "..", "'", "n(1",
)  # fmt: skip


@cache
def body(shape: str) -> st.SearchStrategy[Node]:
    """A value for a key of this shape; rarely any node."""
    wanted = st.deferred(lambda: _shapes()[shape])
    return st.one_of(wanted, wanted, wanted, wanted, wanted, wanted, odd)


@cache
def _shapes() -> dict[str, st.SearchStrategy[Node]]:
    text = st.sampled_from(("A title", "small", "'quoted'", "levels.txt", "bfs", "x"))
    number = st.sampled_from(ODD_NUMBERS)
    data = st.one_of(number, st.sampled_from(TYPES), expressions(), st.lists(number, max_size=3))
    condition = st.one_of(expressions(), st.lists(expressions(), min_size=1, max_size=2))
    costs = st.tuples(expressions(), st.sampled_from(("move", "state", "go", "push"))).map(
        " per ".join
    )
    things = st.one_of(
        expressions(), names(), st.tuples(expressions(), st.sampled_from(FOR)).map(" for ".join)
    )
    looks = st.lists(st.sampled_from((*SHAPES, *COLOURS, "'t'", '"x"', "blob")), max_size=3)
    marks = st.tuples(st.one_of(things, number), looks.map(" ".join))
    first = st.tuples(st.sampled_from(sorted(LOOK_KEYS)), things)
    board = st.tuples(st.lists(first, max_size=2), st.lists(marks, max_size=4)).map(
        lambda parts: Keys([*parts[0], *parts[1]])
    )
    return {
        "text": text,
        "template": templates(),
        "expression": expressions(),
        "conditions": condition,
        "rules": st.one_of(condition, mapping(names(), expressions())),
        "data": mapping(names(), data),
        "tables": mapping(
            st.one_of(names(), st.sampled_from(HEADS)),
            st.one_of(
                expressions(), mapping(names(), data), st.lists(st.lists(names(), max_size=3))
            ),
        ),
        "names": st.one_of(text, st.lists(names(), max_size=3)),
        "state": mapping(names(), st.sampled_from(DECLARED), least=1),
        "choices": mapping(names(), st.sampled_from(DECLARED), least=1),
        "definitions": mapping(st.sampled_from(HEADS), expressions()),
        "views": mapping(
            st.one_of(names(), st.sampled_from(("v(t in trace)", "d(t in discovered)"))),
            templates(),
        ),
        "thing": things,
        "looks": st.one_of(board, st.lists(board, min_size=1, max_size=3)),
        "transitions": mapping(st.sampled_from(HEADS), keyed(TRANSITION_KEYS), least=1),
        "lets": mapping(names(), expressions()),
        "effects": effects(),
        "truth": st.sampled_from(("true", "false")),
        "maps": mapping(names(), keyed(MAP_KEYS)),
        "lines": blocks(
            (".#a", "b..", "# = wall", ". = floor", "a-c = door(key)", "space = floor", "")
        ),
        "costs": st.one_of(costs, st.lists(costs, max_size=2), mapping(names(), costs)),
        "gains": st.one_of(expressions(), mapping(names(), expressions())),
        "estimates": st.one_of(expressions(), costs),
        "expectations": st.one_of(keyed(EXPECTATIONS), st.lists(keyed(EXPECTATIONS), max_size=2)),
        "instances": mapping(names(), st.one_of(keyed(SAID_KEYS), keyed(COLLECTION_KEYS))),
        "generate": mapping(
            st.one_of(names(), st.sampled_from(sorted(GENERATE_KEYS))),
            st.one_of(st.sampled_from(PHRASES), st.lists(st.sampled_from(PHRASES), max_size=3)),
        ),
        "number": number,
        "numbers": st.lists(number, max_size=4),
        "cost": st.one_of(number, st.lists(number, max_size=3)),
        "settings": mapping(names(), data),
        "symmetry": keyed(SYMMETRY_KEYS),
        "members": st.one_of(names(), st.lists(names(), max_size=3)),
        "unsupported": text,
    }


# ── files ────────────────────────────────────────────────────────────────────────────

REST = """\
transitions:
  go(i in item):
    then:
      n: min(3, n + 1)
goal: n = 3
"""

WORLD = {found.group().partition(":")[0]: found.group() for found in SECTION.finditer(HEAD + REST)}
"""The sections of a small puzzle, as text."""


@st.composite
def files(draw: st.DrawFn) -> str:
    """A small puzzle with some sections replaced and some added, in any order."""
    found = dict(WORLD)
    for name in draw(st.lists(st.sampled_from(sorted(SECTIONS)), min_size=1, max_size=4)):
        own = draw(body(SECTIONS[name].shape))
        if name in found and isinstance(own, Keys) and draw(st.booleans()):
            found[name] = found[name].rstrip("\n") + emit(own, 2) + "\n"  # more below the same key
        else:
            found[name] = f"{name}:{emit(own, 2)}\n"
    if draw(st.integers(0, 9)) == 0:
        del found[draw(st.sampled_from(sorted(found)))]
    parts = list(found.values())
    if draw(st.booleans()):
        parts = draw(st.permutations(parts))
    if draw(st.integers(0, 9)) == 0:
        parts.append(draw(st.sampled_from(parts)))
    return "".join(part if part.endswith("\n") else part + "\n" for part in parts)
