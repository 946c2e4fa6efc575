"""A state space as JSON: its fields."""

from __future__ import annotations

from puzzlelang.answers import (
    PARAMETERS,
    PUZZLE,
    Field,
    Fields,
    ListOf,
    OrNull,
    arguments_data,
    document,
    json_text,
    unless_empty,
)
from puzzlelang.core import nodes as core
from puzzlelang.core import values
from puzzlelang.drawing.drawing_model import Drawing, Node
from puzzlelang.text import Record


class NumberedNode(metaclass=Record):
    puzzle: core.Puzzle
    id: int
    node: Node


NODE = Fields("node", "A reachable state.", (
    Field("id", int, "its number, from 0, in breadth-first order"),
    Field("shown", str, "the state as `show:` prints it", lambda n: n.node.shown),
    Field("state", dict, "the value of each variable, by its name",
          lambda n: values.state_to_json(n.puzzle, n.node.slots)),
    Field("depth", int, "transitions from the nearest start", lambda n: n.node.depth),
    Field("to_goal", OrNull(int), "transitions to the nearest goal; null: none is known",
          lambda n: n.node.to_goal),
    Field("start", bool, "whether it is a start", lambda n: n.node.depth == 0),
    Field("goal", bool, "whether it meets the goal", lambda n: n.node.goal),
    Field("lost", bool, "whether a line of `lose:` holds", lambda n: n.node.lost),
    Field("dead_end", bool, "whether no transition leaves it", lambda n: n.node.dead_end),
    Field("solution", bool, "whether it is on a marked solution", lambda n: n.node.solution),
))  # fmt: skip

EDGE = Fields("edge", "A transition from one state to another.", (
    Field("from", int, "the state that it leaves", lambda e: e.source),
    Field("to", int, "the state that it leads to", lambda e: e.target),
    Field("transition", str, "its name", lambda e: e.transition.name),
    Field("arguments", dict, "the values of its parameters, by their names",
          lambda e: arguments_data(e.transition, e.arguments)),
    Field("said", str, "what its `say:` says"),
    Field("cost", ListOf(int), "what it costs, a number for each cost line"),
    Field("solution", bool, "whether it is on a marked solution"),
))  # fmt: skip

GRAPH = document("state-graph", "What `graph -o OUT.json` writes.", (
    PUZZLE, PARAMETERS,
    Field("complete", bool, "whether these are all states", lambda g: g.whole),
    Field("pruned", ListOf(str), "what `--prune` left out"),
    unless_empty("symmetry", bool, "true where a state stands for all that differ by names",
                 lambda g: g.merged),
    Field("nodes", ListOf(NODE), "the states",
          lambda g: [NumberedNode(g.puzzle, id, node) for id, node in enumerate(g.nodes)]),
    Field("edges", ListOf(EDGE), "the transitions"),
))  # fmt: skip


def graph_json(drawing: Drawing) -> str:
    """Nodes and edges in breadth-first order, with the states as `solve` gives them."""
    return json_text(GRAPH.data(drawing)) + "\n"
