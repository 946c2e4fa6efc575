"""Files of games: the path of a player, which `verify` checks, or the best costs so far."""

from __future__ import annotations

import json
from collections.abc import Sequence

from puzzlelang.answers import (
    FILLED_GAME,
    GAME,
    Loaded,
    SavedFilling,
    SavedGame,
    ToFill,
    fingerprint,
    first_step,
    read_filling,
    read_game,
)
from puzzlelang.play.filling_game import FillingGame
from puzzlelang.play.game import Game
from puzzlelang.text import Any


def game_data(game: Game, optimal: bool) -> dict[str, object]:
    """The path to the current state.

    ``optimal``: it is proved that no path from its start is cheaper. An answer claims optimality
    only if that is the only start.
    """
    solved, starts = game.is_solved, game.loaded.puzzle.starts
    return GAME.data(
        SavedGame(
            game.loaded.puzzle,
            game.trace(),
            game.cost,
            solved,
            solved and optimal and len(starts) == 1,
            game.loaded.instance,
            fingerprint(game.loaded),
        )
    )


def resumed(loaded: Loaded, text: str) -> Game:
    """Restore a saved game or an answer of `solve`.

    Raise :class:`ValueError` if its moves are not possible in this puzzle.
    """
    start, moves = read_game(loaded, text)
    game = Game(loaded, start)
    if not game.replay(moves):
        raise ValueError("one of its moves is not possible")
    return game


# ── puzzles that are filled in ────────────────────────────────────────────────────────


def filling_data(game: FillingGame) -> dict[str, object]:
    """The values and pencil marks; the choice, too, if it is solved."""
    loaded, state, blanks = game.loaded, game.verdict.state, game.blanks
    marks = {
        blanks[one].name: [blanks[one].options[option] for option in sorted(options)]
        for one, options in game.marks.items() if options
    }  # fmt: skip
    return FILLED_GAME.data(
        SavedFilling(
            loaded.puzzle,
            loaded.instance,
            fingerprint(loaded),
            None if state is None else first_step(loaded.puzzle, state),
            game.amounts or (),
            {blanks[one].name: blanks[one].options[n] for one, n in game.filled.items()},
            marks,
        )
    )


def refilled(loaded: ToFill, text: str) -> FillingGame:
    """Restore a saved game; raise :class:`ValueError` if it has other blanks or values."""
    filled, marks = read_filling(loaded, text)
    game = FillingGame(loaded)
    numbers = {blank.name: number for number, blank in enumerate(game.blanks)}

    def option(name: str, value: object) -> tuple[int, int]:
        number = numbers.get(name, -1)
        if number < 0 or value not in game.blanks[number].options:
            raise ValueError(f"it has no blank {name!r} with the value {value!r}")
        return number, game.blanks[number].options.index(str(value))

    noted: dict[int, frozenset[int]] = {}
    for name, values in marks.items():
        pairs = [option(name, value) for value in values]
        noted.update((number, frozenset(n for _, n in pairs)) for number, _ in pairs)
    game.restore(dict(option(*pair) for pair in filled.items()), noted)
    return game


# ── scores ────────────────────────────────────────────────────────────────────────────

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
