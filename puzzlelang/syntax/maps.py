"""Reader of the ``maps:`` section: rows of characters, and the legend that explains them."""

from __future__ import annotations

import re

from puzzlelang.syntax import tree
from puzzlelang.syntax.leaves import Leaves
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.vocabulary import MAP_KEYS
from puzzlelang.syntax.yaml_nodes import Bad, Mapping, Node, Scalar, locate
from puzzlelang.text import Span, write

_LINE = r"\s*+(?P<sign>\S+?)(?:\s++=|(?<=.)=)\s*+(?P<words>.*)"
_WORD = r"\s*+(?P<word>[^\s(),]++)\s*+(?:\(\s*+(?P<argument>[^\s(),]++)\s*+\)\s*+)?+(?:,|$)"


def read_map(leaves: Leaves, key: Scalar, node: Node) -> tree.Map | None:
    """Read an entry of ``maps:``."""
    name = leaves.name(key)
    path = comment = preface = rows = columns = None
    header: tuple[tree.Name, ...] = ()
    legend: tuple[tree.LegendLine, ...] = ()
    keys: dict[str, Scalar] = {}
    if isinstance(node, Scalar) and not node.is_missing:
        leaves.report("bare-map", node)
        node = Bad(node.start, node.end)
    for section, place, value in leaves.sections(
        node, MAP_KEYS, "`text:` or `file:`, and `legend:`"
    ):
        keys[section.name] = place
        match section.name:
            case "text":
                text = _lines(leaves, place, value, "rows of a map")
                rows = _rows(text) if text else None
            case "file":
                path = leaves.path(value)
            case "legend":
                text = _lines(leaves, place, value, "lines of a legend")
                legend = _legend(leaves, text) if text else ()
            case "columns":
                columns = _columns(leaves, value)
            case "header":
                header = tuple(filter(leaves.is_name, leaves.names(value, "names of numbers")))
            case "comment":
                comment = leaves.text(value)
            case "preface":
                preface = leaves.text(value)
    if isinstance(node, Mapping):
        _check_keys(leaves, key, keys, leaves.mistyped(node, MAP_KEYS))
    if name is None:
        return None
    return tree.Map(name, path, rows, header, comment, legend, columns, preface)


def _columns(leaves: Leaves, node: Node) -> int | None:
    columns = leaves.number(node)
    if columns == 0:
        leaves.report("columns-of-none", node)
    return columns or None


def _check_keys(leaves: Leaves, key: Scalar, seen: dict[str, Scalar], mistyped: set[str]) -> None:
    if "text" in seen and "file" in seen:
        leaves.report("text-and-file", seen["file"], also=leaves.span(seen["text"]))
    elif not {"text", "file"} & (seen.keys() | mistyped):
        leaves.report("missing-rows", key)
    if "legend" not in seen.keys() | mistyped:
        leaves.report("missing-legend", key)


def _lines(leaves: Leaves, key: Scalar, node: Node, what: str) -> LocatedText | None:
    """Read a block after ``|``, the only form that preserves lines and blanks."""
    if isinstance(node, Bad):
        return None
    if isinstance(node, Scalar) and node.style == "|":
        if node.value.strip("\n"):
            return locate(leaves.source, node)
        leaves.report("block-without-lines", key)
        return None
    if node.is_missing:
        leaves.missing(node, block=True)
        return None
    form = "a mapping" if isinstance(node, Mapping) else "a list"
    if isinstance(node, Scalar):
        form = "`>`, which joins them," if node.style == ">" else "a text"
    leaves.report("not-a-block", key, what=what, found=form.rstrip(","))
    return None


def _rows(text: LocatedText) -> tuple[Span, ...]:
    rows, at = [], 0
    for row in text.text.removesuffix("\n").split("\n"):
        rows.append(text.span(at, at + len(row)))
        at += len(row) + 1
    return tuple(rows)


# ── legends ──────────────────────────────────────────────────────────────────────────


def _legend(leaves: Leaves, text: LocatedText) -> tuple[tree.LegendLine, ...]:
    legend: list[tree.LegendLine] = []
    first: dict[str, Span] = {}
    at = 0
    for line in text.text.split("\n"):
        if line.strip():
            entry = _legend_line(leaves, text.part(at, at + len(line)))
            if entry:
                legend.append(entry)
                for c in entry.characters:
                    earlier = first.setdefault(c, entry.span)
                    if earlier is not entry.span:
                        sign = "space" if c == " " else c
                        leaves.report("character-twice", entry.span, shown=sign, also=earlier)
                        break
        at += len(line) + 1
    return tuple(legend)


def _legend_line(leaves: Leaves, line: LocatedText) -> tree.LegendLine | None:
    span = line.trimmed
    match = re.match(_LINE, line.text)
    if not match:
        slip = re.fullmatch(r"(\S)\s*[:-]>?\s*(\w+.*)", span.text)
        blank = re.fullmatch(r"(['\"]) \1\s*=\s*(\w+.*)", span.text)
        slip = slip or blank
        help = f"write `{'space' if blank else slip[1]} = {slip[2]}`" if slip else (
            "write the character, `=`, and its meaning: `# = wall`"
        )  # fmt: skip
        leaves.report("legend", span, help=help)
        return None
    characters = _characters(leaves, line, match)
    words = _words(leaves, line, match)
    if not characters or not words:
        return None
    return tree.LegendLine(span, characters, words)


def _characters(leaves: Leaves, line: LocatedText, match: re.Match[str]) -> str:
    sign = match["sign"]
    span = line.span(match.start("sign"), match.end("sign"))
    if sign == "space":
        return " "
    if len(sign) == 1:
        return sign
    if len(sign) == 3 and sign[1] == "-":
        low, high = sign[0], sign[2]
        for kind in ("AZ", "az", "09"):
            if kind[0] <= low <= high <= kind[1]:
                return "".join(map(chr, range(ord(low), ord(high) + 1)))
        leaves.report("legend-range", span, sign=sign)
        return ""
    if sign in ("blank", "' '", '" "', "empty"):
        leaves.report("legend-word", span, sign=sign, help=write("space"))
        return ""
    if len(sign) == 3 and sign[0] == sign[2] and sign[0] in "'\"":
        leaves.report("legend-quotes", span, sign=sign, character=sign[1])
        return ""
    leaves.report("legend-characters", span, sign=sign)
    return ""


def _words(leaves: Leaves, line: LocatedText, match: re.Match[str]) -> tuple[tree.LegendWord, ...]:
    text, at = match["words"].rstrip(), match.start("words")
    if not text:
        _, end = line.inner
        leaves.report("legend-without-words", line.span(end, end))
        return ()
    words: list[tree.LegendWord] = []
    place = 0
    while place < len(text):
        word = re.compile(_WORD).match(text, place)
        if not word:
            leaves.report("legend-words", line.span(at + place, at + len(text)))
            return ()
        names = [
            tree.Name(line.span(at + word.start(part), at + word.end(part)), word[part])
            for part in ("word", "argument")
            if word[part] is not None
        ]
        if not all(map(leaves.is_name, names)):
            return ()
        end = text.index(")", word.end("argument")) + 1 if names[1:] else word.end("word")
        name, letters = (*names, None)[:2]
        assert name is not None
        span = line.span(at + word.start("word"), at + end)
        words.append(tree.LegendWord(span, name, letters))
        place = word.end()
    return tuple(words)
