"""Several values where one belongs: ``n in [1, 3]``, ``n != 3, n != 4``, ``at = right right``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest

from puzzlelang.syntax import surrounding_text
from puzzlelang.syntax.habit_match import Found, Line
from puzzlelang.syntax.lalr import Token
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.parser_state import QUANTIFIERS, Habit, Place, parted
from puzzlelang.syntax.printer import in_place
from puzzlelang.syntax.reserved_words import RESERVED
from puzzlelang.syntax.yaml_nodes import Mapping, Scalar
from puzzlelang.text import Source, WayOut, write

MOST_WRITTEN = 4
"""A comparison with more values than this is not written out."""

LONGEST = 120

Words = dict[str, str] | None

FROM_TABLE = (
    "values without a rule go under `tables:`, as in `first: {wolf: 3, goat: 1}`; the variable is"
    " then `0..9 for each x in item = first(x)`"
)

MOST_READ = 500
"""Suggestions are searched in at most so many characters."""

_VALUE = r"(?:-?\w++(?:\([ ]?\w++(?:,[ ]?\w++)*+[ ]?\))?+)"
_COMPARED = re.compile(
    rf"(?<![\w)])(?P<left>{_VALUE})\s*(?P<sign>==?|!=|\bis\s+not\s+in\b|\bis\s+in\b|\bnot\s+in\b|\bin\b)\s*"
)
_LIST = re.compile(
    rf"(?:(?P<open>set\s*\(|[\[({{])\s*(?P<inside>(?:{_VALUE}(?:\s*+[,;|]\s*+|\s++)?+)*+)[\])}}]"
    rf"|(?P<bare>{_VALUE}(?:(?:\s*,\s*|\s+){_VALUE})+))"
    r"(?=\s*(?:$|[,)\n]|\b(?:and|or|implies|then|else|has|where)\b))"
)
_BETWEEN = re.compile(r"\s*[,;|]\s*|\s+")
_BINDS = re.compile(r"(?:\b(?:every|some|no|those|each|for)|,)\s*$")
WORDS = frozenset("and or not in is where has then else if for of the div mod implies".split())


def listed(place: Place) -> Habit:
    return compared(place.text, place.token.start) if place.entry == "expr" else None


def compared(text: LocatedText, at: int) -> Habit:
    """``n in [1, 3]``, ``at = right right left``, where the mistake is at ``at``"""
    whole = text.text
    if len(whole) > MOST_READ:
        return None
    for found in _COMPARED.finditer(whole):
        many = _LIST.match(whole, found.end())
        if many is None or not found.end() <= at <= many.end():
            continue
        if whole[: found.start()].rstrip()[-1:] in ("+", "-", "*"):
            continue  # the left side is longer
        if found["left"] in WORDS or _BINDS.search(whole, 0, found.start()):
            continue
        values = [v for v in _BETWEEN.split((many["inside"] or many["bare"] or "").strip()) if v]
        if WORDS.intersection(values) or (
            many["bare"] and not _are_values(text.source, many["bare"], values)
        ):
            continue
        sign = " ".join(found["sign"].split()).removeprefix("is ").replace("==", "=")
        span = text.span(many.start(), many.end())
        if many["bare"] and "," not in many["bare"]:
            row = surrounding_text.declared(text.source, found["left"])
            if row is None or not row.keys and not row.is_set:
                continue  # `n = 4 5`: an operator may be missing
        answer = _answer(text.source, found["left"], sign, values)
        if answer is None:
            return None
        claim, words = answer
        code = "unexpected-character" if (many["open"] or "")[:1] in ("[", "{") else "syntax"
        message = _message(many["open"] or "", sign)
        if not claim:
            return code, span, message, words
        fix = write(claim, text.span(found.start(), many.end()))
        return (
            code,
            span,
            message,
            in_place(WayOut(f"{fix}{words}", *fix.texts, span=fix.span), span),
        )
    return None


def _are_values(source: Source, bare: str, values: Sequence[str]) -> bool:
    """Is each of several words without brackets a number or a member, and none a condition?"""
    return "\n" not in bare and all(
        value.isdecimal() or value == "none" or surrounding_text.is_member(source, value)
        for value in values
    )


def _message(opening: str, sign: str) -> str:
    match opening[:1]:
        case "[":
            return "an expression has no lists in square brackets"
        case "{":
            return "an expression has no sets in braces"
    return f"`{sign}` takes one value or set, and several are here"


def _answer(source: Source, left: str, sign: str, values: Sequence[str]) -> tuple[str, str] | None:
    """The comparison as it can be written, if it can, and further words."""
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
    """The comparison of ``n in [1, 3]``, and other words where there is none; None: not known."""
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
    listed = f"[{', '.join(values)}]"
    return "", (
        f"give these values a name under `{section}:`, as in `{name}: {listed}`, and write"
        f" `{left} {sign} {name}`"
    )


def _row(
    source: Source, name: str, row: surrounding_text.Declared, sign: str, values: Sequence[str]
) -> tuple[str, str] | None:
    """A value for each: ``at = [right, left, right]``"""
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
    """How the set of these members, or of these numbers, is written."""
    distinct = list(dict.fromkeys(values))
    if any(value.lstrip("-").isdecimal() for value in distinct):
        return f"set({', '.join(distinct)})"
    return " + ".join(distinct if len(distinct) > 1 else ["none", *distinct])


def list_of(values: Sequence[str]) -> str:
    """How the list of these values is written."""
    return f"list({', '.join(values)})" if values else "none"


def range_of(values: Sequence[str]) -> str:
    """``1..3`` for ``1``, ``2`` and ``3``"""
    if len(values) < 2 or not all(v.isdecimal() and len(v) < 10 for v in values):
        return ""
    numbers = {int(value) for value in values}
    low, high = min(numbers), max(numbers)
    return f"{low}..{high}" if high - low + 1 == len(numbers) == len(values) else ""


# ── lines that are no expressions ────────────────────────────────────────────────────


_PAIR = re.compile(r"(\w++)(?: ?(?:=|->|=>|→) ?| )(-?\w++)")


def are_entries(text: str) -> bool:
    return _PAIR.fullmatch(text) is not None


def entries(texts: str) -> str:
    """``wolf: 1, goat: 2`` for ``wolf = 1, goat = 2``"""
    return ", ".join(_PAIR.sub(r"\1: \2", text.strip()) for text in texts.split(","))


def as_entries(line: Line, found: Found) -> Words:
    return {"entries": entries(found["values"])}


def words_of_list(line: Line, found: Found) -> Words:
    words = re.findall(r"-?\w+", found["values"])
    return {"listed": ", ".join(words), "joined": "_".join(words), "spaced": " ".join(words)}


def in_brackets(line: Line, found: Found) -> Words:
    return None if found["called"] and "members" not in line.said else words_of_list(line, found)


def no_reserved(line: Line, found: Found) -> Words:
    return None if RESERVED.intersection(found["values"].split()) else words_of_list(line, found)


def one_of_group(line: Line, found: Found) -> Words:
    """``n in {1, 2, 3}``, below `then:`"""
    return {"group": range_of(re.findall(r"\w+", found["values"])) or found["values"]}


# ── conditions with commas between ───────────────────────────────────────────────────


def conditions(place: Place) -> Habit:
    """``n != 3, n != 4``; ``n != 3, 4``; ``n, k = 1, 2``"""
    if place.entry != "expr" or place.token.kind != "COMMA" or place.unclosed():
        return None
    parts, _ = parted(place.tokens[:-1], ("COMMA",))
    if not all(parts):
        return None
    text = place.text.text
    if both := _side_by_side(place.text.source, text):
        return (
            "syntax",
            place.text.trimmed,
            "an equation has one value on each side",
            write(both, place.text.trimmed),
        )
    keys = place.keys
    if surrounding_text.is_new_value(keys):
        return None
    if not any(map(_has_comparison, parts)) or any(
        part[0].kind == "NUMBER" and len(part) == 1 for part in parts
    ):
        return _no_list(place)
    message = "a comma does not join conditions"
    shared = _of_each(place, parts)
    both, one = shared or tuple(_joined_by(place, parts, word) for word in ("and", "or"))
    if "…" in both or len(both) > LONGEST:
        help = "write `and` or `or` in its place"
        if shared:
            help = "compare each of them, with `and` or `or` between the comparisons"
        return "syntax", place.span, message, help
    if both == one:
        return "syntax", place.span, message, write(both, place.text.trimmed)
    all_, any_ = (both, "if all must hold"), (one, "if one is enough")
    first, second = (any_, all_) if keys[-1:] == ["lose"] else (all_, any_)
    words = f"write `{first[0]}` {first[1]}, `{second[0]}` {second[1]}"
    return (
        "syntax",
        place.span,
        message,
        WayOut(words, first[0], second[0], span=place.text.trimmed),
    )


def _of_each(place: Place, parts: Sequence[Sequence[Token]]) -> tuple[str, str] | None:
    """``wolf, goat, hay = right``, ``wolf, goat and hay = right``: what is said of the last is
    meant of each, joined by `and` and by `or`; the same text twice if the list says which.
    """
    source = place.text.source
    last, said = parted(parts[-1], ("AND", "OR"))
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
    words = {token.text for token in said} or {"and", "or"}
    both, one = (f" {word} ".join(claims) for word in ("and", "or"))
    return (both if "and" in words else one), (one if "or" in words else both)


def _joined_by(place: Place, parts: Sequence[Sequence[Token]], word: str) -> str:
    """The conditions with ``and`` or ``or`` between; parentheses where they have such words."""
    written = []
    for part in parts:
        text = place.written(part[0].start, part[-1].end)
        loose = any(t.kind in ("AND", "OR", "IMPLIES", "IF", *QUANTIFIERS) for t in part)
        written.append(f"({text})" if loose else text)
    return f" {word} ".join(written)


def _has_comparison(part: Sequence[Token]) -> bool:
    return any(token.kind in ("CMP", "EQ", "IN", "HAS", "WHERE") for token in part)


def _side_by_side(source: Source, text: str) -> str:
    left, sign, right = text.partition("=")
    names, values = (
        [one.strip() for one in side.strip(" =()").split(",")] for side in (left, right)
    )
    plain = all(re.fullmatch(_VALUE, one) for one in (*names, *values))
    if not sign or len(names) < 2 or len(names) != len(values) or not plain:
        return ""
    asked = (surrounding_text.asked_of(source, a, b) for a, b in zip(names, values, strict=True))
    return " and ".join(f"{a} = {b}" for a, b in zip(asked, values, strict=True))


def _no_list(place: Place) -> Habit:
    if place.is_key:
        return None
    return (
        "syntax", place.span, "an expression is one value, and a comma begins another",
        "write each on a line of its own; values that belong together stand under `tables:` or"
        " `sets:`",
    )  # fmt: skip


def instead_of_braces(node: Mapping) -> str:
    """How to write what stands in braces where an expression belongs: conditions or a set."""
    values = [value.value for _, value in node.entries if isinstance(value, Scalar)]
    conditions = node.members or values
    if conditions and all(re.search("[<>=]", text) for text in conditions):
        text = ", ".join(conditions)
        named = "" if node.members else "conditions have no names here: "
        return f"{named}write `[{text}]`" if conditions[1:] else f"{named}write `{text}`"
    if not node.members:
        return "`{…}` belongs to YAML; a set is written `those x in S where …`, or `A + x`"
    found = joined(node.members)
    if re.search(r"\bfor \w+ in\b", node.members[-1]):
        found = f"set({', '.join(node.members)})"
    return f"`{{…}}` belongs to YAML; the set of these is `{found}`"


# ── terms of a cost that are added ───────────────────────────────────────────────────


def added(place: Place, found: Found) -> Words:
    """``1 per up + 2 per take``"""
    parts, _ = parted(place.tokens[:-1], (place.token.kind,))
    terms = [place.written(part[0].start, part[-1].end) for part in parts if part]
    if len(terms) < 2 or not all(" per " in term for term in terms):
        return None
    return _as_lines(place, terms)


def _as_lines(place: Place, terms: Sequence[str]) -> Words:
    """Terms of a cost that are added, as lines of a list below the name of their sum."""
    lines = ", ".join(f"`- {term}`" for term in terms)
    source, at = place.text.source.text, place.text.trimmed.start
    depth = surrounding_text.indent(source[surrounding_text.line_start(source, at) : at])
    begin, said = "\n  - total:", "`- total:` below `cost:`, and below that, "
    if surrounding_text.is_list_item(place.text):
        begin, said = "total:", "`- total:`, and below it, "
    elif place.keys[:1] != ["cost"]:
        begin, said = "", f"below `{place.keys[0]}:`, "
    block = _lines_below(begin, max(6, depth + 4), terms)
    return {"lines": f"{said}indented more, {lines}", "block": block}


def _lines_below(begin: str, indent: int, terms: Sequence[str]) -> str:
    return begin + "".join(f"\n{' ' * indent}- {term}" for term in terms)


_CHOICE = re.compile(
    r"(?s)if\s+(?P<step>.+?)\s+then\s+(?P<cost>.+?)(?:\s+else\s+(?P<rest>.+))?"
    r"|(?P<cost2>.+?)\s+if\s+(?P<step2>.+?)(?:\s+else\s+(?P<rest2>.+))?"
)


def paid_by_step(place: Place, found: Found) -> Words:
    """``if take then 2 else 1``, ``2 if take else 1``: a term for each transition"""
    left, terms = surrounding_text.transitions(place.text.source), []
    rest = re.sub(r"\s+per\s+(?:move|step)$", "", found["all"])
    while choice := _CHOICE.fullmatch(rest):
        step, cost, rest = (choice[x] or choice[f"{x}2"] or "" for x in ("step", "cost", "rest"))
        if step not in left:
            return None
        left.remove(step)
        terms.append(f"{cost} per {step}")
    if not terms or "if " in rest or len(left) > 2 * MOST_WRITTEN:
        return None
    terms += [f"{rest} per {step}" for step in left if rest]
    return _as_lines(place, [" ".join(term.split()) for term in terms])


def paid_for(place: Place, found: Found) -> Words:
    """``take: 2``, ``take``: of a transition alone; a number alone is what each step costs."""
    steps, amount = surrounding_text.transitions(place.text.source), found["amount"]
    if amount in steps:
        return {"amount": "1", "step": amount}
    if place.keys[:1] and place.keys[0] in steps:
        return {"step": place.keys[0]}
    return {"step": "move"} if amount.isdecimal() else None


def cost_as_list(source: Source, node: Mapping) -> str:
    """``up: 1``: perhaps what each transition costs."""
    terms = [
        f"{value.value.strip()} per {key.value.partition('(')[0].strip()}"
        for key, value in node.entries
        if isinstance(key, Scalar) and isinstance(value, Scalar) and " per " not in value.value
    ]
    if len(terms) < len(node.entries):
        return "write `- ` in front of each line"
    lines = ", ".join(f"`- {term}`" for term in terms)
    words = f"what is added up is one line: write `- total:`, and below it, indented more, {lines}"
    span = source.span(node.start, node.end if node.flow else node.entries[-1][1].end)
    begin, indent = ("\n  ", 6) if node.flow else ("", span.column + 3)
    return WayOut(words, _lines_below(f"{begin}- total:", indent, terms), span=span)
