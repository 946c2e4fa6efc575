"""Numbers that are written into cells: models for clingo, and kenken by trying rows."""

from itertools import permutations

from models import BOARD, answers, boards, facts, numbers, tell

LATIN = """
:- on(R,C,V), on(R,D,V), C < D.
:- on(R,C,V), on(S,C,V), R < S.
:- num(R,C,V), on(R,C,W), V != W.
#show on/3.
"""

FUTOSHIKI = """
{on(R,C,1..(n+1)/2)} = 1 :- cell(R,C), R \\ 2 = 0, C \\ 2 = 0.
less(R,C-1,R,C+1) :- at(R,C,"<").
less(R,C+1,R,C-1) :- at(R,C,">").
less(R-1,C,R+1,C) :- at(R,C,"^").
less(R+1,C,R-1,C) :- at(R,C,"v").
:- less(A,B,C,D), on(A,B,V), on(C,D,W), V >= W.
"""

TOWERS = """
{on(R,C,1..n-2)} = 1 :- R = 1..n-2, C = 1..n-2.
look(R,0,0,1;R,n-1,0,-1;0,R,1,0;n-1,R,-1,0) :- R = 1..n-2.
place(R,C,I,J,K,R+K*I,C+K*J) :- look(R,C,I,J), K = 1..n-2.
hidden(R,C,K) :- place(R,C,_,_,K,A,B), place(R,C,_,_,L,S,D), L < K, on(A,B,V), on(S,D,W), V < W.
:- look(R,C,_,_), num(R,C,N), #count{K : place(R,C,_,_,K,_,_), not hidden(R,C,K)} != N.
"""

BINARY = """
{one(R,C)} :- cell(R,C).
:- at(R,C,"1"), not one(R,C).
:- at(R,C,"0"), one(R,C).
:- cell(R,_), #count{C : one(R,C)} != n/2.
:- cell(_,C), #count{R : one(R,C)} != n/2.
three(R,C,R,C+1,R,C+2) :- cell(R,C), cell(R,C+2).
three(R,C,R+1,C,R+2,C) :- cell(R,C), cell(R+2,C).
:- three(A,B,C,D,E,F), one(A,B), one(C,D), one(E,F).
:- three(A,B,C,D,E,F), not one(A,B), not one(C,D), not one(E,F).
unequal(r,R,S) :- one(R,C), cell(S,C), not one(S,C).
unequal(c,C,D) :- one(R,C), cell(R,D), not one(R,D).
:- cell(R,_), cell(S,_), R < S, not unequal(r,R,S), not unequal(r,S,R).
:- cell(_,C), cell(_,D), C < D, not unequal(c,C,D), not unequal(c,D,C).
#show one/2.
"""

LETTERS = """
{digit(L,0..9)} = 1 :- weight(L,_).
:- digit(L,D), digit(M,D), L < M.
:- first(L), digit(L,0).
:- #sum{W*D,L : weight(L,W), digit(L,D)} != 0.
"""

CAGES = "ABBCDD AEECFD GGHHFD GGIJKK LLIJJM NNNOOM".split()
TARGETS = [11, 2, 20, 6, 3, 3, 240, 6, 6, 7, 30, 6, 9, 8, 2]
SIGNS = "+/**-/***+**++/"


def kenken(rows=()):
    """Write row by row; test each cage when its last cell is written."""
    if len(rows) == 6:
        return 1
    total = 0
    for row in permutations(range(1, 7)):
        tried = (*rows, row)
        if all(len({*column}) == len(tried) for column in zip(*tried, strict=True)):
            total += kenken(tried) if all(map(cage_holds, *cages(tried))) else 0
    return total


def cages(rows):
    """The numbers of each cage, or nothing if it isn't full yet."""
    names = [chr(ord("A") + k) for k in range(len(TARGETS))]
    cells = [[(r, c) for r in range(6) for c in range(6) if CAGES[r][c] == k] for k in names]
    full = [[rows[r][c] for r, c in ks] if ks[-1][0] < len(rows) else [] for ks in cells]
    return full, SIGNS, TARGETS


