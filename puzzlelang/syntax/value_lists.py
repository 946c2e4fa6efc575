"""Several values instead of one: ``n in [1, 3]``, ``n != 3, n != 4``, ``at = right right``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest

from puzzlelang.syntax import surrounding_text
from puzzlelang.syntax.lalr import Token
from puzzlelang.syntax.parser_state import QUANTIFIERS, Capture, Line, Place, parted
from puzzlelang.syntax.vocabulary import RESERVED
from puzzlelang.text import Source

MOST_WRITTEN = 4
"""Maximum number of values for which a comparison is expanded."""

LONGEST = 120

Words = dict[str, str] | None

FROM_TABLE = (
    "values without a rule go under `tables:`, as in `first: {wolf: 3, goat: 1}`; the variable is"
    " then `0..9 for each x in item = first(x)`"
)

VALUE = r"(?:-?\w++(?:\([ ]?\w++(?:,[ ]?\w++)*+[ ]?\))?+)"
_BETWEEN = re.compile(r"\s*[,;|]\s*|\s+")
_BINDS = re.compile(r"(?:\b(?:every|some|no|those|each|for)|,)\s*$")
WORDS = frozenset("and or not in is where has then else if for of the div mod implies".split())


def compared(place: Place, capture: Capture) -> Words:
    """Rewrite the comparison in ``n in [1, 3]`` or ``at = right right left``."""
    source, left, bare = place.text.source, capture["subject"], capture["bare"]
    values = [value for value in _BETWEEN.split(capture["inside"] or bare) if value]
    before = place.text.text[: capture.spans["found"][0]]
    is_longer = before.rstrip()[-1:] in ("+", "-", "*")
    if capture.spans["at"][0] > place.mark or is_longer or _BINDS.search(before):
        return None
    if WORDS.intersection((left, *values)) or (bare and not _are_values(source, bare, values)):
        return None
    if bare and "," not in bare:
        row = surrounding_text.declared(source, left)
        if row is None or not row.keys and not row.is_set:
            return None  # `n = 4 5`: an operator may be missing
    sign = " ".join(capture["sign"].split()).removeprefix("is ").replace("==", "=")
    claim, words = _answer(source, left, sign, values) or ("", "")
    if not claim and not words:
        return None
    return {"claim": claim, "sign": sign, "way": words or f"write `{claim}`"}


def _are_values(source: Source, bare: str, values: Sequence[str]) -> bool:
    """Check that several words without brackets are numbers or members, not conditions."""
    return "\n" not in bare and all(
        value.isdecimal() or value == "none" or surrounding_text.is_member(source, value)
        for value in values
    )


def _answer(source: Source, left: str, sign: str, values: Sequence[str]) -> tuple[str, str] | None:
    """The rewritten comparison if possible, and other help."""
    name = left.partition("(")[0]
    variable = surrounding_text.declared(source, name)
    if sign in ("in", "not in"):
        if variable and variable.is_set and values and (not variable.keys or name != left):
            claim = f"{left} <= {joined(values)}"
            return (claim if sign == "in" else f"not ({claim})"), ""
        return one_of(source, left, sign == "in", values)
    if variable and variable.is_list and (not variable.keys or name != left):
        return f"{left} {sign} {list_of(values)}", ""
    if variable and variable.keys and name == left:
        return _row(source, name, variable, sign, values)
    if variable and variable.is_set:
        if not values:
            return f"{left} {sign} none", ""
        return f"{left} {sign} {joined(values)}", ""
    if variable and surrounding_text.is_map(source, variable.kind) and len(values) == 2:
        if all(value.isdecimal() for value in values):
            return f"{left} {sign} cell({variable.kind}, {values[0]}, {values[1]})", ""
    if variable and (not variable.keys or name != left):
        return one_of(source, left, sign == "=", values)
    return _named(left, sign, values, "tables") if values else None


def one_of(source: Source, left: str, is_in: bool, values: Sequence[str]) -> tuple[str, str] | None:
    """The comparison for ``n in [1, 3]``, or other help; None if the values are unclear."""
    if not values:
        return None
    if span := range_of(values):
        return f"{left} {'in' if is_in else 'not in'} {span}", ""
    if len(values) > 1 and all(surrounding_text.is_member(source, value) for value in values):
        return f"{left} {'in' if is_in else 'not in'} {joined(values)}", ""
    if len(values) <= MOST_WRITTEN:
        sign, word = ("=", " or ") if is_in else ("!=", " and ")
        claim = word.join(f"{left} {sign} {value}" for value in values)
        return (claim, "") if len(claim) <= LONGEST else None
    return _named(left, "in" if is_in else "not in", values, "sets")


def _named(left: str, sign: str, values: Sequence[str], section: str) -> tuple[str, str]:
    name = "few" if section == "sets" else "wanted"
    listing = f"[{', '.join(values)}]"
    return "", (
        f"give these values a name under `{section}:`, as in `{name}: {listing}`, and write"
        f" `{left} {sign} {name}`"
    )


def _row(
    source: Source, name: str, row: surrounding_text.Declared, sign: str, values: Sequence[str]
) -> tuple[str, str] | None:
    """Compare a value for each key: ``at = [right, left, right]``."""
    if not values:
        return None
    each, names = surrounding_text.each_of(row)
    word, join, link = ("every", "has", " and ") if sign == "=" else ("some", "where", " or ")
    if len(set(values)) == 1:
        return f"{word} {each} {join} {name}({names}) {sign} {values[0]}", ""
    members = surrounding_text.members(source, row.keys[0][1]) if len(row.keys) == 1 else []
    if len(members) == len(values):
        claim = link.join(f"{name}({m}) {sign} {v}" for m, v in zip(members, values, strict=True))
        if len(claim) <= LONGEST:
            return claim, ""
    table = f"[{', '.join(values)}]"
    if members and not members[0].isdecimal():
        pairs = zip_longest(members, values[: len(members)], fillvalue="…")
        table = f"{{{', '.join(f'{m}: {v}' for m, v in pairs)}}}"
    words = f"give these values a name under `tables:`, `wanted: {table}`, and write"
    return "", f"{words} `{name} {sign} wanted`"


def joined(values: Sequence[str]) -> str:
    """Write the set of these members or numbers."""
    distinct = list(dict.fromkeys(values))
    if any(value.lstrip("-").isdecimal() for value in distinct):
        return f"set({', '.join(distinct)})"
    return " + ".join(distinct if len(distinct) > 1 else ["none", *distinct])


def list_of(values: Sequence[str]) -> str:
    """Write the list of these values."""
    return f"list({', '.join(values)})" if values else "none"


def range_of(values: Sequence[str]) -> str:
    """``1..3`` for ``1``, ``2`` and ``3``"""
    if len(values) < 2 or not all(v.isdecimal() and len(v) < 10 for v in values):
        return ""
    numbers = {int(value) for value in values}
    low, high = min(numbers), max(numbers)
    return f"{low}..{high}" if high - low + 1 == len(numbers) == len(values) else ""


# ── lines that are not expressions ───────────────────────────────────────────────────


_PAIR = re.compile(r"(\w++)(?: ?(?:=|->|=>|→) ?| )(-?\w++)")


def are_entries(text: str) -> bool:
    return _PAIR.fullmatch(text) is not None


def entries(texts: str) -> str:
    """``wolf: 1, goat: 2`` for ``wolf = 1, goat = 2``"""
    return ", ".join(_PAIR.sub(r"\1: \2", text.strip()) for text in texts.split(","))


def as_entries(line: Line, capture: Capture) -> Words:
    return {"entries": entries(capture["values"])}


def words_of_list(line: Line, capture: Capture) -> Words:
    words = re.findall(r"-?\w+", capture["values"])
    return {"listed": ", ".join(words), "joined": "_".join(words), "spaced": " ".join(words)}


def in_brackets(line: Line, capture: Capture) -> Words:
    return (
        None if capture["called"] and "members" not in line.flags else words_of_list(line, capture)
    )


def no_reserved(line: Line, capture: Capture) -> Words:
    return (
        None if RESERVED.intersection(capture["values"].split()) else words_of_list(line, capture)
    )


def one_of_group(line: Line, capture: Capture) -> Words:
    """``n in {1, 2, 3}``, below `then:`"""
    return {"group": range_of(re.findall(r"\w+", capture["values"])) or capture["values"]}


# ── conditions separated by commas ───────────────────────────────────────────────────


def joined_conditions(place: Place, capture: Capture) -> Words:
    """``n != 3, n != 4``, ``wolf, goat = right``: joined by `and` and by `or`"""
    parts, _ = parted(place.tokens[:-1], ("COMMA",))
    has_number = any(len(part) == 1 and part[0].kind == "NUMBER" for part in parts)
    if not all(parts) or has_number or not any(map(_has_comparison, parts)):
        return None
    common = _of_each(place, parts)
    both, one = common or [_joined_by(place, parts, word) for word in ("and", "or")]
    if "…" in both or len(both) > LONGEST:
        return {"shared": "yes" * bool(common)}
    if both == one:
        return {"same": both}
    is_loss = place.keys[-1:] == ["lose"]
    likely, other = (one, both) if is_loss else (both, one)
    return {"likely": likely, "other": other, "lost": "yes" * is_loss}


def _of_each(place: Place, parts: Sequence[Sequence[Token]]) -> tuple[str, str] | None:
    """Apply the last claim to each subject: ``wolf, goat, hay = right``.

    Returns the claims joined by `and` and by `or`, or the same text twice if the list contains one
    of them: ``wolf, goat and hay = right``.
    """
    source = place.text.source
    last, connectives = parted(parts[-1], ("AND", "OR"))
    subjects, claim = [*parts[:-1], *last[:-1]], last[-1]
    at = next((i for i, token in enumerate(claim) if token.kind in ("CMP", "EQ")), 0)
    if not at or any(map(_has_comparison, subjects)):
        return None
    names = [place.written(part[0].start, part[-1].end) for part in (*subjects, claim[:at])]
    if not all(surrounding_text.is_value(source, name) for name in names):
        return None
    value = place.written(claim[at].end, claim[-1].end)
    claims = [
        f"{surrounding_text.asked_of(source, name, value)} {claim[at].text} {value}"
        for name in names
    ]
    words = {token.text for token in connectives} or {"and", "or"}
    both, one = (f" {word} ".join(claims) for word in ("and", "or"))
    return (both if "and" in words else one), (one if "or" in words else both)


def _joined_by(place: Place, parts: Sequence[Sequence[Token]], word: str) -> str:
    """Join the conditions by ``and`` or ``or``, in parentheses if they contain such words."""
    texts = []
    for part in parts:
        text = place.written(part[0].start, part[-1].end)
        loose = any(t.kind in ("AND", "OR", "IMPLIES", "IF", *QUANTIFIERS) for t in part)
        texts.append(f"({text})" if loose else text)
    return f" {word} ".join(texts)


def _has_comparison(part: Sequence[Token]) -> bool:
    return any(token.kind in ("CMP", "EQ", "IN", "HAS", "WHERE") for token in part)


def side_by_side(place: Place, capture: Capture) -> Words:
    """``n, k = 1, 2``"""
    left, sign, right = place.text.text.partition("=")
    names, values = (
        [one.strip() for one in side.strip(" =()").split(",")] for side in (left, right)
    )
    plain = all(re.fullmatch(VALUE, one) for one in (*names, *values))
    if not sign or len(names) < 2 or len(names) != len(values) or not plain:
        return None
    pairs = zip(names, values, strict=True)
    claims = (f"{surrounding_text.asked_of(place.text.source, a, b)} = {b}" for a, b in pairs)
    return {"claims": " and ".join(claims)}


# ── sums of cost terms ───────────────────────────────────────────────────────────────


def added(place: Place, capture: Capture) -> Words:
    """``1 per up + 2 per take``"""
    parts, _ = parted(place.tokens[:-1], (place.token.kind,))
    terms = [place.written(part[0].start, part[-1].end) for part in parts if part]
    if len(terms) < 2 or not all(" per " in term for term in terms):
        return None
    return _as_lines(place, terms)


def _as_lines(place: Place, terms: Sequence[str]) -> Words:
    """Suggest the terms of a sum as lines of a list below a name."""
    lines = ", ".join(f"`- {term}`" for term in terms)
    source, at = place.text.source.text, place.text.trimmed.start
    depth = surrounding_text.indent(source[surrounding_text.line_start(source, at) : at])
    begin, location = "\n  - total:", "`- total:` below `cost:`, and below that, "
    if surrounding_text.is_list_item(place.text):
        begin, location = "total:", "`- total:`, and below it, "
    elif place.keys[:1] != ["cost"]:
        begin, location = "", f"below `{place.keys[0]}:`, "
    block = lines_below(begin, max(6, depth + 4), terms)
    return {"lines": f"{location}indented more, {lines}", "block": block}


def lines_below(begin: str, indent: int, terms: Sequence[str]) -> str:
    return begin + "".join(f"\n{' ' * indent}- {term}" for term in terms)


_CHOICE = re.compile(
    r"(?s)if\s+(?P<step>.+?)\s+then\s+(?P<cost>.+?)(?:\s+else\s+(?P<rest>.+))?"
    r"|(?P<cost2>.+?)\s+if\s+(?P<step2>.+?)(?:\s+else\s+(?P<rest2>.+))?"
)


def paid_by_step(place: Place, capture: Capture) -> Words:
    """``if take then 2 else 1``, ``2 if take else 1``: a term for each transition"""
    steps, terms = surrounding_text.transitions(place.text.source), []
    rest = re.sub(r"\s+per\s+(?:move|step)$", "", capture["all"])
    while choice := _CHOICE.fullmatch(rest):
        step, cost, rest = (choice[x] or choice[f"{x}2"] or "" for x in ("step", "cost", "rest"))
        if step not in steps:
            return None
        steps.remove(step)
        terms.append(f"{cost} per {step}")
    if not terms or "if " in rest or len(steps) > 2 * MOST_WRITTEN:
        return None
    terms += [f"{rest} per {step}" for step in steps if rest]
    return _as_lines(place, [" ".join(term.split()) for term in terms])


def paid_for(place: Place, capture: Capture) -> Words:
    """``take: 2``, ``take``: the cost of one transition; a lone number is the cost of each step."""
    steps, amount = surrounding_text.transitions(place.text.source), capture["amount"]
    if amount in ("move", "moves", "step", "steps", "length"):
        return {"amount": "1", "step": "move"}
    if amount in steps:
        return {"amount": "1", "step": amount}
    if place.keys[:1] and place.keys[0] in steps:
        return {"step": place.keys[0]}
    return {"step": "move"} if amount.isdecimal() else None
