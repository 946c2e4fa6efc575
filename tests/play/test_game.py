"""Games without a terminal, compared with the reference semantics, and the dialogue about them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from puzzlelang import answers
from puzzlelang.answers import Loaded
from puzzlelang.core import semantics
from puzzlelang.play import Game, Guide, Leave, MovingLines
from puzzlelang.play.game import Slots
from puzzlelang.play.hints import Hint
from puzzlelang.search import Limits
from puzzlelang.text import PuzzleError, Source
from tests.engine.test_thresholds import Space
from tests.front.test_cli import TOO_FAR
from tests.random_puzzles import at_random, puzzles
from tests.support import MOVED

MOST = 1_000
"""Number of states explored by the reference semantics."""

LAMPS = """\
puzzle: Three lamps
types:
  lamp: [red, green, blue]
state:
  lit: boolean for each l in lamp = false
  power: 0..4 = 4
transitions:
  press(l in lamp):
    when: power > 0
    then:
      lit(l): not lit(l)
      power: power - 1
    say: press <l>
goal: every l in lamp has lit(l)
"""
"""Pressing a lamp twice leaves too little power for the last one."""


def of_text(text: str) -> Loaded | None:
    try:
        return answers.load_text(Source("puzzle.yaml", text))
    except PuzzleError:
        return None


def random_states(game: Game, chance: random.Random, steps: int) -> Iterator[Slots]:
    """The states of a game of random moves, with undo and redo."""
    for _ in range(steps):
        yield game.state
        if chance.random() < 0.2:
            chance.choice([game.undo, game.redo])()
        elif game.moves:
            game.play(chance.choice(game.moves))
        else:
            game.undo()


@at_random(45, puzzles(), st.integers(0, 999))
def test_random_games(text: str, seed: int) -> None:
    """Moves equal the reference steps, hints cost the distance, and dead ends reach no goal.

    This holds with all distances known, and with a search for each.
    """
    loaded = of_text(text)
    assume(loaded is not None)
    assert loaded is not None
    try:
        space = Space(loaded.puzzle, MOST)
    except semantics.RuleFault:
        assume(False)
    assume(space.whole and loaded.puzzle.has_goal)
    distances = space.distances()
    game = Game(loaded)
    known, searching = Guide(game, background=False), Guide(game, most=0, background=False)
    assert known.knows_all and not searching.knows_all
    for slots in random_states(game, random.Random(seed), 12):
        plain = {(s[0], s[1], s[2]) for s in space.steps[slots]}
        assert {(m.transition.index, m.arguments, m.after) for m in game.moves} <= plain
        assert {move.after for move in game.moves} == {after for _, _, after in plain}
        searching.look(slots, at_length=True)
        left = distances.get(slots)
        for guide in (known, searching):
            hint = guide.hint(slots)
            if left is None:
                assert hint.kind == "dead-end", (guide.knows_all, slots)
                continue
            assert hint.kind == "optimal", (guide.knows_all, slots)
            assert hint.cost == left[:-1] or not any((*hint.cost, *left)), slots
            follows(game, slots, hint, guide)
    known.close()


def follows(game: Game, slots: Slots, hint: Hint, guide: Guide) -> None:
    """A hint's path consists of possible moves and has the hint's cost."""
    puzzle, cost = game.loaded.puzzle, (0,) * game.lines
    way = guide.way(slots)
    assert way[:1] == (() if hint.move is None else (hint.move,))
    for move in way:
        assert move in game.moves_at(slots)
        cost = tuple(a + b for a, b in zip(cost, move.cost, strict=True))
        slots = move.after
    assert semantics.is_goal(puzzle, slots) and cost == hint.cost


def test_a_dead_end_is_seen_at_once() -> None:
    """41 states of three lamps with power for four presses, by hand: pressing one twice leaves two
    presses for three lamps.
    """
    loaded = of_text(LAMPS)
    assert loaded is not None
    game = Game(loaded)
    guide = Guide(game)
    assert guide.wait(game.state, 30).cost == (3,)
    game.play(game.moves[0])
    assert guide.hint(game.state).cost == (2,)
    game.play(game.moves[0])
    assert guide.hint(game.state) == Hint("dead-end")
    game.undo()
    assert guide.hint(game.state).kind == "optimal"
    guide.close()


def test_undo_redo_restart() -> None:
    game = Game(answers.load("frogs"))
    first, second = game.moves[0], game.moves[1]
    assert not game.undo() and not game.redo()
    game.play(first)
    game.play(game.moves[0])
    states = game.states
    game.restart()
    assert (game.states, game.undone, len(game.history)) == (states[:1], 2, 0)
    assert game.redo() and game.redo() and game.states == states
    game.restart()
    game.play(first)  # repeating the undone move keeps the redo history
    assert game.undone == 1
    game.undo()
    game.play(second)
    assert game.undone == 0 and game.history == [second]


def test_large_spaces_get_honest_hints() -> None:
    """The 15-puzzle: nothing unproved is called optimal or a dead end."""
    game = Game(answers.load("tiles"))
    guide = Guide(game, most=1_000, briefly=2_000, background=False)
    guide.look(game.state)
    hint = guide.hint(game.state)
    assert hint.kind in ("good", "unknown")
    if hint.move is not None:
        follows(game, game.state, hint, guide)
    found = answers.solve(game.loaded, "auto", Limits(states=2_000))
    assert found.kind == "gave-up" or found.outcome.optimal  # type: ignore[union-attr]


def test_the_one_who_plays_can_stop_a_search() -> None:
    """A long search ends when another state is examined, and when the game ends."""
    loaded = answers.load("tiles")
    game = Game(loaded)
    guide = Guide(game, most=100, briefly=100)
    guide.look(game.state, at_length=True)
    assert guide.is_looking
    game.play(game.moves[0])
    guide.look(game.state)
    assert guide.wait(game.state, 60).kind in ("good", "unknown", "optimal")
    guide.look(game.state, at_length=True)
    guide.cancel()
    assert guide.wait_for_best(game.state).kind != "dead-end"
    guide.close()
    assert guide._thread is not None
    guide._thread.join(60)
    assert not guide._thread.is_alive()


def test_a_puzzle_without_a_goal() -> None:
    loaded = of_text(LAMPS[: LAMPS.index("goal:")])
    assert loaded is not None
    game = Game(loaded)
    guide = Guide(game)
    guide.look(game.state)
    assert guide.hint(game.state).kind == "unknown"
    assert guide.way(game.state) == ()
    guide.close()


def test_a_fault_is_told_and_changes_nothing() -> None:
    loaded = of_text(TOO_FAR)
    assert loaded is not None
    game = Game(loaded)
    guide = Guide(game, background=False)
    assert not guide.knows_all
    guide.look(game.state)
    assert guide.hint(game.state).kind == "unknown"
    game.play(game.moves[0])
    game.play(game.moves[0])
    with pytest.raises(PuzzleError):
        game.play(game.moves[0])
    assert len(game.history) == 2


@pytest.mark.slow
@pytest.mark.later("desert")
@pytest.mark.parametrize("name", ["frogs", "sokoban", "cat", "sudoku", "desert"])
def test_a_saved_game_is_verified_and_resumed(name: str, tmp_path: Path) -> None:
    from puzzlelang.answers import json_text
    from puzzlelang.play import game_data, resumed

    loaded = answers.load(str(MOVED.get(name, name)))
    game = Game(loaded)
    guide = Guide(game, background=False)
    way = guide.way(game.state)
    for number, move in enumerate(way):
        if number in (0, 2):
            check(loaded, json_text(game_data(game, optimal=True)), tmp_path / "part.json")
        game.play(move)
    data = game_data(game, optimal=True)
    assert data["outcome"] == "solved" and data["optimal"] is (len(loaded.puzzle.starts) == 1)
    text = json_text(data)
    check(loaded, text, tmp_path / "game.json")
    again = resumed(loaded, text)
    assert (again.states, again.history) == (game.states, list(way))


def check(loaded: Loaded, text: str, path: Path) -> None:
    path.write_text(text, encoding="utf-8")
    assert answers.verify_file(loaded, str(path)).holds


@pytest.mark.parametrize(
    ("change", "problem"),
    [(("G_GBB", "_GGBB"), "the state prints as"), (("Leaping", "Jumping"), "for the puzzle"),
     (('"left": "2"', '"left": "3"'), "parameters"), (("{", ""), "not JSON"),
     (('"format": 1', '"format": 2'), "format")],
)  # fmt: skip
def test_what_is_no_game_is_refused(change: tuple[str, str], problem: str) -> None:
    from puzzlelang.answers import json_text
    from puzzlelang.play import game_data, resumed

    game = Game(answers.load("frogs"))
    game.play(game.moves[0])
    text = json_text(game_data(game, optimal=False))
    assert change[0] in text
    with pytest.raises(ValueError, match=problem):
        resumed(game.loaded, text.replace(*change, 1))


TOLL = """\
puzzle: Two ways, one with a toll
state:
  at: 0 .. 2 = 0
transitions:
  fly:
    when: at = 0
    then: {at: 2}
  walk:
    when: at < 2
    then: {at: at + 1}
goal: at = 2
cost: {toll: 5 per fly}
"""


def test_a_hint_counts_what_its_own_move_costs() -> None:
    loaded = of_text(TOLL)
    assert loaded is not None
    game = Game(loaded)
    guide = Guide(game, background=False)
    assert [move.said for move in guide.way(game.state)] == ["walk", "walk"]
    assert guide.hint(game.state).cost == (0,)


# ── line by line ──────────────────────────────────────────────────────────────────────


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
