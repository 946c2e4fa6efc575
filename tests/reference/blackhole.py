"""The black hole: a fan is the word of its remaining cards."""

from space import tell


def solve(ranks, deal, size=3):
    cards = deal.split(",")
    fans = tuple(tuple(map(int, cards[i : i + size])) for i in range(0, len(cards), size))

    def plays(state):
        hole, *fans = state
        for i, fan in enumerate(fans):
            if fan and fan[-1] in (hole % ranks + 1, (hole - 2) % ranks + 1):
                yield fan[-1], *fans[:i], fan[:-1], *fans[i + 1 :]

    settings = {"ranks": ranks, "fan_size": size, "deal": deal}
    tell("black-hole", settings, (1, *fans), plays, lambda state: not any(state[1:]))


solve(7, "6,5,6,6,2,4,7,5,1,2,2,4,5,2,6,7,5,1,3,1,3,7,3,7,3,4,4")
solve(7, "6,4,2,1,3,7,5,3,2,1,5,7,5,3,7,1,4,3,4,6,7,5,2,4,6,6,2")
solve(4, "4,3,1,4,2,2,2,3,3,4,2,1,4,3,1")
solve(4, "3,4,2,3,4,3,1,4,1,3,2,4,1,2,2")
