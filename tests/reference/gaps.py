"""Gaps: the table is a tuple of rows, a card is suit and rank, a gap is None."""

from space import tell


def solve(ranks, deal):
    cards = [divmod(n, 100) if n else None for n in deal]
    start = tuple(tuple(cards[i : i + ranks]) for i in range(0, len(cards), ranks))

    def fills(table):
        where = {card: (r, c) for r, row in enumerate(table) for c, card in enumerate(row) if card}
        for r, row in enumerate(table):
            for c, card in enumerate(row):
                if card is None:
                    left = row[c - 1] if c else None
                    suited = [(left[0], left[1] + 1)] if left else []
                    for wanted in suited if c else [card for card in where if card[1] == 2]:
                        if wanted in where:
                            after = [list(cells) for cells in table]
                            old_r, old_c = where[wanted]
                            after[old_r][old_c], after[r][c] = None, wanted
                            yield tuple(map(tuple, after))

    def in_order(row):
        return row[0] and row == (*((row[0][0], n) for n in range(2, ranks + 1)), None)

    settings = {"ranks": ranks, "deal": ",".join(map(str, deal))}
    tell("gaps", settings, start, fills, lambda table: all(map(in_order, table)))


# fmt: off
solve(6, [303, 0, 0, 104, 302, 103, 204, 202, 106, 306, 206, 0, 305, 105, 102, 304, 205, 203])
solve(4, [104, 204, 202, 0, 203, 102, 103, 0])
solve(4, [304, 104, 102, 0, 103, 0, 0, 402, 202, 303, 203, 403, 0, 404, 302, 204])
solve(4, [104, 304, 0, 403, 404, 0, 204, 203, 0, 0, 202, 102, 402, 303, 302, 103])
