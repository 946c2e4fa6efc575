"""Functions for rows of ``habits.txt`` that need more than a pattern.

Each returns words for the row's texts, or None if the row does not fit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import combinations

from puzzlelang.syntax import surroundings
from puzzlelang.syntax.lalr import Token
from puzzlelang.syntax.printer import fitted
from puzzlelang.syntax.surroundings import (
    EXAMPLES,
    LONGEST,
    OPERATORS,
    QUANTIFIERS,
    Capture,
    Place,
    operands,
    parted,
)

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
    other = surroundings.next_item(place.text, above=begins)
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
    row = surroundings.declared(source, capture["row"])
    if capture["sign"] == "in" and row is None:
        row = surroundings.declared(source, capture["value"])
        swap = {"row": capture["value"], "value": capture["row"], "sign": "="}
    if row is None or not row.keys:
        return None
    each, names = surroundings.each_of(row)
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
    first = max(place.unclosed, default=-1) + 1
    if not any(token.kind == "FOR" for token in place.tokens[first : place.at]):
        return None
    stop = place.tokens[_closed(place.tokens, place.at)].start
    return {"condition": place.text.text[place.token.end : stop].strip()}


def conditional(place: Place, capture: Capture) -> Words:
    """``1 if lit else 0``, ``lit if n = 3``"""
    tokens, text = place.tokens, place.text.text
    first = max(place.unclosed, default=-1) + 1
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
    elif surroundings.is_new_value(keys):  # the unchanged value
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
    waiting = (one for one in place.open if one[1] != "RPAR" or place.unclosed)
    opener, need = next(waiting, (None, ""))
    then = next((t for t in reversed(place.tokens) if t.kind == "THEN"), None)
    if need != "ELSE" or opener is None or then is None or not place.accepts("ELSE"):
        return None
    text, keys = place.text.text, place.keys
    if "\n" in text.strip():
        return None
    condition, value = text[opener.end : then.start].strip(), text[then.end :].strip()
    if not surroundings.is_new_value(keys) and opener is not place.tokens[0]:
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
    pair = next(((o, need) for o, need in place.open if o.kind in QUANTIFIERS), None)
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
    opener = next((o for o, _ in place.open if o.kind in QUANTIFIERS), None)
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
    word = next((o.text for o, _ in place.open if o.kind in QUANTIFIERS), "for")
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
    token = next(o for o, need in place.open if need == "WHERE")
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
    opener = next(o for o, _ in place.open)
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
    if begin < 0 or not all(surroundings.is_member(place.text.source, t.text) for t in group):
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
    if any(place.token.kind == need for _, need in place.open) and not after_quantifier:
        return None
    text = place.text.text.strip()
    is_name = text == place.token.text or text.startswith(place.token.text + "(")
    if place.accepts("NUMBER") and place.token.kind in OPERATORS and not is_name:
        return None  # an operand is missing
    return {}


# ── foreign words ─────────────────────────────────────────────────────────────────────

FOREIGN = {
    "exists": "some", "any": "some", "forall": "every", "all": "every", "each": "every",
    "none_of": "no", "foreach": "for each", "elif": "else if", "elseif": "else if",
}  # fmt: skip


def foreign(place: Place, capture: Capture) -> Words:
    for i, token in enumerate(place.tokens[: place.at + 1]):
        small = token.text.lower()
        if token.kind != "NAME":
            continue
        capture.spans["foreign"] = token.start, token.end
        if token.text != small and small in place.table.keywords:
            return {"foreign": token.text, "what": "written in lower case", "to": small}
        if place.at and place.before and place.before.kind == "FOR" and token is place.token:
            continue  # `for all` is reported elsewhere
        if token.text == "any" and place.entry == "decl" and place.token.kind == "WHERE":
            continue  # so is `any where` at the start
        if small in FOREIGN and [t.kind for t in place.tokens[i + 1 : i + 2]] != ["LPAR"]:
            what = "not a word of this language"
            return {"foreign": token.text, "what": what, "to": FOREIGN[small]}
    return None


def quantifier(place: Place, capture: Capture) -> Words:
    """``every i in item: …``"""
    last = next((t for t in reversed(place.tokens) if t.kind in QUANTIFIERS), None)
    if last is None:
        return None
    return {"quantifier": last.text, "join": "has" if last.kind == "EVERY" else "where"}


# ── prefix operators ─────────────────────────────────────────────────────────────────


def prefix_form(place: Place, capture: Capture) -> Words:
    """``(and (= (at ?x) left) (not lit))``, as in PDDL and Lisp"""
    words = re.findall(r"[()]|[^\s()]+", capture["at"])
    if len(words) > 100:
        return None
    infix, rest = _infix_of(place, words)
    return {"infix": infix} if infix and not rest else None


_JOINED = {"and": "and", "or": "or", "imply": "implies"}


def _infix_of(place: Place, words: list[str]) -> tuple[str, list[str]]:
    """Convert the first form of ``words`` to infix; also return the words after it."""
    if not words or words[0] != "(":
        word = words[0].lstrip("?") if words else ""
        is_operand = re.fullmatch(r"\w+", word) and word not in place.table.keywords
        return (word, words[1:]) if is_operand else ("", [])
    name, rest, parts = (words[1:2] or [""])[0], words[2:], []
    if name in ("forall", "exists"):
        binders, rest = rest[: rest.index(")") + 1] if ")" in rest else [], rest
        rest = rest[len(binders) :]
        parts = [" ".join(binders[1:-1]).replace("?", "").replace(" - ", " in ").replace(" ", ", ")]
        parts = [parts[0].replace(", in, ", " in ")]
    while rest and rest[0] != ")":
        part, rest = _infix_of(place, rest)
        if not part:
            return "", []
        parts.append(part)
    return _joined_form(place, name, parts) if rest else "", rest[1:]


def _joined_form(place: Place, name: str, parts: list[str]) -> str:
    if name in _JOINED and len(parts) > 1:
        return f" {_JOINED[name]} ".join(fitted("", part, _JOINED[name]) for part in parts)
    if name == "not" and len(parts) == 1:
        return f"not {fitted('not ', parts[0], '')}"
    if name in ("=", "<", ">", "<=", ">=") and len(parts) == 2:
        return f"{parts[0]} {name} {parts[1]}"
    if name in ("forall", "exists") and len(parts) == 2:
        word, join = ("every", "has") if name == "forall" else ("some", "where")
        return f"{word} {parts[0]} {join} {parts[1]}"
    if not name.isidentifier() or name in place.table.keywords or not parts:
        return ""
    row = surroundings.declared(place.text.source, name)
    if row and len(row.keys) == len(parts) - 1 and row.keys:
        return f"{name}({', '.join(parts[:-1])}) = {parts[-1]}"
    return f"{name}({', '.join(parts)})"


def prefixed(place: Place, capture: Capture) -> Words:
    """``and(lit, n = 3)``"""
    at = place.at + 1
    end = next((i for i in range(at, len(place.tokens)) if not _depth(place, at, i)), None)
    if end is None:
        return None
    parts, _ = parted(place.tokens[at + 1 : end], ("COMMA",))
    if len(parts) < 2 or not all(parts):
        return None
    word = place.token.text
    texts = (place.written(part[0].start, part[-1].end) for part in parts)
    capture.spans["mended"] = place.token.start, place.tokens[end].end
    return {"infix": f" {word} ".join(fitted("", text, word) for text in texts)}


def _depth(place: Place, start: int, end: int) -> int:
    kinds = [token.kind for token in place.tokens[start : end + 1]]
    return kinds.count("LPAR") - kinds.count("RPAR")


# ── characters that begin no word ─────────────────────────────────────────────────────


def code_point(place: Place, capture: Capture) -> Words:
    character = place.text.text[place.token.start]
    return {"code": f"U+{ord(character):04X}", "blank": " "}


def letter(place: Place, capture: Capture) -> Words:
    return {} if capture["at"].isalpha() else None


def invisible(place: Place, capture: Capture) -> Words:
    character = place.text.text[place.token.start]
    return None if character.isprintable() else code_point(place, capture)
