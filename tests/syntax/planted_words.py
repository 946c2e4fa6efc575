"""Random expressions as lists of words, with one mistake at a known word.

`planted_scalars` writes the words to a file in one of YAML's styles and records the position of
every character.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import lark

from puzzlelang.syntax.build_table import GRAMMAR, lark_parser

# ── any text of the grammar, of right or wrong types ─────────────────────────────────

NAMES = "a b at item wolf x1 _ count pushes grid long_name Q".split()
TEXTS = ["'a b'", "'狼 wolf'", "'#'", "''", "'é\u0301'", '"it\'s"', "'🐺'"]


@cache
def parser() -> lark.Lark:
    """Lark's parser of the grammar, independent of the program's own driver."""
    return lark_parser(GRAMMAR.read_text("utf-8"))


@cache
def rules() -> dict[str, list[list[Any]]]:
    """The expansions of each nonterminal."""
    found: dict[str, list[list[Any]]] = {}
    for rule in parser().rules:
        found.setdefault(str(rule.origin.name), []).append(list(rule.expansion))
    return found


@cache
def least() -> dict[str, int]:
    """The least derivation depth of each nonterminal."""
    depth: dict[str, int] = {}
    while len(depth) < len(rules()):
        for name, expansions in rules().items():
            known = [d for e in expansions if (d := _depth(e, depth)) is not None]
            if known:
                depth[name] = 1 + min(known)
    return depth


def _depth(expansion: list[Any], depth: dict[str, int]) -> int | None:
    parts = [depth.get(str(s.name)) for s in expansion if not s.is_term]
    return None if None in parts else max((p for p in parts if p is not None), default=0)


@cache
def spelling() -> dict[str, str]:
    """The texts of terminals with a fixed spelling."""
    fixed = [t for t in parser().terminals if isinstance(t.pattern, lark.lexer.PatternStr)]
    return {t.name: t.pattern.value for t in fixed}


def derived(chance: Random, entry: str, deep: int) -> list[str]:
    """The words of a random ``entry`` of the grammar."""
    words: list[str] = []
    waiting: list[tuple[Any, int]] = [(lark.grammar.NonTerminal(entry), deep)]
    while waiting:
        symbol, left = waiting.pop()
        if symbol.is_term:
            words.append(word_of(chance, str(symbol.name)))
            continue
        choices = rules()[str(symbol.name)]
        depths = [_depth(c, least()) or 0 for c in choices]
        allowed = [
            c for c, d in zip(choices, depths, strict=True) if d < max(left, min(depths) + 1)
        ]
        waiting.extend((part, left - 1) for part in reversed(chance.choice(allowed)))
    for at in range(2, len(words)):
        if words[at] == "of" and words[at - 2] == "=":
            words[at - 1] = "any"  # the grammar allows any word, but the parser only `any`
    return words


def word_of(chance: Random, terminal: str) -> str:
    match terminal:
        case "NAME":
            return chance.choice(NAMES)
        case "NUMBER":
            return chance.choice(["0", "1", "17", "65536"])
        case "STRING":
            return chance.choice(TEXTS)
        case "BOUND":
            return chance.choice(["at least", "at most"])
        case "CMP":
            return chance.choice(["<=", ">=", "!=", "<", ">"])
    return spelling()[terminal]


WORD = re.compile(r"[A-Za-z_]\w*|[0-9]+|'[^']*'|\"[^\"]*\"|\.\.|<=|>=|!=|[^\s\w]")


def terminal_of(word: str) -> str:
    if word in ("<=", ">=", "!=", "<", ">"):
        return "CMP"
    fixed = {text: name for name, text in spelling().items()}
    if word in fixed:
        return fixed[word]
    return "NUMBER" if word[0].isdigit() else "STRING" if word[0] in "'\"" else "NAME"


def stops_at(entry: str, words: list[str], last: str | None) -> bool:
    """Does Lark's parser accept ``words`` but reject ``last`` (None: the end)?"""
    at = parser().parse_interactive(start=entry)
    token = lark.Token("$END", "") if last is None else lark.Token(terminal_of(last), last)
    for word in words:
        at.feed_token(lark.Token(terminal_of(word), word))
    try:
        at.feed_token(token)
    except lark.exceptions.UnexpectedInput:
        return True
    return False


