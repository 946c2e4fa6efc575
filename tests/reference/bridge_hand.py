"""Sorting a bridge hand: a hand is a word, and any part of it may move."""

from itertools import combinations

from space import tell


def solve(dealt):
    def moves(hand):
        for i, j, k in combinations(range(len(hand) + 1), 3):
            yield hand[:i] + hand[j:k] + hand[i:j] + hand[k:]

    start, goal = dealt, "".join(sorted(dealt))
    tell("bridge-hand", {"dealt": ",".join(dealt)}, start, moves, lambda hand: hand == goal)


for dealt in "7654321", "654321", "4321", "3152746":
    solve(dealt)
