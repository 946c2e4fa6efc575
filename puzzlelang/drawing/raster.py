"""Rasterize the SVG of this package with Pillow; no other elements are supported."""

from __future__ import annotations

import os
from collections.abc import Sequence
from re import findall
from xml.etree.ElementTree import Element, fromstring

from puzzlelang.core import COLOURS
from puzzlelang.drawing.board import FILLS, HOLLOW, LINES
from puzzlelang.drawing.outlines import polygons
from puzzlelang.drawing.svg_board import BEHIND, PRINTED, PRINTED_THEMES, THEMES
from puzzlelang.text import TYPE_CHECKING, refusal, usage_error

if TYPE_CHECKING:
    from PIL.Image import Image

FINE = 3
"""Oversampling factor in each direction."""

MOST_DOTS = 20_000_000
"""Maximum number of dots in a picture."""

Colour = tuple[int, int, int]
Spot = tuple[float, float]


def needs_pillow() -> None:
    """Raise PuzzleError if Pillow isn't installed."""
    try:
        import PIL.ImageFont  # noqa: F401
    except ImportError:
        message = "pixel pictures (.png, .gif) need Pillow, which is not installed"
        help = "`pip install puzzlelang[pictures]`, or write .svg or .html instead"
        raise usage_error(message, help) from None


def dots(text: str, zoom: float) -> Image:
    """Rasterize an SVG of this package for a light page, at ``zoom`` dots per unit."""
    needs_pillow()
    from PIL.Image import new

    root = fromstring(text)
    left, top, wide, high = map(float, root.attrib["viewBox"].split())
    size = round(wide * zoom), round(high * zoom)
    if size[0] * size[1] > MOST_DOTS:
        message = f"too much to draw: more than {MOST_DOTS:,} pixels"
        help = "write .html or .svg, or draw a shorter solution"
        raise refusal("too-large", message, help)
    image = new("RGB", (size[0] * FINE, size[1] * FINE), _rgb(THEMES[False]["page"]))
    _Painter(root, image).group(root, -left, -top, 1.0, zoom * FINE)
    return image.reduce(FINE)


def _rgb(colour: str) -> Colour:
    red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
    return red, green, blue


def _mixed(colour: Colour, other: Colour, part: float) -> Colour:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(colour, other, strict=True))
    return red, green, blue


BLACK: Colour = (0, 0, 0)
AROUND, INSIDE = 1 / 3, 7 / 15
"""Darkening of a shape's outline, and of the lines on it."""


