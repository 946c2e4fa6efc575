"""Boards as self-contained SVG, for light and dark pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from puzzlelang.core import COLOURS
from puzzlelang.drawing.board import FILLS, HOLLOW, LINES, RED_SUITS, Board, Paint, Piece
from puzzlelang.text import columns, replace, xml

EVEN = ' fill-rule="evenodd"'
SQUARE = 40
"""Side of a square in pixels."""

PALE = frozenset(("gold", "white", "pink", "orange"))
"""Colours that need dark text."""

THEMES = {
    False: {
        "page": "#ffffff", "floor": "#ebe7df", "wall": "#5d6570", "land": "#e3ead6",
        "water": "#bcd8ec", "line": "#8b8577", "ink": "#2b2f36", "soft": "#6a7079",
    },
    True: {
        "page": "#16191e", "floor": "#2a2e35", "wall": "#7d8794", "land": "#2f3a2c",
        "water": "#274a63", "line": "#8f8a7e", "ink": "#eceae4", "soft": "#a3a9b2",
    },
}  # fmt: skip
"""Colours of the page and the ground, by dark page."""

BEHIND = {
    "floor": "floor", "wall": "wall", "land": "land", "water": "water", "pole": "line",
    "base": "line", "track": "floor",
}  # fmt: skip
"""Theme colours of the ground."""

PRINTED_THEMES = {
    False: {"paper": "#ffffff", "thin": "#b9b4a8", "hand": "#1f57b5"},
    True: {"paper": "#1d2127", "thin": "#565c66", "hand": "#8fbdf7"},
}
PRINTED = {
    "frame": "thin", "square": "paper", "solid": "ink", "border": "ink", "cage": "ink",
    "line": "hand", "pen": "hand", "print": "ink", "dark": "page",
}  # fmt: skip
"""Theme colours of what is printed or written by hand."""

PRINTED_TEXTS = frozenset(("pen", "print", "corner", "split", "beside", "above"))

FONT_FAMILY = "ui-rounded,'Segoe UI',system-ui,-apple-system,Roboto,'Noto Sans',sans-serif"


MONO = "ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace"


def style(pieces: Iterable[Piece] = (), dark: bool = True, every: bool = False) -> str:
    """CSS rules for boards; those for printed puzzles only if a piece needs them, or ``every`` one.

    ``dark``: also for dark pages.
    """
    pieces = list(pieces)
    shapes = {piece.paint.shape for piece in pieces}
    printed = every or not shapes.isdisjoint(PRINTED_TEXTS | PRINTED.keys())

    def colours(dark: bool) -> str:
        tones = {**THEMES[dark], **PRINTED_THEMES[dark]} if printed else THEMES[dark]
        return f":root{{{';'.join(f'--b-{name}:{value}' for name, value in tones.items())}}}"

    rules = (
        f"{colours(False)}{dark * f'@media(prefers-color-scheme:dark){{{colours(True)}}}'}"
        f".t{{font-family:{FONT_FAMILY};font-weight:600;text-anchor:middle;dominant-baseline:central}}"
        f".m{{font-family:{MONO};text-anchor:start;white-space:pre}}"
        ".w{fill:var(--b-soft);font-weight:500}.i{fill:var(--b-ink)}"
        ".d{fill:none;stroke:#0007;stroke-width:5;stroke-linecap:round}"
        ".v{fill:none;stroke:var(--b-line);stroke-width:3}"
        ".p{stroke:#0005;stroke-width:1.2}.e{stroke-width:3;stroke-linejoin:round}.f{opacity:.45}"
        "use.c-white{stroke:#000a;stroke-width:2}use.c-black{stroke:#fffd;stroke-width:5}"
        + "".join(f".{kind}{{fill:var(--b-{name})}}" for kind, name in BEHIND.items())
        + "".join(f".c-{name}{{fill:{value}}}" for name, value in COLOURS.items())
    )
    if not printed:
        return rules
    own = "".join(f".{kind}{{fill:var(--b-{name})}}" for kind, name in PRINTED.items())
    # a black piece is never white next to white ones, nor is a black pearl
    paired = {"disc", *(piece.paint.shape for piece in pieces if piece.paint.colour == "white")}
    others = ",".join(f"[href='#{shape}']" for shape in sorted(paired & FILLS.keys()))
    own += f"use.c-black:not({others}){{fill:var(--b-ink)}}"
    return f"{rules}{own}.pen{{font-weight:400}}.print{{font-weight:700}}.n{{text-anchor:start}}"


def symbols(pieces: Sequence[Piece]) -> str:
    """Definitions of the shapes in use."""
    names = sorted({piece.paint.shape for piece in pieces} & FILLS.keys())
    return "".join(
        f'<symbol id="{name}" viewBox="-2 -2 104 104">'
        f'<path{EVEN if name in HOLLOW else ""} d="{FILLS[name]}"/>'
        + (f'<path class="d" d="{LINES[name]}"/>' if name in LINES else "")
        + "</symbol>"
        for name in names
    )


def definitions(pieces: Sequence[Piece], pictures: Mapping[str, int]) -> str:
    """Definitions of shapes, and of pictures by their numbers (``#g7``)."""
    return symbols(pieces) + "".join(f'<g id="g{n}">{one}</g>' for one, n in pictures.items())


def board_svg(board: Board, title: str, margin: int = 8) -> str:
    """Format one board as a file."""
    wide, high = board.wide * SQUARE + 2 * margin, board.high * SQUARE + 2 * margin
    inside = below(board.ground) + "".join(map(element, board.pieces))
    rules = style((*board.ground, *board.pieces))
    view = f"{-margin} {-margin} {number(wide)} {number(high)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" '
        f'width="{number(wide)}" height="{number(high)}" role="img" class="board">'
        f"<title>{xml(title)}</title><style>{rules}</style>"
        f"<defs>{symbols((*board.ground, *board.pieces))}</defs>{inside}</svg>\n"
    )


