"""Solutions as self-contained HTML pages with a player."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Callable, Container, Mapping, Sequence
from itertools import pairwise
from string import Template

from puzzlelang.drawing.board import Board, Piece
from puzzlelang.drawing.film import film, numbers_of_pictures
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.svg_board import SQUARE, below, definitions, number, style
from puzzlelang.text import Any, Record, part, plain, standalone, xml

MARGIN = 8


class Solution(metaclass=Record, eq=False):
    """Boards of the states of a solution, and the texts of the start and of the steps between."""

    boards: tuple[Board, ...]
    said: tuple[str, ...]
    heading: str = ""
    start: str = "the start"


class PlayerPage(metaclass=Record, eq=False):
    """A page without its style and script: title, parts of its body, the pieces that it draws, and
    the data of its script. ``task`` is the description of the puzzle, if the page shows it.
    """

    title: str
    summary: str
    board: Board | Boards
    pieces: Sequence[Piece]
    shapes: Mapping[str, int]
    data: Mapping[str, Any]
    task: str = ""

    def body(
        self, top: str = "", after: str = "", links: str = "", parts: Container[str] = ()
    ) -> str:
        """Build the body from markup for the head, for someone who solved it, and for links.

        ``parts``: its sections; the default are those that scripts of all pages need.
        """
        return Template(page_part("player.html", parts or parts_of(self.kind))).substitute(
            title=xml(self.title), summary=headline(self.summary), view=view_of(self.board),
            ground=below(self.board.ground), shapes=definitions(self.pieces, self.shapes),
            top=top, after=after, links=links,
            task=f'<p id="task">{xml(self.task)}</p>' if self.task else "",
        )  # fmt: skip

    def whole(self) -> str:
        """Build a self-contained page."""
        parts = needed(self.data)
        data = written(self.data)
        body = self.body(parts=parts)
        kinds = "".join(f' class="{kind}"' for _, _, kind, *_ in self.data.get("lines", ()))
        if self.kind == "blanks":
            kinds += ' class="i"'  # crosses and pencil marks
        rules = _rules_for(body + kinds, style(self.pieces), page_part("player.css", parts))
        return standalone(self.title, rules, _script(parts), body, data, plays=self.kind != "film")

    @property
    def kind(self) -> str:
        """Return what its script does: see :func:`kind_of`."""
        return kind_of(self.data)


def player(
    title: str, summary: str, solutions: Sequence[Solution], still: str = "", task: str = ""
) -> PlayerPage:
    """Build a page with a player for one solution at a time.

    ``still``: the reason for which the page can't be played. ``task``: the puzzle's description.
    """
    first = solutions[0].boards[0]
    films = [film(solution.boards) for solution in solutions]
    place = numbers_of_pictures(films)
    pieces = {id(p): p for solution in solutions for board in solution.boards for p in board.pieces}
    data = {
        "solutions": [
            {
                "heading": plain(solution.heading),
                "start": solution.start,
                "said": [plain(text) for text in solution.said],
                "frames": one.numbered(place),
            }
            for solution, one in zip(solutions, films, strict=True)
        ],
        **({"still": still} if still else {}),
    }
    return PlayerPage(title, summary, first, (*first.ground, *pieces.values()), place, data, task)


def kind_of(data: Mapping[str, Any]) -> str:
    """Return ``film``, or what is played: ``moves``, or ``blanks`` that are filled in."""
    return "moves" if "wasm" in data else "blanks" if "problem" in data else "film"


NEEDED: Mapping[str, Callable[[Mapping[str, Any]], bool]] = {
    "game": lambda data: True,
    "small": lambda data: bool(data.get("small")),
    "large": lambda data: not data.get("small"),
    "costs": lambda data: bool(data.get("costs")),
    "text": lambda data: False,
    "piles": lambda data: any(len(row) > 7 for row in data["pieces"]),
    "packed": lambda data: is_long(data),
    "lines": lambda data: "problem" in data or bool(data["lines"] or data["show"]),
    "several": lambda data: len(data["solutions"]) > 1,
}
"""The sections of scripts, styles and markup, and the data of a game that need them."""

NAMING: Mapping[str, Callable[[Mapping[str, Any]], bool]] = {
    "cells": lambda names: any(isinstance(kind, dict) for kind in names["kinds"]),
    "loops": lambda names: any("loops" in one for one in names["transitions"]),
    "lists": lambda names: _has_lists(names["transitions"]),
}
"""The sections that print moves, and the names of moves that need them."""


def needed(data: Mapping[str, Any]) -> frozenset[str]:
    """Return the sections that a page needs."""
    kind = kind_of(data)
    if kind == "film":
        return parts_of(kind)
    parts = [part for part, is_needed in NEEDED.items() if is_needed(data)]
    if kind == "moves":
        parts += [part for part, is_needed in NAMING.items() if is_needed(data["names"])]
    return frozenset({kind, *parts})


def _has_lists(transitions: Sequence[Mapping[str, Any]]) -> bool:
    """Has a name of moves parts that are no texts and no single values?"""
    return any(not isinstance(part, str) and part[0] != "value"
               for one in transitions for part in one["pieces"])  # fmt: skip


def parts_of(kind: str) -> frozenset[str]:
    """Return the sections that all pages of a kind need together."""
    if kind == "film":
        return frozenset({"film", "several"})
    return frozenset({kind, *NEEDED, *(NAMING if kind == "moves" else ())}) - {"small"}


def page_part(name: str, parts: Container[str]) -> str:
    """Read a style, markup or script with these sections only; a section may be inside another."""
    text, before = part(__file__, name), ""
    while text != before:
        before = text
        text = _SECTION.sub(lambda m: m[2] if m[1] in parts else "", text)
    return text


_SECTION = re.compile(
    r"(?s)(?:/[*]|<!--)(?!end)(\w+)(?:[*]/|-->)\n?((?:(?!/[*]|<!--).)*)(?:/[*]|<!--)end(?:[*]/|-->)\n?"
)


def program(kind: str) -> str:
    """Read the script of all pages of a kind."""
    return _script(parts_of(kind))


def _script(parts: Container[str]) -> str:
    """Read a script, shortened by `page_scripts.py`."""
    _, script = page_part("scripts.txt", parts).splitlines()
    return script


def _rules_for(markup: str, rules: str, more: str) -> str:
    """Join style rules without those for classes that the markup lacks, and unused colours.

    ``more`` has rules of other forms, which are kept.
    """
    has = {name for names in re.findall('class="([^"]*)"', markup) for name in names.split()}
    kind, colour = r"(?<=})(?:use)?\.([\w-]+){[^}]*}", r"(--b-\w+):[^;}]*;?"
    kept = re.sub(kind, lambda m: m[0] if m[1] in has else "", rules) + more.replace("\n", "")
    used = {*re.findall(r"var\((.*?)\)", kept)}
    return re.sub(colour, lambda m: m[0] if m[1] in used else "", kept)


# ── the data that a page has ─────────────────────────────────────────────────────────

PACKED = ("pieces", "slots", "problem")
"""Data of a game that are packed if they are long."""

LONG = 3_000
"""Number of characters from which they are; what unpacks them has some, too."""


def written(data: Mapping[str, Any], deflates: bool = True) -> dict[str, Any]:
    """Return data as a page has them: the long ones in ``packed``, perhaps without compression."""
    if not is_long(data):
        return dict(data)
    short = columned({name: data[name] for name in PACKED if name in data})
    rest = {name: value for name, value in data.items() if name not in PACKED}
    text = json.dumps(short, separators=(",", ":"))
    return {**rest, "packed": packed(text.encode()) if deflates else short}


def is_long(data: Mapping[str, Any]) -> bool:
    """Are the data of a game packed on its page?"""
    return "problem" in data or len(json.dumps(data.get("pieces"))) > LONG


def columned(value: Any) -> Any:
    """Write lists so that they are compressed well; ``tables.js`` reads them.

    Rows become 2, their lengths, and the columns of all rows of each length. Numbers become 1, the
    first one, and differences. Other lists begin with 0.
    """
    if isinstance(value, dict):
        return {name: columned(one) for name, one in value.items()}
    if not isinstance(value, list | tuple):
        return value
    if len(value) > 1 and all(type(one) is int for one in value):
        return [1, value[0], *(b - a for a, b in pairwise(value))]
    if len(value) > 1 and all(isinstance(one, list | tuple) for one in value):
        lengths = [len(row) for row in value]
        by_length = [[row for row in value if len(row) == n] for n in dict.fromkeys(lengths)]
        columns = [[columned(column) for column in zip(*rows, strict=True)] for rows in by_length]
        return [2, columned(lengths), *columns]
    return [0, *map(columned, value)]


def packed(content: bytes) -> str:
    """Compress bytes as ``deflate-raw``, in base64."""
    import zlib

    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    return b64encode(packer.compress(content) + packer.flush()).decode()


def headline(summary: str) -> str:
    """Print a sentence as HTML, with ``<code>`` for what it has in backticks."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", xml(summary))


def view_of(board: Board | Boards) -> str:
    """SVG view box: the board, or the boards of a puzzle, with a margin."""
    wide, high = board.wide * SQUARE + 2 * MARGIN, board.high * SQUARE + 2 * MARGIN
    return f"{-MARGIN} {-MARGIN} {number(wide)} {number(high)}"
