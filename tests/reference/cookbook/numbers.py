"""The recipes of docs/cookbook.md, solved from their stories: a line of JSON for each."""

import sys
from itertools import combinations, permutations, product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from space import cheapest, count, record, tell

WAYS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}


def grid(rows):
    return {(r, c): x for r, row in enumerate(rows.split()) for c, x in enumerate(row)}


def find(cells, letter):
    (cell,) = (c for c, x in cells.items() if x == letter)
    return cell


def on(cell, way, far=1):
    return cell[0] + far * way[0], cell[1] + far * way[1]


def beside(cell):
    return [on(cell, way) for way in WAYS.values()]


# ── boats: a state is (bank of the boat, people on the first bank) ───────────────────


def crossings(everybody, aboard, calm=lambda boat, left: True):
    def successors(state):
        boat, left = state
        here = left if boat == 0 else everybody - left
        for size in range(len(here) + 1):
            for load in map(frozenset, combinations(sorted(here), size)):
                after = (1 - boat, left - load if boat == 0 else left | load)
                if aboard(load) and calm(*after):
                    yield after

    return (0, everybody), successors, lambda state: not state[1]


def boat(name, people, aboard, calm=lambda boat, left: True):
    tell(name, {}, *crossings(frozenset(people), aboard, calm))


boat("rower", "abcde", lambda crew: len(crew) <= 2 and bool(crew & {"a", "b"}))
WEIGHT = {"man": 2, "woman": 2, "son": 1, "daughter": 1}
boat("alcuin", WEIGHT, lambda load: 0 < sum(map(WEIGHT.get, load)) <= 2)


def unharmed(group):
    return bool(group & {"farmer", "dog"}) or not (
        {"wolf", "goat"} <= group or {"goat", "hay"} <= group
    )


FARM = frozenset({"farmer", "dog", "wolf", "goat", "hay"})
boat(
    "guarded",
    FARM,
    lambda load: len(load) <= 2 and bool(load & {"farmer", "dog"}),
    lambda _, left: unharmed(left) and unharmed(FARM - left),
)

# wolf, goat, cabbage: with forbidden mistakes, and with mistakes that lose


def eaten(state):
    farmer, wolf, goat, cabbage = state
    return goat != farmer and goat in (wolf, cabbage)


def rows(state):
    farmer = state[0]
    for i in range(4):
        if state[i] == farmer:
            yield tuple(1 - x if j in (0, i) else x for j, x in enumerate(state))


tell("kept", {}, (0,) * 4, lambda s: (t for t in rows(s) if not eaten(t)), all)
tell("lost", {}, (0,) * 4, lambda s: () if eaten(s) else rows(s), lambda s: all(s) and not eaten(s))

# bridge and torch
MINUTES = {"a": 1, "b": 2, "c": 5, "d": 10}
START, CROSS, ACROSS = crossings(frozenset(MINUTES), lambda group: len(group) in (1, 2))


def timed(state):
    for after in CROSS(state):
        yield max(MINUTES[p] for p in state[1] ^ after[1]), after


cost, length, solutions = cheapest(START, timed, ACROSS)
states, _, _ = count(START, CROSS, ACROSS)
record("bridge", {}, states=states, cost=cost, length=length, solutions=solutions)

# ── maps ─────────────────────────────────────────────────────────────────────────────

POND = grid("@#.... ...#?. ....## #..... #.#...")


def slides(at):
    for way in WAYS.values():
        there = at
        while POND.get(on(there, way), "#") != "#":
            there = on(there, way)
        if there != at:
            yield there


tell("ice", {}, find(POND, "@"), slides, lambda at: POND[at] == "?")

CAVE = grid("########### #@...#...?# ####.#.H### #....#.H..# #.####.H#.# #......H..# ###########")


def cave_steps(at):
    below = on(at, WAYS["south"])
    if CAVE[at] != "H" and CAVE[below] not in "#H":
        return [(0, below)]
    found = []
    for name, way in WAYS.items():
        there = on(at, way)
        ladder = name in ("east", "west") or "H" in (CAVE[at], CAVE[there])
        if CAVE[there] != "#" and ladder:
            found.append((1, there))
    return found


cost, length, solutions = cheapest(find(CAVE, "@"), cave_steps, lambda at: CAVE[at] == "?")
states, _, _ = count(find(CAVE, "@"), lambda at: [c for _, c in cave_steps(at)], lambda at: False)
record("cave", {}, states=states, cost=cost, length=length, solutions=solutions)

