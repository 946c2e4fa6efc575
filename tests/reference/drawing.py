"""Lines and areas that are drawn: models for clingo, and round trips counted by walking."""

from models import BOARD, answers, boards, facts, numbers, tell

HASHI = """
sea(R,C) :- at(R,C,".").
ray(R,C,I,J,R+I,C+J) :- num(R,C,_), (I,J) = (0,1;1,0), cell(R+I,C+J).
ray(R,C,I,J,S+I,D+J) :- ray(R,C,I,J,S,D), sea(S,D), cell(S+I,D+J).
pair(R,C,I,J,S,D) :- ray(R,C,I,J,S,D), num(S,D,_).
{built(R,C,I,J,S,D,0..2)} = 1 :- pair(R,C,I,J,S,D).
over(S,D,I,J) :- built(R,C,I,J,_,_,K), K > 0, ray(R,C,I,J,S,D), sea(S,D).
:- over(R,C,0,1), over(R,C,1,0).
:- num(R,C,N), #sum{K,A,B : built(R,C,_,_,A,B,K); K,A,B : built(A,B,_,_,R,C,K)} != N.
joined(R,C,S,D) :- built(R,C,_,_,S,D,K), K > 0.
joined(S,D,R,C) :- joined(R,C,S,D).
met(R,C) :- num(R,C,_), (R,C) <= (S,D) : num(S,D,_).
met(S,D) :- met(R,C), joined(R,C,S,D).
:- num(R,C,_), not met(R,C).
#show built/7.
"""

MASYU = """
{line(A,B,C,D) : near(A,B,C,D), cell(C,D)}.
go(A,B,C,D;C,D,A,B) :- line(A,B,C,D).
on(R,C) :- go(R,C,_,_).
:- on(R,C), {go(R,C,S,D)} != 2.
on_it(R,C) :- on(R,C), (R,C) <= (S,D) : on(S,D).
on_it(S,D) :- on_it(R,C), go(R,C,S,D).
:- on(R,C), not on_it(R,C).
straight(R,C) :- go(R,C,R,C-1), go(R,C,R,C+1).
straight(R,C) :- go(R,C,R-1,C), go(R,C,R+1,C).
:- at(R,C,("w";"b")), not on(R,C).
:- at(R,C,"w"), not straight(R,C).
:- at(R,C,"w"), straight(S,D) : go(R,C,S,D).
:- at(R,C,"b"), straight(R,C).
:- at(R,C,"b"), go(R,C,S,D), not straight(S,D).
#show line/4.
"""

NURIKABE = """
{land(R,C) : cell(R,C)}.
isle(R,C,R,C) :- num(R,C,_).
isle(R,C,U,V) :- isle(R,C,S,D), side(S,D,U,V), land(U,V).
:- num(R,C,_), not land(R,C).
:- num(R,C,N), {isle(R,C,S,D)} != N.
:- isle(R,C,S,D), isle(U,V,S,D), (R,C) < (U,V).
:- land(S,D), not isle(_,_,S,D).
sea(R,C) :- cell(R,C), not land(R,C).
wet(R,C) :- sea(R,C), (R,C) <= (S,D) : sea(S,D).
wet(S,D) :- wet(R,C), side(R,C,S,D), sea(S,D).
:- sea(R,C), not wet(R,C).
:- sea(R,C), sea(R+1,C), sea(R,C+1), sea(R+1,C+1).
#show land/2.
"""

PEARLS = [
    "..w.w.....", "....w...b.", "..b.b.w...", "...w..w...", "b....w...w", "..w....w..",
    "..b...w...", "w...b....w", "......ww..", "..b......b",
]  # fmt: skip


DIFFICULT = [
    [[3], [1, 1], [1, 1], [1, 1], [1, 2], [5], [1], [2], [1], [1], [1, 2], [1, 2], [2, 1], [2, 2],
     [3]],
    [[3], [2], [2], [1], [2], [3], [2], [4], [3], [4], [2, 1], [1, 1], [1, 1], [1, 1], [3]],
]  # fmt: skip


def round_trips(rows):
    """Closed walks through all white cells, each in one direction."""
    white = {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "."}
    start = min(white)

    def beside(cell):
        r, c = cell
        return {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} & white

    def walk(cell, rest):
        if not rest:
            return start in beside(cell)
        if any(len(beside(other) & (rest | {cell, start})) < 2 for other in rest):
            return 0
        return sum(walk(there, rest - {there}) for there in beside(cell) & rest)

    return walk(start, white - {start}) // 2


def lengths(across, down):
    """Facts of a nonogram."""
    return f"size({len(across)})." + "".join(
        f"run({way}({i}),{k},{length})."
        for way, lines in (("row", across), ("column", down))
        for i, line in enumerate(lines, 1)
        for k, length in enumerate(line, 1)
    )


def clues(rows):
    inner = [row[1:-1] for row in rows[1:-1]]
    found = [f"clue({r},{c},{sign})." for r, row in enumerate(inner, 1)
             for c, sign in enumerate(row, 1) if sign.isdigit()]  # fmt: skip
    return f"size({len(inner)})." + "".join(found)


for name, model in ("hashi", HASHI), ("masyu", MASYU), ("nurikabe", NURIKABE):
    for title, rows in boards("drawing", name).items():
        total, _ = answers(facts(rows) + numbers(rows), BOARD + model)
        tell(name, total, instance=f"boards:{title}")
total, _ = answers(facts(PEARLS), BOARD + MASYU)
tell("masyu", total)
for title, rows in boards("drawing", "slitherlink").items():
    total, _ = answers(clues(rows), "", "slitherlink")
    tell("slitherlink", total, instance=f"boards:{title}")
tell("round-trip", round_trips(["...."] * 4))
for title, rows in boards("drawing", "round-trip").items():
    tell("round-trip", round_trips(rows), instance=f"boards:{title}")
total, _ = answers(lengths(*DIFFICULT), "", "nonogram")
tell("nonogram", total, instance="difficult")
total, _ = answers("", "", "nonogram", "nonogram-20")
tell("nonogram", total, instance="twenty")
