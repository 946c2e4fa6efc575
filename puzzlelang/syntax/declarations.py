"""Lines below ``state:`` as other languages declare: lists, dictionaries, unions, ``int``."""

from __future__ import annotations

import re
from functools import partial

from puzzlelang.syntax import surrounding_text, value_lists
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.parser_state import Habit, Place
from puzzlelang.text import Source, WayOut, write

_WORD = r"[A-Za-z_]\w*+"
_KIND = rf"(?:{_WORD}|\d+ ?\.\. ?\d+)"
_LINE = re.compile(r"(?P<kind>[^=]*?) ?(?P<sign>:=|==|=)?(?(sign) ?(?P<start>.*))")
_MANY = (
    r"(?:[Ll]ists?|[Aa]rrays?|rows?|vectors?|[Ss]tacks?|[Qq]ueues?|sequences?|seq|tuples?|deques?)"
)
_LIST = re.compile(
    rf"(?:{_MANY}(?: ?[\[(] ?(?P<n1>\d+) ?[\])]| (?:1 ?\.\. ?)?(?P<n2>\d+))? of (?P<k1>{_KIND})"
    rf"|{_MANY} ?[\[<(] ?(?P<k2>{_KIND}) ?[\]>)]"
    rf"|(?P<k3>{_KIND}) ?\[ ?(?P<n3>\d*) ?\]|(?P<n4>\d+) (?:of )?(?P<k4>{_WORD})"
    rf"|(?:{_MANY}|\[ ?\]))"
)
_ORDERED = re.compile(r"(?:[Ll]ist|[Ss]tack|[Qq]ueue|seq|deque)")
_SET = re.compile(
    rf"[Ss]et(?: of)? ?[\[<({{]? ?(?P<kind>{_KIND}) ?[\]>)}}]?|\{{ ?(?P<k2>{_KIND}) ?\}}"
)
_MAP = re.compile(
    rf"(?:(?:dict|map|mapping|function|table|hash)(?: of| from)? ?[\[<(]? ?)?(?P<key>{_KIND}) ?"
    rf"(?:to|->|=>|→|,) ?(?P<kind>{_KIND}) ?[\]>)]?|(?P<k2>{_KIND}) per (?:each )?(?P<key2>{_WORD})"
)
_UNION = re.compile(
    rf"(?P<a>{_WORD}) ?(?:or|and|\||,|/|&) ?(?P<b>{_WORD})(?: ?(?:or|,|\|) ?{_WORD})*+"
)
_NUMBERS = re.compile(r"\d+(?:(?: ?[,|] ?| or | )\d+)+")
_TYPED = re.compile(
    rf"(?:int|integer|number|num|range|nat|in|from|byte) ?[(]?(?P<kind>{_KIND})[)]?"
)
_CHANGED = re.compile(r"(?:\+|-|\*) ?=?.*|\w+ ?(?:\+\+|--|\+=|-=).*")
_NOTHING = ("none", "null", "nil")
_VALUES = re.compile(r"[\[{(]? ?(?P<values>(?:-?\w++ ?,? ?)*+) ?[\]})]?")


def line(place: Place) -> Habit:
    return whole(place.entry, place.text)


def whole(entry: str, text: LocatedText) -> Habit:
    """What a line declares in the words of another language, if that is known."""
    plain = " ".join(text.text.split())
    if entry != "decl" or len(plain) > 100:
        return None
    found = _LINE.fullmatch(plain)
    if found is None:
        return None
    kind, start = found["kind"], found["start"] or ""
    span = text.trimmed
    if _CHANGED.fullmatch(plain):
        name = (surrounding_text.keys_around(text) or ["n"])[0]
        return (
            "syntax", span,
            "a type and a value at the start are expected here; nothing changes yet",
            f"write `0..9 = 0`, and what changes under a transition's `then:`, as in"
            f" `{name}: {name} + 1`",
        )  # fmt: skip
    for read in (_numbers, _list, _set, _map, _typed, partial(_union, text.source)):
        told = read(kind, start)
        if told:
            message, help = told
            if isinstance(help, WayOut):
                help = WayOut(help, *help.texts, span=span)
            return "syntax", span, message, help
    if found["sign"] == "==":
        return (
            "wrong-operator",
            span,
            "one equals sign is enough here",
            write(f"{kind} = {start}", span),
        )
    return None


Told = tuple[str, str] | None


def _values(start: str) -> list[str] | None:
    """The values of ``[left, right]``, ``{}``, ``none``; None for anything else"""
    if start in ("none", "empty", "nothing", "[]", "{}", "()", "set()", "list()", "dict()", ""):
        return []
    found = _VALUES.fullmatch(start)
    return re.findall(r"-?\w+", found["values"]) if found else None