BOARD = frozenset((r, c) for r in range(3) for c in range(3))
tell("lights", {}, BOARD, lambda lit: (lit ^ (BOARD & {c, *beside(c)}) for c in BOARD),
     lambda lit: not lit)  # fmt: skip

BOX = grid("xxy xzy ww. ...")


def shifts(state):
    for p, cells in enumerate(state):
        others = {c for q, cover in enumerate(state) if q != p for c in cover}
        for way in WAYS.values():
            moved = frozenset(on(c, way) for c in cells)
            if moved <= BOX.keys() and not moved & others:
                yield (*state[:p], moved, *state[p + 1 :])


PIECES = tuple(frozenset(c for c, x in BOX.items() if x == p) for p in "wxyz")
tell("blocks", {}, PIECES, shifts, lambda state: any(r == 3 for r, _ in state[1]))

COINS = grid("@3.5 .#2# 4..1 #6.?")


def collects(state):
    at, taken = state
    for there in beside(at):
        if COINS.get(there, "#") != "#":
            yield there, taken | {there} if COINS[there].isdigit() else taken


tell("coins", {}, (find(COINS, "@"), frozenset()), collects,
     lambda s: COINS[s[0]] == "?" and sum(int(COINS[c]) for c in s[1]) == 10)  # fmt: skip

HOUSE = grid("@#... .#.#. .#.## .#.#?")


def breaks(state):
    at, left = state
    for there in beside(at):
        wall = HOUSE.get(there) == "#"
        if there in HOUSE and left >= wall:
            yield there, left - wall


tell("hammer", {}, (find(HOUSE, "@"), 2), breaks, lambda s: HOUSE[s[0]] == "?")
tell("hammer", {"limit": 1}, (find(HOUSE, "@"), 1), breaks, lambda s: HOUSE[s[0]] == "?")

VILLAGE = grid("b...# .##.m ..@.. .#.#. ..s..")


def runs(state):
    at, done = state
    for there in beside(at):
        if VILLAGE.get(there, "#") != "#":
            yield there, done | ({VILLAGE[there]} & set("bms"))


tell("errands", {}, (find(VILLAGE, "@"), frozenset()), runs,
     lambda s: VILLAGE[s[0]] == "@" and len(s[1]) == 3)  # fmt: skip

SEA = grid("@ooo oo~o oooo")
tell("floes", {}, (find(SEA, "@"), frozenset(c for c, x in SEA.items() if x != "~")),
     lambda s: ((there, s[1] - {s[0]}) for there in beside(s[0]) if there in s[1]),
     lambda s: len(s[1]) == 1)  # fmt: skip

BAY = grid("@..#.. .>>>.# .#.#.. .>>>.? ...#..")


def blown(at):
    free = [c for c in beside(at) if BAY.get(c, "#") != "#"]
    ahead = on(at, WAYS["east"])
    return [(0, ahead)] if BAY[at] == ">" and ahead in free else [(1, c) for c in free]


cost, length, solutions = cheapest(find(BAY, "@"), blown, lambda at: BAY[at] == "?")
record("wind", {}, cost=cost, length=length, solutions=solutions)

# ── passing: the positions of the two robots ─────────────────────────────────────────

HALL = {cell for cell, x in grid(".a..b. ##.###").items() if x != "#"}


def drives(at):
    a, b = at
    for c in HALL.intersection([a, *beside(a)]):
        for d in HALL.intersection([b, *beside(b)]):
            if c != d and (c, d) != (b, a):
                yield c, d


tell("passing", {}, ((0, 1), (0, 4)), drives, lambda at: at == ((0, 4), (0, 1)))

# ── piles: words, from the floor upwards ─────────────────────────────────────────────


def lifts(piles):
    for i, here in enumerate(piles):
        for j, there in enumerate(piles):
            if i != j and here and len(there) < 3:
                after = list(piles)
                after[i], after[j] = here[:-1], there + here[-1]
                yield tuple(after)


tell("piles", {}, ("bda", "", "c"), lifts, lambda piles: piles[1] == "cba")

# ── tables ───────────────────────────────────────────────────────────────────────────

WIRED = "pq qrs st tup prt qu rus psu qtr utsr".split()
LAMPS = frozenset("pqrstu")
tell("buttons", {}, frozenset(), lambda lit: (lit ^ frozenset(b) for b in WIRED),
     lambda lit: lit == LAMPS)  # fmt: skip

