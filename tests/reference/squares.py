"""Things placed on squares: models for clingo, or all placements are tried."""

from functools import reduce
from itertools import combinations, permutations
from operator import or_

from models import BOARD, answers, boards, facts, numbers, tell

STARS = [
    "AAAAABBCCC", "AAAAABBBCC", "AAAAABBBBB", "DDDAEEBBBF", "DGGGEEBBFF", "GGGGEEBFFF",
    "GGGGGHBFFF", "GGGGGHBFFH", "JJJHHHHHHH", "HHHHIIIIII",
]  # fmt: skip

SEA = [
    "..........1", "...^..<.m.5", "..........1", "...v.~.<m>4", "..........0", ".>.~..^...3",
    "..........1", ".........o1", ".o.^......3", "..........1", "2205013223:",
]  # fmt: skip

SHIPS = """
sea(0..9,0..9).
{ship(R,C) : sea(R,C)}.
:- num(R,10,N), R < 10, #count{C : ship(R,C)} != N.
:- num(10,C,N), C < 10, #count{R : ship(R,C)} != N.
:- num(R,10,0), ship(R,_).
:- ship(R,C), ship(R+1,C+I), I = (-1;1).
way(0,1;1,0).
no_ship(R,C) :- R = -1..10, C = -1..10, not ship(R,C).
run(R,C,I,J,1) :- way(I,J), ship(R,C), no_ship(R-I,C-J).
run(R,C,I,J,K+1) :- run(R,C,I,J,K), ship(R+K*I,C+K*J).
whole(R,C,I,J,K) :- run(R,C,I,J,K), no_ship(R+K*I,C+K*J).
:- whole(_,_,_,_,K), K > 4.
:- K = 2..4, #count{R,C,I : whole(R,C,I,J,K)} != 5-K.
single(R,C) :- whole(R,C,0,1,1), whole(R,C,1,0,1).
:- #count{R,C : single(R,C)} != 4.
:- at(R,C,"~"), ship(R,C).
:- at(R,C,"o"), not single(R,C).
tip("<",0,1;">",0,-1;"^",1,0;"v",-1,0).
:- at(R,C,S), tip(S,I,J), not ship(R,C).
:- at(R,C,S), tip(S,I,J), not ship(R+I,C+J).
:- at(R,C,S), tip(S,I,J), not no_ship(R-I,C-J).
:- at(R,C,"m"), not ship(R,C).
:- at(R,C,"m"), {ship(R+1,C); ship(R-1,C); ship(R,C+1); ship(R,C-1)} != 2.
#show ship/2.
"""

TENTS = """
free(R,C) :- at(R,C,".").
{of(R,C,S,D) : side(R,C,S,D), free(S,D)} = 1 :- at(R,C,"T").
tent(S,D) :- of(_,_,S,D).
:- tent(S,D), #count{R,C : of(R,C,S,D)} > 1.
:- tent(R,C), tent(R+I,C+J), (I,J) = (0,1;1,-1;1,0;1,1).
:- num(R,m,N), R < m, #count{C : tent(R,C)} != N.
:- num(m,C,N), C < m, #count{R : tent(R,C)} != N.
:- at(R,m,"0"), R < m, tent(R,_).
:- at(m,C,"0"), C < m, tent(_,C).
#show tent/2.
"""

DOMINOES = """
{laid(A,B,C,D)} :- near(A,B,C,D), cell(C,D).
:- cell(R,C), #count{A,B : laid(R,C,A,B); A,B : laid(A,B,R,C)} != 1.
pips(V) :- num(_,_,V).
pips(0) :- at(_,_,"0").
has(R,C,V) :- num(R,C,V).
has(R,C,0) :- at(R,C,"0").
pair(A,B,C,D,V,W) :- laid(A,B,C,D), has(A,B,V), has(C,D,W), V <= W.
pair(A,B,C,D,W,V) :- laid(A,B,C,D), has(A,B,V), has(C,D,W), V > W.
:- pips(V), pips(W), V <= W, #count{A,B,C,D : pair(A,B,C,D,V,W)} != 1.
#show laid/4.
"""

