"""Fields of a state space as JSON."""

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
    Field("id", int, "number, from 0, in breadth-first order"),
    Field("shown", str, "the state, printed by `show:`", lambda n: n.node.shown),
    Field("state", dict, "value of each variable, by name",
          lambda n: values.state_to_json(n.puzzle, n.node.slots)),
    Field("depth", int, "distance from the nearest start, in transitions", lambda n: n.node.depth),
    Field("to_goal", OrNull(int), "distance to the nearest goal, in transitions; null if unknown",
          lambda n: n.node.to_goal),
    Field("start", bool, "true for an initial state", lambda n: n.node.depth == 0),
    Field("goal", bool, "true if it meets the goal", lambda n: n.node.goal),
    Field("lost", bool, "true if a line of `lose:` holds", lambda n: n.node.lost),
    Field("dead_end", bool, "true if no transition leaves it", lambda n: n.node.dead_end),
    Field("solution", bool, "true on a marked solution", lambda n: n.node.solution),
))  # fmt: skip

EDGE = Fields("edge", "A transition from one state to another.", (
    Field("from", int, "`id` of the state that it leaves", lambda e: e.source),
    Field("to", int, "`id` of the state that it enters", lambda e: e.target),
    Field("transition", str, "name", lambda e: e.transition.name),
    Field("arguments", dict, "values of its parameters, by name",
          lambda e: arguments_data(e.transition, e.arguments)),
    Field("said", str, "text of its `say:`"),
    Field("cost", ListOf(int), "cost, a number for each cost line"),
    Field("solution", bool, "true on a marked solution"),
))  # fmt: skip

GRAPH = document("state-graph", "Content of `OUT.json` after `graph -o OUT.json`.", (
    PUZZLE, PARAMETERS,
    Field("complete", bool, "true if these are all states", lambda g: g.whole),
    Field("pruned", ListOf(str), "kinds of states that `--prune` removed"),
    unless_empty("symmetry", bool, "true if each state represents all states that differ only "
                 "in interchangeable names",
                 lambda g: g.merged),
    Field("nodes", ListOf(NODE), "states",
          lambda g: [NumberedNode(g.puzzle, id, node) for id, node in enumerate(g.nodes)]),
    Field("edges", ListOf(EDGE), "transitions"),
))  # fmt: skip


def graph_json(drawing: Drawing) -> str:
    """Format nodes and edges in breadth-first order, with states as in answers of `solve`."""
    return json_text(GRAPH.data(drawing)) + "\n"
