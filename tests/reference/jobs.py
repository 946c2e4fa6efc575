"""Job shops: a state has, for each job, the tasks begun and the hours left.

The least time is found in two ways: by this search, and by assigning tasks in every order as early
as possible (for two machines in the same order: by Johnson's rule).
"""

from space import cheapest, count, record


def earliest(jobs):
    """The least time over all orders, by branch and bound."""
    best = [sum(hours for job in jobs for _, hours in job)]

    def give(done, ready, free):
        if max(ready) >= best[0]:
            return
        if all(d == len(job) for d, job in zip(done, jobs, strict=True)):
            best[0] = max(ready)
        for j, job in enumerate(jobs):
            if done[j] < len(job):
                machine, hours = job[done[j]]
                end = max(ready[j], free.get(machine, 0)) + hours
                after = (*ready[:j], end, *ready[j + 1 :])
                give((*done[:j], done[j] + 1, *done[j + 1 :]), after, {**free, machine: end})

    give((0,) * len(jobs), (0,) * len(jobs), {})
    return best[0]


def johnson(jobs):
    """Jobs that are short on the first machine first, then those short on the second."""
    times = [(a, b) for (_, a), (_, b) in jobs]
    first = second = 0
    for a, b in sorted(times, key=lambda t: (0, t[0]) if t[0] < t[1] else (1, -t[1])):
        first += a
        second = max(first, second) + b
    return second


def puzzle(*jobs, method=earliest):
    def steps(state):
        under = [job[done - 1][0] for job, (done, left) in zip(jobs, state, strict=True) if left]
        for j, (done, left) in enumerate(state):
            if not left and done < len(jobs[j]):
                machine, hours = jobs[j][done]
                if machine not in under or hours == 0:
                    yield 0, (*state[:j], (done + 1, hours), *state[j + 1 :])
        if under:
            pause = min(left for _, left in state if left)
            yield pause, tuple((done, max(0, left - pause)) for done, left in state)

    def ready(state):
        rest = (job[done:] for job, (done, _) in zip(jobs, state, strict=True))
        return not any(left for _, left in state) and not any(h for r in rest for _, h in r)

    start = ((0, 0),) * len(jobs)
    states, _, _ = count(start, lambda s: [t for _, t in steps(s)], ready)
    cost, length, solutions = cheapest(start, steps, ready)
    assert cost == method(jobs)
    settings = {"jobs": len(jobs)}
    for i, name in enumerate(("machine", "hours")):
        settings[name] = ",".join(str(task[i]) for job in jobs for task in job)
    record("jobs", settings, states=states, cost=cost, length=length, solutions=solutions)


puzzle(((1, 3), (2, 2), (3, 2)), ((1, 2), (3, 1), (2, 4)), ((2, 4), (3, 3), (1, 0)))
puzzle(((1, 5), (2, 2)), ((1, 1), (2, 6)), ((1, 9), (2, 7)), ((1, 3), (2, 8)), method=johnson)
puzzle(((1, 4), (2, 3), (1, 2)), ((2, 3), (1, 5), (2, 1)), ((1, 2), (2, 2), (1, 3)))
puzzle(((1, 7), (2, 4)), ((2, 6), (1, 5)))
puzzle(((1, 2), (1, 3)))
