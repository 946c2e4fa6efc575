"""YAML as written, in spite of mistakes: lists, mappings and texts with positions.

Only PyYAML's pure-Python scanner and parser are used, because the C parser words its errors
differently and crashes on deep nesting.  Their events are walked iteratively, within a budget.
Nothing is constructed: tags, anchors and aliases are errors, and texts are never converted.

An error from which YAML can't recover affects one section.  That section is blanked out and the
rest is read, so one run reports several mistakes.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence

from puzzlelang.syntax.located import MESSAGES, LocatedText, places
from puzzlelang.syntax.pyyaml import (
    AliasEvent,
    CollectionEndEvent,
    DocumentStartEvent,
    MappingStartEvent,
    Mark,
    MarkedYAMLError,
    NodeEvent,
    Parser,
    ScalarEvent,
    Scanner,
    ScannerError,
)
from puzzlelang.text import Any, Diagnostics, Source, Span, TypeVar, WayOut, line_after

T = TypeVar("T")

HIDDEN = frozenset({"Cc", "Cf", "Cs"})
"""Unicode categories of characters that control a terminal, and of surrogates."""

HARMLESS = "\n\t\u00a0\u200c\u200d"
"""Line breaks, blanks (which are reported separately), joiners of letters and emoji."""

DEEPEST = 64
MOST_NODES = 50_000


class _Placed:
    __slots__ = ("end", "start")
    is_missing = False

    def __init__(self, start: int, end: int) -> None:
        self.start, self.end = start, end


class Scalar(_Placed):
    """A text; ``style`` is ``'``, ``"``, ``|``, ``>`` or, if plain, empty."""

    __slots__ = ("in_flow", "style", "value")

    def __init__(self, start: int, end: int, value: str, style: str, in_flow: bool) -> None:
        self.start, self.end = start, end
        self.value, self.style, self.in_flow = value, style, in_flow

    @property
    def is_quoted(self) -> bool:
        return self.style in ("'", '"')

    @property
    def is_missing(self) -> bool:  # type: ignore[override]
        """Check for a missing value, as in ``goal:``."""
        return not self.value and not self.style


class List(_Placed):
    """``[a, b]``, or a block of ``- ``"""

    __slots__ = ("flow", "items")

    def __init__(self, start: int, end: int, flow: bool, items: list[Node]) -> None:
        super().__init__(start, end)
        self.flow, self.items = flow, items


class Mapping(_Placed):
    """``{a: b}``, or a block of ``a: b``"""

    __slots__ = ("entries", "flow")

    def __init__(self, start: int, end: int, flow: bool, entries: list[tuple[Node, Node]]) -> None:
        super().__init__(start, end)
        self.flow, self.entries = flow, entries

    @property
    def names(self) -> list[str]:
        """The keys that are texts."""
        return [key.value for key, _ in self.entries if isinstance(key, Scalar)]

    @property
    def members(self) -> list[str]:
        """``left`` and ``right`` of ``{left, right}``; empty if an entry has a value."""
        return self.names if all(value.is_missing for _, value in self.entries) else []


class Bad(_Placed):
    """A node with a reported mistake."""

    __slots__ = ()


Node = Scalar | List | Mapping | Bad


def items_of(node: Node) -> list[Node]:
    """The items of a list; any other node is a single item."""
    return node.items if isinstance(node, List) else [node]


def good(nodes: Iterable[T | None]) -> tuple[T, ...]:
    """Keep the nodes that were read without mistakes."""
    return tuple(one for one in nodes if one is not None)


class OverBudget(Exception):
    """The file nests too deeply, or has too many entries or mistakes; already reported."""


