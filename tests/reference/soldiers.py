"""Soldiers, and boys with a boat for two boys or one soldier: four crossings for each soldier."""

from space import count, record


def puzzle(soldiers, boys):
    def crossings(state):  # soldiers and boys at the left bank; is the boat there?
        men, young, left = state
        sign = -1 if left else 1
        for a, b in (1, 0), (0, 1), (0, 2):
            after = men + sign * a, young + sign * b
            if 0 <= after[0] <= soldiers and 0 <= after[1] <= boys:
                yield *after, not left

    found = count((soldiers, boys, True), crossings, (0, boys, True).__eq__)
    assert found[1] == (4 * soldiers if boys >= 2 else None)
    settings = {"soldiers": soldiers, "boys": boys}
    record("soldiers", settings, states=found[0], cost=found[1], solutions=found[2])


for numbers in (3, 2), (1, 2), (6, 3), (358, 2), (2, 1):
    puzzle(*numbers)