class _Painter:
    def __init__(self, root: Element, image: Image) -> None:
        from PIL.ImageDraw import Draw

        self._draw, self._image = Draw(image), image
        self._named = {e.attrib["id"]: e for e in root.iter() if "id" in e.attrib}

    def group(self, group: Element, x: float, y: float, scale: float, zoom: float) -> None:
        """Draw a group with its origin at ``x``, ``y`` and its contents at ``scale``."""
        for element in group:
            kind = element.tag.rpartition("}")[2]
            attributes = element.attrib
            match kind:
                case "g":
                    place, size = _transform(attributes.get("transform", ""))
                    self.group(
                        element, x + place[0] * scale, y + place[1] * scale, scale * size, zoom
                    )
                case "use" if attributes["href"][1:] in FILLS:
                    self._symbol(attributes, x, y, scale, zoom)
                case "use":
                    self.group(self._named[attributes["href"][1:]], x, y, scale, zoom)
                case "rect" | "path" | "text":
                    self._lies = x * zoom, y * zoom, scale * zoom
                    {"rect": self._rect, "path": self._path, "text": self._text}[kind](element)

    def _at(self, x: float, y: float) -> Spot:
        left, top, size = self._lies
        return left + x * size, top + y * size

    def _rect(self, element: Element) -> None:
        attributes = element.attrib
        x, y, wide, high, radius = (
            float(attributes.get(name, 0)) for name in ("x", "y", "width", "height", "rx")
        )
        colour, edge = _colours(attributes["class"])
        size = self._lies[2]
        box = [*self._at(x, y), *self._at(x + wide, y + high)]
        box = [box[0], box[1], max(box[0], box[2] - 1), max(box[1], box[3] - 1)]
        line = max(1, round(1.2 * size)) if edge else 0
        self._draw.rounded_rectangle(box, radius * size, colour, edge, line)

    def _path(self, element: Element) -> None:
        kinds = element.attrib["class"].split()
        parts = [[self._at(x, y) for x, y in one] for one in polygons(element.attrib["d"])]
        colour, edge = _colours(element.attrib["class"])
        gap = 0 if kinds[0].startswith("c-") else 1  # cells of a block touch
        if "v" in kinds:
            for part in parts:
                line = _rgb(THEMES[False]["line"])
                self._draw.line(part, line, max(1, round(3 * self._lies[2])), "curve")
            return
        for part in parts:
            if "e" in kinds:
                outline = [*part, *part[:2]]  # joins at all corners, including the first
                self._draw.line(outline, edge, max(1, round(3 * self._lies[2])), "curve")
            else:
                self._square(part, colour, gap)

    def _square(self, part: Sequence[Spot], colour: Colour, gap: int) -> None:
        xs, ys = zip(*part, strict=True)
        self._draw.rectangle((min(xs), min(ys), max(xs) - gap, max(ys) - gap), colour)

    def _symbol(self, given: dict[str, str], x: float, y: float, scale: float, zoom: float) -> None:
        """Draw a shape in a square; its coordinates range from -2 to 102."""
        from PIL import ImageChops
        from PIL.Image import new
        from PIL.ImageDraw import Draw

        name, side = given["href"][1:], float(given["width"])
        size = side / 104 * scale * zoom
        left = (x + float(given["x"]) * scale) * zoom + 2 * size
        top = (y + float(given["y"]) * scale) * zoom + 2 * size
        room = round(100 * size) + 1
        at = round(left), round(top)

        def placed(path: str) -> list[list[Spot]]:
            shift = left - at[0], top - at[1]
            return [
                [(shift[0] + a * size, shift[1] + b * size) for a, b in p] for p in polygons(path)
            ]

        mask = new("1", (room, room))
        for part in placed(FILLS[name]):
            one = new("1", (room, room))
            Draw(one).polygon(part, 1)
            combine = ImageChops.logical_xor if name in HOLLOW else ImageChops.logical_or
            mask = combine(mask, one)
        colour, edge = _colours(given["class"])
        self._image.paste(colour, at, mask)
        draw = self._draw
        whole = [[(a + at[0], b + at[1]) for a, b in part] for part in placed(FILLS[name])]
        for part in whole:
            draw.line([*part, part[0]], edge, max(1, round(1.2 * size)))
        inside = [[(a + at[0], b + at[1]) for a, b in p] for p in placed(LINES.get(name, ""))]
        for part in inside:
            draw.line(part, _mixed(colour, BLACK, INSIDE), max(1, round(5 * size)), "curve")

    def _text(self, element: Element) -> None:
        from PIL import ImageFont

        attributes, kinds = element.attrib, element.attrib["class"].split()
        size = max(1, round(float(attributes["font-size"]) * self._lies[2]))
        font = ImageFont.truetype(FONT_FILE, size, layout_engine=ImageFont.Layout.BASIC)
        text = element.text or ""
        colour, _ = _colours(" ".join(kind for kind in kinds if kind.startswith("c-")) or kinds[1])
        place = self._at(float(attributes["x"]), float(attributes["y"]))
        anchor = "l" if {"m", "l", "n"} & set(kinds) else "m"
        level = "s" if "l" in kinds else "m"
        if "m" in kinds:  # characters aligned in columns
            for n, character in enumerate(text):
                step = 0.62 * size
                self._draw.text(
                    (place[0] + (n + 0.5) * step, place[1]), character, colour, font, "mm"
                )
            return
        self._draw.text(place, text, colour, font, anchor + level)


FONT_FILE = os.path.join(os.path.dirname(__file__), "words.ttf")


def _transform(text: str) -> tuple[Spot, float]:
    """Parse ``translate(1 2) scale(0.5)``."""
    functions = {
        name: [float(n) for n in rest.split()] for name, rest in findall(r"(\w+)\(([^)]*)\)", text)
    }
    x, y = functions.get("translate", (0.0, 0.0))
    return (x, y), functions.get("scale", [1.0])[0]


def _colours(kinds: str) -> tuple[Colour, Colour]:
    """Fill and outline for these classes."""
    bright, tones = {**THEMES[False], **PRINTED_THEMES[False]}, {**BEHIND, **PRINTED}
    for kind in kinds.split():
        if kind.startswith("c-") and kind[2:] in COLOURS:
            colour = _rgb(COLOURS[kind[2:]])
            if "f" in kinds.split():
                colour = _mixed(_rgb(bright["page"]), colour, 0.45)
            return colour, _mixed(colour, BLACK, AROUND) if "p" in kinds.split() else colour
    name = next((tones[kind] for kind in kinds.split() if kind in tones), "ink")
    name = {"w": "soft", "i": "ink", "page": "page"}.get(kinds.split()[0], name)
    return _rgb(bright[name]), _rgb(bright[name])
