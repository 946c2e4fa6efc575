"""What YAML does to a careless file, told in words, and the file read on regardless.

A mistake that YAML itself cannot get over spoils one section: that section is blanked out
and the rest is read, so that one run still tells of several mistakes.
"""

from __future__ import annotations

import re

from yaml.error import MarkedYAMLError

from puzzlelang.diagnostics import Diagnostics
from puzzlelang.source import Source
from puzzlelang.syntax import nodes

MOST_REPAIRS = 8
MOST_REPAIRED = 100_000
"""Characters of a file beyond which the first mistake of this kind ends the reading."""


class Reading:
    """The nodes of a file, without the sections that had to be left out."""

    __slots__ = ("complete", "left_out", "root")

    def __init__(self) -> None:
        self.root: nodes.Node | None = None
        self.complete = True
        self.left_out: set[str] = set()


def read_nodes(source: Source, diagnostics: Diagnostics) -> Reading:
    """Read the YAML of a file, reporting whatever is wrong with it."""
    reading = Reading()
    text = _without_strange_characters(source, diagnostics)
    for block in _cut_blocks(source, text, diagnostics):
        text = _blank(text, block, reading)
    for _ in range(MOST_REPAIRS):
        try:
            reading.root = nodes.compose(source, text, diagnostics)
            return reading
        except nodes.OverBudget:
            break
        except MarkedYAMLError as error:
            from puzzlelang.syntax.yaml_errors import report_error  # a good file never needs it

            at = report_error(source, text, error, diagnostics)
            repaired = _blank(text, at, reading)
            if repaired == text or len(text) > MOST_REPAIRED:
                break
            text = repaired
    reading.root, reading.complete = None, False
    return reading


def _blank(text: str, at: int, reading: Reading) -> str:
    """``text`` with the section around ``at`` replaced by blanks."""
    starts = [m.start() for m in re.finditer(r"^[^\s#]", text, re.MULTILINE)] + [len(text)]
    for begin, end in zip([0, *starts], starts, strict=False):
        if begin <= at < end or (at >= len(text) and end == len(text)):
            reading.left_out.add(text[begin:end].split(":")[0].strip())
            blanks = re.sub(r"[^\n]", " ", text[begin:end])
            return text[:begin] + blanks + text[end:]
    return text


# ── before YAML sees the text ────────────────────────────────────────────────────────

_STRANGE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]"
    "|^[ \u00a0\u3000\u2000-\u200b]*[\u00a0\u3000\u2000-\u200b]"
    "|(?<=:)[\u00a0\u3000\u2000-\u200b]|(?<=^-)[\u00a0\u3000\u2000-\u200b]"
    "|(?<= -)[\u00a0\u3000\u2000-\u200b]|^[ ]*\t[ \t]*(?=[^\\s])",
    re.MULTILINE,
)


def _without_strange_characters(source: Source, diagnostics: Diagnostics) -> str:
    text = source.text
    told: set[str] = set()
    for found in _STRANGE.finditer(text):
        c = found.group().lstrip(" ")[:1]
        at = found.start() + found.group().index(c)
        if c == "\ufeff" and at == 0 or c in told:  # one message for each kind is enough
            continue
        told.add(c)
        if c == "\t":
            message, help = "a tab stands at the beginning of this line", "indent with blanks"
        elif c.isspace() or c == "\u200b":
            message = f"this is not a plain blank but U+{ord(c):04X}"
            help = "delete it and type a blank; it often comes with text copied from a web page"
        else:
            message, help = f"an invisible character stands here, U+{ord(c):04X}", "delete it"
        diagnostics.report("unexpected-character", source.span(at, at + 1), message, help=help)
    return _STRANGE.sub(lambda m: " " * len(m.group()), text) if told else text


_BLOCK = re.compile(
    r"^(?P<before>[ ]*(?:- +)*)(?P<key>[^\s#'\"][^\n:]*:[ ]+)"
    r"\|(?P<digit>[0-9]?)[+-]?[ ]*(?:#[^\n]*)?$",
    re.MULTILINE,
)


def _cut_blocks(source: Source, text: str, diagnostics: Diagnostics) -> list[int]:
    """Blocks after ``|`` whose first line is indented more than a later one.

    YAML ends such a block at the later line; when that begins with ``#``, as the walls of a map
    do, it is a comment, and a map loses its rows without a word.
    """
    found: list[int] = []
    until = 0
    for block in _BLOCK.finditer(text):
        if block.start() < until or block["digit"]:
            continue
        key = len(block["before"])
        first = least = None
        at = first_at = block.end() + 1
        for line in text[at:].split("\n"):
            indent = len(line) - len(line.lstrip(" "))
            if line.strip():
                if indent <= key:
                    break
                if first is None:
                    first, first_at = indent, at
                least = indent if least is None else min(least, indent)
            at += len(line) + 1
        until = at
        if first is None or least is None:
            continue
        if least < first:
            name = block["key"].strip()
            diagnostics.report(
                "cut-block", source.span(first_at + least, first_at + first),
                "the first line of this block is indented more than the others",
                label="YAML would end the block at the first line with less",
                help=f"write `{name} |{least - key}`: every line then loses {least} blanks in front"
                if least - key < 10
                else f"indent the block less, and write `{name} |2` when it is 2 blanks",
            )  # fmt: skip
            found.append(block.start("key"))
    return found
