"""Random small puzzles without faults, with all that a planner can be told about."""

from __future__ import annotations

import random

import puzzlelang

HEAD = """\
puzzle: Random
types:
  item: [p, q, r]
  place: [a, b, c]
tables:
  next: {a: b, b: c, c: a}
  weight: {p: 1, q: 0, r: 2}
state:
  n: 0..3 = 1
  m: 0..2 or none = none
  lit: boolean = false
  at: place for each item = a
  load: set of item = none + p
"""

CONDITIONS = """
n < 2|n = count(load)|n != 3|lit|m = none|m != none and m < n|X in load|Y not in load
|at(X) = at(Y)|at(X) != a|next(at(X)) = at(Y)|count(load) in 1..2|load <= set(p, Y)
|every i in item has at(i) != c|some i in load where at(i) = b|n + rank(at(X)) > 3
|exactly 1 i in item where at(i) = a|sum(weight(i) for i in load) > n|load = set(q, r)
|no i, j in item where i < j and at(i) = at(j) and i in load
|(let k = n * 2 then k > 3 or k = count(load))|min(n, count(load)) = 1|lit = (n > 1)
""".replace("\n", "").split("|")

UPDATES = {
    "n": "min(3, n + 1)|max(0, n - 1)|0|count(load)|(n + weight(X)) mod 4|if lit then n else 2",
    "m": "none|n mod 3|if m = none then 0 else 2 - m|1",
    "lit": "not lit|true|X in load|n > 1 or lit|at(X) = at(Y) and not lit",
    "at(X)": "next(at(X))|at(Y)|b|if lit then a else next(at(Y))",
    "load": "load + X|load - Y|toggle(load, X)|none|(those i in item where at(i) = a)|item - load"
    "|common(load, set(p, Y)) + X|if n = 1 then load + r else load - r",
}

AMOUNTS = "0|1|n|count(load)|if lit then 2 else 0|weight(X)|3 - n".split("|")


class RandomRules:
    """Draws the text of one puzzle."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def some(self, texts: str | list[str], parameter: str = "") -> str:
        text = self.random.choice(texts.split("|") if isinstance(texts, str) else texts)
        for word in "XY":
            names = [parameter] if parameter and word == "X" else ["p", "q", "r"]
            text = text.replace(word, self.random.choice(names))
        return text

    def condition(self, depth: int = 2, parameter: str = "") -> str:
        if not depth or self.random.random() < 0.4:
            return self.some(CONDITIONS, parameter)
        left, right = (self.condition(depth - 1, parameter) for _ in range(2))
        shape = self.random.choice(
            ("({} and {})", "({} or {})", "not ({} and {})", "({} implies {})")
        )
        return shape.format(left, right)

    def transition(self, name: str) -> str:
        parameter = "x" if self.random.random() < 0.5 else ""
        lines = [f"  {name}{'(x in item)' if parameter else ''}:"]
        forced = self.random.random() < 0.15
        if forced or self.random.random() < 0.5:
            lines.append(f"    when: {self.condition(1, parameter)}")
        lines.append("    then:")
        for variable in self.random.sample([*UPDATES], self.random.randint(1, 3)):
            left = variable.replace("X", parameter or "p")
            line = f"{left}: {self.some(UPDATES[variable], parameter)}"
            if self.random.random() < 0.25:
                lines += [f"      if {self.condition(1, parameter)}:", f"        {line}"]
            else:
                lines.append(f"      {line}")
        if forced:
            lines.append("    forced: true")
        return "\n".join(lines)

    def text(self) -> str:
        names = [f"t{k}" for k in range(self.random.randint(3, 5))]
        parts = [HEAD + "transitions:", *map(self.transition, names)]
        if self.random.random() < 0.5:
            parts += ["invariants:"]
            parts += [
                f"  - n != 2 or lit or {self.condition()}" for _ in range(self.random.randint(1, 2))
            ]
        if self.random.random() < 0.4:
            parts += [f"lose: m = 1 and {self.condition(1)}"]
        if self.random.random() < 0.6:
            rows = [f"{self.some(AMOUNTS)} per {self.random.choice(['move', 'state', *names])}"]
            rows += [f"{self.some(AMOUNTS)} per {self.random.choice(['state', *names])}"]
            parts += ["cost:", "  - all:", *(f"      - {row}" for row in rows)]
        parts += [f"goal: {self.condition(1)} and n = 3"]
        return "\n".join(parts) + "\n"


def random_rules(seed: int) -> str:
    """Return a puzzle; the goal of every second one is a state as far from the start as any."""
    text = RandomRules(seed).text()
    if seed % 2:
        return text
    state = puzzlelang.loads(text).graph().nodes[-1]
    parts = [f"n = {state['n']}", f"m = {'none' if state['m'] is None else state['m']}"]
    parts += ["lit" if state["lit"] else "not lit", f"load = set({', '.join(state['load'])})"]
    parts += [f"at({item}) = {place}" for item, place in state["at"].items()]
    goal = " and ".join(parts).replace("set()", "none")
    return text[: text.index("\ngoal:") + 1] + f"goal: {goal}\n"
