"""Reading YAML in spite of mistakes, which are reported in plain words.

An error from which YAML can't recover affects one section.  That section is blanked out and the
rest is read, so one run reports several mistakes.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence

from puzzlelang.syntax import yaml_nodes
from puzzlelang.syntax.located import MESSAGES
from puzzlelang.syntax.pyyaml import MarkedYAMLError
from puzzlelang.text import Diagnostics, Source

MOST_LINES = 65_536
MOST_REPAIRS = 8
MOST_REPAIRED = 100_000
"""Length of a file beyond which the first such mistake ends the reading, in characters."""


class Reading:
    """The nodes of a file, without the sections that YAML can't parse."""

    __slots__ = ("complete", "left_out", "root")

    def __init__(self) -> None:
        self.root: yaml_nodes.Node | None = None
        self.complete = True
        self.left_out: set[str] = set()


def read_nodes(source: Source, diagnostics: Diagnostics) -> Reading:
    """Read the YAML of a file and report its mistakes."""
    reading = Reading()
    if source.text.count("\n") > MOST_LINES:
        MESSAGES.report(diagnostics, "too-many-lines", None, most=MOST_LINES)
        reading.complete = False
        return reading
    text = _without_strange_characters(source, diagnostics)
    if "\t" in source.text and re.search(_INDENTED_BY_TAB, source.text):
        reading.complete = False  # indentation is the structure of a file
        return reading
    text = _blank(text, _cut_blocks(source, text, diagnostics), reading)
    for _ in range(MOST_REPAIRS):
        try:
            reading.root = yaml_nodes.compose(source, text, diagnostics)
            return reading
        except yaml_nodes.OverBudget:
            break
        except MarkedYAMLError as error:
            from puzzlelang.syntax.yaml_errors import report_error

            mistakes = Diagnostics()
            places = report_error(source, text, error, mistakes)
            if not _is_repaired(source, text, _section(_bounds(text), places[-1])):
                for diagnostic in mistakes:
                    diagnostics.add(diagnostic)
            next_text = _blank(text, places, reading)
            if next_text == text or len(text) > MOST_REPAIRED or re.match(_BRACES, text):
                break
            text = next_text
    reading.root, reading.complete = None, False
    return reading


_BRACES = r"(?:\s|#.*\n)*\{"
"""Matches a file in braces, which has no sections to blank out."""


def _bounds(text: str) -> list[int]:
    """Offsets at which sections begin, from 0 on, and the end of the last one."""
    starts = [m.start() for m in re.finditer(r"^(?!-\s)[^\s#\]}]", text, re.MULTILINE)]
    return [0, *starts, len(text)]


def _section(bounds: list[int], at: int) -> tuple[int, int]:
    """Start and end of the section around ``at``."""
    i = bisect_right(bounds, min(at, bounds[-1] - 1)) if bounds[-1] else 1
    return bounds[i - 1], bounds[i]


def _is_repaired(source: Source, text: str, place: tuple[int, int]) -> bool:
    """Check for a reported strange character in a section, as it may cause other mistakes."""
    part = slice(*place)
    return text is not source.text and text[part] != source.text[part]


def _blank(text: str, places: Sequence[int], reading: Reading) -> str:
    """Blank out the sections around ``places`` (ascending)."""
    if not places:
        return text
    bounds = _bounds(text)
    parts, position = [], 0
    for begin, end in dict.fromkeys(_section(bounds, at) for at in places):
        reading.left_out.add(text[begin:end].partition(":")[0].strip())
        parts += [text[position:begin], re.sub(r"[^\n]", " ", text[begin:end])]
        position = end
    return "".join((*parts, text[position:]))


# ── repairs before parsing ───────────────────────────────────────────────────────────

_ODD = "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]"
_BLANK = "[\u00a0\u3000\u2000-\u200b]"
_STRANGE = (
    f"(?m){_ODD}|^[ \u00a0\u3000\u2000-\u200b]*{_BLANK}"
    f"|(?<=:){_BLANK}|(?<=^-){_BLANK}|(?<= -){_BLANK}|^[ ]*\t[ \t]*(?=[^\\s])"
)


_TABS = "indent with blanks, here and in all lines that begin with a tab"
_INDENTED_BY_TAB = r"(?m)^[ ]*\t[ \t]*(?=\S)"


def _without_strange_characters(source: Source, diagnostics: Diagnostics) -> str:
    text = source.text
    if text.startswith("\ufeff"):  # a byte order mark, which some editors write
        text = "\n" + text[1:]
    plain = text.replace("\n", "").replace("\r", "").isprintable()
    if plain:  # the pattern takes milliseconds to compile
        return text
    characters: set[str] = set()
    for match in re.finditer(_STRANGE, text):
        c = match.group().lstrip(" ")[:1]
        at = match.start() + match.group().index(c)
        if c in characters:  # one message per character is enough
            continue
        characters.add(c)
        if c == "\t":
            message, help = "this line begins with a tab", _TABS
        elif c.isspace() or c == "\u200b":
            message = f"this is not a plain blank but U+{ord(c):04X}"
            help = "delete it and type a blank; it often comes with text copied from a web page"
        else:
            message, help = f"there is an invisible character here, U+{ord(c):04X}", "delete it"
        diagnostics.report("unexpected-character", source.span(at, at + 1), message, help=help)
    return re.sub(_STRANGE, lambda m: " " * len(m.group()), text) if characters else text


_BLOCK = r"(?P<before>[ ]*(?:- +)*)(?P<key>[^\s#'\"-][^:]*:) +\|(?P<digit>[0-9]?)[+-]? *(?:#.*)?"


def _cut_blocks(source: Source, text: str, diagnostics: Diagnostics) -> list[int]:
    """Find blocks after ``|`` whose first line is indented more than a later one.

    YAML ends such a block at the later line.  If that line begins with ``#``, like the walls of a
    map, YAML reads it as a comment, and the map silently loses rows.
    """
    offsets: list[int] = []
    block: re.Match[str] | None = None
    first = least = at = first_at = 0  # indentations (0: no line yet), and offsets of lines
    for line in [*text.split("\n"), "end"]:
        indent = len(line) - len(line.lstrip(" "))
        if block and line.strip() and indent <= block.end("before"):
            if least < first and not block["digit"]:
                if not _is_repaired(source, text, (first_at, at)):
                    _report_cut(source, block, first_at, first, least, diagnostics)
                offsets.append(first_at)
            block = None
        if block and line.strip():
            if not first:
                first, least, first_at = indent, indent, at
            least = min(least, indent)
        elif block is None and " |" in line and len(line) < 1000:
            block = re.fullmatch(_BLOCK, line.rstrip("\r"))
            first = least = 0
        at += len(line) + 1
    return offsets


def _report_cut(
    source: Source,
    block: re.Match[str],
    first_at: int,
    first: int,
    least: int,
    diagnostics: Diagnostics,
) -> None:
    digit = least - block.end("before")
    if digit < 10:
        help = f"write `{block['key']} |{digit}`: this removes {least} blanks from every line"
    else:
        help = f"indent all lines less, by 2 blanks, and write `{block['key']} |2` above them"
    MESSAGES.report(
        diagnostics, "cut-block", source.span(first_at + least, first_at + first), help=help
    )
