"""Colours and texts shared by all pictures of graphs.

Colours also differ in brightness, and each kind of state has a separate form, so pictures are
readable in print and for colour-blind readers.
"""

from __future__ import annotations

from itertools import pairwise

from puzzlelang.answers import plural
from puzzlelang.drawing.drawing_model import Drawing
from puzzlelang.text import plain

LIGHT = {
    "page": "#ffffff", "ink": "#1f2933", "soft": "#667281", "line": "#aab4c0",
    "box": "#ffffff", "rim": "#8b97a5", "way": "#dc7a00", "way-box": "#fff0cf",
    "start": "#0b62a8", "goal": "#00835f", "goal-box": "#dcf5ea", "lost": "#a82a74",
    "lost-box": "#fbeaf3", "dull": "#b3b9c1", "dull-box": "#f1f3f5", "own": "#7b3fe4",
}  # fmt: skip
DARK = {
    "page": "#11161d", "ink": "#e6ebf1", "soft": "#94a1b0", "line": "#465362",
    "box": "#1b232d", "rim": "#66758a", "way": "#ffac33", "way-box": "#46330d",
    "start": "#62b5f5", "goal": "#35cf9f", "goal-box": "#10402f", "lost": "#f07fc0",
    "lost-box": "#42203a", "dull": "#566170", "dull-box": "#1d232b", "own": "#a98bff",
}  # fmt: skip

TINTS = ("#a5dbe0", "#7fc8d8", "#5ab1cf", "#3f97c3", "#357cb3", "#31619f", "#2d4888", "#232f66")
DARK_TINTS = (
    "#2f4d86", "#33669c", "#3a80b0", "#4a9ac1", "#68b3cf", "#8dcadb", "#b4dfe4", "#dcf3ee",
)  # fmt: skip
"""From the start to the farthest state."""

SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif"
MONO = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"


def variables(dark: bool) -> str:
    """Colours as CSS variables."""
    colours = DARK if dark else LIGHT
    tints = DARK_TINTS if dark else TINTS
    entries = {**colours, **{f"t{n}": tint for n, tint in enumerate(tints)}}
    return ";".join(f"--{name}:{colour}" for name, colour in entries.items())


def tint(depth: int, deepest: int) -> int:
    """Index of the tint for a distance from the start."""
    return min(depth * len(TINTS) // (deepest + 1), len(TINTS) - 1)


WORDS = {
    "start": "start", "goal": "goal", "way": "on a solution", "lost": "lost",
    "stuck": "dead end: no move", "hopeless": "no path to a goal",
}  # fmt: skip


def legend(drawing: Drawing) -> list[str]:
    """Kinds of states that need an explanation in a picture, in order."""
    kinds = {node.kind for node in drawing.nodes}
    return [name for name in WORDS if name in kinds]


def summary(drawing: Drawing) -> str:
    """Describe a picture in one line."""
    states = plural(len(drawing.nodes), "state")
    if drawing.pruned:
        states += f" of {drawing.total:,}" if len(drawing.nodes) < drawing.total else ""
    if drawing.corridor:
        return f"{states} · {plural(len(drawing.edges), 'transition')} · {drawing.marked}"
    if not drawing.whole:
        states = f"the first {states}" if not drawing.pruned else f"{states}, the first found"
    parts = [states, plural(len(drawing.edges), "transition")]
    if drawing.pruned:
        parts.append(f"pruned: {', '.join(drawing.pruned)}")
    goals = [node.depth for node in drawing.nodes if node.goal]
    if goals and drawing.whole and drawing.solutions:
        # length of a solution: follow marked edges from a start to a goal
        following = {edge.source: edge.target for edge in drawing.edges if edge.solution}
        number, steps = next(n for n in drawing.starts if drawing.nodes[n].solution), 0
        while not drawing.nodes[number].goal:
            number, steps = following[number], steps + 1
        best = "cheapest" if "cheapest" in drawing.marked else "shortest"
        length = plural(steps, *drawing.puzzle.step)
        parts.append(f"{plural(drawing.solutions, f'{best} solution')}, {length}")
    elif drawing.marked:
        parts.append(f"marked: {drawing.marked}")
    elif drawing.whole and not goals:
        parts.append("no goal can be reached")
    if drawing.merged:
        parts.append("up to symmetry")
    return " · ".join(parts)


def path_words(drawing: Drawing) -> str:
    """Describe the player's path: where it leaves the best solutions, and where all goals."""
    if not drawing.path:
        return ""
    nodes = drawing.nodes
    best = {(edge.source, edge.target) for edge in drawing.edges if edge.solution}
    said = {(edge.source, edge.target): edge.said for edge in reversed(drawing.edges)}
    words = [f"your path (violet): {plural(len(drawing.path) - 1, *drawing.puzzle.step)}"]
    is_best = bool(best)
    for n, (a, b) in enumerate(pairwise(drawing.path), 1):
        if a is None or b is None:
            continue
        move = f"move {n} ({plain(said[a, b])})"
        is_over = nodes[b].hopeless or nodes[b].lost
        if is_over or (is_best and (a, b) not in best):
            words.append(f"{move} leads to no goal" if is_over else f"{move} is not a best one")
        if is_over:
            break
        is_best = is_best and (a, b) in best
    return ", ".join([*words, *["it follows a best solution"] * (is_best and len(words) == 1)])
