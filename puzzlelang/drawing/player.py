"""Solutions as self-contained HTML pages with a player."""

from __future__ import annotations

import re
from collections.abc import Sequence
from string import Template

from puzzlelang.drawing.board import Board
from puzzlelang.drawing.film import film, numbers_of_pictures
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.svg_board import SQUARE, below, definitions, number, style
from puzzlelang.text import Record, page_data, part, plain, policy, xml

MARGIN = 8


class Solution(metaclass=Record, eq=False):
    """Boards of the states of a solution, and the texts of the start and of the steps between."""

    boards: tuple[Board, ...]
    said: tuple[str, ...]
    heading: str = ""
    start: str = "the start"


def player(title: str, summary: str, solutions: Sequence[Solution], still: str = "") -> str:
    """Build a page with a player for one solution at a time.

    ``still``: the reason for which the page can't be played.
    """
    code = program()
    first = solutions[0].boards[0]
    films = [film(solution.boards) for solution in solutions]
    place = numbers_of_pictures(films)
    pieces = {id(p): p for solution in solutions for board in solution.boards for p in board.pieces}
    rules = style((*first.ground, *pieces.values())) + part(__file__, "player.css")
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
    return Template(part(__file__, "player.html")).substitute(
        policy=policy(rules, code), rules=rules, program=code, title=xml(title), head="",
        summary=headline(summary), view=view_of(first), ground=below(first.ground),
        data=page_data(data),
        shapes=definitions((*first.ground, *pieces.values()), place),
    )  # fmt: skip


def program(plays: bool = False) -> str:
    """Assemble the script of a page that shows a solution and, with ``plays``, can be played."""
    parts = [_code("board.js"), _code("watch.js")]
    if plays:
        engine = f"const engine = () => {{\n{_code('search.js')}\n}};"
        parts += [_code("tables.js"), engine, _code("play.js")]
    return '"use strict";\n{\n' + "\n".join(parts) + "\n}\n"


def _code(name: str) -> str:
    """Read a script without comments and indentation."""
    lines = (line.strip() for line in part(__file__, name).splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def headline(summary: str) -> str:
    """Print a sentence as HTML, with ``<code>`` for what it has in backticks."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", xml(summary))


def view_of(board: Board | Boards) -> str:
    """SVG view box: the board, or the boards of a puzzle, with a margin."""
    wide, high = board.wide * SQUARE + 2 * MARGIN, board.high * SQUARE + 2 * MARGIN
    return f"{-MARGIN} {-MARGIN} {number(wide)} {number(high)}"