KNIGHTS = """
{knight(1..n,1..n)}.
:- knight(R,C), knight(R+I,C+J), (I,J) = (1,2;2,1;1,-2;2,-1).
#maximize{1,R,C : knight(R,C)}.
#show knight/2.
"""


def watching(n):
    """Fewest queens that watch each square of a board, and the ways to place them."""
    squares = [(r, c) for r in range(n) for c in range(n)]
    watched = [
        sum(1 << n * r + c for r, c in squares
            if r == i or c == j or r + c == i + j or r - c == i - j)
        for i, j in squares
    ]  # fmt: skip
    whole = (1 << n * n) - 1
    queens, ways = 0, 0
    while not ways:
        queens += 1
        ways = sum(reduce(or_, chosen) == whole for chosen in combinations(watched, queens))
    return queens, ways


def rulers(marks):
    """The length of a shortest ruler whose distances differ, and the number of such rulers."""
    length, ways = 0, 0
    while not ways:
        length += 1
        for inner in combinations(range(1, length), marks - 2):
            ruler = (0, *inner, length)
            distances = {b - a for a, b in combinations(ruler, 2)}
            ways += 2 * len(distances) == marks * (marks - 1)
    return length, ways


def knights_loops(height, width):
    """Closed tours, each in one direction."""
    squares = {(r, c) for r in range(height) for c in range(width)}
    leaps = {
        (r, c): {(s, d) for s, d in squares if {abs(r - s), abs(c - d)} == {1, 2}}
        for r, c in squares
    }

    def walk(square, rest):
        if not rest:
            return (0, 0) in leaps[square]
        if any(len(leaps[other] & (rest | {square, (0, 0)})) < 2 for other in rest):
            return 0
        return sum(walk(there, rest - {there}) for there in leaps[square] & rest)

    return walk((0, 0), squares - {(0, 0)}) // 2


def completions(rows):
    """Columns of queens that attack none of the others, with those that are there."""
    there = [(r, row.index("Q")) for r, row in enumerate(rows) if "Q" in row]
    return sum(
        all(way[r] == c for r, c in there)
        and len({r + c for r, c in enumerate(way)}) == len({r - c for r, c in enumerate(way)}) == 8
        for way in permutations(range(8))
    )


def areas(rows):
    return "".join(
        f'area("{name}",{r},{c}).' for r, row in enumerate(rows, 1) for c, name in enumerate(row, 1)
    )


if __name__ == "__main__":
    total, _ = answers(areas(STARS), "", "stars")
    tell("star-battle", total)
    for title, rows in boards("placing", "star-battle").items():
        total, _ = answers(areas(rows), "", "stars", constants="s=1")
        tell("star-battle", total, instance=f"small:{title}")
    total, _ = answers(facts(SEA) + numbers(SEA), SHIPS)
    tell("battleships", total)
    for title, rows in boards("placing", "tents").items():
        size = f"#const m = {len(rows) - 1}."
        wood = facts(rows) + numbers([row.replace("T", ".") for row in rows])
        total, _ = answers(size + wood, BOARD + TENTS)
        tell("tents", total, instance=f"boards:{title}")
    for title, rows in boards("placing", "dominosa").items():
        total, _ = answers(facts(rows) + numbers(rows), BOARD + DOMINOES)
        tell("dominosa", total, instance=f"boards:{title}")
    for n in 3, 4, 5, 8:
        total, cost = answers(f"#const n = {n}.", KNIGHTS)
        tell("independent-knights", total, {"n": n}, cost=-cost)
    for n in 4, 5, 6, 7, 8:
        queens, ways = watching(n)
        tell("dominating-queens", ways, {"n": n}, cost=queens)
    for marks in 4, 5, 6, 7:
        length, ways = rulers(marks)
        tell("golomb", ways, {"marks": marks}, cost=length)
    tell("knights-loop", knights_loops(5, 6))
    tell("knights-loop", knights_loops(5, 5), {"height": 5, "width": 5})
    there = ["........"] * 3 + ["...Q....", ".Q......"] + ["........"] * 3
    tell("queens-completion", completions(there))
    for title, rows in boards("placing", "queens-completion").items():
        tell("queens-completion", completions(rows), instance=f"boards:{title}")
