"""Responses of the line mode."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from puzzlelang import answers
from puzzlelang.play import Game, Guide, Leave, MovingLines

Talk = Callable[[str], list[str]]


def talk(name: str, following: str = "", **settings: str) -> Talk:
    game = Game(answers.load(name, [*settings.items()]))
    guide = Guide(game, background=False)
    mode = MovingLines(game, guide, answers.Page(), lambda path: f"saved {path}", following)
    opening = list(mode.opening())
    said: list[list[str]] = [opening]

    def answer(line: str) -> list[str]:
        if line == "opening":
            return said[0]
        return list(mode.said(line))

    return answer


def test_the_opening_shows_state_and_moves() -> None:
    assert talk("frogs")("opening") == [
        "",
        "  GG_BB",
        "0 moves; the best solution: 8 moves",
        "  1  G goes from stone 2 to stone 3",
        "  2  G goes from stone 1 to stone 3",
        "  3  B goes from stone 4 to stone 3",
        "  4  B goes from stone 5 to stone 3",
        "A number, ? for a hint, u to undo, h for help, q to leave.",
    ]


def test_from_a_dead_end_back_to_the_best_solution() -> None:
    """Listing 1 in the file has the eight moves."""
    said = talk("frogs")
    assert "No move is possible: take back 1 move." in said("2")
    assert said("1") == ["No move is possible here."]
    said("u")
    assert said("?") == ["Hint: 1. G goes from stone 2 to stone 3 (a best solution, 8 moves to go)"]
    solution = said("s")
    assert solution[1::2] == [
        "  G_GBB", "  GBG_B", "  GBGB_", "  GB_BG", "  _BGBG", "  B_GBG", "  BBG_G", "  BB_GG",
    ]  # fmt: skip
    for _ in range(8):
        last = said(said("?")[0].removeprefix("Hint: ").partition(".")[0])
    assert last[1:] == ["  BB_GG", "8 moves", "Solved in 8 moves. No shorter solution exists."]
    assert said("?") == ["It is solved."]


def test_a_detour_is_compared_with_the_best() -> None:
    """Three discs take 2 ** 3 - 1 moves."""
    said = talk("hanoi")
    said("1")
    said("1")
    while (hint := said("?")[0]) != "It is solved.":
        last = said(hint.removeprefix("Hint: ").partition(".")[0])
    assert "Solved in 9 moves. The best solution: 7 moves." in last


@pytest.mark.parametrize(("word", "back"), [("up", "v"), ("north", "down"), ("^", "south")])
def test_words_for_directions(word: str, back: str) -> None:
    said = talk("sokoban")
    picture = said("moves")[1:8]
    assert picture[3:5] == ["  #*@  #", "  #  $ #"]
    assert said(word)[3:5] == ["  # @###", "  #*   #"]
    assert said(back)[1:8] == picture
    assert said("left") == ["No move goes left here."]


def test_which_one() -> None:
    """Both soldiers next to the red donkey's gap can enter it, one from each side."""
    said = talk("klotski")
    assert " ".join(said("down")) == (
        "Which one? 1 (g goes south: slide((3, 1), (3, 1), south)), "
        "2 (g goes south: slide((3, 1), (3, 2), south))"
    )


@pytest.mark.parametrize(
    ("line", "answer"),
    [("5", "There is no move 5, only 1 to 4."), ("0", "There is no move 0, only 1 to 4."),
     ("u", "This is the start."), ("r", "There is nothing to redo."),
     ("next", "There is no next level."), ("save", "Which file? Write `save FILE`."),
     ("save my game.json", "saved my game.json"), ("replay", "No moves have been made yet."),
     ("restrat", "Unknown command `restrat`: did you mean `restart`?"),
     ("left", "No move goes left here."),
     ("xyzzy", "Unknown command `xyzzy`: `h` lists the commands."),
     ("99999999999", "Unknown command `99999999999`: `h` lists the commands.")],
)  # fmt: skip
def test_answers(line: str, answer: str) -> None:
    assert talk("frogs")(line) == [answer]


def test_leaving() -> None:
    said = talk("frogs", "small")
    with pytest.raises(Leave):
        said("q")
    with pytest.raises(Leave) as leave:
        said("n")
    assert leave.value.following


def test_letters_are_arrows_where_moves_have_directions() -> None:
    """`s` goes down in Sokoban, and shows the solution of frogs."""
    lines = talk("sokoban")
    assert "  # @###" in lines("w") and "  #*@  #" in lines("s")
    assert "No move goes a here." not in lines("a")
    assert any(line.startswith("8  ") for line in talk("frogs")("s"))
