"""YAML's errors in plain words."""

from __future__ import annotations

import re

from puzzlelang.syntax import habits, surroundings
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.pyyaml import Mark, MarkedYAMLError
from puzzlelang.syntax.surroundings import (
    CONDITION_KEYS,
    Line,
    indent,
    line_end,
    line_start,
    without_comment,
)
from puzzlelang.syntax.value_lists import FROM_TABLE, range_of
from puzzlelang.syntax.vocabulary import RESERVED, SECTIONS
from puzzlelang.text import NEAR, Diagnostics, Source, WayOut, write

_VALUE = re.compile(r"[ ]*(?:- +)*(?:[^\s#'\"\[{&*!|>%@`-][^\n:]*:[ ]+)?")
_AFTER_MEMBER = r"[=<>+]|!=|(?:not\s+)?in\b|and\b|or\b"
_DIGITS = re.compile(r"sequence of (\d+) hex")
_CUT = re.compile(r"[^ \n][ ]+#[^\n]*$")

LEADING = {
    "[": "`[` begins a list in YAML",
    "{": "`{` begins a mapping in YAML",
    ">": "`>` begins a folded text in YAML",
    "|": "`|` begins a block of lines in YAML",
    "@": "in YAML no value can begin with `@`",
    "`": "in YAML no value can begin with a backquote",
    "%": "in YAML no value can begin with `%`",
    "*": "`*` begins an alias in YAML",
    "&": "`&` begins an anchor in YAML",
    "!": "`!` means something else in YAML",
    '"': "a value that begins with a quote must end with it",
    "'": "a value that begins with a quote must end with it",
    ",": "in YAML no value can begin with a comma",
}


def report_error(
    source: Source, text: str, error: MarkedYAMLError, diagnostics: Diagnostics
) -> list[int]:
    """Report ``error`` in plain words; return an offset in each faulty section, ascending."""
    context, problem = str(error.context or ""), str(error.problem or "")
    mark: Mark | None = error.problem_mark or error.context_mark
    at = min(mark.index if mark else 0, len(text))
    begin = at
    if error.context_mark and ("scanning" in context or "flow" in context):
        begin = error.context_mark.index  # a quote or bracket may swallow much text before it fails

    # the beginning of the value explains more than the position at which YAML gave up
    start = line_start(text, begin)
    match = _VALUE.match(text, start)
    value = match.end() if match else start
    places = [begin]
    line = text[value : line_end(text, value)]
    if max(value + len(line), at) - start > NEAR:
        message, help = "YAML cannot read this", f"it says: {problem}; write shorter lines"
    elif "':'" in problem and (mistake := _carried_on(source, value)):
        at, message, help = mistake
        places = [len(text[:start].rstrip()), begin]
    elif assignment := _assignment(problem, text, value):
        at, message, help = assignment
    else:
        at, message, help = _explain(source, context, problem, text, at, value, line)
    end = at + 1 if at < len(text) and text[at] != "\n" else at
    diagnostics.report("yaml", source.span(at, end), message, help=help)
    return places


_BLOCK = "put the text on the next line, under `|`"
_EMPTY = r"= ?(?:\[ *\]|{ *})"
_RANGE = r"\d+ ?\.\. ?\d+"
_KEY = re.compile(r"(?<![\w ])[\w ]++:(?=[ ]+$)")

PROBLEMS = (
    ("could not find expected ':'", "a colon is missing in this line",
     "an entry is `name: value`; indent a value more if it continues on the next line"),
    ("document", "`---` and `...` at the beginning of a line are YAML syntax",
     "a file holds one puzzle; put quotes around the text, or indent it"),
    ("directive", "`%` at the beginning of a line is YAML syntax",
     "put quotes around the text, or indent it"),
    ("sequence entries are not allowed", "no list can begin at this `-`",
     "put all entries of a list at the same indentation, each on a separate line"),
    ("'-'", "no list can begin at this `-`",
     "put all entries of a list at the same indentation, each on a separate line"),
    ("expected <block end>", "this line is indented differently from its neighbours",
     "line up the entries of a section"),
    ("keys are not allowed", "this line is indented differently from its neighbours",
     "line up the entries of a section"),
    ("flow", "a list in brackets is not finished here",
     "commas separate the entries of `[…]` and `{…}`, and the bracket must be closed"),
)  # fmt: skip
"""Fragments of PyYAML's messages, each with a message and help."""