# ── correct expressions over the declarations of `planted_files.BASE` ────────────────

SHAPES = {
    "N": """
        {N} + {N} | {N} - {N} | {N} * {N} | min({N}, {N}) | abs({N}) | -{N} | count({S})
        | grid({I}) | weight({I}) | rank({i}) | (if {C} then {n} else {n}) | (({N}) div 2)
        | (({N}) mod 3) | sum({N} for x1 in item) | sum({N} for x1 in {S} where {C}) | start(n)
        | max({N} for x1, x2 in item)
        """,
    "I": "board(min(4, max(1, {N}))) | (if {C} then {i} else {i}) | who | p | q | start(who)",
    "S": "load | item | likes({I}) | fans({I}) | (load + {I}) | (those x1 in item where {C})",
    "C": """
        (({n}) = {n}) | (({n}) <= {n}) | ({i} != {i}) | {i} in {S} | {i} not in {S} | {I} likes {I}
        | ({C} and {C}) | ({C} or {C}) | (not {C}) | ({C} implies {C}) | ({I}, {I}, {N}) in far
        | (some x1 in {S} where {C}) | (no x1, x2 in item where {C}) | maybe = none | lit
        | (every x1 in {S} where {C} has {C}) | (some (x1, x2, x3) in far where {C}) | bank = left
        | (if {C} then {c} else {c}) | ({N}) in 1..({N}) | {s} = none | 'wolf' = 'wolf'
        """,
}
"""Holes: N a number, I an item, S a set of items, C a condition.

In a hole with a small letter, an expression of another kind is a mistake that involves other parts,
too: both sides of `=`, for example.
"""

LEAVES = {"N": ["0", "2", "n"], "I": ["p", "who"], "S": ["load"], "C": ["lit"]}
MISFITS = {"N": ["who", "bank"], "I": ["n", "bank"], "S": ["n", "bank"], "C": ["who", "n"]}

USED = frozenset(
    "p q n who load item likes fans weight grid board lit bank left maybe far min max abs count"
    " rank start sum".split()
)
"""Names that are defined outside the expression."""


@dataclass
class Typed:
    words: list[str]
    holes: list[tuple[str, int, int]]
    """Kind, first word and end of each part that must have this kind."""


def typed(chance: Random, kind: str, deep: int) -> Typed:
    """A random correct expression of a kind, or from a pattern with holes."""
    whole = Typed([], [])
    _fill(chance, "{" + kind + "}" if kind in SHAPES else kind, deep, whole)
    return whole


def _fill(chance: Random, shape: str, deep: int, whole: Typed) -> None:
    for part in re.split(r"(\{\w\})", shape):
        if not part.startswith("{"):
            whole.words.extend(WORD.findall(part))
            continue
        kind = part[1].upper()
        choices = [c.strip() for c in SHAPES[kind].split("|")] if deep > 0 else LEAVES[kind]
        before = len(whole.words)
        _fill(chance, chance.choice(choices), deep - 1, whole)
        if part[1] == kind:
            whole.holes.append((kind, before, len(whole.words)))


# ── mistakes ─────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Planted:
    """Words with a mistake at the characters ``first`` to ``last`` (exclusive) of word ``at``.

    ``at`` is the number of words if the mistake is at the end. ``codes`` are the allowed codes.
    """

    entry: str
    words: tuple[str, ...]
    at: int
    first: int
    last: int
    what: str
    codes: frozenset[str]


STRANGE = [*"$?@;`~\\{}[]#%&|!:", *"é狼＋𝔸🐺±π“”‘’«»≤≥≠×÷−…→∈∀¬\u00a0\u3000\u2009\t\u0301\u20d7"]
HIDDEN = ["\u200b", "\u202e", "\u2066", "\u00ad", "\x07", "\x7f", "\ufeff", "\u2028"]
"""Characters that begin no word."""

FOREIGN = ["&&", "||", "≤", "≥", "≠", "→", "∈", "%", "/", "//", "÷", ":=", "!", "~", "⇒", "∧"]
PAIRS = ["=>", "->", "<>", "=<", "==="]
"""Signs of other languages, replacing an operator and a comparison."""

OPERATORS = frozenset("+ - * div mod <= >= != < > = in and or implies".split())
SLIPPED = ") ( , then else has where for in of per .. * + div = < and not every if none 7 x1 'a'"

