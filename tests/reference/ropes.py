"""Burning ropes: a rope of T seconds lit at times a and b is burnt at (a + b + T) / 2.

A state is the time and, for each rope, the times when its ends were lit; burnt ropes are all equal.
"""

from space import cheapest, count, record

BURNT = ("burnt",)


def out(rope, lit):
    """Time at which it is burnt; None for an unlit or burnt rope."""
    if len(lit) == 2:
        return (sum(lit) + rope) // 2
    return lit[0] + rope if lit and lit != BURNT else None


def puzzle(ropes, minutes):
    seconds = [60 * rope for rope in ropes]

    def steps(state):
        now, lights = state
        for i, lit in enumerate(lights):
            if lit != BURNT and len(lit) < 2:
                yield 1, (now, (*lights[:i], (*lit, now), *lights[i + 1 :]))
        ends = [out(rope, lit) for rope, lit in zip(seconds, lights, strict=True)]
        first = min((end for end in ends if end is not None), default=None)
        if first is not None and first <= 60 * minutes:
            rest = (BURNT if end == first else lit for end, lit in zip(ends, lights, strict=True))
            yield 0, (first, tuple(rest))

    def done(state):
        return state[0] == 60 * minutes

    start = (0, ((),) * len(ropes))
    states, length, _ = count(start, lambda s: [t for _, t in steps(s)], done)
    found = {"states": states, "cost": None}
    if length is not None:
        found["cost"], found["length"], found["solutions"] = cheapest(start, steps, done)
    record("ropes", {"ropes": ",".join(map(str, ropes)), "minutes": minutes}, **found)


for ropes, minutes in [
    ((60, 60), 45),
    ((60,), 30),
    ((60, 60), 40),
    ((60, 60, 60), 75),
    ((80, 48), 44),
    ((60, 60), 90),
]:
    puzzle(ropes, minutes)