_ASSIGNMENT = re.compile(
    r"[ ]*+(?:- +)?(?P<place>\w+(?:\([^=:]*\))?)[ ]*+:?=[ ]*+(?P<value>[^=:#]++)"
)


def _assignment(problem: str, text: str, value: int) -> tuple[int, str, str] | None:
    """Detect ``at(i) = right`` instead of an entry, on this line or the line before."""
    here = line_start(text, value)
    before = line_start(text, max(here - 1, 0))
    lines = [here] if "':'" in problem else []
    if "mapping values are not allowed" in problem:
        lines = [before]
    for start in lines:
        match = _ASSIGNMENT.fullmatch(text, start, line_end(text, start))
        if match:
            if _key_above(text, start) in CONDITION_KEYS:
                help = f"write `- {text[match.start('place') : match.end()].strip()}`"
                return match.start("place"), "several conditions are written as a list", help
            help = f"write `{match['place']}: {match['value'].strip()}`"
            if _key_above(text, start) == "state":
                help = f"write `{match['place']}: `, its type and ` = {match['value'].strip()}`"
            return match.start("place"), "an entry has a colon, not an equals sign", help
    return None


def _key_above(text: str, start: int) -> str:
    """The key above the line at ``start``, which is indented more."""
    *above, line = text[: text.find("\n", start)].split("\n")
    depth = indent(line)
    outer = (row for row in reversed(above) if row.strip() and indent(row) < depth)
    return next(outer, "").partition(":")[0].strip()


def _explain(
    source: Source, context: str, problem: str, text: str, at: int, value: int, line: str
) -> tuple[int, str, str]:
    """Offset, message and help for an error of YAML."""
    if "mapping values are not allowed" in problem:
        start = line_start(text, at)
        if ":" not in text[start:at]:
            return _unfinished(source, text, at)
        return (at, *_second_colon(source, text, at, _key_above(text, start)))
    if "quoted scalar" in context:
        if "escape" in problem:
            at = text.rfind("\\", 0, at)
            help = "use single quotes, in which a backslash is just a backslash"
            if "no character" in problem:
                return at, f"`{text[at : at + 10]}` is not a character", help
            digits = _DIGITS.search(problem)
            if digits:
                message = f"`{text[at : at + 2]}` needs {digits[1]} digits from 0 to 9 and a to f"
                return at, message, help
            return at, "this backslash means nothing in double quotes", help
        return value, "this quote is never closed", "put the same quote after the text"
    if text[at : at + 1] == "\t" or "'\\t'" in problem:
        return at, "YAML does not allow a tab here", "write blanks instead of tabs"
    first = line[:1]
    if first in LEADING and not (first in "[{" and at < value):
        above = _key_above(text, line_start(text, value))
        if above in ("text", "legend"):
            return value, f"`{above}:` needs a block of lines", f"write `{above}: |`"
        return value, LEADING[first], _leading(source, context, text, value, line)
    message, help = next(
        ((m, h) for fragment, m, h in PROBLEMS if fragment in f"{context} {problem}"),
        ("YAML cannot read this", f"it says: {problem}" if problem else ""),
    )
    if "could not find expected ':'" in problem and (mistake := _no_entry(source, text, value)):
        message, help = mistake
    if "no list can begin" in message and (
        suggestion := _leading_sign(source, text, at, text[at:])
    ):
        message, help = "a `-` begins a list in YAML", suggestion
    elif "no list can begin" in message and re.match(r"- [^\n]*:", text[at : at + 100]):
        help = "entries with names have no `- `: leave it out"
    if "neighbours" in message and (dash_help := _dashed_before(text, at)):
        message, help = "one entry has a `- ` in front, another has none", dash_help
    section = re.match(r"[ ]+(\w+):", text[line_start(text, at) :])
    if section and section[1] in SECTIONS and "neighbours" in message:
        help = f"`{section[1]}:` is a section, so its line is not indented"
    previous = text[: line_start(text, at)].rstrip("\n").rsplit("\n", 1)[-1]
    if _CUT.search(previous) and ("<block end>" in problem or "':'" in problem):
        message = "this line belongs to no entry"
        help = (
            "a blank and `#` in the line before start a comment, which ended the value; move the"
            " comment to a separate line, or, if it is not a comment, put the value in quotes"
        )
    return (value if "':'" in problem else at), message, help


