"""A game on a simulated screen: keys, and the resulting lines."""

from __future__ import annotations

import re
from random import Random

import pytest

from puzzlelang import answers
from puzzlelang.drawing import ALL_COLOURS, terminal_boards
from puzzlelang.play import Game, Guide, Leave, MovingScreen
from puzzlelang.text import Diagnostic, PuzzleError, Source, columns
from tests.support import MOVED, of_library

SETTINGS = {"hanoi": [("discs", "2")]}


def screen(name: str, following: str = "", **how: int) -> MovingScreen:
    game = Game(answers.load(name, SETTINGS.get(name, [])))
    guide = Guide(game, background=False, **how)
    return MovingScreen(
        game, guide, game.loaded.puzzle.title, lambda path: f"saved {path}", following
    )


def text(shown: MovingScreen, width: int = 80, height: int = 24) -> list[str]:
    shown.tick(0.0)
    lines = ["".join(part for _, part in line).rstrip() for line in shown.lines(width, height)]
    assert len(lines) == height and all(columns(line) <= width for line in lines)
    return lines


def press(shown: MovingScreen, keys: str) -> list[str]:
    for key in keys.split():
        shown.press({"space": " "}.get(key, key))
    return text(shown)


def test_frogs_to_the_end_with_hints() -> None:
    shown = screen("frogs")
    assert text(shown)[:9] == [
        "Leaping frogs", "0 moves; the best solution: 8 moves", "", "  GG_BB", "",
        "> 1  G goes from stone 2 to stone 3", "  2  G goes from stone 1 to stone 3",
        "  3  B goes from stone 4 to stone 3", "  4  B goes from stone 5 to stone 3",
    ]  # fmt: skip
    assert "No move is possible: take back 1 move." in press(shown, "2")
    press(shown, "u")
    for _ in range(8):
        press(shown, "?")  # selects the move
        lines = press(shown, "enter")
    assert "Solved in 8 moves. No shorter solution exists." in lines
    assert shown.game.is_solved


def test_arrows_steer_a_piece() -> None:
    shown = screen("sokoban")
    assert "  # @###" in press(shown, "up")
    assert "  #*@  #" in press(shown, "down")
    assert "No move goes left here." in press(shown, "left")
    assert len(shown.game.history) == 2


def test_an_arrow_with_two_meanings_asks() -> None:
    """Both soldiers above the red donkey's gap can go down."""
    shown = screen("klotski", most=1, briefly=100)
    lines = press(shown, "down")
    assert "Which one?" in lines and sum(line[2:5] in ("1  ", "2  ") for line in lines) == 2
    assert "> 2" in "\n".join(press(shown, "down"))
    press(shown, "esc")
    assert "Which one?" not in press(shown, "right")
    assert len(shown.game.history) == 1
    press(shown, "u down 2")
    assert shown.game.history[0].number == 2


def test_numbers_of_two_digits() -> None:
    """Twelve moves at the start of loopover: 1 waits for another digit, 2 doesn't."""
    shown = screen("loopover", most=1, briefly=100)
    assert len(shown.game.moves) == 12
    assert "1…" in press(shown, "1")
    press(shown, "2")
    assert [move.number for move in shown.game.history] == [12]
    press(shown, "2")
    assert [move.number for move in shown.game.history] == [12, 2]
    press(shown, "1 enter")
    assert [move.number for move in shown.game.history] == [12, 2, 1]
    assert "There is no move 0." in press(shown, "0")


def test_watching_and_going_on_from_there() -> None:
    shown = screen("hanoi")
    lines = press(shown, "v")
    assert lines[1] == "step 0 of 3 (a best solution)"
    assert press(shown, "right right left")[1] == "step 1 of 3 (a best solution)"
    shown.press("esc")
    assert not shown.game.history
    press(shown, "v right right enter")
    assert len(shown.game.history) == 2
    press(shown, "v")
    for second in range(1, 9):
        shown.tick(second * 3.0)
    assert text(shown)[1] == "step 1 of 1 (a best solution)"
    press(shown, "enter")
    assert shown.game.is_solved
    assert press(shown, "p")[1] == "step 0 of 3 (your moves)"


