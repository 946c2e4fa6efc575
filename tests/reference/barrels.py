"""Sharing full, half full and empty barrels: the full barrels of a share determine the rest.

Alcuin's sequence counts triangles with integer sides by perimeter: n barrels of each kind can be
shared among three in as many ways as there are triangles of perimeter n + 3.
"""

from space import record


def triangles(perimeter):
    pairs = ((a, b) for a in range(1, perimeter) for b in range(a, perimeter))
    return sum(a + b > perimeter - a - b >= b for a, b in pairs)


def puzzle(full, half, empty, alike, heirs):
    honey, honey_left = divmod(2 * full + half, heirs)
    barrels, barrels_left = divmod(full + half + empty, heirs)
    shares = [(f, honey - 2 * f, barrels - honey + f) for f in range(full, -1, -1)]
    shares = [s for s in shares if 0 <= min(s) and max(s) <= alike]
    if honey_left or barrels_left:
        shares = []
    prefixes, total = [()], 1
    for _ in range(heirs):
        longer = ((*p, s) for p in prefixes for s in shares if not p or s[0] <= p[-1][0])
        prefixes = [
            prefix
            for prefix in longer
            if sum(f for f, _, _ in prefix) <= full
            and sum(h for _, h, _ in prefix) <= half
            and sum(e for _, _, e in prefix) <= empty
        ]
        total += len(prefixes)
    settings = {"full": full, "half": half, "empty": empty, "alike": alike, "heirs": heirs}
    ways = len(prefixes)
    if heirs == 3 and full == half == empty <= alike:
        assert ways == triangles(full + 3)
    record("barrels", settings, states=total, cost=heirs if ways else None, solutions=ways)


for n in 7, 10, 1, 2, 24:
    puzzle(n, n, n, n, 3)
puzzle(7, 7, 7, 4, 3)
puzzle(5, 11, 8, 11, 3)
puzzle(6, 8, 6, 8, 4)
puzzle(7, 7, 8, 8, 3)
