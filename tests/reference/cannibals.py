"""Missionaries and cannibals: on no bank may cannibals outnumber the missionaries there."""

from space import tell


def puzzle(missionaries, cannibals, boat):
    def safe(m, c):
        return (m == 0 or m >= c) and (missionaries - m == 0 or missionaries - m >= cannibals - c)

    def successors(state):
        m, c, left = state
        sign = -1 if left else 1
        for people in range(1, boat + 1):
            for some in range(people + 1):
                p, q = m + sign * some, c + sign * (people - some)
                if 0 <= p <= missionaries and 0 <= q <= cannibals and safe(p, q):
                    yield p, q, not left

    settings = {"missionaries": missionaries, "cannibals": cannibals, "boat": boat}
    goal = (0, 0, False)
    tell("cannibals", settings, (missionaries, cannibals, True), successors, lambda s: s == goal)


for numbers in (3, 3, 2), (4, 4, 2), (4, 4, 3), (5, 5, 3), (6, 6, 3), (4, 3, 2), (6, 6, 4):
    puzzle(*numbers)
