"""Random puzzle files: well typed, but with many faults, conflicts and dead rules.

Hypothesis draws a random number generator for the text, so it makes no near copies: every puzzle is
new. A failing puzzle still shrinks to a small one.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from puzzlelang.core.operations import OPERATIONS, Kind
from tests.support import in_part

HEAD = """\
puzzle: Random
types:
  item: [p, q, r]
  side: [left, right]
  place: 1..4
tables:
  weight: {p: 2, q: -1, r: 3}
  next: {p: q, q: r}
  likes:
    p: [q, r]
    q: r
  far:
    - [p, q, 1]
    - [q, r, 2]
  both(i, j in item): weight(i) * 2 + weight(j)
  fans(i in item): those j in item where j likes i
  above(i, j in item): weight(i) > weight(j)
  apart(i, j in item where i above j): weight(i) - weight(j)
maps:
  field:
    text: |
      .#a
      b..
    legend: |
      . = floor
      # = wall
      a-b = door(key)
state:
  n: 0..3 = 1
  k: -2..2 = 0
  lit: boolean = false
  bank: side = left
  who: item = p
  maybe: item or none = none
  m: 0..3 or none = 2
  load: set of item = none
  odd: set of place = none
  at: field = the (those c in field where row(c) = 1 and col(c) = 1)
  grid: 0..2 for each i in item = rank(i) - 1
  board: item for each j in place = if j = 1 then q else p
  on: boolean for each item, side = false
  queue: list(3) of item = list(q)
  steps: list(3) of 0..2 = none
  pairs: list(2) of list(2) of 0..2 = list(list(1, 2))
  flags: list(2) of boolean = list(true)
  packs: list(2) of set of item = none
define:
  heavy(i in item): weight(i) + n > 2
  twice(x in 0..3): x + x
  careful(x in 0..3, ask in boolean): if ask then x else n
  spot(x in 0..3): 1 + count(those p9 in place where p9 in odd and p9 <= x) mod 4
  lovers(x in item): those y9 in item where y9 likes x and weight(y9) > n
  lighter(i, j in item): grid(i) < grid(j)
  shared(i, j in item): grid(i) div grid(j) = 1
  near(a, b in field): b in neighbours(a) and not (a = at and b in wall)
