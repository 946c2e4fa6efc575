"""Directions of moves, for arrow keys."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core import direction, direction_of, ways_of
from puzzlelang.play.game import Move


def of_move(move: Move) -> str:
    """The direction of a move, if exactly one of its arguments is one."""
    return direction_of(move.transition, move.arguments)


def piece_of(move: Move) -> tuple[object, ...]:
    """The arguments of a move except its direction, which identify the moved piece."""
    ways = ways_of(move.transition, move.arguments)
    return tuple(argument for argument, way in zip(move.arguments, ways, strict=True) if not way)


def meant(moves: Sequence[Move], word: str) -> list[Move]:
    """Moves in a direction."""
    target = direction(word)
    return [move for move in moves if target and of_move(move) == target]
