"""The puzzle at hand as a page that plays it."""

from __future__ import annotations

from puzzlelang.drawing import PlayerPage, Unplayable, game_page
from puzzlelang.front.page.puzzle_at_hand import Asked, Hand
from puzzlelang.text import Any, page_data, plain


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
