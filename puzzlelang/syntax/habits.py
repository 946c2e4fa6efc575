"""Habits of beginners: how people write who know another language, or none.

Each function looks at the place where the parser got stuck, and answers with a code, a place, a
message and what to write instead, or with None.
"""

from __future__ import annotations

import re

from puzzlelang.syntax.characters import QUANTIFIERS
from puzzlelang.syntax.misplaced_words import Habit
from puzzlelang.syntax.parser_state import Place
from puzzlelang.text import write

_WORDY = frozenset("NAME THE OR AND COMMA NO NOT NONE OF FOR EACH SET IN THEN IF $END".split())
"""What an English sentence is made of."""

_VERBS = frozenset("is are be been was were have must should shall can cannot will".split())

SENTENCE = "say it with values, as in `every i in item has at(i) = right` or `n = 4 and lit`"


def sentence(place: Place) -> Habit:
    """``goal: everybody is on the right bank``"""
    tokens = place.tokens
    if place.entry != "expr" or any(token.kind not in _WORDY for token in tokens):
        return None
    if len(tokens) < 5 or not _VERBS.intersection(token.text for token in tokens):
        return None
    span = place.text.span(tokens[0].start, tokens[-2].end)
    return "syntax", span, "this reads like a sentence, and the program knows no English", SENTENCE


_LONGEST = 60
"""Longer texts are not written out in a message."""

# ── comparisons and connectives in words ─────────────────────────────────────────────

_IN_WORDS = (
    (r"(?:is\s+)?(?:less|smaller|fewer|lower)\s+than\s+or\s+equal(?:\s+to)?", "<="),
    (r"(?:is\s+)?(?:greater|more|bigger|larger|higher)\s+than\s+or\s+equal(?:\s+to)?", ">="),
    (r"(?:is\s+)?(?:less|smaller|fewer|lower)\s+than", "<"),
    (r"(?:is\s+)?(?:greater|more|bigger|larger|higher)\s+than", ">"),
    (r"(?:is\s+)?at\s+most", "<="),
    (r"(?:is\s+)?at\s+least", ">="),
    (r"(?:is\s+)?not\s+equal(?:s)?(?:\s+to)?", "!="),
    (r"(?:is\s+)?equal\s+to", "="),
)  # fmt: skip

_CONNECTIVES = {
    "but": "and", "unless": "or", "xor": "!=", "iff": "=", "plus": "+", "minus": "-", "times": "*",
}  # fmt: skip


def in_words(place: Place) -> Habit:
    """``n is less than 9``, ``n = 9 but lit``"""
    for pattern, sign in _IN_WORDS:
        for found in re.finditer(rf"\b{pattern}\b", place.text.text):
            if found.start() <= place.token.start <= found.end():
                span = place.text.span(found.start(), found.end())
                help = _instead(place, found.start(), found.end(), sign)
                return "wrong-operator", span, f"`{found[0]}` is written with a sign", help
    token = place.token
    sign = _CONNECTIVES.get(token.text, "")
    if sign and place.accepts("PLUS"):
        help = f"write `{sign}` between the two, each in parentheses"
        if sign not in ("=", "!="):
            help = _instead(place, token.start, token.end, sign)
        message = f"`{token.text}` is not a word of this language"
        return "wrong-operator", place.span, message, help
    return None


def _instead(place: Place, start: int, end: int, sign: str) -> str:
    """The whole text with ``sign`` in the place of some words of it, when it is short."""
    text = f"{place.text.text[:start].strip()} {sign} {place.text.text[end:].strip()}"
    return _write(text if len(text) <= _LONGEST and "\n" not in text else sign)


def _write(text: str) -> str:
    return f"write `{text}`"


_LEADING = {"return": "", "let": "", "assert": "", "always": "", "never": "no", "must": ""}


def leading_word(place: Place) -> Habit:
    """``return n = 9``, ``never a, b in item where …``"""
    first = place.tokens[0]
    if place.entry != "expr" or first.text not in _LEADING or place.at == 0:
        return None
    word, rest = _LEADING[first.text], place.text.text[first.end :].strip()
    help = f"leave it out: `{rest}`" if not word else f"write `{word} {rest}`"
    return "wrong-operator", place.of(first), f"`{first.text}` is not a word of this language", help


# ── every, some, no ──────────────────────────────────────────────────────────────────

_FILLERS = re.compile(r"(?:with|such\s+that|so\s+that|that|satisf\w+|holds|must|we\s+have)\b\s*")


