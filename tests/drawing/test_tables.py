"""Tables of boards against the boards themselves, in states of random walks."""

from __future__ import annotations

import random
import re
from base64 import b64decode
from collections import Counter
from collections.abc import Iterator, Sequence
from math import ceil
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.answers import Loaded, load, load_text, solve
from puzzlelang.compiler import page_module
from puzzlelang.compiler.page_module import page_rules
from puzzlelang.compiler.state_layout import Packing
from puzzlelang.core import semantics
from puzzlelang.drawing.board_tables import LazyState, TooManyCases, cases, rows_of_cases
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.play_page import MOST_EXPLORED, Playable, Unplayable, playable
from puzzlelang.drawing.player import PlayerPage
from puzzlelang.drawing.svg_board import drawn
from puzzlelang.text import Source, spaced
from tests.support import MOVING, nightly, slow

STILL = {"coffee-can", "dominoes", "from-four", "gaps", "keys", "life"}
"""Puzzles whose boards are no tables; the page gives the reasons."""

DOCS = Path(__file__).parents[2] / "docs" / "boards.md"


def test_the_docs_name_what_a_page_cannot_play() -> None:
    text = DOCS.read_text("utf-8").partition("A page can't play these puzzles")[2]
    assert set(re.findall("(?m)^[|] `([^`]+)`", text.partition("\n\nA picture")[0])) == STILL


QUICK = (
    "sokoban", "frogs", "hanoi", "goat", "burnt-pancakes", "siding", "jugs", "cannibals",
    "cube", "bloxorz", "toast", "spinning-switches",
)  # fmt: skip

Drawn = tuple[float, float, str]


class Page:
    """The board of a page's data, as its script draws it."""

    def __init__(self, game: Playable | PlayerPage) -> None:
        self.data = game.data
        self.shapes = {number: text for text, number in game.shapes.items()}

    def _matches(self, slots: Sequence[int], rows: Sequence[Sequence[int]], state: int) -> int:
        fields = [self.data["slots"][slot] for slot in slots]
        raw = [state >> bit & (1 << bits) - 1 for bit, bits in fields]
        for n, row in enumerate(rows):
            if all(want in (-1, value) for want, value in zip(row, raw, strict=True)):
                return n
        return -1

    def pieces(self, state: int) -> Iterator[Drawn]:
        present = [row for row in self.data["pieces"] if self._matches(row[4], row[5], state) >= 0]
        counts = Counter(row[7][0] for row in present if len(row) > 7)
        seen: Counter[int] = Counter()
        for row in present:
            x, y, shape = row[:3]
            if len(row) > 7:
                number, across, right, down = row[7]
                n = seen[number]
                seen[number] += 1
                side = across or ceil(counts[number] ** 0.5)
                x += n % side * (right if across else 40 / side)
                y += n // side * (down if across else 40 / side)
                shape = shape if across else shape[side - 1]
            yield x, y, self.shapes[shape]

    def text(self, parts: Any, state: int) -> str:
        if isinstance(parts, str):
            return parts
        texts = []
        for part in parts:
            if isinstance(part, str):
                texts.append(part)
            elif isinstance(part[1], int):
                bit, bits = self.data["slots"][part[0][0]]
                texts.append(str((state >> bit & (1 << bits) - 1) + part[1]))
            else:
                texts.append(part[2][self._matches(part[0], part[1], state)])
        return "".join(texts)


def walk(loaded: Loaded, seed: int, count: int) -> Iterator[tuple[int, ...]]:
    """States of random walks from random starts."""
    draws, system = random.Random(seed), loaded.system
    state = system.starts[0]
    for _ in range(count):
        yield system.slots(state)
        following = system.successors(state)
        ends = not following or draws.random() < 0.01
        state = draws.choice(system.starts if ends else following)


def compare(loaded: Loaded, game: Playable, count: int) -> None:
    page, boards, packing = Page(game), Boards(loaded.puzzle), Packing.of(loaded.puzzle)
    shown = loaded.puzzle.show and semantics.function(loaded.puzzle.show, (), spelling=spaced)
    for slots in walk(loaded, 7, count):
        state = sum(word << 64 * n for n, word in enumerate(packing.pack(slots)))
        pieces, lines = [], []
        for piece in boards.board(slots).pieces:
            if piece.paint.shape in ("text", "lines"):
                lines.append(piece.paint.text)
            else:
                pieces.append((piece.x * 40, piece.y * 40, drawn(piece)))
        own = list(page.pieces(state))
        assert [one[2] for one in own] == [one[2] for one in pieces]
        for (x, y, _), (left, top, _) in zip(own, pieces, strict=True):
            assert abs(x - left) < 0.25 and abs(y - top) < 0.25
        texts = (page.text(line[4], state).rstrip() for line in game.data["lines"])
        assert [text for text in texts if text] == lines
        if game.data["show"] is not None:
            assert page.text(game.data["show"], state) == shown(slots, ())


@pytest.mark.each_time(
    "jugs", "burnt-pancakes", "toast", "cannibals", "siding", "spinning-switches", "cube"
)
@pytest.mark.parametrize("name", QUICK)
def test_tables_draw_the_board(name: str) -> None:
    loaded = load(name)
    compare(loaded, playable(loaded, ()), 40)


SOME = [path for n, path in enumerate(MOVING) if n % 6 == 0 or path.stem in STILL]


