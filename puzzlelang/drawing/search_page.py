"""Watched searches as a self-contained HTML page: the states coloured by the order of expansion."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puzzlelang.answers import Expanded, Watched, conclusion
from puzzlelang.core import semantics
from puzzlelang.drawing import picture_style
from puzzlelang.drawing.drawing_model import Drawing, Edge, Node
from puzzlelang.drawing.html import variables
from puzzlelang.drawing.picture import picture
from puzzlelang.search import EVENTS
from puzzlelang.text import Any, part, plain, standalone, xml

HEAD = 12
"""Number of states of a frontier that are listed."""

EVENTS_SHOWN = 30_000
"""Number of successors up to which all are drawn; beyond it, only those that are new."""

LETTERS = 400_000
"""Maximum total length of the texts of the states."""

WAITS = ("new", "requeued", "reopened")


def watch_page(searches: Sequence[Watched]) -> str:
    """Build a page for one search, or for several of the same puzzle side by side."""
    first = searches[0]
    style = variables() + part(__file__, "page.css") + part(__file__, "search-page.css")
    program = f'"use strict";\n{{\n{part(__file__, "search-page.js")}}}\n'
    title = xml(first.puzzle.title)
    said = xml(" · ".join(f"{one.order}: {conclusion(one.answer)}" for one in searches))
    body = f"""<h1>{title}</h1>
<p class="facts">{said}</p>
<nav class="time" aria-label="time">
<button id="before" aria-label="one expansion back">◀</button>
<button id="play" class="main">play</button>
<button id="after" aria-label="one expansion on">▶</button>
<input id="slider" type="range" min="0" value="0" aria-label="number of expansions">
<output id="number" for="slider"></output>
</nav>
<main id="panels" class="panels"></main>
<p class="facts">Dark states were expanded late. Orange rim: in the frontier. Green rim: goal.
Blue rim: expanded last.</p>
<noscript>This page needs JavaScript.</noscript>
"""
    return standalone(first.puzzle.title, style, program, body, _data(searches), "watch")


def _data(searches: Sequence[Watched]) -> dict[str, Any]:
    puzzle = searches[0].puzzle
    slots: dict[tuple[int, ...], int] = {start: n for n, start in enumerate(puzzle.starts)}
    for one in searches:
        for row in one.rows:
            for number in (row.state, *row.frontier[:HEAD]):
                slots.setdefault(one.states[number], len(slots))
        if one.answer.trace:  # the goal is not expanded
            slots.setdefault(one.answer.trace[-1].slots, len(slots))
    names = [[slots.get(state, -1) for state in one.states] for one in searches]
    links = {
        (name[row.state], name[number])
        for one, name in zip(searches, names, strict=True)
        for row in one.rows
        for kind, number in row.events
        if name[number] >= 0 and kind != "beyond"
    }
    nodes = _nodes(searches, list(slots), links)
    transition = puzzle.transitions[0]
    edges = tuple(Edge(a, b, transition, (), "", ()) for a, b in sorted(links))
    chart = picture(Drawing(puzzle, nodes, edges, whole=False))
    most = max(20, LETTERS // len(nodes))
    texts = [plain(node.shown) for node in nodes]
    return {
        "tints": len(picture_style.TINTS), "events": EVENTS, "head": HEAD,
        "x": [round(x) for x, _ in chart.points], "y": [round(y) for _, y in chart.points],
        "size": [[round(w), round(h)] for w, h in chart.sizes] if chart.boxes else [],
        "radius": round(chart.sizes[0][0] / 2, 1), "labels": chart.labels,
        "shown": [text if len(text) <= most else text[: most - 1] + "…" for text in texts],
        "goals": [n for n, node in enumerate(nodes) if node.goal],
        "starts": [n for n, node in enumerate(nodes) if node.depth == 0],
        "searches": [_search(one, name) for one, name in zip(searches, names, strict=True)],
    }  # fmt: skip


def _nodes(
    searches: Sequence[Watched], states: Sequence[tuple[int, ...]], links: set[tuple[int, int]]
) -> tuple[Node, ...]:
    """The states with their distances from the starts along ``links``."""
    puzzle = searches[0].puzzle
    following: dict[int, list[int]] = {}
    for a, b in sorted(links):
        following.setdefault(a, []).append(b)
    depth = dict.fromkeys(range(len(puzzle.starts)), 0)
    reached = list(depth)
    for n in reached:
        for after in following.get(n, ()):
            if after not in depth:
                depth[after] = depth[n] + 1
                reached.append(after)
    return tuple(
        Node(
            state, semantics.shown(puzzle, state), depth.get(n, 1),
            semantics.is_goal(puzzle, state), semantics.is_lost(puzzle, state),
        )
        for n, state in enumerate(states)
    )  # fmt: skip


def _search(one: Watched, name: Sequence[int]) -> dict[str, Any]:
    cuts: dict[str, int] = {}
    for row in one.rows:
        for cut in row.cuts or ():
            cuts.setdefault(f"{cut.said}: {cut.invariant}", len(cuts))
    few = sum(len(row.events) for row in one.rows) <= EVENTS_SHOWN
    return {
        "order": one.order,
        "said": plain(conclusion(one.answer)),
        "whole": one.complete,
        "way": [name[one.states.index(step.slots)] for step in one.answer.trace[1:]]
        if len(one.answer.trace) < 200 and all(s.slots in one.states for s in one.answer.trace)
        else [],
        "state": [name[row.state] for row in one.rows],
        "parent": [-1 if row.parent is None else name[row.parent] for row in one.rows],
        **{key: [_number(getattr(row, key)) for row in one.rows] for key in "ghf"},
        "round": [row.round for row in one.rows],
        "bound": {row.round: _number(row.bound) for row in one.rows if row.bound is not None},
        "counts": [[len(row.among(kind)) for kind in EVENTS] for row in one.rows],
        "links": [
            [name[n] * len(EVENTS) + EVENTS.index(kind) for kind, n in row.events
             if name[n] >= 0 and (few or kind in WAITS)]
            for row in one.rows
        ],
        "cuts": list(cuts),
        "cut": [[cuts[f"{c.said}: {c.invariant}"] for c in row.cuts or ()] for row in one.rows],
        "waiting": [row.waiting for row in one.rows],
        "heads": list(_heads(one.rows, name)),
    }  # fmt: skip


def _number(lines: Sequence[int] | None) -> object:
    return None if lines is None else lines[0] if len(lines) == 1 else "+".join(map(str, lines))


def _heads(rows: Sequence[Expanded], name: Sequence[int]) -> Iterator[list[int]]:
    """The changes of the first states of the frontier: position and state of each insertion into
    the earlier list without the expanded state; or -1 and the whole list.
    """
    before: list[int] = []
    for row in rows:
        head = [name[n] for n in row.frontier[:HEAD]]
        kept = [n for n in before if n != name[row.state]]
        same, place = [], 0
        for position, n in enumerate(head):
            if place < len(kept) and kept[place] == n:
                place += 1
            else:
                same += [position, n]
        replayed = kept[:]
        for position, n in zip(same[::2], same[1::2], strict=True):
            replayed.insert(position, n)
        yield same if replayed[:HEAD] == head and len(replayed) >= len(head) else [-1, *head]
        before = head