def below(ground: Sequence[Piece]) -> str:
    """Draw the ground. Squares of a kind share one path, because there may be thousands."""
    squares: dict[str, list[str]] = {}
    others = []
    frames = [replace(p, paint=FRAME) for p in ground if p.paint.shape in ("square", "solid")]
    for piece in (*frames, *ground):
        if piece.paint.shape in SQUARES:
            edge, side = SQUARES[piece.paint.shape], SQUARE - 2 * SQUARES[piece.paint.shape]
            x, y = number(piece.x * SQUARE + edge), number(piece.y * SQUARE + edge)
            path = f"M{x} {y}h{number(side)}v{number(side)}h-{number(side)}z"
            squares.setdefault(_square_class(piece.paint), []).append(path)
        else:
            others.append(element(piece))
    paths = [f'<path class="{kind}" d="{"".join(parts)}"/>' for kind, parts in squares.items()]
    return "".join((*paths, *others))


SQUARES = {"floor": 0.5, "wall": 0.0, "frame": -0.5, "square": 0.5, "solid": 0.5}
"""Shapes that fill a square, and their margins; a frame shows around a printed square."""

FRAME = Paint("frame", "")


def _square_class(paint: Paint) -> str:
    return f"f c-{paint.colour}" if paint.colour and paint.shape == "floor" else paint.shape


def element(piece: Piece) -> str:
    """A piece at its position."""
    x, y = number(piece.x * SQUARE), number(piece.y * SQUARE)
    return f'<g transform="translate({x} {y})">{drawn(piece)}</g>'


def drawn(piece: Piece) -> str:
    """A piece with its upper left corner at the origin."""
    wide, high = piece.wide * SQUARE, piece.high * SQUARE
    paint = piece.paint
    return _shape(paint, wide, high, piece.cells) + _text(paint, wide, high)