class _Events(Scanner, Parser):
    """PyYAML's events for a text in memory; its own reader moves one character per call."""

    encoding = None

    def __init__(self, text: str) -> None:
        self.buffer = text + "\0" * 16
        self.index = self.line = self.column = 0
        Scanner.__init__(self)
        Parser.__init__(self)

    def peek(self, index: int = 0) -> str:
        return self.buffer[self.index + index]

    def prefix(self, length: int = 1) -> str:
        return self.buffer[self.index : self.index + length]

    def forward(self, length: int = 1) -> None:
        index = self.index
        self.index = end = index + length
        text = self.buffer[index:end]
        if "\n" in text or "\r" in text or not text.isascii():
            for i, c in enumerate(text, index):
                if c in "\n\x85\u2028\u2029" or (c == "\r" and self.buffer[i + 1] != "\n"):
                    self.line += 1
                    self.column = 0
                else:
                    self.column += 1
        else:
            self.column += length

    def get_mark(self) -> Mark:
        return Mark("", self.index, self.line, self.column, None, 0)

    def scan_yaml_directive_number(self, start_mark: Any) -> Any:
        try:
            return super().scan_yaml_directive_number(start_mark)
        except ValueError:  # a number with thousands of digits
            context, mark = "while scanning a directive", self.get_mark()
            raise ScannerError(context, start_mark, "a long number", mark) from None

    def scan_flow_scalar_non_spaces(self, double: Any, start_mark: Any) -> Any:
        try:
            return super().scan_flow_scalar_non_spaces(double, start_mark)
        except (ValueError, OverflowError):  # such as `\U00110000`, which is not a code point
            context, mark = "while scanning a double-quoted scalar", self.get_mark()
            raise ScannerError(context, start_mark, "an escape of no character", mark) from None


def compose(source: Source, text: str, diagnostics: Diagnostics) -> Node | None:
    """Compose the nodes of ``text`` (``source.text`` or a repaired copy of the same length).

    Returns None for a file without a document.  Raises PyYAML's ``MarkedYAMLError`` and
    :class:`OverBudget`.
    """
    return _Composer(source, text, diagnostics).compose()


class _Composer:
    def __init__(self, source: Source, text: str, diagnostics: Diagnostics) -> None:
        self.source, self.text, self.diagnostics = source, text, diagnostics
        self.root: Node | None = None
        self.open: list[List | Mapping] = []
        self.keys: list[Node | None] = []  # for each open collection, the key without a value
        self.count = 0
        self.plain = text.isascii()
        self.texts: list[tuple[int, int]] = []  # offsets of scalars, in a file that is not ASCII

    def compose(self) -> Node | None:
        events = _Events(self.text)
        while events.check_event():
            event = events.get_event()  # type: ignore[no-untyped-call]
            if isinstance(event, NodeEvent):
                self.add(event)
            elif isinstance(event, CollectionEndEvent):
                collection = self.open.pop()
                self.keys.pop()
                mark: Any = event.end_mark if collection.flow else event.start_mark
                collection.end = mark.index
            elif isinstance(event, DocumentStartEvent) and self.root is not None:
                mark = event.start_mark
                at = mark.index
                MESSAGES.report(self.diagnostics, "second-document", self.source.span(at, at + 3))
                break
        self.check_comments()
        return self.root

    def add(self, event: Any) -> None:
        start, end = event.start_mark.index, event.end_mark.index
        node = _node(event, start, end, bool(self.open) and self.open[-1].flow)
        self.check_budget(node)
        if self.is_bad(event, start) and isinstance(node, Scalar):
            node = Bad(start, end)
        if isinstance(node, Scalar):
            if not self.plain:
                self.texts.append((start, end))
            if self.hashidden_characters(node) and not self.is_section():
                node = Bad(start, end)
        if not self.open:
            self.root = node
        elif isinstance(parent := self.open[-1], List):
            parent.items.append(node)
        elif (key := self.keys[-1]) is None:
            self.keys[-1] = node
        else:
            parent.entries.append((key, node))
            self.keys[-1] = None
        if isinstance(node, List | Mapping):
            self.open.append(node)
            self.keys.append(None)

    def check_budget(self, node: Node) -> None:
        self.count += 1
        if self.count > MOST_NODES:
            message = f"the file has more than {MOST_NODES} entries"
        elif len(self.open) >= DEEPEST and isinstance(node, List | Mapping):
            message = f"lists and mappings are nested more than {DEEPEST} deep"
        elif self.diagnostics.is_full:
            raise OverBudget
        else:
            return
        self.diagnostics.report("too-large", self.source.span(node.start, node.end), message)
        raise OverBudget

    def is_section(self) -> bool:
        """Check for a key of the file itself, which is kept so that a section can be suggested."""
        return len(self.open) == 1 and isinstance(self.root, Mapping) and self.keys[-1] is None

    def hashidden_characters(self, node: Scalar) -> bool:
        """Check for characters that control a terminal instead of being seen.

        They were reported when the text was repaired, or are reported here.
        """
        if self.text is not self.source.text:
            place = slice(node.start, node.end)
            if self.text[place] != self.source.text[place]:
                return True
        if node.value.isprintable():
            return False
        hidden = hidden_characters(node.value)
        if hidden:
            at = min(map(node.value.index, hidden))
            self.diagnostics.report(
                "hidden-character", locate(self.source, node).span(at, at + 1),
                f"there is an invisible character here, U+{ord(node.value[at]):04X}",
                help="delete it",
            )  # fmt: skip
        return bool(hidden)

    def check_comments(self) -> None:
        """Warn about hidden characters, which can make a comment look like a rule, or hide one."""
        hidden = set() if self.plain else hidden_characters(self.text)
        if not hidden:
            return
        sign = re.compile(f"[{re.escape(''.join(sorted(hidden)))}]")
        starts = [begin for begin, _ in self.texts]
        for line in re.finditer(r"#[^\n]*", self.text):
            match = sign.search(line.group())
            at = line.start() + (match.start() if match else 0)
            before = bisect_right(starts, at) - 1
            if match and not (before >= 0 and at < self.texts[before][1]):
                self.diagnostics.report(
                    "hidden-character", self.source.span(at, at + 1),
                    f"there is an invisible character in this comment, U+{ord(self.text[at]):04X}",
                    help="delete it: it may make a line look like another", severity="warning",
                )  # fmt: skip

    def is_bad(self, event: Any, start: int) -> bool:
        """Report a tag, an anchor or an alias, whose signs authors use with other meanings."""
        if not (event.anchor or getattr(event, "tag", None)):
            return False
        word = re.compile(_WORD).match(self.text, start)
        end = word.end() if word else start + 1
        line = line_after(self.text, start).partition(" #")[0].rstrip()
        sign = self.text[start]
        if line.startswith(("!!", "!<")):
            message, help = "tags of YAML are not supported", "leave it out: every value is a text"
        elif sign == "!":
            message, help = (
                "`!` means something else in YAML",
                WayOut(
                    f"write `not {line[1:].strip()}`",
                    "not",
                    span=self.source.span(start, start + 1),
                ),
            )
        elif sign == "&":
            message = "`&` at the beginning of a value means something else in YAML"
            help = "write `and` between two conditions"
        else:
            message = f"`{sign}` at the beginning of a value means something else in YAML"
            help = "write the value itself; a text needs quotes: `'*'`"
        span = self.source.span(start, max(end, start + 1))
        self.diagnostics.report("yaml", span, message, help=help)
        return True