"""

LEAVES = {
    "number": "0 | 1 | 2 | 3 | n | k | grid(p) | count(load) | row(at) | start(n)",
    "item": "p | q | r | who | start(who)",
    "group": "load | item | likes(p)",
    "condition": """
        m = none | m in 1..2 | lit | bank = left | maybe = none | n < 2 | p in load
        | at in wall | on(p, left) | queue = none
        """,
    "list": "queue | list(who) | list(r, q)",
    "numbers": "steps | list(n) | list(2, k)",
    "lists": "pairs | list(list(k), list(n, 3))",
    "truths": "flags | list(lit) | list(false, true)",
    "groups": "packs | list(load) | list(item, likes(p))",
}
"""Leaves of each kind of expression."""

SHAPES = {
    "number": """
        (N + N) | (N - N) | (N * N) | -N | grid(I)
        | weight(I) | rank(I) | (if C then N else N) | twice(n + N) | (N div 2) | (N mod 3)
        | (2 ^ (N mod 4)) | (N ^ 2) | ((N mod 4 - 2) ^ (N mod 3))
        | count(those z in item where Cz) | sum(weight(z) for z in item where Cz)
        | max(grid(z) for z in item) | both(I, I) | careful(N, C) | (apart(I, I) or N)
        | (let k8 = N then k8 * k8 - k8)
        | sum(weight(z) for z in (those y in item where Cy))
        | sum(weight(u9) for u9 in lovers(I), z in (those y in item where Cy) where Cz)
        | count(T) | position(T, C) | count(P) | position(P, G)
        | count(L) | position(L, I) | element(R, N, N) | first(R, N) | last(R, N) | sum(R)
        | sum(weight(z) for z in L) | max(0, sum(x4 for x4 in R where x4 != N))
        """,
    "item": """
        board(min(4, max(1, N))) | board(spot(N)) | (if C then I else I) | the (likes(q))
        | first(L, I) | last(L, I) | element(L, N, I) | first(G, I) | last(G + I) | (next(I) or I)
        | (let v8 = I then if v8 in G then v8 else I)
        """,
    "group": """
        (G + I) | (G - I) | (G + G) | (G - G) | (those y in item where Cy) | likes(I)
        | fans(I) | lovers(I)
        | toggle(G, I) | set(Iy for y in item where Cy) | set(Iy for y in G) | elements(L)
        | (those z in L where Cz) | set(Iz for z in L) | set(I, I) | set(I, G) | common(G, G)
        | reach(G, likes) | reach(G, next) | reach(G, lovers) | reach(G, lighter) | reach(G, above)
        | reach(Iz for z in G) | reach(Gz for z in G where Cz) | reach(L for z in set(I))
        """,
    "condition": """
        (N = N) | (N < N) | (N >= N) | (N != N) | (I = I) | (I < I) | (I != I) | I in G | I not in G
        | I likes I | I next I | (G = G) | (G <= G) | (G < G) | (C and C) | (C or C) | (not C)
        | (C implies C) | (some w, v in item where Cwv) | (no w, v in item where Cwv)
        | (every w, v in item has Cwv) | (N in N..3) | (I, I, N) in far | maybe = I | heavy(I)
        | I above I | (some z in (those y in item where Cy), w in lovers(I) where Czw)
        | (no x9 in 1..count(those z in item where Cz) where x9 > N)
        | on(I, bank) | step(at, north) in field | step(at, east, n) in field | N in odd
        | (some (x1, x2, x3) in far where x1 = I and x3 = N) | (every u in load has u likes I)
        | at in door and door(at) = a | board = start(board) | distance(at, start(at)) = 1
        | at in neighbours(start(at)) | (if C then C else C) | slide(at, east, floor) in door
        | slide(at, south, if C then field else wall) = at | shift(at, start(at), at) in floor
        | slide(step(at, north), west, field - at) in field | N in set(x4 + 1 for x4 in odd)
        | set(step(c1, south) for c1 in neighbours(at) where row(c1) = 0) = wall
        | N in set(N mod 4 for y in G) | cell(field, N, N + n) in floor | step(at, south) in field
        | at < start(at) | first(field - at) <= at | N in set(N mod 4, 2) | (door(at) or a) = b
        | step(at, right_of(if C then north else west)) in field | (let g8 = G then I in g8 or C)
        | step(at, opposite(left_of(if C then east else south))) in floor
        | I in L | N in R | (L = L) | (R = R) | (L != L)
        | connected(G, likes) | connected(G, lighter) | connected(G, above) | connected(G, fans)
        | connected(Iz for z in G) | connected(Gz for z in G where Cz) | connected(field - at)
        | connected(neighbours(at) + start(at), near) | at in reach(wall, near)
        | at in reach(step(c3, east) for c3 in wall where c3 != at)
        | N in reach(x4 mod 3 + 1 for x4 in odd) | N in reach(odd, spot)
        | first(T, C) | ((C) in T) | (T = T) | (every x7 in T has x7) | G in P | (P != P)
        | R in M | (M = M) | position(M, R) = N | count(M) < N
        | different(N, N, N) | different(maybe, who, none) | different(L) | different(R)
        | different(board) | different(m, n, N) | different(Iz for z in item where Cz)
        | different(Nz for z in item) | different(grid(z) * 300 + N for z in L)
        | different(if Cx then none else m for x in item) | different(x4 for x4 in odd where x4 < N)
        | (exactly N z in item where Cz) | (at least N w, v in G where Cwv) | (at most N z in G)
        | (exactly 2 z in L where Cz) | (at least 2 (x1, x2, x3) in far where x1 = I or x3 = N)
        | (exactly N x4 in R) | (at most N x4 in odd where x4 < N)
        | (some z in L where Cz) | (every x4 in R has x4 < N) | (no z in L where Cz)
        """,
    "list": """
        (L + L) | push(L, I) | pop(L) | rest(L) | take(L, N) | drop(L, N) | reverse(L) | list(I, I)
        | list(Iz for z in L) | list(y for y in G where Cy) | (if C then L else L)
        | list(z for z in item, y in L where Cz)
        """,
    "numbers": """
        (R + R) | push(R, N) | pop(R) | rest(R) | take(R, N) | drop(R, N) | reverse(R) | list(N, N)
        | list(x4 + n for x4 in R where x4 != N) | list(grid(z) for z in L) | (if C then R else R)
        | first(M, R) | last(M, R)
        """,
    "lists": """
        push(M, R) | pop(M) | reverse(M) | (M + M) | list(R, R) | (if C then M else M)
        | list(push(x5, n) for x5 in M where count(x5) < 2) | list(list(grid(z), N) for z in item)
        """,
    "truths": """
        push(T, C) | pop(T) | rest(T) | reverse(T) | (T + T) | list(C, C) | take(T, N)
        | list(Cz for z in item) | (if C then T else T)
        """,
    "groups": """
        push(P, G) | pop(P) | reverse(P) | (P + P) | list(G, G) | drop(P, N)
        | list(x6 + I for x6 in P) | (if C then P else P)
        """,
}
"""Compound expressions of each kind.

