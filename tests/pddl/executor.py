"""An executor of PDDL, for comparison: it shares no code with puzzlelang.

A task is nested lists of words; a state is a set of tuples. Conditions are evaluated on the lists,
and :func:`optimum` is an exhaustive uniform-cost search.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterator
from functools import cached_property
from itertools import count, product
from typing import Any

Tree = Any
State = frozenset[tuple[str, ...]]


def parse(text: str) -> Tree:
    words = re.findall(r"[()]|[^\s()]+", re.sub(r";[^\n]*", "", text).lower())
    stack: list[list[Any]] = [[]]
    for word in words:
        if word == "(":
            stack.append([])
        elif word == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(word)
    return stack[0][-1]  # old files begin with `(in-package ...)`


def typed(words: list[Any]) -> list[tuple[str, list[str]]]:
    pairs: list[tuple[str, list[str]]] = []
    waiting: list[str] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word == "-":
            kind = rest.pop(0)
            kinds = kind[1:] if isinstance(kind, list) else [kind]
            pairs += [(one, kinds) for one in waiting]
            waiting = []
        else:
            waiting.append(word)
    return pairs + [(one, ["object"]) for one in waiting]


class Executor:
    def __init__(self, domain: str, problem: str) -> None:
        self.parents: dict[str, list[str]] = {}
        self.objects: dict[str, list[str]] = {}
        self.actions: dict[str, dict[str, Any]] = {}
        self.amounts: dict[tuple[str, ...], int] = {}
        self.metric = False
        self.rules: list[tuple[Tree, Tree]] = []
        facts: set[tuple[str, ...]] = set()
        self.goal: Tree = ["and"]
        for part in [*parse(domain)[2:], *parse(problem)[2:]]:
            head, *rest = part
            if head == ":types":
                for kind, above in typed(rest):
                    self.parents.setdefault(kind, []).extend(above)
            elif head in (":constants", ":objects"):
                self.objects.update(typed(rest))
            elif head == ":action":
                self.actions[rest[0]] = action = dict(zip(rest[1::2], rest[2::2], strict=True))
                action[":parameters"] = [*action.get(":parameters", []), *action.get(":vars", [])]
            elif head == ":derived":
                self.rules.append((rest[0], rest[1]))
            elif head == ":goal":
                (self.goal,) = rest
            elif head == ":metric":
                self.metric = True
            elif head == ":init":
                for fact in rest:
                    if fact[0] == "=":
                        self.amounts[tuple(fact[1])] = int(fact[2])
                    elif fact[0] != "not":
                        facts.add(tuple(fact))
        self.start: State = frozenset(facts)

    @cached_property
    def steps(self) -> list[tuple[str, dict[str, str]]]:
        return [
            (name, values)
            for name, action in self.actions.items()
            for values in self.bindings(action[":parameters"])
        ]

    def is_a(self, kind: str, wanted: str) -> bool:
        return kind == wanted or wanted == "object" or any(
            self.is_a(above, wanted) for above in self.parents.get(kind, []) if above != kind
        )  # fmt: skip

    def bindings(self, variables: list[Any]) -> Iterator[dict[str, str]]:
        pairs = typed(variables)
        choices = [
            [
                one for one, own in self.objects.items()
                if any(self.is_a(kind, wanted) for kind in own for wanted in kinds)
            ]
            for _, kinds in pairs
        ]  # fmt: skip
        for values in product(*choices):
            yield dict(zip((name for name, _ in pairs), values, strict=True))

    def closed(self, state: State) -> State:
        """Add the facts of derived predicates, which must not be negated in rules."""
        while self.rules:
            new = {
                (head[0], *values.values())
                for head, body in self.rules
                for values in self.bindings(head[1:])
                if self.holds(body, values, state)
            }
            if new <= state:
                break
            state |= new
        return state

    def holds(self, tree: Tree, values: dict[str, str], state: State) -> bool:
        if not tree:
            return True
        head, *parts = tree
        if head == "and":
            return all(self.holds(part, values, state) for part in parts)
        if head == "or":
            return any(self.holds(part, values, state) for part in parts)
        if head == "not":
            return not self.holds(parts[0], values, state)
        if head == "imply":
            first, second = (self.holds(part, values, state) for part in parts)
            return second or not first
        if head in ("forall", "exists"):
            join = all if head == "forall" else any
            inner = self.bindings(parts[0])
            return join(self.holds(parts[1], {**values, **own}, state) for own in inner)
        words = [values.get(word, word) for word in parts]
        if head == "=":
            return words[0] == words[1]
        return (head, *words) in state

    def changes(
        self, tree: Tree, values: dict[str, str], state: State
    ) -> Iterator[tuple[str, Any]]:
        """Yield ``add`` and ``delete`` with facts, and ``cost`` with amounts."""
        if not tree:
            return
        head, *parts = tree
        if head == "and":
            for part in parts:
                yield from self.changes(part, values, state)
        elif head == "when":
            if self.holds(parts[0], values, state):
                yield from self.changes(parts[1], values, state)
        elif head == "forall":
            for own in self.bindings(parts[0]):
                yield from self.changes(parts[1], {**values, **own}, state)
        elif head == "increase":
            amount = parts[1]
            if isinstance(amount, list):
                amount = self.amounts[tuple(values.get(word, word) for word in amount)]
            yield "cost", int(amount)
        elif head == "not":
            yield "delete", tuple(values.get(word, word) for word in parts[0])
        else:
            yield "add", tuple(values.get(word, word) for word in tree)

    def apply(self, name: str, values: dict[str, str], state: State) -> tuple[State, int] | None:
        """Return the next state and the cost; None if the precondition doesn't hold."""
        action = self.actions[name]
        full = self.closed(state)
        if not self.holds(action.get(":precondition", []), values, full):
            return None
        changes = [*self.changes(action.get(":effect", []), values, full)]
        cost = sum(one for kind, one in changes if kind == "cost") if self.metric else 1
        after = state - {one for kind, one in changes if kind == "delete"}
        return after | {one for kind, one in changes if kind == "add"}, cost

    def optimum(self, most: int = 2_000) -> tuple[int | None, int] | None:
        """Return the cost of a cheapest plan, and the number of reachable states; None if there are
        too many.
        """
        costs, best, order = {self.start: 0}, None, count()
        queue = [(0, next(order), self.start)]
        while queue:
            cost, _, state = heapq.heappop(queue)
            if cost > costs[state]:
                continue
            if len(costs) > most:
                return None
            if best is None and self.holds(self.goal, {}, self.closed(state)):
                best = cost
            for step in self.steps:
                result = self.apply(*step, state)
                if result is not None and cost + result[1] < costs.get(result[0], 1 << 60):
                    costs[result[0]] = cost + result[1]
                    heapq.heappush(queue, (cost + result[1], next(order), result[0]))
        return best, len(costs)

    def replay(self, plan: list[str]) -> int | None:
        """Return the cost of a plan; None if a step is impossible or the goal isn't reached."""
        state, total = self.start, 0
        for line in plan:
            name, *words = line.strip("() \n").lower().split()
            names = [one for one, _ in typed(self.actions[name][":parameters"])]
            result = self.apply(name, dict(zip(names, words, strict=True)), state)
            if result is None:
                return None
            state, total = result[0], total + result[1]
        return total if self.holds(self.goal, {}, self.closed(state)) else None
