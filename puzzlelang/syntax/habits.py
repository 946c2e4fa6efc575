"""Habits of beginners, from other languages or from none, as rows of data.

``habits.txt`` has the rows; its head describes the format.  Each section serves one reader: the
parser, or the reader of lines that are not expressions.  The first row that fits is reported.  A
row that needs more than a pattern names a function, which returns further words for the row's
texts, or None if the row does not fit.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from puzzlelang.syntax import habit_details, surroundings, value_lists
from puzzlelang.syntax.printer import fitted, in_place
from puzzlelang.syntax.surroundings import (
    LONGEST,
    MARK,
    MOST_READ,
    Capture,
    Line,
    Place,
    find,
    parted,
)
from puzzlelang.syntax.vocabulary import KEYWORDS
from puzzlelang.text import Any, Diagnostics, Record, Span, WayOut, filled, read_rows

ENTRIES = {
    "goal": "expr", "then": "expr", "state": "decl", "head": "head", "effect": "effect",
    "cost": "cost", "types": "expr", "tables": "expr", "item": "expr", "choose": "chosen",
}  # fmt: skip
"""Parser entry for each field that gives a row's example."""

_DETAILS = (habit_details, value_lists)
_PATTERNS = ("line", "whole", "clause", "part")
_KEYWORD = rf"(?:{'|'.join(sorted(KEYWORDS))})\b"
_TYPE = r"(?:[A-Za-z_]\w*+|\d+ ?\.\. ?\d+)"
_MANY = (
    r"(?:[Ll]ists?|[Aa]rrays?|rows?|vectors?|[Ss]tacks?|[Qq]ueues?|sequences?|seq|tuples?|deques?)"
)
_MACROS = {
    "comparison": rf"(?<![\w)])(?P<subject>{value_lists.VALUE})\s*"
    r"(?P<sign>==?|!=|\bis\s+not\s+in\b|\bis\s+in\b|\bnot\s+in\b|\bin\b)\s*",
    "inside": rf"\s*(?P<inside>(?:{value_lists.VALUE}(?:\s*+[,;|]\s*+|\s++)?+)*+)[\])}}]",
    "bare": rf"(?P<bare>{value_lists.VALUE}(?:(?:\s*,\s*|\s+)(?!in\b){value_lists.VALUE})+)",
    "ends": r"(?=\s*(?:$|[,)\n]|\b(?:and|or|implies|then|else|has|where)\b))",
    "value": r"(?<!\w)\w++(?:\([^()]*+\))?",
    "operand": r"(?<!\w)(?:(?!not\b)\w++(?:\([^()]*+\))?+|\([^()]*+\))",
    "keyword": _KEYWORD,
    "name": rf"(?!{_KEYWORD})[A-Za-z_]\w*",
    "names": r"\w+(?:\s*,\s*\w+)*",
    "compared": r"==?|!=|<=|>=|<|>",
    "call": r"\w+(?:\([^()]*\))?",
    "target": r"\s*+(?P<place>\w+(?:\([^()]*\)|(?:\[[^\[\]]*\])+)?)",
    "choice": r"(?:in |one of |any of |any )?[\[{(]?(?P<values>[\w ,]+|\d+ ?\.\. ?\d+)[\]})]?",
    "start": r" ?(?:(?P<sign>:=|==|=) ?(?P<start>.*))?",
    "type": _TYPE,
    "typed": r"(?P<said>(?:integer|int|number|num|range|nat|in|from|byte)\b)",
    "list": rf"(?:{_MANY}(?: ?[\[(] ?(?P<n1>\d+) ?[\])]| (?:1 ?\.\. ?)?(?P<n2>\d+))?"
    rf" of (?P<k1>{_TYPE})"
    rf"|{_MANY} ?[\[<(] ?(?P<k2>{_TYPE}) ?[\]>)]"
    rf"|(?P<k3>{_TYPE}) ?\[ ?(?P<n3>\d*) ?\]|(?P<n4>\d+) (?:of )?(?P<k4>[A-Za-z_]\w*+)"
    rf"|(?:{_MANY}|\[ ?\]))",
    "union": r"[\[\]{}() ]*[A-Za-z_]\w*+ ?(?:or|and|\||,|/|&) ?[A-Za-z_]\w*+"
    r"(?: ?(?:or|,|\|) ?[A-Za-z_]\w*+)*+[\[\]{}() ]*",
    "listed": r"(?P<called>(?:enum|list|tuple|array)?\s*\()?"
    r"(?P<values>-?\w+(?:\s*[,;|]\s*-?\w+)+)\)?",
}


