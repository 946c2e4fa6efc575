"""What was reached: the best cost of each puzzle and instance, in a file that somebody names."""

from __future__ import annotations

import json
from collections.abc import Sequence

from puzzlelang.answers import fingerprint
from puzzlelang.play.game import Game
from puzzlelang.text import Any

FORMAT = 1


class Scores:
    """The best cost of each version of a puzzle; ``text``: what the file holds, or nothing.

    :class:`ValueError` where that is no such file.
    """

    def __init__(self, text: str) -> None:
        try:
            data = json.loads(text) if text.strip() else {"format": FORMAT, "best": {}}
        except (ValueError, RecursionError):
            data = None
        match data:
            case {"format": 1, "best": dict() as best} if all(map(_is_entry, best.values())):
                self._best: dict[str, Any] = best
            case _:
                raise ValueError("it holds no scores of `puzzlelang play`")

    def best(self, game: Game) -> tuple[int, ...] | None:
        entry = self._best.get(_key(game))
        return None if entry is None else tuple(entry["cost"])

    def enter(self, game: Game) -> bool:
        """Keep what a solved game cost; was nothing as cheap before?"""
        before = self.best(game)
        if before is not None and before <= game.cost:
            return False
        self._best[_key(game)] = {
            "puzzle": game.loaded.puzzle.title,
            "instance": game.loaded.instance,
            "cost": list(game.cost),
            "moves": len(game.made),
        }
        return True

    @property
    def text(self) -> str:
        """What the file is to hold."""
        data = {"format": FORMAT, "best": self._best}
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _key(game: Game) -> str:
    """The version of the puzzle, and the start where that is not its first one"""
    starts, start = game.loaded.puzzle.starts, game.states[0]
    number = starts.index(start) + 1 if start in starts else 0
    return fingerprint(game.loaded) + (f" {number}" if number != 1 else "")


def _is_entry(entry: object) -> bool:
    match entry:
        case {"cost": [*cost]}:
            return _are_numbers(cost)
    return False


def _are_numbers(cost: Sequence[object]) -> bool:
    return bool(cost) and all(type(number) is int for number in cost)