@pytest.mark.parametrize(
    "path", [*slow(*SOME), *nightly(*(path for path in MOVING if path not in SOME))],
    ids=lambda path: path.stem,
)  # fmt: skip
def test_tables_draw_the_boards_of_the_library(path: Path) -> None:
    loaded = load(str(path))
    if path.stem in STILL:
        with pytest.raises(Unplayable, match=r"depends on too much|too many"):
            playable(loaded, ())
        return
    compare(loaded, playable(loaded, ()), 200)


@pytest.mark.slow
def test_a_table_without_a_slot_is_noticed() -> None:
    loaded = load("sokoban")
    game = playable(loaded, ())
    piece = next(row for row in game.data["pieces"] if len(row[4]) == 2)
    piece[4], piece[5] = piece[4][:1], [row[:1] for row in piece[5]]
    with pytest.raises(AssertionError):
        compare(loaded, game, 40)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sokoban", "bridge", "knights-swap", "husbands"])
def test_a_solution_is_its_moves(name: str) -> None:
    """The page's moves are those of the answer, by transition and arguments."""
    loaded = load(name)
    answer = solve(loaded)
    ((heading, moves, start),) = playable(loaded, answer.listed, answer.best).data["solutions"]
    rules = page_rules(loaded.system, few=MOST_EXPLORED)
    assert heading == "" and loaded.puzzle.starts[start] == answer.trace[0].slots
    for (ground, round_), step in zip(moves, answer.trace[1:], strict=True):
        assert rules.grounds[ground].transition is step.transition
        assert rules.arguments(ground | round_ << 32) == tuple(step.arguments)


@pytest.mark.slow
def test_directions_are_keys() -> None:
    loaded = load("sokoban")
    keys = playable(loaded, ()).data["keys"]
    assert set(keys) == {"north", "east", "south", "west"}
    rules = page_rules(loaded.system)
    for way, numbers in keys.items():
        for number in numbers:
            assert way in semantics.call_text(
                rules.grounds[number].transition, rules.arguments(number)
            )


LISTS = """
puzzle: lists
types:
  part: [a, b, c]
state:
  row: list(3) of part = list(a, b)
  bag: set of part = none + a
  n: 0..1 = 0
transitions:
  go:
    when: n = 0
    then:
      n: 1
goal: n = 1
"""


def test_lazy_states_read_single_members_and_elements() -> None:
    puzzle = load_text(Source("lists.yaml", LISTS)).puzzle
    state = LazyState(puzzle, Packing.of(puzzle).fields)
    assert len(cases(lambda s: s[1] >> 2 & 1 == 1, state)) == 2
    first = cases(lambda s: int(s[0] & 3), state)
    assert sorted(value for _, value in first if value is not None) == [0, 1, 2, 3]
    whole = cases(lambda s: int(s[0]), state)
    assert len(whole) == 1 + 3 + 9 + 27  # all lists of at most three parts
    fields, rows = rows_of_cases([known for known, value in first if value in (0, 1, 2, 3)],
                                 state.values)  # fmt: skip
    assert (fields, rows) == ((), ((),))  # a field with any value makes no difference
    assert len(cases(lambda s: bool(s[1] & ~1 & 4), state)) == 2  # a set without a constant one
    with pytest.raises(TooManyCases):
        cases(lambda s: int(s[0]), state, most=20)


def test_the_module_is_packed_for_the_page() -> None:
    import zlib

    loaded = load("frogs")
    packed = b64decode(playable(loaded, ()).data["wasm"])
    assert (
        zlib.decompress(packed, wbits=-zlib.MAX_WBITS)
        == page_rules(loaded.system, few=MOST_EXPLORED).binary
    )


@pytest.mark.parametrize("bound", ["MOST_FOLLOWING", "MOST_TRIED"])
def test_states_of_a_page_are_bounded(bound: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By their number, their moves, and the transitions that are tried."""
    system = load("frogs").system
    states = page_rules(system, few=MOST_EXPLORED).states
    assert states is not None and page_rules(system, few=len(states) - 1).states is None
    monkeypatch.setattr(page_module, bound, 0)
    assert page_rules(system, few=MOST_EXPLORED).states is None


def test_cases_of_states_that_occur() -> None:
    """Of 4 x 2 lists and numbers two occur, and a case names the fields that were read."""
    puzzle = load_text(Source("lists.yaml", LISTS)).puzzle
    packing = Packing.of(puzzle)
    starts = [(*puzzle.starts[0][:2], n) for n in (0, 1)]
    numbers = [sum(word << 64 * n for n, word in enumerate(packing.pack(one))) for one in starts]
    state = LazyState(puzzle, packing.fields, numbers)
    assert [value for _, value in cases(lambda s: s[2], state)] == [0, 1]
    ((known, first),) = cases(lambda s: int(s[0] & 3), state)
    assert first == 1 and len(known) == 1
    with pytest.raises(TooManyCases):
        cases(lambda s: s[2], state, most=1)


def test_few_states_are_tabulated_instead_of_all_values() -> None:
    """Bloxorz's narrow floor has 6 states (tests/reference/bloxorz.py), with a block in each."""
    loaded = load("bloxorz", instance="narrow")
    assert isinstance(loaded, Loaded)
    pieces = playable(loaded, ()).data["pieces"]
    assert sum(len(rows) for *_, rows, _ in pieces) <= 6
