"""Random puzzles whose states are products of independent groups, or nearly so.

Some rules involve two groups. Each puzzle is generated from a seed, which names it.
"""

from __future__ import annotations

import random


class _Product:
    """The text of a puzzle.

    ``loose`` is the percentage of conditions about two groups, and of updates that may leave a
    range.
    """

    def __init__(self, seed: int) -> None:
        self.chance = chance = random.Random(seed)
        self.loose = chance.choice((0, 0, 0, 6, 25))
        self.groups = [self._group(number) for number in range(chance.randrange(2, 5))]
        self.all = [name for group in self.groups for name in group]
        self.strict = chance.random() < 0.3
        """Does each move test separate values?"""
        self.first: dict[str, int | None] = {}
        self.most = {name: chance.choice((1, 2, 2, 3, 5)) for name in self.all}

    def _group(self, number: int) -> list[str]:
        return [f"{'xyz'[k]}{number}" for k in range(self.chance.randrange(1, 4))]

    def own(self) -> list[str]:
        """The variables of a group; sometimes of two."""
        chance = self.chance
        if chance.randrange(100) < self.loose:
            return [name for group in chance.sample(self.groups, 2) for name in group]
        return chance.choice(self.groups)

    def value(self, of: list[str], most: int) -> str:
        chance, one, other = self.chance, self.chance.choice(of), self.chance.choice(of)
        shapes = [
            *[f"({one} + {chance.randrange(1, 4)}) mod {most + 1}"] * 3,
            f"({one} + {other} + 1) mod {most + 1}",
            f"{most} - {one} mod {most + 1}",
            f"if {self.condition(of)} then {most} else {other} mod {most + 1}",
            f"min({most}, {one} + {other})",
        ]
        if chance.random() < 0.03:  # range analysis can't exclude leaving the range
            shapes = [f"{one} + {other}", f"if {self.condition(of)} then {one} + 1 else 0"]
        return chance.choice(shapes)

    def condition(self, of: list[str]) -> str:
        chance, one, other = self.chance, self.chance.choice(of), self.chance.choice(of)
        at = chance.randrange(self.most[one] + 1)
        shapes = [
            f"{one} = {at}",
            f"{one} != {at}",
            f"{one} <= {other}",
            f"{one} + {other} != {at}",
            f"({one} = {at} or {other} != {at})",
            f"not ({one} = {at} and {other} = 0)",
        ]
        return chance.choice(shapes)

    def any_condition(self) -> str:
        """A condition over all groups, including disjunctions and sums."""
        chance, one, other = self.chance, *self.chance.choices(self.all, k=2)
        several = chance.choices(self.all, k=3)
        total = chance.randrange(1, 5)
        shapes = [
            self.condition(self.own()),
            " and ".join(self.condition(self.own()) for _ in range(3)),
            " or ".join(self.condition(self.own()) for _ in range(2)),
            f"{one} + {other} = {total}",
            f"{one} = {other}",
            f"({self.condition(self.own())} or {self.condition(self.own())}) and {one} != {other}",
            " + ".join(f"(if {name} = 0 then 1 else 0)" for name in several) + f" >= {total}",
            f"(let s9 = {one} + {other} then s9 = 1 or s9 = 3)",
        ]
        return chance.choice(shapes)

    def move(self, name: str) -> list[str]:
        chance = self.chance
        lines = [f"  {name}:"]
        if chance.random() < 0.08:
            lines.append("    forced: true")
        many = chance.choice((0, 0, 0, 1, 1, 2))
        asked = [self.condition(self.own()) for _ in range(many)]
        if self.strict:
            names = chance.sample(self.all, 2)
            asked = [f"{one} = {chance.randrange(self.most[one] + 1)}" for one in names]
        lines += ["    when:", *(f"      - {one}" for one in asked)] if asked else []
        changes = dict[str, str]()
        for _ in range(chance.randrange(1, 4)):
            of = self.own()
            target = chance.choice(of)
            changes[target] = self.value(of, self.most[target])
            if 4 * chance.randrange(100) < self.loose:
                changes[target] = f"{target} + 1"
        return [*lines, "    then:", *(f"      {one}: {to}" for one, to in changes.items())]

    def state(self, name: str) -> str:
        chance, most = self.chance, self.most[name]
        first = chance.randrange(most + 1)
        self.first[name] = first
        begin = chance.choices((first, "any", f"any of set(0, {most})"), (88, 6, 6))[0]
        if begin != first:
            self.first[name] = None
        return f"  {name}: 0..{most} = {begin}"

    def text(self) -> str:
        chance = self.chance
        lines = ["puzzle: A random product", "state:", *map(self.state, self.all)]
        lines += ["  never: 0..2 = 1", "transitions:"]
        for number in range(chance.randrange(3, 8)):
            lines += self.move(f"move{number}")
        if chance.random() < 0.3:
            of = self.own()
            name = chance.choice(of)
            if self.first[name] is not None:
                kept = f"{self.condition(of)} or {name} = {self.first[name]}"
                lines += ["invariants:", f"  kept: {kept}"]
        if chance.random() < 0.35:
            lines += ["lose:", f"  - {self.any_condition()}"]
            lines += [f"  - {self.any_condition()}"] if chance.random() < 0.3 else []
        if chance.random() < 0.3:
            lines += ["cost:", f"  - time: {chance.choice(self.all)} per move"]
        lines += ["goal:", f"  - {self.any_condition()}"]
        lines += [f"  - {self.any_condition()}" for _ in range(chance.randrange(3))]
        return "\n".join([*lines, "show: a state", ""])


def product_text(seed: int) -> str:
    return _Product(seed).text()
