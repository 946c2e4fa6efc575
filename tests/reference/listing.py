"""The C++ listing of the family: board, leave, go, arrive; and the noise of the two sons.

A state is (boat, passengers, place of each person); 1 and 2 are the shores, 0 is afloat.
"""

from space import cheapest, record, tell

M, F, D1, D2, S1, S2, POLICE, PRISONER = range(8)


def valid(boat, passengers, at):
    kept = passengers <= 2
    if boat == 0:
        child = [at[i] == 0 for i in (D1, D2, S1, S2)]
        kept &= not (any(child) and (passengers == 1 or sum(child) > 1 or at[PRISONER] == 0))
        kept &= at[PRISONER] == at[POLICE] or at[PRISONER] not in at[:POLICE]
        kept &= not (at[PRISONER] == 0 and passengers < 2)
    kept &= not any(at[d] == at[F] != at[M] for d in (D1, D2))
    return kept and not any(at[s] == at[M] != at[F] for s in (S1, S2))


def successors(state):
    boat, passengers, at = state
    found = [(0, passengers, at)] if boat and passengers else []
    if boat == 0:
        found = [(shore, 0, tuple(p or shore for p in at)) for shore in (1, 2)]
    for i in range(8 if boat else 0):
        if at[i] in (0, boat):
            to, more = (boat, -1) if at[i] == 0 else (0, 1)
            found.append((boat, passengers + more, (*at[:i], to, *at[i + 1 :])))
    return [s for s in found if valid(*s)]


start, goal = (1, 0, (1,) * 8), (2, 0, (2,) * 8)
tell("family-cpp", {}, start, successors, lambda s: s == goal)
for son1, son2 in (2, 1), (1, 2):  # noise of each on shore 1, charged for every state entered

    def noisy(state, son1=son1, son2=son2):
        return [(son1 * (s[2][S1] == 1) + son2 * (s[2][S2] == 1), s) for s in successors(state)]

    noise, steps, ways = cheapest(start, noisy, lambda s: s == goal)
    settings = {"son1": son1, "son2": son2}
    record("family-noise", settings, cost=noise, length=steps, solutions=ways)
