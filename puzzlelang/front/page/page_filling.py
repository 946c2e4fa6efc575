"""Filled-in puzzles on the page: sheets, deductions and hints.

A request has ``filled``: for names of blanks the text of an option. Values that a rule gives are
always there.
"""

from __future__ import annotations

from puzzlelang.answers import Filling, Reason
from puzzlelang.drawing import PlayerPage, Unplayable, game_page
from puzzlelang.front.page.puzzle_at_hand import Asked, Hand
from puzzlelang.play import FillingGame, Sheets
from puzzlelang.text import Any, page_data, plain, usage_error

Data = dict[str, Any]


def shown(hand: Hand, asked: Asked) -> Data:
    """Return sheets, blanks and the meaning of the filling."""
    game = _game(hand, asked)
    verdict = game.verdict
    return {
        "title": plain(game.loaded.puzzle.title),
        "label": plain(game.loaded.label),
        "sheets": [
            {
                "title": plain(sheet.title),
                "heads": [*map(plain, sheet.heads)],
                "names": [*map(plain, sheet.names)],
                "rows": [
                    [{"blanks": cell.blanks, "sign": plain(cell.sign)} for cell in row]
                    for row in sheet.rows
                ],
            }
            for sheet in Sheets(game).sheets
        ],
        "blanks": [
            {
                "name": plain(blank.name),
                "options": [*map(plain, blank.options)],
                "given": number in game.givens,
                "value": game.filled.get(number),
            }
            for number, blank in enumerate(game.blanks)
        ],
        "score": game.score,
        "ending": plain(game.ending),
        "warnings": [*map(plain, game.warnings)],
        "solved": game.is_solved,
        "solvable": verdict.solvable,
        "broken": [_reason(reason) for reason in verdict.broken],
    }


def following(hand: Hand, asked: Asked) -> Data:
    """Return the values that follow; null if they are not known."""
    game = _game(hand, asked)
    forced = game.deductions.forced(game.filled)
    return {"filled": None if forced is None else _texts(game, forced)}


def finished(hand: Hand, asked: Asked) -> Data:
    """Return a solution that extends the filling; null if no solution is known."""
    game = _game(hand, asked)
    whole = game.deductions.extended(game.filled)
    return {"filled": None if whole is None else _texts(game, whole)}


def hint(hand: Hand, asked: Asked) -> Data:
    """Return a value that follows, why, and both in words."""
    text, one = _game(hand, asked).hint()
    if one is None:
        return {"text": plain(text)}
    reason = _reason(one.reason)
    return {"text": plain(text), "blank": one.blank, "option": one.option, "reason": reason}


def _game(hand: Hand, asked: Asked) -> FillingGame:
    game = hand.filling(asked)
    numbers = {blank.name: number for number, blank in enumerate(game.blanks)}
    filled: dict[int, int] = {}
    for name, text in asked.get("filled", {}).items():
        number = numbers.get(name)
        if number is None or text not in game.blanks[number].options:
            raise usage_error("a value of this game is not possible here")
        filled[number] = game.blanks[number].options.index(text)
    game.restart()
    game.restore(filled, {})
    return game


def _texts(game: FillingGame, filling: Filling) -> Data:
    return {
        game.blanks[number].name: game.blanks[number].options[n] for number, n in filling.items()
    }


def _reason(reason: Reason) -> Data:
    return {"rules": [*map(plain, reason.rules)], "blanks": reason.blanks}


def played(hand: Hand, asked: Asked) -> dict[str, Any]:
    """Return a page that plays the puzzle, or the reason why none can."""
    loaded = hand.loaded(asked)
    found = {"title": plain(loaded.puzzle.title), "label": plain(loaded.label)}
    try:
        return {**found, **texts(game_page(loaded, "")), "why": ""}
    except Unplayable as reason:
        why = f"This puzzle can't be played here: {reason}.\n“Solve” shows a solution."
        return {**found, "page": "", "why": plain(why)}


def texts(page: PlayerPage) -> dict[str, str]:
    """Return a page as a file, and its body and data for a frame that has its program."""
    frame = "player" if page.plays else "film"
    data = f'<script id="data" type="application/json">{page_data(page.data)}</script>'
    return {"page": page.whole(), "frame": frame, "body": f"<body>{page.body()}{data}"}