def _shape(paint: Paint, wide: float, high: float, cells: Sequence[tuple[int, int]]) -> str:
    colour = f"p c-{paint.colour}" if paint.colour else ""
    match paint.shape:
        case "label" | "text" | "lines" | "pen" | "print" | "corner" | "beside" | "above":
            return ""
        case "split":
            return f'<path class="v" d="M0 0L{number(wide)} {number(high)}"/>'
        case "border":
            edge = THICK / 2
            return _rect(-edge, -edge, wide + THICK, high + THICK, 0, "border")
        case "cage":
            return f'<path class="cage" d="{_dashes(wide, high)}"/>'
        case "line":
            kind = f"c-{paint.colour}" if paint.colour else "line"
            return f'<path class="{kind}" d="{_rays(cells, AWAY if paint.text else 0.0)}"/>'
        case "solid":  # neighbours touch
            return _rect(-0.5, -0.5, wide + 1, high + 1, 0, "solid")
        case "floor" | "wall":
            edge = SQUARES[paint.shape]
            return _rect(edge, edge, wide - 2 * edge, high - 2 * edge, 0, _square_class(paint))
        case "pole" | "base" | "land" | "water" | "track":
            return _rect(0, 0, wide, high, 4, paint.shape)
        case "vessel":
            return f'<path class="v" d="M0 0V{number(high)}H{number(wide)}V0"/>'
        case "block":
            line = outline(cells)
            return (
                f'<path class="e {colour}" d="{line}"/><path class="c-{paint.colour}" d="{line}"/>'
            )
        case "box" | "pill" | "plate":
            edge = 2.0
            tall = high - 2 * edge
            if paint.shape == "pill":
                edge, tall = 2.0, min(high - 4, 0.78 * SQUARE)
            round_ = min(tall / 2, 6 if paint.shape == "box" else tall / 2)
            return _rect(edge, (high - tall) / 2, wide - 2 * edge, tall, round_, colour)
    side = min(wide, high)
    x, y = (wide - side) / 2, (high - side) / 2
    if paint.text and paint.shape == "person":
        side, x, y = side * 0.75, (wide - side * 0.75) / 2, 0.0
    return (
        f'<use href="#{paint.shape}" class="{colour}" x="{number(x + 2)}" y="{number(y + 2)}" '
        f'width="{number(side - 4)}" height="{number(side - 4)}"/>'
    )


def _rect(x: float, y: float, wide: float, high: float, radius: float, kind: str) -> str:
    around = f' rx="{number(radius)}"' if radius else ""
    return (
        f'<rect class="{kind}" x="{number(x)}" y="{number(y)}" width="{number(wide)}" '
        f'height="{number(high)}"{around}/>'
    )


THICK, DASH, RAY, AWAY = 3.0, 4.0, 4.0, 17.0
"""Width of a border, length of a dash, width of a line, and its distance from the middle of a place
with a text.
"""


def _dashes(wide: float, high: float) -> str:
    """A thin line of dashes from end to end, across or down."""
    count = max(1, round(max(wide, high) / DASH / 2 - 0.5))
    step = max(wide, high) / (2 * count + 1)
    size = f"h{number(step)}v1h-{number(step)}z" if wide else f"h1v{number(step)}h-1z"
    places = (number(2 * n * step) for n in range(count + 1))
    return "".join(f"M{at} -.5{size}" if wide else f"M-.5 {at}{size}" for at in places)


def _rays(cells: Sequence[tuple[int, int]], gap: float) -> str:
    """Lines from the middle of a square, or ``gap`` away from it, to its sides; parallel ones are
    side by side.
    """
    parts = []
    for (x, y), count in Counter(cells).items():
        for n in range(count):
            aside = SQUARE / 2 - RAY / 2 + (2 * n + 1 - count) * RAY * 0.8
            along = 0 if x + y < 0 else SQUARE / 2 + gap - RAY / 2 * (not gap)
            long = number(SQUARE / 2 - gap + RAY / 2 * (not gap))
            left, top = (along, aside) if x else (aside, along)
            wide, high = (long, number(RAY)) if x else (number(RAY), long)
            parts.append(f"M{number(left)} {number(top)}h{wide}v{high}h-{wide}z")
    return "".join(parts)


