"""Lines that YAML can't read for their colons, or for the sign at the beginning of a value: what an
author meant by them.
"""

from __future__ import annotations

import re

from puzzlelang.syntax import surrounding_text
from puzzlelang.syntax.habit_match import Line
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.surrounding_text import (
    CONDITION_KEYS,
    indent,
    line_end,
    line_start,
    without_comment,
)
from puzzlelang.text import Source, WayOut, write

_PLACE = r"\w+(?:\([^()]*\))?"
_QUANTIFIER = re.compile(
    r"\b(?:(every|some|no|those|if)|(for\s?all|for\s+every|for\s+each|all|each)|(exists|any))\b"
    r"(?=\s+\w+(?:\s*,\s*\w+)*\s+in\s|(?<=if))"
)
_BLOCK = re.compile(r"(?:if|else if|else|for each|for)\b")
_PAIRS = re.compile(
    rf"(?P<row>\w+) ?(?P<sign>=|!=) ?[\[{{](?P<pairs>(?: ?\w+ ?: ?{_PLACE} ?,?)+)[\]}}]"
)

Told = tuple[str, str]


def second_colon(source: Source, text: str, at: int, above: str) -> Told:
    """What to say of the second colon of a line, at ``at``; ``above``: the key of its block."""
    start = line_start(text, at)
    end = line_end(text, at)
    before, behind = text[start:at], text[at + 1 : end].strip()
    value = before[before.find(":") + 1 :]
    if len(before) + len(behind) < 200 and (told := _known(source, start, before, behind, above)):
        return told
    if len(value) + len(behind) < 200 and (told := _bound(source, start, before, behind)):
        return told
    quantifier = _QUANTIFIER.search(value)
    if quantifier:
        return "a colon is not allowed in an expression", _without_colon(value, quantifier, behind)
    if " ? " in before:
        help = "to choose between two values, write `if condition then this else that`"
        return "a colon is not allowed in an expression", help
    if found := re.search(r"(\w+)\((\w+):\s*(\w+(?:\s?\.\.\s?\w+)?)", text[start:end]):
        help = f"write `in` instead of the colon: `{found[1]}({found[2]} in {found[3]})`"
        return "a colon cannot stand in parentheses", help
    if " for each " in value:
        if "=" in value:
            from puzzlelang.syntax.value_lists import FROM_TABLE

            return "an expression has no values in braces", FROM_TABLE
        help = f"write `=` in front of the value: `{value.strip()} = {behind or '…'}`"
        return "an equals sign stands here, no colon", help
    if before.strip().startswith("then:"):
        help = f"write `{value.strip()}: {behind or '…'}` on the next line, indented more"
        return "what changes stands below `then:`", help
    help = "an expression has no colon; a text with one stands in quotes, or under `|`"
    return "a second colon stands in this line", help


def _known(source: Source, start: int, before: str, behind: str, above: str) -> Told | None:
    """What a line with two colons says in other languages, when that is known."""
    blank = before[: indent(before)]
    key, _, value = before.strip().removeprefix("- ").partition(":")
    value, first = value.strip(), before.find(":") + 1
    end = start + len(without_comment(source.text[start:]))
    if _BLOCK.match(key) and behind:
        inside = f"{value}: {behind}"
        line = f"\n{blank}  {inside}"
        return f"`{key}:` has what it changes on the lines below", WayOut(
            f"write `{key}:`, and on the next line, indented more, `{inside}`",
            line, span=source.span(start + first, end),
        )  # fmt: skip
    if above == "then" or _BLOCK.match(above):
        lines = _lines(key, value, behind)
        if lines and not before.lstrip().startswith("- "):
            listed = ", ".join(f"`{line}`" for line in lines)
            whole = f"\n{blank}".join(lines)
            return "one line changes one variable", WayOut(
                f"write a line for each: {listed}", whole,
                span=source.span(start + len(blank), end),
            )  # fmt: skip
    if not CONDITION_KEYS.intersection((key, above)):
        return None
    span = source.span(start + first + (len(before[first:]) - len(before[first:].lstrip())), end)
    whole = source.text[span.start : end]
    if found := _PAIRS.fullmatch(whole):
        sign, join = found["sign"], " and " if found["sign"] == "=" else " or "
        pairs = re.findall(rf"(\w+) ?: ?({_PLACE})", found["pairs"])
        claim = join.join(f"{found['row']}({k}) {sign} {v}" for k, v in pairs)
        return "an expression has no values in brackets", write(claim, span)
    if re.fullmatch(_PLACE, value) and re.fullmatch(rf"{_PLACE}", behind):
        return "a condition has an equals sign, no colon", write(f"{value} = {behind}", span)
    return None


