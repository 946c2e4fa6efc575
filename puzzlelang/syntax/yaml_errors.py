"""What the errors of YAML mean, in words."""

from __future__ import annotations

import re

from puzzlelang.syntax.colons import carried_on, leading_sign, missing_colon, second_colon
from puzzlelang.syntax.pyyaml import Mark, MarkedYAMLError
from puzzlelang.syntax.reserved_words import RESERVED
from puzzlelang.syntax.sections import SECTIONS
from puzzlelang.syntax.surrounding_text import (
    CONDITION_KEYS,
    indent,
    line_end,
    line_start,
    without_comment,
)
from puzzlelang.text import NEAR, Diagnostics, Source, WayOut

_VALUE = re.compile(r"[ ]*(?:- +)*(?:[^\s#'\"\[{&*!|>%@`-][^\n:]*:[ ]+)?")
_AFTER_MEMBER = r"[=<>+]|!=|(?:not\s+)?in\b|and\b|or\b"
_DIGITS = re.compile(r"sequence of (\d+) hex")
_CUT = re.compile(r"[^ \n][ ]+#[^\n]*$")

LEADING = {
    "[": "`[` begins a list for YAML",
    "{": "`{` begins a mapping for YAML",
    ">": "`>` begins a folded text for YAML",
    "|": "`|` begins a block of lines for YAML",
    "@": "YAML allows no value to begin with `@`",
    "`": "YAML allows no value to begin with a backquote",
    "%": "YAML allows no value to begin with `%`",
    "*": "`*` begins an alias for YAML",
    "&": "`&` begins an anchor for YAML",
    "!": "`!` means something else in YAML",
    '"': "a value that begins with a quote must end with it",
    "'": "a value that begins with a quote must end with it",
    ",": "YAML allows no value to begin with a comma",
}


def report_error(
    source: Source, text: str, error: MarkedYAMLError, diagnostics: Diagnostics
) -> list[int]:
    """Report ``error`` in words; return a place in each section that is at fault, ascending."""
    context, problem = str(error.context or ""), str(error.problem or "")
    mark: Mark | None = error.problem_mark or error.context_mark
    at = min(mark.index if mark else 0, len(text))
    begin = at
    if error.context_mark and ("scanning" in context or "flow" in context):
        begin = error.context_mark.index  # a quote or a bracket may swallow much before it fails

    # what stands at the beginning of the value explains more than the place where YAML gave up
    start = line_start(text, begin)
    found = _VALUE.match(text, start)
    value = found.end() if found else start
    places = [begin]
    line = text[value : line_end(text, value)]
    if max(value + len(line), at) - start > NEAR:
        message, help = "YAML cannot read this", f"it says: {problem}; write shorter lines"
    elif "':'" in problem and (told := carried_on(source, value)):
        at, message, help = told
        places = [len(text[:start].rstrip()), begin]
    elif assignment := _assignment(problem, text, value):
        at, message, help = assignment
    else:
        at, message, help = _explain(source, context, problem, text, at, value, line)
    end = at + 1 if at < len(text) and text[at] != "\n" else at
    diagnostics.report("yaml", source.span(at, end), message, help=help)
    return places


_BLOCK = "put the text on the next line, under `|`"
_KEY = re.compile(r"(?<![\w ])[\w ]++:(?=[ ]+$)")

PROBLEMS = (
    ("could not find expected ':'", "a colon is missing in this line",
     "an entry is `name: value`; a value that goes on in the next line is indented more there"),
    ("document", "`---` and `...` at the beginning of a line belong to YAML",
     "a file holds one puzzle; put quotes around the text, or indent it"),
    ("directive", "`%` at the beginning of a line belongs to YAML",
     "put quotes around the text, or indent it"),
    ("sequence entries are not allowed", "this `-` stands where no list can begin",
     "put all entries of a list at the same indentation, each on a line of its own"),
    ("'-'", "this `-` stands where no list can begin",
     "put all entries of a list at the same indentation, each on a line of its own"),
    ("expected <block end>", "this line is indented differently from its neighbours",
     "put the entries of one section exactly below one another"),
    ("keys are not allowed", "this line is indented differently from its neighbours",
     "put the entries of one section exactly below one another"),
    ("flow", "a list in brackets is not finished here",
     "commas separate the entries of `[…]` and `{…}`, and the bracket must be closed"),
)  # fmt: skip
"""A part of what PyYAML says, what it means, and the way out."""


