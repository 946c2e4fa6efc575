"""Best costs by puzzle and instance, in a file that the player names."""

from __future__ import annotations

import json
from collections.abc import Sequence

from puzzlelang.answers import fingerprint
from puzzlelang.play.game import Game
from puzzlelang.text import Any

FORMAT = 1


class Scores:
    """Best cost of each version of a puzzle; ``text``: content of the file, may be empty.

    Raise :class:`ValueError` for any other content.
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
                raise ValueError("it is not a score file of `puzzlelang play`")

    def best(self, game: Game) -> tuple[int, ...] | None:
        entry = self._best.get(_key(game))
        return None if entry is None else tuple(entry["cost"])

    def enter(self, game: Game) -> bool:
        """Store the cost of a solved game; return True if it is a new best."""
        before = self.best(game)
        if before is not None and before <= game.cost:
            return False
        self._best[_key(game)] = {
            "puzzle": game.loaded.puzzle.title,
            "instance": game.loaded.instance,
            "cost": list(game.cost),
            "moves": len(game.history),
        }
        return True

    @property
    def text(self) -> str:
        """New content of the file."""
        data = {"format": FORMAT, "best": self._best}
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _key(game: Game) -> str:
    """Fingerprint of the puzzle, with the number of the start unless it is the first."""
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