_BOUND = re.compile(
    r"(?P<word>\\A|\\E|all|some|no|one|lone)\s+(?P<names>\w+(?:\s*,\s*\w+)*)\s*"
    r"(?:(?:\\in|in|∈)\s+(?P<set>[^:|]+?)\s*:|:\s*(?P<type>[^:|]+?)\s*\|)\s*(?P<claim>[^:|]+)"
)
_AS_BOUND = {
    "\\A": "every {} in {} has {}", "all": "every {} in {} has {}", "no": "no {} in {} where {}",
    "one": "count(those {} in {} where {}) = 1", "lone": "count(those {} in {} where {}) <= 1",
}  # fmt: skip


def _bound(source: Source, start: int, before: str, behind: str) -> Told | None:
    r"""``\A x \in S : P`` of TLA⁺, ``some x: S | P`` of Alloy"""
    begin = before.find(": ") + 2 if ": " in before else indent(before)
    value = f"{before[begin:]}:{without_comment(' ' + behind)}"
    found = _BOUND.fullmatch(value.strip().removeprefix("- "))
    if found is None or (found["word"] in ("one", "lone") and "," in found["names"]):
        return None
    template = _AS_BOUND.get(found["word"], "some {} in {} where {}")
    claim = template.format(found["names"], found["set"] or found["type"], found["claim"].strip())
    at = source.text.index(found["word"], start + begin)
    end = start + len(without_comment(source.text[start : line_end(source.text, start)]))
    return "a colon is not allowed in an expression", write(claim, source.span(at, end))


def _lines(key: str, value: str, behind: str) -> list[str]:
    """``at(i): left; n: 1`` and ``at(a): at(b): left`` as the lines that they stand for."""
    parts = re.split(r"[;,] *", f"{key}: {value}: {behind}") if re.search("[;,]", value) else []
    if len(parts) > 1 and all(re.fullmatch(rf"{_PLACE}: [^:]+", part) for part in parts):
        return parts
    if re.fullmatch(_PLACE, value) and re.fullmatch(_PLACE, key) and behind:
        return [f"{key}: {behind}", f"{value}: {behind}"]
    return []


def _without_colon(value: str, found: re.Match[str], behind: str) -> str:
    own, all_, _ = found.groups()
    word = "every" if all_ else own or "some"
    join = {"every": "has", "if": "then"}.get(word, "where")
    if own == "if" or not behind or len(value) + len(behind) > 100:
        return WayOut(f"after `{word} …` write `{join}` instead of the colon", join)
    words = f"write `{word} {value[found.end() :].strip()} {join} {behind}`"
    return WayOut(words, join) if own else words


# ── the sign at the beginning of a value ─────────────────────────────────────────────

_SUCH = re.compile(
    r"\{ ?(?:(?P<x>\w+) (?:in|∈) (?P<s>\w+) ?[|:]|(?P<x2>\w+) for (?P<x3>\w+) in (?P<s2>\w+) if) ?"
    r"(?P<c>[^{}]+)\}(?P<rest>.*)"
)
_EACH = re.compile(r"\[ ?(?P<c>[^\[\]]+?) for (?P<x>\w+) in (?P<s>\w+) ?\]")
_COUNTED_SET = re.compile(
    r"\|\s*\{\s*(?P<x>\w+)\s+(?:in|∈)\s+(?P<s>[^{}|:]+?)\s*[|:]\s*(?P<c>[^{}]+?)\s*\}\s*\|(?P<rest>.*)"
)
_BARS = re.compile(r"\|(?P<x>[^|]+)\|(?P<rest>.*)")
_COUNTED = re.compile(r"(?P<sign>[*-]) ?=? ?(?P<by>\w+(?:\([^()]*\))?)")


def leading_sign(source: Source, text: str, value: int, line: str) -> str:
    """What to write for a value that begins with a sign which means something else to YAML."""
    line = without_comment(line)
    if len(line) > 100:
        return ""
    span = source.span(value, value + len(line))
    start = line_start(text, value)
    key = text[start:value].strip().removesuffix(":")
    around = surrounding_text.keys_around(
        LocatedText(source, line, range(value, value + len(line)))
    )
    if "then" in around[1:] and re.fullmatch(_PLACE, key):
        if found := _COUNTED.fullmatch(line):
            return write(f"{key} {found['sign']} {found['by']}", span)
    if found := _SUCH.fullmatch(line):
        x, group = found["x"] or found["x2"], found["s"] or found["s2"]
        those = f"those {x} in {group} where {found['c'].strip()}"
        rest = found["rest"].strip()
        return write(f"({those}) {rest}" if rest else those, span)
    if found := _EACH.fullmatch(line):
        return write(f"every {found['x']} in {found['s']} has {found['c'].strip()}", span)
    if found := _COUNTED_SET.fullmatch(line):
        those = f"those {found['x']} in {found['s']} where {found['c']}"
        return write(f"count({those}){found['rest']}", span)
    if found := _BARS.fullmatch(line):
        inside, rest = found["x"].strip(), found["rest"]
        variable = surrounding_text.declared(source, inside)
        if variable and variable.is_set:
            return write(f"count({inside}){rest}", span)
        return write(f"abs({inside}){rest}", span)
    if line.startswith("[]") and line[2:].strip():
        return f"what holds in all states is a `check:`, written without `[]`: `{line[2:].strip()}`"
    if "state" in around[1:] and line[:1] in "[{":
        from puzzlelang.syntax import habits

        located = LocatedText(source, line, range(value, value + len(line)))
        return habits.way_out(Line(located), "declarations")
    return ""