def _leading(source: Source, context: str, text: str, value: int, line: str) -> str:
    if suggestion := _leading_sign(source, text, value, line):
        return suggestion
    key = _KEY.search(text, line_start(text, value), value)
    name = key.group().strip() if key else ""
    block = f"write `{name} |` and the text below it, indented" if key else _BLOCK
    match line[:1]:
        case "{" if re.search(_EMPTY, line):
            return f"an empty set or list is `none`: write `{re.sub(_EMPTY, '= none', line)}`"
        case "[" if name == "put:" and (match := re.match(r"\[(.*?)\]", line)):
            items = re.sub(r"(?<!['\"]):", "':'", match[1].strip())
            return f"leave out the brackets: write `{items}`"
        case "[" if match := re.match(rf"\[({_RANGE})((?:, ?\1)+)\](?: = \[([^\]]+)\])?$", line):
            most = 1 + match[2].count(",")
            return f"write `list({most}) of {match[1]} = list({match[3] or '…'})`"
        case "[" if match := re.match(r"\[\s*(\S+\s*\.\.\s*[^\]]+?)\s*\](.*)", line):
            return f"a range has no brackets: write `{match[1]}{match[2].rstrip()}`"
        case "!":
            return "write `not`"
        case "&":
            return "write `and` between two conditions"
        case "'" | '"' if re.match(r".+['\"]\s*\+", line):
            return "write it without quotes and `+`: values go in angle brackets, `n is <n>`"
        case "'" | '"' if match := re.match(rf"(['\"])(\w+)\1\s*(?={_AFTER_MEMBER})", line):
            if match[2] not in RESERVED:
                whole = without_comment(line)
                fix = f"{match[2]} {whole[match.end() :]}"
                return WayOut(
                    f"a member is written without quotes: `{fix}`", fix,
                    span=source.span(value, value + len(whole)),
                )  # fmt: skip
            return f"put the whole value in quotes of the other kind, or {block}"
        case "'" | '"':
            return f"put the whole value in quotes, or {block}"
        case "{" if re.search(r"\b(?:any of|shuffled) \[", line):
            return "leave out the brackets in this, and quote it: `'any of cold, warm'`"
        case "[" | "{" if "flow" in context and _is_unclosed(line):
            return f"close it; if it is a text, {block}"
    return block


def _dashed_before(text: str, at: int) -> str:
    """Help if earlier entries of the section have dashes, and the line at ``at`` has none."""
    start = line_start(text, at)
    depth = at - start
    if depth == 0:
        return ""
    for line in reversed(text[:start].split("\n")):
        own = indent(line)
        if line.strip() and own < depth:
            return ""
        if own == depth and line.lstrip().startswith("- "):
            return "if each of them has a name, leave out every `- `"
    return ""


def _is_unclosed(line: str) -> bool:
    return line.count("[") > line.count("]") or line.count("{") > line.count("}")


def _unfinished(source: Source, text: str, at: int) -> tuple[int, str, str]:
    """Explain a line that is indented more than the entry above, which has a value or no colon."""
    start = line_start(text, at)
    *above, last = text[:start].rstrip().split("\n")
    line = text[start : at + 1]
    depth = indent(line)
    own = indent(last)
    if own <= depth and ":" not in last and last.strip() and not last.lstrip().startswith("-"):
        place = sum(len(line) + 1 for line in above)
        name, _, rest = last.strip().partition(" ")
        if own == depth and rest and name == "let":
            mistake = missing_colon(source, text, place, "")
            if mistake:
                return place + own, *mistake
        if own == depth and rest:
            return place + own, "a colon is missing in this line", f"write `{name}: {rest}`"
        help = f"write `{last.strip()}:`"
        return place + len(last), "a colon is missing at the end of this line", help
    if own == depth and (match := re.fullmatch(r"(\w+(?:\(.*\))?):(\S.*)", last.strip())):
        place = sum(len(line) + 1 for line in above) + own + len(match[1]) + 1
        help = f"write `{match[1]}: {match[2]}`"
        return place, "a blank is missing after the colon", help
    help = "line it up with the line above; the entries of a section begin in the same column"
    return at, "this line is indented too far", help


