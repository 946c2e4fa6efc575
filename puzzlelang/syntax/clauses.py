"""Words around a condition that other languages, and school, put there: ``let … in``, ``exactly
one``, ``either``, a trailing ``for all`` or ``if``.
"""

from __future__ import annotations

import re

from puzzlelang.syntax import surrounding_text
from puzzlelang.syntax.characters import QUANTIFIERS
from puzzlelang.syntax.lalr import Token
from puzzlelang.syntax.misplaced_words import Habit
from puzzlelang.syntax.parser_state import Place
from puzzlelang.text import WayOut, write

_NO_WORD = "`{}` is not a word of this language"

# ── names for values ─────────────────────────────────────────────────────────────────

_LET = re.compile(
    r"\s*(?:let|with)\s+(?P<name>\w+)\s*(?::?=)\s*(?P<value>.+?)\s*(?:\bin\b|;|,|\n)\s*(?P<rest>.+)",
    re.DOTALL,
)
_WHERE = re.compile(r"\s*(?P<rest>[^\n]+?)\s+where\s+(?P<name>\w+)\s*=\s*(?P<value>[^\n]+)")


def let(place: Place) -> Habit:
    """``let k = n + 1 in k = 4``, ``k = 4 where k = n + 1``"""
    text = place.text.text
    if place.entry != "expr":
        return None
    found = _LET.fullmatch(text)
    if found is None and place.token.kind == "WHERE" and not place.unclosed():
        found = _WHERE.fullmatch(text)
    if found is None or not _says(found["rest"], found["name"]):
        return None
    name, value = found["name"], " ".join(found["value"].split())
    inside = value if re.fullmatch(r"\w+(?:\([^()]*\))?", value) else f"({value})"
    whole = re.sub(rf"\b{name}\b", lambda _: inside, " ".join(found["rest"].split()))
    section = "let" if "transitions" in surrounding_text.keys_around(place.text) else "define"
    message = "an expression has no `let`; a name for a value has a line of its own"
    if place.token.kind == "WHERE":
        message = "`where` belongs to `some`, `no` and `those`; it defines no names"
    help = write(whole, place.all)
    named = f"; or put `{name}: {value}` under `{section}:`, and write `{found['rest'].strip()}`"
    return "wrong-operator", place.all, message, WayOut(help + named, whole, span=place.all)