class Row(metaclass=Record, eq=False):
    """A habit: its example, its pattern, its message and its help."""

    code: str
    message: str
    section: str
    fields: Mapping[str, str]

    @property
    def entry(self) -> str:
        return next(entry for key, entry in ENTRIES.items() if key in self.fields)

    def match(self, place: Line) -> Capture | None:
        fields = self.fields
        somewhere = "anywhere" not in fields and self.section != "characters"
        if place.entry and somewhere and place.entry != self.entry:
            return None
        if not all(_holds(place, condition) for condition in fields.get("when", "").split()):
            return None
        kind = next((kind for kind in _PATTERNS if kind in fields), None)
        capture = Capture(place) if kind is None else find(place, kind, _compiled(self))
        if capture is None:
            return None
        for i, line in enumerate(_table(fields)):
            if f"w{i}" in capture.words:
                capture.words["to"] = line.partition(" → ")[2].strip()
                capture.words["word"] = " ".join(capture[f"w{i}"].split())
        if "by" in fields:
            details = next(module for module in _DETAILS if hasattr(module, fields["by"]))
            more = getattr(details, fields["by"])(place, capture)
            if more is None:
                return None
            capture.words |= more
        return capture if "needs" not in fields or capture[fields["needs"]] else None

    def mistake(self, place: Line) -> tuple[Span, str, str] | None:
        """Span, message and help of the mistake; None if the row does not fit."""
        capture = self.match(place)
        if capture is None:
            return None
        under = self.fields.get("under") or next(
            name for name in ("at", "found", "token", "all") if name in capture.spans
        )
        span = place.text.span(*capture.spans[under])
        return span, _filled(self.message, capture), self.way_out(place, capture)

    def way_out(self, place: Line, capture: Capture) -> str:
        fields = self.fields
        templates = fields.get("write", "").split(f" {MARK} ")
        fixes = [filled(template, capture.__getitem__, fitted) for template in templates]
        words = _filled(fields.get("help", "write `{fix}`"), capture, fixes[0])
        if "else" in fields and (len(words) > LONGEST + 8 or "\n" in words):
            words = _filled(fields["else"], capture)
        if "write" not in fields or ("sure" in fields and not capture[fields["sure"]]):
            return words
        mend = capture.spans[fields["mend"]] if "mend" in fields else None
        return WayOut(words, *fixes, span=place.text.span(*mend) if mend else None)


def _filled(template: str, capture: Capture, fix: str = "") -> str:
    return filled(template, lambda hole: fix if hole == "fix" else capture[hole])


def _table(fields: Mapping[str, str]) -> list[str]:
    return re.split(r";\s+(?=[^`;]* → )", fields.get("table", ""))


@cache
def _compiled(row: Row) -> re.Pattern[str]:
    pattern = next(row.fields[kind] for kind in _PATTERNS if kind in row.fields)
    words = [line.partition(" → ")[0].strip() for line in _table(row.fields)]
    table = "|".join(
        f"(?P<w{i}>{word})".replace(" ", r"\s+") for i, word in enumerate(words) if word
    )
    macros = {**_MACROS, "word": f"(?:{table})"}
    return re.compile(re.sub(r"@(\w+)", lambda m: macros[m[1]], pattern), re.DOTALL)


def _kinds(kind: str, wanted: str) -> bool:
    return kind in wanted.split("|")


