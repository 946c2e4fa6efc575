"""Colours of boards in terminals with 16 million, 256, 16 or no colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from puzzlelang.core import COLOURS

FEW_COLOURS, MANY_COLOURS, ALL_COLOURS = 16, 256, 1 << 24
"""Numbers of colours of a terminal."""

_ROWS = """
red         #cf3f2e 160  1   88
orange      #e8892b 208  9  130
gold        #ecc23a 220 11  136
green       #4a9d4f  71  2   65
teal        #2a9c98  37  6   30
blue        #3d86d8  32  4   25
purple      #946fd0  98  5   60
pink        #dc7fb2 175 13  132
brown       #96683f  94  3   58
grey        #8c95a0 246  7  243
black       #0e1013 232  0  235
white       #f7f5ef 255 15  251
page        #1b1f25 234  0    0
floor       #474e59 240  8    0
other-floor #3f4650 238  8    0
wall        #a3adb8 249  7    0
land        #43583a  22  8    0
water       #2f648c  24 12    0
line        #b0a896 144  7    0
ink         #eceae4 254 15    0
soft        #a3a9b2 248  7    0
"""
"""For each tone: its colour, its index among 256 and 16 colours, and the index among 256 of a floor
in this tone. The tones are distinct on a board that is neither dark nor light.
"""

TONES: Mapping[str, tuple[str, int, int]] = {
    name: (colour, int(many), int(few))
    for name, colour, many, few, _ in map(str.split, _ROWS.strip().splitlines())
}


def _floor(name: str, many: int) -> tuple[str, int, int]:
    """A floor in a colour; with 16 colours, only the one for water differs."""
    pairs = ((int(TONES[one][0][n : n + 2], 16) for one in (name, "floor")) for n in (1, 3, 5))
    few = TONES["water" if name == "blue" else "floor"][2]
    return "#" + "".join(f"{sum(pair) // 2:02x}" for pair in pairs), many, few


FLOORS: Mapping[str, tuple[str, int, int]] = {
    f"{name} floor": _floor(name, int(many))
    for name, _, _, _, many in map(str.split, _ROWS.strip().splitlines()) if name in COLOURS
}  # fmt: skip

DARK = frozenset(("red", "blue", "purple", "black"))
"""Colours that need light text."""


def written_in(colours: int) -> Callable[[str, str], str]:
    """Return a function for the terminal codes of a tone on another one."""
    tones = {**TONES, **FLOORS}

    def one(name: str, kind: int) -> str:
        colour, many, few = tones[name]
        if colours == FEW_COLOURS:
            return str(kind - 8 + few if few < 8 else kind + 44 + few)
        if colours == MANY_COLOURS:
            return f"{kind};5;{many}"
        return f"{kind};2;" + ";".join(str(int(colour[n : n + 2], 16)) for n in (1, 3, 5))

    @cache
    def style(ink: str, back: str) -> str:
        return f"{one(ink, 38)};{one(back, 48)}"

    return style
