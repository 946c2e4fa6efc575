"""Records of searches, compared with searches as a textbook writes them.

The searches below share no code with the engine: an open list, of which the best is removed by
looking at all (S. Russell and P. Norvig, *Artificial Intelligence*, 4th edition, 3.4 and 3.5).
"""

import random
from itertools import pairwise

import pytest

from puzzlelang.search import ORDERS, Recorder, Request, Weight
from puzzlelang.search.searcher import PythonSearcher


class RandomGraph:
    """A random graph with costs, some states without a path to a goal, and an estimate that may be
    inconsistent, but is admissible.
    """

    def __init__(self, seed, estimates=True):
        draw = random.Random(seed)
        self.n = n = draw.randint(5, 40)
        self.edges = {
            s: [
                (draw.randrange(n), draw.randint(0, 9))
                for _ in range(draw.randint(1, 4) * (draw.random() < 0.9))
            ]
            for s in range(n)
        }
        self.goals = {*draw.sample(range(n), draw.randint(0, 10) // 5)}
        self.zero, self.unit_cost, self.has_estimate, self.assumption = 0, False, estimates, ""
        far = {s: 0 if s in self.goals else None for s in range(n)}
        for _ in range(n):
            for s, after in self.edges.items():
                for t, cost in after:
                    if far[t] is not None and (far[s] is None or far[t] + cost < far[s]):
                        far[s] = far[t] + cost
        farthest = max(range(n), key=lambda s: far[s] or 0)
        self.starts = [farthest] if draw.random() < 0.8 else draw.sample(range(n), 2)
        self.h = {s: None if far[s] is None else draw.randint(0, far[s]) for s in range(n)}

    def is_goal(self, state):
        return state in self.goals

    def is_lost(self, state):
        return False

    def successors(self, state):
        return [t for t, _ in self.edges[state]]

    def expand(self, state, cost):
        return [(t, cost + more) for t, more in self.edges[state]]

    def estimate(self, state):
        return self.h[state]

    def add_estimate(self, cost, estimate):
        return None if estimate is None else cost + estimate


def by_queue(graph, last_first):
    seen, open_list, parent, g, rows = [*graph.starts], [*graph.starts], {}, {}, []
    g |= dict.fromkeys(graph.starts, 0)
    if any(map(graph.is_goal, graph.starts)):
        return rows
    while open_list:
        state = open_list.pop() if last_first else open_list.pop(0)
        end = False
        for t, _ in graph.edges[state]:
            if t not in seen:
                seen.append(t)
                parent[t] = state
                g[t] = g[state] + min(c for u, c in graph.edges[state] if u == t)
                if t in graph.goals:
                    end = True
                    break
                open_list.append(t)
        waiting = open_list[::-1] if last_first else open_list
        rows.append((state, parent.get(state), g[state], None, [*waiting]))
        if end:
            break
    return rows


class Found(Exception):
    pass


def recursive(graph):
    """The calls that are still to be made are the frontier; a state only once, where it is next."""
    entered, rows, later = set(), [], []

    def visit(state, parent, cost):
        if state in entered:
            return
        entered.add(state)
        if state in graph.goals:
            raise Found
        after = [t for t, _ in graph.edges[state]]
        calls = [t for rest in (after, *reversed(later)) for t in rest]
        waiting = list(dict.fromkeys(t for t in calls if t not in entered))
        rows.append((state, parent, cost, None, waiting))
        for number, t in enumerate(after):
            later.append(after[number + 1 :])
            visit(t, state, cost + min(c for u, c in graph.edges[state] if u == t))
            later.pop()

    try:
        for number, start in enumerate(graph.starts):
            later.append(graph.starts[number + 1 :])
            visit(start, None, 0)
            later.pop()
    except Found:
        pass
    return rows


def best_first(graph, key, tie):
    """``key`` of (g, h), None: leave the state out; ``tie``: among equals, from (g, age)."""
    rows, age = [], 0
    best = dict.fromkeys(graph.starts, 0)
    open_list = []  # (key, tie, state, g, parent)
    for start in graph.starts:
        if key(0, graph.h[start]) is not None:
            open_list.append((key(0, graph.h[start]), tie(0, age), start, 0, None))
            age += 1
    while open_list:
        first = min(open_list, key=lambda entry: entry[:2])
        open_list.remove(first)
        _, _, state, g, parent = first
        if state in graph.goals:
            break
        for t, cost in graph.edges[state]:
            if t in best and best[t] <= g + cost:
                continue
            best[t] = g + cost
            open_list = [entry for entry in open_list if entry[2] != t]
            value = key(g + cost, graph.h[t])
            if value is not None:
                open_list.append((value, tie(g + cost, age), t, g + cost, state))
                age += 1
        waiting = [entry[2] for entry in sorted(open_list)]
        rows.append((state, parent, g, graph.h[state], waiting))
    return rows


def deepening(graph, unit, uses_h):
    """Depth-first within a bound on g + h, with a table of the least g, and again."""

    def f(state, g):
        if not uses_h:
            return g
        return None if graph.h[state] is None else g + graph.h[state]

    rows, table = [], {}  # table: g, number of the round
    firsts = [f(s, 0) for s in graph.starts if f(s, 0) is not None]
    if not firsts:
        return rows
    bound = least = min(firsts)
    for round_ in range(1000):
        cut, goal, stack = {}, None, []
        for s in graph.starts:
            value = f(s, 0)
            if value is not None and value > bound:
                cut[s] = value
                continue
            table[s] = 0, round_
            if value is not None:
                if s in graph.goals:
                    return rows
                stack.append((s, 0, None))
        while stack:
            s, g, parent = stack.pop(0)
            if table[s][0] != g or (parent is not None and table[s][1] != round_):
                continue
            below = []
            for t, cost in graph.edges[s]:
                total = g + (1 if unit else cost)
                if t in table:
                    known, when = table[t]
                    if known < total or (known == total and when == round_):
                        continue
                value = f(t, total)
                if value is None:
                    table[t] = total, round_
                elif value > bound:
                    cut[t] = min(value, cut.get(t, value))
                elif goal is None or value < goal:
                    cut.pop(t, None)
                    table[t] = total, round_
                    stack = [e for e in stack if e[0] != t]
                    below = [e for e in below if e[0] != t]
                    if t in graph.goals:
                        goal = total
                        if total <= least:
                            break
                    else:
                        below.append((t, total, s))
            over = goal is not None and goal <= least
            stack = (below + stack) if not over else stack
            rows.append((s, parent, g, graph.h[s] if uses_h else None, [e[0] for e in stack]))
            if over:
                return rows
        if goal is not None or not cut:
            return rows
        values = sorted(cut.values())
        least, bound = values[0], values[min(len(table) // 8, len(values) - 1)]
    raise AssertionError("no end")


def lazily(graph):
    """Without preferred successors: the estimate of the parent is the key, and goals end it."""
    rows, seen, parent = [], [*graph.starts], {}
    g = dict.fromkeys(graph.starts, 0)
    if any(map(graph.is_goal, graph.starts)):
        return rows
    open_list = [(0, age, start) for age, start in enumerate(graph.starts)]
    while open_list:
        first = min(open_list)
        open_list.remove(first)
        state = first[2]
        if graph.h[state] is None:
            continue
        end = False
        for t, _ in graph.edges[state]:
            if t in seen:
                continue
            seen.append(t)
            parent[t] = state
            g[t] = g[state] + min(c for u, c in graph.edges[state] if u == t)
            if t in graph.goals:
                end = True
                break
            open_list.append((graph.h[state], len(seen), t))
        waiting = [entry[2] for entry in sorted(open_list)]
        rows.append((state, parent.get(state), g[state], graph.h[state], waiting))
        if end:
            break
    return rows


def fifo(g, age):
    return age


def deepest(g, age):
    return -g, -age


def textbook(graph, order):
    match order:
        case "bfs" | "dfs":
            return by_queue(graph, order == "dfs")
        case "preorder":
            return recursive(graph)
        case "ucs":
            rows = best_first(graph, lambda g, h: g, fifo)
            return [(s, p, g, None, waiting) for s, p, g, _, waiting in rows]
        case "greedy":
            return best_first(graph, lambda g, h: h, fifo)
        case "astar":
            return best_first(graph, lambda g, h: None if h is None else g + h, deepest)
        case "wastar":
            return best_first(graph, lambda g, h: None if h is None else 2 * g + 3 * h, deepest)
        case "iddfs":
            return deepening(graph, unit=True, uses_h=False)
        case "idastar":
            return deepening(graph, unit=False, uses_h=True)
        case "lazy":
            return lazily(graph)


NAMES = [name for name in ORDERS if name != "auto"]
UNSORTED = ("lazy",)
"""Orders whose frontier doesn't begin with the state that is expanded next."""


def recorded(graph, order, **options):
    recorder = Recorder(shown=None, **options)
    request = Request(order=order, weight=Weight(3, 2), record=recorder)
    answer = PythonSearcher(graph).run(request)
    return answer, recorder.expansions, [*recorder.numbers]


@pytest.mark.each_time("idastar")
@pytest.mark.parametrize("order", NAMES)
def test_like_a_textbook(order):
    expanded = 0
    for seed in range(80):
        graph = RandomGraph(seed)
        answer, expansions, states = recorded(graph, order)
        named = states.__getitem__
        rows = [
            (named(e.state), None if e.parent is None else named(e.parent), e.g, e.h,
             [*map(named, e.frontier)])
            for e in expansions
        ]  # fmt: skip
        assert rows == textbook(graph, order), seed
        assert all(e.waiting == len(e.frontier) for e in expansions), seed
        assert [e.number for e in expansions] == [*range(1, len(rows) + 1)]
        assert answer.statistics.expanded == len(rows), seed
        plain = PythonSearcher(graph).run(Request(order=order, weight=Weight(3, 2)))
        plain.statistics.seconds = answer.statistics.seconds
        plain.statistics.peak_memory_bytes = answer.statistics.peak_memory_bytes
        assert plain == answer, seed
        expanded += len(rows)
    assert expanded > 100


@pytest.mark.each_time("lazy")
@pytest.mark.parametrize("order", NAMES)
def test_events_add_up(order):
    """What is new, requeued or reopened waits until it is expanded, and the first are kept."""
    kinds = set()
    for seed in range(100):
        _, expansions, _ = recorded(RandomGraph(seed), order)
        kinds |= {kind for e in expansions for kind, _ in e.events}
        for before, after in pairwise(expansions):
            if before.round == after.round and order not in UNSORTED:
                assert before.frontier[0] == after.state
                added = {s for kind, s in after.events if kind in ("new", "requeued", "reopened")}
                assert {*after.frontier} - {*before.frontier} <= added
        _, few, _ = recorded(RandomGraph(seed), order, most=3)
        assert few == expansions[:3]
    rare = {
        "preorder": {"requeued"}, "ucs": {"requeued"}, "greedy": {"requeued"},
        "iddfs": {"beyond"}, "astar": {"requeued", "reopened", "hopeless"},
        "idastar": {"requeued", "beyond", "hopeless"},
    }  # fmt: skip
    assert kinds >= {"new", "duplicate"} | rare.get(order, set())
