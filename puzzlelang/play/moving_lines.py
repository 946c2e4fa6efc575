"""The dialogue about a puzzle that moves: numbers of moves, and directions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from types import MappingProxyType

from puzzlelang.answers import Page, hanging
from puzzlelang.core import direction, has_direction
from puzzlelang.play import directions, sentences
from puzzlelang.play.game import Game, Move
from puzzlelang.play.hints import Guide
from puzzlelang.play.line_mode import SHORT, LineMode, Refusal
from puzzlelang.play.state_view import StateView
from puzzlelang.text import PuzzleError

SOON = 0.3
"""Seconds to wait for a hint before a state is shown."""

ARROWS = ("up", "left", "down", "right")

TALL = 16
"""Maximum number of lines of a board."""

PATIENT = 1.0
"""Seconds to wait for a requested hint."""

HELP = """\
1, 2, …          make this move; or several moves in a row: 2 1 3
up, down, left, right, north … or < ^ v > or w a s d
                 the move in this direction
u, undo          take a move back            y, redo     make it again
?, hint          a good next move            solve       show the solution from here (s, if
                                                         moves have no directions)
restart          back to the start           replay      show your moves again
why              why other moves are not possible; why take fox: about one move
moves            show state and moves        look        look for a best solution, however long
save FILE        write the game, for --resume and `puzzlelang verify`
level FILE       write this state as a level, for --map and --set
next             the next level              h, help     this page
q, quit          leave"""


class MovingLines(LineMode):
    """A dialogue about a game that moves."""

    short = MappingProxyType({**SHORT, "watch": "solve", "m": "moves"})
    words = ("moves", "replay", "look", "why")
    help, shows = HELP, "moves"

    def __init__(
        self,
        game: Game,
        guide: Guide,
        page: Page,
        save: Callable[[str], str],
        following: str = "",
        save_level: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(game, page, save, following)
        if save_level is not None:
            self._writers["level"] = save_level
        self.game, self.guide = game, guide
        if any(has_direction(t) for t in game.loaded.puzzle.transitions):
            self.short = MappingProxyType({**self.short, **dict(zip("wasd", ARROWS, strict=True))})
        self._view = StateView(game, page.boards)

    def opening(self) -> Iterator[str]:
        """Lines at the start of a game."""
        yield from self._state()
        yield self.page.paint("dim", "A number, ? for a hint, u to undo, h for help, q to leave.")

    def said(self, line: str) -> Iterator[str]:
        """Answer a line; the words after `why` are a move."""
        name, _, move = line.strip().partition(" ")
        return self._why(move) if name.casefold() == "why" else super().said(line)

    def _why(self, text: str) -> Iterator[str]:
        for style, reason in sentences.reasons(self.game, text):
            yield from self._page(style, reason)

    def _change(self, name: str) -> str | None:
        move = self._moved(name)
        if isinstance(move, Move):
            try:
                self.game.play(move)
            except PuzzleError as error:  # an expression of the rules has no value
                raise Refusal(error.diagnostics[0].message, "bad") from None
            return move.said
        if move:
            raise Refusal(move, "warning")
        return super()._change(name)

    # ── words ────────────────────────────────────────────────────────────────────────

    def _moved(self, word: str) -> Move | str:
        """The move for a word, or an error message; empty if the word is not a move."""
        moves = self.game.moves
        if re.fullmatch(r"[0-9]{1,9}", word):
            if 1 <= int(word) <= len(moves):
                return moves[int(word) - 1]
            if not moves:
                return "No move is possible here."
            return f"There is no move {int(word)}, only 1 to {len(moves)}."
        if not direction(word):
            return ""
        meant = directions.meant(moves, word)
        if len(meant) == 1:
            return meant[0]
        if not meant:
            return f"No move goes {word} here."
        return "Which one? " + ", ".join(f"{move.number} ({move.said})" for move in meant)

    def _answer(self, name: str) -> Iterator[str] | None:
        match name:
            case "hint":
                return self._hint()
            case "look":
                self.guide.look(self.game.state, at_length=True)
                return self._solution(None)
            case "solve":
                return self._solution(PATIENT)
            case "replay":
                return self._steps(self.game.history)
        return None

    def _hint(self) -> Iterator[str]:
        self.guide.look(self.game.state)
        hint = self.guide.wait(self.game.state, PATIENT)
        text = sentences.hint_text(self.game, self.guide, hint)
        if hint.kind == "looking":
            text += " `look` waits for it."
        elif hint.kind == "unknown" and not self.guide.no_goal:
            text += " `look` searches for one without a time limit."
        yield from self._page("", text)

    def _solution(self, seconds: float | None) -> Iterator[str]:
        self.guide.look(self.game.state, at_length=True)
        hint = self.guide.wait(self.game.state, seconds)
        while seconds is None and self.guide.is_looking and hint.kind == "good":
            hint = self.guide.wait_for_best(self.game.state)
        way = self.guide.way(self.game.state)
        if way:
            yield from self._steps(way)
            worth = "No better solution exists from here." if hint.kind == "optimal" else (
                "There may be a better solution.")  # fmt: skip
            yield from self._page("good", worth)
        else:
            yield from self._hint()

    def _steps(self, moves: Sequence[Move]) -> Iterator[str]:
        if not moves:
            yield "No moves have been made yet."
        for number, move in enumerate(moves, 1):
            yield from hanging(f"{number}  ", move.said, self.page.width)
            yield from self._drawn(move.after)

    # ── output ───────────────────────────────────────────────────────────────────────

    def _state(self) -> Iterator[str]:
        game, guide = self.game, self.guide
        guide.look(game.state)
        guide.wait(game.state, SOON)
        yield ""
        yield from self._drawn(game.state)
        yield from self._page("dim", sentences.score(game, guide))
        yield from self._page("good", sentences.ending(game, guide))
        if game.is_solved and self._following:
            yield f"`next` plays {self._following}."
        yield from self._page("bad", sentences.warning(game, guide))
        width = len(str(len(game.moves)))
        for move in game.moves:
            yield from hanging(f"  {move.number:>{width}}  ", move.said, self.page.width)

    def _drawn(self, state: tuple[int, ...]) -> Iterator[str]:
        return self._board(self._view.lines(state, (self.page.width - 2, TALL)))
