"""Playing line by line, for pipes and screen readers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from puzzlelang.answers import Page, hanging, wrap
from puzzlelang.play import directions, sentences
from puzzlelang.play.game import Game, Move
from puzzlelang.play.hints import Guide
from puzzlelang.play.state_view import StateView
from puzzlelang.text import PuzzleError, did_you_mean, printable

SOON = 0.3
"""Seconds to wait for a hint before a state is shown."""

TALL = 16
"""Maximum number of lines of a board."""

PATIENT = 1.0
"""Seconds to wait for a requested hint."""

HELP = """\
1, 2, …          make this move; or several moves in a row: 2 1 3
up, down, left, right, north … or < ^ v >
                 the move in this direction
u, undo          take a move back            r, redo     make it again
?, hint          a good next move            s, solve    show the solution from here
restart          back to the start           replay      show your moves again
moves            show state and moves        look        look for a best solution, however long
save FILE        write the game, for --resume and `puzzlelang verify`
next             the next instance           h, help     this page
q, quit          leave"""

SHORT = {
    "u": "undo", "r": "redo", "?": "hint", "s": "solve", "h": "help", "q": "quit", "n": "next",
    "watch": "solve", "exit": "quit", "b": "undo", "back": "undo", "m": "moves", "y": "redo",
}  # fmt: skip


class Leave(Exception):
    """Leave the game, or (``following``) continue with the next instance."""

    def __init__(self, following: bool = False) -> None:
        self.following = following


class LineMode:
    """A dialogue about one game; :meth:`said` answers a line.

    ``save`` writes the game to a path and returns a report.
    """

    def __init__(
        self,
        game: Game,
        guide: Guide,
        page: Page,
        save: Callable[[str], str],
        following: str = "",
    ) -> None:
        self.game, self.guide, self.page = game, guide, page
        self._save, self._following = save, following
        self._view = StateView(game, page.boards)

    def opening(self) -> Iterator[str]:
        """Lines at the start of a game."""
        yield from self._state()
        yield self.page.paint("dim", "A number, ? for a hint, u to undo, h for help, q to leave.")

    def said(self, line: str) -> Iterator[str]:
        """Answer a line; raise :class:`Leave` to end the dialogue."""
        words = line.split()
        if words[:1] == ["save"]:
            path = line.strip()[len("save") :].strip()
            yield self._save(path) if path else "Save it where? Write `save FILE`."
            return
        changed = False
        for word in words or ["moves"]:
            name = SHORT.get(word.casefold(), word.casefold())
            move = self._moved(name)
            if isinstance(move, Move):
                try:
                    self.game.play(move)
                except PuzzleError as error:  # an expression of the rules has no value
                    yield from self._page("bad", error.diagnostics[0].message)
                    break
                changed = True
                if len(words) > 1:
                    yield move.said
                continue
            if move:
                yield from self._page("warning", move)
                break
            if name in ("undo", "redo", "restart", "moves"):
                problem = self._changed(name)
                if problem:
                    yield problem
                    break
                changed = True
                continue
            yield from self._other(name)
        if changed:
            yield from self._state()

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
        if not directions.direction(word):
            return ""
        meant = directions.meant(moves, word)
        if len(meant) == 1:
            return meant[0]
        if not meant:
            return f"No move goes {word} here."
        return "Which one? " + ", ".join(f"{move.number} ({move.said})" for move in meant)

    def _changed(self, name: str) -> str:
        match name:
            case "undo":
                return "" if self.game.undo() else "This is the start."
            case "redo":
                return "" if self.game.redo() else "There is nothing to redo."
            case "restart":
                self.game.restart()
        return ""

    def _other(self, name: str) -> Iterator[str]:
        match name:
            case "help":
                yield HELP
            case "quit":
                raise Leave
            case "next":
                if self._following:
                    raise Leave(True)
                yield "There is no next instance."
            case "hint":
                yield from self._hint()
            case "look":
                self.guide.look(self.game.state, at_length=True)
                yield from self._solution(None)
            case "solve":
                yield from self._solution(PATIENT)
            case "replay":
                yield from self._steps(self.game.made)
            case _:
                words = [*SHORT.values(), "restart", "moves", "replay", "save"]
                help = did_you_mean(name, words) or "`h` lists the commands."
                yield from self._page(
                    "warning", f"Unknown command `{printable(name[:40])}`: {help}"
                )

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
        for segments in self._view.lines(state, (self.page.width - 2, TALL)):
            yield "  " + "".join(
                self.page.paint(style, text) if style else text for style, text in segments
            )

    def _page(self, style: str, text: str) -> Iterator[str]:
        if text:
            yield from (
                self.page.paint(style, line) if style else line
                for line in wrap(text, self.page.width)
            )
