"""Texts about a game: progress, solution, hints."""

from __future__ import annotations

from puzzlelang.answers import costs_text, counts_moves, plural, steps_named, why_not
from puzzlelang.play.game import Game, Slots
from puzzlelang.play.hints import Guide, Hint
from puzzlelang.text import printable


def moves_text(game: Game, count: int) -> str:
    """``8 moves``, or the author's word for a move."""
    return plural(count, *game.loaded.puzzle.step)


def _cost(game: Game, cost: Slots) -> str:
    """``8 moves``, or `` pushes 3, steps 16``: the cost to compare."""
    puzzle = game.loaded.puzzle
    if counts_moves(puzzle):
        return moves_text(game, cost[0])
    return costs_text(puzzle, cost)[2:-1]


def score(game: Game, guide: Guide) -> str:
    """Moves so far, and the best solution from the start if it is known."""
    text = moves_text(game, len(game.history))
    if not counts_moves(game.loaded.puzzle):
        text += f" ({_cost(game, game.cost)})"
    best = guide.hint(game.states[0])
    if best.kind == "optimal" and not game.is_solved:
        text += f"; the best solution: {_cost(game, best.cost)}"
    return text


def ending(game: Game, guide: Guide) -> str:
    """Report a solved game and whether its solution is optimal; empty before."""
    if not game.is_solved:
        return ""
    puzzle = game.loaded.puzzle
    text = f"Solved in {moves_text(game, len(game.history))}"
    text += costs_text(puzzle, game.cost) + "."
    best = guide.hint(game.states[0])
    if best.kind != "optimal":
        return text
    if best.cost == game.cost:
        better = "shorter" if counts_moves(puzzle) else "cheaper"
        where = "exists" if len(puzzle.starts) == 1 else "exists from this start"
        return f"{text} No {better} solution {where}."
    return f"{text} The best solution: {_cost(game, best.cost)}."


def parting(game: Game, guide: Guide) -> str:
    """A line for the end of the session."""
    title = game.loaded.puzzle.title
    return f"{title}: {ending(game, guide) or score(game, guide)}"


def warning(game: Game, guide: Guide) -> str:
    """Report a lost game or a dead end, with the moves to take back; otherwise empty."""
    undo = "u undoes a move" if game.history else ""
    if game.is_lost:
        return f"Lost: the game is over here; {undo}." if undo else "Lost before the first move."
    if game.is_solved:
        return ""
    if guide.hint(game.state).kind == "dead-end":
        if guide.hint(game.states[0]).kind == "dead-end":
            return "It has no solution, even from the start."
        back = 1
        while guide.hint(game.states[-1 - back]).kind == "dead-end":
            back += 1
        count = moves_text(game, back)
        more = " or more" * _open(game, guide)
        why = "It can't be solved any more" if game.moves else "No move is possible"
        return f"{why}: take back {count}{more}."
    if not game.moves:
        return f"No move is possible; {undo}." if undo else "No move is possible."
    return ""


def _open(game: Game, guide: Guide) -> bool:
    """True if the state before the dead ends is not known to have a solution."""
    states = game.states
    while guide.hint(states[-1]).kind == "dead-end":
        states.pop()
    return guide.hint(states[-1]).move is None


MOST_REASONS = 20
"""Maximum number of moves that :func:`reasons` explains."""


def reasons(game: Game, text: str) -> list[tuple[str, str]]:
    """Reasons why the moves named by ``text``, or all others, are not possible; with styles."""
    puzzle = game.loaded.puzzle
    try:
        steps = steps_named(puzzle, text)
    except ValueError as error:
        return [("warning", f"{error}")]
    moves = (why_not(puzzle, game.state, *step) for step in steps)
    wanted = [move for move in moves if text or not move.is_possible]
    rows = [("" if m.is_possible else "dim", printable(str(m))) for m in wanted[:MOST_REASONS]]
    if len(wanted) > MOST_REASONS:
        more = len(wanted) - MOST_REASONS
        rows.append(("", f"There are {more:,} more; name a move, such as `take`."))
    return rows or [("", "All moves are possible.")]


def hint_text(game: Game, guide: Guide, hint: Hint) -> str:
    """A hint in words, with its quality."""
    if game.is_solved:
        return "It is solved."
    match hint.kind:
        case "dead-end":
            return warning(game, guide)
        case "looking":
            return "Still looking for a solution …"
        case "unknown":
            return f"No hint: {hint.why}."
    assert hint.move is not None
    left = _cost(game, hint.cost)
    worth = f"a best solution, {left} to go"
    if hint.kind == "good":
        worth = f"perhaps not a best solution, {left} to go"
        if guide.is_looking:
            worth += "; still looking for a better one"
    return f"Hint: {hint.move.number}. {hint.move.said} ({worth})"