CONDITIONS: Mapping[str, Callable[[Any, str], bool]] = {
    "stuck": lambda place, kinds: _kinds(place.token.kind, kinds),
    "text": lambda place, words: _kinds(place.token.text, words),
    "before": lambda place, kinds: place.before is not None and _kinds(place.before.kind, kinds),
    "thirdbefore": lambda place, kinds: (
        place.at > 2 and _kinds(place.tokens[place.at - 3].kind, kinds)
    ),
    "beforetext": lambda place, words: (
        place.before is not None and _kinds(place.before.text, words)
    ),
    "next": lambda place, kinds: _kinds(place.kind_after, kinds),
    "first": lambda place, kinds: _kinds(place.tokens[0].kind, kinds),
    "after": lambda place, kinds: any(_kinds(t.kind, kinds) for t in place.tokens[: place.at]),
    "accepts": lambda place, kind: place.accepts(kind),
    "open": lambda place, need: any(need == waits for _, waits in place.open),
    "opener": lambda place, kind: next((o.kind for o, _ in place.open), "") == kind,
    "balanced": lambda place, _: not place.unclosed,
    "end": lambda place, _: place.is_end,
    "adjacent": lambda place, _: place.adjacent,
    "at": lambda place, number: place.at == int(number),
    "moved": lambda place, _: place.at > 0,
    "begun": lambda place, _: place.at > 0 or place.tokens[0].kind == "EVERY",
    "short": lambda place, _: len(place.text.text.strip()) <= LONGEST,
    "keyword": lambda place, _: (
        place.table.keywords.get(place.token.text) == place.token.kind
    ),
    "key": lambda place, key: key in place.keys,
    "effect": lambda place, _: surroundings.is_new_value(place.keys),
    "change": lambda place, _: (
        len(place.text.text) <= 100 and surroundings.is_change(place.keys)
    ),
    "changed": lambda place, _: surroundings.is_change(place.keys),
    "brief": lambda place, _: len(" ".join(place.text.text.split())) <= 100,
    "condition": lambda place, _: not surroundings.CONDITION_KEYS.isdisjoint(place.keys),
    "behind": lambda place, _: place.accepts("PLUS") and (
        place.token.kind == "IF" or place.token.text in ("when", "whenever", "provided")
    ),
    "keyed": lambda place, _: place.is_key,
    "parts": lambda place, _: all(parted(place.tokens[:-1], ("COMMA",))[0]),
    "listed": lambda place, _: surroundings.is_list_item(place.text),
    "is": lambda line, flag: flag in line.flags,
    "for_all": lambda place, _: place.tokens[0].kind in ("FOR", "EACH") and (
        place.at == 0
        or (place.at == 2 and place.token.kind == "IN" and place.tokens[0].kind == "EACH")
    ),
}  # fmt: skip
"""Conditions of rows, written ``name``, ``name=this|that`` or ``!name``."""


def _holds(place: Line, condition: str) -> bool:
    name, _, argument = condition.removeprefix("!").partition("=")
    return CONDITIONS[name](place, argument) != condition.startswith("!")


@cache
def rows() -> tuple[Row, ...]:
    path = os.path.join(os.path.dirname(__file__), "habits.txt")
    return tuple(
        Row(row.code, row.message, row.section, row.fields) for row in read_rows(path, _PATTERNS)
    )


def report_mistake(place: Place, diagnostics: Diagnostics) -> None:
    """Report the token at which the parser stopped, or a character that begins no token."""
    text, is_character = place.text, not place.states
    if not diagnostics.advises(text.trimmed):
        if is_character:
            _report_character(place, diagnostics)
        else:
            place.report(diagnostics, advise=False)
        return
    is_read = len(text.text) <= MOST_READ and (is_character or " " * 9 not in text.text)
    sections = ["values", "declarations", "words"] if is_read else []
    if is_character:
        sections = [*sections[:2], "characters"]
    else:
        sections += ["places", "commas"]
    if not any(report(place, section, diagnostics) for section in sections):
        place.report(diagnostics)


def _report_character(place: Place, diagnostics: Diagnostics) -> None:
    """Report a character without advice, by the last row of characters, which fits all."""
    row = next(row for row in reversed(rows()) if row.section == "characters")
    capture = Capture(place)
    capture.spans["at"] = place.token.start, place.token.start + 1
    capture.words["at"] = place.text.text[place.token.start]
    diagnostics.report(
        row.code, place.text.span(*capture.spans["at"]), _filled(row.message, capture)
    )


def report(place: Line, section: str, diagnostics: Diagnostics, at: Span | None = None) -> bool:
    """Report the first row of a section that fits ``place``; ``at`` replaces its span."""
    for row, (span, message, help) in _mistakes(place, section):
        if place.entry == "expr" and section != "commas":
            help = in_place(help, span)
        diagnostics.report(row.code, at or span, message, help=help)
        return True
    return False


def way_out(place: Line, section: str) -> str:
    """Help of the first row of a section that fits ``place``; empty if none fits."""
    return next((help for _, (_, _, help) in _mistakes(place, section)), "")


def _mistakes(place: Line, section: str) -> Iterator[tuple[Row, tuple[Span, str, str]]]:
    for row in rows():
        if row.section == section and (mistake := row.mistake(place)):
            yield row, mistake