def missing_has(place: Place) -> Habit:
    """``every i in item with at(i) = right``, ``no a in item such that …``"""
    opened = next(((o, need) for o, need in place.open() if o.kind in QUANTIFIERS), None)
    if opened is None or place.token.kind != "NAME":
        return None
    opener, need = opened
    if not place.accepts(need):
        return None
    word = need.lower()
    rest = place.text.text[place.token.start :].strip()
    plain = rest[found.end() :] if (found := _FILLERS.match(rest)) else rest
    if place.token.text in ("is", "are") or len(plain) > _LONGEST:
        plain = "…"
    begun = place.text.text[opener.start : place.token.start].strip()
    return (
        "missing-word", place.span, f"`{word}` is missing here",
        _write(f"{begun} {word} {plain}"),
    )  # fmt: skip


def comma_for_has(place: Place) -> Habit:
    """``every i in item, at(i) = right``"""
    before = place.before
    if before is None or before.kind != "NAME" or not place.accepts("IN") or place.at < 4:
        return None
    comma = place.tokens[place.at - 2]
    opener = next((o for o, _ in place.open() if o.kind in QUANTIFIERS), None)
    if comma.kind != "COMMA" or opener is None or place.token.kind in ("HAS", "WHERE", "$END"):
        return None
    begun = place.text.text[opener.start : comma.start].strip()
    if " in " not in begun:
        return None
    word = "has" if opener.kind == "EVERY" else "where"
    rest = place.text.text[comma.end :].strip()
    return (
        "missing-word", place.of(comma), f"`{word}` stands here, no comma",
        f"write `{begun} {word} {rest if len(rest) <= _LONGEST else '…'}`",
    )  # fmt: skip


def for_all(place: Place) -> Habit:
    """``for all i in item …``, ``each i in item has …``"""
    first = place.tokens[0]
    stuck = place.at == 0 or (place.at == 2 and place.token.kind == "IN" and first.kind == "EACH")
    if place.entry != "expr" or not stuck or first.kind not in ("FOR", "EACH"):
        return None
    found = re.match(
        r"\s*(?P<words>(?:for\s+)?(?:all|every|each|any)?)\s*(?P<name>\w+)\s+in\s+(?P<set>\w+)\b\s*"
        r"(?:has\b|have\b)?\s*(?P<rest>.*)",
        place.text.text, re.DOTALL,
    )  # fmt: skip
    words = found["words"].strip() if found else first.text
    span = place.text.span(first.start, first.start + len(words))
    help = "write `every i in S has …`"
    if found:
        rest = found["rest"].strip() or "…"
        help = _write(f"every {found['name']} in {found['set']} has {rest}")
    return "wrong-operator", span, f"`{words}` is written `every` here", help


# ── declarations ─────────────────────────────────────────────────────────────────────


def declared(place: Place) -> Habit:
    """Slips in ``farmer: bank = left``."""
    if place.entry != "decl":
        return None
    token, before, text = place.token, place.before, place.text.text
    if token.kind == "EACH" and place.accepts("FOR"):
        rest = text[token.start :].strip()
        return "missing-word", place.span, "`for` is missing", _write(f"for {rest}")
    if place.tokens[0].kind == "NONE" and place.at == 2 and place.tokens[1].kind == "OR":
        kind, sign, rest = text[token.start :].partition("=")
        value = f" = {rest.strip()}" if sign else ""
        span = place.text.span(place.tokens[0].start, place.tokens[1].end)
        return "syntax", span, "`or none` comes last", _write(f"{kind.strip()} or none{value}")
    if place.is_end() and before and before.kind == "NO":
        message = "`no` is a word of the language, not a value"
        return "reserved-word", place.of(before), message, "write `false`"
    if token.kind == "COMMA" and " for each " in text and "=" in text[: token.start]:
        return (
            "syntax", place.span, "one expression says the start of all places",
            "values without a rule stand under `tables:`, as in `first: {wolf: left, goat: right}`;"
            " here stands `for each x in item = first(x)`",
        )  # fmt: skip
    if token.kind == "COMMA" and any(t.kind == "EQ" for t in place.tokens[: place.at]):
        return (
            "syntax", place.span, "a variable has one value at the start",
            "keep one of them; what holds several at a time is a set: `set of bank = left + right`",
        )  # fmt: skip
    return None


_TO = ("to", "through", "until", "till")