KNIGHT = [(r, c) for r in range(3) for c in range(3) if (r, c) != (1, 1)]


def leaps(board):
    men = dict(board)
    for a, man in men.items():
        for b in set(KNIGHT) - men.keys():
            if {abs(a[0] - b[0]), abs(a[1] - b[1])} == {1, 2}:
                yield frozenset((men.items() - {(a, man)}) | {(b, man)})


WHITE, BLACK = [(2, 0), (2, 2)], [(0, 0), (0, 2)]
tell("guarini", {}, frozenset([(c, "W") for c in WHITE] + [(c, "B") for c in BLACK]), leaps,
     lambda b: b == frozenset([(c, "B") for c in WHITE] + [(c, "W") for c in BLACK]))  # fmt: skip

ROADS = """ulm bern 3 20, ulm chur 4 12, bern como 3 15, chur como 2 9, bern milan 6 11,
           como milan 1 4, milan rome 5 40, como rome 9 30"""


def journeys(town, florins=0, hours=0):
    if town == "rome":
        yield florins, hours
    for a, b, fare, time in map(str.split, ROADS.split(",")):
        if a == town:
            yield from journeys(b, florins + int(fare), hours + int(time))


record("journey", {}, cost=list(min(journeys("ulm"))))


# ── lists, data, numbers ─────────────────────────────────────────────────────────────


WORDS = "no not note nose pear pearl pan".split()
BEGINNINGS = {word[:n] for word in WORDS for n in range(len(word) + 1)}
tell("spell", {}, "", lambda s: [b for b in BEGINNINGS if b[:-1] == s and b],
     lambda s: s in WORDS and len(s) == 5)  # fmt: skip

LADDER = "cold colt cord core card ward warm word wore worm farm".split()


def rungs(word):
    return [w for w in LADDER if sum(a != b for a, b in zip(word, w, strict=True)) == 1]


tell("ladder", {}, "cold", rungs, "warm".__eq__)
tell("ladder", {"from": "word", "to": "farm"}, "word", rungs, "farm".__eq__)

HOURS = {"oslo": {"bern": 20, "paris": 21}, "paris": {"rome": 14}, "bern": {"rome": 9}, "rome": {}}
cost, length, solutions = cheapest(
    "oslo", lambda town: [(h, t) for t, h in HOURS[town].items()], "rome".__eq__
)
record("towns", {}, states=len(HOURS), cost=cost, length=length, solutions=solutions)


def plays(state):
    stock, hand, done = state
    if stock and len(hand) < 2:
        yield stock[:-1], (*hand, stock[-1]), done
    if stock and stock[-1] == done + 1:
        yield stock[:-1], hand, done + 1
    if done + 1 in hand:
        yield stock, tuple(k for k in hand if k != done + 1), done + 1


tell("deal", {}, ((5, 3, 1, 2, 4), (), 0), plays, lambda s: s[2] == 5)
tell("deal", {"deal": "3,1,2,5,4"}, ((3, 1, 2, 5, 4), (), 0), plays, lambda s: s[2] == 5)


def blows(state):
    hero, rat, troll, potions = state
    if hero and (rat or troll):
        hurt = max(0, hero - 2 * (rat > 0) - 3 * (troll > 0))
        if rat:
            yield hurt, max(0, rat - 3), troll, potions
        if troll:
            yield hurt, rat, max(0, troll - 3), potions
    if hero and potions:
        yield min(20, hero + 5), rat, troll, potions - 1


tell("fight", {}, (14, 4, 6, 1), blows, lambda s: s[0] > 0 and s[1] == s[2] == 0)

WANTED = {"a": 4, "b": 1, "c": 3}


def rides(state):
    floor, queue, aboard = state
    for other in set(range(5)) - {floor}:
        yield abs(other - floor), (other, queue, aboard)
    if floor == 0 and queue and len(aboard) < 2:
        yield 0, (floor, queue[1:], aboard | {queue[0]})
    for person in aboard:
        if WANTED[person] == floor:
            yield 0, (floor, queue, aboard - {person})


QUEUED = (2, "abc", frozenset())
cost, length, solutions = cheapest(QUEUED, rides, lambda s: not s[1] and not s[2])
states, _, _ = count(QUEUED, lambda s: [t for _, t in rides(s)], lambda s: False)
record("lift", {}, states=states, cost=cost, length=length, solutions=solutions)

