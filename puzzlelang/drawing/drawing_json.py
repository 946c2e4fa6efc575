"""A state space as JSON."""

from __future__ import annotations

from puzzlelang.answers import Json, arguments_data, json_text
from puzzlelang.core import values
from puzzlelang.drawing.drawing_model import Drawing


def graph_json(drawing: Drawing) -> str:
    """Nodes and edges in breadth-first order, with the states as `solve` gives them."""
    puzzle = drawing.puzzle
    data: Json = {
        "puzzle": puzzle.title,
        "parameters": dict(puzzle.settings),
        "complete": drawing.whole,
        "pruned": list(drawing.pruned),
        **({"symmetry": True} if drawing.merged else {}),
        "nodes": [
            {
                "id": number,
                "shown": node.shown,
                "state": values.state_to_json(puzzle, node.slots),
                "depth": node.depth,
                "to_goal": node.to_goal,
                "start": number == 0,
                "goal": node.goal,
                "lost": node.lost,
                "dead_end": node.dead_end,
                "solution": node.solution,
            }
            for number, node in enumerate(drawing.nodes)
        ],
        "edges": [
            {
                "from": edge.source,
                "to": edge.target,
                "transition": edge.transition.name,
                "arguments": arguments_data(edge.transition, edge.arguments),
                "said": edge.said,
                "cost": list(edge.cost),
                "solution": edge.solution,
            }
            for edge in drawing.edges
        ],
    }
    return json_text(data) + "\n"