_NEEDS_COLON = re.compile(r"(?:else|for each .+|(?:else )?if .+|\w+(?:\(.*\))?)")
_COMMENT = re.compile(r"(?:--|//|/\*|;)")


def _no_entry(source: Source, text: str, value: int) -> tuple[str, str] | None:
    """Guess the meaning of a line without a colon; return a message and help."""
    start = line_start(text, value)
    if mistake := missing_colon(source, text, value, _key_above(text, start)):
        return mistake
    line = text[start : line_end(text, value)].split(" #")[0].strip()
    if "：" in line:
        return (
            "this is not a plain colon",
            f"write `{line.replace('：', ': ').replace(':  ', ': ')}`",
        )
    if _COMMENT.match(line):
        return "this line is not an entry", "a comment begins with `#`"
    if match := re.fullmatch(r"(\w[\w ]*(?:\([^()]*\))?):(\S.*)", line):
        return "a blank is missing after the colon", f"write `{match[1]}: {match[2]}`"
    if "  " not in line and _NEEDS_COLON.fullmatch(line):
        help = f"write `{line}:`, and its contents below it, indented more"
        return "a colon is missing at the end of this line", help
    return None


# ── lines with a second colon ────────────────────────────────────────────────────────

_PLACE = r"\w+(?:\([^()]*\))?"
_QUANTIFIER = re.compile(
    r"\b(?:(every|some|no|those|if)|(for\s?all|for\s+every|for\s+each|all|each)|(exists|any))\b"
    r"(?=\s+\w+(?:\s*,\s*\w+)*\s+in\s|(?<=if))"
)
_BLOCK_KEY = re.compile(r"(?:if|else if|else|for each|for)\b")
_PAIRS = re.compile(
    rf"(?P<row>\w+) ?(?P<sign>=|!=) ?[\[{{](?P<pairs>(?: ?\w+ ?: ?{_PLACE} ?,?)+)[\]}}]"
)

Explanation = tuple[str, str]


def _second_colon(source: Source, text: str, at: int, above: str) -> Explanation:
    """Explain a second colon at ``at``; ``above`` is the key of the block."""
    start = line_start(text, at)
    end = line_end(text, at)
    before, behind = text[start:at], text[at + 1 : end].strip()
    value = before[before.find(":") + 1 :]
    if len(before) + len(behind) < 200 and (
        mistake := _foreign_colons(source, start, before, behind, above)
    ):
        return mistake
    if len(value) + len(behind) < 200 and (mistake := _bound(source, start, before, behind)):
        return mistake
    quantifier = _QUANTIFIER.search(value)
    if quantifier:
        return "a colon is not allowed in an expression", _without_colon(value, quantifier, behind)
    if " ? " in before:
        help = "to choose between two values, write `if condition then this else that`"
        return "a colon is not allowed in an expression", help
    if match := re.search(r"(\w+)\((\w+):\s*(\w+(?:\s?\.\.\s?\w+)?)", text[start:end]):
        help = f"write `in` instead of the colon: `{match[1]}({match[2]} in {match[3]})`"
        return "a colon is not allowed in parentheses", help
    if " for each " in value or re.search(r"->.*=\s*{", value):
        if "=" in value:
            return "an expression has no values in braces", FROM_TABLE
        help = f"write `=` in front of the value: `{value.strip()} = {behind or '…'}`"
        return "an equals sign belongs here, not a colon", help
    if before.strip().startswith("then:"):
        help = f"write `{value.strip()}: {behind or '…'}` on the next line, indented more"
        return "changes go below `then:`", help
    help = "an expression has no colon; put a text with one in quotes, or under `|`"
    return "this line has a second colon", help