def _says(text: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None


# ── how many there are ───────────────────────────────────────────────────────────────

_NUMBERS = {"one": "1", "once": "1", "two": "2", "three": "3", "four": "4", "five": "5",
            "a": "1", "1": "1"}  # fmt: skip
_SIGNS = {"exactly": "=", "only": "=", "just": "=", "precisely": "=", "at least": ">=",
          "at most": "<=", "more than": ">", "less than": "<", "fewer than": "<",
          "no more than": "<=", "no less than": ">=", "not more than": "<="}  # fmt: skip
_COUNTED = re.compile(
    r"(?P<there>there\s+(?:is|are|exists?)\s+)?"
    rf"(?:(?P<how>{'|'.join(w.replace(' ', '[ ]+') for w in _SIGNS)})\s+)?"
    r"(?P<many>\d+|one|two|three|four|five)\s+(?:of\s+)?"
    r"(?P<names>\w+(?:\s*,\s*\w+)*)\s+(?:in|of)\s+(?P<set>[\w.() +-]+?)\s*"
    r"(?:\b(?:where|has|have|with|such\s+that|is)\b|:|,)\s*(?P<rest>.+)",
    re.DOTALL,
)
_THERE = re.compile(
    r"(?P<word>there\s+(?:is|are|exists?)(?:\s+(?:an?|some))?|none|not\s+any|not\s+one)\s+"
    r"(?P<names>\w+(?:\s*,\s*\w+)*)\s+in\s+(?P<set>[\w.() +-]+?)\s*"
    r"(?:\b(?:where|has|have|with|such\s+that)\b|:|,)\s*(?P<rest>.+)",
    re.DOTALL,
)
_ONE_OF = re.compile(r"(?:exactly\s+|only\s+|just\s+)?one\s+of\s+(?P<list>[^\n]+)")


def counted(place: Place) -> Habit:
    """``exactly one p in 1..3 where board(p) = red``, ``there is p in 1..3 where …``"""
    text = place.text.text
    if place.entry != "expr":
        return None
    begin = _begin(place)
    span = place.text.span(begin, len(text.rstrip())) if begin < len(text) else place.all
    if found := _COUNTED.fullmatch(text, begin):
        how = " ".join((found["how"] or "exactly").split())
        inside = f"{found['names']} in {found['set']} where {found['rest'].strip()}"
        counting = f"sum(1 for {inside})" if "," in found["names"] else f"count(those {inside})"
        claim = f"{counting} {_SIGNS[how]} {_NUMBERS.get(found['many'], found['many'])}"
        said = text[begin : found.start("names")].strip()
        message = f"`{said}` is no quantifier; `every`, `some` and `no` are, others are counted"
        return "wrong-operator", span, message, write(" ".join(claim.split()), span)
    if found := _THERE.fullmatch(text, begin):
        word = "some" if found["word"].startswith("there") else "no"
        claim = f"{word} {found['names']} in {found['set']} where {found['rest'].strip()}"
        said = " ".join(found["word"].split())
        return "wrong-operator", span, f"`{said}` is written `{word}` here", write(claim, span)
    if found := _ONE_OF.fullmatch(text, begin):
        parts = [part.strip() for part in found["list"].strip("() ").split(",")]
        if len(parts) > 1 and all(parts):
            claim = " + ".join(f"(if {part} then 1 else 0)" for part in parts) + " = 1"
            message = "`one of` is no word of this language; conditions are counted as numbers"
            return "wrong-operator", span, message, write(claim, span)
    return None


def _begin(place: Place) -> int:
    """Where the part of the text begins that has the mistake: behind the last `and` before it."""
    begin = len(place.text.text) - len(place.text.text.lstrip())
    for token in place.tokens[: place.at]:
        if token.kind in ("AND", "OR", "IMPLIES", "HAS", "WHERE"):
            begin = token.end + 1
    return begin


# ── what stands behind the condition ─────────────────────────────────────────────────

_FOR_ALL = re.compile(
    r"(?:(?P<word>all|every|each|any|some)\s+)?(?P<names>\w+(?:\s*,\s*\w+)*)"
    r"(?:\s+in\s+(?P<set>.+))?",
    re.DOTALL,
)


def trailing_for(place: Place) -> Habit:
    """``at(i) = right for all i in item``"""
    if place.entry != "expr" or place.token.kind != "FOR" or place.unclosed():
        return None
    text = place.text.text
    found = _FOR_ALL.fullmatch(text[place.token.end :].strip())
    claim = text[: place.token.start].strip()
    if found is None or not claim or "\n" in text.strip():
        return None
    if not found["word"] and not re.search(r"[=<>]|\bin\b", claim):
        return None
    word, join = ("some", "where") if found["word"] in ("any", "some") else ("every", "has")
    whole = f"{word} {found['names']} in {(found['set'] or 'S').strip()} {join} {claim}"
    message = f"`{word}` comes before the condition, and says what the name is"
    help = write(whole, place.all) if found["set"] else f"write `{whole}`"
    return "syntax", place.text.span(place.token.start, len(text.rstrip())), message, help


def conditional(place: Place) -> Habit:
    """``1 if lit else 0``, ``weight(i) for i in item if lit``, ``lit if n = 3``"""
    behind = place.token.kind == "IF" or place.token.text in ("when", "whenever", "provided")
    if not behind or not place.accepts("PLUS") or place.entry != "expr":
        return None
    tokens, text = place.tokens, place.text.text
    first = max(place.unclosed(), default=-1) + 1
    stop = tokens[_closed(tokens, place.at)].start
    if any(token.kind == "FOR" for token in tokens[first : place.at]):
        if not place.accepts("WHERE"):
            return None
        help = WayOut(f"write `where {text[place.token.end : stop].strip()}`", "where")
        return "syntax", place.span, "a condition on what is gone over comes after `where`", help
    for i in range(first, place.at):
        if tokens[i].kind in ("COMMA", "HAS", "WHERE", "THEN", "ELSE"):
            first = i + 1
    otherwise = next((t for t in tokens[place.at :] if t.kind == "ELSE"), None)
    start = tokens[first].start
    value = text[start : place.token.start].strip()
    if otherwise and otherwise.start < stop:
        condition = text[place.token.end : otherwise.start].strip()
        whole = f"if {condition} then {value} else {text[otherwise.end : stop].strip()}"
    else:
        condition = text[place.token.end : stop].strip()
        whole = _without_else(place, condition, value)
    span = place.text.span(start, len(text[:stop].rstrip()))
    known = bool(condition and value) and "…" not in whole and "\n" not in whole
    return "syntax", place.span, "`if` comes first", (
        write(whole, span) if known else f"write `{whole}`"
    )  # fmt: skip


def _without_else(place: Place, condition: str, value: str) -> str:
    """``right if lit``: what an effect leaves as it is, or what a condition implies."""
    keys = surrounding_text.keys_around(place.text)
    if "then" in keys and keys[0] != "then":
        return f"if {condition} then {value} else {keys[0]}"
    if re.search(r"[=<>]|\bin\b|\bhas\b|\bwhere\b", value):
        return f"{condition} implies {value}"
    return f"if {condition} then {value} else …"


def _closed(tokens: list[Token], at: int) -> int:
    """The index of the token behind what stands at ``at``: a parenthesis, a comma, a `for`."""
    depth = 0
    for i in range(at, len(tokens)):
        kind = tokens[i].kind
        if depth == 0 and kind in ("RPAR", "COMMA", "FOR", "$END"):
            return i
        depth += (kind == "LPAR") - (kind == "RPAR")
    return len(tokens) - 1


_CONDITIONS = frozenset(("goal", "when", "invariants", "lose", "check", "require"))


def no_else(place: Place) -> Habit:
    """``if n > 3 then lit``: in a condition, `implies`; in an effect, what stays as it is"""
    waiting = (one for one in place.open() if one[1] != "RPAR" or place.unclosed())
    opener, need = next(waiting, (None, ""))
    if place.entry != "expr" or not place.is_end() or need != "ELSE" or opener is None:
        return None
    text, keys = place.text.text, surrounding_text.keys_around(place.text)
    then = next((t for t in reversed(place.tokens) if t.kind == "THEN"), None)
    if then is None or not place.accepts("ELSE") or "\n" in text.strip():
        return None
    condition, value = text[opener.end : then.start].strip(), text[then.end :].strip()
    message = f"`else` is missing for {place.where(opener)}"
    if "then" in keys and keys[0] != "then":
        whole = f"{place.all.text} else {keys[0]}"
        words = f"write `{whole}`: otherwise it stays as it is"
        return "missing-word", place.span, message, WayOut(words, whole, span=place.all)
    if opener is place.tokens[0] and _CONDITIONS.intersection(keys):
        loose = re.search(r"\b(?:implies|some|every|no|if)\b", condition)
        left = f"({condition})" if loose else condition
        return "missing-word", place.span, message, write(f"{left} implies {value}", place.all)
    return None


# ── words in front of conditions ─────────────────────────────────────────────────────

_EITHER = re.compile(
    r"(?P<word>either|neither|both)\b\s*(?P<a>.+?)\s*\b(?:or|nor|and)\b\s*(?P<b>.+)"
)
_ASKING = frozenset(
    "reach until eventually finally ensure check require when wanted want goal solve find"
    " condition that only whether".split()
)


def leading(place: Place) -> Habit:
    """``either n = 3 or n = 4``, ``neither lit nor n = 4``, ``reach n = 1``"""
    first, text = place.tokens[0], place.text.text
    if place.entry != "expr" or place.at == 0 or first.kind != "NAME":
        return None
    if found := _EITHER.fullmatch(text.strip()):
        a, b = found["a"], found["b"]
        if found["word"] == "neither":
            claim = " and ".join(f"not {x}" if x.isidentifier() else f"not ({x})" for x in (a, b))
        else:
            claim = f"{a} {'or' if found['word'] == 'either' else 'and'} {b}"
    elif first.text in _ASKING and place.at < 3 and place.tokens[1].kind in ("NAME", "NOT"):
        claim = text[first.end :].strip()
    else:
        return None
    return "wrong-operator", place.of(first), _NO_WORD.format(first.text), write(claim, place.all)


def in_for_of(place: Place) -> Habit:
    """``every i of item has …``"""
    if place.token.text not in ("of", "from", "on", "over", "among", "within"):
        return None
    if not any(t.kind in ("FOR", *QUANTIFIERS) for t in place.tokens[: place.at]):
        return None
    if not place.accepts("IN") or place.kind_after not in ("NAME", "NUMBER", "LPAR"):
        return None
    return "syntax", place.span, "what a name goes over is said with `in`", write("in")


_WAYS = {"north": "north", "east": "east", "south": "south", "west": "west", "up": "north",
         "down": "south", "above": "north", "below": "south"}  # fmt: skip


def way_of(place: Place) -> Habit:
    """``east of man``"""
    found = re.search(r"\b(\w+) of (\w+)", place.text.text)
    if place.entry != "expr" or place.token.kind != "OF" or found is None:
        return None
    way = _WAYS.get(found[1])
    if way is None:
        return None
    span = place.text.span(found.start(), found.end())
    return (
        "syntax",
        span,
        "the next cell in a direction is a `step`",
        write(f"step({found[2]}, {way})", span),
    )


def those(place: Place) -> Habit:
    """``item where weight(item) > 2``"""
    found = re.fullmatch(r"\s*(\w+)\s+where\s+([^\n]+)", place.text.text)
    if place.entry != "expr" or place.token.kind != "WHERE" or found is None:
        return None
    if not _says(found[2], found[1]):
        return None
    rest = re.sub(rf"\b{found[1]}\b", "x", found[2].strip())
    claim = f"those x in {found[1]} where {rest}"
    message = "`where` belongs to `those`, with a name for each of them"
    return "syntax", place.span, message, write(claim, place.all)


_EVEN = {"even": "0", "odd": "1"}


def even(place: Place) -> Habit:
    """``n is not even``"""
    found = re.search(r"(\w+(?:\([^()]*\))?)\s+is\s+(not\s+)?(even|odd)\b", place.text.text)
    if place.entry != "expr" or found is None:
        return None
    if not found.start() <= place.token.start <= found.end():
        return None
    sign = "!=" if found[2] else "="
    span = place.text.span(found.start(), found.end())
    claim = f"{found[1]} mod 2 {sign} {_EVEN[found[3]]}"
    message = f"`is {found[3]}` is no condition of this language"
    return "wrong-operator", span, message, write(claim, span)


# ── rows as wholes ───────────────────────────────────────────────────────────────────

_ALL = re.compile(
    r"(?P<word>all|every|each|everything|some|any|no|none)\s*(?:of\s+)?\(?\s*(?P<row>\w+)\s*"
    r"(?P<sign>==?|!=|<=|>=|<|>|in\b|is\b|are\b)\s*(?P<value>[\w.]+(?:\([^()]*\))?)\s*\)?"
)
_INSIDE = re.compile(
    r"(?P<row>\w+)\(\s*(?P<word>all|every|each|any|some|no)\s+(?P<set>\w+)\s*\)\s*"
    r"(?P<sign>==?|!=|<=|>=|<|>|in\b)\s*(?P<value>[\w.]+(?:\([^()]*\))?)"
)


def whole_row(place: Place) -> Habit:
    """``every at = right``, ``at(every item) = right``, ``some red in board``"""
    text = place.text.text.strip()
    if place.entry != "expr":
        return None
    if found := _INSIDE.fullmatch(text):
        word = {"any": "some", "some": "some", "no": "no"}.get(found["word"], "every")
        join = "has" if word == "every" else "where"
        sign = found["sign"].replace("==", "=")
        claim = f"{word} x in {found['set']} {join} {found['row']}(x) {sign} {found['value']}"
        message = f"`{word}` comes first, with a name for each of them"
        return "syntax", place.all, message, write(claim, place.all)
    if found := _ALL.fullmatch(text):
        source, word = place.text.source, found["word"]
        word = {"any": "some", "some": "some", "no": "no", "none": "no"}.get(word, "every")
        sign = {"==": "=", "is": "=", "are": "="}.get(found["sign"], found["sign"])
        name, value = found["row"], found["value"]
        row = surrounding_text.declared(source, name)
        if sign == "in" and row is None:  # some red in board
            name, value, row, sign = value, name, surrounding_text.declared(source, value), "="
        if row is None or not row.keys:
            return None
        each, names = surrounding_text.each_of(row)
        join = "has" if word == "every" else "where"
        claim = f"{word} {each} {join} {name}({names}) {sign} {value}"
        return (
            "syntax",
            place.all,
            f"`{name}` has many values; give each key a name",
            write(claim, place.all),
        )
    return None


FIRST = (
    let,
    counted,
    trailing_for,
    conditional,
    no_else,
    way_of,
    in_for_of,
    even,
    those,
    whole_row,
    leading,
)
