"""Functions for rows of ``habits.txt`` that need more than a pattern.

Each returns words for the row's texts, or None if the row does not fit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import combinations

from puzzlelang.syntax import surrounding_text, value_lists
from puzzlelang.syntax.lalr import Token
from puzzlelang.syntax.parser_state import (
    EXAMPLES,
    LONGEST,
    OPERATORS,
    QUANTIFIERS,
    Capture,
    Line,
    Place,
    operands,
    parted,
)
from puzzlelang.syntax.printer import fitted

Words = dict[str, str] | None


def _joined(text: str) -> str:
    return " ".join(text.split())


def in_one_line(place: Place, capture: Capture) -> Words:
    return {name: re.sub(r"[^\S\n]*+\n\s*", " ", text) for name, text in capture.words.items()}


def has_keys(place: Place, capture: Capture) -> Words:
    """``at.wolf``, where ``at`` is declared with keys"""
    declared = rf"(?m)^ *{capture['before']}(?:: .*\bfor each\b|\(\w+\):)"
    return {} if re.search(declared, place.text.source.text) else None


# ── words around conditions ──────────────────────────────────────────────────────────


def named_value(place: Place, capture: Capture) -> Words:
    """``let k = n + 1 in k = 4``: substitute the value for its name"""
    name, value = capture["name"], _joined(capture["value"])
    inside = value if re.fullmatch(r"\w+(?:\([^()]*\))?", value) else f"({value})"
    put_in, count = re.subn(rf"\b{name}\b", lambda _: inside, _joined(capture["rest"]))
    section = "let" if "transitions" in place.keys else "define"
    return {"put_in": put_in, "value": value, "section": section} if count else None


_NUMBERS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}


def counted(place: Place, capture: Capture) -> Words:
    """``more than 2 i in item have …``; None if only something else is wrong"""
    number, kind = int(_NUMBERS.get(capture["many"], capture["many"])), capture["to"] or "exactly"
    usual = capture["word"] == kind and capture["many"].isdecimal() and capture["in"] == "in"
    if usual and capture["join"] == "where" and not (capture["there"] or capture["of"]):
        return None
    number += {"more": 1, "less": -1}.get(kind, 0)
    kind = {"more": "at least", "less": "at most"}.get(kind, kind)
    claim = (
        f"{kind} {number} {capture['names']} in {capture['set']} where {_joined(capture['rest'])}"
    )
    return {"quantity": f"{kind} {number}", "claim": claim}


def one_of(place: Place, capture: Capture) -> Words:
    parts = [part.strip() for part in capture["list"].strip("() ").split(",")]
    total = " + ".join(f"(if {part} then 1 else 0)" for part in parts)
    return {"sum": total} if len(parts) > 1 and all(parts) else None


def both_sides(place: Place, capture: Capture) -> Words:
    """``n = 3 iff lit``: the conditions on both sides of a connective"""
    left, right = operands(place, *capture.spans["at"])
    if not left or not right:
        return None
    capture.spans["mended"] = left[0].start, right[-1].end
    return {s: place.written(t[0].start, t[-1].end) for s, t in (("a", left), ("b", right))}


def either_line(place: Place, capture: Capture) -> Words:
    """``- or B`` below ``- A``, ``- A or`` above ``- B``: join both lines"""
    text, begins = capture["all"], place.token.kind == "OR"
    other = surrounding_text.next_item(place.text, above=begins)
    first, second = (other, text[2:]) if begins else (text[:-2], other)
    if not first.strip() or not second.strip():
        return None
    return {"one": f"{fitted('', first.strip(), 'or')} or {second.strip()}"}


def of_each(place: Place, capture: Capture) -> Words:
    return {"of_x": re.sub(rf"\b{capture['set']}\b", "x", capture["claim"])}


_QUANTIFIER = {"any": "some", "some": "some", "no": "no", "none": "no"}


def quantified(place: Place, capture: Capture) -> Words:
    word = _QUANTIFIER.get(capture["said"], "every")
    sign = {"==": "=", "is": "=", "are": "="}.get(capture["sign"], capture["sign"])
    return {"word": word, "join": "has" if word == "every" else "where", "sign": sign}


def whole_row(place: Place, capture: Capture) -> Words:
    """``every at = right``; ``some red in board``"""
    source, swap = place.text.source, {}
    row = surrounding_text.declared(source, capture["row"])
    if capture["sign"] == "in" and row is None:
        row = surrounding_text.declared(source, capture["value"])
        swap = {"row": capture["value"], "value": capture["row"], "sign": "="}
    if row is None or not row.keys:
        return None
    each, names = surrounding_text.each_of(row)
    return {**(quantified(place, capture) or {}), **swap, "each": each, "names": names}


def _closed(tokens: list[Token], at: int) -> int:
    """Index of the parenthesis, comma or `for` that ends the part from ``at`` on."""
    depth = 0
    for i in range(at, len(tokens)):
        kind = tokens[i].kind
        if depth == 0 and kind in ("RPAR", "COMMA", "FOR", "PER", "$END"):
            return i
        depth += (kind == "LPAR") - (kind == "RPAR")
    return len(tokens) - 1


def filtered_fold(place: Place, capture: Capture) -> Words:
    """``sum(weight(i) for i in item if lit)``"""
    first = max(place.unclosed(), default=-1) + 1
    if not any(token.kind == "FOR" for token in place.tokens[first : place.at]):
        return None
    stop = place.tokens[_closed(place.tokens, place.at)].start
    return {"condition": place.text.text[place.token.end : stop].strip()}


def conditional(place: Place, capture: Capture) -> Words:
    """``1 if lit else 0``, ``lit if n = 3``"""
    tokens, text = place.tokens, place.text.text
    first = max(place.unclosed(), default=-1) + 1
    if place.entry == "decl" and not first:
        first = next((i + 1 for i, token in enumerate(tokens) if token.kind == "EQ"), place.at)
    is_fold = bool(parted(tokens[first : place.at], ("FOR",))[1])
    if place.entry == "head" or first >= place.at or is_fold:
        return None
    for i in range(first, place.at):
        if tokens[i].kind in ("COMMA", "HAS", "WHERE", "THEN", "ELSE"):
            first = i + 1
    stop, start = tokens[_closed(tokens, place.at)].start, tokens[first].start
    otherwise = next((t for t in tokens[place.at :] if t.kind == "ELSE" and t.start < stop), None)
    condition = text[place.token.end : otherwise.start if otherwise else stop].strip()
    value = text[start : place.token.start].strip()
    keys = place.keys
    if otherwise:
        whole = f"if {condition} then {value} else {text[otherwise.end : stop].strip()}"
    elif surrounding_text.is_new_value(keys):  # the unchanged value
        whole = f"if {condition} then {value} else {keys[0]}"
    elif re.search(r"[=<>]|\bin\b|\bhas\b|\bwhere\b", re.sub(r"\([^()]*\)", "", value)):
        whole = f"{condition} implies {value}"
    else:
        whole = f"if {condition} then {value} else …"
    capture.spans["mended"] = start, len(text[:stop].rstrip())
    is_complete = bool(condition and value) and "…" not in whole and "\n" not in whole
    return {"whole": whole, "known": "yes" * is_complete}


def no_else(place: Place, capture: Capture) -> Words:
    """``if n > 3 then lit``: `implies` in a condition; in an effect, the unchanged value"""
    waiting = (one for one in place.open() if one[1] != "RPAR" or place.unclosed())
    opener, need = next(waiting, (None, ""))
    then = next((t for t in reversed(place.tokens) if t.kind == "THEN"), None)
    if need != "ELSE" or opener is None or then is None or not place.accepts("ELSE"):
        return None
    text, keys = place.text.text, place.keys
    if "\n" in text.strip():
        return None
    condition, value = text[opener.end : then.start].strip(), text[then.end :].strip()
    if not surrounding_text.is_new_value(keys) and opener is not place.tokens[0]:
        return None
    return {"where": place.where(opener), "condition": condition, "value": value}


_WORDY = frozenset("NAME THE OR AND COMMA NO NOT NONE OF FOR EACH SET IN THEN IF $END".split())
"""Kinds of tokens in an English sentence."""

_VERBS = frozenset("is are be been was were have must should shall can cannot will".split())


def sentence(place: Place, capture: Capture) -> Words:
    tokens = place.tokens
    if len(tokens) < 5 or any(token.kind not in _WORDY for token in tokens):
        return None
    capture.spans["sentence"] = tokens[0].start, tokens[-2].end
    return {} if _VERBS.intersection(token.text for token in tokens) else None


# ── every, some, no ──────────────────────────────────────────────────────────────────

_FILLERS = re.compile(r"(?:with|such\s+that|so\s+that|that|satisf\w+|holds|must|we\s+have)\b\s*")


def missing_has(place: Place, capture: Capture) -> Words:
    """``every i in item with at(i) = right``, ``no a in item such that …``"""
    pair = next(((o, need) for o, need in place.open() if o.kind in QUANTIFIERS), None)
    if pair is None or not place.accepts(pair[1]):
        return None
    opener, need = pair
    rest = place.text.text[place.token.start :].strip()
    filler = _FILLERS.match(rest)
    offset = filler.end() if filler else 0
    is_clear = "" if place.token.text in ("is", "are") else "yes"
    plain = rest[offset:] if is_clear and len(rest) <= LONGEST + offset else "…"
    phrase = place.text.text[opener.start : place.token.start].strip()
    capture.spans["mended"] = place.token.start, place.token.start + offset
    return {"need": need.lower(), "begun": phrase, "claim": plain, "known": is_clear}


def comma_for_has(place: Place, capture: Capture) -> Words:
    """``every i in item, at(i) = right``"""
    comma, text = place.tokens[place.at - 2], place.text.text
    opener = next((o for o, _ in place.open() if o.kind in QUANTIFIERS), None)
    if place.at < 4 or comma.kind != "COMMA" or opener is None:
        return None
    phrase, rest = text[opener.start : comma.start].strip(), text[comma.end :].strip()
    capture.spans["comma"] = comma.start, comma.end
    return None if " in " not in phrase else {
        "word": "has" if opener.kind == "EVERY" else "where", "begun": phrase,
        "claim": rest if len(rest) <= LONGEST else "…",
    }  # fmt: skip


def not_for_no(place: Place, capture: Capture) -> Words:
    """``not a, b in item where …``"""
    if not any(t.kind == "WHERE" for t in place.tokens[place.at :]):
        return None
    for i in range(place.at - 1, 0, -1):
        if place.tokens[i - 1].kind == "NOT" and place.tokens[i].kind == "NAME":
            between = place.tokens[i + 1 : place.at]
            if between if place.token.kind == "COMMA" else not between or between[0].kind != "IN":
                return None
            capture.spans["not"] = place.tokens[i - 1].start, place.tokens[i - 1].end
            return {"names": place.written(place.tokens[i].start)}
    return None


def subsets(place: Place, capture: Capture) -> Words:
    """``every s in set of used``"""
    word = next((o.text for o, _ in place.open() if o.kind in QUANTIFIERS), "for")
    has_name = place.kind_after == "NAME"
    return {"word": word, "whole": place.tokens[place.at + 1].text if has_name else "S"}


def set_in_parentheses(place: Place, capture: Capture) -> Words:
    """``go(m in those k in n where k > at)``: find the end of the set"""
    depth, has_where = 0, False
    for i in range(place.at, len(place.tokens)):
        token = place.tokens[i]
        depth += (token.kind == "LPAR") - (token.kind == "RPAR")
        has_where = has_where or (depth == 0 and token.kind == "WHERE")
        if (
            depth < 0
            or (depth == 0 and has_where and token.kind in _ENDS_SET)
            or i == place.at + 200
        ):
            break
    last = place.tokens[i - 1]
    capture.spans["set"] = place.token.start, last.end
    text = place.written(place.token.start, last.end)
    sure = has_where and (depth < 0 or token.kind in ("HAS", "$END")) and "\n" not in text
    return {"set": text if len(text) <= LONGEST else "those …", "known": "yes" * (
        sure and len(text) <= LONGEST
    )}  # fmt: skip


_ENDS_SET = frozenset(("COMMA", "HAS", "FOR", "$END"))


def any_of_those(place: Place, capture: Capture) -> Words:
    """``at: cells = any where row(at) = 0``: the variable's name means each of its values"""
    key = next(iter(place.keys), "")
    claim = capture["claim"].strip()
    name = next(x for x in ("x", "y", "z", "x1") if not re.search(rf"\b{x}\b", claim))
    put_in, count = re.subn(rf"\b{re.escape(key)}\b", name, claim) if key else (claim, 0)
    simple = re.fullmatch(r"\w+(?: ?\.\. ?\w+)?", capture["kind"].strip())
    return {"name": name, "claim": put_in, "known": "yes" * bool(count and simple)}


