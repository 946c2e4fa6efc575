"""Several values instead of one: ``n in [1, 3]``, ``n != 3, n != 4``, ``at = right right``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest

from puzzlelang.syntax import surroundings
from puzzlelang.syntax.lalr import Token
from puzzlelang.syntax.surroundings import QUANTIFIERS, Capture, Line, Place, parted
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
        row = surroundings.declared(source, left)
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
        value.isdecimal() or value == "none" or surroundings.is_member(source, value)
        for value in values
    )


def _answer(source: Source, left: str, sign: str, values: Sequence[str]) -> tuple[str, str] | None:
    """The rewritten comparison if possible, and other help."""
    name = left.partition("(")[0]
    variable = surroundings.declared(source, name)
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
    if variable and surroundings.is_map(source, variable.kind) and len(values) == 2:
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
    if len(values) > 1 and all(surroundings.is_member(source, value) for value in values):
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
    source: Source, name: str, row: surroundings.Declared, sign: str, values: Sequence[str]
) -> tuple[str, str] | None:
    """Compare a value for each key: ``at = [right, left, right]``."""
    if not values:
        return None
    each, names = surroundings.each_of(row)
    word, join, link = ("every", "has", " and ") if sign == "=" else ("some", "where", " or ")
    if len(set(values)) == 1:
        return f"{word} {each} {join} {name}({names}) {sign} {values[0]}", ""
    members = surroundings.members(source, row.keys[0][1]) if len(row.keys) == 1 else []
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
    if not all(surroundings.is_value(source, name) for name in names):
        return None
    value = place.written(claim[at].end, claim[-1].end)
    claims = [
        f"{surroundings.asked_of(source, name, value)} {claim[at].text} {value}" for name in names
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
    claims = (f"{surroundings.asked_of(place.text.source, a, b)} = {b}" for a, b in pairs)
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
    depth = surroundings.indent(source[surroundings.line_start(source, at) : at])
    begin, location = "\n  - total:", "`- total:` below `cost:`, and below that, "
    if surroundings.is_list_item(place.text):
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
    steps, terms = surroundings.transitions(place.text.source), []
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
    steps, amount = surroundings.transitions(place.text.source), capture["amount"]
    if amount in ("move", "moves", "step", "steps", "length"):
        return {"amount": "1", "step": "move"}
    if amount in steps:
        return {"amount": "1", "step": amount}
    if place.keys[:1] and place.keys[0] in steps:
        return {"step": place.keys[0]}
    return {"step": "move"} if amount.isdecimal() else None


# ── values in brackets, calls of list methods ─────────────────────────────────────────


def values_for_each(place: Place, capture: Capture) -> Words:
    """``0..9 for each i in item = [3, 1]``"""
    text, at = place.text.text, place.token.start
    if " for each " not in text[:at]:
        return None
    binder = re.search(r" for each (?:(\w+) in )?(\w+)", text[:at])
    name, group = (binder[1] or "x", binder[2]) if binder else ("x", "item")
    end = text.find("]" if capture["at"] == "[" else "}", at)
    words = text[at + 1 : end].replace(",", " ").split() if end > at else []
    listing, names = (
        f"`first: {_listed_values(words)}`",
        surroundings.members(place.text.source, group),
    )
    if not names:
        listing += " for 1, 2 … or `first: {wolf: 3, goat: 1}` for members"
    elif not names[0].isdecimal():
        values = zip_longest(names, words[: len(names)], fillvalue="…")
        listing = f"`first: {{{', '.join(f'{one}: {value}' for one, value in values)}}}`"
    return {"name": name, "group": group, "listed": listing}


def list_in_brackets(place: Place, capture: Capture) -> Words:
    """``pile(left): [3, 1]``, ``pile: list(2) of 0..9 for each p in place = [3, 1]``"""
    text, at = place.text.text, place.token.start
    name = next(iter(place.keys), "").partition("(")[0]
    before = text[:at].strip()
    if before.startswith("list(") and before.endswith("="):
        holds = place.entry == "decl"
    else:
        variable = surroundings.declared(place.text.source, name)
        holds = not before and variable is not None and variable.is_list
    return {"list": list_of(re.findall(r"[^\s,]+", capture["inside"]))} if holds else None


def set_in_brackets(place: Place, capture: Capture) -> Words:
    words = capture["inside"].replace(",", " ").split()
    if not words or not all(word.isidentifier() for word in words):
        return None
    is_sum = place.text.text[: place.token.start].rstrip()[-1:] in ("+", "-")
    return {"group": f"({' + '.join(words)})" if is_sum else joined(words)}


def numbers_in_brackets(place: Place, capture: Capture) -> Words:
    words = capture["inside"].replace(",", " ").split()
    before = place.text.text[: place.token.start].rstrip()
    listing = ", ".join(words)
    if before.endswith(("set(", "list(")):
        help = f"leave the brackets out: `{re.findall('set|list', before)[-1]}({listing})`"
        return {"group": listing, "numbers": help, "known": "yes"}
    if len(set(words)) == len(words) or not before.endswith("="):
        return {"group": f"set({listing})", "numbers": f"write `set({listing})`", "known": "yes"}
    entry = f"`wanted: {_listed_values(words)}`"
    help = f"give these values a name under `tables:`, as in {entry}, and write the name here"
    return {"numbers": help}


def undeclared(place: Place, capture: Capture) -> Words:
    """``pile.length``, unless the file declares a `length`"""
    return None if surroundings.is_declared(place.text.source, capture["word"]) else {}


def part_of_list(place: Place, capture: Capture) -> Words:
    """``pile[0]``, ``pile[:2]``, ``pile[1:3]``, where indices begin at 0"""
    text, low, high = capture["list"], int(capture["from"] or 0), capture["to"]
    variable = surroundings.declared(place.text.source, text.partition("(")[0])
    if capture["colon"]:
        start = f"drop({text}, {low})" if low else text
        part = f"take({start}, {int(high) - low})" if high else start
        return {"part": part, "said": f"write `{part}`"} if part != text else None
    if variable is None or not variable.is_list:
        return None
    if not low:
        return {"part": f"first({text})", "said": f"write `first({text})`"}
    part = f"element({text}, {low + 1})"
    return {"part": part, "said": f"write `{part}`: positions in a list begin with 1"}


_OF_LISTS = {
    **dict.fromkeys(("push", "append", "enqueue", "add"), "push({owner}, {inside})"),
    **dict.fromkeys(("unshift", "prepend"), "list({inside}) + {owner}"),
    **dict.fromkeys(("shift", "dequeue"), "rest({owner})"),
    "pop": "pop({owner})",
}
_OF_SETS = {
    **dict.fromkeys(("add", "append", "insert", "push", "union"), "{owner} + {inside}"),
    **dict.fromkeys(("remove", "discard", "delete", "pop"), "{owner} - {inside}"),
}


def changed_by_call(place: Place, capture: Capture) -> Words:
    """``load.add(wolf)``, ``pile.pop()``"""
    owner, word, inside = capture["owner"], capture["word"], capture["inside"]
    variable = surroundings.declared(place.text.source, owner.partition("(")[0])
    is_list = variable.is_list if variable else word in _OF_LISTS and word != "add"
    template = (_OF_LISTS if is_list else _OF_SETS).get(word, "")
    if is_list and word == "pop" and inside == "0":
        template, inside = "rest({owner})", ""
    elif is_list and word == "insert" and inside.startswith("0,"):
        template, inside = "list({inside}) + {owner}", inside[2:].strip()
    if not template or ("{inside}" in template) != bool(inside):
        return None
    return {"changed": template.format(owner=owner, inside=inside)}


def _listed_values(words: Sequence[str]) -> str:
    """A list as in a table, if it is short."""
    values = ", ".join(words)
    return f"[{values if words and len(values) < 40 else '3, 1, 2'}]"


# ── declarations of other languages ──────────────────────────────────────────────────

_EMPTY = ("none", "empty", "nothing", "[]", "{}", "()", "set()", "list()", "dict()", "")
_VALUES = re.compile(r"[\[{(]? ?(?P<values>(?:-?\w++ ?,? ?)*+) ?[\]})]?")
_ORDERED = re.compile(r"(?:[Ll]ist|[Ss]tack|[Qq]ueue|seq|deque)|.*\[ ?\]$")


def _start(capture: Capture) -> list[str] | None:
    """The values of ``[left, right]``, ``{}``, ``none``; None for other texts"""
    if capture["start"] in _EMPTY:
        return []
    match = _VALUES.fullmatch(capture["start"])
    return re.findall(r"-?\w+", match["values"]) if match else None


def _element(capture: Capture) -> str:
    """Type of the values of a list, a set or a map."""
    return next(filter(None, (capture[f"k{i}"] for i in range(1, 5))), "0..9")


def _length(capture: Capture) -> str:
    return next(filter(None, (capture[f"n{i}"] for i in range(1, 5))), "")


def _else_set(capture: Capture, values: list[str] | None) -> str:
    element = _element(capture)
    if _length(capture) or element == "boolean":
        return ""
    group = f"set of {element} = {joined(values) if values else 'none'}"
    return f"; if the order does not matter, a set: `{group}`"


def range_as_type(place: Line, capture: Capture) -> Words:
    interval = range_of(re.findall(r"\d+", capture["kind"]))
    return {"line": f"{interval} = {capture['start']}"} if interval else None


def numbers_as_type(place: Line, capture: Capture) -> Words:
    digits = re.findall(r"\d+", capture["kind"])
    return {"listed": ", ".join(digits), "first": capture["start"] or digits[0]}


def ordered(place: Line, capture: Capture) -> Words:
    """``list of box = empty``, ``list(3) of 1..3 = [3, 2, 1]``"""
    values, many = _start(capture), _length(capture)
    if values is None or not _ORDERED.match(capture["kind"]):
        return None
    most = many or str(max(3, len(values)))
    line = f"list({most}) of {_element(capture)} = {list_of(values)}"
    most = "" if many else most
    return {"line": line, "many": many, "most": most, "else_set": _else_set(capture, values)}


def unordered(place: Line, capture: Capture) -> Words:
    """``array[3] of bank = [left, right, left]``"""
    values, element = _start(capture), _element(capture)
    if _ORDERED.match(capture["kind"]):
        return None
    several = values if values and len(values) > 1 else []
    line = f"for each p in 1..{_length(capture) or len(several) or 3} = "
    line = f"{element} {line}first(p)" if several else f"{element} or none {line}none"
    if values and not several:
        line = f"{element} for each p in 1..{_length(capture) or 3} = {values[0]}"
    first = f", with `first: [{', '.join(several)}]` under `tables:`" if several else ""
    return {"line": line, "with_first": first, "else_set": _else_set(capture, values)}


def type_of_set(place: Line, capture: Capture) -> Words:
    values, element = _start(capture), _element(capture)
    if values is None or capture["kind"] == f"set of {element}":
        return None
    return {"line": f"set of {element} = {joined(values) if values else 'none'}"}


def members_of_set(place: Line, capture: Capture) -> Words:
    values, start = _start(capture), capture["start"]
    if values is None or not re.search(r"[\[{(,]", start) or "()" in start:
        return None
    return {"line": f"{capture['kind']} = {joined(values) if values else 'none'}"}


def value_for_each(place: Line, capture: Capture) -> Words:
    """``dict[item, bank]``, ``item -> bank = left``"""
    values, kind = _start(capture), capture["kind"]
    if ", " in kind and not re.match(r"\w+ ?[\[<(]", kind):
        return None
    value = values[0] if values and len(values) == 1 else ""
    key = capture["key1"] or capture["key2"]
    return {"line": f"{_element(capture)} for each {key} = {value}", "value": value}


def plain_type(place: Line, capture: Capture) -> Words:
    return {"line": f"{capture['type']} = {capture['start']}"}


def _union(capture: Capture) -> list[str]:
    words = re.findall(r"\w+", capture["kind"])
    return [] if "none" in words else [word for word in words if word not in ("or", "and")]


def or_nothing(place: Line, capture: Capture) -> Words:
    """``bank or null``"""
    *words, last = _union(capture) or [""]
    if not words or last.lower() not in ("null", "nil", "none"):
        return None
    start = capture["start"]
    initial = "none" if start.lower() in ("null", "nil", "") else start
    return {"line": f"{' or '.join(words)} or none = {initial}"}


def members_as_type(place: Line, capture: Capture) -> Words:
    """``left or right``"""
    words, source = _union(capture), place.text.source
    if not words or not all(surroundings.is_member(source, word) for word in words):
        return None
    return {"listed": ", ".join(words), "owner": surroundings.type_of(source, words)}


def types_as_one(place: Line, capture: Capture) -> Words:
    """``item or bank``"""
    words = _union(capture)
    groups = ", ".join(f"{word}: […]" for word in words)
    return {"joint": "_or_".join(words), "groups": groups} if words else None


# ── several values in a change ───────────────────────────────────────────────────────


def several_of_set(place: Line, capture: Capture) -> Words:
    """``load: wolf, goat``"""
    values = _chosen(capture)
    variable = surroundings.declared(place.text.source, capture["key"])
    is_set = values and variable is not None and variable.is_set
    return {"set": joined(values)} if is_set else None


def one_of_several(place: Line, capture: Capture) -> Words:
    """``n: one of 1, 2, 5``"""
    values = _chosen(capture)
    if not values:
        return None
    if ".." in place.text.text:
        return {"group": capture["values"]}
    if {"false", "true"}.issuperset(values):
        return {"group": "boolean"}
    group = "S" if values[0].isdecimal() else joined(values)
    return {"group": range_of(values) or group}


def _chosen(capture: Capture) -> list[str]:
    values = re.findall(r"\w+", capture["values"])
    return [] if len(values) < 2 or WORDS.intersection(values) else values