def _foreign_colons(
    source: Source, start: int, before: str, behind: str, above: str
) -> Explanation | None:
    """Explain a line with two colons by its meaning in other languages; None if unclear."""
    blank = before[: indent(before)]
    key, _, value = before.strip().removeprefix("- ").partition(":")
    value, first = value.strip(), before.find(":") + 1
    end = start + len(without_comment(source.text[start:]))
    if _BLOCK_KEY.match(key) and behind:
        inside = f"{value}: {behind}"
        line = f"\n{blank}  {inside}"
        return f"`{key}:` has its changes on the lines below", WayOut(
            f"write `{key}:`, and on the next line, indented more, `{inside}`",
            line, span=source.span(start + first, end),
        )  # fmt: skip
    if above == "then" or _BLOCK_KEY.match(above):
        lines = _lines(key, value, behind)
        if lines and not before.lstrip().startswith("- "):
            listing = ", ".join(f"`{line}`" for line in lines)
            whole = f"\n{blank}".join(lines)
            return "one line changes one variable", WayOut(
                f"write a line for each: {listing}", whole,
                span=source.span(start + len(blank), end),
            )  # fmt: skip
    if not CONDITION_KEYS.intersection((key, above)):
        return None
    span = source.span(start + first + (len(before[first:]) - len(before[first:].lstrip())), end)
    whole = source.text[span.start : end]
    if match := _PAIRS.fullmatch(whole):
        sign, join = match["sign"], " and " if match["sign"] == "=" else " or "
        pairs = re.findall(rf"(\w+) ?: ?({_PLACE})", match["pairs"])
        claim = join.join(f"{match['row']}({k}) {sign} {v}" for k, v in pairs)
        return "an expression has no values in brackets", write(claim, span)
    if re.fullmatch(_PLACE, value) and re.fullmatch(rf"{_PLACE}", behind):
        return "a condition has an equals sign, not a colon", write(f"{value} = {behind}", span)
    return None


_BOUND = re.compile(
    r"(?P<word>\\A|\\E|all|some|no|one|lone)\s+(?P<names>\w+(?:\s*,\s*\w+)*)\s*"
    r"(?:(?:\\in|in|∈)\s+(?P<set>[^:|]+?)\s*:|:\s*(?P<type>[^:|]+?)\s*\|)\s*(?P<claim>[^:|]+)"
)
_AS_BOUND = {
    "\\A": "every {} in {} has {}", "all": "every {} in {} has {}", "no": "no {} in {} where {}",
    "one": "count(those {} in {} where {}) = 1", "lone": "count(those {} in {} where {}) <= 1",
}  # fmt: skip


def _bound(source: Source, start: int, before: str, behind: str) -> Explanation | None:
    r"""Translate ``\A x \in S : P`` of TLA⁺ and ``some x: S | P`` of Alloy."""
    begin = before.find(": ") + 2 if ": " in before else indent(before)
    value = f"{before[begin:]}:{without_comment(' ' + behind)}"
    match = _BOUND.fullmatch(value.strip().removeprefix("- "))
    if match is None or (match["word"] in ("one", "lone") and "," in match["names"]):
        return None
    template = _AS_BOUND.get(match["word"], "some {} in {} where {}")
    claim = template.format(match["names"], match["set"] or match["type"], match["claim"].strip())
    at = source.text.index(match["word"], start + begin)
    end = start + len(without_comment(source.text[start : line_end(source.text, start)]))
    return "a colon is not allowed in an expression", write(claim, source.span(at, end))


def _lines(key: str, value: str, behind: str) -> list[str]:
    """Split ``at(i): left; n: 1`` or ``at(a): at(b): left`` into the lines that it means."""
    parts = re.split(r"[;,] *", f"{key}: {value}: {behind}") if re.search("[;,]", value) else []
    if len(parts) > 1 and all(re.fullmatch(rf"{_PLACE}: [^:]+", part) for part in parts):
        return parts
    if re.fullmatch(_PLACE, value) and re.fullmatch(_PLACE, key) and behind:
        return [f"{key}: {behind}", f"{value}: {behind}"]
    return []


def _without_colon(value: str, match: re.Match[str], behind: str) -> str:
    own, all_, _ = match.groups()
    word = "every" if all_ else own or "some"
    join = {"every": "has", "if": "then"}.get(word, "where")
    if own == "if" or not behind or len(value) + len(behind) > 100:
        return WayOut(f"after `{word} …` write `{join}` instead of the colon", join)
    words = f"write `{word} {value[match.end() :].strip()} {join} {behind}`"
    return WayOut(words, join) if own else words


# ── signs at the beginning of a value ────────────────────────────────────────────────

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


