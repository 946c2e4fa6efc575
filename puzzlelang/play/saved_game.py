"""A game as JSON, which `verify` checks, and back."""

from __future__ import annotations

from puzzlelang.answers import GAME, Loaded, SavedGame, fingerprint, read_game
from puzzlelang.play.game import Game


def game_data(game: Game, optimal: bool) -> dict[str, object]:
    """The way to the state at hand.  ``optimal``: it is known that none from its start is cheaper,
    which is all that an answer claims where it is the only start.
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
    """A game that was saved, or an answer of `solve`; :class:`ValueError` where it is no way in
    this puzzle.
    """
    start, moves = read_game(loaded, text)
    game = Game(loaded, start)
    if not game.replay(moves):
        raise ValueError("it has a move that is not possible")
    return game