EATS_NEXT = frozenset("set no some every those the per of".split())
"""After these words a sign makes the word the mistake, as in ``no = 1``."""


def planted(chance: Random, what: str, entry: str, kind: str | None, deep: int) -> Planted | None:
    """Plant a mistake of the sort ``what``; None if the words offer no place."""
    if what in ("unknown", "misfit", "huge"):
        return _meant(chance, what, entry, typed(chance, kind, deep)) if kind else None
    words = derived(chance, entry, deep + 6) if chance.random() < 0.5 or not kind else None
    words = words or typed(chance, kind or "", deep).words
    if len(words) > 120 or sum(w in "()" for w in words) > 60:
        return None
    if entry == "effect" and (words[0] in ("for", "if", "else")) != (kind or "").startswith(
        ("for", "if")
    ):
        return None  # the lines below are a value, or more effects
    if words[0] == "else":
        return None
    return _PLANTERS[what](chance, entry, words)


def _meant(chance: Random, what: str, entry: str, whole: Typed) -> Planted | None:
    """Plant a mistake of names or types."""
    words = whole.words
    if what == "misfit":
        if not whole.holes:
            return None
        kind, first, after = chance.choice(whole.holes)
        words = [*words[:first], chance.choice(MISFITS[kind]), *words[after:]]
        codes = "not-a-condition not-a-number not-a-set wrong-type"
        return _of_word(entry, words, first, what, codes)
    if what == "huge":
        places = [i for i, word in enumerate(words) if word.isdigit()]
        other, codes = str(chance.randint(10**12, 10**18)), "too-large"
    else:
        places = [i for i, word in enumerate(words) if word in USED]
        codes = "unknown-name unknown-fold unknown-relation not-a-relation not-a-variable"
    if not places:
        return None
    at = chance.choice(places)
    if what == "unknown":
        cut = chance.randint(1, len(words[at]))
        other = words[at][:cut] + "zq" + words[at][cut:]
    return _of_word(entry, [*words[:at], other, *words[at + 1 :]], at, what, codes)


def _of_word(entry: str, words: list[str], at: int, what: str, codes: str) -> Planted:
    return Planted(entry, tuple(words), at, 0, len(words[at]), what, frozenset(codes.split()))


def _strange(chance: Random, entry: str, words: list[str]) -> Planted | None:
    """Plant a character that begins no word, between two words or inside one."""
    hidden = chance.random() < 0.15
    sign = chance.choice(HIDDEN if hidden else STRANGE)
    first = 0
    if entry == "head":  # its name may be any text
        first = [*words, "("].index("(") + 1
        if first > len(words):
            return None
    at, codes = chance.randint(first, len(words)), "unexpected-character wrong-operator"
    codes = "yaml unexpected-character" if sign == "\t" else codes
    codes += " hidden-character" if hidden else ""
    inside = [
        i for i, w in enumerate(words)
        if i >= first and len(w) > 1 and (w in NAMES or w.isdigit())
    ]  # fmt: skip
    if inside and chance.random() < 0.4:
        at = chance.choice(inside)
        cut = chance.randint(1, len(words[at]) - 1)
        word = words[at][:cut] + sign + words[at][cut:]
        if terminal_of(words[at][:cut]) not in ("NAME", "NUMBER"):
            return None
        words = [*words[:at], word, *words[at + 1 :]]
        return Planted(entry, tuple(words), at, cut, cut + 1, "strange", frozenset(codes.split()))
    if sign == "[" and at and words[at - 1] in ("=", "in"):
        return None  # reported with the whole list
    return _of_word(entry, [*words[:at], sign, *words[at:]], at, "strange", codes)


def _quote(chance: Random, entry: str, words: list[str]) -> Planted | None:
    """Plant an unclosed quote."""
    at, sign = chance.randrange(len(words) + 1), chance.choice("'\"")
    if any(sign in word for word in words[at:]):
        return None
    return _of_word(entry, [*words[:at], sign, *words[at:]], at, "quote", "unexpected-character")


def _colon(chance: Random, entry: str, words: list[str]) -> Planted | None:
    """Plant a colon and a blank, which begin a value in YAML."""
    at = chance.randint(1, len(words))
    return _of_word(entry, [*words[:at], ":", *words[at:]], at, "colon", "yaml")