def _leading_sign(source: Source, text: str, value: int, line: str) -> str:
    """Help for a value that begins with a sign that YAML reads differently."""
    line = without_comment(line)
    if len(line) > 100:
        return ""
    span = source.span(value, value + len(line))
    start = line_start(text, value)
    key = text[start:value].strip().removesuffix(":")
    around = surroundings.keys_around(LocatedText(source, line, range(value, value + len(line))))
    if "then" in around[1:] and re.fullmatch(_PLACE, key):
        if match := _COUNTED.fullmatch(line):
            return write(f"{key} {match['sign']} {match['by']}", span)
    if match := _SUCH.fullmatch(line):
        x, group = match["x"] or match["x2"], match["s"] or match["s2"]
        those = f"those {x} in {group} where {match['c'].strip()}"
        rest = match["rest"].strip()
        return write(f"({those}) {rest}" if rest else those, span)
    if match := _EACH.fullmatch(line):
        return write(f"every {match['x']} in {match['s']} has {match['c'].strip()}", span)
    if match := _COUNTED_SET.fullmatch(line):
        those = f"those {match['x']} in {match['s']} where {match['c']}"
        return write(f"count({those}){match['rest']}", span)
    if match := _BARS.fullmatch(line):
        inside, rest = match["x"].strip(), match["rest"]
        variable = surroundings.declared(source, inside)
        if variable and variable.is_set:
            return write(f"count({inside}){rest}", span)
        return write(f"abs({inside}){rest}", span)
    if line.startswith("[]") and line[2:].strip():
        return f"a condition on all states is a `check:`, without `[]`: `{line[2:].strip()}`"
    if "state" in around[1:] and line[:1] in "[{":
        located = LocatedText(source, line, range(value, value + len(line)))
        return habits.way_out(Line(located), "declarations")
    return ""


# ── continued lines ──────────────────────────────────────────────────────────────────

_UNFINISHED = re.compile(
    r".*(?:\b(?:and|or|not|implies|has|where|then|else|in|div|mod|every|some|no|those|the|of)"
    r"|[-+*=(,]|\.\.|\s[<>]=?)"
)
_CARRIES_ON = re.compile(r"(?:(?:and|or|implies|where|has|in)\b|(?:then|else)\s+[^:]+$|[+*<>!=)])")
_TEXTS = frozenset(("puzzle", "about", "source", "say", "show"))


def _carried_on(source: Source, at: int) -> tuple[int, str, str] | None:
    """Indent ``B``, which continues ``when: A and`` on a line that is indented no more."""
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
    help = f"indent a value that continues on the next line {than}"
    fix = WayOut(help, "\n".join(lines), span=source.span(start, end))
    return start + indent(text[start:end]), "this line continues the one before it", fix


# ── lines without a colon ────────────────────────────────────────────────────────────

_NAMED = re.compile(r"(?P<name>\w+) (?:in|is|of|as) (?P<kind>[^=]+?)(?: ?= ?(?P<start>.+))?")
_TYPED = re.compile(r"(?P<kind>\d+ ?\.\. ?\d+|\w+) (?P<name>\w+) ?= ?(?P<start>.+)")
_LET = re.compile(r"let (?P<name>\w+) ?:?= ?(?P<value>.+)")


def missing_colon(source: Source, text: str, value: int, above: str) -> Explanation | None:
    """``n in 1..3 = 1`` and ``0..9 n = 0`` below ``state:``, ``let k = n + 1`` below ``then:``"""
    start = line_start(text, value)
    row = without_comment(text[start:])
    line, blank = row.strip(), indent(row)
    if len(line) > 100:
        return None
    span = source.span(start + blank, start + blank + len(line))
    message = "a colon is missing after the name"
    if above == "state" and (match := _NAMED.fullmatch(line) or _TYPED.fullmatch(line)):
        name, kind, initial = match["name"], match["kind"].strip(), match["start"]
        digits = re.findall(r"\d+", kind)
        if re.fullmatch(r"\d+(?: ?, ?\d+)+", kind):
            kind = range_of(digits) or kind
        if initial and "," not in kind:
            return message, write(f"{name}: {kind} = {initial}", span)
        return message, f"write `{name}: {kind} = `, and the initial value"
    if match := _LET.fullmatch(line):
        entry = f"`{match['name']}: {match['value']}`"
        return "a name for a value goes below `let:`", (
            f"write `let:` next to `when:` and `then:`, and below it, indented more, {entry}"
        )
    return None
