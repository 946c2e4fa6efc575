"""Rush Hour and isomorphism, independent of puzzlelang."""

from __future__ import annotations

from collections.abc import Sequence

Cars = tuple[int, ...]


class Board:
    """The states that the drawn cars reach, numbered from the start, and their moves."""

    def __init__(self, text: str) -> None:
        rows = text.splitlines()
        places: dict[str, list[tuple[int, int]]] = {}
        for r, row in enumerate(rows):
            for c, letter in enumerate(row):
                if letter.isalpha():
                    places.setdefault(letter.upper(), []).append((r, c))
        self.size = len(rows), len(rows[0])
        self.cars = [(cells[0], len(cells), cells[0][0] == cells[-1][0])
                     for cells in places.values()]  # fmt: skip
        self.red = [*places].index("X")
        start = tuple(cell[1] if across else cell[0] for cell, _, across in self.cars)
        number = {start: 0}
        self.moves: list[set[int]] = []
        for state in (states := [start]):
            for after in self.after(state):
                if after not in number:
                    number[after] = len(states)
                    states.append(after)
            self.moves.append({number[after] for after in self.after(state)})
        end = self.size[1] - 2
        self.goals = [state[self.red] == end for state in states]

    def cells(self, car: int, at: int) -> set[tuple[int, int]]:
        (row, column), length, across = self.cars[car]
        return {(row, at + n) if across else (at + n, column) for n in range(length)}

    def after(self, state: Cars) -> list[Cars]:
        found = []
        for car, at in enumerate(state):
            full = {cell for other, place in enumerate(state) if other != car
                    for cell in self.cells(other, place)}  # fmt: skip
            _, length, across = self.cars[car]
            for way in (-1, 1):
                to = at + way
                while 0 <= to <= self.size[across] - length and not full & self.cells(car, to):
                    found.append((*state[:car], to, *state[car + 1 :]))
                    to += way
        return found

    def distances(self) -> list[int]:
        """Moves from each state to a goal, by turns of Bellman and Ford."""
        far = len(self.goals)
        least = [0 if goal else far for goal in self.goals]
        changed = True
        while changed:
            changed = False
            for state, targets in enumerate(self.moves):
                best = 1 + min((least[t] for t in targets), default=far)
                if best < least[state]:
                    least[state], changed = best, True
        return least

    def solutions(self, distances: Sequence[int]) -> int:
        """Number of shortest ways from the start to a goal."""
        ways = [int(goal) for goal in self.goals]
        for state in sorted(range(len(ways)), key=distances.__getitem__):
            if not self.goals[state]:
                near = (t for t in self.moves[state] if distances[t] < distances[state])
                ways[state] = sum(ways[target] for target in near)
        return ways[0]


def is_isomorphic(
    moves: Sequence[set[int]], kinds: Sequence[object],
    others: Sequence[set[int]], other_kinds: Sequence[object],
) -> bool:  # fmt: skip
    """Decide by trying: each state in the order of discovery has an image among the moves of the
    image of the state that discovers it.  State 0 has the image 0.
    """
    if len(moves) != len(others) or sorted(map(repr, kinds)) != sorted(map(repr, other_kinds)):
        return False
    parent, order = {0: 0}, [0]
    for state in order:
        for target in sorted(moves[state]):
            if target not in parent:
                parent[target] = state
                order.append(target)
    back, other_back = _reversed(moves), _reversed(others)
    image: dict[int, int] = {}
    used: set[int] = set()

    def fits(state: int, other: int) -> bool:
        return (
            other not in used
            and (kinds[state], len(moves[state])) == (other_kinds[other], len(others[other]))
            and {image[t] for t in moves[state] if t in image} == others[other] & used
            and {image[s] for s in back[state] if s in image} == other_back[other] & used
        )

    choices = [iter([0])]
    while choices:
        depth = len(choices) - 1
        state = order[depth]
        if state in image:
            used.discard(image.pop(state))
        other = next((one for one in choices[-1] if fits(state, one)), None)
        if other is None:
            choices.pop()
            continue
        image[state] = other
        used.add(other)
        if len(image) == len(order):
            return True
        choices.append(iter(sorted(others[image[parent[order[depth + 1]]]])))
    return False


def _reversed(moves: Sequence[set[int]]) -> list[set[int]]:
    back: list[set[int]] = [set() for _ in moves]
    for state, targets in enumerate(moves):
        for target in targets:
            back[target].add(state)
    return back
