"""Games of puzzles that are filled in as JSON."""

from __future__ import annotations

from puzzlelang.answers import (
    FILLED_GAME,
    SavedFilling,
    ToFill,
    fingerprint,
    first_step,
    read_filling,
)
from puzzlelang.play.filling_game import FillingGame


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
