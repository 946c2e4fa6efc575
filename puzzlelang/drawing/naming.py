"""Appearance of things by name: marks of the file, then known words, then defaults."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from puzzlelang.core import COLOURS, SHAPES, Mark
from puzzlelang.drawing.board import WORDED, Paint
from puzzlelang.text import spaced

PALETTE = (
    "blue", "orange", "green", "red", "purple", "teal", "gold", "pink", "brown", "grey", "black",
    "white",
)  # fmt: skip
"""Colours of the members of a type, in order."""


@cache
def word_marks() -> Mapping[str, Mark]:
    """Read the known words; several lines for one word are merged."""
    marks: dict[str, Mark] = {}
    path = os.path.join(os.path.dirname(__file__), "known_words.txt")
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.startswith("#") or not line.strip():
                continue
            looks, _, words = line.partition(":")
            shape = next((word for word in looks.split() if word in SHAPES), None)
            colour = next((word for word in looks.split() if word in COLOURS), None)
            for word in words.split():
                marks[word] = joined(marks.get(word, Mark()), Mark(shape, colour))
    return marks


def joined(first: Mark, second: Mark) -> Mark:
    """Merge two marks; ``first`` takes precedence."""
    return Mark(
        second.shape if first.shape is None else first.shape,
        second.colour if first.colour is None else first.colour,
        second.text if first.text is None else first.text,
    )


def spellings(name: str) -> Iterator[str]:
    """Variants of a name to look up in the known words."""
    yield name
    plain = re.sub(r"_?\d+$", "", name)
    yield plain
    yield plain.removesuffix("_at")
    for word in (plain, *reversed(re.split(r"[_ ]", plain))):
        yield word
        if word.endswith("ies"):
            yield word[:-3] + "y"
        yield word.removesuffix("s")


def rest_of_palette(given: Iterable[Mark]) -> tuple[str, ...]:
    """The colours that the file gives to nothing, or all of them."""
    colours = {mark.colour for mark in given}
    return tuple(colour for colour in PALETTE if colour not in colours) or PALETTE


def mark_of(name: str) -> Mark:
    words = word_marks()
    return next((words[word] for word in spellings(name) if word in words), Mark())


def paint(
    names: Sequence[str],
    marks: Mapping[str, Mark],
    given: Mark,
    shape: str,
    place: int = 0,
    text: str | None = None,
    named: bool = False,
    telling: int | None = None,
) -> Paint:
    """Shape, colour and text of a thing with these ``names``, the most specific first.

    Marks of the file take precedence, then known words for the first ``telling`` names (default:
    all), then ``shape``, the palette at ``place``, and ``text`` or the first name. ``named``: show
    the text on any shape.
    """
    mark = Mark()
    for name in names:
        mark = joined(mark, marks.get(name, Mark()))
    mark = joined(mark, given)
    if mark.shape is None or mark.colour is None:
        for name in names[:telling]:
            mark = joined(mark, mark_of(name))
    if shape == "pen" and mark.colour:
        shape = "box"
    colour = mark.colour or ("" if (mark.shape or shape) in COLOURLESS else colour_at(place))
    final_shape = mark.shape or shape
    if mark.text is not None:
        text = mark.text
    elif final_shape not in WORDED and not named:
        text = ""
    elif text is None:
        text = names[0] if names else ""
    return Paint(final_shape, colour, spaced(text) if mark.text is None else text)


COLOURLESS = frozenset(("floor", "pen", "line"))
"""Shapes without a colour of their own."""


def colour_at(place: int) -> str:
    return PALETTE[place % len(PALETTE)]
