"""Foreign words, and functions for rows of ``habits.txt`` about characters that begin no word."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest

from puzzlelang.syntax.parser_state import QUANTIFIERS, Capture, Place, parted
from puzzlelang.syntax.printer import fitted
from puzzlelang.syntax.surrounding_text import declared, is_declared, members
from puzzlelang.syntax.value_lists import joined, list_of

Words = dict[str, str] | None

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


def values_for_each(place: Place, capture: Capture) -> Words:
    """``0..9 for each i in item = [3, 1]``"""
    text, at = place.text.text, place.token.start
    if " for each " not in text[:at]:
        return None
    binder = re.search(r" for each (?:(\w+) in )?(\w+)", text[:at])
    name, group = (binder[1] or "x", binder[2]) if binder else ("x", "item")
    end = text.find("]" if capture["at"] == "[" else "}", at)
    words = text[at + 1 : end].replace(",", " ").split() if end > at else []
    listing, names = f"`first: {_listed_values(words)}`", members(place.text.source, group)
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
        variable = declared(place.text.source, name)
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
    return None if is_declared(place.text.source, capture["word"]) else {}


def part_of_list(place: Place, capture: Capture) -> Words:
    """``pile[0]``, ``pile[:2]``, ``pile[1:3]``, where indices begin at 0"""
    text, low, high = capture["list"], int(capture["from"] or 0), capture["to"]
    variable = declared(place.text.source, text.partition("(")[0])
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
    variable = declared(place.text.source, owner.partition("(")[0])
    is_list = variable.is_list if variable else word in _OF_LISTS and word != "add"
    template = (_OF_LISTS if is_list else _OF_SETS).get(word, "")
    if is_list and word == "pop" and inside == "0":
        template, inside = "rest({owner})", ""
    elif is_list and word == "insert" and inside.startswith("0,"):
        template, inside = "list({inside}) + {owner}", inside[2:].strip()
    if not template or ("{inside}" in template) != bool(inside):
        return None
    return {"changed": template.format(owner=owner, inside=inside)}


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
    row = declared(place.text.source, name)
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


def code_point(place: Place, capture: Capture) -> Words:
    character = place.text.text[place.token.start]
    return {"code": f"U+{ord(character):04X}", "blank": " "}


def letter(place: Place, capture: Capture) -> Words:
    return {} if capture["at"].isalpha() else None


def invisible(place: Place, capture: Capture) -> Words:
    character = place.text.text[place.token.start]
    return None if character.isprintable() else code_point(place, capture)


def _listed_values(words: Sequence[str]) -> str:
    """A list as in a table, if it is short."""
    values = ", ".join(words)
    return f"[{values if words and len(values) < 40 else '3, 1, 2'}]"
