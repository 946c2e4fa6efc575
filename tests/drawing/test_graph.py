"""State spaces as pictures and files: marks, pruning and layout."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import sys
from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise, product
from math import dist
from pathlib import Path
from random import Random
from statistics import correlation
from xml.etree import ElementTree

import pytest

from puzzlelang import answers
from puzzlelang.core import semantics
from puzzlelang.drawing import draw as draw_space
from puzzlelang.drawing import drawing_model, layers, picture, picture_style, stills, stress
from puzzlelang.drawing import state_graph as graph
from puzzlelang.drawing.drawing_model import Drawing, Edge, Node, links, neighbours
from puzzlelang.drawing.formats import dot, graph_json, graphml
from puzzlelang.drawing.html import BANDS, BOTH, MOST, clusters, html
from puzzlelang.drawing.svg import svg
from puzzlelang.front.commands import program as cli
from puzzlelang.text.records import replace
from tests.core_builder import frogs
from tests.project.pages import as_in_the_gallery
from tests.support import each_row, in_part, nightly, of_library

TOP = Path(__file__).parents[2]
NASTY = 'a"b\\c\n<d>&\x00\x1b\ud800'
HOSTILE = "</script></title><img src=x onerror=alert(1)>\u2028]]>'\"&\x07\ud800\u202e"
SVG = "{http://www.w3.org/2000/svg}"


def drawn(name: str, *settings: tuple[str, str], **options: object) -> Drawing:
    drawing = draw_space(answers.load(name, settings), **options)  # type: ignore[arg-type]
    assert isinstance(drawing, Drawing)
    return drawing


def nasty(text: str) -> Drawing:
    """Three states, with ``text`` in every place that a file controls."""
    puzzle = replace(frogs(1), title=text)
    (step, *_) = semantics.steps(puzzle, puzzle.starts[0])
    nodes = (
        Node(puzzle.starts[0], text, 0, False, False, True),
        Node(step.state, "goal", 1, True, False, True),
        Node(step.state, "lost", 1, False, True),
    )
    edges = (
        Edge(0, 1, step.transition, step.arguments, text, (1,), True),
        Edge(0, 2, step.transition, step.arguments, "go", (1,)),
    )
    return Drawing(puzzle, nodes, edges)


def small(
    edges: list[tuple[int, int, int]], goals: set[int], *, lost: frozenset[int] = frozenset()
) -> Drawing:
    """Nodes 0, 1, … joined by edges (from, to, cost), without unreachable nodes."""
    puzzle = frogs(1)
    (step, *_) = semantics.steps(puzzle, puzzle.starts[0])
    depths = {0: 0}
    waiting = [0]
    for node in waiting:
        for a, b, _ in edges:
            if a == node and b not in depths:
                depths[b] = depths[a] + 1
                waiting.append(b)
    numbers = {node: number for number, node in enumerate(depths)}
    nodes = tuple(
        Node(puzzle.starts[0], str(node), depth, node in goals, node in lost)
        for node, depth in depths.items()
    )
    joined = tuple(
        Edge(numbers[a], numbers[b], step.transition, step.arguments, f"{a}-{b}", (cost,))
        for a, b, cost in edges
        if a in numbers and b in numbers
    )
    return Drawing(puzzle, nodes, joined, True, len(nodes))


def random_drawing(seed: int, size: int = 8, *, costs: int = 1) -> Drawing:
    dice = Random(seed)
    pairs = [(a, b) for a in range(size) for b in range(size) if a != b]
    lost = frozenset({dice.randrange(1, size)})
    chosen = [pair for pair in dice.sample(pairs, 2 * size) if pair[0] not in lost]
    goals = {dice.randrange(1, size), dice.randrange(1, size)} - lost
    edges = [(a, b, dice.randint(1, costs)) for a, b in chosen]
    return small(edges, goals, lost=lost)


# ── marks and pruning against brute force ────────────────────────────────────────────


def simple_ways(drawing: Drawing) -> Iterator[tuple[int, list[int]]]:
    """Generate each cycle-free path to a goal with its cost."""
    cost = {(edge.source, edge.target): edge.cost[0] for edge in drawing.edges}

    def go(way: list[int], paid: int) -> Iterator[tuple[int, list[int]]]:
        if drawing.nodes[way[-1]].goal:
            yield paid, way
        for (a, b), price in cost.items():
            if a == way[-1] and b not in way:
                yield from go([*way, b], paid + price)

    yield from go([0], 0)


@pytest.mark.slow
@each_row("seed", range(60))
def test_all_optimal_solutions_are_marked(seed: int) -> None:
    drawing = random_drawing(seed, costs=1 + seed % 3)
    ways = list(simple_ways(drawing))
    least = min(((paid, len(way)) for paid, way in ways), default=None)
    best = [way for paid, way in ways if (paid, len(way)) == least]
    marked = graph.with_optimal(drawing)
    assert marked.solutions == len(best)
    assert [n for n, node in enumerate(marked.nodes) if node.solution] == sorted(
        {node for way in best for node in way}
    )
    assert {(e.source, e.target) for e in marked.edges if e.solution} == {
        pair for way in best for pair in pairwise(way)
    }


def reaches(drawing: Drawing, pairs: set[tuple[int, int]]) -> set[int]:
    """Nodes from which ``pairs`` lead to a goal, by the transitive closure."""
    count = len(drawing.nodes)
    can = [[a == b or (a, b) in pairs for b in range(count)] for a in range(count)]
    for middle, a, b in product(range(count), repeat=3):
        can[a][b] = can[a][b] or (can[a][middle] and can[middle][b])
    goals = [n for n, node in enumerate(drawing.nodes) if node.goal]
    return {a for a in range(count) if any(can[a][goal] for goal in goals)}


@pytest.mark.each_time("18")
@pytest.mark.parametrize("seed", range(60))
@each_row("kinds", [("lost",), ("cycles",), ("dead-ends",), drawing_model.PRUNED])
def test_pruning(seed: int, kinds: tuple[str, ...]) -> None:
    drawing = graph.with_optimal(graph.with_ends(random_drawing(seed, costs=1 + seed % 2)))
    nodes = drawing.nodes
    pairs = {
        (e.source, e.target)
        for e in drawing.edges
        if "cycles" not in kinds or e.solution or nodes[e.target].depth == nodes[e.source].depth + 1
    }
    kept = set(range(len(nodes)))
    if "lost" in kinds:
        kept -= {n for n, node in enumerate(nodes) if node.lost}
    if "dead-ends" in kinds:
        kept &= reaches(drawing, pairs)
    kept.add(0)
    found = graph.pruned(drawing, kinds)
    assert [node.shown for node in found.nodes] == [nodes[n].shown for n in sorted(kept)]
    assert {(found.nodes[e.source].shown, found.nodes[e.target].shown) for e in found.edges} == {
        (nodes[a].shown, nodes[b].shown) for a, b in pairs if a in kept and b in kept
    }
    assert found.nodes[0].depth == 0


@each_row("seed", range(40))
def test_ends(seed: int) -> None:
    drawing = graph.with_ends(random_drawing(seed))
    pairs = {(edge.source, edge.target) for edge in drawing.edges}
    hopeful = reaches(drawing, pairs)
    for number, node in enumerate(drawing.nodes):
        stuck = all(a != number for a, _ in pairs)
        assert node.dead_end == (stuck and not node.goal and not node.lost)
        assert node.hopeless == (number not in hopeful and bool(hopeful))
        assert (node.to_goal is None) == (number not in hopeful)
        nearest = [drawing.nodes[b].to_goal for a, b in pairs if a == number]
        if node.to_goal:
            assert node.to_goal == 1 + min(far for far in nearest if far is not None)
        assert (node.to_goal == 0) == node.goal


@pytest.mark.slow
def test_a_state_at_the_rim_is_no_dead_end() -> None:
    drawing = drawn("frogs", first=10)
    rim = [node for node in drawing.nodes if node.open]
    assert rim
    assert not any(node.hopeless or node.dead_end for node in rim)
    assert all(node.to_goal is None for node in rim)
    whole = {node.slots: node for node in drawn("frogs").nodes}
    assert {n.slots for n in drawing.nodes if n.dead_end} <= {
        n.slots for n in whole.values() if n.dead_end
    }
    pruned = drawn("frogs", first=10, prune=["dead-ends"])
    assert {n.slots for n in pruned.nodes} >= {n.slots for n in rim}


# The pictures on the web page that pruning imitates: all states, and the remaining two solutions
# (Robert Laing, "Wolf, goat and cabbage", 2021), which have 4 + 2 * 2 states and two more.


def test_the_goat_of_the_game_page() -> None:
    drawing = drawn("goat-gdl", prune=drawing_model.PRUNED)
    assert drawing.solutions == 2
    assert all(node.solution for node in drawing.nodes)
    assert sorted(node.depth for node in drawing.nodes) == [0, 1, 2, 3, 3, 4, 4, 5, 6, 7]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "solutions"), [("goat", 2), ("cannibals", 4), ("two-wolves", 4), ("lettuce", 40)]
)
def test_the_solutions_of_the_r_post(name: str, solutions: int) -> None:
    """The numbers of shortest paths in "Solving River-Crossing Puzzles with R"."""
    assert drawn(name).solutions == solutions


# ── layers ───────────────────────────────────────────────────────────────────────────


def random_layers(seed: int, size: int = 40) -> layers.Layers:
    drawing = random_drawing(seed, size)
    depths = [node.depth for node in drawing.nodes]
    return layers.Layers.of(depths, [(link.a, link.b) for link in links(drawing)])


def crossings_by_pairs(placed: layers.Layers) -> int:
    at = {item: place for layer in placed.order for place, item in enumerate(layer)}
    lines = [(a, b) for a, ends in enumerate(placed.down) for b in ends]
    return sum(
        placed.depths[a] == placed.depths[c] and (at[a] - at[c]) * (at[b] - at[d]) < 0
        for (a, b), (c, d) in combinations(lines, 2)
    )


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_sweeps_leave_fewer_crossings(seed: int) -> None:
    placed = random_layers(seed)
    before = layers.crossings(placed)
    assert before == crossings_by_pairs(placed)
    members = [sorted(layer) for layer in placed.order]
    layers.untangle(placed)
    assert layers.crossings(placed) == crossings_by_pairs(placed) <= before
    assert [sorted(layer) for layer in placed.order] == members


def test_a_line_over_layers_has_a_place_in_each() -> None:
    placed = layers.Layers.of([0, 1, 2, 3], [(0, 1), (1, 2), (2, 3), (3, 0)])
    (bends,) = placed.bends.values()
    assert [placed.depths[bend] for bend in bends] == [1, 2]
    assert [len(layer) for layer in placed.order] == [1, 2, 2, 1]


def overlapping(made: picture.Picture) -> list[tuple[int, int]]:
    def over(a: int, b: int) -> bool:
        (xa, ya), (xb, yb) = made.points[a], made.points[b]
        (wa, ha), (wb, hb) = made.sizes[a], made.sizes[b]
        return abs(xa - xb) < (wa + wb) / 2 and abs(ya - yb) < (ha + hb) / 2

    return [pair for pair in combinations(range(len(made.points)), 2) if over(*pair)]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["goat", "goat-gdl", "family", "frogs", "jugs", "lamps"])
@pytest.mark.parametrize("layout", ["depth", "structure"])
def test_boxes_do_not_overlap(name: str, layout: str) -> None:
    made = picture.picture(drawn(name), layout)
    assert made.boxes
    assert overlapping(made) == []
    inside = [
        (w / 2 - 0.01 <= x <= made.width - w / 2 + 0.01, h / 2 - 0.01 <= y)
        for (x, y), (w, h) in zip(made.points, made.sizes, strict=True)
    ]
    assert all(map(all, inside))


@pytest.mark.each_time("5")
@pytest.mark.parametrize("seed", range(6))
def test_dots_in_layers_do_not_overlap(seed: int) -> None:
    dice = Random(seed)
    edges = [(dice.randrange(n), n, 1) for n in range(1, 150)]
    edges += [(dice.randrange(150), dice.randrange(150), 1) for _ in range(40)]
    made = picture.picture(small(edges, {149}), "depth")
    assert not made.boxes
    assert overlapping(made) == []
    heights = {node.depth: made.points[n][1] for n, node in enumerate(made.drawing.nodes)}
    for number, node in enumerate(made.drawing.nodes):
        assert made.points[number][1] == heights[node.depth]
    assert list(heights.values()) == sorted(heights.values())


def test_layers_go_across_where_that_fits_better() -> None:
    path = small([(n, n + 1, 1) for n in range(7)], {7})
    wide = replace(path, nodes=tuple(replace(n, shown="\n" * 12 + "x") for n in path.nodes))
    assert picture.picture(path).downwards
    assert not picture.picture(wide).downwards


@pytest.mark.slow
def test_rings_are_round() -> None:
    drawing = drawn("eight-puzzle", first=300)
    made = picture.picture(drawing)
    assert made.layout == "rings"
    for point, node in zip(made.points, drawing.nodes, strict=True):
        assert dist(point, made.points[0]) == pytest.approx(made.scale[node.depth], abs=0.05)
    apart = min(dist(*pair) for pair in combinations(made.points, 2))
    assert apart >= made.sizes[0][0] * 0.6


@pytest.mark.parametrize("layout", ["depth", "rings", "structure"])
def test_captions_of_all_steps_cover_nothing(layout: str) -> None:
    made = picture.picture(replace(drawn("hanoi"), named=True), layout)
    assert len(made.captions) > len(picture.picture(drawn("hanoi"), layout).captions)
    boxes = [*zip(made.points, made.sizes, strict=True)]
    captions = [(caption.middle, caption.size) for caption in made.captions]
    for n, (middle, size) in enumerate(captions):
        for other, other_size in [*boxes, *captions[:n]]:
            assert not picture._overlap(middle, size, other, other_size)


def test_captions_cover_nothing() -> None:
    made = picture.picture(drawn("goat"))
    assert len(made.captions) == 10  # lines of its two solutions
    assert {caption.text for caption in made.captions} >= {"the farmer crosses alone"}
    covered = picture.Picture(
        made.drawing, [], "depth", made.labels,
        [*made.sizes, *(caption.size for caption in made.captions)],
        [*made.points, *(caption.middle for caption in made.captions)], [],
    )  # fmt: skip
    assert overlapping(covered) == []


# ── structure ────────────────────────────────────────────────────────────────────────


def hanoi_distances(discs: int) -> dict[tuple[tuple[int, ...], tuple[int, ...]], int]:
    """Distances between all states of the tower, computed without the engine.

    A state lists the pegs of the discs, smallest first; a disc may move if no smaller one is on
    either peg.
    """
    states = list(product(range(3), repeat=discs))
    found = {}
    for start in states:
        far, level = {start: 0}, [start]
        while level:
            following = []
            for state in level:
                for disc, peg in product(range(discs), range(3)):
                    if peg == state[disc] or {peg, state[disc]} & set(state[:disc]):
                        continue
                    after = (*state[:disc], peg, *state[disc + 1 :])
                    if after not in far:
                        far[after] = far[state] + 1
                        following.append(after)
            level = following
        found.update({(start, state): moves for state, moves in far.items()})
    return found


def sierpinski(discs: int) -> dict[tuple[int, ...], tuple[float, float]]:
    """The states as corners of Sierpiński's triangle, as in textbooks.

    Three triangles with one disc less, one for each peg of the largest disc, are reflected so that
    equal corners meet.
    """
    if discs == 0:
        return {(): (0.0, 0.0)}
    corners = ((0.0, 0.0), (0.5, 0.75**0.5), (1.0, 0.0))
    smaller, side = sierpinski(discs - 1), 2 ** (discs - 1)
    found = {}
    for peg, (x, y) in enumerate(corners):
        for state in smaller:
            u, v = smaller[tuple(p if p == peg else 3 - peg - p for p in state)]
            found[(*state, peg)] = (u + x * side, v + y * side)
    return found


@pytest.mark.slow
def test_the_tower_of_hanoi_is_the_triangle_of_sierpinski() -> None:
    drawing = drawn("hanoi", ("discs", "5"))
    made = picture.picture(drawing)
    assert made.layout == "structure"
    places = {node.slots: point for node, point in zip(drawing.nodes, made.points, strict=True)}
    assert len(places) == 3**5
    far, exact = hanoi_distances(5), sierpinski(5)
    pairs = list(combinations(places, 2))
    for a, b in pairs:
        assert (far[a, b] == 1) == (dist(exact[a], exact[b]) < 1.001)
    lengths = [dist(places[a], places[b]) for a, b in pairs]
    ideal = [dist(exact[a], exact[b]) for a, b in pairs]
    moves = [far[pair] for pair in pairs]
    assert correlation(lengths, ideal) > 0.98
    assert correlation(lengths, moves) > correlation(ideal, moves)  # better than the textbook's
    corners = [places[(peg,) * 5] for peg in range(3)]
    sides = [dist(a, b) for a, b in combinations(corners, 2)]
    assert max(sides) < 1.02 * min(sides)
    left, top, right = corners[0], corners[1], corners[2]  # the goal is the right peg
    assert left[0] < top[0] < right[0]
    assert top[1] < min(left[1], right[1]) - 0.7 * sides[0]


@pytest.mark.slow
def test_a_large_graph_is_laid_out_by_pivots() -> None:
    """A grid of 25 by 25 keeps nearly its known distances."""
    side = 25
    joined: list[list[int]] = [[] for _ in range(side * side)]
    for x, y in product(range(side), repeat=2):
        for u, v in ((x + 1, y), (x, y + 1)):
            if u < side and v < side:
                joined[x * side + y].append(u * side + v)
                joined[u * side + v].append(x * side + y)
    assert len(joined) > stress.WHOLE
    places = stress.layout(joined)
    dice = Random(1)
    pairs = [(dice.randrange(side**2), dice.randrange(side**2)) for _ in range(3000)]
    lengths = [dist(places[a], places[b]) for a, b in pairs]
    steps = [abs(a // side - b // side) + abs(a % side - b % side) for a, b in pairs]
    assert correlation(lengths, steps) > 0.97


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_smallest_graphs(count: int) -> None:
    path = small([(n, n + 1, 1) for n in range(count - 1)], {count - 1} - {0})
    for layout in drawing_model.LAYOUTS:
        text = svg(path, layout)
        assert "nan" not in text
        ElementTree.fromstring(text)
        assert html(path, layout)


def test_points_that_all_have_the_same_neighbours() -> None:
    """The leaves of a star have equal distances to all nodes, but are drawn apart."""
    star = small([(0, n, 1) for n in range(1, 100)], {1})
    made = picture.picture(star, "structure")
    assert len(set(made.points)) == 100


def test_lines_hold_what_goes_to_and_fro() -> None:
    drawing = graph.with_optimal(
        small([(0, 1, 1), (1, 0, 1), (1, 2, 1), (0, 1, 1), (2, 2, 1)], {2})
    )
    first, second = links(drawing)
    assert (first.a, first.b, first.there, first.back, first.marked) == (0, 1, True, True, 1)
    assert (second.one_way, second.marked) == (True, 1)
    back = replace(first, words_there=("in", "hop"), words_back=("out",), marked=-1)
    assert back.captions == ("out",)
    assert replace(back, marked=0).captions == ("in / out", "in")
    assert replace(back, marked=0, words_there=()).captions == ("out",)
    assert neighbours(3, [first, second]) == [[1], [0, 2], [1]]


# ── files ────────────────────────────────────────────────────────────────────────────


def test_dot() -> None:
    lines = dot(nasty(NASTY)).split("\n")
    label = r'"a\"b\\c\l<d>&���\l"'
    assert lines[0] == f"digraph {label} {{"
    assert lines[3] == f'  n0 [label={label}, fillcolor="#fff1d0", style="rounded,bold,filled"];'
    assert lines[4].startswith('  n1 [label="goal", peripheries=2,')
    assert lines[5] == '  n2 [label="lost", fontcolor="gray40", style="rounded,dashed"];'
    assert lines[6] == f'  n0 -> n1 [label={label}, color="#d97706", penwidth=2];'
    assert lines[7] == '  n0 -> n2 [label="go"];'


def test_graphml_is_well_formed() -> None:
    root = ElementTree.fromstring(graphml(nasty(NASTY)).encode())
    space = "{http://graphml.graphdrawing.org/xmlns}"
    (found,) = root.findall(f"{space}graph")
    nodes = found.findall(f"{space}node")
    assert [node.get("id") for node in nodes] == ["n0", "n1", "n2"]
    assert nodes[0][0].text == 'a"b\\c\n<d>&���'
    keys = {key.get("id"): key.get("attr.name") for key in root.findall(f"{space}key")}
    data = {keys[data.get("key")]: data.text for data in nodes[1]}
    assert data == {
        "shown": "goal", "depth": "1", "start": "false", "goal": "true", "lost": "false",
        "dead end": "false", "solution": "true",
    }  # fmt: skip
    assert len(found.findall(f"{space}edge")) == 2


def test_graph_json() -> None:
    data = json.loads(graph_json(nasty(NASTY)))
    assert [node["start"] for node in data["nodes"]] == [True, False, False]
    assert data["nodes"][0]["shown"] == NASTY
    assert data["nodes"][0]["state"] == {"board": ["G", "_", "B"]}
    assert (data["edges"][0]["from"], data["edges"][0]["to"]) == (0, 1)
    assert data["edges"][0]["arguments"] == {"here": 1, "there": 2}


@pytest.mark.parametrize("layout", drawing_model.LAYOUTS)
@pytest.mark.parametrize("text", [NASTY, HOSTILE, "\u65e5\u672c " * 40, "", "-->"])
def test_nothing_of_a_puzzle_breaks_out_of_an_svg(text: str, layout: str) -> None:
    root = ElementTree.fromstring(svg(nasty(text), layout))
    allowed = {
        "svg", "title", "desc", "style", "defs", "marker", "path", "rect", "circle", "text", "g",
    }  # fmt: skip
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= allowed
    for element in root.iter():
        assert not any(name.startswith("on") or "href" in name for name in element.attrib)
    assert (root.findtext(f"{SVG}title") or "")[:1] == text[:1]


def test_the_parts_of_an_svg() -> None:
    drawing = drawn("frogs")
    root = ElementTree.fromstring(svg(drawing))
    looked_at = [g.get("class") for g in root.iter(f"{SVG}g") if g.find(f"{SVG}title") is not None]
    assert len(looked_at) == 23
    assert looked_at.count("b start way") == 1
    assert looked_at.count("b goal") == 1
    assert looked_at.count("b stuck") == 4  # the dead ends of `explore`
    assert looked_at.count("b way") == 14  # two solutions of 8 moves with the same ends
    lines = [p for p in root.iter(f"{SVG}path") if p.find(f"{SVG}title") is not None]
    assert len(lines) == 28
    assert [p.get("class") for p in lines].count("w") == 16


def page_parts(text: str) -> tuple[str, str, str, str]:
    """The policy, style, data and program of a page, which has no other elements."""
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    style = re.search(r"<style>(.*?)</style>", text, re.DOTALL)
    data = re.search(r'<script id="data" type="application/json">(.*?)</script>', text, re.DOTALL)
    program = re.search(r"<script>(.*?)</script>", text, re.DOTALL)
    assert policy and style and data and program
    assert len(re.findall(r"<script|<style|<img|<link|<iframe", text)) == 3
    return policy[1], style[1], data[1], program[1]


@pytest.mark.parametrize("text", [NASTY, HOSTILE, "<!--<script>"])
def test_nothing_of_a_puzzle_breaks_out_of_a_page(text: str) -> None:
    policy, style, data, program = page_parts(html(nasty(text)))
    assert data.isascii()
    assert not set(data) & set("<>&")
    read = json.loads(data)
    assert len(read["shown"]) == 3
    assert read["shown"][0][:8] == text[:8]
    for part, kind in ((style, "style"), (program, "script")):
        digest = base64.b64encode(hashlib.sha256(part.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none'")
    for danger in ("innerHTML", "insertAdjacentHTML", "document.write", "eval(", "http:", "https:"):
        assert danger not in style + program


@pytest.mark.slow
def test_a_page_has_what_the_space_has() -> None:
    drawing = drawn("frogs", ("left", "3"), ("right", "5"))
    data = json.loads(page_parts(html(drawing))[2])
    assert data["shown"] == [node.shown for node in drawing.nodes]
    assert data["toGoal"] == [node.to_goal for node in drawing.nodes]
    assert len(data["edges"]) == len(drawing.edges)
    assert [data["said"][edge[2]] for edge in data["edges"]] == [e.said for e in drawing.edges]
    assert [each["name"] for each in data["layouts"]] == ["structure", "depth", "rings"]
    assert all(len(each["x"]) == len(drawing.nodes) for each in data["layouts"])


def test_a_page_of_rings_has_dots_only() -> None:
    data = json.loads(page_parts(html(drawn("goat"), "rings"))[2])
    assert (data["boxes"], data["texts"]) == (False, [])
    assert [each["name"] for each in data["layouts"]] == ["rings"]


def test_what_can_not_be_solved_is_not_all_grey() -> None:
    drawing = graph.with_optimal(graph.with_ends(small([(0, 1, 1), (1, 2, 1)], set())))
    assert picture_style.legend(drawing) == ["start", "stuck"]
    assert picture_style.summary(drawing).endswith("no goal can be reached")
    assert [node.shown for node in graph.pruned(drawing, ["dead-ends"]).nodes] == ["0"]


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(
    "colours", [picture_style.LIGHT, picture_style.DARK], ids=["light", "dark"]
)
def test_words_can_be_read(colours: dict[str, str]) -> None:
    """The contrasts required by WCAG 2: 4.5 for text, 3 for meaningful graphics."""

    def contrast(a: str, b: str) -> float:
        high, low = sorted((luminance(colours[a]), luminance(colours[b])), reverse=True)
        return (high + 0.05) / (low + 0.05)

    for text, on in [("ink", "page"), ("soft", "page"), ("ink", "box"), ("ink", "way-box"),
                     ("ink", "goal-box"), ("start", "page"), ("goal", "page")]:  # fmt: skip
        assert contrast(text, on) >= 4.5, (text, on)
    for mark in ("way", "lost", "start", "goal"):
        assert contrast(mark, "page") >= 3, mark


@pytest.mark.slow
def test_the_panel_shows_boards() -> None:
    """Each state has a board, made of elements in the page rather than text."""
    from puzzlelang.drawing import Boards

    drawing = drawn("goat")
    page = html(drawing)
    pieces = json.loads(page_parts(page)[2])["pieces"]
    boards = Boards(drawing.puzzle)
    for node, found in zip(drawing.nodes, pieces, strict=True):
        board = boards.board(node.slots)
        assert [(x, y) for _, x, y in found] == [
            (round(p.x * 400), round(p.y * 400)) for p in board.pieces
        ]
        for (number, *_), piece in zip(found, board.pieces, strict=True):
            (shown,) = re.findall(rf'<g id="g{number}">(.*?)</g>', page)
            assert piece.paint.text in shown
    assert 'id="look"' not in html(drawn("coffee-can"))


# ── the gallery ──────────────────────────────────────────────────────────────────────

GALLERY = re.findall(
    r"^\$ (puzzlelang graph .*)$",
    (TOP / "docs" / "gallery.md").read_text(encoding="utf-8"), re.MULTILINE,
)  # fmt: skip


@pytest.mark.later(
    "puzzlelang graph eight-puzzle --first 2000 -o eight-puzzle.svg",
    "puzzlelang graph family -o family.svg",
    "puzzlelang graph hanoi --set discs=5 -o hanoi.svg",
)
@pytest.mark.parametrize("line", GALLERY)
def test_the_gallery_is_what_its_commands_draw(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    as_in_the_gallery(line)


# ── states equal up to renaming ──────────────────────────────────────────────────────

EVERYONE = frozenset("mfdespPT")  # mother, father, daughters d e, sons s p, police, thief
LETTERS = dict(zip(
    ("mother", "father", "daughter1", "daughter2", "son1", "son2", "police", "thief"), "mfdespPT",
    strict=True,
))  # fmt: skip
Raft = tuple[frozenset[str], bool]


def alike(left: frozenset[str], raft: bool) -> Raft:
    """Of two interchangeable children, put the first one on the left."""
    for one, other in ("de", "sp"):
        if other in left and one not in left:
            left = left - {other} | {one}
    return left, raft


def calm(group: frozenset[str]) -> bool:
    return not (
        ("f" in group and group & set("de") and "m" not in group)
        or ("m" in group and group & set("sp") and "f" not in group)
        or ("T" in group and group & set("mfdesp") and "P" not in group)
    )


def crossings(state: Raft) -> set[Raft]:
    left, raft = state
    here = sorted(left if raft else EVERYONE - left)
    found = set()
    for riders in map(frozenset, [*combinations(here, 1), *combinations(here, 2)]):
        after = left - riders if raft else left | riders
        if riders & set("mfP") and calm(riders) and calm(after) and calm(EVERYONE - after):
            found.add(alike(after, not raft))
    return found


def distances(start: Raft, following: Mapping[Raft, set[Raft]]) -> dict[Raft, int]:
    found, waiting = {start: 0}, [start]
    for state in waiting:
        for after in following[state] - found.keys():
            found[after] = found[state] + 1
            waiting.append(after)
    return found


@pytest.mark.slow
def test_merged_states_are_the_orbits() -> None:
    """The family of "Solving River-Crossing Puzzles with R", with interchangeable children."""
    start, goal = (EVERYONE, True), (frozenset[str](), False)
    following: dict[Raft, set[Raft]] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state not in following:
            following[state] = crossings(state)
            waiting += following[state]
    assert len(following) == 52
    there, back = distances(start, following), distances(goal, following)  # reversible crossings
    best = {state for state in following if there[state] + back[state] == there[goal]}

    drawing = draw_space(answers.load("family"), merge=True)
    assert isinstance(drawing, Drawing)
    data = json.loads(graph_json(drawing))
    orbits = []
    for node in data["nodes"]:
        left = frozenset(
            LETTERS[who] for who, bank in node["state"]["at"].items() if bank == "left"
        )
        orbits.append(alike(left, node["state"]["raft"] == "left"))
    assert len(set(orbits)) == len(orbits) and set(orbits) == following.keys()
    pairs = {(orbits[e.source], orbits[e.target]) for e in drawing.edges}
    assert pairs == {(a, b) for a in following for b in following[a]}
    assert [node.depth for node in drawing.nodes] == [there[orbit] for orbit in orbits]
    assert {orbits[n] for n, node in enumerate(drawing.nodes) if node.solution} == best
    assert (data["symmetry"], drawing.solutions) == (True, 2)
    assert "up to symmetry" in picture_style.summary(drawing)
    for number, edge in enumerate(drawing.edges):  # a step's text must fit its state
        shown = drawing.nodes[edge.source].shown.partition(" ~~~ ")
        bank = shown[0] if "to the right" in edge.said else shown[2]
        riders = edge.said.removeprefix("the raft carries ").partition(" to the ")[0]
        assert all(rider in bank for rider in riders.split(" and ")), number


@pytest.mark.slow
def test_one_order_is_marked_in_merged_states() -> None:
    drawing = draw_space(answers.load("family"), order="dfs", merge=True)
    assert isinstance(drawing, Drawing)
    marked = {(e.source, e.target) for e in drawing.edges if e.solution}
    on_it = {number for number, node in enumerate(drawing.nodes) if node.solution}
    assert len(marked) == len(on_it) - 1 > 0  # a single trace
    assert 0 in on_it and any(drawing.nodes[number].goal for number in on_it)


def test_symmetry_is_drawn_where_there_is_some(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "out.svg")
    assert cli.main(["graph", "frogs", "--symmetry", "-o", out]) == 2
    assert "no interchangeable members" in capsys.readouterr().err
    assert cli.main(["graph", "family", "--symmetry", "-o", out]) == 0
    assert "52 states, 116 transitions, up to symmetry" in capsys.readouterr().err


# ── groups ────────────────────────────────────────────────────────────────────────────


@of_library("name", ["klotski", "eight-puzzle"])
@in_part("first", 1000, 4000)
def test_groups_hang_together_in_a_band(name: str, first: int) -> None:
    drawing = drawn(name, first=first)
    lines = links(drawing)
    group = clusters(drawing, lines)
    bands = min(BANDS, drawing.depth + 1)
    band = [node.depth * bands // (drawing.depth + 1) for node in drawing.nodes]
    members: dict[int, set[int]] = {}
    for node, number in enumerate(group):
        members.setdefault(number, set()).add(node)
    assert sorted(members) == list(range(len(members))) and 20 < len(members) <= MOST + bands
    joined = neighbours(len(group), lines)
    rests = []
    for some in members.values():
        assert len({band[node] for node in some}) == 1
        waiting = [min(some)]
        seen = set(waiting)
        for node in waiting:
            near = {other for other in joined[node] if band[other] == band[node]} - seen
            waiting += sorted(near)
            seen |= near
        if seen != some:
            rests.append(band[min(some)])
    assert len(rests) == len(set(rests)), "small rests share one group in each band"


@pytest.mark.slow
@pytest.mark.parametrize("most", [300, *nightly(BOTH)])
def test_only_a_page_of_many_states_has_groups(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[html.__module__], "BOTH", most)
    few, many = (page_parts(html(drawn("klotski", first=n))) for n in (most, most + 1))
    found = [json.loads(part[2])["groups"] for part in (few, many)]
    assert found[0] == [] and len(found[1]) == most + 1


# ── boards in nodes ───────────────────────────────────────────────────────────────────


def with_boards(name: str, folder: Path, ending: str) -> str:
    path = folder / f"graph{ending}"
    assert cli.main(["graph", name, "--boards", "-o", str(path), "--quiet"]) == 0
    return path.read_text(encoding="utf-8")


def test_nodes_show_their_boards(tmp_path: Path) -> None:
    """Each node shows the picture of its state, without text."""
    import puzzlelang as pl

    drawing, puzzle = drawn("goat"), pl.load("goat")
    root = ElementTree.fromstring(with_boards("goat", tmp_path, ".svg"))
    pictures = []
    for image in root.iter(f"{SVG}image"):
        kind, data = image.attrib["href"].split(",")
        assert kind == "data:image/svg+xml;base64"
        pictures.append(base64.b64decode(data).decode())
    boards = [stills(drawing.puzzle, [node.slots]) for node in drawing.nodes]
    assert len(pictures) == len(set(pictures)) == len(drawing.nodes)
    assert all(board and board.ground in p for board, p in zip(boards, pictures, strict=True))
    first = puzzle.initial.svg()
    assert pictures[0].split("</title>")[1] == first.split("</title>")[1]
    nodes = [group for group in root.iter(f"{SVG}g") if group.find(f"{SVG}image") is not None]
    assert len(nodes) == 10 and not any(list(node.iter(f"{SVG}text")) for node in nodes)


def test_nodes_of_a_page_show_their_boards(tmp_path: Path) -> None:
    data = json.loads(page_parts(text := with_boards("goat", tmp_path, ".html"))[2])
    assert data["boxes"] and data["texts"] == [[]] * 10 and len(data["pieces"]) == 10
    wide, high, *whole = data["thumb"]
    assert wide / whole[0] == pytest.approx(high / whole[1])
    assert 'id="scene"' in text and 'id="scene"' not in html(drawn("goat"))


TOGGLE = """puzzle: A switch
state:
  on: boolean = false
