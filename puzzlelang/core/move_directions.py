"""Directions of transitions and of their arguments, for arrow keys."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core.nodes import Transition
from puzzlelang.core.types import COMPASS, Members, Scalar, Type
from puzzlelang.core.values import show_argument
from puzzlelang.text import Any

ARROWS = {
    "up": "north", "down": "south", "left": "west", "right": "east",
    "^": "north", "v": "south", "<": "west", ">": "east",
}  # fmt: skip
"""Words and signs for directions."""

OF_FILES = {*COMPASS, "up", "down", "left", "right"}
"""Names of members by which a type is recognized as one of directions."""


def direction(text: str) -> str:
    """Return the direction that a word or sign means, or an empty string."""
    meant = ARROWS.get(text, text)
    return meant if meant in COMPASS else ""


def has_direction(transition: Transition) -> bool:
    """True if exactly one parameter is a direction."""
    return sum(_is_direction(local.type) for local in transition.parameters) == 1


def direction_of(transition: Transition, arguments: Sequence[Any]) -> str:
    """The direction of a move, if exactly one of its arguments is one."""
    ways = [way for way in ways_of(transition, arguments) if way]
    return ways[0] if len(ways) == 1 else ""


def ways_of(transition: Transition, arguments: Sequence[Any]) -> list[str]:
    """Direction of each argument, or an empty text."""
    ways = []
    for local, argument in zip(transition.parameters, arguments, strict=True):
        text = show_argument(argument, local.type) if _is_direction(local.type) else ""
        ways.append(direction(text))
    return ways


def _is_direction(kind: Type) -> bool:
    match kind:
        case Scalar(Members(_, names)):
            return set(names) <= OF_FILES
    return False