# ── lines that belong to the one before ──────────────────────────────────────────────

_UNFINISHED = re.compile(
    r".*(?:\b(?:and|or|not|implies|has|where|then|else|in|div|mod|every|some|no|those|the|of)"
    r"|[-+*=(,]|\.\.|\s[<>]=?)"
)
_CARRIES_ON = re.compile(r"(?:(?:and|or|implies|where|has|in)\b|(?:then|else)\s+[^:]+$|[+*<>!=)])")
_TEXTS = frozenset(("puzzle", "about", "source", "say", "show"))


def carried_on(source: Source, at: int) -> tuple[int, str, str] | None:
    """``when: A and`` and below it, indented no more, ``B``: the rest of that value"""
    text, start = source.text, line_start(source.text, at)
    above = without_comment(text[max(0, start - 1000) : start].rstrip().rpartition("\n")[2])
    key, colon, value = above.strip().rpartition(": ") if ": " in above else ("", "", above.strip())
    if key.removeprefix("- ") in _TEXTS or above.endswith(":"):
        return None
    least, than = indent(above) + 2, f"more than `{key.removeprefix('- ')}:`"
    if not colon and value.startswith("- "):
        than = "more than its `- `"
    elif not colon:
        least, than = indent(above), "like the line above"
    lines, begin, end = [], start, start
    for row in text[start : start + 1000].split("\n"):
        line = without_comment(row)
        is_open = value.count("(") > value.count(")") or _UNFINISHED.fullmatch(value)
        if indent(row) >= least or not (is_open or _CARRIES_ON.match(line.strip())):
            break
        lines.append(" " * least + line.strip())
        begin, end = begin + len(row) + 1, begin + len(line)
        value = f"{value} {line.strip()}"
    if not lines:
        return None
    help = f"a value that goes on in the next line is indented {than}"
    fix = WayOut(help, "\n".join(lines), span=source.span(start, end))
    return start + indent(text[start:end]), "this line belongs to the one before it", fix


# ── lines without a colon ────────────────────────────────────────────────────────────

_NAMED = re.compile(r"(?P<name>\w+) (?:in|is|of|as) (?P<kind>[^=]+?)(?: ?= ?(?P<start>.+))?")
_TYPED = re.compile(r"(?P<kind>\d+ ?\.\. ?\d+|\w+) (?P<name>\w+) ?= ?(?P<start>.+)")
_LET = re.compile(r"let (?P<name>\w+) ?:?= ?(?P<value>.+)")


def missing_colon(source: Source, text: str, value: int, above: str) -> Told | None:
    """``n in 1..3 = 1`` and ``0..9 n = 0`` below ``state:``, ``let k = n + 1`` below ``then:``"""
    start = line_start(text, value)
    row = without_comment(text[start:])
    line, blank = row.strip(), indent(row)
    if len(line) > 100:
        return None
    span = source.span(start + blank, start + blank + len(line))
    message = "a colon is missing behind the name"
    if above == "state" and (found := _NAMED.fullmatch(line) or _TYPED.fullmatch(line)):
        name, kind, begun = found["name"], found["kind"].strip(), found["start"]
        digits = re.findall(r"\d+", kind)
        if re.fullmatch(r"\d+(?: ?, ?\d+)+", kind):
            from puzzlelang.syntax.value_lists import range_of

            kind = range_of(digits) or kind
        if begun and "," not in kind:
            return message, write(f"{name}: {kind} = {begun}", span)
        return message, f"write `{name}: {kind} = `, and the value at the start"
    if found := _LET.fullmatch(line):
        named = f"`{found['name']}: {found['value']}`"
        return "a name for a value has a line below `let:`", (
            f"write `let:` beside `when:` and `then:`, and below it, indented more, {named}"
        )
    return None