transitions:
  toggle: {then: {on: true}}
goal: on
"""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["frogs", "-o", "OUT.dot"], "is for pictures"),
     (["eight-puzzle", "--first", "81", "-o", "OUT.svg"], "at most 80 states, but there are 81"),
     (["OUT.yaml", "-o", "OUT.svg"], "no boards, only texts")],
)  # fmt: skip
def test_boards_that_do_not_fit(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "out.yaml").write_text(TOGGLE + "look: {text: <on>}\n")
    arguments = [one.replace("OUT", str(tmp_path / "out")) for one in arguments]
    assert cli.main(["graph", "--boards", *arguments]) == 2
    assert said in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["out.yaml"]


# ── boards by default, and the path of a player ───────────────────────────────────────


@pytest.mark.slow
def test_few_states_are_boards(tmp_path: Path) -> None:
    def images(*arguments: str) -> int:
        out = tmp_path / "out.svg"
        assert cli.main(["graph", *arguments, "-o", str(out), "--quiet"]) == 0
        return out.read_text(encoding="utf-8").count("<image ")

    assert images("goat") == 10 and images("goat", "--texts") == 0
    assert images("hanoi", "--set", "discs=4") == images("family") == 0


@pytest.mark.parametrize(
    ("name", "typed", "said", "lines"),
    [("frogs", "#2", "1 move, move 1 (G goes from stone 1 to stone 3) leads to no goal", 1),
     ("goat", "goat alone wolf goat", "4 moves, it follows a best solution", 4),
     ("sokoban", "w s s",
      "3 moves, move 1 (walk north) is not a best one", 2)],
)  # fmt: skip
def test_the_path_of_a_player(name: str, typed: str, said: str, lines: int, tmp_path: Path) -> None:
    """The moves are counted by hand; there and back again is one line."""
    from puzzlelang.play import Game, game_data

    game = Game(answers.load(name))
    for word in typed.split():
        word = {"w": "north", "s": "south"}.get(word, word)
        move = next(m for m in game.moves if word in m.said.split() or word == f"#{m.number}")
        game.play(move)
    saved = tmp_path / "game.json"
    saved.write_text(answers.json_text(game_data(game, False)))
    for ending in (".svg",) if name == "sokoban" else (".svg", ".html"):  # a layout takes a second
        out = tmp_path / f"out{ending}"
        arguments = ["graph", name, "--path", str(saved), "-o", str(out), "--quiet"]
        assert cli.main(arguments) == 0
        text = re.sub(r'</text>\s*<text class="s" y="\d+">', " ", out.read_text(encoding="utf-8"))
        assert f"your path (violet): {said}" in text
    assert (tmp_path / "out.svg").read_text(encoding="utf-8").count('<path class="y"') == lines + 1


def test_a_path_is_a_game_of_the_puzzle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = tmp_path / "game.json"
    saved.write_text("{}")
    out = tmp_path / "out.svg"
    assert cli.main(["graph", "frogs", "--path", str(saved), "-o", str(out)]) == 2
    assert "is not a game of this puzzle" in capsys.readouterr().err and not out.exists()
    assert cli.main(["graph", "frogs", "--path", str(saved), "-o", str(saved)]) == 2
