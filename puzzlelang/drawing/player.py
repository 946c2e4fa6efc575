"""Solutions as self-contained HTML pages with a player."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from string import Template

from puzzlelang.drawing.board import Board, Piece
from puzzlelang.drawing.film import film, numbers_of_pictures
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.svg_board import SQUARE, below, definitions, number, style
from puzzlelang.text import Any, Record, page_data, part, plain, standalone, xml

MARGIN = 8


class Solution(metaclass=Record, eq=False):
    """Boards of the states of a solution, and the texts of the start and of the steps between."""

    boards: tuple[Board, ...]
    said: tuple[str, ...]
    heading: str = ""
    start: str = "the start"


class PlayerPage(metaclass=Record, eq=False):
    """A page without its style and script: title, parts of its body, the pieces that it draws, and
    the data of its script.
    """

    title: str
    summary: str
    board: Board | Boards
    pieces: Sequence[Piece]
    shapes: Mapping[str, int]
    data: Mapping[str, Any]

    def body(self, top: str = "", after: str = "", links: str = "") -> str:
        """Build the body from markup for the head, for someone who solved it, and for links."""
        return Template(page_part("player.html", self.plays)).substitute(
            title=xml(self.title), summary=headline(self.summary), view=view_of(self.board),
            ground=below(self.board.ground), shapes=definitions(self.pieces, self.shapes),
            top=top, after=after, links=links,
        )  # fmt: skip

    def whole(self) -> str:
        """Build a self-contained page."""
        rules = style(self.pieces) + page_part("player.css", self.plays)
        body, code = self.body(), program(self.plays, bool(self.data.get("costs")))
        if not self.plays:
            return standalone(self.title, rules, code, body, self.data)
        data = packed(f"{page_data(self.data)}\n{code}".encode())
        return standalone(self.title, rules, _code("unpack.js"), body, data, plays=code)

    @property
    def plays(self) -> bool:
        return "wasm" in self.data


def player(title: str, summary: str, solutions: Sequence[Solution], still: str = "") -> PlayerPage:
    """Build a page with a player for one solution at a time.

    ``still``: the reason for which the page can't be played.
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
    return PlayerPage(title, summary, first, (*first.ground, *pieces.values()), place, data)


def page_part(name: str, plays: bool, weighs: bool = True) -> str:
    """Read a part of a page without the sections for other pages: of a game or a film, and those
    for moves with ``costs``.
    """
    kept = ("game" if plays else "film", "costs" if weighs else "")
    return _SECTION.sub(lambda m: m[2] if m[1] in kept else "", part(__file__, name))


_SECTION = re.compile(
    r"(?s)(?:/[*]|<!--)(game|film|costs)(?:[*]/|-->)\n(.*?)(?:/[*]|<!--)end(?:[*]/|-->)\n"
)


def program(plays: bool, weighs: bool = True) -> str:
    """Assemble the script of a page that shows a solution and, with ``plays``, can be played;
    ``weighs``: moves may have costs.
    """
    parts = [_code("board.js", plays), _code("watch.js", plays)]
    if plays:
        engine = f"const engine = () => {{\n{_code('search.js', weighs=weighs)}\n}};"
        parts += [_code("tables.js"), engine, _code("play.js")]
    return '"use strict";\n{\n' + "\n".join(parts) + "\n}\n"


def _code(name: str, plays: bool = True, weighs: bool = True) -> str:
    """Read a script without comments and indentation, and without spaces around signs."""
    lines = (line.strip() for line in page_part(name, plays, weighs).splitlines())
    text = "\n".join(
        line if _QUOTES.search(_TEXT.sub("", line)) else _AROUND_SIGNS.sub(r"\1\2", line)
        for line in lines if line and not line.startswith("//")
    )  # fmt: skip
    return re.sub("([;{,])\n", r"\1", text)


_TEXT = re.compile(r"""\"(?:[^"\\]|\\.)*\"|`[^`$]*(?:\$\{[^`{}]*\}[^`$]*)*`""")
"""Texts, and templates without others inside."""

_QUOTES = re.compile("['`/]")
"""Characters of other texts, patterns and comments, whose spaces count."""

_AROUND_SIGNS = re.compile(rf"({_TEXT.pattern})| ?([]=(){{}},;:?&|<>*%[]|[+-](?! ?[+-])) ?")


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