def _list(kind: str, start: str) -> Told:
    found = _LIST.fullmatch(kind)
    if found is None:
        return None
    element = found["k1"] or found["k2"] or found["k3"] or found["k4"] or "0..9"
    many = found["n1"] or found["n2"] or found["n3"] or found["n4"]
    values = _values(start)
    group = f"set of {element} = {value_lists.joined(values) if values else 'none'}"
    if _ORDERED.match(kind) or kind.endswith(("[]", "[ ]")):
        return _ordered(kind, element, many, values, group)
    keys = f"for each p in 1..{many or (len(values) if values and len(values) > 1 else 3)}"
    if values is not None and len(values) == 1:
        line = f"{element} {keys} = {values[0]}"
    elif values:
        line = f"{element} {keys} = first(p)"
    else:
        line = f"{element} or none {keys} = none"
    words = f"write `{line}`"
    if values and len(values) > 1:
        words += f", with `first: [{', '.join(values)}]` under `tables:`"
    message = "a variable that has a value for each of several places is declared with `for each`"
    if many is not None or element == "boolean":
        return message, words
    return message, f"{words}; where the order does not matter, a set: `{group}`"


def _ordered(
    kind: str, element: str, many: str | None, values: list[str] | None, group: str
) -> Told:
    """``list of box = empty``, ``list(3) of 1..3 = [3, 2, 1]``"""
    if values is None:
        return None
    most = many or str(max(3, len(values)))
    line = f"list({most}) of {element} = {value_lists.list_of(values)}"
    if kind == f"list({many}) of {element}":
        return "the values of a list are written `list(…)`, an empty one is `none`", write(line)
    message = "a list says how many values it can hold: `list(8) of …`"
    if many is not None:
        return message, write(line)
    words = f"write `{line}`, with the most that it can hold in the place of {most}"
    if element == "boolean":
        return message, words
    return message, f"{words}; where the order does not matter, a set: `{group}`"


def _set(kind: str, start: str) -> Told:
    found, values = _SET.fullmatch(kind), _values(start)
    if found is None or values is None:
        return None
    element = found["kind"] or found["k2"]
    group = "none" if not values else value_lists.joined(values)
    if kind == f"set of {element}" and (not re.search(r"[\[{(,]", start) or "()" in start):
        return None
    message = "a set of members is written with `+`, the empty one `none`"
    if kind != f"set of {element}":
        message = "the type of a set is written `set of`"
    return message, write(f"set of {element} = {group}")


def _map(kind: str, start: str) -> Told:
    found, values = _MAP.fullmatch(kind), _values(start)
    if found is None or (", " in kind and not re.match(r"\w+ ?[\[<(]", kind)):
        return None
    key, element = found["key"] or found["key2"], found["kind"] or found["k2"]
    message = "a value for each of several is declared with `for each`"
    if values and len(values) == 1:
        return message, write(f"{element} for each {key} = {values[0]}")
    return message, f"write `{element} for each {key} = `, and the value at the start"


def _typed(kind: str, start: str) -> Told:
    found = _TYPED.fullmatch(kind)
    if found is None or found["kind"] == kind:
        return None
    message = f"`{kind.split(found['kind'])[0].strip('( ')}` is left out: a range is a type"
    if ".." not in found["kind"]:
        message = f"`{kind.split(found['kind'])[0].strip('( ')}` is left out"
    if start:
        return message, write(f"{found['kind']} = {start}")
    return message, f"write `{found['kind']} = `, and the value at the start"


def _numbers(kind: str, start: str) -> Told:
    if not _NUMBERS.fullmatch(kind) and not _NUMBERS.fullmatch(kind.strip("[]{}() ")):
        return None
    digits = re.findall(r"\d+", kind)
    message = "a variable's type is a range, or has a name"
    if ranged := value_lists.range_of(digits):
        line = f"{ranged} = {start}"
        return message, write(line) if start else f"write `{line}`, and the value at the start"
    listed = f"[{', '.join(digits)}]"
    return message, f"name these numbers under `types:`, as in `amount: {listed}`, and write" + (
        f" `amount = {start or digits[0]}`"
    )


def _union(source: Source, kind: str, start: str) -> Told:
    found = _UNION.fullmatch(kind.strip("[]{}() "))
    if found is None or "none" in re.findall(r"\w+", kind):
        return None
    words = [word for word in re.findall(r"\w+", kind) if word not in ("or", "and")]
    behind = f" = {start}" if start else " = "
    if words[1:] and words[-1].lower() in _NOTHING:
        begun = "none" if start.lower() in _NOTHING else start or "none"
        message = "what may be none is `… or none`"
        return message, write(f"{' or '.join(words[:-1])} or none = {begun}")
    if all(surrounding_text.is_member(source, word) for word in words):
        owner = surrounding_text.type_of(source, words)
        message = "a variable's type has a name; these are values"
        if owner:
            return message, write(f"{owner}{behind}") if start else f"write `{owner} = …`"
        listed = f"[{', '.join(words)}]"
        return (
            message,
            f"name them under `types:`, as in `kind: {listed}`, and write `kind{behind}`",
        )
    joint = "_or_".join(words)
    groups = ", ".join(f"{word}: […]" for word in words)
    return (
        "a variable has values of one type",
        f"make them groups of one under `types:`, `{joint}: {{{groups}}}`, and write"
        f" `{joint}{behind}`",
    )