def range_in_words(place: Place) -> Habit:
    """``0 to 9``"""
    token, before = place.token, place.before
    if token.text not in _TO or before is None or place.at + 1 >= len(place.tokens):
        return None
    after = place.tokens[place.at + 1]
    if before.kind not in ("NUMBER", "NAME") or after.kind not in ("NUMBER", "NAME"):
        return None
    dots = ".." if before.kind == after.kind == "NUMBER" else " .. "
    return "syntax", place.span, "a range has two dots", _write(f"{before.text}{dots}{after.text}")


# ── heads, and keys under `then` ─────────────────────────────────────────────────────


def parameter(place: Place) -> Habit:
    """``take(item i)``, as in C and Java."""
    token, before = place.token, place.before
    if place.entry != "head" or before is None or token.kind != "NAME" or before.kind != "NAME":
        return None
    if not place.accepts("IN") or not any(t.kind == "LPAR" for t in place.tokens[: place.at]):
        return None
    text, after = place.text.text, place.tokens[place.at + 1].kind
    if after == "IN":
        whole = f"{text[: before.end]}, {text[token.start :]}"
        message = "a comma is missing between these names"
    else:
        whole = f"{text[: before.start]}{token.text} in {before.text}{text[token.end :]}"
        message = "the name comes first, then `in`"
    short = len(whole) <= _LONGEST and "\n" not in whole
    return "syntax", place.span, message, _write(whole.strip() if short else "i in item")


def where(place: Place) -> Habit:
    """``take(i in item if at(i) = left)``, ``take(i in item, at(i) = left)``"""
    token, tokens, start = place.token, place.tokens, place.at
    if place.entry != "head" or not any(t.kind == "IN" for t in tokens[:start]):
        return None
    if token.kind in ("LPAR", "CMP", "EQ") and start > 1 and tokens[start - 2].kind == "COMMA":
        token = tokens[start - 2]
    elif token.kind not in ("IF", "AND", "WHERE") or not place.accepts("WHERE"):
        return None
    text = place.text.text
    whole = f"{text[: token.start].rstrip()} where {text[token.end :].strip()}"
    help = _write(whole) if len(whole) <= _LONGEST else "write `where` in front of the condition"
    return "syntax", place.of(token), "a condition stands behind `where`", help


def negated(place: Place) -> Habit:
    """``a does not eat b``, ``a not eats b``"""
    found = re.search(
        r"(\w+(?:\([^()]*\))?) (?:does )?not (\w+) (\w+(?:\([^()]*\))?)", place.text.text
    )
    if found is None or not found.start() <= place.token.start <= found.end():
        return None
    a, word, b = found.groups()
    known = place.table.keywords
    if place.entry != "expr" or a in known or word in known or b in known:
        return None
    span = place.text.span(found.start(), found.end())
    return "wrong-operator", span, "`not` stands before all of it", _write(f"not ({a} {word} {b})")


def paid_for(place: Place) -> Habit:
    """``2 per fill(c)``"""
    if place.entry != "cost" or place.token.kind != "LPAR" or place.accepts("LPAR"):
        return None
    help = _write(place.text.text[: place.token.start].strip())
    return "syntax", place.span, "behind `per` stands the name of a transition alone", help


_AGAIN = "a transition is a single step; the search repeats it as long as its `when:` holds"
_LOOPS = {
    "when": ("if", ""), "whenever": ("if", ""), "every": ("for each", ""), "all": ("for each", ""),
    "for": ("for each", ""), "while": ("", _AGAIN), "until": ("", _AGAIN), "repeat": ("", _AGAIN),
    "loop": ("", _AGAIN),
}  # fmt: skip
"""What begins a block in other languages, and what does here."""


def key(place: Place) -> Habit:
    """``farmer, at(i): right``; ``if: n < 9``"""
    if place.entry != "effect":
        return None
    if place.tokens[0].kind == "IF" and place.at == 1 and place.is_end():
        return (
            "syntax", place.span, "the condition stands between `if` and the colon",
            "write `if n < 9:` with your condition, and what it changes below it, indented more",
        )  # fmt: skip
    first = place.tokens[0]
    if first.text in _LOOPS and len(place.tokens) > 2 and place.tokens[1].kind != "EACH":
        word, help = _LOOPS[first.text]
        end = first.end
        if first.kind == "FOR" and place.tokens[1].text in ("all", "every", "any"):
            end = place.tokens[1].end
        if word and (place.at > 0 or first.kind == "EVERY") and not place.accepts("EACH"):
            span = place.text.span(first.start, end)
            return "wrong-operator", span, f"`{span.text}` is written `{word}` here", write(word)
        if help:
            return "wrong-operator", place.of(first), "nothing is repeated inside a step", help
    if " then " in place.text.text and first.kind == "IF":
        condition, _, rest = place.text.text.partition(" then ")
        return (
            "syntax", place.span, "a colon stands behind the condition, and no `then`",
            f"write `{condition.strip()}:`, and on the next line, indented more, `{rest}: …`",
        )  # fmt: skip
    if place.token.kind == "COMMA":
        begun = place.text.text[: place.token.start].strip()
        return (
            "syntax", place.span, "one line changes one variable",
            f"write a line for each: `{begun}: …`",
        )  # fmt: skip
    return None