def test_the_name_of_a_file_is_typed() -> None:
    shown = screen("frogs")
    assert "Write the game to: game.json█" in press(shown, "o")
    press(shown, "backspace " * 9 + "q ? . j esc")
    assert "saved" not in "\n".join(text(shown))
    press(shown, "o " + "backspace " * 9 + "q ? space a enter")
    assert "saved q? a" in text(shown)


def test_a_state_is_written_as_a_level() -> None:
    assert "x does nothing" in "\n".join(press(screen("sokoban"), "x"))
    game = Game(answers.load("sokoban"))
    guide = Guide(game, background=False)
    shown = MovingScreen(
        game, guide, "", lambda path: "game", save_level=lambda path: f"level {path}"
    )
    assert "Write this state as a level to: game.txt█" in press(shown, "x")
    assert "level game.txt" in press(shown, "enter")
    assert "Write the game to: game.json█" in press(shown, "o")
    assert "game" in press(shown, "enter")


def test_leaving() -> None:
    with pytest.raises(Leave) as leave:
        screen("frogs").press("q")
    assert not leave.value.following
    with pytest.raises(Leave) as leave:
        screen("frogs", "more:2").press("n")
    assert leave.value.following
    assert "There is no next level." in press(screen("frogs"), "n")


def test_a_long_list_scrolls() -> None:
    shown = screen("warehouse", most=1, briefly=10)
    for _ in range(30):
        shown.press("tab")
    lines = text(shown, 60, 16)
    assert any(line.lstrip().startswith("> 31") for line in lines)
    assert sum("more" in line for line in lines) >= 1


@pytest.mark.each_time("frogs", "goat", "sokoban")
@of_library("name", ["frogs", "sokoban", "klotski", "goat", "keys", "sudoku"])
def test_any_key_on_any_screen(name: str) -> None:
    """After two hundred random keys, each screen fits its size."""
    chance = Random(7)
    shown = screen(str(MOVED.get(name, name)), most=1_000, briefly=50)
    keys = "1 2 3 up down left right tab backtab enter u r y z ? s p w v h i o e esc pgup pgdn"
    keys += " space + - x click click"
    for number in range(200):
        key = chance.choice(keys.split())
        at = f"click {chance.randint(0, 60)} {chance.randint(0, 30)}"
        shown.press({"space": " ", "click": at}.get(key, key))
        text(shown, chance.randint(1, 100), chance.randint(1, 40))
        shown.tick(float(number))


# ── boards ───────────────────────────────────────────────────────────────────────────


def with_boards(name: str, **settings: str) -> MovingScreen:
    game = Game(answers.load(name, list(settings.items())))
    boards = terminal_boards(game.loaded.puzzle, ALL_COLOURS)
    return MovingScreen(game, Guide(game, background=False), name, lambda path: "", "", "", boards)


@pytest.mark.slow
def test_a_board_is_as_large_as_there_is_room() -> None:
    """A square of Sokoban's map of 6 by 7 takes two columns and a line, or a multiple of that."""
    shown = with_boards("sokoban")
    for (width, height), wide in {(80, 24): 24, (120, 40): 48, (40, 18): 12}.items():
        rows = shown.lines(width, height)
        assert (
            max(sum(columns(text) for style, text in row if ";" in style) for row in rows) == wide
        )
    assert "┌──┐" in "\n".join(text(shown))


def test_boards_or_texts() -> None:
    shown = with_boards("sokoban")
    assert not any("#" in line for line in text(shown))
    press(shown, "b")
    assert any("#*@  #" in line for line in text(shown))
    assert not any("#" in line for line in press(shown, "b"))
    assert any(line.startswith("  b ") for line in press(shown, "i"))


def test_a_look_without_a_value_does_not_end_a_game() -> None:
    class Faulty:
        def scale(self, wide: int, high: int, usual: int = 4) -> int:
            return 1

        def size(self, scale: int) -> tuple[int, int]:
            return 1, 1

        def lines(
            self, state: object, scale: int, other: object = None
        ) -> list[list[tuple[str, str]]]:
            raise PuzzleError([Diagnostic("fault", "no value", None)])

    game = Game(answers.load("frogs"))
    shown = MovingScreen(game, Guide(game, background=False), "", lambda path: "", "", "", Faulty())
    assert "  GG_BB" in text(shown)