N is a number, I an item, G a set of items, C a condition, Cz one in which z is an item; L is a list
of items, R one of numbers, M one of such lists, T one of truth values, P one of sets of items.
"""

RISKY = {
    "number": """
        (m + N) | max(m, N) | apart(I, I) | (N div N) | (N mod N) | (2 ^ (N mod 3 - 1))
        | min(grid(z) for z in load) | max(grid(z) for z in item where Cz) | last(R)
        | element(R, N) | min(x4 for x4 in R)
        """,
    "item": "board(N) | next(I) | (the G) | first(L) | queue(N) | last(L) | first(G) | last(G)",
    "group": """
        set(next(y) for y in G) | set(next(y) for y in item where Cy) | reach(G, shared)
        | reach(next(z) for z in G)
        """,
    "condition": """
        N in set(x4 - 2 for x4 in odd) | set(step(c1, east) for c1 in neighbours(at)) != wall
        | step(at, east) < at | cell(field, n, m) = at
        | connected(G, shared) | connected(next(z) for z in G)
        | N in set(x4 - n for x4 in odd) | maybe in set(maybe for y in item)
        """,
}
"""Compound expressions that fault for some arguments."""

ARGUMENTS = {
    Kind.NUMBER: "N", Kind.CONDITION: "C", Kind.SET: "G", Kind.MEMBER: "I", Kind.CELL: "at",
    Kind.DIRECTION: "east",
}  # fmt: skip
RESULTS = {
    Kind.NUMBER: ("number", "{}"), Kind.CONDITION: ("condition", "{}"), Kind.SET: ("group", "{}"),
    Kind.CELL: ("condition", "{} in field"),
}  # fmt: skip
"""Kind of expression for each result of such an operation, and how to form it."""


def draw_from_the_table() -> None:
    """Add each function of the table of operations to the shapes, by its signature."""
    for name, row in OPERATIONS.items():
        taken = [scheme.kind for scheme in row.takes]
        if not row.usage or not {row.gives.kind, *taken} <= ARGUMENTS.keys():
            continue
        kind, text = RESULTS[row.gives.kind]
        words = [ARGUMENTS[kind] for kind in taken]
        if row.maps:
            words = [word.replace("G", "floor") for word in words]
            if row.gives.kind is Kind.SET:
                kind, text = "condition", "at in {}"
        lists = RISKY if row.partial and not row.maps else SHAPES  # `at` is always on the map
        for count in range(len(words) - row.optional, len(words) + 1 + row.more):
            given = (words + words[-1:])[:count]
            lists[kind] += " | " + text.format(f"{name}({', '.join(given)})")


draw_from_the_table()

KINDS = {
    "N": "number", "I": "item", "G": "group", "C": "condition", "L": "list", "R": "numbers",
    "M": "lists", "T": "truths", "P": "groups",
}  # fmt: skip


def _choices(text: str) -> list[str]:
    return [" ".join(choice.split()) for choice in text.split("|")]


class Chance:
    """Source of random choices; records the expressions made from them."""

    def __init__(self, numbers: random.Random) -> None:
        self.pick = numbers.choice
        self.made: dict[tuple[object, ...], list[str]] = {}

    def upto(self, most: int) -> int:
        return self.pick(range(most + 1))


def expression(chance: Chance, kind: str, depth: int, scope: dict[str, str]) -> str:
    """A random expression; ``scope`` has the bound names and their kinds.

    Sometimes it repeats an expression from elsewhere in the puzzle, because analyses split, share
    and name repeated expressions.
    """
    made = chance.made.setdefault((kind, *scope.items()), [])
    if depth > 0 and made and chance.upto(7) == 0:
        return chance.pick(made)
    choices = _choices(LEAVES[kind]) + [name for name, other in scope.items() if other == kind]
    if depth > 0 and kind in RISKY and chance.upto(11) == 0:
        choices = _choices(RISKY[kind])
    elif depth > 0:
        choices = _choices(SHAPES[kind]) * 2 + choices
    shape = chance.pick(choices)

    def fill(match: re.Match[str]) -> str:
        inner = {**scope, **dict.fromkeys(match[2], "item")}
        return expression(chance, KINDS[match[1]], depth - 1, inner)

    text = re.sub(r"\b([NIGCLMRTP])([a-z]*)\b", fill, shape)
    if depth > 0:
        made.append(text)
    return text


def number(chance: Chance, depth: int, scope: dict[str, str]) -> str:
    return expression(chance, "number", depth, scope)


def item(chance: Chance, depth: int, scope: dict[str, str]) -> str:
    return expression(chance, "item", depth, scope)


def condition(chance: Chance, depth: int, scope: dict[str, str]) -> str:
    return expression(chance, "condition", depth, scope)


PLACES = {
    "n": ("number", "max(0, min(3, {}))"),
    "k": ("number", "max(-2, min(2, {}))"),
    "lit": ("condition", "{}"),
    "bank": ("condition", "if {} then left else other(bank)"),
    "who": ("item", "{}"),
    "maybe": ("item", "if lit then none else {}"),
    "m": ("number", "if lit then none else max(0, min(3, {}))"),
    "load": ("group", "{}"),
    "odd": ("number", "odd + max(1, min(4, {}))"),
    "at": ("condition", "if {} and row(at) = 1 then step(at, north) else start(at)"),
    "grid(I)": ("number", "{} mod 3"),
    "board(min(4, max(1, N)))": ("item", "{}"),
    "on(I, bank)": ("condition", "{}"),
    "queue": ("list", "take({}, 3)"),
    "steps": ("numbers", "list(max(0, min(2, x4)) for x4 in take({}, 3))"),
    "flags": ("truths", "take({}, 2)"),
    "packs": ("groups", "take({}, 2)"),
    "pairs": (
        "lists",
        "take(list(take(list(max(0, min(2, x4)) for x4 in x5), 2) for x5 in {}), 2)",
    ),
    "board(N)": ("item", "{}"),
    "board(spot(N))": ("item", "{}"),
}
"""Targets of effects, the kind of value, and how to keep it in range."""


OPEN = {"n", "k", "grid(I)", "queue", "steps", "pairs", "flags", "packs"}
"""Targets that sometimes get a value outside their range."""


def effect(chance: Chance, scope: dict[str, str]) -> tuple[str, str]:
    """A target and its value, which is sometimes out of range."""
    place = chance.pick([*PLACES])
    kind, kept = PLACES[place]
    value = expression(chance, kind, 2, scope)
    if place not in OPEN or chance.upto(7):
        value = kept.format(value)
    return place.replace("I", item(chance, 1, scope)).replace("N", number(chance, 1, scope)), value


def block(chance: Chance, scope: dict[str, str], indent: str, depth: int) -> str:
    """Lines below ``then:``, a ``for each`` or an ``if``."""
    ordered = chance.upto(3) == 0
    lines: dict[str, str] = {}
    for _ in range(1 + chance.upto(2)):
        shape = chance.upto(5) if depth > 0 else 0
        mark = "- " if ordered else ""
        deeper = indent + ("      " if ordered else "    ")
        if shape == 5:
            where = condition(chance, 1, {**scope, "e": "item"})
            key = f"for each e in item where {where}"
            inner = block(chance, {**scope, "e": "item"}, deeper, depth - 1)
            lines[key.replace(" ", "")] = f"{indent}{mark}{key}:\n{inner}"
        elif shape == 4:
            key = f"if {condition(chance, 1, scope)}"
            inner = block(chance, scope, deeper, depth - 1)
            lines[key.replace(" ", "")] = f"{indent}{mark}{key}:\n{inner}"
        else:
            place, value = effect(chance, scope)
            lines[place.replace(" ", "")] = f"{indent}{mark}{place}: {value}"
    return "\n".join(lines.values())


HEADS: dict[str, dict[str, str]] = {
    "": {},
    "(i in item)": {"i": "item"},
    "(j in 0..2)": {"j": "number"},
    "(i in load, j in 1..n)": {"i": "item", "j": "number"},
    "(i, o in item where i != o)": {"i": "item", "o": "item"},
    "(i in queue, j in steps)": {"i": "item", "j": "number"},
    "(i in item, s in set of item)": {"i": "item", "s": "group"},
    "(i in item or none)": {"(i = maybe)": "condition", "(i = who)": "condition"},
    "(j in 0..2, i in load or none where i != none or lit)": {
        "(i != none and heavy(i))": "condition",
        "j": "number",
    },
    "(own(o) in item for each o in item where own(p) != own(q))": {
        "own(p)": "item",
        "own(who)": "item",
    },
    "(own(o) in fans(o) + o for each o in item, i in item)": {"own(q)": "item", "own(i)": "item"},
    "(i in fans(who), o in lovers(i))": {"i": "item", "o": "item"},
    "(j in odd, i in item, o in load where grid(i) < j)": {"i": "item", "j": "number", "o": "item"},
    "(s in set of item, i in load, j in 0..2 where 2 div j > n)": {"s": "group", "i": "item"},
}


def transition(chance: Chance, name: str) -> str:
    head = chance.pick([*HEADS])
    scope = dict(HEADS[head])
    lines = [f"  {name}{head}:"]
    if chance.upto(1):
        lines += ["    let:", f"      box: {number(chance, 2, scope)}"]
        scope = {**scope, "box": "number"}
    if chance.upto(1):
        lines += ["    when:"]
        lines += [f"      - {condition(chance, 1, scope)}" for _ in range(1 + chance.upto(1))]
    lines += ["    then:", block(chance, scope, "      ", 1)]
    if chance.upto(5) == 0:
        lines.append("    forced: true")
    return "\n".join(lines)


def chances(draw: st.DrawFn) -> Chance:
    return Chance(draw(st.randoms(use_true_random=False)))


@st.composite
def puzzles(draw: st.DrawFn) -> str:
    return random_puzzle(chances(draw))


def random_puzzle(chance: Chance) -> str:
    parts = [begun(chance), "transitions:"]
    parts += [transition(chance, f"t{i}") for i in range(1 + chance.upto(2))]
    if chance.upto(2) == 0:
        parts += ["invariants:", f"  rule: n = 1 or {condition(chance, 2, {})}"]
    if chance.upto(4) == 0:
        parts += ["lose:", f"  lost: k = 2 and {condition(chance, 2, {})}"]
    if chance.upto(1):
        parts += [
            "cost:",
            f"  - {number(chance, 1, {})} per state",
            f"  - {number(chance, 1, {})} per move",
        ]
    parts += [f"goal: {condition(chance, 3, {})}"]
    return "\n".join(parts) + "\n"


SEVERAL = {
    "k: -2..2 = 0": ("any", "any of 0..1"),
    "lit: boolean = false": ("any",),
    "bank: side = left": ("any",),
    "maybe: item or none = none": ("any", "any of q + r", "none"),
    "m: 0..3 or none = 2": ("any of 1..2", "start(n)", "any of 0..start(n)"),
    "load: set of item = none": ("any of p + q",),
    "grid: 0..2 for each i in item = rank(i) - 1": ("any of 0..rank(i) - 1",),
}
"""Other initial values, except for variables that rules read by `start(x)`."""


def begun(chance: Chance) -> str:
    """The declarations; some variables may have several initial values."""
    text = HEAD
    if chance.upto(2) == 0:
        for line in dict.fromkeys(chance.pick(tuple(SEVERAL)) for _ in range(2)):
            left = line.partition(" = ")[0]
            text = text.replace(f"  {line}\n", f"  {left} = {chance.pick(SEVERAL[line])}\n")
        if chance.upto(2) == 0:
            text += "starts: k < 1 and m != 3\n"
    return text


MANY = int(os.environ.get("PUZZLELANG_RANDOM", "0"))
"""Number of puzzles tried, if above the usual number."""


Test = Callable[..., None]


def at_random(
    examples: int, *arguments: st.SearchStrategy[Any], many: int = MANY, **how: Any
) -> Callable[[Test], Test]:
    """Run a test with random arguments: a ninetieth of ``examples`` usually, a thirtieth with the
    slow tests, the others every night.

    ``many`` raises the number; ``how`` has further settings of hypothesis.
    """
    part = -(-examples // 90)
    if examples > 18:  # hypothesis always starts with the same plain example
        part = max(part, 2)
    more = max(-(-examples // 30), part)
    rest = examples if how.get("derandomize") else max(examples - part - more, 1)

    def made(test: Test) -> Test:
        @in_part("times", part, more, rest)
        def run(times: int) -> None:
            often = settings(
                max_examples=max(times, many), deadline=None,
                suppress_health_check=list(HealthCheck), **how,
            )  # fmt: skip
            often(given(*arguments)(test))()

        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run

    return made


def for_random_puzzles(examples: int) -> Callable[[Test], Test]:
    return at_random(examples, puzzles())
