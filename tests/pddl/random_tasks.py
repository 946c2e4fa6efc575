"""Random small tasks with all of ADL and action costs."""

from __future__ import annotations

import random
from collections.abc import Sequence

PREDICATES = {
    "p": ["thing"], "q": ["box"], "at": ["thing", "place"], "link": ["place", "place"],
    "on": ["box", "box"], "lit": [], "likes": ["thing", "thing"],
}  # fmt: skip
STATIC = ("link", "likes")
OBJECTS = {"box": ["b1", "b2"], "robot": ["r1"], "place": ["l1", "l2"]}
OTHERS = {"box": ["b1"], "robot": ["r1", "r2"], "place": ["l3", "l2"]}
"""Objects of a second problem."""

BELOW = {"thing": ["box", "robot"]}


class RandomTask:
    """Draws the texts of a domain and a problem."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.constants = {"b1": "box"} if self.random.random() < 0.5 else {}
        self.used: set[str] = set()

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def term(self, kind: str, scope: dict[str, str]) -> str | None:
        fitting = [name for name, own in scope.items() if own in BELOW.get(kind, [kind])]
        fitting += [name for name, own in scope.items() if own == kind and name not in fitting]
        fitting += [one for one, own in self.constants.items() if own in BELOW.get(kind, [kind])]
        return self.random.choice(fitting) if fitting else None

    def fact(self, scope: dict[str, str], names: list[str]) -> str:
        for _ in range(20):
            name = self.random.choice(names)
            terms = [self.term(kind, scope) for kind in PREDICATES[name]]
            if None not in terms:
                return f"({' '.join([name, *map(str, terms)])})"
        return "(lit)"

    def condition(self, scope: dict[str, str], depth: int) -> str:
        if depth and self.chance(0.6):
            shape = self.random.choice(("and", "or", "not", "imply", "forall", "exists"))
            if shape == "not":
                return f"(not {self.condition(scope, depth - 1)})"
            if shape in ("forall", "exists"):
                kind, name = self.random.choice([*OBJECTS, "thing"]), f"?v{len(scope)}"
                inner = self.condition({**scope, name: kind}, depth - 1)
                return f"({shape} ({name} - {kind}) {inner})"
            two = (self.condition(scope, depth - 1) for _ in range(2))
            return f"({shape} {' '.join(two)})"
        if self.chance(0.15) and len(scope) > 1:
            left, right = self.random.sample([*scope], 2)
            return f"(= {left} {right})"
        fact = self.fact(scope, [*PREDICATES])
        return f"(not {fact})" if self.chance(0.3) else fact

    def literal(self, scope: dict[str, str]) -> str:
        fact = self.fact(scope, [name for name in PREDICATES if name not in STATIC])
        return f"(not {fact})" if self.chance(0.4) else fact

    def effect(self, scope: dict[str, str]) -> str:
        if self.chance(0.25):
            kind, name = self.random.choice([*OBJECTS, "thing"]), f"?w{len(scope)}"
            inner = {**scope, name: kind}
            body = f"(when {self.condition(inner, 1)} {self.literal(inner)})"
            return f"(forall ({name} - {kind}) {body})"
        if self.chance(0.3):
            return f"(when {self.condition(scope, 1)} {self.literal(scope)})"
        if self.chance(0.2) and any(
            kind == "thing" or kind in BELOW["thing"] for kind in scope.values()
        ):
            thing = next(n for n, k in scope.items() if k == "thing" or k in BELOW["thing"])
            places = [n for n, k in scope.items() if k == "place"]
            if len(places) > 1:
                return f"(not (at {thing} {places[0]})) (at {thing} {places[1]})"
        return self.literal(scope)

    def action(self, name: str) -> str:
        kinds = [
            self.random.choice(["box", "robot", "place", "place", "thing"])
            for _ in range(self.random.randint(0, 3))
        ]
        scope = {f"?x{k}": kind for k, kind in enumerate(kinds)}
        parameters = " ".join(f"{one} - {kind}" for one, kind in scope.items())
        effects = [self.effect(scope) for _ in range(self.random.randint(1, 4))]
        if self.costs:
            place = next((n for n, kind in scope.items() if kind == "place"), None)
            amount = (
                f"(effort {place})" if place and self.chance(0.5) else self.random.randint(0, 3)
            )
            effects.append(f"(increase (total-cost) {amount})")
        condition = self.condition(scope, self.random.randint(0, 2))
        return (
            f"(:action {name} :parameters ({parameters}) :precondition {condition}\n"
            f"  :effect (and {' '.join(effects)}))"
        )

    def texts(self) -> tuple[str, str]:
        self.costs = self.chance(0.5)
        actions = [self.action(f"a{k}") for k in range(self.random.randint(2, 5))]
        predicates = " ".join(
            f"({' '.join([name, *(f'?y{k} - {kind}' for k, kind in enumerate(kinds))])})"
            for name, kinds in PREDICATES.items()
        )
        constants = "".join(f"(:constants {one} - {kind})" for one, kind in self.constants.items())
        functions = "(:functions (total-cost) - number (effort ?l - place) - number)" * self.costs
        domain = (
            "(define (domain random) (:requirements :adl :action-costs)\n"
            f"(:types box robot - thing place thing - object) {constants}\n"
            f"(:predicates {predicates}) {functions}\n" + "\n".join(actions) + ")\n"
        )
        return domain, self.problem(OBJECTS)

    def problem(self, own: dict[str, list[str]], metric: bool | None = None) -> str:
        facts = []
        members = {kind: [one for b in BELOW.get(kind, [kind]) for one in own[b]]
                   for kind in (*own, *BELOW)}  # fmt: skip
        for name, kinds in PREDICATES.items():
            rows = [[]] if not kinds else [[a] for a in members[kinds[0]]]
            for kind in kinds[1:]:
                rows = [[*row, one] for row in rows for one in members[kind]]
            facts += [f"({' '.join([name, *row])})" for row in rows if self.chance(0.35)]
        if self.costs:
            facts += ["(= (total-cost) 0)"]
            facts += [f"(= (effort {place}) {self.random.randint(0, 4)})" for place in own["place"]]
        objects = " ".join(
            f"{one} - {kind}" for kind, some in own.items() for one in some
            if one not in self.constants
        )  # fmt: skip
        scope = {one: kind for kind, some in own.items() for one in some}
        goals = [self.condition(scope, 1) for _ in range(self.random.randint(1, 3))]
        self.metric = self.costs and self.chance(0.8) if metric is None else metric
        minimize = "(:metric minimize (total-cost))" * self.metric
        return (
            f"(define (problem one) (:domain random) (:objects {objects})\n"
            f"(:init {' '.join(facts)})\n(:goal (and {' '.join(goals)})) {minimize})\n"
        )


def random_task(seed: int) -> tuple[str, str]:
    return RandomTask(seed).texts()


def two_problems(seed: int) -> tuple[str, str, str]:
    """A domain and two problems with other objects, facts and goals."""
    task = RandomTask(seed)
    domain, problem = task.texts()
    return domain, problem, task.problem(OTHERS, task.metric)


MOVES = {
    "walk ?a ?b - place": ("here ?a", "next ?a ?b|next ?b ?a|", "!here ?a", "here ?b"),
    "take ?x - thing ?a - place": ("at ?x ?a", "here ?a|home ?x ?a|", "!at ?x ?a", "held ?x"),
    "put ?x - thing ?a - place": ("held ?x", "here ?a|home ?x ?a", "!held ?x", "at ?x ?a"),
    "push ?x - thing ?a ?b - place": (
        "at ?x ?a", "here ?b|next ?a ?b|home ?x ?b", "!at ?x ?a", "at ?x ?b",
    ),
    "swap ?x ?y - thing ?a ?b - place": (
        "at ?x ?a", "at ?y ?b", "!at ?x ?a", "!at ?y ?b", "at ?x ?b", "at ?y ?a",
    ),
    "ride ?x - thing ?a ?b - place": (
        "at ?x ?a", "here ?a", "next ?a ?b|home ?x ?b", "!at ?x ?a", "at ?x ?b", "!here ?a",
        "here ?b",
    ),
    "grab ?x ?y - thing ?a - place": ("held ?x", "at ?y ?a", "here ?a|", "!held ?x", "at ?x ?a"),
}  # fmt: skip
"""Actions with places: the facts before the first one with `!` are conditions, of which `|`
separates alternatives."""


def random_places(seed: int, count: int = 1) -> tuple[str, ...]:
    """A domain and problems in which variables and tables give most parameters."""
    chance = random.Random(seed)
    things, places = ("s", "t", "u")[: chance.randint(1, 3)], ("k", "l", "m")
    actions = []
    for head, facts in chance.sample(sorted(MOVES.items()), chance.randint(2, 5)):
        begin = next(n for n, fact in enumerate(facts) if fact[0] == "!")
        needs = [chance.choice(fact.split("|")) for fact in facts[:begin]]
        needs += [chance.choice(["", "", "next ?a ?b", "not (= ?a ?b)"])] * ("?b" in head)
        name, parameters = head.split(" ", 1)
        condition = " ".join(f"({one})" for one in needs if one)
        effect = " ".join(f"(not ({one[1:]}))" if one[0] == "!" else f"({one})"
                          for one in facts[begin:])  # fmt: skip
        actions.append(f"(:action {name} :parameters ({parameters}) :precondition "
                       f"(and {condition}) :effect (and {effect}))")  # fmt: skip
    domain = (
        "(define (domain d) (:types thing place) (:predicates (at ?x - thing ?a - place) "
        "(held ?x - thing) (here ?a - place) (next ?a ?b - place) (home ?x - thing ?a - place)) "
        f"{' '.join(actions)})"
    )
    others = ("k", "n"), ("t", "v")
    return domain, *(
        _places(chance, *(others if number else (places, things))) for number in range(count)
    )


def random_grid(seed: int) -> tuple[str, str]:
    """The same with places on a grid; usually, all neighbours in some directions are joined."""
    chance = random.Random(seed)
    cells = [f"c{r}-{c}" for r in range(2) for c in range(3)]
    cells.remove(chance.choice([*cells, *cells[:1]]))
    ways = chance.sample([(0, 1), (1, 0), (0, -1), (-1, 0)], chance.choice([1, 2, 4]))
    ends = [(a, b) for a in cells for b in cells]
    joined = [
        (a, b) for a, b in ends if (int(b[1]) - int(a[1]), int(b[3]) - int(a[3])) in ways
    ]  # fmt: skip
    if chance.random() < 0.2:
        joined.remove(chance.choice(joined))
    return random_places(seed)[0], _places(chance, cells, ("s",), joined)


def _places(
    chance: random.Random, places: Sequence[str], things: Sequence[str],
    joined: Sequence[tuple[str, str]] = (),
) -> str:  # fmt: skip
    start = [f"(here {chance.choice(places)})"]
    start += [chance.choice([f"(at {x} {chance.choice(places)})", f"(held {x})"]) for x in things]
    for name, ends in ("next", places), ("home", things):
        pairs = [(a, b) for a in ends for b in places]
        single = chance.random() < 0.6
        rows = chance.sample(pairs, chance.randint(1, min(5, len(pairs))))
        rows = [*dict(rows).items()] if single else rows
        rows = [*joined] if joined and name == "next" else rows
        start += [f"({name} {a} {b})" for a, b in rows]
    goal = " ".join(f"(at {x} {chance.choice(places)})" for x in things)
    return (
        f"(define (problem p) (:domain d) (:objects {' '.join(things)} - thing "
        f"{' '.join(places)} - place) (:init {' '.join(start)}) (:goal (and {goal})))"
    )