MAZE = """
puzzle: Test
maps:
  room:
    text: |
      @{}
      {}x
    legend: |
      @ = player
      . = floor
      x = exit
state:
  man: room = the player
transitions:
  go(d in direction):
    when: step(man, d) in room
    then:
      man: step(man, d)
goal: man in exit
show: "<picture(if man = c then '@' else '.' for c in room)>"
"""


def test_what_moves_is_seen_on_a_large_map() -> None:
    loaded = answers.load_text(Source("p.yaml", MAZE.format("." * 99, "." * 99)))
    game = Game(loaded)
    shown = MovingScreen(game, Guide(game, background=False), "", lambda path: "")
    assert any("@" in line for line in text(shown, 40, 12))
    for place in range(60):
        lines = press(shown, "right")
        assert any("@" in line for line in text(shown, 40, 12)), place
    lines = text(shown, 40, 12)
    (where,) = (line for line in lines if "columns" in line)
    first, last = map(int, re.findall(r"columns (\d+)-(\d+) of 100", where)[0])
    assert first <= 61 <= last and last - first == 37
    press(shown, "H H H H H H")  # scrolls the map
    assert not any("@" in line for line in text(shown, 40, 12))
    assert "columns 1-38 " in "".join(press(shown, "H H H H H H H") and text(shown, 40, 12))
    assert any("@" in line for line in press(shown, "right") and text(shown, 40, 12))


def test_letters_of_other_games() -> None:
    """WASD and hjkl are arrows, z undoes, r restarts and u returns; the first w or s says so."""
    shown = screen("sokoban")
    assert any(
        "o writes the game to a file, v shows the solution" in line for line in press(shown, "w")
    )
    assert "  # @###" in text(shown) and len(shown.game.history) == 1
    assert not any("arrow keys now" in line for line in press(shown, "s"))
    press(shown, "W z j k A h l")
    history = list(shown.game.history)
    press(shown, "r")
    assert not shown.game.history
    press(shown, "u")
    assert shown.game.history == history
    press(shown, "z z z z z z z z")
    assert "This is the start." in text(shown)


def test_a_game_that_is_begun_is_left_by_two_keys() -> None:
    shown = screen("frogs", "more:2")
    press(shown, "1")
    assert "q once more leaves this game; o writes it to a file." in press(shown, "q")
    press(shown, "?")
    press(shown, "n")
    with pytest.raises(Leave) as leave:
        shown.press("n")
    assert leave.value.following


def test_a_click_makes_the_move_of_a_piece() -> None:
    """A frog that can move, and a place that only one frog can reach; then a row of the list."""
    shown = screen("frogs")
    row = next(n for n, line in enumerate(text(shown)) if "GG_BB" in line)
    shown.press(f"click 2 {row}")  # the first frog has one move
    assert "  _GGBB" in text(shown)
    press(shown, "u")
    shown.press(f"click 4 {row}")  # all four moves end here
    assert "Which one?" in text(shown)
    shown.press(f"click 5 {row}")
    assert "  GGB_B" in text(shown)
    press(shown, "u")
    rows = text(shown)
    shown.press(f"click 9 {next(n for n, line in enumerate(rows) if line.startswith('  2'))}")
    assert "  _GGBB" in text(shown)


@pytest.mark.slow
def test_the_marked_move_lights_its_piece() -> None:
    """The letters of a text that the move changes; on a board, the crate that a hint pushes."""
    shown = screen("frogs")
    lit = [part for line in shown.lines(80, 24) for style, part in line if style == "7"]
    assert lit == ["G", "_"]
    board = with_boards("frogs")
    first, second = ("".join(s + t for line in board.lines(80, 24) for s, t in line)
                     for _ in range(2) if board.press("tab") is None)  # fmt: skip
    assert first != second and "143;245;255" in first and "143;245;255" in second
    assert not any("143;245;255" in style for line in with_boards("sokoban").lines(80, 24)
                   for style, _ in line)  # fmt: skip


def test_reasons_on_the_screen() -> None:
    shown = screen("goat")
    press(shown, "e")
    for key in "take wolf":
        shown.press(key)
    assert any("take(wolf) is not possible: the next state would break" in line
               for line in press(shown, "enter"))  # fmt: skip
    assert any("the farmer takes the goat" in line for line in press(shown, "esc"))
    assert sum("is not possible" in line for line in press(shown, "e enter")) > 1