def opener(place: Place, capture: Capture) -> Words:
    """The quantifier that still needs `where`"""
    token = next(o for o, need in place.open() if need == "WHERE")
    return {"opener": token.text, "example": EXAMPLES[token.kind]}


# ── comparisons, calls, numbers ──────────────────────────────────────────────────────


def chain(place: Place, capture: Capture) -> Words:
    """``1 < n < 4``; ``a != b != c`` means that all three differ"""
    left, right = operands(place, place.token.start, place.token.end)
    sides, between = parted([*left, place.token, *right], ("CMP", "EQ"))
    signs = [token.text for token in between]
    if len(signs) < 2 or not left:
        return None
    capture.spans["mended"] = left[0].start, (right or [place.token])[-1].end
    texts = [place.written(side[0].start, side[-1].end) if side else "…" for side in sides]
    pairs: Iterable[tuple[str, str, str]] = zip(texts, signs, texts[1:], strict=False)
    if set(signs) == {"!="}:
        pairs = ((a, "!=", b) for a, b in combinations(texts, 2))
    claims = " and ".join(map(" ".join, pairs))
    return {"claims": claims, "known": "yes" * all(sides)}


def filter_in_call(place: Place, capture: Capture) -> Words:
    """``count(i in item where at(i) = right)``"""
    opener = next(o for o, _ in place.open())
    i, tokens = place.tokens.index(opener), place.tokens
    function = tokens[i - 1].text if i and tokens[i - 1].kind == "NAME" else ""
    is_fold = function in ("sum", "min", "max")
    if not any(t.kind == "IN" for t in tokens[i : place.at]) or (
        place.token.kind == "IF" and (is_fold or not function or place.entry == "head")
    ):
        return None
    stop = tokens[_closed(tokens, place.at)].start
    capture.spans["inside"] = opener.end, stop
    claim = place.written(place.token.end, stop)
    those = f"those {place.written(opener.end, place.token.start)} where {claim}"
    if is_fold or len(those) > LONGEST:
        those = f"{'value for' if is_fold else 'those'} {those[6 : -len(claim)]}…"
    return {"those": those, "function": function, "known": "yes" * ("…" not in those)}