def _escape(chance: Random, entry: str, words: list[str]) -> Planted | None:
    """Plant an escape that YAML doesn't know, or one with too few digits."""
    at, letter = chance.randrange(len(words) + 1), chance.choice("qcdgsxuU'(=")
    words = [*words[:at], "\\" + letter, *words[at:]]
    return Planted(entry, tuple(words), at, 0, 1, "escape", frozenset(["yaml"]))


def _long(chance: Random, entry: str, words: list[str]) -> Planted | None:
    """Plant a number with too many digits."""
    places = [i for i, word in enumerate(words) if word.isdigit()]
    if not places:
        return None
    at = chance.choice(places)
    number = "".join(chance.choices("123456789", k=chance.randint(20, 30)))
    words = [*words[:at], number, *words[at + 1 :]]
    return _of_word(entry, words, at, "long", "number-too-large")


def _foreign(chance: Random, entry: str, words: list[str]) -> Planted | None:
    """Replace an operator by a sign of another language."""
    wanted, signs = OPERATORS, FOREIGN
    if chance.random() < 0.3:
        wanted, signs = frozenset(["<=", ">=", "!=", "<", ">"]), PAIRS
    places = [i for i, w in enumerate(words) if w in wanted and i and not _opens(words[i - 1])]
    if not places:
        return None
    at = chance.choice(places)
    words = [*words[:at], chance.choice(signs), *words[at + 1 :]]
    if at + 1 < len(words) and words[at + 1][0] in "-":
        return None  # `=> -1` may be read as `=>-`
    return _of_word(entry, words, at, "foreign", "wrong-operator")


def _opens(word: str) -> bool:
    """Can no value end with this word?"""
    return not (word[0].isalnum() or word[0] in "_'\")") or terminal_of(word) not in (
        "NAME", "NUMBER", "STRING", "NONE", "RPAR",
    )  # fmt: skip


def _slipped(chance: Random, entry: str, words: list[str]) -> Planted | None:
    """Plant a word that is impossible in its place."""
    at, word = chance.randrange(len(words) + 1), chance.choice(SLIPPED.split())
    before = words[:at]
    if not stops_at(entry, before, word) or _is_blamed(entry, before, word, words[at:]):
        return None
    codes = "syntax unbalanced chained-comparison reserved-word missing-word wrong-operator"
    return _of_word(entry, [*before, word, *words[at:]], at, "slipped", codes)


def _is_blamed(entry: str, before: list[str], word: str | None, after: list[str]) -> bool:
    """Is the message about an earlier word instead?"""
    if not before:
        return False
    last = before[-1]
    if len(before) > 1 and before[-2] in ("every", "some", "no", "those"):
        if word in ("has", "where", None) and terminal_of(last) == "NAME":
            return True  # `every item has` lacks a name
    if word is None:
        return False
    if last in EATS_NEXT or (last == "(" and word == ")"):
        return True
    if word in (",", "where") and "not" in before:
        return True  # `not a, b in S where` was meant to be `no`
    return entry == "head" and word == ")" and terminal_of(last) == "NAME"


def _cut(chance: Random, entry: str, words: list[str]) -> Planted | None:
    """Plant an early end."""
    at = chance.randint(1, len(words))
    before = words[:at]
    if not stops_at(entry, before, None) or _is_blamed(entry, before, None, []):
        return None
    codes = frozenset("syntax missing-word missing-start".split())
    return Planted(entry, tuple(before), at, 0, 0, "cut", codes)


_PLANTERS = {
    "strange": _strange, "quote": _quote, "long": _long, "foreign": _foreign,
    "slipped": _slipped, "cut": _cut, "colon": _colon, "escape": _escape,
}  # fmt: skip

WHAT = {
    "plain": "strange quote long foreign slipped cut colon unknown misfit huge",
    "single": "strange quote long foreign slipped cut unknown misfit huge",
    "double": "strange quote long foreign slipped cut escape unknown misfit huge",
    "literal": "strange quote long foreign slipped cut unknown misfit huge",
    "folded": "strange quote long foreign slipped cut unknown misfit huge",
}
"""Sorts of mistakes in each style of YAML"""
