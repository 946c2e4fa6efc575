"""CPU time of the engine in plain Python on puzzles that people fill in.

`python benchmarks/constraints.py [name …]` prints, for each puzzle, the time to build the engine,
the time of the questions (least of three runs), conflicts, and the answer. The encodings are
written by hand for this program; the compiler's may differ.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from itertools import combinations, product
from random import Random

from puzzlelang.constraints.conflict_solver import ConflictSolver
from puzzlelang.constraints.problem import Problem

Cell = tuple[int, int]


def exactly(problem: Problem, literals: Iterable[int], count: int = 1) -> None:
    literals = list(literals)
    if count == 1:
        problem.clause(*literals)
    else:
        problem.at_least([(1, x) for x in literals], count)
    problem.at_least([(-1, x) for x in literals], -count)


def different(problem: Problem, numbers: list[dict[int, int]]) -> None:
    """Require numbers to differ; each value occurs once if there are as many as numbers."""
    values = sorted({value for number in numbers for value in number})
    for value in values:
        literals = [number[value] for number in numbers if value in number]
        problem.at_least([(-1, x) for x in literals], -1)
        if len(values) == len(numbers):
            problem.clause(*literals)


class Number:
    """A number with a literal for each value and for each lower bound."""

    def __init__(self, problem: Problem, low: int, high: int) -> None:
        self.low = low
        self.at_least = {v: problem.atom() for v in range(low + 1, high + 1)}
        for v in range(low + 2, high + 1):
            problem.clause(-self.at_least[v], self.at_least[v - 1])
        self.equal = {}
        for v in range(low, high + 1):
            above = self.at_least.get(v + 1)
            parts = [self.at_least[v]] if v > low else []
            self.equal[v] = problem.all_of([*parts, *([-above] if above else [])])

    def terms(self, factor: int = 1) -> list[tuple[int, int]]:
        return [(factor, x) for x in self.at_least.values()]


def total(problem: Problem, numbers: list[Number], wanted: int) -> None:
    terms = [term for number in numbers for term in number.terms()]
    rest = wanted - sum(number.low for number in numbers)
    problem.at_least(terms, rest)
    problem.at_least([(-w, x) for w, x in terms], -rest)


def sudoku(givens: str, box: int = 3, numbers: str = "123456789") -> Problem:
    problem, size = Problem(), box * box
    cells = [{v: problem.atom() for v in range(size)} for _ in range(size * size)]
    problem.chosen = [x for cell in cells for x in cell.values()]
    for cell in cells:
        exactly(problem, cell.values())
    for i in range(size):
        different(problem, [cells[i * size + j] for j in range(size)])
        different(problem, [cells[j * size + i] for j in range(size)])
        corner = i // box * box * size + i % box * box
        different(problem, [cells[corner + j // box * size + j % box] for j in range(size)])
    for cell, given in zip(cells, givens, strict=True):
        if given in numbers:
            problem.clause(cell[numbers.index(given)])
    return problem


INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
SEVENTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
EASY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"


WIDE_MASK = f"{0xDD46A028D4A60901112B8A1971E04190313872A202C4821C1A68091B0708A172:0256b}"


def wide_sudoku() -> Problem:
    """Leave 92 of the numbers of a shuffled solution: with any fewer there are several answers."""
    random = Random(3)
    digits = "ABCDEFGHIJKLMNOP"
    rows = [4 * b + r for b in random.sample(range(4), 4) for r in random.sample(range(4), 4)]
    columns = [4 * b + r for b in random.sample(range(4), 4) for r in random.sample(range(4), 4)]
    names = random.sample(digits, 16)
    grid = [names[(4 * (r % 4) + r // 4 + c) % 16] for r in rows for c in columns]
    return sudoku(
        "".join(x if keep == "1" else "." for x, keep in zip(grid, WIDE_MASK, strict=True)),
        4,
        digits,
    )


def zebra() -> Problem:
    problem = Problem()
    names = (
        "red green ivory yellow blue English Spanish Ukrainian Norwegian Japanese dog snail fox "
        "horse zebra coffee tea milk juice water Gold Kools Chesterfield Strike Parliament"
    ).split()
    at = {name: [problem.atom() for _ in range(5)] for name in names}
    problem.chosen = [x for row in at.values() for x in row]
    for row in at.values():
        exactly(problem, row)
    for start in range(0, 25, 5):
        for house in range(5):
            exactly(problem, [at[name][house] for name in names[start : start + 5]])

    def same(one: str, two: str) -> None:
        for a, b in zip(at[one], at[two], strict=True):
            problem.clause(-a, b)
            problem.clause(a, -b)

    def beside(one: str, two: str) -> None:
        for house in range(5):
            problem.clause(
                -at[one][house], *(at[two][h] for h in (house - 1, house + 1) if 0 <= h < 5)
            )

    for pair in (
        "English red,Spanish dog,coffee green,Ukrainian tea,Gold snail,Kools yellow,Strike juice,"
        "Japanese Parliament"
    ).split(","):
        same(*pair.split())
    problem.clause(-at["green"][0])
    for house in range(4):
        problem.clause(-at["ivory"][house], at["green"][house + 1])
    problem.clause(-at["ivory"][4])
    problem.clause(at["milk"][2])
    problem.clause(at["Norwegian"][0])
    for pair in "Chesterfield fox,Kools horse,Norwegian blue".split(","):
        beside(*pair.split())
    return problem


def star_battle(regions: str, stars: int = 2) -> Problem:
    rows = regions.split()
    size, problem = len(rows), Problem()
    star = {cell: problem.atom() for cell in product(range(size), range(size))}
    problem.chosen = list(star.values())
    for i in range(size):
        exactly(problem, [star[i, j] for j in range(size)], stars)
        exactly(problem, [star[j, i] for j in range(size)], stars)
    for name in sorted(set("".join(rows))):
        exactly(problem, [x for (r, c), x in star.items() if rows[r][c] == name], stars)
    for r, c in star:
        for near in ((r, c + 1), (r + 1, c - 1), (r + 1, c), (r + 1, c + 1)):
            if near in star:
                problem.clause(-star[r, c], -star[near])
    return problem


def killer(seed: int) -> Problem:
    """Join up to four cells of a shuffled sudoku to each cage; give no number."""
    random = Random(seed)
    grid = filled(random)
    left = [(r, c) for r in range(9) for c in range(9)]
    cages = []
    while left:
        cage = [left.pop(0)]
        for _ in range(random.randint(1, 3)):
            near = [
                (r, c)
                for r, c in left
                if any(abs(r - s) + abs(c - t) == 1 for s, t in cage)
                and all(grid[r][c] != grid[s][t] for s, t in cage)
            ]
            if near:
                cage.append(random.choice(near))
                left.remove(cage[-1])
        cages.append(cage)
    problem = Problem()
    number = {cell: Number(problem, 1, 9) for cell in product(range(9), range(9))}
    problem.chosen = [x for n in number.values() for x in n.equal.values()]
    groups = [[(i, j) for j in range(9)] for i in range(9)]
    groups += [[(j, i) for j in range(9)] for i in range(9)]
    groups += [[(3 * (i // 3) + j // 3, 3 * (i % 3) + j % 3) for j in range(9)] for i in range(9)]
    for group in groups + cages:
        different(problem, [number[cell].equal for cell in group])
    for cage in cages:
        total(problem, [number[cell] for cell in cage], sum(grid[r][c] for r, c in cage))
    return problem


def filled(random: Random) -> list[list[int]]:
    rows = [3 * b + r for b in random.sample(range(3), 3) for r in random.sample(range(3), 3)]
    columns = [3 * b + r for b in random.sample(range(3), 3) for r in random.sample(range(3), 3)]
    names = random.sample(range(1, 10), 9)
    return [[names[(3 * (r % 3) + r // 3 + c) % 9] for c in columns] for r in rows]


def kakuro(seed: int, share: float = 0.22, given: int = 0, size: int = 10) -> Problem:
    """Sums of a random filling of a random pattern, and some of its numbers."""
    random = Random(seed)
    black = {(r, c) for r in range(size) for c in range(size) if random.random() < share}
    white = [cell for cell in product(range(size), range(size)) if cell not in black]
    runs: list[list[Cell]] = []
    for i in range(size):
        for line in ([(i, j) for j in range(size)], [(j, i) for j in range(size)]):
            run: list[Cell] = []
            for cell in [*line, (-1, -1)]:
                if cell in black or cell == (-1, -1) or len(run) == 9:
                    if len(run) > 1:
                        runs.append(run)
                    run = [] if cell in black else [cell]
                else:
                    run.append(cell)
    problem = Problem()
    number = {cell: Number(problem, 1, 9) for cell in white}
    problem.chosen = [x for n in number.values() for x in n.equal.values()]
    for run in runs:
        different(problem, [number[cell].equal for cell in run])
    value: dict[Cell, int] = {}
    while len(value) < len(white):
        value = {}
        for cell in white:
            taken = {value.get(other) for run in runs if cell in run for other in run}
            if len(taken - {None}) == 9:
                break
            value[cell] = random.choice(sorted(set(range(1, 10)) - taken))
    for run in runs:
        total(problem, [number[cell] for cell in run], sum(value[cell] for cell in run))
    for cell in random.sample(white, given):
        problem.clause(number[cell].equal[value[cell]])
    return problem


def slitherlink(seed: int, size: int = 10, share: float = 0.6) -> Problem:
    """Draw a region without holes, and clues for a share of the cells."""
    random = Random(seed)
    inside = {(size // 2, size // 2)}
    for _ in range(40 * size * size):
        cell = random.randrange(size), random.randrange(size)
        toggled = inside ^ {cell}
        if len(toggled) > size * size * 0.6 and cell not in inside:
            continue
        outside = {(r, c) for r in range(-1, size + 1) for c in range(-1, size + 1)} - toggled
        if toggled and one_piece(toggled) and one_piece(outside):
            inside = toggled
    problem = Problem()
    edges = [(p, (p[0], p[1] + 1)) for p in product(range(size + 1), range(size))]
    edges += [(p, (p[0] + 1, p[1])) for p in product(range(size), range(size + 1))]
    line = {edge: problem.atom() for edge in edges}
    problem.chosen = list(line.values())
    meets: dict[Cell, list[int]] = {}
    for (a, b), x in line.items():
        meets.setdefault(a, []).append(x)
        meets.setdefault(b, []).append(x)
    for literals in meets.values():
        problem.at_least([(-1, x) for x in literals], -2)
        for x in literals:
            problem.clause(-x, *(y for y in literals if y != x))
    for r, c in product(range(size), range(size)):
        sides = [((r, c), (r, c + 1)), ((r + 1, c), (r + 1, c + 1))]
        sides += [((r, c), (r + 1, c)), ((r, c + 1), (r + 1, c + 1))]
        near = [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
        if random.random() < share:
            exactly(
                problem,
                [line[s] for s in sides],
                sum(((r, c) in inside) != (n in inside) for n in near),
            )
    index = {x: i for i, x in enumerate(line.values())}
    touching = [
        sorted({index[y] for p in edge for y in meets[p] if y != x}) for edge, x in line.items()
    ]
    problem.connected(1, list(line.values()), touching)
    return problem


def one_piece(cells: set[Cell]) -> bool:
    start = min(cells)
    reached, stack = {start}, [start]
    while stack:
        r, c = stack.pop()
        for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if near in cells and near not in reached:
                reached.add(near)
                stack.append(near)
    return reached == cells


def colouring(nodes: int, colours: int, edges: int, seed: int) -> Problem:
    random = Random(seed)
    problem = Problem()
    paint = [[problem.atom() for _ in range(colours)] for _ in range(nodes)]
    problem.chosen = [x for row in paint for x in row]
    for row in paint:
        exactly(problem, row)
    for a, b in random.sample(list(combinations(range(nodes), 2)), edges):
        for x, y in zip(paint[a], paint[b], strict=True):
            problem.clause(-x, -y)
    return problem


def queens(size: int) -> Problem:
    problem = Problem()
    on = {cell: problem.atom() for cell in product(range(size), range(size))}
    problem.chosen = list(on.values())
    for i in range(size):
        exactly(problem, [on[i, j] for j in range(size)])
        exactly(problem, [on[j, i] for j in range(size)])
    for s in range(2 * size):
        problem.at_least([(-1, x) for (r, c), x in on.items() if r + c == s], -1)
        problem.at_least([(-1, x) for (r, c), x in on.items() if r - c == s - size], -1)
    return problem


def magic(size: int) -> Problem:
    problem = Problem()
    number = {c: Number(problem, 1, size * size) for c in product(range(size), range(size))}
    problem.chosen = [x for n in number.values() for x in n.equal.values()]
    different(problem, [n.equal for n in number.values()])
    wanted = size * (size * size + 1) // 2
    for i in range(size):
        total(problem, [number[i, j] for j in range(size)], wanted)
        total(problem, [number[j, i] for j in range(size)], wanted)
    total(problem, [number[i, i] for i in range(size)], wanted)
    total(problem, [number[i, size - 1 - i] for i in range(size)], wanted)
    return problem


def unique(engine: ConflictSolver) -> str:
    answers = 0
    for _ in engine.choices():
        answers += 1
        if answers == 2:
            return "several"
    return "one" if answers else "none"


def count(engine: ConflictSolver) -> str:
    return str(sum(1 for _ in engine.choices()))


def satisfiable(engine: ConflictSolver) -> str:
    return type(engine.solve()).__name__


def first(engine: ConflictSolver) -> str:
    return type(next(engine.choices(ordered=True), None)).__name__


def forced(engine: ConflictSolver) -> str:
    answer = engine.forced(engine.problem.chosen)
    return f"{len(answer)} forced" if isinstance(answer, frozenset) else str(answer)


STARS = """
DAAABBBBCC DDDDBBBBCC DFDDDBCCCC FFFDCCCCEE FFFFCCCCEE FFIGGGCCEH FFIGGGCEEH FIIGGGGEHH FIIJGJJHHH
FIIJJJJHHH
"""

CASES: dict[str, tuple[Callable[[], Problem], Callable[[ConflictSolver], str]]] = {
    "sudoku easy": (lambda: sudoku(EASY), unique),
    "sudoku Inkala": (lambda: sudoku(INKALA), unique),
    "sudoku Escargot": (lambda: sudoku(ESCARGOT), unique),
    "sudoku 17": (lambda: sudoku(SEVENTEEN), unique),
    "sudoku 16x16": (wide_sudoku, unique),
    "zebra": (zebra, unique),
    "star battle 10x10": (lambda: star_battle(STARS), unique),
    "killer 9": (lambda: killer(9), unique),
    "killer 17": (lambda: killer(17), unique),
    "killer 53": (lambda: killer(53), unique),
    "killer 63": (lambda: killer(63), unique),
    "kakuro 10x10, unique": (lambda: kakuro(16, 0.25, 25), unique),
    "kakuro 10x10, several": (lambda: kakuro(7), unique),
    "slitherlink 10x10 a": (lambda: slitherlink(67, share=0.75), unique),
    "slitherlink 10x10 b": (lambda: slitherlink(2, share=0.75), unique),
    "slitherlink 10x10, several": (lambda: slitherlink(2, share=0.45), unique),
    "slitherlink 10x10, few clues": (lambda: slitherlink(2, share=0.1), unique),
    "slitherlink 15x15": (lambda: slitherlink(3, 15, 0.75), unique),
    "colouring 200/3 a": (lambda: colouring(200, 3, 440, 1), unique),
    "colouring 200/3 b": (lambda: colouring(200, 3, 465, 2), satisfiable),
    "colouring 40/5": (lambda: colouring(40, 5, 170, 1), unique),
    "queens 8, all": (lambda: queens(8), count),
    "queens 20": (lambda: queens(20), unique),
    "queens 12, first": (lambda: queens(12), first),
    "magic 4": (lambda: magic(4), satisfiable),
    "magic 5": (lambda: magic(5), satisfiable),
    "Inkala, first": (lambda: sudoku(INKALA), first),
    "Inkala, forced": (lambda: sudoku(INKALA), forced),
    "sudoku half given, forced": (lambda: sudoku(EASY[:40] + "0" * 41), forced),
}


def main(names: list[str]) -> None:
    for name, (build, question) in CASES.items():
        if names and not any(part in name for part in names):
            continue
        problem = build()
        times = []
        for _ in range(3):
            start = time.process_time()
            engine = ConflictSolver(problem)
            middle = time.process_time()
            answer = question(engine)
            times.append((time.process_time() - start, middle - start))
        whole, load = min(times)
        print(
            f"{name:33}{whole:7.3f} s (load {load:.3f}){engine.conflicts:7} conflicts  {answer}",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
