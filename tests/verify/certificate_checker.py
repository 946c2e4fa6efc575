"""Check certificates of four puzzles; written only from docs/certificates.md.

Independent of puzzlelang: the rules of the puzzles are repeated in Python. `python
tests/verify/certificate_checker.py PUZZLE CERTIFICATE` prints yes, or the reason why not.
"""

import gzip
import json
import sys


def check(lines, starts, steps, is_goal, lines_of_cost=1):
    """Return the number of states and the proved claim; raise ValueError for a wrong proof."""
    lines = iter(lines)
    head = json.loads(next(lines))
    below = None if head["below"] is None else tuple(head["below"])
    bounds = {}
    for _ in range(head["layers"]):
        layer = json.loads(next(lines))
        for _ in range(layer["states"]):
            state = (tuple(v) if isinstance(v, list) else v for v in json.loads(next(lines)))
            bounds[tuple(state)] = tuple(layer["bound"])
    if next(lines, None) is not None or len(bounds) != head["states"]:
        raise ValueError("wrong number of states")
    zero = (0,) * (lines_of_cost + 1)
    if (below is None or zero < below) and any(bounds.get(start) != zero for start in starts):
        raise ValueError("a start is missing")
    for state, bound in bounds.items():
        if is_goal(state):
            raise ValueError(f"{state} is a goal")
        for after, cost in steps(state):
            reached = tuple(a + b for a, b in zip(bound, (*cost, 1), strict=True))
            if below is not None and reached >= below:
                continue
            if after not in bounds or bounds[after] > reached:
                raise ValueError(f"{after} is reached at {reached}")
    return len(bounds), below


# ── four puzzles ─────────────────────────────────────────────────────────────────────


def frogs(left, right):
    """Stones are 0 for G, 1 for B, 2 for the gap."""
    start = (0,) * left + (2,) + (1,) * right

    def steps(stones):
        gap = stones.index(2)
        for frog, behind in ((0, -1), (1, 1)):
            for far in (1, 2):
                here = gap + behind * far
                if 0 <= here < len(stones) and stones[here] == frog:
                    after = list(stones)
                    after[gap], after[here] = frog, 2
                    yield tuple(after), (1,)

    return [start], steps, lambda stones: stones == start[::-1], 1


def water(sizes, litres):
    """Two cost lines: the litres drawn, and the steps."""

    def steps(jugs):
        for i, have in enumerate(jugs):
            for level in (0, sizes[i]):
                if level != have:
                    drawn = max(0, level - have)
                    yield (*jugs[:i], level, *jugs[i + 1 :]), (drawn, 1)
            for j, size in enumerate(sizes):
                amount = min(have, size - jugs[j])
                if i != j and amount > 0:
                    after = list(jugs)
                    after[i], after[j] = have - amount, jugs[j] + amount
                    yield tuple(after), (0, 1)

    return [(0,) * len(sizes)], steps, lambda jugs: litres in jugs, 2


def coffee_can(beans):
    """White, black, whether white was odd; any initial number of white beans."""

    def steps(can):
        white, black, odd = can
        if white > 1:
            yield (white - 2, black + 1, odd), (1,)
        if black > 1 or (white and black):
            yield (white, black - 1, odd), (1,)

    starts = [(white, beans - white, white % 2) for white in range(beans + 1)]
    return starts, steps, lambda can: can[:2] == (1, 0), 1


PUZZLES = {
    "coffee-can": coffee_can(100),
    "frogs": frogs(2, 2),
    "dear-water": water((3, 5), 4),
    "dear-water even": water((6, 10), 3),
}


def main():
    _, name, path = sys.argv
    with (gzip.open if path.endswith(".gz") else open)(path, "rt") as lines:
        states, below = check(lines, *PUZZLES[name])
    claim = "there is no goal" if below is None else f"nothing is below {list(below)}"
    print(f"{claim}: {states} states prove it")  # noqa: T201


if __name__ == "__main__":
    main()
