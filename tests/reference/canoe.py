"""A canoe with a maximum load; the first loads are people who can paddle.

A state is two sorted tuples of loads, the bank with the canoe first.
"""

from itertools import combinations

from space import tell


def puzzle(weights, paddlers, canoe):
    def crossings(state):
        here, there, left = state
        for size in range(1, len(here) + 1):
            for crew in combinations(here, size):
                fits = sum(weights[x] for x in crew) <= canoe
                if fits and crew[0] < paddlers:
                    stay = tuple(x for x in here if x not in crew)
                    yield tuple(sorted(there + crew)), stay, not left

    settings = {"weights": weights, "paddlers": paddlers, "canoe": canoe}
    settings = {name: str(value).strip("()").replace(" ", "") for name, value in settings.items()}
    everything = tuple(range(len(weights)))
    tell("canoe", settings, (everything, (), True), crossings, (everything, (), False).__eq__)


puzzle((90, 80, 60, 40, 20), 4, 100)
puzzle((90, 80, 60, 40), 4, 100)
puzzle((100, 100, 50, 50), 4, 100)  # Alcuin: a man and a woman as heavy as a cart, two children
puzzle((150, 150, 75, 75, 30), 4, 150)  # the Softleighs, with a dog of 30 pounds
puzzle((90, 80, 60, 40, 40), 4, 100)
puzzle((90, 80, 70, 40, 20), 4, 100)