def outline(cells: Sequence[tuple[int, int]]) -> str:
    """Cells of a block as rounded squares with bridges between neighbours."""
    have, edge, side = set(cells), 3, SQUARE
    parts = []
    for x, y in cells:
        left, top = x * side + edge, y * side + edge
        size = side - 2 * edge
        right, below = (x + 1, y) in have, (x, y + 1) in have
        corner = (x + 1, y + 1) in have
        wide = size + (2 * edge if right else 0)
        high = size + (2 * edge if below else 0)
        parts.append(f"M{left} {top}h{wide}v{size}h-{wide}z")
        if below:
            parts.append(f"M{left} {top}h{size}v{high}h-{size}z")
        if right and below and corner:
            parts.append(f"M{left} {top}h{wide}v{high}h-{wide}z")
    return "".join(parts)


WORDS: Mapping[str, tuple[str, float]] = {
    "label": ("w", 14.0),
    "text": ("i", 15.0),
    "lines": ("i m", 15.0),
}
"""Class and font size of texts outside pieces."""

LINE = 22.0
"""Usual height of a line of text."""


def _text(paint: Paint, wide: float, high: float) -> str:
    if not paint.text or paint.shape == "line":
        return ""
    if paint.shape in PRINTED_TEXTS:
        return _printed(paint, wide, high)
    room = wide - 8 if paint.shape not in WORDS else wide
    size = min(17.0, 0.46 * high + 3, room / max(1, columns(paint.text)) * 1.75)
    if paint.shape in ("disc", "card", "crate", "ring"):
        across = 0.62 if paint.shape == "card" else 1.1
        size = min(size, min(wide, high) / max(1.6, columns(paint.text)) * across)
    if paint.shape in WORDS:
        kind, size = WORDS[paint.shape]
        if paint.shape == "text":
            size *= high / LINE
    else:
        kind = "c-black" if paint.colour in PALE or not paint.colour else "c-white"
        kind = "c-red" if paint.colour == "white" and RED_SUITS & {*paint.text} else kind
    kind = "i" if paint.shape in ("water", "floor", "ring", "key") else kind
    place = f'x="{number(wide / 2)}" y="{number(high / 2)}"'
    if paint.shape == "card" and high > SQUARE:  # the next one may cover the rest
        place = f'x="{number(wide / 2)}" y="{number(0.24 * high)}"'
        size = min(size, 15.0)
    if paint.shape == "lines":
        place = f'x="0" y="{number(high / 2)}"'
    if paint.shape == "person":
        place, kind, size = f'x="{number(wide / 2)}" y="{number(high - 6)}"', "i", 13.0
    return f'<text class="t {kind}" {place} font-size="{number(size)}">{xml(paint.text)}</text>'


def _printed(paint: Paint, wide: float, high: float) -> str:
    """Texts without a frame: values, clues, numbers in a corner or on both sides of a diagonal."""
    kind = "dark" if paint.colour == "dark" else "pen" if paint.shape == "pen" else "print"
    if paint.shape == "split":
        parts = zip((0.28, 0.72), (0.74, 0.28), paint.text.split("\\"), strict=False)
        return "".join(
            f'<text class="t {kind}" x="{number(x * wide)}" y="{number(y * high)}" '
            f'font-size="13">{xml(text)}</text>'
            for x, y, text in parts if text
        )  # fmt: skip
    if paint.shape == "corner":
        count = columns(paint.text)
        size = min(10.0, (wide - 3) / 6.5 / count * 10)
        under = "" if paint.colour else _rect(1, 1, min(3 + 6.5 * count, wide - 2), 13, 0, "square")
        place = f'x="2.5" y="8" font-size="{number(size)}"'
        return f'{under}<text class="t {kind} n" {place}>{xml(paint.text)}</text>'
    size = min(0.55 * high, (wide - 2) / columns(paint.text) * 1.6, 22 if high > 30 else 16)
    if paint.shape in ("beside", "above"):
        size = 14.0
    place = f'x="{number(wide / 2)}" y="{number(high / 2)}"'
    return f'<text class="t {kind}" {place} font-size="{number(size)}">{xml(paint.text)}</text>'


def number(value: float) -> str:
    """Format a length with at most one decimal."""
    text = f"{value:.1f}"
    return "0" if text == "-0.0" else text.removesuffix(".0")
