"""Hourglasses, minute by minute: the sand runs until some glass is empty above."""

from itertools import product

from space import cheapest, count, record

TURN = 2**-10  # minutes first, then glasses turned over: both in one number


def puzzle(glasses, minutes):
    def steps(state):
        above, egg = state
        if egg is None:
            yield 0, (above, 0)
        for over in product((False, True), repeat=len(glasses)):
            sand = [s - a if o else a for s, a, o in zip(glasses, above, over, strict=True)]
            waited, running = 0, [i for i, a in enumerate(sand) if a]
            while running and all(sand[i] for i in running):
                waited += 1
                for i in running:
                    sand[i] -= 1
            if waited and (egg is None or egg + waited <= minutes):
                after = None if egg is None else egg + waited
                yield waited + TURN * sum(over), (tuple(sand), after)

    def done(state):
        return state[1] == minutes

    start = ((0,) * len(glasses), None)
    found = {}
    found["states"], length, _ = count(start, lambda s: [t for _, t in steps(s)], done)
    if length is None:
        found["cost"] = None
    else:
        total, found["length"], found["solutions"] = cheapest(start, steps, done)
        found["cost"] = [int(total + TURN / 2), round(total % 1 / TURN)]
    settings = {"glasses": ",".join(map(str, glasses)), "minutes": minutes}
    record("hourglasses", settings, **found)


for glasses, minutes in [
    ((4, 7), 9),
    ((7, 11), 15),
    ((4, 7), 5),
    ((5, 8), 2),
    ((4, 6), 9),
    ((3, 5, 11), 23),
    ((4, 6, 9), 8),
]:
    puzzle(glasses, minutes)
