"""FreeCell: columns are tuples of cards, the free cells a set; home counts each suit."""

from space import tell

DEAL = (2, 9, 4, 7, 0, 11, 5, 8, 1, 10, 6, 3)


def solve(cells, width=3, deal=DEAL):
    ranks = len(deal) // 4

    def fits(card, column):
        if not column:
            return True
        value, suit = divmod(card, 4)
        on, other = divmod(column[-1], 4)
        return on == value + 1 and (suit in (1, 2)) != (other in (1, 2))

    def moves(state):
        columns, free, home = state
        for card in [column[-1] for column in columns if column] + list(free):
            left = tuple(column[:-1] if column[-1:] == (card,) else column for column in columns)
            value, suit = divmod(card, 4)
            if home[suit] == value:
                yield left, free - {card}, (*home[:suit], value + 1, *home[suit + 1 :])
            if card not in free and len(free) < cells:
                yield left, free | {card}, home
            for i, column in enumerate(columns):
                if fits(card, column):
                    yield (*left[:i], (*left[i], card), *left[i + 1 :]), free - {card}, home

    start = tuple(deal[i::width] for i in range(width)), frozenset(), (0, 0, 0, 0)
    settings = {"cells": cells, "width": width, "deal": ",".join(map(str, deal))}
    tell("freecell", settings, start, moves, lambda state: state[2] == (ranks,) * 4)


for cells in 0, 1, 2:
    solve(cells)
