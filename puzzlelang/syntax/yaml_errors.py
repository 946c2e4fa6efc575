"""What the errors of YAML mean, in words."""

from __future__ import annotations

import re

from yaml.error import Mark, MarkedYAMLError

from puzzlelang.diagnostics import Diagnostics, WayOut
from puzzlelang.source import Source

_VALUE = re.compile(r"[ ]*(?:- +)*(?:[^\s#'\"\[{&*!|>%@`-][^\n:]*:[ ]+)?")
_QUANTIFIER = re.compile(r"\b(every|some|no|those|if)\b")
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
) -> int:
    """Report ``error`` in words; gives a place in the section that is at fault."""
    context, problem = str(error.context or ""), str(error.problem or "")
    mark: Mark | None = error.problem_mark or error.context_mark
    at = min(mark.index if mark else 0, len(text))
    begin = at
    if error.context_mark and ("scanning" in context or "flow" in context):
        begin = error.context_mark.index  # a quote or a bracket may swallow much before it fails

    # what stands at the beginning of the value explains more than the place where YAML gave up
    line_start = text.rfind("\n", 0, begin) + 1
    found = _VALUE.match(text, line_start)
    value = found.end() if found else line_start
    line_end = text.find("\n", value)
    line = text[value : line_end if line_end >= 0 else len(text)]
    first = line[:1]
    assignment = _assignment(context, problem, text, at, value)
    if assignment:
        at, message, help = assignment
    else:
        at, message, help = _explain(context, problem, text, at, value, first, line)
    end = at + 1 if at < len(text) and text[at] != "\n" else at
    diagnostics.report("yaml", source.span(at, end), message, help=help)
    return begin


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


def _assignment(
    context: str, problem: str, text: str, at: int, value: int
) -> tuple[int, str, str] | None:
    """``at(i) = right`` in a line where an entry should be, or in the line before."""
    here = text.rfind("\n", 0, value) + 1
    before = text.rfind("\n", 0, max(here - 1, 0)) + 1
    lines = [here] if "':'" in problem else []
    if "mapping values are not allowed" in problem:
        lines = [before]
    for start in lines:
        end = text.find("\n", start)
        found = _ASSIGNMENT.fullmatch(text, start, end if end >= 0 else len(text))
        if found:
            if _key_above(text, start) in CONDITIONS:
                help = f"write `- {text[found.start('place') : found.end()].strip()}`"
                return found.start("place"), "several conditions stand in a list", help
            help = f"write `{found['place']}: {found['value'].strip()}`"
            return found.start("place"), "an entry has a colon, not an equals sign", help
    return None


CONDITIONS = frozenset(("when", "goal", "require", "invariants", "lose", "check"))


def _key_above(text: str, start: int) -> str:
    """The key below which the line at ``start`` stands."""
    *above, line = text[: text.find("\n", start)].split("\n")
    depth = len(line) - len(line.lstrip())
    outer = (row for row in reversed(above) if row.strip() and len(row) - len(row.lstrip()) < depth)
    return next(outer, "").partition(":")[0].strip()


def _explain(
    context: str, problem: str, text: str, at: int, value: int, first: str, line: str
) -> tuple[int, str, str]:
    """The place, the message and the help for one error of YAML."""
    if "mapping values are not allowed" in problem:
        return at, *_colon(text, at)
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
    if first in LEADING:
        return value, LEADING[first], _leading(context, text, value, first, line)
    message, help = next(
        ((m, h) for fragment, m, h in PROBLEMS if fragment in f"{context} {problem}"),
        ("YAML cannot read this", f"it says: {problem}" if problem else ""),
    )
    previous = text[: text.rfind("\n", 0, at) + 1].rstrip("\n").rsplit("\n", 1)[-1]
    if _CUT.search(previous) and ("<block end>" in problem or "':'" in problem):
        message, help = (
            "this line belongs to nothing",
            (
                "a blank and `#` in the line before start a comment, and the value ended there;"
                " put the value in quotes"
            ),
        )
    return (value if "':'" in problem else at), message, help


def _leading(context: str, text: str, value: int, first: str, line: str) -> str:
    key = _KEY.search(text, text.rfind("\n", 0, value) + 1, value)
    block = f"write `{key.group().strip()} |` and the text below it, indented" if key else _BLOCK
    match first:
        case "!":
            return "write `not`"
        case "&":
            return "write `and` between two conditions"
        case "'" | '"':
            return f"put the whole value in quotes, or {block}"
        case "[" | "{" if "flow" in context and _is_unclosed(line):
            return f"close it; if it is a text, {block}"
    return block


def _is_unclosed(line: str) -> bool:
    return line.count("[") > line.count("]") or line.count("{") > line.count("}")


def _colon(text: str, at: int) -> tuple[str, str]:
    before = text[text.rfind("\n", 0, at) + 1 : at]
    quantifier = _QUANTIFIER.search(before[before.find(":") + 1 :])
    if quantifier:
        word = {"every": "has", "if": "then"}.get(quantifier.group(), "where")
        help: str = WayOut(
            f"after `{quantifier.group()} …` write `{word}` instead of the colon", word
        )
        return "a colon cannot stand in an expression", help
    if " ? " in before:
        help = "to choose between two values, write `if condition then this else that`"
        return "a colon cannot stand in an expression", help
    if ":" not in before:
        help = "put the entries of one section exactly below one another"
        return "this line is indented more than the one before, which is finished", help
    help = "an expression has no colon; a text with one stands in quotes, or under `|`"
    return "a second colon stands in this line", help
