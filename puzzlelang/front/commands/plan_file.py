"""`solve --plan`: the solution of a planning task as a plan."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.terminal import err
from puzzlelang.text import printable, usage_error, writing


def check_plan(options: Namespace) -> None:
    """Refuse ``--plan`` before a search that could not write it."""
    if getattr(options, "conversion", None) is None:
        help = (
            "name a domain and a problem: `puzzlelang solve DOMAIN.pddl PROBLEM.pddl --plan PLAN`"
        )
        raise usage_error("only the solution of a planning task is a plan", help)
    writing.check_place(options.plan, (options.file, options.problem))


def write_plan(answer: answers.Answer, options: Namespace) -> None:
    if not answer.is_solved:
        return
    steps = [
        (step.transition.name, answers.arguments_data(step.transition, step.arguments))
        for step in answer.trace
        if step.transition is not None
    ]
    calls = [(name, [*map(str, values.values())]) for name, values in steps]
    cost = answer.cost[0] if options.conversion.task.problem.metric else len(calls)
    writing.write_whole(options.plan, options.conversion.plan_text(calls, cost))
    if not options.quiet:
        err(f"wrote {printable(options.plan)}")