def coefficient(place: Place, capture: Capture) -> Words:
    """``2n``"""
    tokens = place.tokens
    for i in (place.at - 1, place.at - 2):
        if i < 0 or tokens[i].kind != "NUMBER" or tokens[i + 1].kind != "NAME":
            continue
        number, name = tokens[i], tokens[i + 1]
        if number.end == name.start:
            capture.spans["number"] = number.start, name.end
            return {"number": number.text + name.text, "factor": number.text, "name": name.text}
    return None


def text_between(place: Place, capture: Capture) -> Words:
    """``join(i for i in load, comma)``"""
    if place.before is None or place.before.kind != "NAME" or place.token.kind != "RPAR":
        word = place.token if place.token.kind == "NAME" and place.accepts("STRING") else None
    else:
        comma = place.tokens[place.at - 2] if place.at > 1 else None
        word = place.before if comma and comma.kind == "COMMA" and place.accepts("IN") else None
    if word is None:
        return None
    capture.spans["word"] = word.start, word.end
    return {"word": word.text}


# ── declarations, heads, effects, costs ──────────────────────────────────────────────


def behind_parameters(place: Place, capture: Capture) -> Words:
    text = place.text.text
    assert place.before is not None
    name, _, rest = text[: place.before.end].partition("(")
    if not place.token.text.isidentifier() or rest.count("(") + 1 != rest.count(")"):
        return None
    return {"begun": name.strip(), "parameters": f"({rest}"}


