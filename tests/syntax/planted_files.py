"""Puzzle files around an expression, with one mistake in a known place."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tests.syntax.planted_scalars import Impossible, Page
from tests.syntax.planted_words import Planted

BASE = {
    "puzzle": '"川渡り \U0001f43a e\u0301"',
    "types": "{item: [p, q, r], side: [left, right], place: 1..4}",
    "tables": (
        "{weight: {p: 2, q: 3, r: 3}, likes: {p: [q, r], q: r}, far: [[p, q, 1], [q, r, 2]],"
        " 'fans(i in item)': 'those j in item where j likes i'}"
    ),
    "state": (
        "{n: 0..3 = 1, lit: boolean = false, bank: side = left, who: item = p,"
        " load: set of item = none, maybe: item or none = none,"
        " grid: 0..2 for each i in item = 0, board: item for each j in place = p}"
    ),
    "transitions": "{idle: {then: {n: n}}}",
    "goal": "lit",
}
"""A correct puzzle by section; each section can also be written in braces on one line."""

STATE = "state:\n" + "".join(
    f"  {line.strip()}\n" for line in re.sub(r"^\{|\}$", "", BASE["state"]).split(",")
)


@dataclass(frozen=True)
class Context:
    """The place of an expression: ``@`` in a section; an ``entry`` of the grammar, and a kind."""

    text: str
    entry: str
    kind: str | None = None
    key: bool = False

    @property
    def head(self) -> str:
        return self.text.split("@")[0]

    @property
    def tail(self) -> str:
        return self.text.split("@")[1]

    @property
    def flow(self) -> bool:
        return sum(map(self.head.count, "[{")) > sum(map(self.head.count, "]}"))

    @property
    def parent(self) -> int:
        """The column of the key, or of the ``-``, of the text"""
        line = self.head.rsplit("\n", 1)[-1]
        found = re.fullmatch(r"( *)((?:- +)*)(\S.*)?", line)
        assert found
        if found[3]:
            return len(found[1]) + len(found[2])
        return len(line.rstrip()) - 1 if found[2] else 0


BLOCKS = [
    Context("goal: @\n", "expr", "C"),
    Context("goal:   @\n", "expr", "C"),
    Context("goal:\n  - lit\n  - @\n  - n = 1\n", "expr", "C"),
    Context("goal:\n- @\n", "expr", "C"),
    Context("invariants:\n  誰も食べられない \U0001f43a: @\n  'it''s safe': lit\n", "expr", "C"),
    Context("invariants:\n  - lit\n  -   @\n", "expr", "C"),
    Context("lose:\n    e\u0301te\u0301: @\n", "expr", "C"),
    Context("check: @\n", "expr", "C"),
    Context("define:\n  fine(i9 in item): @\n", "expr", "({c})"),
    Context("define: # 注 \U0001f43a\n  much: @\n", "expr", "({n})"),
    Context("estimate: @\n", "expr", "N"),
    Context("cost:\n  - @\n", "cost", "abs({N}) per move"),
    Context("cost:\n  - first: @\n  - 1 per state\n", "cost", "abs({N}) per idle"),
    Context("cost:\n  - both: [1 per move, @]\n", "cost", "abs({N}) per state"),
    Context(STATE + "  v9: @\n", "decl", "0..3 for each i9 in item = weight(i9) + 0"),
    Context(STATE + "  v9: @\n", "decl", "item or none for each item, side = p"),
    Context("transitions:\n  t9:\n    when: @\n    then:\n      n: n\n", "expr", "C"),
    Context("transitions:\n  t9:\n    when:\n    - lit\n    - @\n    then: {n: n}\n", "expr", "C"),
    Context("transitions:\n  t9:\n    let:\n      b9: @\n    then:\n      n: 1\n", "expr", "({n})"),
    Context("transitions:\n  t9:\n    then:\n      - n: 1\n      - lit: @\n", "expr", "C"),
    Context(
        "transitions:\n  t9:\n    then:\n      if lit:\n        n: 1\n      else:\n"
        "        for each i9 in item:\n          who: @\n",
        "expr", "I",
    ),
]  # fmt: skip

BLOCKS += [
    Context("tables:\n  w9(i9 in item): @\n", "expr"),
    Context("transitions:\n  ? @\n  : then:\n      n: n\n", "head", "t9(i9 in item where {C})"),
    Context("define:\n  ? @\n  : lit\n", "head", "d9(i9 in item)"),
]

DATA = [
    Context("params:\n  k9: @\n", "expr"),
    Context("sets:\n  s9: @\n", "expr"),
    Context("tables:\n  w9:\n    p: @\n    q: 1\n", "expr"),
]
"""Places where a bare list of words is one mistake, except in block style."""

FLOWS = [
    Context("params: {j9: 1, k9: @}\n", "expr"),
    Context("tables: {w9: {p: [1, @], q: 1}}\n", "expr"),
    Context("goal: [lit, @, n = 1]\n", "expr", "C"),
    Context("goal: [ lit,  # 注釈 e\u0301 \U0001f43a\n  @\n  ]\n", "expr", "C"),
    Context("goal: [\"'狼e\u0301' = '\U0001f43a'\", @]\n", "expr", "C"),
    Context("define: {'a9': lit, b9: @}\n", "expr", "({c})"),
    Context("define: {a9: lit,\n\n   b9: @ }\n", "expr", "({n})"),
    Context("transitions: {t9: {when: [lit, @], then: {n: n}}}\n", "expr", "C"),
    Context("transitions: {t9: {say: 'e\u0301 漢字', when: @, then: {n: n}}}\n", "expr", "C"),
    Context("transitions: {t9: {then: [{n: 1}, {lit: @}]}}\n", "expr", "C"),
]

KEYS = [
    Context("transitions:\n  @:\n    then: {n: 2}\n", "head", "t9(i9 in item where {C})", True),
    Context("transitions:\n  @:\n    then: {n: 1}\n", "head", "t9 t8(i9, j9 in item)", True),
    Context("transitions: {@: {then: {n: n}}}\n", "head", "t9(s9 in set of item)", True),
    Context("define:\n  @: lit\n", "head", "d9(i9 in item, s9 in set of item)", True),
    Context("transitions:\n  t9:\n    then:\n      @: 1\n", "effect", "grid({I})", True),
    Context(
        "transitions:\n  t9:\n    then:\n      - @:\n          n: 1\n",
        "effect", "for each i9 in {S} where {C}", True,
    ),
    Context("transitions:\n  t9:\n    then:\n      @:\n        n: 1\n", "effect", "if {C}", True),
]  # fmt: skip

TEMPLATES = [
    Context("show: @\n", "expr", "({c})"),
    Context("transitions:\n  t9:\n    then:\n      n: n\n    say: @\n", "expr", "({n})"),
    Context("transitions: {t9: {then: {n: n}, say: @}}\n", "expr", "({n})"),
]
"""Texts with an expression between ``<`` and ``>``."""

BEFORE_TEMPLATE = ["", "e\u0301 狼 ", "<n> is ", "\U0001f43a: <who> at (", "it's "]


# ── files ────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Case:
    """A file with one mistake at the characters ``start`` to ``end`` (exclusive)."""

    text: str
    start: int
    end: int
    planted: Planted


def contexts_of(style: str) -> list[Context]:
    if style in ("literal", "folded"):
        return BLOCKS + DATA + (TEMPLATES[:2] if style == "literal" else [])
    return BLOCKS + FLOWS * 2 + KEYS * 2 + TEMPLATES


def written(chance: Random, style: str, context: Context, planted: Planted) -> Case:
    """Write the planted words in a text of this style; raises `Impossible`."""
    all_flow = context.flow and "\n" not in context.text[:-1] and chance.random() < 0.5
    block, colon = style in ("literal", "folded"), planted.what == "colon"
    if colon and (context.flow or context.key or not context.head.rstrip(" ").endswith(":")):
        raise Impossible  # there a colon would begin a value
    if (block and context.flow) or (style != "plain" and "\t" in "".join(planted.words)):
        raise Impossible  # a tab counts as a blank there
    one_line = context.key or colon or (style != "literal" and chance.random() < 0.3)
    raw = planted.at if planted.what == "escape" else -1
    page = Page(chance, style, context.flow, one_line, context.parent, colon=colon, raw=raw)
    before, after = _around(chance, context, planted)
    others = [key for key in BASE if not context.text.startswith(f"{key}:")]
    chance.shuffle(others)
    cut = chance.randint(0, len(others))
    if all_flow:
        comma = chance.choice([", ", ",\n ", ",  # 注 e\u0301\n  "])
        page.put(chance.choice(["{", "{ ", "{\n  "]))
        page.put("".join(f"{key}: {BASE[key]}{comma}" for key in others[:cut]) + context.head)
        page.scalar(before, list(planted.words), after)
        page.put(context.tail.rstrip("\n"))
        page.put("".join(f"{comma}{key}: {BASE[key]}" for key in others[cut:]))
        page.put(chance.choice(["}", " }\n", "\n}\n"]))
    else:
        page.put("".join(f"{key}: {BASE[key]}\n" for key in others[:cut]))
        page.put(chance.choice(["", "", "# 漢字 e\u0301 \U0001f43a\n\n"]) + context.head)
        page.scalar(before, list(planted.words), after)
        _end_line(page, context, cut == len(others))
        page.put("".join(f"{key}: {BASE[key]}\n" for key in others[cut:]))
    return _case(page, context, planted)


def _around(chance: Random, context: Context, planted: Planted) -> tuple[str, str]:
    """Text around the expression; empty except in templates."""
    if context not in TEMPLATES:
        return "", ""
    if planted.what not in ("strange", "unknown", "misfit", "long") or '"' in "".join(
        planted.words
    ):
        raise Impossible
    if set("".join(planted.words[planted.at : planted.at + 1])) & set("<>'\"()"):
        raise Impossible  # would make the end of the expression ambiguous
    return chance.choice(BEFORE_TEMPLATE) + "<(", ")>" + chance.choice(["", " 狼", "."])


def _end_line(page: Page, context: Context, is_last: bool) -> None:
    """Write the rest of the section, perhaps with a comment or without a final newline."""
    chance, tail = page.chance, context.tail
    block = page.style in ("literal", "folded")
    if tail.startswith("\n") and not block and not context.key:
        page.put(chance.choice(["", "", " ", "  # 注釈 e\u0301"]))
    unended = is_last and tail == "\n" and chance.random() < 0.5
    page.put(tail.removeprefix("\n") if page.parts[-1].endswith("\n") or unended else tail)


def _case(page: Page, context: Context, planted: Planted) -> Case:
    text, last, words = "".join(page.parts), page.places[-1][-1][1], "".join(planted.words)
    if page.style == "plain" and context.flow and text[last:].lstrip().startswith(","):
        if words.count("(") > words.count(")"):
            raise Impossible  # the message blames the comma, and the whole text is underlined
    if planted.at == len(planted.words):
        return Case(text, last, last, planted)
    places = page.places[planted.at][planted.first : planted.last]
    return Case(text, places[0][0], places[-1][1], planted)


def case(chance: Random, style: str, make: Callable[[str, str | None], Planted | None]) -> Case:
    """A random file in this style; ``make`` returns planted words for an entry and a kind."""
    while True:
        context = chance.choice(contexts_of(style))
        planted = make(context.entry, context.kind)
        if planted is None:
            continue
        try:
            return written(chance, style, context, planted)
        except Impossible:
            continue