_ASSIGNMENT = re.compile(
    r"[ ]*+(?:- +)?(?P<place>\w+(?:\([^=:]*\))?)[ ]*+:?=[ ]*+(?P<value>[^=:#]++)"
)


def _assignment(problem: str, text: str, value: int) -> tuple[int, str, str] | None:
    """``at(i) = right`` in a line where an entry should be, or in the line before."""
    here = line_start(text, value)
    before = line_start(text, max(here - 1, 0))
    lines = [here] if "':'" in problem else []
    if "mapping values are not allowed" in problem:
        lines = [before]
    for start in lines:
        found = _ASSIGNMENT.fullmatch(text, start, line_end(text, start))
        if found:
            if _key_above(text, start) in CONDITION_KEYS:
                help = f"write `- {text[found.start('place') : found.end()].strip()}`"
                return found.start("place"), "several conditions stand in a list", help
            help = f"write `{found['place']}: {found['value'].strip()}`"
            if _key_above(text, start) == "state":
                help = f"write `{found['place']}: `, its type and ` = {found['value'].strip()}`"
            return found.start("place"), "an entry has a colon, not an equals sign", help
    return None


def _key_above(text: str, start: int) -> str:
    """The key below which the line at ``start`` stands."""
    *above, line = text[: text.find("\n", start)].split("\n")
    depth = indent(line)
    outer = (row for row in reversed(above) if row.strip() and indent(row) < depth)
    return next(outer, "").partition(":")[0].strip()


def _explain(
    source: Source,
    context: str,
    problem: str,
    text: str,
    at: int,
    value: int,
    line: str,
) -> tuple[int, str, str]:
    """The place, the message and the help for one error of YAML."""
    if "mapping values are not allowed" in problem:
        start = line_start(text, at)
        if ":" not in text[start:at]:
            return _unfinished(source, text, at)
        return (at, *second_colon(source, text, at, _key_above(text, start)))
    if "quoted scalar" in context:
        if "escape" in problem:
            at = text.rfind("\\", 0, at)
            help = "use single quotes, in which a backslash is just a backslash"
            if "no character" in problem:
                return at, f"`{text[at : at + 10]}` stands for no character", help
            digits = _DIGITS.search(problem)
            if digits:
                message = f"`{text[at : at + 2]}` wants {digits[1]} digits from 0 to 9 and a to f"
                return at, message, help
            return at, "this backslash means nothing in double quotes", help
        return value, "this quote is never closed", "put the same quote behind the text"
    if text[at : at + 1] == "\t" or "'\\t'" in problem:
        return at, "a tab stands where YAML wants a blank", "write blanks instead of tabs"
    first = line[:1]
    if first in LEADING and not (first in "[{" and at < value):
        above = _key_above(text, line_start(text, value))
        if above in ("text", "legend"):
            return value, f"below `{above}:` stands a block of lines", f"write `{above}: |`"
        return value, LEADING[first], _leading(source, context, text, value, line)
    message, help = next(
        ((m, h) for fragment, m, h in PROBLEMS if fragment in f"{context} {problem}"),
        ("YAML cannot read this", f"it says: {problem}" if problem else ""),
    )
    if "could not find expected ':'" in problem and (told := _no_entry(source, text, value)):
        message, help = told
    if "no list can begin" in message and (taken := leading_sign(source, text, at, text[at:])):
        message, help = "a `-` begins a list for YAML", taken
    elif "no list can begin" in message and re.match(r"- [^\n]*:", text[at : at + 100]):
        help = "entries that have names have no `- `: leave it out"
    if "neighbours" in message and (dashed := _dashed_before(text, at)):
        message, help = "one entry has a `- ` in front of it, and another has none", dashed
    section = re.match(r"[ ]+(\w+):", text[line_start(text, at) :])
    if section and section[1] in SECTIONS and "neighbours" in message:
        help = f"`{section[1]}:` is a section, and begins at the beginning of its line"
    previous = text[: line_start(text, at)].rstrip("\n").rsplit("\n", 1)[-1]
    if _CUT.search(previous) and ("<block end>" in problem or "':'" in problem):
        message = "this line belongs to nothing"
        help = (
            "a blank and `#` in the line before start a comment, and the value ended there; move"
            " the comment to a line of its own, or, if it is no comment, put the value in quotes"
        )
    return (value if "':'" in problem else at), message, help