def members(place: Place, capture: Capture) -> Words:
    """``take(i in wolf, goat)``"""
    begin = max((i for i, t in enumerate(place.tokens[: place.at]) if t.kind == "IN"), default=-1)
    group = [t for t in place.tokens[begin + 1 : place.at] if t.kind != "COMMA"]
    if begin < 0 or not all(surrounding_text.is_member(place.text.source, t.text) for t in group):
        return None
    capture.spans["at"] = group[0].start, group[-1].end
    return {"sum": " + ".join(t.text for t in group)}


def word_in_head(place: Place, capture: Capture) -> Words:
    name = f"{capture['before']}_{place.token.text}"
    if place.kind_after == "NAME":
        name = f"{place.token.text}_{place.tokens[place.at + 1].text}"
    return {"joined": name}


def key_with_equals(place: Place, capture: Capture) -> Words:
    words = in_one_line(place, capture) or {}
    return {**words, "known": "yes" * (bool(capture["right"]) and not place.is_key)}


def counted_on(place: Place, capture: Capture) -> Words:
    """``trips: += 1``, ``trips++``, ``add 1``"""
    key = place.keys[0]
    if capture["sign"]:
        variable, step, by = (capture[name] for name in ("place", "step", "by"))
        if variable not in ("", key) or bool(by) == bool(step):
            return None
        if variable and not step and "=" not in capture["all"]:
            return None
    return {"by": capture["by"] or capture["in"] or "1"}


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
    group = f"set of {element} = {value_lists.joined(values) if values else 'none'}"
    return f"; if the order does not matter, a set: `{group}`"


