"""Toast on both sides: a slice is (sides not yet begun, finishing time of the side
being toasted).
"""

from itertools import count as natural

from space import cheapest, count, record


def puzzle(time, room):
    def steps(slices):
        under = [i for i, (_, left) in enumerate(slices) if left]
        if len(under) < room:
            for i, (raw, left) in enumerate(slices):
                if raw and not left:
                    yield 0, (*slices[:i], (raw - 1, time[i]), *slices[i + 1 :])
        if under:
            for waited in natural(1):
                after = [(raw, max(0, left - waited)) for raw, left in slices]
                if any(after[i][1] == 0 for i in under):
                    yield waited, tuple(after)
                    break

    def done(slices):
        return all(s == (0, 0) for s in slices)

    start = ((2, 0),) * len(time)
    states, _, _ = count(start, lambda s: [t for _, t in steps(s)], done)
    cost, length, solutions = cheapest(start, steps, done)
    if len(set(time)) == 1:  # alike slices: the grill is always full, if there are as many slices
        assert cost == time[0] * max(2, -(-2 * len(time) // room))
    settings = {"time": ",".join(map(str, time)), "room": room}
    record("toast", settings, states=states, cost=cost, length=length, solutions=solutions)


for time, room in [
    ((30, 30, 30), 2),
    ((4, 3, 2), 2),
    ((30, 30, 30, 30), 3),
    ((30, 30, 30, 30, 30), 3),
    ((30,), 2),
    ((9, 5, 4), 2),
]:
    puzzle(time, room)
