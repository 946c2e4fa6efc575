"""Bridge and torch: a state has the people on the near side, and whether the torch is there."""

from itertools import combinations

from space import cheapest, count, record


def puzzle(minutes, together):
    everybody = frozenset(range(len(minutes)))

    def crossings(state):
        near, torch = state
        for size in range(1, together + 1):
            for group in combinations(near if torch else everybody - near, size):
                yield max(minutes[p] for p in group), (near.symmetric_difference(group), not torch)

    def across(state):
        return not state[0]

    start = (everybody, True)
    states, _, _ = count(start, lambda s: [after for _, after in crossings(s)], across)
    if together == 1:  # otherwise nobody can bring the torch back
        return {"states": states, "cost": None}
    cost, length, solutions = cheapest(start, crossings, across)
    return {"states": states, "cost": cost, "length": length, "solutions": solutions}


def rote(minutes):
    """The least time for pairs: the two slowest cross together, or each with the fastest."""
    first, second, *_ = minutes = sorted(minutes)
    total = 0
    while len(minutes) > 3:
        before_last, last = minutes[-2:]
        total += min(first + 2 * second + last, 2 * first + before_last + last)
        minutes = minutes[:-2]
    return total + (sum(minutes) if len(minutes) == 3 else second)


PUBLISHED = [
    ((1, 2, 5, 10), 17),
    ((5, 10, 20, 25), 60),
    ((1, 3, 6, 8, 12), 29),
    ((1, 3, 4, 6, 8, 9), 31),
]
for times, total in PUBLISHED:
    found = puzzle(times, 2)
    assert found["cost"] == total == rote(times)
    record("bridge", {"minutes": ",".join(map(str, times))}, **found)
for times, together in ((1, 2, 6, 7, 8, 9, 10), 3), ((4, 7), 1):
    settings = {"minutes": ",".join(map(str, times)), "together": together}
    record("bridge", settings, **puzzle(times, together))
