"""Tait's counters: the row is a text; a pair is cut out and inserted."""

from space import tell


def carries(turned):
    def successors(row):
        for i in range(len(row) - 1):
            pair = row[i : i + 2]
            for j in range(len(row) - 1):
                if "_" not in pair and row[j : j + 2] == "__":
                    left = row[:i] + "__" + row[i + 2 :]
                    yield left[:j] + (pair[::-1] if turned else pair) + left[j + 2 :]

    return successors


for pairs, room, turned in [
    *((n, 2, False) for n in (2, 3, 4, 5, 6)),
    *((n, 2, True) for n in (2, 3, 4, 5)),
    (2, 4, True),
    (3, 4, False),
]:
    settings = {"pairs": pairs, "room": room, "turned": str(turned).lower()}
    sorted_ = {"O" * pairs + "X" * pairs, "X" * pairs + "O" * pairs}
    start = "OX" * pairs + "_" * room
    tell("tait", settings, start, carries(turned), lambda row, s=sorted_: row.strip("_") in s)
