"""A game on a whole screen: keys in, lines out; the caller owns the terminal.

Subclasses have the content and the keys of one kind of game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from puzzlelang.answers import hanging, wrap
from puzzlelang.play.game import History, Line, View, width_of
from puzzlelang.play.line_mode import NO_REDO, NO_UNDO, Leave
from puzzlelang.text import Any, Record, columns, replace

# ── layout ────────────────────────────────────────────────────────────────────────────

BESIDE = 30
"""Columns for a list of moves next to the board."""

FEW = 4
"""Lines for a list of moves below a tall board."""


USUAL = 8
"""Assumed length of a list of moves, so that its position is stable."""


class Texts(metaclass=Record):
    """Content of a screen.

    ``moves``: numbers and texts; ``cursor``: the selected one. ``shift``: lines and columns by
    which the player scrolled away from the last change.
    """

    title: str
    place: str
    board: View
    messages: list[tuple[str, str]]
    moves: list[tuple[str, str]]
    cursor: int
    keys: str
    shift: tuple[int, int] = (0, 0)


class Laid(metaclass=Record):
    """Lines of a screen. ``board``: line and column where the board begins, negative if scrolled.

    ``moves``: index of a move by the line of its text, which begins in column ``left``.
    """

    lines: list[Line]
    board: tuple[int, int]
    moves: dict[int, int]
    left: int


def rooms(width: int, height: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Columns and lines for a board above a list of moves, and next to it."""
    head, foot, message_lines = 3, 1, 2
    above = max(1, width - 2), max(1, height - head - foot - message_lines - FEW - 1)
    return above, (max(1, width - 4 - BESIDE), max(1, height - head - foot - message_lines))


