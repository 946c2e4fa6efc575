"""The tower of Hanoi on three pegs."""

from space import tell


def carry(pegs):
    for disc, peg in enumerate(pegs):
        for to in {0, 1, 2} - {peg}:
            if not {peg, to} & set(pegs[:disc]):
                yield (*pegs[:disc], to, *pegs[disc + 1 :])


for discs in range(1, 8):
    tell("hanoi", {"discs": discs}, (0,) * discs, carry, lambda s, n=discs: s == (2,) * n)
