"""Buttered toast: a state has, for each slice, the seconds until its side is toasted (or that it is
on the table), the untoasted sides, and whether it is buttered.
"""

from space import cheapest, count, record

TABLE = -1


def puzzle(slices, doors, toasting, handling, buttering):
    def later(state, seconds, changed=None, to=None):
        """Let time pass for all slices in the toaster except a changed one."""
        return tuple(
            to if i == changed else (max(ready - seconds, min(ready, 0)), raw, buttered)
            for i, (ready, raw, buttered) in enumerate(state)
        )

    def steps(state):
        toaster = [ready for ready, _, _ in state if ready != TABLE]
        for i, (ready, raw, buttered) in enumerate(state):
            in_it = toasting, raw - 1, buttered
            if ready == TABLE:
                if raw and len(toaster) < doors:
                    yield handling, later(state, handling, i, in_it)
                if raw < 2 and not buttered:
                    yield buttering, later(state, buttering, i, (TABLE, raw, True))
            elif ready == 0:
                yield handling, later(state, handling, i, (TABLE, raw, buttered))
                if raw:
                    yield handling, later(state, handling, i, in_it)
        if any(toaster):
            pause = min(filter(None, toaster))
            yield pause, later(state, pause)

    start, end = ((TABLE, 2, False),) * slices, ((TABLE, 0, True),) * slices
    states, _, _ = count(start, lambda s: [t for _, t in steps(s)], end.__eq__)
    cost, length, solutions = cheapest(start, steps, end.__eq__)
    names = {"slices": slices, "doors": doors, "toasting": toasting}
    names |= {"handling": handling, "buttering": buttering}
    record("buttered-toast", names, states=states, cost=cost, length=length, solutions=solutions)


puzzle(3, 2, 30, 3, 12)
puzzle(1, 2, 30, 3, 12)
puzzle(2, 2, 30, 3, 12)
puzzle(3, 2, 30, 0, 0)
puzzle(3, 1, 30, 3, 12)
puzzle(3, 2, 30, 3, 30)
