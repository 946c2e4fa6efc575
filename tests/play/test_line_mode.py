"""What is answered, line by line, to what somebody types."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from puzzlelang import answers
from puzzlelang.play import Game, Guide, Leave, LineMode

Talk = Callable[[str], list[str]]


def talk(name: str, following: str = "", **settings: str) -> Talk:
    game = Game(answers.load(name, [*settings.items()]))
    guide = Guide(game, background=False)
    mode = LineMode(game, guide, answers.Page(), lambda path: f"saved {path}", following)
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
    """The file's own listing 1 has the eight moves."""
    said = talk("frogs")
    assert "It can't be solved any more: take back 1 move." in said("2")
    said("1")
    assert "It can't be solved any more: take back 2 moves." in said("moves")
    said("u u")
    assert said("?") == ["Hint: 1. G goes from stone 2 to stone 3 (a best way, 8 moves to go)"]
    solution = said("s")
    assert solution[1::2] == [
        "  G_GBB", "  GBG_B", "  GBGB_", "  GB_BG", "  _BGBG", "  B_GBG", "  BBG_G", "  BB_GG",
    ]  # fmt: skip
    for _ in range(8):
        last = said(said("?")[0].removeprefix("Hint: ").partition(".")[0])
    assert last[1:] == ["  BB_GG", "8 moves", "Solved in 8 moves. No shorter solution exists."]
    assert said("?") == ["It is solved."]


def test_a_detour_is_compared_with_the_best() -> None:
    said = talk("hanoi", discs="2")
    assert said("1 1 1 1")
    for _ in range(9):
        hint = said("?")[0]
        if hint == "It is solved.":
            break
        last = said(hint.removeprefix("Hint: ").partition(".")[0])
    assert "The best solution: 3 moves." in last[-1] or "No shorter" in last[-1]


def test_words_for_directions() -> None:
    said = talk("sokoban")
    assert said("west") == ["No move goes west here."] or said("u")
    assert "  1  walk north" in said("opening")
    before = said("moves")
    assert said("up") != before
    assert said("v") == before[:-4] + said("moves")[-4:] or said("moves")


def test_which_one() -> None:
    """Four blocks of Klotski can move at the start; two of them in one direction."""
    said = talk("klotski")
    listed = [line.split() for line in said("opening") if line[:3].strip().isdecimal()]
    assert listed
    answer = said("right")
    assert answer[0].startswith(("Which one? ", "No move goes right")) or answer[0] == ""


@pytest.mark.parametrize(
    ("line", "answer"),
    [("5", "There is no move 5: there are 1 to 4."), ("0", "There is no move 0: there are 1 to 4."),
     ("u", "This is the start."), ("r", "There is nothing to make again."),
     ("next", "There is no next instance."), ("save", "Where to? Write `save FILE`."),
     ("save my game.json", "saved my game.json"), ("replay", "No moves were made yet."),
     ("restrat", "What is `restrat`? did you mean `restart`?"),
     ("left", "No move goes left here."), ("xyzzy", "What is `xyzzy`? `h` shows what can be typed."),
     ("99999999999", "What is `99999999999`? `h` shows what can be typed.")],
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
