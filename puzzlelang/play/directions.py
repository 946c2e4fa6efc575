"""Directions of moves, for arrow keys."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core import COMPASS, Members, Scalar, Transition, Type, values
from puzzlelang.play.game import Move

ARROWS = {
    "up": "north", "down": "south", "left": "west", "right": "east",
    "^": "north", "v": "south", "<": "west", ">": "east",
}  # fmt: skip
"""Words and signs for directions."""

OF_FILES = {*COMPASS, "up", "down", "left", "right"}
"""Names of members by which a type is recognized as one of directions."""


def direction(text: str) -> str:
    """The direction of a word or a sign; empty for any other."""
    meant = ARROWS.get(text, text)
    return meant if meant in COMPASS else ""


def has_direction(transition: Transition) -> bool:
    """True if exactly one parameter is a direction."""
    return sum(_is_direction(local.type) for local in transition.parameters) == 1


def of_move(move: Move) -> str:
    """The direction of a move, if exactly one of its arguments is one."""
    directions = [value for value in _words(move) if value]
    return directions[0] if len(directions) == 1 else ""


def piece_of(move: Move) -> tuple[object, ...]:
    """The arguments of a move except its direction, which identify the moved piece."""
    pairs = zip(move.arguments, _words(move), strict=True)
    return tuple(argument for argument, word in pairs if not word)


def _words(move: Move) -> list[str]:
    """Direction of each argument, or an empty text."""
    directions = []
    for local, argument in zip(move.transition.parameters, move.arguments, strict=True):
        text = values.show_argument(argument, local.type) if _is_direction(local.type) else ""
        directions.append(direction(text))
    return directions


def _is_direction(kind: Type) -> bool:
    match kind:
        case Scalar(Members(_, names)):
            return set(names) <= OF_FILES
    return False


def meant(moves: Sequence[Move], word: str) -> list[Move]:
    """Moves in a direction."""
    target = direction(word)
    return [move for move in moves if target and of_move(move) == target]
