"""Count a state space, for the scripts in this folder; independent of puzzlelang."""

import json
from heapq import heappop, heappush


def count(start, successors, is_goal):
    """Number of reachable states, length of a shortest path to a goal, number of such paths.

    Paths differ if their states do; ``successors`` may repeat one. Goals are expanded, so all
    states of the space are counted.
    """
    ways, layer, states, optimum, shortest = {start: 1}, [start], 1, None, 0
    length = 0
    reached = {start}
    while layer:
        if optimum is None and any(map(is_goal, layer)):
            optimum, shortest = length, sum(ways[s] for s in layer if is_goal(s))
        after = {}
        for state in layer:
            for successor in set(successors(state)):
                if successor not in reached:
                    after[successor] = after.get(successor, 0) + ways[state]
        reached.update(after)
        states += len(after)
        layer, ways, length = list(after), after, length + 1
    return states, optimum, shortest


def cheapest(start, moves, is_goal):
    """Least (cost, steps) to a goal and the number of such paths; ``moves`` returns
    (cost, state).
    """
    least, ways, heap, done = {start: (0, 0)}, {start: 1}, [(0, 0, 0, start)], set()
    best, total, pushed = None, 0, 0
    while heap and (best is None or heap[0][:2] <= best):
        cost, steps, _, state = heappop(heap)
        if state in done:
            continue
        done.add(state)
        if is_goal(state):
            best, total = (cost, steps), total + ways[state]
        for charge, after in set(moves(state)):
            found = (cost + charge, steps + 1)
            if after not in least or found < least[after]:
                least[after], ways[after] = found, 0
                pushed += 1  # tie-breaker: states may have no order
                heappush(heap, (*found, pushed, after))
            if found == least[after]:
                ways[after] += ways[state]
    return (*best, total)


def levels(start, successors):
    """Number of new states at each distance from the start."""
    found, layer, reached = [], [start], {start}
    while layer:
        found.append(len(layer))
        after = {s for state in layer for s in successors(state)} - reached
        reached |= after
        layer = list(after)
    return found


def tell(puzzle, settings, start, successors, is_goal, **more):
    """Print the results for a puzzle with these parameters as a line of JSON."""
    states, optimum, solutions = count(start, successors, is_goal)
    record(puzzle, settings, states=states, cost=optimum, solutions=solutions, **more)


def record(puzzle, settings, **found):
    """Print a line of JSON; a cost of null means no solution."""
    settings = {name: str(value) for name, value in settings.items()}
    print(json.dumps({"puzzle": puzzle, "with": settings, **found}))
