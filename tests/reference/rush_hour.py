"""Rush Hour: a car is its cells, a move a slide over any distance; the cards next to the puzzle."""

from pathlib import Path

from space import count, record

CARDS = Path(__file__).parents[2] / "puzzles" / "cars" / "instances" / "rush-hour.txt"
SIDE = 6


def solve(number, card):
    cars = sorted(set(card) - {".", "#"})
    cells = [tuple(i for i, letter in enumerate(card) if letter == car) for car in cars]
    red = cars.index("X")
    open_ = frozenset(i for i, letter in enumerate(card) if letter != "#")

    def slides(state):
        for car, place in enumerate(state):
            room = open_.difference(*(s for other, s in enumerate(state) if other != car))
            lying = place[1] - place[0] == 1
            for way in (-1, 1) if lying else (-SIDE, SIDE):
                moved = place
                while True:
                    ends = {(i // SIDE, (i + way) // SIDE) for i in moved}
                    if lying and any(before != after for before, after in ends):
                        break
                    moved = tuple(i + way for i in moved)
                    if not room.issuperset(moved):
                        break
                    yield (*state[:car], moved, *state[car + 1 :])

    found = count(tuple(cells), slides, lambda state: state[red][-1] % SIDE == SIDE - 1)
    names = ("states", "cost", "solutions")
    record("rush-hour", {}, instance=f"cards:{number}", **dict(zip(names, found, strict=True)))


lines = [line.split() for line in CARDS.read_text().splitlines() if not line.startswith("# ")]
for number in 1, 3, 4, 8, 11:
    solve(number, lines[number - 1][0])
