"""Games as JSON, which `verify` checks: saving and resuming."""

from __future__ import annotations

from puzzlelang.answers import GAME, Loaded, SavedGame, fingerprint, read_game
from puzzlelang.play.game import Game


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
