"""Models for clingo, and boards as facts; independent of puzzlelang.

Some models are in ``benchmarks/clingo``.
"""

import re
from pathlib import Path

from space import record

TOP = Path(__file__).parents[2]

BOARD = """
cell(R,C) :- at(R,C,_).
near(R,C,R+1,C;R,C,R,C+1) :- cell(R,C).
side(A,B,C,D) :- near(A,B,C,D), cell(C,D).
side(C,D,A,B) :- side(A,B,C,D).
"""
"""Cells with a common side, of a board with facts at(row, column, sign)."""


def answers(facts, model="", *files, constants=""):
    """The number of answers, and the cost of the best ones if the model has a cost.

    Answers are equal if their shown atoms are.
    """
    import clingo

    control = clingo.Control(["0", "--project=show", "--opt-mode=optN", "--warn=none"])
    control.add("base", [], facts + model)
    for name in files:
        text = (TOP / "benchmarks" / "clingo" / f"{name}.lp").read_text()
        for constant, value in re.findall(r"(\w+)=(\S+)", constants):
            text = re.sub(rf"#const {constant} *= *\w+\.", f"#const {constant} = {value}.", text)
        control.add("base", [], text)
    control.ground([("base", [])])
    total, cost = 0, []
    with control.solve(yield_=True) as handle:
        for answer in handle:
            if not answer.cost or answer.optimality_proven:
                total, cost = total + 1, answer.cost
    return total, (cost[0] if cost else None)


def tell(puzzle, total, settings=(), **more):
    """Print a number of solutions."""
    record(puzzle, dict(settings), solutions=total, **more)


def facts(rows):
    return "".join(
        f'at({r},{c},"{sign}").' for r, row in enumerate(rows) for c, sign in enumerate(row)
    )


def boards(family, file):
    """Boards of a file beside a puzzle, by title."""
    text = (TOP / "puzzles" / family / "instances" / f"{file}.txt").read_text()
    return {
        title: rows.split("\n")
        for title, rows in re.findall(r"^; ([^;\n]+)\n\n((?:[^;\n]+\n)+)", text, re.MULTILINE)
        for rows in [rows.rstrip("\n")]
    }


def numbers(rows):
    """Numbers from 1 to 9, then A for 10 and so on, as facts num(row, column, number)."""
    return "".join(
        f"num({r},{c},{int(sign, 36)})."
        for r, row in enumerate(rows)
        for c, sign in enumerate(row)
        if sign.isalnum()
    )