def cage_holds(values, sign, target):
    if not values:
        return True
    product = 1
    for value in values:
        product *= value
    low, high = min(values), max(values)
    found = {"+": sum(values), "*": product, "-": high - low, "/": high / low}
    return found[sign] == target


def runs(rows, across, down):
    """Facts of a kakuro: the sum and the cells of each run, in the order of their first cells."""
    found = ""
    white = {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "."}
    for i, j, sums in (0, 1, across), (1, 0, down):
        first = sorted((r, c) for r, c in white if (r - i, c - j) not in white)
        for (r, c), total in zip(first, sums, strict=True):
            found += f"run(({r},{c},{i}),{total})."
            a, b = r, c
            while (a, b) in white:
                found += f"in(({r},{c},{i}),{a},{b})."
                a, b = a + i, b + j
    return found


def sums(words):
    """The last word is the sum of the others: a weight for each letter."""
    weights = {}
    for k, word in enumerate(words):
        for place, letter in enumerate(reversed(word)):
            sign = -1 if k == len(words) - 1 else 1
            weights[letter] = weights.get(letter, 0) + sign * 10**place
    found = "".join(f"weight({letter},{weight})." for letter, weight in weights.items())
    return found + "".join(f"first({word[0]})." for word in words)


def latin(name, rows, model, **instance):
    size = f"#const n = {len(rows)}."
    total, _ = answers(size + facts(rows) + numbers(rows), BOARD + model + LATIN)
    tell(name, total, **instance)


latin("futoshiki", [
    ".>.:3:2<.", "::::v::::", ".:.:.:.:.", "::::v:v:^", ".:.:.:.:.", "::^::::::", ".:.:.>.:.",
    "::::::::v", ".>.:.>.:.",
], FUTOSHIKI)  # fmt: skip
latin("skyscrapers", [
    ":42123:", "3.....3", "2.....4", "3.....1", "2.....2", "1.....2", ":14322:",
], TOWERS)  # fmt: skip
for name, model in ("futoshiki", FUTOSHIKI), ("skyscrapers", TOWERS):
    for title, rows in boards("digits", name).items():
        latin(name, rows, model, instance=f"boards:{title}")
total, _ = answers("#const n = 4." + facts([".1.0", "..0.", ".0..", "11.0"]), BOARD + BINARY)
tell("binary", total)
for title, rows in boards("digits", "binary").items():
    total, _ = answers(f"#const n = {len(rows)}." + facts(rows), BOARD + BINARY)
    tell("binary", total, instance=f"boards:{title}")
tell("kenken", kenken())
for instance, words in {
    "": "send more money", "donald": "donald gerald robert", "cross": "cross roads danger",
    "forty": "forty ten ten sixty", "base": "base ball games", "two": "two two four",
}.items():  # fmt: skip
    total, _ = answers(sums(words.split()), LETTERS)
    tell("cryptarithm", total, **({"instance": instance} if instance else {}))
WIKIPEDIA = ["..##...", "..#....", ".....##", "#..#..#", "##.....", "....#..", "...##.."]
across = [16, 24, 17, 29, 35, 7, 8, 16, 21, 5, 6, 3]
down = [23, 30, 27, 12, 16, 17, 15, 12, 7, 7, 11, 10]
total, _ = answers(runs(WIKIPEDIA, across, down), "", "kakuro")
tell("kakuro", total)
total, _ = answers("", "", "kakuro", "kakuro-10")
tell("kakuro", total, instance="ten")
total, _ = answers("", "", "sudoku", "killer", "killer-wikipedia")
tell("killer", total)
total, _ = answers("given(5,3,1).given(6,7,2).", "", "sudoku", "miracle")
tell("miracle", total)
total, _ = answers("", "", "sudoku", "miracle")
tell("miracle", total, instance="others:empty")
for title, rows in boards("digits", "sudoku-16").items():
    given = numbers([" " * len(rows), *(f" {row}" for row in rows)]).replace("num", "given")
    total, _ = answers(given, "", "sudoku", constants="b=4")
    tell("sudoku", total, instance=f"sixteens:{title}")
total, _ = answers("", "", "magic_hexagon")
tell("magic-hexagon", total)