def paid(place: Place) -> Habit:
    """``cost: 1``, ``cost: take 2``, ``cost: 1 per cross + 2 per take``"""
    text = place.text.text.strip()
    if place.entry != "cost" or len(text) > _LONGEST:
        return None
    if found := re.fullmatch(r"(\w+(?: \w+)*?)(?: ?[:=] ?| )(\d+)", text):
        line = f"{found[2]} per {found[1]}"
        return "syntax", place.all, "the number comes first, then `per`", write(line, place.all)
    if re.fullmatch(r"[^+]+ per [\w ]+(?: ?\+ ?[^+]+ per [\w ]+)+", text):
        lines = ", ".join(f"`- {part.strip()}`" for part in text.split("+"))
        return (
            "syntax",
            place.span,
            "what is added up are lines of a list",
            (f"write `- total:` below `cost:`, and below that, indented more, {lines}"),
        )
    if not place.is_end() or not place.accepts("PER"):
        return None
    message = "nothing says what this is paid for"
    if text in ("moves", "steps", "length", "move", "step"):
        return "syntax", place.span, message, write("1 per move", place.all)
    if text.isdecimal():
        return "syntax", place.span, message, write(f"{text} per move", place.all)
    return (
        "syntax", place.span, message,
        f"write `{text} per move`, `{text} per state`, or `{text} per` and a transition",
    )  # fmt: skip


_LEAST = ("minimize", "minimise", "minimum", "minimal", "least", "fewest", "shortest", "lowest")


def least(place: Place) -> Habit:
    """``cost: minimize moves``"""
    words = [token.text for token in place.tokens[:-1]]
    if place.entry != "cost" or len(words) < 2 or words[0].lower() not in _LEAST:
        return None
    span = place.text.span(0, len(place.text.text.rstrip()))
    help = (
        "write `1 per move` for the fewest moves, which is so without `cost:`, too; or `2 per up`"
    )
    return "syntax", span, "a cost is a number, `per`, and what it is paid for", help


def text_between(place: Place) -> Habit:
    """``join(i for i in load, comma)``"""
    if place.before is None or place.before.kind != "NAME" or place.token.kind != "RPAR":
        word = place.token if place.token.kind == "NAME" and place.accepts("STRING") else None
    else:
        comma = place.tokens[place.at - 2] if place.at > 1 else None
        word = place.before if comma and comma.kind == "COMMA" and place.accepts("IN") else None
    folded = any(t.kind == "FOR" for t in place.tokens[: place.at])
    if place.entry != "expr" or word is None or not folded:
        return None
    return (
        "syntax", place.of(word), "a text to put in between stands in quotes",
        _write(f"'{word.text}'") + ", or `', '`",
    )  # fmt: skip


_ENDS_VALUE = ("NAME", "RPAR", "NUMBER", "STRING", "NONE")


def asked_of(place: Place) -> Habit:
    """``at i = farmer``"""
    name, before = (place.tokens[place.at - 2] if place.at > 1 else None), place.before
    if place.entry != "expr" or before is None or name is None:
        return None
    if place.token.kind not in ("EQ", "CMP") or place.tokens[place.at + 1].kind == "$END":
        return None
    if name.kind != "NAME" or before.kind not in ("NAME", "NUMBER") or name.text in ("is", "are"):
        return None
    if place.at > 2 and place.tokens[place.at - 3].kind in _ENDS_VALUE:
        return None
    span, call = place.text.span(name.start, before.end), f"{name.text}({before.text})"
    return "syntax", span, "parentheses are missing", _write(call)


FIRST = (key, in_words, sentence, negated, leading_word, for_all, range_in_words, where, paid_for)
"""These speak before the others."""

LATER = (
    least, paid, missing_has, comma_for_has, declared, parameter,
    text_between, asked_of,
)  # fmt: skip
