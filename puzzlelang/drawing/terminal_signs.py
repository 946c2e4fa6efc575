"""Signs and colours of pieces in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

SIGNS: Mapping[str, tuple[str, bool]] = {
    "disc": ("●", False), "ring": ("()", False), "crate": ("[]", True), "person": ("☻", True),
    "boat": ("▜▛", False), "card": ("", True), "frog": ("oo", True), "knight": ("♞", False),
    "king": ("♚", False), "queen": ("♛", False), "rook": ("♜", False), "bishop": ("♝", False),
    "pawn": ("♟", False), "arrow": ("─►", False), "star": ("★", False), "key": ("o╖", False),
    "door": ("▛▜", False), "lamp": ("☼", False),
}  # fmt: skip
"""One-line sign of each shape that is drawn in a square, and whether its background is filled."""

DARK = frozenset(("red", "blue", "purple", "black"))
"""Colours that need light text."""
