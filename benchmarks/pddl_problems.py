"""Problems for the domains in `pddl/*.pddl`: a function for each puzzle returns PDDL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from peg_boards import read_board

Facts = Iterable[str]


def problem(
    domain: str, objects: dict[str, Sequence[str]], init: Facts, goal: Facts, least: str = ""
) -> str:
    """Text of a problem; facts lack parentheses.  ``least``: the metric to minimise."""
    if least:
        init = [f"= ({least}) 0", *init]
    things = "\n    ".join(f"{' '.join(names)} - {kind}" for kind, names in objects.items())
    facts, goals = ("\n    ".join(f"({fact})" for fact in part) for part in (init, goal))
    return (
        f"(define (problem benchmark)\n  (:domain {domain})\n  (:objects\n    {things})\n"
        f"  (:init\n    {facts})\n  (:goal (and\n    {goals}))"
        f"{f'(:metric minimize ({least}))' if least else ''})\n"
    )


def frogs(left: int, right: int) -> str:
    """Swap the teams: this is the deepest state, so the whole space is explored before."""
    stones = range(left + 1 + right)

    def row(team: tuple[str, int], other: tuple[str, int]) -> list[str]:
        gap = team[1]
        facts = [f"on {team[0]} s{s}" for s in range(gap)] + [f"free s{gap}"]
        return facts + [f"on {other[0]} s{s}" for s in range(gap + 1, gap + 1 + other[1])]

    hops = [
        f"hops {piece} s{s} s{s + far}"
        for piece, ahead in (("green", 1), ("brown", -1))
        for s in stones
        for far in (ahead, 2 * ahead)
        if s + far in stones
    ]
    objects = {"piece": ["green", "brown"], "stone": [f"s{s}" for s in stones]}
    green, brown = ("green", left), ("brown", right)
    return problem("frogs", objects, hops + row(green, brown), row(brown, green))


def tiles(width: int, *start: int) -> str:
    places = range(len(start))
    neighbours = [
        f"beside p{p} p{q}"
        for p in places
        for q in places
        if abs(p // width - q // width) + abs(p % width - q % width) == 1
    ]

    def row(tiles: Iterable[int]) -> list[str]:
        return [f"on t{tile} p{p}" if tile else f"gap p{p}" for p, tile in enumerate(tiles)]

    objects = {"tile": [f"t{t}" for t in places[1:]], "place": [f"p{p}" for p in places]}
    return problem("tiles", objects, neighbours + row(start), row(places))


def cube() -> str:
    """One corner is twisted, so the goal is unreachable."""
    corners = ["urf", "ufl", "ulb", "ubr", "dfr", "dlf", "drb"]
    rings = {"u": (0, 1, 2, 3), "r": (0, 3, 6, 4), "f": (1, 0, 4, 5)}
    static = []
    for face, ring in rings.items():
        for quarters in (1, 2, 3):
            move = f"{face}{quarters}"
            for n, corner in enumerate(ring):
                to = ring[(n + quarters) % 4]
                static.append(f"carries {move} {corners[corner]} {corners[to]}")
                gain = 0 if face == "u" or quarters == 2 else 1 + n % 2
                static += [
                    f"twists {move} {corners[corner]} t{t} t{(t + gain) % 3}" for t in range(3)
                ]
    in_place = [f"piece {corner} p-{corner}" for corner in corners]
    straight = [f"twist {corner} t0" for corner in corners]
    objects = {
        "move": [face + quarters for face in rings for quarters in "123"],
        "corner": corners,
        "piece": [f"p-{corner}" for corner in corners],
        "third": ["t0", "t1", "t2"],
    }
    init = [*static, *in_place, "twist urf t1", *straight[1:]]
    return problem("cube", objects, init, in_place + straight)


def jugs(litres: int, *sizes: int) -> str:
    """Require ``litres`` litres in every jug."""
    count = range(len(sizes))
    flows = []
    for j in count:
        for k in count:
            for a in range(1, sizes[j] + 1):
                for b in range(sizes[k] if j != k else 0):
                    much = min(a, sizes[k] - b)
                    flows.append(f"flows j{j} j{k} n{a} n{b} n{a - much} n{b + much}")
    amounts = [f"n{n}" for n in range(max(sizes) + 1)]
    init = [f"some {n}" for n in amounts[1:]] + ["empty n0"]
    init += [f"full j{j} n{sizes[j]}" for j in count] + [f"in j{j} n0" for j in count]
    init += [f"room j{j} n{n}" for j in count for n in range(sizes[j])]
    objects = {"jug": [f"j{j}" for j in count], "amount": amounts}
    return problem("jugs", objects, init + flows, [f"in j{j} n{litres}" for j in count])


def solitaire(path: Path) -> str:
    """A hole must be empty at the end, although it can't be."""
    board = read_board(path)
    holes = [f"h{n}" for n in range(len(board.holes))]
    lines = [f"line {holes[a]} {holes[b]} {holes[c]}" for a, b, c in board.jumps]

    def pegs(there: Sequence[bool]) -> list[str]:
        pairs = zip(holes, there, strict=True)
        return [f"{'peg' if yes else 'free'} {hole}" for hole, yes in pairs]

    return problem("solitaire", {"hole": holes}, lines + pegs(board.start), pegs(board.goal))


def maze(path: Path) -> str:
    """On a button of another colour, the only action is to press it."""
    head, *rows = path.read_text().splitlines()
    colours = ["none", *(chr(ord("a") + n) for n in range(int(head.split()[0])))]
    cells = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}
    names = {cell: f"c{cell[0]}-{cell[1]}" for cell, sign in cells.items() if sign != "#"}
    facts = []
    for (r, c), name in names.items():
        symbol = cells[r, c]
        own_button = symbol if symbol.islower() else "none" if symbol == "^" else ""
        if own_button:
            facts += [
                f"button {name} {colour} {own_button}" for colour in colours if colour != own_button
            ]
        for ahead in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)):
            if ahead in names:
                door = cells[ahead].lower() if cells[ahead].isupper() else ""
                if not own_button and not door:
                    facts.append(f"joins {name} {names[ahead]}")
                elif not own_button or not door or own_button == door:
                    facts.append(f"joins-if {name} {names[ahead]} {own_button or door}")
    (start,) = (names[cell] for cell in names if cells[cell] == "@")
    (target,) = (names[cell] for cell in names if cells[cell] == "?")
    objects = {"cell": list(names.values()), "colour": colours}
    return problem("maze", objects, [*facts, f"at {start}", "colour none"], [f"at {target}"])