def laid_out(texts: Texts, width: int, height: int) -> Laid:
    """Lay out title, board, messages, the moves below or next to a tall board, and the keys.

    Anything that doesn't fit is cut.
    """
    head = [*_wrapped([("bold", texts.title), ("dim", texts.place)], width), []]
    foot: list[Line] = [[("dim", texts.keys)]]
    messages = _wrapped(texts.messages, width)
    room = max(1, height - len(head) - len(foot) - len(messages) - bool(messages))
    lines = texts.board.lines
    across = width_of(lines) + 2
    menu, left, row = _list(texts, width), 0, len(head)
    tall = len(lines) + 1 + max(len(texts.moves), USUAL) > room
    if tall and across + 2 + BESIDE <= width and texts.moves:
        left, menu = across + 2, _list(texts, width - across - 2)
        rows = _window(menu, texts.cursor, room)
        board, top, side = _part(texts, across, room)
        longest = max(len(board), len(rows))
        body = [
            [*left, ("", " " * (across + 2 - width_of([left]))), *right]
            for left, right in zip(_filled(board, longest), _filled(rows, longest), strict=True)
        ]
    else:
        below = min(len(menu), max(min(FEW, room // 2), room - len(lines) - 1)) if menu else 0
        board, top, side = _part(texts, width, room - below - bool(below))
        rows, row = _window(menu, texts.cursor, below), row + len(board) + bool(below)
        body = [*board, *[[]] * bool(below), *rows]
    lines = [*head, *body, *[[]] * bool(messages), *messages]
    lines = lines[: max(0, height - 1)]
    lines += [[]] * (height - 1 - len(lines))
    shown = [_clipped(line, width) for line in [*lines, *foot]][:height]
    number = {id(line): index for index, line in enumerate(menu)}
    moves = {row + n: number[id(line)] for n, line in enumerate(rows) if id(line) in number}
    return Laid(shown, (len(head) - top, 2 - side), moves, left)


def _list(texts: Texts, width: int) -> list[Line]:
    digits = max((len(number) for number, _ in texts.moves), default=0)
    rows: list[Line] = []
    for place, (number, text) in enumerate(texts.moves):
        is_selected = place == texts.cursor
        style = "bold" if is_selected else ""
        room = max(1, width - digits - 4)
        words = text if columns(text) <= room else _prefix(text, room - 1) + "…"
        rows.append([(style, f"{'>' if is_selected else ' '} {number:>{digits}}  {words}")])
    return rows


def _window(rows: list[Line], cursor: int, room: int) -> list[Line]:
    if len(rows) <= room:
        return rows
    first = max(0, min(cursor - room // 2, len(rows) - room))
    window = rows[first : first + room]
    if room >= 3:
        above, below = first, len(rows) - first - room
        if above:
            window[0] = [("dim", f"  … {above + 1} more")]
        if below:
            window[-1] = [("dim", f"  … {below + 1} more")]
    return window


def _part(texts: Texts, width: int, room: int) -> tuple[list[Line], int, int]:
    """The board, or the part that fits with its position below; its first line and column."""
    lines, focus = texts.board.lines, texts.board.focus or (0, 0, 0, 0)
    wide, high = width_of(lines), len(lines)
    columns_, room = max(1, width - 2), max(1, room)
    if wide <= columns_ and high <= room:
        return [[("", "  "), *line] for line in lines], 0, 0
    room -= room > 1
    top = _first(focus[0], focus[1], high, room, texts.shift[0])
    left = _first(focus[2], focus[3], wide, columns_, texts.shift[1])
    rows = [_clipped(_without(line, left), columns_) for line in lines[top : top + room]]
    place = [f"lines {top + 1}-{top + room} of {high}"] * (high > room)
    place += [f"columns {left + 1}-{left + columns_} of {wide}"] * (wide > columns_)
    shown = [[("", "  "), *line] for line in rows]
    return [*shown, [("dim", f"  {', '.join(place)} (H J K L)")]], top, left


def _first(begin: int, end: int, whole: int, room: int, shift: int) -> int:
    """Scroll position: ``begin`` to ``end`` is in the middle half, so scrolling is rare."""
    half = max(1, room // 2)
    place = (begin + end) // 2 // half * half - room // 4
    return max(0, min(place + shift, whole - room))


def _without(line: Line, count: int) -> Line:
    segments: Line = []
    for style, text in line:
        while count > 0 and text:
            count -= columns(text[0])
            text = text[1:]
        if text:
            segments.append((style, text))
    return segments


def _filled(rows: list[Line], tall: int) -> list[Line]:
    return [*rows, *[[]] * (tall - len(rows))]


def _wrapped(parts: Sequence[tuple[str, str]], width: int) -> list[Line]:
    return [[(style, line)] for style, text in parts if text for line in wrap(text, width)]


def _clipped(line: Line, width: int) -> Line:
    segments: Line = []
    for style, text in line:
        wide = columns(text)
        if wide > width:
            segments.append((style, _prefix(text, width)))
            break
        segments.append((style, text))
        width -= wide
    return segments


def _prefix(text: str, width: int) -> str:
    used = 0
    for place, character in enumerate(text):
        used += columns(character)
        if used > width:
            return text[:place]
    return text


OTHER_KEYS = {
    "w": "up", "a": "left", "s": "down", "d": "right",
    "k": "up", "h": "left", "j": "down", "l": "right",
    "backspace": "u", "z": "u", "home": "r", "f1": "i",
}  # fmt: skip
"""Second names of keys, as on the pages. Capitals that don't scroll are read as small letters."""

WHY = "Why not? A move, such as `take fox`, or only Enter"
NEW_KEYS = "w and s are arrow keys now: o writes the game to a file, v shows the solution."

SHIFTS = {"H": (0, -8), "L": (0, 8), "K": (-4, 0), "J": (4, 0)}
"""Keys to scroll the view, with lines and columns."""


class Screen:
    """Content of the screen, and the effects of keys.

    ``save`` writes the game to a path and returns a report; ``suggested``: a default name for the
    file; ``about``: a description of the puzzle.
    """

    keys: str
    few_keys: str
    help: str

    def __init__(
        self,
        game: History[Any],
        title: str,
        about: str,
        save: Callable[[str], str],
        following: str = "",
        suggested: str = "game.json",
    ) -> None:
        self._history, self._title, self._about = game, title, about
        self._save, self._following, self._suggested = save, following, suggested
        self._shift = 0, 0
        self._sheet: list[tuple[str, str]] | None = None
        """Styles and texts of a page that covers the game."""
        self._told = self._leaves = False
        """The new keys were announced; `q` or `n` was pressed once."""
        self._laid = Laid([], (0, 0), {}, 0)
        self._typed: str | None = None
        """Name of a file while the player types it."""
        self._writer = "Write the game to", save
        """Words before that name, and the function that writes the file."""
        self._digits = ""
        self._note: tuple[str, str] = ("", "")

    # ── parts of a kind of game ──────────────────────────────────────────────────────

    def _texts(self, width: int, height: int) -> Texts:
        raise NotImplementedError

    def _act(self, key: str) -> None:
        """Handle a key that is not for the help page or the name of a file."""
        raise NotImplementedError

    def _click(self, row: int, column: int) -> None:
        """Handle a click on this line and column of the board."""

    @property
    def is_begun(self) -> bool:
        """True if leaving would lose a game that is neither new nor solved."""
        raise NotImplementedError

    def _arrived(self) -> None:
        """Reset what belonged to the state before."""
        self._digits, self._note, self._shift = "", ("", ""), (0, 0)

    @property
    def is_moving(self) -> bool:
        """True if the screen may change without a key."""
        return False

    def tick(self, now: float) -> None:
        """Update what changes without a key."""

    # ── output ───────────────────────────────────────────────────────────────────────

    def lines(self, width: int, height: int) -> list[Line]:
        """The screen, from its top."""
        if self._sheet is not None:
            rows = chain.from_iterable(self._rows(*row, width - 2) for row in self._sheet)
            view = View([*rows])
            texts = Texts(self._title, "", view, [], [], -1, "any key: back", self._shift)
        else:
            texts = self._texts(width, height)
        if self._typed is not None:
            texts = replace(texts, messages=[("bold", f"{self._writer[0]}: {self._typed}█")])
        self._laid = laid_out(texts, width, height)
        return self._laid.lines

    def _rows(self, style: str, text: str, width: int) -> Iterator[Line]:
        """Lines of a text; one that begins with a key and two spaces hangs below it."""
        key, gap, rest = text.partition("  ")
        lines = hanging(f"{key:<12}", rest.strip(), width) if gap else wrap(text, width)
        yield from ([(style, line)] for line in [*lines] or [""])

    def _keys(self, width: int) -> str:
        if self._typed is not None:
            return "Enter: done, Esc: cancel"
        return self.keys if len(self.keys) <= width else self.few_keys

    # ── keys ─────────────────────────────────────────────────────────────────────────

    def press(self, key: str) -> None:
        """Handle a key; raise :class:`Leave` if it ends the game."""
        if self._typed is not None:
            self._type(key)
            return
        typed = key if key in SHIFTS else key.lower()
        key = OTHER_KEYS.get(typed, typed)
        if key not in ("q", "n"):
            self._leaves = False
        if key in SHIFTS and not self._digits:
            down, right = SHIFTS[key]
            self._shift = self._shift[0] + down, self._shift[1] + right
        elif self._sheet is not None:
            self._sheet, self._shift = None, (0, 0)
        elif key.startswith("click "):
            self._clicked(*map(int, key.split()[1:]))
        else:
            self._act(key)
        if typed in ("w", "s") and not self._told:
            self._told, self._note = True, self._note if self._note[1] else ("dim", NEW_KEYS)

    def _clicked(self, column: int, row: int) -> None:
        """Handle a click on the screen: the text of a move is like its number."""
        laid = self._laid
        if row in laid.moves and column >= laid.left:
            self._chose(laid.moves[row])
        else:
            self._click(row - laid.board[0], column - laid.board[1])

    def _chose(self, index: int) -> None:
        """Handle a click on a row of the list."""

    def _shared(self, key: str) -> None:
        """Handle a key that all kinds of games have."""
        match key:
            case "u" | "y":
                undoes = key == "u"
                if self._history.undo() if undoes else self._history.redo():
                    self._arrived()
                else:
                    self._note = "dim", NO_UNDO if undoes else NO_REDO
            case "r":
                self._history.restart()
                self._arrived()
            case "o":
                self._typed, self._writer = self._suggested, ("Write the game to", self._save)
            case "n" if not self._following:
                self._note = "dim", "There is no next level."
            case "n" | "q" if self.is_begun and not self._leaves:
                self._leaves = True
                self._note = "bold", f"{key} once more leaves this game; o writes it to a file."
            case "n" | "q":
                raise Leave(key == "n")
            case "i":
                about = " ".join(self._about.split())
                self._sheet = [("", row) for row in (*self.help.splitlines(), "", about)]
            case _ if len(key) == 1 and key.isprintable():
                self._note = "dim", f"{key} does nothing; i shows the keys."

    def _number(self, digit: str, labels: Sequence[str], noun: str) -> int | None:
        """Return the index of a label as soon as no other begins with the typed digits."""
        digits = self._digits + digit
        candidates = [n for n, label in enumerate(labels) if label.startswith(digits)]
        self._digits, self._note = "", ("", "")
        if not candidates:
            self._note = "warning", f"There is no {noun} {digits}."
        elif len(candidates) == 1 and labels[candidates[0]] == digits:
            return candidates[0]
        else:
            self._digits = digits
        return None

    def _type(self, key: str) -> None:
        assert self._typed is not None
        match key:
            case "enter":
                path, self._typed = self._typed.strip(), None
                if path or self._writer[0] == WHY:
                    self._note = "", self._writer[1](path)
            case "esc":
                self._typed = None
            case "backspace":
                self._typed = self._typed[:-1]
            case _ if len(key) == 1 and key.isprintable():
                self._typed += key