_WORD = r"[^\s,\]}]*"


def hidden_characters(text: str) -> set[str]:
    """Characters of ``text`` that control a terminal or are invisible."""
    odd = [c for c in set(text) - set(HARMLESS) if not c.isprintable()]
    if not odd:
        return set()
    from unicodedata import category

    return {c for c in odd if category(c) in HIDDEN}


def _node(event: Any, start: int, end: int, in_flow: bool) -> Node:
    if isinstance(event, ScalarEvent):
        return Scalar(start, end, event.value, event.style or "", in_flow)
    if isinstance(event, AliasEvent):
        return Bad(start, end)
    if isinstance(event, MappingStartEvent):
        return Mapping(start, end, bool(event.flow_style), [])
    return List(start, end, bool(event.flow_style), [])


# ── positions ────────────────────────────────────────────────────────────────────────


def span_of(source: Source, node: Node) -> Span:
    """Span of a node: all of a plain or quoted text, the first line of any other node."""
    end = node.end
    if not isinstance(node, Scalar) or node.style in ("|", ">"):
        line_end = source.text.find("\n", node.start, end)
        end = end if line_end < 0 else line_end
        end = node.start + len(source.text[node.start : end].rstrip())
    return source.span(node.start, max(end, node.start))


def locate(source: Source, node: Scalar) -> LocatedText:
    """The text of a node, with the position of each character.

    The raw characters are scanned again in the node's style.  If that ever yields another text than
    PyYAML's, all characters get the position at which the node begins.
    """
    raw = source.text[node.start : node.end]
    pair = places(raw, node.value, node.style, node.start)
    offsets, ends = pair or ([node.start] * len(node.value), None)
    return LocatedText(source, node.value, offsets, node.start, ends)


# ── reading in spite of mistakes ────────────────────────────────────────────────────────

MOST_LINES = 65_536
MOST_REPAIRS = 8
MOST_REPAIRED = 100_000
"""Length of a file beyond which the first such mistake ends the reading, in characters."""


class Reading:
    """The nodes of a file, without the sections that YAML can't parse."""

    __slots__ = ("complete", "left_out", "root")

    def __init__(self) -> None:
        self.root: Node | None = None
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
            reading.root = compose(source, text, diagnostics)
            return reading
        except OverBudget:
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