for n in (6, 5):
    tell("ring", {} if n == 6 else {"n": n}, (1,) * n,
         lambda on, n=n: [tuple(x ^ ((i - k) % n in (0, 1, n - 1)) for i, x in enumerate(on))
                          for k in range(n)],
         lambda on: not any(on))  # fmt: skip


def flips(heads):
    for k in range(len(heads)):
        if k == 0 or (heads[k - 1] and not any(heads[: k - 1])):
            yield (*heads[:k], 1 - heads[k], *heads[k + 1 :])


for n in (4, 2, 6):
    tell("gray", {} if n == 4 else {"coins": n}, (0,) * n, flips, all)


def gifts(purses):
    left, right = purses
    if left:
        yield left - 1, right + 1
    if right > 1:
        yield left + 2, right - 2


tell("purses", {}, (5, 0), gifts, lambda purses: purses[1] == 5)

# ── puzzles that are filled in ───────────────────────────────────────────────────────


def latin_squares(n, first=None):
    lines = list(permutations(range(1, n + 1)))
    squares = [(first,)] if first else [(line,) for line in lines]
    for _ in range(n - 1):
        squares = [
            (*rows, line)
            for rows in squares
            for line in lines
            if all(x != row[k] for row in rows for k, x in enumerate(line))
        ]
    return squares


def is_diagonal(square):
    n = len(square)
    ways = [{square[i][i] for i in range(n)}, {square[i][n - 1 - i] for i in range(n)}]
    return all(len(values) == n for values in ways)


for n in (5, 3):
    squares = [s for s in latin_squares(n, tuple(range(1, n + 1))) if is_diagonal(s)]
    record("latin", {} if n == 5 else {"n": n}, solutions=len(squares))


def subsets(cells):
    for size in range(len(cells) + 1):
        yield from map(frozenset, combinations(sorted(cells), size))


FIELD = grid(".2.. ..3. 2.4. ..2.")


def around(cell):
    return {
        (r, c) for r in range(cell[0] - 1, cell[0] + 2) for c in range(cell[1] - 1, cell[1] + 2)
    }


record("mines", {}, solutions=sum(
    all(x == "." or int(x) == len(mines & around(c)) for c, x in FIELD.items())
    for mines in subsets([c for c, x in FIELD.items() if x == "."])
))  # fmt: skip

LOT = grid("3.2. 1... ..2. .33.")


def is_connected(cells):
    seen, waiting = set(), list(cells)[:1]
    while waiting:
        cell = waiting.pop()
        if cell in cells and cell not in seen:
            seen.add(cell)
            waiting += beside(cell)
    return len(seen) == len(cells)


HINTS = {c: (int(x), beside(c)) for c, x in LOT.items() if x != "."}
LAND = frozenset((r, c) for r in range(-1, 5) for c in range(-1, 5))


def is_fence(inside):
    return (
        bool(inside)
        and all(
            sum((n in inside) != (c in inside) for n in near) == fences
            for c, (fences, near) in HINTS.items()
        )
        and is_connected(inside)
        and is_connected(LAND - inside)
    )


record("fence", {}, solutions=sum(map(is_fence, subsets(LOT))))

CAGES = grid("aabc adbc edfc eeff")
TOTALS = {"a": 6, "b": 5, "c": 8, "d": 5, "e": 9, "f": 7}


def fills_cages(square):
    cages = {k: [square[r][c] for (r, c), x in CAGES.items() if x == k] for k in TOTALS}
    return all(sum(v) == TOTALS[k] and len(v) == len(set(v)) for k, v in cages.items())


record("cages", {}, solutions=sum(map(fills_cages, latin_squares(4))))

DOORS = "1-2 2-3 3-4 4-5 1-6 6-7 7-8 3-8 8-9 9-10 5-10"
WATCHED = {r: {r} for r in range(1, 11)}
for one, other in (map(int, door.split("-")) for door in DOORS.split()):
    WATCHED[one].add(other)
    WATCHED[other].add(one)
enough = [g for g in subsets(range(1, 11)) if all(g & rooms for rooms in WATCHED.values())]
fewest = min(map(len, enough))
record("museum", {}, cost=fewest, solutions=sum(len(g) == fewest for g in enough))

record("island", {}, solutions=sum(
    ann == (ann + bob + cleo == 1) and bob == (not ann) and cleo == (bob == cleo)
    for ann, bob, cleo in product((False, True), repeat=3)
))  # fmt: skip
