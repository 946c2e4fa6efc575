"""A game on the page: animated states, possible moves, advice."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.drawing import Board as Picture
from puzzlelang.drawing import Boards, below, film, symbols, view_of
from puzzlelang.front.page.puzzle_at_hand import Asked, Hand
from puzzlelang.play import directions, sentences
from puzzlelang.text import Any, plain

Data = dict[str, Any]

MOST_TOUCHED = 40
"""Maximum number of moves with pieces; in a longer list, moves are selected by number only."""


def shown(hand: Hand, asked: Asked) -> Data:
    """Return the state after ``moves``; the animation begins at the state after ``before``."""
    before = hand.game(asked, "before").state if "before" in asked else None
    game = hand.game(asked)
    moves = game.moves
    boards = Boards(game.loaded.puzzle)
    states = [game.state if before is None else before, game.state]
    successors = [move.after for move in moves[:MOST_TOUCHED]]
    pictures = [boards.board(state) for state in (*states, *successors)]
    puzzle = game.loaded.puzzle
    return {
        "title": plain(puzzle.title),
        "label": plain(game.loaded.label),
        "board": _film(pictures[:2], pictures[2:]),
        "text": "\n".join(part for line in game.drawn(game.state) for _, part in line),
        "made": [plain(move.said) for move in game.history],
        "moves": [
            {
                "number": move.number,
                "said": plain(move.said),
                "direction": directions.of_move(move),
                "piece": repr(directions.piece_of(move)),
            }
            for move in moves
        ],
        "solved": game.is_solved,
        "lost": game.is_lost,
    }


def _film(boards: Sequence[Picture], touched: Sequence[Picture]) -> Data:
    """Combine two successive boards, and the changes of each move on the second."""
    parts = [film.film((*boards, board)) for board in touched]
    first = film.film(boards)
    place = film.numbers_of_pictures((first, *parts))
    pieces = [piece for board in (*boards, *touched) for piece in board.pieces]
    return {
        "view": view_of(boards[1]),
        "ground": below(boards[1].ground),
        "shapes": symbols((*boards[1].ground, *pieces)),
        "pictures": list(place),
        "frames": first.numbered(place),
        "touches": [[change[:3] for change in one.frames[2]] for one in parts],
    }  # fmt: skip


def advice(hand: Hand, asked: Asked) -> Data:
    """Return advice on the current state; ``at_length`` searches until a path is found."""
    game, guide = hand.game(asked), hand.guide(asked)
    start = game.states[0]
    if not guide.no_goal:
        if guide.hint(start).kind == "looking" and not game.history:
            guide.look(start)
        guide.look(game.state, at_length=bool(asked.get("at_length")))
    hint = guide.hint(game.state)
    return {
        "kind": hint.kind,
        "score": plain(sentences.score(game, guide)),
        "ending": plain(sentences.ending(game, guide)),
        "warning": plain(_without_key(sentences.warning(game, guide))),
        "hint": plain(sentences.hint_text(game, guide, hint)),
        "move": hint.move.number if hint.move is not None else 0,
    }


def _without_key(text: str) -> str:
    return text.replace("u undoes a move", "undo a move")
