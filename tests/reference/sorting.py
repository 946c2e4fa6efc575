"""Sorting balls and water in the racks next to the puzzles: a tube is a word, read upwards."""

from pathlib import Path

from space import cheapest, count, record

FOLDER = Path(__file__).parents[2] / "puzzles" / "stacks"


def solve(puzzle, rack, whole=True):
    rows = (FOLDER / f"{rack}.txt").read_text().split()
    high = len(rows)
    start = tuple("".join(tube).strip(".") for tube in zip(*rows[::-1], strict=True))

    def moves(tubes):
        for i, here in enumerate(tubes):
            for j, there in enumerate(tubes):
                if i != j and here and len(there) < high and there[-1:] in ("", here[-1]):
                    run = len(here) - len(here.rstrip(here[-1]))
                    amount = 1 if puzzle == "ball-sort" else min(run, high - len(there))
                    after = list(tubes)
                    after[i], after[j] = here[:-amount], there + here[-amount:]
                    yield tuple(after)

    def is_goal(tubes):
        return all(tube in ("", tube[:1] * high) for tube in tubes)

    if whole:
        states, cost, ways = count(start, moves, is_goal)
        found = {"states": states, "cost": cost, "solutions": ways}
    else:
        cost, _, ways = cheapest(start, lambda s: ((1, after) for after in moves(s)), is_goal)
        found = {"cost": cost, "solutions": ways}
    record(puzzle, {}, map={"rack": f"{rack}.txt"}, **found)


for name in "ball-sort", "water-sort":
    solve(name, "sort", whole=False)
    for size in "sort-small", "sort-tight", "sort-stuck":
        solve(name, size)
