"""Flipping several coins at once: the row is a binary number, and a move changes
some of its bits.
"""

from itertools import combinations

from space import tell

for coins, at_once in [
    *((6, 5), (6, 4), (7, 3), (8, 7), (8, 5), (10, 8), (1, 1), (4, 4)),
    *((9, 6), (5, 2)),
]:
    masks = [sum(1 << c for c in group) for group in combinations(range(coins), at_once)]
    tell(
        "coins",
        {"coins": coins, "at_once": at_once},
        0,
        lambda row, masks=masks: (row ^ mask for mask in masks),
        lambda row, all_tails=(1 << coins) - 1: row == all_tails,
    )