def range_as_type(place: Line, capture: Capture) -> Words:
    interval = value_lists.range_of(re.findall(r"\d+", capture["kind"]))
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
    line = f"list({most}) of {_element(capture)} = {value_lists.list_of(values)}"
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
    return {"line": f"set of {element} = {value_lists.joined(values) if values else 'none'}"}


def members_of_set(place: Line, capture: Capture) -> Words:
    values, start = _start(capture), capture["start"]
    if values is None or not re.search(r"[\[{(,]", start) or "()" in start:
        return None
    return {"line": f"{capture['kind']} = {value_lists.joined(values) if values else 'none'}"}


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
    if not words or not all(surrounding_text.is_member(source, word) for word in words):
        return None
    return {"listed": ", ".join(words), "owner": surrounding_text.type_of(source, words)}


def types_as_one(place: Line, capture: Capture) -> Words:
    """``item or bank``"""
    words = _union(capture)
    groups = ", ".join(f"{word}: […]" for word in words)
    return {"joint": "_or_".join(words), "groups": groups} if words else None


# ── several values in a change ───────────────────────────────────────────────────────


def several_of_set(place: Line, capture: Capture) -> Words:
    """``load: wolf, goat``"""
    values = _chosen(capture)
    variable = surrounding_text.declared(place.text.source, capture["key"])
    is_set = values and variable is not None and variable.is_set
    return {"set": value_lists.joined(values)} if is_set else None


def one_of_several(place: Line, capture: Capture) -> Words:
    """``n: one of 1, 2, 5``"""
    values = _chosen(capture)
    if not values:
        return None
    if ".." in place.text.text:
        return {"group": capture["values"]}
    if {"false", "true"}.issuperset(values):
        return {"group": "boolean"}
    group = "S" if values[0].isdecimal() else value_lists.joined(values)
    return {"group": value_lists.range_of(values) or group}


def _chosen(capture: Capture) -> list[str]:
    values = re.findall(r"\w+", capture["values"])
    return [] if len(values) < 2 or value_lists.WORDS.intersection(values) else values


# ── keywords as names ────────────────────────────────────────────────────────────────


def reserved_left(place: Place, capture: Capture) -> Words:
    """``set = 3``, ``no = 1``: the keyword was read as the beginning of another construct."""
    token = place.token
    if place.accepts("NAME") and token.text in place.table.keywords:
        return None  # it is the keyword here
    if token.kind not in (*OPERATORS, "RPAR", "COMMA", "LPAR"):
        return None
    return None if token.kind in ("LPAR", "MINUS") and place.accepts(token.kind) else {}


def reserved(place: Place, capture: Capture) -> Words:
    """Accept a keyword in the position of a name if nothing else explains the mistake."""
    after_quantifier = place.before is not None and place.before.kind in QUANTIFIERS
    if any(place.token.kind == need for _, need in place.open()) and not after_quantifier:
        return None
    text = place.text.text.strip()
    is_name = text == place.token.text or text.startswith(place.token.text + "(")
    if place.accepts("NUMBER") and place.token.kind in OPERATORS and not is_name:
        return None  # an operand is missing
    return {}
