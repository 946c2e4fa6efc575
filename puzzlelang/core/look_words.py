"""Words for shapes and colours in `look:`; ``puzzlelang.drawing`` draws them."""

from __future__ import annotations

from collections.abc import Mapping

SHAPES: Mapping[str, str] = {
    "nothing": "not drawn",
    "outside": "not part of the board: a text without a square",
    "line": "lines from the middle of a place in its directions",
    "wall": "a whole square, dark",
    "floor": "a whole square, bright",
    "box": "a square with round corners",
    "block": "all of its cells in one piece",
    "disc": "a round piece",
    "ring": "a circle, open in the middle",
    "pill": "a long piece with a word on it",
    "plate": "a flat piece, wider for larger numbers",
    "person": "a person",
    "crate": "a box of boards",
    "boat": "a boat",
    "card": "a playing card",
    "frog": "a frog",
    "knight": "a chess knight",
    "king": "a chess king",
    "queen": "a chess queen",
    "rook": "a chess rook",
    "bishop": "a chess bishop",
    "pawn": "a chess pawn",
    "arrow": "an arrow to the right",
    "star": "a star",
    "key": "a key",
    "door": "a door",
    "lamp": "a lamp",
}

COLOURS: Mapping[str, str] = {
    "red": "#cf3f2e",
    "orange": "#e8892b",
    "gold": "#ecc23a",
    "green": "#4a9d4f",
    "teal": "#2a9c98",
    "blue": "#2f74c0",
    "purple": "#7b58b4",
    "pink": "#dc7fb2",
    "brown": "#96683f",
    "grey": "#8c95a0",
    "black": "#30363d",
    "white": "#f7f5ef",
}