def _leading(source: Source, context: str, text: str, value: int, line: str) -> str:
    if told := leading_sign(source, text, value, line):
        return told
    key = _KEY.search(text, line_start(text, value), value)
    block = f"write `{key.group().strip()} |` and the text below it, indented" if key else _BLOCK
    match line[:1]:
        case "[" if found := re.match(r"\[\s*(\S+\s*\.\.\s*[^\]]+?)\s*\](.*)", line):
            return f"a range has no brackets: write `{found[1]}{found[2].rstrip()}`"
        case "!":
            return "write `not`"
        case "&":
            return "write `and` between two conditions"
        case "'" | '"' if re.match(r".+['\"]\s*\+", line):
            return "write it without quotes and `+`: values stand in angle brackets, `n is <n>`"
        case "'" | '"' if found := re.match(rf"(['\"])(\w+)\1\s*(?={_AFTER_MEMBER})", line):
            if found[2] not in RESERVED:
                whole = without_comment(line)
                fix = f"{found[2]} {whole[found.end() :]}"
                return WayOut(
                    f"a member is written without quotes: `{fix}`", fix,
                    span=source.span(value, value + len(whole)),
                )  # fmt: skip
            return f"put the whole value in quotes of the other kind, or {block}"
        case "'" | '"':
            return f"put the whole value in quotes, or {block}"
        case "[" | "{" if "flow" in context and _is_unclosed(line):
            return f"close it; if it is a text, {block}"
    return block


def _dashed_before(text: str, at: int) -> str:
    """Is the line at ``at`` an entry of a section whose entries before have dashes?"""
    start = line_start(text, at)
    depth = at - start
    if depth == 0:
        return ""
    for line in reversed(text[:start].split("\n")):
        own = indent(line)
        if line.strip() and own < depth:
            return ""
        if own == depth and line.lstrip().startswith("- "):
            return "leave `- ` out of all of them, where each has a name"
    return ""


def _is_unclosed(line: str) -> bool:
    return line.count("[") > line.count("]") or line.count("{") > line.count("}")


def _unfinished(source: Source, text: str, at: int) -> tuple[int, str, str]:
    """A line that is indented more than an entry before it, which has a value or no colon."""
    start = line_start(text, at)
    *above, last = text[:start].rstrip().split("\n")
    line = text[start : at + 1]
    depth = indent(line)
    own = indent(last)
    if own <= depth and ":" not in last and last.strip() and not last.lstrip().startswith("-"):
        place = sum(len(line) + 1 for line in above)
        name, _, rest = last.strip().partition(" ")
        if own == depth and rest and name == "let":
            told = missing_colon(source, text, place, "")
            if told:
                return place + own, *told
        if own == depth and rest:
            return place + own, "a colon is missing in this line", f"write `{name}: {rest}`"
        help = f"write `{last.strip()}:`"
        return place + len(last), "a colon is missing at the end of this line", help
    if own == depth and (found := re.fullmatch(r"(\w+(?:\(.*\))?):(\S.*)", last.strip())):
        place = sum(len(line) + 1 for line in above) + own + len(found[1]) + 1
        help = f"write `{found[1]}: {found[2]}`"
        return place, "a blank is missing behind the colon", help
    help = "line it up with the line above; the entries of a section begin in the same column"
    return at, "this line is indented too far", help


_NEEDS_COLON = re.compile(r"(?:else|for each .+|(?:else )?if .+|\w+(?:\(.*\))?)")
_COMMENT = re.compile(r"(?:--|//|/\*|;)")


def _no_entry(source: Source, text: str, value: int) -> tuple[str, str] | None:
    """A line without a colon: what it seems to be, and what to write."""
    start = line_start(text, value)
    if told := missing_colon(source, text, value, _key_above(text, start)):
        return told
    line = text[start : line_end(text, value)].split(" #")[0].strip()
    if "：" in line:
        return (
            "this is not a plain colon",
            f"write `{line.replace('：', ': ').replace(':  ', ': ')}`",
        )
    if _COMMENT.match(line):
        return "this line is no entry", "a comment begins with `#`"
    if found := re.fullmatch(r"(\w[\w ]*(?:\([^()]*\))?):(\S.*)", line):
        return "a blank is missing behind the colon", f"write `{found[1]}: {found[2]}`"
    if "  " not in line and _NEEDS_COLON.fullmatch(line):
        help = f"write `{line}:`, and below it, indented more, what belongs to it"
        return "a colon is missing at the end of this line", help
    return None
