"""Changes below ``then:`` as other languages write them: several values to choose from, lines
without a colon, as in ``swap(a, b)``.
"""

from __future__ import annotations

import re

from puzzlelang.syntax import surrounding_text, value_lists
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.parser_state import Habit, Place
from puzzlelang.text import write

_VALUE = r"\w+(?:\([^()]*\))?"
_LESS = frozenset("minus subtract decrease decrement less remove delete drop take".split())
_CHOICE = re.compile(
    r"(?:in |one of |any of |any )?[\[{(]?(?P<values>[\w ,]+|\d+ ?\.\. ?\d+)[\]})]?"
)


def value(place: Place) -> Habit:
    """What a variable becomes, where the parser got stuck in it."""
    return whole(place.entry, place.text)


def whole(entry: str, text: LocatedText) -> Habit:
    keys = surrounding_text.keys_around(text)
    plain = " ".join(text.text.split())
    if entry != "expr" or "then" not in keys[1:] or len(plain) > 100:
        return None
    name = keys[0]
    if name.startswith(("if ", "for ", "else")):
        return None
    begin = len(text.text) - len(text.text.lstrip())
    span = text.span(begin, len(text.text.rstrip()))
    found = _CHOICE.fullmatch(plain)
    values = re.findall(r"\w+", found["values"]) if found else []
    if found is None or len(values) < 2 or value_lists.WORDS.intersection(values):
        return None
    variable = surrounding_text.declared(text.source, name)
    if variable and variable.is_set:
        message = "the set of several members is written with `+`"
        return "syntax", span, message, write(value_lists.joined(values), span)
    if not re.search(r",|\.\.|^in |^one of |^any ", plain):
        return None
    group = found["values"].strip() if ".." in plain else value_lists.range_of(values) or (
        "S" if values[0].isdecimal() else value_lists.joined(values)
    )  # fmt: skip
    return (
        "syntax", span, f"`{name}` gets one value; a step does not choose",
        f"give the transition a parameter, `(k in {group})`, and write `{name}: k`",
    )  # fmt: skip


# ── lines without a colon ────────────────────────────────────────────────────────────

_ASSIGNMENT = re.compile(
    r"\s*+(?P<place>\w+(?:\(.*?\))?)'?\s*+"
    r"(?:(?P<sign>[:+-]?)={1,2}>?|->|→|←|<-|becomes|(?P<step>\+\+|--)(?=\s*$))"
    r"\s*+(?P<value>[^=\s][^=]*+)?"
)
"""``at(i) = right``, as other languages write it"""

_INTO = re.compile(rf"(?P<verb>add|insert|put|move|push|remove|take|delete|drop) (?P<x>{_VALUE}) "
                   rf"(?:to|into|in|onto|from|out of|of) (?P<place>{_VALUE})")  # fmt: skip
_METHOD = re.compile(
    rf"(?P<place>\w+)\.(?P<verb>\w+)\((?P<x>{_VALUE})\)"
    r"|(?P<verb2>add|insert|append|push|remove|delete|discard)"
    rf"\((?P<place2>\w+), ?(?P<x2>{_VALUE})\)"
)
_SWAP = re.compile(rf"(?:swap|exchange)\(?(?P<a>{_VALUE}), ?(?P<b>{_VALUE})\)?")
_STEP = re.compile(rf"(?:move|step|go|walk)\((?P<place>{_VALUE}), ?(?P<way>\w+)\)")
_SAID = re.compile(rf"(?P<not>not |! ?)?(?P<place>{_VALUE})")
_NOTHING = frozenset("nothing pass skip none stay wait null nop noop".split())
_IN = re.compile(rf"(?P<place>{_VALUE}) in (?P<values>.+)")
_IF = re.compile(r"if (?P<c>.+?) then (?P<place>\w+(?:\([^()]*\))?) ?(?::=|:|=|->)? ?(?P<value>.+)")


def entry(line: str, source_line: str = "") -> str:
    """What to write for a line that says a change without a colon; nothing when that is unknown."""
    plain = " ".join(line.split()).rstrip(";")
    if found := _ASSIGNMENT.fullmatch(plain):
        place, sign, value = found["place"], found["sign"], (found["value"] or "…").rstrip()
        if found["step"]:
            sign, value = found["step"][0], "1"
        return f"`{place}: {place} {sign} {value}`" if sign in ("+", "-") else f"`{place}: {value}`"
    if plain in _NOTHING:
        return "`then: {}` for a step that changes nothing"
    if found := _SWAP.fullmatch(plain):
        return f"`{found['a']}: {found['b']}`, `{found['b']}: {found['a']}`"
    if found := _STEP.fullmatch(plain):
        return f"`{found['place']}: step({found['place']}, {found['way']})`"
    if found := _INTO.fullmatch(plain) or _METHOD.fullmatch(plain):
        parts = found.groupdict()
        place, x = parts["place"] or parts["place2"], parts["x"] or parts["x2"]
        verb = parts["verb"] or parts["verb2"]
        sign = "-" if verb in (*_LESS, "pop", "discard") else "+"
        return f"`{place}: {place} {sign} {x}`"
    if found := _SAID.fullmatch(plain):
        return f"`{found['place']}: {'false' if found['not'] else 'true'}`" if (
            "(" in plain or found["not"] or plain.isidentifier()
        ) else ""  # fmt: skip
    if found := _IN.fullmatch(plain):
        values = re.findall(r"\w+", found["values"])
        group = value_lists.range_of(values) or found["values"]
        return f"`{found['place']}: k`, and give the transition a parameter, `(k in {group})`"
    return ""
