"""The whole space of the 8-puzzle, breadth-first, as one writes it in Python without a tool.

Baseline for the first tier: states are tuples, and the program knows nothing else.
"""

from collections import deque

NEAR = [(1, 3), (0, 2, 4), (1, 5), (0, 4, 6), (1, 3, 5, 7), (2, 4, 8), (3, 7), (4, 6, 8), (5, 7)]


def successors(state):
    blank = state.index(0)
    for other in NEAR[blank]:
        after = list(state)
        after[blank], after[other] = after[other], 0
        yield tuple(after)


def main():
    start = (1, 2, 3, 4, 5, 6, 7, 8, 0)
    reached = {start: 0}
    waiting = deque([start])
    while waiting:
        state = waiting.popleft()
        for after in successors(state):
            if after not in reached:
                reached[after] = reached[state] + 1
                waiting.append(after)
    print(len(reached), "states, deepest", max(reached.values()))


if __name__ == "__main__":
    main()
