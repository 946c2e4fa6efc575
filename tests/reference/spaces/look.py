"""Properties of three small spaces, counted by simple means from the rules.

Each output line is a JSON object: the puzzle, its parameters, numbers of possible and of taken
steps, for each part of the goal the number of states and the least depth, the number of strongly
connected components and of closed ones, the number of states that can reach a goal, and the moves
of a solution if nothing were forbidden.
"""

import json


def look(name, settings, start, steps, kept, parts):
    """``steps(state)``: possible successors; ``kept``: allowed states; ``parts``: conditions of the
    goal.
    """
    depth, possible, following = {start: 0}, 0, {}
    waiting = [start]
    for state in waiting:
        listed = list(steps(state))
        possible += len(listed)
        following[state] = [after for after in listed if kept(after)]
        for after in following[state]:
            if after not in depth:
                depth[after] = depth[state] + 1
                waiting.append(after)
    reach = {state: from_state(state, following.__getitem__) for state in depth}
    groups = {frozenset(t for t in reach[s] if s in reach[t]) for s in depth}
    goals = {s for s in depth if all(part(s) for part in parts)}
    met = [sum(part(s) for s in depth) for part in parts]
    most = max(sum(part(s) for part in parts) for s in depth)
    free = nearest(start, steps, lambda s: all(part(s) for part in parts))
    told = {
        "puzzle": name, "with": settings, "states": len(depth), "possible": possible,
        "taken": sum(map(len, following.values())),
        "met": met,
        "first": [min((depth[s] for s in depth if part(s)), default=None) for part in parts],
        "most met": most,
        "nearest": sum(sum(part(s) for part in parts) == most for s in depth),
        "components": len(groups),
        "largest": max(map(len, groups)),
        "terminal": sum(all(reach[s] <= group for s in group) for group in groups),
        "hopeful": sum(bool(reach[s] & goals) for s in depth),
        "without": free,
    }  # fmt: skip
    print(json.dumps(told))


def from_state(start, following):
    found, waiting = {start}, [start]
    for state in waiting:
        for after in following(state):
            if after not in found:
                found.add(after)
                waiting.append(after)
    return found


def nearest(start, following, wanted):
    level, found, moves = [start], {start}, 0
    while level:
        if any(map(wanted, level)):
            return moves
        level = [a for s in level for a in following(s) if a not in found and not found.add(a)]
        moves += 1
    return None


def cannibals(missionaries, cannibals, boat):
    def steps(state):
        m, c, left = state
        sign = -1 if left else 1
        for some in range(boat + 1):
            for others in range(boat + 1 - some):
                p, q = m + sign * some, c + sign * others
                if some + others and 0 <= p <= missionaries and 0 <= q <= cannibals:
                    yield p, q, not left

    def kept(state):
        m, c, _ = state
        return (m == 0 or m >= c) and (missionaries - m == 0 or missionaries - m >= cannibals - c)

    settings = {"missionaries": missionaries, "cannibals": cannibals, "boat": boat}
    parts = [lambda s: s[0] == 0, lambda s: s[1] == 0]
    look("cannibals", settings, (missionaries, cannibals, True), steps, kept, parts)


def frogs(left, right):
    start = "G" * left + "_" + "B" * right

    def steps(stones):
        blank = stones.index("_")
        for piece, ahead in (("G", 1), ("B", -1)):
            for length in (1, 2):
                here = blank - ahead * length
                if 0 <= here < len(stones) and stones[here] == piece:
                    moved = list(stones)
                    moved[blank], moved[here] = piece, "_"
                    yield "".join(moved)

    wanted = start[::-1]
    parts = [lambda s, k=k: s[k] == wanted[k] for k in range(len(start))]
    look("frogs", {"left": left, "right": right}, start, steps, lambda s: True, parts)


def goat():
    def steps(state):  # farmer, wolf, goat, cabbage
        farmer, *things = state
        yield (1 - farmer, *things)
        for k, side in enumerate(things):
            if side == farmer:
                yield (1 - farmer, *things[:k], 1 - farmer, *things[k + 1 :])

    def kept(state):
        farmer, wolf, goat, cabbage = state
        return goat == farmer or (wolf != goat and goat != cabbage)

    parts = [lambda s, k=k: s[k] == 1 for k in range(4)]
    look("goat", {}, (0, 0, 0, 0), steps, kept, parts)


cannibals(4, 4, 2)
cannibals(3, 3, 2)
cannibals(6, 6, 3)
frogs(2, 2)
frogs(3, 1)
goat()
