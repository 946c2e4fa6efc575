"""Several values to choose from, where a change below ``then:`` has one."""

from __future__ import annotations

import re

from puzzlelang.syntax import surrounding_text, value_lists
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.parser_state import Habit, Place
from puzzlelang.text import write

_CHOICE = re.compile(
    r"(?:in |one of |any of |any )?[\[{(]?(?P<values>[\w ,]+|\d+ ?\.\. ?\d+)[\]})]?"
)


def value(place: Place) -> Habit:
    """What a variable becomes, where the parser got stuck in it."""
    return whole(place.entry, place.text)


def whole(entry: str, text: LocatedText) -> Habit:
    keys = surrounding_text.keys_around(text)
    plain = " ".join(text.text.split())
    if entry != "expr" or not surrounding_text.is_change(keys) or len(plain) > 100:
        return None
    name, span = keys[0], text.trimmed
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
    if ".." in plain:
        group = found["values"].strip()
    elif {"false", "true"}.issuperset(values):
        group = "boolean"
    else:
        group = value_lists.range_of(values) or (
            "S" if values[0].isdecimal() else value_lists.joined(values)
        )
    return (
        "syntax", span, f"`{name}` gets one value; a step does not choose",
        f"give the transition a parameter, `(k in {group})`, and write `{name}: k`",
    )  # fmt: skip
