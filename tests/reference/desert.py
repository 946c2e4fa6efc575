"""Crossing a desert with depots: a state is the position, and the rations at each camp."""

from space import cheapest, count, record


def puzzle(days, carries, stores):
    def walks(state):
        at, food = state
        if at == days:
            return
        for to in at - 1, at + 1:
            if to < 0:
                continue
            for load in range(1, carries + 1):
                rations = dict(enumerate(food, 1))  # camps 1 … days - 1; the base is 0
                if at:
                    rations[at] -= load
                if 0 < to < days:
                    rations[to] += load - 1
                if all(0 <= n <= stores for n in rations.values()):
                    yield (0 if at else load), (to, tuple(rations.values()))

    def across(state):
        return state[0] == days

    start = (0, (0,) * (days - 1))
    states, length, _ = count(start, lambda s: [t for _, t in walks(s)], across)
    found = {"states": states, "cost": None}
    if length is not None:
        cost, found["length"], found["solutions"] = cheapest(start, walks, across)
        found["cost"] = cost
    record("desert", {"days": days, "carries": carries, "stores": stores}, **found)


for numbers in (6, 4, 5), (4, 3, 3), (5, 4, 4), (5, 3, 4), (6, 5, 4), (6, 4, 3), (3, 2, 8):
    puzzle(*numbers)
